"""The chance of winning over a match as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from athanor.analysis.words import words
from athanor.drawing.chart import WIDE, Frame, chart
from athanor.drawing.waxes import waxes

if TYPE_CHECKING:
    from athanor.analysis.analyse import Analysis


def curve(analysis: Analysis, language: str, known: bool = False, frame: Frame = WIDE) -> str:
    """One line a seat, in its own colour: what it could expect by what it knew, or if everything were known."""
    match, say = analysis.match, words(language)
    texts = match.texts(language)
    rows = [[round(100 * chance) for chance in row] for row in (analysis.known if known else analysis.fair)]
    names = [texts.seat(seat) for seat in range(match.seats)]
    title = say("curve-known" if known else "curve")
    axis = say("curve-axis", lines=len(match.lines))
    return chart(rows, names, waxes(match.view(-1), texts), title, axis, " %", frame)
