"""What is to be played, cut into pieces that any worker can play: the same piece gives the same rows everywhere."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, TypeAlias

from athanor.bots import Bot, make
from athanor.kernel.box import Box, standard_box
from athanor.kernel.errors import BadSettings, did_you_mean
from athanor.kernel.game import find
from athanor.kernel.loading import digest, load
from athanor.kernel.match import Match, luck_of
from athanor.kernel.watching import Watched, Watcher, watcher_of

LARGEST = 50  # matches of a piece
AT_LEAST = 40  # pieces of a plan, if it has so many matches


@dataclass(frozen=True)
class Played:
    """One match of the lab. Lists are by seat; an opening is what a seat began with."""

    match: int
    seed: int
    players: list[str]
    openings: list[str]
    options: list[str]
    totals: list[int]
    places: list[int]
    lines: int
    edition: int
    box: str  # its digest
    variant: str = ""
    watched: Watched = field(default_factory=Watched)
    transcript: str = ""


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
    variant: str = ""  # the name of what differs from other plans of the same run
    watched: bool = False  # the game's watcher looks on
    transcripts: bool = False  # the matches are kept whole
    compiled: bool = True

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

    @property
    def the_box(self) -> Box:
        return self.box or standard_box(find(self.game))

    @cached_property
    def written(self) -> dict[str, Any]:
        """All that decides what is played, and what is kept of it, with a digest of that."""
        said = {
            "game": self.game,
            "edition": find(self.game).edition,
            "rules": digest(find(self.game)),
            "box": self.the_box.digest,
            "players": list(self.players),
            "matches": self.matches,
            "seed": self.seed,
            "options": self.options,
            "over": list(self.over),
            "openings": list(self.openings),
            "variant": self.variant,
            "watched": self.watched,
            "transcripts": self.transcripts,
        }
        return {**said, "digest": hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()}

    @property
    def digest(self) -> str:
        return str(self.written["digest"])


@dataclass(frozen=True)
class Piece:
    """Some matches of a plan: those numbered from `first` up to, but without, `end`."""

    plan: Plan
    first: int
    end: int

    @property
    def matches(self) -> int:
        return self.end - self.first

    @property
    def name(self) -> str:
        """Of the plan's content and the numbers: the same piece has the same name wherever the plan travels."""
        return f"{self.plan.digest[:16]}-{self.first:07d}-{self.end:07d}"


Run: TypeAlias = Callable[[Sequence[Piece]], Iterator[tuple[Piece, list[Played]]]]
"""An executor: plays pieces, and hands each back with its rows as soon as it is done, in any order."""


def cut(plan: Plan, size: int | None = None) -> list[Piece]:
    """A plan in pieces, each of so many matches; where the cuts lie changes nothing in the rows."""
    step = size or max(1, min(LARGEST, plan.matches // AT_LEAST))
    return [Piece(plan, first, min(first + step, plan.matches)) for first in range(0, plan.matches, step)]


def play_piece(piece: Piece) -> list[Played]:
    """All matches of a piece, in the order of their numbers. Whoever has the piece gets these rows."""
    return [play_one(piece.plan, number) for number in range(piece.first, piece.end)]


def play_out(match: Match, bots: Sequence[Bot]) -> None:
    """Let bots, seat by seat, play a match to its end."""
    for _ in playing(match, bots):
        pass


def playing(match: Match, bots: Sequence[Bot], openings: Sequence[str] = ()) -> Iterator[None]:
    """The same, line by line. Each seat begins with its opening, when its turn comes, if it has one."""
    waiting: dict[int, str] = dict(enumerate(openings))
    while not match.over:
        seat = match.to_act()[0]
        if seat in waiting:
            match.play(waiting.pop(seat), seat)
        else:
            luck = luck_of(match.seed, f"bot {seat}", len(match.lines))
            match.play(bots[seat].think(match.view(seat), luck).action, seat)
        yield


def begin(plan: Plan, number: int) -> Match:
    """The match of this number. Each combination of options is played from every seat before the next one's turn comes; with
    openings from the same seed, so that the luck of the table favours none of them."""
    seats = len(plan.players)
    options = plan.settings[number // seats % len(plan.settings)]
    seed = luck_of(plan.seed, " ".join(("lab", *plan.openings)), number // seats if plan.openings else number)
    return Match(load(plan.game, plan.compiled), plan.the_box, seats, options, seed=seed)


def play_one(plan: Plan, number: int) -> Played:
    """One match from its seed: the same plan and number give the same match (with budgets in simulations)."""
    match = begin(plan, number)
    rotated = [(seat + number) % match.seats for seat in range(match.seats)]
    players = [plan.players[k] for k in rotated]
    openings = [plan.openings[k] for k in rotated] if plan.openings else []
    bots = [make(player) for player in players]
    watched = watch(match, playing(match, bots, openings), watcher_of(match.game) if plan.watched else None)
    outcome = match.outcome()
    return Played(
        number,
        match.seed,
        players,
        first_actions(match),
        [f"{name}={value}" for name, value in match.options.items()],
        outcome.totals,
        outcome.places,
        len(match.lines),
        match.game.edition,
        match.box.digest,
        plan.variant,
        watched,
        match.transcript() if plan.transcripts else "",
    )


def first_actions(match: Match) -> list[str]:
    """What each seat began with."""
    first: dict[int, int] = {}
    for line in match.lines:
        first.setdefault(line.seat, line.action)
    return [match.notation(first[seat]) if seat in first else "" for seat in range(match.seats)]


def watch(match: Match, lines: Iterable[None], watcher: Watcher | None) -> Watched:
    """Play the lines of a match while its watcher looks on."""
    kept = watcher.before(match) if watcher else None
    for _ in lines:
        if watcher:
            watcher.line(match, kept)
    return watcher.after(match, kept) if watcher else Watched()
