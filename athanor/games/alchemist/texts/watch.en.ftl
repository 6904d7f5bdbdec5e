# What the watcher of this game counts (watch.py).

watch-rounds = rounds
watch-creations = potions created
watch-copies = potions copied
watch-takes = cubes taken
watch-draws = draws from the bag
watch-stock_points = points of the stock
watch-reward = reward of the school
watch-place = place in turn order
watch-school = school
watch-created = cauldron created in
watch-copied = cauldron copied
