"""The workshop: a box on the bench, what is wrong with it, its drawing, its runs, matches played with it."""

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from starlette.testclient import TestClient

from athanor.kernel.box import box_of, standard_box
from athanor.kernel.game import find
from athanor.table.server import create_app
from athanor.table.settings import Settings
from athanor.table.workshop.workpiece import Workpiece, loaded
from tests.browser import LONG, wait_until
from tests.inside import FREE

GAMES = ("alchemist", "alkemy", "ars_alchimia", "ars_mysteriorum", "materia_prima")
PAGE = {"Accept": "text/html"}
OURS = {"Origin": "http://testserver"}  # as our own pages send it


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    app = create_app(Settings(data=tmp_path_factory.mktemp("workshop"), compiled=False, pace=0.0, limits=FREE))
    app.state.rooms.matches.changed = lambda header: None  # the bots sleep
    with TestClient(app, follow_redirects=False, headers=OURS) as client:
        yield client


def changes(answer):
    return parse_qs(urlsplit(answer.headers["location"]).query).get("change", [])


def run_of(client, **fields):
    """Begin a run; where it is shown."""
    asked = {"bot": "random", "seats": "2", "how_many": "4", **fields}
    answer = client.post("/workshop/alchemist/run", params={"change": "numbers.draw=3"}, data=asked)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].partition("#")[0]


def over(client, where):
    """Look again and again until a run is over."""
    pages = [""]

    def ends():
        pages[0] = client.get(where, headers=PAGE).text
        return "data-going" not in pages[0]

    wait_until(ends, LONG, "the run does not end")
    return pages[0]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", GAMES)
def test_every_part_of_every_box_has_a_form(slug, language):
    workpiece = Workpiece(slug, [], language)
    things = [key for _, shelf in workpiece.shelves() for key, _ in shelf]
    for table in {key.partition(".")[0]: key for key in things}.values():
        for field in workpiece.fields(table):
            assert field.label
            assert not field.wrong
            assert not field.changed
    assert workpiece.right.digest == standard_box(find(slug)).digest
    assert len(things) > 20


def test_a_page_shows_the_form_and_the_card_beside_it(client):
    page = client.get("/workshop/alchemist", params={"thing": "cauldrons.C04", "lang": "fr"}, headers=PAGE)
    assert page.status_code == 200
    assert 'value="La Tanière"' in page.text
    assert re.search(r'<div class="drawn"[^>]*><svg class="face".*aria-label="La Tanière"', page.text)


def test_what_is_entered_stands_in_the_address_and_what_is_taken_back_leaves_it(client):
    where = "/workshop/alchemist"
    answer = client.get(where, params={"thing": "numbers", "f:numbers.draw": "3", "f:numbers.seals": "5"})
    assert (answer.status_code, changes(answer)) == (303, ["numbers.draw=3"])
    again = client.get(where, params={"change": "numbers.draw=3", "f:numbers.draw": "2"})
    assert changes(again) == []


def test_the_changed_card_is_drawn(client):
    asked = {"thing": "cauldrons.C04", "change": "cauldrons.C04.name.en=The Hole in the Ground"}
    page = client.get("/workshop/alchemist", params={**asked, "lang": "en"}, headers=PAGE).text
    assert 'aria-label="The Hole in the Ground"' in page
    assert "changed" in page


@pytest.mark.parametrize(
    ("change", "key", "told"),
    [
        ("numbers.draw=9", "numbers.draw", {"en": "At most 5.", "fr": "Au plus 5."}),
        ("numbers.draw=0", "numbers.draw", {"en": "At least 1.", "fr": "Au moins 1."}),
        ("numbers.draw=two", "numbers.draw", {"en": "A whole number is wanted.", "fr": "Il faut un nombre entier."}),
        ("ingredients.grey.letter=", "ingredients[0].letter", {"en": "Too short.", "fr": "Trop court."}),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_wrong_is_told_key_by_key(client, change, key, told, language):
    thing = change.partition("=")[0].rpartition(".")[0]
    page = client.get("/workshop/alchemist", params={"thing": thing, "change": change, "lang": language}, headers=PAGE)
    assert page.status_code == 200
    assert re.search(rf'<strong class="wrong"[^>]*>{re.escape(told[language])}</strong>', page.text)
    assert f"<code>{key}</code> {told[language]}" in page.text
    for door in ("box.json", "play", "run"):
        send = client.get if door == "box.json" else client.post
        answer = send(f"/workshop/alchemist/{door}", params={"change": change, "lang": language})
        assert (answer.status_code, answer.json()["error"]) == (
            422,
            f"{key}{':' if language == 'en' else chr(0x202F) + ':'} {told[language]}",
        )


def test_what_does_not_fit_together_is_told_of_the_whole_box(client):
    page = client.get("/workshop/alchemist", params={"change": "ingredients.grey.cubes=30", "lang": "en"}, headers=PAGE).text
    assert "5 seats need 32 cubes of grey, there are 30." in page


@pytest.mark.parametrize(
    ("slug", "change"),
    [
        ("alkemy", "troops.temple-180.faction=7"),  # no faction has this name
        ("alkemy", "scenery.D06.corners.5.1=384"),  # larger than any table
        ("materia_prima", "alchemists.vitrudes.ability="),
        ("materia_prima", "alchemists.vitrudes.ability=" + "1" * 5000),
    ],
)
def test_a_box_that_the_rules_cannot_read_is_told_as_wrong(client, slug, change):
    thing = change.partition("=")[0].rpartition(".")[0]
    page = client.get(f"/workshop/{slug}", params={"thing": thing, "change": change}, headers=PAGE)
    assert (page.status_code, 'class="wrong"' in page.text or "<code>" in page.text) == (200, True)
    for door in ("box.json", "play", "run"):
        send = client.get if door == "box.json" else client.post
        answer = send(f"/workshop/{slug}/{door}", params={"change": change})
        assert (answer.status_code, answer.json()["code"]) == (422, "workshop-wrong-box"), answer.text


@pytest.mark.parametrize(
    "change",
    ["numbers.drw=1", "nowhere=1", "numbers", "numbers.draw.x=1", "cauldrons=3", "cauldrons.C99.name.en=x", "=", "."],
)
def test_a_key_that_is_not_there_is_a_sentence(client, change):
    answer = client.get("/workshop/alchemist", params={"change": change})
    assert answer.status_code == 422
    assert answer.json()["error"].endswith((".", "?"))


def test_changes_have_a_bound(client):
    answer = client.get("/workshop/alchemist", params={"change": "cauldrons.C04.name.en=" + "x" * 9000, "lang": "en"})
    assert (answer.status_code, answer.json()["code"]) == (413, "workshop-too-much")


def test_a_box_is_taken_home_and_brought_back(client):
    answer = client.get("/workshop/alchemist/box.json", params={"change": "numbers.draw=3"})
    assert "attachment" in answer.headers["content-disposition"]
    assert box_of(find("alchemist"), answer.text, "home").components.numbers.draw == 3
    again = client.post("/workshop/alchemist/load", data={"text": answer.text})
    assert (again.status_code, changes(again)) == (303, ["numbers.draw=3"])


@pytest.mark.parametrize("slug", GAMES)
def test_the_box_of_a_game_is_brought_as_it_is(client, slug):
    text = (find(slug).folder / "box.toml").read_text("utf-8")
    answer = client.post(f"/workshop/{slug}/load", data={"text": text})
    assert (answer.status_code, changes(answer)) == (303, [])


def test_a_box_of_other_components_is_brought_too():
    own = json.loads(standard_box(find("alchemist")).written)
    own["setup"][0]["rewards"] = [7, 3]
    own["cauldrons"] = own["cauldrons"][:9]
    workpiece = loaded("alchemist", json.dumps(own), "en")
    assert [key for key, _ in workpiece.changes] == ["cauldrons", "setup.0.rewards.0", "setup.0.rewards.1"]
    assert workpiece.faults[0].key == "cauldrons"


@pytest.mark.parametrize("text", ["", "no box", "[1]", '{"a": 1}', "[" * 5000, "a = " + "[" * 5000, "cauldrons = 3", "{"])
def test_what_is_no_box_is_a_sentence(client, text):
    answer = client.post("/workshop/alchemist/load", data={"text": text})
    assert answer.status_code in (303, 422)
    if answer.status_code == 422:
        assert answer.json()["error"]


def test_a_match_is_played_with_the_box(client):
    answer = client.post(
        "/workshop/alchemist/play", params={"change": "numbers.draw=3"}, data={"name": "Ada", "level": "novice"}
    )
    assert answer.status_code == 303
    table = answer.headers["location"].rpartition("/")[2]
    box = client.get(f"/api/matches/{table}/box").json()
    assert box["numbers"]["draw"] == 3


def test_bots_try_the_box_beside_the_games_own(client):
    where = run_of(client)
    page = over(client, where)
    assert '<progress id="progress" value="8" max="8">' in page  # four with each box
    assert "numbers.draw=3" in page
    assert page.count("<svg") > 20
    french = client.get(where + "&lang=fr", headers=PAGE).text
    assert "rang dans l’ordre du tour" in french
    assert client.get("/workshop/alkemy?" + urlsplit(where).query.replace("change", "x"), headers=PAGE).status_code == 404


def test_everybody_has_one_run_at_a_time_and_may_stop_it(client):
    where = run_of(client, how_many="200")
    second = client.post("/workshop/alchemist/run", data={"bot": "random"})
    assert (second.status_code, second.json()["code"]) == (409, "run-going")
    run = parse_qs(urlsplit(where).query)["run"][0]
    cookies = dict(client.cookies)
    client.cookies.clear()
    assert client.post(f"/workshop/alchemist/runs/{run}/stop").status_code == 403
    client.cookies.update(cookies)
    assert client.post(f"/workshop/alchemist/runs/{run}/stop").status_code == 303
    assert "data-going" not in client.get(where, headers=PAGE).text


@pytest.mark.parametrize(("fields", "status"), [({"bot": "search:999999"}, 422), ({"bot": "champion:200ms"}, 422)])
def test_bots_of_the_workshop_are_quick_ones(client, fields, status):
    assert client.post("/workshop/alchemist/run", data=fields).status_code == status


def test_runs_have_a_quota(tmp_path):
    app = create_app(Settings(data=tmp_path, compiled=False))
    with TestClient(app, follow_redirects=False, headers=OURS) as visitor:
        codes = []
        for _ in range(6):
            answer = visitor.post("/workshop/alchemist/run", data={"bot": "random", "how_many": "2"})
            codes.append(answer.status_code)
    assert codes[0] == 303
    assert codes[-1] in (409, 429)


def test_there_is_no_workshop_of_a_game_that_is_not_there(client):
    assert client.get("/workshop/chess").status_code == 404
