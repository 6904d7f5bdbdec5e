"""One's own hand: favour cards, mystery cards, tokens."""

from __future__ import annotations

from typing import NamedTuple

from athanor.drawing import paint
from athanor.drawing.furniture import HEAD, PAD, sheet
from athanor.drawing.paint import GOLD, RUST, Rect
from athanor.games.ars_mysteriorum.picture import parts
from athanor.games.ars_mysteriorum.picture.scene import Scene
from athanor.games.ars_mysteriorum.rules import pieces as p

TOKENS = 44
BROAD = 340
"""A hand that is narrower lies on a desk, where a mouse hits more than a finger."""


class Fit(NamedTuple):
    """How closely a hand is laid: its head, favour cards, mystery cards, and what is between them."""

    head: float
    favour: float
    mystery: float
    gap: float


FITS = (
    Fit(HEAD, 92, 50, 10),
    Fit(HEAD, 72, 46, 8),
    Fit(HEAD, 60, 44, 5),
    Fit(8, 60, 44, 6),
    Fit(8, 50, 44, 5),
    Fit(8, 50, 36, 4),
)


def columns(scene: Scene, width: float) -> int:
    """Mystery cards in a row."""
    n = len(scene.cards(scene.me))
    return 1 if n < 2 else 3 if n > 4 and width >= BROAD else 2


def needed(scene: Scene, width: float, fit: Fit) -> float:
    rows = -(-len(scene.cards(scene.me)) // columns(scene, width))
    return fit.head + fit.favour + rows * (fit.mystery + 4) + TOKENS + 2 * fit.gap + 8


def height(scene: Scene, width: float) -> float:
    return needed(scene, width, FITS[-2 if width >= BROAD else -1])


def hand(scene: Scene, room: Rect) -> str:
    """As roomy as the height allows."""
    fit = next((one for one in FITS if needed(scene, room.w, one) <= room.h), FITS[-1])
    held = scene.say("favours-held", n=len(scene.favours_in_hand))
    out = paint.about("hand", sheet(room, *(scene.say("hand"), held) if fit.head == HEAD else ("", ""), own=True))
    x, y, w = room.x + PAD, room.y + fit.head, room.w - 2 * PAD
    out += favours(scene, Rect(x, y + 2, w, fit.favour - 4))
    y += fit.favour + fit.gap
    rows = -(-len(scene.cards(scene.me)) // columns(scene, room.w))
    out += mysteries(scene, Rect(x, y, w, rows * (fit.mystery + 4)), columns(scene, room.w), fit.mystery)
    y += rows * (fit.mystery + 4) + (fit.gap if rows else 0)
    return out + tokens(scene, Rect(x, y, w, TOKENS))


def favours(scene: Scene, box: Rect) -> str:
    """The favour cards in hand: bid by a click, or picked to be placed."""
    held = scene.favours_in_hand
    w = min(62.0, box.h * 0.72, (box.w - 6) / max(1, len(held)) - 6)
    w = max(w, min(44.0, box.w / max(1, len(held)) - 5))
    step = min(w + 14, box.w / max(1, len(held)))
    left = box.cx - step * len(held) / 2
    out = []
    for k, value in enumerate(held):
        place = Rect(left + k * step + (step - w) / 2, box.y, w, box.h)
        body = parts.favour_face(scene, scene.me, place, value + 1)
        if scene.mine and scene.question == "bid":
            body = scene.hand.act(scene.action("bid", value), place, body, radius=5)
        elif scene.chosen_favour != p.NOTHING and value != scene.chosen_favour:
            body = scene.hand.draft(f"favour{value}", scene.say("pick", n=value + 1), place, body, radius=5)
        elif value == scene.chosen_favour:
            body += paint.rect(*place.inset(-3), 6, fill="none", stroke=RUST, stroke_width=3, cls="picked")
        out.append(body)
    if not held:
        words = scene.say("no-favours")
        out.append(paint.text(box.cx, box.cy + 5, words, 13, anchor="middle", italic=True, fill=parts.QUIET))
    return "".join(out)


def mysteries(scene: Scene, box: Rect, across: int, tall: float) -> str:
    """The mystery cards in hand: lit when they can be played, by a click or by choosing their target."""
    wide = (box.w - 6 * (across - 1)) / across
    return "".join(
        mystery(scene, kind, count, box.cell(k, across, wide, tall, 6, 4))
        for k, (kind, count) in enumerate(scene.cards(scene.me))
    )


def mystery(scene: Scene, kind: int, count: int, place: Rect) -> str:
    body = parts.mystery_card(scene, kind, place, count)
    if kind == scene.chosen_card:
        return body + paint.rect(*place, 7, fill="none", stroke=GOLD, stroke_width=3, cls="picked")
    if scene.targets(kind):
        return scene.hand.draft(f"card{kind}", scene.say("aim", card=scene.name("mysteries", kind)), place, body, radius=7)
    if kind == p.COUNTERSPELL and scene.may("counter"):
        return scene.hand.act(scene.action("counter"), place, body, radius=7)
    if scene.chosen_card != p.NOTHING:
        return body
    return scene.hand.act(scene.action("play", kind), place, body, radius=7)


SPENT = {"give": "give", "pay": "pay", "save": "save", "brew": "mystery"}
"""What a click on an own token does, by question."""


def tokens(scene: Scene, box: Rect) -> str:
    """One's own tokens: given, paid, saved, or spent on a mystery card by a click."""
    name = SPENT.get(scene.question) if scene.mine else None
    step = min(76.0, box.w / p.ELEMENTS)
    left = box.cx - step * p.ELEMENTS / 2
    out = []
    for element in range(p.ELEMENTS):
        cell = Rect(left + element * step + 2, box.y, step - 4, box.h)
        count = scene.s.tokens[scene.me][element] - (scene.s.given[element] if scene.question == "give" else 0)
        body = parts.surface(cell) + parts.counted(f"t-{element}", cell.cx - 24, cell.cy, count, 24, 17)
        body = scene.hand.act(scene.action(name, element), cell, body, radius=7) if name else body
        out.append(scene.about("elements", element, body))
    return "".join(out)
