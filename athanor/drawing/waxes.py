"""How the seats look around a picture: as in the game's own, or plainly."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from functools import lru_cache

from athanor.drawing.paint import Wax
from athanor.kernel.game import Game, part
from athanor.kernel.match import View
from athanor.kernel.texts import Texts

PLAIN = tuple(
    Wax(colour, "moon", "#fff")
    for colour in ("#8f2f26", "#1f5f8b", "#4d6b1f", "#7a4a9c", "#8a5f14", "#2b2117", "#a34f7d", "#2f7d73")
)


@lru_cache(maxsize=64)
def drawn(game: Game) -> bool:
    """The game has a picture of its own."""
    return importlib.util.find_spec(f"athanor.games.{game.slug}.picture") is not None


def waxes(view: View, texts: Texts) -> Sequence[Wax]:
    """How the seats look in the picture, and so everywhere on the page."""
    own: Callable[[View, Texts], Sequence[Wax]] | None = None
    if drawn(view.game):
        own = getattr(part(view.game, "picture"), "waxes", None)
    return own(view, texts) if own else PLAIN
