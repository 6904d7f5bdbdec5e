### Ars Alchimia in English. AA-nnn is the sentence of a rule, `.news` its line in the log, `.no` the refusal that it gives.

game-line = Send more workers than your rivals, gather what the town asks for, and forge it on a perfect day.

## Words

nothing = nothing
both = { $first } and { $last }
cards-of = { $table ->
    [orders] level { $level } orders
    [locations] locations
    [forges] forges
   *[assistants] assistants
}

## Questions and actions

ask-atelier = Choose your Atelier card: place in the turn order and new workers.
ask-wages = Wages: keep or dismiss your assistants, then pay.
ask-turn = Your turn: place workers, activate an assistant, or pass.
ask-size = How many workers do you send?
ask-second = The Courier may bring a second order: which one?
ask-pile = Which of the two cards do you use?
ask-smith = Does the Master Smith make this visit perfect?
ask-reroll = The roll falls short. Does the Fortune Teller roll again?
ask-transmute = At the forge: fulfil an order, produce Elixir, or finish.
ask-salamander = What does the Salamander’s Fire stand for?
ask-payment = Which units do you pay with Elixir?
ask-dismiss = Whom does the Nymph send away?
ask-gain = Which resource does the Nymph bring?
ask-exchange = What does the Travelling Merchant exchange?
ask-renew = Which order does the Negotiator replace?
ask-closing = The year ends: do you still activate an assistant?
do-choose = Choose { NAME("ateliers", $a) }
do-dismiss = Dismiss { NAME("assistants", $a) }
do-pay = Pay the wages
do-activate = Activate { NAME("assistants", $a) }
do-go = Send workers to { CARD($a) }
do-pass = Pass for the year
do-send = Send { ONE_MORE($a) }{ $b ->
    [-1] { $a ->
        [0] {" "}worker
       *[other] {" "}workers
    }
   *[other] {" "}to { CARD($b) }
}
do-golem = Send { ONE_MORE($a) } and the Golem{ $b ->
    [-1] {""}
   *[other] {" "}to { CARD($b) }
}
do-take = Take { CARD($a) } too
do-renew = Put { CARD($a) } under its pile
do-use = { $b ->
    [-1] Use card { ONE_MORE($a) }
   *[other] Use { CARD($b) }
}
do-perfect = A perfect visit, without a roll
do-roll = Roll the die
do-keep = Keep the result
do-fulfil = Fulfil { NAME("orders", $a) }
do-elixir = Produce Elixir from { PAIR($a) }
do-distil = Produce two Elixirs from { PAIR($a) }, with the Distiller
do-fire = { $a ->
    [0] Pay without the Salamander
   *[other] Pay a Fire in place of { REPLACED($a) }
}
do-spend = Elixir pays: { PAYMENT($a) }
do-gain = Gain { NAME("resources", $a) }
do-exchange = Give { NAME("resources", $a) }, get { NAME("resources", $b) }
do-done = That is all

## The picture

pic-plaza = The Plaza
pic-orders = Orders
pic-locations = Locations
pic-forges = Forges
pic-assistants = Assistants
pic-empty = empty
pic-free = free
pic-nobody = nobody
pic-yearly = 1/yr
pic-until-year-end = workers rest here until the year ends
pic-passed = passed
pic-plays = plays now
pic-to-place = to place
pic-vp = VP
pic-pass = Pass for the year
pic-pass-sure = Pass for the rest of the year? { $n ->
    [one] One worker is
   *[other] { $n } workers are
} still to place, and you place none until next year.
pic-held = Orders held
pic-fulfilled = Fulfilled
pic-used = used this year
pic-done = That is all
pic-pay = Pay the wages ({ $n })
pic-pay-order = Pay
pic-perfect = Perfect, no die
pic-roll = Roll the die
pic-roll-again = Roll again
pic-keep = Keep
pic-perfect-visit = perfect
pic-without = Without the Salamander
pic-elixir-for = { $n ->
    [one] { $n } Elixir
   *[other] { $n } Elixirs
} for { $what }
pic-tidings = Last deed
pic-year = Year { $n }.
pic-wins = { $count ->
    [one] { $who } wins with { $n } VP.
   *[other] { $who } win together with { $n } VP.
}
pic-short = { $n } VP; alone, one wins from { $aim } on.
pic-waits = The match waits for { $who }.
pic-final = Final scoring
pic-final-track = score track
pic-final-penalty = unfulfilled
pic-final-categories = categories
pic-final-elixirs = Elixirs
pic-final-assistants = assistants
pic-final-total = total
pic-progress = year { $n } of 4
pic-score = Score
pic-piles = left in the piles
pic-pile-assistants = Assistants
pic-unseen-location = a location unseen, ×{ $n }
pic-unseen-forge = a forge unseen, ×{ $n }
pic-whereabouts = { $town } in town, { $plaza } on the plaza, { $reserve } in reserve
pic-guild-where = { $town } in town, { $plaza } on the plaza
pic-so-many = { $n } of { $most }
pic-rolled = { $who }, { $where }
pic-ateliers = Atelier cards
pic-at-least = at least { $n }
pic-percent = { $n }%
pic-elixirs = { $n ->
    [one] { $n } Elixir
   *[other] { $n } Elixirs
}
pic-note-atelier = The number is your place in the turn order; the workers are new ones.
pic-note-payment = Press a resource to pay it with Elixir.
pic-note-location = Below each number: the chance of the bonus.
pic-note-forge = Below each number: the chance of a perfect visit.
pic-signs = Signs on the cards
pic-sign-price = workers that it takes at least
pic-sign-die = the die, with your surplus, must reach this
pic-sign-bonus = the bonus, when it does
pic-sign-flask = orders or Elixirs that you can make here
pic-sign-payable = you can pay this order
pic-sign-missing = Elixir would pay this; this is missing
pic-uses-left = uses left
pic-put-back = Put back { $what }
pic-give = Give { $what }
pic-into-elixir = { $what } for an Elixir
pic-cancel = Cancel
pic-with-golem = With the Golem
pic-without-golem = Without the Golem
pic-with-distiller = With the Distiller: two Elixirs
pic-without-distiller = Without the Distiller
pic-fire-for = Fire for { $what }
pic-spoken-turns = Turn order: { $list }.
pic-spoken-passed = Passed for the year: { $list }.
pic-spoken-atelier = { $name }: turn { $number } of the year, { $n ->
    [one] { $n } new worker
   *[other] { $n } new workers
}{ $taken ->
    [1] ; taken by { $who }
   *[other] {""}
}.
pic-spoken-chance = { $n }: { $percent }
pic-spoken-chances = Chance of the roll by number of workers: { $list }.
pic-spoken-payment = To pay for { $name }: { $cost }; by Elixir: { $paid }.
pic-spoken-uses = { $n ->
    [one] { $n } use
   *[other] { $n } uses
} of this forge left{ $perfect ->
    [1] ; the visit is perfect
   *[other] {""}
}.
pic-spoken-order = Order { $what }.
pic-spoken-facts = { $name } (level { $level }, { $category }, { $points } VP, costs { $cost })
pic-spoken-location = { $name }: location; gives { $sure }; { $die } or more with the die gives one more: { $bonus }.
pic-spoken-forge = { $name }: forge with { $n ->
    [one] { $n } flask
   *[other] { $n } flasks
}, a perfect visit from { $die } on.
pic-spoken-assistant = For hire: { $what }.
pic-spoken-helper = { $name }: { $text }{ $yearly ->
    [1] {" "}(once a year)
   *[other] {""}
}
pic-spoken-pile = { $name }: { $what }.
pic-spoken-empty = An empty place: the pile of { PILE($a) } has run out.
pic-spoken-crowd = { $n ->
    [0] Price { $price }; nobody is there.
    [one] Price { $price }; there: { $who }, { $n } worker.
   *[other] Price { $price }; there: { $who }, { $n } workers.
}
pic-spoken-piles = Left in the piles: { $list }.
pic-spoken-player = { $who }: { $n } VP; workers: { $workers } to place, { $where }; { $stock }.
pic-spoken-stock = { $what } { $n } of { $most }
pic-spoken-card = { $who } has { $card }.
pic-spoken-held = { $who } holds { $n } of { $most } orders.
pic-spoken-slot = { $who }, order held: { $what }.
pic-spoken-missing = (missing: { $what })
pic-spoken-payable = { $n ->
    [0] (can be paid)
    [one] (can be paid with { $n } Elixir)
   *[other] (can be paid with { $n } Elixirs)
}
pic-spoken-category = { $name } { $n } (+{ $bonus } VP)
pic-spoken-made = { $who } has fulfilled: { $list }; open levels: { $levels }.
pic-spoken-staff = { $who }, assistant: { $what }.
pic-spoken-final = { $who }: place { $place }, total { $total } VP: { $parts }.
pic-spoken-rolled = Last die, { $what }: { $die } + { $more } = { $total }; { $needs } was needed.
pic-spoken-guild = The Guild has { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} to place, { $town } in town and { $m } on the plaza.

## Panels, and where in them the choices of a question are

pic-panel-town = The town
pic-panel-orders = Orders
pic-panel-locations = Locations
pic-panel-forges = Forges
pic-panel-helpers = Assistants
pic-panel-choice = Choice
pic-panel-mine = Your mat
pic-panel-final = Final scoring
pic-panel-others = Rivals
pic-panel-square = Plaza
pic-panel-happened = Last deed
pic-where-atelier = choose a glowing Atelier card
pic-where-wages = a glowing assistant is dismissed without pay
pic-where-turn = choose a glowing card of the town, or an assistant that glows
pic-where-size = choose how many
pic-where-second = choose a glowing order
pic-where-pile = choose one of the two cards
pic-where-transmute = choose an order of yours, or two resources for an Elixir
pic-where-payment = press a resource to pay it with Elixir
pic-where-dismiss = choose one of your assistants
pic-where-gain = choose a glowing resource on your mat
pic-where-exchange = choose what you give, then what you get
pic-where-renew = choose a glowing order
pic-where-closing = choose a glowing assistant

## General

AA-001 = The game lasts exactly 4 years.
AA-002 = Each year has three steps in order: Start of year, Main step, End of year.
AA-003 = There are four basic resources, Mana Flower, Ancient Snow, Primal Fire and Spirit Sand, and one special resource, Elixir.
AA-004 = Each player’s amount of a resource is an integer from 0 to the maximum of the track.
AA-005 = Resources are gained unit by unit; a unit that would pass the maximum is lost, without compensation.
    .news = { SEAT($a) } loses { $c } × { NAME("resources", $b) }: the track is full.
AA-006 = The supply of resources is unlimited (tracks, not tokens).
AA-007 = A worker is always in exactly one place: reserve, available (at the player board), on a space, or on the plaza.
AA-008 = Workers owned = available + on spaces + on the plaza. A player never owns more than 20 (18 with 3 players).
AA-009 = VP gained during play are moved on the score track at once; the track has no upper limit.
AA-010 = During the four years VP never decrease; losses occur only in final scoring.
AA-011 = Each order has a level (C lowest, B, A), a category, points and a cost.
AA-012 = Face-up cards, tracks, workers, held and fulfilled orders, assistants and their tilt, Atelier cards and VP are public.
AA-013 = When several face-up spaces of one kind are filled, fill them in the order of their numbers and stop when the pile is empty.
AA-014 = “Bottom of the pile” means face down under all other cards of that pile; several cards put there at once are shuffled among themselves unless a rule gives their order.

## Setup

AA-020 = Choose 3 or 4 players; each gets a colour, a player board, one cube of each of the 5 resources and the VP marker of the colour.
AA-021 = With 4 players each colour has 20 workers.
AA-022 = With 3 players the fourth player board, all workers of the unused colour and 2 workers of every used colour go back to the box: 18 workers per player.
AA-023 = Each player starts owning 9 workers; the others of the colour form the player’s reserve (11 with 4 players, 9 with 3).
AA-024 = Tracks start at Fire 1, Snow 1, Flower 1, Sand 0, Elixir 0.
AA-025 = All VP markers start at 0.
AA-026 = Orders are split by level into three piles (C, B, A), each shuffled, face down below the board.
AA-027 = Reveal 3 level C, 2 level B and 1 level A order, in that order, onto their spaces.
    .news = Turned up: { CARD($b) }.
AA-028 = Shuffle locations, assistants and forges into three face-down piles; the assistant pile lies below the board, the location pile on the magic portal, the forge pile on the hidden forge.
AA-029 = Reveal 3 locations, then 2 forges, then 3 assistants (2 with 3 players).
    .no = This space exists with four players only.
AA-030 = All four Atelier cards are used with 3 and with 4 players.
AA-031 = Nobody owns an assistant, an order or a fulfilled order at the start; the plaza is empty.

## Start of the year: Atelier cards

AA-040 = The start step runs: Atelier cards, then workers, then wages; each part is finished for all players before the next begins.
    .news = Year { $a } begins.
AA-041 = Year 1: shuffle the four Atelier cards and deal one to each player.
    .news = { SEAT($a) } is dealt { NAME("ateliers", $b) }.
AA-042 = Years 2–4: all four cards are offered again; players choose one each, one after another.
    .news = { SEAT($a) } chooses { NAME("ateliers", $b) }.
    .no = Choose an Atelier card first, { SEAT($seat) }.
AA-043 = The player with the fewest VP on the track chooses first, then the next fewest, and so on.
AA-044 = Among players with equal VP, the one whose Atelier card of the previous year has the lower number chooses earlier.
AA-045 = A card chosen by an earlier player is not available to later ones; with 4 players the last gets the remaining card without a choice.
    .news = { SEAT($a) } takes the card that is left: { NAME("ateliers", $b) }.
    .no = { NAME("ateliers", $a) } is taken already.
AA-046 = Turn order for the year is by ascending Atelier number among the players.
AA-047 = End-of-game bonuses, Elixirs, assistants and penalties do not count for AA-043.

## Workers and wages

AA-050 = Every player moves from the reserve to available as many workers as the Atelier card states, year 1 included.
    .news = { SEAT($a) } receives { $b ->
        [one] { $b } worker
       *[other] { $b } workers
    }.
AA-051 = These workers stay owned until the end of the game.
AA-052 = If the reserve holds fewer workers than stated, the player takes what is left.
AA-053 = After this every owned worker is available.
AA-054 = Then, in turn order, each player settles wages: for every assistant to be kept, 1 available worker goes to the plaza.
    .news = { SEAT($a) } pays the wages: { $b ->
        [one] { $b } worker
       *[other] { $b } workers
    } to the plaza.
    .no = Settle your wages first, { SEAT($seat) }.
AA-055 = An assistant for whom the player will not pay is dismissed to the bottom of the assistant pile.
    .news = { SEAT($a) } dismisses { NAME("assistants", $b) }.
AA-056 = The choice is free for each assistant separately.
AA-057 = If the player lacks workers for all, assistants must be dismissed until the rest can be paid.
    .no = You have too few workers to keep all your assistants: dismiss some.
AA-058 = Wage workers cannot be placed this year (only exception: AA-209); they come back at the end of the year like all others.
AA-059 = An assistant hired during a year owes no wage before the start of the next year; hired in year 4: never.
AA-060 = Assistants may be activated before wages are settled, then dismissed without pay.

## Turns and placements

AA-070 = Players take turns in turn order, cyclically, skipping players who have passed.
    .no = It is not yours to decide now, { SEAT($seat) }.
AA-071 = In a turn the player either places workers on one space and carries out its action, or passes. Before that any number of assistant activations that this window allows may be made.
    .no = It is your turn, { SEAT($seat) }: place workers, activate an assistant or pass.
AA-072 = One placement uses only the player’s own available workers and only one space.
AA-073 = The minimum is the number of workers standing on the space plus 1; hence 1 on an empty space.
    .no = { $least ->
        [0] You need at least one worker more than stand there.
        [one] It takes at least one worker: you have none available, { SEAT($seat) }.
       *[other] { $sent ->
            [0] “{ CARD($place) }” takes at least { $least } workers, one more than stand there; you have { $have ->
                [0] none available
               *[other] only { $have } available
            }.
            [one] { $sent } worker is too few for “{ CARD($place) }”: send at least { $least }, one more than stand there.
           *[other] { $sent } workers are too few for “{ CARD($place) }”: send at least { $least }, one more than stand there.
        }
    }
AA-074 = It does not matter whose workers stand there: the player’s own count as well.
AA-075 = The player may place any number from the minimum up to all available workers.
    .no = { $have ->
        [0] You do not have so many workers available, { SEAT($seat) }.
        [one] You have only { $have } worker available, { SEAT($seat) }, not { $sent }.
       *[other] You have only { $have } workers available, { SEAT($seat) }, not { $sent }.
    }
AA-076 = Workers that stood there before go to the plaza; they are lost to their owner for this year (exceptions: AA-209, AA-212).
    .news = { SEAT($a) }: { $c ->
        [one] { $c } worker
       *[other] { $c } workers
    } from { CARD($d) } to the plaza.
AA-077 = The new group stays until it is displaced or the year ends.
    .news = { SEAT($a) } sends { $c ->
        [one] { $c } worker
       *[other] { $c } workers
    } to { CARD($e) }{ $d ->
        [0] {""}
       *[other] {" "}(surplus { $d })
    }.
AA-078 = Workers stand on the space: changing or drawing a card on the space does not move them and does not reset the minimum.
AA-079 = Surplus = workers placed minus the minimum. It adds to the die at locations and forges; elsewhere it only raises the next minimum.
AA-080 = A placement is legal only if the player has the minimum available (with the Golem: AA-208) and the action of the space can be carried out (AA-090, AA-101, AA-120, AA-141).
AA-081 = The action is carried out completely at once; then the turn ends and the die is handed to the next player who has not passed.
    .no = Finish the action under way first, { SEAT($seat) }.
AA-082 = A player may pass on any own turn, even with workers left.
    .news = { SEAT($a) } passes for the year.
AA-083 = A player with no legal placement and no usable activation passes automatically.
    .news = { SEAT($a) } has nothing left to do and passes for the year.
AA-084 = Passing is final for the year.
AA-085 = Groups of a player who has passed remain on the board and can be displaced.
AA-086 = If all others have passed, the remaining player goes on taking turns until passing.
AA-087 = The main step ends when all players have passed.

## Collecting resources

AA-090 = A location space may be used by anyone who can place the minimum, even if no resource can be stored.
AA-091 = At the magic portal the top card of the location pile is turned up after the workers have been placed.
    .news = { SEAT($a) } discovers a location: { CARD($b) }.
AA-092 = The player gains all “sure” resources of the card.
    .news = { SEAT($a) } collects { $c } × { NAME("resources", $b) }.
AA-093 = Then the die is rolled; total = die + surplus (+ modifiers of assistants).
    .news = { SEAT($a) } rolls { $b } + { $c } = { $d }; { $e } is needed.
AA-094 = If total ≥ threshold the player gains the bonus resource, once.
    .news = { SEAT($a) } gains the bonus: { NAME("resources", $b) }.
AA-095 = A failed roll costs nothing; a total above 6 is possible; no face succeeds or fails by itself.
    .news = { SEAT($a) } misses the threshold: no bonus.
AA-096 = Face-up locations stay for the whole year and may be visited again by anybody.
AA-097 = After the action at the magic portal the card goes to the bottom of the location pile; the workers stay at the portal.

## Taking orders

AA-101 = An order space may be used only if it holds a card, the player is allowed that level (AA-102 … AA-106) and has a free order slot.
AA-102 = Level C is always allowed.
AA-103 = Level B is allowed once the player has fulfilled at least 1 University order (of any level).
    .no = Level B: you need 1 fulfilled University order.
AA-104 = Level A is allowed once the player has fulfilled at least 2 University orders.
    .no = Level A: you need 2 fulfilled University orders.
AA-105 = In year 4 every player may take any level.
AA-106 = Only the player’s own fulfilled orders count.
AA-107 = The order goes to a free slot of the player board.
    .news = { SEAT($a) } takes the order “{ NAME("orders", $b) }”.
AA-108 = The space is refilled at once with the top card of the pile of the same level.
    .news = Turned up: { CARD($b) }.
AA-109 = If that pile is empty the space stays empty and cannot be used; the workers on it stay.
    .no = This space is empty.
AA-110 = A player holds at most 3 orders; at most 4 with an assistant that says so (never 5).
    .no = All your order slots are taken.
AA-111 = A held order can never be given up by choice; it leaves the board only by being fulfilled, and no assistant changes that.
AA-112 = No die is rolled on order spaces.

## Hiring and activating assistants

AA-120 = An assistant space may be used if it holds a card.
    .no = There is nobody to hire here.
AA-121 = The card goes below the player board, untilted.
    .news = { SEAT($a) } hires { NAME("assistants", $b) }.
AA-122 = The space is refilled at once from the assistant pile; if the pile is empty it stays empty and unusable.
    .news = Turned up: { CARD($b) }.
AA-123 = The effect holds from the moment of hiring.
    .no = { NAME("assistants", $a) } does not work for you.
AA-124 = There is no limit to the number of assistants.
AA-125 = Activating costs no worker; workers are paid only to hire and as wages.
AA-126 = Without a printed limit an effect may be used any number of times.
AA-127 = A once-per-year effect may be used once per year; using it tilts the card; a tilted card cannot use that effect.
    .no = { NAME("assistants", $a) } has been used this year.
AA-128 = Tilt blocks only the limited effect: passive parts of the same card (the Courier capacity) still hold.
AA-129 = A dismissed assistant loses all effects at once and returns untilted to the pile; if hired again it is fresh.
AA-130 = Losing an effect never undoes what it allowed before (a fourth order stays; an order of a higher level stays; a perfect visit stays perfect). What is still to come is judged without it: level access and order limit are checked anew at each take.
AA-131 = The book lets assistants be activated at any time. Here four moments serve for it: your turn, before placing or passing, and again after each activation; your visit to a forge, before each transmutation and before stopping; the settling of your wages; and, in years 1 to 3, the end of the year, when all have passed and before the board is cleared, in turn order. Innkeeper and Negotiator work at the first of them only.
    .no = { NAME("assistants", $a) } cannot be activated at this moment.
AA-132 = A player who has passed may still activate in the window at the end of the year.
AA-133 = Dismissal is possible only in the wage step and through the Nymph.
    .no = This assistant does not work for you.

## Transforming

AA-141 = A forge space may be used only if the player could carry out at least one transmutation with the present resources and orders (Elixir as substitute and the Salamander count; effects not yet activated do not).
    .no = You would have nothing to transform at the forge.
AA-142 = At the hidden forge the top card of the forge pile is turned up after the workers have been placed.
    .news = { SEAT($a) } discovers a forge: { CARD($b) }.
AA-143 = One die is rolled per visit, before any transmutation; total = die + surplus (+ modifiers).
    .news = { SEAT($a) } rolls at the forge: { $b } + { $c } = { $d }; { $e } is needed.
AA-144 = If total ≥ threshold the visit is perfect: every transmutation of this visit gets its bonus.
    .news = A perfect visit for { SEAT($a) }.
AA-145 = The player may carry out up to as many transmutations as the card has flasks.
AA-146 = Each transmutation is either fulfilling one held order or producing one Elixir, in any mix and order.
    .no = You do not hold the order “{ NAME("orders", $a) }”.
AA-147 = At least one transmutation must be carried out if one is possible; further ones are optional.
    .no = Carry out at least one transmutation: it is possible.
AA-148 = Face-up forges stay for the whole year and may be used again by anybody.
AA-149 = After the action at the hidden forge the card goes to the bottom of the forge pile; the workers stay there.
AA-151 = The player pays exactly the cost; each Flower, Snow, Fire or Sand may be paid by that resource or by 1 Elixir instead.
    .news = { SEAT($a) } pays for “{ NAME("orders", $b) }”{ $c ->
        [0] .
       *[other] , { $c } × Elixir among it.
    }
    .no = Your resources do not pay this exactly.
AA-152 = An Elixir in a cost is paid only with Elixir.
    .no = You need more Elixirs for this payment.
AA-153 = The player chooses which units are paid by Elixir.
AA-154 = The order moves to the fulfilled area beside the board and the slot becomes free at once.
AA-155 = The points of a fulfilled order are scored at once.
    .news = { SEAT($a) } fulfils “{ NAME("orders", $b) }”: +{ $c } VP.
AA-156 = In a perfect visit add +1 VP for a level C order, +2 for B, +3 for A.
    .news = { SEAT($a) }: perfect bonus of +{ $c } VP.
AA-157 = A fulfilled University order counts at once for AA-103/AA-104.
AA-158 = Fulfilled orders never return to a pile.
AA-161 = Pay 2 basic resources of two different kinds, gain 1 Elixir.
    .news = { SEAT($a) } transforms { NAME("resources", $b) } and { NAME("resources", $c) }.
    .no = You need one basic resource of each of these two kinds.
AA-162 = Elixir itself cannot be one of the two.
AA-163 = It is not possible while the Elixir track is at its maximum.
    .no = Your Elixir track is full.
AA-164 = In a perfect visit each production gives +1 VP.
    .news = { SEAT($a) }: perfect bonus of +{ $b } VP.
AA-165 = An Elixir produced may be spent in a later transmutation of the same visit.
    .news = { SEAT($a) } produces { $c } × { NAME("resources", $b) }.

## End of the year

AA-170 = All workers on spaces and on the plaza go back to their owners’ available workers.
    .news = Year { $a } ends: the workers come home and the board is renewed.
AA-171 = All tilted assistants are straightened.
AA-172 = All face-up cards on the board (orders by level, locations, forges, assistants) are shuffled within their kind and put at the bottom of their pile.
AA-173 = The spaces are filled again from the tops of the piles as in AA-027 and AA-029.
    .news = Turned up: { CARD($b) }.
AA-174 = If a pile runs out, the remaining spaces stay empty.
AA-175 = Held orders, fulfilled orders, assistants, resources, VP and Atelier cards stay with the players.
AA-176 = After the main step of year 4 the game ends: no AA-172/AA-173, no wages; go to final scoring.
AA-177 = An empty order or assistant space is refilled during a year only by an action on that very space; it cannot be acted on while empty, so it waits for AA-173.
    .news = The pile of { PILE($a) } has run out: a place stays empty.

## Final scoring

AA-180 = Each held (unfulfilled) order costs half of its printed points, rounded down (5 → lose 2).
    .news = { SEAT($a) }: unfulfilled orders, { $b ->
        [0] 0
       *[other] −{ $b }
    } VP.
AA-181 = For each of the four categories: bonus by the number of fulfilled orders — 0 or 1: 0; 2: 1; 3: 3; 4: 6; 5: 9; 6 or more: 12.
    .news = { SEAT($a) }: categories, Everyday Life +{ $b }, Industry +{ $c }, Myth +{ $d }, University +{ $e }.
AA-182 = The bonus of a category is the single table value, not a running sum.
AA-183 = +1 VP per Elixir held.
    .news = { SEAT($a) }: Elixirs, +{ $b } VP.
AA-184 = +1 VP per assistant held, tilted or not.
    .news = { SEAT($a) }: assistants, +{ $b } VP.
AA-185 = Basic resources, workers and unused slots score nothing.
    .news = { SEAT($a) }: { $b } VP in all.
AA-186 = The highest total wins.
    .news = { SEAT($a) } wins the game with { $b } VP.
AA-187 = Tie: the tied player with more fulfilled University orders wins.
AA-188 = Still tied: the victory is shared.
AA-189 = A total may be negative.

## The assistants

AA-200 = Nymph: choose one of your assistants (any, tilted or not, the Nymph included) and dismiss it to the bottom of the pile; then gain 1 unit of a resource of your choice, Elixir included.
    .news = The Nymph gives { SEAT($a) }: { NAME("resources", $b) }.
    .no = Choose one of your own assistants.
AA-201 = Nymph: a resource whose track is full cannot be chosen; with all five full she cannot be used.
    .no = That track is full.
AA-202 = Archivist: your order limit is 4.
AA-203 = Archivist: if you hold the Archivist at final scoring, your single largest penalty under AA-180 is 0.
AA-204 = Courier: your order limit is 4.
AA-205 = Courier (1/yr): after you took an order by a placement and the space was refilled, you may tilt the Courier and take one more face-up order from any order space, if you have a free slot and may take its level; no workers are placed or moved; that space is refilled at once.
    .news = The Courier brings { SEAT($a) } a second order.
AA-206 = Holding both the Archivist and the Courier still gives a limit of 4.
AA-207 = Golem (1/yr): when you choose the size of a placement you may tilt the Golem; it counts as 1 worker for reaching the minimum and for the surplus, but is not put on the space.
    .news = The Golem goes with the workers of { SEAT($a) }.
    .no = The Golem cannot help you here.
AA-208 = Golem: at least 1 real worker must be placed; only real workers stand on the space and count for the next minimum. A placement that reaches the minimum only with the Golem is legal.
    .no = { $least ->
        [0] Even with the Golem, more workers are needed.
       *[other] The Golem stands for one worker: “{ CARD($place) }” takes at least { $least } with him, one more than stand there.
    }
AA-209 = Innkeeper (1/yr, own turn): move up to 2 of your workers (as many as there are, at most 2) from the plaza to available; wage workers included. Needs at least 1 there; not possible after you passed.
    .news = The Innkeeper brings { $b ->
        [one] { $b } worker
       *[other] { $b } workers
    } back to { SEAT($a) }.
    .no = You have no workers on the plaza.
AA-210 = Recruiter: when you take workers under AA-050 take 1 more from the reserve, if any. You keep it if the Recruiter leaves.
AA-211 = Butler: your wages are max(0, number of kept assistants − 2) workers; the Butler counts as one of them.
AA-212 = Black Cat: whenever a placement of another player (or of the Guild) displaces a group of 2 or more of your workers, 1 of them becomes available instead of going to the plaza. Automatic, unlimited.
    .news = The Black Cat brings one worker home to { SEAT($a) } from { CARD($c) }.
AA-213 = Black Cat: it does not apply when you displace yourself; if you have passed, the worker is available but cannot be placed this year.
AA-214 = Scout: +2 to the total of your location rolls.
AA-215 = Bellows Tender: +2 to the total of your forge rolls.
AA-216 = Fortune Teller: after one of your rolls fell short of the threshold you may roll again once; the second result stands, with the same surplus and modifiers. Any number of rolls per year, once per roll.
    .news = The Fortune Teller of { SEAT($a) } rolls again.
AA-217 = Master Smith (1/yr): in your forge visit, after the forge card is known and before the roll, you may tilt the Smith: the visit is perfect and no die is rolled.
    .news = The Master Smith of { SEAT($a) } makes the visit perfect without a roll.
AA-218 = Apprentice: each of your forge visits allows 1 more transmutation.
AA-219 = Salamander: each time you fulfil an order, at most 1 unit of M, N or S in its cost may be paid with 1 Fire instead.
    .news = The Salamander: { SEAT($a) } pays a Fire in place of { NAME("resources", $b) }.
    .no = The Salamander’s Fire cannot stand for this.
AA-220 = Salamander: this may be combined with Elixir for other units; the substitute is a real Fire, never an Elixir; it does not apply to E in a cost nor to producing Elixir.
AA-221 = Distiller (1/yr): when you produce Elixir you may tilt the Distiller to gain 2 Elixirs instead of 1; a second Elixir above the maximum is lost; the perfect bonus of that production stays +1 VP.
    .news = The Distiller of { SEAT($a) } draws two Elixirs from one production.
    .no = The Distiller cannot help you here.
AA-222 = Travelling Merchant (1/yr): tilt; exchange 1 or 2 units: each time give 1 basic resource and gain 1 basic resource of another kind whose track is not full. After the first exchange you may stop.
    .news = Travelling Merchant: { SEAT($a) } gives { NAME("resources", $b) } and gets { NAME("resources", $c) }.
    .no = Give a basic resource that you have for another whose track is not full.
AA-223 = Scholar: counts as 1 fulfilled University order for AA-103 and AA-104 only; not for AA-181, AA-187 or any other count.
AA-224 = Portal Keeper: whenever you act at the magic portal or the hidden forge you turn up the top two cards (always; the choice is which to use) and use one; after the action the other card goes to the bottom of the pile first and the used card below it.
    .news = The Portal Keeper of { SEAT($a) } turns up { CARD($b) } and { CARD($c) }.
AA-225 = Negotiator (1/yr, own turn): put one face-up order of any level to the bottom of its pile and refill the space at once from the top; the workers on that space do not move; your own level does not matter; an order whose pile is empty cannot be chosen; held orders are never touched.
    .news = The Negotiator puts { CARD($b) } under its pile.
    .no = This order cannot be replaced: it takes a face-up order and a pile that is not empty.
AA-226 = Sandman (1/yr): gain 1 Spirit Sand; not possible at the maximum.
    .news = The Sandman gives { SEAT($a) }: { NAME("resources", $b) }.
    .no = Your Sand track is full.
AA-227 = Modifiers to the die add up: surplus (Golem included) + the Scout or the Bellows Tender.
AA-228 = Each effect is optional unless it is a passive one; the Portal Keeper always applies.
AA-229 = Order of forge-visit effects: place (Golem) → displacement (Black Cat) → reveal (Portal Keeper) → Master Smith → roll → Fortune Teller → transmutations (Apprentice adds to their number).
AA-230 = Order of location-visit effects: place (Golem) → displacement (Black Cat) → reveal (Portal Keeper) → sure resources → roll (Scout) → Fortune Teller → bonus.
AA-231 = Both uncovered cards of the Portal Keeper are public.
AA-232 = In the window at the end of the year only the Nymph, the Travelling Merchant and the Sandman can be used, each by the general rules (one use for once-per-year cards).
AA-233 = An activation that would change nothing is not offered (Merchant without a possible exchange, Innkeeper with an empty plaza, and so on).
    .no = That would change nothing.
AA-234 = Every assistant exists once; a player cannot hold two copies.
AA-235 = Apprentice: the extra transmutation of AA-218 exists only while the Apprentice is held; before each transmutation, those already made are compared with flasks + 1 (flasks alone once the Nymph has dismissed her).

## Two players, with the Guild

AA-250 = Set up as for 3 players (18 workers each, 2 spaces for assistants, 15 spaces in all, four Atelier cards).
AA-251 = A third colour is the Guild with 18 neutral workers; at the start of years 1, 2, 3, 4 it has 12, 14, 16, 18 of them available.
AA-252 = After every turn in which a player placed workers (action complete) the Guild takes one turn; after a pass it takes none.
AA-253 = Guild turn: draw one space uniformly at random among the spaces that hold a card or a pile.
AA-254 = If the Guild has at least (workers standing there + 1) available, it places exactly that number; the group standing there goes to the plaza by the usual rules (Guild workers: out until the year ends).
    .news = The Guild sends { $b ->
        [one] { $b } worker
       *[other] { $b } workers
    } to { CARD($c) }.
AA-255 = If it has fewer, the Guild turn has no effect; the Guild never passes for good.
    .news = The Guild has too few workers for { CARD($b) }.
AA-256 = If the Guild placed on an order or assistant space, that card goes to the bottom of its pile and the space is refilled from the top.
    .news = The Guild sends { CARD($b) } under its pile.
AA-257 = On locations and forges the Guild only raises the price: no card is turned up, no die is rolled.
AA-258 = The Guild owns nothing and scores nothing; at the end of the year all its workers return to it.
AA-259 = Everything else as with 3 players; ties in AA-043 as usual between the two players.

## Alone

AA-270 = Set up as in AA-250 with one player; the Guild has 18 workers available every year.
AA-271 = Year 1: the player’s Atelier card is drawn at random. Years 2–4: the player chooses any card except the one of the year before.
    .no = You had { NAME("ateliers", $a) } last year: take another one.
AA-272 = The number on the card counts against the Guild: before the player’s first turn of the year the Guild takes (number − 1) turns.
AA-273 = After every turn in which the player placed workers the Guild takes two turns (AA-253 … AA-257 each), in place of the one of AA-252.
AA-274 = Final scoring as usual. Rank: below 55 Apprentice; 55–69 Journeyman; 70–84 Alchemist; 85–99 Master; 100 or more Grand Alchemist.
    .news = { SEAT($a) }: { $b } VP, rank { NAME("ranks", $c) }.
AA-275 = The game counts as won at 85 or more.
    .news = { $b ->
        [1] The game is won: { $c } VP or more.
       *[other] The game is lost: { $c } VP were needed.
    }
AA-276 = Treats the Guild as an opponent.

## Conventions

AA-290 = Player order inside any “in turn order” rule is AA-046 of the current year.
AA-291 = A decision with exactly one option is taken automatically and logged. A placement is still confirmed by its owner, even with one possible size, since it is the commit point; so are the wages, even after the last assistant has been dismissed.
AA-292 = Undo barrier: any die roll, any turned-up or refilled card, and the hand-over to another player. Everything since the last barrier may be taken back.
AA-293 = All draws come from one seeded generator, in the order in which this file lists them.
AA-294 = A pile is a row of cards, and the first of them is the top one.
AA-295 = A game record is the seed, the options (players, variant) and the list of decisions; replays must reproduce the state hash after each one.
AA-296 = The main step is finite: no group leaves a space during it except by displacement, every placement leaves a larger group than stood there (with the Golem at least as large), no group exceeds 20, and the Golem can be fresh again only after being hired anew, itself a placement. Activations between placements are finite: once per year, or one assistant fewer with the Nymph.
