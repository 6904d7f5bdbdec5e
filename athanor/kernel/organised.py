"""What a game brings along when it is played in tournaments, campaigns and leagues: `organised.py` in its folder, if it wants to.

A game without one is organised all the same: by places, with its final totals as scenario points.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from athanor.kernel.errors import BadGame, did_you_mean
from athanor.kernel.game import Game, part
from athanor.kernel.match import Match, View

TIES = ("index", "wins", "opponents", "direct", "scenario", "random")
"""What may part players with equal victory points, in every game."""
COUNTS = ("objectives", "losses", "painting")
"""What a game may count beside: points of secret objectives, what was lost in a match, marks that the organiser gives."""


@dataclass(frozen=True)
class Objective:
    """A card that gives victory points of its own, and a bonus to whoever also wins."""

    id: str
    name: dict[str, str]
    points: int
    bonus: int = 0


@dataclass(frozen=True)
class Account:
    """What one seat has to show at the end of a match, beside its place."""

    scenario: int
    losses: int = 0
    objective: str = ""
    achieved: bool = False


def totals(match: Match | View) -> list[Account]:
    """The final totals stand for scenario points; below zero counts as zero."""
    return [Account(max(0, score[0])) for score in match.scores()]


def no_lines(troop: str, options: dict[str, str]) -> list[str]:
    return []


def none_ready(options: dict[str, str], language: str) -> list[tuple[str, str]]:
    return []


def as_written(troop: str, language: str) -> list[str]:
    return troop.splitlines()


@dataclass(frozen=True)
class Organised:
    """How a game is organised unless the organiser says otherwise."""

    points: tuple[int, ...] = (3, 1, 0)
    """A win (a first place, perhaps shared with some), a draw of all, a second place, a third..."""
    ties: tuple[str, ...] = ("opponents", "index", "wins", "random")
    counts: tuple[str, ...] = ()
    """Which of COUNTS this game counts: its events have a column and a tie-break for each, and others do not. The game's texts
    name them (`event-tie-losses`, `event-tie-losses-line`), and may have any other word of events as the game says it."""
    objectives: tuple[Objective, ...] = ()
    choosing: Callable[[str], str] | None = None
    """The action by which a seat chooses the objective with this id, where the match asks for one."""
    account: Callable[[Match | View], list[Account]] = totals
    troop: Callable[[str, dict[str, str], str], tuple[str, str]] | None = None
    """A troop as somebody wrote it, or the id of a ready one, with the options of the event and a language: its text and
    name. Raises what the rules forbid."""
    opening: Callable[[str, dict[str, str]], list[str]] = no_lines
    """The actions by which a seat takes this troop, where the match can be told."""
    ready: Callable[[dict[str, str], str], list[tuple[str, str]]] = none_ready
    """The ready troops that the options of an event allow: id and name."""
    roles: Callable[[dict[str, str], str], list[tuple[str, str]]] = none_ready
    """What players may say at registration that they mean to play, where they choose it at the table: id and name."""
    describe: Callable[[str, str], list[str]] = as_written
    """A troop line by line, in a language."""
    rules: tuple[tuple[str, str], ...] = ()
    """The rules behind `points`, `index`, `ties` and `objectives`."""

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        """What an organiser of this game may choose from."""
        return (*TIES[:-1], *self.counts, TIES[-1])


@lru_cache(maxsize=64)
def brings_organised(game: Game) -> bool:
    return (game.folder / "organised.py").is_file()


@lru_cache(maxsize=64)
def organised_of(game: Game) -> Organised:
    found = part(game, "organised").ORGANISED if brings_organised(game) else Organised()
    assert isinstance(found, Organised)
    for what, known in ((found.counts, COUNTS), (found.ties, found.tie_breaks)):
        for one in what:
            if one not in known:
                raise BadGame(
                    [f"{game.folder / 'organised.py'}: {one!r} is not counted in events. {did_you_mean(one, known)}"]
                )
    return found


def points_of(match: Match | View) -> list[int]:
    """The points of each seat as players count them: the totals, or scenario points where a match is only won, drawn or lost.
    Of a view, as far as its seat knows."""
    account = organised_of(match.game).account
    return [score[0] for score in match.scores()] if account is totals else [one.scenario for one in account(match)]
