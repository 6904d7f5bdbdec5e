"""Who plays whom, of those who seek: the same seeks give the same tables, and whoever has waited longest comes first.

Each seeker in turn, the longest wait first, gets the table whose other players have waited longest, among all that fit. A seek
may leave the number of players or the speed open; it then fits where anybody else's does. Of two who are apart, because one has
blocked the other, both never come to one table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

ANY = ""


@dataclass(frozen=True)
class Seek:
    """What somebody seeks. No number of seats and no speed mean any."""

    person: str
    name: str
    game: str
    seats: int
    speed: str
    rated: bool
    made: float

    @property
    def wait(self) -> tuple[float, str]:
        """By which seekers are ordered; of two who came at the same moment the names decide."""
        return self.made, self.person


@dataclass(frozen=True)
class Key:
    """A table as it could be laid."""

    game: str
    seats: int
    speed: str
    rated: bool


@dataclass(frozen=True)
class Paired:
    key: Key
    seekers: tuple[Seek, ...]


def pair(
    seeks: Sequence[Seek],
    seats: Mapping[str, Sequence[int]],
    speeds: Sequence[str],
    apart: Collection[tuple[str, str]] = (),
) -> list[Paired]:
    """The tables that can be laid now. `seats` has the numbers of players of each game, the usual one first; who is `apart` from
    whom stands there once."""
    ordered = sorted((seek for seek in seeks if seek.game in seats), key=lambda seek: seek.wait)
    queues: dict[Key, list[Seek]] = defaultdict(list)
    for seek in ordered:
        for key in fitting(seek, seats, speeds):
            queues[key].append(seek)
    foes = apart_from(apart)
    taken: set[str] = set()
    first = dict.fromkeys(queues, 0)
    found = []
    for seek in ordered:
        if seek.person in taken:
            continue
        tables = [
            table
            for key in fitting(seek, seats, speeds)
            if (table := companions(seek, key, queues[key], first, taken, foes))
        ]
        if tables:
            best = min(tables, key=lambda table: [one.wait for one in table.seekers[:2]])  # of equal ones the usual
            taken |= {one.person for one in best.seekers}
            found.append(best)
    return found


def fitting(seek: Seek, seats: Mapping[str, Sequence[int]], speeds: Sequence[str]) -> Iterator[Key]:
    """The tables that a seek fits; the usual ones first."""
    for number in (seek.seats,) if seek.seats else seats[seek.game]:
        for speed in (seek.speed,) if seek.speed else speeds:
            yield Key(seek.game, number, speed, seek.rated)


def apart_from(apart: Collection[tuple[str, str]]) -> dict[str, set[str]]:
    """With whom each sits at no table."""
    foes: dict[str, set[str]] = defaultdict(set)
    for one, other in apart:
        foes[one].add(other)
        foes[other].add(one)
    return foes


def companions(
    seek: Seek, key: Key, queue: list[Seek], first: dict[Key, int], taken: set[str], foes: Mapping[str, set[str]]
) -> Paired | None:
    """This seeker with those who have waited longest for the same table, if they are enough. What was passed over once, because
    it is taken, is not looked at again."""
    at = first[key]
    while at < len(queue) and queue[at].person in taken:
        at += 1
    first[key] = at
    found, shunned = [seek], set(foes.get(seek.person, ()))
    for other in queue[at:]:
        if len(found) == key.seats:
            break
        if other is not seek and other.person not in taken and other.person not in shunned:
            found.append(other)
            shunned |= foes.get(other.person, set())
    return Paired(key, tuple(sorted(found, key=lambda one: one.wait))) if len(found) == key.seats else None
