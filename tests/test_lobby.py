"""The lobby: whose turn it is, what waits, what is over and how it ended, what a table looks like from afar."""

import re
import time
from html import unescape
from random import Random

import pytest
from sqlalchemy import event, text

import athanor
from athanor.kernel.game import find, slugs
from athanor.kernel.organised import points_of
from athanor.table.lobby import LAST_COOKIE, Last, last_of
from athanor.table.server import create_app
from athanor.table.times import span, when
from athanor.table.words import words
from tests.test_table import ORIGIN, Guest, settings

FIRST = {"first": "0"}


@pytest.fixture
def app(tmp_path):
    return create_app(settings(tmp_path))


def lobby(guest, **headers):
    page = guest.client.get("/lobby", headers={**guest.headers, **headers}).text
    return unescape(page)


def cards(page):
    return re.findall(r'id="turn-([\w-]+)"', page)


def list_of(page, name):
    return page.partition(f'id="list-{name}"')[2].partition("</details>")[0]


def seated(me, other, **more):
    """A table of two people where it is the first one's turn."""
    table = me.table("me", "open", options=FIRST, **more)
    other.post(f"/api{table['seats'][1]['link']}")
    return table["id"]


def turn(who, table, seat):
    """The seat does something, until its turn is over."""
    while (seen := who.view(table, seat))["your_turn"]:
        who.act(table, seat, seen["legal"][0]["action"], seen["version"])


def rooms(app):
    return app.state.rooms


def test_people_who_wait_come_before_bots_and_the_longest_wait_is_on_top(app):
    me, other = Guest(app), Guest(app, "Merlin")
    with_bot = me.table("me", "novice", options=FIRST)["id"]
    tables = [seated(me, other) for _ in range(2)]
    assert cards(lobby(me)) == [*tables, with_bot]
    assert cards(lobby(other)) == []
    waiting = list_of(lobby(other), "waiting")
    assert waiting.count("Abigaïl is thinking") == 2


def test_a_card_tells_rivals_points_and_what_happened_since(app):
    me, other = Guest(app), Guest(app, "Merlin", language="fr")
    table = seated(me, other)
    turn(me, table, 0)
    mine = me.view(table)["state"]["score"]
    turn(other, table, 1)
    theirs, card = me.view(table)["state"]["score"][1], lobby(me)
    assert re.search(rf"Merlin\s*<b>{theirs}</b>", card)
    assert f"you have {mine[0]} point" in card
    assert re.search(r"\d deeds? since your last turn<q>Merlin ", card)
    turn(me, table, 0)
    card = lobby(other)
    assert re.search(r"\d actions? depuis votre dernier tour<q>Abigaïl ", card)
    assert f"vous avez {theirs} point" in card


def test_a_table_that_gathers_waits_for_its_host_and_is_open_to_others(app):
    me, other = Guest(app), Guest(app, "Merlin")
    me.table("me", "open", "open", listed=True, clock=86_400)
    assert "1 of 3 seats taken" in list_of(lobby(me), "waiting")
    opened = list_of(lobby(other), "open")
    assert "Abigaïl invites, 1 day for each turn" in opened
    assert "Join" in opened
    assert "list-open" not in lobby(me)


def test_a_finished_match_tells_its_result_to_each(app):
    me, other, third = Guest(app), Guest(app, "Merlin"), Guest(app, "Zosime")
    table = seated(me, other)
    while me.view(table)["table"]["status"] != "over":
        turn(me, table, 0)
        turn(other, table, 1)
    outcome = me.get(f"/api/matches/{table}/outcome")["results"]
    totals = [one["total"] for one in outcome]
    first = next(one["seat"] for one in outcome if one["place"] == 1)
    won, lost = ((me, other), (other, me))[first]
    assert f"you won, {totals[first]} to {totals[1 - first]}" in list_of(lobby(won), "over")
    assert f"won, {totals[first]} to {totals[1 - first]}" in list_of(lobby(lost), "over")
    assert "you won" not in list_of(lobby(lost), "over")
    assert "list-over" not in lobby(third)


def test_whoever_gave_up_is_told_so(app):
    me, other = Guest(app), Guest(app, "Merlin", language="fr")
    table = seated(me, other)
    other.post(f"/api/matches/{table}/resign", seat=1)
    assert "vous avez abandonné" in list_of(lobby(other), "over")
    assert "you won, with" in list_of(lobby(me), "over")


def test_a_lobby_without_news_is_some_queries_and_no_match_is_held(app, monkeypatch):
    me, other = Guest(app), Guest(app, "Merlin")
    for _ in range(4):
        seated(me, other, listed=True)
    before = lobby(me)
    asked: list[str] = []
    matches = rooms(app).matches
    event.listen(
        matches.storage.engine, "before_cursor_execute", lambda c, cursor, statement, *rest: asked.append(statement)
    )
    monkeypatch.setattr(matches, "holding", None)
    assert cards(lobby(me)) == cards(before)
    assert len(asked) <= 6


def test_a_match_of_another_edition_or_of_a_game_that_is_gone_does_not_close_the_lobby(app):
    me, other = Guest(app), Guest(app, "Merlin")
    old, gone, here = (seated(me, other) for _ in range(3))
    with rooms(app).matches.storage.writing() as connection:
        connection.execute(text("UPDATE matches SET edition = 99, tick = tick + 1 WHERE id = :id"), {"id": old})
        connection.execute(text("UPDATE matches SET game = 'lost', tick = tick + 1 WHERE id = :id"), {"id": gone})
    rooms(app).matches.forget(old)  # as after a start with newer rules
    page = lobby(me)
    assert cards(page) == [old, here]
    assert f"/m/{here}/thumbnail.svg" in page
    assert f"/m/{old}/thumbnail.svg" not in page


def test_a_thumbnail_is_the_visitors_own_view(app):
    me, other = Guest(app), Guest(app, "Merlin")
    gathering = me.table("me", "open")["id"]
    assert me.get(f"/m/{gathering}/thumbnail.svg", 409)["code"] == "not-started"
    assert me.get("/m/nowhere/thumbnail.svg", 404)["code"] == "no-such-table"
    table = seated(me, other)
    mine, theirs, watching = (
        who.client.get(f"/m/{table}/thumbnail.svg", headers=who.headers) for who in (me, other, Guest(app))
    )
    assert mine.headers["content-type"] == "image/svg+xml"
    assert mine.text.startswith("<svg xmlns=")
    assert "<style>" in mine.text
    assert len({mine.text, theirs.text, watching.text}) == 3
    assert "data-action" in mine.text
    assert "data-action" not in theirs.text + watching.text


def test_several_at_one_screen_see_a_thumbnail_of_what_all_may_see(app):
    me = Guest(app)
    table = me.table("me", "here", options=FIRST)["id"]
    page = me.client.get(f"/m/{table}/thumbnail.svg", headers=me.headers).text
    assert page == Guest(app).client.get(f"/m/{table}/thumbnail.svg", headers=me.headers | {"Authorization": ""}).text
    assert "data-action" not in page


def test_how_one_played_last_is_said_once_and_kept(app):
    client = Guest(app).client
    asked = {"game": "ars_mysteriorum", "seats": "2", "level": "novice", "name": "Abigaïl"}
    made = client.post("/play", data=asked, headers=ORIGIN, follow_redirects=False)
    assert client.cookies[LAST_COOKIE] == "2.novice"
    table = client.get(f"/api{made.headers['location'].replace('/m/', '/matches/')}").json()["table"]
    assert [chair.get("level") for chair in table["seats"]] == [None, "novice", "novice"]  # as few as the game allows
    page = unescape(client.get("/").text)
    assert page.count("as last time: 2 players, bots of the level “novice”") == 1
    assert page.count("<option selected>2</option>") == 1


def test_without_a_number_as_many_sit_down_as_the_game_likes_best(app):
    client = Guest(app).client
    for game in ("alchemist", "alkemy"):
        made = client.post("/play", data={"game": game, "level": "novice"}, headers=ORIGIN, follow_redirects=False)
        table = client.get(f"/api{made.headers['location'].replace('/m/', '/matches/')}").json()["table"]
        assert len(table["seats"]) == find(game).usual
        assert table["options"] == find(game).at_once
    assert find("alkemy").at_once == {"distances": "measured"}
    assert "as last time: as many players as the game likes best" in client.get("/").text


@pytest.mark.parametrize(
    "written", ["", "9.novice", "3.wizard", "3", "-1.novice", "33.novice", "٣.novice", "3.novice.x", "é"]
)
def test_a_cookie_that_says_something_else_says_nothing(written):
    assert last_of(written) == Last()
    assert last_of("3.novice") == Last(3, "novice", True)


def test_who_comes_first_sees_the_games_first(app):
    client = Guest(app).client
    page = client.get("/").text
    assert page.index('class="start"') < page.index('id="tables"')
    assert page.count('class="line"') >= 5
    me = Guest(app)
    me.table("me", "novice")
    page = me.client.get("/", headers=me.headers).text
    assert page.index('id="tables"') < page.index('class="start"')


@pytest.mark.parametrize(
    ("seconds", "ago", "waits", "fr"),
    [
        (-5, "just now", "just now", "à l’instant"),
        (59, "just now", "just now", "à l’instant"),
        (61, "a minute ago", "for a minute", "depuis une minute"),
        (3 * 3600, "3 hours ago", "for 3 hours", "depuis 3 heures"),
        (90_000, "yesterday", "since yesterday", "depuis hier"),
        (86_400 * 12, "12 days ago", "for 12 days", "depuis 12 jours"),
    ],
)
def test_a_while_in_words_with_its_date(seconds, ago, waits, fr):
    at = time.time() - seconds
    assert ago in when(words("en"), at)
    assert waits in when(words("en"), at, "waits")
    assert fr in when(words("fr"), at, "waits")
    assert re.match(r'<time datetime="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00">', when(words("en"), at))


def test_a_while_has_its_largest_unit():
    assert [span(n)["n"] for n in (0, 60, 3599, 3600, 86_399, 86_400)] == [0, 1, 59, 1, 23, 1]


@pytest.mark.parametrize("game", [slug for slug in slugs() if slug not in ("connect_four", "sealed")])
def test_the_points_that_a_seat_knows_are_those_that_all_see(game):
    """Nothing hidden counts: a seat and a spectator count the same for the others, and the truth is that or more."""
    match, luck = athanor.start(game, seats=find(game).usual, seed=3, compiled=False), Random(3)
    for line in range(80):
        if match.over:
            break
        if line % 10 == 0:
            true, known = points_of(match), [points_of(match.view(seat)) for seat in range(-1, match.seats)]
            for seat in range(match.seats):
                rivals = [points[seat] for k, points in enumerate(known) if k != seat + 1]
                assert len(set(rivals)) == 1
                assert rivals[0] <= true[seat] == known[seat + 1][seat]
        seat = match.to_act()[0]
        match.play(luck.choice(match.legal(seat)), seat)


def test_those_at_one_screen_have_one_vote(app):
    """Whoever of them gives it, and behind the curtain too."""
    me, guest = Guest(app), Guest(app, "Merlin")
    table = me.table("me", "here", "open", options={"first": "2"})
    guest.post(f"/api{table['seats'][2]['link']}")
    table = table["id"]
    for seat in (-1, 1):
        version = guest.view(table, 2)["version"]
        guest.act(table, 2, "draw", version)
        guest.post(f"/api/matches/{table}/undo", seat=2)
        number = guest.view(table, 2)["motions"][0]["number"]
        offered = me.get(f"/m/{table}/live")["parts"]["motions"]
        assert f'data-vote="{number}" data-agree="1"' in offered
        assert "data-vote" not in guest.get(f"/m/{table}/live")["parts"]["motions"]
        me.post(f"/api/matches/{table}/motions/{number}", seat=seat, agree=True)
        assert guest.view(table, 2)["motions"] == []
        assert guest.view(table, 2)["line"] == 0
    assert Guest(app).post(f"/api/matches/{table}/motions/1", 403, agree=True)["code"] == "not-your-seat"


@pytest.mark.parametrize(("language", "says"), [("en", "a table for 3 players"), ("fr", "une table pour 3 joueurs")])
def test_an_invitation_tells_the_game_its_length_its_players_and_its_rules(app, language, says):
    host = Guest(app)
    link = host.table("me", "open", "novice")["seats"][1]["link"]
    guest = Guest(app, "Merlin", language)
    page = unescape(guest.client.get(link, headers=guest.headers).text)
    assert says in page
    assert words(language)("minutes", minutes=find("alchemist").minutes) in page
    assert 'href="/rules/alchemist"' in page
    assert "Abigaïl" in page
