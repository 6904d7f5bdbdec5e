"""The result of each seat: a win counts 2, a draw 1 (AK-202)."""

from __future__ import annotations

from typing import Any

from athanor.games.alkemy.rules.pieces import NOBODY


def counted(box: Any, s: Any) -> dict[int, list[int]]:
    return {202: [2 if s.winner == seat else 1 if s.winner == NOBODY else 0 for seat in range(s.seats)]}
