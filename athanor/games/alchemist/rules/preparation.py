"""Setup (AL-001 to AL-018)."""

from athanor.kernel.rulebook import below, fill, rule

from .cubes import draw_cube, in_bag
from .pieces import FIRST, KINDS, NOBODY, NOTHING, SCHOOLS
from .turns import begin_turn


@rule
def setup(box, s):
    """Empty cauldrons (AL-016), all tiles available (AL-010), five seals each and scores of 0 (AL-011, AL-006)."""
    fill(s.maker, NOBODY)
    fill(s.tiles, 1)
    fill(s.reserve, box.in_reserve[s.seats])  # beside the board, seen by all (AL-017)
    fill(s.bag, in_bag(box, s))
    s.bag_size = KINDS * in_bag(box, s)
    fill(s.school, NOTHING)
    for seat in range(s.seats):
        s.seals[seat] = box.seals
        for _ in range(box.start_stock):
            draw_cube(s, seat)  # the bag is filled first, then each draws 12 in secret (AL-012)
    if s.options[SCHOOLS] == 0:
        deal_schools(s, NOBODY)
    s.first = below(s, s.seats) if s.options[FIRST] == 0 else s.options[FIRST] - 1  # AL-015
    begin_turn(s, s.first)


@rule
def deal_schools(s, keeper):
    """One school each, no two alike, the rest set aside unseen (AL-013, AL-014). The keeper keeps the one it has."""
    left = KINDS if keeper == NOBODY else KINDS - 1
    for seat in range(s.seats):
        if seat == keeper:
            continue
        k = below(s, left)
        left -= 1
        for kind in range(KINDS):
            taken = keeper != NOBODY and s.school[keeper] == kind
            for other in range(seat):
                taken |= s.school[other] == kind
            if not taken:
                if k == 0:
                    s.school[seat] = kind
                    break
                k -= 1
