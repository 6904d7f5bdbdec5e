"""A network that learned the game by itself, without any search: what it likes best in its view.

The weights travel with the game (`champion.npz`) and are run by NumPy. Where it has not learned what is played, another box or
other settings, it says so and a search takes over.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
from numpy.typing import NDArray

from athanor.bots import Candidate, Thought
from athanor.bots.search import Search
from athanor.kernel.features import features_of, has_roles
from athanor.kernel.game import Game
from athanor.kernel.match import View

INSTEAD = 500  # simulations of the search that takes over
Floats = NDArray[np.float32]


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
        h = np.maximum(row.astype(np.float32) @ weight + bias, 0)
        for weight, bias in rest:
            h = h + np.maximum(h @ weight + bias, 0)
        logits, outlook = (h @ weight + bias for weight, bias in self.heads)
        return logits, np.tanh(outlook)


@lru_cache(maxsize=16)
def read(path: Path, edited: int) -> Network:
    with np.load(path) as kept:
        return Network({name: kept[name] for name in kept.files})


def network_of(game: Game) -> Network | None:
    """The network that travels with a game, if there is one."""
    path = game.folder / "champion.npz"
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
    numbers = list(state.options[: len(game.options)])
    if all(seats != state.seats or game.settings(seats, options) != numbers for seats, options in network.settings):
        return "champion-settings"
    return ""


def instead(spec: str, view: View) -> str:
    """The message that says why a bot does not play as its name promises, known before it thinks; nothing if it does."""
    return unfit(network_of(view.game), view) if spec.partition(":")[0] == "champion" else ""


def under_law(game: Game) -> tuple[str, ...]:
    """The bots whose choices are compared between worlds that their seat cannot tell apart: one of each kind that plays here."""
    return ("random", "greedy:4", "search:30", *(("champion",) if network_of(game) else ()))


class Champion:
    """The action that the network likes best."""

    def __init__(self, network: Network | None = None) -> None:
        self.network = network  # or the one that travels with the game

    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought:
        network = self.network or network_of(view.game)
        why = unfit(network, view)
        if why or network is None:
            return replace(Search(simulations=INSTEAD).think(view, luck, stop), says=why)
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        chances = self.chances(network, view, legal)
        order = sorted(range(len(legal)), key=lambda k: (-chances[k], legal[k]))
        return Thought(legal[order[0]], [Candidate(legal[k], 0, float(chances[k])) for k in order])

    @staticmethod
    def chances(network: Network, view: View, legal: list[int]) -> list[float]:
        """How much it likes each legal action; they add up to 1. One that it never met it likes least."""
        logits = network(seen(view))[0]
        slot_of = {int(action): slot for slot, action in enumerate(network.action_of) if slot > 0}
        liked = np.array([logits[slot_of[action]] if action in slot_of else -np.inf for action in legal], np.float64)
        if not np.isfinite(liked).any():
            return [1 / len(legal)] * len(legal)
        weight = np.exp(liked - liked.max())
        return [float(x) for x in weight / weight.sum()]


def seen(view: View) -> NDArray[np.int8]:
    """A view as its features."""
    made = features_of(view.loaded)
    bench = view.bench(1)
    row: Any = np.zeros(made.size, np.int8) if view.loaded.compiled else [0] * made.size
    made.code.observe_one(bench.boxes, bench.states, 0, view.seat, row)
    return np.asarray(row, np.int8)
