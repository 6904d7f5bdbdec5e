"""The pages of events: the list, a new one, standings and rounds, a player; the organiser's forms stand on the same pages."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from athanor.events import KINDS, BadEvent, Event, Meeting, Plan, Showing, new_event, standings
from athanor.events.export import points_line, ties_line
from athanor.events.pieces import won
from athanor.events.plan import CLUB, ENTRIES, LONGEST_VENUE, LONGEST_WAIT, MOST_PLACES, moment
from athanor.events.standings import index_of, leaders, next_round
from athanor.events.words import words, words_of
from athanor.kernel.game import Game, find, slugs
from athanor.kernel.organised import organised_of
from athanor.table import gallery
from athanor.table.audience import eyes_of
from athanor.table.clubs.doors import run_by
from athanor.table.errors import No
from athanor.table.events.api import calendar_of
from athanor.table.events.ledger import new_link
from athanor.table.lobby import glance, seats_of
from athanor.table.notices.channels import zones
from athanor.table.pages import Form, go, render, whole
from athanor.table.people import known
from athanor.table.request import Ask, Asking
from athanor.table.storage import PLAYING

event_pages = APIRouter(include_in_schema=False)
Id = Annotated[str, Path(max_length=64)]
Number = Annotated[int, Path(ge=1, le=100_000)]
MOST = 100_000


def show(ask: Asking, name: str, game: Game | None = None, **given: Any) -> Response:
    w = words_of(game, ask.language) if game else words(ask.language)
    return render(ask, name, w=w, game=game, **given)


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


def read_plan(ask: Asking, game: str, fields: dict[str, str]) -> Plan:
    bot, zone = fields.get("filler", ""), fields.get("zone", "") or "UTC"
    if zone not in zones():
        raise BadEvent("bad-zone")
    return Plan(
        entry=fields.get("entry", ""),
        most=whole(fields.get("most", ""), 0, MOST_PLACES, 0),
        begins=moment(fields.get("begins", "")[:40], zone),
        zone=zone,
        every=whole(fields.get("every", ""), 0, LONGEST_WAIT, 0),
        check_in=whole(fields.get("check_in", ""), 0, LONGEST_WAIT, 0),
        venue=" ".join(fields.get("venue", "").split())[:LONGEST_VENUE],
        filler=ask.matches.bot(bot, game) if bot else "",
    ).checked()


# All events


@event_pages.get("/events")
def all_events(ask: Ask) -> Response:
    found = [event for event in ask.rooms.organiser.ledger.events() if event.game in slugs()]
    first = {event.id: leaders(event) for event in found if event.begun}
    return show(ask, "events.html", events=found, leaders=first, games=[find(slug) for slug in slugs()])


@event_pages.get("/new-event/{slug}")
def new(ask: Ask, slug: Id, club: Annotated[str, Query(max_length=40)] = "") -> Response:
    game = find(slug)
    return show(
        ask, "event_new.html", game, kinds=KINDS if 2 in game.seats else KINDS[:2], brought=organised_of(game),
        options=option_fields(ask, game), entries=ENTRIES if club else ENTRIES[:2], zones=zones(), plan=Plan(),
        club=run_by(ask, club) if club else None,
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
        ties=[fields[f"tie{k}"] for k in range(len(organised_of(game).tie_breaks)) if fields.get(f"tie{k}")],
        rounds=whole(fields.get("rounds", ""), 0, MOST, 0),
        options=chosen_options(game, fields),
        plan=read_plan(ask, game.slug, fields),
        club=run_by(ask, fields["club"]).id if fields.get("club") else "",
    )
    return go(ask, f"/events/{ask.rooms.organiser.create(ask.person, event).id}")


# One event


@event_pages.get("/events/{id}")
def one(ask: Ask, id: Id) -> Response:
    event = ask.rooms.organiser.settle(id)
    w = words_of(event.title_page, ask.language)
    return show(
        ask,
        "event.html",
        event.title_page,
        event=event,
        rows=standings(event),
        ties=[tie for tie in event.ties if tie != "random"],
        lines=(points_line(event, w), ties_line(event, w)),
        organises=ask.rooms.organiser.organises(ask.person, event),
        mine=[player.number for player in event.players if ask.person.id and player.person == ask.person.id],
        me=event.of(ask.person.id),
        welcome=event.plan.entry != CLUB or ask.rooms.clubs.belongs(ask.person.id, event.club),
        now=ask.matches.storage.now(),
        roles=event.roles(ask.language),
        entries=ENTRIES if event.club else ENTRIES[:2],
        club=ask.rooms.clubs.club(event.club) if event.club else None,
        zones=zones(),
        plan=event.plan,
        root=str(ask.request.base_url).rstrip("/"),
        options=option_fields(ask, event.title_page),
        ready=event.organised.ready(event.options, ask.language),
        tables=tables_of(ask, event),
        index_of=index_of,
        won=won,
    )


@event_pages.get("/events/{id}/calendar.ics")
def dates(ask: Ask, id: Id) -> Response:
    return calendar_of(ask, id)


@event_pages.get("/events/{id}/live")
def live(ask: Ask, id: Id) -> Response:
    """The boards that are played now, small, for whoever wants to watch them all."""
    event = ask.rooms.organiser.settle(id)
    return show(ask, "event_live.html", event.title_page, event=event, boards=boards_of(ask, event))


def boards_of(ask: Asking, event: Event) -> list[dict[str, Any]]:
    """The meetings at the table that go on: as a spectator, or whoever sits there, sees them from afar."""
    laid = {meeting.match: meeting for meeting in event.open_meetings if meeting.match}
    headers = [header for header in ask.matches.storage.headers(list(laid)) if header.status == PLAYING]
    chairs = ask.matches.storage.seated(header.id for header in headers)
    found = [
        {
            "meeting": laid[header.id],
            "tick": header.tick_for(eyes_of(seats_of(chairs[header.id], ask.person.id))),
            "glance": glance(ask, header, chairs[header.id]),
        }
        for header in headers
    ]
    return sorted(found, key=lambda one: (one["meeting"].round, one["meeting"].board))


def tables_of(ask: Asking, event: Event) -> dict[str, Any]:
    """Of meetings that are being played here: the links of the seats that are still free."""
    links: dict[str, Any] = {}
    for meeting in event.open_meetings:
        if meeting.match:
            chairs = ask.matches.storage.chairs(meeting.match)
            links[meeting.match] = {chair.seat: f"/join/{chair.link}" for chair in chairs if not chair.taken}
    return links


@event_pages.get("/events/{id}/players/{number}")
def player(ask: Ask, id: Id, number: Number) -> Response:
    event = ask.rooms.organiser.settle(id)
    found = event.player(number)
    row = next((row for row in standings(event) if row.player.number == number), None)
    if row is None:  # a bot that fills byes
        raise BadEvent("no-such-player", who=str(number), near="")
    troop = event.organised.describe(found.troop, ask.language) if found.troop else []
    return show(
        ask, "event_player.html", event.title_page, event=event, player=found, row=row, troop=troop, index_of=index_of,
        won=won, ties=[tie for tie in event.ties if tie != "random"],
    )  # fmt: skip


# Taking part


@event_pages.post("/events/{id}/register")
def register(ask: Ask, id: Id, fields: Form) -> Response:
    ask.named(ask.person.name or fields.get("name", ""))
    troop = fields.get("own", "").strip() or fields.get("ready", "")
    ask.rooms.organiser.register(ask.person, id, fields.get("name", ""), troop, fields.get("role", ""), ask.language)
    return back_to(ask, id, "#entry")


@event_pages.post("/events/{id}/withdraw")
def withdraw(ask: Ask, id: Id) -> Response:
    ask.rooms.organiser.withdraw(known(ask.person), id)
    return back_to(ask, id, "#entry")


@event_pages.post("/events/{id}/check-in")
def check_in(ask: Ask, id: Id) -> Response:
    ask.rooms.organiser.check_in(known(ask.person), id)
    return back_to(ask, id, "#entry")


# What the organiser does


def back_to(ask: Asking, id: str, where: str = "") -> Response:
    return go(ask, f"/events/{id}{where}")


@event_pages.post("/events/{id}/players")
def add(ask: Ask, id: Id, fields: Form) -> Response:
    bot = fields.get("bot", "")
    troop = fields.get("own", "").strip() or fields.get("ready", "")

    def deed(event: Event) -> Event:
        spec = ask.matches.bot(bot, event.game) if bot else ""
        return event.with_player(fields.get("name", ""), troop, spec, 0, new_link(), ask.language)

    ask.rooms.organiser.change(ask.person, id, deed)
    return back_to(ask, id, "#players")


@event_pages.post("/events/{id}/players/{number}/{deed}")
def change_player(ask: Ask, id: Id, number: Number, deed: Id, fields: Form) -> Response:
    marks = whole(fields.get("marks", ""), 0, MOST, 0)
    deeds = {
        "drop": lambda event: event.dropped(number),
        "back": lambda event: event.back(number),
        "paint": lambda event: event.with_painting(number, marks),
        "here": lambda event: event.marked(number, True),
        "away": lambda event: event.marked(number, False),
    }
    if deed not in deeds:
        raise No("no-such-page", 404)
    ask.rooms.organiser.change(ask.person, id, deeds[deed])
    return back_to(ask, id, "#players")


@event_pages.post("/events/{id}/waiting/{number}/admit")
def admit(ask: Ask, id: Id, number: Number) -> Response:
    ask.rooms.organiser.change(ask.person, id, lambda event: event.admitted(number))
    return back_to(ask, id, "#players")


@event_pages.post("/events/{id}/plan")
def plan(ask: Ask, id: Id, fields: Form) -> Response:
    def deed(event: Event) -> Event:
        return event.planned_as(read_plan(ask, event.game, fields))

    ask.rooms.organiser.change(ask.person, id, deed)
    return back_to(ask, id)


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
def close(ask: Ask, id: Id, fields: Form) -> Response:
    def deed(event: Event) -> Event:
        if fields.get("sure") != "on":
            raise No("say-sure", 422)
        return event.closed()

    ask.rooms.organiser.change(ask.person, id, deed)
    return back_to(ask, id)


@event_pages.post("/events/{id}/rounds/{round}/tables/{table}/result")
def enter(ask: Ask, id: Id, round: Number, table: Number, fields: Form) -> Response:
    def read(event: Event) -> list[Showing]:
        return read_results(event.meeting(round, table), fields)

    ask.rooms.organiser.enter(ask.person, id, round, table, read)
    return back_to(ask, id, f"#table-{round}-{table}")


@event_pages.post("/events/{id}/rounds/{round}/tables/{table}/dispute")
def dispute(ask: Ask, id: Id, round: Number, table: Number) -> Response:
    ask.rooms.organiser.dispute(ask.person, id, round, table)
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
    seated = any(chair.person == ask.person.id for chair in ask.matches.storage.chairs(match))
    return go(ask, f"/m/{match}") if seated else back_to(ask, id, f"#table-{round}-{table}")


# Secret links


@event_pages.get("/organise/{key}")
def organise(ask: Ask, key: Id) -> Response:
    event = ask.rooms.organiser.ledger.with_key(key)
    if event is None:
        raise No("no-such-link", 404)
    return show(ask, "event_accept.html", event.title_page, event=event, player=None)


@event_pages.post("/organise/{key}")
def take_over(ask: Ask, key: Id, fields: Form) -> Response:
    ask.named(fields.get("name", ""))
    return back_to(ask, ask.rooms.organiser.take_over(ask.person, key).id)


@event_pages.get("/take-part/{link}")
def invitation(ask: Ask, link: Id) -> Response:
    found = ask.rooms.organiser.ledger.with_link(link)
    if found is None:
        raise No("no-such-link", 404)
    return show(ask, "event_accept.html", found[0].title_page, event=found[0], player=found[1])


@event_pages.post("/take-part/{link}")
def take_part(ask: Ask, link: Id) -> Response:
    found = ask.rooms.organiser.ledger.with_link(link)
    ask.named(ask.person.name or (found[1].name if found else ""))
    return back_to(ask, ask.rooms.organiser.take_part(ask.person, link).id)
