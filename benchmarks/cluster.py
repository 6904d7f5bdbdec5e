"""What a cluster gains, and what a task costs: the same run on one thread here and on local workers.

python benchmarks/cluster.py [GAME] [--workers 2] [--seats search:200,search:200] [--matches 100]

The cost of a task is measured with one that does nothing. Everything is measured here and now; a busy machine shows nothing.
"""

from __future__ import annotations

import time

import click
from rich.console import Console
from rich.table import Table

from athanor.lab.cluster import Cluster
from athanor.lab.executors import threads
from athanor.lab.kept import play_all
from athanor.lab.plan import Plan, Run, cut, play_piece

EMPTY = 1000  # tasks that do nothing


def timed(plan: Plan, run: Run) -> tuple[float, list[object]]:
    begun = time.perf_counter()
    rows = play_all([plan], run)
    return time.perf_counter() - begun, list(rows)


def nothing(number: int) -> int:
    return number


@click.command()
@click.argument("game", default="alchemist")
@click.option("--workers", default=2, show_default=True)
@click.option("--seats", default="search:200,search:200", show_default=True, metavar="BOT,BOT,...")
@click.option("--matches", default=100, show_default=True)
def main(game: str, workers: int, seats: str, matches: int) -> None:
    """Print the table."""
    plan = Plan(game, tuple(seats.split(",")), matches, 1, {})
    play_piece(cut(plan, 1)[0])  # compiled, or read from the cache
    here, rows = timed(plan, threads(1))
    cluster = Cluster(f"local:{workers}")
    timed(Plan(game, plan.players, workers * 2, 2, {}), cluster)  # each worker has loaded the game
    there, same = timed(plan, cluster)
    begun = time.perf_counter()
    cluster.client.gather(cluster.client.map(nothing, range(EMPTY)))
    task = (time.perf_counter() - begun) / EMPTY
    cluster.close()
    sheet = Table("measure", "figure", title=f"{game}, {seats}, {matches} matches in {len(cut(plan))} pieces")
    sheet.add_row("one thread here", f"{here:.2f} s")
    sheet.add_row(f"local:{workers}", f"{there:.2f} s")
    sheet.add_row("speed-up", f"{here / there:.2f}")
    sheet.add_row("the same rows", "yes" if rows == same else "NO")
    sheet.add_row("a task that does nothing", f"{1e3 * task:.2f} ms")
    Console().print(sheet)


if __name__ == "__main__":
    main()
