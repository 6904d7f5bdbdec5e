"""The box of Materia Prima laid out: elements, formulas, items, homunculi, extensions, alchemists."""

from __future__ import annotations

from athanor.drawing.gallery import Gallery, Shelf, lay_out
from athanor.games.materia_prima.picture import art, choice
from athanor.games.materia_prima.picture.cards import formula
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.tower import extension
from athanor.games.materia_prima.rules import pieces as p
from athanor.kernel.match import View
from athanor.kernel.texts import Texts


def gallery(view: View, texts: Texts) -> Gallery:
    scene = Scene(view, texts)
    return lay_out(
        scene,
        art.defs(tuple(range(view.state.seats))),
        {
            "elements": Shelf(60, 60, lambda k, room: art.marker(k, room.cx, room.cy, 24)),
            "extensions": Shelf(220, 58, lambda k, room: extension(scene, k, room.inset(4), priced=True)),
            "alchemists": Shelf(200, 140, lambda k, room: choice.role(scene, k, room.inset(3))),
            "homunculi": formulas(scene, 0),
            "equipment": formulas(scene, p.DECK),
            "stones": formulas(scene, 2 * p.DECK),
        },
    )


def formulas(scene: Scene, first: int) -> Shelf:
    """The cards of a deck, which begin with this number."""
    return Shelf(140, 190, lambda k, room: formula(scene, first + k, room.inset(4), paid=False))
