### The table in English.

## Everywhere

skip = To the content
nav = Where you are
language = Language
language-en = English
language-fr = Français
for-programs = For programs
events = Tournaments, campaigns, leagues
clubs = Clubs
events-short = Events
somebody = Adept
lobby = Lobby
to-lobby = To the lobby
go-back = Back
rules = Rules
back-to-table = Back to the table
print = Print
game-page-file = Keep as a file
game-page-play = Play with it
game-page-bring = Bring it to the table
sorry = That did not work

## The lobby

lobby-title = By candlelight, at the alchemists’ table
lobby-line = Games of alchemists. Play against bots at once, or send your friends a link: the table explains every rule.
games = The games
seats-span = { $more ->
    [0] { $low ->
        [one] { $low } player
       *[other] { $low } players
    }
   *[other] { $low } to { $high } players
}
minutes = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
fire-cold = the furnace is being lit
fire-heating = the furnace is heating: { $percent } %
your-name = Your name
name = Name
players = Players
bots = Bots
level-novice = novice
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-champion = champion
level-rated = { $level }, { $rating }
level-champion-some = champion (a search, where nobody has trained one)
level-champion-untrained = champion (search)
play-now = Play now
play-now-at = Play now: { $game }
with-friends = With friends
with-friends-at = With friends, or with options: { $game }
new-game = A new game
as-last = as last time: { $seats ->
    [0] as many players as the game likes best
    [one] { $seats } player
   *[other] { $seats } players
}, bots of the level “{ $level }”
players-usual = as the game likes best
keep-name = Keep my name
rename = Rename
turns = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
turns-order = people who wait come first, the longest wait on top
go-play = Play
go-play-at = Play: { $game }
you-have = you have { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deeds-since = { $count ->
    [0] nothing since your last turn
    [one] { $count } deed since your last turn
   *[other] { $count } deeds since your last turn
}
lobby-thinks = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
bot-for-you = A bot stands in for you
waiting-tables = Waiting for others
open-tables = Open tables
over-tables = Finished
watch-tables = To watch
seats-taken = { $taken } of { $seats } seats taken
invites = { $name } invites
join = Join
join-at = Join: { $game }
replay-at = Replay: { $game }
time-ago = { $unit ->
    [now] just now
    [minutes] { $n ->
        [one] a minute ago
       *[other] { $n } minutes ago
    }
    [hours] { $n ->
        [one] an hour ago
       *[other] { $n } hours ago
    }
   *[days] { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }
}
time-waits = { $unit ->
    [now] just now
    [minutes] { $n ->
        [one] for a minute
       *[other] for { $n } minutes
    }
    [hours] { $n ->
        [one] for an hour
       *[other] for { $n } hours
    }
   *[days] { $n ->
        [one] since yesterday
       *[other] for { $n } days
    }
}
result-won = you won, { $mine } to { $points }
result-alone = you won, with { $mine }
result-short = you did not win, with { $mine }
result-shared = you won together with { $names }, { $mine } each
result-lost = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}, { $points } to { $mine }
result-tie = { $ended }. { $why }
result-resigned = you gave up
result-theirs = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}, with { $points }
status-over = over
your-turn = Your turn
free = free

## A new table

new-table = A new table
who-plays = Who plays
seat-n = Seat { $n }
name-of-seat = Name at seat { $n }
nobody = nobody
who-me = you
who-open = a friend, by link
who-here = a friend, at this screen
bot-of = bot ({ $level })
options = Options of the game
more-options = { $count } more, as usual if you leave them
the-table = The table
clock = Time
out = When time has run out
out-bot = a bot stands in
out-resign = the seat resigns
clock-none = no clock
clock-turn = { $turn } for each turn
clock-fischer = { $bank } for the match, and { $more } for each turn
clock-bank = { $turn } for each turn, and { $bank } once
length = { $unit ->
    [seconds] { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
    [minutes] { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
    [hours] { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
   *[days] { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
}
listed = Show the table in the lobby: anybody may sit down, anybody may watch
allow-hints = Allow hints even among friends
lay-table = Lay the table

## Gathering

gathering = Waiting for players
gathering-line = The match begins by itself as soon as every seat is taken.
you = you
send-link = Send this link
copy = Copy
copied = Copied: send it to a friend.
copy-by-hand = Selected: press Ctrl+C to copy it.
sit-here = Sit here
fill-with = Bots for the empty seats:
start-now = Start now
gathering-numbers = Everybody sits. Each player’s browser now says the number that it has sealed; then the match begins.
number-awaited = number awaited
start-without = Start without the missing numbers
luck = The luck of this match
luck-line = The table has promised its luck before it knew the players’ numbers, and every player has sealed a number of their own before anybody said one. All of them together make the luck: nobody can choose it. After the match everything is revealed.
seal-of = Seal of { $name }
own-number = Your number
wait-for-host = Whoever laid the table may also start with bots on the empty seats.
invitation = You are invited
invitation-line = { $host } keeps seat { $n } for you.
table-for = { $count ->
    [one] a table for { $count } player
   *[other] a table for { $count } players
}
read-rules = Read the rules
sit-down = Sit down

## The match

side = Players, actions, log and chat
offline = The table cannot be reached: are you connected? What you did was not sent.
broken = The table gave no answer that can be read: try again in a moment.
door-log = Log
door-words = In words
more = More
close = Close
picture = The table
question = What is asked
since = Since your last turn
since-nothing = Nothing has happened since your last turn.
since-begin = The match begins. Rest on anything in the picture, or hold a finger on it: it tells what it is.
watching = You are watching: nobody waits for you.
earlier = The deed before
later = The deed after
strip-at = { $at } of { $of }
replay-all = Replay all
loss = This cost you something
show-me = Show me
understood = Understood
back-to-now = Back to now
choose = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
all-choices = All choices as a list
search-choices = Search the choices
why = Why?
why-rules = The rules of this choice
why-refused = Not now, and why
inspect-may = Now you may
inspect-not = Not now
pace = Bots’ deeds
pace-slow = slowly
pace-usual = usual pace
pace-fast = quickly
pace-none = at once
keys = Keys
key-1 = take back
key-2 = a hint
key-3 = why: what this choice is for
key-4 = all choices as a list
key-5 = the next thing that glows; arrows move among them
key-6 = what happened
key-7 = chat
key-8 = deeds since your last turn
key-9 = look closer, look from afar
key-10 = this list
key-11 = close what is open
key-12 = what this is: of what has the focus, then the arrows go from thing to thing
log = What happened
chat = Chat
say = Say
say-something = Say something to the table
in-words = The table in words
thinks = { $name } is thinking…
waits-for = waiting for { $name }
away = away, a bot stands in
resigned = resigned
come-back = I am back
stand-in = Replace
take-back = Take back
hint = Hint
undo = Ask to undo
undo-asked = The others have been asked.
undo-done = Your last turn is taken back.
undo-refused = Not everybody agrees: nothing is taken back.
undo-lapsed = The match has gone on: nothing is taken back.
resign = Resign
resign-sure = Really give up this match?
sound = Sound
curtain = Hand the screen to { $name }. Nobody else looks.
pass-screen = Hand the screen to { $name }
lift-curtain = Lift the curtain
motion-undo = { $name } would like to take the last turn back.
motion-stand-in = { $name } would like a bot to stand in for { $target }.
agree = Agree
refuse = Refuse
i-am-here = I am here
waiting-for-answers = Waiting for the others’ answer.
spectator = a spectator

## Afterwards

all-of = { $most } and { $last }
won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
nobody-won = Not won this time
decided-points = By { $mine } to { $other }.
decided-shared = Equal in all that decides: the victory is shared.
by-resignation = The others gave up.
luck-known = luck known
played-on = Played on from line { $line } of another match: its luck was known.
score = The score, rule by rule
rule = Rule
total = Total
chart = Scores over time
chart-axis = from the beginning to the end
replay = Replay
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-keys = ← → one step, Home and End, space to play
key-space = Space
line-of = Line { $line } of { $last }
eyes-of = through the eyes of
and-now = And now?
analysis = Analysis
analysis-line = Each player’s chance of winning over the match, the choices that cost most, and what would have been better.
analysis-wait = The match is being looked through…
analysis-known = With everything known: as if nothing but the luck to come had been hidden
analysis-by-champion = Judged by the champion. Each curve shows what a player could expect by what that player knew.
analysis-by-search = Judged by the search, as no champion has learned what was played. Each curve shows what a player could expect by what that player knew.
analyse = Analyse this match
accuracy = chose with { $percent } % accuracy
moments = What cost most
moment-cost = line { $line }: { $percent } % of the chance to win
moment-played = Played
moment-better = Better
moment-why = Why
moment-best = Best play from there
moment-chance = ({ $percent } %)
moment-show = Show
moment-play-on = Play on from here
no-moments = Nobody’s choice cost more than a few hundredths of the chance to win.
play-on = Play on from here against bots, as
play-on-button = Play on
rematch = Rematch
to-rematch = To the rematch
transcript = Download the transcript
unzoom = Show all of it
own-box = Download its box
fairness = Was it fair?
fairness-line = Before the first action the table published a commitment to its luck, and every player could seal a number of their own to be mixed into it. Now all of it is revealed: check that it fits together.
commitment = Commitment
seed = Seed
salt = Salt
check-fair = Check
number-of = Number of { $name }
number-kept-back = sealed and kept back
fair-good = Fair: the commitment and all numbers fit, and the whole match follows from them.
fair-mine = Fair: your own number is in the luck as you sealed it, the commitment and all other numbers fit what was published before the start, and the whole match follows from them.
fair-known = The match follows from its luck, but that luck was known from another match.
fair-promise = Not fair: this is not the commitment, or not the seals, that were published before the match began.
fair-number = Not fair: a number does not fit its seal, or yours is missing.
fair-luck = Not fair: the luck is not made of the seed, the salt and the numbers that were revealed.
fair-play = Not fair: the match does not follow from its luck.
fair-unable = This browser checks nothing on a page without HTTPS: download the transcript and say “athanor verify”.

## Rules

contents = Contents
turn = The course of a turn
glossary = Glossary
summary = Summary sheet
scoring = Points
icons = What is drawn
find = Search the rules
found-none = Nothing is found.
found = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
box = In the box
api-line = Everything that these pages do, programs can do too. Complete description:

## Refusals

no-nobody = Say who you are first: with your name in the lobby, or with an account.
no-no-such-table = There is no table { $id }.
no-no-such-seat = This table has no seat { $seat }.
no-no-such-line = There is no line { $line }: the last one is { $last }.
no-no-such-link = This link leads nowhere: ask for a new one.
no-no-such-motion = That has been answered already.
no-no-such-page = There is no such page.
no-no-such-thing = Nothing here is called “{ $what }”. A thing is asked about as the picture marks it: “columns a”, “seat 0”.
no-http = This cannot be asked here.
no-not-your-seat = You do not sit there.
no-need-link = Only whoever has the link of this seat may sit there.
no-seat-taken = { $name } sits there already.
no-seats = This game is for { $low } to { $high } players.
no-bad-seal = A seal has 64 digits of 0 to f.
no-other-number = This is not the number that was sealed.
no-not-all-here = Keep your number to yourself until everybody sits.
no-luck-known = The luck of this table is known from another match: nobody else may sit down.
no-started = The match has started already.
no-not-started = The match has not started yet.
no-not-host = Only whoever laid the table may do that.
no-over = The match is over.
no-not-over = The match is not over yet.
no-stale = Something happened meanwhile: look again.
no-committed = Nothing can be taken back: your last choice was committed.
no-nothing-to-undo = You have not played yet.
no-asked-already = That question is on the table already.
no-not-awaited = The match does not wait for that player.
no-patience = A little patience: in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} you may propose it.
no-bot-plays = A bot stands in for { $name }: come back first.
no-resigned = You gave up this match.
no-empty-words = Say something.
no-no-hints = There are no hints at this table.
no-not-your-turn = It is not your turn.
no-other-edition = This match was played with edition { $edition } of the rules; here is edition { $here }.
no-too-fast = Too fast: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
no-too-many-streams = Too many streams are open.
no-too-large = That is too large: { $bytes } bytes at most.
no-too-slow = That came too slowly: a request has { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
no-no-room = There is no room left to keep anything: try again later.
no-away = The table cannot look anything up right now: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
no-foreign = This came from another site.
no-malformed = { $where }: { $why }.
no-defect = This is our mistake; it has been noted.

# Lessons

learn = Learn
learn-at = Learn { $game }: a first match with a coach, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lessons = Learn by playing
lessons-line = A match with a coach, who shows you one thing at a time and lets you do it. You can leave the tour whenever you like and play on.
coach = The coach
coach-at = { $at } of { $of }
coach-do = Your move: choose what glows.
coach-do-listed = Your move: open the choices, below.
coach-back = Back
coach-next = Next
coach-play-on = Play on
coach-skip = Skip the tour
coach-skip-sure = Leave the tour? The match goes on, and you play as you like.
coach-again = Take up the tour again
coach-next-lesson = Next lesson: { $title }
is-lesson = a lesson
lesson-luck = A lesson: its luck is always the same, everybody may know it, and the match counts nowhere.
fair-lesson = The match follows from its luck, but that luck belongs to a lesson: it is always the same.
no-no-such-lesson = There is no such lesson of this game.

# The workshop

workshop = Workshop
workshop-line = Change a card or a number, see it drawn, let bots try it, play with it and take the box home. The address of this page keeps your changes.
workshop-bench = The box on the bench
workshop-thing = Card or number
workshop-choose = Show
workshop-span = { $low } to { $high }
workshop-no-fields = Nothing to change here.
workshop-apply = Lay it on the bench
workshop-drawn-later = It is drawn again when nothing is wrong with the box.
workshop-not-drawn = This is not drawn.
workshop-faults = What is wrong
workshop-wrong = { $why }.
workshop-less-than-equal = At most { $le }.
workshop-greater-than-equal = At least { $ge }.
workshop-int-type = A whole number is wanted.
workshop-int-parsing = A whole number is wanted.
workshop-string-too-short = Too short.
workshop-string-too-long = Too long.
workshop-changes = Your changes
workshop-no-changes = None yet: this is the game’s own box.
workshop-undo = Undo
workshop-undo-key = Undo the change of { $key }
workshop-ways = What to do with it
workshop-take = Download the box
workshop-play = Play a match with it
workshop-bot = Bot
workshop-seats = Seats
workshop-matches = Matches, at most { $most }
workshop-try = Let bots try it
workshop-not-yet = When nothing is wrong with it, the box can be played, tried and downloaded.
workshop-file = A box of your own, as a file
workshop-text = Or its text
workshop-bring = Load this box
workshop-run = What bots have found
workshop-run-going = Played so far: { $done } of { $of }
workshop-run-over = All { $of } are played.
workshop-run-stopped = Stopped after { $done } of { $of }.
workshop-run-failed = The run broke off; the error is ours, and it has been noted.
workshop-stop = Stop
no-workshop-too-much = These changes are too long for the workshop: the limit, in letters, is { $letters }. Try such a box with athanor lab on the command line.
no-workshop-wrong-box = { $key }: { $why }
no-workshop-unreadable = This is no box: { $why }.
no-workshop-unknown = The box of this game has no part called { $key }.
no-run-going = A run of yours is still going on.
no-no-such-run = There is no such run, or it has been forgotten: begin it again.
no-not-your-run = Only whoever began a run may stop it.
no-no-such-bot = There is no such bot here.

## Accounts

account = Your account
account-claim = Claim an account
account-why = Nobody needs one to play. With an account you keep your name and your matches on all your devices: everything that you have played in this browser comes along. There is no password.
account-claim-key = Claim it
sign-in = Sign in
sign-out = Sign out here
sign-in-line = This browser becomes one of your devices. What you have played in it as a guest comes along.
with-passkey = With a passkey
use-passkey = Use a passkey
with-code = With a code
with-code-line = On a device where you are signed in, your account shows a code for ten minutes. A recovery code works too, once.
code = Code
passkeys = Passkeys
passkeys-line = A passkey lives in your device or in your keychain. It signs you in without a password, on every device that has it.
passkeys-insecure = Passkeys need a page by HTTPS. Here, link another device with a code.
add-passkey = Add a passkey
last-used = used
remove = Remove
devices = Devices
devices-line = Every browser and program that is signed in as you. End what you do not know.
device-program = A program
this-device = this device
last-seen = seen
end-device = Sign out
link-device = Link another device
code-line = On the other device, open “Sign in” and type this code, or point its camera at the picture. It works once, for ten minutes.
code-picture = The code as a picture for a camera
recovery = Recovery codes
recovery-line = For the day on which you have lost every device: each of them signs you in once. Keep them on paper.
recovery-left = { $count ->
    [0] You have none.
    [one] { $count } code is left.
   *[other] { $count } codes are left.
}
recovery-new = New recovery codes
recovery-once = These are shown once. Those of before are void.
export = Take everything along
export-line = A file with all that is kept of you, and the transcript of every match at which you sit.
export-key = Take it along
delete = Be forgotten
delete-line = Your account, devices, passkeys and settings go, and all that you have said. Matches that go on are given up. Matches that are over stay, under an anonymous name. There is no way back.
delete-sure = To be sure, write your name: { $name }
delete-key = Forget me
anonymous = Anonymous
no-no-account = This needs an account: claim one first.
no-has-account = You have an account already.
no-nameless = An account needs a name.
no-name-taken = Somebody else has the name { $name }.
no-bad-code = This code is not valid, or not any more.
no-bad-passkey = This passkey is not known here, or its answer came too late.
no-too-many-passkeys = You have as many passkeys as anybody may have, { $most }: remove one first.
no-no-such-key = There is nothing of yours by this name.
no-not-sure = To be sure, your name must be written there: { $name }.
no-no-such-person = Nobody here is called { $name }.

## Settings

settings = Settings
settings-account = They are kept with your account, on all your devices.
settings-browser = They are kept in this browser; with an account, on all your devices.
settings-keep = Keep them
press-again = Press once more to play it.
wish-language = Language
wish-language-system = as the browser says
wish-language-en = English
wish-language-fr = Français
wish-theme = Colours
wish-theme-dark = by candlelight
wish-theme-light = by daylight
wish-theme-contrast = high contrast
wish-text = Size of the text
wish-text-usual = usual
wish-text-large = large
wish-text-larger = larger
wish-motion = Motion
wish-motion-system = as the browser says
wish-motion-reduce = none
wish-sound = A sound when it is your turn
wish-sound-off = off
wish-sound-on = on
wish-pace = How fast the deeds of the others are shown
wish-pace-900 = usual
wish-pace-1600 = slowly
wish-pace-400 = fast
wish-pace-0 = not at all
wish-measured = Distances, where a game can be played by eye
wish-measured-on = measured
wish-measured-off = by eye
wish-confirm = Choices
wish-confirm-off = one press plays them
wish-confirm-on = a second press confirms them

## Ratings

rated-table = Rated: no hints, and every player has an account or is a bot
ratings = Ratings
rating = Rating
rank = Rank
rating-matches = Matches
ratings-line = People and bots on one scale, by their places in rated matches; the number behind ± is what is not known yet. Matches of guests, lessons, matches that were played on, with hints or with an undo are not rated, nor are those at which somebody sits twice.
ratings-none = No rated match of this game is over yet.
was-rated = A rated match.
is-rated = rated
unrated-lesson = Not rated: a lesson.
unrated-played-on = Not rated: its luck was known.
unrated-casual = Not rated.
unrated-hints = Not rated: there were hints.
unrated-undo = Not rated: somebody has taken back a turn.
unrated-guest = Not rated: a guest has played.
unrated-bot = Not rated: one of the bots has no level.
unrated-alone = Not rated: nobody played against anybody.
unrated-twice = Not rated: the same player sits there twice.
unrated-edition = Not rated: it was played by other rules.
no-rated-hints = At a rated table there are no hints: choose one of the two.

## Histories

history = My matches
profile = My public profile
member-since = Here since
profile-own = This is what everybody may know of you.
no-ratings = No rated match yet.
achievements = Achievements
game = Game
all-games = all games
result = Result
filter-all = all
filter-won = won
filter-lost = not won
filter-rated = rated
show = Show
place-of = place { $place } of { $seats }
points-n = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
matches-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
won-of = { $won } won of { $count }
best-match = The best match: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
by-seat = By seat
by-role = By role
openings = Favourite openings
plot-points = Points over time
plot-rating = Rating over time
plot-axis = { $count ->
    [one] the last match
   *[other] the last { $count } matches
}
newer = Newer
older = Older
history-none = Nothing yet.

## Peace

peace = Block or report
peace-line = Whoever you block sits at no table with you from now on, and you no longer read what they say. They are not told. A report is read by whoever looks after the table.
peace-none = Nobody else sits here.
block = Block
unblock = Unblock
blocked = Blocked
report = Report
reported = It was reported. Whoever looks after the table reads it.
report-line = What { $name } did
reports = Reports
reports-none = Nobody has reported anything.
settle = Settled
admin = Look after the table
admin-people = People
admin-tables = Tables
admin-storage = Storage
admin-limits = Limits
admin-limits-line = They stand in the settings of the server.
limit-rate = { $count } at once, then { $rate } a second
admin-deeds = Log of deeds
is-admin = looks after the table
silence = Silence
unsilence = Let talk
sign-out-everywhere = Sign out everywhere
count-gathering = Tables that gather
count-playing = Matches that go on
count-over = Matches that are over
count-accounts = Accounts
count-size = The database
count-streams = Open streams
deed-settled = settled a report
deed-silenced = silenced
deed-unsilenced = let talk again
deed-signed-out = signed out everywhere
wish-chat = Chat
wish-chat-on = shown
wish-chat-off = off
no-apart = You cannot sit down at this table.
no-no-chat = Nobody talks at the tables here.
no-silenced = You may not talk here for the time being.
no-not-yourself = This cannot be blocked.
no-too-many-blocks = Nobody may block more people than you do, { $most }.
no-no-such-deed = There is no such deed.

# Notices
notices = Notices
no-bad-address = This is no address to post to: it begins with https:// and names a host.
no-private-address = Addresses of private networks are not allowed here.
no-bad-keys = These are no keys of a browser.
no-bad-mail = This is no mail address.
no-no-mail = This server sends no mails.
no-no-such-zone = There is no such time zone.
no-no-such-channel = There is no such channel of yours.
no-too-many-channels = You have { $most } of them already: end one first.

# Without a network
offline-title = No network
offline-line = The table cannot be reached just now. Nothing is lost: matches go on when you are back.
try-again = Try again

# Time
motion-judge = { $name } would like to end the match: those who left come last, the others as the points stand.
judge = End the match without those who left
by-judgement = Somebody had left, and the others agreed to end it.
no-bad-clock = There is no such clock.
no-nobody-gone = Nobody has left for good.
no-no-vacation = { $days ->
    [one] One day of vacation is left for this year.
   *[other] { $days } days of vacation are left for this year.
}
away-title = Vacation
away-line = Tables whose turns take days stand still for you meanwhile: thirty days in a year. Everybody at the table sees it.
away-days = Days
away-go = Go
away-until = { $days ->
    [one] You are away for another day at most, and your clocks stand still.
   *[other] You are away for { $days } more days, and your clocks stand still.
}
away-back = I am back
away-mark = on vacation
clock-left = { $name }: what is left of the turn, and in the bank

# Finding each other
find-game = Find a game
invite-person = Invite somebody you have sat with
invite = Invite
invited-title = You are invited
was-invited = { $name } was invited
rematch-turned = Again, seats turned
no-no-such-companion = You have sat with nobody of that name.
no-too-many-followed = You follow { $most } already: let one go first.
no-no-such-club = There is no such club.
no-members-only = Only members of the club may take part.
no-apart-club = You cannot join this club.
no-club-full = A club has at most { $most ->
    [one] { $most } member
   *[other] { $most } members
}.
no-not-a-member = You do not belong to this club.
no-not-club-organiser = Only an organiser of the club may do that.
no-bad-line = A line about the club has at most { $most ->
    [one] { $most } letter
   *[other] { $most } letters
}.
no-no-games = A club plays at least one game.
no-say-sure = Say that you are sure.
