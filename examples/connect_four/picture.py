"""Draws connect four: an upright board on the table, wax seals as discs, the row that won in gold."""

from __future__ import annotations

from athanor import drawing
from athanor.drawing import DESK, PHONE, Column, Sheet, paint
from athanor.drawing.paint import CREAM, GOLD, INK, PARCHMENT, PARCHMENT_EDGE, WALNUT, Rect, Wax

from .rules import COLUMNS, ROWS, TALL

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


def header(scene: Scene, box: Rect) -> str:
    return paint.title(box.x, box.y + 34, scene.title, 26, fill=CREAM) + paint.text(
        box.x, box.y + 62, scene.headline(), 17, fill=CREAM, bold=scene.mine, fit=box.w
    )


def board(scene: Scene, box: Rect) -> str:
    """Each column is a button: it glows when a disc may be dropped, and says why when it may not."""
    side = box.w / COLUMNS
    parts = [paint.panel(box.inset(-8))]
    for column in range(COLUMNS):
        cell = Rect(box.x + column * side, box.y, side, box.h)
        parts.append(scene.hand.act(column, cell.inset(2), discs(scene, column, cell), id=f"column-{column}"))
    return "".join(parts)


def discs(scene: Scene, column: int, box: Rect) -> str:
    """Holes and discs. A disc keeps its id for the whole match; a winning one wears gold, the last one a trace."""
    r, tower, won, parts = box.w * 0.42, scene.tower(column), scene.won(), []
    for row in range(ROWS):
        x, y = box.cx, box.bottom - (row + 0.5) * box.w
        parts.append(paint.circle(x, y, r, fill=WALNUT, stroke=PARCHMENT_EDGE, stroke_width=2))
        if row < len(tower):
            name = f"disc-{scene.components.columns[column].id}{row + 1}"
            parts.append(paint.seal(tower[row], x, y, r * 0.94, id=name, cls="piece"))
        if (column, row) in won:
            parts.append(paint.circle(x, y, r, fill="none", stroke=GOLD, stroke_width=r * 0.2, cls="won"))
        elif column == scene.s.last and row == len(tower) - 1:
            parts.append(paint.traced(Rect(x - r, y - r, 2 * r, 2 * r), r))
    return "".join(parts)


def players(scene: Scene, box: Rect) -> str:
    """A seal for each seat, with a gold rule under the one to act or the winner."""
    half, parts = box.w / 2, []
    for seat in range(scene.seats):
        x = box.x + seat * half
        parts.append(paint.seal(seat, x + 20, box.y + 18, 16, id=f"seat-{seat}"))
        parts.append(paint.text(x + 44, box.y + 25, scene.texts.seat(seat), 20, fill=CREAM, fit=half - 54))
        if seat in scene.view.to_act() or seat == scene.s.winner:
            parts.append(paint.line(x, box.bottom, x + half - 10, box.bottom, width=4))
    return "".join(parts)


def table(scene: Scene, width: int, side: float) -> Sheet:
    """What is asked, the board with cells of this size, the players: one under the other."""
    column = Column((width - COLUMNS * side) / 2, 0, COLUMNS * side, gap=16)
    layers = [
        header(scene, column.take(70)),
        board(scene, column.take(ROWS * side)),
        players(scene, column.take(40)),
    ]
    return Sheet(width, int(column.y), layers)


PICTURE = drawing.Picture(
    Scene,
    layouts={"desk": lambda scene: table(scene, DESK, 118.0), "phone": lambda scene: table(scene, PHONE, 52.0)},
    spoken=spoken,
    defs=lambda scene: paint.symbols(WAXES),
    seals=lambda s: WAXES,
)
draw, in_words, waxes = PICTURE.draw, PICTURE.in_words, PICTURE.waxes
