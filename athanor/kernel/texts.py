"""The words of a game in one language: names, sentences, news and refusals by rule id (Project Fluent).

In a `.ftl` file the message of a rule is its sentence; its attribute `.news` is the line of the log, `.no` the refusal:

    AL-041 = A product that the reserve lacks is not received.
        .news = No { NAME("ingredients", $b) } is left for { SEAT($a) }.

Numbers are called $a, $b, $c, $d, $e. SEAT names a player, OF says
`of` that player as the language does, NAME a component of the box; a game may add functions of its own. A refusal also knows the
$seat, the $family of the action, and what the game's `circumstances` say of the position.

Other messages explain. `goal` is the aim of the game in a sentence, `why-<question>` what a choice is for,
`glossary-<word>` a word of the book (`.word` writes it). `about-<table>-<id>` says what a component does, `about-<table>` what
those do that follow a scheme, told with the facts of each. Their attribute `.rule` names the rules they rest on:

    about-recipes = Costs { $cost }; brings { FLORIMS($bonus) } when it is won.
        .rule = AM-086, AM-088

`about-<word>` tells of what is drawn and is no component, under its `.name`; `about-seat` of the place of the player $a.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from athanor.kernel.actions import Actions
from athanor.kernel.box import Box, Component, standard_box
from athanor.kernel.game import Game, part

LETTERS = "abcde"
REMEMBERED = 4000
KERNEL_TEXTS = Path(__file__).parent / "texts"


@lru_cache(maxsize=256)
def _resource(path: Path, edited: int) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


def resource(path: Path) -> Any:
    return _resource(path, path.stat().st_mtime_ns)


def files(folder: Path, language: str) -> list[Path]:
    """The texts of one language: `en.ftl` where there is one, then every file called `something.en.ftl`."""
    return sorted(folder.glob(f"{language}.ftl")) + sorted(folder.glob(f"*.{language}.ftl"))


@lru_cache(maxsize=256)
def texts_for(game: Game, box: Box, language: str, players: tuple[str, ...]) -> Texts:
    """The same words are put together once."""
    return Texts(game, box, language, players)


class Explained(NamedTuple):
    """A sentence or two for somebody who does not know the game, what they are about, and the rules they rest on."""

    name: str
    text: str
    rules: tuple[str, ...]


class Texts:
    """Sentences of one game, with one box, in one language, for a table of named players."""

    def __init__(self, game: Game, box: Box, language: str, players: Sequence[str] = ()) -> None:
        self.game = game
        self.box = box
        self.language = language
        self.players = list(players)
        self.actions: Actions = part(game, "rules").ACTIONS
        self.questions: Sequence[str] = part(game, "rules").QUESTIONS
        functions: dict[str, Callable[..., Any]] = {"SEAT": self.seat, "OF": self.of_seat, "NAME": self.component}
        for name, function in getattr(part(game, "box"), "FUNCTIONS", {}).items():
            functions[name] = lambda value, function=function: function(self, int(value))
        self._arguments = getattr(part(game, "box"), "arguments", None)
        self.circumstances = getattr(part(game, "box"), "circumstances", None)
        self._facts: dict[str, Callable[[Texts, Any], dict[str, Any]]] = (
            part(game, "about").FACTS if (game.folder / "about.py").is_file() else {}
        )
        self._said: dict[tuple[Any, ...], str] = {}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.bundle.add_resource(resource(KERNEL_TEXTS / f"{language}.ftl"))
        self._words: list[str] = []
        for path in files(game.folder / "texts", language):
            self.bundle.add_resource(resource(path), allow_overrides=True)
            self._words += words_of(resource(path))

    def seat(self, index: Any) -> str:
        """A player's name, or else the seat's."""
        seat = int(index)
        if seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.box.name("colours", seat, self.language) if "colours" in self.box.tables else f"{seat + 1}"

    def of_seat(self, index: Any) -> str:
        """`of Abigaïl`, `de Merlin`, `d’Abigaïl`."""
        name = self.seat(index)
        if self.language != "fr":
            return f"of {name}"
        first = unicodedata.normalize("NFD", name[:1].lower())[:1]
        return f"d’{name}" if first and first in "aeiouyhœæ" else f"de {name}"

    def component(self, table: Any, index: Any) -> str:
        return self.box.name(str(table), int(index), self.language)

    def listed(self, names: Sequence[str]) -> str:
        """`Ada, Bo and Cy`"""
        *most, last = names
        return self.say("all-of", most=", ".join(most), last=last) if most else last

    def has(self, message: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(message):
            return False
        found = self.bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, message: str, attribute: str = "", **facts: Any) -> str:
        """A sentence; a missing one is a defect of the texts and raises. A picture says the same ones again and again: the
        last few thousand are remembered."""
        key = (message, attribute, *facts.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._formatted(message, attribute, facts)
        return said

    def _formatted(self, message: str, attribute: str, facts: dict[str, Any]) -> str:
        where = f"texts/{self.language}.ftl of {self.game.slug}"
        if not self.has(message, attribute):
            raise KeyError(f"{where} has no {message}{'.' * bool(attribute)}{attribute}")
        found = self.bundle.get_message(message)
        pattern: Any = found.attributes[attribute] if attribute else found.value
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{where}, {message}: {errors[0]}")
        return str(text)

    def numbers(self, message: str, attribute: str, numbers: Sequence[int]) -> str:
        return self.say(message, attribute, **dict(zip(LETTERS, numbers, strict=False)))

    def rule(self, number: int) -> str:
        """The sentence of a rule."""
        return self.say(self.game.rule_id(number))

    def action(self, action: int, state: Any = None) -> str:
        """An action as a sentence: `Take a mushroom from the reserve`. A game may tell more of it in a position (`arguments` of
        its `box.py`)."""
        family = self.actions.family_of(action)
        values = family.values(action)
        if self._arguments is not None:
            values = self._arguments(state, family.name, values)
        return self.numbers(f"do-{family.name}", "", values)

    def question(self, asks: int) -> str:
        """What is asked now."""
        return self.say(f"ask-{self.questions[asks]}")

    def refusal(self, number: int, seat: int, action: int, state: Any = None) -> str:
        """Why a rule forbids an action: its `.no`, told with the action's family and arguments, the seat and, in a position, what
        `circumstances` of the game's `box.py` say of it; or else the rule itself."""
        family = self.actions.family_of(action)
        values = family.values(action)
        facts: dict[str, Any] = {"seat": seat, "family": family.name, **dict(zip(LETTERS, values, strict=False))}
        if self.circumstances is not None:
            facts |= self.circumstances(state, seat, family.name, values)
        message = self.game.rule_id(number)
        return self.say(message, "no" if self.has(message, "no") else "", **facts)

    def news(self, number: int, numbers: Sequence[int]) -> str:
        """A line of the log."""
        return self.numbers(self.game.rule_id(number), "news", numbers)

    def deed(self, number: int, numbers: Sequence[int]) -> str:
        """The same in few words, where the game has them: what is told of a deed in a narrow place."""
        rule = self.game.rule_id(number)
        return self.numbers(rule, "deed" if self.has(rule, "deed") else "news", numbers)

    # What explains

    def goal(self) -> str:
        """The aim of the game in a sentence."""
        return self.say("goal")

    def why(self, asks: int) -> Explained:
        """What the choice is for that is asked now."""
        message = f"why-{self.questions[asks]}"
        return Explained(self.question(asks), self.say(message), self.rules_of(message))

    def glossary(self) -> list[Explained]:
        """The words of the book, in the order of the alphabet."""
        explained = [Explained(self.say(one, "word"), self.say(one), self.rules_of(one)) for one in self._words]
        return sorted(explained, key=lambda one: unaccented(one.name.casefold()))

    def about(self, id: str, table: str = "") -> Explained:
        """What a component of the box does. Where tables share an id, `table` says whose it is.

        A text of its own tells of the component as the game has it: what an owner has changed or added is told by its kind, and
        what has no text at all by its name.
        """
        found = [(name, one) for name, rows in self.box.tables.items() for one in rows if one.id == id]
        if not found:
            raise KeyError(f"the box of {self.game.slug} has no {id!r}")
        found.sort(key=lambda pair: pair[0] != table)
        for name, one in found:
            message = self._message_about(name, one)
            if message:
                text = self.say(message, **self._facts_of(name, one))
                return Explained(one.name.said(self.language), text, self.rules_of(message))
        name = found[0][1].name.said(self.language)
        return Explained(name, name, ())

    def explained(self, what: str) -> Explained:
        """What is drawn, by its mark `data-about`: a component (`cauldrons C10`), a word with a text of its own (`reserve`, whose
        name is the attribute `.name`), the place of a player (`seat 1`), a rule (`rule AL-040`). KeyError for anything else."""
        kind, _, id = what.partition(" ")
        if kind == "seat" and id.isdecimal() and int(id) < max(self.game.seats):
            return Explained(self.seat(id), self.say("about-seat", a=int(id)), self.rules_of("about-seat"))
        if kind == "rule" and re.fullmatch(rf"{self.game.prefix}-\d+", id):
            return Explained(id, self.say(id), (id,))
        if id:
            if all(one.id != id for one in self.box.tables.get(kind, ())):
                raise KeyError(f"the box of {self.game.slug} has no {what!r}")
            return self.about(id, kind)
        message = f"about-{what}"
        if what.partition("-")[0] in (*self.box.tables, "seat") or not self.has(message):
            raise KeyError(f"nothing of {self.game.slug} is called {what!r}")
        name = self.say(message, "name") if self.has(message, "name") else ""
        return Explained(name, self.say(message), self.rules_of(message))

    def rules_of(self, message: str) -> tuple[str, ...]:
        """The rules that a text rests on, from its attribute `.rule`."""
        return tuple(self.say(message, "rule").split(", ")) if self.has(message, "rule") else ()

    def _message_about(self, table: str, one: Component) -> str:
        own, kind = f"about-{table}-{one.id}", f"about-{table}"
        if self.has(own) and (not self.has(kind) or unchanged(standard_box(self.game), table, one)):
            return own
        return kind if self.has(kind) else ""

    def _facts_of(self, table: str, one: Component) -> dict[str, Any]:
        """Name and numbers of a component, and what the game says more (`FACTS` of its `about.py`)."""
        plain = {key: value for key, value in one if isinstance(value, (int, str))}
        more = self._facts[table](self, one) if table in self._facts else {}
        return {**plain, "name": one.name.said(self.language), **more}


def unaccented(word: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def unchanged(standard: Box, table: str, one: Component) -> bool:
    """The component is as the game has it, whatever its name."""
    beside = {"name", "origin"}
    return any(
        row.id == one.id and row.model_dump(exclude=beside) == one.model_dump(exclude=beside)
        for row in standard.tables.get(table, ())
    )


def words_of(resource: Any) -> list[str]:
    """The messages of a file that explain a word of the book."""
    return [one.id.name for one in resource.body if hasattr(one, "id") and one.id.name.startswith("glossary-")]
