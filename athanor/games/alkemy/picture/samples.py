"""How matches of Alkemy are played for samples: a skirmish, a table that is prepared, a great one."""

from __future__ import annotations

from athanor.drawing.samples import Walk
from athanor.kernel.match import Match

EAGER = ("charge", "shoot", "fight", "formula", "claim", "collect")


def eager(match: Match, seat: int) -> int:
    """A varied match without chance: fights where there can be one, otherwise some of everything."""
    legal = match.legal(seat)
    keen = [action for action in legal if match.notation(action).split()[0] in EAGER] or legal
    return keen[(7 * len(match.lines) + 3) % len(keen)]


WALK = Walk(
    {
        "skirmish": {"seats": 2},
        "prepared": {"seats": 2, "options": {"start": "full", "format": "180", "scenario": "lights"}},
        "great": {"seats": 2, "options": {"format": "300", "scenario": "pillars", "distances": "measured"}},
    },
    choose=eager,
    most=160,
)
