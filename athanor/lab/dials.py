"""A dial of the box over values, without editing a file: `cards.ember.cost=2..4`."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import product
from typing import Any

from athanor.kernel.box import Box, box_of
from athanor.kernel.errors import BadBox, BadSettings, did_you_mean

MOST = 200  # boxes of a run
AS_IT_IS, CHANGED = "as it is", "changed"


def dial(text: str) -> tuple[str, list[str]]:
    """The key and the values of `KEY=2..4` or `KEY=2,3,5`."""
    key, sign, values = text.partition("=")
    if not sign or not key or not values:
        raise BadSettings(f"A dial reads KEY=VALUES, as cards.ember.cost=2..4 or numbers.draw=2,3, not {text!r}.")
    if span := re.fullmatch(r"(-?\d{1,9})\.\.(-?\d{1,9})", values):
        low, high = int(span[1]), int(span[2])
        if not 0 <= high - low < MOST:
            raise BadSettings(f"{values} is no span: say the lesser number first, and at most {MOST} of them.")
        return key, [str(number) for number in range(low, high + 1)]
    return key, values.split(",")


def within(place: Any, step: str, so_far: str) -> str | int:
    """The key or index that a step of a path names: a key, the id of a component, or a number in a list."""
    if isinstance(place, dict):
        if step in place:
            return step
        known = list(place)
    elif isinstance(place, list):
        ids = names_in(place)
        if step in ids:
            return ids.index(step)
        if step.isdecimal() and len(step) < 7 and int(step) < len(place):
            return int(step)
        known = ids
    else:
        raise BadSettings(f"{so_far} of the box is {place!r}: it has no parts.")
    raise BadSettings(f"{so_far or 'The box'} has no {step!r}. {did_you_mean(step, known)}")


def find_dial(written: Any, key: str) -> tuple[Any, str | int]:
    """Where a key leads in a box: the place that holds the value, and the last step."""
    *steps, last = key.split(".")
    place, so_far = written, ""
    for step in steps:
        place = place[within(place, step, so_far)]
        so_far = f"{so_far}.{step}" if so_far else step
    return place, within(place, last, so_far)


def turned(box: Box, dials: Sequence[tuple[str, str]]) -> Box:
    """A box with some values changed. A wrong key or value is one sentence."""
    written = changed(box, dials)
    name = ", ".join(f"{key}={value}" for key, value in dials)
    try:
        return box_of(box.game, json.dumps(written), name)
    except BadBox as error:
        raise BadSettings(str(error).splitlines()[0]) from None


def changed(box: Box, dials: Sequence[tuple[str, str]]) -> Any:
    """The text of a box with some values changed, right or wrong."""
    written = json.loads(box.written)
    for key, value in dials:
        place, step = find_dial(written, key)
        place[step] = as_kept(place[step], value, key)
    return written


def as_kept(before: Any, value: str, key: str) -> Any:
    """A value in the kind of the one before it. What the box's own schema says to it comes after."""
    if isinstance(before, str):
        return value
    try:
        found = json.loads(value)
    except (ValueError, RecursionError):
        found = value
    if isinstance(before, dict | list) and not isinstance(found, type(before)):
        raise BadSettings(f"{key} is no single value: say which part of it, or all of it in JSON.")
    return found


def variants(box: Box, texts: Sequence[str]) -> list[tuple[str, Box]]:
    """The box as it is, and every combination of the dials' other values, each by its name."""
    dials = [dial(text) for text in texts]
    if len({key for key, _ in dials}) < len(dials):
        raise BadSettings("A dial is named twice: say all its values at once, as KEY=2,3,5.")
    chosen = list(product(*([(key, value) for value in values] for key, values in dials)))
    if len(chosen) > MOST:
        raise BadSettings(f"{len(chosen)} boxes are too many: at most {MOST}.")
    found = [(", ".join(f"{key}={value}" for key, value in some), turned(box, some)) for some in chosen]
    return [(AS_IT_IS, box), *((name, one) for name, one in found if one.digest != box.digest)]


def touched(texts: Sequence[str]) -> set[str]:
    """The words of the dials' keys: the changed component is among them."""
    return {step for text in texts for step in dial(text)[0].split(".")}


def differences(before: Any, after: Any, so_far: str = "") -> list[tuple[str, str]]:
    """The dials that lead from one text of a box to another: single values where they can, whole lists where those differ in
    length or in what they hold."""
    if before == after:
        return []
    alike = type(before) is type(after)
    if alike and isinstance(before, dict) and (not so_far or before.keys() == after.keys()):
        if before.keys() != after.keys():
            odd = sorted(before.keys() ^ after.keys())[0]
            raise BadSettings(f"The box has a part too many or too few: {odd}.")
        return [found for key in before for found in differences(before[key], after[key], f"{so_far}.{key}".lstrip("."))]
    if alike and isinstance(before, list) and names_in(before) == names_in(after):
        steps = zip(names_in(before), before, after, strict=True)
        return [found for name, one, other in steps for found in differences(one, other, f"{so_far}.{name}")]
    return [(so_far, after if isinstance(after, str) else json.dumps(after, ensure_ascii=False))]


def names_in(rows: Sequence[Any]) -> list[str]:
    """What the rows of a list are called in a key: by their ids, or by their numbers."""
    return [str(row["id"]) if isinstance(row, dict) and "id" in row else str(k) for k, row in enumerate(rows)]
