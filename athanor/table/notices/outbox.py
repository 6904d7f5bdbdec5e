"""What is still to be told: one row for a table and a channel, written together with what makes it somebody's turn.

A row is told once. Whoever tells it claims it first, by moving its due time: another process, or the same one later, then finds
it claimed, and a table that calls anew meanwhile is told anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import lru_cache
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, delete, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from athanor.table.schema import leases, outbox

TURN, CONFIRM, INVITED, EVENT, PAIRED = "turn", "confirm", "invited", "event", "paired"
MOST_TRIES = 5
LEASE, LONGEST_LEASE = 10.0, 15.0  # seconds for which a process tells what is due
BROKEN = 5  # notices in a row that could not be delivered: then a channel is left alone
A_LOOK = 200  # rows that are told at a look
MOST_ROWS = 4000  # in one statement: SQLite takes 32,766 values
KEPT = f"""
JOIN channels ON channels.person = new.person AND channels.confirmed AND channels.broken < {BROKEN} WHERE 1 = 1
ON CONFLICT (match, channel) DO UPDATE SET kind = excluded.kind, due = excluded.due, tries = 0
"""
"""Every channel of those who are called; those who have none cost nothing."""
POSTGRES = f"""
INSERT INTO outbox (match, channel, kind, due, tries) SELECT new.match, channels.id, new.kind, new.due, 0
FROM unnest(%s::text[], %s::text[], %s::text[], %s::float[]) AS new(match, person, kind, due) {KEPT}
"""


class Call(NamedTuple):
    """Somebody is to be told something about a table, or about an event."""

    match: str
    person: str
    kind: str
    due: float


class Due(NamedTuple):
    """A row of the outbox."""

    match: str
    channel: str
    kind: str
    due: float
    tries: int


@lru_cache(maxsize=512)
def sqlite(rows: int) -> str:
    return f"""
WITH new(match, person, kind, due) AS (VALUES {", ".join(["(?, ?, ?, ?)"] * rows)})
INSERT INTO outbox (match, channel, kind, due, tries) SELECT new.match, channels.id, new.kind, new.due, 0 FROM new {KEPT}
"""


def put(connection: Connection, calls: Sequence[Call]) -> None:
    """Write these calls, in the transaction of what they follow from; a call that waits already is moved."""
    raw = connection.connection.driver_connection
    assert raw is not None
    if connection.dialect.name == "postgresql":
        raw.execute(POSTGRES, [list(column) for column in zip(*calls, strict=True)])
        return
    for first in range(0, len(calls), MOST_ROWS):
        some = calls[first : first + MOST_ROWS]
        raw.execute(sqlite(len(some)), [value for call in some for value in call])


class Outbox:
    """The rows, for whoever tells them."""

    def __init__(self, reading: Engine, writing: Callable[[], AbstractContextManager[Connection]]) -> None:
        self.reading = reading
        self.writing = writing

    def lease(self, holder: str, now: float) -> bool:
        """Only one process tells at a time. One that would last too long was given by a clock that goes before ours."""
        free = (leases.c.holder == holder) | (leases.c.until < now) | (leases.c.until > now + LONGEST_LEASE)
        wanted = update(leases).where(leases.c.name == "outbox", free).values(holder=holder, until=now + LEASE)
        with self.writing() as connection:
            return connection.execute(wanted).rowcount == 1

    def waiting(self) -> float | None:
        """When the next row is due; None where there is none."""
        with self.reading.connect() as connection:
            return connection.execute(select(outbox.c.due).order_by(outbox.c.due).limit(1)).scalar()

    def due(self, now: float) -> list[Due]:
        wanted = (
            select(outbox.c.match, outbox.c.channel, outbox.c.kind, outbox.c.due, outbox.c.tries)
            .where(outbox.c.due <= now)
            .order_by(outbox.c.due)
            .limit(A_LOOK)
        )
        with self.reading.connect() as connection:
            return [Due(*row) for row in connection.execute(wanted)]

    def ask(self, channel: str, now: float) -> None:
        """Ask at an address whether it is right; once, though several want it at the same moment."""
        anew = {"kind": CONFIRM, "due": now, "tries": 0}
        with self.writing() as connection:
            new = postgresql.insert(outbox) if connection.dialect.name == "postgresql" else sqlite_insert(outbox)
            row = new.values(match="", channel=channel, **anew)
            connection.execute(row.on_conflict_do_update(index_elements=[outbox.c.match, outbox.c.channel], set_=anew))

    def move(self, row: Due, due: float, tries: int) -> Due | None:
        """The row with another due time, if it is still as it was."""
        wanted = update(outbox).where(*same(row)).values(due=due, tries=tries)
        with self.writing() as connection:
            return row._replace(due=due, tries=tries) if connection.execute(wanted).rowcount else None

    def drop(self, row: Due) -> None:
        """It is told, or there is nothing to tell any more; a call that came meanwhile stays."""
        with self.writing() as connection:
            connection.execute(delete(outbox).where(*same(row)))


def same(row: Due) -> tuple[ColumnElement[bool], ...]:
    return outbox.c.match == row.match, outbox.c.channel == row.channel, outbox.c.due == row.due
