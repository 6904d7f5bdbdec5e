"""Where the panels lie, for every layout and situation. The board keeps its room whatever is asked.

Rows that hold a panel which may be longer than its room are two, so that the panel scrolls and the row does not grow.
"""

from __future__ import annotations

from collections.abc import Sequence

from athanor.drawing import Grid
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules.pieces import Q

DOCK = ("mat", "cards", "tower", "others", "cities", "work", "happened")


def grid(scene: Scene, layout: str) -> Grid:
    make = {"wide": wide, "desk": desk, "laptop": laptop, "landscape": landscape, "tablet": tablet, "phone": phone}[layout]
    return make(scene)


def playing(scene: Scene) -> bool:
    """The one who looks has an alchemist and a tower, and the match goes on."""
    return scene.settled and not scene.over


def side(scene: Scene, *names: str) -> Sequence[str]:
    """Panels behind tabs, always in the same order; what is asked comes first."""
    return ("choice", *names) if scene.chooses else names


def stacked(*rows: str) -> str:
    return " / ".join(rows)


def own(scene: Scene) -> str:
    """The row with the hand; four formulas need the room of the homunculi."""
    return "hand hand hand quest" if scene.asks(Q.discard) else "hand homunculi homunculi quest"


def told(scene: Scene) -> str:
    """What is asked or happened, and the Work beside it as long as there is room."""
    if scene.chooses_much:
        return "choice choice choice choice"
    return "choice choice work work" if scene.chooses else "happened happened work work"


def wide(scene: Scene) -> Grid:
    return desk(scene, "auto 1fr 1fr 0.8fr 0.8fr 96 140")


def desk(scene: Scene, rows: str = "auto 1fr 1fr 84 84 64 140") -> Grid:
    columns, above = "0.43fr 0.235fr 0.045fr 0.125fr 0.165fr", "board others others others others"
    if scene.over:
        end = "final final final final"
        areas = stacked(
            f"board {end}", f"board {end}", "board happened happened work work", "cities happened happened work work"
        )
        return Grid(areas, columns, "1fr 1fr 46 140")
    if not playing(scene):
        areas = stacked(above, f"board {told(scene)}", f"board {told(scene)}", f"cities {told(scene)}")
        return Grid(areas, columns, "auto 1fr 1fr 140")
    areas = stacked(
        above,
        f"board {told(scene)}",
        f"board {told(scene)}",
        "board mine mine tower tower",
        "board mine mine tower tower",
        f"board {own(scene)}",
        f"cities {own(scene)}",
    )
    return Grid(areas, columns, rows)


def laptop(scene: Scene) -> Grid:
    columns = "0.44fr 0.225fr 0.055fr 0.11fr 0.17fr"
    if scene.over:
        return Grid(stacked("board final final final final", "board final final final final"), columns, "1fr 1fr")
    if not playing(scene):
        areas = stacked("board others others others others", "board side side side side", "board side side side side")
        return Grid(areas, columns, "auto 1fr 1fr", {"side": side(scene, "happened", "work", "cities")})
    middle = "choice choice choice choice" if scene.chooses_much else "mine mine side side"
    areas = stacked(
        "board others others others others",
        f"board {middle}",
        f"board {middle}",
        f"board {own(scene)}",
    )
    tabs = {} if scene.chooses_much else {"side": side(scene, "happened", "tower", "work", "cities")}
    return Grid(areas, columns, "auto 1fr 1fr 218", tabs)


def landscape(scene: Scene) -> Grid:
    if scene.over:
        return Grid(
            "board side / board side",
            "0.56fr 0.44fr",
            "1fr 1fr",
            {"side": ("final", "others", "happened", "cities", "work")},
        )
    if not playing(scene):
        tabs = side(scene, "happened", "work", "cities")
        return Grid("board others / board side / board side", "0.56fr 0.44fr", "auto 1fr 1fr", {"side": tabs})
    tabs = side(scene, "cards", "homunculi", "tower", "work", "cities", "happened")
    return Grid("board others / board mine / board side / board side", "0.56fr 0.44fr", "auto 176 1fr 1fr", {"side": tabs})


def tablet(scene: Scene) -> Grid:
    columns, tabs = "0.42fr 0.235fr 0.345fr", side(scene, "happened", "work", "cities")
    if scene.over:
        areas = stacked("board board side", "board board side", "final final final", "others others others")
        return Grid(areas, columns, "508 0 auto auto", {"side": tabs})
    above = ("others others others", "board board side", "board board side", "board board side")
    if not playing(scene):
        tabs = [name for name in tabs if name != "cities"]
        return Grid(stacked(*above, "cities cities cities"), columns, "auto 248 249 0 1fr", {"side": tabs})
    hand = "hand hand quest" if scene.asks(Q.discard) else "hand homunculi quest"
    return Grid(stacked(*above, "mine tower tower", hand), columns, "auto 220 221 1fr auto auto", {"side": tabs})


def phone(scene: Scene) -> Grid:
    names: Sequence[str] = DOCK if playing(scene) else ("others", "happened", "cities", "work")
    if playing(scene) and scene.chooses:  # eight tabs would not fit beside each other
        names = [name for name in names if name != "cities"]
    tabs = ("final", *names) if scene.over else side(scene, *names)
    return Grid("board / dock / dock", "1fr", "auto 206 1fr", {"dock": tabs})
