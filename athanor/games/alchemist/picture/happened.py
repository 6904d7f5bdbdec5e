"""What just happened: in signs, then in words."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import HEAD, PAD
from athanor.drawing.paint import CREAM, SAND, Rect
from athanor.games.alchemist.picture.parts import asked, tile
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.rules.pieces import NOTHING

SIGNS = 34


def tidings(scene: Scene) -> list[str]:
    """The sentences of the last action; before the first one, how the match begins."""
    if scene.news or scene.choosing:
        return scene.news
    return [scene.say("beginning")] if scene.s.turn == 0 else []


def height(scene: Scene, width: float) -> float:
    top = HEAD + (SIGNS if scene.deed.what else 0)
    return top + sum(furniture.block_height(one, width - 2 * PAD) + 5 for one in tidings(scene)) + PAD - 5


def happened(scene: Scene, room: Rect) -> str:
    parts = [paint.slate(room.inset(1), 8), paint.title(room.x + PAD, room.y + 24, scene.say("chronicle"), 17, fill=CREAM)]
    y = room.y + HEAD
    if scene.deed.what:
        parts.append(signs(scene, room.x + PAD, y + SIGNS / 2 - 3, room.w - 2 * PAD))
        y += SIGNS
    for k, one in enumerate(tidings(scene)):
        parts.append(furniture.block(room.x + PAD, y, one, room.w - 2 * PAD, fill=CREAM if k == 0 else SAND))
        y += furniture.block_height(one, room.w - 2 * PAD) + 5
    return "".join(parts)


def signs(scene: Scene, x: float, y: float, width: float) -> str:
    """The last action in signs: who, cubes paid, fame, cubes received, tribute."""
    deed = scene.deed
    row: list[tuple[str, int]] = [("seal", deed.seat), *(("cube", kind) for kind in deed.paid)]
    if deed.cauldron != NOTHING:
        row += [("arrow", 0), ("tile", scene.value(scene.s.tile[deed.cauldron]))]
    row += [("cube", kind) for kind in deed.received]
    if deed.drawn and not deed.received:
        row.append(("hidden", deed.drawn))
    if deed.tribute != NOTHING:
        row += [("cube", deed.tribute), ("arrow", 0), ("seal", deed.maker)]
    if deed.what == "pass":
        row.append(("pass", 0))
    step = min(26, width / len(row))
    return paint.group(
        *(sign(scene, what, n, x + (k + 0.5) * step, y) for k, (what, n) in enumerate(row)), cls="trace", id="deed"
    )


def sign(scene: Scene, what: str, n: int, x: float, y: float) -> str:
    if what == "seal":
        return paint.about(f"seat {n}", paint.seal(n, x, y, 12))
    if what == "cube":
        return asked(scene, n, x, y, 20)
    if what == "tile":
        return tile(n, x, y, 28)
    if what == "hidden":
        return paint.about("screen", paint.card_back(Rect(x - 12, y - 10, 24, 20), f"+{n}"))
    return paint.glyph("arrow" if what == "arrow" else "hourglass", x, y, 14, SAND)
