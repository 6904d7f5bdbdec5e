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
