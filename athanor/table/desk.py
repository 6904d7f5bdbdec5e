"""What every request finds on the desk: who asks, in which language, and the house."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, wraps
from inspect import iscoroutinefunction
from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.routing import APIRoute
from starlette.responses import JSONResponse, Response

from athanor.events import BadEvent
from athanor.kernel.errors import AthanorError, BadSettings, NoSuchGame, Refused, Unreadable
from athanor.kernel.game import LANGUAGES
from athanor.kernel.words import Words
from athanor.table.archive import Kept, Past
from athanor.table.bell import Bell
from athanor.table.errors import No
from athanor.table.furnace import Furnace
from athanor.table.guard import Rates, Streams, Turns, address_of
from athanor.table.house import House
from athanor.table.metrics import Metrics
from athanor.table.organiser import Organiser
from athanor.table.people import COOKIE, YEAR, People, Person
from athanor.table.settings import Settings
from athanor.table.thinkers import Thinkers
from athanor.table.words import negotiate, words

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
    house: House
    furnace: Furnace
    thinkers: Thinkers
    bell: Bell
    people: People
    rates: Rates
    turns: Turns
    streams: Streams
    metrics: Metrics

    def __post_init__(self) -> None:
        self.organiser = Organiser(self.house)


class Asking:
    """One request."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.rooms: Rooms = request.app.state.rooms
        self.house = self.rooms.house
        self.person: Person = self._person()
        self.address = address_of(request.scope)
        if self.person.id:
            self.rooms.thinkers.lives(self.person.id, self.address)
        if request.method not in ("GET", "HEAD"):
            self.limit("writes", self.rooms.settings.limits.writes)

    @cached_property
    def language(self) -> str:
        return language_of(self.request)

    @cached_property
    def words(self) -> Words:
        return words(self.language)

    def _person(self) -> Person:
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        return self.rooms.people.read(token if kind == "Bearer" else self.request.cookies.get(COOKIE))

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
        """Give the browser its cookie: signed, out of reach of scripts, not sent along from foreign pages' writes."""
        response.set_cookie(
            COOKIE,
            self.rooms.people.token(self.person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.request.url.scheme == "https",
        )
        return response


def language_of(request: Request) -> str:
    for wish in (request.query_params.get("lang"), request.cookies.get(LANGUAGE_COOKIE)):
        if wish in LANGUAGES:
            return str(wish)
    return negotiate(request.headers.get("accept-language", ""))


def is_writable(text: str) -> bool:
    """Every letter of it can be kept and sent: none is the null character, or half a letter."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


async def asking(request: Request) -> Asking:
    """Read in the event loop: it takes no time, and a thread less is asked."""
    if FAILED in request.scope:
        raise request.scope[FAILED]
    return request.scope.get(ASKING) or Asking(request)


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
    who = ask.person.id, ask.person.name, ask.language, "gzip" in ask.request.headers.get("accept-encoding", "")
    found = ask.house.archive.once((past.key, what, who), lambda: keep(pressed(ask.request, make())))
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
    return 403 if code == "not-organiser" else 422 if code.startswith(("no-such-", "bad-", "odd-")) else 409


def json_error(error: AthanorError, language: str) -> JSONResponse:
    status, body = told(error, language)
    return JSONResponse(body, status, headers_of(error))


def headers_of(error: AthanorError) -> dict[str, str]:
    """When to try again; and where the rest of a request is not waited for, that the connection ends."""
    if not isinstance(error, No):
        return {}
    again = {"Retry-After": str(error.facts["seconds"])} if error.code in ("too-fast", "away") else {}
    return again | ({"Connection": "close"} if error.code in CLOSING else {})
