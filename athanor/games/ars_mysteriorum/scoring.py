"""The Florims of each seat, rule by rule."""

from __future__ import annotations

from typing import Any

SOURCES = (88, 104, 105, 106, 147)
"""The rules behind `earned`: bonuses, duplicates, princes, masters, awards."""
START, TAX = 18, 143


def counted(box: Any, s: Any) -> dict[int, list[int]]:
    """What each began with (AM-018), earned, and paid or took by Salt Taxes (AM-143)."""
    seats = range(s.seats)
    rows = {rule: [s.earned[seat][k] for seat in seats] for k, rule in enumerate(SOURCES)}
    begun = [box.start_florims] * s.seats
    taxed = [s.florims[seat] - begun[seat] - sum(row[seat] for row in rows.values()) for seat in seats]
    return {START: begun, **rows, TAX: taxed}
