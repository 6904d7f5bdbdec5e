"""A sheet whose parts lie under one another: each says how high it is, so that a panel knows its height before it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from athanor.drawing import furniture, paint
from athanor.drawing.paint import GOLD, INK, Rect


class Part(NamedTuple):
    """What lies on a sheet, and how high it is; `draw` gets its room."""

    high: float
    draw: Callable[[Rect], str]


GAP = 5.0


def height(parts: Iterable[Part], *, head: bool = False, gap: float = GAP) -> float:
    """How high a sheet with these parts is."""
    return (furniture.HEAD if head else 8) + sum(part.high + gap for part in parts) - gap + 9


def lay(parts: Iterable[Part], room: Rect, *, head: bool = False, gap: float = GAP) -> str:
    """The parts on a sheet, one under the other."""
    y, out = room.y + (furniture.HEAD if head else 8), []
    for part in parts:
        out.append(part.draw(Rect(room.x + furniture.PAD, y, room.w - 2 * furniture.PAD, part.high)))
        y += part.high + gap
    return "".join(out)


def words(said: str, width: float, size: float = 13, *, bold: bool = False, fill: str = INK) -> Part:
    """A paragraph."""
    return Part(
        furniture.block_height(said, width, size, bold=bold),
        lambda room: furniture.block(room.x, room.y, said, room.w, size, bold=bold, fill=fill),
    )


def listed(said: Sequence[tuple[str, str]], width: float, size: float = 13, *, fill: str = INK) -> Part:
    """Words with commas between them, each asked about by itself; one is broken only where it is wider than a line."""
    step = size * 1.32
    laid, x, y = [], 0.0, 0
    for k, (about, words) in enumerate(said):
        rows = paint.wrapped(words + "," * (k < len(said) - 1), width, size)
        wide = paint.width_of(rows[-1], size)
        if x > 0 and (len(rows) > 1 or x + wide > width):
            x, y = 0.0, y + 1
        laid.append((about, rows, x, y))
        x, y = x + wide + paint.width_of("\u00a0", size), y + len(rows) - 1

    def draw(room: Rect) -> str:
        return "".join(
            paint.about(about, paint.rows(room.x + x, room.y + size * 0.95 + y * step, rows, size, step, fill=fill))
            for about, rows, x, y in laid
        )

    return Part((y + 1) * step, draw)


def asked(what: str, part: Part) -> Part:
    """A part that somebody may ask about."""
    return Part(part.high, lambda room: paint.about(what, part.draw(room)))


def rule() -> Part:
    """A thin gold line."""
    return Part(1, lambda room: paint.line(room.x, room.cy, room.right, room.cy, GOLD, 1))
