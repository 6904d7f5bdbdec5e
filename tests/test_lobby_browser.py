"""The lobby and the pages around a match in a real browser, at every size: readable, reachable, and it says what it does."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.readable import SIZES
from tests.test_browser import PHONE, browser, serious, served, visit  # noqa: F401  fixtures

AXE = ("desk", "phone")
PATHS = (
    "/",
    "/new/alkemy",
    "/rules/alchemist",
    "/rules/alchemist/summary",
    "/games/alkemy/pages/troop",
    "/games/alkemy/pages/setup",
    "/workshop/alchemist?thing=cauldrons.C04&change=numbers.draw=9",
    "/workshop/alkemy?thing=profiles.AV1",
    "/api",
    "/notices",
    "/find",
    "/offline",
    "/nowhere",
)
MEASURE = """
(target) => {
  const found = [], seen = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const words = walk.currentNode.textContent.trim(), box = walk.currentNode.parentElement;
    if (!words || !seen(box) || box.closest(".unseen, .skip, #game-page svg, .gallery svg")) continue;
    const style = getComputedStyle(box), matrix = box.getScreenCTM?.();
    const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const least = style.fontVariantCaps === "small-caps" ? 15 : /\\p{L}/u.test(words) ? 12 : 11;
    if (size < least - 0.05) found.push(`${words.slice(0, 40)} is written at ${size.toFixed(1)} px`);
    if (style.textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + 1) found.push(`${words} is cut`);
  }
  for (const one of document.querySelectorAll("a[href], button, select, summary, input:not([type=hidden])")) {
    if (!seen(one) || one.closest(".unseen, .skip, #game-page") || getComputedStyle(one).display === "inline") continue;
    const box = (one.closest("label") ?? one).getBoundingClientRect(), least = Math.min(box.width, box.height);
    if (least < target - 0.5) found.push(`${one.outerHTML.slice(0, 90)} is a target of ${least.toFixed(0)} px`);
  }
  return [...new Set(found)];
}
"""
"""Every text and every target. Links in running text are as high as its lines; a game measures what it brings along itself."""


def faults(page: Page, size: str) -> list[str]:
    """What is too small to be read or hit, or lies outside the screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    found: list[str] = page.evaluate(MEASURE, 32 if SIZES[size][0] >= 1024 else 44)
    return [f"{wide} px wider than the screen"] * (wide > 0) + found


def resized(page: Page, size: str) -> None:
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})


def looked_at(page: Page, found: dict[str, list[str]], name: str, axe: bool = True) -> None:
    """One page at every size, and by axe at two."""
    for size in SIZES:
        resized(page, size)
        found[f"{name} {size}"] = faults(page, size) + (serious(page) if axe and size in AXE else [])


@pytest.fixture
def regular(visit):  # noqa: F811
    """Somebody who has played here before: it is their turn at two tables, one waits for others, one is over."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.fill("#name", "Abigaïl")
    page.keyboard.press("Enter")
    expect(page.locator(".me")).to_have_text("Abigaïl")
    origin = {"Origin": page.url.rstrip("/")}
    for seats in (["me", "here"], ["me", "novice"], ["me", "open"]):
        body = {"game": "alchemist", "seats": seats, "options": {"first": "0"}}
        assert page.request.post("/api/matches", data=body, headers=origin).ok
    body = {"game": "alchemist", "seats": ["me", "novice"]}
    over = page.request.post("/api/matches", data=body, headers=origin).json()["table"]["id"]
    assert page.request.post(f"/api/matches/{over}/resign", data={"seat": 0}, headers=origin).ok
    return visitor


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lobby_of_a_returning_player_is_readable_at_every_size(regular, language):
    page = regular.page
    found: dict[str, list[str]] = {}
    page.request.post("/language", form={"language": language, "back": "/"}, headers={"Origin": page.url.rstrip("/")})
    page.goto("/")
    expect(page).to_have_title("(2) Athanor")
    expect(page.locator("html")).to_have_attribute("lang", language)
    looked_at(page, found, "lobby", axe=language == "en")
    assert {name: faults for name, faults in found.items() if faults} == {}
    for picture in page.locator(".thumb img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("one => one.naturalWidth") > 300
    assert regular.complaints == []


BETWEEN = (
    "[...document.querySelector('.foot').childNodes].filter((one) => one.nodeType === 3).map((one) => one.data).join('')"
)
IN_VIEW = """() => [...document.querySelectorAll(".game .ways .key:first-child")]
  .filter((one) => one.getBoundingClientRect().bottom <= innerHeight).map((one) => one.value)"""


@pytest.mark.parametrize("size", ["laptop", "desk"])
def test_whoever_comes_first_sees_how_to_play_five_games_without_scrolling(visit, size):  # noqa: F811
    """As many as there are; here are some more."""
    page = visit(language="fr").page
    resized(page, size)
    page.goto("/")
    assert len(page.evaluate(IN_VIEW)) >= 5


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_the_foot_of_a_page_begins_and_ends_its_lines_with_links(visit, size):  # noqa: F811
    page = visit(language="fr").page
    resized(page, size)
    page.goto("/")
    assert page.locator(".foot a").count() > 6
    assert page.evaluate(BETWEEN).strip() == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pages_around_a_match_are_readable_at_every_size(visit, language):  # noqa: F811
    page, axe = visit(language=language).page, language == "en"  # words in another language change nothing for axe
    found: dict[str, list[str]] = {}
    for path in PATHS:
        page.goto(path)
        looked_at(page, found, path, axe)
    page.goto("/new/alchemist")
    page.fill("#name", "Abigaïl")
    page.click(".key.big")
    page.wait_for_selector("#link1")
    looked_at(page, found, "gathering", axe)
    guest = visit(language=language).page
    guest.goto(page.input_value("#link1"))
    looked_at(guest, found, "invitation", axe)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_many_options_are_folded_and_count_all_the_same(visit):  # noqa: F811
    """Materia Prima has sixteen: whoever comes for the first time need not read them all."""
    page = visit(size=PHONE).page
    page.goto("/new/materia_prima")
    options = page.locator("[id^=option-]")
    expect(options.locator("visible=true")).to_have_count(4)
    rest = page.locator("details.rest")
    expect(rest.locator("summary")).to_contain_text(str(options.count() - 4))
    rest.locator("summary").click()
    page.select_option("#option-special_towers", "on")
    rest.locator("summary").click()
    page.click(".key.big")
    page.wait_for_url("**/m/*")
    made = page.request.get(page.url.replace("/m/", "/api/matches/")).json()
    assert made["table"]["options"]["special_towers"] == "on"
    page.goto("/new/alchemist")
    expect(page.locator("details.rest")).to_have_count(0)


def test_a_name_is_kept_by_enter_and_nothing_is_played(visit):  # noqa: F811
    page = visit().page
    page.goto("/")
    page.fill("#name", "Abigaïl")
    page.keyboard.press("Enter")
    expect(page.locator(".me")).to_have_text("Abigaïl")
    assert page.locator("#name").count() == 0
    assert page.evaluate("Object.keys(localStorage).length") == 0


def test_how_one_played_last_is_offered_again_and_can_be_changed(visit, served):  # noqa: F811
    visitor = visit()
    visitor.play("sealed", seats=2)
    page = visitor.page
    page.goto("/")
    settings = page.locator("#settings summary")
    expect(settings).to_have_text("as last time: 2 players, bots of the level “novice”")
    expect(page.locator("#seats")).to_be_hidden()
    settings.click()
    page.select_option("#seats", "3")
    with page.expect_request("**/play") as sent:
        page.click("#game-sealed .key")
    assert re.search(r"seats=3&level=novice&game=sealed&seal=[0-9a-f]{64}$", sent.value.post_data or "")


def test_dates_have_the_hour_of_the_visitors_own_clock(regular):
    page = regular.page
    page.goto("/")
    moments: Any = page.locator("#tables time").all()
    assert len(moments) >= 4
    for one in moments:
        title = one.evaluate(
            "one => [one.title, new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date(one.dateTime))]"
        )
        assert title[0].endswith(title[1])


def test_lists_are_folded_on_a_phone_and_stay_as_they_were_left(regular):
    page = regular.page
    resized(page, "phone")
    page.goto("/")
    waiting, over = page.locator("#list-waiting"), page.locator("#list-over")
    expect(waiting.locator("li")).to_be_hidden()
    expect(waiting.locator("summary")).to_contain_text("Alchemist")
    waiting.locator("summary").click()
    with page.expect_response("**/lobby"):
        body = {"game": "alchemist", "seats": ["me", "open"], "listed": True}
        page.request.post("/api/matches", data=body, headers={"Origin": page.url.rstrip("/")})
    expect(waiting.locator("li")).to_have_count(2)
    expect(waiting.locator("li").first).to_be_visible()
    expect(over.locator("li")).to_be_hidden()


@pytest.mark.parametrize(("granted", "says"), [(True, "Copied"), (False, "Selected")])
def test_copying_says_that_it_copied(visit, granted, says):  # noqa: F811
    visitor = visit()
    page = visitor.page
    if granted:
        visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    else:
        page.add_init_script("navigator.clipboard.writeText = () => Promise.reject()")
    page.goto("/new/alchemist")
    page.click(".key.big")
    page.click("[data-copy=link1]")
    expect(page.locator("#bubble")).to_contain_text(says)
    if granted:
        assert page.evaluate("navigator.clipboard.readText()") == page.input_value("#link1")
    else:
        assert page.evaluate("getSelection().toString()") == page.input_value("#link1")
