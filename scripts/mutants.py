"""Do the tests of a game notice a changed rule? One small change at a time, and the tests that reach it.

\b
    python scripts/mutants.py alchemist --only refusals --only invariants
    python scripts/mutants.py materia_prima --sample 200 --seed 3
    python scripts/mutants.py alkemy --at combat.py

A change that no test notices *survives*, and is printed with its place: a test is missing, or the code is superfluous, or the
change makes no difference at the table. Changes are made in a copy of the tree. Tests run interpreted; those of pictures, texts
and kept matches, those that want compiled rules and slow ones are left out. GAME is a slug, or the folder of a game.
"""

from __future__ import annotations

import ast
import json
import os
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import click
import pytest
from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
ASKED = {"setup", "refusal", "legal", "apply", "hide", "imagine", "score", "check"}  # what the kernel asks of a game's rules
OTHER_TESTS = ("picture", "texts", "playthroughs")  # they notice that something changed, but show no rule
SLOW = 3.0  # seconds: a longer test is left out
PATIENCE = 60.0  # seconds: a change that takes longer is noticed, too
NEIGHBOUR: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"),
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes `start` to `end` of a file give way to `text`."""

    path: Path
    line: int
    function: str
    operator: str
    source: str
    start: int
    end: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {self.operator}  {self.source}  ->  {self.text}"


# The changes


class Page:
    """One file of rules, and the changes that can be made in it."""

    def __init__(self, path: Path, source: str) -> None:
        self.path = path
        self.bytes = source.encode()
        self.functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
        self.starts = [0]
        for line in self.bytes.split(b"\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)

    def mutants(self, rules: Callgraph) -> Iterator[Mutant]:
        for function in self.functions:
            if function.name in rules.reached:
                for operator, node, text in changes(function, rules.says_no.get(function.name, "")):
                    yield self.mutant(function.name, operator, node, text(self.text(node)))

    def mutant(self, function: str, operator: str, node: Any, text: str) -> Mutant:
        source = " ".join(self.text(node).split())
        return Mutant(self.path, node.lineno, function, operator, source, *self.place(node), text)

    def place(self, node: Any) -> tuple[int, int]:
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: Any) -> str:
        start, end = self.place(node)
        return self.bytes[start:end].decode()


Change = tuple[str, ast.AST, Callable[[str], str]]


def changes(function: ast.FunctionDef, says_no: str) -> Iterator[Change]:
    """Every change of one function, as (operator, node, its new text)."""
    last = set(ast.walk(function.body[-1]))
    for node in ast.walk(function):
        if says_no and isinstance(node, ast.Return) and node.value is not None:
            yield from no_refusal(node, node in last, says_no)
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield "conditions", node.test, lambda old: f"not ({old})"
        if isinstance(node, ast.BoolOp):
            for part in node.values:
                yield "parts", part, always(str(isinstance(node.op, ast.And)))
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in NEIGHBOUR:
            yield "bounds", node, shifted(node)
        if isinstance(node, ast.Constant) and type(node.value) is int:
            yield "constants", node, lambda old: str(int(old) + 1)
        if is_deed(node):
            yield "statements", node, always("pass")


def always(text: str) -> Callable[[str], str]:
    return lambda old: text


def shifted(node: ast.Compare) -> Callable[[str], str]:
    """`a < b` as `a <= b`: the case in between goes to the other side."""
    left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
    return always(f"{left} {NEIGHBOUR[type(node.ops[0])][1]} {right}")


def no_refusal(node: ast.Return, last: bool, operator: str) -> Iterator[Change]:
    """What was refused is not: the function goes on, or says 0 where it ends."""
    if is_number(node.value):
        yield operator, node, always("return 0" if last else "pass")
        return
    for choice in ast.walk(node):
        if isinstance(choice, ast.IfExp):
            for branch in (choice.body, choice.orelse):
                if is_number(branch):
                    yield operator, branch, always("0")


def is_number(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value > 0


def is_deed(node: ast.AST) -> bool:
    """A statement that changes the state, tells something, or leaves a loop."""
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name | ast.Tuple)
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, ast.AugAssign | ast.Break | ast.Continue)


class Callgraph:
    """Which functions the kernel's questions lead to (a bot's judgement is none), and which of them say no by a number."""

    def __init__(self, pages: list[Page]) -> None:
        functions = {function.name: function for page in pages for function in page.functions}
        named = {name: names_in(function) & set(functions) for name, function in functions.items()}
        handed = {name: returned(function) & set(functions) for name, function in functions.items()}
        self.reached = closure(ASKED & set(functions), named)
        self.says_no = dict.fromkeys(closure({name for name in functions if "refus" in name}, handed), "refusals")
        self.says_no |= dict.fromkeys((name for name in functions if name.startswith("check")), "invariants")


def names_in(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def returned(function: ast.FunctionDef) -> set[str]:
    """The names that stand in what a function returns."""
    return {name for node in ast.walk(function) if isinstance(node, ast.Return) for name in names_in(node)}


def closure(first: set[str], leads_to: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    fresh = first
    while fresh:
        found |= fresh
        fresh = {name for one in fresh for name in leads_to[one]} - found
    return found


# The tests


class Watch:
    """A pytest plugin: which functions of the rules each test calls, if it passes, and soon."""

    def __init__(self, rules: Path) -> None:
        self.rules = str(rules)
        self.calls: dict[str, set[str]] = {}
        self.passed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Any:
        called: set[str] = set()

        def watch(frame: Any, event: str, argument: Any) -> None:
            if event == "call" and frame.f_code.co_filename.startswith(self.rules):
                called.add(frame.f_code.co_name)

        begun = time.process_time()
        sys.setprofile(watch)
        try:
            done = yield
        finally:
            sys.setprofile(None)
        if time.process_time() - begun < SLOW:
            self.calls[item.nodeid] = called
        return done

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call" and report.passed:
            self.passed.append(report.nodeid)

    def found(self) -> dict[str, list[str]]:
        return {test: sorted(self.calls[test]) for test in self.passed if test in self.calls}


class Only:
    """A pytest plugin: only these tests, in this order."""

    def __init__(self, tests: list[str]) -> None:
        self.tests = tests

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self.tests if test in found]


class Bench:
    """A copy of the tree, in which a game's rules are changed and its tests run."""

    def __init__(self, folder: Path, copy: Path) -> None:
        for part in ("athanor", "tests", "examples", "pyproject.toml"):
            put(ROOT / part, copy / part)
        self.copy = copy
        if folder.is_relative_to(ROOT):
            self.folder = copy / folder.relative_to(ROOT)
        else:
            self.folder = copy / "shelf" / folder.name
            put(folder, self.folder)
        self.rules = self.folder / "rules" if (self.folder / "rules").is_dir() else self.folder / "rules.py"
        self.tests = [
            str(path)
            for path in sorted((self.folder / "tests").glob("test_*.py"))
            if not any(word in path.name for word in OTHER_TESTS)
        ]
        self.calls: dict[str, list[str]] = {}

    def pages(self) -> list[Page]:
        paths = sorted(self.rules.glob("*.py")) if self.rules.is_dir() else [self.rules]
        return [Page(path.relative_to(self.copy), path.read_text(encoding="utf-8")) for path in paths]

    def mutants(self) -> list[Mutant]:
        pages = self.pages()
        rules = Callgraph(pages)
        return sorted((one for page in pages for one in page.mutants(rules)), key=lambda one: (one.path, one.start))

    def enter(self) -> None:
        """Import what every run needs, once: each run is a fork of this process. The rules are left to the runs."""
        os.chdir(self.copy)
        sys.dont_write_bytecode = True
        sys.path.insert(0, str(self.copy))
        os.environ["ATHANOR_GAMES"] = str(self.folder.parent)
        for name in ("hypothesis", "numba", "athanor.bots", "athanor.kernel.positions", "athanor.kernel.conformance"):
            __import__(name)

    def watch(self) -> None:
        """Run all tests once, unchanged, to learn which of them reach which function."""
        notes = self.copy / "calls.json"

        def work() -> int:
            no_compiling()
            watch = Watch(self.rules)
            run_tests(self.tests, watch, stop=False)
            notes.write_text(json.dumps(watch.found()), encoding="utf-8")
            return 0

        if forked(work, 1800) != 0:
            raise click.ClickException("The tests could not be run.")
        self.calls = json.loads(notes.read_text(encoding="utf-8"))

    def size(self, test: str) -> int:
        return len(self.calls[test])

    def notices(self, mutant: Mutant) -> bool:
        """Some test that calls the function fails, or takes too long, with this change; the tests that call little come first."""
        tests = sorted((test for test, called in self.calls.items() if mutant.function in called), key=self.size)
        if not tests:
            return False
        path = self.copy / mutant.path
        old = path.read_bytes()

        def work() -> int:
            no_compiling()
            return run_tests(sorted({test.partition("::")[0] for test in tests}), Only(tests))

        path.write_bytes(old[: mutant.start] + mutant.text.encode() + old[mutant.end :])
        try:
            return forked(work, PATIENCE) != 0
        finally:
            path.write_bytes(old)


def put(part: Path, to: Path) -> None:
    if part.is_dir():
        shutil.copytree(part, to, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    else:
        shutil.copy(part, to)


def no_compiling() -> None:
    """A test that wants compiled rules fails, and is left out for that."""
    from athanor.kernel import loading

    def refuse(*_: Any) -> None:
        raise RuntimeError("interpreted rules only")

    vars(loading)["warm"] = refuse


def run_tests(paths: list[str], plugin: object, stop: bool = True) -> int:
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    options = [
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-W",
        "ignore::pytest.PytestAssertRewriteWarning",
        "--tb=no",
    ]
    options += ["-x"] if stop else []
    return int(pytest.main([*options, *paths], plugins=[plugin]))


def forked(work: Callable[[], int], patience: float) -> int:
    """What the work answers in a process of its own; -1 if it takes too long."""
    process = get_context("fork").Process(target=lambda: os._exit(work()))
    process.start()
    process.join(patience)
    if process.is_alive():
        process.kill()
        process.join()
        return -1
    return process.exitcode or 0


# The command

OPERATORS = ("refusals", "invariants", "conditions", "parts", "bounds", "constants", "statements")


@click.command(help=__doc__)
@click.argument("game")
@click.option("--only", multiple=True, type=click.Choice(OPERATORS), help="Only changes of this kind (may be repeated).")
@click.option("--at", default="", help="Only changes at this place: combat.py, combat.py:120.")
@click.option("--sample", type=int, help="So many changes, taken at random.")
@click.option("--seed", default=1, show_default=True, help="For the sample.")
def main(game: str, only: tuple[str, ...], at: str, sample: int | None, seed: int) -> None:
    console = Console(soft_wrap=True)
    folder = ROOT / "athanor" / "games" / game
    with tempfile.TemporaryDirectory() as copy:
        bench = Bench(folder if folder.is_dir() else Path(game).resolve(), Path(copy).resolve())
        mutants = [
            one
            for one in bench.mutants()
            if (not only or one.operator in only) and f"{one.path}:{one.line}:".find(at + (":" if ":" in at else "")) >= 0
        ]
        if sample is not None and sample < len(mutants):
            mutants = [mutants[k] for k in sorted(random.Random(seed).sample(range(len(mutants)), sample))]
        bench.enter()
        bench.watch()
        console.print(f"{len(mutants)} changes, {len(bench.calls)} tests")
        tried, survived = Counter[str](), Counter[str]()
        for mutant in track(mutants, console=console, transient=True):
            tried[mutant.operator] += 1
            if not bench.notices(mutant):
                survived[mutant.operator] += 1
                console.print(str(mutant), highlight=False, markup=False)
        os.chdir(ROOT)
    console.print(summary(game, tried, survived))


def summary(game: str, tried: Counter[str], survived: Counter[str]) -> Table:
    table = Table("change", "tried", "noticed", "survived", title=game)
    for operator in OPERATORS:
        if tried[operator]:
            table.add_row(operator, *map(str, (tried[operator], tried[operator] - survived[operator], survived[operator])))
    table.add_row("all", *map(str, (tried.total(), tried.total() - survived.total(), survived.total())))
    return table


if __name__ == "__main__":
    main()
