"""Imports point one way: games import only the kernel and what draws, bots see only views, nothing imports the table."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from importlib.util import resolve_name
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "athanor"
MAY = {
    "kernel": {"kernel", "games"},
    "drawing": {"drawing", "kernel"},
    "games": {"drawing", "kernel", "games", "flags"},
    "bots": {"bots", "kernel"},
    "lab": {"lab", "bots", "drawing", "kernel", "flags", "console"},
    "research": {"research", "bots", "kernel"},
    "learn": {"learn", "research", "lab", "bots", "kernel"},
    "analysis": {"analysis", "bots", "drawing", "kernel"},
    "events": {"events", "lab", "bots", "kernel"},
    "table": {"table", "analysis", "events", "lab", "bots", "drawing", "kernel", "flags"},
}


def modules_in(folder: Path) -> Iterator[Path]:
    """Every file of a folder and of the folders in it, tests excepted."""
    return (path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts)


def imported(path: Path, root: Path = ROOT) -> set[str]:
    """Everything that a file imports, by its full name, relative imports included: `athanor.kernel.paint.Rect`."""
    inside = path.relative_to(root.parent).with_suffix("").parts
    package = ".".join(inside[:-1])
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), package) if node.level else node.module
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def parts(path: Path, root: Path = ROOT) -> set[str]:
    """The parts of athanor that a file imports."""
    return {name.split(".")[1] for name in imported(path, root) if name.startswith("athanor.")}


def other_games(folder: Path, root: Path = ROOT) -> dict[str, set[str]]:
    """The files of a game that import another game, with its names."""
    found: dict[str, set[str]] = {}
    for path in modules_in(folder):
        slugs = {name.split(".")[2] for name in imported(path, root) if name.startswith("athanor.games.")}
        if slugs - {folder.name}:
            found[path.relative_to(folder).as_posix()] = slugs - {folder.name}
    return found


@pytest.mark.parametrize("part", sorted(MAY))
def test_imports_point_one_way(part):
    for path in modules_in(ROOT / part):
        assert parts(path) <= MAY[part], path


@pytest.mark.parametrize("folder", ["table/matches", "table/storage"])
def test_the_modules_of_a_folder_import_each_other_in_one_order(folder):
    names = {path: ".".join(path.relative_to(ROOT.parent).with_suffix("").parts) for path in (ROOT / folder).glob("*.py")}
    graph = {name: {one.rpartition(".")[0] for one in imported(path)} & set(names.values()) for path, name in names.items()}
    assert len(list(TopologicalSorter(graph).static_order())) == len(names)


def test_only_the_command_line_knows_everything():
    top = {path.name: parts(path) for path in ROOT.glob("*.py")}
    assert "table" not in {part for name, parts in top.items() if name != "cli.py" for part in parts}


def test_the_kernel_knows_no_command_line():
    for path in modules_in(ROOT / "kernel"):
        assert not {name for name in imported(path) if name.split(".")[0] == "click"}, path


def test_a_game_imports_no_other_game():
    for folder in (path for path in (ROOT / "games").iterdir() if path.is_dir()):
        assert other_games(folder) == {}


@pytest.mark.parametrize(
    "line",
    [
        "from athanor.games.chess.rules.pieces import A",
        "from athanor.games import chess",
        "import athanor.games.chess.rules",
        "from ...chess.rules import pieces as p",
        "from ... import chess",
        "def rule(s):\n    from ...chess.rules.pieces import A",
    ],
)
def test_a_rule_module_that_imports_another_game_is_found(tmp_path, line):
    folder = tmp_path / "athanor" / "games" / "draughts"
    (folder / "rules").mkdir(parents=True)
    (folder / "rules" / "deeds.py").write_text(f"from . import pieces as p\n{line}\n", encoding="utf-8")
    assert other_games(folder, tmp_path / "athanor") == {"rules/deeds.py": {"chess"}}
