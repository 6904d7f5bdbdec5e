"""What the fields of a state mean to somebody who learns: a game lists them as ROLES, a role for each field.

    ROLES = {
        "reserve": count(10),             # a number, about 10 at most
        "school": own(category(5)),       # hidden from all but its owner: only the own one is read
        "score": per_seat(count(60)),     # the own seat first, then the others in turn order
        "maker": seat(),                  # whose it is
        "bag": UNREAD,                    # hidden from all
    }

A role stands for every element of a field of any shape; the shape is the state's. `athanor.kernel.features` makes compiled code
of it, and a learner reads nothing else. Nothing here touches the memory of a state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

NUMBER = 127
"""The largest number that a feature holds."""

Lines = list[str]


@dataclass(frozen=True)
class Role:
    """How one element becomes features. `write` gives the lines of code that write the element `value` into `row` from `at`;
    `width` and `write` know the most seats of the game, `chairs`."""

    width: Callable[[int], int]
    write: Callable[[str, str, int], Lines]
    scale: float = 1.0
    """What a feature is multiplied with to be about 1."""
    seats: int = -1
    """The axis of the field that counts seats."""
    whose: str = "all"
    """Of those, which are read: all, own, others."""
    says: str = ""
    """What a feature holds, for those who read about it."""


UNREAD = None
"""The role of a field that tells a learner nothing: hidden from all, told by others, or no part of a position."""


def count(most: int) -> Role:
    """A number of about `most` at most; a larger one than a feature holds is told in steps."""
    step = max(1, -(-most // NUMBER))
    return Role(
        lambda chairs: 1,
        lambda value, at, chairs: [f"row[{at}] = narrow({value}{f' // {step}' if step > 1 else ''})"],
        step / most,
        says=f"a number, about {most} at most{f', in steps of {step}' if step > 1 else ''}",
    )


def flag() -> Role:
    """0 or 1."""
    return replace(count(1), says="0 or 1")


def category(size: int, first: int = 0) -> Role:
    """One of `size` values from `first` on, which have no order; any other value is none of them."""
    return Role(
        lambda chairs: size,
        lambda value, at, chairs: [
            f"this = {value}{f' - {first}' if first else ''}",
            f"for c in range({size}):",
            f"    row[{at} + c] = 1 if this == c else 0",
        ],
        says=f"one of {size} values: 1 at its place" + (f", the first of them {first}" if first else ""),
    )


def seat(*beside: int) -> Role:
    """Whose it is: the own seat first. Anything but a seat is nobody's, but values `beside` count as somebody."""
    known = [
        f"row[{{at}} + {{chairs}} + {k}] = 1 if {{value}} == {value} else 0"  # filled in below
        for k, value in enumerate(beside)
    ]
    return Role(
        lambda chairs: chairs + len(beside),
        lambda value, at, chairs: [
            f"this = (whole({value}) - me) % seats if 0 <= {value} < seats else -1",
            f"for c in range({chairs}):",
            f"    row[{at} + c] = 1 if this == c else 0",
            *(line.format(at=at, chairs=chairs, value=value) for line in known),
        ],
        says="whose it is: 1 at the seat, the own one first"
        + (f"; then whether it is {' or '.join(map(str, beside))}" if beside else ""),
    )


def seat_set() -> Role:
    """A bit for each seat, the own one first."""
    return Role(
        lambda chairs: chairs,
        lambda value, at, chairs: [
            f"for c in range({chairs}):",
            f"    row[{at} + c] = (whole({value}) >> ((me + c) % seats)) & 1 if c < seats else 0",
        ],
        says="a bit for each seat, the own one first",
    )


def bit_set(size: int) -> Role:
    """The lowest `size` bits."""
    return Role(
        lambda chairs: size,
        lambda value, at, chairs: [
            f"this = whole({value})",
            f"for c in range({size}):",
            f"    row[{at} + c] = (this >> c) & 1",
        ],
        says=f"{size} bits, the lowest first",
    )


def digits(size: int, base: int) -> Role:
    """A row of `size` digits, the first counting the most; a number below 0 has none."""
    return Role(
        lambda chairs: size,
        lambda value, at, chairs: [
            f"this = max(0, whole({value}))",
            f"for c in range({size}):",
            f"    row[{at} + {size - 1} - c] = this % {base}",
            f"    this //= {base}",
        ],
        1 / (base - 1),
        says=f"{size} digits from 0 to {base - 1}",
    )


def per_seat(role: Role, axis: int = 0) -> Role:
    """A row for each seat along an axis, the own one first, then in turn order; rows after the seats' stay where they are."""
    return replace(role, seats=axis)


def own(role: Role, axis: int = 0) -> Role:
    """Of the seats' rows only the own one."""
    return replace(role, seats=axis, whose="own")


def others(role: Role, axis: int = 0) -> Role:
    """Of the seats' rows all but the own one."""
    return replace(role, seats=axis, whose="others")
