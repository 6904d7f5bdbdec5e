"""How long pages take with many people: a database is filled with accounts, results and ratings, and every page is asked.

    python benchmarks/people.py --people 10000 --matches 100000 [--postgres] [--keep FOLDER]

Most matches are rows of the record alone (`finished`, `results`); one is played, so that there is something to be drawn.
"""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click
from sqlalchemy import insert, select
from starlette.testclient import TestClient

from athanor.events import Showing, new_event
from athanor.events.standings import next_round
from athanor.table.accounts import ratings
from athanor.table.accounts.register import handle_of
from athanor.table.clubs.clubs import MEMBER, MOST_MEMBERS
from athanor.table.people import Person
from athanor.table.schema import accounts, club_members, finished, matches, results, seats
from athanor.table.server import create_app
from athanor.table.settings import Limits, Settings
from tests.postgres import postgres as server

GAME = "alchemist"
MUCH = (1e9, 1e9)
ROWS = 2000  # in one statement
PLAYERS = 64  # of an event


def chunks(rows: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    return [rows[first : first + ROWS] for first in range(0, len(rows), ROWS)]


def people(count: int) -> list[dict[str, Any]]:
    named = [(f"id{k}", f"Adept {k}") for k in range(count)]
    return [{"id": id, "name": name, "handle": handle_of(name), "made": float(k), "settings": "{}", "rights": ""}
            for k, (id, name) in enumerate(named)]  # fmt: skip


def played(count: int, among: int, luck: random.Random) -> dict[Any, list[dict[str, Any]]]:
    """So many rated matches of two; the first person has a tenth of them."""
    found: dict[Any, list[dict[str, Any]]] = {matches: [], seats: [], finished: [], results: []}
    for k in range(count):
        who = [f"id{n}" for n in luck.sample(range(1, among), 2)]
        who[0] = "id0" if k % 10 == 0 else who[0]
        name, ended = f"m{k}", 1e9 + k
        found[matches].append(header(name, who[0], ended))
        found[finished].append({"match": name, "game": GAME, "ended": ended, "why": ""})
        for seat, person in enumerate(who):
            place = 1 + (seat + k) % 2
            found[seats].append({"match": name, "seat": seat, "person": person, "name": person, "bot": "", "resigned": False,
                                 "link": f"{name}-{seat}"})  # fmt: skip
            found[results].append({"match": name, "seat": seat, "who": person, "game": GAME, "ended": ended, "seats": 2,
                                   "place": place, "won": place == 1, "points": luck.randrange(120), "role": str(k % 5),
                                   "opening": luck.choice(("draw", "take blue", "take red"))})  # fmt: skip
    return found


def header(name: str, host: str, ended: float) -> dict[str, Any]:
    """A match that is over, by other rules than those at hand: nothing replays it."""
    return {"id": name, "game": GAME, "edition": -1, "box": "-", "options": "{}", "seats": 2, "seed": int(ended), "salt": name,
            "seals": "[]", "numbers": "[]", "status": "playing", "ending": "", "version": 0, "tick": 1, "waits": 0, "bots": 0,
            "host": host, "listed": False, "hints": False, "rated": True, "clock": 0, "rematch": "", "parent": "",
            "parent_line": 0, "made": ended, "moved": ended, "noticed": ended, "thinker": "", "thinker_until": 0.0,
            "quiet": "[]"}  # fmt: skip


@click.command()
@click.option("--people", "many", default=10_000, show_default=True)
@click.option("--matches", "count", default=100_000, show_default=True)
@click.option("--keep", type=click.Path(path_type=Path), help="A folder whose database is filled once, and used again.")
@click.option("--postgres", is_flag=True, help="Use a PostgreSQL server of its own.")
@click.option("--times", default=20, show_default=True, help="How often each page is asked.")
def main(many: int, count: int, keep: Path | None, postgres: bool, times: int) -> None:
    """Fill a database and print the times of its pages."""
    with tempfile.TemporaryDirectory() as folder, server() if postgres else nullcontext("") as url:
        free = Limits(reads=MUCH, writes=MUCH, tables=MUCH, codes=MUCH, exports=MUCH)
        app = create_app(Settings(data=keep or Path(folder), database=url, compiled=False, pace=0.0, limits=free))
        storage = app.state.rooms.matches.storage
        with storage.reading.connect() as connection:
            filled = connection.execute(select(accounts.c.id).limit(1)).first()
        if not filled:
            fill(storage, many, count)
        ask(app, times)
        app.state.rooms.record.stop()
        storage.close()


def fill(storage: Any, many: int, count: int) -> None:
    began = time.perf_counter()
    rows = {accounts: people(many), **played(count, many, random.Random(1))}
    with storage.writing() as connection:
        for table, made in rows.items():
            for some in chunks(made):
                connection.execute(insert(table), some)
        connection.exec_driver_sql("UPDATE matches SET status = 'over', ending = 'rules'")
        ratings.recount(connection, GAME)
        connection.exec_driver_sql("ANALYZE")
    click.echo(f"{many:,} people, {count:,} matches, filled in {time.perf_counter() - began:.0f} s")


def signed_in(app: Any, person: str) -> TestClient:
    token = app.state.rooms.accounts.begin(person, "benchmark")
    return TestClient(app, cookies={"athanor": token}, headers={"Accept": "text/html", "Origin": "http://testserver"})


def played_out(app: Any, client: TestClient) -> str:
    """A match of two at one screen, by the first legal actions, so that there is something to be drawn; it is written down."""
    match = client.post("/api/matches", json={"game": GAME, "seats": ["me", "here"]}).json()["table"]["id"]
    while True:
        for seat in (0, 1):
            view = client.get(f"/api/matches/{match}/view?seat={seat}").json()
            if view["table"]["status"] == "over":
                app.state.rooms.record.write(match)
                return str(match)
            if view["your_turn"]:
                body = {"seat": seat, "action": view["legal"][0]["action"], "version": view["version"]}
                client.post(f"/api/matches/{match}/act", json=body).raise_for_status()


def gathered(app: Any, client: TestClient) -> tuple[str, str]:
    """A club with all the members that it may have, and an event of theirs in its third round."""
    rooms = app.state.rooms
    club = client.post("/api/clubs", json={"name": "Club", "games": [GAME]}).json()["club"]["id"]
    with rooms.matches.storage.writing() as connection:
        rest = [{"club": club, "person": f"id{k}", "role": MEMBER, "made": float(k)} for k in range(1, MOST_MEMBERS)]
        connection.execute(insert(club_members), rest)
    event = new_event("tournament", GAME, "Cup", seed=1, rounds=5, club=club)
    for k in range(PLAYERS):
        event = event.with_player(f"Adept {k}", link=f"{club}-{k}")
    for _ in range(3):
        event = next_round(event)
        for one in event.open_meetings:
            event = event.with_result(one.round, one.board, [Showing(place) for place in range(1, len(one.players) + 1)])
    return club, rooms.organiser.create(Person("id0", "Adept 0"), event).id


def ask(app: Any, times: int) -> None:
    """As somebody who has a tenth of all matches and looks after the table; the export as somebody of the others."""
    app.state.rooms.accounts.grant("Adept 0", "admin")
    client, other = signed_in(app, "id0"), signed_in(app, "id7")
    match = played_out(app, client)
    club, event = gathered(app, client)
    paths = ("/", "/find", "/account", "/settings", "/notices", "/history", f"/history?game={GAME}",
             "/history?result=won&page=50", "/history?result=rated&page=450", "/people/Adept 0", f"/ratings/{GAME}", "/admin",
             "/admin?name=adept 99", "/sign-in", f"/m/{match}", f"/m/{match}?line=3", f"/m/{match}/people", "/api/history",
             "/api/people/Adept 0", f"/api/ratings/{GAME}", "/api/companions", "/api/matches?which=mine", "/clubs",
             f"/clubs/{club}", f"/api/clubs/{club}/ladder/{GAME}", "/events", f"/events/{event}", f"/events/{event}/players/1",
             f"/events/{event}/live")  # fmt: skip
    click.echo(f"{'page':34} {'median':>8} {'longest':>8} {'processor':>9}")
    for path in paths:
        measure(path, lambda path=path: client.get(path), times)
    measure("POST /account/export", lambda: other.post("/account/export"), times)


def measure(name: str, deed: Callable[[], Any], times: int) -> None:
    assert deed().status_code == 200, name  # templates and texts are read once
    spent, worked = [], []
    for _ in range(times):
        began, busy = time.perf_counter(), time.process_time()
        deed()
        spent.append(1000 * (time.perf_counter() - began))
        worked.append(1000 * (time.process_time() - busy))
    click.echo(f"{name:34} {statistics.median(spent):5.1f} ms {max(spent):5.1f} ms {statistics.median(worked):6.1f} ms")


if __name__ == "__main__":
    main()
