"""Who asks: no account, only a name and a signed token, kept in a cookie or sent by a program."""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from itsdangerous import BadSignature, URLSafeSerializer

from athanor.table.errors import No

COOKIE = "athanor"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Person:
    """A visitor. Without an id nobody is known yet: such a visitor may look, and gets an id with the first deed."""

    id: str = ""
    name: str = ""


NOBODY = Person()


class People:
    """Writes and reads the tokens."""

    def __init__(self, secret: str, longest_name: int) -> None:
        self.sign = URLSafeSerializer(secret, salt="athanor person")
        self.longest_name = longest_name
        self.read = lru_cache(maxsize=4096)(self._read)  # every request shows a token, most of them the same few

    def token(self, person: Person) -> str:
        return str(self.sign.dumps([person.id, person.name]))

    def _read(self, token: str | None) -> Person:
        """Whoever a token names; a false one names nobody."""
        if not token or len(token) > 1000:
            return NOBODY
        try:
            found, name = self.sign.loads(token)
        except (BadSignature, ValueError, TypeError):
            return NOBODY
        return Person(str(found), str(name))

    def named(self, person: Person, name: str) -> Person:
        """The same visitor under this name; a new visitor gets an id that nobody can guess."""
        return Person(person.id or secrets.token_urlsafe(18), self.clean(name) or person.name)

    def clean(self, name: str) -> str:
        """A name that can be shown: one line, no control characters."""
        seen = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in unicodedata.normalize("NFC", name))
        return re.sub(r" +", " ", seen).strip()[: self.longest_name]


def known(person: Person) -> Person:
    if not person.id:
        raise No("nobody", 401)
    return person
