"""The phone: 390 wide. One panel below the other."""

from __future__ import annotations

from athanor.drawing import PHONE, Column, Sheet, paint
from athanor.drawing.paint import CREAM, SAND, Rect
from athanor.games.materia_prima.picture import formulas, happened, mats, offers
from athanor.games.materia_prima.picture.chart import chart
from athanor.games.materia_prima.picture.scene import Scene

EDGE = 6.0
WIDE = PHONE - 2 * EDGE


def phone(scene: Scene) -> Sheet:
    column = Column(EDGE, 0, WIDE)
    layers = [header(scene, column.take(74)), chart(scene, column.take(390), phone=True), *asked(scene, column)]
    if any(scene.s.rolls[0]):
        layers.append(happened.fight(scene, column.take(92)))
    if scene.settled:
        layers.append(mats.alchemist_card(scene, scene.me, column.take(204)))
        layers.append(formulas.hand(scene, column.take(206)))
        layers.append(mats.tower_card(scene, scene.me, column.take(204)))
        layers.append(followers(scene, column.take(206)))
    layers.append(formulas.graph(scene, column.take(262)))
    layers += [mats.city(scene, k, column.take(118)) for k in range(3)]
    layers += [mats.rival(scene, seat, column.take(130)) for seat in scene.rivals()]
    layers.append(happened.told(scene, column.take(120)))
    return Sheet(PHONE, int(column.y), layers)


def asked(scene: Scene, column: Column) -> list[str]:
    """The final table, the buttons of the chosen figure, or the answers to a question."""
    if scene.over:
        return [happened.final_table(scene, column.take(16 + 64 * scene.seats))]
    if scene.playing:
        return [offers.bar(scene, column.take(104))]
    return [offers.choices(scene, column.take(offers.choices_height(scene, WIDE)))] if scene.mine else []


def header(scene: Scene, box: Rect) -> str:
    words = scene.say("round", n=scene.round, most=scene.last_round)
    out = [paint.title(box.x + 4, 25, scene.title, 20, fill=CREAM)]
    out.append(paint.text(box.right - 4, 24, words, 13.5, anchor="end", fill=SAND))
    lines = paint.wrapped(offers.warning(scene) or scene.headline(), box.w - 36, 14)[:2]
    left = box.x + 4
    if not scene.over:
        out.append(paint.seal(scene.s.seat, box.x + 15, 50, 12))
        left += 30
    out.append(paint.rows(left, 48, lines, 14, 17, fill=CREAM, fit=box.right - 6 - left))
    return "".join(out)


def followers(scene: Scene, box: Rect) -> str:
    half = box.w * 0.56
    left = mats.homunculi(scene, scene.me, Rect(box.x, box.y, half - 6, box.h))
    return left + formulas.quest(scene, Rect(box.x + half, box.y, box.w - half, box.h))
