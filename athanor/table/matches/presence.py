"""Who is there: clocks that run, bots that stand in, vacations, those who give up and those who come back."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from sqlalchemy import select, update

from athanor.table import clocks
from athanor.table.errors import No
from athanor.table.levels import USUAL
from athanor.table.live import Live
from athanor.table.matches.held import Held
from athanor.table.people import Person
from athanor.table.schema import vacations
from athanor.table.storage import LEAVING, OVER, PLAYING, Change


class Presence(Held):
    """The matches, and who is there to play them."""

    # Whom a table waits for

    def _call(self, live: Live, change: Change, seen: clocks.Table, before: Set[int] = frozenset()) -> None:
        """Whom the table waits for from now on, as everybody sees, will be told. What a spectator does not notice calls nobody,
        and a question that is asked in secret calls all: a notice tells no more than the table does."""
        new = seen.people & (seen.awaited if seen.secret else seen.awaited - before)
        if new and not live.header.lesson:
            change.call({live.chairs[seat].person for seat in new}, self.settings.call_after)

    def _clock(self, change: Change, values: dict[str, Any]) -> None:
        """What the clocks of the seats say now; a table without them keeps none."""
        if values:
            change.set(**values)

    def clock_ran_out(self, match: str) -> None:
        """Bots stand in for the people for whom the match has waited too long, as everybody sees; or they resign, if the
        table was laid so."""
        with self.changing(match) as (live, change):
            now, header = self.storage.now(), live.header
            if live.playing and header.late(now) and not live.asks_in_secret:
                gone = clocks.spent(header.timing, header.clocks, live.seen, now)
                for seat in sorted(gone):
                    self._stand_in(live, change, seat)
                change.stir()
                self._left(live, change, gone)
                if header.out == clocks.RESIGN:
                    self._give_up(live, change, gone)

    # Leaving and coming back

    def _stand_in(self, live: Live, change: Change, seat: int) -> None:
        change.set_chair(seat, bot=self.bot(USUAL, live.header.game))
        change.set(bots=change.now.bots | 1 << seat)
        live.tick = -1

    def _left(self, live: Live, change: Change, gone: Set[int]) -> None:
        """The clocks of those who stay, and since when the others are gone."""
        now, seen = change.now.noticed, live.seen
        stay = clocks.Table(seen.awaited, seen.people - gone, seen.secret)
        kept = clocks.turned(change.now.timing, change.now.clocks, stay, stay, now)
        self._clock(change, kept | {"hands": clocks.gone(kept["hands"], gone, now)} if kept else {})

    def come_back(self, person: Person, match: str, seat: int) -> None:
        """Take one's seat again from the bot that stood in."""
        with self.changing(match) as (live, change):
            chair = live.own(person.id, seat)
            self._check_playing(live)
            if chair.resigned:
                raise No("resigned")
            change.set_chair(seat, bot="")
            change.set(bots=live.header.bots & ~(1 << seat))
            change.stir()  # the clock begins anew: nobody is sent away again at once
            header, seen = change.now, live.seen
            back = clocks.Table(seen.awaited, seen.people | {seat}, seen.secret)
            hands = clocks.welcome(header.timing, header.clocks, seat)
            self._clock(change, clocks.turned(header.timing, hands, back, back, header.noticed))
            live.tick = -1

    def resign(self, person: Person, match: str, seat: int) -> None:
        """Give up. A bot plays on for the seat; with nobody left to play against, the match is over."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            self._check_playing(live)
            self._stand_in(live, change, seat)
            self._left(live, change, {seat})
            self._give_up(live, change, {seat})

    def _give_up(self, live: Live, change: Change, seats: Set[int]) -> None:
        for seat in sorted(seats):
            change.set_chair(seat, resigned=True)
        others = [chair for chair in live.chairs if chair.seat not in seats and not chair.resigned]
        if len(others) < 2 or not any(chair.person and not chair.bot for chair in others):
            change.set(status=OVER, ending="resigned", waits=0)
            change.stir()

    # Vacation

    def vacation(self, person: Person, seconds: float) -> float:
        """Somebody is away for so long, or is back (0): their clocks stand still where turns take days. Until when."""
        now, until = self.storage.now(), 0.0
        with self.storage.writing() as connection:
            self.storage.alone(connection, LEAVING)
            connection.execute(
                update(vacations).where(vacations.c.person == person.id, vacations.c.ends > now).values(ends=now)
            )
            if seconds:
                wanted = select(vacations.c.begins, vacations.c.ends).where(vacations.c.person == person.id)
                until = clocks.granted([(row.begins, row.ends) for row in connection.execute(wanted)], now, seconds)
                self.storage.add(connection, vacations, {"person": person.id, "begins": now, "ends": until})
        for header in self.storage.tables((PLAYING,), person.id, most=500):
            if header.hands and header.clock >= clocks.DAY:
                self._away(person, header.id, until)
        return until

    def _away(self, person: Person, match: str, until: float) -> None:
        with self.changing(match) as (live, change):
            if live.playing:
                header, seen, now = change.now, live.seen, self.storage.now()
                hands = clocks.on_leave(header.clocks, set(live.seats_of(person.id)) & seen.people, until, seen, now)
                change.set(**clocks.set_to(header.timing, hands, seen, now))
