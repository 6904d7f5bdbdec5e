"""Where events are kept: in the same database as the matches, each change in one transaction.

An event is read whole and written as the difference: `change` hands it to a deed of the organised game, and what the deed
gives back is on the disk when it returns.
"""

from __future__ import annotations

import json
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Table, insert, select, update

from athanor.events import BadEvent, Claim, Event, Meeting, Plan, Player, Showing
from athanor.kernel.errors import did_you_mean
from athanor.table.notices.outbox import EVENT, PAIRED, Call, put
from athanor.table.schema import event_meetings, event_players, event_results, event_waiting, events
from athanor.table.storage import Storage

LISTS = ("points", "ties", "organisers", "scenarios")  # JSON, read as tuples
HEAD = ("id", "kind", "game", "name", "seats", "rounds", "seed", "over", "key", "club")
Rows = dict[tuple[int, ...], dict[str, Any]]


def new_link() -> str:
    return secrets.token_urlsafe(18)


class Ledger:
    """All events."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # Reading

    def event(self, id: str) -> Event:
        with self.storage.reading.connect() as connection:
            return self._event(connection, id)

    def _event(self, connection: Connection, id: str, lock: bool = False) -> Event:
        wanted = select(events).where(events.c.id == id)
        found = self._read(connection, wanted.with_for_update() if lock and not self.storage.lite else wanted)
        if not found:
            known = connection.execute(select(events.c.id)).scalars().all()
            raise BadEvent("no-such-event", id=id[:40], near=did_you_mean(id, known))
        return found[0]

    def events(self, game: str = "", most: int = 50) -> list[Event]:
        """The newest first."""
        wanted = select(events).order_by(events.c.moved.desc(), events.c.id).limit(most)
        with self.storage.reading.connect() as connection:
            return self._read(connection, wanted.where(events.c.game == game) if game else wanted)

    def with_key(self, key: str) -> Event | None:
        """The event that a secret link lets somebody organise."""
        with self.storage.reading.connect() as connection:
            found = self._read(connection, select(events).where(events.c.key == key)) if key else []
        return found[0] if found else None

    def with_link(self, link: str) -> tuple[Event, Player] | None:
        """The player whom a secret link lets somebody be."""
        with self.storage.reading.connect() as connection:
            row = (
                connection.execute(select(event_players).where(event_players.c.link == link)).one_or_none() if link else None
            )
            return (self._event(connection, row.event), read_player(row)) if row else None

    def entered_by(self, person: str) -> list[str]:
        """The events in which somebody takes part, or waits for a place."""
        wanted = [select(table.c.event).where(table.c.person == person) for table in (event_players, event_waiting)]
        with self.storage.reading.connect() as connection:
            return sorted({id for one in wanted for id in connection.execute(one).scalars()})

    def clocked(self, now: float) -> list[str]:
        """The events that go on by the clock and have begun."""
        wanted = select(events.c.id, events.c.plan).where(~events.c.over, events.c.plan != "{}")
        with self.storage.reading.connect() as connection:
            plans = [(row.id, read_plan(row.plan)) for row in connection.execute(wanted)]
        return [id for id, plan in plans if plan.clocked and plan.begins <= now]

    def has_match(self, match: str) -> bool:
        """It belongs to some event."""
        with self.storage.reading.connect() as connection:
            return (
                connection.execute(select(event_meetings.c.event).where(event_meetings.c.match == match)).first() is not None
            )

    def with_match(self, match: str) -> Event | None:
        """The event that a match belongs to."""
        wanted = select(event_meetings.c.event).where(event_meetings.c.match == match)
        with self.storage.reading.connect() as connection:
            id = connection.execute(wanted).scalar()
            return self._event(connection, id) if id else None

    def _read(self, connection: Connection, wanted: Any) -> list[Event]:
        heads = connection.execute(wanted).all()
        ids = [head.id for head in heads]
        players, waiting = (read_players(connection, table, ids) for table in (event_players, event_waiting))
        meetings = read_meetings(connection, ids)
        return [read_event(head, players[head.id], waiting[head.id], meetings[head.id]) for head in heads]

    # Writing

    def create(self, event: Event) -> Event:
        """A new event, under an address that no other has, with a key for whoever organises it."""
        with self.storage.writing() as connection:
            taken = set(connection.execute(select(events.c.id).where(events.c.id.like(f"{event.id}%"))).scalars())
            free = (replace(event, id=name, key=new_link()) for name in addresses(event.id) if name not in taken)
            event = next(one for one in free if self._add(connection, one))
            self._write_rows(connection, None, event)
            self._tell(connection, None, event)
        return event

    def _add(self, connection: Connection, event: Event) -> bool:
        now = time.time()
        return self.storage.add(connection, events, {**head_of(event), "made": now, "moved": now})

    def change(
        self,
        id: str,
        deed: Callable[[Event], Event],
        also: Callable[[Connection, Event], None] = lambda connection, after: None,
    ) -> Event:
        """One deed, in one transaction, with what `also` writes for it; what the deed refuses changes nothing."""
        with self.storage.writing() as connection:
            before = self._event(connection, id, lock=True)
            after = deed(before)
            also(connection, after)
            if after != before:
                connection.execute(update(events).where(events.c.id == id).values(**head_of(after), moved=time.time()))
                self._write_rows(connection, before, after)
                self._tell(connection, before, after)
        return after

    def _tell(self, connection: Connection, before: Event | None, after: Event) -> None:
        """The club hears of an event that is new, has another round or is over; whoever is paired hears of it too."""
        now, calls = self.storage.now(), []
        if after.club and (before is None or (before.round, before.over) != (after.round, after.over)):
            calls.append(Call(after.id, f"club:{after.club}", EVENT, now))
        if before is not None and after.round > before.round:
            meetings = [meeting for meeting in after.open_meetings if meeting.round == after.round]
            people = {after.player(number).person for meeting in meetings for number in meeting.players} - {""}
            calls += [Call(after.id, person, PAIRED, now) for person in sorted(people)]
        if calls:
            put(connection, calls)

    def of_club(self, club: str, most: int = 30) -> list[tuple[Event, float]]:
        """The events of a club, the newest first, and when something last happened there."""
        wanted = select(events).where(events.c.club == club).order_by(events.c.moved.desc(), events.c.id).limit(most)
        with self.storage.reading.connect() as connection:
            found = self._read(connection, wanted)
            at = {row.id: row.moved for row in connection.execute(wanted)}
        return [(event, at.get(event.id, 0.0)) for event in found]

    def _write_rows(self, connection: Connection, before: Event | None, after: Event) -> None:
        for table, keys, rows_of in (
            (event_players, ("number",), player_rows),
            (event_waiting, ("number",), waiting_rows),
            (event_meetings, ("round", "board"), meeting_rows),
            (event_results, ("round", "board", "seat"), result_rows),
        ):
            old = rows_of(before) if before else {}
            new = rows_of(after)
            changed = {key: row for key, row in new.items() if old.get(key) != row}
            self._delete(connection, table, after.id, keys, [key for key in old if key not in new or key in changed])
            if changed:
                connection.execute(insert(table), [{"event": after.id, **row} for row in changed.values()])

    def _delete(
        self, connection: Connection, table: Table, id: str, keys: tuple[str, ...], gone: Iterable[tuple[int, ...]]
    ) -> None:
        for key in gone:
            wanted = table.delete().where(table.c.event == id)
            connection.execute(wanted.where(*(table.c[name] == value for name, value in zip(keys, key, strict=True))))


def addresses(id: str) -> Iterator[str]:
    """cup, cup-2, cup-3..."""
    yield id
    number = 2
    while True:
        yield f"{id}-{number}"
        number += 1


# Events as rows


def head_of(event: Event) -> dict[str, Any]:
    plain = {name: getattr(event, name) for name in HEAD}
    written = {name: json.dumps(getattr(event, name)) for name in (*LISTS, "options")}
    return plain | written | {"plan": json.dumps(vars(event.plan))}


def player_rows(event: Event) -> Rows:
    return {(player.number,): vars(player) for player in event.players}


def waiting_rows(event: Event) -> Rows:
    return {(player.number,): vars(player) for player in event.waiting}


def meeting_rows(event: Event) -> Rows:
    return {
        (one.round, one.board): {"round": one.round, "board": one.board, "match": one.match, "claim": written(one.claim)}
        for one in event.meetings
    }


def written(claim: Claim | None) -> str:
    if claim is None:
        return ""
    return json.dumps({"results": [vars(one) for one in claim.results], "yes": claim.yes, "disputed": claim.disputed})


def result_rows(event: Event) -> Rows:
    rows: Rows = {}
    for one in event.meetings:
        shown = one.results or [Showing(0)] * len(one.players)
        for seat, (number, result) in enumerate(zip(one.players, shown, strict=True)):
            where = {"round": one.round, "board": one.board, "seat": seat}
            rows[one.round, one.board, seat] = {**where, "player": number, **vars(result)}
    return rows


def read_claim(text: str) -> Claim | None:
    if not text:
        return None
    told = json.loads(text)
    return Claim(tuple(Showing(**one) for one in told["results"]), tuple(told["yes"]), told["disputed"])


def read_players(connection: Connection, table: Table, ids: list[str]) -> dict[str, list[Player]]:
    found: dict[str, list[Player]] = defaultdict(list)
    for row in connection.execute(select(table).where(table.c.event.in_(ids)).order_by(table.c.number)):
        found[row.event].append(read_player(row))
    return found


def read_player(row: Any) -> Player:
    return Player(**{name: value for name, value in row._mapping.items() if name != "event"})


def read_meetings(connection: Connection, ids: list[str]) -> dict[str, list[Meeting]]:
    seats: dict[tuple[str, int, int], list[tuple[int, Showing]]] = defaultdict(list)
    wanted = select(event_results).where(event_results.c.event.in_(ids)).order_by(event_results.c.seat)
    for row in connection.execute(wanted):
        shown = Showing(row.place, row.scenario, row.losses, row.objective, row.achieved)
        seats[row.event, row.round, row.board].append((row.player, shown))
    meetings: dict[str, list[Meeting]] = defaultdict(list)
    order = (event_meetings.c.round, event_meetings.c.board)
    for row in connection.execute(select(event_meetings).where(event_meetings.c.event.in_(ids)).order_by(*order)):
        sat = seats[row.event, row.round, row.board]
        results = tuple(shown for _, shown in sat) if sat[0][1].place else ()
        who, claim = tuple(number for number, _ in sat), read_claim(row.claim)
        meetings[row.event].append(Meeting(row.round, row.board, who, results, row.match, claim))
    return meetings


def read_plan(written: str) -> Plan:
    return Plan(**json.loads(written))


def read_event(head: Any, players: list[Player], waiting: list[Player], meetings: list[Meeting]) -> Event:
    given = {name: value for name, value in head._mapping.items() if name not in ("made", "moved")}
    given |= {name: tuple(json.loads(given[name])) for name in LISTS}
    given |= {"options": json.loads(head.options), "plan": read_plan(head.plan)}
    return Event(**given, players=tuple(players), waiting=tuple(waiting), meetings=tuple(meetings))
