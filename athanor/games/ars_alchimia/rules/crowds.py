"""Workers on spaces and on the plaza (AA-007, AA-008, AA-073 to AA-080)."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p
from .assistants import has, ready
from .piles import lying


@rule
def owned(s, seat):
    """Available, on spaces and on the plaza (AA-007, AA-008)."""
    n = s.available[seat] + s.plaza[seat]
    for space in range(p.SPACES):
        if s.crowd_of[space] == seat:
            n += s.crowd[space]
    return n


# Placing (AA-073 to AA-080)


@rule
def minimum(s, space):
    """One more than the crowd already there, whoever it is: the player's own counts too (AA-073, AA-074)."""
    return s.crowd[space] + 1


@rule
def least_with_golem(s, space):
    """The Golem is one of them, and at least one real worker goes (AA-207, AA-208)."""
    return max(1, s.crowd[space])


@rule
def can_afford(s, seat, space):
    """The minimum is available (AA-080), or one less with the Golem (AA-208)."""
    if s.available[seat] >= minimum(s, space):
        return True
    return ready(s, seat, p.GOLEM) and s.available[seat] >= least_with_golem(s, space)


@rule
def displace(s, by, space):
    """The crowd goes to the plaza (AA-076), lost for this year. One of two or more comes home to the owner of the Black Cat,
    if another player or the Guild sent them away (AA-212, AA-213, AA-276)."""
    owner, count = s.crowd_of[space], s.crowd[space]
    if count == 0:
        return
    if owner != by and owner != p.GUILD and count >= 2 and has(s, owner, p.BLACK_CAT):
        count -= 1
        s.available[owner] += 1
        tell(s, ALL, 212, owner, space, lying(s, space))
    s.plaza[owner] += count
    tell(s, ALL, 76, owner, space, count, lying(s, space))


@rule
def settle(s, colour, space, count):
    """The new crowd stays until it is displaced or the year ends (AA-077)."""
    s.available[colour] -= count
    s.crowd[space] = count
    s.crowd_of[space] = colour
