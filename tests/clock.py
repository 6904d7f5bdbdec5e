"""A clock that tests move."""

from __future__ import annotations

import time


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float = 0.0, minutes: float = 0.0, hours: float = 0.0, days: float = 0.0) -> None:
        self.now += seconds + 60 * minutes + 3600 * hours + 86_400 * days
