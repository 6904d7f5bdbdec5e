"""Any legal action, each equally likely."""

from __future__ import annotations

import random
from threading import Event

from athanor.bots import Thought
from athanor.kernel.match import View


class Random:
    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought:
        return Thought(random.Random(luck).choice(view.legal()))
