"""The words of Materia Prima: whatever can be told, asked, refused or done has its sentence, in both languages."""

from random import Random

import pytest

import athanor
from athanor.games.materia_prima.tests.tables import table
from athanor.kernel.conformance import sample
from athanor.kernel.game import find
from athanor.kernel.playthroughs import folder, playthrough

GAME = find("materia_prima")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_question_and_option_has_its_sentence(language):
    match = table().match
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
        texts = table().match.texts(language)
        assert len({texts.rule(number) for number in range(1, 169)}) == 168


def test_what_random_matches_say_can_be_said():
    chance = Random(5)
    for seats, options in sample(GAME, 8, 10):
        match = athanor.start("materia_prima", seats, chance.getrandbits(30), options, compiled=False)
        for _ in range(160):
            if match.over:
                break
            seat = match.to_act()[0]
            for language in ("en", "fr"):
                match.language = language
                for action in chance.sample(range(match.loaded.actions.size), 12):
                    match.why_not(action, seat)
            match.play(chance.choice(match.legal()))
            assert all(one.text for language in ("en", "fr") for one in match.news(language))


def test_what_rich_positions_say_can_be_said():
    """The news of fights, transmutations, purchases and ends."""
    t = table().stand(0, (0, 1)).stand(1, (0, 2)).give(1, 0, gold=1, fire=1)
    t.play("fight alchemist II alchemist", dice=(2, 2, 0, 1, 0))
    heard = t.match.news("en")
    assert any("2, 2" in one.text and "force 4" in one.text for one in heard)
    t.play("all")
    assert any("gold" in one.text for one in t.match.news("en"))
    t = table().hold(0, "Q23", "H01").give(0, gold=1, aqua_regia=1, earth=1, air=1)
    t.play("transmute Q23", "wear Q23", "done", "transmute H01")
    assert {one.rule for one in t.match.news("fr")} >= {"MP-096", "MP-098"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_match_goes_as_it_was_kept(seats):
    """After a wanted change: python -m athanor.kernel.playthroughs materia_prima"""
    for name, text in playthrough("materia_prima", seats).items():
        assert (folder("materia_prima") / name).read_text(encoding="utf-8") == text, name
