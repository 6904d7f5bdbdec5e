### What lies in the box.

table-elements = Elements
table-extensions = Extensions
table-alchemists = Alchemists
table-homunculi = Homunculi
table-equipment = Equipment
table-stones = Philosopher’s Stone
table-towers = Towers
table-cities = Cities
table-quests = Quests
