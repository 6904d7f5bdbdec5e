"""The end: all points of all players, and where they came from."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.furniture import HEAD, PAD, block, block_height, inside, sheet
from athanor.drawing.paint import GOLD, GOLD_DARK, SEPIA, Rect
from athanor.games.ars_mysteriorum.picture import parts
from athanor.games.ars_mysteriorum.picture.scene import Scene

SOURCES = ("bonus", "duplicates", "princes", "masters", "awards", "other")
WIDE = 620
"""An account that is narrower says in words what others show in columns."""


def earned(scene: Scene, seat: int) -> list[int]:
    """By source; what is left over was there at the start, or came from a salt tax."""
    known = [int(n) for n in scene.s.earned[seat]]
    return [*known, int(scene.s.florims[seat]) - sum(known)]


def ranked(scene: Scene) -> list[int]:
    return sorted(range(scene.seats), key=lambda seat: (scene.places[seat], seat))


def told(scene: Scene, seat: int) -> str:
    return ", ".join(scene.say(f"from-{name}", n=n) for name, n in zip(SOURCES, earned(scene, seat), strict=True) if n)


def height(scene: Scene, width: float) -> float:
    if width >= WIDE:
        return HEAD + 26 + scene.seats * 30 + PAD
    return HEAD + PAD + sum(36 + block_height(told(scene, seat), width - 2 * PAD - 26) for seat in range(scene.seats))


def final(scene: Scene, room: Rect) -> str:
    out = paint.about("account", sheet(room, scene.say("panel-final"), scene.ended(), own=True))
    return out + (columns(scene, inside(room)) if room.w >= WIDE else lines(scene, inside(room)))


def head(scene: Scene, seat: int, area: Rect, y: float) -> str:
    """Place, seal, name; Florims at the right."""
    first = scene.places[seat] == 1
    return paint.about(
        f"seat {seat}",
        paint.text(
            area.x + 8, y + 6, scene.places[seat], 18, anchor="middle", bold=True, fill=GOLD_DARK if first else SEPIA
        ),
        paint.seal(seat, area.x + 34, y, 12),
        paint.text(area.x + 54, y + 5, scene.texts.seat(seat), 15, bold=first, fit=130),
    ) + paint.about(
        "florim",
        parts.drawing("florim", area.right - 56, y, 20),
        paint.text(area.right - 4, y + 7, scene.s.florims[seat], 21, anchor="end", bold=True),
    )


def columns(scene: Scene, area: Rect) -> str:
    left, wide = area.x + 190, (area.w - 190 - 66) / len(SOURCES)
    step = min(48.0, (area.h - 20) / scene.seats)
    out = [
        paint.about(
            f"from-{name}",
            paint.text(
                left + (k + 0.5) * wide, area.y + 10, scene.say(f"column-{name}"), 13, anchor="middle", fill=SEPIA, fit=wide
            ),
        )
        for k, name in enumerate(SOURCES)
    ]
    for k, seat in enumerate(ranked(scene)):
        y = area.y + 20 + (k + 0.5) * step
        out.append(paint.line(area.x, y - step / 2, area.right, y - step / 2, GOLD, 0.7))
        out.append(head(scene, seat, area, y))
        for j, n in enumerate(earned(scene, seat)):
            fill = None if n else parts.QUIET
            out.append(paint.text(left + (j + 0.5) * wide, y + 5, n, 15, anchor="middle", bold=bool(n), fill=fill))
    return "".join(out)


def lines(scene: Scene, area: Rect) -> str:
    y, out = area.y, []
    for seat in ranked(scene):
        out.append(head(scene, seat, area, y + 14))
        words = told(scene, seat)
        out.append(block(area.x + 26, y + 28, words, area.w - 26, fill=SEPIA))
        y += 36 + block_height(words, area.w - 26)
    return "".join(out)
