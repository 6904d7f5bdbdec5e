"""The doors that are used most: `act`, `view` and the stream of a match, straight from the server's own messages.

They do what the doors of the same name in `api` do, which describe them, where it can be done at once; everything else (a body
that cannot be read, a refusal, a match that is not in memory) is passed on to those. So there is one answer to everything.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from athanor.table.api import Acting, open_stream
from athanor.table.errors import No
from athanor.table.look import look, look_json
from athanor.table.matches import BLINK, Made
from athanor.table.request import ASKING, FAILED, Asking, met
from athanor.table.storage import Overtaken

MATCHES = "/api/matches/"
SEAT = re.compile(rb"seat=(-1|[0-9]|[12][0-9]|3[01])")  # any other question is for the other door
LONGEST = 24  # letters of a match's name
JSON = (b"content-type", b"application/json")


@dataclass(frozen=True)
class Door:
    """What is known of a request that needs no router: the address of its door, as the router would have it."""

    path: str


DOORS = {what: Door(f"{MATCHES}{{id}}/{what}") for what in ("act", "view", "stream")}


class Doors:
    """Stands behind the guard, before the router."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """The way of a request. Nothing is awaited here: whoever listens to a stream comes by at every word of it."""
        if scope["type"] == "http" and scope["path"].startswith(MATCHES):
            match, _, what = scope["path"][len(MATCHES) :].partition("/")
            if 0 < len(match) <= LONGEST and what in DOORS:
                scope["route"] = DOORS[what]
                if what == "act" and scope["method"] == "POST" and JSON in scope["headers"]:
                    return self.act(match, scope, receive, send)
                if what == "view" and scope["method"] == "GET" and (asked := SEAT.fullmatch(scope["query_string"])):
                    return self.view(match, int(asked[1]), scope, receive, send)
                if what == "stream" and scope["method"] == "GET":
                    return self.stream(match, scope, receive, send)
        return self.app(scope, receive, send)

    async def stream(self, match: str, scope: Scope, receive: Receive, send: Send) -> None:
        await open_stream(await met(Request(scope)), match)(scope, receive, send)

    async def act(self, match: str, scope: Scope, receive: Receive, send: Send) -> None:
        read: list[Message] = [await receive()]
        while read[-1].get("more_body"):
            read.append(await receive())
        body = b"".join(one.get("body", b"") for one in read)
        made = await self.made(match, scope, body)
        if made is not None:
            await say(send, b'{"ok":true,"version":%d,"tick":%d}' % made)
            return

        async def again() -> Message:
            return read.pop(0) if read else await receive()

        await self.app(scope, again, send)

    async def made(self, match: str, scope: Scope, body: bytes) -> Made | None:
        """What the action made, when it is on the disk; None where another door must see to it."""
        try:
            wish = Acting.model_validate_json(body)
        except ValidationError:
            return None
        ask = await met(Request(scope))
        made = await self.handed_in(ask, match, wish) if ask.person.id else None
        if isinstance(made, Made):
            return made
        if made is not None and not isinstance(made, Overtaken):
            scope[FAILED] = made
        scope[ASKING] = ask  # only for the other door: what names itself is found by a search for garbage alone
        return None

    async def handed_in(self, ask: Asking, match: str, wish: Acting) -> Made | Exception | None:
        """What came of an action that could be played at once, when it is on the disk or is not; None where it could not."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Made | Exception] = loop.create_future()

        def answered(made: Made | Exception) -> None:
            loop.call_soon_threadsafe(settle, answer, made)

        deeds = wish.actions if wish.action is None else wish.action
        if not ask.matches.hand_in(ask.person, match, wish.seat, deeds, wish.version, answered):
            return None
        return await answer

    async def view(self, match: str, seat: int, scope: Scope, receive: Receive, send: Send) -> None:
        """What a seat sees now. Whoever wants it compressed goes through the other door."""
        ask = await met(Request(scope))
        seen = None
        if "gzip" not in ask.request.headers.get("accept-encoding", ""):
            with suppress(No), ask.matches.glancing(match) as live:
                if live is not None and live.playing and live.pace < BLINK:
                    seen = look(live, ask.person.id, live.may_look(ask.person.id, seat), ask.language)
        if seen is None:
            scope[ASKING] = ask
            await self.app(scope, receive, send)
        else:
            await say(send, to_json({"ok": True, **look_json(seen)}))


async def say(send: Send, answer: bytes) -> None:
    head = [JSON, (b"content-length", b"%d" % len(answer))]
    await send({"type": "http.response.start", "status": 200, "headers": head})
    await send({"type": "http.response.body", "body": answer})


def settle(answer: asyncio.Future[Any], made: Any) -> None:
    if not answer.done():  # whoever asked may have gone
        answer.set_result(made)
