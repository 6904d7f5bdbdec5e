"""The table of Ars Alchimia as SVG: the town with its plaza and sixteen spaces, the score loop around it, the players beside.

`python -m athanor.games.ars_alchimia.picture DIR` writes a sheet of samples.
"""

from __future__ import annotations

from collections.abc import Sequence

from athanor.games.ars_alchimia.picture import bench, pieces, seats, town
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.picture.words import spoken
from athanor.games.ars_alchimia.rules.board import ASK_DISMISS, ASK_RENEW, ASK_TURN, DO_PASS
from athanor.kernel import paint
from athanor.kernel.match import View
from athanor.kernel.paint import CREAM, SAND, Rect, Wax
from athanor.kernel.texts import Texts


def draw(view: View, texts: Texts, *, layout: str = "desk", draft: str = "", standalone: bool = True) -> str:
    """The table as one seat sees it. Same view in, same bytes out."""
    scene = Scene(view, texts, draft)
    name = f"{view.game.title[texts.language]} · {scene.headline()}"
    width, height, layers = phone(scene) if layout == "phone" else desk(scene)
    return paint.document(width, height, name, spoken(scene), pieces.defs(), layers, standalone=standalone)


def in_words(view: View, texts: Texts) -> str:
    """The same table for those who read or listen."""
    return spoken(Scene(view, texts))


def waxes(view: View, texts: Texts) -> Sequence[Wax]:
    """How the seats look: each its wax."""
    return pieces.WAXES[: view.state.seats]


def on_bench(scene: Scene) -> bool:
    """The choice is made on the bench, and not on the board or among the assistants alone."""
    return scene.choosing and scene.s.asks not in (ASK_DISMISS, ASK_RENEW)


# The desk: 1440 wide

BOARD = Rect(24, 82, 976, 566)
OWN = Rect(24, 660, 976, 226)
SIDE = Rect(1016, 82, 400, 804)


def desk(scene: Scene) -> tuple[int, int, list[str]]:
    layers = [desk_header(scene), desk_town(scene)]
    layers.append(seats.final_table(scene, OWN) if scene.over else seats.own_board(scene, OWN))
    y = SIDE.y
    shown = [scene.me, *scene.others()] if scene.over else scene.others()
    for seat in shown:
        layers.append(seats.rival(scene, seat, Rect(SIDE.x, y, SIDE.w, 180)))
        y += 193
    if scene.seats <= 2:
        layers.append(seats.guild(scene, Rect(SIDE.x, y, SIDE.w, 52)))
        y += 65
    if on_bench(scene):
        if y < OWN.y - 100:
            layers.append(bench.tidings(scene, Rect(SIDE.x, y, SIDE.w, OWN.y - y - 12)))
        layers.append(bench.bench(scene, Rect(SIDE.x, OWN.y, SIDE.w, OWN.h)))
    elif y < SIDE.bottom - 100:
        layers.append(bench.tidings(scene, Rect(SIDE.x, y, SIDE.w, SIDE.bottom - y), 14))
    return 1440, 900, layers


def desk_header(scene: Scene) -> str:
    """Title, what is asked, the year, the turn order."""
    name = scene.view.game.title[scene.texts.language]
    return "".join(
        (
            paint.title(26, 40, name, 30, fill=CREAM),
            paint.text(26, 66, scene.headline(), 16, fill=CREAM, bold=scene.mine or scene.over, fit=560),
            paint.title(626, 46, scene.say("year-title"), 16, fill=SAND),
            seats.years(scene, 720, 41, 42),
            seats.turn_order(scene, Rect(896, 14, 520, 56)),
        )
    )


def desk_town(scene: Scene) -> str:
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


# The phone: 390 wide, the board above, panels below

EDGE = 6
ACROSS = 390 - 2 * EDGE


def phone(scene: Scene) -> tuple[int, int, list[str]]:
    layers = [phone_header(scene)]
    y = 104.0
    if on_bench(scene):
        tall = bench.height(scene)
        layers.append(bench.bench(scene, Rect(EDGE, y, ACROSS, tall)))
        y += tall + 7
    board = Rect(EDGE, y, ACROSS, 470)
    layers += [paint.panel(board), town.rows(scene, board.inset(7), small=True)]
    y = board.bottom + 7
    layers.append(phone_plaza(scene, Rect(EDGE, y, ACROSS, 44)))
    y += 51
    if scene.over:
        tall = 64 + 40 * scene.seats
        layers.append(seats.final_table(scene, Rect(EDGE, y, ACROSS, tall), small=True))
        y += tall + 7
    else:
        members = len(scene.staff(scene.me))
        tall = 400 + max(0, members - 6) * 14
        layers.append(seats.small_board(scene, Rect(EDGE, y, ACROSS, tall)))
        y += tall + 7
        if scene.asks(ASK_TURN):
            layers.append(scene.hand.button(DO_PASS, Rect(EDGE + 2, y, ACROSS - 4, 46), scene.say("pass"), id="pass"))
            y += 53
        elif scene.mine and scene.s.open:
            layers.append(paint.take_back(Rect(EDGE + 2, y, ACROSS - 4, 44), scene.say("undo"), id="undo"))
            y += 51
    layers.append(bench.tidings(scene, Rect(EDGE, y, ACROSS, 190), 13))
    y += 197
    for seat in scene.others():
        where = f"translate({EDGE} {paint.num(y)}) scale({paint.num(ACROSS / 400)})"
        layers.append(paint.group(seats.rival(scene, seat, Rect(0, 0, 400, 176)), transform=where))
        y += 176 * ACROSS / 400 + 7
    return 390, int(y), layers


def phone_header(scene: Scene) -> str:
    name = scene.view.game.title[scene.texts.language]
    rows = paint.wrapped(scene.headline(), ACROSS - 8, 14)[:2]
    out = [paint.title(EDGE + 4, 26, name, 21, fill=CREAM), seats.years(scene, 272, 20, 32)]
    out.append(seats.turn_order(scene, Rect(EDGE, 40, ACROSS, 42), small=True))
    out.append(paint.text(EDGE + 4, 98, " ".join(rows), 13.5, fill=CREAM, bold=scene.mine, fit=ACROSS - 8))
    return "".join(out)


def phone_plaza(scene: Scene, box: Rect) -> str:
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
