"""Information-set Monte-Carlo tree search: every simulation imagines a world that the view allows and plays it out.

The tree is grown in compiled code, a slice at a time, without the interpreter's lock; between slices it looks at the clock
and at `stop`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Event
from typing import Any

from athanor.bots import Candidate, Thought
from athanor.kernel.match import View

SLICE = 128
SPELL = 0.001  # seconds
MOST_NODES = 400_000
MOST_NODES_INTERPRETED = 5_000  # nodes are objects then: making them takes longer than using them
DEPTH = 512


class Search:
    def __init__(
        self,
        simulations: int = 0,
        milliseconds: int = 0,
        explore: float | None = None,
        horizon: int | None = None,
    ) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.explore = explore
        self.horizon = horizon

    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought:
        end = time.perf_counter() + self.milliseconds / 1000
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        bots = view.loaded.bots
        bench = view.bench(3)
        most = MOST_NODES if view.loaded.compiled else MOST_NODES_INTERPRETED
        nodes = min(most, 2 * self.simulations + 64) if self.simulations else most
        room = bots.search_room(bench, nodes, DEPTH)
        bots.start_search(room.tree, room.tally, luck)
        explore = bots.EXPLORE if self.explore is None else self.explore
        horizon = bots.HORIZON if self.horizon is None else self.horizon
        for sims in self._slices(end, SLICE if view.loaded.compiled else 4):
            bots.run_search(bench, room, view.seat, sims, explore, horizon)
            if stop is not None and stop.is_set():
                break
        tally = room.tally[0]
        best = ranked(room.tree, view.seat)
        return Thought(best[0].action if best else legal[0], best, int(tally.sims), int(tally.steps))

    def _slices(self, end: float, size: int) -> Iterator[int]:
        """Numbers of simulations to do in a row, until the budget is spent. By the clock, a slice lasts about SPELL and the last
        one ends in time; there is one, however late it is."""
        if self.simulations:
            for done in range(0, self.simulations, size):
                yield min(size, self.simulations - done)
            return
        before = time.perf_counter()
        sims = max(1, size // 16)
        while True:
            yield sims
            now = time.perf_counter()
            if now >= end:
                return
            each = (now - before) / sims
            sims, before = max(1, min(size, int(min(SPELL, end - now) / each))), now


def ranked(tree: Any, seat: int) -> list[Candidate]:
    """The seat's actions tried at the root: the most tried first, then the most promising, then by number."""
    found: list[Candidate] = []
    child = tree[0].child
    while child >= 0:
        node = tree[child]
        if node.seat == seat:  # others who choose at the same time have their numbers there too
            found.append(Candidate(int(node.action), int(node.visits), float(node.value / max(1, node.visits))))
        child = node.sibling
    return sorted(found, key=lambda one: (-one.tries, -one.chance, one.action))
