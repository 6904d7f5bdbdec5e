"""Names on the table: each beside its thing, where no base and no other name lies, with a line to it when it stands apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from athanor.drawing import paint
from athanor.drawing.paint import PARCHMENT, Rect, num
from athanor.games.alkemy.picture.art import WAXES

SIZE = 12.0
HIGH = 17.0
AWAY = ((0, 1), (0, -1), (1, 0), (-1, 0), (0.8, 0.8), (-0.8, 0.8), (0.8, -0.8), (-0.8, -0.8))
FARTHER = (0.0, 0.9, 1.8, 2.8)


class Sign(NamedTuple):
    """A name and the round thing that it belongs to: of a seat, of nobody, or with an ink of its own for what was measured."""

    words: str
    x: float
    y: float
    r: float
    seat: int = -1
    ink: str = ""
    about: str = ""

    @property
    def wide(self) -> float:
        return paint.width_of(self.words, SIZE, bold=self.seat >= 0 or bool(self.ink)) + 10


def clear(box: Rect, taken: Iterable[Rect]) -> bool:
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    return not any(a < right and x < a + w and b < bottom and y < b + h for a, b, w, h in taken)


def placed(sign: Sign, window: Rect, taken: list[Rect]) -> Rect | None:
    """Where a name finds room: nearest first."""
    w = sign.wide
    for far in FARTHER:
        away = sign.r + 3 + far * max(sign.r, 14)
        for dx, dy in AWAY:
            x = sign.x + dx * (away + w / 2) - w / 2
            y = sign.y + dy * (away + HIGH / 2) - HIGH / 2
            x = min(max(x, window.x + 2), window.right - w - 2)
            box = Rect(x, y, w, HIGH)
            if window.y + 1 <= y and y + HIGH <= window.bottom - 1 and clear(box, taken):
                return box
    return None


def laid(signs: Iterable[Sign], window: Rect, taken: Iterable[Rect]) -> tuple[str, list[Rect]]:
    """The names, those that matter most first; one that finds no room is left out. What they cover."""
    covered, lines, names = list(taken), [], []
    for sign in signs:
        box = placed(sign, window, covered)
        if box is None:
            continue
        covered.append(box)
        lines.append(leader(sign, box))
        names.append(paint.about(sign.about, pill(sign, box) if sign.seat >= 0 or sign.ink else written(sign, box)))
    return "".join(lines) + "".join(names), covered


def leader(sign: Sign, box: Rect) -> str:
    """A line from a name that stands apart to its thing."""
    x, y = min(max(sign.x, box.x), box.right), min(max(sign.y, box.y), box.bottom)
    dx, dy = sign.x - x, sign.y - y
    far = (dx * dx + dy * dy) ** 0.5
    if far < sign.r + 9:
        return ""
    colour = WAXES[sign.seat].colour if sign.seat >= 0 else "#4d3a1c"
    end = 1 - sign.r / far
    return f'<path d="M{num(x)} {num(y)}L{num(x + dx * end)} {num(y + dy * end)}" stroke="{colour}" stroke-width="1.4"/>'


def pill(sign: Sign, box: Rect) -> str:
    fill, edge, ink = (PARCHMENT, sign.ink, sign.ink) if sign.ink else (WAXES[sign.seat].colour, "#fff3d8", "#fff8e6")
    return paint.rect(*box, 5, fill=fill, stroke=edge, stroke_width=1) + paint.text(
        box.cx, box.y + 12.8, sign.words, SIZE, anchor="middle", fill=ink, bold=True
    )


def written(sign: Sign, box: Rect) -> str:
    """Without a pill: words on the ground."""
    return paint.text(
        box.cx, box.y + 12.8, sign.words, SIZE, anchor="middle", fill="#4d3a1c", italic=True,
        stroke="#eadfbd", stroke_width=3, paint_order="stroke",
    )  # fmt: skip
