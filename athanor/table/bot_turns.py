"""The bots at the tables: they think in threads, never in the event loop, and never faster than people can follow.

Four lanes, so that nothing waits behind what takes longer by nature: what takes no time (a novice's choice, an action that is
played), what takes long (bots that search), hints, and matches that are looked through when they are over. In each of them
everybody has the same share.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from athanor.analysis import Analysis
from athanor.analysis.advice import advice
from athanor.analysis.analyse import Reason
from athanor.bots import Thought, make
from athanor.bots.champion import instead
from athanor.events.play import Sparing
from athanor.kernel.match import View, luck_of, seats_in
from athanor.table import trouble
from athanor.table.archive import Past
from athanor.table.errors import No
from athanor.table.lanes import PARTING, Lane, Owner
from athanor.table.levels import USUAL, bots_of
from athanor.table.live import Live
from athanor.table.matches import Matches
from athanor.table.storage import Header

T = TypeVar("T")
LEASE = 8.0  # seconds for which a process answers for the bots of a match
HINT = "search:1000ms"
ADVISED = 3  # actions of a hint
QUICK = ("random", "dabbler", "beginner")  # bots that answer at once, as networks do where nothing is searched
KNOWN = 20_000  # visitors whose address is remembered


@dataclass(frozen=True)
class Hint:
    """What a bot would do, and why: reasons for the best of what it thought about."""

    thought: Thought
    reasons: list[list[Reason]]


@dataclass(frozen=True)
class Turn:
    """What one bot has to decide, and since when."""

    seat: int
    bot: str
    view: View
    luck: int
    version: int
    began: float
    asked: float | None = None  # when all were asked who were asked in secret; None where it is no secret
    scripted: int | None = None  # what a lesson says


class BotTurns:
    """Wakes the bots whose turn it is, once a match."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.name = secrets.token_hex(8)
        self.stopped = threading.Event()
        self.also: list[Callable[[float], None]] = []  # what else is done by the clock
        cores = os.cpu_count() or 2
        self.quick = Lane("quick", 2)
        self.deep = Lane("deep", max(1, cores - 1))
        self.hints = Lane("hints", max(1, cores // 2))
        self.analyses = Lane("analyses", 1)
        self.lanes = {"quick": self.quick, "deep": self.deep, "hints": self.hints, "analyses": self.analyses}
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._awake: set[str] = set()
        self._leases: dict[str, float] = {}
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._runner: threading.Thread | None = None
        self._sweeper: threading.Thread | None = None

    def start(self) -> None:
        self._sweeper = threading.Thread(target=self._sweep, name="sweep", daemon=True)
        self._sweeper.start()

    def stop(self) -> None:
        self.stopped.set()
        for lane in self.lanes.values():
            lane.stop()
        if self._loop and self._runner:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._runner.join(PARTING)
        if self._sweeper:
            self._sweeper.join(PARTING)

    # For whom a bot thinks

    def lives(self, person: str, address: str) -> None:
        """A visitor was seen at this address."""
        self._addresses[person] = address
        while len(self._addresses) > KNOWN:
            self._addresses.popitem(last=False)

    def owner(self, person: str) -> Owner:
        """Whoever laid the table: what its bots think is thought for this visitor."""
        return Owner(person, self._addresses.get(person, person))

    # Bots at a match

    def changed(self, header: Header) -> None:
        """Called after every change of a match."""
        if header.status == "playing" and header.waits & header.bots and not self.stopped.is_set():
            with self._lock:
                if header.id in self._awake:
                    return
                self._awake.add(header.id)
            asyncio.run_coroutine_threadsafe(self._attend(header.id, self.owner(header.host)), self._running())

    def _running(self) -> asyncio.AbstractEventLoop:
        """A loop of our own, in which matches wait for their bots without a thread."""
        with self._lock:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                self._runner = threading.Thread(target=run, args=(self._loop,), name="bots", daemon=True)
                self._runner.start()
            return self._loop

    async def _attend(self, match: str, owner: Owner) -> None:
        """Play every bot's turn until the match waits for people. After a failure it is left to the next look round."""
        try:
            try:
                while await self._play(match, owner):
                    pass
            finally:
                self._leases.pop(match, None)
                with self._lock:
                    self._awake.discard(match)
            await in_turn(self.quick.do(owner, lambda _: self._look_again(match)))
        except (asyncio.CancelledError, CancelledError):
            pass
        except Exception as error:
            trouble.defect("the bots of a match", error)

    def _look_again(self, match: str) -> None:
        """A change that came while the bots were going to sleep must not be missed."""
        header = self.matches.storage.header(match)
        if header.thinker == self.name:
            self.changed(header)

    async def _play(self, match: str, owner: Owner) -> bool:
        """One action of one bot; False when there is none to make here."""
        turn = await in_turn(self.quick.do(owner, lambda _: self._turn(match)))
        if turn is None:
            return False
        action = await self._choice(turn, owner)
        await asyncio.sleep(max(0.0, self._due(turn) - time.monotonic()))
        await in_turn(self.quick.do(owner, lambda _: self._act(match, turn.seat, action, turn.version)))
        return True

    async def _choice(self, turn: Turn, owner: Owner) -> int:
        """What a bot does: what its lesson says, or else what it thinks best."""
        if turn.scripted is not None:
            return turn.scripted
        lane = self.quick if at_once(turn) else self.deep
        thought = await in_turn(lane.do(owner, lambda enough: self.think(turn.bot, turn.view, turn.luck, enough)))
        return thought.action

    def _turn(self, match: str) -> Turn | None:
        """What a bot has to decide now, if this process answers for it."""
        with self.matches.holding(match) as live:
            seats = [seat for seat in seats_in(live.waits) if live.chairs[seat].bot] if live.playing else []
            if not seats:
                return None
            turn = self._asked(live, seats[0], live.chairs[seats[0]].bot)
        return turn if self._lease(match) else None

    def _asked(self, live: Live, seat: int, bot: str) -> Turn:
        luck = luck_of(live.match.seed, f"bot {seat} {live.match.mixed}", len(live.match.lines))
        asked = live.header.noticed if live.asks_in_secret else None
        standing = live.standing
        scripted = standing.due.actions[0] if standing and standing.due and standing.due.seat == seat else None
        return Turn(seat, bot, live.view(seat), luck, live.version, time.monotonic(), asked, scripted)

    def _act(self, match: str, seat: int, action: int, version: int) -> None:
        try:
            self.matches.act_as_bot(match, seat, action, version)
        except No as no:
            if no.code not in ("stale", "over"):
                raise

    def _due(self, turn: Turn) -> float:
        """When a bot may answer. Bots that are asked in secret answer together, and whoever thinks by the clock takes its whole
        time though it have only one answer: how long they take must not tell what they hold."""
        pace = self.matches.settings.pace
        if turn.asked is None:
            return turn.began + pace
        together = min(pace, turn.asked + pace - self.matches.storage.now())  # the clock may have been set back since
        return max(time.monotonic() + together, turn.began + getattr(make(turn.bot), "milliseconds", 0) / 1000)

    def _lease(self, match: str) -> bool:
        """This process answers for the bots of the match, and for some time to come."""
        now = time.monotonic()
        if self._leases.get(match, 0) < now + LEASE / 2:
            if not self.matches.storage.lease(match, self.name, self.matches.storage.now(), LEASE):
                return False
            self._leases[match] = now + LEASE
        return True

    def think(self, bot: str, view: View, luck: int, enough: threading.Event | None = None) -> Thought:
        return Sparing(make(bot), set(view.barred)).think(view, luck, enough or self.stopped)

    def hint(self, view: View, person: str) -> Future[Hint]:
        """What the search would do here, and why: it will be known in a while, and no request waits for it in a thread."""
        luck = secrets.randbits(60)

        def advise(enough: threading.Event) -> Hint:
            thought = self.think(HINT, view, luck, enough)
            return Hint(thought, advice(view, [one.action for one in thought.candidates[:ADVISED]], luck))

        return self.hints.do(self.owner(person), advise)

    def look_through(self, past: Past, person: str) -> Future[Analysis]:
        """A match that is over, looked through: likewise."""
        return self.analyses.do(self.owner(person), lambda enough: past.analysis())

    # Matches that nobody cares for

    def _sweep(self) -> None:
        """Look now and then for matches that a stopped process has left, for clocks that have run out, and for what else is
        done by the clock."""
        while not self.stopped.wait(self.matches.settings.sweep):
            for deed in (self.look_round, *self.also):
                try:
                    deed(self.matches.storage.now())
                except Exception as error:
                    trouble.defect("looking for what nobody cares for", error)

    def look_round(self, now: float) -> None:
        for header in self.matches.storage.neglected(now):
            if header.waits & header.bots:
                self.changed(header)
            elif header.late(now) and not self._answer(header):
                self.matches.clock_ran_out(header.id)

    def _answer(self, header: Header) -> bool:
        """Where a question was asked in secret, a bot answers it for all who have not, and no other, and takes no chair: nobody
        learns who left it waiting. True if it was so."""
        answered = False
        while self._answer_one(header) and not self.stopped.is_set():
            answered = True
        return answered

    def _answer_one(self, header: Header) -> bool:
        with self.matches.holding(header.id) as live:
            if not live.playing or not live.asks_in_secret or not live.header.late(self.matches.storage.now()):
                return False
            turn = self._asked(live, live.match.to_act()[0], bots_of(header.game)[USUAL])
        thinking = self.deep.do(self.owner(header.host), lambda enough: self.think(turn.bot, turn.view, turn.luck, enough))
        with suppress(No, CancelledError):  # somebody was faster, or the server stops
            self.matches.act_as_bot(header.id, turn.seat, thinking.result().action, turn.version)
        return True


def at_once(turn: Turn) -> bool:
    """A bot that answers at once. Where a network has not learned what is played, a search plays instead."""
    kind, _, budget = turn.bot.partition(":")
    return kind in QUICK or ((kind == "pupil" or (kind == "champion" and not budget)) and not instead(turn.bot, turn.view))


def run(loop: asyncio.AbstractEventLoop) -> None:
    """The thread in which a loop runs; what still waits in it when it stops is let go."""
    loop.run_forever()
    for task in asyncio.all_tasks(loop):
        task.cancel()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()


async def in_turn(future: Future[T]) -> T:
    return await asyncio.wrap_future(future)
