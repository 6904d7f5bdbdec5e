"""The doors that are used most: `act` and the stream of a match, straight from the server's own messages.

They do what the doors of the same name in `api` do, which describe them, where it can be done at once; everything else (a body
that cannot be read, a refusal, a match that is not in memory) is passed on to those. So there is one answer to everything.
"""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic import ValidationError
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from athanor.table.api import Acting, open_stream
from athanor.table.desk import ASKING, FAILED, Asking
from athanor.table.house import Made
from athanor.table.storage import Overtaken

TABLES, ACT, EVENTS = "/api/tables/", "/act", "/events"
LONGEST = 24  # letters of a match's name
JSON = (b"content-type", b"application/json")


class Doors:
    """Stands behind the guard, before the router."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(TABLES):
            match, _, what = scope["path"][len(TABLES) :].partition("/")
            if 0 < len(match) <= LONGEST:
                if what == "act" and scope["method"] == "POST" and JSON in scope["headers"]:
                    await self.act(match, scope, receive, send)
                    return
                if what == "events" and scope["method"] == "GET":
                    await open_stream(Asking(Request(scope)), match)(scope, receive, send)
                    return
        await self.app(scope, receive, send)

    async def act(self, match: str, scope: Scope, receive: Receive, send: Send) -> None:
        read: list[Message] = [await receive()]
        while read[-1].get("more_body"):
            read.append(await receive())
        body = b"".join(one.get("body", b"") for one in read)
        made = await self.made(match, scope, body)
        if made is not None:
            answer = b'{"ok":true,"version":%d,"tick":%d}' % made
            head = [JSON, (b"content-length", b"%d" % len(answer))]
            await send({"type": "http.response.start", "status": 200, "headers": head})
            await send({"type": "http.response.body", "body": answer})
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
        ask = scope[ASKING] = Asking(Request(scope))
        if not ask.person.id:
            return None
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Made | Exception] = loop.create_future()

        def answered(made: Made | Exception) -> None:
            loop.call_soon_threadsafe(settle, answer, made)

        deeds = wish.actions if wish.action is None else wish.action
        if not ask.house.hand_in(ask.person, match, wish.seat, deeds, wish.version, answered):
            return None
        made = await answer
        if isinstance(made, Made):
            return made
        if not isinstance(made, Overtaken):
            scope[FAILED] = made
        return None


def settle(answer: asyncio.Future[Any], made: Any) -> None:
    if not answer.done():  # whoever asked may have gone
        answer.set_result(made)
