"""The pages of clubs, their feeds, and the same for programs."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from fastapi import Path as InPath
from pydantic import Field
from starlette.responses import Response

from athanor.events.words import words as event_words
from athanor.kernel.game import Game, find, slugs
from athanor.kernel.words import Words
from athanor.table.api import Body, Json
from athanor.table.clubs.clubs import ASKS, LONGEST_LINE, ORGANISER, Club, Member, Rung
from athanor.table.errors import No
from athanor.table.notices.doors import NEW, fed, root, shown
from athanor.table.notices.feed import Item
from athanor.table.notices.notices import told_of
from athanor.table.notices.notices import words as notice_words
from athanor.table.pages import Form, go, render
from athanor.table.people import claimed
from athanor.table.request import Answer, Ask, Asking

club_pages = APIRouter(include_in_schema=False)
club_api = APIRouter(prefix="/api/clubs", tags=["clubs"], route_class=Answer)
Id = Annotated[str, InPath(max_length=40)]
Key = Annotated[str, InPath(max_length=64)]
FOLDER = Path(__file__).parent / "texts"


class NewClub(Body):
    """A club as it is wanted."""

    name: str = Field(max_length=200)
    line: str = Field(default="", max_length=LONGEST_LINE)
    games: list[Annotated[str, Field(max_length=64)]] = Field(max_length=32)


class Changed(NewClub):
    """What it says of itself from now on; `link` makes another link for those who join."""

    link: bool = False


class Decision(Body):
    """Of somebody, by name: yes or no to whoever asks, another role; no ends a membership too."""

    name: str = Field(max_length=64)
    deed: Literal["yes", "no", "organiser", "member"]


class Hooked(Body):
    address: str = Field(max_length=500)


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    return Words(FOLDER, language)


def show(ask: Asking, name: str, **given: Any) -> Response:
    return render(ask, name, w=words(ask.language), v=event_words(ask.language), **given)


def here(games: tuple[str, ...]) -> list[Game]:
    """The games of a club that this table has."""
    return [find(slug) for slug in games if slug in slugs()]


# All clubs


@club_pages.get("/clubs")
def all_clubs(ask: Ask) -> Response:
    clubs = ask.rooms.clubs
    mine = {club.id for club in clubs.of(ask.person.id)}
    return show(ask, "clubs.html", clubs=clubs.all(), mine=mine, games_of=here)


@club_pages.get("/new-club")
def new(ask: Ask) -> Response:
    return show(ask, "club_new.html", games=[find(slug) for slug in slugs()])


@club_pages.post("/new-club")
def create(ask: Ask, fields: Form) -> Response:
    return go(ask, f"/clubs/{founded(ask, *told_in(fields)).id}")


def told_in(fields: dict[str, str]) -> tuple[str, str, list[str]]:
    """The name, the line and the games in a form."""
    return fields.get("name", ""), fields.get("line", ""), [slug for slug in slugs() if fields.get(f"game-{slug}") == "on"]


def founded(ask: Asking, name: str, line: str, games: list[str]) -> Club:
    ask.limit("tables", ask.rooms.settings.limits.tables)
    return ask.rooms.clubs.found(claimed(ask.person), name, line, games)


# One club


@club_pages.get("/clubs/{id}")
def one(ask: Ask, id: Id) -> Response:
    return club_page(ask, ask.rooms.clubs.club(id))


def club_page(ask: Asking, club: Club, key: str = "") -> Response:
    """With the key of a hook that was just made, this once."""
    clubs = ask.rooms.clubs
    people = clubs.members(club.id)
    role = next((one.role for one in people if ask.person.id and one.person == ask.person.id), "")
    members, games = [one for one in people if one.role != ASKS], here(club.games)
    runs = role == ORGANISER
    return show(
        ask, "club.html", club=club, games=games, members=members, role=role, runs=runs,
        asking=[one for one in people if one.role == ASKS] if runs else [],
        rated=clubs.ratings([one.person for one in members], club.games),
        ladders=[(game, clubs.ladder(members, game.slug)) for game in games],
        events=[event for event, _ in ask.rooms.organiser.ledger.of_club(club.id) if event.game in slugs()],
        hooks=[shown(one) for one in ask.rooms.notices.channels.of(club.voice)] if runs else [], key=key,
        all_games=[find(slug) for slug in slugs()], root=root(ask),
    )  # fmt: skip


@club_pages.get("/clubs/{id}/feed.atom")
def feed(ask: Ask, id: Id) -> Response:
    """The events of a club: another round, or the end, is another entry."""
    club, tongue = ask.rooms.clubs.club(id), notice_words(ask.language)
    items = [
        Item(f"{root(ask)}/events/{event.id}#{event.round}{'!' * event.over}", event.name, told_of(event, tongue),
             f"{root(ask)}/events/{event.id}", moved)
        for event, moved in ask.rooms.organiser.ledger.of_club(club.id)
        if event.game in slugs()
    ]  # fmt: skip
    return fed(ask, f"/clubs/{club.id}/feed.atom", club.name, items)


@club_pages.post("/clubs/{id}/ask")
def ask_in(ask: Ask, id: Id) -> Response:
    ask.rooms.clubs.ask(ask.person, id)
    return go(ask, f"/clubs/{id}")


@club_pages.post("/clubs/{id}/leave")
def leave(ask: Ask, id: Id) -> Response:
    ask.rooms.clubs.leave(ask.person, id)
    return go(ask, "/clubs")


@club_pages.get("/join-club/{key}")
def invitation(ask: Ask, key: Key) -> Response:
    return show(ask, "club_join.html", club=ask.rooms.clubs.with_key(key))


@club_pages.post("/join-club/{key}")
def join(ask: Ask, key: Key) -> Response:
    return go(ask, f"/clubs/{ask.rooms.clubs.join(ask.person, key).id}")


# What the organiser does


@club_pages.post("/clubs/{id}/members")
def decide(ask: Ask, id: Id, fields: Form) -> Response:
    ask.rooms.clubs.decide(ask.person, id, fields.get("name", ""), fields.get("deed", ""))
    return go(ask, f"/clubs/{id}#members")


@club_pages.post("/clubs/{id}/edit")
def edit(ask: Ask, id: Id, fields: Form) -> Response:
    ask.rooms.clubs.edit(ask.person, id, *told_in(fields), fresh=fields.get("fresh") == "on")
    return go(ask, f"/clubs/{id}")


@club_pages.post("/clubs/{id}/hook")
def hook(ask: Ask, id: Id, fields: Form) -> Response:
    """The key of a new hook is in the answer, and nowhere else."""
    return club_page(ask, ask.rooms.clubs.club(id), hooked(ask, id, fields.get("address", "").strip())[1])


def hooked(ask: Asking, id: str, address: str) -> tuple[Json, str]:
    club = run_by(ask, id)
    ask.limit("channels", NEW)
    made = ask.rooms.notices.add_hook(club.voice, address, ask.language)
    return shown(made), made.keys["key"]


def run_by(ask: Asking, id: str) -> Club:
    """A club, for its organiser."""
    club = ask.rooms.clubs.club(id)
    if ask.rooms.clubs.role(ask.person.id, id) != ORGANISER:
        raise No("not-club-organiser", 403)
    return club


@club_pages.post("/clubs/{id}/hooks/{key}/off")
def unhook(ask: Ask, id: Id, key: Key) -> Response:
    ask.rooms.notices.channels.drop(key, run_by(ask, id).voice)
    return go(ask, f"/clubs/{id}")


@club_pages.post("/clubs/{id}/dissolve")
def dissolve(ask: Ask, id: Id, fields: Form) -> Response:
    if fields.get("sure") != "on":
        raise No("say-sure", 422)
    ask.rooms.clubs.dissolve(ask.person, id)
    return go(ask, "/clubs")


# Programs


def club_json(ask: Asking, club: Club) -> Json:
    people = ask.rooms.clubs.members(club.id)
    role = next((one.role for one in people if ask.person.id and one.person == ask.person.id), "")
    members = [one for one in people if one.role != ASKS]
    rated = ask.rooms.clubs.ratings([one.person for one in members], club.games)
    told: Json = {
        "id": club.id, "name": club.name, "line": club.line, "games": list(club.games), "role": role or None,
        "members": [member_json(one, club, rated) for one in members],
        "events": [event.id for event, _ in ask.rooms.organiser.ledger.of_club(club.id)],
    }  # fmt: skip
    if role == ORGANISER:
        told |= {
            "link": f"/join-club/{club.key}",
            "asking": [one.name for one in people if one.role == ASKS],
            "hooks": [shown(one) for one in ask.rooms.notices.channels.of(club.voice)],
        }
    return told


def member_json(one: Member, club: Club, rated: dict[tuple[str, str], Any]) -> Json:
    ratings = {
        game: {"rating": rating.shown, "doubt": rating.doubt, "matches": rating.matches}
        for game in club.games
        if (rating := rated.get((one.person, game)))
    }
    return {"name": one.name, "role": one.role, "ratings": ratings}


def rung_json(one: Rung) -> Json:
    rating = one.rating
    return {"rank": one.rank, "name": one.name, "rating": rating.shown, "doubt": rating.doubt, "matches": rating.matches}


def answer(ask: Asking, id: str) -> Json:
    return {"ok": True, "club": club_json(ask, ask.rooms.clubs.club(id))}


@club_api.get("")
def list_clubs(ask: Ask) -> Json:
    """All clubs, the largest first."""
    found = [
        {"id": club.id, "name": club.name, "line": club.line, "games": list(club.games), "members": count}
        for club, count in ask.rooms.clubs.all()
    ]
    return {"ok": True, "clubs": found}


@club_api.post("", status_code=201)
def found_club(ask: Ask, body: NewClub) -> Json:
    """Found a club; whoever does so runs it."""
    return answer(ask, founded(ask, body.name, body.line, body.games).id)


@club_api.get("/{id}")
def one_club(ask: Ask, id: Id) -> Json:
    """What it says of itself, its members with their ratings, its events."""
    return answer(ask, id)


@club_api.get("/{id}/ladder/{slug}")
def one_ladder(ask: Ask, id: Id, slug: Key) -> Json:
    """Where its members stand by the rated matches that they played among themselves."""
    clubs = ask.rooms.clubs
    return {
        "ok": True,
        "ladder": [rung_json(one) for one in clubs.ladder(clubs.members(clubs.club(id).id), find(slug).slug)],
    }


@club_api.post("/join/{key}")
def join_by(ask: Ask, key: Key) -> Json:
    """Join by the club's link."""
    return answer(ask, ask.rooms.clubs.join(ask.person, key).id)


@club_api.post("/{id}/ask")
def ask_for(ask: Ask, id: Id) -> Json:
    """Ask an organiser to be let in."""
    ask.rooms.clubs.ask(ask.person, id)
    return answer(ask, id)


@club_api.post("/{id}/leave")
def leave_it(ask: Ask, id: Id) -> Json:
    """Leave, or ask no longer. A club that nobody is left in is no more."""
    ask.rooms.clubs.leave(claimed(ask.person), id)
    return {"ok": True}


@club_api.post("/{id}/members")
def decide_of(ask: Ask, id: Id, body: Decision) -> Json:
    """Decide of somebody who asks, or who is a member."""
    ask.rooms.clubs.decide(claimed(ask.person), id, body.name, body.deed)
    return {"ok": True}


@club_api.post("/{id}/edit")
def edit_it(ask: Ask, id: Id, body: Changed) -> Json:
    """Say something else of the club, or make another link."""
    ask.rooms.clubs.edit(claimed(ask.person), id, body.name, body.line, body.games, body.link)
    return answer(ask, id)


@club_api.post("/{id}/hook", status_code=201)
def hook_to(ask: Ask, id: Id, body: Hooked) -> Json:
    """Post what happens to the club's events to this address. `key` signs what is posted, and is told only now."""
    made, key = hooked(ask, id, body.address)
    return {"ok": True, "hook": made, "key": key}


@club_api.post("/{id}/hooks/{key}/off")
def unhook_it(ask: Ask, id: Id, key: Key) -> Json:
    """Tell nothing there any more."""
    if not ask.rooms.notices.channels.drop(key, run_by(ask, id).voice):
        raise No("no-such-channel", 404)
    return {"ok": True}


@club_api.post("/{id}/dissolve")
def dissolve_it(ask: Ask, id: Id) -> Json:
    """End the club; its events stay."""
    ask.rooms.clubs.dissolve(claimed(ask.person), id)
    return {"ok": True}
