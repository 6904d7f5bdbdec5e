"""Who asks: a guest is a name and a signed token, kept in a cookie or sent by a program; an account is known by its devices."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from itsdangerous import BadSignature, URLSafeSerializer

from athanor.table.errors import No

if TYPE_CHECKING:
    from athanor.table.accounts.register import Accounts

COOKIE, LOCKED_COOKIE = "athanor", "__Host-athanor"
"""The second one behind HTTPS: no other host and no plain page can set it."""
YEAR = 365 * 24 * 3600
DEVICE = "s."  # begins the token of a device


@dataclass(frozen=True)
class Person:
    """A visitor. Without an id nobody is known yet: such a visitor may look, and gets an id with the first deed. With a device,
    it is somebody's account."""

    id: str = ""
    name: str = ""
    device: str = ""
    rights: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict, hash=False, compare=False)

    @property
    def account(self) -> bool:
        return bool(self.device)


NOBODY = Person()


def signing(secret: str) -> URLSafeSerializer:
    """What signs the tokens of guests."""
    return URLSafeSerializer(secret, salt="athanor person")


def guest_token(sign: URLSafeSerializer, person: Person) -> str:
    return str(sign.dumps([person.id, person.name]))


class People:
    """Writes and reads the tokens."""

    def __init__(self, secret: str, longest_name: int, accounts: Accounts) -> None:
        self.sign = signing(secret)
        self.longest_name = longest_name
        self.accounts = accounts
        self.signed = lru_cache(maxsize=4096)(self._signed)  # every request shows a token, most of them the same few

    def token(self, person: Person) -> str:
        return guest_token(self.sign, person)

    def at_hand(self, token: str | None) -> bool:
        """The database need not be asked whose token this is."""
        if not token or token.startswith(DEVICE):
            return not token or self.accounts.at_hand(token)
        return not self.signed(token).id or self.accounts.at_hand(self.signed(token).id)

    def read(self, token: str | None) -> Person:
        """Whoever a token names; a false one names nobody, nor does a guest's when the guest has an account by now."""
        if token and token.startswith(DEVICE):
            return self._device(token)
        person = self.signed(token)
        return NOBODY if person.id and self.accounts.claimed(person.id) else person

    def _device(self, token: str) -> Person:
        opened = self.accounts.opened(token) if len(token) < 100 else None
        if opened is None:
            return NOBODY
        account = opened.account
        return Person(account.id, account.name, opened.device, account.rights, account.settings)

    def _signed(self, token: str | None) -> Person:
        if not token or len(token) > 1000:
            return NOBODY
        try:
            found, name = self.sign.loads(token)
        except (BadSignature, ValueError, TypeError):
            return NOBODY
        return Person(str(found), str(name))

    def named(self, person: Person, name: str) -> Person:
        """The same visitor under this name; a new visitor gets an id that nobody can guess. An account has its own name."""
        if person.account:
            return person
        return Person(person.id or secrets.token_urlsafe(18), self.clean(name) or person.name)

    def clean(self, name: str) -> str:
        """A name that can be shown: one line, no control characters."""
        seen = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in unicodedata.normalize("NFC", name))
        return re.sub(r" +", " ", seen).strip()[: self.longest_name]


def known(person: Person) -> Person:
    if not person.id:
        raise No("nobody", 401)
    return person


def claimed(person: Person) -> Person:
    """Somebody with an account."""
    if not person.account:
        raise No("no-account", 403)
    return person
