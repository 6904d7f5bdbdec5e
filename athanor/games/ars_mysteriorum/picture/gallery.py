"""The box of Ars Mysteriorum laid out: recipes, mysteries, items, elements."""

from __future__ import annotations

from athanor.drawing.gallery import Gallery, Shelf, lay_out
from athanor.games.ars_mysteriorum.picture import parts, place
from athanor.games.ars_mysteriorum.picture.scene import Scene
from athanor.kernel.match import View
from athanor.kernel.texts import Texts


def gallery(view: View, texts: Texts) -> Gallery:
    scene = Scene(view, texts)
    return lay_out(
        scene,
        parts.defs(scene),
        {
            "elements": Shelf(60, 60, lambda k, room: parts.token(k, room.cx, room.cy, 48)),
            "items": Shelf(110, 76, lambda k, room: place.cell(scene, k, 1, room.inset(3))),
            "recipes": Shelf(112, 156, lambda k, room: parts.recipe_card(scene, k, room.inset(4))),
            "mysteries": Shelf(230, 52, lambda k, room: parts.mystery_chip(scene, k, room.inset(3))),
        },
    )
