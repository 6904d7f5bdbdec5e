# What the watcher of this game counts (watch.py).

watch-rounds = rounds begun
watch-last_recipe = ended by a tent’s last recipe
watch-bonuses = Florims of bonuses
watch-duplicates = Florims of duplicates
watch-princes = Florims of princes
watch-masters = Florims of masters
watch-awards = Florims of awards
watch-colour = colour
watch-most = most recipes of
watch-recipes = recipes of
watch-items = recipes of an item
watch-mystery = mystery card played
