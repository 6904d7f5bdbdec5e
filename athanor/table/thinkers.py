"""The bots at the tables: they think in threads, never in the event loop, and never faster than people can follow."""

from __future__ import annotations

import logging
import os
import secrets
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from athanor.bots import Thought, make
from athanor.events.play import Sparing
from athanor.kernel.match import View, luck_of
from athanor.table.errors import No
from athanor.table.house import House
from athanor.table.levels import LEVELS, USUAL
from athanor.table.storage import Header

log = logging.getLogger("athanor.table")
LEASE = 8.0  # seconds for which a process answers for the bots of a match
HINT = "search:1000ms"


class Thinkers:
    """Wakes the bots whose turn it is, once a match."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.name = secrets.token_hex(8)
        self.stopped = threading.Event()
        self.pool = ThreadPoolExecutor(16, "bots")
        self.helpers = ThreadPoolExecutor(4, "hints")
        self.brains = threading.Semaphore(max(1, (os.cpu_count() or 2) - 1))  # thinking at the same time
        self._awake: set[str] = set()
        self._leases: dict[str, float] = {}
        self._lock = threading.Lock()

    def start(self) -> None:
        threading.Thread(target=self._sweep, name="sweep", daemon=True).start()

    def stop(self) -> None:
        self.stopped.set()
        for threads in (self.pool, self.helpers):
            threads.shutdown(wait=True, cancel_futures=True)

    def changed(self, header: Header) -> None:
        """Called after every change of a match."""
        if header.status == "playing" and header.waits & header.bots and not self.stopped.is_set():
            with self._lock:
                if header.id in self._awake:
                    return
                self._awake.add(header.id)
            self.pool.submit(self._attend, header.id)

    def _attend(self, match: str) -> None:
        """Play every bot's turn until the match waits for people."""
        try:
            while not self.stopped.is_set() and self._turn(match):
                pass
        except Exception:
            log.exception("the bots of match %s", match)
        finally:
            self._leases.pop(match, None)
            with self._lock:
                self._awake.discard(match)
        if not self.stopped.is_set():
            self._look_again(match)

    def _look_again(self, match: str) -> None:
        """A change that came while the bots were going to sleep must not be missed."""
        header = self.house.storage.header(match)
        if header.thinker == self.name:
            self.changed(header)

    def _turn(self, match: str) -> bool:
        """One action of one bot; False when there is none to make here."""
        started = time.monotonic()
        with self.house.holding(match) as live:
            seats = [seat for seat in live.match.to_act() if live.chairs[seat].bot] if live.playing else []
            if not seats:
                return False
            seat = seats[0]
            version, lines, bot = live.version, len(live.match.lines), live.chairs[seat].bot
            luck = luck_of(live.match.seed, f"bot {seat} {live.match.mixed}", lines)
            view = live.view(seat)
            asked = live.header.noticed if live.asks_in_secret else None
        if not self._lease(match):
            return False
        action = self.think(bot, view, luck).action
        self.stopped.wait(max(0.0, self._due(bot, started, asked) - time.monotonic()))
        if self.stopped.is_set():
            return False
        try:
            self.house.act_as_bot(match, seat, action, version)
        except No as no:
            if no.code not in ("stale", "over"):
                raise
        return True

    def _due(self, bot: str, started: float, asked: float | None) -> float:
        """When a bot may answer. Bots that are asked in secret answer together, and whoever thinks by the clock takes its whole
        time though it have only one answer: how long they take must not tell what they hold."""
        if asked is None:
            return started + self.house.settings.pace
        together = time.monotonic() + asked + self.house.settings.pace - time.time()
        return max(together, started + getattr(make(bot), "milliseconds", 0) / 1000)

    def _lease(self, match: str) -> bool:
        """This process answers for the bots of the match, and for some time to come."""
        now = time.time()
        if self._leases.get(match, 0) < now + LEASE / 2:
            if not self.house.storage.lease(match, self.name, now, LEASE):
                return False
            self._leases[match] = now + LEASE
        return True

    def think(self, bot: str, view: View, luck: int) -> Thought:
        with self.brains:
            return Sparing(make(bot), set(view.barred)).think(view, luck, self.stopped)

    def hint(self, view: View) -> Future[Thought]:
        """What the search would do here: it will be known in a while, and no request waits for it in a thread."""
        return self.helpers.submit(self.think, HINT, view, secrets.randbits(60))

    def _sweep(self) -> None:
        """Look now and then for matches that a stopped process has left, and for clocks that have run out."""
        while not self.stopped.wait(self.house.settings.sweep):
            try:
                self.look_round(time.time())
            except Exception:
                log.exception("looking for matches that nobody cares for")

    def look_round(self, now: float) -> None:
        for header in self.house.storage.neglected(now):
            if header.waits & header.bots:
                self.changed(header)
            elif header.late(now) and not self._answer(header.id):
                self.house.clock_ran_out(header.id)

    def _answer(self, match: str) -> bool:
        """Where a question was asked in secret, a bot answers it for all who have not, and no other, and takes no chair: nobody
        learns who left it waiting. True if it was so."""
        answered = False
        while self._answer_one(match) and not self.stopped.is_set():
            answered = True
        return answered

    def _answer_one(self, match: str) -> bool:
        with self.house.holding(match) as live:
            if not live.playing or not live.asks_in_secret or not live.header.late(time.time()):
                return False
            seat, version, lines = live.match.to_act()[0], live.version, len(live.match.lines)
            luck, view = luck_of(live.match.seed, f"bot {seat} {live.match.mixed}", lines), live.view(seat)
        action = self.think(LEVELS[USUAL], view, luck).action
        with suppress(No):  # somebody was faster
            self.house.act_as_bot(match, seat, action, version)
        return True
