"""The page of a match in a browser: nothing jumps, what is asked is answered, nothing is cut, everything is reached."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from athanor.drawing import Key
from athanor.drawing.samples import samples
from athanor.table import pages, pictures
from athanor.table.server import create_app
from tests.browser import PATIENCE, seen, wait_until
from tests.readable import SIZES
from tests.test_browser import (  # noqa: F401  fixtures
    DESK,
    PHONE,
    browser,
    choose,
    friends,
    my_turn,
    serious,
    served,
    shown,
    visit,
)
from tests.test_table import Guest, settings

from . import conftest  # noqa: F401  the shelves

HIGH = "() => [document.querySelector('#bar').offsetHeight, document.querySelector('#panels').clientHeight]"


def three_at_a_table(visitor, rival, url):
    """A match of somebody and two guests, who play over the API."""
    seats = {"game": "alchemist", "seats": ["me", "open", "open"], "options": {"first": "0"}}
    table = visitor.page.request.post("/api/matches", data=seats, headers={"Origin": url}).json()["table"]
    for chair in table["seats"][1:]:
        known = {"Authorization": f"Bearer {rival.post('/api/people', data={'name': 'Merlin'}).json()['token']}"}
        assert rival.post(f"/api{chair['link']}", headers=known).ok
    return f"/m/{table['id']}"


def test_the_bar_keeps_its_height_and_the_picture_is_drawn_once_at_every_size(visit, served):  # noqa: F811
    rival, visitors = visit().context.request, {PHONE["width"]: visit(size=PHONE, language="fr")}
    desk = visit(language="fr")
    for visitor in (desk, *visitors.values()):
        visitor.page.goto("/")
        visitor.page.fill("#name", "Abigaïl")
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator(".me")).to_have_text("Abigaïl")
    for width, height in SIZES.values():
        visitor = visitors.get(width, desk)
        page = visitor.page
        page.set_viewport_size({"width": width, "height": height})
        page.goto(three_at_a_table(visitor, rival, served.url))
        my_turn(page)
        page.wait_for_timeout(500)  # whatever else might be drawn
        assert seen(page)["drawn"] == 1
        expect(page.locator("#strip")).to_contain_text("La partie commence.")
        asked = page.evaluate(HIGH)
        choose(page, "Piocher")
        expect(page.locator("#question:not(.now)")).to_be_visible()
        assert page.evaluate(HIGH) == asked
        expect(page.locator("#strip")).to_contain_text("Rien ne s’est passé")
        assert page.locator("#bar.tall").count() == 0
        assert visitor.complaints == []


FITS = """() => {
  const whole = (one) => { const box = one.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth + 1; };
  const helps = [...document.querySelectorAll("#bar .helps button, #bar .choices .main")];
  const words = document.querySelector("#bar .asked > div").offsetWidth;
  return words >= 180 ? helps.filter((one) => !whole(one)).map((one) => one.textContent) : [`a question of ${words} px`]; }"""


def test_the_bar_has_room_for_the_question_and_its_keys_at_every_size(visit, served):  # noqa: F811
    """Materia Prima has most keys: what is forbidden keeps its icon, what finds no room gets a row of its own."""
    page = visit(language="fr").page
    page.goto("/")
    page.locator("button[formaction='/learn/materia_prima']").click()
    page.locator("[data-coach='skip']").click()
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "(layout) => document.body.dataset.layout === layout && document.querySelector('#bar .main')", arg=size
        )
        wait_until(lambda: page.evaluate(FITS) == [], otherwise=f"{size}: {page.evaluate(FITS)}")


def test_chips_are_whole_the_oldest_fall_off_and_the_one_shown_stays(visit):  # noqa: F811
    page = visit(size={"width": 1200, "height": 900}, language="fr").play("alchemist", seats=5)
    choose(page, "Piocher")
    chips = page.locator("#strip .chip")
    expect(chips).to_have_count(4)
    my_turn(page)
    cut = """() => { const row = document.querySelector("#strip .chips").getBoundingClientRect();
        return [...document.querySelectorAll("#strip .chip")].filter((one) => one.offsetWidth
          && (one.getBoundingClientRect().left < row.left - 1 || one.getBoundingClientRect().right > row.right + 1)).length; }"""
    assert page.evaluate(cut) == 0
    expect(chips.last).to_be_visible()
    assert chips.first.is_hidden()
    for k in range(3, -1, -1):
        page.keyboard.press("[")
        expect(chips.nth(k)).to_have_attribute("aria-current", "true")
    expect(chips.first).to_be_visible()
    assert page.evaluate(cut) == 0


def test_whoever_asks_to_undo_is_told_what_became_of_it(visit):  # noqa: F811
    host, guest = friends(visit)
    my_turn(host.page)
    bubble, undo = host.page.locator("#bubble"), host.page.locator('#menu [data-post="undo"]')
    choose(host.page, "Draw")
    my_turn(guest.page)
    for agree, told in (("", "Not everybody agrees: nothing is taken back."), ("1", "Your last turn is taken back.")):
        host.page.click('.head [data-drawer="more"]')
        undo.click()
        expect(bubble).to_have_text("The others have been asked.")
        guest.page.locator(f'#motions [data-agree="{agree}"]').click()
        expect(bubble).to_have_text(told)
        host.page.keyboard.press("Escape")
    my_turn(host.page)
    assert host.complaints == guest.complaints == []


@pytest.mark.parametrize(("pace", "replayed"), [("400", True), ("0", False)])
def test_ones_own_pace_says_whether_deeds_play_by_themselves(visit, pace, replayed):  # noqa: F811
    page = visit(motion="no-preference").play(seats=3)
    my_turn(page)
    page.click('.head [data-drawer="more"]')
    page.select_option("#pace", pace)
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.drawer") == "more"  # and not the field, which would take all keys
    past: list[str] = []
    page.on("request", lambda one: past.append(one.url) if "/live?" in one.url and "line=" in one.url else None)
    view, before = f"/api/matches/{page.url.rpartition('/')[2]}/view?seat=0", shown(page)
    page.route("**/live?*", lambda _: None)  # what is seen one by one as it comes is not played again
    page.keyboard.press("a")
    page.locator("#choices button", has_text="Take").first.click()
    wait_until(lambda: bool(page.request.get(view).json()["version"] >= before + 3))
    page.unroute("**/live?*")  # what waits goes on
    expect(page.locator("#strip .chip")).to_have_count(2)
    while replayed and not past:
        page.wait_for_event("request")
    page.wait_for_timeout(600)  # longer than until the first deed would be shown
    assert bool(past) == replayed
    page.reload()
    my_turn(page)
    assert page.locator("#pace").input_value() == pace


def test_why_tells_what_may_not_be_done_now_and_by_which_rule(visit):  # noqa: F811
    """Nobody has brewed yet: there is nothing to copy."""
    visitor = visit(language="fr")
    page = visitor.play("alchemist", seats=3)
    my_turn(page)
    page.keyboard.press("w")
    refused = page.locator("#why .refused")
    expect(refused).to_contain_text("Pas maintenant, et pourquoi")
    link = refused.locator("a.rule").first
    assert str(link.get_attribute("href")).startswith("/rules/alchemist#AL-")
    page.keyboard.press("Escape")
    expect(page.locator("#why")).to_be_hidden()
    assert visitor.complaints == []


COVERED = """(sheet) => {
  const box = document.querySelector(sheet).getBoundingClientRect();
  return [...document.querySelectorAll("#panels .may")].filter((one) => one.getClientRects().length).filter((one) => {
    const lit = one.getBoundingClientRect();
    const wide = Math.min(lit.right, box.right) - Math.max(lit.left, box.left);
    return wide > 1 && Math.min(lit.bottom, box.bottom) - Math.max(lit.top, box.top) > 1;
  }).map((one) => one.getAttribute("aria-label"));
}"""


def at_size(page, size):
    """The page is drawn for a window of this size."""
    width, height = SIZES[size]
    drawn = seen(page)["drawn"]
    page.set_viewport_size({"width": width, "height": height})
    wait_until(lambda: page.evaluate("document.body.dataset.layout") == size and seen(page)["drawn"] > drawn)


def test_reasons_lie_beside_what_glows_at_every_size_and_can_be_closed(visit):  # noqa: F811
    """The cards of a hand glow at the foot of the page."""
    page = visit(size={"width": 1200, "height": 600}, language="fr").play("ars_mysteriorum", seats=3)
    choose(page, "Terminer")
    expect(page.locator("#question")).to_contain_text("Misez")
    for size in SIZES:
        at_size(page, size)
        my_turn(page)
        assert page.locator("#panels .may:visible").count() > 3
        page.keyboard.press("w")
        expect(page.locator("#why .refused")).not_to_be_empty()
        assert page.evaluate(COVERED, "#why") == [], size
        assert page.evaluate("document.querySelector('#why').offsetHeight") >= 150, size
        page.locator("#why .shut").click()
        expect(page.locator("#why")).to_be_hidden()


LONG_KEYS = "".join(
    f'<button type="button" class="key may" data-action="{k}"><span>Annuler la carte jouée par Flamel et Zosimos</span></button>'
    for k in range(6)
)


def test_where_nothing_was_lost_nothing_lies_over_the_picture(visit):  # noqa: F811
    page = visit().play(seats=3)
    my_turn(page)
    rooms = """() => ["", "above", "leftward", "above leftward"].map((corner) => {
      const place = document.querySelector("#notices"); place.className = corner; return place.offsetHeight; })"""
    assert page.evaluate(rooms) == [0, 0, 0, 0]


def test_keys_of_many_words_are_whole_and_leave_room_for_the_question(visit):  # noqa: F811
    page = visit(size={"width": 1200, "height": 600}, language="fr").play("alchemist", seats=3)

    def tell(route):
        answer = route.fetch()
        told = answer.json()
        bar = re.sub(r'<div class="choices">.*?</div>', "", told["parts"]["bar"], flags=re.DOTALL)
        told["parts"]["bar"] = bar.replace(
            '<div class="helps">', f'<div class="choices">{LONG_KEYS}</div><div class="helps">'
        )
        route.fulfill(response=answer, json=told)

    page.route("**/live?*", tell)
    for size in SIZES:
        at_size(page, size)
        expect(page.locator("#bar .choices .key")).to_have_count(6)
        assert page.evaluate(FITS) == [], size
        wide, high = SIZES[size]
        for key in page.locator("#bar .choices .key").all():
            box = key.bounding_box()
            assert 0 <= box["x"] <= wide + 1 - box["width"], size
            assert high / 3 <= box["y"] <= high + 1 - box["height"], size


def test_the_head_says_where_the_round_is_whole_at_every_size(visit):  # noqa: F811
    """Of nine phases the one that is played has its name; the others are numbers, or dots."""
    page = visit(size={"width": 1200, "height": 600}, language="fr").play("ars_mysteriorum", seats=3)
    choose(page, "Terminer")
    expect(page.locator("#question")).to_contain_text("Misez")
    for size in SIZES:
        at_size(page, size)
        cut = page.evaluate("""() => { const row = document.querySelector("#progress").getBoundingClientRect();
            return [...document.querySelectorAll("#progress > span, .steps li")].filter((one) => one.offsetWidth)
              .filter((one) => one.getBoundingClientRect().right > row.right + 1).map((one) => one.textContent); }""")
        assert cut == [], size


def test_a_hint_about_a_question_that_has_been_answered_is_not_shown(visit):  # noqa: F811
    page = visit().play("alchemist", seats=3)
    my_turn(page)
    waiting: list[Any] = []
    page.route("**/hint", lambda route: waiting.append(route))
    with page.expect_request("**/hint"):
        page.keyboard.press("h")
    wait_until(lambda: bool(page.title() and waiting))  # whoever asks the page lets it tell what has happened
    choose(page, "Draw")
    waiting[0].fulfill(json={"best": [{"action": 0, "text": "late", "why": []}]})
    expect(page.locator("#hint:enabled, #question:not(.now)").first).to_be_visible()
    assert page.locator("#hints").is_hidden()


def test_the_last_door_leads_to_everything_else(visit):  # noqa: F811
    page = visit().play(seats=3)
    my_turn(page)
    more, drawer = page.locator('.head [data-drawer="more"]'), page.locator("#drawer")
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(drawer.locator("#players li")).to_have_count(3)
    sound = drawer.locator("#sound")
    before = sound.get_attribute("aria-pressed")
    sound.click()
    expect(sound).not_to_have_attribute("aria-pressed", before or "")
    drawer.locator('[data-drawer="words"]').click()
    expect(page.locator("#words-view")).to_be_visible()
    more.click()
    drawer.locator("#keys-key").click()
    expect(page.locator("#keys")).to_contain_text("what this is")
    page.keyboard.press("Escape")
    drawer.locator('.tongues [value="fr"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_tab_goes_from_the_question_to_what_glows_then_to_what_has_been(visit):  # noqa: F811
    page = visit().play(seats=3)
    choose(page, "Take")
    expect(page.locator("#strip .chip")).to_have_count(2)
    my_turn(page)
    page.locator("#question").focus()
    places: list[str] = []
    for _ in range(80):
        page.keyboard.press("Tab")
        place = page.evaluate("() => document.activeElement.closest('#bar, #panels, #strip, #drawer, .head')?.id ?? ''")
        if place not in places[-1:]:
            places.append(place)
        if place == "strip":
            break
    assert places == ["bar", "panels", "strip"]


def test_no_serious_violation_at_any_size(visit, served):  # noqa: F811
    page = visit().play(seats=3)
    found: dict[str, list[str]] = {}
    for state in ("match", "over"):
        for size, (width, height) in SIZES.items():
            if size in ("desk", "phone"):  # tests/test_browser.py has them
                continue
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(300)
            if state == "match":
                my_turn(page)
                page.keyboard.press("i")
            found[f"{state} {size}"] = lasting(page)
        if state == "match":
            served.play_out(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


def lasting(page):
    """What is wrong even when the page has come to rest: its panels are drawn a moment after the window has another size."""
    faults, end = serious(page), time.monotonic() + PATIENCE / 4
    while faults and time.monotonic() < end:
        page.wait_for_timeout(500)
        faults = serious(page)
    return faults


# What the server gives to it


def test_a_key_whose_label_may_fall_away_keeps_its_name():
    """An icon with a label in a `span`, which narrow pages do not show: `title` or `aria-label` names the key then."""
    keys = [
        key
        for page in sorted(pages.HERE_FOLDER.glob("templates/**/*.html"))
        for key in re.findall(r"<(?:button|a)\b[^>]*>\{\{ icon\([^)]*\) \}\}(?:<span|</)", page.read_text("utf-8"))
    ]
    assert len(keys) > 10
    assert [key for key in keys if "title=" not in key and "aria-label=" not in key] == []


def test_a_key_may_play_several_actions():
    template = pages.shelf.get_template("parts/bar.html")
    given = {"legal": frozenset((3,)), "curtain": 0, "t": lambda *_, **__: "", "seen": {"chairs": [{"name": ""}]}}
    key: Any = template.make_module(given)
    html = str(key.key(Key("Here", actions=(4, 5, 6), main=True)))
    assert 'data-actions="4 5 6"' in html
    assert "may main" in html


def test_who_waits_may_look_around_and_who_watches_sees_what_all_see(tmp_path, monkeypatch):
    drafts: list[str] = []
    draw = pictures.panels

    def drawing(view, texts, layout, size, draft=""):
        drafts.append(draft)
        return draw(view, texts, layout, size, draft)

    monkeypatch.setattr(pages, "panels", drawing)
    app = create_app(settings(tmp_path))
    one, other, stranger = Guest(app), Guest(app, "Merlin"), Guest(app, "Dee")
    table = one.post("/api/matches", game="connect_four", seats=["me", "open"])["table"]
    other.post(f"/api{table['seats'][1]['link']}")
    for guest in (one, other, stranger):
        guest.get(f"/m/{table['id']}/live", draft="z3")
    assert drafts == ["z3", "z3", ""]


def test_a_part_of_alkemys_table_is_looked_at_while_others_play():
    waits = next(one for one in samples("alkemy", compiled=True) if one.name == "skirmish-waits")
    view, size = waits.match.view(waits.seat), (378, 600)
    drawn = [view.spread("en", layout="phone", size=size, draft=draft).panels[0].svg for draft in ("", "z0", "z24")]
    assert len(set(drawn)) > 1
    assert 'data-draft="z' in drawn[0]


def test_a_loss_of_a_real_match_is_a_notice(tmp_path):
    """Two people fight until something hurts one of them."""
    app = create_app(settings(tmp_path))
    people = [Guest(app), Guest(app, "Merlin")]
    table = people[0].post("/api/matches", game="alkemy", seats=["me", "open"])["table"]
    people[1].post(f"/api{table['seats'][1]['link']}")
    path = f"/api/matches/{table['id']}"
    for turn in range(800):
        seat = people[0].get(f"{path}/view", seat=0)["to_act"][0]
        guest = people[seat]
        if re.search(r'class="notice"', notices := guest.get(f"/m/{table['id']}/live", seat=seat)["parts"]["notices"]):
            assert re.search(r'<article class="notice" data-line="\d+" role="alert"', notices)
            assert re.search(r"<p>\w", notices)
            return
        told = guest.get(f"{path}/view", seat=seat)
        keen = [one for one in told["legal"] if re.match("charge|shoot|fight|formula", one["notation"])] or told["legal"]
        guest.post(f"{path}/act", seat=seat, action=keen[(7 * turn + 3) % len(keen)]["action"], version=told["version"])
    raise AssertionError("nobody was hurt")
