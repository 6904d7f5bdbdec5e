"""What every request brings: who asks, in which language, and of which server."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, wraps
from inspect import iscoroutinefunction
from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, Response

from athanor.events import BadEvent
from athanor.kernel.errors import AthanorError, BadSettings, NoSuchGame, Refused, Unreadable
from athanor.kernel.game import LANGUAGES
from athanor.kernel.words import Words
from athanor.table.accounts.peace import Peace
from athanor.table.accounts.record import Record
from athanor.table.accounts.register import Accounts
from athanor.table.accounts.wishes import Wishes, wishes_of
from athanor.table.archive import Kept, Past
from athanor.table.bell import Bell
from athanor.table.bot_turns import BotTurns
from athanor.table.clubs.clubs import Clubs
from athanor.table.errors import No
from athanor.table.events.organiser import Organiser
from athanor.table.finding.finder import Finder
from athanor.table.furnace import Furnace
from athanor.table.guard import Rates, Streams, Turns, address_of
from athanor.table.matches import Matches
from athanor.table.metrics import Metrics
from athanor.table.notices.notices import Notices
from athanor.table.people import COOKIE, LOCKED_COOKIE, YEAR, People, Person
from athanor.table.settings import Settings
from athanor.table.words import negotiate, words
from athanor.table.workshop.runs import Runs

LANGUAGE_COOKIE = "athanor_language"
ASKING, FAILED = "athanor.asking", "athanor.failed"
"""Where a request that was passed on from one door to another keeps who asks, and what went wrong."""
MOST = 2**31 - 1  # the largest number that is let in: every database can keep it
PRESSED = 1000  # bytes from which an answer is pressed
VARIES = "Cookie, Authorization, Accept-Language, Accept-Encoding"
CLOSING = ("too-slow", "too-large")  # what was sent has not been read to its end


@dataclass
class Rooms:
    """The parts of a running server."""

    settings: Settings
    matches: Matches
    furnace: Furnace
    bot_turns: BotTurns
    bell: Bell
    people: People
    rates: Rates
    turns: Turns
    streams: Streams
    metrics: Metrics
    runs: Runs
    accounts: Accounts
    record: Record
    peace: Peace
    notices: Notices

    def __post_init__(self) -> None:
        self.organiser = Organiser(self.matches)
        self.finder = Finder(self.matches)
        self.clubs = Clubs(self.matches.storage, self.peace.apart)
        self.organiser.belongs, self.organiser.run_by = self.clubs.belongs, self.clubs.run_by
        self.bot_turns.also.append(self.organiser.keep_time)

    def stop(self) -> None:
        """What is being done comes to its end; the database is closed when nobody writes any more."""
        for part in (self.bell, self.furnace, self.bot_turns, self.record, self.runs, self.notices.crier):
            part.stop()
        self.bell.fall_silent()
        self.matches.storage.close()


class Asking:
    """One request."""

    def __init__(self, request: Request, rooms: Rooms, person: Person) -> None:
        self.request = request
        self.rooms = rooms
        self.matches = rooms.matches
        self.person = person
        self.address = address_of(request.scope)
        if person.id:
            self.rooms.bot_turns.lives(self.person.id, self.address)
        if request.method not in ("GET", "HEAD"):
            self.limit("writes", self.rooms.settings.limits.writes)

    @cached_property
    def wishes(self) -> Wishes:
        return wishes_of(self.request, self.person)

    @cached_property
    def language(self) -> str:
        return language_of(self.request, self.wishes["language"])

    @cached_property
    def words(self) -> Words:
        return words(self.language)

    def limit(self, what: str, rate: tuple[float, float]) -> None:
        """So much of one thing in a while, for a visitor and, more of it, for an address: new tokens cost nothing. All who are
        not known yet are one visitor of their address."""
        rates, more = self.rooms.rates, self.rooms.settings.limits.neighbours
        rates.take(f"at {self.address}", what, (rate[0] * more, rate[1] * more))
        rates.take(self.person.id or f"nobody at {self.address}", what, rate)

    def named(self, name: str = "") -> Person:
        """The visitor, with an id from now on."""
        person = self.rooms.people.named(self.person, name)
        self.person = person if person.name else self.rooms.people.named(person, self.words("somebody"))
        return self.person

    def remember(self, response: Response) -> Response:
        """Give the browser of a guest its cookie. A device keeps the one that it has."""
        if not self.person.account:
            self.give(response, self.rooms.people.token(self.person))
        return response

    def give(self, response: Response, token: str) -> Response:
        """A cookie: out of reach of scripts, not sent along from foreign pages' writes; behind HTTPS this host's alone."""
        locked = self.request.url.scheme == "https"
        response.set_cookie(
            LOCKED_COOKIE if locked else COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=locked
        )
        if locked and COOKIE in self.request.cookies:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)
        return response

    def renew(self, response: Response) -> Response:
        """Now and then a device is given another token. Never with an answer that is kept for somebody else."""
        if self.person.account and "authorization" not in self.request.headers:
            fresh = self.rooms.accounts.turn(token_of(self.request) or "")
            return self.give(response, fresh) if fresh else response
        return response


def token_of(request: Request) -> str | None:
    """What a request shows of whoever asks."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind == "Bearer" else request.cookies.get(LOCKED_COOKIE) or request.cookies.get(COOKIE)


async def met(request: Request) -> Asking:
    """One request, by somebody whom we know. Mostly it takes no time, and no thread is asked; another machine is never waited
    for in the event loop."""
    rooms: Rooms = request.app.state.rooms
    token = token_of(request)
    if not rooms.matches.storage.lite and not rooms.people.at_hand(token):
        await run_in_threadpool(rooms.people.read, token)
    return Asking(request, rooms, rooms.people.read(token))


def language_of(request: Request, wished: str = "") -> str:
    """What the address says, what was switched to in this browser, what the settings say, what the browser asks for."""
    for wish in (request.query_params.get("lang"), request.cookies.get(LANGUAGE_COOKIE), wished):
        if wish in LANGUAGES:
            return str(wish)
    return negotiate(request.headers.get("accept-language", ""))


def is_writable(text: str) -> bool:
    """Every letter of it can be kept and sent: none is the null character, or half a letter."""
    return "\0" not in text and (text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text))


async def asking(request: Request) -> Asking:
    if FAILED in request.scope:
        raise request.scope[FAILED]
    ask: Asking = request.scope.get(ASKING) or await met(request)
    request.state.ask = ask  # should it go wrong, the page that says so knows who asked
    return ask


Ask = Annotated[Asking, Depends(asking)]


# Answers are written, and pressed, by the thread that found them: the event loop has better things to do


def pressed(request: Request, response: Response) -> Response:
    """The same answer, pressed where the visitor can unpress it."""
    small = len(response.body) < PRESSED or "content-encoding" in response.headers
    if small or "gzip" not in request.headers.get("accept-encoding", ""):
        return response
    body = gzip.compress(response.body, 5, mtime=0)
    response.body = body
    response.headers["Content-Encoding"] = "gzip"
    response.headers["Content-Length"] = str(len(body))
    response.headers.add_vary_header("Accept-Encoding")
    return response


def kept(ask: Asking, past: Past, what: tuple[object, ...], make: Callable[[], Response]) -> Response:
    """An answer about a match that is over: made once for a visitor and a language, and not sent twice."""
    look = ask.language, *ask.wishes.values()
    who = ask.person.id, ask.person.name, look, "gzip" in ask.request.headers.get("accept-encoding", "")
    return marked(ask, ask.matches.archive.once((past.key, what, who), lambda: keep(pressed(ask.request, make()))))


async def looked_through(ask: Asking, id: str) -> Past:
    """A match that is over, once it has been analysed: that takes seconds, and no thread of those who answer."""
    past = await run_in_threadpool(over, ask, id)
    ask.limit("hints", ask.rooms.settings.limits.hints)
    if not past.analysed:
        await asyncio.wrap_future(ask.rooms.bot_turns.look_through(past, ask.person.id))
    return past


def over(ask: Asking, id: str) -> Past:
    """A match, if it is over."""
    with ask.matches.holding(id) as live:
        if not isinstance(live, Past):
            raise No("not-over")
        return live


def marked(ask: Asking, found: Kept) -> Response:
    """An answer with its mark; whoever has it already is told so."""
    again = {"etag": found.mark, "cache-control": "private, no-cache", "vary": VARIES}
    if found.mark in ask.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=again)
    return Response(found.body, headers=found.headers | again)


def keep(response: Response) -> Kept:
    body = bytes(response.body)
    return Kept(body, dict(response.headers), f'"{hashlib.sha256(body).hexdigest()[:24]}"')


class Answer(APIRoute):
    """A door whose answer is written as JSON by the thread that found it; no second thread is asked for."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **given: Any) -> None:
        super().__init__(path, endpoint if iscoroutinefunction(endpoint) else in_json(endpoint, given), **given)


def in_json(endpoint: Callable[..., Any], given: dict[str, Any]) -> Callable[..., Response]:
    @wraps(endpoint)
    def answered(*args: Any, **named: Any) -> Response:
        found = endpoint(*args, **named)
        if isinstance(found, Response):
            return found
        return pressed(named["ask"].request, JSONResponse(found, given.get("status_code") or 200))

    return answered


# Errors, all in one shape


def told(error: AthanorError, language: str) -> tuple[int, dict[str, object]]:
    """The status and the body of what went wrong."""
    if isinstance(error, No):
        return error.status, {"ok": False, "code": error.code, "error": words(language)(f"no-{error.code}", **error.facts)}
    if isinstance(error, Refused):
        rule = f"/{error.rule}" if error.rule else ""
        return 409, {"ok": False, "code": f"refused{rule}", "error": error.sentence, "rule": error.rule}
    if isinstance(error, BadEvent):
        return event_status(error.code), {"ok": False, "code": error.code, "error": error.sentence(language)}
    kinds: list[tuple[type[AthanorError], int, str]] = [
        (NoSuchGame, 404, "no-such-game"),
        (Unreadable, 422, "unreadable"),
        (BadSettings, 422, "bad-settings"),
    ]
    status, code = next(((status, code) for kind, status, code in kinds if isinstance(error, kind)), (400, "error"))
    return status, {"ok": False, "code": code, "error": str(error)}


def event_status(code: str) -> int:
    if code in ("no-such-event", "no-such-player", "no-such-meeting"):
        return 404
    return (
        403 if code in ("not-organiser", "not-at-table") else 422 if code.startswith(("no-such-", "bad-", "odd-")) else 409
    )


def json_error(error: AthanorError, language: str) -> JSONResponse:
    status, body = told(error, language)
    return JSONResponse(body, status, headers_of(error))


def headers_of(error: AthanorError) -> dict[str, str]:
    """When to try again; and where the rest of a request is not waited for, that the connection ends."""
    if not isinstance(error, No):
        return {}
    again = {"Retry-After": str(error.facts["seconds"])} if error.code in ("too-fast", "away") else {}
    return again | ({"Connection": "close"} if error.code in CLOSING else {})
