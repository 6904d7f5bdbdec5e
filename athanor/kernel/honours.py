"""Achievements that teach: `achievements.toml` in a game's folder, if somebody has written one.

    role = ["factions", "faction"]    # what a seat plays: a table of the box, and the field of a state that names it by seat

    [[achievement]]
    name = "early-stone"              # its texts are `achievement-early-stone` and its attribute `.line`, which says how
    rule = "MP-102"                   # this was told of the seat,
    times = 1                         # so often,
    before = 30                       # before this round;
    numbers = { b = 20 }              # and with at least these numbers
    without = "MP-067"                # this was never told of it
    won = true                        # and it came first
    points = 100                      # with at least so many points
    end = { removed = 0 }             # and at most these, by seat, in the last position

Everything that is said must hold. News say first of which seat they tell.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from athanor.kernel.errors import BadGame
from athanor.kernel.game import Game

FILE = "achievements.toml"
LETTERS = "abcde"
Told = tuple[int, ...]
"""A line of news as numbers: audience, rule, five numbers."""


class Achievement(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str = Field(pattern="^[a-z][a-z-]{1,30}$")
    rule: str = ""
    times: int = Field(default=1, ge=1, le=1000)
    before: int = Field(default=0, ge=0, le=1000)
    numbers: dict[str, int] = {}
    without: str = ""
    won: bool = False
    points: int | None = None
    end: dict[str, int] = {}

    @property
    def message(self) -> str:
        return f"achievement-{self.name}"


class Honours(BaseModel):
    """What the record of a game keeps beside results."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    role: tuple[str, str] | None = None
    achievement: tuple[Achievement, ...] = ()


@dataclass(frozen=True)
class Course:
    """A match that is over, as one seat played it: its news by line, the last position, how it came, and the position after a
    line."""

    seat: int
    seats: int
    news: Sequence[Sequence[Told]]
    last: Any
    place: int
    points: int
    after: Callable[[int], Any]


@lru_cache(maxsize=32)
def honours_of(game: Game) -> Honours:
    """What a game's folder says; one that says nothing has none. Whether all that it names is there, the contract has seen."""
    return read(game.folder / FILE)


def read(path: Path) -> Honours:
    """What a file says, if there is one."""
    if not path.is_file():
        return Honours()
    where = os.path.relpath(path)
    try:
        return Honours.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise BadGame([f"{where}: {error}."]) from None
    except ValidationError as error:
        first = error.errors()[0]
        raise BadGame([f"{where}: {'.'.join(map(str, first['loc']))}: {first['msg']}."]) from None


def earned(game: Game, course: Course) -> list[str]:
    """The achievements of one seat in a match."""
    return [one.name for one in honours_of(game).achievement if holds(game, one, course)]


def holds(game: Game, one: Achievement, course: Course) -> bool:
    if one.won and course.place != 1:
        return False
    if one.points is not None and course.points < one.points:
        return False
    if any(getattr(course.last, field)[course.seat] > most for field, most in one.end.items()):
        return False
    if one.without and lines_with(game, one.without, {}, course):
        return False
    found = lines_with(game, one.rule, one.numbers, course) if one.rule else [0] * one.times
    if one.before:
        found = [line for line in found if course.after(line).turn // course.seats + 1 < one.before]
    return len(found) >= one.times


def lines_with(game: Game, rule: str, numbers: dict[str, int], course: Course) -> list[int]:
    """The lines, from 1, that told this of the seat; one that told it twice stands there twice."""
    number = int(rule.rpartition("-")[2])
    least = [(LETTERS.index(letter), value) for letter, value in numbers.items()]
    return [
        line
        for line, rows in enumerate(course.news, 1)
        for row in rows
        if row[1] == number and row[2] == course.seat and all(row[2 + k] >= value for k, value in least)
    ]


def role_of(game: Game, state: Any, seat: int) -> int:
    """What a seat plays, as a number of its table; -1 for nothing."""
    role = honours_of(game).role
    if role is None:
        return -1
    from athanor.kernel.box import standard_box  # boxes are read by what the contract has checked

    index = int(getattr(state, role[1])[seat])
    return index if 0 <= index < len(standard_box(game).tables[role[0]]) else -1
