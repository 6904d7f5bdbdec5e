"""Other people's laboratories: our games as environments of PettingZoo and Gymnasium and as OpenSpiel games; and the arena, where
thousands of matches are played at once, by those who learn too.

All see a seat's view and nothing else, and all reward a match by place.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from athanor.kernel.errors import AthanorError

if TYPE_CHECKING:
    from athanor.kernel.loading import Loaded


class NotInstalled(AthanorError, ImportError):
    """An optional package is missing."""


def need(package: str, extra: str) -> ModuleType:
    """An optional package, or a sentence that says how to get it."""
    try:
        return importlib.import_module(package)
    except ImportError as error:
        message = f"{package} cannot be imported ({error}); install it with: pip install 'athanor[{extra}]'"
        raise NotInstalled(message) from None


def rewards(places: Sequence[int], total: int = 0, aim: int = 0) -> list[float]:
    """What each seat gets for its place: +1 for the first, -1 for the last, evenly between; tied seats share theirs.

    The rewards of a match add up to nothing. With two seats: win +1, loss -1, draw 0. A single player, who has nobody to leave
    behind, gets +1 for a total that reaches the aim of the game, -1 for none, evenly between.
    """
    if len(places) == 1:
        return [min(1.0, max(-1.0, 2 * total / aim - 1))] if aim else [1.0]
    last = len(places) - 1
    return [1 - (2 * place + places.count(place) - 3) / last for place in places]


def aim_of(loaded: Loaded) -> int:
    """The total that a single player aims at, if the game has one (`ALONE`)."""
    return int(getattr(loaded.rules, "ALONE", 0))
