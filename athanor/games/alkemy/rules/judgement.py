"""What a position is worth to a bot, and the invariants that hold after every action (section 11)."""

from athanor.kernel.rulebook import apart, rule

from .board import clear_at, on_the_table, width
from .command import LARGEST_HAND, cards_in
from .geometry import d2, isqrt
from .objectives import SUPREMACY, accomplished
from .pieces import (
    ADVANCE_ORDER,
    CHARGING,
    COMMAND,
    COMMANDS,
    COMPETITIVE,
    LAME,
    MOVING,
    NOBODY,
    NOTHING,
    Q_CARD,
    Q_DESTINATION,
    SCENARIO,
    STILL,
    TROOP,
    advanced,
    in_force,
    marked,
    seat_of,
    top_arg,
)
from .prepare import fewest_elements, most_elements
from .scenario import points_of_turn

HORIZON = 12


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


@apart
def command_worth(box, s, seat):
    """Cards to choose from, points to play them with, and orders that are in force."""
    value = 0.004 * cards_in(s.commands[seat]) + 0.003 * s.reserve[seat]
    for card in range(COMMANDS):
        if in_force(s, seat, card):
            value += 0.012 * box.command_cost[card]
    return value


@apart
def secret_worth(box, s, seat):
    """What the secret objective would bring as the table stands; half of the bonus, as half of all matches are won."""
    secret = s.secret[seat] - 1
    if secret < 0 or secret == SUPREMACY or not accomplished(box, s, seat, secret):
        return 0.0
    return 0.02 * box.secret_points[secret] + 0.01 * box.secret_bonus[secret]


@rule
def standing(box, s, seat):
    value = prospects(box, s, seat) + 0.22 * nearness(box, s, seat)
    if s.options[COMMAND] == 1:
        value += command_worth(box, s, seat)
    if s.options[COMPETITIVE] == 1:
        value += secret_worth(box, s, seat)
    return value


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


@apart
def check(box, before, s):
    """0, or the number of the invariant that does not hold after an action."""
    for f in range(s.seats * TROOP):
        if s.kind[f] == NOTHING:
            continue
        no = check_figure(box, before, s, f)
        if no != 0:
            return no
    for e in range(s.elements):
        if s.pawn[e] < 0 or s.pawn[e] > 4:
            return 7
    left = 0
    for e in range(s.elements):
        left += 1 if s.pawn[e] > 0 else 0
    if left + s.collected != s.pawns:
        return 7
    if s.turn > 0 and not fewest_elements(box, s) <= s.elements <= most_elements(box, s):
        return 8
    if s.dice_count != 0 and not (1 if advanced(s) == 1 else 2) <= s.dice_count <= 4:
        return 9
    for seat in range(s.seats):
        if s.points[seat] < before.points[seat]:
            return 14
    for seat in range(s.seats):
        if s.reserve[seat] > 60 or s.commands[seat] & s.played[seat] != 0 or cards_in(s.commands[seat]) > LARGEST_HAND:
            return 13
        if before.secret[seat] != 0 and s.secret[seat] != before.secret[seat]:
            return 13
    if s.top < 0 or s.top > 30:
        return 12
    if ((s.winner != NOBODY or s.sharing != 0) and s.to_act != 0) or s.turn > (20 if s.seats == 2 else 5):
        return 14
    for o in range(s.objectives):
        if not NOBODY <= s.owner[o] < s.seats:
            return 16
        for seat in range(s.seats):
            if s.turn > 0 and s.options[SCENARIO] == 1 and s.tokens[o][seat] >= s.value[o]:
                return 16
    return 0


@apart
def check_figure(box, before, s, f):
    p = s.kind[f]
    if not 0 <= s.hurt[f] <= box.life[p] or (s.here[f] == 1 and s.hurt[f] == box.life[p]):
        return 1
    if not 0 <= s.pa[f] <= box.pa[p] + (1 if in_force(s, seat_of(f), ADVANCE_ORDER) else 0):
        return 2
    if s.here[f] == 1:
        if not clear_at(box, s, f, s.x[f], s.y[f]):
            return 3
        if before.here[f] == 1 and before.turn == s.turn and s.active != NOTHING:
            if marked(before, f, STILL) and marked(s, f, STILL) and before.active == s.active:
                if s.asks == Q_DESTINATION and s.purpose == MOVING and s.mover == f:
                    return 11
    if not 0 <= s.focus[f] <= 4:
        return 6
    circle = box.circle[p]
    if not 0 <= s.components[f] <= box.components[circle] or not 0 <= s.stones[f] <= box.stones[circle]:
        return 6
    if marked(s, f, LAME) and not marked(s, f, STILL):
        return 11
    return 0
