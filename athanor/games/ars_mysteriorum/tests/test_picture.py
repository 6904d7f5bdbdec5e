"""The picture of Ars Mysteriorum: all that may be done can be clicked, nothing hidden is drawn, the same view is drawn alike."""

import re
from xml.etree import ElementTree

import pytest

from athanor.drawing.samples import samples
from athanor.games.ars_mysteriorum.picture import draw, in_words
from athanor.games.ars_mysteriorum.picture.scene import AIMED, Scene
from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.tests.tables import KINDS, SEATS, bid, deal, hold, live, table

SAMPLES = list(samples("ars_mysteriorum"))
LAYOUTS = ("desk", "phone")


def numbers(svg, attribute):
    return {int(n) for n in re.findall(rf'{attribute}="(\d+)"', svg)}


def reachable(match, seat, layout):
    """The actions that clicks lead to, drafts included."""
    view, texts = match.view(seat), match.texts("en")
    first = draw(view, texts, layout=layout)
    found, drafts = numbers(first, "data-action"), re.findall(r'data-draft="(\w+)"', first)
    for draft in drafts:
        found |= numbers(draw(view, texts, layout=layout, draft=draft), "data-action")
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_action_can_be_clicked(seats, layout):
    for name, match, seat, _ in SAMPLES:
        if match.seats == seats and seat >= 0 and not match.over:
            assert reachable(match, seat, layout) == set(match.legal(seat)), name


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_pictures_are_well_formed_and_the_same_twice(layout, language):
    for _, match, seat, _ in [one for one in SAMPLES if one.match.seats == 4]:
        texts = match.texts(language)
        for watcher in (seat, -1):
            one = draw(match.view(watcher), texts, layout=layout)
            assert one == draw(match.view(watcher), texts, layout=layout)
            ElementTree.fromstring(one)
            assert in_words(match.view(watcher), texts)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_colours_can_be_chosen(layout):
    match = deal(4, colours="choose")
    assert reachable(match, 0, layout) == set(match.legal(0))
    assert "data-action" not in draw(match.view(1), match.texts("fr"), layout=layout)


def test_nothing_hidden_is_drawn():
    one = bid(table(3), 2, 3)
    two = bid(table(3), 4, 3)
    hold(one, 0, "tithe")
    hold(two, 0, "letter")
    for watcher in (-1, 1, 2):
        texts = one.texts("en")
        assert draw(one.view(watcher), texts) == draw(two.view(watcher), texts)


def test_who_has_answered_is_not_drawn():
    match = bid(hold(hold(table(4), 0, "upside_down"), 2, "upside_down"), 3, 3, 3, 3)
    before = draw(match.view(1), match.texts("en"))
    match.play("pass", 0)
    assert match.to_act() == [2]
    news = Scene(match.view(1), match.texts("en"))
    assert news.headline() == "Mystery cards?"
    assert news.in_turn == -1
    strip = re.compile(r"<text[^>]*>[^<]*(bids|has chosen)[^<]*</text>")
    assert strip.sub("", before).count("<use") == strip.sub("", draw(match.view(1), match.texts("en"))).count("<use")


def test_each_mystery_card_has_its_drawing_and_its_sentence():
    match = table(5)
    scene = Scene(match.view(0), match.texts("fr"))
    for kind in range(17):
        assert scene.mystery_rule(kind)
    assert {KINDS[kind] for kind in range(17) if p.AIMED[kind]} == set(AIMED)
    assert live(match).seats == 5
