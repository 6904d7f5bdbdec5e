### Ce qu’il y a dans la boîte.

table-profiles = Profils
table-cards = Cartes de combat
table-scenery = Décors
table-affinities = Affinités
table-factions = Factions
table-skills = Compétences
table-formulas = Formules
table-scenarios = Scénarios
table-troops = Troupes prêtes
fact-level = niveau
fact-components = composants
fact-range = portée
fact-points = points
fact-goal = points pour gagner
option-scenario-jin = Les Bornes Jin
option-scenario-chests = Les Coffres
option-scenario-pillars = Les Piliers de la guérison
option-scenario-lights = Les Lumières de la ville
option-scenario-wells = Les Puits
option-distances-estimated = estimées à l’œil
option-distances-measured = mesurées librement
option-start-quick = rapide : troupes prêtes, table dressée au hasard
option-start-full = complète : troupes composées, décors posés tour à tour
