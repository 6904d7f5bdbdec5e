"""What a choice does: points are narrowed down, sealed choices wait for each other, and the rest follows by steps."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .choices import area_across
from .command import LARGEST_HAND, cards_in
from .pieces import A, Q, Z
from .stack import ask_open
from .steps import run


@rule
def pick_area(box, s, k):
    """The corner of an area of the table."""
    across = area_across(box, s)
    s.px = k % across * 64
    s.py = k // across * 64


@rule
def apply(box, s, seat, action):
    """One choice; then everything that follows from it."""
    q = s.asks
    if action == A.point:
        ask_open(s, seat, Q.area)
        return
    if Q.area <= q <= Q.quarter:
        narrow(box, s, seat, action)
        return
    if q == Q.dot and action >= A.via:
        pass_by(s, seat, action - A.via)
        return
    if q == Q.dot:
        s.px += (action - A.dot) % 4
        s.py += (action - A.dot) // 4
    elif A.spot <= action <= Z.spot:
        s.px = s.spot[action - A.spot][0]
        s.py = s.spot[action - A.spot][1]
    elif q == Q.muster and A.recruit <= action <= Z.recruit:
        s.recruits[seat][action - A.recruit] += 1
        return
    elif q in p.SEALED:
        if q == Q.hand and action != A.ready:
            s.commands[seat] |= 1 << (action - A.command)
            if cards_in(s.commands[seat]) < LARGEST_HAND:
                return
        s.sealed[seat] = action + 1
        s.to_act &= ~(1 << seat)
        if s.to_act == 0:
            run(box, s, seat)
        return
    s.answer = action
    s.to_act = 0
    s.open = 0
    run(box, s, seat)


@rule
def narrow(box, s, seat, action):
    """One of the four choices that lead to a point."""
    q = s.asks
    if q == Q.area:
        pick_area(box, s, action - A.area)
    elif q == Q.inch:
        s.px += (action - A.inch) % 4 * 16
        s.py += (action - A.inch) // 4 * 16
    else:
        s.px += (action - A.quarter) % 4 * 4
        s.py += (action - A.quarter) // 4 * 4
    ask_open(s, seat, q + 1)


@rule
def pass_by(s, seat, k):
    """The point picked is one that the mover wants to pass on the way (AK-022); where to is still to say."""
    s.way[s.ways][0] = s.px + k % 4
    s.way[s.ways][1] = s.py + k // 4
    s.ways += 1
    ask_open(s, seat, Q.destination)
