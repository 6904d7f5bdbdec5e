"""Pages that a game brings along for its table, as a builder of troops: `pages.py` of the game lists them as PAGES.

A page is made anew from the fields of its form, which stand in its address: it needs no script and no memory, and whoever has
the address has what was composed on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from athanor.kernel.box import Box
from athanor.kernel.game import Game, part
from athanor.kernel.texts import Texts

Fields = Mapping[str, str]


@dataclass(frozen=True)
class Opening:
    """How a match begins with what was composed: a table's options and box, and the first actions in notation. At a table that
    is laid already, with a box of its own, other actions may be needed."""

    options: dict[str, str]
    actions: list[str]
    box: Box | None = None
    joining: Callable[[Box, Fields], list[str]] | None = None  # from that table's box and options


@dataclass(frozen=True)
class Page:
    """One page. Its title is `page-<name>` of the game's texts."""

    name: str
    show: Callable[[Texts, Fields], str]  # the page as HTML, from fields that are settled
    settle: Callable[[Texts, Fields], Fields] = lambda texts, fields: (
        fields
    )  # what is loaded written out, what is idle left out
    file: Callable[[Texts, Fields], tuple[str, str]] | None = None  # a file to keep: its name and its text
    opening: Callable[[Texts, Fields], Opening] | None = None


def pages_of(game: Game) -> tuple[Page, ...]:
    """The pages of a game; most have none."""
    return tuple(part(game, "pages").PAGES) if (game.folder / "pages.py").is_file() else ()
