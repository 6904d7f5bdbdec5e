"""Coming with what was played before, taking everything along, and being forgotten."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, delete, exists, select, update

from athanor.kernel.errors import AthanorError
from athanor.table.accounts import peace, record
from athanor.table.accounts.register import GONE, Accounts
from athanor.table.clubs import clubs
from athanor.table.errors import No
from athanor.table.events.ledger import Ledger
from athanor.table.finding import finder
from athanor.table.matches import Matches
from athanor.table.people import Person
from athanor.table.schema import accounts as account_rows
from athanor.table.schema import (
    blocks,
    channels,
    chat,
    club_members,
    event_players,
    event_waiting,
    events,
    follows,
    honours,
    invitations,
    matches,
    motions,
    quiet_hours,
    ratings,
    reports,
    results,
    seats,
    seeks,
    vacations,
)
from athanor.table.storage import GATHERING, PLAYING, Ring

# Coming along


def bring(rooms: Matches, guest: str, person: str) -> int:
    """All that a guest has played is the account's from now on; how many matches."""
    with rooms.storage.writing() as connection:
        mine = matches_of(connection, guest)
        renamed(connection, mine, guest, person)
        for entered in (event_players, event_waiting):
            connection.execute(update(entered).where(entered.c.person == guest).values(person=person))
        organised(connection, guest, person)
        record.renamed(connection, guest, person)
        peace.renamed(connection, guest, person)
        connection.execute(update(channels).where(channels.c.person == guest).values(person=person))
        connection.execute(delete(quiet_hours).where(quiet_hours.c.person == guest))
        finder.renamed(rooms.storage, connection, guest, person)
        rested(rooms, connection, guest, person)
    heard(rooms, mine)
    return len(mine)


def matches_of(connection: Connection, person: str) -> list[str]:
    """The matches at which somebody sits, or which they host."""
    seated = connection.execute(select(seats.c.match).where(seats.c.person == person)).scalars()
    hosted = connection.execute(select(matches.c.id).where(matches.c.host == person)).scalars()
    return sorted({*seated, *hosted})


def renamed(connection: Connection, mine: list[str], old: str, new: str, **more: Any) -> None:
    """The host first: where luck is known, nobody but the host may sit."""
    for first in range(0, len(mine), 500):
        some = mine[first : first + 500]
        connection.execute(update(matches).where(matches.c.id.in_(some), matches.c.host == old).values(host=new))
        connection.execute(update(seats).where(seats.c.match.in_(some), seats.c.person == old).values(person=new, **more))
        connection.execute(update(matches).where(matches.c.id.in_(some)).values(tick=matches.c.tick + 1))


def rested(rooms: Matches, connection: Connection, old: str, new: str) -> None:
    """The vacations of a guest are the account's."""
    rows = connection.execute(select(vacations).where(vacations.c.person == old)).mappings().all()
    connection.execute(delete(vacations).where(vacations.c.person == old))
    for row in rows:
        rooms.storage.add(connection, vacations, {**row, "person": new})


def organised(connection: Connection, old: str, new: str) -> None:
    """The events that somebody organises, by another hand; by nobody where `new` is empty."""
    wanted = select(events.c.id, events.c.organisers).where(events.c.organisers.contains(f'"{old}"', autoescape=True))
    for row in connection.execute(wanted).all():
        left = [new if one == old else one for one in json.loads(row.organisers) if one != old or new]
        connection.execute(update(events).where(events.c.id == row.id).values(organisers=json.dumps(left)))


def heard(rooms: Matches, mine: list[str]) -> None:
    """Whoever listens to these matches looks again."""
    for header in rooms.storage.headers(mine):
        rooms.storage.told(Ring(header))


# Taking everything along


class Spool(io.RawIOBase):
    """What was written since it was last taken."""

    def __init__(self) -> None:
        self._written = bytearray()

    def write(self, some: Any) -> int:
        self._written += some
        return len(some)

    def taken(self) -> bytes:
        some = bytes(self._written)
        self._written.clear()
        return some


def export(rooms: Matches, accounts: Accounts, person: Person) -> Iterator[bytes]:
    """All that is kept of somebody: `account.json` and a transcript of each match, as a ZIP that is sent while it is packed."""
    return packed(rooms, person, kept_of(rooms, accounts, person))


def packed(rooms: Matches, person: Person, told: dict[str, Any]) -> Iterator[bytes]:
    spool = Spool()
    with zipfile.ZipFile(spool, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("account.json", json.dumps(told, ensure_ascii=False, indent=1))
        yield spool.taken()
        for match, game in {one["id"]: one["game"] for one in told["matches"]}.items():
            with suppress(AthanorError), rooms.holding(match) as live:
                if live.header.status != GATHERING:
                    file.writestr(f"transcripts/{game}-{match}.txt", live.transcript_for(person.id))
            yield spool.taken()
    yield spool.taken()


def kept_of(rooms: Matches, accounts: Accounts, person: Person) -> dict[str, Any]:
    """The same as data. What others did or said is theirs."""
    account = accounts.account(person.id) if person.account else None
    with rooms.storage.reading.connect() as connection:

        def rows(wanted: Any) -> list[dict[str, Any]]:
            return [dict(row) for row in connection.execute(wanted).mappings()]

        def own(column: Any, *names: str) -> list[dict[str, Any]]:
            return rows(select(*(column.table.c[name] for name in names)).where(column == person.id))

        sat = rows(
            select(matches.c.id, matches.c.game, matches.c.options, matches.c.status, matches.c.ending, matches.c.made,
                   matches.c.noticed, seats.c.seat, seats.c.name, seats.c.resigned)
            .join_from(seats, matches, matches.c.id == seats.c.match)
            .where(seats.c.person == person.id).order_by(matches.c.made, matches.c.id, seats.c.seat)
        )  # fmt: skip
        said = rows(
            select(chat.c.match, chat.c.at, chat.c.words)
            .join_from(chat, seats, (chat.c.match == seats.c.match) & (chat.c.seat == seats.c.seat))
            .where(seats.c.person == person.id).order_by(chat.c.at)
        )  # fmt: skip
        ended = results.c.who, "match", "game", "ended", "seat", "seats", "place", "points", "opening"
        return {
            "name": person.name,
            "account": {"made": account.made, "settings": account.settings, "rights": account.rights} if account else None,
            "devices": [vars(one) for one in accounts.devices(person.id)],
            "passkeys": [{"name": one.name, "made": one.made, "used": one.used} for one in accounts.passkeys(person.id)],
            "matches": [{**row, "options": json.loads(row["options"])} for row in sat],
            "said": said,
            "events": [row for one in (event_players, event_waiting) for row in own(one.c.person, "event", "name", "troop")],
            "clubs": own(club_members.c.person, "club", "role", "made"),
            "notices": own(channels.c.person, "kind", "address", "made"),
            "quiet_hours": own(quiet_hours.c.person, "begins", "ends", "zone"),
            "vacations": own(vacations.c.person, "begins", "ends"),
            "blocked": own(blocks.c.person, "name", "made"),
            "reported": own(reports.c.person, "match", "name", "words", "at"),
            "followed": own(follows.c.person, "name", "made"),
            "invited": own(invitations.c.person, "match", "seat", "made"),
            "sought": own(seeks.c.person, "game", "seats", "speed", "rated", "made"),
            "results": sorted(own(*ended), key=lambda one: (one["ended"], one["match"])),
            "ratings": own(ratings.c.who, "game", "mu", "sigma", "matches"),
            "achievements": own(honours.c.who, "game", "name", "match", "ended"),
        }


# Being forgotten


def delete_all(rooms: Matches, accounts: Accounts, person: Person, anonymous: str) -> None:
    """Nothing of somebody is left: matches that are over keep an anonymous name, those that go on are given up, tables at which
    nobody else sits are cleared, what was said is unsaid."""
    with rooms.storage.reading.connect() as connection:
        mine = matches_of(connection, person.id)
    for header in rooms.storage.headers(mine):
        leave(rooms, person, header.id, header.status)
    ledger = Ledger(rooms.storage)
    for event in ledger.entered_by(person.id):
        ledger.change(event, lambda one: one.forgotten(person.id, anonymous))
    with rooms.storage.writing() as connection:
        mine = matches_of(connection, person.id)
        sat = connection.execute(select(seats.c.match, seats.c.seat).where(seats.c.person == person.id)).all()
        for match, seat in sat:
            connection.execute(delete(chat).where(chat.c.match == match, chat.c.seat == seat))
        pass_on(connection, mine, person.id)
        renamed(connection, mine, person.id, GONE, name=anonymous)
        record.forgotten(connection, person.id)
        peace.forgotten(connection, person.id)
        clubs.forgotten(connection, person.id)
        organised(connection, person.id, "")  # after the clubs, which leave events to whoever ran them
        connection.execute(delete(channels).where(channels.c.person == person.id))
        for table in (quiet_hours, vacations):
            connection.execute(delete(table).where(table.c.person == person.id))
        finder.forgotten(connection, person.id)
        connection.execute(delete(account_rows).where(account_rows.c.id == person.id))
    accounts.forget()
    for match in mine:
        rooms.forget(match)
    heard(rooms, mine)


def leave(rooms: Matches, person: Person, match: str, status: str) -> None:
    """Stand up, or give up."""
    for chair in rooms.storage.chairs(match):
        if chair.person == person.id:
            with suppress(No):  # it has ended meanwhile, or everybody sits and it is about to begin
                if status == PLAYING and not chair.resigned:
                    rooms.resign(person, match, chair.seat)
                elif status == GATHERING:
                    rooms.leave(person, match, chair.seat)


def pass_on(connection: Connection, mine: list[str], person: str) -> None:
    """A table that still gathers gets another host, or is cleared where nobody else sits."""
    ours = matches.c.id.in_(mine) & (matches.c.status == GATHERING) & (matches.c.host == person)
    for match in connection.execute(select(matches.c.id).where(ours)).scalars().all():
        others = select(seats.c.person).where(seats.c.match == match, seats.c.person.not_in(("", person)))
        heir = connection.execute(others.order_by(seats.c.seat)).scalar()
        if heir:
            connection.execute(update(matches).where(matches.c.id == match).values(host=heir))
        else:
            for part in (motions, chat, seats):
                connection.execute(delete(part).where(part.c.match == match))
            connection.execute(delete(matches).where(matches.c.id == match, ~exists().where(seats.c.match == match)))
