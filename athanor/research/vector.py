"""Thousands of matches at once as a vector environment of Gymnasium, on the threads of the processor.

env = athanor.research.vector.make("alchemist", num_envs=1024, seats=3)
seen, info = env.reset(seed=7)
seen, rewards, terminations, truncations, info = env.step(actions)

It is the arena that networks learn in (`athanor.research.arena`): the rules, compiled, a stretch of the matches for
each thread. In every match the seat `info["seat"]` is asked. `seen["observation"]` is what it may know
(`athanor.kernel.features`), seats counted from its own; `seen["action_mask"]` is 1 for each action that it may
choose. Both are the arena's own memory: nothing is copied, and the next step writes over them, unless `copy=True`.

An action is a slot: `env.action_of[slot]` is the number of the action, `env.notation(slot)` its words. Slot 0 stands
for whatever is legal where no listed action is. `athanor research spaces GAME` prints both spaces field by field.

A match that ends is dealt anew in the same step (`AutoresetMode.SAME_STEP`). Nobody is asked any more when a match is
over, so there is no last observation; `info["rewards"]`, `info["places"]` and `info["totals"]`, a row a match, tell
how those ended for which `terminations` is true. `rewards` is what the seat gets that has just chosen.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from athanor.kernel.box import Box, box_for
from athanor.kernel.conformance import Setting
from athanor.kernel.errors import BadSettings
from athanor.kernel.features import features_of
from athanor.kernel.game import find
from athanor.kernel.loading import load
from athanor.research import need
from athanor.research.arena import Pack, Threads, pack

need("gymnasium", "vector")

from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

MOST = 127  # of a feature
Seen = dict[str, NDArray[np.int8]]


def make(
    slug: str,
    num_envs: int,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    box: str | Path | Box | None = None,
    jobs: int = 0,
    copy: bool = False,
    settings: Sequence[Setting] | None = None,
) -> Matches:
    """So many matches, with these seats and options, or with several `settings` by turns; on so many threads (0: one a core)."""
    game = find(slug)
    if num_envs < 1:
        raise BadSettings(f"{num_envs} matches cannot be played: say 1 or more.")
    chosen = list(settings or [(game.seats[0] if seats is None else seats, dict(options or {}))])
    for one in chosen:
        game.settings(*one)
    features_of(load(slug))  # a game that says nothing about its fields is refused before anything is made
    return Matches(pack(slug, chosen, box), num_envs, jobs, copy, box_for(game, box))


class Matches(VectorEnv):
    """Matches side by side."""

    def __init__(self, pack: Pack, num_envs: int, jobs: int, copy: bool, box: Box) -> None:
        self.arena = Threads(pack, num_envs, seed=0, jobs=jobs)
        self.num_envs, self.copy = num_envs, copy
        self.action_of = pack.action_of
        self.metadata = {"name": pack.slug, "autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (pack.features,), np.int8),
                "action_mask": spaces.Box(0, 1, (pack.slots,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(pack.slots)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._box, self._actions = box, load(pack.slug).actions
        self._seen: Seen = {"observation": self.arena.feats.T, "action_mask": self.arena.mask.T}
        self._paid = np.zeros((num_envs, pack.chairs))
        self._own, self._ended = np.zeros(num_envs), np.zeros(0, np.int64)
        self._never, self._always = np.zeros(num_envs, bool), np.ones(num_envs, bool)
        self._acted = self.arena.seats.copy()

    def notation(self, slot: int) -> str:
        """The action of a slot in words."""
        return "(other)" if slot == 0 else self._actions.text(int(self.action_of[slot]), self._box.vocabulary)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """New matches; the same seed gives the same."""
        self.arena.deal(secrets.randbits(63) if seed is None else seed)
        self.arena.done[:] = 0
        return self._shown(), self._told(self._never)

    def step(self, actions: Any) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision in every match. An action that the mask forbids raises ValueError, and nothing is played."""
        arena = self.arena
        if actions is not arena.chosen:
            arena.chosen[:] = actions
        self._acted[:] = arena.seats
        arena.step()
        self._pay()
        over = arena.done.view(bool)
        if self.copy:
            return self._shown(), self._own.copy(), over.copy(), self._never, self._told(over.copy())
        return self._shown(), self._own, over, self._never, self._told(over)

    def _pay(self) -> None:
        """The rewards of the matches that have just ended; those of the last ones are taken off the table."""
        arena, last = self.arena, self._ended
        self._paid[last], self._own[last] = 0, 0
        self._ended = ended = np.flatnonzero(arena.done)
        if len(ended):
            found = paid(arena.places[:, ended].T, arena.players[ended], arena.totals[0, ended], arena.pack.alone)
            self._paid[ended] = found
            self._own[ended] = found[np.arange(len(ended)), self._acted[ended]]

    def sample(self) -> NDArray[np.int64]:
        """Actions that the masks allow, each equally likely, chosen in compiled code: `env.step(env.sample())`."""
        self.arena.choose()
        chosen: NDArray[np.int64] = self.arena.chosen
        return chosen

    def _shown(self) -> Seen:
        return {name: x.copy() for name, x in self._seen.items()} if self.copy else self._seen

    def _told(self, over: NDArray[Any]) -> dict[str, Any]:
        arena = self.arena
        found = {"seat": arena.seats, "rewards": self._paid, "places": arena.places.T, "totals": arena.totals.T}
        if self.copy:
            found = {name: x.copy() for name, x in found.items()}
        marks = {f"_{name}": self._always if name == "seat" else over for name in found}
        return {**found, **marks}

    def close_extras(self, **given: Any) -> None:
        self.arena.close()


def paid(places: NDArray[Any], players: NDArray[Any], totals: NDArray[Any], aim: float) -> NDArray[np.float64]:
    """`athanor.research.rewards` of many matches, a row each; a seat that nobody has gets nothing."""
    seated = np.arange(places.shape[1]) < players[:, None]
    ties = ((places[:, :, None] == places[:, None, :]) & seated[:, None, :]).sum(2)
    found = np.where(seated, 1 - (2.0 * places + ties - 3) / np.maximum(1, players - 1)[:, None], 0)
    if aim:
        alone = players == 1
        found[alone, 0] = np.clip(2 * totals[alone] / aim - 1, -1, 1)
    return found
