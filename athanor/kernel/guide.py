"""What a rules page tells beside the rules: the course of a turn, how points are counted, its tables; from the texts of a game.

    turn = On your turn you do one of three things.
    turn-1 = Choose
        .rule = AL-020
    turn-1-a = Create a potion        # letters are ways to do a step, one of which is taken
        .text = Into an empty cauldron, as dear as you dare.
        .rule = AL-028, AL-040
    turn-2 = The next player’s turn

    score-1 = Each potion of your school
        .points = 3

    tabled-cubes = Cubes of each ingredient      # its rows are counted out by TABLES["cubes"] of the game's about.py
        .head = Players | In the bag | In the reserve
        .rule = AL-008                          # the rule under which it stands

A game that has none of these messages has no such picture and no such table.
"""

from __future__ import annotations

from string import ascii_lowercase
from typing import NamedTuple

from athanor.kernel.game import part
from athanor.kernel.texts import Texts


class Step(NamedTuple):
    """One step of a turn; with several ways, one of them is taken."""

    title: str
    text: str
    rules: tuple[str, ...]
    ways: tuple[Step, ...] = ()

    @property
    def words(self) -> str:
        return f"{self.title}. {self.text}" if self.text else self.title


def course_of(texts: Texts) -> list[Step]:
    """The steps of a turn, in their order."""
    found: list[Step] = []
    while texts.has(message := f"turn-{len(found) + 1}"):
        ways = [step_of(texts, way) for letter in ascii_lowercase if texts.has(way := f"{message}-{letter}")]
        found.append(step_of(texts, message)._replace(ways=tuple(ways)))
    return found


def step_of(texts: Texts, message: str) -> Step:
    text = texts.say(message, "text") if texts.has(message, "text") else ""
    return Step(texts.say(message), text, texts.rules_of(message))


class Counted(NamedTuple):
    """A line of the scoring table: for what, and how many points."""

    what: str
    points: str
    rules: tuple[str, ...]


def scoring_of(texts: Texts) -> list[Counted]:
    """The scoring table, line by line."""
    found: list[Counted] = []
    while texts.has(message := f"score-{len(found) + 1}"):
        found.append(Counted(texts.say(message), texts.say(message, "points"), texts.rules_of(message)))
    return found


class Table(NamedTuple):
    """Numbers of the box side by side."""

    name: str
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables_of(texts: Texts) -> dict[str, list[Table]]:
    """The tables of a game, by the rule under which each stands."""
    told = vars(part(texts.game, "about")) if (texts.game.folder / "about.py").is_file() else {}
    found: dict[str, list[Table]] = {}
    for name, rows in told.get("TABLES", {}).items():
        message = f"tabled-{name}"
        head = tuple(texts.say(message, "head").split(" | "))
        counted = tuple(tuple(str(cell) for cell in row) for row in rows(texts))
        found.setdefault(texts.rules_of(message)[0], []).append(Table(name, texts.say(message), head, counted))
    return found
