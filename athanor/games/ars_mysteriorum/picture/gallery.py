"""The box of Ars Mysteriorum laid out: recipes, mysteries, items, elements."""

from __future__ import annotations

from athanor.drawing.gallery import Gallery, Shelf, lay_out
from athanor.games.ars_mysteriorum.picture import book, parts, tents
from athanor.games.ars_mysteriorum.picture.scene import Scene
from athanor.kernel.match import View
from athanor.kernel.texts import Texts


def gallery(view: View, texts: Texts) -> Gallery:
    scene = Scene(view, texts)
    families, princes = scene.components.families, scene.components.princes
    return lay_out(
        scene,
        parts.defs(scene),
        {
            "elements": Shelf(60, 60, lambda k, room: parts.token(k, room.cx, room.cy, 48)),
            "princes": Shelf(60, 60, lambda k, room: parts.drawing(f"p-{princes[k].id}", room.cx, room.cy, 44)),
            "families": Shelf(60, 60, lambda k, room: parts.drawing(f"f-{families[k].id}", room.cx, room.cy, 44)),
            "items": Shelf(116, 76, lambda k, room: book.cell(scene, k, 1, room.inset(3))),
            "recipes": Shelf(190, 96, lambda k, room: tents.recipe_card(scene, k, room.inset(4))),
            "mysteries": Shelf(240, 58, lambda k, room: parts.mystery_card(scene, k, room.inset(3))),
        },
    )
