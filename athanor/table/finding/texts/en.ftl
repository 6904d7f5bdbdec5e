# Finding each other
all-of = { $most } and { $last }
find-title = Find a game
find-line = Say what you would like to play: as soon as enough others seek the same, a table is laid for you.
find-game = Game
find-seats = Players
find-any = any
find-speed = Time
find-rated = for the rating
find-go = Seek
seeking = You seek { $game }.
seeking-line = Stay on this page: it leads you to the table. Where turns take days you may leave, and are told.
found = A table was found: { $game }.
find-stop = Stop seeking
found-go = To the table
waiting-now = Seeking just now
waiting-for = { $game }: { $count ->
    [one] { $count } person
   *[other] { $count } people
}
invitations = You are invited
invited-by = { $name } invites you: { $game }
open-tables = Open tables
looks-for = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
no-tables = There is none just now.
people = People you have sat with
no-people = Nobody yet.
follow = Follow
follow-at = Follow { $name }
unfollow = Do not follow
unfollow-at = Do not follow { $name }
followed-tables = Tables of those whom you follow
