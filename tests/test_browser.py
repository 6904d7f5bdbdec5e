"""The table in a real browser: Debian's Chromium, driven by Playwright."""

import re
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Error, Page, expect

from athanor.kernel.box import standard_box
from athanor.kernel.game import find, slugs
from tests.browser import PATIENCE, Late, Served, chromium, seen, serving, table, wait_until

# What of the score sheet is not seen without scrolling it sideways, and rules that are squeezed into a narrow column.
CUT_SCORES = """() => { const room = document.querySelector(".scores .scroll-x").getBoundingClientRect();
  const least = (one) => one.querySelector(".rule") ? 170 : one.scrollWidth - 1;
  return [...document.querySelectorAll(".scores :is(th, td)")].filter((one) => one.getClientRects().length)
    .filter((one) => one.getBoundingClientRect().right > room.right + 1 || one.offsetWidth < least(one))
    .map((one) => one.textContent); }"""
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


@pytest.fixture
def browser():
    return chromium()


@pytest.fixture
def served():
    """The games interpreted, as in the first minute on a fresh machine."""
    return table(compiled=False)


@pytest.fixture
def swift():
    """The games compiled, as ever after."""
    return table(compiled=True)


class Kept:
    """A browser with cookies of its own. Whoever leaves it is forgotten; scripts, styles and typefaces stay at hand, because one
    page stays open."""

    free: ClassVar[dict[Any, list["Kept"]]] = {}

    def __init__(self, browser: Browser, url: str, language: str, motion: Any, phone: bool) -> None:
        hand: Any = {"is_mobile": True, "has_touch": True} if phone else {}
        self.url, self.context = url, browser.new_context(base_url=url, locale=language, reduced_motion=motion, **hand)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page = self.context.new_page()
        self.page.goto("/healthz")
        self.session = self.context.new_cdp_session(self.page)

    def forget(self) -> None:
        for page in self.context.pages:
            if page != self.page:
                page.close()
        for name in ("127.0.0.1", "localhost"):
            origin = self.url.replace("127.0.0.1", name)
            wanted = {"origin": origin, "storageTypes": "all"}
            self.session.send("Storage.clearDataForOrigin", wanted, timeout=250 * PATIENCE)
        self.context.clear_cookies()
        self.context.clear_permissions()


class Visitor:
    """Somebody with a browser of their own (their own cookies), which collects what the page complains about."""

    def __init__(self, browser: Browser, served: Served, language: str = "en", size: Any = DESK, motion: Any = "reduce"):
        self.url, self.kind = served.url, (served.url, language, motion, size == PHONE)
        free = Kept.free.setdefault(self.kind, [])
        self.kept = free.pop() if free else Kept(browser, *self.kind)
        self.context = self.kept.context
        self.page: Page = self.context.new_page()
        self.page.set_viewport_size(size)
        self.complaints: list[str] = []
        self.page.on("console", self.complain)
        self.page.on("pageerror", lambda one: self.complaints.append(str(one)))

    def leave(self) -> None:
        """Somebody else may come, unless the browser does not answer, as happens now and then: it is left alone."""
        with suppress(Error):
            self.kept.forget()
            Kept.free[self.kind].append(self.kept)

    def complain(self, said: Any) -> None:
        """That something happened meanwhile (409) is an answer as good as any."""
        if said.type == "error" and "409 (Conflict)" not in said.text:
            self.complaints.append(said.text)

    def play(self, game="alchemist", level="novice", seats=None, name="Abigaïl"):
        """At a table with bots, laid by what the form of the lobby sends; the form itself is `sit_down`."""
        form = {"game": game, "name": name, "level": level, "seats": str(seats or "")}
        laid = self.page.request.post("/play", form=form, headers={"Origin": self.url}, max_redirects=0)
        self.page.goto(laid.headers["location"])
        self.page.wait_for_selector("#panels svg")
        return self.page

    def sit_down(self, game="alchemist", level="novice", seats=3, name="Abigaïl"):
        """The same by the lobby, with a number of one's own in the luck."""
        self.page.goto("/")
        self.page.fill("#name", name)
        self.page.select_option("#level", level)
        self.page.select_option("#seats", str(seats))
        self.page.click(f"#game-{game} .key")
        self.page.wait_for_selector("#panels svg")
        return self.page


@pytest.fixture
def visit(browser, served):
    made: list[Visitor] = []

    def new(**how):
        made.append(Visitor(browser, how.pop("served", served), **how))
        return made[-1]

    yield new
    for visitor in made:
        visitor.leave()


def shown(page: Page) -> int:
    return int(seen(page)["shown"])


def my_turn(page: Page) -> None:
    expect(page.locator("#question.now")).to_be_visible()


def is_over(page: Page) -> bool:
    return bool(seen(page)["page"] == "over")


def my_turn_or_over(page: Page) -> bool:
    """True when there is something to do for me, or never again."""
    with suppress(Error):  # the page may be replaced while it is looked at
        return is_over(page) or bool(page.locator("#question.now").count())
    return False


def redrawn(page: Page, before: Any) -> None:
    """Wait until the page shows something else than it did."""

    def changed() -> bool:
        with suppress(Error):
            return bool(seen(page) != before)
        return False

    wait_until(changed)


def click(page: Page, what: Any, **how: Any) -> None:
    """Click, and wait for the picture that answers."""
    before = seen(page)
    what.click(**how)
    redrawn(page, before)


def play(page: Page, what: Any) -> None:
    """Click what is an action, and wait until its line is shown."""
    before = shown(page)
    what.click()
    page.wait_for_function("before => +document.querySelector('main').dataset.shown > before", arg=before)


def choose(page: Page, words: str = "") -> None:
    """Take a choice of the list of all choices, which one key opens, and wait until its line is shown."""
    my_turn(page)
    if not page.locator("#choices").is_visible():
        page.keyboard.press("a")
    play(page, page.locator("#choices button", has_text=words).first)


def play_for(served: Served, page: Page, wanted: Any) -> Any:
    """Play on until such a thing is there to click: which turn it comes in depends on the deal."""
    for _ in range(200):
        my_turn(page)
        if wanted.count():
            return wanted.first
        served.play_until(page, shown(page) + 1)
    raise AssertionError("it never comes")


def click_in_picture(page: Page, turn: int) -> None:
    """What glows in the picture and is sent at once; or else what composes a choice on the screen. Where all choose at the same
    time the picture may go while it is clicked: then there is a new one to look at."""
    before = seen(page)
    ways = ("#panels [data-action]:visible", "#panels [data-draft]:visible", "#bar .choices .may", "#choices button")
    found = [page.locator(way) for way in ways]
    glowing = next((one for one in found if one.count()), found[0])
    if glowing is found[-1]:
        page.keyboard.press("a")
    try:
        click(page, glowing.nth(turn % max(1, glowing.count())), timeout=20_000)
    except Error:
        if seen(page) == before:
            raise


@pytest.mark.parametrize("game", [slug for slug in slugs() if slug not in ("connect_four", "sealed")])
@pytest.mark.parametrize(("language", "size"), [("en", "desk"), ("fr", "phone")])
def test_a_whole_match_by_clicks_in_the_picture(visit, swift, game, language, size):
    swift.heated(game)
    visitor = visit(served=swift, language=language, size=PHONE if size == "phone" else DESK)
    page = visitor.play(game)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for turn in range(25):  # the rest of the match without pictures: it is long
        wait_until(lambda: my_turn_or_over(page))
        if is_over(page):
            break
        click_in_picture(page, turn)
    swift.play_out(page)
    expect(page.locator(".scores tfoot td")).to_have_count(find(game).usual)
    assert page.evaluate(CUT_SCORES) == []
    assert visitor.complaints == []


def test_a_match_is_begun_before_the_game_is_compiled(visit, served):
    """A whole one is played like that in `test_after_the_match_everything_can_be_seen_again`."""
    visitor = visit()
    page = visitor.play("ars_mysteriorum")
    served.play_until(page, 12)
    assert shown(page) >= 12
    assert visitor.complaints == []


def test_whoever_comes_next_finds_nothing_of_the_one_before(browser, served):
    one = Visitor(browser, served)
    one.play("connect_four").evaluate("localStorage.setItem('kept', 'here')")
    one.leave()
    two = Visitor(browser, served)
    assert two.context is one.context
    assert two.context.cookies() == []
    two.page.goto("/offline")
    assert two.page.evaluate("localStorage.length") == 0
    two.leave()


def test_any_game_folder_can_be_played_with_the_plain_picture_too(visit, served):
    for game in ("connect_four", "sealed"):
        visitor = visit()
        page = visitor.play(game)
        served.play_out(page)
        expect(page.locator("h1")).to_be_visible()
        assert visitor.complaints == []


def test_what_may_not_be_done_answers_with_its_rule(visit, served):
    page = visit().play(seats=3)
    play_for(served, page, page.locator("#panels [data-why]")).click()  # amid a choice, everything shown may be done
    refused = page.locator("#about .can")
    expect(refused).to_have_text(re.compile(r"\w.* AL-\d\d\d$"))
    with page.expect_popup() as popup:
        refused.locator("a").click()
    expect(popup.value).to_have_url(re.compile(r"/rules/alchemist#AL-\d\d\d"))


def test_the_keyboard_plays_too(visit, served):
    page = visit().play(seats=3)
    glowing = play_for(served, page, page.locator("#panels [data-action]"))
    before = shown(page)
    glowing.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("before => +document.querySelector('main').dataset.shown > before", arg=before)


def test_a_second_click_means_nothing_before_the_first_is_seen(visit):
    visitor = visit()
    page = visitor.play(seats=3)
    my_turn(page)
    before, posted, waiting = shown(page), [], []
    page.on("request", lambda one: posted.append(one.url) if one.url.endswith("/act") else None)
    page.route("**/live?*", lambda one: waiting.append(one))  # the next picture is slow to come
    deed = page.locator("#panels [data-action]").first
    with page.expect_response("**/act"):
        deed.dispatch_event("click")
    deed.dispatch_event("click")
    page.unroute("**/live?*")  # what waits goes on
    page.wait_for_function("before => +document.querySelector('main').dataset.shown > before", arg=before)
    assert len(posted) == 1
    assert visitor.complaints == []


def test_only_what_does_something_catches_a_click(visit):
    """A figure's ring must not lie over its neighbour."""
    page = visit().play(seats=3)
    my_turn(page)
    caught = "name => getComputedStyle(document.querySelector(name)).pointerEvents"
    assert page.evaluate(caught, "#panels svg .piece:not(.may, .why, .may *, .why *)") == "none"
    assert page.evaluate(caught, "#panels svg [data-action]") == "auto"


def test_deeds_since_the_last_turn_are_stepped_through_and_one_is_back_at_once(visit, served):
    visitor = visit()
    page = visitor.play(seats=3)
    choose(page, "Take")
    chips = page.locator("#strip .chip")
    expect(chips).to_have_count(2)
    my_turn(page)
    before = shown(page)
    assert page.locator("#panels .may").count()
    page.keyboard.press("[")
    expect(chips.nth(1)).to_have_attribute("aria-current", "true")
    assert page.locator("#panels .may").count() == 0  # it has been: nothing is to be chosen
    who, long = chips.nth(1).inner_text().split()[0], page.locator("#question")
    expect(long).to_contain_text(who)  # told at length
    assert len(long.inner_text()) >= len(chips.nth(1).inner_text().partition(":")[0])
    page.locator("#earlier").click()
    expect(chips.nth(0)).to_have_attribute("aria-current", "true")
    expect(page.locator("#strip-at")).to_have_text("1 of 2")
    page.locator(".back-to-now").click()
    my_turn(page)
    assert shown(page) == before
    assert page.locator("#panels .may").count()
    chips.nth(0).click()
    page.keyboard.press("Escape")
    my_turn(page)
    assert visitor.complaints == []


NOTICE = (
    '<article class="notice" data-line="{}" hidden><button class="show-me">?</button>'
    '<button class="understood">!</button></article>'
)


GLOWS_BELOW = """() => {
  const one = document.createElement("div");
  one.className = "may";
  Object.assign(one.style, { position: "fixed", left: "0", right: "0", bottom: "70px", height: "120px", pointerEvents: "none" });
  document.querySelector("#panels").append(one);
}"""


def test_a_loss_is_said_until_it_is_read_and_can_be_looked_at(visit):
    """Which deeds cost something is the game's to say (test_since); here every answer tells of one."""
    visitor = visit()
    page = visitor.play(seats=3)
    choose(page, "Take")
    expect(page.locator("#strip .chip")).to_have_count(2)
    line = page.locator("#strip .chip").first.get_attribute("data-line")

    def tell(route):
        answer = route.fetch()
        told = answer.json()
        told["parts"]["notices"] = NOTICE.format(line)
        route.fulfill(response=answer, json=told)

    page.route("**/live?*", tell)
    page.locator("#strip .chip").nth(1).click()
    page.keyboard.press("Escape")
    notice = page.locator(".notice")
    expect(notice).to_be_visible()
    page.evaluate(GLOWS_BELOW)
    page.locator("#strip .chip").nth(1).click()
    page.keyboard.press("Escape")
    expect(page.locator("#notices")).to_have_class(re.compile("above"))  # what glows is not covered
    notice.locator(".show-me").click()
    expect(page.locator("#strip .chip").first).to_have_attribute("aria-current", "true")
    expect(notice).to_be_hidden()
    page.locator(".back-to-now").click()
    notice.locator(".understood").click()
    expect(notice).to_be_hidden()
    page.reload()
    my_turn(page)
    expect(notice).to_be_hidden()
    assert visitor.complaints == []


def test_all_deeds_are_replayed_and_the_list_is_searched(visit):
    page = visit().play(seats=3)
    choose(page, "Take")
    chips = page.locator("#strip .chip")
    expect(chips).to_have_count(2)
    page.locator("#replay-all").click()
    expect(chips.first).to_have_attribute("aria-current", "true")
    expect(chips.last).to_have_attribute("aria-current", "true")
    my_turn(page)
    page.keyboard.press("a")
    page.fill("#search", "draw")
    shown_now = page.locator("#choices li:visible")
    assert [one for one in shown_now.all_inner_texts() if "draw" not in one.lower()] == []
    assert shown_now.count() < page.locator("#choices li").count()


def test_a_replay_that_is_left_does_not_go_on(visit):
    page = visit().play(seats=3)
    choose(page, "Take")
    chips = page.locator("#strip .chip")
    expect(chips).to_have_count(2)
    my_turn(page)
    page.locator("#replay-all").click()
    expect(chips.first).to_have_attribute("aria-current", "true")
    page.keyboard.press("Escape")
    my_turn(page)
    page.wait_for_timeout(1500)  # longer than a deed is shown
    assert page.locator('#strip [aria-current="true"]').count() == 0


def test_what_is_pressed_is_not_drawn_anew_before_it_is_released(visit, served):
    """A click is a press and a release on one thing. On a busy machine a press may become a long one, which asks what the thing
    is, or meet a replay, which it ends: then it is tried again."""
    page = visit().play(seats=3)
    lit = play_for(served, page, page.locator("#panels [data-action]"))
    before, card = shown(page), page.locator("#about")
    for height in range(DESK["height"] - 1, DESK["height"] - 40, -1):
        my_turn(page)
        box, drawn = lit.bounding_box(), seen(page)["drawn"]
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.set_viewport_size({"width": DESK["width"], "height": height})  # the panels have another room now
        page.wait_for_timeout(330)  # held longer, it is asked what it is
        assert seen(page)["drawn"] == drawn
        page.mouse.up()
        with suppress(Late):
            wait_until(lambda: shown(page) > before or card.is_visible(), 10)
        if shown(page) > before:
            break
        page.keyboard.press("Escape")
        page.wait_for_function("drawn => +document.querySelector('main').dataset.drawn > drawn", arg=drawn)
    assert shown(page) > before, "every click was lost"


def test_every_key_opens_what_it_says(visit):
    page = visit().play(seats=3)
    my_turn(page)
    for key, opened in (
        ("w", "#why"),
        ("a", "#choices"),
        ("l", '[data-sheet="log"]'),
        ("c", '[data-sheet="chat"]'),
        ("?", "#keys"),
    ):
        page.keyboard.press(key)
        expect(page.locator(opened)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(opened)).to_be_hidden()
    expect(page.locator('.head [data-drawer="chat"]')).to_be_focused()  # what was open has given the focus back
    glowing = page.locator("#panels .may:visible, #bar .key.may:visible")
    for turn in range(2):
        page.keyboard.press("g")
        expect(glowing.nth(turn % glowing.count())).to_be_focused()


def test_question_goal_and_help_are_in_sight_at_every_size(visit):
    """And a panel that did not change is not sent again."""
    desk, phone = visit().play(seats=3), visit(size=PHONE).play(seats=3)
    for width, height in ((1920, 1080), (1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844)):
        page = phone if width == PHONE["width"] else desk
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        my_turn(page)
        for part in ("#question", ".goal", ".helps [data-undo]", "#hint", "#why-key"):
            box = page.locator(part).bounding_box()
            assert box, (width, part)
            assert box["x"] >= 0 <= box["y"], (width, part)
            assert box["x"] + box["width"] <= width, (width, part)
            assert box["y"] + box["height"] <= height, (width, part)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for _ in range(5):  # what the bar says may have changed the room for panels a moment ago
        with page.expect_response("**/live?*") as answer:
            page.evaluate("""() => { const body = JSON.stringify({ seat: 0, words: "hm" }), method = "POST";
                fetch(`/api/matches/${document.querySelector("main").dataset.id}/chat`,
                    { method, body, headers: { "Content-Type": "application/json" } }); }""")
        sent = answer.value.json()["spread"]
        assert len(sent["panels"]) > 3
        again = [panel["name"] for panel in [*sent["panels"], {"name": "defs", **sent["defs"]}] if "svg" in panel]
        if not again:
            break
    assert again == []


FRAME = ".head h1, .progress, .chip, .tabs button, #question, .goal, #bar .key"
CUT = """(frame) => [...document.querySelectorAll(frame)].filter((one) => {
  const words = one.querySelector("span") ?? one, { left, right } = one.getBoundingClientRect();
  const spills = one.scrollWidth > one.clientWidth + 1 || words.scrollHeight > words.clientHeight + 2;
  return one.getClientRects().length && (spills || left < 0 || right > innerWidth + 1);
}).map((one) => one.textContent.trim())"""
"""What of the frame of the page is not shown whole."""


@pytest.mark.parametrize("game", ["alchemist", "ars_alchimia", "ars_mysteriorum"])
def test_no_title_deed_tab_or_key_is_cut_on_a_phone(visit, served, game):
    """French is longer, and a phone is narrow: the only key of a question is never cut."""
    page = visit(language="fr", size=PHONE).play(game, seats=3)
    my_turn(page)
    assert page.evaluate(CUT, FRAME) == []
    while not page.locator("#strip .chip:visible").count():
        served.play_until(page, shown(page) + 1)
        wait_until(lambda: my_turn_or_over(page))
    assert page.evaluate(CUT, FRAME) == []


LONG = "Maria-Magdalena von Hohenheim envoie quatre ouvriers à la « Caverne de l’Alambic », en chasse deux de Flamel et " * 2


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_deed_is_told_whole_however_long_it_is(visit, size):
    """The strip grows: nothing ends in three dots."""
    page = visit(language="fr", size=size).play(seats=3)
    choose(page, "Prendre")
    my_turn(page)

    def tell(route):
        answer = route.fetch()
        told = answer.json()
        told["parts"]["strip"] = re.sub(
            r"(<button[^>]*chip.*?<span>)[^<]*", rf"\g<1>{LONG}", told["parts"]["strip"], flags=re.S
        )
        route.fulfill(response=answer, json=told)

    page.route("**/live?*", tell)
    page.reload()
    expect(page.locator("#strip .chip").last).to_contain_text(LONG.strip())
    assert page.evaluate(CUT, ".chip") == []
    inside = """() => { const [box, strip, panels] = [".chip:last-child", "#strip", "#panels"]
        .map((one) => document.querySelector(one).getBoundingClientRect());
        return box.height > 60 && box.top >= strip.top && box.bottom <= strip.bottom && box.bottom <= panels.top; }"""
    assert page.evaluate(inside)
    page.unroute_all(behavior="ignoreErrors")  # a picture for the new height may be on its way


def test_passing_a_year_asks_once(visit, served):
    page = visit().play("ars_alchimia", seats=3)
    my_turn(page)
    before, said = shown(page), list[str]()

    def no(dialog: Any) -> None:
        said.append(dialog.message)
        dialog.dismiss()

    page.once("dialog", no)
    page.locator("#bar .choices .key").click()
    assert len(said) == 1
    assert "workers are still to place" in said[0]
    assert shown(page) == before
    page.once("dialog", lambda one: one.accept())
    play(page, page.locator("#bar .choices .key"))


def test_an_open_choice_is_taken_back(visit, served):
    page = visit().play(seats=3)
    play_for(served, page, page.locator("#choices button", has_text="Create"))
    before = shown(page)
    choose(page, "Create")
    page.wait_for_function("before => +document.querySelector('main').dataset.shown == before + 1", arg=before)
    page.locator("#bar .helps [data-undo]").click()
    page.wait_for_function("before => +document.querySelector('main').dataset.shown == before + 2", arg=before)
    expect(page.locator("#choices button", has_text="Create").first).to_be_attached()


def friends(visit, **table):
    """Two browsers at one table."""
    host, guest = visit(), visit(language="fr")
    host.page.goto("/new/alchemist")
    host.page.fill("#name", "Abigaïl")
    host.page.select_option("#seat1", "open")
    host.page.select_option("#seat2", "novice")
    host.page.select_option("#option-first", "0")
    host.page.click(".key.big")
    link = host.page.input_value("#link1")
    guest.page.goto(link)
    guest.page.fill("#name", "Merlin")
    guest.page.click(".key.big")
    host.page.wait_for_selector("#panels svg")
    guest.page.wait_for_selector("#panels svg")
    return host, guest


def test_two_browsers_at_one_table(visit):
    host, guest = friends(visit)
    my_turn(host.page)
    expect(host.page).to_have_title(re.compile("Alchemist"))
    choose(host.page, "Draw")
    my_turn(guest.page)
    expect(guest.page).to_have_title(re.compile("À vous"))
    expect(guest.page.locator("#log")).to_contain_text("Abigaïl")
    guest.page.click('.head [data-drawer="chat"]')
    guest.page.fill("#words", "Bien joué <i>!</i>")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator("#chat")).to_contain_text("Bien joué <i>!</i>")
    host.page.click('.head [data-drawer="more"]')
    host.page.locator('#menu [data-post="undo"]').click()
    guest.page.locator('#motions [data-agree="1"]').click()
    my_turn(host.page)
    assert host.complaints == guest.complaints == []


def test_hidden_things_do_not_reach_the_other_browser(visit):
    host, guest = friends(visit)
    my_turn(host.page)
    choose(host.page, "Draw")
    my_turn(guest.page)
    expect(host.page.locator("#log")).to_contain_text("AL-065")
    expect(guest.page.locator("#log")).to_contain_text("AL-062")
    expect(guest.page.locator("#log")).not_to_contain_text("AL-065")


def test_spectators_watch_without_acting(visit):
    host, _ = friends(visit)
    watcher = visit()
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector("#panels svg")
    assert watcher.page.locator("[data-action]").count() == 0
    assert watcher.page.locator("#talk").count() == 0
    choose(host.page, "Draw")
    expect(watcher.page.locator("#log")).to_contain_text("Abigaïl")


def test_in_hot_seat_a_curtain_falls_between_the_seats(visit):
    visitor = visit()
    page = visitor.page
    page.goto("/new/alchemist")
    page.fill("#name", "Abigaïl")
    page.select_option("#seat1", "here")
    page.fill('[name="name1"]', "Merlin")
    page.select_option("#seat2", "here")
    page.fill('[name="name2"]', "Zosime")
    page.select_option("#option-first", "0")
    page.click(".key.big")
    page.wait_for_selector("#panels svg")
    for name in ("Abigaïl", "Merlin", "Zosime", "Abigaïl"):
        curtain = page.locator("#curtain")
        expect(curtain).to_be_visible()
        expect(curtain).to_contain_text(name)
        assert page.locator("#panels [data-action]").count() == 0
        assert page.locator("#choices button").count() == 0
        page.locator("#lift").click()
        expect(curtain).to_be_hidden()
        my_turn(page)
        choose(page, "Take")
    assert visitor.complaints == []


def test_the_page_reconnects_by_itself_after_the_server_was_killed(visit, tmp_path):
    served = Served(tmp_path)
    page = visit(served=served).play(seats=3)
    my_turn(page)
    before = shown(page)
    served.stop(signal.SIGKILL)
    page.wait_for_selector("main.cut-off")
    with serving(tmp_path, port=served.port):
        page.wait_for_selector("main:not(.cut-off)")
        my_turn(page)
        assert shown(page) == before
        play(page, page.locator("#panels [data-action]").first)


FORGE = """([name, value]) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("luck "));
    const kept = localStorage.getItem(key);
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(kept), [name]: value }));
    return [key, kept];
}"""
FALSE: tuple[tuple[str, Any, str], ...] = (
    ("commitment", "0" * 64, "not the commitment"),
    ("seals", [], "not the seals"),
    ("number", "0" * 32, "yours is missing"),
)
"""As if the server had told something else before the match than it tells now."""


def test_after_the_match_everything_can_be_seen_again(visit, served):
    visitor = visit()
    page = visitor.sit_down()
    served.play_out(page)
    last = int(page.locator("#line").get_attribute("max"))
    expect(page.locator("#line-now")).to_have_text(f"{last} / {last}")
    page.locator("main h1").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#line-now")).to_have_text(f"{last - 1} / {last}")
    page.keyboard.press("Home")
    expect(page.locator("#line-now")).to_have_text(f"0 / {last}")
    page.select_option("#eyes", "1")
    page.locator("#line").fill(str(last // 2))
    expect(page.locator("#line-now")).to_have_text(f"{last // 2} / {last}")
    page.wait_for_selector("#panels svg")
    assert page.locator("#panels .may").count() == 0  # old choices do not glow
    expect(page.locator("#fair-answer")).to_contain_text("Fair: your own number")
    with page.expect_download() as download:
        page.locator("a[download]").click()
    from athanor.kernel.transcript import read

    match = read(Path(download.value.path()).read_text("utf-8"), compiled=False)
    assert match.over
    assert match.numbers == [page.locator("#own-number").text_content(), "", ""]
    for name, false, says in FALSE:
        kept = page.evaluate(FORGE, [name, false])
        page.reload()
        expect(page.locator("#fair-answer")).to_contain_text(says)
        page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", kept)
    page.reload()
    page.locator("#check-fair").click()
    expect(page.locator("#fair-answer")).to_contain_text("Fair: your own number")
    page.locator("#line").fill(str(last // 2))
    page.locator(".wayon .key").click()
    page.wait_for_selector('main[data-page="match"] #panels svg')
    page.go_back()
    page.locator("button", has_text="Rematch").click()
    page.wait_for_selector('main[data-page="match"] #panels svg')
    assert shown(page) < 10
    assert visitor.complaints == []


def test_a_hint_shows_three_actions_and_says_why(visit, swift):
    swift.heated("alchemist")
    page = visit(served=swift).play(seats=3)
    play_for(swift, page, page.locator("#choices button").nth(2))
    page.locator("#hint").click()
    expect(page.locator("#hints li")).to_have_count(3)
    expect(page.locator("#hints li p").first).to_contain_text("% of the matches tried")
    page.keyboard.press("w")  # one sheet at a time
    expect(page.locator("#why")).to_be_visible()
    expect(page.locator("#hints")).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator("#hints")).to_be_visible()
    expect(page.locator("#why")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#hints")).to_be_hidden()


@pytest.mark.parametrize(("motion", "glides"), [("no-preference", True), ("reduce", False)])
def test_pieces_glide_unless_motion_is_not_wanted(visit, served, motion, glides):
    page = visit(motion=motion).play(seats=3)
    my_turn(page)
    page.evaluate("""() => { window.glides = 0; const own = Element.prototype.animate;
        Element.prototype.animate = function (...all) { window.glides += 1; return own.apply(this, all); }; }""")
    for turn in range(60):
        served.play_until(page, shown(page) + 1)
        if page.evaluate("window.glides") or (turn >= 6 and not glides):
            break
    assert (page.evaluate("window.glides") > 0) is glides


def test_the_language_is_switched_anywhere(visit):
    page = visit().play(seats=3)
    page.click('.head [data-drawer="more"]')
    page.click('.tongues [value="fr"]')
    page.wait_for_selector("#panels svg")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#why-key")).to_have_text("Pourquoi ?")


def test_a_troop_is_built_kept_and_played(visit, tmp_path):
    visitor = visit()
    page = visitor.page
    page.goto("/games/alkemy/pages/troop")
    page.select_option("#troop-load", "cobra-200")
    expect(page.locator(".summary .cost")).to_have_text("197 / 200")
    expect(page.locator(".summary .good")).to_be_visible()
    page.fill("#figure-GC7", "9")
    expect(page.locator(".summary .broken").first).to_contain_text(re.compile(r"AK-07[35]"))
    page.fill("#figure-GC7", "2")
    expect(page.locator(".summary .good")).to_be_visible()
    page.fill("#troop-name", "Black Cloud")
    expect(page.locator(".summary h2")).to_have_text("Black Cloud")
    with page.expect_download() as download:
        page.click("#game-page-file")
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    assert kept.name == "black-cloud.toml"
    page.goto("/games/alkemy/pages/troop")
    page.set_input_files("#troop-upload", kept)
    expect(page.locator(".summary h2")).to_have_text("Black Cloud")
    expect(page.locator(".summary .cost")).to_have_text("197 / 200")
    assert serious(page) == []
    assert visitor.complaints == []


def test_a_troop_of_ones_own_is_played_at_once(visit):
    """One that is not among the ready ones; its figures, and no others, stand on the table."""
    visitor = visit()
    page = visitor.page
    page.goto("/games/alkemy/pages/troop")
    page.select_option("#troop-faction", "GC")
    expect(page.locator("#figure-GC2")).to_be_visible()
    for figure, count in (("GC2", 1), ("GC5", 1), ("GC7", 4)):
        page.fill(f"#figure-{figure}", str(count))
        page.wait_for_url(re.compile(f"{figure}={count}"))
    page.fill("#troop-name", "My clouds")
    expect(page.locator(".summary h2")).to_have_text("My clouds")
    expect(page.locator(".summary .good")).to_be_visible()
    page.select_option("#game-page-level", "novice")
    page.fill("#name", "Abigaïl")
    page.click("#game-page-play .key")
    page.wait_for_selector("#panels svg")
    expect(page.locator("#log")).to_contain_text("Abigaïl leads a troop: Cobra Guard")
    expect(page.locator("#log")).to_contain_text("AK-096")
    table = page.url.rpartition("/")[2]
    view = page.request.get(f"/api/matches/{table}/view?seat=0").json()
    ids = [one.id for one in standard_box(find("alkemy")).components.profiles]
    assert Counter(ids[kind] for kind in view["state"]["kind"][:16] if kind >= 0) == {"GC2": 1, "GC5": 1, "GC7": 4}
    assert visitor.complaints == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_any_point_of_alkemys_table_is_picked_by_one_click(visit, served, size):
    """A click shows what would stand there; the key sends area, inch, quarter and dot in one post."""
    page = visit(size=size).play("alkemy")
    anywhere, closer = (
        page.locator("#choices button", has_text="Any point of the table"),
        page.locator("#panels [data-draft]"),
    )
    surface, confirm = page.locator("#panels [data-pick]"), page.locator("#confirm-point[data-actions]")
    parts = iter((0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.2, 0.8, 0.1, 0.9))
    for _ in range(400):
        my_turn(page)
        if confirm.count():
            break
        if surface.count():  # nobody may stand in some of the places, and some are offered as points of their own
            click(page, surface, position=place_in(surface, next(parts)), force=True)
        elif anywhere.count() and closer.count():
            click(page, closer.first)  # on a phone one looks closer first
        else:
            served.play_until(page, shown(page) + 1)
    wanted = [int(action) for action in (confirm.get_attribute("data-actions") or "").split()]
    with page.expect_response("**/act") as answer:
        confirm.click()
    assert answer.value.ok
    assert answer.value.request.post_data_json["actions"] == wanted
    assert len(wanted) == 5


def test_two_fingers_look_closer_and_one_moves_what_is_seen(visit, served):
    visitor = visit(size=PHONE)
    page = visitor.play("alkemy")
    part, unzoom = page.locator("#panels [data-zoom]"), page.locator("#unzoom")
    play_for(served, page, page.locator("#panels [data-zoom]"))  # troops are chosen first
    view = "part => [part.viewBox.baseVal.x, part.viewBox.baseVal.y, part.viewBox.baseVal.width]"
    whole = part.evaluate(view)
    box = page.locator(".panel:has([data-zoom])").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = Fingers(page)
    hand.go([(x - 30, y), (x + 30, y)], [(x - 120, y), (x + 120, y)])
    near = part.evaluate(view)
    assert near[2] < whole[2] / 2
    hand.go([(x, y)], [(x + 60, y + 40)])
    moved = part.evaluate(view)
    assert moved[2] == near[2]
    assert moved[0] < near[0]
    assert moved[1] < near[1]
    hand.go([(x - 120, y), (x + 120, y)], [(x - 100, y), (x + 100, y)])
    assert part.evaluate(view)[2] > near[2]
    unzoom.click()
    assert part.evaluate(view) == whole
    expect(unzoom).to_be_hidden()
    page.keyboard.press("+")
    assert part.evaluate(view)[2] < whole[2]
    choose(page)
    assert visitor.complaints == []


class Fingers:
    """Touches as a screen reports them."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def go(self, start: list[tuple[float, float]], end: list[tuple[float, float]], steps: int = 10) -> None:
        """Put fingers down, move them, take them away."""
        self._send("touchStart", start)
        for k in range(1, steps + 1):
            between = zip(start, end, strict=True)
            self._send("touchMove", [(a + (c - a) * k / steps, b + (d - b) * k / steps) for (a, b), (c, d) in between])
        self._send("touchEnd", [])

    def _send(self, kind: str, places: list[tuple[float, float]]) -> None:
        points = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def place_in(surface: Any, part: float) -> Any:
    box = surface.bounding_box()
    assert box
    return {"x": box["width"] * part, "y": box["height"] * (1 - part) * 0.8}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_match_and_its_end_fit_their_screen_and_axe_finds_no_serious_violation(visit, served, size):
    visitor = visit(size=size)
    page = visitor.play(seats=3)
    my_turn(page)
    found = {"match": serious(page)}
    match = page.url
    for path in ("/events", "/new-event/alkemy", "/rules/alkemy"):  # tests/test_lobby_browser.py has the others
        page.goto(path)
        found[path] = serious(page)
    page.goto(match)
    served.play_out(page)
    found["over"] = serious(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize(("language", "size"), [("en", "desk"), ("fr", "phone")])
def test_a_match_that_is_over_is_analysed_below_its_slider(visit, swift, language, size):
    swift.heated("alchemist")
    visitor = visit(served=swift, language=language, size=PHONE if size == "phone" else DESK)
    page = visitor.play("alchemist")
    swift.play_out(page)
    page.locator("#analyse").click()
    expect(page.locator(".curve svg.chart:visible")).to_have_count(1)
    label = page.locator(".curve svg:visible").get_attribute("aria-label")
    page.locator("#all-known").check()
    assert page.locator(".curve svg:visible").get_attribute("aria-label") != label
    shown = page.locator(".moments [data-show]").first
    line, eyes = shown.get_attribute("data-show"), shown.get_attribute("data-eyes")
    shown.click()
    expect(page.locator("#on-line")).to_have_value(re.compile(r"^\d+$"))
    assert int(page.locator("#on-line").input_value()) >= int(line or 0)
    expect(page.locator("#eyes")).to_have_value(eyes or "")
    assert serious(page) == []
    match = page.url
    page.locator(".moments form button").first.click()
    page.wait_for_url(lambda url: "/m/" in url and url != match)
    assert visitor.complaints == []


def serious(page: Page) -> list[str]:
    page.wait_for_load_state("load")
    violations = (
        Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    )  # the rest is not looked into
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{wide} px wider than the screen"] * (wide > 0) + [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in violations if one["impact"] in ("serious", "critical")
    ]


def test_one_change_is_one_drawing(visit, served):
    """Whoever acts hears of it twice, by the answer and by the stream; the page draws once. So it does when another acts."""
    page = visit().play()
    seats = {"game": "alchemist", "seats": ["me", "open", "open"], "options": {"first": "0"}}
    table = page.request.post("/api/matches", data=seats, headers={"Origin": served.url}).json()["table"]
    others, stranger = [], visit().context.request
    for chair in table["seats"][1:]:
        token = stranger.post("/api/people", data={"name": "Merlin"}).json()["token"]
        others.append({"Authorization": f"Bearer {token}"})
        assert stranger.post(f"/api{chair['link']}", headers=others[-1]).ok
    with page.expect_response(lambda answer: answer.url.endswith("/stream")):
        page.goto(f"/m/{table['id']}")
    my_turn(page)
    fetched: list[str] = []
    page.on("request", lambda one: fetched.append(one.url) if "/live?" in one.url else None)
    before = seen(page)
    choose(page, "Draw")
    page.wait_for_function("before => +document.querySelector('main').dataset.shown > before", arg=before["shown"])
    page.wait_for_timeout(700)  # whatever else the stream might have led to
    assert (len(fetched), seen(page)["drawn"]) == (1, before["drawn"] + 1)
    body = {"seat": 1, "action": "draw", "version": 1}
    acted = stranger.post(f"/api/matches/{table['id']}/act", data=body, headers=others[0])
    assert acted.ok, acted.text()
    page.wait_for_function("before => +document.querySelector('main').dataset.shown > before", arg=before["shown"] + 1)
    page.wait_for_timeout(700)
    assert (len(fetched), seen(page)["drawn"]) == (2, before["drawn"] + 2)
