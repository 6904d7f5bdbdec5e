"""The rules page of a game: every rule in a language, and the components of the box."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from fluent.syntax import ast as ftl

from athanor.drawing.course import WIDTHS, course
from athanor.drawing.gallery import gallery_of, shared
from athanor.kernel.box import Component, standard_box
from athanor.kernel.game import Game, Option
from athanor.kernel.guide import course_of
from athanor.kernel.pages import pages_of
from athanor.kernel.texts import Texts, files, resource, texts_for
from athanor.kernel.words import Words

ICON = 60
"""How wide a drawing of a component is at most that stands for it on a summary sheet."""


def texts_of(game: Game, language: str) -> Texts:
    return texts_for(game, standard_box(game), language, ())


@lru_cache(maxsize=64)
def chapters_of(game: Game, language: str) -> list[tuple[str, list[dict[str, str]]]]:
    """The rules under the headings of the texts: a line `## Heading` opens a chapter."""
    texts = texts_of(game, language)
    chapters: list[tuple[str, list[dict[str, str]]]] = [("", [])]
    for one in (one for path in files(game.folder / "texts", language) for one in resource(path).body):
        if isinstance(one, ftl.GroupComment):
            chapters.append((one.content or "", []))
        elif isinstance(one, ftl.Message) and re.fullmatch(rf"{game.prefix}-\d+", one.id.name) and one.value:
            chapters[-1][1].append({"rule": one.id.name, "text": texts.say(one.id.name)})
    return [(heading, rules) for heading, rules in chapters if rules]


def rules_of(game: Game, language: str) -> list[dict[str, str]]:
    """Rule by rule: id and sentence."""
    return [rule for _, rules in chapters_of(game, language) for rule in rules]


@lru_cache(maxsize=64)
def tables_of(game: Game, language: str) -> list[dict[str, Any]]:
    """The components of the box, table by table: id, name, origin, and the facts that the texts have a word for.

    A game's texts name a table with `table-<name>` and a fact with `fact-<key>`.
    """
    texts, box = texts_of(game, language), standard_box(game)
    names = {one.id: one.name.said(language) for rows in box.tables.values() for one in rows}
    return [
        {
            "table": name,
            "title": texts.say(f"table-{name}") if texts.has(f"table-{name}") else name.replace("_", " ").capitalize(),
            "components": [component_json(name, one, texts, names) for one in components],
        }
        for name, components in box.tables.items()
    ]


@lru_cache(maxsize=64)
def shelves_of(game: Game, language: str) -> tuple[str, list[dict[str, Any]]]:
    """What lies in the box for people to look at: drawings where the game has them, or else what its texts have a title for.
    With the definitions that the drawings share."""
    drawn, texts = gallery_of(game, language), texts_of(game, language)
    tables = {table["table"]: table for table in tables_of(game, language)}
    shelves = [shelf_of(name, texts, tables.get(name), faces) for name, faces in drawn.faces.items()]
    shelves += [
        shelf_of(name, texts, table, [""] * len(table["components"]))
        for name, table in tables.items()
        if name not in drawn.faces and texts.has(f"table-{name}")
    ]
    return shared(drawn.defs), shelves


@lru_cache(maxsize=64)
def turn_of(game: Game, language: str, name: str) -> dict[str, str]:
    """The course of a turn as a picture, by screen; none where the texts do not tell it."""
    steps = course_of(texts_of(game, language))
    return {screen: course(steps, width, name) for screen, width in WIDTHS.items()} if steps else {}


def icons_of(game: Game, language: str) -> list[tuple[str, str]]:
    """The small drawings of the box, each with its word."""
    _, shelves = shelves_of(game, language)
    things = [(one["name"], face) for shelf in shelves for one, face in shelf["things"]]
    return [(name, face) for name, face in things if name and face and width_of(face) <= ICON]


def width_of(face: str) -> float:
    found = re.search(r' width="([\d.]+)"', face)
    return float(found[1]) if found else 0.0


def shelf_of(name: str, texts: Texts, table: dict[str, Any] | None, faces: Sequence[str]) -> dict[str, Any]:
    """Components and their drawings side by side; what has no name of its own is only drawn."""
    components = table["components"] if table else [{"id": "", "name": "", "facts": {}, "about": ""}] * len(faces)
    title = table["title"] if table else texts.say(f"table-{name}")
    return {"table": name, "title": title, "things": list(zip(components, faces, strict=True)), "drawn": any(faces)}


def component_json(table: str, one: Component, texts: Texts, names: dict[str, str]) -> dict[str, Any]:
    """A component by its own name: tables may share ids. `about` says what it does, where the texts tell."""
    facts = {
        texts.say(f"fact-{key}"): in_words(value, texts.language, names)
        for key, value in one.model_dump(mode="json").items()
        if texts.has(f"fact-{key}")
    }
    name, told = one.name.said(texts.language), texts.about(one.id, table).text
    return {"id": one.id, "name": name, "origin": one.origin, "facts": facts, "about": told if told != name else ""}


def in_words(value: Any, language: str, names: dict[str, str]) -> str:
    """A fact of a component: other components by their names, what has two languages in one."""
    if isinstance(value, dict):
        return str(value.get(language, ", ".join(f"{key} {in_words(one, language, names)}" for key, one in value.items())))
    if isinstance(value, list):
        return ", ".join(in_words(one, language, names) for one in value)
    return names.get(value, value) if isinstance(value, str) else str(value)


def pages_for(game: Game, language: str) -> list[tuple[str, str]]:
    """Address and title of each page that the game brings along."""
    texts = texts_of(game, language)
    return [(f"/games/{game.slug}/pages/{page.name}", texts.say(f"page-{page.name}")) for page in pages_of(game)]


def line_of(game: Game, language: str) -> str:
    """The game in a sentence."""
    texts = texts_of(game, language)
    return texts.say("game-line") if texts.has("game-line") else ""


def option_name(game: Game, option: Option, language: str) -> str:
    texts = texts_of(game, language)
    return texts.say(f"option-{option.name}") if texts.has(f"option-{option.name}") else option.name


def value_name(game: Game, option: Option, value: str, words: Words) -> str:
    texts = texts_of(game, words.language)
    message = f"option-{option.name}-{value}"
    return texts.say(message) if texts.has(message) else value
