"""The table of Alchemist as SVG: ten cauldrons are the Compendium; stock, reserve and rivals lie around it as panels."""

from __future__ import annotations

from athanor.drawing import Panel, Picture
from athanor.games.alchemist.picture import board, final, happened, mine, parts, rivals, supply
from athanor.games.alchemist.picture.grids import grid
from athanor.games.alchemist.picture.keys import keys, progress
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.picture.words import spoken

PICTURE = Picture(
    Scene,
    panels=(
        Panel("board", board.board, height=board.height),
        Panel("mine", mine.mine, height=mine.height),
        Panel("supply", supply.supply, height=supply.height),
        Panel("shelf", supply.shelf, height=supply.shelf_height),
        Panel("others", rivals.OTHERS.lay, height=rivals.OTHERS.height),
        Panel("pairs", rivals.PAIRS.lay, height=rivals.PAIRS.height),
        Panel("track", board.track, height=board.track_height, rank=3),
        Panel("happened", happened.happened, height=happened.height, rank=2),
        Panel("final", final.final, height=final.height),
        Panel("pool", final.pool, height=final.pool_height, rank=2),
    ),
    grid=grid,
    progress=progress,
    keys=keys,
    spoken=spoken,
    defs=lambda scene: parts.defs(scene.produces),
    seals=lambda s: parts.WAXES[: s.seats],
)
draw, spread, in_words, waxes = PICTURE.draw, PICTURE.spread, PICTURE.in_words, PICTURE.waxes
