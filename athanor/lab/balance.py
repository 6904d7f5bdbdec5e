"""What stands out: how seats, openings and everything that a watcher saw fare, with intervals, corrected for many comparisons;
and what differs between two runs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import mean, quantiles, variance
from typing import TypeVar

from athanor.lab.plan import Played
from athanor.lab.rows import seat_rows, thing_rows
from athanor.lab.simulate import interval

SURE, STANDS_OUT = 1.959964, 0.05
SEAT, OPENING = "seat", "opening"


@dataclass(frozen=True)
class Fared:
    """How those fared who had or used something. `p` is how often chance alone would differ so much from an even share of the
    victories; `corrected` is that for the whole table of comparisons (Holm)."""

    kind: str
    name: str
    there: int  # seats that had it, over all matches
    times: int
    wins: float
    even: float
    low: float
    high: float
    lead: float
    p: float
    corrected: float = 1.0

    @property
    def rate(self) -> float:
        return self.wins / self.there

    @property
    def stands_out(self) -> bool:
        return self.corrected < STANDS_OUT


@dataclass(frozen=True)
class Column:
    """The numbers of one column over the matches: mean, quarters, least and most; or how often each word stood there."""

    name: str
    of: str  # match or seat
    mean: float
    spread: tuple[float, float, float, float, float] | None
    shares: Mapping[str, float]


@dataclass(frozen=True)
class Difference:
    """One figure in two runs: its value in each, the difference with its 95 % interval, and what chance says to that."""

    kind: str
    name: str
    one: float
    other: float
    low: float
    high: float
    p: float
    corrected: float = 1.0

    @property
    def difference(self) -> float:
        return self.other - self.one

    @property
    def stands_out(self) -> bool:
        return self.corrected < STANDS_OUT


Tested = TypeVar("Tested", Fared, Difference)


def by_chance(z: float) -> float:
    """How often chance alone lies so far from the middle, on either side."""
    return math.erfc(abs(z) / math.sqrt(2))


def holm(found: Sequence[Tested]) -> list[Tested]:
    """What stands out first: by the chance of a false alarm in the whole table (Holm, 1979), equals by name."""
    ordered = sorted(found, key=lambda one: (one.p, one.kind, one.name))
    worst, corrected = 0.0, []
    for k, one in enumerate(ordered):
        worst = max(worst, min(1.0, one.p * (len(ordered) - k)))
        corrected.append(replace(one, corrected=worst))
    return corrected


def fared(played: Sequence[Played]) -> list[Fared]:
    """Seats, openings, and whatever the watcher saw, what stands out first."""
    if not played:
        return []
    even = 1 / len(played[0].players)
    found: dict[tuple[str, str], list[tuple[float, float, int]]] = {}
    for row in seat_rows(played):
        found.setdefault((SEAT, str(row["seat"])), []).append((row["won"], row["lead"], 1))
    for row in thing_rows(played):
        found.setdefault((row["kind"], row["name"]), []).append((row["won"], row["lead"], row["times"]))
    return holm([one_fared(kind, name, rows, even) for (kind, name), rows in found.items()])


def one_fared(kind: str, name: str, rows: Sequence[tuple[float, float, int]], even: float) -> Fared:
    wins, leads, times = (sum(column) for column in zip(*rows, strict=True))
    there = len(rows)
    low, high = interval(wins, there)
    width = math.sqrt(even * (1 - even) / there)
    p = by_chance((wins / there - even) / width) if width else 1.0
    return Fared(kind, name, there, int(times), wins, even, low, high, leads / there, p)


def kinds(found: Iterable[Fared]) -> list[str]:
    """The kinds of a table: seats and openings first, the others in the order of the alphabet."""
    there = {one.kind for one in found}
    return [kind for kind in (SEAT, OPENING) if kind in there] + sorted(there - {SEAT, OPENING})


def columns(played: Sequence[Played]) -> list[Column]:
    """Lengths, totals and what the watcher saw, over all matches and seats."""
    numbers: dict[tuple[str, str], list[int | float | str]] = {}
    for one in played:
        numbers.setdefault(("lines", "match"), []).append(one.lines)
        numbers.setdefault(("winner", "match"), []).append(max(one.totals))
        for name, value in one.watched.match.items():
            numbers.setdefault((name, "match"), []).append(value)
        for total in one.totals:
            numbers.setdefault(("total", "seat"), []).append(total)
        for row in one.watched.seats:
            for name, value in row.items():
                numbers.setdefault((name, "seat"), []).append(value)
    return [column(name, of, values) for (name, of), values in numbers.items()]


def column(name: str, of: str, values: Sequence[int | float | str]) -> Column:
    if any(isinstance(value, str) for value in values):
        words = [str(value) for value in values]
        return Column(name, of, 0.0, None, {word: words.count(word) / len(words) for word in sorted({*words})})
    found = sorted(float(value) for value in values)
    low, middle, high = quantiles(found, n=4, method="inclusive") if len(found) > 1 else (found[0],) * 3
    return Column(name, of, mean(found), (found[0], low, middle, high, found[-1]), {})


# Two runs


def compare(one: Sequence[Played], other: Sequence[Played]) -> list[Difference]:
    """Every figure that both runs have, what differs most surely first: shares of victories by a test of two proportions, means
    by a test of two means over the matches."""
    first, second = ({(row.kind, row.name): row for row in fared(rows)} for rows in (one, other))
    shares = [proportions(first[key], second[key]) for key in first if key in second]
    before, after = by_match(one), by_match(other)
    means = [two_means(key, before[key], after[key]) for key in before if key in after]
    return holm([*shares, *(found for found in means if found is not None)])


def proportions(one: Fared, other: Fared) -> Difference:
    both = (one.wins + other.wins) / (one.there + other.there)
    pooled = math.sqrt(both * (1 - both) * (1 / one.there + 1 / other.there))
    apart = math.sqrt(one.rate * (1 - one.rate) / one.there + other.rate * (1 - other.rate) / other.there)
    gap = other.rate - one.rate
    p = by_chance(gap / pooled) if pooled else 1.0
    return Difference(one.kind, one.name, one.rate, other.rate, gap - SURE * apart, gap + SURE * apart, p)


def by_match(played: Sequence[Played]) -> dict[tuple[str, str], list[float]]:
    """Each column as one number a match: seats of one match are not told apart by chance, so their mean is taken."""
    found: dict[tuple[str, str], list[float]] = {}
    for one in played:
        row: dict[str, float] = {"lines": one.lines, "winner": max(one.totals), "total": mean(one.totals)}
        row |= {name: float(value) for name, value in one.watched.match.items() if not isinstance(value, str)}
        for name in one.watched.seats[0] if one.watched.seats else ():
            values = [seat[name] for seat in one.watched.seats]
            row[name] = mean(float(value) for value in values)
        for name, number in row.items():
            found.setdefault(("mean", name), []).append(number)
    return found


def two_means(key: tuple[str, str], one: Sequence[float], other: Sequence[float]) -> Difference | None:
    """None where there is nothing to tell: a single match."""
    if min(len(one), len(other)) < 2:
        return None
    width = math.sqrt(variance(one) / len(one) + variance(other) / len(other))
    gap = mean(other) - mean(one)
    p = by_chance(gap / width) if width else 1.0 if gap == 0 else 0.0
    return Difference(*key, mean(one), mean(other), gap - SURE * width, gap + SURE * width, p)
