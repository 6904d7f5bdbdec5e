"""The wisdom points of each seat, rule by rule."""

from __future__ import annotations

from typing import Any

from athanor.games.materia_prima.rules.pieces import DECK, EXTENSIONS, FIGURES, NONE, OWNED, PLAY
from athanor.games.materia_prima.rules.quests import on_board, points, quest_counts, thirds_of, total_points


def counted(box: Any, s: Any) -> dict[int, list[int]]:
    """MP-148 to MP-154, and what a variant takes (MP-164)."""
    seats = range(s.seats)
    rows = {
        148: [box.element_points * thirds_of(s, seat) for seat in seats],
        149: [sum(box.level[s.card[seat][f]] for f in range(1, FIGURES) if on_board(s, seat, f)) for seat in seats],
        150: [sum(box.level[one] for one in range(DECK, 2 * DECK) if s.where[one] == PLAY + seat) for seat in seats],
        151: [formulas(box, s, seat) for seat in seats],
        152: [box.soul_points * s.souls[seat] for seat in seats],
        153: [box.extension_points * sum(s.extension[x] == OWNED + seat for x in range(EXTENSIONS)) for seat in seats],
    }
    rows[154] = [box.quest_points * quest_counts(s, seat) for seat in seats]
    rows[164] = [total_points(box, s, seat) - points(box, s, seat) - rows[154][seat] for seat in seats]
    return rows


def formulas(box: Any, s: Any, seat: int) -> int:
    """Those laid, and their set."""
    return int(box.set_points * s.stone[seat] + sum(level + 1 for level in range(3) if s.laid[seat][level] != NONE))
