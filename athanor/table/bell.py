"""The bell: whoever listens to a match is told, in this process and in every other one that shares the database.

PostgreSQL tells other processes itself (LISTEN/NOTIFY). SQLite is asked a few times a second whether anybody wrote.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from athanor.table.storage import CHANNEL, Ring, Storage

log = logging.getLogger("athanor.table")
LOBBY = "*"
POLL = 0.2  # seconds
KEEP_ALIVE = 15  # seconds
STILL_HERE = b": still here\n\n"
MOST = 64  # things that a slow listener may be behind

Ear = asyncio.Queue[Ring | bytes | None]
"""What happens at one match, or in the lobby; None means that it is over, for the listener or for the server."""


class Bell:
    """Lists of who listens. Only the event loop touches them; `ring` may be called from any thread."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.listeners: dict[str, set[Ear]] = {}
        self.ticks: dict[str, int] = {}
        self.loop: asyncio.AbstractEventLoop | None = None
        self.stopped = threading.Event()
        self.closed = False

    def start(self) -> None:
        """Begin to hear other processes; called in the event loop."""
        self.loop = asyncio.get_running_loop()
        self._keep_alive(self.loop)
        hear = self._poll if self.storage.lite else self._hear
        threading.Thread(target=hear, name="bell", daemon=True).start()

    def stop(self) -> None:
        """Send every stream home, so that the server can stop."""
        self.stopped.set()
        if self.loop and not self.closed:
            self.closed = True
            self.loop.call_soon_threadsafe(self._close)

    def _close(self) -> None:
        for queues in self.listeners.values():
            for queue in queues:
                queue.put_nowait(None)

    def ring(self, ring: Ring) -> None:
        if self.loop and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._ring, ring)

    def _ring(self, ring: Ring) -> None:
        match, tick = ring.header.id, ring.header.tick
        queues = list(self.listeners.get(LOBBY, ())) if ring.audience is not None else []
        if match in self.listeners and tick > self.ticks.get(match, -1):
            self.ticks[match] = tick
            queues += self.listeners[match]
        for queue in queues:
            if queue.qsize() > MOST:
                queue.get_nowait()  # the newest is what counts
            queue.put_nowait(ring)

    def _keep_alive(self, loop: asyncio.AbstractEventLoop) -> None:
        """Say a word to everybody now and then, so that nobody between us thinks that the stream is dead."""
        for queues in self.listeners.values():
            for queue in queues:
                if queue.empty():
                    queue.put_nowait(STILL_HERE)
        if not self.stopped.is_set():
            loop.call_later(KEEP_ALIVE, self._keep_alive, loop)

    @contextmanager
    def listen(self, match: str) -> Iterator[Ear]:
        """An ear at one match, or in the lobby."""
        queue: Ear = asyncio.Queue()
        if self.closed:
            queue.put_nowait(None)
        self.listeners.setdefault(match, set()).add(queue)
        try:
            yield queue
        finally:
            self.listeners[match].discard(queue)
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
            except psycopg.OperationalError as error:
                log.warning("the database does not answer: %s", error)
                self.stopped.wait(1)

    def _hear_of(self, match: str, tick: int, audience: int) -> None:
        """Only what somebody here listens to and has not heard of is read."""
        if LOBBY in self.listeners or (match in self.listeners and tick > self.ticks.get(match, -1)):
            self._look([match], audience)
