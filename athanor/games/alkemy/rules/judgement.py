"""What a position is worth to a bot."""

from athanor.kernel.rulebook import apart, rule

from .board import on_the_table, width
from .geometry import d2, isqrt
from .pieces import (
    CHARGING,
    MOVING,
    NOBODY,
    Q_CARD,
    Q_DESTINATION,
    SCENARIO,
    TROOP,
    seat_of,
    top_arg,
)
from .scenario import points_of_turn

HORIZON = 0  # players who choose at random walk away from what they fight for: a playout would tell nothing
EXPLORE = 0.02


@apart
def force(box, s, seat):
    """Points of the figures left, each by the part of its boxes that is whole, with a little for PA still to spend."""
    value = 0.0
    for f in range(seat * TROOP, seat * TROOP + TROOP):
        if s.here[f] == 1:
            p = s.kind[f]
            whole = (box.life[p] - s.hurt[f]) / box.life[p]
            value += box.cost[p] * (0.35 + 0.65 * whole) * (0.96 + 0.02 * s.pa[f]) + s.focus[f]
    return value


@apart
def nearness(box, s, seat):
    """How near the figures of a seat are to objectives that it does not hold, each objective counted for its nearest two."""
    value = 0.0
    reach = 3.0 * width(box, s) / 4
    for o in range(s.objectives):
        if s.opened_by[o] == NOBODY or s.options[SCENARIO] != 1:
            first, second = 0.0, 0.0
            for f in range(seat * TROOP, seat * TROOP + TROOP):
                if s.here[f] == 1:
                    gap = isqrt(d2(s.x[f], s.y[f], s.ox[o], s.oy[o]))
                    if s.asks == Q_DESTINATION and s.purpose == MOVING and s.mover == f:
                        gap = max(24, gap - s.reach)
                    close = max(0.0, 1.0 - gap / reach)
                    if close > first:
                        first, second = close, first
                    elif close > second:
                        second = close
            weight = 0.6 if s.owner[o] == seat else 1.0
            value += weight * (first * first + 0.3 * second)
    return value / max(1, s.objectives)


@apart
def prospects(box, s, seat):
    """Scenario points as they stand, what the next count would bring, objectives and tokens held."""
    goal = box.goal[s.options[SCENARIO]]
    value = 1.0 * s.points[seat] / goal + 0.7 * points_of_turn(box, s, seat) / goal
    for o in range(s.objectives):
        if s.owner[o] == seat:
            value += 0.12
        if s.value[o] > 0:
            value += 0.3 * s.tokens[o][seat] / s.value[o] / s.objectives
    return value


@rule
def standing(box, s, seat):
    return prospects(box, s, seat) + 0.22 * nearness(box, s, seat)


@rule
def initiative_to_strike(s, seat):
    """A blow that is about to fall is worth something to the one who strikes."""
    strikes = s.asks == Q_CARD or (s.asks == Q_DESTINATION and s.purpose == CHARGING)
    if not strikes or s.to_act == 0:
        return 0.0
    return 0.04 if seat_of(top_arg(s, 1)) == seat else 0.0


@apart
def estimate(box, s, out):
    """Objectives first, then the balance of forces; as much for all when nothing tells them apart."""
    if s.seats > 2:
        estimate_of_many(box, s, out)
        return
    mine, theirs = force(box, s, 0), force(box, s, 1)
    edge = 0.9 * (standing(box, s, 0) - standing(box, s, 1))
    edge += 1.1 * (mine - theirs) / max(1.0, mine + theirs)
    edge += initiative_to_strike(s, 0) - initiative_to_strike(s, 1)
    if on_the_table(s, 0) == 0 or on_the_table(s, 1) == 0:
        edge = 0.5 * edge
    out[0] = max(0.02, min(0.98, 0.5 + 0.5 * edge))
    out[1] = 1.0 - out[0]


@apart
def estimate_of_many(box, s, out):
    """With more than two players each is compared with the best of the others, and a little with all of them."""
    total, everybody = 0.0, 0.0
    for seat in range(s.seats):
        total += force(box, s, seat)
    for seat in range(s.seats):
        out[seat] = (
            0.9 * standing(box, s, seat) + 1.1 * force(box, s, seat) / max(1.0, total) + initiative_to_strike(s, seat)
        )
        everybody += out[seat]
    first, second = 0, 1
    if out[1] > out[0]:
        first, second = 1, 0
    for seat in range(2, s.seats):
        if out[seat] > out[first]:
            first, second = seat, first
        elif out[seat] > out[second]:
            second = seat
    best, next_best, top = out[first], out[second], first
    for seat in range(s.seats):
        rival = 0.7 * (next_best if seat == top else best) + 0.3 * (everybody - out[seat]) / (s.seats - 1)
        out[seat] = max(0.02, min(0.98, 1.0 / s.seats + 0.5 * (out[seat] - rival)))
