"""The page where people find each other, and the same for programs."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi import Path as InPath
from pydantic import Field
from starlette.responses import Response

from athanor.kernel.game import find, slugs
from athanor.kernel.words import Words
from athanor.table.api import Body, Json, described
from athanor.table.clocks import SPEEDS
from athanor.table.finding.finder import speeds
from athanor.table.lobby import Row
from athanor.table.pages import Form, go, render, whole
from athanor.table.people import known
from athanor.table.request import Answer, Ask
from athanor.table.storage import GATHERING

find_pages = APIRouter(include_in_schema=False)
find_api = APIRouter(prefix="/api", tags=["finding"], route_class=Answer)
Id = Annotated[str, InPath(max_length=24)]
FOLDER = Path(__file__).parent / "texts"


class Seeking(Body):
    """What is sought; no number of seats (0) and no speed mean any."""

    game: str = Field(max_length=64)
    seats: int = Field(default=0, ge=0, le=31)
    speed: str = Field(default="", max_length=12)
    rated: bool = False


class Naming(Body):
    name: str = Field(max_length=200)
    follow: bool = True


class Inviting(Body):
    seat: int = Field(ge=0, le=31)
    name: str = Field(max_length=200)


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    return Words(FOLDER, language)


# The page


@find_pages.get("/find")
def page(ask: Ask) -> Response:
    finder, storage = ask.rooms.finder, ask.matches.storage
    most = max(find(slug).seats[-1] for slug in slugs())
    tables = [header for header in storage.tables((GATHERING,)) if header.game in slugs()]
    followed = finder.followed_tables(ask.person)
    seated = storage.seated({header.id for header in (*tables, *followed)})
    sought = finder.sought(ask.person) if ask.person.id else None
    given: dict[str, Any] = {
        "games": [find(slug) for slug in slugs()],
        "numbers": range(2, most + 1),
        "speeds": {name: SPEEDS[name] for name in speeds()},
        "sought": sought,
        "found": finder.going(str(sought["match"])) if sought and sought["match"] else None,
        "waiting": [(find(slug), count) for slug, count in finder.waiting()],
        "invited": [(find(game), host, link) for game, host, link in finder.invited(ask.person)],
        "tables": [Row(header, seated[header.id], ask.person.id) for header in tables],
        "followed": [Row(header, seated[header.id], ask.person.id) for header in followed],
        "people": finder.known(ask.person),
    }
    return render(ask, "find.html", w=words(ask.language), **given)


@find_pages.post("/find")
def seek(ask: Ask, fields: Form) -> Response:
    ask.named(fields.get("name", ""))
    ask.limit("tables", ask.rooms.settings.limits.tables)
    game, seats = find(fields.get("game", "")).slug, whole(fields.get("seats", ""), 0, 31, 0)
    match = ask.rooms.finder.seek(ask.person, game, seats, fields.get("speed", ""), fields.get("rated") == "on")
    return go(ask, f"/m/{match}" if match else "/find")


@find_pages.post("/find/stop")
def give_up(ask: Ask) -> Response:
    ask.rooms.finder.give_up(known(ask.person))
    return go(ask, "/find")


@find_pages.post("/find/follow")
def follow(ask: Ask, fields: Form) -> Response:
    ask.rooms.finder.follow(known(ask.person), fields.get("name", ""), fields.get("deed") != "off")
    return go(ask, "/find")


@find_pages.post("/m/{id}/invite")
def invite(ask: Ask, id: Id, fields: Form) -> Response:
    ask.rooms.finder.invite(known(ask.person), id, whole(fields.get("seat", ""), 0, 31, 0), fields.get("name", ""))
    return go(ask, f"/m/{id}")


# Programs


@find_api.get("/seek")
def sought(ask: Ask) -> Json:
    """Whether you seek a game, and the match that was found. Ask again within a minute: whoever does not has gone."""
    finder = ask.rooms.finder
    row = finder.sought(known(ask.person))
    match = finder.found(ask.person)
    return {"ok": True, "seeking": row is not None and not match, "match": match or None}


@find_api.post("/seek")
def begin(ask: Ask, body: Seeking) -> Json:
    """Seek a game. `match` is the table, as soon as enough others seek the same."""
    ask.limit("tables", ask.rooms.settings.limits.tables)
    game = find(body.game).slug
    match = ask.rooms.finder.seek(known(ask.person), game, body.seats, body.speed, body.rated)
    return {"ok": True, "seeking": not match, "match": match or None}


@find_api.post("/seek/stop")
def stop(ask: Ask) -> Json:
    """Seek no longer."""
    ask.rooms.finder.give_up(known(ask.person))
    return {"ok": True}


@find_api.get("/companions")
def companions(ask: Ask) -> Json:
    """Those with whom you have sat at a table, by name, and whether you follow them; and the tables of those."""
    finder = ask.rooms.finder
    people = [{"name": one.name, "followed": one.followed} for one in finder.known(known(ask.person))]
    return {
        "ok": True,
        "people": people,
        "tables": [described(ask, header) for header in finder.followed_tables(ask.person)],
    }


@find_api.post("/companions")
def follow_one(ask: Ask, body: Naming) -> Json:
    """Follow somebody with whom you have sat at a table, or do no longer."""
    ask.rooms.finder.follow(known(ask.person), body.name, body.follow)
    return {"ok": True}


@find_api.post("/matches/{id}/invite")
def ask_to(ask: Ask, id: Id, body: Inviting) -> Json:
    """Ask somebody with whom you have sat at a table to a free seat of yours."""
    ask.rooms.finder.invite(known(ask.person), id, body.seat, body.name)
    return {"ok": True}


@find_api.get("/invitations")
def invitations(ask: Ask) -> Json:
    """The seats to which you are asked."""
    found = ask.rooms.finder.invited(known(ask.person))
    return {"ok": True, "invitations": [{"game": game, "host": host, "link": f"/join/{link}"} for game, host, link in found]}
