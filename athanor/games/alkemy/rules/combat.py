"""Combat: cards chosen in secret, the four cases, attacks, damage (AK-136 to AK-153, AK-041 to AK-044)."""

from athanor.kernel.rulebook import ALL, fill, rule, tell

from . import pieces as p
from .board import gap_within, moved, near, touching
from .dice import (
    COM_ROLL,
    REF_ROLL,
    ask_which_dice,
    clamped,
    colour,
    com,
    defence,
    extra_for,
    foreseen,
    kept_by_rule,
    opposed,
    pair_column,
    pair_value,
    roll,
    shown,
)
from .figures import drop_mark, has, is_alchemist, marked, seat_of, set_mark, who
from .orders import in_force
from .pieces import A, Q
from .stack import ask, push

BY_COM, BY_TIR, BY_OTHER = 1, 2, 0  # what the damage comes from
AURLOK = 2  # the faction's number


# Cards (AK-139 to AK-144)


@rule
def owns(box, s, f, card):
    """A Botte is offered only to figures that own it (AK-139)."""
    if card < p.STURDY:
        return True
    return (box.skills[s.kind[f]] >> (25 + card - p.STURDY)) & 1 == 1


@rule
def refusal_of_card(box, s, f, card, charges, answers):
    """0, or the rule against playing a card: owned (AK-139); an Attack for a Charge (AK-132); no Attack after a failed Charge
    (AK-133); paid or free (AK-142, AK-143). An Animal does not parry (AK-001). Who charges under the Shaal is brutal
    (AK-231)."""
    if not owns(box, s, f, card):
        return 139
    if charges == 2 and box.counts_as[card] != p.BRUTAL:
        return 231
    if charges > 0:
        return 0 if box.attack[card] == 1 else 132
    if card == p.IDLE:
        return 0
    if marked(s, f, p.LAME) and box.attack[card] == 1:
        return 133
    if box.counts_as[card] == p.PARRY and has(box, s, f, p.ANIMAL):
        return 1
    if s.pa[f] > 0 or (answers and may_use_master(box, s, f)):
        return 0
    return 143


@rule
def may_use_master(box, s, f):
    """Maître (Combat): once a turn, as a target, a card for 0 PA (S17)."""
    return has(box, s, f, p.MASTER) and not marked(s, f, p.MASTERED)


@rule
def combat(box, s, f, g, charge):
    """Both choose a card in secret (AK-140 to AK-142); a figure without PA plays Inactif by itself (AK-143)."""
    if s.here[f] == 0 or s.here[g] == 0 or not touching(box, s, f, g):
        tell(s, ALL, 115, who(s, f))
        return
    push(s, p.CARDS_CHOSEN, f, g, charge)
    s.to_act = 0
    seal_or_ask(box, s, f, charge, False)
    seal_or_ask(box, s, g, 0, True)
    s.asks = Q.card
    s.open = 0


@rule
def seal_or_ask(box, s, f, charges, answers):
    """A single card is sealed by itself; among several the player chooses (AK-142)."""
    cards, last = 0, 0
    for card in range(p.CARDS):
        if refusal_of_card(box, s, f, card, charges, answers) == 0:
            cards += 1
            last = card
    s.sealed[seat_of(f)] = A.card + last + 1
    if cards > 1:
        s.sealed[seat_of(f)] = 0
        s.to_act |= 1 << seat_of(f)


@rule
def cards_chosen(box, s, f, g, charge):
    """Revealed together, then paid: 1 PA, nothing for Inactif and for the card of a Charge (AK-142)."""
    mine, theirs = s.sealed[seat_of(f)] - 1 - A.card, s.sealed[seat_of(g)] - 1 - A.card
    fill(s.sealed, 0)
    tell(s, ALL, 142, who(s, f), mine, who(s, g), theirs)
    if charge == 0 and mine != p.IDLE:
        s.pa[f] -= 1
    if box.attack[mine] == 1:
        set_mark(s, f, p.FOUGHT)
    if box.attack[theirs] == 1:
        set_mark(s, g, p.FOUGHT)
    push(s, p.COMBAT_OVER, f, g)
    push(s, p.CLASH, f, g, charge, mine, theirs)
    if theirs != p.IDLE:
        if s.pa[g] == 0:
            use_master(s, g)
        elif may_use_master(box, s, g):
            push(s, p.MASTER_ANSWERED, g)
            ask(s, seat_of(g), Q.master)
        else:
            s.pa[g] -= 1


@rule
def use_master(s, g):
    """A free card, even for an Inactive figure (AK-118)."""
    set_mark(s, g, p.MASTERED)
    tell(s, ALL, 118, who(s, g))


@rule
def master_answered(s, g):
    """Master is used, or an action point is paid."""
    if s.answer == A.yes:
        use_master(s, g)
    else:
        s.pa[g] -= 1


@rule
def combat_over(s, f, g):
    """What was given for one combat is gone (AK-058, AK-153, F03)."""
    for one in (f, g):
        drop_mark(s, one, p.EXPERT_BRUTAL)
        drop_mark(s, one, p.EXPERT_NORMAL)


# The four cases (AK-145 to AK-150)


@rule
def ref_dice(box, s, f, card, charge):
    """Extra dice of a REF roll by card; a Boutoir that charges is not slowed, nor is a brutal attack in fury (K12)."""
    modifier = 0 if card == p.RAM and charge else box.card_ref[card]
    if box.counts_as[card] == p.BRUTAL and in_force(s, seat_of(f), p.FURY_ORDER):
        modifier = max(0, modifier)
    return extra_for(box, s, f, REF_ROLL, max(0, modifier) + foreseen(box, s, f), max(0, -modifier))


@rule
def clash(box, s, f, g, charge, mine, theirs):
    """Attack or Defence on each side: who strikes, and in which order (AK-145 to AK-149)."""
    if s.here[f] == 0 or s.here[g] == 0:
        return
    flags = p.BY_CARD + (p.BY_CHARGE if charge > 0 else 0)
    if box.attack[mine] == 1 and box.attack[theirs] == 1:
        first = opposed(
            box, s,
            f, box.ref[s.kind[f]], colour(box, s, f), ref_dice(box, s, f, mine, charge > 0),
            g, box.ref[s.kind[g]], colour(box, s, g), ref_dice(box, s, g, theirs, False), 53,
        )  # fmt: skip
        tell(s, ALL, 145, who(s, first))
        if first == f:
            push(s, p.ATTACK, g, f, theirs, mine, p.BY_CARD)
            push(s, p.ATTACK, f, g, mine, theirs, flags)
        else:
            push(s, p.ATTACK, f, g, mine, theirs, flags)
            push(s, p.ATTACK, g, f, theirs, mine, p.BY_CARD)
    elif box.attack[mine] == 1:
        if theirs == p.IDLE:
            push(s, p.ATTACK, f, g, mine, theirs, flags)
        else:
            push(s, p.PARRY_ROLL, f, g, mine, theirs, flags)
    elif box.attack[theirs] == 1:
        if mine == p.IDLE:
            push(s, p.ATTACK, g, f, theirs, mine, p.BY_CARD)
        else:
            push(s, p.PARRY_ROLL, g, f, theirs, mine, p.BY_CARD)
    else:
        tell(s, ALL, 149)
        if mine == p.IDLE and theirs == p.IDLE:
            push(s, p.BREAK_OFF)


@rule
def com_bonus(box, s, f, g, card, enemy, flags):
    """Bonus dice of a COM roll by card: the card it beats (AK-151), Expert (S10, F03), a Charge (AK-132, S01)."""
    if flags & p.BY_CARD == 0:
        return 0
    n = 1 if box.beats[card] != p.NOTHING and box.beats[card] == box.counts_as[enemy] else 0
    base = box.counts_as[card]
    if (
        (box.expert[s.kind[f]] >> base) & 1 == 1
        or (base == p.BRUTAL and marked(s, f, p.EXPERT_BRUTAL))
        or (base == p.NORMAL and marked(s, f, p.EXPERT_NORMAL))
    ):
        n += 1
    if flags & p.BY_CHARGE != 0 and (has(box, s, f, p.REACH) or not has(box, s, g, p.REACH)):
        n += 1
    return n


@rule
def roll_com(box, s, f, g, card, enemy, flags):
    """The dice of a COM roll, with all that adds to it."""
    roll(s, colour(box, s, f), extra_for(box, s, f, COM_ROLL, com_bonus(box, s, f, g, card, enemy, flags), 0))


@rule
def attack(box, s, f, g, card, enemy, flags, style):
    """A COM roll against DEF (AK-145, AK-146); without a card, the skills tied to cards do not work (AK-136)."""
    if s.here[f] == 0 or s.here[g] == 0:
        return
    roll_com(box, s, f, g, card, enemy, flags)
    push(s, p.ATTACK_KEPT, f, g, card, enemy, flags, style)
    ask_which_dice(box, s, f)


@rule
def shift_of(box, s, f, card, style):
    """The column shift of a card, or of an attack without one (AK-136); a tempered blade adds one (F29)."""
    shift = box.shift[card] if card != p.NOTHING else box.shift[style]
    if marked(s, f, p.TEMPERED):
        drop_mark(s, f, p.TEMPERED)
        shift += 1
    return shift


@rule
def attack_kept(box, s, f, g, card, flags, style):
    """The result against DEF (AK-052); on success the symbols of the same dice give the damage (AK-057)."""
    pair = s.answer - A.keep
    total = com(box, s, f) + pair_value(box, s, pair)
    wall = defence(box, s, g, flags & p.BY_CHARGE != 0)
    tell(s, ALL, 52, who(s, f), total, wall, shown(s), 1 if total >= wall else 0)
    if total >= wall:
        column = clamped(pair_column(box, s, pair) + shift_of(box, s, f, card, style))
        strike(box, s, f, g, card, box.damage[s.kind[f]][column], column)


@rule
def strike(box, s, f, g, card, damage, column):
    """A COM roll succeeded: damage by the symbols (AK-057), or a net (S11), then perhaps a chained attack (S09)."""
    tell(s, ALL, 57, who(s, f), who(s, g), damage, column + 1)
    if card != p.NOTHING and has(box, s, f, p.CHAIN):
        push(s, p.CHAIN_OFFER, f, g)
    if card != p.NOTHING and has(box, s, f, p.NET) and not marked(s, g, p.NETTED):
        push(s, p.NET_ANSWERED, f, g, damage)
        ask(s, seat_of(f), Q.net)
    else:
        push(s, p.HURT_STEP, g, damage, f, BY_COM)


@rule
def net_answered(s, f, g, damage):
    """The net holds (AK-001), or the blow hurts."""
    if s.answer == A.yes:
        set_mark(s, g, p.NETTED)
        tell(s, ALL, 1, who(s, g), p.NETTED)
    else:
        push(s, p.HURT_STEP, g, damage, f, BY_COM)


@rule
def chain_offer(box, s, f, g):
    """Enchaînement: a free Attaque Rapide without card on the same enemy, before any riposte (S09)."""
    if s.here[f] == 1 and s.here[g] == 1:
        push(s, p.CHAIN_ANSWERED, f, g)
        ask(s, seat_of(f), Q.chain)


@rule
def chain_answered(s, f, g):
    """A chain attack follows, or not."""
    if s.answer == A.yes:
        push(s, p.ATTACK, f, g, p.NOTHING, p.NOTHING, 0, p.QUICK)


# Parade (AK-147, AK-148)


@rule
def parry_roll(box, s, f, g, card, enemy, flags):
    """The attacker rolls COM and announces his result; then the defender (AK-147)."""
    if s.here[f] == 0 or s.here[g] == 0:
        return
    roll_com(box, s, f, g, card, enemy, flags)
    push(s, p.PARRY_KEPT, f, g, card, enemy, flags)
    ask_which_dice(box, s, f)


@rule
def parry_kept(box, s, f, g, card, enemy, flags):
    """An opposed COM roll: DEF does not count (AK-147); winning by 3, or by 1 with a Riposte, the defender may strike back
    (AK-148)."""
    pair = s.answer - A.keep
    mine = com(box, s, f) + pair_value(box, s, pair)
    column = pair_column(box, s, pair)
    tell(s, ALL, 53, who(s, f), mine, shown(s))
    roll_com(box, s, g, f, enemy, card, p.BY_CARD)
    theirs = com(box, s, g) + pair_value(box, s, kept_by_rule(box, s))
    tell(s, ALL, 53, who(s, g), theirs, shown(s))
    if mine > theirs or (mine == theirs and com(box, s, f) > com(box, s, g)):
        column = clamped(column + shift_of(box, s, f, card, p.NOTHING))
        strike(box, s, f, g, card, box.damage[s.kind[f]][column], column)
    elif mine == theirs and com(box, s, f) == com(box, s, g):
        push(s, p.PARRY_ROLL, f, g, card, enemy, flags)
    else:
        tell(s, ALL, 147, who(s, g))
        if theirs - mine >= (1 if enemy == p.RIPOSTE else 3):
            push(s, p.COUNTER_ANSWERED, f, g)
            ask(s, seat_of(g), Q.counter)


@rule
def counter_answered(s, f, g):
    """A counter-attack follows, or not."""
    if s.answer == A.yes:
        push(s, p.ATTACK, g, f, p.NOTHING, p.NOTHING, 0, p.NORMAL)


# Damage (AK-041 to AK-044, S05, S08, S15, S18)


@rule
def may_guard(box, s, f, guard):
    """A bodyguard within 2 inches that has not been one yet this turn (S15)."""
    if guard == f or seat_of(guard) != seat_of(f) or s.here[guard] == 0 or marked(s, guard, p.GUARDED):
        return False
    return has(box, s, guard, p.BODYGUARD) and near(box, s, f, guard, 2)


@rule
def hurt_step(box, s, f, damage, source, kind):
    """Damage is about to be suffered: a bodyguard, then Empathie, then Coriace, outer to inner."""
    if s.here[f] == 0 or damage <= 0:
        return
    if kind != BY_OTHER:
        for guard in range(s.seats * p.TROOP):
            if may_guard(box, s, f, guard):
                push(s, p.GUARD_ANSWERED, f, damage, source, kind)
                ask(s, seat_of(f), Q.guard)
                return
    push(s, p.EMPATHY_STEP, f, damage, source, kind)


@rule
def guard_answered(s, f, damage, source, kind):
    """A skill, no Action (AK-119): the guard suffers it all."""
    if s.answer != A.enough:
        guard = s.answer - A.target
        set_mark(s, guard, p.GUARDED)
        tell(s, ALL, 119, who(s, guard), who(s, f))
        f = guard
    push(s, p.EMPATHY_STEP, f, damage, source, kind)


@rule
def empath_for(box, s, f):
    """A friend with Empathie within 6 inches of an Aurlok, or NOTHING (S08)."""
    if (box.symbols[s.kind[f]] >> AURLOK) & 1 == 0:
        return p.NOTHING
    first = seat_of(f) * p.TROOP
    for g in range(first, first + p.TROOP):
        if g != f and s.here[g] == 1 and has(box, s, g, p.EMPATHY) and near(box, s, f, g, 6):
            return g
    return p.NOTHING


@rule
def empathy_step(box, s, f, damage, source, kind):
    """Somebody may take one point of the damage (AK-119)."""
    empath = empath_for(box, s, f)
    if empath == p.NOTHING:
        push(s, p.TICK, f, damage, source, kind)
    else:
        push(s, p.EMPATHY_ANSWERED, f, damage, source, kind, empath)
        ask(s, seat_of(f), Q.empathy)


@rule
def empathy_answered(s, f, damage, source, kind, empath):
    """One point goes over, or none (AK-119)."""
    if s.answer == A.yes:
        damage -= 1
        tell(s, ALL, 119, who(s, empath), who(s, f))
        push(s, p.TICK, empath, 1, p.NOTHING, BY_OTHER)
    if damage > 0:
        push(s, p.TICK, f, damage, source, kind)


@rule
def toughness(box, s, f):
    """Coriace, printed, prayed for within an area (F01) or forged (F32)."""
    x = max(box.tough[s.kind[f]], 1 if marked(s, f, p.FORGED) else 0)
    first = seat_of(f) * p.TROOP
    for g in range(first, first + p.TROOP):
        if prays_for(box, s, g, f):
            return x + 1
    return x


@rule
def prays_for(box, s, g, f):
    """A friend stands in the area of an alchemist's prayer, or is that alchemist (F01)."""
    return s.here[g] == 1 and s.prayer[g] > 0 and (g == f or gap_within(box, s, g, f, s.prayer[g]))


@rule
def tick(box, s, f, damage, source, kind):
    """Boxes are ticked from left to right, a surplus is lost (AK-041); Coriace spares some, never the last (S05)."""
    if s.here[f] == 0:
        return
    n = max(1, damage - toughness(box, s, f))
    s.hurt[f] = min(box.life[s.kind[f]], s.hurt[f] + n)
    tell(s, ALL, 41, who(s, f), n, box.life[s.kind[f]] - s.hurt[f])
    s.prayer[f] = 0  # F01
    if is_alchemist(box, s, f) and s.focus[f] > 0 and s.lasting[f][p.EARTH] == 0:
        s.focus[f] -= 1  # AK-172, AK-186
        tell(s, ALL, 172, who(s, f), s.focus[f])
    if s.hurt[f] >= box.life[s.kind[f]]:
        remove(box, s, f, source, kind)
    elif kind != BY_OTHER and source != p.NOTHING:
        if has(box, s, source, p.POISON) or marked(s, source, p.VENOMOUS):
            if not marked(s, f, p.POISONED):
                tell(s, ALL, 1, who(s, f), p.POISONED)
            set_mark(s, f, p.POISONED)


@rule
def remove(box, s, f, source, kind):
    """The last box is ticked: the figure leaves the table at once (AK-043)."""
    s.here[f] = 0
    s.pa[f] = 0
    s.focus[f] = 0
    s.acting[f] = 0
    s.harm[f] = 0
    s.marks[f] = (s.marks[f] & p.FOR_GOOD) | (1 << p.FELL)
    s.foresight[f] = 0
    for k in range(4):
        s.lasting[f][k] = 0
    moved(s, f)
    s.removed[seat_of(f)] += 1
    s.fell[f] = s.turn
    s.felled_by[f] = 1 + source
    tell(s, ALL, 43, who(s, f))
    if source != p.NOTHING and kind != BY_OTHER and seat_of(source) != seat_of(f):
        s.fallen[seat_of(source)][kind - 1] += 1
        if kind == BY_COM:
            set_mark(s, source, p.DUELLIST if marked(s, source, p.SLAYER) else p.SLAYER)  # O07
        if kind == BY_COM and s.here[source] == 1 and s.acting[source] > 0:
            if has(box, s, source, p.FRENZY) and not marked(s, source, p.FRENZIED):
                set_mark(s, source, p.FRENZIED)  # S13
                s.pa[source] = max(s.pa[source], min(box.pa[s.kind[source]], s.pa[source] + 1))


@rule
def heal(box, s, f, n):
    """Boxes are unticked from right to left, never more than are ticked (AK-044)."""
    n = min(n, s.hurt[f])
    s.hurt[f] -= n
    if n > 0:
        tell(s, ALL, 44, who(s, f), n)


@rule
def burn(s, f):
    """Flames: 2 DOM, once an activation (F30)."""
    if s.here[f] == 1 and not marked(s, f, p.BURNT):
        set_mark(s, f, p.BURNT)
        push(s, p.HURT_STEP, f, 2, p.NOTHING, BY_OTHER)
