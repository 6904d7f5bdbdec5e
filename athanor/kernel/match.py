"""A match: one play of a game, from setup to outcome.

match = athanor.start("alchemist", seats=3, seed=7)
match.play("take blue")
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from athanor.kernel.box import Box, box_for
from athanor.kernel.errors import BadSettings, Refused, Unreadable
from athanor.kernel.game import Game, find, part
from athanor.kernel.loading import Bench, Loaded, bench, load
from athanor.kernel.ranking import BARRED, places
from athanor.kernel.records import Plain, as_array
from athanor.kernel.texts import Texts, texts_for
from athanor.kernel.vector import as_vector

BLANK, NOW, SEEN, BEFORE, SEEN_BEFORE = range(5)  # the states of a match's bench


@dataclass(frozen=True)
class News:
    """One thing that happened, with the rule behind it."""

    rule: str
    text: str
    numbers: tuple[int, ...] = ()
    audience: int = -1  # everybody, or the bit set of the seats who may know


@dataclass(frozen=True)
class Line:
    """One action of a match, in the order played."""

    seat: int
    action: int


@dataclass(frozen=True)
class Result:
    """How a seat ended."""

    seat: int
    place: int
    total: int
    tie_breaks: tuple[int, ...]


class Outcome(tuple[Result, ...]):
    """The results of all seats, by seat."""

    @property
    def winners(self) -> list[int]:
        return [result.seat for result in self if result.place == 1]

    @property
    def places(self) -> list[int]:
        return [result.place for result in self]

    @property
    def totals(self) -> list[int]:
        return [result.total for result in self]


def luck_of(seed: int, salt: str, line: int) -> int:
    """The stream of chance that one line of a match starts with.

    Each line has its own, so that nobody who works a line's stream out from its dice learns anything about the next.
    """
    sha = hashlib.sha256(f"{seed}:{salt}:{line}".encode()).digest()
    return int.from_bytes(sha[:8], "big") >> 1


def commitment(seed: int, salt: str) -> str:
    """What a match publishes at its start, so that nobody can change the seed afterwards."""
    return hashlib.sha256(f"athanor:{seed}:{salt}".encode()).hexdigest()


def sealed(number: str) -> str:
    """What a player publishes of a number of their own before they say it: nobody can choose theirs by another's."""
    return hashlib.sha256(f"athanor number:{number}".encode()).hexdigest()


def mixed(seed: int, salt: str, numbers: Sequence[str]) -> str:
    """The salt of all luck: the match's own; where players could add numbers, a digest of it and of theirs, seat by seat."""
    if not numbers:
        return salt
    return hashlib.sha256(f"athanor luck:{seed}:{salt}:{' '.join(number or '-' for number in numbers)}".encode()).hexdigest()


def in_turn(rules: Any, s: Any, number: int) -> int:
    """The number of a refusal; whoever has answered already is refused by the rule of the question, if it has one of its own."""
    return int(getattr(rules, "ANSWERED", {}).get(s.asks, number)) if number == rules.TURN_RULE else number


class View:
    """What one seat may know of a match at one moment: all that a bot and a picture get. Seat -1 is a spectator."""

    def __init__(self, loaded: Loaded, box: Box, bench: Bench, seat: int) -> None:
        self.loaded = loaded
        self.box = box
        self.seat = seat
        self.barred: dict[int, int] = {}  # actions that an event forbids, each with the number of the rule behind it
        self.past = False  # the match has gone on since: there is nothing to choose
        self._bench = bench
        self._state: Plain | None = None
        self._legal: list[int] | None = None
        self.kept: dict[Any, Any] = {}  # what others have made of it, and may want again

    @property
    def game(self) -> Game:
        return self.loaded.game

    @property
    def numbers(self) -> Any:
        """The box as rules read it, as ints and lists, however the match runs."""
        return self.box.records(load(self.game.slug, compiled=False))[0]

    @property
    def state(self) -> Any:
        """The fields of the state, what is hidden blanked, as ints and lists."""
        if self._state is None:
            self._state = Plain(as_array(self._bench.states[:1], self.loaded.rules.State)[0])
        return self._state

    @property
    def memory(self) -> bytes:
        """The view as bytes: equal views have equal bytes."""
        return bytes(as_array(self._bench.states[:1], self.loaded.rules.State)[0].tobytes())

    def vector(self) -> Any:
        """The game's own fields as one row of numbers, for learning."""
        return as_vector(as_array(self._bench.states[:1], self.loaded.rules.State))

    def to_act(self) -> list[int]:
        return seats_in(self._bench.states[0].to_act)

    def legal(self) -> list[int]:
        """What this seat may do now."""
        if self.seat < 0 or self.past:
            return []
        if self._legal is None:
            bench = self._bench
            count = self.loaded.entry.legal(bench.boxes, bench.states, 0, self.seat, bench.moves)
            self._legal = [int(action) for action in bench.moves[:count]]
        return [action for action in self._legal if action not in self.barred]

    def why_not(self, action: int) -> str:
        """The id of the rule that forbids an action, or an empty text."""
        number = self.loaded.entry.refusal(self._bench.boxes, self._bench.states, 0, self.seat, action)
        number = in_turn(self.loaded.rules, self.state, number) or self.barred.get(action, 0)
        return self.game.rule_id(number) if number else ""

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        return not self.to_act()

    def scores(self) -> list[tuple[int, ...]]:
        """The total and tie-breaks of each seat, as far as this one knows: what is hidden from it counts nothing."""
        bench = self._bench
        self.loaded.entry.score(bench.boxes, bench.states, 0, bench.sheet)
        return [tuple(int(n) for n in bench.sheet[seat][:BARRED]) for seat in range(self.seats)]

    def imagined(self, luck: int) -> View:
        """A whole state that this seat cannot rule out, as a view in which nothing is hidden."""
        scratch = self.bench(2)
        self.loaded.entry.imagine(scratch.boxes, scratch.states, 1, 0, self.seat, luck)
        copy_records(scratch.states, 0, scratch.states, 1)
        return View(self.loaded, self.box, scratch, self.seat)

    def after(self, seat: int, action: int, luck: int) -> View | None:
        """The same with an action played, if this were the truth; None where a rule forbids it."""
        scratch = self.bench(1)
        no = self.loaded.entry.play(scratch.boxes, scratch.states, 0, seat, action, luck)
        return None if no else View(self.loaded, self.box, scratch, self.seat)

    def seen_by(self, seat: int) -> View:
        """What a seat would see if this were the truth."""
        scratch = self.bench(2)
        self.loaded.entry.hide(scratch.boxes, scratch.states, 1, 0, seat)
        copy_records(scratch.states, 0, scratch.states, 1)
        return View(self.loaded, self.box, scratch, seat)

    def bench(self, count: int) -> Bench:
        """Scratch room whose first state is this view: what a bot works on."""
        scratch = bench(self.loaded, self._bench.boxes, count)
        copy_records(scratch.states, 0, self._bench.states, 0)
        return scratch

    def texts(self, language: str = "en", players: Sequence[str] = ()) -> Texts:
        return texts_for(self.game, self.box, language, tuple(players))

    def news(self, language: str = "en", players: Sequence[str] = ()) -> list[News]:
        """What the last action brought, as far as this seat may know."""
        return list(told(self.state, self.texts(language, players)))

    def svg(self, language: str = "en", players: Sequence[str] = (), **how: Any) -> str:
        """The picture of this view."""
        return str(part(self.game, "picture").draw(self, self.texts(language, players), **how))

    def spread(self, language: str = "en", players: Sequence[str] = (), **how: Any) -> Any:
        """The same picture as panels, for a page of a layout and a size."""
        return part(self.game, "picture").spread(self, self.texts(language, players), **how)

    def in_words(self, language: str = "en", players: Sequence[str] = ()) -> str:
        """The same picture for those who read or listen."""
        return str(part(self.game, "picture").in_words(self, self.texts(language, players)))

    def _repr_svg_(self) -> str:
        return self.svg()


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(int(bits).bit_length()) if bits >> seat & 1]


def copy_records(to: Any, i: int, of: Any, k: int) -> None:
    if isinstance(to, np.ndarray):
        to[i] = of[k]
    else:
        to[i].copy_from(of[k])


def told(state: Any, texts: Texts) -> Iterator[News]:
    """The lines of news in a state, in words."""
    for audience, rule, *numbers in state.news[: state.news_count]:
        if rule:
            yield News(texts.game.rule_id(rule), texts.news(rule, numbers), tuple(numbers), audience)


class Match:
    """One play of a game. Without a seat, the only one to act is meant."""

    def __init__(
        self,
        loaded: Loaded,
        box: Box,
        seats: int,
        options: dict[str, str] | None = None,
        seed: int | None = None,
        salt: str | None = None,
        players: Sequence[str] = (),
        language: str = "en",
        numbers: Sequence[str] = (),
    ) -> None:
        self.loaded = loaded
        self.box = box
        self.seats = seats
        self.options = dict(options or {})
        self.seed = secrets.randbits(63) if seed is None else seed
        self.salt = (secrets.token_hex(16) if seed is None else "") if salt is None else salt
        self.numbers = list(
            numbers
        )  # what players added to the luck, by seat: empty for nothing; none at all if nobody could
        self.seals = [sealed(number) if number else "" for number in numbers]
        self.mixed = mixed(self.seed, self.salt, self.numbers)
        self.played_on = ""  # the match whose luck this one has, and from which line on it was known
        self.players = list(players)
        self.language = language
        self.lines: list[Line] = []
        values = loaded.game.settings(seats, self.options)
        self._bench = bench(loaded, box.records(loaded), 5)
        blank = np.zeros(1, loaded.rules.State)
        blank[0]["seats"] = seats
        blank[0]["options"][: len(values)] = values
        copy_records(self._bench.states, BLANK, blank if loaded.compiled else [Plain(blank[0])], 0)
        self._memory = self._bench.states.view(np.uint8).reshape(5, -1) if loaded.compiled else None
        self._deal()

    def _deal(self) -> None:
        self.loaded.entry.setup(self._bench.boxes, self._bench.states, NOW, BLANK, luck_of(self.seed, self.mixed, 0))

    @property
    def game(self) -> Game:
        return self.loaded.game

    @property
    def commitment(self) -> str:
        return commitment(self.seed, self.salt)

    @property
    def state(self) -> Any:
        """The whole truth, as ints and lists; changing it changes nothing."""
        return Plain(self._array()[0])

    @property
    def memory(self) -> bytes:
        """The whole truth as bytes."""
        return bytes(self._array()[0].tobytes())

    def _array(self) -> Any:
        return as_array(self._bench.states[NOW : NOW + 1], self.loaded.rules.State)

    def _field(self, name: str) -> Any:
        """A field of the state. One of an array is read ten times as fast as one of a record."""
        states = self._bench.states
        return states[name][NOW] if self.loaded.compiled else getattr(states[NOW], name)

    @property
    def waiting(self) -> int:
        """The bit set of the seats to act."""
        return int(self._field("to_act"))

    @property
    def over(self) -> bool:
        return self.waiting == 0

    @property
    def secret(self) -> bool:
        """Nobody learns who answers the question asked now: it is one of the game's SECRET ones."""
        return int(self._field("asks")) in getattr(self.loaded.rules, "SECRET", ())

    @property
    def open(self) -> bool:
        """The seat to act may still take its last choices back."""
        return bool(self._field("open"))

    def texts(self, language: str | None = None) -> Texts:
        return texts_for(self.game, self.box, language or self.language, tuple(self.players))

    def to_act(self) -> list[int]:
        """The seats that the match waits for; none when it is over."""
        return seats_in(self.waiting)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            if not 0 <= seat < self.seats:
                raise BadSettings(f"There is no seat {seat}: this match has 0 to {self.seats - 1}.")
            return seat
        waiting = self.waiting
        if waiting == 0:
            raise Refused("", "The match is over: nobody is to act.")
        if waiting & (waiting - 1):
            raise BadSettings(f"Seats {seats_in(waiting)} are all to act: say which one.")
        return waiting.bit_length() - 1

    def read(self, action: int | str) -> int:
        """The number of an action given as a number or in notation."""
        if isinstance(action, str):
            return self.loaded.actions.read(action, self.box.vocabulary)
        if not 0 <= action < self.loaded.actions.size:
            raise Unreadable(f"{action} is no action: {self.game.slug} has 0 to {self.loaded.actions.size - 1}.")
        return int(action)

    def notation(self, action: int) -> str:
        return self.loaded.actions.text(action, self.box.vocabulary)

    def legal(self, seat: int | None = None) -> list[int]:
        """What a seat may do now."""
        if seat is None and self.over:
            return []
        bench = self._bench
        count = self.loaded.entry.legal(bench.boxes, bench.states, NOW, self._seat(seat), bench.moves)
        return [int(action) for action in bench.moves[:count]]

    def why_not(self, action: int | str, seat: int | None = None) -> Refused | None:
        """The rule that forbids an action, or None when it may be played."""
        number = self.read(action)
        chosen = seat if seat is not None or not self.over else 0
        who = self._seat(chosen)
        rule = self.loaded.entry.refusal(self._bench.boxes, self._bench.states, NOW, who, number)
        return self.refused(rule, who, number) if rule else None

    def refused(self, rule: int, seat: int, action: int) -> Refused:
        """A refusal of the rule with this number, in words."""
        if self.over:
            return Refused("", self.texts().say("match-over"))
        texts, rule = self.texts(), in_turn(self.loaded.rules, self.state, rule)
        state = self.state if texts.circumstances is not None else None
        return Refused(self.game.rule_id(rule), texts.refusal(rule, seat, action, state))

    def play(self, action: int | str, seat: int | None = None) -> Match:
        """One action; a forbidden one raises Refused and changes nothing."""
        number = self.read(action)
        who = self._seat(seat)
        luck = luck_of(self.seed, self.mixed, len(self.lines) + 1)
        if self._memory is None:
            copy_records(self._bench.states, BEFORE, self._bench.states, NOW)
        else:  # bytes are copied several times as fast as a record
            self._memory[BEFORE] = self._memory[NOW]
        rule = self.loaded.entry.play(self._bench.boxes, self._bench.states, NOW, who, number, luck)
        if rule:
            raise self.refused(rule, who, number)
        self.lines.append(Line(who, number))
        return self

    def view(self, seat: int = -1) -> View:
        """What a seat may know now; -1 is a spectator."""
        if seat != -1:
            self._seat(seat)
        scratch = bench(self.loaded, self._bench.boxes, 1)
        self.loaded.entry.hide(self._bench.boxes, self._bench.states, SEEN, NOW, seat)
        copy_records(scratch.states, 0, self._bench.states, SEEN)
        return View(self.loaded, self.box, scratch, seat)

    def whole(self) -> View:
        """The whole truth as a view, of a spectator from whom nothing is hidden: for whoever looks back at a match. The luck to
        come is not in it."""
        scratch = bench(self.loaded, self._bench.boxes, 1)
        copy_records(scratch.states, 0, self._bench.states, NOW)
        scratch.states[0].rng = 0
        return View(self.loaded, self.box, scratch, -1)

    def noticed(self, seat: int) -> bool:
        """The last action changed what a seat may know; -1 is a spectator."""
        states = self._bench.states
        self.loaded.entry.hide(self._bench.boxes, states, SEEN_BEFORE, BEFORE, seat)
        self.loaded.entry.hide(self._bench.boxes, states, SEEN, NOW, seat)
        if self.loaded.compiled:
            return bool(states[SEEN_BEFORE].tobytes() != states[SEEN].tobytes())
        return bool(vars(states[SEEN_BEFORE]) != vars(states[SEEN]))

    def undo(self, lines: int = 1) -> Match:
        """Take back the last lines: deal again and replay the others. The luck of a line stays the same."""
        if not 1 <= lines <= len(self.lines):
            raise BadSettings(f"{lines} lines cannot be taken back: {len(self.lines)} were played.")
        self._replay(self.lines[:-lines])
        return self

    def take_back(self, seat: int) -> Match:
        """Take back the last line of one seat; what others have chosen since stands, and must do so without it."""
        at = next((k for k in reversed(range(len(self.lines))) if self.lines[k].seat == seat), None)
        if at is None:
            raise BadSettings(f"Seat {seat} has played no line that could be taken back.")
        played = self.lines
        try:
            self._replay([*played[:at], *played[at + 1 :]])
        except Refused:
            self._replay(played)
            raise BadSettings(f"Line {at + 1} cannot be taken back: what followed rests on it.") from None
        return self

    def _replay(self, lines: Sequence[Line]) -> None:
        self.lines = []
        self._deal()
        for line in lines:
            self.play(line.action, line.seat)

    def anew(self) -> Match:
        """The same match before its first line."""
        other = Match(
            self.loaded, self.box, self.seats, self.options, self.seed, self.salt, self.players, self.language, self.numbers
        )
        other.seals, other.played_on = list(self.seals), self.played_on
        return other

    def clone(self) -> Match:
        """A copy that goes its own way."""
        other = self.anew()
        copy_records(other._bench.states, NOW, self._bench.states, NOW)
        other.lines = list(self.lines)
        return other

    def sheet(self) -> list[list[int]]:
        """The score sheet as it stands, a row a seat (`athanor.kernel.ranking`)."""
        self.loaded.entry.score(self._bench.boxes, self._bench.states, NOW, self._bench.sheet)
        return [[int(n) for n in self._bench.sheet[seat]] for seat in range(self.seats)]

    def scores(self) -> list[tuple[int, ...]]:
        """The total and tie-breaks of each seat, as they stand."""
        return [tuple(row[:BARRED]) for row in self.sheet()]

    def places(self, given_up: Collection[int] = ()) -> list[int]:
        """Where each seat stands now: whoever may not win behind all who may, whoever has given up behind everybody."""
        sheet = self.sheet()
        for seat in given_up:
            sheet[seat][BARRED] += 2
        return places(sheet)

    def account(self) -> dict[str, list[int]] | None:
        """What each seat's total is made of, by the rule that gave it, if the game has an `account` of it."""
        plain = load(self.game.slug, compiled=False)
        account = getattr(plain.rules, "account", None)
        if account is None:
            return None
        box, state = self.box.records(plain)[0], self.state
        columns = [account(box, state, seat) for seat in range(self.seats)]
        return {self.game.rule_id(rule): [column[rule] for column in columns] for rule in columns[0]}

    def outcome(self) -> Outcome:
        """Who came where; only when the match is over."""
        if not self.over:
            raise BadSettings(f"The match is not over: it waits for seat {self.to_act()}.")
        ranked = zip(self.places(), self.scores(), strict=True)
        return Outcome(Result(seat, place, score[0], score[1:]) for seat, (place, score) in enumerate(ranked))

    def news(self, language: str | None = None) -> list[News]:
        """What the last action brought: all of it, and nothing if it told nothing."""
        return [] if self.state.fresh else list(told(self.state, self.texts(language)))

    def told(self) -> list[tuple[int, ...]]:
        """The same as numbers, for whoever keeps a log: audience, rule, and the five numbers of each line."""
        if self._field("fresh"):
            return []
        rows = (tuple(map(int, row)) for row in self._field("news")[: self._field("news_count")])
        return [row for row in rows if row[1]]

    def transcript(self, reveal: bool = True) -> str:
        """The whole match as text; without its seed when it is not to be revealed yet."""
        from athanor.kernel.transcript import write

        return write(self, reveal)

    def __repr__(self) -> str:
        how = "over" if self.over else f"seats {self.to_act()} to act"
        return f"<Match {self.game.slug}, {self.seats} seats, {len(self.lines)} lines, {how}>"

    def _repr_svg_(self) -> str:
        waiting = self.to_act()
        return self.view(waiting[0] if len(waiting) == 1 else -1).svg(self.language, self.players)


def start(
    slug: str,
    seats: int | None = None,
    seed: int | None = None,
    options: dict[str, str] | None = None,
    box: str | Path | Box | None = None,
    compiled: bool = True,
    salt: str | None = None,
    players: Sequence[str] = (),
    language: str = "en",
    numbers: Sequence[str] = (),
) -> Match:
    """A new match. Without a seed, chance is unpredictable; with one, the match can be repeated."""
    game = find(slug)
    if seats is None:
        seats = len(players) or game.seats[0]
    game.settings(seats, dict(options or {}))
    chosen = box_for(game, box)
    return Match(load(slug, compiled), chosen, seats, options, seed, salt, players, language, numbers)
