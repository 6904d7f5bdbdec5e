"""The pages: lobby, new table, match, what comes after it, rules. Forms work without the script; the match needs it."""

from __future__ import annotations

import hashlib
from functools import lru_cache, partial
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple
from urllib.parse import parse_qsl, urlsplit

from fastapi import APIRouter, Depends, Query, Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from athanor.analysis.analyse import as_json
from athanor.analysis.picture import curve
from athanor.drawing import Spread
from athanor.drawing.chart import NARROW, WIDE, chart
from athanor.drawing.examples import pictured
from athanor.drawing.paint import STYLE
from athanor.drawing.type import TYPEFACES, sheet
from athanor.drawing.waxes import waxes
from athanor.kernel.box import standard_box
from athanor.kernel.errors import AthanorError
from athanor.kernel.game import LANGUAGES, Game, find, slugs
from athanor.kernel.guide import course_of, scoring_of, tables_of
from athanor.kernel.lessons import lessons_of
from athanor.table import gallery, inspector
from athanor.table.accounts.wishes import COOKIE as WISHES_COOKIE
from athanor.table.accounts.wishes import cleaned
from athanor.table.accounts.wishes import read as read_wishes
from athanor.table.api import Id, LineQuery, heard, lesson_called
from athanor.table.archive import Past
from athanor.table.audience import SPECTATOR
from athanor.table.clocks import BOT, LONGEST_CLOCK, OUTS, SPEEDS, Timing
from athanor.table.coaching import cards, expected, following
from athanor.table.errors import No
from athanor.table.levels import LEVELS, USUAL, level_of, levels_of, ratings_of
from athanor.table.live import Live
from athanor.table.lobby import LAST_COOKIE, LONGEST, Last, glance, last_of, lobby
from athanor.table.lobby import levels as lobby_levels
from athanor.table.look import Look, look, table_json
from athanor.table.matches import HERE, ME, OPEN, Wish
from athanor.table.people import YEAR
from athanor.table.pictures import cover, in_words, panels
from athanor.table.reasons import refusals
from athanor.table.request import LANGUAGE_COOKIE, VARIES, Ask, Asking, keep, kept, looked_through, marked, pressed, told
from athanor.table.since import deeds, told_log
from athanor.table.spreads import Shelved, size_of, spread_json
from athanor.table.storage import GATHERING, OVER, Chair, Header
from athanor.table.times import clock_words, when
from athanor.table.verdict import verdict
from athanor.table.words import words

HERE_FOLDER = Path(__file__).parent
STATIC = HERE_FOLDER / "static"
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2"}

MOST_FIELDS = 60
Seat = Annotated[int | None, Query(ge=-1, le=31)]

pages = APIRouter(include_in_schema=False)
shelf = Environment(
    loader=FileSystemLoader(
        [HERE_FOLDER / room / "templates" for room in ("", "events", "accounts", "notices", "finding", "clubs")]
    ),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


# Files


@lru_cache(maxsize=1)
def files() -> dict[str, Path]:
    """What is served as it is: style and script of the page, and the typefaces."""
    return {path.name: path for folder in (STATIC, TYPEFACES) for path in folder.iterdir() if path.suffix in KINDS}


@lru_cache(maxsize=1)
def served() -> dict[str, bytes]:
    """The content of every file, by name."""
    return {name: path.read_bytes() for name, path in files().items()} | {"picture.css": (sheet(".") + STYLE).encode()}


@lru_cache(maxsize=1)
def mark() -> str:
    """A digest of all of them: modules import each other from the folder of this name, and browsers keep what is in it."""
    digest = hashlib.sha256()
    for name, content in sorted(served().items()):
        digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()[:12]


def address(name: str) -> str:
    if name not in served():
        raise KeyError(name)
    return f"/static/{mark()}/{name}"


@pages.get("/static/{folder}/{name}")
def static(folder: str, name: str) -> Response:
    if name not in served():
        raise No("no-such-page", 404)
    lasting = "public, max-age=31536000, immutable" if folder == mark() else "no-cache"
    return Response(served()[name], media_type=KINDS[Path(name).suffix], headers={"Cache-Control": lasting})


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
        "wishes": ask.wishes if ask.rooms.settings.chat else {**ask.wishes, "chat": "off"},
        "here": path,
        "address": address,
        "mark": mark(),
        "find": find,
        "level_of": level_of,
        "levels": levels_of,
        "ratings": ratings_of,
        "game_pages": lambda game: gallery.pages_for(game, ask.language),
        "when": partial(when, ask.words),
        "clock_words": partial(clock_words, ask.words),
    }


def error_page(request: Request, error: AthanorError, language: str) -> HTMLResponse:
    """What went wrong, to whoever asked: nobody looks signed out because of it."""
    ask: Asking | None = getattr(request.state, "ask", None)
    status, body = told(error, ask.language if ask else language)
    given = common(ask) if ask else {
        "t": words(language), "language": language, "languages": LANGUAGES, "person": None, "address": address, "mark": mark(),
        "wishes": cleaned(read_wishes(request.cookies.get(WISHES_COOKIE, ""))),
    }  # fmt: skip
    nobody = body["code"] in ("nobody", "no-account")
    page = shelf.get_template("error.html").render(**given | {"here": "/"}, error=body["error"], nobody=nobody)
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
def lobby_page(ask: Ask) -> Response:
    last = last_of(ask.request.cookies.get(LAST_COOKIE, ""))
    most = max(find(slug).seats[-1] for slug in slugs())
    page = render(
        ask, "lobby.html", **lobby(ask), games=[game_card(ask, slug) for slug in slugs()], last=last, levels_here=lobby_levels(),
        numbers=range(2, most + 1),
    )  # fmt: skip
    return ask.renew(page)


@pages.get("/lobby")
def lobby_tables(ask: Ask) -> Response:
    """The lists of the lobby alone: the page fetches them when something has changed."""
    return render(ask, "tables.html", **lobby(ask))


def game_card(ask: Asking, slug: str) -> dict[str, Any]:
    game = find(slug)
    furnace = ask.rooms.furnace
    fire = furnace.fires.get(slug) if furnace.compiled else None
    return {"game": game, "line": gallery.line_of(game, ask.language), "fire": fire, "lessons": lessons_of(game)}


@pages.get("/m/{id}/thumbnail.svg")
def thumbnail(ask: Ask, id: Id) -> Response:
    """The board of a match as the visitor sees it. Its address in the lobby names the tick: another one is another picture."""
    header, chairs = ask.matches.storage.header(id), ask.matches.storage.chairs(id)
    try:
        picture = glance(ask, header, chairs).picture
    except No as error:
        if error.code != "other-edition":
            raise
        return RedirectResponse(f"/games/{header.game}/cover.svg?lang={ask.language}", 307)  # nothing draws it any more
    # a picture that stands alone carries its style; no page policy applies inside an image
    found = Response(
        picture,
        media_type="image/svg+xml",
        headers={"Cache-Control": "private, max-age=86400", "Vary": VARIES},
    )
    return pressed(ask.request, found)


@pages.post("/play")
def play(ask: Ask, fields: Form) -> Response:
    """One click: me against bots. How many and how strong is remembered for the next time."""
    game = find(fields.get("game", ""))
    ask.named(fields.get("name", ""))
    ask.limit("tables", ask.rooms.settings.limits.tables)
    low, high = game.seats[0], game.seats[-1]
    usual = min(high, max(low, game.usual))
    asked, level = fields.get("seats", ""), fields.get("level", USUAL)
    bot = ask.matches.bot(level, game.slug)
    seats = (ME, *[bot] * (whole(asked, low, high, usual) - 1))
    options = dict(game.at_once) if ask.wishes["measured"] == "on" else {}
    wish = Wish(game.slug, seats, options=options, seal=fields.get("seal", ""))
    header = ask.matches.lay(ask.person, wish)
    response = go(ask, f"/m/{header.id}")
    last = Last(whole(asked, 0, LONGEST, 0), level if level in LEVELS else USUAL)
    response.set_cookie(LAST_COOKIE, str(last), max_age=YEAR, httponly=True, samesite="lax")
    return response


@pages.post("/learn/{slug}")
def learn(ask: Ask, slug: Id, fields: Form) -> Response:
    """A first match with a coach: the lesson asked for, or the game's first."""
    lesson = lesson_called(slug, fields.get("lesson", ""))
    ask.named(fields.get("name", ""))
    ask.limit("tables", ask.rooms.settings.limits.tables)
    return go(ask, f"/m/{ask.matches.learn(ask.person, lesson).id}")


def invited(game: Game) -> int:
    """How many sit at a new table unless its host says otherwise: as few as the game takes, but not the host alone."""
    return game.seats[0] if game.seats[0] > 1 else game.usual


@pages.get("/new/{slug}")
def new(ask: Ask, slug: Id) -> Response:
    game = find(slug)
    options = [
        {
            "name": option.name,
            "label": gallery.option_name(game, option, ask.language),
            "rule": option.rule,
            "values": [(value, gallery.value_name(game, option, value, ask.words)) for value in option.values],
            "usual": game.at_once.get(option.name) if ask.wishes["measured"] == "on" else None,
        }
        for option in game.options
    ]
    return render(
        ask, "new.html", game=game, options=options, usual=USUAL, speeds=SPEEDS, outs=OUTS, chairs=invited(game),
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
        timing=timing_of(fields),
        seal=fields.get("seal", ""),
        rated=fields.get("rated") == "on",
    )
    header = ask.matches.lay(ask.person, wish)
    return go(ask, f"/m/{header.id}")


def timing_of(fields: dict[str, str]) -> Timing:
    """The clock that a form names; or the seconds for a turn."""
    plain = Timing(clock=whole(fields.get("clock", ""), 0, LONGEST_CLOCK, 0))
    return SPEEDS.get(fields.get("speed", ""), plain)._replace(out=fields.get("out") or BOT)


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
    found = ask.matches.storage.invited(link)
    if found is None:
        raise No("no-such-link", 404)
    match, seat = found
    header, chairs = ask.matches.storage.header(match), ask.matches.storage.chairs(match)
    if ask.person.id and chairs[seat].person == ask.person.id:
        return RedirectResponse(f"/m/{match}", 303)
    if chairs[seat].taken:
        raise No("seat-taken", 409, name=chairs[seat].name)
    host = next((chair.name for chair in chairs if chair.person == header.host), "")
    return render(
        ask, "join.html", game=find(header.game), header=header, chairs=chairs, seat=seat, link=link, host_name=host,
        line=gallery.line_of(find(header.game), ask.language),
    )  # fmt: skip


@pages.post("/join/{link}")
def accept(ask: Ask, link: Id, fields: Form) -> Response:
    found = ask.matches.storage.invited(link)
    if found is None:
        raise No("no-such-link", 404)
    ask.named(fields.get("name", ""))
    ask.matches.sit(ask.person, found[0], found[1], link, fields.get("seal", ""))
    return go(ask, f"/m/{found[0]}")


@pages.post("/m/{id}/sit")
def sit(ask: Ask, id: Id, fields: Form) -> Response:
    """Sit down at a table of the lobby."""
    ask.named(fields.get("name", ""))
    ask.matches.sit(ask.person, id, whole(fields.get("seat", ""), 0, 31, 0), "", fields.get("seal", ""))
    return go(ask, f"/m/{id}")


@pages.post("/m/{id}/start")
def start(ask: Ask, id: Id, fields: Form) -> Response:
    ask.matches.start(ask.person, id, fields.get("level", USUAL))
    return go(ask, f"/m/{id}")


# The match


@pages.get("/m/{id}")
def match(ask: Ask, id: Id, seat: Seat = None) -> Response:
    with ask.matches.holding(id) as live:
        header, chairs = live.header, list(live.chairs)
        chosen, curtain = choose_seat(live, ask.person.id, seat) if header.status != GATHERING else (-1, -1)
        seen = look(live, ask.person.id, chosen, ask.language) if live.playing else None
    if isinstance(live, Past):
        return over(ask, live, chosen)
    if seen is None:
        return gathering(ask, header, chairs)
    return render(
        ask, "match.html", game=find(header.game), seen=seen, curtain=curtain,
        table=table_json(header, chairs, ask.person.id),
    )  # fmt: skip


def over(ask: Asking, past: Past, seat: int) -> Response:
    """A match that is over: drawn once for a visitor, and again when its event has something new to tell."""
    found = ask.rooms.organiser.ledger.with_match(past.header.id)
    event = ask.rooms.organiser.settle(found.id) if found else None

    def draw() -> Response:
        seen = look(past, ask.person.id, seat, ask.language)
        return render(
            ask, "over.html", game=find(past.header.game), seen=seen, curtain=-1, after={**aftermath(ask, past), "event": event},
            usual=USUAL, moments=moments(past), table=table_json(past.header, past.chairs, ask.person.id),
        )  # fmt: skip

    if event:
        return draw()
    return kept(ask, past, ("page", seat, str(ask.request.url)), draw)


def moments(past: Past) -> list[int]:
    """The lines after which something had been told, the beginning and the end: the steps of a replay."""
    told = [number for number, entry in enumerate(past.log, 1) if entry.news]
    return sorted({0, *told, len(past.lines)})


def gathering(ask: Asking, header: Header, chairs: list[Chair]) -> Response:
    root = str(ask.request.base_url).rstrip("/")
    return render(
        ask, "gathering.html", game=find(header.game), header=header, root=root, usual=USUAL,
        line=gallery.line_of(find(header.game), ask.language),
        table=table_json(header, chairs, ask.person.id),
        known_people=ask.rooms.finder.known(ask.person) if header.host == ask.person.id else [],
        invited=ask.rooms.finder.asked(header.id) if header.host == ask.person.id else {},
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


Layout = Literal["wide", "desk", "laptop", "landscape", "tablet", "phone"]


class Window(NamedTuple):
    """What a page says of itself: its layout, the room it has for panels, and the panels that it has already."""

    layout: str
    size: tuple[int, int]
    have: frozenset[str]


@pages.get("/m/{id}/live")
def live_parts(
    ask: Ask,
    id: Id,
    seat: Seat = None,
    line: LineQuery = None,
    layout: Layout = "desk",
    size: Annotated[str, Query(max_length=12)] = "",
    have: Annotated[str, Query(max_length=600)] = "",
    draft: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """What the script puts into the page whenever something has changed; or how it was, a while ago."""
    window = Window(layout, size_of(size, layout), frozenset(have.split()))
    with ask.matches.holding(id) as live:
        if live.header.status == GATHERING:
            return JSONResponse({"status": GATHERING, "tick": live.header.tick_for(live.eyes(ask.person.id))})
        chosen, curtain = choose_seat(live, ask.person.id, seat)
        if live.playing and line is not None:
            live = Past(live, ask.matches.archive)
        seen = look(live, ask.person.id, chosen, ask.language) if not live.rewinds else None
    if live.over:
        assert isinstance(live, Past)
        return kept(
            ask, live, ("live", chosen, line, window),
            lambda: JSONResponse(parts_json(ask, look(live, ask.person.id, chosen, ask.language, line), window, "", curtain)),
        )  # fmt: skip
    seen = seen or look(live, ask.person.id, chosen, ask.language, line)
    return pressed(ask.request, JSONResponse(parts_json(ask, seen, window, draft if seen.seat >= 0 else "", curtain)))


@pages.get("/m/{id}/about")
def about(ask: Ask, id: Id, what: Annotated[str, Query(max_length=inspector.LONGEST)], seat: Seat = None) -> Response:
    """What the inspector says of a thing in the picture."""
    with ask.matches.holding(id) as live:
        if live.header.status == GATHERING:
            raise No("no-such-thing", 404, what=what)
        view, texts = live.view(choose_seat(live, ask.person.id, seat)[0]), live.texts(ask.language)
    told = inspector.card(view, texts, what)
    html = shelf.get_template("parts/about.html").render(**common(ask), game=view.game, **told)
    return marked(ask, keep(JSONResponse({"html": html})))


@pages.get("/m/{id}/refusals")
def refused(ask: Ask, id: Id, seat: Seat = None) -> Response:
    """What may not be done now, and by which rules: told to whoever asks why, where the question is theirs."""
    with ask.matches.holding(id) as live:
        playing = live.header.status != GATHERING and not live.over
        chosen = choose_seat(live, ask.person.id, seat)[0] if playing else -1
        mine = chosen >= 0 and chosen in live.match.to_act()
        view, texts = (live.view(chosen), live.texts(ask.language)) if mine else (None, None)
    told = refusals(view, texts) if view and texts else []
    html = shelf.get_template("parts/refusals.html").render(**common(ask), game=find(live.header.game), refusals=told)
    return marked(ask, keep(JSONResponse({"html": html})))


def parts_json(ask: Asking, seen: Look, window: Window, draft: str, curtain: int) -> dict[str, Any]:
    spread = spread_of(ask, seen, window, draft)
    return {
        "status": seen.header.status,
        "tick": seen.tick,
        "version": seen.version,
        "line": seen.line,
        "seat": seen.seat,
        "your_turn": seen.my_turn,
        "curtain": curtain,
        "title": page_title(ask, seen),
        "spread": spread_json(spread, window.have),
        "parts": match_parts(ask, seen, spread, curtain),
    }


def spread_of(ask: Asking, seen: Look, window: Window, draft: str) -> Spread:
    """The panels; those of a match that is over are drawn once for everybody."""
    if seen.header.status != OVER:
        return panels(seen.view, seen.texts, window.layout, window.size, draft)
    what = (seen.header.id, seen.header.tick), "panels", seen.seat, seen.line, window.layout, window.size, ask.language
    shelved: Shelved = ask.matches.archive.once(
        what, lambda: Shelved(panels(seen.view, seen.texts, window.layout, window.size))
    )
    return shelved.spread


def page_title(ask: Asking, seen: Look) -> str:
    title = find(seen.header.game).title[ask.language]
    return f"● {ask.words('your-turn')} · {title}" if seen.my_turn else title


def match_parts(ask: Asking, seen: Look, spread: Spread, curtain: int) -> dict[str, str]:
    """The pieces of the match page, each as HTML."""
    given = {**common(ask), "seen": seen, "curtain": curtain, "game": find(seen.header.game), **asked(ask, seen, spread)}
    pieces = ("coach", "progress", "strip", "notices", "bar", "why", "log", "players", "motions", "menu")
    parts = {name: shelf.get_template(f"parts/{name}.html").render(**given) for name in pieces}
    said = heard(ask, seen.header.id, seen.chairs)
    parts["chat"] = shelf.get_template("parts/chat.html").render(**given, said=said[-60:])
    parts["words"] = in_words(seen.view, seen.texts)
    parts["curtain"] = ask.words("curtain", name=seen.chairs[curtain].name) if curtain >= 0 else ""
    return parts


def asked(ask: Asking, seen: Look, spread: Spread) -> dict[str, Any]:
    """What the question bar says."""
    texts, legal = seen.texts, seen.view.legal() if seen.my_turn else []
    why = (
        texts.why(seen.view.state.asks)
        if seen.to_act and texts.has(f"why-{texts.questions[seen.view.state.asks]}")
        else None
    )
    return {
        "asked": question(ask, seen, spread),
        "goal": spread.goal,
        "why": why,
        "rules": [(rule, texts.say(rule)) for rule in (why.rules if why else ())[:5]],
        "keys": spread.keys if seen.my_turn else [],
        "where": spread.where,
        "progress": spread.progress,
        "legal": frozenset(legal),
        "deeds": deeds(seen),
        "log": told_log(seen),
        "begins": not any(entry.played_by(seen.mine) in seen.mine for _, entry in seen.recent),
        **told_by_coach(seen),
    }


def told_by_coach(seen: Look) -> dict[str, Any]:
    """What the coach says, where somebody learns."""
    if seen.coached is None:
        return {"coached": None}
    return {
        "coached": seen.coached,
        "cards": cards(seen.coached, seen.texts),
        "expected": expected(seen.coached, seen.texts),
        "after": following(seen.coached.lesson),
    }


def question(ask: Asking, seen: Look, spread: Spread) -> str:
    """What is asked of whoever looks, whom the match waits for, or what was done then."""
    if seen.view.past:
        news = [one["text"] for entry in seen.log()[:1] for one in entry["news"]]
        return news[0] if news else ask.words("line-of", line=seen.line, last=seen.last_line)
    if seen.my_turn:
        return spread.asked or seen.question
    names = [seen.chairs[seat].name for seat in seen.thinking or seen.to_act]
    return ask.words("thinks" if seen.thinking else "waits-for", name=ask.words.listed(names)) if names else ""


# After the match


def aftermath(ask: Asking, past: Past) -> dict[str, Any]:
    told, texts = past.reckoning(), past.texts(ask.language)
    names, waxen = [chair.name for chair in past.chairs], waxes(past.view(SPECTATOR), texts)
    drawn = told.over_time, names, waxen, ask.words("chart"), ask.words("chart-axis")
    return {
        "results": sorted(told.results, key=lambda one: (one["place"], one["seat"])),
        "verdict": verdict(past, texts, ask.words),
        "winners": [one["name"] for one in told.results if one["won"]],
        "by_rule": [(rule, texts.say(rule), points) for rule, points in told.by_rule.items()],
        "totals": told.over_time[-1],
        "chart": "".join(chart(*drawn, frame=frame) for frame in (WIDE, NARROW)),
        "fairness": told.fairness,
        "lines": len(past.lines),
        "unrated": ask.rooms.record.why(past) if past.header.rated else "casual",
        "own_box": past.box.digest != standard_box(past.match.game).digest,
    }


@pages.get("/m/{id}/analysis")
async def analysis(ask: Ask, id: Id) -> Response:
    """What the page of a match that is over puts under the slider when it is asked to."""
    past = await looked_through(ask, id)
    return await run_in_threadpool(kept, ask, past, ("analysis page",), partial(analysis_part, ask, past))


def analysis_part(ask: Asking, past: Past) -> Response:
    found, seen = past.analysis(), as_json(past.analysis(), ask.language)
    curves = ["".join(curve(found, ask.language, known, frame) for frame in (WIDE, NARROW)) for known in (False, True)]
    return render(ask, "parts/analysis.html", found=seen, curves=curves, chairs=past.chairs, header=past.header)


@pages.post("/m/{id}/rematch")
def rematch(ask: Ask, id: Id, fields: Form) -> Response:
    return go(ask, f"/m/{ask.matches.rematch(ask.person, id, fields.get('seal', ''), fields.get('turned') == 'on')}")


@pages.post("/m/{id}/play-on")
def play_on(ask: Ask, id: Id, fields: Form) -> Response:
    ask.named("")
    ask.limit("tables", ask.rooms.settings.limits.tables)
    line, seat = whole(fields.get("line", ""), 0, 10**6, 0), whole(fields.get("seat", ""), 0, 31, 0)
    return go(ask, f"/m/{ask.matches.play_on(ask.person, id, line, seat, fields.get('level', USUAL)).id}")


# Rules, and the door for programs


@pages.get("/rules/{slug}")
def rules(ask: Ask, slug: Id) -> Response:
    game = find(slug)
    defs, shelves = gallery.shelves_of(game, ask.language)
    return render(
        ask, "rules.html", game=game, line=gallery.line_of(game, ask.language),
        chapters=gallery.chapters_of(game, ask.language), defs=defs, shelves=shelves,
        lessons=lessons_of(game), texts=gallery.texts_of(game, ask.language),
        turn=gallery.turn_of(game, ask.language, ask.words("turn")), examples=pictured(game, ask.language),
        tables=tables_of(gallery.texts_of(game, ask.language)),
    )  # fmt: skip


@pages.get("/rules/{slug}/summary")
def summary(ask: Ask, slug: Id) -> Response:
    """A sheet to print and to lay beside the table."""
    game = find(slug)
    texts, (defs, _) = gallery.texts_of(game, ask.language), gallery.shelves_of(game, ask.language)
    return render(
        ask, "summary.html", game=game, texts=texts, course=course_of(texts), scoring=scoring_of(texts), defs=defs,
        icons=gallery.icons_of(game, ask.language),
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
