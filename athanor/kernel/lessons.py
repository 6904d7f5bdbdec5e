"""Lessons: first matches with a coach, each a file `lessons/<name>.toml` of a game's folder.

A lesson is a script for a match with a known seed: what the learner is shown and told step by step, what the learner does then,
and what the others do before the next step.

    seats = 2
    seat = 0                 # the learner's
    seed = 40
    minutes = 8
    options = {}
    before = ["0: take red"] # if it begins in the middle of a match: lines of all seats, already played
    [[step]]
    name = "tower"           # what is said: `lesson-<file>-tower`; its attribute `.wrong` answers another choice
    lit = ["board: cauldrons C10", "mine: ingredients yellow", "panel: happened"]
    rules = ["AL-028"]
    do = "create C10"        # in the notation of transcripts; without it, the learner reads and goes on
    also = ["create C09"]    # answers that are as good
    then = ["1: take blue"]  # of the other seats

What is lit is called as in `data-about` of the picture, after the panel where it lies: one name, or several with strokes between
them where layouts have different panels (`supply|shelf: bag`). `panel: hand` is a whole panel, `bar` the question bar.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, NamedTuple

from pydantic import Field, StringConstraints, ValidationError

from athanor.kernel.box import Strict, key_of, standard_box, toml_as_json
from athanor.kernel.errors import AthanorError, BadLesson, did_you_mean
from athanor.kernel.game import LANGUAGES, Game, find, part
from athanor.kernel.match import Line, Match, start
from athanor.kernel.texts import Texts

BEFORE = -1
"""The step of a line that is played before the first one."""
WORDS = 30
"""The most that are said at a step."""
SENTENCES = 2
"""The most that they make."""
Word = Annotated[str, StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=20)]


class Step(Strict):
    """One thing that is told, and done."""

    name: Word
    lit: tuple[str, ...] = Field(min_length=1)
    rules: tuple[str, ...] = ()
    do: str = ""
    also: tuple[str, ...] = ()
    then: tuple[str, ...] = ()

    @property
    def lights(self) -> list[Lit]:
        return [lit_of(words) for words in self.lit]


class Sheet(Strict):
    """What stands in the file."""

    seats: int
    seat: int
    seed: int = Field(ge=0)
    minutes: int = Field(ge=1)
    options: dict[str, str] = Field(default={})
    before: tuple[str, ...] = ()
    step: tuple[Step, ...] = Field(min_length=1)


class Lit(NamedTuple):
    """Something in the picture: what it is called there, in one of these panels (in any if none is named); or a whole panel."""

    panels: tuple[str, ...]
    what: str


def lit_of(words: str) -> Lit:
    where, _, what = words.rpartition(": ")
    return Lit(tuple(what.split("|")), "") if where == "panel" else Lit(tuple(where.split("|")) if where else (), what)


class Beat(NamedTuple):
    """A line of the script: at which step, of which seat, and the actions that will do."""

    step: int
    seat: int
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """How far a match has come in its lesson.

    Steps from `first` to `last` may be shown as the next one: those in which something is only read, and the one that waits for
    the learner. While the others answer, `last` is the step that they answer to, and `answering` is true.
    """

    first: int
    last: int
    answering: bool
    due: Beat | None  # the next line of the script


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson that was read and checked."""

    game: Game
    name: str
    where: str
    sheet: Sheet
    script: tuple[Beat, ...]

    @property
    def seat(self) -> int:
        return self.sheet.seat

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.sheet.step

    @property
    def before(self) -> tuple[Beat, ...]:
        """The lines that are played when the lesson begins."""
        return tuple(beat for beat in self.script if beat.step == BEFORE)

    def title(self, texts: Texts) -> str:
        return texts.say(f"lesson-{self.name}")

    def sentence(self, step: Step) -> str:
        """The message that is said at a step."""
        return f"lesson-{self.name}-{step.name}"

    def lines_before(self, step: int) -> int:
        """How many lines of the script come before a step."""
        return sum(beat.step < step for beat in self.script)

    def follow(self, lines: Sequence[Line]) -> Standing | None:
        """Where these lines have led; None where the script was left, or played to its end and the learner has gone on."""
        if any(
            line.seat != beat.seat or line.action not in beat.actions for line, beat in zip(lines, self.script, strict=False)
        ):
            return None
        if any(line.seat == self.seat for line in lines[len(self.script) :]):
            return None
        done = [beat.step for beat in self.script[: len(lines)] if beat.seat == self.seat]
        due = self.script[len(lines)] if len(lines) < len(self.script) else None
        answering = due is not None and due.seat != self.seat and bool(self.steps[due.step].do)
        first = done[-1] + (not answering) if done else 0
        return Standing(first, due.step if due else len(self.steps) - 1, answering, due)


# Reading


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons of a game, in the order of their names; many have none."""
    return [lesson_in(game, path) for path in sorted((game.folder / "lessons").glob("*.toml"))]


def lesson_of(game: Game, name: str) -> Lesson:
    known = {lesson.name: lesson for lesson in lessons_of(game)}
    if name not in known:
        raise BadLesson(f"{game.slug} has no lesson {name!r}. {did_you_mean(name, known)}")
    return known[name]


def lesson_in(game: Game, path: Path) -> Lesson:
    """The lesson of a file, or BadLesson with file, step and reason."""
    return _lesson_in(game.slug, path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _lesson_in(slug: str, path: Path, edited: int) -> Lesson:
    game, where = find(slug), f"{path.parent.parent.name}/lessons/{path.name}"
    if not re.fullmatch(r"[a-z]{1,9}", path.stem):
        raise BadLesson(f"{where}: a lesson is named by a word of at most nine small letters, as in first.toml.")
    try:
        sheet = Sheet.model_validate_json(toml_as_json(path.read_text(encoding="utf-8")))
    except ValidationError as error:
        raise BadLesson("\n".join(f"{where}: {key_of(one['loc'])}: {one['msg']}." for one in error.errors())) from None
    except ValueError as error:
        raise BadLesson(f"{where}: this is not a TOML file: {error}.") from None
    if sheet.seats not in game.seats or not 0 <= sheet.seat < sheet.seats:
        raise BadLesson(f"{where}: {game.slug} has no seat {sheet.seat} of {sheet.seats}.")
    try:
        game.settings(sheet.seats, sheet.options)
    except AthanorError as error:
        raise BadLesson(f"{where}: {error}") from None
    names = [step.name for step in sheet.step]
    for step in sheet.step:
        if names.count(step.name) > 1:
            raise BadLesson(f"{where}, step {step.name}: two steps have this name.")
        if step.also and not step.do:
            raise BadLesson(f"{where}, step {step.name}: `also` goes with `do`, the answer that is expected.")
    before = [line_of(game, sheet, line, where) for line in sheet.before]
    script = [beat for k in range(len(sheet.step)) for beat in beats(game, sheet, k, where)]
    return Lesson(game, path.stem, where, sheet, (*before, *script))


def line_of(game: Game, sheet: Sheet, line: str, where: str) -> Beat:
    """A line that is played before the lesson begins."""
    found = re.fullmatch(r"(\d{1,2}): (\S.*)", line)
    if not found or int(found[1]) >= sheet.seats:
        raise BadLesson(f"{where}, before: {line!r} is no line; one reads '1: take blue'.")
    try:
        action = part(game, "rules").ACTIONS.read(found[2], standard_box(game).vocabulary)
    except AthanorError as error:
        raise BadLesson(f"{where}, before: {error}") from None
    return Beat(BEFORE, int(found[1]), (action,))


def beats(game: Game, sheet: Sheet, k: int, where: str) -> Iterator[Beat]:
    """The lines of one step."""
    step, actions, words = sheet.step[k], part(game, "rules").ACTIONS, standard_box(game).vocabulary
    try:
        if step.do:
            yield Beat(k, sheet.seat, tuple(actions.read(one, words) for one in (step.do, *step.also)))
        for line in step.then:
            found = re.fullmatch(r"(\d{1,2}): (\S.*)", line)
            if not found or int(found[1]) == sheet.seat or int(found[1]) >= sheet.seats:
                raise BadLesson(f"{line!r} is no line of another seat; one reads '1: take blue'.")
            yield Beat(k, int(found[1]), (actions.read(found[2], words),))
    except AthanorError as error:
        raise BadLesson(f"{where}, step {step.name}: {error}") from None


# Playing


class Moment(NamedTuple):
    """A step as the learner meets it: the match must not be changed."""

    number: int
    step: Step
    match: Match


def replay(lesson: Lesson, compiled: bool = False) -> Iterator[Moment]:
    """Play a lesson as its script says; what the rules refuse raises BadLesson. A step in which something is only read is met
    twice if others play meanwhile."""
    sheet, box = lesson.sheet, standard_box(lesson.game)
    match = start(lesson.game.slug, seats=sheet.seats, seed=sheet.seed, options=sheet.options, box=box, compiled=compiled)
    for beat in lesson.before:
        perform(lesson, match, beat)
    for k, step in enumerate(lesson.steps):
        yield Moment(k, step, match)
        for beat in lesson.script:
            if beat.step == k:
                perform(lesson, match, beat)
        if step.then and not step.do:
            yield Moment(k, step, match)


def perform(lesson: Lesson, match: Match, beat: Beat, nth: int = 0) -> None:
    """Play a line of the script; where several answers are good, the nth."""
    action = beat.actions[nth]
    try:
        match.play(action, beat.seat)
    except AthanorError as error:
        after = f" after {match.notation(match.lines[-1].action)!r}" if match.lines else ""
        where = f"{lesson.where}, {'before' if beat.step == BEFORE else f'step {lesson.steps[beat.step].name}'}"
        raise BadLesson(f"{where}: '{beat.seat}: {match.notation(action)}' cannot be played{after}: {error}") from None


def faults(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, its picture aside: lines that the rules refuse, whichever good answer is given, and sentences
    that are missing or too long."""
    found: list[str] = []
    try:
        for number, step, match in replay(lesson):
            rest = [beat for beat in lesson.script if beat.step >= number]
            for nth in range(1, len(step.also) + 1):
                found += stumbles(lesson, match.clone(), rest, nth)
    except BadLesson as error:
        found.append(str(error))
    for language in LANGUAGES:
        texts = Texts(lesson.game, standard_box(lesson.game), language)
        found += [f"{lesson.where}: {one}" for one in unsaid(lesson, texts)]
    return found


def stumbles(lesson: Lesson, match: Match, rest: Sequence[Beat], nth: int) -> list[str]:
    """What is refused when the nth good answer is given now, and then all goes on as the script says."""
    try:
        for k, beat in enumerate(rest):
            perform(lesson, match, beat, 0 if k else nth)
    except BadLesson as error:
        return [str(error)]
    return []


def unsaid(lesson: Lesson, texts: Texts) -> Iterator[str]:
    """What the texts of one language lack for a lesson."""
    if not texts.has(f"lesson-{lesson.name}"):
        yield f"lesson-{lesson.name} is missing in {texts.language}."
    for step in lesson.steps:
        message = lesson.sentence(step)
        for attribute in ("", "wrong") if step.do else ("",):
            called = f"{message}{'.' * bool(attribute)}{attribute}"
            if not texts.has(message, attribute):
                yield f"{called} is missing in {texts.language}."
            else:
                yield from (f"{called} {fault}" for fault in lengthy(texts.say(message, attribute), texts.language))
        for rule in step.rules:
            if not texts.has(rule):
                yield f"step {step.name} names {rule}, which is no rule of {lesson.game.slug}."


def lengthy(text: str, language: str) -> Iterator[str]:
    """What is too much of a text that is said in one breath."""
    for count, most, what in ((words_in(text), WORDS, "words"), (sentences_in(text), SENTENCES, "sentences")):
        if count > most:
            yield f"has {count} {what} in {language}; {most} are the most."


def sentences_in(text: str) -> int:
    """A full stop, a question and an exclamation end one, but not a decimal point, nor what is put in brackets."""
    return len(re.findall(r"[.!?…]+[»”’*)]*(?=\s|$)", text))


def words_in(text: str) -> int:
    return len(re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", text))
