"""The table of Alkemy as panels: the table from above, to scale, with seats, cards, choices, dice and troops beside it."""

from __future__ import annotations

from collections.abc import Callable

from athanor import drawing
from athanor.drawing import Panel
from athanor.drawing.paint import Rect
from athanor.games.alkemy.picture import art, board, choices, figure, final, ground, modules, muster, rolls, troop
from athanor.games.alkemy.picture.grids import grid
from athanor.games.alkemy.picture.keys import keys, progress
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.picture.words import spoken


def listed(name: str, k: int, rank: int) -> Panel[Scene]:
    """The list of the k-th troop, from the one who looks."""

    def draw(scene: Scene, room: Rect) -> str:
        return troop.troop(scene, scene.around()[k], room)

    def height(scene: Scene, width: float) -> float:
        return troop.troop_height(scene, scene.around()[k])

    def called(scene: Scene) -> str:
        seat = scene.around()[k]
        return scene.say("panel-mine") if seat == scene.me else scene.texts.seat(seat)

    there: Callable[[Scene], bool] = lambda scene: k < scene.seats  # noqa: E731
    return Panel(name, draw, height, shown=there, rank=rank, called=called)


PICTURE = drawing.Picture(
    Scene,
    panels=(
        Panel("board", board.board, board.board_height),
        Panel("troops", muster.troops, muster.troops_height),
        Panel("seats", rolls.seats, rolls.seats_height),
        Panel("choices", choices.panel, choices.height),
        Panel("final", final.final, final.final_height),
        listed("mine", 0, 1),
        listed("theirs", 1, 1),
        listed("theirs2", 2, 3),
        listed("theirs3", 3, 3),
        Panel("figure", figure.figure, figure.figure_height, rank=2),
        Panel("hand", modules.hand_panel, modules.hand_height, rank=2),
        Panel("rolls", rolls.rolls, rolls.rolls_height, rank=2),
        Panel("scenario", rolls.scenario, rolls.scenario_height, rank=3),
    ),
    grid=grid,
    keys=keys,
    goal=lambda scene: scene.say(f"goal-{scene.scenario.kind}", n=scene.scenario.goal),
    progress=progress,
    spoken=spoken,
    defs=lambda scene: art.defs() + ground.scenery_defs(scene.components.scenery, scene.kinds_of_scenery()),
    seals=lambda s: art.WAXES[: s.seats],
)
draw, spread, in_words, waxes = PICTURE.draw, PICTURE.spread, PICTURE.in_words, PICTURE.waxes
