"""Somebody who has just learned the rules: takes what brings most points at once, and looks at nobody else and no further.

Where nothing brings points, it plays as a dabbler.
"""

from __future__ import annotations

import random
from threading import Event

from athanor.bots import Thought
from athanor.bots.dabbler import Dabbler
from athanor.kernel.loading import Bench
from athanor.kernel.match import View

TRIES = 2  # ways to finish a turn that it has begun


class Beginner:
    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought:
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        bench, lot = view.bench(2), random.Random(luck)
        points = {action: max(points_of(view, bench, action, luck, lot) for _ in range(TRIES)) for action in legal}
        best = max(points.values())
        if best == min(points.values()):
            return Dabbler().think(view, luck, stop)
        return Thought(lot.choice([action for action in legal if points[action] == best]))


def points_of(view: View, bench: Bench, action: int, luck: int, lot: random.Random) -> int:
    """The own points after an action, in one imagined world, the turn that it begins finished anyhow."""
    entry, seat = view.loaded.entry, view.seat
    entry.imagine(bench.boxes, bench.states, 1, 0, seat, luck)
    entry.play(bench.boxes, bench.states, 1, seat, action, luck)
    while bench.states[1].open == 1 and bench.states[1].to_act == 1 << seat:
        count = entry.legal(bench.boxes, bench.states, 1, seat, bench.moves)
        entry.play(bench.boxes, bench.states, 1, seat, int(bench.moves[lot.randrange(count)]), luck)
    entry.score(bench.boxes, bench.states, 1, bench.sheet)
    return int(bench.sheet[seat][0])
