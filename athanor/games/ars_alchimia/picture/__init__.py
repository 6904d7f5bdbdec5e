"""The table of Ars Alchimia as panels: the town with its plaza and sixteen spaces, the own mat, the others, what is decided."""

from __future__ import annotations

from athanor import drawing
from athanor.drawing import Panel, Progress
from athanor.games.ars_alchimia.picture import choices, final, happened, mat, pieces, rivals, town
from athanor.games.ars_alchimia.picture.grids import grid
from athanor.games.ars_alchimia.picture.keys import keys
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.picture.words import spoken

YEARS = ("I", "II", "III", "IV")

PICTURE = drawing.Picture(
    Scene,
    panels=(
        Panel("town", town.town, town.least),
        Panel("orders", town.orders, lambda scene, width: town.part_height(6, 3)),
        Panel("locations", town.locations, lambda scene, width: town.part_height(4, 2)),
        Panel("forges", town.forges, lambda scene, width: town.part_height(3, 3)),
        Panel("helpers", town.helpers, lambda scene, width: town.part_height(3, 3)),
        Panel("choice", choices.choice, choices.height, lambda scene: scene.choosing),
        Panel("mine", mat.mat, mat.height),
        Panel("final", final.final, final.height),
        Panel("others", rivals.others, rivals.height),
        Panel("square", town.square, town.square_height, rank=3),
        Panel("happened", happened.happened, happened.height, rank=2),
    ),
    grid=grid,
    progress=lambda scene: Progress(scene.say("progress", n=scene.s.year), YEARS, scene.s.year - 1),
    spoken=spoken,
    defs=lambda scene: pieces.defs(),
    seals=lambda s: pieces.WAXES[: s.seats],
    keys=keys,
    goal=lambda scene: scene.goal,
)
draw, spread, in_words, waxes = PICTURE.draw, PICTURE.spread, PICTURE.in_words, PICTURE.waxes
