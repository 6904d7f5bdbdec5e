# Ce que compte l’observateur de ce jeu (watch.py).

watch-orders_C = commandes de niveau C
watch-orders_B = commandes de niveau B
watch-orders_A = commandes de niveau A
watch-points_C = points de niveau C
watch-points_B = points de niveau B
watch-points_A = points de niveau A
watch-points_elixirs = points des Élixirs parfaits
watch-atelier = carte Atelier de l’année 1
watch-hired = assistant engagé
watch-dismissed = assistant renvoyé
