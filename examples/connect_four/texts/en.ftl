# The words of connect four.

CF-001 = Two players take part; each has twenty-one discs of a colour.
CF-002 = The board stands upright: seven columns of six cells, all empty at the start.
CF-003 = Red begins; then the players take turns.
    .no = It is not { SEAT($seat) }’s turn.
CF-004 = On your turn you drop one disc into a column; it comes to rest in the lowest free cell.
    .news = { SEAT($a) } drops a disc into { NAME("columns", $b) }.
CF-005 = A full column takes no more discs.
    .no = There is no free cell left in { NAME("columns", $a) }.
CF-006 = Whoever has four discs next to each other, upright, level or slanting, wins at once.
    .news = { SEAT($a) } completes a row and wins.
CF-007 = When the board is full and nobody has a row of four, the match is drawn.
    .news = The board is full: the match is drawn.
CF-008 = Nothing is hidden and nothing is left to chance.

goal = Four of your discs next to each other win.
    .rule = CF-006
why-column = The disc stays where it comes to rest. Look which cell it opens above for your rival.
    .rule = CF-004
about-columns = A column of six cells: a disc dropped here comes to rest in the lowest free one.
    .rule = CF-002, CF-004
about-disc = A disc. It stays where it came to rest, and is never moved.
    .name = Disc
    .rule = CF-004
ask-column = Into which column do you drop your disc?
do-drop = Drop a disc into { NAME("columns", $a) }

pic-waiting = It is { SEAT($a) }’s turn
pic-winner = { SEAT($a) } has won
pic-drawn = The match is drawn
pic-discs = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}
pic-panel-players = Players
pic-panel-board = Board
pic-where-column = choose a glowing column
