"""How well a bot at the table plays, and what it is called."""

from __future__ import annotations

import re
from collections.abc import Collection

from athanor.bots import make
from athanor.bots.champion import network_of
from athanor.kernel.errors import BadSettings
from athanor.kernel.game import find
from athanor.table.settings import Limits

LEVELS = {
    "novice": "dabbler",
    "apprentice": "greedy:12",
    "journeyman": "search:300ms",
    "master": "search:1500ms",
    "champion": "champion",
}
USUAL = "journeyman"
NAMES = ("Hypatia", "Flamel", "Maria", "Zosimos", "Dee", "Geber", "Paracelsus", "Sendivogius", "Kelley", "Ripley")


def spec_of(level: str, limits: Limits) -> str:
    """The bot of a level, or a bot called by its own name within the server's budget."""
    spec = LEVELS.get(level, level)[:40]
    make(spec)
    budget = re.search(r"\d+", spec)
    most = limits.worlds if spec.startswith("greedy") else limits.thinking
    if budget and int(budget[0]) > most:
        raise BadSettings(f"{spec!r} thinks too long for this table: {most} is the most.")
    return spec


def level_of(spec: str) -> str:
    """The level of a bot, or its own name."""
    return next((level for level, known in LEVELS.items() if known == spec), spec)


def levels_of(game: str) -> dict[str, str]:
    """The levels to choose from and the messages that name them: a champion that nobody has trained is a search."""
    untrained = network_of(find(game)) is None
    return {level: f"level-{level}{'-untrained' if level == 'champion' and untrained else ''}" for level in LEVELS}


def bot_name(taken: Collection[str], first: int = 0) -> str:
    """A name that nobody at the table has."""
    turned = [*NAMES[first % len(NAMES) :], *NAMES[: first % len(NAMES)]]
    return next(name for name in turned if name not in taken)
