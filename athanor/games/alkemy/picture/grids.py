"""Where the panels lie, in each layout and situation.

The table is the largest panel everywhere. Choices that have no place on it take the place of the last rolls, or, where there are
many or long ones, of everything beside the table. What may be higher than its room lies in two rows: so it scrolls in its place.
"""

from __future__ import annotations

from athanor.drawing import LAYOUTS, Grid
from athanor.drawing.panels import GAP
from athanor.drawing.picture import TABS
from athanor.games.alkemy.picture import choices, figure, final, modules, rolls, troop
from athanor.games.alkemy.picture.scene import Scene

BESIDE = {"wide": 2.4, "desk": 2.05, "laptop": 1.6}  # how much wider than a panel beside it the table is
LEAST = {"wide": 250, "desk": 228, "laptop": 198}  # how high the card of a figure is, so that it seldom changes


def grid(scene: Scene, layout: str) -> Grid:
    scene.layout = layout  # from now on panels know how large what is clicked must be
    if scene.phase == "troops":
        return Grid("troops / troops", "1fr", "200 1fr")
    if layout in BESIDE:
        return beside(scene, layout)
    if layout == "tablet":
        return upright(scene)
    return docked(scene, layout)


def rivals(scene: Scene) -> tuple[str, ...]:
    """The lists of the other troops."""
    return ("theirs", "theirs2", "theirs3")[: scene.seats - 1]


def told(scene: Scene) -> tuple[str, ...]:
    """What lies beside the figure: choices first, what one holds, the last rolls with the scenario."""
    first = ("choices",) if choices.offered(scene) and not choices.great(scene) else ()
    return (*first, *(("hand",) if modules.has_hand(scene) else ()), "rolls")


def area(name: str, panels: tuple[str, ...]) -> tuple[str, dict[str, tuple[str, ...]]]:
    """An area for these panels: by tabs when there are several."""
    return (panels[0], {}) if len(panels) == 1 else (name, {name: panels})


def beside(scene: Scene, layout: str) -> Grid:
    """The table at the left, seats, cards and troops at its right."""
    columns, (others, tabs) = f"{BESIDE[layout]}fr 1fr 1fr", area("lists", rivals(scene))
    if scene.over and scene.seats > 2:
        return Grid("board seats seats / board final final / board final final", columns, "auto 200 1fr")
    if scene.over:
        return Grid(
            "board seats seats / board final final / board mine theirs", columns, f"auto {counted(scene, layout)} 1fr"
        )
    if choices.great(scene):
        return Grid("board seats seats / board choices choices / board choices choices", columns, "auto 200 1fr")
    shown = told(scene)
    happened, more = (shown[0], {}) if shown[0] == "choices" else area("told", shown)
    rows = f"auto {middle(scene, layout, shown, bool(more))} 1fr"
    return Grid(f"board seats seats / board figure {happened} / board mine {others}", columns, rows, {**tabs, **more})


def room_over_lists(scene: Scene, layout: str) -> tuple[float, float]:
    """How wide a panel beside the table is, and how much height seats and troops leave at the size for which a layout is made."""
    width, height = LAYOUTS[layout]
    side = (width - 2 * GAP) / (BESIDE[layout] + 2)
    lists = max(troop.troop_height(scene, seat) for seat in scene.around()) + (TABS if scene.seats > 2 else 0)
    return side, height - rolls.seats_height(scene, 2 * side + GAP) - lists - 2 * GAP


def counted(scene: Scene, layout: str) -> int:
    """How high the end is counted out: what it needs, as far as the troops leave it; the rest scrolls."""
    side, left = room_over_lists(scene, layout)
    return round(min(final.final_height(scene, 2 * side + GAP), left))


def middle(scene: Scene, layout: str, shown: tuple[str, ...], tabbed: bool) -> int:
    """How high figure and choices are: what they need, as far as the troops leave it."""
    side, left = room_over_lists(scene, layout)
    high = {"choices": choices.height, "hand": modules.hand_height, "rolls": rolls.rolls_height}
    told_high = max(high[name](scene, side) for name in (shown[:1] if shown[0] == "choices" else shown))
    needed = max(figure.figure_height(scene, side), told_high + (TABS if tabbed else 0))
    return round(max(min(LEAST[layout], left), min(needed, left)))


def upright(scene: Scene) -> Grid:
    """The table over the lists of both troops; what is chosen from comes first."""
    others, tabs = area("lists", rivals(scene))
    columns, rows = "1fr 1fr", "auto auto auto auto"
    if scene.over:
        return Grid(f"seats seats / board board / final final / mine {others}", columns, rows, tabs)
    if choices.great(scene):
        return Grid(f"seats seats / board board / choices choices / mine {others}", columns, rows, tabs)
    happened, more = area("told", tuple(name for name in told(scene) if name != "choices"))
    tabs = {**tabs, **more}
    if choices.offered(scene):
        areas = f"seats seats / board board / figure choices / mine {others} / {happened} {happened}"
        return Grid(areas, columns, f"{rows} auto", tabs)
    return Grid(f"seats seats / board board / mine {others} / figure {happened}", columns, rows, tabs)


def docked(scene: Scene, layout: str) -> Grid:
    """The table and a dock of tabs."""
    first = ("choices",) if choices.offered(scene) else ()
    first = ("final",) if scene.over else first
    happened = (name for name in told(scene) if name != "choices")
    lists = dict(zip(("mine", *rivals(scene)), scene.around(), strict=True))
    asked = sorted(lists, key=lambda name: not troop.chosen_from(scene, lists[name]))  # what may be chosen comes first
    tabs = {"dock": (*first, *asked, "figure", *happened, "scenario")}
    if layout == "phone" and choices.great(scene):  # cards that are read: the table lies behind them
        return Grid("dock / dock", "1fr", "200 1fr", {"dock": (*first, "board", *tabs["dock"][1:])})
    if layout == "landscape":
        return Grid("board seats / board dock / board dock", "1.5fr 1fr", "auto 200 1fr", tabs)
    return Grid("board / dock / dock", "1fr", "auto 206 1fr", tabs)
