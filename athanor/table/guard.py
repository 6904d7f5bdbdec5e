"""What is let in: sizes, rates, and writes only from our own pages or from programs that show their token.

A browser sends a cookie by itself, so a write with a cookie must come from a page of this server (`Origin`). A program sends
its token in `Authorization`, which no foreign page can make a browser do.

Tokens cost nothing, so shares are counted by address. Of one address a few reads are answered at a time; the others wait for
their turn, and nobody else waits for them.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from athanor.kernel.errors import AthanorError
from athanor.table import trouble
from athanor.table.errors import No
from athanor.table.metrics import Metrics
from athanor.table.settings import Limits

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {  # of every answer
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ADDED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NAMES = {name for name, _ in ADDED}
CACHING, NOT_KEPT = b"cache-control", b"no-store"
BOXES = re.compile(r"/workshop/[a-z_0-9]+/load")
READS = {"GET", "OPTIONS"}
REMEMBERED = 20_000
Rate = tuple[float, float]


# By address


def address_of(scope: Scope) -> str:
    """Where a request comes from. Behind a proxy that is trusted, the server has put the visitor's address there."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """An address as we count it: of IPv6 the network of 64 bits, in which one household has all addresses it wants."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)


class Rates:
    """Buckets that fill by themselves: each deed takes a token out."""

    def __init__(self) -> None:
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, who: str, what: str, rate: Rate) -> None:
        burst, refill = rate
        now = time.monotonic()
        left, then = self.buckets.pop((who, what), (burst, now))
        left = min(burst, left + (now - then) * refill)
        self.buckets[who, what] = (left - 1 if left >= 1 else left, now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        if left < 1:
            raise No("too-fast", 429, seconds=max(1, round((1 - left) / refill)))


class Turns:
    """So many at a time of each address; whoever comes later waits. Only the event loop touches it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.doors: dict[str, tuple[asyncio.Semaphore, int]] = {}

    async def enter(self, address: str) -> Callable[[], None]:
        """Wait for a turn; what is given back ends it."""
        door, inside = self.doors.get(address) or (asyncio.Semaphore(self.most), 0)
        self.doors[address] = door, inside + 1
        try:
            await door.acquire()
        except BaseException:
            self._forget(address)
            raise

        def leave() -> None:
            door.release()
            self._forget(address)

        return leave

    def _forget(self, address: str) -> None:
        door, inside = self.doors[address]
        if inside == 1:
            del self.doors[address]
        else:
            self.doors[address] = door, inside - 1


class Streams:
    """The streams that are open, by visitor and by address. Only the event loop touches it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()
        self.count = 0

    def enter(self, person: str, address: str) -> Callable[[], None]:
        """Let one more in, or refuse it; what is given back ends it."""
        shares = {f"at {address}": self.limits.streams * self.limits.neighbours}
        if person:
            shares[person] = self.limits.streams
        if self.count >= self.limits.all_streams or any(self.open[who] >= most for who, most in shares.items()):
            raise No("too-many-streams", 429)
        self.open.update(shares.keys())
        self.count += 1

        def leave() -> None:
            self.count -= 1
            self.open.subtract(shares.keys())
            for who in shares:
                if not self.open[who]:
                    del self.open[who]

        return leave


# From whom


def same_origin(headers: Headers) -> bool:
    """The request was made by one of our own pages."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "same-origin"
    with suppress(ValueError):  # what is no address is no page of ours
        return urlsplit(origin).netloc == headers.get("host")
    return False


def check_origin(headers: Headers) -> None:
    """A token in the header, or a page of ours. What has neither cookie nor origin comes from no browser."""
    if headers.get("authorization", "").startswith("Bearer ") or same_origin(headers):
        return
    if any(name in headers for name in ("cookie", "origin", "sec-fetch-site")):
        raise No("foreign", 403)


def check_address(scope: Scope) -> None:
    """No letter of an address is the null character: no name has it, and a database may not keep it."""
    if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
        raise No("no-such-page", 404)


class Visit:
    """One request on its way: what is added to its answer, and when its turn ends."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics, only_head: bool) -> None:
        self.scope = scope
        self.began = time.perf_counter()
        self.only_head = only_head
        self.answered = False
        self.metrics = metrics
        self.leave: Callable[[], None] | None = None
        self._send = send

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start(message)
            await self._send(message)
            if self.only_head:
                await self._send({"type": "http.response.body", "body": b""})
        elif self.only_head:
            raise Enough
        else:
            await self._send(message)

    def _start(self, message: Message) -> None:
        given = [one for one in message["headers"] if one[0] not in NAMES]
        unsaid = all(name != CACHING for name, _ in given)
        message["headers"] = [*given, *ADDED, *([(CACHING, NOT_KEPT)] if unsaid else ())]
        self.answered = True
        self.done()
        route = getattr(self.scope.get("route"), "path", "none")
        self.metrics.answered(self.scope["method"], route, message["status"], time.perf_counter() - self.began)

    def done(self) -> None:
        """What is to be worked out is worked out: the turn ends, however slowly the answer is read."""
        if self.leave:
            self.leave()
            self.leave = None


class Enough(Exception):
    """Whoever asked for the head of an answer has it."""


class Guard:
    """Stands before everything else, and has the last word: whatever goes wrong inside is answered here."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        rates: Rates,
        turns: Turns,
        metrics: Metrics,
        answer: Callable[[Scope, AthanorError], Response],
    ) -> None:
        self.app = app
        self.limits = limits
        self.rates = rates
        self.turns = turns
        self.metrics = metrics
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        only_head = scope["method"] == "HEAD"
        scope = {**scope, "method": "GET"} if only_head else scope
        visit = Visit(scope, send, self.metrics, only_head)
        try:
            await self._let_in(scope, receive, visit)
        except Exception as error:
            if not visit.answered:
                with suppress(Enough):
                    await self.answer(scope, self._excused(scope, error))(scope, receive, visit.send)
            elif not visit.only_head:  # a stream has broken off: whoever listens takes it up again
                self._excused(scope, error)
                with suppress(Exception):
                    await send({"type": "http.response.body", "body": b""})
        finally:
            visit.done()

    async def _let_in(self, scope: Scope, receive: Receive, visit: Visit) -> None:
        headers = Headers(scope=scope)
        check_address(scope)
        if scope["method"] in READS:
            address = address_of(scope)
            self.rates.take(f"at {address}", "reads", self.limits.reads)
            visit.leave = await self.turns.enter(address)
        else:
            check_origin(headers)
            receive = await self._measured(receive, headers, self._largest(scope["path"]))
        await self.app(scope, receive, visit.send)

    def _excused(self, scope: Scope, error: Exception) -> AthanorError:
        """What a visitor is told. A defect of ours is noted by its route: an address may hold a link."""
        if isinstance(error, AthanorError):
            return error
        excuse = trouble.excuse(error)
        if excuse is None:
            trouble.defect(f"{scope['method']} {getattr(scope.get('route'), 'path', '')}", error)
        return excuse or No("defect", 500)

    def _largest(self, path: str) -> int:
        """How many bytes somebody may send: a box is brought to one door only."""
        return self.limits.box if BOXES.fullmatch(path) else self.limits.body

    async def _measured(self, receive: Receive, headers: Headers, largest: int) -> Receive:
        """The body, read whole before anybody sees it; one that is too large, or too slow, is not read to its end."""
        try:
            async with asyncio.timeout(self.limits.patience):
                body = await self._body(receive, headers.get("content-length", "0"), largest)
        except TimeoutError:
            raise No("too-slow", 408, seconds=round(self.limits.patience)) from None
        waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def again() -> Message:
            return waiting.pop() if waiting else await receive()

        return again

    async def _body(self, receive: Receive, length: str, largest: int) -> bytes:
        body, more = b"", True
        while more:
            if not (length.isdecimal() and len(length) < 19) or max(int(length), len(body)) > largest:
                raise No("too-large", 413, bytes=largest)
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
        if len(body) > largest:
            raise No("too-large", 413, bytes=largest)
        return body
