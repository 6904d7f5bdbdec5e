"""What a learner sees and may choose, field by field: written from the state, its roles and the actions of a game."""

from __future__ import annotations

import numpy as np

from athanor.kernel.actions import Argument, Family, code, numbered, of, words
from athanor.kernel.features import fields_of, has_roles
from athanor.kernel.game import find
from athanor.kernel.loading import Loaded, load
from athanor.kernel.vector import UNLEARNT
from athanor.research.arena import SMALL


def spaces(slug: str) -> str:
    """All spaces of a game as Markdown."""
    game, loaded = find(slug), load(slug, compiled=False)
    lines = [f"# {game.title['en']}: what is seen and chosen", "", *features(loaded), *fields(loaded), *actions(loaded)]
    return "\n".join(lines)


def features(loaded: Loaded) -> list[str]:
    """What the vector environment shows."""
    if not has_roles(loaded):
        return ["Its fields have no roles yet: the vector environment refuses it.", ""]
    found = fields_of(loaded)
    rows = [f"| {span(one.first, one.size)} | `{one.name}` | {one.says} | {one.scale:.3g} |" for one in found]
    return [
        f"`observation` of the vector environment: {found[-1].first + found[-1].size} numbers of 8 bits, what the seat that is",
        "asked may know. Seats are counted from it on; rows of seats that nobody has are 0.",
        "A feature times its scale is about 1.",
        "",
        "| features | field | what it holds | scale |",
        "| --- | --- | --- | --- |",
        *rows,
        "",
    ]


def fields(loaded: Loaded) -> list[str]:
    """What PettingZoo's and OpenSpiel's environments show: the view as it lies in memory."""
    dtype, at, rows = loaded.rules.State, 0, []
    for name in dtype.names:
        if name in UNLEARNT:
            continue
        kind = dtype.fields[name][0]
        bits = 64 if kind.base.str[1:] in ("i8", "u8") else 1
        size = int(np.prod(kind.shape, dtype=int)) * bits
        shape = " x ".join(map(str, kind.shape)) or "1"
        rows.append(f"| {span(at, size)} | `{name}` | {shape}{', as bits' if bits > 1 else ''} |")
        at += size
    return [
        f"`observation` of PettingZoo's environments and OpenSpiel's tensor: {at} numbers, the fields of the state,",
        "what is hidden blanked; rows of seats are in the order of the table.",
        "",
        "| numbers | field | shape |",
        "| --- | --- | --- |",
        *rows,
        "",
    ]


def actions(loaded: Loaded) -> list[str]:
    questions = list(loaded.rules.QUESTIONS)
    return [
        f"Actions: {loaded.actions.size}, numbered as in PettingZoo's and OpenSpiel's environments.",
        f"The vector environment lists all actions of a family of at most {SMALL}, and of a larger one those that some",
        "random match finds legal: `env.action_of[slot]`.",
        "",
        "| actions | words | answers | how many |",
        "| --- | --- | --- | --- |",
        *(row_of(one, questions) for one in loaded.actions.families),
    ]


def span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first} to {first + size - 1}"


def row_of(family: Family, questions: list[str]) -> str:
    answers = ", ".join(questions[question] for question in family.asked)
    notation = " ".join([family.name, *map(said, family.arguments)])
    return f"| {span(family.first, family.size)} | `{notation}` | {answers} | {family.size} |"


def said(argument: Argument) -> str:
    """An argument of an action in notation."""
    if isinstance(argument, of):
        return f"<{argument.table}>"
    if isinstance(argument, words):
        return f"<{', '.join(argument.choices)}>"
    if isinstance(argument, numbered):
        return f"<{argument.low}..{argument.high}>"
    if isinstance(argument, code):
        return f"<{argument.digits} digits 0..{argument.base - 1}>"
    return "<...>"
