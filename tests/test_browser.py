"""The table in a real browser: Debian's Chromium, driven by Playwright."""

import re
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from athanor.kernel.box import standard_box
from athanor.kernel.game import find, slugs
from tests.browser import CHROMIUM, FLAGS, PATIENCE, ROOT, Served, seen, serving, wait_until

expect.set_options(timeout=1000 * PATIENCE)
SHELVES = f"{ROOT / 'examples'}:{ROOT / 'tests' / 'games'}"
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def browser():
    if not Path(CHROMIUM).exists():
        pytest.fail("Chromium is not installed: say `make chromium`, or name it in ATHANOR_CHROMIUM.")
    with sync_playwright() as engine:
        started = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """The games interpreted, as in the first minute on a fresh machine."""
    with serving(tmp_path_factory.mktemp("served"), shelves=SHELVES) as one:
        yield one


@pytest.fixture(scope="module")
def swift(tmp_path_factory):
    """The games compiled, as ever after."""
    with serving(tmp_path_factory.mktemp("swift"), compiled=True) as one:
        yield one


class Visitor:
    """A browser of its own (its own cookies), which collects what the page complains about."""

    def __init__(self, browser: Browser, served: Served, language: str = "en", size: Any = DESK, motion: Any = "reduce"):
        phone: Any = {"is_mobile": True, "has_touch": True} if size == PHONE else {}
        self.context = browser.new_context(
            base_url=served.url, locale=language, viewport=size, reduced_motion=motion, **phone
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda one: self.complaints.append(one.text) if one.type == "error" else None)
        self.page.on("pageerror", lambda one: self.complaints.append(str(one)))

    def play(self, game="alchemist", level="novice", seats=None, name="Abigaïl"):
        self.page.goto("/")
        self.page.fill(f"#name-{game}", name)
        self.page.select_option(f"#level-{game}", level)
        if seats:
            self.page.select_option(f"#seats-{game}", str(seats))
        self.page.click(f"#game-{game} .key")
        self.page.wait_for_selector("#picture svg")
        return self.page


@pytest.fixture
def visit(browser, served):
    made: list[Visitor] = []

    def new(**how):
        made.append(Visitor(browser, how.pop("served", served), **how))
        return made[-1]

    yield new
    for visitor in made:
        visitor.context.close()


def shown(page: Page) -> int:
    return int(seen(page)["shown"])


def my_turn(page: Page) -> None:
    expect(page.locator("#status .now")).to_be_visible()


def is_over(page: Page) -> bool:
    return bool(seen(page)["page"] == "over")


def my_turn_or_over(page: Page) -> bool:
    """True when there is something to do for me, or never again."""
    with suppress(Error):  # the page may be replaced while it is looked at
        return is_over(page) or bool(page.locator("#status .now").count())
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
    deeds, drafts = page.locator("#picture [data-action]"), page.locator("#picture [data-draft]")
    glowing = deeds if deeds.count() else drafts
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
    for turn in range(25):  # the rest of the match by the list of actions: it is long
        wait_until(lambda: my_turn_or_over(page))
        if is_over(page):
            break
        click_in_picture(page, turn)
    swift.play_until(page, 10**6)
    expect(page.locator(".scores tfoot td")).to_have_count(find(game).usual)
    assert visitor.complaints == []


def test_a_whole_match_begun_before_the_game_is_compiled(visit, served):
    visitor = visit()
    page = visitor.play("ars_mysteriorum")
    served.play_until(page, 10**6)
    expect(page.locator(".scores tfoot td")).to_have_count(find("ars_mysteriorum").usual)
    assert visitor.complaints == []


def test_any_game_folder_can_be_played_with_the_plain_picture_too(visit, served):
    for game in ("connect_four", "sealed"):
        visitor = visit()
        page = visitor.play(game)
        served.play_until(page, 10**6)
        expect(page.locator("h1")).to_be_visible()
        assert visitor.complaints == []


def test_what_may_not_be_done_answers_with_its_rule(visit, served):
    page = visit().play(seats=3)
    play_for(served, page, page.locator("#picture [data-why]")).click()  # amid a choice, everything shown may be done
    bubble = page.locator("#bubble")
    expect(bubble).to_be_visible()
    expect(bubble).to_have_text(re.compile(r"AL-\d\d\d \w"))
    with page.expect_popup() as popup:
        bubble.locator("a").click()
    expect(popup.value).to_have_url(re.compile(r"/rules/alchemist#AL-\d\d\d"))


def test_the_keyboard_plays_too(visit, served):
    page = visit().play(seats=3)
    glowing = play_for(served, page, page.locator("#picture [data-action]"))
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
    deed = page.locator("#actions button[data-action]").first
    with page.expect_response("**/act"):
        deed.click()
    deed.click()
    page.unroute("**/live?*")  # what waits goes on
    page.wait_for_function("before => +document.querySelector('main').dataset.shown > before", arg=before)
    assert len(posted) == 1
    assert visitor.complaints == []


def test_only_what_does_something_catches_a_click(visit):
    """A figure's ring must not lie over its neighbour."""
    page = visit().play(seats=3)
    my_turn(page)
    caught = "name => getComputedStyle(document.querySelector(name)).pointerEvents"
    assert page.evaluate(caught, "#picture svg .piece:not(.may, .why, .may *, .why *)") == "none"
    assert page.evaluate(caught, "#picture svg [data-action]") == "auto"


def test_an_open_choice_is_taken_back(visit, served):
    page = visit().play(seats=3)
    create = play_for(served, page, page.locator("#actions button", has_text="Create"))
    before = shown(page)
    create.click()
    page.locator('#tools [data-post="take-back"]').click()
    page.wait_for_function("before => +document.querySelector('main').dataset.shown == before + 2", arg=before)
    expect(page.locator("#actions button", has_text="Create").first).to_be_visible()


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
    host.page.wait_for_selector("#picture svg")
    guest.page.wait_for_selector("#picture svg")
    return host, guest


def test_two_browsers_at_one_table(visit):
    host, guest = friends(visit)
    my_turn(host.page)
    expect(host.page).to_have_title(re.compile("Alchemist"))
    host.page.locator("#actions button", has_text="Draw").click()
    my_turn(guest.page)
    expect(guest.page).to_have_title(re.compile("À vous"))
    expect(guest.page.locator("#log")).to_contain_text("Abigaïl")
    guest.page.fill("#words", "Bien joué <i>!</i>")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator("#chat")).to_contain_text("Bien joué <i>!</i>")
    host.page.locator('#tools [data-post="undo"]').click()
    guest.page.locator('#motions [data-agree="1"]').click()
    my_turn(host.page)
    assert host.complaints == guest.complaints == []


def test_hidden_things_do_not_reach_the_other_browser(visit):
    host, guest = friends(visit)
    my_turn(host.page)
    host.page.locator("#actions button", has_text="Draw").click()
    my_turn(guest.page)
    expect(host.page.locator("#log")).to_contain_text("AL-065")
    expect(guest.page.locator("#log")).to_contain_text("AL-062")
    expect(guest.page.locator("#log")).not_to_contain_text("AL-065")


def test_spectators_watch_without_acting(visit):
    host, _ = friends(visit)
    watcher = visit()
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector("#picture svg")
    assert watcher.page.locator("[data-action]").count() == 0
    assert watcher.page.locator("#talk").count() == 0
    host.page.locator("#actions button", has_text="Draw").click()
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
    page.wait_for_selector("#picture svg")
    for name in ("Abigaïl", "Merlin", "Zosime", "Abigaïl"):
        curtain = page.locator("#curtain")
        expect(curtain).to_be_visible()
        expect(curtain).to_contain_text(name)
        assert page.locator("#picture [data-action]").count() == 0
        assert page.locator("#actions button").count() == 0
        page.locator("#lift").click()
        expect(curtain).to_be_hidden()
        my_turn(page)
        page.locator("#actions button", has_text="Take").first.click()
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
        play(page, page.locator("#actions button").first)


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
    page = visitor.play(seats=3)
    served.play_until(page, 10**6)
    last = int(page.locator("#line").get_attribute("max"))
    expect(page.locator("#line-now")).to_have_text(f"{last} / {last}")
    page.locator("main h1").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#line-now")).to_have_text(f"{last - 1} / {last}")
    page.keyboard.press("Home")
    expect(page.locator("#status")).to_contain_text(f"Line 0 of {last}")
    page.select_option("#eyes", "1")
    page.locator("#line").fill(str(last // 2))
    expect(page.locator("#status")).to_contain_text(f"Line {last // 2} of {last}")
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
    page.locator(".wayon .key").click()
    page.wait_for_selector("#picture svg")
    assert page.locator("main").get_attribute("data-page") == "match"
    page.go_back()
    page.locator("button", has_text="Rematch").click()
    page.wait_for_selector("#picture svg")
    assert shown(page) < 10
    assert visitor.complaints == []


def test_a_hint_shows_three_actions_with_their_chances(visit, swift):
    swift.heated("alchemist")
    page = visit(served=swift).play(seats=3)
    play_for(swift, page, page.locator("#actions button").nth(2))
    page.locator("#hint").click()
    expect(page.locator("#hints li")).to_have_count(3)
    expect(page.locator("#hints li").first).to_contain_text("%")


@pytest.mark.parametrize(("motion", "glides"), [("no-preference", True), ("reduce", False)])
def test_pieces_glide_unless_motion_is_not_wanted(visit, motion, glides):
    page = visit(motion=motion).play(seats=3)
    my_turn(page)
    page.evaluate("""() => { window.glides = 0; const own = Element.prototype.animate;
        Element.prototype.animate = function (...all) { window.glides += 1; return own.apply(this, all); }; }""")
    for turn in range(60):
        my_turn(page)
        play(page, page.locator("#actions button").first)
        if page.evaluate("window.glides") or (turn >= 6 and not glides):
            break
    assert (page.evaluate("window.glides") > 0) is glides


def test_the_language_is_switched_anywhere(visit):
    page = visit().play(seats=3)
    page.click('.tongues [value="fr"]')
    page.wait_for_selector("#picture svg")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("summary").first).to_have_text("Ce que vous pouvez faire")


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
        page.click("#leaf-file")
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
    page.select_option("#leaf-level", "novice")
    page.fill("#name", "Abigaïl")
    page.click("#leaf-play .key")
    page.wait_for_selector("#picture svg")
    expect(page.locator("#log")).to_contain_text("Abigaïl leads a troop: Cobra Guard")
    expect(page.locator("#log")).to_contain_text("AK-096")
    table = page.url.rpartition("/")[2]
    view = page.request.get(f"/api/tables/{table}/view?seat=0").json()
    ids = [one.id for one in standard_box(find("alkemy")).components.profiles]
    assert Counter(ids[kind] for kind in view["state"]["kind"][:16] if kind >= 0) == {"GC2": 1, "GC5": 1, "GC7": 4}
    assert visitor.complaints == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_any_point_of_alkemys_table_is_picked_by_one_click(visit, served, size):
    """A click shows what would stand there; the key sends area, inch, quarter and dot in one post."""
    page = visit(size=size).play("alkemy")
    surface, anywhere = (
        page.locator("#picture [data-pick]"),
        page.locator("#actions button", has_text="Any point of the table"),
    )
    for _ in range(400):
        my_turn(page)
        if surface.count():
            break
        closer = page.locator("#picture [data-draft]")
        if anywhere.count() and closer.count():
            click(page, closer.first)  # on a phone one looks closer first
            continue
        served.play_until(page, shown(page) + 1)
    confirm = page.locator("#confirm-point")
    for part in (0.5, 0.3, 0.7, 0.15, 0.85):
        click(page, surface, position=place_in(page, part), force=True)
        if confirm.count():  # nobody may stand in some of the places
            break
    before = shown(page)
    confirm.click()
    page.wait_for_function("before => +document.querySelector('main').dataset.shown >= before + 5", arg=before)


def test_two_fingers_look_closer_and_one_moves_what_is_seen(visit, served):
    visitor = visit(size=PHONE)
    page = visitor.play("alkemy")
    part, unzoom = page.locator("#picture [data-zoom]"), page.locator("#unzoom")
    page.wait_for_selector('#picture > svg[viewBox^="0 0 390 "]')  # drawn for this width
    view = "part => [part.viewBox.baseVal.x, part.viewBox.baseVal.y, part.viewBox.baseVal.width]"
    whole = part.evaluate(view)
    x, y = part.evaluate(
        """part => { const [x, y, w, h] = part.dataset.zoom.split(" ").map(Number);
        const at = new DOMPoint(x + w / 2, y + h / 2).matrixTransform(part.ownerSVGElement.getScreenCTM());
        scrollBy(0, at.y - innerHeight / 2);
        const now = new DOMPoint(x + w / 2, y + h / 2).matrixTransform(part.ownerSVGElement.getScreenCTM());
        return [now.x, now.y]; }"""
    )
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
    play_for(served, page, page.locator("#actions button")).click()
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


def place_in(page: Page, part: float) -> Any:
    box = page.locator("#picture [data-pick]").bounding_box()
    assert box
    return {"x": box["width"] * part, "y": box["height"] * (1 - part) * 0.8}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_page_fits_its_screen_and_axe_finds_no_serious_violation(visit, served, size):
    visitor = visit(size=size)
    page = visitor.play(seats=3)
    my_turn(page)
    found = {"match": serious(page)}
    match = page.url
    leaves = ("/games/alkemy/pages/troop", "/games/alkemy/pages/setup")
    news = ("/new/alchemist", "/new/alkemy", "/events", "/new-event/alkemy")
    for path in ("/", *news, "/rules/alchemist", "/rules/alkemy", *leaves, "/api", "/nowhere"):
        page.goto(path)
        found[path] = serious(page)
    page.goto("/new/alchemist")
    page.select_option("#seat1", "open")
    page.click(".key.big")
    page.wait_for_selector("#link1")
    found["gathering"] = serious(page)
    other = visit(size=size)
    other.page.goto(page.input_value("#link1"))
    found["join"] = serious(other.page)
    page.goto(match)
    served.play_until(page, 10**6)
    found["over"] = serious(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


def serious(page: Page) -> list[str]:
    page.wait_for_load_state("load")
    violations = Axe().run(page).response["violations"]
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{wide} px wider than the screen"] * (wide > 0) + [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in violations if one["impact"] in ("serious", "critical")
    ]


def test_one_change_is_one_drawing(visit, served):
    """Whoever acts hears of it twice, by the answer and by the stream; the page draws once. So it does when another acts."""
    page = visit().play()
    seats = {"game": "alchemist", "seats": ["me", "open", "open"], "options": {"first": "0"}}
    table = page.request.post("/api/tables", data=seats, headers={"Origin": served.url}).json()["table"]
    others, stranger = [], visit().context.request
    for chair in table["seats"][1:]:
        token = stranger.post("/api/people", data={"name": "Merlin"}).json()["token"]
        others.append({"Authorization": f"Bearer {token}"})
        assert stranger.post(f"/api{chair['link']}", headers=others[-1]).ok
    with page.expect_response(lambda answer: answer.url.endswith("/events")):
        page.goto(f"/m/{table['id']}")
    my_turn(page)
    fetched: list[str] = []
    page.on("request", lambda one: fetched.append(one.url) if "/live?" in one.url else None)
    before = seen(page)
    page.locator("#actions button[data-action]", has_text="Draw").first.click()
    page.wait_for_function("before => +document.querySelector('main').dataset.shown > before", arg=before["shown"])
    page.wait_for_timeout(700)  # whatever else the stream might have led to
    assert (len(fetched), seen(page)["drawn"]) == (1, before["drawn"] + 1)
    body = {"seat": 1, "action": "draw", "version": 1}
    acted = stranger.post(f"/api/tables/{table['id']}/act", data=body, headers=others[0])
    assert acted.ok, acted.text()
    page.wait_for_function("before => +document.querySelector('main').dataset.shown > before", arg=before["shown"] + 1)
    page.wait_for_timeout(700)
    assert (len(fetched), seen(page)["drawn"]) == (2, before["drawn"] + 2)
