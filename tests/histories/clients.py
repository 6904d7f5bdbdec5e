"""Those who play: each has a person's token and asks whichever server it likes, as a browser on a bad line would."""

from __future__ import annotations

import hashlib
import http.client
import json
import threading
import time
from random import Random
from typing import Any

from tests.histories.history import DONE, REFUSED, Deed, History

PATIENCE = 4.0  # seconds until an answer is given up
SECRET = ("alchemist",)  # games with lines that not everybody notices
Json = dict[str, Any]


def digest(state: Json) -> str:
    return hashlib.sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()


class Wire:
    """One request at a time to one port."""

    def __init__(self, port: int, token: str = "", patience: float = PATIENCE) -> None:
        self.port, self.token, self.patience = port, token, patience

    def ask(self, path: str, body: Json | None = None) -> tuple[int, Json]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.patience)
        try:
            headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
            line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            line.close()


class Tables:
    """The tables that are played at; a finished one makes room for its rematch."""

    def __init__(self) -> None:
        self.open: list[str] = []
        self.lock = threading.Lock()

    def any(self, luck: Random) -> str:
        with self.lock:
            return luck.choice(self.open)

    def instead(self, old: str, new: str) -> None:
        with self.lock:
            if old in self.open:
                self.open[self.open.index(old)] = new


class Client:
    """One device of a person."""

    def __init__(
        self, number: int, person: str, token: str, ports: list[int], tables: Tables, history: History, seed: int
    ) -> None:
        self.number, self.person, self.token, self.ports = number, person, token, ports
        self.tables, self.history, self.luck = tables, history, Random(seed)
        self.said = 0
        self.failure: BaseException | None = None

    def run(self, ended: threading.Event) -> None:
        try:
            while not ended.is_set():
                self.once(self.tables.any(self.luck))
        except BaseException as error:
            self.failure = error

    def ask(self, kind: str, table: str, path: str, body: Json | None, **given: Any) -> Deed:
        """One deed, written down. Answers of 5xx, and none at all, leave open what happened."""
        deed = Deed(self.number, kind, table, time.monotonic(), given, self.person)
        try:
            status, answer = Wire(self.luck.choice(self.ports), self.token).ask(path, body)
            if status < 500:
                deed.outcome, deed.answer = (DONE if answer.get("ok") else REFUSED), answer
        except (OSError, http.client.HTTPException, ValueError):
            time.sleep(0.02)
        deed.ended = time.monotonic()
        self.history.add(deed)
        return deed

    def once(self, table: str) -> None:
        """Look, and then do something."""
        seen = self.look(table)
        if seen is None:
            return
        status, mine = seen["table"]["status"], [one["seat"] for one in seen["table"]["seats"] if one["you"]]
        if status == "over":
            self.again(table)
        elif status == "gathering":
            self.sit(table, seen)
        elif mine:
            self.play(table, seen, mine)

    def look(self, table: str) -> Json | None:
        deed = self.ask("read", table, f"/api/matches/{table}/view", None)
        if deed.outcome == REFUSED:
            return self.waiting(table)
        if deed.outcome != DONE:
            return None
        answer = deed.answer
        deed.answer = {"version": answer["version"], "state": digest(answer["state"])}
        if answer["table"]["game"] in SECRET and not all(one["you"] for one in answer["table"]["seats"]):
            deed.kind = "glance"  # whoever does not notice every line counts them otherwise
        return answer

    def waiting(self, table: str) -> Json | None:
        """Before everybody sits there is nothing to see but the seats."""
        found = self.ask("glance", table, f"/api/matches/{table}", None).answer
        return found if "table" in found and found["table"]["status"] == "gathering" else None

    def sit(self, table: str, seen: Json) -> None:
        free = [one["seat"] for one in seen["table"]["seats"] if one["kind"] == "open"]
        if free:
            self.ask("sit", table, f"/api/matches/{table}/sit", {"seat": free[0]}, seat=free[0])

    def play(self, table: str, seen: Json, mine: list[int]) -> None:
        chance = self.luck.random()
        seat = self.luck.choice(mine)
        waiting = [motion for motion in seen["motions"] if not any(motion["votes"] >> one & 1 for one in mine)]
        if waiting and chance < 0.7:
            number = waiting[0]["number"]
            self.ask("vote", table, f"/api/matches/{table}/motions/{number}", {"seat": seat, "agree": chance < 0.5})
        elif chance < 0.05:
            self.ask("undo", table, f"/api/matches/{table}/undo", {"seat": seat})
        elif chance < 0.06:
            self.ask("resign", table, f"/api/matches/{table}/resign", {"seat": seat}, seat=seat)
        elif chance < 0.12:
            self.said += 1
            words = f"{self.number} says {self.said}"
            self.ask("say", table, f"/api/matches/{table}/chat", {"seat": seat, "words": words}, words=words)
        elif chance < 0.3 and seen["table"]["game"] in SECRET:
            self.take_back(table, seen, seat)
        else:
            self.act(table, seen, [one for one in mine if one in seen["to_act"]])

    def take_back(self, table: str, seen: Json, seat: int) -> None:
        body = {"seat": seat, "version": seen["version"]}
        self.ask("take-back", table, f"/api/matches/{table}/take-back", body, **body)

    def act(self, table: str, seen: Json, asked: list[int]) -> None:
        """An action on the version seen, sent again when no answer came, and sometimes when one did."""
        if not asked:
            return
        seat = self.luck.choice(asked)
        body = {"seat": seat, "action": self.choose(table, seen, seat), "version": seen["version"]}
        deed = self.ask("act", table, f"/api/matches/{table}/act", body, **body)
        tries = 0
        while tries < 3 and deed.outcome != REFUSED and (deed.outcome != DONE or self.luck.random() < 0.1):
            deed = self.ask("act", table, f"/api/matches/{table}/act", body, **body)
            tries += 1

    def choose(self, table: str, seen: Json, seat: int) -> int:
        """Something legal where that is not obvious, and otherwise anything."""
        if seen["table"]["game"] in SECRET:
            found = self.ask("glance", table, f"/api/matches/{table}/view?seat={seat}", None)
            legal = found.answer.get("legal") if found.outcome == DONE else None
            if legal:
                return int(self.luck.choice(legal)["action"])
        return self.luck.randrange(5)

    def again(self, table: str) -> None:
        deed = self.ask("rematch", table, f"/api/matches/{table}/rematch", {})
        if deed.outcome == DONE:
            self.tables.instead(table, deed.answer["id"])
