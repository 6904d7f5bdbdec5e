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


def network_of(view: View) -> Network | None:
    """The network that travels with the game of a view, if there is one."""
    path = view.game.folder / "champion.npz"
    return read(path, path.stat().st_mtime_ns) if path.is_file() else None


def unfit(network: Network | None, view: View) -> str:
    """Why a network cannot play here, as a sentence; nothing if it can."""
    slug = view.game.slug
    if network is None or not has_roles(view.loaded):
        return f"Nobody has trained a champion of {slug} yet: search:{INSTEAD} plays instead."
    if network.slug != slug:
        return f"This champion learned {network.slug} and not {slug}: search:{INSTEAD} plays instead."
    if network.features_mark != features_of(view.loaded).mark:
        return f"The champion of {slug} learned to read an older edition of the rules: search:{INSTEAD} plays instead."
    if network.box_digest != view.box.digest:
        return f"The champion of {slug} learned with another box: search:{INSTEAD} plays instead."
    state = view.state
    numbers = list(state.options[: len(view.game.options)])
    if all(seats != state.seats or view.game.settings(seats, options) != numbers for seats, options in network.settings):
        chosen = ", ".join(f"{option.name}={option.values[k]}" for option, k in zip(view.game.options, numbers, strict=True))
        return (
            f"The champion of {slug} never learned {state.seats} seats with {chosen or 'no options'}: search plays instead."
        )
    return ""


class Champion:
    """The action that the network likes best."""

    def __init__(self, network: Network | None = None) -> None:
        self.network = network  # or the one that travels with the game

    def think(self, view: View, luck: int, stop: Event | None = None) -> Thought:
        network = self.network or network_of(view)
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
    desk = view.desk(1)
    row: Any = np.zeros(made.size, np.int8) if view.loaded.compiled else [0] * made.size
    made.code.observe_one(desk.boxes, desk.states, 0, view.seat, row)
    return np.asarray(row, np.int8)
