# What the watcher of this game counts (watch.py).

watch-rounds = rounds
watch-ended = ended by
watch-stone = Stone made
watch-ended_it = ended the match
watch-souls = soul stones
watch-alchemist = alchemist
watch-quest = quest
watch-accomplished = quest accomplished
watch-place = place in turn order
