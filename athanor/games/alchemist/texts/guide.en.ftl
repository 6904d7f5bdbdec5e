### What the rules page tells beside the rules: the course of a turn, the scoring table, the captions of its drawn examples.

turn = On your turn you do exactly one of three things.
turn-1 = Choose one action
    .rule = AL-020
turn-1-a = Create a potion
    .text = Your seal and 1 to 5 cubes go onto an empty cauldron, with any fame tile that is left. Score the tile and receive the cauldron’s two ingredients.
    .rule = AL-028, AL-045
turn-1-b = Copy a potion
    .text = Pay the whole recipe of somebody else’s potion: one cube to its creator, the others out of the game. Score its tile and receive the two ingredients.
    .rule = AL-046, AL-059
turn-1-c = Take ingredients
    .text = One cube of your choice from the reserve, or two drawn from the bag.
    .rule = AL-060
turn-2 = The next player, clockwise
    .text = Everybody has one turn in each round.
    .rule = AL-007, AL-023
turn-3 = End of the round
    .text = If the reserve has run out of three ingredients or more, the match ends. If not, a new round begins.
    .rule = AL-076

score-1 = A potion created or copied
    .points = the value of its tile, 1 to 10
    .rule = AL-039, AL-054
score-2 = At the end: two cubes of your stock
    .points = 1
    .rule = AL-080
score-3 = At the end: your school among 2 players, by rank
    .points = 6, 0
    .rule = AL-087
score-4 = … among 3 players
    .points = 10, 5, 0
    .rule = AL-087
score-5 = … among 4 players
    .points = 12, 8, 4, 0
    .rule = AL-087
score-6 = … among 5 players
    .points = 12, 9, 6, 3, 0
    .rule = AL-087

tie-1 = Equal totals: the larger reward of a school decided, { $mine } to { $other }.
    .rule = AL-091
tie-shared = Equal totals and equal rewards of the schools: the victory is shared.
    .rule = AL-092

tabled-cubes = Cubes of each ingredient
    .head = Players | In the bag | In the reserve | Out of the game
    .rule = AL-008
tabled-rewards = The school’s reward
    .head = Players | First | Second | Third | Fourth | Fifth
    .rule = AL-087

example-copy = The Tower’s recipe takes five cubes for 10 points; the Glade’s takes only two, for 9. Anybody but its creator may copy it, again and again.
example-reserve = The reserve, pile by pile. Once three of the five are empty, the round is played to its end and the match is over.
