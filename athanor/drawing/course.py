"""The course of a turn as a picture: numbered steps from top to bottom, ways beside each other, and the way back to the first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from athanor.drawing import furniture, paint
from athanor.drawing.paint import INK, PARCHMENT_EDGE, PARCHMENT_LIGHT, RUST, SEPIA, Rect
from athanor.drawing.picture import Column
from athanor.kernel.guide import Step

WIDTHS = {"desk": 640, "phone": 328}
"""How wide what is drawn for a rules page is, on a desk and on a phone."""
PAD, SEAL, ARROW, GAP = 10, 34, 22, 8
TITLE, TEXT, RULE = 16.0, 14.0, 13.0


def course(steps: Sequence[Step], width: int, name: str) -> str:
    """The whole picture."""
    column = Column(1, 1, width - 22, ARROW)
    parts = [step(one, k + 1, column) for k, one in enumerate(steps)]
    bottom = column.y - ARROW
    arrows = "".join(arrow(column.x + SEAL / 2 + 4, y) for y in ends(steps, width)[:-1])
    return (
        f'<svg class="athanor course" viewBox="0 0 {width} {paint.num(bottom + 2)}" width="{width}" '
        f'height="{paint.num(bottom + 2)}" font-family="{paint.esc(paint.FONT)}" fill="{INK}" role="group" '
        f'aria-label="{paint.esc(name)}">{"".join(parts)}{arrows}{again(column.x + column.w, bottom)}</svg>'
    )


def ends(steps: Sequence[Step], width: int) -> list[float]:
    """Where each step ends."""
    column, found = Column(1, 1, width - 22, ARROW), []
    for one in steps:
        found.append(column.take(height_of(one, column.w)).bottom)
    return found


def arrow(x: float, y: float) -> str:
    """From a step to the next."""
    d = f"M{paint.num(x)} {paint.num(y + 3)}v{ARROW - 8}m-5-5 5 5 5-5"
    return f'<path d="{d}" fill="none" stroke="{RUST}" stroke-width="2" stroke-linecap="round"/>'


def again(x: float, bottom: float) -> str:
    """From the last step back to the first."""
    top, low, right = 24, paint.num(bottom - 20), paint.num(x + 14)
    d = f"M{paint.num(x + 2)} {low}H{right}V{top}H{paint.num(x + 3)}m5-5-5 5 5 5"
    return f'<path d="{d}" fill="none" stroke="{RUST}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>'


def step(one: Step, number: int, column: Column) -> str:
    """A numbered step with its ways."""
    room = column.take(height_of(one, column.w))
    seal = paint.circle(room.x + PAD + 13, room.y + PAD + 13, 14, fill=RUST) + paint.text(
        room.x + PAD + 13, room.y + PAD + 18.5, number, 16, anchor="middle", fill="#fff", bold=True
    )
    inner = Rect(room.x + SEAL + PAD, room.y + PAD, room.w - SEAL - 2 * PAD, 0)
    return card(room) + seal + told(one, inner) + ways(one, inner, inner.y + told_height(one, inner.w) + GAP)


def card(room: Rect, fill: str = PARCHMENT_LIGHT) -> str:
    return paint.rect(*room, 8, fill=fill, stroke=PARCHMENT_EDGE, stroke_width=1.4)


def across(one: Step, width: float) -> int:
    """How many ways stand in a row."""
    return max(1, min(len(one.ways), int(width // 170)))


def ways(one: Step, inner: Rect, top: float) -> str:
    """The ways of a step: side by side where there is room."""
    if not one.ways:
        return ""
    many = across(one, inner.w)
    wide = (inner.w - GAP * (many - 1)) / many
    out, y = "", top
    for first in range(0, len(one.ways), many):
        row = one.ways[first : first + many]
        high = max(told_height(way, wide - 2 * PAD) for way in row) + 2 * PAD
        for k, way in enumerate(row):
            room = Rect(inner.x + k * (wide + GAP), y, wide, high)
            out += card(room, "#fffaf0") + told(way, room.inset(PAD))
        y += high + GAP
    return out


def ways_height(one: Step, width: float) -> float:
    if not one.ways:
        return 0
    many = across(one, width)
    wide = (width - GAP * (many - 1)) / many
    rows = [one.ways[first : first + many] for first in range(0, len(one.ways), many)]
    return sum(max(told_height(way, wide - 2 * PAD) for way in row) + 2 * PAD + GAP for row in rows)


def told(one: Step, room: Rect) -> str:
    """Title, sentence and rules of a step."""
    y, write = room.y, partial(furniture.block, room.x)
    out = write(y, one.title, room.w, TITLE, bold=True)
    y += furniture.block_height(one.title, room.w, TITLE, bold=True)
    if one.text:
        out += write(y, one.text, room.w, TEXT)
        y += furniture.block_height(one.text, room.w, TEXT)
    return out + cited(one, room.x, y + RULE + 3)


def cited(one: Step, x: float, y: float) -> str:
    """The rules of a step: each leads to its place in the page."""
    out = ""
    for rule in one.rules:
        words = paint.text(x, y, rule, RULE, fill=SEPIA, text_decoration="underline")
        out += f'<a href="#{paint.esc(rule)}">{words}</a>'
        x += paint.width_of(rule, RULE) + 10
    return out


def told_height(one: Step, width: float) -> float:
    title = furniture.block_height(one.title, width, TITLE, bold=True)
    text = furniture.block_height(one.text, width, TEXT) if one.text else 0
    return title + text + (RULE + 8 if one.rules else 0)


def height_of(one: Step, width: float) -> float:
    inner = width - SEAL - 2 * PAD
    body = told_height(one, inner) + (GAP + ways_height(one, inner) if one.ways else 0)
    return max(body + 2 * PAD - (GAP if one.ways else 0), 2 * PAD + 28)
