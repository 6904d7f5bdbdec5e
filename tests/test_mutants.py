"""scripts/mutants.py: it changes a rule, and sees whether the tests notice."""

import subprocess
import sys
from pathlib import Path

from scripts.mutants import OPERATORS

SCRIPT = Path(__file__).parent.parent / "scripts" / "mutants.py"
RULES = '''"""A toy: a tower of at most three stones."""

from athanor.kernel.rulebook import rule


@rule
def refusal(box, s, seat, action):
    if s.stones >= 3:
        return 2
    if action == 1 and s.stones == 0:
        return 3
    return 4 if action > 1 else 0


@rule
def apply(box, s, seat, action):
    s.stones += 1
    s.last = action


@rule
def estimate(box, s, out):
    out[0] = 1 if s.stones > 2 else 0


@rule
def check(box, before, s):
    if s.stones > 3:
        return 1
    return 0
'''
TESTS = """
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace

spec = spec_from_file_location("toy_rules", Path(__file__).parent.parent / "rules.py")
rules = module_from_spec(spec)
spec.loader.exec_module(rules)


def tower(stones):
    return SimpleNamespace(stones=stones, last=-1)


def test_a_full_tower_takes_no_stone():
    assert rules.refusal(None, tower(3), 0, 0) == 2
    assert rules.refusal(None, tower(2), 0, 0) == 0


def test_only_two_actions():
    assert rules.refusal(None, tower(2), 0, 2) == 4
    assert rules.refusal(None, tower(2), 0, 1) == 0


def test_a_stone_is_laid():
    s = tower(1)
    rules.apply(None, s, 0, 0)
    assert s.stones == 2
    assert rules.check(None, s, s) == 0
"""


def toy(folder):
    (folder / "tests").mkdir(parents=True)
    (folder / "rules.py").write_text(RULES, encoding="utf-8")
    (folder / "tests" / "test_rules.py").write_text(TESTS, encoding="utf-8")
    return folder


def run(folder, *options):
    done = subprocess.run([sys.executable, SCRIPT, folder, *options], capture_output=True, text=True, check=True)
    return done.stdout


def survivors(output):
    """(line, change, source) of each."""
    lines = [line.split("rules.py:", 1)[1] for line in output.splitlines() if "rules.py:" in line]
    return [(int(line.split()[0]), line.split()[1], " ".join(line.split()[2:])) for line in lines]


def test_what_no_test_notices_survives(tmp_path):
    """The refusal of line 11, what was laid last and the invariant have no test; the others have."""
    folder = toy(tmp_path / "toy")
    output = run(folder)
    found = survivors(output)
    assert [one for one in found if one[1] in ("refusals", "invariants")] == [
        (11, "refusals", "return 3 -> pass"),
        (29, "invariants", "return 1 -> pass"),
    ]
    assert [one for one in found if one[1] == "statements"] == [(18, "statements", "s.last = action -> pass")]
    assert [one for one in found if one[1] == "parts"] == [(10, "parts", "action == 1 -> True")]
    assert [one for one in found if one[1] == "bounds"] == [(28, "bounds", "s.stones > 3 -> s.stones >= 3")]
    assert {row.split()[1] for row in output.splitlines() if row.startswith("│")} == {*OPERATORS, "all"}
    assert (folder / "rules.py").read_text(encoding="utf-8") == RULES


def test_changes_are_chosen_by_kind_by_place_and_by_lot(tmp_path):
    folder = toy(tmp_path / "toy")
    output = run(folder, "--only", "refusals", "--only", "invariants")
    assert [row.split()[1::2] for row in output.splitlines() if "│ all" in row] == [["all", "4", "2", "2"]]
    assert survivors(run(folder, "--at", "rules.py:17")) == []
    one, two = (run(folder, "--sample", "3", "--seed", "4") for _ in range(2))
    assert survivors(one) == survivors(two)
    assert "3 changes, 3 tests" in one
