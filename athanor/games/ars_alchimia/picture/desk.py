"""The desk: 1440 wide. The town at the left, the own board below it, the others and what is chosen at the right."""

from __future__ import annotations

from athanor.drawing import DESK, Column, Sheet, paint
from athanor.drawing.paint import CREAM, SAND, Rect
from athanor.games.ars_alchimia.picture import choices, seats, town
from athanor.games.ars_alchimia.picture.scene import Scene

BOARD = Rect(24, 82, 976, 566)
OWN = Rect(24, 660, 976, 226)
SIDE = Rect(1016, 82, 400, 804)


def desk(scene: Scene) -> Sheet:
    layers = [header(scene), board(scene)]
    layers.append(seats.final_table(scene, OWN) if scene.over else seats.own_board(scene, OWN))
    side = Column(SIDE.x, SIDE.y, SIDE.w, 13)
    shown = [scene.me, *scene.rivals()] if scene.over else scene.rivals()
    layers += [seats.rival(scene, seat, side.take(180)) for seat in shown]
    if scene.seats <= 2:
        layers.append(seats.guild(scene, side.take(52)))
    if choices.apart(scene):
        if side.y < OWN.y - 100:
            layers.append(choices.tidings(scene, side.rest(OWN.y - 12)))
        layers.append(choices.question(scene, Rect(SIDE.x, OWN.y, SIDE.w, OWN.h)))
    elif side.y < SIDE.bottom - 100:
        layers.append(choices.tidings(scene, side.rest(SIDE.bottom), 14))
    return Sheet(DESK, 900, layers)


def header(scene: Scene) -> str:
    """Title, what is asked, the year, the turn order."""
    return "".join(
        (
            paint.title(26, 40, scene.title, 30, fill=CREAM),
            paint.text(26, 66, scene.headline(), 16, fill=CREAM, bold=scene.mine or scene.over, fit=560),
            paint.title(626, 46, scene.say("year-title"), 16, fill=SAND),
            seats.years(scene, 720, 41, 42),
            seats.turn_order(scene, Rect(896, 14, 520, 56)),
        )
    )


def board(scene: Scene) -> str:
    plaza = Rect(BOARD.x + 34, BOARD.y + 34, 182, BOARD.h - 68)
    rows = Rect(plaza.right + 14, BOARD.y + 31, BOARD.right - 40 - plaza.right - 14, BOARD.h - 62)
    return "".join(
        (
            paint.panel(BOARD),
            paint.framed(BOARD.inset(28)),
            town.score_loop(scene, BOARD.inset(15), 12.5),
            town.plaza(scene, plaza),
            town.rows(scene, rows),
        )
    )
