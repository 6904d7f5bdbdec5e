"""Events at the table: who may organise them, meetings that are played here, results that come from a finished match."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace

from sqlalchemy import Connection

from athanor.events import BadEvent, Event, Meeting, Showing
from athanor.events.plan import CLUB
from athanor.events.play import opening_lines
from athanor.events.standings import next_round
from athanor.kernel.box import standard_box
from athanor.kernel.game import find
from athanor.kernel.match import Match
from athanor.kernel.organised import Organised, organised_of
from athanor.table.errors import No
from athanor.table.events.ledger import Ledger, new_link
from athanor.table.live import Bar, Live
from athanor.table.look import results
from athanor.table.matches import OPEN, Matches, Wish
from athanor.table.people import Person
from athanor.table.storage import OVER, Header, Ring, Row


class Organiser:
    """Between the ledger and the matches."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.ledger = Ledger(matches.storage)
        matches.bar_of = self.bar_of
        self.belongs: Callable[[str, str], bool] = lambda person, club: False
        self.run_by: Callable[[str], Collection[str]] = lambda club: ()

    # Who may what

    def organisers(self, event: Event) -> set[str]:
        """Whoever created it or has its key, and whoever runs the club whose event it is."""
        return {*event.organisers, *(self.run_by(event.club) if event.club else ())}

    def organises(self, person: Person, event: Event) -> bool:
        return bool(person.id) and person.id in self.organisers(event)

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

    # Whoever registers

    def register(self, person: Person, id: str, name: str, troop: str, role: str, language: str) -> Event:
        """Somebody takes part by themselves, or waits; not where an organiser and they want nothing to do with each other."""

        def deed(event: Event) -> Event:
            if self.matches.apart(person.id, self.organisers(event) - {person.id}):
                raise No("apart", 403)
            if event.plan.entry == CLUB and not self.belongs(person.id, event.club):
                raise No("members-only", 403)
            return event.registered(person.id, name or person.name, troop, role, new_link(), language)

        self.settle(id)
        return self.ledger.change(id, deed)

    def withdraw(self, person: Person, id: str) -> Event:
        self.settle(id)
        return self.ledger.change(id, lambda event: event.withdrawn(person.id))

    def check_in(self, person: Person, id: str) -> Event:
        now = self.matches.storage.now()
        self.settle(id)
        return self.ledger.change(id, lambda event: event.checked_in(person.id, now))

    def enter(self, person: Person, id: str, round: int, board: int, read: Callable[[Event], list[Showing]]) -> Event:
        """A result: the organiser's word counts at once, a player's when all others at the table say the same."""

        def deed(event: Event) -> Event:
            if self.organises(person, event):
                return event.with_result(round, board, read(event))
            return event.claimed(round, board, self.number_of(person, event), read(event))

        self.settle(id)
        return self.ledger.change(id, deed)

    def dispute(self, person: Person, id: str, round: int, board: int) -> Event:
        return self.ledger.change(id, lambda event: event.disputed(round, board, self.number_of(person, event)))

    def number_of(self, person: Person, event: Event) -> int:
        player = event.of(person.id)
        if player is None or event.waits(player):
            raise BadEvent("not-organiser")
        return player.number

    def _seat(self, match: str, seat: int, person: Person) -> None:
        """A table that was laid before its player came."""
        if not self.matches.storage.chairs(match)[seat].taken:
            self.matches.seat(match, {seat: person})

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
        header, chairs, box = self.matches.prepare(person, wish, len(opening))
        people = {seat: one.person for seat, one in enumerate(players) if one.person and not one.bot}
        chairs = [replace(chair, person=people.get(chair.seat, "")) for chair in chairs]

        def deed(one: Event) -> Event:
            """Unless somebody was faster."""
            return one if one.meeting(round, board).match else one.with_match(round, board, header.id)

        def lay(connection: Connection, after: Event) -> None:
            if after.meeting(round, board).match == header.id:
                self.matches.storage.lay(connection, header, chairs, opening, box)

        match = self.ledger.change(id, deed, lay).meeting(round, board).match
        if match == header.id:
            self.matches.storage.told(Ring(header))
            self.matches.begun(header)
        return match

    def _opening(self, event: Event, meeting: Meeting) -> list[Row]:
        """The lines by which the players take the troops that they have entered."""
        lines = opening_lines(event, meeting)
        if not lines:
            return []
        settings, box = event.settings(meeting.round), standard_box(event.title_page)
        match = Match(self.matches.furnace.loaded(event.game), box, len(meeting.players), settings, seed=0)
        for seat, line in lines:
            match.play(line, seat)
        now = self.matches.storage.now()
        return [Row(k, "play", line.seat, line.action, now) for k, line in enumerate(match.lines, 1)]

    def bar_of(self, header: Header) -> Bar | None:
        """What an event forbids in a match of it. A match is laid for an event or never belongs to one."""
        choosing = organised_of(find(header.game)).choosing
        if choosing is None or not self.ledger.has_match(header.id):
            return None
        return lambda match, seat: self.spent(match, header.id, seat, choosing)

    def spent(self, match: Match, id: str, seat: int, choosing: Callable[[str], str]) -> dict[int, int]:
        """The objectives that the player of a seat has used in the event, where the match asks for one and any other is left
        (AK-250)."""
        if seat not in match.to_act():
            return {}
        organised = organised_of(match.game)
        cards = {match.read(choosing(card.id)): card.id for card in organised.objectives}
        asked = cards.keys() & set(match.legal(seat))
        event = self.ledger.with_match(id) if asked else None
        if event is None:
            return {}
        meeting = next(one for one in event.meetings if one.match == id)
        used = event.used(meeting.players[seat])
        gone = {action for action in asked if cards[action] in used}
        return dict.fromkeys(gone, rule_number(organised, "objectives")) if gone != asked else {}

    def keep_time(self, now: float) -> None:
        """Pair the rounds whose time has come, whether anybody looks or not."""
        for id in self.ledger.clocked(now):
            self.settle(id)

    def settle(self, id: str) -> Event:
        """Enter the results of the matches that are over by now, and pair the round whose time has come."""
        event = self.ledger.event(id)
        for meeting in event.open_meetings:
            if meeting.match and not event.over:
                shown = self._shown(event, meeting)
                if shown:
                    event = self.ledger.change(id, lambda one, at=meeting, shown=shown: settled(one, at, shown))  # type: ignore[misc]
        now = self.matches.storage.now()
        if event.due(now):
            with suppress(BadEvent):  # too few, or only rematches are left: that is for the organiser
                event = self.ledger.change(id, lambda one: next_round(one) if one.due(now) else one)
        return event

    def _shown(self, event: Event, meeting: Meeting) -> list[Showing]:
        """The results of a meeting's match; none while it goes on, when it can no longer be read, or when its luck was known."""
        try:
            header = self.matches.storage.header(meeting.match)
            if header.status != OVER or header.parent:
                return []
            with self.matches.holding(meeting.match) as live:
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
