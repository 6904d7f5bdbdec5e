"""People in a real browser: they seek and are paired, invite and follow, see their clocks run and run out, go on vacation, block
and report; whoever looks after the table presses every key of its page; settings come along to another device."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from athanor.table.accounts.register import Accounts
from athanor.table.storage import Storage
from tests.browser import wait_until
from tests.test_browser import browser, served, visit  # noqa: F401  fixtures

GAME = "connect_four"


def named(visit: Any, name: str, **how: Any) -> Page:  # noqa: F811
    """Somebody with an account."""
    page: Page = visit(**how).page
    page.goto("/account")
    page.fill("#name", name)
    page.locator("form.new button").click()
    expect(page.locator("h1")).to_have_text(name)
    return page


def post(page: Page, path: str, **body: Any) -> Any:
    """As a script of the page would."""
    how = {"method": "POST", "headers": {"Content-Type": "application/json"}, "body": json.dumps(body)}
    found = page.evaluate("async ([path, how]) => await (await fetch(path, how)).json()", [path, how])
    assert found["ok"], found
    return found


def seek(page: Page, speed: str = "quick") -> None:
    page.goto("/find")
    page.select_option("#game", GAME)
    page.select_option("#speed", speed)
    page.click("form button.big")


def test_two_seek_are_paired_follow_and_invite_each_other(visit):  # noqa: F811
    ann, bo = named(visit, "Ann Lull"), named(visit, "Bo Lull")
    seek(ann)
    expect(ann.locator("[role=status]")).to_have_text("You seek Connect four.")
    ann.click("text=Stop seeking")
    expect(ann.locator("#speed")).to_be_visible()
    seek(ann)
    expect(ann.locator("main[data-seeking]")).to_be_visible()
    seek(bo, "")
    for page in (ann, bo):
        page.wait_for_url(re.compile("/m/"))
        expect(page.locator("#bar .clock")).to_have_text(re.compile(r"^\d:\d\d$"))
    bo.goto("/find")
    expect(bo.locator("[role=status]")).to_contain_text("A table was found: Connect four.")
    bo.click("[aria-label='Follow Ann Lull']")
    expect(bo.locator("[aria-label='Do not follow Ann Lull']")).to_be_visible()
    table = post(bo, "/api/matches", game=GAME, seats=["me", "open"], listed=False)["table"]["id"]
    bo.goto(f"/m/{table}")
    bo.select_option("#invited", "Ann Lull")
    bo.click("form[action$='/invite'] button")
    expect(bo.locator(".chairs")).to_contain_text("Ann Lull was invited")
    ann.goto("/")
    ann.click(".asks >> text=Sit down")
    ann.locator("form[data-seal] button, button:has-text('Sit down')").first.click()
    ann.wait_for_url(re.compile(f"/m/{table}"))
    expect(ann.locator("#bar")).to_contain_text(re.compile("column|Bo Lull"))


def table_of(page: Page, **clock: Any) -> str:
    table = post(page, "/api/matches", game=GAME, seats=["me", "novice"], **clock)["table"]["id"]
    page.goto(f"/m/{table}")
    return str(table)


def test_a_clock_ticks_and_when_it_has_run_out_a_bot_stands_in(visit):  # noqa: F811
    page = named(visit, "Chronos")
    table_of(page, bank=20, more=1)
    clock = page.locator("#bar .clock.runs")
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    page.click("[data-drawer=more]")
    expect(page.locator("#players [data-post=come-back]")).to_be_visible()
    page.click("#players [data-post=come-back]")
    expect(page.locator("#players [data-post=come-back]")).to_have_count(0)


def test_whoever_resigns_when_time_runs_out_has_lost(visit):  # noqa: F811
    page = named(visit, "Kairos")
    table_of(page, bank=1, out="resign")
    expect(page.locator("main[data-page=over]")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "shown", "said"), [("en", "3d 0h + 7d 0h", "more days"), ("fr", "3j 0h + 7j 0h", "jours encore")]
)
def test_days_and_the_bank_are_told_and_vacation_stops_them(visit, language, shown, said):  # noqa: F811
    page = named(visit, f"Saturn {language}", language=language)
    table = post(page, "/api/matches", game=GAME, seats=["open", "me"], clock=3 * 86400, bank=7 * 86400)["table"]
    friend = named(visit, f"Friend {language}")
    post(friend, f"/api{table['seats'][0]['link']}")
    friend.goto(f"/m/{table['id']}")
    page.goto(f"/m/{table['id']}")
    page.click("[data-drawer=more]")
    expect(page.locator("#players .clock").nth(1)).to_have_text(re.compile(shown.replace("+", r"\+").replace(" ", r"\s")))
    page.goto("/notices")
    page.fill("#days", "5")
    page.click("form[action='/vacation'] button")
    expect(page.locator("form[action='/vacation'] [role=status]")).to_contain_text(said)
    friend.reload()
    friend.click("[data-drawer=more]")
    expect(friend.locator("#players")).to_contain_text("on vacation")
    page.click("form[action='/vacation'] button")
    expect(page.locator("#days")).to_be_visible()


def test_somebody_is_blocked_reported_silenced_and_signed_out_and_it_is_logged(visit, served):  # noqa: F811
    ann, bo = named(visit, "Ann Vale"), named(visit, "Bo Vale")
    link = post(ann, "/api/matches", game=GAME, seats=["me", "open"])["table"]
    post(bo, f"/api{link['seats'][1]['link']}")
    ann.goto(f"/m/{link['id']}/people")
    ann.click("text=Block >> nth=-1")
    expect(ann.locator("button[name=unblock]")).to_be_visible()
    ann.fill("input[name=words]", "He shouts.")
    ann.click("text=Report >> nth=-1")
    expect(ann.locator("[role=status]")).to_contain_text("It was reported")
    ann.goto("/account")
    ann.click("form[action='/blocks'] button")
    expect(ann.locator("form[action='/blocks']")).to_have_count(0)
    storage = Storage(f"sqlite:///{served.data / 'athanor.db'}")
    Accounts(storage, "").grant("Ann Vale", "admin")
    storage.close()
    wait_until(lambda: ann.request.get("/admin").ok)
    ann.goto("/admin?name=Bo Vale")
    ann.click("button[value=silence]")
    assert "name=Bo" in ann.url
    ann.click("button[value=unsilence]")
    ann.click("li:has-text('Bo Vale') button[value=sign-out]")
    ann.click("li:has-text('He shouts') button")
    expect(ann.locator("main")).not_to_contain_text("He shouts.")
    for deed in ("silenced Bo Vale", "let talk again Bo Vale", "signed out everywhere Bo Vale", "settled a report"):
        expect(ann.locator("section.sheet").last).to_contain_text(deed)
    wait_until(lambda: not bo.request.get("/api/me").json()["known"])


WISHED = {"theme": "light", "text": "larger", "motion": "reduce", "sound": "on", "pace": "0", "chat": "off", "confirm": "on"}
WIDE = "document.querySelector('.tongues button').getBoundingClientRect().width"


def test_settings_are_seen_on_another_device(visit):  # noqa: F811
    here, there = named(visit, "Iris Vale"), visit().page
    there.goto("/sign-in")
    usual = there.evaluate(WIDE)
    here.goto("/settings")
    for name, value in WISHED.items():
        here.select_option(f"#wish-{name}", value)
    here.click("form.new button")
    here.goto("/account")
    here.click("form[action^='/account/code'] button")
    there.fill("#code", str(here.text_content(".shown")))
    there.click("#typed button")
    expect(there.locator("h1")).to_have_text("Iris Vale")
    for name, value in WISHED.items():
        expect(there.locator("html")).to_have_attribute(f"data-{name}", value)
    assert there.evaluate(WIDE) > usual
