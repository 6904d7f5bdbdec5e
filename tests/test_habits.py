"""What a test may not do: hang on how fast the machine is or on which test came before, or be left out."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("tests", "athanor", "examples")
TESTS = sorted(path for part in FOLDERS for path in (ROOT / part).rglob("*.py") if "tests" in path.relative_to(ROOT).parts)
CLOCKS = {"monotonic", "perf_counter", "process_time", "thread_time"}
WAYS_OUT = {"skip", "skipif", "xfail", "importorskip"}


def named(node: ast.AST) -> set[str]:
    """All names and attributes within."""
    found = ast.walk(node)
    return {one.id if isinstance(one, ast.Name) else one.attr for one in found if isinstance(one, ast.Name | ast.Attribute)}


def given(node: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What is given to what; `a, b = 1, 2` is two of them."""
    for target in node.targets:
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            yield from zip(target.elts, node.value.elts, strict=False)
        else:
            yield target, node.value


def hangs_on_time(source: str) -> list[int]:
    """Lines that assert what a clock says, directly or by a name that was measured with one. Whoever waits for something says
    `wait_until`, which has patience enough for every machine."""
    found = []
    for function in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)):
        measured = set(CLOCKS)
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                measured |= {name for target, value in given(node) if CLOCKS & named(value) for name in named(target)}
        found += [node.lineno for node in ast.walk(function) if isinstance(node, ast.Assert) and measured & named(node)]
    return found


def takes_the_loop(source: str) -> list[int]:
    """Lines that run an event loop in the thread of the tests, where a browser of another test may have left one running."""
    found = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return [node.lineno for node in found if ast.unparse(node.func) in ("asyncio.run", "anyio.run", "uvloop.run")]


def left_out(source: str) -> list[int]:
    """Lines that skip a test or expect it to fail."""
    found = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute) and node.attr in WAYS_OUT)
    return sorted(node.lineno for node in found if "pytest" in named(node))


def named_twice(source: str) -> list[str]:
    """Constants of a module that are given twice: whoever meant the first gets the second, and may find nothing ever after."""
    found = [
        ast.unparse(target) for node in ast.parse(source).body if isinstance(node, ast.Assign) for target, _ in given(node)
    ]
    return sorted({name for name in found if found.count(name) > 1})


@pytest.mark.parametrize("path", TESTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_test_asserts_a_time_is_left_out_takes_the_loop_or_loses_a_constant(path):
    source = path.read_text(encoding="utf-8")
    assert hangs_on_time(source) == []
    assert left_out(source) == []
    assert takes_the_loop(source) == []
    assert named_twice(source) == []


def test_a_time_that_is_asserted_is_noticed():
    begun = "def test():\n    began = time.monotonic()\n    work()\n"
    assert hangs_on_time(begun + "    assert time.monotonic() - began >= 0.2") == [4]
    assert hangs_on_time(begun + "    took, more = perf_counter() - began, 1\n    assert took < 1\n    assert more") == [5]
    assert hangs_on_time(begun + "    assert work() == 3") == []
    assert takes_the_loop("def test():\n    asyncio.run(work())") == [2]
    assert left_out("@pytest.mark.skipif(slow, reason='')\ndef test(): pytest.skip('no')") == [1, 2]
    assert named_twice("CUT, ROOM = 1, 2\n\n\ndef test():\n    ROOM = 3\n\n\nCUT = 4") == ["CUT"]
