"""Moves: Marche, Course, Désengagement, Charge (AK-120 to AK-135)."""

from athanor.kernel.rulebook import ALL, room, rule, tell, whole

from . import pieces as p
from .agreed import measured
from .board import (
    FREE,
    PASSING,
    clear_at,
    contact_kind,
    engaged,
    fights,
    free_at,
    gap_within,
    legal_at,
    moved,
    radius,
    sees,
    width,
)
from .candidates import offer_by_others
from .dice import REF_ROLL, colour, esp_roll, extra_for, foreseen, opposed
from .figures import has, is_alchemist, marked, seat_of, set_mark, who
from .geometry import CONTACT_COUNT, CONTACTS, CONTACTS_IN_ORDER, COSINES, along, cost, d2, discs_touch, isqrt, on_table
from .orders import in_force_against
from .paths import (
    NEAR,
    POINT,
    SPENT,
    X,
    Y,
    count_nodes,
    find_path,
    gather,
    leaps,
    leg_clear,
    leg_passes,
    may_leap,
    path_cost,
    room_for_nodes,
)
from .pieces import A, Q
from .preparation import add_spot
from .stack import ask, ask_open, push
from .terrain import bar, effect_near, in_clutter, is_in, overlaps_element, slow_down, touches_element, unbar
from .ways import (
    CHARGE_MOVE_VALUE,
    FOUND,
    LONGER,
    MARCHE,
    add_to_trail,
    begin_trail,
    by_way,
    follow,
    reaches,
    stop_on_leg,
    trace,
    travel,
    value_of,
    way_is_muddy,
)

NO_REACTION, IN_REACTION, ENTHRALLED_CHARGE = range(
    3
)  # a Charge of one's own, in Reaction (AK-166), under the Shaal (AK-231)
CLUTTERED_CHARGE = 64  # 4 inches


# Désengagement (AK-122 to AK-125)


@rule
def disengage(box, s, f):
    """Before it walks or runs out of a fight: an opposed REF roll with an enemy that their player names (AK-122, AK-123), the
    first of these players clockwise (AK-259)."""
    if s.here[f] == 0:
        return
    for k in range(1, s.seats):
        first = (seat_of(f) + k) % s.seats * p.TROOP
        count, last = 0, 0
        for g in range(first, first + p.TROOP):
            if fights(box, s, f, g):
                count += 1
                last = g
        if count > 0:
            push(s, p.ROLLER_CHOSEN, f)
            if count == 1:
                s.answer = A.target + last
            else:
                ask(s, seat_of(last), Q.roller)
            return


@rule
def roller_chosen(box, s, f):
    """Winning, it goes; losing, every enemy in contact may strike first (AK-124)."""
    g = s.answer - A.target
    held = 1 if in_force_against(s, seat_of(f), p.NO_RETREAT) else 0  # K11
    mine = extra_for(box, s, f, REF_ROLL, foreseen(box, s, f) + (1 if has(box, s, f, p.NIMBLE) else 0), held)
    theirs = extra_for(box, s, g, REF_ROLL, foreseen(box, s, g), 0)
    won = opposed(
        box, s, f, box.ref[s.kind[f]], colour(box, s, f), mine, g, box.ref[s.kind[g]], colour(box, s, g), theirs, 53
    )
    tell(s, ALL, 124, who(s, f), 1 if won == f else 0)
    if won != f:
        s.struck = 0
        push(s, p.FREE_ATTACKS, f, 1)


@rule
def may_strike(box, s, f, g):
    """An enemy in contact that has not struck the leaving figure yet."""
    return fights(box, s, f, g) and (s.struck >> g) & 1 == 0


@rule
def free_attacks(box, s, f, turn):
    """Every enemy in contact may make a free Attaque Rapide without card, in the order their player likes (AK-124, AK-136),
    one player after the other clockwise; `turn` counts them."""
    for k in range(turn, s.seats):
        first = (seat_of(f) + k) % s.seats * p.TROOP
        for g in range(first, first + p.TROOP):
            if may_strike(box, s, f, g):
                push(s, p.FREE_ATTACK_ANSWERED, f, k)
                ask(s, seat_of(g), Q.free_attack)
                return


@rule
def free_attack_answered(s, f, turn):
    """An enemy strikes at the figure that leaves, or lets it go."""
    if s.answer == A.enough:
        push(s, p.FREE_ATTACKS, f, turn + 1)
    else:
        g = s.answer - A.target
        s.struck |= 1 << g
        push(s, p.FREE_ATTACKS, f, turn)
        push(s, p.ATTACK, g, f, p.NOTHING, p.NOTHING, 0, p.QUICK)


# Marche and Course (AK-120, AK-121)


@rule
def begin_move(box, s, f, move):
    """A figure that is held fast stays, its PA spent; one in a fight must first get away (AK-122)."""
    if marked(s, f, p.NETTED):
        tell(s, ALL, 103, who(s, f))
        return 0
    return value_of(box, s, f, move)


@rule
def ask_where(box, s, f, value, end, shooter, run):
    """The destination of a move, and the points to pass on the way (AK-022)."""
    slow_down(s, 3 if run == 1 else 1)
    if s.here[f] == 0:
        return
    s.ways = 0
    offer_moves(box, s, f, value, end, shooter)
    push(s, p.MOVED, f, value, end, shooter, run)
    if measured(s):
        ask_open(s, seat_of(f), Q.destination)
    else:
        ask(s, seat_of(f), Q.destination)


@rule
def go(box, s, f, x, y):
    """The figure stands elsewhere."""
    if s.x[f] != x or s.y[f] != y:
        s.x[f] = x
        s.y[f] = y
        moved(s, f)


@rule
def after_move(box, s, f, value, end, shooter, run):
    """The figure follows its path as far as its value goes and ends Libre (AK-120, AK-121, AK-165). Staying is a move too
    (AK-020): whoever aims starts anew."""
    found = room(FOUND)
    by_way(box, s, f, 256 * value, end, shooter, found)
    tell(s, ALL, 22, who(s, f))
    s.x[f] = found[0]
    s.y[f] = found[1]
    moved(s, f)
    if run == 1:
        set_mark(s, f, p.STILL)
    if found[2] & 1 == 1:
        push(s, p.BURN, f)


@rule
def offer_moves(box, s, f, value, end, shooter):
    """A few good points among all that may be picked: stay, sixteen directions at full and at half value, objectives, pawns;
    then those that other figures make good."""
    s.purpose = p.MOVING
    s.mover = f
    s.reach = value
    s.spots = 0
    add_spot(s, s.x[f], s.y[f])
    found, near = room(FOUND), room(NEAR)
    w = width(box, s)
    gather(box, s, f, s.x[f], s.y[f], 512 * value, near)
    for k in range(16):
        offer_direction(box, s, f, k, value, end, shooter, found, w, near)
        offer_direction(box, s, f, k, value // 2, end, shooter, found, w, near)
    nearest = p.NOTHING
    for o in range(s.objectives):
        if nearest == p.NOTHING or d2(s.x[f], s.y[f], s.ox[o], s.oy[o]) < d2(s.x[f], s.y[f], s.ox[nearest], s.oy[nearest]):
            nearest = o
    for o in range(s.objectives):
        offer_near(box, s, f, s.ox[o], s.oy[o], radius(box, s, f) + 16, value, end, shooter, found, o == nearest)
    if is_alchemist(box, s, f) or has(box, s, f, p.SERVANT):
        for e in range(s.elements):
            if s.pawn[e] > 0:
                offer_contact(box, s, f, s.ex[e], s.ey[e], value, end, shooter, found)
    offer_by_others(box, s, f, value, end, shooter, found)


@rule
def offer_direction(box, s, f, k, value, end, shooter, found, w, near):
    """As far as the straight way is clear in one of sixteen directions."""
    sx, sy, r = whole(s.x[f]), whole(s.y[f]), whole(radius(box, s, f))
    part = 4
    while part > 0:
        far = value * part // 4
        gx = max(r, min(w - r, sx + COSINES[k] * far // 256))
        gy = max(r, min(w - r, sy + COSINES[(k + 12) % 16] * far // 256))
        if leg_passes(box, s, r, sx, sy, gx, gy, near):
            plain = s.mire == 0 and s.thick == 0
            if plain and end == FREE and d2(sx, sy, gx, gy) <= value * value and free_at(box, s, f, gx, gy):
                add_spot(s, gx, gy)
            elif stop_on_leg(box, s, f, sx, sy, gx, gy, 256 * value, end, shooter, found):
                add_spot(s, found[0], found[1])
            return
        part -= 2 if part == 4 else 1


@rule
def offer_near(box, s, f, x, y, gap, value, end, shooter, found, round_things):
    """The point beside something, or as near to it as the value goes on a straight way. Where things are in between, the
    point itself if asked for: the way round them is looked for when it is picked."""
    far = isqrt(d2(s.x[f], s.y[f], x, y))
    if far == 0 or far > 6 * value:
        return
    gx, gy = x + (s.x[f] - x) * gap // far, y + (s.y[f] - y) * gap // far
    if leg_clear(box, s, f, s.x[f], s.y[f], gx, gy):
        travel(box, s, f, gx, gy, 256 * value, end, shooter, found)
        add_spot(s, found[0], found[1])
    elif round_things and legal_at(box, s, f, gx, gy):
        add_spot(s, gx, gy)


@rule
def offer_contact(box, s, f, x, y, value, end, shooter, found):
    """The last point of the straight way to an element: in contact with it when the value goes so far."""
    if stop_on_leg(box, s, f, s.x[f], s.y[f], x, y, 256 * value, end, shooter, found):
        if leg_clear(box, s, f, s.x[f], s.y[f], found[0], found[1]):
            add_spot(s, found[0], found[1])


# Charge (AK-130 to AK-135)


@rule
def charge_targets(s, f, initial, reaction):
    """All targets of a Charge, as a bit set."""
    return 1 << initial if reaction != NO_REACTION else (1 << initial) | s.further[f - s.card[f]]


@rule
def charge_start(box, s, f, initial, reaction):
    """Announced and paid; a Diplomat may stop it (S06), targets may shoot (AK-135, AK-160), then it is checked."""
    if s.here[f] == 0:
        return
    if s.here[initial] == 1 and has(box, s, initial, p.DIPLOMAT) and not marked(s, initial, p.FOUGHT):
        if not esp_roll(box, s, f, 0, 13, 52):
            return
    push(s, p.CHARGE_CHECK, f, initial, reaction)
    if reaction != IN_REACTION:
        push(s, p.CHARGE_ANSWERS, f, initial, 0)


@rule
def charge_answers(box, s, f, initial, g):
    """Each Libre target with a weapon and a PA may shoot the charger (AK-160)."""
    targets = charge_targets(s, f, initial, 0)
    while g < s.seats * p.TROOP:
        if (targets >> g) & 1 == 1 and s.here[g] == 1 and s.here[f] == 1:
            if box.tir[s.kind[g]] > 0 and s.pa[g] > 0 and not engaged(box, s, g):
                push(s, p.CHARGE_ANSWERS, f, initial, g + 1)
                push(s, p.CHARGE_ANSWERED, f, g)
                ask(s, seat_of(g), Q.answer_charge)
                return
        g += 1


@rule
def touches_only(box, s, f, x, y, targets):
    """At that point the figure touches every target and no other enemy (AK-131)."""
    r = radius(box, s, f)
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and seat_of(g) != seat_of(f):
            if discs_touch(x, y, r, s.x[g], s.y[g], radius(box, s, g)) != ((targets >> g) & 1 == 1):
                return False
    return True


@rule
def offer_contacts(box, s, f, initial, targets, budget):
    """The points of contact that the Charge reaches (AK-131): those on a straight way, evenly spread; if there is none, the
    nearest on a way round. None at all: the Charge fails."""
    s.purpose = p.CHARGING
    s.mover = f
    s.spots = 0
    kind = contact_kind(box, s, f, initial)
    tx, ty = whole(s.x[initial]), whole(s.y[initial])
    count = CONTACT_COUNT[kind]
    xs, ys, near = room(count + 1), room(count + 1), room(NEAR)
    gather(box, s, f, tx, ty, budget + contact_slack(box, s, f, initial), near)
    straight = 0
    for k in range(count):
        x, y = tx + CONTACTS[kind][k][0], ty + CONTACTS[kind][k][1]
        if cost(s.x[f], s.y[f], x, y) <= budget and touches_only(box, s, f, x, y, targets):
            if straight_way(box, s, f, x, y, budget, near):
                xs[straight] = x
                ys[straight] = y
                straight += 1
    if straight > 0:
        most = min(24, straight)
        for k in range(straight):
            if k * most // straight == s.spots:
                add_spot(s, xs[k], ys[k])
    else:
        way_round(box, s, f, initial, targets, budget, 0, xs)


@rule
def straight_way(box, s, f, x, y, budget, near):
    """The straight leg to a point where the base may stand, or one leap, is clear; through awkward scenery its value must allow
    for it (AK-228)."""
    r = whole(radius(box, s, f))
    if not on_table(x, y, r, width(box, s)):
        return False
    if s.mire == 0 and s.thick == 0:
        if leg_passes(box, s, r, whole(s.x[f]), whole(s.y[f]), x, y, near):
            return True
        return may_leap(box, s, f, x, y) and legal_at(box, s, f, x, y)
    bar(box, s, f, x, y, False)
    clear = leg_clear(box, s, f, s.x[f], s.y[f], x, y) or may_leap(box, s, f, x, y)
    unbar(s)
    return clear and legal_at(box, s, f, x, y) and reaches(box, s, f, s.x[f], s.y[f], x, y, budget)


@rule
def contact_reached(box, s, f, initial, reaction, x, y, round_things):
    """The Charge may end at that point of contact (AK-131); on a way round things only if that is asked for."""
    for k in range(s.spots):
        if s.spot[k][0] == x and s.spot[k][1] == y:
            return True
    budget = 256 * charge_value(box, s, f)
    if cost(s.x[f], s.y[f], x, y) > budget or not legal_at(box, s, f, x, y):
        return False
    if not touches_only(box, s, f, x, y, charge_targets(s, f, initial, reaction)):
        return False
    if s.mire == 0 and s.thick == 0:
        if leg_clear(box, s, f, s.x[f], s.y[f], x, y) or may_leap(box, s, f, x, y):
            return True
        return round_things and path_cost(box, s, f, x, y, budget) >= 0
    found = room(FOUND)
    if round_things:
        travel(box, s, f, x, y, budget, PASSING, p.NOTHING, found)
    return round_things and found[0] == x and found[1] == y


@rule
def contact_in_cell(box, s, f, initial, reaction, x, y, side):
    """Some point of the cell is one where the Charge may end; the straight ways are looked at first."""
    kind = contact_kind(box, s, f, initial)
    tx, ty, far = s.x[initial], s.y[initial], contact_slack(box, s, f, initial) // 256
    if not (x - far <= tx < x + side + far and y - far <= ty < y + side + far):
        return False
    for round_things in range(2):
        for k in range(CONTACT_COUNT[kind]):
            px, py = tx + CONTACTS[kind][k][0], ty + CONTACTS[kind][k][1]
            if x <= px < x + side and y <= py < y + side:
                if contact_reached(box, s, f, initial, reaction, px, py, round_things == 1):
                    return True
    return False


@rule
def contact_slack(box, s, f, g):
    """No point of contact is farther from the centre, in 1/256 u."""
    return 256 * (radius(box, s, f) + radius(box, s, g) + 1)


@rule
def way_round(box, s, f, initial, targets, budget, value, found):
    """A way to a point of contact within the budget, by the canonical path.

    With targets, a point in contact with all of them is offered as the one spot. Without, the figure walks that way as far as
    its value goes, into `found` (AK-133). True if there is a way. Awkward elements are crossed, or else gone round (AK-228);
    a cluttered one is entered only to end in it (AK-229).
    """
    if s.mire == 0 and s.thick == 0:
        return way_in(box, s, f, initial, targets, budget, value, found, p.NOTHING)
    found_one = False
    for dry in range(2 if s.mire != 0 else 1):
        for e in range(p.NOTHING, s.elements):
            if not found_one and (e == p.NOTHING or (is_in(s.thick, e) and shelters(box, s, e, f, initial))):
                bar(box, s, f, s.x[f], s.y[f], dry == 1)
                if e == p.NOTHING or is_in(s.barred, e):
                    s.barred &= ~(1 << e) if e != p.NOTHING else -1
                    found_one = way_in(box, s, f, initial, targets, budget, value, found, e)
    unbar(s)
    return found_one


@rule
def shelters(box, s, e, f, g):
    """Some point of contact with an enemy may lie in the element."""
    return overlaps_element(box, s, e, s.x[g], s.y[g], radius(box, s, g) + 2 * radius(box, s, f) + 1)


@rule
def way_in(box, s, f, initial, targets, budget, value, found, inside):
    """The cheapest way to a point of contact, past everything that is barred; inside a cluttered element if one is named."""
    kind = contact_kind(box, s, f, initial)
    tx, ty = s.x[initial], s.y[initial]
    r, w = radius(box, s, f), width(box, s)
    leg_tells = s.thick == 0 and not leaps(box, s, f)  # a clear leg ends where the base may stand
    slack = contact_slack(box, s, f, initial)
    n = room_for_nodes(box, s, f, 1 + CONTACT_COUNT[kind] + count_nodes(box, s, f, tx, ty, budget + slack))
    points = room(POINT * n)
    goals = 0
    for k in range(CONTACT_COUNT[kind]):
        x, y = tx + CONTACTS_IN_ORDER[kind][k][0], ty + CONTACTS_IN_ORDER[kind][k][1]
        if cost(s.x[f], s.y[f], x, y) > budget or not (on_table(x, y, r, w) if leg_tells else legal_at(box, s, f, x, y)):
            continue
        if inside != p.NOTHING and not overlaps_element(box, s, inside, x, y, r):
            continue
        if targets == 0 or touches_only(box, s, f, x, y, targets):
            goals += 1
            points[POINT * goals + X] = x
            points[POINT * goals + Y] = y
    if goals == 0:
        return False
    best = find_path(box, s, f, tx, ty, slack, goals, budget, points)
    if best == 0:
        return False
    if targets != 0:
        if s.mire != 0 and points[POINT * best + SPENT] + s.slow > budget and way_is_muddy(box, s, f, points, best):
            return False
        add_spot(s, points[POINT * best + X], points[POINT * best + Y])
    else:
        follow(box, s, f, points, best, 256 * value, FREE, p.NOTHING, found)
    return True


@rule
def charge_value(box, s, f):
    """How far a Charge goes; from clutter 4 inches at most (AK-229)."""
    value = value_of(box, s, f, CHARGE_MOVE_VALUE)
    return min(value, CLUTTERED_CHARGE) if in_clutter(box, s, f) else value


@rule
def charge_reaches(box, s, f, initial, targets):
    """Valid iff every target is seen, within the Charge value, and a point of contact with all is in reach (AK-131); these
    points are offered. From clutter, or into it, a Charge goes 4 inches at most (AK-229)."""
    value = charge_value(box, s, f)
    valid = s.here[initial] == 1 and not engaged(box, s, f) and not marked(s, f, p.NETTED) and not marked(s, f, p.STILL)
    for g in range(s.seats * p.TROOP):
        if valid and (targets >> g) & 1 == 1:
            valid = s.here[g] == 1 and gap_within(box, s, f, g, value) and sees(box, s, f, g)
            if valid and s.elements > 0:
                valid = not in_the_dark(box, s, f, g)
                if in_clutter(box, s, g):
                    valid = valid and gap_within(box, s, f, g, CLUTTERED_CHARGE)
    s.spots = 0
    slow_down(s, 2)
    if valid:
        offer_contacts(box, s, f, initial, targets, 256 * value)
    return s.spots > 0


@rule
def in_the_dark(box, s, f, g):
    """The target touches a dark element that the charger does not touch (AK-237)."""
    e = effect_near(box, s, g, p.DARK, 1)
    return e != p.NOTHING and not touches_element(box, s, f, e)


@rule
def charge_check(box, s, f, initial, reaction):
    """The Charge is checked, and fails if it is not valid (AK-131, AK-133)."""
    if s.here[f] == 0:
        return
    if not charge_reaches(box, s, f, initial, charge_targets(s, f, initial, reaction)):
        failed_charge(box, s, f, initial)
        return
    push(s, p.CHARGE_MOVE, f, initial, reaction)
    ask(s, seat_of(f), Q.destination)


@rule
def charge_move(box, s, f, initial, reaction):
    """The charger stands in contact, which is the only way into a combat (AK-152); then fright, then its free Attack card
    (AK-132); it moves no more (AK-134)."""
    targets = charge_targets(s, f, initial, reaction)
    burnt = run_up(box, s, f)
    go(box, s, f, s.px, s.py)
    set_mark(s, f, p.STILL)
    tell(s, ALL, 132, who(s, f), who(s, initial))
    push(s, p.COMBAT, f, initial, 2 if reaction == ENTHRALLED_CHARGE else 1)
    for g in range(s.seats * p.TROOP):
        if (targets >> g) & 1 == 1 and s.here[g] == 1:
            push(s, p.FRIGHT, f, g)
            push(s, p.FRIGHT, g, f)
    if burnt:
        push(s, p.BURN, f)


@rule
def run_up(box, s, f):
    """The path of a Charge to its point of contact; True if it leads through flames (F30)."""
    found = room(FOUND)
    begin_trail(s, f)
    travel(box, s, f, s.px, s.py, 256 * value_of(box, s, f, CHARGE_MOVE_VALUE), PASSING, p.NOTHING, found)
    if found[0] == s.px and found[1] == s.py:
        trace(s, found)
    else:
        add_to_trail(s, s.px, s.py)
    return found[2] & 1 == 1


@rule
def failed_charge(box, s, f, initial):
    """It walks towards its target, stops before any fight, plays Defence cards only and moves no more (AK-133, AK-134)."""
    able_to_walk = not marked(s, f, p.STILL) and not marked(s, f, p.NETTED) and not engaged(box, s, f)
    slow_down(s, 1)
    set_mark(s, f, p.LAME)
    set_mark(s, f, p.STILL)
    tell(s, ALL, 133, who(s, f))
    if s.here[initial] == 0 or not able_to_walk:
        return
    found = room(FOUND)
    found[0], found[1] = s.x[f], s.y[f]
    value = value_of(box, s, f, MARCHE)
    s.leapt = 1  # it walks
    if (s.mire == 0 and s.thick == 0) or not straight_to(box, s, f, initial, value, found):
        straight = max(0, cost(s.x[f], s.y[f], s.x[initial], s.y[initial]) - contact_slack(box, s, f, initial))
        look = 0
        while look < len(LONGER) and not way_round(box, s, f, initial, 0, straight + LONGER[look], value, found):
            look += 1
    s.leapt = 0
    begin_trail(s, f)
    trace(s, found)
    go(box, s, f, found[0], found[1])
    if found[2] & 1 == 1:
        push(s, p.BURN, f)


@rule
def straight_to(box, s, f, initial, value, found):
    """The legal point of contact that costs least lies on a straight way: then that is the path (AK-133)."""
    kind = contact_kind(box, s, f, initial)
    best, bx, by = p.NOTHING, 0, 0
    for k in range(CONTACT_COUNT[kind]):
        x, y = s.x[initial] + CONTACTS[kind][k][0], s.y[initial] + CONTACTS[kind][k][1]
        price = cost(s.x[f], s.y[f], x, y)
        nearer = best == p.NOTHING or price < best or (price == best and (x < bx or (x == bx and y < by)))
        if nearer and legal_at(box, s, f, x, y):
            best, bx, by = price, x, y
    if best == p.NOTHING or not leg_clear(box, s, f, s.x[f], s.y[f], bx, by):
        return False
    travel(box, s, f, bx, by, 256 * value, FREE, p.NOTHING, found)
    return True


# Pushes (AK-036)


@rule
def push_away(box, s, f, x, y, far):
    """Straight away from a point, 1 u at a time, before anything illegal or a fight of its own (AK-036)."""
    sx, sy = s.x[f], s.y[f]
    dx, dy = sx - x, sy - y
    length = d2(x, y, sx, sy)
    if length == 0:
        return
    gx, gy = sx, sy
    for k in range(1, far + 1):
        nx, ny = sx + along(dx, k, length), sy + along(dy, k, length)
        if not clear_at(box, s, f, nx, ny) or not free_at(box, s, f, nx, ny):
            break
        gx, gy = nx, ny
    go(box, s, f, gx, gy)
