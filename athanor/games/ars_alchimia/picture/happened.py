"""What just happened: the last roll counted out, and the last deed in words."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.paint import CREAM, GOLD, SAND, Rect
from athanor.games.ars_alchimia.picture import pieces
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import pieces as p

ROLL = 62
"""How high the last roll is."""
SIGNS = ("price", "die", "bonus", "flask", "payable", "missing")
"""What the signs on cards mean, told where there is room for it."""


def height(scene: Scene, width: float) -> float:
    return furniture.told_height(scene, width) + (ROLL if scene.last_rolled() else 0)


def happened(scene: Scene, room: Rect) -> str:
    out = [paint.slate(room.inset(1), 8)]
    out.append(paint.title(room.x + furniture.PAD, room.y + 24, scene.say("tidings"), 17, fill=CREAM))
    y, width = room.y + furniture.HEAD, room.w - 2 * furniture.PAD
    for k, one in enumerate(scene.news):
        out.append(furniture.block(room.x + furniture.PAD, y, one, width, 13, fill=CREAM if k == 0 else SAND))
        y += furniture.block_height(one, width, 13) + 6
    if scene.last_rolled():
        out.append(paint.line(room.x + 12, y, room.right - 12, y, "#7a5a2a"))
        out.append(equation(scene, Rect(room.x + furniture.PAD, y, width, ROLL)))
        y += ROLL
    tall = legend_height(scene, width)
    if room.bottom - y - 10 >= tall:
        out.append(legend(scene, Rect(room.x + furniture.PAD, room.bottom - tall - 6, width, tall)))
    return "".join(out)


def legend_height(scene: Scene, width: float) -> float:
    return 29 + sum(sign_height(scene, sign, width) for sign in SIGNS)


def sign_height(scene: Scene, sign: str, width: float) -> float:
    return max(25.0, furniture.block_height(scene.say(f"sign-{sign}"), width - 46, 13) + 8)


def legend(scene: Scene, box: Rect) -> str:
    """The signs on cards, for who does not know them yet."""
    out = [paint.line(box.x, box.y, box.right, box.y, "#7a5a2a")]
    out.append(paint.title(box.x, box.y + 20, scene.say("signs"), 17, fill=CREAM))
    y = box.y + 29
    for sign in SIGNS:
        tall = sign_height(scene, sign, box.w)
        words = scene.say(f"sign-{sign}")
        top = y + (tall - furniture.block_height(words, box.w - 46, 13)) / 2
        told = furniture.block(box.x + 46, top, words, box.w - 46, 13, fill=SAND)
        out.append(paint.about(sign, drawn(scene, sign, box.x + 18, y + tall / 2), told))
        y += tall
    return "".join(out)


def drawn(scene: Scene, sign: str, x: float, y: float) -> str:
    """One of the signs."""
    if sign == "price":
        return pieces.price(x, y, 3, True)
    if sign == "die":
        return pieces.threshold(x, y, 5, 13)
    if sign == "bonus":
        return pieces.bonus(x, y, 1, CREAM)
    if sign == "flask":
        return paint.glyph("flask", x, y, 18, "#c9a6ee")
    if sign == "payable":
        return pieces.payable(x, y)
    return pieces.units(scene, [(2, "elixir"), (0, "missing")], x - 18, y, 36)


def equation(scene: Scene, box: Rect) -> str:
    """The last die counted out: die + modifiers = total against the threshold, and what that brought."""
    s = scene.s
    total, won = s.die + s.die_more, s.die + s.die_more >= s.die_needs
    table = "forges" if s.die_space >= p.FIRST_FORGE else "locations"
    place = scene.name(table, s.die_card) if s.die_card != p.NOTHING else ""
    x, y = box.x, box.y + 40
    words = scene.say("rolled", who=scene.texts.seat(int(s.die_seat)), where=place)
    out = [paint.text(x, box.y + 16, words, 13, fill=SAND, fit=box.w)]
    out.append(paint.die(x + 15, y, 26, int(s.die), -8))
    out.append(paint.text(x + 36, y + 6, f"+ {s.die_more} = {total}", 17, fill=CREAM, bold=True))
    left = x + 36 + paint.width_of(f"+ {s.die_more} = {total}", 17, True) + 12
    out.append(paint.text(left, y + 6, "≥" if won else "<", 17, fill=CREAM))
    out.append(pieces.threshold(left + 34, y, int(s.die_needs), 15))
    out.append(paint.glyph("check" if won else "cross", left + 66, y, 17, "#7fbf6a" if won else "#e07a5f"))
    if won and s.die_space < p.FIRST_FORGE and s.die_card != p.NOTHING:
        out.append(pieces.cube(int(scene.numbers.bonus[s.die_card]), left + 94, y, 22))
    elif won:
        out.append(paint.glyph("star", left + 94, y, 22, GOLD))
    return paint.about("die", *out)
