"""Somebody who knows what a good position looks like and forgets to look: one choice in three, by luck, is any legal one."""

from __future__ import annotations

from threading import Event

from athanor.bots import Thought
from athanor.bots.greedy import Greedy
from athanor.bots.random import Random
from athanor.kernel.match import View


class Dabbler:
    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought:
        return (Random() if luck % 3 == 0 else Greedy(worlds=1)).think(view, luck, stop)
