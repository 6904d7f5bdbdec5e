"""What a watcher sees in a match: a game's `watch.py` looks on while bots play, and tells columns for the lab.

    def before(match): ...          what is kept while the match is played, if anything
    def line(match, kept): ...      after every line
    def after(match, kept): ...     Watched, when the match is over

A watcher looks at the whole truth and changes nothing: the same match is played with it and without. Every column and kind of
thing has a name in both languages, `watch-NAME` in the game's texts; things are named by the ids of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from athanor.kernel.game import Game, part

if TYPE_CHECKING:
    from athanor.kernel.match import Match

Cell: TypeAlias = int | float | str
FILE = "watch.py"


@dataclass(frozen=True)
class Watched:
    """Columns of the match, columns of each seat, and the things that each seat had or used, by kind: how often each."""

    match: Mapping[str, Cell] = field(default_factory=dict)
    seats: Sequence[Mapping[str, Cell]] = field(default_factory=list)
    things: Sequence[Mapping[str, Mapping[str, int]]] = field(default_factory=list)


def nothing(match: Match) -> Any:
    return None


def no_line(match: Match, kept: Any) -> None:
    return None


@dataclass(frozen=True)
class Watcher:
    """The three functions of a game's `watch.py`; those that it does not define do nothing."""

    before: Callable[[Match], Any]
    line: Callable[[Match, Any], None]
    after: Callable[[Match, Any], Watched]


def watcher_of(game: Game) -> Watcher | None:
    """The watcher of a game, if it has one."""
    if not (game.folder / FILE).is_file():
        return None
    module = part(game, "watch")
    return Watcher(getattr(module, "before", nothing), getattr(module, "line", no_line), module.after)


def actions_of(match: Match) -> list[list[str]]:
    """The actions of each seat in notation, in the order played."""
    played: list[list[str]] = [[] for _ in range(match.seats)]
    for line in match.lines:
        played[line.seat].append(match.notation(line.action))
    return played


def counted(names: list[str]) -> dict[str, int]:
    """How often each of them is there."""
    return dict(Counter(names))
