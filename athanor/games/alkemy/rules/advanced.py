"""Advanced scenery in play: special effects and how they are given, climbing, drawing strength (AK-220 to AK-239)."""

from athanor.kernel.rulebook import ALL, below, rule, tell

from . import pieces as p
from .agreed import advanced, after, form
from .board import engaged, radius, width
from .combat import BY_OTHER, heal
from .dice import REF_ROLL, colour, esp_roll, extra_for, foreseen, roll_sum, shown
from .figures import has, is_alchemist, marked, piece, seat_of, set_mark, who
from .geometry import INCH, TWO_INCHES, gap256
from .movement import charge_reaches, go
from .pieces import A, Q
from .places import bracing_touched, element_to_climb, far_side
from .preparation import add_spot, in_deployment_zone
from .stack import ask_open, push
from .terrain import effect_near, is_in, set_nature

# Giving effects (AK-222, AK-223, AK-235)


@rule
def refusal_of_gift(box, s, seat, effect):
    """So many effects for each player, each once a game (AK-222)."""
    if advanced(s) == 0 or s.given[seat] >= box.effects_each[form(s)]:
        return 222
    bare = 0
    for e in range(s.elements):
        if s.special[e] == effect + 1:
            return 222
        bare += 1 if s.special[e] == 0 else 0
    return 0 if bare > 0 else 222


@rule
def refusal_to_receive(s, e):
    """An element that has no effect yet (AK-222)."""
    return 0 if e < s.elements and s.special[e] == 0 else 222


@rule
def gift_chosen(box, s, seat, effect):
    """The element has the effect, which took the place of an element (AK-223); a Strategic one that can be entered and seen
    through moves at once (AK-235)."""
    e = s.answer - A.onto
    s.special[e] = effect + 1
    s.given[seat] += 1
    tell(s, ALL, 222, seat, effect, piece(box, s, e))
    push(s, p.PLACE_ELEMENT, after(s, seat))
    if effect == p.STRATEGIC and is_in(s.clear, e) and not is_in(s.closed & ~s.climbs, e):
        s.purpose = p.RELOCATING
        s.mover = e
        s.spots = 0
        for y in range(8, width(box, s), 48):
            for x in range(8, width(box, s), 48):
                if may_relocate(box, s, e, x, y):
                    add_spot(s, x, y)
        if s.spots > 0:
            push(s, p.RELOCATED, seat, e)
            ask_open(s, seat, Q.place)


@rule
def may_relocate(box, s, e, x, y):
    """On the table and outside every deployment zone; nothing else matters (AK-235)."""
    kind, w = s.element[e], width(box, s)
    corners, n = box.outline[kind][s.bearing[e]], box.element_corners[kind]
    for k in range(n):
        if not (0 <= x + corners[k][0] <= w and 0 <= y + corners[k][1] <= w):
            return False
    for seat in range(s.seats):
        if in_deployment_zone(box, s, seat, corners, n, x, y):
            return False
    return True


@rule
def relocated(box, s, seat, e):
    """The element stands somewhere else (AK-235)."""
    s.ex[e] = s.px
    s.ey[e] = s.py
    tell(s, ALL, 235, seat, piece(box, s, e))


# Choosing what an element is (AK-224)


@rule
def vision_chosen(s, seat, e):
    """What an element is to sight; then what it is to moves (AK-224)."""
    push(s, p.CROSSING_CHOSEN, seat, e, s.answer - A.vision, 0)
    ask_open(s, seat, Q.crossing)


@rule
def refusal_of_crossing(chosen, action):
    """One rule of crossing or more; Clear stands alone (AK-224)."""
    if action == A.enough:
        return 0 if chosen != 0 else 224
    k = action - A.crossing
    if not 0 <= k <= p.IMPASSABLE or (chosen >> k) & 1 == 1:
        return 224
    return 224 if k == p.OPEN and chosen != 0 else 0


@rule
def crossing_chosen(box, s, seat, e, vision, chosen):
    """What an element is to moves, one nature after another (AK-224)."""
    if s.answer != A.enough:
        chosen |= 1 << (s.answer - A.crossing)
        if chosen != 1 << p.OPEN and chosen != 30:
            push(s, p.CROSSING_CHOSEN, seat, e, vision, chosen)
            ask_open(s, seat, Q.crossing)
            return
    set_nature(s, e, vision, chosen)
    tell(s, ALL, 224, piece(box, s, e), vision, chosen)


# Effects of elements (AK-231, AK-232, AK-238)


@rule
def haunt(box, s, f):
    """ESP 14; who fails is Hantée, and fails by itself if it is still there at its next activation (AK-232)."""
    by_itself = marked(s, f, p.SPOOKED)
    if by_itself or not esp_roll(box, s, f, 0, 14, 232):
        set_mark(s, f, p.SPOOKED)
        set_mark(s, f, p.HAUNTED)
        tell(s, ALL, 1, who(s, f), p.SPOOKED if by_itself else p.HAUNTED)


@rule
def soothe(box, s, f):
    """A Libre alchemist within 2 inches gains a level (AK-238)."""
    if (
        s.here[f] == 1
        and is_alchemist(box, s, f)
        and s.focus[f] < 4
        and not marked(s, f, p.SILENCED)
        and not engaged(box, s, f)
    ):
        if effect_near(box, s, f, p.SOOTHING, TWO_INCHES) != p.NOTHING:
            s.focus[f] += 1
            tell(s, ALL, 238, who(s, f), s.focus[f])


@rule
def nearest_enemy(box, s, f):
    """The nearest enemy on the table (AK-024), or NOTHING."""
    best, nearest = 0, p.NOTHING
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and seat_of(g) != seat_of(f):
            gap = gap256(s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g))
            if nearest == p.NOTHING or gap < best:
                best, nearest = gap, g
    return nearest


@rule
def enthralled(box, s, f):
    """Under the Shaal: for 1 PA it charges the nearest enemy with a brutal attack; if it cannot, it suffers 1 DOM (AK-231)."""
    g = nearest_enemy(box, s, f)
    s.further[f - s.card[f]] = 0
    if g != p.NOTHING and s.pa[f] > 0 and charge_reaches(box, s, f, g, 1 << g):
        s.pa[f] -= 1
        set_mark(s, f, p.DRIVEN)
        push(s, p.CHARGE_START, f, g, 2)
    else:
        push(s, p.HURT_STEP, f, 1, p.NOTHING, BY_OTHER)


@rule
def end_effects(box, s, card):
    """The end of an activation: alchemists in a soothing place (AK-238)."""
    if advanced(s) == 1:
        for f in range(card, min(card + p.LINES, (seat_of(card) + 1) * p.TROOP)):
            if s.acting[f] > 0:
                soothe(box, s, f)


# Climbing (AK-230)


@rule
def climb(box, s, f):
    """A REF roll against the size + 8; who fails suffers what was lacking and stays (AK-230). Bond needs no roll (S03)."""
    e = element_to_climb(box, s, f, INCH)
    if s.here[f] == 0:
        return
    if e == p.NOTHING or engaged(box, s, f) or marked(s, f, p.NETTED) or marked(s, f, p.STILL) or not far_side(box, s, f, e):
        tell(s, ALL, 115, who(s, f))
        return
    if not has(box, s, f, p.LEAP):
        difficulty = box.element_size[s.element[e]] + 8
        extra = extra_for(box, s, f, REF_ROLL, foreseen(box, s, f), 0)
        total = box.ref[s.kind[f]] + roll_sum(box, s, f, colour(box, s, f), extra)
        tell(s, ALL, 52, who(s, f), total, difficulty, shown(s), 1 if total >= difficulty else 0)
        if total < difficulty:
            push(s, p.HURT_STEP, f, difficulty - total, p.NOTHING, BY_OTHER)
            return
    tell(s, ALL, 230, who(s, f), s.element[e])
    go(box, s, f, s.px, s.py)


# Drawing strength (AK-233)


@rule
def brace(box, s, f):
    """One white die: a sword heals 1, an axe 2, a mace 3 (AK-233)."""
    e = bracing_touched(box, s, f)
    if s.here[f] == 0:
        return
    if e == p.NOTHING:
        tell(s, ALL, 115, who(s, f))
        return
    s.braced |= 1 << e
    roll_one(s)
    tell(s, ALL, 233, who(s, f), shown(s))
    heal(box, s, f, 1 + box.symbol[p.WHITE][s.dice[0]])


@rule
def roll_one(s):
    """A single white die, whatever the health."""
    s.dice_count = 1
    s.dice_extra = 0
    s.dice_colour = p.WHITE
    s.dice[0] = below(s, 6)
    for k in range(1, 4):
        s.dice[k] = 0
