"""Pages that games bring along, and the drawings of their boxes."""

import re
from collections import Counter
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient

from athanor.drawing.gallery import gallery_of
from athanor.games.alkemy.troops import Troop, ready_rosters, roster_of
from athanor.kernel.box import standard_box
from athanor.kernel.game import LANGUAGES, find, slugs
from athanor.kernel.pages import pages_of
from athanor.kernel.transcript import read
from athanor.table.server import create_app
from athanor.table.settings import Settings
from tests.browser import wait_until
from tests.inside import FREE

ORIGIN = {"Origin": "http://testserver", "Accept": "text/html", "Accept-Language": "en"}
TROOP = "/games/alkemy/pages/troop"
COBRA = {
    "name": "Black Cloud",
    "format": "200",
    "faction": "GC",
    "GC1": "1",
    "GC3": "1",
    "GC4": "1",
    "GC5": "1",
    "GC6": "1",
    "GC7": "2",
}


@pytest.fixture
def client(tmp_path):
    app = create_app(Settings(data=tmp_path, compiled=False, pace=0.0, limits=FREE))
    return TestClient(app, headers=ORIGIN)


# The troop builder


def test_ak073_the_builder_counts_the_cost_and_says_that_a_troop_is_legal(client):
    page = client.get(TROOP, params=COBRA).text
    assert "<b>197</b> / 200" in page
    assert "A legal troop." in page
    french = client.get(TROOP, params={**COBRA, "lang": "fr"}).text
    assert "Cette troupe est permise." in french


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"GC7": "4", "GC2": "1"}, "AK-073"),
        ({"GC1": "0"}, "AK-074"),
        ({"GC7": "5", "GC3": "0", "GC4": "0"}, "AK-075"),
        ({"format": "77"}, "AK-070"),
    ],
)
def test_ak070_what_the_rules_forbid_is_told_with_its_rule_in_both_languages(client, changes, rule):
    told = set()
    for language in LANGUAGES:
        page = client.get(TROOP, params={**COBRA, **changes, "lang": language}).text
        broken = re.findall(rf'#{rule}">{rule}</a> (.*?)</li>', page)
        assert broken
        told.add(broken[0])
    assert len(told) == 2


def test_a_ready_troop_is_loaded_and_written_out_in_the_address(client):
    for slug, roster in list(ready_rosters(find("alkemy")).items())[:6]:
        answer = client.get(TROOP, params={"load": slug})
        troop = Troop(roster, standard_box(find("alkemy")).components)
        assert f"<b>{troop.cost}</b> / {roster.format}" in answer.text
        assert all(answer.url.params[one] == str(count) for one, count in troop.counts.items())
        assert "load" not in answer.url.params


def test_a_troop_is_kept_as_a_file_and_comes_back_from_it(client):
    kept = client.get(f"{TROOP}/file", params=COBRA)
    assert kept.headers["content-disposition"] == 'attachment; filename="black-cloud.toml"'
    roster = roster_of(kept.text, "file")
    assert (roster.heroes, roster.figures) == (["GC1"], {"GC3": 1, "GC4": 1, "GC5": 1, "GC6": 1, "GC7": 2})
    assert dict(client.get(TROOP, params={"text": kept.text}).url.params) == COBRA
    broken = client.get(TROOP, params={"text": "name = "})
    assert "this is not a TOML file" in broken.text
    assert "There is no figure" in client.get(TROOP, params={"text": kept.text.replace("GC7", "GC77")}).text


OWN = {"name": "Mes <i>nuées</i>", "format": "200", "faction": "GC", "GC2": "1", "GC5": "1", "GC7": "4"}


def led(client, table):
    """The figures that seat 0 leads, once everybody has mustered."""
    kinds = [one.id for one in standard_box(find("alkemy")).components.profiles]

    def deployed():
        return client.get(f"/api/matches/{table}/view", params={"seat": 0}).json()["state"]["kind"]

    wait_until(lambda: any(kind >= 0 for kind in deployed()[16:32]))  # the bot musters by itself
    return Counter(kinds[kind] for kind in deployed()[:16] if kind >= 0)


@pytest.mark.parametrize("troop", [COBRA, OWN], ids=["ready", "own"])
def test_ak070_a_match_begins_at_once_with_exactly_the_troop(client, troop):
    with client:
        answer = client.post(f"{TROOP}/play?{urlencode(troop)}", data={"name": "Abigaïl", "level": "novice"})
        table = str(answer.url).rpartition("/")[2]
        assert client.get(f"/api/matches/{table}").json()["table"]["options"] == {"format": "200", "start": "quick"}
        assert led(client, table) == {one: int(count) for one, count in troop.items() if one.startswith("GC")}
        assert "<i>nuées" not in client.get(f"/m/{table}").text


def test_a_troop_that_the_rules_forbid_begins_no_match(client):
    refused = client.post(f"{TROOP}/play?{urlencode({**COBRA, 'GC1': '0'})}", data={"name": "Abigaïl"})
    assert (refused.status_code, "AK-074" in refused.text) == (400, True)


def test_programs_begin_a_match_with_a_troop_too(client):
    def begin(troop, **more):
        return client.post("/api/games/alkemy/pages/troop/play", json={"fields": troop, **more})

    with client:
        assert begin(OWN).status_code == 401
        token = client.post("/api/people", json={"name": "Golem"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        made = begin(OWN, level="novice")
        assert made.status_code == 201
        assert led(client, made.json()["table"]["id"]) == {"GC2": 1, "GC5": 1, "GC7": 4}
        written = client.get(f"{TROOP}/file", params=OWN).text
        again = begin({"text": written}, level="novice")
        assert led(client, again.json()["table"]["id"]) == {"GC2": 1, "GC5": 1, "GC7": 4}
        assert begin({**OWN, "GC2": "0"}).json()["error"].startswith("AK-074")
        assert begin(OWN, table=made.json()["table"]["id"]).status_code == 409
        assert client.post("/api/games/alkemy/pages/setup/play", json={"fields": {}}).status_code == 404


def test_a_match_with_a_box_of_its_own_is_kept_seen_again_and_played_again(tmp_path):
    """It is rebuilt by another process, its transcript is read with its box, a rematch has the same one."""
    settings = Settings(data=tmp_path, compiled=False, pace=0.0, limits=FREE)
    with TestClient(create_app(settings), headers=ORIGIN) as client:
        answer = client.post(f"{TROOP}/play?{urlencode(OWN)}", data={"name": "Abigaïl", "level": "novice"})
        table = str(answer.url).rpartition("/")[2]
        led(client, table)
        cookies = client.cookies
    with TestClient(create_app(settings), headers=ORIGIN, cookies=cookies) as client:
        assert led(client, table) == {"GC2": 1, "GC5": 1, "GC7": 4}
        client.post(f"/api/matches/{table}/resign", json={"seat": 0})
        assert client.get(f"/api/matches/{table}/fairness").json()["fair"]
        assert 'id="own-box"' in client.get(f"/m/{table}").text
        path = tmp_path / "box.json"
        path.write_text(client.get(f"/api/matches/{table}/box").text, encoding="utf-8")
        match = read(client.get(f"/api/matches/{table}/transcript").text, box=path, compiled=False)
        assert match.box.digest != standard_box(find("alkemy")).digest
        for way, body in (("rematch", {}), ("play-on", {"seat": 0, "line": 0, "level": "novice"})):
            made = client.post(f"/api/matches/{table}/{way}", json=body).json()
            other = made["id"] if way == "rematch" else made["table"]["id"]
            legal = client.get(f"/api/matches/{other}/view", params={"seat": 0}).json()["legal"]
            assert "muster mes-i-nuees-i" in [one["notation"] for one in legal]


def test_a_troop_is_brought_to_a_table_that_asks_for_one(client):
    client.post("/name", data={"name": "Abigaïl", "back": "/"})
    made = client.post("/new/alkemy", data={"seat0": "me", "seat1": "novice", "start": "full"})
    table = str(made.url).rpartition("/")[2]
    assert f"{TROOP}?table={table}" in made.text
    brought = client.post(f"{TROOP}/play?{urlencode(OWN)}", data={"table": table})
    assert str(brought.url).endswith(table)
    kinds = [one.id for one in standard_box(find("alkemy")).components.profiles]
    recruits = client.get(f"/api/matches/{table}/view", params={"seat": 0}).json()["state"]["recruits"][0]
    assert {kinds[k]: count for k, count in enumerate(recruits) if count} == {"GC2": 1, "GC5": 1, "GC7": 4}
    again = client.post(f"{TROOP}/play?{urlencode(COBRA)}", data={"table": table})
    assert again.status_code == 409


def test_at_a_table_with_ready_troops_only_a_ready_one_is_brought(client):
    client.post("/name", data={"name": "Abigaïl", "back": "/"})
    made = client.post("/new/alkemy", data={"seat0": "me", "seat1": "novice", "start": "quick"})
    table = str(made.url).rpartition("/")[2]
    refused = client.post(f"{TROOP}/play?{urlencode(OWN)}", data={"table": table})
    assert (refused.status_code, "only ready troops" in refused.text) == (400, True)
    assert str(client.post(f"{TROOP}/play?{urlencode(COBRA)}", data={"table": table}).url).endswith(table)


# Setting up


@pytest.mark.parametrize("scenario", ["jin", "chests", "pillars", "lights", "wells"])
def test_ak083_the_sheet_tells_where_everything_stands(client, scenario):
    box = standard_box(find("alkemy")).components
    one = next(found for found in box.scenarios if found.id == scenario)
    page = client.get("/games/alkemy/pages/setup", params={"scenario": scenario, "format": "250", "lang": "fr"}).text
    rows = re.findall(r'<th scope="row">O\d</th><td>([\d,]+)</td><td>([\d,]+)</td>', page)
    assert len(rows) == len(one.objectives_36)
    assert [tuple(round(float(n.replace(",", ".")), 2) for n in row) for row in rows] == [
        tuple(round(n / 16, 2) for n in point) for point in one.objectives_36
    ]
    assert {"AK-070", "AK-085", "AK-094"} <= set(re.findall(r"AK-\d{3}", page))


# The hook


def test_pages_are_brought_by_games_and_by_nobody_else(client):
    assert [page.name for page in pages_of(find("alkemy"))] == ["troop", "setup"]
    assert pages_of(find("alchemist")) == ()
    for path in ("/games/alchemist/pages/troop", "/games/alkemy/pages/nothing", "/games/alkemy/pages/setup/file"):
        assert client.get(path).status_code == 404
    assert client.post("/games/alkemy/pages/setup/play", data={}).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [slug for slug in slugs() if slug not in ("connect_four", "sealed")])
def test_the_box_is_drawn_component_by_component(client, game, language):
    drawn = gallery_of(find(game), language)
    tables = standard_box(find(game)).tables
    assert len(drawn.faces) >= 4
    defined = set(re.findall(r'id="([^"]+)"', drawn.defs)) | {"walnut", "parchment", "shadow"}
    for name, faces in drawn.faces.items():
        if name in tables:
            assert len(faces) == len(tables[name])
        for face in faces:
            assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', face)) <= defined
            assert ' id="' not in face
    page = client.get(f"/rules/{game}", params={"lang": language}).text
    assert page.count('class="face"') == sum(map(len, drawn.faces.values()))
