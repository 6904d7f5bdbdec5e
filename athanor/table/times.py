"""When something was, in words and as a date: the page's script adds the hour of the visitor's own clock."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from markupsafe import Markup

from athanor.kernel.words import Words
from athanor.table.clocks import Timing

SPANS = (("minutes", 60, 3600), ("hours", 3600, 86_400), ("days", 86_400, None))
"""A unit, its seconds, and from how many seconds on the next one is used."""
LENGTHS = (("days", 86_400), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def span(seconds: float) -> dict[str, str | int]:
    """A while in its largest unit; less than a minute is now, and so is what a clock that was set back calls the future."""
    for unit, size, most in SPANS:
        if seconds >= size and (most is None or seconds < most):
            return {"unit": unit, "n": int(seconds // size)}
    return {"unit": "now", "n": 0}


def length(words: Words, seconds: float) -> str:
    """So long: in the largest unit that fits it whole."""
    unit, size = next(((unit, size) for unit, size in LENGTHS if seconds % size == 0), ("seconds", 1))
    return words("length", unit=unit, n=int(seconds // size))


def clock_words(words: Words, timing: Timing) -> str:
    """How a table keeps time."""
    turn, bank, more = (length(words, seconds) for seconds in timing[:3])
    if not (timing.bank or timing.more):
        return words("clock-turn", turn=turn) if timing.clock else words("clock-none")
    return words("clock-bank", turn=turn, bank=bank) if timing.clock else words("clock-fischer", bank=bank, more=more)


def when(words: Words, at: float, message: str = "ago") -> Markup:
    """A moment: `ago` says how long ago it was, `waits` for how long somebody has waited since."""
    date = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
    return Markup('<time datetime="{}">{}</time>').format(date, words(f"time-{message}", **span(time.time() - at)))
