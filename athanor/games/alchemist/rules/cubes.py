"""Cubes: how many take part (AL-008, AL-009), and their ways between bag, reserve and stocks (AL-040 to AL-043, AL-066)."""

from athanor.kernel.rulebook import ALL, drawn, rule, tell

from . import pieces as p


@rule
def in_bag(box, s):
    """Cubes of each type in the bag (AL-008), more of them with three players in the German edition (AL-094)."""
    if s.seats == 3 and s.options[p.SETUP3] == 1:
        return box.in_bag_amigo
    return box.in_bag[s.seats]


@rule
def in_play(box, s):
    """Cubes of each type that take part: what was removed at setup never counts again (AL-009)."""
    return in_bag(box, s) + box.in_reserve[s.seats]


@rule
def draw_cube(s, seat):
    """One cube from the bag, each equally likely, into a stock of any size (AL-067)."""
    kind = drawn(s, s.bag, s.bag_size)
    s.bag[kind] -= 1
    s.bag_size -= 1
    s.stock[seat][kind] += 1
    s.cubes[seat] += 1
    return kind


@rule
def pay(s, seat, kind, cubes):
    """Cubes leave a stock in sight of all: what others know to be there shrinks with it."""
    s.stock[seat][kind] -= cubes
    s.cubes[seat] -= cubes
    s.floor[seat][kind] = max(0, s.floor[seat][kind] - cubes)


@rule
def receive(s, seat, kind):
    """One cube enters a stock in sight of all."""
    s.stock[seat][kind] += 1
    s.cubes[seat] += 1
    s.floor[seat][kind] += 1


@rule
def exhausted(s):
    """Types of which the reserve holds none, whatever lies elsewhere (AL-075)."""
    n = 0
    for kind in range(p.KINDS):
        if s.reserve[kind] == 0:
            n += 1
    return n


@rule
def take_from_reserve(box, s, seat, kind):
    """The reserve never receives a cube before the end (AL-066); a pile that empties is exhausted (AL-075)."""
    s.reserve[kind] -= 1
    receive(s, seat, kind)
    if s.reserve[kind] == 0:
        tell(s, ALL, 75, kind, exhausted(s))
        if exhausted(s) == box.exhausted_to_end:
            tell(s, ALL, 77)


@rule
def receive_products(box, s, seat, c, news):
    """One cube of each of the two types (AL-040, AL-055), as the last step and never refused (AL-043); what the reserve
    lacks is lost (AL-041)."""
    for kind in box.produces[c]:
        if s.reserve[kind] > 0:
            tell(s, ALL, news, seat, kind)
            take_from_reserve(box, s, seat, kind)
        else:
            tell(s, ALL, 41, seat, kind)
