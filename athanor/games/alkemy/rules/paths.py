"""Paths: legs, the shortest way round obstacles, and leaps (AK-018 to AK-022)."""

from athanor.kernel.rulebook import inline_rule, room, rule, whole

from . import pieces as p
from .board import OBJECTIVE, clear_at, legal_at, radius, width
from .figures import has
from .geometry import NEVER, RINGS, cost, d2, isqrt, leg_clears_disc, leg_clears_polygon, nearer_than, on_table
from .terrain import leg_clears_element

THING = 4  # what is noted of a thing that may bar a leg: its centre, how far to keep from it, and which element it is
THINGS = p.FIGURES + p.OBJECTIVES + p.ELEMENTS
CORES = 1 + THING * THINGS  # after all things: within what of each a leg is barred for certain
NEAR = CORES + THINGS  # room for a list of things near, after their number
X, Y, SPENT, PARENT, HOPS, AHEAD, BARRIER = range(7)  # what a search knows of a point
POINT = 8  # its place in the list of points: one array, so that a compiled rule counts one reference to it
ALL_ROUND = (1 << 16) - 1  # all sixteen ring points
COSTS, POINTS = 1 << 22, 1 << 13  # more than any way costs, and than any search has points
POCKET = 64  # so few points may be all that is joined to goals that no way leads to
BLOCK = 16  # points among which the least key is known
FAR_ROUND = 20000  # so much longer a way is seldom there at all
BARS = 4  # words of 62 points that a search for a path with a leap may settle


# Paths (AK-018 to AK-023)


@rule
def leg_clear(box, s, f, px, py, qx, qy):
    """A straight leg of the figure is clear of every other thing on the table (AK-018, AK-020, AK-126)."""
    r = radius(box, s, f)
    for g in range(s.seats * p.TROOP):
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
    return has(box, s, f, p.LEAP) and s.leapt == 0


@rule
def leap_clear(box, s, f, px, py, qx, qy):
    """A leap: a straight leg as long as the printed Marche at most, over everything of size 3 or less (S03)."""
    far = box.moves[s.kind[f]][0]
    if d2(px, py, qx, qy) > far * far:
        return False
    r = radius(box, s, f)
    if box.objective_size[s.options[p.SCENARIO]] > 3:
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


@rule
def count_nodes(box, s, f, gx, gy, budget):
    """At most so many ring points lie on paths of that cost."""
    n = 0
    for g in range(s.seats * p.TROOP):
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


@rule
def worth_a_look(s, f, gx, gy, x, y, far, budget):
    """Some path of that cost may pass within `far` of the point."""
    return isqrt(d2(s.x[f], s.y[f], x, y)) + isqrt(d2(x, y, gx, gy)) - 2 * far - 4 <= budget // 256


@rule
def add_ring(sx, sy, gx, gy, x, y, rho, beside, budget, r, w, points, n):
    """The ring points around a centre or corner (AK-021) that are on the table and not too far out of the way; `beside` is the
    set of those where the base does not overlap what they are around."""
    if cost(sx, sy, x, y) + cost(x, y, gx, gy) - 2 * 256 * (rho + 2) > budget:
        return n  # the whole ring is
    for k in range(16):
        if (beside >> k) & 1 == 1:
            px, py = x + RINGS[rho][k][0], y + RINGS[rho][k][1]
            if on_table(px, py, r, w):
                spent, ahead = cost(sx, sy, px, py), cost(px, py, gx, gy)
                if spent + ahead <= budget:
                    at = POINT * n
                    points[at + X], points[at + Y], points[at + SPENT], points[at + AHEAD] = px, py, spent, ahead
                    n += 1
    return n


@rule
def earlier(points, a, b):
    """Of two ways of the same cost and length, the first has the smaller sequence of points (AK-021)."""
    while points[POINT * a + PARENT] != points[POINT * b + PARENT]:
        a = points[POINT * a + PARENT]
        b = points[POINT * b + PARENT]
    a *= POINT
    b *= POINT
    return points[a + X] < points[b + X] or (points[a + X] == points[b + X] and points[a + Y] < points[b + Y])


@rule
def note(near, x, y, reach, e, core):
    """One more thing near; `e` is NOTHING for a disc."""
    at = 1 + THING * near[0]
    near[at] = x
    near[at + 1] = y
    near[at + 2] = reach
    near[at + 3] = e
    near[CORES + near[0]] = core
    near[0] += 1


@rule
def gather(box, s, f, gx, gy, budget, near):
    """What a path of that cost to a point may meet, each with how far the figure keeps from it: figures and objectives, then
    elements, which take longer to ask."""
    r = radius(box, s, f)
    near[0] = 0
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and g != f and worth_a_look(s, f, gx, gy, s.x[g], s.y[g], 24, budget):
            note(near, s.x[g], s.y[g], r + radius(box, s, g), p.NOTHING, r + radius(box, s, g))
    for o in range(s.objectives):
        if worth_a_look(s, f, gx, gy, s.ox[o], s.oy[o], 20, budget):
            note(near, s.ox[o], s.oy[o], r + OBJECTIVE, p.NOTHING, r + OBJECTIVE)
    for e in range(s.elements):
        far, within = box.element_reach[s.element[e]], box.element_inside[s.element[e]]
        if (s.barred >> e) & 1 == 1 and worth_a_look(s, f, gx, gy, s.ex[e], s.ey[e], far + 13, budget):
            note(near, s.ex[e], s.ey[e], r + far, e, r + within if within > 0 else 0)


@rule
def find_path(box, s, f, gx, gy, slack, goals, budget, points):
    """The goal that the canonical path reaches first, if that costs no more than `budget` (AK-021); otherwise 0.

    Point 0 is the figure, points 1 to `goals` are already there, within `slack` of (gx, gy). Shortest first; then fewest
    points, then the smallest sequence. Points that no path of that cost can use are left out.
    """
    r, w = whole(radius(box, s, f)), whole(width(box, s))
    sx, sy, gx, gy = whole(s.x[f]), whole(s.y[f]), whole(gx), whole(gy)
    points[X], points[Y] = sx, sy
    n = 1 + goals
    reach = budget + slack
    near = room(NEAR)
    gather(box, s, f, gx, gy, reach, near)
    for m in range(near[0]):
        at = 1 + THING * m
        e = near[at + 3]
        if e == p.NOTHING:
            n = add_ring(sx, sy, gx, gy, near[at], near[at + 1], near[at + 2], ALL_ROUND, reach, r, w, points, n)
        else:
            kind = s.element[e]
            for k in range(box.element_corners[kind]):
                corner, beside = box.outline[kind][s.bearing[e]][k], box.beside[kind][s.bearing[e]][k][(r - 8) // 4]
                n = add_ring(sx, sy, gx, gy, s.ex[e] + corner[0], s.ey[e] + corner[1], r, beside, reach, r, w, points, n)
    if leaps(box, s, f):
        n = keep_clear(box, s, f, points, 1 + goals, n)
        return leap_graph(box, s, f, gx, gy, slack, goals, budget, points, n)
    if budget - cost(sx, sy, gx, gy) > FAR_ROUND and cut_off(box, s, r, near, points, goals, n):
        return 0
    return walk_graph(box, s, r, gx, gy, slack, goals, budget, near, points, n)


@rule
def cut_off(box, s, r, near, points, goals, n):
    """No way leads to the goals: clear legs from them join only a few points, and the start is not among these."""
    joined, line = room(n), room(n)
    count, looked, nothing = 0, 0, near[0]
    last = nothing
    for k in range(1, goals + 1):
        joined[k] = 1
        x, y = points[POINT * k + X], points[POINT * k + Y]
        last = what_bars(box, s, r, x, y, x, y, near, last)
        if last == nothing:
            line[count] = k
            count += 1
    most = count + POCKET
    while looked < count:
        u = POINT * line[looked]
        looked += 1
        for v in range(n):
            if joined[v] == 0:
                at = POINT * v
                last = what_bars(box, s, r, points[u + X], points[u + Y], points[at + X], points[at + Y], near, last)
                if last == nothing:
                    if v == 0 or count == most:
                        return False
                    joined[v] = 1
                    line[count] = v
                    count += 1
    return True


@rule
def comes_before(points, price, u, than, parent):
    """A way to a point over u is better than the one over p: shorter, then with fewer points, then smaller (AK-021)."""
    if price != than:
        return price < than
    if points[POINT * u + HOPS] != points[POINT * parent + HOPS]:
        return points[POINT * u + HOPS] < points[POINT * parent + HOPS]
    return u != parent and earlier(points, u, parent)


@inline_rule
def bars(box, s, r, px, py, qx, qy, x, y, reach, e):
    """A thing near bars a straight leg (AK-018): a disc, or an element and the disc around it."""
    return nearer_than(x, y, px, py, qx, qy, reach) and (e == p.NOTHING or element_bars(box, s, e, px, py, qx, qy, r))


@rule
def element_bars(box, s, e, px, py, qx, qy, r):
    """An element bars a leg that passes near it, as the disc inside it does."""
    kind = s.element[e]
    within = box.element_inside[kind]
    if within > 0 and nearer_than(s.ex[e], s.ey[e], px, py, qx, qy, r + within):
        return True
    corners, n = box.outline[kind][s.bearing[e]], box.element_corners[kind]
    return not leg_clears_polygon(px, py, qx, qy, r, corners, n, s.ex[e], s.ey[e])


@rule
def in_the_leg(box, s, r, px, py, qx, qy, near):
    """The first of the things near that bars a straight leg; their number if none does."""
    k, n = 0, near[0]
    while k < n and not bars(
        box, s, r, px, py, qx, qy, near[1 + THING * k], near[2 + THING * k], near[3 + THING * k], near[4 + THING * k]
    ):
        k += 1
    return k


@inline_rule
def what_bars(box, s, r, px, py, qx, qy, near, last):
    """The same; what has barred the `last` leg is asked first."""
    at = 1 + THING * last
    if last < near[0] and bars(box, s, r, px, py, qx, qy, near[at], near[at + 1], near[at + 2], near[at + 3]):
        return last
    return in_the_leg(box, s, r, px, py, qx, qy, near)


@rule
def leg_passes(box, s, r, px, py, qx, qy, near):
    """A straight leg is clear of the things near."""
    return in_the_leg(box, s, r, px, py, qx, qy, near) == near[0]


@rule
def walk_graph(box, s, r, gx, gy, slack, goals, budget, near, points, n):
    """The best first; a leg is looked at only when it would be taken, and if something bars it the next best is tried.

    The key of a point puts in order what the best way to it that may be clear leads to: its cost on to the goal, then up to
    the point. The straight leg from the start cannot be bettered, so only points that it does not reach (`hidden`) are
    compared with ways over the points that are `settled`. A clear leg ends at a legal position. What has barred a point from
    one side is likely to bar it again, and what barred the last leg the next one: they are asked first. The goals are looked
    at from every point that is settled; when all others lead farther, the best of them is reached.
    """
    settled, hidden, queue = room(n), room(n), room(room_for_queue(n))
    empty(queue)
    points[SPENT], points[PARENT] = 0, -1
    for k in range(goals + 1, n):
        at = POINT * k
        spent, ahead = points[at + SPENT], max(0, points[at + AHEAD] - slack)
        points[at + AHEAD], points[at + PARENT] = ahead, 0
        if spent > 0 and spent + ahead <= budget:
            set_key(queue, n, k, spent + ahead, spent)
    best = look_for_goals(box, s, r, near, points, gx, gy, slack, goals, budget, 0, 0)
    done, waiting, nothing = 1, 0, near[0]
    last = nothing
    while True:
        u = take_least(queue, n)
        budget = points[POINT * best + SPENT] if best > 0 else budget
        if u == 0 or points[POINT * u + SPENT] + points[POINT * u + AHEAD] > budget:
            return best
        parent, ux, uy, last = look_along(box, s, r, near, points, u, last)
        if last == nothing:
            points[POINT * u + HOPS] = points[POINT * parent + HOPS] + 1
            settled[done] = u
            done += 1
            best = look_for_goals(box, s, r, near, points, gx, gy, slack, goals, budget, best, u)
            waiting = show_way(box, s, r, near, points, queue, n, budget, hidden, waiting, u)
        elif parent > 0 or leg_passes(box, s, r, ux, uy, ux, uy, near):
            if parent == 0:
                hidden[waiting] = u
                waiting += 1
            next_best(box, s, r, near, points, queue, n, budget, settled, done, u)


@rule
def all_barred(ux, uy, gx, gy, slack, near):
    """Something near bars the legs to all points within `slack` of a point: the leg to that point passes it so well within its
    core that a leg to one of the others, which strays as it goes on, does too."""
    dx, dy = gx - ux, gy - uy
    length, stray = dx * dx + dy * dy, slack // 256
    for k in range(near[0]):
        at = 1 + THING * k
        ex, ey = near[at] - ux, near[at + 1] - uy
        ahead = ex * dx + ey * dy
        if 0 < ahead < length:
            aside, within = dx * ey - dy * ex, near[CORES + k] * length - ahead * stray
            if within > 0 and aside * aside * length < within * within:
                return True
    return False


@rule
def look_for_goals(box, s, r, near, points, gx, gy, slack, goals, budget, best, u):
    """The best goal, now that u has been settled: the nearest, then the one with the smallest (x, y) (AK-133)."""
    ux, uy, far = points[POINT * u + X], points[POINT * u + Y], points[POINT * u + SPENT]
    if goals > 1 and all_barred(ux, uy, gx, gy, slack, near):
        return best
    nothing, most = near[0], points[POINT * best + SPENT] if best > 0 else budget
    last = nothing
    for v in range(1, goals + 1):
        at = POINT * v
        vx, vy = points[at + X], points[at + Y]
        if most <= far or 65536 * d2(ux, uy, vx, vy) > (most - far) * (most - far):
            continue
        last = what_bars(box, s, r, ux, uy, vx, vy, near, last)
        if last == nothing:
            price = far + cost(ux, uy, vx, vy)
            better = best == 0 or price < most or v < best
            if price > far and (better or (v == best and comes_before(points, price, u, most, points[at + PARENT]))):
                points[at + SPENT], points[at + PARENT] = price, u
                best, most = v, price
    return best


@rule
def room_for_queue(n):
    """Room for the keys of so many points, and after them for the least key of each block of points."""
    return n + BLOCK + n // BLOCK + 1


@rule
def empty(queue):
    """No point waits."""
    for k in range(len(queue)):
        queue[k] = NEVER


@rule
def set_key(queue, n, v, in_all, so_far):
    """The key of a point comes down: by what its way costs in all, then up to it, then by its number."""
    queue[v] = (in_all * COSTS + so_far) * POINTS + v
    block = n + BLOCK + v // BLOCK
    queue[block] = min(queue[block], queue[v])


@rule
def take_least(queue, n):
    """The point with the least key, which it loses; 0 when none is left."""
    best = NEVER
    for k in range(n + BLOCK, len(queue)):
        best = min(best, queue[k])
    if best == NEVER:
        return 0
    u = best % POINTS
    queue[u] = NEVER
    first, least = u // BLOCK * BLOCK, NEVER
    for k in range(first, first + BLOCK):
        least = min(least, queue[k])
    queue[n + BLOCK + u // BLOCK] = least
    return u


@inline_rule
def look_along(box, s, r, near, points, u, last):
    """The leg to a point from the one before it on its way, and what bars it."""
    at = POINT * u
    parent = points[at + PARENT]
    px, py, ux, uy = points[POINT * parent + X], points[POINT * parent + Y], points[at + X], points[at + Y]
    last = what_bars(box, s, r, px, py, ux, uy, near, last)
    points[at + BARRIER] = last
    return parent, ux, uy, last


@inline_rule
def show_way(box, s, r, near, points, queue, n, budget, hidden, waiting, u):
    """Points that wait for a way may take the one over u, which has just been settled; settled ones leave the list."""
    left = 0
    ux, uy, far = points[POINT * u + X], points[POINT * u + Y], points[POINT * u + SPENT]
    for k in range(waiting):
        v = hidden[k]
        if v == u:
            continue
        hidden[left] = v
        left += 1
        at = POINT * v
        vx, vy, most = points[at + X], points[at + Y], points[at + SPENT]
        if queue[v] == NEVER:
            most = budget - points[at + AHEAD]
        if most <= far or 65536 * d2(ux, uy, vx, vy) > (most - far) * (most - far):
            continue
        price = far + cost(ux, uy, vx, vy)
        if far < price and (queue[v] == NEVER or price < most or comes_before(points, price, u, most, points[at + PARENT])):
            b = 1 + THING * points[at + BARRIER]
            if not bars(box, s, r, ux, uy, vx, vy, near[b], near[b + 1], near[b + 2], near[b + 3]):
                points[at + SPENT] = price
                points[at + PARENT] = u
                set_key(queue, n, v, price + points[at + AHEAD], price)
    return left


@inline_rule
def next_best(box, s, r, near, points, queue, n, budget, settled, done, v):
    """The way that led to v is barred: the best of those that come after it. A way to be settled later comes after it too."""
    at = POINT * v
    vx, vy, than, barred = points[at + X], points[at + Y], points[at + SPENT], points[at + PARENT]
    b = 1 + THING * points[at + BARRIER]
    x, y, reach, e = near[b], near[b + 1], near[b + 2], near[b + 3]
    best, most = barred, budget - points[at + AHEAD]
    for k in range(1, done):
        u = settled[k]
        ux, uy, far = points[POINT * u + X], points[POINT * u + Y], points[POINT * u + SPENT]
        leg = 65536 * d2(ux, uy, vx, vy)
        if most <= far or leg > (most - far) * (most - far) or (far < than and leg <= (than - far - 1) * (than - far - 1)):
            continue  # too far, or nearer than the way that is barred
        price = far + cost(ux, uy, vx, vy)
        if price == far or u == barred:
            continue
        if (best == barred or price < most or comes_before(points, price, u, most, best)) and (
            than < price or comes_before(points, than, barred, price, u)
        ):
            if not bars(box, s, r, ux, uy, vx, vy, x, y, reach, e):
                best, most = u, price
    if best != barred:
        points[at + SPENT] = most
        points[at + PARENT] = best
        set_key(queue, n, v, most + points[at + AHEAD], most)


@rule
def keep_clear(box, s, f, points, first, n):
    """A leap may end at any point where the base has room: the others leave the list."""
    kept = first
    for k in range(first, n):
        x, y = points[POINT * k + X], points[POINT * k + Y]
        if clear_at(box, s, f, x, y):
            points[POINT * kept + X], points[POINT * kept + Y] = x, y
            kept += 1
    return kept


@rule
def leap_price(points, n, far, u, v):
    """What the way from u to v costs, -1 for none: from the ground on to the ground, or once by a leap of `far` at most."""
    ux, uy, vx, vy = points[POINT * u + X], points[POINT * u + Y], points[POINT * v + X], points[POINT * v + Y]
    if u >= n > v or (u < n <= v and d2(ux, uy, vx, vy) > far * far):
        return -1
    return cost(ux, uy, vx, vy)


@rule
def leap_graph(box, s, f, gx, gy, slack, goals, budget, points, n):
    """As `walk_graph`, with one leg that may be a leap (S03): every point is there twice, the second time after the leap."""
    both = 2 * n
    far = box.moves[s.kind[f]][0]
    order, done, barred = room(both), room(both), room(both * BARS)
    queue = room(room_for_queue(both))
    empty(queue)
    for k in range(both):
        at, first = POINT * k, POINT * (k % n)
        points[at + X], points[at + Y] = points[first + X], points[first + Y]
        points[at + SPENT], points[at + PARENT], points[at + AHEAD] = -1, -1, 0
        if k % n == 0 or k % n > goals:
            points[at + AHEAD] = max(0, cost(points[at + X], points[at + Y], gx, gy) - slack)
    points[SPENT] = 0
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
                take_way(points, queue, budget, n, far, u, v)
        while True:
            u = take_least(queue, both)
            if u == 0:
                return 0
            parent = points[POINT * u + PARENT]
            if step_clear(box, s, f, points, n, parent, u):
                points[POINT * u + HOPS] = points[POINT * parent + HOPS] + 1
                break
            points[POINT * u + SPENT] = -1
            for k in range(settled):
                if order[k] == parent:
                    barred[u * BARS + k // 62] |= 1 << (k % 62)
            for k in range(settled):
                if (barred[u * BARS + k // 62] >> (k % 62)) & 1 == 0:
                    take_way(points, queue, budget, n, far, order[k], u)


@inline_rule
def take_way(points, queue, budget, n, far, u, v):
    """The way to v over u, if it is the best known."""
    at = POINT * v
    left = budget - points[POINT * u + SPENT] - points[at + AHEAD]
    if left < 0 or 65536 * d2(points[POINT * u + X], points[POINT * u + Y], points[at + X], points[at + Y]) > left * left:
        return
    leg = leap_price(points, n, far, u, v)
    price = points[POINT * u + SPENT] + leg
    if leg < 0:
        return
    if points[at + SPENT] < 0 or comes_before(points, price, u, points[at + SPENT], points[at + PARENT]):
        points[at + SPENT] = price
        points[at + PARENT] = u
        set_key(queue, 2 * n, v, price + points[at + AHEAD], price)


@rule
def step_clear(box, s, f, points, n, u, v):
    """Nothing bars the leg, or the leap."""
    ux, uy, vx, vy = points[POINT * u + X], points[POINT * u + Y], points[POINT * v + X], points[POINT * v + Y]
    if u < n <= v:
        return legal_at(box, s, f, vx, vy) and leap_clear(box, s, f, ux, uy, vx, vy)
    return leg_clear(box, s, f, ux, uy, vx, vy)


@rule
def room_for_nodes(box, s, f, n):
    """Points that a search must keep: twice as many for a figure that leaps."""
    return 2 * n if leaps(box, s, f) else n


@rule
def path_cost(box, s, f, gx, gy, budget):
    """What the canonical path to a point costs, or -1 when it is more than `budget` (AK-019, AK-021)."""
    straight = cost(s.x[f], s.y[f], gx, gy)
    if straight > budget:
        return -1
    if leg_clear(box, s, f, s.x[f], s.y[f], gx, gy) or may_leap(box, s, f, gx, gy):
        return straight
    n = room_for_nodes(box, s, f, 2 + count_nodes(box, s, f, gx, gy, budget))
    points = room(POINT * n)
    points[POINT + X], points[POINT + Y] = gx, gy
    end = find_path(box, s, f, gx, gy, 0, 1, budget, points)
    return points[POINT * end + SPENT] if end > 0 else -1
