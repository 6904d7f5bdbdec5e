"""Records: the memory of a state, a box, a tree node.

Compiled rules run on NumPy records, interpreted ones on `Plain` objects of ints and lists. The same expressions work on
both, as long as a rule writes `s.stock[seat][kind]` and never `s.stock[seat, kind]`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Shape = int | tuple[int, ...]
Records = Any
"""An array of records (compiled) or a list of Plain (interpreted)."""


class Kind:
    """A field's element type, called with the field's shape: `byte(243)`, `number(5, 5)`."""

    def __init__(self, code: str) -> None:
        self.code = code

    def __call__(self, *shape: int) -> tuple[str, tuple[int, ...]]:
        return self.code, shape


byte = Kind("u1")
small = Kind("i2")
number = Kind("i4")
wide = Kind("i8")
bits = Kind("u8")
real = Kind("f8")


def record(**fields: Shape | tuple[str, tuple[int, ...]]) -> np.dtype[Any]:
    """A record type. `hands=(5,)` is five whole numbers, `turn=1` is one, `known=byte(243)` chooses the element type."""
    rows: list[tuple[str, str] | tuple[str, str, tuple[int, ...]]] = []
    for name, shape in fields.items():
        code = "i4"
        if isinstance(shape, tuple) and shape and isinstance(shape[0], str):
            code, shape = shape
        elif shape == 1:
            shape = ()
        dims = (shape,) if isinstance(shape, int) else shape
        rows.append((name, code, dims) if dims else (name, code))
    return np.dtype((np.record, np.dtype(rows, align=True)))


HEADER: dict[str, Any] = {
    "rng": bits(),  # luck still to come: never in a view
    "seats": 1,
    "to_act": 1,  # bit set of the seats that the match waits for; 0 when it is over
    "asks": 1,  # the question asked now, an index into the game's QUESTIONS
    "open": 1,  # 1 while the seat to act may still take back its choices, back to the last commit
    "fresh": 1,  # 1 from the beginning of an action to its first line of news: until then the last news stand
    "options": (16,),
    "news_count": 1,
}
NEWS_WIDTH = 7  # audience, rule, five numbers


def state(news: int = 24, **fields: Any) -> np.dtype[Any]:
    """The record type of a game's state: the kernel's header, room for `news` lines per action, the game's own fields."""
    return record(**HEADER, news=(news, NEWS_WIDTH), **fields)


class Plain:
    """A record as Python ints and lists: what a debugger shows and interpreted rules work on."""

    def __init__(self, source: Any) -> None:
        for name in source.dtype.names:
            value = source[name]
            setattr(self, name, value.tolist() if isinstance(value, np.ndarray) else value.item())

    def store(self, target: Any) -> None:
        """Write into a NumPy record; a number that does not fit its field raises OverflowError."""
        for name in target.dtype.names:
            target[name] = getattr(self, name)

    def copy_from(self, other: Plain) -> None:
        for name, value in vars(other).items():
            setattr(self, name, copied(value) if isinstance(value, list) else value)

    def __repr__(self) -> str:
        return "\n".join(f"{name:12} {value}" for name, value in vars(self).items())


def copied(value: list[Any]) -> list[Any]:
    """A nested list, copied."""
    if value and isinstance(value[0], list):
        return [copied(row) for row in value]
    return value[:]


def allocate(dtype: np.dtype[Any], count: int, compiled: bool) -> Records:
    """`count` blank records."""
    blank = np.zeros(count, dtype)
    return blank if compiled else [Plain(row) for row in blank]


def as_array(records: Records, dtype: np.dtype[Any]) -> NDArray[Any]:
    """The same records as a NumPy array; interpreted ones are copied into a new one."""
    if isinstance(records, np.ndarray):
        return records
    array = np.zeros(len(records), dtype)
    for row, plain in zip(array, records, strict=True):
        plain.store(row)
    return array
