"""Conformance: the laws that every game keeps, on random matches. `athanor check GAME` and a test over every game run it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np

from athanor.kernel.box import standard_box
from athanor.kernel.errors import AthanorError
from athanor.kernel.game import LANGUAGES, Game, find
from athanor.kernel.loading import bench, load
from athanor.kernel.match import Match
from athanor.kernel.records import Plain
from athanor.kernel.transcript import read

BROKEN = {
    1: "legal actions are not those that no rule refuses",
    2: "a view changes when its hidden part is imagined again: hide(imagine(hide(s))) differs from hide(s)",
    3: "a seat's legal actions, or whether it is to act, differ between worlds that it cannot tell apart",
    4: "an invariant is broken",
    5: "a seat is to act and has no legal action, in the match or in a world that another imagines",
    6: "an action wrote more news than the state has room for",
    7: "a match is longer than the game says",
    8: "the course of the match tells what is hidden: after the same action, with the same news, a seat or a spectator sees"
    " another question, other seats to act or another table in a world that it could not tell apart",
    9: "a view does not show whom the match waits for, though the question is not among the game's SECRET ones",
}
Setting = tuple[int, dict[str, str]]
"""A number of seats, and options."""
Chooser = Callable[[Any, int], int]
"""A bot, for the laws: an action from a view and a luck. The kernel knows no bot; whoever checks hands them over."""


class Broken(AthanorError):
    """A law does not hold."""


@dataclass
class Report:
    """How often each law was looked at, and held."""

    game: str
    held: dict[str, int] = field(default_factory=dict)
    longest: int = 0
    matches: int = 0

    def count(self, law: str, times: int = 1) -> None:
        self.held[law] = self.held.get(law, 0) + times


def settings(game: Game) -> Iterator[Setting]:
    """Every number of seats with every combination of options."""
    names = [option.name for option in game.options]
    for seats in game.seats:
        for values in product(*(option.fitting(seats) for option in game.options)):
            yield seats, dict(zip(names, values, strict=True))


def by_lot(game: Game, rng: random.Random) -> Setting:
    """A number of seats and a value of every option, each equally likely."""
    seats = rng.choice(game.seats)
    return seats, {option.name: rng.choice(option.fitting(seats)) for option in game.options}


def sample(game: Game, seed: int, most: int) -> list[Setting]:
    """Some settings: the default one of every number of seats, and others by lot."""
    chosen = [(seats, {option.name: option.values[0] for option in game.options}) for seats in game.seats]
    rng = random.Random(seed)
    for _ in range(4 * most):
        one = by_lot(game, rng)
        if one not in chosen and len(chosen) < most:
            chosen.append(one)
    return chosen


def walked(game: Game, seed: int, steps: int) -> list[Setting]:
    """The settings of a check: one for every 800 decisions, from 8 to 24."""
    return sample(game, seed, min(24, max(8, steps // 800)))


def check(
    slug: str,
    steps: int = 20_000,
    seed: int = 1,
    bots: Mapping[str, Chooser] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """All laws over about `steps` decisions; raises Broken at the first that does not hold."""
    report = Report(slug)
    chosen = walked(find(slug), seed, steps)
    for k, (seats, options) in enumerate(chosen):
        walk(report, slug, seats, options, seed + k, max(50, steps // len(chosen)))
        both_ways(report, slug, seats, options, seed + k, max(40, min(steps // 40, 20_000) // len(chosen)), bots or {})
        if progress:
            progress(k + 1)
    return report


def walk(report: Report, slug: str, seats: int, options: dict[str, str], seed: int, steps: int) -> None:
    """The laws of `templates/laws.py`, compiled."""
    loaded = load(slug)
    box = standard_box(loaded.game)
    room = bench(loaded, box.records(loaded), 6)
    numbers = loaded.game.settings(seats, options)
    room.states[0]["seats"] = seats
    room.states[0]["options"][: len(numbers)] = numbers
    memory = room.states.view(np.uint8).reshape(len(room.states), -1)
    found = np.zeros(5, np.int64)
    others, marks = room.moves.copy(), room.moves.copy()
    loaded.laws.walk(room.boxes, room.states, memory, room.moves, others, marks, seed, steps, loaded.game.longest, found)
    law, invariant, done, matches, longest = (int(n) for n in found)
    if law:
        which = f" (invariant {invariant})" if invariant else ""
        state = Plain(room.states[1])
        raise Broken(f"{slug}, {seats} seats, {options}, seed {seed}, decision {done}: {BROKEN[law]}{which}.\n{state}")
    for name in (
        "legal is what no rule refuses",
        "views survive imagining",
        "choices do not depend on the hidden",
        "the course does not depend on the hidden",
        "invariants",
    ):
        report.count(name, done)
    report.matches += matches
    report.longest = max(report.longest, longest)


def both_ways(
    report: Report, slug: str, seats: int, options: dict[str, str], seed: int, steps: int, bots: Mapping[str, Chooser]
) -> None:
    """Whole matches in step, compiled and interpreted; with views, texts, bots, clones and transcripts."""
    rng = random.Random(seed)
    done = 0
    while done < steps:
        luck = rng.getrandbits(32)
        one, two = (Match(load(slug, way), standard_box(find(slug)), seats, options, seed=luck) for way in (True, False))
        while not one.over and done < steps:
            seat = rng.choice(one.to_act())
            legal = one.legal(seat)
            if legal != two.legal(seat):
                raise Broken(f"{slug}: legal actions differ between compiled and interpreted.\n{one.transcript()}")
            if rng.random() < 0.1:
                look_closely(report, one, two, seat, rng, bots)
            action = rng.choice(legal)
            one.play(action, seat)
            two.play(action, seat)
            if one.memory != two.memory:
                where = differing(one.state, two.state)
                raise Broken(f"{slug}: compiled and interpreted differ in {where}.\n{one.transcript()}")
            report.count("compiled is interpreted")
            speak(report, one, two)
            done += 1
        retold = read(one.transcript())
        if retold.memory != one.memory or retold.transcript() != one.transcript():
            raise Broken(f"{slug}: a transcript does not read back to its match.\n{one.transcript()}")
        report.count("transcripts replay")
        if one.over:
            add_up(report, one)


def add_up(report: Report, one: Match) -> None:
    """The account of a finished match comes to its totals."""
    account = one.account()
    if account is None:
        return
    for seat, (total, *_) in enumerate(one.scores()):
        if sum(points[seat] for points in account.values()) != total:
            raise Broken(f"{one.game.slug}: the account of seat {seat} is not its total of {total}.\n{one.transcript()}")
    report.count("accounts come to the totals")


def differing(one: Plain, two: Plain) -> str:
    return ", ".join(name for name in vars(one) if getattr(one, name) != getattr(two, name))


def look_closely(report: Report, one: Match, two: Match, seat: int, rng: random.Random, bots: Mapping[str, Chooser]) -> None:
    """At one position: both ways see and imagine alike; clones are independent; bots choose alike in all worlds; no
    action is without its sentence; refusals have theirs; the picture shows nothing hidden."""
    luck = rng.getrandbits(60)
    for watcher in range(-1, one.seats):
        view, again = one.view(watcher), two.view(watcher)
        world = view.imagined(luck)
        if view.memory != again.memory or world.memory != again.imagined(luck).memory:
            raise Broken(f"{one.game.slug}: views or imagined worlds differ between compiled and interpreted.")
        report.count("views are the same both ways")
    view = one.view(seat)
    other = view.imagined(luck).seen_by(seat)
    for name, choose in bots.items():
        action = choose(view, luck)
        if action not in view.legal() or action != choose(other, luck):
            raise Broken(f"{one.game.slug}: {name} chooses differently in worlds that its seat cannot tell apart.")
        report.count("bots do not know the hidden")
    before = one.memory
    twin = one.clone()
    twin.play(view.legal()[0], seat)
    if one.memory != before or len(one.lines) == len(twin.lines):
        raise Broken(f"{one.game.slug}: a clone is not independent.")
    report.count("clones are independent")
    actions = rng.sample(range(one.loaded.actions.size), min(40, one.loaded.actions.size))
    for language in LANGUAGES:
        texts = one.texts(language)
        texts.question(one.state.asks)
        one.language = language
        for action in {*view.legal(), *actions}:
            texts.action(action)
            one.why_not(action, seat)
            if one.read(one.notation(action)) != action:
                raise Broken(f"{one.game.slug}: {one.notation(action)!r} does not read back to action {action}.")
    report.count("actions and refusals have sentences")


def speak(report: Report, one: Match, two: Match) -> None:
    """Every line of news has its sentence in every language."""
    for language in LANGUAGES:
        two.news(language)
    report.count("news has sentences")
