# Alkemy in English. The message of a rule is its sentence; .news is the line of the log, .no the refusal.

game-line = Lead a small troop across a table without squares, choose your blows in secret, and hold what the scenario asks for.

## Questions

ask-muster = Choose your troop.
ask-element = Which piece of scenery do you place?
ask-bearing = How is it turned?
ask-place = Where does it stand?
ask-last = Do you place a last piece?
ask-pawn = On which element do you put a pawn?
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
ask-area = In which part of the table?
ask-inch = In which part of that?
ask-quarter = In which part of that?
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
ask-decline = Which alchemist spends a stone to keep it whole?
ask-pay = Pay with an action point or a level?
ask-improve = Improve the formula?
ask-gather = What do you take from the pawn?
ask-mix = How many components?
ask-lay = How does the template lie?
ask-heir = Which alchemist receives the resources?
ask-effects = Which effect comes next?
ask-gift = Which element receives the effect?
ask-vision = What is it to sight?
ask-crossing = What is it to moves? One rule or more.
ask-feeder = Whose ESP feeds the reserve?
ask-hand = Choose at most five command cards.
ask-command = Play a command card?
ask-cancel = Whose card do you cancel?
ask-orders = Whose command card takes effect next?
ask-subject = Which of your figures?
ask-sabotage = Which pawn is removed?
ask-secret = Choose your secret objective.

## Actions

do-muster = Lead { NAME("troops", $a) }
do-recruit = Recruit { NAME("profiles", $a) }
do-lock = The troop is complete
do-element = { NAME("scenery", $a) }
do-stop = Stop placing
do-bearing = Turned by { DEGREES($a) }
do-pawn = A pawn on { $b ->
    [-1] element { NTH($a) }
   *[other] { NAME("scenery", $a) } ({ PART($b) })
}
do-deploy = Deploy { FIGURE($a) }
do-chief = Send { FIGURE($a) }
do-starts = { SEAT($a) } starts
do-activate = Activate { FIGURE($a) }
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
do-target = { FIGURE($a) }
do-enough = No more
do-order = { FIGURE($a) } first
do-spot = { $b ->
    [-1] { $e ->
        [-1] The light of that number: { NTH($a) }
       *[other] A light, { PART($e) }
    }
   *[other] { $c ->
        [-1] { INCHES($b) }″ from the left, { INCHES($e) }″ from below
        [0] Stay here
       *[other] { INCHES($b) }″ { TOWARDS($c) }
    }{ $d ->
        [-1] {""}
       *[other] , at the { OBJECTIVE($d) }
    }
}
do-point = Any point of the table
do-area = Part of the table: { CELL($a) }
do-inch = Part: { CELL($a) }
do-quarter = Part: { CELL($a) }
do-dot = Here: { CELL($a) }
do-via = By way of this place: { CELL($a) }
do-estimate = { HALVES($a) }″
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
do-keep = { $b ->
    [-1] Pair { NTH($a) }
   *[other] Keep { DICE($b) }
}
do-pay = { $a ->
    [0] An action point
   *[other] A level
}
do-improve = { $b ->
    [-1] Improvement { NTH($a) }
   *[other] Improve it: { GIVES($b) }
}
do-gather = { $a ->
    [0] Resources
    [1] The effect
    [2] Resources and the effect
   *[other] Resources for another alchemist
}
do-mix = { $a ->
    [one] { $a } component
   *[other] { $a } components
}{ $b ->
    [-1] {""}
    [one] , { $b } stone
   *[other] , { $b } stones
}
do-effect = { $a ->
    [0] Poison of { FIGURE($b) }
    [1] Regeneration of { FIGURE($b) }
    [2] Decline of { FIGURE($b) }
    [3] Damage to { FIGURE($b) }
    [4] Flames around { FIGURE($b) }
    [5] Fright of { FIGURE($b) }
    [6] The Shaal calls { FIGURE($b) }
    [7] The haunting of { FIGURE($b) }
    [8] The spell on { FIGURE($b) }
   *[other] Peace for { FIGURE($b) }
}
do-give = Give an effect: { NAME("effects", $a) }
do-onto = { $b ->
    [-1] Element { NTH($a) }
   *[other] { NAME("scenery", $a) } ({ PART($b) })
}
do-vision = { NAME("visions", $a) }
do-crossing = { NAME("crossings", $a) }
do-climb = Climb
do-brace = Draw strength
do-command = { NAME("commands", $a) }
do-hold = No card
do-cancel = { $a ->
    [0] Cancel nothing
   *[other] Cancel the card of { SEATS($a) }
}
do-obey = { $b ->
    [-1] The card of { SEAT($a) }
   *[other] { NAME("commands", $b) }, played by { SEAT($a) }
}
do-secret = { NAME("secrets", $a) }
do-ready = That is my hand

cell = row { $row } from below, column { $column } from the left
cell-unknown = number { $n }
figure-unknown = figure { $n } of { SEAT($a) }
towards-e = to the east
towards-ne = to the north-east
towards-n = to the north
towards-nw = to the north-west
towards-w = to the west
towards-sw = to the south-west
towards-s = to the south
towards-se = to the south-east

## Options

option-format = Points of a troop
option-scenario = Scenario
option-distances = Distances
option-start = Set-up
option-turns = Turns at most (two players)
option-scenery = Scenery
option-command = Command cards
option-competitive = Secret objectives
option-scenery-basic = basic
option-scenery-advanced = advanced
option-scenery-free = advanced, rules chosen by the placer
option-command-off = without
option-command-on = with
option-competitive-off = without
option-competitive-on = with
