"""The table of Alchemist as SVG: the ten cauldrons are the Compendium, the fame track runs around them."""

from __future__ import annotations

from athanor import drawing
from athanor.games.alchemist.picture import parts
from athanor.games.alchemist.picture.desk import desk
from athanor.games.alchemist.picture.phone import phone
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.picture.words import spoken

PICTURE = drawing.Picture(
    Scene,
    layouts={"desk": desk, "phone": phone},
    spoken=spoken,
    defs=lambda scene: parts.defs(scene.produces),
    seals=lambda s: parts.WAXES[: s.seats],
)
draw, in_words, waxes = PICTURE.draw, PICTURE.in_words, PICTURE.waxes
