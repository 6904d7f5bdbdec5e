"""Games made for one test: a copy of a small game, changed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import athanor
from athanor.kernel.game import find
from athanor.kernel.loading import ready

from . import conftest  # noqa: F401  the shelves


def kept(slug: str) -> None:
    """The game lies compiled in the cache, whatever this process has loaded already."""
    if not ready(slug):
        given = {**os.environ, "ATHANOR_GAMES": str(find(slug).folder.parent)}
        subprocess.run([sys.executable, "-m", "athanor.cli", "warm", slug], env=given, check=True, capture_output=True)


def shelved(shelf: Path, monkeypatch, files: dict[str, str], slug: str = "copied") -> str:
    """A copy of the game `sealed` on a shelf of its own, with these files changed or added; its name."""
    folder = shelf / slug
    shutil.copytree(find("sealed").folder, folder, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(athanor.games, "__path__", [*athanor.games.__path__, str(shelf)])
    monkeypatch.setattr("athanor.kernel.game._found", {})
    monkeypatch.setattr("athanor.kernel.loading._loaded", {})
    for name in [name for name in sys.modules if name.startswith(f"athanor.games.{slug}")]:
        monkeypatch.delitem(sys.modules, name)
    return slug
