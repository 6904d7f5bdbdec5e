"""Setup (AL-001 to AL-018)."""

from athanor.kernel.rulebook import below, fill, rule

from . import pieces as p
from .cubes import draw_cube, in_bag
from .turns import begin_turn


@rule
def setup(box, s):
    """Empty cauldrons (AL-016), all tiles available (AL-010), five seals each and scores of 0 (AL-011, AL-006)."""
    fill(s.maker, p.NOBODY)
    fill(s.tiles, 1)
    fill(s.reserve, box.in_reserve[s.seats])  # beside the board, seen by all (AL-017)
    fill(s.bag, in_bag(box, s))
    s.bag_size = p.KINDS * in_bag(box, s)
    fill(s.school, p.NOTHING)
    for seat in range(s.seats):
        s.seals[seat] = box.seals
        for _ in range(box.start_stock):
            draw_cube(s, seat)  # the bag is filled first, then each draws 12 in secret (AL-012)
    if s.options[p.SCHOOLS] == 0:
        deal_schools(s, p.NOBODY)
    s.first = below(s, s.seats) if s.options[p.FIRST] == 0 else s.options[p.FIRST] - 1  # AL-015
    begin_turn(s, s.first)


@rule
def deal_schools(s, keeper):
    """One school each, no two alike, the rest set aside unseen (AL-013, AL-014). The keeper keeps the one it has."""
    left = p.KINDS if keeper == p.NOBODY else p.KINDS - 1
    for seat in range(s.seats):
        if seat == keeper:
            continue
        k = below(s, left)
        left -= 1
        for kind in range(p.KINDS):
            taken = keeper != p.NOBODY and s.school[keeper] == kind
            for other in range(seat):
                taken |= s.school[other] == kind
            if not taken:
                if k == 0:
                    s.school[seat] = kind
                    break
                k -= 1
