"""The command line: every command works, and every mistake is answered in one sentence with exit code 2."""

import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import athanor
import athanor.games
from athanor.cli import main
from athanor.kernel.coverage import rules
from athanor.kernel.game import find
from athanor.research import NotInstalled


def run(*words, code=0, typed=None):
    result = CliRunner().invoke(main, words, input=typed)
    assert result.exit_code == code, result.output
    return result.output


@pytest.fixture
def transcript(tmp_path):
    match = athanor.start("alchemist", seats=2, seed=5)
    rng = random.Random(5)
    while not match.over:
        match.play(rng.choice(match.legal()))
    path = tmp_path / "match.txt"
    path.write_text(match.transcript(), encoding="utf-8")
    return path


def test_every_command_explains_itself():
    for name, command in main.commands.items():
        assert command.help, name
        assert "Usage" in run(name, "--help")


def test_athanor_alone_sits_down_at_the_table(monkeypatch):
    """As `athanor serve --open` does: the same settings, and the browser."""
    served = []
    monkeypatch.setattr("athanor.table.serve.serve", lambda settings, browser: served.append((settings, browser)))
    run()
    run("serve", "--open")
    assert served[0] == served[1]
    assert served[0][1] is True
    assert "Usage" in run("--help")
    assert len(served) == 2


def test_a_game_may_bring_commands_of_its_own(tmp_path, monkeypatch):
    (tmp_path / "dominoes").mkdir()
    (tmp_path / "dominoes" / "__init__.py").write_text(
        "from athanor.kernel.game import Game\n"
        "GAME = Game(title={}, prefix='DO', seats=range(2, 3), edition=1, longest=9, minutes=1, credit='')\n"
    )
    (tmp_path / "dominoes" / "commands.py").write_text(
        "import click\n"
        "@click.group()\n"
        "def commands():\n"
        "    'Count the dots.'\n"
        "@commands.command()\n"
        "def dots():\n"
        "    click.echo('168 dots')\n"
    )
    monkeypatch.setattr(athanor.games, "__path__", [*athanor.games.__path__, str(tmp_path)])
    assert "Count the dots." in run("--help")
    assert run("dominoes", "dots") == "168 dots\n"
    assert "No such command" in run("alchemist", code=2)


def test_games_lists_alchemist():
    assert "alchemist" in run("games")


def test_check_reports_each_law():
    output = run("check", "alchemist", "--steps", "2000", "--seed", "3")
    assert "all laws hold" in output
    assert "compiled is interpreted" in output


def test_rules_prints_all_or_one_with_its_function_and_tests():
    assert "AL-041" in run("rules", "alchemist")
    one = run("rules", "alchemist", "al-041", "--lang", "fr")
    assert one.startswith("AL-041  ")
    assert rules(find("alchemist"))["AL-041"].sentences["fr"] in one
    spots = re.findall(r"^  (.+):(\d+)  (\w+)$", one, re.MULTILINE)
    assert {"receive_products", "test_al041_a_missing_product_is_lost"} <= {name for _, _, name in spots}
    for path, line, name in spots:
        assert Path(path).read_text(encoding="utf-8").split("\n")[int(line) - 1].strip().startswith(f"def {name}(")
    assert "0 with gaps" in run("rules", "alchemist", "--coverage")


def test_replay_and_verify_and_show(transcript):
    assert "AL-076" in run("replay", str(transcript))
    assert "fair. alchemist, 2 seats" in run("verify", str(transcript))
    assert run("show", str(transcript), "--line", "9", "--as", "1").startswith("<svg")


def test_a_forged_transcript_is_refused(transcript):
    transcript.write_text(transcript.read_text().replace("outcome: ", "outcome: 1"), encoding="utf-8")
    assert "the play gives" in run("verify", str(transcript), code=2)


def test_lab_counts_and_writes(tmp_path):
    from pyarrow import parquet

    target = tmp_path / "runs.parquet"
    output = run("lab", "alchemist", "--seats", "random,greedy:2", "--matches", "6", "--jobs", "2", "--to", str(target))
    assert "95 % interval" in output
    assert "decisions/s" in output
    rows = parquet.read_table(target).to_pylist()
    assert len(rows) == 6
    assert {tuple(row["players"]) for row in rows} == {("random", "greedy:2"), ("greedy:2", "random")}


def test_lab_crosses_openings(tmp_path):
    from pyarrow import parquet

    target = tmp_path / "cross.parquet"
    crossed = ("--cross", "create C0[12]", "--over", "schools", "--to", str(target))
    output = run("lab", "alchemist", "--seats", "random,random", "--matches", "4", "--jobs", "1", *crossed)
    assert "create C01  create C02  4" in output
    assert "opening" in output
    rows = parquet.read_table(target).to_pylist()
    assert [row["options"] for row in rows] == [["schools=on"], ["schools=on"], ["schools=off"], ["schools=off"]]
    assert {tuple(row["openings"]) for row in rows} == {("create C01", "create C02"), ("create C02", "create C01")}


def test_box_new_then_check_then_play(tmp_path):
    run("box", "new", "alchemist", str(tmp_path / "mine"))
    path = tmp_path / "mine" / "box.toml"
    assert "a good box of alchemist" in run("box", "check", str(path))
    assert "is there already" in run("box", "new", "alchemist", str(tmp_path / "mine"), code=2)
    path.write_text(path.read_text(encoding="utf-8").replace("draw = 2 ", "draw = 3 "), encoding="utf-8")
    assert "1 rows" not in run("lab", "alchemist", "--seats", "random,random", "--matches", "1", "--box", str(path))


def test_play_a_few_turns_with_the_keyboard():
    typed = "copy C01\ncreate C04\nundo\n1\nnonsense\nq\n"
    output = run("play", "alchemist", "--seats", "me,random,random", "--seed", "7", "--option", "first=0", typed=typed)
    assert "AL-046" in output
    assert "nothing is called 'nonsense'" in output


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("check", "alchemis"), "Did you mean 'alchemist'"),
        (("lab", "alchemist", "--seats", "random"), "2 to 5 seats, not 1"),
        (("lab", "alchemist", "--seats", "random,serch"), "Did you mean 'search'"),
        (("lab", "alchemist", "--seats", "random,random", "--matches", "0"), "say 1 or more"),
        (("lab", "alchemist", "--seats", "random,random", "--option", "schools"), "NAME=VALUE"),
        (("lab", "alchemist", "--seats", "random,random", "--cross", "creat *"), "0 ways to begin alchemist are like"),
        (("lab", "alchemist", "--seats", "random,random", "--over", "school"), "Did you mean 'schools'"),
        (("rules", "alchemist", "AL-999"), "no rule 'AL-999'"),
        (("verify", "nowhere.txt"), "cannot be read"),
        (("box", "check", "nowhere.toml", "--game", "alchemist"), "no such file"),
        (("play", "alchemist", "--seats", "random,random"), "Nobody sits at the keyboard"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(words, says):
    output = run(*words, code=2)
    assert says in output
    assert "Traceback" not in output


@pytest.mark.parametrize(("words", "extra"), [(("--pack", "there"), "gpu"), (("--to", "champion.npz"), "learn")])
def test_a_package_that_learning_lacks_is_told_before_anything_is_compiled(words, extra, monkeypatch):
    def missing(package, wanted):
        raise NotInstalled(f"{package}: pip install 'athanor[{wanted}]'")

    monkeypatch.setattr("athanor.research.need", missing)
    monkeypatch.setattr("athanor.cli.prepare", lambda game: pytest.fail("compiled"))
    assert f"athanor[{extra}]" in run("learn", "alchemist", *words, code=2)
