"""The pages of events: the list, a new one, standings and rounds, a player; the organiser's forms stand on the same pages."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path
from starlette.responses import Response

from athanor.events import KINDS, BadEvent, Event, Meeting, Showing, new_event, standings
from athanor.events.event import won
from athanor.events.export import points_line, ties_line
from athanor.events.standings import index_of, leaders, next_round
from athanor.events.words import words
from athanor.kernel.game import Game, find, slugs
from athanor.kernel.organised import TIES, organised_of
from athanor.table import gallery
from athanor.table.desk import Ask, Asking
from athanor.table.errors import No
from athanor.table.ledger import new_link
from athanor.table.pages import Form, go, render, whole

event_pages = APIRouter(include_in_schema=False)
Id = Annotated[str, Path(max_length=64)]
Number = Annotated[int, Path(ge=1, le=100_000)]
MOST = 100_000


def show(ask: Asking, name: str, **given: Any) -> Response:
    return render(ask, name, w=words(ask.language), **given)


def option_fields(ask: Asking, game: Game) -> list[dict[str, Any]]:
    return [
        {
            "name": option.name,
            "label": gallery.option_name(game, option, ask.language),
            "rule": option.rule,
            "values": [(value, gallery.value_name(game, option, value, ask.words)) for value in option.values],
        }
        for option in game.options
    ]


def chosen_options(game: Game, fields: dict[str, str]) -> dict[str, str]:
    return {one.name: fields[f"option-{one.name}"] for one in game.options if fields.get(f"option-{one.name}")}


# All events


@event_pages.get("/events")
def all_events(ask: Ask) -> Response:
    found = [event for event in ask.rooms.organiser.ledger.events() if event.game in slugs()]
    first = {event.id: leaders(event) for event in found if event.begun}
    return show(ask, "events.html", events=found, leaders=first, games=[find(slug) for slug in slugs()])


@event_pages.get("/new-event/{slug}")
def new(ask: Ask, slug: Id) -> Response:
    game = find(slug)
    return show(
        ask, "event_new.html", game=game, kinds=KINDS if 2 in game.seats else KINDS[:2], ties=TIES,
        brought=organised_of(game), options=option_fields(ask, game),
    )  # fmt: skip


@event_pages.post("/new-event/{slug}")
def create(ask: Ask, slug: Id, fields: Form) -> Response:
    game = find(slug)
    ask.named(fields.get("person", ""))
    ask.limit("tables", ask.rooms.settings.limits.tables)
    parts = fields.get("points", "").replace(" ", "").split("/")
    if not all(part.isdecimal() and len(part) < 5 for part in parts):
        raise BadEvent("bad-points")
    event = new_event(
        fields.get("kind", ""),
        game.slug,
        fields.get("name", ""),
        seed=secrets.randbits(62),
        seats=whole(fields.get("seats", ""), 0, 32, 0),
        points=[int(part) for part in parts],
        ties=[fields[f"tie{k}"] for k in range(len(TIES)) if fields.get(f"tie{k}")],
        rounds=whole(fields.get("rounds", ""), 0, MOST, 0),
        options=chosen_options(game, fields),
    )
    return go(ask, f"/events/{ask.rooms.organiser.create(ask.person, event).id}")


# One event


@event_pages.get("/events/{id}")
def one(ask: Ask, id: Id) -> Response:
    event = ask.rooms.organiser.settle(id)
    w = words(ask.language)
    return show(
        ask,
        "event.html",
        event=event,
        game=event.title_page,
        rows=standings(event),
        ties=[tie for tie in event.ties if tie != "random"],
        lines=(points_line(event, w), ties_line(event, w)),
        organises=ask.rooms.organiser.organises(ask.person, event),
        mine=[player.number for player in event.players if ask.person.id and player.person == ask.person.id],
        root=str(ask.request.base_url).rstrip("/"),
        options=option_fields(ask, event.title_page),
        ready=event.organised.ready(event.options, ask.language),
        tables=tables_of(ask, event),
        index_of=index_of,
        won=won,
    )


def tables_of(ask: Asking, event: Event) -> dict[str, Any]:
    """Of meetings that are being played here: the links of the seats that are still free."""
    links: dict[str, Any] = {}
    for meeting in event.open_meetings:
        if meeting.match:
            chairs = ask.house.storage.chairs(meeting.match)
            links[meeting.match] = {chair.seat: f"/join/{chair.link}" for chair in chairs if not chair.taken}
    return links


@event_pages.get("/events/{id}/players/{number}")
def player(ask: Ask, id: Id, number: Number) -> Response:
    event = ask.rooms.organiser.settle(id)
    found = event.player(number)
    row = next(row for row in standings(event) if row.player.number == number)
    troop = event.organised.describe(found.troop, ask.language) if found.troop else []
    return show(
        ask, "event_player.html", event=event, game=event.title_page, player=found, row=row, troop=troop, index_of=index_of,
        won=won, ties=[tie for tie in event.ties if tie != "random"],
    )  # fmt: skip


# What the organiser does


def back_to(ask: Asking, id: str, where: str = "") -> Response:
    return go(ask, f"/events/{id}{where}")


@event_pages.post("/events/{id}/players")
def add(ask: Ask, id: Id, fields: Form) -> Response:
    bot = fields.get("bot", "")
    spec = ask.house.bot(bot) if bot else ""
    troop = fields.get("own", "").strip() or fields.get("ready", "")
    ask.rooms.organiser.change(
        ask.person, id, lambda event: event.with_player(fields.get("name", ""), troop, spec, 0, new_link(), ask.language)
    )
    return back_to(ask, id, "#players")


@event_pages.post("/events/{id}/players/{number}/{deed}")
def change_player(ask: Ask, id: Id, number: Number, deed: Id, fields: Form) -> Response:
    marks = whole(fields.get("marks", ""), 0, MOST, 0)
    deeds = {
        "drop": lambda event: event.dropped(number),
        "back": lambda event: event.back(number),
        "paint": lambda event: event.with_painting(number, marks),
    }
    if deed not in deeds:
        raise No("no-such-page", 404)
    ask.rooms.organiser.change(ask.person, id, deeds[deed])
    return back_to(ask, id, "#players")


@event_pages.post("/events/{id}/pair")
def pair(ask: Ask, id: Id, fields: Form) -> Response:
    def deed(event: Event) -> Event:
        options = chosen_options(event.title_page, fields)
        who = [fields[f"player{k}"] for k in range(event.seats) if fields.get(f"player{k}")]
        if who:
            return event.met_by_hand(who, options)
        return next_round(event, options, fields.get("rematches") == "on")

    ask.rooms.organiser.change(ask.person, id, deed)
    return back_to(ask, id, "#rounds")


@event_pages.post("/events/{id}/unpair")
def unpair(ask: Ask, id: Id) -> Response:
    ask.rooms.organiser.change(ask.person, id, lambda event: event.unpaired())
    return back_to(ask, id, "#rounds")


@event_pages.post("/events/{id}/close")
def close(ask: Ask, id: Id) -> Response:
    ask.rooms.organiser.change(ask.person, id, lambda event: event.closed())
    return back_to(ask, id)


@event_pages.post("/events/{id}/rounds/{round}/tables/{table}/result")
def enter(ask: Ask, id: Id, round: Number, table: Number, fields: Form) -> Response:
    def deed(event: Event) -> Event:
        return event.with_result(round, table, read_results(event.meeting(round, table), fields))

    ask.rooms.organiser.change(ask.person, id, deed)
    return back_to(ask, id, f"#table-{round}-{table}")


def read_results(meeting: Meeting, fields: dict[str, str]) -> list[Showing]:
    """Two players: `winner` says 1-2, 1-1 or 2-1; more: a place for each."""
    seats = range(len(meeting.players))
    places = fields.get("winner", "").split("-") if len(seats) == 2 else [fields.get(f"place{k}", "") for k in seats]
    return [
        Showing(
            whole(place, 1, len(seats), 0),
            whole(fields.get(f"scenario{k}", ""), 0, MOST, 0),
            whole(fields.get(f"losses{k}", ""), 0, MOST, 0),
            fields.get(f"objective{k}", "")[:16],
            fields.get(f"achieved{k}") == "on",
        )
        for k, place in zip(seats, places, strict=False)
    ]


@event_pages.post("/events/{id}/rounds/{round}/tables/{table}/play")
def play(ask: Ask, id: Id, round: Number, table: Number) -> Response:
    ask.limit("tables", ask.rooms.settings.limits.tables)
    match = ask.rooms.organiser.lay(ask.person, id, round, table)
    seated = any(chair.person == ask.person.id for chair in ask.house.storage.chairs(match))
    return go(ask, f"/m/{match}") if seated else back_to(ask, id, f"#table-{round}-{table}")


# Secret links


@event_pages.get("/organise/{key}")
def organise(ask: Ask, key: Id) -> Response:
    event = ask.rooms.organiser.ledger.with_key(key)
    if event is None:
        raise No("no-such-link", 404)
    return show(ask, "event_accept.html", event=event, game=event.title_page, player=None)


@event_pages.post("/organise/{key}")
def take_over(ask: Ask, key: Id, fields: Form) -> Response:
    ask.named(fields.get("name", ""))
    return back_to(ask, ask.rooms.organiser.take_over(ask.person, key).id)


@event_pages.get("/take-part/{link}")
def invitation(ask: Ask, link: Id) -> Response:
    found = ask.rooms.organiser.ledger.with_link(link)
    if found is None:
        raise No("no-such-link", 404)
    return show(ask, "event_accept.html", event=found[0], game=found[0].title_page, player=found[1])


@event_pages.post("/take-part/{link}")
def take_part(ask: Ask, link: Id) -> Response:
    found = ask.rooms.organiser.ledger.with_link(link)
    ask.named(ask.person.name or (found[1].name if found else ""))
    return back_to(ask, ask.rooms.organiser.take_part(ask.person, link).id)
