"""A champion's pupil: has the same feeling for the game, and follows it less surely. `pupil:30` chooses as the network likes at a
temperature of 3.0: the higher, the more often something that it likes less. Where a search plays instead of the champion, it
is that one's pupil."""

from __future__ import annotations

import random
from dataclasses import replace
from threading import Event

from athanor.bots import Thought
from athanor.bots.champion import Champion
from athanor.kernel.match import View


class Pupil:
    def __init__(self, tenths: int) -> None:
        self.temperature = tenths / 10

    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought:
        thought = Champion().think(view, luck, stop)
        if len(thought.candidates) < 2:
            return thought
        liked = [one.tries if thought.says else one.chance for one in thought.candidates]  # a search likes what it tries
        weights = [max(one, 1e-12) ** (1 / self.temperature) for one in liked]
        return replace(thought, action=random.Random(luck).choices(thought.candidates, weights)[0].action)
