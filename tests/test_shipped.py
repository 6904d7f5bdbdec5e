"""A wheel that carries compiled games: they are used where they fit, and nowhere else."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from athanor.kernel import caching
from athanor.kernel.loading import cache_folder

from .shelves import kept

ROOT = Path(__file__).parent.parent
LOAD = """
import athanor
from athanor.kernel.loading import ready
hot = ready("sealed")
print(hot, len(athanor.load("sealed").compiled_anew()), athanor.__file__)
"""
WRITTEN = """
import athanor
loaded = athanor.load("sealed")
code = loaded.run("more_1", "from athanor.kernel.rulebook import rule\\n\\n\\n@rule\\ndef twice(n):\\n    return n + n\\n")
print(code.twice(2), len(loaded.compiled_anew()))
"""
V2 = dict.fromkeys(caching.LEVELS["x86-64-v2"].split(), True)
V3 = dict.fromkeys(caching.LEVELS["x86-64-v3"].split(), True)


@pytest.fixture
def installed(tmp_path):
    """The package as the wheel lays it out, with one compiled game."""
    kept("sealed")
    given = {**os.environ, "ATHANOR_GAMES": str(ROOT / "tests" / "games"), "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", WRITTEN], env=given, check=True, capture_output=True)
    leave = shutil.ignore_patterns("__pycache__", "playthroughs", "tests")
    shutil.copytree(ROOT / "athanor", tmp_path / "athanor", ignore=leave)
    shutil.copytree(ROOT / "tests" / "games" / "sealed", tmp_path / "games" / "sealed", ignore=leave)
    wheel = runpy.run_path(str(ROOT / "scripts" / "wheel.py"))
    wheel["gather"](["sealed"], cache_folder(), caching.target(), tmp_path / "athanor" / "compiled")
    return tmp_path


def run(code: str, installed: Path, **more: str) -> list[str]:
    places = {"ATHANOR_CACHE": installed / "cache", "ATHANOR_GAMES": installed / "games", "PYTHONPATH": installed}
    given = {**os.environ, **{name: str(place) for name, place in places.items()}, **more}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=installed, env=given)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_what_was_shipped_is_used(installed):
    hot, anew, package = run(LOAD, installed)
    assert Path(package).is_relative_to(installed)
    assert (hot, anew) == ("True", "0")


def test_what_was_written_for_a_game_is_shipped_too(installed):
    """As the search that a champion guides: it is no file of the package, and lies elsewhere in the cache."""
    assert run(WRITTEN, installed) == ["4", "0"]


def test_another_processor_compiles_for_itself(installed):
    """And then has both: what was shipped is not changed."""
    shipped = {path: path.read_bytes() for path in (installed / "athanor" / "compiled").rglob("*.nb?")}
    other = "generic" if caching.level() != "generic" else "cortex-a72"
    hot, anew, _ = run(LOAD, installed, NUMBA_CPU_NAME=other, NUMBA_CPU_FEATURES="")
    assert hot == "False"
    assert int(anew) > 20
    assert {path: path.read_bytes() for path in shipped} == shipped
    assert run(LOAD, installed)[:2] == ["True", "0"]


@pytest.mark.parametrize("edited", ["games/sealed/rules.py", "athanor/kernel/rulebook.py"])
def test_what_does_not_fit_the_sources_is_not_used(installed, edited):
    with (installed / edited).open("a", encoding="utf-8") as file:
        file.write("\n# another version\n")
    assert run("from athanor.kernel.loading import ready; print(ready('sealed'))", installed) == ["False"]
    assert not list((installed / "cache").glob("sealed-*"))


def test_the_level_is_the_highest_that_the_processor_has_whole(monkeypatch):
    def level(machine, has):
        monkeypatch.setattr(caching, "machine", lambda: machine)
        monkeypatch.setattr(caching, "get_host_cpu_features", lambda: has)
        return caching.level()

    assert level("x86_64", {**V3, "avx512f": True}) == "x86-64-v3"
    assert level("AMD64", {**V3, "bmi2": False}) == "x86-64-v2"
    assert level("x86_64", V2) == "x86-64-v2"
    assert level("x86_64", {}) == "x86-64"
    assert level("arm64", {}) == "generic"
    assert level("riscv64", {}) == ""
