"""Drawn examples of a rules page: positions of a game, each under the rule that it shows, from `examples.toml` of its folder.

[[example]]
name = "recipe"          # its caption is the message `example-recipe`
rule = "AL-031"
panels = ["board"]       # the panel that is drawn: the first of these that the layout has
lesson = "first"         # a position of a lesson: when this step begins
step = "seven"

[[example]]
name = "mine"
rule = "MP-042"
panels = ["mine", "mat"]
seats = 2                # or one that is played from a seed
seed = 115
seat = 0                 # who looks at it, -1 a spectator; the learner of a lesson and the first seat do unless it says so
options = { layout = "default" }
lines = ["0: move alchemist W", "0: mine alchemist"]
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Self

from pydantic import Field, ValidationError, model_validator

from athanor.kernel.box import Strict, key_of, toml_as_json
from athanor.kernel.errors import AthanorError, BadExample, did_you_mean
from athanor.kernel.game import Game, find
from athanor.kernel.lessons import Word, lesson_of, replay
from athanor.kernel.match import Match, View, start

FILE = "examples.toml"


class Example(Strict):
    """A position to look at, and where it stands."""

    name: Word
    rule: str
    panels: tuple[str, ...] = Field(min_length=1)
    lesson: str = ""
    step: str = ""
    seats: int = 0
    seat: int | None = None
    seed: int = Field(default=0, ge=0)
    options: dict[str, str] = Field(default={})
    lines: tuple[str, ...] = ()

    @model_validator(mode="after")
    def one_position(self) -> Self:
        if bool(self.lesson) == bool(self.seats):
            raise ValueError("an example has a position of a lesson (lesson, step) or one of its own (seats, seed, lines)")
        return self

    @property
    def message(self) -> str:
        """Its caption."""
        return f"example-{self.name}"


class Sheet(Strict):
    """What stands in the file."""

    example: tuple[Example, ...] = ()


def examples_of(game: Game) -> tuple[Example, ...]:
    """The examples of a game; many have none."""
    path = game.folder / FILE
    return _examples_in(path, path.stat().st_mtime_ns) if path.is_file() else ()


@lru_cache(maxsize=64)
def _examples_in(path: Path, edited: int) -> tuple[Example, ...]:
    where = f"{path.parent.name}/{FILE}"
    try:
        found = Sheet.model_validate_json(toml_as_json(path.read_text(encoding="utf-8"))).example
    except ValidationError as error:
        raise BadExample("\n".join(f"{where}: {key_of(one['loc'])}: {one['msg']}." for one in error.errors())) from None
    except ValueError as error:
        raise BadExample(f"{where}: this is not a TOML file: {error}.") from None
    names = [one.name for one in found]
    for name in names:
        if names.count(name) > 1:
            raise BadExample(f"{where}: two examples are called {name}; each needs a name of its own.")
    return found


def view_of(game: Game, example: Example) -> View:
    """The position as its seat sees it, or BadExample with file, example and reason."""
    where = f"{game.folder.name}/{FILE}, example {example.name}"
    try:
        return _view_in(game.slug, example.model_dump_json())
    except AthanorError as error:
        raise BadExample(f"{where}: {error}") from None


@lru_cache(maxsize=256)
def _view_in(slug: str, written: str) -> View:
    game, example = find(slug), Example.model_validate_json(written)
    if not example.lesson:
        return played(slug, example).view(example.seat or 0)
    lesson = lesson_of(game, example.lesson)
    for _, step, match in replay(lesson):
        if step.name == example.step:
            return match.view(lesson.seat if example.seat is None else example.seat)
    raise BadExample(
        f"the lesson has no step {example.step!r}. {did_you_mean(example.step, [step.name for step in lesson.steps])}"
    )


def played(slug: str, example: Example) -> Match:
    """A match from its seed, and its lines played."""
    match = start(slug, seats=example.seats, seed=example.seed, options=example.options, compiled=False)
    for line in example.lines:
        found = re.fullmatch(r"(\d{1,2}): (\S.*)", line)
        if not found:
            raise BadExample(f"{line!r} is no line; one reads '1: take blue'.")
        match.play(found[2], int(found[1]))
    return match
