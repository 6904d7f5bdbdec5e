"""The table of Materia Prima as SVG: a sea chart with the figures on it, the cards beside it."""

from __future__ import annotations

from athanor import drawing
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.desk import desk
from athanor.games.materia_prima.picture.phone import phone
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.words import spoken

PICTURE = drawing.Picture(
    Scene,
    layouts={"desk": desk, "phone": phone},
    spoken=spoken,
    defs=lambda scene: art.defs(art.colours(scene.s)),
    seals=lambda s: art.waxes(art.colours(s)),
)
draw, in_words, waxes = PICTURE.draw, PICTURE.in_words, PICTURE.waxes
