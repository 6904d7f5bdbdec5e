"""Actions: one integer each inside, a family with named arguments outside.

    QUESTIONS = ("turn", "item")
    Q = by_name(QUESTIONS)                                          # Q.item is 1
    ACTIONS = Actions(
        family("take", of("ingredients", 5), asked=Q.turn),
        family("lay", of("cards", 9), of("places", 4), asked=(Q.turn, Q.item)),
        family("pass", asked=Q.turn),
    )
    A, Z = ACTIONS.first, ACTIONS.last

`A.take` is the first action of a family, `Z.take` its last: `A.take <= action <= Z.take` is one of them, `action - A.take` what
it takes, and `divmod(action - A.lay, 4)` the card and the place. A family of one is `action == A.pass_`.

A family says which questions admit it (`asked`); the kernel looks for legal actions there and nowhere else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from keyword import iskeyword
from types import ModuleType
from typing import Any, Protocol

from athanor.kernel.errors import Unreadable, did_you_mean

Vocabulary = Mapping[str, Sequence[str]]
"""The ids of a box's components, table by table."""


class Numbers(ModuleType):
    """Whole numbers by name, `A.take`. A module, since compiled rules read those of a module as constants; they would carry a
    named tuple along whole wherever one of its numbers is read."""

    def __init__(self, what: str, numbers: Mapping[str, int]) -> None:
        super().__init__(what)
        vars(self).update({attribute(name): number for name, number in numbers.items()})

    def __getattr__(self, name: str) -> Any:
        known = [one for one in vars(self) if not one.startswith("_")]
        raise AttributeError(f"there is no {self.__name__} {name!r}. {did_you_mean(name, known)}")


def attribute(name: str) -> str:
    """A name as Python can spell it: `pass` is A.pass_, `mine-two` A.mine_two."""
    name = name.replace("-", "_")
    return f"{name}_" if iskeyword(name) else name


def by_name(names: Sequence[str]) -> Numbers:
    """The place of each name in its list: Q.turn is 0."""
    return Numbers("question", {name: k for k, name in enumerate(names)})


class Argument(Protocol):
    """The values that one argument of a family may take, 0..size-1, and their words."""

    @property
    def size(self) -> int: ...
    def word(self, value: int, box: Vocabulary) -> str: ...
    def value(self, word: str, box: Vocabulary) -> int | None: ...
    def hint(self, word: str, box: Vocabulary) -> str: ...


class Listed(ABC):
    """An argument whose words can be listed."""

    @abstractmethod
    def known(self, box: Vocabulary) -> Sequence[str]:
        """All its words, in the order of its values."""

    def value(self, word: str, box: Vocabulary) -> int | None:
        known = self.known(box)
        return list(known).index(word) if word in known else None

    def hint(self, word: str, box: Vocabulary) -> str:
        return did_you_mean(word, self.known(box))


@dataclass(frozen=True)
class of(Listed):
    """A component of a table of the box, by its id."""

    table: str
    size: int

    def word(self, value: int, box: Vocabulary) -> str:
        return box[self.table][value]

    def known(self, box: Vocabulary) -> Sequence[str]:
        return box[self.table][: self.size]


@dataclass(frozen=True)
class words(Listed):
    """One of some fixed words."""

    choices: tuple[str, ...]

    def __init__(self, *choices: str) -> None:
        object.__setattr__(self, "choices", choices)

    @property
    def size(self) -> int:
        return len(self.choices)

    def word(self, value: int, box: Vocabulary) -> str:
        return self.choices[value]

    def known(self, box: Vocabulary) -> Sequence[str]:
        return self.choices


@dataclass(frozen=True)
class numbered(Listed):
    """A whole number from `low` to `high`; value 0 is `low`."""

    low: int
    high: int

    @property
    def size(self) -> int:
        return self.high - self.low + 1

    def word(self, value: int, box: Vocabulary) -> str:
        return str(self.low + value)

    def known(self, box: Vocabulary) -> Sequence[str]:
        return [str(n) for n in range(self.low, self.high + 1)]


@dataclass(frozen=True)
class code:
    """A row of digits, as the recipe 22100: the first digit counts the most."""

    digits: int
    base: int

    @property
    def size(self) -> int:
        return int(self.base**self.digits)

    def word(self, value: int, box: Vocabulary) -> str:
        return "".join(str(value // self.base**place % self.base) for place in reversed(range(self.digits)))

    def value(self, word: str, box: Vocabulary) -> int | None:
        if len(word) != self.digits or not all(letter in "0123456789"[: self.base] for letter in word):
            return None
        return int(word, self.base)

    def hint(self, word: str, box: Vocabulary) -> str:
        return f"It has {self.digits} digits from 0 to {self.base - 1}."


@dataclass(frozen=True)
class Family:
    """Actions of one name; its integers are first..first+size-1, the last argument running fastest."""

    name: str
    arguments: tuple[Argument, ...]
    asked: tuple[int, ...]
    first: int = 0

    @property
    def size(self) -> int:
        size = 1
        for argument in self.arguments:
            size *= argument.size
        return size

    def values(self, action: int) -> tuple[int, ...]:
        """The value of each argument."""
        rest = action - self.first
        values: list[int] = []
        for argument in reversed(self.arguments):
            rest, value = divmod(rest, argument.size)
            values.append(value)
        return tuple(reversed(values))

    def action(self, *values: int) -> int:
        rest = 0
        for argument, value in zip(self.arguments, values, strict=True):
            rest = rest * argument.size + value
        return self.first + rest


def family(name: str, *arguments: Argument, asked: int | tuple[int, ...]) -> Family:
    return Family(name, arguments, (asked,) if isinstance(asked, int) else asked)


class Actions:
    """All actions of a game."""

    def __init__(self, *families: Family) -> None:
        first = 0
        placed: list[Family] = []
        for one in families:
            placed.append(Family(one.name, one.arguments, one.asked, first))
            first += one.size
        self.families = tuple(placed)
        self.size = first
        self.by_name = {one.name: one for one in placed}
        if len(self.by_name) != len(placed):
            raise ValueError("two families of actions have the same name")

    @property
    def first(self) -> Numbers:
        """The first action of each family, by its name."""
        return Numbers("action", {one.name: one.first for one in self.families})

    @property
    def last(self) -> Numbers:
        """The last action of each family, by its name."""
        return Numbers("action", {one.name: one.first + one.size - 1 for one in self.families})

    @property
    def spans(self) -> list[list[list[int]]]:
        """For each question the actions that answer it: [first, end] of each run of families; [0, 0] fills up a shorter row."""
        rows: list[list[list[int]]] = [
            [] for _ in range(1 + max(question for one in self.families for question in one.asked))
        ]
        for one in self.families:
            for question in one.asked:
                row, end = rows[question], one.first + one.size
                if row and row[-1][1] == one.first:
                    row[-1][1] = end
                else:
                    row.append([one.first, end])
        longest = max(map(len, rows))
        return [row + [[0, 0]] * (longest - len(row)) for row in rows]

    def family_of(self, action: int) -> Family:
        for one in self.families:
            if one.first <= action < one.first + one.size:
                return one
        raise Unreadable(f"{action} is no action: the game has 0 to {self.size - 1}.")

    def text(self, action: int, box: Vocabulary) -> str:
        """The notation of an action: `take blue`."""
        one = self.family_of(action)
        spelt = [argument.word(value, box) for argument, value in zip(one.arguments, one.values(action), strict=True)]
        return " ".join([one.name, *spelt])

    def read(self, text: str, box: Vocabulary) -> int:
        """The action of a notation, or Unreadable with the nearest word."""
        name, *rest = text.split() or [""]
        one = self.by_name.get(name)
        if one is None:
            raise Unreadable(f"{text!r} is no action: nothing is called {name!r}. {did_you_mean(name, self.by_name)}")
        if len(rest) != len(one.arguments):
            raise Unreadable(f"{text!r} is no action: {name!r} takes {len(one.arguments)} words after it, not {len(rest)}.")
        values: list[int] = []
        for word, argument in zip(rest, one.arguments, strict=True):
            value = argument.value(word, box)
            if value is None:
                raise Unreadable(f"{text!r} is no action: {name!r} knows no {word!r}. {argument.hint(word, box)}")
            values.append(value)
        return one.action(*values)
