"""What a designer of Alchemist asks: who created and copied what, with which school and from which place, and what it brought."""

from __future__ import annotations

from typing import Any

from athanor.kernel.match import Match
from athanor.kernel.watching import Watched, actions_of, counted


def after(match: Match, kept: Any) -> Watched:
    """All of it stands in the lines and in the last state."""
    state, schools = match.state, match.box.components.schools
    columns, things = [], []
    for seat, actions in enumerate(actions_of(match)):
        words = [action.split() for action in actions]
        created, copied = ([word[1] for word in words if word[0] == verb] for verb in ("create", "copy"))
        school = int(state.school[seat])
        columns.append(
            {
                "creations": len(created),
                "copies": len(copied),
                "takes": sum(word[0] == "take" for word in words),
                "draws": sum(word[0] == "draw" for word in words),
                "stock_points": int(state.stock_points[seat]),
                "reward": int(state.reward[seat]),
            }
        )
        things.append(
            {
                "place": {str((seat - int(state.first)) % match.seats + 1): 1},
                "school": {schools[school].id: 1} if school >= 0 else {},
                "created": counted(created),
                "copied": counted(copied),
            }
        )
    return Watched({"rounds": int(state.turn) // match.seats}, columns, things)
