"""The code that the pages show is the code that is there. (`test_pages.py` runs the examples that have a prompt.)"""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from athanor.cli import main
from scripts import doors

from . import conftest  # noqa: F401  the shelves

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FOUR = ROOT / "examples" / "connect_four"
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)
SHOWN = [(kind, text) for kind, text in BLOCKS if kind and ">>>" not in text]
SUFFIX = {"python": "*.py", "toml": "*.toml", "ftl": "*.ftl"}


def test_the_page_shows_every_file():
    assert len(SHOWN) >= 15
    assert {kind for kind, _ in SHOWN} == set(SUFFIX)
    for name in ("__init__.py", "rules.py", "box.py", "box.toml", "picture.py", "texts/en.ftl", "texts/fr.ftl"):
        assert f"`{name}`" in PAGE
        assert (FOUR / name).is_file()


@pytest.mark.parametrize(("kind", "text"), SHOWN, ids=[text.strip().split("\n")[-1].strip()[:40] for _, text in SHOWN])
def test_what_is_shown_stands_in_the_game(kind, text):
    files = [path.read_text(encoding="utf-8") for path in sorted(FOUR.rglob(SUFFIX[kind]))]
    assert any(text in content + "\n" for content in files)


@pytest.mark.parametrize("line", re.findall(r"^ATHANOR_GAMES=examples athanor (.*)$", PAGE, re.MULTILINE))
def test_the_commands_of_the_page_succeed(line):
    run = CliRunner().invoke(main, shlex.split(line))
    assert run.exit_code == 0, run.output


def test_every_call_of_the_api_is_listed():
    """A call that is not on the page, or not as it is described, fails here."""
    page = doors.PAGE.read_text(encoding="utf-8")
    assert doors.written(page) == page, "the calls have changed: say `python scripts/doors.py`"
