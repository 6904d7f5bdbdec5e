"""The phone: 390 wide. What is chosen and the town above, the players below."""

from __future__ import annotations

from athanor.drawing import PHONE, Column, Sheet, paint
from athanor.drawing.paint import CREAM, Rect
from athanor.games.ars_alchimia.picture import choices, pieces, seats, town
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules.pieces import A, Q

EDGE = 6
ACROSS = PHONE - 2 * EDGE


def phone(scene: Scene) -> Sheet:
    layers, column = [header(scene)], Column(EDGE, 104.0, ACROSS)
    if choices.apart(scene):
        layers.append(choices.question(scene, column.take(choices.height(scene))))
    board = column.take(470)
    layers += [paint.panel(board), town.rows(scene, board.inset(7), small=True)]
    layers.append(plaza(scene, column.take(44)))
    if scene.over:
        layers.append(seats.final_table(scene, column.take(64 + 40 * scene.seats), small=True))
    else:
        layers += own_place(scene, column)
    layers.append(choices.tidings(scene, column.take(190), 13))
    layers += [rival(scene, seat, column.take(176 * ACROSS / 400)) for seat in scene.rivals()]
    return Sheet(PHONE, int(column.y), layers)


def own_place(scene: Scene, column: Column) -> list[str]:
    """The own board, and below it passing or taking back."""
    members = len(scene.staff(scene.me))
    out = [seats.small_board(scene, column.take(400 + max(0, members - 6) * 14))]
    if scene.asks(Q.turn):
        room = column.take(46)
        out.append(scene.hand.button(A.pass_, Rect(room.x + 2, room.y, room.w - 4, room.h), scene.say("pass"), id="pass"))
    elif scene.mine and scene.s.open:
        room = column.take(44)
        out.append(paint.take_back(Rect(room.x + 2, room.y, room.w - 4, room.h), scene.say("undo"), id="undo"))
    return out


def rival(scene: Scene, seat: int, box: Rect) -> str:
    """Another player's board as on a desk, made smaller."""
    where = f"translate({EDGE} {paint.num(box.y)}) scale({paint.num(ACROSS / 400)})"
    return paint.group(seats.rival(scene, seat, Rect(0, 0, 400, 176)), transform=where)


def header(scene: Scene) -> str:
    rows = paint.wrapped(scene.headline(), ACROSS - 8, 14)[:2]
    out = [paint.title(EDGE + 4, 26, scene.title, 21, fill=CREAM), seats.years(scene, 272, 20, 32)]
    out.append(seats.turn_order(scene, Rect(EDGE, 40, ACROSS, 42), small=True))
    out.append(paint.text(EDGE + 4, 98, " ".join(rows), 13.5, fill=CREAM, bold=scene.mine, fit=ACROSS - 8))
    return "".join(out)


def plaza(scene: Scene, box: Rect) -> str:
    """The plaza in one row: who is out, and how many."""
    x, y, w, h = box
    out = [paint.rect(x, y, w, h, 6, fill="url(#stone)", stroke="#8a7346"), paint.glyph("fountain", x + 24, box.cy, 30)]
    out.append(paint.title(x + 46, box.cy + 5, scene.say("plaza"), 15, fit=70))
    colours = scene.colours()
    step = (w - 126) / len(colours)
    for k, colour in enumerate(colours):
        at = x + 122 + k * step
        out.append(pieces.worker(colour, at + 8, box.cy, 26))
        out.append(paint.text(at + 22, box.cy + 6, int(scene.s.plaza[colour]), 17, bold=True))
    return "".join(out)
