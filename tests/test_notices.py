"""Turns that call: what is told, to whom, once, and nothing that a seat may not know. The servers that hear it are real ones."""
# ruff: noqa: F811

import json
import re
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from sqlalchemy import select, text

from athanor.kernel.errors import BadSettings
from athanor.table.errors import No
from athanor.table.matches import Wish
from athanor.table.notices.carriers import check_mail, signature
from athanor.table.notices.channels import Hours
from athanor.table.notices.outbox import BROKEN, MOST_TRIES
from athanor.table.notices.post import checked, is_public
from athanor.table.schema import outbox
from athanor.table.server import create_app
from tests.clock import Clock
from tests.heard import Browser, listening, mailing
from tests.test_storage import ME, matches, open_matches, url  # noqa: F401  fixtures
from tests.test_table import Guest, settings

ATOM = "{http://www.w3.org/2005/Atom}"


def world(folder, **given):
    """A server with a clock that is moved, whose crier speaks when it is told to."""
    app = create_app(settings(folder, **{"private_hooks": True, **given}))
    app.state.rooms.matches.storage.now = clock = Clock()
    return SimpleNamespace(
        app=app, clock=clock, notices=app.state.rooms.notices, cry=app.state.rooms.notices.crier.look_round
    )


@pytest.fixture
def ear():
    with listening() as one:
        yield one


@pytest.fixture
def here(tmp_path):
    return world(tmp_path)


def two(app, game="alchemist", **more):
    """Two people at a table, and its name."""
    host, friend = Guest(app, "Abigaïl"), Guest(app, "Merlin")
    table = host.table("me", "open", game=game, options={"first": "0"}, **more)
    friend.post(f"/api{table['seats'][1]['link']}")
    return host, friend, table["id"]


def play(table, *guests):
    """One action of whoever is to act; their seat."""
    for seat, guest in enumerate(guests):
        seen = guest.view(table, seat)
        if seen["your_turn"]:
            guest.act(table, seat, seen["legal"][0]["action"], seen["version"])
            return seat
    raise AssertionError("nobody is to act")


def until(table, seat, *guests):
    """Play until it is the turn of this seat."""
    for _ in range(200):
        if guests[seat].view(table, seat)["your_turn"]:
            return
        play(table, *guests)
    raise AssertionError("it never comes to that seat")


def hook(guest, url):
    return guest.post("/api/notices/hook", address=url)


def rows(app):
    with app.state.rooms.matches.storage.reading.connect() as connection:
        return connection.execute(select(outbox)).all()


# The outbox


def test_a_turn_is_written_with_the_action_that_makes_it_and_told_once(here, ear):
    host, friend, table = two(here.app)
    key = hook(friend, f"{ear.url}/hook")["key"]
    until(table, 0, host, friend)
    until(table, 1, host, friend)
    assert [(row.match, row.due) for row in rows(here.app)] == [(table, here.clock.now + 60)]
    here.cry()
    assert ear.heard == []  # whoever is there acts before they are told
    here.clock.pass_by(61)
    here.cry()
    here.cry()
    ((path, head, body),) = ear.heard
    told = json.loads(body)
    assert (path, told["kind"], told["match"], told["players"]) == ("/hook", "turn", table, ["Abigaïl", "Merlin"])
    ((at, sign),) = re.findall(r"^t=(\d+),sha256=([0-9a-f]{64})$", head["Athanor-Signature"])
    assert sign == signature(key, at, body)
    assert rows(here.app) == []


def test_whoever_acts_in_time_is_not_told(here, ear):
    host, friend, table = two(here.app)
    hook(friend, f"{ear.url}/hook")
    until(table, 1, host, friend)
    until(table, 0, host, friend)
    here.clock.pass_by(61)
    here.cry()
    assert (ear.heard, rows(here.app)) == ([], [])


def test_whoever_goes_on_with_their_turn_is_told_later(here, ear):
    """An action after which the same seat is asked again moves the notice."""
    host = Guest(here.app)
    hook(host, ear.url)
    table = host.table("me", "here", game="sealed")["id"]
    (before,) = rows(here.app)
    assert before.due == here.clock.now + 60
    here.clock.pass_by(30)
    seat = play(table, host, host)
    play(table, host, host)
    assert (seat, [row.due for row in rows(here.app)]) == (0, [here.clock.now + 60])


def test_a_deed_that_fails_calls_nobody(here, ear, monkeypatch):
    host, friend, table = two(here.app)
    hook(host, ear.url)
    hook(friend, ear.url)
    before = rows(here.app)
    storage = here.app.state.rooms.matches.storage
    here.clock.pass_by(5)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(storage, "keep", full)
    monkeypatch.setattr("athanor.table.storage.Change.finish", full)
    seen = next(
        one for one in ((seat, who.view(table, seat)) for seat, who in enumerate((host, friend))) if one[1]["your_turn"]
    )
    (host, friend)[seen[0]].act(table, seen[0], seen[1]["legal"][0]["action"], seen[1]["version"], status=507)
    assert rows(here.app) == before


def test_on_both_databases_a_call_stands_in_the_outbox_once(matches):
    """The writer that groups commits, and the transaction of one deed."""
    matches.storage.now = clock = Clock()
    with matches.storage.writing() as connection:
        insert = "INSERT INTO channels VALUES ('c', :id, 'hook', 'https://a.example', '{}', 'en', :yes, 0, 0, 0)"
        connection.execute(text(insert), {"id": ME.id, "yes": True})
    table = matches.lay(ME, Wish("sealed", ("me", "here"))).id

    def waiting():
        with matches.storage.reading.connect() as connection:
            return [(row.match, row.channel, row.due, row.tries) for row in connection.execute(select(outbox))]

    first = [(table, "c", clock.now + matches.settings.call_after, 0)]
    assert waiting() == first
    clock.pass_by(1)
    answers: list[Any] = []
    with matches.holding(table) as live:
        seat, action = live.match.to_act()[0], live.match.legal(live.match.to_act()[0])[0]
    assert matches.hand_in(ME, table, seat, action, None, answers.append)
    matches.storage.writer.close()
    assert not isinstance(answers[0], Exception)
    assert [row[:2] for row in waiting()] == [(table, "c")]


# Retries


def test_what_does_not_arrive_is_tried_again_and_given_up(here, ear):
    host, friend, table = two(here.app)
    hook(friend, ear.url)
    ear.status = 500
    for k in range(BROKEN):
        until(table, 0, host, friend)
        until(table, 1, host, friend)
        for _ in range(MOST_TRIES + 2):
            here.clock.pass_by(days=1)
            here.cry()
        assert len(ear.heard) == MOST_TRIES * (k + 1)
        assert rows(here.app) == []
    assert friend.get("/api/notices")["channels"][0]["state"] == "broken"
    until(table, 0, host, friend)
    until(table, 1, host, friend)
    assert rows(here.app) == []


def test_a_browser_that_is_gone_is_forgotten_and_no_redirection_is_followed(here, ear):
    host, friend, table = two(here.app)
    hook(friend, ear.url)
    until(table, 1, host, friend)
    for status, left in ((302, 1), (410, 0)):
        ear.status = status
        here.clock.pass_by(days=1)
        here.cry()
        assert len(friend.get("/api/notices")["channels"]) == left
    assert [path for path, _, _ in ear.heard] == ["/", "/"]


def test_of_two_processes_one_tells(here, ear, tmp_path):
    host, friend, table = two(here.app)
    hook(friend, ear.url)
    until(table, 1, host, friend)
    other = world(tmp_path)
    other.app.state.rooms.matches.storage.now = here.clock
    here.clock.pass_by(61)
    assert here.notices.outbox.lease("somebody else", here.clock.now)
    here.cry()
    assert ear.heard == []
    here.clock.pass_by(11)
    here.cry()
    other.cry()
    assert len(ear.heard) == 1
    here.clock.pass_by(-3600)  # a clock that is set back makes nobody wait
    assert here.notices.outbox.lease("another", here.clock.now)


def test_a_row_that_another_has_claimed_is_left_alone(here, ear):
    host, friend, table = two(here.app)
    hook(friend, ear.url)
    until(table, 1, host, friend)
    here.clock.pass_by(61)
    (row,) = here.notices.outbox.due(here.clock.now)
    assert here.notices.outbox.move(row, here.clock.now + 60, 1)
    assert here.notices.outbox.move(row, here.clock.now + 60, 1) is None
    channel = here.notices.channels.find(row.channel)
    here.notices.crier._send(channel, [row], here.clock.now)
    assert ear.heard == []


# What a notice may say


@pytest.mark.parametrize("first", [0, -1])
def test_a_question_that_is_asked_in_secret_calls_everybody_alike(here, ear, first):
    """Whoever is asked, and whoever has answered: the same notices go to the same people at the same time."""
    guests = [Guest(here.app, name) for name in ("Ada", "Bo", "Cy")]
    table = guests[0].table("me", "open", "open", game="ars_mysteriorum")
    for chair, guest in zip(table["seats"][1:], guests[1:], strict=True):
        guest.post(f"/api{chair['link']}")
    id, rooms = table["id"], here.app.state.rooms
    for guest in guests:
        hook(guest, ear.url)
    for turn in range(2000):
        with rooms.matches.holding(id) as live:
            truth = live.match.clone()
        if truth.secret and len(truth.to_act()) > 1:
            break
        seat = truth.to_act()[0]
        legal = truth.legal(seat)
        guests[seat].act(id, seat, legal[turn * 7 % len(legal)], None)
    assert {row.due for row in rows(here.app)} == {here.clock.now + 60}
    before = sorted(rows(here.app))
    assert len(before) == len(guests)
    here.clock.pass_by(10)
    seat = truth.to_act()[first]
    guests[seat].act(id, seat, truth.legal(seat)[0], None)
    assert sorted(rows(here.app)) == before
    here.clock.pass_by(60)
    here.cry()
    told = [json.loads(body) for _, _, body in ear.heard]
    assert len(told) == 3
    assert {one["kind"] for one in told} == {"asked"}
    feeds = [feed(here.app, guest, rooms) for guest in guests]
    assert [len(one.findall(f"{ATOM}entry")) for one in feeds] == [1, 1, 1]


# Push


def test_a_push_is_sealed_for_the_browser_and_signed_by_us(here, ear):
    browser = Browser()
    host, friend, table = two(here.app)
    friend.post("/api/notices/push", endpoint=f"{ear.url}/push/1", **browser.keys)
    until(table, 1, host, friend)
    here.clock.pass_by(61)
    here.cry()
    ((path, head, body),) = ear.heard
    assert (path, head["Content-Encoding"], head["TTL"]) == ("/push/1", "aes128gcm", "86400")
    assert re.fullmatch(rf"vapid t=[\w.-]+,\s*k={re.escape(here.notices.push.public)}", head["Authorization"])
    assert len(head["Topic"]) <= 32
    told = browser.read(body)
    assert told == {
        "title": "Your turn at Alchemist",
        "body": "Merlin, it is your turn at Alchemist with Abigaïl.",
        "path": f"/m/{table}",
        "tag": table,
    }
    assert here.notices.push.public == world(here.app.state.rooms.settings.data).notices.push.public


def test_a_browser_is_called_for_whoever_used_it_last(here, ear):
    browser, one, other = Browser(), Guest(here.app), Guest(here.app)
    for guest in (one, other):
        guest.post("/api/notices/push", endpoint=f"{ear.url}/push/1", **browser.keys)
    assert [len(guest.get("/api/notices")["channels"]) for guest in (one, other)] == [0, 1]


# Mail


def test_mails_come_after_a_confirmation_one_in_a_while_and_end_with_one_click(tmp_path):
    with mailing() as (server, box):
        here = world(tmp_path, smtp=server, address="https://table.example.org", mail_from="table@example.org")
        host, friend, table = two(here.app)
        another = host.table("me", "open", options={"first": "0"})
        friend.post(f"/api{another['seats'][1]['link']}")
        until(table, 0, host, friend)
        assert friend.post("/api/notices/mail", address="merlin@example.org")["channel"]["state"] == "unconfirmed"
        until(table, 1, host, friend)
        here.clock.pass_by(days=1)
        here.cry()
        (asked,) = box.got
        assert (asked["To"], asked["From"]) == ("merlin@example.org", "table@example.org")
        until(table, 0, host, friend)
        confirm = link(asked, "confirm")
        assert "merlin@example.org" in friend.get(confirm)
        assert (
            friend.get("/api/notices")["channels"][0]["state"] == "unconfirmed"
        )  # a program that follows links says nothing
        friend.client.post(confirm)
        for one in (table, another["id"]):
            until(one, 0, host, friend)
            until(one, 1, host, friend)
        here.clock.pass_by(61)
        here.cry()
        (told,) = box.got[1:]
        assert told["Subject"] == "Your turn at Alchemist"
        assert all(f"https://table.example.org/m/{one}" in told.get_content() for one in (table, another["id"]))
        until(table, 0, host, friend)
        until(table, 1, host, friend)
        here.clock.pass_by(61)
        here.cry()
        assert len(box.got) == 2
        here.clock.pass_by(hours=1)
        here.cry()
        assert len(box.got) == 3
        assert box.got[2]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = urlsplit(box.got[2]["List-Unsubscribe"].strip("<>")).path
        answer = friend.client.post(stop, data={"List-Unsubscribe": "One-Click"})  # as a mail program does, without a cookie
        assert answer.status_code == 200
        assert friend.client.post(stop).status_code == 200
        assert friend.get("/api/notices")["channels"] == []


def link(mail, what) -> Any:
    return re.findall(rf"https://table\.example\.org(/notices/{what}/\S+)", mail.get_content())[0]


def test_one_link_does_not_do_the_work_of_another(tmp_path):
    with mailing() as (server, box):
        here = world(tmp_path, smtp=server, address="https://table.example.org", mail_from="table@example.org")
        guest = Guest(here.app)
        guest.post("/api/notices/mail", address="a@example.org")
        here.cry()
        token = link(box.got[0], "confirm").rpartition("/")[2]
        for path in (f"/notices/stop/{token}", f"/notices/feed/{token}", f"/notices/confirm/{token}x"):
            assert guest.client.get(path).status_code == 404
        guest.post("/api/notices/mail", address="a@example.org")
        assert guest.post("/api/notices/mail", 429, address="a@example.org")["code"] == "too-fast"  # whoever asks


def test_without_a_mail_server_no_mail_is_promised(here):
    assert Guest(here.app).post("/api/notices/mail", 409, address="a@example.org")["code"] == "no-mail"


@pytest.mark.parametrize(
    "given",
    [
        {"smtp": "smtp://host"},
        *(
            {"smtp": one, "address": "https://a", "mail_from": "a@b.c"}
            for one in ("http://host", "smtp://[host", "smtp://h:99999")
        ),
    ],
)
def test_a_mail_server_that_cannot_be_used_is_refused_at_the_start(tmp_path, given):
    with pytest.raises(BadSettings):
        create_app(settings(tmp_path, **given))


@pytest.mark.parametrize("address", ["", "a", "a@b", "A <a@b.c>", "a@b.c, d@e.f", "a@b.c\nBcc: d@e.f", "é@b.c", "a b@c.d"])
def test_what_is_no_mail_address_is_refused(address):
    with pytest.raises(No):
        check_mail(address)


# Quiet hours


@pytest.mark.parametrize(
    ("begins", "ends", "zone", "at", "until"),
    [
        (22, 8, "UTC", "2025-06-01T21:59", "2025-06-01T21:59"),
        (22, 8, "UTC", "2025-06-01T22:00", "2025-06-02T08:00"),
        (22, 8, "UTC", "2025-06-02T07:59", "2025-06-02T08:00"),
        (22, 8, "UTC", "2025-06-02T08:00", "2025-06-02T08:00"),
        (22, 8, "Europe/Paris", "2025-06-01T20:30", "2025-06-02T06:00"),
        (22, 8, "Europe/Paris", "2025-03-29T22:00", "2025-03-30T06:00"),  # that night the clocks went forward
        (12, 14, "America/New_York", "2025-01-10T17:30", "2025-01-10T19:00"),
    ],
)
def test_quiet_hours_follow_the_clock_of_a_place(begins, ends, zone, at, until):
    moment = [datetime.fromisoformat(one).replace(tzinfo=UTC).timestamp() for one in (at, until)]
    found = Hours(begins * 60, ends * 60, zone).until(moment[0])
    assert abs(found - moment[1]) <= 60


def test_in_quiet_hours_nothing_is_told_and_afterwards_it_is(here, ear):
    host, friend, table = two(here.app)
    hook(friend, ear.url)
    until(table, 1, host, friend)
    here.clock.now = datetime(2030, 5, 1, 23, 0, tzinfo=UTC).timestamp()
    friend.post("/api/notices/hours", begins=22 * 60, ends=8 * 60, zone="UTC")
    here.cry()
    here.clock.pass_by(hours=8, minutes=59)
    here.cry()
    assert ear.heard == []
    here.clock.pass_by(minutes=2)
    here.cry()
    assert len(ear.heard) == 1
    assert friend.post("/api/notices/hours", 422, begins=0, ends=1, zone="Mars/Base")["code"] == "no-such-zone"


# Addresses that visitors name


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1", "::1", "fe80::1", "fd00::1",
     "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::"],
)  # fmt: skip
def test_addresses_of_our_own_network_are_not_of_the_world(host):
    assert not is_public(host)


def test_addresses_of_the_world_are():
    assert is_public("93.184.215.14")
    assert is_public("2606:4700::1111")


@pytest.mark.parametrize(
    "url",
    ["http://example.org", "ftp://example.org", "https://", "https://a@example.org", "https://[::1]/", "https://127.0.0.1/",
     "https://example.org:0/", "https://example.org:99999/", "https://exa mple.org", "https://example.org/\r\nX: 1", "file:///etc",
     "https://é.example", "javascript:alert(1)", "https://[", "x" * 600],
)  # fmt: skip
def test_what_is_no_address_to_post_to_is_refused(url):
    with pytest.raises(No):
        checked(url, private=False)


def test_a_name_that_points_into_our_network_gets_nothing(tmp_path, ear, monkeypatch):
    """Also when it did not, a moment ago."""
    here = world(tmp_path, private_hooks=False)
    host, friend, table = two(here.app)
    port = urlsplit(ear.url).port
    hook(friend, f"https://hook.example:{port}/")
    monkeypatch.setattr(
        "athanor.table.notices.post.socket.getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("127.0.0.1", port))]
    )
    until(table, 1, host, friend)
    here.clock.pass_by(61)
    here.cry()
    assert ear.heard == []
    assert [row.tries for row in rows(here.app)] == [1]


# The feeds, and whose channels they are


def feed(app, guest, rooms) -> Any:
    person = rooms.people.read(guest.headers["Authorization"].removeprefix("Bearer "))
    return ElementTree.fromstring(guest.get(rooms.notices.link("feed", person.id)))


def linked(found: Any) -> list[str]:
    """The tables that a feed leads to."""
    return [one.get("href").rpartition("/")[2] for one in found.findall(f"{ATOM}entry/{ATOM}link")]


def test_a_feed_names_the_tables_that_wait_for_somebody_and_the_open_ones(here):
    host, friend, table = two(here.app)
    until(table, 1, host, friend)
    rooms = here.app.state.rooms
    assert linked(feed(here.app, friend, rooms)) == [table]
    assert feed(here.app, host, rooms).findall(f"{ATOM}entry") == []
    listed = host.table("me", "open", listed=True)["id"]
    host.table("me", "open")
    assert linked(ElementTree.fromstring(friend.get("/feed.atom"))) == [listed]


def test_nobody_sees_or_ends_the_channels_of_another(here, ear):
    one, other = Guest(here.app), Guest(here.app)
    mine = hook(one, f"{ear.url}/one")["channel"]["id"]
    assert other.post(f"/api/notices/{mine}/off", 404)["code"] == "no-such-channel"
    assert other.get("/api/notices")["channels"] == []
    assert ear.url not in other.get("/notices")
    assert "key" not in json.dumps(one.get("/api/notices")["channels"])
    one.post(f"/api/notices/{mine}/off")
    assert one.get("/api/notices")["channels"] == []


def test_a_person_has_so_many_channels_and_no_more(here):
    guest = Guest(here.app)
    for k in range(10):
        hook(guest, f"https://a.example/{k}")
    hook(guest, "https://a.example/9")
    assert guest.post("/api/notices/hook", 409, address="https://a.example/10")["code"] == "too-many-channels"
