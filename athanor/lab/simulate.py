"""Whole matches between bots, from a plan to what they tell."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from athanor.bots.champion import instead
from athanor.lab.executors import threads
from athanor.lab.kept import play_all
from athanor.lab.plan import Plan, Played, Run, begin, play_one, play_out

__all__ = ["Plan", "Played", "begin", "play_one", "play_out", "simulate", "standings"]


def stand_ins(plan: Plan) -> list[str]:
    """A sentence for each player of a plan that does not play as its name promises, with the settings where that is so."""
    found: dict[str, None] = {}
    for k in range(len(plan.settings)):
        match = begin(plan, k * len(plan.players))
        for player in plan.players:
            if why := instead(player, match.view(-1)):
                found[f"{player}: {match.texts('en').say(why)}"] = None
    return list(found)


def simulate(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None, run: Run | None = None
) -> list[Played]:
    """All matches of a plan, in the order of their numbers, played by so many threads or by whoever `run` is. `progress` hears
    of so many matches at a time."""
    return play_all([plan], run or threads(jobs), progress)


@dataclass(frozen=True)
class Standing:
    """How one player, or one seat, fared. A shared victory counts as its share; `ahead` says how often it ended before a given
    rival, equal places counted half (1 when it played alone)."""

    name: str
    matches: int
    wins: float
    low: float
    high: float
    ahead: float
    mean_total: float

    @property
    def rate(self) -> float:
        return self.wins / self.matches


def interval(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson)."""
    z = 1.959964
    rate = wins / matches
    centre = (rate + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z * math.sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches)) / (1 + z * z / matches)
    return max(0.0, centre - half), min(1.0, centre + half)


def standings(played: Sequence[Played], by: str) -> list[Standing]:
    """By `player`, by `seat` or by the action they opened with."""
    rows: dict[str, list[tuple[float, float, int]]] = {}
    for one in played:
        winners = one.places.count(1)
        for seat, (player, place, total) in enumerate(zip(one.players, one.places, one.totals, strict=True)):
            name = player if by == "player" else f"seat {seat}" if by == "seat" else one.openings[seat]
            rows.setdefault(name, []).append((1 / winners if place == 1 else 0.0, ahead(one.places, seat), total))
    table: list[Standing] = []
    for name, results in sorted(rows.items()):
        matches = len(results)
        wins, before, totals = (sum(column) for column in zip(*results, strict=True))
        low, high = interval(wins, matches)
        table.append(Standing(name, matches, wins, low, high, before / matches, totals / matches))
    return table


def ahead(places: Sequence[int], seat: int) -> float:
    """The share of the rivals whom a seat has left behind, equals counted half."""
    rivals = [place for other, place in enumerate(places) if other != seat]
    behind = sum(1.0 if place > places[seat] else 0.5 if place == places[seat] else 0.0 for place in rivals)
    return behind / len(rivals) if rivals else 1.0
