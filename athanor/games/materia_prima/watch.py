"""What a designer of Materia Prima asks: how matches end, who makes the Stone, how alchemists, quests and places fare."""

from __future__ import annotations

from typing import Any

from athanor.kernel.match import Match
from athanor.kernel.watching import Watched

ENDS = {146: "quest", 159: "idle", 160: "last_round"}  # by the rule that ended it


def after(match: Match, kept: Any) -> Watched:
    """All of it stands in the last state."""
    state, box = match.state, match.box.components
    by_quest = int(state.ended) == 146
    columns, things = [], []
    for seat in range(match.seats):
        ended = by_quest and int(state.ender) == seat
        quest = box.quests[state.quest[seat]].id
        columns.append({"stone": int(state.stone[seat]), "ended_it": int(ended), "souls": int(state.souls[seat])})
        things.append(
            {
                "alchemist": {box.alchemists[state.alchemist[seat]].id: 1},
                "quest": {quest: 1},
                "accomplished": {quest: 1} if ended else {},
                "place": {str((seat - int(state.first)) % match.seats + 1): 1},
            }
        )
    return Watched({"rounds": int(state.turn) // match.seats + by_quest, "ended": ENDS[int(state.ended)]}, columns, things)
