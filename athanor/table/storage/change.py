"""What one deed does to a match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from athanor.kernel.box import Box
from athanor.table.audience import ALL, unnoticed
from athanor.table.errors import No
from athanor.table.notices.outbox import TURN, Call, put
from athanor.table.schema import chat, motions, seats
from athanor.table.storage.kept import OVER, Chair, Header, Motion, Ring, Row, Said, header_values
from athanor.table.storage.laying import Laying
from athanor.table.storage.statements import NEW_LINE, set_columns

AFTERWARDS = {"tick", "rematch"}  # what still changes of a match that is over


class Change:
    """What one deed does to a match. The header is the one on which it is done.

    Lines and header are written when it is finished: in the transaction that it was given, or by the writer. Whatever else it
    changes needs a transaction.
    """

    def __init__(self, storage: Laying, header: Header, transaction: Connection | None = None) -> None:
        self.storage = storage
        self.header = header
        self.values: dict[str, Any] = {"tick": header.tick + 1}
        self.rows: list[Row] = []
        self.audience: int | None = None
        self.calls: dict[str, float] = {}  # people whom the table waits for from now on, and when they are told
        self._transaction = transaction
        self._now: Header | None = None

    @property
    def connection(self) -> Connection:
        assert self._transaction is not None, "what is only played has no transaction"
        return self._transaction

    @property
    def now(self) -> Header:
        """The header as it will be."""
        if self._now is None:
            self._now = self.header.changed(self.values)
        return self._now

    @property
    def ring(self) -> Ring:
        return Ring(self.now, ALL if self.audience is None else self.audience)

    @property
    def written(self) -> list[tuple[Any, ...]]:
        """The lines as they are stored."""
        return [(self.header.id, row.number, row.kind, row.seat, row.action, row.at, row.audience) for row in self.rows]

    def _unfinished(self) -> None:
        """What is over stays as it is; the database's own triggers see to it too."""
        if self.header.status == OVER:
            raise No("over")

    def set(self, **values: Any) -> None:
        if not values.keys() <= AFTERWARDS:
            self._unfinished()
        self.values |= values
        self._now = None

    def append(self, kind: str, seat: int, action: int, audience: int = ALL) -> Row:
        """A line. Each has a tick of its own, so that those who notice none of them hear none."""
        self._unfinished()
        now = self.now
        row = Row(now.version + 1, kind, seat, action, self.storage.now(), audience)
        self.rows.append(row)
        self.set(
            version=row.number,
            moved=row.at,
            tick=self.header.tick + row.number - self.header.version,
            noticed=row.at if audience == ALL else now.noticed,
            quiet=unnoticed(now.quiet, now.seats, audience) if audience != ALL or now.quiet else (),
        )
        self.audience = audience | (self.audience or 0)
        return row

    def stir(self) -> None:
        """Something happened that everybody notices, though it is no line."""
        now = self.storage.now()
        self.set(moved=now, noticed=now)

    def call(self, people: Iterable[str], after: float) -> None:
        """These people are told, a while after now, that the table waits for them: kept together with what makes it so."""
        due = self.storage.now() + after
        self.calls |= dict.fromkeys(people, due)

    def set_chair(self, seat: int, **values: Any) -> None:
        self._unfinished()
        wanted = update(seats).where(seats.c.match == self.header.id, seats.c.seat == seat)
        self.connection.execute(wanted.values(**values))

    def lay(self, header: Header, chairs: Sequence[Chair], box: Box | None) -> None:
        """Another table, together with this change."""
        self.storage.lay(self.connection, header, chairs, (), box)

    def _next(self, table: Any) -> int:
        top = self.connection.execute(select(func.max(table.c.number)).where(table.c.match == self.header.id)).scalar()
        return int(top or 0) + 1

    def say(self, seat: int, name: str, words: str) -> Said:
        said = Said(self._next(chat), seat, name, words, self.storage.now())
        self.connection.execute(insert(chat).values(match=self.header.id, **vars(said)))
        return said

    def move(self, kind: str, seat: int, target: int) -> Motion:
        self._unfinished()
        motion = Motion(self._next(motions), kind, seat, target, 1 << seat, "open")
        self.connection.execute(insert(motions).values(match=self.header.id, **vars(motion)))
        return motion

    def motions(self) -> list[Motion]:
        return self.storage.motions(self.header.id, self.connection)

    def set_motion(self, number: int, **values: Any) -> None:
        self._unfinished()
        wanted = update(motions).where(motions.c.match == self.header.id, motions.c.number == number)
        self.connection.execute(wanted.values(**values))

    def lapse(self, *kinds: str) -> None:
        """What is still to be agreed on is answered by what happened: all of it, or that of some kinds."""
        wanted = update(motions).where(motions.c.match == self.header.id, motions.c.status == "open")
        self.connection.execute((wanted.where(motions.c.kind.in_(kinds)) if kinds else wanted).values(status="lapsed"))

    def finish(self) -> Ring:
        """Write it in its transaction, the header last: what is over is written no more."""
        if self.values.get("status") == OVER:
            self.lapse()
        if self.rows:
            self.connection.execute(NEW_LINE, [{"match": self.header.id, **vars(row)} for row in self.rows])
        self.connection.execute(set_columns(tuple(self.values)), {"match": self.header.id, **header_values(self.values)})
        post(self.connection, [self])
        return self.ring


def post(connection: Connection, changes: Sequence[Change]) -> None:
    """Put into the outbox whom these changes call."""
    calls = [Call(one.header.id, person, TURN, due) for one in changes for person, due in one.calls.items()]
    if calls:
        put(connection, calls)
