"""The five tents: roof, supply, recipes, the ground where apprentices stand, bins, and the field of favour cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from athanor.drawing import paint
from athanor.drawing.furniture import block
from athanor.drawing.paint import CREAM, GOLD_DARK, INK, RUST, SEPIA, Rect
from athanor.games.ars_mysteriorum.picture import parts
from athanor.games.ars_mysteriorum.picture.scene import TINTS, Favour, Scene
from athanor.games.ars_mysteriorum.rules import pieces as p

TOP, BANNER = 44, 23
"""How high the roof of a tent is, and the band with its name under it."""
GAP = 6
FLOOR, FIELD = 44, 45
"""The least height of the ground, and of the field of favour cards."""
SLIM = 160
"""A recipe that is narrower has its name over its cost."""


class Storeys(NamedTuple):
    """How high the parts of a tent are, from its recipes down."""

    recipe: float
    floor: float
    field: float


def across(width: float) -> int:
    """How many tents stand in a row."""
    return p.ELEMENTS if width >= 720 else 3


def slim(width: float) -> bool:
    return width - 16 < SLIM


def least(width: float) -> float:
    """How high a tent of this width must be."""
    recipe, floor = (84, 34 + 40) if slim(width) else (56, FLOOR)
    return TOP + BANNER + 5 + 2 * (recipe + 5) + floor + 5 + FIELD + 6


def height(scene: Scene, width: float) -> float:
    n = across(width)
    return -(-p.ELEMENTS // n) * (least((width - GAP * (n - 1)) / n) + GAP) - GAP


def board(scene: Scene, room: Rect) -> str:
    """All five tents, side by side."""
    n = across(room.w)
    rows = -(-p.ELEMENTS // n)
    w, h = (room.w - GAP * (n - 1)) / n, (room.h - GAP * (rows - 1)) / rows
    return "".join(tent(scene, k, room.cell(k, n, w, h, GAP, GAP)) for k in range(p.ELEMENTS))


def storeys(box: Rect) -> Storeys:
    """What is left over goes to recipes until they can tell all, then to the field."""
    spare = max(0.0, box.h - least(box.w))
    recipe = min(spare * 0.22, 46) if not slim(box.w) else 18 if spare > 60 else 0
    floor = min(spare * 0.06, 10)
    low = Storeys(84, 74, FIELD) if slim(box.w) else Storeys(56, FLOOR, FIELD)
    return Storeys(low.recipe + recipe, low.floor + floor, low.field + spare - 2 * recipe - floor)


def tent(scene: Scene, tent: int, box: Rect) -> str:
    """A tent as a column, from roof to favour field."""
    tint, (recipe, floor, field) = TINTS[tent], storeys(box)
    x, w = box.x + 8, box.w - 16
    y = box.y + TOP + BANNER
    out = [paint.rect(box.x + 2, y - 6, box.w - 4, box.bottom - y + 4, 6, fill="url(#parchment)", stroke=tint.shade,
                      stroke_width=2)]  # fmt: skip
    out.append(roof(scene, tent, Rect(box.x, box.y, box.w, TOP + BANNER)))
    y += 5
    for slot in range(p.SLOTS):
        out.append(recipe_place(scene, tent, slot, Rect(x, y, w, recipe)))
        y += recipe + 5
    out.append(ground_and_bins(scene, tent, Rect(x, y, w, floor)))
    return scene.about("tents", tent, *out, favour_field(scene, tent, Rect(x, y + floor + 5, w, field)))


def one(tent: int) -> Callable[[Scene, Rect], str]:
    """A single tent, lying: for a phone."""
    return lambda scene, room: lying(scene, tent, room)


def lying_height(scene: Scene, width: float) -> float:
    return 46 + 6 + 64 + 5 + FLOOR + 2 + 5 + 56 + 7


def lying(scene: Scene, tent: int, box: Rect) -> str:
    """A tent across a phone: its cloth as a band, then recipes side by side, ground and bins, favours."""
    tint, spare = TINTS[tent], max(0.0, box.h - lying_height(scene, box.w))
    x, y, w, recipe = box.x + 8, box.y + 52, box.w - 16, 64 + min(20.0, spare * 0.5)
    half = (w - 6) / 2
    out = [paint.rect(box.x + 2, box.y + 20, box.w - 4, box.h - 22, 6, fill="url(#parchment)", stroke=tint.shade,
                      stroke_width=2)]  # fmt: skip
    out.append(awning(scene, tent, Rect(box.x, box.y, box.w, 46)))
    out += [recipe_place(scene, tent, slot, Rect(x + slot * (half + 6), y, half, recipe)) for slot in range(p.SLOTS)]
    y += recipe + 5
    out.append(ground_and_bins(scene, tent, Rect(x, y, w, FLOOR + 2)))
    y += FLOOR + 7
    return scene.about("tents", tent, *out, favour_field(scene, tent, Rect(x, y, w, box.bottom - y - 7)))


# Roof


def named(scene: Scene, tent: int, room: float) -> str:
    """Master and element; the master alone where both do not fit."""
    master = scene.say(f"master-{tent}")
    both = f"{master} · {scene.name('elements', tent)}"
    return both if paint.width_of(both, 15.5, small_caps=True) <= room else master


def roof(scene: Scene, tent: int, box: Rect) -> str:
    """The cloth of a tent with its sign, its pile of recipes at the left, its supply at the right, its name under it."""
    tint, (x, y, w, _) = TINTS[tent], box
    low = y + TOP
    cloth = roof_path(x, y + 3, w, TOP - 3)
    stripes = "".join(
        f"M{pen(box.cx, y + 3)}C{pen(box.cx + a * 0.04 * w, y + 20)} {pen(box.cx + a * 0.17 * w, low - 5)} "
        f"{pen(box.cx + a * 0.31 * w, low)}H{paint.num(box.cx + a * 0.14 * w)}C{pen(box.cx + a * 0.07 * w, low - 8)} "
        f"{pen(box.cx + a * 0.015 * w, y + 20)} {pen(box.cx, y + 3)}Z"
        for a in (-1, 1)
    )
    return (
        f'<path d="{cloth}" fill="{tint.cloth}" stroke="{INK}"/><path d="{stripes}" fill="#fff4d8" fill-opacity=".3"/>'
        + paint.rect(x + 0.5, low, w - 1, BANNER, 3, fill=tint.shade, stroke=INK)
        + paint.text(box.cx, low + 17, named(scene, tent, w - 8), 15.5, anchor="middle", fill="#fff7e0", small_caps=True)
        + parts.token(tent, box.cx, low - 13, 34)
        + pile(scene, tent, x + 6, y + 5)
        + supply(scene, tent, Rect(box.right - 52, y + 1, 51, 44), CREAM)
    )


def roof_path(x: float, y: float, w: float, h: float) -> str:
    cx, low = x + w / 2, y + h
    left = f"C{pen(cx - 0.03 * w, y + h * 0.48)} {pen(cx - 0.27 * w, y + h * 0.84)} {pen(x, low)}"
    right = f"C{pen(cx + 0.27 * w, y + h * 0.84)} {pen(cx + 0.03 * w, y + h * 0.48)} {pen(cx, y)}"
    return f"M{pen(cx, y)}{left}H{paint.num(x + w)}{right}Z"


def pen(x: float, y: float) -> str:
    return f"{paint.num(x)} {paint.num(y)}"


def awning(scene: Scene, tent: int, box: Rect) -> str:
    """The cloth of a lying tent: a band with a scalloped hem."""
    tint, (x, y, w, h) = TINTS[tent], box
    step = w / 12
    hem = "".join(f"q{paint.num(-step / 2)} 9 {paint.num(-step)} 0" for _ in range(12))
    words = named(scene, tent, w - 190)
    return (
        f'<path d="M{pen(x + 1, y + 6)}q0-5 5-5H{paint.num(x + w - 6)}q5 0 5 5V{paint.num(y + h - 8)}{hem}Z" '
        f'fill="{tint.shade}" stroke="{INK}"/>'
        + parts.token(tent, x + 26, y + 21, 32)
        + paint.text(x + 50, y + 27, words, 17, fill="#fff7e0", small_caps=True)
        + pile(scene, tent, x + w - 118, y + 10)
        + supply(scene, tent, Rect(x + w - 58, y + 1, 56, 44), "#fff7e0")
    )


def pile(scene: Scene, tent: int, x: float, y: float) -> str:
    """The recipe pile of a tent."""
    left = scene.s.left[tent]
    card = Rect(x, y, 15, 20)
    body = (
        paint.rect(*card, 3, fill=TINTS[tent].shade, stroke=CREAM, stroke_width=1.2)
        if left
        else paint.empty_place(card, 3, CREAM)
    )
    tip = paint.tag("title", paint.esc(scene.say("pile", n=left)))
    words = paint.text(x + 20, y + 15, f"×{left}", 14, fill=CREAM, bold=True)
    return paint.about("pile", tip, parts.surface(Rect(x, y, 40, 20)), body, words)


def supply(scene: Scene, element: int, box: Rect, ink: str) -> str:
    """The supply of an element: a click takes a token, by trade or by the Horn of Plenty."""
    count = scene.s.supply[element]
    x, y = box.right - 42, box.y + 14
    body = parts.token(element, x + 10, y, 20, not count) + parts.number(x + 23, y, count, 14, ink, ink)
    for question, family in (("first", "trade"), ("trade", "trade"), ("move", "trade"), ("brew", "trade"), ("horn", "grab")):
        if scene.mine and scene.question == question:
            return scene.of_element("supply", element, scene.hand.act(scene.action(family, element), box, body, radius=8))
    tip = paint.tag("title", paint.esc(scene.say("supply", n=count)))
    return scene.of_element("supply", element, tip, parts.surface(box), body)


# Recipes


def recipe_place(scene: Scene, tent: int, slot: int, box: Rect) -> str:
    recipe = scene.s.slot[tent][slot]
    if recipe == p.NOTHING or not scene.started:
        return paint.about("slot", parts.surface(box), paint.empty_place(box, 6, SEPIA))
    return clickable_recipe(scene, recipe, box, recipe_card(scene, recipe, box))


def recipe_card(scene: Scene, recipe: int, box: Rect) -> str:
    """A recipe: item, line and family, cost, what it pays at once; where there is room, what copies of it pay each round."""
    item = scene.components.items[scene.numbers.item[recipe]]
    grown = 1 + min(0.25, max(0.0, (box.h - 84) / 72)) if box.w >= 190 else 1.0
    art = 30.0 if box.w < SLIM else min(38.0 * grown, box.h - 26)
    x, signs = box.x + 6 + art / 2, box.y + art + 14
    return scene.about(
        "recipes",
        recipe,
        paint.rect(*box, 6, fill=parts.CARD, stroke="#a3824a", stroke_width=1.2),
        parts.drawing(f"i-{item.id}", x, box.y + 5 + art / 2, art),
        paint.about(f"princes {item.prince}", parts.drawing(f"p-{item.prince}", x - 8 * grown, signs, 14 * grown)),
        paint.about(f"families {item.family}", parts.drawing(f"f-{item.family}", x + 8 * grown, signs, 14 * grown)),
        (name_over_cost if box.w < SLIM else name_beside_bonus)(scene, recipe, box, art + 11, grown),
    )


def name_over_cost(scene: Scene, recipe: int, box: Rect, left: float, grown: float) -> str:
    """The words of a narrow recipe."""
    x, y, w, h = box
    card, item = scene.components.recipes[recipe], scene.numbers.item[recipe]
    name, room = scene.name("items", item), w - left - 2
    size = 14 if all(paint.width_of(word, 14, bold=True) <= room for word in name.split()) else 13
    lines = paint.wrapped(name, room, size, bold=True)
    out = paint.rows(x + left, y + 17, lines, size, 15, bold=True)
    out += parts.bonus(x + w - 16, y + 36, card.bonus) if len(lines) > 1 else parts.bonus(x + left + 10, y + 24, card.bonus)
    low = y + (84 if h >= 102 else h) - 26
    out += paint.line(x + 5, low, x + w - 5, low, "#d9bf8b")
    if h >= 102:
        words = paint.text(x + 6, y + h - 9, copies(scene, item, w - 10, 12), 12, fill=SEPIA, fit=w - 10)
        out += paint.about("duplicates", words)
    return out + cost(card.cost, Rect(x + 5, low + 1, w - 8, 24))


def name_beside_bonus(scene: Scene, recipe: int, box: Rect, left: float, grown: float) -> str:
    """The words of a wide recipe."""
    x, y, w, h = box
    card, item = scene.components.recipes[recipe], scene.numbers.item[recipe]
    size = (14 if h > 78 else 13.5) * grown
    out = block(x + left, y + 7, scene.name("items", item), w - left - 27, size, bold=True, leading=1.1)
    out += parts.bonus(x + w - 15, y + 3, card.bonus)
    if h >= 78:
        words = copies(scene, item, w - left - 4, 12 * grown)
        line = paint.text(x + left, y + h - 8, words, 12 * grown, fill=SEPIA, fit=w - left - 4)
        out += paint.about("duplicates", line)
    low = y + h - (48 + 8 * (grown - 1) if h >= 78 else 29)
    return out + cost(card.cost, Rect(x + left, low, w - left - 4, 24), grown)


def copies(scene: Scene, item: int, room: float, size: float) -> str:
    """What two, three or four copies of an item pay each round: one by one where that fits."""
    each = each_copy(scene, item)
    if paint.width_of(each, size) <= room:
        return each
    pays = {str(n + 2): str(florims) for n, florims in enumerate(scene.components.items[item].duplicates)}
    return scene.say("copies", n=f"{min(pays)}–{max(pays)}", florims=", ".join(pays.values()))


def each_copy(scene: Scene, item: int) -> str:
    """What copies of an item pay each round, one by one."""
    duplicates = scene.components.items[item].duplicates
    return ", ".join(scene.say("copies", n=str(n + 2), florims=str(florims)) for n, florims in enumerate(duplicates))


def cost(tokens: list[int], box: Rect, grown: float = 1) -> str:
    used = [element for element in range(p.ELEMENTS) if tokens[element]]
    step = min(36.0 * grown, box.w / max(4, len(used)))
    size = 16 * grown if step > 26 * grown else 16
    return "".join(
        parts.counted(f"t-{element}", box.x + k * step, box.cy, tokens[element], size, size * 0.875)
        for k, element in enumerate(used)
    )


def clickable_recipe(scene: Scene, recipe: int, box: Rect, body: str) -> str:
    """Won by a click when it can be paid, with what it adds to the salary; or replaced by Invisible Ink."""
    if scene.chosen_card == p.INK:
        return scene.hand.act(scene.action("invisible_ink", recipe), box, body, radius=6, id=f"recipe-{recipe}")
    learn = scene.action("learn", recipe)
    if scene.mine and scene.question in ("first", "brew"):
        more = scene.raise_by(recipe) if scene.hand.may(learn) else 0
        return scene.hand.act(learn, box, body, radius=6, id=f"recipe-{recipe}") + (raises(scene, more, box) if more else "")
    return paint.group(body, id=f"recipe-{recipe}")


def raises(scene: Scene, more: int, box: Rect) -> str:
    """What a recipe would add to the salary, as a badge on its edge."""
    tip = paint.tag("title", paint.esc(scene.say("raise", n=more)))
    return paint.about("raise", tip, paint.badge(box.right - 48, box.y, f"+{more}", 12, GOLD_DARK, "#fff7e0", cls="raise"))


# Ground and bins


def ground_and_bins(scene: Scene, tent: int, box: Rect) -> str:
    """The apprentices, beside the bins or over them. While an apprentice is moved the whole floor is its target, and says the
    price: the bins are empty then."""
    action = ground_action(scene, tent)
    body = parts.surface(box)
    body += "" if scene.over else paint.line(box.x, box.y - 2, box.right, box.y - 2, "#a3824a", 0.8)
    if action >= 0 or (scene.phase == 7 and scene.question == "move"):
        body += apprentices(scene, tent, Rect(box.x + 2, box.y, box.w - 70, box.h))
        body += price(scene, tent, box)
    elif box.h > 64:
        body += apprentices(scene, tent, Rect(box.x, box.y, box.w, box.h - 40))
        body += bins(scene, tent, Rect(box.x, box.bottom - 38, box.w, 38))
    else:
        wide = min(box.w * 0.68, 38.0 * scene.numbers.bins[scene.seats])
        body += apprentices(scene, tent, Rect(box.x, box.y, box.w - wide - 4, box.h))
        body += bins(scene, tent, Rect(box.right - wide, box.y + 2, wide, box.h - 4))
    if ("ground", tent) in scene.traces:
        body += paint.traced(box, 8)
    return paint.about("ground", scene.hand.act(action, box, body, radius=8) if action >= 0 else body)


def apprentices(scene: Scene, tent: int, box: Rect) -> str:
    """Who stands there; the one to be moved now stands on a bright disc."""
    here = scene.apprentices(tent)
    size = min(34.0, box.h)
    step = min(size * 0.72, (box.w - size * 0.7) / max(1, len(here) - 1))
    out = []
    for k, colour in enumerate(here):
        x = box.x + size * 0.42 + k * step
        if colour == scene.moving:
            out.append(paint.circle(x, box.cy, size * 0.6, fill="#fff1b8", stroke=RUST, stroke_width=2))
        out.append(parts.pawn(scene, colour, x, box.cy, size))
    return "".join(out)


def price(scene: Scene, tent: int, box: Rect) -> str:
    """What the player in turn pays to go there, or to stay."""
    words = price_words(scene, tent)
    if not words:
        return ""
    return paint.about(
        "price",
        paint.text(box.right - 44, box.cy + 4.5, words, 13, anchor="end", fill=SEPIA),
        parts.token(tent, box.right - 28, box.cy, 20),
        parts.number(box.right - 14, box.cy, scene.price(tent)),
    )


def price_words(scene: Scene, tent: int) -> str:
    """Whether the player in turn would go there or stay; nothing while nobody moves."""
    if scene.question != "move" or not scene.started:
        return ""
    seat = scene.in_turn if scene.in_turn >= 0 else scene.me
    return scene.say("stay" if seat >= 0 and scene.s.tent[scene.s.colour[seat]] == tent else "go")


def price_of(scene: Scene, tent: int) -> str:
    """The same with the price, in words."""
    words = price_words(scene, tent)
    return f"{words} {scene.texts.say('tokens', n=scene.price(tent))}" if words else ""


def ground_action(scene: Scene, tent: int) -> int:
    """What a click on the floor of a tent does now, or -1."""
    s = scene.s
    if not scene.mine:
        return -1
    if scene.chosen_card == p.LETTER:
        return scene.action("letter", tent)
    if scene.chosen_card == p.JOSTLE and scene.chosen_thing != p.NOTHING:
        return scene.action("jostle", scene.chosen_thing, tent)
    if scene.question == "colour":
        return scene.action("colour", tent)
    if scene.question == "move":
        return scene.action("stay") if s.tent[s.colour[scene.me]] == tent else scene.action("go", tent)
    if scene.question == "neutral":
        return scene.action("leave", s.turn) if s.tent[s.turn] == tent else scene.action("neutral", s.turn, tent)
    return -1


def bins(scene: Scene, tent: int, box: Rect) -> str:
    """The bins in use, largest first: tokens there now."""
    n = scene.numbers.bins[scene.seats]
    step = box.w / n
    out = [paint.tag("title", paint.esc(scene.say("bins"))), parts.surface(box)]
    for k, x in enumerate(parts.shares(box.x, box.w, n)):
        cell = Rect(x + 1, box.y, step - 2, box.h)
        tokens = scene.s.bins[tent][k]
        if tokens:
            out.append(paint.rect(*cell, 5, fill="#3b2a1c"))
            out.append(parts.token(tent, cell.cx, cell.y + box.h * 0.3, min(17.0, step - 4)))
            out.append(paint.text(cell.cx, cell.bottom - 5, tokens, 14, anchor="middle", fill="#fff1cf", bold=True))
        else:
            out.append(paint.empty_place(cell.inset(0.5), 5))
    return scene.of_element("bins", tent, *out)


# The favour cards


def favour_field(scene: Scene, tent: int, box: Rect) -> str:
    """The favour cards at an element: face down in stacks by owner, later those that won a bin by rank. A click lays the chosen
    card, looks by Glass Eye, puts a card here by False Seal, or names a card here: at once where only one can be meant."""
    out = parts.surface(box) + paint.rect(*box, 6, fill="none", stroke=INK, stroke_opacity=".4", stroke_dasharray="3 3")
    out += stacks(scene, tent, box)
    if ("field", tent) in scene.traces:
        out += paint.traced(box.inset(1), 7)
    if len(scene.meant(tent)) > 1 and tent != scene.chosen_thing:
        words = scene.say("look-here", card=scene.name("mysteries", scene.chosen_card), element=scene.name("elements", tent))
        return scene.of_element(
            "field", tent, scene.hand.draft(f"card{scene.chosen_card}-{tent}", words, box, out, radius=7)
        )
    action = field_action(scene, tent)
    return scene.of_element("field", tent, scene.hand.act(action, box, out, radius=7) if action >= 0 else out)


def field_action(scene: Scene, tent: int) -> int:
    """What a click on the field of a tent does now, or -1."""
    if scene.chosen_card == p.EYE:
        return scene.action("glass_eye", tent)
    if scene.chosen_card == p.SEAL and scene.chosen_thing != p.NOTHING:
        return scene.action("false_seal", scene.chosen_thing, tent)
    if len(scene.meant(tent)) == 1:
        return scene.meant(tent)[0]
    return scene.action("place", scene.chosen_favour, tent) if scene.chosen_favour != p.NOTHING else -1


def stacks(scene: Scene, tent: int, box: Rect) -> str:
    cards = scene.favours_at(tent)
    if not cards:
        words = ""
        if scene.chosen_favour != p.NOTHING and scene.may("place", scene.chosen_favour, tent):
            words = scene.say("lay", n=scene.chosen_favour + 1)
        elif scene.started and not scene.over and scene.phase < 5:
            words = scene.say("favours-later")
        size = 13
        lines = paint.wrapped(words, box.w - 10, size)
        top = box.cy + 4.5 - (len(lines) - 1) * 8
        return paint.rows(box.cx, top, lines, size, 16, anchor="middle", italic=True, fill=parts.QUIET)
    bearing, others = [card for card in cards if card.tokens], [card for card in cards if not card.tokens]
    if not bearing:
        return by_owner(scene, cards, box)
    if others and box.h >= 116:
        half = box.h / 2
        low = Rect(box.x, box.y + half, box.w, half)
        return ranked(scene, tent, bearing, 0, Rect(box.x, box.y, box.w, half)) + by_owner(scene, others, low)
    return ranked(scene, tent, bearing, len(others), box)


def by_owner(scene: Scene, cards: list[Favour], box: Rect) -> str:
    """A stack for each owner, in turn order."""
    owners = [seat for seat in scene.order if any(card.seat == seat for card in cards)]
    slot = min(84.0, (box.w - 8) / max(len(owners), 3))
    return "".join(
        stack(scene, [card for card in cards if card.seat == seat], Rect(box.x + 4 + k * slot, box.y + 5, slot, box.h - 8))
        for k, seat in enumerate(owners)
    )


def stack(scene: Scene, cards: list[Favour], box: Rect) -> str:
    """The cards of one owner with the values that are known, or how many they are: beside them, or below where that is too
    wide."""
    known = "·".join(str(card.value) for card in cards if card.value)
    hidden = sum(not card.value for card in cards)
    words = f"{known}+{hidden}" if known and hidden else known or f"×{hidden}"
    wide, fan = paint.width_of(words, 13, bold=True) + 4, 2 * (len(cards) - 1)
    h = min(box.h - 2, 76)
    beside = h < 50 and h * 0.68 + fan + wide <= box.w - 2
    h = h - fan * 0.5 if beside else min(box.h - 17 - fan * 0.5, 76)
    w = min(h * 0.68, box.w - 8)
    top = Rect(box.cx - (w + (fan + wide if beside else 0)) / 2, box.cy - (h - fan * 0.5 + (0 if beside else 16)) / 2, w, h)
    shade = TINTS[scene.s.colour[cards[0].seat]].shade
    out = "".join(
        paint.rect(top.x + 2 * k, top.y - k, w, h, 4, fill=shade, stroke=INK) for k in range(len(cards) - 1, 0, -1)
    )
    out += parts.favour_back(scene, cards[0].seat, top)
    if beside:
        return out + paint.text(top.right + fan + 4, top.cy + 5, words, 13, bold=True)
    return out + paint.text(box.cx, top.bottom + 14, words, 13, anchor="middle", bold=True, fit=box.w + 5)


def ranked(scene: Scene, tent: int, cards: list[Favour], others: int, box: Rect) -> str:
    """The favour cards that won a bin, by rank, with the tokens on them; then how many won none."""
    slot = min(72.0, (box.w - 6) / max(len(cards) + (others > 0), 4))
    h = min(box.h - 24, 70)
    w = min(h * 0.8, slot - 3)
    top = box.cy - (h + 18) / 2
    out = []
    for k, card in enumerate(cards):
        cx = box.x + 3 + (k + 0.5) * slot
        out.append(parts.favour_face(scene, card.seat, Rect(cx - w / 2, top, w, h), card.value))
        won = parts.token(tent, cx - 6, top + h + 11, 14) + parts.number(cx + 3, top + h + 11, card.tokens, 13)
        out.append(paint.about("won", won))
    if others:
        cx = box.x + 3 + (len(cards) + 0.5) * slot
        tip = paint.tag("title", paint.esc(scene.say("no-bin", n=others)))
        out.append(paint.group(tip, paint.text(cx, top + h * 0.5 + 5, f"+{others}", 13, anchor="middle", fill=SEPIA)))
    return "".join(out)
