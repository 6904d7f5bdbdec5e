"""What stands on every table: sheets with a head, names that wrap, straight tracks, what just happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, GOLD, GOLD_DARK, INK, PARCHMENT_LIGHT, SAND, SEPIA, Rect
from athanor.drawing.scene import Scene

PAD = 12
"""Between the rim of a sheet and what lies on it."""
HEAD = 34
"""How high the head of a sheet is, its upper rim included."""


def sheet(room: Rect, title: str = "", aside: str = "", *, own: bool = False) -> str:
    """A sheet of parchment that fills its room, with a title and a word aside; one's own has a gold rim."""
    rim = paint.rect(*room.inset(2), 8, fill="none", stroke=GOLD, stroke_width=3) if own else ""
    wide = paint.width_of(title, 17, small_caps=True)
    left = room.w - 2 * PAD - wide - 10
    return (
        paint.panel(room.inset(1.5), 8)
        + rim
        + (paint.title(room.x + PAD, room.y + 24, title, 17, fit=room.w - 2 * PAD) if title else "")
        + (
            paint.text(room.right - PAD, room.y + 23, aside, 13, anchor="end", fill=SEPIA, fit=left)
            if aside and left > 30
            else ""
        )
    )


def inside(room: Rect, *, head: bool = True) -> Rect:
    """What a sheet leaves for its content."""
    top = HEAD if head else PAD
    return Rect(room.x + PAD, room.y + top, room.w - 2 * PAD, room.h - top - PAD)


def block_height(words: str, width: float, size: float = 13, *, bold: bool = False, leading: float = 1.32) -> float:
    """How high wrapped words are."""
    return len(paint.wrapped(words, width, size, bold)) * size * leading


def block(
    x: float,
    y: float,
    words: str,
    width: float,
    size: float = 13,
    *,
    bold: bool = False,
    leading: float = 1.32,
    **given: object,
) -> str:
    """Wrapped words from their upper left corner, or from the middle of their first line's top; as many lines as they need."""
    found = paint.wrapped(words, width, size, bold)
    return paint.rows(x, y + size * 0.95, found, size, size * leading, bold=bold, **given)


def counts(
    icon: Callable[[int, float, float, float, bool], str],
    numbers: Sequence[int],
    room: Rect,
    size: float = 18,
) -> str:
    """A row of icons, each with its count to the right; what there is none of is pale. `icon(kind, x, y, size, pale)` draws."""
    step = room.w / max(1, len(numbers))
    out = []
    for kind, n in enumerate(numbers):
        x = room.x + kind * step
        out.append(icon(kind, x + size / 2, room.cy, size, n == 0))
        fade = None if n else ".72"  # pale, and read all the same
        out.append(paint.text(x + size + 4, room.cy + 5, n, 14, bold=True, fill_opacity=fade))
    return "".join(out)


def track(room: Rect, last: int, seats: Mapping[int, int], step: int = 5) -> str:
    """A straight track of points from 0: a number every so many points, the seals of the seats on their points. Seats on one
    point stand beside each other; who is further has gone round, and stands where the rest of the points leads."""
    left, right, y = room.x + 12, room.right - 12, room.cy
    at = [left + (right - left) * n / last for n in range(last + 1)]
    out = [paint.line(left, y, right, y, GOLD_DARK, 1.6)]
    every = 1 if (right - left) / last > 9 else step
    seals = standing(at, seats)
    for n in range(0, last + 1, every):
        if n % step:
            out.append(paint.circle(at[n], y, 3, fill=PARCHMENT_LIGHT, stroke=GOLD_DARK, stroke_width=1))
        elif n == 0 or (right - left) / last * step > 27 or not n % (2 * step):
            out.append(paint.circle(at[n], y, 11.5, fill=PARCHMENT_LIGHT, stroke=GOLD, stroke_width=1.4))
            if all(abs(x - at[n]) > 18 for x in seals.values()):  # else it would be half covered
                out.append(paint.text(at[n], y + 4, n, 11, anchor="middle", bold=True))
    out += [paint.seal(seat, x, y, 11, id=f"track-{seat}", cls="piece") for seat, x in seals.items()]
    return "".join(out)


def standing(at: Sequence[float], seats: Mapping[int, int]) -> dict[int, float]:
    """Where the seals of the seats stand on a track whose points lie at these places: many at its end begin there."""
    together: dict[int, list[int]] = {}
    for seat, points in seats.items():
        together.setdefault(points % len(at) if points >= len(at) else max(0, points), []).append(seat)
    found: dict[int, float] = {}
    for point, here in together.items():
        wide = 14.0 * (len(here) - 1)
        start = max(at[0], min(at[point] - wide / 2, at[-1] - wide))
        found |= {seat: start + 14 * k for k, seat in enumerate(here)}
    return found


def told_height(scene: Scene, width: float, size: float = 13) -> float:
    return HEAD + PAD + sum(block_height(one, width - 2 * PAD, size) + 6 for one in scene.news)


def told(scene: Scene, room: Rect, title: str, size: float = 13) -> str:
    """What just happened, on a dark sheet: the last deed in full."""
    out = [paint.slate(room.inset(1), 8), paint.title(room.x + PAD, room.y + 24, title, 17, fill=CREAM)]
    y = room.y + HEAD
    for k, one in enumerate(scene.news):
        out.append(block(room.x + PAD, y, one, room.w - 2 * PAD, size, fill=CREAM if k == 0 else SAND))
        y += block_height(one, room.w - 2 * PAD, size) + 6
    return "".join(out)


def named(seat: int, name: str, room: Rect, *, note: str = "", size: float = 16) -> str:
    """The head of a seat's sheet: seal, name, and a note in italics behind it."""
    x, y = room.x + 16, room.y + 16
    wide = paint.width_of(name, size, bold=True)
    left = room.w - 40 - wide - 8
    aside = (
        paint.text(room.x + 40 + wide + 8, y + 5, note, 13, italic=True, fill=SEPIA, fit=left) if note and left > 30 else ""
    )
    return (
        paint.seal(seat, x, y, 14) + paint.text(room.x + 40, y + 6, name, size, bold=True, fill=INK, fit=room.w - 40) + aside
    )
