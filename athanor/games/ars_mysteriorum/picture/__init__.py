"""The table of Ars Mysteriorum as SVG: five tents from roof to favour field, the nine phases above, the book as a grid."""

from __future__ import annotations

from athanor import drawing
from athanor.games.ars_mysteriorum.picture import parts
from athanor.games.ars_mysteriorum.picture.desk import desk
from athanor.games.ars_mysteriorum.picture.phone import phone
from athanor.games.ars_mysteriorum.picture.scene import Scene, waxes_of
from athanor.games.ars_mysteriorum.picture.words import spoken

PICTURE = drawing.Picture(
    Scene,
    layouts={"desk": desk, "phone": phone},
    spoken=spoken,
    defs=parts.defs,
    seals=waxes_of,
)
draw, in_words, waxes = PICTURE.draw, PICTURE.in_words, PICTURE.waxes
