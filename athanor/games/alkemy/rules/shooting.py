"""Shooting: sight, estimate, range, Reactions, the TIR roll and fire into a fight (AK-155 to AK-169, AK-210 to AK-213)."""

from athanor.kernel.rulebook import ALL, below, rule, tell

from . import pieces as p
from .agreed import measured
from .board import DODGING, engaged, fights, gap_within, near, obstacles, radius, sees, template_in_corridor
from .combat import BY_TIR
from .declaring import MISJUDGED, estimate_made, misjudge
from .dice import (
    TIR_ROLL,
    ask_which_dice,
    clamped,
    colour,
    defence,
    esp_roll,
    extra_for,
    pair_column,
    pair_value,
    roll,
    roll_sum,
    shown,
)
from .figures import has, marked, seat_of, set_mark, who
from .geometry import d2, gap256
from .orders import in_force
from .pieces import A, Q
from .stack import ask, push
from .ways import MARCHE, value_of

R_NOTHING, R_SHOOT, R_WALK, R_CHARGE = range(4)


@rule
def shot(box, s, f, g, marksman, estimate):
    """Declared and paid: then sight is checked, and the distance estimated (AK-156). In a fight by now, or without its target,
    it has missed (AK-115)."""
    if s.here[f] == 0:
        return
    if s.here[g] == 0 or engaged(box, s, f):
        tell(s, ALL, 115, who(s, f))
        return
    if has(box, s, g, p.DIPLOMAT) and not marked(s, g, p.FOUGHT) and not esp_roll(box, s, f, 0, 13, 52):
        return
    set_mark(s, f, p.FOUGHT)
    if not sees(box, s, f, g):
        tell(s, ALL, 156, who(s, f), 0)
        return
    if measured(s) or estimate > 0:
        push(s, p.SHOT_RANGE, f, g, marksman, estimate)
    else:
        push(s, p.SHOT_ESTIMATED, f, g, marksman)
        ask(s, seat_of(f), Q.estimate)


@rule
def shot_estimated(box, s, f, g, marksman):
    """The range is estimated before it is measured (AK-157)."""
    estimate = estimate_made(box, s, f, g)
    tell(s, ALL, 157, who(s, f), estimate - 1)
    push(s, p.SHOT_RANGE, f, g, marksman, estimate)


@rule
def estimate_is_right(box, s, f, g, halves):
    """The point at that distance along the centre line lies in the target's base (AK-157). In an imagined world the
    distance is known no better than by eye."""
    e, ra, rb = 8 * halves, radius(box, s, f), radius(box, s, g)
    if s.haze > 0:
        gap = misjudge(gap256(s.x[f], s.y[f], ra, s.x[g], s.y[g], rb), s.haze - 1)
        return gap <= 256 * e <= gap + 512 * rb
    apart = d2(s.x[f], s.y[f], s.x[g], s.y[g])
    low = max(0, e + ra - rb)
    return low * low <= apart <= (e + ra + rb) * (e + ra + rb)


@rule
def in_the_way(box, s, f, g, marksman):
    """Obstacles to a Tir (AK-159), one more against a stealthy figure beyond 5 inches (S14, F14); none for a marksman who paid
    (S23)."""
    if marksman == 1:
        return 0
    n = obstacles(box, s, f, g)
    if (has(box, s, g, p.STEALTHY) or marked(s, g, p.HIDDEN)) and not near(box, s, f, g, 5):
        n += 1
    return n


@rule
def shot_range(box, s, f, g, marksman, estimate):
    """Too far is an automatic failure (AK-156), and then nobody reacts; otherwise the target may (AK-163)."""
    if not gap_within(box, s, f, g, box.reach[s.kind[f]]):
        tell(s, ALL, 156, who(s, f), 1)
        return
    if measured(s):
        again = (s.aimed[f] >> g) & 1 == 1
        aimed = again or in_the_way(box, s, f, g, marksman) == 0  # AK-211, AK-212
        s.aimed[f] |= 1 << g
    else:
        aimed = estimate_is_right(box, s, f, g, estimate)
    for reaction in range(1, 4):
        if refusal_to_react(box, s, f, g, reaction) == 0:
            push(s, p.SHOT_ANSWERED, f, g, marksman, 1 if aimed else 0)
            ask(s, seat_of(g), Q.react)
            return
    fire(s, f, g, 1 if aimed else 0, marksman)


@rule
def refusal_to_react(box, s, f, g, reaction):
    """Reactions answer Actions only, never Reactions (AK-169). A Libre target with 1 PA (AK-163): Tir at a shooter in its
    range (AK-164), Marche (AK-165), Charge (AK-166)."""
    if reaction == R_NOTHING:
        return 0
    if s.pa[g] == 0 or engaged(box, s, g):
        return 163
    if reaction == R_SHOOT:
        if box.tir[s.kind[g]] == 0 or not gap_within(box, s, g, f, box.reach[s.kind[g]]):
            return 164
        return 0
    return 103 if marked(s, g, p.STILL) or marked(s, g, p.NETTED) else 0


@rule
def fire(s, f, g, aimed, marksman):
    """The TIR roll, and its damage after it."""
    s.pending[0][0] = p.NOTHING
    s.pending[1][0] = p.NOTHING
    push(s, p.APPLY_SHOTS)
    push(s, p.TIR, f, g, aimed, 0, marksman)


@rule
def shot_answered(box, s, f, g, marksman, aimed):
    """A Reaction costs 1 PA and spoils the aim (AK-162, AK-213): a Tir is simultaneous (AK-164), a move comes after
    (AK-165, AK-166)."""
    reaction = s.answer - A.react
    if reaction == R_NOTHING:
        fire(s, f, g, aimed, marksman)
        return
    s.pa[g] -= 1
    tell(s, ALL, 163, who(s, g), reaction)
    if reaction != R_SHOOT:
        push(s, p.AFTER_SHOT, f, g, reaction)
    fire(s, f, g, 0, marksman)
    if reaction == R_SHOOT:
        set_mark(s, g, p.FOUGHT)
        s.top -= 1  # the return shot is rolled second, so it lies below the first
        push(s, p.TIR, g, f, 0, 1, 0)
        push(s, p.TIR, f, g, 0, 0, marksman)


@rule
def after_shot(box, s, f, g, reaction):
    """The Marche or Charge in Reaction of a target that is still there (AK-165, AK-166)."""
    if s.here[g] == 0:
        return
    if reaction == R_WALK:
        push(s, p.MOVE, g, value_of(box, s, g, MARCHE), DODGING, f, 0)
    else:
        push(s, p.CHARGE_START, g, f, 1)


@rule
def answer_charge(box, s, f, g):
    """A target shoots the charger: 1 PA, no estimate, under the usual conditions (AK-160); a Diplomat may stop it (S06)."""
    if s.answer != A.yes:
        return
    s.pa[g] -= 1
    tell(s, ALL, 160, who(s, g), who(s, f))
    if has(box, s, f, p.DIPLOMAT) and not marked(s, f, p.FOUGHT) and not esp_roll(box, s, g, 0, 13, 52):
        return
    set_mark(s, g, p.FOUGHT)
    if sees(box, s, g, f) and gap_within(box, s, g, f, box.reach[s.kind[g]]):
        fire(s, g, f, 0, 0)
    else:
        tell(s, ALL, 156, who(s, g), 0)


@rule
def tir(box, s, f, g, aimed, slot, marksman):
    """TIR and dice, a bonus die when well aimed (AK-158), one for the first Tir of a volley (K04)."""
    volley = 1 if in_force(s, seat_of(f), p.VOLLEY) and not marked(s, f, p.VOLLEYED) else 0
    set_mark(s, f, p.VOLLEYED)
    roll(s, colour(box, s, f), extra_for(box, s, f, TIR_ROLL, aimed + volley, 0))
    push(s, p.TIR_KEPT, f, g, slot, marksman)
    ask_which_dice(box, s, f)


@rule
def tir_kept(box, s, f, g, slot, marksman):
    """Against DEF; the column moves left for obstacles and mist, right at Bout Portant (AK-158, AK-159, AK-161)."""
    pair = s.answer - A.keep
    total = box.tir[s.kind[f]] + pair_value(box, s, pair)
    wall = defence(box, s, g, False)
    if in_force(s, seat_of(g), p.SHIELDS_UP):
        wall = max(wall, min(12, wall + 1))  # K03
    column = pair_column(box, s, pair)
    tell(s, ALL, 158, who(s, f), total, wall, shown(s), 1 if total >= wall else 0)
    if total < wall:
        return
    column -= in_the_way(box, s, f, g, marksman) + template_in_corridor(box, s, p.MIST, f, g)
    if near(box, s, f, g, 5):
        column += 1
    column = clamped(column)
    victim = g if marksman == 1 else hit_in_a_fight(box, s, f, g)
    s.pending[slot][0] = victim
    s.pending[slot][1] = box.shot[s.kind[f]][column]
    s.pending[slot][2] = f
    tell(s, ALL, 57, who(s, f), who(s, victim), s.pending[slot][1], column + 1)


@rule
def hit_in_a_fight(box, s, f, g):
    """A target En Combat makes a cover roll: on 8 the figure it fights is hit instead, the nearest to the shooter (AK-167);
    the column stays the one read for the target (AK-168)."""
    if not engaged(box, s, g):
        return g
    small_or_big = 1 if box.size[s.kind[g]] == 1 else -1 if box.size[s.kind[g]] == 3 else 0
    total = roll_sum(box, s, g, colour(box, s, g), small_or_big)
    tell(s, ALL, 167, who(s, g), total, shown(s), 1 if total >= 8 else 0)
    if total < 8:
        return g
    best, hit, ties = 0, g, 0
    for k in range(s.seats * p.TROOP):
        if fights(box, s, g, k):
            gap = gap256(s.x[f], s.y[f], radius(box, s, f), s.x[k], s.y[k], radius(box, s, k))
            if hit == g or gap < best:
                best, hit, ties = gap, k, 1
            elif gap == best:
                ties += 1
                if below(s, ties) == 0:
                    hit = k
    return hit


@rule
def apply_shots(s):
    """Simultaneous shots: both are applied, even if both figures fall (AK-164)."""
    for slot in range(1, -1, -1):
        if s.pending[slot][0] != p.NOTHING:
            push(s, p.HURT_STEP, s.pending[slot][0], s.pending[slot][1], s.pending[slot][2], BY_TIR)
            s.pending[slot][0] = p.NOTHING


@rule
def draw_haze(s):
    """How far an imagined world misjudges its distances."""
    return 1 + MISJUDGED[below(s, 28)]
