"""One ply: the action after which the position looks best, over some imagined worlds.

A game that gives an `estimate` is judged by it; any other by random playouts.
"""

from __future__ import annotations

from threading import Event

from athanor.bots import Thought
from athanor.kernel.match import View


class Greedy:
    def __init__(self, worlds: int = 24) -> None:
        self.worlds = worlds

    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought:
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        bench = view.bench(3)
        work = bench.moves.copy()
        action = view.loaded.bots.greedy(
            bench.boxes, bench.states, bench.moves, work, bench.sheet, bench.worths, view.seat, self.worlds, luck
        )
        return Thought(int(action))
