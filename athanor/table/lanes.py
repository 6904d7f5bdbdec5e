"""Lanes in which work is done in turn: nobody's work stands before that of somebody who has had less.

Whoever works alone works to the end. When somebody else waits, a thought is called to its end after a short while, with the best
that it has found so far: so nobody waits longer for others than there are others.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

T = TypeVar("T")
SHARE = 0.4  # seconds of a thought for which somebody else may have to wait
REMEMBERED = 10_000
PARTING = 30.0  # seconds for which whoever stops waits for what is being done


@dataclass(frozen=True)
class Owner:
    """For whom something is done."""

    person: str
    address: str


class Enough(threading.Event):
    """What a bot looks at while it thinks: it is set when the lane stops, or when others have waited long enough."""

    def __init__(self, lane: Lane, owner: Owner) -> None:
        super().__init__()
        self.lane = lane
        self.owner = owner
        self.began = time.monotonic()

    def is_set(self) -> bool:
        if self.lane.stopped or super().is_set():
            return True
        return self.lane.others(self.owner) and time.monotonic() - self.began > SHARE


Work = Callable[[Enough], T]


@dataclass
class Job(Generic[T]):
    owner: Owner
    work: Work[T]
    future: Future[T] = field(default_factory=Future)


class Lane:
    """Some threads and their queue. Time is counted by address and, among those of one address, by person."""

    def __init__(self, name: str, threads: int) -> None:
        self.stopped = False
        self.waiting: list[Job[Any]] = []
        self.running = 0
        self._spent: OrderedDict[str, float] = OrderedDict()
        self._floor = 0.0
        self._door = threading.Condition()
        self._names = [f"{name} {number}" for number in range(threads)]
        self._threads: list[threading.Thread] = []

    def do(self, owner: Owner, work: Work[T]) -> Future[T]:
        """Do this when its turn has come."""
        job = Job(owner, work)
        with self._door:
            if self.stopped:
                job.future.cancel()
                return job.future
            if not self._threads:
                self._threads = [threading.Thread(target=self._serve, name=name, daemon=True) for name in self._names]
                for thread in self._threads:
                    thread.start()
            for who in (owner.address, owner.person):
                self._spend(who, 0)
            self.waiting.append(job)
            self._door.notify()
        return job.future

    def others(self, owner: Owner) -> bool:
        """Somebody else waits for this lane."""
        return any(job.owner.person != owner.person for job in tuple(self.waiting))

    def stop(self) -> None:
        with self._door:
            self.stopped = True
            for job in self.waiting:
                job.future.cancel()
            self.waiting.clear()
            self._door.notify_all()
        for thread in self._threads:
            thread.join(PARTING)

    def _serve(self) -> None:
        while (job := self._next()) is not None:
            began = time.monotonic()
            try:
                job.future.set_result(job.work(Enough(self, job.owner)))
            except BaseException as error:
                job.future.set_exception(error)
            with self._door:
                self.running -= 1
                for who in (job.owner.address, job.owner.person):
                    self._spend(who, time.monotonic() - began)

    def _next(self) -> Job[Any] | None:
        """The job of whoever has had least; among equals the one that came first."""
        with self._door:
            while True:
                while not self.waiting and not self.stopped:
                    self._door.wait()
                if self.stopped:
                    return None
                job = min(self.waiting, key=self._had)
                self.waiting.remove(job)
                self._floor = max(self._floor, self._spent.get(job.owner.address, 0.0))
                if job.future.set_running_or_notify_cancel():
                    self.running += 1
                    return job

    def _had(self, job: Job[Any]) -> tuple[float, float]:
        return self._spent.get(job.owner.address, 0.0), self._spent.get(job.owner.person, 0.0)

    def _spend(self, who: str, seconds: float) -> None:
        """Nobody saves time up: whoever was away is where the others are now."""
        self._spent[who] = max(self._spent.pop(who, 0.0), self._floor) + seconds
        while len(self._spent) > REMEMBERED:
            self._spent.popitem(last=False)
