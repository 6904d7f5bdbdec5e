"""How transactions reach SQLite's disk: several with one commit."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine


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
    """What is done inside is rolled back alone."""
    said(connection, "SAVEPOINT one")
    try:
        yield
    except BaseException:
        said(connection, "ROLLBACK TO one")
        raise
    finally:
        said(connection, "RELEASE one")


def said(connection: Connection, words: str) -> None:
    """Said to SQLite itself, which takes a tenth of the time."""
    lite = connection.connection.driver_connection
    assert lite is not None
    lite.execute(words)


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Readers and a writer at the same time; a commit is on the disk when it returns."""
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """A transaction takes the write lock at once: two that read first and write later would have to be repeated."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        said(connection, "BEGIN IMMEDIATE")
