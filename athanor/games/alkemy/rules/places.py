"""What a place gives to a figure that stands there: something to climb, strength, cheaper formulas (AK-230, AK-233, AK-236)."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .agreed import advanced, measured
from .board import engaged, free_at, legal_at, radius
from .figures import marked
from .geometry import INCH, TWO_INCHES, along, cross, d2
from .terrain import effect_near, element_within, is_in
from .ways import MARCHE, value_of

# Climbing (AK-230)


@rule
def element_to_climb(box, s, f, reach):
    """The first element within reach that is climbed, or NOTHING."""
    for e in range(s.elements):
        if is_in(s.climbs, e) and element_within(box, s, e, s.x[f], s.y[f], radius(box, s, f), reach):
            return e
    return p.NOTHING


@rule
def refusal_to_climb(box, s, f, pa):
    """1 PA, Libre, allowed to move, within an inch of an element to be climbed; by estimate, plainly near it (AK-230)."""
    if s.climbs == 0 or pa < 1:
        return 230
    if marked(s, f, p.STILL) or marked(s, f, p.NETTED):
        return 103
    if element_to_climb(box, s, f, INCH if measured(s) else 4 * INCH) == p.NOTHING or engaged(box, s, f):
        return 230
    return 0


@rule
def side_distance(px, py, ax, ay, bx, by):
    """The squared distance of a point to a side, in 1/256 of a square u."""
    dx, dy, ex, ey = bx - ax, by - ay, px - ax, py - ay
    t, length = ex * dx + ey * dy, dx * dx + dy * dy
    if t <= 0:
        return 256 * (ex * ex + ey * ey)
    if t >= length:
        return 256 * d2(px, py, bx, by)
    c = cross(dx, dy, ex, ey)
    return 256 * c * c // length


@rule
def far_side(box, s, f, e):
    """Where a climber comes down, into px and py: along the inward normal of the nearest side, at the first legal Libre point
    wholly past the opposite side, no farther than a Marche (AK-230). False if there is none."""
    kind = s.element[e]
    corners, n = box.outline[kind][s.bearing[e]], box.element_corners[kind]
    x, y, r = s.x[f], s.y[f], radius(box, s, f)
    nearest, best = 0, -1
    for k in range(n):
        m = k + 1 if k + 1 < n else 0
        ax, ay = corners[k][0] + s.ex[e], corners[k][1] + s.ey[e]
        far = side_distance(x, y, ax, ay, corners[m][0] + s.ex[e], corners[m][1] + s.ey[e])
        if best < 0 or far < best:
            nearest, best = k, far
    m = nearest + 1 if nearest + 1 < n else 0
    nx, ny = corners[nearest][1] - corners[m][1], corners[m][0] - corners[nearest][0]
    opposite, other = (nearest + n // 2) % n, (nearest + n // 2 + 1) % n
    cx, cy = corners[opposite][0] + s.ex[e], corners[opposite][1] + s.ey[e]
    dx, dy = corners[other][0] - corners[opposite][0], corners[other][1] - corners[opposite][1]
    value = value_of(box, s, f, MARCHE)
    for step in range(1, value + 1):
        gx, gy = x + along(nx, step, nx * nx + ny * ny), y + along(ny, step, nx * nx + ny * ny)
        past = cross(dx, dy, gx - cx, gy - cy)
        if past < 0 and past * past >= r * r * (dx * dx + dy * dy):
            if d2(x, y, gx, gy) <= value * value and legal_at(box, s, f, gx, gy) and free_at(box, s, f, gx, gy):
                s.px, s.py = gx, gy
                return True
    return False


# Drawing strength (AK-233)


@rule
def bracing_touched(box, s, f):
    """The bracing element in contact that has braced nobody this turn, or NOTHING."""
    e = effect_near(box, s, f, p.BRACING, 1)
    return p.NOTHING if e == p.NOTHING or is_in(s.braced, e) else e


@rule
def refusal_to_brace(box, s, f, pa):
    """An action point, and a bracing place in contact (AK-233)."""
    return 0 if pa > 0 and bracing_touched(box, s, f) != p.NOTHING else 233


# Alchemy (AK-236)


@rule
def alchemical_here(box, s, f):
    """An alchemical element is within 2 inches."""
    return advanced(s) == 1 and effect_near(box, s, f, p.ALCHEMICAL, TWO_INCHES) != p.NOTHING


@rule
def components_for(box, s, f, formula):
    """What a formula costs: 1 component less near an alchemical element (AK-236)."""
    return max(0, box.price[formula] - (1 if alchemical_here(box, s, f) else 0))
