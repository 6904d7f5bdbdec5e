"""The streams: whoever comes back hears what was missed, and nothing twice. Several actions in one post, and sealed ones."""

import asyncio
import json
import threading

import httpx2 as httpx
import pytest
from anyio.from_thread import start_blocking_portal

from athanor.table.bell import Ear
from tests.inside import inside


@pytest.fixture
def served(tmp_path):
    with inside(tmp_path) as (url, matches, _):
        yield url, matches


class Program:
    """A player over HTTP, or somebody who watches."""

    def __init__(self, url, name="Golem"):
        self.url = url
        self.headers = {"Accept-Language": "en"}
        self.headers["Authorization"] = f"Bearer {self.post('/api/people', name=name)['token']}"

    def post(self, path, status=200, **body):
        answer = httpx.post(self.url + path, json=body, headers=self.headers, timeout=60)
        assert answer.status_code in (status, 201), answer.text
        return answer.json()

    def view(self, table, seat=0):
        return httpx.get(
            f"{self.url}/api/matches/{table}/view", params={"seat": seat}, headers=self.headers, timeout=60
        ).json()

    def act(self, table, seat, action, version, status=200):
        how = {"actions": action} if isinstance(action, list) else {"action": action}
        return self.post(f"/api/matches/{table}/act", status, seat=seat, version=version, **how)

    def take_back(self, table, seat, version, status=200):
        return self.post(f"/api/matches/{table}/take-back", status, seat=seat, version=version)

    def hear(self, table, count, last=None, ready=None):
        """So many events of a stream, from the last one heard; the stream is cut then."""
        headers = self.headers | ({"Last-Event-ID": str(last)} if last is not None else {})
        heard = []
        with httpx.stream("GET", f"{self.url}/api/matches/{table}/stream", headers=headers, timeout=60) as stream:
            kind, number = "", 0
            for line in stream.iter_lines():
                name, _, rest = line.partition(": ")
                if name == "retry" and ready:
                    ready.set()
                kind, number = (rest, number) if name == "event" else (kind, int(rest)) if name == "id" else (kind, number)
                if name == "data" and kind == "change":
                    heard.append((number, json.loads(rest)))
                    if len(heard) == count:
                        break
        return heard


def test_a_stream_taken_up_again_loses_nothing_and_repeats_nothing(served):
    url, _ = served
    me = Program(url)
    table = me.post("/api/matches", game="sealed", seats=["me", "here"])["table"]["id"]
    (first,) = me.hear(table, 1)
    assert first[1]["version"] == 0
    me.act(table, 0, "bid 3", 0)
    me.act(table, 1, "bid 4", 1)
    (missed,) = me.hear(table, 1, last=first[0])  # what happened meanwhile, as it stands now
    assert (missed[0], missed[1]["version"]) == (first[0] + 2, 2)
    heard, ready = [], threading.Event()
    listening = threading.Thread(target=lambda: heard.extend(me.hear(table, 2, last=missed[0], ready=ready)))
    listening.start()
    assert ready.wait(60)
    me.act(table, 0, "bid 1", 2)
    me.act(table, 1, "bid 2", 3)
    listening.join(60)
    assert [(number, told["version"]) for number, told in heard] == [(missed[0] + 1, 3), (missed[0] + 2, 4)]
    assert heard[-1] == me.hear(table, 1)[0]


@pytest.mark.parametrize("last", ["-1", "nonsense", "9" * 30, ""])
def test_a_stream_taken_up_from_nowhere_begins_with_the_present(served, last):
    url, _ = served
    me = Program(url)
    table = me.post("/api/matches", game="sealed", seats=["me", "here"])["table"]["id"]
    assert me.hear(table, 1, last=last)[0][1]["version"] == 0


def test_an_ear_hears_everything_in_its_order_whether_somebody_waits_or_not():
    async def heard(ear):
        return [await ear.next() for _ in range(4)]

    async def listened():
        ear = Ear()
        ear.hear(b"before")
        waiting = asyncio.create_task(heard(ear))
        await asyncio.sleep(0)  # the first is taken, and the second waited for
        for words in (b"one", b"two", None):
            ear.hear(words)
        return await waiting

    with start_blocking_portal() as loop:  # of its own: a browser's may run in this thread
        assert loop.call(listened) == [b"before", b"one", b"two", None]


def test_a_row_of_actions_is_played_whole_or_not_at_all(served):
    url, matches = served
    me = Program(url)
    table = me.post("/api/matches", game="alkemy", seats=["me", "here"], options={"start": "full"})["table"]["id"]
    start = me.view(table)["version"]
    refused = me.act(table, 0, ["recruit GC1", "recruit GC1", "lock"], start, 409)
    assert refused["code"].startswith("refused/AK-")
    assert (me.view(table)["version"], matches.storage.lines(table)) == (start, [])
    made = me.act(table, 0, ["recruit GC1", "recruit GC3"], start)
    assert made == me.act(table, 0, ["recruit GC1", "recruit GC3"], start)
    assert made == {"ok": True, "version": start + 2, "tick": me.view(table)["table"]["tick"]}
    assert me.act(table, 0, ["recruit GC1", "recruit GC4"], start, 409)["code"] == "stale"
    assert [row.action for row in matches.storage.lines(table)] == [
        matches_action(matches, table, words) for words in ("recruit GC1", "recruit GC3")
    ]
    assert me.act(table, 0, [], start, 422)["code"] == "malformed"


def matches_action(matches, table, words):
    with matches.holding(table) as live:
        return live.match.read(words)


def test_a_sealed_choice_is_taken_back_although_others_have_chosen_since(served):
    """Both recruit at once, in secret: neither counts the other's choices, and each may take the own ones back."""
    url, matches = served
    one, two = Program(url, "Abigaïl"), Program(url, "Merlin")
    table = one.post("/api/matches", game="alkemy", seats=["me", "open"], options={"start": "full"})["table"]
    two.post(f"/api{table['seats'][1]['link']}")
    table = table["id"]
    one.act(table, 0, "recruit GC1", 0)
    assert (one.view(table, 0)["version"], two.view(table, 1)["version"], two.view(table, 1)["line"]) == (1, 0, 0)
    two.act(table, 1, "recruit AV1", 0)
    one.act(table, 0, "recruit GC3", 1)
    two.act(table, 1, "recruit AV2", 1)
    assert one.view(table, 0)["may_take_back"]
    assert one.take_back(table, 0, 2) == {"ok": True, "version": 3}
    with matches.holding(table) as live:
        played = [(line.seat, live.match.notation(line.action)) for line in live.match.lines]
    assert played == [(0, "recruit GC1"), (1, "recruit AV1"), (1, "recruit AV2")]
    assert (two.view(table, 1)["version"], one.view(table, -1)["version"]) == (2, 3)
    one.take_back(table, 0, 3)
    assert one.take_back(table, 0, 4, 409)["code"] == "committed"
    matches.forget(table)  # rebuilt from its lines it is the same
    assert (one.view(table, 0)["version"], two.view(table, 1)["version"]) == (4, 2)
    two.act(table, 1, "lock", 2)
    assert two.take_back(table, 1, None, 409)["code"] == "committed"
