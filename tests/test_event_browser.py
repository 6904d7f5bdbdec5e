"""Events in a real browser: an organiser runs a tournament with the mouse, a player comes by link, nobody is shut out."""

import pytest
from playwright.sync_api import expect

from tests.test_browser import DESK, PHONE, browser, serious, served, visit  # noqa: F401  fixtures


def new_event(page, name="Coupe d’Été", game="alchemist", person="Abigaïl"):
    page.goto(f"/new-event/{game}")
    page.fill("#name", name)
    if page.locator("#person").count():
        page.fill("#person", person)
    page.click(".key.big")
    page.wait_for_url("**/events/*")
    return page.url


def add(page, name, bot=""):
    page.fill("#player-name", name)
    page.select_option("#bot", bot)
    page.click("#players button.key")
    expect(page.locator(".ranks")).to_contain_text(name)


def pair(page):
    page.click("form[action$='/pair'] button.key")
    page.wait_for_selector(".round .boards")


def enter(page, table, winner, scenario):
    board = page.locator(f"#table-1-{table}")
    board.locator("details summary").click()
    board.locator("select[name=winner]").select_option(winner)
    for seat, points in enumerate(scenario):
        board.locator(f"input[name=scenario{seat}]").fill(str(points))
    board.locator("details button").click()
    expect(page.locator(f"#table-1-{table} .got")).to_have_count(2)


def test_an_organiser_runs_a_tournament(visit):  # noqa: F811
    visitor = visit()
    page = visitor.page
    event = new_event(page, game="alkemy")
    for name in ("Abigaïl", "Merlin", "Zosime", "Hypatia"):
        add(page, name)
    pair(page)
    enter(page, 1, "1-2", (3, 1))
    enter(page, 2, "1-1", (2, 2))
    first = page.locator(".ranks tbody tr").first
    expect(first.locator(".points")).to_have_text("6")
    expect(first.locator("td").nth(2)).to_have_text("75")
    winner = first.locator("th a").inner_text()
    looker = visit()
    looker.page.goto(event)
    enter(page, 1, "2-1", (0, 3))
    expect(page.locator(".ranks tbody tr").first.locator("th a")).not_to_have_text(winner)
    pair(page)
    assert page.locator("#table-1-1 details").count() == 0
    page.goto(event)
    page.locator(".ranks tbody a").first.click()
    expect(page.locator("h1")).to_contain_text("1")
    expect(looker.page.locator(".ranks tbody tr").first.locator("th a")).not_to_have_text(winner)  # by itself
    assert looker.page.locator(".organise").count() == 0
    assert looker.page.locator("form[action*='/events/']").count() == 0
    assert visitor.complaints == looker.complaints == []


def test_a_player_comes_by_link_and_plays_the_meeting_here(visit, served):  # noqa: F811
    host, friend = visit(), visit(language="fr")
    event = new_event(host.page, "Duel")
    add(host.page, "Merlin")
    add(host.page, "Golem", "novice")
    host.page.locator(".entrants details summary").first.click()
    friend.page.goto(host.page.input_value("#link1"))
    friend.page.click(".key.big")
    pair(host.page)
    friend.page.goto(event)
    friend.page.click("#table-1-1 form[action$='/play'] button")
    friend.page.wait_for_selector("#panels svg")
    served.play_out(friend.page)
    friend.page.click(".hail a[href^='/events/']")
    expect(friend.page.locator("#table-1-1 .got")).to_have_count(2)
    assert friend.complaints == host.complaints == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_no_serious_violation_on_the_pages_of_events(visit, size):  # noqa: F811
    page = visit(size=size).page
    found = {}
    event = new_event(page, f"Cup {size['width']}", game="alkemy")
    for name in ("Ann", "Bob", "Cleo"):
        add(page, name)
    pair(page)
    page.locator("#table-1-1 details summary").click()
    found["event"] = serious(page)
    links = [page.input_value("#key")]
    page.locator(".entrants details summary").first.click()
    links.append(page.input_value("#link1"))
    for path in ("/events", "/new-event/alkemy", "/new-event/ars_mysteriorum", f"{event}/players/1", f"{event}x", *links):
        page.goto(path)
        found[path] = serious(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], path
    assert {name: faults for name, faults in found.items() if faults} == {}
