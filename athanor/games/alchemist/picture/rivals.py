"""The other players: what everybody may know of them."""

from __future__ import annotations

from typing import NamedTuple

from athanor.drawing import paint
from athanor.drawing.furniture import PAD
from athanor.drawing.paint import CREAM, GOLD, GOLD_DARK, SEPIA, Rect
from athanor.games.alchemist.picture.parts import candle, figures, gains, name_lines, seals_left, track_token
from athanor.games.alchemist.picture.scene import Scene

GAP = 6


class Sheets(NamedTuple):
    """How the sheets of the players lie: none narrower than this."""

    least: float

    def columns(self, scene: Scene, width: float) -> int:
        most = max(1, int((width + GAP) // (self.least + GAP)))
        rows = -(-len(scene.rivals()) // most)
        return -(-len(scene.rivals()) // rows)

    def high(self, scene: Scene) -> float:
        return 72 if len(scene.rivals()) < 3 else 62

    def height(self, scene: Scene, width: float) -> float:
        rows = -(-len(scene.rivals()) // self.columns(scene, width))
        return rows * (self.high(scene) + GAP) - GAP

    def lay(self, scene: Scene, room: Rect) -> str:
        columns = self.columns(scene, room.w)
        wide, high = (room.w - GAP * (columns - 1)) / columns, self.high(scene)
        seats = enumerate(scene.rivals())
        return "".join(rival(scene, seat, room.cell(k, columns, wide, high, GAP, GAP)) for k, seat in seats)


OTHERS, PAIRS = Sheets(240), Sheets(160)
"""With room for words, and two in a row on a phone."""


def rival(scene: Scene, seat: int, box: Rect) -> str:
    """Seal, name and score; below, the size of the stock, the seals that are left, and what the last action brought."""
    s = scene.s
    to_play = not scene.over and s.seat == seat
    score = str(s.score[seat])
    x, low, right = box.x + PAD, box.bottom - 17, box.right - PAD
    top = box.y + (box.h - 22) / 2
    parts = [paint.panel(box.inset(1.5), 8), paint.seal(seat, x + 14, top, 13)]
    parts.append(paint.about("score", paint.text(right, top + 8, score, 24, anchor="end", bold=True)))
    if to_play:
        parts.append(paint.rect(*box.inset(3), 7, fill="none", stroke=GOLD, stroke_width=3))
    end = right - paint.width_of(score, 24, True) - 8
    least = (
        x
        + 36
        + max(paint.width_of(line, 13.5, True) for line in name_lines(scene.texts.seat(seat), end - x - 36, 13.5, True))
    )
    if track_token(scene, seat, 0, 0, 12) and end - 28 >= least:
        parts.append(track_token(scene, seat, end - 12, top, 12))
        end -= 28
    if to_play and end - 22 >= least:
        parts.append(candle(end - 10, top + 1, 28))
        end -= 22
    parts.append(named(scene, seat, Rect(x + 36, top, end - x - 36, 0)))
    parts.append(lower(scene, seat, Rect(x, low, right - x, 0)))
    return paint.about(f"seat {seat}", paint.group(*parts, id=f"seat-{seat}"))


def named(scene: Scene, seat: int, box: Rect) -> str:
    """The name, in two lines where one is too short; then who begins and who leads, in words or as signs."""
    name = scene.texts.seat(seat)
    wide = paint.width_of(name, 16, True)
    if wide > box.w:
        lines = name_lines(name, box.w, 13.5, True)
        return paint.rows(box.x, box.y + 5 - 7 * (len(lines) - 1), lines, 13.5, 14, bold=True)
    marks = [mark for mark, true in (("first", scene.s.first == seat), ("leads", scene.leads(seat))) if true]
    words = ", ".join(scene.say(mark) for mark in marks)
    shown = paint.text(box.x, box.y + 5, name, 16, bold=True)
    if words and wide + 8 + paint.width_of(words, 13) <= box.w:
        at = box.x + wide + 8
        for k, mark in enumerate(marks):
            word = scene.say(mark) + ", " * (k + 1 < len(marks))
            shown += paint.about(mark, paint.text(at, box.y + 5, word, 13, italic=True, fill=SEPIA))
            at += paint.width_of(word, 13)
        return shown
    at = box.x + wide + 14
    for mark in marks:
        if at + 8 <= box.right:
            shown += paint.about(mark, paint.tag("title", paint.esc(scene.say(mark))), sign(mark, at, box.y))
            at += 20
    return shown


def sign(mark: str, x: float, y: float) -> str:
    """Who begins has a 1, who leads a crown."""
    if mark == "leads":
        return paint.glyph("crown", x, y, 15, GOLD_DARK)
    return paint.circle(x, y, 8, fill=GOLD_DARK) + paint.text(x, y + 4, 1, 12, anchor="middle", fill=CREAM, bold=True)


def lower(scene: Scene, seat: int, line: Rect) -> str:
    """Cubes behind the screen, seals, gains, on one line: the more there is to tell, the fewer words."""
    n, gained, roomy = scene.s.cubes[seat], bool(figures(scene, seat)), line.w >= 216
    seals = scene.components.numbers.seals * 17 if roomy else 40
    parts = [] if gained and not roomy else [screened(scene, n, line, line.w - seals - 6, gained)]
    if gained and not roomy:
        parts.append(paint.about("screen", paint.card_back(Rect(line.x, line.y - 11, 26, 22), n)))
    if roomy:
        parts.append(seals_left(scene, seat, line.right - seals + 9, line.y, 7.5))
    else:
        left = paint.text(line.right, line.y + 5, f"×{scene.s.seals[seat]}", 13, anchor="end")
        parts.append(paint.about("seals", paint.seal(seat, line.right - 28, line.y, 8), left))
    return "".join(parts) + gains(scene, seat, line.right - seals - 4, line.y, 18)


def screened(scene: Scene, n: int, line: Rect, room: float, short: bool) -> str:
    """How many cubes a stock holds, in as many words as there is room for."""
    words = scene.say("screened", n=n)
    if short or paint.width_of(words, 13) > room:
        words = scene.say("cubes", n=n)
    return paint.about("screen", paint.text(line.x, line.y + 5, words, 13))
