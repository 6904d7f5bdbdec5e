"""The JSON door: everything that the pages do, for programs in any language. `/api/openapi.json` describes it.

A program asks for a token (`POST /api/people`), shows it as `Authorization: Bearer ...`, listens to `/api/tables/ID/events`
and posts its actions with the version on which it chose them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal, Self

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict, Field, model_validator
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from athanor.kernel.errors import Refused
from athanor.kernel.game import find, slugs
from athanor.kernel.match import View
from athanor.kernel.texts import Texts
from athanor.table.archive import Past
from athanor.table.bell import LOBBY, Ear
from athanor.table.desk import MOST, Answer, Ask, Asking, is_writable, kept, pressed
from athanor.table.errors import No
from athanor.table.eyes import SPECTATOR, eyes_of, notice
from athanor.table.gallery import rules_of, tables_of
from athanor.table.house import Forbidden, Wish
from athanor.table.levels import LEVELS, USUAL
from athanor.table.look import Look, fairness, look, look_json, played_on, refusal, table_json
from athanor.table.people import known
from athanor.table.pictures import paint
from athanor.table.storage import GATHERING, OVER, PLAYING, Header, Ring

api = APIRouter(prefix="/api", route_class=Answer)
Id = Annotated[str, Path(max_length=24)]
SeatQuery = Annotated[int, Query(ge=-1, le=31, description="The seat that looks; -1 is a spectator.")]
LineQuery = Annotated[int | None, Query(ge=0, le=MOST)]
Count = Annotated[int, Field(ge=0, le=MOST)]
Options = Annotated[dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]], Field(max_length=12)]
Json = dict[str, Any]


class Body(BaseModel):
    """What is posted. No letter of it is the null character or half a letter: no name has them, no database keeps them."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def whole_letters(cls, data: Any) -> Any:
        if not all(map(is_writable, texts_in(data))):
            raise ValueError("there are letters in it that cannot be written")
        return data


def texts_in(data: Any) -> Iterator[str]:
    """Every text in what was posted, and every key."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for one in [*data, *data.values()] if isinstance(data, dict) else data:
            yield from texts_in(one)


class Named(Body):
    name: str = Field(default="", max_length=200)


class Sealing(Body):
    """The seal of a number of one's own, which is said with `open` once everybody sits: SHA-256 of `athanor number:NUMBER`."""

    seal: str = Field(default="", max_length=64, pattern="^([0-9a-f]{64})?$")


class NewTable(Sealing):
    """A table as it is wanted. A seat is `me`, `open`, `here` (another person at this screen), a level or a bot's own name."""

    game: str = Field(max_length=64)
    seats: list[Annotated[str, Field(max_length=40)]] = Field(max_length=32)
    names: list[Annotated[str, Field(max_length=200)]] = Field(default=[], max_length=32)
    options: Options = Field(default={})
    listed: bool = False
    hints: bool | None = None
    clock: int = Field(default=0, ge=0, le=31 * 24 * 3600)


class Seated(Body):
    seat: int = Field(ge=0, le=31)


class Opening(Seated):
    """The number that was sealed: 32 digits of 0 to f, drawn by chance."""

    number: str = Field(max_length=32, pattern="^[0-9a-f]{32}$")


class Sitting(Seated, Sealing):
    link: str = Field(default="", max_length=64)
    name: str = Field(default="", max_length=200)


Deed = Count | Annotated[str, Field(max_length=200)]


class Acting(Seated):
    """An action by its number or in notation, or several in a row, chosen on a version of the match."""

    action: Deed | None = None
    actions: list[Deed] = Field(default=[], max_length=64)
    version: Count | None = None

    @model_validator(mode="after")
    def one_or_several(self) -> Self:
        if (self.action is None) == (not self.actions):
            raise ValueError("say either `action` or `actions`")
        return self


class TakingBack(Seated):
    version: Count | None = None


class StandingIn(Seated):
    target: int = Field(ge=0, le=31)


class Voting(Seated):
    agree: bool


class Talking(Seated):
    words: str = Field(max_length=2000)


class Level(Body):
    level: str = Field(default=USUAL, max_length=40)


class PlayingOn(Seated):
    line: Count
    level: str = Field(default=USUAL, max_length=40)


# The match. Doors are tried in their order, so those that are used most come first


@api.post("/tables/{id}/act", tags=["match"])
def act(ask: Ask, id: Id, body: Acting) -> Json:
    """One action, or several in a row: all of them are played or none. It is on the disk when it is answered.

    A version that is too old is refused (`stale`); the same post sent twice is answered alike. The stream tells of the same
    `tick`: whoever draws the answer need not draw again.
    """
    deeds = body.actions if body.action is None else body.action
    try:
        made = ask.house.made(known(ask.person), id, body.seat, deeds, body.version)
    except Forbidden as error:
        raise in_language(ask, id, body.seat, error) from None
    return {"ok": True, **made._asdict()}


def in_language(ask: Asking, id: str, seat: int, error: Forbidden) -> Refused:
    """The same refusal in the language of whoever asks."""
    with ask.house.holding(id) as live:
        texts, state = live.texts(ask.language), live.match.view(seat).state
    number = int(error.rule.rpartition("-")[2]) if error.rule else 0
    return Refused(error.rule, texts.refusal(number, seat, error.action, state)) if number else error


@api.get("/tables/{id}/view", tags=["match"])
def view(ask: Ask, id: Id, seat: SeatQuery = -1, line: LineQuery = None) -> Response:
    """What a seat may know: the state with hidden things blank, its legal actions, the log. A past line after the end."""
    return shown(ask, id, "view", seat, line, lambda seen: JSONResponse({"ok": True, **look_json(seen)}))


@api.get("/tables/{id}/picture", tags=["match"])
def picture(
    ask: Ask,
    id: Id,
    seat: SeatQuery = -1,
    line: LineQuery = None,
    layout: Literal["desk", "phone"] = "desk",
    draft: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """The same as a picture (SVG)."""

    def draw(seen: Look) -> Response:
        return Response(painted(ask, seen, layout, draft), media_type="image/svg+xml")

    return shown(ask, id, f"picture {layout}", seat, line, draw)


def painted(ask: Asking, seen: Look, layout: str, draft: str = "") -> str:
    """The picture; that of a match that is over is drawn once for everybody."""
    if seen.header.status != OVER:
        return paint(seen.view, seen.texts, layout, draft if seen.my_turn else "")
    what = (seen.header.id, seen.header.tick), "picture", seen.seat, seen.line, layout, ask.language
    drawn: str = ask.house.archive.once(what, lambda: paint(seen.view, seen.texts, layout))
    return drawn


def shown(ask: Asking, id: str, what: str, seat: int, line: int | None, draw: Callable[[Look], Response]) -> Response:
    """What a visitor sees of a match: gathered while it is held, drawn afterwards; once only, when it is over."""
    with ask.house.holding(id) as live:
        chosen = live.may_look(ask.person.id, seat)
        seen = None if live.over else look(live, ask.person.id, chosen, ask.language, line)
    if isinstance(live, Past):
        return kept(ask, live, (what, chosen, line), lambda: draw(look(live, ask.person.id, chosen, ask.language, line)))
    assert seen is not None
    return pressed(ask.request, draw(seen))


@api.get("/tables/{id}/why-not", tags=["match"])
def why_not(ask: Ask, id: Id, seat: SeatQuery, action: Annotated[str, Query(max_length=200)]) -> Json:
    """The rule that forbids an action to a seat now, in words; null when it may be played."""
    with ask.house.holding(id) as live:
        live.own(ask.person.id, seat)
        number = live.match.read(int(action) if action.isdecimal() else action)
        seen, texts = live.view(seat), live.texts(ask.language)
        if live.over:
            raise No("over")
    return {"ok": True, "refusal": refusal(seen, texts, number)}


@api.post("/tables/{id}/take-back", tags=["match"])
def take_back(ask: Ask, id: Id, body: TakingBack) -> Json:
    """Take back one's last choice, as long as it is not committed."""
    return {"ok": True, "version": ask.house.take_back(known(ask.person), id, body.seat, body.version)}


@api.post("/tables/{id}/undo", tags=["match"])
def undo(ask: Ask, id: Id, body: Seated) -> Json:
    """Ask the others to let this seat take its last turn again."""
    ask.house.ask_undo(known(ask.person), id, body.seat)
    return {"ok": True}


@api.post("/tables/{id}/stand-in", tags=["match"])
def stand_in(ask: Ask, id: Id, body: StandingIn) -> Json:
    """Ask the others to let a bot play for a seat that has left the match waiting."""
    ask.house.ask_stand_in(known(ask.person), id, body.seat, body.target)
    return {"ok": True}


@api.post("/tables/{id}/motions/{number}", tags=["match"])
def vote(ask: Ask, id: Id, number: Annotated[int, Path(ge=0, le=MOST)], body: Voting) -> Json:
    """Agree to what another seat asks, or refuse it."""
    ask.house.vote(known(ask.person), id, body.seat, number, body.agree)
    return {"ok": True}


@api.post("/tables/{id}/come-back", tags=["match"])
def come_back(ask: Ask, id: Id, body: Seated) -> Json:
    """Take one's seat again from the bot that stood in."""
    ask.house.come_back(known(ask.person), id, body.seat)
    return {"ok": True}


@api.post("/tables/{id}/resign", tags=["match"])
def resign(ask: Ask, id: Id, body: Seated) -> Json:
    """Give up."""
    ask.house.resign(known(ask.person), id, body.seat)
    return {"ok": True}


@api.get("/tables/{id}/chat", tags=["match"])
def heard(ask: Ask, id: Id, after: Annotated[int, Query(ge=0, le=MOST)] = 0) -> Json:
    """What was said at the table, after a line of chat."""
    ask.house.storage.header(id)
    return {"ok": True, "chat": [vars(said) for said in ask.house.storage.chat(id, after)]}


@api.post("/tables/{id}/chat", tags=["match"])
def say(ask: Ask, id: Id, body: Talking) -> Json:
    """Say something to the table, from one's seat."""
    ask.limit("talk", ask.rooms.settings.limits.talk)
    ask.house.say(known(ask.person), id, body.seat, body.words)
    return {"ok": True}


@api.post("/tables/{id}/hint", tags=["match"])
async def hint(ask: Ask, id: Id, body: Seated) -> Json:
    """What the search would do, and why: its three best actions, how often it tried them, their chances."""
    ask.limit("hints", ask.rooms.settings.limits.hints)
    seen, texts, version = await run_in_threadpool(puzzled, ask, id, body.seat)
    thought = await asyncio.wrap_future(ask.rooms.thinkers.hint(seen, ask.person.id))
    best = [candidate_json(seen, texts, one) for one in thought.candidates[:3]]
    alone = [{"action": thought.action, "text": texts.action(thought.action, seen.state), "chance": None, "tries": 0}]
    return {"ok": True, "version": version, "simulations": thought.simulations, "best": best or alone}


def puzzled(ask: Asking, id: str, seat: int) -> tuple[View, Texts, int]:
    """What a seat sees that may be helped, in its words, and the version of it."""
    with ask.house.holding(id) as live:
        live.own(known(ask.person).id, seat)
        if not live.header.hints:
            raise No("no-hints", 403)
        if not live.playing or seat not in live.match.to_act():
            raise No("not-your-turn")
        return live.view(seat), live.texts(ask.language), live.header.version_for(live.eyes(ask.person.id))


def candidate_json(seen: View, texts: Texts, one: Any) -> Json:
    text = texts.action(one.action, seen.state)
    return {"action": one.action, "text": text, "chance": round(one.chance, 3), "tries": one.tries}


@api.get("/tables/{id}/transcript", tags=["match"], response_class=PlainTextResponse)
def transcript(ask: Ask, id: Id) -> Response:
    """The match as text; the seed and the actions of other seats stand in it only when it is over."""
    with ask.house.holding(id) as live:
        name = f"{live.header.game}-{id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        if not isinstance(live, Past):
            return PlainTextResponse(live.transcript_for(ask.person.id), headers=headers)
    return kept(ask, live, ("transcript",), lambda: PlainTextResponse(live.transcript_for(ask.person.id), headers=headers))


@api.get("/tables/{id}/box", tags=["match"])
def box(ask: Ask, id: Id) -> Response:
    """The box of the match, every component. Where players brought some of their own, its transcript is read with it
    (`athanor verify --box`)."""
    header = ask.house.storage.header(id)
    name = f"{header.game}-{header.box[:12]}.json"
    written = ask.house.box(header).written
    return Response(
        written, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@api.get("/tables/{id}/fairness", tags=["match"])
def fair(ask: Ask, id: Id) -> Response:
    """The commitment to the seed and the seals of the players' numbers; after the end all of them, and whether it follows."""
    with ask.house.holding(id) as live:
        if isinstance(live, Past):
            return kept(ask, live, ("fairness",), lambda: JSONResponse({"ok": True, **live.reckoning().fairness}))
        return JSONResponse({"ok": True, **fairness(live)})


@api.get("/tables/{id}/outcome", tags=["match"])
def outcome(ask: Ask, id: Id) -> Response:
    """Places and totals, the points by rule, and the totals after each line."""
    with ask.house.holding(id) as live:
        if not isinstance(live, Past):
            raise No("not-over")
    return kept(ask, live, ("outcome",), lambda: JSONResponse(outcome_json(live)))


def outcome_json(past: Past) -> Json:
    told = past.reckoning()
    results = {"results": told.results, "by_rule": told.by_rule, "over_time": told.over_time}
    return {"ok": True, **results, "played_on": played_on(past.header)}


@api.post("/tables/{id}/rematch", tags=["match"])
def rematch(ask: Ask, id: Id, body: Sealing | None = None) -> Json:
    """The same people at a new table; whoever asks second is led to the same one."""
    return {"ok": True, "id": ask.house.rematch(known(ask.person), id, body.seal if body else "")}


@api.post("/tables/{id}/play-on", tags=["match"], status_code=201)
def play_on(ask: Ask, id: Id, body: PlayingOn) -> Json:
    """From a moment of a match that is over, play on against bots."""
    ask.limit("tables", ask.rooms.settings.limits.tables)
    header = ask.house.play_on(known(ask.person), id, body.line, body.seat, body.level)
    return {"ok": True, "table": described(ask, header)}


# Games


@api.get("/games", tags=["games"])
def games(ask: Ask) -> Json:
    """The games on the shelf, and how far the furnace is with each."""
    return {"ok": True, "games": [game_json(ask, slug) for slug in slugs()], "levels": list(LEVELS)}


def game_json(ask: Asking, slug: str) -> Json:
    game, fire = find(slug), ask.rooms.furnace.fires.get(slug)
    return {
        "slug": slug,
        "title": game.title,
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "edition": game.edition,
        "credit": game.credit,
        "options": [{"name": one.name, "values": one.values, "rule": one.rule} for one in game.options],
        "furnace": {"status": fire.status, "percent": fire.percent} if fire else None,
    }


@api.get("/games/{slug}/rules", tags=["games"])
def rules(ask: Ask, slug: Id) -> Json:
    """Every rule of a game in the language asked for, and the components of its box."""
    game = find(slug)
    return {"ok": True, "rules": rules_of(game, ask.language), "components": tables_of(game, ask.language)}


# People


@api.post("/people", tags=["people"])
def introduce(ask: Ask, body: Named) -> Json:
    """A token for a program: it is shown as `Authorization: Bearer TOKEN` from then on."""
    person = ask.named(body.name)
    return {"ok": True, "name": person.name, "token": ask.rooms.people.token(person)}


@api.get("/me", tags=["people"])
def me(ask: Ask) -> Json:
    """Who the token or the cookie says that you are."""
    return {"ok": True, "known": bool(ask.person.id), "name": ask.person.name}


# Tables


def described(ask: Asking, header: Header) -> Json:
    return table_json(header, ask.house.storage.chairs(header.id), ask.person.id)


@api.get("/tables", tags=["tables"])
def tables(ask: Ask, which: Literal["open", "watch", "mine"] = "open") -> Json:
    """Tables to join, to watch, or one's own."""
    storage = ask.house.storage
    if which == "mine":
        found = storage.tables((GATHERING, PLAYING, OVER), known(ask.person).id)
    else:
        found = storage.tables((GATHERING,) if which == "open" else (PLAYING,))
    return {"ok": True, "tables": [described(ask, header) for header in found]}


@api.post("/tables", tags=["tables"], status_code=201)
def new_table(ask: Ask, body: NewTable) -> Json:
    """Lay a table. It starts at once when no seat is left open; the links of open seats are in the answer."""
    known(ask.person)
    ask.limit("tables", ask.rooms.settings.limits.tables)
    wish = Wish(
        body.game, tuple(body.seats), tuple(map(ask.rooms.people.clean, body.names)), body.options,
        body.listed, body.hints, body.clock, seal=body.seal,
    )  # fmt: skip
    return {"ok": True, "table": described(ask, ask.house.lay(ask.person, wish))}


@api.get("/tables/{id}", tags=["tables"])
def table(ask: Ask, id: Id) -> Json:
    """Who sits where, how far the match is, and whether it is your turn."""
    return {"ok": True, "table": described(ask, ask.house.storage.header(id))}


@api.post("/tables/{id}/sit", tags=["tables"])
def sit(ask: Ask, id: Id, body: Sitting) -> Json:
    """Take a free seat: of a listed table, or with the seat's link."""
    header = ask.house.sit(known(ask.person), id, body.seat, body.link, body.seal)
    return {"ok": True, "table": described(ask, header)}


@api.post("/join/{link}", tags=["tables"])
def join(ask: Ask, link: Annotated[str, Path(max_length=64)], body: Sealing | None = None) -> Json:
    """Take the seat that a link leads to."""
    found = ask.house.storage.invited(link)
    if found is None:
        raise No("no-such-link", 404)
    header = ask.house.sit(known(ask.person), found[0], found[1], link, body.seal if body else "")
    return {"ok": True, "seat": found[1], "table": described(ask, header)}


@api.post("/tables/{id}/open", tags=["tables"])
def open_number(ask: Ask, id: Id, body: Opening) -> Json:
    """Say the number that you sealed, once everybody sits: the match begins when all of them are said."""
    ask.house.open(known(ask.person), id, body.seat, body.number)
    return {"ok": True, "table": described(ask, ask.house.storage.header(id))}


@api.post("/tables/{id}/leave", tags=["tables"])
def leave(ask: Ask, id: Id, body: Seated) -> Json:
    """Stand up before everybody sits."""
    ask.house.leave(known(ask.person), id, body.seat)
    return {"ok": True}


@api.post("/tables/{id}/start", tags=["tables"])
def start(ask: Ask, id: Id, body: Level) -> Json:
    """Start now: bots take the seats that are still open. When only numbers are missing, start without them."""
    return {"ok": True, "table": described(ask, ask.house.start(known(ask.person), id, body.level))}


# Streams


@api.get("/tables/{id}/events", tags=["streams"])
async def table_events(ask: Ask, id: Id) -> Response:
    """Server-sent events: whenever something changed, `tick`, `version` and `status`. Look again, then.

    A stream that is taken up again with `Last-Event-ID` begins with what was missed.
    """
    return open_stream(ask, id)


@api.get("/lobby/events", tags=["streams"])
async def lobby_events(ask: Ask) -> Response:
    """The same for the whole house, for listed tables."""
    return open_stream(ask, LOBBY)


def open_stream(ask: Asking, channel: str) -> Stream:
    return Stream(ask, channel)


async def header_now(ask: Asking, id: str) -> Header:
    """For the event loop. SQLite is a file: it is read in less time than it takes to ask a thread."""
    storage = ask.house.storage
    return storage.header(id) if storage.lite else await run_in_threadpool(storage.header, id)


class Stream(Response):
    """Server-sent events, sent as they are made: bytes of the bell, made once for everybody who sees the same. Counted from the
    moment it is granted until it ends."""

    def __init__(self, ask: Asking, channel: str) -> None:
        self.leave = ask.rooms.streams.enter(ask.person.id, ask.address)
        super().__init__(None, 200, {"X-Accel-Buffering": "no", "Content-Type": "text/event-stream; charset=utf-8"})
        del self.headers["content-length"]
        self.ask, self.channel = ask, channel
        last = ask.request.headers.get("last-event-id", "")
        self.seen = int(last) if last.isdecimal() and len(last) < 12 else -1
        self.known: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with self.ask.rooms.bell.listen(self.channel) as queue:
                if self.channel != LOBBY:
                    queue.put_nowait(Ring(await header_now(self.ask, self.channel)))
                leaving = asyncio.create_task(until_gone(receive, queue))
                try:
                    await self.tell(queue, send)
                finally:
                    leaving.cancel()
        finally:
            self.leave()

    async def tell(self, queue: Ear, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": b"retry: 1000\n\n", "more_body": True})
        while (heard := await queue.get()) is not None:
            words = heard if isinstance(heard, bytes) else await self.words(heard)
            if words:
                await send({"type": "http.response.body", "body": words, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def words(self, ring: Ring) -> bytes:
        """What this visitor hears of it; nothing, if they have not noticed it."""
        eyes = await eyes_on(self.ask, ring.header, self.known)
        if self.channel == LOBBY:
            return b"event: lobby\ndata: {}\n\n" if notice(ring.audience or 0, eyes) else b""
        tick = ring.header.tick_for(eyes)
        if tick <= self.seen:
            return b""
        self.seen = tick
        return ring.told(eyes)


async def until_gone(receive: Receive, queue: Ear) -> None:
    """Whoever listens has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
    queue.put_nowait(None)


async def eyes_on(ask: Asking, header: Header, known: dict[str, int]) -> int:
    """Through which this visitor sees a match. Whose they are matters only where something is hidden, and nobody changes
    seats from then on."""
    if not ask.person.id or not any(header.quiet):
        return SPECTATOR
    if header.id not in known:
        chairs = await run_in_threadpool(ask.house.storage.chairs, header.id)
        known[header.id] = eyes_of(chair.seat for chair in chairs if chair.person == ask.person.id)
    return known[header.id]
