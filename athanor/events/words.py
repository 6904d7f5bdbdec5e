"""The words of the organised game, in French and English (Project Fluent)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from athanor.kernel.texts import resource

FOLDER = Path(__file__).parent / "texts"


class Words:
    """Sentences about events."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(resource(FOLDER / f"{language}.ftl"))

    def __call__(self, message: str, **facts: Any) -> str:
        """A sentence; a missing one, or a missing fact, is a defect of the texts and raises."""
        pattern: Any = self.bundle.get_message(message).value
        told, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"texts/{self.language}.ftl of events, {message}: {errors[0]}")
        return str(told)


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    return Words(language)
