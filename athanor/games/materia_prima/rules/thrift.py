"""What a bot thinks about: it takes nothing out of its tower that no quest wants carried."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .pieces import A, Q, Z
from .works import can_change_items


@rule
def to_carry(s, seat, kind):
    """The quest wants this element brought somewhere."""
    quest = s.quest[seat]
    if quest == p.SPENDTHRIFT:
        return kind >= p.SECONDS
    return (quest == p.TYCOON and kind == p.GOLD) or (quest == p.HELLFIRE and kind == p.FIRE)


@rule
def worth_equipping(s, seat, figure):
    """There is a load to store, an item to change, or something to carry away."""
    if s.loaded[seat][figure] > 0 or (figure == p.ALCHEMIST and can_change_items(s, seat)):
        return True
    for kind in range(p.KINDS):
        if s.stock[seat][kind] > 0 and to_carry(s, seat, kind):
            return True
    return False


@rule
def idle(s, seat, action):
    """An action that takes something from the tower for nothing."""
    if s.asks == Q.turn:
        return A.equip <= action <= Z.equip and not worth_equipping(s, seat, action - A.equip)
    return A.load <= action <= Z.load and not to_carry(s, seat, action - A.load)
