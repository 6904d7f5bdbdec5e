"""A PostgreSQL of our own for the tests: in a temporary folder, on a free port, gone afterwards."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine, text

from tests.browser import wait_until


def program(name: str) -> str:
    """Debian keeps the server's programs off the path."""
    found = shutil.which(name) or next((str(path) for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), None)
    if not found:
        raise RuntimeError(
            f"PostgreSQL's {name} is not installed: say `make postgres`, or name a server in ATHANOR_POSTGRES."
        )
    return found


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def as_somebody(words: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root: Debian's package has made a user for it."""
    runuser = shutil.which("runuser", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin") or "runuser"
    return [runuser, "-u", "postgres", "--", *words] if os.geteuid() == 0 else words


@contextmanager
def postgres(fsync: bool = False) -> Iterator[str]:
    """The URL of a server with an empty database. A test need not wait for the disk."""
    if os.environ.get("ATHANOR_POSTGRES"):
        yield os.environ["ATHANOR_POSTGRES"]
        return
    initdb, server = program("initdb"), program("postgres")
    folder = Path(tempfile.mkdtemp(prefix="athanor-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data, port = str(folder / "data"), free_port()
        init = [initdb, "--auth=trust", "--username=athanor", "--no-sync", "--pgdata", data]
        subprocess.run(as_somebody(init), check=True, stdout=subprocess.DEVNULL, cwd="/")
        words = [
            server,
            "-D",
            data,
            "-p",
            str(port),
            "-k",
            str(folder),
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            f"fsync={'on' if fsync else 'off'}",
        ]
        running = subprocess.Popen(as_somebody(words), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
        try:
            wait_for(port)
            yield f"postgresql://athanor@127.0.0.1:{port}/postgres"
        finally:
            stop = [program("pg_ctl"), "stop", "--mode=immediate", "--silent", "-D", data]
            subprocess.run(as_somebody(stop), check=True, stdout=subprocess.DEVNULL, cwd="/")
            running.wait(60)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


ending = ExitStack()
"""What is stopped when the tests of this process end (tests/conftest.py): a worker has little time for it afterwards."""


@cache
def standing() -> str:
    """The server of this process: started when it is first asked for. Each test has its own database."""
    return ending.enter_context(postgres())


def wait_for(port: int) -> None:
    import psycopg

    def answers() -> bool:
        with suppress(psycopg.OperationalError):
            psycopg.connect(f"postgresql://athanor@127.0.0.1:{port}/postgres").close()
            return True
        return False

    wait_until(answers, otherwise="PostgreSQL does not start")


@contextmanager
def empty_database() -> Iterator[str]:
    """The URL of a new database in the server that stands. Whoever has opened it closes it again: Python clears away what is left
    open whenever it likes, and breaks some other test."""
    server, name = standing(), f"test_{secrets.token_hex(6)}"
    root = create_engine(server.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with root.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
        yield f"{server.rpartition('/')[0]}/{name}"
        open_ = text(f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}'")
        wait_until(lambda: connection.execute(open_).scalar() == 0, otherwise="somebody has not closed the database")
    root.dispose()
