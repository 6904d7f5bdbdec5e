"""A match as this process holds it: rebuilt from its lines, brought up to date from the database whenever it is used."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise

from athanor.kernel.box import Box
from athanor.kernel.errors import BadLesson
from athanor.kernel.game import find
from athanor.kernel.lessons import Lesson, Standing, lesson_of
from athanor.kernel.loading import Loaded
from athanor.kernel.match import Match, View, seats_in
from athanor.kernel.organised import points_of
from athanor.kernel.texts import Texts, texts_for
from athanor.table.audience import ALL, audience, eyes_of, notice
from athanor.table.clocks import DAY, GONE, Table
from athanor.table.errors import No
from athanor.table.storage import GATHERING, OVER, PLAYING, Chair, Header, Motion, Row, Storage

Told = tuple[int, ...]
"""A line of news as numbers: audience, rule, five numbers."""


@dataclass(frozen=True)
class Entry:
    """What one line of play brought: who played it, its news with the audience of each; who noticed it, and when; and whether it
    answered a question in secret."""

    seat: int
    news: tuple[Told, ...]
    audience: int = ALL
    at: float = 0.0
    secret: bool = False

    def played_by(self, mine: Collection[int]) -> int:
        """Who played it, as far as somebody with these seats may know; or -1."""
        return -1 if self.secret and self.seat not in mine else self.seat

    def seen_by(self, seat: int) -> list[Told]:
        return [row for row in self.news if row[0] == -1 or (seat >= 0 and row[0] >> seat & 1)]


Bar = Callable[[Match, int], dict[int, int]]
"""What an event forbids to a seat beside the rules of the game: actions, each with the number of the rule behind it."""


class Live:
    """One match in memory. Whoever uses it holds its lock."""

    rewinds = False  # whoever looks back does so on a copy, which holds no lock

    def __init__(self, header: Header, loaded: Loaded, box: Box, bar: Bar | None = None) -> None:
        self.bar = bar  # of a match that is played in no event there is none
        self.lock = threading.Lock()  # the writer lets go of it when what was played is on the disk
        self.pace = 0.0  # seconds of the processor that the last action took
        self.header = header
        self.chairs: list[Chair] = []
        self.motions: list[Motion] = []
        self.tick = -1  # of what chairs and motions were read at
        self.version = 0  # of the lines played here
        self.box = box
        self.log: list[Entry] = []
        self.asked: list[int] = []  # before each line: bit set of the seats that were to act
        self.deal(loaded)

    def deal(self, loaded: Loaded) -> None:
        """Begin from the beginning."""
        self.match = self.dealt(loaded)
        self.opening: tuple[Told, ...] = tuple(self.match.told())
        self.version = 0
        self.log.clear()
        self.asked.clear()
        self._past: Match | None = None

    def dealt(self, loaded: Loaded) -> Match:
        """The match before its first line."""
        head = self.header
        match = Match(loaded, self.box, head.seats, head.options, head.seed, head.salt, numbers=head.numbers)
        match.seals = list(head.seals)
        match.played_on = f"{head.parent} {head.parent_line}" if head.parent else ""
        return match

    # Bringing up to date

    def catch_up(self, storage: Storage, header: Header, connection: object = None) -> None:
        """Read what other processes, or other hands, have changed: as far as the header goes, which may be older."""
        self.header = header
        if self.match.numbers != list(header.numbers):  # luck is not what it was before the players added theirs
            self.deal(self.match.loaded)
            self.tick = -1
        if self.tick != header.tick:
            self.chairs = storage.chairs(header.id, connection)  # type: ignore[arg-type]
            self.motions = storage.motions(header.id, connection)  # type: ignore[arg-type]
            self.match.players = [chair.name for chair in self.chairs]
            self.match.seals = list(header.seals)
            self.tick = header.tick
        if self.version != header.version:
            for row in storage.lines(header.id, self.version, connection):  # type: ignore[arg-type]
                if row.number <= header.version:
                    self.take(row)

    def take(self, row: Row) -> None:
        """A line of the database, played here."""
        if row.kind == "play":
            self.play(row.seat, row.action)
            self.noticed(row)
        elif row.kind == "drop":
            self.drop(row.seat)
        else:
            self.take_back(row.action)
        self.version = row.number

    def play(self, seat: int, action: int) -> int:
        """Play a line; its audience: news that everybody reads are noticed by everybody, and what a script says by the learner,
        who waits for it."""
        asked, secret, scripted = self.match.waiting, self.match.secret, self.scripted
        self.match.play(action, seat)
        self.asked.append(asked)
        entry = Entry(seat, tuple(self.match.told()), secret=secret)
        self.log.append(entry)
        if self.match.over or any(row[0] == ALL for row in entry.news):
            return ALL
        return audience(self.header.seats, lambda eyes: eyes in (seat, scripted) or self.match.noticed(eyes))

    def noticed(self, row: Row) -> None:
        """The last line is written down, with those who notice it."""
        last = self.log[-1]
        self.log[-1] = Entry(last.seat, last.news, row.audience, row.at, last.secret)

    def take_back(self, lines: int) -> None:
        self.match.undo(lines)
        del self.log[-lines:], self.asked[-lines:]

    def drop(self, seat: int) -> int:
        """Take back the last line of a seat; the audience of that."""
        before = {eyes: self.match.view(eyes).memory for eyes in range(-1, self.header.seats)}
        at = self.last_of(seat)
        assert at is not None
        self.match.take_back(seat)
        del self.log[at], self.asked[at]
        for k in range(at, len(self.asked)):
            self.asked[k] |= 1 << seat
        return audience(self.header.seats, lambda eyes: eyes == seat or self.match.view(eyes).memory != before[eyes])

    def run_with(self, loaded: Loaded) -> None:
        """Go on with another way of running the same rules."""
        played = self.match.lines
        self.match = self.dealt(loaded)
        self.match.players = [chair.name for chair in self.chairs]
        for line in played:
            self.match.play(line.action, line.seat)
        self._past = None

    # Looking

    @property
    def first_log(self) -> Entry:
        return Entry(-1, self.opening)

    @property
    def over(self) -> bool:
        return self.header.status == OVER

    @property
    def playing(self) -> bool:
        return self.header.status == PLAYING

    @property
    def asks_in_secret(self) -> bool:
        """Nobody may know whom the match still waits for."""
        return self.match.secret

    @cached_property
    def lesson(self) -> Lesson | None:
        """The lesson of this match; one that is no longer there is no more taught."""
        try:
            return lesson_of(find(self.header.game), self.header.lesson) if self.header.lesson else None
        except BadLesson:
            return None

    @property
    def standing(self) -> Standing | None:
        """How far the match has come in its lesson; None once it is a match like any other: the script was left, or what it says
        next cannot be played."""
        standing = self.lesson.follow(self.match.lines) if self.lesson else None
        due = standing.due if standing else None
        if due is None:
            return standing
        playable = due.seat in self.match.to_act() and any(not self.match.why_not(one, due.seat) for one in due.actions)
        return standing if playable else None

    @property
    def scripted(self) -> int | None:
        """The learner's seat, as long as the script says what comes."""
        standing = self.standing if self.lesson else None
        return self.lesson.seat if self.lesson and standing and standing.due else None

    @property
    def waits(self) -> int:
        """Bit set of the seats that the match waits for; in a lesson they answer one after the other, as its script says."""
        standing = self.standing if self.lesson else None
        return 1 << standing.due.seat if standing and standing.due else self.match.waiting

    @property
    def seen(self) -> Table:
        """What everybody sees of whom the match waits for: clocks run by it. Where the question is secret it may be anybody."""
        people, secret = frozenset(chair.seat for chair in self.people()), self.match.secret
        return Table(people if secret else set_of(self.match.waiting), people, secret)

    def gone(self, now: float) -> set[int]:
        """The seats whose players have left for good: they resigned, or a bot has stood in for them for long."""
        hands = self.header.clocks
        patience = DAY if self.header.clock >= DAY else GONE
        return {
            chair.seat
            for chair in self.chairs
            if chair.person and chair.bot
            and (chair.resigned or (hands and 0 < hands[chair.seat].since < now - patience))
        }  # fmt: skip

    def seats_of(self, person: str) -> list[int]:
        return [chair.seat for chair in self.chairs if person and chair.person == person]

    def eyes(self, person: str) -> int:
        """Through which a person sees the match."""
        return eyes_of(self.seats_of(person))

    def happened(self, person: str) -> list[Entry]:
        """The lines that a person noticed; all of them when the match is over."""
        eyes = self.eyes(person)
        return [entry for entry in self.log if self.over or notice(entry.audience, eyes)]

    def lines_before(self, person: str, noticed: int) -> int:
        """How many lines were played when so many of them had happened for a person."""
        eyes = self.eyes(person)
        happened = [k for k, entry in enumerate(self.log, 1) if self.over or notice(entry.audience, eyes)]
        if not 0 <= noticed <= len(happened):
            raise No("no-such-line", 404, line=noticed, last=len(happened))
        return happened[noticed - 1] if noticed else 0

    def moved(self, person: str) -> float:
        """When something last moved, as a person noticed it."""
        noticed = self.happened(person)
        if noticed == self.log:
            return self.header.moved
        return noticed[-1].at if noticed else self.header.made

    def own(self, person: str, seat: int) -> Chair:
        """The chair, if this person sits on it."""
        if not 0 <= seat < len(self.chairs) or not person or self.chairs[seat].person != person:
            raise No("not-your-seat", 403, seat=seat)
        return self.chairs[seat]

    def may_look(self, person: str, seat: int) -> int:
        """The seat, if this person may see what it sees: one's own, a spectator's, anybody's when the match is over. Before it
        begins there is nothing to see: the players' numbers decide what is dealt."""
        if self.header.status == GATHERING:
            raise No("not-started")
        if seat == -1 or (self.over and 0 <= seat < self.header.seats):
            return seat
        return self.own(person, seat).seat

    def barred(self, seat: int) -> dict[int, int]:
        return self.bar(self.match, seat) if self.bar else {}

    def view(self, seat: int) -> View:
        """What a seat may know and do now."""
        view = self.match.view(seat)
        view.barred = self.barred(seat)
        return view

    def past(self, line: int) -> Match:
        """The match as it stood after a line. Going forward plays on; going back deals again."""
        if not 0 <= line <= len(self.match.lines):
            raise No("no-such-line", 404, line=line, last=len(self.match.lines))
        if self._past is None or len(self._past.lines) > line:
            self._past = self.dealt(self.match.loaded)
        self._past.players = self.match.players
        for played in self.match.lines[len(self._past.lines) : line]:
            self._past.play(played.action, played.seat)
        return self._past

    def texts(self, language: str) -> Texts:
        return texts_for(self.match.game, self.match.box, language, tuple(self.match.players))

    def scores_over_time(self) -> list[list[int]]:
        """The points of all seats after each line, the deal first."""
        match = self.dealt(self.match.loaded)
        rows = [points_of(match)]
        for line in self.match.lines:
            match.play(line.action, line.seat)
            rows.append(points_of(match))
        return rows

    def last_of(self, seat: int) -> int | None:
        """The index of the last line of a seat."""
        return next((k for k in reversed(range(len(self.log))) if self.log[k].seat == seat), None)

    def may_take_back(self, seat: int) -> bool:
        """This seat's last choice is not committed yet. Sealed choices of others, made since at the same time, stand."""
        at = self.last_of(seat)
        if at is None or not self.playing or not self.match.open or seat not in self.match.to_act():
            return False
        waits = [*self.asked[at + 1 :], self.match.waiting]
        return len(waits) == 1 or all(later & earlier == later for earlier, later in pairwise([self.asked[at], *waits]))

    def turn_begins(self, seat: int) -> int | None:
        """The number of lines before the last run of lines of a seat, as the seat noticed them."""
        noticed = [k for k, entry in enumerate(self.log) if notice(entry.audience, seat)]
        at = None
        while noticed and (at is None or self.log[noticed[-1]].seat == seat):
            k = noticed.pop()
            if self.log[k].seat == seat:
                at = k
        return at

    def people(self) -> list[Chair]:
        """The chairs on which a person sits and plays."""
        return [chair for chair in self.chairs if chair.person and not chair.bot]

    def transcript_for(self, person: str) -> str:
        """The transcript; as long as the match goes on, without the seed and without the actions of others."""
        if self.over:
            return self.match.transcript(reveal=True)
        mine, eyes = self.seats_of(person), self.eyes(person)
        head, _, _ = self.match.transcript(reveal=False).partition("\n\n")
        told: list[str] = []
        for line, entry in zip(self.match.lines, self.log, strict=True):
            who = entry.played_by(mine)
            if line.seat in mine:
                told.append(f"{who}: {self.match.notation(line.action)}")
            elif entry.seen_by(eyes):
                told.append(f"{who}: ?" if who >= 0 else "?: ?")
        return "\n".join([head, "", *(f"{k} {words}" for k, words in enumerate(told, 1)), ""])


@lru_cache(maxsize=1024)
def set_of(bits: int) -> frozenset[int]:
    """The seats of a bit set: a match waits for the same few again and again."""
    return frozenset(seats_in(bits))


def bits(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)
