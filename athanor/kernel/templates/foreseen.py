"""What follows from a position where no network is there to say: playouts, as the search makes them, in compiled code."""

from typing import Any

from athanor.kernel.rulebook import copy_state, rule

game: Any  # put in by athanor.kernel.guiding
bots: Any


@rule
def foresee(boxes, states, seat, action, tries, luck, horizon, moves, sheet, out, sums):
    """What follows from `states[0]`, a view of `seat` or with -1 the whole truth: first an action, if it is not -1, then what
    each seat does at first sight. `sums` grows by the chance of winning, the points and their squares, seat by seat."""
    box, s = boxes[0], states[1]
    for k in range(tries):
        copy_state(states, 1, 0)
        s.rng = luck + k
        if seat >= 0:
            game.imagine(box, s, seat)
        if action >= 0:
            s.fresh = 1
            game.apply(box, s, seat, action)
        bots.finish(box, s, moves, sheet, out, horizon)
        game.score(box, s, sheet)
        for other in range(s.seats):
            sums[0][other] += out[other]
            sums[1][other] += sheet[other][0]
            sums[2][other] += sheet[other][0] * sheet[other][0]
