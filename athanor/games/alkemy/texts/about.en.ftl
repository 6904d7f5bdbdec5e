### What every component does, for the inspector: a sentence or two, and the rules they rest on.

# By kind

about-colours = A player’s colour: it marks that player’s figures, posts and tokens.
    .rule = AK-082
about-affinities = An affinity: the element of a faction and of its resource pawns. A pawn collected gives its alchemist resources or the effect of its affinity.
    .rule = AK-079, AK-181
about-factions = A faction or a part of one: all figures of a troop carry one common symbol. Affinity { $affinity }.
    .rule = AK-071, AK-079
about-dice = Its faces: { $faces }. Two kept dice are added to the value, and their symbols choose the column of the damage.
    .rule = AK-042, AK-051, AK-057
about-cards = A combat card, chosen in secret. It counts as { $counts_as }.
    .rule = AK-139, AK-142
about-skills = A skill of a figure: it always holds, unless its text says when it is used.
    .rule = AK-119
about-profiles = { $hero ->
    [1] A hero
   *[0] A figure
} of { $cost } points with { $pa } AP: ESP { $esp }, REF { $ref }, COM { $com }, DEF { $defence }, { $life } life boxes; inches of Walk { $walk }, Charge { $charge }, Run { $run }. { $shot ->
    [1] Shoots with TIR { $tir }, range { $range }.
   *[0] No shots.
} Skills: { $skills }.
    .rule = AK-040
about-formulas = A formula of level { $level }: { $components ->
    [one] { $components } component
   *[other] { $components } components
}, 1 AP or 1 level, range { $range ->
    [one] { $range } inch
   *[other] { $range } inches
}. Once a turn, and stones may improve it.
    .rule = AK-173, AK-174, AK-176
about-scenery = Size { $size }: it hides figures no taller than itself and stops moves. Advanced: { $vision }, { $crossing }.
    .rule = AK-026, AK-089, AK-224
about-templates = The template of some formulas, 2.5 by 3.5 inches, in this orientation: whom it touches is affected. It blocks neither moves nor sight.
    .rule = AK-033
about-zones = Where the players deploy: each card’s figures wholly in the own zone. Number of zones: { $players }.
    .rule = AK-035, AK-094
about-layouts = The ground for this number of players ({ $players }): where the objectives lie and from where each comes.
    .rule = AK-083, AK-255
about-scenarios = A scenario: it says where the objectives lie and what scores. { $goal ->
    [one] { $goal } scenario point wins
   *[other] { $goal } scenario points win
} if you alone have them.
    .rule = AK-080, AK-202
about-formats = Troops of { $points } points at most, { $low ->
    [one] { $high ->
        [one] one hero
       *[other] { $low } to { $high } heroes
    }
   *[other] { $low } to { $high } heroes
}, on a table of { $table } inches with { $pawns ->
    [one] { $pawns } resource pawn
   *[other] { $pawns } resource pawns
} each.
    .rule = AK-070, AK-090
about-troops = A ready troop, { $faction }, { $points } points: { $figures }.
    .rule = AK-071
about-visions = How a piece of scenery stands in the line of sight.
    .rule = AK-224, AK-225
about-crossings = How figures move through a piece of scenery.
    .rule = AK-224, AK-227
about-effects = A special effect that a player may give to a piece of scenery, once in a match.
    .rule = AK-222
about-commands = A command card, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} of the command reserve, played once in a match before the initiative.
    .rule = AK-242, AK-243
about-secrets = A secret objective: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} at the end, and { $bonus } more for the winner.
    .rule = AK-250, AK-251

# Skills

about-skills-reach = An enemy that charges this figure as its first target gets no Charge bonus die, unless it has Reach too.
    .rule = AK-132
about-skills-animal = Does no scenario Action, collects no pawn, counts for no objective and never plays Parry. A Leader does not help it.
    .rule = AK-260, AK-180, AK-139
about-skills-leap = One leg of its Walk, Charge or Run may be a straight leap over figures, objectives and scenery of size 3 or less, as long as its Walk at most. It climbs without a roll.
    .rule = AK-020, AK-230
about-skills-leader = Friends within 6 inches who are no heroes may use its ESP for their ESP rolls, except for initiative and deployment. A hero with this skill adds 1 to the command reserve.
    .rule = AK-052, AK-240
about-skills-tough = Each time it suffers damage from one source, it suffers X less, but always at least 1.
    .rule = AK-041
about-skills-diplomat = While it has neither played an Attack card nor shot this turn, an enemy that charges it as first target or shoots at it pays, then rolls ESP against 13; if it fails, its Action simply ends.
    .rule = AK-130, AK-155
about-skills-frightening = An enemy that comes into combat with it, or starts its activation there, rolls ESP against X, once a turn. If it fails it is frightened: 1 malus die on its REF and COM rolls this turn.
    .rule = AK-052, AK-111
about-skills-empathy = When a friendly Aurlok within 6 inches is about to suffer damage, this figure may suffer 1 point of it instead, once per source.
    .rule = AK-041
about-skills-chain = When the COM roll of an Attack card it played succeeds, it may at once make a free Quick Attack without a card on the same enemy, before any answer; once per card.
    .rule = AK-136
about-skills-expert = 1 bonus die on its COM roll when it plays the card named, or a Botte that counts as that card.
    .rule = AK-050
about-skills-net = When the COM roll of its Attack card succeeds, it may deal no damage and entangle the enemy for the turn instead: no moves, 1 malus die on COM rolls and 2 DEF less.
    .rule = AK-057
about-skills-formation = 1 DEF more, up to 12, against the free card of a Charge while another friend with Close order is within 1 inch.
    .rule = AK-132
about-skills-frenzy = The first time in a turn that its COM roll removes an enemy during its own activation, it gains 1 AP, never above its printed AP.
    .rule = AK-112
about-skills-stealthy = A shot at this figure counts one obstacle more, unless the shooter is within 5 inches.
    .rule = AK-159
about-skills-bodyguard = Once a turn, when a friend within 2 inches is about to suffer damage from a COM or TIR roll, this figure may suffer all of it instead.
    .rule = AK-119
about-skills-unshakable = This figure, and friends within 4 inches who are no heroes, never get malus dice.
    .rule = AK-050
about-skills-master = Once a turn, when an enemy plays a card against it, it may play an Attack card or Parry for 0 AP, even when Inactive.
    .rule = AK-118, AK-143
about-skills-poison = A figure that suffers damage from its COM or TIR roll is poisoned: 1 damage at the end of the turn.
    .rule = AK-200
about-skills-regeneration = At the end of each turn it heals X life boxes.
    .rule = AK-200, AK-044
about-skills-fearless = Never rolls against Frightening figures and cannot be frightened.
    .rule = AK-052
about-skills-servant = May collect a resource pawn as an Outer Circle alchemist would, for resources only; they go to one friendly alchemist within 6 inches, or are lost.
    .rule = AK-180, AK-182
about-skills-strategist = 1 bonus die when it is chosen for the initiative roll.
    .rule = AK-102
about-skills-marksman = When it declares a shot it may pay 1 AP more: that shot ignores obstacles and no cover roll is made.
    .rule = AK-159, AK-167
about-skills-nimble = 1 bonus die on its REF roll when it breaks away.
    .rule = AK-123
about-skills-decline = At the end of each turn it loses 1 life box, unless a friendly alchemist on the table spends 1 stone for it.
    .rule = AK-200
about-skills-botte_sturdy = Owns the Botte Sturdy: a Normal Attack whose bonus die counts against a Brutal Attack instead of a Parry.
    .rule = AK-139, AK-151
about-skills-botte_cobra = Owns the Cobra Thrust: a Quick Attack whose bonus die counts against a Parry instead of a Normal Attack.
    .rule = AK-139, AK-151
about-skills-botte_riposte = Owns the Riposte: a Parry that strikes back when it wins by 1 or more instead of 3, but has no bonus die against a Brutal Attack.
    .rule = AK-139, AK-148
about-skills-botte_ram = Owns the Ram: a Brutal Attack without its malus die on the REF roll when it is the free card of a Charge.
    .rule = AK-139, AK-132
about-skills-alchemist = Concentrates, casts the formulas of its card with components, improves them with stones and collects resource pawns. The Inner Circle holds 12 components and 9 stones, the Outer 8 and 6.
    .rule = AK-170, AK-182

# Formulas

about-formulas-F01 = The alchemist and friends within 2 inches have Tough 1, or 1 more if they are Tough already, until he suffers damage or the turn ends. Each stone widens the area by 1 inch.
    .rule = AK-173, AK-178
about-formulas-F02 = A friend within 6 inches heals 2 life boxes. Stones: 1 for 1 box more, twice at most; 2 for another target.
    .rule = AK-173, AK-044
about-formulas-F03 = A friend of Avalon within 6 inches, no hero, has Expert (Brutal) for its next combat this turn, or Expert (Normal) if it had that. 2 stones: another target.
    .rule = AK-173, AK-050
about-formulas-F04 = An enemy within 8 inches has 1 malus die on its COM rolls until the end of the turn; for 2 stones, on its REF rolls too.
    .rule = AK-173, AK-050
about-formulas-F05 = An enemy within 8 inches is entangled until the end of the turn: no moves, 1 malus die on COM rolls, 2 DEF less. 2 stones: another target.
    .rule = AK-173, AK-103
about-formulas-F06 = A friend within 6 inches has 1 COM more and Frightening 13 until the end of the turn (or 1 more, if it is Frightening already). Stones: 1 for 1 inch of range, 2 for another target.
    .rule = AK-173
about-formulas-F07 = A friend within 4 inches heals 4 life boxes. Each stone heals 1 more, three times at most.
    .rule = AK-173, AK-044
about-formulas-F08 = A friend within 6 inches heals 1 life box. Up to two stones each heal 1 box more, of the same friend or of another in range.
    .rule = AK-173, AK-044
about-formulas-F09 = An enemy within 8 inches suffers as much damage as the alchemist has ticked yellow boxes, 0 to 3. 2 stones: another target, twice at most.
    .rule = AK-173, AK-041
about-formulas-F10 = Lay the template with its centre in sight and within 8 inches: every figure it touches, friend or foe, suffers 1 damage. 2 stones: 1 damage more, twice at most.
    .rule = AK-173, AK-178, AK-033
about-formulas-F11 = A friend within 6 inches has 1 DEF more, up to 12, until the end of the turn. 2 stones: another target.
    .rule = AK-173
about-formulas-F12 = A friend within 6 inches gains 1 AP, never above its printed AP. 3 stones: another target, once.
    .rule = AK-173, AK-112
about-formulas-F13 = The alchemist and friends within 4 inches have 1 bonus die on REF rolls until the end of the turn. Each stone widens the area by 1 inch.
    .rule = AK-173, AK-178
about-formulas-F14 = A friend within 10 inches is Stealthy until the end of the turn. 2 stones: another target.
    .rule = AK-173, AK-159
about-formulas-F15 = A fallen Undine of the troop comes back, Free and whole, wholly within 4 inches, with 0 AP; for 3 stones it has 1 AP.
    .rule = AK-173, AK-178
about-formulas-F16 = A Free enemy within 8 inches is pushed 3 inches straight away from the alchemist. Each stone adds 1 inch, twice at most.
    .rule = AK-173, AK-036
about-formulas-F17 = A friend within 6 inches heals 2 life boxes. Each stone heals 1 more, twice at most.
    .rule = AK-173, AK-044
about-formulas-F18 = Lay the template within 8 inches until the end of the turn: the damage of a shot whose corridor it touches moves 1 column left. 2 stones: a second template.
    .rule = AK-173, AK-178, AK-158
about-formulas-F19 = A friend within 6 inches walks and charges 1 inch farther and runs 2 inches farther until the end of the turn. 2 stones: another target.
    .rule = AK-173
about-formulas-F20 = A Free enemy within 8 inches is pushed 2 inches straight away; an alchemist also loses 1 level. Each stone adds 1 inch, twice at most.
    .rule = AK-173, AK-036
about-formulas-F21 = An attack of value 5 against the DEF of an enemy within 10 inches, with the line 1 2 2 3 3 4. Stones: 1 for 1 more on the value, twice at most; 2 for 1 column right, once.
    .rule = AK-173, AK-057
about-formulas-F22 = An enemy alchemist within 12 inches loses 1 level and gains none until the end of the turn. 2 stones: 1 level more, twice at most.
    .rule = AK-173, AK-171
about-formulas-F23 = Lay the template within 6 inches until the end of the turn: figures it touches have 1 malus die on COM and TIR rolls; for 2 stones, on REF rolls too.
    .rule = AK-173, AK-178, AK-050
about-formulas-F24 = A friend within 4 inches has Poison until the end of the turn. 2 stones: another target.
    .rule = AK-173, AK-200
about-formulas-F25 = An enemy within 8 inches rolls ESP against 12 and loses 1 AP if it fails. Each stone raises the difficulty by 1, three times at most.
    .rule = AK-173, AK-052
about-formulas-F26 = Place a Free friend within 6 inches, no hero, anywhere it is Free, 3 inches away at most; it is no move. Each stone adds 1 inch, twice at most.
    .rule = AK-173, AK-103
about-formulas-F27 = An enemy within 6 inches suffers 1 damage. 2 stones: 1 damage more, twice at most.
    .rule = AK-173, AK-041
about-formulas-F28 = An enemy within 8 inches and every figure in contact with it, friend or foe, suffer 1 damage. 2 stones: 1 damage more to the target, twice at most.
    .rule = AK-173, AK-041
about-formulas-F29 = The next COM roll that a friend within 6 inches makes with success this turn deals its damage 1 column to the right. 2 stones: another target.
    .rule = AK-173, AK-057
about-formulas-F30 = Lay the template within 8 inches until the end of the turn: whoever starts its activation in it or moves through it suffers 2 damage, once per activation. 2 stones: it stays one more turn.
    .rule = AK-173, AK-178, AK-111
about-formulas-F31 = An enemy within 6 inches suffers 1 damage. 2 stones: another target, twice at most.
    .rule = AK-173, AK-041
about-formulas-F32 = A friend within 4 inches has Tough 1 and 1 COM more until the end of the turn. 2 stones: another target.
    .rule = AK-173

# Cards

about-cards-brutal = Attack for 1 AP that hits hard: damage 1 column to the right, but 1 malus die on the REF roll. Special: 1 bonus die on the COM roll if the enemy plays a Quick Attack.
    .rule = AK-139, AK-151
about-cards-normal = Attack for 1 AP without shift or malus. Special: 1 bonus die on the COM roll if the enemy plays Parry.
    .rule = AK-139, AK-151
about-cards-quick = Attack for 1 AP that strikes early: 1 bonus die on the REF roll, but damage 1 column to the left. Special: 1 bonus die on the COM roll if the enemy plays a Normal Attack.
    .rule = AK-139, AK-151
about-cards-parry = Defence for 1 AP, COM against COM: win and you suffer nothing, win by 3 or more and you may make a free Normal Attack. Special: 1 bonus die if the enemy plays a Brutal Attack.
    .rule = AK-147, AK-148
about-cards-idle = Defence for 0 AP: you do nothing and save your AP, and an attacker rolls COM against your DEF alone. Special: a figure without AP has no other card, unless an effect gives it a free one.
    .rule = AK-143, AK-146
about-cards-sturdy = Botte, counts as a Normal Attack. Its bonus die on COM counts against a Brutal Attack instead of a Parry.
    .rule = AK-139, AK-151
about-cards-cobra = Botte, counts as a Quick Attack. Its bonus die on COM counts against a Parry instead of a Normal Attack.
    .rule = AK-139, AK-151
about-cards-riposte = Botte, counts as Parry. Its free Normal Attack comes when you win by 1 or more instead of 3, but there is no bonus die against a Brutal Attack.
    .rule = AK-147, AK-148
about-cards-ram = Botte, counts as a Brutal Attack. As the free card of a Charge it has no malus die on the REF roll.
    .rule = AK-139, AK-132

# Commands

about-commands-K01 = This turn your figures run 2 inches farther.
    .rule = AK-242, AK-121
about-commands-K02 = This turn your heroes charge 2 inches farther.
    .rule = AK-242, AK-130
about-commands-K03 = This turn your figures have 1 DEF more against shots, up to 12.
    .rule = AK-242, AK-158
about-commands-K04 = This turn the first shot of each of your figures has 1 bonus die.
    .rule = AK-242, AK-158
about-commands-K05 = One of your figures heals 3 life boxes at once.
    .rule = AK-242, AK-044
about-commands-K06 = This turn one of your figures has 1 AP more, even 1 above its printed AP.
    .rule = AK-242, AK-112
about-commands-K07 = 2 bonus dice on your initiative roll this turn.
    .rule = AK-242, AK-102
about-commands-K08 = This turn enemy figures have 1 malus die on ESP rolls, initiative included.
    .rule = AK-242, AK-102
about-commands-K09 = Each of your alchemists recovers 2 resources, in the mix of components and stones you want.
    .rule = AK-242, AK-182
about-commands-K10 = Remove from the table one resource pawn of your choice.
    .rule = AK-242, AK-180
about-commands-K11 = This turn enemy figures have 1 malus die on REF rolls to break away.
    .rule = AK-242, AK-123
about-commands-K12 = This turn your Brutal Attacks cost no malus die on REF rolls.
    .rule = AK-242, AK-145

# Effects

about-effects-shaal = A figure activated within 2 inches rolls ESP against 13. If it fails, it must spend 1 AP to charge the nearest enemy with a Brutal Attack, or suffer 1 damage where that Charge is not valid.
    .rule = AK-231
about-effects-haunted = A figure activated within 2 inches rolls ESP against 14. If it fails it has 1 malus die on all rolls this turn, and fails by itself at its next activation there.
    .rule = AK-232
about-effects-bracing = For 1 AP, once a turn for the element, a figure in contact rolls a white die and heals 1 (sword), 2 (axe) or 3 (mace) life boxes.
    .rule = AK-233
about-effects-bewitching = A figure activated within 2 inches rolls ESP against 13 and loses 1 AP if it fails.
    .rule = AK-234
about-effects-strategic = Whoever gives this effect moves the element anywhere outside the deployment zones, even onto an objective. It may be neither Opaque nor Impassable.
    .rule = AK-235
about-effects-alchemical = Within 2 inches an alchemist’s formula costs 1 component less, and collecting the pawn here gives 2 resources more.
    .rule = AK-236
about-effects-dark = A figure in contact with the element can be charged only by figures that touch it too.
    .rule = AK-237
about-effects-soothing = Within 2 inches ESP rolls have 1 bonus die. An alchemist who starts or ends an activation there, Free, gains 1 level each time.
    .rule = AK-238

# Visions

about-visions-opaque = Blocks sight between figures that are no taller than it.
    .rule = AK-225, AK-026
about-visions-sparse = Never blocks sight. As tall as the shooter or the target, it moves a shot 2 columns left instead of 1.
    .rule = AK-225
about-visions-clear = Never blocks sight; of size 1 or more it is still an obstacle to shots.
    .rule = AK-225, AK-226

# Crossings

about-crossings-clear = Changes nothing in moves.
    .rule = AK-227
about-crossings-awkward = A move that touches it loses 1 inch for a Walk, 2 for a Charge, 3 for a Run, once per Action.
    .rule = AK-228
about-crossings-cluttered = A figure inside does not run and neither charges nor is charged from more than 4 inches. A move that enters it must end wholly inside.
    .rule = AK-229
about-crossings-climb = Nobody walks through it. For 1 AP a Free figure within 1 inch rolls REF against the size plus 8: it comes down on the other side, or suffers as much damage as it lacked.
    .rule = AK-230
about-crossings-impassable = Nobody enters or crosses it.
    .rule = AK-227

# Secrets

about-secrets-O01 = None of your figures was removed: 3 victory points.
    .rule = AK-250, AK-251
about-secrets-O02 = You collected 2 pawns or more, 3 on the large table: 2 victory points.
    .rule = AK-250, AK-251
about-secrets-O03 = Every hero of one opponent was removed: 2 victory points, and 1 more if you win.
    .rule = AK-250, AK-251
about-secrets-O04 = All figures of the costliest enemy card that is no hero were removed: 2 victory points.
    .rule = AK-250, AK-251
about-secrets-O05 = At the end 2 or more of your figures stand wholly in enemy deployment zones: 2 victory points, and 1 more if you win.
    .rule = AK-250, AK-251
about-secrets-O06 = At the end all your heroes are on the table: 1 victory point, and 1 more if you win.
    .rule = AK-250, AK-251
about-secrets-O07 = One of your heroes removed 2 or more enemies by COM rolls: 2 victory points.
    .rule = AK-250, AK-251
about-secrets-O08 = Your shots removed 2 or more enemies: 2 victory points.
    .rule = AK-250, AK-251
about-secrets-O09 = At the end no enemy has its centre in your table zone: 2 victory points.
    .rule = AK-250, AK-251
about-secrets-O10 = You win with at least 2 scenario points more than every opponent: 2 victory points; otherwise nothing.
    .rule = AK-250, AK-251

# Scenarios

about-scenarios-jin = Three posts across the middle. For 2 AP a neutral post becomes yours, an enemy one neutral; whoever holds more at the end of a turn scores 1 point, and 3 points win.
    .rule = AK-261, AK-262
about-scenarios-chests = Three chests of value 3, 4 and 5: for 1 AP add a token of yours or remove an enemy one. As many of your tokens as its value open a chest, for its value less 2 points; 4 points win.
    .rule = AK-263, AK-264
about-scenarios-pillars = Five pillars taken for 2 AP, 1 for alchemists; taking the centre heals whoever stands on its lines to your others. Only with the centre you score: 1 with a pillar of your zone, 2 with one of the enemy’s, 3 with two opposite ones, 6 with all; 6 points win.
    .rule = AK-265, AK-266, AK-267
about-scenarios-lights = Four lamps on a diagonal: for 1 AP and an ESP roll of 11, with a bonus die for alchemists, light one or put an enemy one out. Each of yours scores 1 point every turn, all four 2 more; 8 points win.
    .rule = AK-269, AK-270
about-scenarios-wells = Four wells and no Action: at the end of each turn strictly the strongest presence within 3 inches scores, heroes counting 2 and Animals nothing. A well gives 1 point, or 2 in the enemy zone; 12 points win.
    .rule = AK-271

# Factions

about-factions-AV = Affinity Earth. Knights and fearless templars lead cheap recruits in close order and crossbowmen; priests heal and protect them.
    .rule = AK-071, AK-079
about-factions-TE = Affinity Earth; the part of Avalon that carries the Temple’s symbol. Few figures, most of them Fearless and strong in combat, without a single shooter.
    .rule = AK-072, AK-079
about-factions-AU = Affinity Earth. Thunder-warriors who walk 5 inches, leap and strike twice, with shamans to heal them.
    .rule = AK-071, AK-079
about-factions-WA = Affinity Earth; the toad clan of the Aurlok. Warriors who parry and strike back, poisonous hives and two alchemists.
    .rule = AK-072, AK-079
about-factions-KH = Affinity Water. The fastest people of the box (Walk 5, Charge 8, Run 12), with long bows, diplomats and undines called from the water.
    .rule = AK-071, AK-079
about-factions-TJ = Affinity Air. Militia spears that take the sting out of Charges, archers with a range of 30 inches, and alchemists of the wind.
    .rule = AK-071, AK-079
about-factions-GC = Affinity Air; the shadow guard of the Triad. Quick, Stealthy killers with poison, few in number.
    .rule = AK-072, AK-079
about-factions-NA = Affinity Fire. Swordsmen who strike early and again, lances thrown at 10 inches, war beasts, and alchemists who burn.
    .rule = AK-071, AK-079

# Affinities

about-affinities-earth = Effect of an Earth pawn: the alchemist has 1 DEF more, up to 12, and loses no concentration when he suffers damage.
    .rule = AK-186
about-affinities-water = Effect of a Water pawn: the alchemist’s formulas reach 3 inches farther, and areas 2 inches.
    .rule = AK-185
about-affinities-air = Effect of an Air pawn: once, the alchemist may forbid an enemy alchemist within 8 inches to improve the formula just cast.
    .rule = AK-187
about-affinities-fire = Effect of a Fire pawn: each time he casts a formula, the alchemist may make an enemy in sight and within ESP inches suffer 1 damage.
    .rule = AK-184

# Scenery

about-scenery-D01 = Size 1: figures of size 2 and 3 see over it, but it is an obstacle to shots. Advanced: to be climbed.
    .rule = AK-089, AK-026
about-scenery-D02 = Size 1: figures of size 2 and 3 see over it, but it is an obstacle to shots. Advanced: Sparse and Awkward.
    .rule = AK-089, AK-026
about-scenery-D03 = Size 1: a small obstacle to shots. Advanced: to be climbed.
    .rule = AK-089, AK-026
about-scenery-D04 = Size 1: an obstacle to shots that nobody crosses.
    .rule = AK-089, AK-026
about-scenery-D05 = Size 2: hides figures of size 1 and 2. Advanced: Sparse and Cluttered, so shots go through 2 columns weaker.
    .rule = AK-089, AK-026
about-scenery-D06 = Size 2: hides figures of size 1 and 2. Advanced: to be climbed.
    .rule = AK-089, AK-026
about-scenery-D07 = Size 3: hides every figure. Advanced: Cluttered, one may stand inside.
    .rule = AK-089, AK-026
about-scenery-D08 = Size 3: hides every figure, and nobody crosses it.
    .rule = AK-089, AK-026
about-scenery-D09 = Size 4: hides every figure, and nobody crosses it.
    .rule = AK-089, AK-026
about-scenery-D10 = Size 4: hides every figure, and nobody crosses it.
    .rule = AK-089, AK-026
about-scenery-D11 = Size 0: blocks neither sight nor shots, but stops moves. Advanced: Awkward, one wades through.
    .rule = AK-089, AK-159
about-scenery-D12 = Size 0: blocks neither sight nor shots, but stops moves. Advanced: Awkward, one wades through.
    .rule = AK-089, AK-159

# Marks of a figure

about-mark-scared = Frightened until the end of the turn: 1 malus die on REF and COM rolls.
    .rule = AK-050
    .name = Frightened
about-mark-netted = Entangled until the end of the turn: no moves, 1 malus die on COM rolls, 2 DEF less.
    .rule = AK-103
    .name = Entangled
about-mark-haunted = Haunted until the end of the turn: 1 malus die on all rolls.
    .rule = AK-232
    .name = Haunted
about-mark-poisoned = Poisoned: suffers 1 damage at the end of the turn, then it is over.
    .rule = AK-200
    .name = Poisoned
about-mark-still = No more moves this turn, after a Run or a Charge; it can still fight, shoot and take objectives.
    .rule = AK-103
    .name = No more moves
about-mark-lame = After a failed Charge: only Defence cards and no more moves this turn.
    .rule = AK-133
    .name = Failed charge
about-mark-expert-brutal = Expert (Brutal) for its next combat this turn: 1 bonus die on the COM roll of a Brutal Attack.
    .rule = AK-050
    .name = Expert (Brutal)
about-mark-expert-normal = Expert (Normal) for its next combat this turn: 1 bonus die on the COM roll of a Normal Attack.
    .rule = AK-050
    .name = Expert (Normal)
about-mark-cursed-com = Under an Anathema until the end of the turn: 1 malus die on COM rolls.
    .rule = AK-050
    .name = Malus on COM
about-mark-cursed-ref = Under an improved Anathema until the end of the turn: 1 malus die on REF rolls.
    .rule = AK-050
    .name = Malus on REF
about-mark-sapped = Rising sap until the end of the turn: 1 COM more, and it is Frightening.
    .rule = AK-173
    .name = Rising sap
about-mark-hardened = Stone skin until the end of the turn: 1 DEF more, up to 12.
    .rule = AK-173
    .name = Stone skin
about-mark-hidden = Mirage until the end of the turn: it is Stealthy, shots at it count one obstacle more.
    .rule = AK-159
    .name = Mirage
about-mark-winded = Wind step until the end of the turn: 1 inch more of Walk and Charge, 2 of Run.
    .rule = AK-173
    .name = Wind step
about-mark-venomous = Venom until the end of the turn: its COM and TIR rolls poison whom they hurt.
    .rule = AK-200
    .name = Venom
about-mark-tempered = Tempered: its next successful COM roll this turn is read 1 column to the right.
    .rule = AK-057
    .name = Tempered
about-mark-forged = Flesh forge until the end of the turn: Tough 1 and 1 COM more.
    .rule = AK-173
    .name = Flesh forge
about-mark-silenced = Silenced until the end of the turn: this alchemist gains no level of concentration.
    .rule = AK-171
    .name = Silenced

# Dice

about-dice-white = The die of a figure that is Unhurt: 1 to 6. It has two maces, the strongest symbol.
    .rule = AK-042, AK-057
about-dice-yellow = The die of a figure badly hurt (Grave): 1 to 5, no 6. One mace only.
    .rule = AK-042, AK-057
about-dice-red = The die of a Critical figure: 1 to 4, mostly 3, and mostly swords, the weakest symbol.
    .rule = AK-042, AK-057

# Ready troops

about-troops-aurlok-150 = A leaping hero, a healer, two parrying warriors and a javelin.
    .rule = AK-071
about-troops-aurlok-180 = Fast and mobile: leaps, double strikes and javelins on the run.
    .rule = AK-071
about-troops-aurlok-200 = Two alchemists behind fast warriors who strike twice.
    .rule = AK-071
about-troops-aurlok-250 = A frightening leader and a totem-warrior, with toads and healing behind.
    .rule = AK-071
about-troops-aurlok-300 = Three heroes, javelins and hives: speed on every wing.
    .rule = AK-071
about-troops-avalon-150 = A constable and a templar in front, a priest behind recruits.
    .rule = AK-071
about-troops-avalon-180 = A mighty knight, many cheap recruits, two crossbows: easy to learn.
    .rule = AK-071
about-troops-avalon-200 = Numbers and variety: knight, priest, recruits, crossbows, a net.
    .rule = AK-071
about-troops-avalon-250 = Knight and abbess, fearless novices, crossbows: solid and patient.
    .rule = AK-071
about-troops-avalon-300 = Templars ahead, four crossbows behind, healing in between.
    .rule = AK-071
about-troops-cobra-150 = Sze and stealthy blades, with spears to hold the ground.
    .rule = AK-071
about-troops-cobra-180 = A master alchemist and leaping Silences: hard to shoot or catch.
    .rule = AK-071
about-troops-cobra-200 = Stealth, poison and surprise; few figures, each one precious.
    .rule = AK-071
about-troops-cobra-250 = Two heroes and two Shadows strike, four spears hold.
    .rule = AK-071
about-troops-cobra-300 = Killers in the shadows, alchemy to bend the enemy’s plans.
    .rule = AK-071
about-troops-khaliman-150 = Speed, a bow and undines kept alive by alchemy.
    .rule = AK-071
about-troops-khaliman-180 = Fast ghulams strike, undines swarm, an alchemist calls them back.
    .rule = AK-071
about-troops-khaliman-200 = Long bows and speed: shoot from afar, charge from eight inches.
    .rule = AK-071
about-troops-khaliman-250 = A little of everything, and all of it fast.
    .rule = AK-071
about-troops-khaliman-300 = Archer and alchemist heroes, ghulams, undines: the whole Republic.
    .rule = AK-071
about-troops-naashti-150 = Fire from Dhar Me Ki, swords and thrown lances, one hound.
    .rule = AK-071
about-troops-naashti-180 = The toughest hero, quick swordsmen and thrown lances up close.
    .rule = AK-071
about-troops-naashti-200 = Burn from behind, then three swordsmen and three lances close in.
    .rule = AK-071
about-troops-naashti-250 = Two heroes, lightning and steel: it likes to fight up close.
    .rule = AK-071
about-troops-naashti-300 = Beasts, blades and flames: everything charges.
    .rule = AK-071
about-troops-temple-150 = Five fearless figures in armour; no shooter, no fear.
    .rule = AK-071
about-troops-temple-180 = An abbess who entangles, templars who always answer a blow.
    .rule = AK-071
about-troops-temple-200 = Fearless line with an abbess: hold, entangle, then strike.
    .rule = AK-071
about-troops-temple-250 = Constable and abbess lead the whole order, slow but unshakable.
    .rule = AK-071
about-troops-triade-150 = A leader, spears and a bow: a small balanced troop.
    .rule = AK-071
about-troops-triade-180 = Spears in front, bows behind, Lee-Ping where it matters.
    .rule = AK-071
about-troops-triade-200 = Three bows, three spears, one strong leader: shoot, then hold.
    .rule = AK-071
about-troops-triade-250 = Two wind alchemists, three bows, a Homunculus for a wall.
    .rule = AK-071
about-troops-triade-300 = A wall of guards and spears before archers and alchemists.
    .rule = AK-071
about-troops-walosi-180 = Let them come: parries that strike back, and poisonous hives.
    .rule = AK-071
about-troops-walosi-200 = Four poisonous hives, three ripostes, two alchemists: wear them down.
    .rule = AK-071
about-troops-pack-200 = A huge beast, hounds and quick blades: run at them.
    .rule = AK-071
about-troops-sorhna-200 = Undines, ghulams and a berserker before two water alchemists.
    .rule = AK-071
about-troops-walosi-150 = Toads, poison and ripostes around two alchemists.
    .rule = AK-071
about-troops-wolf-150 = Three wolves who strike twice; fast, without alchemy.
    .rule = AK-071

## What is drawn and is no component

about-table = Figures stand at any point of it: there are no squares. Distances go in inches, from the edge of one base to the edge of the other.
    .name = The table
    .rule = AK-003, AK-010
about-limits = These lines part the table among the players: each has the part nearest to its own side. Some objectives count more in an enemy’s zone.
    .name = Table zones
    .rule = AK-037, AK-272
about-objective-1 = What the match is about: an active figure that is Free and no Animal acts on it from 1 inch at most, and points are counted at the end of each turn.
    .name = Objective
    .rule = AK-260, AK-201
about-objective-2 = { about-objective-1 }
    .name = { about-objective-1.name }
    .rule = { about-objective-1.rule }
about-objective-3 = { about-objective-1 }
    .name = { about-objective-1.name }
    .rule = { about-objective-1.rule }
about-objective-4 = { about-objective-1 }
    .name = { about-objective-1.name }
    .rule = { about-objective-1.rule }
about-objective-5 = { about-objective-1 }
    .name = { about-objective-1.name }
    .rule = { about-objective-1.rule }
about-posts = For 2 AP a neutral post becomes yours, or an enemy one neutral; it stays so, even when you leave. Whoever holds more posts at the end of a turn scores 1 point.
    .name = Post
    .rule = AK-261, AK-262
about-chests = For 1 AP put a token of yours on it, or take an enemy one away. As many tokens as its value open it, and bring its value less 2 in points.
    .name = Chest
    .rule = AK-263, AK-264
about-pillars = For 2 AP, or 1 for an alchemist, a neutral pillar becomes yours, an enemy one neutral. Only who holds the centre scores; taking it heals whoever stands on its lines to your others.
    .name = Pillar
    .rule = AK-265, AK-266
about-lamps = For 1 AP and an ESP roll of 11 a figure lights it in your colour, or puts an enemy light out. Each of your lamps scores 1 point a turn.
    .name = Lamp
    .rule = AK-269, AK-270
about-wells = Nobody acts on it: at the end of the turn strictly the strongest presence within 3 inches scores. Heroes count twice, Animals not at all.
    .name = Well
    .rule = AK-271
about-value = As many tokens of one player open the chest. It then brings 2 points less than this number.
    .name = Value of a chest
    .rule = AK-263, AK-264
about-tokens = How often this player has worked on the lock. An enemy takes one away for 1 AP.
    .name = Tokens
    .rule = AK-263
about-area = The formula helps friends within this distance of the alchemist until the end of the turn.
    .name = Area of a formula
    .rule = AK-178
about-reach = What the figure can reach with this move. Sent farther, it stops where its value ends.
    .name = How far it goes
    .rule = AK-022, AK-023
about-trail = The path of the last move of this activation, from the white disc on.
    .name = The last move
    .rule = AK-020, AK-021
about-way = The points that the figure passes on its way, in this order.
    .name = Points to pass
    .rule = AK-022
about-spots = Points worth a look; a click picks one. Any other point of the table will do as well.
    .name = Useful points
    .rule = AK-022
about-map = The table in small: the red frame is what you see now. A click looks elsewhere.
    .name = The whole table
    .rule = AK-010
about-sight = The figure sees its target. Figures, objectives and scenery at least as tall as both would hide it.
    .name = Line of sight
    .rule = AK-025, AK-026
about-corridor = The band between the shooter and the target. What stands in it, of size 1 or more, is an obstacle, unless it is wholly within 5 inches of the shooter.
    .name = Corridor of fire
    .rule = AK-030, AK-159
about-obstacle = It stands in the corridor of fire: the damage of this shot moves one column to the left.
    .name = Obstacle
    .rule = AK-158, AK-159
about-distance = How far apart the two bases are, edge to edge, in inches. It is shown where everybody may measure.
    .name = Distance
    .rule = AK-003, AK-210
about-combat = These enemies are in contact. They fight; whoever wants to leave must break away, and neither shoots.
    .name = In Combat
    .rule = AK-016, AK-122
about-activated = This card has been activated this turn. With AP left it may act again, for 1 AP, and it can still react.
    .name = Has acted
    .rule = AK-109, AK-112
about-removed = All its life boxes are ticked: it has left the table.
    .name = Removed
    .rule = AK-043
about-life = Each point of damage ticks one from the left, the white ones first. The first free box tells the colour of the dice that the figure rolls.
    .name = Life boxes
    .rule = AK-041, AK-042
about-points = They pay for Actions and for answers to enemies: a full diamond is one that is left. They come back each turn, and are not saved.
    .name = Action points (AP)
    .rule = AK-101, AK-112
about-esp = Spirit: added to two dice for initiative, against fear and against the effects of places.
    .name = ESP
    .rule = AK-052, AK-102
about-ref = Reflexes: added to two dice to strike first, to break away and to climb.
    .name = REF
    .rule = AK-145, AK-123
about-com = Combat: added to two dice to hit in a fight, against the DEF of the enemy or against a Parry.
    .name = COM
    .rule = AK-145, AK-147
about-def = Defence: what the COM or TIR roll of an enemy must reach to hit.
    .name = DEF
    .rule = AK-145, AK-158
about-size = How tall it is, from 0 to 4. What is at least as tall as both figures hides one from the other; from size 1 on it is an obstacle to shots.
    .name = Size
    .rule = AK-026, AK-159
about-cost = What the figure costs of the points of a troop.
    .name = Cost
    .rule = AK-070, AK-071
about-walk = For 1 AP the figure moves up to this many inches and ends Free.
    .name = Walk
    .rule = AK-120
about-charge = For 1 AP a Free figure goes into contact with an enemy in sight, within its Charge value, and plays a free Attack card with 1 bonus die. If it cannot get there, it walks and may only defend itself.
    .name = Charge
    .rule = AK-130, AK-132
about-run = For 2 AP the figure moves up to this many inches, ends Free and makes no more moves this turn.
    .name = Run
    .rule = AK-121
about-weapon = TIR is added to two dice and must reach the DEF of the target, which may be as far away as the range.
    .name = Shooting weapon
    .rule = AK-155, AK-158
about-damage = The symbols of the two dice that are kept choose a column: two swords the first, two maces the last. Its number is how many life boxes the enemy loses.
    .name = Damage
    .rule = AK-057, AK-041
about-focus = For 1 AP an alchemist gains a level, up to 4; formulas ask for levels. Whenever he is hurt, he loses one.
    .name = Concentration
    .rule = AK-171, AK-172
about-components = They are spent to cast formulas. Resource pawns bring them back.
    .name = Components
    .rule = AK-170, AK-173
about-stones = They improve a formula that has succeeded: another target, a greater effect. Resource pawns bring them back.
    .name = Stones
    .rule = AK-170, AK-176
about-fight = For 1 AP the figure plays a combat card against an enemy in contact, who answers with one too.
    .name = Fight
    .rule = AK-140, AK-142
about-shoot = For 1 AP a Free figure with a weapon shoots at an enemy in sight and within range. The target may react if it has AP.
    .name = Shoot
    .rule = AK-155, AK-156
about-collect = For 1 AP an alchemist in contact with the scenery takes its resource pawn: resources, or the effect of its affinity.
    .name = Collect a pawn
    .rule = AK-180, AK-182
about-claim = A Free figure within 1 inch makes it yours, or makes an enemy one neutral.
    .name = Take the objective
    .rule = AK-260, AK-261
about-pick = For 1 AP put one of your tokens on the chest. As many as its value open it.
    .name = Pick the chest
    .rule = AK-263
about-jam = For 1 AP take an enemy token off the chest.
    .name = Jam the lock
    .rule = AK-263
about-light = For 1 AP and an ESP roll of 11 a dark lamp becomes yours, or an enemy one goes out.
    .name = Light or put out
    .rule = AK-269
about-climb = For 1 AP a Free figure within 1 inch of scenery to be climbed rolls REF against its size plus 8, and stands on the other side.
    .name = Climb
    .rule = AK-230
about-brace = For 1 AP a figure in contact with a bracing place rolls a white die and heals 1, 2 or 3 life boxes by its symbol.
    .name = Draw strength
    .rule = AK-233
about-bearing = How the piece lies on the table. It does not turn later.
    .name = Orientation
    .rule = AK-085
about-keep = With bonus dice you keep the two you like: their values are added to the roll, and their symbols choose the column of the damage.
    .name = Two dice to keep
    .rule = AK-051, AK-057
about-estimate = Say how far the target is, to half an inch. If that point falls into its base, the shot has the aim die.
    .name = Estimate
    .rule = AK-157
about-improve = Stones make the formula that has just succeeded stronger, as often as its card allows.
    .name = Improvement
    .rule = AK-176
about-mix = Share what the pawn gives between the two as you like; what does not fit into the reserves is lost.
    .name = Components and stones
    .rule = AK-182
about-sealed = Both choose a card face down; they are shown together. A check says that the choice is made.
    .name = A combat card in secret
    .rule = AK-142
about-roll = Two dice are kept and added to the characteristic; pale dice were not kept. The roll succeeds if the sum reaches the difficulty.
    .name = A roll
    .rule = AK-050, AK-052
about-score = What the objectives have brought so far. Whoever alone reaches the number that wins, at the end of a turn, has won.
    .name = Scenario points
    .rule = AK-202, AK-273
about-initiative = This player won the roll that opened the turn, and said who started.
    .name = Initiative
    .rule = AK-102, AK-006
about-reserve = The points that pay for command cards. It is never refilled.
    .name = Command reserve
    .rule = AK-240, AK-242
about-hand = How many command cards this player still holds, in secret. Each is played once in a match.
    .name = Command cards
    .rule = AK-241
about-strengths = Counted from the profiles: blows in a turn, shots, formulas, and how far an average figure walks. Five is the best of the troops shown.
    .name = Strengths
    .rule = AK-040
about-final-left = How many figures of the troop are still on the table, of all that it had.
    .name = Left on the table
    .rule = AK-203
about-final-fallen = Enemies that this troop removed by COM rolls.
    .name = Struck down in combat
    .rule = AK-043
about-final-shot = Enemies that this troop removed by TIR rolls.
    .name = Shot down
    .rule = AK-043
about-final-felled = Enemies that this troop removed in combat and by shots.
    .name = Enemies felled
    .rule = AK-043
about-final-index = This player’s share of all scenario points, in hundredths. It parts players with equal victory points in a tournament.
    .name = Scenario index
    .rule = AK-253
about-final-victory = 6 for a win, 3 for a draw, 1 for a defeat, and those of the secret objective.
    .name = Victory points
    .rule = AK-251
about-happened = How much life each troop had left at the end of each turn, and who fell when.
    .name = Course of the match
    .rule = AK-041, AK-043
