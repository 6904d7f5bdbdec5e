"""A game as an OpenSpiel game, written in Python for C++ to call: `pyspiel.MCTSBot` and the rest play it.

game = athanor.research.openspiel.load("alchemist", seats=2)

Our games roll their own dice, with more faces than anybody could list. So where an action needs luck a chance node follows it
with `ROLLS` equally likely outcomes (`DEALS` before the first turn), each a roll drawn from a stream that the state carries: a
state copies, stores and replays exactly, and no search knows which of the rolls will come. Over the parameter `seed` every
roll has its true probability. Choices that several seats make at once are asked one seat at a time, the lowest first, and the
next ones do not see them. Returns are by place and add up to zero, but for a single player (`athanor.research.rewards`).

What a player is told, as text or numbers, comes from its view. Beware of searches that do not ask for it: `pyspiel.MCTSBot`
copies the whole state, hidden things included. Its method `step` fails on every game written in Python (OpenSpiel 2.0 lets go
of the interpreter's lock there); `step_with_policy` works.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import numpy as np

from athanor.kernel.box import standard_box
from athanor.kernel.errors import Refused
from athanor.kernel.game import Option, find
from athanor.kernel.loading import bench
from athanor.kernel.loading import load as load_rules
from athanor.kernel.match import View
from athanor.kernel.ranking import places
from athanor.kernel.texts import Texts
from athanor.kernel.vector import as_vector
from athanor.research import aim_of, need, rewards

pyspiel: Any = need("pyspiel", "openspiel")

CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DEALS, ROLLS = 1024, 64
DEAL = -1  # what waits for chance: the setup, or else an action
ANY_LUCK = 1  # to find out whether an action needs luck
WORD = (1 << 64) - 1


def mixed(stream: int, outcome: int) -> int:
    """The stream after an outcome of chance (splitmix64)."""
    z = (stream + (outcome + 1) * 0x9E3779B97F4A7C15) & WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


def load(slug: str, seats: int | None = None, options: dict[str, str] | None = None, seed: int = 0) -> Any:
    """Our game as `pyspiel.Game`, registered as `athanor_SLUG`; seats, seed and options are its parameters."""
    game = find(slug)
    chosen = game.seats[0] if seats is None else seats
    game.settings(chosen, dict(options or {}))
    register(slug)
    given = {name: as_parameter(value) for name, value in (options or {}).items()}
    return pyspiel.load_game(f"athanor_{slug}", {"seats": chosen, "seed": seed, **given})


@cache
def as_parameter(value: str) -> str:
    """The value of an option as OpenSpiel keeps it: `200` as `_200`. Of a game in words, as it stores them, OpenSpiel reads what
    looks like a number as a number."""
    read = pyspiel.game_parameters_from_string(f"game(value={value})")["value"]
    return value if read == value else f"_{value}"


def as_value(option: Option, parameter: str) -> str:
    """The same the other way round."""
    return next((value for value in option.values if as_parameter(value) == parameter), parameter)


@cache
def register(slug: str) -> None:
    """Tell OpenSpiel about a game, once. It gets a class: a function would be freed after the interpreter has ended."""
    kind = game_type(slug, find(slug).seats[0])
    pyspiel.register_game(kind, type(f"SpielGame_{slug}", (SpielGame,), {"slug": slug}))


@cache
def game_type(slug: str, seats: int) -> Any:
    """What OpenSpiel is told of a game. What a single player gains nobody loses."""
    game = find(slug)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"athanor_{slug}",
        long_name=f"{game.title['en']} (Athanor)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.seats[0],
            "seed": 0,
            **{option.name: as_parameter(option.values[0]) for option in game.options},
        },
    )


class Table:
    """What all states of one game share: the rules, the box, scratch room."""

    def __init__(self, slug: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
        self.settings = slug, seats, options
        self.rules = load_rules(slug)
        self.game = self.rules.game
        self.seats = seats
        self.box = standard_box(self.game)
        self.bench = bench(self.rules, self.box.records(self.rules), 2)
        numbers = self.game.settings(seats, dict(options))
        self.bench.states[0]["seats"] = seats
        self.bench.states[0]["options"][: len(numbers)] = numbers
        self.outcomes = {count: [(k, 1 / count) for k in range(count)] for count in (DEALS, ROLLS)}

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[Any, ...]]:
        return table, self.settings

    def start(self, seed: int) -> Position:
        """Before the deal, or after it where it needs no luck."""
        self.rules.entry.setup(self.bench.boxes, self.bench.states, 1, 0, ANY_LUCK)
        states = self.bench.states[1:2].copy()
        return Position(self, states, mixed(seed, 0), pending=DEAL if states["rng"][0] != ANY_LUCK else None)

    def settled(self, at: Position, outcome: int) -> Position:
        """The position after the chance that was awaited."""
        stream = mixed(at.stream, outcome)
        if at.pending is None or at.pending == DEAL:
            self.rules.entry.setup(self.bench.boxes, self.bench.states, 1, 0, stream >> 1)
            return Position(self, self.bench.states[1:2].copy(), stream)
        states = at.states.copy()
        self.rules.entry.play(self.bench.boxes, states, 0, at.waiting, at.pending, stream >> 1)
        return Position(self, states, stream, at, at.waiting, at.pending)

    def played(self, at: Position, action: int) -> Position:
        """The position after an action; where it needs luck, the chance node before it is carried out."""
        seat = at.waiting
        states = at.states.copy()
        rule = self.rules.entry.play(self.bench.boxes, states, 0, seat, action, ANY_LUCK)
        if rule:
            words = Texts(self.game, self.box, "en")
            raise Refused(self.game.rule_id(rule), words.refusal(rule, seat, action))
        if states["rng"][0] != ANY_LUCK:
            return Position(self, at.states, at.stream, at.parent, at.seat, at.action, action, at.seen)
        return Position(self, states, at.stream, at, seat, action)

    def legal(self, at: Position, seat: int) -> list[int]:
        count = self.rules.entry.legal(self.bench.boxes, at.states, 0, seat, self.bench.moves)
        return sorted(self.bench.moves[:count].tolist())

    def returns(self, at: Position) -> list[float]:
        self.rules.entry.score(self.bench.boxes, at.states, 0, self.bench.sheet)
        sheet = self.bench.sheet[: self.seats].tolist()
        return rewards(places(sheet), sheet[0][0], aim_of(self.rules))

    def view(self, at: Position, seat: int) -> Any:
        """What a seat may know, as one record in scratch room: nothing while the first deal is awaited."""
        self.bench.states[1] = at.states[0]
        pair = self.bench.states
        if at.pending == DEAL:
            pair[1] = pair[0]
        self.rules.entry.hide(self.bench.boxes, pair, 1, 1, seat)
        return pair[1:2]

    def imagined(self, at: Position, seat: int, luck: int) -> Position:
        """A position that the seat cannot tell from this one."""
        seen = self.seen(at, seat)
        self.view(at, seat)
        states = self.bench.states
        self.rules.entry.imagine(self.bench.boxes, states, 1, 1, seat, luck)
        return Position(self, states[1:2].copy(), mixed(luck, 0), None, at.seat, at.action, at.pending, {seat: seen})

    def seen(self, at: Position, seat: int) -> bytes:
        """A digest of all that a seat has seen and done so far: its perfect recall."""
        path: list[Position] = []
        here: Position | None = at
        while here is not None and seat not in here.seen:
            path.append(here)
            here = here.parent
        digest = here.seen[seat] if here is not None else b""
        last = self.view(here, seat).tobytes() if here is not None else b""
        for step in reversed(path):
            view = self.view(step, seat).tobytes()
            mine = step.action if step.seat == seat else DEAL
            if view != last or mine != DEAL:  # what others do unseen leaves no trace, not even that it was done
                digest = hashlib.sha256(digest + view + str(mine).encode()).digest()
            step.seen[seat] = digest
            last = view
        return digest


@lru_cache(maxsize=64)
def table(slug: str, seats: int, options: tuple[tuple[str, str], ...]) -> Table:
    return Table(slug, seats, options)


class Position:
    """A moment of a match, never changed: copies share it, and its parent is the moment before."""

    __slots__ = ("action", "parent", "pending", "player", "seat", "seen", "states", "stream", "table", "waiting")

    def __init__(
        self,
        shared: Table,
        states: Any,
        stream: int,
        parent: Position | None = None,
        seat: int = OVER,
        action: int = DEAL,
        pending: int | None = None,
        seen: dict[int, bytes] | None = None,
    ) -> None:
        self.table = shared
        self.states = states
        self.stream = stream  # of the luck to come
        self.parent = parent
        self.seat, self.action = seat, action  # who did what to come here
        self.pending = pending  # DEAL or the action that waits for chance
        waiting = int(states["to_act"][0])
        self.waiting = (waiting & -waiting).bit_length() - 1
        self.player = CHANCE if pending is not None else self.waiting if waiting else OVER
        self.seen = {} if seen is None else seen

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        """Stored without the moments before it: what each seat recalls of them is enough."""
        seen = {seat: self.table.seen(self, seat) for seat in range(self.table.seats)}
        return Position, (self.table, self.states, self.stream, None, self.seat, self.action, self.pending, seen)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its settings."""

    slug: str

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        game = find(self.slug)
        parameters = given or {}
        seats = int(parameters.get("seats", game.seats[0]))
        options = {
            option.name: as_value(option, parameters.get(option.name, as_parameter(option.values[0])))
            for option in game.options
        }
        self.table = table(self.slug, seats, tuple(options.items()))
        self.start = self.table.start(int(parameters.get("seed", 0)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.rules.actions.size,
            max_chance_outcomes=DEALS if game.chance else 0,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=game.longest,
        )
        super().__init__(game_type(self.slug, seats), info, parameters)

    def new_initial_state(self, given: Any = None) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.game.longest + 1 if self.table.game.chance else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match. OpenSpiel copies and stores its one attribute, a Position, which copies share."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._at = game.start

    def current_player(self) -> int:
        return self._at.player

    def is_terminal(self) -> bool:
        return self._at.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self._at.table.legal(self._at, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._at.table.outcomes[DEALS if self._at.pending == DEAL else ROLLS]

    def _apply_action(self, action: int) -> None:
        at = self._at
        self._at = at.table.played(at, action) if at.pending is None else at.table.settled(at, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            f"roll {action}"
            if player == CHANCE
            else self._at.table.rules.actions.text(action, self._at.table.box.vocabulary)
        )

    def returns(self) -> list[float]:
        return self._at.table.returns(self._at) if self.is_terminal() else [0.0] * self._at.table.seats

    def view(self, player: int) -> View:
        """What our own bots and pictures get of this state."""
        shared = self._at.table
        scratch = bench(shared.rules, shared.bench.boxes, 1)
        scratch.states[0] = shared.view(self._at, player)[0]
        return View(shared.rules, shared.box, scratch, player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, for searches that keep to what a player knows."""
        other: SpielState = self.clone()
        other._at = self._at.table.imagined(self._at, player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        waits = "" if self._at.pending is None else f"\nwaits for chance: {self._at.pending}"
        return told(self._at.states) + waits


class Observer:
    """What a player is told of a state: its view, and with perfect recall a digest of all its views and actions before."""

    def __init__(self, shared: Table, recall: bool) -> None:
        self.table = shared
        self.recall = recall
        width = len(as_vector(shared.bench.states[:1]))
        self.tensor = None if recall else np.zeros(width, np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = as_vector(self.table.view(state._at, player))

    def string_from(self, state: SpielState, player: int) -> str:
        text = f"seat {player}\n{told(self.table.view(state._at, player))}"
        return f"{text}\nrecalls {self.table.seen(state._at, player).hex()}" if self.recall else text


UNTOLD = ("rng", "news", "news_count")  # luck, and the story of the last action


def told(states: Any) -> str:
    """A record in words, line by line, without luck and news; fields that are all 0 are left out."""
    memory = states[:1].tobytes()
    lines = (told_field(name, code, shape, memory[first:end]) for name, code, shape, first, end in layout(states.dtype))
    return "\n".join(line for line in lines if line)


@lru_cache(maxsize=64)
def layout(dtype: np.dtype[Any]) -> list[tuple[str, str, tuple[int, ...], int, int]]:
    """Name, element type, shape, first byte and end of each field that is told."""
    fields = [(name, *dtype.fields[name][:2]) for name in dtype.names or () if name not in UNTOLD]  # type: ignore[index]
    return [(name, kind.base.str, kind.shape, first, first + kind.itemsize) for name, kind, first in fields]


@lru_cache(maxsize=1 << 14)
def told_field(name: str, code: str, shape: tuple[int, ...], memory: bytes) -> str:
    """One field in words. From moment to moment, and from seat to seat, most fields stay as they are."""
    value = np.frombuffer(memory, code).reshape(shape)
    return f"{name}: {value.tolist()}" if value.any() else ""
