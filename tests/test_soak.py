"""scripts/soak.py: every game has its walks, and a walk that fails is told."""

import subprocess
import sys
from pathlib import Path

from athanor.kernel.game import slugs
from scripts.soak import KINDS, Done, Walk, report, walks

from . import conftest  # noqa: F401  the shelves

ROOT = Path(__file__).parent.parent


def soak(*words):
    return subprocess.run([sys.executable, "scripts/soak.py", *words], cwd=ROOT, capture_output=True, text=True, check=False)


def test_every_game_and_both_databases_are_walked():
    games = tuple(slugs())
    found = walks(games, 10, 10, 10.0, 10, 10, 10, 1)
    assert {walk.kind for walk in found} == set(KINDS)
    for game in games:
        kinds = {"laws", "mutants", "self-play", "adapters", "readable"}
        assert {walk.kind for walk in found if game in walk.words} == kinds
    assert [walk.words[4] for walk in found if walk.kind == "histories"] == ["sqlite", "postgresql"]
    hostile = [str(walk) for walk in found if walk.kind == "hostile"]
    assert hostile[0] == "ATHANOR_LEAKS=20 python -m pytest -q tests/test_leaks.py"


def test_a_round_leaves_its_report(tmp_path):
    target = tmp_path / "soak.md"
    run = soak("alchemist", "--only", "laws", "--steps", "300", "--to", str(target))
    assert run.returncode == 0, run.stdout + run.stderr
    told = target.read_text(encoding="utf-8")
    assert told.startswith("# Long walks: 1 of 1 done, 0 failed")
    assert "all laws hold" in told


def test_a_walk_that_fails_fails_the_round(tmp_path):
    run = soak("alchemist", "--only", "self-play", "--matches", "0", "--to", str(tmp_path / "soak.md"))
    assert run.returncode == 1
    assert "0 matches cannot be played" in (tmp_path / "soak.md").read_text(encoding="utf-8")


def test_a_long_tale_is_told_from_its_end():
    told = report([Done(Walk("laws", ("python", "x")), 3, 60.0, "\n".join(f"line {k}" for k in range(100)))], 2)
    assert "1 of 2 done, 1 failed" in told
    assert "FAILED (3)" in told
    assert "... 40 lines before" in told
    assert "line 99" in told
    assert "line 39\n" not in told


def test_an_unknown_game_is_one_sentence(tmp_path):
    run = soak("alchemis", "--to", str(tmp_path / "soak.md"))
    assert run.returncode == 2
    assert "Did you mean 'alchemist'" in run.stderr
    assert "Traceback" not in run.stderr
    assert not (tmp_path / "soak.md").exists()
