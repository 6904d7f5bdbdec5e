"""Nothing lies about: code that nobody calls, sentences that nobody says, styles that nothing wears."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from vulture import Vulture

from athanor.kernel.contract import messages
from athanor.kernel.game import find, slugs
from athanor.kernel.loading import load

ROOT = Path(__file__).parent.parent
ATHANOR = ROOT / "athanor"
TEMPLATES = sorted(ATHANOR.rglob("*.html"))
SCRIPTS = sorted(ATHANOR.rglob("*.js"))


def modules(folder: Path = ATHANOR) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts]


# Code

CALLED = [  # by a framework that finds them by their decorators
    *(f"@{router}.{verb}" for router in ("*",) for verb in ("get", "post", "put", "delete", "command", "group")),
    *("@field_validator", "@model_validator", "@*validator"),
]
OUTSIDE = {  # and by their names: from outside, or by those who use Athanor; what templates name is used too
    "_repr_svg_": "notebooks show it",
    "fill": "a box is laid by it",
    "on_files": "mkdocs",
    "on_page_markdown": "mkdocs",
    "CompiledGames": "hatchling",
    "initialize": "hatchling",
    "forward": "torch",
    "handle_exit": "uvicorn",
    "get_suitable_cache_subpath": "numba",
    "upgrade": "alembic",
    "downgrade": "alembic",
    "compiled_anew": "tests and benchmarks ask what had to be compiled",
    "contrast": "tests ask how colours are seen",
    "parallel_env": "a researcher's way in",
}
ADAPTERS = ATHANOR / "research"  # its methods are called by PettingZoo, Gymnasium and OpenSpiel
PYTEST = re.compile(r"pytest_\w+$")


def unused(paths: Iterable[Path]) -> list[str]:
    """Functions, methods and classes that no other line of these files names."""
    found = Vulture(ignore_decorators=CALLED)
    found.scavenge([str(path) for path in paths])
    known = OUTSIDE.keys() | {
        name for path in TEMPLATES for name in re.findall(r"\.(\w+)", path.read_text(encoding="utf-8"))
    }
    items = [*found.unused_funcs, *found.unused_methods, *found.unused_classes, *found.unused_imports]
    return sorted(
        f"{Path(item.filename).name}: {item.name}"
        for item in items
        if item.name not in known and not PYTEST.match(item.name) and not Path(item.filename).is_relative_to(ADAPTERS)
    )


def test_no_function_is_there_for_nobody():
    others = [path for folder in ("scripts", "benchmarks", "examples") for path in (ROOT / folder).rglob("*.py")]
    assert unused([*modules(), *(path for path in others if "tests" not in path.parts), ROOT / "hatch_build.py"]) == []


def test_a_function_without_a_caller_is_found(tmp_path):
    (tmp_path / "one.py").write_text("def used():\n    return 1\n\n\ndef forsaken():\n    return used()\n", encoding="utf-8")
    assert unused([tmp_path / "one.py"]) == ["one.py: forsaken"]


# What code, templates and scripts say between quotes


QUOTED = (r"`(?:[^`\\]|\\.)*`", r"'[^'\n]*'", r'"[^"]*"')


def texts_in(path: Path) -> Iterator[str]:
    """Texts of a file, those that are put together with a star for what is put in: `f"do-{name}"` is `do-*`."""
    source = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        for quoted in (one for mark in QUOTED for one in re.findall(mark, source)):  # a template has them inside each other
            yield re.sub(r"\$\{[^}]*\}|\{\{.*?\}\}", "*", quoted[1:-1])
        joined = r"(['\"])([\w-]*-)\1\s*[+~]|[+~]\s*(['\"])(-[\w-]*)\3"
        yield from (f"{before}*" if before else f"*{after}" for _, before, _, after in re.findall(joined, source))
        return
    tree = ast.parse(source)
    described = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and not {id(node)} & (described | inside):
            yield f"{node.value}*" if re.fullmatch(r"[a-z][a-z-]*-", node.value) else node.value


@cache
def said() -> tuple[frozenset[str], re.Pattern[str]]:
    """The words of all texts, and what words that are put together look like."""
    words = {
        word
        for path in [*modules(), *TEMPLATES, *SCRIPTS]
        for text in texts_in(path)
        for word in re.findall(r"[\w*-]+", text)
    }
    joined = {word for word in words if "*" in word and re.search(r"[A-Za-z]{2}", word)}
    pattern = "|".join(re.escape(word).replace(r"\*", r"[\w-]+") for word in sorted(joined))
    return frozenset(words), re.compile(pattern)


def is_said(name: str) -> bool:
    words, joined = said()
    return name in words or joined.fullmatch(name) is not None


# Sentences

FOLDERS = sorted({path.parent for path in ATHANOR.rglob("*.ftl")})


def unsaid(folder: Path) -> list[str]:
    """Messages of a folder that nothing asks for by name, and no other message puts in."""
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.ftl")]
    put_in = {name for text in texts for name in re.findall(r"\{[^{}]*?(?<![\w$-])([a-z][\w-]*)[^{}]*\}", text)}
    names = {name for text in texts for name in messages(text) if "." not in name}
    return sorted(name for name in names if name not in put_in and not any(map(is_said, (name, name.removeprefix("pic-")))))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_sentence_is_said_somewhere(folder):
    rules = re.compile(r"[A-Z]{2}-\d{3}$")  # each has a number, and tests of its own
    assert [name for name in unsaid(folder) if not rules.match(name)] == []


def test_a_sentence_that_nobody_says_is_found(tmp_path):
    (tmp_path / "en.ftl").write_text("lobby = Lobby\nnobody-ever-says-this = Hush\ndo-take = Take\n", encoding="utf-8")
    assert unsaid(tmp_path) == ["nobody-ever-says-this"]


@pytest.mark.parametrize("slug", slugs())
def test_a_game_has_sentences_for_its_own_questions_and_actions_only(slug):
    rules = load(slug, compiled=False).rules
    known = {f"do-{one.name}" for one in rules.ACTIONS.families}
    known |= {f"{kind}-{name}" for kind in ("ask", "why") for name in rules.QUESTIONS}
    texts = [path.read_text(encoding="utf-8") for path in (find(slug).folder / "texts").glob("*.ftl")]
    names = {name.partition(".")[0] for text in texts for name in messages(text)}
    assert sorted(name for name in names if name.startswith(("do-", "ask-", "why-")) and name not in known) == []


# Styles


def unworn(sheet: str) -> list[str]:
    """Classes and ids of a style sheet that no template, script or picture has."""
    rules = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    named = {name for selector in re.findall(r"([^{}]+)\{", rules) for name in re.findall(r"[.#]([A-Za-z][\w-]*)", selector)}
    return sorted(name for name in named if not is_said(name))


@pytest.mark.parametrize("path", sorted(ATHANOR.rglob("*.css")), ids=lambda path: path.name)
def test_every_style_is_worn(path):
    assert unworn(path.read_text(encoding="utf-8")) == []


def test_a_style_that_nothing_wears_is_found():
    assert unworn(".key { top: 0 } .key.worn-by-nothing:hover, #nowhere-at-all { top: 1px }") == [
        "nowhere-at-all",
        "worn-by-nothing",
    ]
