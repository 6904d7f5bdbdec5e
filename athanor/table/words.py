"""The table's own words, and the language that a browser asks for."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from athanor.kernel.game import LANGUAGES
from athanor.kernel.words import Words

FOLDER = Path(__file__).parent / "texts"


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    return Words(FOLDER, language)


def negotiate(accepted: str) -> str:
    """The language that a browser prefers (`Accept-Language`) among ours; English when it names neither."""
    best, chosen = 0.0, LANGUAGES[0]
    for part in accepted.split(",")[:20]:
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        language = tag.split("-")[0].lower()
        if language in LANGUAGES and weight > best:
            best, chosen = weight, language
    return chosen
