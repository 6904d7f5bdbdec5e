"""The table's own words, in French and English (Project Fluent)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from athanor.kernel.game import LANGUAGES
from athanor.kernel.texts import resource

FOLDER = Path(__file__).parent / "texts"


class Words:
    """Sentences of the pages."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(resource(FOLDER / f"{language}.ftl"))

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def listed(self, names: Sequence[str]) -> str:
        """`Ada, Bo and Cy`"""
        *most, last = names
        return self("all-of", most=", ".join(most), last=last) if most else last

    def __call__(self, message: str, **facts: Any) -> str:
        """A sentence; a missing one, or a missing fact, is a defect of the texts and raises."""
        pattern: Any = self.bundle.get_message(message).value
        told, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"texts/{self.language}.ftl of the table, {message}: {errors[0]}")
        return str(told)


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    return Words(language)


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
