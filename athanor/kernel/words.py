"""Sentences of a part of the project that is no game, in French and English (Project Fluent)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from athanor.kernel.texts import resource


class Words:
    """The sentences of one folder of texts, in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self.folder = folder
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(resource(folder / f"{language}.ftl"))

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def listed(self, names: Sequence[str]) -> str:
        """`Ada, Bo and Cy`, with the message `all-of`."""
        *most, last = names
        return self("all-of", most=", ".join(most), last=last) if most else last

    def __call__(self, message: str, **facts: Any) -> str:
        """A sentence; a missing one, or a missing fact, is a defect of the texts and raises."""
        pattern: Any = self.bundle.get_message(message).value
        told, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"texts/{self.language}.ftl of {self.folder.parent.name}, {message}: {errors[0]}")
        return str(told)
