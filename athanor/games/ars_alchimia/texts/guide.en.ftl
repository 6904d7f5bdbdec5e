### What the rules page tells beside the rules: the course of a turn, the scoring table, the captions of its drawn examples.

turn = The match lasts four years. In the main stage of each, the players take turns until all of them have passed.
turn-1 = Start of the year
    .text = Atelier cards give the turn order and new workers; each assistant that you keep costs a worker.
    .rule = AA-040, AA-046, AA-054
turn-2 = Main stage: send workers, or pass
    .text = At least one more than stand there. Those who stood there go to the plaza until the end of the year.
    .rule = AA-071, AA-073, AA-076
turn-2-a = A location
    .text = Collect its resources; the die, plus your surplus of workers, may bring its bonus.
    .rule = AA-092, AA-094
turn-2-b = An order
    .text = Take it onto your mat, three at most. University orders open the levels B and A.
    .rule = AA-101, AA-110
turn-2-c = An assistant
    .text = Hire them: the effect holds at once.
    .rule = AA-120, AA-123
turn-2-d = A forge
    .text = Fulfil orders or make Elixirs, one for each flask; a good roll makes the visit perfect.
    .rule = AA-144, AA-146
turn-2-e = Pass
    .text = For the rest of the year.
    .rule = AA-082, AA-084
turn-3 = End of the year
    .text = Workers come home, assistants are straightened, the town shows new cards. After year 4 the points are counted.
    .rule = AA-170, AA-176

score-1 = An order fulfilled
    .points = its points
    .rule = AA-155
score-2 = … in a perfect visit, level C, B or A
    .points = +1, +2, +3
    .rule = AA-156
score-3 = An Elixir made in a perfect visit
    .points = 1
    .rule = AA-164
score-4 = At the end: an order not fulfilled
    .points = − half of its points
    .rule = AA-180
score-5 = At the end: 2, 3, 4, 5 or 6 orders of one category
    .points = 1, 3, 6, 9, 12
    .rule = AA-181
score-6 = At the end: an Elixir, an assistant
    .points = 1
    .rule = AA-183, AA-184

tie-1 = Equal totals: the University orders fulfilled decided, { $mine } to { $other }.
    .rule = AA-187
tie-shared = Equal totals and as many University orders: the victory is shared.
    .rule = AA-188
tie-alone = { $mine } VP; alone, one wins from { $other } on.
    .rule = AA-275

tabled-series = Points for fulfilled orders of one category
    .head = 0 | 1 | 2 | 3 | 4 | 5 | 6 or more
    .rule = AA-181
tabled-workers = New workers
    .head = Atelier 1 | Atelier 2 | Atelier 3 | Atelier 4
    .rule = AA-050

example-crowd = Two workers stand at the Pedlars’ Market: whoever goes there sends three or more, and those two go to the plaza.
example-perfect = At the forge: two orders on the mat, and resources for both. The roll of 1, plus 2 for the Bellows Tender, reaches the 3 that this forge asks for: the visit is perfect, one point more for each order.
