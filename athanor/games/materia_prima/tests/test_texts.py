"""The words of Materia Prima: whatever can be told, asked, refused or done has its sentence, in both languages."""

import re
from random import Random

import pytest

import athanor
from athanor.games.materia_prima.tests.tables import play, position
from athanor.kernel.conformance import sample
from athanor.kernel.game import find
from athanor.kernel.playthroughs import folder, playthrough

GAME = find("materia_prima")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_question_and_option_has_its_sentence(language):
    match = position().match
    texts = match.texts(language)
    for action in range(match.loaded.actions.size):
        assert texts.action(action)
    for question in range(len(match.loaded.rules.QUESTIONS)):
        assert texts.question(question)
    for option in GAME.options:
        for value in option.values:
            assert texts.say(f"option-{option.name}-{value}")


def test_every_rule_of_168_has_its_sentence():
    for language in ("en", "fr"):
        texts = position().match.texts(language)
        assert len({texts.rule(number) for number in range(1, 169)}) == 168


CODE = re.compile(r"\bS\d(?:-[NSEW]+)?\b|\b[HQPXK]\d\d\b|\b(?:slot|emplacement) \d|_|-1|\bNone\b")
"""A hex or a card by its id, a place by its number, a word of the program."""


def test_what_random_matches_say_can_be_said_and_has_no_code():
    chance, said = Random(5), set()
    for seats, options in sample(GAME, 8, 10):
        match = athanor.start("materia_prima", seats, chance.getrandbits(30), options)
        for step in range(160):
            if match.over:
                break
            seat, legal = match.to_act()[0], match.legal()
            state, match.language = match.view(seat).state, ("en", "fr")[step % 2]
            tried = chance.sample(range(match.loaded.actions.size), 6)
            said |= {no.sentence for action in tried if (no := match.why_not(action, seat))}
            said |= {match.texts().action(action, state) for action in chance.sample(legal, min(6, len(legal)))}
            match.play(chance.choice(legal))
            told = [one.text for language in ("en", "fr") for one in match.news(language)]
            assert all(told)
            said |= set(told)
    assert len(said) > 500
    assert sorted(one for one in said if CODE.search(one)) == []


def action(t, notation, language="en"):
    return t.match.texts(language).action(t.match.read(notation), t.match.state)


def test_figures_and_hexes_are_called_by_what_one_sees():
    t = position(roles=("kalda", "vitrudes")).stand(1, (0, 1))
    t.homunculus(0, "H03", (1, 0))
    assert action(t, "move alchemist NW") == "Kalda walks north-west, to the fire hex of Widow’s Cape"
    assert action(t, "move alchemist W", "fr") == "Déplacer Kalda\u202f: ouest, vers la case d’air (Cap de la Veuve)"
    assert action(t, "mine first") == "Mine with Emberling"
    assert action(t, "mine second") == "Mine with the second homunculus"
    assert action(t, "fight first II alchemist") == "With Emberling, attack Vitrudes of Adept II"
    t.stand(0, (0, 0))
    assert action(t, "move alchemist E") == "Kalda walks east, to the tower of Adept I"
    assert t.match.texts("en").action(t.match.read("move first E")) == "Move the first homunculus east"


def test_a_place_for_a_tile_is_called_by_its_neighbour():
    match = athanor.start(
        "materia_prima", 2, 1, {"layout": "chosen", "free_shape": "on", "first_player": "0"}, compiled=False
    )
    while match.loaded.rules.QUESTIONS[match.state.asks] != "spot":
        match.play(match.legal()[0])
    said = [match.texts("en").action(one, match.state) for one in match.legal()]
    assert len(set(said)) == len(said) > 3
    assert all(re.fullmatch(r"Lay a tile [a-z-]+ of .+", one) for one in said)


def test_what_rich_positions_say_can_be_said():
    """The news of fights, transmutations, purchases and ends."""
    t = position().stand(0, (0, 1)).stand(1, (0, 2)).give(1, 0, gold=1, fire=1)
    play(t, "fight alchemist II alchemist", dice=(2, 2, 0, 1, 0))
    heard = t.match.news("en")
    assert any("2, 2" in one.text and "force 4" in one.text for one in heard)
    play(t, "all")
    assert any("gold" in one.text for one in t.match.news("en"))
    t = position().hold(0, "Q23", "H01").give(0, gold=1, aqua_regia=1, earth=1, air=1)
    play(t, "transmute Q23", "wear Q23", "done", "transmute H01")
    assert {one.rule for one in t.match.news("fr")} >= {"MP-096", "MP-098"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_match_goes_as_it_was_kept(seats):
    """After a wanted change: python -m athanor.kernel.playthroughs materia_prima"""
    for name, text in playthrough("materia_prima", seats).items():
        assert (folder("materia_prima") / name).read_text(encoding="utf-8") == text, name
