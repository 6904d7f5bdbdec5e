"""Information-set Monte-Carlo tree search: every simulation imagines a world that the view allows and plays it out.

The tree is grown in compiled code, a slice at a time, without the interpreter's lock; between slices it looks at the clock
and at `stop`.
"""

from __future__ import annotations

import math
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
DOUBT = 2.0  # standard errors by which a mean is thought too high


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
        for sims in slices(self.simulations, end, SLICE if view.loaded.compiled else 4):
            bots.run_search(bench, room, view.seat, sims, explore, horizon)
            if stop is not None and stop.is_set():
                break
        tally = room.tally[0]
        best = by_safety(room.tree, view.seat, float(tally.squares))
        return Thought(
            best[0].action if best else legal[0], best, int(tally.sims), int(tally.steps), expected(room.tree, best)
        )


def slices(simulations: int, end: float, size: int) -> Iterator[int]:
    """Numbers of simulations to do in a row, until the budget is spent. By the clock, if there is no number of simulations, a
    slice lasts about SPELL and the last one ends in time; there is one, however late it is."""
    if simulations:
        for done in range(0, simulations, size):
            yield min(size, simulations - done)
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


def tried(tree: Any, seat: int) -> list[Candidate]:
    """The seat's actions tried at the root."""
    found: list[Candidate] = []
    child = tree[0].child
    while child >= 0:
        node = tree[child]
        if node.seat == seat:  # others who choose at the same time have their numbers there too
            found.append(Candidate(int(node.action), int(node.visits), float(node.value / max(1, node.visits))))
        child = node.sibling
    return found


def by_tries(tree: Any, seat: int) -> list[Candidate]:
    """The most tried first, then the most promising, then by number."""
    return sorted(tried(tree, seat), key=lambda one: (-one.tries, -one.chance, one.action))


def by_safety(tree: Any, seat: int, squares: float) -> list[Candidate]:
    """The best first, by what an action is worth at least: its mean, less DOUBT standard errors, as simulations differ that begin
    alike. Mostly that is the most tried; but not where another, found late, is clearly better."""
    found = tried(tree, seat)
    within = squares - sum(one.tries * one.chance**2 for one in found)
    spread = math.sqrt(max(0.0, within) / max(1, sum(one.tries for one in found)))
    return sorted(
        found, key=lambda one: (DOUBT * spread / math.sqrt(max(1, one.tries)) - one.chance, -one.tries, one.action)
    )


FOLLOWED, LONGEST = 8, 6  # tries from which a reply is believed; actions of a line


def expected(tree: Any, best: list[Candidate]) -> list[tuple[int, int]]:
    """The line that was tried most: each action with its seat, as far as it was tried often enough."""
    line: list[tuple[int, int]] = []
    node = child_of(tree, 0, best[0].action) if best else -1
    while node >= 0 and len(line) < LONGEST:
        line.append((int(tree[node].seat), int(tree[node].action)))
        node = child_of(tree, node)
    return line


def child_of(tree: Any, node: int, action: int = -1) -> int:
    """The child that was tried most, or the one of an action; -1 where none was tried often. What was chosen blindly is kept
    elsewhere: a line ends there."""
    found, most = -1, 0 if action >= 0 else FOLLOWED - 1
    child = int(tree[node].child)
    while child >= 0:
        one = tree[child]
        if not one.sealed and one.visits > most and action in (-1, one.action):
            found, most = child, int(one.visits)
        child = int(one.sibling)
    return found
