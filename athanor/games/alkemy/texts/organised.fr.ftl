## Ce que seul Alkemy compte dans les événements, et ce qu’ils y nomment avec ses mots

event-tie-index = Indice scénario
event-tie-objectives = Objectifs
event-tie-scenario = Points de scénario
event-tie-losses = Pertes
event-tie-painting = Peinture
event-tie-index-line = la part des points de scénario, additionnée sur les parties
event-tie-objectives-line = points des objectifs secrets
event-tie-scenario-line = points de scénario, additionnés sur les parties
event-tie-losses-line = figurines perdues, le moins possible
event-tie-painting-line = note de peinture de la troupe
event-scenario = Points de scénario
event-losses = Figurines perdues
event-objective = Objectif secret
event-achieved = accompli
event-no-objective = aucun
event-marks = Note de peinture
