"""Imports point one way: games import only the kernel, bots see only views, nothing imports the table."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "athanor"
MAY = {
    "kernel": {"kernel", "games"},
    "games": {"kernel", "games"},
    "bots": {"bots", "kernel"},
    "lab": {"lab", "bots", "kernel"},
    "research": {"research", "bots", "kernel"},
    "learn": {"learn", "research", "lab", "bots", "kernel"},
    "events": {"events", "lab", "bots", "kernel"},
    "table": {"table", "events", "lab", "bots", "kernel"},
}


def imported(path: Path) -> set[str]:
    """The parts of athanor that a file imports."""
    parts: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [node.module] if node.module != "athanor" else [f"athanor.{alias.name}" for alias in node.names]
        parts |= {name.split(".")[1] for name in names if name.startswith("athanor.")}
    return parts


@pytest.mark.parametrize("part", sorted(MAY))
def test_imports_point_one_way(part):
    for path in sorted((ROOT / part).rglob("*.py")):
        if "tests" not in path.parts:
            assert imported(path) <= MAY[part], path


def test_only_the_command_line_knows_everything():
    top = {path.name: imported(path) for path in ROOT.glob("*.py")}
    assert "table" not in {part for name, parts in top.items() if name != "cli.py" for part in parts}


def test_a_game_imports_no_other_game():
    for folder in (path for path in (ROOT / "games").iterdir() if path.is_dir()):
        for path in folder.glob("*.py"):
            text = path.read_text(encoding="utf-8")
            for other in (one.name for one in (ROOT / "games").iterdir() if one.is_dir() and one != folder):
                assert f"athanor.games.{other}" not in text, path
