"""The final scoring (AA-176, AA-180 to AA-189, AA-274, AA-275)."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p
from .asking import commit
from .assistants import has
from .pieces import Q


@rule
def score(box, s, sheet):
    """The total, then fulfilled University orders (AA-186 to AA-188); places below the first by the same criteria."""
    for seat in range(s.seats):
        sheet[seat][0] = final_total(box, s, seat)
        sheet[seat][1] = s.made[seat][p.UNIVERSITY]
        sheet[seat][2] = 0
        sheet[seat][3] = 0


# Final scoring (AA-176, AA-180 to AA-189)


@rule
def penalty(box, s, seat):
    """Half the printed points of each unfulfilled order, rounded down (AA-180); the Archivist spares the largest one
    (AA-203)."""
    lost, largest = 0, 0
    for slot in range(p.SLOTS):
        order = s.held[seat][slot]
        if order != p.NOTHING:
            lost += box.points[order] // 2
            largest = max(largest, box.points[order] // 2)
    return lost - largest if has(s, seat, p.ARCHIVIST) else lost


@rule
def series(box, s, seat, category):
    """One value of the table for each category (AA-181, AA-182)."""
    return box.series[min(s.made[seat][category], 6)]


@rule
def final_total(box, s, seat):
    """The track, less penalties (AA-180), with the four categories (AA-181), Elixirs (AA-183) and assistants (AA-184).
    Nothing else scores (AA-185), and a total may be negative (AA-189)."""
    points = s.vp[seat] - penalty(box, s, seat)
    for category in range(4):
        points += series(box, s, seat, category)
    return points + s.stock[seat][p.ELIXIR] * box.elixir_points + s.staff[seat] * box.assistant_points


@rule
def rank_alone(box, total):
    """The rank of a solo total (AA-274)."""
    rank = 0
    for k in range(len(box.ranks)):
        if total >= box.ranks[k]:
            rank = k
    return rank


@rule
def end_match(box, s):
    """After the main step of year 4: no refill and no wages (AA-176); everybody counts, line by line."""
    best = -999
    for seat in range(s.seats):
        tell(s, ALL, 180, seat, penalty(box, s, seat))
        tell(
            s,
            ALL,
            181,
            seat,
            series(box, s, seat, 0),
            series(box, s, seat, 1),
            series(box, s, seat, 2),
            series(box, s, seat, 3),
        )
        tell(s, ALL, 183, seat, s.stock[seat][p.ELIXIR] * box.elixir_points)
        tell(s, ALL, 184, seat, s.staff[seat] * box.assistant_points)
        total = final_total(box, s, seat)
        tell(s, ALL, 185, seat, total)
        best = max(best, total)
    for seat in range(s.seats):
        if s.seats > 1 and is_first(box, s, seat):
            tell(s, ALL, 186, seat, final_total(box, s, seat), s.made[seat][p.UNIVERSITY])
    if s.seats == 1:
        tell(s, ALL, 274, 0, best, rank_alone(box, best))
        tell(s, ALL, 275, 0, 1 if best >= box.won_alone else 0, box.won_alone)
    s.to_act = 0
    s.asks = Q.turn
    commit(s)


@rule
def is_first(box, s, seat):
    """The highest total (AA-186), then more University orders (AA-187); equal in both, the victory is shared (AA-188)."""
    total = final_total(box, s, seat)
    for other in range(s.seats):
        rival = final_total(box, s, other)
        if rival > total or (rival == total and s.made[other][p.UNIVERSITY] > s.made[seat][p.UNIVERSITY]):
            return False
    return True


def account(box, s, seat):
    """What a final total is made of, by rule. Perfect visits count once, with orders (AA-156) or Elixirs (AA-164)."""
    orders = sum(box.points[order] for order in range(len(s.maker)) if s.maker[order] == seat)
    return {
        155: orders,
        156: s.vp[seat] - orders,
        180: -penalty(box, s, seat),
        181: sum(series(box, s, seat, category) for category in range(4)),
        183: s.stock[seat][p.ELIXIR] * box.elixir_points,
        184: s.staff[seat] * box.assistant_points,
    }
