## What the picture says beside its pieces.

pic-round = Round { $n }
pic-waiting = { SEAT($a) } is playing
pic-winner = { SEAT($a) } is Supreme Adept
pic-winners = Supreme Adepts: { $names }
pic-last-round = Last round
pic-opening = First action: create, with a tile of { $n } or more

pic-board = Compendium Potionum
pic-tile = fame tile
pic-reserve = The reserve
pic-exhausted = exhausted: { $n } of { $most }
pic-bag = Oracle bag
pic-draw = draw { $n }
pic-out = Out of the game

pic-first = first player
pic-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
pic-seals = { $n ->
    [one] { $n } seal
   *[other] { $n } seals
}
pic-stock = Your stock
pic-chronicle = What just happened
pic-rules = The rules of this choice
pic-beginning = The match begins: twelve cubes each, drawn from the bag.

pic-create = Create
pic-copy = Copy
pic-take = Take
pic-can-create = { $n ->
    [0] no cauldron
    [one] { $n } cauldron
   *[other] { $n } cauldrons
}
pic-can-copy = { $n ->
    [0] no potion
    [one] { $n } potion
   *[other] { $n } potions
}
pic-can-take = { $n ->
    [0] no cube
    [one] { $n } source
   *[other] { $n } sources
}
pic-confirm = Brew
pic-cancel = Cancel
pic-add = Put in 1 { NAME("ingredients", $a) }
pic-remove = Take back 1 { NAME("ingredients", $a) }
pic-recorded = Already recorded: { NAME("cauldrons", $a) }
pic-choose-cubes = choose cubes
pic-ready = ready
pic-gain = You receive
pic-give = Tribute to { SEAT($a) }
pic-pass = Pass

pic-final = Final scoring
pic-col-place = Place
pic-col-play = Play
pic-col-stock = Stock
pic-col-cubes = Cubes
pic-col-stock-points = Points
pic-col-school = School
pic-col-pool = Pool
pic-col-rank = Rank
pic-col-reward = Reward
pic-col-total = Total
pic-pool = The pool
pic-pool-note = reserve and all stocks
pic-unused = Schools set aside
pic-bag-held = Left in the bag

words-reserve = Reserve: { $list }.
words-bag = Oracle bag: { $cubes }.
words-out = Out of the game: { $list }.
words-tiles = Fame tiles available: { $list }.
words-empty = { NAME("cauldrons", $a) } (makes { NAME("ingredients", $b) } and { NAME("ingredients", $c) }): empty.
words-potion = { NAME("cauldrons", $a) } (makes { NAME("ingredients", $b) } and { NAME("ingredients", $c) }): { $list }; fame { $d }, by { SEAT($e) }.
words-player = { SEAT($a) }: score { $score }, { $cubes } behind the screen, { $seals } left.
words-stock = Your stock: { $list }.
words-school = Your school: { NAME("schools", $a) }.
words-final = { SEAT($a) }: place { $place }, total { $total } = play { $play } + stock { $stock } + school { $reward }. Stock: { $list }.
words-final-school = { NAME("schools", $a) }: { $n } in the pool, rank { $rank }.
words-aside = Set aside: { $list }.
words-bag-held = Left in the bag: { $list }.
