"""How matches of Materia Prima are played for samples."""

from __future__ import annotations

from athanor.drawing.samples import Walk
from athanor.games.materia_prima.rules.pieces import ACTIONS, A
from athanor.kernel.match import Match

LONG = {"max_rounds": "20"}
RARE = (
    "transmute",
    "convert",
    "buy",
    "wear",
    "activate",
    "research",
    "keep",
    "store",
    "mine",
    "fight",
    "equip",
    "pick",
    "take",
)


def busy(match: Match, seat: int) -> int:
    """A varied match without chance: mostly what is rare, and the turn is never given up early."""
    legal, n = match.legal(seat), len(match.lines)
    families = [ACTIONS.family_of(action).name for action in legal]
    for word in RARE:
        found = [action for action, family in zip(legal, families, strict=True) if family == word]
        if found and (7 * n + len(word)) % 4:
            return found[5 * n % len(found)]
    rest = [action for action in legal if action != A.end] or legal
    return rest[(7 * n + 3) % len(rest)]


WALK = Walk(
    {
        "2": {"seats": 2, "seed": 0, "options": LONG},
        "3": {"seats": 3, "seed": 3, "options": {**LONG, "layout": "chosen", "free_shape": "on", "retail_quests": "on"}},
        "4": {"seats": 4, "seed": 1, "options": LONG},
    },
    choose=busy,
)
