"""Athanor: tabletop games that people play, bots play well and researchers simulate, from one set of readable rules."""

from athanor.kernel.errors import (
    AthanorError,
    BadBox,
    BadGame,
    BadSettings,
    BadTranscript,
    NoSuchGame,
    Refused,
    Stale,
    Unreadable,
)
from athanor.kernel.game import slugs
from athanor.kernel.loading import load
from athanor.kernel.match import Match, View, start
from athanor.kernel.transcript import read as replay

__all__ = [
    "AthanorError",
    "BadBox",
    "BadGame",
    "BadSettings",
    "BadTranscript",
    "Match",
    "NoSuchGame",
    "Refused",
    "Stale",
    "Unreadable",
    "View",
    "load",
    "replay",
    "slugs",
    "start",
]
