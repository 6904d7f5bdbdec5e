"""Peace at the tables: who wants nothing to do with whom, what was reported, and what whoever looks after the table has done."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update

from athanor.table.accounts.register import ADMIN, new_id
from athanor.table.errors import No
from athanor.table.people import Person
from athanor.table.schema import accounts, blocks, deeds, reports
from athanor.table.storage import Storage

SILENT = "silent"  # the right of whoever may not talk
MANY = 500  # people in one question
MOST = 200  # people that somebody may block
SHOWN = 50


@dataclass(frozen=True)
class Report:
    id: str
    match: str
    name: str
    words: str
    at: float


@dataclass(frozen=True)
class Deed:
    at: float
    by: str
    what: str
    about: str


class Peace:
    """Blocks, reports and deeds."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def _rows(self, wanted: Any) -> Sequence[Any]:
        with self.storage.reading.connect() as connection:
            return connection.execute(wanted).all()

    # Blocks

    def block(self, person: str, other: str, name: str) -> None:
        """From now on they do not sit at one table, and the one does not hear the other."""
        if person == other or not other:
            raise No("not-yourself", 422)
        if len(self.blocked(person)) >= MOST:
            raise No("too-many-blocks", 409, most=MOST)
        with self.storage.writing() as connection:
            self.storage.add(connection, blocks, {"person": person, "other": other, "name": name[:64], "made": time.time()})

    def unblock(self, person: str, other: str) -> None:
        with self.storage.writing() as connection:
            connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))

    def blocked(self, person: str) -> dict[str, str]:
        """Whom somebody has blocked, with the name that they had."""
        if not person:
            return {}
        found = self._rows(select(blocks.c.other, blocks.c.name).where(blocks.c.person == person).order_by(blocks.c.made))
        return {row.other: row.name for row in found}

    def apart(self, person: str, others: Collection[str]) -> bool:
        """One of them has blocked the other."""
        mine = (blocks.c.person == person) & blocks.c.other.in_(others)
        theirs = blocks.c.person.in_(others) & (blocks.c.other == person)
        return bool(others) and bool(self._rows(select(blocks.c.person).where(or_(mine, theirs)).limit(1)))

    # Reports

    def report(self, person: str, about: str, name: str, match: str, words: str) -> None:
        row = {"id": new_id(), "match": match, "person": person, "about": about, "name": name, "words": words}
        with self.storage.writing() as connection:
            connection.execute(insert(reports).values(**row, at=time.time(), done=0.0))

    def open(self) -> list[Report]:
        """What nobody has looked into yet, the oldest first."""
        wanted = select(*(reports.c[name] for name in Report.__dataclass_fields__)).where(reports.c.done == 0)
        return [Report(*row) for row in self._rows(wanted.order_by(reports.c.at).limit(SHOWN))]

    def settle(self, by: Person, id: str) -> None:
        with self.storage.writing() as connection:
            done = connection.execute(
                update(reports).where(reports.c.id == id, reports.c.done == 0).values(done=time.time())
            )
            if done.rowcount != 1:
                raise No("no-such-key", 404)
            note(connection, by.id, "settled", "")

    # Deeds

    def deeds(self) -> list[Deed]:
        """The latest, with the names of those who still have one."""
        whose, whom = accounts.alias(), accounts.alias()
        wanted = (
            select(deeds.c.at, whose.c.name, deeds.c.what, whom.c.name)
            .join_from(deeds, whose, whose.c.id == deeds.c.person, isouter=True)
            .join(whom, whom.c.id == deeds.c.about, isouter=True)
            .order_by(deeds.c.at.desc(), deeds.c.id).limit(SHOWN)
        )  # fmt: skip
        return [Deed(row[0], row[1] or "", row[2], row[3] or "") for row in self._rows(wanted)]

    def silence(self, by: Person, person: str, silent: bool) -> None:
        """Somebody may not talk, or may again. Whoever looks after the table is not silenced."""
        with self.storage.writing() as connection:
            wanted = update(accounts).where(accounts.c.id == person, accounts.c.rights != ADMIN)
            if connection.execute(wanted.values(rights=SILENT if silent else "")).rowcount != 1:
                raise No("no-such-key", 404)
            note(connection, by.id, "silenced" if silent else "unsilenced", person)


def blocks_among(connection: Connection, people: Sequence[str]) -> list[tuple[str, str]]:
    """Who of these has blocked whom of them."""
    here, found = set(people), []
    for first in range(0, len(people), MANY):
        wanted = select(blocks.c.person, blocks.c.other).where(blocks.c.person.in_(people[first : first + MANY]))
        found += [(str(row.person), str(row.other)) for row in connection.execute(wanted) if row.other in here]
    return found


def note(connection: Connection, by: str, what: str, about: str) -> None:
    connection.execute(insert(deeds).values(id=new_id(), at=time.time(), person=by, what=what, about=about))


def forgotten(connection: Connection, person: str) -> None:
    """Nothing is left of somebody."""
    connection.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.other == person)))
    connection.execute(delete(reports).where(or_(reports.c.person == person, reports.c.about == person)))
    connection.execute(delete(deeds).where(or_(deeds.c.person == person, deeds.c.about == person)))


def renamed(connection: Connection, old: str, new: str) -> None:
    """A guest has become an account: what was blocked stays so, once."""
    had = connection.execute(select(blocks.c.other).where(blocks.c.person == new)).scalars().all()
    connection.execute(delete(blocks).where(blocks.c.person == old, blocks.c.other.in_([*had, new])))
    connection.execute(update(blocks).where(blocks.c.person == old).values(person=new))
    by = connection.execute(select(blocks.c.person).where(blocks.c.other == new)).scalars().all()
    connection.execute(delete(blocks).where(blocks.c.other == old, blocks.c.person.in_([*by, new])))
    connection.execute(update(blocks).where(blocks.c.other == old).values(other=new))
    connection.execute(update(reports).where(reports.c.person == old).values(person=new))
    connection.execute(update(reports).where(reports.c.about == old).values(about=new))
