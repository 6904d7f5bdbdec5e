"""The table under load: 50 matches, 100 streaming clients, JSON. Actions a second and latencies, every action durable.

    python benchmarks/table.py [--seconds 10] [--database URL] [--peer]

Each match is driven by one connection that plays all its seats as fast as it is answered; two streams listen to it. `--peer`
runs boardgame.io's server in the same way with Node (installed by npm into a temporary folder), in memory and on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
MATCHES, STREAMS = 50, 2
LAID = 400


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
def serving(database: str) -> Iterator[tuple[int, int]]:
    """A server of our own with an empty database; its limits are lifted."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-c", SERVE, folder, database]
        given = {**os.environ, "PYTHONPATH": str(ROOT), "ATHANOR_GAMES": str(ROOT / "examples")}
        process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=given)
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline().rpartition(":")[2].split("/")[0])
            asyncio.run(until_hot(port))
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(20)


async def until_hot(port: int) -> None:
    """A server that has just begun heats every game and draws the lobby's pictures: that is not the load."""
    wire = await Wire(port).open()
    while any(game["furnace"] and game["furnace"]["status"] != "hot" for game in (await wire.ask("/api/games"))["games"]):
        await asyncio.sleep(1)
    await asyncio.sleep(5)
    wire.writer.close()


SERVE = """
import sys
from pathlib import Path
from athanor.kernel.loading import load
from athanor.table.serve import serve
from athanor.table.settings import Limits, Settings
load("connect_four"), load("alchemist")
free = (1e9, 1e9)
limits = Limits(reads=free, writes=free, tables=free, talk=free, hints=free, streams=10**6)
serve(Settings(database=sys.argv[2], data=Path(sys.argv[1]), port=0, pace=0.0, limits=limits))
"""


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    """What is counted."""

    def __init__(self, port: int, game: str, seats: int) -> None:
        self.port, self.game, self.seats = port, game, seats
        self.latencies: list[float] = []
        self.delays: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.ended = False

    async def run(self, seconds: float, process: int) -> None:
        self.token = (await (await Wire(self.port).open()).ask("/api/people", {"name": "load"}))["token"]
        self.laid = [await self.lay(await Wire(self.port, self.token).open()) for _ in range(LAID)]
        drivers = [asyncio.create_task(self.drive()) for _ in range(MATCHES)]
        await asyncio.sleep(1.5)
        self.latencies.clear(), self.delays.clear()
        started, used = time.perf_counter(), processor_seconds(process)
        await asyncio.sleep(seconds)
        self.elapsed = time.perf_counter() - started
        self.processor = 1000 * (processor_seconds(process) - used) / max(1, len(self.latencies))
        self.ended = True
        await asyncio.gather(*drivers)

    async def drive(self) -> None:
        """One match after the other, on one connection."""
        wire = await Wire(self.port, self.token).open()
        while not self.ended:
            table = self.laid.pop() if self.laid else await self.lay(wire)
            streams = [asyncio.create_task(self.listen(table)) for _ in range(STREAMS)]
            await self.play(wire, table, 0)
            for stream in streams:
                stream.cancel()

    async def lay(self, wire: Wire) -> str:
        """A new table. Most are laid before the clock starts: the peer's matches never end."""
        seats = ["me", *["here"] * (self.seats - 1)]
        return str((await wire.ask("/api/tables", {"game": self.game, "seats": seats}))["table"]["id"])

    async def play(self, wire: Wire, table: str, seat: int) -> None:
        version = 0
        while not self.ended:
            seen = await wire.ask(f"/api/tables/{table}/view?seat={seat}")
            if seen["table"]["status"] == "over":
                return
            seat = seen["to_act"][0]
            if not seen["your_turn"]:
                seen = await wire.ask(f"/api/tables/{table}/view?seat={seat}")
            action = seen["legal"][version * 3 % len(seen["legal"])]["action"]
            version = seen["version"]
            now = time.perf_counter()
            self.sent[table, version + 1] = now
            await wire.ask(f"/api/tables/{table}/act", {"seat": seat, "action": action, "version": version})
            self.latencies.append(time.perf_counter() - now)

    async def listen(self, table: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        whose = f"Host: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {self.token}"  # versions are counted for each pair of eyes
        writer.write(f"GET /api/tables/{table}/events HTTP/1.1\r\n{whose}\r\n\r\n".encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    sent = self.sent.get((table, json.loads(line[6:])["version"]))
                    if sent:
                        self.delays.append(time.perf_counter() - sent)
        finally:
            writer.close()


class Drops(Load):
    """Connect four, whose driver knows by itself what is legal: nothing is asked but actions."""

    async def play(self, wire: Wire, table: str, seat: int) -> None:
        heights = [0] * 7
        for version in range(28):  # four rows in an order in which nobody wins
            if self.ended:
                return
            column = (version // 2 * 2 + version % 2 * 3 + version // 14) % 7
            while heights[column] >= 6:
                column = (column + 1) % 7
            now = time.perf_counter()
            self.sent[table, version + 1] = now
            try:
                body = {"seat": version % 2, "action": column, "version": version}
                await wire.ask(f"/api/tables/{table}/act", body)
            except RuntimeError:
                return  # four in a row: the next match
            heights[column] += 1
            self.latencies.append(time.perf_counter() - now)


def row(name: str, count: int, seconds: float, latencies: list[float]) -> str:
    cuts = statistics.quantiles(latencies, n=100)
    return f"{name:44} {count / seconds:9,.0f} {1000 * cuts[49]:8.1f} {1000 * cuts[94]:8.1f} {1000 * cuts[98]:8.1f}"


def ours(seconds: float, database: str) -> None:
    kind = "PostgreSQL" if database.startswith("postgres") else "SQLite"
    for load, name in ((Drops, "connect four, actions"), (Load, "Alchemist, a view before each action")):
        with serving(database) as (port, process):
            one = load(port, "connect_four" if load is Drops else "alchemist", 2 if load is Drops else 3)
            asyncio.run(one.run(seconds, process))
        print(row(f"{kind}, durable: {name}", len(one.latencies), one.elapsed, one.latencies))
        print(row("  until the streams have it", len(one.delays), one.elapsed, one.delays))
        print(f"  the server's processor time: {one.processor:.2f} ms an action")


def pictures() -> None:
    """How long a picture takes, in the middle of a match, for the seat to act."""
    sys.path.insert(0, str(ROOT))
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
            print(row(f"boardgame.io, {kind}: moves", len(times), seconds, [one / 1000 for one in times]))


def main() -> None:
    flags = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    flags.add_argument("--seconds", type=float, default=10)
    flags.add_argument("--database", default="")
    flags.add_argument("--peer", action="store_true")
    given = flags.parse_args()
    print(f"{MATCHES} matches, {MATCHES * STREAMS} streams, {os.cpu_count()} cores for server and load together")
    print(f"{'':44} {'a second':>9} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8}")
    ours(given.seconds, given.database)
    if given.peer:
        peer(given.seconds)
    pictures()


if __name__ == "__main__":
    main()
