"""For whoever looks after a server: is it alive, can it serve, and how is it."""

from __future__ import annotations

from collections.abc import Iterable

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import PlainTextResponse, Response

from athanor.table.errors import No
from athanor.table.furnace import BROKEN, COLD, HEATING, HOT
from athanor.table.metrics import KIND, family
from athanor.table.request import Rooms

health = APIRouter(include_in_schema=False)
STATUSES = (COLD, HEATING, HOT, BROKEN)


@health.get("/healthz")
async def alive() -> Response:
    """The process answers."""
    return PlainTextResponse("alive\n")


@health.get("/readyz")
async def ready(request: Request) -> Response:
    """The database answers too, and nobody has asked the server to stop."""
    rooms: Rooms = request.app.state.rooms
    if rooms.bell.closed:
        return PlainTextResponse("stopping\n", 503)
    await run_in_threadpool(rooms.matches.storage.headers, ["-"])
    return PlainTextResponse("ready\n")


@health.get("/metrics")
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus, where they are asked for (`--metrics`)."""
    rooms: Rooms = request.app.state.rooms
    if not rooms.settings.metrics:
        raise No("no-such-page", 404)
    told = [*rooms.metrics.lines(), *present(rooms)]
    return Response("\n".join(told) + "\n", media_type=KIND)


def present(rooms: Rooms) -> Iterable[str]:
    """How it is now."""
    lanes = rooms.bot_turns.lanes.items()
    yield from family("athanor_streams", "gauge", "Streams that are open.", [((), rooms.streams.count)])
    waiting = [((("lane", name),), len(lane.waiting)) for name, lane in lanes]
    yield from family("athanor_thinking_waiting", "gauge", "Thoughts that wait for their turn.", waiting)
    running = [((("lane", name),), lane.running) for name, lane in lanes]
    yield from family("athanor_thinking_running", "gauge", "Thoughts that are being thought.", running)
    fires = [
        ((("game", slug), ("status", status)), int(fire.status == status))
        for slug, fire in sorted(rooms.furnace.fires.items())
        for status in STATUSES
    ]
    yield from family("athanor_furnace", "gauge", "How far each game is compiled: 1 where it stands.", fires)
