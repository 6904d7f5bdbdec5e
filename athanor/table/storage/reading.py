"""What is read of the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, or_, select

from athanor.table.errors import no_such_table
from athanor.table.schema import boxes, chat, matches, seats, vacations
from athanor.table.storage.database import Database
from athanor.table.storage.kept import OVER, PLAYING, Chair, Header, Motion, Row, Said, quick_header, read_header
from athanor.table.storage.statements import CHAIRS, HEADER, MOTIONS, NEXT_LINES, QUICK_HEADER, QUICK_TICK, TICK, unleased


class Reading(Database):
    """The database, for whoever looks."""

    # One match

    def header(self, match: str, known: Header | None = None) -> Header:
        """The header as it is; `known` is given back when nothing has changed that anybody can see."""
        if self.lite:
            return self._quick_header(match, known)
        with self.reading.connect() as connection:
            return self._header(connection, match, known)

    @contextmanager
    def _quick(self) -> Iterator[sqlite3.Connection]:
        """SQLite without anything between, for reading: a row by its name comes in a tenth of the time."""
        try:
            lite = self._spare.pop()
        except IndexError:
            lite = self._another()
        try:
            yield lite
        finally:
            self._spare.append(lite)

    def _another(self) -> sqlite3.Connection:
        (path,), how = self.engine.dialect.create_connect_args(self.url)
        return sqlite3.connect(path, timeout=15, isolation_level=None, check_same_thread=False, uri=bool(how.get("uri")))

    def _quick_header(self, match: str, known: Header | None) -> Header:
        with self._quick() as lite:
            if known is not None and lite.execute(QUICK_TICK, (match,)).fetchone() == (known.tick,):
                return known
            row = lite.execute(QUICK_HEADER, (match,)).fetchone()
        if row is None:
            raise no_such_table(match)
        return quick_header(row)

    def _header(self, connection: Connection, match: str, known: Header | None) -> Header:
        if known is not None and connection.execute(TICK, {"match": match}).scalar() == known.tick:
            return known
        row = connection.execute(HEADER, {"match": match}).one_or_none()
        if row is None:
            raise no_such_table(match)
        return read_header(row)

    def _read(self, wanted: Any, connection: Connection | None, **given: Any) -> Sequence[Any]:
        if connection is not None:
            return connection.execute(wanted, given).all()
        with self.reading.connect() as own:
            return own.execute(wanted, given).all()

    def lines(self, match: str, after: int = 0, connection: Connection | None = None) -> list[Row]:
        return [Row(*row) for row in self._read(NEXT_LINES, connection, match=match, after=after)]

    def chairs(self, match: str, connection: Connection | None = None) -> list[Chair]:
        return [Chair(*row) for row in self._read(CHAIRS, connection, match=match)]

    def chat(self, match: str, after: int = 0) -> list[Said]:
        wanted = (
            select(chat.c.number, chat.c.seat, chat.c.name, chat.c.words, chat.c.at)
            .where(chat.c.match == match, chat.c.number > after)
            .order_by(chat.c.number)
        )
        return [Said(*row) for row in self._read(wanted, None)]

    def motions(self, match: str, connection: Connection | None = None) -> list[Motion]:
        """What is still to be agreed on."""
        return [Motion(*row) for row in self._read(MOTIONS, connection, match=match)]

    def box(self, digest: str) -> str | None:
        """A box that somebody brought along, in JSON."""
        with self.reading.connect() as connection:
            return self._box(connection, digest)

    def _box(self, connection: Connection, digest: str) -> str | None:
        found = connection.execute(select(boxes.c.written).where(boxes.c.digest == digest)).scalar()
        return None if found is None else str(found)

    # Several

    def seated(self, ids: Iterable[str]) -> dict[str, list[Chair]]:
        """The chairs of several matches at once."""
        chosen = list(ids)
        found: dict[str, list[Chair]] = {match: [] for match in chosen}
        wanted = (
            select(seats.c.match, seats.c.seat, seats.c.person, seats.c.name, seats.c.bot, seats.c.resigned, seats.c.link)
            .where(seats.c.match.in_(chosen))
            .order_by(seats.c.match, seats.c.seat)
        )
        for match, *chair in self._read(wanted, None) if chosen else ():
            found[match].append(Chair(*chair))
        return found

    def tables(self, status: Sequence[str], person: str = "", listed: bool = True, most: int = 50) -> list[Header]:
        """Matches for the lobby: those of a person, or those shown to everybody. First come those where something happened last
        that everybody noticed: what is done in secret moves no table."""
        wanted = select(matches).where(matches.c.status.in_(status)).order_by(matches.c.noticed.desc()).limit(most)
        if person:
            own = [sat(person, ended, most) for ended in sorted({one == OVER for one in status})]
            wanted = wanted.where(or_(*(matches.c.id.in_(select(one.c.match)) for one in own)))
        elif listed:
            wanted = wanted.where(matches.c.listed)
        return [read_header(row) for row in self._read(wanted, None)]

    def neglected(self, now: float) -> list[Header]:
        """Matches that wait for a bot while no process lets it think, or for a person whose clock has run out."""
        bot = (matches.c.waits.op("&")(matches.c.bots) != 0) & unleased(now)
        plain = (matches.c.hands == "[]") & (matches.c.clock > 0) & (matches.c.noticed + matches.c.clock < now)
        late = plain | ((matches.c.deadline > 0) & (matches.c.deadline < now))
        wanted = select(matches).where(matches.c.status == PLAYING, bot | late).limit(200)
        return [read_header(row) for row in self._read(wanted, None)]

    def ticks(self, ids: Iterable[str]) -> dict[str, int]:
        wanted = select(matches.c.id, matches.c.tick).where(matches.c.id.in_(list(ids)))
        return {str(row.id): int(row.tick) for row in self._read(wanted, None)}

    def headers(self, ids: Iterable[str]) -> list[Header]:
        wanted = select(matches).where(matches.c.id.in_(list(ids)))
        return [read_header(row) for row in self._read(wanted, None)]

    # People

    def away(self, people: Sequence[str], now: float, connection: Connection | None = None) -> list[float]:
        """Until when each of these people is on vacation; 0 for those who are not."""
        wanted = select(vacations.c.person, vacations.c.ends).where(
            vacations.c.person.in_(set(people)), vacations.c.ends > now
        )
        found = {str(row.person): float(row.ends) for row in self._read(wanted, connection)}
        return [found.get(person, 0.0) for person in people]

    def invited(self, link: str) -> tuple[str, int] | None:
        """The match and seat that a link leads to."""
        found = self._read(select(seats.c.match, seats.c.seat).where(seats.c.link == link), None)
        return (str(found[0].match), int(found[0].seat)) if found else None


def sat(person: str, ended: bool, most: int) -> Any:
    """The matches at which somebody sits and that go on; or the latest of those that are over, in the order of an index."""
    own = select(seats.c.ended, seats.c.match).where(seats.c.person == person).distinct()
    if not ended:
        return own.where(seats.c.ended == 0).subquery()
    return own.where(seats.c.ended > 0).order_by(seats.c.ended.desc(), seats.c.match.desc()).limit(most).subquery()
