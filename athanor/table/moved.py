"""Addresses that programs may still know: each leads to where the same thing is found now."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse

moved = APIRouter(include_in_schema=False)
MATCH = "/api/tables/{id}"  # with what is asked of it, and of its motions


async def elsewhere(request: Request) -> RedirectResponse:
    """308: what was sent is sent again, in the same way."""
    path, query = request.scope["raw_path"].decode("ascii"), request.url.query
    path = path.replace("/api/tables", "/api/matches", 1)
    path = f"{path.removesuffix('/events')}/stream" if path.endswith("/events") else path
    return RedirectResponse(f"{path}?{query}" if query else path, 308)


for address in ("/api/tables", MATCH, f"{MATCH}/{{what}}", f"{MATCH}/{{what}}/{{number}}"):
    for method in ("GET", "POST"):
        moved.add_api_route(address, elsewhere, methods=[method])
moved.add_api_route("/api/lobby/events", elsewhere)
