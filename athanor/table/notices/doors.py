"""The page of notices, the links in mails, the feeds, and the same for programs."""

from __future__ import annotations

from math import ceil
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import Field
from starlette.responses import Response

from athanor.kernel.game import find, slugs
from athanor.table.api import Body, Json
from athanor.table.clocks import DAY
from athanor.table.errors import No
from athanor.table.notices.channels import Channel, Hours, zones
from athanor.table.notices.feed import Item, atom
from athanor.table.notices.notices import CONFIRMS, FEED, STOPS, called, words
from athanor.table.pages import Form, go, render, whole
from athanor.table.people import known
from athanor.table.request import Answer, Ask, Asking
from athanor.table.storage import GATHERING, PLAYING

notice_pages = APIRouter(include_in_schema=False)
notice_api = APIRouter(prefix="/api/notices", tags=["notices"], route_class=Answer)
Id = Annotated[str, Path(max_length=24)]
Token = Annotated[str, Path(max_length=200)]
NEW, ASKED = (20, 0.02), (2, 2 / 86_400)
"""How often somebody may name an address; how often one address may be asked whether it is right."""


class Pushed(Body):
    """What a browser says of itself (`PushSubscription.toJSON`)."""

    endpoint: str = Field(max_length=500)
    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)


class Addressed(Body):
    address: str = Field(max_length=500)


class Quiet(Body):
    """From a minute of the day to another, at a place; the same minute twice is no quiet hours."""

    begins: int = Field(ge=0, le=1439)
    ends: int = Field(ge=0, le=1439)
    zone: str = Field(max_length=64)


# Deeds, for pages and programs


def ask_mail(ask: Asking, address: str) -> Channel:
    ask.limit("channels", NEW)
    ask.rooms.rates.take(f"mail {address[:200]}", "asked", ASKED)
    return ask.rooms.notices.add_mail(known(ask.person).id, address, ask.language)


def add_hook(ask: Asking, address: str) -> Channel:
    ask.limit("channels", NEW)
    return ask.rooms.notices.add_hook(known(ask.person).id, address, ask.language)


def shown(channel: Channel) -> Json:
    """A channel, for its owner; its keys are told once."""
    state = "works" if channel.works else "broken" if channel.confirmed else "unconfirmed"
    return {"id": channel.id, "kind": channel.kind, "address": channel.address, "state": state}


# The page


def show(ask: Asking, name: str, **given: Any) -> Response:
    return render(ask, name, w=words(ask.language), **given)


@notice_pages.get("/notices")
def page(ask: Ask) -> Response:
    return notices_page(ask)


def notices_page(ask: Asking, key: str = "") -> Response:
    notices, person = ask.rooms.notices, ask.person.id
    return show(
        ask, "notices.html", channels=[shown(one) for one in notices.channels.of(person)] if person else [], key=key,
        hours=notices.channels.hours(person) if person else None, zones=zones(), mails=notices.mail.works,
        public=notices.push.public, feed=notices.link(FEED, person) if person else "",
        away=days_away(ask, person) if person else 0,
        minutes=max(1, round(ask.rooms.settings.mail_every / 60)),
    )  # fmt: skip


def days_away(ask: Asking, person: str) -> int:
    """For how many days more somebody is on vacation, a day that has begun among them."""
    now: float = ask.matches.storage.now()
    until: float = ask.matches.storage.away([person], now)[0]
    return ceil(max(0.0, until - now) / DAY)


@notice_pages.post("/notices/mail")
def mail(ask: Ask, fields: Form) -> Response:
    ask.named()
    ask_mail(ask, fields.get("address", "").strip())
    return go(ask, "/notices")


@notice_pages.post("/notices/hook")
def hook(ask: Ask, fields: Form) -> Response:
    """The key of a new hook is in the answer, and nowhere else."""
    ask.named()
    made = add_hook(ask, fields.get("address", "").strip())
    return ask.remember(notices_page(ask, made.keys["key"]))


@notice_pages.post("/notices/hours")
def hours(ask: Ask, fields: Form) -> Response:
    ask.named()
    begins, ends = minute(fields.get("begins", "")), minute(fields.get("ends", ""))
    chosen = Hours(begins, ends, fields.get("zone", "")) if begins != ends and fields.get("deed") != "none" else None
    ask.rooms.notices.channels.set_hours(ask.person.id, chosen)
    return go(ask, "/notices")


@notice_pages.post("/vacation")
def leave(ask: Ask, fields: Form) -> Response:
    ask.matches.vacation(known(ask.person), whole(fields.get("days", ""), 0, 30, 0) * DAY)
    return go(ask, "/notices")


def minute(text: str) -> int:
    """A time of day, as a field of a form says it."""
    hour, _, rest = text.partition(":")
    return whole(hour, 0, 23, 0) * 60 + whole(rest[:2], 0, 59, 0)


@notice_pages.post("/notices/{id}/off")
def end(ask: Ask, id: Id) -> Response:
    ask.rooms.notices.channels.drop(id, known(ask.person).id)
    return go(ask, "/notices")


# Links in mails: they work without a cookie, and ask before they do anything, as programs follow links too


@notice_pages.get("/notices/confirm/{token}")
def may_write(ask: Ask, token: Token) -> Response:
    channel = ask.rooms.notices.behind(CONFIRMS, token)
    return show(ask, "notices_link.html", what="confirm", where=channel.address, done=False)


@notice_pages.post("/notices/confirm/{token}")
def confirm(ask: Ask, token: Token) -> Response:
    channel = ask.rooms.notices.behind(CONFIRMS, token)
    ask.rooms.notices.channels.set(channel.id, confirmed=True, broken=0)
    return show(ask, "notices_link.html", what="confirm", where=channel.address, done=True)


@notice_pages.get("/notices/stop/{token}")
def may_stop(ask: Ask, token: Token) -> Response:
    channel = ask.rooms.notices.behind(STOPS, token)
    return show(ask, "notices_link.html", what="stop", where=channel.address, done=False)


@notice_pages.post("/notices/stop/{token}")
def stop(ask: Ask, token: Token) -> Response:
    """One click, from a page or from a mail program. Twice is no mistake."""
    id = ask.rooms.notices.read(STOPS, token)
    ask.rooms.notices.channels.drop(id)
    return show(ask, "notices_link.html", what="stop", where="", done=True)


# Feeds


def root(ask: Asking) -> str:
    return ask.rooms.notices.address or str(ask.request.base_url).rstrip("/")


def fed(ask: Asking, path: str, title: str, items: list[Item]) -> Response:
    now = ask.matches.storage.now()
    body = atom(f"{root(ask)}{path}", title, f"{root(ask)}{path}", ask.language, items, now)
    return Response(body, media_type="application/atom+xml")


@notice_pages.get("/notices/feed/{token}")
def own_feed(ask: Ask, token: Token) -> Response:
    """The tables that wait for somebody, as everybody sees; a new wait is a new entry."""
    person, tongue = ask.rooms.notices.read(FEED, token), words(ask.language)
    items, name = [], ""
    for header in ask.matches.storage.tables((PLAYING,), person):
        if header.game not in slugs():
            continue
        with ask.matches.holding(header.id) as live:
            mine = [seat for seat in called(live) if live.chairs[seat].person == person]
            others = [chair.name for chair in live.chairs if chair.person != person]
            kind = "asked" if live.asks_in_secret else "turn"
        if mine:
            name, game = live.chairs[mine[0]].name, find(header.game).title[ask.language]
            told = tongue(
                f"{kind}-body", game=game, names=tongue.listed(others) if others else tongue("nobody-else"), name=name
            )
            where = f"{root(ask)}/m/{header.id}"
            items.append(
                Item(f"{where}#{int(header.noticed)}", tongue(f"{kind}-title", game=game), told, where, header.noticed)
            )
    return fed(ask, f"/notices/feed/{token}", tongue("feed-of", name=name or "…"), items)


@notice_pages.get("/feed.atom")
def open_feed(ask: Ask) -> Response:
    """The tables that anybody may join."""
    tongue, storage = words(ask.language), ask.matches.storage
    found = [header for header in storage.tables((GATHERING,)) if header.game in slugs()]
    seated = storage.seated(header.id for header in found)
    items = []
    for header in found:
        taken, where = sum(chair.taken for chair in seated[header.id]), f"{root(ask)}/m/{header.id}"
        told = tongue("feed-seats", game=find(header.game).title[ask.language], taken=taken, seats=header.seats)
        items.append(Item(where, find(header.game).title[ask.language], told, where, header.made))
    return fed(ask, "/feed.atom", tongue("feed-listed"), items)


# Programs


@notice_api.get("")
def all_channels(ask: Ask) -> Json:
    """Where you are told, your quiet hours, the key for push (`applicationServerKey`), and whether mails can be sent."""
    notices, person = ask.rooms.notices, known(ask.person).id
    quiet = notices.channels.hours(person)
    found = [shown(one) for one in notices.channels.of(person)]
    return {
        "ok": True,
        "channels": found,
        "hours": vars(quiet) if quiet else None,
        "key": notices.push.public,
        "mails": notices.mail.works,
    }


@notice_api.post("/push", status_code=201)
def push_to(ask: Ask, body: Pushed) -> Json:
    """Tell this browser from now on."""
    ask.limit("channels", NEW)
    person = known(ask.person).id
    return {
        "ok": True,
        "channel": shown(ask.rooms.notices.add_push(person, body.endpoint, body.p256dh, body.auth, ask.language)),
    }


@notice_api.post("/mail", status_code=201)
def mail_to(ask: Ask, body: Addressed) -> Json:
    """Write to this address once its owner has said that it is right."""
    return {"ok": True, "channel": shown(ask_mail(ask, body.address))}


@notice_api.post("/hook", status_code=201)
def post_to(ask: Ask, body: Addressed) -> Json:
    """Post to this address. `key` signs what is posted, and is told only now."""
    made = add_hook(ask, body.address)
    return {"ok": True, "channel": shown(made), "key": made.keys["key"]}


@notice_api.post("/hours")
def quiet_hours(ask: Ask, body: Quiet) -> Json:
    """Tell nothing between these minutes of the day."""
    ask.rooms.notices.channels.set_hours(known(ask.person).id, Hours(body.begins, body.ends, body.zone))
    return {"ok": True}


@notice_api.post("/{id}/off")
def off(ask: Ask, id: Id) -> Json:
    """Tell nothing there any more."""
    if not ask.rooms.notices.channels.drop(id, known(ask.person).id):
        raise No("no-such-channel", 404)
    return {"ok": True}
