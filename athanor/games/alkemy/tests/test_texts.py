"""Words: every rule, question, action and refusal in both languages; the commands of troops."""

import pytest

import athanor
from athanor.games.alkemy.rules.pieces import ACTIONS, QUESTIONS
from athanor.kernel.coverage import rules
from athanor.kernel.game import find


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_and_question_has_its_sentence(language):
    match = athanor.start("alkemy", seed=1, compiled=False)
    texts = match.texts(language)
    for action in range(ACTIONS.size):
        assert texts.action(action)
    for question in range(len(QUESTIONS)):
        assert texts.question(question)


def test_no_rule_has_a_gap():
    assert [(one.id, one.gaps) for one in rules(find("alkemy")).values() if one.gaps] == []
