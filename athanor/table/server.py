"""Puts the parts together and serves them."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

import uvicorn
from anyio import to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from athanor.kernel.errors import AthanorError
from athanor.table.accounts.admin import admin_pages
from athanor.table.accounts.api import account_api
from athanor.table.accounts.pages import account_pages
from athanor.table.accounts.peace import Peace
from athanor.table.accounts.people_pages import people_api, people_pages
from athanor.table.accounts.record import Record
from athanor.table.accounts.register import Accounts
from athanor.table.api import api
from athanor.table.app import app_pages
from athanor.table.bell import Bell
from athanor.table.bot_turns import BotTurns
from athanor.table.clubs.doors import club_api, club_pages
from athanor.table.doors import Doors
from athanor.table.errors import No
from athanor.table.events.api import event_api
from athanor.table.events.pages import event_pages
from athanor.table.finding.doors import find_api, find_pages
from athanor.table.furnace import Furnace
from athanor.table.game_pages import game_page_api, game_pages
from athanor.table.guard import Guard, Rates, Streams, Turns
from athanor.table.health import health
from athanor.table.matches import Matches
from athanor.table.metrics import Metrics
from athanor.table.moved import moved
from athanor.table.notices.doors import notice_api, notice_pages
from athanor.table.notices.notices import Notices
from athanor.table.pages import error_page, pages
from athanor.table.patience import Patient
from athanor.table.people import People
from athanor.table.request import Rooms, json_error, language_of
from athanor.table.settings import Settings
from athanor.table.storage import Header, Storage
from athanor.table.workshop.pages import workshop_pages
from athanor.table.workshop.runs import Runs

HANDS = max(4, 2 * (os.cpu_count() or 2))  # threads that answer requests: more only stand in each other's way


def rooms_of(settings: Settings) -> Rooms:
    """Everything that a server needs, at rest."""
    storage = Storage(settings.url)
    storage.migrate()  # before there is a secret: where there is no room, nothing is left behind
    secret = settings.secret()
    furnace = Furnace(settings.compiled, settings.jobs)
    matches = Matches(storage, furnace, settings)
    bell = Bell(storage)
    bot_turns = BotTurns(matches)
    metrics, limits = Metrics(), settings.limits
    accounts = Accounts(storage, secret)
    storage.told = bell.ring
    record, peace = Record(matches), Peace(storage)
    matches.apart = peace.apart

    def changed(header: Header) -> None:
        bot_turns.changed(header)
        record.changed(header)

    matches.changed = changed
    matches.acted = metrics.acted
    return Rooms(
        settings, matches, furnace, bot_turns, bell, People(secret, limits.name, accounts), Rates(),
        Turns(limits.reading or max(1, HANDS // 2)), Streams(limits), metrics, Runs(), accounts, record, peace,
        Notices(matches, settings, secret),
    )  # fmt: skip


class Table(FastAPI):
    """The application behind its guard, who stands before everything else: what FastAPI and Starlette would put before him
    watches for errors that he lets nobody see, and every word to a stream would go through it."""

    def build_middleware_stack(self) -> ASGIApp:
        stack: Any = super().build_middleware_stack()
        while not isinstance(stack, Guard):
            stack = stack.app
        return stack

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or self.middleware_stack is None:
            await super().__call__(scope, receive, send)
        else:
            scope["app"] = self
            await self.middleware_stack(scope, receive, send)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole web application."""
    rooms = rooms_of(settings or Settings())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = HANDS
        rooms.bell.start()
        rooms.furnace.start()
        rooms.bot_turns.start()
        rooms.record.start()
        rooms.notices.crier.start()
        yield
        rooms.stop()

    app = Table(
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
    app.include_router(account_api)
    app.include_router(account_pages)
    app.include_router(people_api)
    app.include_router(people_pages)
    app.include_router(admin_pages)
    app.include_router(event_api)
    app.include_router(game_page_api)
    app.include_router(notice_api)
    app.include_router(event_pages)
    app.include_router(notice_pages)
    app.include_router(app_pages)
    app.include_router(club_api)
    app.include_router(club_pages)
    app.include_router(find_api)
    app.include_router(find_pages)
    app.include_router(pages)
    app.include_router(game_pages)
    app.include_router(workshop_pages)
    app.include_router(moved)
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
