"""What may be chosen now: refusals, each with its rule, and the list of what is left."""

from athanor.kernel.rulebook import BY_REFUSAL, rule

from . import pieces as p
from .activation import refusal_to_activate
from .advanced import may_relocate, refusal_of_crossing, refusal_of_gift, refusal_to_receive
from .agreed import advanced
from .alchemy import may_be_extra, may_inherit, refusal_to_gather, refusal_to_improve
from .board import fights, free_at, legal_at, on_the_table, radius, width
from .combat import may_guard, refusal_of_card
from .command import refusal_of_command, refusal_to_cancel, refusal_to_feed, refusal_to_take
from .declaring import may_add, may_target, refusal_to_declare
from .dice import pair_offered
from .effects import effect_waits, keeps_stones
from .figures import seat_of
from .geometry import d2, on_table
from .movement import contact_in_cell, contact_reached, may_strike
from .pieces import A, Q, Z
from .preparation import (
    element_fits,
    may_deploy_at,
    refusal_of_bearing,
    refusal_of_chief,
    refusal_of_element,
    refusal_of_pawn,
    refusal_of_recruit,
    refusal_of_troop,
    refusal_to_lock,
    refusal_to_stop,
    waits,
)
from .shooting import refusal_to_react
from .stack import top_arg
from .terrain import in_any, in_clutter, is_in, overlaps_element


@rule
def point_fits(box, s, x, y):
    """0, or the rule against picking this point for what is being placed or moved."""
    w = width(box, s)
    if not (0 <= x <= w and 0 <= y <= w):
        return 10
    if s.purpose == p.PLACING:
        seat, kind, bearing = s.mover // 64, s.mover % 64 // 4, s.mover % 4
        return element_fits(box, s, seat, kind, bearing, x, y)
    if s.purpose == p.RELOCATING:
        return 0 if may_relocate(box, s, s.mover, x, y) else 235
    if s.purpose == p.DEPLOYING:
        return 0 if may_deploy_at(box, s, s.mover, x, y) else 94
    if s.purpose == p.COVERING or s.purpose == p.SUMMONING:
        return 0
    if s.purpose == p.SHIFTING:
        if d2(s.x[s.mover], s.y[s.mover], x, y) > s.reach * s.reach:
            return 103
        if not legal_at(box, s, s.mover, x, y):
            return 13
        return 0 if free_at(box, s, s.mover, x, y) else 120
    if s.purpose == p.CHARGING:
        return 0 if contact_reached(box, s, top_arg(s, 1), top_arg(s, 2), top_arg(s, 3), x, y, True) else 131
    if not on_table(x, y, radius(box, s, s.mover), w):
        return 12
    return 0 if legal_at(box, s, s.mover, x, y) else 13


@rule
def cell_fits(box, s, x, y, side):
    """0, or the rule against a cell that holds no point that may be picked."""
    if s.purpose == p.CHARGING:
        return 0 if contact_in_cell(box, s, top_arg(s, 1), top_arg(s, 2), top_arg(s, 3), x, y, side) else 131
    if side > 4 and look_into(box, s, x, y, side, side // 4) == 0:  # a few points that lie far apart come first
        return 0
    if s.purpose != p.MOVING:
        return look_into(box, s, x, y, side, 1)
    if not all_taken(box, s, x, y, side - 1):
        for k in range(side // 4 * (side // 4)):
            px, py = x + k * 4 % side, y + k * 4 // side * 4
            if not all_taken(box, s, px, py, 3) and look_into(box, s, px, py, 4, 1) == 0:
                return 0
    return point_fits(box, s, x + side - 1, y + side - 1)


@rule
def look_into(box, s, x, y, side, step):
    """0 if one of the points of a cell, so far apart, may be picked; or the rule against the last of them."""
    no = 10
    for py in range(y + step // 2, y + side, step):
        for px in range(x + step // 2, x + side, step):
            no = point_fits(box, s, px, py)
            if no == 0:
                return 0
    return no


@rule
def all_taken(box, s, x, y, side):
    """One figure or closed element leaves the mover no room at the four corners of a square, and so nowhere in it."""
    f = s.mover
    r = radius(box, s, f)
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and g != f:
            reach = r + radius(box, s, g)
            far_x, far_y = max(abs(x - s.x[g]), abs(x + side - s.x[g])), max(abs(y - s.y[g]), abs(y + side - s.y[g]))
            if far_x * far_x + far_y * far_y < reach * reach:
                return True
    for e in range(s.elements):
        if (
            is_in(s.barred, e)
            and overlaps_element(box, s, e, x, y, r)
            and overlaps_element(box, s, e, x + side, y, r)
            and overlaps_element(box, s, e, x, y + side, r)
            and overlaps_element(box, s, e, x + side, y + side, r)
        ):
            return True
    return False


@rule
def area_across(box, s):
    """Areas of 4 inches along a side of the table; the last also holds the far edge."""
    return width(box, s) // 64


@rule
def refusal_of_area(box, s, k):
    """An area of the table (AK-010) in which a point fits."""
    across = area_across(box, s)
    if k >= across * across:
        return 10
    return cell_fits(box, s, k % across * 64, k // across * 64, 64)


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0: each question has its answers. Declarations belong to an
    activation (AK-111), the first of a turn is not passed (AK-104), destinations (AK-022) and dice kept (AK-051) are offered."""
    q = s.asks
    if q == Q.declare:
        if A.rest <= action <= A.light or action in (A.climb, A.brace):
            return refusal_to_declare(box, s, top_arg(s, 1), top_arg(s, 2), action)
        return 111
    if q in (Q.destination, Q.place, Q.station):
        if A.spot <= action <= Z.spot:
            return 0 if action - A.spot < s.spots else 22
        if action == A.point:
            return refusal_of_point(s)
        return 22
    if q == Q.card:
        return refusal_of_sealed_card(box, s, seat, action)
    if q == Q.activate:
        if action == A.pass_:
            return 0 if s.opened == 1 else 104
        return refusal_to_activate(box, s, seat, action - A.activate) if A.activate <= action <= Z.activate else 104
    if q == Q.keep:
        return 0 if A.keep <= action <= Z.keep and pair_offered(box, s, action - A.keep) else 51
    if q in p.NAMING:
        return refusal_of_figure(box, s, seat, action)
    if Q.area <= q <= Q.dot:
        return refusal_of_cell(box, s, action)
    if q <= Q.station:
        return refusal_before(box, s, seat, action)
    if q > Q.effects:
        return refusal_in_modules(box, s, seat, action)
    return refusal_of_rest(box, s, seat, action)


@rule
def refusal_of_point(s):
    """A zone without room gives one point outside it (AK-094)."""
    return 94 if s.purpose == p.DEPLOYING and s.reach == 0 else 0


@rule
def refusal_of_sealed_card(box, s, seat, action):
    """A combat card, of whoever attacks or of whoever answers (AK-142)."""
    f, g, charge = top_arg(s, 1), top_arg(s, 2), top_arg(s, 3)
    if not A.card <= action <= Z.card:
        return 142
    if seat_of(f) == seat:
        return refusal_of_card(box, s, f, action - A.card, int(charge), False)
    return refusal_of_card(box, s, g, action - A.card, 0, True)


@rule
def refusal_of_figure(box, s, seat, action):
    """A figure is to be named, or none: for a declaration (AK-111), a Charge (AK-130), more targets (AK-177), Fire (AK-184), a
    bodyguard (AK-119), a free attack (AK-124), the servant of an alchemist (AK-180), a decline (AK-200), a command card (AK-245);
    or the enemy to break away from (AK-123), whose player is asked (AK-259)."""
    q = s.asks
    if action == A.enough:
        return 0 if q in (Q.more, Q.fire, Q.guard, Q.free_attack, Q.decline) else 130
    if not A.target <= action <= Z.target:
        return 111
    f, g = top_arg(s, 1), action - A.target
    if q == Q.target:
        if s.stack[s.top - 1][0] == p.EXTRA_TARGETED:
            return 0 if may_be_extra(box, s, f, g) else 177
        return 0 if may_target(box, s, f, top_arg(s, 2), top_arg(s, 3), g) else 130
    if q == Q.subject:
        return 0 if seat_of(g) == seat and s.here[g] == 1 else 245
    if q == Q.more:
        return 0 if may_add(box, s, f, g) else 130
    if q == Q.fire:
        return 0 if s.here[g] == 1 and seat_of(g) != seat else 184
    if q == Q.guard:
        return 0 if may_guard(box, s, f, g) else 119
    if q == Q.free_attack:
        return 0 if may_strike(box, s, f, g) and seat_of(g) == seat else 124
    if q == Q.heir:
        return 0 if may_inherit(box, s, f, g) else 180
    if q == Q.decline:
        return 0 if keeps_stones(box, s, f, g) else 200
    if not fights(box, s, f, g):
        return 123
    return 0 if seat_of(g) == seat else 259


@rule
def refusal_of_cell(box, s, action):
    """A part of the table (AK-010) in which a point fits: area, inch, quarter, point."""
    q = s.asks
    if q == Q.area:
        return refusal_of_area(box, s, action - A.area) if A.area <= action <= Z.area else 10
    if q == Q.inch:
        k = action - A.inch
        return cell_fits(box, s, s.px + k % 4 * 16, s.py + k // 4 * 16, 16) if A.inch <= action <= Z.inch else 10
    if q == Q.quarter:
        k = action - A.quarter
        return cell_fits(box, s, s.px + k % 4 * 4, s.py + k // 4 * 4, 4) if A.quarter <= action <= Z.quarter else 10
    if A.via <= action <= Z.via:
        return refusal_of_way(box, s, action - A.via)
    k = action - A.dot
    return point_fits(box, s, s.px + k % 4, s.py + k // 4) if A.dot <= action <= Z.dot else 10


@rule
def refusal_of_way(box, s, k):
    """A point of the player's own way (AK-022): for a move, and a position that the base may have."""
    if s.purpose != p.MOVING or s.ways >= p.WAYS:
        return 22
    if s.thick != 0 and in_any(box, s, s.thick, s.px + k % 4, s.py + k // 4, radius(box, s, s.mover)):
        return 0 if in_clutter(box, s, s.mover) else 229
    return point_fits(box, s, s.px + k % 4, s.py + k // 4)


@rule
def refusal_before(box, s, seat, action):
    """Questions before the first turn: troops (AK-070), elements (AK-085, AK-222) and when to stop (AK-088), pawns (AK-090),
    deployment (AK-094); and of initiative (AK-102)."""
    q = s.asks
    if q == Q.muster:
        if A.muster <= action <= Z.muster:
            return refusal_of_troop(box, s, action - A.muster)
        if action <= Z.recruit:
            return refusal_of_recruit(box, s, seat, action - A.recruit)
        return refusal_to_lock(box, s, seat) if action == A.lock else 70
    if q == Q.element:
        if A.element <= action <= Z.element:
            return refusal_of_element(box, s, seat, action - A.element)
        if action == A.stop:
            return 88 if top_arg(s, 2) == 1 else refusal_to_stop(box, s, seat)
        if A.give <= action <= Z.give:
            return 222 if top_arg(s, 2) == 1 else refusal_of_gift(box, s, seat, action - A.give)
        return 85
    if q == Q.bearing:
        if A.bearing <= action <= Z.bearing:
            return refusal_of_bearing(box, s, seat, top_arg(s, 3), action - A.bearing)
        return 85
    if q == Q.pawn:
        if A.pawn <= action <= Z.pawn:
            return refusal_of_pawn(box, s, seat, action - A.pawn)
        return 90
    if q == Q.chief:
        if A.chief <= action <= Z.chief and seat_of(action - A.chief) == seat:
            return refusal_of_chief(box, s, action - A.chief)
        return 102
    if q == Q.deploy:
        f = action - A.deploy
        if A.deploy <= action <= Z.deploy and seat_of(f) == seat:
            return 0 if waits(s, f) and s.card[f] == f else 94
        return 94
    return 0 if action in (A.yes, A.no) else 88


@rule
def refusal_in_modules(box, s, seat, action):
    """Questions of advanced scenery (AK-222, AK-224), pawns (AK-090), command (AK-240 to AK-244), whose effects come first
    (AK-006), secret objectives (AK-250)."""
    q = s.asks
    if q in (Q.gift, Q.sabotage):
        e = action - A.onto
        if not A.onto <= action <= Z.onto:
            return 222 if q == Q.gift else 90
        if q == Q.gift:
            return refusal_to_receive(s, e)
        return 0 if e < s.elements and s.pawn[e] > 0 else 90
    if q == Q.vision:
        return 0 if A.vision <= action <= Z.vision else 224
    if q == Q.crossing:
        return refusal_of_crossing(top_arg(s, 4), action)
    if q == Q.feeder:
        if A.chief <= action <= Z.chief and seat_of(action - A.chief) == seat:
            return refusal_to_feed(box, s, action - A.chief)
        return 240
    if q == Q.hand:
        if A.command <= action <= Z.command:
            return refusal_to_take(s, seat, action - A.command)
        return 0 if action == A.ready else 241
    if q == Q.command:
        if A.command <= action <= Z.command:
            return refusal_of_command(box, s, seat, action - A.command)
        return 0 if action == A.hold else 242
    if q == Q.cancel:
        return refusal_to_cancel(box, s, seat, action - A.cancel) if A.cancel <= action <= Z.cancel else 244
    if q == Q.orders:
        k = action - A.obey
        return 0 if 0 <= k < s.seats and (top_arg(s, 1) >> k) & 1 == 1 else 6
    return 0 if A.secret <= action <= Z.secret else 250


@rule
def refusal_of_rest(box, s, seat, action):
    """Short questions of a turn: who starts it (AK-102, AK-259), which figure acts next (AK-113), a distance (AK-157), a Reaction
    (AK-163), what a formula is paid with (AK-174), improved (AK-176) and laid by (AK-033), resources (AK-181, AK-182), effects
    that coincide (AK-006), a free Action (AK-118)."""
    q = s.asks
    if q == Q.starts:
        if not A.starts <= action <= Z.starts:
            return 102
        return 0 if on_the_table(s, action - A.starts) > 0 else 259
    if q == Q.order:
        k = action - A.order - s.active
        return 0 if 0 <= k < p.LINES and s.plan[k][0] != p.REST else 113
    if q == Q.estimate:
        if action == A.eye:
            return 0
        f = top_arg(s, 1)
        return 0 if A.estimate <= action <= Z.estimate and action - A.estimate < box.reach[s.kind[f]] // 8 else 157
    if q == Q.react:
        if A.react <= action <= Z.react:
            return refusal_to_react(box, s, top_arg(s, 1), top_arg(s, 2), action - A.react)
        return 163
    if q == Q.pay:
        return 0 if A.pay <= action <= Z.pay else 174
    if q == Q.improve:
        if action == A.enough:
            return 0
        return refusal_to_improve(box, s, top_arg(s, 1), action - A.improve) if A.improve <= action <= Z.improve else 176
    if q == Q.gather:
        return refusal_to_gather(box, s, top_arg(s, 1), action - A.gather) if A.gather <= action <= Z.gather else 181
    if q == Q.mix:
        return 0 if top_arg(s, 3) <= action - A.mix <= top_arg(s, 4) else 182
    if q == Q.lay:
        return 0 if A.bearing <= action <= Z.bearing else 33
    if q == Q.effects:
        k = action - A.effect
        return 0 if k >= 0 and effect_waits(box, s, k // p.FIGURES, k % p.FIGURES) else 6
    return 0 if action in (A.yes, A.no) else 118


@rule
def legal(box, s, seat, moves):
    """As `refusal` says; written out where few of the actions that answer a question can be legal."""
    q = s.asks
    if q == Q.declare:
        return legal_declarations(box, s, moves)
    if q in p.POINTED:
        low, high, last = A.spot, A.spot + s.spots, A.point
    elif q == Q.activate:
        low, high, last = A.activate + seat * p.TROOP, A.activate + (seat + 1) * p.TROOP, A.pass_
    elif q in p.NAMING:
        low, high, last = A.target, A.target + s.seats * p.TROOP, A.enough
    else:
        return BY_REFUSAL
    n = 0
    for action in range(low, high):
        if refusal(box, s, seat, action) == 0:
            moves[n] = action
            n += 1
    if refusal(box, s, seat, last) == 0:
        moves[n] = last
        n += 1
    return n


@rule
def legal_declarations(box, s, moves):
    """Only the formulas of the figure's card are looked at."""
    f, first = top_arg(s, 1), top_arg(s, 2)
    n = 0
    for action in range(A.rest, A.formula):
        if refusal_to_declare(box, s, f, first, action) == 0:
            moves[n] = action
            n += 1
    if box.circle[s.kind[f]] > 0:
        for formula in range(3):
            number = box.formulas[s.kind[f]][formula]
            if number != p.NOTHING and refusal_to_declare(box, s, f, first, A.formula + number) == 0:
                moves[n] = A.formula + number
                n += 1
    for action in range(A.collect, A.light + 1):
        if refusal_to_declare(box, s, f, first, action) == 0:
            moves[n] = action
            n += 1
    if advanced(s) == 1:
        for action in range(A.climb, A.brace + 1):
            if refusal_to_declare(box, s, f, first, action) == 0:
                moves[n] = action
                n += 1
    return n
