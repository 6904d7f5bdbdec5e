"""A first match in a real browser: from the lobby to the end of the lesson by what the coach lights, at a desk and on a phone."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import seen, wait_until
from tests.test_browser import CUT, DESK, PHONE, browser, serious, served, visit  # noqa: F401  fixtures

LAPTOP, TABLET = {"width": 1280, "height": 720}, {"width": 820, "height": 1180}
SIZES: dict[str, Any] = {"desk": DESK, "phone": PHONE, "laptop": LAPTOP, "tablet": TABLET}
HOLES = """() => {
  const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return { left, top, right, bottom }; };
  return { card: box(document.querySelector("#coach")), bar: box(document.querySelector("#bar")),
    holes: [...document.querySelectorAll("#veil .rims rect")].map(box), wide: innerWidth, high: innerHeight };
}"""

SLOWLY = """{
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, how) { return animate.call(this, frames, { ...how, duration: 1200 }); };
}"""


def learn(visitor: Any, game: str) -> Page:
    page: Page = visitor.page
    page.goto("/")
    page.fill("#name", "Abigaïl")
    page.click(f"#game-{game} .learn")
    expect(page.locator("#coach")).to_be_visible()
    return page


def at(page: Page, step: int) -> None:
    """The coach tells this step."""
    expect(page.locator(f'#coach article[data-step="{step}"]')).to_be_visible()


def expected(page: Page) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads(str(page.locator("#coach .lesson").get_attribute("data-expected")))
    return told


def key(page: Page, name: str) -> Any:
    return page.locator(f'#coach [data-coach="{name}"]')


def lit(page: Page, action: int) -> Any:
    """What carries an action, in the picture or in the question bar."""
    return page.locator(f'#panels [data-action="{action}"]:visible, #bar .choices [data-action="{action}"]:visible').first


def overlap(a: dict[str, float], b: dict[str, float]) -> float:
    wide = min(a["right"], b["right"]) - max(a["left"], b["left"])
    high = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return max(0.0, wide) * max(0.0, high)


def stands_well(page: Page) -> list[str]:
    """What is wrong with where the card stands: it covers neither what is lit nor the question."""
    now = page.evaluate(HOLES)
    inside = now["card"]["left"] >= 0 and now["card"]["right"] <= now["wide"] and now["card"]["top"] >= 0
    faults = [] if inside and now["card"]["bottom"] <= now["high"] else ["it leaves the screen"]
    faults += [] if now["holes"] else ["nothing is lit"]
    faults += ["it covers the question"] if overlap(now["card"], now["bar"]) else []
    large = now["wide"] * now["high"] / 4  # what fills the screen cannot be spared
    areas = [(one, (one["right"] - one["left"]) * (one["bottom"] - one["top"])) for one in now["holes"]]
    return faults + [f"it covers {one}" for one, area in areas if area < large and overlap(now["card"], one) > 0.05 * area]


def brew(page: Page, recipe: str) -> None:
    """Put a recipe together by clicks on the lit cubes of the stock."""
    for kind, count in zip(("grey", "blue", "orange", "yellow", "green"), recipe, strict=True):
        place = f'[data-panel="mine"] [data-about="ingredients {kind}"]'
        for _ in range(int(count)):
            cube = page.locator(f"{place} [data-draft]:visible").first
            draft = cube.get_attribute("data-draft")
            cube.click()
            expect(page.locator(f'{place} [data-draft="{draft}"]')).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("en", "laptop"), ("fr", "phone")])
def test_alchemists_first_match_by_what_the_coach_lights(visit, language, size):  # noqa: F811
    visitor = visit(language=language, size=SIZES[size])
    page = learn(visitor, "alchemist")
    recipes, faults = iter(("02201", "12002")), []
    for step in range(17):
        at(page, step)
        faults += [f"step {step}: {fault}" for fault in stands_well(page)]
        wanted = [] if key(page, "next").is_visible() else expected(page)[0]["actions"]
        if not wanted:
            key(page, "next").click()
            continue
        if step in (2, 11):
            brew(page, next(recipes))
        lit(page, wanted[0]).click()
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator("#question.now")).to_be_visible()
    page.locator("#panels [data-action]:visible").first.click()  # the match goes on, and the coach is gone
    expect(page.locator("main")).not_to_have_attribute("data-shown", "17")
    expect(page.locator("#coach")).to_be_hidden()
    assert faults == []
    assert visitor.complaints == []


def test_five_keys_are_whole_on_a_phone(visit):  # noqa: F811
    """Their words stand under their icons, where a row is too short."""
    page = learn(visit(language="fr", size=PHONE), "materia_prima")
    key(page, "next").click()
    at(page, 1)
    lit(page, expected(page)[0]["actions"][0]).click()
    at(page, 2)
    expect(page.locator("#bar .choices .key")).to_have_count(5)
    assert page.evaluate(CUT, "#bar .key") == []


@pytest.mark.parametrize("size", SIZES)
def test_another_choice_is_answered_and_not_played(visit, size):  # noqa: F811
    visitor = visit(language="fr" if size == "tablet" else "en", size=SIZES[size])
    page = learn(visitor, "connect_four")
    key(page, "next").click()
    at(page, 1)
    page.locator('#panels [data-action="6"]').click(position={"x": 12, "y": 12})  # under the veil
    expect(page.locator("#coach .wrong")).to_have_text(expected(page)[0]["wrong"])
    assert seen(page)["shown"] == 0
    assert stands_well(page) == []
    assert serious(page) == []
    lit(page, 3).click()
    at(page, 2)
    expect(page.locator("#coach .wrong")).to_be_hidden()
    assert seen(page)["shown"] == 2
    assert visitor.complaints == []


def test_a_key_that_is_not_meant_stays_in_the_dark(visit):  # noqa: F811
    """Passing a year glows in the question bar; while an order is to be taken it does not, and says why not."""
    page = learn(visit(size=SIZES["laptop"]), "ars_alchimia")
    key(page, "next").click()
    at(page, 1)
    past = page.locator("#bar .choices [data-action]")
    box = past.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lights = page.evaluate(
        "() => [...document.querySelectorAll('#veil mask rect')].map((one) => one.getBoundingClientRect())"
    )
    assert [
        one for one in lights[1:] if one["left"] < middle[0] < one["right"] and one["top"] < middle[1] < one["bottom"]
    ] == []
    page.mouse.click(*middle)
    expect(page.locator("#coach .wrong")).to_have_text(expected(page)[0]["wrong"])
    assert seen(page)["shown"] == 0


def test_back_reload_and_what_is_lit_follow(visit):  # noqa: F811
    page = learn(visit(), "connect_four")
    key(page, "next").click()
    for step in (1, 2):
        at(page, step)
        lit(page, 3).click()
    at(page, 3)
    key(page, "back").click()
    at(page, 2)
    expect(page.locator("#panels [id^=disc-]")).to_have_count(2)  # the picture is that of the step
    key(page, "back").click()
    key(page, "back").click()
    at(page, 0)
    for step in (1, 2, 3):
        key(page, "next").click()
        at(page, step)
    expect(page.locator("#panels [id^=disc-]")).to_have_count(4)
    page.reload()
    at(page, 3)
    before = page.evaluate(HOLES)["holes"]
    page.set_viewport_size(SIZES["laptop"])
    wait_until(lambda: page.evaluate(HOLES)["holes"] != before)
    wait_until(lambda: stands_well(page) == [])


def test_the_veil_lies_still_when_the_pieces_do(visit):  # noqa: F811
    """A fame tile glides to its cauldron: once it is there, no more than the cauldron is lit."""
    visitor = visit(size=SIZES["laptop"], motion="no-preference")
    visitor.page.add_init_script(SLOWLY)
    page = learn(visitor, "alchemist")
    key(page, "next").click()
    for step in (1, 2, 3):
        at(page, step)
        if step == 2:
            brew(page, "02201")
        lit(page, expected(page)[0]["actions"][0]).click()
    at(page, 4)
    glade = page.locator('[data-panel="board"] [data-about="cauldrons C08"]').bounding_box()
    assert glade
    wait_until(lambda: page.evaluate(HOLES)["holes"][0]["right"] < glade["x"] + glade["width"] + 12)


def test_a_step_that_is_only_read_stays_read_after_a_reload(visit):  # noqa: F811
    page = learn(visit(), "connect_four")
    key(page, "next").click()
    at(page, 1)
    page.reload()
    at(page, 1)


def test_skipping_the_tour_frees_the_match_and_it_can_be_taken_up_again(visit):  # noqa: F811
    page = learn(visit(), "connect_four")
    key(page, "skip").click()
    expect(page.locator("#coach")).to_be_hidden()
    page.reload()
    expect(page.locator("#question.now")).to_be_visible()
    expect(page.locator("#coach")).to_be_hidden()
    page.click('[data-drawer="more"]')
    page.click('#menu [data-coach="again"]')
    at(page, 0)
    key(page, "skip").click()
    page.locator('#panels [data-action="6"]').click()  # whatever one likes
    wait_until(lambda: seen(page)["shown"] >= 2)
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator('#menu [data-coach="again"]')).to_have_count(0)  # the script is left for good


def test_the_keyboard_stays_with_the_coach(visit):  # noqa: F811
    page = learn(visit(), "connect_four")
    expect(key(page, "next")).to_be_focused()
    expect(page.locator("#coach-says")).to_contain_text("Four of your discs")
    page.keyboard.press("Enter")
    at(page, 1)
    inside = "() => Boolean(document.activeElement.closest('#coach, #bar, [data-about=\"columns d\"]'))"
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate(inside)
    page.keyboard.press("l")
    expect(page.locator("#drawer")).to_be_hidden()
    page.once("dialog", lambda one: one.dismiss())
    page.keyboard.press("Escape")
    at(page, 1)
    page.locator('#panels [data-action="3"]').focus()
    page.keyboard.press("Enter")
    at(page, 2)
    page.once("dialog", lambda one: one.accept())
    page.keyboard.press("Escape")
    expect(page.locator("#coach")).to_be_hidden()
