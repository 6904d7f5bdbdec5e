"""How a game is drawn: `Picture` names its parts and gives the functions that the kernel and the table ask of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, SAND, Rect, Wax, document
from athanor.drawing.panels import GAP, LAYOUTS, Drawn, Grid, Key, Laid, Panel, Progress, laid
from athanor.drawing.scene import Scene
from athanor.kernel.match import View
from athanor.kernel.texts import Texts

S = TypeVar("S", bound=Scene)
TABS = 44
"""How high the row of tabs over an area is."""
HEAD = 64
"""How high the head of a picture that stands alone is."""


class Column:
    """Room for parts from top to bottom: each takes what it needs."""

    def __init__(self, x: float, y: float, w: float, gap: float = 7) -> None:
        self.x, self.y, self.w, self.gap = x, y, w, gap

    def take(self, height: float, gap: float | None = None) -> Rect:
        """The room of the next part."""
        room = Rect(self.x, self.y, self.w, height)
        self.y += height + (self.gap if gap is None else gap)
        return room

    def rest(self, bottom: float) -> Rect:
        """What is left above this line."""
        return Rect(self.x, self.y, self.w, bottom - self.y)


class Spread(NamedTuple):
    """A picture laid out for a page: panels and their grid, the keys of the question bar, what all panels share."""

    panels: list[Drawn]
    grid: Grid
    laid: Laid
    keys: list[Key]
    asked: str  # what is asked of the one who looks, or nothing
    where: str  # where in the picture the other choices are
    goal: str  # the aim of the game at this table, in a line
    progress: Progress
    defs: str

    @property
    def rooms(self) -> dict[str, Rect]:
        """The room of every area."""
        return self.laid.rooms


def no_keys(scene: Any) -> Sequence[Key]:
    return ()


def same_goal(scene: Any) -> str:
    """The aim that the texts of the game state, the same at every table."""
    return str(scene.texts.goal()) if scene.texts.has("goal") else ""


@dataclass(frozen=True)
class Picture(Generic[S]):
    """How a game is drawn: its scene, its panels and their grids by layout, the keys of the question bar, how far the match is,
    its aim, the same in words, what is drawn once and used often, the seals."""

    scene: type[S]
    panels: Sequence[Panel[S]]
    grid: Callable[[S, str], Grid]
    progress: Callable[[S], Progress]
    spoken: Callable[[S], str]
    defs: Callable[[S], str]
    seals: Callable[[Any], Sequence[Wax]]  # by the state
    keys: Callable[[S], Sequence[Key]] = no_keys
    goal: Callable[[S], str] = same_goal  # of this table, where it depends on what is played

    def spread(
        self, view: View, texts: Texts, *, layout: str = "desk", size: tuple[float, float] | None = None, draft: str = ""
    ) -> Spread:
        """The table as one seat sees it, for a page with so much room. Same view in, same bytes out."""
        if layout not in LAYOUTS:
            raise ValueError(f"There is no layout {layout!r}: there are {', '.join(LAYOUTS)}")
        scene = self.scene(view, texts, draft)
        view.kept[self.spoken, texts, draft] = self.spoken(scene)
        return self.spread_out(scene, layout, size or LAYOUTS[layout])

    def spread_out(self, scene: S, layout: str, size: tuple[float, float]) -> Spread:
        grid, known = self.grid(scene, layout), {panel.name: panel for panel in self.panels}
        shown = {area: [known[name] for name in names if known[name].shown(scene)] for area, names in grid.named().items()}

        def height(name: str, width: float) -> float:
            return known[name].height(scene, width) + (TABS if any(name in tabs for tabs in grid.tabs.values()) else 0)

        there = laid(grid, size, height)
        rooms = there.rooms
        panels = [
            drawn(scene, panel, area, rooms[area].w, rooms[area].h - (TABS if area in grid.tabs else 0))
            for area, here in shown.items()
            for panel in here
        ]
        where = scene.say(f"where-{scene.question}") if scene.mine and scene.texts.has(f"pic-where-{scene.question}") else ""
        bar, defs = self.bar(scene), paint.DEFS + self.defs(scene)
        asked = scene.asked() if scene.mine else ""
        return Spread(panels, grid, there, bar, asked, where, self.goal(scene), self.progress(scene), defs)

    def bar(self, scene: S) -> list[Key]:
        """The keys of the question bar: the game's own, and every allowed action that is neither drawn nor composed."""
        own = list(self.keys(scene))
        placed = scene.hand.offered | {key.action for key in own}
        left = [action for action in scene.legal if action not in placed and not scene.composes(action)]
        return own + [Key(scene.texts.action(action, scene.s), action) for action in left]

    def draw(self, view: View, texts: Texts, *, layout: str = "desk", draft: str = "", standalone: bool = True) -> str:
        """The same as one document: the panels of a layout side by side, under a head that says what is asked."""
        spread = self.spread(view, texts, layout=layout, draft=draft)
        scene = self.scene(view, texts, draft)
        edge = 6 if layout == "phone" else 8
        width = LAYOUTS[layout][0] + 2 * edge
        layers, bottom = composed(spread, edge, HEAD)
        name = f"{scene.title} · {scene.headline()}"
        layers.insert(0, head(scene, spread.progress.words, Rect(edge, 0, width - 2 * edge, HEAD)))
        words = view.kept[self.spoken, texts, draft]
        return document(width, round(bottom + edge), name, words, self.defs(scene), layers, standalone=standalone)

    def in_words(self, view: View, texts: Texts) -> str:
        """The same table for those who read or listen; a view that was drawn has its words already."""
        if (self.spoken, texts, "") not in view.kept:
            view.kept[self.spoken, texts, ""] = self.spoken(self.scene(view, texts, ""))
        return str(view.kept[self.spoken, texts, ""])

    def waxes(self, view: View, texts: Texts) -> Sequence[Wax]:
        """How the seats look, for the page around the picture."""
        return self.seals(view.state)


def drawn(scene: S, panel: Panel[S], area: str, width: float, height: float) -> Drawn:
    """A panel in its room; one that needs more height takes it, and its cell scrolls."""
    room = Rect(0, 0, width, max(height, panel.height(scene, width)))
    title = panel.called(scene) if panel.called else scene.say(f"panel-{panel.name}")
    return Drawn(panel.name, title, area, panel.rank, room.w, room.h, panel.draw(scene, room))


def head(scene: Scene, progress: str, room: Rect) -> str:
    """The name of the game, how far the match is, and what is asked."""
    wide = paint.width_of(scene.title, 24, small_caps=True)
    lines = paint.wrapped(scene.headline(), room.w, 15, bold=scene.mine)
    return (
        paint.title(room.x + 2, 27, scene.title, 24, fill=CREAM)
        + paint.text(room.x + wide + 16, 26, progress, 15, fill=SAND, fit=room.w - wide - 16)
        + paint.text(room.x + 2, 51, " ".join(lines), 15, fill=CREAM, bold=scene.mine, fit=room.w)
    )


def composed(spread: Spread, left: float, top: float) -> tuple[list[str], float]:
    """The panels of a spread in one picture, and where they end. Of an area with tabs the first panel lies in its place; the
    others follow under the grid."""
    layers: list[str] = []
    bottom = max(room.bottom for room in spread.rooms.values()) + top
    seen: set[str] = set()
    for panel in spread.panels:
        room = spread.rooms[panel.area]
        x, y = left + room.x, top + room.y
        if panel.area in seen:
            x, y, bottom = left + room.x, bottom + GAP, bottom + GAP + panel.height
        seen.add(panel.area)
        bottom = max(bottom, y + panel.height)
        layers.append(nested(panel, x, y))
    return layers, bottom


def nested(panel: Drawn, x: float, y: float) -> str:
    place = f'x="{paint.num(x)}" y="{paint.num(y)}" width="{paint.num(panel.width)}" height="{paint.num(panel.height)}"'
    return f'<svg {place} role="group" aria-label="{paint.esc(panel.title)}">{panel.svg}</svg>'
