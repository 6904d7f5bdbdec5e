"""Actions are taken: of people, in a transaction or through the writer, and of bots; and taken back."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from athanor.kernel.errors import AthanorError, Refused
from athanor.table import clocks
from athanor.table.audience import ALL, SPECTATOR, notice
from athanor.table.errors import No
from athanor.table.live import Live
from athanor.table.matches.presence import Presence
from athanor.table.people import Person
from athanor.table.storage import OVER, Change, Row

Deed = int | str  # an action by its number or in notation
BLINK = 0.002  # seconds of the processor: a match whose actions take longer is played in a thread


class Made(NamedTuple):
    """What an action made, for whoever did it."""

    version: int
    tick: int


Answered = Callable[[Made | Exception], None]


class Forbidden(Refused):
    """A rule forbids an action: this one, of all that were sent."""

    def __init__(self, rule: str, sentence: str, action: int) -> None:
        self.action = action
        super().__init__(rule, sentence)


class Again(Exception):
    """The same post came twice: here is what the first one made."""

    def __init__(self, made: Made) -> None:
        self.made = made


class Playing(Presence):
    """The matches, and what is played at them."""

    # Playing

    def act(self, person: Person, match: str, seat: int, action: Deed | Sequence[Deed], version: int | None) -> int:
        """One action of a person, or several in a row: all or none; the version made. A post sent twice is answered alike."""
        return self.made(person, match, seat, action, version).version

    def made(self, person: Person, match: str, seat: int, action: Deed | Sequence[Deed], version: int | None) -> Made:
        """The same; the version and the tick made."""
        chain = [action] if isinstance(action, int | str) else action
        try:
            with self.changing(match) as (live, change):
                live.own(person.id, seat)
                eyes = live.eyes(person.id)
                numbers = [live.match.read(one) for one in chain]
                again = self._repeated(live, change, seat, eyes, numbers, version)
                if again:
                    raise Again(Made(again, live.header.tick_for(eyes) - live.header.version_for(eyes) + again))
                made = self._act(live, change, person, seat, eyes, numbers, version)
        except Again as again:
            return again.made
        self.acted(False)
        return made

    def _act(
        self, live: Live, change: Change, person: Person, seat: int, eyes: int, numbers: Sequence[int], version: int | None
    ) -> Made:
        started = time.thread_time()  # of the processor: who waits for it is not slow
        chair = live.own(person.id, seat)
        self._check_playing(live)
        if chair.bot:
            raise No("bot-plays", 409, name=chair.name)
        self._check_version(live, seat, eyes, version)
        for number in numbers:
            self._play(live, change, seat, number)
        live.pace = time.thread_time() - started
        return Made(change.now.version_for(eyes), change.now.tick_for(eyes))

    def hand_in(
        self, person: Person, match: str, seat: int, action: Deed | Sequence[Deed], version: int | None, answered: Answered
    ) -> bool:
        """The same at once: played in memory and handed to the writer, who answers (in his thread) when it is on the disk.

        False where that cannot be: the match is not at hand, or somebody holds it, or it needs a look into the database, or the
        action is forbidden by what is known here. `act` has the last word then.
        """
        live = self._at_hand(match)
        if live is None:
            return False
        if live.motions or live.pace > BLINK:
            live.lock.release()
            return False
        change = Change(self.storage, live.header)
        try:
            chain = [action] if isinstance(action, int | str) else action
            eyes = live.eyes(person.id)
            if version not in (None, live.header.version_for(eyes)):
                raise No("stale")  # or sent twice, or chosen at the same time as another's
            made = self._act(live, change, person, seat, eyes, [live.match.read(one) for one in chain], version)
        except BaseException as error:
            forbidden = isinstance(error, AthanorError)
            if change.rows or not forbidden:
                self.forget(match)
            live.lock.release()
            if forbidden:
                return False
            raise

        def written(error: Exception | None) -> None:
            if error:
                self.forget(match)
            else:
                live.header = change.now
            live.lock.release()
            if not error:
                self.acted(False)
                self.storage.told(change.ring)
                self.changed(change.now)
            answered(error or made)

        self.storage.writer.write(change, written)
        return True

    def act_as_bot(self, match: str, seat: int, action: int, version: int) -> None:
        """One action of a bot, chosen at this very version: on its own chair, or where a secret question waits too long."""
        with self.changing(match) as (live, change):
            self._check_playing(live)
            overdue = live.header.late(self.storage.now()) and live.asks_in_secret
            if not (live.chairs[seat].bot or overdue) or live.version != version:
                raise No("stale", 409, version=live.version)
            self._play(live, change, seat, action)
        self.acted(True)

    def _play(self, live: Live, change: Change, seat: int, action: int) -> None:
        barred, before = live.barred(seat).get(action, 0), live.seen
        try:
            if barred:
                raise live.match.refused(barred, seat, action)
            audience = live.play(seat, action)
        except Refused as error:
            raise Forbidden(error.rule, error.sentence, action) from None
        row = change.append("play", seat, action, audience)
        live.noticed(row)
        live.version = row.number
        change.set(waits=live.waits)
        live.tick = change.now.tick
        if live.match.over:
            change.set(status=OVER, ending="rules")
        elif notice(audience, SPECTATOR):
            seen = live.seen
            self._call(live, change, seen, before.awaited - {seat})
            self._clock(change, clocks.turned(change.now.timing, change.now.clocks, before, seen, row.at))
        if live.motions and audience == ALL:
            change.lapse("undo")  # a new line of play answers every request to take something back
            live.tick = -1

    # What was chosen before

    def _check_version(self, live: Live, seat: int, eyes: int, version: int | None) -> None:
        """What was chosen on an older version is refused, unless only sealed choices of others came between."""
        now = live.header.version_for(eyes)
        if version is None or version == now:
            return
        since = now - version
        known = [(one, asked) for one, asked in zip(live.log, live.asked, strict=True) if notice(one.audience, eyes)]
        sealed = 0 < since <= len(known) and all(one.seat != seat and asked >> seat & 1 for one, asked in known[-since:])
        if not sealed:
            raise No("stale", 409, version=now)

    def _repeated(
        self, live: Live, change: Change, seat: int, eyes: int, actions: Sequence[int], version: int | None
    ) -> int:
        """The version that this very post made before, or 0."""
        if version is None or not 0 <= version < live.header.version_for(eyes):
            return 0
        first = 0 if live.header.unnoticed(eyes) else version
        noticed = [row for row in self.storage.lines(live.header.id, first, change.connection) if notice(row.audience, eyes)]
        since = list(enumerate(noticed, first + 1))[version - first :]
        mine = [(number, row) for number, row in since if row.seat == seat][: len(actions)]
        alike = [row.action for _, row in mine if row.kind == "play"] == list(actions)
        return mine[-1][0] if alike else 0

    # Taking back

    def take_back(self, person: Person, match: str, seat: int, version: int | None) -> int:
        """Take back one's last choice, as long as it is not committed."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            eyes = live.eyes(person.id)
            self._check_playing(live)
            self._check_version(live, seat, eyes, version)
            if not live.may_take_back(seat):
                raise No("committed")
            self._write_back(live, change, change.append("drop", seat, 1, live.drop(seat)))
            return change.now.version_for(eyes)

    def _back(self, live: Live, change: Change, seat: int, lines: int) -> None:
        live.take_back(lines)
        self._write_back(live, change, change.append("back", seat, lines))

    def _write_back(self, live: Live, change: Change, row: Row) -> None:
        live.version = row.number
        live.tick = -1
        change.set(waits=live.waits)
        if notice(row.audience, SPECTATOR):
            seen = live.seen
            self._call(live, change, seen)
            self._clock(change, clocks.anew(change.now.timing, change.now.clocks, seen, row.at))
