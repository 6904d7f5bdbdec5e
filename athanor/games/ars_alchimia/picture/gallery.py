"""The box of Ars Alchimia laid out: orders, locations, forges, assistants, resources."""

from __future__ import annotations

from athanor.drawing.gallery import Gallery, Shelf, lay_out
from athanor.games.ars_alchimia.picture import pieces
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.kernel.match import View
from athanor.kernel.texts import Texts


def gallery(view: View, texts: Texts) -> Gallery:
    scene = Scene(view, texts)
    return lay_out(
        scene,
        pieces.defs(),
        {
            "resources": Shelf(60, 60, lambda k, room: pieces.cube(k, room.cx, room.cy, 46)),
            "orders": Shelf(126, 150, lambda k, room: pieces.order_card(scene, k, room.inset(4))),
            "locations": Shelf(150, 118, lambda k, room: pieces.location_card(scene, k, room.inset(4))),
            "forges": Shelf(140, 118, lambda k, room: pieces.forge_card(scene, k, room.inset(4))),
            "assistants": Shelf(150, 150, lambda k, room: pieces.assistant_card(scene, k, room.inset(4))),
        },
    )
