### Materia Prima in English. MP-nnn is the sentence of a rule, `.news` its line in the log, `.no` the refusal that it gives.

game-line = Mine, convert and transmute your way to the Philosopher’s Stone, then use it for a quest that only you know.

## Options

option-layout = Board
option-layout-default = the printed layout
option-layout-random = tiles and rotations at random
option-layout-random_balanced = at random, cities spread
option-layout-chosen = laid out by the oldest player
option-free_shape = Free shape (board laid out by a player)
option-free_shape-off = no, the standard flower
option-free_shape-on = yes, any connected shape
option-oldest = Who lays out the board
option-oldest-first = the first player
option-oldest-0 = { SEAT(0) }
option-oldest-1 = { SEAT(1) }
option-oldest-2 = { SEAT(2) }
option-oldest-3 = { SEAT(3) }
option-first_player = First player
option-first_player-random = drawn at random
option-first_player-0 = { SEAT(0) }
option-first_player-1 = { SEAT(1) }
option-first_player-2 = { SEAT(2) }
option-first_player-3 = { SEAT(3) }
option-random_roles = Alchemists and towers
option-random_roles-off = chosen in turn
option-random_roles-on = dealt at random
option-quick_start = Tower sites (printed layout)
option-quick_start-off = chosen in turn
option-quick_start-on = fixed, for a quick start
option-adjacent_towers = Towers side by side
option-adjacent_towers-off = forbidden
option-adjacent_towers-on = allowed
option-unlimited_markers = Element markers
option-unlimited_markers-off = as many as in the box
option-unlimited_markers-on = unlimited
option-max_rounds = Last round
option-max_rounds-60 = 60
option-max_rounds-40 = 40 (timed table)
option-max_rounds-20 = 20 (short)
option-max_rounds-100 = 100
option-pickup_one = A Pick up takes
option-pickup_one-off = any number of markers
option-pickup_one-on = one marker
option-early_quests = Quests before the Stone
option-early_quests-off = do not count
option-early_quests-on = count at once
option-quest_set = Quest cards
option-quest_set-ten = all ten
option-quest_set-eight = the first eight
option-retail_quests = Quests dealt to each player
option-retail_quests-off = one
option-retail_quests-on = two, one is kept
option-retail_25 = End at 25 points
option-retail_25-off = no
option-retail_25-on = yes
option-retail_soulless = A player without a soul at the end
option-retail_soulless-off = cannot win
option-retail_soulless-on = loses 5 points
option-special_towers = Towers
option-special_towers-off = all alike
option-special_towers-on = each with a conversion of its own

## Questions and actions

ask-spot = Where does the next tile go?
ask-tile = Which tile do you lay?
ask-rotation = How is it turned?
ask-alchemist = Which alchemist are you?
ask-tower = Which tower is yours?
ask-quest = Which quest do you keep?
ask-site = Where do your tower and your alchemist stand?
ask-extension = Which extension of your tower is active this turn?
ask-turn = Act with a figure, or end your turn.
ask-drop = What do you put on the ground?
ask-pick = What do you pick up?
ask-loot = What do you take from the defeated?
ask-equip = What moves between figure and tower?
ask-transfer = Move elements between your load and the stock, for free.
ask-overflow = Too much to carry: what goes?
ask-keep = Which formula do you keep?
ask-discard = Four formulas are one too many: which do you discard?
ask-dismiss = Which homunculus makes room?
ask-item = Equip the new item or store it?

do-end = End the turn
do-move = { $c ->
    [-1] Move { FIGURE($a) } { NAME("directions", $b) }
   *[other] { FIGURE($a) } walks { NAME("directions", $b) }, to { PLACE($c) }
}
do-mine = Mine with { FIGURE($a) }
do-mine-two = Mine two with the shovel
do-pick = Pick up with { FIGURE($a) }
do-drop = Drop with { FIGURE($a) }
do-fight = With { FIGURE($a) }, attack { FIGURE($c) } { OF($b) }
do-equip = Exchange with the tower: { FIGURE($a) }
do-convert = Convert into { NAME("elements", $a) }
do-wild = Convert with { NAME("elements", $a) }, by the active extension
do-special = Convert by your tower’s own way
do-transmute = Transmute { NAME("cards", $a) }
do-research = Research: { NAME("decks", $a) }
do-buy = Buy the extension of this city
do-recall = Return to the tower by the seal
do-put = Put down { NAME("elements", $a) }
do-take = Take { NAME("elements", $a) }
do-all = All elements
do-store = Into the stock: { NAME("elements", $a) }
do-load = From the stock: { NAME("elements", $a) }
do-wear = Equip: { NAME("equipment", $a) }
do-stow = Store: { NAME("equipment", $a) }
do-done = Done
do-shed = Let go of { NAME("elements", $a) }
do-keep = Keep { NAME("cards", $a) }
do-discard = Discard { NAME("cards", $a) }
do-dismiss = Dismiss { FIGURE($a) }
do-activate = Make { NAME("extensions", $a) } active
do-alchemist = Play { NAME("alchemists", $a) }
do-tower = Take the { NAME("towers", $a) }
do-quest = Keep the quest { NAME("quests", $a) }
do-site = Settle on { PLACE($a) }
do-spot = { $c ->
    [-1] Lay a tile
   *[other] Lay a tile { $c ->
        [0] north-east
        [1] north
        [2] west
        [3] south-west
        [4] south
       *[5] east
    } of { NAME("tiles", $b) }
}
do-tile = Lay { NAME("tiles", $a) }
do-turn = Turn it by { $a ->
    [one] { $a } sixth
   *[other] { $a } sixths
}

no-such-figure = You have no such figure on the board: { NAME("figures", $a) }.
free-hexes = { $n ->
    [one] { $n } free hex
   *[other] { $n } free hexes
}
no-city = nowhere
place-unknown = a hex
place-tower = the tower { OF($a) }
place-element = the { $element } hex of { $tile }
place-free = { $at ->
    [0] the open hex in the middle of { $tile }
    [1] the open hex in the east of { $tile }
    [2] the open hex in the north-east of { $tile }
    [3] the open hex in the north-west of { $tile }
    [4] the open hex in the west of { $tile }
    [5] the open hex in the south-west of { $tile }
   *[6] the open hex in the south-east of { $tile }
}
either = { $first } or { $last }

## Set-up

MP-001 = Two, three or four players take part, each with one alchemist and one tower.
MP-002 = All seven tiles are used, each once, in any of six rotations, and they never overlap.
    .no = That tile already lies, or its place is taken.
MP-003 = The tiles lie on the seven slots of the flower; a layout of one’s own fills them in order or, with a free shape, any place that touches a tile.
    .news = { NAME("tiles", $c) } is laid, turned by { $d ->
        [one] { $d } sixth
       *[other] { $d } sixths
    }.
    .no = A tile goes where it touches one that lies.
MP-004 = The oldest player lays out the board; a preset asks nobody.
MP-005 = The three city cards lie beside the board, face up, for the whole match.
MP-006 = The twelve extensions are shuffled; one lies face up on each city card, nine form the stack.
MP-007 = In turn order each player chooses an alchemist, then a tower, among those left.
    .news = { SEAT($a) } plays { NAME("alchemists", $b) } in the { NAME("towers", $c) }.
    .no = Somebody has chosen that already, or it is not the time to choose it.
MP-008 = Each player starts with one soul stone.
MP-009 = Quests that need more players are removed; each player is dealt one, face down.
MP-010 = Each player is dealt one level 1 formula of each deck, face down.
MP-011 = The other level 1 formulas are shuffled into their decks.
MP-012 = The first player is the youngest or is drawn; turns go clockwise.
    .news = { SEAT($a) } is first player.
MP-013 = In turn order each player places tower and alchemist together on one hex, which stays the tower hex.
    .news = { SEAT($a) } settles on { PLACE($b) }.
    .no = First your tower needs a place.
MP-014 = A tower stands on a free hex: no element, no city, no other tower.
    .no = A tower needs a free hex, and this one is not: { PLACE($place) }.
MP-015 = A tower does not stand beside another one.
    .no = A tower stands beside this hex: { PLACE($place) }.
MP-016 = Nobody starts with elements; the supply holds all the markers that were not dealt.

## Board

MP-017 = A hex is free, shows a basic element or is a city; a tower hex is nothing else any more.
MP-018 = Two hexes at distance 1 are adjacent, on one tile or across tiles.
MP-019 = The board has an edge.
    .no = There is no hex in that direction.
MP-020 = What is drawn on the board hinders nobody.
MP-021 = Element hexes never run dry; only the supply limits them.
MP-022 = Any number of markers may lie on a hex that is no tower; they belong to nobody.
MP-023 = Figures of one player may share a hex, figures of different players never.

## Turn

MP-024 = Players take turns clockwise until the match ends.
    .news = Round { $b }: { SEAT($a) } begins a turn.
MP-025 = A turn starts with the quest of the House Guardians, the choice of the extension, its income, and the setting of the counters.
MP-026 = The alchemist gets the actions of the current column, each homunculus those of its card.
MP-027 = A homunculus made in this turn acts from the next one on.
MP-028 = Actions are spent one at a time, by any figure in any order.
    .no = { $family ->
        [move] { no-such-figure }
        [mine] { no-such-figure }
        [pick] { no-such-figure }
        [drop] { no-such-figure }
        [fight] { no-such-figure }
        [equip] { no-such-figure }
       *[other] That does not belong here: begin with an action of one of your figures, or end your turn.
    }
MP-029 = An alchemist moves, mines, picks up, drops and fights anywhere; he equips, converts and transmutes in his tower; he researches and buys in a city.
MP-030 = A homunculus moves; with capacity it mines, picks up, drops and equips; with attack it fights. Nothing else.
    .no = This figure cannot do that: its card has 0 there.
MP-031 = Each action costs one action of its figure, unless a keyword makes it free.
    .no = This figure has no action left.
MP-032 = A player may end the turn between two actions; what is left is lost.
    .news = { SEAT($a) } ends the turn.
MP-033 = A turn ends by itself when all know that no figure can act.
    .news = { SEAT($a) } can do no more: the turn ends.
MP-034 = At the end of a turn the quest of the Cult is looked at; then the next player plays.
MP-035 = Attack, defence and capacity change at once with column and items, the actions of the turn do not.
MP-036 = Out of turn a player’s figures only defend themselves.
    .no = It is not your turn.

## Move

MP-037 = A Move takes a figure to an adjacent hex.
    .news = { WHO($b) } of { SEAT($a) } moves to { PLACE($d) }.
MP-038 = No figure enters a hex with another player’s figure.
    .no = A figure of another player stands there.
MP-039 = No figure enters another player’s tower.
    .no = That tower is not yours.
MP-040 = The own tower and the own figures are no obstacle.
MP-041 = Load, soul stones and items travel with their figure.

## Mine, pick up, drop

MP-042 = On an element hex a figure takes one marker of that element from the supply, if it has room.
    .news = { WHO($b) } of { SEAT($a) } mines { $d } × { NAME("elements", $c) }.
    .no = There is nothing to mine here, or no room for it.
MP-043 = What a figure mines lies on its own card.
MP-044 = A Pick up takes any number of markers from the ground, within the capacity, for one action.
    .news = { WHO($b) } of { SEAT($a) } picks up { $d } × { NAME("elements", $c) }.
    .no = That cannot be picked up: nothing of it lies here, there is no room, or nothing has been taken yet.
MP-045 = Only alchemists pick up soul stones; these need no room. Elements fit the capacity that the figure had before.
    .no = Only an alchemist picks up soul stones.
MP-046 = One action is a Mine or a Pick up, not both.
MP-047 = In a city there is nothing to mine; one may pick up there.
    .no = There is nothing to mine in a city.
MP-048 = On a tower hex one neither mines nor picks up.
    .no = Not on a tower hex: nothing lies there.
MP-049 = A Drop puts any number of elements on the ground, for one action.
    .news = { WHO($b) } of { SEAT($a) } drops { $d } × { NAME("elements", $c) }.
    .no = There is none of that to drop, or nothing has been dropped yet.
MP-050 = An alchemist may also drop soul stones; without the last he is soulless.
    .news = { WHO($b) } of { SEAT($a) } drops { $d } × { NAME("elements", $c) }.
    .no = This figure has no soul stone to drop.
MP-051 = Nothing is dropped on a tower hex.
    .no = Not on a tower hex: elements are stored there.
MP-052 = Items, formulas and the Stone are never dropped.
MP-053 = No figure hands anything to another: markers go by the ground or by the tower.

## Fight

MP-054 = A figure with attack attacks one figure of another player on an adjacent hex.
    .no = No figure of another player is there to be attacked.
MP-055 = A figure in its own tower cannot be attacked.
    .no = It is safe in its own tower.
MP-056 = A figure may attack out of its own tower.
MP-057 = Of several figures on a hex the attacker chooses one; the others are not concerned.
MP-058 = A figure attacks as often as it has actions.
MP-059 = The attack value is that of column or card, with the items equipped.
MP-060 = The attacker rolls as many dice as the attack value; their sum is the force.
    .news = { WHO($b) } of { SEAT($a) } attacks { WHO($c) }: { DICE($e) }, force { $d }.
MP-061 = The defender then rolls as many dice as the defence value.
    .news = { WHO($b) } of { SEAT($a) } defends: { DICE($e) }, force { $d }.
MP-062 = No roll has more than ten dice.
MP-063 = If the defence equals the attack or is stronger, nothing happens.
    .news = { WHO($b) } of { SEAT($a) } holds out.
MP-064 = If the attack is stronger the defender is defeated; the attacker does not move.
    .news = { SEAT($a) } defeats { WHO($b) } on { PLACE($d) }.
MP-065 = A defeated homunculus leaves the board, its card is discarded.
    .news = { WHO($b) } of { SEAT($a) } is gone.
MP-066 = A defeated alchemist goes back to the tower without his load and one soul stone; he keeps everything else.
    .news = { NAME("alchemists", $b) } of { SEAT($a) } is sent home.
MP-067 = A victorious alchemist must take the soul stone.
    .news = { SEAT($a) } takes a soul stone from { SEAT($b) }.
    .no = The soul stone has been taken already.
MP-068 = A victorious homunculus leaves the soul stone on the hex.
    .news = A soul stone of { SEAT($a) } lies on { PLACE($b) }.
MP-069 = The winner takes elements of the defeated figure within the capacity; the rest lies on that hex.
    .news = { WHO($b) } of { SEAT($a) } takes { $d } × { NAME("elements", $c) } as loot.
    .no = That is not among the loot, or does not fit.
MP-070 = The winner neither puts down nor exchanges his own load.
MP-071 = After a won fight come soul stone, column, overflow, loot, and the loser leaves.
MP-072 = Every attack is remembered, won or lost; defending is not.
MP-073 = With a crossbow an alchemist also attacks at distance 2.
    .no = That is too far, even for a crossbow.

## Alchemists and soul stones

MP-074 = An alchemist uses the heart column with a soul stone and the skull column without, from one moment to the next.
    .news = { NAME("alchemists", $b) } of { SEAT($a) } { $c ->
        [0] has lost the soul
       *[other] has a soul again
    }.
MP-075 = A soulless alchemist plays on, but neither ends the match nor wins it.
MP-076 = The loss of the soul changes nothing for homunculi and items.
MP-077 = Soul stones are alike; they are on an alchemist card, on the ground or in the supply.
MP-078 = Only alchemists carry soul stones, any number, and they take no room.
MP-079 = A lost fight costs one soul stone, never more.
MP-080 = A soulless alchemist who is defeated goes home without his load.
MP-081 = A soul stone in a cost is paid from the alchemist card, even the last one.
    .news = { SEAT($a) } pays a soul stone.
    .no = That formula asks for a soul stone.
MP-082 = A stone taken, picked up or made gives the soul back.
MP-083 = What exceeds the capacity goes at once: into the stock at home, else onto the ground.
    .news = { WHO($b) } of { SEAT($a) } cannot carry { $d } × { NAME("elements", $c) }: { $e ->
        [0] left on the ground
       *[other] put into the stock
    }.
    .no = First the excess has to go.

## The tower

MP-084 = Nobody else enters a tower or takes what is in it.
MP-085 = The stock is unlimited.
MP-086 = Equip: a figure in its tower moves any number of elements between load and stock, for one action.
    .news = { WHO($b) } of { SEAT($a) } { $e ->
        [1] stores
       *[other] loads
    } { $d } × { NAME("elements", $c) }.
    .no = Not here, or nothing of that can move.
MP-087 = With Equip an alchemist also moves items between his card and the tower.
    .news = { SEAT($a) } { $c ->
        [0] stores
       *[other] equips
    } { NAME("cards", $b) }.
    .no = Only your alchemist moves your own items.
MP-088 = The load of a homunculus is no stock before that homunculus has stored it.
MP-089 = Convert: an alchemist in his tower turns two sources into one product, for one action.
    .news = { SEAT($a) } converts { NAME("elements", $c) } and { NAME("elements", $d) } into { NAME("elements", $b) }.
    .no = Conversions are made in one’s own tower.
MP-090 = Sources come from stock and load, the stock first, and go to the supply.
    .no = The sources for that are not there.
MP-091 = The product goes from the supply into the stock.
    .no = The supply has no marker of that product.
MP-092 = There are seven conversions, and those of the active extension.
    .no = A basic element is mined, not made.
MP-093 = A wild extension takes any other kind of the same level as partner.
    .no = The active extension does not convert that.
MP-094 = After each conversion and transmutation elements move between load and stock for free.
    .news = { SEAT($a) } { $e ->
        [1] stores
       *[other] loads
    } { $d } × { NAME("elements", $c) }.
    .no = A transfer moves elements, nothing else.
MP-095 = In one Equip or transfer a kind moves one way only, and an item once.
    .no = In this exchange it has moved the other way already.
MP-096 = Transmute: an alchemist in his tower reveals a formula and pays its whole cost, for one action.
    .news = { SEAT($a) } transmutes { NAME("cards", $b) }.
    .no = You need that formula in hand, all its elements, and to be in your tower.
MP-097 = In a transmutation come payment, dismissal, placing, the soul stone, the Stone, overflow and transfer.
MP-098 = A new homunculus stands on the tower hex with an empty load.
    .news = { WHO($b) } enters the service of { SEAT($a) }.
MP-099 = A new item is equipped, if there is a place, or stored.
    .news = { NAME("cards", $b) } of { SEAT($a) } is { $c ->
        [0] stored
       *[other] equipped
    }.
    .no = First the new item: equip it or store it.
MP-100 = A stone formula is laid on the place of its level, if that is empty.
    .news = { SEAT($a) } lays the formula of level { $c }: { NAME("cards", $b) }.
    .no = You have laid a formula of that level.
MP-101 = The three levels may come in any order.
MP-102 = Three formulas laid are the Philosopher’s Stone.
    .news = { SEAT($a) } holds the Philosopher’s Stone!
MP-103 = The Stone and its formulas are never lost.

## Cities

MP-104 = Research: in a city an alchemist draws a card of a deck sold there, unseen by others, for one action.
    .news = { $c ->
        [0] { SEAT($a) } researches a formula: { NAME("decks", $b) }.
       *[other] You keep { NAME("cards", $d) }.
    }
    .no = Your alchemist must stand in a city that sells this deck: { SOLD_IN($a) }.
MP-105 = A hand holds three formulas; of four, one is discarded at once.
    .news = { SEAT($a) } discards { NAME("cards", $b) }.
    .no = First discard one of your four formulas.
MP-106 = Discarded formulas lie face up; there is no other way to discard.
MP-107 = An empty draw pile is made of its discards; when both are empty the deck is closed.
    .news = The discards are shuffled into a new pile: { NAME("decks", $a) }.
    .no = No card of that deck is left.
MP-108 = Buy: in a city an alchemist pays the extension of its card from his load, for one action.
    .news = { SEAT($a) } buys { NAME("extensions", $b) } in { NAME("cities", $c) }.
    .no = The price has to be in your alchemist’s load, in that city.
MP-109 = A new extension is turned up, as long as there is one.
    .news = { NAME("extensions", $b) } is for sale in { NAME("cities", $a) }.
    .no = This city has no extension left.
MP-110 = A player may own any number of extensions.
MP-111 = An extension works from its owner’s next turn on.
MP-112 = At the start of a turn exactly one extension becomes active.
    .news = { NAME("extensions", $b) } of { SEAT($a) } is active.
    .no = First choose one of your own extensions.
MP-113 = An income puts one marker into the stock, if the supply has it.
    .news = { SEAT($a) } receives { NAME("elements", $b) }.

## Homunculi and equipment

MP-114 = A player has three homunculi at most.
MP-115 = Who transmutes a fourth dismisses one, after paying.
    .news = { SEAT($a) } dismisses { WHO($b) }.
    .no = First dismiss one of your three homunculi.
MP-116 = The load of a dismissed homunculus goes into the stock at home, else onto the ground; its card is discarded.
MP-117 = There is no other way to dismiss a homunculus.
MP-118 = A homunculus never carries more than its capacity.
MP-119 = A homunculus blocks its hex for others, a city too.
MP-120 = Two items are equipped at most; stored ones have no effect.
    .no = Two items are equipped already.
MP-121 = The values of equipped items add to the current column.
MP-122 = A new item does not displace an equipped one.
MP-123 = Equipment is never lost.
MP-124 = Keywords add up; what is free is used first, and of itself.
MP-125 = Reroll: in each attack or defence one die showing 0 is rolled once more, for each source.
MP-126 = Shovel: once a turn a Mine takes two markers.
    .no = The shovel is used up, or there is no room or no supply for two.
MP-127 = Boots: the alchemist’s first Move of a turn is free.
    .news = { SEAT($a) } moves for free.
MP-128 = The alchemist’s first conversion of a turn is free with the Sage’s ability or the Athanor ring; with both, the first two are.
    .news = { SEAT($a) } converts for free.
MP-129 = With the Honoured guest’s ability, the alchemist’s first Research or Buy of a turn is free.
    .news = { SEAT($a) } is a welcome guest: this costs no action.
MP-130 = With the Seer’s ability, and with the Copyist’s spectacles, a Research draws one card more each; one is kept, the others are shuffled back into the draw pile.
    .no = First keep one of the cards drawn.
MP-131 = An hourglass gives one more action in each turn that begins with it equipped.
MP-132 = The seal brings the alchemist home for one action; that is no Move.
    .news = { NAME("alchemists", $b) } of { SEAT($a) } returns to the tower.
    .no = That takes the seal of return, and a hex away from home.
MP-133 = A soul-making item brings a soul stone from the supply when it is made.
    .news = A new soul stone for { SEAT($a) }.
    .no = The supply has no soul stone.

## Quests

MP-134 = A quest is its owner’s secret until it is accomplished or the match is over.
MP-135 = A quest is accomplished when its trigger comes in its owner’s turn, its condition holds, and he has the Stone and a soul stone.
    .news = { SEAT($a) } accomplishes the quest { NAME("quests", $b) }!
MP-136 = If something is missing nothing happens and nothing is shown; the trigger may come again.
MP-137 = Accomplishing is automatic.
MP-138 = To end a Move on a hex is to move there: set-up, recall and defeat do not count.
MP-139 = A Drop counts all that then lies on the hex, but it must add a marker of the kind.
MP-140 = The farthest tower is the opposing one at the greatest distance; among equals any.
MP-141 = The Master Armourer has made four items of level 2 or 3 and wears two.
MP-142 = The Pacifist fails for good with the first attack; defending is harmless.
MP-143 = The House Guardians are two homunculi beside the own tower when the turn begins.
MP-144 = The Cult is the alchemist and three homunculi on one Earth hex when the turn ends.
MP-145 = The Bodyguard still carries a soul stone after the Drop.

## End and score

MP-146 = The match ends at once when a quest is accomplished.
    .news = { SEAT($a) } ends the match.
MP-147 = The most wisdom points win, whoever ended the match.
MP-148 = 2 points for each element of level 3 in the stock or on a figure.
MP-149 = 1, 2 or 3 points for each homunculus on the board, by level.
MP-150 = 1, 2 or 3 points for each item, by level.
MP-151 = 1, 2 and 3 points for the stone formulas laid, and 5 for the set.
MP-152 = 3 points for each soul stone carried.
MP-153 = 2 points for each extension.
MP-154 = 9 points for the quest, to its accomplisher only.
MP-155 = Formulas in hand count nothing.
MP-156 = Ties: who ended the match, then soul stones, then elements of level 3; else the victory is shared.
MP-157 = The score without the quest is public.

## Limits and modules

MP-158 = Markers are limited to those of the box; an action that needs one more is impossible.
    .no = The supply has none left.
MP-159 = Three whole rounds without an action end the match, without quest points.
    .news = Nobody has acted for three rounds: the match is over.
MP-160 = After the last round the match ends, without quest points.
    .news = The last round is over, and so is the match.
MP-161 = Early quests: trigger and condition are enough; the match ends when a player has quest, Stone and soul together.
    .news = { SEAT($a) } has quest, Stone and soul: the match is over.
MP-162 = Retail quests: two are dealt, one is kept.
    .news = { SEAT($a) } has kept a quest.
    .no = Keep one of your two quests.
MP-163 = Retail end: 25 public points end the match, without quest points.
    .news = 25 points: the match is over.
MP-164 = Retail soulless: the loss is 5 points, not the victory.
MP-165 = Eight quests: the Cult and the Bodyguard are left out.
MP-166 = Special towers: each tower has one conversion more.
    .no = The towers are all alike in this match.
MP-167 = A Pick up of one: exactly one marker.
    .no = One marker at a time in this match.
MP-168 = Whoever has no soul stone at the end cannot win while somebody has one.

## The picture

pic-panel-board = The chart
pic-panel-choice = Choice
pic-panel-final = Wisdom
pic-panel-others = Rivals
pic-panel-mine = Alchemist
pic-panel-homunculi = Homunculi
pic-panel-hand = Hand
pic-panel-quest = Your quest
pic-panel-mat = Mat
pic-panel-cards = Hand
pic-panel-happened = Fight
pic-panel-tower = Tower
pic-panel-work = The Work
pic-panel-cities = Cities
pic-where-spot = choose a glowing place on the chart
pic-where-tile = choose a glowing tile
pic-where-rotation = choose how the tile lies
pic-where-alchemist = choose one of the glowing alchemists
pic-where-tower = choose one of the glowing towers
pic-where-quest = choose one of the glowing quests
pic-where-site = choose a glowing hex on the chart
pic-where-extension = choose a glowing extension
pic-where-turn = walk to a glowing hex, or choose what glows
pic-where-drop = choose a glowing marker
pic-where-pick = choose a glowing marker
pic-where-loot = choose a glowing marker
pic-where-equip = choose what glows
pic-where-transfer = choose a glowing marker
pic-where-overflow = choose a glowing marker
pic-where-keep = choose a glowing formula
pic-where-discard = choose a glowing formula
pic-where-dismiss = choose a glowing homunculus
pic-deck-0 = homunculi
pic-deck-1 = equipment
pic-deck-2 = the Stone
pic-round = Round { $n } of { $most }
pic-waiting = Waiting for { SEAT($a) }
pic-winner = { SEAT($a) } wins
pic-winners = A shared victory: { $names }
pic-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
pic-choose = Act with { $name }: { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
pic-of = { $n } of { $most }
pic-carrying = { $name } carries { $n } of { $most }
pic-value-0 = attack
pic-value-1 = defence
pic-value-2 = carries
pic-value-3 = actions
pic-load = load
pic-no-item = no item
pic-free = free
pic-soulless-title = { $title }, soulless
pic-soulless = Soulless: the skull column holds until a soul stone is carried.
pic-whole = Show the whole board
pic-part-of-board = Show the part where you act
pic-look = Look at { NAME("tiles", $tile) }
pic-own-supply = yours / supply
pic-supply = supply
pic-stock = Stock
pic-stock-and-stone = stock and Stone
pic-stored = Stored:
pic-to-lay = to be laid
pic-part = part { $level } of the Stone
pic-stone = the Stone
pic-soul = a soul stone
pic-peace = no attack
pic-income = one each turn
pic-per-turn = each turn
pic-wild = { NAME("elements", $a) } and any other make { NAME("elements", $b) }
pic-bonus-attack = attack +{ $n }
pic-bonus-defence = defence +{ $n }
pic-bonus-capacity = carries +{ $n }
pic-group-put = Onto the ground
pic-group-take = To be taken
pic-group-store = From the load into the stock
pic-group-load = From the stock into the load
pic-group-shed = To let go
pic-group-items = Items
pic-group-wear = equip
pic-group-stow = store in the tower
pic-all = All
pic-done = Done
pic-mine = Mine
pic-mine-two = Mine two
pic-pick = Pick up
pic-drop = Drop
pic-equip = Equip
pic-recall = Recall
pic-into = Make { NAME("elements", $b) }
pic-with-into = { NAME("elements", $a) } → { NAME("elements", $b) }
pic-end = End turn
pic-told = What happened
pic-won = The attack succeeds.
pic-held = The defence holds.
pic-warn-pacifist = An attack would fail your quest.
pic-warn-soul = Your last soul stone!
pic-warn-ending = If you end it now, you lose.
pic-account-148 = Elements of level 3
pic-account-149 = Homunculi
pic-account-150 = Equipment
pic-account-151 = Stone and formulas
pic-account-152 = Soul stones
pic-account-153 = Extensions
pic-account-154 = Quest
pic-account-164 = No soul
pic-total = Wisdom
pic-was-quest = { SEAT($a) }: { NAME("quests", $quest) }{ $done ->
    [yes] , accomplished
   *[no] {""}
}.
word-REROLL_A = rolls one 0 again in attack
word-REROLL_D = rolls one 0 again in defence
word-MINE2 = mines two once a turn
word-RANGE2 = attacks at distance 2
word-FREE_MOVE = first Move of a turn free
word-DRAW2 = Research draws one card more
word-FREE_CONVERT = first conversion of a turn free
word-PLUS_ACTION = one more action
word-RECALL = returns to the tower
word-SOUL = makes a soul stone
word-FREE_CITY = first Research or Buy of a turn free
quest-1 = Move a homunculus into a city so that each of the three cities holds one of yours.
quest-2 = Make four items of level 2 or 3, wear two of them and move to Blackholm.
quest-3 = Drop so that three elements of level 3 lie beside the farthest tower.
quest-4 = Move to Windshire with three soul stones.
quest-5 = Never attack, and move onto any Air hex.
quest-6 = Drop so that three Gold lie on Hammerbreach.
quest-7 = Drop so that nine Fire lie on Windshire.
quest-8 = Begin a turn with two homunculi beside your tower.
quest-9 = End a turn with your alchemist and three homunculi on one Earth hex.
quest-10 = Drop so that two soul stones lie beside the farthest tower, and keep one.

## In words

pic-words-nothing = nothing
pic-words-open = open
pic-words-tile = { $tile }, from its middle, then from the east to the south-east: { $list }.
pic-words-around = Around { $name }: { $list }.
pic-words-ground = On the ground, { $place }: { $list }.
pic-words-side = { $name } { OF($a) } rolled { $dice }: force { $force }.
pic-words-sold = { $name } ({ $effect }) for { $price }
pic-words-city = { $name } sells: { $list }.
pic-words-work = The Work, what makes what (yours/supply): { $list }.
pic-words-turn = In turn.
pic-words-tower = { $name }: stock { $stock }; parts of the Stone { $stone }{ $whole ->
    [1] , the Stone is whole
   *[other] { "" }
}; stored items { $items }; extensions { $extensions }; formulas in hand { $hand }.
pic-words-at = On { $place }
pic-words-carries = Carries { $list }
pic-words-wears = Wears { $list }
pic-words-souls = { $n ->
    [0] No soul stone
    [one] { $n } soul stone
   *[other] { $n } soul stones
}
pic-words-columns = Attack, defence, capacity, actions with a soul stone: { $hearted }; without: { $soulless }. { $ability }
pic-words-told = { $what }: { $words }
pic-words-then = { $before }; { $after }
pic-words-chance = { $what }: won in { $n } % of all cases.
pic-words-done = { $met ->
    [1] { $what }, done
   *[other] { $what }, not yet
}
pic-words-quest = Your quest: { $name }. { $wants } { $done }. Worth { $bonus }.
