"""Dice and combat cards."""

from __future__ import annotations

from collections.abc import Sequence

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, SEPIA, Rect
from athanor.games.alkemy.box import COLOURS
from athanor.games.alkemy.picture import art
from athanor.games.alkemy.picture.art import LIFE, RUBRIC, SYMBOLS
from athanor.games.alkemy.picture.scene import Die, Scene
from athanor.games.alkemy.rules import pieces

BROWN = "#6d4f22"


# Dice


def die(x: float, y: float, size: float, one: Die, dim: bool = False) -> str:
    """A die as it lies: number, symbol, colour; the colour also shows in its corner pips."""
    ink = "#fff" if one.colour == 2 else INK
    pips = "".join(
        paint.circle(x + size * (0.14 + 0.12 * k), y + size * 0.15, size * 0.045, fill=ink, fill_opacity=".8")
        for k in range(one.colour)
    )
    return paint.group(
        paint.rect(x, y, size, size, size * 0.18, fill=LIFE[one.colour], stroke=INK, stroke_width=max(1.1, size * 0.035)),
        pips,
        paint.text(x + size * 0.32, y + size * 0.68, one.value, size * 0.54, anchor="middle", fill=ink, bold=True),
        paint.glyph(SYMBOLS[one.symbol], x + size * 0.7, y + size * 0.58, size * 0.42, ink),
        opacity=".45" if dim else None,
        data_about=f"dice {COLOURS[one.colour]}",
    )


def kept(dice: Sequence[Die], wanted: int) -> tuple[int, ...]:
    """Two dice whose values make the wanted sum: those that were kept."""
    for a in range(len(dice)):
        for b in range(a + 1, len(dice)):
            if dice[a].value + dice[b].value == wanted:
                return a, b
    return tuple(range(len(dice)))


# Combat cards


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def short_card(scene: Scene, card: int) -> str:
    """`Brutale`, `Robuste`."""
    words = scene.name("cards", card)
    if card < pieces.STURDY:
        return words.split(" ")[-1] if scene.texts.language == "fr" else words.split(" ")[0]
    return words


def combat_card(scene: Scene, card: int, box: Rect, bright: bool = True) -> str:
    """One combat card: what it does to REF and DOM, and which card it beats (2.4)."""
    one = scene.components.cards[card]
    ids = [c.id for c in scene.components.cards]
    x, y, w, h = box
    glyph = one.counts_as
    out = [
        paint.rect(x, y, w, h, 7, fill="#fbf4e0" if bright else "#cbbb98", stroke=BROWN, stroke_width=1.4),
        paint.rect(x + 4, y + 4, w - 8, h * 0.36, 4, fill="#ecd9ae" if bright else "#bfae8a"),
        paint.glyph(glyph, box.cx, y + 4 + h * 0.18, h * 0.26, RUBRIC if bright else INK),
        paint.text(box.cx, y + h * 0.36 + 20, short_card(scene, card), 13.5, anchor="middle", bold=True, fit=w - 8),
    ]
    if card >= pieces.STURDY:
        out.append(paint.text(x + 8, y + 17, scene.say("botte"), 12, fill=SEPIA, italic=True))
    rows = []
    if one.kind == "attack":
        rows = [
            (scene.say("stat-ref"), scene.say("dice-change", n=signed(one.ref_dice)) if one.ref_dice else "–"),
            (scene.say("damage"), signed(one.shift)),
        ]
    top = y + h * 0.36 + 38
    for k, (name, value) in enumerate(rows):
        out.append(paint.text(x + 6, top + 17 * k, name, 12, fill=SEPIA))
        room = w - 16 - paint.width_of(name, 12)
        out.append(paint.text(box.right - 6, top + 17 * k, value, 12, anchor="end", bold=True, fit=room))
    if one.beats:
        low = top + 17 * len(rows)
        out.append(paint.text(x + 6, low, scene.say("bonus-against"), 12, fill=SEPIA, fit=w - 28))
        out.append(paint.glyph(scene.components.cards[ids.index(one.beats)].counts_as, box.right - 12, low - 4, 14, INK))
    price = 0 if card == pieces.IDLE else 1
    out.append(art.points_row(box.cx, box.bottom - 11, price, 1, 5))
    return paint.about(f"cards {one.id}", *out)


def sealed_card(seat: int, box: Rect) -> str:
    """A combat card chosen and not yet shown: its back."""
    x, y, w, h = box
    return paint.about(
        "sealed",
        paint.rect(x, y, w, h, 7, fill="#4a1f18", stroke=INK, stroke_width=1.4),
        paint.rect(x + 5, y + 5, w - 10, h - 10, 4, fill="none", stroke=GOLD, stroke_width=1.2),
        paint.circle(box.cx, box.cy, min(w, h) * 0.36, fill="none", stroke=GOLD, stroke_opacity=".6"),
        paint.seal(seat, box.cx, box.cy, min(w, h) * 0.25),
    )


def low_card(scene: Scene, card: int, box: Rect, bright: bool = True) -> str:
    """The same card lying: its sign, its name, what it changes, and the sign of the card that it beats."""
    one, ids = scene.components.cards[card], [c.id for c in scene.components.cards]
    ink, x = INK if bright else "#5c4f38", box.x + 46
    changes = does(scene, card)
    y = box.cy + 5 - 8.5 * (bool(changes) + bool(one.beats))
    out = [
        paint.rect(*box, 7, fill="#fbf4e0" if bright else "#d5c6a3", stroke=BROWN, stroke_width=1.3),
        paint.glyph(one.counts_as, box.x + 23, box.cy, min(30.0, box.h - 12), RUBRIC if bright else ink),
        paint.text(x, y, short_card(scene, card), 14, bold=True, fill=ink, fit=box.right - x - 22),
    ]
    if card != pieces.IDLE:
        out.append(art.points_row(box.right - 11, box.y + 12, 1, 1, 5))
    if changes:
        y += 17
        out.append(paint.text(x, y, changes, 13, fill=SEPIA if bright else ink, fit=box.right - x - 4))
    if one.beats:
        y, said = y + 17, scene.say("bonus-short")
        out.append(paint.text(x, y, said, 13, fill=SEPIA if bright else ink))
        beaten = scene.components.cards[ids.index(one.beats)].counts_as
        out.append(paint.glyph(beaten, x + paint.width_of(said, 13) + 12, y - 4, 16, ink))
    return "".join(out)


def does(scene: Scene, card: int) -> str:
    """What a card changes, in a few words."""
    one = scene.components.cards[card]
    dice = [f"{scene.say('stat-ref')} {signed(one.ref_dice)}"] if one.ref_dice else []
    return ", ".join(dice + ([f"{scene.say('damage')} {signed(one.shift)}"] if one.shift else []))
