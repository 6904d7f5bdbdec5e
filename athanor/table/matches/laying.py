"""Tables are laid, and people sit down."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from athanor.kernel.box import Box, standard_box
from athanor.kernel.game import find
from athanor.kernel.lessons import Lesson
from athanor.kernel.match import sealed
from athanor.table import clocks
from athanor.table.clocks import checked
from athanor.table.errors import No
from athanor.table.levels import NOVICE, USUAL, bot_name
from athanor.table.live import Live, bits
from athanor.table.matches.presence import Presence
from athanor.table.matches.wish import HERE, ME, OPEN, Wish, check_seal, new_id, put
from athanor.table.people import NOBODY, Person
from athanor.table.storage import GATHERING, LESSON, PLAYING, Chair, Change, Header, Row


class Laying(Presence):
    """The matches, and those that begin."""

    # Laying a table

    def lay(self, person: Person, wish: Wish, played: Sequence[Row] = (), origin: Header | None = None) -> Header:
        """A new table. It starts at once when no seat is left open and no number is to be said."""
        header, chairs, box = self.prepare(person, wish, len(played), origin)
        self.storage.create(header, chairs, played, box)
        return self.begun(header)

    def learn(self, person: Person, lesson: Lesson) -> Header:
        """A table for one learner: its luck is the lesson's, so it counts nowhere, and novices sit there with a script."""
        sheet = lesson.sheet
        seats = tuple(ME if seat == sheet.seat else NOVICE for seat in range(sheet.seats))
        now = self.storage.now()
        played = [Row(k, "play", beat.seat, beat.actions[0], now) for k, beat in enumerate(lesson.before, 1)]
        wish = Wish(lesson.game.slug, seats, options=sheet.options, hints=True)
        header, chairs, box = self.prepare(person, wish, len(played))
        header = replace(header, seed=sheet.seed, salt="", seals=(), numbers=(), parent=f"{LESSON}{lesson.name}")
        self.storage.create(header, chairs, played, box)
        return self.begun(header)

    def prepare(
        self, person: Person, wish: Wish, played: int = 0, origin: Header | None = None
    ) -> tuple[Header, list[Chair], Box | None]:
        """A table as it will be laid, with its box if it is not the game's own."""
        game = find(wish.game)
        game.settings(len(wish.seats), wish.options)
        if len(wish.seats) not in game.seats:
            raise No("seats", 422, low=game.seats[0], high=game.seats[-1])
        box = wish.box or standard_box(game)
        if wish.rated and wish.hints:
            raise No("rated-hints", 422)
        chairs = self._chairs(person, wish)
        alone = sum(bool(chair.person) for chair in chairs) + sum(not chair.taken for chair in chairs) <= 1
        seals, numbers = self._luck(wish, chairs, origin)
        now = self.storage.now()
        header = Header(
            id=new_id(),
            game=wish.game,
            edition=game.edition,
            box=box.digest,
            options=wish.options,
            seats=len(chairs),
            seed=origin.seed if origin else secrets.randbits(63),
            salt=origin.salt if origin else secrets.token_hex(16),
            seals=seals,
            numbers=numbers,
            status=GATHERING,
            ending="",
            version=played,
            tick=1,
            waits=0,
            bots=bits([chair.seat for chair in chairs if chair.bot]),
            host=person.id,
            listed=wish.listed,
            hints=alone and not wish.rated if wish.hints is None else wish.hints,
            rated=wish.rated,
            **checked(wish.timing)._asdict(),
            rematch="",
            parent=origin.id if origin else "",
            parent_line=played,
            made=now,
            moved=now,
            noticed=now,
            thinker="",
            thinker_until=0.0,
        )
        self.furnace.hurry(wish.game)
        return header, chairs, box if box.digest != standard_box(game).digest else None

    def _luck(self, wish: Wish, chairs: list[Chair], origin: Header | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The seals and numbers that a table is laid with: one seal at most, or what is in the luck of the match before it."""
        if origin:
            kept = zip(origin.seals, origin.numbers, strict=True)
            return tuple(seal if number else "" for seal, number in kept), origin.numbers
        mine = next((chair.seat for chair in chairs if chair.person), None)
        nothing = ("",) * len(chairs)
        return nothing if mine is None else put(nothing, mine, check_seal(wish.seal)), nothing

    def _chairs(self, person: Person, wish: Wish) -> list[Chair]:
        chairs: list[Chair] = []
        names = [*wish.names, *[""] * len(wish.seats)]
        taken = {person.name, *wish.names}
        for seat, who in enumerate(wish.seats):
            owner, bot, name = "", "", names[seat]
            if who in (ME, HERE):
                owner = person.id
                name = name or (person.name if who == ME else f"{person.name} {seat + 1}")
            elif who != OPEN:
                bot = self.bot(who, wish.game)
                name = name or bot_name(taken, seat)
                taken.add(name)
            chairs.append(Chair(seat, owner, name[: self.settings.limits.name], bot, False, secrets.token_urlsafe(18)))
        return chairs

    def begun(self, header: Header) -> Header:
        """A table that was just laid: it starts if nobody is missing."""
        if header.opened and all(chair.taken for chair in self.storage.chairs(header.id)):
            with self.changing(header.id) as (live, change):
                self._begin(live, change)
            return live.header
        return header

    def _begin(self, live: Live, change: Change, insists: bool = False) -> None:
        """Once everybody sits and has said the number that they sealed, the match starts with luck made of them all; without the
        missing ones when the host insists."""
        if change.now.status != GATHERING:
            return
        live.catch_up(self.storage, change.now, change.connection)  # with whoever has sat down just now
        if not all(chair.taken for chair in live.chairs) or not (insists or change.now.opened):
            return
        change.set(status=PLAYING, waits=live.waits)
        change.stir()
        seen, timing, now = live.seen, change.now.timing, change.now.noticed
        self._call(live, change, seen)
        if timing.by_hands:
            away = self.storage.away([chair.person for chair in live.chairs], now, change.connection)
            change.set(**clocks.begun(timing, away, seen, now))

    # Sitting down

    def sit(self, person: Person, match: str, seat: int, link: str = "", seal: str = "") -> Header:
        """Take a free seat: of a listed table, or of any table with the seat's link. Sitting there already is no mistake."""
        check_seal(seal)
        with self.changing(match) as (live, change):
            if not 0 <= seat < live.header.seats:
                raise No("no-such-seat", 404, seat=seat)
            chair = live.chairs[seat]
            if chair.person == person.id:
                return live.header
            if not live.header.listed and not secrets.compare_digest(chair.link.encode(), link.encode()):
                raise No("need-link", 403)
            if chair.taken:
                raise No("seat-taken", 409, name=chair.name)
            if live.header.parent:
                raise No("luck-known", 409)
            if self.apart(person.id, {live.header.host, *(one.person for one in live.chairs)} - {"", person.id}):
                raise No("apart", 403)
            self._take(live, change, seat, person, seal)
            self._begin(live, change)
        self.furnace.hurry(live.header.game)
        return self.storage.header(match)

    def _take(self, live: Live, change: Change, seat: int, person: Person, seal: str = "") -> None:
        change.set_chair(seat, person=person.id, name=person.name)
        if change.now.seals:
            change.set(seals=put(change.now.seals, seat, seal))
        live.tick = -1

    def seat(self, match: str, people: dict[int, Person]) -> None:
        """These people sit down at once; the match starts when nobody is missing."""
        with self.changing(match) as (live, change):
            for seat, person in people.items():
                self._take(live, change, seat, person)
            self._begin(live, change)

    def open(self, person: Person, match: str, seat: int, number: str) -> None:
        """Say the number that one has sealed: only when everybody sits, so that nobody chooses theirs by it. Twice is no
        mistake."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            if not all(chair.taken for chair in live.chairs):
                raise No("not-all-here")
            if not live.header.seals or live.header.seals[seat] != sealed(number):
                raise No("other-number", 422)
            if live.header.numbers[seat] == number:
                return
            if live.header.status != GATHERING:
                raise No("started")
            change.set(numbers=put(live.header.numbers, seat, number))
            self._begin(live, change)

    def leave(self, person: Person, match: str, seat: int) -> None:
        """Stand up before everybody sits: from then on numbers are said, and nobody may choose another by them."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            if live.header.status != GATHERING or all(chair.taken for chair in live.chairs):
                raise No("started")
            self._take(live, change, seat, NOBODY)

    def start(self, person: Person, match: str, level: str = USUAL) -> Header:
        """The host does not wait any longer: bots take the empty seats; if only numbers are missing, it begins without them."""
        with self.changing(match) as (live, change):
            bot = self.bot(level, live.header.game)
            if live.header.host != person.id:
                raise No("not-host", 403)
            if live.header.status != GATHERING:
                raise No("started")
            taken = {chair.name for chair in live.chairs}
            for chair in live.chairs:
                if not chair.taken:
                    name = bot_name(taken, chair.seat)
                    taken.add(name)
                    change.set_chair(chair.seat, bot=bot, name=name)
            full = all(chair.taken for chair in live.chairs)
            change.set(bots=bits([chair.seat for chair in live.chairs if chair.bot or not chair.taken]))
            self._begin(live, change, insists=full)
        return self.storage.header(match)
