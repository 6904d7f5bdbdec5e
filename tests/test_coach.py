"""A lesson at the table: its luck and its script, what the coach is told, and how it becomes a match like any other."""

import html
import json
import re

import pytest
from starlette.testclient import TestClient

from athanor.kernel.game import find
from athanor.kernel.lessons import lesson_of
from athanor.table.audience import notice
from athanor.table.server import create_app
from athanor.table.storage import OVER

from . import conftest  # noqa: F401  the shelves
from .browser import wait_until
from .shelves import shelved
from .test_cli import run
from .test_table import ORIGIN, Guest, app, play_out, running, settings  # noqa: F401  fixtures

GOAL, STOP, ENDS, ON = 0, 4, 5, 6  # steps of connect four's lesson


@pytest.fixture
def me(running):  # noqa: F811
    return Guest(running)


def learn(guest, game="connect_four", name="first"):
    return guest.post(f"/api/games/{game}/lessons/{name}")["table"]


def coach(guest, table, **query):
    """The coach's part of the page: where the match stands in its lesson."""
    part = guest.get(f"/m/{table}/live", **query)["parts"]["coach"]
    found = re.search(
        r'data-first="(\d+)" data-last="(\d+)" data-of="(\d+)" data-answering="(\d)" data-expected="([^"]*)"', part
    )
    if found is None:
        assert part.strip() == ""
        return None
    first, last, of, answering = map(int, found.groups()[:4])
    return {
        "first": first,
        "last": last,
        "of": of,
        "answering": answering,
        "expected": json.loads(html.unescape(found[5])),
        "part": part,
    }


def drop(guest, table, columns):
    """Drop discs; the rival answers each before the next."""
    for column in columns:
        wait_until(lambda: guest.view(table)["your_turn"])
        guest.act(table, 0, f"drop {column}", guest.view(table)["version"])
    wait_until(lambda: guest.view(table)["your_turn"])


def test_a_lesson_is_a_match_of_ones_own_with_known_luck(me, running):  # noqa: F811
    table = learn(me)
    assert (table["lesson"], table["played_on"], table["parent"], table["listed"]) == ("first", None, None, False)
    assert [chair["kind"] for chair in table["seats"]] == ["person", "bot"]
    assert table["seats"][1]["level"] == "novice"
    other = Guest(running, "Merlin")
    assert other.post(f"/api/matches/{table['id']}/sit", 403, seat=1)["code"] == "need-link"
    assert coach(other, table["id"]) is None  # whoever watches is taught nothing
    assert next(one for one in me.get("/api/games")["games"] if one["slug"] == "connect_four")["lessons"] == ["first"]
    assert learn(me)["id"] != table["id"]  # as often as one likes, with the same luck
    assert me.post("/api/games/connect_four/lessons/tenth", 404)["code"] == "no-such-lesson"
    assert me.post("/api/games/sealed/lessons/first", 404)["code"] == "no-such-lesson"


def test_rivals_follow_the_script_and_the_lines_tell_the_step(me):
    table = learn(me)["id"]
    begun = coach(me, table)
    assert (begun["first"], begun["last"], begun["of"]) == (GOAL, 1, 7)
    assert begun["expected"][0]["actions"] == [3]
    assert "middle one belongs to the most" in begun["expected"][0]["wrong"]
    drop(me, table, "ddea")
    now = coach(me, table)
    assert (now["first"], now["last"], now["answering"]) == (ENDS, ENDS, 0)
    assert now["expected"][0]["actions"] == [2, 5]
    assert "<b>two free ends</b>" in now["part"]
    assert me.view(table)["state"]["discs"][1] == 0b111 | 1 << 23  # three in the first column, one in the middle
    drop(me, table, "f")
    last = coach(me, table)
    assert (last["first"], last["last"], last["expected"]) == (ON, ON, [])
    drop(me, table, "a")
    assert coach(me, table) is None  # the learner has gone on: it is a match like any other


def test_whoever_plays_otherwise_leaves_the_lesson_and_novices_play_on(me):
    table = learn(me)["id"]
    drop(me, table, "a")
    assert coach(me, table) is None
    end = play_out(table, me)
    assert end["table"]["status"] == OVER


def test_a_choice_taken_back_is_taught_again(me):
    table = learn(me, "alchemist")["id"]
    me.act(table, 0, "create C10", 0)
    assert coach(me, table)["last"] == 2
    me.post(f"/api/matches/{table}/take-back", seat=0, version=1)
    again = coach(me, table)
    assert (again["first"], again["last"]) == (0, 1)
    me.act(table, 0, "create C10", 2)
    assert [len(one["actions"]) for one in coach(me, table)["expected"]] == [1, 1]  # the recipe, then the tile


def test_a_turn_that_is_undone_is_taught_again(me):
    table = learn(me)["id"]
    drop(me, table, "dd")
    me.post(f"/api/matches/{table}/undo", seat=0)
    assert coach(me, table)["last"] == 2
    drop(me, table, "dea")
    assert coach(me, table)["last"] == ENDS


def test_a_step_that_has_been_is_shown_with_its_picture(me):
    table = learn(me)["id"]
    drop(me, table, "dd")
    part = coach(me, table)["part"]
    assert re.findall(r'data-step="\d" data-line="(\d+)"', part) == ["0", "0", "2", "4"]
    past = me.get(f"/m/{table}/live", line=2)
    assert past["parts"]["coach"] == part
    assert past["line"] == 2


LESSON = """seats = 3
seat = 1
seed = 5
minutes = 1
[[step]]
name = "bid"
lit = ["bar"]
do = "bid 3"
then = ["2: bid 5", "0: bid 5"]
[[step]]
name = "again"
lit = ["bar"]
do = "bid 1"
"""
TEXTS = """
lesson-first = One
lesson-first-bid = Bid three.
    .wrong = No.
lesson-first-again = Bid **one** & more.
    .wrong = No.
"""


def test_where_all_choose_at_the_same_time_rivals_wait_for_the_learner(tmp_path, monkeypatch):
    files = {"lessons/first.toml": LESSON, "texts/more.en.ftl": TEXTS, "texts/more.fr.ftl": TEXTS}
    slug = shelved(tmp_path / "shelf", monkeypatch, files, "taught")
    table_app = create_app(settings(tmp_path / "data"))
    with TestClient(table_app):
        guest = Guest(table_app)
        table = learn(guest, slug)["id"]
        header = table_app.state.rooms.matches.storage.header(table)
        assert header.waits == 0b010
        table_app.state.rooms.bot_turns.look_round(header.made + 100)
        assert guest.view(table, 1)["to_act"] == [0, 1, 2]
        guest.act(table, 1, "bid 3", 0)
        wait_until(lambda: guest.view(table, 1)["state"]["round"] == 1)
        assert guest.view(table, 1)["state"]["score"] == [0, 1, 0, 0]  # both others bid five, as the script says
        told = coach(guest, table)
        assert (told["first"], told["last"]) == (1, 1)
        assert "Bid <b>one</b> &amp; more." in told["part"]
        guest.act(table, 1, "bid 2", 3)  # the script is left: now they choose for themselves
        wait_until(lambda: guest.view(table, 1)["state"]["round"] == 2)
        assert coach(guest, table) is None


def test_a_lesson_that_begins_in_the_middle_is_played_to_its_end_and_told(tmp_path, monkeypatch):
    begun = LESSON.replace("minutes = 1", 'minutes = 1\nbefore = ["1: bid 4", "2: bid 2", "0: bid 2"]')
    files = {"lessons/first.toml": begun, "texts/more.en.ftl": TEXTS, "texts/more.fr.ftl": TEXTS}
    slug = shelved(tmp_path / "shelf", monkeypatch, files, "begun")
    table_app = create_app(settings(tmp_path / "data"))
    with TestClient(table_app):
        guest = Guest(table_app)
        table = learn(guest, slug)["id"]
        assert (guest.view(table, 1)["state"]["round"], coach(guest, table)["last"]) == (1, 0)
        guest.act(table, 1, "bid 3", 3)
        wait_until(lambda: guest.view(table, 1)["state"]["round"] == 2)
        guest.act(table, 1, "bid 1", 6)
        wait_until(lambda: guest.view(table, 1)["table"]["status"] == OVER)
        told = guest.get(f"/api/matches/{table}/fairness")
        assert (told["fair"], told["lesson"]) == (True, "first")
        assert "\nplayed-on: lesson:first 3\n" in guest.get(f"/api/matches/{table}/transcript")


def test_what_everybody_reads_says_that_it_was_a_lesson(me, running, tmp_path):  # noqa: F811
    table = learn(me)["id"]
    page = TestClient(running)
    page.headers.update(me.headers)
    assert "A lesson: its luck is always the same" in page.get(f"/m/{table}").text
    drop(me, table, "ddeaf")
    assert "a lesson" in page.get("/lobby").text
    me.act(table, 0, "drop c", me.view(table)["version"])
    over = page.get(f"/m/{table}").text
    assert "A lesson: its luck is always the same" in over
    assert 'data-lesson="The match follows from its luck, but that luck belongs to a lesson' in over
    fairness = me.get(f"/api/matches/{table}/fairness")
    assert (fairness["lesson"], fairness["fair"], fairness["seed"], fairness["salt"]) == ("first", True, "1", "")
    assert me.get(f"/api/matches/{table}/outcome")["lesson"] == "first"
    file = tmp_path / "lesson.txt"
    file.write_text(me.get(f"/api/matches/{table}/transcript"), encoding="utf-8")
    assert "Played as the lesson 'first': its luck is known to everybody." in run("verify", str(file))
    assert "lesson" in run("replay", str(file))
    played_on = me.post(f"/api/matches/{table}/play-on", line=4, seat=0, level="novice")["table"]
    assert (played_on["played_on"]["match"], played_on["lesson"]) == (table, None)


def test_learn_stands_in_the_lobby_and_on_the_page_of_the_game(running):  # noqa: F811
    page = TestClient(running, headers={"Accept-Language": "fr", **ORIGIN})
    lobby = page.get("/").text
    assert 'formaction="/learn/alchemist"' in lobby
    assert 'formaction="/learn/sealed"' not in lobby
    assert "Neuf points pour deux cubes" in page.get("/rules/alchemist").text
    began = page.post("/learn/alchemist", data={"name": "Zoé", "lesson": ""}, follow_redirects=False)
    assert began.status_code == 303
    assert page.get(began.headers["location"]).status_code == 200
    assert page.post("/learn/alchemist", data={"lesson": "tenth"}).status_code == 404
    assert page.post("/learn/nothing").status_code == 404


def test_a_lesson_that_is_gone_is_no_longer_taught(me, running, monkeypatch):  # noqa: F811
    table = learn(me)["id"]
    monkeypatch.setattr("athanor.kernel.lessons.lessons_of", lambda game: [])
    running.state.rooms.matches.forget(table)
    assert coach(me, table) is None
    drop(me, table, "d")


def test_the_lesson_of_a_game_is_called_by_its_name():
    assert lesson_of(find("alchemist"), "first").seat == 0


def test_the_learner_notices_what_the_script_lets_others_do_in_secret(app):  # noqa: F811
    """The coach waits for it: a page that is not told would wait for ever."""
    matches = app.state.rooms.matches
    table = learn(Guest(app), "ars_mysteriorum")["id"]
    with matches.holding(table) as live:
        lesson, heard = live.lesson, []
        for beat in lesson.script:
            heard.append(notice(live.play(beat.seat, beat.actions[0]), lesson.seat))
        assert len(heard) > len(lesson.steps)
        assert all(heard)
        assert live.scripted is None  # what comes then is as secret as anywhere
