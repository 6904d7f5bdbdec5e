### The goal of the game, and what each question is for.

goal = Most fame wins: create dear potions, copy cheap ones.
    .rule = AL-090
why-turn = One action a turn: creating scores a tile of your choice, copying scores a rival’s, taking scores nothing but opens both next turn. Creating and copying pay you two cubes from the reserve.
    .rule = AL-020, AL-028, AL-046, AL-047, AL-060
why-recipe = The recipe is your price now and everyone’s price later: rivals must pay it whole to copy you. Cubes left on a cauldron no longer count for the schools.
    .rule = AL-029, AL-030, AL-031, AL-032, AL-047
why-tile = The tile is what you score now, and what every later copy scores. A high tile on a cheap recipe invites your rivals; a dear recipe protects it.
    .rule = AL-037, AL-039, AL-040, AL-054
why-tribute = One cube you used goes into the creator’s stock; the others leave the game for good. Give what helps its creator least, and let your own school’s ingredient disappear.
    .rule = AL-050, AL-052, AL-054, AL-084
