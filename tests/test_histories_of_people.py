"""What somebody has played: results with filters, statistics, achievements; and what others may know of it."""
# ruff: noqa: F811

import time

import pytest
from sqlalchemy import event, insert

import athanor
from athanor.kernel.game import find, slugs
from athanor.kernel.honours import Achievement, Course, earned, holds, honours_of, role_of
from athanor.table.accounts import history, plots
from athanor.table.schema import finished, honours, metadata, results
from tests.test_accounts import Browser, app  # noqa: F401  fixture
from tests.test_storage import url  # noqa: F401  fixtures

GAMES = [slug for slug in slugs() if slug not in ("connect_four", "sealed")]


def course(news=(), last=None, place=1, points=0, after=None):
    return Course(0, 2, news, last, place, points, after or (lambda line: None))


class Position:
    def __init__(self, **fields):
        self.__dict__.update(fields)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_achievements_with_their_texts(game):
    """What they name is there: the contract looks whenever a game is loaded."""
    found = honours_of(find(game))
    assert athanor.load(game, compiled=False)
    assert len(found.achievement) >= 3
    assert len({one.name for one in found.achievement}) == len(found.achievement)


def test_an_achievement_wants_all_that_it_says():
    game = find("alchemist")
    told = [((-1, 72, 0, 0, 0, 0, 0),), ((-1, 45, 1, 0, 0, 0, 0), (-1, 45, 0, 2, 0, 9, 0))]
    assert "hundred" in earned(game, course(told))
    assert earned(game, course(told, place=2)) == ["hundred"]
    assert holds(game, Achievement(name="xx", rule="AL-045", numbers={"d": 9}), course(told))
    assert not holds(game, Achievement(name="xx", rule="AL-045", numbers={"d": 10}), course(told))
    assert not holds(game, Achievement(name="xx", rule="AL-045", times=2), course(told))
    assert not holds(game, Achievement(name="xx", without="AL-045"), course(told))
    assert not holds(game, Achievement(name="xx", points=1), course(told))


def test_a_stone_before_round_30_and_a_troop_that_comes_home():
    stone = [((-1, 102, 0, 0, 0, 0, 0),)]
    for turn, is_early in ((57, True), (58, False)):
        found = earned(find("materia_prima"), course(stone, Position(), after=lambda line, turn=turn: Position(turn=turn)))
        assert ("early-stone" in found) is is_early
    for lost, home in ((0, True), (1, False)):
        assert ("unscathed" in earned(find("alkemy"), course(last=Position(removed=[lost, 3])))) is home


def played_out(browser, game="connect_four"):
    """A whole match against a novice, by the first legal actions."""
    match = browser.client.post("/api/matches", json={"game": game, "seats": ["me", "here"]}).json()["table"]["id"]
    for _ in range(100):
        for seat in (0, 1):
            view = browser.client.get(f"/api/matches/{match}/view?seat={seat}").json()
            if view["table"]["status"] == "over":
                browser.app.state.rooms.record.write(match)
                return match
            if view["your_turn"]:
                body = {"seat": seat, "action": view["legal"][0]["action"], "version": view["version"]}
                assert browser.client.post(f"/api/matches/{match}/act", json=body).is_success
    raise AssertionError("it does not end")


def test_my_matches_are_listed_with_results_and_filters(app):
    browser = Browser(app).claim("Zosime")
    match = played_out(browser)
    page = browser.page("/history?game=connect_four")
    assert page.count(f"/m/{match}") >= 2
    assert "place 1 of 2" in page
    assert "1 won of 2" in page
    for path, shown in (("?result=won", 1), ("?result=lost", 1), ("?result=rated", 0), ("?page=2", 0), ("", 2)):
        found = browser.client.get(f"/api/history{path}").json()
        assert (len(found["matches"]), found["more"]) == (shown, False), path
    for path in ("?game=chess", "?page=0", "?result=drawn", "?page=99999"):
        assert browser.client.get(f"/history{path}").status_code in (404, 422)
    assert Browser(app).client.get("/history").status_code == 401


def test_others_learn_the_name_the_ratings_and_the_achievements_and_no_match(app):
    browser, other = Browser(app).claim("Zosime"), Browser(app)
    match = played_out(browser)
    person = app.state.rooms.accounts.called("zosime").id
    with app.state.rooms.matches.storage.writing() as connection:
        told = {"who": person, "game": "alchemist", "name": "hundred", "match": match, "ended": time.time()}
        connection.execute(insert(honours).values(**told))
    page, data = other.page("/people/ZOSIME"), other.client.get("/api/people/zosime").text
    assert "Twice round the track" in page
    for seen in (page, data):
        assert not [secret for secret in (match, person, browser.client.cookies["athanor"]) if secret in seen]
    assert other.client.get("/people/nobody").status_code == 404
    assert "Zosime" not in other.page("/")


def test_what_was_earned_comes_along_and_is_forgotten(app):
    first, guest = Browser(app).claim("Zosime"), Browser(app)
    match = guest.played()
    rooms = app.state.rooms
    rooms.record.write(match)
    ids = [rooms.people.read(one.client.cookies["athanor"]).id for one in (first, guest)]
    with rooms.matches.storage.writing() as connection:
        for who, name in ((ids[0], "hundred"), (ids[1], "hundred"), (ids[1], "original")):
            row = {"who": who, "game": "alchemist", "name": name, "match": match, "ended": 1.0}
            connection.execute(insert(honours).values(**row))
    guest.post("/sign-in", code=first.code())
    assert sorted(name for _, name in history.honours_of(rooms.matches.storage, ids[0])) == ["hundred", "original"]
    assert [one.match for one in history.history(rooms.matches.storage, ids[0])[0]] == [match]
    first.post("/account/delete", sure="Zosime")
    assert history.honours_of(rooms.matches.storage, ids[0]) == {}
    assert history.history(rooms.matches.storage, ids[0])[0] == []


def many(storage, person, count):
    """So many results of somebody."""
    with storage.writing() as connection:
        for k in range(count):
            head = {"match": f"m{k}", "game": "alchemist", "ended": float(k)}
            connection.execute(insert(finished).values(**head, why="casual"))
            told = {"seats": 2, "place": 1 + k % 2, "won": k % 2 == 0, "points": k, "role": "", "opening": "draw"}
            connection.execute(insert(results).values(**head, **told, seat=0, who=person))


def test_a_page_asks_a_bounded_number_of_questions_and_each_by_an_index(app):
    """However much was played; no question looks through a whole table."""
    browser = Browser(app).claim("Zosime")
    storage = app.state.rooms.matches.storage
    person = app.state.rooms.accounts.called("Zosime").id
    asked: list[tuple[str, object]] = []

    def note(connection, cursor, statement, parameters, context, executemany):
        asked.append((statement, parameters))

    event.listen(storage.engine, "before_cursor_execute", note)
    paths = ("/", "/find", "/notices", "/history?game=alchemist", "/history?result=rated&page=2", "/people/Zosime",
             "/ratings/alchemist", "/account", "/settings", "/api/history", "/api/matches?which=mine",
             "/api/companions", "/api/seek", "/api/people/Zosime")  # fmt: skip
    counts: dict[str, list[int]] = {}
    for turn in (0, 1):
        for path in paths:
            app.state.rooms.accounts.forget()
            asked.clear()
            assert browser.client.get(path).status_code == 200
            counts.setdefault(path, []).append(len(asked))
            if storage.lite:
                scans = [plan for plan in plans(storage, asked) if scanned(plan)]
                assert scans == [], (path, scans)
        if not turn:
            many(storage, person, 50)
    event.remove(storage.engine, "before_cursor_execute", note)
    assert all(before == after and after <= 12 for before, after in counts.values()), counts


def scanned(plan):
    """A whole table is looked through; a few rows that another question has found may be."""
    return plan.startswith("SCAN") and plan.split()[1] in metadata.tables


def plans(storage, asked):
    found = []
    with storage.reading.connect() as connection:
        for statement, parameters in list(asked):
            if statement.startswith("SELECT"):
                rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
                found += [str(row[3]) for row in rows]
    return found


def test_a_role_is_what_the_seat_played():
    match = athanor.start("materia_prima", seed=1, compiled=False)
    assert role_of(match.game, Position(alchemist=[2, 255]), 0) == 2
    assert role_of(match.game, Position(alchemist=[2, 255]), 1) == -1
    assert role_of(find("ars_alchimia"), None, 0) == -1


@pytest.mark.parametrize("game", GAMES)
def test_an_opening_is_told_in_words(game, app):
    """As a player would say it; what nobody can read any more stays as it was written."""
    match = athanor.start(game, seats=find(game).usual, seed=3, compiled=False)
    first = match.notation(match.legal(match.to_act()[0])[0])
    browser = Browser(app).claim()
    person = app.state.rooms.accounts.called("Abigaïl").id
    kept = {"game": game, "ended": 1.0}
    with app.state.rooms.matches.storage.writing() as connection:
        for name, opening in (("m1", first), ("m2", "no such deed")):
            connection.execute(insert(finished).values(match=name, why="", **kept))
            row = {"match": name, "seat": 0, "who": person, "place": 1, "won": True, "seats": 2, "points": 9, "role": ""}
            connection.execute(insert(results).values(**row, **kept, opening=opening))
    told = browser.page(f"/history?game={game}")
    shown = told[told.index("<h3>Favourite openings") : told.index("<h3>Points")]
    assert "no such deed" in shown
    assert f">{first}<" not in shown


def test_a_match_by_other_rules_shows_the_cover_of_its_game(app):
    """Nothing draws it any more; a list of matches has no hole there."""
    browser = Browser(app).claim()
    match = browser.post("/play", game="connect_four", seats="2").headers["location"]
    assert browser.client.get(f"{match}/thumbnail.svg").headers["content-type"].startswith("image/svg")
    rooms = app.state.rooms
    with rooms.matches.storage.writing() as connection:
        connection.exec_driver_sql("UPDATE matches SET edition = edition - 1, tick = tick + 1")
    rooms.matches.forget(match[3:])
    moved = browser.client.get(f"{match}/thumbnail.svg", follow_redirects=False)
    assert moved.headers["location"] == "/games/connect_four/cover.svg?lang=en"
    assert browser.client.get(moved.headers["location"]).status_code == 200


def test_a_plot_is_drawn_for_a_narrow_page_too(app):
    """Both are there, and the room around them says which is shown."""
    drawn = plots.over_time([1, 2, 3], "Points", "the last 3")
    assert drawn.startswith('<div class="curves">')
    assert [drawn.count(f'class="chart {one}"') for one in ("wide", "narrow")] == [1, 1]
    assert plots.over_time([], "Points", "none") == ""
