"""Fair shares: nobody takes from others what is there for all, whether they read, listen or let bots think."""

import pkgutil
import threading
import time
from dataclasses import replace
from functools import partial

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

import athanor
from athanor.kernel.errors import BadSettings
from athanor.table import lanes
from athanor.table.archive import Archive
from athanor.table.bot_turns import Turn, at_once
from athanor.table.errors import No
from athanor.table.guard import Streams, household
from athanor.table.lanes import Lane, Owner
from athanor.table.levels import spec_of
from athanor.table.server import HANDS, create_app
from athanor.table.settings import Limits, Settings
from tests.browser import wait_until
from tests.inside import FREE, inside


def settings(folder, **given):
    return Settings(**{"data": folder, "compiled": False, "pace": 0.0, "limits": FREE, **given})


# Who is one


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_counted_by_household(host, counted):
    assert household(host) == counted


def test_a_proxy_is_believed_only_where_it_is_trusted(tmp_path):
    """Whoever may write the header themselves would have as many shares as they want."""
    few = replace(FREE, reads=(3, 0.001))
    for proxies, all_let_in in (("", False), ("127.0.0.0/8", True)):
        with inside(tmp_path / (proxies[:3] or "none"), limits=few, proxies=proxies) as (url, _, _):
            visitors = [f"198.51.100.{k}" for k in range(6)]
            codes = [
                httpx.get(f"{url}/api/games", headers={"X-Forwarded-For": one}, timeout=60).status_code for one in visitors
            ]
        assert (codes == [200] * 6) == all_let_in, codes


# Reading


def test_reads_are_limited_by_address_whatever_the_token(tmp_path):
    client = TestClient(create_app(settings(tmp_path, limits=replace(FREE, reads=(4, 0.001)))))
    tokens = [client.post("/api/people", json={"name": "Ann"}).json()["token"] for _ in range(6)]
    answers = [client.get("/api/games", headers={"Authorization": f"Bearer {token}"}) for token in tokens]
    assert [one.status_code for one in answers] == [200] * 4 + [429] * 2
    assert answers[-1].json()["code"] == "too-fast"
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_whoever_reads_much_keeps_nobody_else_waiting(tmp_path, monkeypatch):
    """All that one address asks for stands still inside; somebody at another address is answered."""
    with inside(tmp_path, proxies="127.0.0.1") as (url, matches, _):
        gate, inside_now, most = threading.Event(), [0], [0]
        header, lock = matches.storage.header, threading.Lock()

        def stuck(match, *rest):
            if match == "stuck":
                with lock:
                    inside_now[0] += 1
                    most[0] = max(most[0], inside_now[0])
                gate.wait(60)
                with lock:
                    inside_now[0] -= 1
            return header(match, *rest)

        monkeypatch.setattr(matches.storage, "header", stuck)
        slow = {"X-Forwarded-For": "198.51.100.1"}
        asking = [
            threading.Thread(target=httpx.get, args=(f"{url}/api/matches/stuck",), kwargs={"headers": slow, "timeout": 30})
            for _ in range(16)
        ]
        for one in asking:
            one.start()
        wait_until(lambda: inside_now[0] > 0)
        time.sleep(0.3)
        assert httpx.get(f"{url}/api/matches", headers={"X-Forwarded-For": "198.51.100.2"}, timeout=60).status_code == 200
        gate.set()
        for one in asking:
            one.join()
        assert most[0] == HANDS // 2


def finished(client, game="connect_four"):
    """A match that is over, and whoever played it."""
    me = {"Authorization": f"Bearer {client.post('/api/people', json={'name': 'Ann'}).json()['token']}"}
    table = client.post("/api/matches", json={"game": game, "seats": ["me", "here"]}, headers=me).json()["table"]["id"]
    for turn in range(200):
        seen = client.get(f"/api/matches/{table}/view", headers=me).json()
        if seen["table"]["status"] == "over":
            return table, me
        seat = seen["to_act"][0]
        legal = client.get(f"/api/matches/{table}/view", params={"seat": seat}, headers=me).json()["legal"]
        action = legal[turn * 3 % len(legal)]["action"]
        client.post(f"/api/matches/{table}/act", json={"seat": seat, "action": action}, headers=me)
    raise AssertionError("no end")


def test_what_is_told_of_a_match_that_is_over_is_worked_out_once(tmp_path, monkeypatch):
    client = TestClient(create_app(settings(tmp_path)))
    worked: list[str] = []

    def counting(real):
        def counted(*given):
            worked.append(real.__name__)
            return real(*given)

        return counted

    for place in ("archive.counted", "archive.fairness", "api.paint", "pages.panels"):
        real = pkgutil.resolve_name(f"athanor.table.{place}")
        monkeypatch.setattr(f"athanor.table.{place}", counting(real))
    table, _ = finished(client)  # what the record of it needs is worked out at its end
    paths = (
        f"/m/{table}",
        f"/m/{table}/live?line=3",
        f"/api/matches/{table}/picture?line=3",
        f"/api/matches/{table}/outcome",
    )
    first = [client.get(path).text for path in paths]
    assert sorted(worked) == ["counted", "fairness", "paint", "panels"]
    for _ in range(2):  # new visitors are told the same
        headers = {"Authorization": f"Bearer {token(client)}"}
        assert [client.get(path, headers=headers).text for path in paths[2:]] == first[2:]
        assert client.get(paths[0], headers=headers).status_code == 200
    assert sorted(worked) == ["counted", "fairness", "paint", "panels"]


def test_an_answer_that_a_visitor_has_is_not_sent_again(tmp_path):
    client = TestClient(create_app(settings(tmp_path)))
    table, me = finished(client)
    for path in (
        f"/m/{table}",
        f"/api/matches/{table}/picture",
        f"/api/matches/{table}/transcript",
        f"/api/matches/{table}/outcome",
    ):
        first = client.get(path)
        again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), path
    page = client.get(f"/m/{table}/live")
    client.post(f"/api/matches/{table}/chat", json={"seat": 0, "words": "Well played"}, headers=me)
    newer = client.get(f"/m/{table}/live", headers={"If-None-Match": page.headers["etag"]})
    assert newer.status_code == 200
    assert "Well played" in newer.text


def test_nobody_waits_for_whoever_looks_at_a_match_that_is_over(tmp_path):
    app = create_app(settings(tmp_path))
    table, _ = finished(TestClient(app))
    matches = app.state.rooms.matches
    with matches.holding(table) as past:
        seen = []
        other = threading.Thread(target=lambda: seen.append(matches.holding(table).__enter__().match.memory))
        other.start()
        other.join(60)
        assert seen == [past.match.memory]


def test_every_moment_of_a_match_that_is_over_is_as_it_was(tmp_path, monkeypatch):
    monkeypatch.setattr("athanor.table.archive.STEP", 4)
    app = create_app(settings(tmp_path))
    table, _ = finished(TestClient(app))
    with app.state.rooms.matches.holding(table) as past:
        right = past.dealt(past.loaded)
        memories = [right.memory]
        for line in past.lines:
            memories.append(right.play(line.action, line.seat).memory)
        order = [*range(len(memories)), *reversed(range(len(memories)))]
        assert [past.past(line).memory for line in order] == [memories[line] for line in order]
        with pytest.raises(No, match="no-such-line"):
            past.past(len(memories))


def test_the_archive_keeps_no_more_than_there_is_room_for():
    archive = Archive()
    archive._room = 100
    for k in range(5):
        assert archive.once(k, partial(str.__mul__, str(k), 30)) == str(k) * 30
    assert list(archive._kept) == [2, 3, 4]
    assert archive._room == 10


def test_of_many_who_ask_for_the_same_one_works():
    archive, gate, worked, found = Archive(), threading.Event(), [], []

    def work():
        worked.append(1)
        gate.wait(60)
        return "found"

    asking = [threading.Thread(target=lambda: found.append(archive.once("key", work))) for _ in range(8)]
    for one in asking:
        one.start()
    wait_until(lambda: bool(worked))
    gate.set()
    for one in asking:
        one.join()
    assert (worked, found) == ([1], ["found"] * 8)


# Listening


def test_streams_are_counted_by_address_whatever_the_token(tmp_path):
    streams = Streams(Limits(streams=2, neighbours=3, all_streams=8))
    leaving = [streams.enter(f"person {k}", "here") for k in range(6)]
    with pytest.raises(No, match="too-many-streams"):
        streams.enter("person 7", "here")
    with pytest.raises(No, match="too-many-streams"):
        streams.enter("", "here")
    streams.enter("person 0", "there")
    with pytest.raises(No, match="too-many-streams"):
        streams.enter("person 0", "there")  # a visitor has two, wherever they are
    streams.enter("person 8", "there")
    with pytest.raises(No, match="too-many-streams"):
        streams.enter("", "elsewhere")  # nine would be more than all may have
    for leave in leaving:
        leave()
    assert streams.count == 2
    assert not [who for who in streams.open if who == "at here"]


def test_a_stream_that_ends_gives_its_place_back(tmp_path):
    with inside(tmp_path, limits=replace(FREE, streams=1, neighbours=2)) as (url, _, _):
        path = f"{url}/api/lobby/stream"
        with httpx.stream("GET", path, timeout=60), httpx.stream("GET", path, timeout=60):
            assert httpx.get(path, timeout=60).json()["code"] == "too-many-streams"

        def let_in():
            with httpx.stream("GET", path, timeout=60) as stream:
                return stream.status_code == 200

        wait_until(let_in)


# Thinking


def busy(lane, owner, done, seconds=120.0):
    """A thought that goes on until it is told to come to its end: was it?"""

    def think(enough):
        end = time.monotonic() + seconds
        while not enough.is_set() and time.monotonic() < end:
            time.sleep(0.001)
        done.append(owner.person)
        return enough.is_set()

    return lane.do(owner, think)


@pytest.fixture
def lane(monkeypatch):
    monkeypatch.setattr(lanes, "SHARE", 0.02)
    made = Lane("test", 1)
    yield made
    made.stop()


def test_whoever_asks_little_does_not_wait_for_whoever_asks_much(lane):
    done: list[str] = []
    greedy, modest = Owner("greedy", "here"), Owner("modest", "there")
    for _ in range(20):
        busy(lane, greedy, done)
    wait_until(lambda: lane.running == 1)
    assert lane.do(modest, lambda enough: len(done)).result(60) == 1  # only what was being thought came before


def test_many_tokens_at_one_address_have_the_share_of_one(lane):
    done: list[str] = []
    for k in range(20):
        busy(lane, Owner(f"token {k}", "here"), done)
    wait_until(lambda: lane.running == 1)
    waiting = [busy(lane, Owner("modest", "there"), done) for _ in range(3)]
    for one in waiting:
        one.result(60)
    assert done.count("modest") == 3
    assert len(done) <= 8, done


def test_among_those_of_one_address_everybody_has_the_same_share(lane):
    done: list[str] = []
    for _ in range(20):
        busy(lane, Owner("greedy", "here"), done)
    wait_until(lambda: lane.running == 1)
    busy(lane, Owner("modest", "here"), done).result(60)
    assert len(done) <= 3, done


def test_whoever_thinks_alone_thinks_to_the_end(lane):
    done: list[str] = []
    only = Owner("only", "here")
    first, second = busy(lane, only, done, 0.1), busy(lane, only, done, 0.1)
    assert [first.result(60), second.result(60)] == [False, False]  # neither was cut short: both are one visitor's


def test_a_lane_that_stops_lets_go_of_all(lane):
    done: list[str] = []
    running, waiting = (busy(lane, Owner("me", "here"), done) for _ in range(2))
    wait_until(lambda: lane.running == 1)
    lane.stop()
    assert running.result(60)
    assert waiting.cancelled()
    assert lane.do(Owner("me", "here"), len).cancelled()


@pytest.mark.parametrize(
    ("game", "level", "options"),
    [("connect_four", "novice", {}), ("alchemist", "novice", {"first": "0"}), ("alchemist", "apprentice", {"first": "0"})],
)
def test_who_does_not_search_answers_while_every_other_thought_stands_still(tmp_path, monkeypatch, game, level, options):
    """One visitor's twenty tables keep all who think long busy: the novice of another table plays all the same."""
    app = create_app(settings(tmp_path, sweep=60))
    bot_turns, gate = app.state.rooms.bot_turns, threading.Event()
    think = bot_turns.think
    monkeypatch.setattr(
        bot_turns, "think", lambda bot, *rest: (bot.startswith("search") and gate.wait(60), think(bot, *rest))[1]
    )
    with TestClient(app) as client:
        many, one = ({"Authorization": f"Bearer {token(client)}"} for _ in range(2))
        for _ in range(20):
            body = {"game": "connect_four", "seats": ["search:5000ms", "me"]}
            assert client.post("/api/matches", json=body, headers=many).status_code == 201
        wait_until(lambda: len(bot_turns.deep.waiting) >= 18)
        body = {"game": game, "seats": [level, "me"], "options": options}
        table = client.post("/api/matches", json=body, headers=one).json()
        where = f"/api/matches/{table['table']['id']}"
        wait_until(lambda: client.get(where).json()["table"]["version"] >= 1)
        assert not gate.is_set()
        gate.set()


def test_only_networks_that_know_what_is_played_answer_at_once():
    """Instead of the others a search thinks."""
    known, unknown = (athanor.start(game, seats=2, seed=1, compiled=False) for game in ("alchemist", "connect_four"))
    for bot, there, elsewhere in (
        ("beginner", True, True), ("dabbler", True, True), ("pupil:60", True, False), ("champion", True, False),
        ("champion:100", False, False), ("champion:50ms", False, False), ("search:10", False, False), ("greedy:4", False, False),
    ):  # fmt: skip
        turns = [Turn(0, bot, match.view(0), luck=1, version=0, began=0) for match in (known, unknown)]
        assert [at_once(turn) for turn in turns] == [there, elsewhere], bot


def token(client):
    return client.post("/api/people", json={"name": "Ann"}).json()["token"]


def test_hints_do_not_wait_for_bots(tmp_path, monkeypatch):
    app = create_app(settings(tmp_path))
    bot_turns, gate = app.state.rooms.bot_turns, threading.Event()
    with TestClient(app) as client:
        me = {"Authorization": f"Bearer {token(client)}"}
        for _ in range(8):
            bot_turns.deep.do(Owner("many", "there"), lambda enough: gate.wait(60))
        body = {"game": "connect_four", "seats": ["me", "here"], "hints": True}
        table = client.post("/api/matches", json=body, headers=me).json()["table"]["id"]
        seat = client.get(f"/api/matches/{table}/view", headers=me).json()["to_act"][0]
        assert client.post(f"/api/matches/{table}/hint", json={"seat": seat}, headers=me).json()["best"]
        assert not gate.is_set()
        gate.set()


@pytest.mark.parametrize("spec", ["search:5001ms", "search:5001", "greedy:101", "search:" + "9" * 30])
def test_a_bot_that_would_think_too_long_is_refused(spec):
    with pytest.raises(BadSettings):
        spec_of(spec, Limits())


def test_the_levels_of_the_table_are_within_its_limits():
    from athanor.table.levels import LEVELS

    assert [spec_of(level, Limits()) for level in LEVELS] == list(LEVELS.values())
