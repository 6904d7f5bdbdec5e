"""The total of each seat, rule by rule."""

from __future__ import annotations

from typing import Any

from athanor.games.ars_alchimia.rules.board import ELIXIR
from athanor.games.ars_alchimia.rules.years import penalty, series


def counted(box: Any, s: Any) -> dict[int, list[int]]:
    """The track (AA-009), penalties (AA-180), categories (AA-181), Elixirs (AA-183), assistants (AA-184)."""
    seats = range(s.seats)
    return {
        9: [s.vp[seat] for seat in seats],
        180: [-penalty(box, s, seat) for seat in seats],
        181: [sum(series(box, s, seat, category) for category in range(4)) for seat in seats],
        183: [s.stock[seat][ELIXIR] * box.elixir_points for seat in seats],
        184: [s.staff[seat] * box.assistant_points for seat in seats],
    }
