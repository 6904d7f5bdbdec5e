"""The house: lays tables, seats people, takes their actions. Pages and JSON both come here.

Every deed is one transaction: the match is brought up to date inside it, the deed is checked against the rules, the line is
written; only then does anybody hear of it. A deed that fails changes nothing.

Most actions need no transaction of their own (`hand_in`): the match is in memory, the rules are asked there, and the writer puts
the line on the disk with those of other matches, if the match is still the same there. Nobody else touches it until then.
"""

from __future__ import annotations

import re
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from athanor.kernel.box import Box, box_of, standard_box
from athanor.kernel.errors import AthanorError, BadBox, Refused
from athanor.kernel.game import find
from athanor.kernel.match import sealed
from athanor.table.archive import Archive, Past
from athanor.table.errors import No
from athanor.table.eyes import ALL, notice
from athanor.table.furnace import Furnace
from athanor.table.levels import USUAL, bot_name, spec_of
from athanor.table.live import Bars, Live, bits, free
from athanor.table.people import NOBODY, Person
from athanor.table.settings import Settings
from athanor.table.storage import GATHERING, OVER, PLAYING, Chair, Change, Header, Ring, Row, Storage

Deed = int | str  # an action by its number or in notation
KEPT = 1000  # matches held in memory: at most a quarter of a megabyte each
BLINK = 0.002  # seconds of the processor: a match whose actions take longer is played in a thread
PATIENCE = 60  # seconds before the others may vote that a bot stands in
ME, OPEN, HERE = "me", "open", "here"
"""Who may be asked to a seat, beside bots: its owner, whoever has the link, another person at the same screen."""


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it laid. A seat is `me`, `open`, `here` or a bot; `names` may name it."""

    game: str
    seats: tuple[str, ...]
    names: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    listed: bool = False
    hints: bool | None = None
    clock: int = 0
    box: Box | None = None  # or else the one that comes with the game
    seal: str = ""  # of a number that whoever lays the table adds to the luck


def check_seal(seal: str) -> str:
    if not re.fullmatch(r"([0-9a-f]{64})?", seal):
        raise No("bad-seal", 422)
    return seal


def put(words: tuple[str, ...], seat: int, word: str) -> tuple[str, ...]:
    return (*words[:seat], word, *words[seat + 1 :])


class Made(NamedTuple):
    """What an action made, for whoever did it."""

    version: int
    tick: int


Answered = Callable[[Made | Exception], None]


def new_id() -> str:
    return secrets.token_urlsafe(9)


class House:
    """All matches, as this process serves them."""

    def __init__(self, storage: Storage, furnace: Furnace, settings: Settings) -> None:
        self.storage = storage
        self.furnace = furnace
        self.settings = settings
        self.changed: Callable[[Header], None] = lambda header: None
        self.acted: Callable[[bool], None] = lambda bot: None
        self.bars: Bars = free
        self.archive = Archive()
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._lock = threading.Lock()

    # The matches in memory

    @contextmanager
    def holding(self, match: str) -> Iterator[Live]:
        """A match, up to date, for as long as the block lasts. Nobody waits for whoever looks at one that is over."""
        with self._locked(match) as live:
            self._refresh(live, self.storage.header(match, live.header))
            if not live.over:
                yield live
                return
            past = Past(live, self.archive)
        yield past

    @contextmanager
    def changing(self, match: str) -> Iterator[tuple[Live, Change]]:
        """A match inside a transaction. What fails leaves no trace, neither in the database nor in memory."""
        with self._locked(match) as live:
            before: tuple[int, int, Header] | None = None
            try:
                with self.storage.change(match, live.header) as change:
                    self._refresh(live, change.header, change.connection)
                    before = live.version, len(live.match.lines), live.header
                    yield live, change
            except BaseException:
                if before != (live.version, len(live.match.lines), live.header):
                    self.forget(match)
                raise
            live.header = change.now
        self.changed(live.header)

    @contextmanager
    def _locked(self, match: str) -> Iterator[Live]:
        """The match that this process holds now; one that was thrown away while we waited for it is not used."""
        while True:
            live = self._find(match)
            with live.lock:
                if self._lives.get(match) is live:
                    yield live
                    return

    def _find(self, match: str) -> Live:
        with self._lock:
            live = self._lives.get(match)
            if live is not None:
                self._lives.move_to_end(match)
                return live
        header = self.storage.header(match)
        made = Live(header, self.furnace.loaded(header.game), self.box(header), self.bars)
        with self._lock:
            live = self._lives.setdefault(match, made)
            while len(self._lives) > KEPT:
                self._lives.popitem(last=False)
        return live

    def box(self, header: Header) -> Box:
        """The box of a match; refused when it was played with other rules or components than those at hand."""
        game = find(header.game)
        standard = standard_box(game)
        if header.edition == game.edition and header.box == standard.digest:
            return standard
        written = self.storage.box(header.box) if header.edition == game.edition else None
        try:
            box = box_of(game, written, header.box) if written is not None else None
        except BadBox:
            box = None
        if box is None:
            raise No("other-edition", 409, edition=header.edition, here=game.edition)
        return box

    def _refresh(self, live: Live, header: Header, connection: object = None) -> None:
        live.catch_up(self.storage, header, connection)
        loaded = self.furnace.loaded(header.game)
        if live.match.loaded is not loaded:
            live.run_with(loaded)

    def forget(self, match: str) -> None:
        with self._lock:
            self._lives.pop(match, None)

    # Laying a table

    def bot(self, level: str) -> str:
        """The bot of a level, or the one of this name. Wherever a level or a bot is asked for, nobody else is taken."""
        return spec_of(level, self.settings.limits)

    def lay(self, person: Person, wish: Wish, played: Sequence[Row] = (), origin: Header | None = None) -> Header:
        """A new table. It starts at once when no seat is left open and no number is to be said."""
        header, chairs, box = self.prepare(person, wish, len(played), origin)
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
        chairs = self._chairs(person, wish)
        alone = sum(bool(chair.person) for chair in chairs) + sum(not chair.taken for chair in chairs) <= 1
        seals, numbers = self._luck(wish, chairs, origin)
        now = time.time()
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
            hints=alone if wish.hints is None else wish.hints,
            clock=wish.clock,
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
                bot = self.bot(who)
                name = name or bot_name(taken, seat)
                taken.add(name)
            chairs.append(Chair(seat, owner, name[: self.settings.limits.name], bot, False, secrets.token_urlsafe(18)))
        return chairs

    def begun(self, header: Header) -> Header:
        """A table that was just laid: it starts if nobody is missing."""
        if header.opened and all(chair.taken for chair in self.storage.chairs(header.id)):
            with self.changing(header.id) as (live, change):
                self._begin(live, change)
        return self.storage.header(header.id)

    def _begin(self, live: Live, change: Change, insists: bool = False) -> None:
        """Once everybody sits and has said the number that they sealed, the match starts with luck made of them all; without the
        missing ones when the host insists."""
        if change.now.status != GATHERING or not all(chair.taken for chair in change.chairs()):
            return
        if insists or change.now.opened:
            live.catch_up(self.storage, change.now, change.connection)
            change.set(status=PLAYING, waits=bits(live.match.to_act()))
            change.stir()
        live.tick = -1

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
        bot = self.bot(level)
        with self.changing(match) as (live, change):
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
                made = self._act(live, change, person, seat, numbers, version)
        except Again as again:
            return again.made
        self.acted(False)
        return made

    def _act(
        self, live: Live, change: Change, person: Person, seat: int, numbers: Sequence[int], version: int | None
    ) -> Made:
        started = time.thread_time()  # of the processor: who waits for it is not slow
        chair, eyes = live.own(person.id, seat), live.eyes(person.id)
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
            if version not in (None, live.header.version_for(live.eyes(person.id))):
                raise No("stale")  # or sent twice, or chosen at the same time as another's
            made = self._act(live, change, person, seat, [live.match.read(one) for one in chain], version)
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

    @contextmanager
    def glancing(self, match: str) -> Iterator[Live | None]:
        """A match, up to date, if it can be had at once: in the event loop nobody waits for a lock or for another machine."""
        live = self._at_hand(match) if self.storage.lite else None
        if live is None:
            yield None
            return
        try:
            yield live if self.storage.header(match, live.header) is live.header else None
        finally:
            live.lock.release()

    def _at_hand(self, match: str) -> Live | None:
        """A match with its lock, if it is in memory as this process knows it, nobody uses it, and its rules run as they will
        run from now on."""
        with self._lock:
            live = self._lives.get(match)
            if live is None or not live.lock.acquire(blocking=False):
                return None
            self._lives.move_to_end(match)
        try:
            if live.tick != live.header.tick and self.storage.lite:  # somebody sat down, or the like: a file is read at once
                self._refresh(live, self.storage.header(match, live.header))
            known = live.tick == live.header.tick and live.version == live.header.version
            if known and live.match.loaded is self.furnace.loaded(live.header.game):
                return live
        except BaseException:
            live.lock.release()
            raise
        live.lock.release()
        return None

    def act_as_bot(self, match: str, seat: int, action: int, version: int) -> None:
        """One action of a bot, chosen at this very version: on its own chair, or where a secret question waits too long."""
        with self.changing(match) as (live, change):
            self._check_playing(live)
            overdue = live.header.late(time.time()) and live.asks_in_secret
            if not (live.chairs[seat].bot or overdue) or live.version != version:
                raise No("stale", 409, version=live.version)
            self._play(live, change, seat, action)
        self.acted(True)

    def _check_playing(self, live: Live) -> None:
        if live.header.status == GATHERING:
            raise No("not-started")
        if live.header.status == OVER:
            raise No("over")

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

    def _play(self, live: Live, change: Change, seat: int, action: int) -> None:
        barred = live.bars(live.match, live.header.id, seat).get(action, 0)
        try:
            if barred:
                raise live.match.refused(barred, seat, action)
            audience = live.play(seat, action)
        except Refused as error:
            raise Forbidden(error.rule, error.sentence, action) from None
        row = change.append("play", seat, action, audience)
        live.noticed(row)
        live.version = row.number
        live.tick = change.now.tick
        change.set(waits=bits(live.match.to_act()))
        if live.match.over:
            change.set(status=OVER, ending="rules")
        if live.motions and audience == ALL:
            change.lapse("undo")  # a new line of play answers every request to take something back
            live.tick = -1

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
        change.set(waits=bits(live.match.to_act()))

    # By consent

    def ask_undo(self, person: Person, match: str, seat: int) -> None:
        """Ask the others to let this seat take its last turn again. Bots always agree."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            self._check_playing(live)
            keep = live.turn_begins(seat)
            if keep is None:
                raise No("nothing-to-undo")
            if any(motion.kind == "undo" for motion in live.motions):
                raise No("asked-already")
            motion = change.move("undo", seat, keep)
            live.motions = [*live.motions, motion]
            self._count(live, change, motion.number, motion.votes)

    def ask_stand_in(self, person: Person, match: str, seat: int, target: int) -> None:
        """Ask the others to let a bot play for somebody who has left the match waiting."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            self._check_playing(live)
            if not 0 <= target < live.header.seats or target not in live.view(seat).to_act() or live.chairs[target].bot:
                raise No("not-awaited")
            waited = time.time() - live.moved(person.id)
            if 0 <= waited < PATIENCE:  # a clock that was set back does not make anybody wait
                raise No("patience", 409, seconds=int(PATIENCE - waited) + 1)
            motion = change.move("stand-in", seat, target)
            live.motions = [*live.motions, motion]
            self._count(live, change, motion.number, motion.votes)

    def vote(self, person: Person, match: str, seat: int, number: int, agree: bool) -> None:
        """Agree to what another asks, or not. One refusal is enough."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            self._check_playing(live)
            motion = next((one for one in live.motions if one.number == number), None)
            if motion is None:
                raise No("no-such-motion", 404)
            live.tick = -1
            if not agree:
                change.set_motion(number, status="refused")
            else:
                self._count(live, change, number, motion.votes | 1 << seat)

    def _count(self, live: Live, change: Change, number: int, votes: int) -> None:
        """A motion passes when everybody whom it needs has agreed: other people who play, not their own other hands."""
        live.tick = -1
        motion = next(one for one in live.motions if one.number == number)
        asker = live.chairs[motion.seat].person
        spared = motion.target if motion.kind == "stand-in" else -1
        needed = bits([chair.seat for chair in live.people() if chair.person != asker and chair.seat != spared])
        passed = votes & needed == needed
        change.set_motion(number, votes=votes, status="passed" if passed else "open")
        if passed and motion.kind == "undo" and motion.target < len(live.match.lines):
            self._back(live, change, motion.seat, len(live.match.lines) - motion.target)
        elif passed and motion.kind == "stand-in":
            self._stand_in(live, change, motion.target)

    def _stand_in(self, live: Live, change: Change, seat: int) -> None:
        change.set_chair(seat, bot=self.bot(USUAL))
        change.set(bots=change.now.bots | 1 << seat)
        live.tick = -1

    def clock_ran_out(self, match: str) -> None:
        """Bots stand in for the people for whom the match has waited too long, as everybody sees."""
        with self.changing(match) as (live, change):
            if live.playing and live.header.late(time.time()) and not live.asks_in_secret:
                for chair in live.people():
                    if chair.seat in live.match.to_act():
                        self._stand_in(live, change, chair.seat)
                change.stir()

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
            live.tick = -1

    def resign(self, person: Person, match: str, seat: int) -> None:
        """Give up. A bot plays on for the seat; with nobody left to play against, the match is over."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            self._check_playing(live)
            change.set_chair(seat, resigned=True)
            self._stand_in(live, change, seat)
            others = [chair for chair in live.chairs if chair.seat != seat and not chair.resigned]
            if len(others) < 2 or not any(chair.person and not chair.bot for chair in others):
                change.set(status=OVER, ending="resigned", waits=0)
                change.stir()

    def say(self, person: Person, match: str, seat: int, words: str) -> None:
        """A line of chat of somebody who sits at the table."""
        said = " ".join(words.split())[: self.settings.limits.words]
        if not said:
            raise No("empty-words", 422)
        with self.changing(match) as (live, change):
            chair = live.own(person.id, seat)
            change.say(seat, chair.name, said)

    # Afterwards

    def rematch(self, person: Person, match: str, seal: str = "") -> str:
        """The same people at a new table; whoever asks second is led to the same one, at the same moment too."""
        with self.holding(match) as live:
            if not live.over:
                raise No("not-over")
            if not live.seats_of(person.id):
                raise No("not-your-seat", 403, seat=-1)
            if live.header.rematch:
                return live.header.rematch
            old, chairs, box = live.header, list(live.chairs), live.box
        seats = tuple(OPEN if chair.person else chair.bot for chair in chairs)
        names = tuple(chair.name for chair in chairs)
        wish = Wish(old.game, seats, names, old.options, False, old.hints, old.clock, box)
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
            now = time.time()
            played = [Row(k + 1, "play", one.seat, one.action, now) for k, one in enumerate(live.match.lines[:line])]
        bot = self.bot(level)
        seats = tuple(ME if k == seat else bot for k in range(old.seats))
        return self.lay(person, Wish(old.game, seats, (), old.options, hints=True, box=box), played, old)


class Forbidden(Refused):
    """A rule forbids an action: this one, of all that were sent."""

    def __init__(self, rule: str, sentence: str, action: int) -> None:
        self.action = action
        super().__init__(rule, sentence)


class Again(Exception):
    """The same post came twice: here is what the first one made."""

    def __init__(self, made: Made) -> None:
        self.made = made
