"""How a position looks to a bot."""

from athanor.kernel.rulebook import rule

from .quests import points

HORIZON = 0
EXPLORE = 0.3


@rule
def estimate(box, s, out):
    """0 to 1 for each seat."""
    for seat in range(s.seats):
        out[seat] = min(1.0, points(box, s, seat) / 60.0)
