"""A table as somebody wants it laid."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field

from athanor.kernel.box import Box
from athanor.table.clocks import NO_CLOCK, Timing
from athanor.table.errors import No

ME, OPEN, HERE = "me", "open", "here"
"""Who may be asked to a seat, beside bots: its owner, whoever has the link, another person at the same screen."""


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it laid. A seat is `me`, `open`, `here` or a bot; `names` may name it."""

    game: str
    seats: tuple[str, ...]
    names: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    listed: bool = False
    hints: bool | None = None
    timing: Timing = NO_CLOCK
    box: Box | None = None  # or else the one that comes with the game
    seal: str = ""  # of a number that whoever lays the table adds to the luck
    rated: bool = False


def check_seal(seal: str) -> str:
    if not re.fullmatch(r"([0-9a-f]{64})?", seal):
        raise No("bad-seal", 422)
    return seal


def put(words: tuple[str, ...], seat: int, word: str) -> tuple[str, ...]:
    return (*words[:seat], word, *words[seat + 1 :])


def new_id() -> str:
    return secrets.token_urlsafe(9)
