"""Decisions a second from Python: our vector environment beside PettingZoo's own loop and, where it installs, EnvPool.

python benchmarks/vector.py [GAME] [--seats 2] [--matches 1024] [--jobs 2] [--seconds 2]
python benchmarks/vector.py --single          a step of a single match, in every game

All actions are chosen at random among the legal ones, and choosing is counted. EnvPool plays no game of ours: it steps CartPole,
the lightest thing that it has, on as many threads, with actions that are drawn before; what is compared is the way, not the game.
Everything is measured here and now; a busy machine shows smaller numbers for all.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from collections.abc import Callable
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.table import Table

import athanor
from athanor.kernel.features import has_roles
from athanor.kernel.game import find
from athanor.kernel.match import Match
from athanor.research import pettingzoo, vector

REPEATS = 3


def best(measure: Callable[[], float]) -> float:
    """The best of some tries: the one that the rest of the machine disturbed least."""
    return max(measure() for _ in range(REPEATS))


def rate(step: Callable[[], Any], decisions: int, seconds: float) -> float:
    """Decisions a second of a step that makes so many."""
    step()

    def measure() -> float:
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds / REPEATS:
            step()
            steps += 1
        return steps * decisions / (time.perf_counter() - begun)

    return best(measure)


def ours(game: str, seats: int, matches: int, jobs: int, seconds: float) -> float:
    env = vector.make(game, matches, seats, jobs=jobs)
    env.reset(seed=1)
    for _ in range(100):  # until the matches stand at all their moments
        env.step(env.sample())
    return rate(lambda: env.step(env.sample()), matches, seconds)


def pettingzoos(game: str, seats: int, seconds: float) -> float:
    """PettingZoo's own loop over our environment, agent by agent."""
    env = pettingzoo.env(game, seats)
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> None:
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
        else:
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))

    return rate(step, 1, seconds)


def envpools(matches: int, jobs: int, seconds: float) -> str:
    """Its rate in words, or why there is none."""
    if importlib.util.find_spec("envpool") is None:
        return "not installed"
    try:
        envpool = importlib.import_module("envpool")
    except (ImportError, OSError) as error:  # it wants files and packages of its own when it is imported
        return f"cannot be imported: {error}"
    env = envpool.make_gymnasium("CartPole-v1", num_envs=matches, num_threads=jobs)
    actions = np.random.default_rng(1).integers(0, 2, matches)
    env.reset()
    return f"{rate(lambda: env.step(actions), matches, seconds):,.0f} steps/s"


def microseconds(slug: str, seconds: float) -> tuple[float, float | None]:
    """A step of a single match: `match.play(number)`, and a step of the arena with one match, observation and mask included."""
    match, rng = athanor.start(slug, seed=1), random.Random(1)
    while not match.over:
        seat = match.to_act()[0]
        match.play(rng.choice(match.legal(seat)), seat)

    def play() -> None:
        fresh = Match(match.loaded, match.box, match.seats, seed=match.seed)
        for line in match.lines:
            fresh.play(line.action, line.seat)

    played = 1e6 / rate(play, len(match.lines), seconds)
    if not has_roles(match.loaded):
        return played, None
    arena = vector.make(slug, 1, jobs=1).arena

    def step() -> None:
        for _ in range(100):
            arena.choose()
            arena.step()

    return played, 1e6 / rate(step, 100, seconds)


def verdict(good: bool) -> str:
    return "yes" if good else "NO"


@click.command()
@click.argument("game", default="alchemist")
@click.option("--seats", type=int, help="At a table (default: the fewest).")
@click.option("--matches", default=1024, show_default=True, help="Side by side.")
@click.option("--jobs", default=2, show_default=True, help="Threads.")
@click.option("--seconds", default=2.0, show_default=True, help="For each measurement.")
@click.option("--single", is_flag=True, help="A step of a single match instead, in every game.")
def main(game: str, seats: int | None, matches: int, jobs: int, seconds: float, single: bool) -> None:
    """Print the table."""
    sheet = Table("measure", "figure", "target", "met", title="From Python")
    if single:
        for slug in athanor.slugs():
            played, thin = microseconds(slug, seconds)
            sheet.add_row(f"{slug}, match.play", f"{played:.2f} µs", "<= 5", verdict(played <= 5))
            if thin is not None:
                sheet.add_row(f"{slug}, arena of one match", f"{thin:.2f} µs", "<= 5", verdict(thin <= 5), end_section=True)
        Console().print(sheet)
        return
    table = find(game).seats[0] if seats is None else seats
    fast = ours(game, table, matches, jobs, seconds)
    goal = (">= 3,000,000", verdict(fast >= 3e6)) if game == "alchemist" else ("", "")
    sheet.add_row(f"{game}, {table} seats: vector, {matches} matches, {jobs} threads", f"{fast:,.0f} decisions/s", *goal)
    slow = pettingzoos(game, table, seconds)
    sheet.add_row(f"{game}, {table} seats: PettingZoo's loop", f"{slow:,.0f} decisions/s", "", "")
    sheet.add_row("ours / PettingZoo's loop", f"{fast / slow:,.0f} times", "", "")
    sheet.add_row(f"CartPole: EnvPool, {matches} environments, {jobs} threads", envpools(matches, jobs, seconds), "", "")
    Console().print(sheet)


if __name__ == "__main__":
    main()
