"""What we raise on purpose: each message is one sentence that says what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class AthanorError(Exception):
    """Whatever we raise on purpose: the table shows it, the command line prints it and exits with 2."""


class NoSuchGame(AthanorError, LookupError):
    """No game has this slug."""

    def __init__(self, slug: str, known: Iterable[str]) -> None:
        super().__init__(f"There is no game {slug!r}. {did_you_mean(slug, known)}")


class BadGame(AthanorError):
    """A game that does not keep the contract of the kernel: a line for each fault, with file and line."""

    def __init__(self, faults: Iterable[str]) -> None:
        super().__init__("\n".join(faults))


class BadSettings(AthanorError, ValueError):
    """A number of seats, an option, a bot or a budget that does not exist."""


class BadBox(AthanorError, ValueError):
    """A box file that cannot be used: file, key and reason."""


class BadLesson(AthanorError, ValueError):
    """A lesson that cannot be taught: file, step and reason."""


class BadExample(AthanorError, ValueError):
    """An example of a rules page that cannot be shown: file, example and reason."""


class Unreadable(AthanorError, ValueError):
    """The text is no action of this game."""


class Refused(AthanorError, ValueError):
    """Well formed, but a rule forbids it here."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        self.sentence = sentence
        super().__init__(f"{rule}: {sentence}" if rule else sentence)


class Stale(AthanorError):
    """Chosen on an older version of the match: look again."""


class BadTranscript(AthanorError, ValueError):
    """A transcript that does not read back: where and why."""

    def __init__(self, where: str, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"{where}, line {line}: {reason}")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The nearest names, or all of them."""
    names = sorted(known)
    near = get_close_matches(word, names, n=2, cutoff=0.5)
    if near:
        return f"Did you mean {' or '.join(repr(name) for name in near)}?"
    return f"There are: {', '.join(names)}." if names else "There is none."
