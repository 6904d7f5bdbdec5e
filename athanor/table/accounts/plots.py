"""Plots in the look of the house: one number over time, shares of a whole."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from athanor.drawing.chart import NARROW, WIDE, Frame, grid_line, steps
from athanor.drawing.paint import INK

GOLD, WINE = "#b8862d", "#7d2a22"


def over_time(values: Sequence[int], title: str, axis: str) -> str:
    """One line, for a wide and for a narrow page."""
    if not values:
        return ""
    drawn = "".join(line(values, title, axis, frame) for frame in (WIDE._replace(right=24), NARROW))
    return f'<div class="curves">{drawn}</div>'


def line(values: Sequence[int], title: str, axis: str, frame: Frame) -> str:
    low, high = min(values), max(values)
    low, high = low - (high - low) // 8 - 1, high + (high - low) // 8 + 1
    last = max(1, len(values) - 1)

    def x(k: int) -> float:
        return frame.left + (frame.width - frame.left - frame.right) * k / last

    def y(value: float) -> float:
        return frame.top + (frame.height - frame.top - frame.bottom) * (high - value) / (high - low)

    points = " ".join(f"{x(k):.1f},{y(value):.1f}" for k, value in enumerate(values))
    body = "".join(grid_line(str(value), y(value), frame) for value in steps(low, high))
    body += f'<polyline points="{points}" fill="none" stroke="{WINE}" stroke-width="2.6"/>'
    body += f'<circle cx="{x(len(values) - 1):.1f}" cy="{y(values[-1]):.1f}" r="5" fill="{GOLD}" stroke="{INK}"/>'
    under = f'<text x="{frame.left}" y="{frame.height - 8}" font-size="13" fill="#5f4319">{escape(axis)}</text>'
    return (
        f'<svg class="chart {frame.name}" viewBox="0 0 {frame.width} {frame.height}" role="img" '
        f'aria-label="{escape(title)}">{body}{under}</svg>'
    )


def share(part: int, whole: int) -> str:
    """A bar that is full as far as a part of the whole goes; its numbers stand beside it."""
    wide = 100 * part / whole if whole else 0
    return (
        f'<svg class="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="100" height="10" rx="2" fill="#d9bf8b"/><rect width="{wide:.1f}" height="10" rx="2" fill="{WINE}"/></svg>'
    )
