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
    says: str = ""
    """Why it did not think as its name promises: a message of `athanor/kernel/texts`."""


class Bot(Protocol):
    """Chooses one legal action of the view's seat. The same view and the same luck give the same choice."""

    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought: ...


LEVELS = ("random", "dabbler", "greedy", "search", "champion")


def make(spec: str) -> Bot:
    """A bot by its short name: `random`, `dabbler`, `greedy`, `search:500` (simulations), `search:200ms` (time), `champion`."""
    from athanor.bots.champion import Champion
    from athanor.bots.dabbler import Dabbler
    from athanor.bots.greedy import Greedy
    from athanor.bots.random import Random
    from athanor.bots.search import Search

    name, _, budget = spec.partition(":")
    if name not in LEVELS:
        raise BadSettings(f"There is no bot {name!r}. {did_you_mean(name, LEVELS)}")
    if spec in ("random", "dabbler"):
        return Random() if spec == "random" else Dabbler()
    if spec == "champion":
        return Champion()
    if name == "greedy":
        if not budget:
            return Greedy()
        if re.fullmatch(r"[1-9]\d{0,4}", budget):
            return Greedy(int(budget))
        raise BadSettings(f"{spec!r}: greedy takes a number of worlds, as in greedy:24.")
    parts = re.fullmatch(r"([1-9]\d{0,6})(ms)?", budget or "500")
    if name != "search" or not parts:
        raise BadSettings(
            f"{spec!r} is no bot: say random, dabbler, greedy, search:500 (simulations), search:200ms (time) or champion."
        )
    return Search(milliseconds=int(parts[1])) if parts[2] else Search(simulations=int(parts[1]))
