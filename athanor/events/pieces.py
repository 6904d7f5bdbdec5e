"""The pieces of an event: players, meetings, what they brought home and what is said of it; and what may be written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace

from athanor.events.errors import BadEvent

LONGEST_NAME = 60
MOST_COUNTED = 100_000  # scenario points, losses, marks


@dataclass(frozen=True)
class Player:
    """Somebody who takes part, or a bot."""

    number: int
    name: str
    troop: str = ""  # as it was written down
    troop_name: str = ""
    bot: str = ""
    painting: int = 0  # marks that the organiser gives, where the game counts them
    dropped: bool = False
    person: str = ""  # who plays it at the table, if anybody has come to sit there
    link: str = ""  # whoever has it may
    role: str = ""  # what he means to play, where the game lets players choose
    here: bool = False  # has checked in
    filler: bool = False  # a bot that meets whoever would have a bye, and has no place in the standings


@dataclass(frozen=True)
class Showing:
    """What one player brought home from one meeting."""

    place: int
    scenario: int = 0
    losses: int = 0
    objective: str = ""
    achieved: bool = False


@dataclass(frozen=True)
class Claim:
    """A result as players say it, until all of them do."""

    results: tuple[Showing, ...]
    yes: tuple[int, ...]  # who says so
    disputed: bool = False  # somebody has said otherwise


@dataclass(frozen=True)
class Meeting:
    """Players at one table, by seat. A player alone has a bye."""

    round: int
    board: int
    players: tuple[int, ...]
    results: tuple[Showing, ...] = ()
    match: str = ""  # played at the table
    claim: Claim | None = None

    @property
    def bye(self) -> bool:
        return len(self.players) == 1

    @property
    def done(self) -> bool:
        return self.bye or bool(self.results)

    def of(self, player: int) -> Showing | None:
        """The result of one player; a bye has none."""
        return self.results[self.players.index(player)] if self.results and player in self.players else None


def drawn(meeting: Meeting) -> bool:
    """Nobody is behind anybody. Where only some share the first place they have won together (AK-258)."""
    return all(shown.place == 1 for shown in meeting.results)


def won(meeting: Meeting, number: int) -> bool:
    shown = meeting.of(number)
    return shown is not None and shown.place == 1 and not drawn(meeting)


def numbered(players: Sequence[Player]) -> tuple[Player, ...]:
    return tuple(replace(one, number=k) for k, one in enumerate(players, 1))


def check_count(number: int) -> None:
    if not 0 <= number <= MOST_COUNTED:
        raise BadEvent("bad-number", number=str(number), most=str(MOST_COUNTED))


def clean(name: str) -> str:
    """A name that can be shown: one line, no control characters."""
    seen = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in unicodedata.normalize("NFC", name))
    seen = re.sub(r" +", " ", seen).strip()
    if not seen or len(seen) > LONGEST_NAME:
        raise BadEvent("bad-name", most=LONGEST_NAME)
    return seen


def slug_of(name: str) -> str:
    """`Coupe d’Été` is at coupe-d-ete."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name).lower() if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:32].strip("-") or "event"
