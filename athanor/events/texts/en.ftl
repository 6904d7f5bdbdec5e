### The organised game in English.

kind-tournament = tournament
kind-campaign = campaign
kind-league = league
kind-tournament-line = Swiss rounds: neighbours in the standings meet, nobody twice.
kind-campaign-line = Paired freely, over weeks or months.
kind-league-line = Everybody meets everybody.

tie-points = Points
tie-index = Share of the scores
tie-wins = Wins
tie-opponents = Opponents’ points
tie-direct = Among equals
tie-scenario = Score
tie-random = By lot

tie-index-line = one’s share of the scores, summed over the matches
tie-wins-line = matches won
tie-opponents-line = victory points of everybody one has met (Buchholz)
tie-direct-line = victory points taken from those with whom one is tied
tie-scenario-line = scores, summed over the matches
tie-random-line = drawn by lot, once for each player

standings = Standings
place = Place
player = Player
players = Players
troop = Troop
played = Played
won-drawn-lost = Won / drawn / lost
byes = Byes
bye = bye
round = Round
round-n = Round { $n }
round-of = Round { $n } of { $last }
board = Table
board-n = Table { $n }
results = Results
against = against
waiting = still to be played
left = left
total = Total
victory-points = Victory points
score = Score
tie-order = Equal victory points are parted by: { $ties }.
points-table = { $first } for a win, { $shared } for a draw, { $second } for a loss.
points-table-many = By places: { $first }, { $rest }; { $shared } each for a draw of all.
no-players-yet = Nobody takes part yet.
no-rounds-yet = No round is paired yet.
is-over = The standings are final.
entrants = { $count ->
    [0] no players yet
    [one] { $count } player
   *[other] { $count } players
}
rounds-played = { $planned ->
    [0] { $round ->
        [0] no round yet
       *[other] round { $round }
    }
   *[other] round { $round } of { $planned }
}
events = Tournaments, campaigns, leagues
events-line = Everybody against everybody, round after round: who will stand at the top?
none = No event yet.
new = A new event
create = Create the event
name = Name of the event
kind = Kind
game = Game
rounds = Rounds (0: as many as you like)
points = Victory points
points-help = A win / a draw / a loss; at larger tables first / a draw of all / second / third…
ties = Tie-breaks
ties-help = What parts players with equal victory points, the first before the second.
tie-n = Tie-break { $n }
nothing = nothing more
table-of = Players at a table
labelled = { $label }: { $value }
options = Options of the game
as-event = as in the event
organise = Organise
organiser-line = You organise this event. This link makes whoever has it an organiser too; keep it to yourself.
player-link = This link lets { $name } sit down at the table as this player.
you-organise = You are asked to organise “{ $name }”.
accept = I will
you-play = You play as { $name } in “{ $event }”.
sit-as = This is me
add-player = Add a player
player-name = Name
ready-troop = Ready troop
own-troop = Own troop (text of its file)
no-troop = none
bot = Bot
no-bot = a person
add = Add
pair = Pair the next round
allow-rematches = Rematches are allowed when there is no other way
meet = Let them meet
unpair = Take the round back
enter = Enter
correct = Correct
play-here = Play at the table
to-table = To the table
seat-link = Seat of { $name }
drop = Withdraw
back = Let back in
close = The standings are final
close-line = No round comes any more, no result changes.
csv = Standings as CSV
results-csv = Results as CSV
page = Page to print
winner = Result
wins-n = { $name } wins
draw = draw
links = Links
first = first
plan = When, where, for whom
keep-plan = Keep the plan
entry = Who may register
entry-nobody = nobody: the organiser adds players
entry-open = everybody
entry-club = the members of the club
entry-now = registration is open
members-only = This event is for the members of the club: join it first.
most = Places (0: as many as come; later ones wait)
begins = Begins
zone = By the clock of
venue = Where
every = Minutes from round to round (0: the organiser pairs)
check-in-minutes = Check-in: minutes before it begins (0: none)
filler = Instead of a bye
no-filler = a bye
filler-line = bot in the place of a bye
begins-at = { $at }
clocked-line = The first round is paired by itself: { $at }.
calendar = For your calendar
calendar-round = { $event }, round { $n }
live = Live boards
live-line = The tables that are being played now.
live-none = No table is being played right now.
taking-part = Taking part
register = I take part
wait = Put me on the waiting list
withdraw = I do not come
leave-event = I leave the event
check-in = I am here
here = here
you-are-here = You have checked in.
you-are-in = You take part as { $name }.
you-wait = Every place is taken: you are number { $place } on the waiting list.
check-in-line = Check in from { $at } until it begins; whoever has not gives the place up.
places-left = { $count ->
    [-1] There is room for everybody.
    [0] Every place is taken: whoever registers now waits.
    [one] { $count } place is left.
   *[other] { $count } places are left.
}
role = What you mean to play
any-role = any
waiting-list = Waiting list
admit = Let in
claimed = entered, to be confirmed by the others
disputed = disputed: enter it as it was, or ask the organiser
claim-of = { $place ->
    [1] { $name } first, { $score }
    [2] { $name } second, { $score }
   *[other] { $name } in place { $place }, { $score }
}
claim-by = So says { $names }.
confirm = That is right
dispute = That is not so
enter-otherwise = Enter it otherwise

## Refusals

no-no-such-event = There is no event { $id }. { $near }
no-no-such-player = Nobody here is called { $who }. { $near }
no-no-such-meeting = Round { $round } has no table { $board }.
no-no-such-objective = There is no secret objective { $id }. { $near }
no-no-such-kind = { $kind } is no kind of event. { $near }
no-no-such-tie = { $tie } is no tie-break. { $near }
no-no-such-column = An event of { $game } has no column for this: { $what }.
no-tie-twice = A tie-break is named twice.
no-bad-points = A points table reads WIN/DRAW/LOSS, or FIRST/DRAW/SECOND/THIRD…, from 0 to 1000, the first the most: 6/3/1.
no-bad-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} cannot be planned: 0 to 200.
no-bad-name = A name has 1 to { $most } letters.
no-bad-result = A result reads PLACE:SCENARIO or PLACE:SCENARIO:LOSSES:OBJECTIVE, as 1:3:0:O06+ (the + says accomplished), not { $text }.
no-name-taken = There is a { $name } already.
no-full = An event has at most { $most ->
    [one] { $most } player
   *[other] { $most } players
}.
no-league-begun = A league takes no more players once its first round is paired.
no-league-of-two = In a league two players meet at a table.
no-troops-fixed = Troops are fixed: the first round is paired.
no-no-troops = { $game } is played without troops.
no-bad-number = { $number } cannot be: a whole number from 0 to { $most }.
no-bad-seed = A seed is a whole number from 0 to 2^63 - 1.
no-one-alone = An event needs tables of two players or more.
no-drop-later = { $name } still plays: enter the result of round { $round }, table { $board }, first (whoever gives up loses).
no-has-left = { $name } has left.
no-plays-already = { $name } still plays: enter that result first.
no-campaign-pairs-freely = A campaign is paired freely: say who meets whom.
no-only-campaigns = Only a campaign is paired by hand.
no-wrong-count = This game is for { $low } to { $high } different players at a table.
no-results-missing = Round { $round } is not over: the result of table { $boards } is missing.
no-all-rounds = All rounds are paired: { $rounds }.
no-too-few = A round needs at least { $least ->
    [one] { $least } player
   *[other] { $least } players
}.
no-only-rematches = Everybody could only be paired with rematches or second byes: end the event, or allow rematches.
no-nothing-paired = No round is paired.
no-round-begun = Round { $round } has begun: it cannot be taken back.
no-too-late = The result of round { $round } can no longer be corrected: round { $next } is paired.
no-bye-has-none = A bye has no result.
no-has-table = This meeting has its result or its table already.
no-one-result-each = There must be one result for each player: { $players }.
no-odd-places = These places do not fit together: { $places }.
no-achieved-what = { $name } has accomplished an objective that is not named.
no-objective-used = { $name } has used { $id } already: a secret objective is chosen once in an event.
no-closed = The event is over: its standings are final.
no-not-organiser = Only the organiser may do that.
no-no-entry = One cannot register for this event now.
no-entered-already = You take part already.
no-not-entered = You do not take part in this event.
no-no-check-in = One checks in shortly before the event begins.
no-no-such-role = { $role } is nothing that one may choose to play here.
no-bad-entry = Who may register is nobody, everybody or the members of the club.
no-bad-zone = There is no such time zone.
no-bad-begin = A check-in and rounds by the clock need a beginning.
no-bad-date = A date reads 2026-11-21T20:00.
no-bad-venue = Where it is takes one line of at most { $most ->
    [one] { $most } letter
   *[other] { $most } letters
}.
no-clock-needs-rounds = Rounds by the clock need a number of rounds.
no-has-result = This meeting has its result already: only the organiser may correct it.
no-nothing-claimed = Nobody has entered a result for this table.
no-not-at-table = Only those who play at this table, and the organiser, may do that.
no-bot-at-table = A bot sits at this table: play it here, or ask the organiser.
