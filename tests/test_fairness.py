"""Nobody can steer the luck, and nobody can rewrite what is over: neither through the doors nor in the database itself."""
# ruff: noqa: F811

import re
import secrets
from functools import partial
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError
from starlette.testclient import TestClient

import athanor
from athanor.cli import main
from athanor.kernel.match import commitment, mixed, sealed
from athanor.table.errors import No
from athanor.table.matches import Wish
from athanor.table.schema import metadata
from athanor.table.server import create_app
from tests.test_game_pages import COBRA
from tests.test_storage import ME, YOU, matches, new_matches, seated, url  # noqa: F401  fixtures
from tests.test_table import ORIGIN, Guest, settings


def resigned(matches):
    """A table with chat and a motion, over."""
    table = seated(matches)
    matches.act(ME, table, 0, "draw", 0)
    matches.ask_undo(ME, table, 0)
    matches.say(ME, table, 0, "Oh!")
    matches.resign(ME, table, 0)
    matches.resign(ME, table, 2)
    assert matches.storage.header(table).status == "over"
    return table


# What is over


def test_a_vote_after_the_end_changes_nothing(matches):
    """A motion that was open when the match ended has lapsed."""
    table = resigned(matches)
    with matches.storage.engine.connect() as connection:
        assert connection.execute(text("SELECT status FROM motions")).scalars().all() == ["lapsed"]
    before = matches.storage.lines(table), matches.storage.chairs(table)
    for deed in (
        lambda: matches.vote(YOU, table, 1, 1, True),
        lambda: matches.come_back(ME, table, 0),
        lambda: matches.ask_undo(YOU, table, 1),
        lambda: matches.ask_stand_in(YOU, table, 1, 0),
        lambda: matches.take_back(ME, table, 0, None),
        lambda: matches.act(YOU, table, 1, "draw", None),
        lambda: matches.resign(YOU, table, 1),
        lambda: matches.seat(table, {1: ME}),
    ):
        with pytest.raises(No, match="over"):
            deed()
    assert (matches.storage.lines(table), matches.storage.chairs(table)) == before
    matches.say(YOU, table, 1, "Well played!")


def refused(matches, words, **given):
    """The database itself says no."""
    says = "never changed|where the luck is known"
    with pytest.raises(DBAPIError, match=says), matches.storage.engine.begin() as connection:
        connection.execute(text(words), given)


def other(column):
    """A value that a column does not have."""
    kind = str(column.type)
    return {"BOOLEAN": "NOT " + column.name, "TEXT": "'[9]'"}.get(
        kind, f"{column.name} + 1" if "CHAR" not in kind else "'~'"
    )


SEAT = "match, seat, person, name, bot, resigned, link"
AFTERWARDS = {"tick", "thinker", "thinker_until", "rematch"}
KEPT = [(name, column) for name in ("matches", "lines", "seats", "motions") for column in metadata.tables[name].columns]


def test_the_database_refuses_every_write_to_a_match_that_is_over(matches):
    """Every column there is, so that one that is added later is kept too."""
    table = resigned(matches)
    for name, column in KEPT:
        if name != "matches" or column.name not in AFTERWARDS:
            refused(matches, f"UPDATE {name} SET {column.name} = {other(column)}")
    for name in ("matches", "lines", "seats", "motions"):
        refused(matches, f"DELETE FROM {name}")
    refused(
        matches, "INSERT INTO lines (match, number, kind, seat, action, at) VALUES (:table, 9, 'play', 0, 1, 0)", table=table
    )
    refused(matches, "INSERT INTO motions VALUES (:table, 9, 'undo', 0, 0, 1, 'open')", table=table)
    refused(
        matches,
        f"INSERT INTO seats ({SEAT}) VALUES (:table, 9, '', '', 'dabbler', FALSE, 'link')",
        table=table,
    )
    if matches.storage.lite:
        columns = ", ".join(f"'{table}'" if one.name == "id" else one.name for one in metadata.tables["matches"].columns)
        names = ", ".join(one.name for one in metadata.tables["matches"].columns)
        refused(matches, f"INSERT OR REPLACE INTO matches ({names}) SELECT {columns} FROM matches")
    else:
        for name in ("matches", "lines", "seats", "motions", "boxes"):
            refused(matches, f"TRUNCATE {name} CASCADE")
    with matches.storage.engine.begin() as connection:
        connection.execute(text("UPDATE matches SET tick = tick + 1, thinker = 'x', thinker_until = 1, rematch = 'x'"))
    refused(matches, "UPDATE matches SET rematch = 'y'")


def test_lines_are_not_moved_into_a_match_that_is_over(matches):
    table, other = resigned(matches), seated(matches)
    matches.act(ME, other, 0, "draw", 0)
    refused(matches, "UPDATE lines SET match = :table, number = 9 WHERE match = :other", table=table, other=other)


def test_a_promise_is_kept_while_the_match_goes_on(matches):
    table = seated(matches)
    for column in ("seed = seed + 1", "salt = 'x'", "parent = 'x'", "id = 'x'", "seals = '[9]'", "numbers = '[9]'"):
        refused(matches, f"UPDATE matches SET {column} WHERE id = :table", table=table)


def test_a_box_is_never_changed(matches):
    with matches.storage.engine.begin() as connection:
        connection.execute(text("INSERT INTO boxes VALUES ('d', 'alchemist', '{}')"))
    refused(matches, "UPDATE boxes SET written = '[]'")
    refused(matches, "DELETE FROM boxes")
    if matches.storage.lite:
        refused(matches, "INSERT OR REPLACE INTO boxes VALUES ('d', 'alchemist', '[]')")


def test_luck_is_promised_once(matches):
    """Two tables never have the same seed and salt, unless the one is played on from the other."""
    table = seated(matches)
    columns = [column["name"] for column in inspect(matches.storage.engine).get_columns("matches")]
    copied = ", ".join("'copy'" if name == "id" else name for name in columns)
    with pytest.raises(DBAPIError, match="(?i)unique"), matches.storage.engine.begin() as connection:
        connection.execute(text(f"INSERT INTO matches SELECT {copied} FROM matches WHERE id = '{table}'"))


# Who may sit where the luck is known


@pytest.fixture
def app(tmp_path):
    return create_app(settings(tmp_path))


def ended(me):
    """A match with a line, over."""
    table = me.table("me", "novice", game="sealed")["id"]
    me.act(table, 0, "bid 3", None)
    me.post(f"/api/matches/{table}/resign", seat=0)
    return table


PEOPLE = ("open", "me", "here", "", "OPEN", " open", "novice ", "search:999999")


def doors(app, called):
    """Every place of the JSON door whose body has a field of this name, with its place in the path filled in later."""
    described = app.openapi()
    for path, methods in described["paths"].items():
        for method, call in methods.items():
            schema = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            names = re.findall(r"schemas/(\w+)", str(schema))
            if any(called in described["components"]["schemas"][name].get("properties", {}) for name in names):
                yield method, path


def test_wherever_a_bot_is_asked_for_nobody_else_is_taken(app):
    """Found from the description of the doors, so that a new one is tried too."""
    me = Guest(app)
    over, open_table = ended(me), me.table("me", "open", game="sealed")["id"]
    cup = me.post("/api/events", game="alchemist", name="Cup")["event"]["id"]
    bodies: dict[str, tuple[str, dict[str, Any]]] = {
        "/api/matches/{id}/play-on": (over, {"seat": 0, "line": 0}),
        "/api/matches/{id}/start": (open_table, {}),
        "/api/games/{slug}/pages/{name}/play": ("", {"fields": COBRA}),
        "/api/events/{id}/players": (cup, {"name": "Bo"}),
    }
    found = [(path, "level") for _, path in doors(app, "level")] + [(path, "bot") for _, path in doors(app, "bot")]
    assert {path for path, _ in found} == set(bodies)
    before = len(me.get("/api/matches", which="mine")["tables"])
    for path, field in found:
        id, body = bodies[path]
        where = path.replace("{id}", id).replace("{slug}", "alkemy").replace("{name}", "troop")
        for word in PEOPLE if field == "level" else filter(None, PEOPLE):
            me.post(where, 422, **body, **{field: word})
    assert len(me.get("/api/matches", which="mine")["tables"]) == before
    assert me.get(f"/api/matches/{open_table}")["table"]["status"] == "gathering"
    assert me.get(f"/api/events/{cup}")["event"]["players"] == []


def test_the_forms_of_the_pages_take_bots_only(app, tmp_path, monkeypatch):
    me, client = Guest(app), TestClient(app)
    client.cookies.set("athanor", me.headers["Authorization"].partition(" ")[2])
    over, open_table = ended(me), me.table("me", "open", game="sealed")["id"]
    cup = me.post("/api/events", game="alchemist", name="Cup")["event"]["id"]
    before = len(me.get("/api/matches", which="mine")["tables"])
    for word in ("open", "me", "here", "OPEN", "search:999999"):
        fields = {"game": "sealed", "name": "Bo", "seats": "2", "line": "0", "seat": "0", "level": word, "bot": word}
        for path in ("/play", f"/m/{over}/play-on", f"/m/{open_table}/start", f"/events/{cup}/players"):
            assert client.post(path, data=fields, headers=ORIGIN).status_code == 422, path
    assert len(me.get("/api/matches", which="mine")["tables"]) == before
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "others"))
    CliRunner().invoke(main, ["event", "new", "alchemist", "Cup"])
    told = CliRunner().invoke(main, ["event", "add", "cup", "Bo", "--bot", "open"])
    assert (told.exit_code, "no bot 'open'" in told.output) == (2, True)


def test_nobody_sits_down_where_the_luck_is_known(matches):
    table = resigned(matches)
    line = matches.play_on(YOU, table, 0, 1, "novice")
    assert (line.parent, line.seed, line.status) == (table, matches.storage.header(table).seed, "playing")
    refused(matches, "UPDATE seats SET person = 'stranger' WHERE match = :table", table=line.id)
    refused(matches, "UPDATE seats SET person = '', bot = '' WHERE match = :table", table=line.id)
    refused(matches, f"INSERT INTO seats ({SEAT}) VALUES (:table, 9, '', '', '', FALSE, 'link')", table=line.id)


def test_a_table_laid_before_where_the_luck_is_known_takes_nobody(matches):
    """One with an open seat, from before the database said no."""
    table = matches.play_on(YOU, resigned(matches), 0, 1, "novice").id
    lite = matches.storage.lite
    with matches.storage.engine.begin() as connection:
        connection.execute(text("DROP TRIGGER alone_update" if lite else "DROP TRIGGER alone ON seats"))
        connection.execute(text("UPDATE seats SET bot = '' WHERE match = :table AND seat = 0"), {"table": table})
        connection.execute(text("UPDATE matches SET status = 'gathering' WHERE id = :table"), {"table": table})
    matches.forget(table)
    with pytest.raises(No, match="luck-known"):
        matches.sit(ME, table, 0, matches.storage.chairs(table)[0].link)


def test_what_is_played_on_is_marked_for_everybody(app, tmp_path):
    me, stranger = Guest(app), Guest(app, "Merlin")
    over = ended(me)
    table = me.post(f"/api/matches/{over}/play-on", line=0, seat=0, level="novice")["table"]["id"]
    mark = {"match": over, "line": 0}
    words = "its luck was known"
    assert all(one.get(f"/api/matches/{table}")["table"]["played_on"] == mark for one in (me, stranger))
    assert stranger.get(f"/api/matches/{table}/view", seat=-1)["table"]["played_on"] == mark
    assert stranger.get(f"/api/matches/{table}/fairness")["played_on"] == mark
    assert f"\nplayed-on: {over} 0\n" in stranger.get(f"/api/matches/{table}/transcript")
    page = TestClient(app, headers={"Accept-Language": "en"})
    assert words in page.get(f"/m/{table}").text
    page.cookies.set("athanor", me.headers["Authorization"].partition(" ")[2])
    assert "luck known" in page.get("/").text
    me.post(f"/api/matches/{table}/resign", seat=0)
    assert words in page.get(f"/m/{table}").text
    assert stranger.get(f"/api/matches/{table}/outcome")["played_on"] == mark
    text = stranger.get(f"/api/matches/{table}/transcript")
    assert athanor.replay(text, compiled=False).transcript() == text
    (tmp_path / "on.txt").write_text(text, encoding="utf-8")
    for command in ("verify", "replay"):
        told = CliRunner().invoke(main, [command, str(tmp_path / "on.txt")]).output
        assert f"Played on from line 0 of match {over}: its luck was known." in told
        assert "fair" not in told
    assert me.get(f"/api/matches/{over}/outcome")["played_on"] is None


def test_what_is_played_on_counts_in_no_event(matches):
    from athanor.events import Event, new_event
    from athanor.events.standings import next_round
    from athanor.table.events.organiser import Organiser

    organiser = Organiser(matches)
    cup = organiser.create(ME, new_event("tournament", "alchemist", "Cup", seed=1, seats=3)).id
    for name in "abc":
        organiser.ledger.change(cup, partial(Event.with_player, name=name, link=name))
    organiser.ledger.change(cup, next_round)
    table = matches.play_on(YOU, resigned(matches), 0, 1, "novice").id
    matches.resign(YOU, table, 1)
    assert matches.storage.header(table).status == "over"
    organiser.ledger.change(cup, lambda one: one.with_match(1, 1, table))
    assert not organiser.settle(cup).meeting(1, 1).done


# A number of one's own


def drawn():
    number = secrets.token_hex(16)
    return number, sealed(number)


def test_the_match_begins_when_every_sealed_number_is_said(app):
    (mine, seal), (theirs, other) = drawn(), drawn()
    me, you = Guest(app), Guest(app, "Merlin")
    table = me.table("me", "open", "novice", game="sealed", seal=seal)
    id, link = table["id"], table["seats"][1]["link"]
    assert (table["commitment"], table["sealed"]) == (me.get(f"/api/matches/{id}/fairness")["commitment"], False)
    assert me.post(f"/api/matches/{id}/open", 409, seat=0, number=mine)["code"] == "not-all-here"
    table = you.post(f"/api{link}", seal=other)["table"]
    assert (table["status"], table["sealed"]) == ("gathering", True)
    assert [one["seal"] for one in table["seats"]] == [seal, other, None]
    assert me.view(id, 0, status=409)["code"] == "not-started"
    assert me.post(f"/api/matches/{id}/leave", 409, seat=0)["code"] == "started"
    assert me.post(f"/api/matches/{id}/open", 422, seat=0, number=theirs)["code"] == "other-number"
    assert me.post(f"/api/matches/{id}/open", 403, seat=1, number=theirs)["code"] == "not-your-seat"
    me.post(f"/api/matches/{id}/open", seat=0, number=mine)
    assert [one["opened"] for one in me.get(f"/api/matches/{id}")["table"]["seats"]] == [True, False, False]
    assert you.post(f"/api/matches/{id}/open", seat=1, number=theirs)["table"]["status"] == "playing"
    assert me.post(f"/api/matches/{id}/open", seat=0, number=mine)["table"]["status"] == "playing"
    for guest in (me, you):
        running = guest.get(f"/api/matches/{id}/transcript")
        assert f"\nseals: {seal} {other} -\n" in running
        assert not [secret for secret in (mine, theirs) if secret in "".join([*guest.heard, running])]
    me.post(f"/api/matches/{id}/resign", seat=0)
    you.post(f"/api/matches/{id}/resign", seat=1)
    fair = you.get(f"/api/matches/{id}/fairness")
    assert fair["fair"]
    assert (fair["seals"], fair["numbers"]) == ([seal, other, None], [mine, theirs, None])
    assert fair["commitment"] == commitment(int(fair["seed"]), fair["salt"]) == table["commitment"]
    assert fair["luck"] == mixed(int(fair["seed"]), fair["salt"], [mine, theirs, ""])


def test_the_numbers_are_in_the_luck(matches, url, tmp_path):
    """Another number would have dealt another match; every process deals the same."""
    number, seal = drawn()
    table = matches.lay(ME, Wish("alchemist", ("me", "here", "here"), seal=seal)).id
    with matches.holding(table) as live:
        before = live.match.memory
    matches.open(ME, table, 0, number)
    with matches.holding(table) as live:
        assert live.match.memory != before
        assert live.match.numbers == [number, "", ""]
        seat = live.match.to_act()[0]
        action = live.match.legal(seat)[0]
    matches.act(ME, table, seat, action, 0)
    with matches.holding(table) as live:
        now = live.match.memory
    assert matches.storage.header(table).waits
    for again in new_matches(url, tmp_path):
        with again.holding(table) as live:
            assert live.match.memory == now


def test_a_process_that_held_the_table_before_deals_with_the_numbers(matches, url, tmp_path):
    number, seal = drawn()
    table = matches.lay(ME, Wish("alchemist", ("me", "here"), seal=seal)).id
    for other in new_matches(url, tmp_path):
        with other.holding(table):
            pass
        matches.open(ME, table, 0, number)
        with matches.holding(table) as one, other.holding(table) as two:
            assert one.match.memory == two.match.memory
            assert two.playing


def test_who_disappears_does_not_stop_the_match_and_is_named(app, tmp_path):
    """The host may begin without a number that was sealed and never said; the transcript says so."""
    me = Guest(app)
    _, seal = drawn()
    id = me.table("me", "novice", game="sealed", seal=seal)["id"]
    started = me.post(f"/api/matches/{id}/start")["table"]
    assert started["status"] == "playing"
    me.act(id, 0, "bid 3", None)
    me.post(f"/api/matches/{id}/resign", seat=0)
    text = me.get(f"/api/matches/{id}/transcript")
    assert f"\nseals: {seal} -\n" in text
    assert "\nnumbers: - -\n" in text
    on = me.post(f"/api/matches/{id}/play-on", line=0, seat=0, level="novice")["table"]
    assert on["status"] == "playing"
    (tmp_path / "one.txt").write_text(text, encoding="utf-8")
    assert (
        "Seat 0 sealed a number and kept it back." in CliRunner().invoke(main, ["verify", str(tmp_path / "one.txt")]).output
    )


def test_bots_that_fill_the_table_wait_for_the_number_of_the_host(app):
    me, (number, seal) = Guest(app), drawn()
    id = me.table("me", "open", game="sealed", seal=seal)["id"]
    assert me.post(f"/api/matches/{id}/start", level="novice")["table"]["status"] == "gathering"
    assert me.post(f"/api/matches/{id}/open", seat=0, number=number)["table"]["status"] == "playing"


def test_a_seal_leaves_with_whoever_leaves(app):
    me, you, (_, seal), (_, other) = Guest(app), Guest(app, "Merlin"), drawn(), drawn()
    id = me.table("me", "open", "open", game="sealed", listed=True)["id"]
    you.post(f"/api/matches/{id}/sit", seat=1, seal=seal)
    you.post(f"/api/matches/{id}/leave", seat=1)
    assert [one["seal"] for one in me.get(f"/api/matches/{id}")["table"]["seats"]] == [None] * 3
    you.post(f"/api/matches/{id}/sit", 422, seat=1, seal="x")
    you.post(f"/api/matches/{id}/sit", seat=1, seal=other)
    assert [one["seal"] for one in me.get(f"/api/matches/{id}")["table"]["seats"]] == [None, other, None]


def test_verify_checks_the_numbers(tmp_path):
    """Whatever is changed of them is refused with its line."""
    from athanor.kernel.box import standard_box
    from athanor.kernel.game import find
    from athanor.kernel.loading import load
    from athanor.kernel.match import Match

    numbers = [secrets.token_hex(16), "", secrets.token_hex(16)]
    game = find("alchemist")
    match = Match(load("alchemist", compiled=False), standard_box(game), 3, {}, 7, "ab", numbers=numbers)
    for _ in range(5):
        match.play(match.legal()[0])
    text = match.transcript()
    assert athanor.replay(text, compiled=False).memory == match.memory
    assert athanor.replay(text, compiled=False).transcript() == text == match.clone().transcript()
    file = tmp_path / "match.txt"
    file.write_text(text, encoding="utf-8")
    assert "fair. The numbers of seat 0, 2 are in its luck." in CliRunner().invoke(main, ["verify", str(file)]).output
    for old, new, says in (
        (numbers[0], secrets.token_hex(16), "line 12: the number of seat 0 does not fit its seal"),
        (sealed(numbers[2]), sealed(""), "line 12: the number of seat 2 does not fit its seal"),
        (f"numbers: {numbers[0]} - ", f"numbers: {numbers[0]} ", "line 12: numbers has one word a seat"),
        (f"numbers: {numbers[0]} - {numbers[2]}\n", "", "has no line 'numbers: ...'"),
        (f"seals: {sealed(numbers[0])} - {sealed(numbers[2])}\n", "", "has no line 'seals: ...'"),
    ):
        assert old in text
        with pytest.raises(athanor.BadTranscript, match=re.escape(says)):
            athanor.replay(text.replace(old, new), compiled=False)
    other = Match(load("alchemist", compiled=False), standard_box(game), 3, {}, 7, "ab", numbers=["", "", numbers[2]])
    assert other.memory != Match(match.loaded, match.box, 3, {}, 7, "ab", numbers=numbers).memory
