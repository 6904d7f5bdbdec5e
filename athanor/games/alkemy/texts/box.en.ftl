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
