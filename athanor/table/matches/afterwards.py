"""What comes after a match: another one."""

from __future__ import annotations

from dataclasses import replace

from athanor.table.errors import No
from athanor.table.matches.laying import Laying
from athanor.table.matches.wish import ME, OPEN, Wish, check_seal, put
from athanor.table.people import Person
from athanor.table.storage import Header, Ring, Row


class Afterwards(Laying):
    """The matches, and those that follow from others."""

    def rematch(self, person: Person, match: str, seal: str = "", turned: bool = False) -> str:
        """The same people at a new table, each on the next seat if they are turned; whoever asks second is led to the same
        one, at the same moment too."""
        with self.holding(match) as live:
            if not live.over:
                raise No("not-over")
            if not live.seats_of(person.id):
                raise No("not-your-seat", 403, seat=-1)
            if live.header.rematch:
                return live.header.rematch
            old, chairs, box = live.header, list(live.chairs), live.box
        chairs = [*chairs[-1:], *chairs[:-1]] if turned else chairs
        seats = tuple(OPEN if chair.person else chair.bot for chair in chairs)
        names = tuple(chair.name for chair in chairs)
        wish = Wish(old.game, seats, names, old.options, False, old.hints, old.timing, box, rated=old.rated)
        header, laid, box_along = self.prepare(person, wish)
        laid = [replace(new, person=chair.person) for new, chair in zip(laid, chairs, strict=True)]
        mine = next(chair.seat for chair in laid if chair.person == person.id)
        header = replace(header, seals=put(header.seals, mine, check_seal(seal)))
        with self.changing(match) as (live, change):
            if live.header.rematch:
                return live.header.rematch
            change.lay(header, laid, box_along)
            change.set(rematch=header.id)
        self.storage.told(Ring(header))
        return self.begun(header).id

    def play_on(self, person: Person, match: str, line: int, seat: int, level: str) -> Header:
        """From a moment of a match that is over, play on against bots."""
        with self.holding(match) as live:
            if not live.over:
                raise No("not-over")
            if not 0 <= line < len(live.match.lines) or not 0 <= seat < live.header.seats:
                raise No("no-such-line", 404, line=line, last=len(live.match.lines))
            old, box = live.header, live.box
            now = self.storage.now()
            played = [Row(k + 1, "play", one.seat, one.action, now) for k, one in enumerate(live.match.lines[:line])]
        bot = self.bot(level, old.game)
        seats = tuple(ME if k == seat else bot for k in range(old.seats))
        return self.lay(person, Wish(old.game, seats, (), old.options, hints=True, box=box), played, old)
