"""What the modules add to the picture: special scenery, command cards, secret objectives."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from athanor.drawing import furniture, paint
from athanor.drawing.paint import CREAM, GOLD, INK, PARCHMENT, SEPIA, Rect
from athanor.games.alkemy.picture import stack
from athanor.games.alkemy.picture.art import RUBRIC, WAXES
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.picture.stack import Part
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q

PURPLE = "#4b2f6b"
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
    vision = vision_of(scene, e)
    signs = [(scene.ask("visions", vision), VISIONS[vision])]
    signs += [(scene.ask("crossings", k), CROSSINGS[k]) for k in crossings_of(scene, e)]
    wide = 17 * q * len(signs)
    box = Rect(x - wide / 2 - 2 * q, y - 8 * q, wide + 4 * q, 16 * q)
    out = [paint.rect(*box, 5 * q, fill=PARCHMENT, fill_opacity=".94", stroke=INK, stroke_width=0.9)]
    for k, (asked, sign) in enumerate(signs):
        cx = x - wide / 2 + (k + 0.5) * 17 * q
        under = paint.rect(cx - 8.5 * q, box.y, 17 * q, box.h, fill="none", pointer_events="all")
        out.append(paint.about(asked, under, paint.glyph(sign, cx, y, 11.5 * q, INK)))
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
        data_about=scene.ask("effects", effect),
    )


def described(scene: Scene, e: int) -> str:
    """An element in words: sight, crossing, effect."""
    words = [scene.name("visions", vision_of(scene, e))]
    words += [scene.name("crossings", k) for k in crossings_of(scene, e)]
    if scene.s.special[e]:
        words.append(scene.name("effects", scene.s.special[e] - 1))
    return ", ".join(words)


# Cards with words


def sheet(box: Rect, bright: bool, edge: str = "#6d4f22") -> str:
    return paint.rect(*box, 7, fill="#fbf4e0" if bright else "#d5c6a3", stroke=edge, stroke_width=1.2)


class Told(NamedTuple):
    """A card that is read: the sign at its left, its name, what it does."""

    name: str
    words: str
    ink: str = INK

    def rows(self, w: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return paint.wrapped(self.name, w - 52, 14, bold=True), paint.wrapped(self.words, w - 52, 13)

    def height(self, w: float) -> float:
        names, told = self.rows(w)
        return 14 + 17 * len(names) + 16.5 * len(told)

    def draw(self, box: Rect) -> str:
        names, told = self.rows(box.w)
        y = box.y + 19
        return paint.rows(box.x + 44, y, names, 14, 17, bold=True, fill=self.ink) + paint.rows(
            box.x + 44, y + 17 * len(names), told, 13, 16.5, fill=SEPIA
        )


def gift_face(scene: Scene, box: Rect, action: int) -> str:
    """A special effect to give (AK-222)."""
    effect = action - A.give
    bright = scene.hand.may(action)
    rows = paint.wrapped(scene.name("effects", effect), box.w - 48, 13, bold=True)
    return paint.group(
        sheet(box, bright),
        paint.circle(box.x + 21, box.cy, 14, fill=PURPLE, stroke=GOLD, stroke_width=1.3),
        paint.glyph(EFFECTS[effect], box.x + 21, box.cy, 17, CREAM),
        paint.rows(box.x + 42, box.cy + 5 - 8 * (len(rows) - 1), rows, 13, 16, bold=True),
        opacity=None if bright else ".6",
        data_about=scene.ask("effects", effect),
    )


def command_told(scene: Scene, action: int) -> Told:
    card = action - A.command
    return Told(scene.name("commands", card), scene.say(f"command-{scene.components.commands[card].id}"))


def command_face(scene: Scene, box: Rect, action: int) -> str:
    """A command card: cost, name, what it does (AK-242)."""
    card = action - A.command
    taken = scene.asks(Q.hand) and not scene.hand.may(action) and bool(scene.s.commands[scene.me] >> card & 1)
    return (
        sheet(box, scene.hand.may(action) or taken, PURPLE if taken else "#6d4f22")
        + cost_seal(box.x + 22, box.y + 22, scene.components.commands[card].cost)
        + command_told(scene, action).draw(box)
        + (paint.glyph("check", box.x + 22, box.y + 48, 16, PURPLE) if taken else "")
    )


def order_told(scene: Scene, action: int) -> Told:
    seat = action - A.obey
    words = scene.say(f"command-{scene.components.commands[scene.s.called[seat] - 1].id}")
    return Told(scene.texts.action(action, scene.s), words, WAXES[seat].colour)


def order_face(scene: Scene, box: Rect, action: int) -> str:
    """A command card that waits to take effect, and whose it is (AK-245)."""
    seat = action - A.obey
    cost = scene.components.commands[scene.s.called[seat] - 1].cost
    return (
        sheet(box, True, WAXES[seat].colour) + cost_seal(box.x + 22, box.y + 22, cost) + order_told(scene, action).draw(box)
    )


def cost_seal(x: float, y: float, cost: int) -> str:
    return paint.circle(x, y, 13, fill="#6b1f1a", stroke=GOLD, stroke_width=1.4) + paint.text(
        x, y + 5.5, cost, 16, anchor="middle", fill=CREAM, bold=True
    )


def secret_told(scene: Scene, secret: int) -> Told:
    """A secret objective: what it asks for, its points and its bonus (AK-250)."""
    card = scene.components.secrets[secret]
    worth = f"{card.points} (+{card.bonus})" if card.bonus else f"{card.points}"
    return Told(f"{scene.name('secrets', secret)} · {worth}", scene.say(f"secret-{card.id}"))


def secret_face(scene: Scene, box: Rect, action: int) -> str:
    return (
        sheet(box, True)
        + paint.glyph("scroll", box.x + 22, box.y + 22, 24, PURPLE)
        + secret_told(scene, action - A.secret).draw(box)
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


def own_rows(scene: Scene) -> list[tuple[str, int, list[tuple[str, str]]]]:
    """Sign, seat or -1, words with what is asked about each: one's own hand and secret objective; at the end those of all."""
    s, rows = scene.s, []
    if commanding(scene) and scene.me >= 0:
        held = [k for k in range(p.COMMANDS) if s.commands[scene.me] >> k & 1]
        if held:
            rows.append(("hand", -1, [(scene.ask("commands", k), scene.name("commands", k)) for k in held]))
    if s.options[p.COMPETITIVE]:
        shown = range(scene.seats) if scene.over else [scene.me] if scene.me >= 0 else []
        for seat in shown:
            if s.secret[seat]:
                name, card = scene.name("secrets", s.secret[seat] - 1), scene.components.secrets[s.secret[seat] - 1]
                words = scene.say("of", name=name, what=scene.say(f"secret-{card.id}"))
                rows.append(("scroll", seat if scene.over else -1, [(f"secrets {card.id}", words)]))
    return rows


def hand_parts(scene: Scene, w: float) -> list[Part]:
    """Reserves and cards called, one's own hand and secret objective: always at hand (AK-240 to AK-250)."""
    lines = [reserve_part(scene, seat) for seat in scene.around()] if commanding(scene) else []
    return lines + [own_part(sign, seat, said, w) for sign, seat, said in own_rows(scene)]


def hand_height(scene: Scene, width: float) -> float:
    return stack.height(hand_parts(scene, width - 2 * furniture.PAD), head=True)


def hand_panel(scene: Scene, room: Rect) -> str:
    shown = hand_parts(scene, room.w - 2 * furniture.PAD)
    return paint.group(furniture.sheet(room, scene.say("panel-hand")), stack.lay(shown, room, head=True), id="hand")


def reserve_part(scene: Scene, seat: int) -> Part:
    """Command points, cards in hand and the card that was called (AK-240 to AK-242)."""

    def draw(room: Rect) -> str:
        y, called_now = room.cy, called(scene).get(seat)
        out = [paint.about(f"seat {seat}", paint.seal(seat, room.x + 11, y, 11))]
        shown = ("reserve", "crown", scene.s.reserve[seat], 34), ("hand", "hand", scene.s.held[seat], 78)
        for name, sign, n, across in shown:
            number = paint.text(room.x + across + 12, y + 5, n, 14, bold=True)
            out.append(paint.about(name, paint.glyph(sign, room.x + across, y, 16, INK), number))
        if called_now:
            (name, stands), x = called_now, room.x + 132
            card = [paint.glyph("claim", x - 12, y, 15, RUBRIC)]
            card.append(paint.text(x, y + 5, name, 14, bold=stands, fill=INK if stands else SEPIA, fit=room.right - x))
            if not stands:  # cancelled (AK-244)
                wide = min(room.right - x, paint.width_of(name, 14))
                card.append(paint.group(paint.line(x, y, x + wide, y, SEPIA), cls="cancelled"))
            out.append(paint.about(scene.ask("commands", scene.s.called[seat] - 1), *card))
        return paint.group(*out, id=f"reserve-{seat}")

    return Part(26, draw)


def own_part(sign: str, seat: int, said: list[tuple[str, str]], w: float) -> Part:
    """A line of what one holds; at the end whose it was."""
    left = 26 if seat < 0 else 50
    words = stack.listed(said, w - left, 13)

    def draw(room: Rect) -> str:
        return (
            (paint.seal(seat, room.x + 10, room.y + 9, 10) if seat >= 0 else "")
            + paint.about(said[0][0], paint.glyph(sign, room.x + left - 16, room.y + 9, 16, PURPLE))
            + words.draw(Rect(room.x + left, room.y + 2, w - left, words.high))
        )

    return Part(words.high + 4, draw)
