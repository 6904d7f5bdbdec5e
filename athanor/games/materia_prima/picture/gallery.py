"""The box of Materia Prima laid out: elements, formulas, items, homunculi, extensions, alchemists."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.gallery import Gallery, Shelf, lay_out
from athanor.drawing.paint import Rect
from athanor.games.materia_prima.picture import art, mats, offers
from athanor.games.materia_prima.picture.formulas import formula
from athanor.games.materia_prima.picture.scene import Scene
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
            "extensions": Shelf(220, 56, lambda k, room: mats.extension(scene, k, room.inset(4), priced=True)),
            "alchemists": Shelf(200, 140, lambda k, room: alchemist(scene, k, room)),
            "homunculi": formulas(scene, 0),
            "equipment": formulas(scene, p.DECK),
            "stones": formulas(scene, 2 * p.DECK),
        },
    )


def formulas(scene: Scene, first: int) -> Shelf:
    """The cards of a deck, which begin with this number."""
    return Shelf(128, 168, lambda k, room: formula(scene, first + k, room.inset(4), paid=False))


def alchemist(scene: Scene, k: int, room: Rect) -> str:
    return paint.rect(*room.inset(3), 7, fill="#fbf3de", stroke="#6d4f22") + offers.role(scene, k, room.inset(6))
