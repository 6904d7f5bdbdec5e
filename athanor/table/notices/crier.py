"""Empties the outbox: a thread that tells what is due, while its process holds the lease.

A notice goes out once. It is claimed before it is sent; what does not arrive is tried again, later each time, and given up after
a few tries; a channel that never answers is left alone.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Protocol

from athanor.table import trouble
from athanor.table.lanes import PARTING
from athanor.table.notices.channels import MAIL, Channel, Channels
from athanor.table.notices.outbox import CONFIRM, MOST_TRIES, Due, Outbox
from athanor.table.notices.post import Gone, Undelivered

PATIENCE = 60.0  # seconds before what did not arrive is tried again: four times as long after each try
HANDS = 4  # channels that are told at a time: none waits long for one that answers slowly


class Voice(Protocol):
    """Says what is due, through the channel."""

    def __call__(self, channel: Channel, rows: list[Due]) -> None: ...


class Crier:
    """One for a process."""

    def __init__(
        self,
        outbox: Outbox,
        channels: Channels,
        say: Voice,
        waited_for: Callable[[Due, Channel], bool],
        every: float,
        mail_every: float,
    ) -> None:
        self.outbox, self.channels = outbox, channels
        self.say, self.waited_for = say, waited_for
        self.every, self.mail_every = every, mail_every
        self.name = secrets.token_hex(8)
        self.stopped = threading.Event()
        self.thread: threading.Thread | None = None

    def start(self) -> None:
        self.thread = threading.Thread(target=self._run, name="crier", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.stopped.set()
        if self.thread:
            self.thread.join(PARTING)

    def _run(self) -> None:
        while not self.stopped.wait(self.every):
            try:
                self.look_round()
            except Exception as error:
                trouble.defect("telling what is due", error)

    def look_round(self) -> None:
        """Tell what is due, if no other process does. Nothing is written where nothing is due."""
        now = self.channels.storage.now()
        if (self.outbox.waiting() or now + 1) > now or not self.outbox.lease(self.name, now):
            return
        rows = sorted(self.outbox.due(now), key=lambda row: row.channel)
        known = self.channels.called({row.channel for row in rows})
        groups = [(known[id], list(some)) for id, some in groupby(rows, lambda row: row.channel)]
        with ThreadPoolExecutor(HANDS, "notices") as hands:
            for done in [hands.submit(self._tell, *group, now) for group in groups]:
                done.result()

    def _tell(self, channel: Channel, rows: list[Due], now: float) -> None:
        """What is due to one channel: together in one mail, one by one elsewhere."""
        asking = [row for row in rows if row.kind == CONFIRM]
        turns = [row for row in rows if row.kind != CONFIRM]
        for row in asking:
            self._send(channel, [row], now)
        if not turns:
            return
        later = self._later(channel, now)
        if later > now:
            for row in turns:
                self.outbox.move(row, later, row.tries)
            return
        waiting = [row for row in turns if self.waited_for(row, channel)]
        for row in turns:
            if row not in waiting:
                self.outbox.drop(row)
        for some in [waiting] if channel.kind == MAIL else [[row] for row in waiting]:
            if some and not self.stopped.is_set():
                self._send(channel, some, now)

    def _later(self, channel: Channel, now: float) -> float:
        """When a channel may be used: not in quiet hours, and not for a mail after a mail."""
        hours = self.channels.hours(channel.person)
        quiet = hours.until(now) if hours else now
        return max(quiet, channel.last + self.mail_every if channel.kind == MAIL else now)

    def _send(self, channel: Channel, rows: list[Due], now: float) -> None:
        claims = [self.outbox.move(row, now + PATIENCE * 4**row.tries, row.tries + 1) for row in rows]
        claimed = [row for row in claims if row is not None]
        if not claimed:
            return
        try:
            self.say(channel, claimed)
        except Gone:
            self.channels.drop(channel.id)
        except Undelivered:
            spent = [row for row in claimed if row.tries >= MOST_TRIES]
            for row in spent:
                self.outbox.drop(row)
            if spent:
                self.channels.set(channel.id, broken=channel.broken + 1)
        else:
            told = [row for row in claimed if row.kind != CONFIRM]
            if told:
                self.channels.set(channel.id, last=now, broken=0)
            for row in claimed:
                self.outbox.drop(row)
