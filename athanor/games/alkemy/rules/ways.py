"""The way of a move: how far a figure goes, over which points, and the path that it leaves on the table (AK-020 to AK-023)."""

from athanor.kernel.rulebook import room, rule

from . import pieces as p
from .board import PASSING
from .figures import marked, seat_of
from .orders import in_force
from .paths import end_fits, leg_clear, travel

MARCHE, CHARGE_MOVE_VALUE, COURSE = range(3)


@rule
def value_of(box, s, f, move):
    """Marche, Charge or Course in u, faster with the wind (F19), in a forced march (K01), in a heroic charge (K02)."""
    more = (16 if move < COURSE else 32) if marked(s, f, p.WINDED) else 0
    if move == COURSE and in_force(s, seat_of(f), p.FORCED_MARCH):
        more += 32
    if move == CHARGE_MOVE_VALUE and box.hero[s.kind[f]] == 1 and in_force(s, seat_of(f), p.HEROIC_CHARGE):
        more += 32
    return box.moves[s.kind[f]][move] + more


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
