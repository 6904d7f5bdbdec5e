"""The texts of Ars Mysteriorum name what one sees."""

import re

import pytest

from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.tests.tables import B, bins, go_on, hold, lay, position, tokens, walk
from athanor.kernel.game import LANGUAGES
from athanor.kernel.match import told

CODE = re.compile(r"\b[YGBRP]\d{1,2}\b|_|\b[Ss]eat \d|-1|\bNone\b")
"""A recipe by its id, a word of the program, a seat by its number."""


def sentences(match, texts):
    """Every action, some refusals and all news of a position."""
    yield from (one.text for one in told(match.state, texts))
    for seat in match.to_act():
        view = match.view(seat)
        legal = set(view.legal())
        for action in range(len(match.lines) % 23, match.loaded.rules.ACTIONS.size, 23):
            if action not in legal:
                yield texts.refusal(int(view.why_not(action).rpartition("-")[2]), seat, action, view.state)
        yield from (texts.action(action, view.state) for action in legal)


@pytest.mark.parametrize("seats", [3, 5])
def test_no_sentence_has_a_code(seats):
    said = set()
    for match in walk(seats, 5):
        if len(match.lines) % 3 == 0 or match.over:
            for language in LANGUAGES:
                said |= set(sentences(match, match.texts(language)))
    assert len(said) > 400
    assert [one for one in said if CODE.search(one)] == []


def action(match, notation, language="en", seat=None):
    seat = match.to_act()[0] if seat is None else seat
    return match.texts(language).action(match.read(notation), match.view(seat).state)


def test_what_an_action_touches_is_called_by_whose_it_is():
    laid = bins(lay(position(5), {0: {B: (2,)}, 1: {B: (6,)}, 2: {B: (5,)}}), B, 5, 4, 3, 2, 1)
    rewards = go_on(hold(laid, 0, "tithe"), p.REWARDS)
    assert action(rewards, "tithe red 6") == "Play Tithe on the 6 of Zosimos at quicksilver"
    assert action(rewards, "tithe red 6", "fr") == "Jouer Dîme sur le 6 de Zosime, posé sur le mercure"
    moves = go_on(hold(tokens(position(3), 0, 3, 3, 3, 3, 3), 0, "jostle"), p.MOVES)
    assert action(moves, "stay") == "Stay in the tent of Water"
    assert action(moves, "jostle red yellow") == "Play Jostle: the apprentice of Zosimos to the tent of Time"
    assert action(moves, "jostle purple yellow") == "Play Jostle: the purple apprentice to the tent of Time"


def test_the_card_in_question_is_called_by_its_name():
    match = go_on(hold(hold(tokens(position(3), 0, 3, 3, 3, 3, 3), 0, "flying_carpet"), 1, "counterspell"), p.MOVES)
    match.play("play flying_carpet")
    assert action(match, "counter", seat=1) == "Counter Flying Carpet, the card of Flamel"
    assert action(match, "let", seat=1) == "Let Flying Carpet happen"
    assert match.texts("en").action(match.read("let")) == "Let it happen"


def test_a_card_that_is_not_played_now_is_named():
    match = go_on(hold(position(3), 0, "tithe"), p.MOVES)
    assert str(match.why_not("tithe red 6", 0)).endswith("Tithe is not played now.")
    assert str(match.why_not("play second_sight", 0)).endswith("Second Sight is not played now.")
