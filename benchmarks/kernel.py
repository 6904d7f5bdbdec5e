"""How fast games run, next to OpenSpiel's C++ in the same run.

python benchmarks/kernel.py [GAME ...] [--seconds 1] [--no-loading]

One core. Everything is measured here and now; a busy machine shows smaller numbers for both sides.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import click
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

import athanor
from athanor.kernel.game import add_shelf, find
from athanor.kernel.loading import Loaded, bench
from athanor.kernel.match import Match

EXAMPLES = Path(__file__).parent.parent / "examples"
REPEATS = 3


def best(measure: Callable[[], float]) -> float:
    """The best of some tries: the one that the rest of the machine disturbed least."""
    return max(measure() for _ in range(REPEATS))


# Random matches


def decisions_per_second(slug: str, seconds: float, compiled: bool = True) -> tuple[float, float]:
    """(decisions a second, decisions a match) of whole random matches with the fewest seats, set up and scored."""
    match = athanor.start(slug, seed=1, compiled=compiled)
    loaded, room = match.loaded, bench(match.loaded, match.box.records(match.loaded), 2)
    blank(loaded, room.states[0])
    length = 0.0

    def measure(matches: int) -> tuple[float, int]:
        begun = time.perf_counter()
        steps, _ = loaded.entry.play_many(room.boxes, room.states, room.moves, room.sheet, 7, matches, 1 << 30)
        return time.perf_counter() - begun, steps

    taken, _ = measure(2)
    matches = max(2, int(seconds / REPEATS * 2 / max(taken, 1e-6)))

    def rate() -> float:
        nonlocal length
        taken, steps = measure(matches)
        length = steps / matches
        return steps / taken

    return best(rate), length


def blank(loaded: Loaded, state: object) -> None:
    """Seats of a state that matches are set up from; every option has its default."""
    state.seats = loaded.game.seats[0]  # type: ignore[attr-defined]


def openspiel_rollouts_per_second(seconds: float) -> float:
    """Whole random matches of connect four a second, played in C++ by OpenSpiel's own rollout evaluator.

    A search of one simulation judges its root by `rollouts` random matches and does nothing else.
    """
    game = pyspiel.load_game("connect_four")
    state = game.new_initial_state()

    def rate(rollouts: int) -> float:
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 7), 1.4, 1, 10, False, 7, False)
        begun = time.perf_counter()
        root = bot.mcts_search(state)
        taken = time.perf_counter() - begun
        assert root.explore_count == 1
        return rollouts / taken

    rollouts = max(100, int(rate(1000) * seconds / REPEATS))
    return best(lambda: rate(rollouts))


# Driven from Python


def microseconds_per_step(slug: str, seconds: float) -> float:
    """`match.play(number)`, the mean over random matches; choosing is not counted."""

    def rate() -> float:
        rng, spent, steps = random.Random(1), 0.0, 0
        while spent < seconds / REPEATS:
            match = athanor.start(slug, seed=rng.getrandbits(32))
            line = recorded(match, rng)
            fresh = Match(match.loaded, match.box, match.seats, seed=match.seed)
            begun = time.perf_counter()
            for seat, action in line:
                fresh.play(action, seat)
            spent += time.perf_counter() - begun
            steps += len(line)
        return steps / spent

    return 1e6 / best(rate)


def recorded(match: Match, rng: random.Random) -> list[tuple[int, int]]:
    """The seats and actions of a random match."""
    while not match.over:
        seat = match.to_act()[0]
        match.play(rng.choice(match.legal(seat)), seat)
    return [(line.seat, line.action) for line in match.lines]


# Loading


def seconds_to_run(arguments: list[str], **variables: str) -> float:
    """A process of its own, from the start of the interpreter to its end."""
    environment = {**os.environ, "ATHANOR_GAMES": str(EXAMPLES), **variables}
    begun = time.perf_counter()
    subprocess.run([sys.executable, *arguments], env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def warm_start(slug: str) -> float:
    """Seconds to a dealt match when the game was compiled before."""
    athanor.load(slug)
    return min(seconds_to_run(["-c", f"import athanor; athanor.start({slug!r}, seed=1)"]) for _ in range(REPEATS))


def cold_start(slug: str) -> float:
    """Seconds of `athanor warm` with nothing compiled before; its bar tells how far it is."""
    with tempfile.TemporaryDirectory() as cache:
        return seconds_to_run(["-m", "athanor.cli", "warm", slug], ATHANOR_CACHE=cache)


def verdict(good: bool) -> str:
    return "yes" if good else "NO"


@click.command()
@click.argument("games", nargs=-1)
@click.option("--seconds", default=1.0, help="For each measurement.")
@click.option("--loading/--no-loading", default=True, help="Measure loading, cold and warm.")
def main(games: tuple[str, ...], seconds: float, loading: bool) -> None:
    """Print the table, for these games or for all."""
    add_shelf(EXAMPLES)
    sheet = Table("measure", "figure", "target", "met", title="Athanor's kernel, one core")
    for column in sheet.columns[1:3]:
        column.justify = "right"

    ours, length = decisions_per_second("connect_four", seconds)
    theirs = openspiel_rollouts_per_second(seconds) * length
    sheet.add_row("connect four, random matches: ours", f"{ours:,.0f} decisions/s", "", "")
    sheet.add_row("connect four, random matches: OpenSpiel C++", f"{theirs:,.0f} decisions/s", "", "")
    sheet.add_row(
        "ours / OpenSpiel C++", f"{ours / theirs:.1f} times", ">= 8", verdict(ours >= 8 * theirs), end_section=True
    )

    compiled, _ = decisions_per_second("alchemist", seconds)
    plain, _ = decisions_per_second("alchemist", seconds, compiled=False)
    sheet.add_row("alchemist, compiled", f"{compiled:,.0f} decisions/s", "", "")
    sheet.add_row("alchemist, interpreted", f"{plain:,.0f} decisions/s", "", "")
    sheet.add_row(
        "compiled / interpreted", f"{compiled / plain:.0f} times", ">= 60", verdict(compiled >= 60 * plain), end_section=True
    )
    for slug in track(games or athanor.slugs(), "every game", console=Console(stderr=True), transient=True):
        rate, length = decisions_per_second(slug, seconds)
        step = microseconds_per_step(slug, seconds)
        title = f"{slug}, {find(slug).seats[0]} seats"
        sheet.add_row(title, f"{rate:,.0f} decisions/s", "", "")
        sheet.add_row(f"{title}, a match", f"{length:.1f} decisions", "", "")
        sheet.add_row(f"{slug}, a step from Python", f"{step:.2f} µs", "<= 5", verdict(step <= 5), end_section=not loading)
        if loading:
            warm, cold = warm_start(slug), cold_start(slug)
            sheet.add_row(f"{slug}, warm start of a process", f"{warm:.2f} s", "<= 1.5", verdict(warm <= 1.5))
            sheet.add_row(f"{slug}, cold start, compiling", f"{cold:.1f} s", "", "", end_section=True)
    Console().print(sheet)


if __name__ == "__main__":
    main()
