### Clubs in English.

clubs-line = People who play together: their members, their ladder, their events.
no-clubs = There is no club yet.
found = Found a club
found-line = Whoever founds a club runs it, and may share that with other members.
name = Name of the club
line = A line about it
games = Its games
yours = yours
members = Members
members-n = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
organiser = organiser
unrated = not rated yet
ladder = Ladder
no-ladder = The ladder begins with a rated match between two members.
feed = Feed of its events (Atom)
membership = Membership
you-run = You run this club.
you-belong = You are a member.
you-ask = You have asked to join: an organiser will answer.
ask-line = An organiser lets you in; members are shown on this page by name.
ask = Ask to join
ask-no-more = Ask no longer
leave = Leave the club
join = Join
invited = You are invited to join { $name }. Members are shown on its page by name.
needs-account = A member has an account. It takes a moment, and what you have played comes along.
asking = Would like to join
yes = Yes
no = No
invite = Invite
link-line = Whoever has this link joins at once.
new-link = Make another link; the old one leads nowhere then
make-organiser = Let organise
make-member = Only a member
remove = Remove
deeds = Decide about members
hooks = Hooks
hooks-line = Another program is told when an event of the club is announced, has a new round or is over.
hook-address = Address (https)
hook-add = Tell it
hook-key = This key signs what is posted. It is shown only now.
edit = What the club says of itself
keep = Keep it
dissolve = Dissolve the club
dissolve-line = Yes, the club shall be no more; its events stay
