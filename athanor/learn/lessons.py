"""What a bot of the project chose in matches of its own: a network that imitates it first need not find out by chance what a good
move is, and a copy of it is somebody to play against.

This file needs NumPy where lessons are read, and the project where they are recorded.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from athanor.kernel.box import Box
    from athanor.research.arena import Pack

ASTRAY = 0.05
"""Of the decisions, those played at random and not recorded: what to do after a mistake is learned too."""


ENDLESS = 2500
"""Decisions after which a match is given up: a bot that goes round in circles teaches nothing."""


@dataclass(frozen=True)
class Lessons:
    """One row a decision; seats are counted from the one that chose."""

    feats: NDArray[np.int8]
    masks: NDArray[np.uint8]
    """The slots that could be chosen, eight a byte."""
    slots: NDArray[np.int16]
    players: NDArray[np.int8]
    places: NDArray[np.int8]
    """Where each seat came in the end, and with how many points."""
    totals: NDArray[np.int32]

    def save(self, path: str | Path) -> None:
        kept: Any = asdict(self)
        np.savez_compressed(path, **kept)

    @staticmethod
    def read(*paths: str | Path) -> Lessons:
        """All lessons of some files."""
        files = [np.load(path) for path in paths]
        return Lessons(*(np.concatenate([kept[one.name] for kept in files]) for one in fields(Lessons)))


def record(
    pack: Pack,
    teacher: str,
    matches: int,
    seed: int = 1,
    box: Box | None = None,
    jobs: int = 1,
    shares: dict[str, float] | None = None,
    tell: Callable[[int], None] | None = None,
) -> Lessons:
    """Let a bot play whole matches against itself, and keep what it saw and chose. Numbers of seats by their shares."""
    from athanor.bots import make

    bot, rng = make(teacher), np.random.default_rng(seed)
    weight = np.array([(shares or {}).get(str(seats), 0.0 if shares else 1.0) for seats, _ in pack.listed])
    which = rng.choice(len(pack.listed), matches, p=weight / weight.sum())
    slot_of = {int(action): slot for slot, action in enumerate(pack.action_of) if slot > 0}
    rows: list[tuple[Any, ...]] = []
    with ThreadPoolExecutor(jobs) as pool:
        played = pool.map(lambda k: watch(pack, bot, slot_of, int(which[k]), seed + k, box), range(matches))
        for done, one in enumerate(played):
            rows += one
            if tell is not None:
                tell(done + 1)
    kinds = (np.int8, np.uint8, np.int16, np.int8, np.int8, np.int32)
    return Lessons(*(np.array(x, kind) for x, kind in zip(zip(*rows, strict=True), kinds, strict=True)))


def watch(pack: Pack, bot: Any, slot_of: dict[int, int], setting: int, seed: int, box: Box | None) -> list[tuple[Any, ...]]:
    """The rows of one match."""
    from athanor.bots.champion import seen
    from athanor.kernel.match import luck_of, start

    seats, options = pack.listed[setting]
    match = start(pack.slug, seats, seed=luck_of(seed, "lessons", 0), options=options, box=box)
    lot = np.random.default_rng(seed)
    kept: list[tuple[Any, Any, int, int]] = []
    while not match.over:
        if len(match.lines) > ENDLESS:
            return []
        seat = int(lot.choice(match.to_act()))
        view = match.view(seat)
        legal = view.legal()
        if len(legal) > 1 and lot.random() < ASTRAY:
            match.play(int(lot.choice(legal)), seat)
            continue
        action = bot.think(view, luck_of(seed, f"bot {seat}", len(match.lines))).action
        if len(legal) > 1 and action in slot_of:
            mask = np.zeros(pack.slots, np.uint8)
            mask[[slot_of[one] for one in legal if one in slot_of]] = 1
            kept.append((seen(view), np.packbits(mask), slot_of[action], seat))
        match.play(action, seat)
    outcome = match.outcome()
    ends = [np.zeros(pack.chairs, np.int64) for _ in range(2 * seats)]
    for seat in range(seats):
        order = [(seat + k) % seats for k in range(seats)]
        ends[seat][:seats] = [outcome.places[other] for other in order]
        ends[seats + seat][:seats] = [outcome.totals[other] for other in order]
    return [(row, mask, slot, seats, ends[seat], ends[seats + seat]) for row, mask, slot, seat in kept]
