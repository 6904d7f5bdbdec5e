"""Learning where the project is: with its rules, its bots to measure by, and a GPU if there is one. Or everything that another
machine needs to learn without it."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from athanor.bots import make
from athanor.bots.champion import Champion, Network
from athanor.kernel.box import Box
from athanor.kernel.errors import BadSettings
from athanor.kernel.game import find
from athanor.kernel.match import luck_of, start
from athanor.lab.simulate import play_out
from athanor.learn.lessons import Lessons
from athanor.research import need
from athanor.research.arena import Pack, pack

HERE = Path(__file__).resolve().parent
CARRIED = [HERE / f"{name}.py" for name in ("curve", "lessons", "net", "train")] + [HERE.parent / "research" / "arena.py"]
"""The files that learn from a pack, with torch, CuPy and NumPy."""

RIVAL, MEASURED = "greedy", 40


def carry(
    slug: str, folder: Path, box: Box | None = None, lessons: Lessons | None = None, compute: tuple[int, int] = (9, 0)
) -> str:
    """Write a pack, the trainer and lessons, if there are any, into a folder; the command that learns there."""
    made = pack(slug, box=box).for_gpu(compute)
    for path in CARRIED:
        target = folder / "athanor" / path.parent.name
        target.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target / path.name)
    for package in ("athanor", "athanor/learn", "athanor/research"):
        (folder / package / "__init__.py").write_text("", encoding="utf-8")
    made.save(folder / f"{slug}.npz")
    if lessons is not None:
        lessons.save(folder / f"{slug}-lessons.npz")
    first = f" --lessons {slug}-lessons.npz" if lessons is not None else ""
    return f"cd {folder} && python -m athanor.learn.train {slug}.npz run --minutes 20{first}"


def learn(
    slug: str,
    minutes: float,
    target: Path,
    box: Box | None = None,
    seed: int = 1,
    resume: bool = False,
    tell: Callable[[dict[str, Any]], None] | None = None,
    lessons: Lessons | None = None,
    first: Path | None = None,
) -> Path:
    """Learn a game, first from lessons, if there are any, or on from a champion, and write one; (the folder with its curve, from
    which learning can go on)."""
    need("torch", "learn")
    from athanor.learn.train import SMALL, Run, Settings

    folder = target.with_suffix(".run")
    if resume and not (folder / "state.npz").is_file():
        raise BadSettings(f"There is nothing to go on from: {folder} holds no state.npz.")
    if not 0 < minutes <= 10_000:
        raise BadSettings(f"{minutes:g} minutes are no time to learn in: say a number above 0.")
    gpu = has_gpu()
    made = for_this_gpu(pack(slug, box=box)) if gpu else pack(slug, box=box)
    settings = replace(Settings() if gpu else SMALL, seed=seed)
    run = Run(made, folder, settings, gpu, say=tell or (lambda row: None), measure=measure, lessons=lessons)
    try:
        run.start(folder if resume else None, first)
    except ValueError as error:
        raise BadSettings(str(error)) from None
    run.go(60 * minutes)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(folder / "champion.npz", target)
    return folder


def has_gpu() -> bool:
    torch = need("torch", "learn")
    return bool(torch.cuda.is_available()) and all(map(importlib.util.find_spec, ("cupy", "numba_cuda")))


def for_this_gpu(made: Pack) -> Pack:
    torch = need("torch", "learn")
    return made.for_gpu(torch.cuda.get_device_capability())


def measure(weights: dict[str, Any]) -> dict[str, float]:
    """By number of seats, the share of victories of a champion at one seat against greedy bots at all others."""
    network = Network(weights)
    game, rival, found = find(network.slug), make(RIVAL), {}
    for seats in game.seats:
        won = 0.0
        for number in range(MEASURED):
            mine = number % seats
            match = start(game.slug, seats, seed=luck_of(number, "learn", seats))
            play_out(match, [Champion(network) if seat == mine else rival for seat in range(seats)])
            winners = match.outcome().winners
            won += (mine in winners) / len(winners)
        found[str(seats)] = round(won / MEASURED, 3)
    return found
