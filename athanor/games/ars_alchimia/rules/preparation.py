"""Setup (AA-020 to AA-031, AA-250, AA-270)."""

from athanor.kernel.rulebook import fill, rule

from . import pieces as p
from .asking import forget_visit
from .piles import put_under, refill
from .years import begin_year, proceed


@rule
def setup(box, s):
    """The table is laid (AA-020 to AA-031), and year 1 begins (AA-041)."""
    lay_out(box, s)
    s.seat = p.NOBODY
    begin_year(box, s)
    proceed(box, s)


# Setup (AA-020 to AA-031, AA-250, AA-270)


@rule
def lay_out(box, s):
    """Boards, workers, tracks and piles; everything else starts empty, VP at 0 (AA-025, AA-031).

    Each player has a colour (AA-020) of 20 workers (AA-021), 18 with fewer than four players (AA-022, AA-250); nine are
    owned, the others are the reserve (AA-023). Four basic resources and Elixir (AA-003) have their tracks, which start as
    printed (AA-024).
    """
    for seat in range(s.seats):
        s.available[seat] = box.workers
        s.reserve[seat] = box.ceiling[s.seats] - box.workers
        for kind in range(p.KINDS):
            s.stock[seat][kind] = box.start[kind]
    for seat in range(p.MAX_SEATS):
        fill(s.held[seat], p.NOTHING)
    fill(s.crowd_of, p.NOBODY)
    fill(s.maker, p.NOBODY)
    fill(s.serves, p.NOBODY)
    fill(s.face, p.NOTHING)
    fill(s.atelier, p.NOTHING)
    fill(s.last_atelier, p.NOTHING)
    fill(s.order, p.NOBODY)
    s.die_seat = p.NOBODY
    s.die_space = p.NOTHING
    s.die_card = p.NOTHING
    forget_visit(s)
    for pile in range(p.PILES):  # shuffled: one block in an order that nobody knows (AA-026, AA-028)
        for k in range(p.CARDS[pile]):
            put_under(s, pile, p.FIRST_CARD[pile] + k, 1 if k + 1 < p.CARDS[pile] else 0)
    refill(box, s, 27)
