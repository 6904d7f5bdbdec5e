### The table in English.

## Everywhere

skip = To the content
nav = Where you are
language = Language
language-en = English
language-fr = Français
for-programs = For programs
events = Tournaments, campaigns, leagues
somebody = Adept
lobby = Lobby
to-lobby = To the lobby
rules = Rules
back-to-table = Back to the table
print = Print
leaf-file = Keep as a file
leaf-play = Play with it
leaf-bring = Bring it to the table
sorry = That did not work

## The lobby

lobby-title = By candlelight, at the alchemists’ table
lobby-line = Choose a game. Play against bots at once, or send your friends a link.
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
level-champion-untrained = champion (search)
play-now = Play now
with-friends = With friends, or with options
my-tables = Your tables
open-tables = Open tables
watch-tables = Tables to watch
none-mine = You sit at no table yet.
none-open = No table waits for players.
none-watch = Nothing to watch right now.
status-gathering = waiting for players
status-playing = in play
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
the-table = The table
clock = Time to act, before a bot stands in
clock-of = { $seconds ->
    [0] no clock
    [120] { $minutes } minutes
    [600] { $minutes } minutes
    [86400] one day
   *[other] { $days ->
        [one] { $days } day
       *[other] { $days } days
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
sit-down = Sit down

## The match

side = Players, actions, log and chat
actions = What you may do
no-actions = Nothing to do for you now.
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
resign = Resign
resign-sure = Really give up this match?
sound = Sound
wide = Wide picture
curtain = Hand the screen to { $name }. Nobody else looks.
pass-screen = Hand the screen to { $name }
lift-curtain = Lift the curtain
motion-undo = { $name } would like to take the last turn back.
motion-stand-in = { $name } would like a bot to stand in for { $target }.
agree = Agree
refuse = Refuse
i-am-here = I am here
waiting-for-answers = Waiting for the others’ answer.
hint-line = { $text } ({ $percent } % over { $tries } tries)
spectator = a spectator

## Afterwards

all-of = { $most } and { $last }
won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
by-resignation = The others gave up.
luck-known = luck known
played-on = Played on from line { $line } of another match: its luck was known.
score = The score, rule by rule
rule = Rule
total = Total
chart = Scores over time
chart-axis = line 0 to { $lines }
replay = Replay
replay-play = Play
line-of = Line { $line } of { $last }
eyes-of = through the eyes of
and-now = And now?
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
box = In the box
api-line = Everything that these pages do, programs can do too. Complete description:

## Refusals

no-nobody = Say your name first: this needs a token or a cookie.
no-no-such-table = There is no table { $id }.
no-no-such-seat = This table has no seat { $seat }.
no-no-such-line = There is no line { $line }: the last one is { $last }.
no-no-such-link = This link leads nowhere: ask for a new one.
no-no-such-motion = That has been answered already.
no-no-such-page = There is no such page.
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
