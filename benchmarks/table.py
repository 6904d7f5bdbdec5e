"""The table under load: actions a second, latencies and processor time, every action on the disk before it is answered.

    python benchmarks/table.py [--seconds 10] [--postgres | --database URL] [--peer] [--short]

Each match is driven by one connection that plays all its seats as fast as it is answered; two streams listen to it. First 50
matches and one process; then 50 and 500 matches, one and two processes over one database (`--short` leaves that away): a match
is driven at one of them, and one of its streams is open at each. `--postgres` starts a PostgreSQL of its own, which waits for
the disk too. `--peer` runs boardgame.io's server in the same way with Node (installed by npm into a temporary folder), in memory
and on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
MATCHES, MANY, STREAMS = 50, 500, 2
DRAW = "545062455041104565311226266362030334314210"  # connect four, all 42 discs, and nobody wins
VERSION = re.compile(rb'"version": (\d+)')


class Wire:
    """One kept-alive connection: no client library may be the slow part."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.token = token

    async def open(self) -> Wire:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def ask(self, path: str, body: Any = None) -> Any:
        given = json.dumps(body).encode() if body is not None else b""
        head = (
            f"{'POST' if body is not None else 'GET'} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Authorization: Bearer {self.token}\r\nContent-Type: application/json\r\nContent-Length: {len(given)}\r\n\r\n"
        )
        self.writer.write(head.encode() + given)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = next(int(row[15:]) for row in answer.lower().split(b"\r\n") if row.startswith(b"content-length:"))
        told = json.loads(await self.reader.readexactly(length))
        if not told["ok"]:
            raise RuntimeError(told["error"])
        return told


@contextlib.contextmanager
def serving(database: str, count: int = 1) -> Iterator[list[tuple[int, int]]]:
    """Servers of our own over one empty database, each with its port and process; their limits are lifted."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-c", SERVE, folder, database]
        given = {**os.environ, "PYTHONPATH": str(ROOT), "ATHANOR_GAMES": str(ROOT / "examples")}
        started: list[subprocess.Popen[str]] = []
        found = []
        try:
            for _ in range(count):
                process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=given)
                started.append(process)
                assert process.stdout is not None
                port = int(process.stdout.readline().rpartition(":")[2].split("/")[0])
                uvloop.run(until_hot(port))
                found.append((port, process.pid))
            time.sleep(5)  # the lobby's pictures are drawn
            yield found
        finally:
            for process in started:
                process.terminate()
            for process in started:
                process.wait(20)


async def until_hot(port: int) -> None:
    """A server that has just begun heats every game: that is not the load."""
    wire = await Wire(port).open()
    while any(game["furnace"] and game["furnace"]["status"] != "hot" for game in (await wire.ask("/api/games"))["games"]):
        await asyncio.sleep(1)
    wire.writer.close()


SERVE = """
import sys
from pathlib import Path
from athanor.kernel.loading import load
from athanor.table.serve import serve
from athanor.table.settings import Limits, Settings
load("connect_four"), load("alchemist")
free = (1e9, 1e9)
limits = Limits(reads=free, writes=free, tables=free, talk=free, hints=free, reading=10**6, streams=10**6, all_streams=10**6)
serve(Settings(database=sys.argv[2], data=Path(sys.argv[1]), port=0, pace=0.0, limits=limits))
"""


def processor_seconds(processes: list[int]) -> float:
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


class Load:
    """What is counted. A table is a place in the order in which they are laid: it says which server its match is played at."""

    lasts = 30  # lines of a match, at least
    most = 1000  # actions a second for which tables are laid before the clock starts

    def __init__(self, servers: list[tuple[int, int]], game: str, seats: int, matches: int = MATCHES) -> None:
        self.ports, self.processes = [port for port, _ in servers], [process for _, process in servers]
        self.game, self.seats, self.matches = game, seats, matches
        self.latencies: list[float] = []
        self.delays: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.at_work: set[Wire] = set()
        self.ended = False

    async def run(self, seconds: float) -> None:
        self.token = (await (await Wire(self.ports[0]).open()).ask("/api/people", {"name": "load"}))["token"]
        count = self.matches + int(self.most * (seconds + 2) / self.lasts)
        laid = await asyncio.gather(*(self.lay_some(count // MATCHES) for _ in range(MATCHES)))
        self.laid = [table for some in laid for table in some]
        drivers = [asyncio.create_task(self.drive(k)) for k in range(self.matches)]
        while len(self.at_work) < self.matches:  # all connections and streams are open
            await asyncio.sleep(0.1)
        await asyncio.sleep(1.5)
        self.latencies.clear(), self.delays.clear()
        started, used, own = time.perf_counter(), processor_seconds(self.processes), time.process_time()
        await asyncio.sleep(seconds)
        self.elapsed = time.perf_counter() - started
        count = max(1, len(self.latencies))
        self.processor = 1000 * (processor_seconds(self.processes) - used) / count
        self.own = 1000 * (time.process_time() - own) / count
        self.ended = True
        await asyncio.gather(*drivers)

    async def wire(self, k: int) -> Wire:
        return await Wire(self.ports[k % len(self.ports)], self.token).open()

    async def lay_some(self, count: int) -> list[str]:
        wire = await self.wire(0)
        return [await self.lay(wire) for _ in range(count)]

    async def drive(self, k: int) -> None:
        """One match after the other, on one connection."""
        wire = await self.wire(k)
        while not self.ended:
            table = self.laid.pop() if self.laid else await self.lay(wire)
            ports = [self.ports[(k + stream) % len(self.ports)] for stream in range(STREAMS)]
            heard = asyncio.Barrier(STREAMS + 1)
            streams = [asyncio.create_task(self.listen(port, table, heard)) for port in ports]
            await heard.wait()
            await self.play(wire, table, 0)
            for stream in streams:
                stream.cancel()

    async def lay(self, wire: Wire) -> str:
        """A new table. Most are laid before the clock starts: the peer's matches never end."""
        seats = ["me", *["here"] * (self.seats - 1)]
        return str((await wire.ask("/api/matches", {"game": self.game, "seats": seats}))["table"]["id"])

    async def play(self, wire: Wire, table: str, seat: int) -> None:
        version = 0
        while not self.ended:
            seen = await wire.ask(f"/api/matches/{table}/view?seat={seat}")
            if seen["table"]["status"] == "over":
                return
            seat = seen["to_act"][0]
            if not seen["your_turn"]:
                seen = await wire.ask(f"/api/matches/{table}/view?seat={seat}")
            action = seen["legal"][version * 3 % len(seen["legal"])]["action"]
            version = seen["version"]
            await self.act(wire, table, {"seat": seat, "action": action, "version": version})

    async def act(self, wire: Wire, table: str, body: dict[str, int]) -> None:
        now = time.perf_counter()
        self.sent[table, body["version"] + 1] = now
        await wire.ask(f"/api/matches/{table}/act", body)
        self.latencies.append(time.perf_counter() - now)
        self.at_work.add(wire)

    async def listen(self, port: int, table: str, open: asyncio.Barrier) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        whose = f"Host: 127.0.0.1:{port}\r\nAuthorization: Bearer {self.token}"  # versions are counted for each pair of eyes
        writer.write(f"GET /api/matches/{table}/stream HTTP/1.1\r\n{whose}\r\n\r\n".encode())
        try:
            try:
                await reader.readuntil(b"data: ")
            except asyncio.IncompleteReadError as error:
                await open.abort()
                raise RuntimeError(f"no stream: {error.partial.decode()}") from None
            await open.wait()
            while heard := await reader.read(65_536):  # an event is sent whole
                for version in VERSION.findall(heard):
                    sent = self.sent.get((table, int(version)))
                    if sent:
                        self.delays.append(time.perf_counter() - sent)
        finally:
            writer.close()


class Drops(Load):
    """Connect four, whose driver knows by itself what is legal: nothing is asked but actions."""

    lasts = len(DRAW)
    most = 4000

    async def play(self, wire: Wire, table: str, seat: int) -> None:
        for version, column in enumerate(DRAW):
            if self.ended:
                return
            await self.act(wire, table, {"seat": version % 2, "action": int(column), "version": version})


WIDE = 62


def row(name: str, count: int, seconds: float, latencies: list[float], processor: float | None = None) -> str:
    cuts = statistics.quantiles(latencies, n=100)
    times = " ".join(f"{1000 * cuts[at]:8.1f}" for at in (49, 94, 98))
    return f"{name:{WIDE}} {count / seconds:9,.0f} {times}" + ("" if processor is None else f" {processor:10.3f}")


def measured(name: str, load: type[Load], seconds: float, database: str, matches: int, processes: int) -> None:
    kind = "PostgreSQL" if database.startswith("postgres") else "SQLite"
    drops = load is Drops
    with serving(database, processes) as servers:
        one = load(servers, "connect_four" if drops else "alchemist", 2 if drops else 3, matches)
        uvloop.run(one.run(seconds))
    what = f"{kind}, {name}, {matches} matches, {processes} process{'es' if processes > 1 else ''}"
    print(row(what, len(one.latencies), one.elapsed, one.latencies, one.processor))
    print(row("  until the streams have it", len(one.delays), one.elapsed, one.delays), flush=True)


def ours(seconds: float, database: str, short: bool) -> None:
    measured("actions", Drops, seconds, database, MATCHES, 1)
    measured("a view before each action", Load, seconds, database, MATCHES, 1)
    for matches, processes in () if short else ((MANY, 1), (MATCHES, 2), (MANY, 2)):
        measured("actions", Drops, seconds, database, matches, processes)


@contextlib.contextmanager
def database_of(given: argparse.Namespace) -> Iterator[str]:
    """The database that was asked for."""
    if not given.postgres:
        yield given.database
        return
    from tests.postgres import postgres

    with postgres(fsync=True) as url:
        yield url


def pictures() -> None:
    """How long a picture takes, in the middle of a match, for the seat to act."""
    from random import Random

    import athanor
    from athanor.table.pictures import drawn, paint

    print(f"\n{'picture':44} {'median ms':>9} {'bytes':>8}")
    for slug in athanor.slugs():
        match, luck = athanor.start(slug, seed=7), Random(7)
        if not drawn(match.game):
            continue
        times, size = [], 0
        while not match.over:
            seat = match.to_act()[0]
            for layout in ("desk", "phone"):
                view, texts = match.view(seat), match.texts("fr")
                start = time.perf_counter()
                size = len(paint(view, texts, layout))
                times.append(time.perf_counter() - start)
            match.play(luck.choice(match.legal(seat)), seat)
        print(f"{slug:44} {1000 * statistics.median(times):9.2f} {size:8,}")


def peer(seconds: float) -> None:
    """boardgame.io with Node: the same number of matches and of listening clients."""
    if not shutil.which("node") or not shutil.which("npm"):
        print("boardgame.io is not measured: there is no Node here.")
        return
    with tempfile.TemporaryDirectory() as folder:
        install = [
            "npm",
            "install",
            "--silent",
            "--no-audit",
            "--no-fund",
            "--prefix",
            folder,
            "boardgame.io@0.50.2",
            "node-persist@3",
        ]
        if subprocess.run(install, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
            print("boardgame.io is not measured: npm could not install it.")
            return
        for script in ("server.js", "load.js", "game.js"):
            shutil.copy(Path(__file__).parent / "boardgame_io" / script, folder)
        for kind in ("memory", "disk"):
            server = subprocess.Popen(["node", "server.js", kind], cwd=folder, stdout=subprocess.PIPE, text=True)
            assert server.stdout is not None
            try:
                port = server.stdout.readline().strip()
                told = subprocess.run(
                    ["node", "load.js", port, str(MATCHES), str(STREAMS), str(seconds)],
                    cwd=folder, capture_output=True, text=True, check=True,
                )  # fmt: skip
            finally:
                server.terminate()
                server.wait(10)
            times = json.loads(told.stdout)
            name = f"boardgame.io {'in memory' if kind == 'memory' else 'on disk'}, moves, {MATCHES} matches, 1 process"
            print(row(name, len(times), seconds, [one / 1000 for one in times]), flush=True)


def main() -> None:
    flags = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    flags.add_argument("--seconds", type=float, default=10)
    flags.add_argument("--database", default="")
    flags.add_argument("--postgres", action="store_true")
    flags.add_argument("--peer", action="store_true")
    flags.add_argument("--short", action="store_true")
    given = flags.parse_args()
    print(f"{STREAMS} streams a match, {os.cpu_count()} cores for servers and load together")
    print(f"{'':{WIDE}} {'a second':>9} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} {'processor':>10}", flush=True)
    with database_of(given) as database:
        ours(given.seconds, database, given.short)
    if given.peer:
        peer(given.seconds)
    pictures()


if __name__ == "__main__":
    main()
