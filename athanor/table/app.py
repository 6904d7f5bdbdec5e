"""Athanor as an application on a home screen: its manifest, its service worker, and what is shown without a network."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from athanor.table.pages import address, render, served
from athanor.table.request import Ask

app_pages = APIRouter(include_in_schema=False)
COLOUR = "#2a1d15"
ICONS = (("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"), ("icon-mask.png", "512x512", "maskable"))


@app_pages.get("/manifest.webmanifest")
def manifest(ask: Ask) -> Response:
    icons = [
        {"src": address(name), "sizes": sizes, "type": "image/png", "purpose": purpose} for name, sizes, purpose in ICONS
    ]
    told = {
        "id": "/",
        "name": "Athanor",
        "short_name": "Athanor",
        "description": ask.words("lobby-line"),
        "lang": ask.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "icons": [*icons, {"src": address("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }
    return JSONResponse(told, media_type="application/manifest+json")


@app_pages.get("/worker.js")
def worker() -> Response:
    """Served at the root: it stands before every page. Browsers ask for it anew each time."""
    return Response(served()["worker.js"], media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@app_pages.get("/offline")
def offline(ask: Ask) -> Response:
    """What the browser keeps and shows when there is no network: the same for everybody."""
    return render(ask, "offline.html")
