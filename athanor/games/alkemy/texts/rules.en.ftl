## Principles

AK-001 = What is written on a card, whether of profile, combat, formula, command or scenario, prevails over these rules.
    .news = { FIGURE($a) } is now { $b ->
        [7] Frightened: 1 malus die on its REF and COM rolls this turn
        [8] Entangled: it cannot move, fights with 1 malus die and has 2 DEF less this turn
        [9] Haunted: 1 malus die on all its rolls this turn
        [25] Poisoned: it suffers 1 damage in the end phase of this turn, then the poison is gone
        [26] Haunted without a roll, for it failed here at its last activation: 1 malus die on all its rolls this turn
       *[other] under the effect of a card
    }.
    .no = A skill or a state of this figure forbids it.
AK-002 = Figures see all around them, facing does not exist, and whoever sees is seen.
AK-003 = Distances are measured in inches in a straight line from base edge to base edge; a move is measured along the path of the base’s centre.
AK-004 = When distances are estimated, nobody measures before an Action that needs it is declared and paid; only the result of that check becomes public.
AK-005 = An Action or a skill is announced, then paid, then checked for range and sight; if the check fails, the Action has failed and its price stays spent.
AK-006 = A player orders effects of his own that fall at the same moment; when effects of several players coincide, the one who lost the initiative orders them.
    .no = This is not among the effects that fall now.

## The table and its geometry

AK-010 = Positions are whole points of a grid of sixteenths of an inch, on a table of 24 or 36 inches a side.
    .no = No point that may be chosen lies there.
AK-011 = A base has a diameter of 1 inch for sizes 1 and 2 and of 1.5 inches for size 3; pawns and objectives measure 1 inch, tokens half an inch and can be crossed.
AK-012 = A base always lies wholly on the table.
    .no = The base would stick out over the edge of the table.
AK-013 = A figure never overlaps another figure, an objective or, in the basic game, an element of scenery.
    .no = The base would overlap a figure, an objective or an element of scenery.
AK-014 = “Within” a distance means that the gap between the two edges is at most that distance, and “more than” means the contrary.
AK-015 = A thing is wholly within a distance when even its farthest point is no farther than that from the edge of the base.
AK-016 = Two bases with no more than a sixteenth of an inch between them are in contact; a figure in contact with an enemy is In Combat, any other is Free.
AK-017 = Whether a base overlaps an element, touches it or lies wholly inside it is decided exactly, by the distance from its centre to each edge.
AK-018 = A straight leg of a move is clear when the base never overlaps anything along it; touching is allowed.
AK-019 = The price of a leg is its length rounded up very finely, so that a straight move is legal exactly up to its value.
AK-020 = A move follows any number of clear straight legs, in any direction, over all or part of its value; staying in place is a legal move.
AK-021 = The path to a destination is the shortest that goes round the obstacles; between equal ones, that with fewest turns.
AK-022 = The mover names a destination, and if he likes the points to pass on the way; the destination must be a legal place, and where no path leads to it the figure stays.
    .news = { FIGURE($a) } moves.
    .no = Choose one of the points offered, or a point of the table; a move may pass up to six points of your own.
AK-023 = A figure sent farther than its move allows follows the path and stops at the last legal point within its value.
AK-024 = The nearest is the one with the smallest gap between the edges; unless a rule says otherwise, the active player decides between equals.
AK-025 = A figure sees another if at least one straight line from a point of its base to a point of the other’s base is not cut.
AK-026 = Sight is blocked by figures, objectives and elements at least as tall as both the one who looks and the one looked at; smaller ones never block.
AK-027 = A blocking base cuts every line that passes through it or within a hair of it, an element every line that enters it; a line along an edge is not cut.
AK-028 = Figures in contact always see each other, and every figure sees itself.
AK-030 = The fire corridor is the band that the two bases span between the shooter and the target.
AK-031 = An element or a template lies in the corridor as soon as any part of it does.
AK-032 = Whatever lies wholly within 5 inches of the shooter is no obstacle to the shot.
AK-033 = A template is a rectangle of 2.5 by 3.5 inches; it lies over anything, is crossed freely, has no size and never blocks sight.
    .no = Choose one of the four orientations of the template.
AK-034 = The distance between two elements, or between an element and an objective, is measured between their nearest edges.
AK-035 = A figure is in a deployment zone when its base lies wholly inside it; the edge of the table is no limit of the zone.
AK-036 = A pushed figure goes straight away and stops short of an obstacle, of the table’s edge or of contact with an enemy; being pushed is no move.
AK-037 = A player’s table zone is the part of the table nearest to his side; an element belongs to the zone that holds its centre.

## Profiles and health

AK-040 = A profile card gives the name, the life boxes, ESP, REF, COM, DEF, AP, the three moves, the size, the skills, the damage line, perhaps a weapon, the symbols, the cost and the maximum.
AK-041 = Each point of damage ticks a life box from left to right: white, yellow, then red; what is left over is lost.
    .news = { FIGURE($a) } suffers { $b } damage; { $c ->
        [0] no life box is left
        [one] { $c } life box is left
       *[other] { $c } life boxes are left
    }.
AK-042 = The leftmost unticked box gives a figure’s health, Unhurt (white), Serious (yellow) or Critical (red), and the colour of all its dice.
AK-043 = A figure whose last box is ticked leaves the table at once, even in the middle of an Action.
    .news = { FIGURE($a) } is struck down and leaves the table.
AK-044 = Healing unticks boxes from right to left; it never goes beyond the printed boxes and brings nobody back.
    .news = { FIGURE($a) } heals { $b ->
        [one] { $b } life box
       *[other] { $b } life boxes
    }.
AK-045 = On a card for several figures each has its own life boxes and its own AP; they share the other values and act independently.

## Dice rolls

AK-050 = A roll takes 2 dice, plus bonus or malus dice that cancel one another; at most 2 extra dice are left.
AK-051 = With bonus dice the roller keeps any two; with malus dice the two lowest are kept, and between equals the weaker symbol.
    .no = Keep one of the pairs of dice offered.
AK-052 = The result is the two kept dice plus the characteristic; a roll succeeds when it reaches the difficulty.
    .news = { FIGURE($a) } rolls { DICE($d) }: { $b } against { $c }, { $e ->
        [1] a success
       *[other] a failure
    }.
AK-053 = In an opposed roll the higher result wins, then the higher characteristic; otherwise everything is rolled again.
    .news = { FIGURE($a) } rolls { DICE($c) }: { $b }.
AK-054 = The characteristics compared in a tie are those of the moment, modifiers included, without the dice.
AK-055 = With bonus dice on a roll that deals no damage, the two highest values are kept without asking.
AK-056 = A figure that lacks the characteristic succeeds by itself, in an opposed roll too; if both lack it, chance decides.
AK-057 = The symbols of the two kept dice give a column of the damage line; all shifts are added, and the column never leaves the line.
    .news = { FIGURE($a) } hits { FIGURE($b) }: column { $d }, { $c } damage.
    .deed = { FIGURE($a) } hits { FIGURE($b) }: { $c } damage.
AK-058 = What a combat card modifies lasts only for the combat in which it is played.

## Building a troop

AK-070 = The format fixes the highest value of a troop, its number of heroes and the table.
    .no = A troop is chosen whole in a quick start, and a troop without figures cannot be locked.
AK-071 = All figures of a troop share one symbol of faction or sub-faction, chosen by the player; a figure with several symbols fits each of them.
    .news = { SEAT($a) } leads a troop: { NAME("factions", $b) }.
    .no = It shares no symbol with the rest of your troop.
AK-072 = A troop of a sub-faction takes only figures that carry the symbol of that sub-faction.
AK-073 = The costs of a troop may add up to less than the maximum of the format, never to more.
    .no = Your troop would cost more than the format allows.
AK-074 = The number of heroes lies within the format’s limits, and no hero is taken twice.
    .no = Your troop would not have the number of heroes of the format.
AK-075 = A troop takes no more figures of a name than the maximum on its card.
    .no = Your troop has no room for another figure of that name.
AK-076 = A card for several figures is filled before another of that name is opened; every figure pays the printed cost.
AK-077 = A troop has as many profile cards as it really uses: 2 Silences make one card, 3 Recruits two.
AK-078 = At least one figure of a troop has a value of ESP.
AK-079 = The affinity of a troop is that of the faction or sub-faction chosen.

## Preparing the table

AK-080 = The players choose together the scenario and the optional modules.
AK-081 = In organised play the organiser sets the format, the table and the scenario.
AK-082 = Chance decides who is player A and who is player B.
    .news = { SEAT($a) } is player A.
AK-083 = Objectives stand where the scenario puts them; they are no scenery, but they are solid and, by their size, can block sight and hinder shots.
AK-085 = Starting with A, the players take turns to place one element of scenery, turned as they like; there are at most three of a kind.
    .news = { SEAT($a) } places a piece of scenery: { PIECE($b) }.
    .no = Choose an element of which fewer than three are on the table, in one of its orientations.
AK-086 = An element lies wholly on the table, more than 3 inches from any other and from every objective, and never in the opponent’s deployment zone.
    .no = The element must lie on the table, far enough from the others and from the objectives, and outside the enemy’s deployment zone.
AK-087 = A player’s first, third and fifth element go into his own table zone, the second, fourth and sixth into the enemy’s.
    .no = This element belongs in the other table zone: own and enemy zone alternate.
AK-088 = From his 4th element on, or his 6th on the large table, a player may stop; the other may place one last element; the format gives the least and the greatest number.
    .news = { $a ->
        [-1] The scenery is laid out: { $b } elements.
       *[other] { SEAT($a) } stops placing scenery.
    }
    .no = It is too early to stop, or only a yes or a no is asked.
AK-089 = In the basic game nobody enters or crosses an element, and every element of sufficient size blocks sight.
AK-090 = Starting with B, the players take turns to put one pawn of their affinity on an element that has none: 3 each, or 5 each on the large table.
    .news = { SEAT($a) } puts a pawn of { NAME("affinities", $c) } on { PIECE($b) }.
    .no = Choose an element that has no pawn yet.
AK-091 = At least 1 of a player’s pawns, or 2 on the large table, lies in the enemy table zone.
    .no = This pawn must go into the enemy table zone.
AK-092 = A pawn marks its whole element and has no place of its own.
AK-093 = The player with more profile cards deploys first; with as many, the loser of an opposed ESP roll does.
    .news = { SEAT($a) } deploys first.
AK-094 = In turn, each player deploys all figures of one card, wholly in his zone and without overlap; when one has finished the other goes on alone.
    .news = { FIGURE($a) } takes its place.
    .no = Deploy a card of yours that still waits, wholly inside your zone.
AK-095 = No figure is deployed in contact with an enemy.
AK-096 = The first turn starts once all troops are deployed.
    .news = The troops are deployed: the first turn can begin.

## The turn

AK-099 = The Actions are moves, combat, shooting, alchemy and those of the scenario; the modules add climbing and invigoration.
AK-100 = A figure with AP is On the Alert, Active while it is activated, Reactive during its Reaction, and Inactive without AP.
AK-101 = At the start of a turn every figure has its printed AP again; then come command cards, if any, and initiative.
    .news = Turn { $a } begins: every figure has its action points again.
AK-102 = For initiative each player chooses a figure and makes an opposed ESP roll; a figure without ESP is chosen only if its player has no other; the winner names who starts.
    .news = { SEAT($a) } wins the initiative.
    .no = Choose one of your figures on the table, with a value of ESP if you have one; the winner then names who starts.
AK-103 = “No more moves this turn” forbids walking, charging, running, climbing and moves in Reaction; pushes and shadow steps remain possible.
    .news = { FIGURE($a) } is held fast and does not move.
    .no = This figure may not move there, or not at all any more this turn.
AK-104 = A player activates one of his cards or passes; whoever starts the turn may not pass its first activation.
    .news = { SEAT($a) } starts the turn.
    .no = Activate one of your cards: the first activation of the turn cannot be passed.
AK-105 = A player who has no card to activate passes by himself.
    .news = { SEAT($a) } has nothing to activate and passes.
AK-106 = The activations end when all players pass in a row.
    .news = { SEAT($a) } passes.
AK-107 = A card can be activated if one of its figures is On the Alert and able to act.
    .news = { FIGURE($a) } is activated with { $b } AP.
    .no = No figure of that card has action points and something to do with them.
AK-108 = After the activation a figure stays On the Alert if it has AP left, and the hand passes to the opponent.
AK-109 = A figure already activated this turn may be activated again, as often as wanted, for 1 AP each time; Reactions do not count as activations.
    .news = { FIGURE($a) } is activated again for 1 AP and has { $b } left.
AK-110 = In each activation a figure does at least one Action, or uses a skill that costs AP or gives an Action; it may be reactivated only if that is still possible.
AK-111 = An activation goes in order: choose the card, pay a reactivation, apply the effects of the start, then declare, pay and resolve one Action after another, then the effects of the end.
    .no = It is not for you to choose now, { SEAT($seat) }, or something else is being asked.
AK-112 = AP that are not spent are kept for Reactions and reactivations of the same turn.
AK-113 = All alert figures of a card act together: in each round every one declares and pays its Action, and the player resolves them in the order of his choice.
    .no = Choose a figure of the card whose Action is still to be resolved.
AK-114 = In the first round every figure that can act declares an Action; in later rounds a figure may stop.
    .no = In the first round of its activation a figure that can act must do so.
AK-115 = An Action is finished before the next begins; one whose conditions are gone when its time comes has failed.
    .news = { FIGURE($a) } can no longer do what was declared: the Action has failed.
AK-116 = When distances are estimated, all estimates of a round are made before its first shot is resolved.
AK-117 = When a card is reactivated, a figure that could do nothing once the AP is paid stays out and keeps it.
AK-118 = A free Action costs no AP and belongs to an activation, unless its text allows it in Reaction, even to an Inactive figure.
    .news = { FIGURE($a) } uses a skill and plays its card for free.
    .no = Only a yes or a no is asked here.
AK-119 = Skills are no Actions, though some of them give free Actions.
    .news = { FIGURE($a) } suffers in the place of { FIGURE($b) }.
    .no = This figure cannot use its skill now.

## Moves

AK-120 = Walk: for 1 AP a figure moves up to its Walk and ends Free, or else stays in place.
    .news = { FIGURE($a) } walks.
    .no = Walking costs 1 AP, and this figure has none.
AK-121 = Run: for 2 AP a figure moves up to its Run, ends Free and makes no more moves this turn; nobody runs in Reaction.
    .news = { FIGURE($a) } runs.
    .no = Running costs 2 AP, more than this figure has.
AK-122 = A figure that is In Combat must break away before it walks or runs.
AK-123 = To break away a figure makes an opposed REF roll against one enemy in contact, chosen by its controller.
    .no = Choose one of your figures in contact with the one that breaks away.
AK-124 = A figure that breaks away moves freely if it wins; if it loses, every enemy in contact may first make a free Quick Attack on it.
    .news = { $b ->
        [1] { FIGURE($a) } breaks away from the fight.
       *[other] { FIGURE($a) } breaks away badly and leaves an opening.
    }
AK-125 = The AP of a move are paid before the roll and stay spent whatever happens.
AK-126 = A moving base crosses no figure, no objective and no element; touching an enemy on the way starts no combat.

## Charge

AK-130 = Charge: for 1 AP a Free figure that may move names an enemy as its first target, and further ones if it wants.
    .news = { FIGURE($a) } charges { FIGURE($b) }.
    .no = That is no target for this figure now: a Charge takes 1 AP, a Free figure and enemies on the table.
AK-131 = A Charge is valid if every target is in sight and within its value, and if a path of that value leads into contact with all of them and no other enemy.
    .no = A charging figure ends on one of the points in contact with its targets.
AK-132 = A valid Charge brings the figure into contact; it plays a free Attack card against its first target, with 1 bonus die on its COM roll.
    .news = { FIGURE($a) } crashes into { FIGURE($b) }.
    .no = A charging figure plays an Attack card.
AK-133 = After a failed Charge the figure walks towards its first target, stops before any combat and plays only Defence cards this turn.
    .news = { FIGURE($a) } fails its Charge: only Defence cards and no more moves this turn.
    .no = After a failed Charge this figure plays only Defence cards this turn.
AK-134 = After a Charge, successful or not, the figure makes no more moves this turn.
AK-135 = A Free target with a weapon may answer a Charge with a shot before anything moves.

## Combat

AK-136 = An attack without a card comes only from a rule or a skill: it is free, allows no Reaction, and skills tied to cards do not work; Quick moves the damage 1 column left, Brutal 1 right.
AK-139 = Attack cards are Brutal, Normal and Quick; Defence cards are Parry and Idle; all are there at every combat, and a Botte only for figures that own it.
    .no = This figure does not own that Botte.
AK-140 = Combat sets a figure that is In Combat against one enemy in contact, always one against one.
    .news = { FIGURE($a) } fights { FIGURE($b) }.
    .no = This figure is in contact with no enemy.
AK-141 = The target of a combat may react by playing a card too.
AK-142 = Both players choose a card in secret, reveal together, then pay: 1 AP, or nothing for Idle and for the card of a Charge.
    .news = { FIGURE($a) } plays { NAME("cards", $b) }, { FIGURE($c) } plays { NAME("cards", $d) }.
    .no = Choose a combat card.
AK-143 = A figure without AP plays Idle, unless an effect gives it a free card; one with AP may play Idle too.
    .no = Without action points this figure can only play Idle.
AK-144 = Combat can be declared only with 1 AP left, or a free card; the card may even be Idle or Parry, but that of a Charge is an Attack.
    .no = Fighting takes 1 AP, and this figure has none.
AK-145 = Attack against Attack: the winner of an opposed REF roll strikes first with a COM roll against DEF, then the other, if still there.
    .news = { FIGURE($a) } strikes first.
AK-146 = Attack against Idle: only the attacker rolls COM, against DEF.
AK-147 = Attack against Parry: an opposed COM roll, the attacker first; if he wins he deals damage whatever the DEF, otherwise the defender suffers nothing.
    .news = { FIGURE($a) } parries the attack.
AK-148 = A defender who parries with a result at least 3 above the attacker’s may strike back with a free Normal Attack.
AK-149 = With two Defence cards nothing happens; a Parry still costs its AP.
    .news = Nobody attacks: nothing happens.
AK-150 = If both play Idle, the activation of the active card ends; Actions already declared are still resolved.
    .news = Both wait and watch: the activation ends.
AK-151 = A card’s bonus die counts when the enemy plays the card it names; a Botte counts as its base card in everything.
AK-152 = A figure enters combat only by charging or by being charged.
AK-153 = A combat ends once it and the Reaction of the target are resolved.

## Shooting

AK-155 = Shot: for 1 AP a figure with a weapon that is not In Combat shoots at one enemy, as often as it has AP.
    .news = { FIGURE($a) } shoots at { FIGURE($b) }.
    .no = Shooting takes a weapon, 1 AP, an enemy on the table and a figure that is not In Combat.
AK-156 = A shot goes in order: target and price, line of sight, estimate, range, Reaction of the target, TIR roll; without sight or out of range it misses.
    .news = { $b ->
        [0] { FIGURE($a) } has no shot: the target is out of sight or out of reach.
       *[other] { FIGURE($a) } misses: the target is out of range.
    }
AK-157 = The shooter announces a distance in half inches; if that point lies within the target’s base, the estimate is right and gives an aim die.
    .news = { FIGURE($a) } estimates the distance: { HALVES($b) }″.
    .no = Announce a distance in half inches, no farther than the range of the weapon.
AK-158 = A shot is a TIR roll against DEF; its damage moves 1 column left for each obstacle and 1 right at Point Blank.
    .news = { FIGURE($a) } rolls { DICE($d) } for the shot: { $b } against { $c }, { $e ->
        [1] a hit
       *[other] a miss
    }.
AK-159 = Obstacles are all figures, elements and objectives of size 1 or more in the corridor, except those wholly within 5 inches of the shooter.
AK-160 = A Free figure with a weapon may for 1 AP shoot at whoever charges it, before the move and without estimate, under the usual conditions.
    .news = { FIGURE($a) } shoots at the charging { FIGURE($b) }.
AK-161 = A target within 5 inches is at Point Blank: the damage moves 1 column right, in Reaction too.
AK-162 = A shooter loses the aim die if the target reacts; shots in Reaction never have one.
AK-163 = The Free target of a valid shot may for 1 AP announce a Reaction before the roll: a shot, a Walk or a Charge.
    .news = { FIGURE($a) } reacts: { $b ->
        [1] it shoots back
        [2] it will seek cover
        [3] it will charge the shooter
       *[other] it waits
    }.
    .no = Only a Free figure with 1 AP can react to a shot.
AK-164 = A shot in Reaction needs a weapon that reaches the shooter; both shots are simultaneous, rolled with the health of before and both applied.
    .no = This figure has no weapon that reaches the shooter.
AK-165 = A Walk in Reaction comes after the shot and ends out of the shooter’s sight, out of range, or within 1 inch of an obstacle in the new corridor; otherwise the figure stays.
AK-166 = A Charge in Reaction comes after the shot and goes for the shooter only, who may answer with a card but not with a shot.
AK-167 = A target that is hit In Combat makes a cover roll: 2 dice of the colour of its health, with 1 bonus die at size 1 and 1 malus die at size 3, and nothing else changes it; on 8 or more the figure it fights suffers the damage instead, of several the nearest to the shooter, of equally near ones one by lot.
    .news = { FIGURE($a) } makes a cover roll, { DICE($c) }: { $b } against 8, { $d ->
        [1] and the shot hits an enemy it fights
       *[other] and the shot hits it
    }.
AK-168 = The DEF and the column of such a shot stay those of the first target, and the figure finally hit has no Reaction.
AK-169 = A Reaction never triggers another, except the card played by the target of a combat.

## Alchemy

AK-170 = An alchemist has an affinity, a circle, a concentration of 0 to 4 and reserves of components and stones; he starts at 0 with full reserves.
AK-171 = Concentration: for 1 AP an alchemist gains 1 level, up to 4, even In Combat.
    .news = { FIGURE($a) } concentrates: level { $b }.
    .no = Only an alchemist with 1 AP and below level 4 can concentrate, and not while silenced.
AK-172 = Whenever an alchemist suffers damage from one source, he loses 1 level of concentration.
    .news = { FIGURE($a) } loses concentration: level { $b }.
AK-173 = A formula needs its components and its level, and is used at most once a turn.
    .no = This figure cannot use that formula now: it needs the components and the level, and once a turn is enough.
AK-174 = A formula is declared with its target; its components are spent, then 1 AP or 1 level is paid, and the level left must still suffice.
    .news = { FIGURE($a) } prepares a formula: { NAME("formulas", $b) }.
    .no = The formula finds no target, or you cannot pay it so: 1 AP, or 1 level if enough remain.
AK-175 = Then sight and range are checked; if either fails the formula is lost, with all that was paid, and counts as used.
    .news = { NAME("formulas", $b) } is lost: { FIGURE($a) } does not see or reach the target.
AK-176 = A formula that succeeds may be improved with stones, at most 4 a use for the Outer Circle and 6 for the Inner, within what the card allows.
    .news = { FIGURE($a) } casts { NAME("formulas", $b) }{ $c ->
        [0] .
        [one] , improved with { $c } stone.
       *[other] , improved with { $c } stones.
    }
    .no = The stones or the card do not allow this improvement.
AK-177 = Extra targets are all named before any is measured; those out of range or sight are lost with their stones.
    .news = { FIGURE($a) } is out of range or sight: the stones are lost.
    .no = The formula finds no other target of that kind.
AK-178 = A formula on the alchemist himself or around him needs no sight; one that aims at a point needs the point in range and in sight.
    .news = { FIGURE($a) } returns to the table.
    .no = Nobody can be called back.
AK-180 = Collecting: for 1 AP an alchemist in contact with an element removes its resource pawn.
    .news = { FIGURE($a) } collects a pawn of { NAME("affinities", $c) } from { PIECE($b) }.
    .no = Collecting takes 1 AP and an alchemist, or a servant of alchemy, in contact with an element that has a pawn.
AK-181 = From a pawn the Outer Circle draws either resources or the effect of its affinity, the Inner Circle resources and, if wanted, the effect.
    .no = The Outer Circle takes resources or the effect; the Inner Circle resources, with the effect or without.
AK-182 = A pawn of his own affinity gives an alchemist 4 resources (Outer Circle) or 6 (Inner), any other 2 or 4; the mix of components and stones is free, and what does not fit is lost.
    .news = { FIGURE($a) } recovers { $b ->
        [one] { $b } component
       *[other] { $b } components
    } and { $c ->
        [one] { $c } stone
       *[other] { $c } stones
    }.
    .no = The reserves have no room for that mix.
AK-183 = The effect of an affinity starts at once and lasts until the end of the alchemist’s next activation.
    .news = { FIGURE($a) } draws on an affinity: { NAME("affinities", $b) }.
AK-184 = Fire: each time a formula of his is cast, the alchemist may make an enemy in sight and within ESP inches suffer 1 damage.
    .news = { FIGURE($a) } scorches { FIGURE($b) }.
    .no = Fire strikes an enemy figure on the table.
AK-185 = Water: the alchemist’s formulas reach 3 inches farther, and areas 2 inches.
AK-186 = Earth: the alchemist has 1 DEF more, up to 12, and loses no concentration when he suffers.
AK-187 = Air: once, the alchemist may forbid an enemy alchemist within 8 inches to improve the formula just cast.
    .news = { FIGURE($a) } forbids { FIGURE($b) } to improve the formula.
AK-188 = The same affinity collected again starts its duration anew; different ones add up.

## End of the turn and of the game

AK-200 = Effects that last until the end of the turn stop; then poison, regeneration and alchemical decline apply.
    .news = { $b ->
        [0] The poison works in { FIGURE($a) }.
        [3] { FIGURE($c) } spends a stone: { FIGURE($a) } does not decline.
       *[other] { FIGURE($a) } declines.
    }
    .no = This figure has no stone to spend.
AK-201 = Then come the effects and points of the scenario.
    .news = { SEAT($a) } scores { $b ->
        [one] { $b } scenario point
       *[other] { $b } scenario points
    }: { $c } in all.
AK-202 = Whoever is then alone at or above the points to win has won; several of them draw, whatever their totals.
    .news = { $a ->
        [-1] The game ends in a draw.
       *[other] { SEAT($a) } wins the game.
    }
AK-203 = Otherwise the game is a draw if a player has no figure left on the table.
AK-204 = Otherwise unspent AP are lost and a new turn starts.
AK-205 = The end is checked only at the end of a turn: a player without figures goes on passing until then.
AK-206 = A game of two players that is not decided after its last turn, the tenth unless agreed otherwise, is a draw.

## Playing with measuring

AK-210 = When distances are measured, everybody may measure at any time and no estimate is made.
AK-211 = A measured shot without any obstacle has the aim die.
AK-212 = With obstacles, the aim die comes from the second shot at the same target in the turn on, if neither has moved since the first.
AK-213 = A Reaction of the target still cancels the aim, and shots in Reaction still have none.
AK-214 = Skills that rely on estimates would have to be adapted; none of ours does.
AK-215 = An Action that is known to fail, such as a Charge out of reach, may still be declared.

## Advanced scenery

AK-220 = Elements that are Impassable or to be climbed stay obstacles, the others may be entered; a figure that overlaps an element is in contact with it.
AK-221 = Elements stand 2 inches apart, 8 to 16 on the small table and 12 to 20 on the large one; a player may stop from his 5th, or 7th, on.
    .no = It is too early to stop placing elements.
AK-222 = Instead of placing an element a player may give one a special effect: 2 of them at most, 3 on the large table, each once a game and one per element.
    .news = { SEAT($a) } gives { PIECE($c) } a special effect: { NAME("effects", $b) }.
    .no = This special effect cannot be given: it has been used, the element has one, or you have given all of yours.
AK-223 = Giving an effect takes a turn of placing but counts neither for the alternation of zones nor for the number of elements.
AK-224 = Every element has one rule of vision and one or more rules of crossing, those of the library or, if agreed, those its placer chooses.
    .news = { PIECE($a) }: sight { $b ->
        [0] opaque
        [1] sparse
       *[other] clear
    }; crossing { CROSSINGS($c) }.
    .no = One rule of vision, then one or more of crossing; Clear stands alone.
AK-225 = Opaque elements block sight, Clear and Sparse ones never do; a Sparse one as tall as the shooter or the target costs 2 columns, and nobody’s sight is blocked by the element he stands in.
AK-226 = Any element of size 1 or more in the corridor is an obstacle, whatever its rule of vision.
AK-227 = A Clear element changes nothing in moves; an Impassable one cannot be entered.
AK-228 = Awkward: a move that overlaps the element at any moment loses 1 inch for a Walk, 2 for a Charge and 3 for a Run, once.
AK-229 = Cluttered: a figure inside neither charges nor is charged from more than 4 inches and does not run; no move ends astride its edge, and it is crossed only to stop in it or to leave it.
    .no = A move may not end astride the edge of a Cluttered element, nor may a figure inside it run.
AK-230 = Climbing: for 1 AP a Free figure within 1 inch rolls REF against the size plus 8; it comes down on the other side, or stays and suffers as much damage as it lacked.
    .news = { FIGURE($a) } climbs over: { NAME("scenery", $b) }.
    .no = Climbing takes 1 AP and a Free figure that may move, within 1 inch of an element to be climbed.
AK-231 = Touched by the Shaal: a figure activated within 2 inches that fails an ESP roll of 13 must charge the nearest enemy with a Brutal Attack for 1 AP, or else suffers 1 damage.
    .news = { FIGURE($a) } rolls ESP in a place touched by the Shaal: { $b } against { $c }, { $e ->
        [1] it holds
       *[other] it fails
    }.
    .no = Under the Shaal it can only strike brutally.
AK-232 = Haunted: a figure activated within 2 inches rolls ESP against 14; if it fails, it has 1 malus die on all its rolls until the end of the turn, and at its next activation it fails without a roll if it is within 2 inches of the element.
    .news = { FIGURE($a) } rolls ESP in a haunted place: { $b } against { $c }, { $e ->
        [1] it holds
       *[other] it fails
    }.
AK-233 = Bracing: for 1 AP, once a turn, a figure in contact rolls a white die and heals 1, 2 or 3 boxes by its symbol: sword, axe or mace.
    .news = { FIGURE($a) } draws strength from the place: { DICE($b) }.
    .no = Nobody in contact can draw strength from this element now: it takes 1 AP, once a turn.
AK-234 = Bewitching: a figure activated within 2 inches that fails an ESP roll of 13 loses 1 AP.
    .news = { FIGURE($a) } rolls ESP in a bewitching place: { $b } against { $c }, { $e ->
        [1] it holds
       *[other] it fails
    }.
AK-235 = Strategic: whoever gives this effect to an element that is neither Opaque nor Impassable moves it anywhere outside the deployment zones.
    .news = { SEAT($a) } moves { PIECE($b) }, which is strategic.
    .no = A Strategic element is neither Opaque nor Impassable and stays out of the deployment zones.
AK-236 = Alchemical: within 2 inches a formula costs 1 component less, and collecting here gives 2 resources more.
AK-237 = Dark: a figure in contact with the element is charged only by figures that touch it too.
AK-238 = Soothing: within 2 inches ESP rolls have 1 bonus die, and an alchemist who starts or ends an activation there Free gains 1 level.
    .news = { FIGURE($a) } is soothed by the place: level { $b }.
AK-239 = The controller of a figure orders the effects of several elements; each is checked where the figure then stands.

## Command

AK-240 = The command reserve is the ESP of one hero of his choice, plus 2 for each alchemist and 1 for each hero who is a Leader; it is never refilled.
    .news = { SEAT($a) } has a command reserve of { $b }, from { FIGURE($c) } and the troop.
    .no = Name one of your heroes.
AK-241 = Each player secretly takes at most 5 different command cards, and the hand never changes.
    .news = { SEAT($a) } holds { $b ->
        [one] { $b } command card
       *[other] { $b } command cards
    }.
    .no = A command hand has at most 5 cards, all different, and only they are played.
AK-242 = Before the initiative every player secretly chooses a card or none; all are revealed and paid together, and nobody chooses a card dearer than his reserve.
    .news = { SEAT($a) } plays { NAME("commands", $b) }; reserve: { $c }.
    .no = Your reserve cannot pay that command card.
AK-243 = Each player plays each of his command cards once a game.
    .no = You have already played that command card.
AK-244 = After the reveal each player may cancel enemy cards for their cost plus 1, in secret and at the same time; a cancelled card is spent, and a cancellation stands.
    .news = { SEAT($a) } cancels the card of { SEATS($b) }; reserve: { $c }.
    .no = Only a card that an enemy has just played can be cancelled, for its cost plus 1.
AK-245 = The cards that remain take effect before the initiative, in the order decided by whoever orders simultaneous effects.
    .news = { NAME("commands", $b) } of { SEAT($a) } takes effect{ $e ->
        [1] , for { FIGURE($c) }
        [2] , and the pawn of { PIECE($c) } is removed
       *[other] {""}
    }.
    .no = Choose one of your own figures on the table.

## Competitive mode

AK-250 = Before the first turn each player secretly chooses a secret objective that he has not yet used in this event.
    .news = Every player has chosen a secret objective.
    .no = Choose one of the secret objectives that you have not used yet.
AK-251 = At the end the objectives are revealed: 6 victory points for a win, 3 for a draw, 1 for a defeat, plus those of the objective, and its bonus for a winner.
    .news = { SEAT($a) } { $b ->
        [-1] had no secret objective
       *[other] reveals { NAME("secrets", $b) }: { $c ->
            [1] accomplished
           *[other] missed
        }
    }; victory points: { $d }.

## Three and four players

AK-255 = With three or four players the seats follow one another clockwise from A, who is drawn by lot, and so does every step of the preparation.
AK-256 = Once everybody has placed 2 elements, or 3 on the large table, a player may stop and each other may place a last one; pawns start with C, and most cards deploy first.
    .no = Everybody must first have placed his share of elements.
AK-257 = All roll for initiative together and the winner names the first player; the turn ends when all pass in a row, and the game after 5 turns, at the points to win, or when one player at most has figures left.
AK-258 = After turn 5 most scenario points win, for a player who still has a figure while an enemy has one; equals share the victory.
    .news = The victory is shared: { SEATS($a) }.
AK-259 = A player without figures is skipped but keeps scoring what he controls; every other player is an enemy.
    .no = That player has no figure there, or it is not for you to choose.

## Scenarios

AK-260 = A scenario Action is paid by an active, Free figure that is no Animal, within 1 inch of the objective; it needs no sight and allows no Reaction.
    .news = { FIGURE($a) } does not reach the objective, or can change nothing there.
    .no = It takes a Free figure that is no Animal, with enough AP, within 1 inch of an objective it can change.
AK-261 = Jin Posts: for 2 AP a neutral post becomes yours, an enemy post neutral; it stays so until changed.
    .news = { FIGURE($a) } acts on the { OBJECTIVE($b) }: { $c ->
        [1] it is taken
       *[other] it is neutral again
    }.
    .no = In this scenario there is no post or pillar to take.
AK-262 = Jin Posts: at the count whoever controls more posts than any other scores 1 point; 3 points win.
AK-263 = Chests: for 1 AP a figure picks a closed chest, adding a token, or jams it, removing an enemy token; as many tokens as its value open it, for its value less 2 points at the next count.
    .news = { FIGURE($a) } works on the { OBJECTIVE($b) }: { $c ->
        [one] { $c } token
       *[other] { $c } tokens
    } of { $d }.
    .no = In this scenario there is no chest to pick or jam.
AK-264 = Chests: the values, from 3 to 5, are dealt by lot after deployment; 4 points win, and once all chests are open most points do.
    .news = The chests are worth { $d ->
        [0] { $a }, { $b } and { $c }
       *[other] { $e ->
            [0] { $a }, { $b }, { $c } and { $d }
           *[other] { $a }, { $b }, { $c }, { $d } and { $e }
        }
    }.
AK-265 = Pillars: for 2 AP, 1 for an alchemist, a neutral pillar becomes yours, an enemy pillar neutral.
    .news = { FIGURE($a) } acts on the { OBJECTIVE($b) }: { $c ->
        [1] it is taken
       *[other] it is neutral again
    }.
AK-266 = Pillars: when the central pillar becomes yours, every figure on a line from it to another pillar of yours heals completely.
AK-267 = Pillars, two players: with the centre, all five score 6 points, two opposite ones 3, one in the enemy zone 2, one in your own 1; 6 points win.
AK-268 = Pillars, three or four players: the centre with others scores 1 point for each of them, up to 3; 6 points win.
AK-269 = City Lights: for 1 AP and an ESP roll of 11, alchemists with 1 bonus die, a figure puts out an enemy lamp or lights one that is out.
    .news = { FIGURE($a) } acts on the { OBJECTIVE($b) }: { $c ->
        [1] it is lit
       *[other] it is put out
    }.
    .no = In this scenario there is no lamp to light.
AK-270 = City Lights: at the count each lamp of your colour scores 1 point, all four 2 more; with three or four players the centre scores 2; 8 points win.
AK-271 = Wells: at the count the strictly strongest presence within 3 inches, heroes counting double and Animals not at all, scores 1 point, 2 in an enemy zone or, with three or four players, at the centre; 12 points win.
AK-272 = An objective on the limit of two zones never scores by zone.
AK-273 = Scenario points are public and never lost.
