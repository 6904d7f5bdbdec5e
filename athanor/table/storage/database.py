"""The database itself: opened, brought to the newest version, and its transactions."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Table, create_engine, event, inspect, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from athanor.kernel.errors import BadSettings
from athanor.table.storage.commits import Together, begin_sqlite, prepare_sqlite
from athanor.table.storage.statements import STATEMENTS

MIGRATIONS = Path(__file__).parent.parent / "migrations"
URLS = "sqlite:///FILE or postgresql://USER@HOST/NAME"
MIGRATING, PAIRING, RATING, LEAVING = range(7074, 7078)
"""Works that one process does at a time, as PostgreSQL numbers its locks."""


class Database:
    """A file of SQLite, or PostgreSQL."""

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
        self.now: Callable[[], float] = lambda: time.time()  # tests move it

    def _engine(self) -> Engine:
        if not self.lite:
            return create_engine(self.url, pool_size=16, max_overflow=16, pool_pre_ping=True, hide_parameters=True)
        if self.url.database:
            Path(self.url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        how = {"timeout": 15, "check_same_thread": False, "cached_statements": STATEMENTS}
        engine = create_engine(self.url, connect_args=how, pool_size=16, hide_parameters=True)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine

    def close(self) -> None:
        self._together.close()
        while self._spare:
            self._spare.pop().close()
        self.engine.dispose()

    # Bringing it up to date

    def migrate(self) -> None:
        """Bring the database to the newest version; several processes may start at the same time. What cannot be made whole is
        not begun."""
        new = False
        try:
            new = self._file is not None and not self._file.exists()
            self._migrate()
        except Exception as error:
            self.close()
            if new:
                self._remove()
            if not isinstance(
                error, SQLAlchemyError | sqlite3.Error | OSError | TypeError
            ):  # a word in the address that no driver knows
                raise
            where = self.url.render_as_string(hide_password=True)
            told = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
            why = " ".join(str(told).split()).rstrip(".?")
            raise BadSettings(f"The database {where} cannot be opened: {why}.") from None

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        self._check_ours(self._tables_of_file())
        with self.engine.begin() as connection:
            if not self.lite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
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

    # Transactions

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction: it is on the disk when the block has ended."""
        return self._together.writing() if self.lite else self.engine.begin()

    def alone(self, connection: Connection, work: int) -> None:
        """Nobody else does this work until the transaction ends. SQLite has one writer anyway."""
        if not self.lite:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({work})"))

    def add(self, connection: Connection, table: Table, row: dict[str, Any]) -> bool:
        """A row, unless there is one with its key: of several who add the same at once, one does. True if it was this one."""
        new = (sqlite.insert if self.lite else postgresql.insert)(table).values(**row)
        return connection.execute(new.on_conflict_do_nothing().returning(*table.primary_key)).first() is not None
