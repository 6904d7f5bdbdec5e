"""The door of this room: who wants to be told where, and what they are told. It is what everybody there knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import select

from athanor.events import Event
from athanor.events.standings import leaders
from athanor.kernel.errors import AthanorError
from athanor.kernel.game import find, slugs
from athanor.kernel.words import Words
from athanor.table.errors import No
from athanor.table.events.ledger import Ledger
from athanor.table.live import Live
from athanor.table.matches import Matches
from athanor.table.notices.carriers import Hook, Mail, Notice, Push, check_keys, check_mail
from athanor.table.notices.channels import HOOK, MAIL, PUSH, Channel, Channels, new_key
from athanor.table.notices.crier import Crier
from athanor.table.notices.outbox import CONFIRM, EVENT, INVITED, PAIRED, Due, Outbox
from athanor.table.notices.post import checked
from athanor.table.schema import invitations, seats
from athanor.table.settings import Settings
from athanor.table.storage import Header

FOLDER = Path(__file__).parent / "texts"
CONFIRMS, STOPS, FEED = "confirm", "stop", "feed"


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    return Words(FOLDER, language)


class Notices:
    """Everything about notices, as this process serves them."""

    def __init__(self, matches: Matches, settings: Settings, secret: str) -> None:
        self.matches = matches
        self.settings = settings
        self.address = settings.address.rstrip("/")
        self.channels = Channels(matches.storage)
        self.outbox = Outbox(matches.storage.reading, matches.storage.writing)
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else self.address or "mailto:nobody@example.org"
        self.push = Push(settings.vapid(), contact, settings.private_hooks)
        self.mail = Mail(settings)
        self.hook = Hook(self.address, settings.private_hooks)
        self.crier = Crier(self.outbox, self.channels, self.say, self.waited_for, settings.sweep, settings.mail_every)
        self.sign = URLSafeSerializer(secret, salt="athanor notices")

    # Links that need nobody's cookie

    def link(self, what: str, id: str) -> str:
        return f"/notices/{what}/{self.sign.dumps([what, id])}"

    def read(self, what: str, token: str) -> str:
        """What a link was made for; another link leads nowhere."""
        try:
            kind, id = self.sign.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise No("no-such-link", 404) from None
        if kind != what:
            raise No("no-such-link", 404)
        return str(id)

    def behind(self, what: str, token: str) -> Channel:
        found = self.channels.find(self.read(what, token))
        if found is None:
            raise No("no-such-link", 404)
        return found

    # Ways to somebody

    def add_push(self, person: str, endpoint: str, p256dh: str, auth: str, language: str) -> Channel:
        keys = check_keys(p256dh, auth)
        checked(endpoint, self.settings.private_hooks)
        return self.channels.add(person, PUSH, endpoint, language, keys, confirmed=True)

    def add_hook(self, person: str, url: str, language: str) -> Channel:
        checked(url, self.settings.private_hooks)
        return self.channels.add(person, HOOK, url, language, {"key": new_key()}, confirmed=True)

    def add_mail(self, person: str, address: str, language: str) -> Channel:
        """Nothing is sent there but the question whether it is right, until somebody says so."""
        if not self.mail.works:
            raise No("no-mail", 409)
        known = next(
            (one for one in self.channels.of(person) if one.kind == MAIL and one.address == check_mail(address)), None
        )
        if known and known.works:
            return known
        made = self.channels.add(person, MAIL, check_mail(address), language, {}, confirmed=False)
        self.outbox.ask(made.id, self.matches.storage.now())
        return made

    # What is told

    def waited_for(self, row: Due, channel: Channel) -> bool:
        """The table still waits for this person, as far as everybody knows; where a question is secret, whether
        they have answered it or not."""
        if row.kind == INVITED:
            return self._seat_kept(row, channel) is not None
        if row.kind in (EVENT, PAIRED):
            return self._event_of(row, channel) is not None
        try:
            with self.matches.holding(row.match) as live:
                return live.playing and any(live.chairs[seat].person == channel.person for seat in called(live))
        except AthanorError:  # a game or an edition that is no longer here
            return False

    def _seat_kept(self, row: Due, channel: Channel) -> str | None:
        """The link of the free seat to which somebody is invited."""
        wanted = (
            select(seats.c.link)
            .join(invitations, (invitations.c.match == seats.c.match) & (invitations.c.seat == seats.c.seat))
            .where(
                seats.c.match == row.match, invitations.c.person == channel.person, seats.c.person == "", seats.c.bot == ""
            )
        )
        with self.matches.storage.reading.connect() as connection:
            return connection.execute(wanted).scalar()

    def _event_of(self, row: Due, channel: Channel) -> Event | None:
        """The event of a row, if there is still something to tell of it: whoever is paired has not played yet."""
        try:
            event = Ledger(self.matches.storage).event(row.match)
        except AthanorError:
            return None
        mine = event.of(channel.person)
        waits = mine is not None and any(mine.number in one.players for one in event.open_meetings)
        return event if event.game in slugs() and (row.kind == EVENT or waits) else None

    def say(self, channel: Channel, rows: Sequence[Due]) -> None:
        """Send it; what fails is `Undelivered`."""
        told = [notice for row in rows if (notice := self.notice(row, channel))]
        if not told:
            return
        if channel.kind == MAIL:
            tongue = words(channel.language)
            foot = tongue("mail-foot" if channel.confirmed else "confirm-foot")
            self.mail.send(channel, told, self.link(STOPS, channel.id), foot)
            return
        for notice in told:
            if channel.kind == PUSH:
                self.push.send(channel, notice)
            else:
                self.hook.send(channel, notice, self.matches.storage.now())

    def notice(self, row: Due, channel: Channel) -> Notice | None:
        """What one row says, to this person, in their language."""
        tongue = words(channel.language)
        if row.kind == CONFIRM:
            title, body = tongue("confirm-title"), tongue("confirm-body")
            return Notice(CONFIRM, title, body, self.link(CONFIRMS, channel.id))
        if row.kind in (EVENT, PAIRED):
            return self._event_notice(row, channel, tongue)
        header = self.matches.storage.header(row.match)
        if header.game not in slugs():
            return None
        if row.kind == INVITED:
            return self._invitation(row, channel, header, tongue)
        with self.matches.holding(row.match) as live:
            secret, chairs = live.asks_in_secret, list(live.chairs)
        mine = [chair.name for chair in chairs if chair.person == channel.person]
        others = [chair.name for chair in chairs if chair.person != channel.person and chair.name]
        game, names = find(header.game).title[channel.language], tongue.listed(others) if others else tongue("nobody-else")
        kind = "asked" if secret else "turn"
        body = tongue(f"{kind}-body", game=game, names=names, name=mine[0] if mine else "")
        return Notice(kind, tongue(f"{kind}-title", game=game), body, f"/m/{row.match}", header.game, row.match,
                      tuple(chair.name for chair in chairs))  # fmt: skip

    def _invitation(self, row: Due, channel: Channel, header: Header, tongue: Words) -> Notice | None:
        """Leads to the seat; a hook, where others may read along, to the table."""
        link, chairs = self._seat_kept(row, channel), self.matches.storage.chairs(row.match)
        if link is None:
            return None
        host = next((chair.name for chair in chairs if chair.person == header.host), "")
        game = find(header.game).title[channel.language]
        path = f"/m/{row.match}" if channel.kind == HOOK else f"/join/{link}"
        title, body = tongue("invited-title", game=game), tongue("invited-body", game=game, name=host)
        return Notice(INVITED, title, body, path, header.game, row.match, (host,))

    def _event_notice(self, row: Due, channel: Channel, tongue: Words) -> Notice | None:
        event = self._event_of(row, channel)
        if event is None:
            return None
        body = told_of(event, tongue) if row.kind == EVENT else tongue("paired-body", event=event.name, round=event.round)
        return Notice(row.kind, event.name, body, f"/events/{event.id}", event.game)


def told_of(event: Event, tongue: Words) -> str:
    """How far an event is, in a sentence."""
    state = "over" if event.over else "round" if event.round else "new"
    winners = ", ".join(one.name for one in leaders(event)) if event.begun else ""
    game = event.title_page.title[tongue.language]
    return tongue(f"event-{state}", event=event.name, game=game, round=event.round, names=winners or "–")


def called(live: Live) -> list[int]:
    """The seats of people that a table waits for, as everybody sees."""
    seen = live.seen
    return sorted(seen.people & seen.awaited)
