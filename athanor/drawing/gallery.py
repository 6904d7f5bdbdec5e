"""The components of a box as drawings: a game with `picture/gallery.py` shows each of them as it lies on the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from athanor.drawing import paint
from athanor.drawing.paint import Rect
from athanor.drawing.scene import Scene
from athanor.kernel.box import Box, standard_box
from athanor.kernel.game import Game, part
from athanor.kernel.loading import load
from athanor.kernel.match import Match, View
from athanor.kernel.texts import texts_for


@dataclass(frozen=True)
class Gallery:
    """Definitions that the drawings share, and by table of the box a drawing of each component, in their order."""

    defs: str
    faces: Mapping[str, Sequence[str]]


def face(width: float, height: float, body: str, label: str) -> str:
    """One drawing, to stand in a page that holds the definitions. It names itself; nothing in it is named."""
    bare = re.sub(r' (id|role|tabindex|aria-label|class)="[^"]*"', "", body)
    return (
        f'<svg class="face" viewBox="0 0 {paint.num(width)} {paint.num(height)}" width="{paint.num(width)}" '
        f'height="{paint.num(height)}" font-family="{paint.esc(paint.FONT)}" fill="{paint.INK}" role="img" '
        f'aria-label="{paint.esc(label)}">{bare}</svg>'
    )


class Shelf(NamedTuple):
    """How the components of one table of the box are drawn: the room for each, and what `draw` puts into it, by its number."""

    width: float
    height: float
    draw: Callable[[int, Rect], str]
    labels: Sequence[str] = ()  # where the box does not name them

    def faces(self, names: Sequence[str]) -> Faces:
        return Faces(self, self.labels or names)


class Faces(Sequence[str]):
    """The drawings of a shelf, each made when it is first looked at."""

    def __init__(self, shelf: Shelf, labels: Sequence[str]) -> None:
        self.shelf, self.labels = shelf, labels
        self.drawn: dict[int, str] = {}

    def __len__(self) -> int:
        return len(self.labels)

    def __getitem__(self, which: Any) -> Any:
        if isinstance(which, slice):
            return [self[k] for k in range(*which.indices(len(self)))]
        k = range(len(self))[which]
        if k not in self.drawn:
            room = Rect(0, 0, self.shelf.width, self.shelf.height)
            self.drawn[k] = face(room.w, room.h, self.shelf.draw(k, room), self.labels[k])
        return self.drawn[k]


def lay_out(scene: Scene, defs: str, shelves: Mapping[str, Shelf]) -> Gallery:
    """The gallery of these tables."""
    tables = scene.view.box.tables
    names = {table: [scene.name(table, k) for k in range(len(tables.get(table, ())))] for table in shelves}
    return Gallery(defs, {table: shelf.faces(names[table]) for table, shelf in shelves.items()})


def shared(defs: str) -> str:
    """The definitions, out of sight."""
    return f'<svg class="unseen" width="0" height="0" aria-hidden="true"><defs>{paint.DEFS}{defs}</defs></svg>'


@lru_cache(maxsize=16)
def opening_view(game: Game) -> View:
    """A spectator's view of a match that has just begun: somewhere for the pieces to lie."""
    return begun(standard_box(game))


def begun(box: Box) -> View:
    return Match(load(box.game.slug, compiled=False), box, box.game.seats[0], seed=0).view(-1)


@lru_cache(maxsize=32)
def gallery_of(game: Game, language: str) -> Gallery:
    """The drawings of a game; none where it draws none."""
    return drawn(standard_box(game), opening_view(game), language) if draws(game) else Gallery("", {})


def gallery_with(box: Box, language: str) -> Gallery:
    """The same with another box."""
    return drawn(box, begun(box), language) if draws(box.game) else Gallery("", {})


def draws(game: Game) -> bool:
    return (game.folder / "picture" / "gallery.py").is_file()


def drawn(box: Box, view: View, language: str) -> Gallery:
    found: Gallery = part(box.game, "picture.gallery").gallery(view, texts_for(box.game, box, language, ()))
    return found
