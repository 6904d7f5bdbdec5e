"""The desk: 1440 wide. The chart with cities and choices below it at the left, cards and news at the right."""

from __future__ import annotations

from athanor.drawing import DESK, Column, Sheet, paint
from athanor.drawing.paint import CREAM, SAND, Rect
from athanor.games.materia_prima.picture import formulas, happened, mats, offers
from athanor.games.materia_prima.picture.chart import chart
from athanor.games.materia_prima.picture.scene import Scene

BOARD = Rect(20, 62, 790, 690)
SIDE = 826
ACROSS = 594


def desk(scene: Scene) -> Sheet:
    layers = [header(scene), chart(scene, BOARD)]
    y = BOARD.bottom + 10
    for k in range(3):
        layers.append(mats.city(scene, k, Rect(20 + k * 266, y, 258, 118)))
    y += 128
    room = max(58.0, offers.choices_height(scene, 790)) if scene.mine and not scene.playing else 58.0
    layers.append(deciding(scene, Rect(20, y, 790, room)))
    side = Column(SIDE, 62.0, ACROSS, 10)
    layers += [standing(scene, side), formulas.graph(scene, side.take(232)), own_cards(scene, side)]
    bottom = max(y + room + 4, side.y + 96)
    layers.append(happened.fight(scene, Rect(SIDE, side.y, 290, 92)))
    x = SIDE + 300 if any(scene.s.rolls[0]) else SIDE
    layers.append(happened.told(scene, Rect(x, side.y, 1420 - x, min(200.0, bottom - side.y))))
    return Sheet(DESK, int(bottom + 14), layers)


def deciding(scene: Scene, box: Rect) -> str:
    """The buttons of the chosen figure, or the answers to a question."""
    if scene.playing:
        return offers.bar(scene, box)
    return offers.choices(scene, box) if scene.mine else ""


def header(scene: Scene) -> str:
    x = 24 + paint.width_of(scene.title, 30, small_caps=True) + 18
    words = scene.say("round", n=scene.round, most=scene.last_round)
    out = [paint.title(24, 42, scene.title, 30, fill=CREAM), paint.text(x, 41, words, 15, fill=SAND)]
    x += paint.width_of(words, 15) + 20
    if not scene.over:
        out.append(paint.seal(scene.s.seat, x + 12, 36, 14))
        x += 36
    out.append(paint.text(x, 41, scene.headline(), 18, fill=CREAM, bold=scene.mine or scene.over, fit=SIDE + 150 - x))
    warned = offers.warning(scene)
    if warned:
        out.append(paint.banner(Rect(SIDE + 170, 14, ACROSS - 170, 36), warned, 14))
    return "".join(out)


def standing(scene: Scene, side: Column) -> str:
    """The others' places, side by side; at the end how everybody ended."""
    if scene.over:
        return happened.final_table(scene, side.take(16 + 64.0 * scene.seats))
    others = scene.rivals()
    per = 3 if len(others) < 4 else 2
    w = (ACROSS + 8) / per
    room = side.take(138 * -(-len(others) // per), 0)
    return "".join(
        mats.rival(scene, seat, Rect(SIDE + (k % per) * w, room.y + (k // per) * 138, w - 8, 130))
        for k, seat in enumerate(others)
    )


def own_cards(scene: Scene, side: Column) -> str:
    """Alchemist and tower; below them homunculi, hand and quest."""
    if not scene.settled:
        return ""
    above, below = side.take(204), side.take(206, 8)
    return (
        mats.alchemist_card(scene, scene.me, Rect(SIDE, above.y, 258, 204))
        + mats.tower_card(scene, scene.me, Rect(SIDE + 266, above.y, ACROSS - 266, 204))
        + mats.homunculi(scene, scene.me, Rect(SIDE, below.y, 190, 206))
        + formulas.hand(scene, Rect(SIDE + 198, below.y, 272, 206))
        + formulas.quest(scene, Rect(SIDE + 478, below.y, ACROSS - 478, 206))
    )
