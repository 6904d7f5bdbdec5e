"""Matches that are over: whatever is told of them is worked out once, without any lock, and kept as long as there is room.

A match that is over changes no more, so its lines can be read by many at a time. Each reader plays them on a copy of its own,
from the nearest moment that is kept.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sized
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from athanor.analysis import Analysis, analyse
from athanor.kernel.match import Match
from athanor.table.errors import No
from athanor.table.live import Live
from athanor.table.look import counted, fairness, results

Thing = TypeVar("Thing", bound=Sized)
STEP = 40  # lines between two moments that are kept
ROOM = 64 << 20  # bytes of answers
MATCHES = 60  # whose moments are kept


@dataclass(frozen=True)
class Kept:
    """An answer as it goes out, and its mark: whoever has it already is not sent it again."""

    body: bytes
    headers: dict[str, str]
    mark: str

    def __len__(self) -> int:
        return len(self.body)


@dataclass(frozen=True)
class Reckoning:
    """How a match ended, and how it came to that: the same for everybody."""

    results: list[dict[str, Any]]
    by_rule: dict[str, list[int]]
    over_time: list[list[int]]
    fairness: dict[str, Any]

    def __len__(self) -> int:
        return 64 * len(self.over_time) * len(self.results)


class Archive:
    """What was worked out, the latest used last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Sized] = OrderedDict()
        self._room = ROOM
        self._at_work: dict[Hashable, Future[Sized]] = {}
        self._moments: OrderedDict[Hashable, dict[int, Match]] = OrderedDict()
        self._lock = threading.Lock()

    def once(self, key: Hashable, work: Callable[[], Thing]) -> Thing:
        """What this work gives: worked out by the first who asks, while the others wait for it, and kept."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]  # type: ignore[return-value]
            begun = self._at_work.get(key)
            if begun is None:
                mine = self._at_work[key] = Future()
        if begun is not None:
            return begun.result()  # type: ignore[return-value]
        try:
            found = work()
            self._keep(key, found)
            mine.set_result(found)
        except BaseException as error:
            mine.set_exception(error)
            raise
        finally:
            with self._lock:
                del self._at_work[key]
        return found

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def _keep(self, key: Hashable, found: Sized) -> None:
        with self._lock:
            self._kept[key] = found
            self._room -= len(found)
            while self._room < 0:
                self._room += len(self._kept.popitem(last=False)[1])

    def moment(self, past: Past, line: int) -> Match:
        """The match after a line, as a copy for whoever asks."""
        with self._lock:
            kept = self._moments.setdefault(past.key, {})
            self._moments.move_to_end(past.key)
            while len(self._moments) > MATCHES:
                self._moments.popitem(last=False)
            near = max((at for at in kept if at <= line), default=-1)
            first = kept.get(near)
        match = first.clone() if first else past.dealt(past.loaded)
        match.players = past.players
        for number, played in enumerate(past.lines[max(near, 0) : line], max(near, 0) + 1):
            match.play(played.action, played.seat)
            if number % STEP == 0 or number == len(past.lines):
                copy = match.clone()
                with self._lock:
                    kept[number] = copy
        return match


class Past(Live):
    """A match as it stood, for one reader: nobody else touches this copy, and it holds no lock. What is over stays so; of what
    goes on, it shows what has been."""

    rewinds = True

    def __init__(self, live: Live, archive: Archive) -> None:
        """Called by whoever holds the match; only names are copied."""
        self.archive = archive
        self.bar = live.bar
        self.header = live.header
        self.chairs, self.motions = list(live.chairs), list(live.motions)
        self.box, self.loaded = live.box, live.match.loaded
        self.players, self.lines = list(live.match.players), list(live.match.lines)
        self.log, self.asked, self.opening = list(live.log), list(live.asked), live.opening
        self.tick, self.version = live.tick, live.version
        self.key = live.header.id, live.header.tick
        self._last = live.match if live.over else None  # nobody plays it any more

    @cached_property
    def match(self) -> Match:  # type: ignore[override]
        """As it stood at last."""
        return self._last.clone() if self._last else self.archive.moment(self, len(self.lines))

    def reckoning(self) -> Reckoning:
        return self.archive.once((self.key, "reckoning"), self._reckon)

    def _reckon(self) -> Reckoning:
        totals = self.scores_over_time()
        return Reckoning(results(self), counted(self, totals), totals, fairness(self))

    def analysis(self) -> Analysis:
        """The match looked through, line by line: it takes seconds."""
        return self.archive.once((self.key, "analysis"), self._analyse)

    @property
    def analysed(self) -> bool:
        return (self.key, "analysis") in self.archive

    def _analyse(self) -> Analysis:
        return analyse(self.match, [one["seat"] for one in self.reckoning().results if one["place"] == 1])

    def past(self, line: int) -> Match:
        if not 0 <= line <= len(self.lines):
            raise No("no-such-line", 404, line=line, last=len(self.lines))
        return self.archive.moment(self, line)
