"""Pictures of a match in a page: the game's own, or a plain one for a game that has none yet."""

from __future__ import annotations

import threading
from contextlib import suppress
from random import Random
from typing import Any

from athanor.drawing import LAYOUTS, Grid, Panel, Picture, Progress, Scene, Spread, furniture
from athanor.drawing.paint import FONT, INK, STYLE, Rect, esc, num, symbols
from athanor.drawing.waxes import PLAIN, drawn
from athanor.kernel.box import standard_box
from athanor.kernel.game import LANGUAGES, find, part, slugs
from athanor.kernel.loading import load
from athanor.kernel.match import Match, View
from athanor.kernel.texts import Texts

COVER_LINES = 240  # of a match that is played for a cover, at most


def paint(view: View, texts: Texts, layout: str = "desk", draft: str = "", standalone: bool = False) -> str:
    """A view as SVG. In a page the style sheet is a file of its own: the page's policy allows no other."""
    if not drawn(view.game):
        return PLAIN_PICTURE.draw(view, texts, layout=layout, draft=draft, standalone=standalone)
    return str(part(view.game, "picture").draw(view, texts, layout=layout, draft=draft, standalone=standalone))


def in_words(view: View, texts: Texts) -> str:
    """A view for those who read or listen."""
    return str(part(view.game, "picture").in_words(view, texts)) if drawn(view.game) else ""


def panels(view: View, texts: Texts, layout: str, size: tuple[float, float], draft: str = "") -> Spread:
    """A view as the panels of a page."""
    if not drawn(view.game):
        return PLAIN_PICTURE.spread(view, texts, layout=layout, size=size, draft=draft)
    spread: Spread = part(view.game, "picture").spread(view, texts, layout=layout, size=size, draft=draft)
    return spread


def board(spread: Spread, name: str) -> str:
    """The panel that has most room, as a picture that stands alone: a match at a glance."""
    area = max(spread.rooms, key=lambda one: spread.rooms[one].w * spread.rooms[one].h)
    panel = next((one for one in spread.panels if one.area == area), spread.panels[0])
    size = f'viewBox="0 0 {num(panel.width)} {num(panel.height)}" width="{num(panel.width)}" height="{num(panel.height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="athanor" {size} font-family="{esc(FONT)}" fill="{INK}">'
        f"<title>{esc(name)}</title><style>{STYLE}</style><defs>{spread.defs}</defs>{panel.svg}</svg>\n"
    )


def seats(scene: Scene, room: Rect) -> str:
    """Who plays, and whose turn it is."""
    body = furniture.sheet(room, scene.title)
    for seat in range(scene.seats):
        y = room.y + furniture.HEAD + 36 * seat
        note = "◂" if seat in scene.view.to_act() else ""
        body += furniture.named(seat, scene.texts.seat(seat), Rect(room.x + 12, y, room.w - 24, 34), note=note)
    return body


class PlainScene(Scene):
    """A view of a game that says nothing about its picture: its question bar offers everything."""

    def say(self, message: str, **facts: Any) -> str:
        return self.title

    def headline(self) -> str:
        return self.texts.question(self.s.asks) if self.view.to_act() else self.title


PLAIN_PICTURE = Picture(
    PlainScene,
    panels=(Panel("seats", seats, height=lambda scene, width: furniture.HEAD + 36.0 * scene.seats + 12),),
    grid=lambda scene, layout: Grid("seats", "1fr", "auto"),
    progress=lambda scene: Progress(""),
    spoken=lambda scene: scene.headline(),
    defs=lambda scene: symbols(PLAIN),
    seals=lambda s: PLAIN[: s.seats],
)


class Parting(Exception):
    """Whoever paints is told to stop."""


_painting = threading.Lock()
_covers: dict[tuple[str, str], str] = {}
_middles: dict[str, Match] = {}
NEVER = threading.Event()


def cover(slug: str, language: str, parting: threading.Event = NEVER) -> str:
    """The picture of a game for the lobby: its board in the middle of a match. Whoever comes while it is painted waits for it,
    and does not paint another."""
    with _painting:
        if (slug, language) not in _covers:
            _covers[slug, language] = _paint(slug, language, parting)
        return _covers[slug, language]


def paint_covers(parting: threading.Event) -> None:
    """All covers, before anybody asks for one."""
    with suppress(Parting):
        for language in LANGUAGES:
            for slug in slugs():
                cover(slug, language, parting)


def _paint(slug: str, language: str, parting: threading.Event) -> str:
    """What a spectator sees of the board then."""
    if slug not in _middles:
        _middles[slug] = _middle(slug, parting)
    if parting.is_set():
        raise Parting
    match = _middles[slug]
    spread = panels(match.view(-1), match.texts(language), "desk", LAYOUTS["desk"])
    return board(spread, match.game.title[language])


def _middle(slug: str, parting: threading.Event) -> Match:
    """A match in its middle: played at random as far as it goes, and half of it taken back."""
    game = find(slug)
    match = Match(
        load(slug, compiled=False), standard_box(game), min(max(game.usual, game.seats[0]), game.seats[-1]), seed=7
    )
    luck = Random(7)
    while not match.over and len(match.lines) < COVER_LINES:
        if parting.is_set():
            raise Parting
        seat = match.to_act()[0]
        match.play(luck.choice(match.legal(seat)), seat)
    return match.undo((len(match.lines) + 1) // 2)
