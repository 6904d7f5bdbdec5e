"""Formulas, the quest with its checks, the graph of elements."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, GOLD, INK, SEPIA, Rect
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.mats import GRAPH, LEVELS, item_words
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.pieces import A
from athanor.games.materia_prima.rules.quests import beside_farthest, cities_held, homunculi_on
from athanor.games.materia_prima.rules.scoring import thirds_in

# Formulas


def card_words(scene: Scene, card: int) -> str:
    """What a formula makes."""
    if card >= 2 * p.DECK:
        return scene.name("decks", 2)
    if card >= p.DECK:
        return item_words(scene, card - p.DECK)
    attack, defence, capacity, acts = scene.components.homunculi[card].values
    return scene.say("homunculus", a=attack, d=defence, c=capacity, n=acts)


def formula(scene: Scene, card: int, box: Rect, *, paid: bool = True) -> str:
    """A formula face up: its level, what it makes, what it costs and what of that is there, if anybody is to pay it."""
    deck = card // p.DECK
    x, y, w, h = box
    level = scene.numbers.level[card]
    out = [paint.rect(x, y, w, h, 7, fill="#fbf3de", stroke=INK, stroke_width=1.2)]
    out.append(paint.rect(x + 1, y + 1, w - 2, 22, 6, fill=art.DECK_COLOUR[deck]))
    out.append(paint.text(x + 8, y + 17, LEVELS[level - 1], 13, fill="#f6dfae", bold=True))
    out.append(paint.glyph(art.DECK_ICON[deck], x + w - 14, y + 12, 14, "#f0dca8"))
    out.append(paint.paragraph(x + 6, y + 39, scene.name("cards", card), w - 12, 12.5, most=2, bold=True))
    out.append(paint.paragraph(x + 6, y + 69, card_words(scene, card), w - 12, 10.5, most=3, fill=SEPIA))
    cost = [kind for kind in range(13) for _ in range(scene.numbers.cost[card][kind])]
    for k, kind in enumerate(cost):
        px = x + w / 2 + (k - (len(cost) - 1) / 2) * min(26.0, (w - 10) / len(cost))
        have = scene.s.souls[scene.me] if kind == 12 else scene.holdings(kind)
        there = have >= cost[: k + 1].count(kind)
        out.append(art.marker(kind, px, y + h - 18, 10.5, dim=paid and not there))
        if paid and there:
            out.append(paint.circle(px + 7, y + h - 9, 5.5, fill="#3f7d4a", stroke="#fff"))
            out.append(paint.glyph("check", px + 7, y + h - 9, 7, "#fff"))
    return "".join(out)


def hand(scene: Scene, box: Rect) -> str:
    """The own formulas; in the tower a click transmutes."""
    x, y = box.x, box.y
    cards = scene.hand_cards(scene.me)
    out = [paint.panel(box), paint.title(x + 12, y + 20, scene.say("hand"), 15, bold=True)]
    out.append(paint.text(box.right - 12, y + 20, f"{len(cards)} / {scene.numbers.hand}", 12.5, anchor="end", fill=SEPIA))
    n = max(3, len(cards))
    w = (box.w - 16) / n - 4
    for k in range(n):
        cell = Rect(x + 9 + k * (w + 4), y + 28, w, box.h - 37)
        if k >= len(cards):
            out.append(paint.empty_place(cell, 7))
            continue
        face = formula(scene, cards[k], cell)
        out.append(scene.hand.act(A.transmute + cards[k], cell, face, radius=7) if scene.playing else face)
    return "".join(out)


def checks(scene: Scene) -> list[tuple[str, bool]]:
    """The own quest as a list: what it wants, the Stone, a soul stone."""
    s, me, numbers = scene.s, scene.me, scene.components.numbers
    quest = s.quest[me]
    home = s.home[me]
    rows: list[tuple[int, int]] = []
    if home == p.NOWHERE:
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
        rows = [(homunculi_on(s, me, s.at[me][p.ALCHEMIST]), 3)]
    listed = [(f"{n} / {of}", n >= of) for n, of in rows]
    if quest == 4:
        listed = [(scene.say("peace"), s.attacked[me] == 0)]
    return [*listed, (scene.say("stone"), s.stone[me] == 1), (scene.say("soul"), s.souls[me] > 0)]


def quest(scene: Scene, box: Rect) -> str:
    """The own quest, which nobody else sees."""
    s, x, y = scene.s, box.x, box.y
    out = [paint.rect(*box, 9, fill="#3a2a3f", stroke="#8a6424", stroke_width=1.6)]
    out.append(paint.rect(x + 5, y + 5, box.w - 10, box.h - 10, 6, fill="none", stroke="#c9a24a"))
    out.append(paint.title(box.cx, y + 24, scene.say("quest"), 14, anchor="middle", fill=CREAM))
    which = s.quest[scene.me]
    if which == p.NONE:
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
            f"+{scene.components.numbers.quest_points}",
            14,
            anchor="end",
            fill="#ffe9b8",
            bold=True,
        )
    )
    return "".join(out)


# The graph of elements


def graph(scene: Scene, box: Rect) -> str:
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
    for product in range(p.BASICS, p.KINDS):
        px, py = where[product]
        sources = scene.numbers.recipe[product - p.BASICS]
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
        cell = Rect(px - r - 5, py - r - 5, 2 * r + 10, 2 * r + 10)
        out.append(
            scene.hand.act(A.convert + kind, cell, face, radius=r + 5) if scene.playing and kind >= p.BASICS else face
        )
    return "".join(out)
