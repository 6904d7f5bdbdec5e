## What the picture says beside its pieces.

pic-waiting = { SEAT($a) } is to act
pic-waiting-all = All players choose
pic-winner = { SEAT($a) } wins
pic-draw = The game is a draw
pic-comma = .
pic-inches = { $n } in
pic-turn-n = Turn { $n } of { $all }
pic-to-win = { $n ->
    [one] { $n } point wins
   *[other] { $n } points win
}, alone in the lead
pic-goal-posts = Hold more posts than any rival when a turn ends; { $n ->
    [one] { $n } point wins
   *[other] { $n } points win
}.
pic-goal-chests = Open chests with your tokens; { $n ->
    [one] { $n } point wins
   *[other] { $n } points win
}.
pic-goal-pillars = Hold the centre, and other pillars with it; { $n ->
    [one] { $n } point wins
   *[other] { $n } points win
}.
pic-goal-lamps = Each lamp of yours scores when a turn ends; { $n ->
    [one] { $n } point wins
   *[other] { $n } points win
}.
pic-goal-wells = Have the strongest presence at a well when a turn ends; { $n ->
    [one] { $n } point wins
   *[other] { $n } points win
}.
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
pic-whole-table = the whole table
pic-here = Here
pic-removed = removed
pic-stat-esp = ESP
pic-stat-ref = REF
pic-stat-com = COM
pic-stat-def = DEF
pic-stat-size = Size
pic-stat-cost = Cost
pic-points = AP
pic-health-0 = Unhurt
pic-health-1 = Serious
pic-health-2 = Critical
pic-weapon = { $name } · TIR { $tir } · range { $range } in
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
pic-against = against { $n }
pic-column = column { $n }

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
pic-pass-by = Pass by here
pic-go-there = End the move here
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

pic-format = At most { $points } points, { $low ->
    [one] { $high ->
        [one] one hero
       *[other] { $low } to { $high } heroes
    }
   *[other] { $low } to { $high } heroes
}, a table of { $table } inches
pic-recruit = { $cost } pts · { $have } of { $most }
pic-built = { $points } points: { $list }
pic-ready = Ready troops
pic-one-by-one = Build my own

pic-sharing = Shared victory: { SEATS($a) }
pic-reserve = reserve { $n }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
pic-asked = { $name } · { $what }
pic-cancel = { $n ->
    [one] { $what }, { $n } point
   *[other] { $what }, { $n } points
}
pic-cancelled = { $name } (cancelled)
pic-of = { $name }: { $what }
pic-deed-climb = Climb
pic-deed-brace = Draw strength
pic-final-victory = victory
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

pic-final-points = points
pic-final-left = figures left
pic-final-fallen = felled in combat
pic-final-shot = felled by shots
pic-final-felled = enemies felled
pic-final-index = scenario index

pic-preparing = Setting up
pic-panel-board = The table
pic-panel-troops = Ready troops
pic-panel-seats = Players
pic-panel-choices = Choices
pic-panel-final = The end
pic-panel-mine = Mine
pic-panel-figure = Figure
pic-panel-hand = Command
pic-last-rolls = The last rolls
pic-panel-rolls = Rolls
pic-panel-scenario = Goal

pic-where-muster = choose a troop by its card
pic-where-element = choose a piece beside the table
pic-where-bearing = choose one of the ways it can lie
pic-where-place = click a light or any point of the table, then the piece there
pic-where-pawn = choose a glowing element on the table
pic-where-chief = choose a glowing figure, on the table or in the list
pic-where-deploy = choose a glowing card in your list
pic-where-station = click a light or any point of your zone, then the figure there
pic-where-activate = choose a glowing figure, on the table or in the list
pic-where-declare = choose a deed beside the table
pic-where-target = choose a glowing figure, on the table or in the list
pic-where-more = choose a glowing figure, on the table or in the list
pic-where-order = choose a glowing figure, on the table or in the list
pic-where-destination = click a light or any point in reach, then the figure there
pic-where-area = click a part of the table
pic-where-inch = click a part of what is shown
pic-where-quarter = click a part of what is shown
pic-where-dot = click a point of what is shown
pic-where-estimate = choose a number beside the table
pic-where-roller = choose a glowing figure, on the table or in the list
pic-where-free_attack = choose a glowing figure, on the table or in the list
pic-where-card = choose a card beside the table; it is shown when both are chosen
pic-where-keep = choose two dice beside the table
pic-where-fire = choose a glowing figure, on the table or in the list
pic-where-guard = choose a glowing figure, on the table or in the list
pic-where-decline = choose a glowing figure, on the table or in the list
pic-where-improve = choose an improvement beside the table
pic-where-mix = choose a mix beside the table
pic-where-lay = choose one of the ways it can lie
pic-where-heir = choose a glowing figure, on the table or in the list
pic-where-effects = choose an effect beside the table
pic-where-gift = choose a glowing element on the table
pic-where-feeder = choose a glowing figure, on the table or in the list
pic-where-hand = choose cards beside the table
pic-where-command = choose a card beside the table
pic-where-orders = choose a card beside the table
pic-where-subject = choose a glowing figure, on the table or in the list
pic-where-sabotage = choose a glowing element on the table
pic-where-secret = choose an objective beside the table

pic-closer = Look at this part of the table: { $where }
pic-back-closer = Look closer again
pic-another-point = Another point
pic-half-inches = With a half
pic-whole-inches = Whole inches
pic-other-troops = Smaller troops
pic-bonus-short = +1 die:
pic-began = began the turn

pic-troop-own = Your troop
pic-may-be-named = { $n } to choose from
pic-state-ready = ready
pic-state-acted = has acted
pic-state-fighting = fighting
pic-deployed = deployed

pic-side-n = north
pic-side-s = south
pic-side-e = east
pic-side-w = west
pic-side-ne = north-east
pic-side-nw = north-west
pic-side-se = south-east
pic-side-sw = south-west
pic-side-centre = centre
pic-objective-posts = { $rank ->
    [1] outer { $side } post
    [2] inner { $side } post
   *[other] { $side } post
}
pic-objective-chests = { $rank ->
    [1] outer { $side } chest
    [2] inner { $side } chest
   *[other] { $side } chest
}
pic-objective-pillars = { $rank ->
    [1] outer { $side } pillar
    [2] inner { $side } pillar
   *[other] { $side } pillar
}
pic-objective-lamps = { $rank ->
    [1] outer { $side } lamp
    [2] inner { $side } lamp
   *[other] { $side } lamp
}
pic-objective-wells = { $rank ->
    [1] outer { $side } well
    [2] inner { $side } well
   *[other] { $side } well
}

pic-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}
pic-first-match = good for a first match
pic-strength-fight = fight
pic-strength-shoot = shoot
pic-strength-alchemy = alchemy
pic-strength-speed = speed
pic-style-aurlok = Fast duellists with a shaman: charge first, win the centre.
pic-style-avalon = Shields in front, crossbows behind: hold and shoot.
pic-style-cobra = Shadows and poison: strike from behind, then vanish.
pic-style-khaliman = Heavy guards and archers: break one enemy at a time.
pic-style-sorhna = Oracles and water spirits: quick, many, hard to pin.
pic-style-naashti = Many blades and throwing lances: overwhelm them.
pic-style-pack = Beasts to run them down, blades to end it.
pic-style-temple = Few and armoured, healed by prayer: slow, hard to move.
pic-style-triade = Spears to pin, archers to finish: fight in lines.
pic-style-walosi = Tough warriors under a rain of hives: poison from afar.
pic-style-wolf = A pack of wolves: chain your blows, never stand still.

pic-one-AV8 = Recruit
pic-one-AV9 = Crossbowman
pic-one-AU9 = Toad Hive-Thrower
pic-one-TJ5 = Militia Spearman
pic-one-TJ6 = Militia Archer
pic-one-KH8 = Undine
pic-one-GC7 = Silence
pic-one-NA5 = Reiter
pic-short-AV1 = Garlan
pic-short-AV2 = Lotharius
pic-short-AV3 = Ysoline
pic-short-AV4 = Priest
pic-short-AV5 = Collector
pic-short-AV6 = Templar
pic-short-AV7 = Novice
pic-short-AV8 = Recruit
pic-short-AV9 = Crossbow
pic-short-AV10 = Net
pic-short-AV11 = Pilgrim
pic-short-AU1 = Tecum’Seh
pic-short-AU2 = Wolitse
pic-short-AU3 = Ca’apiti
pic-short-AU4 = Shaman
pic-short-AU5 = Wolf
pic-short-AU6 = Raven
pic-short-AU7 = Auroch
pic-short-AU8 = Manitou
pic-short-AU9 = Hive
pic-short-KH1 = Araoui
pic-short-KH2 = Litam
pic-short-KH3 = Oracle
pic-short-KH4 = Ghulam
pic-short-KH5 = Berserker
pic-short-KH6 = Jaraya
pic-short-KH7 = Tuareg
pic-short-KH8 = Undine
pic-short-TJ1 = Lee-Ping
pic-short-TJ2 = Xi Lan
pic-short-TJ3 = Alchemist
pic-short-TJ4 = Guard
pic-short-TJ5 = Spear
pic-short-TJ6 = Archer
pic-short-TJ7 = Homunculus
pic-short-GC1 = Sze
pic-short-GC2 = Lin Biao
pic-short-GC3 = Disciple
pic-short-GC4 = Collector
pic-short-GC5 = Shadow
pic-short-GC6 = Whisper
pic-short-GC7 = Silence
pic-short-NA1 = Oba
pic-short-NA2 = Dhar
pic-short-NA3 = Thunder
pic-short-NA4 = Swordsman
pic-short-NA5 = Reiter
pic-short-NA6 = Mastiff
pic-short-NA7 = Klaph

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
words-objective = Objective, { $name }: held by { $owner }{ $value ->
    [0] {""}
   *[other] , value { $value }
}.
words-gone = { $name } was removed.
words-figure = { $name }, { $where }: { $life } of { $all } life boxes ({ $health }), { $pa ->
    [one] { $pa } action point
   *[other] { $pa } action points
}, states: { $states }.
words-element = { NAME("scenery", $kind) } of size { $size }, { $where }; pawn: { $pawn }.
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
words-tokens = Tokens: { $list }.
words-distance = Distance to { $name }: { $far }.
words-moved = The last move was { $far } long.
words-alchemist = Level { $level }, components { $components }, stones { $stones }.
words-profile = { $name }: ESP { $esp }, REF { $ref }, COM { $com }, DEF { $defence }, size { $size }, cost { $cost }; AP { $pa }; Walk, Charge and Run { $walk }, { $charge } and { $run } in; white, yellow and red boxes { $boxes }; damage { $damage }.
words-formula = { $name }: level { $level }, components { $components }, range { $range } in.
words-piece = { $name }, size { $size }.
pic-colon = :
pic-fell = Turn { $turn }: { $name } fell
pic-fell-by = Turn { $turn }: { $name } fell to { $other }
pic-life-chart = Life boxes, turn by turn
words-lives = { $name }, life boxes turn by turn: { $list }.
pic-words-told = { $what }: { $words }
pic-words-then = { $before }; { $after }
