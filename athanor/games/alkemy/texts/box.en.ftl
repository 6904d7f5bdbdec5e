### What lies in the box.

table-profiles = Profiles
table-cards = Combat cards
table-scenery = Scenery
table-affinities = Affinities
table-factions = Factions
table-skills = Skills
table-formulas = Formulas
table-scenarios = Scenarios
table-troops = Ready troops
fact-level = level
fact-components = components
fact-range = range
fact-points = points
fact-goal = points to win
option-scenario-jin = Jin Posts
option-scenario-chests = The Chests
option-scenario-pillars = Healing Pillars
option-scenario-lights = City Lights
option-scenario-wells = The Wells
option-distances-estimated = estimated by eye
option-distances-measured = measured freely
option-start-quick = quick: ready troops, the table laid by chance
option-start-full = full: own troops, scenery placed in turn
