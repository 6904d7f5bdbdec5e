"""Notices and the installed application in a real browser: its push service is one of ours, on this machine."""

import json
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from tests.browser import wait_until
from tests.heard import Browser, listening
from tests.inside import inside
from tests.test_browser import Visitor, browser  # noqa: F401  fixture

SUBSCRIBE = """([endpoint, keys]) => {
  PushManager.prototype.subscribe = async (wanted) => {
    window.wanted = { visible: wanted.userVisibleOnly, key: [...new Uint8Array(wanted.applicationServerKey)] };
    return { endpoint, toJSON: () => ({ endpoint, keys }) };
  };
}"""
"""A browser without a network cannot ask its maker's push service for an address: it is given one of ours."""


@pytest.fixture
def table(tmp_path):
    with inside(tmp_path, private_hooks=True, call_after=0.0, sweep=0.05) as (url, matches, _):
        yield SimpleNamespace(url=url, matches=matches)


def test_a_browser_is_called_when_it_is_its_turn(browser, table):  # noqa: F811
    visitor, keys = Visitor(browser, table), Browser()
    page, origin = visitor.page, {"Origin": table.url}
    visitor.context.grant_permissions(["notifications"], origin=table.url)
    with listening() as service:
        page.add_init_script(f"({SUBSCRIBE})({json.dumps([f'{service.url}/push/7', keys.keys])})")
        page.goto("/")
        page.fill("#name", "Abigaïl")
        page.keyboard.press("Enter")
        expect(page.locator(".me")).to_have_text("Abigaïl")
        page.goto("/notices")
        page.click("#push")
        expect(page.locator("#push-said")).to_have_text("You will be told here.")
        wanted = page.evaluate("wanted")
        assert (wanted["visible"], len(wanted["key"]), wanted["key"][0]) == (True, 65, 4)
        body = {"game": "alchemist", "seats": ["me", "here"]}
        id = page.request.post("/api/matches", data=body, headers=origin).json()["table"]["id"]
        wait_until(lambda: bool(service.heard))
    told = keys.read(service.heard[0][2])
    assert (service.heard[0][0], told["path"]) == ("/push/7", f"/m/{id}")
    deliver(visitor, table.url, told)
    told_of = "(await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [one.title, one.data.path])"
    shown = f"async () => {told_of}"
    wait_until(lambda: page.evaluate(shown) == [["Your turn at Alchemist", f"/m/{id}"]])
    page.reload()
    page.click("#channels button")
    expect(page.locator("#channels")).to_have_text("Nowhere yet.")
    assert visitor.complaints == []
    visitor.context.close()


def deliver(visitor, url, told):
    """What the push service would bring to the browser."""
    talk = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    talk.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda one: found.extend(r["registrationId"] for r in one["registrations"]),
    )
    talk.send("ServiceWorker.enable")
    wait_until(lambda: bool(visitor.page.evaluate("1") and found))
    talk.send("ServiceWorker.deliverPushMessage", {"origin": url, "registrationId": found[0], "data": json.dumps(told)})


@pytest.mark.parametrize(("language", "says"), [("en", "No network"), ("fr", "Pas de réseau")])
def test_without_a_network_a_page_says_so_and_nothing_of_a_match_was_kept(browser, table, language, says):  # noqa: F811
    visitor = Visitor(browser, table, language)
    page, origin = visitor.page, {"Origin": table.url}
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    body = {"game": "alchemist", "seats": ["me", "here"], "names": ["A", "B"]}
    page.request.post("/play", form={"game": "alchemist", "name": "Abigaïl"}, headers=origin)
    id = page.request.post("/api/matches", data=body, headers=origin).json()["table"]["id"]
    page.wait_for_function("navigator.serviceWorker.controller")
    page.goto(f"/m/{id}")
    page.wait_for_selector("#panels svg, #curtain:not([hidden])")
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys())"
        ".map((one) => new URL(one.url).pathname)))).flat().map((path) => path.replace(/static\\/\\w+/, 'static'))"
    )
    assert sorted(kept) == [
        "/offline",
        "/static/icon-192.png",
        "/static/icon.svg",
        "/static/picture.css",
        "/static/table.css",
    ]
    visitor.context.set_offline(True)
    page.goto("/", wait_until="commit")
    expect(page.locator("h1")).to_have_text(says)
    visitor.context.set_offline(False)
    page.click("a.key")
    expect(page.locator("h1")).not_to_have_text(says)
    visitor.context.close()


def test_the_application_can_be_installed(browser, table):  # noqa: F811
    visitor = Visitor(browser, table, "fr")
    page = visitor.page
    page.goto("/")
    talk = visitor.context.new_cdp_session(page)
    found = talk.send("Page.getAppManifest")
    told = json.loads(found["data"])
    assert (found["errors"], told["lang"], told["display"], told["start_url"]) == ([], "fr", "standalone", "/")
    for icon in told["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
        size = page.evaluate(
            "async (src) => { const i = new Image(); i.src = src; await i.decode(); return i.naturalWidth }", icon["src"]
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")
    errors = [one["errorId"] for one in talk.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in errors if one != "in-incognito"] == []
    assert visitor.complaints == []
    visitor.context.close()
