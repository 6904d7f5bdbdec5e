"""Panels lie where their grid says, and a word is as large as it was drawn."""

import pytest

import athanor
from athanor.drawing import Grid, Key, panels
from athanor.drawing.paint import Rect, width_of
from athanor.drawing.samples import samples
from athanor.kernel.game import LANGUAGES, find, part
from tests import readable

HEIGHTS = {"a": 100, "b": 40, "c": 0}


def laid(grid, size=(1008, 508)):
    return panels.laid(grid, size, lambda name, width: HEIGHTS.get(name, 0)).rooms


def test_columns_and_rows_share_what_fixed_ones_leave():
    rooms = laid(Grid("a b / a c", "300 1fr", "1fr 3fr"))
    assert rooms == {"a": Rect(0, 0, 300, 508), "b": Rect(308, 0, 700, 125), "c": Rect(308, 133, 700, 375)}


def test_a_row_is_as_high_as_its_panels_ask():
    rooms = laid(Grid("b c / a a", "1fr 1fr", "auto 1fr"))
    assert (rooms["b"].h, rooms["c"].h, rooms["a"]) == (40, 40, Rect(0, 48, 1008, 460))


def test_no_share_is_smaller_than_its_panel_and_the_others_give_way():
    assert laid(Grid("a / c", "1fr", "1fr 1fr"), (500, 150))["a"].h == 100
    assert laid(Grid("a / c", "1fr", "1fr 1fr"), (500, 150))["c"].h == 42
    assert laid(Grid("a / b", "1fr", "1fr 1fr"), (500, 90))["b"] == Rect(0, 108, 500, 40)


def test_an_area_of_tabs_is_as_high_as_the_highest_of_them():
    grid = Grid("dock / c", "1fr", "auto 1fr", {"dock": ("a", "b")})
    assert laid(grid)["dock"].h == 100
    assert grid.named() == {"dock": ("a", "b"), "c": ("c",)}


def test_a_cell_may_stay_empty():
    assert laid(Grid("a . / a c", "1fr 1fr", "1fr 1fr"))["c"] == Rect(508, 258, 500, 250)


@pytest.fixture
def four():
    return athanor.start("connect_four", seed=1, compiled=False)


def test_what_is_drawn_needs_no_key_and_what_is_not_has_one(four):
    picture = part(find("connect_four"), "picture").PICTURE
    scene = picture.scene(four.view(0), four.texts("en"))
    assert [key.action for key in picture.bar(scene)] == four.view(0).legal()
    spread = four.view(0).spread("en")
    assert spread.keys == []
    assert spread.where == "choose a glowing column"
    assert spread.progress.words == "0 discs"
    assert Key("Drop", 3).draft is None


def test_panels_fill_the_size_that_is_asked_and_stay_the_same_bytes(four):
    view = four.view(0)
    spread = view.spread("fr", layout="laptop", size=(1200, 500))
    assert [(panel.name, panel.title, panel.width, panel.height) for panel in spread.panels] == [
        ("players", "Joueurs", 1200, 46),
        ("board", "Plateau", 1200, 446),
    ]
    again = view.spread("fr", layout="laptop", size=(1200, 500))
    assert [panel.mark for panel in again.panels] == [panel.mark for panel in spread.panels]
    four.play("drop d")
    later = four.view(0).spread("fr", layout="laptop", size=(1200, 500))
    assert later.panels[1].mark != spread.panels[1].mark


@pytest.mark.parametrize("layout", panels.LAYOUTS)
def test_the_example_is_readable_at_every_size(layout, four):
    for column in "abcdefgabc":
        four.play(f"drop {column}")
    with readable.browsing(layout) as page:
        for language in ("en", "fr"):
            spread = four.view(0).spread(language, ("Abigaïl", "Merlin"), layout=layout, size=readable.room(layout))
            assert readable.faults(page, spread, layout) == []


def test_what_is_too_small_cut_or_crowded_is_found(four):
    spread = four.view(0).spread("en")
    bad = (
        '<text x="10" y="20" font-size="11">tiny</text><text x="10" y="40" font-size="11">12</text>'
        '<text x="10" y="60" font-size="10">13</text><text x="10" y="80" font-size="14">cu…</text>'
        '<text x="-30" y="100" font-size="14">outside</text><text x="10" y="120" font-size="14">one</text>'
        '<text x="20" y="122" font-size="14">two</text>'
        '<g class="may" aria-label="Mine"><rect class="hit" x="200" y="10" width="60" height="30"/></g>'
    )
    spread = spread._replace(panels=[spread.panels[0]._replace(svg=bad, height=200)])
    with readable.browsing("desk") as page:
        assert [fault.words for fault in readable.faults(page, spread, "desk")] == [
            "players: tiny is written at 11.0 px",
            "players: 13 is written at 10.0 px",
            "players: cu… is cut",
            "players: outside leaves its panel",
            "players: Mine is a target of 30 px",
            "players: one and two overlap",
        ]


TABBED = {"phone": 3, "tablet": 5, "landscape": 5, "laptop": 5}
"""What is left between two tabs (`.tabs` of match.css)."""


@pytest.mark.parametrize("game", ["alchemist", "ars_alchimia", "materia_prima"])
@pytest.mark.parametrize("layout", TABBED)
def test_all_tabs_of_an_area_are_seen_beside_each_other(game, layout):
    """At every question: what is asked may bring a tab of its own."""
    for sample in samples(game, compiled=True):
        for language in LANGUAGES:
            spread = sample.match.view(sample.seat).spread(language, layout=layout, draft=sample.draft)
            for area in spread.grid.tabs:
                titles = [panel.title for panel in spread.panels if panel.area == area]
                size, beside = (13, 10) if len(titles) > 5 else (14, 14)
                wide = [max(44.0, width_of(title, size, bold=k == 0) + beside) for k, title in enumerate(titles)]
                assert sum(wide) + TABBED[layout] * (len(wide) - 1) <= spread.rooms[area].w + 1, (
                    sample.name,
                    language,
                    titles,
                )
