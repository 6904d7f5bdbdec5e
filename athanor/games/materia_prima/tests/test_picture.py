"""The picture shows what its seat may know, and lets it do what it may do."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import athanor
from athanor.drawing import sight
from athanor.drawing.samples import samples
from athanor.games.materia_prima.picture import art, draw, in_words
from athanor.games.materia_prima.picture.scene import Scene, spread
from athanor.games.materia_prima.tests.tables import HAMMERBREACH, table

LAYOUTS = ("desk", "phone")
PLAYERS = ["Abigaïl <&>", "Merlin", "Zosime de Panopolis", "Flamel"]
LEAST = 40  # pixels of anything clicked on a phone


def walk(seats, seed, most, **options):
    """A match, position by position; the choices are spread over what is legal."""
    match = athanor.start("materia_prima", seats=seats, seed=seed, options=options, players=PLAYERS[:seats], compiled=False)
    while len(match.lines) < most:
        yield match
        if match.over:
            return
        legal = match.legal()
        match.play(legal[(7 * len(match.lines) + 3 * seed) % len(legal)])


def rich():
    """Positions in which everything can be done."""
    t = table(2).give(
        0, fire=4, iron=4, air=4, earth=4, water=4, gold=2, copper=2, mercury=2, glass=2, sulphur=2, platinum=2
    )
    t.give(0, 0, fire=1, water=1).own(0, "Q01").own(0, "Q09", "Q15", worn=False).hold(0, "P01", "H13", "Q10")
    t.homunculus(0, "H01", (1, 0))
    t.stand(1, (0, 1)).give(1, 0, gold=1, fire=1)
    return t


def clicked(svg, name):
    return set(re.findall(rf'data-{name}="([^"]*)"', svg))


def reachable(view, texts, layout):
    """Every action that clicks can send, whichever figure is chosen."""
    actions = set()
    for draft in ("", "0", "1", "2", "3"):
        actions |= {int(action) for action in clicked(draw(view, texts, layout=layout, draft=draft), "action")}
    return actions


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_legal_action_and_no_other_can_be_clicked(layout):
    asked = set()
    for options in ({}, {"layout": "chosen", "free_shape": "on", "retail_quests": "on"}):
        for match in walk(3, 5, 130, **options):
            if len(match.lines) % 4 == 0 or match.state.asks not in asked:
                asked.add(match.state.asks)
                for seat in range(3):
                    assert reachable(match.view(seat), match.texts("en"), layout) == set(match.legal(seat))


@pytest.mark.parametrize(
    "actions",
    [
        (),
        ("equip alchemist",),
        ("convert mercury",),
        ("transmute Q10",),
        ("transmute H13",),
        ("fight alchemist II alchemist",),
    ],
)
def test_the_tower_can_be_worked_by_clicks(actions):
    t = rich()
    t.play(*actions, dice=(2, 2, 2, 0, 0)) if actions and actions[0].startswith("fight") else t.play(*actions)
    assert reachable(t.match.view(0), t.match.texts("fr"), "desk") == set(t.match.legal(0))


def test_cities_can_be_worked_by_clicks():
    t = table(roles=("kalda", "vitrudes")).stand(0, HAMMERBREACH).offer("hammerbreach", "X01")
    t.give(0, 0, copper=1, mercury=1).hold(0, "P01", "P02", "P03")
    assert reachable(t.match.view(0), t.match.texts("fr"), "phone") == set(t.match.legal(0))
    t.play("research homunculus")
    assert reachable(t.match.view(0), t.match.texts("fr"), "phone") == set(t.match.legal(0))
    t.play(t.offers("keep")[0])
    assert reachable(t.match.view(0), t.match.texts("fr"), "phone") == set(t.match.legal(0))
    t.extend(0, "X02", "X03").turn(0)
    assert reachable(t.match.view(0), t.match.texts("fr"), "desk") == set(t.match.legal(0))


def test_whatever_says_why_is_forbidden():
    for match in walk(2, 4, 60, quick_start="on"):
        for seat in range(2):
            for action in clicked(draw(match.view(seat), match.texts("en")), "why"):
                assert match.why_not(int(action), seat)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pictures_are_well_formed_and_the_same_every_time(layout):
    for match in walk(4, 2, 60, random_roles="on"):
        if len(match.lines) % 6:
            continue
        for seat in (-1, len(match.lines) % 4):
            for language in ("en", "fr"):
                svg = draw(match.view(seat), match.texts(language), layout=layout)
                assert svg == draw(match.clone().view(seat), match.texts(language), layout=layout)
                root = ElementTree.fromstring(svg)
                assert root.get("width") == {"desk": "1440", "phone": "390"}[layout]
                ids = re.findall(r' id="([^"]*)"', svg)
                assert len(ids) == len(set(ids))
                assert ' style="' not in svg
                assert in_words(match.view(seat), match.texts(language))


def test_the_picture_shows_nothing_hidden():
    """MP-134: another world that the seat cannot rule out looks the same."""
    for match in walk(3, 9, 60, random_roles="on"):
        if len(match.lines) % 5 == 0:
            for seat in range(-1, 3):
                view = match.view(seat)
                other = view.imagined(len(match.lines)).seen_by(seat)
                assert draw(view, match.texts("en")) == draw(other, match.texts("en"))


def test_the_chance_of_an_attack():
    """The table of section 2.3: 3 dice against 3 win 40.3 %."""
    three = spread([0, 0, 1, 1, 2, 2], 3, 0)
    assert [round(27 * three[n]) for n in range(7)] == [1, 3, 6, 7, 6, 3, 1]
    t = table(roles=("vitrudes", "sejlon")).stand(0, (0, 1)).stand(1, (0, 2))
    scene = Scene(t.match.view(0), t.match.texts("en"))
    again = scene.chance(t.match.read("fight alchemist II alchemist"))
    t.s.alchemist[0] = 3
    t.own(0, "Q01")
    plain = Scene(t.match.view(0), t.match.texts("en")).chance(t.match.read("fight alchemist II alchemist"))
    assert plain == 40
    assert again > plain


def test_kinds_differ_in_more_than_colour_and_seats_in_colour_for_every_eye():
    assert len({glyph for _, _, glyph in art.ELEMENTS}) == 12
    assert len({wax.emblem for wax in art.WAXES}) == 4
    for one in sight.SIGHTS:
        assert sight.nearest([wax.colour for wax in art.WAXES], one) > 0.03


def test_what_is_clicked_on_a_phone_is_large_enough():
    t = rich()
    svg = draw(t.match.view(0), t.match.texts("fr"), layout="phone")
    root = ElementTree.fromstring(svg)
    space = "{http://www.w3.org/2000/svg}"
    for one in root.iter(f"{space}g"):
        if one.get("class") == "may":
            for shape in one.findall(f"{space}rect"):
                if "glow" in (shape.get("class") or ""):
                    assert min(float(shape.get("height")), float(shape.get("width"))) >= LEAST


def test_the_samples_show_the_questions():
    names = [sample.name for sample in samples("materia_prima")]
    assert len(names) == len(set(names)) > 20
    assert all(a != b for a, b in pairwise(names))
