"""Draws connect four: an upright board on a walnut table, wax discs with a glyph of their own, the row that won in gold."""

from __future__ import annotations

from html import escape
from typing import Any

from athanor.drawing.paint import Wax

COLUMNS, ROWS, TALL = 7, 6, 7
WALNUT, BOARD, EDGE, INK, GOLD, GLOW = "#2a1d15", "#f1e3c4", "#d9bf8b", "#2b2117", "#b8862d", "#ffd45e"
WAX = ("#a8323a", "#e0b13a")
RIM = ("#6f1b22", "#94701a")
GLYPH = ("M-9 -9L9 9M-9 9L9 -9", "M0 -12L11 8H-11Z")  # a cross and a triangle: nobody needs to tell red from yellow
SERIF = 'font-family="Palatino, Georgia, DejaVu Serif, serif"'


def owner(state: Any, column: int, row: int) -> int:
    """The seat whose disc lies in a cell, or -1."""
    cell = 1 << TALL * column + row
    return next((seat for seat in range(2) if state.discs[seat] & cell), -1)


def winning(state: Any, length: int) -> set[tuple[int, int]]:
    """The cells of every row that won."""
    found: set[tuple[int, int]] = set()
    for column in range(COLUMNS):
        for row in range(ROWS):
            for right, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(column + k * right, row + k * up) for k in range(length)]
                inside = all(c < COLUMNS and 0 <= r < ROWS for c, r in line)
                if state.winner >= 0 and inside and all(owner(state, c, r) == state.winner for c, r in line):
                    found.update(line)
    return found


def in_words(view: Any, texts: Any) -> str:
    """Whose turn it is or who has won, then the columns from the foot up."""
    state, french = view.state, texts.language == "fr"
    if state.winner >= 0:
        words = f"{texts.seat(state.winner)} {'a gagné' if french else 'has won'}"
    elif state.to_act == 0:
        words = "Partie nulle" if french else "The match is drawn"
    else:
        who = texts.seat(view.to_act()[0])
        words = f"C’est au tour de {who}" if french else f"It is {who}'s turn"
    towers = []
    for column in range(COLUMNS):
        discs = [texts.seat(owner(state, column, row)) for row in range(ROWS) if owner(state, column, row) >= 0]
        towers.append(f"{texts.component('columns', column)}: {', '.join(discs) or '–'}")
    return f"{words}. {'; '.join(towers)}."


def waxes(view: Any, texts: Any) -> list[Wax]:
    """The colours of the seats, for the page around the picture."""
    return [Wax(WAX[0], "star", BOARD), Wax(WAX[1], "triangle", INK)]


def disc(seat: int, x: float, y: float, size: float, mark: str = "") -> str:
    """A wax disc with its glyph."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 40:g})"{mark}><circle r="34" fill="{WAX[seat]}" stroke="{RIM[seat]}"'
        f' stroke-width="5"/><circle r="24" fill="none" stroke="{RIM[seat]}" stroke-width="1.5" opacity=".6"/>'
        f'<path d="{GLYPH[seat]}" fill="none" stroke="{BOARD}" stroke-width="4" stroke-linejoin="round"/></g>'
    )


def cells(view: Any, left: float, top: float, size: float) -> str:
    """Holes and discs. A disc keeps its id for the whole match; the last one wears a thin ring, a winning one gold."""
    state = view.state
    won = winning(state, view.box.components.in_a_row)
    parts = []
    for column in range(COLUMNS):
        tower = [row for row in range(ROWS) if owner(state, column, row) >= 0]
        for row in range(ROWS):
            x, y = left + (column + 0.5) * size, top + (ROWS - row - 0.5) * size
            parts.append(
                f'<circle cx="{x:g}" cy="{y:g}" r="{size * 0.42:g}" fill="{WALNUT}" stroke="{EDGE}" stroke-width="2"/>'
            )
            seat = owner(state, column, row)
            if seat < 0:
                continue
            parts.append(disc(seat, x, y, size * 0.46, f' id="disc-{"abcdefg"[column]}{row + 1}"'))
            ring = f'<circle cx="{x:g}" cy="{y:g}" r="{size * 0.42:g}" fill="none"'
            if (column, row) in won:
                parts.append(f'{ring} class="won" stroke="{GOLD}" stroke-width="{size * 0.08:g}"/>')
            elif column == state.last and row == tower[-1]:
                parts.append(f'{ring} class="last" stroke="{INK}" stroke-width="2" stroke-dasharray="4 4"/>')
    return "".join(parts)


def columns(view: Any, texts: Any, left: float, top: float, size: float) -> str:
    """Each column is a button: it glows when a disc may be dropped, and says why when it may not."""
    legal, parts = view.legal(), []
    for column in range(COLUMNS):
        label = escape(texts.action(column), quote=True)
        where = f'x="{left + column * size:g}" y="{top:g}" width="{size:g}" height="{ROWS * size:g}" rx="{size * 0.2:g}"'
        if column in legal:
            parts.append(
                f'<rect {where} fill="{GLOW}" fill-opacity=".12" stroke="{GLOW}" stroke-width="3" class="may"'
                f' id="column-{column}" data-action="{column}" role="button" tabindex="0" aria-label="{label}"/>'
            )
        elif view.seat in view.to_act():
            parts.append(f'<rect {where} fill="{WALNUT}" fill-opacity=".25" id="column-{column}" data-why="{column}"/>')
    return "".join(parts)


def players(view: Any, texts: Any, x: float, y: float, step: float) -> str:
    """A seal for each seat, with a gold rule under the one to act or the winner."""
    parts = []
    for seat in range(2):
        at = x + seat * step
        parts.append(disc(seat, at, y, 26, f' id="seal-{seat}"'))
        name = escape(texts.seat(seat))
        parts.append(f'<text x="{at + 32:g}" y="{y + 8:g}" {SERIF} font-size="24" fill="{BOARD}">{name}</text>')
        if seat in view.to_act() or seat == view.state.winner:
            parts.append(f'<path d="M{at - 24:g} {y + 32:g}h{step - 40:g}" stroke="{GOLD}" stroke-width="4"/>')
    return "".join(parts)


def draw(view: Any, texts: Any, *, layout: str = "desk", draft: str = "") -> str:
    """The table as one seat sees it. Same view in, same bytes out."""
    width, height, size = (390, 470, 52.0) if layout == "phone" else (1440, 900, 116.0)
    left, top = (width - COLUMNS * size) / 2, (90.0 if layout == "phone" else 130.0)
    board = (
        f'<rect x="{left - 10:g}" y="{top - 10:g}" width="{COLUMNS * size + 20:g}" height="{ROWS * size + 20:g}" rx="16"'
        f' fill="{BOARD}" stroke="{GOLD}" stroke-width="4"/>'
    )
    words = escape(in_words(view, texts))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="group">'
        f"<title>{escape(texts.game.title[texts.language])}</title><desc>{words}</desc>"
        f'<rect width="{width}" height="{height}" fill="{WALNUT}"/>'
        f"{players(view, texts, left + 26, top - 50, COLUMNS * size / 2)}{board}"
        f"{cells(view, left, top, size)}{columns(view, texts, left, top, size)}</svg>"
    )
