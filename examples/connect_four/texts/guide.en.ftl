### What the rules page tells beside the rules: the course of a turn, the captions of its drawn examples.

turn = The players take turns until one of them has four in a row.
turn-1 = Choose a column that is not full
    .rule = CF-004, CF-005
turn-2 = Drop a disc
    .text = It comes to rest in the lowest free cell.
    .rule = CF-004
turn-3 = Four in a row?
    .text = Then you have won. If not, it is the other player’s turn.
    .rule = CF-003, CF-006

example-three = Yellow has three discs upright in column a: a fourth one would win, unless Red drops one on top first.
