"""The table of Ars Alchimia as SVG: the town with its plaza and sixteen spaces, the score loop around it, the players beside."""

from __future__ import annotations

from athanor import drawing
from athanor.games.ars_alchimia.picture import pieces
from athanor.games.ars_alchimia.picture.desk import desk
from athanor.games.ars_alchimia.picture.phone import phone
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.picture.words import spoken

PICTURE = drawing.Picture(
    Scene,
    layouts={"desk": desk, "phone": phone},
    spoken=spoken,
    defs=lambda scene: pieces.defs(),
    seals=lambda s: pieces.WAXES[: s.seats],
)
draw, in_words, waxes = PICTURE.draw, PICTURE.in_words, PICTURE.waxes
