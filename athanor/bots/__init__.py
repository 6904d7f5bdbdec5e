"""Bots. Each gets a view and a luck of its own, and nothing else: what a seat may not know, its bot does not know.

make("search:500").choose(match.view(0), luck=7)
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from threading import Event
from typing import Protocol

from athanor.kernel.errors import BadSettings, did_you_mean
from athanor.kernel.match import View


@dataclass(frozen=True)
class Candidate:
    """An action that a bot thought about: how often it tried it, and its chance as the bot sees it (0 to 1)."""

    action: int
    tries: int
    chance: float


@dataclass(frozen=True)
class Thought:
    """What a bot chose, and the best of what it thought about, best first."""

    action: int
    candidates: list[Candidate] = field(default_factory=list)
    simulations: int = 0
    decisions: int = 0
    line: list[tuple[int, int]] = field(default_factory=list)
    """What a search expects to be played from here, each with its seat: its choice first."""
    says: str = ""
    """Why it did not think as its name promises: a message of `athanor/kernel/texts`."""


class Bot(Protocol):
    """Chooses one legal action of the view's seat. The same view and the same luck give the same choice."""

    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought: ...


KINDS = ("random", "beginner", "dabbler", "greedy", "search", "pupil", "champion")


def make(spec: str) -> Bot:
    """A bot by its short name: `random`, `beginner`, `dabbler`, `greedy`, `search:500` (simulations), `search:200ms` (time),
    `pupil:30` (a temperature in tenths), `champion`, `champion:500` and `champion:200ms` (a search that it guides)."""
    from athanor.bots.beginner import Beginner
    from athanor.bots.champion import Champion
    from athanor.bots.dabbler import Dabbler
    from athanor.bots.greedy import Greedy
    from athanor.bots.pupil import Pupil
    from athanor.bots.random import Random
    from athanor.bots.search import Search

    name, _, budget = spec.partition(":")
    if name not in KINDS:
        raise BadSettings(f"There is no bot {name!r}. {did_you_mean(name, KINDS)}")
    simple: dict[str, type[Bot]] = {"random": Random, "beginner": Beginner, "dabbler": Dabbler, "champion": Champion}
    if spec in simple:
        return simple[spec]()
    if name == "pupil":
        if re.fullmatch(r"[1-9]\d{0,2}", budget):
            return Pupil(int(budget))
        raise BadSettings(f"{spec!r}: a pupil takes a temperature in tenths, as in pupil:30.")
    if name == "greedy":
        if not budget:
            return Greedy()
        if re.fullmatch(r"[1-9]\d{0,4}", budget):
            return Greedy(int(budget))
        raise BadSettings(f"{spec!r}: greedy takes a number of worlds, as in greedy:24.")
    parts = re.fullmatch(r"([1-9]\d{0,6})(ms)?", budget or "500")
    if name not in ("search", "champion") or not parts or spec.endswith(":"):
        raise BadSettings(
            f"{spec!r} is no bot: say random, beginner, dabbler, greedy, pupil:30, search:500 (simulations), search:200ms (time),"
            " champion or champion:200ms."
        )
    kind = Search if name == "search" else Champion
    return kind(milliseconds=int(parts[1])) if parts[2] else kind(simulations=int(parts[1]))
