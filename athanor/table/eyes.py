"""Through whose eyes: a line that changes nothing of what somebody may know does not happen for them.

Versions, ticks and lines are counted for each pair of eyes apart. Otherwise their numbers would tell what is hidden: that
somebody was asked in secret, and answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

ALL = -1
"""The audience of a line that everybody notices; other audiences are bit sets of seats, with one bit for spectators."""
WATCHING = 1 << 30
SPECTATOR, TABLE = -1, -2
"""The eyes of whoever has no seat, and of several people at one screen: between them they see all that happens."""


def eyes_of(seats: Iterable[int]) -> int:
    """The eyes of somebody who has these seats."""
    mine = list(seats)
    return mine[0] if len(mine) == 1 else TABLE if mine else SPECTATOR


def notice(audience: int, eyes: int) -> bool:
    """Eyes for which a line with this audience happens."""
    return eyes == TABLE or bool(audience & (WATCHING if eyes == SPECTATOR else 1 << eyes))


def audience(seats: int, noticed: Callable[[int], bool]) -> int:
    """The audience of a line: the seats, and the spectators, who noticed it."""
    found = sum(1 << seat for seat in range(seats) if noticed(seat)) | (WATCHING if noticed(SPECTATOR) else 0)
    return ALL if found == WATCHING | (1 << seats) - 1 else found


def unnoticed(quiet: tuple[int, ...], seats: int, audience: int) -> tuple[int, ...]:
    """How many lines each has not noticed, seat by seat, spectators last; one more line has this audience."""
    before = quiet or (0,) * (seats + 1)
    everybody = [*range(seats), SPECTATOR]
    return tuple(count + (not notice(audience, eyes)) for count, eyes in zip(before, everybody, strict=True))
