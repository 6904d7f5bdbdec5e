"""The curves of a run of learning as one picture: losses, entropy, and strength against fixed rivals."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

WIDE, HIGH, ROOM = 640, 180, 44
COLOURS = ("#7a4a12", "#1f6f6b", "#9b2743", "#3d4f9f", "#5c7a1f", "#8a5fa8", "#b8860b", "#444444")
Line = tuple[str, list[tuple[float, float]]]


def draw(curve: Sequence[dict[str, Any]], title: str) -> str:
    """SVG, a panel for each kind of number over the minutes of learning."""
    panels = [("losses", lines(curve, ("loss", "outlook"))), ("entropy", lines(curve, ("entropy",)))]
    panels.append(("strength", strengths(curve)))
    parts = [panel(name, these, k * (HIGH + ROOM)) for k, (name, these) in enumerate(panels)]
    high = len(panels) * (HIGH + ROOM) + 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" font-family="sans-serif" font-size="11">'
        f'<title>{escape(title)}</title><rect width="{WIDE}" height="{high}" fill="#fffdf7"/>{"".join(parts)}</svg>\n'
    )


def lines(curve: Sequence[dict[str, Any]], names: Sequence[str]) -> list[Line]:
    return [(name, [(row["seconds"] / 60, float(row[name])) for row in curve]) for name in names]


def strengths(curve: Sequence[dict[str, Any]]) -> list[Line]:
    """A line for each rival and number of seats."""
    found: dict[str, list[tuple[float, float]]] = {}
    for row in curve:
        for rival, rates in row["strength"].items():
            for seats, rate in rates.items():
                found.setdefault(f"{rival}, {seats}", []).append((row["seconds"] / 60, float(rate)))
    return list(found.items())


def panel(name: str, these: Sequence[Line], top: int) -> str:
    points = [point for _, line in these for point in line]
    if not points:
        return ""
    last = max(x for x, _ in points) or 1.0
    low, high = min(0.0, *(y for _, y in points)), max(y for _, y in points)
    high = high if high > low else low + 1.0
    left, right, floor = 40, WIDE - 150, top + ROOM + HIGH - 20

    def at(x: float, y: float) -> str:
        return f"{left + (right - left) * x / last:.1f},{floor - (HIGH - 30) * (y - low) / (high - low):.1f}"

    text = [f'<text x="{left}" y="{top + 24}" font-weight="bold">{escape(name)}</text>']
    text.append(f'<polyline points="{at(0, high)} {at(0, low)} {at(last, low)}" fill="none" stroke="#999"/>')
    for y in (low, high):
        x, height = at(0, y).split(",")
        text.append(f'<text x="{float(x) - 4}" y="{height}" text-anchor="end">{y:.3g}</text>')
    text.append(f'<text x="{right}" y="{floor + 14}" text-anchor="end">{last:.1f} min</text>')
    for k, (label, line) in enumerate(these):
        colour = COLOURS[k % len(COLOURS)]
        text.append(f'<polyline points="{" ".join(at(x, y) for x, y in line)}" fill="none" stroke="{colour}"/>')
        text.append(
            f'<text x="{right + 8}" y="{top + 34 + 12 * k}" fill="{colour}">{escape(label)} {line[-1][1]:.3f}</text>'
        )
    return "".join(text)
