"""Draws sealed bids: a line of text, and a card for each bid."""

from athanor import drawing
from athanor.drawing import Grid, Panel, Progress, paint
from athanor.drawing.paint import CREAM, INK, PARCHMENT, Rect, Wax

WAXES = tuple(Wax(colour, "moon", INK) for colour in ("#c98f8f", "#8fc98f", "#8f8fc9", "#c9c98f"))


def spoken(scene):
    chosen = [seat for seat in range(scene.seats) if seat not in scene.view.to_act()]
    return f"{scene.s.round + 1}: {scene.s.score[: scene.seats]}, {chosen}"


def hand(scene, room):
    cards = [Rect(8 + 60 * k, 40, 50, 70) for k in range(5)]
    drawn = [scene.hand.act(k, box, paint.rect(*box, 6, fill=PARCHMENT), id=f"card-{k + 1}") for k, box in enumerate(cards)]
    return paint.text(8, 24, spoken(scene), 15, fill=CREAM) + "".join(drawn)


PICTURE = drawing.Picture(
    drawing.Scene,
    panels=(Panel("hand", hand, height=lambda scene, width: 120),),
    grid=lambda scene, layout: Grid("hand", "1fr", "auto"),
    progress=lambda scene: Progress(str(scene.s.round + 1)),
    spoken=spoken,
    defs=lambda scene: paint.symbols(WAXES),
    seals=lambda s: WAXES,
)
draw, spread, in_words, waxes = PICTURE.draw, PICTURE.spread, PICTURE.in_words, PICTURE.waxes
