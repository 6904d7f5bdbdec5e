"""Everything answers: what is drawn is asked by mouse, finger and keyboard, and tells what it is."""

import json

import pytest
from playwright.sync_api import Page, expect

import athanor
from athanor.kernel.box import box_of, standard_box
from athanor.kernel.game import find, part
from athanor.kernel.texts import Texts
from athanor.table import inspector
from athanor.table.errors import No
from athanor.table.server import create_app
from tests.test_browser import DESK, PHONE, Fingers, browser, choose, my_turn, served, visit  # noqa: F401  fixtures
from tests.test_table import Guest, settings

from . import conftest  # noqa: F401  the shelves


def words(slug="connect_four", language="en", box=None, players=()):
    return Texts(find(slug), box or standard_box(find(slug)), language, players)


@pytest.mark.parametrize(
    ("what", "name", "text", "rules"),
    [
        ("columns d", "column D", "A column of six cells", ("CF-002", "CF-004")),
        ("disc", "Disc", "A disc. It stays", ("CF-004",)),
        ("seat 1", "Merlin", "Merlin sits here", ()),
        ("rule CF-005", "CF-005", "A full column takes", ("CF-005",)),
    ],
)
def test_what_is_drawn_is_a_component_a_word_a_seat_or_a_rule(what, name, text, rules):
    said = words(players=("Abigaïl", "Merlin")).explained(what)
    assert (said.name, said.rules) == (name, rules)
    assert said.text.startswith(text)


@pytest.mark.parametrize(
    "what",
    ["", "columns", "columns z", "colours d", "seat", "seat 2", "seat -1", "rule CF-999", "rule goal", "goal", "columns-d"],
)
def test_what_there_is_not_is_not_told(what):
    with pytest.raises(KeyError):
        words().explained(what)


def test_a_box_of_ones_own_without_texts_is_told_by_its_names():
    box = json.loads(standard_box(find("alchemist")).written)
    box["cauldrons"][0]["name"] = {"en": "My Pot", "fr": "Mon pot"}
    own = words("alchemist", "fr", box_of(find("alchemist"), json.dumps(box), "own"))
    assert own.explained("cauldrons C01").name == "Mon pot"
    assert inspector.facts(own, "cauldrons C01")["produit"].count(",") == 1
    assert inspector.facts(own, "reserve") == {}


def test_a_game_adds_what_is_true_now(monkeypatch):
    match = athanor.start("alchemist", seats=3, seed=7, compiled=False)

    def now(view, texts, what):
        return [f"{what} {view.seat} {texts.language}"]

    monkeypatch.setattr(part(match.game, "about"), "now", now, raising=False)
    card = inspector.card(match.view(1), match.texts("fr"), "bag")
    assert card["sentences"][1:] == ["bag 1 fr"]
    with pytest.raises(No, match="no-such-thing"):
        inspector.card(match.view(1), match.texts("fr"), "bags")


def test_the_page_is_told_once(tmp_path):
    guest = Guest(create_app(settings(tmp_path)), language="fr")
    table = guest.post("/api/matches", game="connect_four", seats=["me", "random"])["table"]
    path = f"/m/{table['id']}/about"
    first = guest.client.get(path, params={"what": "columns d"}, headers=guest.headers)
    html = first.json()["html"]
    assert "colonne D" in html
    assert 'href="/rules/connect_four#CF-004"' in html
    assert first.headers["cache-control"] == "private, no-cache"
    again = guest.client.get(
        path, params={"what": "columns d"}, headers={**guest.headers, "If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, again.text) == (304, "")
    assert "columns z" in guest.get(path, 404, what="columns z")["error"]
    guest.get(path, 422, what="x" * 200)
    open_table = guest.post("/api/matches", game="connect_four", seats=["me", "open"])["table"]
    guest.get(f"/m/{open_table['id']}/about", 404, what="disc")


# In the browser


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(f'#panels [data-about="{what}"]').first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def card_covers_what_glows(page: Page) -> list[str]:
    found: list[str] = page.evaluate("""() => {
        const card = document.querySelector("#about").getBoundingClientRect();
        return [...document.querySelectorAll("#panels .may")].filter((one) => {
          const box = one.getBoundingClientRect();
          return Math.min(box.right, card.right) - Math.max(box.left, card.left) > 0
            && Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 0;
        }).map((one) => one.id); }""")
    return found


def test_the_mouse_rests_a_click_pins_and_escape_closes(visit):  # noqa: F811
    visitor = visit(size=DESK)
    page = visitor.play("connect_four")
    my_turn(page)
    card, rim = page.locator("#about"), page.locator("#rim")
    page.mouse.move(*middle(page, "columns d"))
    expect(card).to_be_visible()
    expect(card.locator("h3")).to_have_text("column D")
    expect(card.locator(".can")).to_have_text("Now you mayDrop a disc into column D")
    expect(card.locator(".cited a").first).to_have_attribute("href", "/rules/connect_four#CF-002")
    assert card_covers_what_glows(page) == []
    thing = page.locator('#panels [data-about="columns d"]').bounding_box()
    around = rim.bounding_box()
    assert thing
    assert around
    assert abs(thing["x"] - around["x"]) < 6 > abs(thing["width"] - around["width"])
    page.mouse.move(*middle(page, "seat 0"))
    expect(card.locator("h3")).to_have_text("Abigaïl")
    page.mouse.move(3, 3)
    expect(card).to_be_hidden()
    expect(rim).to_be_hidden()
    page.mouse.click(*middle(page, "seat 1"))
    expect(card).to_be_visible()
    page.mouse.move(*middle(page, "columns a"))
    page.wait_for_timeout(700)  # it rests there, and what is pinned stays
    expect(card).to_contain_text("sits here")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    assert visitor.complaints == []


def test_the_keyboard_asks_and_goes_from_thing_to_thing(visit):  # noqa: F811
    visitor = visit(size=DESK)
    page = visitor.play("connect_four")
    my_turn(page)
    card = page.locator("#about")
    page.keyboard.press("g")
    page.keyboard.press("i")
    expect(card.locator("h3")).to_have_text("column A")
    expect(page.locator("#panels .may").first).to_have_attribute("aria-describedby", "about")
    page.keyboard.press("ArrowRight")
    expect(card.locator("h3")).to_have_text("column B")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.keyboard.press("g")
    expect(page.locator("#panels .may").nth(1)).to_be_focused()  # the focus stayed where it was
    choose(page, "column D")
    page.wait_for_selector('#panels [data-about="disc"]')
    my_turn(page)
    page.mouse.click(*middle(page, "seat 1"))
    expect(card).to_be_visible()
    page.keyboard.press("g")
    page.keyboard.press("Enter")
    my_turn(page)
    expect(card).to_contain_text("sits here")  # what is pinned is found again in the next picture
    assert visitor.complaints == []


def test_a_finger_taps_what_does_not_glow_and_is_held_on_what_does(visit):  # noqa: F811
    visitor = visit(size=PHONE)
    page = visitor.play("connect_four")
    my_turn(page)
    card = page.locator("#about")
    page.touchscreen.tap(*middle(page, "seat 1"))
    expect(card).to_contain_text("sits here")
    assert card_covers_what_glows(page) == []
    bar, box = page.locator("#bar").bounding_box(), card.bounding_box()
    assert bar
    assert box
    assert box["y"] + box["height"] <= bar["y"]
    assert box["width"] > 350
    card.locator(".shut").tap()
    expect(card).to_be_hidden()
    before = page.locator("main").get_attribute("data-shown")
    hand, place = Fingers(page), middle(page, "columns d")
    hand._send("touchStart", [place])
    expect(card.locator("h3")).to_have_text("column D")
    hand._send("touchEnd", [])
    page.wait_for_timeout(300)
    assert page.locator("main").get_attribute("data-shown") == before  # what was asked is not done
    page.touchscreen.tap(*place)
    page.wait_for_function("before => document.querySelector('main').dataset.shown !== before", arg=before)
    assert visitor.complaints == []


def test_what_may_not_be_done_says_why_in_its_card(visit, served):  # noqa: F811
    page, rival = visit(size=DESK).play("connect_four"), visit().context.request
    seats = {"game": "connect_four", "seats": ["me", "open"]}
    table = page.request.post("/api/matches", data=seats, headers={"Origin": served.url}).json()["table"]
    known = {"Authorization": f"Bearer {rival.post('/api/people', data={'name': 'Merlin'}).json()['token']}"}
    assert rival.post(f"/api{table['seats'][1]['link']}", headers=known).ok
    act = f"/api/matches/{table['id']}/act"
    for version in range(6):
        seat = version % 2
        body = {"seat": seat, "action": "drop a", "version": version}
        done = (
            rival.post(act, data=body, headers=known)
            if seat
            else page.request.post(act, data=body, headers={"Origin": served.url})
        )
        assert done.ok, done.text()
    page.goto(f"/m/{table['id']}")
    my_turn(page)
    page.locator("#panels [data-why]").click()
    expect(page.locator("#about h3")).to_have_text("column A")
    expect(page.locator("#about .can")).to_contain_text("There is no free cell left")
    expect(page.locator("#bubble")).to_be_hidden()
