"""Effects that fall at the same moment, and who orders them (AK-006): at the start of an activation, of a formula that hurts
several figures, at the end of the turn.
"""

from athanor.kernel.rulebook import ALL, rule, table, tell

from . import pieces as p
from .activation import last_to_play, must_face
from .advanced import haunt, soothe
from .agreed import advanced
from .board import covered, engaged
from .combat import BY_OTHER, empath_for, heal, prays_for
from .dice import esp_roll
from .figures import drop_mark, has, is_alchemist, marked, seat_of, who
from .geometry import TWO_INCHES
from .pieces import A, Q
from .stack import ask, push
from .terrain import effect_near

KEPT_WHOLE = 3  # in the news: no decline, thanks to a stone
OF_ELEMENTS = table([p.SHAAL, p.HAUNT, p.BEWITCHING, p.SOOTHING])  # from SHAAL_EFFECT on


@rule
def effect_waits(box, s, kind, f):
    """The effect is still to come for the figure; at the start of an activation, if it falls on it where it stands now."""
    if s.here[f] == 0:
        return False
    if kind == p.HARM_EFFECT:
        return s.harm[f] > 0
    if (s.effects[f] >> kind) & 1 == 0:
        return False
    return kind < p.HARM_EFFECT or falls_on(box, s, kind, f)


@rule
def effect_chosen(box, s):
    """The effect that falls first (AK-006)."""
    apply_effect(box, s, (s.answer - A.effect) // p.FIGURES, (s.answer - A.effect) % p.FIGURES)


@rule
def apply_effect(box, s, kind, f):
    """One of the effects that coincide: poison, regeneration and decline (AK-200), or one of another moment."""
    s.effects[f] &= ~(1 << kind)
    if kind == p.HARM_EFFECT:
        damage = int(s.harm[f])
        s.harm[f] = 0
        push(s, p.HURT_STEP, f, damage, s.caster, BY_OTHER)
    elif kind > p.HARM_EFFECT:
        apply_start_effect(box, s, kind, f)
    elif kind == p.REGENERATION_EFFECT:
        heal(box, s, f, box.regeneration[s.kind[f]])
    elif kind == p.DECLINE_EFFECT:
        decline(box, s, f)
    else:
        drop_mark(s, f, p.POISONED)
        tell(s, ALL, 200, who(s, f), p.POISON_EFFECT)
        push(s, p.HURT_STEP, f, 1, p.NOTHING, BY_OTHER)


# The start of an activation (AK-111)


@rule
def falls_on(box, s, kind, f):
    """Flames (F30), an enemy that frightens (S07), an element within 2 inches (AK-231, AK-232, AK-234, AK-238): as the figure
    stands now (AK-239)."""
    if kind == p.FLAMES_EFFECT:
        return s.templates > 0 and not marked(s, f, p.BURNT) and covered(box, s, f, p.WALL) != p.NOTHING
    if kind == p.FRIGHT_EFFECT:
        for g in range(s.seats * p.TROOP):
            if must_face(box, s, f, g):
                return True
        return False
    if advanced(s) == 0 or (kind == p.SOOTHING_EFFECT and (not is_alchemist(box, s, f) or engaged(box, s, f))):
        return False
    return effect_near(box, s, f, OF_ELEMENTS[kind - p.SHAAL_EFFECT], TWO_INCHES) != p.NOTHING


@rule
def start_effects(box, s, card):
    """What falls on the figures of a card as they become active, one after the other. Their player orders it (AK-006, AK-239)
    where that can change something: several effects fall on one figure, or the Shaal may drive one of several."""
    waiting, most, driven, first_kind, first = 0, 0, False, 0, card
    for f in range(card, min(card + p.LINES, (seat_of(card) + 1) * p.TROOP)):
        here = 0
        if s.effects[f] != 0:
            for kind in range(p.FLAMES_EFFECT, p.EFFECT_KINDS):
                if effect_waits(box, s, kind, f):
                    here += 1
                    driven = driven or kind == p.SHAAL_EFFECT
                    first_kind, first = kind, f
        if here == 0:
            s.effects[f] = 0
        waiting += here
        most = max(most, here)
    if waiting == 0:
        return
    push(s, p.START_EFFECTS, card)
    if most > 1 or (waiting > 1 and driven):
        push(s, p.START_EFFECT_CHOSEN, card)
        ask(s, seat_of(card), Q.effects)
    else:
        apply_effect(box, s, first_kind, first)


@rule
def apply_start_effect(box, s, kind, f):
    """Flames, fright, or an element: the Shaal (AK-231), a haunting (AK-232), a spell (AK-234), peace (AK-238)."""
    if kind == p.FLAMES_EFFECT:
        push(s, p.BURN, f)
    elif kind == p.FRIGHT_EFFECT:
        for g in range(s.seats * p.TROOP):
            if must_face(box, s, f, g):
                push(s, p.FRIGHT, f, g)
    elif kind == p.SHAAL_EFFECT:
        if not esp_roll(box, s, f, 0, 13, 231):
            push(s, p.ENTHRALLED, f)
    elif kind == p.HAUNT_EFFECT:
        haunt(box, s, f)
    elif kind == p.BEWITCHING_EFFECT:
        if not esp_roll(box, s, f, 0, 13, 234):
            s.pa[f] = max(0, s.pa[f] - 1)
    else:
        soothe(box, s, f)


# A formula that hurts several figures


@rule
def harm(box, s, caster):
    """Each suffers what the formula does to it; the alchemist's player orders it where that can change something (AK-006)."""
    first = p.NOTHING
    for f in range(s.seats * p.TROOP):
        if effect_waits(box, s, p.HARM_EFFECT, f):
            first = f
    if first == p.NOTHING:
        return
    push(s, p.HARM, caster)
    if order_of_harm_matters(box, s):
        push(s, p.EFFECT_CHOSEN)
        ask(s, seat_of(caster), Q.effects)
    else:
        apply_effect(box, s, p.HARM_EFFECT, first)


@rule
def order_of_harm_matters(box, s):
    """Somebody who is hurt ends a prayer over another one (F01), or might fall before sharing his pain (S08)."""
    for f in range(s.seats * p.TROOP):
        if effect_waits(box, s, p.HARM_EFFECT, f):
            first = seat_of(f) * p.TROOP
            for g in range(first, first + p.TROOP):
                if g != f and effect_waits(box, s, p.HARM_EFFECT, g):
                    may_fall = s.hurt[g] + s.harm[g] + 1 >= box.life[s.kind[g]]
                    if prays_for(box, s, g, f) or (may_fall and empath_for(box, s, f) == g):
                        return True
    return False


# End of the turn (AK-200)


@rule
def turn_effects(box, s, stage):
    """What lasts until the end of the turn stops; then poison, regeneration and decline, one after the other (AK-200)."""
    if stage == 0:
        sweep(s)
        gather_effects(box, s)
        push(s, p.TURN_EFFECTS, 1)
        return
    kind, f = first_effect(box, s)
    if kind == p.NOTHING:
        push(s, p.COUNT_POINTS)
        return
    push(s, p.TURN_EFFECTS, 1)
    if order_matters(box, s):
        push(s, p.EFFECT_CHOSEN)
        ask(s, who_orders(s), Q.effects)
    else:
        apply_effect(box, s, kind, f)


@rule
def gather_effects(box, s):
    """The effects that fall at the end of this turn."""
    for f in range(s.seats * p.TROOP):
        s.effects[f] = 0
        if s.here[f] == 1:
            s.effects[f] |= (1 << p.POISON_EFFECT) if marked(s, f, p.POISONED) else 0
            s.effects[f] |= (1 << p.REGENERATION_EFFECT) if has(box, s, f, p.REGENERATION) else 0
            s.effects[f] |= (1 << p.DECLINE_EFFECT) if has(box, s, f, p.DECLINE) else 0


@rule
def first_effect(box, s):
    """The effect that comes next where the order changes nothing; NOTHING when none is left."""
    for k in range(s.seats * p.TROOP):
        f = (k + p.TROOP * (s.initiative + 1)) % (s.seats * p.TROOP)
        for kind in range(p.HARM_EFFECT):
            if effect_waits(box, s, kind, f):
                return kind, f
    return p.NOTHING, p.NOTHING


@rule
def order_matters(box, s):
    """A figure is poisoned and regenerates, whole or near its end; or one that may fall holds stones that keep another whole,
    or might share the pain of another."""
    for f in range(s.seats * p.TROOP):
        if not effect_waits(box, s, p.POISON_EFFECT, f):
            continue
        may_fall = s.hurt[f] + 1 >= box.life[s.kind[f]]
        if effect_waits(box, s, p.REGENERATION_EFFECT, f) and (may_fall or s.hurt[f] == 0):
            return True
        if may_fall:
            first = seat_of(f) * p.TROOP
            for g in range(first, first + p.TROOP):
                if s.stones[f] > 0 and effect_waits(box, s, p.DECLINE_EFFECT, g):
                    return True
                if g != f and effect_waits(box, s, p.POISON_EFFECT, g) and empath_for(box, s, g) == f:
                    return True
    return False


@rule
def who_orders(s):
    """A player orders effects of his own; where effects of several coincide, who lost the initiative does (AK-006)."""
    owners, last = 0, 0
    for seat in range(s.seats):
        for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
            if s.here[f] == 1 and s.effects[f] != 0:
                owners += 1
                last = seat
                break
    return last if owners == 1 else last_to_play(s)


@rule
def sweep(s):
    """Marks, areas and templates of the turn end."""
    for f in range(s.seats * p.TROOP):
        s.marks[f] &= p.LASTING
        s.feared[f] = 0
        s.aimed[f] = 0
        s.used[f] = 0
        s.prayer[f] = 0
        s.foresight[f] = 0
    s.braced = 0
    kept = 0
    for t in range(s.templates):
        s.laid[t][4] -= 1
        if s.laid[t][4] > 0:
            for k in range(6):
                s.laid[kept][k] = s.laid[t][k]
            kept += 1
    s.templates = kept


@rule
def keeps_stones(box, s, f, g):
    """A friendly alchemist on the table that has a stone to tick (S25)."""
    return s.here[g] == 1 and seat_of(g) == seat_of(f) and is_alchemist(box, s, g) and s.stones[g] > 0


@rule
def decline(box, s, f):
    """A creature of alchemy loses 1 PdV unless an alchemist, whichever the player likes, ticks a stone for it (S25)."""
    for g in range(s.seats * p.TROOP):
        if keeps_stones(box, s, f, g):
            push(s, p.DECLINE_ANSWERED, f)
            ask(s, seat_of(f), Q.decline)
            return
    fade(s, f)


@rule
def decline_answered(s, f):
    """A stone is paid, or the figure fades (AK-200)."""
    if s.answer == A.enough:
        fade(s, f)
    else:
        g = s.answer - A.target
        s.stones[g] -= 1
        tell(s, ALL, 200, who(s, f), KEPT_WHOLE, who(s, g))


@rule
def fade(s, f):
    """Decline takes a box (AK-200)."""
    tell(s, ALL, 200, who(s, f), p.DECLINE_EFFECT)
    push(s, p.HURT_STEP, f, 1, p.NOTHING, BY_OTHER)
