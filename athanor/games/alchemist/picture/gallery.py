"""The box of Alchemist laid out: cauldrons, ingredients, schools, fame tiles."""

from __future__ import annotations

from athanor.drawing.gallery import Gallery, faces
from athanor.games.alchemist.picture import parts
from athanor.games.alchemist.picture.scene import Scene
from athanor.kernel.match import View
from athanor.kernel.texts import Texts


def gallery(view: View, texts: Texts) -> Gallery:
    scene = Scene(view, texts)
    produces = tuple((a, b) for a, b in scene.produces)
    tiles = [one.value for one in scene.box.tiles]
    named = {name: [texts.component(name, k) for k in range(len(rows))] for name, rows in view.box.tables.items()}
    return Gallery(
        parts.defs(produces),
        {
            "ingredients": faces(named["ingredients"], 60, 60, lambda k, room: parts.cube(k, room.cx, room.cy, 48)),
            "cauldrons": faces(
                named["cauldrons"], 170, 230, lambda k, room: parts.cauldron(scene, k, room, parts.DESK_POT, live=False)
            ),
            "tiles": faces(map(str, tiles), 60, 72, lambda k, room: parts.tile(tiles[k], room.cx, room.cy, 64)),
            "schools": faces(named["schools"], 110, 140, lambda k, room: parts.school_card(scene, k, room.inset(3))),
        },
    )
