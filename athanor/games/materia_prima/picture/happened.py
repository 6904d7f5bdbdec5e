"""What happened: the last fight with its dice, the last deed in words, and the end with its account."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import HEAD, PAD
from athanor.drawing.paint import GOLD, INK, RUST, SEPIA, Rect
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.syllables import name_lines
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.scoring import account

DIE = 22


def fought(scene: Scene) -> bool:
    return any(scene.s.rolls[0])


def fighter(scene: Scene, side: int) -> str:
    code = scene.s.fighters[2 * side + 1]
    return scene.name("alchemists", code) if code < 4 else scene.name("homunculi", code - 4)


def dice(scene: Scene, side: int) -> list[int]:
    """The faces of one side."""
    return [die - 1 for die in scene.s.rolls[side] if die]


def rolled(scene: Scene, side: int) -> float:
    """How wide the dice of one side are, with the sign that some were rolled again."""
    return (DIE + 3) * (len(dice(scene, side)) + bool(scene.s.again[side]))


def named(scene: Scene, width: float) -> float:
    """How wide the names of the fighters are, if they fit before their dice; else 0."""
    name = max(paint.width_of(fighter(scene, side), 14, bold=True) for side in range(2)) + 34
    return name if name + max(rolled(scene, side) for side in range(2)) + 34 <= width else 0


def fight_height(scene: Scene, width: float) -> float:
    return (2 * (30 if named(scene, width) else 48) + 24) if fought(scene) else 0


def happened_height(scene: Scene, width: float) -> float:
    news = sum(furniture.block_height(one, width - 2 * PAD, 13) + 5 for one in scene.news)
    return HEAD + fight_height(scene, width - 2 * PAD) + news + 6


def happened(scene: Scene, room: Rect) -> str:
    """The last fight, then the last deed."""
    inner = furniture.inside(room)
    out, y = (
        [paint.about("happened", furniture.sheet(room, scene.say("panel-happened" if fought(scene) else "told")))],
        inner.y + fight_height(scene, inner.w),
    )
    if fought(scene):
        out.append(fight(scene, inner))
    for k, one in enumerate(scene.news):
        out.append(furniture.block(inner.x, y, one, inner.w, 13, fill=INK if k == 0 else SEPIA))
        y += furniture.block_height(one, inner.w, 13) + 5
    return "".join(out)


def fight(scene: Scene, room: Rect) -> str:
    """Both rolls, force against force. A die that shows nothing is hollow."""
    s, left, out = scene.s, named(scene, room.w), []
    high = 30 if left else 48
    for side in range(2):
        seat, y = s.fighters[2 * side], room.y + side * high
        low = y if left else y + 20
        out.append(paint.seal(seat, room.x + 10, y + 12, 10))
        out.append(paint.text(room.x + 26, y + 17, fighter(scene, side), 14, bold=True, fit=room.w - 26))
        rim = art.WAXES[s.tower[seat]].colour if s.tower[seat] < 4 else INK
        size = min(DIE, (room.w - left - 34) * DIE / max(1.0, rolled(scene, side)))
        for k, face in enumerate(dice(scene, side)):
            out.append(paint.about("die", art.die(room.x + left + k * (size + 3), low + 1, size, face, rim)))
        if s.again[side]:
            sign = paint.glyph("reroll", room.x + left + rolled(scene, side) - 12, low + 12, 14, RUST)
            out.append(paint.about("reroll", sign))
        out.append(paint.about("force", paint.text(room.right, low + 20, s.forces[side], 24, anchor="end", bold=True)))
    words = scene.say("won") if s.forces[0] > s.forces[1] else scene.say("held")
    out.append(paint.text(room.x, room.y + 2 * high + 13, words, 13, fill=RUST, italic=True, fit=room.w))
    return paint.about("fight", art.surface(Rect(room.x, room.y, room.w, 2 * high + 18)), paint.group(*out, id="fight"))


# The end

LINE = 26


def counted(scene: Scene) -> dict[int, list[int]]:
    """The points of every seat by rule, without what nobody got."""
    counts: Callable[..., dict[int, int]] = account
    sheets = [counts(scene.numbers, scene.s, seat) for seat in range(scene.seats)]
    return {rule: [sheet[rule] for sheet in sheets] for rule in sheets[0] if any(sheet[rule] for sheet in sheets)}


class Account(NamedTuple):
    """How the account is laid out: what is left for words, how wide a seat is, its name in lines, how high all names are."""

    label: float
    step: float
    names: list[tuple[str, ...]]
    head: float


def columns(scene: Scene, width: float) -> Account:
    label = min(width * 0.42, 230.0)
    step = (width - label) / scene.seats
    names = [name_lines(scene.texts.seat(seat), step - 6, 13) for seat in range(scene.seats)]
    return Account(label, step, names, 36 + 15 * max(len(lines) for lines in names))


def final_height(scene: Scene, width: float) -> float:
    told = sum(furniture.block_height(one, width - 2 * PAD, 13) + 4 for one in endings(scene))
    return HEAD + columns(scene, width - 2 * PAD).head + LINE * (len(counted(scene)) + 1) + 12 + told + PAD


def endings(scene: Scene) -> list[str]:
    """What everybody's quest was."""
    known = [seat for seat in range(scene.seats) if scene.s.quest[seat] != p.NONE]
    return [
        scene.say("was-quest", a=seat, quest=scene.s.quest[seat], done="yes" if scene.s.ender == seat else "no")
        for seat in known
    ]


def final(scene: Scene, room: Rect) -> str:
    """Where all points come from, seat by seat in the order of their places."""
    order = sorted(range(scene.seats), key=lambda seat: scene.places[seat])
    inner, rows = furniture.inside(room), counted(scene)
    label, step, names, head = columns(scene, inner.w)
    out = [paint.about("account", furniture.sheet(room, scene.say("panel-final"), own=True))]
    for k, seat in enumerate(order):
        x = inner.x + label + step * (k + 0.5)
        if scene.places[seat] == 1:
            won = Rect(x - step / 2 + 2, inner.y, step - 4, head + LINE * (len(rows) + 1) + 4)
            out.append(paint.rect(*won, 6, fill="#fffdf4", stroke=GOLD))
        name = paint.rows(x, inner.y + 42, names[seat], 13, 15, anchor="middle", bold=True)
        out.append(paint.about(f"seat {seat}", paint.seal(seat, x, inner.y + 16, 12), name))
    y = inner.y + head
    for rule, points in rows.items():
        words = paint.text(inner.x, y + 17, scene.say(f"account-{rule}"), 13, fill=SEPIA, fit=label - 6)
        out.append(paint.about(f"rule MP-{rule:03}", words))
        for k, seat in enumerate(order):
            n = points[seat]
            ink = INK if n else SEPIA
            out.append(paint.text(inner.x + label + step * (k + 0.5), y + 18, n, 15, anchor="middle", fill=ink))
        out.append(paint.line(inner.x, y + LINE, inner.right, y + LINE, "#d9bf8b", 0.8))
        y += LINE
    out.append(paint.text(inner.x, y + 22, scene.say("total"), 15, bold=True))
    for k, seat in enumerate(order):
        out.append(
            paint.text(inner.x + label + step * (k + 0.5), y + 24, scene.points(seat), 22, anchor="middle", bold=True)
        )
    y += LINE + 12
    for one in endings(scene):
        out.append(furniture.block(inner.x, y, one, inner.w, 13, fill=SEPIA))
        y += furniture.block_height(one, inner.w, 13) + 4
    return "".join(out)
