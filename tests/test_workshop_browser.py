"""The workshop in a real browser: what is entered is drawn and checked at once, and a run is seen to grow."""

import re

from playwright.sync_api import expect

from tests.test_browser import browser, serious, served, visit  # noqa: F401  fixtures


def test_a_card_is_changed_drawn_tried_and_played(visit):  # noqa: F811
    page = visit().page
    page.goto("/workshop/alchemist?thing=cauldrons.C04")
    page.get_by_label("name · en").fill("The Hole")
    page.keyboard.press("Tab")
    expect(page.locator(".drawn svg")).to_have_attribute("aria-label", "The Hole")
    expect(page).to_have_url(re.compile(r"change=cauldrons.C04.name.en%3DThe\+Hole"))
    page.locator("#thing").select_option("numbers")
    page.get_by_label("draw", exact=True).fill("9")
    page.keyboard.press("Tab")
    expect(page.locator(".wrong")).to_have_text("At most 5.")
    expect(page.get_by_role("button", name="Let bots try it")).to_have_count(0)
    page.get_by_label("draw", exact=True).fill("3")
    page.keyboard.press("Tab")
    expect(page.locator(".changes li")).to_have_count(2)
    page.locator("#bot").select_option("random")
    page.locator("#how-many").fill("4")
    page.get_by_role("button", name="Let bots try it").click()
    expect(page.locator("#run progress")).to_have_attribute("value", "8", timeout=60_000)
    expect(page.locator("#run .report svg.span").first).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Play a match with it").click()
    expect(page).to_have_url(re.compile("/m/"))
