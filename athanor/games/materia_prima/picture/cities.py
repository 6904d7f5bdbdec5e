"""What the three cities sell."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import PAD
from athanor.drawing.paint import SEPIA, Rect
from athanor.drawing.panels import GAP
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.tower import EXTENSION, extension
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.pieces import A

LEAST, COMPACT = 168, 330
"""How wide a city must be to stand beside others, and to have its extension beside its decks."""
DECKS = 50
HIGH, LOW = 32 + DECKS + 4 + EXTENSION + 8, 32 + DECKS + 6


def across(width: float) -> int:
    return 3 if width >= 3 * LEAST + 2 * GAP else 1


def cities_height(scene: Scene, width: float) -> float:
    if across(width) == 3:
        return HIGH
    return 3 * (LOW if width >= COMPACT else HIGH) + 2 * GAP


def cities(scene: Scene, room: Rect) -> str:
    """All three; where they lie under each other, the one in which the own alchemist stands comes first."""
    n = across(room.w)
    order = sorted(range(3), key=lambda k: k != scene.city) if n == 1 else range(3)
    wide, high = (room.w - GAP * (n - 1)) / n, (room.h - GAP * (3 // n - 1)) / (3 // n)
    return "".join(
        city(scene, k, room.cell(place, n, wide, min(high, HIGH + 14), GAP, GAP)) for place, k in enumerate(order)
    )


def city(scene: Scene, k: int, box: Rect) -> str:
    """What a city sells: two decks and one extension."""
    here, out = scene.playing and scene.city == k, []
    beside = box.w >= COMPACT
    inner = Rect(box.x + PAD - 2, box.y + 32, box.w - 2 * PAD + 4, box.h - 40)
    half = (inner.w - 8) / 2
    decks = [deck for deck in range(3) if scene.numbers.sells[k][deck]]
    w = ((half if beside else inner.w) - 6) / 2
    out = [scene.about("cities", k, furniture.sheet(box, scene.name("cities", k), own=here))]
    for n, deck in enumerate(decks):
        cell = Rect(inner.x + n * (w + 6), inner.y, w, DECKS - 2)
        face = stack(scene, deck, cell)
        out.append(scene.hand.act(A.research + deck, cell, face, radius=6) if here else face)
    sold = next((e for e, where in enumerate(scene.s.extension) if where == p.ON_CARD + k), p.NONE)
    cell = Rect(inner.x, inner.bottom - EXTENSION, inner.w, EXTENSION)
    if beside:
        cell = Rect(inner.right - half, inner.y + 1, half, EXTENSION)
    if sold == p.NONE:
        return "".join(out) + paint.about("no-extension", art.surface(cell), paint.empty_place(cell))
    face = extension(scene, sold, cell, priced=True)
    return "".join(out) + (scene.hand.act(A.buy, cell, face, radius=6) if here else face)


def stack(scene: Scene, deck: int, cell: Rect) -> str:
    """A deck: its back, how many cards it holds, what they are."""
    return scene.about(
        "decks",
        deck,
        art.surface(cell),
        art.back(deck, Rect(cell.x + 5, cell.y + 3, 19, 26)),
        paint.text(cell.x + 30, cell.y + 22, scene.s.pile[deck], 16, bold=True),
        paint.text(cell.x + 5, cell.y + 43, scene.say(f"deck-{deck}"), 12, fill=SEPIA, fit=cell.w - 6),
    )
