"""What is kept, as this process holds it: headers, chairs, lines, what was said and what is to be agreed on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import Boolean

from athanor.table import clocks
from athanor.table.audience import ALL, by_seats, seats_behind
from athanor.table.schema import matches

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
LESSON = "lesson:"  # begins what no match is called
LISTS = ("quiet", "seals", "numbers", "hands")  # columns of a match in JSON, read as tuples
WRITTEN = {"options", *LISTS}
EMPTY = json.dumps(())


@dataclass(frozen=True)
class Header:
    """What is known of a match without its lines."""

    id: str
    game: str
    edition: int
    box: str
    options: dict[str, str]
    seats: int
    seed: int
    salt: str
    status: str
    ending: str
    version: int
    tick: int
    waits: int
    bots: int
    host: str
    listed: bool
    hints: bool
    clock: int
    rematch: str
    parent: str
    parent_line: int
    made: float
    moved: float
    thinker: str
    thinker_until: float
    quiet: tuple[int, ...] = ()
    noticed: float = 0.0
    seals: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    rated: bool = False
    bank: int = 0
    more: int = 0
    out: str = clocks.BOT
    hands: tuple[Sequence[float], ...] = ()
    deadline: float = 0.0

    @property
    def timing(self) -> clocks.Timing:
        return clocks.Timing(self.clock, self.bank, self.more, self.out)

    @property
    def clocks(self) -> clocks.Hands:
        """The clock of every seat; none where there is one for the table."""
        return clocks.read(self.hands)

    @property
    def lesson(self) -> str:
        """The lesson that this match was begun with, or nothing: it stands where a match that was played on names another."""
        return self.parent.removeprefix(LESSON) if self.parent.startswith(LESSON) else ""

    @property
    def opened(self) -> bool:
        """Nobody has sealed a number without saying it."""
        return all(number or not seal for seal, number in zip(self.seals, self.numbers, strict=True))

    def changed(self, values: dict[str, Any]) -> Header:
        """The same header but for these values. (`replace` would set every other field one by one, at every action.)"""
        made = object.__new__(Header)
        made.__dict__.update(self.__dict__, **values)
        return made

    def unnoticed(self, eyes: int) -> int:
        """How many lines did not happen for these eyes. In the end everybody sees all."""
        return 0 if self.status == OVER or not self.quiet else by_seats(self.quiet, self.seats)[seats_behind(eyes)]

    def late(self, now: float) -> bool:
        """A clock has run out. That of a whole table runs from the last thing that everybody noticed."""
        return 0 < self.deadline < now if self.hands else bool(self.clock) and self.noticed + self.clock < now

    def version_for(self, eyes: int) -> int:
        return self.version - self.unnoticed(eyes)

    def tick_for(self, eyes: int) -> int:
        return self.tick - self.unnoticed(eyes)

    def summary(self, eyes: int) -> dict[str, Any]:
        """What these eyes may know: it goes out when the bell has rung. Who is to act may be a secret of the game."""
        seen = {"tick": self.tick_for(eyes), "version": self.version_for(eyes)}
        return {"id": self.id, **seen, "status": self.status}


@dataclass(frozen=True)
class Ring:
    """A ring of the bell, inside the server: a match has changed, and who notices it, if that is known."""

    header: Header
    audience: int | None = ALL
    _told: dict[int, bytes] = field(default_factory=dict, compare=False, repr=False)

    def told(self, eyes: int) -> bytes:
        """What the streams of these eyes send: made once for all of them."""
        if eyes not in self._told:
            summary = self.header.summary(eyes)
            self._told[eyes] = f"id: {summary['tick']}\nevent: change\ndata: {json.dumps(summary)}\n\n".encode()
        return self._told[eyes]


@dataclass(frozen=True)
class Chair:
    """Who sits on a seat. A person with a bot is away: the bot stands in."""

    seat: int
    person: str
    name: str
    bot: str
    resigned: bool
    link: str

    @property
    def taken(self) -> bool:
        return bool(self.person or self.bot)


@dataclass(frozen=True)
class Row:
    """A line as it is stored."""

    number: int
    kind: str  # play, back, drop
    seat: int
    action: int
    at: float
    audience: int = ALL


@dataclass(frozen=True)
class Said:
    number: int
    seat: int
    name: str
    words: str
    at: float


@dataclass(frozen=True)
class Motion:
    """Something that the others at the table must agree to."""

    number: int
    kind: str  # undo, stand-in
    seat: int
    target: int
    votes: int
    status: str


# From rows, and back


def read_header(row: Any) -> Header:
    lists = {name: tuple(json.loads(row._mapping[name])) for name in LISTS}
    return Header(**{**row._mapping, "options": json.loads(row.options), **lists})


NAMES = tuple(one.name for one in fields(Header))
FLAGS = tuple(name for name in NAMES if isinstance(matches.c[name].type, Boolean))


def quick_header(row: Any) -> Header:
    """The same from a row as SQLite itself gives it."""
    values = dict(zip(NAMES, row, strict=True))
    values |= {name: bool(values[name]) for name in FLAGS}
    lists = {name: tuple(json.loads(values[name])) for name in LISTS}
    return Header(**values | {"options": json.loads(values["options"]), **lists})


def header_values(values: dict[str, Any]) -> dict[str, Any]:
    """The same as columns."""
    return {name: column(name, value) for name, value in values.items()}


def column(name: str, value: Any) -> Any:
    if name not in WRITTEN:
        return value
    return EMPTY if value == () else json.dumps(value)  # most lists are, at every action


def notice_words(ring: Ring) -> str:
    return json.dumps([ring.header.id, ring.header.tick, ring.audience])
