"""What a seat may not know, and the worlds that it cannot rule out (AL-013, AL-065, AL-068)."""

from athanor.kernel.rulebook import fill, rule, total

from . import pieces as p
from .cubes import draw_cube, in_play
from .pieces import Q
from .preparation import deal_schools
from .turns import ask


@rule
def hide(box, s, seat):
    """The bag and the other stocks and schools (AL-065, AL-068, AL-013), until the end; and the choices that another seat
    has not committed."""
    if s.to_act == 0:
        return
    fill(s.bag, 0)
    for other in range(s.seats):
        if other != seat:
            fill(s.stock[other], 0)
            s.school[other] = p.NOTHING
    if s.seat != seat:
        ask(s, Q.turn)
        s.cauldron = p.NOTHING
        s.brewing = p.NOTHING


@rule
def imagine(box, s, seat):
    """Deal what the seat cannot see: every stock has its size and at least its floor, the rest lies in the bag."""
    if s.to_act == 0:
        return
    for kind in range(p.KINDS):
        unseen = in_play(box, s) - s.reserve[kind] - s.out[kind]
        for c in range(p.CAULDRONS):
            unseen -= s.recipe[c][kind]
        for other in range(s.seats):
            if other != seat:
                s.stock[other][kind] = s.floor[other][kind]
            unseen -= s.stock[other][kind]
        s.bag[kind] = unseen
    s.bag_size = total(s.bag)
    for other in range(s.seats):
        if other != seat:
            missing = s.cubes[other] - total(s.floor[other])
            s.cubes[other] -= missing
            for _ in range(missing):
                draw_cube(s, other)
    if s.options[p.SCHOOLS] == 0:
        deal_schools(s, seat)
