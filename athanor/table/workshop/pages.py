"""The workshop's page: a box on the bench, its form, its drawing, its runs. It works without the script."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.responses import RedirectResponse, Response

from athanor.kernel.game import find
from athanor.table.api import Id
from athanor.table.errors import No
from athanor.table.levels import USUAL
from athanor.table.matches import ME, Wish
from athanor.table.pages import Form, go, render, whole
from athanor.table.request import Ask, Asking, is_writable
from athanor.table.workshop.runs import BOTS
from athanor.table.workshop.workpiece import LONGEST, Workpiece, loaded

workshop_pages = APIRouter(include_in_schema=False)
FIELD = "f:"  # what the name of a field of the form begins with
USUAL_BOT, FEW = "greedy:1", 40


def asked(ask: Asking, slug: str) -> tuple[Workpiece, dict[str, str]]:
    """The workpiece that the address tells of, with what was just entered; and what else it says."""
    pairs = ask.request.query_params.multi_items()
    if sum(len(name) + len(value) for name, value in pairs) > 4 * LONGEST:
        raise No("workshop-too-much", 413, letters=LONGEST)
    if not all(is_writable(name + value) for name, value in pairs):
        raise No("no-such-page", 404)
    changes: dict[str, str] = {}
    for name, value in pairs:
        if name == "change":
            key, _, new = value.partition("=")
            changes[key] = new
        elif name.startswith(FIELD):
            changes[name.removeprefix(FIELD)] = value
    more = {name: value for name, value in pairs if name in ("thing", "run")}
    return Workpiece(slug, list(changes.items()), ask.language), more


@workshop_pages.get("/workshop/{slug}")
def workshop(ask: Ask, slug: Id) -> Response:
    workpiece, more = asked(ask, slug)
    thing = workpiece.thing(more.get("thing", ""))
    if any(name.startswith(FIELD) for name in ask.request.query_params):
        kept = {name: value for name, value in more.items() if name == "run"}
        language = {"lang": ask.request.query_params["lang"]} if "lang" in ask.request.query_params else {}
        return RedirectResponse(f"/workshop/{slug}?{workpiece.query(thing, **kept, **language)}", 303)
    return show(ask, workpiece, thing, more.get("run", ""))


def show(ask: Asking, workpiece: Workpiece, thing: str, run_id: str = "") -> Response:
    defs, face = workpiece.drawn(thing)
    run: Any = ask.rooms.runs.find(run_id, workpiece.game.slug) if run_id else None
    return render(
        ask, "workshop.html", game=workpiece.game, workpiece=workpiece, thing=thing, fields=workpiece.fields(thing),
        defs=defs, face=face, query=workpiece.query(), here_query=workpiece.query(thing), run=run,
        report=run.report(ask.language) if run else "", bots=BOTS, usual_bot=USUAL_BOT, most=ask.rooms.settings.limits.run,
        few=FEW, field=FIELD, usual=USUAL,
    )  # fmt: skip


@workshop_pages.get("/workshop/{slug}/box.json")
def take_home(ask: Ask, slug: Id) -> Response:
    """The box as a file, which `--box` reads."""
    workpiece, _ = asked(ask, slug)
    name = f'attachment; filename="{slug}-{workpiece.right.digest[:12]}.json"'
    return Response(workpiece.right.written, media_type="application/json", headers={"Content-Disposition": name})


@workshop_pages.post("/workshop/{slug}/load")
def bring(ask: Ask, slug: Id, fields: Form) -> Response:
    """A box that somebody brings along."""
    workpiece = loaded(slug, fields.get("text", ""), ask.language)
    return RedirectResponse(f"/workshop/{slug}?{workpiece.query()}", 303)


@workshop_pages.post("/workshop/{slug}/play")
def play(ask: Ask, slug: Id, fields: Form) -> Response:
    """A match with this box, against bots."""
    workpiece, _ = asked(ask, slug)
    box = workpiece.right
    ask.limit("tables", ask.rooms.settings.limits.tables)
    ask.named(fields.get("name", ""))
    bots = [ask.matches.bot(fields.get("level", USUAL), slug)] * (max(2, workpiece.game.seats[0]) - 1)
    return go(ask, f"/m/{ask.matches.lay(ask.person, Wish(slug, (ME, *bots), box=box)).id}")


@workshop_pages.post("/workshop/{slug}/run")
def begin_run(ask: Ask, slug: Id, fields: Form) -> Response:
    """Let bots play in the background."""
    workpiece, more = asked(ask, slug)
    box, limits = workpiece.right, ask.rooms.settings.limits
    bot = fields.get("bot", USUAL_BOT)
    if bot not in BOTS:
        raise No("no-such-bot", 422)
    game = find(slug)
    seats = whole(fields.get("seats", ""), game.seats[0], game.seats[-1], max(2, game.seats[0]))
    matches = whole(fields.get("how_many", ""), 2, limits.run, FEW)
    ask.limit("runs", limits.runs)
    ask.named()
    owner = ask.rooms.bot_turns.owner(ask.person.id)
    compiled = ask.rooms.furnace.loaded(slug).compiled
    run = ask.rooms.runs.start(owner, box, workpiece.standard, (bot,) * seats, matches, compiled)
    return go(ask, f"/workshop/{slug}?{workpiece.query(workpiece.thing(more.get('thing', '')), run=run.id)}#run")


@workshop_pages.post("/workshop/{slug}/runs/{id}/stop")
def stop_run(ask: Ask, slug: Id, id: Id) -> Response:
    workpiece, more = asked(ask, slug)
    run = ask.rooms.runs.stop_run(id, slug, ask.person.id)
    return go(ask, f"/workshop/{slug}?{workpiece.query(workpiece.thing(more.get('thing', '')), run=run.id)}#run")
