"""Alchemy: concentration, formulas and their improvements, pawns and affinity effects (AK-170 to AK-188)."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p
from .activation import fits_aim, lost_servant, pawn_touched
from .board import free_at, gap_within, legal_at, near, radius, sees, sees_point, touching
from .combat import BY_OTHER, heal
from .dice import clamped, colour, defence, esp_roll, extra_for, kept_by_rule, pair_column, pair_value, roll, shown
from .figures import has, is_alchemist, marked, piece, seat_of, set_mark, who
from .geometry import COSINES, INCH, d2, disc_overlaps_polygon, disc_wholly_within
from .movement import go, push_away
from .pieces import A, Q
from .preparation import add_spot
from .stack import ask, ask_open, push

RESOURCES, EFFECT, BOTH, GIVE = range(4)


@rule
def concentrate(s, f):
    """One level more, four at most; allowed in a fight (AK-171)."""
    if s.here[f] == 1 and s.focus[f] < 4 and not marked(s, f, p.SILENCED):
        s.focus[f] += 1
        tell(s, ALL, 171, who(s, f), s.focus[f])


# Casting (AK-173 to AK-178)


@rule
def range_of(box, s, f, formula):
    """The range of a formula; Water adds 3 inches, to an area 2 (AK-185)."""
    water = s.lasting[f][p.WATER] > 0
    if box.aim[formula] == p.SELF:
        return box.range[formula] + (2 * INCH if water else 0)
    return box.range[formula] + (3 * INCH if water else 0)


@rule
def reaches_point(box, s, f, x, y, reach):
    """A point within range of the base's edge, and in sight (AK-178)."""
    far = reach + radius(box, s, f)
    return d2(s.x[f], s.y[f], x, y) <= far * far and sees_point(box, s, f, x, y)


@rule
def cast_check(box, s, f, formula, x, y, bearing):
    """Paid; then sight and range are checked, and one that fails is lost (AK-175). x is the target, or a point with y."""
    s.casting = formula
    s.caster = f
    s.aim_at = x
    s.aim_y = y
    s.improved[0] = 0
    s.improved[1] = 0
    s.extras = 0
    s.extra[3] = bearing
    aim = box.aim[formula]
    reach = range_of(box, s, f, formula)
    if aim == p.SELF:
        cast = True
    elif aim in (p.TEMPLATE, p.POINT_AIM):
        cast = reaches_point(box, s, f, x, y, reach) and (aim == p.TEMPLATE or may_return(box, s, f, x, y, reach))
    else:
        cast = fits_aim(box, s, f, x, aim) and gap_within(box, s, f, x, reach) and sees(box, s, f, x)
    if not cast:
        tell(s, ALL, 175, who(s, f), formula)
        s.casting = p.NOTHING
        return
    push(s, p.DENY, f, 0)
    if s.lasting[f][p.FIRE] > 0:
        push(s, p.FIRE_CHOSEN, f)
        ask(s, seat_of(f), Q.fire)


@rule
def fire_chosen(box, s, f):
    """Fire: after a formula, an enemy in sight and within ESP inches suffers 1 DOM (AK-184)."""
    if s.answer == A.enough:
        return
    g = s.answer - A.target
    if gap_within(box, s, f, g, INCH * max(0, box.esp[s.kind[f]])) and sees(box, s, f, g):
        tell(s, ALL, 184, who(s, f), who(s, g))
        push(s, p.HURT_STEP, g, 1, f, BY_OTHER)


@rule
def deny(box, s, f, g):
    """Air: an enemy alchemist within 8 inches may forbid the improvement (AK-187); each that could is asked."""
    while g < s.seats * p.TROOP:
        if s.here[g] == 1 and seat_of(g) != seat_of(f) and s.lasting[g][p.AIR] > 0 and near(box, s, f, g, 8):
            push(s, p.DENIED, f, g)
            ask(s, seat_of(g), Q.deny)
            return
        g += 1
    push(s, p.IMPROVE, f)


@rule
def denied(s, f, g):
    """Air forbids to improve the formula (AK-187), or the next who might forbid it is asked."""
    if s.answer == A.yes:
        s.lasting[g][p.AIR] = 0
        tell(s, ALL, 187, who(s, g), who(s, f))
        push(s, p.CAST_EFFECT, f)
    else:
        push(s, p.DENY, f, g + 1)


# Improvements (AK-176, AK-177)


@rule
def stones_spent(box, s):
    """Stones that the improvements of a formula have cost."""
    formula = s.casting
    return s.improved[0] * box.gives_price[formula][0] + s.improved[1] * box.gives_price[formula][1]


@rule
def may_be_extra(box, s, f, g):
    """Another target of the same kind, not chosen yet (AK-177)."""
    if not fits_aim(box, s, f, g, box.aim[s.casting]) or g == s.aim_at:
        return False
    for k in range(s.extras):
        if s.extra[k] == g:
            return False
    return True


@rule
def refusal_to_improve(box, s, f, k):
    """Stones enough, within what a use allows (AK-176) and what the card allows; another target must exist (AK-177)."""
    formula = s.casting
    gives = box.gives[formula][k]
    if gives == p.NOTHING or s.improved[k] >= box.gives_most[formula][k]:
        return 176
    if s.improved[0] + s.improved[1] >= box.gives_in_all[formula]:
        return 176
    price = box.gives_price[formula][k]
    if price > s.stones[f] or stones_spent(box, s) + price > box.stones_per_use[box.circle[s.kind[f]]]:
        return 176
    if gives == p.ANOTHER:
        if s.extras >= 3:
            return 177
        for g in range(s.seats * p.TROOP):
            if may_be_extra(box, s, f, g):
                return 0
        return 177
    return 0


@rule
def improve(box, s, f):
    """Stones may be spent while any improvement can be had."""
    if s.here[f] == 1 and (refusal_to_improve(box, s, f, 0) == 0 or refusal_to_improve(box, s, f, 1) == 0):
        push(s, p.IMPROVED, f)
        ask_open(s, seat_of(f), Q.improve)
    else:
        push(s, p.CAST_EFFECT, f)


@rule
def improved(box, s, f):
    """One improvement more is paid, or the formula takes effect."""
    if s.answer == A.enough:
        push(s, p.CAST_EFFECT, f)
        return
    k = s.answer - A.improve
    s.improved[k] += 1
    s.stones[f] -= box.gives_price[s.casting][k]
    push(s, p.IMPROVE, f)
    if box.gives[s.casting][k] == p.ANOTHER:
        push(s, p.EXTRA_TARGETED, f)
        ask_open(s, seat_of(f), Q.target)
    elif box.gives[s.casting][k] == p.SECOND:
        push(s, p.LAID, f, 1)
        ask_open(s, seat_of(f), Q.lay)


@rule
def extra_targeted(s):
    """One more target of a formula."""
    s.extra[s.extras] = s.answer - A.target
    s.extras += 1


@rule
def gained(box, s, gives):
    """How often an improvement was bought."""
    n = 0
    for k in range(2):
        if box.gives[s.casting][k] == gives:
            n += s.improved[k]
    return n


# Effects of the formulas


@rule
def cast_effect(box, s, f):
    """The formula works: on the alchemist's area, on a template, at a point, or on each target in reach (AK-177)."""
    formula = s.casting
    effect = box.effect[formula]
    aim = box.aim[formula]
    tell(s, ALL, 176, who(s, f), formula, stones_spent(box, s))
    if aim == p.SELF:
        reach = range_of(box, s, f, formula) + INCH * gained(box, s, p.WIDER)
        if effect == p.PRAYER:
            s.prayer[f] = reach
        elif effect == p.FORESIGHT:
            s.foresight[f] = reach
    elif aim == p.TEMPLATE:
        lay_template(box, s, f, effect)
    elif aim == p.POINT_AIM:
        summon(box, s, f)
    else:
        push(s, p.HARM, f)
        reach = range_of(box, s, f, formula) + INCH * gained(box, s, p.FARTHER)
        for k in range(s.extras - 1, -1, -1):
            g = s.extra[k]
            if s.here[g] == 1 and gap_within(box, s, f, g, reach) and sees(box, s, f, g):
                work_on(box, s, f, g, effect, 0, 0)
            else:
                tell(s, ALL, 177, who(s, g))
        if s.here[s.aim_at] == 1:
            work_on(box, s, f, s.aim_at, effect, gained(box, s, p.MORE), gained(box, s, p.ALSO))
    s.extras = 0


@rule
def lay_template(box, s, f, effect):
    """A template is placed over anything (AK-033); toads hurt at once, the others stay until the end of the turn."""
    x, y, bearing = s.aim_at, s.aim_y, s.extra[3]
    if effect == p.TOADS:
        for g in range(s.seats * p.TROOP):
            if s.here[g] == 1 and disc_overlaps_polygon(s.x[g], s.y[g], radius(box, s, g), box.template[bearing], 4, x, y):
                s.harm[g] = box.amount[s.casting] + gained(box, s, p.MORE)
        push(s, p.HARM, f)
        return
    put_template(s, effect, x, y, bearing, 1 + (gained(box, s, p.ALSO) if effect == p.WALL else 0), gained(box, s, p.ALSO))
    if effect == p.MIST and gained(box, s, p.SECOND) > 0:
        if reaches_point(box, s, f, s.extra[0], s.extra[1], range_of(box, s, f, s.casting)):
            put_template(s, effect, s.extra[0], s.extra[1], s.extra[2], 1, 0)
        else:
            tell(s, ALL, 175, who(s, f), s.casting)


@rule
def put_template(s, effect, x, y, bearing, turns, also):
    """A template is laid, as long as there is one left."""
    if s.templates >= p.TEMPLATES:
        return
    row = s.laid[s.templates]
    row[0] = effect
    row[1] = x
    row[2] = y
    row[3] = bearing
    row[4] = turns
    row[5] = also
    s.templates += 1


@rule
def may_return(box, s, f, x, y, reach):
    """An Ondin may come back there: wholly within range, on a legal point where it is Libre (F15)."""
    g = lost_servant(box, s, f)
    if not disc_wholly_within(s.x[f], s.y[f], radius(box, s, f), x, y, radius(box, s, g), reach):
        return False
    return legal_at(box, s, g, x, y) and free_at(box, s, g, x, y)


@rule
def summon(box, s, f):
    """A removed Ondin returns to a point in sight (AK-178), whole, with 0 PA (F15), unless Fire has just changed the table."""
    g = lost_servant(box, s, f)
    if g == p.NOTHING or not may_return(box, s, f, s.aim_at, s.aim_y, range_of(box, s, f, s.casting)):
        return
    s.x[g] = s.aim_at
    s.y[g] = s.aim_y
    s.here[g] = 1
    s.fell[g] = 0
    s.hurt[g] = 0
    s.pa[g] = gained(box, s, p.ALSO)
    s.marks[g] &= p.FOR_GOOD
    tell(s, ALL, 178, who(s, g))


@rule
def yellow_ticked(box, s, f):
    """Yellow boxes that are ticked (F09)."""
    return max(0, min(box.boxes[s.kind[f]][p.YELLOW], s.hurt[f] - box.boxes[s.kind[f]][0]))


@rule
def work_on(box, s, f, g, effect, more, also):
    """The effect of a formula on one figure; `more` and `also` are what stones added."""
    amount = box.amount[s.casting]
    if effect == p.HEAL:
        heal(box, s, g, amount + more)
    elif effect == p.HURT:
        s.harm[g] = amount + more
    elif effect == p.FURY:
        s.harm[g] = yellow_ticked(box, s, f)
    elif effect == p.THUNDER:
        thunder(box, s, f, g, amount, more)
    elif effect in (p.PUSH, p.BREATH):
        push_away(box, s, g, s.x[f], s.y[f], INCH * (amount + more))
        if effect == p.BREATH and is_alchemist(box, s, g):
            s.focus[g] = max(0, s.focus[g] - 1)
    elif effect == p.BLADE:
        blade(box, s, f, g, amount + more, also)
    elif effect == p.SILENCE:
        s.focus[g] = max(0, s.focus[g] - amount - more)
        set_mark(s, g, p.SILENCED)
    elif effect == p.MANIPULATE:
        if not esp_roll(box, s, g, 0, amount + more, 52):
            s.pa[g] = max(0, s.pa[g] - 1)
    elif effect == p.CALL:
        s.pa[g] = max(s.pa[g], min(box.pa[s.kind[g]], s.pa[g] + amount))
    elif effect == p.SHIFT:
        offer_shifts(box, s, g, INCH * (amount + more))
        push(s, p.SHIFTED, g)
        ask(s, seat_of(g), Q.destination)
    else:
        give_mark(box, s, g, effect, also)


@rule
def give_mark(box, s, g, effect, also):
    """Effects that last until the end of the turn."""
    if effect == p.MAKE_EXPERT:
        set_mark(s, g, p.EXPERT_NORMAL if box.expert[s.kind[g]] & 1 == 1 else p.EXPERT_BRUTAL)
    elif effect == p.ANATHEMA:
        set_mark(s, g, p.CURSED_COM)
        if also > 0:
            set_mark(s, g, p.CURSED_REF)
    elif effect == p.ROOTS:
        set_mark(s, g, p.NETTED)
    elif effect == p.SAP:
        set_mark(s, g, p.SAPPED)
    elif effect == p.STONE:
        set_mark(s, g, p.HARDENED)
    elif effect == p.MIRAGE:
        set_mark(s, g, p.HIDDEN)
    elif effect == p.WIND:
        set_mark(s, g, p.WINDED)
    elif effect == p.VENOM:
        set_mark(s, g, p.VENOMOUS)
    elif effect == p.TEMPER:
        set_mark(s, g, p.TEMPERED)
    elif effect == p.FORGE:
        set_mark(s, g, p.FORGED)


@rule
def thunder(box, s, f, g, amount, more):
    """The target and every figure in contact with it (F28)."""
    for k in range(s.seats * p.TROOP):
        if s.here[k] == 1 and k != g and touching(box, s, k, g):
            s.harm[k] = amount
    s.harm[g] = amount + more


@rule
def blade(box, s, f, g, value, also):
    """An attack roll of a value that must reach DEF (AK-052), with its own line 1 2 2 3 3 4 (F21)."""
    roll(s, colour(box, s, f), extra_for(box, s, f, 0, 0, 0))
    pair = kept_by_rule(box, s)
    total = value + pair_value(box, s, pair)
    wall = defence(box, s, g, False)
    tell(s, ALL, 52, who(s, f), total, wall, shown(s), 1 if total >= wall else 0)
    if total >= wall:
        column = clamped(pair_column(box, s, pair) + also)
        s.harm[g] = 1 + (column + 1) // 2


@rule
def offer_shifts(box, s, g, reach):
    """A shadow stays, or steps to a legal Libre point at most so far from its centre (F26)."""
    s.purpose = p.SHIFTING
    s.mover = g
    s.reach = reach
    s.spots = 0
    add_spot(s, s.x[g], s.y[g])
    for part in range(1, 4):
        far = reach * part // 3 - 1
        for k in range(16):
            x, y = s.x[g] + COSINES[k] * far // 256, s.y[g] + COSINES[(k + 12) % 16] * far // 256
            if legal_at(box, s, g, x, y) and free_at(box, s, g, x, y):
                add_spot(s, x, y)


@rule
def shifted(box, s, g):
    """The step needs no path and is no move (F26, AK-103)."""
    go(box, s, g, s.px, s.py)


# Pawns (AK-180 to AK-183)


@rule
def collect(box, s, f):
    """The pawn of the element in contact is removed (AK-180); resources or its effect (AK-181)."""
    e = pawn_touched(box, s, f)
    if s.here[f] == 0 or e == p.NOTHING:
        tell(s, ALL, 115, who(s, f))
        return
    affinity = s.pawn[e] - 1
    s.pawn[e] = 0
    s.collected += 1
    s.gathered[seat_of(f)] += 1
    more = 2 if s.special[e] == p.ALCHEMICAL + 1 else 0  # AK-236
    tell(s, ALL, 180, who(s, f), piece(box, s, e), affinity)
    if not is_alchemist(box, s, f):
        choose_heir(box, s, f, affinity, more)
        return
    push(s, p.GATHERED, f, affinity, more)
    ask(s, seat_of(f), Q.gather)


@rule
def refusal_to_gather(box, s, f, choice):
    """Outer Circle: one or the other; Inner Circle: resources, and the effect if wanted (AK-181). Who is a servant too may
    collect as one, for another alchemist (S21)."""
    outer = box.circle[s.kind[f]] == p.OUTER
    if choice == GIVE:
        return 0 if has(box, s, f, p.SERVANT) and heirs(box, s, f) > 0 else 181
    return 181 if (choice == BOTH and outer) or (choice == EFFECT and not outer) else 0


@rule
def gathered(box, s, f, affinity, more):
    """Components and stones, the effect of the affinity, both, or a gift (AK-182, AK-183)."""
    choice = s.answer - A.gather
    if choice == GIVE:
        choose_heir(box, s, f, affinity, more)
        return
    if choice != RESOURCES:
        s.lasting[f][affinity] = 2  # this activation and the next (AK-183); again restarts it (AK-188)
        tell(s, ALL, 183, who(s, f), affinity)
    if choice != EFFECT:
        own = box.affinity[s.faction[seat_of(f)]] == affinity
        amount = (6 if own else 4) if box.circle[s.kind[f]] == p.INNER else (4 if own else 2)
        choose_mix(box, s, f, amount + more)


@rule
def may_inherit(box, s, f, g):
    """A friendly alchemist within 6 inches of the servant (S21)."""
    if s.here[g] == 0 or g == f or seat_of(g) != seat_of(f):
        return False
    return is_alchemist(box, s, g) and near(box, s, f, g, 6)


@rule
def heirs(box, s, f):
    """How many alchemists a servant may serve (S21)."""
    n = 0
    for g in range(s.seats * p.TROOP):
        n += 1 if may_inherit(box, s, f, g) else 0
    return n


@rule
def choose_heir(box, s, f, affinity, more):
    """The servant's resources go to an alchemist at hand; without one they are lost (S21)."""
    n = heirs(box, s, f)
    if n == 0:
        return
    push(s, p.HEIR_CHOSEN, f, affinity, more)
    if n > 1:
        ask(s, seat_of(f), Q.heir)
        return
    for g in range(s.seats * p.TROOP):
        if may_inherit(box, s, f, g):
            s.answer = A.target + g


@rule
def heir_chosen(box, s, f, affinity, more):
    """Another alchemist receives what was gathered (AK-182)."""
    own = box.affinity[s.faction[seat_of(f)]] == affinity
    choose_mix(box, s, s.answer - A.target, (4 if own else 2) + more)


@rule
def choose_mix(box, s, f, amount):
    """Any mix of components and stones, never above the printed reserves (AK-182)."""
    circle = box.circle[s.kind[f]]
    components, stones = box.components[circle] - s.components[f], box.stones[circle] - s.stones[f]
    amount = min(amount, components + stones)
    low, high = max(0, amount - stones), min(amount, components)
    if amount == 0:
        return
    push(s, p.MIXED, f, amount, low, high)
    if low == high:
        s.answer = A.mix + low
    else:
        ask(s, seat_of(f), Q.mix)


@rule
def mixed(s, f, amount):
    """So many components, the rest as stones (AK-182)."""
    components = s.answer - A.mix
    s.components[f] += components
    s.stones[f] += amount - components
    tell(s, ALL, 182, who(s, f), components, amount - components)
