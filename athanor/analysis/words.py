"""The sentences of an analysis."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from athanor.kernel.words import Words

FOLDER = Path(__file__).parent / "texts"


@lru_cache(maxsize=4)
def words(language: str) -> Words:
    return Words(FOLDER, language)
