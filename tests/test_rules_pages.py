"""Rules that people read: the course of a turn, drawn examples, the glossary, the search, the sheet to print."""

import re
from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient

from athanor.drawing.course import WIDTHS
from athanor.drawing.examples import pictured
from athanor.kernel.box import standard_box
from athanor.kernel.coverage import rules
from athanor.kernel.errors import BadExample
from athanor.kernel.examples import FILE, examples_of, view_of
from athanor.kernel.game import LANGUAGES, find
from athanor.kernel.guide import course_of, scoring_of, tables_of
from athanor.table.gallery import icons_of, texts_of
from athanor.table.server import create_app
from athanor.table.settings import Settings
from tests.inside import FREE
from tests.test_browser import browser, serious, served, visit  # noqa: F401  fixtures
from tests.test_explained import BOTH, GAMES

PHONE = {"width": 360, "height": 740}
WORDS = """(one) => [one, ...one.querySelectorAll("svg[aria-label]")]
  .map((part) => `${part.textContent} ${part.getAttribute("aria-label")}`)
  .join(" ").normalize("NFD").replace(/\\p{M}/gu, "").toLowerCase()"""
"""What a thing of the page says, its drawing included, without accents."""


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    app = create_app(Settings(data=tmp_path_factory.mktemp("data"), compiled=False, pace=0.0, limits=FREE))
    return TestClient(app, headers={"Accept": "text/html"})


def page_of(client, path, language="en"):
    answer = client.get(path, params={"lang": language})
    assert answer.status_code == 200, answer.text
    return answer.text


# What a game's texts tell


@pytest.mark.parametrize("slug", GAMES)
def test_the_course_of_a_turn_and_the_points_are_told_alike_in_both_languages(slug):
    """As many steps, ways and lines, resting on the same rules, which there are."""
    told, known = {}, rules(find(slug))
    for language in LANGUAGES:
        texts = texts_of(find(slug), language)
        steps = [one for step in course_of(texts) for one in (step, *step.ways)]
        lines = [one.rules for one in steps] + [one.rules for one in scoring_of(texts)]
        assert texts.has("turn")
        assert all(cited and set(cited) <= set(known) for cited in lines)
        told[language] = lines, [step.rules for step in course_of(texts)]
    assert told["en"] == told["fr"]
    assert len(told["en"][1]) >= 3
    assert len(told["en"][0]) > len(told["en"][1])


@pytest.mark.parametrize("slug", ["alchemist", "ars_alchimia", "ars_mysteriorum"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_stand_under_their_rules_with_as_many_columns_as_headings(client, slug, language):
    texts = texts_of(find(slug), language)
    found = tables_of(texts)
    assert found
    page = page_of(client, f"/rules/{slug}", language)
    for rule, tables in found.items():
        assert texts.has(rule)
        for table in tables:
            assert {len(row) for row in table.rows} == {len(table.head)}
            assert f'id="table-{table.name}"' in page


def test_tables_tell_the_numbers_of_the_box():
    cubes, rewards = (tables_of(texts_of(find("alchemist"), "en"))[rule][0] for rule in ("AL-008", "AL-087"))
    assert ("3", "8", "12", "12") in cubes.rows
    assert ("4", "12", "8", "4", "0", "–") in rewards.rows
    bins = tables_of(texts_of(find("ars_mysteriorum"), "en"))["AM-032"][0]
    assert bins.rows[0] == ("brimstone", "2, 2, 1", "3, 2, 2, 1", "3, 2, 2, 1, 1")
    assert tables_of(texts_of(find("alkemy"), "en")) == {}


def test_alchemists_rewards_are_those_of_its_box():
    box = standard_box(find("alchemist"))
    rewards = [", ".join(map(str, one.rewards)) for one in box.components.setup]
    assert [one.points for one in scoring_of(texts_of(find("alchemist"), "en")) if one.rules == ("AL-087",)] == rewards


# Drawn examples


@pytest.mark.parametrize(("slug", "language"), BOTH)
def test_every_example_is_played_and_drawn_for_both_screens(slug, language):
    game = find(slug)
    drawn = [one for several in pictured(game, language).values() for one in several]
    assert len(drawn) == len(examples_of(game)) >= 2
    for one in drawn:
        assert one.caption.endswith(".")
        for screen, svg in one.svg.items():
            assert float(ElementTree.fromstring(svg).attrib["width"]) <= WIDTHS[screen]
            assert not re.search(r'tabindex|role="button"|data-action|class="(?!sc"|athanor")', svg)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("[[example]", "alchemist/examples.toml: this is not a TOML file"),
        (
            'name = "Bad name"\nrule = "AL-046"\npanels = ["board"]\nseats = 2',
            "alchemist/examples.toml: example[0].name: String should match",
        ),
        ('name = "bad"\nrule = "AL-046"\npanels = ["board"]', "a position of a lesson (lesson, step) or one of its own"),
        (
            'name = "bad"\nrule = "AL-046"\npanels = ["board"]\nlesson = "first"\nstep = "blander"',
            "alchemist/examples.toml, example bad: the lesson has no step 'blander'. Did you mean 'blunder' or 'dear'?",
        ),
        (
            'name = "bad"\nrule = "AL-046"\npanels = ["board"]\nlesson = "frist"\nstep = "goal"',
            "example bad: alchemist has no lesson 'frist'. Did you mean 'first'?",
        ),
        (
            'name = "bad"\nrule = "AL-046"\npanels = ["board"]\nseats = 3\nlines = ["take red"]',
            "example bad: 'take red' is no line; one reads '1: take blue'.",
        ),
        ('name = "bad"\nrule = "AL-046"\npanels = ["board"]\nseats = 3\nseat = 3', "example bad: There is no seat 3"),
        ('name = "bad"\nrule = "AL-999"\npanels = ["board"]\nseats = 3', "example bad: AL-999 has no sentence in en."),
        (
            'name = "copy"\nrule = "AL-046"\npanels = ["bord"]\nseats = 3',
            "example copy: layout tablet has no panel bord: there are",
        ),
    ],
)
def test_an_example_that_cannot_be_shown_is_told_in_a_sentence(tmp_path, written, told):
    folder = tmp_path / "alchemist"
    folder.mkdir()
    for name in ("texts", "lessons", "picture", "box.toml", "about.py"):
        (folder / name).symlink_to(find("alchemist").folder / name)
    (folder / FILE).write_text(written if written.startswith("[[") else f"[[example]]\n{written}\n", encoding="utf-8")
    game = replace(find("alchemist"), folder=folder)
    with pytest.raises(BadExample, match=re.escape(told)):
        shown(game)


def shown(game):
    for one in examples_of(game):
        view_of(game, one)
    pictured(game, "en")


# The pages


@pytest.mark.parametrize(("slug", "language"), BOTH)
def test_every_rule_has_its_anchor_and_every_link_of_the_page_leads_somewhere(client, slug, language):
    page = page_of(client, f"/rules/{slug}", language)
    ids = Counter(re.findall(r'\sid="([^"]+)"', page))
    assert [one for one, times in ids.items() if times > 1] == []
    assert set(rules(find(slug))) <= set(ids)
    leads = re.findall(r'(?:href="#|url\(#)([^")]+)', page)
    assert leads
    assert set(leads) <= set(ids)
    order = [page.index(f'id="{part}"') for part in ("find", "turn", "chapter-1", "glossary", "box")]
    assert order == sorted(order)
    assert {f"example-{one.name}" for one in examples_of(find(slug))} <= set(ids)


def test_a_game_that_tells_none_of_it_has_its_rules_page_and_its_sheet(client):
    page = page_of(client, "/rules/sealed")
    assert set(rules(find("sealed"))) <= set(re.findall(r'\sid="([^"]+)"', page))
    assert 'id="turn"' not in page
    assert "<figure" not in page
    assert page_of(client, "/rules/sealed/summary").count("<h2") == 0


@pytest.mark.parametrize(("slug", "language"), BOTH)
def test_a_summary_holds_goal_turn_points_and_icons(client, slug, language):
    page, texts = page_of(client, f"/rules/{slug}/summary", language), texts_of(find(slug), language)
    shown = re.sub(r"[ \n]+", " ", re.sub(r"<[^>]+>", " ", page)).replace("&#39;", "'")
    wanted = [texts.goal(), *(step.title for step in course_of(texts)), *(one.what for one in scoring_of(texts))]
    icons = [name for name, _ in icons_of(find(slug), language)]
    assert len(icons) >= 4
    assert [one for one in (*wanted, *icons) if one not in shown] == []


# In a browser


@pytest.mark.parametrize(("game", "language", "wanted"), [("ars_alchimia", "fr", "elixir"), ("alchemist", "en", "tribute")])
def test_the_search_shows_what_says_the_word_and_counts_it(visit, game, language, wanted):  # noqa: F811
    visitor = visit(language=language)
    page = visitor.page
    page.goto(f"/rules/{game}")
    everything = page.locator("[data-find]:visible").count()
    page.fill("#wanted", wanted)
    found = page.locator("[data-find]:visible")
    expect(page.locator("#find output")).to_have_text(re.compile(r"^\d+ "))
    assert 0 < found.count() < everything
    assert page.locator("#find output").inner_text().split()[0] == str(found.count())
    words = found.evaluate_all(f"all => all.map({WORDS})")
    assert [one for one in words if wanted not in one] == []
    page.fill("#wanted", "xyzzy")
    expect(page.locator("[data-find]:visible")).to_have_count(0)
    expect(page.locator(".part h2:visible, .part h3:visible")).to_have_count(0)
    page.fill("#wanted", "")
    expect(page.locator("[data-find]:visible")).to_have_count(everything)
    page.fill("#wanted", "xyzzy")
    page.evaluate("location.hash = document.querySelector('dl [data-find]').id")  # a link to what is hidden
    expect(page.locator("[data-find]:visible")).to_have_count(everything)
    assert visitor.complaints == []


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE], ids=["desk", "phone"])
def test_rules_and_sheets_fit_their_screen_and_axe_finds_no_serious_violation(visit, size):  # noqa: F811
    visitor = visit(size=size, language="fr")
    page, found = visitor.page, {}
    for slug in GAMES:
        page.goto(f"/rules/{slug}")
        drawn = page.locator(".screens > span > svg:visible")
        for k in range(drawn.count()):  # a word is as large as it was drawn
            assert (
                drawn.nth(k).evaluate("one => Math.abs(one.getBoundingClientRect().width - one.viewBox.baseVal.width)") < 1
            )
        assert page.locator(".contents details").evaluate("one => one.open") == (size != PHONE)
        found[slug] = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if slug in ("alchemist", "materia_prima"):
            found[slug] = found[slug] or serious(page)
            page.goto(f"/rules/{slug}/summary")
            found[f"{slug} summary"] = serious(page)
    assert {where: faults for where, faults in found.items() if faults} == {}
    assert visitor.complaints == []


def test_a_summary_is_one_page_of_paper(visit):  # noqa: F811
    for slug, language in BOTH:
        page = (
            visit().page
        )  # of a visitor each: a browser that has printed for one does not always show another page to them
        page.goto(f"/rules/{slug}/summary?lang={language}")
        paper = page.pdf(prefer_css_page_size=True)
        page.close()
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1, (slug, language)
