"""The table through its JSON door: whole matches, races, repeats, refusals, consent, and what nobody may learn."""

import json
import re
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from athanor.kernel.game import find, slugs
from athanor.table.server import create_app
from athanor.table.settings import Limits, Settings
from tests.browser import LONG, wait_until

FREE = Limits(reads=(1e6, 1e6), writes=(1e6, 1e6), tables=(1e6, 1e6), talk=(1e6, 1e6), hints=(1e6, 1e6))
ORIGIN = {"Origin": "http://testserver"}


def settings(folder: Path, **given) -> Settings:
    return Settings(**{"data": folder, "compiled": False, "pace": 0.0, "limits": FREE, **given})


@pytest.fixture
def app(tmp_path):
    return create_app(settings(tmp_path))


class Guest:
    """Somebody with a token, who keeps every byte that was answered."""

    def __init__(self, app, name="Abigaïl", language="en"):
        self.client = TestClient(app)
        self.heard: list[str] = []
        self.headers = {"Accept-Language": language}
        token = self.post("/api/people", name=name)["token"]
        self.headers["Authorization"] = f"Bearer {token}"

    def post(self, path, status=None, **body):
        return self._read(self.client.post(path, json=body, headers=self.headers), status)

    def get(self, path, status=None, **query):
        return self._read(self.client.get(path, params=query, headers=self.headers), status)

    def _read(self, response, status):
        self.heard.append(response.text)
        answer = response.json() if "json" in response.headers["content-type"] else response.text
        if status is None:
            assert response.is_success, answer
        else:
            assert response.status_code == status, answer
        return answer

    def table(self, *seats, game="alchemist", **more):
        return self.post("/api/matches", game=game, seats=list(seats), **more)["table"]

    def view(self, table, seat=0, **query):
        return self.get(f"/api/matches/{table}/view", seat=seat, **query)

    def act(self, table, seat, action, version, status=None):
        return self.post(f"/api/matches/{table}/act", status, seat=seat, action=action, version=version)


@pytest.fixture
def running(app):
    """The application with its bots, furnace and bell awake."""
    with TestClient(app):
        yield app


OLD = {
    "/api/tables?which=mine": "/api/matches?which=mine",
    "/api/tables/ID": "/api/matches/ID",
    "/api/tables/ID/events": "/api/matches/ID/stream",
    "/api/tables/ID/motions/1": "/api/matches/ID/motions/1",
    "/api/tables/events": "/api/matches/stream",
    "/api/tables/a%3Fb%25%0D%0Ac/view?seat=0&lang=fr": "/api/matches/a%3Fb%25%0D%0Ac/view?seat=0&lang=fr",
    "/api/lobby/events": "/api/lobby/stream",
}


@pytest.mark.parametrize("old", OLD)
def test_an_old_address_leads_to_the_new_one(app, old):
    client = TestClient(app, follow_redirects=False)
    for method in ("GET", "POST") if "lobby" not in old else ("GET",):
        answer = client.request(method, old, headers=ORIGIN)
        assert (answer.status_code, answer.headers["location"]) == (308, OLD[old])


def test_a_program_that_knows_the_old_addresses_plays_on(app):
    guest = Guest(app)
    table = guest.post("/api/tables", game="alchemist", seats=["me", "here"])["table"]["id"]
    seen = guest.get(f"/api/tables/{table}/view", seat=0)
    seat = seen["to_act"][0]
    legal = guest.view(table, seat)["legal"][0]["action"]
    assert guest.post(f"/api/tables/{table}/act", seat=seat, action=legal, version=0)["version"] == 1
    assert guest.view(table, seat) == guest.get(f"/api/tables/{table}/view", seat=seat)


def play_out(table, *guests, spectators=()):
    """Let the guests (seat by seat) play the first legal action, until the match is over."""
    turn, last = 0, {}

    def over():
        nonlocal turn, last
        acted = True
        while acted:  # whoever waits for a bot looks again a moment later
            acted = False
            for seat, guest in enumerate(guests):
                last = guest.view(table, seat)
                if last["table"]["status"] == "over":
                    return True
                if last["your_turn"]:
                    legal = last["legal"]
                    guest.act(table, seat, legal[turn * 5 % len(legal)]["action"], last["version"])
                    turn, acted = turn + 1, True
            for spectator in spectators:
                spectator.view(table, -1)
        return False

    wait_until(over, LONG)
    return last


def test_a_match_against_bots_is_played_to_its_end(running):
    me = Guest(running)
    table = me.table("me", "novice", "apprentice")
    assert table["status"] == "playing"
    end = play_out(table["id"], me)
    outcome = me.get(f"/api/matches/{table['id']}/outcome")
    assert [one["total"] for one in outcome["results"]] == end["scores"] == outcome["over_time"][-1]
    counted = [sum(points[seat] for points in outcome["by_rule"].values()) for seat in range(3)]
    assert counted == end["scores"]


def test_the_seats_of_a_table_are_taken_by_link(app):
    host, friend, stranger = Guest(app), Guest(app, "Merlin"), Guest(app, "Zosime")
    table = host.table("me", "open")
    assert table["status"] == "gathering"
    link = table["seats"][1]["link"]
    assert "link" not in json.dumps(friend.get(f"/api/matches/{table['id']}"))
    assert stranger.post(f"/api/matches/{table['id']}/sit", 403, seat=1)["code"] == "need-link"
    joined = friend.post(f"/api{link}")
    assert (joined["seat"], joined["table"]["status"]) == (1, "playing")
    assert friend.post(f"/api{link}")["seat"] == 1
    assert stranger.post(f"/api{link}", 409)["code"] == "seat-taken"
    assert stranger.post("/api/join/nowhere", 404)["code"] == "no-such-link"


def test_anybody_sits_down_at_a_listed_table_and_the_host_may_fill_it_with_bots(app):
    host, friend = Guest(app), Guest(app, "Merlin")
    table = host.table("me", "open", "open", listed=True)["id"]
    assert table in [one["id"] for one in friend.get("/api/matches", which="open")["tables"]]
    friend.post(f"/api/matches/{table}/sit", seat=2)
    friend.post(f"/api/matches/{table}/leave", seat=2)
    friend.post(f"/api/matches/{table}/sit", seat=1)
    assert friend.post(f"/api/matches/{table}/start", 403)["code"] == "not-host"
    started = host.post(f"/api/matches/{table}/start", level="novice")["table"]
    assert [one["kind"] for one in started["seats"]] == ["person", "person", "bot"]
    assert started["status"] == "playing"


def both(app, *others, **more):
    """Two people at one table, whoever is to act first of all first; with `others` on the seats behind them."""
    host, friend = Guest(app), Guest(app, "Merlin")
    table = host.table("me", "open", *others, options={"first": "0"}, **more)
    friend.post(f"/api{table['seats'][1]['link']}")
    return table["id"], 0, host, friend


def test_a_stale_action_is_refused_and_a_repeated_one_is_answered_alike(app):
    table, seat, me, other = both(app, "novice")
    take = next(one for one in me.view(table, seat)["legal"] if one["notation"].startswith("take"))
    first = me.act(table, seat, take["action"], 0)
    tick = me.get(f"/api/matches/{table}")["table"]["tick"]
    assert me.act(table, seat, take["action"], 0) == first == {"ok": True, "version": 1, "tick": tick}
    assert me.act(table, seat, "draw", 0, 409)["code"] == "stale"
    draw = other.act(table, 1 - seat, "draw", 1)
    assert draw["version"] == 2
    assert me.act(table, seat, take["action"], 0) == first
    assert me.get(f"/api/matches/{table}/transcript").count(f" {seat}: take") == 1


def test_a_refusal_cites_its_rule_in_the_language_asked_for(app):
    table, seat, me, other = both(app, "novice")
    refused = other.act(table, 1 - seat, "draw", 0, 409)
    assert re.fullmatch(r"refused/AL-\d+", refused["code"])
    assert refused["rule"] in refused["code"]
    why = me.get(f"/api/matches/{table}/why-not", seat=seat, action="copy C01")["refusal"]
    assert why["rule"].startswith("AL-")
    me.headers["Accept-Language"] = "fr-BE,fr;q=0.9,en;q=0.1"
    french = me.get(f"/api/matches/{table}/why-not", seat=seat, action="copy C01")["refusal"]
    assert french["rule"] == why["rule"]
    assert french["text"] != why["text"]
    assert me.get(f"/api/matches/{table}/why-not", seat=seat, action="draw")["refusal"] is None
    assert me.act(table, seat, "fly away", 0, 422)["code"] == "unreadable"


def test_an_open_choice_is_taken_back_until_it_is_committed(app):
    table, seat, me, other = both(app, "novice")
    create = next(one for one in me.view(table, seat)["legal"] if one["notation"].startswith("create"))
    me.act(table, seat, create["action"], 0)
    assert me.view(table, seat)["may_take_back"]
    assert other.post(f"/api/matches/{table}/take-back", 409, seat=1 - seat)["code"] == "committed"
    assert me.post(f"/api/matches/{table}/take-back", seat=seat, version=1)["version"] == 2
    again = me.view(table, seat)
    assert (again["version"], again["line"], again["may_take_back"]) == (2, 0, False)
    me.act(table, seat, "draw", 2)
    assert me.post(f"/api/matches/{table}/take-back", 409, seat=seat)["code"] == "committed"


def test_undo_needs_the_consent_of_the_other_people(app):
    table, seat, me, other = both(app, "novice")
    me.act(table, seat, "draw", 0)
    me.post(f"/api/matches/{table}/undo", seat=seat)
    motion = other.view(table, 1 - seat)["motions"][0]
    assert motion["kind"] == "undo"
    other.post(f"/api/matches/{table}/motions/{motion['number']}", seat=1 - seat, agree=False)
    assert me.view(table, seat)["line"] == 1
    me.post(f"/api/matches/{table}/undo", seat=seat)
    motion = other.view(table, 1 - seat)["motions"][0]
    other.post(f"/api/matches/{table}/motions/{motion['number']}", seat=1 - seat, agree=True)
    seen = me.view(table, seat)
    assert (seen["line"], seen["version"], seen["motions"]) == (0, 2, [])
    assert seen["your_turn"]


def test_bots_agree_to_an_undo_at_once(running):
    me = Guest(running)
    table = me.table("me", "novice", "novice", options={"first": "0"})["id"]
    me.act(table, 0, "draw", 0)
    me.post(f"/api/matches/{table}/undo", seat=0)
    assert me.view(table)["line"] == 0


def test_a_new_line_answers_a_request_to_undo(app):
    table, seat, me, other = both(app, "novice")
    me.act(table, seat, "draw", 0)
    me.post(f"/api/matches/{table}/undo", seat=seat)
    other.act(table, 1 - seat, "draw", 1)
    assert other.view(table, 1 - seat)["motions"] == []


def test_whoever_resigns_against_one_other_ends_the_match(app):
    table, seat, me, other = both(app)
    me.post(f"/api/matches/{table}/resign", seat=seat)
    outcome = other.get(f"/api/matches/{table}/outcome")
    assert [one["place"] for one in outcome["results"]][seat] == 2
    assert me.get(f"/api/matches/{table}")["table"]["ending"] == "resigned"
    assert other.act(table, 1 - seat, "draw", 0, 409)["code"] == "over"


def test_among_three_people_a_bot_plays_on_for_whoever_resigns(running):
    guests = [Guest(running, name) for name in ("Abigaïl", "Merlin", "Zosime")]
    table = guests[0].table("me", "open", "open")
    for guest, chair in zip(guests[1:], table["seats"][1:], strict=True):
        guest.post(f"/api{chair['link']}")
    guests[2].post(f"/api/matches/{table['id']}/resign", seat=2)
    shown = guests[0].get(f"/api/matches/{table['id']}")["table"]
    assert (shown["status"], shown["seats"][2]["resigned"], shown["seats"][2]["kind"]) == ("playing", True, "away")
    assert guests[2].post(f"/api/matches/{table['id']}/come-back", 409, seat=2)["code"] == "resigned"


def test_a_bot_stands_in_when_the_clock_has_run_out_and_gives_the_seat_back(tmp_path):
    app = create_app(settings(tmp_path, sweep=0.1))
    with TestClient(app):
        table, seat, me, _other = both(app, clock=1)
        wait_until(lambda: me.get(f"/api/matches/{table}")["table"]["seats"][seat]["kind"] == "away")
        assert me.act(table, seat, "draw", None, 409)["code"] == "bot-plays"
        me.post(f"/api/matches/{table}/come-back", seat=seat)
        assert me.get(f"/api/matches/{table}")["table"]["seats"][seat]["kind"] == "person"


def test_a_stand_in_is_proposed_only_after_a_while(app):
    table, seat, me, other = both(app)
    late = other.post(f"/api/matches/{table}/stand-in", 409, seat=1 - seat, target=seat)
    assert late["code"] == "patience"
    app.state.rooms.matches.storage.told = lambda ring: None
    with app.state.rooms.matches.storage.change(table) as change:
        change.set(moved=time.time() - 3600)
    other.post(f"/api/matches/{table}/stand-in", seat=1 - seat, target=seat)
    assert me.get(f"/api/matches/{table}")["table"]["seats"][seat]["kind"] == "away"


def test_the_table_talks(app):
    table, seat, me, other = both(app)
    me.post(f"/api/matches/{table}/chat", seat=seat, words="  Salut <b>à tous</b> ")
    said = other.get(f"/api/matches/{table}/chat")["chat"]
    assert [(one["seat"], one["words"]) for one in said] == [(seat, "Salut <b>à tous</b>")]
    assert Guest(app).post(f"/api/matches/{table}/chat", 403, seat=seat, words="hello")["code"] == "not-your-seat"


def test_a_hint_names_legal_actions_with_their_chances(running):
    me = Guest(running)
    table = me.table("me", "novice", "novice", options={"first": "0"})["id"]
    hint = me.post(f"/api/matches/{table}/hint", seat=0)
    legal = {one["action"] for one in me.view(table)["legal"]}
    assert 1 <= len(hint["best"]) <= 3
    assert all(one["action"] in legal and 0 <= one["chance"] <= 1 for one in hint["best"])
    assert all(f"{round(100 * one['chance'])} %" in one["why"][0] for one in hint["best"])


@pytest.mark.parametrize("game", [slug for slug in slugs() if slug not in ("connect_four", "sealed")])
def test_a_seat_has_the_same_colour_on_the_page_as_in_the_picture(app, game):
    me = Guest(app)
    seats = find(game).seats[-1]
    table = me.post("/api/matches", 201, game=game, seats=["me", *["here"] * (seats - 1)])["table"]["id"]
    for _ in range(20):  # until towers and the like are chosen
        seen = me.view(table, 0)
        seat = seen["to_act"][0]
        seen = me.view(table, seat)
        me.post(f"/api/matches/{table}/act", seat=seat, action=seen["legal"][0]["action"], version=seen["version"])
    live = me.client.get(f"/m/{table}/live?seat=0", headers=me.headers).json()
    assert re.findall(r'href="#wax-(\d)"', live["parts"]["players"]) == [str(seat) for seat in range(seats)]
    colours = re.findall(r'id="wax-\d"><path d="[^"]+" fill="(#[0-9a-f]+)"', live["spread"]["defs"]["svg"])[:seats]
    svg = me.client.get(f"/api/matches/{table}/picture?seat=0", headers=me.headers).text
    assert len(set(colours)) == len(colours) == seats
    assert all(colour in svg for colour in colours)


def test_among_friends_there_are_no_hints_unless_they_want_them(app):
    table, seat, me, _ = both(app)
    assert me.post(f"/api/matches/{table}/hint", 403, seat=seat)["code"] == "no-hints"


def test_rematch_leads_everybody_to_the_same_new_table(running):
    table, seat, me, other = both(running)
    me.post(f"/api/matches/{table}/resign", seat=seat)
    again = me.post(f"/api/matches/{table}/rematch")["id"]
    assert other.post(f"/api/matches/{table}/rematch")["id"] == again
    chairs = other.get(f"/api/matches/{again}")["table"]["seats"]
    assert [one["kind"] for one in chairs] == ["person", "person"]
    assert chairs[1 - seat]["you"]


def test_play_on_from_a_moment_of_a_match_that_is_over(running):
    me = Guest(running)
    table = me.table("me", "novice")["id"]
    end = play_out(table, me)
    middle = end["line"] // 2
    past = me.view(table, 0, line=middle)
    assert past["line"] == middle
    other = me.post(f"/api/matches/{table}/play-on", line=middle, seat=1, level="novice")["table"]
    assert other["parent"] == table
    seen = me.view(other["id"], 1)
    assert seen["line"] >= middle
    assert me.post(f"/api/matches/{table}/play-on", 404, line=10**6, seat=1)["code"] == "no-such-line"


def test_the_transcript_hides_the_seed_and_the_actions_of_others_until_the_end(running, tmp_path):
    from athanor.kernel.transcript import read

    table, seat, me, other = both(running, "novice")
    me.act(table, seat, "draw", 0)
    mine, theirs = (guest.get(f"/api/matches/{table}/transcript") for guest in (me, other))
    assert f"1 {seat}: draw" in mine
    assert f"1 {seat}: ?" in theirs
    assert "seed" not in mine
    fair = other.get(f"/api/matches/{table}/fairness")
    assert set(fair) == {"ok", "commitment", "seals", "revealed", "played_on", "lesson"}
    guests = [me, other] if seat == 0 else [other, me]
    play_out(table, *guests)
    match = read(other.get(f"/api/matches/{table}/transcript"), compiled=False)
    assert match.over
    fair = other.get(f"/api/matches/{table}/fairness")
    assert fair["fair"]
    assert fair["commitment"] in theirs


# What is let in


def test_writes_come_from_our_own_pages_or_with_a_token(app):
    client = TestClient(app)
    foreign = ({"Cookie": "a=b"}, {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"})
    for headers in foreign:
        answer = client.post("/play", data={"game": "alchemist"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    assert client.post("/play", data={"game": "alchemist"}, headers=ORIGIN, follow_redirects=False).status_code == 303


def test_the_cookie_is_signed_and_out_of_reach(app):
    client = TestClient(app)
    cookie = client.post("/play", data={"game": "alchemist"}, headers=ORIGIN, follow_redirects=False).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token = cookie.split("=", 1)[1].split(";")[0]
    assert client.get("/api/me").json()["known"]
    forged = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
    other = TestClient(app, cookies={"athanor": forged})
    assert not other.get("/api/me").json()["known"]


def test_every_answer_carries_a_strict_policy(app):
    client = TestClient(app)
    for path in ("/", "/rules/alchemist", "/api/games", "/static/table.js", "/nowhere"):
        policy = client.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_pages_have_no_inline_script_or_style(running):
    me = Guest(running)
    client = TestClient(running)
    made = client.post("/play", data={"game": "alchemist", "level": "novice"}, headers=ORIGIN, follow_redirects=False)
    table = me.table("me", "open")["id"]
    for path in ("/", "/new/alchemist", "/rules/alchemist", "/api", made.headers["location"], f"/m/{table}", "/nowhere"):
        page = client.get(path, headers={"Accept": "text/html"}).text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page), path


def test_sizes_and_rates_are_limited(tmp_path):
    app = create_app(settings(tmp_path, limits=Limits(writes=(5, 0.001))))
    client = TestClient(app)
    assert client.post("/api/people", content=b"x" * 20_000, headers=ORIGIN).json()["code"] == "too-large"
    answers = [client.post("/api/people", json={"name": "x"}, headers=ORIGIN) for _ in range(7)]
    assert [one.status_code for one in answers] == [200] * 5 + [429] * 2
    assert answers[-1].headers["retry-after"]


def test_a_body_without_length_is_measured_too(app):
    def endless():
        for _ in range(40):
            yield b"x" * 1000

    answer = TestClient(app).post("/api/people", content=endless(), headers=ORIGIN)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_errors_have_one_shape(app):
    client, me = TestClient(app), Guest(app)
    answers = [
        client.get("/api/nowhere"),
        client.get("/api/matches/nothing"),
        client.get("/api/games/chess/rules"),
        client.post("/api/matches", json={"game": "alchemist", "seats": ["me"]}, headers=ORIGIN),
        client.post("/api/matches", json={"game": 7}, headers=me.headers),
        client.post("/api/matches", json={"game": "alchemist", "seats": ["me"]}, headers=me.headers),
        client.post("/api/matches", json={"game": "alchemist", "seats": ["me", "search:999999ms"]}, headers=me.headers),
        client.post(
            "/api/matches", json={"game": "alchemist", "seats": ["me", "novice"], "options": {"x": "y"}}, headers=me.headers
        ),
        client.delete("/api/matches", headers=me.headers),
    ]
    for answer in answers:
        body = answer.json()
        assert 400 <= answer.status_code < 500, body
        assert set(body) >= {"ok", "code", "error"}
        assert body["ok"] is False


def test_a_defect_of_ours_tells_nothing(app):
    def broken(*_):
        raise RuntimeError("seed 1234")

    app.state.rooms.matches.storage.header = broken
    answer = TestClient(app, raise_server_exceptions=False).get("/api/matches/x")
    assert (answer.status_code, answer.json()["code"]) == (500, "defect")
    assert "1234" not in answer.text


def test_the_way_back_leads_only_into_our_own_pages(app):
    client = TestClient(app)
    for back in ("//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"):
        answer = client.post("/language", data={"language": "fr", "back": back}, headers=ORIGIN, follow_redirects=False)
        assert answer.headers["location"] == "/"


def test_the_secret_is_made_once_and_kept_from_others(tmp_path):
    from athanor.kernel.errors import BadSettings

    first = settings(tmp_path).secret()
    assert settings(tmp_path).secret() == first
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    (tmp_path / "secret").chmod(0o644)
    with pytest.raises(BadSettings, match="chmod 600"):
        settings(tmp_path).secret()


def test_the_api_describes_itself(app):
    described = TestClient(app).get("/api/openapi.json").json()
    assert "/api/matches/{id}/act" in described["paths"]
    assert "/m/{id}" not in described["paths"]


# Languages


def test_the_browser_chooses_the_language_and_the_reader_may_change_it(app):
    client = TestClient(app)
    assert '<html lang="fr"' in client.get("/", headers={"Accept-Language": "de,fr;q=0.8,en;q=0.3"}).text
    assert '<html lang="en"' in client.get("/", headers={"Accept-Language": "de"}).text
    client.post("/language", data={"language": "fr", "back": "/"}, headers=ORIGIN)
    assert '<html lang="fr"' in client.get("/", headers={"Accept-Language": "en"}).text


def test_both_languages_say_the_same_things():
    from athanor.table.words import FOLDER

    keys = [
        re.findall(r"^([a-z][\w-]*) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
        for language in ("en", "fr")
    ]
    assert keys[0] == keys[1]


def test_every_refusal_of_the_table_has_its_sentence():
    from athanor.table import words
    from athanor.table.words import FOLDER

    source = "".join(path.read_text("utf-8") for path in FOLDER.parent.glob("*.py"))
    codes = set(re.findall(r'No\(\s*"([\w-]+)"', source))
    assert codes
    assert not [code for code in codes if not words.words("en").has(f"no-{code}")]


def test_a_choice_that_is_not_committed_is_not_in_the_log(app):
    table, seat, me, other = both(app, "novice")
    create = next(one for one in me.view(table, seat)["legal"] if one["notation"].startswith("create"))
    me.act(table, seat, create["action"], 0)
    for guest, place in ((me, seat), (other, 1 - seat)):
        assert guest.view(table, place)["log"] == []


def test_points_are_credited_to_the_rules_that_gave_them():
    from athanor.table.live import Entry
    from athanor.table.look import credits

    news = ((-1, 45, 1, 3, 7, 0, 0), (-1, 39, 1, 5, 9, 0, 0), (-1, 80, 1, 2, 11, 0, 0), (-1, 80, 0, 2, 6, 0, 0))
    assert credits(Entry(1, news), 1, 4, 11) == [(39, 5), (80, 2)]
    assert credits(Entry(1, news), 0, 4, 6) == [(80, 2)]
    assert credits(Entry(1, news), 1, 4, 30) == [(45, 26)]
    assert credits(Entry(1, news), 2, 4, 4) == []


def test_new_tokens_do_not_lift_the_limits_of_an_address(tmp_path):
    app = create_app(settings(tmp_path, limits=Limits(tables=(1, 0.001), writes=(1e6, 1e6))))
    codes = []
    for _ in range(12):
        guest = Guest(app)
        body = {"game": "sealed", "seats": ["me", "open"]}
        codes.append(guest.client.post("/api/matches", json=body, headers=guest.headers).status_code)
    assert codes == [201] * 8 + [429] * 4
