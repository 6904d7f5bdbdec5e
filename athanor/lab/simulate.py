"""Whole matches between bots, in threads: compiled search releases the interpreter's lock."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path

from athanor.bots import Bot, make
from athanor.bots.champion import instead
from athanor.kernel.box import Box, standard_box
from athanor.kernel.errors import AthanorError, BadSettings, did_you_mean
from athanor.kernel.game import find
from athanor.kernel.loading import load
from athanor.kernel.match import Match, luck_of


@dataclass(frozen=True)
class Played:
    """One match of the lab. Lists are by seat."""

    match: int
    seed: int
    players: list[str]
    openings: list[str]
    options: list[str]
    totals: list[int]
    places: list[int]
    lines: int
    seconds: float


@dataclass(frozen=True)
class Plan:
    """What is to be played: the players rotate over the seats from match to match, each with the action it opens with, if it has
    one. The matches go through all values of the options in `over`."""

    game: str
    players: tuple[str, ...]
    matches: int
    seed: int
    options: dict[str, str]
    box: Box | None = None
    over: tuple[str, ...] = ()
    openings: tuple[str, ...] = ()

    @cached_property
    def settings(self) -> list[dict[str, str]]:
        """The options of a match, as many as there are combinations to go through."""
        game = find(self.game)
        known = {option.name: option.fitting(len(self.players)) for option in game.options}
        for name in self.over:
            if name not in known:
                raise BadSettings(f"{self.game} has no option {name!r}. {did_you_mean(name, list(known))}")
        values = product(*(known[name] for name in self.over))
        return [{**self.options, **dict(zip(self.over, chosen, strict=True))} for chosen in values]

    def check(self) -> None:
        game = find(self.game)
        for options in self.settings:
            game.settings(len(self.players), options)
        if self.matches < 1:
            raise BadSettings(f"{self.matches} matches cannot be played: say 1 or more.")
        for player in self.players:
            make(player)


def play_out(match: Match, bots: Sequence[Bot]) -> None:
    """Let bots, seat by seat, play a match to its end."""
    while not match.over:
        seat = match.to_act()[0]
        luck = luck_of(match.seed, f"bot {seat}", len(match.lines))
        match.play(bots[seat].think(match.view(seat), luck).action, seat)


def begin(plan: Plan, number: int) -> Match:
    """The match of this number. Each combination of options is played from every seat before the next one's turn comes; with
    openings from the same seed, so that the luck of the table favours none of them."""
    seats = len(plan.players)
    options = plan.settings[number // seats % len(plan.settings)]
    box = plan.box or standard_box(find(plan.game))
    seed = luck_of(plan.seed, " ".join(("lab", *plan.openings)), number // seats if plan.openings else number)
    return Match(load(plan.game), box, seats, options, seed=seed)


def open_with(match: Match, openings: Sequence[str]) -> None:
    """Each seat opens with its action, when its turn comes."""
    waiting = dict(enumerate(openings))
    while seats := [seat for seat in match.to_act() if seat in waiting]:
        match.play(waiting.pop(seats[0]), seats[0])


def play_one(plan: Plan, number: int) -> Played:
    """One match from its seed: the same plan and number give the same match (with budgets in simulations)."""
    match = begin(plan, number)
    rotated = [(seat + number) % match.seats for seat in range(match.seats)]
    players = [plan.players[k] for k in rotated]
    openings = [plan.openings[k] for k in rotated] if plan.openings else []
    bots = [make(player) for player in players]
    begun = time.perf_counter()
    open_with(match, openings)
    play_out(match, bots)
    outcome = match.outcome()
    return Played(
        number,
        match.seed,
        players,
        openings,
        [f"{name}={value}" for name, value in match.options.items()],
        outcome.totals,
        outcome.places,
        len(match.lines),
        time.perf_counter() - begun,
    )


def stand_ins(plan: Plan) -> list[str]:
    """A sentence for each player of a plan that does not play as its name promises, with the settings where that is so."""
    found: dict[str, None] = {}
    for k in range(len(plan.settings)):
        match = begin(plan, k * len(plan.players))
        for player in plan.players:
            if why := instead(player, match.view(-1)):
                found[f"{player}: {match.texts('en').say(why)}"] = None
    return list(found)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[], None] | None = None) -> list[Played]:
    """All matches of a plan, in the order of their numbers."""
    plan.check()
    load(plan.game)
    with ThreadPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play_one, plan, number) for number in range(plan.matches)]
        for _ in as_completed(waiting):
            if progress:
                progress()
    return [one.result() for one in waiting]


@dataclass(frozen=True)
class Standing:
    """How one player, or one seat, fared. A shared victory counts as its share; `ahead` says how often it ended before a given
    rival, equal places counted half (1 when it played alone)."""

    name: str
    matches: int
    wins: float
    low: float
    high: float
    ahead: float
    mean_total: float

    @property
    def rate(self) -> float:
        return self.wins / self.matches


def interval(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson)."""
    z = 1.959964
    rate = wins / matches
    centre = (rate + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z * math.sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches)) / (1 + z * z / matches)
    return max(0.0, centre - half), min(1.0, centre + half)


def standings(played: Sequence[Played], by: str) -> list[Standing]:
    """By `player`, by `seat` or by the action they opened with."""
    rows: dict[str, list[tuple[float, float, int]]] = {}
    for one in played:
        winners = one.places.count(1)
        for seat, (player, place, total) in enumerate(zip(one.players, one.places, one.totals, strict=True)):
            name = player if by == "player" else f"seat {seat}" if by == "seat" else one.openings[seat]
            rows.setdefault(name, []).append((1 / winners if place == 1 else 0.0, ahead(one.places, seat), total))
    table: list[Standing] = []
    for name, results in sorted(rows.items()):
        matches = len(results)
        wins, before, totals = (sum(column) for column in zip(*results, strict=True))
        low, high = interval(wins, matches)
        table.append(Standing(name, matches, wins, low, high, before / matches, totals / matches))
    return table


def ahead(places: Sequence[int], seat: int) -> float:
    """The share of the rivals whom a seat has left behind, equals counted half."""
    rivals = [place for other, place in enumerate(places) if other != seat]
    behind = sum(1.0 if place > places[seat] else 0.5 if place == places[seat] else 0.0 for place in rivals)
    return behind / len(rivals) if rivals else 1.0


def write_parquet(played: Sequence[Played], path: Path) -> None:
    """One row a match."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise AthanorError("Parquet files need pyarrow: pip install 'athanor[lab]'.") from None
    rows = [vars(one) for one in played]
    temporary = path.with_suffix(path.suffix + ".part")
    parquet.write_table(pyarrow.Table.from_pylist(rows), temporary)
    temporary.replace(path)
