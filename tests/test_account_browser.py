"""Accounts in a real browser: passkeys of a virtual authenticator, a code for a second device, every page at every size."""

import base64

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import insert

from athanor.table.accounts import ratings
from athanor.table.accounts.register import Accounts
from athanor.table.schema import finished, results
from athanor.table.storage import Storage
from tests import readable
from tests.browser import wait_until
from tests.test_browser import Visitor, browser, serious, served, visit  # noqa: F401  fixtures
from tests.test_lobby_browser import looked_at

KEYS = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}


def by_name(served, path: str) -> str:  # noqa: F811
    """The same server under a name: passkeys belong to names, not to numbers."""
    return str(served.url).replace("127.0.0.1", "localhost") + path


class Authenticator:
    """A device that holds passkeys and says yes."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        options = {**KEYS, "isUserVerified": True, "automaticPresenceSimulation": True}
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def held(self) -> list[dict[str, str]]:
        found = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(found["credentials"])

    def take(self, credential: dict[str, str]) -> None:
        """A keychain that is shared between devices."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": credential})


def claimed(page: Page, served, name: str) -> None:  # noqa: F811
    page.goto(by_name(served, "/account"))
    page.fill("#name", name)
    page.click("text=Claim it")
    expect(page.locator("h1")).to_have_text(name)


def test_a_passkey_is_made_used_on_another_device_and_removed(visit, served):  # noqa: F811
    here, there = visit(), visit()
    one, other = Authenticator(here.page), Authenticator(there.page)
    claimed(here.page, served, "Zosime")
    here.page.click("#add-passkey")
    expect(here.page.locator("#passkeys li")).to_have_count(1)
    other.take(one.held()[0])
    there.page.goto(by_name(served, "/sign-in"))
    there.page.click("#use-passkey")
    expect(there.page.locator("h1")).to_have_text("Zosime")
    expect(there.page.locator("#devices li")).to_have_count(2)
    there.page.click("#passkeys >> text=Remove")
    expect(there.page.locator("#passkeys li")).to_have_count(0)
    there.page.click("text=Sign out here")
    there.page.goto(by_name(served, "/sign-in"))
    there.page.click("#use-passkey")
    expect(there.page.locator("#bubble")).to_contain_text("This passkey is not known here")
    assert here.complaints == []


def test_without_https_a_code_links_a_second_device(visit, served):  # noqa: F811
    """A home network: the page says that there are no passkeys here."""
    here, there = visit(), visit()
    here.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    claimed(here.page, served, "Hypatia")
    expect(here.page.locator("#insecure")).to_be_visible()
    expect(here.page.locator("#secure")).to_be_hidden()
    here.page.click("form[action^='/account/code'] button")
    code = here.page.text_content(".shown")
    assert code
    there.page.goto(by_name(served, f"/sign-in#{code}"))
    expect(there.page.locator("#code")).to_have_value(code)
    assert "#" not in there.page.url
    there.page.click("#typed button")
    expect(there.page.locator("h1")).to_have_text("Hypatia")
    assert here.complaints == there.complaints == []


def has_played(storage: Storage, person: str) -> None:
    """Rated matches that are over, so that there is something to be counted and plotted."""
    with storage.writing() as connection:
        for k in range(12):
            kept = {"match": f"{person}-{k}", "game": "alchemist", "ended": 1e9 + k}
            connection.execute(insert(finished).values(**kept, why=""))
            for seat, who in enumerate((person, f"rival of {person}")):
                place = 1 + (seat + k // 3) % 2
                row = {"seat": seat, "who": who, "seats": 2, "place": place, "won": place == 1, "points": 90 + 7 * k}
                connection.execute(insert(results).values(**kept, **row, role="1", opening="take blue"))
        ratings.recount(connection, "alchemist")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pages_of_an_account_are_readable_at_every_size(visit, served, language):  # noqa: F811
    found: dict[str, list[str]] = {}
    page = visit(language=language).page
    for path in ("/account", "/sign-in", "/settings"):
        page.goto(by_name(served, path))
        looked_at(page, found, path, language == "en")
    page.goto(by_name(served, "/account"))
    page.fill("#name", f"Aristote {language}")
    page.locator("form.new button").click()
    page.locator("#recovery button").click()
    expect(page.locator(".recovery li")).to_have_count(10)
    looked_at(page, found, "recovery", language == "en")
    page.locator("#devices form[action^='/account/code'] button").click()
    expect(page.locator("svg.qr")).to_be_visible()
    looked_at(page, found, "code", language == "en")
    served_storage = Storage(f"sqlite:///{served.data / 'athanor.db'}")
    has_played(served_storage, Accounts(served_storage, "").grant(f"Aristote {language}", "admin").id)
    served_storage.close()
    wait_until(lambda: page.request.get(by_name(served, "/admin")).ok)
    plotted = {"/admin": 0, "/history?game=alchemist": 2, f"/people/Aristote {language}": 1, "/ratings/alchemist": 0}
    for path, count in plotted.items():
        page.goto(by_name(served, path))
        expect(page.locator(".curves")).to_have_count(count)
        looked_at(page, found, path, language == "en")
    assert {name: faults for name, faults in found.items() if faults} == {}


HIDE = "(how) => { for (const text of document.querySelectorAll('#panels text')) text.style.visibility = how; }"


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_a_page_and_a_match_can_be_read_in_every_theme(visit, served, theme):  # noqa: F811
    """The dark one is measured everywhere else."""
    page = visit().page
    found: dict[str, list[str]] = {}
    page.goto("/settings")
    page.select_option("#wish-theme", theme)
    page.select_option("#wish-text", "larger")
    page.click("form.new button")
    expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
    for path in ("/settings", "/", "/account", "/events"):
        page.goto(path)
        found[path] = serious(page)
        page.set_viewport_size({"width": 390, "height": 844})
        found[f"{path} on a phone"] = serious(page)
        page.set_viewport_size({"width": 1440, "height": 900})
    for path in ("/notices", "/find", "/clubs", "/ratings/alchemist", "/rules/alchemist", "/workshop/alchemist"):
        page.goto(path)
        found[path] = serious(page)
    page.goto("/")
    page.click("#game-alchemist .key")
    page.wait_for_selector("#panels svg")
    found["match"] = serious(page)
    shots = []
    for how in ("", "hidden", ""):
        page.evaluate(HIDE, how)
        shots.append(base64.b64encode(page.screenshot()).decode())
    found["panels"] = page.evaluate(readable.CONTRAST, [*shots[:2], readable.LEAST_CONTRAST])
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_a_choice_wants_a_second_press_where_that_is_wished(visit, served):  # noqa: F811
    visitor = visit()
    page = visitor.page
    page.goto("/settings")
    page.select_option("#wish-confirm", "on")
    page.click("form.new button")
    page = visitor.play()
    expect(page.locator("#question.now")).to_be_visible()
    before = page.locator("main").get_attribute("data-shown")
    choice = page.locator("#choices button[data-action]").first
    choice.dispatch_event("click")
    expect(page.locator("#bubble")).to_have_text("Press once more to play it.")
    assert page.locator("main").get_attribute("data-shown") == before
    choice.dispatch_event("click")
    expect(page.locator("main")).not_to_have_attribute("data-shown", before or "")
    assert visitor.complaints == []
