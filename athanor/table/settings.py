"""What a server is told when it starts: by the command line, or by the environment (`ATHANOR_...`)."""

from __future__ import annotations

import base64
import os
import secrets
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec

from athanor.kernel.errors import BadSettings

SHORTEST_SECRET = 32


def data_folder() -> Path:
    """Where matches and the secret are kept: ATHANOR_DATA, or the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(os.environ.get("ATHANOR_DATA") or Path(home) / "athanor")


@dataclass(frozen=True)
class Limits:
    """What one visitor may ask of the server. A rate is (so many at once, so many a second from then on)."""

    body: int = 16_384  # bytes of a request
    box: int = 400_000  # bytes of a request that brings a box to the workshop
    name: int = 32  # letters of a player's name
    words: int = 500  # letters of a line of chat
    writes: tuple[float, float] = (80, 20)
    tables: tuple[float, float] = (20, 0.2)
    talk: tuple[float, float] = (10, 1)
    hints: tuple[float, float] = (6, 0.5)
    codes: tuple[float, float] = (10, 0.05)  # tries to sign in
    exports: tuple[float, float] = (3, 0.01)
    reads: tuple[float, float] = (1_000, 200)  # of an address
    reading: int = 0  # reads of an address that are answered at the same time; 0 for half of the threads that there are
    streams: int = 24  # open at the same time, a visitor
    all_streams: int = 5_000
    neighbours: int = 8  # all visitors of an address together may do so many times as much as one
    patience: float = 10.0  # seconds in which the body of a request must have come
    thinking: int = 5_000  # milliseconds, or simulations, that a bot may be given for a decision
    runs: tuple[float, float] = (4, 0.02)  # of the workshop
    run: int = 200  # matches of a run, with each box
    worlds: int = 100  # that a greedy bot may imagine for a decision


@dataclass(frozen=True)
class Settings:
    """One server process."""

    database: str = ""
    data: Path = field(default_factory=data_folder)
    host: str = "127.0.0.1"
    port: int = 8000
    pace: float = 0.7  # seconds that a bot takes at least, so that people can follow
    compiled: bool = True  # False leaves the furnace cold: every game is played interpreted
    jobs: int = 2  # games that are compiled at a time, at most: never more than there are cores
    proxies: str = ""  # addresses and networks of proxies that are believed when they say from whom a request comes
    chat: bool = True  # False: nobody talks at any table
    metrics: bool = False  # tell numbers of the server at /metrics
    sweep: float = 2.0  # seconds between two looks for bots, clocks and notices that nobody cares for
    address: str = ""  # where visitors find us, as https://table.example.org: links in mails begin with it
    smtp: str = ""  # the server that takes our mails: smtp://USER:PASSWORD@HOST:PORT, or smtps://
    mail_from: str = ""  # the sender of our mails
    mail_every: float = 3600.0  # seconds between two mails to one person, at least
    call_after: float = 60.0  # seconds that a table waits for somebody before they are told
    private_hooks: bool = False  # notices may go to addresses of private networks, without TLS
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """The database as an SQLAlchemy URL."""
        if not self.database:
            return f"sqlite:///{self.data / 'athanor.db'}"
        if self.database.startswith(("postgresql://", "postgres://")):
            return "postgresql+psycopg://" + self.database.partition("://")[2]
        return self.database

    def secret(self) -> str:
        """What signs the cookies."""
        return self._kept(
            "secret", lambda: secrets.token_urlsafe(48), is_secret,
            f"secret: put {SHORTEST_SECRET} random letters or more into it, or",
            "everybody has to be given their seats again",
        )  # fmt: skip

    def vapid(self) -> str:
        """What signs what browsers are pushed: a key on the curve P-256, its number as letters."""
        return self._kept("vapid", new_vapid, is_vapid, "key:", "everybody has to ask for push again")

    def _kept(self, name: str, make: Callable[[], str], fits: Callable[[bytes], bool], wanted: str, loss: str) -> str:
        """Read from a file that only its owner can read, made at the first start."""
        path = self.data / name
        try:
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not path.exists():
                make_secret(path, make())
            if path.stat().st_mode & 0o077:
                raise BadSettings(f"{path} can be read by others: say `chmod 600 {path}`.")
            found = path.read_bytes().strip()
        except OSError as error:
            raise BadSettings(f"{path} cannot be used: {error.strerror}.") from None
        if not fits(found):
            raise BadSettings(f"{path} holds no {wanted} remove it and a new one is made (then {loss}).")
        return found.decode("ascii")


def is_secret(found: bytes) -> bool:
    return len(found) >= SHORTEST_SECRET and found.isascii()


def new_vapid() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode("ascii").rstrip("=")


def is_vapid(found: bytes) -> bool:
    """The number of a key on the curve, as `new_vapid` writes it."""
    with suppress(ValueError):
        number = base64.b64decode(found + b"=" * (-len(found) % 4), b"-_", validate=True)
        ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())
        return True
    return False


def make_secret(path: Path, content: str) -> None:
    """Whole or not at all: of several who make one at the same time, one wins and all of them read that one."""
    handle, name = tempfile.mkstemp(prefix="secret-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(content + "\n")
            file.flush()
            os.fsync(handle)
        with suppress(FileExistsError):
            os.link(name, path)
    finally:
        os.unlink(name)
