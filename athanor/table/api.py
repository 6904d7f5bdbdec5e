"""The JSON door: everything that the pages do, for programs in any language. `/api/openapi.json` describes it.

A program asks for a token (`POST /api/people`), shows it as `Authorization: Bearer ...`, listens to `/api/matches/ID/stream`
and posts its actions with the version on which it chose them.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, Literal, Self

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict, Field, model_validator
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from athanor.analysis.advice import sentences
from athanor.analysis.analyse import as_json
from athanor.kernel.errors import Refused
from athanor.kernel.game import find, slugs
from athanor.kernel.lessons import Lesson, lessons_of
from athanor.kernel.match import View
from athanor.kernel.texts import Texts
from athanor.table.archive import Past
from athanor.table.audience import SPECTATOR, eyes_of, notice
from athanor.table.bell import LOBBY, Ear
from athanor.table.clocks import DAY, LONGEST_BANK, LONGEST_CLOCK, LONGEST_MORE, Timing
from athanor.table.errors import No
from athanor.table.gallery import rules_of, tables_of
from athanor.table.levels import LEVELS, USUAL
from athanor.table.look import Look, fairness, look, look_json, played_on, refusal, table_json
from athanor.table.matches import Forbidden, Wish
from athanor.table.people import known
from athanor.table.pictures import paint
from athanor.table.request import MOST, Answer, Ask, Asking, is_writable, kept, looked_through, over, pressed
from athanor.table.storage import GATHERING, OVER, PLAYING, Chair, Header, Ring, Said

api = APIRouter(prefix="/api", route_class=Answer)
Id = Annotated[str, Path(max_length=24)]
SeatQuery = Annotated[int, Query(ge=-1, le=31, description="The seat that looks; -1 is a spectator.")]
LineQuery = Annotated[int | None, Query(ge=0, le=MOST)]
Count = Annotated[int, Field(ge=0, le=MOST)]
Options = Annotated[dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]], Field(max_length=12)]
Json = dict[str, Any]
BROKEN = re.compile(r"\\(x00|ud[89a-f])")  # how `repr` writes the null character and half a letter


class Body(BaseModel):
    """What is posted. No letter of it is the null character or half a letter: no name has them, no database keeps them."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def whole_letters(cls, data: Any) -> Any:
        if not has_whole_letters(data):
            raise ValueError("there are letters in it that cannot be written")
        return data


def has_whole_letters(data: Any) -> bool:
    """Every text in what was posted can be written, and every key. Mostly one look shows it: Python spells out such letters."""
    return BROKEN.search(repr(data)) is None or are_whole(data)


def are_whole(data: Any) -> bool:
    if isinstance(data, str):
        return is_writable(data)
    if isinstance(data, dict):
        return all(map(are_whole, data)) and all(map(are_whole, data.values()))
    return not isinstance(data, list) or all(map(are_whole, data))


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
    clock: int = Field(default=0, ge=0, le=LONGEST_CLOCK, description="Seconds for a turn; 0 for none of its own.")
    bank: int = Field(default=0, ge=0, le=LONGEST_BANK, description="Seconds beyond, once for the match.")
    more: int = Field(default=0, ge=0, le=LONGEST_MORE, description="Seconds that come into the bank after each turn.")
    out: Literal["bot", "resign"] = "bot"
    rated: bool = False


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
    actions: list[Deed] = Field(default_factory=list, max_length=64)
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


class Voting(Body):
    """A vote counts for every seat of whoever gives it: -1 is any of them."""

    seat: int = Field(default=-1, ge=-1, le=31)
    agree: bool


class Talking(Seated):
    words: str = Field(max_length=2000)


class Level(Body):
    level: str = Field(default=USUAL, max_length=40)


class PlayingOn(Seated):
    line: Count
    level: str = Field(default=USUAL, max_length=40)


# The match. Doors are tried in their order, so those that are used most come first


@api.post("/matches/{id}/act", tags=["match"])
def act(ask: Ask, id: Id, body: Acting) -> Json:
    """One action, or several in a row: all of them are played or none. It is on the disk when it is answered.

    A version that is too old is refused (`stale`); the same post sent twice is answered alike. The stream tells of the same
    `tick`: whoever draws the answer need not draw again.
    """
    deeds = body.actions if body.action is None else body.action
    try:
        made = ask.matches.made(known(ask.person), id, body.seat, deeds, body.version)
    except Forbidden as error:
        raise in_language(ask, id, body.seat, error) from None
    return {"ok": True, **made._asdict()}


def in_language(ask: Asking, id: str, seat: int, error: Forbidden) -> Refused:
    """The same refusal in the language of whoever asks."""
    with ask.matches.holding(id) as live:
        texts, state = live.texts(ask.language), live.match.view(seat).state
    number = int(error.rule.rpartition("-")[2]) if error.rule else 0
    return Refused(error.rule, texts.refusal(number, seat, error.action, state)) if number else error


@api.get("/matches/{id}/view", tags=["match"])
def view(ask: Ask, id: Id, seat: SeatQuery = -1, line: LineQuery = None) -> Response:
    """What a seat may know: the state with hidden things blank, its legal actions, the log. A past line after the end."""
    return shown(ask, id, "view", seat, line, lambda seen: JSONResponse({"ok": True, **look_json(seen)}))


@api.get("/matches/{id}/picture", tags=["match"])
def picture(
    ask: Ask,
    id: Id,
    seat: SeatQuery = -1,
    line: LineQuery = None,
    layout: Literal["wide", "desk", "laptop", "landscape", "tablet", "phone"] = "desk",
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
    drawn: str = ask.matches.archive.once(what, lambda: paint(seen.view, seen.texts, layout))
    return drawn


def shown(ask: Asking, id: str, what: str, seat: int, line: int | None, draw: Callable[[Look], Response]) -> Response:
    """What a visitor sees of a match: gathered while it is held, drawn afterwards; once only, when it is over."""
    with ask.matches.holding(id) as live:
        chosen = live.may_look(ask.person.id, seat)
        seen = None if live.over else look(live, ask.person.id, chosen, ask.language, line)
    if isinstance(live, Past):
        return kept(ask, live, (what, chosen, line), lambda: draw(look(live, ask.person.id, chosen, ask.language, line)))
    assert seen is not None
    return pressed(ask.request, draw(seen))


@api.get("/matches/{id}/why-not", tags=["match"])
def why_not(ask: Ask, id: Id, seat: SeatQuery, action: Annotated[str, Query(max_length=200)]) -> Json:
    """The rule that forbids an action to a seat now, in words; null when it may be played."""
    with ask.matches.holding(id) as live:
        live.own(ask.person.id, seat)
        number = live.match.read(int(action) if action.isdecimal() else action)
        seen, texts = live.view(seat), live.texts(ask.language)
        if live.over:
            raise No("over")
    return {"ok": True, "refusal": refusal(seen, texts, number)}


@api.post("/matches/{id}/take-back", tags=["match"])
def take_back(ask: Ask, id: Id, body: TakingBack) -> Json:
    """Take back one's last choice, as long as it is not committed."""
    return {"ok": True, "version": ask.matches.take_back(known(ask.person), id, body.seat, body.version)}


@api.post("/matches/{id}/undo", tags=["match"])
def undo(ask: Ask, id: Id, body: Seated) -> Json:
    """Ask the others to let this seat take its last turn again."""
    ask.matches.ask_undo(known(ask.person), id, body.seat)
    return {"ok": True}


@api.post("/matches/{id}/stand-in", tags=["match"])
def stand_in(ask: Ask, id: Id, body: StandingIn) -> Json:
    """Ask the others to let a bot play for a seat that has left the match waiting."""
    ask.matches.ask_stand_in(known(ask.person), id, body.seat, body.target)
    return {"ok": True}


@api.post("/matches/{id}/judge", tags=["match"])
def judge(ask: Ask, id: Id, body: Seated) -> Json:
    """Ask the others to end a match that somebody has left for good: as the points stand, and those who left come last."""
    ask.matches.ask_judgement(known(ask.person), id, body.seat)
    return {"ok": True}


@api.post("/matches/{id}/motions/{number}", tags=["match"])
def vote(ask: Ask, id: Id, number: Annotated[int, Path(ge=0, le=MOST)], body: Voting) -> Json:
    """Agree to what another seat asks, or refuse it, for all your seats."""
    ask.matches.vote(known(ask.person), id, body.seat, number, body.agree)
    return {"ok": True}


@api.post("/matches/{id}/come-back", tags=["match"])
def come_back(ask: Ask, id: Id, body: Seated) -> Json:
    """Take one's seat again from the bot that stood in."""
    ask.matches.come_back(known(ask.person), id, body.seat)
    return {"ok": True}


@api.post("/matches/{id}/resign", tags=["match"])
def resign(ask: Ask, id: Id, body: Seated) -> Json:
    """Give up."""
    ask.matches.resign(known(ask.person), id, body.seat)
    return {"ok": True}


@api.get("/matches/{id}/chat", tags=["match"])
def chat(ask: Ask, id: Id, after: Annotated[int, Query(ge=0, le=MOST)] = 0) -> Json:
    """What was said at the table, after a line of chat; not by those whom you have blocked."""
    ask.matches.storage.header(id)
    return {"ok": True, "chat": [vars(said) for said in heard(ask, id, ask.matches.storage.chairs(id), after)]}


def heard(ask: Asking, id: str, chairs: Sequence[Chair], after: int = 0) -> list[Said]:
    """What somebody hears of what was said."""
    blocked = ask.rooms.peace.blocked(ask.person.id)
    unheard = {chair.seat for chair in chairs if chair.person in blocked}
    return [said for said in ask.matches.storage.chat(id, after) if said.seat not in unheard]


@api.post("/matches/{id}/chat", tags=["match"])
def say(ask: Ask, id: Id, body: Talking) -> Json:
    """Say something to the table, from one's seat."""
    ask.limit("talk", ask.rooms.settings.limits.talk)
    ask.matches.say(known(ask.person), id, body.seat, body.words)
    return {"ok": True}


@api.post("/matches/{id}/hint", tags=["match"])
async def hint(ask: Ask, id: Id, body: Seated) -> Json:
    """What the search would do: its three best actions, how often it tried them, their chances, and why: sentences that say how
    sure it is, what they bring, what they deny others and what they leave to luck."""
    ask.limit("hints", ask.rooms.settings.limits.hints)
    seen, texts, version = await run_in_threadpool(puzzled, ask, id, body.seat)
    hint = await asyncio.wrap_future(ask.rooms.bot_turns.hint(seen, ask.person.id))
    thought, best = hint.thought, []
    for k, why in enumerate(hint.reasons):
        told = sentences(thought.candidates[: len(hint.reasons)], k, why, texts)
        best.append({**candidate_json(seen, texts, thought.candidates[k]), "why": told})
    alone = [
        {"action": thought.action, "text": texts.action(thought.action, seen.state), "chance": None, "tries": 0, "why": []}
    ]
    return {"ok": True, "version": version, "simulations": thought.simulations, "best": best or alone}


def puzzled(ask: Asking, id: str, seat: int) -> tuple[View, Texts, int]:
    """What a seat sees that may be helped, in its words, and the version of it."""
    with ask.matches.holding(id) as live:
        live.own(known(ask.person).id, seat)
        if not live.header.hints:
            raise No("no-hints", 403)
        if not live.playing or seat not in live.match.to_act():
            raise No("not-your-turn")
        return live.view(seat), live.texts(ask.language), live.header.version_for(live.eyes(ask.person.id))


def candidate_json(seen: View, texts: Texts, one: Any) -> Json:
    text = texts.action(one.action, seen.state)
    return {"action": one.action, "text": text, "chance": round(one.chance, 3), "tries": one.tries}


@api.get("/matches/{id}/transcript", tags=["match"], response_class=PlainTextResponse)
def transcript(ask: Ask, id: Id) -> Response:
    """The match as text; the seed and the actions of other seats stand in it only when it is over."""
    with ask.matches.holding(id) as live:
        name = f"{live.header.game}-{id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        if not isinstance(live, Past):
            return PlainTextResponse(live.transcript_for(ask.person.id), headers=headers)
    return kept(ask, live, ("transcript",), lambda: PlainTextResponse(live.transcript_for(ask.person.id), headers=headers))


@api.get("/matches/{id}/box", tags=["match"])
def box(ask: Ask, id: Id) -> Response:
    """The box of the match, every component. Where players brought some of their own, its transcript is read with it
    (`athanor verify --box`)."""
    header = ask.matches.storage.header(id)
    name = f"{header.game}-{header.box[:12]}.json"
    written = ask.matches.box(header).written
    return Response(
        written, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@api.get("/matches/{id}/fairness", tags=["match"])
def fair(ask: Ask, id: Id) -> Response:
    """The commitment to the seed and the seals of the players' numbers; after the end all of them, and whether it follows."""
    with ask.matches.holding(id) as live:
        if isinstance(live, Past):
            return kept(ask, live, ("fairness",), lambda: JSONResponse({"ok": True, **live.reckoning().fairness}))
        return JSONResponse({"ok": True, **fairness(live)})


@api.get("/matches/{id}/outcome", tags=["match"])
def outcome(ask: Ask, id: Id) -> Response:
    """Places and totals, the points by rule, and the totals after each line."""
    past = over(ask, id)
    return kept(ask, past, ("outcome",), lambda: JSONResponse(outcome_json(past)))


def outcome_json(past: Past) -> Json:
    told = past.reckoning()
    results = {"results": told.results, "by_rule": told.by_rule, "over_time": told.over_time}
    return {"ok": True, **results, "played_on": played_on(past.header), "lesson": past.header.lesson or None}


@api.get("/matches/{id}/analysis", tags=["match"])
async def analysis(ask: Ask, id: Id) -> Response:
    """Of a match that is over: each seat's chance of winning after every line, by what it knew (`fair`) and if everything were
    `known`; the choices that cost most, with what was better and why; how accurately each seat chose."""
    past = await looked_through(ask, id)
    return await run_in_threadpool(kept, ask, past, ("analysis",), partial(analysis_json, ask, past))


def analysis_json(ask: Asking, past: Past) -> Response:
    return JSONResponse({"ok": True, **as_json(past.analysis(), ask.language)})


class Again(Sealing):
    turned: bool = Field(default=False, description="Each on the next seat.")


@api.post("/matches/{id}/rematch", tags=["match"])
def rematch(ask: Ask, id: Id, body: Again | None = None) -> Json:
    """The same people at a new table; whoever asks second is led to the same one."""
    wish = body or Again()
    return {"ok": True, "id": ask.matches.rematch(known(ask.person), id, wish.seal, wish.turned)}


@api.post("/matches/{id}/play-on", tags=["match"], status_code=201)
def play_on(ask: Ask, id: Id, body: PlayingOn) -> Json:
    """From a moment of a match that is over, play on against bots."""
    ask.limit("tables", ask.rooms.settings.limits.tables)
    header = ask.matches.play_on(known(ask.person), id, body.line, body.seat, body.level)
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
        "lessons": [lesson.name for lesson in lessons_of(game)],
        "furnace": {"status": fire.status, "percent": fire.percent} if fire else None,
    }


@api.get("/games/{slug}/rules", tags=["games"])
def rules(ask: Ask, slug: Id) -> Json:
    """Every rule of a game in the language asked for, and the components of its box."""
    game = find(slug)
    return {"ok": True, "rules": rules_of(game, ask.language), "components": tables_of(game, ask.language)}


@api.post("/games/{slug}/lessons/{name}", tags=["games"], status_code=201)
def learn(ask: Ask, slug: Id, name: Id) -> Json:
    """A table of one's own with the luck and the script of a lesson: it counts nowhere."""
    lesson = lesson_called(slug, name)
    ask.limit("tables", ask.rooms.settings.limits.tables)
    return {"ok": True, "table": described(ask, ask.matches.learn(known(ask.person), lesson))}


def lesson_called(slug: str, name: str) -> Lesson:
    """A lesson of a game; with no name its first."""
    found = next((lesson for lesson in lessons_of(find(slug)) if name in ("", lesson.name)), None)
    if found is None:
        raise No("no-such-lesson", 404)
    return found


# People


@api.post("/people", tags=["people"])
def introduce(ask: Ask, body: Named) -> Json:
    """A token for a program: it is shown as `Authorization: Bearer TOKEN` from then on. For whoever has an account it is a
    device of theirs, which can be ended."""
    if ask.person.account:
        name = ask.rooms.people.clean(body.name) or ask.words("device-program")
        return {"ok": True, "name": ask.person.name, "token": ask.rooms.accounts.begin(ask.person.id, name)}
    person = ask.named(body.name)
    return {"ok": True, "name": person.name, "token": ask.rooms.people.token(person)}


@api.get("/me", tags=["people"])
def me(ask: Ask) -> Json:
    """Who the token or the cookie says that you are."""
    return {"ok": True, "known": bool(ask.person.id), "name": ask.person.name, "account": ask.person.account}


class Leaving(Body):
    days: int = Field(ge=0, le=30, description="0: you are back.")


@api.post("/vacation", tags=["people"])
def vacation(ask: Ask, body: Leaving) -> Json:
    """Be away for so many days: tables whose turns take days stand still for you meanwhile. Thirty days in a year."""
    return {"ok": True, "until": ask.matches.vacation(known(ask.person), body.days * DAY) or None}


# Tables


def described(ask: Asking, header: Header) -> Json:
    return table_json(header, ask.matches.storage.chairs(header.id), ask.person.id)


@api.get("/matches", tags=["matches"])
def tables(ask: Ask, which: Literal["open", "watch", "mine"] = "open") -> Json:
    """Tables to join, to watch, or one's own."""
    storage = ask.matches.storage
    if which == "mine":
        found = storage.tables((GATHERING, PLAYING, OVER), known(ask.person).id)
    else:
        found = storage.tables((GATHERING,) if which == "open" else (PLAYING,))
    chairs = storage.seated(header.id for header in found)
    return {"ok": True, "tables": [table_json(header, chairs[header.id], ask.person.id) for header in found]}


@api.post("/matches", tags=["matches"], status_code=201)
def new_table(ask: Ask, body: NewTable) -> Json:
    """Lay a table. It starts at once when no seat is left open; the links of open seats are in the answer."""
    known(ask.person)
    ask.limit("tables", ask.rooms.settings.limits.tables)
    wish = Wish(
        body.game, tuple(body.seats), tuple(map(ask.rooms.people.clean, body.names)), body.options,
        body.listed, body.hints, Timing(body.clock, body.bank, body.more, body.out), seal=body.seal, rated=body.rated,
    )  # fmt: skip
    return {"ok": True, "table": described(ask, ask.matches.lay(ask.person, wish))}


@api.get("/matches/{id}", tags=["matches"])
def table(ask: Ask, id: Id) -> Json:
    """Who sits where, how far the match is, and whether it is your turn."""
    return {"ok": True, "table": described(ask, ask.matches.storage.header(id))}


@api.post("/matches/{id}/sit", tags=["matches"])
def sit(ask: Ask, id: Id, body: Sitting) -> Json:
    """Take a free seat: of a listed table, or with the seat's link."""
    header = ask.matches.sit(known(ask.person), id, body.seat, body.link, body.seal)
    return {"ok": True, "table": described(ask, header)}


@api.post("/join/{link}", tags=["matches"])
def join(ask: Ask, link: Annotated[str, Path(max_length=64)], body: Sealing | None = None) -> Json:
    """Take the seat that a link leads to."""
    found = ask.matches.storage.invited(link)
    if found is None:
        raise No("no-such-link", 404)
    header = ask.matches.sit(known(ask.person), found[0], found[1], link, body.seal if body else "")
    return {"ok": True, "seat": found[1], "table": described(ask, header)}


@api.post("/matches/{id}/open", tags=["matches"])
def open_number(ask: Ask, id: Id, body: Opening) -> Json:
    """Say the number that you sealed, once everybody sits: the match begins when all of them are said."""
    ask.matches.open(known(ask.person), id, body.seat, body.number)
    return {"ok": True, "table": described(ask, ask.matches.storage.header(id))}


@api.post("/matches/{id}/leave", tags=["matches"])
def leave(ask: Ask, id: Id, body: Seated) -> Json:
    """Stand up before everybody sits."""
    ask.matches.leave(known(ask.person), id, body.seat)
    return {"ok": True}


@api.post("/matches/{id}/start", tags=["matches"])
def start(ask: Ask, id: Id, body: Level) -> Json:
    """Start now: bots take the seats that are still open. When only numbers are missing, start without them."""
    return {"ok": True, "table": described(ask, ask.matches.start(known(ask.person), id, body.level))}


# Streams


@api.get("/matches/{id}/stream", tags=["streams"])
async def match_stream(ask: Ask, id: Id) -> Response:
    """Server-sent events: whenever something changed, `tick`, `version` and `status`. Look again, then.

    A stream that is taken up again with `Last-Event-ID` begins with what was missed.
    """
    return open_stream(ask, id)


@api.get("/lobby/stream", tags=["streams"])
async def lobby_stream(ask: Ask) -> Response:
    """The same for the lobby: something changed at a listed table."""
    return open_stream(ask, LOBBY)


def open_stream(ask: Asking, channel: str) -> Stream:
    return Stream(ask, channel)


async def header_now(ask: Asking, id: str) -> Header:
    """For the event loop. SQLite is a file: it is read in less time than it takes to ask a thread."""
    storage = ask.matches.storage
    return storage.header(id) if storage.lite else await run_in_threadpool(storage.header, id)


class Stream(Response):
    """Server-sent events, sent as they are made: bytes of the bell, made once for everybody who sees the same. Counted from the
    moment it is granted until it ends."""

    def __init__(self, ask: Asking, *channels: str) -> None:
        self.leave = ask.rooms.streams.enter(ask.person.id, ask.address)
        super().__init__(None, 200, {"X-Accel-Buffering": "no", "Content-Type": "text/event-stream; charset=utf-8"})
        del self.headers["content-length"]
        self.ask, self.channels = ask, channels
        last = ask.request.headers.get("last-event-id", "")
        self.seen = int(last) if last.isdecimal() and len(last) < 12 else -1
        self.known: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with self.ask.rooms.bell.listen(*self.channels) as ear:
                for channel in self.channels:
                    if channel != LOBBY:
                        ear.hear(Ring(await header_now(self.ask, channel)))
                leaving = asyncio.create_task(until_gone(receive, ear))
                try:
                    await self.tell(ear, send)
                finally:
                    leaving.cancel()
        finally:
            self.leave()

    async def tell(self, ear: Ear, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": b"retry: 1000\n\n", "more_body": True})
        while (heard := await ear.next()) is not None:
            words = heard if isinstance(heard, bytes) else await self.words(heard)
            if words:
                await send({"type": "http.response.body", "body": words, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def words(self, ring: Ring) -> bytes:
        """What this visitor hears of it; nothing, if they have not noticed it."""
        eyes = await eyes_on(self.ask, ring.header, self.known)
        if self.channels == (LOBBY,):
            return b"event: lobby\ndata: {}\n\n" if notice(ring.audience or 0, eyes) else b""
        tick = ring.header.tick_for(eyes)
        if tick <= self.seen:
            return b""
        self.seen = tick
        return ring.told(eyes)


class Boards(Stream):
    """The same for several matches at once: which of them has changed, and its tick."""

    def __init__(self, ask: Asking, *matches: str) -> None:
        super().__init__(ask, *matches)
        self.ticks: dict[str, int] = {}

    async def words(self, ring: Ring) -> bytes:
        match, tick = ring.header.id, ring.header.tick_for(await eyes_on(self.ask, ring.header, self.known))
        if tick <= self.ticks.get(match, -1):
            return b""
        self.ticks[match] = tick
        return b"event: change\ndata: " + json.dumps({"match": match, "tick": tick}).encode() + b"\n\n"


async def until_gone(receive: Receive, ear: Ear) -> None:
    """Whoever listens has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
    ear.hear(None)


async def eyes_on(ask: Asking, header: Header, known: dict[str, int]) -> int:
    """Through which this visitor sees a match. Whose they are matters only where something is hidden, and nobody changes
    seats from then on."""
    if not ask.person.id or not any(header.quiet):
        return SPECTATOR
    if header.id not in known:
        chairs = await run_in_threadpool(ask.matches.storage.chairs, header.id)
        known[header.id] = eyes_of(chair.seat for chair in chairs if chair.person == ask.person.id)
    return known[header.id]
