"""The bell: whoever listens to a match is told, in this process and in every other one that shares the database.

PostgreSQL tells other processes itself (LISTEN/NOTIFY). SQLite is asked a few times a second whether anybody wrote.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from athanor.table import trouble
from athanor.table.lanes import PARTING
from athanor.table.storage import CHANNEL, Ring, Storage

LOBBY = "*"
POLL = 0.2  # seconds
KEEP_ALIVE = 15  # seconds
STILL_HERE = b": still here\n\n"
MOST = 64  # things that a slow listener may be behind

Heard = Ring | bytes | None
"""What happens at one match, or in the lobby; None means that it is over, for the listener or for the server."""


class Ear:
    """What one listener has still to be told. Only the event loop touches it, and only one waits at it."""

    def __init__(self) -> None:
        self.heard: deque[Heard] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def hear(self, heard: Heard) -> None:
        self.heard.append(heard)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def next(self) -> Heard:
        while not self.heard:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self.heard.popleft()


class Bell:
    """Lists of who listens. Only the event loop touches them; `ring` may be called from any thread."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.listeners: dict[str, set[Ear]] = {}
        self.ticks: dict[str, int] = {}
        self.loop: asyncio.AbstractEventLoop | None = None
        self.stopped = threading.Event()
        self.closed = False
        self.hearing: threading.Thread | None = None

    def start(self) -> None:
        """Begin to hear other processes; called in the event loop."""
        self.loop = asyncio.get_running_loop()
        self._keep_alive(self.loop)
        hear = self._poll if self.storage.lite else self._hear
        self.hearing = threading.Thread(target=hear, name="bell", daemon=True)
        self.hearing.start()

    def stop(self) -> None:
        """Send every stream home, so that the server can stop."""
        self.stopped.set()
        if self.loop and not self.closed:
            self.closed = True
            self.loop.call_soon_threadsafe(self._close)

    def fall_silent(self) -> None:
        """Wait until other processes are heard no longer."""
        if self.hearing:
            self.hearing.join(PARTING)

    def _close(self) -> None:
        for ears in self.listeners.values():
            for ear in ears:
                ear.hear(None)

    def ring(self, ring: Ring) -> None:
        if self.loop and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._ring, ring)

    def _ring(self, ring: Ring) -> None:
        match, tick = ring.header.id, ring.header.tick
        ears = list(self.listeners.get(LOBBY, ())) if ring.audience is not None else []
        if match in self.listeners and tick > self.ticks.get(match, -1):
            self.ticks[match] = tick
            ears += self.listeners[match]
        for ear in ears:
            if len(ear.heard) > MOST:
                ear.heard.popleft()  # the newest is what counts
            ear.hear(ring)

    def _keep_alive(self, loop: asyncio.AbstractEventLoop) -> None:
        """Say a word to everybody now and then, so that nobody between us thinks that the stream is dead."""
        for ears in self.listeners.values():
            for ear in ears:
                if not ear.heard:
                    ear.hear(STILL_HERE)
        if not self.stopped.is_set():
            loop.call_later(KEEP_ALIVE, self._keep_alive, loop)

    @contextmanager
    def listen(self, *matches: str) -> Iterator[Ear]:
        """An ear at one match or at several, or in the lobby."""
        ear = Ear()
        if self.closed:
            ear.hear(None)
        for match in matches:
            self.listeners.setdefault(match, set()).add(ear)
        try:
            yield ear
        finally:
            for match in matches:
                self.listeners[match].discard(ear)
                if not self.listeners[match]:
                    del self.listeners[match]
                    self.ticks.pop(match, None)

    def _poll(self) -> None:
        """SQLite: `data_version` moves when another connection has written."""
        with self.storage.reading.connect() as connection:
            seen = None
            while not self.stopped.wait(POLL):
                now = connection.exec_driver_sql("PRAGMA data_version").scalar()
                if now != seen:
                    seen = now
                    heard = self.storage.ticks(match for match in list(self.listeners) if match != LOBBY)
                    self._look([match for match, tick in heard.items() if tick > self.ticks.get(match, -1)])

    def _look(self, ids: Sequence[str], audience: int | None = None) -> None:
        """Ring for these matches as they are now; in the lobby only when it is known who notices the change."""
        for header in self.storage.headers(ids):
            self.ring(Ring(header, audience))

    def _hear(self) -> None:
        """PostgreSQL: wait for the words of other processes; after a lost connection, look at everything once."""
        import psycopg

        address = self.storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self.stopped.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._look(list(self.listeners))
                    while not self.stopped.is_set():
                        for word in connection.notifies(timeout=1):
                            self._hear_of(*json.loads(word.payload))
            except psycopg.OperationalError:
                trouble.tell(trouble.AWAY)
                self.stopped.wait(1)

    def _hear_of(self, match: str, tick: int, audience: int) -> None:
        """Only what somebody here listens to and has not heard of is read."""
        if LOBBY in self.listeners or (match in self.listeners and tick > self.ticks.get(match, -1)):
            self._look([match], audience)
