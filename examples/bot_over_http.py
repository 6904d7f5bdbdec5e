"""A player over the JSON API, with nothing but Python's own library: sits down at a table and plays until the match is over.

    python examples/bot_over_http.py http://127.0.0.1:8000 --game alchemist --against journeyman
    python examples/bot_over_http.py http://127.0.0.1:8000 --join /join/LINK

It listens to the table's stream, looks when something has changed, and posts an action with the version on which it chose.
Put your own idea into `choose`.
"""

from __future__ import annotations

import argparse
import json
import random
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any


class Door:
    """The server's JSON door."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.token = ""

    def ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}", "Accept-Language": "en"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers)) as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError as error:
            return dict(json.load(error))  # {"ok": false, "code": ..., "error": ...}

    def changes(self, table: str) -> Iterator[dict[str, Any]]:
        """The table's stream: one thing to know for every change, the present first."""
        with urllib.request.urlopen(f"{self.url}/api/matches/{table}/stream") as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])


def choose(view: dict[str, Any]) -> int:
    """Any legal action. `view["state"]` has all that the seat may know, `view["legal"]` what it may do."""
    return int(random.choice(view["legal"])["action"])


def play(door: Door, table: str, seat: int) -> list[dict[str, Any]]:
    """Play until the match is over; its results."""
    for change in door.changes(table):
        while change["status"] == "playing":
            view = door.ask(f"/api/matches/{table}/view?seat={seat}")
            if not view["your_turn"]:
                break
            body = {"seat": seat, "action": choose(view), "version": view["version"]}
            answer = door.ask(f"/api/matches/{table}/act", body)
            if not answer["ok"] and answer["code"] != "stale":
                raise SystemExit(answer["error"])
        if door.ask(f"/api/matches/{table}")["table"]["status"] == "over":
            break
    return list(door.ask(f"/api/matches/{table}/outcome")["results"])


def main() -> None:
    flags = argparse.ArgumentParser(description="A player over the JSON API.")
    flags.add_argument("url", nargs="?", default="http://127.0.0.1:8000")
    flags.add_argument("--game", default="alchemist")
    flags.add_argument("--against", default="journeyman", help="the level of the bots to play against")
    flags.add_argument("--join", metavar="/join/LINK", help="sit down at a friend's table instead")
    given = flags.parse_args()
    door = Door(given.url)
    door.token = door.ask("/api/people", {"name": "Golem"})["token"]
    if given.join:
        joined = door.ask(f"/api{given.join}", {})
        table, seat = joined["table"]["id"], joined["seat"]
    else:
        seats = ["me", given.against, given.against]
        table, seat = door.ask("/api/matches", {"game": given.game, "seats": seats})["table"]["id"], 0
    print(f"{given.url}/m/{table}")
    for one in sorted(play(door, table, seat), key=lambda one: one["place"]):
        print(f"{one['place']}. {one['name']} {one['total']}")


if __name__ == "__main__":
    main()
