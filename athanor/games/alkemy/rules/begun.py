"""What has begun: the points that declared shots and blows will take, on average. A bot that looks one choice ahead sees a shot
in four steps (declared, aimed, estimated, rolled), and none of the first three would be worth its PA without the last.
"""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .board import engaged, gap_within, near, on_the_table, sees
from .dice import clamped, colour, com, defence
from .figures import seat_of
from .pieces import A, Q
from .shooting import in_the_way
from .stack import top_arg

FALLEN = 0.35  # the part of a figure's points that it loses with its last box; the rest goes box by box
PRESSURE = 2.0  # what a blow is worth beside its damage: whoever is in a fight holds no objective


@rule
def taken(box, s, g, damage):
    """Points of a figure that so much damage takes (AK-041)."""
    profile = s.kind[g]
    left = box.life[profile] - s.hurt[g]
    lost = (1.0 - FALLEN) * min(damage, left) / box.life[profile]
    return box.cost[profile] * (lost + FALLEN if damage >= left else lost)


@rule
def expected(box, s, f, g, value, wall, line, shift):
    """Points that a roll of two dice takes on average: against DEF (AK-052), the damage read from a line (AK-057)."""
    dye = colour(box, s, f)
    points = 0.0
    for i in range(6):
        for k in range(6):
            if value + box.face[dye][i] + box.face[dye][k] >= wall:
                high = max(box.symbol[dye][i], box.symbol[dye][k])
                low = min(box.symbol[dye][i], box.symbol[dye][k])
                points += taken(box, s, g, line[clamped(high * (high + 1) // 2 + low + shift)])
    return points / 36


@rule
def shot_takes(box, s, f, g):
    """A Tir (AK-158, AK-159, AK-161); a third of it at a target in a fight, where a friend may be hit instead (AK-167)."""
    if not gap_within(box, s, f, g, box.reach[s.kind[f]]) or not sees(box, s, f, g):
        return 0.0
    shift = (1 if near(box, s, f, g, 5) else 0) - in_the_way(box, s, f, g, 0)
    points = expected(box, s, f, g, box.tir[s.kind[f]], defence(box, s, g, False), box.shot[s.kind[f]], shift)
    return points / 3 if engaged(box, s, g) else points


@rule
def blow_takes(box, s, f, g, shift):
    """An attack (AK-145)."""
    return expected(box, s, f, g, com(box, s, f), defence(box, s, g, False), box.damage[s.kind[f]], shift)


@rule
def card_takes(box, s, f, g, card, other, guess):
    """What f takes from g with its card against the other's, as far as they are known; a Parade stops half of the attacks."""
    if card == p.NOTHING:
        return guess * blow_takes(box, s, f, g, 0)
    if box.attack[card] == 0:
        return 0.0
    stopped = other != p.NOTHING and box.counts_as[other] == p.PARRY
    return (0.5 if stopped else 1.0) * blow_takes(box, s, f, g, box.shift[card])


@rule
def known_card(s, f):
    """The card that the player of a figure has chosen, NOTHING as long as that is not known."""
    sealed = s.sealed[seat_of(f)]
    return sealed - 1 - A.card if s.asks == Q.card and sealed > 0 else p.NOTHING


@rule
def combat_takes(box, s, f, g):
    """The blow of who attacks, less the one that he may get for it: half of the targets with a PA strike back."""
    mine, theirs = known_card(s, f), known_card(s, g)
    back = card_takes(box, s, g, f, theirs, mine, 0.5 if s.pa[g] > 0 else 0.0)
    return PRESSURE * (card_takes(box, s, f, g, mine, theirs, 1.0) - back)


@rule
def good_target(s, f, g):
    """Both are there, and the target is not the last of its troop: without it a match of two is a draw (AK-203)."""
    return s.here[f] == 1 and s.here[g] == 1 and (s.seats > 2 or on_the_table(s, seat_of(g)) > 1)


@rule
def plan_takes(box, s, f, deed, g):
    """A declared Action that waits for its turn (AK-113)."""
    if g < 0 or not good_target(s, f, g):
        return 0.0
    if deed == p.SHOOT:
        return shot_takes(box, s, f, g)
    return combat_takes(box, s, f, g) if deed in (p.CHARGE, p.FIGHT) else 0.0


@rule
def begun(box, s, seat):
    """Points that the seat's shots and blows under way will take from others."""
    if s.to_act == 0 or s.top == 0:
        return 0.0
    value = 0.0
    if s.active != p.NOTHING and seat_of(s.active) == seat:
        for k in range(p.LINES):
            if s.plan[k][0] in (p.SHOOT, p.CHARGE, p.FIGHT):
                value += plan_takes(box, s, s.active + k, s.plan[k][0], s.plan[k][1])
    step, f, g = s.stack[s.top - 1][0], top_arg(s, 1), top_arg(s, 2)
    shot = step in (p.SHOT_ESTIMATED, p.SHOT_ANSWERED, p.TIR_KEPT)
    struck = step in (p.ATTACK_KEPT, p.PARRY_KEPT)
    if not (shot or struck or step in (p.CARDS_CHOSEN, p.CHARGE_MOVE)) or seat_of(f) != seat or not good_target(s, f, g):
        return value
    if shot:
        return value + shot_takes(box, s, f, g)
    return value + (PRESSURE * blow_takes(box, s, f, g, 0) if struck else combat_takes(box, s, f, g))
