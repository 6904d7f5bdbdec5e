"""Clubs, and events for which people register, in a real browser: at every size, by keyboard; boards follow by themselves."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.test_browser import browser, served, visit  # noqa: F401  fixtures
from tests.test_lobby_browser import looked_at


def known(visitor: Any, name: str, account: bool = False) -> Any:
    """The page of somebody with a name, or with an account."""
    page = visitor.page
    page.goto("/offline")
    page.request.post("/name", form={"name": name, "back": "/offline"}, headers=origin(page))
    if account:
        assert page.request.post("/account/claim", form={"name": name}, headers=origin(page)).ok
    return page


def origin(page: Any) -> dict[str, str]:
    return {"Origin": "/".join(page.url.split("/")[:3])}


def post(page: Any, path: str, **body: Any) -> Any:
    answer = page.request.post(path, data=body, headers=origin(page))
    assert answer.ok, answer.text()
    return answer.json()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_clubs_and_registration_are_readable_at_every_size(visit, language):  # noqa: F811
    found: dict[str, list[str]] = {}
    axe = language == "en"
    host = known(visit(language=language), f"Hypatia {language}", account=True)
    friend, third = (known(visit(language=language), f"{name} {language}", account=True) for name in ("Zosime", "Nicolas"))
    host.goto("/new-club")
    looked_at(host, found, "new club", axe)
    host.fill("#name", f"Le Creuset d’Or {language}")
    host.fill("#line", "Every Thursday")
    host.check("input[name=game-alkemy]")
    host.locator("button.key.big").press("Enter")
    host.wait_for_url("**/clubs/*")
    friend.goto(host.input_value("#key"))
    looked_at(friend, found, "join", axe)
    friend.click(".key.big")
    third.goto(host.url)
    third.click("form[action$='/ask'] button")
    expect(third.get_by_role("status")).to_be_visible()
    host.reload()
    looked_at(host, found, "club", axe)
    host.get_by_role("button", name=f"Nicolas {language}").first.press("Enter")
    expect(host.locator("#members tbody tr")).to_have_count(3)
    host.goto("/clubs")
    looked_at(host, found, "clubs", axe)
    registration(host, friend, third, found, axe)
    assert {name: faults for name, faults in found.items() if faults} == {}


def registration(host, friend, third, found, axe):
    """People register, wait and confirm on the page of an event."""
    plan = {"entry": "open", "most": 2, "begins": 2_000_000_000, "check_in": 30, "venue": "Café"}
    path = f"/events/{post(host, '/api/events', game='alkemy', name='Cup', plan=plan)['event']['id']}"
    for page in (friend, third):
        page.goto(path)
        page.click("#entry button.key")
        expect(page.locator("#entry [role=status]")).to_be_visible()
    guest = host
    guest.goto(path)
    looked_at(guest, found, "registration", axe)
    post(host, f"/api{path}/plan", entry="open")
    post(host, f"/api{path}/rounds")
    friend.goto(path)
    board = friend.locator("#table-1-1")
    board.locator("details summary").click()
    board.locator("select[name=winner]").select_option("1-2")
    board.locator("details button").click()
    third.goto(path)
    looked_at(third, found, "to confirm", axe)
    third.locator("#table-1-1 form[action$='/result'] button").first.click()
    expect(third.locator("#table-1-1 .got")).to_have_count(2)


def test_the_boards_of_an_event_follow_by_themselves(visit):  # noqa: F811
    host, friend, looker = (visit() for _ in range(3))
    pages = [known(one, name) for one, name in ((host, "Ann"), (friend, "Bob"), (looker, "Zoe"))]
    event = post(pages[0], "/api/events", game="connect_four", name="Live", plan={"entry": "open"})["event"]
    for page in pages[:2]:
        post(page, f"/api/events/{event['id']}/register")
    post(pages[0], f"/api/events/{event['id']}/rounds")
    match = post(pages[0], f"/api/events/{event['id']}/rounds/1/tables/1/play")["match"]
    watching = pages[2]
    watching.goto(f"/events/{event['id']}/live")
    picture = watching.locator(f"[data-match='{match}'] img")
    before = picture.get_attribute("src")
    found: dict[str, list[str]] = {}
    looked_at(watching, found, "live")
    assert {name: faults for name, faults in found.items() if faults} == {}
    for page in pages[:2]:
        for seat in (0, 1):
            page.request.post(
                f"/api/matches/{match}/act", data={"seat": seat, "action": 3, "version": 0}, headers=origin(page)
            )
    expect(picture).not_to_have_attribute("src", before)
    assert looker.complaints == []
