"""How matches of Ars Alchimia are played for samples."""

from __future__ import annotations

from athanor.drawing.samples import Walk
from athanor.kernel.match import Match


def busy(match: Match, seat: int) -> int:
    """A varied match without chance: small groups, nobody passes early, orders are fulfilled."""
    legal = match.legal(seat)
    names = {action: match.notation(action).split()[0] for action in legal}
    for wanted in ("send", "fulfil"):
        some = [action for action in legal if names[action] == wanted]
        if some:
            return some[len(match.lines) % 5 == 0 and len(some) > 1]
    some = [action for action in legal if names[action] != "pass"] or legal
    return some[(7 * len(match.lines) + 3) % len(some)]


WALK = Walk(choose=busy)
