# What the watcher of this game counts (watch.py).

watch-turns = turns
watch-ended = ended by rule
watch-scenario_points = scenario points
watch-lost = figures lost
watch-victory_points = victory points
watch-faction = faction
watch-muster = troop
watch-secret = secret objective chosen
watch-reached = secret objective reached
watch-combat = combat card played
watch-formula = formula cast
watch-command = command card played
