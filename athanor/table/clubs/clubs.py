"""Where clubs are kept: who belongs to one, who runs it, and the ladder that follows from what its members played.

A member has an account: when that is gone, so is the membership. A club always has an organiser; when the last one leaves,
whoever has been there longest becomes one, and a club that nobody is left in is dissolved.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from athanor.events.pieces import clean, slug_of
from athanor.kernel.game import find
from athanor.table.accounts.ratings import Place, Rating, all_of
from athanor.table.accounts.record import BOT
from athanor.table.errors import No
from athanor.table.events.ledger import addresses, new_link
from athanor.table.people import Person, claimed
from athanor.table.schema import accounts, channels, club_members, clubs, events, finished, ratings, results
from athanor.table.storage import Storage

ORGANISER, MEMBER, ASKS = ROLES = ("organiser", "member", "asks")
LONGEST_ID, LONGEST_LINE = 20, 200
MOST_MEMBERS, SHOWN = 500, 100
LADDER = 1000  # the latest matches that its ladder is made of
YES, NO = "yes", "no"
DEEDS = (YES, NO, ORGANISER, MEMBER)


@dataclass(frozen=True)
class Club:
    id: str
    name: str
    line: str  # what it says of itself
    games: tuple[str, ...]
    key: str  # whoever has it joins
    made: float

    @property
    def voice(self) -> str:
        """Whose hooks these are: the club's, and no person's."""
        return voice(self.id)


def voice(id: str) -> str:
    return f"club:{id}"


@dataclass(frozen=True)
class Member:
    person: str
    name: str
    role: str
    made: float


@dataclass(frozen=True)
class Rung:
    """A line of a ladder."""

    rank: int
    name: str
    rating: Rating


Played = tuple[tuple[str, float, tuple[Place, ...]], ...]


class Clubs:
    """All clubs. `apart` tells whether somebody and others want nothing to do with each other."""

    def __init__(self, storage: Storage, apart: Callable[[str, Collection[str]], bool]) -> None:
        self.storage = storage
        self.apart = apart

    # Looking

    def all(self) -> list[tuple[Club, int]]:
        """The largest first, with how many belong to each."""
        count = func.count(club_members.c.person)
        wanted = (
            select(clubs, count.label("count"))
            .join_from(
                clubs, club_members, (club_members.c.club == clubs.c.id) & (club_members.c.role != ASKS), isouter=True
            )
            .group_by(clubs.c.id)
            .order_by(count.desc(), clubs.c.id)
            .limit(SHOWN)
        )
        with self.storage.reading.connect() as connection:
            return [(read(row), int(row["count"])) for row in connection.execute(wanted).mappings()]

    def club(self, id: str) -> Club:
        with self.storage.reading.connect() as connection:
            return self._club(connection, id)

    def _club(self, connection: Connection, id: str, lock: bool = False) -> Club:
        wanted = select(clubs).where(clubs.c.id == id)
        row = connection.execute(wanted.with_for_update() if lock and not self.storage.lite else wanted).mappings().first()
        if row is None:
            raise No("no-such-club", 404)
        return read(row)

    def with_key(self, key: str) -> Club:
        with self.storage.reading.connect() as connection:
            row = connection.execute(select(clubs).where(clubs.c.key == key)).mappings().first() if key else None
        if row is None:
            raise No("no-such-link", 404)
        return read(row)

    def of(self, person: str) -> list[Club]:
        """The clubs to which somebody belongs."""
        wanted = (
            select(clubs).join(club_members, club_members.c.club == clubs.c.id)
            .where(club_members.c.person == person, club_members.c.role != ASKS).order_by(clubs.c.name, clubs.c.id)
        )  # fmt: skip
        with self.storage.reading.connect() as connection:
            return [read(row) for row in connection.execute(wanted).mappings()] if person else []

    def members(self, id: str) -> list[Member]:
        """Everybody, those who ask too: organisers first, then as they came."""
        with self.storage.reading.connect() as connection:
            return self._members(connection, id)

    def _members(self, connection: Connection, id: str) -> list[Member]:
        wanted = (
            select(club_members.c.person, accounts.c.name, club_members.c.role, club_members.c.made)
            .join(accounts, accounts.c.id == club_members.c.person)
            .where(club_members.c.club == id).order_by(club_members.c.made, club_members.c.person)
        )  # fmt: skip
        found = [Member(*row) for row in connection.execute(wanted)]
        return sorted(found, key=lambda one: ROLES.index(one.role))

    def role(self, person: str, id: str) -> str:
        """What somebody is in a club; empty for nothing."""
        wanted = select(club_members.c.role).where(club_members.c.club == id, club_members.c.person == person)
        with self.storage.reading.connect() as connection:
            return str(connection.execute(wanted).scalar() or "") if person and id else ""

    def belongs(self, person: str, id: str) -> bool:
        return self.role(person, id) in (ORGANISER, MEMBER)

    def run_by(self, id: str) -> set[str]:
        """Whoever runs a club, and with it the club's events."""
        with self.storage.reading.connect() as connection:
            return organisers(connection, id)

    # Changing

    def found(self, person: Person, name: str, line: str, games: Sequence[str]) -> Club:
        """A new club, run by whoever founds it."""
        claimed(person)
        made = Club("", clean(name), one_line(line), checked(games), new_link(), self.storage.now())
        with self.storage.writing() as connection:
            free = addresses(slug_of(made.name)[:LONGEST_ID].strip("-") or "club")
            id = next(one for one in free if self.storage.add(connection, clubs, row_of(made, one)))
            self._put(connection, id, person.id, ORGANISER)
        return self.club(id)

    @contextmanager
    def _changing(self, id: str) -> Iterator[tuple[Connection, Club, dict[str, Member]]]:
        """A club with its members, which nobody else changes meanwhile; it has an organiser, or is gone, afterwards."""
        with self.storage.writing() as connection:
            club = self._club(connection, id, lock=True)
            ran = organisers(connection, id)
            yield connection, club, {one.person: one for one in self._members(connection, id)}
            settle(connection, id, ran)

    def _put(self, connection: Connection, id: str, person: str, role: str) -> None:
        connection.execute(delete(club_members).where(club_members.c.club == id, club_members.c.person == person))
        connection.execute(insert(club_members).values(club=id, person=person, role=role, made=self.storage.now()))

    def ask(self, person: Person, id: str) -> None:
        """Somebody would like to join; an organiser says yes or no."""
        self._enter(person, id, ASKS)

    def join(self, person: Person, key: str) -> Club:
        """Whoever has the link belongs to the club."""
        club = self.with_key(key)
        self._enter(person, club.id, MEMBER)
        return club

    def _enter(self, person: Person, id: str, role: str) -> None:
        """Twice is no mistake."""
        claimed(person)
        with self._changing(id) as (connection, _, people):
            if person.id in people and (people[person.id].role != ASKS or role == ASKS):
                return
            if len(people) >= MOST_MEMBERS:
                raise No("club-full", 409, most=MOST_MEMBERS)
            if self.apart(person.id, {one.person for one in people.values() if one.role == ORGANISER}):
                raise No("apart-club", 403)
            self._put(connection, id, person.id, role)

    def leave(self, person: Person, id: str) -> None:
        with self._changing(id) as (connection, _, people):
            if person.id not in people:
                raise No("not-a-member", 409)
            connection.execute(delete(club_members).where(club_members.c.club == id, club_members.c.person == person.id))

    def decide(self, person: Person, id: str, name: str, deed: str) -> None:
        """What an organiser decides of somebody: yes or no to whoever asks, another role, or no more membership."""
        if deed not in DEEDS:
            raise No("no-such-page", 404)
        with self._changing(id) as (connection, _, people):
            check(person, people)
            other = next((one for one in people.values() if one.name.casefold() == name.strip().casefold()), None)
            if other is None:
                raise No("no-such-person", 404, name=name[:64])
            wanted = club_members.c.club == id, club_members.c.person == other.person
            if deed == NO:
                connection.execute(delete(club_members).where(*wanted))
            else:
                role = (other.role if other.role != ASKS else MEMBER) if deed == YES else deed
                connection.execute(update(club_members).where(*wanted).values(role=role))

    def edit(self, person: Person, id: str, name: str, line: str, games: Sequence[str], fresh: bool = False) -> None:
        """What the club says of itself; `fresh` makes another link, and the old one leads nowhere."""
        with self._changing(id) as (connection, club, people):
            check(person, people)
            key = new_link() if fresh else club.key
            told = {"name": clean(name), "line": one_line(line), "games": json.dumps(checked(games)), "key": key}
            connection.execute(update(clubs).where(clubs.c.id == id).values(**told))

    def dissolve(self, person: Person, id: str) -> None:
        """Its events stay with whoever ran it."""
        with self._changing(id) as (connection, _, people):
            check(person, people)
            connection.execute(delete(club_members).where(club_members.c.club == id))

    # What members have played

    def ratings(self, people: Collection[str], games: Collection[str]) -> dict[tuple[str, str], Rating]:
        """By person and game."""
        wanted = select(ratings).where(ratings.c.who.in_(people), ratings.c.game.in_(games))
        with self.storage.reading.connect() as connection:
            return {(row.who, row.game): Rating(row.mu, row.sigma, row.matches) for row in connection.execute(wanted)}

    def ladder(self, members: Sequence[Member], game: str) -> list[Rung]:
        """From the rated matches in which nobody but members sat, and bots: who of them came before whom."""
        names = {one.person: one.name for one in members if one.role != ASKS}
        now = rated(self._played(set(names), game))
        best = sorted(now, key=lambda who: (-now[who].mu, who))
        return [Rung(rank, names[who], now[who]) for rank, who in enumerate(best, 1)]

    def _played(self, people: set[str], game: str) -> Played:
        """The latest of them. What members play with others, which is most, is left out before it is read."""
        sat, other = results.alias(), results.alias()
        foreign = exists().where(other.c.match == sat.c.match, other.c.who.not_in(people), ~other.c.who.startswith(BOT))
        counted = exists().where(finished.c.match == sat.c.match, finished.c.why == "")
        latest = (
            select(sat.c.match).where(sat.c.who.in_(people), sat.c.game == game).group_by(sat.c.match, sat.c.ended)
            .having(func.count(sat.c.who.distinct()) > 1, counted, ~foreign)
            .order_by(sat.c.ended.desc(), sat.c.match.desc()).limit(LADDER)
        )  # fmt: skip
        wanted = (
            select(results.c.match, results.c.ended, results.c.who, results.c.place)
            .where(results.c.match.in_(latest), results.c.who.in_(people))
            .order_by(results.c.ended, results.c.match, results.c.seat)
        )
        found: dict[tuple[str, float], list[Place]] = {}
        with self.storage.reading.connect() as connection:
            for row in connection.execute(wanted):
                found.setdefault((row.match, row.ended), []).append((row.who, row.place))
        return tuple((match, ended, tuple(places)) for (match, ended), places in found.items())


@lru_cache(maxsize=64)
def rated(played: Played) -> dict[str, Rating]:
    """The ratings that these matches give, worked out once."""
    return all_of(played)[0]


def read(row: Any) -> Club:
    return Club(row["id"], row["name"], row["line"], tuple(json.loads(row["games"])), row["key"], row["made"])


def row_of(club: Club, id: str) -> dict[str, Any]:
    return {**vars(club), "id": id, "games": json.dumps(club.games)}


def one_line(text: str) -> str:
    seen = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if len(seen) > LONGEST_LINE:
        raise No("bad-line", 422, most=LONGEST_LINE)
    return seen


def checked(games: Sequence[str]) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(find(game).slug for game in games))
    if not found:
        raise No("no-games", 422)
    return found


def check(person: Person, people: dict[str, Member]) -> None:
    if person.id not in people or people[person.id].role != ORGANISER:
        raise No("not-club-organiser", 403)


def organisers(connection: Connection, id: str) -> set[str]:
    wanted = select(club_members.c.person).where(club_members.c.club == id, club_members.c.role == ORGANISER)
    return set(connection.execute(wanted).scalars())


def settle(connection: Connection, id: str, ran: Collection[str]) -> None:
    """A club without an organiser gets one, and one without members is no more; `ran` are those who ran it until now."""
    run = organisers(connection, id) or heir(connection, id)
    if run:
        released(connection, id, set(ran) - run)
        return
    kept(connection, id, ran)
    connection.execute(delete(channels).where(channels.c.person == voice(id)))
    connection.execute(delete(clubs).where(clubs.c.id == id))


def heir(connection: Connection, id: str) -> set[str]:
    """Whoever has been a member longest runs the club; nobody, where there is none."""
    theirs = select(club_members.c.person).where(club_members.c.club == id, club_members.c.role == MEMBER)
    found = connection.execute(theirs.order_by(club_members.c.made, club_members.c.person).limit(1)).scalar()
    if found is None:
        return set()
    mine = club_members.c.club == id, club_members.c.person == found
    connection.execute(update(club_members).where(*mine).values(role=ORGANISER))
    return {found}


def released(connection: Connection, id: str, gone: set[str]) -> None:
    """Whoever no longer runs a club no longer runs its events; the links that they have seen lead nowhere."""
    for event, theirs in run_events(connection, id) if gone else ():
        left = json.dumps([one for one in theirs if one not in gone])
        connection.execute(update(events).where(events.c.id == event).values(organisers=left, key=new_link()))


def kept(connection: Connection, id: str, ran: Collection[str]) -> None:
    """The events of a club that is no more stay with whoever ran it last."""
    for event, theirs in run_events(connection, id):
        all_of_them = json.dumps(list(dict.fromkeys((*theirs, *sorted(ran)))))
        connection.execute(update(events).where(events.c.id == event).values(organisers=all_of_them, club=""))


def run_events(connection: Connection, id: str) -> list[tuple[str, list[str]]]:
    """The events of a club with those who organise them, which nobody else changes meanwhile."""
    wanted = select(events.c.id, events.c.organisers).where(events.c.club == id).order_by(events.c.id).with_for_update()
    return [(row.id, json.loads(row.organisers)) for row in connection.execute(wanted)]


def forgotten(connection: Connection, person: str) -> None:
    """Nothing is left of somebody in any club."""
    theirs = connection.execute(select(club_members.c.club).where(club_members.c.person == person)).scalars().all()
    for id in sorted(theirs):
        connection.execute(select(clubs.c.id).where(clubs.c.id == id).with_for_update())
        ran = organisers(connection, id)
        connection.execute(delete(club_members).where(club_members.c.club == id, club_members.c.person == person))
        settle(connection, id, ran)
