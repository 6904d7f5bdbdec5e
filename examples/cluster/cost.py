"""What a number of decisions costs, from a rate that was measured.

python examples/cluster/cost.py --rate 4.7e6                          a rate that you know, of one core
python examples/cluster/cost.py --measure alchemist greedy,greedy     measured here and now, by the lab on one thread

Prices are yours to say: --core-hour for a core that is rented, --watts and --kwh for one that is owned.
"""

from __future__ import annotations

import time

import click

PLACES = {
    "a laptop, 4 cores": 4,
    "three machines over SSH, 48 cores": 48,
    "Kubernetes, 64 workers": 64,
    "SLURM, 512 tasks": 512,
}
RENTED = ("Kubernetes", "SLURM")


def measured(game: str, seats: str, seconds: float) -> float:
    """Decisions a second of one core, in whole matches between bots."""
    from athanor.lab.plan import Plan, play_one

    plan = Plan(game, tuple(seats.split(",")), 1, 1, {})
    plan.check()
    play_one(plan, 0)
    begun, decisions, number = time.perf_counter(), 0, 1
    while time.perf_counter() - begun < seconds:
        decisions += play_one(plan, number).lines
        number += 1
    return decisions / (time.perf_counter() - begun)


def told(hours: float) -> str:
    return f"{hours / 24:,.1f} days" if hours >= 48 else f"{hours:,.1f} hours"


@click.command()
@click.option("--decisions", default=1e12, show_default=True)
@click.option("--rate", type=float, help="Decisions a second of one core.")
@click.option("--measure", nargs=2, metavar="GAME BOT,BOT", help="Measure the rate instead.")
@click.option("--core-hour", default=0.04, show_default=True, help="What a rented core costs an hour.")
@click.option("--watts", default=8.0, show_default=True, help="What a core of one's own draws.")
@click.option("--kwh", default=0.25, show_default=True, help="What a kilowatt-hour costs.")
@click.option("--seconds", default=10.0, show_default=True, help="To measure for.")
def main(
    decisions: float,
    rate: float | None,
    measure: tuple[str, str] | None,
    core_hour: float,
    watts: float,
    kwh: float,
    seconds: float,
) -> None:
    """Print the table, as Markdown."""
    if (rate is None) == (measure is None):
        raise click.UsageError("Say a rate (--rate 4.7e6), or what to measure (--measure alchemist greedy,greedy).")
    speed = rate if rate is not None else measured(*measure, seconds)  # type: ignore[misc]
    if speed <= 0:
        raise click.UsageError(f"{speed:g} decisions a second never end: say a rate above 0.")
    hours = decisions / speed / 3600
    click.echo(f"{decisions:.0e} decisions at {speed:,.0f} a second of a core: {hours:,.0f} core-hours")
    click.echo("\n| where | takes | costs |\n| --- | --- | --- |")
    for place, cores in PLACES.items():
        cost = hours * (core_hour if place.startswith(RENTED) else watts / 1000 * kwh)
        click.echo(f"| {place} | {told(hours / cores)} | {cost:,.2f} |")


if __name__ == "__main__":
    main()
