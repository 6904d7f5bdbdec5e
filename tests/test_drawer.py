"""What stands beside the picture, pressed by hand: a log that keeps its place, a link that says it was copied."""

from playwright.sync_api import expect

from tests.browser import wait_until
from tests.test_browser import choose, friends, my_turn, served, shown, visit  # noqa: F401  fixtures

from .test_browser import browser  # noqa: F401  a fixture of fixtures

LINE = "<li><div><p>line {}</p></div></li>"
PLACE = """() => { const log = document.querySelector("#log"), top = log.getBoundingClientRect().top;
    const read = [...log.querySelectorAll("li")].find((one) => one.getBoundingClientRect().bottom > top + 2);
    return [read.textContent, Math.round(read.getBoundingClientRect().top - top)]; }"""

DRAW = """() => import(document.querySelector("script[type=module]").src.replace("play.js", "match.js"))
    .then(({ match }) => match.show())"""


def test_whoever_reads_further_down_in_the_log_keeps_their_place(visit):  # noqa: F811
    page = visit().play(seats=3)
    my_turn(page)
    lines = 60

    def tell(route):
        answer = route.fetch()
        told = answer.json()
        told["parts"]["log"] = f'<ol class="news">{"".join(LINE.format(k) for k in range(lines, 0, -1))}</ol>'
        route.fulfill(response=answer, json=told)

    def draw():
        page.evaluate(DRAW)

    page.route("**/live?*", tell)
    page.keyboard.press("l")
    draw()
    expect(page.locator("#log li").first).to_have_text("line 60")
    page.evaluate("() => { document.querySelector('#log').scrollTop = 300; }")
    before = page.evaluate(PLACE)
    lines = 63
    draw()
    expect(page.locator("#log li").first).to_have_text("line 63")
    assert page.evaluate(PLACE) == before
    page.evaluate("() => { document.querySelector('#log').scrollTop = 0; }")
    lines = 64
    draw()
    expect(page.locator("#log li").first).to_be_in_viewport()  # who reads the newest sees what is newer
    assert page.evaluate(PLACE)[0] == "line 64"
    page.unroute_all(behavior="ignoreErrors")


def test_a_link_says_that_it_was_copied(visit):  # noqa: F811
    visitor = visit(language="fr")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page
    page.goto("/new/alchemist")
    page.fill("#name", "Abigaïl")
    page.select_option("#seat1", "open")
    page.click(".key.big")
    page.click('[data-copy="link1"]')
    expect(page.locator("#bubble")).to_contain_text("opié")
    assert page.evaluate("() => navigator.clipboard.readText()") == page.input_value("#link1")


def test_a_screen_that_several_share_answers_a_guest_whoever_looks(visit):  # noqa: F811
    """Under the curtain too: the vote is the screen’s."""
    host, guest = visit(), visit()
    host.page.goto("/new/alchemist")
    host.page.fill("#name", "Abigaïl")
    host.page.select_option("#seat1", "open")
    host.page.select_option("#seat2", "here")
    host.page.fill('[name="name2"]', "Zosime")
    host.page.select_option("#option-first", "1")
    host.page.click(".key.big")
    guest.page.goto(host.page.input_value("#link1"))
    guest.page.fill("#name", "Merlin")
    guest.page.click(".key.big")
    guest.page.wait_for_selector("#panels svg")
    choose(guest.page, "Draw")
    curtain = host.page.locator("#curtain")
    for lifted, agree in ((False, ""), (True, "1")):
        expect(curtain).to_be_visible()
        expect(curtain).to_contain_text("Zosime")
        if lifted:
            host.page.click("#lift")
            my_turn(host.page)
        before = shown(guest.page)
        guest.page.click('.head [data-drawer="more"]')
        guest.page.locator('#menu [data-post="undo"]').click()
        host.page.locator(f'#motions [data-agree="{agree}"]').click()
        expect(host.page.locator("#motions .motion")).to_have_count(0)
        told = "Your last turn is taken back." if agree else "Not everybody agrees: nothing is taken back."
        expect(guest.page.locator("#bubble")).to_have_text(told)
        guest.page.keyboard.press("Escape")
        assert shown(guest.page) != before or not agree
    my_turn(guest.page)
    assert host.complaints == guest.complaints == []


def test_the_focus_stays_where_it_is_while_others_play(visit):  # noqa: F811
    host, guest = friends(visit)
    my_turn(host.page)
    guest.page.locator("#why-key").focus()
    before = shown(guest.page)
    choose(host.page, "Draw")
    guest.page.wait_for_function("before => +document.querySelector('main').dataset.shown > before", arg=before)
    expect(guest.page.locator("#why-key")).to_be_focused()
    my_turn(guest.page)
    choose(guest.page, "Piocher")
    expect(guest.page.locator("#question")).to_be_focused()  # after a deed of one's own


def test_what_is_pressed_before_the_scripts_are_there_is_not_lost(visit):  # noqa: F811
    """On a slow line a page is there before its scripts."""
    visitor = visit()
    page, arrived = visitor.page, []
    page.goto("/new/alchemist")
    page.fill("#name", "Ann")
    page.select_option("#seat1", "open")
    page.click(".key.big")
    page.wait_for_selector('[data-copy="link1"]')
    page.route("**/base.js", lambda route: arrived.append(route))
    page.reload(wait_until="commit")
    page.click('[data-copy="link1"]')
    wait_until(lambda: page.wait_for_timeout(20) or bool(arrived))
    assert page.locator("#bubble").is_hidden()
    arrived.pop().continue_()
    expect(page.locator("#bubble")).to_be_visible()


SEEN_TAB = """async ([glows, composing]) => {
    const { put } = await import(document.querySelector("script[type=module]").src.replace("play.js", "panels.js"));
    const names = ["one", "two", "three"];
    const panels = names.map((name) => ({ name, title: name, area: "dock", rank: 1, width: 90, height: 90,
        mark: `${name} ${glows}`, svg: glows.includes(name) ? '<g class="may"></g>' : "" }));
    const grid = { areas: ["dock"], columns: [90], rows: [90], tabs: { dock: names } };
    put({ grid, panels, defs: { mark: "" } }, composing);
    return document.querySelector("#panels .tabs [aria-selected=true]").dataset.tab;
}"""


def test_the_tab_that_is_seen_stays_while_something_is_put_together(visit):  # noqa: F811
    """It comes forward since something glows in it; what is picked there glows no more, and still it is looked at."""
    page = visit().play("connect_four", seats=2)
    my_turn(page)
    walk = [(["two"], False), ([], True), (["two", "three"], True), (["three"], True), ([], True), ([], False)]
    assert [page.evaluate(SEEN_TAB, one) for one in walk] == ["two", "two", "two", "three", "three", "one"]
