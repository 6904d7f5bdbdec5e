"""Draws connect four: an upright board on the table, wax seals as discs, the row that won in gold."""

from __future__ import annotations

from athanor import drawing
from athanor.drawing import Grid, Panel, Progress, paint
from athanor.drawing.paint import CREAM, GOLD, INK, PARCHMENT, PARCHMENT_EDGE, WALNUT, Rect, Wax

from .rules import COLUMNS, ROWS, TALL

EDGE = 14  # of the parchment round the board
WAXES = (Wax("#a8323a", "star", PARCHMENT), Wax("#e0b13a", "triangle", INK))  # nobody needs to tell red from yellow


class Scene(drawing.Scene):
    """One view of connect four."""

    def owner(self, column: int, row: int) -> int:
        """The seat whose disc lies in a cell, or -1."""
        cell = 1 << TALL * column + row
        return next((seat for seat in range(self.seats) if self.s.discs[seat] & cell), -1)

    def tower(self, column: int) -> list[int]:
        """The seats whose discs lie in a column, from the foot up."""
        return [self.owner(column, row) for row in range(ROWS) if self.owner(column, row) >= 0]

    def won(self) -> set[tuple[int, int]]:
        """The cells of every row that won."""
        found: set[tuple[int, int]] = set()
        for column in range(COLUMNS):
            for row in range(ROWS):
                for right, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    line = [(column + k * right, row + k * up) for k in range(self.components.in_a_row)]
                    inside = all(c < COLUMNS and 0 <= r < ROWS for c, r in line)
                    if inside and self.s.winner >= 0 and all(self.owner(c, r) == self.s.winner for c, r in line):
                        found.update(line)
        return found

    def ended(self) -> str:
        return self.say("drawn") if self.s.winner < 0 else super().ended()


def spoken(scene: Scene) -> str:
    """What is asked or who has won, then the columns from the foot up."""
    lines = [scene.headline()]
    for column in range(COLUMNS):
        discs = ", ".join(scene.texts.seat(seat) for seat in scene.tower(column))
        lines.append(f"{scene.name('columns', column)}: {discs or '–'}")
    return "\n".join(lines)


def board(scene: Scene, room: Rect) -> str:
    """Each column is a button: it glows when a disc may be dropped, and says why when it may not."""
    side = min(room.w - 2 * EDGE, (room.h - 2 * EDGE) * COLUMNS / ROWS) / COLUMNS
    left, top = room.cx - side * COLUMNS / 2, room.cy - side * ROWS / 2
    parts = [paint.panel(room.inset(2))]
    for column in range(COLUMNS):
        cell = Rect(left + column * side, top, side, side * ROWS)
        shown = scene.hand.act(column, cell.inset(2), discs(scene, column, cell), id=f"column-{column}")
        parts.append(paint.about(f"columns {scene.components.columns[column].id}", shown))
    return "".join(parts)


def discs(scene: Scene, column: int, box: Rect) -> str:
    """Holes and discs. A disc keeps its id for the whole match; a winning one wears gold, the last one a trace."""
    r, tower, won, parts = box.w * 0.42, scene.tower(column), scene.won(), []
    for row in range(ROWS):
        x, y = box.cx, box.bottom - (row + 0.5) * box.w
        parts.append(paint.circle(x, y, r, fill=WALNUT, stroke=PARCHMENT_EDGE, stroke_width=2))
        if row < len(tower):
            name = f"disc-{scene.components.columns[column].id}{row + 1}"
            parts.append(paint.about("disc", paint.seal(tower[row], x, y, r * 0.94, id=name, cls="piece")))
        if (column, row) in won:
            parts.append(paint.circle(x, y, r, fill="none", stroke=GOLD, stroke_width=r * 0.2, cls="won"))
        elif column == scene.s.last and row == len(tower) - 1:
            parts.append(paint.traced(Rect(x - r, y - r, 2 * r, 2 * r), r))
    return "".join(parts)


def players(scene: Scene, room: Rect) -> str:
    """A seal for each seat, with a gold rule under the one to act or the winner."""
    half, parts = room.w / 2, []
    for seat in range(scene.seats):
        x = room.x + seat * half
        seal = paint.seal(seat, x + 20, room.y + 20, 16, id=f"seat-{seat}")
        name = paint.text(x + 44, room.y + 26, scene.texts.seat(seat), 18, fill=CREAM, fit=half - 54)
        parts.append(paint.about(f"seat {seat}", seal, name))
        if seat in scene.view.to_act() or seat == scene.s.winner:
            parts.append(paint.line(x, room.bottom - 2, x + half - 10, room.bottom - 2, width=4))
    return "".join(parts)


PICTURE = drawing.Picture(
    Scene,
    panels=(
        Panel("players", players, height=lambda scene, width: 46),
        Panel("board", board, height=lambda scene, width: min(width, 300) * ROWS / COLUMNS),
    ),
    grid=lambda scene, layout: Grid("players / board", "1fr", "auto 1fr"),
    progress=lambda scene: Progress(scene.say("discs", n=sum(len(scene.tower(column)) for column in range(COLUMNS)))),
    spoken=spoken,
    defs=lambda scene: paint.symbols(WAXES),
    seals=lambda s: WAXES,
)
draw, spread, in_words, waxes = PICTURE.draw, PICTURE.spread, PICTURE.in_words, PICTURE.waxes
