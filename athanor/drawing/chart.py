"""Numbers over time as a picture, scores or chances: one line a seat, told apart by colour, dashes and mark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import NamedTuple

from athanor.drawing.paint import INK, Wax

DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "1 3", "14 6", "4 6")
MARKS = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
    "M-5-5H5V5H-5Z",
    "M0-6 6 5H-6Z",
    "M0-6 6 0 0 6-6 0Z",
    "M-6-2H-2V-6H2V-2H6V2H2V6H-2V2H-6Z",
)


class Frame(NamedTuple):
    """The room of a chart, and its margins. Where the right one is narrow, names stand elsewhere."""

    name: str
    width: int
    height: int
    left: int
    right: int
    top: int = 16
    bottom: int = 32


WIDE, NARROW = Frame("wide", 920, 300, 52, 130), Frame("narrow", 350, 220, 48, 12)


def chart(
    totals: Sequence[Sequence[int]],
    names: Sequence[str],
    waxes: Sequence[Wax],
    title: str,
    axis: str,
    unit: str = "",
    frame: Frame = WIDE,
) -> str:
    """The numbers after each line; `data-lines` lets the page move the replay by a click."""
    last = max(1, len(totals) - 1)
    low = min(0, *(min(row) for row in totals))
    high = max(1, *(max(row) for row in totals))

    def x(line: int) -> float:
        return frame.left + (frame.width - frame.left - frame.right) * line / last

    def y(total: int) -> float:
        return frame.top + (frame.height - frame.top - frame.bottom) * (high - total) / (high - low)

    ends = spread([y(total) for total in totals[-1]], frame.height - frame.bottom)
    body = "".join(grid_line(f"{total}{unit}", y(total), frame) for total in steps(low, high))
    for seat, name in enumerate(names):
        colour, dash = waxes[seat].colour, DASHES[seat % len(DASHES)]
        points = " ".join(f"{x(k):.1f},{y(row[seat]):.1f}" for k, row in enumerate(totals))
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        edge = 'stroke-opacity=".45" '  # so that white wax can be seen on parchment
        body += f'<polyline points="{points}" fill="none" stroke="{INK}" {edge}stroke-width="4.2"{dashed}/>'
        body += f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.6"{dashed}/>'
        body += (
            f'<path d="{MARKS[seat % len(MARKS)]}" transform="translate({x(last):.1f} {y(totals[-1][seat]):.1f})" '
            f'fill="{colour}" stroke="{INK}"/>'
        )
        if frame is WIDE:
            body += (
                f'<text x="{x(last) + 12:.1f}" y="{ends[seat] + 5:.1f}" font-size="15" fill="{INK}">'
                f"{totals[-1][seat]}{unit} {escape(name[:12])}</text>"
            )
    bottom = frame.height - frame.bottom
    body += f'<path class="chart-now" d="M{x(last):.1f} {frame.top}V{bottom}" stroke="#7d2a22" stroke-width="1.5"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart {frame.name}" viewBox="0 0 {frame.width} {frame.height}" '
        f'role="img" aria-label="{escape(title)}" data-lines="{last}" data-left="{frame.left}" '
        f'data-right="{frame.width - frame.right}" data-width="{frame.width}">{body}'
        f'<text x="{frame.left}" y="{frame.height - 8}" font-size="13" fill="#5f4319">{escape(axis)}</text></svg>'
    )


def grid_line(total: str, y: float, frame: Frame) -> str:
    return (
        f'<path d="M{frame.left} {y:.1f}H{frame.width - frame.right}" stroke="#b8862d" stroke-opacity=".35"/>'
        f'<text x="{frame.left - 8}" y="{y + 4:.1f}" font-size="13" fill="#5f4319" text-anchor="end">{total}</text>'
    )


def steps(low: int, high: int) -> list[int]:
    """Four to eight round numbers."""
    size = next(s * 10**power for power in range(9) for s in (1, 2, 5) if (high - low) / (s * 10**power) <= 7)
    return list(range(-(-low // size) * size, high + 1, size))


def spread(places: Sequence[float], room: float, apart: float = 18) -> list[float]:
    """The same places, moved so that names do not lie on each other."""
    order = sorted(range(len(places)), key=lambda k: places[k])
    moved = list(places)
    for before, k in pairwise(order):
        moved[k] = max(moved[k], moved[before] + apart)
    for k in reversed(order):  # those that came too low push the others up, as far as need be
        moved[k] = min(moved[k], room)
        room = moved[k] - apart
    return moved
