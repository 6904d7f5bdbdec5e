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
from athanor.table.desk import Answer, Ask, Asking
from athanor.table.errors import No
from athanor.table.gallery import texts_of
from athanor.table.house import ME, Wish
from athanor.table.levels import USUAL
from athanor.table.pages import Form, go, render
from athanor.table.people import known

leaves = APIRouter(include_in_schema=False)
leaf_api = APIRouter(prefix="/api", route_class=Answer, tags=["games"])


def opened(slug: str, name: str, language: str) -> tuple[Game, Page, Texts]:
    game = find(slug)
    leaf = next((one for one in pages_of(game) if one.name == name), None)
    if leaf is None:
        raise No("no-such-page", 404)
    return game, leaf, texts_of(game, language)


@leaves.get("/games/{slug}/pages/{name}")
def show(ask: Ask, slug: Id, name: Id) -> Response:
    game, leaf, texts = opened(slug, name, ask.language)
    query = dict(ask.request.query_params)
    language = {name: query.pop(name) for name in ("lang",) if name in query}
    fields = leaf.settle(texts, query)
    if fields != query:
        return RedirectResponse(f"{ask.request.url.path}?{urlencode({**fields, **language})}", 303)
    return render(
        ask, "leaf.html", game=game, leaf=leaf, title=texts.say(f"page-{name}"), body=leaf.show(texts, fields),
        usual=USUAL, table=fields.get("table", ""), query=ask.request.url.query,
    )  # fmt: skip


@leaves.get("/games/{slug}/pages/{name}/file")
def file(ask: Ask, slug: Id, name: Id) -> Response:
    """What was composed, as a file to keep."""
    _, leaf, texts = opened(slug, name, ask.language)
    if leaf.file is None:
        raise No("no-such-page", 404)
    called, text = leaf.file(texts, dict(ask.request.query_params))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{called}"'})


@leaves.post("/games/{slug}/pages/{name}/play")
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


@leaf_api.post("/games/{slug}/pages/{name}/play", status_code=201)
def play_json(ask: Ask, slug: Id, name: Id, body: Composed) -> Json:
    """Begin a match with what a page of a game composes, as a troop of Alkemy: at your table, or at a new one against bots."""
    opening = opening_of(ask, slug, name, body.fields)
    known(ask.person)
    table = begin(ask, slug, opening, body.level, body.table)
    return {"ok": True, "table": described(ask, ask.house.storage.header(table))}


def opening_of(ask: Asking, slug: str, name: str, fields: Fields) -> Opening:
    _, leaf, texts = opened(slug, name, ask.language)
    if leaf.opening is None:
        raise No("no-such-page", 404)
    return leaf.opening(texts, fields)


def begin(ask: Asking, slug: str, opening: Opening, level: str, table: str) -> str:
    """The table at which the match has begun."""
    actions = opening.actions
    if not table:
        ask.limit("tables", ask.rooms.settings.limits.tables)
        seats = (ME, *[ask.house.bot(level)] * (fewest(find(slug), opening) - 1))
        table = ask.house.lay(ask.person, Wish(slug, seats, options=opening.options, box=opening.box)).id
    elif opening.joining:
        header = ask.house.storage.header(table)
        actions = opening.joining(ask.house.box(header), header.options)
    with ask.house.holding(table) as live:
        waiting = [seat for seat in live.seats_of(ask.person.id) if seat in live.match.to_act()]
    if not waiting:
        raise No("not-your-turn")
    ask.house.act(ask.person, table, waiting[0], actions, None)
    return table


def fewest(game: Game, opening: Opening) -> int:
    """The smallest table that the options allow."""
    for seats in game.seats[:-1]:
        with suppress(BadSettings):
            game.settings(seats, opening.options)
            return seats
    return game.seats[-1]
