"""What anybody may see of people: the ladders of the games, and the profile of whoever has an account."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from athanor.kernel.box import standard_box
from athanor.kernel.errors import Unreadable
from athanor.kernel.game import Game, find, slugs
from athanor.kernel.honours import honours_of as honours_in
from athanor.table import gallery
from athanor.table.accounts import history, plots
from athanor.table.accounts.history import Share, honours_of, statistics
from athanor.table.accounts.register import Account
from athanor.table.accounts.standing import as_json, ladder, ratings_of, steps_of
from athanor.table.errors import No
from athanor.table.pages import Form, render, whole
from athanor.table.people import known
from athanor.table.request import Answer, Ask, Asking

people_pages = APIRouter(include_in_schema=False)
people_api = APIRouter(prefix="/api", route_class=Answer)
Name = Annotated[str, Path(max_length=64)]
Chosen = Annotated[str, Query(max_length=64)]
Page = Annotated[int, Query(ge=1, le=10_000)]
Result = Literal["", "won", "lost", "rated"]
Slug = Annotated[str, Path(max_length=64)]


@people_pages.get("/ratings")
def first(ask: Ask) -> Response:
    return RedirectResponse(f"/ratings/{slugs()[0]}", 303)


@people_pages.get("/ratings/{slug}")
def ratings(ask: Ask, slug: Slug) -> Response:
    game = find(slug)
    return render(
        ask, "ratings.html", game=game, games=[find(one) for one in slugs()], ladder=ladder(ask.matches.storage, game.slug)
    )


@people_api.get("/ratings/{slug}", tags=["people"])
def ratings_json(ask: Ask, slug: Slug) -> dict[str, Any]:
    """People and bots of a game by their rating, the strongest first, with half of its 95 % interval."""
    return {"ok": True, "ratings": [as_json(one) for one in ladder(ask.matches.storage, find(slug).slug)]}


# What I have played


@people_pages.get("/history")
def mine(ask: Ask, game: Chosen = "", result: Result = "", page: Page = 1) -> Response:
    """One's own matches with their results, and what they come to in a game: for nobody else."""
    storage, person = ask.matches.storage, known(ask.person).id
    chosen, here = find(game) if game else None, set(slugs())
    played, more = history.history(storage, person, game, result, page)
    return render(
        ask, "history.html", played=[one for one in played if one.game in here], more=more, page=page, chosen=chosen,
        result=result, results=("", "won", "lost", "rated"), games=[find(one) for one in sorted(here)],
        told=told_of(ask, person, chosen) if chosen else None, honours=honoured(ask, person, chosen), share=share,
    )  # fmt: skip


def told_of(ask: Asking, person: str, game: Game) -> dict[str, Any]:
    """The statistics of a game, in words and as plots."""
    found = statistics(ask.matches.storage, person, game.slug)
    steps = steps_of(ask.matches.storage, person, game.slug)
    return {
        "found": found,
        "seats": [(ask.words("seat-n", n=int(one.kind) + 1), one) for one in found.by_seat],
        "roles": [(role_name(ask, game, one.kind), one) for one in found.by_role],
        "openings": [(opening_name(ask, game, one.kind), one) for one in found.openings],
        "points": drawn(ask, found.points, "plot-points"),
        "rating": drawn(ask, steps, "plot-rating"),
    }


def drawn(ask: Asking, values: Any, what: str) -> Markup:
    return Markup(plots.over_time(values, ask.words(what), ask.words("plot-axis", count=len(values))))


def share(one: Share) -> Markup:
    return Markup(plots.share(one.won, one.matches))


def role_name(ask: Asking, game: Game, kind: str) -> str:
    """What somebody played, as the box that comes with the game calls it."""
    role, box = honours_in(game).role, standard_box(game)
    known = role is not None and kind.isdecimal() and int(kind) < len(box.tables[role[0]])
    return box.name(role[0], int(kind), ask.language) if role and known else kind


def opening_name(ask: Asking, game: Game, kind: str) -> str:
    """A first deed in words, where the box that comes with the game knows it."""
    texts = gallery.texts_of(game, ask.language)
    with suppress(Unreadable):
        return texts.action(texts.actions.read(kind, standard_box(game).vocabulary))
    return kind


def honoured(ask: Asking, person: str, game: Game | None = None) -> list[dict[str, Any]]:
    """Every achievement of the games, or of one: its name, what to do for it, and when it was earned."""
    earned = honours_of(ask.matches.storage, person)
    found = []
    for one in [game] if game else [find(slug) for slug in slugs()]:
        texts = gallery.texts_of(one, ask.language)
        for honour in honours_in(one).achievement:
            match, ended = earned.get((one.slug, honour.name), ("", 0.0))
            name, line = texts.say(honour.message), texts.say(honour.message, "line")
            found.append({"game": one, "id": honour.name, "name": name, "line": line, "match": match, "ended": ended})
    return sorted(found, key=lambda honour: -honour["ended"])


@people_api.get("/history", tags=["people"])
def mine_json(ask: Ask, game: Chosen = "", result: Result = "", page: Page = 1) -> dict[str, Any]:
    """One's own matches that are over, the latest first, a page at a time."""
    played, more = history.history(ask.matches.storage, known(ask.person).id, find(game).slug if game else "", result, page)
    told = [{name: value for name, value in vars(one).items() if name not in ("chairs", "tick", "why")} for one in played]
    return {
        "ok": True,
        "matches": [{**one, "rated": not play.why} for one, play in zip(told, played, strict=True)],
        "more": more,
    }


# What anybody may know


@people_pages.get("/people/{name}")
def person(ask: Ask, name: Name) -> Response:
    """A public profile: the name, the ratings with their graphs, the achievements; no match of theirs."""
    account = called(ask, name)
    rated, here = ratings_of(ask.matches.storage, account.id), set(slugs())
    ladders = [
        (find(game), rating, drawn(ask, steps_of(ask.matches.storage, account.id, game), "plot-rating"))
        for game, rating in sorted(rated.items())
        if game in here
    ]
    earned = [one for one in honoured(ask, account.id) if one["ended"]]
    return render(ask, "person.html", account=account, ladders=ladders, honours=earned)


def called(ask: Asking, name: str) -> Account:
    account = ask.rooms.accounts.called(name)
    if account is None:
        raise No("no-such-person", 404, name=name)
    return account


@people_api.get("/people/{name}", tags=["people"])
def person_json(ask: Ask, name: Name) -> dict[str, Any]:
    """What anybody may know of somebody with an account: the name, the ratings by game, the achievements."""
    account = called(ask, name)
    storage = ask.matches.storage
    ratings = {
        game: {
            "rating": one.shown,
            "doubt": one.doubt,
            "matches": one.matches,
            "steps": steps_of(storage, account.id, game),
        }
        for game, one in ratings_of(storage, account.id).items()
    }
    earned = honours_of(storage, account.id)
    return {"ok": True, "name": account.name, "ratings": ratings, "achievements": sorted(map(list, earned))}


# Peace


@people_pages.get("/m/{id}/people")
def at_the_table(ask: Ask, id: Name, reported: bool = False) -> Response:
    """Who sits at a table, to be blocked or reported."""
    header, chairs = ask.matches.storage.header(id), ask.matches.storage.chairs(id)
    others = [chair for chair in chairs if chair.person and chair.person != ask.person.id]
    blocked = ask.rooms.peace.blocked(ask.person.id)
    return render(
        ask, "at_the_table.html", header=header, game=find(header.game), others=others, blocked=blocked, reported=reported
    )


@people_pages.post("/m/{id}/people")
def make_peace(ask: Ask, id: Name, fields: Form) -> Response:
    """Block whoever sits on a seat, hear them again, or report them."""
    me, chairs = known(ask.person), ask.matches.storage.chairs(id)
    seat = whole(fields.get("seat", ""), 0, 31, 31)
    chair = next((one for one in chairs if one.seat == seat and one.person and one.person != me.id), None)
    if chair is None:
        raise No("no-such-seat", 404, seat=seat)
    peace, words = ask.rooms.peace, " ".join(fields.get("words", "").split())[: ask.rooms.settings.limits.words]
    if "block" in fields:
        peace.block(me.id, chair.person, chair.name)
    elif "unblock" in fields:
        peace.unblock(me.id, chair.person)
    else:
        if not words:
            raise No("empty-words", 422)
        ask.limit("talk", ask.rooms.settings.limits.talk)
        peace.report(me.id, chair.person, chair.name, id, words)
        return RedirectResponse(f"/m/{id}/people?reported=1", 303)
    return RedirectResponse(f"/m/{id}/people", 303)


@people_pages.post("/blocks")
def unblock(ask: Ask, fields: Form) -> Response:
    """Hear somebody again, by their place in one's list: no name of theirs need be known."""
    blocked = list(ask.rooms.peace.blocked(known(ask.person).id))
    place = whole(fields.get("place", ""), 0, len(blocked), len(blocked))
    if place < len(blocked):
        ask.rooms.peace.unblock(ask.person.id, blocked[place])
    return RedirectResponse("/account", 303)
