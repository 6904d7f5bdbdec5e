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
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated

from pydantic import Field, ValidationError

from athanor.games.alkemy.box import Components, Faction, Format, Profile
from athanor.games.alkemy.box import Troop as BoxTroop
from athanor.kernel.box import Box, Name, Strict, key_of, standard_box, toml_as_json
from athanor.kernel.errors import AthanorError, did_you_mean
from athanor.kernel.game import Game, find
from athanor.kernel.texts import Texts, texts_for


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
        written = toml_as_json(text)
    except ValueError as error:
        raise BadTroop(f"{where}: this is not a TOML file: {error}.") from None
    try:
        return Roster.model_validate_json(written)
    except ValidationError as error:
        raise BadTroop("\n".join(f"{where}: {key_of(one['loc'])}: {one['msg']}." for one in error.errors())) from None


def ready_rosters(game: Game) -> dict[str, Roster]:
    """The troops that come with the game, by id."""
    return {path.stem: read_roster(path) for path in sorted((game.folder / "troops").glob("*.toml"))}


def word_of(name: str) -> str:
    """The word by which a troop is called in notation: `Épées noires` is `epees-noires`."""
    letters = unicodedata.normalize("NFKD", name.lower())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", bare).strip("-") or "troop"


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
        return name if isinstance(name, str) else name.said(language)

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
            known = ", ".join(str(points) for points in sorted({one.points for one in self.box.formats}))
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


# Playing with one's own troops


def box_with(troops: Mapping[str, Roster], language: str = "en") -> Box:
    """The box of the game with players' own troops among the ready ones, so that `muster WORD` leads them.

    They take the places of ready troops, first of those made for other formats. BadTroop if the rules forbid one.
    """
    game = find("alkemy")
    standard = standard_box(game)
    if not troops:
        return standard
    own = [own_troop(word, roster, standard, language) for word, roster in troops.items()]
    places = len(standard.components.troops) - len(own)
    if places < 0:
        raise BadTroop(f"A box holds at most {len(standard.components.troops)} troops, not {len(own)}.")
    formats = {roster.format for roster in troops.values()}
    ready = {one.id: one for one in standard.components.troops if one.id not in troops}
    kept = sorted(ready, key=lambda word: ready[word].points not in formats)[:places]
    chosen = [*own, *(one for word, one in ready.items() if word in kept)]
    return Box(game, standard.components.model_copy(update={"troops": chosen}), f"{standard.where} with own troops")


def own_troop(word: str, roster: Roster, standard: Box, language: str) -> BoxTroop:
    """A legal troop as the box holds it."""
    if word != word_of(word):
        raise BadTroop(
            f"{word!r} cannot be the word of a troop: small letters, digits and hyphens only, as {word_of(word)!r}."
        )
    troop = Troop(roster, standard.components)
    broken = troop.violations()
    if broken:
        texts = texts_for(standard.game, standard, language, ())
        reasons = [f"{one.rule}: {one.sentence(texts)}" for one in broken]
        raise BadTroop("\n".join([texts.say("troop-illegal", name=troop.name(language)), *reasons]))
    name = Name(fr=troop.name("fr"), en=troop.name("en"))
    return BoxTroop(id=word, name=name, faction=roster.faction, points=roster.format, figures=troop.counts, origin="")


def box_text(box: Box) -> str:
    """A box made by `box_with` as the text of a `box.toml`: the standard one with its troops replaced."""
    text = (box.game.folder / "box.toml").read_text(encoding="utf-8")
    one = re.compile(r"^\[\[troops\]\]\n(?:(?!\[).*\n)*", re.MULTILINE)
    before, after = text[: text.index("[[troops]]")], one.sub("", text[text.index("[[troops]]") :])
    return before + "".join(map(troop_text, box.components.troops)) + after


def troop_text(one: BoxTroop) -> str:
    """One troop of a box, in TOML."""
    fr, en = (json.dumps(name, ensure_ascii=False) for name in (one.name.fr, one.name.en))
    figures = ", ".join(f"{figure} = {count}" for figure, count in one.figures.items())
    return (
        f'[[troops]]\nid = "{one.id}"\nname = {{ fr = {fr}, en = {en} }}\nfaction = "{one.faction}"\n'
        f'points = {one.points}\nfigures = {{ {figures} }}\norigin = "{one.origin}"\n\n'
    )
