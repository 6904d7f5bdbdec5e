"""A game as a PettingZoo environment: agent by agent, or all who are asked at once.

env = athanor.research.pettingzoo.env("alchemist", seats=3)
env = athanor.research.pettingzoo.parallel_env("ars_mysteriorum", seats=4)

Agents are `seat_0`, `seat_1`... An observation is what the seat may know: `observation`, the row of numbers of its
view (`View.vector`), and `action_mask`, 1 for each legal action. Rewards come at the end, by place
(`athanor.research.rewards`). When several seats choose at once, the lowest is asked first and the next ones do not
see its choice; in a parallel environment each of them chooses in the same step.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import numpy as np

from athanor.kernel.box import Box
from athanor.kernel.errors import BadSettings
from athanor.kernel.game import find
from athanor.kernel.match import Match, start
from athanor.research import aim_of, need, rewards

need("pettingzoo", "pettingzoo")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

RENDER_MODES = ("svg", "ansi")
WHOLE = np.iinfo(np.int32)


def env(
    slug: str,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    box: str | Path | Box | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """An environment that insists on the order of calls. A forbidden action raises Refused with its rule and changes nothing."""
    return wrappers.OrderEnforcingWrapper(Environment(slug, seats, options, box, render_mode))


class Environment(AECEnv):  # type: ignore[misc]
    """One table; every `reset` deals a new match, `match`."""

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        box: str | Path | Box | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        game = find(slug)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadSettings(f"render_mode cannot be {render_mode!r}; there are: {', '.join(RENDER_MODES)}.")
        self.metadata = {"name": f"{slug}_v{game.edition}", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self._luck = np.random.default_rng(secrets.randbits(63))
        self.match = start(slug, seats, seed=0, options=options, box=box)
        self._loaded = self.match.loaded
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._make_spaces()

    def _deal(self) -> Match:
        """A match with the same seats, options and box, and a luck of its own."""
        old, seed = self.match, int(self._luck.integers(1 << 63))
        return Match(old.loaded, old.box, old.seats, old.options, seed)

    def _make_spaces(self) -> None:
        size = self._loaded.actions.size
        width = len(self.match.view(0).vector())
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(WHOLE.min, WHOLE.max, (width,), np.int32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match; the same seed gives the same matches, in their order."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.match = self._deal()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        """The lowest seat that the match waits for."""
        waiting = self.match.to_act()
        return self.possible_agents[waiting[0]] if waiting else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen(self._seat[agent], agent == self.agent_selection)

    def seen(self, seat: int, asked: bool) -> dict[str, Any]:
        """What a seat may know and, if it is asked, what it may do."""
        mask = np.zeros(self._loaded.actions.size, np.int8)
        if asked:
            mask[self.match.legal(seat)] = 1
        return {"observation": self.match.view(seat).vector(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadSettings(f"{agent} is to act: an action is a number, not None.")
        self.match.play(int(action), self._seat[agent])
        self._cumulative_rewards[agent] = 0.0
        if self.match.over:
            outcome = self.match.outcome()
            paid = rewards(outcome.places, outcome.totals[0], aim_of(self._loaded))
            self.rewards = dict(zip(self.agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.agent_selection = self._next()

    def render(self) -> str | None:
        """The picture (`svg`) or the words (`ansi`) of what the seat to act may know."""
        if self.render_mode is None:
            return None
        view = self.match.view(self._seat[self.agent_selection])
        return view.svg() if self.render_mode == "svg" else view.in_words()

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(
    slug: str,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    box: str | Path | Box | None = None,
    render_mode: str | None = None,
) -> AtOnce:
    """An environment in which all seats choose at once."""
    return AtOnce(Environment(slug, seats, options, box, render_mode))


class AtOnce(ParallelEnv):  # type: ignore[misc]
    """The same table for PettingZoo's parallel interface: in a step all seats that are asked choose, sealed from
    one another. A seat that is not asked sees a mask of zeros, and what it says is passed over."""

    def __init__(self, one: Environment) -> None:
        self._one = one
        self.metadata = {**one.metadata, "is_parallelizable": True}
        self.render_mode, self.possible_agents = one.render_mode, one.possible_agents
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = one.observation_spaces, one.action_spaces

    @property
    def match(self) -> Match:
        return self._one.match

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._one.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        match, asked = self.match, self._asked(actions)
        for seat, action in asked:
            if refused := match.why_not(action, seat):
                raise refused
        for seat, action in asked:
            match.play(action, seat)
        paid = dict.fromkeys(self.agents, 0.0)
        if match.over:
            outcome = match.outcome()
            found = rewards(outcome.places, outcome.totals[0], aim_of(match.loaded))
            paid = dict(zip(self.agents, found, strict=True))
        over = dict.fromkeys(self.agents, match.over)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        told = self._seen(), paid, over, dict.fromkeys(self.agents, False), infos
        if match.over:
            self.agents = []
        return told

    def _asked(self, actions: dict[str, int]) -> list[tuple[int, int]]:
        """The seats that the match waits for, each with its action."""
        waiting = [(seat, self.possible_agents[seat]) for seat in self.match.to_act()]
        for _, agent in waiting:
            if agent not in actions:
                raise BadSettings(f"{agent} is asked, and has no action.")
        return [(seat, int(actions[agent])) for seat, agent in waiting]

    def _seen(self) -> dict[str, Any]:
        waiting = self.match.to_act()
        return {agent: self._one.seen(seat, seat in waiting) for seat, agent in enumerate(self.agents)}

    def render(self) -> str | None:
        return self._one.render()

    def close(self) -> None:
        """Nothing is held open."""
