"""How matches of Ars Mysteriorum are played for samples."""

from __future__ import annotations

from athanor.drawing.samples import Walk
from athanor.kernel.match import Match


def learned(match: Match, seat: int) -> int:
    """Recipes are won where that is possible; otherwise some of everything, but seldom a trade."""
    legal = match.legal(seat)
    wins = [action for action in legal if match.notation(action).startswith("learn")]
    calm = [action for action in legal if not match.notation(action).startswith("trade")]
    some = wins or (calm if len(match.lines) % 10 else legal) or legal
    return some[(7 * len(match.lines) + 3) % len(some)]


WALK = Walk(choose=learned)
