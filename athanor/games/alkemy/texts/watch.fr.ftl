# Ce que compte l’observateur de ce jeu (watch.py).

watch-turns = tours
watch-ended = finie par la règle
watch-scenario_points = points de scénario
watch-lost = figurines perdues
watch-victory_points = points de victoire
watch-faction = faction
watch-muster = troupe
watch-secret = objectif secret choisi
watch-reached = objectif secret atteint
watch-combat = carte de combat jouée
watch-formula = formule lancée
watch-command = carte de commandement jouée
