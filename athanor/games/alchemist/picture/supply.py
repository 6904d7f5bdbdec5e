"""Where cubes come from: the reserve and the bag; and those that left the game."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import HEAD, PAD
from athanor.drawing.paint import INK, RUST, SEPIA, Rect
from athanor.games.alchemist.picture.board import tiles
from athanor.games.alchemist.picture.parts import cube, labelled, quiet, row_height
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.rules.pieces import KINDS, TILES, A, Q

PILE, BAG = 62, 44
EDGE = 2  # between a pile and its neighbour, on each side


def height(scene: Scene, width: float) -> float:
    return HEAD + PILE + 8 + BAG + 4 + row_height(scene.say("out"), width - 2 * PAD) + 6


def supply(scene: Scene, room: Rect) -> str:
    """Five piles, the bag under them, what is out of the game."""
    name = scene.say("reserve")
    x, w = room.x + PAD, room.w - 2 * PAD
    free = w - paint.width_of(name, 17, small_caps=True) - 12
    y = room.y + HEAD
    bag_at = Rect(x, y + PILE + 8, w, BAG)
    return "".join(
        (
            paint.about("reserve", furniture.sheet(room, name)),
            gauge(scene, room.right - PAD, room.y + 23, free),
            piles(scene, Rect(x, y, w, PILE)),
            paint.about("bag", clickable(scene, A.draw, bag_at, wide_bag(scene, bag_at), "bag-place")),
            paint.about("out", labelled(scene.say("out"), scene.s.out, Rect(x, bag_at.bottom + 4, w, 0))),  # AL-052
        )
    )


def shelf_height(scene: Scene, width: float) -> float:
    return 8 + PILE - 6 + 4 + (0 if scene.asks(Q.tile) else 38) + 22 + row_height(scene.say("out"), width - 24) + 6


def shelf(scene: Scene, room: Rect) -> str:
    """The same in one row, for a phone; below, the tiles that are left and how near the end is."""
    x, y, w = room.x + 8, room.y + 8, room.w - 16
    step = w / (KINDS + 1)
    last = Rect(x + KINDS * step + EDGE, y, step - 2 * EDGE, PILE - 6)
    parts = [paint.about("reserve", furniture.sheet(room)), piles(scene, Rect(x, y, KINDS * step, PILE - 6))]
    parts.append(paint.about("bag", clickable(scene, A.draw, last, small_bag(scene, last), "bag-place")))
    x, y, w = x + 4, last.bottom + 4, w - 8
    if not scene.asks(Q.tile):
        parts.append(tiles_left(scene, Rect(x, y, w, 38)))
        y += 38
    parts.append(gauge(scene, x + w, y + 15, w))
    parts.append(paint.about("out", labelled(scene.say("out"), scene.s.out, Rect(x, y + 22, w, 0))))
    return "".join(parts)


def tiles_left(scene: Scene, box: Rect) -> str:
    """The tiles that are left, where the board has no room for them."""
    count = sum(scene.s.tiles)
    words = scene.say("tiles-left", n=count)
    step = min(33, box.w / max(1, count))
    fits = paint.width_of(words, 13) + 8 + count * step <= box.w
    named = paint.about("tiles", paint.text(box.x, box.cy + 5, words, 13, fill=SEPIA)) if fits else ""
    return named + tiles(scene, Rect(box.right - step * count, box.y, step * count, box.h), TILES, step, 28)


def piles(scene: Scene, box: Rect) -> str:
    step = box.w / KINDS
    cells = [Rect(box.x + kind * step + EDGE, box.y, step - 2 * EDGE, box.h) for kind in range(KINDS)]
    return "".join(scene.about("ingredients", kind, pile(scene, kind, cell)) for kind, cell in enumerate(cells))


def pile(scene: Scene, kind: int, cell: Rect) -> str:
    """A pile of the reserve with its number; an exhausted one is struck out (AL-075)."""
    count = scene.s.reserve[kind]
    x, y, size = cell.cx, cell.y + 21, 30
    if count == 0:
        body = paint.empty_place(Rect(x - 15, y - 15, 30, 30)) + cube(kind, x, y, 24, opacity=".35")
        body += paint.glyph("slash", x, y, 27, RUST)
    else:
        body = cube(kind, x + 3, y + 3, size, opacity=".5") if count > 1 else ""
        body = quiet(scene, body, cube(kind, x, y, size))
    body += paint.text(x, cell.bottom - 5, count, 17, anchor="middle", bold=True, fill=RUST if count == 0 else INK)
    if scene.deed.what != "draw" and kind in scene.deed.received:
        body += paint.badge(cell.right - 12, cell.y + 10, "−1", 12)
    return clickable(scene, A.take + kind, cell, body, f"pile-{kind}")


def clickable(scene: Scene, action: int, cell: Rect, body: str, name: str) -> str:
    """A source of cubes: it takes clicks at the beginning of a turn only."""
    if scene.choosing:
        return paint.group(body, id=name)
    return scene.hand.act(action, cell, body, id=name)


def wide_bag(scene: Scene, cell: Rect) -> str:
    """The bag and how many cubes it holds, never which (AL-065)."""
    count = scene.s.bag_size
    name, words = scene.say("bag"), scene.say("bag-draw", n=min(scene.components.numbers.draw, count))
    body = quiet(scene, paint.use("bag", cell.x + 24, cell.cy, 34)) + paint.text(cell.x + 48, cell.cy + 5, name, 15)
    body += paint.text(cell.right - 12, cell.cy + 6, count, 17, anchor="end", bold=True)
    left = cell.w - 48 - paint.width_of(name, 15) - 48
    if scene.hand.may(A.draw) and paint.width_of(words, 13) <= left:
        body += paint.text(cell.right - 40, cell.cy + 5, words, 13, anchor="end", fill=SEPIA, italic=True)
    if scene.deed.what == "draw":
        body += paint.badge(cell.x + 14, cell.y + 10, f"−{scene.deed.drawn}", 12)
    return body


def small_bag(scene: Scene, cell: Rect) -> str:
    body = quiet(scene, paint.use("bag", cell.cx, cell.y + 21, 32))
    body += paint.text(cell.cx, cell.bottom - 5, scene.s.bag_size, 17, anchor="middle", bold=True)
    if scene.deed.what == "draw":
        body += paint.badge(cell.right - 12, cell.y + 10, f"−{scene.deed.drawn}", 12)
    return body


def gauge(scene: Scene, right: float, y: float, room: float) -> str:
    """How far the end is: one mark for each type that must be exhausted (AL-076); the last round in words (AL-077)."""
    most = scene.components.numbers.exhausted_to_end
    words = scene.say("last-round") if scene.ending else scene.say("exhausted", n=scene.exhausted, most=most)
    wide = paint.width_of(words, 13, scene.ending)
    fill = RUST if scene.exhausted else SEPIA
    parts = [paint.text(right, y, words, 13, anchor="end", bold=scene.ending, fill=fill)]
    if wide + 6 + most * 14 <= room:
        x = right - wide - 6 - most * 14
        parts += [
            paint.circle(
                x + k * 14 + 7, y - 4, 5, fill=RUST if k < scene.exhausted else "none", stroke=RUST, stroke_width=1.4
            )
            for k in range(most)
        ]
    return paint.about("exhausted", *parts)
