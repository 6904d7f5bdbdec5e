"""The box of Alchemist laid out: cauldrons, ingredients, schools, fame tiles."""

from __future__ import annotations

from athanor.drawing.gallery import Gallery, Shelf, lay_out
from athanor.games.alchemist.picture import board, parts
from athanor.games.alchemist.picture.scene import Scene
from athanor.kernel.match import View
from athanor.kernel.texts import Texts


def gallery(view: View, texts: Texts) -> Gallery:
    scene = Scene(view, texts)
    tiles = [one.value for one in scene.components.tiles]
    return lay_out(
        scene,
        parts.defs(scene.produces),
        {
            "ingredients": Shelf(60, 60, lambda k, room: parts.cube(k, room.cx, room.cy, 48)),
            "cauldrons": Shelf(170, 190, lambda k, room: board.cauldron(scene, k, room)),
            "tiles": Shelf(60, 72, lambda k, room: parts.tile(tiles[k], room.cx, room.cy, 64), [str(n) for n in tiles]),
            "schools": Shelf(110, 140, lambda k, room: parts.school_card(scene, k, room.inset(3))),
        },
    )
