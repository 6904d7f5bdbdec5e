"""The table of Alkemy as SVG: the table from above, to scale, with cards, choices and dice beside it."""

from __future__ import annotations

from athanor import drawing
from athanor.games.alkemy.picture import art, ground
from athanor.games.alkemy.picture.desk import desk
from athanor.games.alkemy.picture.phone import phone
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.picture.words import spoken

PICTURE = drawing.Picture(
    Scene,
    layouts={"desk": desk, "phone": phone},
    spoken=spoken,
    defs=lambda scene: art.defs() + ground.scenery_defs(scene.components.scenery, scene.kinds_of_scenery()),
    seals=lambda s: art.WAXES[: s.seats],
)
draw, in_words, waxes = PICTURE.draw, PICTURE.in_words, PICTURE.waxes
