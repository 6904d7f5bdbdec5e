"""Loading: compiled and interpreted in one process, cached under a digest, never stale."""

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import athanor
from athanor.kernel.errors import BadGame
from athanor.kernel.game import find, slugs
from athanor.kernel.loading import VERSIONS, Loaded, digest, forget_old_versions, load, sources, warm

from .shelves import shelved

ROOT = Path(__file__).parent.parent


def in_a_fresh_process(code: str, cache: Path, root: Path = ROOT) -> str:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        cwd=root,
        env={
            **os.environ,
            "ATHANOR_CACHE": str(cache),
            "ATHANOR_GAMES": str(root / "tests" / "games"),
            "PYTHONPATH": str(root),
        },
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_both_ways_live_in_one_process():
    compiled, plain = athanor.load("alchemist"), athanor.load("alchemist", compiled=False)
    assert compiled.rules is not plain.rules
    assert hasattr(compiled.rules.apply, "py_func")
    assert not hasattr(plain.rules.apply, "py_func")
    assert athanor.load("alchemist") is compiled


COLD = """
import athanor
steps = []
loaded = athanor.load("sealed", progress=lambda step, k, n: steps.append((k, n)))
print(athanor.__file__, len(loaded.compiled_anew()), steps[0][0], steps[-1][0] == steps[-1][1] == len(steps) - 1)
"""
WARM = """
import athanor
from athanor.bots import make
loaded = athanor.load("sealed")
def versions():
    modules = [loaded.rules, loaded.entry, loaded.bots]
    return {(m.__name__, n): len(f.signatures) for m in modules for n, f in vars(m).items() if hasattr(f, "signatures")}
before = versions()
match = athanor.start("sealed", seats=3)
while not match.over:
    seat = match.to_act()[-1]
    view = match.view(seat)
    match.why_not(0, seat), match.scores(), match.clone(), view.imagined(3)
    match.play([make(spec).think(view, 7) for spec in ("greedy:2", "search:9", "random")][seat % 3].action, seat)
match.undo()
in_a_turn = [key for key, count in versions().items() if before[key] != count]
print(athanor.__file__, len(loaded.compiled_anew()), len(in_a_turn))
"""


def test_a_game_is_compiled_once(tmp_path):
    """The first load tells how far it is, and old versions give way. The next one compiles nothing, in another checkout too; and
    nothing compiles in a turn: whatever a match and a bot call was read from the cache by the load."""
    cache, clone = tmp_path / "cache", tmp_path / "clone"
    for k in range(VERSIONS):
        (cache / f"sealed-{k:016x}").mkdir(parents=True)
    here, compiled, *told = in_a_fresh_process(COLD, cache).split()
    assert int(compiled) > 0
    assert told == ["0", "True"]
    assert len(list(cache.glob("sealed-*"))) == VERSIONS
    leave = shutil.ignore_patterns("__pycache__", "playthroughs")
    shutil.copytree(ROOT / "athanor", clone / "athanor", ignore=leave)
    shutil.copytree(ROOT / "tests" / "games", clone / "tests" / "games", ignore=leave)
    there, compiled, in_a_turn = in_a_fresh_process(WARM, cache, clone).split()
    assert (there != here, int(compiled), int(in_a_turn)) == (True, 0, 0)


def test_only_the_versions_used_last_stay_in_the_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_CACHE", str(tmp_path))
    marks = [f"{k:016x}" for k in range(VERSIONS + 3)]
    for k, mark in enumerate(marks):
        (tmp_path / f"sealed-{mark}" / "deep").mkdir(parents=True)
        os.utime(tmp_path / f"sealed-{mark}", (k, k))
    (tmp_path / "sealed_bids-0000000000000000").mkdir()
    forget_old_versions("sealed", marks[0])
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {"sealed_bids-0000000000000000", *(f"sealed-{mark}" for mark in [marks[0], *marks[4:]])}


def in_two_files(text: str) -> dict[str, str]:
    """The rules of `sealed` as a folder: the words in one module, the rules in the other, which reads them through `p`."""
    cut = text.index("@rule")
    rules = text[cut:].replace("CARDS", "p.CARDS").replace("A.bid", "p.A.bid")
    words = "ALL, below, fill, only, rule, tell"
    gathered = "ACTIONS, QUESTIONS, TURN_RULE, Box, State"
    hooks = "setup, refusal, apply, hide, imagine, score, check"
    return {
        "rules/pieces.py": text[:cut],
        "rules/deeds.py": f"from athanor.kernel.rulebook import {words}\n\nfrom . import pieces as p\n\n\n{rules}",
        "rules/__init__.py": f"from .deeds import {hooks}\nfrom .pieces import {gathered}\n",
    }


@pytest.mark.parametrize("compiled", [False, True])
def test_rule_modules_may_import_the_modules_beside_them(tmp_path, monkeypatch, compiled):
    """`from . import pieces as p`, in a folder of rules: the same matches as in one file."""
    text = (find("sealed").folder / "rules.py").read_text(encoding="utf-8")
    slug = shelved(tmp_path, monkeypatch, in_two_files(text))
    (tmp_path / slug / "rules.py").unlink()
    match, other = (athanor.start(one, 3, 7, compiled=compiled) for one in (slug, "sealed"))
    assert match.loaded.rules.refusal.__module__.startswith(f"athanor.{'compiled' if compiled else 'interpreted'}.copied")
    while not match.over:
        seat = match.to_act()[0]
        assert match.legal(seat) == other.legal(seat)
        match.play(match.legal(seat)[-1], seat)
        other.play(other.legal(seat)[-1], seat)
        assert match.memory == other.memory
    assert match.scores() == other.scores()


@pytest.mark.parametrize(
    "line", ["from . import box", "from .box import Components", "from athanor.games.copied import box"]
)
def test_rules_import_nothing_else_of_their_game(tmp_path, monkeypatch, line):
    """It would not be counted among the sources of the compiled game: an edit of it would be played stale."""
    text = (find("sealed").folder / "rules.py").read_text(encoding="utf-8")
    slug = shelved(tmp_path, monkeypatch, {"rules.py": f"{line}\n{text}"})
    with pytest.raises(BadGame, match="copied.box is no rule module of copied: rules in several files are a folder rules/"):
        athanor.load(slug, compiled=False)


def test_two_rule_modules_that_import_each_other_are_refused(tmp_path, monkeypatch):
    text = (find("sealed").folder / "rules.py").read_text(encoding="utf-8")
    files = in_two_files(text)
    files["rules/pieces.py"] = f"from .deeds import setup\n{files['rules/pieces.py']}"
    slug = shelved(tmp_path, monkeypatch, files)
    (tmp_path / slug / "rules.py").unlink()
    with pytest.raises(BadGame, match="pieces.py, line 1: cannot import name 'setup'"):
        athanor.load(slug, compiled=False)


def test_an_edited_rule_is_played_at_the_next_load(tmp_path, monkeypatch):
    """Numba's own cache would go on playing the old rule."""
    shelved(tmp_path, monkeypatch, {})
    rules = tmp_path / "copied" / "rules.py"
    before = {way: athanor.load("copied", compiled=way) for way in (True, False)}
    first = digest(find("copied"))
    rules.write_text(rules.read_text(encoding="utf-8").replace("TURN_RULE = ", "TURN_RULE = 40 + "), encoding="utf-8")
    os.utime(rules, ns=(1, 1))
    assert digest(find("copied")) != first
    for way in (True, False):
        after = athanor.load("copied", compiled=way)
        assert after.rules.TURN_RULE == before[way].rules.TURN_RULE + 40
        match = athanor.start("copied", compiled=way)
        while not match.over:
            match.play(match.legal(match.to_act()[0])[0], match.to_act()[0])
        refused = after.entry.refusal(match._bench.boxes, match._bench.states, 1, 0, 0)
        assert refused == after.rules.TURN_RULE


def test_sources_are_what_the_rules_can_call():
    assert [path.name for path in sources(find("sealed"))] == ["rules.py"]
    assert {"__init__.py", "pieces.py", "turns.py"} <= {path.name for path in sources(find("alchemist"))}


@pytest.mark.parametrize("slug", slugs())
def test_warming_up_stays_inside_its_records(slug):
    """Interpreted: there an index past the end raises; compiled code would write over its neighbours' memory."""
    steps = []
    warm(load(slug, compiled=False), lambda step, k, n: steps.append(step))
    assert steps[0] == "setup"
    assert "search" in steps


def test_threads_that_ask_at_once_see_whole_modules(monkeypatch):
    """The templates of a game are executed when they are first asked for: by one thread, while the others wait."""
    loaded = Loaded(find("sealed"), False, "asked-at-once")
    run = loaded._twins.run

    def slowly(path, name, **given):
        time.sleep(0.02)
        return run(path, name, **given)

    monkeypatch.setattr(loaded._twins, "run", slowly)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: loaded.entry, range(8)))
    assert len(set(map(id, found))) == 1
    assert found[0].place_of
