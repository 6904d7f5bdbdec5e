"""Elements of scenery: what they are to a base, to a move and to sight. Basic ones are walls; advanced ones may be entered,
seen through, climbed (AK-220, AK-224 to AK-229).
"""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .agreed import advanced
from .geometry import (
    INCH,
    d2,
    disc_inside_polygon,
    disc_overlaps_polygon,
    disc_within_polygon,
    leg_clears_polygon,
    nearer_than,
)

NOWHERE = -1  # no table is so wide: every side of a polygon limits what is inside it


# What an element is


@rule
def set_nature(s, e, vision, crossing):
    """One rule of vision and one or more of crossing, as a bit set (AK-224); a clear one changes no move (AK-227)."""
    bit = 1 << e
    closed = (crossing >> p.CLIMBED) & 1 == 1 or (crossing >> p.IMPASSABLE) & 1 == 1
    s.closed = (s.closed & ~bit) | (bit if closed else 0)
    s.climbs = (s.climbs & ~bit) | (bit if (crossing >> p.CLIMBED) & 1 == 1 else 0)
    s.mire = (s.mire & ~bit) | (bit if (crossing >> p.AWKWARD) & 1 == 1 and not closed else 0)
    s.thick = (s.thick & ~bit) | (bit if (crossing >> p.CLUTTERED) & 1 == 1 and not closed else 0)
    s.clear = (s.clear & ~bit) | (bit if vision != p.OPAQUE else 0)
    s.sparse = (s.sparse & ~bit) | (bit if vision == p.SPARSE else 0)
    s.barred = s.closed


@rule
def nature_of_kind(box, s, e):
    """An element as the library has it; in the basic game opaque and impassable (AK-089, AK-224)."""
    kind = s.element[e]
    if advanced(s) == 1:
        set_nature(s, e, box.element_vision[kind], box.element_crossing[kind])
    else:
        set_nature(s, e, p.OPAQUE, 1 << p.IMPASSABLE)


@rule
def is_in(elements, e):
    """The element is in the set."""
    return (elements >> e) & 1 == 1


# An element and a base


@rule
def overlaps_element(box, s, e, x, y, r):
    """A disc overlaps an element."""
    far = box.element_reach[s.element[e]] + r
    if d2(x, y, s.ex[e], s.ey[e]) >= far * far:
        return False
    kind = s.element[e]
    return disc_overlaps_polygon(x, y, r, box.outline[kind][s.bearing[e]], box.element_corners[kind], s.ex[e], s.ey[e])


@rule
def element_within(box, s, e, x, y, r, reach):
    """A base is at `reach` u or less of the element (AK-014)."""
    kind = s.element[e]
    far = box.element_reach[kind] + r + reach
    if d2(x, y, s.ex[e], s.ey[e]) > far * far:
        return False
    return disc_within_polygon(x, y, r, box.outline[kind][s.bearing[e]], box.element_corners[kind], s.ex[e], s.ey[e], reach)


@rule
def touches_element(box, s, f, e):
    """The figure is in contact with the element, or inside it (AK-017, AK-220)."""
    return element_within(box, s, e, s.x[f], s.y[f], box.radius[s.kind[f]], 1)


@rule
def straddles(box, s, x, y, r):
    """The base would stand astride the edge of a cluttered element (AK-229)."""
    for e in range(s.elements):
        if is_in(s.thick, e) and overlaps_element(box, s, e, x, y, r):
            kind = s.element[e]
            corners, n = box.outline[kind][s.bearing[e]], box.element_corners[kind]
            if not disc_inside_polygon(x, y, r, corners, n, s.ex[e], s.ey[e], NOWHERE):
                return True
    return False


@rule
def in_any(box, s, elements, x, y, r):
    """The base overlaps one of these elements."""
    for e in range(s.elements):
        if is_in(elements, e) and overlaps_element(box, s, e, x, y, r):
            return True
    return False


@rule
def in_clutter(box, s, f):
    """The figure stands in a cluttered element (AK-229)."""
    return s.thick != 0 and in_any(box, s, s.thick, s.x[f], s.y[f], box.radius[s.kind[f]])


@rule
def effect_near(box, s, f, effect, reach):
    """The element with a special effect, within `reach` u of the figure; NOTHING without one."""
    for e in range(s.elements):
        if s.special[e] == effect + 1 and element_within(box, s, e, s.x[f], s.y[f], box.radius[s.kind[f]], reach):
            return e
    return p.NOTHING


# An element and a move


@rule
def leg_clears_element(box, s, e, px, py, qx, qy, r):
    """A base moves along a leg without touching an element."""
    kind = s.element[e]
    if not nearer_than(s.ex[e], s.ey[e], px, py, qx, qy, r + box.element_reach[kind]):
        return True
    return leg_clears_polygon(
        px, py, qx, qy, r, box.outline[kind][s.bearing[e]], box.element_corners[kind], s.ex[e], s.ey[e]
    )


@rule
def bar(box, s, f, gx, gy, dry):
    """Close to a path what it may not enter: cluttered elements in which it neither starts nor ends (AK-229), and, for a way
    that keeps its full value, awkward ones (AK-228)."""
    s.barred = s.closed | (s.mire if dry else 0)
    if s.thick != 0:
        r = box.radius[s.kind[f]]
        for e in range(s.elements):
            if is_in(s.thick, e) and not overlaps_element(box, s, e, s.x[f], s.y[f], r):
                if not overlaps_element(box, s, e, gx, gy, r):
                    s.barred |= 1 << e


@rule
def unbar(s):
    """No element is barred but those that are closed."""
    s.barred = s.closed


@rule
def muddy(box, s, f, px, py, qx, qy):
    """A leg overlaps an awkward element at some moment (AK-228)."""
    r = box.radius[s.kind[f]]
    for e in range(s.elements):
        if is_in(s.mire, e) and not leg_clears_element(box, s, e, px, py, qx, qy, r):
            return True
    return False


@rule
def slow_down(s, inches):
    """What an awkward element takes from the move that begins: 1, 2 or 3 inches (AK-228)."""
    s.slow = 256 * INCH * inches
    s.mired = 0
