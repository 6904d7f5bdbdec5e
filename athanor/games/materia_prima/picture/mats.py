"""The panels beside the map: cities, and what each player has."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, SEPIA, Rect
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.pieces import A

LEVELS = ("I", "II", "III")
GRAPH = ((11, 10, 9), (8, 7, 6, 5), (4, 3, 2, 1, 0))  # rows of the graph, from aqua regia to iron


# Cities


def city(scene: Scene, k: int, box: Rect) -> str:
    """What a city sells: two decks and one extension."""
    s, x, y = scene.s, box.x, box.y
    out = [paint.panel(box), paint.title(x + 10, y + 19, scene.name("cities", k), 16, bold=True, fit=box.w - 20)]
    decks = [deck for deck in range(3) if scene.numbers.sells[k][deck]]
    w = (box.w - 24) / 2
    for n, deck in enumerate(decks):
        cell = Rect(x + 9 + n * (w + 6), y + 26, w, 40)
        face = art.back(deck, Rect(cell.x + 5, cell.y + 5, 22, 30)) + paint.text(
            cell.x + 33, cell.y + 19, s.pile[deck], 16, bold=True
        )
        face += paint.text(cell.x + 33, cell.y + 34, scene.say(f"deck-{deck}"), 11, fill=SEPIA, fit=w - 38)
        face += paint.text(cell.right - 6, cell.y + 19, f"+{s.spent[deck]}", 11, anchor="end", fill=SEPIA)
        here = scene.playing and city_here(scene) == k
        out.append(scene.hand.act(A.research + deck, cell, face, radius=6) if here else face)
    sold = next((e for e, where in enumerate(s.extension) if where == p.ON_CARD + k), p.NONE)
    cell = Rect(x + 9, y + 70, box.w - 18, 40)
    if sold == p.NONE:
        out.append(paint.empty_place(cell))
        return "".join(out)
    face = extension(scene, sold, Rect(cell.x + 3, cell.y + 2, cell.w - 6, cell.h - 4), priced=True)
    out.append(scene.hand.act(A.buy, cell, face, radius=6) if scene.playing and city_here(scene) == k else face)
    return "".join(out)


def city_here(scene: Scene) -> int:
    """The city in which the own alchemist stands, or -1."""
    at = scene.s.at[scene.me][p.ALCHEMIST]
    return scene.s.shows[at] - 6 if at != p.NOWHERE and scene.s.shows[at] >= 6 else -1


def effect(scene: Scene, x: int) -> str:
    """What an extension does, in a few words."""
    one = scene.components.extensions[x]
    if one.income:
        return scene.say("income")
    return scene.say("wild", a=scene.numbers.wild_base[x], b=scene.numbers.wild_makes[x])


def extension(scene: Scene, x: int, box: Rect, priced: bool = False, lit: bool = False) -> str:
    """An extension: its name, its signs, and what it costs."""
    fill = "#fffaf0" if lit else "#efe0bb"
    out = [paint.rect(*box, 6, fill=fill, stroke=GOLD if lit else "#8a6f3d", stroke_width=2.0 if lit else 1.0)]
    price = [kind for kind in range(p.KINDS) for _ in range(scene.numbers.price[x][kind])] if priced else []
    room = box.w - 12 - 19 * len(price)
    out.append(paint.text(box.x + 7, box.y + box.h * 0.42, scene.name("extensions", x), 11.5, bold=True, fit=room))
    sx, sy = box.x + 15, box.y + box.h * 0.72
    if scene.numbers.income[x] != p.NONE:
        out += [paint.text(sx - 8, sy + 4, "+", 12), art.marker(scene.numbers.income[x], sx + 7, sy, 7)]
        out.append(paint.text(sx + 18, sy + 4, scene.say("per-turn"), 10.5, fill=SEPIA, fit=room - 34))
    else:
        out += [art.marker(scene.numbers.wild_base[x], sx, sy, 7), paint.text(sx + 10, sy + 4, "+ ? →", 11)]
        out.append(art.marker(scene.numbers.wild_makes[x], sx + 52, sy, 7))
    for k, kind in enumerate(price):
        out.append(art.marker(kind, box.right - 12 - 19 * (len(price) - 1 - k), box.cy, 8.5))
    return "".join(out)


# Players


def stone_places(scene: Scene, seat: int, x: float, y: float, r: float = 9) -> str:
    """The three formulas and the Stone."""
    out = []
    for level in range(3):
        laid = scene.s.laid[seat][level] != p.NONE
        cell = Rect(x + level * (2 * r + 4), y - r, 2 * r, 2 * r)
        if laid:
            out.append(paint.rect(*cell, 3, fill=art.DECK_COLOUR[2], stroke=INK))
        else:
            out.append(paint.empty_place(cell, 3))
        out.append(
            paint.text(cell.cx, y + r * 0.4, LEVELS[level], r * 1.05, anchor="middle", fill="#f6dfae" if laid else SEPIA)
        )
    sx = x + 3 * (2 * r + 4) + r + 3
    if scene.s.stone[seat]:
        out.append(paint.circle(sx, y, r * 1.2, fill="#a8242c", stroke=GOLD, stroke_width=1.8))
        out.append(paint.glyph("stone", sx, y, r * 1.5, "#ffe3c0"))
    else:
        out.append(paint.empty_seal(sx, y, r))
    return "".join(out)


def souls(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """Hearts from the right to the left, or a skull."""
    n = scene.s.souls[seat]
    if n == 0:
        return paint.glyph("skull", x, y, r * 2.2)
    return "".join(art.marker(12, x - k * r * 1.7, y, r) for k in range(min(n, 4)))


def values(scene: Scene, seat: int, figure: int, x: float, y: float, step: float = 34, size: float = 14) -> str:
    """Attack, defence and capacity as they are now."""
    out = []
    for k, icon in enumerate(("sword", "shield", "bag")):
        n = scene.value(seat, figure, k)
        out.append(paint.glyph(icon, x + k * step, y, size))
        out.append(paint.text(x + k * step + size * 0.65, y + size * 0.36, n, size, bold=n > 0, fill=INK if n else SEPIA))
    return "".join(out)


def rival(scene: Scene, seat: int, box: Rect) -> str:
    """Another player's place, in short."""
    s, x, y = scene.s, box.x, box.y
    turn = not scene.over and s.seat == seat
    out = [paint.panel(box)]
    if turn:
        out.append(paint.rect(x + 3, y + 3, box.w - 6, box.h - 6, 7, fill="none", stroke=GOLD, stroke_width=2))
    out.append(paint.seal(seat, x + 21, y + 22, 13))
    out.append(paint.text(x + 39, y + 20, scene.texts.seat(seat), 14.5, bold=True, fit=box.w - 90))
    if s.alchemist[seat] != p.NONE:
        out.append(paint.text(x + 39, y + 35, scene.name("alchemists", s.alchemist[seat]), 11.5, italic=True, fill=SEPIA))
        out.append(values(scene, seat, p.ALCHEMIST, x + 17, y + 54, 36, 13))
    out.append(paint.text(box.right - 10, y + 30, scene.points(seat), 24, anchor="end", bold=True))
    if s.home[seat] != p.NOWHERE:
        out.append(souls(scene, seat, box.right - 16, y + 54, 7.5))
    out.append(stone_places(scene, seat, x + 10, y + 78, 8))
    out.append(stocked(scene, seat, x + 106, y + 78))
    out.append(belongings(scene, seat, Rect(x + 8, y + 94, box.w - 16, 30)))
    return paint.group(*out, id=f"seat-{seat}")


def stocked(scene: Scene, seat: int, x: float, y: float) -> str:
    """How much lies in a stock, by level."""
    stock = scene.s.stock[seat]
    out = []
    for k, (low, high, shown) in enumerate(((0, 5, 1), (5, 9, 6), (9, 12, 9))):
        out.append(art.counted(shown, sum(stock[low:high]), x + k * 28, y, 5.5, 11.5))
    return "".join(out)


def belongings(scene: Scene, seat: int, box: Rect) -> str:
    """Backs of the hand by deck, homunculi, items, extensions."""
    s, x, y = scene.s, box.x, box.y
    out = [paint.line(x, y, box.right, y, GOLD, 0.7)]
    for deck in range(3):
        for k in range(s.hand[seat][deck]):
            out.append(art.back(deck, Rect(x, y + 5, 13, 19)))
            x += 10 if k + 1 < s.hand[seat][deck] else 15
    x = box.x + 62
    for icon, n in (
        ("drop", len(scene.figures(seat)) - 1),
        ("satchel", len(scene.items(seat))),
        ("keep", len(scene.extensions(seat))),
    ):
        out.append(paint.glyph(icon, x + 6, y + 15, 13))
        out.append(paint.text(x + 15, y + 20, max(0, n), 13, bold=True))
        x += 36
    return "".join(out)


def columns(scene: Scene, seat: int, box: Rect) -> str:
    """Both columns of an alchemist, the valid one lit."""
    one = scene.components.alchemists[scene.s.alchemist[seat]]
    out = []
    for k, icon in enumerate(("sword", "shield", "bag", "hourglass")):
        out.append(paint.glyph(icon, box.x + 8, box.y + 33 + 18 * k, 13))
    for c, column in enumerate((one.hearted, one.soulless)):
        lit = (c == 0) == scene.hearted(seat)
        cell = Rect(box.x + 20 + c * 36, box.y, 33, box.h)
        out.append(
            paint.rect(
                *cell,
                6,
                fill="#fffaf0" if lit else "#d9c69c",
                stroke=GOLD if lit else "#a08a60",
                stroke_width=2.0 if lit else 1.0,
            )
        )
        out.append(art.marker(12, cell.cx, cell.y + 13, 7) if c == 0 else paint.glyph("skull", cell.cx, cell.y + 13, 15))
        for k, n in enumerate(column):
            shown = scene.value(seat, p.ALCHEMIST, k) if lit and k < 3 else n
            out.append(
                paint.text(cell.cx, cell.y + 38 + 18 * k, shown, 14.5, anchor="middle", bold=lit, fill=INK if lit else SEPIA)
            )
    return "".join(out)


def item_words(scene: Scene, item: int) -> str:
    """What an item gives."""
    one = scene.components.equipment[item]
    given = [
        scene.say(f"bonus-{word}", n=n) for word, n in zip(("attack", "defence", "capacity"), one.bonus, strict=True) if n
    ]
    if one.keyword:
        given.append(scene.texts.say(f"word-{one.keyword}"))
    return ", ".join(given)


def item(scene: Scene, k: int, box: Rect, dim: bool = False) -> str:
    """An item card, small."""
    one = scene.components.equipment[k]
    out = [paint.rect(*box, 5, fill="#fbf3de" if not dim else "#e6d6b0", stroke="#6d4f22")]
    out.append(paint.rect(box.x + 3, box.y + 3, 26, box.h - 6, 4, fill=art.DECK_COLOUR[1]))
    out.append(paint.glyph(art.ITEM_ICON[one.kind], box.x + 16, box.cy, 17, "#f0dca8"))
    out.append(paint.text(box.x + 34, box.y + 16, scene.name("equipment", k), 12, bold=True, fit=box.w - 38))
    out.append(paint.text(box.x + 34, box.y + 31, item_words(scene, k), 10.5, fill=SEPIA, fit=box.w - 38))
    return "".join(out)


def alchemist_card(scene: Scene, seat: int, box: Rect) -> str:
    """The own alchemist: columns, items, load, soul stones, Stone, actions left."""
    s, x, y = scene.s, box.x, box.y
    one = scene.components.alchemists[s.alchemist[seat]]
    out = [paint.panel(box), paint.seal(seat, x + 22, y + 24, 14)]
    out.append(paint.text(x + 42, y + 21, scene.name("alchemists", s.alchemist[seat]), 17, bold=True, fit=100))
    title = getattr(one.title, scene.texts.language)
    out.append(paint.text(x + 42, y + 38, title, 11.5, italic=True, fill=SEPIA, fit=112))
    out.append(paint.text(box.right - 12, y + 34, scene.points(seat), 27, anchor="end", bold=True))
    left, acts = s.left[seat][p.ALCHEMIST], scene.acts(seat, p.ALCHEMIST)
    for k in range(max(left, acts)):
        colour = INK if k < left and s.seat == seat and not scene.over else "#c7b58c"
        out.append(paint.glyph("hourglass", box.right - 66 - 14 * k, y + 24, 15, colour))
    out.append(columns(scene, seat, Rect(x + 8, y + 50, 96, 102)))
    for k in range(2):
        cell = Rect(x + 108, y + 52 + k * 50, box.w - 118, 44)
        worn = [one for one in s.worn[seat] if one != p.NONE]
        out.append(item(scene, worn[k], cell) if k < len(worn) else paint.empty_place(cell))
    out.append(paint.line(x + 10, y + 160, box.right - 10, y + 160, GOLD, 0.8))
    load, room = scene.load(seat, p.ALCHEMIST), scene.value(seat, p.ALCHEMIST, 2)
    n = max(room, len(load), 1)
    step = min(29.0, (box.w - 96) / n)
    for k in range(n):
        cx = x + 22 + k * step
        if k < len(load):
            out.append(art.marker(load[k], cx, y + 181, min(12.0, step * 0.44)))
        else:
            out.append(paint.empty_seal(cx, y + 181, min(11.0, step * 0.42)))
    out.append(souls(scene, seat, box.right - 52, y + 181, 11))
    if s.stone[seat]:
        out.append(paint.circle(box.right - 24, y + 181, 14, fill="#a8242c", stroke=GOLD, stroke_width=2))
        out.append(paint.glyph("stone", box.right - 24, y + 181, 18, "#ffe3c0"))
    else:
        out.append(paint.empty_seal(box.right - 24, y + 181, 13))
    return "".join(out)


def tower_card(scene: Scene, seat: int, box: Rect) -> str:
    """The own tower: stock by kind, formulas, extensions, stored items."""
    s, x, y = scene.s, box.x, box.y
    out = [paint.panel(box), paint.use(f"t{seat}", x + 24, y + 42, 48)]
    out.append(paint.text(x + 48, y + 26, scene.name("towers", s.tower[seat]), 16, bold=True, fit=box.w - 170))
    out.append(paint.text(x + 48, y + 42, scene.say("stock"), 11.5, italic=True, fill=SEPIA))
    half = (box.w - 124) / 5
    for row, kinds in enumerate(GRAPH):
        for k, kind in enumerate(kinds):
            px = x + 18 + half * (k + (2 - row) / 2)
            out.append(art.counted(kind, s.stock[seat][kind], px, y + 66 + row * 29, 8.6, 13.5))
    for level in range(3):
        cell = Rect(box.right - 116, y + 10 + level * 39, 106, 34)
        card = s.laid[seat][level]
        if card != p.NONE:
            out.append(paint.rect(*cell, 5, fill=art.DECK_COLOUR[2], stroke=INK))
            out.append(paint.text(cell.x + 25, cell.cy + 4, scene.name("cards", card), 11.5, fill="#fbeed2", fit=78))
        else:
            out.append(paint.empty_place(cell))
            out.append(paint.text(cell.x + 25, cell.cy + 4, scene.say("to-lay"), 11, italic=True, fill=SEPIA, fit=78))
        out.append(
            paint.text(
                cell.x + 13,
                cell.cy + 5,
                LEVELS[level],
                13,
                anchor="middle",
                bold=True,
                fill="#f6dfae" if card != p.NONE else SEPIA,
            )
        )
    out.append(paint.line(x + 10, y + 146, box.right - 10, y + 146, GOLD, 0.8))
    mine = [*scene.extensions(seat)]
    stored = [one for one in scene.items(seat) if one not in s.worn[seat]]
    cells = max(1, len(mine) + (1 if stored else 0))
    w = min(126.0, (box.w - 16) / cells - 4)
    for k, one in enumerate(mine):
        cell = Rect(x + 9 + k * (w + 4), y + 154, w, 42)
        out.append(extension(scene, one, cell, lit=s.active == one and s.seat == seat))
    if stored:
        cell = Rect(x + 9 + len(mine) * (w + 4), y + 154, w, 42)
        names = ", ".join(scene.name("equipment", one) for one in stored)
        out.append(paint.rect(*cell, 5, fill="#e6d6b0", stroke="#6d4f22"))
        out.append(paint.paragraph(cell.x + 5, cell.y + 14, f"{scene.say('stored')} {names}", w - 10, 10.5, most=3))
    return "".join(out)


def homunculi(scene: Scene, seat: int, box: Rect) -> str:
    """The own homunculi; a click chooses one."""
    s, x, y = scene.s, box.x, box.y
    n = len(scene.figures(seat)) - 1
    out = [paint.panel(box), paint.title(x + 12, y + 20, scene.say("homunculi"), 15, bold=True)]
    out.append(paint.text(box.right - 12, y + 20, f"{max(0, n)} / {p.HOMUNCULI}", 12.5, anchor="end", fill=SEPIA))
    tall = (box.h - 32) / p.HOMUNCULI
    for figure in range(1, p.FIGURES):
        cell = Rect(x + 8, y + 28 + (figure - 1) * tall, box.w - 16, tall - 5)
        if s.at[seat][figure] == p.NOWHERE:
            out.append(paint.empty_place(cell))
            continue
        card = s.card[seat][figure]
        face = paint.rect(*cell, 6, fill="#fbf3de", stroke="#6d4f22")
        face += paint.use(f"h{seat}", cell.x + 21, cell.cy, 46)
        face += art.creature(art.beast(scene.components.homunculi[card].values), cell.x + 21, cell.cy, 6.5)
        face += paint.text(cell.x + 42, cell.y + 16, scene.figure_name(seat, figure), 12.5, bold=True, fit=cell.w - 92)
        face += values(scene, seat, figure, cell.x + 48, cell.bottom - 12, 27, 11)
        left = s.left[seat][figure] if s.seat == seat else 0
        for k in range(scene.acts(seat, figure)):
            face += paint.glyph("hourglass", cell.right - 10 - 11 * k, cell.y + 12, 11, INK if k < left else "#c7b58c")
        for k, kind in enumerate(scene.load(seat, figure)):
            face += art.marker(kind, cell.right - 12 - 14 * k, cell.bottom - 13, 6.5)
        if scene.playing and figure != scene.chosen and scene.can_act(figure):
            face = scene.hand.draft(str(figure), scene.figure_name(seat, figure), cell, face, radius=6)
        elif figure == scene.chosen:
            face += paint.rect(*cell, 6, fill="none", stroke="#fffaf0", stroke_width=3, stroke_dasharray="7 5")
        out.append(face)
    return "".join(out)
