"""Time at the table, with a clock that the test moves: banks, days, vacations, what happens when it has run out; no secret."""

import random

import pytest

from athanor.table import clocks
from athanor.table.clocks import DAY, Hand, Table, Timing
from athanor.table.errors import No
from athanor.table.server import create_app
from tests.clock import Clock
from tests.test_notices import play, until
from tests.test_table import Guest, settings

FISCHER, LETTERS = Timing(bank=300, more=8), Timing(clock=3 * DAY, bank=7 * DAY)
QUICK = {"bank": 300, "more": 8}
BY_LETTER = {"clock": 3 * DAY, "bank": 7 * DAY}


def seen(*awaited, people=(0, 1), secret=False):
    return Table(set(awaited), set(people), secret)


@pytest.fixture
def here(tmp_path):
    app = create_app(settings(tmp_path))
    app.state.rooms.matches.storage.now = Clock()
    return app


def two(app, game="alchemist", **timing):
    host, friend = Guest(app, "Abigaïl"), Guest(app, "Merlin")
    table = host.table("me", "open", game=game, options={"first": "0"} if game == "alchemist" else {}, **timing)
    friend.post(f"/api{table['seats'][1]['link']}")
    return host, friend, table["id"]


def clock_of(app):
    found = app.state.rooms.matches.storage.now
    assert isinstance(found, Clock)
    return found


def look_round(app):
    app.state.rooms.bot_turns.look_round(clock_of(app).now)


def header(app, table):
    return app.state.rooms.matches.storage.header(table)


def kinds(guest, table):
    return [chair["kind"] for chair in guest.get(f"/api/matches/{table}")["table"]["seats"]]


# The hands alone


def test_a_turn_takes_from_the_bank_and_brings_more():
    began = clocks.begun(FISCHER, [0, 0], seen(0), 1000.0)
    assert began["deadline"] == 1300
    then = clocks.turned(FISCHER, clocks.read(began["hands"]), seen(0), seen(1), 1020.0)
    assert clocks.read(then["hands"]) == (Hand(288), Hand(300, 1020))
    assert then["deadline"] == 1320


def test_within_its_own_time_a_turn_costs_nothing():
    began = clocks.begun(LETTERS, [0, 0], seen(0), 0.0 + DAY)
    free = clocks.turned(LETTERS, clocks.read(began["hands"]), seen(0), seen(1), 4.0 * DAY)
    assert clocks.read(free["hands"])[0].left == 7 * DAY
    late = clocks.turned(LETTERS, clocks.read(began["hands"]), seen(0), seen(1), 6.0 * DAY)
    assert clocks.read(late["hands"])[0].left == 5 * DAY


def test_a_turn_of_several_actions_is_one_turn():
    """No seconds are won by acting often, and none of the turn's own time."""
    hands = clocks.read(clocks.begun(FISCHER, [0, 0], seen(0), 1000.0)["hands"])
    for at in (1010.0, 1020.0, 1030.0):
        hands = clocks.read(clocks.turned(FISCHER, hands, seen(0), seen(0), at)["hands"])
    assert hands[0] == Hand(300, 1000)


def test_bots_have_no_clock():
    began = clocks.begun(FISCHER, [0, 0], seen(1, people=(0,)), 1000.0)
    assert began["deadline"] == 0


def test_a_question_asked_in_secret_costs_nobodys_bank_and_is_as_long_for_all():
    hands = clocks.read(clocks.begun(FISCHER, [0, 0], seen(0), 1000.0)["hands"])
    asked = clocks.turned(FISCHER, hands, seen(0), seen(0, 1, secret=True), 1010.0)
    assert [hand.since for hand in clocks.read(asked["hands"])] == [0, 0]
    assert asked["deadline"] == 1010 + clocks.LEAST
    after = clocks.turned(FISCHER, clocks.read(asked["hands"]), seen(0, 1, secret=True), seen(1), 1030.0)
    assert clocks.read(after["hands"]) == (Hand(298), Hand(300, 1030))


@pytest.mark.parametrize("timing", clocks.SPEEDS.values())
def test_a_bank_never_grows_but_by_what_comes_after_a_turn(timing):
    """Any course of a match: no bank is below nothing, and none above what it was given."""
    luck, now = random.Random(7), 1000.0
    table = seen(0)
    values = clocks.begun(timing, [0, 0, 0], table, now)
    hands = clocks.read(values.get("hands", ()))
    for turns in range(1, 200):
        now += luck.choice((0.5, 20.0, 5000.0, 2.0 * DAY))
        after = seen(*luck.sample(range(3), luck.randint(1, 3)), people=(0, 1, 2), secret=luck.random() < 0.2)
        hands = clocks.read(clocks.turned(timing, hands, table, after, now).get("hands", ()))
        table = after
        assert all(0 <= hand.left <= timing.bank + turns * timing.more for hand in hands)
        assert not (after.secret and any(hand.since for hand in hands))


@pytest.mark.parametrize("bad", [{"clock": -1}, {"bank": 10**9}, {"more": 10**9}, {"out": "sulk"}])
def test_a_clock_that_cannot_be_is_refused(bad):
    with pytest.raises(No):
        clocks.checked(Timing(**bad))


# At a table


def test_fischers_clock_at_a_table(here):
    host, friend, table = two(here, **QUICK)
    clock = clock_of(here)
    clock.pass_by(100)
    until(table, 1, host, friend)
    told = host.get(f"/api/matches/{table}")["table"]
    assert (told["bank"], told["more"], told["out"]) == (300, 8, "bot")
    assert [hand["left"] for hand in told["hands"]] == [208, 300]
    clock.pass_by(299)
    look_round(here)
    assert kinds(host, table) == ["person", "person"]
    clock.pass_by(2)
    look_round(here)
    assert kinds(host, table) == ["person", "away"]
    friend.post(f"/api/matches/{table}/come-back", seat=1)
    assert host.get(f"/api/matches/{table}")["table"]["hands"][1]["left"] >= clocks.LEAST
    look_round(here)
    assert kinds(host, table) == ["person", "person"]


def test_whoever_runs_out_of_time_resigns_where_the_table_was_laid_so(here):
    host, friend, table = two(here, out="resign", **QUICK)
    until(table, 1, host, friend)
    clock_of(here).pass_by(301)
    look_round(here)
    outcome = host.get(f"/api/matches/{table}/outcome")
    assert [(one["place"], one["resigned"]) for one in outcome["results"]] == [(1, False), (2, True)]
    assert header(here, table).ending == "resigned"


def test_a_clock_for_the_whole_table_goes_on_as_it_did(here):
    host, friend, table = two(here, clock=600)
    assert header(here, table).hands == ()
    for _ in range(3):
        clock_of(here).pass_by(500)
        play(table, host, friend)
    look_round(here)
    assert kinds(host, table) == ["person", "person"]
    clock_of(here).pass_by(601)
    look_round(here)
    assert "away" in kinds(host, table)


def test_a_turn_that_is_taken_back_costs_nobody(here):
    host, friend, table = two(here, game="connect_four", **QUICK)
    clock_of(here).pass_by(50)
    play(table, host, friend)
    before = [hand.left for hand in header(here, table).clocks]
    host.post(f"/api/matches/{table}/undo", seat=0)
    clock_of(here).pass_by(20)
    friend.post(f"/api/matches/{table}/motions/1", agree=True)
    after = header(here, table).clocks
    assert [hand.left for hand in after] == before
    assert [bool(hand.since) for hand in after] == [True, False]


# Vacation


def test_on_vacation_the_clock_stands_still_and_runs_on_afterwards(here):
    host, friend, table = two(here, **BY_LETTER)
    clock = clock_of(here)
    until(table, 1, host, friend)
    clock.pass_by(days=2)
    friend.post("/api/vacation", days=20)
    clock.pass_by(days=15)
    look_round(here)
    assert kinds(host, table) == ["person", "person"]
    friend.post("/api/vacation", days=0)
    assert header(here, table).deadline == pytest.approx(clock.now + 8 * DAY)  # two of ten days are gone
    until(table, 0, host, friend)
    assert header(here, table).clocks[1].left == 7 * DAY
    assert friend.post("/api/vacation", 409, days=16)["code"] == "no-vacation"
    friend.post("/api/vacation", days=15)
    until(table, 1, host, friend)
    assert header(here, table).clocks[1].since == pytest.approx(clock.now + 15 * DAY)
    clock.pass_by(days=26)
    look_round(here)
    assert kinds(host, table) == ["person", "away"]


def test_a_table_that_begins_while_somebody_is_away_waits_for_them(here):
    host = Guest(here)
    host.post("/api/vacation", days=5)
    table = host.table("me", "here", **BY_LETTER)["id"]
    assert header(here, table).deadline == pytest.approx(clock_of(here).now + 15 * DAY)


def test_vacation_does_not_stop_a_quick_clock(here):
    host, _, table = two(here, **QUICK)
    before = header(here, table).deadline
    host.post("/api/vacation", days=5)
    assert header(here, table).deadline == before


# Those who left


def test_those_who_stay_may_end_a_match_that_another_left(here):
    guests = [Guest(here, name) for name in ("Ada", "Bo", "Cy")]
    table = guests[0].table("me", "open", "open", options={"first": "0"}, **QUICK)
    for chair, guest in zip(table["seats"][1:], guests[1:], strict=True):
        guest.post(f"/api{chair['link']}")
    id = table["id"]
    assert guests[1].post(f"/api/matches/{id}/judge", 409, seat=1)["code"] == "nobody-gone"
    clock_of(here).pass_by(301)
    look_round(here)
    assert kinds(guests[0], id) == ["away", "person", "person"]
    assert guests[1].post(f"/api/matches/{id}/judge", 409, seat=1)["code"] == "nobody-gone"  # they may be back in a moment
    clock_of(here).pass_by(601)
    guests[1].post(f"/api/matches/{id}/judge", seat=1)
    assert header(here, id).status == "playing"
    guests[2].post(f"/api/matches/{id}/motions/1", agree=True)
    results = guests[1].get(f"/api/matches/{id}/outcome")["results"]
    assert (header(here, id).ending, results[0]["place"], results[0]["resigned"]) == ("judged", 3, True)
    assert "agreed to end it" in guests[1].get(f"/m/{id}")


# Secrets


def test_hands_tell_nothing_of_who_was_asked_in_secret(here):
    """Whoever answers, and when: the clocks of the table stay as they are until everybody notices something."""
    guests = [Guest(here, name) for name in ("Ada", "Bo", "Cy")]
    table = guests[0].table("me", "open", "open", game="ars_mysteriorum", **QUICK)
    for chair, guest in zip(table["seats"][1:], guests[1:], strict=True):
        guest.post(f"/api{chair['link']}")
    id, matches, tried = table["id"], here.state.rooms.matches, 0
    for turn in range(3000):
        with matches.holding(id) as live:
            if live.over or tried == 4:
                break
            truth = live.match.clone()
        clock_of(here).pass_by(3)
        seat = truth.to_act()[0]
        legal = truth.legal(seat)
        before = header(here, id)
        guests[seat].act(id, seat, legal[turn * 7 % len(legal)], None)
        after = header(here, id)
        if truth.secret and len(truth.to_act()) > 1:
            tried += 1
            assert (after.hands, after.deadline) == (before.hands, before.deadline)
            assert not any(hand.since for hand in after.clocks)
    assert tried == 4


def test_a_question_asked_in_secret_is_answered_for_all_when_time_is_up(here):
    guests = [Guest(here, name) for name in ("Ada", "Bo", "Cy")]
    table = guests[0].table("me", "open", "open", game="ars_mysteriorum", out="resign", **QUICK)
    for chair, guest in zip(table["seats"][1:], guests[1:], strict=True):
        guest.post(f"/api{chair['link']}")
    id, matches = table["id"], here.state.rooms.matches
    for turn in range(3000):
        with matches.holding(id) as live:
            truth = live.match.clone()
        if truth.secret:
            break
        seat = truth.to_act()[0]
        legal = truth.legal(seat)
        guests[seat].act(id, seat, legal[turn * 7 % len(legal)], None)
    clock_of(here).pass_by(clocks.LEAST + 1)
    look_round(here)
    with matches.holding(id) as live:
        assert len(live.match.lines) >= len(truth.lines) + len(truth.to_act())
    assert kinds(guests[0], id) == ["person"] * 3
