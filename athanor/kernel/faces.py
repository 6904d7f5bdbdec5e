"""The components of a box as drawings: a game with `picture/gallery.py` shows each of them as it lies on the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

from athanor.kernel import paint
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


def faces(labels: Iterable[str], width: float, height: float, draw: Callable[[int, paint.Rect], str]) -> list[str]:
    """Drawings of one size, one for each label; `draw` is given the number of the component and the room."""
    return [face(width, height, draw(k, paint.Rect(0, 0, width, height)), label) for k, label in enumerate(labels)]


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
