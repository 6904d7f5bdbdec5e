# Ce que compte l’observateur de ce jeu (watch.py).

watch-rounds = tours
watch-creations = potions créées
watch-copies = potions copiées
watch-takes = cubes pris
watch-draws = pioches dans le sac
watch-stock_points = points du stock
watch-reward = récompense de l’école
watch-place = rang dans l’ordre du tour
watch-school = école
watch-created = chaudron d’une création
watch-copied = chaudron copié
