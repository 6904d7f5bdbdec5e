# What the watcher of this game counts (watch.py).

watch-orders_C = orders of level C
watch-orders_B = orders of level B
watch-orders_A = orders of level A
watch-points_C = points of level C
watch-points_B = points of level B
watch-points_A = points of level A
watch-points_elixirs = points of perfect Elixirs
watch-atelier = Atelier card of year 1
watch-hired = assistant hired
watch-dismissed = assistant dismissed
