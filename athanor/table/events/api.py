"""The JSON door to the organised game: everything that the pages of events do, for programs."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from athanor.events import Event, Meeting, Plan, Player, Showing, new_event, standings
from athanor.events.calendar import calendar
from athanor.events.export import columns_of, page, results_csv, standings_csv
from athanor.events.plan import LATEST, LONGEST_WAIT, MOST_PLACES
from athanor.events.standings import index_of, next_round
from athanor.table.api import Boards, Body, Json, Options
from athanor.table.clubs.doors import run_by
from athanor.table.events.ledger import new_link
from athanor.table.levels import level_of
from athanor.table.people import known
from athanor.table.request import Answer, Ask, Asking

event_api = APIRouter(prefix="/api/events", route_class=Answer, tags=["events"])
Id = Annotated[str, Path(max_length=40)]
Link = Annotated[str, Path(max_length=64)]
Number = Annotated[int, Path(ge=1, le=100_000)]
Whole = Annotated[int, Field(ge=0, le=100_000)]
Marks = Annotated[int, Field(ge=-100_000, le=100_000)]
Word = Annotated[str, Field(max_length=40)]


class NewPlan(Body):
    """When and where it is, who may register, and what happens by the clock."""

    entry: Literal["", "open", "club"] = ""
    most: int = Field(default=0, ge=0, le=MOST_PLACES)
    begins: int = Field(default=0, ge=0, le=LATEST)
    zone: str = Field(default="UTC", max_length=64)
    every: int = Field(default=0, ge=0, le=LONGEST_WAIT)
    check_in: int = Field(default=0, ge=0, le=LONGEST_WAIT)
    venue: str = Field(default="", max_length=100)
    filler: str = Field(default="", max_length=40)


class NewEvent(Body):
    """An event as it is wanted; what is left out is as the game wants it."""

    game: str = Field(max_length=64)
    name: str = Field(max_length=200)
    kind: Word = "tournament"
    rounds: Whole = 0
    points: list[Whole] = Field(default=[], max_length=12)
    ties: list[Word] = Field(default=[], max_length=12)
    seats: int = Field(default=0, ge=0, le=32)
    options: Options = Field(default={})
    plan: NewPlan = Field(default=NewPlan())
    club: Word = ""


class Entry(Body):
    """Somebody who registers; without a name, under their own."""

    name: str = Field(default="", max_length=200)
    troop: str = Field(default="", max_length=8000)
    role: Word = ""


class NewPlayer(Body):
    """Somebody who takes part: with a troop (its text, or the id of a ready one), or with a bot that plays."""

    name: str = Field(max_length=200)
    troop: str = Field(default="", max_length=8000)
    bot: str = Field(default="", max_length=40)
    painting: Whole = 0


class NewTroop(Body):
    troop: str = Field(max_length=8000)


class NewRound(Body):
    """The next round. In a campaign `players` says who meets."""

    options: Options = Field(default={})
    rematches: bool = False
    players: list[Whole] = Field(default=[], max_length=32)


class Shown(Body):
    """What one player brought home."""

    player: Whole
    place: int = Field(ge=1, le=32)
    scenario: Marks = 0
    losses: Marks = 0
    objective: Word = ""
    achieved: bool = False


class Results(Body):
    results: list[Shown] = Field(max_length=32)


# Events as data


def player_json(event: Event, player: Player, ask: Asking, organises: bool) -> Json:
    told: Json = {
        "number": player.number,
        "name": player.name,
        "troop": player.troop_name,
        "bot": level_of(player.bot, event.game) if player.bot else "",
        "role": player.role,
        "here": player.here,
        "filler": player.filler,
        "left": player.dropped,
        "you": bool(ask.person.id) and player.person == ask.person.id,
    }
    if "painting" in event.organised.counts:
        told["painting"] = player.painting
    if "objectives" in event.organised.counts:
        told["objectives_used"] = event.used(player.number)
    if organises:
        told["link"] = f"/take-part/{player.link}"
    return told


def meeting_json(event: Event, meeting: Meeting) -> Json:
    players: list[Json] = []
    for number in meeting.players:
        shown = meeting.of(number)
        counted = (
            {"points": event.victory_points(meeting, number), "index": index_of(meeting, number)} if meeting.done else {}
        )
        told = {name: getattr(shown, name) for name in ("place", "scenario", *columns_of(event))} if shown else {}
        players.append({"player": number, "name": event.player(number).name, **told, **counted})
    return {
        "table": meeting.board,
        "bye": meeting.bye,
        "done": meeting.done,
        "match": meeting.match or None,
        "players": players,
        "claim": claim_json(event, meeting),
    }


def claim_json(event: Event, meeting: Meeting) -> Json | None:
    """A result that not everybody at the table has confirmed."""
    if meeting.claim is None:
        return None
    said = zip(meeting.players, meeting.claim.results, strict=True)
    names = ("place", "scenario", *columns_of(event))
    return {
        "results": [{"player": number, **{name: getattr(shown, name) for name in names}} for number, shown in said],
        "yes": meeting.claim.yes,
        "disputed": meeting.claim.disputed,
    }


def event_json(event: Event, ask: Asking) -> Json:
    organises = ask.rooms.organiser.organises(ask.person, event)
    told: Json = {
        "id": event.id,
        "name": event.name,
        "kind": event.kind,
        "game": event.game,
        "seats": event.seats,
        "points": event.points,
        "ties": event.ties,
        "planned": event.planned,
        "options": event.options,
        "over": event.over,
        "plan": vars(event.plan),
        "club": event.club or None,
        "open": event.takes_entries,
        "waiting": [player_json(event, player, ask, False) for player in event.waiting],
        "organiser": organises,
        "players": [player_json(event, player, ask, organises) for player in event.players],
        "rounds": [
            {
                "round": number,
                "options": event.settings(number),
                "meetings": [meeting_json(event, one) for one in event.meetings if one.round == number],
            }
            for number in range(1, event.round + 1)
        ],
        "standings": [{**vars(row), "player": row.player.number, "name": row.player.name} for row in standings(event)],
    }
    if organises:
        told["key"] = f"/organise/{event.key}"
    return told


def answer(event: Event, ask: Asking) -> Json:
    return {"ok": True, "event": event_json(event, ask)}


# Looking


@event_api.get("")
def all_events(ask: Ask, game: Annotated[str, Query(max_length=64)] = "") -> Json:
    """All events, the newest first."""
    found = ask.rooms.organiser.ledger.events(game)
    rows = [
        {
            "id": event.id, "name": event.name, "kind": event.kind, "game": event.game, "players": len(event.entered),
            "round": event.round, "planned": event.planned, "over": event.over, "open": event.takes_entries,
            "begins": event.plan.begins,
        }
        for event in found
    ]  # fmt: skip
    return {"ok": True, "events": rows}


@event_api.get("/{id}")
def one_event(ask: Ask, id: Id) -> Json:
    """Players, rounds, results and standings. Matches that are over by now have their results in it."""
    return answer(ask.rooms.organiser.settle(id), ask)


@event_api.get("/{id}/export/{what}", response_class=PlainTextResponse)
def export(ask: Ask, id: Id, what: Literal["standings", "results", "page"]) -> Response:
    """The standings or the results as CSV, or all of it as a page to print."""
    event = ask.rooms.organiser.settle(id)
    name = f"{event.id}-{what}.{'html' if what == 'page' else 'csv'}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    if what == "page":
        return HTMLResponse(page(event, ask.language), headers=headers)
    text = standings_csv(event) if what == "standings" else results_csv(event)
    return PlainTextResponse(text, media_type="text/csv", headers=headers)


@event_api.get("/{id}/calendar", response_class=PlainTextResponse)
def dates(ask: Ask, id: Id) -> Response:
    """When it is, for a calendar (iCalendar)."""
    return calendar_of(ask, id)


def calendar_of(ask: Asking, id: str) -> Response:
    event, root = ask.rooms.organiser.settle(id), ask.rooms.notices.address or str(ask.request.base_url).rstrip("/")
    headers = {"Content-Disposition": f'attachment; filename="{event.id}.ics"'}
    text = calendar(event, f"{root}/events/{event.id}", ask.language, ask.matches.storage.now())
    return Response(text, media_type="text/calendar; charset=utf-8", headers=headers)


@event_api.get("/{id}/stream")
async def boards(ask: Ask, id: Id) -> Response:
    """A stream of server-sent events: which of the matches that are being played now has changed, and its `tick`."""
    event = await run_in_threadpool(ask.rooms.organiser.ledger.event, id)
    return Boards(ask, *(meeting.match for meeting in event.open_meetings if meeting.match))


# Taking part


@event_api.post("/{id}/register", status_code=201)
def register(ask: Ask, id: Id, body: Entry) -> Json:
    """Take part, or wait where every place is taken."""
    found = ask.rooms.organiser.register(known(ask.person), id, body.name, body.troop, body.role, ask.language)
    return answer(found, ask)


@event_api.post("/{id}/withdraw")
def withdraw(ask: Ask, id: Id) -> Json:
    """Do not come, or leave; whoever waited longest gets the place."""
    return answer(ask.rooms.organiser.withdraw(known(ask.person), id), ask)


@event_api.post("/{id}/check-in")
def check_in(ask: Ask, id: Id) -> Json:
    """Say that you are there, in the time before the event begins."""
    return answer(ask.rooms.organiser.check_in(known(ask.person), id), ask)


# Organising


def plan_of(ask: Asking, game: str, body: NewPlan) -> Plan:
    given = body.model_dump()
    return Plan(**given | {"filler": ask.matches.bot(body.filler, game) if body.filler else ""}).checked()


@event_api.post("", status_code=201)
def create(ask: Ask, body: NewEvent) -> Json:
    """A new event; whoever creates it organises it."""
    known(ask.person)
    ask.limit("tables", ask.rooms.settings.limits.tables)
    event = new_event(
        body.kind, body.game, body.name, seed=secrets.randbits(62), seats=body.seats, points=body.points, ties=body.ties,
        rounds=body.rounds, options=body.options, plan=plan_of(ask, body.game, body.plan),
        club=run_by(ask, body.club).id if body.club else "",
    )  # fmt: skip
    return answer(ask.rooms.organiser.create(ask.person, event), ask)


@event_api.post("/{id}/plan")
def plan(ask: Ask, id: Id, body: NewPlan) -> Json:
    """Plan otherwise: what is left out is planned no more."""

    def deed(event: Event) -> Event:
        return event.planned_as(plan_of(ask, event.game, body))

    return answer(ask.rooms.organiser.change(known(ask.person), id, deed), ask)


@event_api.post("/organise/{key}")
def take_over(ask: Ask, key: Link) -> Json:
    """Whoever has the key organises too."""
    return answer(ask.rooms.organiser.take_over(known(ask.person), key), ask)


@event_api.post("/take-part/{link}")
def take_part(ask: Ask, link: Link) -> Json:
    """Whoever has a player's link plays for that player at the table."""
    return answer(ask.rooms.organiser.take_part(known(ask.person), link), ask)


@event_api.post("/{id}/players", status_code=201)
def add_player(ask: Ask, id: Id, body: NewPlayer) -> Json:
    def deed(event: Event) -> Event:
        bot = ask.matches.bot(body.bot, event.game) if body.bot else ""
        return event.with_player(body.name, body.troop, bot, body.painting, new_link(), ask.language)

    return answer(ask.rooms.organiser.change(known(ask.person), id, deed), ask)


@event_api.post("/{id}/players/{number}/troop")
def give_troop(ask: Ask, id: Id, number: Number, body: NewTroop) -> Json:
    """Another troop, before the first round."""
    changed = ask.rooms.organiser.change(
        known(ask.person), id, lambda event: event.with_troop(number, body.troop, ask.language)
    )
    return answer(changed, ask)


@event_api.post("/{id}/players/{number}/drop")
def drop(ask: Ask, id: Id, number: Number) -> Json:
    """A player leaves: the results stay."""
    return answer(ask.rooms.organiser.change(known(ask.person), id, lambda event: event.dropped(number)), ask)


@event_api.post("/{id}/players/{number}/back")
def back(ask: Ask, id: Id, number: Number) -> Json:
    """A player who left plays again."""
    return answer(ask.rooms.organiser.change(known(ask.person), id, lambda event: event.back(number)), ask)


@event_api.post("/{id}/players/{number}/here")
def here(ask: Ask, id: Id, number: Number) -> Json:
    """A player is there: the organiser sees it."""
    return answer(ask.rooms.organiser.change(known(ask.person), id, lambda event: event.marked(number, True)), ask)


@event_api.post("/{id}/waiting/{number}/admit")
def admit(ask: Ask, id: Id, number: Number) -> Json:
    """Let somebody in who waits."""
    return answer(ask.rooms.organiser.change(known(ask.person), id, lambda event: event.admitted(number)), ask)


@event_api.post("/{id}/rounds", status_code=201)
def pair(ask: Ask, id: Id, body: NewRound) -> Json:
    """Pair the next round; in a campaign, let these players meet."""

    def deed(event: Event) -> Event:
        if body.players:
            return event.met_by_hand(body.players, body.options)
        return next_round(event, body.options, body.rematches)

    return answer(ask.rooms.organiser.change(known(ask.person), id, deed), ask)


@event_api.post("/{id}/unpair")
def unpair(ask: Ask, id: Id) -> Json:
    """Take the last round back, as long as nothing was entered for it."""
    return answer(ask.rooms.organiser.change(known(ask.person), id, lambda event: event.unpaired()), ask)


@event_api.post("/{id}/rounds/{round}/tables/{table}/result")
def enter(ask: Ask, id: Id, round: Number, table: Number, body: Results) -> Json:
    """Enter a result. The organiser's word counts, and may be corrected until the next round is paired; a player's counts when
    everybody at the table has said the same."""

    def read(event: Event) -> list[Showing]:
        shown = {
            one.player: Showing(one.place, one.scenario, one.losses, one.objective, one.achieved) for one in body.results
        }
        seats = event.meeting(round, table).players
        given = [shown[number] for number in seats if number in shown]
        return given if len(given) == len(body.results) else []

    return answer(ask.rooms.organiser.enter(known(ask.person), id, round, table, read), ask)


@event_api.post("/{id}/rounds/{round}/tables/{table}/dispute")
def dispute(ask: Ask, id: Id, round: Number, table: Number) -> Json:
    """What somebody at your table has entered is not so: enter it as it was, or leave it to the organiser."""
    return answer(ask.rooms.organiser.dispute(known(ask.person), id, round, table), ask)


@event_api.post("/{id}/rounds/{round}/tables/{table}/play", status_code=201)
def play(ask: Ask, id: Id, round: Number, table: Number) -> Json:
    """Play a meeting here: its table is laid, people and bots find their seats. The result is entered when it is over."""
    ask.limit("tables", ask.rooms.settings.limits.tables)
    return {"ok": True, "match": ask.rooms.organiser.lay(known(ask.person), id, round, table)}


@event_api.post("/{id}/close")
def close(ask: Ask, id: Id) -> Json:
    """The last word: the standings are final."""
    return answer(ask.rooms.organiser.change(known(ask.person), id, lambda event: event.closed()), ask)
