"""The pages: lobby, new table, match, what comes after it, rules. Forms work without the script; the match needs it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import parse_qsl, urlsplit

from fastapi import APIRouter, Depends, Query, Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from athanor.drawing.paint import STYLE
from athanor.kernel.box import standard_box
from athanor.kernel.errors import AthanorError
from athanor.kernel.game import LANGUAGES, find, slugs
from athanor.table import gallery
from athanor.table.api import Id, LineQuery, painted
from athanor.table.archive import Past
from athanor.table.chart import chart
from athanor.table.desk import LANGUAGE_COOKIE, Ask, Asking, kept, pressed, told
from athanor.table.errors import No
from athanor.table.eyes import SPECTATOR
from athanor.table.house import HERE, ME, OPEN, Wish
from athanor.table.levels import USUAL, level_of, levels_of
from athanor.table.live import Live
from athanor.table.look import Look, look, table_json
from athanor.table.people import YEAR
from athanor.table.pictures import cover, in_words, waxes
from athanor.table.storage import GATHERING, OVER, PLAYING, Chair, Header
from athanor.table.words import words

HERE_FOLDER = Path(__file__).parent
STATIC = HERE_FOLDER / "static"
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
CLOCKS = (0, 120, 600, 86_400, 259_200)

MOST_FIELDS = 60
Seat = Annotated[int | None, Query(ge=-1, le=31)]

pages = APIRouter(include_in_schema=False)
shelf = Environment(
    loader=FileSystemLoader(HERE_FOLDER / "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
    lstrip_blocks=True,
)  # fmt: skip


# Files


@lru_cache(maxsize=16)
def static_file(name: str) -> tuple[bytes, str]:
    """A file of ours with a digest of its content, by which browsers keep it."""
    content = STYLE.encode() if name == "picture.css" else (STATIC / name).read_bytes()
    return content, hashlib.sha256(content).hexdigest()[:12]


def address(name: str) -> str:
    return f"/static/{name}?{static_file(name)[1]}"


@pages.get("/static/{name}")
def static(name: str) -> Response:
    if name != "picture.css" and name not in {path.name for path in STATIC.iterdir()}:
        raise No("no-such-page", 404)
    content, _ = static_file(name)
    kind = KINDS[Path(name).suffix]
    return Response(content, media_type=kind, headers={"Cache-Control": "public, max-age=31536000, immutable"})


@pages.get("/games/{slug}/cover.svg")
def cover_picture(ask: Ask, slug: Id) -> Response:
    svg = cover(find(slug).slug, ask.language)
    # a picture that stands alone carries its style; no page policy applies inside an image
    return Response(
        svg,
        media_type="image/svg+xml",
        headers={"Cache-Control": "private, max-age=3600", "Vary": "Cookie, Accept-Language"},
    )


# Rendering


def render(ask: Asking, name: str, status: int = 200, **given: Any) -> Response:
    return pressed(ask.request, HTMLResponse(shelf.get_template(name).render(**common(ask), **given), status))


def common(ask: Asking) -> dict[str, Any]:
    path = ask.request.url.path + (f"?{ask.request.url.query}" if ask.request.url.query else "")
    return {
        "t": ask.words,
        "language": ask.language,
        "languages": LANGUAGES,
        "person": ask.person,
        "here": path,
        "address": address,
        "find": find,
        "level_of": level_of,
        "levels": levels_of,
        "leaves": lambda game: gallery.leaves_for(game, ask.language),
    }


def error_page(request: Request, error: AthanorError, language: str) -> HTMLResponse:
    status, body = told(error, language)
    page = shelf.get_template("error.html").render(
        t=words(language), language=language, languages=LANGUAGES, person=None, here="/", address=address, error=body["error"],
    )  # fmt: skip
    return HTMLResponse(page, status)


async def form(request: Request) -> dict[str, str]:
    """The fields of a posted form."""
    body = (await request.body()).decode("utf-8", "replace")
    try:
        fields = dict(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise No("malformed", 422, where="form", why=f"at most {MOST_FIELDS} fields") from None
    if "\0" in "".join([*fields, *fields.values()]):
        raise No("malformed", 422, where="form", why="there are letters in it that cannot be written")
    return fields


Form = Annotated[dict[str, str], Depends(form)]


def go(ask: Asking, where: str) -> Response:
    """After a form: go there, and be known from now on."""
    return ask.remember(RedirectResponse(where, 303))


def inside(path: str) -> str:
    """A way back into our own pages, and nowhere else."""
    parts = urlsplit(path)
    ours = path.startswith("/") and not path.startswith("//") and not parts.netloc and "\\" not in path
    return path if ours else "/"


def whole(text: str, low: int, high: int, default: int) -> int:
    return min(high, max(low, int(text))) if text.isdecimal() and len(text) < 10 else default


# The lobby


@pages.get("/")
def lobby(ask: Ask) -> Response:
    return render(ask, "lobby.html", **lobby_parts(ask))


@pages.get("/lobby")
def lobby_tables(ask: Ask) -> Response:
    """The lists of the lobby alone: the page fetches them when something has changed."""
    return render(ask, "tables.html", **lobby_parts(ask))


def lobby_parts(ask: Asking) -> dict[str, Any]:
    storage = ask.house.storage
    mine = storage.tables((GATHERING, PLAYING, OVER), ask.person.id, most=12) if ask.person.id else []
    known = {header.id for header in mine}

    def rows(found: list[Header]) -> list[dict[str, Any]]:
        return [table_json(header, storage.chairs(header.id), ask.person.id) for header in found]

    return {
        "games": [game_card(ask, slug) for slug in slugs()],
        "usual": USUAL,
        "mine": rows(mine),
        "open_tables": rows([header for header in storage.tables((GATHERING,)) if header.id not in known]),
        "watch_tables": rows([header for header in storage.tables((PLAYING,), most=12) if header.id not in known]),
    }


def game_card(ask: Asking, slug: str) -> dict[str, Any]:
    game = find(slug)
    furnace = ask.rooms.furnace
    fire = furnace.fires.get(slug) if furnace.compiled else None
    return {"game": game, "line": gallery.line_of(game, ask.language), "fire": fire}


@pages.post("/play")
def play(ask: Ask, fields: Form) -> Response:
    """One click: me against bots."""
    game = find(fields.get("game", ""))
    ask.named(fields.get("name", ""))
    ask.limit("tables", ask.rooms.settings.limits.tables)
    count = whole(fields.get("seats", ""), game.seats[0], game.seats[-1], game.seats[0])
    bot = ask.house.bot(fields.get("level", USUAL))
    header = ask.house.lay(ask.person, Wish(game.slug, (ME, *[bot] * (count - 1)), seal=fields.get("seal", "")))
    return go(ask, f"/m/{header.id}")


@pages.get("/new/{slug}")
def new(ask: Ask, slug: Id) -> Response:
    game = find(slug)
    options = [
        {
            "name": option.name,
            "label": gallery.option_name(game, option, ask.language),
            "rule": option.rule,
            "values": [(value, gallery.value_name(game, option, value, ask.words)) for value in option.values],
        }
        for option in game.options
    ]
    return render(
        ask, "new.html", game=game, options=options, usual=USUAL, clocks=CLOCKS,
        line=gallery.line_of(game, ask.language), kinds=(ME, OPEN, HERE),
    )  # fmt: skip


@pages.post("/new/{slug}")
def lay(ask: Ask, slug: Id, fields: Form) -> Response:
    game = find(slug)
    ask.named(fields.get("name", ""))
    ask.limit("tables", ask.rooms.settings.limits.tables)
    chosen = [(fields.get(f"seat{k}", ""), fields.get(f"name{k}", "")) for k in range(game.seats[-1])]
    seats = [(who, ask.rooms.people.clean(name)) for who, name in chosen if who]
    known = {option.name for option in game.options}
    wish = Wish(
        game.slug,
        tuple(who for who, _ in seats),
        tuple(name if who != ME else "" for who, name in seats),
        {name: value for name, value in fields.items() if name in known},
        listed=fields.get("listed") == "on",
        hints=True if fields.get("hints") == "on" else None,
        clock=whole(fields.get("clock", ""), 0, max(CLOCKS), 0),
        seal=fields.get("seal", ""),
    )
    header = ask.house.lay(ask.person, wish)
    return go(ask, f"/m/{header.id}")


@pages.post("/language")
def switch_language(ask: Ask, fields: Form) -> Response:
    chosen = fields.get("language", "")
    response = RedirectResponse(inside(fields.get("back", "/")), 303)
    if chosen in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, chosen, max_age=YEAR, httponly=True, samesite="lax")
    return response


@pages.post("/name")
def rename(ask: Ask, fields: Form) -> Response:
    ask.named(fields.get("name", ""))
    return go(ask, inside(fields.get("back", "/")))


# Sitting down


@pages.get("/join/{link}")
def invitation(ask: Ask, link: Id) -> Response:
    found = ask.house.storage.invited(link)
    if found is None:
        raise No("no-such-link", 404)
    match, seat = found
    header, chairs = ask.house.storage.header(match), ask.house.storage.chairs(match)
    if ask.person.id and chairs[seat].person == ask.person.id:
        return RedirectResponse(f"/m/{match}", 303)
    if chairs[seat].taken:
        raise No("seat-taken", 409, name=chairs[seat].name)
    host = next((chair.name for chair in chairs if chair.person == header.host), "")
    return render(
        ask, "join.html", game=find(header.game), header=header, chairs=chairs, seat=seat, link=link, host_name=host
    )


@pages.post("/join/{link}")
def accept(ask: Ask, link: Id, fields: Form) -> Response:
    found = ask.house.storage.invited(link)
    if found is None:
        raise No("no-such-link", 404)
    ask.named(fields.get("name", ""))
    ask.house.sit(ask.person, found[0], found[1], link, fields.get("seal", ""))
    return go(ask, f"/m/{found[0]}")


@pages.post("/m/{id}/sit")
def sit(ask: Ask, id: Id, fields: Form) -> Response:
    """Sit down at a table of the lobby."""
    ask.named(fields.get("name", ""))
    ask.house.sit(ask.person, id, whole(fields.get("seat", ""), 0, 31, 0), "", fields.get("seal", ""))
    return go(ask, f"/m/{id}")


@pages.post("/m/{id}/start")
def start(ask: Ask, id: Id, fields: Form) -> Response:
    ask.house.start(ask.person, id, fields.get("level", USUAL))
    return go(ask, f"/m/{id}")


# The match


@pages.get("/m/{id}")
def match(ask: Ask, id: Id, seat: Seat = None) -> Response:
    layout = "phone" if "Mobi" in ask.request.headers.get("user-agent", "") else "desk"
    with ask.house.holding(id) as live:
        header, chairs = live.header, list(live.chairs)
        chosen, curtain = choose_seat(live, ask.person.id, seat) if header.status != GATHERING else (-1, -1)
        seen = look(live, ask.person.id, chosen, ask.language) if live.playing else None
    if isinstance(live, Past):
        return over(ask, live, chosen, layout)
    if seen is None:
        return gathering(ask, header, chairs)
    parts = match_parts(ask, seen, layout, "", curtain)
    return render(
        ask, "match.html", game=find(header.game), seen=seen, parts=parts, layout=layout, curtain=curtain, after=None,
        table=table_json(header, chairs, ask.person.id),
    )  # fmt: skip


def over(ask: Asking, past: Past, seat: int, layout: str) -> Response:
    """A match that is over: drawn once for a visitor, and again when its event has something new to tell."""
    found = ask.rooms.organiser.ledger.with_match(past.header.id)
    event = ask.rooms.organiser.settle(found.id) if found else None

    def draw() -> Response:
        seen = look(past, ask.person.id, seat, ask.language)
        return render(
            ask, "over.html", game=find(past.header.game), seen=seen, parts=match_parts(ask, seen, layout, "", -1), curtain=-1,
            layout=layout, after={**aftermath(ask, past), "event": event}, usual=USUAL,
            table=table_json(past.header, past.chairs, ask.person.id),
        )  # fmt: skip

    if event:
        return draw()
    return kept(ask, past, ("page", seat, layout, str(ask.request.url)), draw)


def gathering(ask: Asking, header: Header, chairs: list[Chair]) -> Response:
    root = str(ask.request.base_url).rstrip("/")
    return render(
        ask, "gathering.html", game=find(header.game), header=header, root=root, usual=USUAL,
        table=table_json(header, chairs, ask.person.id),
    )  # fmt: skip


def choose_seat(live: Live, person: str, wished: int | None) -> tuple[int, int]:
    """(the seat to look from, the seat for whom a curtain hangs or -1).

    Whoever holds one seat looks from it. Several people at one screen: a curtain falls as soon as another of them is to act.
    """
    mine = live.seats_of(person)
    if live.over:
        return live.may_look(person, wished if wished is not None else mine[0] if mine else -1), -1
    if len(mine) < 2:
        return mine[0] if mine else -1, -1
    waiting = [seat for seat in mine if seat in live.match.to_act() and not live.chairs[seat].bot]
    if wished in mine and (wished in waiting or not waiting):
        return wished, -1
    return -1, waiting[0] if waiting else mine[0]


@pages.get("/m/{id}/live")
def live_parts(
    ask: Ask,
    id: Id,
    seat: Seat = None,
    line: LineQuery = None,
    layout: str = "desk",
    draft: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """What the script puts into the page whenever something has changed."""
    layout = "phone" if layout == "phone" else "desk"
    with ask.house.holding(id) as live:
        if live.header.status == GATHERING:
            return JSONResponse({"status": GATHERING, "tick": live.header.tick_for(live.eyes(ask.person.id))})
        chosen, curtain = choose_seat(live, ask.person.id, seat)
        seen = look(live, ask.person.id, chosen, ask.language, line) if live.playing else None
    if isinstance(live, Past):
        return kept(
            ask, live, ("live", chosen, line, layout),
            lambda: JSONResponse(parts_json(ask, look(live, ask.person.id, chosen, ask.language, line), layout, "", curtain)),
        )  # fmt: skip
    assert seen is not None
    return pressed(ask.request, JSONResponse(parts_json(ask, seen, layout, draft, curtain)))


def parts_json(ask: Asking, seen: Look, layout: str, draft: str, curtain: int) -> dict[str, Any]:
    return {
        "status": seen.header.status,
        "tick": seen.tick,
        "version": seen.version,
        "line": seen.line,
        "seat": seen.seat,
        "your_turn": seen.my_turn,
        "curtain": curtain,
        "title": page_title(ask, seen),
        "parts": match_parts(ask, seen, layout, draft, curtain),
    }


def page_title(ask: Asking, seen: Look) -> str:
    title = find(seen.header.game).title[ask.language]
    return f"● {ask.words('your-turn')} · {title}" if seen.my_turn else title


def match_parts(ask: Asking, seen: Look, layout: str, draft: str, curtain: int) -> dict[str, str]:
    """The pieces of the match page, each as HTML."""
    given = {**common(ask), "seen": seen, "curtain": curtain, "game": find(seen.header.game)}
    pieces = ("status", "actions", "log", "players", "motions", "tools")
    parts = {name: shelf.get_template(f"parts/{name}.html").render(**given) for name in pieces}
    said = ask.house.storage.chat(seen.header.id)
    parts["chat"] = shelf.get_template("parts/chat.html").render(**given, said=said[-60:])
    parts["picture"] = painted(ask, seen, layout, draft)
    parts["words"] = in_words(seen.view, seen.texts)
    return parts


# After the match


def aftermath(ask: Asking, past: Past) -> dict[str, Any]:
    told, texts = past.reckoning(), past.texts(ask.language)
    waxen = waxes(past.view(SPECTATOR), texts)
    return {
        "results": sorted(told.results, key=lambda one: (one["place"], one["seat"])),
        "winners": [one["name"] for one in told.results if one["place"] == 1],
        "by_rule": [(rule, texts.say(rule), points) for rule, points in told.by_rule.items()],
        "totals": told.over_time[-1],
        "chart": chart(told.over_time, [chair.name for chair in past.chairs], waxen, ask.words),
        "fairness": told.fairness,
        "lines": len(past.lines),
        "own_box": past.box.digest != standard_box(past.match.game).digest,
    }


@pages.post("/m/{id}/rematch")
def rematch(ask: Ask, id: Id, fields: Form) -> Response:
    return go(ask, f"/m/{ask.house.rematch(ask.person, id, fields.get('seal', ''))}")


@pages.post("/m/{id}/play-on")
def play_on(ask: Ask, id: Id, fields: Form) -> Response:
    ask.named("")
    ask.limit("tables", ask.rooms.settings.limits.tables)
    line, seat = whole(fields.get("line", ""), 0, 10**6, 0), whole(fields.get("seat", ""), 0, 31, 0)
    return go(ask, f"/m/{ask.house.play_on(ask.person, id, line, seat, fields.get('level', USUAL)).id}")


# Rules, and the door for programs


@pages.get("/rules/{slug}")
def rules(ask: Ask, slug: Id) -> Response:
    game = find(slug)
    defs, shelves = gallery.shelves_of(game, ask.language)
    return render(
        ask, "rules.html", game=game, line=gallery.line_of(game, ask.language),
        chapters=gallery.chapters_of(game, ask.language), defs=defs, shelves=shelves,
    )  # fmt: skip


@pages.get("/api")
def api_page(ask: Ask) -> Response:
    """The API for people to read: made from its OpenAPI description."""
    described = ask.request.app.openapi()
    calls = [
        (method.upper(), path, call.get("summary", ""), call.get("description", ""))
        for path, methods in described["paths"].items()
        for method, call in methods.items()
    ]
    return render(ask, "api.html", calls=calls)
