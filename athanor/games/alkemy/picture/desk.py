"""The desk: 1440 wide. The table at the left, cards, choices and dice at the right."""

from __future__ import annotations

from athanor.drawing import DESK, Sheet, paint
from athanor.drawing.paint import CREAM, SAND, Rect
from athanor.games.alkemy.picture import cards, choices, modules, panels, pointing, table
from athanor.games.alkemy.picture.scene import NOTHING, Scene

TABLE = Rect(33, 73, 720, 720)
TOLD = Rect(24, 812, 738, 78)
SIDE = Rect(780, 10, 636, 880)
GAP = 12


def desk(scene: Scene) -> Sheet:
    layers = [header(scene), table.table(scene, TABLE), whole_table(scene), confirm(scene), *told(scene)]
    wide = (SIDE.w - GAP) / 2
    for k, seat in enumerate(scene.around()):
        row, column = divmod(k, 2)
        layers.append(panels.seat_panel(scene, seat, Rect(SIDE.x + column * (wide + GAP), SIDE.y + row * 52, wide, 46)))
    top = 66 if scene.seats == 2 else 118
    below = Rect(SIDE.x, top, SIDE.w, SIDE.bottom - top)
    if scene.phase == "troops":
        layers.append(panels.muster_panel(scene, below, near=False))
    elif scene.over:
        layers += end(scene, below)
    else:
        layers += play(scene, below)
    return Sheet(DESK, 900, layers)


def told(scene: Scene) -> list[str]:
    """What was told last; beside it what the modules lay before the players."""
    if not modules.has_hand(scene):
        return [panels.chronicle(scene, TOLD)]
    wide = 410.0 if modules.commanding(scene) else 330.0
    left = Rect(TOLD.x, TOLD.y, TOLD.w - wide - 8, TOLD.h)
    return [panels.chronicle(scene, left, 12), modules.hand_panel(scene, Rect(left.right + 8, TOLD.y, wide, TOLD.h), 11.5)]


def whole_table(scene: Scene) -> str:
    """The way back from a closer look."""
    if not scene.mine or "z" not in scene.screen or table.picked_corner(scene) is not None:
        return ""
    box, words = Rect(TABLE.right - 178, TABLE.bottom - 48, 170, 40), scene.say("whole-table")
    return scene.hand.draft(scene.drafted(zoom=None), words, box, paint.key(box.inset(1.5), words, True, 15), radius=8)


def confirm(scene: Scene) -> str:
    """The point that was clicked is sent by a key at the foot of the table, or at its head when the point lies low."""
    low = (pointing.drafted(scene) or (0, scene.width))[1] < scene.width / 3
    y = TABLE.y + 8 if low else TABLE.bottom - 52
    return pointing.confirm(scene, Rect(TABLE.x + 12, y, 440, 44), table.rules_box(scene.view.box))


def header(scene: Scene) -> str:
    """Title, scenario, turn and phase."""
    x = 24 + paint.width_of(scene.title, 29, small_caps=True) + 14
    out = [
        paint.title(24, 44, scene.title, 29, fill=CREAM),
        paint.glyph(scene.scenario.kind, x + 8, 33, 20, "#e2c88f"),
        paint.text(x + 26, 31, scene.name("scenarios", scene.s.options[1]), 15, fill=CREAM, fit=176),
        paint.text(x + 26, 48, scene.say("to-win", n=scene.scenario.goal), 12, fill=SAND, fit=176),
        panels.crumbs(scene, 758, 42),
    ]
    if not scene.preparing:
        out.append(paint.text(430, 41, scene.say("turn"), 14, anchor="end", fill=SAND, small_caps=True))
        out.append(panels.turn_track(scene, 438, 36, 130))
    return "".join(out)


def play(scene: Scene, box: Rect) -> list[str]:
    """Profiles or scenario above, what is asked in the middle, the last rolls below."""
    tall = 290.0
    top = Rect(box.x, box.y, box.w, tall)
    rolled = bool(scene.rolls or scene.clash or scene.tray)
    out = [upper(scene, top)]
    low = 200.0 if rolled else 0.0
    middle = Rect(box.x, top.bottom + 10, box.w, box.bottom - top.bottom - 10 - (low + 10 if rolled else 0))
    out.append(panels.ask_panel(scene, middle))
    if rolled:
        out.append(cards.tray(scene, Rect(box.x, box.bottom - low, box.w, low)))
    return out


def upper(scene: Scene, box: Rect) -> str:
    wide = (box.w - GAP) / 2
    halves = [Rect(box.x, box.y, wide, box.h), Rect(box.x + wide + GAP, box.y, wide, box.h)]
    shown = [f for f in scene.shown if f != NOTHING]
    out = [cards.profile(scene, f, half, panels.chip_of(scene, f)) for f, half in zip(shown, halves, strict=False)]
    if len(shown) < 2:
        out.append(panels.scenario_panel(scene, halves[len(shown)]))
    if not shown:
        out.append(other_troop(scene, halves[1]))
    return "".join(out)


def other_troop(scene: Scene, box: Rect) -> str:
    """The enemy's cards, while nobody acts."""
    seat = scene.around()[1]
    first = [f for f in scene.figures(seat) if scene.s.card[f] == f]
    out = [paint.panel(box), paint.title(box.x + 16, box.y + 26, scene.say("troop-of", a=seat), 16, fit=box.w - 32)]
    tall = min(36.0, (box.h - 44) / max(1, len(first)) - 3)
    for k, f in enumerate(first):
        cell = Rect(box.x + 12, box.y + 36 + k * (tall + 3), box.w - 24, tall)
        out.append(choices.plate(scene, choices.members(scene, f), cell))
    return "".join(out)


def end(scene: Scene, box: Rect) -> list[str]:
    final = Rect(box.x, box.y, box.w, panels.final_height(scene))
    rest = Rect(box.x, final.bottom + 10, box.w, box.bottom - final.bottom - 10)
    return [
        panels.final_panel(scene, final),
        paint.panel(rest) + choices.roster(scene, Rect(rest.x + 14, rest.y + 14, rest.w - 28, rest.h - 24), most=50),
    ]
