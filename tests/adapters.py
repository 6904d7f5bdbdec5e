"""OpenSpiel's and PettingZoo's own tests on our games: every number of seats with the usual options, then others by lot.

\b
    python -m tests.adapters alchemist              what `make soak` walks
    python -m tests.adapters alkemy --settings 500  longer
"""

from __future__ import annotations

import warnings

import click
import pyspiel
from pettingzoo.test import api_test, seed_test

from athanor.kernel.conformance import Setting, sample
from athanor.kernel.errors import AthanorError
from athanor.kernel.game import find
from athanor.research import openspiel, pettingzoo


def try_openspiel(slug: str, setting: Setting, matches: int = 1) -> None:
    """Random matches, stored and read again at every step, with every observer and mask asked."""
    seats, options = setting
    game = openspiel.load(slug, seats, options)
    pyspiel.random_sim_test(game, num_sims=matches, serialize=True, verbose=False, mask_test=True)


def try_pettingzoo(slug: str, setting: Setting, cycles: int = 300) -> None:
    seats, options = setting
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)  # it prefers other observations than ours
        api_test(pettingzoo.env(slug, seats, options), num_cycles=cycles)
        seed_test(lambda: pettingzoo.env(slug, seats, options), num_cycles=cycles // 3)


@click.command(help=__doc__)
@click.argument("game")
@click.option("--settings", default=60, show_default=True, help="Numbers of seats with their options.")
@click.option("--seed", default=1, show_default=True, help="For the options by lot.")
def main(game: str, settings: int, seed: int) -> None:
    try:
        chosen = sample(find(game), seed, settings)
    except AthanorError as error:
        raise click.UsageError(str(error)) from None
    for seats, options in chosen:
        told = " ".join(f"{name}={value}" for name, value in options.items())
        click.echo(f"{game}, {seats} seats {told}")
        try_openspiel(game, (seats, options))
        try_pettingzoo(game, (seats, options))
    click.echo(f"{game}: {len(chosen)} settings, OpenSpiel's and PettingZoo's tests passed")


if __name__ == "__main__":
    main()
