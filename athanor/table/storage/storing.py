"""The whole of it, for those who change matches: in a transaction of their own, or through the one who writes what is played."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from queue import SimpleQueue

from sqlalchemy import Connection, update

from athanor.kernel.box import Box
from athanor.table.schema import matches
from athanor.table.storage.change import Change, post
from athanor.table.storage.kept import Chair, Header, Ring, Row, notice_words
from athanor.table.storage.laying import Laying
from athanor.table.storage.statements import (
    LOCK_POSTGRES,
    PLAYED,
    TICK_LOCKED,
    played_columns,
    ticks_sqlite,
    unleased,
    write_postgres,
    write_sqlite,
)

log = logging.getLogger("athanor.table")


class Storage(Laying):
    """All that is kept."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.writer = Writer(self)
        self.told: Callable[[Ring], None] = lambda ring: None

    def close(self) -> None:
        self.writer.close()
        super().close()

    def create(self, header: Header, chairs: Sequence[Chair], played: Sequence[Row] = (), box: Box | None = None) -> None:
        """A new table: with the lines played already when it goes on from another match, and with a box of its own."""
        with self.writing() as connection:
            self.lay(connection, header, chairs, played, box)
        self.told(Ring(header))

    def keep(self, connection: Connection, changes: Sequence[Change]) -> set[str]:
        """Write what was played at several matches; the matches that were still the ones on which it was played."""
        raw = connection.connection.driver_connection
        assert raw is not None
        ids = [one.header.id for one in changes]
        ticks = dict(raw.execute(ticks_sqlite(len(ids)), ids) if self.lite else raw.execute(LOCK_POSTGRES, (ids,)))
        kept = [one for one in changes if ticks.get(one.header.id) == one.header.tick]
        if kept:
            rows = [row for one in kept for row in one.written]
            heads = [played_columns(one.now) for one in kept]
            if self.lite:
                write_sqlite(raw, rows, heads)
            else:
                write_postgres(raw, rows, heads, [notice_words(one.ring) for one in kept])
            post(connection, kept)
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

    def lease(self, match: str, thinker: str, now: float, seconds: float) -> bool:
        """Only one process lets its bots think about a match at a time."""
        free = (matches.c.thinker == thinker) | unleased(now)
        wanted = update(matches).where(matches.c.id == match, free).values(thinker=thinker, thinker_until=now + seconds)
        with self.writing() as connection:
            return connection.execute(wanted).rowcount == 1


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
