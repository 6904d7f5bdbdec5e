"""Announcing an Action: its targets, its price, its estimate (AK-005, AK-111, AK-130, AK-155, AK-174)."""

from athanor.kernel.rulebook import ALL, below, rule, table, tell

from . import pieces as p
from .activation import fits_aim, formula_slot, refusal_of_deed, refusal_of_formula, scenario_price
from .agreed import measured
from .board import contact_kind, fights, legal_at, radius, width
from .figures import has, marked, seat_of, who
from .geometry import CONTACT_COUNT, CONTACTS, INCH, d2, discs_touch, discs_within, gap256, isqrt
from .pieces import A, Q, Z
from .places import components_for
from .preparation import add_spot
from .stack import ask, ask_open, push

MISJUDGED = table([0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 6])
"""How far an eye is off, 3 being right: 28 equally likely chances."""


@rule
def deed_of(action):
    """The Action of a figure that a choice declares; CAST for any formula."""
    if action == A.walk:
        return p.WALK
    if action == A.charge:
        return p.CHARGE
    if action == A.run:
        return p.RUN
    if action == A.fight:
        return p.FIGHT
    if action == A.shoot:
        return p.SHOOT
    if action == A.focus:
        return p.FOCUS
    if A.formula <= action <= Z.formula:
        return p.CAST
    if action == A.collect:
        return p.COLLECT
    if action == A.claim:
        return p.CLAIM
    if action == A.pick:
        return p.PICK
    if action == A.jam:
        return p.JAM
    if action == A.climb:
        return p.CLIMB
    if action == A.brace:
        return p.BRACE
    return p.LIGHT if action == A.light else p.REST


@rule
def refusal_to_declare(box, s, f, first, action):
    """0, or the rule against the figure's declaring this now: rest is for later rounds (AK-114), formulas stand on its card
    (AK-173)."""
    deed = deed_of(action)
    if deed == p.REST:
        return 114 if first == 1 and not marked(s, f, p.DRIVEN) else 0
    if deed == p.CAST:
        k = formula_slot(box, s, f, action - A.formula)
        return 173 if k == p.NOTHING else refusal_of_formula(box, s, f, s.pa[f], k)
    return refusal_of_deed(box, s, f, s.pa[f], deed)


@rule
def declared(box, s, f, first):
    """Announced; what it needs is asked, and the last answer commits and pays (AK-005)."""
    deed = deed_of(s.answer)
    k = f - s.card[f]
    s.plan[k][0] = deed
    s.plan[k][1] = p.NOTHING
    s.plan[k][2] = 0
    s.plan[k][3] = 0
    s.plan[k][4] = 0
    s.plan[k][5] = s.answer - A.formula if deed == p.CAST else p.NOTHING
    s.further[k] = 0
    if deed == p.REST:
        s.acting[f] = 2
    elif deed in (p.CHARGE, p.SHOOT, p.FIGHT):
        choose_target(box, s, f, deed, p.NOTHING)
    elif deed == p.CAST:
        aim = box.aim[s.plan[k][5]]
        if aim == p.SELF:
            choose_price(box, s, f)
        elif aim == p.TEMPLATE:
            push(s, p.LAID, f)
            ask_open(s, seat_of(f), Q.lay)
        elif aim == p.POINT_AIM:
            offer_around(box, s, f, box.range[s.plan[k][5]])
            s.purpose = p.SUMMONING
            push(s, p.COVERED, f)
            ask_open(s, seat_of(f), Q.destination)
        else:
            choose_target(box, s, f, p.CAST, s.plan[k][5])
    else:
        commit(box, s, f)


# Targets


@rule
def may_target(box, s, f, deed, formula, g):
    """An enemy on the table (AK-130, AK-155), in contact for a combat (AK-140); what the formula aims at (AK-174)."""
    if deed == p.FIGHT:
        return fights(box, s, f, g)
    if deed == p.CAST:
        return fits_aim(box, s, f, g, box.aim[formula])
    return s.here[g] == 1 and seat_of(g) != seat_of(f)


@rule
def choose_target(box, s, f, deed, formula):
    """The target of a deed; an only one is not asked for."""
    push(s, p.TARGETED, f, deed, formula)
    count, last = 0, 0
    for g in range(s.seats * p.TROOP):
        if may_target(box, s, f, deed, formula, g):
            count += 1
            last = g
    if count == 1:
        s.answer = A.target + last
    else:
        ask_open(s, seat_of(f), Q.target)


@rule
def targeted(box, s, f, deed):
    """With its target, a deed asks for what else it needs."""
    g = s.answer - A.target
    k = f - s.card[f]
    s.plan[k][1] = g
    if deed == p.CHARGE:
        more_targets(box, s, f)
    elif deed == p.SHOOT:
        if has(box, s, f, p.MARKSMAN) and s.pa[f] >= 2:
            push(s, p.MARKSMAN_ANSWERED, f)
            ask_open(s, seat_of(f), Q.marksman)
        else:
            commit(box, s, f)
    elif deed == p.CAST:
        choose_price(box, s, f)
    else:
        commit(box, s, f)


@rule
def may_add(box, s, f, g):
    """A further target of a Charge (AK-130): another enemy, such that somewhere one base touches it and all targets named
    before. Whether the Charge gets there is another matter (AK-215)."""
    k = f - s.card[f]
    first = s.plan[k][1]
    if s.here[g] == 0 or seat_of(g) == seat_of(f) or g == first or (s.further[k] >> g) & 1 == 1:
        return False
    reach = 2 * radius(box, s, f) + 2
    if not discs_within(s.x[first], s.y[first], radius(box, s, first), s.x[g], s.y[g], radius(box, s, g), reach):
        return False
    kind = contact_kind(box, s, f, first)
    for c in range(CONTACT_COUNT[kind]):
        x, y = s.x[first] + CONTACTS[kind][c][0], s.y[first] + CONTACTS[kind][c][1]
        if touches_all(box, s, f, x, y, s.further[k] | (1 << g)) and legal_at(box, s, f, x, y):
            return True
    return False


@rule
def touches_all(box, s, f, x, y, targets):
    """At that point the figure touches every one of these, given as a bit set."""
    for g in range(s.seats * p.TROOP):
        if (targets >> g) & 1 == 1 and not discs_touch(x, y, radius(box, s, f), s.x[g], s.y[g], radius(box, s, g)):
            return False
    return True


@rule
def more_targets(box, s, f):
    """A Charge may have more targets."""
    for g in range(s.seats * p.TROOP):
        if may_add(box, s, f, g):
            push(s, p.MORE_TARGETS, f)
            ask_open(s, seat_of(f), Q.more)
            return
    commit(box, s, f)


@rule
def more_answered(box, s, f):
    """One target more, or enough."""
    if s.answer == A.enough:
        commit(box, s, f)
    else:
        s.further[f - s.card[f]] |= 1 << (s.answer - A.target)
        more_targets(box, s, f)


@rule
def marksman_answered(box, s, f):
    """An extra PA buys a Tir that ignores obstacles (S23)."""
    s.plan[f - s.card[f]][3] = 1 if s.answer == A.yes else 0
    commit(box, s, f)


# Formulas


@rule
def laid(box, s, f, second):
    """The orientation of a template, the first or the second of a formula; then its centre."""
    if second == 1:
        s.extra[2] = s.answer - A.bearing
    else:
        s.plan[f - s.card[f]][4] = s.answer - A.bearing
    s.purpose = p.COVERING
    s.mover = f
    s.spots = 0
    w = width(box, s)
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and seat_of(g) != seat_of(f):
            far = isqrt(d2(s.x[f], s.y[f], s.x[g], s.y[g]))
            before = radius(box, s, g) + 2  # a figure hides the point it stands on
            add_spot(s, s.x[g] + (s.x[f] - s.x[g]) * before // far, s.y[g] + (s.y[f] - s.y[g]) * before // far)
    if s.spots == 0:
        add_spot(s, w // 2, w // 2)
    push(s, p.COVERED, f, second)
    ask_open(s, seat_of(f), Q.destination)


@rule
def offer_around(box, s, f, reach):
    """Points around an alchemist, near and far."""
    s.mover = f
    s.reach = reach
    s.spots = 0
    w = width(box, s)
    for ring in range(1, 4):
        for k in range(12):
            dx = (reach * ring // 3) * ((k % 4) - 1) // 2
            dy = (reach * ring // 3) * ((k // 4) - 1)
            if 0 <= s.x[f] + dx <= w and 0 <= s.y[f] + dy <= w:
                add_spot(s, s.x[f] + dx, s.y[f] + dy)


@rule
def point_covered(box, s, f, second):
    """Where a template is to lie."""
    if second == 1:
        s.extra[0] = s.px
        s.extra[1] = s.py
        return
    k = f - s.card[f]
    s.plan[k][1] = s.px
    s.plan[k][2] = s.py
    choose_price(box, s, f)


@rule
def choose_price(box, s, f):
    """Either 1 PA or 1 level, and then the level must still suffice (AK-174)."""
    k = f - s.card[f]
    formula = s.plan[k][5]
    by_level = s.focus[f] - 1 >= box.level[formula]
    push(s, p.PAY_CHOSEN, f)
    if s.pa[f] > 0 and by_level:
        ask_open(s, seat_of(f), Q.pay)
    else:
        s.answer = A.pay + (0 if s.pa[f] > 0 else 1)


@rule
def pay_chosen(box, s, f):
    """What a formula is paid with: an action point or concentration."""
    s.plan[f - s.card[f]][3] = s.answer - A.pay
    commit(box, s, f)


# Paying (AK-005)


@rule
def commit(box, s, f):
    """Everything is announced: it is paid, and stays spent whatever happens (AK-005, AK-125)."""
    k = f - s.card[f]
    deed, target = s.plan[k][0], s.plan[k][1]
    if deed == p.WALK:
        s.pa[f] -= 1
        tell(s, ALL, 120, who(s, f))
    elif deed == p.RUN:
        s.pa[f] -= 2
        tell(s, ALL, 121, who(s, f))
    elif deed == p.CHARGE:
        s.pa[f] -= 1
        tell(s, ALL, 130, who(s, f), who(s, target))
    elif deed == p.FIGHT:
        tell(s, ALL, 140, who(s, f), who(s, target))
    elif deed == p.SHOOT:
        s.pa[f] -= 1 + s.plan[k][3]
        tell(s, ALL, 155, who(s, f), who(s, target))
        if not measured(s) and on_shared_card(s, f):
            push(s, p.ESTIMATED_EARLY, f)
            ask(s, seat_of(f), Q.estimate)  # AK-116
    elif deed == p.FOCUS:
        s.pa[f] -= 1
    elif deed == p.CAST:
        pay_formula(box, s, f, k)
    elif deed in (p.COLLECT, p.CLIMB, p.BRACE):
        s.pa[f] -= 1
    else:
        s.pa[f] -= scenario_price(box, s, f, deed)


@rule
def pay_formula(box, s, f, k):
    """Components, and an action point or concentration (AK-174)."""
    formula = s.plan[k][5]
    s.components[f] -= components_for(box, s, f, formula)
    if s.plan[k][3] == 0:
        s.pa[f] -= 1
    else:
        s.focus[f] -= 1
    s.used[f] |= 1 << formula_slot(box, s, f, formula)
    tell(s, ALL, 174, who(s, f), formula, s.components[f], s.focus[f])


# Estimates (AK-116, AK-157)


@rule
def on_shared_card(s, f):
    """Other figures of the card act in the same round."""
    for g in range(s.card[f], min(s.card[f] + p.LINES, (seat_of(f) + 1) * p.TROOP)):
        if g != f and s.card[g] == s.card[f] and s.acting[g] == 1:
            return True
    return False


@rule
def misjudge(gap, off):
    """A gap (1/256 u) as an eye sees it: off by so many steps of a 32nd, and of a quarter inch at least."""
    return gap + (off - 3) * max(1024, gap // 32)


@rule
def estimate_made(box, s, f, g):
    """The announced distance in half inches; by eye it is misjudged by chance."""
    if s.answer != A.eye:
        return s.answer - A.estimate + 1
    gap = gap256(s.x[f], s.y[f], radius(box, s, f), s.x[g], s.y[g], radius(box, s, g))
    seen = misjudge(gap, MISJUDGED[below(s, 28)]) + 2048
    return max(1, min(box.reach[s.kind[f]] // (INCH // 2), (seen + 1024) // 2048))


@rule
def estimated_early(box, s, f):
    """A distance is estimated before it is measured (AK-157)."""
    k = f - s.card[f]
    s.plan[k][4] = estimate_made(box, s, f, s.plan[k][1])
    tell(s, ALL, 157, who(s, f), s.plan[k][4] - 1)
