# mypy: ignore-errors
"""What a position of Ars Mysteriorum is worth, for the bots."""

from athanor.kernel.rulebook import rule, total

from .salaries import salary

HORIZON = 0
EXPLORE = 0.4


@rule
def rounds_left(s):
    return s.pile_size // s.seats


@rule
def estimate(box, s, out):
    """Florims as they stand, salaries still to come, and tokens."""
    best, second = -1000.0, -1000.0
    left = rounds_left(s) + 1
    for seat in range(s.seats):
        value = s.florims[seat] + left * salary(box, s, seat) + 0.3 * total(s.tokens[seat])
        out[seat] = value
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    for seat in range(s.seats):
        rival = second if out[seat] == best else best
        out[seat] = max(0.0, min(1.0, 0.5 + (out[seat] - rival) / 120.0))
