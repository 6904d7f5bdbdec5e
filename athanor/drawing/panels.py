"""A picture is a set of panels. Each is drawn for the room that it gets, in pixels of the page, and is never scaled afterwards.

A game names its panels and says for every layout in which grid they lie. The page lays the same grid by CSS and puts each panel
into its cell; a picture that stands alone puts them side by side into one document. Both read the sizes from `laid`, so that a
word is as large as it was drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, NamedTuple, TypeVar

from athanor.drawing.paint import Rect
from athanor.drawing.scene import Scene

LAYOUTS = {
    "wide": (1384, 912),
    "desk": (1424, 732),
    "laptop": (1264, 552),
    "landscape": (1008, 600),
    "tablet": (804, 1012),
    "phone": (378, 600),
}
"""The layouts of a page, each with the room that its panels have at the size it is made for: 1728 x 1080 with a drawer beside it,
1440 x 900, 1280 x 720, a tablet held across, a tablet held upright, a phone."""
GAP = 8
"""Between two panels."""

S = TypeVar("S", bound=Scene)


def fills(scene: Any, width: float) -> float:
    """As high as its cell."""
    return 0


def always(scene: Any) -> bool:
    return True


@dataclass(frozen=True)
class Panel(Generic[S]):
    """One panel: how it is drawn into a room whose upper left corner is (0, 0), and how high it must be at a width."""

    name: str
    draw: Callable[[S, Rect], str]
    height: Callable[[S, float], float] = fills
    shown: Callable[[S], bool] = always
    rank: int = 1  # 1: in view without scrolling; 2: where there is room; 3: behind a tab
    called: Callable[[S], str] | None = None  # its title, where that is not the sentence `pic-panel-<name>`


class Grid(NamedTuple):
    """Where panels lie: the areas of each row by name, rows divided by a stroke; columns and rows in pixels, `1fr` for a share of
    what is left, and for rows `auto` for the height that their panels ask for. An area of `tabs` shows one of several panels."""

    areas: str
    columns: str
    rows: str
    tabs: Mapping[str, Sequence[str]] = {}

    @property
    def cells(self) -> list[list[str]]:
        return [row.split() for row in self.areas.split("/")]

    def named(self) -> dict[str, Sequence[str]]:
        """The panels of each area, in reading order."""
        areas = dict.fromkeys(area for row in self.cells for area in row if area != ".")
        return {area: self.tabs.get(area, (area,)) for area in areas}


class Drawn(NamedTuple):
    """A panel drawn: its area in the grid, its size, and its SVG without the definitions that all panels share."""

    name: str
    title: str
    area: str
    rank: int
    width: float
    height: float
    svg: str

    @property
    def mark(self) -> str:
        """By which a page knows that it has this very panel already."""
        return sha256(f"{self.area} {self.svg}".encode()).hexdigest()[:12]


class Key(NamedTuple):
    """A choice that has no place in the picture, as a key of the question bar: an action, several in a row, or a draft."""

    words: str
    action: int | None = None  # one that is not allowed now is a quiet key that says why
    draft: str | None = None
    glyph: str = ""
    main: bool = False  # what most would press now
    actions: Sequence[int] = ()  # all of them are played, or none
    sure: str = ""  # what is asked before an action that ends much is played


class Progress(NamedTuple):
    """How far the match is, for the head of the page: in words, and as steps of which one is lit."""

    words: str
    steps: Sequence[str] = ()
    at: int = 0


def shares(track: str) -> float:
    """How many shares of what is left a column or row takes; 0 for one of a size of its own."""
    return float(track.removesuffix("fr")) if track.endswith("fr") else 0.0


def sized(tracks: Sequence[str], least: Sequence[float], room: float) -> list[float]:
    """The sizes of columns or rows: fixed ones first, then shares of what is left, none under its least."""
    fixed = [least[k] if track == "auto" else 0.0 if shares(track) else float(track) for k, track in enumerate(tracks)]
    left = room - GAP * (len(tracks) - 1) - sum(fixed)
    open_, found = {k for k, track in enumerate(tracks) if shares(track)}, list(fixed)
    while open_:
        whole = sum(shares(tracks[k]) for k in open_)
        short = {k for k in open_ if left * shares(tracks[k]) / whole < least[k]}
        for k in short or open_:
            found[k] = least[k] if short else left * shares(tracks[k]) / whole
        left -= sum(found[k] for k in short)
        open_ = open_ - short if short else set()
    return found


class Laid(NamedTuple):
    """A grid in pixels: its columns, its rows, and the room of every area."""

    columns: list[float]
    rows: list[float]
    rooms: dict[str, Rect]


def laid(grid: Grid, size: tuple[float, float], height: Callable[[str, float], float]) -> Laid:
    """The grid in so much room, when panels ask for these heights: `height(panel, width)`."""
    cells, rows, named = grid.cells, grid.rows.split(), grid.named()
    wide = sized(grid.columns.split(), [0.0] * len(grid.columns.split()), size[0])
    spans: dict[str, tuple[int, int, int, int]] = {}
    for area in named:
        at = [(r, c) for r, row in enumerate(cells) for c, name in enumerate(row) if name == area]
        spans[area] = (at[0][0], at[0][1], at[-1][0], at[-1][1])
    x = [sum(wide[:c]) + GAP * c for c in range(len(wide))]
    across = {area: x[right] + wide[right] - x[left] for area, (_, left, _, right) in spans.items()}
    least = [0.0] * len(rows)
    for area, (top, _, bottom, _) in spans.items():
        if top == bottom:
            least[top] = max(least[top], *(height(panel, across[area]) for panel in named[area]))
    high = sized(rows, least, size[1])
    y = [sum(high[:r]) + GAP * r for r in range(len(high))]
    rooms = {
        area: Rect(x[left], y[top], across[area], y[bottom] + high[bottom] - y[top])
        for area, (top, left, bottom, _) in spans.items()
    }
    return Laid(wide, high, rooms)
