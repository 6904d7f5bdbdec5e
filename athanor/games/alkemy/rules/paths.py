"""Paths: legs, the shortest way round obstacles, leaps, and where a move stops on its way (AK-018 to AK-023)."""

from athanor.kernel.rulebook import room, rule, table, whole

from .board import DODGING, OBJECTIVE, PASSING, clear_at, free_at, legal_at, out_of_fire, radius, width
from .geometry import RINGS, along, cost, d2, disc_in_a_leg, isqrt, leg_clears_disc, leg_clears_polygon, on_table
from .pieces import ELEMENTS, FIGURES, LEAP, OBJECTIVES, SCENARIO, TROOP, WALL, has
from .terrain import bar, in_any, leg_clears_element, muddy, unbar

TURNINGS = 20  # turns of a path that are remembered
FOUND = 5 + 2 * TURNINGS  # room for what a way leads to
DISCS = 2  # where the discs begin in a list of things near: before them, how many discs and elements it holds
ROUND = DISCS + 3 * (FIGURES + OBJECTIVES)  # and the discs around the elements
THINGS = ROUND + 3 * ELEMENTS  # and the elements themselves
NEAR = THINGS + ELEMENTS
NEVER = 1 << 62  # the key of a point that no way leads to
COSTS, POINTS = 1 << 22, 1 << 13  # more than any way costs, and than any search has points
BLOCK = 16  # points among which the least key is known
LONGER = table([4096, 16384, 1 << 20])
"""How much longer than the straight way a path may be, in 1/256 u: nine of ten are found at the first look."""
BARS = 4  # words of 62 points that a search for a path with a leap may settle


# Paths (AK-018 to AK-023)


@rule
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


@rule
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


@rule
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


@rule
def worth_a_look(s, f, gx, gy, x, y, far, budget):
    """Some path of that cost may pass within `far` of the point."""
    return isqrt(d2(s.x[f], s.y[f], x, y)) + isqrt(d2(x, y, gx, gy)) - 2 * far - 4 <= budget // 256


@rule
def add_ring(sx, sy, gx, gy, x, y, rho, budget, r, w, xs, ys, n):
    """The ring points around a centre or corner (AK-021) that are on the table and not too far out of the way."""
    for k in range(16):
        px, py = x + RINGS[rho][k][0], y + RINGS[rho][k][1]
        if cost(sx, sy, px, py) + cost(px, py, gx, gy) <= budget and on_table(px, py, r, w):
            xs[n] = px
            ys[n] = py
            n += 1
    return n


@rule
def earlier(xs, ys, parent, a, b):
    """Of two ways of the same cost and length, the first has the smaller sequence of points (AK-021)."""
    while parent[a] != parent[b]:
        a = parent[a]
        b = parent[b]
    return xs[a] < xs[b] or (xs[a] == xs[b] and ys[a] < ys[b])


@rule
def note_disc(near, at, x, y, reach):
    near[at] = x
    near[at + 1] = y
    near[at + 2] = reach


@rule
def gather(box, s, f, gx, gy, budget, near):
    """What a path of that cost to a point may meet: figures and objectives, each with how far the figure keeps from it, and
    elements."""
    r = radius(box, s, f)
    near[0], near[1] = 0, 0
    for g in range(s.seats * TROOP):
        if s.here[g] == 1 and g != f and worth_a_look(s, f, gx, gy, s.x[g], s.y[g], 24, budget):
            note_disc(near, DISCS + 3 * near[0], s.x[g], s.y[g], r + radius(box, s, g))
            near[0] += 1
    for o in range(s.objectives):
        if worth_a_look(s, f, gx, gy, s.ox[o], s.oy[o], 20, budget):
            note_disc(near, DISCS + 3 * near[0], s.ox[o], s.oy[o], r + OBJECTIVE)
            near[0] += 1
    for e in range(s.elements):
        far = box.element_reach[s.element[e]]
        if (s.barred >> e) & 1 == 1 and worth_a_look(s, f, gx, gy, s.ex[e], s.ey[e], far + 13, budget):
            note_disc(near, ROUND + 3 * near[1], s.ex[e], s.ey[e], r + far)
            near[THINGS + near[1]] = e
            near[1] += 1


@rule
def find_path(box, s, f, gx, gy, slack, goals, budget, xs, ys, spent, parent):
    """The goal that the canonical path reaches first, if that costs no more than `budget` (AK-021); otherwise 0.

    Node 0 is the figure, nodes 1 to `goals` are already there, within `slack` of (gx, gy). Shortest first; then fewest
    nodes, then the smallest sequence. Points that no path of that cost can use are left out.
    """
    r, w = whole(radius(box, s, f)), whole(width(box, s))
    sx, sy, gx, gy = whole(s.x[f]), whole(s.y[f]), whole(gx), whole(gy)
    xs[0], ys[0] = sx, sy
    n = 1 + goals
    reach = budget + slack
    near = room(NEAR)
    gather(box, s, f, gx, gy, reach, near)
    for k in range(DISCS, DISCS + 3 * near[0], 3):
        n = add_ring(sx, sy, gx, gy, near[k], near[k + 1], near[k + 2], reach, r, w, xs, ys, n)
    for m in range(near[1]):
        e = near[THINGS + m]
        kind = s.element[e]
        for k in range(box.element_corners[kind]):
            corner = box.outline[kind][s.bearing[e]][k]
            n = add_ring(sx, sy, gx, gy, s.ex[e] + corner[0], s.ey[e] + corner[1], r, reach, r, w, xs, ys, n)
    if leaps(box, s, f):
        n = keep_clear(box, s, f, xs, ys, 1 + goals, n)
        return leap_graph(box, s, f, gx, gy, slack, goals, budget, xs, ys, spent, parent, n)
    return walk_graph(box, s, r, gx, gy, slack, goals, budget, near, xs, ys, spent, parent, n)


@rule
def comes_before(xs, ys, parent, hops, price, u, than, p):
    """A way to a point over u is better than the one over p: shorter, then with fewer points, then smaller (AK-021)."""
    if price != than:
        return price < than
    if hops[u] != hops[p]:
        return hops[u] < hops[p]
    return u != p and earlier(xs, ys, parent, u, p)


@rule
def in_the_leg(box, s, r, px, py, qx, qy, near):
    """The first of the things near, discs before elements, that bars a straight leg (AK-018); their number if none does."""
    discs, things = near[0], near[1]
    barrier = disc_in_a_leg(px, py, qx, qy, near, DISCS, discs)
    if barrier < discs:
        return barrier
    k = disc_in_a_leg(px, py, qx, qy, near, ROUND, things)
    while k < things:
        if element_bars(box, s, near[THINGS + k], px, py, qx, qy, r):
            return discs + k
        k += 1
        k += disc_in_a_leg(px, py, qx, qy, near, ROUND + 3 * k, things - k)
    return discs + things


@rule
def element_bars(box, s, e, px, py, qx, qy, r):
    """An element bars a leg that passes near it."""
    kind = s.element[e]
    corners, n = box.outline[kind][s.bearing[e]], box.element_corners[kind]
    return not leg_clears_polygon(px, py, qx, qy, r, corners, n, s.ex[e], s.ey[e])


@rule
def leg_passes(box, s, r, px, py, qx, qy, near):
    """A straight leg is clear of the things near."""
    return in_the_leg(box, s, r, px, py, qx, qy, near) == near[0] + near[1]


@rule
def bars(box, s, r, px, py, qx, qy, near, k):
    """The k-th of the things near bars the leg."""
    if k < near[0]:
        return disc_in_a_leg(px, py, qx, qy, near, DISCS + 3 * k, 1) == 0
    k -= near[0]
    if disc_in_a_leg(px, py, qx, qy, near, ROUND + 3 * k, 1) == 1:
        return False
    return element_bars(box, s, near[THINGS + k], px, py, qx, qy, r)


@rule
def walk_graph(box, s, r, gx, gy, slack, goals, budget, near, xs, ys, spent, parent, n):
    """The best first; a leg is looked at only when it would be taken, and if something bars it the next best is tried.

    The key of a point puts in order what the best way to it that may be clear leads to: its cost on to the goal, then up to
    the point. The straight leg from the start cannot be bettered, so only points that it does not reach (`hidden`) are
    compared with ways over the points that are `settled`. A clear leg ends at a legal position. What has barred a point from
    one side is likely to bar it again, and what barred the last leg the next one: they are asked first.
    """
    hops, ahead, settled, hidden, barrier = room(n), room(n), room(n), room(n), room(n)
    key, least = room(n + BLOCK), room(n // BLOCK + 1)
    parent[0], spent[0] = -1, 0
    for k in range(n + BLOCK):
        key[k] = NEVER
    for k in range(n // BLOCK + 1):
        least[k] = NEVER
    for k in range(1, n):
        spent[k] = cost(xs[0], ys[0], xs[k], ys[k])
        ahead[k] = max(0, cost(xs[k], ys[k], gx, gy) - slack) if k > goals else 0
        parent[k] = 0
        if spent[k] > 0 and spent[k] + ahead[k] <= budget:
            set_key(key, least, k, spent[k] + ahead[k], spent[k])
    done, waiting, nothing = 1, 0, near[0] + near[1]
    last = nothing
    while True:
        u = take_least(key, least, n)
        if u == 0:
            return 0
        p = parent[u]
        if last == nothing or not bars(box, s, r, xs[p], ys[p], xs[u], ys[u], near, last):
            last = in_the_leg(box, s, r, xs[p], ys[p], xs[u], ys[u], near)
        barrier[u] = last
        if last == nothing:
            if u <= goals:
                return u
            hops[u] = hops[p] + 1
            settled[done] = u
            done += 1
            waiting = show_way(
                box, s, r, near, xs, ys, spent, parent, hops, ahead, key, least, barrier, budget, hidden, waiting, u
            )
        elif p > 0 or leg_passes(box, s, r, xs[u], ys[u], xs[u], ys[u], near):
            if p == 0:
                hidden[waiting] = u
                waiting += 1
            next_best(box, s, r, near, xs, ys, spent, parent, hops, ahead, key, least, barrier, budget, settled, done, u)


@rule
def set_key(key, least, v, in_all, so_far):
    """The key of a point comes down: by what its way costs in all, then up to it, then by its number."""
    key[v] = (in_all * COSTS + so_far) * POINTS + v
    least[v // BLOCK] = min(least[v // BLOCK], key[v])


@rule
def take_least(key, least, n):
    """The point with the least key, which it loses; 0 when none is left."""
    best = NEVER
    for k in range(n // BLOCK + 1):
        best = min(best, least[k])
    if best == NEVER:
        return 0
    u = best % POINTS
    key[u] = NEVER
    block = u // BLOCK
    least[block] = NEVER
    for k in range(block * BLOCK, block * BLOCK + BLOCK):
        least[block] = min(least[block], key[k])
    return u


@rule
def show_way(box, s, r, near, xs, ys, spent, parent, hops, ahead, key, least, barrier, budget, hidden, waiting, u):
    """Points that wait for a way may take the one over u, which has just been settled; settled ones leave the list."""
    left = 0
    ux, uy, far = xs[u], ys[u], spent[u]
    for k in range(waiting):
        v = hidden[k]
        if v == u:
            continue
        hidden[left] = v
        left += 1
        left_over = (budget - ahead[v] if key[v] == NEVER else spent[v]) - far
        if left_over <= 0 or 65536 * d2(ux, uy, xs[v], ys[v]) > left_over * left_over:
            continue
        price = far + cost(ux, uy, xs[v], ys[v])
        if far < price:
            if key[v] == NEVER or comes_before(xs, ys, parent, hops, price, u, spent[v], parent[v]):
                if not bars(box, s, r, ux, uy, xs[v], ys[v], near, barrier[v]):
                    spent[v] = price
                    parent[v] = u
                    set_key(key, least, v, price + ahead[v], price)
    return left


@rule
def next_best(box, s, r, near, xs, ys, spent, parent, hops, ahead, key, least, barrier, budget, settled, done, v):
    """The way that led to v is barred: the best of those that come after it. A way to be settled later comes after it too."""
    than, barred = spent[v], parent[v]
    vx, vy, most = xs[v], ys[v], budget - ahead[v]
    for k in range(1, done):
        u = settled[k]
        left_over = most - spent[u]
        if left_over <= 0 or 65536 * d2(xs[u], ys[u], vx, vy) > left_over * left_over:
            continue
        price = spent[u] + cost(xs[u], ys[u], vx, vy)
        if than <= price and spent[u] < price and u != barred:
            if parent[v] == barred or comes_before(xs, ys, parent, hops, price, u, spent[v], parent[v]):
                if comes_before(xs, ys, parent, hops, than, barred, price, u):
                    if not bars(box, s, r, xs[u], ys[u], vx, vy, near, barrier[v]):
                        spent[v] = price
                        parent[v] = u
                        most = price
    if parent[v] != barred:
        set_key(key, least, v, spent[v] + ahead[v], spent[v])


@rule
def keep_clear(box, s, f, xs, ys, first, n):
    """A leap may end at any point where the base has room: the others leave the list."""
    kept = first
    for k in range(first, n):
        if clear_at(box, s, f, xs[k], ys[k]):
            xs[kept], ys[kept] = xs[k], ys[k]
            kept += 1
    return kept


@rule
def sooner(whole, so_far, than, so_far_of_it):
    """A way comes first: the shorter in all, then the one that has come less far."""
    return whole < than or (whole == than and so_far < so_far_of_it)


@rule
def leap_price(xs, ys, n, far, u, v):
    """What the way from u to v costs, -1 for none: from the ground on to the ground, or once by a leap of `far` at most."""
    if u >= n > v or (u < n <= v and d2(xs[u], ys[u], xs[v], ys[v]) > far * far):
        return -1
    return cost(xs[u], ys[u], xs[v], ys[v])


@rule
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


@rule
def step_clear(box, s, f, xs, ys, n, u, v):
    """Nothing bars the leg, or the leap."""
    if u < n <= v:
        return legal_at(box, s, f, xs[v], ys[v]) and leap_clear(box, s, f, xs[u], ys[u], xs[v], ys[v])
    return leg_clear(box, s, f, xs[u], ys[u], xs[v], ys[v])


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
    xs, ys, spent, parent = room(n), room(n), room(n), room(n)
    xs[1], ys[1] = gx, gy
    end = find_path(box, s, f, gx, gy, 0, 1, budget, xs, ys, spent, parent)
    return spent[end] if end > 0 else -1


@rule
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


@rule
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


@rule
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


@rule
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
    for look in range(len(LONGER)):  # a little longer than the straight way, then more: few points lie on short ways
        budget = straight + LONGER[look]
        n = room_for_nodes(box, s, f, 2 + count_nodes(box, s, f, gx, gy, budget))
        xs, ys, spent, parent = room(n), room(n), room(n), room(n)
        xs[1], ys[1] = gx, gy
        goal = find_path(box, s, f, gx, gy, 0, 1, budget, xs, ys, spent, parent)
        if goal > 0:
            follow(box, s, f, xs, ys, spent, parent, goal, value, end, shooter, found)
            return


@rule
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


@rule
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


@rule
def burns(box, s, f, px, py, qx, qy):
    """The leg passes through a wall of flames (F30)."""
    for t in range(s.templates):
        if s.laid[t][0] == WALL and not leg_clears_polygon(
            px, py, qx, qy, radius(box, s, f), box.template[s.laid[t][3]], 4, s.laid[t][1], s.laid[t][2]
        ):
            return True
    return False
