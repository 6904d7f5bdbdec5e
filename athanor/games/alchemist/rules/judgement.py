"""What a bot that looks one ply ahead goes by. The search plays to the end instead."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .potions import refusal_to_copy
from .scoring import rank


@rule
def best_next(box, s, seat):
    """The most points that the seat could score with one action, if it were its turn."""
    best = 0
    for c in range(p.CAULDRONS):
        if s.maker[c] == p.NOBODY:
            if s.seals[seat] > 0 and s.cubes[seat] > 0:
                for tile in range(p.TILES):
                    if s.tiles[tile] == 1:
                        best = max(best, box.tile_value[tile])
        elif refusal_to_copy(s, seat, c) == 0:
            best = max(best, box.tile_value[s.tile[c] - 1])
    return best


@rule
def estimate(box, s, out):
    """Points as they stand, cubes and the best next action as points to come, and the school's rank as of now."""
    best, second = -1.0, -1.0
    for seat in range(s.seats):
        value = s.score[seat] + 0.6 * s.cubes[seat] + 0.7 * best_next(box, s, seat)
        if s.options[p.SCHOOLS] == 0:
            value += 0.6 * box.rewards[s.seats][rank(s, s.school[seat])]
        out[seat] = value
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    for seat in range(s.seats):
        rival = second if out[seat] == best else best
        out[seat] = max(0.0, min(1.0, 0.5 + (out[seat] - rival) / 60.0))
