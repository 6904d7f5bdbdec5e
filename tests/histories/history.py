"""What is written down: who asked for what, when, and what came of it; and what the database holds in the end."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import Any

DONE, REFUSED, UNKNOWN = "done", "refused", "unknown"
"""Acknowledged; answered with a no; or no answer came: it may have happened, or not."""


@dataclass
class Deed:
    """One request. Times are those of one clock that nobody moves."""

    client: int
    kind: str  # lay, sit, read, act, take-back, undo, vote, resign, rematch, say
    table: str
    began: float
    given: dict[str, Any] = field(default_factory=dict)
    person: str = ""
    ended: float = 0.0
    outcome: str = UNKNOWN
    answer: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Kept:
    """One match as the database has it in the end."""

    game: str
    seats: int
    version: int
    status: str
    lines: tuple[tuple[int, str, int, int], ...]  # number, kind, seat, action
    people: tuple[str, ...]  # who sits where
    bots: tuple[str, ...]
    resigned: tuple[bool, ...]
    said: tuple[str, ...] = ()
    rematch: str = ""
    states: tuple[str, ...] = ()  # a digest of what everybody may see, after each line


class History:
    """Every deed, in the order in which they ended."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self._lock = threading.Lock()

    def add(self, deed: Deed) -> None:
        with self._lock:
            self.deeds.append(deed)

    def of(self, *kinds: str) -> list[Deed]:
        return [deed for deed in self.deeds if deed.kind in kinds]

    def done(self, *kinds: str) -> list[Deed]:
        return [deed for deed in self.of(*kinds) if deed.outcome == DONE]
