"""The panels beside the map: cities, rivals, the graph of elements, the own cards, the choices, the last fight, the end."""

from __future__ import annotations

from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules.pieces import (
    ACTIVATE,
    ALCHEMIST,
    BASICS,
    BUY,
    CONVERT,
    DECK,
    DISCARD,
    DISMISS,
    DONE,
    DROP,
    END,
    EQUIP,
    EVERY,
    FIGHT,
    FIGURES,
    HOMUNCULI,
    KEEP,
    KEEP_QUEST,
    KINDS,
    LOAD,
    MINE,
    MINE2,
    NONE,
    NOWHERE,
    ON_CARD,
    PERSON,
    PICK,
    PUT,
    RECALL,
    RESEARCH,
    SHED,
    SITE,
    SPECIAL,
    SPOT,
    STORE,
    STOW,
    TAKE,
    TOWER,
    TRANSMUTE,
    WEAR,
    WILD,
)
from athanor.games.materia_prima.rules.quests import beside_farthest, cities_held, homunculi_on, thirds_in
from athanor.kernel import paint
from athanor.kernel.paint import CREAM, GOLD, INK, PARCHMENT_LIGHT, RUST, SEPIA, Box

LEVELS = ("I", "II", "III")
GRAPH = ((11, 10, 9), (8, 7, 6, 5), (4, 3, 2, 1, 0))  # rows of the graph, from aqua regia to iron


# Cities


def city(scene: Scene, k: int, box: Box) -> str:
    """What a city sells: two decks and one extension."""
    s, x, y = scene.s, box.x, box.y
    out = [paint.panel(box), paint.title(x + 10, y + 19, scene.name("cities", k), 16, bold=True, fit=box.w - 20)]
    decks = [deck for deck in range(3) if scene.box.sells[k][deck]]
    w = (box.w - 24) / 2
    for n, deck in enumerate(decks):
        cell = Box(x + 9 + n * (w + 6), y + 26, w, 40)
        face = art.back(deck, Box(cell.x + 5, cell.y + 5, 22, 30)) + paint.text(
            cell.x + 33, cell.y + 19, s.pile[deck], 16, bold=True
        )
        face += paint.text(cell.x + 33, cell.y + 34, scene.say(f"deck-{deck}"), 11, fill=SEPIA, fit=w - 38)
        face += paint.text(cell.right - 6, cell.y + 19, f"+{s.spent[deck]}", 11, anchor="end", fill=SEPIA)
        here = scene.playing and city_here(scene) == k
        out.append(scene.hand.act(RESEARCH + deck, cell, face, radius=6) if here else face)
    sold = next((e for e, where in enumerate(s.extension) if where == ON_CARD + k), NONE)
    cell = Box(x + 9, y + 70, box.w - 18, 40)
    if sold == NONE:
        out.append(paint.empty_place(cell))
        return "".join(out)
    face = extension(scene, sold, Box(cell.x + 3, cell.y + 2, cell.w - 6, cell.h - 4), priced=True)
    out.append(scene.hand.act(BUY, cell, face, radius=6) if scene.playing and city_here(scene) == k else face)
    return "".join(out)


def city_here(scene: Scene) -> int:
    """The city in which the own alchemist stands, or -1."""
    at = scene.s.at[scene.me][ALCHEMIST]
    return scene.s.shows[at] - 6 if at != NOWHERE and scene.s.shows[at] >= 6 else -1


def effect(scene: Scene, x: int) -> str:
    """What an extension does, in a few words."""
    one = scene.pieces.extensions[x]
    if one.income:
        return scene.say("income")
    return scene.say("wild", a=scene.box.wild_base[x], b=scene.box.wild_makes[x])


def extension(scene: Scene, x: int, box: Box, priced: bool = False, lit: bool = False) -> str:
    """An extension: its name, its signs, and what it costs."""
    fill = "#fffaf0" if lit else "#efe0bb"
    out = [paint.rect(*box, 6, fill=fill, stroke=GOLD if lit else "#8a6f3d", stroke_width=2.0 if lit else 1.0)]
    price = [kind for kind in range(KINDS) for _ in range(scene.box.price[x][kind])] if priced else []
    room = box.w - 12 - 19 * len(price)
    out.append(paint.text(box.x + 7, box.y + box.h * 0.42, scene.name("extensions", x), 11.5, bold=True, fit=room))
    sx, sy = box.x + 15, box.y + box.h * 0.72
    if scene.box.income[x] != NONE:
        out += [paint.text(sx - 8, sy + 4, "+", 12), art.marker(scene.box.income[x], sx + 7, sy, 7)]
        out.append(paint.text(sx + 18, sy + 4, scene.say("per-turn"), 10.5, fill=SEPIA, fit=room - 34))
    else:
        out += [art.marker(scene.box.wild_base[x], sx, sy, 7), paint.text(sx + 10, sy + 4, "+ ? →", 11)]
        out.append(art.marker(scene.box.wild_makes[x], sx + 52, sy, 7))
    for k, kind in enumerate(price):
        out.append(art.marker(kind, box.right - 12 - 19 * (len(price) - 1 - k), box.cy, 8.5))
    return "".join(out)


# Players


def stone_places(scene: Scene, seat: int, x: float, y: float, r: float = 9) -> str:
    """The three formulas and the Stone."""
    out = []
    for level in range(3):
        laid = scene.s.laid[seat][level] != NONE
        cell = Box(x + level * (2 * r + 4), y - r, 2 * r, 2 * r)
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


def rival(scene: Scene, seat: int, box: Box) -> str:
    """Another player's place, in short."""
    s, x, y = scene.s, box.x, box.y
    turn = not scene.over and s.seat == seat
    out = [paint.panel(box)]
    if turn:
        out.append(paint.rect(x + 3, y + 3, box.w - 6, box.h - 6, 7, fill="none", stroke=GOLD, stroke_width=2))
    out.append(paint.seal(seat, x + 21, y + 22, 13))
    out.append(paint.text(x + 39, y + 20, scene.texts.seat(seat), 14.5, bold=True, fit=box.w - 90))
    if s.alchemist[seat] != NONE:
        out.append(paint.text(x + 39, y + 35, scene.name("alchemists", s.alchemist[seat]), 11.5, italic=True, fill=SEPIA))
        out.append(values(scene, seat, ALCHEMIST, x + 17, y + 54, 36, 13))
    out.append(paint.text(box.right - 10, y + 30, scene.points(seat), 24, anchor="end", bold=True))
    if s.home[seat] != NOWHERE:
        out.append(souls(scene, seat, box.right - 16, y + 54, 7.5))
    out.append(stone_places(scene, seat, x + 10, y + 78, 8))
    out.append(stocked(scene, seat, x + 106, y + 78))
    out.append(belongings(scene, seat, Box(x + 8, y + 94, box.w - 16, 30)))
    return paint.group(*out, id=f"seat-{seat}")


def stocked(scene: Scene, seat: int, x: float, y: float) -> str:
    """How much lies in a stock, by level."""
    stock = scene.s.stock[seat]
    out = []
    for k, (low, high, shown) in enumerate(((0, 5, 1), (5, 9, 6), (9, 12, 9))):
        out.append(art.counted(shown, sum(stock[low:high]), x + k * 28, y, 5.5, 11.5))
    return "".join(out)


def belongings(scene: Scene, seat: int, box: Box) -> str:
    """Backs of the hand by deck, homunculi, items, extensions."""
    s, x, y = scene.s, box.x, box.y
    out = [paint.line(x, y, box.right, y, GOLD, 0.7)]
    for deck in range(3):
        for k in range(s.hand[seat][deck]):
            out.append(art.back(deck, Box(x, y + 5, 13, 19)))
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


def columns(scene: Scene, seat: int, box: Box) -> str:
    """Both columns of an alchemist, the valid one lit."""
    one = scene.pieces.alchemists[scene.s.alchemist[seat]]
    out = []
    for k, icon in enumerate(("sword", "shield", "bag", "hourglass")):
        out.append(paint.glyph(icon, box.x + 8, box.y + 33 + 18 * k, 13))
    for c, column in enumerate((one.hearted, one.soulless)):
        lit = (c == 0) == scene.hearted(seat)
        cell = Box(box.x + 20 + c * 36, box.y, 33, box.h)
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
            shown = scene.value(seat, ALCHEMIST, k) if lit and k < 3 else n
            out.append(
                paint.text(cell.cx, cell.y + 38 + 18 * k, shown, 14.5, anchor="middle", bold=lit, fill=INK if lit else SEPIA)
            )
    return "".join(out)


def item_words(scene: Scene, item: int) -> str:
    """What an item gives."""
    one = scene.pieces.equipment[item]
    given = [
        scene.say(f"bonus-{word}", n=n) for word, n in zip(("attack", "defence", "capacity"), one.bonus, strict=True) if n
    ]
    if one.keyword:
        given.append(scene.texts.say(f"word-{one.keyword}"))
    return ", ".join(given)


def item(scene: Scene, k: int, box: Box, dim: bool = False) -> str:
    """An item card, small."""
    one = scene.pieces.equipment[k]
    out = [paint.rect(*box, 5, fill="#fbf3de" if not dim else "#e6d6b0", stroke="#6d4f22")]
    out.append(paint.rect(box.x + 3, box.y + 3, 26, box.h - 6, 4, fill=art.DECK_COLOUR[1]))
    out.append(paint.glyph(art.ITEM_ICON[one.kind], box.x + 16, box.cy, 17, "#f0dca8"))
    out.append(paint.text(box.x + 34, box.y + 16, scene.name("equipment", k), 12, bold=True, fit=box.w - 38))
    out.append(paint.text(box.x + 34, box.y + 31, item_words(scene, k), 10.5, fill=SEPIA, fit=box.w - 38))
    return "".join(out)


def alchemist_card(scene: Scene, seat: int, box: Box) -> str:
    """The own alchemist: columns, items, load, soul stones, Stone, actions left."""
    s, x, y = scene.s, box.x, box.y
    one = scene.pieces.alchemists[s.alchemist[seat]]
    out = [paint.panel(box), paint.seal(seat, x + 22, y + 24, 14)]
    out.append(paint.text(x + 42, y + 21, scene.name("alchemists", s.alchemist[seat]), 17, bold=True, fit=100))
    title = getattr(one.title, scene.texts.language)
    out.append(paint.text(x + 42, y + 38, title, 11.5, italic=True, fill=SEPIA, fit=112))
    out.append(paint.text(box.right - 12, y + 34, scene.points(seat), 27, anchor="end", bold=True))
    left, acts = s.left[seat][ALCHEMIST], scene.acts(seat, ALCHEMIST)
    for k in range(max(left, acts)):
        colour = INK if k < left and s.seat == seat and not scene.over else "#c7b58c"
        out.append(paint.glyph("hourglass", box.right - 66 - 14 * k, y + 24, 15, colour))
    out.append(columns(scene, seat, Box(x + 8, y + 50, 96, 102)))
    for k in range(2):
        cell = Box(x + 108, y + 52 + k * 50, box.w - 118, 44)
        worn = [one for one in s.worn[seat] if one != NONE]
        out.append(item(scene, worn[k], cell) if k < len(worn) else paint.empty_place(cell))
    out.append(paint.line(x + 10, y + 160, box.right - 10, y + 160, GOLD, 0.8))
    load, room = scene.load(seat, ALCHEMIST), scene.value(seat, ALCHEMIST, 2)
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


def tower_card(scene: Scene, seat: int, box: Box) -> str:
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
        cell = Box(box.right - 116, y + 10 + level * 39, 106, 34)
        card = s.laid[seat][level]
        if card != NONE:
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
                fill="#f6dfae" if card != NONE else SEPIA,
            )
        )
    out.append(paint.line(x + 10, y + 146, box.right - 10, y + 146, GOLD, 0.8))
    mine = [*scene.extensions(seat)]
    stored = [one for one in scene.items(seat) if one not in s.worn[seat]]
    cells = max(1, len(mine) + (1 if stored else 0))
    w = min(126.0, (box.w - 16) / cells - 4)
    for k, one in enumerate(mine):
        cell = Box(x + 9 + k * (w + 4), y + 154, w, 42)
        out.append(extension(scene, one, cell, lit=s.active == one and s.seat == seat))
    if stored:
        cell = Box(x + 9 + len(mine) * (w + 4), y + 154, w, 42)
        names = ", ".join(scene.name("equipment", one) for one in stored)
        out.append(paint.rect(*cell, 5, fill="#e6d6b0", stroke="#6d4f22"))
        out.append(paint.paragraph(cell.x + 5, cell.y + 14, f"{scene.say('stored')} {names}", w - 10, 10.5, most=3))
    return "".join(out)


def homunculi(scene: Scene, seat: int, box: Box) -> str:
    """The own homunculi; a click chooses one."""
    s, x, y = scene.s, box.x, box.y
    n = len(scene.figures(seat)) - 1
    out = [paint.panel(box), paint.title(x + 12, y + 20, scene.say("homunculi"), 15, bold=True)]
    out.append(paint.text(box.right - 12, y + 20, f"{max(0, n)} / {HOMUNCULI}", 12.5, anchor="end", fill=SEPIA))
    tall = (box.h - 32) / HOMUNCULI
    for figure in range(1, FIGURES):
        cell = Box(x + 8, y + 28 + (figure - 1) * tall, box.w - 16, tall - 5)
        if s.at[seat][figure] == NOWHERE:
            out.append(paint.empty_place(cell))
            continue
        card = s.card[seat][figure]
        face = paint.rect(*cell, 6, fill="#fbf3de", stroke="#6d4f22")
        face += paint.use(f"h{seat}", cell.x + 21, cell.cy, 46)
        face += art.creature(art.beast(scene.pieces.homunculi[card].values), cell.x + 21, cell.cy, 6.5)
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


# Formulas


def card_words(scene: Scene, card: int) -> str:
    """What a formula makes."""
    if card >= 2 * DECK:
        return scene.name("decks", 2)
    if card >= DECK:
        return item_words(scene, card - DECK)
    attack, defence, capacity, acts = scene.pieces.homunculi[card].values
    return scene.say("homunculus", a=attack, d=defence, c=capacity, n=acts)


def formula(scene: Scene, card: int, box: Box, *, paid: bool = True) -> str:
    """A formula face up: its level, what it makes, what it costs and what of that is there, if anybody is to pay it."""
    deck = card // DECK
    x, y, w, h = box
    level = scene.box.level[card]
    out = [paint.rect(x, y, w, h, 7, fill="#fbf3de", stroke=INK, stroke_width=1.2)]
    out.append(paint.rect(x + 1, y + 1, w - 2, 22, 6, fill=art.DECK_COLOUR[deck]))
    out.append(paint.text(x + 8, y + 17, LEVELS[level - 1], 13, fill="#f6dfae", bold=True))
    out.append(paint.glyph(art.DECK_ICON[deck], x + w - 14, y + 12, 14, "#f0dca8"))
    out.append(paint.paragraph(x + 6, y + 39, scene.name("cards", card), w - 12, 12.5, most=2, bold=True))
    out.append(paint.paragraph(x + 6, y + 69, card_words(scene, card), w - 12, 10.5, most=3, fill=SEPIA))
    cost = [kind for kind in range(13) for _ in range(scene.box.cost[card][kind])]
    for k, kind in enumerate(cost):
        px = x + w / 2 + (k - (len(cost) - 1) / 2) * min(26.0, (w - 10) / len(cost))
        have = scene.s.souls[scene.me] if kind == 12 else scene.holdings(kind)
        there = have >= cost[: k + 1].count(kind)
        out.append(art.marker(kind, px, y + h - 18, 10.5, dim=paid and not there))
        if paid and there:
            out.append(paint.circle(px + 7, y + h - 9, 5.5, fill="#3f7d4a", stroke="#fff"))
            out.append(paint.glyph("check", px + 7, y + h - 9, 7, "#fff"))
    return "".join(out)


def hand(scene: Scene, box: Box) -> str:
    """The own formulas; in the tower a click transmutes."""
    x, y = box.x, box.y
    cards = scene.hand_cards(scene.me)
    out = [paint.panel(box), paint.title(x + 12, y + 20, scene.say("hand"), 15, bold=True)]
    out.append(paint.text(box.right - 12, y + 20, f"{len(cards)} / {scene.box.hand}", 12.5, anchor="end", fill=SEPIA))
    n = max(3, len(cards))
    w = (box.w - 16) / n - 4
    for k in range(n):
        cell = Box(x + 9 + k * (w + 4), y + 28, w, box.h - 37)
        if k >= len(cards):
            out.append(paint.empty_place(cell, 7))
            continue
        face = formula(scene, cards[k], cell)
        out.append(scene.hand.act(TRANSMUTE + cards[k], cell, face, radius=7) if scene.playing else face)
    return "".join(out)


def checks(scene: Scene) -> list[tuple[str, bool]]:
    """The own quest as a list: what it wants, the Stone, a soul stone."""
    s, me, numbers = scene.s, scene.me, scene.pieces.numbers
    quest = s.quest[me]
    home = s.home[me]
    rows: list[tuple[int, int]] = []
    if home == NOWHERE:
        rows = []
    elif quest == 0:
        rows = [(cities_held(s, me), 3)]
    elif quest == 1:
        rows = [(s.forged[me], numbers.armourer)]
    elif quest == 2:
        heaps = [thirds_in(s.soil[h]) for h in range(49) if s.tower_on[h] == 0 and beside_farthest(s, me, h)]
        rows = [(max(heaps, default=0), numbers.spendthrift)]
    elif quest in (3, 9):
        rows = [(s.souls[me], numbers.reaper if quest == 3 else numbers.bodyguard + 1)]
    elif quest == 5:
        rows = [(sum(s.soil[h][9] for h in range(49) if s.shows[h] == 6), numbers.tycoon)]
    elif quest == 6:
        rows = [(sum(s.soil[h][1] for h in range(49) if s.shows[h] == 8), numbers.hellfire)]
    elif quest == 7:
        rows = [(sum(homunculi_on(s, me, n) for n in s.near[home]), numbers.guardians)]
    elif quest == 8:
        rows = [(homunculi_on(s, me, s.at[me][ALCHEMIST]), 3)]
    listed = [(f"{n} / {of}", n >= of) for n, of in rows]
    if quest == 4:
        listed = [(scene.say("peace"), s.attacked[me] == 0)]
    return [*listed, (scene.say("stone"), s.stone[me] == 1), (scene.say("soul"), s.souls[me] > 0)]


def quest(scene: Scene, box: Box) -> str:
    """The own quest, which nobody else sees."""
    s, x, y = scene.s, box.x, box.y
    out = [paint.rect(*box, 9, fill="#3a2a3f", stroke="#8a6424", stroke_width=1.6)]
    out.append(paint.rect(x + 5, y + 5, box.w - 10, box.h - 10, 6, fill="none", stroke="#c9a24a"))
    out.append(paint.title(box.cx, y + 24, scene.say("quest"), 14, anchor="middle", fill=CREAM))
    which = s.quest[scene.me]
    if which == NONE:
        return "".join(out)
    out.append(
        paint.text(
            box.cx, y + 43, scene.name("quests", which), 15, anchor="middle", fill="#ffe9b8", bold=True, fit=box.w - 18
        )
    )
    out.append(
        paint.paragraph(x + 12, y + 61, scene.texts.say(f"quest-{which + 1}"), box.w - 24, 11, most=6, fill="#e0cfae")
    )
    rows = checks(scene)
    for k, (words, done) in enumerate(rows):
        cy = box.bottom - 14 - 19 * (len(rows) - 1 - k)
        out.append(paint.circle(x + 18, cy, 6.5, fill="#3f7d4a" if done else "none", stroke="#fff" if done else "#c9a24a"))
        if done:
            out.append(paint.glyph("check", x + 18, cy, 8, "#fff"))
        out.append(paint.text(x + 30, cy + 4.5, words, 12, fill=CREAM, fit=box.w - (66 if k + 1 == len(rows) else 40)))
    out.append(
        paint.text(
            box.right - 12,
            box.bottom - 10,
            f"+{scene.pieces.numbers.quest_points}",
            14,
            anchor="end",
            fill="#ffe9b8",
            bold=True,
        )
    )
    return "".join(out)


# The graph of elements


def graph(scene: Scene, box: Box) -> str:
    """What can be made of what: own markers large, the supply beside them; a click on a product converts."""
    x, y = box.x, box.y
    out = [paint.panel(box), paint.title(x + 14, y + 24, scene.say("work"), 18, bold=True)]
    out.append(paint.text(x + 14, y + 41, scene.say("own-supply"), 11, fill=SEPIA, fit=box.w * 0.2))
    step = (box.w - 30) / 5
    top = 34 if box.w > 450 else 62  # on a narrow sheet the title stands above the graph
    tall = (box.h - top - 26) / 2
    where: dict[int, tuple[float, float]] = {}
    for row, kinds in enumerate(GRAPH):
        for k, kind in enumerate(kinds):
            where[kind] = (x + 30 + step * (k + (2 - row) / 2), y + top + row * tall)
    r = min(17.0, tall * 0.24)
    for product in range(BASICS, KINDS):
        px, py = where[product]
        sources = scene.box.recipe[product - BASICS]
        ready = scene.me >= 0 and all(scene.holdings(source) > 0 for source in sources)
        for source in sources:
            qx, qy = where[source]
            bend = (
                f"M{qx:.1f} {qy - r - 5:.1f}C{qx:.1f} {qy - r - 22:.1f} {px:.1f} {py + r + 24:.1f} {px:.1f} {py + r + 4:.1f}"
            )
            look = (
                f'stroke="{GOLD}" stroke-width="3"'
                if ready
                else 'stroke="#b9a57c" stroke-width="1.4" stroke-dasharray="4 4"'
            )
            out.append(f'<path d="{bend}" fill="none" {look}/>')
    for kind, (px, py) in where.items():
        n = scene.holdings(kind)
        face = paint.circle(px, py, r + 4.5, fill="#fbf3de", stroke=GOLD) + art.marker(kind, px, py, r - 1)
        if scene.me >= 0:
            face += paint.text(px + r + 8, py + 1, n, 16, bold=True, fill=INK if n else "#8f7a50")
        supply = scene.s.supply[kind]
        face += paint.text(px + r + 8, py + 15, f"/ {supply if supply < 9000 else '∞'}", 10.5, fill=SEPIA)
        cell = Box(px - r - 5, py - r - 5, 2 * r + 10, 2 * r + 10)
        out.append(scene.hand.act(CONVERT + kind, cell, face, radius=r + 5) if scene.playing and kind >= BASICS else face)
    return "".join(out)


# What may be chosen


def button(scene: Scene, action: int, box: Box, icon: str, words: str) -> str:
    """A button of the bar, with its icon."""
    bright = scene.hand.may(action)
    face = paint.rect(
        *box, 8, fill=PARCHMENT_LIGHT if bright else "#4a3829", stroke=GOLD if bright else "#7a5a2a", stroke_width=1.4
    )
    ink = INK if bright else "#a38d66"
    face += paint.glyph(icon, box.x + 18, box.cy, 18, ink)
    face += paint.text(box.x + 32, box.cy + 5, words, 13.5, fill=ink, bold=bright, fit=box.w - 38)
    return scene.hand.act(action, box, face, radius=8)


def converted_with(scene: Scene, action: int) -> str:
    """A conversion of the active extension, or of a special tower, in short."""
    if action == SPECIAL:
        return scene.name("elements", scene.box.special[scene.s.tower[scene.me]][2])
    makes = scene.box.wild_makes[scene.s.active]
    return f"{scene.name('elements', action - WILD)} → {scene.name('elements', makes)}"


def bar(scene: Scene, box: Box) -> str:
    """What the chosen figure can do besides moving and fighting, and the end of the turn."""
    f = scene.chosen
    rows = [("pick", MINE + f, "mine"), ("up", PICK + f, "pick"), ("down", DROP + f, "drop"), ("keep", EQUIP + f, "equip")]
    if f == ALCHEMIST:
        if scene.hand.may(MINE2):
            rows.append(("pick", MINE2, "mine-two"))
        if scene.hand.may(RECALL):
            rows.append(("keep", RECALL, "recall"))
        rows += [("gear", action, "wild") for action in sorted(scene.hand.legal) if WILD <= action <= SPECIAL]
    rows.append(("hourglass", END, "end"))
    per = min(len(rows), max(3, int(box.w // 118)))
    lines = -(-len(rows) // per)
    w, h = box.w / per, box.h / lines
    out = []
    for k, (icon, action, word) in enumerate(rows):
        cell = Box(box.x + (k % per) * w + 3, box.y + (k // per) * h + 3, w - 6, h - 6)
        words = converted_with(scene, action) if word == "wild" else scene.say(word)
        out.append(button(scene, action, cell, icon, words))
    return "".join(out)


def warning(scene: Scene) -> str:
    """Shown to the player concerned only."""
    s, me = scene.s, scene.me
    if not scene.playing:
        if scene.mine and scene.question == "drop" and s.figure == ALCHEMIST and s.souls[me] == 1:
            return scene.say("warn-soul")
        return ""
    if s.quest[me] == 4 and s.attacked[me] == 0 and any(FIGHT <= a < EQUIP for a in scene.hand.legal):
        return scene.say("warn-pacifist")
    bonus = scene.pieces.numbers.quest_points
    ahead = any(k != me and scene.hearted(k) and scene.points(k) > scene.points(me) + bonus for k in range(scene.seats))
    if s.stone[me] and ahead:
        return scene.say("warn-ending")
    return ""


def choice_face(scene: Scene, action: int, box: Box) -> str:
    """How one answer to a question looks."""
    if PUT <= action < EVERY or STORE <= action < WEAR or SHED <= action < KEEP:
        first, size = (
            (PUT, 13)
            if action < TAKE
            else (TAKE, 13)
            if action < EVERY
            else (STORE, KINDS)
            if action < WEAR
            else (SHED, KINDS)
        )
        kind = (action - first) % size
        icon = "down" if action < TAKE or STORE <= action < LOAD or action >= SHED else "up"
        return art.marker(kind, box.x + 22, box.cy, min(14.0, box.h * 0.34)) + paint.glyph(
            icon, box.right - 13, box.cy, 13, SEPIA
        )
    if WEAR <= action < DONE:
        mark = paint.glyph("up" if action < STOW else "down", box.right - 12, box.y + 12, 12, SEPIA)
        return item(scene, (action - WEAR) % DECK, box.inset(2)) + mark
    if KEEP <= action < DISMISS:
        return formula(scene, (action - (KEEP if action < DISCARD else DISCARD)), box)
    if ACTIVATE <= action < PERSON:
        return extension(scene, action - ACTIVATE, box)
    if PERSON <= action < TOWER:
        return role(scene, action - PERSON, box)
    if KEEP_QUEST <= action < KEEP_QUEST + 10:
        words = scene.texts.say(f"quest-{action - KEEP_QUEST + 1}")
        head = paint.text(box.x + 8, box.y + 18, scene.name("quests", action - KEEP_QUEST), 14, bold=True, fit=box.w - 16)
        return head + paint.paragraph(box.x + 8, box.y + 36, words, box.w - 16, 11, most=5, fill=SEPIA)
    return paint.text(box.cx, box.cy + 5, scene.texts.action(action), 13.5, anchor="middle", bold=True, fit=box.w - 12)


def role(scene: Scene, k: int, box: Box) -> str:
    one = scene.pieces.alchemists[k]
    words = [scene.texts.say(f"word-{one.ability}")]
    out = [paint.text(box.x + 8, box.y + 19, scene.name("alchemists", k), 15, bold=True)]
    out.append(paint.text(box.x + 8, box.y + 35, getattr(one.title, scene.texts.language), 11.5, italic=True, fill=SEPIA))
    for row, column in enumerate((one.hearted, one.soulless)):
        y = box.y + 54 + 20 * row
        out.append(art.marker(12, box.x + 14, y, 7) if row == 0 else paint.glyph("skull", box.x + 14, y, 15))
        for n, (icon, value) in enumerate(zip(("sword", "shield", "bag", "hourglass"), column, strict=True)):
            out.append(paint.glyph(icon, box.x + 36 + 32 * n, y, 12))
            out.append(paint.text(box.x + 45 + 32 * n, y + 5, value, 13, bold=True))
    out.append(paint.paragraph(box.x + 8, box.y + 98, words[0], box.w - 16, 11, most=3, fill=SEPIA))
    return "".join(out)


def choice_size(scene: Scene) -> tuple[float, float]:
    """Width and height of an answer, by question."""
    large = {"keep": (104, 132), "discard": (104, 132), "alchemist": (176, 132), "quest": (176, 112), "extension": (150, 44)}
    small = {"drop": (64, 44), "pick": (64, 44), "loot": (64, 44), "overflow": (64, 44), "transfer": (64, 44)}
    return {**large, **small, "equip": (118, 44), "item": (150, 44)}.get(scene.question, (150, 44))


def choice_rows(scene: Scene, width: float) -> int:
    w, _ = choice_size(scene)
    return -(-max(1, len(scene.hand.legal) + bool(scene.s.open)) // max(1, int(width // (w + 8))))


def choices_height(scene: Scene, width: float) -> float:
    return choice_rows(scene, width) * (choice_size(scene)[1] + 8) + 4


def choices(scene: Scene, box: Box) -> str:
    """Every answer to the question asked now; nothing is final before the last one."""
    if scene.asks(SITE) or scene.asks(SPOT):
        return ""
    w, h = choice_size(scene)
    per = max(1, int(box.w // (w + 8)))
    out = []
    actions = sorted(scene.hand.legal)
    for k, action in enumerate(actions):
        cell = Box(box.x + (k % per) * (w + 8) + 3, box.y + (k // per) * (h + 8) + 3, w, h)
        done = action == DONE
        face = paint.rect(*cell, 8, fill=PARCHMENT_LIGHT if not done else "#dfe9cf", stroke=GOLD, stroke_width=1.4)
        out.append(scene.hand.act(action, cell, face + choice_face(scene, action, cell), radius=8))
    if scene.s.open:
        k = len(actions)
        cell = Box(box.x + (k % per) * (w + 8) + 3, box.y + (k // per) * (h + 8) + 3, w, min(h, 44))
        out.append(paint.take_back(cell, scene.say("undo")))
    return "".join(out)


# What happened


def fight(scene: Scene, box: Box) -> str:
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


def told(scene: Scene, box: Box, size: float = 13) -> str:
    """The news of the last action."""
    return paint.slate(box) + paint.chronicle(box.inset(9), scene.news, size)


def final_table(scene: Scene, box: Box) -> str:
    """How everybody ended."""
    order = sorted(range(scene.seats), key=scene.place)
    out = [paint.panel(box)]
    tall = min(64.0, (box.h - 16) / len(order))
    for k, seat in enumerate(order):
        y = box.y + 8 + k * tall
        out.append(paint.text(box.x + 20, y + tall * 0.62, scene.place(seat), 24, bold=True, fill=GOLD))
        out.append(paint.seal(seat, box.x + 58, y + tall / 2, 15))
        out.append(paint.text(box.x + 82, y + tall * 0.45, scene.texts.seat(seat), 16, bold=True, fit=170))
        which = scene.s.quest[seat]
        mark = f" +{scene.pieces.numbers.quest_points}" if scene.s.ender == seat else ""
        if which != NONE:
            out.append(
                paint.text(
                    box.x + 82, y + tall * 0.8, scene.name("quests", which) + mark, 12.5, italic=True, fill=SEPIA, fit=200
                )
            )
        out.append(stone_places(scene, seat, box.x + box.w * 0.5, y + tall / 2, 9))
        out.append(souls(scene, seat, box.right - 86, y + tall / 2, 9))
        out.append(paint.text(box.right - 20, y + tall * 0.66, scene.points(seat), 28, anchor="end", bold=True))
    return "".join(out)
