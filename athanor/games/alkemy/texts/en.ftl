# Alkemy in English. The message of a rule is its sentence; .news is the line of the log, .no the refusal.

## Principles and geometry

AK-001 = A text on a card overrides these rules where they conflict.
    .news = { FIGURE($a) } is { $b ->
        [7] frightened
        [8] entangled
        [23] poisoned
       *[other] haunted
    }.
AK-002 = Figures see all around, and who sees is seen.
AK-003 = Distances are measured in inches from base edge to base edge, moves along the path of the base's centre.
AK-004 = Played by estimate, nobody measures before an announced Action needs it.
AK-005 = An Action is announced, then paid, then its conditions are checked; if one fails, what was paid stays spent.
AK-006 = A player orders his own simultaneous effects; those of several players are ordered by the one who lost the initiative.
AK-010 = Positions are points of a lattice of sixteenths of an inch on the table.
    .no = There is no such point on the table that fits.
AK-011 = Bases of size 1 and 2 are one inch across, those of size 3 an inch and a half; objectives are one inch.
AK-012 = A base lies wholly on the table.
AK-013 = A figure never overlaps another figure, an objective or scenery.
AK-014 = "At R inches or less" is measured from edge to edge.
AK-015 = Something is wholly within R inches when no part of it is farther.
AK-016 = Figures with a gap of at most a sixteenth of an inch are in contact; in contact with an enemy, a figure is in combat, otherwise it is free.
AK-017 = Distances to the sides of scenery are compared exactly.
AK-018 = A straight leg is clear when the base passes every obstacle without overlap; touching is allowed.
AK-019 = A move of M inches spends at most M inches along its path.
AK-020 = A move follows any clear path, with any bends, using all or part of its value.
AK-021 = The canonical path is the shortest clear one around the obstacles.
AK-022 = A player names a destination, which must be a legal position; without a path the figure stays.
    .news = { FIGURE($a) } moves.
    .no = Name one of the points offered, or point at the table.
AK-023 = A destination too far is approached as far as the value goes.
AK-024 = "Nearest" compares the gaps between bases.
AK-025 = There is a line of sight when some line between two bases is not cut.
AK-026 = Only something at least as tall as both figures blocks their sight.
AK-027 = A base cuts a line that passes within a sixteenth of an inch of it; scenery cuts a line that enters it.
AK-028 = Figures in contact always see each other.
AK-030 = The fire corridor is the hull of the two bases.
AK-031 = Scenery and templates are in the corridor when any part of them is.
AK-032 = What lies wholly within 5 inches of the shooter is no obstacle.
AK-033 = A template is 2.5 by 3.5 inches, lies over anything, and never affects sight.
    .no = Choose one of the four bearings of the template.
AK-034 = Scenery is spaced by the distance between its sides.
AK-035 = A deployed base lies wholly inside its zone.
AK-036 = A push goes straight away and stops before anything in its way.
AK-037 = A point belongs to the table zone of the nearest anchor.

## Profiles and health

AK-040 = A profile carries all the values of its figures.
AK-041 = Damage ticks boxes from left to right; a surplus is lost.
    .news = { FIGURE($a) } suffers { $b } damage, { $c } life left.
AK-042 = The colour of the leftmost free box is the colour of the figure's dice.
AK-043 = A figure whose last box is ticked is removed at once.
    .news = { FIGURE($a) } falls.
AK-044 = Healing unticks boxes from right to left, never more than were ticked.
    .news = { FIGURE($a) } heals { $b }.
AK-045 = Each figure of a shared card has its own life line and its own action points.

## Dice

AK-050 = A roll uses 2 dice; bonus and malus dice cancel out, and at most 2 extra dice remain.
AK-051 = With bonus dice the roller keeps any two; with malus dice the two lowest are kept.
    .no = These dice are not in the tray.
AK-052 = A roll succeeds when dice and characteristic reach the difficulty.
    .news = { FIGURE($a) } rolls { DICE($d) }: { $b } against { $c }, { $e ->
        [1] a success
       *[other] a failure
    }.
AK-053 = In an opposed roll the higher result wins, then the higher characteristic; otherwise both roll again.
    .news = { FIGURE($a) } rolls { DICE($c) }: { $b }.
AK-054 = The value compared in a tie is the characteristic as modified, without dice.
AK-055 = On a roll that deals no damage the highest dice are kept without asking.
AK-056 = A figure without the characteristic succeeds by itself.
AK-057 = The symbols of the two kept dice give the column of damage; shifts are added and stay on the line.
    .news = { FIGURE($a) } hits { FIGURE($b) }: column { $d }, { $c } damage.
AK-058 = The modifiers of a combat card last for one combat.

## Troops

AK-070 = The format fixes points, heroes and table.
    .no = Here a ready troop is chosen; to build your own, play with the full set-up.
AK-071 = All figures of a troop share one faction symbol.
    .news = { SEAT($a) } leads { NAME("factions", $b) }.
AK-072 = A troop of a sub-faction takes only figures with its symbol.
AK-073 = The points of a troop never exceed the format.
AK-074 = The number of heroes lies in the range of the format, each hero once.
AK-075 = No name is taken more often than its maximum.
AK-076 = A shared card is filled before another of its name is opened.
AK-077 = Profile cards are counted as they lie on the table.
AK-078 = Some figure of a troop has a value of spirit.
AK-079 = The affinity of a troop is that of its faction.

## Preparing the table

AK-080 = The players choose scenario and options together.
AK-081 = In organised play the organiser chooses them.
AK-082 = Sides A and B are drawn by lot.
    .news = { SEAT($a) } is side A.
AK-083 = Objectives stand where the scenario says; they are solid.
AK-085 = From A, players place one piece of scenery in turn, at most three of a kind.
    .news = { SEAT($a) } places { NAME("scenery", $b) }: { $c } on the table.
AK-086 = Scenery lies on the table, more than 3 inches from other scenery and objectives, outside the enemy's deployment zone.
AK-087 = A player's odd pieces go in his own zone, his even pieces in the enemy's.
AK-088 = A player may stop from his 4th piece on (6th on the large table); the other may then place one more.
    .news = { $a ->
        [-1] The table is set with { $b } pieces of scenery.
       *[other] { SEAT($a) } stops placing scenery.
    }
AK-089 = No figure enters or crosses scenery.
AK-090 = From B, players put pawns of their affinity on scenery that has none.
    .news = { SEAT($a) } puts a pawn of { NAME("affinities", $c) } on piece { $b }.
AK-091 = Enough of a player's pawns lie in the enemy's zone.
AK-092 = A pawn marks the whole piece of scenery it lies on.
AK-093 = The player with more cards deploys first; with as many, the loser of a roll of spirit.
    .news = { SEAT($a) } deploys first.
AK-094 = Players deploy card by card, wholly in their zone.
    .news = { FIGURE($a) } is deployed.
AK-095 = No figure is deployed in contact with an enemy.
AK-096 = When both troops stand, the first turn starts.
    .news = Both troops stand.

## The turn

AK-099 = The Actions are moves, combat, shooting, alchemy and those of the scenario.
AK-100 = A figure with action points is on the alert, without any it is inactive.
AK-101 = At the start of a turn every figure has its printed action points.
    .news = Turn { $a }.
AK-102 = Each player sends a figure to roll spirit for initiative; the winner names who starts.
    .news = { SEAT($a) } wins the initiative.
    .no = A figure with a value of spirit must roll.
AK-103 = A figure that moves no more this turn, or is entangled, does not walk, charge or run.
    .news = { FIGURE($a) } cannot move.
AK-104 = Who has the hand activates a card or passes; the first activation of a turn may not be passed.
    .news = { SEAT($a) } starts.
AK-105 = A player who can activate nothing passes.
    .news = { SEAT($a) } can activate nothing and passes.
AK-106 = When all pass in a row the activations end.
    .news = { SEAT($a) } passes.
AK-107 = A card can be activated when one of its figures has action points and can act.
    .news = { FIGURE($a) } is activated with { $b } action points.
AK-108 = After an activation the hand passes on.
AK-109 = A figure activated before pays 1 action point to act again.
    .news = { FIGURE($a) } acts again, { $b } action points left.
AK-110 = In an activation a figure does at least one Action.
AK-111 = A figure declares, pays, resolves, and goes on while it can and will.
    .no = It is not the time for that.
AK-112 = Action points left over are kept for Reactions or another activation.
AK-113 = The figures of a card act together: all declare, then the Actions are resolved in any order.
AK-114 = In the first round every figure that can must declare.
AK-115 = An Action whose conditions no longer hold has failed.
    .news = The Action of { FIGURE($a) } comes to nothing.
AK-116 = All estimates of a round are made before its shots.
AK-117 = A figure that could do nothing after paying stays out of a reactivation.
AK-118 = A free Action costs no action points.
    .news = { FIGURE($a) } plays its card for nothing.
AK-119 = Skills are not Actions.
    .news = { FIGURE($a) } takes damage for { FIGURE($b) }.

## Moves and Charge

AK-120 = A Walk costs 1 action point and ends free.
    .news = { FIGURE($a) } walks.
AK-121 = A Run costs 2 action points, ends free, and is the last move of the turn.
    .news = { FIGURE($a) } runs.
AK-122 = Walking or running out of a combat needs a disengagement roll.
AK-123 = It is an opposed roll of reflexes with an enemy in contact that its player names.
AK-124 = Losing it, every enemy in contact may make one free Quick Attack first.
    .news = { $b ->
        [1] { FIGURE($a) } gets away.
       *[other] { FIGURE($a) } is caught while getting away.
    }
AK-125 = The action points of the move stay spent whatever happens.
AK-126 = A moving base crosses nothing, and touching an enemy on the way does not engage.
AK-130 = A Charge costs 1 action point; a free figure names its target, and more if one base can touch them all.
    .news = { FIGURE($a) } charges { FIGURE($b) }.
AK-131 = It is valid if every target is seen, in range, and a point in contact with all of them is in reach.
    .no = A charge ends at one of the points of contact.
AK-132 = The charger stands in contact and plays a free Attack card with 1 bonus die.
    .news = { FIGURE($a) } reaches { FIGURE($b) }.
    .no = A charge is followed by an Attack card.
AK-133 = A failed charger walks towards its target and plays only Defence cards this turn.
    .news = The charge of { FIGURE($a) } fails.
AK-134 = After a Charge the figure makes no more moves.
AK-135 = A free target with a weapon may shoot before the charge moves.

## Combat

AK-136 = Attacks without a card are free, and skills tied to cards do not work with them.
AK-139 = Attack cards are Brutal, Normal and Quick; Defence cards Parry and Idle; a Botte only for its owners.
AK-140 = A combat is one card against one enemy in contact.
    .news = { FIGURE($a) } fights { FIGURE($b) }.
AK-141 = The target may answer with a card.
AK-142 = Both cards are chosen in secret, revealed together, then paid.
    .news = { FIGURE($a) }: { NAME("cards", $b) }. { FIGURE($c) }: { NAME("cards", $d) }.
AK-143 = A figure without action points plays Idle.
AK-144 = A combat needs 1 action point to be declared.
AK-145 = Attack against Attack: the winner of a roll of reflexes strikes first, then the other.
    .news = { FIGURE($a) } strikes first.
AK-146 = Attack against Idle: only the attacker rolls.
AK-147 = Attack against Parry: an opposed roll of combat; the defender who wins suffers nothing.
    .news = { FIGURE($a) } parries.
AK-148 = A parry won by 3 or more allows a free Normal Attack.
AK-149 = Two Defence cards: nothing happens.
    .news = Nothing happens.
AK-150 = If both played Idle the activation ends.
    .news = The activation ends.
AK-151 = A card has a bonus die against the card it beats; a Botte counts as its base card.
AK-152 = Combat begins only by a charge.
AK-153 = The combat ends when both cards are resolved.

## Shooting

AK-155 = A shot costs 1 action point, by a free figure with a weapon against an enemy.
    .news = { FIGURE($a) } shoots at { FIGURE($b) }.
AK-156 = Sight, estimate, range, Reaction, roll: a shot that fails a check is lost.
    .news = { $b ->
        [1] The target of { FIGURE($a) } is out of range.
       *[other] { FIGURE($a) } does not see its target.
    }
AK-157 = The shooter announces a distance; if it falls in the target's base the shot is well aimed.
    .news = { FIGURE($a) } estimates { HALVES($b) } in.
AK-158 = Shooting value and dice against defence; obstacles and point blank shift the column.
    .news = { FIGURE($a) } shoots { DICE($d) }: { $b } against { $c }, { $e ->
        [1] a hit
       *[other] a miss
    }.
AK-159 = Figures, scenery and objectives of size 1 or more in the corridor are obstacles.
AK-160 = A free target of a charge may shoot the charger for 1 action point.
    .news = { FIGURE($a) } shoots at the charging { FIGURE($b) }.
AK-161 = Within 5 inches damage is read one column to the right.
AK-162 = A target that reacts spoils the aim.
AK-163 = A free target of a shot may shoot, walk or charge for 1 action point.
    .news = { FIGURE($a) } reacts: { $b ->
        [1] it shoots back
        [2] it will walk
       *[other] it will charge
    }.
AK-164 = A shot in Reaction is simultaneous.
AK-165 = A Walk in Reaction ends out of fire.
AK-166 = A Charge in Reaction goes against the shooter.
AK-167 = A target in combat makes a cover roll: on 8 its opponent is hit instead.
    .news = { FIGURE($a) } rolls for cover { DICE($c) }: { $b }.
AK-168 = Difficulty and column stay those of the original target.
AK-169 = Reactions trigger no Reactions but combat cards.

## Alchemy

AK-170 = An alchemist has an affinity, a circle, a concentration and reserves.
AK-171 = Concentrating costs 1 action point and gives a level, at most 4.
    .news = { FIGURE($a) } concentrates: level { $b }.
AK-172 = Each source of damage costs the alchemist a level.
    .news = { FIGURE($a) } loses concentration: level { $b }.
AK-173 = A formula needs its components and level, and is used once a turn.
AK-174 = It is paid with components, and 1 action point or 1 level.
    .news = { FIGURE($a) } begins { NAME("formulas", $b) }: { $c } components, level { $d }.
AK-175 = Then sight and range are checked; if one fails the formula is lost.
    .news = { NAME("formulas", $b) } of { FIGURE($a) } is lost.
AK-176 = Stones improve a formula, within what a use and the card allow.
    .news = { FIGURE($a) } casts { NAME("formulas", $b) }, { $c } stones spent.
AK-177 = Extra targets are named before any is measured.
    .news = { FIGURE($a) } is out of reach of the formula.
AK-178 = An area needs no sight; a point needs sight and range.
    .news = { FIGURE($a) } rises again.
AK-180 = An alchemist in contact with a pawn's scenery may collect it for 1 action point.
    .news = { FIGURE($a) } collects the pawn of { NAME("affinities", $c) } of piece { $b }.
AK-181 = The outer circle takes resources or the effect, the inner circle resources and the effect.
AK-182 = Resources fill the reserves in any mix, and no more.
    .news = { FIGURE($a) } gains { $b } components and { $c } stones.
AK-183 = An affinity effect lasts until the end of the alchemist's next activation.
    .news = { FIGURE($a) } is filled with { NAME("affinities", $b) }.
AK-184 = Fire: after each formula an enemy in sight and near suffers 1 damage.
    .news = The fire of { FIGURE($a) } burns { FIGURE($b) }.
AK-185 = Water: ranges are 3 inches longer, areas 2 inches wider.
AK-186 = Earth: defence is 1 higher, and damage does not break concentration.
AK-187 = Air: once, the improvement of an enemy's formula is forbidden.
    .news = { FIGURE($a) } forbids { FIGURE($b) } to improve the formula.
AK-188 = The same affinity again restarts its effect; different ones add up.

## End of turn and of the game

AK-200 = What lasts until the end of the turn stops; then poison, regeneration and decline.
AK-201 = Then the scenario gives its points.
    .news = { SEAT($a) } scores { $b }: { $c } in all.
AK-202 = A player alone at the goal wins; several there draw.
    .news = { $a ->
        [-1] The game is drawn (AK-{ $b }).
       *[other] { SEAT($a) } wins (AK-{ $b }).
    }
AK-203 = A troop wiped out makes a draw.
AK-204 = Otherwise unspent action points are lost and a new turn starts.
AK-205 = The end is checked only at the end of a turn.
AK-206 = After the last turn the game is a draw.
AK-210 = When distances are measured, everybody may measure at any time.
AK-211 = A measured shot without obstacle is well aimed.
AK-212 = With obstacles it is from the second shot at the same target on, if nobody moved.
AK-213 = A Reaction still spoils the aim.
AK-214 = No skill of the box relies on estimates.
AK-215 = An Action known to fail may be declared.

## Scenarios

AK-260 = Scenario Actions are for a free figure that is no animal, within 1 inch of the objective.
    .news = { FIGURE($a) } finds no objective to work on.
AK-261 = Jin Posts: for 2 action points a neutral post becomes yours, an enemy post neutral.
    .news = { $c ->
        [1] { FIGURE($a) } takes post { $b }.
       *[other] { FIGURE($a) } makes post { $b } neutral.
    }
AK-262 = Whoever controls strictly most posts gains a point; 3 win.
AK-263 = Chests: for 1 action point a token is put on a chest, or an enemy one removed; enough of them open it.
    .news = { FIGURE($a) } works on chest { $b }: { $c } of { $d }.
AK-264 = The chests hold 3, 4 and 5 by lot; when all are open, most points win.
    .news = The chests hold { $a }, { $b } and { $c }.
AK-265 = Pillars: for 2 action points, 1 for alchemists, a neutral pillar becomes yours, an enemy one neutral.
    .news = { $c ->
        [1] { FIGURE($a) } takes pillar { $b }.
       *[other] { FIGURE($a) } makes pillar { $b } neutral.
    }
AK-266 = When the central pillar is taken, figures on the lines to one's other pillars heal completely.
AK-267 = With the centre: 6 for all pillars, 3 for opposite ones, 2 for one in the enemy's zone, 1 for one at home; 6 win.
AK-269 = Lights: for 1 action point and a roll of spirit of 11, a lamp is put out or lit.
    .news = { $c ->
        [1] { FIGURE($a) } lights lamp { $b }.
       *[other] { FIGURE($a) } puts out lamp { $b }.
    }
AK-270 = Each lamp of yours gives a point, all four 2 more; 8 win.
AK-271 = Wells: strictly most presence within 3 inches gives a point, 2 in the enemy's zone; 12 win.
AK-272 = Objectives on the border of zones are never scored by zone.
AK-273 = Scenario points are public and never lost.

## Questions

ask-muster = Choose your troop.
ask-element = Which piece of scenery do you place?
ask-bearing = How is it turned?
ask-place = Where does it stand?
ask-last = Do you place a last piece?
ask-pawn = On which piece do you put a pawn?
ask-chief = Who rolls spirit?
ask-deploy = Which card do you deploy?
ask-station = Where does the figure stand?
ask-starts = Who starts?
ask-activate = Activate a card, or pass.
ask-declare = What does the figure do?
ask-target = Who is the target?
ask-more = Another target?
ask-marksman = Pay an extra action point to ignore obstacles?
ask-order = Which Action comes first?
ask-destination = Where to?
ask-area = In which area of four inches?
ask-inch = In which inch of it?
ask-quarter = In which quarter?
ask-dot = At which point?
ask-estimate = How far is the target?
ask-answer_charge = Shoot at the charger?
ask-react = How does the target react?
ask-roller = Who holds it back?
ask-free_attack = Strike it as it leaves?
ask-card = Choose a combat card.
ask-keep = Which two dice do you keep?
ask-counter = Strike back?
ask-chain = Strike again at once?
ask-net = Throw the net instead of wounding?
ask-master = Use mastery, and pay nothing?
ask-deny = Forbid the improvement?
ask-fire = Whom does the fire burn?
ask-guard = Does a bodyguard take it?
ask-empathy = Does the shaman share the pain?
ask-decline = Spend a stone to keep it whole?
ask-pay = Pay with an action point or a level?
ask-improve = Improve the formula?
ask-gather = What do you take from the pawn?
ask-mix = How many components?
ask-lay = How does the template lie?
ask-heir = Which alchemist receives the resources?

## Actions

do-muster = Lead { NAME("troops", $a) }
do-recruit = Recruit { NAME("profiles", $a) }
do-lock = The troop is complete
do-element = { NAME("scenery", $a) }
do-stop = Stop placing
do-bearing = Turned by { DEGREES($a) }
do-pawn = A pawn on piece { NTH($a) }
do-deploy = Deploy { SLOT($a) }
do-chief = Send { SLOT($a) }
do-starts = { SEAT($a) } starts
do-activate = Activate { SLOT($a) }
do-pass = Pass
do-rest = Stop
do-walk = Walk
do-charge = Charge
do-run = Run
do-fight = Fight
do-shoot = Shoot
do-focus = Concentrate
do-formula = { NAME("formulas", $a) }
do-collect = Collect the pawn
do-claim = Take the objective
do-pick = Pick the chest
do-jam = Jam the chest
do-light = Light or put out the lamp
do-target = { SLOT($a) }
do-enough = No more
do-order = { SLOT($a) } first
do-spot = Point { NTH($a) }
do-point = Any point of the table
do-area = Area { $a }
do-inch = Inch { $a }
do-quarter = Quarter { $a }
do-dot = Point { $a }
do-estimate = { HALVES($a) } in
do-eye = By eye
do-react = { $a ->
    [0] Do nothing
    [1] Shoot back
    [2] Walk to shelter
   *[other] Charge the shooter
}
do-yes = Yes
do-no = No
do-card = { NAME("cards", $a) }
do-keep = Pair { NTH($a) }
do-pay = { $a ->
    [0] An action point
   *[other] A level
}
do-improve = Improvement { NTH($a) }
do-gather = { $a ->
    [0] Resources
    [1] The effect
   *[other] Resources and the effect
}
do-mix = { $a } components

## Options

option-format = Points of a troop
option-scenario = Scenario
option-distances = Distances
option-start = Set-up
option-turns = Turns at most
