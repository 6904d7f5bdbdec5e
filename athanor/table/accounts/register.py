"""Accounts and what opens them: devices with their tokens, passkeys, codes that link another device, recovery codes.

No token or code is kept, only what it hashes to under the server's secret. A device's token is replaced now and then; the one
before holds until the new one is used, so that no answer that is lost on its way locks anybody out.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from athanor.table.errors import No
from athanor.table.schema import accounts, codes, passkeys, recovery_codes, sessions, tokens
from athanor.table.storage import Storage

BEGINS = "s."  # a token of a device; those of guests are signed and begin otherwise
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
LINK, REGISTER, SIGN_IN = "link", "register", "sign-in"
LASTS = {LINK: 600.0, REGISTER: 300.0, SIGN_IN: 300.0}  # seconds that a code can be used
RECOVERY = 10  # codes
TURN = 86_400.0  # seconds after which a token is replaced
SEEN = 600.0  # seconds within which a device is not written down again
GRACE = 60.0  # seconds for which the token before is still let in: other windows may be asking
WAITING = 4  # newer tokens that were sent and never shown: then no more are sent
FRESH = 5.0  # seconds for which this process believes what it has read
REMEMBERED = 8192
DEVICES = 50  # of one person
PASSKEYS = 20
ADMIN = "admin"
GONE = "gone"  # who sat where somebody has been forgotten


@dataclass(frozen=True)
class Account:
    id: str
    name: str
    made: float
    settings: dict[str, Any]
    rights: str


@dataclass(frozen=True)
class Device:
    """A session: one browser, or one program."""

    id: str
    name: str
    made: float
    seen: float


@dataclass(frozen=True)
class Passkey:
    id: str
    name: str
    credential: str
    key: str
    count: int
    made: float
    used: float


@dataclass(frozen=True)
class Opened:
    """What a token opens: an account, through a device; whether the token is old enough to be replaced; when the device was last
    seen, as far as that was written down."""

    account: Account
    device: str
    old: bool
    seen: float


def handle_of(name: str) -> str:
    """A name as it is compared: one that looks the same is the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:64]


def new_id() -> str:
    return secrets.token_urlsafe(9)


def code_of(letters: int) -> str:
    """Something to be read aloud, in groups of four."""
    drawn = "".join(secrets.choice(LETTERS) for _ in range(letters))
    return "-".join(drawn[k : k + 4] for k in range(0, letters, 4))


def plain(code: str) -> str:
    """A code as it was typed: without groups, in small letters."""
    return "".join(letter for letter in code.casefold() if letter.isalnum())[:64]


class Accounts:
    """All accounts."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self.storage = storage
        self._secret = secret.encode()
        self._opened: OrderedDict[str, tuple[Any, float]] = OrderedDict()

    def hash(self, token: str) -> str:
        return hmac.new(self._secret, token.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()

    # What a request shows. It is read at most every few seconds

    def at_hand(self, key: str) -> bool:
        found = self._opened.get(key)
        return found is not None and found[1] > time.monotonic()

    def _once(self, key: str, read: Any) -> Any:
        if not self.at_hand(key):
            self._opened[key] = read(), time.monotonic() + FRESH
            self._opened.move_to_end(key)
            while len(self._opened) > REMEMBERED:
                self._opened.popitem(last=False)
        found = self._opened.get(key)
        return found[0] if found else read()

    def forget(self) -> None:
        """Something has changed: everything is read anew."""
        self._opened.clear()

    def opened(self, token: str) -> Opened | None:
        """What the token of a device opens."""
        found: Opened | None = self._once(token, lambda: self._open(token))
        return found

    def claimed(self, person: str) -> bool:
        """This person has an account: a signed cookie of theirs is good no longer."""
        return bool(self._once(person, lambda: self._claimed(person)))

    def _claimed(self, person: str) -> bool:
        return bool(self._rows(select(accounts.c.id).where(accounts.c.id == person)))

    def _open(self, token: str) -> Opened | None:
        now = time.time()
        wanted = (
            select(accounts, sessions.c.id.label("device"), sessions.c.seen, tokens.c.made.label("since"))
            .join_from(tokens, sessions, tokens.c.session == sessions.c.id)
            .join(accounts, accounts.c.id == sessions.c.person)
            .where(
                tokens.c.hash == self.hash(token), sessions.c.revoked == 0, (tokens.c.until == 0) | (tokens.c.until > now)
            )
        )
        found = self._rows(wanted)
        if not found:
            return None
        return Opened(read_account(found[0]), found[0].device, found[0].since + TURN < now, found[0].seen)

    def _rows(self, wanted: Any) -> Sequence[Any]:
        with self.storage.reading.connect() as connection:
            return connection.execute(wanted).all()

    # Accounts

    def account(self, person: str) -> Account:
        found = self._rows(select(accounts).where(accounts.c.id == person))
        if not found:
            raise No("no-account", 403)
        return read_account(found[0])

    def called(self, name: str) -> Account | None:
        """The account of this name."""
        found = self._rows(select(accounts).where(accounts.c.handle == handle_of(name)))
        return read_account(found[0]) if found else None

    def claim(self, person: str, name: str, device: str) -> str:
        """This person has an account from now on; the token of their first device."""
        if not name:
            raise No("nameless", 422)
        with self.storage.writing() as connection:
            self._free(connection, person, name)
            row = {
                "id": person,
                "name": name,
                "handle": handle_of(name),
                "made": time.time(),
                "settings": "{}",
                "rights": "",
            }
            if not self.storage.add(connection, accounts, row):
                raise No("has-account")
            token = self._begin(connection, person, device)
        self.forget()
        return token

    def rename(self, person: str, name: str) -> None:
        if not name:
            raise No("nameless", 422)
        wanted = update(accounts).where(accounts.c.id == person).values(name=name, handle=handle_of(name))
        try:
            with self.storage.writing() as connection:
                self._free(connection, person, name)
                connection.execute(wanted)
        except IntegrityError:  # somebody was faster by a moment
            raise No("name-taken", 409, name=name) from None
        self.forget()

    def _free(self, connection: Connection, person: str, name: str) -> None:
        taken = connection.execute(select(accounts.c.id).where(accounts.c.handle == handle_of(name))).scalar()
        if taken not in (None, person):
            raise No("name-taken", 409, name=name)

    def keep_settings(self, person: str, settings: dict[str, Any]) -> None:
        with self.storage.writing() as connection:
            connection.execute(update(accounts).where(accounts.c.id == person).values(settings=json.dumps(settings)))
        self.forget()

    def grant(self, name: str, rights: str) -> Account:
        """Give somebody a right, or take it (an empty one)."""
        found = self.called(name)
        if found is None:
            raise No("no-such-person", 404, name=name)
        with self.storage.writing() as connection:
            connection.execute(update(accounts).where(accounts.c.id == found.id).values(rights=rights))
        self.forget()
        return found

    # Devices

    def begin(self, person: str, device: str) -> str:
        """A device of this person, from now on; its token."""
        with self.storage.writing() as connection:
            token = self._begin(connection, person, device)
        self.forget()  # another device may have had to go
        return token

    def _begin(self, connection: Connection, person: str, device: str) -> str:
        now, session = time.time(), new_id()
        held = connection.execute(
            select(sessions.c.id).where(sessions.c.person == person, sessions.c.revoked == 0).order_by(sessions.c.seen)
        ).scalars()
        for oldest in list(held)[: -DEVICES + 1 or None]:
            connection.execute(update(sessions).where(sessions.c.id == oldest).values(revoked=now))
        row = {"id": session, "person": person, "name": device[:64], "made": now, "seen": now, "revoked": 0.0}
        connection.execute(insert(sessions).values(**row))
        return self._token(connection, session)

    def _token(self, connection: Connection, session: str) -> str:
        token = BEGINS + secrets.token_urlsafe(32)
        connection.execute(insert(tokens).values(hash=self.hash(token), session=session, made=time.time(), until=0.0))
        return token

    def turn(self, token: str) -> str:
        """A newer token for the device that shows this one, once it is old; empty where it is young. Showing the newest ends all
        others soon. When the device was last seen is written here, too."""
        opened = self.opened(token)
        if opened is None:
            return ""
        now, mine = time.time(), self.hash(token)
        held = self._rows(select(tokens.c.hash, tokens.c.made, tokens.c.until).where(tokens.c.session == opened.device))
        newest = max(held, key=lambda row: row.made).hash == mine
        others = [row.hash for row in held if row.hash != mine and not row.until]
        fresh = ""
        if not opened.old and not (newest and others) and opened.seen + SEEN > now:
            return fresh
        with self.storage.writing() as connection:
            connection.execute(update(sessions).where(sessions.c.id == opened.device).values(seen=now))
            if newest and others:
                connection.execute(update(tokens).where(tokens.c.hash.in_(others)).values(until=now + GRACE))
            connection.execute(
                delete(tokens).where(tokens.c.session == opened.device, tokens.c.until > 0, tokens.c.until < now)
            )
            if opened.old and len(others) < WAITING:
                fresh = self._token(connection, opened.device)
        return fresh

    def devices(self, person: str) -> list[Device]:
        wanted = (
            select(sessions.c.id, sessions.c.name, sessions.c.made, sessions.c.seen)
            .where(sessions.c.person == person, sessions.c.revoked == 0)
            .order_by(sessions.c.seen.desc(), sessions.c.id)
        )
        return [Device(*row) for row in self._rows(wanted)]

    def name_device(self, person: str, device: str, name: str) -> None:
        self._own(sessions, person, device, name=name[:64])

    def revoke(self, person: str, device: str) -> None:
        """This device is signed out, wherever it is; its tokens are gone."""
        self._own(sessions, person, device, revoked=time.time())
        with self.storage.writing() as connection:
            connection.execute(delete(tokens).where(tokens.c.session == device))
        self.forget()

    def _own(self, table: Any, person: str, id: str, **values: Any) -> None:
        with self.storage.writing() as connection:
            found = connection.execute(update(table).where(table.c.id == id, table.c.person == person).values(**values))
        if found.rowcount != 1:
            raise No("no-such-key", 404)

    # Codes

    def code(self, kind: str, code: str, person: str) -> None:
        """This code can be used once, by whoever has it, for a while. What is out of date goes."""
        now = time.time()
        with self.storage.writing() as connection:
            connection.execute(delete(codes).where(codes.c.until < now))
            if kind == LINK:
                connection.execute(delete(codes).where(codes.c.kind == LINK, codes.c.person == person))
            row = {"hash": self.hash(f"{kind} {code}"), "kind": kind, "person": person, "until": now + LASTS[kind]}
            connection.execute(insert(codes).values(**row))

    def use(self, kind: str, code: str) -> str | None:
        """The person of a code, which is used up by this; None where there is no such code."""
        mine = codes.c.hash == self.hash(f"{kind} {code}")
        with self.storage.writing() as connection:
            used = delete(codes).where(mine, codes.c.until > time.time()).returning(codes.c.person)
            return connection.execute(used).scalar()

    def link(self, person: str) -> str:
        """A code that signs another device in."""
        code = code_of(8)
        self.code(LINK, plain(code), person)
        return code

    def recovery(self, person: str) -> list[str]:
        """New recovery codes; those of before are void."""
        made = [code_of(16) for _ in range(RECOVERY)]
        rows = [{"hash": self.hash(f"recovery {plain(code)}"), "person": person} for code in made]
        with self.storage.writing() as connection:
            connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
            connection.execute(insert(recovery_codes), rows)
        return made

    def codes_left(self, person: str) -> int:
        return len(self._rows(select(recovery_codes.c.hash).where(recovery_codes.c.person == person)))

    def person_of(self, code: str) -> str:
        """Whose code this is, of either kind; it is used up."""
        typed = plain(code)
        person = self.use(LINK, typed)
        if person is None:
            used = delete(recovery_codes).where(recovery_codes.c.hash == self.hash(f"recovery {typed}"))
            with self.storage.writing() as connection:
                person = connection.execute(used.returning(recovery_codes.c.person)).scalar()
        if person is None:
            raise No("bad-code", 403)
        return person

    # Passkeys

    def passkeys(self, person: str) -> list[Passkey]:
        wanted = select(*(passkeys.c[name] for name in Passkey.__dataclass_fields__)).where(passkeys.c.person == person)
        return [Passkey(*row) for row in self._rows(wanted.order_by(passkeys.c.made, passkeys.c.id))]

    def passkey(self, credential: str) -> tuple[str, Passkey] | None:
        """Whose passkey this is, and the passkey."""
        wanted = select(passkeys.c.person, *(passkeys.c[name] for name in Passkey.__dataclass_fields__))
        found = self._rows(wanted.where(passkeys.c.credential == credential))
        return (found[0].person, Passkey(*found[0][1:])) if found else None

    def add_passkey(self, person: str, name: str, credential: str, key: str, count: int) -> None:
        now = time.time()
        if len(self.passkeys(person)) >= PASSKEYS:
            raise No("too-many-passkeys", 409, most=PASSKEYS)
        row = {"id": new_id(), "person": person, "name": name[:64], "credential": credential, "key": key, "count": count}
        with self.storage.writing() as connection:
            if not self.storage.add(connection, passkeys, row | {"made": now, "used": now}):
                raise No("bad-passkey", 422)

    def passkey_used(self, id: str, count: int) -> None:
        with self.storage.writing() as connection:
            connection.execute(update(passkeys).where(passkeys.c.id == id).values(count=count, used=time.time()))

    def name_passkey(self, person: str, id: str, name: str) -> None:
        self._own(passkeys, person, id, name=name[:64])

    def remove_passkey(self, person: str, id: str) -> None:
        with self.storage.writing() as connection:
            gone = connection.execute(delete(passkeys).where(passkeys.c.id == id, passkeys.c.person == person))
        if gone.rowcount != 1:
            raise No("no-such-key", 404)


def read_account(row: Any) -> Account:
    return Account(row.id, row.name, row.made, json.loads(row.settings), row.rights)
