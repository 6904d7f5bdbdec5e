"""What the table answers when it says no: a code that programs read, and a sentence that people read."""

from __future__ import annotations

from typing import Any

from athanor.kernel.errors import AthanorError


class No(AthanorError):
    """The code is stable; its sentence is the message `no-<code>` of the table's texts, told with the facts."""

    def __init__(self, code: str, status: int = 409, **facts: Any) -> None:
        self.code = code
        self.status = status
        self.facts = facts
        super().__init__(code)


def no_such_table(match: str) -> No:
    return No("no-such-table", 404, id=match[:24])
