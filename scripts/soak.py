"""The long walks, one after another, with a report: what the quick tests sample, played through by the hour.

\b
    make soak                                            everything, into soak.md
    python scripts/soak.py alchemist --steps 100000      one game, shorter
    python scripts/soak.py --only laws --only mutants    some of the walks

\b
laws       `athanor check`: random matches of every game, every law after every step
mutants    `scripts/mutants.py`: changes of the rules that no test notices; those that survive are told, and are no failure
histories  `python -m tests.histories`: servers that are killed and stopped, on SQLite and on PostgreSQL
self-play  `athanor lab`: whole matches between searching bots at the fewest and the most seats
adapters   `python -m tests.adapters`: OpenSpiel's and PettingZoo's own tests, all numbers of seats, options by lot
readable   `python -m tests.readable`: every question at every table and size, in both languages, measured in a browser
hostile    the tests of leaks and of hostile requests, twenty times as thorough

The report is written after each walk, so that a run broken off leaves what it has found. Exit code 1 if a walk failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import click

from athanor.kernel.errors import AthanorError
from athanor.kernel.game import find, slugs

ROOT = Path(__file__).resolve().parent.parent
KINDS = ("laws", "mutants", "histories", "self-play", "adapters", "readable", "hostile")
TIMES = 20  # as thorough
TOLD = 60  # lines of a walk's output that the report keeps


@dataclass(frozen=True)
class Walk:
    """One command of the round."""

    kind: str
    words: tuple[str, ...]
    setting: str = ""  # a variable, and its value

    def __str__(self) -> str:
        return " ".join((*filter(None, [self.setting]), *self.words))


@dataclass(frozen=True)
class Done:
    """A walk, how it ended and what it said."""

    walk: Walk
    code: int
    seconds: float
    said: str

    @property
    def verdict(self) -> str:
        return "held" if self.code == 0 else f"FAILED ({self.code})"


def walks(
    games: tuple[str, ...], steps: int, sample: int, seconds: float, matches: int, budget: int, settings: int, seed: int
) -> list[Walk]:
    """Everything there is to walk, kind by kind."""
    found: list[Walk] = []
    for game in games:
        found.append(athanor("laws", "check", game, "--steps", steps, "--seed", seed))
        found.append(python("mutants", "scripts/mutants.py", game, "--sample", sample, "--seed", seed))
        found.append(python("adapters", "-m", "tests.adapters", game, "--settings", settings, "--seed", seed))
        found.append(python("readable", "-m", "tests.readable", game))
        for seats in sorted({find(game).seats[0], find(game).seats[-1]}):
            players = ",".join([f"search:{budget}"] * seats)
            found.append(athanor("self-play", "lab", game, "--seats", players, "--matches", matches, "--seed", seed))
    for database in ("sqlite", "postgresql"):
        rest = ("--database", database, "--seconds", seconds, "--seed", seed)
        found.append(python("histories", "-m", "tests.histories", *rest))
    for tests in ("leaks", "fuzz"):
        words = ("python", "-m", "pytest", "-q", f"tests/test_{tests}.py")
        found.append(Walk("hostile", words, f"ATHANOR_{tests.upper()}={TIMES}"))
    return sorted(found, key=lambda walk: KINDS.index(walk.kind))


def python(kind: str, *words: object) -> Walk:
    return Walk(kind, ("python", *map(str, words)))


def athanor(kind: str, *words: object) -> Walk:
    return python(kind, "-m", "athanor.cli", *words)


def walk_one(walk: Walk) -> Done:
    begun = time.monotonic()
    name, _, value = walk.setting.partition("=")
    run = subprocess.run(
        [sys.executable, *walk.words[1:]], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        env=os.environ | ({name: value} if name else {}),
    )  # fmt: skip
    return Done(walk, run.returncode, time.monotonic() - begun, run.stdout.rstrip())


def report(done: list[Done], planned: int) -> str:
    """The round as Markdown: a table of all walks, then what each of them said."""
    failed = sum(one.code != 0 for one in done)
    lines = [f"# Long walks: {len(done)} of {planned} done, {failed} failed", ""]
    lines += ["| walk | command | minutes | |", "| --- | --- | --- | --- |"]
    lines += [f"| {one.walk.kind} | `{one.walk}` | {one.seconds / 60:.1f} | {one.verdict} |" for one in done]
    for one in done:
        said = one.said.split("\n")
        left = [f"... {len(said) - TOLD} lines before"] if len(said) > TOLD else []
        lines += ["", f"## {one.walk}", "", "```", *left, *said[-TOLD:], "```"]
    return "\n".join(lines) + "\n"


@click.command(help=__doc__)
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--only", multiple=True, type=click.Choice(KINDS), help="Only walks of this kind (may be repeated).")
@click.option("--steps", default=1_000_000, show_default=True, help="Decisions of the laws, a game.")
@click.option("--sample", default=300, show_default=True, help="Mutants, a game.")
@click.option("--seconds", default=600.0, show_default=True, help="Time for the histories, a database.")
@click.option("--matches", default=100, show_default=True, help="Matches of self-play, a game and number of seats.")
@click.option("--budget", default=200, show_default=True, help="Simulations a decision in self-play.")
@click.option("--settings", default=100, show_default=True, help="Settings of the adapters, a game.")
@click.option("--seed", default=1, show_default=True)
@click.option("--to", "target", type=click.Path(path_type=Path), default=Path("soak.md"), show_default=True)
def main(
    games: tuple[str, ...],
    only: tuple[str, ...],
    steps: int,
    sample: int,
    seconds: float,
    matches: int,
    budget: int,
    settings: int,
    seed: int,
    target: Path,
) -> None:
    try:
        for game in games:
            find(game)
    except AthanorError as error:
        raise click.UsageError(str(error)) from None
    planned = [
        walk
        for walk in walks(games or tuple(slugs()), steps, sample, seconds, matches, budget, settings, seed)
        if walk.kind in (only or KINDS)
    ]
    done: list[Done] = []
    for walk in planned:
        click.echo(f"== {walk}")
        done.append(walk_one(walk))
        click.echo(f"   {done[-1].verdict}, {done[-1].seconds:.0f} s")
        target.write_text(report(done, len(planned)), encoding="utf-8")
    click.echo(f"{target}: {len(done)} walks, {sum(one.code != 0 for one in done)} failed")
    sys.exit(any(one.code for one in done))


if __name__ == "__main__":
    main()
