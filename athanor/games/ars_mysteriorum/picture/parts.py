"""The pieces of the table of Ars Mysteriorum, each drawn into a box of the picture."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, GOLD, GOLD_DARK, INK, RUST, SAND, SEPIA, Kind, Rect
from athanor.games.ars_mysteriorum.picture.glyphs import ELEMENT_GLYPHS, drawings
from athanor.games.ars_mysteriorum.picture.scene import TINTS, Scene, waxes_of
from athanor.games.ars_mysteriorum.rules import pieces as p

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
NAMES = tuple(ELEMENT_GLYPHS)


def defs(scene: Scene) -> str:
    kinds = [Kind(tint.cloth, f"e-{name}", tint.ink) for name, tint in zip(NAMES, TINTS, strict=True)]
    tokens = "".join(paint.piece_symbol(f"t-{k}", kind, "hexagon") for k, kind in enumerate(kinds))
    signs = {f"e-{name}": drawing for name, drawing in ELEMENT_GLYPHS.items()}
    return paint.symbols(waxes_of(scene.s), signs) + drawings() + tokens


def token(element: int, x: float, y: float, size: float, faint: bool = False) -> str:
    return paint.use(f"t-{element}", x, y, size, opacity=".3" if faint else None)


def counted(element: int, x: float, y: float, size: float, count: int, fill: str = INK) -> str:
    """A token with its number beside it."""
    shade = fill if count else ("#a48a5c" if fill == INK else SAND)
    return token(element, x, y, size, not count) + paint.text(
        x + size * 0.62, y + size * 0.27, count, size * 0.76, fill=shade, bold=bool(count)
    )


def drawing(name: str, x: float, y: float, size: float, faint: bool = False) -> str:
    return paint.use(name, x, y, size, opacity=".3" if faint else None)


def pawn(scene: Scene, colour: int, x: float, y: float, size: float) -> str:
    """An apprentice; a neutral one is grey with a ring of its colour."""
    tint, seat = TINTS[colour], scene.s.owner[colour]
    if seat == p.NOBODY:
        ring = paint.circle(x, y + size * 0.42, size * 0.24, fill=tint.cloth, stroke=INK, stroke_width=1)
        body = paint.use("pawn", x, y, size, "#9a948a") + ring
    else:
        body = paint.use("pawn", x, y, size, tint.cloth)
        body += paint.glyph(paint.EMBLEMS[seat], x, y + size * 0.24, size * 0.3, tint.ink)
    return paint.group(body, id=f"apprentice-{colour}", cls="piece")


def favour_back(scene: Scene, seat: int, box: Rect) -> str:
    tint = TINTS[scene.s.colour[seat]]
    x, y, w, h = box
    frame = paint.rect(x, y, w, h, 4, fill=tint.cloth, stroke=INK, stroke_width=1.2)
    frame += paint.rect(x + 3, y + 3, w - 6, h - 6, 2, fill="none", stroke=tint.ink, stroke_opacity=".55")
    return frame + paint.glyph(paint.EMBLEMS[seat], box.cx, box.cy, min(w, h) * 0.5, tint.ink)


def favour_face(scene: Scene, seat: int, box: Rect, value: int, tokens: int = 0, element: int = 0) -> str:
    tint = TINTS[scene.s.colour[seat]]
    x, y, w, h = box
    size = min(h * 0.5, w * 0.62)
    out = paint.rect(x, y, w, h, 4, fill="#f9f0da", stroke=INK, stroke_width=1.2)
    out += paint.rect(x + 2, y + 2, w - 4, h - 4, 3, fill="none", stroke=tint.cloth, stroke_width=2.6)
    out += paint.text(box.cx, y + h * 0.34 + size * 0.3, value, size, anchor="middle", bold=True)
    if tokens:
        return out + counted(element, x + w * 0.3, y + h * 0.78, w * 0.4, tokens)
    return out + paint.seal(seat, box.cx, y + h * 0.77, w * 0.2)


def recipe_card(scene: Scene, recipe: int, box: Rect) -> str:
    """A face-up recipe: item, cost, bonus, what its copies pay; won by a click when it can be paid."""
    x, y, w, h = box
    card = scene.components.recipes[recipe]
    item = next(one for one in scene.components.items if one.id == card.item)
    k = h / 148
    out = paint.rect(x, y, w, h, 6, fill="#fbf4e1", stroke="#8a6a38", stroke_width=1.2)
    out += drawing(f"p-{item.prince}", x + 14, y + 15 * k, 15) + drawing(f"f-{item.family}", x + 14, y + 35 * k, 15)
    out += f'<path d="M{x + w - 26} {y + 4}h21v17l-10.5 7l-10.5-7z" fill="{GOLD}" stroke="{INK}"/>'
    out += paint.text(x + w - 15.5, y + 20, card.bonus, 15, anchor="middle", fill="#fff7e0", bold=True)
    out += drawing(f"i-{item.id}", x + w / 2, y + 33 * k, 38 * k)
    name = getattr(item.name, scene.texts.language)
    out += paint.text(x + w / 2, y + 68 * k, name, 12.5, anchor="middle", bold=True, fit=w - 8)
    used = [element for element in range(p.ELEMENTS) if card.cost[element]]
    size = min(21.0, w / 4.2)
    for j, element in enumerate(used):
        left = x + w / 2 - 11 if len(used) % 2 and j == len(used) - 1 else x + size * 0.72 + (j % 2) * (w / 2 - 3)
        out += counted(element, left, y + (87 + (j // 2) * 24) * k, size, card.cost[element])
    scale = "  ".join(f"×{n + 2} {florims}" for n, florims in enumerate(item.duplicates))
    out += paint.text(x + w / 2, y + h - 6, scale, 11, anchor="middle", fill=SEPIA, fit=w - 8)
    return clickable_recipe(scene, recipe, box, out)


def clickable_recipe(scene: Scene, recipe: int, box: Rect, body: str) -> str:
    ink = scene.action("invisible_ink", recipe)
    if scene.chosen_card == p.INK and scene.hand.may(ink):
        scene.drawn.add(ink)
        return scene.hand.act(ink, box, body, radius=6)
    learn = scene.action("learn", recipe)
    if scene.mine and scene.question in ("first", "brew"):
        scene.drawn.add(learn)
        if scene.hand.may(learn):
            more = scene.raise_by(recipe)
            words = scene.say("raise", n=more) if box.w > 90 else f"+{more}"
            body += paint.badge(box.cx, box.y + 4, words, 11, GOLD_DARK, "#fff7e0", cls="raise") if more else ""
        return scene.hand.act(learn, box, body, radius=6, id=f"recipe-{recipe}")
    return paint.group(body, id=f"recipe-{recipe}")


def bin_row(scene: Scene, tent: int, box: Rect) -> str:
    """The bins: tokens there now, what is printed where there are fewer; unused ones are greyed out."""
    printed = scene.components.elements[tent].bins
    first = scene.numbers.first_bin[scene.seats]
    used = scene.numbers.bins[scene.seats]
    step = box.w / p.BINS
    out = ""
    for k in range(p.BINS):
        cell = Rect(box.x + k * step + 1, box.y, step - 2, box.h)
        live = first <= k < first + used
        fill = "#4d3524" if live else "#b9a581"
        out += paint.rect(*cell, 4, fill=fill, stroke=INK, stroke_opacity="1" if live else ".3")
        tokens = scene.s.bins[tent][k - first] if live else 0
        if tokens:
            out += token(tent, cell.cx, cell.y + box.h * 0.33, min(19, box.h * 0.46))
            out += paint.text(cell.cx, cell.bottom - 4, tokens, 14, anchor="middle", fill="#fff1cf", bold=True)
        else:
            shown = f"0/{printed[k]}" if live else "–"
            out += paint.text(cell.cx, cell.cy + 5, shown, 12, anchor="middle", fill="#e2cb97" if live else "#6f5a35",
                              fit=cell.w - 2)  # fmt: skip
    return out


def favour_field(scene: Scene, tent: int, box: Rect, size: tuple[float, float]) -> str:
    """The favour cards at an element: up to fifteen, closer together the more there are. A click lays the chosen card."""
    w, h = size
    cards = scene.favours_at(tent)
    rows = 1 if len(cards) <= box.w // (w + 3) or box.h < 1.9 * h else 2
    across = max(1, -(-len(cards) // rows))
    step = min(w + 4, (box.w - 8 - w) / max(1, across - 1)) if across > 1 else w
    out = ""
    for k, (seat, value, _rank, tokens) in enumerate(cards):
        place = Rect(box.x + 5 + (k % across) * step, box.y + 5 + (k // across) * (h + 3), w, h)
        out += favour_face(scene, seat, place, value, tokens, tent) if value else favour_back(scene, seat, place)
    if scene.chosen_card == p.EYE:
        return clickable(scene, scene.action("glass_eye", tent), box, out)
    if scene.chosen_favour != p.NOTHING:
        shown = scene.chosen_favour + 1
        if scene.may("place", scene.chosen_favour, tent):
            out += paint.text(
                box.right - 6, box.bottom - 5, scene.say("lay", n=shown), 12, anchor="end", italic=True, fill=SEPIA
            )
        return clickable(scene, scene.action("place", scene.chosen_favour, tent), box, out)
    return out


def clickable(scene: Scene, action: int, box: Rect, body: str, radius: float = 8) -> str:
    scene.drawn.add(action)
    return scene.hand.act(action, box, body, radius=radius)


def ground(scene: Scene, tent: int, box: Rect, size: float) -> str:
    """The apprentices in a tent, and what it costs to go there or to stay; a click goes there."""
    out = ""
    for k, colour in enumerate(scene.apprentices(tent)):
        out += pawn(scene, colour, box.x + size * 0.5 + k * size * 0.72, box.bottom - size * 0.5, size)
    if scene.phase == 7 and scene.question == "move" and scene.started:
        seat = scene.in_turn if scene.in_turn >= 0 else scene.me
        here = seat >= 0 and scene.s.tent[scene.s.colour[seat]] == tent
        words = scene.say("stay" if here else "go")
        out += paint.text(box.right - 44, box.bottom - 8, words, 12, anchor="end", fill=SEPIA, italic=True)
        out += counted(tent, box.right - 30, box.bottom - 13, 19, scene.price(tent))
    action = ground_action(scene, tent)
    return clickable(scene, action, box, out) if action >= 0 else out


def ground_action(scene: Scene, tent: int) -> int:
    """What a click on the ground of a tent does now, or -1."""
    s = scene.s
    if not scene.mine:
        return -1
    if scene.chosen_card == p.LETTER:
        return scene.action("letter", tent)
    if scene.question == "move" and scene.chosen_card == p.NOTHING:
        return scene.action("stay") if s.tent[s.colour[scene.me]] == tent else scene.action("go", tent)
    if scene.question == "neutral":
        return scene.action("leave", s.turn) if s.tent[s.turn] == tent else scene.action("neutral", s.turn, tent)
    return -1


def supply(scene: Scene, element: int, x: float, y: float, size: float) -> str:
    """The supply of an element: a click takes a token, by trade or by the Horn of Plenty."""
    body = counted(element, x, y, size, scene.s.supply[element], CREAM)
    area = Rect(x - size * 0.7, y - 20, size * 2.2, 40)
    if scene.mine and scene.question in ("first", "trade", "move", "brew"):
        return clickable(scene, scene.action("trade", element), area, body)
    if scene.mine and scene.question == "horn":
        return clickable(scene, scene.action("grab", element), area, body)
    return body


def own_tokens(scene: Scene, box: Rect) -> str:
    """The tokens of this seat: given, paid, saved, or spent on a mystery card by a click."""
    families = {"give": "give", "pay": "pay", "save": "save", "brew": "mystery"}
    step = box.w / p.ELEMENTS
    out = ""
    for element in range(p.ELEMENTS):
        cell = Rect(box.x + element * step, box.y, step - 3, box.h)
        count = scene.s.tokens[scene.me][element] - (scene.s.given[element] if scene.question == "give" else 0)
        body = counted(element, cell.x + step * 0.3, cell.cy, min(26, step * 0.52), count)
        name = families.get(scene.question) if scene.mine else None
        out += clickable(scene, scene.action(name, element), cell, body) if name else body
    return out


def own_favours(scene: Scene, box: Rect) -> str:
    """The favour cards in hand: bid by a click, or picked to be placed."""
    hand = [value for value in range(p.VALUES) if scene.s.at[scene.me][value] == p.HAND]
    w = min(44.0, (box.w - 4) / max(1, len(hand)) - 5)
    out = ""
    for k, value in enumerate(hand):
        place = Rect(box.x + k * (w + 6), box.y, w, box.h)
        body = favour_face(scene, scene.me, place, value + 1)
        if scene.mine and scene.question == "bid":
            out += clickable(scene, scene.action("bid", value), place, body, 5)
        elif scene.chosen_favour != p.NOTHING and value != scene.chosen_favour:
            out += scene.hand.draft(f"favour{value}", scene.say("pick", n=value + 1), place, body, radius=5)
        else:
            mark = paint.rect(place.x, place.bottom + 3, w, 4, 2, fill=RUST) if value == scene.chosen_favour else ""
            out += body + mark
    return out


def mystery_chip(scene: Scene, kind: int, box: Rect, count: int = 1, room: float = 6) -> str:
    """A mystery card by emblem, name and window."""
    x, y, w, h = box
    card = scene.components.mysteries[kind]
    out = paint.tag("title", paint.esc(scene.mystery_rule(kind)))
    out += paint.rect(x, y, w, h, 5, fill="#3b2a4f", stroke=INK, stroke_width=1.2)
    out += paint.circle(x + h * 0.5, box.cy, h * 0.38, fill="#f6ecd3", stroke=INK)
    out += drawing(f"m-{card.id}", x + h * 0.5, box.cy, h * 0.5)
    name = getattr(card.name, scene.texts.language) + (f" ×{count}" if count > 1 else "")
    out += paint.text(x + h + 2, y + h * 0.45, name, 12.5, fill="#fff1cf", bold=True, fit=w - h - room)
    when = scene.say(f"when-{p.QUESTIONS[p.WHEN[kind]]}")
    return out + paint.text(x + h + 2, y + h * 0.82, when, 11, fill="#d8c7ee", italic=True, fit=w - h - 6)


def own_mysteries(scene: Scene, box: Rect, across: int) -> str:
    """The mystery hand: lit when it can be played, by a click or by choosing its target."""
    cards = scene.cards(scene.me)
    rows = max(1, -(-len(cards) // across))
    w, h = box.w / across - 4, min(42.0, box.h / rows - 4)
    out = ""
    for k, (kind, count) in enumerate(cards):
        place = box.cell(k, across, w, h)
        body = mystery_chip(scene, kind, place, count)
        play = scene.action("play", kind)
        name = scene.components.mysteries[kind].id
        if scene.hand.may(play):
            out += clickable(scene, play, place, body, 6)
        elif scene.targets(kind) and kind != scene.chosen_card:
            out += scene.hand.draft(f"card{kind}", scene.say("aim", card=scene.name("mysteries", kind)), place, body)
        elif kind == p.COUNTERSPELL and scene.may("counter"):
            out += clickable(scene, scene.action("counter"), place, body, 6)
        elif scene.hand.seated and kind != scene.chosen_card:
            out += scene.hand.act(play, place, body, radius=6, id=f"card-{name}")
        else:
            out += body + paint.rect(*place, 6, fill="none", stroke=GOLD, stroke_width=3)
    return out


def buttons(scene: Scene, box: Rect) -> str:
    """Whatever may be done and is not on the table: a button each."""
    actions = scene.leftover()
    if not actions:
        return ""
    widest = max(paint.width_of(scene.texts.action(action), 13, True, True) for action in actions) + 26
    across = max(1, min(len(actions), int(box.w // widest)), -(-len(actions) // max(1, int(box.h // 28))))
    rows = -(-len(actions) // across)
    w = box.w / across - 5
    h = min(40.0, box.h / rows - 4)
    out = ""
    for k, action in enumerate(actions):
        place = box.cell(k, across, w, h, 5)
        out += scene.hand.act(
            action, place, paint.key(place, scene.texts.action(action), size=min(14.0, h * 0.48)), radius=8
        )
        scene.drawn.add(action)
    return out


def shown_mysteries(scene: Scene, box: Rect, across: int) -> str:
    """The face-up mystery cards: taken by a click; or what others are known to hold."""
    cards = [kind for kind in range(p.KINDS) for _ in range(scene.s.shown[kind])]
    w, h = box.w / across - 4, 42.0
    out = ""
    for k, kind in enumerate(cards):
        place = box.cell(k, across, w, h)
        body = mystery_chip(scene, kind, place)
        take = scene.action("take", kind)
        if scene.mine and scene.question == "select" and take not in scene.drawn:
            out += clickable(scene, take, place, body, 6)
        else:
            out += body
    if not cards:
        known = [(seat, kind) for seat in scene.order for kind, n in scene.cards(seat) for _ in range(n) if seat != scene.me]
        for k, (seat, kind) in enumerate(known[: across * 4]):
            place = box.cell(k, across, w, 30)
            out += paint.group(mystery_chip(scene, kind, place, room=22), opacity=".85")
            out += paint.seal(seat, place.right - 9, place.y + 9, 8)
    return out
