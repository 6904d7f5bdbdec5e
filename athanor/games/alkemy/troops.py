"""Troops of Alkemy as people write them down: read from a file, counted, and checked by the rules of troop building.

name = "Black Cloud"
format = 200
faction = "GC"
heroes = ["GC1"]

[figures]
GC3 = 1
GC7 = 2
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated

from pydantic import Field, ValidationError

from athanor.games.alkemy.box import Components, Faction, Format, Profile
from athanor.kernel.box import Name, Strict, key_of
from athanor.kernel.errors import AthanorError, did_you_mean
from athanor.kernel.game import Game
from athanor.kernel.texts import Texts


class BadTroop(AthanorError, ValueError):
    """A troop file that cannot be read, or a troop that the rules forbid."""


class Roster(Strict):
    """What a troop file says."""

    name: str | Name
    format: int
    faction: str
    heroes: list[str]
    figures: dict[str, Annotated[int, Field(ge=1, le=99)]] = Field(default_factory=dict)


def read_roster(path: Path) -> Roster:
    """A troop file, or BadTroop with file, key and reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadTroop(f"{path}: this is not a TOML file: {error}.") from None
    except OSError as error:
        raise BadTroop(f"{path}: {error.strerror}.") from None
    return roster_of(text, str(path))


def roster_of(text: str, where: str) -> Roster:
    """The same from the text of such a file."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTroop(f"{where}: this is not a TOML file: {error}.") from None
    try:
        return Roster.model_validate_json(json.dumps(raw, default=str))
    except ValidationError as error:
        raise BadTroop("\n".join(f"{where}: {key_of(one['loc'])}: {one['msg']}." for one in error.errors())) from None


def ready_rosters(game: Game) -> dict[str, Roster]:
    """The troops that come with the game, by id."""
    return {path.stem: read_roster(path) for path in sorted((game.folder / "troops").glob("*.toml"))}


@dataclass(frozen=True)
class Violation:
    """A rule that a troop breaks, and what the sentence about it is told with."""

    rule: str
    message: str
    facts: dict[str, int | str]

    def sentence(self, texts: Texts) -> str:
        return texts.say(f"troop-{self.message}", "", **self.facts)


class Troop:
    """A roster laid beside the box: its figures, cards and cost, and what the rules say of it."""

    def __init__(self, roster: Roster, box: Components) -> None:
        self.roster = roster
        self.box = box
        self._index = {profile.id: k for k, profile in enumerate(box.profiles)}
        self.faction: Faction = box.factions[self.faction_index]
        self.counts: dict[str, int] = dict(Counter(roster.heroes) + Counter(roster.figures))
        for figure in self.counts:
            if figure not in self._index:
                raise BadTroop(f"There is no figure {figure!r}. {did_you_mean(figure, self._index)}")

    @cached_property
    def faction_index(self) -> int:
        factions = [faction.id for faction in self.box.factions]
        if self.roster.faction not in factions:
            raise BadTroop(f"There is no faction {self.roster.faction!r}. {did_you_mean(self.roster.faction, factions)}")
        return factions.index(self.roster.faction)

    def name(self, language: str) -> str:
        name = self.roster.name
        return name if isinstance(name, str) else str(getattr(name, language))

    def index(self, profile: Profile) -> int:
        """The number of a profile in the box, by which texts name it."""
        return self._index[profile.id]

    @cached_property
    def profiles(self) -> list[tuple[Profile, int]]:
        """Each profile with the number of its figures, in the order of the box."""
        return [(profile, self.counts[profile.id]) for profile in self.box.profiles if profile.id in self.counts]

    @cached_property
    def format(self) -> Format | None:
        """The format of that many points, if there is one (AK-070)."""
        return next((one for one in self.box.formats if one.points == self.roster.format), None)

    @property
    def cost(self) -> int:
        """Every figure pays the printed cost (AK-073, AK-076)."""
        return sum(count * profile.cost for profile, count in self.profiles)

    @property
    def figures(self) -> int:
        return sum(count for _, count in self.profiles)

    @property
    def heroes(self) -> int:
        return sum(count for profile, count in self.profiles if profile.hero)

    @property
    def cards(self) -> list[tuple[Profile, int]]:
        """The profile cards on the table with the figures on each: one is filled before the next is opened (AK-076, AK-077)."""
        dealt: list[tuple[Profile, int]] = []
        for profile, count in self.profiles:
            full, rest = divmod(count, profile.lines)
            dealt += [(profile, profile.lines)] * full + [(profile, rest)] * (rest > 0)
        return dealt

    @property
    def affinity(self) -> str:
        """That of the faction or sub-faction chosen (AK-079)."""
        return self.faction.affinity

    def violations(self) -> list[Violation]:
        """Every rule that the troop breaks; none for a legal troop."""
        return [*self._strangers(), *self._measure(), *self._heroes(), *self._crowds(), *self._spirits()]

    def _broken(self, rule: int, message: str, profile: Profile | None = None, **facts: int | str) -> Violation:
        if profile is not None:
            facts["profile"] = self.index(profile)
        return Violation(f"AK-{rule:03d}", message, facts)

    def _strangers(self) -> Iterator[Violation]:
        """All figures carry the chosen symbol, of a faction (AK-071) or of a sub-faction (AK-072)."""
        for profile, _ in self.profiles:
            if self.faction.id not in profile.symbols:
                yield self._broken(72 if self.faction.part_of else 71, "stranger", profile, faction=self.faction_index)

    def _measure(self) -> Iterator[Violation]:
        """The format exists (AK-070), and the costs do not exceed it (AK-073)."""
        if self.format is None:
            known = ", ".join(str(points) for points in sorted(one.points for one in self.box.formats))
            yield self._broken(70, "format", points=self.roster.format, known=known)
        elif self.cost > self.format.points:
            yield self._broken(73, "dear", cost=self.cost, points=self.format.points, over=self.cost - self.format.points)

    def _heroes(self) -> Iterator[Violation]:
        """As many heroes as the format asks for, each of them once, each named as one (AK-074)."""
        if self.format is not None:
            low, high = self.format.heroes
            if not low <= self.heroes <= high:
                yield self._broken(74, "heroes", heroes=self.heroes, low=low, high=high)
        for profile, count in self.profiles:
            if profile.hero and count > 1:
                yield self._broken(74, "twice", profile)
            if profile.hero and profile.id in self.roster.figures:
                yield self._broken(74, "is-hero", profile)
            if not profile.hero and profile.id in self.roster.heroes:
                yield self._broken(74, "no-hero", profile)

    def _crowds(self) -> Iterator[Violation]:
        """No more figures of a name than its card allows (AK-075)."""
        for profile, count in self.profiles:
            if not profile.hero and count > profile.most:
                yield self._broken(75, "crowd", profile, count=count, most=profile.most)

    def _spirits(self) -> Iterator[Violation]:
        """Somebody has a value of ESP (AK-078)."""
        if all(profile.esp is None for profile, _ in self.profiles):
            yield self._broken(78, "spirit")
