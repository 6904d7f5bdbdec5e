"""The rules of every game have the same rooms: docs/add-a-game.md says which."""

import ast
import re
from importlib import import_module
from inspect import getfullargspec, isfunction
from pathlib import Path

import pytest

from athanor.kernel.contract import numbers_in, refused_in
from athanor.kernel.game import find, slugs
from athanor.kernel.loading import sources

from . import conftest  # noqa: F401  the shelves

ROOMS = {  # what the kernel asks for, and where it stands
    "pieces": ("Box", "State", "QUESTIONS", "ACTIONS", "TURN_RULE", "SECRET"),
    "preparation": ("setup",),
    "choices": ("refusal", "legal"),
    "deeds": ("apply",),
    "secrets": ("hide", "imagine", "by_eye", "MEASURES"),
    "scoring": ("score", "account"),
    "invariants": ("check",),
    "judgement": ("estimate", "outlook", "worth", "sensible", "hunch", "HORIZON", "EXPLORE", "WIDENING"),
    "learning": ("ROLES", "ADDED", "features", "MARGIN"),
}
OPTIONAL = {"judgement", "learning"}


def defined(path: Path) -> dict[str, ast.AST]:
    """What a file defines itself at its top: functions and assigned names."""
    found: dict[str, ast.AST] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign):
            found |= {one.id: node for target in node.targets for one in ast.walk(target) if isinstance(one, ast.Name)}
    return found


def faults(files: dict[str, Path]) -> list[str]:
    """What is not where the skeleton says, in the rule modules of a game by name."""
    found: list[str] = []
    if len(files) > 1:
        found += [f"there is no {room}.py" for room in ROOMS if room not in files and room not in OPTIONAL]
        homes = {name: room for room, names in ROOMS.items() for name in names}
        for module, path in files.items():
            for name, node in defined(path).items():
                if name in homes and homes[name] != module:
                    found.append(f"{name} belongs in {homes[name]}.py, not in {path.name}")
                elif isinstance(node, ast.FunctionDef) and module in ("__init__", "pieces"):
                    found.append(f"{path.name} holds the function {name}: it is for {module_is_for(module)}")
    for path in files.values():
        for name, node in defined(path).items():
            if isinstance(node, ast.FunctionDef) and not ast.get_docstring(node):
                found.append(f"{path.name}: {name} says neither its rule nor what it computes")
    return found


def module_is_for(module: str) -> str:
    return "gathering what the kernel asks for" if module == "__init__" else "words: state, actions, questions"


@pytest.mark.parametrize("slug", slugs())
def test_the_rules_of_a_game_have_their_rooms(slug):
    assert faults({path.stem: path for path in sources(find(slug))}) == []


def test_what_stands_elsewhere_is_found(tmp_path):
    for path in sources(find("alchemist")):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "secrets.py").rename(tmp_path / "views.py")
    with (tmp_path / "__init__.py").open("a") as file:
        file.write("\n\ndef ready(s):\n    return 1\n")
    assert faults({path.stem: path for path in sorted(tmp_path.glob("*.py"))}) == [
        "there is no secrets.py",
        "__init__.py holds the function ready: it is for gathering what the kernel asks for",
        "hide belongs in secrets.py, not in views.py",
        "imagine belongs in secrets.py, not in views.py",
        "__init__.py: ready says neither its rule nor what it computes",
    ]


# Rules and helpers


def rules_of(node: ast.FunctionDef) -> set[int]:
    """The rules that a function acts by: those whose news it tells, and those by which it refuses."""
    tells = [one for one in ast.walk(node) if isinstance(one, ast.Call) and ast.unparse(one.func) == "tell"]
    told = {number.value for one in tells if len(one.args) > 2 for number in numbers_in(one.args[2])}
    refused = {number.value for number in refused_in(node)} if node.name.startswith("refusal") else set()
    return told | refused


def uncited(text: str, prefix: str) -> list[str]:
    """Functions that act by a rule and cite none: they look like helpers."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef) and rules_of(node)]
    return [one.name for one in functions if not re.search(rf"{prefix}-\d{{3}}", ast.get_docstring(one) or "")]


@pytest.mark.parametrize("slug", slugs())
def test_a_function_that_acts_by_a_rule_cites_one(slug):
    game = find(slug)
    assert [
        (path.name, name) for path in sources(game) for name in uncited(path.read_text(encoding="utf-8"), game.prefix)
    ] == []


def test_a_rule_that_looks_like_a_helper_is_found():
    helper = 'def size(s):\n    """How many there are."""\n    return 5\n\n\n'
    told = 'def take(s):\n    """One is taken{}."""\n    tell(s, ALL, 60, 1)\n\n\n'
    no = 'def refusal_to_take(s):\n    """There must be one."""\n    return 61 if s.none else 0\n'
    assert uncited(helper + told.format(" (AL-060)") + no, "AL") == ["refusal_to_take"]
    assert uncited(helper + told.format(""), "AL") == ["take"]


# The tests

HELPERS = {"refused": ["action", "seat"], "play": []}
"""What they take beside the position; actions to play are any number."""


@pytest.mark.parametrize("slug", [slug for slug in slugs() if (find(slug).folder / "tests" / "tables.py").is_file()])
def test_the_tests_of_every_game_have_the_same_helpers(slug):
    """`position` sets up by hand, `refused` says the rule that forbids an action there, `play` goes on from it."""
    tables = import_module(f"athanor.games.{slug}.tests.tables")
    assert isfunction(tables.position)
    for name, takes in HELPERS.items():
        helper = getfullargspec(vars(tables)[name])
        assert (helper.args[1:], helper.varargs) == (takes, None if takes else "actions"), name


def test_there_are_five_games_with_such_helpers():
    assert len([slug for slug in slugs() if (find(slug).folder / "tests" / "tables.py").is_file()]) == 5
