"""Who won, and who stands behind (AK-202, AK-258)."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .board import on_the_table


@rule
def score(box, s, sheet):
    """A win, perhaps a shared one (AK-258), a draw or a loss: there is no tie-break inside a game of two (AK-202); of more, the
    losers are placed by PS, then by figures left."""
    draw = s.winner == p.NOBODY and s.sharing == 0
    for seat in range(s.seats):
        won = s.winner == seat or (s.sharing >> seat) & 1 == 1
        sheet[seat][0] = 2 if won else 1 if draw else 0
        placed = s.seats > 2 and not won and not draw
        sheet[seat][1] = s.points[seat] if placed else 0
        sheet[seat][2] = on_the_table(s, seat) if placed else 0
        sheet[seat][3] = 0
