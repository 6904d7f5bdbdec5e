"""One run: servers, clients and a nemesis for some seconds, then peace, then the look into the database."""

from __future__ import annotations

import json
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

import athanor
from athanor.kernel.match import Match
from athanor.table.look import state_json
from athanor.table.settings import Settings
from tests.browser import Late, wait_until
from tests.histories.checker import broken
from tests.histories.clients import Client, Tables, Wire, digest
from tests.histories.history import Deed, History, Kept
from tests.histories.nemesis import Nemesis, Servers

PEOPLE = ("Abigaïl", "Merlin", "Nicolas")
DEVICES = 2  # of each person
PEACE = 120.0  # seconds within which all must go on again


@dataclass
class Run:
    """What was done, what befell the servers, and what should not have been."""

    history: History
    harm: Counter[str]
    matches: dict[str, Kept]
    broken: list[str]

    def told(self) -> str:
        kinds = Counter(f"{deed.kind} {deed.outcome}" for deed in self.history.deeds)
        lines = sum(len(kept.lines) for kept in self.matches.values())
        rows = [
            f"{len(self.history.deeds):,} deeds, {lines:,} lines in {len(self.matches)} matches; harm: {dict(self.harm)}"
        ]
        rows += [f"  {kind:16} {count:,}" for kind, count in sorted(kinds.items())]
        return "\n".join([*rows, *self.broken, f"{len(self.broken)} promises broken"])


def run(folder: Path, database: str, processes: int, seconds: float, seed: int) -> Run:
    servers = Servers(folder, database, processes)
    try:
        history, tables = History(), Tables()
        tokens = {name: introduce(servers.ports[0], name) for name in PEOPLE}
        for game, seats in LAID:
            lay(servers.ports[0], tokens[PEOPLE[0]], game, seats, history, tables)
        nemesis = Nemesis(servers, seed)
        play(servers, tokens, tables, history, nemesis, seconds, seed)
        matches = look(database, folder)
        faults = broken(history, matches) + list(disagreements(servers, tables, tokens[PEOPLE[0]]))
        return Run(history, nemesis.done, matches, faults)
    finally:
        servers.stop()


LAID: tuple[tuple[str, list[str]], ...] = (
    *[("connect_four", ["me", "open"])] * 3,
    ("connect_four", ["me", "here"]),
    ("connect_four", ["me", "novice"]),
    ("sealed", ["me", "here", "here"]),
    ("alchemist", ["me", "here", "here"]),
)


def introduce(port: int, name: str) -> str:
    return str(Wire(port).ask("/api/people", {"name": name})[1]["token"])


def lay(port: int, token: str, game: str, seats: list[str], history: History, tables: Tables) -> None:
    began = time.monotonic()
    _, answer = Wire(port, token).ask("/api/matches", {"game": game, "seats": seats, "listed": True})
    table = answer["table"]["id"]
    history.add(Deed(-1, "lay", table, began, outcome="done", ended=time.monotonic(), answer={"id": table}))
    tables.open.append(table)


def play(
    servers: Servers, tokens: dict[str, str], tables: Tables, history: History, nemesis: Nemesis, seconds: float, seed: int
) -> None:
    """Everybody at once, for so many seconds and until something was done and something suffered (a busy machine takes longer).
    Then the nemesis stops, and what is left to be answered is answered."""
    ended = threading.Event()
    people = [(name, token) for name, token in tokens.items() for _ in range(DEVICES)]
    clients = [
        Client(k, name, token, servers.ports, tables, history, seed * 1000 + k) for k, (name, token) in enumerate(people)
    ]
    threads = [threading.Thread(target=client.run, args=(ended,), daemon=True) for client in clients]
    for thread in threads:
        thread.start()
    nemesis.thread.start()
    time.sleep(seconds)
    wait_until(lambda: bool(history.done("act")) and sum(nemesis.done.values()) > 1)
    nemesis.stop()
    ended.set()
    for thread in threads:
        thread.join()
    for client in clients:
        if client.failure:
            raise client.failure


def look(database: str, folder: Path) -> dict[str, Kept]:
    """What the database has, at one moment: bots may still be playing."""
    engine = create_engine(Settings(database=database, data=folder).url)
    with engine.connect() as connection:
        lite = engine.dialect.name == "sqlite"
        connection.exec_driver_sql("BEGIN" if lite else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        rows = connection.execute(text("SELECT * FROM matches")).mappings().all()
        found = {row["id"]: kept(connection, row) for row in rows}
    engine.dispose()
    return found


def kept(connection: Any, row: Any) -> Kept:
    def several(wanted: str) -> list[Any]:
        return list(connection.execute(text(wanted), {"match": row["id"]}).all())

    lines = several("SELECT number, kind, seat, action FROM lines WHERE match = :match ORDER BY number")
    chairs = several("SELECT person, bot, resigned, name FROM seats WHERE match = :match ORDER BY seat")
    said = several("SELECT words FROM chat WHERE match = :match ORDER BY number")
    return Kept(
        game=row["game"],
        seats=row["seats"],
        version=row["version"],
        status=row["status"],
        lines=tuple(tuple(line) for line in lines),
        people=tuple(chair.name if chair.person else "" for chair in chairs),
        bots=tuple(chair.bot for chair in chairs),
        resigned=tuple(bool(chair.resigned) for chair in chairs),
        said=tuple(one.words for one in said),
        rematch=row["rematch"],
        states=states(row, lines),
    )


def states(row: Any, lines: list[Any]) -> tuple[str, ...]:
    """A digest of what everybody may see, after the deal and after each line."""
    match = athanor.start(
        row["game"],
        row["seats"],
        seed=row["seed"],
        salt=row["salt"],
        options=json.loads(row["options"]),
        compiled=False,
        numbers=json.loads(row["numbers"]),
    )
    found = [spectated(match)]
    for _, kind, seat, action in lines:
        if kind == "play":
            match.play(action, seat)
        elif kind == "back":
            match.undo(action)
        else:
            match.take_back(seat)
        found.append(spectated(match))
    return tuple(found)


def spectated(match: Match) -> str:
    return digest(json.loads(json.dumps(state_json(match.view()))))


def disagreements(servers: Servers, tables: Tables, token: str) -> list[str]:
    """In the end every process says the same, and goes on: bots too, whatever the clock did."""
    found = []
    for table in tables.open:
        wires = [Wire(port, token, PEACE) for port in servers.ports]
        found += in_peace(partial(goes_on, wires[0], table), f"{table}: its bots do not go on")
        found += in_peace(partial(agree, wires, table), f"{table}: the processes disagree in the end")
    return found


def in_peace(comes: Callable[[], bool], otherwise: str) -> list[str]:
    """What is to be said if it does not come."""
    try:
        wait_until(comes, PEACE)
    except Late:
        return [otherwise]
    return []


def agree(wires: list[Wire], table: str) -> bool:
    first, *others = [wire.ask(f"/api/matches/{table}/view") for wire in wires]
    return all(answer == first for answer in others)


def goes_on(wire: Wire, table: str) -> bool:
    """It does not wait for a bot."""
    if wire.ask(f"/api/matches/{table}")[1]["table"]["status"] == "gathering":
        return True
    seen = wire.ask(f"/api/matches/{table}/view")[1]
    bots = {one["seat"] for one in seen["table"]["seats"] if one["kind"] in ("bot", "away")}
    return seen["table"]["status"] != "playing" or not bots & set(seen["to_act"])
