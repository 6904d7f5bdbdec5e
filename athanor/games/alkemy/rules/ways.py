"""The way of a move: how far a figure goes, over which points, where it stops, and the path that it leaves on the table
(AK-020 to AK-023)."""

from athanor.kernel.rulebook import room, rule, table

from . import pieces as p
from .board import DODGING, PASSING, free_at, legal_at, out_of_fire, radius
from .figures import marked, seat_of
from .geometry import along, cost, d2, isqrt, leg_clears_polygon
from .orders import in_force
from .paths import PARENT, POINT, SPENT, X, Y, count_nodes, find_path, leg_clear, may_leap, room_for_nodes
from .terrain import bar, in_any, muddy, unbar

MARCHE, CHARGE_MOVE_VALUE, COURSE = range(3)
TURNINGS = 20  # turns of a path that are remembered
FOUND = 5 + 2 * TURNINGS  # room for what a way leads to
LONGER = table([4096, 16384, 1 << 20])
"""How much longer than the straight way a path may be, in 1/256 u: nine of ten are found at the first look."""


@rule
def value_of(box, s, f, move):
    """Marche, Charge or Course in u, faster with the wind (F19), in a forced march (K01), in a heroic charge (K02)."""
    more = (16 if move < COURSE else 32) if marked(s, f, p.WINDED) else 0
    if move == COURSE and in_force(s, seat_of(f), p.FORCED_MARCH):
        more += 32
    if move == CHARGE_MOVE_VALUE and box.hero[s.kind[f]] == 1 and in_force(s, seat_of(f), p.HEROIC_CHARGE):
        more += 32
    return box.moves[s.kind[f]][move] + more


# Where a move stops (AK-023)


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
        points = room(POINT * n)
        points[POINT + X], points[POINT + Y] = gx, gy
        goal = find_path(box, s, f, gx, gy, 0, 1, budget, points)
        if goal > 0:
            follow(box, s, f, points, goal, value, end, shooter, found)
            return


@rule
def follow(box, s, f, points, goal, value, end, shooter, found):
    """Walk a path back from its end to the last point where the move may stop (AK-023)."""
    v = POINT * goal
    while points[v + PARENT] >= 0:
        u = POINT * points[v + PARENT]
        ux, uy, spent = points[u + X], points[u + Y], points[u + SPENT]
        mired, left = s.mired, value - spent
        if s.mire != 0 and mired == 0 and way_is_muddy(box, s, f, points, u // POINT):
            left -= s.slow
            s.mired = 1
        stops = left > 0 and stop_on_leg(box, s, f, ux, uy, points[v + X], points[v + Y], left, end, shooter, found)
        mud = s.mired
        s.mired = mired
        if stops:
            found[3] = spent + cost(ux, uy, found[0], found[1])
            found[2] = 1 if burns(box, s, f, ux, uy, found[0], found[1]) else 0
            found[4] = 0
            if s.mire != 0 and (mud == 1 or muddy(box, s, f, ux, uy, found[0], found[1])):
                bog_down(s, found)
            note_turns(box, s, f, points, u, found)
            return
        v = u


@rule
def note_turns(box, s, f, points, u, found):
    """The turns of a path up to a point, from the last to the first, and whether it burns on the way there."""
    while points[u + PARENT] >= 0:
        parent = POINT * points[u + PARENT]
        if burns(box, s, f, points[u + X], points[u + Y], points[parent + X], points[parent + Y]):
            found[2] |= 1
        if found[4] < TURNINGS:
            found[5 + 2 * found[4]], found[6 + 2 * found[4]] = points[u + X], points[u + Y]
            found[4] += 1
        u = parent


@rule
def way_is_muddy(box, s, f, points, u):
    """Some leg up to a point overlaps an awkward element."""
    u *= POINT
    while points[u + PARENT] >= 0:
        parent = POINT * points[u + PARENT]
        if muddy(box, s, f, points[parent + X], points[parent + Y], points[u + X], points[u + Y]):
            return True
        u = parent
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
        if s.laid[t][0] == p.WALL and not leg_clears_polygon(
            px, py, qx, qy, radius(box, s, f), box.template[s.laid[t][3]], 4, s.laid[t][1], s.laid[t][2]
        ):
            return True
    return False


# The path as it lies on the table


@rule
def begin_trail(s, f):
    """A figure starts to move."""
    s.trail_of = f
    s.trails = 0
    add_to_trail(s, s.x[f], s.y[f])


@rule
def add_to_trail(s, x, y):
    """One point more of the path that was walked; the last one stands for all that do not fit."""
    k = min(s.trails, p.TRAIL - 1)
    s.trail[k][0] = x
    s.trail[k][1] = y
    s.trails = k + 1


@rule
def trace(s, found):
    """The turns of a way, and where it ends."""
    for k in range(found[4] - 1, -1, -1):
        add_to_trail(s, found[5 + 2 * k], found[6 + 2 * k])
    add_to_trail(s, found[0], found[1])


@rule
def forget_trail(s):
    """A new activation begins."""
    s.trail_of = p.NOTHING
    s.trails = 0


# The player's own way (AK-022)


@rule
def leapt_over(box, s, f, found):
    """Some leg of a way from the figure is not clear on the ground: that was the leap (S03)."""
    px, py = s.x[f], s.y[f]
    for k in range(found[4] - 1, -2, -1):
        qx, qy = (found[5 + 2 * k], found[6 + 2 * k]) if k >= 0 else (found[0], found[1])
        if not leg_clear(box, s, f, px, py, qx, qy):
            return True
        px, py = qx, qy
    return False


@rule
def by_way(box, s, f, value, end, shooter, found):
    """Over the points that the player wants to pass, each stretch by the canonical path (AK-022), to the last point where the
    move may end (AK-023); into `found`, as `travel`, and into the trail. One leap in all (S03)."""
    x, y = s.x[f], s.y[f]
    left, traced, leapt, burnt = room(p.WAYS + 1), room(p.WAYS + 1), room(p.WAYS + 1), room(p.WAYS + 1)
    begin_trail(s, f)
    left[0], traced[0] = value, s.trails
    k = 0
    while k < s.ways:
        travel(box, s, f, s.way[k][0], s.way[k][1], left[k], PASSING, p.NOTHING, found)
        if found[0] != s.way[k][0] or found[1] != s.way[k][1]:
            break
        trace(s, found)
        s.leapt = 1 if s.leapt == 1 or leapt_over(box, s, f, found) else 0
        s.x[f], s.y[f] = found[0], found[1]
        s.mired |= found[2] >> 1
        k += 1
        left[k], traced[k], leapt[k], burnt[k] = left[k - 1] - found[3], s.trails, s.leapt, burnt[k - 1] | found[2]
    while True:
        if k > 0:
            s.x[f], s.y[f] = s.way[k - 1][0], s.way[k - 1][1]
        else:
            s.x[f], s.y[f] = x, y
        s.trails, s.leapt, s.mired = traced[k], leapt[k], burnt[k] >> 1
        gx, gy = (s.way[k][0], s.way[k][1]) if k < s.ways else (s.px, s.py)
        travel(box, s, f, gx, gy, left[k], end, shooter, found)
        stays = found[0] == s.x[f] and found[1] == s.y[f]
        if k == 0 or not stays or end_fits(box, s, f, s.x[f], s.y[f], end, shooter):
            break
        k -= 1
    found[2] |= burnt[k]
    trace(s, found)
    s.x[f], s.y[f] = x, y
    s.ways = 0
    s.leapt = 0
    s.mired = 0
