"""Who came where: the one ranking, for matches and tables, events, experiments, bots, research and GPUs.

A game's `score` fills a sheet, a row for each seat: its total, three tie-breaks, and 1 for a seat that the rules bar from
winning. Like the rulebook, this file is executed compiled and interpreted; an ordinary import gives the interpreted one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from athanor.kernel.rulebook import rule

BARRED = 4  # the column of a sheet that bars a seat from winning; those before it are compared one after the other
WIDTH = 5


@rule
def is_ahead(sheet: Any, a: int, b: int) -> bool:
    """Seat a stands before seat b: not barred from winning, then by total, then by the tie-breaks in their order."""
    if sheet[a][BARRED] != sheet[b][BARRED]:
        return bool(sheet[a][BARRED] < sheet[b][BARRED])
    for k in range(BARRED):
        if sheet[a][k] != sheet[b][k]:
            return bool(sheet[a][k] > sheet[b][k])
    return False


@rule
def place_of(sheet: Any, seats: int, seat: int) -> int:
    """1 + the number of seats ahead: equals share a place, and the next ones are left out."""
    place = 1
    for other in range(seats):
        if is_ahead(sheet, other, seat):
            place += 1
    return place


def places(sheet: Sequence[Sequence[int]]) -> list[int]:
    """The place of each seat."""
    return [place_of(sheet, len(sheet), seat) for seat in range(len(sheet))]
