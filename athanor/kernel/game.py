"""The title page of a game, and the shelf on which games are found: a folder is a game, adding one edits nothing."""

from __future__ import annotations

import importlib
import os
import pkgutil
import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import ModuleType

import athanor.games
from athanor.kernel.errors import BadSettings, NoSuchGame, did_you_mean

LANGUAGES = ("en", "fr")
_found: dict[str, Game] = {}


@dataclass(frozen=True)
class Option:
    """A choice made before the match. The first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str
    needs: dict[str, int] = field(default_factory=dict)
    """Values that need at least so many seats."""
    most: dict[str, int] = field(default_factory=dict)
    """Values for at most so many seats."""

    def fitting(self, seats: int) -> list[str]:
        """The values that so many seats may choose from."""
        return [value for value in self.values if self.needs.get(value, 0) <= seats <= self.most.get(value, seats)]


@dataclass(frozen=True, eq=False)
class Game:
    """What stands on the box: everything that is known without opening it."""

    title: dict[str, str]
    prefix: str  # of the rule ids: "AL" for AL-001
    seats: range
    edition: int  # moves when play changes
    longest: int  # no match has more actions
    minutes: int
    credit: str
    usual: int = 3  # seats offered first, where that many can sit down
    options: tuple[Option, ...] = ()
    at_once: dict[str, str] = field(default_factory=dict)
    """Options of a match that is begun with one click, where they are not the defaults."""
    chance: bool = True  # luck takes part
    secrets: bool = True  # some seat may know what another does not
    explains: dict[str, str] = field(default_factory=dict)
    """Rules that only explain: nothing to enforce. Rule id (or a span, AL-070..AL-074) to the reason."""
    slug: str = ""
    folder: Path = Path()

    def rule_id(self, number: int) -> str:
        return f"{self.prefix}-{number:03d}"

    def settings(self, seats: int, options: dict[str, str]) -> list[int]:
        """The options as numbers, in the order of the title page; a wrong one is named."""
        if seats not in self.seats:
            raise BadSettings(f"{self.slug} is played by {self.seats[0]} to {self.seats[-1]} seats, not {seats}.")
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise BadSettings(f"{self.slug} has no option {name!r}. {did_you_mean(name, names)}")
        numbers: list[int] = []
        for option in self.options:
            value = options.get(option.name, option.values[0])
            if value not in option.values:
                raise BadSettings(f"{option.name} of {self.slug} cannot be {value!r}. {did_you_mean(value, option.values)}")
            if value not in option.fitting(seats):
                limit = f"at most {option.most[value]}" if seats > option.most.get(value, seats) else option.needs[value]
                raise BadSettings(f"{option.name}={value} of {self.slug} needs {limit} seats, not {seats}.")
            numbers.append(option.values.index(value))
        return numbers


def add_shelf(folder: Path) -> None:
    """Look for games in this folder too."""
    if str(folder) not in athanor.games.__path__:
        athanor.games.__path__.append(str(folder))
        importlib.invalidate_caches()


for _shelf in filter(None, os.environ.get("ATHANOR_GAMES", "").split(os.pathsep)):
    add_shelf(Path(_shelf))


def slugs() -> list[str]:
    """Every game found, in alphabetical order."""
    return sorted(name for _, name, folder in pkgutil.iter_modules(athanor.games.__path__) if folder)


def find(slug: str) -> Game:
    """The title page of a game."""
    if slug not in _found:
        if not re.fullmatch(r"[a-z_0-9]+", slug) or slug not in slugs():
            raise NoSuchGame(slug, slugs())
        module = importlib.import_module(f"athanor.games.{slug}")
        _found[slug] = replace(module.GAME, slug=slug, folder=Path(module.__path__[0]))
    return _found[slug]


def part(game: Game, name: str) -> ModuleType:
    """An ordinary module of a game's folder: its box, its picture."""
    return importlib.import_module(f"athanor.games.{game.slug}.{name}")
