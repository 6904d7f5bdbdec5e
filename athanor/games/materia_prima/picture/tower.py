"""The own tower with its stock and its extensions, and the Work: what can be made of what."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import PAD
from athanor.drawing.paint import GOLD, INK, SEPIA, Rect
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.mat import LEVELS
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.pieces import A

GRAPH = ((11, 10, 9), (8, 7, 6, 5), (4, 3, 2, 1, 0))  # rows of the graph, from aqua regia to iron
EXTENSION = 46
"""How high an extension is."""
SLOT = 126
"""How wide the place of a part of the Stone is."""
STOCKED = 132
"""Where the stock of a tower ends."""
UNLIMITED = 9000

# Extensions


def effect(scene: Scene, x: int) -> str:
    """What an extension does, in a few words."""
    if scene.components.extensions[x].income:
        return scene.say("income")
    return scene.say("wild", a=scene.numbers.wild_base[x], b=scene.numbers.wild_makes[x])


def extension(scene: Scene, x: int, box: Rect, priced: bool = False, lit: bool = False) -> str:
    """An extension: its name, its signs, and what it costs."""
    income, price = scene.numbers.income[x], []
    if priced:
        price = [kind for kind in range(p.KINDS) for _ in range(scene.numbers.price[x][kind])]
    lines = paint.wrapped(scene.name("extensions", x), box.w - 14, 13, bold=True)
    y = box.bottom - 13
    out = [
        paint.tag("title", paint.esc(f"{scene.name('extensions', x)}: {effect(scene, x)}")),
        paint.rect(
            *box,
            6,
            fill="#fffaf0" if lit else "#efe0bb",
            stroke=GOLD if lit else "#8a6f3d",
            stroke_width=2.0 if lit else 1.0,
        ),
        paint.rows(box.x + 7, box.y + 16, lines, 13, 15, bold=True),
    ]
    if income != p.NONE:
        words = scene.say("per-turn")
        room = box.w - 38 - 19 * len(price) - 4
        out += [paint.text(box.x + 7, y + 4.5, "+", 13), art.marker(income, box.x + 24, y, 8)]
        if paint.width_of(words, 12) <= room:
            out.append(paint.text(box.x + 37, y + 4, words, 12, fill=SEPIA))
    else:
        out.append(art.marker(scene.numbers.wild_base[x], box.x + 15, y, 8))
        out.append(paint.text(box.x + 26, y + 4.5, "+ ? →", 12))
        out.append(art.marker(scene.numbers.wild_makes[x], box.x + 26 + paint.width_of("+ ? →", 12) + 11, y, 8))
    for k, kind in enumerate(price):
        out.append(art.marker(kind, box.right - 13 - 19 * (len(price) - 1 - k), y, 8.5))
    return scene.about("extensions", x, *out)


def extension_height(scene: Scene, x: int, width: float) -> float:
    return EXTENSION + 15 * (len(paint.wrapped(scene.name("extensions", x), width - 14, 13, bold=True)) - 1)


# The tower


def tower_height(scene: Scene, width: float) -> float:
    wide = extension_width(width)
    mine, stored = scene.extensions(scene.me), stored_words(scene)
    rows = [mine[k : k + 2] for k in range(0, len(mine), 2)]
    high = sum(max(extension_height(scene, x, wide) for x in row) + 6 for row in rows)
    if stored:
        high += furniture.block_height(stored, width - 2 * PAD, 13) + 6
    return STOCKED + high + 4


def extension_width(width: float) -> float:
    return (width - 2 * PAD - 6) / 2


def stored_words(scene: Scene) -> str:
    """The items that are not worn."""
    stored = [one for one in scene.items(scene.me) if one not in scene.s.worn[scene.me]]
    names = ", ".join(scene.name("equipment", one) for one in stored)
    return f"{scene.say('stored')} {names}" if stored else ""


def tower(scene: Scene, room: Rect) -> str:
    """The own tower: stock by kind, the parts of the Stone, extensions, stored items."""
    s, seat, x, y = scene.s, scene.me, room.x, room.y
    name = scene.name("towers", s.tower[seat])
    across = room.w - 2 * PAD - SLOT - 12
    out = [
        scene.about(
            "towers",
            s.tower[seat],
            furniture.sheet(room, own=True),
            paint.use(f"t{seat}", x + 28, y + 43, 44),
            paint.text(x + 52, y + 26, name, 16, bold=True, fit=across - 40),
            paint.text(x + 52, y + 43, scene.say("stock-and-stone"), 13, italic=True, fill=SEPIA, fit=across - 40),
        )
    ]
    out.append(stock(scene, seat, Rect(x + PAD, y + 54, across, STOCKED - 58)))
    for level in range(3):
        out.append(part(scene, seat, level, Rect(room.right - PAD - SLOT, y + PAD + level * 39, SLOT, 34)))
    mine, wide, top = scene.extensions(seat), extension_width(room.w), y + STOCKED
    for k in range(0, len(mine), 2):
        high = max(extension_height(scene, one, wide) for one in mine[k : k + 2])
        for n, one in enumerate(mine[k : k + 2]):
            cell = Rect(x + PAD + n * (wide + 6), top, wide, high)
            out.append(extension(scene, one, cell, lit=s.active == one and s.seat == seat))
        top += high + 6
    if words := stored_words(scene):
        out.append(paint.about("items", furniture.block(x + PAD, top, words, room.w - 2 * PAD, 13, fill=SEPIA)))
    return "".join(out)


def stock(scene: Scene, seat: int, room: Rect) -> str:
    """How much of each element lies in the tower, in the order of the Work."""
    step, tall, out = room.w / 5, room.h / 3, []
    for row, kinds in enumerate(GRAPH):
        for k, kind in enumerate(kinds):
            x, y, n = room.x + step * (k + (2 - row) / 2) + 10, room.y + tall * (row + 0.5), scene.s.stock[seat][kind]
            number = paint.text(x + 12, y + 5, n, 14, bold=True, fill=INK if n else SEPIA)
            out.append(scene.about("elements", kind, art.marker(kind, x, y, 9, dim=n == 0), number))
    return paint.about("stock", art.surface(room), *out)


def part(scene: Scene, seat: int, level: int, cell: Rect) -> str:
    """The place of one part of the Stone."""
    card = scene.s.laid[seat][level]
    laid = card != p.NONE
    fill = "#fbeed2" if laid else SEPIA
    words = scene.name("cards", card) if laid else scene.say("to-lay")
    drawn = (
        (paint.rect(*cell, 5, fill=art.DECK_COLOUR[2], stroke=INK) if laid else art.surface(cell) + paint.empty_place(cell))
        + paint.text(cell.x + 14, cell.cy + 5, LEVELS[level], 14, anchor="middle", bold=True, fill=fill)
        + paint.text(cell.x + 28, cell.cy + 4.5, words, 13, italic=not laid, fill=fill, fit=cell.w - 32)
    )
    return scene.about_card(card, drawn) if laid else paint.about("parts", drawn)


# The Work

TOP = 30
ROW, HIGHEST = 48, 72
"""How high a level of the Work is, and may be."""


def work_height(scene: Scene, width: float) -> float:
    return TOP + 3 * ROW + 3


def work(scene: Scene, room: Rect) -> str:
    """What can be made of what: own markers and the supply; what both sources of are there is joined in gold, and a click on it
    converts."""
    aside = scene.say("own-supply") if scene.me >= 0 else scene.say("supply")
    out = [paint.about("work", furniture.sheet(room, scene.say("panel-work"), aside))]
    step, tall = (room.w - 20) / 5, min(HIGHEST, (room.h - TOP - 3) / 3)
    r = 14.0 if step >= 60 else 9.0
    where = {
        kind: (room.x + 10 + step * (k + (2 - row) / 2), room.y + TOP + tall * (row + 0.5))
        for row, kinds in enumerate(GRAPH)
        for k, kind in enumerate(kinds)
    }
    for product in range(p.BASICS, p.KINDS):
        out.append(recipe(scene, product, where, r))
    for kind, (x, y) in where.items():
        cell = Rect(x, y - min(tall - 4, 46) / 2, max(44.0, step - 9), min(tall - 4, 46))
        face = node(scene, kind, cell.x + r + 4, y, r)
        makes = scene.playing and kind >= p.BASICS
        face = scene.hand.act(A.convert + kind, cell, face, radius=8) if makes else art.surface(cell) + face
        out.append(scene.about("elements", kind, face))
    return "".join(out)


def recipe(scene: Scene, product: int, where: dict[int, tuple[float, float]], r: float) -> str:
    """The lines from both sources to what they make."""
    sources = scene.numbers.recipe[product - p.BASICS]
    ready = scene.me >= 0 and all(scene.holdings(source) > 0 for source in sources)
    look = f'stroke="{GOLD}" stroke-width="2.6"' if ready else 'stroke="#b9a57c" stroke-width="1.2" stroke-dasharray="4 4"'
    x, y = where[product]
    path = "".join(
        f"M{paint.num(x + r + 4)} {paint.num(y + r)}L{paint.num(where[one][0] + r + 4)} {paint.num(where[one][1] - r)}"
        for one in sources
    )
    return f'<path d="{path}" fill="none" {look}/>'


def node(scene: Scene, kind: int, x: float, y: float, r: float) -> str:
    """An element: how many the one who looks has, and how many the supply has."""
    left = scene.s.supply[kind]
    supply = str(left) if left < UNLIMITED else "∞"
    out = paint.circle(x, y, r + 2.5, fill="#fbf3de", stroke=GOLD) + art.marker(kind, x, y, r - 1)
    if scene.me < 0:
        return out + paint.text(x + r + 5, y + 5, supply, 14, bold=True)
    n = scene.holdings(kind)
    out += paint.text(x + r + 5, y, n, 15, bold=True, fill=INK if n else SEPIA)
    return out + paint.text(x + r + 5, y + 14, f"/{supply}", 11.5, fill=SEPIA)
