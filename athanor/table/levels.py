"""How well a bot at the table plays, and what it is called."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from athanor.bots import make
from athanor.bots.champion import network_of
from athanor.kernel.errors import BadSettings
from athanor.kernel.game import find
from athanor.lab.ladder import FILE, Ladder, ladder_of
from athanor.table.settings import Limits

LEVELS = {  # of a game whose levels nobody has rated
    "novice": "dabbler",
    "apprentice": "greedy:12",
    "journeyman": "search:300ms",
    "master": "search:1500ms",
    "champion": "champion",
}
USUAL, NOVICE = "journeyman", "novice"
NAMES = ("Hypatia", "Flamel", "Maria", "Zosimos", "Dee", "Geber", "Paracelsus", "Sendivogius", "Kelley", "Ripley")


@lru_cache(maxsize=64)
def _kept(game: str, edited: int) -> Ladder | None:
    return ladder_of(find(game))


def ladder(game: str) -> Ladder | None:
    """What a game keeps of its levels, read again when it has changed."""
    path = find(game).folder / FILE
    return _kept(game, path.stat().st_mtime_ns) if path.is_file() else None


def bots_of(game: str) -> dict[str, str]:
    """The bot of each level: the game's own where its levels were rated, else the usual ones."""
    found = ladder(game) if game else None
    return found.bots if found else LEVELS


def spec_of(level: str, limits: Limits, game: str = "") -> str:
    """The bot of a level of a game, or a bot called by its own name within the server's budget."""
    spec = bots_of(game).get(level, level)[:40]
    make(spec)
    budget = re.search(r"\d+", spec)
    most = limits.worlds if spec.startswith("greedy") else limits.thinking
    if budget and int(budget[0]) > most:
        raise BadSettings(f"{spec!r} thinks too long for this table: {most} is the most.")
    return spec


def level_of(spec: str, game: str = "") -> str:
    """The level of a bot in a game, or its own name. A table that was laid before the levels were rated has the usual bots."""
    for bots in (bots_of(game), LEVELS):
        for level, known in bots.items():
            if known == spec:
                return level
    return spec


def levels_of(game: str) -> dict[str, str]:
    """The levels to choose from and the messages that name them: a champion that nobody has trained is a search."""
    untrained = network_of(find(game)) is None
    return {level: f"level-{level}{'-untrained' if level == 'champion' and untrained else ''}" for level in LEVELS}


def ratings_of(game: str) -> dict[str, int]:
    """Where the levels of a game stand, if they were rated."""
    found = ladder(game)
    return {level: one.rating for level, one in found.ratings.items()} if found else {}


def bot_name(taken: Collection[str], first: int = 0) -> str:
    """A name that nobody at the table has."""
    turned = [*NAMES[first % len(NAMES) :], *NAMES[: first % len(NAMES)]]
    return next(name for name in turned if name not in taken)
