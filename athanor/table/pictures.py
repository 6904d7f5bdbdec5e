"""Pictures of a match in a page: the game's own, or a plain one for a game that has none yet."""

from __future__ import annotations

import importlib.util
import threading
from collections.abc import Callable, Sequence
from functools import lru_cache
from html import escape
from random import Random

from athanor.drawing.paint import Wax
from athanor.kernel.box import standard_box
from athanor.kernel.game import LANGUAGES, Game, find, part, slugs
from athanor.kernel.loading import load
from athanor.kernel.match import Match, View
from athanor.kernel.texts import Texts

ROW = 52
COVER_LINES = 48
PLAIN = tuple(
    Wax(colour, "moon", "#fff")
    for colour in ("#8f2f26", "#1f5f8b", "#4d6b1f", "#7a4a9c", "#8a5f14", "#2b2117", "#a34f7d", "#2f7d73")
)


@lru_cache(maxsize=64)
def drawn(game: Game) -> bool:
    """The game has a picture of its own."""
    return importlib.util.find_spec(f"athanor.games.{game.slug}.picture") is not None


def paint(view: View, texts: Texts, layout: str = "desk", draft: str = "", standalone: bool = False) -> str:
    """A view as SVG. In a page the style sheet is a file of its own: the page's policy allows no other."""
    if not drawn(view.game):
        return plain(view, texts, layout)
    return str(part(view.game, "picture").draw(view, texts, layout=layout, draft=draft, standalone=standalone))


def in_words(view: View, texts: Texts) -> str:
    """A view for those who read or listen."""
    return str(part(view.game, "picture").in_words(view, texts)) if drawn(view.game) else ""


def waxes(view: View, texts: Texts) -> Sequence[Wax]:
    """How the seats look in the picture, and so everywhere on the page."""
    own: Callable[[View, Texts], Sequence[Wax]] | None = None
    if drawn(view.game):
        own = getattr(part(view.game, "picture"), "waxes", None)
    return own(view, texts) if own else PLAIN


def plain(view: View, texts: Texts, layout: str) -> str:
    """Seats and legal actions on parchment: enough to play any game."""
    width = 390 if layout == "phone" else 1440
    columns = 1 if layout == "phone" else 3
    legal = view.legal()[:60]
    wide = (width - 40) // columns
    rows = [seat_line(texts, view, seat, 20, 100 + 34 * seat) for seat in range(view.state.seats)]
    top = 130 + 34 * view.state.seats
    buttons = [
        key(texts.action(action, view.state), action, 20 + wide * (k % columns), top + ROW * (k // columns), wide - 12)
        for k, action in enumerate(legal)
    ]
    height = top + ROW * (-(-len(legal) // columns)) + 30
    title = escape(view.game.title[texts.language])
    question = escape(texts.question(view.state.asks)) if view.to_act() else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="athanor" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="group" aria-label="{title}"><rect width="{width}" height="{height}" fill="#f1e3c4"/>'
        f'<text x="20" y="40" font-size="26" fill="#2b2117">{title}</text>'
        f'<text x="20" y="70" font-size="16" fill="#5f4319">{question}</text>{"".join(rows)}{"".join(buttons)}</svg>'
    )


def seat_line(texts: Texts, view: View, seat: int, x: int, y: int) -> str:
    mark = "▸ " if seat in view.to_act() else ""
    return f'<text id="seat-{seat}" x="{x}" y="{y}" font-size="18" fill="#2b2117">{mark}{escape(texts.seat(seat))}</text>'


def key(words: str, action: int, x: int, y: int, width: int) -> str:
    label = escape(words)
    return (
        f'<g class="may" role="button" tabindex="0" data-action="{action}" aria-label="{label}">'
        f'<rect x="{x}" y="{y}" width="{width}" height="{ROW - 8}" rx="8" fill="#3a2716" stroke="#ffd45e" stroke-width="2"/>'
        f'<text x="{x + 12}" y="{y + 28}" font-size="15" fill="#f2ddb0">{label}</text></g>'
    )


_painting = threading.Lock()


def cover(slug: str, language: str) -> str:
    """The picture of a game for the lobby. Whoever comes while it is painted waits for it, and does not paint another."""
    with _painting:
        return _cover(slug, language)


def paint_covers() -> None:
    """All covers, before anybody asks for one."""
    for language in LANGUAGES:
        for slug in slugs():
            cover(slug, language)


@lru_cache(maxsize=64)
def _cover(slug: str, language: str) -> str:
    """A spectator's view in the middle of a match."""
    game = find(slug)
    match = Match(load(slug, compiled=False), standard_box(game), game.seats[-1], seed=7)
    luck = Random(7)
    for _ in range(COVER_LINES):
        if match.over:
            break
        seat = match.to_act()[0]
        match.play(luck.choice(match.legal(seat)), seat)
    return paint(match.view(-1), match.texts(language), standalone=True)
