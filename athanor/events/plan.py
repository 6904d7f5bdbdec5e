"""When and where an event is, who may register for it by themselves, and what happens by the clock."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo, available_timezones

from babel.dates import format_date, format_time

from athanor.events.errors import BadEvent

NOBODY, OPEN, CLUB = ENTRIES = ("", "open", "club")
"""Who may register: nobody (the organiser adds players), everybody, or the members of the event's club."""
MINUTE = 60
LONGEST_WAIT = 60 * 24 * 60  # minutes from round to round, and of a check-in
LATEST = 2**31 - 1
LONGEST_VENUE = 100
MOST_PLACES = 256


@dataclass(frozen=True)
class Plan:
    """What an organiser has planned; everything may be left out."""

    entry: str = NOBODY
    most: int = 0  # players; whoever registers later waits. 0: as many as come
    begins: int = 0  # seconds since 1970; 0: not said
    zone: str = "UTC"  # whose clock the organiser reads
    every: int = 0  # minutes from round to round, which are then paired by the clock; 0: the organiser pairs
    check_in: int = 0  # minutes before it begins in which players say that they are there; 0: nobody is asked
    venue: str = ""
    filler: str = ""  # the bot that meets whoever would have a bye

    @property
    def clocked(self) -> bool:
        """Rounds are paired by the clock."""
        return bool(self.begins and self.every)

    def starts(self, round: int) -> int:
        """When a round begins; 0 where nobody knows."""
        return self.begins + (round - 1) * self.every * MINUTE if self.clocked or round == 1 else 0

    def check_in_from(self) -> int:
        return self.begins - self.check_in * MINUTE

    def here(self, moment: int) -> datetime:
        """A moment by the organiser's clock."""
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone))

    def day(self, moment: int, language: str) -> str:
        """The same in words, with the place of that clock."""
        at = self.here(moment)
        return f"{format_date(at, 'full', language)}, {format_time(at, 'short', locale=language)} ({self.zone})"

    def checked(self) -> Plan:
        """The same, if it can be."""
        if self.entry not in ENTRIES:
            raise BadEvent("bad-entry")
        for number, most in (
            (self.most, MOST_PLACES), (self.begins, LATEST), (self.every, LONGEST_WAIT), (self.check_in, LONGEST_WAIT),
        ):  # fmt: skip
            if not 0 <= number <= most:
                raise BadEvent("bad-number", number=str(number), most=str(most))
        if self.zone not in available_timezones():
            raise BadEvent("bad-zone")
        if not self.begins and (self.every or self.check_in):
            raise BadEvent("bad-begin")
        if len(self.venue) > LONGEST_VENUE or not (self.venue.isprintable()):
            raise BadEvent("bad-venue", most=LONGEST_VENUE)
        return self


def moment(text: str, zone: str) -> int:
    """`2026-11-21T20:00` by the clock of a zone; 0 where nothing is said."""
    if not text.strip():
        return 0
    try:
        said = datetime.fromisoformat(text.strip())
        found = int((said if said.tzinfo else said.replace(tzinfo=ZoneInfo(zone))).timestamp())
    except (ValueError, OverflowError, OSError, KeyError):
        raise BadEvent("bad-date") from None
    if not 0 < found <= LATEST:
        raise BadEvent("bad-date")
    return found
