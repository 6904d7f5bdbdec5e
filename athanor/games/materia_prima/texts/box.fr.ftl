### Ce qu’il y a dans la boîte.

table-elements = Éléments
table-extensions = Extensions
table-alchemists = Alchimistes
table-homunculi = Homoncules
table-equipment = Équipement
table-stones = Pierre philosophale
table-towers = Tours
table-cities = Villes
table-quests = Quêtes
