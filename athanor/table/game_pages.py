"""The pages that a game brings along: shown in our frame, their files handed out, matches begun with what they compose."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from athanor.kernel.errors import BadSettings
from athanor.kernel.game import Game, find
from athanor.kernel.pages import Fields, Opening, Page, pages_of
from athanor.kernel.texts import Texts
from athanor.table.api import Body, Id, Json, described
from athanor.table.errors import No
from athanor.table.gallery import texts_of
from athanor.table.levels import USUAL
from athanor.table.matches import ME, Wish
from athanor.table.pages import Form, go, render
from athanor.table.people import known
from athanor.table.request import Answer, Ask, Asking

game_pages = APIRouter(include_in_schema=False)
game_page_api = APIRouter(prefix="/api", route_class=Answer, tags=["games"])


def opened(slug: str, name: str, language: str) -> tuple[Game, Page, Texts]:
    game = find(slug)
    page = next((one for one in pages_of(game) if one.name == name), None)
    if page is None:
        raise No("no-such-page", 404)
    return game, page, texts_of(game, language)


@game_pages.get("/games/{slug}/pages/{name}")
def show(ask: Ask, slug: Id, name: Id) -> Response:
    game, page, texts = opened(slug, name, ask.language)
    query = dict(ask.request.query_params)
    language = {name: query.pop(name) for name in ("lang",) if name in query}
    fields = page.settle(texts, query)
    if fields != query:
        return RedirectResponse(f"{ask.request.url.path}?{urlencode({**fields, **language})}", 303)
    return render(
        ask, "game_page.html", game=game, page=page, title=texts.say(f"page-{name}"), body=page.show(texts, fields),
        usual=USUAL, table=fields.get("table", ""), query=ask.request.url.query,
    )  # fmt: skip


@game_pages.get("/games/{slug}/pages/{name}/file")
def file(ask: Ask, slug: Id, name: Id) -> Response:
    """What was composed, as a file to keep."""
    _, page, texts = opened(slug, name, ask.language)
    if page.file is None:
        raise No("no-such-page", 404)
    called, text = page.file(texts, dict(ask.request.query_params))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{called}"'})


@game_pages.post("/games/{slug}/pages/{name}/play")
def play(ask: Ask, slug: Id, name: Id, fields: Form) -> Response:
    """Begin a match with what was composed: at a table where it is asked for, or at a new one against bots."""
    opening = opening_of(ask, slug, name, dict(ask.request.query_params))
    ask.named(fields.get("name", ""))
    return go(ask, f"/m/{begin(ask, slug, opening, fields.get('level', USUAL), fields.get('table', ''))}")


class Composed(Body):
    """What was composed on a page, field by field as in its address; at a table that is laid already, or against bots."""

    fields: dict[Annotated[str, Field(max_length=200)], Annotated[str, Field(max_length=8000)]] = Field(max_length=100)
    level: str = Field(default=USUAL, max_length=40)
    table: str = Field(default="", max_length=24)


@game_page_api.post("/games/{slug}/pages/{name}/play", status_code=201)
def play_json(ask: Ask, slug: Id, name: Id, body: Composed) -> Json:
    """Begin a match with what a page of a game composes, as a troop of Alkemy: at your table, or at a new one against bots."""
    opening = opening_of(ask, slug, name, body.fields)
    known(ask.person)
    table = begin(ask, slug, opening, body.level, body.table)
    return {"ok": True, "table": described(ask, ask.matches.storage.header(table))}


def opening_of(ask: Asking, slug: str, name: str, fields: Fields) -> Opening:
    _, page, texts = opened(slug, name, ask.language)
    if page.opening is None:
        raise No("no-such-page", 404)
    return page.opening(texts, fields)


def begin(ask: Asking, slug: str, opening: Opening, level: str, table: str) -> str:
    """The table at which the match has begun."""
    actions = opening.actions
    if not table:
        ask.limit("tables", ask.rooms.settings.limits.tables)
        seats = (ME, *[ask.matches.bot(level, slug)] * (fewest(find(slug), opening) - 1))
        table = ask.matches.lay(ask.person, Wish(slug, seats, options=opening.options, box=opening.box)).id
    elif opening.joining:
        header = ask.matches.storage.header(table)
        actions = opening.joining(ask.matches.box(header), header.options)
    with ask.matches.holding(table) as live:
        waiting = [seat for seat in live.seats_of(ask.person.id) if seat in live.match.to_act()]
    if not waiting:
        raise No("not-your-turn")
    ask.matches.act(ask.person, table, waiting[0], actions, None)
    return table


def fewest(game: Game, opening: Opening) -> int:
    """The smallest table that the options allow."""
    for seats in game.seats[:-1]:
        with suppress(BadSettings):
            game.settings(seats, opening.options)
            return seats
    return game.seats[-1]
