"""Formulas, the hand, and the quest with what is done of it."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import HEAD, PAD
from athanor.drawing.paint import CREAM, INK, SEPIA, Rect
from athanor.drawing.panels import GAP
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.mat import LEVELS, SIGNS, VALUES
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.syllables import name_lines
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.pieces import A, Q
from athanor.games.materia_prima.rules.quests import beside_farthest, cities_held, homunculi_on
from athanor.games.materia_prima.rules.scoring import thirds_in

BAND = 26
"""How high the band of a formula is, with its level and its deck."""
COST = 34
"""And how high its price."""
CARD = 88
"""The least width of a formula."""
PLUM, PLUM_PALE = "#35254a", "#cbb9dd"


# Formulas


def gives(scene: Scene, card: int) -> list[tuple[str, str]]:
    """The values of what a formula makes: icon and number."""
    if card < p.DECK:
        numbers = scene.components.homunculi[card].values
        return [(icon, str(n)) for icon, n in zip(VALUES, numbers, strict=True)]
    if card < 2 * p.DECK:
        bonus = scene.components.equipment[card - p.DECK].bonus
        return [(icon, f"+{n}") for icon, n in zip(VALUES[:3], bonus, strict=True) if n]
    return []


def says(scene: Scene, card: int) -> str:
    """What a formula makes, as far as it takes words."""
    if card >= 2 * p.DECK:
        return scene.say("part", level=LEVELS[scene.numbers.level[card] - 1])
    keyword = scene.components.equipment[card - p.DECK].keyword if card >= p.DECK else ""
    return scene.texts.say(f"word-{keyword}") if keyword else ""


def in_row(given: list[tuple[str, str]], width: float) -> int:
    """How many values stand side by side on a formula."""
    wide = max((paint.width_of(number, 14, bold=True) for _, number in given), default=0)
    return 2 if 22 + wide <= (width - 12) / 2 else 1


def formula_name(scene: Scene, card: int, width: float) -> tuple[str, ...]:
    return name_lines(scene.name("cards", card), width - 14, 13.5)


def formula_height(scene: Scene, card: int, width: float) -> float:
    """How high a formula must be."""
    values = -(-len(gives(scene, card)) // in_row(gives(scene, card), width)) * 21
    words = furniture.block_height(says(scene, card), width - 14, 12.5) if says(scene, card) else 0
    return BAND + 6 + 16.5 * len(formula_name(scene, card, width)) + values + words + COST


def formula(scene: Scene, card: int, box: Rect, *, paid: bool = True) -> str:
    """A formula face up: its level, what it makes, what it costs and what of that is there, if anybody is to pay it."""
    deck, x, y, w = card // p.DECK, box.x, box.y, box.w
    name = formula_name(scene, card, w)
    out = [
        paint.rect(*box, 7, fill="#fffaec", stroke=INK, stroke_width=1.2),
        paint.rect(x + 1, y + 1, w - 2, BAND - 2, 6, fill=art.DECK_COLOUR[deck]),
        paint.text(x + 8, y + 18, LEVELS[scene.numbers.level[card] - 1], 14, fill="#f6dfae", bold=True),
        paint.glyph(art.DECK_ICON[deck], x + w - 15, y + 13, 16, "#f0dca8"),
        paint.rows(x + 7, y + BAND + 16, name, 13.5, 16.5, bold=True),
    ]
    top = y + BAND + 6 + 16.5 * len(name)
    given = gives(scene, card)
    n = in_row(given, w)
    for k, (icon, number) in enumerate(given):
        cx, cy = x + 15 + k % n * (w - 12) / 2, top + 11 + k // n * 21
        sign = paint.glyph(icon, cx, cy, 15) + paint.text(cx + 12, cy + 5, number, 14, bold=True)
        out.append(paint.about(SIGNS[icon], sign))
    if words := says(scene, card):
        out.append(furniture.block(x + 7, top + -(-len(given) // n) * 21, words, w - 14, 12.5, fill="#4d3a1c"))
    return scene.about_card(card, *out, price(scene, card, box, paid))


def price(scene: Scene, card: int, box: Rect, paid: bool) -> str:
    """What a formula costs; what is there wears a check."""
    cost = [kind for kind in range(p.MARKERS) for _ in range(scene.numbers.cost[card][kind])]
    step, y, out = min(28.0, (box.w - 12) / len(cost)), box.bottom - 17, []
    for k, kind in enumerate(cost):
        x = box.x + 8 + 11 + k * step
        have = 0 if scene.me < 0 else scene.s.souls[scene.me] if kind == p.SOUL else scene.holdings(kind)
        there = have >= cost[: k + 1].count(kind)
        out.append(art.marker(kind, x, y, 11, dim=paid and not there))
        if paid and there:
            out.append(paint.circle(x + 8, y + 8, 6, fill="#3f7d4a", stroke="#fff"))
            out.append(paint.glyph("check", x + 8, y + 8, 8, "#fff"))
    return paint.about("cost", *out)


# The hand


def card_width(scene: Scene, width: float) -> float:
    """Formulas lie side by side; where there is room they are wider."""
    n = max(3, len(scene.hand_cards(scene.me)))
    return min(150.0, (width - 2 * PAD - 7 * (n - 1)) / n)


def hand_height(scene: Scene, width: float) -> float:
    wide = card_width(scene, width)
    return HEAD + max((formula_height(scene, card, wide) for card in scene.hand_cards(scene.me)), default=120) + PAD


def hand(scene: Scene, room: Rect) -> str:
    """The own formulas; in the tower a click transmutes, and of four a click discards."""
    cards = scene.hand_cards(scene.me)
    wide, inner = card_width(scene, room.w), furniture.inside(room)
    aside = scene.say("of", n=len(cards), most=scene.numbers.hand)
    out = [paint.about("hand", furniture.sheet(room, scene.say("panel-hand"), aside, own=True))]
    for k in range(max(3, len(cards))):
        cell = Rect(inner.x + k * (wide + 7), inner.y, wide, min(inner.h, 200))
        if k < len(cards):
            face = formula(scene, cards[k], cell)
            first = A.transmute if scene.playing else A.discard
            out.append(
                scene.hand.act(first + cards[k], cell, face, radius=7) if scene.playing or scene.asks(Q.discard) else face
            )
        else:
            free = paint.text(cell.cx, cell.cy + 4, scene.say("free"), 13, anchor="middle", italic=True, fill=SEPIA)
            out.append(paint.about("hand", art.surface(cell), paint.empty_place(cell, 7), free))
    return "".join(out)


# The quest


def progress(scene: Scene) -> tuple[int, int] | None:
    """How far the own quest is, of how much; None where it cannot be counted."""
    s, me, quest, numbers = scene.s, scene.me, scene.s.quest[scene.me], scene.components.numbers
    if s.home[me] == p.NOWHERE or quest in (p.PACIFIST, p.NONE):
        return None
    if quest == p.TYRANT:
        return cities_held(s, me), 3
    if quest == p.ARMOURER:
        return s.forged[me], numbers.armourer
    if quest == p.SPENDTHRIFT:
        heaps = [thirds_in(s.soil[h]) for h in range(p.HEXES) if s.tower_on[h] == 0 and beside_farthest(s, me, h)]
        return max(heaps, default=0), numbers.spendthrift
    if quest in (p.REAPER, p.BODYGUARD):
        return s.souls[me], numbers.reaper if quest == p.REAPER else numbers.bodyguard + 1
    if quest == p.TYCOON:
        return sum(s.soil[h][p.GOLD] for h in range(p.HEXES) if s.shows[h] == p.HAMMERBREACH), numbers.tycoon
    if quest == p.HELLFIRE:
        return sum(s.soil[h][p.FIRE] for h in range(p.HEXES) if s.shows[h] == p.WINDSHIRE), numbers.hellfire
    if quest == p.GUARDIANS:
        return sum(homunculi_on(s, me, n) for n in s.near[s.home[me]]), numbers.guardians
    return homunculi_on(s, me, s.at[me][p.ALCHEMIST]), 3


def checks(scene: Scene) -> list[tuple[str, bool]]:
    """The own quest as a list: what it wants, the Stone, a soul stone."""
    s, me, counted = scene.s, scene.me, progress(scene)
    listed = [(scene.say("of", n=counted[0], most=counted[1]), counted[0] >= counted[1])] if counted else []
    if s.quest[me] == p.PACIFIST:
        listed = [(scene.say("peace"), s.attacked[me] == 0)]
    return [*listed, (scene.say("stone"), s.stone[me] == 1), (scene.say("soul"), s.souls[me] > 0)]


def quest_height(scene: Scene, width: float) -> float:
    which = scene.s.quest[scene.me]
    if which == p.NONE:
        return HEAD + PAD
    return HEAD + tale_height(scene, which, width - 2 * PAD) + 8 + 20 * len(checks(scene)) + PAD


def tale_height(scene: Scene, which: int, width: float) -> float:
    name, words = scene.name("quests", which), scene.texts.say(f"quest-{which + 1}")
    return furniture.block_height(name, width, 16, bold=True) + 4 + furniture.block_height(words, width, 13)


def tale(scene: Scene, which: int, room: Rect) -> str:
    """The name of a quest, and what it wants."""
    name, words = scene.name("quests", which), scene.texts.say(f"quest-{which + 1}")
    top = room.y + furniture.block_height(name, room.w, 16, bold=True) + 4
    return furniture.block(room.x, room.y, name, room.w, 16, bold=True, fill="#ffe9b8") + furniture.block(
        room.x, top, words, room.w, 13, fill="#efe2c8"
    )


def quest(scene: Scene, room: Rect) -> str:
    """The own quest, which nobody else sees."""
    which = scene.s.quest[scene.me]
    out = [secret(room), paint.title(room.x + PAD, room.y + 24, scene.say("panel-quest"), 17, fill=PLUM_PALE)]
    if which == p.NONE:
        return "".join(out)
    out.append(tale(scene, which, furniture.inside(room)))
    rows = checks(scene)
    for k, (words, done) in enumerate(rows):
        y = room.bottom - PAD - 6 - 20 * (len(rows) - 1 - k)
        out.append(
            paint.circle(room.x + PAD + 7, y, 7, fill="#3f7d4a" if done else "none", stroke="#fff" if done else PLUM_PALE)
        )
        if done:
            out.append(paint.glyph("check", room.x + PAD + 7, y, 9, "#fff"))
        out.append(paint.text(room.x + PAD + 20, y + 4.5, words, 13, fill=CREAM))
    bonus = f"+{scene.components.numbers.quest_points}"
    out.append(paint.text(room.right - PAD, room.bottom - PAD, bonus, 20, anchor="end", fill="#ffe9b8", bold=True))
    return scene.about("quests", which, *out)


def secret(room: Rect) -> str:
    """A sheet that only its owner sees."""
    return paint.rect(*room.inset(1), 9, fill=PLUM, stroke="#b8862d", stroke_width=1.6) + paint.rect(
        *room.inset(5), 6, fill="none", stroke="#b8862d", stroke_opacity=".6"
    )


def cards_height(scene: Scene, width: float) -> float:
    return hand_height(scene, width) + GAP + quest_height(scene, width)


def cards(scene: Scene, room: Rect) -> str:
    """Hand and quest on one panel."""
    low = quest_height(scene, room.w)
    upper = Rect(room.x, room.y, room.w, room.h - GAP - low)
    return hand(scene, upper) + quest(scene, Rect(room.x, upper.bottom + GAP, room.w, low))
