"""The components of a box as drawings: a game with `picture/gallery.py` shows each of them as it lies on the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from athanor.drawing import paint
from athanor.drawing.paint import Rect
from athanor.drawing.scene import Scene
from athanor.kernel.box import standard_box
from athanor.kernel.game import Game, part
from athanor.kernel.loading import load
from athanor.kernel.match import Match, View
from athanor.kernel.texts import texts_for


@dataclass(frozen=True)
class Gallery:
    """Definitions that the drawings share, and by table of the box a drawing of each component, in their order."""

    defs: str
    faces: dict[str, list[str]]


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

    def faces(self, names: Sequence[str]) -> list[str]:
        room = Rect(0, 0, self.width, self.height)
        return [face(room.w, room.h, self.draw(k, room), label) for k, label in enumerate(self.labels or names)]


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
    return Match(load(game.slug, compiled=False), standard_box(game), game.seats[0], seed=0).view(-1)


@lru_cache(maxsize=32)
def gallery_of(game: Game, language: str) -> Gallery:
    """The drawings of a game; none where it draws none."""
    if not (game.folder / "picture" / "gallery.py").is_file():
        return Gallery("", {})
    texts = texts_for(game, standard_box(game), language, ())
    drawn: Gallery = part(game, "picture.gallery").gallery(opening_view(game), texts)
    return drawn
