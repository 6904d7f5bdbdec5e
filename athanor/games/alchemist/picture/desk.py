"""The desk: 1440 wide. The board at the left, the own place below it, reserve, rivals and chronicle at the right."""

from __future__ import annotations

from athanor.drawing import DESK, Column, Sheet, paint
from athanor.drawing.paint import CREAM, GOLD, SAND, SEPIA, Rect
from athanor.games.alchemist.picture import parts, place
from athanor.games.alchemist.picture.parts import DESK_POT
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.rules.pieces import KINDS

BOARD = Rect(24, 74, 1010, 636)
SIDE = Rect(1052, 74, 364, 810)
BELOW = Rect(24, 724, 1010, 160)


def desk(scene: Scene) -> Sheet:
    layers = [header(scene), board(scene)]
    if scene.over:
        return ended(scene, layers)
    side = Column(SIDE.x, SIDE.y, SIDE.w)
    layers.append(reserve(scene, side.take(238, 10)))
    rivals = scene.rivals()
    tall = 112 if len(rivals) < 3 else 87 if len(rivals) == 4 and scene.me >= 0 else 94
    layers += [parts.rival(scene, seat, side.take(tall)) for seat in rivals]
    if scene.me >= 0:
        layers.append(place.own_place(scene, BELOW))
        layers.append(parts.told(scene, side.rest(SIDE.bottom), 14 if len(rivals) == 4 else 15.5))
    else:
        layers.append(parts.told(scene, BELOW, 16))
    return Sheet(DESK, 900, layers)


def ended(scene: Scene, layers: list[str]) -> Sheet:
    """The final table in the own place's stead, the pool at the right."""
    table = Rect(BELOW.x, BELOW.y, BELOW.w, 52 + max(3, scene.seats) * 36)
    side = Column(SIDE.x, SIDE.y, SIDE.w, 12)
    layers.append(place.final_table(scene, table))
    layers.append(place.pool_panel(scene, side.take(place.pool_height(scene))))
    layers.append(parts.told(scene, side.rest(table.bottom), 12.5 if scene.seats > 3 else 14))
    return Sheet(DESK, int(table.bottom + 16), layers)


def header(scene: Scene) -> str:
    """Title, round, whose turn and what is asked; the last round in a rust band."""
    wide = paint.width_of(scene.title, 32, small_caps=True)
    out = [
        paint.title(26, 50, scene.title, 32, fill=CREAM),
        paint.text(26 + wide + 18, 49, scene.say("round", n=scene.round), 17, fill=SAND),
    ]
    x = 26 + wide + 18 + paint.width_of(scene.say("round", n=scene.round), 17) + 22
    out.append(paint.text(x, 49, scene.headline(), 19, fill=CREAM, bold=scene.mine or scene.over, fit=1034 - x))
    if scene.ending:
        out.append(paint.banner(Rect(SIDE.x + 40, 24, SIDE.w - 80, 36), scene.say("last-round"), 18))
    return "".join(out)


def board(scene: Scene) -> str:
    lap = scene.components.numbers.lap
    way = BOARD.inset(24)
    inner = BOARD.inset(50)
    size = 48
    tiles = Rect(inner.right - 12 - 10 * 46, inner.y + 8, 10 * 46, 54)
    return "".join(
        (
            paint.panel(BOARD),
            paint.framed(inner),
            parts.fame(scene, way, 13.5, 1),
            paint.title(inner.x + 24, inner.y + 44, scene.say("board"), 27, fit=400),
            parts.tile_row(scene, tiles, size),
            paint.line(inner.x + 24, inner.y + 68, inner.right - 24, inner.y + 68, GOLD, 1),
            parts.cauldrons(scene, Rect(inner.x + 8, inner.y + 72, inner.w - 16, inner.h - 78), DESK_POT),
            parts.markers(scene, parts.ring(lap, *way), 14),
        )
    )


def reserve(scene: Scene, box: Rect) -> str:
    x, y = box.x, box.y
    out = [
        paint.panel(box),
        paint.title(x + 18, y + 29, scene.say("reserve"), 20, fit=140),
        parts.gauge(scene, box.right - 16, y + 28, 14),
    ]
    step = (box.w - 24) / KINDS
    for kind in range(KINDS):
        out.append(parts.pile(scene, kind, Rect(x + 12 + kind * step + 2, y + 40, step - 4, 84), 40, 22))
    out.append(parts.bag(scene, Rect(x + 14, y + 134, box.w - 28, 52), wide=True))
    out.append(paint.text(x + 18, y + 217, scene.say("out"), 14, fill=SEPIA, fit=106))
    out.append(parts.counted_row(scene.s.out, x + 142, y + 212, 16, 44))
    return "".join(out)
