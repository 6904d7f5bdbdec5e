"""Bots on one scale: the pairings that are missing are played, and a rating fits them all (Bradley and Terry's model).

A difference of 400 points means that the stronger wins ten of eleven matches; the first bot has 1000.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from athanor.kernel.game import Game
from athanor.lab.plan import Plan, Run
from athanor.lab.simulate import simulate, standings

FIRST, SCALE, SURE = 1000, 400 / math.log(10), 1.959964
APART = 2  # steps: bots further apart need not meet
FILE = "levels.json"


@dataclass(frozen=True)
class Met:
    """What two bots played against each other, and how much of it the second won."""

    one: str
    other: str
    matches: int
    wins: float


@dataclass(frozen=True)
class Rating:
    """Where a bot stands, and the 95 % interval of that."""

    bot: str
    rating: int
    low: int
    high: int


def rated(bots: Sequence[str], met: Sequence[Met]) -> list[Rating]:
    """The ratings under which these results are likeliest. A drawn match between each two that met keeps them finite."""
    size = len(bots)
    at = {bot: k for k, bot in enumerate(bots)}
    strength, curve = np.zeros(size), np.eye(size)
    for _ in range(100):
        slope, curve = np.zeros(size), np.zeros((size, size))
        for pair in met:
            one, other = at[pair.one], at[pair.other]
            expected = 1 / (1 + math.exp(strength[one] - strength[other]))
            matches, wins = pair.matches + 1, pair.wins + 0.5
            slope[other] += wins - matches * expected
            slope[one] -= wins - matches * expected
            weight = matches * expected * (1 - expected)
            curve[[one, other], [one, other]] += weight
            curve[[one, other], [other, one]] -= weight
        step = np.linalg.solve(curve[1:, 1:], slope[1:])  # the first stays where it is
        strength[1:] += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    spread = np.zeros(size)
    spread[1:] = np.sqrt(np.diag(np.linalg.inv(curve[1:, 1:])))
    middle, half = FIRST + SCALE * strength, SURE * SCALE * spread
    return [
        Rating(bot, *(round(float(x)) for x in (middle[k], middle[k] - half[k], middle[k] + half[k])))
        for k, bot in enumerate(bots)
    ]


def missing(bots: Sequence[str], met: Sequence[Met], matches: int) -> list[Met]:
    """Who must still meet, and how often: neighbours, and those two steps apart."""
    played = {(pair.one, pair.other): pair.matches for pair in met}
    near = [(bots[a], bots[b]) for a, b in combinations(range(len(bots)), 2) if b - a <= APART]
    return [Met(*pair, matches - played.get(pair, 0), 0) for pair in near if played.get(pair, 0) < matches]


def meet(
    game: str,
    pair: Met,
    seats: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None] | None = None,
    run: Run | None = None,
) -> Met:
    """Let two bots play; with more seats the second sits alone among copies of the first, and counts how often it ended before
    a given one of them."""
    plan = Plan(game, (pair.other, *[pair.one] * (seats - 1)), pair.matches, seed, {})
    table = {row.name: row for row in standings(simulate(plan, jobs, progress, run), "player")}
    return Met(pair.one, pair.other, pair.matches, round(table[pair.other].ahead * pair.matches, 1))


@dataclass(frozen=True)
class Ladder:
    """The levels of a game: the bot of each, what they played, and the command that played it."""

    bots: dict[str, str]
    command: str
    seats: int
    met: list[Met]
    ratings: dict[str, Rating]

    def save(self, path: Path) -> None:
        part = path.with_suffix(".part")
        part.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")
        part.replace(path)


def ladder_of(game: Game) -> Ladder | None:
    """What a game's folder keeps of its levels, if it does."""
    path = game.folder / FILE
    if not path.is_file():
        return None
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    met = [Met(**pair) for pair in kept["met"]]
    return Ladder(
        kept["bots"], kept["command"], kept["seats"], met, {name: Rating(**one) for name, one in kept["ratings"].items()}
    )


def climbed(bots: Mapping[str, str], command: str, seats: int, met: Sequence[Met]) -> Ladder:
    """A ladder of what was played; of bots that stand on no step any more nothing is kept."""
    still = [pair for pair in met if {pair.one, pair.other} <= {*bots.values()}]
    found = rated(list(bots.values()), still)
    return Ladder(dict(bots), command, seats, still, dict(zip(bots, found, strict=True)))
