"""The statements that are needed all the time, put together once."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Any

from sqlalchemy import bindparam, insert, select, update

from athanor.table.schema import lines, matches, motions, seats
from athanor.table.storage.kept import NAMES, Header, column

CHANNEL = "athanor"
LONGEST_LEASE = 15.0  # seconds
QUICK_TICK = "SELECT tick FROM matches WHERE id = ?"
QUICK_HEADER = f"SELECT {', '.join(NAMES)} FROM matches WHERE id = ?"
HEADER = select(matches).where(matches.c.id == bindparam("match"))
TICK = select(matches.c.tick).where(matches.c.id == bindparam("match"))
TICK_LOCKED = TICK.with_for_update()
NEW_LINE = insert(lines)
NEXT_LINES = (
    select(lines.c.number, lines.c.kind, lines.c.seat, lines.c.action, lines.c.at, lines.c.audience)
    .where(lines.c.match == bindparam("match"), lines.c.number > bindparam("after"))
    .order_by(lines.c.number)
)
CHAIRS = (
    select(seats.c.seat, seats.c.person, seats.c.name, seats.c.bot, seats.c.resigned, seats.c.link)
    .where(seats.c.match == bindparam("match"))
    .order_by(seats.c.seat)
)
MOTIONS = (
    select(motions.c.number, motions.c.kind, motions.c.seat, motions.c.target, motions.c.votes, motions.c.status)
    .where(motions.c.match == bindparam("match"), motions.c.status == "open")
    .order_by(motions.c.number)
)


@lru_cache(maxsize=64)
def set_columns(names: tuple[str, ...]) -> Any:
    return update(matches).where(matches.c.id == bindparam("match")).values({name: bindparam(name) for name in names})


def unleased(now: float) -> Any:
    """No process answers for the bots of a match. Whoever would do so for longer than a lease lasts had a clock that went
    before ours, or ours was set back: nobody waits for that."""
    return (matches.c.thinker_until < now) | (matches.c.thinker_until > now + LONGEST_LEASE)


# What is played goes to the disk in groups, however many they are: one statement looks which headers are still those on which was
# played (and locks them, in the order of their names, so that two groups never wait for each other), one writes all lines, one
# all headers. The lines come first: a match that is over takes no more.

PLAYED = ("version", "tick", "waits", "status", "ending", "moved", "noticed", "deadline", "quiet", "hands")
"""What an action changes in the header of its match; the last two are kept in JSON."""
LINE = ("match", "number", "kind", "seat", "action", "at", "audience")
MOST_ROWS = 4000  # in one statement: SQLite takes 32,766 values
STATEMENTS = 1024  # that SQLite keeps ready: a group has four, which are others for every number of its changes
SETS = ", ".join(f"{name} = new.{name}" for name in PLAYED)
LOCK_POSTGRES = "SELECT id, tick FROM matches WHERE id = ANY(%s) ORDER BY id FOR UPDATE"
LINES_POSTGRES = f"""
INSERT INTO lines ({", ".join(LINE)})
SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::int[], %s::float[], %s::int[])
"""
HEADERS_POSTGRES = f"""
WITH new AS (
    SELECT * FROM unnest(
        %s::text[], %s::int[], %s::int[], %s::int[], %s::text[], %s::text[], %s::float[], %s::float[], %s::float[],
        %s::text[], %s::text[], %s::text[]
    ) AS new(id, {", ".join(PLAYED)}, words)
), kept AS (UPDATE matches SET {SETS} FROM new WHERE matches.id = new.id RETURNING new.words)
SELECT pg_notify('{CHANNEL}', words) FROM kept
"""


name_and_played = itemgetter("id", *PLAYED)


def played_columns(header: Header) -> tuple[Any, ...]:
    """The name of a match and what an action changes in its header, as columns."""
    *plain, quiet, hands = name_and_played(vars(header))
    return *plain, column("quiet", quiet), column("hands", hands)


@lru_cache(maxsize=512)
def rows_of(columns: int, rows: int) -> str:
    """Places for so many rows of values, for SQLite."""
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def ticks_sqlite(count: int) -> str:
    return f"SELECT id, tick FROM matches WHERE id IN {rows_of(count, 1)}"


def lines_sqlite(count: int) -> str:
    return f"INSERT INTO lines ({', '.join(LINE)}) VALUES {rows_of(len(LINE), count)}"


def headers_sqlite(count: int) -> str:
    return (
        f"WITH new(id, {', '.join(PLAYED)}) AS (VALUES {rows_of(1 + len(PLAYED), count)}) "
        f"UPDATE matches SET {SETS} FROM new WHERE matches.id = new.id"
    )


def write_sqlite(raw: Any, rows: list[Any], heads: list[Any]) -> None:
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        raw.execute(lines_sqlite(len(some)), [value for row in some for value in row])
    raw.execute(headers_sqlite(len(heads)), [value for row in heads for value in row])


def write_postgres(raw: Any, rows: list[Any], heads: list[Any], words: list[str]) -> None:
    """Other processes are told which matches have changed, too."""
    raw.execute(LINES_POSTGRES, [list(column) for column in zip(*rows, strict=True)])
    raw.execute(HEADERS_POSTGRES, [*(list(column) for column in zip(*heads, strict=True)), words])
