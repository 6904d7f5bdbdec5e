## What the picture says beside its pieces.

pic-round = Round { $n }
pic-waiting = { SEAT($a) } is playing
pic-winner = { SEAT($a) } is Supreme Adept
pic-winners = Supreme Adepts: { $names }
pic-last-round = Last round
pic-opening = First action: create, with a tile of { $n } or more
pic-nothing = Nothing is left to create, copy or take.

pic-panel-board = Cauldrons
pic-panel-mine = Your place
pic-panel-supply = Reserve
pic-panel-shelf = Reserve
pic-panel-others = Players
pic-panel-pairs = Players
pic-panel-track = Track
pic-panel-happened = Last deed
pic-panel-final = Final scoring
pic-panel-pool = Pool

pic-where-turn = choose a glowing cauldron, an ingredient or the bag
pic-where-opening = choose a glowing cauldron
pic-where-recipe = put glowing cubes of your stock into the cauldron
pic-where-tile = choose a glowing fame tile
pic-where-tribute = choose a glowing cube in your place

pic-empty = empty
pic-by = by { SEAT($a) }
pic-board = Compendium Potionum
pic-tiles-left = { $n ->
    [0] no fame tiles left
   *[other] fame tiles left
}
pic-tile = choose its fame
pic-reserve = The reserve
pic-exhausted = exhausted { $n } of { $most }
pic-bag = Oracle bag
pic-bag-draw = draw { $n } of
pic-out = Out of the game

pic-first = first player
pic-leads = leads
pic-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
pic-seals = { $n ->
    [one] { $n } seal
   *[other] { $n } seals
}
pic-screened = { $n ->
    [one] { $n } cube behind the screen
   *[other] { $n } cubes behind the screen
}
pic-stock = Your stock
pic-hidden = { $n ->
    [one] { $n } cube, hidden from others
   *[other] { $n } cubes, hidden from others
}
pic-keep = { $n ->
    [one] keep { MANY($a) } rare: up to { $n } point at the end
   *[other] keep { MANY($a) } rare: up to { $n } points at the end
}
pic-end = At the end
pic-end-cubes = { $n ->
    [one] a point for every cube of a stock
   *[other] a point for every { $n } cubes of a stock
}
pic-end-schools = the rarer a school’s ingredient, the more it scores: { $list }
pic-chronicle = What just happened
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
pic-col-stock-points = Cubes
pic-col-school = School
pic-col-pool = Pool
pic-col-rank = Rank
pic-col-reward = Reward
pic-col-total = Total
pic-pool = The pool
pic-pool-note = reserve and all stocks
pic-unused = Set aside: { $list }.
pic-sum = play { $play } + cubes { $cubes } + school { $school }
pic-ranked = { $n } in the pool, rank { $rank }
pic-bag-held = Left in the bag

words-reserve = Reserve: { $list }.
words-bag = Oracle bag: { $cubes }.
words-out = Out of the game: { $list }.
words-tiles = Fame tiles available: { $list }.
words-empty = { NAME("cauldrons", $a) } (makes { NAME("ingredients", $b) } and { NAME("ingredients", $c) }): empty.
words-potion = { NAME("cauldrons", $a) } (makes { NAME("ingredients", $b) } and { NAME("ingredients", $c) }): { $list }; fame { $d }, by { SEAT($e) }.
words-order = Turn order: { $list }.
words-end = At the end: { $list }.
words-player = { SEAT($a) }: score { $score }{ $token ->
    [0] {""}
   *[other] {" "}(score token { $token })
}, { $cubes } behind the screen, { $seals } left.
words-bench = In { NAME("cauldrons", $a) } you put { $list }; left in your stock: { $left }.
words-pool = The pool: { $list }.
words-stock = Your stock: { $list }.
words-school = Your school: { NAME("schools", $a) }.
words-final = { SEAT($a) }: place { $place }, total { $total } = play { $play } + stock { $stock } + school { $reward }. Stock: { $list }.
words-final-school = { NAME("schools", $a) }: { $n } in the pool, rank { $rank }.
words-aside = Set aside: { $list }.
words-bag-held = Left in the bag: { $list }.
