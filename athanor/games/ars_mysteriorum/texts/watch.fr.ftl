# Ce que compte l’observateur de ce jeu (watch.py).

watch-rounds = manches commencées
watch-last_recipe = finie par la dernière recette d’une tente
watch-bonuses = Florims des bonus
watch-duplicates = Florims des doubles
watch-princes = Florims des princes
watch-masters = Florims des maîtres
watch-awards = Florims des prix
watch-colour = couleur
watch-most = le plus de recettes de
watch-recipes = recettes de
watch-items = recettes d’un article
watch-mystery = carte mystère jouée
