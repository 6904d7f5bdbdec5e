"""What may be chosen now: refusals, each with its rule, and the list of what is left (section 5)."""

from athanor.kernel.rulebook import rule

from .activation import (
    refusal_to_activate,
)
from .advanced import may_relocate, refusal_of_crossing, refusal_of_gift, refusal_to_receive
from .alchemy import (
    may_be_extra,
    may_inherit,
    refusal_to_gather,
    refusal_to_improve,
)
from .board import fights, free_at, legal_at, on_the_table, radius, width
from .combat import (
    may_guard,
    refusal_of_card,
)
from .command import refusal_of_command, refusal_to_cancel, refusal_to_feed, refusal_to_take
from .declaring import (
    may_add,
    may_target,
    refusal_to_declare,
)
from .dice import pair_offered
from .effects import effect_waits, keeps_stones
from .geometry import d2, on_table
from .movement import contact_in_cell, contact_reached, may_strike
from .pieces import (
    A_ACTIVATE,
    A_AREA,
    A_BEARING,
    A_BRACE,
    A_CANCEL,
    A_CARD,
    A_CHIEF,
    A_CLIMB,
    A_COLLECT,
    A_COMMAND,
    A_CROSSING,
    A_DEPLOY,
    A_DOT,
    A_EFFECT,
    A_ELEMENT,
    A_ENOUGH,
    A_ESTIMATE,
    A_EYE,
    A_FORMULA,
    A_GATHER,
    A_GIVE,
    A_HOLD,
    A_IMPROVE,
    A_INCH,
    A_KEEP,
    A_LIGHT,
    A_LOCK,
    A_MIX,
    A_MUSTER,
    A_NO,
    A_OBEY,
    A_ONTO,
    A_ORDER,
    A_PASS,
    A_PAWN,
    A_PAY,
    A_POINT,
    A_QUARTER,
    A_REACT,
    A_READY,
    A_RECRUIT,
    A_REST,
    A_SECRET,
    A_SPOT,
    A_STARTS,
    A_STOP,
    A_TARGET,
    A_VIA,
    A_VISION,
    A_YES,
    CARDS,
    CHARGING,
    COVERING,
    DEPLOYING,
    EFFECT_KINDS,
    EXTRA_TARGETED,
    FIGURES,
    LINES,
    MOVING,
    NAMING,
    NOTHING,
    PLACING,
    Q_ACTIVATE,
    Q_AREA,
    Q_BEARING,
    Q_CANCEL,
    Q_CARD,
    Q_CHIEF,
    Q_COMMAND,
    Q_CROSSING,
    Q_DECLARE,
    Q_DECLINE,
    Q_DEPLOY,
    Q_DESTINATION,
    Q_DOT,
    Q_EFFECTS,
    Q_ELEMENT,
    Q_ESTIMATE,
    Q_FEEDER,
    Q_FIRE,
    Q_FREE_ATTACK,
    Q_GATHER,
    Q_GIFT,
    Q_GUARD,
    Q_HAND,
    Q_HEIR,
    Q_IMPROVE,
    Q_INCH,
    Q_KEEP,
    Q_LAY,
    Q_MIX,
    Q_MORE,
    Q_MUSTER,
    Q_ORDER,
    Q_ORDERS,
    Q_PAWN,
    Q_PAY,
    Q_PLACE,
    Q_QUARTER,
    Q_REACT,
    Q_SABOTAGE,
    Q_SECRET,
    Q_STARTS,
    Q_STATION,
    Q_SUBJECT,
    Q_TARGET,
    Q_VISION,
    RELOCATING,
    REST,
    SECRET_CARDS,
    SHIFTING,
    SUMMONING,
    TROOP,
    WAYS,
    advanced,
    seat_of,
    top_arg,
)
from .prepare import (
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
from .shooting import (
    refusal_to_react,
)
from .terrain import in_any, in_clutter, is_in, overlaps_element


@rule
def point_fits(box, s, x, y):
    """0, or the rule against picking this point for what is being placed or moved."""
    w = width(box, s)
    if not (0 <= x <= w and 0 <= y <= w):
        return 10
    if s.purpose == PLACING:
        seat, kind, bearing = s.mover // 64, s.mover % 64 // 4, s.mover % 4
        return element_fits(box, s, seat, kind, bearing, x, y)
    if s.purpose == RELOCATING:
        return 0 if may_relocate(box, s, s.mover, x, y) else 235
    if s.purpose == DEPLOYING:
        return 0 if may_deploy_at(box, s, s.mover, x, y) else 94
    if s.purpose == COVERING or s.purpose == SUMMONING:
        return 0
    if s.purpose == SHIFTING:
        if d2(s.x[s.mover], s.y[s.mover], x, y) > s.reach * s.reach:
            return 103
        if not legal_at(box, s, s.mover, x, y):
            return 13
        return 0 if free_at(box, s, s.mover, x, y) else 120
    if s.purpose == CHARGING:
        return 0 if contact_reached(box, s, top_arg(s, 1), top_arg(s, 2), top_arg(s, 3), x, y, True) else 131
    if not on_table(x, y, radius(box, s, s.mover), w):
        return 12
    return 0 if legal_at(box, s, s.mover, x, y) else 13


@rule
def cell_fits(box, s, x, y, side):
    """0, or the rule against a cell that holds no point that may be picked."""
    if s.purpose == CHARGING:
        return 0 if contact_in_cell(box, s, top_arg(s, 1), top_arg(s, 2), top_arg(s, 3), x, y, side) else 131
    if side > 4 and look_into(box, s, x, y, side, side // 4) == 0:  # a few points that lie far apart come first
        return 0
    if s.purpose != MOVING:
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
    for g in range(s.seats * TROOP):
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
    across = area_across(box, s)
    if k >= across * across:
        return 10
    return cell_fits(box, s, k % across * 64, k // across * 64, 64)


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0."""
    q = s.asks
    if q == Q_DECLARE:
        if A_REST <= action <= A_LIGHT or action in (A_CLIMB, A_BRACE):
            return refusal_to_declare(box, s, top_arg(s, 1), top_arg(s, 2), action)
        return 111
    if q in (Q_DESTINATION, Q_PLACE, Q_STATION):
        if A_SPOT <= action < A_POINT:
            return 0 if action - A_SPOT < s.spots else 22
        if action == A_POINT:
            return refusal_of_point(s)
        return 22
    if q == Q_CARD:
        return refusal_of_sealed_card(box, s, seat, action)
    if q == Q_ACTIVATE:
        if action == A_PASS:
            return 0 if s.opened == 1 else 104
        return refusal_to_activate(box, s, seat, action - A_ACTIVATE) if A_ACTIVATE <= action < A_PASS else 104
    if q == Q_KEEP:
        return 0 if A_KEEP <= action < A_KEEP + 6 and pair_offered(box, s, action - A_KEEP) else 51
    if q in NAMING:
        return refusal_of_figure(box, s, seat, action)
    if Q_AREA <= q <= Q_DOT:
        return refusal_of_cell(box, s, action)
    if q <= Q_STATION:
        return refusal_before(box, s, seat, action)
    if q > Q_EFFECTS:
        return refusal_in_modules(box, s, seat, action)
    return refusal_of_rest(box, s, seat, action)


@rule
def refusal_of_point(s):
    """A zone without room gives one point outside it (AK-094)."""
    return 94 if s.purpose == DEPLOYING and s.reach == 0 else 0


@rule
def refusal_of_sealed_card(box, s, seat, action):
    f, g, charge = top_arg(s, 1), top_arg(s, 2), top_arg(s, 3)
    if not A_CARD <= action < A_CARD + CARDS:
        return 142
    if seat_of(f) == seat:
        return refusal_of_card(box, s, f, action - A_CARD, int(charge), False)
    return refusal_of_card(box, s, g, action - A_CARD, 0, True)


@rule
def refusal_of_figure(box, s, seat, action):
    """A figure is to be named, or none."""
    q = s.asks
    if action == A_ENOUGH:
        return 0 if q in (Q_MORE, Q_FIRE, Q_GUARD, Q_FREE_ATTACK, Q_DECLINE) else 130
    if not A_TARGET <= action < A_ENOUGH:
        return 111
    f, g = top_arg(s, 1), action - A_TARGET
    if q == Q_TARGET:
        if s.stack[s.top - 1][0] == EXTRA_TARGETED:
            return 0 if may_be_extra(box, s, f, g) else 177
        return 0 if may_target(box, s, f, top_arg(s, 2), top_arg(s, 3), g) else 130
    if q == Q_SUBJECT:
        return 0 if seat_of(g) == seat and s.here[g] == 1 else 245
    if q == Q_MORE:
        return 0 if may_add(box, s, f, g) else 130
    if q == Q_FIRE:
        return 0 if s.here[g] == 1 and seat_of(g) != seat else 184
    if q == Q_GUARD:
        return 0 if may_guard(box, s, f, g) else 119
    if q == Q_FREE_ATTACK:
        return 0 if may_strike(box, s, f, g) and seat_of(g) == seat else 124
    if q == Q_HEIR:
        return 0 if may_inherit(box, s, f, g) else 180
    if q == Q_DECLINE:
        return 0 if keeps_stones(box, s, f, g) else 200
    if not fights(box, s, f, g):
        return 123
    return 0 if seat_of(g) == seat else 259


@rule
def refusal_of_cell(box, s, action):
    q = s.asks
    if q == Q_AREA:
        return refusal_of_area(box, s, action - A_AREA) if A_AREA <= action < A_INCH else 10
    if q == Q_INCH:
        k = action - A_INCH
        return cell_fits(box, s, s.px + k % 4 * 16, s.py + k // 4 * 16, 16) if A_INCH <= action < A_QUARTER else 10
    if q == Q_QUARTER:
        k = action - A_QUARTER
        return cell_fits(box, s, s.px + k % 4 * 4, s.py + k // 4 * 4, 4) if A_QUARTER <= action < A_DOT else 10
    if A_VIA <= action < A_ESTIMATE:
        return refusal_of_way(box, s, action - A_VIA)
    k = action - A_DOT
    return point_fits(box, s, s.px + k % 4, s.py + k // 4) if A_DOT <= action < A_VIA else 10


@rule
def refusal_of_way(box, s, k):
    """A point of the player's own way (AK-022): for a move, and a position that the base may have."""
    if s.purpose != MOVING or s.ways >= WAYS:
        return 22
    if s.thick != 0 and in_any(box, s, s.thick, s.px + k % 4, s.py + k // 4, radius(box, s, s.mover)):
        return 0 if in_clutter(box, s, s.mover) else 229
    return point_fits(box, s, s.px + k % 4, s.py + k // 4)


@rule
def refusal_before(box, s, seat, action):
    """Questions before the first turn, and of initiative."""
    q = s.asks
    if q == Q_MUSTER:
        if A_MUSTER <= action < A_RECRUIT:
            return refusal_of_troop(box, s, action - A_MUSTER)
        if action < A_LOCK:
            return refusal_of_recruit(box, s, seat, action - A_RECRUIT)
        return refusal_to_lock(box, s, seat) if action == A_LOCK else 70
    if q == Q_ELEMENT:
        if A_ELEMENT <= action < A_STOP:
            return refusal_of_element(box, s, seat, action - A_ELEMENT)
        if action == A_STOP:
            return 88 if top_arg(s, 2) == 1 else refusal_to_stop(box, s, seat)
        if A_GIVE <= action < A_ONTO:
            return 222 if top_arg(s, 2) == 1 else refusal_of_gift(box, s, seat, action - A_GIVE)
        return 85
    if q == Q_BEARING:
        if A_BEARING <= action < A_BEARING + 4:
            return refusal_of_bearing(box, s, seat, top_arg(s, 3), action - A_BEARING)
        return 85
    if q == Q_PAWN:
        if A_PAWN <= action < A_DEPLOY:
            return refusal_of_pawn(box, s, seat, action - A_PAWN)
        return 90
    if q == Q_CHIEF:
        if A_CHIEF <= action < A_STARTS and seat_of(action - A_CHIEF) == seat:
            return refusal_of_chief(box, s, action - A_CHIEF)
        return 102
    if q == Q_DEPLOY:
        f = action - A_DEPLOY
        if A_DEPLOY <= action < A_CHIEF and seat_of(f) == seat:
            return 0 if waits(s, f) and s.card[f] == f else 94
        return 94
    return 0 if action in (A_YES, A_NO) else 88


@rule
def refusal_in_modules(box, s, seat, action):
    """Questions of advanced scenery, command and competitive mode."""
    q = s.asks
    if q in (Q_GIFT, Q_SABOTAGE):
        e = action - A_ONTO
        if not A_ONTO <= action < A_VISION:
            return 222 if q == Q_GIFT else 90
        if q == Q_GIFT:
            return refusal_to_receive(s, e)
        return 0 if e < s.elements and s.pawn[e] > 0 else 90
    if q == Q_VISION:
        return 0 if A_VISION <= action < A_CROSSING else 224
    if q == Q_CROSSING:
        return refusal_of_crossing(top_arg(s, 4), action)
    if q == Q_FEEDER:
        if A_CHIEF <= action < A_STARTS and seat_of(action - A_CHIEF) == seat:
            return refusal_to_feed(box, s, action - A_CHIEF)
        return 240
    if q == Q_HAND:
        if A_COMMAND <= action < A_HOLD:
            return refusal_to_take(s, seat, action - A_COMMAND)
        return 0 if action == A_READY else 241
    if q == Q_COMMAND:
        if A_COMMAND <= action < A_HOLD:
            return refusal_of_command(box, s, seat, action - A_COMMAND)
        return 0 if action == A_HOLD else 242
    if q == Q_CANCEL:
        return refusal_to_cancel(box, s, seat, action - A_CANCEL) if A_CANCEL <= action < A_OBEY else 244
    if q == Q_ORDERS:
        k = action - A_OBEY
        return 0 if 0 <= k < s.seats and (top_arg(s, 1) >> k) & 1 == 1 else 6
    return 0 if A_SECRET <= action < A_SECRET + SECRET_CARDS else 250


@rule
def refusal_of_rest(box, s, seat, action):
    """Short questions of a turn."""
    q = s.asks
    if q == Q_STARTS:
        if not A_STARTS <= action < A_STARTS + s.seats:
            return 102
        return 0 if on_the_table(s, action - A_STARTS) > 0 else 259
    if q == Q_ORDER:
        k = action - A_ORDER - s.active
        return 0 if 0 <= k < LINES and s.plan[k][0] != REST else 113
    if q == Q_ESTIMATE:
        if action == A_EYE:
            return 0
        f = top_arg(s, 1)
        return 0 if A_ESTIMATE <= action < A_EYE and action - A_ESTIMATE < box.reach[s.kind[f]] // 8 else 157
    if q == Q_REACT:
        if A_REACT <= action < A_YES:
            return refusal_to_react(box, s, top_arg(s, 1), top_arg(s, 2), action - A_REACT)
        return 163
    if q == Q_PAY:
        return 0 if A_PAY <= action < A_IMPROVE else 174
    if q == Q_IMPROVE:
        if action == A_ENOUGH:
            return 0
        return refusal_to_improve(box, s, top_arg(s, 1), action - A_IMPROVE) if A_IMPROVE <= action < A_GATHER else 176
    if q == Q_GATHER:
        return refusal_to_gather(box, s, top_arg(s, 1), action - A_GATHER) if A_GATHER <= action < A_MIX else 181
    if q == Q_MIX:
        return 0 if top_arg(s, 3) <= action - A_MIX <= top_arg(s, 4) else 182
    if q == Q_LAY:
        return 0 if A_BEARING <= action < A_BEARING + 4 else 33
    if q == Q_EFFECTS:
        k = action - A_EFFECT
        return 0 if k >= 0 and effect_waits(box, s, k // FIGURES, k % FIGURES) else 6
    return 0 if action in (A_YES, A_NO) else 118


@rule
def legal(box, s, seat, moves):
    """As `refusal` says, over the few actions that can answer the question."""
    q = s.asks
    low, high = 0, 0
    if q == Q_DECLARE:
        return legal_declarations(box, s, moves)
    if q in (Q_DESTINATION, Q_PLACE, Q_STATION):
        low, high = A_SPOT, A_SPOT + s.spots
    elif q == Q_CARD:
        low, high = A_CARD, A_CARD + CARDS
    elif q == Q_ACTIVATE:
        low, high = A_ACTIVATE + seat * TROOP, A_ACTIVATE + seat * TROOP + TROOP
    elif q == Q_KEEP:
        low, high = A_KEEP, A_KEEP + 6
    elif q == Q_MUSTER:
        low, high = A_MUSTER, A_LOCK + 1
    elif q == Q_ELEMENT:
        low, high = A_ELEMENT, A_STOP + 1
    elif q in (Q_BEARING, Q_LAY):
        low, high = A_BEARING, A_BEARING + 4
    elif q == Q_PAWN:
        low, high = A_PAWN, A_PAWN + s.elements
    elif q == Q_DEPLOY:
        low, high = A_DEPLOY + seat * TROOP, A_DEPLOY + seat * TROOP + TROOP
    elif q == Q_CHIEF:
        low, high = A_CHIEF + seat * TROOP, A_CHIEF + seat * TROOP + TROOP
    elif q == Q_STARTS:
        low, high = A_STARTS, A_STARTS + s.seats
    elif q == Q_ORDER:
        low, high = A_ORDER + s.active, A_ORDER + s.active + LINES
    elif q == Q_AREA:
        low, high = A_AREA, A_INCH
    elif q == Q_INCH:
        low, high = A_INCH, A_QUARTER
    elif q == Q_QUARTER:
        low, high = A_QUARTER, A_DOT
    elif q == Q_DOT:
        low, high = A_DOT, A_ESTIMATE
    elif q == Q_ESTIMATE:
        low, high = A_ESTIMATE, A_EYE + 1
    elif q == Q_REACT:
        low, high = A_REACT, A_YES
    elif q == Q_PAY:
        low, high = A_PAY, A_IMPROVE
    elif q == Q_GATHER:
        low, high = A_GATHER, A_MIX
    elif q == Q_MIX:
        low, high = A_MIX, A_MIX + 13
    elif q == Q_IMPROVE:
        low, high = A_IMPROVE, A_GATHER
    elif q == Q_EFFECTS:
        low, high = A_EFFECT, A_EFFECT + EFFECT_KINDS * FIGURES
    elif q in (Q_GIFT, Q_SABOTAGE):
        low, high = A_ONTO, A_ONTO + s.elements
    elif q == Q_VISION:
        low, high = A_VISION, A_CROSSING
    elif q == Q_CROSSING:
        low, high = A_CROSSING, A_CLIMB
    elif q == Q_FEEDER:
        low, high = A_CHIEF + seat * TROOP, A_CHIEF + seat * TROOP + TROOP
    elif q in (Q_HAND, Q_COMMAND):
        low, high = A_COMMAND, A_HOLD + 1
    elif q == Q_CANCEL:
        low, high = A_CANCEL, A_OBEY
    elif q == Q_ORDERS:
        low, high = A_OBEY, A_OBEY + s.seats
    elif q == Q_SECRET:
        low, high = A_SECRET, A_SECRET + SECRET_CARDS
    elif q in NAMING:
        low, high = A_TARGET, A_TARGET + s.seats * TROOP
    else:
        low, high = A_YES, A_NO + 1
    n = 0
    if q == Q_IMPROVE:
        moves[0] = A_ENOUGH
        n = 1
    for action in range(low, high):
        if refusal(box, s, seat, action) == 0:
            moves[n] = action
            n += 1
    if q == Q_HAND:
        moves[n] = A_READY
        n += 1
    if q == Q_ELEMENT and advanced(s) == 1:
        for action in range(A_GIVE, A_ONTO):
            if refusal(box, s, seat, action) == 0:
                moves[n] = action
                n += 1
    if (q in NAMING or q == Q_CROSSING) and refusal(box, s, seat, A_ENOUGH) == 0:
        moves[n] = A_ENOUGH
        n += 1
    if q == Q_ACTIVATE and s.opened == 1:
        moves[n] = A_PASS
        n += 1
    if (q in (Q_DESTINATION, Q_PLACE, Q_STATION)) and refusal_of_point(s) == 0:
        moves[n] = A_POINT
        n += 1
    return n


@rule
def legal_declarations(box, s, moves):
    """Only the formulas of the figure's card are looked at."""
    f, first = top_arg(s, 1), top_arg(s, 2)
    n = 0
    for action in range(A_REST, A_FORMULA):
        if refusal_to_declare(box, s, f, first, action) == 0:
            moves[n] = action
            n += 1
    if box.circle[s.kind[f]] > 0:
        for formula in range(3):
            number = box.formulas[s.kind[f]][formula]
            if number != NOTHING and refusal_to_declare(box, s, f, first, A_FORMULA + number) == 0:
                moves[n] = A_FORMULA + number
                n += 1
    for action in range(A_COLLECT, A_LIGHT + 1):
        if refusal_to_declare(box, s, f, first, action) == 0:
            moves[n] = action
            n += 1
    if advanced(s) == 1:
        for action in range(A_CLIMB, A_BRACE + 1):
            if refusal_to_declare(box, s, f, first, action) == 0:
                moves[n] = action
                n += 1
    return n
