"""Rule coverage: every rule of a game has its sentence in both languages, is cited by a rule function and named by a test."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast as ftl

from athanor.kernel.game import LANGUAGES, Game
from athanor.kernel.loading import sources
from athanor.kernel.texts import files, resource


@dataclass(frozen=True)
class Spot:
    """A function, and the file and line where it begins."""

    name: str
    path: Path
    line: int

    def __str__(self) -> str:
        folder = Path.cwd()
        path = self.path.relative_to(folder) if self.path.is_relative_to(folder) else self.path
        return f"{path}:{self.line}  {self.name}"


@dataclass
class Rule:
    """One numbered rule and where it lives."""

    id: str
    sentences: dict[str, str] = field(default_factory=dict)
    functions: list[Spot] = field(default_factory=list)
    tests: list[Spot] = field(default_factory=list)
    explains: str = ""

    @property
    def gaps(self) -> list[str]:
        missing = [f"no sentence in {language}" for language in LANGUAGES if language not in self.sentences]
        if not self.explains:
            missing += [] if self.functions else ["cited by no rule function"]
            missing += [] if self.tests else ["named by no test"]
        return missing


def rules(game: Game) -> dict[str, Rule]:
    """All rules of a game, by id, in their order."""
    found: dict[str, Rule] = {}
    for language in LANGUAGES:
        for message in messages(game, language):
            if re.fullmatch(rf"{game.prefix}-\d+", message.id.name):
                rule = found.setdefault(message.id.name, Rule(message.id.name))
                if message.value is not None:
                    rule.sentences[language] = " ".join(plain(message.value).split())
    for path in (*sources(game), *game.folder.glob("organised.py")):
        for spot, text in functions(path):
            for one in dict.fromkeys(cited(game, text)):
                found.setdefault(one, Rule(one)).functions.append(spot)
    for path in sorted((game.folder / "tests").glob("test_*.py")):
        for spot, text in functions(path):
            if spot.name.startswith("test_"):
                for one in {*cited(game, text), *named(game, spot.name)}:
                    found.setdefault(one, Rule(one)).tests.append(spot)
    for span, reason in game.explains.items():
        for one in cited(game, span):
            found.setdefault(one, Rule(one)).explains = reason
    return dict(sorted(found.items()))


def messages(game: Game, language: str) -> list[ftl.Message]:
    """All messages of a game in one language, from every file that its texts are read from."""
    parsed = [resource(path) for path in files(game.folder / "texts", language)]
    return [one for resource in parsed for one in resource.body if isinstance(one, ftl.Message)]


def plain(pattern: ftl.Pattern) -> str:
    return "".join(element.value if isinstance(element, ftl.TextElement) else "…" for element in pattern.elements)


def functions(path: Path) -> list[tuple[Spot, str]]:
    """Each top-level function and method of a file, with its source."""
    source = path.read_text(encoding="utf-8")
    lines = source.split("\n")
    found: list[tuple[Spot, str]] = []
    for node in ast.parse(source).body:
        for one in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(one, ast.FunctionDef):
                text = "\n".join(lines[one.lineno - 1 : one.end_lineno])
                found.append((Spot(one.name, path, one.lineno), text))
    return found


def cited(game: Game, text: str) -> list[str]:
    """The ids that a text names, spans included: `AL-080 to AL-083`, `AL-080..AL-083`."""
    ids: list[str] = []
    pattern = rf"{game.prefix}-(\d+)(?:(?: to |\.\.){game.prefix}-(\d+))?"
    for first, last in re.findall(pattern, text):
        ids += [f"{game.prefix}-{number:03d}" for number in range(int(first), int(last or first) + 1)]
    return ids


def named(game: Game, test: str) -> list[str]:
    """The ids in the name of a test: test_al041_al042_what_happens."""
    return [f"{game.prefix}-{int(n):03d}" for n in re.findall(rf"(?<![a-z]){game.prefix.lower()}_?(\d{{3}})", test)]
