"""Exact geometry on the lattice of 1/16 inch: whole numbers only, so that every table in the world agrees (AK-010).

A disc is (x, y, r). A polygon is convex, counter-clockwise, given by its corners around a centre: (corners, n, x, y).
Distances are compared squared. Nothing here knows figures, turns or players.
"""

import math

from athanor.kernel.rulebook import rule, table

INCH = 16
TWO_INCHES = 2 * INCH
NEVER = 1 << 62  # more than any number here

# The sixteen sample points of a base's rim (AK-025), by radius: 8, 12 and none
RIM = table(
    [
        [(8, 0), (7, 3), (5, 5), (3, 7), (0, 8), (-3, 7), (-5, 5), (-7, 3), (-8, 0), (-7, -3), (-5, -5), (-3, -7), (0, -8),
         (3, -7), (5, -5), (7, -3)],
        [(12, 0), (11, 4), (8, 8), (4, 11), (0, 12), (-4, 11), (-8, 8), (-11, 4), (-12, 0), (-11, -4), (-8, -8), (-4, -11),
         (0, -12), (4, -11), (8, -8), (11, -4)],
    ]
)  # fmt: skip
TURN = [256, 237, 181, 98, 0, -98, -181, -237, -256, -237, -181, -98, 0, 98, 181, 237]
COSINES = table(TURN)


def _away(rho, c):
    """How far a ring point lies on an axis, rounded away from the centre (AK-021)."""
    far = (rho * 261 * abs(c) + 65535) // 65536
    return far if c > 0 else -far


RINGS = table([[(_away(rho, TURN[k]), _away(rho, TURN[(k + 12) % 16])) for k in range(16)] for rho in range(25)])
"""The sixteen ring points around a corner or centre, by radius (AK-021)."""


def _touching(reach):
    """The offsets at which a base touches another: a gap of 0 to 1 u (AK-016), by angle."""
    span = range(-reach - 1, reach + 2)
    offsets = [(x, y) for x in span for y in span if reach**2 <= x * x + y * y <= (reach + 1) ** 2]
    return sorted(offsets, key=lambda p: (math.atan2(p[1], p[0]), p))


_CONTACTS = [_touching(reach) for reach in (16, 20, 24)]
CONTACT_COUNT = table([len(offsets) for offsets in _CONTACTS])
CONTACTS = table([offsets + [(0, 0)] * (200 - len(offsets)) for offsets in _CONTACTS])
"""Every offset of contact by sum of radii: 16, 20, 24."""
CONTACTS_IN_ORDER = table([sorted(offsets) + [(0, 0)] * (200 - len(offsets)) for offsets in _CONTACTS])
"""The same, by (x, y)."""


@rule
def isqrt(n):
    """The whole part of the square root: exact below 2**52, where a float's root never reaches the next whole number."""
    return int(math.sqrt(n))


@rule
def d2(ax, ay, bx, by):
    """The squared distance of two points."""
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay)


@rule
def cross(ax, ay, bx, by):
    """The cross product of two vectors."""
    return ax * by - ay * bx


# Discs (AK-011 to AK-016)


@rule
def on_table(x, y, r, width):
    """A base lies wholly on the table (AK-012)."""
    return r <= x <= width - r and r <= y <= width - r


@rule
def discs_overlap(ax, ay, ar, bx, by, br):
    """Two discs overlap (AK-013)."""
    return d2(ax, ay, bx, by) < (ar + br) * (ar + br)


@rule
def discs_within(ax, ay, ar, bx, by, br, reach):
    """At `reach` u or less, edge to edge (AK-003, AK-014)."""
    return d2(ax, ay, bx, by) <= (reach + ar + br) * (reach + ar + br)


@rule
def disc_wholly_within(ax, ay, ar, bx, by, br, reach):
    """Disc b lies wholly within `reach` u of disc a (AK-015)."""
    return reach + ar >= br and d2(ax, ay, bx, by) <= (reach + ar - br) * (reach + ar - br)


@rule
def discs_touch(ax, ay, ar, bx, by, br):
    """Contact: a gap of at most 1 u (AK-016)."""
    gap = d2(ax, ay, bx, by)
    return (ar + br) * (ar + br) <= gap <= (ar + br + 1) * (ar + br + 1)


@rule
def gap256(ax, ay, ar, bx, by, br):
    """The gap of two discs in 1/256 u, to compare which is nearer (AK-024)."""
    return isqrt(65536 * d2(ax, ay, bx, by)) - 256 * (ar + br)


# Segments (AK-017 to AK-019)


@rule
def nearer_than(px, py, ax, ay, bx, by, k):
    """The point p is nearer than k to the segment ab (AK-017): to its line, and if it lies beyond an end to that end."""
    dx, dy, ex, ey = bx - ax, by - ay, px - ax, py - ay
    length = dx * dx + dy * dy
    c = dx * ey - dy * ex
    if c * c >= k * k * length and length > 0:
        return False
    t = ex * dx + ey * dy
    if t <= 0:
        return ex * ex + ey * ey < k * k
    return t < length or d2(px, py, bx, by) < k * k


@rule
def not_farther_than(px, py, ax, ay, bx, by, k):
    """The point p is at k or less from the segment ab (AK-017)."""
    dx, dy, ex, ey = bx - ax, by - ay, px - ax, py - ay
    t = ex * dx + ey * dy
    length = dx * dx + dy * dy
    if t <= 0:
        return ex * ex + ey * ey <= k * k
    if t >= length:
        return d2(px, py, bx, by) <= k * k
    c = dx * ey - dy * ex
    return c * c <= k * k * length


@rule
def sign(n):
    """-1, 0 or 1."""
    return 1 if n > 0 else -1 if n < 0 else 0


@rule
def between(px, py, ax, ay, bx, by):
    """A point of the line ab lies on the segment ab."""
    return min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by)


@rule
def segments_meet(px, py, qx, qy, ax, ay, bx, by):
    """Two closed segments have a point in common."""
    a = sign(cross(qx - px, qy - py, ax - px, ay - py))
    b = sign(cross(qx - px, qy - py, bx - px, by - py))
    c = sign(cross(bx - ax, by - ay, px - ax, py - ay))
    d = sign(cross(bx - ax, by - ay, qx - ax, qy - ay))
    if a * b < 0 and c * d < 0:
        return True
    if a == 0 and between(ax, ay, px, py, qx, qy):
        return True
    if b == 0 and between(bx, by, px, py, qx, qy):
        return True
    if c == 0 and between(px, py, ax, ay, bx, by):
        return True
    return d == 0 and between(qx, qy, ax, ay, bx, by)


@rule
def cost(ax, ay, bx, by):
    """What a straight leg costs, in 1/256 u, rounded up (AK-019); exact, as `isqrt` is."""
    return math.ceil(256 * math.sqrt(d2(ax, ay, bx, by)))


@rule
def along(delta, k, length):
    """How far a point k u along a leg of squared `length` lies on an axis of difference `delta` (AK-023)."""
    step = (isqrt(4 * k * k * delta * delta // length) + 1) // 2
    return -step if delta < 0 else step


@rule
def leg_clears_disc(px, py, qx, qy, r, x, y, reach):
    """A base of radius r passes a disc of radius `reach`; touching is clear (AK-018)."""
    return not nearer_than(x, y, px, py, qx, qy, r + reach)


# Polygons (AK-017, AK-018, AK-034)


@rule
def inside(px, py, corners, n, x, y):
    """A point lies strictly inside a polygon."""
    for i in range(n):
        k = i + 1 if i + 1 < n else 0
        ax, ay = corners[i][0] + x, corners[i][1] + y
        if cross(corners[k][0] + x - ax, corners[k][1] + y - ay, px - ax, py - ay) <= 0:
            return False
    return True


@rule
def disc_near_polygon(px, py, k, corners, n, x, y):
    """The centre is inside the polygon, or nearer than k to an edge (AK-017)."""
    if inside(px, py, corners, n, x, y):
        return True
    for i in range(n):
        j = i + 1 if i + 1 < n else 0
        if nearer_than(px, py, corners[i][0] + x, corners[i][1] + y, corners[j][0] + x, corners[j][1] + y, k):
            return True
    return False


@rule
def disc_overlaps_polygon(px, py, r, corners, n, x, y):
    """A base overlaps a polygon (AK-017)."""
    return disc_near_polygon(px, py, r, corners, n, x, y)


@rule
def disc_within_polygon(px, py, r, corners, n, x, y, reach):
    """A base is at `reach` u or less from a polygon (AK-014)."""
    if inside(px, py, corners, n, x, y):
        return True
    for i in range(n):
        j = i + 1 if i + 1 < n else 0
        if not_farther_than(px, py, corners[i][0] + x, corners[i][1] + y, corners[j][0] + x, corners[j][1] + y, reach + r):
            return True
    return False


@rule
def disc_inside_polygon(px, py, r, corners, n, x, y, width):
    """A base lies wholly inside a polygon (AK-017); its sides on the table edge do not limit it (AK-035)."""
    for i in range(n):
        k = i + 1 if i + 1 < n else 0
        ax, ay = corners[i][0] + x, corners[i][1] + y
        bx, by = corners[k][0] + x, corners[k][1] + y
        if (ax == bx and (ax == 0 or ax == width)) or (ay == by and (ay == 0 or ay == width)):
            continue
        c = cross(bx - ax, by - ay, px - ax, py - ay)
        if c <= 0 or c * c < r * r * d2(ax, ay, bx, by):
            return False
    return True


@rule
def polygon_wholly_within(ax, ay, ar, corners, n, x, y, reach):
    """Every corner lies within `reach` u of a disc (AK-015)."""
    for i in range(n):
        if d2(ax, ay, corners[i][0] + x, corners[i][1] + y) > (reach + ar) * (reach + ar):
            return False
    return True


@rule
def leg_clears_polygon(px, py, qx, qy, r, corners, n, x, y):
    """A base of radius r, which is more than 0, passes a polygon; touching is clear (AK-018).

    Most legs are told by the corners seen along them: all at r or more on one side of the line, it passes; all between its
    ends and on both sides, or one nearer than r, it does not.
    """
    dx, dy = qx - px, qy - py
    length = dx * dx + dy * dy
    left, right, first, last, touched = NEVER, -NEVER, NEVER, -NEVER, False
    for i in range(n):
        ex, ey = corners[i][0] + x - px, corners[i][1] + y - py
        aside, ahead = dx * ey - dy * ex, dx * ex + dy * ey
        left, right, first, last = min(left, aside), max(right, aside), min(first, ahead), max(last, ahead)
        touched = touched or (0 <= ahead <= length and aside * aside < r * r * length)
    nearest = max(left, -right)
    if nearest > 0 and nearest * nearest >= r * r * length:
        return True
    if touched or (left < 0 < right and first >= 0 and last <= length):
        return False
    return leg_clears_polygon_nearby(px, py, qx, qy, r, corners, n, x, y)


@rule
def leg_clears_polygon_nearby(px, py, qx, qy, r, corners, n, x, y):
    """The same for a leg that ends or begins beside the polygon.

    Both ends at r or more beyond the same side: so is all of the leg. A leg through the inside is barred. What is left runs by
    so near that every end and every corner must be asked how far it is.
    """
    low, low_of, high, high_of = 0, 1, 1, 1  # the part of the leg that lies inside, as fractions
    through = True
    for i in range(n):
        k = i + 1 if i + 1 < n else 0
        ax, ay = corners[i][0] + x, corners[i][1] + y
        dx, dy = corners[k][0] + x - ax, corners[k][1] + y - ay
        side, q = cross(dx, dy, px - ax, py - ay), cross(dx, dy, qx - ax, qy - ay)
        if side <= 0 and q <= 0:
            far = r * r * (dx * dx + dy * dy)
            if side * side >= far and q * q >= far:
                return True
            through = False
        elif side <= 0:
            if -side * low_of > low * (q - side):
                low, low_of = -side, q - side
        elif q <= 0:
            if side * high_of < high * (side - q):
                high, high_of = side, side - q
    if through and low * high_of < high * low_of:
        return False
    for i in range(n):
        k = i + 1 if i + 1 < n else 0
        ax, ay = corners[i][0] + x, corners[i][1] + y
        bx, by = corners[k][0] + x, corners[k][1] + y
        if nearer_than(ax, ay, px, py, qx, qy, r):
            return False
        if nearer_than(px, py, ax, ay, bx, by, r) or nearer_than(qx, qy, ax, ay, bx, by, r):
            return False
    return True


@rule
def polygons_nearer_than(a, an, ax, ay, b, bn, bx, by, k):
    """Two polygons overlap or are at k u or less (AK-034)."""
    if inside(ax, ay, b, bn, bx, by) or inside(bx, by, a, an, ax, ay):
        return True
    for i in range(an):
        j = i + 1 if i + 1 < an else 0
        px, py, qx, qy = a[i][0] + ax, a[i][1] + ay, a[j][0] + ax, a[j][1] + ay
        for m in range(bn):
            l = m + 1 if m + 1 < bn else 0  # noqa: E741
            ux, uy, vx, vy = b[m][0] + bx, b[m][1] + by, b[l][0] + bx, b[l][1] + by
            if segments_meet(px, py, qx, qy, ux, uy, vx, vy):
                return True
            if not_farther_than(px, py, ux, uy, vx, vy, k) or not_farther_than(ux, uy, px, py, qx, qy, k):
                return True
    return False


@rule
def polygons_overlap(a, an, ax, ay, b, bn, bx, by):
    """Two polygons have inner points in common: no side of either keeps them apart."""
    return not (kept_apart(a, an, ax, ay, b, bn, bx, by) or kept_apart(b, bn, bx, by, a, an, ax, ay))


@rule
def kept_apart(a, an, ax, ay, b, bn, bx, by):
    """A side of polygon a has all of polygon b beyond it."""
    for i in range(an):
        k = i + 1 if i + 1 < an else 0
        ux, uy = a[i][0] + ax, a[i][1] + ay
        beyond = True
        for m in range(bn):
            if cross(a[k][0] + ax - ux, a[k][1] + ay - uy, b[m][0] + bx - ux, b[m][1] + by - uy) > 0:
                beyond = False
                break
        if beyond:
            return True
    return False


# Sight and fire (AK-027, AK-030, AK-031)


@rule
def disc_cuts(px, py, qx, qy, x, y, r):
    """A disc cuts a line of sight: widened by 1 u, so that two bases in contact leave no gap (AK-027)."""
    return nearer_than(x, y, px, py, qx, qy, r + 1)


@rule
def polygon_cuts(px, py, qx, qy, corners, n, x, y):
    """The open segment meets the inside of a polygon; running along an edge does not cut (AK-027)."""
    low, low_of, high, high_of = 0, 1, 1, 1  # the part of the segment that lies inside, as fractions
    for i in range(n):
        k = i + 1 if i + 1 < n else 0
        ax, ay = corners[i][0] + x, corners[i][1] + y
        dx, dy = corners[k][0] + x - ax, corners[k][1] + y - ay
        side = cross(dx, dy, px - ax, py - ay)
        q = cross(dx, dy, qx - ax, qy - ay)
        if side <= 0 and q <= 0:
            return False
        if side <= 0:
            if -side * low_of > low * (q - side):
                low, low_of = -side, q - side
        elif q <= 0:
            if side * high_of < high * (side - q):
                high, high_of = side, side - q
    return low * high_of < high * low_of


@rule
def disc_in_corridor(ax, ay, ar, bx, by, br, x, y, r):
    """A disc meets the hull of shooter and target (AK-030)."""
    dx, dy, ex, ey = bx - ax, by - ay, x - ax, y - ay
    dl, rho = br - ar, ar + r
    a = dx * dx + dy * dy - dl * dl
    b = ex * dx + ey * dy + rho * dl
    c = ex * ex + ey * ey - rho * rho
    return 0 < b < a and a * c < b * b


@rule
def polygon_in_corridor(ax, ay, ar, bx, by, br, corners, n, x, y):
    """A polygon meets the corridor: by a corner, by a side across the centre line, or around a centre (AK-031)."""
    if inside(ax, ay, corners, n, x, y) or inside(bx, by, corners, n, x, y):
        return True
    for i in range(n):
        k = i + 1 if i + 1 < n else 0
        ux, uy = corners[i][0] + x, corners[i][1] + y
        if disc_in_corridor(ax, ay, ar, bx, by, br, ux, uy, 0):
            return True
        if segments_meet(ax, ay, bx, by, ux, uy, corners[k][0] + x, corners[k][1] + y):
            return True
    return False
