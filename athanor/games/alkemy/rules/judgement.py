"""What a position is worth to a bot."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .activation import changeable, scenario_price
from .begun import FALLEN, begun
from .board import OBJECTIVE, engaged, on_the_table, radius, width
from .command import cards_in
from .figures import has, marked, seat_of
from .geometry import INCH, d2, discs_within, isqrt
from .objectives import SUPREMACY, accomplished
from .orders import in_force
from .pieces import A, Q
from .scenario import points_of_turn
from .sense import (
    bring_forward,
    brings,
    dearest,
    sensible_blows,
    sensible_cards,
    sensible_chiefs,
    sensible_contacts,
    sensible_deeds,
    sensible_pairs,
    sensible_points,
    sensible_secrets,
    sensible_targets,
    sensible_troops,
)
from .stack import top_arg

HORIZON = 0  # players who choose at random walk away from what they fight for: a playout would tell nothing
EXPLORE = 0.02

NEEDED = 0.5  # points of the troop that a component is worth to an alchemist who has few
ERRAND = 3.0  # points that the way to a pawn costs one who has none

HELPS = (
    (1 << p.EXPERT_BRUTAL) | (1 << p.EXPERT_NORMAL) | (1 << p.SAPPED) | (1 << p.HARDENED) | (1 << p.HIDDEN) | (1 << p.WINDED)
    | (1 << p.VENOMOUS) | (1 << p.TEMPERED) | (1 << p.FORGED)
)  # fmt: skip
HARMS = (
    (1 << p.SCARED) | (1 << p.NETTED) | (1 << p.HAUNTED) | (1 << p.CURSED_COM)
    | (1 << p.CURSED_REF) | (1 << p.SILENCED) | (1 << p.POISONED)
)  # fmt: skip


@rule
def favour(s, f):
    """Marks that help a figure, less those that harm it."""
    helps, harms, n = s.marks[f] & HELPS, s.marks[f] & HARMS, 0
    while helps != 0:
        helps &= helps - 1
        n += 1
    while harms != 0:
        harms &= harms - 1
        n -= 1
    return n


@rule
def concentration(box, s, f):
    """Levels of an alchemist: those that one of his formulas asks for are worth more than the PA that they cost. The others do no
    more than pay for a formula (AK-174)."""
    asked = 0
    for k in range(3):
        formula = box.formulas[s.kind[f]][k]
        if formula != p.NOTHING and s.components[f] >= box.price[formula]:
            asked = max(asked, box.level[formula])
    return min(s.focus[f], asked) + 0.4 * max(0, s.focus[f] - asked)


@rule
def to_gather(box, s, f):
    """Resources that a pawn just collected will bring the figure, as far as it has room (AK-182)."""
    if (s.asks != Q.gather and s.asks != Q.mix) or s.to_act == 0 or top_arg(s, 1) != f:
        return 0
    circle = box.circle[s.kind[f]]
    return min(4, box.components[circle] - s.components[f] + box.stones[circle] - s.stones[f])


@rule
def means(box, s, f):
    """Components and stones: those for two of the dearest formula count most, since without them an alchemist does nothing."""
    if box.circle[s.kind[f]] == 0:
        return 0.0
    n = s.components[f] + to_gather(box, s, f)
    needed = min(n, 2 * dearest(box, s, f))
    return NEEDED * needed + 0.25 * (n - needed + s.stones[f]) - ERRAND * way_to_pawn(box, s, f, needed)


@rule
def way_to_pawn(box, s, f, needed):
    """How far an alchemist is from the nearest pawn, from 0 to 1, as much as he lacks components. Who is about to move is as near
    as the move will bring it."""
    wanted, way = 2 * dearest(box, s, f), 1.0
    if s.pawns == s.collected or wanted == 0:
        return 0.0
    for e in range(s.elements):
        if s.pawn[e] > 0:
            gap = isqrt(d2(s.x[f], s.y[f], s.ex[e], s.ey[e]))
            if s.asks == Q.destination and s.purpose == p.MOVING and s.mover == f:
                gap = max(24, gap - s.reach)
            way = min(way, gap / (12.0 * INCH))
    return way * (1.0 - needed / wanted)


@rule
def force(box, s, seat, late):
    """Points of the figures left, each by the part of its boxes that is whole; a little for PA still to spend, for levels of
    concentration and resources, for what formulas have given it as long as the turn lasts; less for one that failed its
    Charge."""
    value = 0.0
    for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
        if s.here[f] == 1:
            profile = s.kind[f]
            sound = (box.life[profile] - s.hurt[f]) / box.life[profile]
            value += box.cost[profile] * (FALLEN + (1.0 - FALLEN) * sound + 0.06 * favour(s, f) * (1.0 - late))
            value += 0.5 * s.pa[f] + concentration(box, s, f) + means(box, s, f)
            value -= 2.0 if marked(s, f, p.LAME) else 0.0
    return value


@rule
def nearness(box, s, seat):
    """How near the figures of a seat that can hold an objective are to those it may still win, each objective counted for its
    nearest two. Who is about to move is as near as the move will bring it."""
    value = 0.0
    reach = 3.0 * width(box, s) / 4
    for o in range(s.objectives):
        if s.opened_by[o] == p.NOBODY or s.options[p.SCENARIO] != p.CHESTS:
            first, second = 0.0, 0.0
            for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
                if s.here[f] == 1 and not has(box, s, f, p.ANIMAL):
                    gap = isqrt(d2(s.x[f], s.y[f], s.ox[o], s.oy[o]))
                    if s.asks == Q.destination and s.purpose == p.MOVING and s.mover == f:
                        gap = max(24, gap - s.reach)
                    close = max(0.0, 1.0 - gap / reach)
                    if close > first:
                        first, second = close, first
                    elif close > second:
                        second = close
            weight = 0.6 if s.owner[o] == seat else 1.0
            value += weight * (first * first + 0.3 * second)
    return value / max(1, s.objectives)


@rule
def support(box, s, seat):
    """How far the figures of a seat, animals too, are from the objectives, each from its nearest, as a part of the table's
    width: there the fighting is. Nobody needs to be nearer than 3 inches."""
    value, figures, far = 0.0, 0, width(box, s)
    for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
        if s.here[f] == 1:
            gap = far
            for o in range(s.objectives):
                if s.opened_by[o] == p.NOBODY or s.options[p.SCENARIO] != p.CHESTS:
                    gap = min(gap, isqrt(d2(s.x[f], s.y[f], s.ox[o], s.oy[o])))
            if s.asks == Q.destination and s.purpose == p.MOVING and s.mover == f:
                gap -= s.reach
            value -= max(3 * INCH, gap) / far
            figures += 1
    return value / max(1, figures)


@rule
def ready(box, s, seat):
    """Objectives that a figure of the seat stands beside and could change: at once if it is Libre and has the PA (AK-260)."""
    if s.options[p.SCENARIO] == p.WELLS:
        return 0.0
    deed = p.PICK if s.options[p.SCENARIO] == p.CHESTS else p.CLAIM
    value = 0.0
    for o in range(s.objectives):
        best = 0.0
        if changeable(s, seat, o, deed):
            for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
                if s.here[f] == 1 and not has(box, s, f, p.ANIMAL):
                    if discs_within(s.x[f], s.y[f], radius(box, s, f), s.ox[o], s.oy[o], OBJECTIVE, INCH):
                        left = s.pa[f] - (1 if marked(s, f, p.ACTIVATED) and s.acting[f] == 0 else 0)
                        now = 1.0 if left >= scenario_price(box, s, f, deed) else 0.5
                        best = max(best, now * (0.3 if engaged(box, s, f) else 1.0))
        value += best
    return value


@rule
def lateness(box, s):
    """The part of the turn's PA that is spent: the more, the surer is what a count would bring."""
    left, printed = 0, 1
    for f in range(s.seats * p.TROOP):
        if s.here[f] == 1:
            left += s.pa[f]
            printed += box.pa[s.kind[f]]
    return max(0.0, 1.0 - left / printed)


@rule
def prospects(box, s, seat, late):
    """Scenario points as they stand, what the next count would bring, objectives and tokens held."""
    goal = box.goal[s.options[p.SCENARIO]]
    value = 0.9 * s.points[seat] / goal + (0.4 + 0.4 * late) * points_of_turn(box, s, seat) / goal
    for o in range(s.objectives):
        if s.owner[o] == seat:
            value += 0.11
        if s.value[o] > 0:
            value += 0.27 * s.tokens[o][seat] / s.value[o] / s.objectives
    return value


@rule
def command_worth(box, s, seat):
    """Cards to choose from, points to play them with, orders that are in force or just being given, if they are of use."""
    value = 0.004 * cards_in(s.commands[seat]) + 0.003 * s.reserve[seat]
    for card in range(p.COMMANDS):
        if in_force(s, seat, card) and is_of_use(box, s, seat, card):
            value += 0.012 * box.command_cost[card]
    sealed = s.sealed[seat] - 1 - A.command
    if s.asks == Q.command and 0 <= sealed < p.COMMANDS:
        value += (0.009 if is_of_use(box, s, seat, sealed) else -0.009) * box.command_cost[sealed]
    return value


@rule
def is_of_use(box, s, seat, card):
    """A command card does something on the table as it stands."""
    if card == p.SABOTAGE:
        return s.collected < s.pawns
    for f in range(s.seats * p.TROOP):
        if s.here[f] == 1:
            mine = seat_of(f) == seat
            if mine and is_of_use_to(box, s, f, card):
                return True
            if not mine and card == p.SHIELDS_UP and box.tir[s.kind[f]] > 0:
                return True
            if not mine and card in (p.INTIMIDATION, p.ONE_STEP_AHEAD):
                return True
    return False


@rule
def is_of_use_to(box, s, f, card):
    """One of the player's figures has something of it."""
    profile = s.kind[f]
    if card == p.SECOND_WIND:
        return s.hurt[f] >= 3
    if card == p.ALCHEMICAL_RESERVE:
        circle = box.circle[profile]
        return circle > 0 and s.components[f] + s.stones[f] + 2 <= box.components[circle] + box.stones[circle]
    if card == p.VOLLEY:
        return box.tir[profile] > 0
    if card == p.HEROIC_CHARGE:
        return box.hero[profile] == 1
    if card in (p.NO_RETREAT, p.FURY_ORDER):
        return engaged(box, s, f)
    return card in (p.FORCED_MARCH, p.ADVANCE_ORDER)


@rule
def secret_worth(box, s, seat):
    """A hundredth of the match for half a victory point; Supremacy goes with the match itself. Five turns decide most matches."""
    secret = s.secret[seat] - 1
    if secret < 0:
        return 0.0
    reached = 1 if secret != SUPREMACY and accomplished(box, s, seat, secret) else 0
    return 0.02 * brings(box, secret, reached, min(1.0, 0.25 * max(0, s.turn - 1)))


@rule
def standing(box, s, seat, late):
    """What a seat's position is worth."""
    value = prospects(box, s, seat, late) + 0.2 * nearness(box, s, seat) + 0.05 * ready(box, s, seat)
    value += 0.1 * support(box, s, seat)
    if s.options[p.COMMAND] == 1:
        value += command_worth(box, s, seat)
    if s.options[p.COMPETITIVE] == 1:
        value += secret_worth(box, s, seat)
    return value


@rule
def chance(fair, edge):
    """An edge as a chance to win: what is fair without one, and more for every greater edge, so that a match that is nearly won
    is still played to its end."""
    return fair + (1.0 - fair) * edge / (1.0 + edge) if edge > 0.0 else fair / (1.0 - edge)


@rule
def at_the_goal(box, s, seat):
    """1 for a seat that the next count would bring to the goal, else 0."""
    return 1 if s.points[seat] + points_of_turn(box, s, seat) >= box.goal[s.options[p.SCENARIO]] else 0


@rule
def estimate(box, s, out):
    """Objectives first, then the balance of forces; as much for all when nothing tells them apart. Once a troop is gone nothing
    but the next count can decide the match (AK-203)."""
    if s.seats > 2:
        estimate_of_many(box, s, out)
        return
    late = lateness(box, s)
    mine, theirs = force(box, s, 0, late), force(box, s, 1, late)
    edge = standing(box, s, 0, late) - standing(box, s, 1, late)
    edge += 1.1 * (mine - theirs + begun(box, s, 0) - begun(box, s, 1)) / max(1.0, mine + theirs)
    if on_the_table(s, 0) == 0 or on_the_table(s, 1) == 0:
        edge = at_the_goal(box, s, 0) - at_the_goal(box, s, 1) + 0.1 * edge
    out[0] = chance(0.5, edge)
    out[1] = 1.0 - out[0]


@rule
def estimate_of_many(box, s, out):
    """With more than two players each is compared with the best of the others, and a little with all of them."""
    total, everybody, late = 0.0, 0.0, lateness(box, s)
    for seat in range(s.seats):
        total += force(box, s, seat, late)
    for seat in range(s.seats):
        strength = 1.1 * (force(box, s, seat, late) + begun(box, s, seat)) / max(1.0, total)
        out[seat] = standing(box, s, seat, late) + strength
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
        out[seat] = chance(1.0 / s.seats, out[seat] - rival)


@rule
def sensible(box, s, seat, moves, n):
    """Bots pick offered points, think of few of them, declare no Charge and no Tir at figures that are plainly out of reach,
    pass only when every card has been played, lead full troops and full hands of command, send their best mind to the
    initiative, keep no pair of dice that another one beats, trust their eyes, choose an objective that they often reach. What
    comes first is what they do when nothing tells two choices apart."""
    q = s.asks
    if q == Q.destination and s.purpose == p.MOVING:
        return sensible_points(box, s, moves)
    if q == Q.destination or q == Q.place or q == Q.station:
        n -= 1 if moves[n - 1] == A.point else 0
        return sensible_contacts(moves, n) if q == Q.destination and s.purpose == p.CHARGING else n
    if q == Q.declare:
        return sensible_deeds(box, s, top_arg(s, 1), moves, n)
    if q == Q.target:
        return sensible_targets(box, s, top_arg(s, 1), top_arg(s, 2), moves, n)
    if q == Q.activate:
        return sensible_cards(box, s, moves, n)
    if q == Q.card:
        return sensible_blows(box, s, seat, moves, n)
    if q == Q.keep:
        return sensible_pairs(box, s, moves, n)
    if q == Q.hand:
        return n - 1 if n > 1 else n  # a full hand, of which the last choice is to be content
    if q == Q.starts:
        bring_forward(moves, n, A.starts + seat)
    if q == Q.chief:
        return sensible_chiefs(box, s, moves, n)
    if q == Q.muster:
        return sensible_troops(box, moves, n)
    if q == Q.secret:
        return sensible_secrets(box, moves, n)
    if q == Q.estimate:
        moves[0] = A.eye
        return 1
    return n
