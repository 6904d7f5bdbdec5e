"""What a bot thinks about: of everything that may be chosen, what a player at the table would look at."""

from athanor.kernel.rulebook import rule

from .board import gap_within, sees
from .geometry import d2
from .judgement import brings
from .pieces import (
    A_CHARGE,
    A_CHIEF,
    A_EYE,
    A_MUSTER,
    A_PASS,
    A_POINT,
    A_RECRUIT,
    A_SECRET,
    A_SHOOT,
    A_SPOT,
    A_TARGET,
    ACTIVATED,
    CHARGE,
    CHARGING,
    CHESTS,
    MOVING,
    NOBODY,
    NOTHING,
    Q_ACTIVATE,
    Q_CHIEF,
    Q_DECLARE,
    Q_DESTINATION,
    Q_ESTIMATE,
    Q_MUSTER,
    Q_PLACE,
    Q_SECRET,
    Q_STATION,
    Q_TARGET,
    SCENARIO,
    SHOOT,
    STRATEGIST,
    TROOP,
    has,
    is_alchemist,
    marked,
    seat_of,
    top_arg,
)
from .ways import CHARGE_MOVE_VALUE, value_of

FEW = 3  # points of contact that a Charge thinks about


@rule
def sensible(box, s, seat, moves, n):
    """Bots pick offered points, think of few of them, declare no Charge and no Tir at figures that are plainly out of reach,
    pass only when every card has been played, lead full troops, send their best mind to the initiative, trust their eyes,
    choose an objective that they often reach."""
    q = s.asks
    if q == Q_DESTINATION and s.purpose == MOVING:
        return sensible_points(box, s, moves)
    if q == Q_DESTINATION or q == Q_PLACE or q == Q_STATION:
        n -= 1 if moves[n - 1] == A_POINT else 0
        return sensible_contacts(moves, n) if q == Q_DESTINATION and s.purpose == CHARGING else n
    if q == Q_DECLARE:
        return sensible_deeds(box, s, top_arg(s, 1), moves, n)
    if q == Q_TARGET:
        return sensible_targets(box, s, top_arg(s, 1), top_arg(s, 2), moves, n)
    if q == Q_ACTIVATE:
        return sensible_cards(s, moves, n)
    if q == Q_CHIEF:
        return sensible_chiefs(box, s, moves, n)
    if q == Q_MUSTER:
        return sensible_troops(box, moves, n)
    if q == Q_SECRET:
        return sensible_secrets(box, moves, n)
    if q == Q_ESTIMATE:
        moves[0] = A_EYE
        return 1
    return n


# Points


@rule
def sensible_points(box, s, moves):
    """Staying, the points nearest to the objectives, to the nearest enemy and, for an alchemist, to the pawns, and the one
    farthest from all enemies."""
    f = s.mover
    moves[0] = A_SPOT  # staying stands first
    n = 1
    for o in range(s.objectives):
        if s.options[SCENARIO] != CHESTS or s.opened_by[o] == NOBODY:
            n = keep_nearest(s, s.ox[o], s.oy[o], moves, n)
    if is_alchemist(box, s, f):
        for e in range(s.elements):
            if s.pawn[e] > 0:
                n = keep_nearest(s, s.ex[e], s.ey[e], moves, n)
    near = nearest_enemy(s, seat_of(f), s.x[f], s.y[f])
    if near != NOTHING:
        n = keep_nearest(s, s.x[near], s.y[near], moves, n)
        n = keep_farthest(s, seat_of(f), moves, n)
    return n


@rule
def nearest_enemy(s, seat, x, y):
    """The enemy nearest to a point, or NOTHING."""
    best = NOTHING
    for g in range(s.seats * TROOP):
        if s.here[g] == 1 and seat_of(g) != seat:
            if best == NOTHING or d2(x, y, s.x[g], s.y[g]) < d2(x, y, s.x[best], s.y[best]):
                best = g
    return best


@rule
def keep_spot(k, moves, n):
    """A spot once."""
    for m in range(n):
        if moves[m] == A_SPOT + k:
            return n
    moves[n] = A_SPOT + k
    return n + 1


@rule
def keep_nearest(s, x, y, moves, n):
    """The spot nearest to a point."""
    best = 0
    for k in range(1, s.spots):
        if d2(x, y, s.spot[k][0], s.spot[k][1]) < d2(x, y, s.spot[best][0], s.spot[best][1]):
            best = k
    return keep_spot(best, moves, n)


@rule
def keep_farthest(s, seat, moves, n):
    """The spot whose nearest enemy is farthest."""
    best, most = 0, -1
    for k in range(s.spots):
        x, y = s.spot[k][0], s.spot[k][1]
        g = nearest_enemy(s, seat, x, y)
        far = d2(x, y, s.x[g], s.y[g])
        if far > most:
            best, most = k, far
    return keep_spot(best, moves, n)


@rule
def sensible_contacts(moves, n):
    """Some of the points where a Charge may end: all of them touch the same figures."""
    few = min(FEW, n)
    for k in range(few):
        moves[k] = moves[k * n // few]
    return few


# Deeds and targets


@rule
def worth_charging(box, s, f, g):
    """An enemy that the Charge may reach."""
    if s.here[g] == 0 or seat_of(g) == seat_of(f):
        return False
    return gap_within(box, s, f, g, value_of(box, s, f, CHARGE_MOVE_VALUE)) and sees(box, s, f, g)


@rule
def worth_shooting(box, s, f, g):
    """An enemy in range and in sight."""
    if s.here[g] == 0 or seat_of(g) == seat_of(f):
        return False
    return gap_within(box, s, f, g, box.reach[s.kind[f]]) and sees(box, s, f, g)


@rule
def some_target(box, s, f, charge):
    """Some enemy is worth a Charge, or a Tir."""
    for g in range(s.seats * TROOP):
        if worth_charging(box, s, f, g) if charge else worth_shooting(box, s, f, g):
            return True
    return False


@rule
def sensible_deeds(box, s, f, moves, n):
    """No Charge and no Tir without somebody in reach."""
    kept = 0
    for k in range(n):
        action = moves[k]
        if (action != A_CHARGE and action != A_SHOOT) or some_target(box, s, f, action == A_CHARGE):
            moves[kept] = action
            kept += 1
    return kept if kept > 0 else n


@rule
def sensible_targets(box, s, f, deed, moves, n):
    """Those in reach, where there are any."""
    if deed != CHARGE and deed != SHOOT:
        return n
    kept = 0
    for k in range(n):
        g = moves[k] - A_TARGET
        if worth_charging(box, s, f, g) if deed == CHARGE else worth_shooting(box, s, f, g):
            moves[kept] = moves[k]
            kept += 1
    return kept if kept > 0 else n


# Cards and minds


@rule
def sensible_cards(s, moves, n):
    """No pass while a card has not been played this turn."""
    if moves[n - 1] != A_PASS:
        return n
    seat = s.hand
    for card in range(seat * TROOP, seat * TROOP + TROOP):
        if s.here[card] == 1 and not marked(s, card, ACTIVATED) and s.pa[card] > 0 and n > 1:
            return n - 1
    return n


@rule
def sensible_troops(box, moves, n):
    """The ready troops that use most points, or nearly."""
    most = 0
    for k in range(n):
        if moves[k] < A_RECRUIT:
            most = max(most, box.troop_points[moves[k] - A_MUSTER])
    kept = 0
    for k in range(n):
        if most > 0 and moves[k] < A_RECRUIT and 10 * box.troop_points[moves[k] - A_MUSTER] >= 9 * most:
            moves[kept] = moves[k]
            kept += 1
    return kept if kept > 0 else n


@rule
def sensible_chiefs(box, s, moves, n):
    """The figure with the highest ESP, a Strategist before others (S22); without a value one wins by itself (AK-056)."""
    best, most = moves[0], -1
    for k in range(n):
        f = moves[k] - A_CHIEF
        mind = box.esp[s.kind[f]]
        rank = 99 if mind == NOTHING else 2 * mind + (3 if has(box, s, f, STRATEGIST) else 0)
        if rank > most:
            best, most = moves[k], rank
    moves[0] = best
    return 1


@rule
def sensible_secrets(box, moves, n):
    """The five secret objectives that have brought most, the best first (AK-250, AK-251)."""
    for k in range(min(5, n)):
        best = k
        for other in range(k + 1, n):
            if brings(box, moves[other] - A_SECRET, 0, 0.0) > brings(box, moves[best] - A_SECRET, 0, 0.0):
                best = other
        moves[k], moves[best] = moves[best], moves[k]
    return min(5, n)
