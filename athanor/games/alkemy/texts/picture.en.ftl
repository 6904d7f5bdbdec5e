## What the picture says beside its pieces.

pic-waiting = { SEAT($a) } is to act
pic-waiting-all = All players choose
pic-winner = { SEAT($a) } wins
pic-draw = The game is a draw
pic-comma = .
pic-inches = { $n } in
pic-turn = turn
pic-turn-n = Turn { $n } of { $all }
pic-to-win = { $n ->
    [one] { $n } point wins
   *[other] { $n } points win
}, alone in the lead
pic-take-back = take back

pic-phase-troops = troops
pic-phase-scenery = scenery
pic-phase-pawns = pawns
pic-phase-deployment = deployment
pic-phase-start = start
pic-phase-activations = activations
pic-phase-end = end

pic-zone = deployment of { SEAT($a) }
pic-troop-of = Troop of { SEAT($a) }
pic-figures = { $n }/{ $all } figures
pic-mustering = builds a troop
pic-mustered = has a troop ready
pic-look-at = Look at the card of { $name }
pic-closer = Look closer at this part of the table
pic-whole-table = the whole table
pic-here = Here, at this point
pic-pan = { $way ->
    [left] Look farther left
    [right] Look farther right
    [up] Look farther up
   *[down] Look farther down
}

pic-hero = hero
pic-removed = removed
pic-chip-active = active
pic-chip-target = target
pic-stat-esp = ESP
pic-stat-ref = REF
pic-stat-com = COM
pic-stat-def = DEF
pic-stat-size = Size
pic-stat-cost = Cost
pic-points = AP
pic-points-left = { $n } AP in reserve
pic-health-0 = Unhurt
pic-health-1 = Serious
pic-health-2 = Critical
pic-melee = close combat damage
pic-weapon = { $name } · TIR { $tir } · range { $range } in
pic-weapon-line = weapon damage
pic-no-skill = no skill
pic-circle-outer = Alchemist (Outer Circle)
pic-circle-inner = Alchemist (Inner Circle)
pic-formula-used = used
pic-damage = DMG

pic-mark-still = no more moves
pic-mark-lame = failed charge
pic-mark-scared = frightened
pic-mark-netted = entangled
pic-mark-haunted = haunted
pic-mark-poisoned = poisoned
pic-mark-expert-brutal = Expert (Brutal)
pic-mark-expert-normal = Expert (Normal)
pic-mark-cursed-com = malus on COM
pic-mark-cursed-ref = malus on REF
pic-mark-sapped = rising sap
pic-mark-hardened = stone skin
pic-mark-hidden = mirage
pic-mark-winded = wind step
pic-mark-venomous = venom
pic-mark-tempered = tempered
pic-mark-forged = flesh forge
pic-mark-silenced = silenced

pic-deed-rest = Stop here
pic-deed-walk = Walk
pic-deed-charge = Charge
pic-deed-run = Run
pic-deed-fight = Combat
pic-deed-shoot = Shoot
pic-deed-focus = Concentrate
pic-deed-collect = Collect the pawn
pic-deed-claim = Take the objective
pic-deed-pick = Pick the lock
pic-deed-jam = Jam the lock
pic-deed-light = Light or put out

pic-botte = botte
pic-dice-change = { $n } die
pic-bonus-against = +1 die if
pic-sealed = { SEAT($a) } has sealed
pic-choosing = { SEAT($a) } chooses
pic-tray = The last rolls
pic-against = against { $n }
pic-column = column { $n }

pic-hint-spot = { $n ->
    [one] One light on the table is offered; or click any point of the table.
   *[other] { $n } lights on the table are offered; or click any point of the table.
}
pic-hint-contact = Choose a point of contact on the table, or pick any other one in reach.
pic-hint-cell = Any point, in four steps: step { $n } of 4, each closer.
pic-effect-0 = poison
pic-effect-1 = regeneration
pic-effect-2 = decline
pic-effect-3 = damage
pic-effect-4 = flames
pic-effect-5 = fright
pic-effect-6 = the Shaal
pic-effect-7 = haunting
pic-effect-8 = spell
pic-effect-9 = peace
pic-pass-by = pass by here
pic-go-there = end the move here
pic-hint-via = This point will be passed on the way; then name the next one.
pic-hint-pawn = Choose an element on the table for a pawn of your affinity.
pic-hint-estimate = How far is the target, base edge to base edge? In inches.
pic-hint-keep = Keep two dice; they are added to { $base }, and their symbols give the column.

pic-hint-improve = { NAME("formulas", $a) } works. Stones left: { $n }.
pic-hint-mix = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}, in any mix of components and stones.
pic-gives-more = more of its effect
pic-gives-another = another target
pic-gives-range = 1 inch more of range
pic-gives-area = 1 inch more of area
pic-gives-also = a further effect
pic-gives-second = a second template

pic-cost = { $n } pts
pic-format = At most { $points } points, { $low ->
    [one] { $high ->
        [one] one hero
       *[other] { $low } to { $high } heroes
    }
   *[other] { $low } to { $high } heroes
}, a table of { $table } inches
pic-recruit = { $cost } pts · { $have } of { $most }
pic-built = { $points } points: { $list }
pic-ready = ready troops
pic-one-by-one = one by one

pic-sharing = Shared victory: { SEATS($a) }
pic-reserve = reserve { $n }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
pic-cancelled = { $name } (cancelled)
pic-of = { $name }: { $what }
pic-deed-climb = Climb
pic-deed-brace = Draw strength
pic-final-victory = victory
pic-hint-gift = Choose an element on the table.

pic-command-K01 = Your figures run 2 inches farther this turn.
pic-command-K02 = Your heroes charge 2 inches farther this turn.
pic-command-K03 = Your figures have 1 DEF more against shots, 12 at most.
pic-command-K04 = The first shot of each of your figures has 1 bonus die.
pic-command-K05 = One of your figures heals 3 life boxes at once.
pic-command-K06 = One of your figures has 1 AP more, even above its printed ones.
pic-command-K07 = 2 bonus dice on your initiative roll.
pic-command-K08 = Enemy figures have 1 malus die on ESP rolls, initiative too.
pic-command-K09 = Each of your alchemists recovers 2 resources.
pic-command-K10 = Remove one resource pawn from the table.
pic-command-K11 = Enemies have 1 malus die on REF rolls to disengage.
pic-command-K12 = Your Brutal Attacks cost no malus die on REF rolls.

pic-secret-O01 = None of your figures was removed.
pic-secret-O02 = You collected 2 pawns, or 3 on the large table.
pic-secret-O03 = All heroes of one opponent were removed.
pic-secret-O04 = All figures of the costliest enemy card without a hero were removed.
pic-secret-O05 = Two of your figures stand wholly in enemy deployment zones.
pic-secret-O06 = All your heroes are on the table.
pic-secret-O07 = One of your heroes removed 2 enemies in combat.
pic-secret-O08 = Your shots removed 2 enemies.
pic-secret-O09 = No enemy stands in your table zone.
pic-secret-O10 = You win with at least 2 points more than every opponent.

pic-beginning = The match begins.
pic-final-points = points
pic-final-left = figures left
pic-final-fallen = felled in combat
pic-final-shot = felled by shots
pic-final-felled = enemies felled
pic-final-index = scenario index

## The table in words.

words-acts = { $name } acts; target: { $other }.
words-musters = { SEAT($a) } has no troop on the table yet.
words-seat = { SEAT($a) }, { NAME("factions", $faction) }: { $points ->
    [one] { $points } scenario point
   *[other] { $points } scenario points
}, { $left } of { $all } figures on the table{ $first ->
    [1] , won the initiative
   *[other] {""}
}.
words-nobody = nobody
words-objective = Objective { $n }, { $where }: held by { $owner }{ $value ->
    [0] {""}
   *[other] , value { $value }
}.
words-gone = { $name } was removed.
words-figure = { $name }, { $where }: { $life } of { $all } life boxes ({ $health }), { $pa ->
    [one] { $pa } action point
   *[other] { $pa } action points
}, states: { $states }.
words-element = Element { $n }, { NAME("scenery", $kind) } of size { $size }, { $where }; pawn: { $pawn }.
words-roll = { $name } rolled { $dice }: result { $total }.
words-symbol-0 = sword
words-symbol-1 = axe
words-symbol-2 = mace
words-place-00 = bottom left
words-place-01 = bottom middle
words-place-02 = bottom right
words-place-10 = middle left
words-place-11 = centre
words-place-12 = middle right
words-place-20 = top left
words-place-21 = top middle
words-place-22 = top right
