"""A box on the bench: the game's own with some changes, what is wrong with it key by key, and a form made from its schema.

The changes stand in the address of the page, so that nothing is kept on the server and a link shows the same box.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any
from urllib.parse import urlencode

from pydantic import ValidationError

from athanor.drawing.gallery import gallery_with, shared
from athanor.kernel.box import Box, box_of, key_of, known_box, standard_box, toml_as_json
from athanor.kernel.errors import BadBox
from athanor.kernel.game import Game, find, part
from athanor.kernel.texts import Texts, texts_for
from athanor.kernel.words import Words
from athanor.lab.dials import changed, differences, find_dial, names_in
from athanor.table.errors import No
from athanor.table.words import words

LONGEST = 8_000  # letters of all changes together: they stand in an address
LONGEST_REASON = 500
WHERE = "workshop"
MOST_FIELDS = 150
FIXED = ("id", "origin")  # an id is a word of the notation, an origin says where a datum comes from
KNOWN_FAULTS = ("less_than_equal", "greater_than_equal", "int_type", "int_parsing", "string_too_short", "string_too_long")


@dataclass(frozen=True)
class Field:
    """One value of a component, and what its schema says of it."""

    key: str
    label: str
    value: str
    number: bool
    low: int | None
    high: int | None
    choices: tuple[str, ...]
    changed: bool
    wrong: str


@dataclass(frozen=True)
class Fault:
    key: str
    text: str


class Workpiece:
    """What somebody works on."""

    def __init__(self, slug: str, changes: Sequence[tuple[str, str]], language: str) -> None:
        self.game: Game = find(slug)
        self.language = language
        self.standard = standard_box(self.game)
        if sum(len(key) + len(value) for key, value in changes) > LONGEST:
            raise No("workshop-too-much", 413, letters=LONGEST)
        self.written = changed(self.standard, changes)
        self.changes = differences(json.loads(self.standard.written), self.written)

    @property
    def say(self) -> Words:
        return words(self.language)

    @cached_property
    def faults(self) -> list[Fault]:
        """What is wrong, key by key."""
        try:
            self.components()
        except ValidationError as error:
            return [Fault(key_of(one["loc"]), self.told(dict(one))) for one in error.errors()]
        try:
            self._box = box_of(self.game, json.dumps(self.written), WHERE)
        except BadBox as error:
            return [Fault(key_of(()), self.wrong(str(error).removeprefix(f"{WHERE}: ").rstrip(".")))]
        return []

    def components(self) -> Any:
        return part(self.game, "box").Components.model_validate_json(json.dumps(self.written))

    def told(self, fault: dict[str, Any]) -> str:
        """A fault in the reader's language, where we have a sentence for its kind."""
        kind, facts = str(fault["type"]), fault.get("ctx", {})
        if kind in KNOWN_FAULTS:
            told = {name: value for name, value in facts.items() if isinstance(value, int)}
            return self.say(f"workshop-{kind.replace('_', '-')}", **told)
        return self.wrong(str(fault["msg"]).removeprefix("Value error, "))

    def wrong(self, why: str) -> str:
        """A fault as it was told to us; what somebody has entered stands in it, however long it is."""
        return str(self.say("workshop-wrong", why=why[:LONGEST_REASON]))

    @property
    def box(self) -> Box | None:
        """The box, if nothing is wrong with it."""
        return None if self.faults else self._box

    @property
    def right(self) -> Box:
        """The same for those who need one."""
        if self.box is None:
            raise No("workshop-wrong-box", 422, key=self.faults[0].key, why=self.faults[0].text)
        return self.box

    @property
    def texts(self) -> Texts:
        return texts_for(self.game, self.box or self.standard, self.language, ())

    def query(self, thing: str = "", without: str = "", **more: str) -> str:
        pairs = [("thing", thing)] if thing else []
        pairs += [("change", f"{key}={value}") for key, value in self.changes if key != without]
        return urlencode([*pairs, *more.items()])

    # What can be chosen

    def shelves(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Every part of the box by its title, with the things in it: key and name."""
        found = []
        for name, value in self.written.items():
            if isinstance(value, list):
                found.append((self.title(name), [(f"{name}.{id}", self.called(row, id)) for id, row in named(value)]))
            else:
                found.append((self.title(name), [(name, self.title(name))]))
        return found

    def title(self, name: str) -> str:
        texts = self.texts
        return texts.say(f"table-{name}") if texts.has(f"table-{name}") else name.replace("_", " ").capitalize()

    def called(self, row: Any, id: str) -> str:
        name = row.get("name") if isinstance(row, dict) else None
        return str(name[self.language])[:60] if isinstance(name, dict) and self.language in name else id

    def thing(self, wanted: str) -> str:
        """The thing that is asked for, or the first one."""
        keys = [key for _, things in self.shelves() for key, _ in things]
        return wanted if wanted in keys else keys[0]

    # The form

    def fields(self, thing: str) -> list[Field]:
        """A field for every single value of a thing."""
        place, step = find_dial(self.written, thing)
        wrong = {fault.key: fault.text for fault in self.faults}
        changed_keys = {key for key, _ in self.changes}
        made = []
        for key, value, schema, place_key in leaves(place[step], schema_of(self.game, thing), thing, self.place_of(thing)):
            made.append(
                Field(
                    key,
                    self.label(key.removeprefix(f"{thing}.")),
                    value if isinstance(value, str) else json.dumps(value),
                    schema.get("type") == "integer" and isinstance(value, int) and not isinstance(value, bool),
                    schema.get("minimum"),
                    schema.get("maximum"),
                    choices_of(value, schema),
                    any(key == one or key.startswith(f"{one}.") for one in changed_keys),
                    wrong.get(place_key, ""),
                )
            )
        return made[:MOST_FIELDS]

    def place_of(self, thing: str) -> str:
        """A thing as a fault names its place: `cauldrons[3]`."""
        table, _, id = thing.partition(".")
        rows = self.written[table]
        return f"{table}[{names_in(rows).index(id)}]" if isinstance(rows, list) else table

    def label(self, key: str) -> str:
        texts, steps = self.texts, key.split(".")
        first = texts.say(f"fact-{steps[0]}") if texts.has(f"fact-{steps[0]}") else steps[0].replace("_", " ")
        rest = [str(int(step) + 1) if step.isdecimal() else step for step in steps[1:]]
        return " · ".join([first, *rest])

    # The drawing

    def drawn(self, thing: str) -> tuple[str, str]:
        """The definitions and the drawing of a thing, if the game draws it and nothing is wrong."""
        table, _, id = thing.partition(".")
        if self.box is None or not id:
            return "", ""
        return drawn(self.game.slug, self.box.written, self.language, table, names_in(self.written[table]).index(id))


@lru_cache(maxsize=64)
def drawn(slug: str, written: str, language: str, table: str, at: int) -> tuple[str, str]:
    found = gallery_with(known_box(find(slug), written, WHERE), language)
    return (shared(found.defs), found.faces[table][at]) if table in found.faces else ("", "")


def named(rows: Sequence[Any]) -> list[tuple[str, Any]]:
    return list(zip(names_in(rows), rows, strict=True))


def loaded(slug: str, text: str, language: str) -> Workpiece:
    """A box that somebody brings, as TOML or JSON, laid on the workpiece as changes to the game's own."""
    game = find(slug)
    try:
        written = json.loads(text) if text.lstrip().startswith("{") else json.loads(toml_as_json(text))
    except (ValueError, RecursionError) as error:
        raise No("workshop-unreadable", 422, why=str(error)[:200]) from None
    own = json.loads(standard_box(game).written)
    if not isinstance(written, dict):
        raise No("workshop-unreadable", 422, why=type(written).__name__)
    if unknown := [key for key in written if key not in own]:
        raise No("workshop-unknown", 422, key=str(unknown[0])[:40])
    try:
        return Workpiece(
            slug, differences(own, {key: filled(value, written.get(key, value)) for key, value in own.items()}), language
        )
    except RecursionError:
        raise No("workshop-unreadable", 422, why="nested too deeply") from None


def filled(own: Any, given: Any) -> Any:
    """What was brought, with what it leaves out as the game's own box has it: defaults need not be written down."""
    if isinstance(own, dict) and isinstance(given, dict):
        return {**{key: filled(value, given[key]) if key in given else value for key, value in own.items()},
                **{key: value for key, value in given.items() if key not in own}}  # fmt: skip
    if isinstance(own, list) and isinstance(given, list) and names_in(own) == names_in(given):
        return [filled(one, other) for one, other in zip(own, given, strict=True)]
    return given


# The schema


@lru_cache(maxsize=16)
def whole_schema(slug: str) -> dict[str, Any]:
    schema: dict[str, Any] = part(find(slug), "box").Components.model_json_schema(by_alias=True)
    return schema


def resolved(schema: dict[str, Any], defs: dict[str, Any], value: Any = None) -> dict[str, Any]:
    """A schema without references; of alternatives the one that fits the kind of value."""
    if "$ref" in schema:
        return resolved(defs.get(schema["$ref"].rpartition("/")[2], {}), defs, value)
    if "anyOf" in schema:
        kinds = {bool: "boolean", int: "integer", float: "number", str: "string", list: "array", dict: "object"}
        fitting = [resolved(one, defs, value) for one in schema["anyOf"]]
        return next((one for one in fitting if one.get("type") == kinds.get(type(value))), fitting[0])
    return schema


def schema_of(game: Game, thing: str) -> dict[str, Any]:
    whole = whole_schema(game.slug)
    table, _, id = thing.partition(".")
    schema = resolved(whole["properties"].get(table, {}), whole.get("$defs", {}))
    found = resolved(item_of(schema, 0), whole.get("$defs", {})) if id else schema
    return {**found, "$defs": whole.get("$defs", {})}


def item_of(schema: dict[str, Any], k: int) -> dict[str, Any]:
    """The schema of one item of a list."""
    first = schema.get("prefixItems", [])
    found: dict[str, Any] = first[k] if k < len(first) else schema.get("items") or {}
    return found if isinstance(found, dict) else {}


def leaves(value: Any, schema: dict[str, Any], key: str, place: str) -> Iterator[tuple[str, Any, dict[str, Any], str]]:
    """Every single value under a key, with its schema and its place as faults name it."""
    defs = schema.get("$defs", {})
    schema = resolved(schema, defs, value)
    if isinstance(value, dict):
        for name, one in value.items():
            if name not in FIXED:
                inner = {**resolved(schema.get("properties", {}).get(name, {}), defs, one), "$defs": defs}
                yield from leaves(one, inner, f"{key}.{name}", f"{place}.{name}")
    elif isinstance(value, list):
        for k, (name, one) in enumerate(named(value)):
            inner = {**resolved(item_of(schema, k), defs, one), "$defs": defs}
            yield from leaves(one, inner, f"{key}.{name}", f"{place}[{k}]")
    else:
        yield key, value, schema, place


def choices_of(value: Any, schema: dict[str, Any]) -> tuple[str, ...]:
    if isinstance(value, bool):
        return "true", "false"
    return tuple(str(one) for one in schema.get("enum", ()))
