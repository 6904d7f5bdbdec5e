"""Features: a view as a row of small whole numbers, for learning.

Where `vector` hands out a state as it lies in memory, features are made from what its fields mean (`athanor.kernel.roles`): seats
are counted from the one that looks, categories and bit sets are spread out, the number of seats and the options are told too.
What a position shows only to who works it out, a game adds itself (ADDED and a rule `features`).

The code is written from the roles and executed as the game's rules are: compiled or interpreted.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from athanor.kernel.errors import BadSettings
from athanor.kernel.loading import Loaded
from athanor.kernel.records import HEADER
from athanor.kernel.roles import UNREAD, Role, category, seat_set

HEAD = '''"""The features of a view: written by athanor.kernel.features from the roles of the game, not by hand."""

from athanor.kernel.rulebook import rule, whole


@rule
def narrow(number):
    return min(127, max(-127, number))


@rule
def observe(box, s, me, row):
    """What the seat `me` sees of its view `s`, written into `row`."""
    seats = s.seats
'''
FOOT = """

@rule
def observe_one(boxes, states, i, me, row):
    observe(boxes[0], states[i], me, row)
"""


@dataclass(frozen=True)
class Features:
    """The features of one game, as one way of running writes them."""

    code: ModuleType
    """`observe(box, s, me, row)` and, for Python, `observe_one(boxes, states, i, me, row)`."""
    names: list[str]
    scales: NDArray[np.float32]
    mark: str
    """A digest of what they mean: a network reads those that it was trained on and no others."""

    @property
    def size(self) -> int:
        return len(self.names)


def has_roles(loaded: Loaded) -> bool:
    return hasattr(loaded.rules, "ROLES")


@dataclass(frozen=True)
class Field:
    """Features that stand side by side: what a field of the state becomes."""

    name: str
    first: int
    size: int
    scale: float
    says: str


def fields_of(loaded: Loaded) -> list[Field]:
    """What the features of a game mean, field by field."""
    made, roles, added = features_of(loaded), loaded.rules.ROLES, getattr(loaded.rules, "ADDED", {})
    found: list[Field] = []
    for at, name in enumerate(name.rpartition(" ")[0] for name in made.names):
        if found and found[-1].name == name:
            found[-1] = replace(found[-1], size=found[-1].size + 1)
        else:
            says = told(loaded, name, roles, added)
            found.append(Field(name, at, 1, float(made.scales[at]), says))
    return found


def told(loaded: Loaded, name: str, roles: dict[str, Role | None], added: dict[str, tuple[int, int]]) -> str:
    """What one field becomes, in words."""
    game = loaded.game
    if name == "seats":
        return f"how many sit down: 1 at {game.seats[0]} to {game.seats[-1]}"
    if name == "to_act":
        return "whom the match waits for: a bit for each seat, the own one first"
    if name == "asks":
        return f"the question: 1 at one of {len(loaded.rules.QUESTIONS)}"
    if name.startswith("option "):
        values = next(one.values for one in game.options if one.name == name.removeprefix("option "))
        return f"1 at its value: {', '.join(values)}"
    role = roles.get(name)
    if role is None:
        return f"worked out by the game: a number, about {added[name][1]} at most"
    whose = {"all": "for each seat, the own one first, ", "own": "of the own seat, ", "others": "for each other seat, "}
    shape = loaded.rules.State.fields[name][0].shape
    return f"{whose[role.whose] if role.seats >= 0 else ''}{role.says}{f' (field of {shape})' if shape else ''}"


def features_of(loaded: Loaded) -> Features:
    """The features of a loaded game; made once."""
    if loaded.mark not in _made or loaded.compiled not in _made[loaded.mark]:
        text, names, scales = written(loaded)
        mark = hashlib.sha256(text.encode()).hexdigest()[:16]
        code = loaded.run(f"features_{mark}", text)
        _made.setdefault(loaded.mark, {})[loaded.compiled] = Features(code, names, np.array(scales, np.float32), mark)
    return _made[loaded.mark][loaded.compiled]


_made: dict[str, dict[bool, Features]] = {}


def written(loaded: Loaded) -> tuple[str, list[str], list[float]]:
    """The code, and the name and scale of each feature."""
    rules, game = loaded.rules, loaded.game
    if not has_roles(loaded):
        raise BadSettings(f"{game.slug} says nothing about the roles of its fields (ROLES): nobody can learn it yet.")
    fields = rules.State.fields
    unknown = [name for name in rules.ROLES if name not in fields or name in HEADER or name == "news"]
    missing = [name for name in fields if name not in (*HEADER, "news", *rules.ROLES)]
    if unknown or missing:
        wrong = f"knows no field {unknown[0]!r}" if unknown else f"leaves out the field {missing[0]!r}"
        raise BadSettings(f"{game.slug}: ROLES {wrong}; it has one role for each field of State, or UNREAD.")
    chairs = game.seats[-1]
    code: list[str] = []
    names: list[str] = []
    scales: list[float] = []

    def add(name: str, lines: list[str], width: int, scale: float) -> None:
        code.extend([f"# {name}", *lines])
        names.extend(f"{name} {k}" for k in range(width))
        scales.extend([scale] * width)

    def add_one(name: str, value: str, role: Role) -> None:
        add(name, role.write(value, str(len(names)), chairs), role.width(chairs), role.scale)

    if len(game.seats) > 1:
        add_one("seats", "s.seats", category(len(game.seats), game.seats[0]))
    add_one("to_act", "s.to_act", seat_set())
    if len(rules.QUESTIONS) > 1:
        add_one("asks", "s.asks", category(len(rules.QUESTIONS)))
    for k, option in enumerate(game.options):
        add_one(f"option {option.name}", f"s.options[{k}]", category(len(option.values)))
    for name, role in rules.ROLES.items():
        if role is not UNREAD:
            shape = fields[name][0].shape
            lines, width = field(name, shape, role, len(names), chairs)
            add(name, lines, width, role.scale)
    for name, (width, most) in getattr(rules, "ADDED", {}).items():
        add(name, [], width, 1 / most)
    if hasattr(rules, "ADDED"):
        added = sum(width for width, _ in rules.ADDED.values())
        code.append(f"game.features(box, s, me, row, {len(names) - added})")
    return HEAD + "".join(f"    {line}\n" for line in code) + FOOT, names, scales


def field(name: str, shape: tuple[int, ...], role: Role, at: int, chairs: int) -> tuple[list[str], int]:
    """The lines that write all elements of a field, and how many features they are."""
    if role.seats < 0:
        return block(name, shape, role, at, chairs, {})
    axis = role.seats
    if len(shape) <= axis or shape[axis] < chairs:
        raise BadSettings(f"The field {name!r} has no row for each of {chairs} seats along axis {axis}.")
    if role.whose == "own":
        return block(name, shape, role, at, chairs, {axis: Seats("me", 1)})
    first = 1 if role.whose == "others" else 0
    lines, size = block(
        name, shape, role, at, chairs, {axis: Seats(f"(me + i{axis} + {first}) % seats", chairs - first, first)}
    )
    beyond = shape[axis] - chairs
    if beyond:
        more, extra = block(name, shape, role, at + size, chairs, {axis: Seats(f"i{axis} + {chairs}", beyond)})
        lines, size = lines + more, size + extra
    return lines, size


@dataclass(frozen=True)
class Seats:
    """An axis that counts seats: the index of a row, how many are read, and how far the first is from the own seat, if rows of
    seats that nobody has are to be blank."""

    index: str
    size: int
    first: int = -1


def block(
    name: str, shape: tuple[int, ...], role: Role, at: int, chairs: int, seats: dict[int, Seats]
) -> tuple[list[str], int]:
    """Loops over all axes of a field, that of the seats outermost."""
    order = [*seats, *(axis for axis in range(len(shape)) if axis not in seats)]
    sizes = [seats[axis].size if axis in seats else shape[axis] for axis in order]
    index = [seats[axis].index if axis in seats else f"i{axis}" for axis in range(len(shape))]
    lines, step = role.write(f"s.{name}" + "".join(f"[{one}]" for one in index), "at", chairs), role.width(chairs)
    place = ""
    for axis, size in reversed(list(zip(order, sizes, strict=True))):
        place = f" + i{axis} * {step}" + place
        step *= size
    at_element = f"at = {at}{place}"
    if not order:
        return [at_element, *lines], step
    return nested(list(zip(order, sizes, strict=True)), [at_element, *lines], at, step, seats), step


def nested(axes: list[tuple[int, int]], lines: list[str], at: int, step: int, seats: dict[int, Seats]) -> list[str]:
    (axis, size), *rest = axes
    inner = nested(rest, lines, at, step // size, seats) if rest else lines
    if axis in seats and seats[axis].first >= 0:
        row = step // size
        inner = [
            f"if i{axis} + {seats[axis].first} < seats:",
            *(f"    {line}" for line in inner),
            "else:",
            f"    for c in range({row}):",
            f"        row[{at} + i{axis} * {row} + c] = 0",
        ]
    return [f"for i{axis} in range({size}):", *(f"    {line}" for line in inner)]
