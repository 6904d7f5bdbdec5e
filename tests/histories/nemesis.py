"""Servers, and what befalls them."""

from __future__ import annotations

import os
import signal
import struct
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import IO

from sqlalchemy import create_engine, text

from athanor.table.settings import Settings
from tests.browser import ROOT
from tests.postgres import free_port

CLOCK = 7200  # seconds, at most, that it is moved


def drain(log: IO[str]) -> None:
    """Nobody reads a server's log here, but it must not be blocked by it."""
    with log:
        log.read()


class Servers:
    """Some processes over one database. Ports stay the same when one is started again."""

    def __init__(self, folder: Path, database: str, count: int) -> None:
        self.folder, self.database = folder, database
        self.clock = folder / "clock"
        self.clock.write_bytes(struct.pack("d", 0.0))
        self.ports = [free_port() for _ in range(count)]
        self.processes: list[subprocess.Popen[str]] = []
        for port in self.ports:
            self.processes.append(self._start(port))

    def _start(self, port: int) -> subprocess.Popen[str]:
        words = [sys.executable, "-m", "tests.histories.server", str(self.folder), self.database, str(port), str(self.clock)]
        shelves = os.pathsep.join(str(ROOT / one) for one in ("examples", "tests/games"))
        given = {**os.environ, "PYTHONPATH": str(ROOT), "ATHANOR_GAMES": shelves}
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=given, cwd=ROOT)
        assert process.stdout is not None
        first = process.stdout.readline()
        assert "http://" in first, f"the server did not start: {first}{process.stdout.read()}"
        threading.Thread(target=drain, args=(process.stdout,), daemon=True).start()
        return process

    def kill(self, which: int) -> None:
        self.processes[which].kill()
        self.processes[which].wait()
        self.processes[which] = self._start(self.ports[which])

    def freeze(self, which: int, seconds: float) -> None:
        self.processes[which].send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self.processes[which].send_signal(signal.SIGCONT)

    def set_clock(self, seconds: float) -> None:
        with self.clock.open("r+b") as file:
            file.write(struct.pack("d", seconds))

    def cut_sessions(self) -> None:
        """PostgreSQL sends everybody else home."""
        engine = create_engine(Settings(database=self.database).url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
        engine.dispose()

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(30)


class Nemesis:
    """Does harm now and then until it is told to stop."""

    def __init__(self, servers: Servers, seed: int) -> None:
        self.servers = servers
        self.luck = Random(seed)
        self.done: Counter[str] = Counter()
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.failure: BaseException | None = None

    def _run(self) -> None:
        try:
            while not self.stopped.wait(self.luck.uniform(0.3, 1.5)):
                self._harm()
        except BaseException as error:
            self.failure = error

    def _harm(self) -> None:
        servers = self.servers
        which = self.luck.randrange(len(servers.ports))
        deeds = ["kill", "freeze", "clock"] + ["sessions"] * bool(servers.database)
        deed = self.luck.choice(deeds)
        self.done[deed] += 1
        if deed == "kill":
            servers.kill(which)
        elif deed == "freeze":
            servers.freeze(which, self.luck.uniform(0.1, 1.2))
        elif deed == "clock":
            servers.set_clock(self.luck.uniform(-CLOCK, CLOCK))
        else:
            servers.cut_sessions()

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join()
        if self.failure:
            raise self.failure
