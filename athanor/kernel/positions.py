"""Positions: a match set up by hand, so that a test shows one rule and nothing else.

    match = position("alchemist", seats=3, stock={0: (3, 3, 2, 2, 2)}, maker={"C04": 0})
    assert refused(match, "copy C05") == "AL-046"
    play(match, "copy C04")

A dict names the rows to change, by index or by the id of a component; a sequence gives a whole row. What a game derives from
other fields (sizes of piles, sets of what was seen) is the caller's to give too. The tests of every game have `position`,
`refused` and `play` in their `tables.py`: these, or those that know how the game is laid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from athanor.kernel.actions import Vocabulary
from athanor.kernel.errors import BadSettings, did_you_mean
from athanor.kernel.match import NOW, Match, start


def position(
    slug: str, seats: int | None = None, options: dict[str, str] | None = None, seed: int = 1, **fields: Any
) -> Match:
    """An interpreted match in which some fields of the state were overwritten. It plays on, but does not replay."""
    match = start(slug, seats, seed, options, compiled=False)
    put(match, **fields)
    return match


def refused(match: Match, action: str, seat: int | None = None) -> str:
    """The rule that forbids an action, or an empty text."""
    no = match.why_not(action, seat)
    return no.rule if no else ""


def play(match: Match, *actions: int | str | tuple[int, int | str]) -> Match:
    """One action after the other, sealed ones as (seat, action)."""
    for one in actions:
        seat, action = one if isinstance(one, tuple) else (None, one)
        match.play(action, seat)
    return match


def put(match: Match, **fields: Any) -> None:
    """Overwrite fields of a match; a misspelt one, or a row of the wrong length, is refused."""
    states, compiled = match._bench.states, match.loaded.compiled
    known = states.dtype.names if compiled else vars(states[NOW])
    for name, value in fields.items():
        if name not in known:
            raise BadSettings(f"A state of {match.game.slug} has no field {name!r}. {did_you_mean(name, known)}")
        if compiled:
            states[name][NOW] = laid(name, states[name][NOW].tolist(), value, match.box.vocabulary)
        else:
            setattr(states[NOW], name, laid(name, getattr(states[NOW], name), value, match.box.vocabulary))


def laid(name: str, old: Any, new: Any, box: Vocabulary) -> Any:
    """The value of a field after `new` was laid over `old`."""
    if not isinstance(old, list):
        if isinstance(new, (Mapping, Sequence)) and not isinstance(new, str):
            raise BadSettings(f"{name} takes one number, not {new!r}.")
        return index(new, box)
    if isinstance(new, Mapping):
        rows = list(old)
        for key, value in new.items():
            at = index(key, box)
            if not 0 <= at < len(rows):
                raise BadSettings(f"{name} has rows 0 to {len(rows) - 1}, not {at}.")
            rows[at] = laid(name, rows[at], value, box)
        return rows
    if isinstance(new, str) or not isinstance(new, Sequence) or len(new) != len(old):
        raise BadSettings(f"{name} takes {len(old)} values, or a dict of some of them, not {new!r}.")
    return [laid(name, row, value, box) for row, value in zip(old, new, strict=True)]


def index(value: int | str, box: Vocabulary) -> int:
    """A number as it is; the id of a component as its place in its table."""
    if not isinstance(value, str):
        return int(value)
    found = {ids.index(value) for ids in map(list, box.values()) if value in ids}
    if len(found) != 1:
        known = [word for ids in box.values() for word in ids]
        reason = f"names several components, of different places: {sorted(found)}" if found else did_you_mean(value, known)
        raise BadSettings(f"{value!r} is no component of its own: {reason}")
    return found.pop()
