"""The plan of a table before the first turn, to scale: for people who set up a real one with a tape measure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from athanor.drawing import paint
from athanor.drawing.paint import num
from athanor.games.alkemy.picture.art import WAXES
from athanor.kernel.texts import Texts

Point = Sequence[float]
EDGE, SIDE = 46.0, 480.0
OBJECTIVE = 0.75  # inches across half an objective's base


def plan(texts: Texts, across: int, scenario: Any, objectives: Sequence[Point], zones: Sequence[Sequence[Point]]) -> str:
    """The table from above; A plays from below. Distances in inches from the left and from A's edge."""
    unit = SIDE / (16 * across)

    def at(point: Point) -> tuple[float, float]:
        return EDGE + point[0] * unit, EDGE + SIDE - point[1] * unit

    parts = [
        paint.rect(EDGE, EDGE, SIDE, SIDE, fill="#fbf5e4", stroke=paint.INK, stroke_width=2),
        squares(across),
        *(zone(letter, [at(point) for point in corners]) for letter, corners in enumerate(zones)),
        middle(scenario.zones),
        *(measured(texts, at(point), point) for point in objectives),
        *(objective(k, at(point), SIDE / across) for k, point in enumerate(objectives)),
        width(texts, across),
    ]
    label = texts.say("page-setup-plan", scenario=texts.component("scenarios", index_of(texts, scenario)), table=across)
    size = num(SIDE + 2 * EDGE)
    return (
        f'<svg class="face" viewBox="0 0 {size} {size}" width="{size}" height="{size}" role="img" '
        f'font-family="{paint.esc(paint.FONT)}" fill="{paint.INK}" aria-label="{paint.esc(label)}">{"".join(parts)}</svg>'
    )


def index_of(texts: Texts, scenario: Any) -> int:
    return [one.id for one in texts.box.components.scenarios].index(scenario.id)


def squares(across: int) -> str:
    """A line for each four inches, a mark for each."""
    step = SIDE / across
    d = "".join(
        f"M{num(EDGE + k * step)} {num(EDGE)}v{num(SIDE)}M{num(EDGE)} {num(EDGE + k * step)}h{num(SIDE)}"
        for k in range(4, across, 4)
    )
    marks = "".join(
        f"M{num(EDGE + k * step)} {num(EDGE + SIDE)}v5M{num(EDGE)} {num(EDGE + k * step)}h-5" for k in range(across + 1)
    )
    return f'<path d="{d}" stroke="#cdb98a" stroke-width=".7"/><path d="{marks}" stroke="{paint.INK}" stroke-width=".8"/>'


def zone(letter: int, corners: Sequence[tuple[float, float]]) -> str:
    """Where a player deploys."""
    colour = WAXES[letter].colour
    x, y = (sum(point[k] for point in corners) / len(corners) for k in range(2))
    points = " ".join(f"{num(a)},{num(b)}" for a, b in corners)
    return (
        f'<polygon points="{points}" fill="{colour}" fill-opacity=".16" stroke="{colour}" stroke-width="2" '
        'stroke-dasharray="7 4"/>' + paint.text(x, y + 8, "AB"[letter], 24, anchor="middle", fill=colour, bold=True)
    )


def middle(zones: str) -> str:
    """The line between the two table zones (AK-037)."""
    top, low, mid = EDGE, EDGE + SIDE, EDGE + SIDE / 2
    a, b = ((top, mid), (low, mid)) if zones == "edges" else ((top, low), (low, top))
    d = f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
    return f'<path d="{d}" stroke="{paint.INK}" stroke-width="1" stroke-dasharray="2 5"/>'


def measured(texts: Texts, at: tuple[float, float], point: Point) -> str:
    """How far an objective stands from the left edge and from A's."""
    x, y = at
    lines = f"M{num(EDGE)} {num(y)}H{num(x)}M{num(x)} {num(EDGE + SIDE)}V{num(y)}"
    far = [inches(texts, n) for n in point]
    return (
        f'<path d="{lines}" stroke="{paint.RUST}" stroke-width=".9" stroke-dasharray="3 3"/>'
        + paint.text(EDGE - 8, y + 4, far[1], 12, anchor="end", fill=paint.RUST)
        + paint.text(x, EDGE + SIDE + 19, far[0], 12, anchor="middle", fill=paint.RUST)
    )


def inches(texts: Texts, units: float) -> str:
    """Sixteenths of an inch as people read them on a tape."""
    shown = f"{units / 16:.2f}".rstrip("0").rstrip(".")
    return shown.replace(".", ",") if texts.language == "fr" else shown


def objective(k: int, at: tuple[float, float], inch: float) -> str:
    x, y = at
    r = max(9.0, OBJECTIVE * inch)
    return paint.circle(x, y, r, fill="#fffaf0", stroke=paint.INK, stroke_width=1.6) + paint.text(
        x, y + 4.5, f"O{k + 1}", 11.5, anchor="middle", bold=True
    )


def width(texts: Texts, across: int) -> str:
    words = texts.say("page-setup-width", table=across)
    return paint.text(EDGE + SIDE / 2, EDGE - 14, words, 14, anchor="middle", bold=True)
