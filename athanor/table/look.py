"""What one visitor sees of a match: gathered while the match is held, put into words afterwards."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from athanor.bots.champion import instead
from athanor.drawing.paint import Wax
from athanor.drawing.waxes import waxes
from athanor.kernel.loading import load
from athanor.kernel.match import View, commitment
from athanor.kernel.organised import points_of
from athanor.kernel.texts import Texts
from athanor.kernel.transcript import read
from athanor.table.audience import eyes_of
from athanor.table.coaching import Coaching, coaching
from athanor.table.levels import level_of
from athanor.table.live import Entry, Live, Told
from athanor.table.storage import OVER, PLAYING, Chair, Header, Motion

SHOWN = 60  # lines of the log


@dataclass(frozen=True)
class Look:
    """A match at one moment, from one seat, for one reader."""

    header: Header
    chairs: list[Chair]
    motions: list[Motion]
    person: str
    seat: int
    view: View
    texts: Texts
    version: int
    tick: int
    line: int
    last_line: int
    recent: list[tuple[int, Entry]]
    may_take_back: bool
    scores: list[int]
    coached: Coaching | None
    away: set[int]
    gone: set[int]

    @property
    def to_act(self) -> list[int]:
        return self.view.to_act() if self.header.status == PLAYING or self.line < self.last_line else []

    @property
    def my_turn(self) -> bool:
        now = self.header.status == PLAYING and not self.view.past
        return now and self.seat in self.to_act and not self.chairs[self.seat].bot

    @property
    def mine(self) -> list[int]:
        """The seats of this visitor."""
        return [chair.seat for chair in self.chairs if self.person and chair.person == self.person]

    @property
    def thinking(self) -> list[int]:
        """Bots whose turn it is."""
        return [seat for seat in self.to_act if self.chairs[seat].bot] if self.header.status == PLAYING else []

    @cached_property
    def waxes(self) -> Sequence[Wax]:
        """The colours of the seats."""
        return waxes(self.view, self.texts)

    def instead(self, chair: Chair) -> str:
        """Why another plays for the bot of a chair, in words; nothing if none does."""
        why = instead(chair.bot, self.view)
        return self.texts.say(why) if why else ""

    @property
    def question(self) -> str:
        return self.texts.question(self.view.state.asks) if self.to_act else ""

    def legal(self) -> list[tuple[int, str]]:
        """The actions of whoever looks, with their sentences."""
        state = self.view.state
        return [(action, self.texts.action(action, state)) for action in self.view.legal()] if self.my_turn else []

    def log(self) -> list[dict[str, Any]]:
        """The newest lines first. Who answered in secret is told when the match is over."""
        known = range(self.header.seats) if self.header.status == OVER else self.mine
        return [
            {"line": number, "seat": entry.played_by(known), "news": told(entry, self.seat, self.texts)}
            for number, entry in reversed(self.recent)
        ]


def look(live: Live, person: str, seat: int, language: str, line: int | None = None) -> Look:
    """From a seat that this person may look from; at a past line only on a copy that can be rewound."""
    log = [live.first_log, *live.happened(person)]
    last = len(log) - 1
    at = last if line is None or not live.rewinds else line
    first = max(0, at + 1 - SHOWN)
    now = time.time()
    match = live.match if at == last else live.past(live.lines_before(person, at))
    view = live.view(seat) if at == last else match.view(seat)
    view.past = line is not None and live.rewinds
    return Look(
        header=live.header,
        chairs=list(live.chairs),
        motions=list(live.motions),
        person=person,
        seat=seat,
        view=view,
        texts=live.texts(language),
        version=live.header.version_for(live.eyes(person)),
        tick=live.header.tick_for(live.eyes(person)),
        line=at,
        last_line=last,
        recent=[(number, log[number]) for number in range(first, at + 1) if log[number].seen_by(seat)],
        may_take_back=live.may_take_back(seat),
        scores=points_of(match),
        coached=coaching(live, person),
        away={seat for seat, hand in enumerate(live.header.clocks) if hand.away > now},
        gone=live.gone(now) if live.playing else set(),
    )


@lru_cache(maxsize=50_000)
def sentence(texts: Texts, row: Told) -> tuple[str, str]:
    return texts.game.rule_id(row[1]), texts.news(row[1], row[2:])


def told(entry: Entry, seat: int, texts: Texts) -> list[dict[str, str]]:
    return [dict(zip(("rule", "text"), sentence(texts, row), strict=True)) for row in entry.seen_by(seat)]


def refusal(view: View, texts: Texts, action: int) -> dict[str, str] | None:
    """The rule that forbids an action to the view's seat, in words."""
    rule = view.why_not(action)
    if not rule:
        return None
    number = int(rule.rpartition("-")[2])
    return {"rule": rule, "text": texts.refusal(number, view.seat, action, view.state)}


# The match as data


def played_on(header: Header) -> dict[str, Any] | None:
    """The match that this one was played on from, with its luck, which was known from that line on."""
    return {"match": header.parent, "line": header.parent_line} if header.parent and not header.lesson else None


def chair_json(chair: Chair, person: str, host: bool, game: str) -> dict[str, Any]:
    kind = "away" if chair.person and chair.bot else "person" if chair.person else "bot" if chair.bot else "open"
    told: dict[str, Any] = {
        "seat": chair.seat,
        "name": chair.name,
        "kind": kind,
        "resigned": chair.resigned,
        "you": bool(person) and chair.person == person,
    }
    if chair.bot:
        told["level"] = level_of(chair.bot, game)
    if host and kind == "open":
        told["link"] = f"/join/{chair.link}"
    return told


def table_json(header: Header, chairs: list[Chair], person: str) -> dict[str, Any]:
    """What everybody may know of a table. The links of open seats are shown to whoever laid it."""
    host = bool(person) and header.host == person
    mine = [chair for chair in chairs if person and chair.person == person]
    seen = header.summary(eyes_of(chair.seat for chair in mine))
    return {
        "id": header.id,
        "game": header.game,
        "edition": header.edition,
        "options": header.options,
        "status": header.status,
        "ending": header.ending,
        "version": seen["version"],
        "tick": seen["tick"],
        "your_turn": header.status == PLAYING and any(header.waits >> one.seat & 1 and not one.bot for one in mine),
        "listed": header.listed,
        "hints": header.hints,
        "rated": header.rated,
        "clock": header.clock,
        "bank": header.bank,
        "more": header.more,
        "out": header.out,
        "hands": [hand._asdict() for hand in header.clocks],
        "host": host,
        "rematch": header.rematch or None,
        "parent": header.parent if played_on(header) else None,
        "played_on": played_on(header),
        "lesson": header.lesson or None,
        "commitment": commitment(header.seed, header.salt),
        "sealed": all(chair.taken for chair in chairs),
        "seats": [chair_json(chair, person, host, header.game) | luck_json(header, chair.seat) for chair in chairs],
    }


def luck_json(header: Header, seat: int) -> dict[str, Any]:
    """What everybody may know of the number that a player adds to the luck."""
    seal, number = (header.seals[seat], header.numbers[seat]) if header.seals else ("", "")
    return {"seal": seal or None, "opened": bool(number)}


def motion_json(motion: Motion) -> dict[str, Any]:
    """What is to be agreed on. How many lines an undo would keep counts lines that not everybody has noticed."""
    told = vars(motion)
    return {name: told[name] for name in told if name != "target" or motion.kind == "stand-in"}


def state_json(view: View) -> dict[str, Any]:
    """The fields of the view, by name; what the seat may not know is blank in it, and what nobody may measure is left out."""
    unsaid = {"rng", "news", "news_count", *unmeasured(view)}
    return {name: value for name, value in vars(view.state).items() if name not in unsaid}


def unmeasured(view: View) -> tuple[str, ...]:
    """The fields that would tell numbers to somebody who plays by eye."""
    plain = load(view.game.slug, compiled=False).rules
    return plain.MEASURES if hasattr(plain, "MEASURES") and plain.by_eye(view.state) else ()


def look_json(seen: Look) -> dict[str, Any]:
    notation = seen.view.loaded.actions.text
    return {
        "table": table_json(seen.header, seen.chairs, seen.person),
        "version": seen.version,
        "line": seen.line,
        "seat": seen.seat,
        "your_turn": seen.my_turn,
        "to_act": seen.to_act,
        "question": seen.question,
        "state": state_json(seen.view),
        "scores": seen.scores if seen.header.status == OVER else None,
        "legal": [
            {"action": action, "notation": notation(action, seen.view.box.vocabulary), "text": text}
            for action, text in seen.legal()
        ],
        "may_take_back": seen.may_take_back and seen.my_turn,
        "motions": [motion_json(motion) for motion in seen.motions],
        "log": seen.log(),
    }


# After the match


def aim(live: Live) -> int:
    """The total that a single player must reach to have won, if the game asks for one."""
    return int(getattr(live.match.loaded.rules, "ALONE", 0))


def results(live: Live) -> list[dict[str, Any]]:
    """Who came where. Whoever resigned comes after those who did not."""
    scores, points = live.match.scores(), points_of(live.match)
    given_up = {chair.seat for chair in live.chairs if chair.resigned and live.header.ending in ("resigned", "judged")}
    places = live.match.places(given_up)
    return [
        {
            "seat": seat,
            "name": live.chairs[seat].name,
            "place": places[seat],
            "won": places[seat] == 1 and (live.header.seats > 1 or points[seat] >= aim(live)),
            "total": points[seat],
            "tie_breaks": list(scores[seat][1:]),
            "resigned": seat in given_up,
        }
        for seat in range(live.header.seats)
    ]


def counted(live: Live, totals: list[list[int]]) -> dict[str, list[int]]:
    """The points of each seat by the rule that gave them: as the game accounts for them, or else as the news told."""
    account = live.match.account()
    if account is not None:
        return {rule: points for rule, points in account.items() if any(points)}
    sheet: dict[str, list[int]] = defaultdict(lambda: [0] * live.header.seats)
    for k, entry in enumerate(live.log):
        for seat in range(live.header.seats):
            for rule, points in credits(entry, seat, totals[k][seat], totals[k + 1][seat]):
                sheet[live.match.game.rule_id(rule)][seat] += points
    return dict(sorted(sheet.items()))


def credits(entry: Entry, seat: int, before: int, after: int) -> list[tuple[int, int]]:
    """The rules that led one seat from a total to the next, each with its points.

    News that give points say `seat, points, new total`. Where they do not account for the whole difference, it goes to the
    first news that names the seat, or else to the first of all.
    """
    naming = [row for row in entry.news if row[2] == seat]
    found = steps(naming, before, after)
    return [((naming or list(entry.news) or [(0, 0)])[0][1], after - before)] if found is None else found


def steps(rows: list[Told], before: int, after: int) -> list[tuple[int, int]] | None:
    """Rules and points that lead from one total to another, in their order; None when the news do not."""
    if before == after:
        return []
    for k, row in enumerate(rows):
        if row[3] and row[4] == before + row[3]:
            rest = steps(rows[k + 1 :], row[4], after)
            if rest is not None:
                return [(row[1], row[3]), *rest]
    return None


def fairness(live: Live) -> dict[str, Any]:
    """The promise made at the start; once the match is over, the seed behind it, and whether everything fits together."""
    match, header = live.match, live.header
    told: dict[str, Any] = {"commitment": match.commitment, "seals": by_seat(header.seals), "revealed": live.over}
    told |= {"played_on": played_on(header), "lesson": header.lesson or None}
    if live.over:
        again = read(match.transcript(), box=live.box, compiled=match.loaded.compiled)
        told |= {"seed": str(header.seed), "salt": header.salt, "numbers": by_seat(header.numbers), "luck": match.mixed}
        told["fair"] = again.memory == match.memory
    return told


def by_seat(words: Sequence[str]) -> list[str | None]:
    return [word or None for word in words]
