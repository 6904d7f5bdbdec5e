"""What the modules add to the picture: special scenery, command cards, secret objectives."""

from __future__ import annotations

from html import escape

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, GOLD, INK, PARCHMENT, SAND, SEPIA, Rect
from athanor.games.alkemy.picture import ground
from athanor.games.alkemy.picture.art import WAXES
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q

PURPLE, BRASS = "#4b2f6b", "#e2c88f"
LEADING = 1.36  # from line to line, by size
VISIONS = ("eye-shut", "eye-half", "eye")
CROSSINGS = ("walk", "mire", "clutter", "climb", "bar")
EFFECTS = ("flame", "skull", "cup", "spiral", "claim", "alchemist", "moon", "leaf")


# Scenery


def vision_of(scene: Scene, e: int) -> int:
    s = scene.s
    return p.SPARSE if s.sparse >> e & 1 else p.SEE_THROUGH if s.clear >> e & 1 else p.OPAQUE


def crossings_of(scene: Scene, e: int) -> list[int]:
    """The rules of crossing of an element that is on the table (AK-224)."""
    s = scene.s
    if s.closed >> e & 1:
        return [p.CLIMBED] if s.climbs >> e & 1 else [p.IMPASSABLE]
    return [k for k, among in ((p.AWKWARD, s.mire), (p.CLUTTERED, s.thick)) if among >> e & 1] or [p.OPEN]


def nature_tag(scene: Scene, e: int, x: float, y: float, q: float) -> str:
    """What an element is to sight and to moves, and its special effect, under its size."""
    signs = [VISIONS[vision_of(scene, e)], *(CROSSINGS[k] for k in crossings_of(scene, e))]
    wide = 17 * q * len(signs)
    box = Rect(x - wide / 2 - 2 * q, y - 8 * q, wide + 4 * q, 16 * q)
    out = [paint.rect(*box, 5 * q, fill=PARCHMENT, fill_opacity=".94", stroke=INK, stroke_width=0.9)]
    for k, sign in enumerate(signs):
        out.append(paint.glyph(sign, x - wide / 2 + (k + 0.5) * 17 * q, y, 11.5 * q, INK))
    return "".join(out)


def effect_tag(scene: Scene, e: int, x: float, y: float, q: float) -> str:
    effect = scene.s.special[e] - 1
    if effect < 0:
        return ""
    name = scene.name("effects", effect)
    return paint.group(
        f"<title>{escape(name)}</title>",
        paint.circle(x, y, 11 * q, fill=PURPLE, stroke=GOLD, stroke_width=1.4),
        paint.glyph(EFFECTS[effect], x, y, 13 * q, CREAM),
        id=f"effect-{e + 1}",
    )


def described(scene: Scene, e: int) -> str:
    """An element in words: sight, crossing, effect."""
    words = [scene.name("visions", vision_of(scene, e))]
    words += [scene.name("crossings", k) for k in crossings_of(scene, e)]
    if scene.s.special[e]:
        words.append(scene.name("effects", scene.s.special[e] - 1))
    return ", ".join(words)


# Faces of choices


def sheet(box: Rect, bright: bool, edge: str = "#6d4f22") -> str:
    return paint.rect(*box, 7, fill="#fbf4e0" if bright else "#d5c6a3", stroke=edge, stroke_width=1.2)


def lines(words: str, box: Rect, left: float, top: float, size: float, most: int, fill: str = SEPIA) -> str:
    rows = paint.wrapped(words, box.right - left - 7, size)[:most]
    return "".join(
        paint.text(left, top + k * size * 1.2, row, size, fill=fill, fit=box.right - left - 6) for k, row in enumerate(rows)
    )


def gift_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """A special effect to give (AK-222)."""
    effect = action - A.give
    bright = scene.hand.may(action)
    return paint.group(
        sheet(box, bright),
        paint.circle(box.x + 20, box.cy, 14, fill=PURPLE, stroke=GOLD, stroke_width=1.3),
        paint.glyph(EFFECTS[effect], box.x + 20, box.cy, 17, CREAM),
        paint.text(box.x + 40, box.cy + 5, scene.name("effects", effect), 13, bold=True, fit=box.right - box.x - 46),
        opacity=None if bright else ".55",
    )


def onto_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """An element of the table: its number, its look, its effect."""
    e = action - A.onto
    kind = scene.s.element[e]
    scale = min((box.h - 8) / 82, 0.6)
    out = [sheet(box, True), ground.scenery(kind, 0, box.x + 28, box.cy, scale)]
    name = f"{e + 1}. {scene.name('scenery', kind)}"
    out.append(paint.text(box.x + 56, box.cy - 2, name, 13, bold=True, fit=box.right - box.x - 62))
    out.append(paint.text(box.x + 56, box.cy + 14, described(scene, e), 11.5, fill=SEPIA, fit=box.right - box.x - 62))
    return "".join(out)


def command_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """A command card: cost, name, what it does (AK-242)."""
    card = action - A.command
    bright = scene.hand.may(action) or bool(scene.me >= 0 and scene.s.commands[scene.me] >> card & 1)
    taken = scene.asks(Q.hand) and not scene.hand.may(action)
    return paint.group(
        sheet(box, bright, PURPLE if taken else "#6d4f22"),
        cost_seal(box.x + 20, box.y + 20, scene.components.commands[card].cost),
        paint.text(box.x + 40, box.y + 20, scene.name("commands", card), 13.5, bold=True, fit=box.right - box.x - 46),
        lines(scene.say(f"command-{scene.components.commands[card].id}"), box, box.x + 40, box.y + 36, 11.5, 3),
        paint.glyph("check", box.right - 14, box.bottom - 14, 14, PURPLE) if taken else "",
        opacity=None if bright else ".55",
    )


def order_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """A command card that waits to take effect, and whose it is (AK-245)."""
    seat = action - A.obey
    card = scene.s.called[seat] - 1
    return (
        sheet(box, True, WAXES[seat].colour)
        + cost_seal(box.x + 20, box.y + 20, scene.components.commands[card].cost)
        + lines(scene.texts.action(action, scene.s), box, box.x + 40, box.y + 20, 13.5, 2, WAXES[seat].colour)
        + lines(scene.say(f"command-{scene.components.commands[card].id}"), box, box.x + 40, box.y + 52, 11.5, 2)
    )


def cost_seal(x: float, y: float, cost: int) -> str:
    return paint.circle(x, y, 13, fill="#6b1f1a", stroke=GOLD, stroke_width=1.4) + paint.text(
        x, y + 5.5, cost, 16, anchor="middle", fill=CREAM, bold=True
    )


def secret_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """A secret objective: points, bonus, what it asks for (AK-250)."""
    return sheet(box, True) + secret_words(scene, action - A.secret, box)


def secret_words(scene: Scene, secret: int, box: Rect) -> str:
    card = scene.components.secrets[secret]
    worth = f"{card.points}" + (f" (+{card.bonus})" if card.bonus else "")
    return (
        paint.glyph("scroll", box.x + 20, box.y + 21, 22, PURPLE)
        + paint.text(box.x + 40, box.y + 20, scene.name("secrets", secret), 13.5, bold=True, fit=box.right - box.x - 100)
        + paint.text(box.right - 8, box.y + 20, worth, 14, anchor="end", bold=True, fill=PURPLE)
        + lines(scene.say(f"secret-{card.id}"), box, box.x + 40, box.y + 36, 11.5, 3)
    )


# What a seat has in hand


def has_hand(scene: Scene) -> bool:
    """Something of the modules lies before the players."""
    return any(scene.s.reserve) or any(scene.s.secret)


def commanding(scene: Scene) -> bool:
    return bool(scene.s.options[p.COMMAND]) and not scene.over


def standing_orders(scene: Scene) -> list[tuple[int, int, bool]]:
    """Cards played this turn: seat, card, and whether they count."""
    s = scene.s
    return [
        (seat, s.called[seat] - 1, bool(s.orders[seat] >> (s.called[seat] - 1) & 1) or scene.s.asks == Q.cancel)
        for seat in range(scene.seats)
        if s.called[seat]
    ]


def called(scene: Scene) -> dict[int, tuple[str, bool]]:
    """By seat, the command card that lies before it and whether it counts."""
    out = {}
    for seat, card, stands in standing_orders(scene) if commanding(scene) else []:
        out[seat] = (scene.name("commands", card), stands)
    return out


def own_rows(scene: Scene) -> list[tuple[str, int, str]]:
    """Sign, seat or -1, words: one's own hand and secret objective; at the end those of all."""
    s, rows = scene.s, []
    if commanding(scene) and scene.me >= 0:
        own = [scene.name("commands", k) for k in range(p.COMMANDS) if s.commands[scene.me] >> k & 1]
        if own:
            rows.append(("hand", -1, ", ".join(own)))
    if s.options[p.COMPETITIVE]:
        shown = range(scene.seats) if scene.over else [scene.me] if scene.me >= 0 else []
        for seat in shown:
            if s.secret[seat]:
                name, card = scene.name("secrets", s.secret[seat] - 1), scene.components.secrets[s.secret[seat] - 1]
                words = scene.say("of", name=name, what=scene.say(f"secret-{card.id}"))
                rows.append(("scroll", seat if scene.over else -1, words))
    return rows


def own_lines(scene: Scene, w: float, size: float) -> int:
    return sum(len(paint.wrapped(words, w - 44, size)) for _, _, words in own_rows(scene))


def hand_height(scene: Scene, w: float, size: float = 12.5) -> float:
    return 14 + LEADING * size * (own_lines(scene, w, size) + (scene.seats if commanding(scene) else 0))


def reserves(scene: Scene, box: Rect, size: float) -> str:
    """Command points, cards in hand and the card that was called, a player a line (AK-240 to AK-242)."""
    out, cards = [], called(scene)
    for k, seat in enumerate(scene.around()):
        y = box.y + size + 6 + k * LEADING * size
        middle = y - size * 0.34
        out.append(paint.circle(box.x + 13, middle, size * 0.42, fill=WAXES[seat].colour, stroke=GOLD))
        for sign, n, across in (("crown", scene.s.reserve[seat], 27), ("hand", scene.s.held[seat], 61)):
            out.append(paint.glyph(sign, box.x + across, middle, size, BRASS))
            out.append(paint.text(box.x + across + 9, y, n, size, fill=CREAM, bold=True))
        if seat in cards:
            (name, stands), x, wide = cards[seat], box.x + 99, box.w - 105
            out.append(paint.glyph("claim", x - 9, middle, size, BRASS))
            out.append(paint.text(x, y, name, size, fill=CREAM if stands else SAND, bold=stands, fit=wide))
            if not stands:  # cancelled (AK-244)
                out.append(paint.line(x, middle, x + min(wide, paint.width_of(name, size)), middle, SAND))
    return paint.group(*out, id="reserves")


def hand_panel(scene: Scene, box: Rect, size: float = 12.5) -> str:
    """Reserves and cards called, one's own hand and secret objective: always in sight (AK-240 to AK-250). Beside one another in
    a low box, where words that need more lines are written smaller."""
    out, own = [paint.slate(box)], box
    if commanding(scene):
        low = box.h < hand_height(scene, box.w, size)
        beside, below = (box.w * 0.48, 0.0) if low else (0.0, LEADING * size * scene.seats)
        out.append(reserves(scene, Rect(box.x, box.y, beside or box.w, box.h), size))
        own = Rect(box.x + beside, box.y + below, box.w - beside, box.h - below)
    while size > 8 and 14 + LEADING * size * own_lines(scene, own.w, size) > own.h:
        size -= 0.5
    y = own.y + size + 6
    for sign, seat, words in own_rows(scene):
        if seat >= 0:
            out.append(paint.circle(own.x + 13, y - size * 0.34, size * 0.42, fill=WAXES[seat].colour, stroke=GOLD))
        out.append(paint.glyph(sign, own.x + 27, y - size * 0.34, size, BRASS))
        for k, row in enumerate(paint.wrapped(words, own.w - 44, size)):
            out.append(paint.text(own.x + 38, y, row, size, fill=CREAM, bold=k == 0, fit=own.w - 44))
            y += LEADING * size
    return paint.group(*out, id="hand")
