"""What a bot thinks about: it takes nothing out of its tower that no quest wants carried, drops nothing that it needs, and draws
no card that it could not use."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .figures import free, hearted, homunculi_of
from .pieces import A, Q, Z
from .toil import in_hand
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
def to_drop(s, seat, kind):
    """The quest wants this marker dropped somewhere: soul stones are the Bodyguard's only (MP-145)."""
    return s.quest[seat] == p.BODYGUARD if kind == p.SOUL else to_carry(s, seat, kind)


@rule
def worth_dropping(box, s, seat, figure):
    """Something is carried that the quest wants dropped, or room is wanted."""
    if figure == p.ALCHEMIST and to_drop(s, seat, p.SOUL):
        return True
    for kind in range(p.KINDS):
        if s.load[seat][figure][kind] > 0 and to_drop(s, seat, kind):
            return True
    return s.loaded[seat][figure] > 0 and free(box, s, seat, figure) == 0


@rule
def loses_soul(s, seat, action):
    """A soul stone that no quest wants dropped would be."""
    if to_drop(s, seat, p.SOUL):
        return False
    return action == A.put + p.SOUL or (action == A.all and s.figure == p.ALCHEMIST and hearted(s, seat))


@rule
def lacks_formula(box, s, seat):
    """A level of the Stone is neither laid nor in hand."""
    for level in range(3):
        found = s.laid[seat][level] != p.NONE
        for card in range(p.STONE * p.DECK, p.CARDS):
            found = found or (box.level[card] == level + 1 and in_hand(s, seat, card))
        if not found:
            return True
    return False


@rule
def worth_drawing(box, s, seat, deck):
    """A card of the deck may still be made."""
    if deck == p.STONE:
        return lacks_formula(box, s, seat)
    return deck != p.HOMUNCULUS or homunculi_of(s, seat) < p.FIGURES - 1


@rule
def idle(box, s, seat, action):
    """An action that takes something from the tower for nothing, drops what is needed, or draws what cannot be used."""
    if s.asks == Q.drop:
        return loses_soul(s, seat, action)
    if s.asks == Q.turn:
        if A.research <= action <= Z.research:
            return not worth_drawing(box, s, seat, action - A.research)
        if A.drop <= action <= Z.drop:
            return not worth_dropping(box, s, seat, action - A.drop)
        return A.equip <= action <= Z.equip and not worth_equipping(s, seat, action - A.equip)
    return A.load <= action <= Z.load and not to_carry(s, seat, action - A.load)
