"""Events at the table: who may organise them, meetings that are played here, results that come from a finished match."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection

from athanor.events import BadEvent, Event, Meeting, Showing
from athanor.events.play import opening_lines
from athanor.kernel.box import standard_box
from athanor.kernel.match import Match
from athanor.kernel.organised import Organised, organised_of
from athanor.table.errors import No
from athanor.table.house import OPEN, House, Wish
from athanor.table.ledger import Ledger
from athanor.table.live import Live
from athanor.table.look import results
from athanor.table.people import Person
from athanor.table.storage import OVER, Ring, Row


class Organiser:
    """Between the ledger and the house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ledger = Ledger(house.storage)
        house.bars = self.spent

    # Who may what

    def organises(self, person: Person, event: Event) -> bool:
        return bool(person.id) and person.id in event.organisers

    def check(self, person: Person, event: Event) -> None:
        if not self.organises(person, event):
            raise BadEvent("not-organiser")

    def create(self, person: Person, event: Event) -> Event:
        return self.ledger.create(replace(event, organisers=(person.id,)))

    def change(self, person: Person, id: str, deed: Callable[[Event], Event]) -> Event:
        """A deed of an organiser."""

        def checked(event: Event) -> Event:
            self.check(person, event)
            return deed(event)

        self.settle(id)
        return self.ledger.change(id, checked)

    def take_over(self, person: Person, key: str) -> Event:
        """Whoever has the key organises from now on."""
        event = self.ledger.with_key(key)
        if event is None:
            raise No("no-such-link", 404)
        return self.ledger.change(
            event.id, lambda one: replace(one, organisers=tuple(dict.fromkeys((*one.organisers, person.id))))
        )

    def take_part(self, person: Person, link: str) -> Event:
        """Whoever has a player's link plays for that player at the table."""
        found = self.ledger.with_link(link)
        if found is None:
            raise No("no-such-link", 404)
        event, player = found
        if player.person and player.person != person.id:
            raise No("seat-taken", 409, name=player.name)
        event = self.ledger.change(event.id, lambda one: one.seated(player.number, person.id))
        for meeting in event.open_meetings:
            if meeting.match and player.number in meeting.players:
                self._seat(meeting.match, meeting.players.index(player.number), Person(person.id, player.name))
        return event

    def _seat(self, match: str, seat: int, person: Person) -> None:
        """A table that was laid before its player came."""
        if not self.house.storage.chairs(match)[seat].taken:
            self.house.seat(match, {seat: person})

    # Meetings at the table

    def lay(self, person: Person, id: str, round: int, board: int) -> str:
        """Lay the table of a meeting: its players find their seats and troops there. The match's id."""
        event = self.settle(id)
        meeting = event.meeting(round, board)
        if not self.organises(person, event) and not any(
            person.id and event.player(number).person == person.id for number in meeting.players
        ):
            raise BadEvent("not-organiser")
        if meeting.match:
            return meeting.match
        event.with_match(round, board, "-")  # refused before a table is laid in vain
        players = [event.player(number) for number in meeting.players]
        wish = Wish(
            event.game,
            tuple(player.bot or OPEN for player in players),
            tuple(player.name for player in players),
            event.settings(round),
            hints=False,
        )
        opening = self._opening(event, meeting)
        header, chairs, box = self.house.prepare(person, wish, len(opening))
        people = {seat: one.person for seat, one in enumerate(players) if one.person and not one.bot}
        chairs = [replace(chair, person=people.get(chair.seat, "")) for chair in chairs]

        def deed(one: Event) -> Event:
            """Unless somebody was faster."""
            return one if one.meeting(round, board).match else one.with_match(round, board, header.id)

        def lay(connection: Connection, after: Event) -> None:
            if after.meeting(round, board).match == header.id:
                self.house.storage.lay(connection, header, chairs, opening, box)

        match = self.ledger.change(id, deed, lay).meeting(round, board).match
        if match == header.id:
            self.house.storage.told(Ring(header))
            self.house.begun(header)
        return match

    def _opening(self, event: Event, meeting: Meeting) -> list[Row]:
        """The lines by which the players take the troops that they have entered."""
        lines = opening_lines(event, meeting)
        if not lines:
            return []
        settings, box = event.settings(meeting.round), standard_box(event.title_page)
        match = Match(self.house.furnace.loaded(event.game), box, len(meeting.players), settings, seed=0)
        for seat, line in lines:
            match.play(line, seat)
        now = time.time()
        return [Row(k, "play", line.seat, line.action, now) for k, line in enumerate(match.lines, 1)]

    def spent(self, match: Match, id: str, seat: int) -> dict[int, int]:
        """The objectives that the player of a seat has used in the event, where the match asks for one and any other is left
        (AK-250)."""
        organised = organised_of(match.game)
        if organised.choosing is None or seat not in match.to_act():
            return {}
        cards = {match.read(organised.choosing(card.id)): card.id for card in organised.objectives}
        asked = cards.keys() & set(match.legal(seat))
        event = self.ledger.with_match(id) if asked else None
        if event is None:
            return {}
        meeting = next(one for one in event.meetings if one.match == id)
        used = event.used(meeting.players[seat])
        gone = {action for action in asked if cards[action] in used}
        return dict.fromkeys(gone, rule_number(organised, "objectives")) if gone != asked else {}

    def settle(self, id: str) -> Event:
        """Enter the results of the matches that are over by now."""
        event = self.ledger.event(id)
        for meeting in event.open_meetings:
            if meeting.match and not event.over:
                shown = self._shown(event, meeting)
                if shown:
                    event = self.ledger.change(id, lambda one, at=meeting, shown=shown: settled(one, at, shown))  # type: ignore[misc]
        return event

    def _shown(self, event: Event, meeting: Meeting) -> list[Showing]:
        """The results of a meeting's match; none while it goes on, when it can no longer be read, or when its luck was known."""
        try:
            header = self.house.storage.header(meeting.match)
            if header.status != OVER or header.parent:
                return []
            with self.house.holding(meeting.match) as live:
                return shown_by(event, live)
        except No:
            return []


def rule_number(organised: Organised, what: str) -> int:
    """The number of the rule behind a part of the organised game."""
    return int(dict(organised.rules)[what].rpartition("-")[2])


def shown_by(event: Event, live: Live) -> list[Showing]:
    accounts = event.organised.account(live.match)
    return [
        Showing(result["place"], account.scenario, account.losses, account.objective, account.achieved)
        for result, account in zip(results(live), accounts, strict=True)
    ]


def settled(event: Event, meeting: Meeting, shown: list[Showing]) -> Event:
    """The same event with this result, unless somebody was faster."""
    if event.meeting(meeting.round, meeting.board).done:
        return event
    return event.with_result(meeting.round, meeting.board, event.counted(meeting, shown))
