"""The phone: 390 wide. Board above, panels below."""

from __future__ import annotations

from athanor.drawing import PHONE, Column, Sheet, paint
from athanor.drawing.paint import CREAM, SAND, SEPIA, Rect
from athanor.games.alchemist.picture import parts, place
from athanor.games.alchemist.picture.parts import PHONE_POT
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.rules.pieces import KINDS, NOTHING, A, Q
from athanor.games.alchemist.rules.potions import must_open

EDGE = 6
ACROSS = PHONE - 2 * EDGE


def phone(scene: Scene) -> Sheet:
    column = Column(EDGE, 0, ACROSS)
    layers = [header(scene, column.take(38 + 18 * len(headline_rows(scene))))]
    if scene.over:
        layers.append(board(scene, column.take(254)))
        layers += [place.final_card(scene, seat, column.take(84)) for seat in place.standing(scene)]
        layers.append(place.pool_panel(scene, column.take(place.pool_height(scene))))
    else:
        layers.append(players(scene, column.take(84)))
        layers.append(board(scene, column.take(254)))
        if scene.me >= 0:
            layers.append(own_place(scene, column.take(126 + bench_height(scene))))
        layers.append(reserve(scene, column.take(116 if scene.asks(Q.tile) else 152)))
    layers.append(parts.told(scene, column.take(parts.told_height(scene, ACROSS, 13.5)), 13.5))
    return Sheet(PHONE, int(column.y), layers)


def headline_rows(scene: Scene) -> tuple[str, ...]:
    return paint.wrapped(scene.headline(), ACROSS - 8, 14.5)[:2]


def header(scene: Scene, box: Rect) -> str:
    out = [
        paint.title(box.x + 4, 25, scene.title, 21, fill=CREAM),
        paint.text(box.right - 4, 24, scene.say("round", n=scene.round), 14, anchor="end", fill=SAND),
    ]
    if scene.ending:
        out.append(paint.banner(Rect(box.x + 132, 7, 142, 25), scene.say("last-round"), 13))
    out.append(paint.rows(box.x + 4, 49, headline_rows(scene), 14.5, 18, fill=CREAM, bold=scene.over, fit=ACROSS - 8))
    return "".join(out)


def players(scene: Scene, box: Rect) -> str:
    """One cell for each player: seal, score, name, hidden cubes, seals left, and the last action's figures."""
    w = box.w / scene.seats
    return "".join(
        player(scene, seat, Rect(box.x + k * w + 1.5, box.y, w - 3, box.h)) for k, seat in enumerate(scene.around())
    )


def player(scene: Scene, seat: int, box: Rect) -> str:
    s = scene.s
    x, y = box.x, box.y
    lined = 7 + 13 * (scene.leads(seat) + (s.first == seat))
    out = [
        parts.panel(scene, seat, box),
        paint.seal(seat, x + 17, y + 19, 11),
        paint.text(box.right - 7, y + 27, s.score[seat], 21, anchor="end", bold=True, fit=box.w - 38),
        parts.marks(scene, seat, x + 12, y + 43, 11, ticks=False),
        paint.text(x + lined, y + 47, scene.texts.seat(seat), 12, fit=box.w - lined - 6),
        paint.card_back(Rect(x + 7, y + 56, 24, 18), s.cubes[seat]),
    ]
    if box.w > 150:
        out.append(parts.seals_left(scene, seat, x + 46, y + 65, 7.5))
    else:
        out.append(paint.seal(seat, x + 41, y + 65, 7))
        out.append(paint.text(x + 51, y + 70, s.seals[seat], 13, bold=True))
    if s.score[seat] >= scene.components.numbers.lap:
        out.append(parts.track_token(scene, seat, x + 36, y + 19, 9))
    signs = parts.gains(scene, seat, box.right - 4, y + box.h - 2, 14)
    return paint.group(*out, signs, id=f"seat-{seat}")


def board(scene: Scene, box: Rect) -> str:
    lap = scene.components.numbers.lap
    way = box.inset(13)
    return "".join(
        (
            paint.panel(box),
            parts.fame(scene, way, 8.5, 5),
            parts.cauldrons(scene, box.inset(23), PHONE_POT, live=False),
            parts.markers(scene, parts.ring(lap, *way), 9.5),
        )
    )


def bench_height(scene: Scene) -> int:
    """How much room the workbench needs under the stock."""
    if scene.choosing:
        return 182 if scene.asks(Q.tile) else 134
    return 56 if scene.mine and (must_open(scene.s) or scene.hand.may(A.pass_)) else 0


def own_place(scene: Scene, box: Rect) -> str:
    """The own place: seals and school, the stock, and the workbench while something is being chosen."""
    x, y = box.x, box.y
    school = scene.school(scene.me)
    out = [
        parts.panel(scene, scene.me, box),
        parts.seals_left(scene, scene.me, x + 20, y + 21, 8),
        place.stock_row(scene, Rect(x + 8, y + 40, box.w - 16, 78), 40),
    ]
    if school != NOTHING:
        out.append(parts.cube(school, box.right - 24, y + 21, 22))
        name = scene.name("schools", school)
        out.append(paint.text(box.right - 42, y + 26, name, 14, anchor="end", fill=SEPIA, italic=True, fit=200))
    room = bench_height(scene)
    if room:
        out.append(place.workbench(scene, Rect(x + 14, y + 122, box.w - 28, room - 8), tiles=True))
    return "".join(out)


def reserve(scene: Scene, box: Rect) -> str:
    """Five piles and the bag in one row; below, the tiles and what left the game."""
    x, y = box.x, box.y
    out = [
        paint.panel(box),
        paint.title(x + 14, y + 21, scene.say("reserve"), 16, fit=120),
        parts.gauge(scene, box.right - 14, y + 20, 12.5),
    ]
    step = (box.w - 12) / (KINDS + 1)
    cells = [Rect(x + 6 + k * step + 2.5, y + 30, step - 5, 60) for k in range(KINDS + 1)]
    out += [parts.pile(scene, kind, cells[kind], 28, 17) for kind in range(KINDS)]
    out.append(parts.bag(scene, cells[KINDS], wide=False))
    low = y + 94
    if not scene.asks(Q.tile):
        out.append(parts.tile_row(scene, Rect(x + 10, low, box.w - 20, 34), 28))
        low += 36
    out.append(paint.text(x + 14, low + 15, scene.say("out"), 12.5, fill=SEPIA, fit=130))
    out.append(parts.counted_row(scene.s.out, x + 160, low + 10, 15, 42))
    return "".join(out)
