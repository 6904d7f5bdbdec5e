"""Finding each other: who is paired with whom, seeking at a server, invitations, those whom somebody follows, seats turned."""

import json
import random
import threading
from dataclasses import replace

import pytest

from athanor.table.finding.pairing import Seek, pair
from athanor.table.server import create_app
from benchmarks.pairing import crowd
from tests.clock import Clock
from tests.heard import listening
from tests.test_table import Guest, settings

GAMES = {"alchemist": [3, 2, 4], "sealed": [2]}
SPEEDS = ["quick", "days"]


def seek(person, made, game="sealed", seats=2, speed="quick", rated=False):
    return Seek(person, person.title(), game, seats, speed, rated, made)


def paired(*seeks):
    return [tuple(one.person for one in table.seekers) for table in pair(seeks, GAMES, SPEEDS)]


@pytest.fixture
def here(tmp_path):
    app = create_app(settings(tmp_path, private_hooks=True))
    app.state.rooms.matches.storage.now = Clock()
    return app


# Pairing


def test_whoever_has_waited_longest_comes_first():
    assert paired(seek("c", 3), seek("a", 1), seek("b", 2)) == [("a", "b")]


def test_only_those_who_seek_the_same_are_paired():
    assert paired(seek("a", 1), seek("b", 2, speed="days"), seek("c", 3, rated=True), seek("d", 4, "alchemist")) == []
    assert paired(seek("a", 1, seats=3, game="alchemist"), seek("b", 2, game="alchemist")) == []


def test_what_is_left_open_fits_where_another_does():
    (table,) = pair([seek("a", 1, "alchemist", 0, ""), seek("b", 2, "alchemist", 2, "days")], GAMES, SPEEDS)
    assert (table.key.seats, table.key.speed) == (2, "days")
    (table,) = pair([seek(name, k, "alchemist", 0, "") for k, name in enumerate("abc")], GAMES, SPEEDS)
    assert (len(table.seekers), table.key.speed) == (3, "quick")  # as many as the game likes best


def test_whoever_has_blocked_another_is_paired_with_somebody_else():
    seekers = [seek("a", 1), seek("b", 2), seek("c", 3)]
    assert [one.person for one in pair(seekers, GAMES, SPEEDS, [("b", "a")])[0].seekers] == ["a", "c"]
    three = [seek(name, k, "alchemist", 3) for k, name in enumerate("abcd")]
    assert [one.person for one in pair(three, GAMES, SPEEDS, [("b", "c")])[0].seekers] == ["a", "b", "d"]
    assert pair(three[:3], GAMES, SPEEDS, [("b", "c")]) == []


def test_of_two_tables_the_one_with_the_longer_wait_is_laid():
    assert paired(seek("a", 1, speed=""), seek("b", 2, speed="days"), seek("c", 3)) == [("a", "b")]


def test_the_same_seekers_give_the_same_tables_in_whatever_order_they_are_read():
    seekers = crowd(200)
    seats = {one.game: [2, 3, 4] for one in seekers}
    first = pair(seekers, seats, SPEEDS)
    random.Random(1).shuffle(seekers)
    assert pair(seekers, seats, SPEEDS) == first


def test_nobody_is_paired_twice_and_nobody_is_left_who_could_be_paired():
    seekers = [replace(one, seats=min(one.seats, 4), speed=one.speed and "quick") for one in crowd(300)]
    seats = {one.game: [2, 3, 4] for one in seekers}
    tables = pair(seekers, seats, SPEEDS)
    people = [one.person for table in tables for one in table.seekers]
    assert len(people) == len(set(people))
    for table in tables:
        assert all(one.game == table.key.game and one.seats in (0, table.key.seats) for one in table.seekers)
        assert all(one.speed in ("", table.key.speed) and one.rated == table.key.rated for one in table.seekers)
    assert pair([one for one in seekers if one.person not in people], seats, SPEEDS) == []


# Seeking at a server


def test_two_who_seek_the_same_have_a_table(here):
    one, other, third = Guest(here, "Ada"), Guest(here, "Bo"), Guest(here, "Cy")
    assert one.post("/api/seek", game="alchemist", seats=2, speed="quick") == {"ok": True, "seeking": True, "match": None}
    here.state.rooms.matches.storage.now.pass_by(1)
    assert third.post("/api/seek", game="alchemist", seats=2, speed="days")["match"] is None
    assert "Alchemist: 2 people" in third.get("/find")
    match = other.post("/api/seek", game="alchemist")["match"]
    assert one.get("/api/seek") == {"ok": True, "seeking": False, "match": match}
    table = one.get(f"/api/matches/{match}")["table"]
    assert (table["status"], table["bank"], [chair["name"] for chair in table["seats"]]) == ("playing", 300, ["Ada", "Bo"])
    assert third.get("/api/seek")["seeking"]
    third.post("/api/seek/stop")
    assert third.get("/api/seek") == {"ok": True, "seeking": False, "match": None}
    one.post("/api/seek", game="alchemist", seats=2, speed="quick")  # anew
    assert one.get("/api/seek")["seeking"]


def test_whoever_has_gone_is_not_paired_unless_turns_take_days(here):
    clock = here.state.rooms.matches.storage.now
    gone, there = Guest(here), Guest(here)
    gone.post("/api/seek", game="sealed", speed="quick")
    clock.pass_by(61)
    assert there.post("/api/seek", game="sealed", speed="quick")["match"] is None
    there.post("/api/seek/stop")
    gone.post("/api/seek", game="sealed", speed="days")
    clock.pass_by(days=3)
    assert there.post("/api/seek", game="sealed", speed="days")["match"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "sealed", "seats": 9}, "seats"),
        ({"game": "sealed", "speed": "x"}, "bad-clock"),
    ],
)
def test_what_cannot_be_sought_is_refused(here, wish, code):
    answer = Guest(here).client.post("/api/seek", json=wish, headers=Guest(here).headers)
    assert (answer.status_code in (404, 422), answer.json()["code"]) == (True, code)


def test_many_who_come_at_once_each_have_one_table(here):
    guests = [Guest(here, f"G{k}") for k in range(12)]
    crowd = [
        threading.Thread(target=guest.post, args=("/api/seek",), kwargs={"game": "sealed", "seats": 2}) for guest in guests
    ]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
    found = [guest.get("/api/seek")["match"] for guest in guests]
    assert None not in found
    assert all(found.count(match) == 2 for match in found)


# People


def seated(app, *names):
    """People who have sat at one table."""
    guests = [Guest(app, name) for name in names]
    table = guests[0].table("me", *["open"] * (len(guests) - 1), game="sealed")
    for chair, guest in zip(table["seats"][1:], guests[1:], strict=True):
        guest.post(f"/api{chair['link']}")
    return guests, table["id"]


def test_a_companion_is_invited_by_name_and_told_so(here):
    (host, friend), _ = seated(here, "Ada", "Bo")
    stranger = Guest(here, "Cy")
    table = host.table("me", "open", game="sealed")
    with listening() as ear:
        friend.post("/api/notices/hook", address=ear.url)
        assert host.post(f"/api/matches/{table['id']}/invite", 404, seat=1, name="Cy")["code"] == "no-such-companion"
        assert friend.post(f"/api/matches/{table['id']}/invite", 403, seat=1, name="Ada")["code"] == "not-host"
        host.post(f"/api/matches/{table['id']}/invite", seat=1, name="bo")
        here.state.rooms.notices.crier.look_round()
    (told,) = [json.loads(body) for _, _, body in ear.heard]
    assert (told["kind"], told["players"], told["url"].rpartition("/")[2]) == ("invited", ["Ada"], table["id"])
    link = table["seats"][1]["link"]
    assert link.rpartition("/")[2] not in json.dumps(told)
    assert friend.get("/api/invitations")["invitations"] == [{"game": "sealed", "host": "Ada", "link": link}]
    assert link in friend.get("/find")
    assert stranger.get("/api/invitations")["invitations"] == []
    friend.post(f"/api{link}")
    assert friend.get("/api/invitations")["invitations"] == []


def test_somebody_is_followed_and_their_listed_tables_are_shown(here):
    (one, other), _ = seated(here, "Ada", "Bo")
    one.post("/api/companions", name="Bo")
    assert one.get("/api/companions")["people"] == [{"name": "Bo", "followed": True}]
    assert other.get("/api/companions")["people"] == [{"name": "Ada", "followed": False}]
    hidden, shown = other.table("me", "open"), other.table("me", "open", listed=True)
    tables = [table["id"] for table in one.get("/api/companions")["tables"]]
    assert (hidden["id"] in tables, shown["id"] in tables) == (False, True)
    one.post("/api/companions", name="Bo", follow=False)
    assert one.get("/api/companions")["tables"] == []


def test_a_rematch_may_turn_the_seats(here):
    (one, other), table = seated(here, "Ada", "Bo")
    one.post(f"/api/matches/{table}/resign", seat=0)
    again = other.post(f"/api/matches/{table}/rematch", turned=True)["id"]
    assert [chair["name"] for chair in one.get(f"/api/matches/{again}")["table"]["seats"]] == ["Bo", "Ada"]
    assert one.post(f"/api/matches/{table}/rematch")["id"] == again


def test_whoever_seeks_the_same_again_keeps_their_place_and_another_wish_is_another_place(here):
    clock = here.state.rooms.matches.storage.now
    for changed, seated in (({}, ["Ada", "Bo", "Cy"]), ({"rated": True}, ["Bo", "Ada", "Cy"])):
        people = [Guest(here, name) for name in ("Ada", "Bo", "Cy")]
        wish = {"game": "alchemist", "seats": 3, "speed": "days"}
        first = [{**wish, **changed}, wish, wish, wish]
        for who, asked in zip([people[0], people[1], people[0], people[2]], first, strict=True):
            match = who.post("/api/seek", **asked)["match"]
            clock.pass_by(1)
        assert [chair["name"] for chair in people[0].get(f"/api/matches/{match}")["table"]["seats"]] == seated


def test_an_invitation_between_two_who_are_apart_goes_nowhere_and_nobody_is_told_why(here):
    (host, friend), _ = seated(here, "Ada", "Bo")
    table = host.table("me", "open", game="sealed")
    (ada,) = [one.person for one in here.state.rooms.matches.storage.chairs(table["id"]) if one.name == "Ada"]
    bo = here.state.rooms.people.read(friend.headers["Authorization"].removeprefix("Bearer ")).id
    here.state.rooms.peace.block(bo, ada, "Ada")
    assert host.post(f"/api/matches/{table['id']}/invite", seat=1, name="Bo")["ok"]
    assert friend.get("/api/invitations")["invitations"] == []


def test_an_invitation_ends_when_somebody_else_takes_the_seat(here):
    (host, friend), _ = seated(here, "Ada", "Bo")
    table = host.table("me", "open", "open", game="alchemist")
    host.post(f"/api/matches/{table['id']}/invite", seat=1, name="Bo")
    assert len(friend.get("/api/invitations")["invitations"]) == 1
    Guest(here, "Cy").post(f"/api{table['seats'][1]['link']}")
    assert host.get(f"/api/matches/{table['id']}")["table"]["status"] == "gathering"
    assert friend.get("/api/invitations")["invitations"] == []


def test_those_who_have_gone_are_not_counted_among_those_who_seek(here):
    clock = here.state.rooms.matches.storage.now
    Guest(here).post("/api/seek", game="sealed", speed="quick")
    Guest(here).post("/api/seek", game="alchemist", speed="days")
    assert here.state.rooms.finder.waiting() == [("alchemist", 1), ("sealed", 1)]
    clock.pass_by(61)
    assert here.state.rooms.finder.waiting() == [("alchemist", 1)]
