"""The box of Ars Alchimia laid out: orders, locations, forges, assistants, resources."""

from __future__ import annotations

from athanor.drawing.gallery import Gallery, faces
from athanor.games.ars_alchimia.picture import pieces
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.kernel.match import View
from athanor.kernel.texts import Texts


def gallery(view: View, texts: Texts) -> Gallery:
    scene = Scene(view, texts)
    named = {name: [texts.component(name, k) for k in range(len(rows))] for name, rows in view.box.tables.items()}
    return Gallery(
        pieces.defs(),
        {
            "resources": faces(named["resources"], 60, 60, lambda k, room: pieces.cube(k, room.cx, room.cy, 46)),
            "orders": faces(named["orders"], 108, 150, lambda k, room: pieces.order_card(scene, k, room.inset(4), 0)),
            "locations": faces(named["locations"], 150, 118, lambda k, room: pieces.location_card(scene, k, room.inset(4))),
            "forges": faces(named["forges"], 150, 118, lambda k, room: pieces.forge_card(scene, k, room.inset(4))),
            "assistants": faces(
                named["assistants"], 164, 150, lambda k, room: pieces.assistant_card(scene, k, room.inset(4))
            ),
        },
    )
