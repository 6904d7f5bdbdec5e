"""Time at the table, all of it: what a seat has for its turn, when it has run out, and who is away.

A seat has `clock` seconds for each turn, and beyond them a `bank` that is there once for the whole match; after each turn `more`
seconds are put into it. So a bank of five minutes with eight seconds more is Fischer's clock, and three days with a bank of seven
is a game by letters. Without a bank and below a day a clock is simpler: it begins anew whenever everybody notices something.

Nothing here tells a secret. A clock moves only with what a spectator notices; a question that is asked in secret costs nobody's
bank, and the time for it is the same for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import Any, NamedTuple

from athanor.table.errors import No

DAY = 86_400
LEAST = 30  # seconds that a question asked in secret leaves to everybody, and that whoever comes back has
BOT, RESIGN = "bot", "resign"
OUTS = (BOT, RESIGN)
"""What happens when time has run out: a bot stands in, or the seat resigns."""
GONE = 600  # seconds after which somebody for whom a bot stands in has left for good; a day where turns take days
LONGEST_CLOCK, LONGEST_BANK, LONGEST_MORE = 31 * DAY, 60 * DAY, DAY
VACATION, YEAR = 30 * DAY, 365 * DAY
"""So much vacation in so long a time."""


class Timing(NamedTuple):
    """How a table keeps time, as it was laid."""

    clock: int = 0
    bank: int = 0
    more: int = 0
    out: str = BOT

    @property
    def by_hands(self) -> bool:
        """Every seat has a clock of its own; otherwise there is one for the table, or none."""
        return bool(self.bank or self.more or self.clock >= DAY)

    @property
    def secretly(self) -> int:
        """Seconds for a question that is asked in secret."""
        return self.clock or max(LEAST, self.more)


NO_CLOCK = Timing()
SPEEDS = {
    "none": NO_CLOCK,
    "quick": Timing(bank=300, more=8),
    "calm": Timing(bank=1200, more=20),
    "minute": Timing(clock=120),
    "minutes": Timing(clock=600),
    "day": Timing(clock=DAY, bank=3 * DAY),
    "days": Timing(clock=3 * DAY, bank=7 * DAY),
}
"""The clocks that are offered by name."""


def checked(timing: Timing) -> Timing:
    within = 0 <= timing.clock <= LONGEST_CLOCK and 0 <= timing.bank <= LONGEST_BANK and 0 <= timing.more <= LONGEST_MORE
    if not within or timing.out not in OUTS:
        raise No("bad-clock", 422)
    return timing


class Hand(NamedTuple):
    """The clock of one seat: what is left in the bank, since when it runs (0: it stands), and until when its player is away."""

    left: float
    since: float = 0.0
    away: float = 0.0

    def runs(self, now: float) -> Hand:
        """The turn begins: for whoever is away, when they are back."""
        return self._replace(since=max(now, self.away))

    def stops(self, timing: Timing, now: float) -> Hand:
        """The turn is over: what it took beyond its own time was taken from the bank."""
        over = max(0.0, now - self.since - timing.clock) if self.since else 0.0
        return self._replace(left=round(max(0.0, self.left - over) + timing.more, 3), since=0.0)

    def ends(self, timing: Timing) -> float:
        """When the time of the turn has run out."""
        return self.since + timing.clock + self.left


Hands = tuple[Hand, ...]


def read(kept: Iterable[Sequence[float]]) -> Hands:
    """As the database keeps them."""
    return tuple(Hand(*one) for one in kept)


class Table(NamedTuple):
    """What everybody sees that matters for the clocks: who is awaited, where people sit, whether it is secret."""

    awaited: Set[int]
    people: Set[int]
    secret: bool


def begun(timing: Timing, away: Sequence[float], seen: Table, now: float) -> dict[str, Any]:
    """The match begins; each seat is told until when its player is away."""
    if not timing.by_hands:
        return {}
    hands = tuple(Hand(float(timing.bank), away=until) for until in away)
    return set_to(timing, started(hands, seen, now), seen, now)


def turned(timing: Timing, hands: Hands, before: Table, seen: Table, now: float) -> dict[str, Any]:
    """Something happened that everybody noticed: turns ended, others began."""
    if not hands:
        return {}
    over = before.awaited - seen.awaited if not (before.secret or seen.secret) else before.awaited
    stopped = tuple(
        hand.stops(timing, now) if seat in over & before.people and hand.since and not before.secret else hand
        for seat, hand in enumerate(hands)
    )
    return set_to(timing, started(stopped, seen, now), seen, now)


def anew(timing: Timing, hands: Hands, seen: Table, now: float) -> dict[str, Any]:
    """A turn was taken back, or somebody came or went: those who are awaited begin again, and nobody has paid for it."""
    if not hands:
        return {}
    stopped = tuple(hand._replace(since=0.0) if seat in seen.people else hand for seat, hand in enumerate(hands))
    return set_to(timing, started(stopped, seen, now), seen, now)


def started(hands: Hands, seen: Table, now: float) -> Hands:
    """The clocks of those who are awaited run, as far as everybody knows who they are. Bots have none."""
    running = set() if seen.secret else seen.awaited
    return tuple(
        hand if seat not in seen.people or (seat in running and hand.since)
        else hand.runs(now) if seat in running
        else hand._replace(since=0.0)
        for seat, hand in enumerate(hands)
    )  # fmt: skip


def set_to(timing: Timing, hands: Hands, seen: Table, now: float) -> dict[str, Any]:
    """The hands, and when the first of them runs out."""
    running = [hands[seat] for seat in seen.people & seen.awaited]
    if seen.secret:
        back = max((hands[seat].away for seat in seen.people), default=0.0)
        deadline = max(now, back) + timing.secretly
    else:
        deadline = min((hand.ends(timing) for hand in running if hand.since), default=0.0)
    return {"hands": tuple(tuple(hand) for hand in hands), "deadline": deadline}


def spent(timing: Timing, hands: Hands, seen: Table, now: float) -> set[int]:
    """The seats whose time has run out; where there is one clock for the table, all that are awaited."""
    mine = seen.people & seen.awaited
    return {seat for seat in mine if not hands or (hands[seat].since and hands[seat].ends(timing) < now)}


def gone(hands: Iterable[Sequence[float]], seats: Set[int], now: float) -> tuple[tuple[float, ...], ...]:
    """A bot stands in for these: their clocks say since when."""
    return tuple(tuple(Hand(*hand)._replace(since=now) if seat in seats else hand) for seat, hand in enumerate(hands))


def welcome(timing: Timing, hands: Hands, seat: int) -> Hands:
    """Whoever comes back has a while, so that nobody is sent away again at once."""
    least = max(LEAST, timing.bank // 10) if timing.by_hands else 0
    back = (
        hand._replace(left=max(hand.left, float(least)), since=0.0) if k == seat else hand for k, hand in enumerate(hands)
    )
    return tuple(back)


# Vacation


def granted(taken: Iterable[tuple[float, float]], now: float, seconds: float) -> float:
    """Until when somebody may be away from now on, after what they took already in the last year."""
    used = sum(max(0.0, min(ends, now) - max(begins, now - YEAR)) for begins, ends in taken)
    if not 0 < seconds <= VACATION - used:
        raise No("no-vacation", 409, days=int(max(0.0, VACATION - used) // DAY))
    return now + seconds


def on_leave(hands: Hands, seats: Set[int], until: float, seen: Table, now: float) -> Hands:
    """These seats are away until then, or are back (0): a turn that runs stands still meanwhile."""
    found = []
    for seat, hand in enumerate(hands):
        if seat in seats:
            shift = max(until, now) - max(hand.away, now) if hand.since and not seen.secret else 0.0
            hand = hand._replace(away=until, since=hand.since + shift)
        found.append(hand)
    return tuple(found)
