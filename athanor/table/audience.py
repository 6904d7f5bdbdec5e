"""Who notices what: a line that changes nothing of what somebody may know does not happen for them.

Versions, ticks and lines are counted for each pair of eyes apart. Otherwise their numbers would tell what is hidden: that
somebody was asked in secret, and answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

ALL = -1
"""The audience of a line that everybody notices; other audiences are bit sets of seats, with one bit for spectators."""
WATCHING = 1 << 30
SPECTATOR = -1
"""The eyes of whoever has no seat. Other eyes are a seat, or for several people at one screen SPECTATOR minus the bit set of
their seats: what one of them notices, all do."""


def eyes_of(seats: Iterable[int]) -> int:
    """The eyes of somebody who has these seats."""
    mine = list(seats)
    return mine[0] if len(mine) == 1 else SPECTATOR - sum(1 << seat for seat in mine)


def seats_behind(eyes: int) -> int:
    """The bit set of the seats whose eyes these are; 0 for a spectator."""
    return 1 << eyes if eyes >= 0 else SPECTATOR - eyes


def notice(audience: int, eyes: int) -> bool:
    """Eyes for which a line with this audience happens."""
    return bool(audience & (seats_behind(eyes) or WATCHING))


def audience(seats: int, noticed: Callable[[int], bool]) -> int:
    """The audience of a line: the seats, and the spectators, who noticed it."""
    found = sum(1 << seat for seat in range(seats) if noticed(seat)) | (WATCHING if noticed(SPECTATOR) else 0)
    return ALL if found == WATCHING | (1 << seats) - 1 else found


def by_seats(quiet: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """How many lines did not happen for whoever has some seats: in the order of their bit sets, spectators first. Older databases
    count by seat, spectators last, and several seats as if they noticed everything."""
    if len(quiet) == 1 << seats:
        return quiet
    counts = {1 << seat: count for seat, count in enumerate(quiet[:-1])} | {0: quiet[-1] if quiet else 0}
    return tuple(counts.get(bits, 0) for bits in range(1 << seats))


def unnoticed(quiet: tuple[int, ...], seats: int, audience: int) -> tuple[int, ...]:
    """The same after one more line with this audience."""
    return tuple(count + (not audience & (bits or WATCHING)) for bits, count in enumerate(by_seats(quiet, seats)))
