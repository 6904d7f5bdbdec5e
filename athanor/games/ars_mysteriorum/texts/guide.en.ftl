### What the rules page tells beside the rules: the course of a turn, the scoring table, the captions of its drawn examples.

turn = A round has nine phases, and everybody takes part in each of them.
turn-1 = Stock
    .text = Empty recipe slots and the bins of the elements are filled.
    .rule = AM-030, AM-033
turn-2 = Mystery reveal
    .text = As many cards as players are turned face up.
    .rule = AM-037
turn-3 = Turn order
    .text = Everybody bids one favour in secret; the higher bids choose their places first.
    .rule = AM-040, AM-043
turn-4 = Selection
    .text = In the new order, each takes one of the mysteries.
    .rule = AM-048
turn-5 = Bids
    .text = In turn, one favour at a time, face down at an element.
    .rule = AM-051, AM-053
turn-6 = Elements
    .text = The strongest favour at an element receives its largest bin, the next the second one. Then you may trade three tokens for one.
    .rule = AM-061, AM-065, AM-095
turn-7 = Apprentices
    .text = Pay to go to another tent, or pay more to stay.
    .rule = AM-073, AM-074
turn-8 = Recipes
    .text = Win one recipe of the tent where your apprentice stands, or buy a mystery.
    .rule = AM-086, AM-089
turn-9 = Salaries
    .text = Your recipe book pays you; then the next round begins.
    .rule = AM-103, AM-112

score-1 = A recipe won
    .points = its bonus, at once
    .rule = AM-088
score-2 = Each round: an item that you have twice or more
    .points = as printed in the book
    .rule = AM-104
score-3 = Each round: different items of a prince’s line
    .points = the amount at its end
    .rule = AM-105
score-4 = Each round: different items of a master’s column
    .points = the amount at its top
    .rule = AM-106
score-5 = At the end: most recipes of a family
    .points = its award
    .rule = AM-147

tie-shared = As many Florims: the victory is shared.
    .rule = AM-152

tabled-removed = Tokens out of the game
    .head = Players | brimstone | verdigris | quicksilver | realgar | salt
    .rule = AM-016
tabled-bins = The bins in use
    .head = Element | 3 players | 4 players | 5 players
    .rule = AM-032
tabled-duplicates = Florims a round for items that you have
    .head = Item | twice | three times | four times
    .rule = AM-104
tabled-lines = Florims a round for different items of a line
    .head = Prince | 1 | 2 | 3 | 4 | 5
    .rule = AM-105
tabled-columns = Florims a round for different items of a column, and the award at the end
    .head = Family | 1 | 2 | 3 | award
    .rule = AM-106

example-tie = At quicksilver, in the tent of Water, two players have a 5. One of them has a second card there, comes first and receives the larger bin.
example-salary = Two Myrrhs in the book: a duplicate, paid every round from now on.
