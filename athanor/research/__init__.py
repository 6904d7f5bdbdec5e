"""Other people's laboratories: our games as PettingZoo environments and as OpenSpiel games.

Both see a seat's view and nothing else, and both reward a match by place.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from types import ModuleType

from athanor.kernel.errors import AthanorError


class NotInstalled(AthanorError, ImportError):
    """An optional package is missing."""


def need(package: str, extra: str) -> ModuleType:
    """An optional package, or a sentence that says how to get it."""
    try:
        return importlib.import_module(package)
    except ImportError as error:
        message = f"{package} cannot be imported ({error}); install it with: pip install 'athanor[{extra}]'"
        raise NotInstalled(message) from None


def rewards(places: Sequence[int]) -> list[float]:
    """What each seat gets for its place: +1 for the first, -1 for the last, evenly between; tied seats share theirs.

    The rewards of a match add up to nothing. With two seats: win +1, loss -1, draw 0.
    """
    last = max(1, len(places) - 1)
    return [1 - (2 * place + places.count(place) - 3) / last for place in places]
