"""The database: SQLite in a file, or PostgreSQL. A match is its header plus its lines; each change is one transaction.

Nobody is told of a change before it is committed, and no two processes change one match at the same time: a transaction locks
the match that it reads, and what was only played in memory is written if the match is still the one that it was played on.
"""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from dataclasses import dataclass, field, fields
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Connection,
    Engine,
    Table,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from athanor.kernel.box import Box
from athanor.kernel.errors import BadSettings
from athanor.table.errors import No, no_such_table
from athanor.table.eyes import ALL, by_seats, seats_behind, unnoticed
from athanor.table.schema import boxes, chat, lines, matches, motions, seats

log = logging.getLogger("athanor.table")
MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "athanor"
LONGEST_LEASE = 15.0  # seconds
URLS = "sqlite:///FILE or postgresql://USER@HOST/NAME"
GATHERING, PLAYING, OVER = "gathering", "playing", "over"
AFTERWARDS = {"tick", "rematch"}  # what still changes of a match that is over
LISTS = ("quiet", "seals", "numbers")  # columns of a match in JSON, read as tuples


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
        """The clock has run out: it runs from the last thing that everybody noticed, so that it tells of nothing else."""
        return bool(self.clock) and self.noticed + self.clock < now

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
    """A ring of the bell, inside the house: a match has changed, and who notices it, if that is known."""

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


def read_header(row: Any) -> Header:
    lists = {name: tuple(json.loads(row._mapping[name])) for name in LISTS}
    return Header(**{**row._mapping, "options": json.loads(row.options), **lists})


NAMES = tuple(one.name for one in fields(Header))
FLAGS = tuple(name for name in NAMES if isinstance(matches.c[name].type, Boolean))
QUICK_TICK = "SELECT tick FROM matches WHERE id = ?"
QUICK_HEADER = f"SELECT {', '.join(NAMES)} FROM matches WHERE id = ?"


def quick_header(row: Any) -> Header:
    """The same from a row as SQLite itself gives it."""
    values = dict(zip(NAMES, row, strict=True))
    values |= {name: bool(values[name]) for name in FLAGS}
    lists = {name: tuple(json.loads(values[name])) for name in LISTS}
    return Header(**values | {"options": json.loads(values["options"]), **lists})


def header_values(values: dict[str, Any]) -> dict[str, Any]:
    """The same as columns."""
    return {name: json.dumps(value) if name in ("options", *LISTS) else value for name, value in values.items()}


# Statements that every action needs are put together once

HEADER = select(matches).where(matches.c.id == bindparam("match"))
TICK = select(matches.c.tick).where(matches.c.id == bindparam("match"))
TICK_LOCKED = TICK.with_for_update()
NEW_LINE = insert(lines)
NEXT_LINES = (
    select(lines.c.number, lines.c.kind, lines.c.seat, lines.c.action, lines.c.at, lines.c.audience)
    .where(lines.c.match == bindparam("match"), lines.c.number > bindparam("after"))
    .order_by(lines.c.number)
)


# What is played goes to the disk in groups, however many they are: one statement looks which headers are still those on which was
# played (and locks them, in the order of their names, so that two groups never wait for each other), one writes all lines, one
# all headers. The lines come first: a match that is over takes no more.

PLAYED = ("version", "tick", "waits", "status", "ending", "moved", "noticed", "quiet")
"""What an action changes in the header of its match."""
LINE = ("match", "number", "kind", "seat", "action", "at", "audience")
MOST_ROWS = 4000  # in one statement: SQLite takes 32,766 values
SETS = ", ".join(f"{name} = new.{name}" for name in PLAYED)
LOCK_POSTGRES = "SELECT id, tick FROM matches WHERE id = ANY(%s) ORDER BY id FOR UPDATE"
LINES_POSTGRES = f"""
INSERT INTO lines ({", ".join(LINE)})
SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::int[], %s::float[], %s::int[])
"""
HEADERS_POSTGRES = f"""
WITH new AS (
    SELECT * FROM unnest(
        %s::text[], %s::int[], %s::int[], %s::int[], %s::text[], %s::text[], %s::float[], %s::float[], %s::text[], %s::text[]
    ) AS new(id, {", ".join(PLAYED)}, words)
), kept AS (UPDATE matches SET {SETS} FROM new WHERE matches.id = new.id RETURNING new.words)
SELECT pg_notify('{CHANNEL}', words) FROM kept
"""


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


@lru_cache(maxsize=64)
def set_columns(names: tuple[str, ...]) -> Any:
    return update(matches).where(matches.c.id == bindparam("match")).values({name: bindparam(name) for name in names})


class Storage:
    """All that is kept."""

    def __init__(self, url: str) -> None:
        shown = re.sub(r"//[^/]*@", "//***@", url.partition("?")[0])
        try:
            self.url = make_url(url)
            self.lite = self.url.get_backend_name() == "sqlite"
            if (self.lite and self.url.query) or "@" in (self.url.host or ""):  # in a password, @ is written %40
                raise ArgumentError("the address")
            self.engine = self._engine()
        except ModuleNotFoundError as error:
            if error.name == "psycopg":
                raise BadSettings("PostgreSQL needs a package: say `pip install 'athanor[postgres]'`.") from None
            raise BadSettings(f"{shown!r} is no database of ours: say {URLS}.") from None
        except (ArgumentError, NoSuchModuleError, ValueError, TypeError):
            raise BadSettings(f"{shown!r} is no database: say {URLS}.") from None
        except OSError as error:
            raise BadSettings(f"The database {shown} cannot be opened: {error.strerror}.") from None
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._spare: list[sqlite3.Connection] = []
        self._together = Together(self.engine)
        self.writer = Writer(self)
        self.told: Callable[[Ring], None] = lambda ring: None

    def _engine(self) -> Engine:
        if not self.lite:
            return create_engine(self.url, pool_size=16, max_overflow=16, pool_pre_ping=True, hide_parameters=True)
        if self.url.database:
            Path(self.url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        how = {"timeout": 15, "check_same_thread": False}
        engine = create_engine(self.url, connect_args=how, pool_size=16, hide_parameters=True)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine

    def close(self) -> None:
        self.writer.close()
        self._together.close()
        while self._spare:
            self._spare.pop().close()
        self.engine.dispose()

    def migrate(self) -> None:
        """Bring the database to the newest version; several processes may start at the same time. What cannot be made whole is
        not begun."""
        new = self._file is not None and not self._file.exists()
        try:
            self._migrate()
        except Exception as error:
            self.close()
            if new:
                self._remove()
            if not isinstance(
                error, SQLAlchemyError | sqlite3.Error | TypeError
            ):  # a word in the address that no driver knows
                raise
            where = self.url.render_as_string(hide_password=True)
            why = " ".join(str(getattr(error, "orig", None) or error).split()).rstrip(".?")
            raise BadSettings(f"The database {where} cannot be opened: {why}.") from None

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        self._check_ours(self._tables_of_file())
        with self.engine.begin() as connection:
            if not self.lite:
                connection.execute(text("SELECT pg_advisory_xact_lock(7074)"))
                self._check_ours(set(inspect(connection).get_table_names()))
            self._check_known(connection, ScriptDirectory.from_config(config))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _check_ours(self, found: set[str]) -> None:
        """A database that somebody else has begun is left alone."""
        if found and "alembic_version" not in found:
            where = self.url.render_as_string(hide_password=True)
            raise BadSettings(f"The database {where} holds something else ({min(found)}): name another one, or a new file.")

    def _tables_of_file(self) -> set[str]:
        """What lies in SQLite's file, before a byte of it is changed."""
        if self._file is None or not self._file.exists() or not self._file.stat().st_size:
            return set()
        with closing(sqlite3.connect(f"{self._file.absolute().as_uri()}?mode=ro", timeout=15, uri=True)) as file:
            return {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}

    @property
    def _file(self) -> Path | None:
        """Where SQLite keeps everything."""
        return Path(self.url.database) if self.lite and self.url.database not in (None, "", ":memory:") else None

    def _remove(self) -> None:
        """A file that could not be filled is not left behind, nor its folder when there is nothing else in it."""
        assert self._file is not None
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(f"{self._file}{ending}").unlink(missing_ok=True)
        with suppress(OSError):
            self._file.parent.rmdir()

    def _check_known(self, connection: Connection, ours: ScriptDirectory) -> None:
        """A database that a newer Athanor has changed is left alone: this one would misread it."""
        known = {one.revision for one in ours.walk_revisions()}
        newer = [one for one in MigrationContext.configure(connection).get_current_heads() if one not in known]
        if newer:
            where = self.url.render_as_string(hide_password=True)
            raise BadSettings(
                f"The database {where} is of version {newer[0]}, which a newer Athanor has made; this one knows"
                f" {ours.get_current_head()} at most: install the newer one again, or restore a backup from before."
            )

    # Reading

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

    def lines(self, match: str, after: int = 0, connection: Connection | None = None) -> list[Row]:
        return [Row(*row) for row in self._read(NEXT_LINES, connection, match=match, after=after)]

    def _read(self, wanted: Any, connection: Connection | None, **given: Any) -> Sequence[Any]:
        if connection is not None:
            return connection.execute(wanted, given).all()
        with self.reading.connect() as own:
            return own.execute(wanted, given).all()

    def chairs(self, match: str, connection: Connection | None = None) -> list[Chair]:
        wanted = (
            select(seats.c.seat, seats.c.person, seats.c.name, seats.c.bot, seats.c.resigned, seats.c.link)
            .where(seats.c.match == match)
            .order_by(seats.c.seat)
        )
        return [Chair(*row) for row in self._read(wanted, connection)]

    def chat(self, match: str, after: int = 0) -> list[Said]:
        wanted = (
            select(chat.c.number, chat.c.seat, chat.c.name, chat.c.words, chat.c.at)
            .where(chat.c.match == match, chat.c.number > after)
            .order_by(chat.c.number)
        )
        return [Said(*row) for row in self._read(wanted, None)]

    def motions(self, match: str, connection: Connection | None = None) -> list[Motion]:
        """What is still to be agreed on."""
        wanted = (
            select(motions.c.number, motions.c.kind, motions.c.seat, motions.c.target, motions.c.votes, motions.c.status)
            .where(motions.c.match == match, motions.c.status == "open")
            .order_by(motions.c.number)
        )
        return [Motion(*row) for row in self._read(wanted, connection)]

    def invited(self, link: str) -> tuple[str, int] | None:
        """The match and seat that a link leads to."""
        found = self._read(select(seats.c.match, seats.c.seat).where(seats.c.link == link), None)
        return (str(found[0].match), int(found[0].seat)) if found else None

    def box(self, digest: str) -> str | None:
        """A box that somebody brought along, in JSON."""
        with self.reading.connect() as connection:
            return self._box(connection, digest)

    def _box(self, connection: Connection, digest: str) -> str | None:
        found = connection.execute(select(boxes.c.written).where(boxes.c.digest == digest)).scalar()
        return None if found is None else str(found)

    def tables(self, status: Sequence[str], person: str = "", listed: bool = True, most: int = 50) -> list[Header]:
        """Matches for the lobby: those of a person, or those shown to everybody. First come those where something happened last
        that everybody noticed: what is done in secret moves no table."""
        wanted = select(matches).where(matches.c.status.in_(status)).order_by(matches.c.noticed.desc()).limit(most)
        if person:
            wanted = wanted.where(matches.c.id.in_(select(seats.c.match).where(seats.c.person == person)))
        elif listed:
            wanted = wanted.where(matches.c.listed)
        return [read_header(row) for row in self._read(wanted, None)]

    def neglected(self, now: float) -> list[Header]:
        """Matches that wait for a bot while no process lets it think, or for a person whose clock has run out."""
        bot = (matches.c.waits.op("&")(matches.c.bots) != 0) & unleased(now)
        late = (matches.c.clock > 0) & (matches.c.noticed + matches.c.clock < now)
        wanted = select(matches).where(matches.c.status == PLAYING, bot | late).limit(200)
        return [read_header(row) for row in self._read(wanted, None)]

    def ticks(self, ids: Iterable[str]) -> dict[str, int]:
        wanted = select(matches.c.id, matches.c.tick).where(matches.c.id.in_(list(ids)))
        return {str(row.id): int(row.tick) for row in self._read(wanted, None)}

    def headers(self, ids: Iterable[str]) -> list[Header]:
        wanted = select(matches).where(matches.c.id.in_(list(ids)))
        return [read_header(row) for row in self._read(wanted, None)]

    # Writing

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction: it is on the disk when the block has ended."""
        return self._together.writing() if self.lite else self.engine.begin()

    def create(self, header: Header, chairs: Sequence[Chair], played: Sequence[Row] = (), box: Box | None = None) -> None:
        """A new table: with the lines played already when it goes on from another match, and with a box of its own."""
        with self.writing() as connection:
            self.lay(connection, header, chairs, played, box)
        self.told(Ring(header))

    def lay(
        self,
        connection: Connection,
        header: Header,
        chairs: Sequence[Chair],
        played: Sequence[Row] = (),
        box: Box | None = None,
    ) -> None:
        """The same inside a transaction, together with what else belongs to it."""
        if box is not None:
            self.add(connection, boxes, {"digest": box.digest, "game": header.game, "written": box.written})
        connection.execute(insert(matches).values(**header_values(vars(header))))
        connection.execute(insert(seats), [{"match": header.id, **vars(chair)} for chair in chairs])
        if played:
            connection.execute(insert(lines), [{"match": header.id, **vars(row)} for row in played])
        self._notify(connection, Ring(header))

    def add(self, connection: Connection, table: Table, row: dict[str, Any]) -> bool:
        """A row, unless there is one with its key: of several who add the same at once, one does. True if it was this one."""
        new = (sqlite.insert if self.lite else postgresql.insert)(table).values(**row)
        return connection.execute(new.on_conflict_do_nothing().returning(*table.primary_key)).first() is not None

    def keep(self, connection: Connection, changes: Sequence[Change]) -> set[str]:
        """Write what was played at several matches; the matches that were still the ones on which it was played."""
        raw = connection.connection.driver_connection
        assert raw is not None
        ids = [one.header.id for one in changes]
        ticks = dict(raw.execute(ticks_sqlite(len(ids)), ids) if self.lite else raw.execute(LOCK_POSTGRES, (ids,)))
        kept = [one for one in changes if ticks.get(one.header.id) == one.header.tick]
        if kept:
            rows = [row for one in kept for row in one.written]
            heads = [
                (one.header.id, *header_values({name: getattr(one.now, name) for name in PLAYED}).values()) for one in kept
            ]
            (write_sqlite if self.lite else write_postgres)(raw, rows, heads, [notice_words(one.ring) for one in kept])
        return {one.header.id for one in kept}

    @contextmanager
    def change(self, match: str, known: Header | None = None) -> Iterator[Change]:
        """One transaction on one match. When it is committed, everybody who listens is told."""
        with self.writing() as connection:
            if not self.lite:
                connection.execute(TICK_LOCKED, {"match": match})  # nobody else changes it meanwhile
            change = Change(self, self._header(connection, match, known), connection)
            yield change
            ring = change.finish()
            self._notify(connection, ring)
        self.told(ring)

    def _notify(self, connection: Connection, ring: Ring) -> None:
        """Other processes are told which match has changed; they read it themselves."""
        if not self.lite:
            words = {"channel": CHANNEL, "words": notice_words(ring)}
            connection.execute(text("SELECT pg_notify(:channel, :words)"), words)

    def lease(self, match: str, thinker: str, now: float, seconds: float) -> bool:
        """Only one process lets its bots think about a match at a time."""
        free = (matches.c.thinker == thinker) | unleased(now)
        wanted = update(matches).where(matches.c.id == match, free).values(thinker=thinker, thinker_until=now + seconds)
        with self.writing() as connection:
            return connection.execute(wanted).rowcount == 1


def unleased(now: float) -> Any:
    """No process answers for the bots of a match. Whoever would do so for longer than a lease lasts had a clock that went
    before ours, or ours was set back: nobody waits for that."""
    return (matches.c.thinker_until < now) | (matches.c.thinker_until > now + LONGEST_LEASE)


def write_sqlite(raw: Any, rows: list[Any], heads: list[Any], words: list[str]) -> None:
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        raw.execute(lines_sqlite(len(some)), [value for row in some for value in row])
    raw.execute(headers_sqlite(len(heads)), [value for row in heads for value in row])


def write_postgres(raw: Any, rows: list[Any], heads: list[Any], words: list[str]) -> None:
    """Other processes are told which matches have changed, too."""
    raw.execute(LINES_POSTGRES, [list(column) for column in zip(*rows, strict=True)])
    raw.execute(HEADERS_POSTGRES, [*(list(column) for column in zip(*heads, strict=True)), words])


def notice_words(ring: Ring) -> str:
    return json.dumps([ring.header.id, ring.header.tick, ring.audience])


class Change:
    """What one deed does to a match. The header is the one on which it is done.

    Lines and header are written when it is finished: in the transaction that it was given, or by the writer. Whatever else it
    changes needs a transaction.
    """

    def __init__(self, storage: Storage, header: Header, transaction: Connection | None = None) -> None:
        self.storage = storage
        self.header = header
        self.values: dict[str, Any] = {"tick": header.tick + 1}
        self.rows: list[Row] = []
        self.audience: int | None = None
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
        row = Row(now.version + 1, kind, seat, action, time.time(), audience)
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
        self.set(moved=time.time(), noticed=time.time())

    def set_chair(self, seat: int, **values: Any) -> None:
        self._unfinished()
        wanted = update(seats).where(seats.c.match == self.header.id, seats.c.seat == seat)
        self.connection.execute(wanted.values(**values))

    def chairs(self) -> list[Chair]:
        return self.storage.chairs(self.header.id, self.connection)

    def lay(self, header: Header, chairs: Sequence[Chair], box: Box | None) -> None:
        """Another table, together with this change."""
        self.storage.lay(self.connection, header, chairs, (), box)

    def _next(self, table: Any) -> int:
        top = self.connection.execute(select(func.max(table.c.number)).where(table.c.match == self.header.id)).scalar()
        return int(top or 0) + 1

    def say(self, seat: int, name: str, words: str) -> Said:
        said = Said(self._next(chat), seat, name, words, time.time())
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
        return self.ring


class Overtaken(Exception):
    """Another process was faster: the match is no longer the one on which was played."""


Done = Callable[[Exception | None], None]
"""Told by the writer when something is on the disk, or why it is not."""


class Writer:
    """The one who writes what is played. All that waits when one group has reached the disk goes there as the next one.

    A match must not be handed in twice at the same time.
    """

    MOST = 256

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: SimpleQueue[tuple[Change, Done] | None] = SimpleQueue()
        self.thread: threading.Thread | None = None
        self.lock = threading.Lock()

    def write(self, change: Change, done: Done) -> None:
        """Lines and header, nothing else; `done` is called in the writer's thread."""
        assert change.values.keys() <= set(PLAYED)
        if self.thread is None:
            self._start()
        self.waiting.put((change, done))

    def _start(self) -> None:
        with self.lock:
            if self.thread is None:
                self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
                self.thread.start()

    def close(self) -> None:
        if self.thread is not None:
            self.waiting.put(None)
            self.thread.join()

    def _run(self) -> None:
        while (one := self.waiting.get()) is not None:
            group = [one]
            while len(group) < self.MOST and not self.waiting.empty():
                more = self.waiting.get()
                if more is None:
                    self.waiting.put(None)
                    break
                group.append(more)
            self._write(group)

    def _write(self, group: list[tuple[Change, Done]]) -> None:
        """One transaction. Where a statement fails, each is tried alone; where the commit fails, nobody knows what is kept."""
        said, failed, kept = False, None, set[str]()
        try:
            with self.storage.writing() as connection:
                kept = self.storage.keep(connection, [change for change, _ in group])
                said = True
        except Exception as error:
            failed = error
        if failed and not said and len(group) > 1:
            for one in group:
                self._write([one])
            return
        for change, done in group:
            try:
                done(failed or (None if change.header.id in kept else Overtaken()))
            except Exception:
                log.exception("after the writing of match %s", change.header.id)


class Batch:
    """Transactions that reach the disk together."""

    def __init__(self) -> None:
        self.size = 0
        self.done = threading.Event()
        self.error: BaseException | None = None


class Together:
    """SQLite has one writer and waits for the disk at every commit, so writers who wait anyway share one commit.

    Each works in a savepoint of its own: what fails is rolled back alone. Whoever finds nobody waiting behind commits for all,
    and no block ends before its work is on the disk.
    """

    MOST = 64

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.batch = Batch()
        self.queue = threading.Lock()
        self.count = threading.Lock()
        self.waiting = 0

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self.count:
            self.waiting += 1
        with self.queue:
            with self.count:
                self.waiting -= 1
            connection = self._begin()
            batch = self.batch
            batch.size += 1
            try:
                with savepoint(connection):
                    yield connection
            finally:
                if not self.waiting or batch.size >= self.MOST:
                    self._commit()
        batch.done.wait()
        if batch.error:
            raise batch.error

    def _begin(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect()
        if not self.connection.in_transaction():
            self.connection.begin()
        return self.connection

    def _commit(self) -> None:
        assert self.connection is not None
        batch, self.batch = self.batch, Batch()
        try:
            self.connection.commit()
        except BaseException as error:
            batch.error = error
            self.connection.invalidate()
            self.connection = None
        finally:
            batch.done.set()

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()


@contextmanager
def savepoint(connection: Connection) -> Iterator[None]:
    """Said to SQLite itself, which takes a tenth of the time."""
    lite = connection.connection.driver_connection
    assert lite is not None
    lite.execute("SAVEPOINT one")
    try:
        yield
    except BaseException:
        lite.execute("ROLLBACK TO one")
        raise
    finally:
        lite.execute("RELEASE one")


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Readers and a writer at the same time; a commit is on the disk when it returns."""
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """A transaction takes the write lock at once: two that read first and write later would have to be repeated."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
