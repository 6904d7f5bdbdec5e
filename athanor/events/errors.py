"""What an event answers when it says no."""

from __future__ import annotations

from typing import Any

from athanor.events.words import words
from athanor.kernel.errors import AthanorError


class BadEvent(AthanorError, ValueError):
    """The code is stable; its sentence is the message `no-<code>` of the texts, told with the facts, and cites the rule if
    there is one."""

    def __init__(self, code: str, rule: str = "", **facts: Any) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts
        super().__init__(self.sentence("en"))

    def sentence(self, language: str) -> str:
        told = words(language)(f"no-{self.code}", **self.facts)
        return f"{self.rule}: {told}" if self.rule else told
