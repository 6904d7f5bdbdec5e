"""Troop files: readable, checked against a format, with the reasons in both languages.

name = "My Cobras"
faction = "GC"
format = "200"

[figures]
GC1 = 1
GC7 = 2
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field, ValidationError

from athanor.games.alkemy.box import Components, Format, Profile
from athanor.kernel.box import Strict, key_of
from athanor.kernel.errors import BadSettings, did_you_mean

MOST_FIGURES = 16  # the table has room for so many a side


class Troop(Strict):
    """A troop as its player writes it down."""

    name: str
    faction: str
    format: str
    figures: Annotated[dict[str, Annotated[int, Field(ge=1, le=16)]], Field(min_length=1)]


@dataclass(frozen=True)
class Reason:
    """Why a troop is not legal: the rule, and a sentence in each language."""

    rule: str
    en: str
    fr: str


def read(path: Path) -> Troop:
    """A troop file, or one sentence about what is wrong with it."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{path} is not a TOML file: {error}.") from None
    try:
        return Troop.model_validate_json(json.dumps(raw))
    except ValidationError as error:
        raise BadSettings("\n".join(f"{path}: {key_of(one['loc'])}: {one['msg']}." for one in error.errors())) from None


def write(troop: Troop) -> str:
    """The troop as a file."""
    rows = "\n".join(f"{figure} = {count}" for figure, count in troop.figures.items())
    return f'name = "{troop.name}"\nfaction = "{troop.faction}"\nformat = "{troop.format}"\n\n[figures]\n{rows}\n'


def points(box: Components, troop: Troop) -> int:
    """Each recruited figure pays the printed cost (AK-073, AK-076)."""
    known = {profile.id: profile for profile in box.profiles}
    return sum(count * known[figure].cost for figure, count in troop.figures.items())


def cards(box: Components, troop: Troop) -> int:
    """Physical cards: a shared card is filled before another is opened (AK-076, AK-077)."""
    known = {profile.id: profile for profile in box.profiles}
    return sum(-(-count // known[figure].lines) for figure, count in troop.figures.items())


def reasons(box: Components, troop: Troop) -> list[Reason]:
    """Every rule that the troop breaks (AK-070 to AK-078); a legal troop breaks none."""
    known = {profile.id: profile for profile in box.profiles}
    formats = {one.id: one for one in box.formats}
    factions = {one.id: one for one in box.factions}
    for word, names in ((troop.faction, factions), (troop.format, formats)):
        if word not in names:
            raise BadSettings(f"{troop.name}: there is no {word!r}. {did_you_mean(word, names)}")
    for figure in troop.figures:
        if figure not in known:
            raise BadSettings(f"{troop.name}: there is no profile {figure!r}. {did_you_mean(figure, known)}")
    taken = [(known[figure], count) for figure, count in troop.figures.items()]
    faction = factions[troop.faction].name
    return [
        *(wrong_symbol(profile, troop.faction, faction.en, faction.fr) for profile, _ in taken if foreign(profile, troop)),
        *too_dear(points(box, troop), formats[troop.format]),
        *wrong_heroes(sum(count for profile, count in taken if profile.hero), formats[troop.format]),
        *(too_many(profile, count) for profile, count in taken if count > profile.most),
        *crowded(sum(count for _, count in taken)),
    ]


def foreign(profile: Profile, troop: Troop) -> bool:
    return troop.faction not in profile.symbols


def wrong_symbol(profile: Profile, faction: str, en: str, fr: str) -> Reason:
    return Reason(
        "AK-071",
        f"{profile.name.en} does not carry the symbol {faction} of {en}.",
        f"{profile.name.fr} ne porte pas le symbole {faction} ({fr}).",
    )


def too_dear(total: int, form: Format) -> list[Reason]:
    if total <= form.points:
        return []
    return [
        Reason(
            "AK-073",
            f"The troop costs {total} points; the format allows {form.points}.",
            f"La troupe coûte {total} points ; le format en permet {form.points}.",
        )
    ]


def wrong_heroes(heroes: int, form: Format) -> list[Reason]:
    low, high = form.heroes
    if low <= heroes <= high:
        return []
    span = str(low) if low == high else f"{low}-{high}"
    return [
        Reason(
            "AK-074",
            f"The troop has {heroes} heroes; the format asks for {span}.",
            f"La troupe compte {heroes} héros ; le format en demande {span}.",
        )
    ]


def too_many(profile: Profile, count: int) -> Reason:
    return Reason(
        "AK-075",
        f"{profile.name.en} is taken {count} times; at most {profile.most} are allowed.",
        f"{profile.name.fr} : {count} figurines ; {profile.most} au plus.",
    )


def crowded(figures: int) -> list[Reason]:
    if figures <= MOST_FIGURES:
        return []
    return [
        Reason(
            "AK-075",
            f"The troop has {figures} figures; the table has room for {MOST_FIGURES} a side.",
            f"La troupe compte {figures} figurines ; la table en admet {MOST_FIGURES} par camp.",
        )
    ]
