"""Seeks, invitations and those whom somebody follows, kept in the database.

A new seek is looked at together with all others in one transaction, which lays the tables that can be laid: no two processes pair
the same person, and whoever is paired has a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from athanor.kernel.game import find, slugs
from athanor.table.accounts.peace import blocks_among
from athanor.table.accounts.register import GONE, handle_of
from athanor.table.clocks import DAY, SPEEDS
from athanor.table.errors import No
from athanor.table.finding.pairing import Paired, Seek, pair
from athanor.table.matches import OPEN, Matches, Wish
from athanor.table.notices.outbox import INVITED, Call, put
from athanor.table.people import Person
from athanor.table.schema import accounts, follows, invitations, matches, seats, seeks
from athanor.table.storage import GATHERING, OVER, PAIRING, Header, Ring, Storage, read_header, sat

PATIENCE, LONG = 60.0, 14 * DAY
"""Seconds for which a seek is believed after somebody last asked for it; where turns take days it may wait for long."""
MOST_FOLLOWED = 200
SHOWN = 50  # tables of those whom somebody follows
LATELY = 100  # matches whose other players are known


@dataclass(frozen=True)
class Known:
    """Somebody whom a person has sat with, or follows."""

    person: str
    name: str
    followed: bool


def speeds() -> list[str]:
    return [name for name in SPEEDS if name != "none"]


def numbers() -> dict[str, list[int]]:
    """The numbers of players of each game, the usual one first."""
    found = {slug: find(slug) for slug in slugs()}
    return {slug: sorted(game.seats, key=lambda n: (n != game.usual, n)) for slug, game in found.items()}


def check(game: str, count: int, speed: str) -> None:
    if count and count not in find(game).seats:
        raise No("seats", 422, low=find(game).seats[0], high=find(game).seats[-1])
    if speed and speed not in speeds():
        raise No("bad-clock", 422)


class Finder:
    """Everything about finding each other, as this process serves it."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.storage = matches.storage

    # Seeking

    def seek(self, person: Person, game: str, count: int, speed: str, rated: bool) -> str:
        """Somebody seeks a game; the match, if enough others did. Whoever seeks anew keeps their place if it is for the same."""
        check(game, count, speed)
        now = self.storage.now()
        wish = {"game": game, "seats": count, "speed": speed, "rated": rated, "name": person.name}
        with self.storage.writing() as connection:
            self.storage.alone(connection, PAIRING)
            old = connection.execute(select(seeks).where(seeks.c.person == person.id)).mappings().one_or_none()
            same = old is not None and not old["match"] and all(old[name] == wish[name] for name in wish)
            if not same:
                connection.execute(delete(seeks).where(seeks.c.person == person.id))
                connection.execute(insert(seeks).values(person=person.id, made=now, seen=now, match="", **wish))
            else:
                connection.execute(update(seeks).where(seeks.c.person == person.id).values(seen=now))
            laid = self._pair(connection, now)
        for header in laid:
            self.storage.told(Ring(header))
            self.matches.begun(header)
        return self.found(person)

    def _pair(self, connection: Connection, now: float) -> list[Header]:
        rows = connection.execute(select(seeks).where(seeks.c.match == "")).mappings().all()
        alive = [
            Seek(**{name: row[name] for name in Seek.__dataclass_fields__})
            for row in rows
            if row["seen"] > now - (LONG if row["speed"] in ("day", "days") else PATIENCE)
        ]
        connection.execute(delete(seeks).where(seeks.c.match == "", seeks.c.seen < now - LONG))
        apart = blocks_among(connection, [seek.person for seek in alive])
        return [self._lay(connection, paired) for paired in pair(alive, numbers(), speeds(), apart)]

    def _lay(self, connection: Connection, paired: Paired) -> Header:
        """A table for these people, with nobody missing."""
        key, people = paired.key, paired.seekers
        wish = Wish(
            key.game,
            (OPEN,) * key.seats,
            options=dict(find(key.game).at_once),
            hints=False,
            timing=SPEEDS[key.speed],
            rated=key.rated,
        )
        header, chairs, box = self.matches.prepare(Person(people[0].person, people[0].name), wish)
        taken = [replace(chair, person=one.person, name=one.name) for chair, one in zip(chairs, people, strict=True)]
        self.storage.lay(connection, header, taken, (), box)
        wanted = update(seeks).where(seeks.c.person.in_([one.person for one in people]))
        connection.execute(wanted.values(match=header.id))
        return header

    def found(self, person: Person) -> str:
        """The match that a seek has led to, if any; asking keeps it alive."""
        row = self.sought(person)
        if row is None:
            return ""
        with self.storage.writing() as connection:
            connection.execute(update(seeks).where(seeks.c.person == person.id).values(seen=self.storage.now()))
        return str(row["match"])

    def sought(self, person: Person) -> dict[str, object] | None:
        with self.storage.reading.connect() as connection:
            row = connection.execute(select(seeks).where(seeks.c.person == person.id)).mappings().one_or_none()
        return dict(row) if row else None

    def going(self, match: str) -> Header | None:
        """The match to which a seek has led, as long as it goes on."""
        return next((header for header in self.storage.headers([match]) if header.status != OVER), None)

    def give_up(self, person: Person) -> None:
        with self.storage.writing() as connection:
            connection.execute(delete(seeks).where(seeks.c.person == person.id))

    def waiting(self) -> list[tuple[str, int]]:
        """How many seek each game; nobody is named."""
        now = self.storage.now()
        wanted = (
            select(seeks.c.game, func.count())
            .where(seeks.c.match == "", (seeks.c.seen > now - PATIENCE) | seeks.c.speed.in_(("day", "days")))
            .group_by(seeks.c.game)
            .order_by(seeks.c.game)
        )
        with self.storage.reading.connect() as connection:
            return [(str(game), int(count)) for game, count in connection.execute(wanted) if game in slugs()]

    # People

    def known(self, person: Person) -> list[Known]:
        """Those whom somebody follows, and those with whom they have sat lately, by their newest names."""
        if not person.id:
            return []
        with self.storage.reading.connect() as connection:
            followed = followed_by(connection, person.id)
            names = followed | lately(connection, person.id)
        found = [Known(other, name, other in followed) for other, name in names.items()]
        return sorted(found, key=lambda one: (not one.followed, one.name.casefold(), one.person))

    def called(self, person: Person, name: str) -> Known:
        """Somebody whom this person knows, by name; an account also if it is long ago that they sat together."""
        wanted = name.strip().casefold()
        found = next((one for one in self.known(person) if one.name.casefold() == wanted), None)
        found = found or self._once_met(person, name)
        if found is None:
            raise No("no-such-companion", 404)
        return found

    def _once_met(self, person: Person, name: str) -> Known | None:
        mine, theirs = seats.alias(), seats.alias()
        met = exists().where(mine.c.person == person.id, theirs.c.match == mine.c.match, theirs.c.person == accounts.c.id)
        wanted = select(accounts.c.id, accounts.c.name).where(accounts.c.handle == handle_of(name), met)
        with self.storage.reading.connect() as connection:
            row = connection.execute(wanted).first()
        return Known(row.id, row.name, False) if row and row.id != person.id else None

    def follow(self, person: Person, name: str, follows_on: bool = True) -> None:
        other = self.called(person, name)
        with self.storage.writing() as connection:
            connection.execute(delete(follows).where(follows.c.person == person.id, follows.c.other == other.person))
            if follows_on:
                mine = select(func.count()).select_from(follows).where(follows.c.person == person.id)
                if connection.execute(mine).scalar_one() >= MOST_FOLLOWED:
                    raise No("too-many-followed", 409, most=MOST_FOLLOWED)
                row = {"person": person.id, "other": other.person, "name": other.name, "made": self.storage.now()}
                self.storage.add(connection, follows, row)

    def followed_tables(self, person: Person) -> list[Header]:
        """Where those whom somebody follows play, as far as everybody may see it: one query, however many they are."""
        theirs = select(seats.c.match).join(follows, follows.c.other == seats.c.person)
        theirs = theirs.where(follows.c.person == person.id, seats.c.ended == 0)
        wanted = select(matches).where(matches.c.id.in_(theirs), matches.c.listed, matches.c.status != OVER)
        with self.storage.reading.connect() as connection:
            rows = connection.execute(wanted.order_by(matches.c.noticed.desc()).limit(SHOWN)).all() if person.id else []
        return [header for header in map(read_header, rows) if header.game in slugs()]

    # Invitations

    def invite(self, person: Person, match: str, seat: int, name: str) -> None:
        """Ask somebody by name to a free seat of one's table; they are told so where they want to be told."""
        known, now = self.called(person, name), self.storage.now()
        other, asked = known.person, known.name
        with self.matches.changing(match) as (live, change):
            if live.header.host != person.id:
                raise No("not-host", 403)
            if live.header.status != GATHERING or not 0 <= seat < live.header.seats or live.chairs[seat].taken:
                raise No("no-such-seat", 404, seat=seat)
            if self.matches.apart(person.id, {other}):
                return  # nobody is told of a block
            connection = change.connection
            connection.execute(delete(invitations).where(invitations.c.match == match, invitations.c.seat == seat))
            connection.execute(insert(invitations).values(match=match, seat=seat, person=other, name=asked, made=now))
            put(connection, [Call(match, other, INVITED, now)])

    def asked(self, match: str) -> dict[int, str]:
        """Who was invited to which seat of a table."""
        wanted = select(invitations.c.seat, invitations.c.name).where(invitations.c.match == match)
        with self.storage.reading.connect() as connection:
            return {int(row.seat): str(row.name) for row in connection.execute(wanted)}

    def invited(self, person: Person) -> Sequence[tuple[str, str, str]]:
        """(the game, the host's name, the link) of every invitation that is still open."""
        wanted = (
            select(matches.c.id, matches.c.game, matches.c.host, seats.c.link)
            .join(invitations, invitations.c.match == matches.c.id)
            .join(seats, (seats.c.match == matches.c.id) & (seats.c.seat == invitations.c.seat))
            .where(invitations.c.person == person.id, matches.c.status == GATHERING, seats.c.person == "", seats.c.bot == "")
            .order_by(invitations.c.made)
        )
        with self.storage.reading.connect() as connection:
            rows = connection.execute(wanted).all() if person.id else []
        chairs = self.storage.seated(row.id for row in rows)
        return [
            (row.game, next((chair.name for chair in chairs[row.id] if chair.person == row.host), ""), row.link)
            for row in rows
            if row.game in slugs()
        ]


def followed_by(connection: Connection, person: str) -> dict[str, str]:
    """Whom somebody follows, with the names that they had then."""
    wanted = select(follows.c.other, follows.c.name).where(follows.c.person == person)
    return {str(row.other): str(row.name) for row in connection.execute(wanted)}


def lately(connection: Connection, person: str) -> dict[str, str]:
    """With whom somebody has sat in their latest matches."""
    names: dict[str, str] = {}
    for ended in (True, False):
        own = select(sat(person, ended, LATELY).c.match)
        with_me = (
            select(seats.c.person, seats.c.name)
            .where(seats.c.match.in_(own), seats.c.person.not_in(("", GONE, person)))
            .order_by(seats.c.ended)
        )
        names |= {str(row.person): str(row.name) for row in connection.execute(with_me)}
    return names


# Who it was may change


def renamed(storage: Storage, connection: Connection, old: str, new: str) -> None:
    """A guest has become an account: whom they followed and where they were asked to comes along, once; a seek does not."""
    connection.execute(delete(seeks).where(seeks.c.person == old))
    connection.execute(update(invitations).where(invitations.c.person == old).values(person=new))
    for column in (follows.c.person, follows.c.other):
        rows = connection.execute(select(follows).where(column == old)).mappings().all()
        connection.execute(delete(follows).where(column == old))
        for row in rows:
            changed = {**row, column.name: new}
            if changed["person"] != changed["other"]:
                storage.add(connection, follows, changed)


def forgotten(connection: Connection, person: str) -> None:
    """Nothing is left of somebody."""
    connection.execute(delete(seeks).where(seeks.c.person == person))
    connection.execute(delete(follows).where(or_(follows.c.person == person, follows.c.other == person)))
    connection.execute(delete(invitations).where(invitations.c.person == person))
