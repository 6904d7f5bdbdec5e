"""The table as it stands: where bases may be, how they go round things, who sees whom and what is in the way."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .agreed import big_table, form, letter_of
from .figures import seat_of
from .geometry import (
    INCH,
    RIM,
    d2,
    disc_cuts,
    disc_in_corridor,
    disc_inside_polygon,
    disc_overlaps_polygon,
    disc_wholly_within,
    discs_overlap,
    discs_touch,
    discs_within,
    nearer_than,
    on_table,
    polygon_cuts,
    polygon_in_corridor,
    polygon_wholly_within,
)
from .terrain import element_within, overlaps_element, straddles

OBJECTIVE = 8  # its radius (AK-011)
FREE, DODGING, PASSING = 0, 1, 2  # what the end of a move must be; a point that is only passed may touch enemies (AK-126)


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
    """The size of a figure's profile."""
    return box.size[s.kind[f]]


@rule
def near(box, s, f, g, inches):
    """Two figures are at so many inches or less (AK-003, AK-014)."""
    return discs_within(s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g), INCH * inches)


@rule
def gap_within(box, s, f, g, reach):
    """Two figures are at `reach` u or less (AK-014)."""
    return discs_within(s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g), reach)


@rule
def touching(box, s, f, g):
    """Two figures are in contact (AK-016)."""
    return discs_touch(s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g))


@rule
def fights(box, s, f, g):
    """Two enemies on the table, in contact."""
    return s.here[f] == 1 and s.here[g] == 1 and seat_of(f) != seat_of(g) and touching(box, s, f, g)


@rule
def engaged(box, s, f):
    """En Combat: in contact with at least one enemy; otherwise Libre (AK-016, AK-100)."""
    for g in range(s.seats * p.TROOP):
        if fights(box, s, f, g):
            return True
    return False


@rule
def free_at(box, s, f, x, y):
    """The figure would be Libre there."""
    r = radius(box, s, f)
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and seat_of(g) != seat_of(f) and discs_touch(x, y, r, s.x[g], s.y[g], radius(box, s, g)):
            return False
    return True


@rule
def contact_kind(box, s, f, g):
    """Which radii touch: 0 for two small bases, 2 for two large ones."""
    return (radius(box, s, f) + radius(box, s, g) - 16) // 4


@rule
def legal_at(box, s, f, x, y):
    """A move may end there: nothing is overlapped, and no edge of a cluttered element straddled (AK-013, AK-229)."""
    return clear_at(box, s, f, x, y) and (s.thick == 0 or not straddles(box, s, x, y, radius(box, s, f)))


@rule
def clear_at(box, s, f, x, y):
    """The base has room there: on the table, overlapping nothing (AK-012, AK-013) that is closed to it (AK-089, AK-220)."""
    r = radius(box, s, f)
    if not on_table(x, y, r, width(box, s)):
        return False
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and g != f and discs_overlap(x, y, r, s.x[g], s.y[g], radius(box, s, g)):
            return False
    for o in range(s.objectives):
        if discs_overlap(x, y, r, s.ox[o], s.oy[o], OBJECTIVE):
            return False
    for e in range(s.elements):
        if (s.barred >> e) & 1 == 1 and overlaps_element(box, s, e, x, y, r):
            return False
    return True


@rule
def under(box, s, t, x, y, r):
    """A base overlaps a template (AK-033)."""
    return disc_overlaps_polygon(x, y, r, box.template[s.laid[t][3]], 4, s.laid[t][1], s.laid[t][2])


@rule
def covered(box, s, f, effect):
    """The template of such an effect that covers the figure, or NOTHING."""
    for t in range(s.templates):
        if s.laid[t][0] == effect and under(box, s, t, s.x[f], s.y[f], radius(box, s, f)):
            return t
    return p.NOTHING


# Zones (AK-035, AK-037)


@rule
def zone_of(box, s, x, y):
    """The letter of the table zone that holds a point: the nearest anchor, ties to the earlier letter (AK-037)."""
    anchors = box.anchor[s.seats - 2][s.options[p.SCENARIO]][big_table(box, s)]
    nearest = 0
    for letter in range(1, s.seats):
        if d2(x, y, anchors[letter][0], anchors[letter][1]) < d2(x, y, anchors[nearest][0], anchors[nearest][1]):
            nearest = letter
    return nearest


@rule
def in_zone(box, s, seat, x, y, r):
    """A base on the table lies wholly in the deployment zone of a seat (AK-035)."""
    w = width(box, s)
    sc, letter = s.options[p.SCENARIO], letter_of(s, seat)
    zone, corners = box.zone[s.seats - 2][sc][big_table(box, s)][letter], box.zone_corners[s.seats - 2][sc][letter]
    return disc_inside_polygon(x, y, r, zone, corners, 0, 0, w)


# Sight (AK-025 to AK-028)


@rule
def sample_x(x, r, k):
    """A point of a base: its centre, or one of its rim."""
    return x if k == 0 or r == 0 else x + RIM[1 if r == 12 else 0][k - 1][0]


@rule
def sample_y(y, r, k):
    """A point of a base: its centre, or one of its rim."""
    return y if k == 0 or r == 0 else y + RIM[1 if r == 12 else 0][k - 1][1]


@rule
def blockers(box, s, ax, ay, ar, bx, by, br, tall, a, b):
    """The things tall enough to block (AK-026) that lie near the lines from base to base: bit sets of figures, objectives
    and elements. The two that look are never in their own way (AK-002)."""
    band = max(ar, br) + 2
    figures, objectives, elements = 0, 0, 0
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and g != a and g != b and size(box, s, g) >= tall:
            if nearer_than(s.x[g], s.y[g], ax, ay, bx, by, band + radius(box, s, g)):
                figures |= 1 << g
    if box.objective_size[s.options[p.SCENARIO]] >= tall:
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


@rule
def stood_in(box, s, e, ax, ay, ar, bx, by, br):
    """One of two figures stands in the element, which then does not block its sight (AK-225)."""
    return overlaps_element(box, s, e, ax, ay, ar) or (br > 0 and overlaps_element(box, s, e, bx, by, br))


@rule
def line_cut(box, s, px, py, qx, qy, figures, objectives, elements):
    """One of these things cuts the segment (AK-027)."""
    for g in range(s.seats * p.TROOP):
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


@rule
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


@rule
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


@rule
def sees_point(box, s, f, x, y):
    """A figure sees a point: an element of size 0 with a single sample (AK-178)."""
    return line_of_sight(box, s, s.x[f], s.y[f], radius(box, s, f), x, y, 0, size(box, s, f), f, p.NOTHING)


# Fire (AK-030 to AK-032)


@rule
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


@rule
def obstacles(box, s, f, g):
    """Figures, elements and objectives of size 1 or more in the way of a Tir (AK-159); a sparse element as tall as one of the
    two counts twice (AK-225)."""
    ax, ay, ar, bx, by, br = s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g)
    n = 0
    for k in range(s.seats * p.TROOP):
        if s.here[k] == 1 and k != f and k != g:
            n += 1 if disc_in_the_way(ax, ay, ar, bx, by, br, s.x[k], s.y[k], radius(box, s, k)) else 0
    if box.objective_size[s.options[p.SCENARIO]] > 0:
        for o in range(s.objectives):
            n += 1 if disc_in_the_way(ax, ay, ar, bx, by, br, s.ox[o], s.oy[o], OBJECTIVE) else 0
    for e in range(s.elements):
        if element_in_corridor(box, s, e, ax, ay, ar, bx, by, br):
            tall = box.element_size[s.element[e]] >= min(size(box, s, f), size(box, s, g))
            n += 2 if tall and (s.sparse >> e) & 1 == 1 else 1
    return n


@rule
def disc_in_the_way(ax, ay, ar, bx, by, br, x, y, r):
    """A disc in the corridor (AK-030), and not wholly within 5 inches of the shooter (AK-032)."""
    return disc_in_corridor(ax, ay, ar, bx, by, br, x, y, r) and not disc_wholly_within(ax, ay, ar, x, y, r, 5 * INCH)


@rule
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


@rule
def out_of_fire(box, s, f, x, y, shooter):
    """Out of the shooter's sight, out of its range, or within 1 inch of a thing that stands in its corridor (AK-165)."""
    r, ax, ay, ar = radius(box, s, f), s.x[shooter], s.y[shooter], radius(box, s, shooter)
    if not discs_within(ax, ay, ar, x, y, r, box.reach[s.kind[shooter]]):
        return True
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and g != f and g != shooter:
            rg = radius(box, s, g)
            if discs_within(x, y, r, s.x[g], s.y[g], rg, INCH) and disc_in_corridor(ax, ay, ar, x, y, r, s.x[g], s.y[g], rg):
                return True
    if box.objective_size[s.options[p.SCENARIO]] > 0:
        for o in range(s.objectives):
            if discs_within(x, y, r, s.ox[o], s.oy[o], OBJECTIVE, INCH):
                if disc_in_corridor(ax, ay, ar, x, y, r, s.ox[o], s.oy[o], OBJECTIVE):
                    return True
    for e in range(s.elements):
        kind = s.element[e]
        if box.element_size[kind] > 0 and element_within(box, s, e, x, y, r, INCH):
            corners, n = box.outline[kind][s.bearing[e]], box.element_corners[kind]
            if polygon_in_corridor(ax, ay, ar, x, y, r, corners, n, s.ex[e], s.ey[e]):
                return True
    return not sees_from(box, s, f, x, y, shooter)


@rule
def on_the_table(s, seat):
    """Figures of a seat that are still there."""
    n = 0
    for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
        n += s.here[f]
    return n


@rule
def moved(s, f):
    """A figure changed its place: shots that aimed at it or from it start anew (AK-212)."""
    s.aimed[f] = 0
    for g in range(s.seats * p.TROOP):
        s.aimed[g] &= ~(1 << f)
