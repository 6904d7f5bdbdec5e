"""What is let in: sizes, rates, and writes only from our own pages or from programs that show their token.

A browser sends a cookie by itself, so a write with a cookie must come from a page of this server (`Origin`). A program sends
its token in `Authorization`, which no foreign page can make a browser do.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from athanor.table.errors import No

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
READS = {"GET", "HEAD", "OPTIONS"}
REMEMBERED = 20_000


class Rates:
    """Buckets that fill by themselves: each deed takes a token out."""

    def __init__(self) -> None:
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, who: str, what: str, rate: tuple[float, float]) -> None:
        burst, refill = rate
        now = time.monotonic()
        left, then = self.buckets.pop((who, what), (burst, now))
        left = min(burst, left + (now - then) * refill)
        self.buckets[who, what] = (left - 1 if left >= 1 else left, now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        if left < 1:
            raise No("too-fast", 429, seconds=max(1, round((1 - left) / refill)))


def same_origin(headers: Headers) -> bool:
    """The request was made by one of our own pages."""
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc == headers.get("host")
    return headers.get("sec-fetch-site") == "same-origin"


class Guard:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, largest_body: int, answer: Any) -> None:
        self.app = app
        self.largest_body = largest_body
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    given[name] = value
                if "cache-control" not in given:
                    given["Cache-Control"] = "no-store"
            await send(message)

        try:
            if scope["method"] not in READS:
                check_origin(headers)
                receive = await self.measured(receive, headers)
            await self.app(scope, receive, sealed)
        except No as no:
            await self.answer(scope, no)(scope, receive, sealed)

    async def measured(self, receive: Receive, headers: Headers) -> Receive:
        """The body, read whole before anybody sees it; one that is too large is not read to its end."""
        length = headers.get("content-length", "0")
        body, more = b"", True
        while more:
            if not length.isdecimal() or max(int(length), len(body)) > self.largest_body:
                raise No("too-large", 413, bytes=self.largest_body)
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
        if len(body) > self.largest_body:
            raise No("too-large", 413, bytes=self.largest_body)
        waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def again() -> Message:
            return waiting.pop() if waiting else await receive()

        return again


def check_origin(headers: Headers) -> None:
    """A token in the header, or a page of ours. What has neither cookie nor origin comes from no browser."""
    if headers.get("authorization", "").startswith("Bearer ") or same_origin(headers):
        return
    if any(name in headers for name in ("cookie", "origin", "sec-fetch-site")):
        raise No("foreign", 403)
