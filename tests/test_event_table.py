"""Events in the database, on the command line and through the JSON door."""

import csv
import io
import json
import re
import shlex
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from athanor.cli import main
from athanor.events import BadEvent, Event, Showing, new_event, standings
from athanor.events.standings import next_round
from athanor.kernel.errors import Refused
from athanor.kernel.organised import COUNTS
from athanor.table.bot_turns import BotTurns
from athanor.table.events.ledger import Ledger, new_link
from athanor.table.events.organiser import Organiser
from athanor.table.look import look, refusal
from athanor.table.matches import Wish
from athanor.table.people import Person
from athanor.table.server import create_app
from athanor.table.settings import Limits, Settings
from tests.test_storage import matches, url  # noqa: F401  fixtures

FREE = Limits(reads=(1e6, 1e6), writes=(1e6, 1e6), tables=(1e6, 1e6))
ORIGIN = {"Origin": "http://testserver"}

# In the database


@pytest.fixture
def ledger(matches):  # noqa: F811
    return Ledger(matches.storage)


def adding(name, troop=""):
    """The deed by which somebody takes part."""

    def deed(event):
        return event.with_player(name, troop, link=new_link())

    return deed


def filled(ledger, *names, game="alkemy", **how):
    event = ledger.create(new_event(how.pop("kind", "tournament"), game, "Cup", seed=3, **how))
    for name in names:
        event = ledger.change(event.id, adding(name))
    return event


def test_an_event_is_read_as_it_was_written(ledger):
    event = filled(ledger, *"ABCDE", options={"scenario": "wells"}, rounds=3)
    event = ledger.change(event.id, lambda one: one.with_troop("A", "cobra-200"))
    event = ledger.change(event.id, lambda one: next_round(one, {"scenario": "jin"}))
    shown = [Showing(1, 3, 1, "O06", True), Showing(2, 1, 4, "O01")]
    event = ledger.change(event.id, lambda one: one.with_result(1, 1, shown))
    event = ledger.change(event.id, lambda one: one.with_match(1, 2, "abc"))
    assert ledger.event(event.id) == event
    assert Ledger(ledger.storage).events("alkemy") == [event]
    assert ledger.events("alchemist") == []
    assert ledger.with_match("abc") == event
    assert ledger.with_key(event.key) == event
    assert ledger.with_link(event.players[2].link) == (event, event.players[2])
    assert [ledger.with_key(""), ledger.with_link("nobody"), ledger.with_match("none")] == [None] * 3
    event = ledger.change(event.id, lambda one: one.with_result(1, 2, [Showing(1), Showing(1)]))
    event = ledger.change(ledger.change(event.id, next_round).id, lambda one: one.unpaired())
    assert ledger.event(event.id) == event


def test_players_who_leave_before_the_first_round_leave_no_trace(ledger):
    event = filled(ledger, *"ABC")
    event = ledger.change(event.id, lambda one: one.dropped("A"))
    assert [(player.number, player.name) for player in ledger.event(event.id).players] == [(1, "B"), (2, "C")]
    assert ledger.event(event.id) == event


def test_two_events_of_one_name_have_two_addresses(ledger):
    assert [filled(ledger).id for _ in range(3)] == ["cup", "cup-2", "cup-3"]
    with pytest.raises(BadEvent, match="There is no event cupp. Did you mean 'cup'"):
        ledger.event("cupp")


def test_what_an_event_refuses_changes_nothing(ledger):
    event = filled(ledger, *"ABCD")
    with pytest.raises(BadEvent):
        ledger.change(event.id, lambda one: next_round(one.with_player("E")).with_result(1, 9, []))
    assert ledger.event(event.id) == event


def test_of_two_who_pair_at_once_one_is_refused(ledger):
    event = filled(ledger, *"ABCDEF")
    told: list[str] = []
    barrier = threading.Barrier(2)

    def pair():
        barrier.wait()
        try:
            ledger.change(event.id, next_round)
            told.append("paired")
        except BadEvent as error:
            told.append(error.code)

    pairers = [threading.Thread(target=pair) for _ in range(2)]
    for one in pairers:
        one.start()
    for one in pairers:
        one.join()
    assert sorted(told) == ["paired", "results-missing"]
    assert ledger.event(event.id).round == 1


ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")


def test_a_meeting_is_played_at_the_table_and_its_result_comes_back(matches):  # noqa: F811
    organiser = Organiser(matches)
    event = organiser.create(ANN, new_event("tournament", "alchemist", "Cup", seed=1))
    for name in ("Ann", "Bob"):
        event = organiser.change(ANN, event.id, adding(name))
    for person, player in zip((ANN, BOB), event.players, strict=True):
        organiser.take_part(person, player.link)
    event = organiser.change(ANN, event.id, next_round)
    match = organiser.lay(BOB, event.id, 1, 1)
    assert organiser.lay(ANN, event.id, 1, 1) == match
    assert matches.storage.header(match).status == "playing"
    assert organiser.settle(event.id).open_meetings
    for turn in range(5000):
        with matches.holding(match) as live:
            if live.over:
                break
            seat = live.match.to_act()[0]
            legal = live.match.legal(seat)
        person = next(one for one in (ANN, BOB) if one.id == matches.storage.chairs(match)[seat].person)
        matches.act(person, match, seat, legal[turn * 5 % len(legal)], None)
    event = organiser.settle(event.id)
    with matches.holding(match) as live:
        totals = [score[0] for score in live.match.scores()]
    assert [shown.scenario for shown in event.meetings[0].results] == totals
    assert {row.points for row in standings(event)} in ({3, 0}, {1})


def test_whoever_resigns_loses_the_meeting(matches):  # noqa: F811
    organiser = Organiser(matches)
    event = organiser.create(ANN, new_event("tournament", "alchemist", "Cup", seed=1))
    for person in (ANN, BOB):
        event = organiser.change(ANN, event.id, adding(person.name))
        organiser.take_part(person, event.players[-1].link)
    organiser.change(ANN, event.id, next_round)
    match = organiser.lay(ANN, event.id, 1, 1)
    seat = next(chair.seat for chair in matches.storage.chairs(match) if chair.person == BOB.id)
    matches.resign(BOB, match, seat)
    rows = standings(organiser.settle(event.id))
    assert [(row.player.name, row.points) for row in rows] == [("Ann", 3), ("Bob", 0)]


def test_a_player_who_comes_late_finds_the_table_laid(matches):  # noqa: F811
    organiser = Organiser(matches)
    event = organiser.create(ANN, new_event("tournament", "alchemist", "Cup", seed=1))
    for name in ("Ann", "Bob"):
        event = organiser.change(ANN, event.id, adding(name))
    organiser.change(ANN, event.id, next_round)
    match = organiser.lay(ANN, event.id, 1, 1)
    organiser.take_part(ANN, event.players[0].link)
    assert matches.storage.header(match).status == "gathering"
    organiser.take_part(BOB, event.players[1].link)
    assert matches.storage.header(match).status == "playing"
    assert {chair.name for chair in matches.storage.chairs(match)} == {"Ann", "Bob"}


def test_troops_stand_at_the_table_already(matches):  # noqa: F811
    organiser = Organiser(matches)
    event = organiser.create(ANN, new_event("tournament", "alkemy", "Cup", seed=1, options={"start": "full"}))
    own = 'name = "Mine"\nformat = 200\nfaction = "GC"\nheroes = ["GC1"]\n[figures]\nGC3 = 1\nGC7 = 1\n'
    for name, troop in (("Ann", "cobra-200"), ("Bob", own)):
        event = organiser.change(ANN, event.id, adding(name, troop))
        organiser.take_part(Person(name.lower(), name), event.players[-1].link)
    event = organiser.change(ANN, event.id, next_round)
    match = organiser.lay(ANN, event.id, 1, 1)
    with matches.holding(match) as live:
        seats = [chair.name for chair in live.chairs]
        assert sum(live.match.state.recruits[seats.index("Ann")]) == 7
        assert sum(live.match.state.recruits[seats.index("Bob")]) == 3


@pytest.fixture
def second_round(matches):  # noqa: F811
    """The table of the second round of a competitive event; everybody used an objective in the first."""
    organiser = Organiser(matches)
    event = organiser.create(ANN, new_event("tournament", "alkemy", "Cup", seed=1, options={"competitive": "on"}))
    for name in ("Ann", "Bob", "Cid", "Dea"):
        event = organiser.change(ANN, event.id, adding(name, "cobra-200"))
        organiser.take_part(Person(name.lower(), name), event.players[-1].link)
    event = organiser.change(ANN, event.id, next_round)
    shown = [Showing(1, 3, 0, "O05", True), Showing(2, 1, 4, "O01")]
    organiser.change(ANN, event.id, lambda one: one.with_result(1, 1, shown))
    organiser.change(ANN, event.id, lambda one: one.with_result(1, 2, shown))
    event = organiser.change(ANN, event.id, next_round)
    return event, organiser.lay(ANN, event.id, 2, 1)


def test_ak250_a_used_objective_is_not_offered_again_at_the_table(matches, second_round):  # noqa: F811
    event, match = second_round
    player = event.player(event.meeting(2, 1).players[0])
    with matches.holding(match) as live:
        used = live.match.read(f"secret {event.used(player.number)[0]}")
        view = live.view(0)
        assert set(live.match.legal(0)) - set(view.legal()) == {used}
        picture = view.svg()
        assert f'data-action="{used}"' not in picture
        assert all(f'data-action="{action}"' in picture for action in view.legal())
        english, french = (refusal(view, live.texts(language), used) for language in ("en", "fr"))
        assert look(live, player.person, 0, "en").view.barred == {used: 250}
    assert english == {"rule": "AK-250", "text": "Choose one of the secret objectives that you have not used yet."}
    assert french == {"rule": "AK-250", "text": "Choisissez un objectif secret que vous n’avez pas encore utilisé."}
    person = Person(player.person, player.name)
    with pytest.raises(Refused, match="AK-250"):
        matches.act(person, match, 0, used, None)
    matches.act(person, match, 0, view.legal()[0], None)


def test_ak250_bots_at_the_table_of_an_event_leave_used_objectives_alone(matches, second_round):  # noqa: F811
    _, match = second_round
    with matches.holding(match) as live:
        view = live.match.view(0)
    bot_turns = BotTurns(matches)
    favourite = bot_turns.think("greedy", view, 1).action
    view.barred = {favourite: 250}
    assert bot_turns.think("greedy", view, 1).action != favourite
    bot_turns.stop()


def test_ak250_whoever_has_used_all_objectives_may_choose_any(matches, second_round, monkeypatch):  # noqa: F811
    _, match = second_round
    monkeypatch.setattr(Event, "used", lambda self, number: [card.id for card in self.organised.objectives])
    with matches.holding(match) as live:
        assert len(live.view(0).legal()) == 10


def test_only_a_match_of_an_event_is_asked_what_the_event_forbids(matches, second_round, monkeypatch):  # noqa: F811
    """And what it costs to ask is not paid by anybody else."""
    _, match = second_round
    options = {"competitive": "on"}
    alone = matches.lay(ANN, Wish("alkemy", ("me", "here"), options=options)).id

    def asked(self, *given):
        raise AssertionError("somebody asked")

    monkeypatch.setattr(Organiser, "spent", asked)
    with matches.holding(alone) as live:
        assert live.view(0).legal() == live.match.legal(0)
        first = live.match.legal(0)[0]
    matches.act(ANN, alone, 0, first, None)
    with matches.holding(match) as live, pytest.raises(AssertionError, match="somebody asked"):
        live.view(0)


# On the command line


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)

    def run(*words, code=0):
        result = CliRunner().invoke(main, words)
        assert result.exit_code == code, result.output
        return result.stdout if code == 0 else result.output

    return run


def test_a_tournament_on_the_command_line(run, tmp_path):
    assert run("alkemy", "event", "new", "Coupe d’Été", "--rounds", "2", "--seed", "5") == "coupe-d-ete\n"
    cup = "coupe-d-ete"
    run("event", "add", cup, "Ann", "--troop", "cobra-200")
    for name in ("Bob", "Cleo", "Dan"):
        run("event", "add", cup, name, "--bot", "random")
    assert "still to be played" in run("event", "pair", cup, "--option", "scenario=wells")
    pairs = re.findall(r"^ +(\d)  (\w+) against (\w+)", run("event", "show", cup), re.M)
    for board, one, other in pairs:
        run("event", "result", cup, board, f"{other}=loss:1", f"{one}=win:3:1:O06+")
    told = run("event", "standings", cup)
    assert " ".join(told.split()[:11]) == "Player Points Scenario index Wins Objectives Won / drawn / lost"
    assert [line.split()[2:5] for line in told.splitlines()[1:]] == [["8", "75", "1"]] * 2 + [["1", "25", "0"]] * 2
    run("event", "result", cup, "1", f"{pairs[0][1]}=draw:2", f"{pairs[0][2]}=draw:2")
    run("event", "pair", cup)
    assert "can no longer be corrected" in run(
        "event", "result", cup, "1", f"{pairs[0][1]}=1", f"{pairs[0][2]}=2", "--round", "1", code=2
    )
    rows = list(csv.DictReader(io.StringIO(run("event", "export", cup, "standings"))))
    assert {row["player"] for row in rows} == {"Ann", "Bob", "Cleo", "Dan"}
    results = list(csv.DictReader(io.StringIO(run("event", "export", cup, "results"))))
    assert [row["index"] for row in results if (row["round"], row["table"]) == ("1", "2")] == ["75", "25"]
    assert {row["place"] for row in results if row["round"] == "2"} == {""}  # what is empty stays empty
    assert {row["match"] for row in results} == {""}
    run("event", "export", cup, "page", "--to", str(tmp_path / "cup.html"), "--lang", "fr")
    assert "Points de scénario" in (tmp_path / "cup.html").read_text(encoding="utf-8")
    assert cup in run("alkemy", "event", "list")


def test_bots_play_a_league_on_the_command_line(run):
    run("event", "new", "alchemist", "Liga", "--kind", "league", "--points", "2/1/0", "--tie", "direct", "--tie", "scenario")
    for name in ("Ann", "Bob", "Cleo"):
        run("event", "add", "liga", name)
    for _ in range(3):
        run("event", "pair", "liga")
        assert "(" in run("event", "play", "liga", "--bot", "random", "--interpreted")
    run("event", "close", "liga")
    assert "final" in run("event", "list")
    assert "final" in run("event", "pair", "liga", code=2)


def test_a_campaign_on_the_command_line(run):
    run("event", "new", "alkemy", "War", "--kind", "campaign", "--tie", "painting")
    for name in ("Ann", "Bob", "Cleo"):
        run("event", "add", "war", name)
    run("event", "troop", "war", "Ann", "cobra-200")
    run("event", "paint", "war", "Bob", "7")
    run("event", "meet", "war", "Ann", "Bob")
    run("event", "unpair", "war")
    run("event", "meet", "war", "Ann", "Cleo")
    run("event", "result", "war", "1", "Ann=1:13", "Cleo=1:14")
    run("event", "drop", "war", "Cleo")
    assert "has left" in run("event", "meet", "war", "Ann", "Cleo", code=2)
    run("event", "back", "war", "Cleo")
    assert run("event", "standings", "war").splitlines()[1].split()[:3] in (["1", "Ann", "3"], ["1", "Cleo", "3"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["new", "alkemy", "Cup", "--kind", "duel"], "duel is no kind of event"),
        (["new", "alkemy", "Cup", "--points", "win"], "A points table reads WIN/DRAW/LOSS"),
        (["new", "alkemy", "Cup", "--tie", "beauty"], "beauty is no tie-break"),
        (["new", "alkemy", "Cup", "--option", "format"], "An option reads NAME=VALUE"),
        (["new", "alkemi", "Cup"], "There is no game"),
        (["standings", "nowhere"], "There is no event nowhere"),
        (["add", "cup", "Ann"], "There is a Ann already"),
        (["add", "cup", "Zoe", "--troop", "no.toml"], "cannot be read"),
        (["add", "cup", "Zoe", "--troop", "cobra-180"], "AK-070"),
        (["add", "cup", "Zoe", "--troop", "figures"], "this is not a TOML file"),
        (["add", "cup", "Zoe", "--bot", "golem"], "There is no bot"),
        (["result", "cup", "1", "Ann=win:3"], "one result for each"),
        (["result", "cup", "1", "Ann=win:x", "Bob=2"], "A result reads"),
        (["result", "cup", "1", "Ann=win", "Zoe=loss"], "Nobody here is called Zoe"),
        (["result", "cup", "9", "Ann=win", "Bob=loss"], "has no table 9"),
        (["result", "cup", "1", "Ann=win:3:0:O77", "Bob=loss"], "no secret objective O77"),
        (["pair", "cup"], "the result of table 1 is missing"),
        (["close", "cup"], "the result of table 1 is missing"),
        (["play", "cup", "--bot", "golem"], "There is no bot"),
        (["plan", "cup", "--begins", "tomorrow"], "A date reads"),
        (["plan", "cup", "--zone", "Mars/Olympus"], "no such time zone"),
        (["plan", "cup", "--filler", "golem"], "There is no bot"),
        (["here", "cup", "Zoe"], "Nobody here is called Zoe"),
        (["admit", "cup", "1"], "Nobody here is called 1"),
        (["export", "cup", "page", "--to", "/nowhere/at/all"], "cannot be written"),
    ],
)
def test_mistakes_on_the_command_line_are_answered_in_a_sentence(run, words, sentence):
    run("event", "new", "alkemy", "Cup")
    for name in ("Ann", "Bob"):
        run("event", "add", "cup", name)
    run("event", "pair", "cup")
    told = run("event", *words, code=2)
    assert sentence in told
    assert "Traceback" not in told


def test_the_commands_of_the_page_succeed(run, tmp_path, monkeypatch):
    root = Path(__file__).parent.parent
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-troop.toml").write_text(
        (root / "athanor/games/alkemy/troops/avalon-200.toml").read_text("utf-8"), "utf-8"
    )
    shown = re.search(r"```sh\n(.*?)```", (root / "docs" / "events.md").read_text("utf-8"), re.DOTALL)
    assert shown
    told = [run(*shlex.split(line, comments=True)[1:]) for line in shown[1].splitlines()]
    assert told[0] == "summer-cup\n"
    assert re.search(r"^1  Ann +8 +75 ", told[-2], re.M)
    assert "Summer cup" in (tmp_path / "summer-cup.html").read_text("utf-8")


def test_a_name_is_no_formula(run):
    run("event", "new", "alkemy", "Cup")
    run("event", "add", "cup", "=1+1")
    assert "'=1+1" in run("event", "export", "cup", "standings")


# Through the JSON door


@pytest.fixture
def app(tmp_path):
    return create_app(Settings(data=tmp_path, compiled=False, pace=0.0, limits=FREE))


@pytest.fixture
def running(app):
    """The application with its bots awake."""
    with TestClient(app):
        yield app


class Guest:
    """Somebody with a token."""

    def __init__(self, app, name="Abigaïl", language="en"):
        self.client = TestClient(app)
        self.headers = {"Accept-Language": language}
        self.headers["Authorization"] = f"Bearer {self.post('/api/people', name=name)['token']}"

    def post(self, path, status=None, **body):
        return self._read(self.client.post(path, json=body, headers=self.headers), status)

    def get(self, path, status=None, **query):
        return self._read(self.client.get(path, params=query, headers=self.headers), status)

    def _read(self, response, status):
        answer = response.json() if "json" in response.headers["content-type"] else response.text
        assert response.is_success if status is None else response.status_code == status, answer
        return answer


def organised(guest, *names, **how):
    event = guest.post("/api/events", **{"game": "alchemist", "name": "Cup", **how})["event"]
    for name in names:
        event = guest.post(f"/api/events/{event['id']}/players", name=name)["event"]
    return event


def test_a_program_organises_a_tournament(app):
    host, friend = Guest(app), Guest(app, "Merlin")
    event = organised(host, *"ABCD", game="alkemy", ties=["index"])
    path = f"/api/events/{event['id']}"
    assert friend.post(f"{path}/rounds", 403)["code"] == "not-organiser"
    event = host.post(f"{path}/rounds", options={"scenario": "wells"})["event"]
    assert event["rounds"][0]["options"]["scenario"] == "wells"
    for meeting in event["rounds"][0]["meetings"]:
        a, b = (one["player"] for one in meeting["players"])
        shown = [{"player": b, "place": 2, "scenario": 1}, {"player": a, "place": 1, "scenario": 3, "objective": "O01"}]
        event = host.post(f"{path}/rounds/1/tables/{meeting['table']}/result", results=shown)["event"]
    assert [(row["points"], row["ties"]) for row in event["standings"]] == [(6, {"index": 75})] * 2 + [
        (1, {"index": 25})
    ] * 2
    first = event["rounds"][0]["meetings"][0]["players"]
    assert (
        host.post(f"{path}/rounds/1/tables/1/result", 422, results=[{"player": one["player"], "place": 2} for one in first])[
            "code"
        ]
        == "odd-places"
    )
    host.post(f"{path}/players/{first[0]['player']}/drop")
    host.post(f"{path}/players/{first[0]['player']}/back")
    host.post(f"{path}/rounds")
    host.post(f"{path}/unpair")
    host.post(f"{path}/close")
    assert host.post(f"{path}/rounds", 409)["code"] == "closed"
    assert friend.get("/api/events")["events"][0]["over"] is True
    assert friend.get("/api/events", game="alchemist")["events"] == []
    for what, start in (("standings", "place,player"), ("results", "round,table"), ("page", "<!doctype html>")):
        assert friend.get(f"{path}/export/{what}").startswith(start)


def test_secrets_of_an_event_are_for_the_organiser(app):
    host, friend = Guest(app), Guest(app, "Merlin")
    event = organised(host, "A", "B")
    seen = json.dumps(friend.get(f"/api/events/{event['id']}"))
    for secret in (event["key"], *(player["link"] for player in event["players"])):
        assert secret not in seen
        assert secret.rpartition("/")[2] not in seen
    assert "key" not in friend.get(f"/api/events/{event['id']}")["event"]
    assert friend.post("/api/events/organise/nothing", 404)["code"] == "no-such-link"
    taken = friend.post(f"/api/events{event['key']}")["event"]
    assert taken["organiser"] is True
    part = friend.post(f"/api/events{event['players'][0]['link']}")["event"]
    assert [player["you"] for player in part["players"]] == [True, False]
    assert host.post(f"/api/events{event['players'][0]['link']}", 409)["code"] == "seat-taken"


def test_bots_and_people_play_a_meeting_at_the_table(running):
    host = Guest(running)
    event = organised(host, "A")
    path = f"/api/events/{event['id']}"
    host.post(f"/api/events{event['players'][0]['link']}")
    host.post(f"{path}/players", name="Golem", bot="novice")
    meeting = host.post(f"{path}/rounds")["event"]["rounds"][0]["meetings"][0]
    match = host.post(f"{path}/rounds/1/tables/1/play")["match"]
    seat = [one["name"] for one in meeting["players"]].index("A")
    other = 1 - seat
    for turn in range(5000):
        seen = host.get(f"/api/matches/{match}/view", seat=seat)
        if seen["table"]["status"] == "over":
            break
        if seen["your_turn"]:
            action = seen["legal"][turn * 5 % len(seen["legal"])]["action"]
            host.post(f"/api/matches/{match}/act", seat=seat, action=action, version=seen["version"])
    event = host.get(path)["event"]
    assert event["rounds"][0]["meetings"][0]["done"]
    assert event["rounds"][0]["meetings"][0]["players"][other]["name"] == "Golem"
    page = host.client.get(f"/m/{match}", headers={"Accept-Language": "en"}).text
    assert f"/events/{event['id']}" in page


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("", {"game": "alkemi", "name": "Cup"}, 404, "no-such-game"),
        ("", {"game": "alkemy", "name": ""}, 422, "bad-name"),
        ("", {"game": "alkemy", "name": "Cup", "kind": "duel"}, 422, "no-such-kind"),
        ("", {"game": "alkemy", "name": "Cup", "points": [1, 2]}, 422, "bad-points"),
        ("", {"game": "alkemy", "name": "Cup", "surprise": 1}, 422, "malformed"),
        ("/cup/players", {"name": "A"}, 409, "name-taken"),
        ("/cup/players", {"name": "Z", "bot": "golem"}, 422, "bad-settings"),
        ("/cup/players", {"name": "Z", "bot": "search:999999"}, 422, "bad-settings"),
        ("/cup/players", {"name": "Z", "troop": "cobra-200"}, 409, "no-troops"),
        ("/cup/players/99/drop", {}, 404, "no-such-player"),
        ("/nowhere/players", {"name": "Z"}, 404, "no-such-event"),
        ("/cup/rounds", {"options": {"colour": "red"}}, 422, "bad-settings"),
        ("/cup/rounds/1/tables/1/result", {"results": []}, 404, "no-such-meeting"),
        ("/cup/rounds/0/tables/1/result", {"results": []}, 422, "malformed"),
    ],
)
def test_bad_posts_are_answered_in_one_shape(app, path, body, status, code):
    host = Guest(app, language="fr")
    organised(host, "A", "B")
    answer = host.post(f"/api/events{path}", status, **body)
    assert (answer["ok"], answer["code"]) == (False, code)
    assert answer["error"]


def test_events_are_written_only_by_known_people_of_our_own_pages(app):
    stranger = TestClient(app)
    assert stranger.post("/api/events", json={"game": "alkemy", "name": "Cup"}).status_code == 401
    foreign = {"Origin": "http://elsewhere.example", "Cookie": "athanor=x"}
    assert stranger.post("/new-event/alkemy", data={"name": "Cup"}, headers=foreign).status_code == 403
    made = stranger.post(
        "/new-event/alkemy",
        data={"name": "Cup", "kind": "league", "points": "6/3/1"},
        headers=ORIGIN,
        follow_redirects=False,
    )
    assert made.headers["location"] == "/events/cup"
    other = TestClient(app)
    refused = other.post("/events/cup/close", headers={**ORIGIN, "Accept": "text/html"})
    assert (refused.status_code, "Only the organiser" in refused.text) == (403, True)


def test_the_page_of_a_new_event_offers_what_the_game_counts(app):
    client = TestClient(app)
    for slug, offered in (("alkemy", True), ("alchemist", False)):
        page = client.get(f"/new-event/{slug}?lang=en").text
        assert [f'value="{count}"' in page for count in COUNTS] == [offered] * len(COUNTS)
        assert "Score" in page or offered


def test_programs_are_told_the_columns_that_the_game_counts(app):
    guest = Guest(app)
    for slug, columns in (("alkemy", {"losses", "objective", "achieved"}), ("alchemist", set())):
        path = f"/api/events/{guest.post('/api/events', game=slug, name='Cup')['event']['id']}"
        for name in "AB":
            guest.post(f"{path}/players", name=name)
        guest.post(f"{path}/rounds")
        results = [{"player": 1, "place": 1, "scenario": 3}, {"player": 2, "place": 2}]
        event = guest.post(f"{path}/rounds/1/tables/1/result", results=results)["event"]
        told = event["rounds"][0]["meetings"][0]["players"][0].keys() - {
            "player",
            "name",
            "place",
            "scenario",
            "points",
            "index",
        }
        assert told == columns
        assert (event["players"][0].keys() >= {"painting", "objectives_used"}) == bool(columns)
