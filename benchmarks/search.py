"""How well our search plays, next to OpenSpiel's C++ MCTSBot in the same run, at equal time per move.

python benchmarks/search.py [--matches 100] [--ms 50]

Three tables: connect four with the peer on OpenSpiel's own C++ game (the hard comparison), connect four and Alchemist with
the peer on our rules through the adapter. Half the matches begin from each seat. In Alchemist the peer sees everything, what
is hidden included, because that is how it works; ours sees its seat's view.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

import click
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

import athanor
from athanor.bots import make
from athanor.kernel.game import add_shelf
from athanor.kernel.match import View
from athanor.research import openspiel

EXAMPLES = Path(__file__).parent.parent / "examples"
UCT = math.sqrt(2)
NO_LIMIT = 1 << 30
MEGABYTES = 1000


def peer(game: Any, seed: int, milliseconds: int, simulations: int = NO_LIMIT) -> Any:
    """OpenSpiel's search as its authors set it up: UCT, one rollout a leaf, proven wins and losses backed up."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    policy = pyspiel.ChildSelectionPolicy.UCT
    seconds = milliseconds / 1000 if milliseconds else -1.0
    return pyspiel.MCTSBot(game, evaluator, UCT, simulations, MEGABYTES, True, seed, False, policy, seconds)


# Simulations a second


def our_simulations(view: View, seconds: float) -> float:
    make("search:100").think(view, 1)
    begun = time.perf_counter()
    thought = make(f"search:{int(seconds * 1000)}ms").think(view, 1)
    return thought.simulations / (time.perf_counter() - begun)


def their_simulations(game: Any, state: Any, seconds: float) -> float:
    begun = time.perf_counter()
    root = peer(game, 1, int(seconds * 1000)).mcts_search(state)
    return int(root.explore_count) / (time.perf_counter() - begun)


# Matches


@dataclass
class Side:
    """The time that one side took, move by move, where there was a choice."""

    seconds: list[float] = field(default_factory=list)

    def ask(self, choose: Callable[[], int]) -> int:
        begun = time.perf_counter()
        action = choose()
        self.seconds.append(time.perf_counter() - begun)
        return action

    @property
    def milliseconds(self) -> float:
        return 1000 * fmean(self.seconds)


@dataclass
class Series:
    """Matches of ours against the peer: 1 for a win of ours, 0.5 for a draw."""

    results: list[float] = field(default_factory=list)
    ours: Side = field(default_factory=Side)
    theirs: Side = field(default_factory=Side)

    def interval(self) -> tuple[float, float]:
        """95 % of the mean result (Wilson's score interval, a draw being half a win)."""
        n, z, mean = len(self.results), 1.96, fmean(self.results)
        middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
        spread = z / (1 + z * z / n) * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
        return middle - spread, middle + spread


def result(ours: float) -> float:
    return (ours + 1) / 2


def through_the_adapter(series: Series, game: Any, seat: int, seed: int, milliseconds: int) -> None:
    """A match on our rules; the peer gets them as an OpenSpiel game."""
    state, rng = game.new_initial_state(), random.Random(seed)
    us, them = make(f"search:{milliseconds}ms"), peer(game, seed, milliseconds)
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            action = rng.choice(state.chance_outcomes())[0]
        elif len(state.legal_actions()) == 1:
            action = state.legal_actions()[0]
        elif player == seat:
            action = series.ours.ask(lambda: us.think(state.view(seat), rng.getrandbits(60)).action)
        else:
            action = series.theirs.ask(lambda: them.step_with_policy(state)[1])
        state.apply_action(action)
    series.results.append(result(state.returns()[seat]))


def on_their_own_game(series: Series, game: Any, seat: int, seed: int, milliseconds: int) -> None:
    """A match of connect four, played on our rules and on OpenSpiel's in step; the peer searches its own C++ game."""
    match, state, rng = athanor.start("connect_four", seed=seed), game.new_initial_state(), random.Random(seed)
    us, them = make(f"search:{milliseconds}ms"), peer(game, seed, milliseconds)
    while not match.over:
        legal = match.legal()
        assert legal == state.legal_actions()
        if len(legal) == 1:
            action = legal[0]
        elif match.to_act() == [seat]:
            action = series.ours.ask(lambda: us.think(match.view(seat), rng.getrandbits(60)).action)
        else:
            action = series.theirs.ask(lambda: them.step(state))
        match.play(action)
        state.apply_action(action)
    assert state.is_terminal()
    series.results.append(result(state.returns()[seat]))


@click.command()
@click.option("--matches", default=100, help="In each of the three series; half from each seat.")
@click.option("--ms", default=50, help="Time per move, in milliseconds, for both sides.")
@click.option("--seed", default=1)
def main(matches: int, ms: int, seed: int) -> None:
    """Print the tables."""
    add_shelf(EXAMPLES)
    native = pyspiel.load_game("connect_four")
    four, alchemist = openspiel.load("connect_four"), openspiel.load("alchemist", seats=2, seed=seed)
    dealt = alchemist.new_initial_state().child(0)

    speed = Table("search", "simulations/s", title="From the first position, one core")
    speed.columns[1].justify = "right"
    rates = {
        "connect four: ours": our_simulations(athanor.start("connect_four", seed=1).view(0), 1.0),
        "connect four: OpenSpiel, its own C++ game": their_simulations(native, native.new_initial_state(), 1.0),
        "connect four: OpenSpiel, adapter": their_simulations(four, four.new_initial_state(), 1.0),
        "alchemist, 2 seats: ours": our_simulations(dealt.view(dealt.current_player()), 1.0),
        "alchemist, 2 seats: OpenSpiel, adapter": their_simulations(alchemist, dealt, 1.0),
    }
    for name, rate in rates.items():
        speed.add_row(name, f"{rate:,.0f}")
    Console().print(speed)

    table = Table("game", "peer's rules", "w-d-l", "result", "95 %", "ms a move: ours, theirs")
    table.title = f"Our search against OpenSpiel's C++ MCTSBot, {ms} ms a move"
    table.caption = "Adapter: our rules as an OpenSpiel game; the peer sees the hidden things of alchemist, ours does not."
    plays = {
        ("connect four", "own, C++"): (on_their_own_game, native),
        ("connect four", "adapter"): (through_the_adapter, four),
        ("alchemist", "adapter"): (through_the_adapter, alchemist),
    }
    for names, (play, game) in plays.items():
        series = Series()
        for k in track(range(matches), ", ".join(names), console=Console(stderr=True), transient=True):
            play(series, game, k % 2, seed + k, ms)
        low, high = series.interval()
        counts = [str(sum(one == value for one in series.results)) for value in (1.0, 0.5, 0.0)]
        figures = [f"{fmean(series.results):.1%}", f"{low:.0%}-{high:.0%}"]
        times = f"{series.ours.milliseconds:.1f}, {series.theirs.milliseconds:.1f}"
        table.add_row(*names, "-".join(counts), *figures, times)
    Console().print(table)


if __name__ == "__main__":
    main()
