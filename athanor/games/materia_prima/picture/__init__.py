"""The table of Materia Prima as panels: a sea chart with the figures on it, the cards beside it."""

from __future__ import annotations

from athanor import drawing
from athanor.drawing import Panel, Progress
from athanor.games.materia_prima.picture import art, cards, chart, choice, cities, happened, mat, rivals, tower
from athanor.games.materia_prima.picture.grids import grid
from athanor.games.materia_prima.picture.keys import keys
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.words import spoken


def settled(scene: Scene) -> bool:
    """The one who looks has what lies on these panels."""
    return scene.settled


def progress(scene: Scene) -> Progress:
    return Progress(scene.say("round", n=scene.round, most=scene.last_round))


PICTURE = drawing.Picture(
    Scene,
    panels=(
        Panel("board", chart.board, chart.board_height),
        Panel("choice", choice.choice, choice.choice_height),
        Panel("final", happened.final, happened.final_height),
        Panel("others", rivals.others, rivals.others_height),
        Panel("mine", mat.mine, mat.mine_height, settled),
        Panel("homunculi", mat.homunculi, mat.homunculi_height, settled),
        Panel("hand", cards.hand, cards.hand_height, settled),
        Panel("quest", cards.quest, cards.quest_height, settled),
        Panel("mat", mat.mat, mat.mat_height, settled),
        Panel("cards", cards.cards, cards.cards_height, settled),
        Panel("happened", happened.happened, happened.happened_height),
        Panel("tower", tower.tower, tower.tower_height, settled, rank=2),
        Panel("work", tower.work, tower.work_height, rank=2),
        Panel("cities", cities.cities, cities.cities_height, rank=2),
    ),
    grid=grid,
    progress=progress,
    keys=keys,
    spoken=spoken,
    defs=lambda scene: art.defs(art.colours(scene.s)),
    seals=lambda s: art.waxes(art.colours(s)),
)
draw, spread, in_words, waxes = PICTURE.draw, PICTURE.spread, PICTURE.in_words, PICTURE.waxes
