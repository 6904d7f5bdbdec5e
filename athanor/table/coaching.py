"""What the coach says at a table where somebody learns: the steps of the lesson so far, and what is expected now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from markupsafe import Markup, escape

from athanor.kernel.lessons import Lesson, Standing, Step, lessons_of
from athanor.kernel.texts import Texts
from athanor.table.audience import notice
from athanor.table.live import Live


@dataclass(frozen=True)
class Coaching:
    """How far somebody is in the lesson of a match, and how many lines had happened for them before each step so far."""

    lesson: Lesson
    standing: Standing
    lines: list[int]


def coaching(live: Live, person: str) -> Coaching | None:
    """Of a match that is a lesson for this person, as long as it follows the script."""
    lesson, standing = live.lesson, live.standing if live.playing else None
    if lesson is None or standing is None or lesson.seat not in live.seats_of(person):
        return None
    eyes = live.eyes(person)
    happened = [sum(notice(entry.audience, eyes) for entry in live.log[:line]) for line in range(len(live.log) + 1)]
    return Coaching(lesson, standing, [happened[lesson.lines_before(k)] for k in range(standing.last + 1)])


def cards(coached: Coaching, texts: Texts) -> list[dict[str, Any]]:
    """What is said at every step so far, with what is lit."""
    return [
        {
            "said": bold(texts.say(coached.lesson.sentence(step))),
            "rules": step.rules,
            "lit": [lit._asdict() for lit in step.lights],
            "line": line,
            "asks": bool(step.do),
        }
        for step, line in zip(coached.lesson.steps, coached.lines, strict=False)
    ]


def expected(coached: Coaching, texts: Texts) -> list[dict[str, Any]]:
    """The next choices of the learner, up to where others answer: the actions that will do, and what is said to any other."""
    script, due = coached.lesson.script, coached.standing.due
    if due is None or due.seat != coached.lesson.seat:
        return []
    mine = takewhile(lambda beat: beat.seat == due.seat, script[script.index(due) :])
    return [
        {"actions": beat.actions, "wrong": wrong(coached.lesson, coached.lesson.steps[beat.step], texts)} for beat in mine
    ]


def wrong(lesson: Lesson, step: Step, texts: Texts) -> Markup:
    return bold(texts.say(lesson.sentence(step), "wrong"))


def following(lesson: Lesson) -> Lesson | None:
    """The lesson after this one."""
    later = (one for one in lessons_of(lesson.game) if one.name > lesson.name)
    return next(later, None)


def bold(text: str) -> Markup:
    """`**word**` for the word that matters."""
    return Markup("").join(pieces(text))


def pieces(text: str) -> Iterator[Markup]:
    for k, piece in enumerate(re.split(r"\*\*", text)):
        yield Markup("<b>{}</b>").format(piece) if k % 2 else escape(piece)
