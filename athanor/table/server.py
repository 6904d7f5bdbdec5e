"""Puts the parts together and serves them."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType

import uvicorn
from anyio import to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import Scope

from athanor.kernel.errors import AthanorError
from athanor.table.api import api
from athanor.table.bell import Bell
from athanor.table.desk import Rooms, json_error, language_of
from athanor.table.doors import Doors
from athanor.table.errors import No
from athanor.table.event_api import event_api
from athanor.table.event_pages import event_pages
from athanor.table.furnace import Furnace
from athanor.table.guard import Guard, Rates, Streams, Turns
from athanor.table.health import health
from athanor.table.house import House
from athanor.table.leaves import leaf_api, leaves
from athanor.table.metrics import Metrics
from athanor.table.pages import error_page, pages
from athanor.table.patience import Patient
from athanor.table.people import People
from athanor.table.settings import Settings
from athanor.table.storage import Storage
from athanor.table.thinkers import Thinkers

HANDS = max(4, 2 * (os.cpu_count() or 2))  # threads that answer requests: more only stand in each other's way


def rooms_of(settings: Settings) -> Rooms:
    """Everything that a server needs, at rest."""
    storage = Storage(settings.url)
    storage.migrate()  # before there is a secret: where there is no room, nothing is left behind
    secret = settings.secret()
    furnace = Furnace(settings.compiled, settings.jobs)
    house = House(storage, furnace, settings)
    bell = Bell(storage)
    thinkers = Thinkers(house)
    metrics, limits = Metrics(), settings.limits
    storage.told = bell.ring
    house.changed = thinkers.changed
    house.acted = metrics.acted
    return Rooms(
        settings, house, furnace, thinkers, bell, People(secret, limits.name), Rates(),
        Turns(limits.reading or max(1, HANDS // 2)), Streams(limits), metrics,
    )  # fmt: skip


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole web application."""
    rooms = rooms_of(settings or Settings())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = HANDS
        rooms.bell.start()
        rooms.furnace.start()
        rooms.thinkers.start()
        yield
        rooms.bell.stop()
        rooms.furnace.stop()
        rooms.thinkers.stop()
        rooms.house.storage.close()

    app = FastAPI(
        title="Athanor",
        summary="Alchemy games: lay a table, sit down, play, listen.",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        telemetry={
            "tracing": False,
            "metrics": False,
            "logs": False,
        },  # nobody is told, and nobody is asked at every request
    )
    app.state.rooms = rooms
    app.include_router(health)
    app.include_router(api)
    app.include_router(event_api)
    app.include_router(leaf_api)
    app.include_router(event_pages)
    app.include_router(pages)
    app.include_router(leaves)
    app.add_exception_handler(AthanorError, answer_error)
    app.add_exception_handler(RequestValidationError, answer_malformed)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Doors)
    app.add_middleware(
        Guard, limits=rooms.settings.limits, rates=rooms.rates, turns=rooms.turns, metrics=rooms.metrics, answer=answer_scope
    )
    return app


def answer(request: Request, error: AthanorError) -> Response:
    """Programs get JSON, people a page."""
    language = language_of(request)
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    return error_page(request, error, language) if wants_page else json_error(error, language)


def answer_scope(scope: Scope, error: AthanorError) -> Response:
    return answer(Request(scope), error)


async def answer_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, AthanorError)
    return answer(request, error)


async def answer_malformed(request: Request, error: Exception) -> Response:
    """What the body or the query should have been: the place and the reason of the first mistake, never the value."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(step)[:40] for step in first["loc"]).encode("utf-8", "replace").decode()
    return answer(request, No("malformed", 422, where=where, why=first["msg"]))


async def answer_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return answer(request, No("no-such-page" if error.status_code == 404 else "http", error.status_code))


class Server(uvicorn.Server):
    """Stops gracefully: the streams are sent home first, so that nothing keeps the server waiting."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks to stop, the second one insists."""
        self.config.app.state.rooms.bell.stop()  # type: ignore[union-attr]
        self.force_exit = self.should_exit
        self.should_exit = True


def server(settings: Settings) -> Server:
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        http=Patient,
        log_level="error",  # what a visitor sends amiss is no news
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
    )
    return Server(config)
