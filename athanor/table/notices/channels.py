"""Where people want to be told, and when not: kept by person."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from sqlalchemy import ColumnElement, delete, func, select, update

from athanor.table.errors import No
from athanor.table.notices.outbox import BROKEN
from athanor.table.schema import channels, quiet_hours
from athanor.table.storage import Storage

PUSH, MAIL, HOOK = "push", "mail", "hook"
MOST = 10  # channels of one person
DAY = 24 * 60  # minutes


@dataclass(frozen=True)
class Channel:
    """One way to one person."""

    id: str
    person: str
    kind: str
    address: str
    keys: dict[str, str]
    language: str
    confirmed: bool
    broken: int
    last: float
    made: float

    @property
    def works(self) -> bool:
        return self.confirmed and self.broken < BROKEN


@dataclass(frozen=True)
class Hours:
    """When somebody is not to be told: from a minute of the day to another, by the clock of their own place."""

    begins: int
    ends: int
    zone: str

    def until(self, now: float) -> float:
        """When they may be told: now, or when the quiet hours end."""
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        if (minute - self.begins) % DAY >= (self.ends - self.begins) % DAY:
            return now
        end = datetime.combine(here.date(), time(*divmod(self.ends, 60)), here.tzinfo)
        end += timedelta(days=1) if minute >= self.ends else timedelta()
        return max(now + 60, end.astimezone(UTC).timestamp())


@lru_cache(maxsize=1)
def zones() -> list[str]:
    """The places whose clocks are known, as the IANA names them."""
    known = (name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/")))
    return [*sorted(known), "UTC"]


class Channels:
    """All of them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def _read(self, *where: ColumnElement[bool]) -> list[Channel]:
        wanted = select(channels).where(*where).order_by(channels.c.made, channels.c.id)
        with self.storage.reading.connect() as connection:
            rows = connection.execute(wanted).mappings().all()
        return [Channel(**{**row, "keys": json.loads(row["keys"])}) for row in rows]

    def of(self, person: str) -> list[Channel]:
        return self._read(channels.c.person == person)

    def called(self, ids: set[str]) -> dict[str, Channel]:
        return {one.id: one for one in self._read(channels.c.id.in_(ids))}

    def find(self, id: str) -> Channel | None:
        return next(iter(self._read(channels.c.id == id)), None)

    def add(self, person: str, kind: str, address: str, language: str, keys: dict[str, str], confirmed: bool) -> Channel:
        """A way to somebody; one that is there already is made anew. A browser is called for whoever used it last."""
        owner = "" if kind == PUSH else person
        id = hashlib.sha256(f"{kind} {owner} {address}".encode()).hexdigest()[:24]
        made = Channel(id, person, kind, address, keys, language, confirmed, 0, 0.0, self.storage.now())
        with self.storage.writing() as connection:
            connection.execute(delete(channels).where(channels.c.id == id))
            own = select(func.count()).select_from(channels).where(channels.c.person == person)
            if connection.execute(own).scalar_one() >= MOST:
                raise No("too-many-channels", 409, most=MOST)
            self.storage.add(connection, channels, {**vars(made), "keys": json.dumps(keys)})
        return made

    def set(self, id: str, **values: Any) -> None:
        with self.storage.writing() as connection:
            connection.execute(update(channels).where(channels.c.id == id).values(**values))

    def drop(self, id: str, person: str = "") -> bool:
        """Forget a channel, of this person if one is named."""
        wanted = delete(channels).where(channels.c.id == id)
        with self.storage.writing() as connection:
            return connection.execute(wanted.where(channels.c.person == person) if person else wanted).rowcount > 0

    # Quiet hours

    def hours(self, person: str) -> Hours | None:
        wanted = select(quiet_hours.c.begins, quiet_hours.c.ends, quiet_hours.c.zone).where(quiet_hours.c.person == person)
        with self.storage.reading.connect() as connection:
            row = connection.execute(wanted).one_or_none()
        return Hours(*row) if row else None

    def set_hours(self, person: str, hours: Hours | None) -> None:
        if hours and hours.zone not in zones():
            raise No("no-such-zone", 422)
        with self.storage.writing() as connection:
            connection.execute(delete(quiet_hours).where(quiet_hours.c.person == person))
            if hours and hours.begins != hours.ends:
                self.storage.add(connection, quiet_hours, {"person": person, **vars(hours)})


def new_key() -> str:
    return secrets.token_urlsafe(24)
