"""The contract between the kernel and a game: everything that a game may define, and the check of it when the game is loaded.

What is wrong is said before Numba sees it, in a sentence each, with file and line and what would be right. The rules are read,
not run: a field that no state has is found in the syntax tree.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import tomllib
import traceback
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import Any

from athanor.kernel.actions import Actions
from athanor.kernel.errors import BadGame, did_you_mean
from athanor.kernel.game import LANGUAGES, Game
from athanor.kernel.honours import FILE, LETTERS
from athanor.kernel.honours import read as honours_in

KERNEL = Path(__file__).parent
NEAR = 0.8  # names so alike are the same one, misspelt
SPOKEN = {"en": "English", "fr": "French"}


@dataclass(frozen=True)
class Hook:
    """Something that the kernel looks for by its name. `takes` are the parameters of a function, None for a value."""

    name: str
    takes: tuple[str, ...] | None
    says: str
    needed: bool = False

    @property
    def call(self) -> str:
        return self.name if self.takes is None else f"{self.name}({', '.join(self.takes)})"


def function(call: str, says: str, needed: bool = False) -> Hook:
    name, _, takes = call.rstrip(")").partition("(")
    return Hook(name, tuple(takes.split(", ")), says, needed)


def value(name: str, says: str, needed: bool = False) -> Hook:
    return Hook(name, None, says, needed)


HOOKS: dict[str, tuple[Hook, ...]] = {
    "rules": (
        value("QUESTIONS", "the names of what may be asked", needed=True),
        value("ACTIONS", "the families of actions", needed=True),
        value("TURN_RULE", "the number of the rule that refuses whoever is not to act", needed=True),
        value("ANSWERED", "by question, the rule that refuses whoever has answered it already, if not TURN_RULE"),
        value("Box", "the record of the box", needed=True),
        value("State", "the record of a state", needed=True),
        function("setup(box, s)", "deal; seats and options are already in `s`", needed=True),
        function("refusal(box, s, seat, action)", "0, or the number of the rule that forbids it", needed=True),
        function("apply(box, s, seat, action)", "one atomic decision; `tell` writes the news", needed=True),
        function("hide(box, s, seat)", "blank what this seat may not know", needed=True),
        function("imagine(box, s, seat)", "fill a view with one world that this seat cannot rule out", needed=True),
        function("score(box, s, sheet)", "totals and tie-breaks", needed=True),
        function("check(box, before, s)", "0, or the number of a broken invariant", needed=True),
        function("legal(box, s, seat, moves)", "write the legal actions; their number, or BY_REFUSAL"),
        value("SECRET", "questions of which nobody learns who has answered them"),
        function("by_eye(s)", "nothing is measured here: worlds that cannot be told apart may differ in distances"),
        value("MEASURES", "fields of a state that would tell numbers to somebody who plays by eye"),
        function("account(box, s, seat)", "what a final total is made of: points by rule number"),
        function("estimate(box, s, out)", "for bots: what an unfinished position is worth to each seat, from 0 to 1"),
        function("outlook(box, s, seat)", "for bots: the same for one seat, where that is quicker"),
        function("worth(box, s, out)", "for bots: what a finished match is worth to each seat, if not by place"),
        function(
            "sensible(box, s, seat, moves, n)", "for bots: keep of `n` legal actions those worth a thought; their number"
        ),
        function("hunch(box, s, seat, moves)", "for bots: the action taken at first sight, or -1 where a playout ends"),
        value("HORIZON", "for bots: decisions that a playout makes before `estimate` ends it"),
        value("EXPLORE", "for bots: how much a search favours what it has tried little"),
        value("WIDENING", "for bots: how fast a node tries more of its actions"),
        value("ROLES", "for those who learn: what each field of a state means"),
        value("ADDED", "for those who learn: features of the game's own, each as (how many, about the most)"),
        function("features(box, s, seat, row, n)", "for those who learn: write the added features into `row` from `n` on"),
        value("MARGIN", "for bots and those who learn: points by which a clear victory is won"),
        value("ALONE", "for those who learn: the total that a single player aims at"),
    ),
    "box": (
        value("Components", "the pydantic model of `box.toml`, with `fill(self, box)`", needed=True),
        value("FUNCTIONS", "functions of the game's texts, by name"),
        function("arguments(state, family, values)", "more to tell of an action in a position"),
        function("circumstances(state, seat, family, values)", "what a refusal may tell of a position, public facts only"),
    ),
    "picture": (
        function("draw(view, texts, layout, draft, standalone)", "the picture of a view as SVG", needed=True),
        function("spread(view, texts, layout, size, draft)", "the same as panels for a page", needed=True),
        function("in_words(view, texts)", "the same for those who listen", needed=True),
        function("waxes(view, texts)", "the colour of each seat for the page around the picture"),
    ),
    "picture.gallery": (function("gallery(view, texts)", "a drawing of every component", needed=True),),
    "about": (
        value("FACTS", "what texts about a component tell beside its numbers, by table of the box", needed=True),
        function("loser(rule, numbers)", "the seat that a line of news costs something, or -1"),
        value("TELLING", "rules whose news tell of a line better than its first news does, the best first"),
        value("PRELUDES", "rules whose news only announce what the next line of the same seat does"),
        value("ECHOES", "rules whose news carry out what the line before announced"),
        function("now(view, texts, what)", "sentences that the inspector adds about what is drawn, from the view alone"),
    ),
    "pages": (value("PAGES", "pages of the game's own at the table", needed=True),),
    "organised": (
        value("ORGANISED", "points, tie-breaks, what else is counted, troops and roles in tournaments", needed=True),
    ),
    "watch": (
        function("before(match)", "for the lab: what its watcher keeps while a match is played"),
        function("line(match, kept)", "for the lab: look on after every line"),
        function(
            "after(match, kept)",
            "for the lab: columns of the match and of each seat, and what each used",
            needed=True,
        ),
    ),
    "commands": (value("commands", "a click group, reached as `athanor SLUG ...`", needed=True),),
}
"""By module of the game's folder. All but `rules` and `box` may be missing."""

RECORDS = {"s": ("state", "State"), "before": ("state", "State"), "box": ("box", "Box")}
"""Parameters of rules that are records, by name."""

FREE = {
    "draw": 2,
    "spread": 2,
}  # of the parameters of these, the first so many are called in their order, the others by name


@dataclass(frozen=True)
class Place:
    """Where something stands."""

    path: Path
    line: int = 1

    def __str__(self) -> str:
        return f"{os.path.relpath(self.path)}, line {self.line}"


@dataclass(frozen=True)
class Source:
    """A file that was read, and what is defined at its top, itself or by import."""

    path: Path
    tree: ast.Module
    defined: dict[str, ast.stmt]

    def at(self, node: ast.AST) -> Place:
        return Place(self.path, getattr(node, "lineno", 1))


def read(path: Path) -> Source:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise BadGame([f"{Place(path, error.lineno or 1)}: this is not Python: {error.msg}."]) from None
    return Source(path, tree, dict(names_in(tree.body)))


def names_in(body: Iterable[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for one in (name for target in targets for name in ast.walk(target)):
                if isinstance(one, ast.Name):
                    yield one.id, node
        elif isinstance(node, ast.Import | ast.ImportFrom):
            for alias in node.names:
                yield alias.asname or alias.name, node


# The files of a game


def file_of(game: Game, part: str) -> Path | None:
    """The first file of a part of a game: `picture.py` or `picture/__init__.py`."""
    path = game.folder.joinpath(*part.split("."))
    found = [one for one in (path.with_suffix(".py"), path / "__init__.py") if one.is_file()]
    return found[0] if found else None


def looked_at(game: Game, rules: Iterable[Path]) -> list[Path]:
    """Every file that the contract is about."""
    parts = [path for part in HOOKS if part != "rules" and (path := file_of(game, part))]
    honours = [path for path in (game.folder / FILE, game.folder / "box.toml") if path.is_file()]
    return [*rules, *parts, *honours, *sorted((game.folder / "texts").glob("*.ftl"))]


def mark(game: Game, rules: Iterable[Path]) -> str:
    """Names what was checked: the same files need no second look."""
    sha = hashlib.sha256((KERNEL / "contract.py").read_bytes())
    for path in looked_at(game, rules):
        sha.update(f"{path.relative_to(game.folder)}\0".encode() + path.read_bytes() + b"\0")
    sha.update(" ".join(sorted(path.name for path in game.folder.iterdir())).encode())
    return sha.hexdigest()[:16]


# The check


def as_fault(game: Game, error: Exception) -> BadGame:
    """An error of a rule module while it was executed, as a sentence: where in the rules, and what Python says."""
    steps = [step for step in traceback.extract_tb(error.__traceback__) if Path(step.filename).is_relative_to(game.folder)]
    place = Place(Path(steps[-1].filename), steps[-1].lineno or 1) if steps else Place(game.folder / "rules.py")
    if isinstance(error, SyntaxError) and error.filename:
        place = Place(Path(error.filename), error.lineno or 1)
    told = error.msg if isinstance(error, SyntaxError | ImportError) else str(error)
    return BadGame([f"{place}: {str(told).rstrip('.')}."])


def check(game: Game, rules: ModuleType, twins: Mapping[str, ModuleType]) -> None:
    """All faults of a game, or none. `twins` are the modules of its rules as they were executed."""
    sources = {name: read(Path(str(twin.__file__))) for name, twin in twins.items()}
    faults = [
        *faults_of_rules(game, rules, sources),
        *faults_of_parts(game),
        *(fault for name, source in sources.items() for fault in faults_of_names(source, rules, twins[name])),
    ]
    if not faults:
        faults = list(faults_of_achievements(game, rules)) or list(faults_of_texts(game, rules, list(sources.values())))
    if faults:
        raise BadGame(faults)


def faults_of_rules(game: Game, rules: ModuleType, sources: Mapping[str, Source]) -> Iterator[str]:
    """What the kernel asks for and does not find, or finds with other parameters."""
    top = Place(Path(str(rules.__file__)))
    known = {hook.name for hook in HOOKS["rules"]}
    for hook in HOOKS["rules"]:
        found = vars(rules).get(hook.name)
        if found is None:
            if hook.needed:
                others = [name for name in vars(rules) if name not in known and not name.startswith("_")]
                near = get_close_matches(hook.name, others, 1, NEAR)
                yield f"{top}: {hook.call} is missing: {hook.says}.{f' Is it {near[0]!r}?' if near else ''}"
            continue
        if hook.takes is not None:
            yield from faults_of_call(hook, found, top)
    yield from faults_of_values(rules, top)
    for source in sources.values():
        for name, node in source.defined.items():
            if isinstance(node, ast.FunctionDef | ast.Assign) and vars(rules).get(name) is not None:
                yield from misspelt(name, node, source, HOOKS["rules"], vars(rules))


def faults_of_call(hook: Hook, found: Any, top: Place) -> Iterator[str]:
    code = getattr(getattr(found, "py_func", found), "__code__", None)
    if code is None:
        yield f"{top}: {hook.name} is {found!r}; the kernel calls {hook.call}."
    elif code.co_varnames[: code.co_argcount] != hook.takes:
        takes = ", ".join(code.co_varnames[: code.co_argcount])
        place = Place(Path(code.co_filename), code.co_firstlineno)
        yield f"{place}: {hook.name} takes ({takes}); the kernel calls {hook.call}."


def faults_of_values(rules: ModuleType, top: Place) -> Iterator[str]:
    actions, questions = vars(rules).get("ACTIONS"), vars(rules).get("QUESTIONS")
    if actions is not None and not isinstance(actions, Actions):
        yield f"{top}: ACTIONS is {actions!r}; right would be Actions(family(...), ...)."
    elif actions is not None and questions is not None:
        for one in actions.families:
            for asked in one.asked:
                if not 0 <= asked < len(questions):
                    yield f"{top}: {one.name!r} answers question {asked}; there are 0 to {len(questions) - 1}."
    state = vars(rules).get("State")
    if state is not None and "to_act" not in (getattr(state, "names", None) or ()):
        yield f"{top}: State is no state; right would be State = state(...)."


def misspelt(name: str, node: ast.stmt, source: Source, hooks: Iterable[Hook], there: Mapping[str, Any]) -> Iterator[str]:
    """A name like that of a hook, where the hook is not there: of a function with as many parameters, or of a value."""
    takes = len(node.args.args) if isinstance(node, ast.FunctionDef) else None
    missing = [
        hook.name
        for hook in hooks
        if hook.name not in there and not hook.needed and (None if hook.takes is None else len(hook.takes)) == takes
    ]
    if near := get_close_matches(name, missing, 1, NEAR):
        yield f"{source.at(node)}: the kernel asks for no {name!r}. Did you mean {near[0]!r}?"


def faults_of_parts(game: Game) -> Iterator[str]:
    """The other modules of the folder: those that are missing or misspelt, and what they lack."""
    names = {part.partition(".")[0]: part for part in HOOKS}
    for one in sorted(game.folder.iterdir()):
        stem = one.stem if one.suffix == ".py" else one.name if one.is_dir() else ""
        missing = [name for name in names if file_of(game, name) is None]
        if stem not in names and (near := get_close_matches(stem, missing, 1, NEAR)):
            yield f"{Place(one)}: the kernel looks for no {stem!r}. Did you mean {near[0]!r}?"
    for part, hooks in HOOKS.items():
        path = file_of(game, part)
        if part == "rules" or (path is None and part != "box"):
            continue
        if path is None:
            yield f"{Place(game.folder / 'box.py')}: it is missing: Components reads and checks box.toml."
            continue
        source = read(path)
        for hook in hooks:
            yield from faults_of_part(hook, source)
        for name, node in source.defined.items():
            if isinstance(node, ast.FunctionDef | ast.Assign):
                yield from misspelt(name, node, source, hooks, source.defined)


def faults_of_part(hook: Hook, source: Source) -> Iterator[str]:
    node = source.defined.get(hook.name)
    if node is None:
        if hook.needed:
            near = get_close_matches(hook.name, list(source.defined), 1, NEAR)
            yield f"{Place(source.path)}: {hook.call} is missing: {hook.says}.{f' Is it {near[0]!r}?' if near else ''}"
    elif hook.takes is not None and isinstance(node, ast.FunctionDef):
        takes = [one.arg for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
        ordered = FREE.get(hook.name, len(hook.takes))
        if takes[:ordered] != list(hook.takes[:ordered]) or not {*hook.takes} <= {*takes}:
            yield f"{source.at(node)}: {hook.name} takes ({', '.join(takes)}); the kernel calls {hook.call}."


# Names inside the rules


def faults_of_names(source: Source, rules: ModuleType, twin: ModuleType) -> Iterator[str]:
    """Fields that a state or a box does not have, and names that a module beside this one does not have."""
    for one in source.tree.body:
        if isinstance(one, ast.FunctionDef):
            parameters = {argument.arg for argument in one.args.args}
            names = (node for node in ast.walk(one) if isinstance(node, ast.Name))
            inside = parameters | {node.id for node in names if isinstance(node.ctx, ast.Store)}
            for owner, node in attributes_in(one):
                if owner in parameters and owner in RECORDS:
                    what, kind = RECORDS[owner]
                    fields = getattr(vars(rules).get(kind), "names", None) or (node.attr,)
                    if node.attr not in fields:
                        yield f"{source.at(node)}: a {what} has no field {node.attr!r}. {did_you_mean(node.attr, fields)}"
                elif owner not in inside and isinstance(module := vars(twin).get(owner), ModuleType):
                    if node.attr not in dir(module):
                        near = get_close_matches(node.attr, dir(module), 1)
                        hint = f" Did you mean {near[0]!r}?" if near else ""
                        yield f"{source.at(node)}: {owner} has no {node.attr!r}.{hint}"


def attributes_in(one: ast.FunctionDef) -> list[tuple[str, ast.Attribute]]:
    """Every `name.attribute` of a function, in the order of the text."""
    nodes = [node for node in ast.walk(one) if isinstance(node, ast.Attribute)]
    found = [(node.value.id, node) for node in nodes if isinstance(node.value, ast.Name)]
    return sorted(found, key=lambda pair: (pair[1].lineno, pair[1].col_offset))


# Sentences


def faults_of_texts(game: Game, rules: ModuleType, sources: Iterable[Source]) -> Iterator[str]:
    """Questions, actions, refusals and news without a sentence."""
    wanted = [*needed(game, rules, sources), *needed_by_achievements(game)]
    for language in LANGUAGES:
        known, where = spoken(game, language), os.path.relpath(game.folder / "texts" / f"{language}.ftl")
        for place, what, message in wanted:
            if message not in known:
                head, _, attribute = message.partition(".")
                write = f"`.{attribute} = ...` under {head}" if attribute else f"`{head} = ...`"
                yield f"{place}: {what} has no sentence in {SPOKEN[language]}: write {write} into {where}."


def spoken(game: Game, language: str) -> set[str]:
    """Every message of a game in a language."""
    folder = game.folder / "texts"
    paths = [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]
    return {name for path in paths if path.is_file() for name in messages(path.read_text(encoding="utf-8"))}


# Achievements


def faults_of_achievements(game: Game, rules: ModuleType) -> Iterator[str]:
    """What `achievements.toml` names and the game does not have."""
    try:
        honours = honours_in(game.folder / FILE)
    except BadGame as error:
        yield str(error)
        return
    fields = sorted(rules.State.fields)
    told = sorted(name.removesuffix(".news") for name in spoken(game, LANGUAGES[0]) if name.endswith(".news"))
    if honours.role:
        table, field = honours.role
        box = tomllib.loads((game.folder / "box.toml").read_text(encoding="utf-8"))
        tables = [name for name, value in box.items() if isinstance(value, dict | list)]
        if table not in tables:
            yield f"{place_in(game, 'role')}: the box has no table {table!r}. {did_you_mean(table, tables)}"
        if field not in fields:
            yield f"{place_in(game, 'role')}: a state has no field {field!r}. {did_you_mean(field, fields)}"
    seen: set[str] = set()
    for one in honours.achievement:
        place = place_in(game, f'name = "{one.name}"')
        if one.name in seen:
            yield f"{place}: there are two achievements {one.name!r}; right would be a name of its own for each."
        seen.add(one.name)
        for rule in (one.rule, one.without):
            if rule and rule not in told:
                yield f"{place}: {one.name!r} names {rule}, which tells no news. {did_you_mean(rule, told)}"
        for field in one.end:
            if field not in fields:
                yield f"{place}: {one.name!r}: a state has no field {field!r}. {did_you_mean(field, fields)}"
        for letter in one.numbers:
            if letter not in LETTERS:
                yield f"{place}: {one.name!r} names the number {letter!r}; news have {LETTERS[0]} to {LETTERS[-1]}."
        if one.before and "turn" not in fields:
            yield f"{place}: {one.name!r} counts rounds; right would be a state with a field 'turn'."


def needed_by_achievements(game: Game) -> Iterator[tuple[Place, str, str]]:
    for one in honours_in(game.folder / FILE).achievement:
        place = place_in(game, f'name = "{one.name}"')
        yield place, f"the achievement {one.name!r}", one.message
        yield place, f"how to earn {one.name!r}", f"{one.message}.line"


def place_in(game: Game, words: str) -> Place:
    """Where something stands in `achievements.toml`."""
    path = game.folder / FILE
    lines = path.read_text(encoding="utf-8").split("\n")
    return Place(path, next((number for number, line in enumerate(lines, 1) if line.startswith(words)), 1))


def needed(game: Game, rules: ModuleType, sources: Iterable[Source]) -> Iterator[tuple[Place, str, str]]:
    """(where, what, the message that says it)."""
    for source in sources:
        if isinstance(node := source.defined.get("QUESTIONS"), ast.Assign):
            for name in rules.QUESTIONS:
                yield source.at(node), f"the question {name!r}", f"ask-{name}"
        for one in ast.walk(source.tree):
            if isinstance(one, ast.Call) and isinstance(one.func, ast.Name):
                yield from needed_by_call(game, source, one)
            elif isinstance(one, ast.FunctionDef) and one.name.startswith("refusal"):
                for number in refused_in(one):
                    yield source.at(number), "the refusal", game.rule_id(number.value)


def needed_by_call(game: Game, source: Source, call: ast.Call) -> Iterator[tuple[Place, str, str]]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    first = call.args[0] if call.args else None
    if name == "family" and isinstance(first, ast.Constant) and isinstance(first.value, str):
        yield source.at(call), f"the action {first.value!r}", f"do-{first.value}"
    if name == "tell" and len(call.args) > 2:
        for number in numbers_in(call.args[2]):
            yield source.at(call), "the news", f"{game.rule_id(number.value)}.news"


def refused_in(node: ast.FunctionDef) -> Iterator[Any]:
    """The numbers of rules that a refusal may answer with, where they are written out."""
    for one in ast.walk(node):
        if isinstance(one, ast.Return) and one.value is not None:
            yield from numbers_in(one.value)


def numbers_in(node: ast.expr) -> Iterator[Any]:
    """A number written out, or both of `45 if ... else 0`; 0 is none."""
    if isinstance(node, ast.IfExp):
        yield from numbers_in(node.body)
        yield from numbers_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value > 0:
        yield node


def messages(text: str) -> Iterator[str]:
    """The messages of a Fluent file and their attributes: `AL-041`, `AL-041.news`."""
    head, inside = "", False
    for found in re.finditer(r"^(?:([A-Za-z][\w-]*)[ ]*=[ ]*(\S?)|[ ]+\.([A-Za-z][\w-]*)[ ]*=|[ ]+([^\s.]))", text, re.M):
        name, begun, attribute, more = found.groups()
        if name:
            head, inside = name, False
            if begun:
                yield head
        elif attribute:
            inside = True
            yield f"{head}.{attribute}"
        elif more and not inside:
            yield head
