"""Who says what a position is worth: the game's champion where it learned what is played, else playouts of the search.

Both judge fairly: from the view of one seat they imagine what it could not know. With seat -1 they are told the truth; the luck
to come they never know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from athanor.bots import Thought
from athanor.bots.champion import Guided, Network, network_of, unfit
from athanor.bots.search import Search
from athanor.kernel.guiding import Room, foreseen, guided
from athanor.kernel.match import View


@dataclass(frozen=True)
class Outlook:
    """What is expected of a position, seat by seat: the chance of winning, the points, and how far these swing with luck."""

    chances: list[float]
    points: list[float]
    swings: list[float]


@dataclass(frozen=True)
class Weighed:
    """A choice: what would have been best, what was played, the chance of winning with either, and the line of best play."""

    best: int
    chance_best: float
    chance_played: float
    line: list[tuple[int, int]]


class Judge(Protocol):
    name: str
    deep: int
    """How often what comes of an action is tried."""

    def chances(self, view: View, seat: int, luck: int) -> list[float]:
        """Of winning, seat by seat, for the seat whose view it is; -1 is told everything."""

    def weigh(self, view: View, played: int, luck: int) -> Weighed:
        """What was best to choose, and what was played."""

    def after(self, view: View, action: int, luck: int) -> Outlook:
        """What was to be expected of an action in the long run."""


FAR = 1000  # choices: to the end
AHEAD = 12  # choices that are played on before the network is asked
READINGS = 30_000  # of the network for the curves of a match: a few seconds; the longer it is, the fewer worlds


def judge_of(view: View, positions: int = 1) -> Judge:
    """Who judges a match of which so many positions are asked about."""
    network = network_of(view.game)
    fits = network is not None and not unfit(network, view)
    return ByChampion(network, view, positions) if fits and network is not None else ByPlayouts(view)


def summed(sums: Any, tries: int, seats: int) -> Outlook:
    means = np.asarray(sums, np.float64)[:, :seats] / tries
    swings = np.sqrt(np.maximum(0, means[2] - means[1] ** 2))
    return Outlook(*([float(x) for x in row] for row in (means[0], means[1], swings)))


class ByChampion:
    """The network's own value; for a choice, a search that it guides."""

    name = "champion"

    def __init__(self, network: Network, view: View, positions: int = 1) -> None:
        self.network, self.loaded = network, view.loaded
        worlds, sims = max(2, min(32, READINGS // (AHEAD * positions))), max(48, min(96, 2 * READINGS // positions))
        self.sims, self.worlds, self.deep = (sims, worlds, 16) if view.loaded.compiled else (8, 1, 2)
        self.room = Room.of(view.loaded, network.net, 1, 1)
        self.slot_of = network.slots(view.loaded.actions.size)

    def foresee(self, view: View, seat: int, action: int, tries: int, luck: int, ahead: int) -> Outlook:
        bench, sums = view.bench(3), np.zeros((3, view.game.seats[-1]))
        guided(self.loaded).foresee(
            bench.boxes, bench.states, seat, action, tries, luck, ahead, bench.moves, bench.sheet, bench.worths, sums,
            self.network.net, self.room.paper, self.slot_of,
        )  # fmt: skip
        return summed(sums, tries, view.seats)

    def chances(self, view: View, seat: int, luck: int) -> list[float]:
        """Played on for a while before the network is asked: it knows best what comes of its own play, and what is hidden comes
        to light meanwhile."""
        return self.foresee(view, seat, -1, self.worlds, luck, AHEAD).chances

    def weigh(self, view: View, played: int, luck: int) -> Weighed:
        search = Guided(self.network, view, luck, 2 * self.sims)
        search.go_on(self.sims)
        best = search.thought().action
        if best != played:  # both often enough, in the same worlds
            for action in (best, played):
                tried = next((one.tries for one in search.thought().candidates if one.action == action), 0)
                search.go_on(max(0, self.sims // 2 - tried), action)
        found = {one.action: one.chance for one in search.thought().candidates}
        return Weighed(best, found[best], found[played], [*line_of(search.thought(), best)])

    def after(self, view: View, action: int, luck: int) -> Outlook:
        return self.foresee(view, view.seat, action, self.deep, luck, FAR)


def line_of(thought: Thought, best: int) -> list[tuple[int, int]]:
    return thought.line if thought.action == best else thought.line[:0]


class ByPlayouts:
    """Playouts; for a choice, the search, and playouts of what it likes and of what was played."""

    name = "search"

    def __init__(self, view: View) -> None:
        self.loaded = view.loaded
        self.sims, self.worlds, self.deep = (300, 16, 64) if view.loaded.compiled else (8, 2, 2)

    def foresee(self, view: View, seat: int, action: int, tries: int, luck: int) -> Outlook:
        bench, sums = view.bench(3), np.zeros((3, view.game.seats[-1]))
        foreseen(self.loaded).foresee(
            bench.boxes, bench.states, seat, action, tries, luck, self.loaded.bots.HORIZON,
            bench.moves, bench.sheet, bench.worths, sums,
        )  # fmt: skip
        return summed(sums, tries, view.seats)

    def chances(self, view: View, seat: int, luck: int) -> list[float]:
        return self.foresee(view, seat, -1, self.worlds, luck).chances

    def weigh(self, view: View, played: int, luck: int) -> Weighed:
        thought = Search(simulations=self.sims).think(view, luck)
        best = thought.action
        chances = [self.after(view, action, luck).chances[view.seat] for action in (best, played)]
        return Weighed(best, chances[0], chances[1], thought.line)

    def after(self, view: View, action: int, luck: int) -> Outlook:
        return self.foresee(view, view.seat, action, self.deep, luck)
