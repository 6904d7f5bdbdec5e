"""The panels of a picture on their way to a page: what the page has already is not sent again."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from athanor.drawing import Spread
from athanor.drawing.panels import LAYOUTS

SMALLEST, LARGEST = 240, 4000
"""How wide and high the room for panels may be."""


@dataclass(frozen=True)
class Shelved:
    """A spread that is kept, as heavy as what is drawn in it."""

    spread: Spread

    def __len__(self) -> int:
        return len(self.spread.defs) + sum(len(panel.svg) for panel in self.spread.panels)


def size_of(asked: str, layout: str) -> tuple[int, int]:
    """`1264x552` as numbers; what is no size is the size for which the layout is made."""
    width, _, height = asked.partition("x")
    if width.isdecimal() and height.isdecimal() and len(asked) < 12:
        return tuple(min(LARGEST, max(SMALLEST, int(n))) for n in (width, height))  # type: ignore[return-value]
    return LAYOUTS[layout]


def spread_json(spread: Spread, have: Collection[str]) -> dict[str, Any]:
    """The grid in pixels, and its panels; of those that the page has, only their mark."""
    defs = sha256(spread.defs.encode()).hexdigest()[:12]
    return {
        "grid": grid_json(spread),
        "panels": [
            {
                "name": panel.name,
                "title": panel.title,
                "area": panel.area,
                "rank": panel.rank,
                "width": panel.width,
                "height": panel.height,
                "mark": panel.mark,
                **({} if panel.mark in have else {"svg": panel.svg}),
            }
            for panel in spread.panels
        ],
        "defs": {"mark": defs, **({} if defs in have else {"svg": spread.defs})},
    }


def grid_json(spread: Spread) -> dict[str, Any]:
    """Areas row by row, columns and rows in pixels, and which areas have tabs."""
    return {
        "areas": [" ".join(row) for row in spread.grid.cells],
        "columns": spread.laid.columns,
        "rows": spread.laid.rows,
        "tabs": {area: list(names) for area, names in spread.grid.tabs.items()},
    }
