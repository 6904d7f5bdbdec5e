"""Command cards in force (AK-245)."""

from athanor.kernel.rulebook import rule


@rule
def in_force(s, seat, card):
    """A command card of a seat counts this turn (AK-245)."""
    return (s.orders[seat] >> card) & 1 == 1


@rule
def in_force_against(s, seat, card):
    """A command card of some enemy of a seat counts this turn."""
    for other in range(s.seats):
        if other != seat and in_force(s, other, card):
            return True
    return False
