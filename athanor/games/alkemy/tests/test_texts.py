"""Words: every rule, question, action and refusal in both languages; the commands of troops."""

import pytest
from click.testing import CliRunner

import athanor
from athanor.cli import main
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


def test_ak071_troop_files(tmp_path):
    """AK-073, AK-075: the reasons, in both languages."""
    file = tmp_path / "mine.toml"
    run = CliRunner().invoke
    assert run(main, ["alkemy", "troop", "new", "cobra-200", str(file)]).exit_code == 0
    good = run(main, ["alkemy", "troop", "check", str(file)])
    assert (good.exit_code, good.output) == (0, "Cobra 200: legal, 197 points, 6 cards\n")
    file.write_text(file.read_text().replace("GC7 = 2", "GC7 = 5\nAV8 = 1"))
    bad = run(main, ["alkemy", "troop", "check", str(file), "--lang", "fr"])
    assert bad.exit_code == 1
    assert [line[:6] for line in bad.output.splitlines()] == ["AK-071", "AK-073", "AK-075"]
    assert run(main, ["alkemy", "troop", "check", str(tmp_path / "none.toml")]).exit_code == 2
    assert "cobra-200" in run(main, ["alkemy", "troop", "list"]).output
    assert "alkemy" in run(main, ["--help"]).output
