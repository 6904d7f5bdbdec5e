"""The final scoring, line by line."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.paint import GOLD, SEPIA, Rect
from athanor.games.ars_alchimia.picture.scene import Scene, signed

PARTS = ("track", "penalty", "categories", "elixirs", "assistants", "total")
ASKED = ("track", "penalty", "series", "resources elixir", "staff", "total")
"""The parts of a total, and what one asks about by each."""
NARROW = 560


def height(scene: Scene, width: float) -> float:
    if width < NARROW:
        tall = [seat_height(scene, seat, width - 2 * furniture.PAD) for seat in range(scene.seats)]
        return furniture.HEAD + sum(tall) + 4
    return furniture.HEAD + 18 + 29 * scene.seats + 6


def final(scene: Scene, room: Rect) -> str:
    """A row for each seat, with a column for each part; where that is too wide, the parts in words."""
    out = furniture.sheet(room, scene.say("final"), own=True)
    return out + (in_lines(scene, room) if room.w < NARROW else across(scene, room))


def number(scene: Scene, seat: int, part: str, x: float, y: float) -> str:
    whole = part == "total"
    shown = paint.text(x, y, signed(scene.scores(seat)[part]), 19 if whole else 15, anchor="middle", bold=whole)
    return paint.about(ASKED[PARTS.index(part)], shown)


def across(scene: Scene, room: Rect) -> str:
    inner, out = furniture.inside(room), []
    name = min(220.0, inner.w * 0.26)
    step = (inner.w - name) / len(PARTS)
    for k, part in enumerate(PARTS):
        words = scene.say(f"final-{part}")
        told = paint.text(inner.x + name + (k + 0.5) * step, inner.y + 8, words, 13, anchor="middle", fill=SEPIA)
        out.append(paint.about(ASKED[k], told))
    line = min(40.0, (inner.h - 14) / scene.seats)
    for k, seat in enumerate(scene.shown_seats()):
        y = inner.y + 16 + (k + 0.5) * line
        out.append(paint.line(inner.x, y - line / 2, inner.right, y - line / 2, "#c9a561", 0.8))
        winner = scene.places[seat] == 1
        words = paint.text(inner.x + 34, y + 5, scene.texts.seat(seat), 15, bold=winner, fit=name - 44)
        out.append(scene.about_seat(seat, paint.seal(seat, inner.x + 14, y, 12), words))
        out += [number(scene, seat, part, inner.x + name + (n + 0.5) * step, y + 6) for n, part in enumerate(PARTS)]
    return "".join(out)


def in_lines(scene: Scene, room: Rect) -> str:
    """For each seat its total, and under it what that is made of."""
    inner = furniture.inside(room)
    out, y = [], inner.y
    for seat in scene.shown_seats():
        winner = scene.places[seat] == 1
        out.append(paint.line(inner.x, y, inner.right, y, GOLD if winner else "#c9a561", 1))
        words = paint.text(inner.x + 32, y + 25, scene.texts.seat(seat), 16, bold=winner, fit=inner.w - 80)
        out.append(scene.about_seat(seat, paint.seal(seat, inner.x + 13, y + 19, 12), words))
        total = paint.text(inner.right, y + 26, scene.points(seat), 20, anchor="end", bold=True)
        parts = furniture.block(inner.x, y + 35, account(scene, seat), inner.w, 13, fill=SEPIA)
        out.append(paint.about("total", total, parts))
        y += seat_height(scene, seat, inner.w)
    return "".join(out)


def seat_height(scene: Scene, seat: int, width: float) -> float:
    return 35 + furniture.block_height(account(scene, seat), width, 13) + 10


def account(scene: Scene, seat: int) -> str:
    """The parts of a total in a line; a part stays on one line with its points."""
    scores = scene.scores(seat)
    parts = [f"{scene.say(f'final-{part}')}\u00a0{signed(scores[part])}" for part in PARTS if part != "total"]
    return ", ".join(one.replace(" ", "\u00a0") for one in parts)
