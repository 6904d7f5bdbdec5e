"""The box: every component of a game, read from `box.toml`, checked, and laid into a record that rules can read.

A game's `box.py` has a pydantic model `Components` with a method `fill(box)`. The record is handed to every rule, so that
a changed card never recompiles anything.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from athanor.kernel.errors import BadBox
from athanor.kernel.game import Game, find, part
from athanor.kernel.loading import Loaded, load
from athanor.kernel.records import Plain, Records, allocate

LARGEST = 4_000_000  # letters of a file


class Strict(BaseModel):
    """No unknown keys, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Name(Strict):
    """A name in both languages."""

    fr: str
    en: str

    def said(self, language: str) -> str:
        """The name as it is printed: apostrophes are curved, however they were typed."""
        return str(getattr(self, language)).replace("'", "’")


class Component(Strict):
    """One piece, card or place: the id is its word in notation, the origin says where the datum comes from."""

    id: str
    name: Name
    origin: str = ""


class Box:
    """The components of one edition of a game, immutable."""

    def __init__(self, game: Game, components: Any, where: str) -> None:
        self.game = game
        self.components = components
        self.where = where
        canonical = json.dumps(components.model_dump(mode="json"), sort_keys=True, ensure_ascii=False)
        self.digest = hashlib.sha256(canonical.encode()).hexdigest()
        self.tables: dict[str, list[Component]] = {
            name: list(value)
            for name, value in components
            if isinstance(value, (list, tuple)) and value and all(isinstance(row, Component) for row in value)
        }
        self.vocabulary = {name: [row.id for row in rows] for name, rows in self.tables.items()}
        self._records: dict[tuple[str, bool], Records] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Boxes travel as their text."""
        return _unpacked, (self.game.slug, self.written, self.where)

    def records(self, loaded: Loaded) -> Records:
        """The box as rules read it: one record in an array. Rules never write to it, so it is shared."""
        key = loaded.mark, loaded.compiled
        if key not in self._records:
            filled = allocate(loaded.rules.Box, 1, compiled=True)
            self.components.fill(filled[0])
            self._records[key] = filled if loaded.compiled else [Plain(filled[0])]
        return self._records[key]

    @property
    def written(self) -> str:
        """The whole box in JSON, keys as in its file: `box_of` reads it."""
        return json.dumps(self.components.model_dump(mode="json", by_alias=True), sort_keys=True, ensure_ascii=False)

    def name(self, table: str, index: int, language: str) -> str:
        """The name of a component."""
        return self.tables[table][index].name.said(language)


def read_box(game: Game, path: Path) -> Box:
    """A box file, or BadBox with file, key and reason. A `.json` file is a box as the table hands it out."""
    return box_of(game, written_in(game, path), str(path))


def written_in(game: Game, path: Path) -> str:
    """A box file in JSON."""
    try:
        text = path.read_text(encoding="utf-8")
        return text if path.suffix == ".json" else toml_as_json(text)
    except FileNotFoundError:
        raise BadBox(f"{path}: there is no such file; `athanor box new {game.slug} DIR` makes one to edit.") from None
    except OSError as error:
        raise BadBox(f"{path}: {error.strerror}.") from None
    except ValueError as error:
        raise BadBox(f"{path}: this is not a TOML file: {error}.") from None


def toml_as_json(text: str) -> str:
    """A TOML file that somebody wrote, in JSON, in which dates are words; ValueError with the reason when it is none."""
    if len(text) > LARGEST:
        raise ValueError(f"it has more than {LARGEST} letters")
    try:
        return json.dumps(tomllib.loads(text), default=str)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def box_of(game: Game, written: str, where: str) -> Box:
    """A box from its text in JSON, as `written` is. Each key may be right by itself, and the rules cannot read the whole."""
    box = known_box(game, written, where)
    try:
        box.records(load(game.slug, compiled=False))
    except (ArithmeticError, LookupError, StopIteration, TypeError, ValueError) as error:
        raise BadBox(f"{where}: its parts do not fit together ({str(error) or 'something is missing'}).") from None
    return box


def known_box(game: Game, written: str, where: str) -> Box:
    """The same of a text that has been a box before."""
    try:
        components = part(game, "box").Components.model_validate_json(written)
    except ValidationError as error:
        raise BadBox("\n".join(f"{where}: {key_of(one['loc'])}: {one['msg']}." for one in error.errors())) from None
    return Box(game, components, where)


def _unpacked(slug: str, written: str, where: str) -> Box:
    return known_box(find(slug), written, where)


def key_of(place: tuple[int | str, ...]) -> str:
    """`cauldrons[3].produces`"""
    text = ""
    for step in place:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else str(step)
    return text or "the whole file"


def standard_box(game: Game) -> Box:
    """The box that comes with the game."""
    return _standard_box(game.slug, (game.folder / "box.toml").stat().st_mtime_ns)


@lru_cache(maxsize=32)
def _standard_box(slug: str, edited: int) -> Box:
    game = find(slug)
    path = game.folder / "box.toml"
    return known_box(game, written_in(game, path), str(path))


def box_for(game: Game, box: str | Path | Box | None) -> Box:
    """A box, the box in a file, or the one that comes with the game."""
    return box if isinstance(box, Box) else read_box(game, Path(box)) if box is not None else standard_box(game)
