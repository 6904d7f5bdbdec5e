# Ce que compte l’observateur de ce jeu (watch.py).

watch-rounds = manches
watch-ended = finie par
watch-stone = Pierre accomplie
watch-ended_it = a fini la partie
watch-souls = pierres d’âme
watch-alchemist = alchimiste
watch-quest = quête
watch-accomplished = quête accomplie
watch-place = rang dans l’ordre du tour
