"""The pages that a game brings along: shown in our frame, their files handed out, matches begun with what they compose."""

from __future__ import annotations

from urllib.parse import urlencode

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from athanor.kernel.game import Game, find
from athanor.kernel.leaves import Leaf, leaves_of
from athanor.kernel.texts import Texts
from athanor.table.api import Id
from athanor.table.desk import Ask
from athanor.table.errors import No
from athanor.table.gallery import texts_of
from athanor.table.house import ME, Wish
from athanor.table.levels import LEVELS, USUAL
from athanor.table.pages import Form, go, render

leaves = APIRouter(include_in_schema=False)


def opened(slug: str, name: str, language: str) -> tuple[Game, Leaf, Texts]:
    game = find(slug)
    leaf = next((one for one in leaves_of(game) if one.name == name), None)
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
        levels=LEVELS, usual=USUAL, table=fields.get("table", ""), query=ask.request.url.query,
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
    game, leaf, texts = opened(slug, name, ask.language)
    if leaf.opening is None:
        raise No("no-such-page", 404)
    opening = leaf.opening(texts, dict(ask.request.query_params))
    ask.named(fields.get("name", ""))
    table = fields.get("table", "")
    if not table:
        ask.limit("tables", ask.rooms.settings.limits.tables)
        seats = (ME, *[fields.get("level", USUAL)] * (game.seats[0] - 1))
        table = ask.house.lay(ask.person, Wish(game.slug, seats, options=opening.options)).id
    with ask.house.holding(table) as live:
        waiting = [seat for seat in live.seats_of(ask.person.id) if seat in live.match.to_act()]
    if not waiting:
        raise No("not-your-turn")
    ask.house.act(ask.person, table, waiting[0], opening.actions, None)
    return go(ask, f"/m/{table}")
