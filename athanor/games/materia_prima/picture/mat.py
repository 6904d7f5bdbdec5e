"""What the one who looks has on the board: the alchemist with items and load, and the homunculi."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import HEAD, PAD
from athanor.drawing.paint import GOLD, INK, RUST, SEPIA, Rect
from athanor.drawing.panels import GAP
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.pieces import A

LEVELS = ("I", "II", "III")
VALUES = ("sword", "shield", "bag", "hourglass")
SIGNS = {"sword": "attack", "shield": "defence", "bag": "capacity", "hourglass": "actions"}
"""What each value is asked about as."""
SPENT = "#c7b58c"
"""The colour of what is used up."""
ROW = 52
"""How high a homunculus is."""
ITEM, NO_ITEM = 34, 26
"""How high an item is, and the place of one."""


def values(scene: Scene, seat: int, figure: int, x: float, y: float, step: float = 40) -> str:
    """Attack, defence and capacity as they are now."""
    out = []
    for k, icon in enumerate(VALUES[:3]):
        number = paint.text(x + 20 + k * step, y + 5, scene.value(seat, figure, k), 14, bold=True)
        out.append(paint.about(SIGNS[icon], paint.glyph(icon, x + 8 + k * step, y, 16), number))
    return "".join(out)


def souls(scene: Scene, seat: int, right: float, y: float, r: float = 9) -> str:
    """Hearts, counted where they are many, or a skull."""
    n = int(scene.s.souls[seat])
    if n == 0:
        return paint.about("soulless", paint.glyph("skull", right - r, y, r * 2.1))
    if n > 3:
        wide = paint.width_of(str(n), 14, bold=True)
        number = paint.text(right, y + 5, n, 14, bold=True, anchor="end")
        return scene.about("elements", p.SOUL, number, art.marker(p.SOUL, right - wide - 4 - r, y, r))
    return scene.about("elements", p.SOUL, *(art.marker(p.SOUL, right - r - k * r * 2.1, y, r) for k in range(n)))


def stone_places(scene: Scene, seat: int, x: float, y: float) -> str:
    """The three parts of the Stone; all three are the Stone."""
    out = []
    for level in range(3):
        laid = scene.s.laid[seat][level] != p.NONE
        cell = Rect(x + level * 22, y - 10, 20, 20)
        out.append(paint.rect(*cell, 3, fill=art.DECK_COLOUR[2], stroke=INK) if laid else paint.empty_place(cell, 3))
        fill = "#f6dfae" if laid else SEPIA
        out.append(paint.text(cell.cx, y + 4.5, LEVELS[level], 12, anchor="middle", fill=fill))
    if scene.s.stone[seat]:
        stone = paint.rect(x, y - 11, 64, 22, 11, fill="#a8242c", stroke=GOLD, stroke_width=1.8)
        return paint.about("stone", stone, paint.glyph("stone", x + 32, y, 16, "#ffe3c0"))
    return paint.about("parts", art.surface(Rect(x, y - 10, 64, 20)), *out)


def actions_left(scene: Scene, seat: int, figure: int, right: float, y: float, size: float = 15) -> str:
    """An hourglass for each action of a turn; those used up are pale."""
    left, out = int(scene.s.left[seat][figure]) if scene.s.seat == seat and not scene.over else 0, []
    n = max(left, scene.acts(seat, figure))
    for k in range(n):
        x = right - size / 2 - (n - 1 - k) * size
        out.append(paint.glyph("hourglass", x, y, size, INK if k < left else SPENT))
    return paint.about("actions", art.surface(Rect(right - n * size, y - size / 2, n * size, size)), *out)


# The alchemist


def mine_height(scene: Scene, width: float) -> float:
    return 170


def mine(scene: Scene, room: Rect) -> str:
    """The own alchemist: both columns of values, items, load, soul stones, actions left, points."""
    seat = scene.me
    out = [paint.about(f"seat {seat}", furniture.sheet(room, own=True)), head(scene, seat, room)]
    words = [scene.say(f"value-{k}") for k in range(4)]
    wide = 24 + max(paint.width_of(one, 13) for one in words)
    table = Rect(room.x + PAD, room.y + 50, wide + 72, room.h - 58)
    out.append(columns(scene, seat, words, wide, table))
    left = table.right + 12
    out.append(carried(scene, seat, Rect(left, room.y + 52, room.right - PAD - left, room.h - 52 - PAD)))
    return "".join(out)


def head(scene: Scene, seat: int, room: Rect) -> str:
    """Seal, name and title; actions, soul stones and points at the right. A click chooses the alchemist."""
    one = scene.components.alchemists[scene.s.alchemist[seat]]
    x, y = room.x, room.y
    title, points = getattr(one.title, scene.texts.language), scene.points(seat)
    if not scene.hearted(seat):
        title = scene.say("soulless-title", title=title)
    right = room.right - PAD - paint.width_of(str(points), 30, bold=True) - 12
    room_left = right - 64 - x - 52
    face = scene.about(
        "alchemists",
        scene.s.alchemist[seat],
        art.surface(Rect(x + 8, y + 8, room_left + 44, 40)),
        paint.seal(seat, x + 28, y + 27, 15),
        paint.text(x + 52, y + 25, scene.name("alchemists", scene.s.alchemist[seat]), 16, bold=True, fit=room_left),
        paint.text(x + 52, y + 42, title, 13, italic=True, fill=SEPIA if scene.hearted(seat) else RUST, fit=room_left),
    )
    if scene.playing and scene.chosen != p.ALCHEMIST and scene.can_act(p.ALCHEMIST):
        label = scene.say("choose", name=scene.figure_name(seat, p.ALCHEMIST), n=scene.s.left[seat][p.ALCHEMIST])
        face = scene.hand.draft("0", label, Rect(x + 6, y + 5, room_left + 50, 44), face, radius=8)
    return (
        face
        + actions_left(scene, seat, p.ALCHEMIST, right, y + 18)
        + souls(scene, seat, right, y + 38, 8.5)
        + paint.about("points", paint.text(room.right - PAD, y + 37, points, 30, anchor="end", bold=True))
    )


def columns(scene: Scene, seat: int, words: list[str], wide: float, room: Rect) -> str:
    """Both columns of an alchemist's values; the one that holds now is lit, with the items in it."""
    one = scene.components.alchemists[scene.s.alchemist[seat]]
    step = max(20.0, min(27.0, room.h / 5))
    out = []
    for c, column in enumerate((one.hearted, one.soulless)):
        lit = (c == 0) == scene.hearted(seat)
        cell = Rect(room.x + wide + c * 36, room.y, 34, step * 5)
        here = [art.surface(cell)]
        if lit:
            here.append(paint.rect(*cell, 5, fill="#fffdf4", stroke=GOLD, stroke_width=1.6))
        y = cell.y + step / 2
        here.append(
            art.marker(p.SOUL, cell.cx, y, 8, dim=not lit)
            if c == 0
            else paint.glyph("skull", cell.cx, y, 17, INK if lit else "#85704a")
        )
        for k, n in enumerate(column):
            shown = scene.value(seat, p.ALCHEMIST, k) if lit and k < 3 else scene.acts(seat, 0) if lit else n
            ink = INK if lit else "#6b5530"
            here.append(
                paint.text(cell.cx, y + step * (k + 1) + 5, shown, 16 if lit else 14, anchor="middle", bold=lit, fill=ink)
            )
        out.append(paint.about("soulless" if c else "hearted", *here))
    for k, icon in enumerate(VALUES):
        y = room.y + step * (k + 1.5)
        word = paint.text(room.x + 22, y + 4.5, words[k], 13, fill=SEPIA)
        out.append(paint.about(SIGNS[icon], paint.glyph(icon, room.x + 8, y, 16), word))
    return "".join(out)


def carried(scene: Scene, seat: int, room: Rect) -> str:
    """Two places for items, the load, and what else there is to say."""
    worn, y, out = [one for one in scene.s.worn[seat] if one != p.NONE], room.y, []
    for k in range(2):
        cell = Rect(room.x, y, room.w, ITEM if k < len(worn) else NO_ITEM)
        if k < len(worn):
            out.append(item(scene, worn[k], cell))
        else:
            free = paint.text(cell.cx, cell.cy + 4, scene.say("no-item"), 12, anchor="middle", italic=True, fill=SEPIA)
            out.append(paint.about("no-item", art.surface(cell), paint.empty_place(cell), free))
        y = cell.bottom + 4
    out.append(load_places(scene, seat, Rect(room.x, y, room.w, 22)))
    note, ink = scene.warning(), RUST
    if not note and not scene.hearted(seat):
        note = scene.say("soulless")
    if not note:
        one = scene.components.alchemists[scene.s.alchemist[seat]]
        note, ink = scene.texts.say(f"word-{one.ability}"), SEPIA
    if furniture.block_height(note, room.w, 13) <= room.bottom - y - 22:
        words = furniture.block(room.x, y + 24, note, room.w, 13, fill=ink)
        out.append(scene.about("alchemists", scene.s.alchemist[seat], words))
    return "".join(out)


def load_places(scene: Scene, seat: int, room: Rect) -> str:
    """What the alchemist carries, and the places left."""
    word = scene.say("load")
    wide = paint.width_of(word, 12) + 8
    load, capacity = scene.load(seat, p.ALCHEMIST), scene.value(seat, p.ALCHEMIST, 2)
    n = max(capacity, len(load), 1)
    step = min(23.0, (room.w - wide) / n)
    r = min(10.0, step * 0.46)
    out = [paint.text(room.x, room.cy + 4, word, 12, fill=SEPIA)]
    for k in range(n):
        x = room.x + wide + step * (k + 0.5)
        free = k >= len(load)
        out.append(paint.empty_seal(x, room.cy, r) if free else about_marker(scene, load[k], x, room.cy, r))
    return paint.about("load", art.surface(room), *out)


def about_marker(scene: Scene, kind: int, x: float, y: float, r: float) -> str:
    """An element that may be asked about."""
    return scene.about("elements", kind, art.marker(kind, x, y, r))


def item_words(scene: Scene, item: int) -> str:
    """What an item gives."""
    one = scene.components.equipment[item]
    bonus = zip(("attack", "defence", "capacity"), one.bonus, strict=True)
    given = [scene.say(f"bonus-{word}", n=n) for word, n in bonus if n]
    if one.keyword:
        given.append(scene.texts.say(f"word-{one.keyword}"))
    return ", ".join(given)


def item(scene: Scene, k: int, box: Rect, note: str = "") -> str:
    """An item: its kind and its name; where there is room, a note or what it gives. That is told when it is pointed at, too."""
    one = scene.components.equipment[k]
    left, wide = box.x + 36, box.w - 40
    lines = paint.wrapped(scene.name("equipment", k), wide, 13, bold=True)
    words = paint.wrapped(note or item_words(scene, k), wide, 12)
    if 15.5 * len(lines) + 14.5 * len(words) > box.h - 2:
        words = ()
    top = box.cy - (15.5 * len(lines) + 14.5 * len(words)) / 2
    return scene.about(
        "equipment",
        k,
        paint.tag("title", paint.esc(f"{scene.name('equipment', k)}: {item_words(scene, k)}")),
        paint.rect(*box, 5, fill="#fbf3de", stroke="#6d4f22"),
        paint.rect(box.x + 3, box.y + 3, 28, box.h - 6, 4, fill=art.DECK_COLOUR[1]),
        paint.glyph(art.ITEM_ICON[one.kind], box.x + 17, box.cy, 18, "#f0dca8"),
        paint.rows(left, top + 12, lines, 13, 15.5, bold=True),
        paint.rows(left, top + 15.5 * len(lines) + 11, words, 12, 14.5, fill=SEPIA),
    )


# Homunculi


def homunculi_height(scene: Scene, width: float) -> float:
    return HEAD + p.HOMUNCULI * (ROW + 4) + 6


def homunculi(scene: Scene, room: Rect) -> str:
    """The own homunculi. A click chooses one to act; when one has to make room, it dismisses."""
    n = max(0, len(scene.figures(scene.me)) - 1)
    sheet = furniture.sheet(room, scene.say("panel-homunculi"), scene.say("of", n=n, most=p.HOMUNCULI), own=True)
    out = [paint.about("company", sheet)]
    for figure in range(1, p.FIGURES):
        cell = Rect(room.x + 9, room.y + HEAD + (figure - 1) * (ROW + 4), room.w - 18, ROW)
        present = scene.s.at[scene.me][figure] != p.NOWHERE
        if present:
            out.append(scene.about_figure(scene.me, figure, homunculus(scene, figure, cell)))
        else:
            out.append(paint.about("company", art.surface(cell), paint.empty_place(cell)))
    return "".join(out)


def homunculus(scene: Scene, figure: int, cell: Rect) -> str:
    seat = scene.me
    card = scene.s.card[seat][figure]
    lines = paint.wrapped(scene.figure_name(seat, figure), cell.w - 50 - 15 * scene.acts(seat, figure) - 8, 13.5, bold=True)
    top = cell.y + (17 if len(lines) == 1 else 14)
    low = cell.bottom - 13 if len(lines) == 1 else cell.bottom - 10
    load = scene.load(seat, figure)
    face = (
        paint.rect(*cell, 6, fill="#fffaec", stroke="#6d4f22")
        + paint.use(f"h{seat}", cell.x + 23, cell.cy + 3, 46)
        + art.creature(art.beast(scene.components.homunculi[card].values), cell.x + 23, cell.cy + 3, 6.5)
        + paint.rows(cell.x + 46, top, lines, 13.5, 14, bold=True)
        + values(scene, seat, figure, cell.x + 44, low, 34)
        + actions_left(scene, seat, figure, cell.right - 6, cell.y + 13, 14)
        + "".join(about_marker(scene, kind, cell.right - 12 - 16 * k, low, 7.5) for k, kind in enumerate(reversed(load)))
    )
    if scene.hand.may(A.dismiss + figure):
        return scene.hand.act(A.dismiss + figure, cell, face, radius=6)
    if scene.playing and figure != scene.chosen and scene.can_act(figure):
        label = scene.say("choose", name=scene.figure_name(seat, figure), n=scene.s.left[seat][figure])
        return scene.hand.draft(str(figure), label, cell, face, radius=6)
    if figure == scene.chosen:
        face += paint.rect(*cell.inset(1), 6, fill="none", stroke=RUST, stroke_width=2, stroke_dasharray="7 5")
    return face


def mat_height(scene: Scene, width: float) -> float:
    return mine_height(scene, width) + GAP + homunculi_height(scene, width)


def mat(scene: Scene, room: Rect) -> str:
    """Alchemist and homunculi on one panel."""
    tall = room.h - GAP - homunculi_height(scene, room.w)
    upper = mine(scene, Rect(room.x, room.y, room.w, tall))
    return upper + homunculi(scene, Rect(room.x, room.y + tall + GAP, room.w, room.h - tall - GAP))
