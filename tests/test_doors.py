"""The doors that are used most answer as those that describe them do, whatever comes."""

import gc
import json
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import event
from starlette.testclient import TestClient

from athanor.table.api import has_whole_letters
from athanor.table.doors import Doors
from athanor.table.guard import Guard
from athanor.table.live import Live
from athanor.table.matches import Matches
from athanor.table.request import Asking
from athanor.table.server import create_app
from tests.test_table import Guest
from tests.test_table import settings as settings_of

HEADERS = ("content-type", "content-length", "content-security-policy", "cache-control", "x-content-type-options")


class Seated(Guest):
    """Somebody with two seats of a table, and who sits on the third one."""

    id: str
    other: Guest


class Pair:
    """The same people at the same table, twice: behind the quick doors, and behind the others alone."""

    def __init__(self, folder, monkeypatch):
        self.handed = 0
        hand_in = Matches.hand_in

        def counted(*given):
            done = hand_in(*given)
            self.handed += done
            return done

        monkeypatch.setattr(Matches, "hand_in", counted)
        self.guests = [self.seated(folder / "quick"), self.seated(folder / "slow")]
        self.monkeypatch = monkeypatch

    def seated(self, folder):
        guest = Seated(create_app(settings_of(folder)))
        guest.client = TestClient(guest.client.app, raise_server_exceptions=False, headers={"Accept-Encoding": "identity"})
        table = guest.table("me", "here", "open", game="sealed")
        guest.id, guest.other = table["id"], Guest(guest.client.app, "Merlin")
        guest.other.post(f"/api{table['seats'][2]['link']}")
        return guest

    def ask(self, method, path, **how):
        """Both answers, but for the names and the luck of the tables; they must be the same."""
        quick = self.answer(self.guests[0], method, path, how)
        with self.monkeypatch.context() as patch:
            patch.setattr(Doors, "__call__", lambda doors, *given: doors.app(*given))
            slow = self.answer(self.guests[1], method, path, how)
        assert quick == slow, (method, path, how)
        return quick

    def answer(self, guest, method, path, how):
        given = {**how, "headers": {**guest.headers, **how.get("headers", {})}}
        if given["headers"].get("Authorization") == "":
            del given["headers"]["Authorization"]
        told = guest.client.request(method, path.replace("TABLE", guest.id), **given)
        body = re.sub(r'"commitment":"\w{64}"', '"commitment":"LUCK"', told.text.replace(guest.id, "TABLE"))
        return told.status_code, body, {name: told.headers.get(name) for name in HEADERS}

    def act(self, body, **how):
        return self.ask("POST", "/api/matches/TABLE/act", content=json.dumps(body).encode(), **how)


@pytest.fixture
def pair(tmp_path, monkeypatch):
    return Pair(tmp_path, monkeypatch)


TYPED = {"Content-Type": "application/json"}


def test_a_match_is_played_through_either_door(pair):
    version = 0
    for bid in range(5):
        for seat in (0, 1):
            status, body, _ = pair.act({"seat": seat, "action": bid, "version": version}, headers=TYPED)
            assert status == 200
            version = json.loads(body)["version"]
            again = pair.act({"seat": seat, "action": bid, "version": version - 1}, headers=TYPED)
            assert again[:2] == (200, body)
            for looks in (0, 1, 2, -1):
                pair.ask("GET", f"/api/matches/TABLE/view?seat={looks}")
        for guest in pair.guests:
            guest.other.act(guest.id, 2, 4 - bid, None)
        seen = json.loads(pair.ask("GET", "/api/matches/TABLE/view?seat=0")[1])
        version = seen["version"]
        if seen["table"]["status"] == "over":
            break
    assert pair.handed >= 6
    assert pair.act({"seat": 0, "action": 0, "version": None}, headers=TYPED)[0] == 409


BODIES = [
    b"", b"{", b"null", b"[]", b'"bid 3"', b"\x00", b"\xff\xfe", b'{"seat": 0}', b'{"seat": 0, "action": 1, "actions": [1]}',
    b'{"seat": 0, "action": 1, "more": 1}', b'{"seat": 0, "actions": []}', b'{"seat": -1, "action": 1}',
    b'{"seat": 32, "action": 1}', b'{"seat": "0", "action": 1, "version": 9}', b'{"seat": 0.0, "action": 1, "version": 9}',
    b'{"seat": true, "action": 1, "version": 9}', b'{"seat": 0, "action": 1.5}', b'{"seat": 0, "action": "fly away"}',
    b'{"seat": 0, "action": 999999}', b'{"seat": 0, "action": -1}', b'{"seat": 1, "action": 1, "version": -1}',
    b'{"seat": 0, "action": NaN}', b'{"seat": 0, "action": 1, "version": 18446744073709551616}',
    b'{"seat": 0, "action": 18446744073709551616}', b'{"seat": 0, "action": "' + b"x" * 300 + b'"}',
    b'{"seat": 0, "actions": [' + b"1," * 70 + b"1]}", b'{"seat": 0, "seat": 1, "action": 2, "version": 7}',
    b'{"seat": 0, "actions": ["bid 2", "bid 2"], "version": 0}', b'{"seat": 2, "action": 1, "version": 0}',
    b'{"seat": 0, "action": "\\u0000", "version": 0}', b'{"seat": 0, "action": 1, "version": null, "x": ' + b"[" * 2000,
]  # fmt: skip


def test_what_cannot_be_played_is_answered_alike(pair):
    for body in BODIES:
        status, *_ = pair.ask("POST", "/api/matches/TABLE/act", content=body, headers=TYPED)
        assert 400 <= status < 500, body
    for headers in ({}, {"Content-Type": "text/plain"}, {"Content-Type": "application/json; charset=utf-8"}):
        pair.act({"seat": 0, "action": 1, "version": 9}, headers=headers)
    for headers in ({"Authorization": ""}, {"Authorization": "Bearer nobody"}, {"Accept-Language": "fr"}):
        pair.act({"seat": 0, "action": 1, "version": 9}, headers=TYPED | headers)
    for path in ("nowhere/act", "x" * 25 + "/act", "/act", "TABLE/act/"):
        body = b'{"seat": 0, "action": 1}'
        assert pair.ask("POST", f"/api/matches/{path}", content=body, headers=TYPED, follow_redirects=False)[0] != 200
    for query in (
        "",
        "?seat=5",
        "?seat=31",
        "?seat=32",
        "?seat=-2",
        "?seat=x",
        "?seat=0&line=0",
        "?seat=0&lang=fr",
        "?seat=2",
    ):
        pair.ask("GET", f"/api/matches/TABLE/view{query}")
    for path in ("nowhere/view?seat=0", "nowhere/stream", "x" * 25 + "/stream"):
        assert pair.ask("GET", f"/api/matches/{path}")[0] in (404, 422)
    assert all(guest.client.app.state.rooms.matches.storage.lines(guest.id) == [] for guest in pair.guests)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20), lambda one: st.lists(one, max_size=3)
)
ACTING = st.fixed_dictionaries(
    {"seat": st.integers(-1, 3) | ANYTHING},
    optional={
        "action": st.integers(-1, 6) | st.sampled_from(["bid 1", "bid 3", "bid 5"]) | ANYTHING,
        "actions": st.lists(st.integers(0, 5), max_size=3) | ANYTHING,
        "version": st.integers(-1, 6) | ANYTHING,
    },
)


def test_whatever_is_posted_is_answered_alike(pair):
    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(ACTING, min_size=1, max_size=4))
    def posted(bodies):
        for body in bodies:
            pair.act(body, headers=TYPED)

    posted()
    quick, slow = (guest.client.app.state.rooms.matches.storage.lines(guest.id) for guest in pair.guests)
    assert [(row.seat, row.action) for row in quick] == [(row.seat, row.action) for row in slow]


def test_letters_that_cannot_be_written_are_refused_wherever_they_stand():
    for broken in ({"action": "a\0"}, {"actions": ["bid 1", "\ud800"]}, {"\0": 1}, {"options": {"x": ["\udfff"]}}, "\0"):
        assert not has_whole_letters(broken), broken
    for whole in ({"action": r"\x00 \ud800"}, {"actions": ["é漢😀", 3, None]}, {"options": {r"\x00": "x"}}, 7):
        assert has_whole_letters(whole), whole


def test_an_action_leaves_nothing_that_must_be_searched_for(pair):
    """The server looks for garbage rarely (`settle`): nothing of a request may name itself."""
    quick = pair.guests[0]
    quick.view(quick.id, 0)
    gc.collect()
    gc.disable()
    try:
        gc.set_debug(gc.DEBUG_SAVEALL)
        for version, bid in enumerate((1, 2)):
            quick.act(quick.id, version, bid, version)
        quick.view(quick.id, 0)
        gc.collect()
        left = [one for one in gc.garbage if isinstance(one, Asking)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert pair.handed == 2
    assert left == []


def test_nothing_stands_before_the_guard(pair):
    """What would is gone through by every request, and by every word of a stream."""
    app = pair.guests[0].client.app
    assert isinstance(app.middleware_stack, Guard)
    assert isinstance(app.middleware_stack.app, Doors)


def test_a_disk_that_fails_is_answered_as_anywhere(pair, monkeypatch):
    """What the writer could not keep is an error of the request, and memory forgets it."""
    quick = pair.guests[0]
    matches = quick.client.app.state.rooms.matches
    quick.view(quick.id, 0)

    def broken(*_):
        raise OSError("the disk is full: seed 1234")

    with monkeypatch.context() as patch:
        patch.setattr(matches.storage, "keep", broken)
        answer = quick.client.post(f"/api/matches/{quick.id}/act", json={"seat": 0, "action": 1}, headers=quick.headers)
    assert answer.status_code >= 500
    assert "1234" not in answer.text
    assert quick.act(quick.id, 0, 1, 0)["version"] == 1


def test_an_action_at_a_table_just_laid_reads_nothing_and_looks_at_the_question_once_before_and_once_after(
    tmp_path, monkeypatch
):
    app = create_app(settings_of(tmp_path))
    guest, matches, asked, looks = Guest(app), app.state.rooms.matches, [], []
    table = guest.table("me", "here")["id"]
    match, seen = matches._find(table).match, vars(Live)["seen"]
    seat = match.to_act()[0]

    def looked(live):
        looks.append(live)
        return seen.fget(live)

    monkeypatch.setattr(Live, "seen", property(looked))
    event.listen(matches.storage.engine, "before_cursor_execute", lambda c, cursor, what, *rest: asked.append(what))
    guest.act(table, seat, match.legal(seat)[0], 0)
    assert set(asked) <= {"BEGIN IMMEDIATE"}
    assert len(looks) <= 2
