"""What happened: the last fight, the log, the end."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, RUST, SEPIA, Rect
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.mats import souls, stone_places
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules import pieces as p


def fight(scene: Scene, box: Rect) -> str:
    """The last fight: both rolls, force against force."""
    s, x, y = scene.s, box.x, box.y
    if not any(s.rolls[0]):
        return ""
    out = [paint.panel(box)]
    for side in range(2):
        seat, code = s.fighters[2 * side], s.fighters[2 * side + 1]
        name = scene.name("alchemists", code) if code < 4 else scene.name("homunculi", code - 4)
        cy = y + 22 + side * 32
        out.append(paint.seal(seat, x + 20, cy, 10))
        out.append(paint.text(x + 35, cy + 5, name, 12.5, bold=True, fit=box.w * 0.26))
        rim = art.WAXES[s.tower[seat]].colour if s.tower[seat] < 4 else INK
        dice = [die for die in s.rolls[side] if die]
        size = min(22.0, (box.w * 0.56) / max(1, len(dice)) - 3)
        for k, die in enumerate(dice):
            out.append(art.die(x + box.w * 0.34 + k * (size + 3), cy - size / 2, size, die - 1, rim))
        if s.again[side]:
            out.append(paint.glyph("reroll", x + box.w * 0.34 + len(dice) * (size + 3) + 9, cy, 13, RUST))
        out.append(paint.text(box.right - 16, cy + 8, s.forces[side], 22, anchor="end", bold=True))
    words = scene.say("won") if s.forces[0] > s.forces[1] else scene.say("held")
    out.append(paint.text(box.cx, box.bottom - 8, words, 11.5, anchor="middle", fill=RUST, italic=True, fit=box.w - 16))
    return paint.group(*out, id="fight")


def told(scene: Scene, box: Rect, size: float = 13) -> str:
    """The news of the last action."""
    return paint.slate(box) + paint.chronicle(box.inset(9), scene.news, size)


def final_table(scene: Scene, box: Rect) -> str:
    """How everybody ended."""
    order = sorted(range(scene.seats), key=lambda seat: scene.places[seat])
    out = [paint.panel(box)]
    tall = min(64.0, (box.h - 16) / len(order))
    for k, seat in enumerate(order):
        y = box.y + 8 + k * tall
        out.append(paint.text(box.x + 20, y + tall * 0.62, scene.places[seat], 24, bold=True, fill=GOLD))
        out.append(paint.seal(seat, box.x + 58, y + tall / 2, 15))
        out.append(paint.text(box.x + 82, y + tall * 0.45, scene.texts.seat(seat), 16, bold=True, fit=170))
        which = scene.s.quest[seat]
        mark = f" +{scene.components.numbers.quest_points}" if scene.s.ender == seat else ""
        if which != p.NONE:
            out.append(
                paint.text(
                    box.x + 82, y + tall * 0.8, scene.name("quests", which) + mark, 12.5, italic=True, fill=SEPIA, fit=200
                )
            )
        out.append(stone_places(scene, seat, box.x + box.w * 0.5, y + tall / 2, 9))
        out.append(souls(scene, seat, box.right - 86, y + tall / 2, 9))
        out.append(paint.text(box.right - 20, y + tall * 0.66, scene.points(seat), 28, anchor="end", bold=True))
    return "".join(out)
