"""What a bot thinks about: it takes nothing out of its tower that no quest wants carried."""

from athanor.kernel.rulebook import rule

from .pieces import (
    ALCHEMIST,
    CONVERT,
    EQUIP,
    EQUIPPING,
    FIRE,
    GOLD,
    HELLFIRE,
    KINDS,
    LOAD,
    SECONDS,
    SPENDTHRIFT,
    TRANSFER,
    TURN,
    TYCOON,
    WEAR,
)
from .works import can_change_items


@rule
def to_carry(s, seat, kind):
    """The quest wants this element brought somewhere."""
    quest = s.quest[seat]
    if quest == SPENDTHRIFT:
        return kind >= SECONDS
    return (quest == TYCOON and kind == GOLD) or (quest == HELLFIRE and kind == FIRE)


@rule
def worth_equipping(s, seat, figure):
    """There is a load to store, an item to change, or something to carry away."""
    if s.loaded[seat][figure] > 0 or (figure == ALCHEMIST and can_change_items(s, seat)):
        return True
    for kind in range(KINDS):
        if s.stock[seat][kind] > 0 and to_carry(s, seat, kind):
            return True
    return False


@rule
def idle(s, seat, action):
    """An action that takes something from the tower for nothing."""
    if s.asks == TURN:
        return EQUIP <= action < CONVERT and not worth_equipping(s, seat, action - EQUIP)
    return LOAD <= action < WEAR and not to_carry(s, seat, action - LOAD)


@rule
def sensible(box, s, seat, moves, n):
    """All legal actions but the idle ones; all of them if there are no others."""
    if s.asks != TURN and s.asks != EQUIPPING and s.asks != TRANSFER:
        return n
    kept = 0
    for k in range(n):
        if not idle(s, seat, moves[k]):
            moves[kept] = moves[k]
            kept += 1
    return kept if kept > 0 else n
