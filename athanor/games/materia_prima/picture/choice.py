"""Answers to a question that have no place on the table: markers to move, cards to choose from, tiles to lay."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import HEAD, PAD
from athanor.drawing.paint import GOLD, RUST, SEPIA, Rect
from athanor.games.materia_prima.picture import art, cards
from athanor.games.materia_prima.picture.mat import SIGNS, VALUES, item
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.tower import extension, extension_height
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.board import STEP_Q, STEP_R
from athanor.games.materia_prima.rules.pieces import A, Q, Z

SPACE = 6
"""Between two answers."""
WIDE = 560
"""Where groups of answers lie in two columns."""
GROUP = 20
"""How high the words above a group of answers are."""


class Group(NamedTuple):
    """Answers of one kind: what they have in common, how wide and how high each is, how each looks."""

    words: str
    actions: list[int]
    width: float
    height: Callable[[int, float], float]
    face: Callable[[int, Rect], str]


def groups(scene: Scene) -> list[Group]:
    """What may be answered now, by kind."""
    made = [
        cards_of(scene, A.keep, Z.keep),
        plain(
            scene,
            A.activate,
            Z.activate,
            190,
            lambda k, w: extension_height(scene, k, w),
            lambda k, box: extension(scene, k, box),
        ),
        plain(
            scene, A.alchemist, Z.alchemist, 170, lambda k, w: role_height(scene, k, w), lambda k, box: role(scene, k, box)
        ),
        plain(scene, A.tower, Z.tower, 150, lambda k, w: 80, lambda k, box: tower_face(scene, k, box)),
        plain(
            scene,
            A.quest,
            Z.quest,
            200,
            lambda k, w: cards.tale_height(scene, k, w - 24) + 24,
            lambda k, box: quest_face(scene, k, box),
        ),
        plain(scene, A.tile, Z.tile, 112, lambda k, w: 130, lambda k, box: tile_face(scene, k, box)),
        plain(scene, A.turn, Z.turn, 104, lambda k, w: 104, lambda k, box: turned_face(scene, k, box)),
        markers(scene, "put", A.put, Z.put),
        markers(scene, "take", A.take, Z.take),
        markers(scene, "store", A.store, Z.store),
        markers(scene, "load", A.load, Z.load),
        markers(scene, "shed", A.shed, Z.shed),
        items(scene),
    ]
    return [one for one in made if one.actions]


def within(scene: Scene, first: int, last: int) -> list[int]:
    return [action for action in sorted(scene.legal) if first <= action <= last]


def plain(
    scene: Scene,
    first: int,
    last: int,
    width: float,
    height: Callable[[int, float], float],
    face: Callable[[int, Rect], str],
) -> Group:
    """Answers told by the question alone; `height` and `face` count from the first of the family."""
    return Group(
        "", within(scene, first, last), width, lambda a, w: height(a - first, w), lambda a, box: face(a - first, box)
    )


def cards_of(scene: Scene, first: int, last: int) -> Group:
    """Formulas to choose from, all as high as the highest."""
    actions = within(scene, first, last)

    def high(action: int, wide: float) -> float:
        return max(cards.formula_height(scene, one - first, wide) for one in actions)

    return Group("", actions, 118, high, lambda a, box: cards.formula(scene, a - first, box))


def markers(scene: Scene, word: str, first: int, last: int) -> Group:
    """Markers to move, each with how many there are."""

    def face(action: int, box: Rect) -> str:
        n = available(scene, action)
        return scene.about(
            "elements",
            action - first,
            paint.rect(*box, 8, fill="#fffaec", stroke=GOLD, stroke_width=1.2),
            art.marker(action - first, box.x + 21, box.cy, 13),
            paint.text(box.x + 38, box.cy + 5, f"×{n}", 15, bold=True),
        )

    return Group(scene.say(f"group-{word}"), within(scene, first, last), 64, lambda a, w: 44, face)


def available(scene: Scene, action: int) -> int:
    """How many markers of this kind could go the same way."""
    s, me = scene.s, scene.me
    if A.take <= action <= Z.take:
        kind = action - A.take
        if scene.asks(Q.pick):
            return int(s.soil[s.at[me][s.figure]][kind])
        return int(s.souls[s.rival] if kind == p.SOUL else s.load[s.rival][s.prey][kind])
    if A.load <= action <= Z.load:
        return int(s.stock[me][action - A.load])
    kind = action - (A.put if action <= Z.put else A.store if action <= Z.store else A.shed)
    return int(s.souls[me] if kind == p.SOUL else s.load[me][s.figure][kind])


def items(scene: Scene) -> Group:
    """Items, each with what would become of it."""

    def face(action: int, box: Rect) -> str:
        worn = action <= Z.wear
        return item(scene, (action - A.wear) % p.DECK, box, scene.say("group-wear" if worn else "group-stow"))

    def high(action: int, wide: float) -> float:
        return 29 + 15.5 * len(paint.wrapped(scene.name("equipment", (action - A.wear) % p.DECK), wide - 40, 13, bold=True))

    return Group(scene.say("group-items"), within(scene, A.wear, Z.stow), 160, high, face)


# Where they lie


class Laid(NamedTuple):
    words: list[tuple[str, float, float]]
    cells: list[tuple[Group, int, Rect]]
    bottom: float


def laid(scene: Scene, width: float) -> Laid:
    """Every answer in its place, from the upper left corner of the panel's inside. In a wide room groups lie in two columns: what
    goes into the tower with the items, and what comes out of it."""
    found = groups(scene)
    if len(found) < 2 or width < WIDE:
        return column(found, 0, width)
    half = (width - 24) / 2
    out = [group for group in found if A.load <= group.actions[0] <= Z.load]
    left, right = column([group for group in found if group not in out], 0, half), column(out, half + 24, half)
    return Laid(left.words + right.words, left.cells + right.cells, max(left.bottom, right.bottom))


def column(found: list[Group], x: float, width: float) -> Laid:
    """Groups of answers under each other."""
    words, cells, y = [], [], 0.0
    for group in found:
        if group.words:
            words.append((group.words, x, y + 14))
            y += GROUP
        across = max(1, min(len(group.actions), int((width + SPACE) // (group.width + SPACE))))
        wide = min((width - SPACE * (across - 1)) / across, group.width * 1.45)
        for k in range(0, len(group.actions), across):
            row = group.actions[k : k + across]
            high = max(group.height(action, wide) for action in row)
            cells += [(group, action, Rect(x + n * (wide + SPACE), y, wide, high)) for n, action in enumerate(row)]
            y += high + SPACE
    return Laid(words, cells, y - SPACE)


def choice_height(scene: Scene, width: float) -> float:
    note = scene.warning()
    extra = furniture.block_height(note, width - 2 * PAD, 13) + 6 if note else 0
    return HEAD + laid(scene, width - 2 * PAD).bottom + extra + 9


def choice(scene: Scene, room: Rect) -> str:
    """Every answer to the question asked now; nothing is final before the last one."""
    found = laid(scene, room.w - 2 * PAD)
    x, y = room.x + PAD, room.y + HEAD
    out = [paint.about("choice", furniture.sheet(room, scene.say("panel-choice"), carrying(scene), own=True))]
    out += [paint.text(x + left, y + top, words, 13, fill=SEPIA) for words, left, top in found.words]
    for group, action, (left, top, wide, high) in found.cells:
        cell = Rect(x + left, y + top, wide, high)
        out.append(scene.hand.act(action, cell, group.face(action, cell), radius=8))
    if note := scene.warning():
        out.append(furniture.block(x, y + found.bottom + 6, note, room.w - 2 * PAD, 13, fill=RUST))
    return "".join(out)


def carrying(scene: Scene) -> str:
    """Whose load it is about, and how much of it there is."""
    if not scene.asks(Q.drop, Q.pick, Q.loot, Q.equip, Q.transfer, Q.overflow):
        return ""
    figure = scene.s.figure
    name = scene.figure_name(scene.me, figure)
    return scene.say("carrying", name=name, n=scene.s.loaded[scene.me][figure], most=scene.value(scene.me, figure, 2))


# How they look


def sheet(box: Rect) -> str:
    return paint.rect(*box, 8, fill="#fffaec", stroke=GOLD, stroke_width=1.2)


def role_height(scene: Scene, k: int, width: float) -> float:
    words = scene.texts.say(f"word-{scene.components.alchemists[k].ability}")
    return 92 + furniture.block_height(words, width - 18, 13)


def role(scene: Scene, k: int, box: Rect) -> str:
    """An alchemist to play: the values with a soul and without, and what only this one can do."""
    one = scene.components.alchemists[k]
    out = [sheet(box), paint.text(box.x + 9, box.y + 21, scene.name("alchemists", k), 16, bold=True)]
    title = getattr(one.title, scene.texts.language)
    out.append(paint.text(box.x + 9, box.y + 37, title, 13, italic=True, fill=SEPIA, fit=box.w - 18))
    step = min(40.0, (box.w - 34) / 4)
    for row, column in enumerate((one.hearted, one.soulless)):
        y = box.y + 54 + 21 * row
        out.append(art.marker(p.SOUL, box.x + 17, y, 8) if row == 0 else paint.glyph("skull", box.x + 17, y, 17))
        for n, (icon, value) in enumerate(zip(VALUES, column, strict=True)):
            sign = paint.glyph(icon, box.x + 40 + step * n, y, 15)
            out.append(paint.about(SIGNS[icon], sign, paint.text(box.x + 50 + step * n, y + 5, value, 14, bold=True)))
    words = scene.texts.say(f"word-{one.ability}")
    out.append(furniture.block(box.x + 9, box.y + 87, words, box.w - 18, 13, fill=SEPIA))
    return scene.about("alchemists", k, *out)


def tower_face(scene: Scene, k: int, box: Rect) -> str:
    """A tower by its colour and emblem; in some matches it knows a conversion of its own."""
    wax = art.WAXES[k]
    lines = paint.wrapped(scene.name("towers", k), box.w - 60, 15, bold=True)
    out = [sheet(box), paint.circle(box.x + 30, box.y + 30, 19, fill=wax.colour, stroke=paint.INK, stroke_width=1.4)]
    out.append(paint.glyph(wax.emblem, box.x + 30, box.y + 30, 20, wax.ink))
    out.append(paint.rows(box.x + 56, box.y + (35 if len(lines) == 1 else 27), lines, 15, 18, bold=True))
    if scene.s.options[p.SPECIAL_TOWERS]:
        a, b, made = scene.numbers.special[k]
        y = box.bottom - 14
        out += [art.marker(a, box.x + 20, y, 9), paint.text(box.x + 33, y + 5, "+", 14), art.marker(b, box.x + 54, y, 9)]
        out += [paint.glyph("arrow", box.x + 76, y, 14), art.marker(made, box.x + 98, y, 9)]
    return scene.about("towers", k, *out)


def quest_face(scene: Scene, k: int, box: Rect) -> str:
    return scene.about("quests", k, cards.secret(box), cards.tale(scene, k, box.inset(12)))


def tile(scene: Scene, k: int, turned: int, room: Rect) -> str:
    """A tile with what its seven hexes show."""
    size = min(room.w / (3 * sqrt(3)), room.h / 5)
    out = []
    for d in range(7):
        x = room.cx + size * sqrt(3) * (STEP_Q[d] + STEP_R[d] / 2)
        y = room.cy + size * 1.5 * STEP_R[d]
        shows = scene.numbers.tile[k][0 if d == 0 else (d - 1 - turned) % 6 + 1]
        out.append(
            f'<polygon points="{art.hexagon(x, y, size)}" fill="{art.LAND[k]}" stroke="#4a3519" stroke-opacity=".5"/>'
        )
        if shows < p.BASICS:
            out.append(art.marker(shows, x, y, size * 0.5))
        elif shows >= p.CITY:
            where = f"translate({paint.num(x)} {paint.num(y)}) scale({paint.num(size)})"
            out.append(f'<g transform="{where}" stroke="#3a2a16" stroke-width=".05">{art.CITIES[shows - p.CITY]}</g>')
    return "".join(out)


def tile_face(scene: Scene, k: int, box: Rect) -> str:
    lines = paint.wrapped(scene.name("tiles", k), box.w - 10, 12.5)
    top = box.bottom - 16 * len(lines)
    return scene.about(
        "tiles",
        k,
        sheet(box),
        tile(scene, k, 0, Rect(box.x + 6, box.y + 5, box.w - 12, top - box.y - 8)),
        paint.rows(box.cx, top + 9, lines, 12.5, 15, anchor="middle"),
    )


def turned_face(scene: Scene, k: int, box: Rect) -> str:
    slot = next(n for n in reversed(range(p.SLOTS)) if scene.s.tiles[n] != p.NONE)
    return scene.about("tiles", scene.s.tiles[slot], sheet(box), tile(scene, scene.s.tiles[slot], k, box.inset(6)))
