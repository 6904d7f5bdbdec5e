"""The search that a network guides (`templates/guided.py`) and what playouts foresee without one (`templates/foreseen.py`), made
ready for one game, compiled or interpreted.

A game that somebody has trained a champion for has the first compiled with its rules; the second is compiled when it is asked
for.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Any

import numpy as np

from athanor.kernel.features import features_of, has_roles
from athanor.kernel.loading import KERNEL, Bench, Loaded
from athanor.kernel.records import allocate

SOURCE, UNGUIDED = KERNEL / "templates" / "guided.py", KERNEL / "templates" / "foreseen.py"
CHAMPION = "champion.npz"
"""Where a game keeps the network that plays it."""

Net = tuple[Any, ...]
"""Weights and biases, each ready to be read row by row: of the first layer, of the others, of the policy, of the value."""


@lru_cache(maxsize=16)
def guided(loaded: Loaded) -> ModuleType:
    """The search that a network guides, for a loaded game."""
    text, made = SOURCE.read_text(encoding="utf-8"), features_of(loaded)
    mark = hashlib.sha256(f"{text} {made.mark}".encode()).hexdigest()[:16]
    return loaded.run(f"guided_{mark}", text, bots=loaded.bots, observe=made.code.observe)


@lru_cache(maxsize=16)
def foreseen(loaded: Loaded) -> ModuleType:
    """What playouts foresee, for a loaded game."""
    text = UNGUIDED.read_text(encoding="utf-8")
    return loaded.run(f"foreseen_{hashlib.sha256(text.encode()).hexdigest()[:16]}", text, bots=loaded.bots)


@dataclass
class Room:
    """Where one search works: its tree, and the paper on which the network is worked out."""

    tree: Any
    tally: Any
    marks: Any
    path: Any
    paper: tuple[Any, ...]

    @staticmethod
    def of(loaded: Loaded, net: Net, nodes: int, depth: int) -> Room:
        actions, width, features = loaded.actions.size, len(net[1]), len(net[0])
        return Room(
            allocate(guided(loaded).Node, nodes, loaded.compiled),
            allocate(loaded.bots.Tally, 1, loaded.compiled),
            np.zeros(actions, np.int64),
            np.zeros(depth, np.int64),
            (np.zeros(features, np.int8), np.zeros(width, np.float32), np.zeros(width, np.float32), np.zeros(actions)),
        )


def run(loaded: Loaded, bench: Bench, room: Room, net: Net, slot_of: Any, seat: int, sims: int, first: int = -1) -> None:
    """So many more simulations from the view in the bench's first state, all of them with this action first, if one is named."""
    code = guided(loaded)
    code.search(
        bench.boxes, bench.states, room.tree, room.tally, bench.moves, room.marks, room.path, bench.sheet, bench.worths,
        net, room.paper, slot_of, seat, sims, code.EXPLORE, first,
    )  # fmt: skip


def has_champion(loaded: Loaded) -> bool:
    return has_roles(loaded) and (loaded.game.folder / CHAMPION).is_file()


def warm_guided(loaded: Loaded, bench: Bench) -> None:
    """Compile it, with a network that likes and expects nothing."""
    features, chairs, slots = features_of(loaded).size, loaded.game.seats[-1], np.zeros(loaded.actions.size, np.int64)
    shapes = (features, 1), (1,), (1, 1, 1), (1, 1), (1, 1), (1,), (chairs, 1), (chairs,)
    net = tuple(np.zeros(shape, np.float32) for shape in shapes)
    seen, seat = loaded.bots.seen(bench)
    room = Room.of(loaded, net, 16, 16)
    loaded.bots.start_search(room.tree, room.tally, 1)
    run(loaded, seen, room, net, slots, seat, 2)
    sums = np.zeros((3, chairs))
    guided(loaded).foresee(
        seen.boxes, seen.states, seat, -1, 1, 1, 1, seen.moves, seen.sheet, seen.worths, sums, net, room.paper, slots
    )
