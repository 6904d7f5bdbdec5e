"""People register for events themselves: places, waiting, check-in, rounds by the clock, byes, results that players confirm."""

import re

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from athanor.events import BadEvent, Claim, Plan, Showing, new_event, standings
from athanor.events.calendar import calendar
from athanor.events.plan import moment
from athanor.events.standings import next_round
from athanor.table.events.ledger import Ledger
from athanor.table.server import create_app
from athanor.table.settings import Settings
from tests.browser import wait_until
from tests.inside import FREE, inside
from tests.test_clubs import Account
from tests.test_event_table import Guest

WON = [Showing(1, 7), Showing(2, 3)]
LOST = [Showing(2, 7), Showing(1, 9)]


def cup(kind="tournament", game="alchemist", rounds=3, **plan):
    return new_event(kind, game, "Cup", seed=3, rounds=rounds, plan=Plan(**{"entry": "open", **plan}))


def entered(event, *names):
    for name in names:
        event = event.registered(name.lower(), name, link=f"link {name}")
    return event


def called(players):
    return [one.name for one in players]


def refused(code, deed):
    with pytest.raises(BadEvent) as told:
        deed()
    assert told.value.code == code
    assert told.value.sentence("fr")


# Registering


def test_whoever_comes_when_every_place_is_taken_waits_and_moves_up():
    event = entered(cup(most=2), "Ann", "Bob", "Cleo", "Dan")
    assert (called(event.players), called(event.waiting)) == (["Ann", "Bob"], ["Cleo", "Dan"])
    event = event.withdrawn("bob")
    assert (called(event.players), called(event.waiting)) == (["Ann", "Cleo"], ["Dan"])
    assert [one.number for one in event.players] == [1, 2]
    event = event.withdrawn("dan").planned_as(Plan(entry="open", most=3))
    assert (called(event.players), called(event.waiting)) == (["Ann", "Cleo"], [])
    event = entered(event, "Eve", "Fay").admitted(1)
    assert called(event.players) == ["Ann", "Cleo", "Eve", "Fay"]


def test_a_plan_with_more_places_lets_those_in_who_wait():
    event = entered(cup(most=2), "Ann", "Bob", "Cleo").planned_as(Plan(entry="open", most=3))
    assert (called(event.players), event.waiting) == (["Ann", "Bob", "Cleo"], ())


def test_one_registers_once_and_only_while_it_is_open():
    event = entered(cup(), "Ann", "Bob")
    refused("entered-already", lambda: event.registered("ann", "Anna"))
    refused("name-taken", lambda: event.registered("other", "ANN"))
    refused("not-entered", lambda: event.withdrawn("nobody"))
    refused("no-entry", lambda: entered(cup(entry=""), "Ann"))
    refused("no-entry", lambda: entered(next_round(event), "Cleo"))
    assert (
        called(entered(cup("campaign", rounds=0), "Ann", "Bob").met_by_hand([1, 2]).registered("c", "C").players)[-1] == "C"
    )


def test_one_registers_with_a_troop_or_a_role():
    event = cup(game="alkemy").registered("ann", "Ann", troop="cobra-200")
    assert event.players[0].troop_name
    roles = cup(game="materia_prima").roles("fr")
    assert ("kalda", "Kalda") in roles
    assert cup(game="materia_prima").registered("ann", "Ann", role="kalda").players[0].role == "kalda"
    refused("no-such-role", lambda: cup(game="materia_prima").registered("ann", "Ann", role="golem"))
    chosen = new_event("tournament", "ars_mysteriorum", "Cup", seed=1, options={"colours": "choose"})
    assert len(chosen.roles("en")) >= 5
    assert cup(game="ars_mysteriorum").roles("en") == []
    assert cup().roles("en") == []


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"entry": "x"}, "bad-entry"), ({"zone": "Mars/Olympus"}, "bad-zone"), ({"every": 30}, "bad-begin"),
        ({"check_in": 30}, "bad-begin"), ({"most": 257}, "bad-number"), ({"venue": "x" * 101}, "bad-venue"),
        ({"begins": 1000, "every": 30, "rounds": 0}, "clock-needs-rounds"),
        ({"begins": 1000, "every": 30, "kind": "campaign"}, "campaign-pairs-freely"),
    ],
)  # fmt: skip
def test_a_plan_that_cannot_be_is_refused(plan, code):
    refused(code, lambda: cup(**plan))


# Check-in, and rounds by the clock


def test_whoever_has_not_checked_in_gives_the_place_up():
    event = entered(cup(most=3, begins=10_000, check_in=30), "Ann", "Bob", "Cleo", "Dan", "Eve")
    refused("no-check-in", lambda: event.checked_in("ann", 10_000 - 31 * 60))
    for person in ("ann", "bob", "dan"):
        event = event.checked_in(person, 9_000)
    paired = next_round(event)
    assert (called(paired.players), called(paired.waiting)) == (["Ann", "Bob", "Dan"], ["Cleo", "Eve"])
    refused("no-check-in", lambda: paired.checked_in("cleo", 9_900))
    assert called(next_round(event.marked(3, True)).players) == ["Ann", "Bob", "Cleo"]  # the organiser has seen Cleo
    assert called(paired.admitted(1).players)[-1] == "Cleo"


def test_a_round_is_paired_when_its_time_has_come():
    event = entered(cup(begins=10_000, every=60), "Ann", "Bob")
    assert [event.due(now) for now in (9_999, 10_000)] == [False, True]
    event = next_round(event)
    assert not event.due(99_999)  # its results are missing
    event = event.with_result(1, 1, WON)
    assert [event.due(now) for now in (13_599, 13_600)] == [False, True]
    assert not entered(cup(begins=10_000), "Ann", "Bob").due(99_999)  # the organiser pairs
    assert not event.closed().due(99_999)


def test_a_moment_is_read_by_the_organisers_clock():
    assert (
        moment("2026-01-21T20:00", "Europe/Paris")
        == moment("2026-01-21T19:00", "UTC")
        == moment("2026-01-21T20:00+01:00", "UTC")
    )
    assert moment(" ", "UTC") == 0
    for text in ("tomorrow", "1950-01-01", "9999-01-01", "20:00"):
        refused("bad-date", lambda text=text: moment(text, "UTC"))
    plan = Plan(begins=moment("2026-11-21T20:00", "Europe/Paris"), zone="Europe/Paris")
    assert plan.day(plan.begins, "fr") == "samedi 21 novembre 2026, 20:00 (Europe/Paris)"


def test_a_calendar_has_every_round():
    event = cup(begins=moment("2026-11-21T19:00", "UTC"), every=60, venue="Café; l’Œuf, 3")
    told = calendar(event, "https://table.example/events/cup", "fr", 0.0)
    lines = told.replace("\r\n ", "").split("\r\n")
    assert [line for line in lines if line.startswith("DTSTART")] == [
        "DTSTART:20261121T190000Z", "DTSTART:20261121T200000Z", "DTSTART:20261121T210000Z",
    ]  # fmt: skip
    assert "SUMMARY:Cup\\, ronde 2" in lines
    assert "LOCATION:Café\\; l’Œuf\\, 3" in lines
    assert max(len(line.encode()) for line in told.split("\r\n")) <= 75
    assert "VEVENT" not in calendar(cup(), "https://table.example/", "en", 0.0)


# Bots that fill a bye


def test_a_bot_fills_the_bye_and_stands_nowhere():
    event = next_round(entered(cup(filler="greedy"), "Ann", "Bob", "Cleo"))
    assert [len(meeting.players) for meeting in event.meetings] == [2, 2]
    (golem,) = [player for player in event.players if player.filler]
    assert (golem.name, golem.bot) == ("Golem", "greedy")
    met = {event.meetings[1].players[0]}
    for round in (1, 2):
        for meeting in event.open_meetings:
            event = event.with_result(round, meeting.board, WON)
        event = next_round(event)
        met.add(event.meetings[-1].players[0])
    assert len(met) == 3  # everybody once
    assert {row.player.name for row in standings(event)} == {"Ann", "Bob", "Cleo"}
    assert len([player for player in event.players if player.filler]) == 1


def test_a_bot_fills_the_bye_of_a_league_and_of_larger_tables():
    league = next_round(entered(cup("league", rounds=0, filler="greedy"), "Ann", "Bob", "Cleo"))
    assert [len(meeting.players) for meeting in league.meetings] == [2, 2]
    assert league.planned == 3
    many = next_round(entered(cup(game="ars_mysteriorum", filler="greedy"), "Ann", "Bob", "Cleo", "Dan"))
    assert sorted(len(meeting.players) for meeting in many.meetings) in ([3, 3], [4])


# Results that players confirm


def met(*names):
    return next_round(entered(cup(), *names))


def test_a_result_counts_when_everybody_at_the_table_has_said_it():
    event = met("Ann", "Bob")
    one, other = event.meetings[0].players
    event = event.claimed(1, 1, one, WON)
    assert event.meetings[0].claim == Claim(tuple(WON), (one,))
    assert not event.meetings[0].done
    assert event.claimed(1, 1, one, WON) == event  # once more changes nothing
    event = event.claimed(1, 1, other, WON)
    assert event.meetings[0].results == tuple(WON)
    assert event.meetings[0].claim is None
    assert event.claimed(1, 1, other, WON) == event
    refused("has-result", lambda: event.claimed(1, 1, one, LOST))


def test_whoever_says_otherwise_disputes_and_the_organiser_settles():
    event = met("Ann", "Bob")
    one, other = event.meetings[0].players
    mistaken = event.claimed(1, 1, one, WON).claimed(1, 1, one, LOST)
    assert not mistaken.meetings[0].claim.disputed  # nobody else had said it
    event = event.claimed(1, 1, one, WON).claimed(1, 1, other, LOST)
    assert event.meetings[0].claim == Claim(tuple(LOST), (other,), disputed=True)
    assert event.claimed(1, 1, one, LOST).meetings[0].results == tuple(LOST)  # they agree after all
    assert event.with_result(1, 1, WON).meetings[0].claim is None
    doubted = met("Ann", "Bob").claimed(1, 1, one, WON).disputed(1, 1, other)
    assert (doubted.meetings[0].claim.disputed, doubted.meetings[0].claim.yes) == (True, (one,))
    refused("round-begun", doubted.unpaired)
    refused("nothing-claimed", lambda: met("Ann", "Bob").disputed(1, 1, one))


def test_only_people_of_a_table_elsewhere_enter_its_result():
    event = met("Ann", "Bob", "Cleo", "Dan")
    stranger = next(number for number in range(1, 5) if number not in event.meetings[0].players)
    refused("not-at-table", lambda: event.claimed(1, 1, stranger, WON))
    refused("one-result-each", lambda: event.claimed(1, 1, event.meetings[0].players[0], WON[:1]))
    refused("has-table", lambda: event.with_match(1, 1, "m").claimed(1, 1, event.meetings[0].players[0], WON))
    filled = next_round(entered(cup(filler="greedy"), "Ann", "Bob", "Cleo"))
    refused("bot-at-table", lambda: filled.claimed(1, 2, filled.meetings[1].players[0], WON))


# Being forgotten


def test_whoever_is_forgotten_leaves_no_seat_behind():
    event = entered(cup(most=2), "Ann", "Bob", "Cleo")
    assert called(event.forgotten("ann", "?").players) == ["Bob", "Cleo"]
    assert event.forgotten("cleo", "?").waiting == ()
    gone = next_round(event).forgotten("ann", "?").player("?")
    assert (gone.person, gone.dropped) == ("", True)


# At the table


@pytest.fixture
def app(tmp_path):
    return create_app(Settings(data=tmp_path, compiled=False, pace=0.0, limits=FREE))


def test_people_register_play_elsewhere_and_confirm(app):
    host, ann, bob, cleo = (Guest(app, name) for name in ("Host", "Ann", "Bob", "Cleo"))
    made = host.post("/api/events", game="alchemist", name="Cup", rounds=2, plan={"entry": "open", "most": 2})["event"]
    path = f"/api/events/{made['id']}"
    for one in (ann, bob, cleo):
        event = one.post(f"{path}/register")["event"]
    assert [player["name"] for player in event["waiting"]] == ["Cleo"]
    assert cleo.post(f"{path}/register", 409)["code"] == "entered-already"
    assert cleo.post(f"{path}/check-in", 409)["code"] == "no-check-in"
    event = host.post(f"{path}/rounds")["event"]
    results = [
        {"player": one["player"], "place": k} for k, one in enumerate(event["rounds"][0]["meetings"][0]["players"], 1)
    ]
    where = f"{path}/rounds/1/tables/1"
    assert cleo.post(f"{where}/result", 403, results=results)["code"] == "not-organiser"
    told = ann.post(f"{where}/result", results=results)["event"]["rounds"][0]["meetings"][0]
    assert (told["done"], told["claim"]["disputed"], len(told["claim"]["yes"])) == (False, False, 1)
    assert bob.post(f"{where}/dispute")["event"]["rounds"][0]["meetings"][0]["claim"]["disputed"]
    assert bob.post(f"{where}/result", results=results)["event"]["rounds"][0]["meetings"][0]["done"]
    assert bob.post(f"{path}/withdraw")["event"]["players"][1]["left"]
    assert "BEGIN:VCALENDAR" in ann.get(f"{path}/calendar")


def test_the_pages_of_an_event_register_and_confirm(app):
    host = Guest(app, "Host")
    id = host.post("/api/events", game="alkemy", name="Cup", plan={"entry": "open"})["event"]["id"]
    people = [TestClient(app), TestClient(app)]
    origin = {"Origin": "http://testserver", "Accept": "text/html"}
    for client, name in zip(people, ("Ann", "Bob"), strict=True):
        page = client.post(f"/events/{id}/register?lang=en", data={"name": name, "ready": "cobra-200"}, headers=origin)
        assert page.status_code == 200, page.text
    host.post(f"/api/events/{id}/rounds")
    where = f"/events/{id}/rounds/1/tables/1"
    said = {"winner": "1-2", "scenario0": "3", "scenario1": "1"}
    assert people[0].post(f"{where}/result", data=said, headers=origin).status_code == 200
    assert "That is right" in people[1].get(f"/events/{id}?lang=en").text
    assert people[1].post(f"{where}/result", data=said, headers=origin).status_code == 200
    assert host.get(f"/api/events/{id}")["event"]["rounds"][0]["meetings"][0]["done"]
    assert people[0].get(f"/events/{id}/live?lang=fr").status_code == 200


def test_the_clock_pairs_whoever_looks(app):
    host = Guest(app, "Host")
    plan = {"entry": "open", "begins": 1000, "every": 60}
    path = f"/api/events/{host.post('/api/events', game='alchemist', name='Cup', rounds=2, plan=plan)['event']['id']}"
    event = Guest(app, "Ann").post(f"{path}/register")["event"]
    assert host.get(path)["event"]["rounds"] == []  # one is too few
    Guest(app, "Bob").post(f"{path}/register")
    event = host.get(path)["event"]
    assert len(event["rounds"]) == 1


def test_the_clock_pairs_though_nobody_looks(tmp_path):
    with inside(tmp_path, sweep=0.05) as (url, matches, _):
        plan = {"entry": "open", "begins": 1000, "every": 60}
        told = {"game": "alchemist", "name": "Cup", "rounds": 2, "plan": plan}
        id = httpx.post(f"{url}/api/events", json=told, headers=known_at(url, "Host")).json()["event"]["id"]
        for name in ("Ann", "Bob"):
            assert httpx.post(f"{url}/api/events/{id}/register", json={}, headers=known_at(url, name)).is_success
        ledger = Ledger(matches.storage)
        wait_until(lambda: ledger.event(id).round == 1)
        assert ledger.clocked(999) == []


def known_at(url, name):
    return {"Authorization": f"Bearer {httpx.post(f'{url}/api/people', json={'name': name}).json()['token']}"}


def test_a_blocked_person_does_not_register(app):
    host, ann = Guest(app, "Host"), Guest(app, "Ann")
    id = host.post("/api/events", game="alchemist", name="Cup", plan={"entry": "open"})["event"]["id"]
    rooms = app.state.rooms
    people = [rooms.people.read(one.headers["Authorization"].removeprefix("Bearer ")).id for one in (host, ann)]
    rooms.peace.block(*people, "Ann")
    assert ann.post(f"/api/events/{id}/register", 403)["code"] == "apart"


def test_the_live_page_shows_the_boards_that_are_played(app):
    host, ann, bob, looker = (Guest(app, name) for name in ("Host", "Ann", "Bob", "Zoe"))
    id = host.post("/api/events", game="connect_four", name="Cup", plan={"entry": "open"})["event"]["id"]
    for one in (ann, bob):
        one.post(f"/api/events/{id}/register")
    host.post(f"/api/events/{id}/rounds")
    match = host.post(f"/api/events/{id}/rounds/1/tables/1/play")["match"]

    def board():
        page = looker.get(f"/events/{id}/live", lang="en")
        return re.search(rf'data-match="{match}">\s*<img src="(/m/{match}/thumbnail\.svg\?tick=(\d+)[^"]*)"', page)

    before = board()
    assert looker.get(before[1].replace("&amp;", "&")).startswith("<svg")
    seats = [chair.person for chair in app.state.rooms.matches.storage.chairs(match)]
    me = app.state.rooms.people.read(ann.headers["Authorization"].removeprefix("Bearer ")).id
    ann.post(f"/api/matches/{match}/resign", seat=seats.index(me))
    assert board() is None  # it is over
    assert looker.get(f"/api/events/{id}")["event"]["rounds"][0]["meetings"][0]["done"]


def test_a_page_says_who_may_register_and_lets_the_organiser_confirm(tmp_path):
    app = create_app(Settings(data=tmp_path, compiled=False, pace=0.0, limits=FREE))
    ann, bob, zoe = Account(app, "Ann"), Account(app, "Bob"), Guest(app, "Zoe")
    club = ann.post("/api/clubs", name="Club", games=["alchemist"])["club"]
    bob.post(f"/api/clubs/join/{club['link'].rpartition('/')[2]}")
    made = ann.post("/api/events", game="alchemist", name="Cup", club=club["id"], plan={"entry": "club"})["event"]["id"]
    form, key = f'action="/events/{made}/register"', f'href="/events/{made}" aria-label'
    pages = {one: (one.get(f"/events/{made}"), one.get(f"/clubs/{club['id']}")) for one in (ann, bob, zoe)}
    assert [(form in event, key in page) for event, page in pages.values()] == [(True, True), (True, True), (False, False)]
    assert "for the members of the club" in pages[zoe][0]
    for one in (ann, bob):
        one.post(f"/api/events/{made}/register")
    ann.post(f"/api/events/{made}/players", name="Cleo")
    ann.post(f"/api/events/{made}/players", name="Dan")
    meetings = ann.post(f"/api/events/{made}/rounds")["event"]["rounds"][0]["meetings"]
    board = next(one for one in meetings if "Bob" in [player["name"] for player in one["players"]])
    said = [{"player": one["player"], "place": place} for place, one in enumerate(board["players"], 1)]
    path = f"/events/{made}/rounds/1/tables/{board['table']}"
    bob.post(f"/api{path}/result", results=said)
    shown = ann.get(f"/events/{made}")
    assert 'name="winner" value="1-2"' in shown  # as Bob said
    assert (f'action="{path}/dispute"' in shown) is False
    headers = {**ann.headers, "Origin": "http://testserver"}
    ann.client.post(f"{path}/result", data={"winner": "1-2"}, headers=headers)
    entered = ann.get(f"/api/events/{made}")["event"]["rounds"][0]["meetings"]
    assert next(one["done"] for one in entered if one["table"] == board["table"])


def test_an_event_is_closed_by_an_organiser_who_is_sure(tmp_path):
    app = create_app(Settings(data=tmp_path, compiled=False, pace=0.0, limits=FREE))
    ann, zoe = Guest(app, "Ann"), Guest(app, "Zoe")
    made = ann.post("/api/events", game="alchemist", name="Cup")["event"]["id"]

    def close(one, **fields):
        headers = {**one.headers, "Origin": "http://testserver"}
        return one.client.post(f"/events/{made}/close", data=fields, headers=headers, follow_redirects=False).status_code

    assert [close(zoe, sure="on"), close(ann), close(ann, sure="on")] == [403, 422, 303]
    assert ann.get(f"/api/events/{made}")["event"]["over"]


def test_a_table_is_laid_by_those_who_meet_there_or_by_the_organiser(tmp_path):
    app = create_app(Settings(data=tmp_path, compiled=False, pace=0.0, limits=FREE))
    host, zoe, *players = (Guest(app, name) for name in ("Host", "Zoe", "Ann", "Bob", "Cleo", "Dan"))
    path = f"/api/events/{host.post('/api/events', game='alchemist', name='Cup', plan={'entry': 'open'})['event']['id']}"
    for one in players:
        one.post(f"{path}/register")
    meetings = host.post(f"{path}/rounds")["event"]["rounds"][0]["meetings"]
    here = [player["name"] for player in meetings[0]["players"]]
    sits = next(one for one in players if one.get("/api/me")["name"] in here)
    other = next(one for one in players if one.get("/api/me")["name"] not in here)
    table = f"{path}/rounds/1/tables/1/play"
    assert [one.post(table, 403)["code"] for one in (zoe, other)] == ["not-organiser"] * 2
    assert sits.post(table)["match"] == host.post(table)["match"]
