"""How matches of Materia Prima are played for samples."""

from __future__ import annotations

from athanor.drawing.samples import Walk
from athanor.kernel.match import Match

LONG = {"max_rounds": "20"}


def restless(match: Match, seat: int) -> int:
    """A varied match without chance: the turn is never given up early."""
    legal = match.legal(seat)
    return legal[1:][(7 * len(match.lines) + 3) % (len(legal) - 1)] if len(legal) > 1 else legal[0]


WALK = Walk(
    {
        "2": {"seats": 2, "seed": 3, "options": LONG},
        "3": {"seats": 3, "options": {**LONG, "layout": "chosen", "free_shape": "on"}},
        "4": {"seats": 4, "seed": 11, "options": LONG},
    },
    choose=restless,
)
