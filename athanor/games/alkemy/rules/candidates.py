"""A few good points among all that a move may end at, beside the sixteen directions, objectives and pawns of `movement`.

Some of them would tell a distance or a line of sight that nobody has measured: those are offered only where everybody may measure
(AK-004, AK-210).
"""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .agreed import big_table, letter_of, measured
from .board import DODGING, out_of_fire, radius, sees, width
from .figures import has, seat_of
from .geometry import along, cost, d2, isqrt
from .paths import leg_clear
from .preparation import add_spot
from .ways import CHARGE_MOVE_VALUE, end_fits, stop_on_leg, value_of

LEADER_REACH, FORMATION_REACH = 96, 16


@rule
def offer_by_others(box, s, f, value, end, shooter, found):
    """Points that other figures make good: near enemies, in shelter, beside friends; and the way home."""
    if end == DODGING:
        offer_shelter(box, s, f, shooter, value, end, shooter)
    elif measured(s):
        for g in range(s.seats * p.TROOP):
            if s.here[g] == 1 and seat_of(g) != seat_of(f):
                offer_against(box, s, f, g, value, end)
        for g in range(s.seats * p.TROOP):
            if s.here[g] == 1 and seat_of(g) == seat_of(f) and g != f:
                offer_beside(box, s, f, g, value, end)
    offer_home(box, s, f, value, end, shooter, found)


@rule
def gap_between(box, s, f, g):
    """From edge to edge in u, rounded down."""
    return isqrt(d2(s.x[f], s.y[f], s.x[g], s.y[g])) - radius(box, s, f) - radius(box, s, g)


@rule
def offer_towards(box, s, f, g, far, value, end):
    """The point so many u towards another figure, or away from it when `far` is negative, if the straight way is clear."""
    if far == 0 or abs(far) > value:
        return
    dx, dy = s.x[g] - s.x[f], s.y[g] - s.y[f]
    length = dx * dx + dy * dy
    if far < 0:
        dx, dy = -dx, -dy
    x, y = s.x[f] + along(dx, abs(far), length), s.y[f] + along(dy, abs(far), length)
    if cost(s.x[f], s.y[f], x, y) <= 256 * value and end_fits(box, s, f, x, y, end, p.NOTHING):
        if leg_clear(box, s, f, s.x[f], s.y[f], x, y):
            add_spot(s, x, y)


@rule
def offer_against(box, s, f, g, value, end):
    """Just out of an enemy's Charge, and where one's own Charge on it becomes valid; out of the sight of a shooter."""
    gap = gap_between(box, s, f, g)
    offer_towards(box, s, f, g, gap - value_of(box, s, g, CHARGE_MOVE_VALUE) - 2, value, end)
    own = gap - value_of(box, s, f, CHARGE_MOVE_VALUE) + 2
    if own > 0:
        offer_towards(box, s, f, g, own, value, end)
    if box.tir[s.kind[g]] > 0 and gap <= box.reach[s.kind[g]] and sees(box, s, f, g):
        offer_shelter(box, s, f, g, value, end, p.NOTHING)


@rule
def offer_shelter(box, s, f, shooter, value, end, fleeing):
    """The nearest point behind an element, as the shooter sees it: out of its sight or an obstacle at hand (AK-165)."""
    best, bx, by = p.NOTHING, 0, 0
    for e in range(s.elements):
        kind = s.element[e]
        behind = box.element_reach[kind] + radius(box, s, f) + 1
        away = isqrt(d2(s.x[f], s.y[f], s.ex[e], s.ey[e]))
        far = isqrt(d2(s.x[shooter], s.y[shooter], s.ex[e], s.ey[e]))
        if box.element_size[kind] == 0 or far == 0 or away > value + behind:
            continue
        x = s.ex[e] + (s.ex[e] - s.x[shooter]) * behind // far
        y = s.ey[e] + (s.ey[e] - s.y[shooter]) * behind // far
        price = cost(s.x[f], s.y[f], x, y)
        if price <= 256 * value and (best == p.NOTHING or price < best) and leg_clear(box, s, f, s.x[f], s.y[f], x, y):
            if end_fits(box, s, f, x, y, end, fleeing) and out_of_fire(box, s, f, x, y, shooter):
                best, bx, by = price, x, y
    if best != p.NOTHING:
        add_spot(s, bx, by)


@rule
def offer_beside(box, s, f, g, value, end):
    """Inside what a friend gives: a leader's voice, the area of a formula, the close order of a formation."""
    reach = max(s.prayer[g], s.foresight[g])
    if has(box, s, g, p.LEADER) and box.hero[s.kind[f]] == 0 and not has(box, s, f, p.ANIMAL):
        reach = max(reach, LEADER_REACH)
    if has(box, s, g, p.FORMATION) and has(box, s, f, p.FORMATION):
        reach = max(reach, FORMATION_REACH)
    far = gap_between(box, s, f, g) - reach + 2
    if reach > 0 and far > 0:
        offer_towards(box, s, f, g, far, value, end)


@rule
def offer_home(box, s, f, value, end, shooter, found):
    """As near to the own edge of the table, or to the own corner, as the straight way goes."""
    scenario, r, w = s.options[p.SCENARIO], radius(box, s, f), width(box, s)
    letter = letter_of(s, seat_of(f))
    anchor = box.anchor[s.seats - 2][scenario][big_table(box, s)][letter]
    gx = s.x[f] if box.zone_corners[s.seats - 2][scenario][letter] == 4 else max(r, min(w - r, anchor[0]))
    gy = max(r, min(w - r, anchor[1]))
    length = d2(s.x[f], s.y[f], gx, gy)
    if length > value * value:
        gx, gy = s.x[f] + along(gx - s.x[f], value, length), s.y[f] + along(gy - s.y[f], value, length)
    if leg_clear(box, s, f, s.x[f], s.y[f], gx, gy):
        if stop_on_leg(box, s, f, s.x[f], s.y[f], gx, gy, 256 * value, end, shooter, found):
            add_spot(s, found[0], found[1])
