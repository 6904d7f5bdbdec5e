"""Loading a game: the same rules, compiled or interpreted, both in one process.

A rule module is executed as a *twin*: its source run under a name of its own, with its imports of the rulebook and of the
game's other rule modules led to twins of the same kind. Generic code (entry points, playouts, search, laws) lives in
`templates/` and is executed once per game, with `game` in its globals: Numba's disk cache works for modules, not for closures.

Numba's cache does not notice an edit in a called file, so the cache folder is named by a digest of every source that the
game can call.
"""

from __future__ import annotations

import builtins
import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from athanor.kernel import contract
from athanor.kernel.actions import Actions
from athanor.kernel.errors import BadGame
from athanor.kernel.game import Game, find
from athanor.kernel.ranking import WIDTH
from athanor.kernel.records import Records, allocate
from athanor.kernel.switches import linked

KERNEL = Path(__file__).parent
TWINNED = ("athanor.kernel.rulebook", "athanor.kernel.ranking")  # of the kernel's own modules, those that rules call
TEMPLATES = ("entry", "bots", "laws")  # each may call the ones before it; the laws are loaded when they are asked for
VERSIONS = 8  # of a game whose compiled code is kept
SHIPPED = (
    KERNEL.parent / "compiled"
)  # in a wheel that carries compiled games (`make wheel`): the same folders as in the cache
Progress = Callable[[str, int, int], None]

_lock = threading.RLock()
_loaded: dict[tuple[str, bool], Loaded] = {}


def cache_folder() -> Path:
    """Where compiled rules are kept: ATHANOR_CACHE, or the user's cache folder."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(os.environ.get("ATHANOR_CACHE") or Path(home) / "athanor")


def sources(game: Game) -> list[Path]:
    """Everything that the game's rules can call of its own: `rules.py`, or every file of the folder `rules/`."""
    if not (path := contract.file_of(game, "rules")):
        raise BadGame([f"{contract.Place(game.folder / 'rules.py')}: it is missing: every game has rules."])
    return sorted(path.parent.glob("*.py")) if path.name == "__init__.py" else [path]


def digest(game: Game) -> str:
    """Names what the game's compiled code was made from. The files are read again only when one of them has changed."""
    return _digest(game, tuple(path.stat().st_mtime_ns for path in sources(game)), linked())


@lru_cache(maxsize=64)
def _digest(game: Game, edited: tuple[int, ...], linking: bool) -> str:
    shared = [KERNEL / f"{name}.py" for name in ("rulebook", "ranking", "records", "actions", "linking", "scratch")]
    templates = [KERNEL / "templates" / f"{name}.py" for name in TEMPLATES]
    numpy = np.__version__.partition(".")[0]  # compiled code knows no more of Python and NumPy than their binary interfaces
    sha = hashlib.sha256(f"{sys.implementation.cache_tag} {version('numba')} {numpy} {linking}".encode())
    for path in [*shared, *templates, *sources(game)]:
        sha.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return sha.hexdigest()[:16]


class Twins:
    """The modules of one game, executed for one way of running."""

    def __init__(self, game: Game, compiled: bool, mark: str) -> None:
        self.game = game
        self.compiled = compiled
        self.prefix = f"athanor.{'compiled' if compiled else 'interpreted'}.{game.slug}_{mark}"
        self.folder = f"athanor.games.{game.slug}"
        self.modules: dict[str, ModuleType] = {}

    def of(self, name: str) -> ModuleType:
        """The twin of an importable rule module."""
        if name not in self.modules:
            spec = importlib.util.find_spec(name)
            if spec is None or spec.origin is None:
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)
            path = Path(spec.origin)
            if name not in TWINNED and path not in sources(self.game):
                raise ImportError(
                    f"{name} is no rule module of {self.game.slug}: rules in several files are a folder rules/, and import"
                    " nothing else of their game."
                )
            self.run(path, name)
        return self.modules[name]

    def run(self, path: Path, name: str, /, text: str | None = None, **given: Any) -> ModuleType:
        """Execute a file as a twin, or the text that stands for it; `given` is put into its globals first."""
        twin = ModuleType(f"{self.prefix}.{name.removeprefix('athanor.')}")
        twin.__file__ = str(path)
        twin.__package__ = name if path.name == "__init__.py" else name.rpartition(".")[0]
        vars(twin).update(given, COMPILED=self.compiled, __builtins__={**vars(builtins), "__import__": self._import})
        sys.modules[twin.__name__] = twin  # Numba looks its cached functions' modules up there
        self.modules[name] = twin  # before it is executed: two modules that import each other fail as they do elsewhere
        exec(compile(path.read_text(encoding="utf-8") if text is None else text, str(path), "exec"), vars(twin))
        return twin

    def _import(
        self,
        name: str,
        scope: Mapping[str, Any] | None = None,
        local: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        """`import` inside a twin: rule modules lead to twins, everything else is imported as usual."""
        absolute = name
        if level and scope is not None:
            absolute = importlib.util.resolve_name("." * level + name, scope["__package__"])
        if names and absolute in (
            self.folder,
            f"{self.folder}.rules",
        ):  # `from . import pieces`: the modules beside this one
            return SimpleNamespace(**{one: self.of(f"{absolute}.{one}") for one in names})
        if names and (absolute in TWINNED or absolute.startswith(f"{self.folder}.")):
            return self.of(absolute)
        return __import__(name, scope, local, names or (), level)


class Loaded:
    """A game ready to run: its rules, and the kernel's templates executed for it."""

    def __init__(self, game: Game, compiled: bool, mark: str) -> None:
        self.game = game
        self.compiled = compiled
        self.mark = mark
        self._twins = Twins(game, compiled, mark)
        self._templates: dict[str, ModuleType] = {}
        self._written: list[ModuleType] = []
        try:
            with self._cache():
                self.rules = self._twins.of(f"{self._twins.folder}.rules")
        except (ImportError, AttributeError, NameError, SyntaxError, TypeError, ValueError) as error:
            raise contract.as_fault(game, error) from error
        self._keep_contract()

    def _keep_contract(self) -> None:
        """The contract of the kernel, checked once for what the game's files say now."""
        kept = cache_folder() / "contracts" / self.game.slug
        mark = contract.mark(self.game, sources(self.game))
        with suppress(OSError):
            if kept.read_text(encoding="utf-8") == mark:
                return
        own = {name: twin for name, twin in self._twins.modules.items() if name not in TWINNED}
        contract.check(self.game, self.rules, own)
        with suppress(OSError):
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(mark, encoding="utf-8")

    @property
    def actions(self) -> Actions:
        actions: Actions = self.rules.ACTIONS
        return actions

    @property
    def entry(self) -> ModuleType:
        return self._template("entry")

    @property
    def bots(self) -> ModuleType:
        return self._template("bots")

    @property
    def laws(self) -> ModuleType:
        return self._template("laws")

    def _template(self, name: str) -> ModuleType:
        if name not in self._templates:
            with _lock:  # whoever asks meanwhile must not see half a module
                self._execute(name)
        return self._templates[name]

    def _execute(self, name: str) -> None:
        if name not in self._templates:
            before: dict[str, Any] = {one: self._template(one) for one in TEMPLATES[: TEMPLATES.index(name)]}
            path = KERNEL / "templates" / f"{name}.py"
            with self._cache():
                self._templates[name] = self._twins.run(path, f"athanor.kernel.templates.{name}", game=self.rules, **before)

    def run(self, name: str, text: str, **given: Any) -> ModuleType:
        """Execute code that calls this game's rules (`game`) and entry points (`entry`), as they run. Its `name` changes with
        whatever it is made of: compiled, it is kept under that name."""
        folder = cache_folder() / f"{self.game.slug}-{self.mark}"
        path = folder / f"{name}.py"
        if self.compiled and not path.is_file():  # Numba's cache wants a file to go by
            folder.mkdir(parents=True, exist_ok=True)
            part = folder / f"{name}.{os.getpid()}.part"
            part.write_text(text, encoding="utf-8")
            part.replace(path)
        with self._cache():
            made = self._twins.run(path, f"athanor.kernel.{name}", text, game=self.rules, entry=self.entry, **given)
        self._written.append(made)
        return made

    @contextmanager
    def _cache(self) -> Iterator[None]:
        """Functions decorated meanwhile are cached under this game's digest."""
        if not self.compiled:
            yield
            return
        from athanor.kernel.caching import kept_in

        with _lock, kept_in(compiled_folder(self.game.slug, self.mark)):
            yield

    def compiled_anew(self) -> list[str]:
        """The functions that had to be compiled because the disk cache did not hold them."""
        modules = [self.rules, *self._templates.values(), *self._written]
        return sorted(
            f"{module.__name__}.{name}"
            for module in modules
            for name, value in vars(module).items()
            if hasattr(value, "stats") and value.stats.cache_misses
        )


def load(slug: str, compiled: bool = True, progress: Progress | None = None) -> Loaded:
    """A game, compiled (and warm: nothing compiles in a turn) or interpreted. The same sources are loaded once."""
    with _lock:
        game = find(slug)
        mark = digest(game)
        known = _loaded.get((slug, compiled))
        if known is None or known.mark != mark:
            if compiled:
                unpack(slug, mark)
            known = Loaded(game, compiled, mark)
            if compiled:
                warm(known, progress or (lambda step, k, n: None))
                whole(slug, mark).touch()
                forget_old_versions(slug, mark)
            _loaded[slug, compiled] = known
        return known


def compiled_folder(slug: str, mark: str) -> Path:
    """Where this version of a game is kept, for all processors."""
    return cache_folder() / f"{slug}-{mark}"


def whole(slug: str, mark: str) -> Path:
    """The sign that every entry point of this version lies in the cache, compiled for this processor."""
    from athanor.kernel.caching import target

    return compiled_folder(slug, mark) / f"whole-{target()}"


def ready(slug: str) -> bool:
    """True when a game is loaded in a moment: it was compiled before, or came compiled."""
    mark = digest(find(slug))
    unpack(slug, mark)
    return whole(slug, mark).exists()


def unpack(slug: str, mark: str) -> None:
    """A game that came compiled, from these very sources, is laid into the cache: whole or not at all."""
    folder = compiled_folder(slug, mark)
    if folder.exists() or not (SHIPPED / folder.name).is_dir():
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="unpacked-", dir=folder.parent) as made:
        shutil.copytree(SHIPPED / folder.name, Path(made) / folder.name)
        with suppress(OSError):  # another process was first
            (Path(made) / folder.name).rename(folder)


def weight(slug: str) -> int:
    """How long a game takes to compile, by the length of its rules."""
    return sum(path.stat().st_size for path in sources(find(slug)))


def forget_old_versions(slug: str, mark: str) -> None:
    """Every edit of the rules makes a new version of the compiled game: only those used last stay in the cache."""
    folder = cache_folder()
    with suppress(OSError):  # another process may tidy up at the same time
        os.utime(folder / f"{slug}-{mark}")
        versions = folder.glob(f"{slug}-{'[0-9a-f]' * len(mark)}")
        for old in sorted(versions, key=lambda path: path.stat().st_mtime, reverse=True)[VERSIONS:]:
            shutil.rmtree(old, ignore_errors=True)


@dataclass
class Bench:
    """Scratch room for one user of a loaded game: states, a list of moves, score sheets. Not shared between threads."""

    boxes: Records
    states: Records
    moves: Any
    sheet: Any
    worths: Any


def bench(loaded: Loaded, boxes: Records, count: int) -> Bench:
    seats = loaded.game.seats[-1]
    size = loaded.actions.size
    states = allocate(loaded.rules.State, count, loaded.compiled)
    if loaded.compiled:
        moves, sheet = np.zeros(size, np.int64), np.zeros((seats, WIDTH), np.int64)
        return Bench(boxes, states, moves, sheet, np.zeros(seats, np.float64))
    return Bench(boxes, states, [0] * size, [[0] * WIDTH for _ in range(seats)], [0.0] * seats)


def warm(loaded: Loaded, progress: Progress) -> None:
    """Run every entry point once, so that each is compiled, or read from the cache, before anybody waits for it."""
    from athanor.kernel.box import standard_box
    from athanor.kernel.guiding import has_champion, warm_guided

    scratch = bench(loaded, standard_box(loaded.game).records(loaded), 8)
    scratch.states[0].seats = loaded.game.seats[0]
    steps = [*loaded.entry.WARM, *loaded.bots.WARM]
    if has_champion(loaded):
        steps.append(("champion", lambda bench: warm_guided(loaded, bench)))
    for k, (name, step) in enumerate(steps):
        progress(name, k, len(steps))
        step(scratch)
    progress("", len(steps), len(steps))
