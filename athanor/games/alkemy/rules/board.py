"""The table as it stands: where bases may be, how they go round things, who sees whom and what is in the way."""

from athanor.kernel.rulebook import apart, room, rule

from .geometry import (
    INCH,
    RIM,
    along,
    cost,
    d2,
    disc_cuts,
    disc_in_corridor,
    disc_inside_polygon,
    disc_overlaps_polygon,
    disc_wholly_within,
    disc_within_polygon,
    discs_overlap,
    discs_touch,
    discs_within,
    isqrt,
    leg_clears_disc,
    leg_clears_polygon,
    nearer_than,
    on_table,
    polygon_cuts,
    polygon_in_corridor,
    polygon_wholly_within,
    ring_x,
    ring_y,
)
from .pieces import LEAP, NOTHING, SCENARIO, TROOP, WALL, big_table, form, has, letter_of, seat_of
from .terrain import bar, in_any, leg_clears_element, muddy, overlaps_element, straddles, unbar

OBJECTIVE = 8  # its radius (AK-011)
FREE, DODGING, PASSING = 0, 1, 2  # what the end of a move must be; a point that is only passed may touch enemies (AK-126)
TURNINGS = 20  # turns of a path that are remembered
FOUND = 5 + 2 * TURNINGS  # room for what a way leads to
BARS = 4  # words of 62 points that a search for a path may settle


@rule
def width(box, s):
    """The side of the table in u (AK-010)."""
    return box.width[form(s)]


@rule
def radius(box, s, f):
    """Half an inch for sizes 1 and 2, three quarters for size 3 (AK-011)."""
    return box.radius[s.kind[f]]


@rule
def size(box, s, f):
    return box.size[s.kind[f]]


@apart
def near(box, s, f, g, inches):
    """Two figures are at so many inches or less (AK-003, AK-014)."""
    return discs_within(s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g), INCH * inches)


@apart
def gap_within(box, s, f, g, reach):
    """Two figures are at `reach` u or less (AK-014)."""
    return discs_within(s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g), reach)


@apart
def touching(box, s, f, g):
    """Two figures are in contact (AK-016)."""
    return discs_touch(s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g))


@apart
def fights(box, s, f, g):
    """Two enemies on the table, in contact."""
    return s.here[f] == 1 and s.here[g] == 1 and seat_of(f) != seat_of(g) and touching(box, s, f, g)


@rule
def engaged(box, s, f):
    """En Combat: in contact with at least one enemy; otherwise Libre (AK-016, AK-100)."""
    for g in range(s.seats * TROOP):
        if fights(box, s, f, g):
            return True
    return False


@apart
def free_at(box, s, f, x, y):
    """The figure would be Libre there."""
    r = radius(box, s, f)
    for g in range(s.seats * TROOP):
        if s.here[g] == 1 and seat_of(g) != seat_of(f) and discs_touch(x, y, r, s.x[g], s.y[g], radius(box, s, g)):
            return False
    return True


@rule
def legal_at(box, s, f, x, y):
    """A move may end there: nothing is overlapped, and no edge of a cluttered element straddled (AK-013, AK-229)."""
    return clear_at(box, s, f, x, y) and (s.thick == 0 or not straddles(box, s, x, y, radius(box, s, f)))


@apart
def clear_at(box, s, f, x, y):
    """The base has room there: on the table, overlapping nothing (AK-012, AK-013) that is closed to it (AK-089, AK-220)."""
    r = radius(box, s, f)
    if not on_table(x, y, r, width(box, s)):
        return False
    for g in range(s.seats * TROOP):
        if s.here[g] == 1 and g != f and discs_overlap(x, y, r, s.x[g], s.y[g], radius(box, s, g)):
            return False
    for o in range(s.objectives):
        if discs_overlap(x, y, r, s.ox[o], s.oy[o], OBJECTIVE):
            return False
    for e in range(s.elements):
        if (s.barred >> e) & 1 == 1 and overlaps_element(box, s, e, x, y, r):
            return False
    return True


@apart
def under(box, s, t, x, y, r):
    """A base overlaps a template (AK-033)."""
    return disc_overlaps_polygon(x, y, r, box.template[s.laid[t][3]], 4, s.laid[t][1], s.laid[t][2])


@apart
def covered(box, s, f, effect):
    """The template of such an effect that covers the figure, or NOTHING."""
    for t in range(s.templates):
        if s.laid[t][0] == effect and under(box, s, t, s.x[f], s.y[f], radius(box, s, f)):
            return t
    return NOTHING


# Zones (AK-035, AK-037)


@apart
def zone_of(box, s, x, y):
    """The letter of the table zone that holds a point: the nearest anchor, ties to the earlier letter (AK-037)."""
    anchors = box.anchor[s.seats - 2][s.options[SCENARIO]][big_table(box, s)]
    nearest = 0
    for letter in range(1, s.seats):
        if d2(x, y, anchors[letter][0], anchors[letter][1]) < d2(x, y, anchors[nearest][0], anchors[nearest][1]):
            nearest = letter
    return nearest


@apart
def in_zone(box, s, seat, x, y, r):
    """A base lies wholly in the deployment zone of a seat (AK-035)."""
    w = width(box, s)
    sc, letter = s.options[SCENARIO], letter_of(s, seat)
    zone, corners = box.zone[s.seats - 2][sc][big_table(box, s)][letter], box.zone_corners[s.seats - 2][sc][letter]
    return on_table(x, y, r, w) and disc_inside_polygon(x, y, r, zone, corners, 0, 0, w)


# Paths (AK-018 to AK-023)


@apart
def leg_clear(box, s, f, px, py, qx, qy):
    """A straight leg of the figure is clear of every other thing on the table (AK-018, AK-020, AK-126)."""
    r = radius(box, s, f)
    for g in range(s.seats * TROOP):
        if s.here[g] == 1 and g != f and not leg_clears_disc(px, py, qx, qy, r, s.x[g], s.y[g], radius(box, s, g)):
            return False
    for o in range(s.objectives):
        if not leg_clears_disc(px, py, qx, qy, r, s.ox[o], s.oy[o], OBJECTIVE):
            return False
    for e in range(s.elements):
        if (s.barred >> e) & 1 == 1 and not leg_clears_element(box, s, e, px, py, qx, qy, r):
            return False
    return True


@rule
def leaps(box, s, f):
    """The figure has Bond, and its leap of this move is still to come (S03)."""
    return has(box, s, f, LEAP) and s.leapt == 0


@apart
def leap_clear(box, s, f, px, py, qx, qy):
    """A leap: a straight leg as long as the printed Marche at most, over everything of size 3 or less (S03)."""
    far = box.moves[s.kind[f]][0]
    if d2(px, py, qx, qy) > far * far:
        return False
    r = radius(box, s, f)
    if box.objective_size[s.options[SCENARIO]] > 3:
        for o in range(s.objectives):
            if not leg_clears_disc(px, py, qx, qy, r, s.ox[o], s.oy[o], OBJECTIVE):
                return False
    for e in range(s.elements):
        if box.element_size[s.element[e]] > 3 and not leg_clears_element(box, s, e, px, py, qx, qy, r):
            return False
    return True


@rule
def may_leap(box, s, f, gx, gy):
    """One leap leads there."""
    return leaps(box, s, f) and leap_clear(box, s, f, s.x[f], s.y[f], gx, gy)


@apart
def count_nodes(box, s, f, gx, gy, budget):
    """At most so many ring points lie on paths of that cost."""
    n = 0
    for g in range(s.seats * TROOP):
        if s.here[g] == 1 and g != f and worth_a_look(s, f, gx, gy, s.x[g], s.y[g], 24, budget):
            n += 16
    for o in range(s.objectives):
        if worth_a_look(s, f, gx, gy, s.ox[o], s.oy[o], 20, budget):
            n += 16
    for e in range(s.elements):
        if (s.barred >> e) & 1 == 1 and worth_a_look(
            s, f, gx, gy, s.ex[e], s.ey[e], box.element_reach[s.element[e]] + 13, budget
        ):
            n += 16 * box.element_corners[s.element[e]]
    return n


@apart
def worth_a_look(s, f, gx, gy, x, y, far, budget):
    """Some path of that cost may pass within `far` of the point."""
    return isqrt(d2(s.x[f], s.y[f], x, y)) + isqrt(d2(x, y, gx, gy)) - 2 * far - 4 <= budget // 256


@apart
def add_ring(box, s, f, gx, gy, x, y, rho, budget, xs, ys, n):
    """The ring points around a centre or corner that are legal positions (AK-021) and not too far out of the way."""
    for k in range(16):
        px, py = x + ring_x(rho, k), y + ring_y(rho, k)
        if cost(s.x[f], s.y[f], px, py) + cost(px, py, gx, gy) <= budget and clear_at(box, s, f, px, py):
            xs[n] = px
            ys[n] = py
            n += 1
    return n


@apart
def earlier(xs, ys, parent, a, b):
    """Of two ways of the same cost and length, the first has the smaller sequence of points (AK-021)."""
    while parent[a] != parent[b]:
        a = parent[a]
        b = parent[b]
    return xs[a] < xs[b] or (xs[a] == xs[b] and ys[a] < ys[b])


@rule
def sooner(whole, so_far, than, so_far_of_it):
    """A way comes first: the shorter in all, then the one that has come less far."""
    return whole < than or (whole == than and so_far < so_far_of_it)


@apart
def find_path(box, s, f, gx, gy, slack, goals, budget, xs, ys, spent, parent):
    """The goal that the canonical path reaches first, if that costs no more than `budget` (AK-021); otherwise 0.

    Node 0 is the figure, nodes 1 to `goals` are already there, within `slack` of (gx, gy). Shortest first; then fewest
    nodes, then the smallest sequence. Points that no path of that cost can use are left out.
    """
    r = radius(box, s, f)
    xs[0], ys[0] = s.x[f], s.y[f]
    n = 1 + goals
    reach = budget + slack
    for g in range(s.seats * TROOP):
        if s.here[g] == 1 and g != f and worth_a_look(s, f, gx, gy, s.x[g], s.y[g], 24, reach):
            n = add_ring(box, s, f, gx, gy, s.x[g], s.y[g], r + radius(box, s, g), reach, xs, ys, n)
    for o in range(s.objectives):
        if worth_a_look(s, f, gx, gy, s.ox[o], s.oy[o], 20, reach):
            n = add_ring(box, s, f, gx, gy, s.ox[o], s.oy[o], r + OBJECTIVE, reach, xs, ys, n)
    for e in range(s.elements):
        kind = s.element[e]
        if (s.barred >> e) & 1 == 1 and worth_a_look(s, f, gx, gy, s.ex[e], s.ey[e], box.element_reach[kind] + 13, reach):
            for k in range(box.element_corners[kind]):
                corner = box.outline[kind][s.bearing[e]][k]
                n = add_ring(box, s, f, gx, gy, s.ex[e] + corner[0], s.ey[e] + corner[1], r, reach, xs, ys, n)
    if leaps(box, s, f):
        return leap_graph(box, s, f, gx, gy, slack, goals, budget, xs, ys, spent, parent, n)
    return walk_graph(box, s, f, gx, gy, slack, goals, budget, xs, ys, spent, parent, n)


@rule
def comes_before(xs, ys, parent, hops, price, u, than, p):
    """A way to a point over u is better than the one over p: shorter, then with fewer points, then smaller (AK-021)."""
    if price != than:
        return price < than
    if hops[u] != hops[p]:
        return hops[u] < hops[p]
    return u != p and earlier(xs, ys, parent, u, p)


@apart
def walk_graph(box, s, f, gx, gy, slack, goals, budget, xs, ys, spent, parent, n):
    """The best first; a leg is looked at only when it would be taken, and if something bars it the next best is tried."""
    hops, order, ahead, done = room(n), room(n), room(n), room(n)
    barred = room(n * BARS)  # for each point, a bit for every earlier one from which the way is not clear
    for k in range(n):
        spent[k] = -1
        parent[k] = -1
        ahead[k] = max(0, cost(xs[k], ys[k], gx, gy) - slack) if k == 0 or k > goals else 0
    spent[0] = 0
    settled = 0
    u = 0
    while True:
        done[u] = 1
        order[settled] = u
        settled += 1
        if 1 <= u <= goals or settled >= 62 * BARS:
            return u if 1 <= u <= goals else 0
        for v in range(1, n):
            if done[v] == 0 and (spent[v] < 0 or parent[v] != 0):  # straight from the start cannot be bettered
                price = spent[u] + cost(xs[u], ys[u], xs[v], ys[v])
                if price + ahead[v] <= budget:
                    if spent[v] < 0 or comes_before(xs, ys, parent, hops, price, u, spent[v], parent[v]):
                        spent[v] = price
                        parent[v] = u
        while True:
            u = -1  # the open point on the shortest way that may still come; of equal ones the nearest to the start
            for k in range(1, n):
                if done[k] == 0 and spent[k] >= 0:
                    if u < 0 or sooner(spent[k] + ahead[k], spent[k], spent[u] + ahead[u], spent[u]):
                        u = k
            if u < 0:
                return 0
            if leg_clear(box, s, f, xs[parent[u]], ys[parent[u]], xs[u], ys[u]):
                hops[u] = hops[parent[u]] + 1
                break
            next_best(xs, ys, spent, parent, hops, order, barred, settled, ahead, budget, u)


@apart
def next_best(xs, ys, spent, parent, hops, order, barred, settled, ahead, budget, v):
    """The way that led to v is barred: the best of the others."""
    for k in range(settled):
        if order[k] == parent[v]:
            barred[v * BARS + k // 62] |= 1 << (k % 62)
    spent[v] = -1
    for k in range(settled):
        if (barred[v * BARS + k // 62] >> (k % 62)) & 1 == 0:
            u = order[k]
            price = spent[u] + cost(xs[u], ys[u], xs[v], ys[v])
            if price + ahead[v] <= budget:
                if spent[v] < 0 or comes_before(xs, ys, parent, hops, price, u, spent[v], parent[v]):
                    spent[v] = price
                    parent[v] = u


@rule
def leap_price(xs, ys, n, far, u, v):
    """What the way from u to v costs, -1 for none: from the ground on to the ground, or once by a leap of `far` at most."""
    if u >= n > v or (u < n <= v and d2(xs[u], ys[u], xs[v], ys[v]) > far * far):
        return -1
    return cost(xs[u], ys[u], xs[v], ys[v])


@apart
def leap_graph(box, s, f, gx, gy, slack, goals, budget, xs, ys, spent, parent, n):
    """As `walk_graph`, with one leg that may be a leap (S03): every point is there twice, the second time after the leap."""
    both = 2 * n
    far = box.moves[s.kind[f]][0]
    hops, order, ahead, done = room(both), room(both), room(both), room(both)
    barred = room(both * BARS)
    for k in range(both):
        if k >= n:
            xs[k], ys[k] = xs[k - n], ys[k - n]
        spent[k] = -1
        parent[k] = -1
        ahead[k] = max(0, cost(xs[k], ys[k], gx, gy) - slack) if k % n == 0 or k % n > goals else 0
    spent[0] = 0
    settled = 0
    u = 0
    while True:
        done[u] = 1
        order[settled] = u
        settled += 1
        if 1 <= u % n <= goals or settled >= 62 * BARS:
            return u if 1 <= u % n <= goals else 0
        for v in range(1, both):
            if done[v] == 0:
                take_way(xs, ys, spent, parent, hops, ahead, budget, n, far, u, v)
        while True:
            u = -1
            for k in range(1, both):
                if done[k] == 0 and spent[k] >= 0:
                    if u < 0 or sooner(spent[k] + ahead[k], spent[k], spent[u] + ahead[u], spent[u]):
                        u = k
            if u < 0:
                return 0
            if step_clear(box, s, f, xs, ys, n, parent[u], u):
                hops[u] = hops[parent[u]] + 1
                break
            spent[u] = -1
            for k in range(settled):
                if order[k] == parent[u]:
                    barred[u * BARS + k // 62] |= 1 << (k % 62)
            for k in range(settled):
                if (barred[u * BARS + k // 62] >> (k % 62)) & 1 == 0:
                    take_way(xs, ys, spent, parent, hops, ahead, budget, n, far, order[k], u)


@rule
def take_way(xs, ys, spent, parent, hops, ahead, budget, n, far, u, v):
    """The way to v over u, if it is the best known."""
    leg = leap_price(xs, ys, n, far, u, v)
    if leg < 0 or spent[u] + leg + ahead[v] > budget:
        return
    if spent[v] < 0 or comes_before(xs, ys, parent, hops, spent[u] + leg, u, spent[v], parent[v]):
        spent[v] = spent[u] + leg
        parent[v] = u


@apart
def step_clear(box, s, f, xs, ys, n, u, v):
    """Nothing bars the leg, or the leap."""
    if u < n <= v:
        return leap_clear(box, s, f, xs[u], ys[u], xs[v], ys[v])
    return leg_clear(box, s, f, xs[u], ys[u], xs[v], ys[v])


@rule
def room_for_nodes(box, s, f, n):
    """Points that a search must keep: twice as many for a figure that leaps."""
    return 2 * n if leaps(box, s, f) else n


@apart
def path_cost(box, s, f, gx, gy, budget):
    """What the canonical path to a point costs, or -1 when it is more than `budget` (AK-019, AK-021)."""
    straight = cost(s.x[f], s.y[f], gx, gy)
    if straight > budget:
        return -1
    if leg_clear(box, s, f, s.x[f], s.y[f], gx, gy) or may_leap(box, s, f, gx, gy):
        return straight
    n = room_for_nodes(box, s, f, 2 + count_nodes(box, s, f, gx, gy, budget))
    xs, ys, spent, parent = room(n), room(n), room(n), room(n)
    xs[1], ys[1] = gx, gy
    end = find_path(box, s, f, gx, gy, 0, 1, budget, xs, ys, spent, parent)
    return spent[end] if end > 0 else -1


@apart
def end_fits(box, s, f, x, y, end, shooter):
    """The move may end there: a legal position, Libre (AK-120), and out of fire for a Marche in Reaction (AK-165)."""
    if not legal_at(box, s, f, x, y) or (end != PASSING and not free_at(box, s, f, x, y)):
        return False
    return end != DODGING or out_of_fire(box, s, f, x, y, shooter)


@rule
def reaches(box, s, f, ax, ay, x, y, left):
    """What is left of the value pays the leg, and, where it turns awkward, what that takes (AK-228)."""
    price = cost(ax, ay, x, y)
    if price + s.slow <= left or s.mire == 0 or s.mired == 1:
        return price <= left
    return price <= left and not muddy(box, s, f, ax, ay, x, y)


@apart
def stop_on_leg(box, s, f, ax, ay, bx, by, left, end, shooter, found):
    """The last point of a leg, taken every 1 u, that the rest of the value reaches and where the move may end (AK-023)."""
    length = d2(ax, ay, bx, by)
    if length == 0:
        return False
    if reaches(box, s, f, ax, ay, bx, by, left) and end_fits(box, s, f, bx, by, end, shooter):
        found[0], found[1] = bx, by
        return True
    k = min(isqrt(length), left // 256 + 1)
    while k > 0:
        x, y = ax + along(bx - ax, k, length), ay + along(by - ay, k, length)
        if reaches(box, s, f, ax, ay, x, y, left) and end_fits(box, s, f, x, y, end, shooter):
            found[0], found[1] = x, y
            return True
        k -= 1
    return False


@apart
def travel(box, s, f, gx, gy, value, end, shooter, found):
    """Where the figure stops on its way to a goal (AK-022, AK-023), as `travel_on` writes it into `found`. With awkward and
    cluttered elements: by the canonical path if its value, less what they take, goes so far; else round the awkward ones with
    the full value; else as far as it comes on the first (AK-228, AK-229)."""
    if s.mire == 0 and s.thick == 0:
        travel_on(box, s, f, gx, gy, value, end, shooter, found)
        return
    bar(box, s, f, gx, gy, False)
    travel_on(box, s, f, gx, gy, value, end, shooter, found)
    arrived = found[0] == gx and found[1] == gy
    if not arrived and s.mire != 0 and s.mired == 0 and not in_any(box, s, s.mire, s.x[f], s.y[f], radius(box, s, f)):
        dry = room(FOUND)
        bar(box, s, f, gx, gy, True)
        travel_on(box, s, f, gx, gy, value, end, shooter, dry)
        if dry[0] == gx and dry[1] == gy:
            for k in range(FOUND):
                found[k] = dry[k]
    unbar(s)


@apart
def travel_on(box, s, f, gx, gy, value, end, shooter, found):
    """Where the figure stops on its way to a goal with so much to spend (AK-022, AK-023): x, y, burnt, what it has spent,
    the number of turns, and the turns from the last to the first are written into `found`.

    The straight leg is the canonical path when it is clear, or when one leap covers it. Where no path leads, or no end fits,
    the figure stays.
    """
    sx, sy = s.x[f], s.y[f]
    found[0], found[1], found[2], found[3], found[4] = sx, sy, 0, 0, 0
    straight = cost(sx, sy, gx, gy)
    if straight == 0:
        return
    if leg_clear(box, s, f, sx, sy, gx, gy) or may_leap(box, s, f, gx, gy):
        stop_on_leg(box, s, f, sx, sy, gx, gy, value, end, shooter, found)
        found[2] = 1 if burns(box, s, f, sx, sy, found[0], found[1]) else 0
        found[3] = cost(sx, sy, found[0], found[1])
        if s.mire != 0 and muddy(box, s, f, sx, sy, found[0], found[1]):
            bog_down(s, found)
        return
    budget = straight + straight // 16 + 1024
    for _ in range(14):
        n = room_for_nodes(box, s, f, 2 + count_nodes(box, s, f, gx, gy, budget))
        xs, ys, spent, parent = room(n), room(n), room(n), room(n)
        xs[1], ys[1] = gx, gy
        goal = find_path(box, s, f, gx, gy, 0, 1, budget, xs, ys, spent, parent)
        if goal > 0:
            follow(box, s, f, xs, ys, spent, parent, goal, value, end, shooter, found)
            return
        budget += budget // 8 + 1024


@apart
def follow(box, s, f, xs, ys, spent, parent, goal, value, end, shooter, found):
    """Walk a path back from its end to the last point where the move may stop (AK-023)."""
    v = goal
    while parent[v] >= 0:
        u = parent[v]
        mired, left = s.mired, value - spent[u]
        if s.mire != 0 and mired == 0 and way_is_muddy(box, s, f, xs, ys, parent, u):
            left -= s.slow
            s.mired = 1
        stops = left > 0 and stop_on_leg(box, s, f, xs[u], ys[u], xs[v], ys[v], left, end, shooter, found)
        mud = s.mired
        s.mired = mired
        if stops:
            found[3] = spent[u] + cost(xs[u], ys[u], found[0], found[1])
            found[2] = 1 if burns(box, s, f, xs[u], ys[u], found[0], found[1]) else 0
            found[4] = 0
            if s.mire != 0 and (mud == 1 or muddy(box, s, f, xs[u], ys[u], found[0], found[1])):
                bog_down(s, found)
            while parent[u] >= 0:
                if burns(box, s, f, xs[u], ys[u], xs[parent[u]], ys[parent[u]]):
                    found[2] |= 1
                if found[4] < TURNINGS:
                    found[5 + 2 * found[4]], found[6 + 2 * found[4]] = xs[u], ys[u]
                    found[4] += 1
                u = parent[u]
            return
        v = u


@apart
def way_is_muddy(box, s, f, xs, ys, parent, u):
    """Some leg up to a point overlaps an awkward element."""
    while parent[u] >= 0:
        if muddy(box, s, f, xs[parent[u]], ys[parent[u]], xs[u], ys[u]):
            return True
        u = parent[u]
    return False


@rule
def bog_down(s, found):
    """The way that was found has turned awkward, which is paid once (AK-228)."""
    found[2] |= 2
    found[3] += s.slow if s.mired == 0 else 0


@apart
def burns(box, s, f, px, py, qx, qy):
    """The leg passes through a wall of flames (F30)."""
    for t in range(s.templates):
        if s.laid[t][0] == WALL and not leg_clears_polygon(
            px, py, qx, qy, radius(box, s, f), box.template[s.laid[t][3]], 4, s.laid[t][1], s.laid[t][2]
        ):
            return True
    return False


# Sight (AK-025 to AK-028)


@rule
def sample_x(x, r, k):
    return x if k == 0 or r == 0 else x + RIM[1 if r == 12 else 0][k - 1][0]


@rule
def sample_y(y, r, k):
    return y if k == 0 or r == 0 else y + RIM[1 if r == 12 else 0][k - 1][1]


@apart
def blockers(box, s, ax, ay, ar, bx, by, br, tall, a, b):
    """The things tall enough to block (AK-026) that lie near the lines from base to base: bit sets of figures, objectives
    and elements. The two that look are never in their own way (AK-002)."""
    band = max(ar, br) + 2
    figures, objectives, elements = 0, 0, 0
    for g in range(s.seats * TROOP):
        if s.here[g] == 1 and g != a and g != b and size(box, s, g) >= tall:
            if nearer_than(s.x[g], s.y[g], ax, ay, bx, by, band + radius(box, s, g)):
                figures |= 1 << g
    if box.objective_size[s.options[SCENARIO]] >= tall:
        for o in range(s.objectives):
            if nearer_than(s.ox[o], s.oy[o], ax, ay, bx, by, band + OBJECTIVE):
                objectives |= 1 << o
    for e in range(s.elements):
        kind = s.element[e]
        if box.element_size[kind] >= tall and (s.clear >> e) & 1 == 0:
            if nearer_than(s.ex[e], s.ey[e], ax, ay, bx, by, band + box.element_reach[kind]):
                if (s.closed >> e) & 1 == 1 or not stood_in(box, s, e, ax, ay, ar, bx, by, br):
                    elements |= 1 << e
    return figures, objectives, elements


@apart
def stood_in(box, s, e, ax, ay, ar, bx, by, br):
    """One of two figures stands in the element, which then does not block its sight (AK-225)."""
    return overlaps_element(box, s, e, ax, ay, ar) or (br > 0 and overlaps_element(box, s, e, bx, by, br))


@apart
def line_cut(box, s, px, py, qx, qy, figures, objectives, elements):
    """One of these things cuts the segment (AK-027)."""
    for g in range(s.seats * TROOP):
        if (figures >> g) & 1 == 1 and disc_cuts(px, py, qx, qy, s.x[g], s.y[g], radius(box, s, g)):
            return True
    for o in range(s.objectives):
        if (objectives >> o) & 1 == 1 and disc_cuts(px, py, qx, qy, s.ox[o], s.oy[o], OBJECTIVE):
            return True
    for e in range(s.elements):
        if (elements >> e) & 1 == 1:
            kind = s.element[e]
            if polygon_cuts(px, py, qx, qy, box.outline[kind][s.bearing[e]], box.element_corners[kind], s.ex[e], s.ey[e]):
                return True
    return False


@apart
def line_of_sight(box, s, ax, ay, ar, bx, by, br, tall, a, b):
    """Some line from a sample point of one base to one of the other is free (AK-025)."""
    figures, objectives, elements = blockers(box, s, ax, ay, ar, bx, by, br, tall, a, b)
    if figures == 0 and objectives == 0 and elements == 0:
        return True
    for i in range(17 if ar > 0 else 1):
        px, py = sample_x(ax, ar, i), sample_y(ay, ar, i)
        for k in range(17 if br > 0 else 1):
            if not line_cut(box, s, px, py, sample_x(bx, br, k), sample_y(by, br, k), figures, objectives, elements):
                return True
    return False


@apart
def sees_from(box, s, f, x, y, g):
    """A figure, if it stood at a point, and another see each other (AK-002, AK-028)."""
    rf, rg = radius(box, s, f), radius(box, s, g)
    if f == g or discs_touch(x, y, rf, s.x[g], s.y[g], rg):
        return True
    return line_of_sight(box, s, x, y, rf, s.x[g], s.y[g], rg, max(size(box, s, f), size(box, s, g)), f, g)


@rule
def sees(box, s, f, g):
    """Two figures see each other."""
    return sees_from(box, s, f, s.x[f], s.y[f], g)


@apart
def sees_point(box, s, f, x, y):
    """A figure sees a point: an element of size 0 with a single sample (AK-178)."""
    return line_of_sight(box, s, s.x[f], s.y[f], radius(box, s, f), x, y, 0, size(box, s, f), f, NOTHING)


# Fire (AK-030 to AK-032)


@apart
def element_in_corridor(box, s, e, ax, ay, ar, bx, by, br):
    """An element of size 1 or more in the corridor, and not wholly within 5 inches of the shooter (AK-031, AK-032), whatever it
    is to sight (AK-226); or one in which the shooter or the target stands (AK-225)."""
    kind = s.element[e]
    if box.element_size[kind] == 0:
        return False
    if not nearer_than(s.ex[e], s.ey[e], ax, ay, bx, by, box.element_reach[kind] + max(ar, br) + 1):
        return False
    corners, n = box.outline[kind][s.bearing[e]], box.element_corners[kind]
    if (s.closed >> e) & 1 == 0 and stood_in(box, s, e, ax, ay, ar, bx, by, br):
        return True
    if not polygon_in_corridor(ax, ay, ar, bx, by, br, corners, n, s.ex[e], s.ey[e]):
        return False
    return not polygon_wholly_within(ax, ay, ar, corners, n, s.ex[e], s.ey[e], 5 * INCH)


@apart
def obstacles(box, s, f, g):
    """Figures, elements and objectives of size 1 or more in the way of a Tir (AK-159); a sparse element as tall as one of the
    two counts twice (AK-225)."""
    ax, ay, ar, bx, by, br = s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g)
    n = 0
    for k in range(s.seats * TROOP):
        if s.here[k] == 1 and k != f and k != g:
            n += 1 if disc_in_the_way(ax, ay, ar, bx, by, br, s.x[k], s.y[k], radius(box, s, k)) else 0
    if box.objective_size[s.options[SCENARIO]] > 0:
        for o in range(s.objectives):
            n += 1 if disc_in_the_way(ax, ay, ar, bx, by, br, s.ox[o], s.oy[o], OBJECTIVE) else 0
    for e in range(s.elements):
        if element_in_corridor(box, s, e, ax, ay, ar, bx, by, br):
            tall = box.element_size[s.element[e]] >= min(size(box, s, f), size(box, s, g))
            n += 2 if tall and (s.sparse >> e) & 1 == 1 else 1
    return n


@apart
def disc_in_the_way(ax, ay, ar, bx, by, br, x, y, r):
    """A disc in the corridor (AK-030), and not wholly within 5 inches of the shooter (AK-032)."""
    return disc_in_corridor(ax, ay, ar, bx, by, br, x, y, r) and not disc_wholly_within(ax, ay, ar, x, y, r, 5 * INCH)


@apart
def template_in_corridor(box, s, effect, f, g):
    """Templates of an effect that the corridor meets (AK-031)."""
    n = 0
    for t in range(s.templates):
        if s.laid[t][0] == effect and polygon_in_corridor(
            s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g),
            box.template[s.laid[t][3]], 4, s.laid[t][1], s.laid[t][2],
        ):  # fmt: skip
            n += 1
    return n


@apart
def out_of_fire(box, s, f, x, y, shooter):
    """Out of the shooter's sight, out of its range, or within 1 inch of a thing that stands in its corridor (AK-165)."""
    r, ax, ay, ar = radius(box, s, f), s.x[shooter], s.y[shooter], radius(box, s, shooter)
    if not discs_within(ax, ay, ar, x, y, r, box.reach[s.kind[shooter]]):
        return True
    for g in range(s.seats * TROOP):
        if s.here[g] == 1 and g != f and g != shooter:
            rg = radius(box, s, g)
            if discs_within(x, y, r, s.x[g], s.y[g], rg, INCH) and disc_in_corridor(ax, ay, ar, x, y, r, s.x[g], s.y[g], rg):
                return True
    if box.objective_size[s.options[SCENARIO]] > 0:
        for o in range(s.objectives):
            if discs_within(x, y, r, s.ox[o], s.oy[o], OBJECTIVE, INCH):
                if disc_in_corridor(ax, ay, ar, x, y, r, s.ox[o], s.oy[o], OBJECTIVE):
                    return True
    for e in range(s.elements):
        kind = s.element[e]
        corners, n = box.outline[kind][s.bearing[e]], box.element_corners[kind]
        if box.element_size[kind] > 0 and disc_within_polygon(x, y, r, corners, n, s.ex[e], s.ey[e], INCH):
            if polygon_in_corridor(ax, ay, ar, x, y, r, corners, n, s.ex[e], s.ey[e]):
                return True
    return not sees_from(box, s, f, x, y, shooter)


@rule
def on_the_table(s, seat):
    """Figures of a seat that are still there."""
    n = 0
    for f in range(seat * TROOP, seat * TROOP + TROOP):
        n += s.here[f]
    return n


@rule
def moved(s, f):
    """A figure changed its place: shots that aimed at it or from it start anew (AK-212)."""
    s.aimed[f] = 0
    for g in range(s.seats * TROOP):
        s.aimed[g] &= ~(1 << f)
