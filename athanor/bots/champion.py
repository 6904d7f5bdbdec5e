"""A network that learned the game by itself: what it likes best in its view; with a budget, what a search finds that it guides.

The weights travel with the game (`champion.npz`); alone they are run by NumPy, in the search by compiled code. Where the network
has not learned what is played, another box or other settings, it says so and a search without it takes over.
"""

from __future__ import annotations

import json
import time
from dataclasses import replace
from functools import cached_property, lru_cache
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
from numpy.typing import NDArray

from athanor.bots import Candidate, Thought
from athanor.bots.search import DEPTH, MOST_NODES, MOST_NODES_INTERPRETED, SLICE, Search, by_tries, expected, slices
from athanor.kernel.features import features_of, has_roles
from athanor.kernel.game import Game
from athanor.kernel.guiding import CHAMPION, Net, Room, run
from athanor.kernel.match import View

INSTEAD = 500  # simulations of the search that takes over
NODES_EACH = 64  # a simulation adds a node for every action of the choice that it meets
Floats = NDArray[np.float32]


def through(x: Floats, weight: Floats, bias: Floats) -> Floats:
    """`x @ weight + bias` by the thread that asks. NumPy's `@` sets several at it, and on a busy machine they wait for one
    another a hundred times as long as the work takes."""
    out: Floats = np.einsum("i,ij->j", x, weight) + bias
    return out


class Network:
    """A first layer, some residual ones, and two heads, as `athanor.learn` trains them."""

    def __init__(self, kept: dict[str, Any]) -> None:
        about = {name.removeprefix("about."): x for name, x in kept.items() if name.startswith("about.")}
        self.slug, self.box_digest, self.features_mark = (str(about[x]) for x in ("slug", "box_digest", "features_mark"))
        self.settings = json.loads(str(about["settings"]))
        self.action_of: NDArray[np.int16] = about["action_of"]
        weights = {name: np.asarray(x, np.float32) for name, x in kept.items() if not name.startswith("about.")}
        self.layers = [(np.ascontiguousarray((weights["first.weight"] * weights["scale"]).T), weights["first.bias"])]
        while f"rest.{len(self.layers) - 1}.weight" in weights:
            name = f"rest.{len(self.layers) - 1}"
            self.layers.append((np.ascontiguousarray(weights[f"{name}.weight"].T), weights[f"{name}.bias"]))
        self.heads = [(np.ascontiguousarray(weights[f"{x}.weight"].T), weights[f"{x}.bias"]) for x in ("policy", "value")]

    def __call__(self, row: NDArray[Any]) -> tuple[Floats, Floats]:
        """The logits of the slots, and what the match will be worth to each seat, the own one first (-1 to 1)."""
        (weight, bias), *rest = self.layers
        told = row.nonzero()[0]  # most features are 0
        h = np.maximum(through(row[told].astype(np.float32), weight[told], bias), 0)
        for weight, bias in rest:
            h = h + np.maximum(through(h, weight, bias), 0)
        logits, outlook = (through(h, weight, bias) for weight, bias in self.heads)
        return logits, np.tanh(outlook)

    @cached_property
    def net(self) -> Net:
        """The same for the search."""
        (first, first_bias), *rest = self.layers
        width = len(first_bias)
        deep = np.stack([weight for weight, _ in rest]) if rest else np.zeros((0, width, width), np.float32)
        biases = np.stack([bias for _, bias in rest]) if rest else np.zeros((0, width), np.float32)
        heads = [x for weight, bias in self.heads for x in (np.ascontiguousarray(weight.T), bias)]
        return first, first_bias, deep, biases, *heads

    @lru_cache(maxsize=2)  # noqa: B019  networks are few and stay
    def learned(self, game: Game) -> frozenset[tuple[int, ...]]:
        """The number of seats and the options, as numbers, of everything that it learned."""
        return frozenset((seats, *game.settings(seats, options)) for seats, options in self.settings)

    @cached_property
    def slot_of(self) -> dict[int, int]:
        """The slot of each action that it has met."""
        return {int(action): slot for slot, action in enumerate(self.action_of) if slot > 0}

    def slots(self, actions: int) -> NDArray[np.int64]:
        """The slot of each action; 0 for those that it never met."""
        slot_of = np.zeros(actions, np.int64)
        slot_of[self.action_of[1:]] = np.arange(1, len(self.action_of))
        return slot_of


@lru_cache(maxsize=16)
def read(path: Path, edited: int) -> Network:
    with np.load(path) as kept:
        return Network({name: kept[name] for name in kept.files})


def network_of(game: Game) -> Network | None:
    """The network that travels with a game, if there is one."""
    path = game.folder / CHAMPION
    return read(path, path.stat().st_mtime_ns) if path.is_file() else None


def unfit(network: Network | None, view: View) -> str:
    """Why a network cannot play here: the message of `athanor/kernel/texts` that says so; nothing if it can."""
    game, state = view.game, view.state
    if network is None or network.slug != game.slug or not has_roles(view.loaded):
        return "champion-untrained"
    if network.features_mark != features_of(view.loaded).mark:
        return "champion-older"
    if network.box_digest != view.box.digest:
        return "champion-box"
    if (state.seats, *state.options[: len(game.options)]) not in network.learned(game):
        return "champion-settings"
    return ""


def instead(spec: str, view: View) -> str:
    """The message that says why a bot does not play as its name promises, known before it thinks; nothing if it does."""
    return unfit(network_of(view.game), view) if spec.partition(":")[0] in ("champion", "pupil") else ""


def under_law(game: Game) -> tuple[str, ...]:
    """The bots whose choices are compared between worlds that their seat cannot tell apart: one of each kind that plays here."""
    return ("random", "greedy:4", "search:30", *(("champion", "champion:20") if network_of(game) else ()))


class Champion:
    """The action that the network likes best; with a budget, the one that a search tries most which it guides."""

    def __init__(self, network: Network | None = None, simulations: int = 0, milliseconds: int = 0) -> None:
        self.network = network  # or the one that travels with the game
        self.simulations = simulations
        self.milliseconds = milliseconds

    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought:
        end = time.perf_counter() + self.milliseconds / 1000
        network = self.network or network_of(view.game)
        why = unfit(network, view)
        if why or network is None:
            return replace(Search(simulations=INSTEAD).think(view, luck, stop), says=why)
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        if self.simulations or self.milliseconds:
            return self.searched(network, view, luck, end, stop)
        chances = self.chances(network, view, legal)
        order = sorted(range(len(legal)), key=lambda k: (-chances[k], legal[k]))
        return Thought(legal[order[0]], [Candidate(legal[k], 0, float(chances[k])) for k in order])

    def searched(self, network: Network, view: View, luck: int, end: float, stop: Event | None) -> Thought:
        search = Guided(network, view, luck, self.simulations)
        for sims in slices(self.simulations, end, SLICE if view.loaded.compiled else 4):
            search.go_on(sims)
            if stop is not None and stop.is_set():
                break
        return search.thought()

    @staticmethod
    def chances(network: Network, view: View, legal: list[int]) -> list[float]:
        """How much it likes each legal action; they add up to 1. One that it never met it likes least."""
        logits = network(seen(view))[0]
        slot_of = network.slot_of
        liked = np.array([logits[slot_of[action]] if action in slot_of else -np.inf for action in legal], np.float64)
        if not np.isfinite(liked).any():
            return [1 / len(legal)] * len(legal)
        weight = np.exp(liked - liked.max())
        return [float(x) for x in weight / weight.sum()]


class Guided:
    """A search from a view that a network guides. It goes on as long as somebody likes."""

    def __init__(self, network: Network, view: View, luck: int, simulations: int = 0) -> None:
        self.network, self.view = network, view
        loaded = view.loaded
        most = MOST_NODES if loaded.compiled else MOST_NODES_INTERPRETED
        nodes = min(most, NODES_EACH * simulations + 512) if simulations else most
        self.bench, self.room = view.bench(3), Room.of(loaded, network.net, nodes, DEPTH)
        self.slot_of = network.slots(loaded.actions.size)
        loaded.bots.start_search(self.room.tree, self.room.tally, luck)

    def go_on(self, simulations: int, first: int = -1) -> None:
        """More simulations; all of them with this action first, if one is named."""
        run(self.view.loaded, self.bench, self.room, self.network.net, self.slot_of, self.view.seat, simulations, first)

    def thought(self) -> Thought:
        tree, tally = self.room.tree, self.room.tally[0]
        best = [one for one in by_tries(tree, self.view.seat) if one.tries]
        return Thought(best[0].action, best, int(tally.sims), int(tally.steps), expected(tree, best))


def seen(view: View) -> NDArray[np.int8]:
    """A view as its features."""
    made = features_of(view.loaded)
    bench = view.bench(1)
    row: Any = np.zeros(made.size, np.int8) if view.loaded.compiled else [0] * made.size
    made.code.observe_one(bench.boxes, bench.states, 0, view.seat, row)
    return np.asarray(row, np.int8)
