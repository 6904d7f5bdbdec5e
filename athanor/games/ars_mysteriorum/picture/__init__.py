"""The table of Ars Mysteriorum as panels: five tents from roof to favour field, the players, the book as a grid, the hand."""

from __future__ import annotations

from athanor import drawing
from athanor.drawing import Panel
from athanor.games.ars_mysteriorum.picture import book, final, hand, mysteries, parts, seats, tents
from athanor.games.ars_mysteriorum.picture.grids import TENTS, grid
from athanor.games.ars_mysteriorum.picture.keys import keys, progress
from athanor.games.ars_mysteriorum.picture.scene import Scene, waxes_of
from athanor.games.ars_mysteriorum.picture.words import spoken

PICTURE = drawing.Picture(
    Scene,
    panels=(
        Panel("seats", seats.seats, height=seats.height),
        Panel("standing", seats.standing, height=seats.standing_height),
        Panel("tents", tents.board, height=tents.height),
        *(Panel(name, tents.one(tent), height=tents.lying_height) for tent, name in enumerate(TENTS)),
        Panel("book", book.book, height=book.height),
        Panel("hand", hand.hand, height=hand.height),
        Panel("mysteries", mysteries.mysteries, height=mysteries.height, rank=2),
        Panel("final", final.final, height=final.height),
    ),
    grid=grid,
    progress=progress,
    keys=keys,
    spoken=spoken,
    defs=parts.defs,
    seals=waxes_of,
)
draw, spread, in_words, waxes = PICTURE.draw, PICTURE.spread, PICTURE.in_words, PICTURE.waxes
