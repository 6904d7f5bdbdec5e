"""The picture: whatever may be done now can be clicked, at every question, in both layouts."""

import re
from random import Random
from xml.etree import ElementTree

import pytest

import athanor
from athanor.games.ars_alchimia.picture.samples import busy
from athanor.games.ars_alchimia.tests.tables import Table

EVERY = [f"AS-{n:02d}" for n in range(1, 21)]


def clickable(svg):
    return {int(action) for action in re.findall(r'data-action="(\d+)"', svg)}


def pictures(view, **how):
    return [view.svg(language, layout=layout, **how) for layout, language in (("desk", "fr"), ("phone", "en"))]


def shows_every_choice(match):
    seat = match.to_act()[0]
    view = match.view(seat)
    for svg in pictures(view):
        ElementTree.fromstring(svg)
        shown, legal = clickable(svg), set(view.legal())
        assert shown <= legal
        if match.loaded.rules.QUESTIONS[match.state.asks] != "payment":  # composed on the screen
            assert shown == legal, {match.notation(action) for action in legal - shown}
    for svg in pictures(match.view(-1)):
        assert not clickable(svg)
        assert "data-why" not in svg


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_legal_action_can_be_clicked(seats):
    chance, asked = Random(seats), {}
    match = athanor.start("ars_alchimia", seats, 10 + seats, compiled=False)
    while not match.over:
        question = match.state.asks
        asked[question] = asked.get(question, 0) + 1
        if asked[question] <= 4:
            shows_every_choice(match)
        match.play(busy(match, match.to_act()[0]) if chance.random() < 0.7 else chance.choice(match.legal()))
    for svg in pictures(match.view(0)):
        ElementTree.fromstring(svg)
        assert not clickable(svg)


def test_a_player_with_every_assistant_sees_every_choice(dice):
    dice(*[1] * 8)
    table = Table(staff={0: EVERY[:17]}, stock={0: (3, 3, 3, 3, 2)}, orders={0: ["B12", "A09"]}, show={"FRG-1": "F08"})
    shows_every_choice(table.match)
    for action in (
        "activate AS-16",
        "exchange mana snow",
        "done",
        "activate AS-01",
        "dismiss AS-05",
        "gain sand",
        "go FRG-1",
        "golem 1",
        "roll",
    ):
        table.match.play(action)
        shows_every_choice(table.match)


def test_a_payment_is_composed_on_the_screen(dice):
    dice(1)
    table = Table(stock={0: (2, 1, 0, 0, 2)}, orders={0: ["C04"]}, show={"FRG-1": "F08"})
    table.play("go FRG-1", "send 1", "fulfil C04")
    view = table.match.view(0)
    drafts = set()
    for svg in pictures(view):
        assert clickable(svg) == {table.match.read("spend 0000")}
        drafts = set(re.findall(r'data-draft="(\d+)"', svg))
    assert drafts == {"1000", "0100"}
    for draft in drafts:
        for svg in pictures(view, draft=draft):
            assert clickable(svg) == {table.match.read(f"spend {draft}")}


def test_a_refused_place_says_why():
    table = Table()
    for svg in pictures(table.match.view(0)):
        why = {int(action) for action in re.findall(r'data-why="(\d+)"', svg)}
        assert table.match.read("go ORD-A1") in why


def test_the_same_view_gives_the_same_bytes_and_words():
    table = Table(seats=2)
    assert pictures(table.match.view(0)) == pictures(table.match.view(0))
    for language in ("en", "fr"):
        words = table.match.view(0).in_words(language)
        assert len(words.splitlines()) == 1 + 15 + 2 + 1
