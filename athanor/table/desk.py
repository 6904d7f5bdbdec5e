"""What every request finds on the desk: who asks, in which language, and the house."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from inspect import iscoroutinefunction
from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.routing import APIRoute
from starlette.responses import JSONResponse, Response

from athanor.events import BadEvent
from athanor.kernel.errors import AthanorError, BadSettings, NoSuchGame, Refused, Unreadable
from athanor.kernel.game import LANGUAGES
from athanor.kernel.words import Words
from athanor.table.bell import Bell
from athanor.table.errors import No
from athanor.table.furnace import Furnace
from athanor.table.guard import Rates
from athanor.table.house import House
from athanor.table.organiser import Organiser
from athanor.table.people import COOKIE, YEAR, People, Person
from athanor.table.settings import Settings
from athanor.table.thinkers import Thinkers
from athanor.table.words import negotiate, words

LANGUAGE_COOKIE = "athanor_language"
NEIGHBOURS = 8  # people behind one address


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

    def __post_init__(self) -> None:
        self.organiser = Organiser(self.house)


class Asking:
    """One request."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.rooms: Rooms = request.app.state.rooms
        self.house = self.rooms.house
        self.person: Person = self._person()
        self.language = language_of(request)
        self.words: Words = words(self.language)
        if request.method not in ("GET", "HEAD"):
            self.limit("writes", self.rooms.settings.limits.writes)

    def _person(self) -> Person:
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        return self.rooms.people.read(token if kind == "Bearer" else self.request.cookies.get(COOKIE))

    def limit(self, what: str, rate: tuple[float, float]) -> None:
        """So much of one thing in a while, for a visitor and, more of it, for an address: new tokens cost nothing."""
        address = self.request.client.host if self.request.client else ""
        more = NEIGHBOURS if self.person.id else 1
        self.rooms.rates.take(f"at {address}", what, (rate[0] * more, rate[1] * more))
        if self.person.id:
            self.rooms.rates.take(self.person.id, what, rate)

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


async def asking(request: Request) -> Asking:
    """Read in the event loop: it takes no time, and a thread less is asked."""
    return Asking(request)


Ask = Annotated[Asking, Depends(asking)]


class Answer(APIRoute):
    """A door whose answer is written as JSON by the thread that found it; no second thread is asked for."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **given: Any) -> None:
        super().__init__(path, endpoint if iscoroutinefunction(endpoint) else in_json(endpoint, given), **given)


def in_json(endpoint: Callable[..., Any], given: dict[str, Any]) -> Callable[..., Response]:
    @wraps(endpoint)
    def answered(*args: Any, **named: Any) -> Response:
        found = endpoint(*args, **named)
        return found if isinstance(found, Response) else JSONResponse(found, given.get("status_code") or 200)

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
    headers = {"Retry-After": str(error.facts["seconds"])} if isinstance(error, No) and error.code == "too-fast" else {}
    return JSONResponse(body, status, headers)
