"""Mystery cards: piles, hands, and what all know of them."""

from athanor.kernel.rulebook import ALL, below, fill, rule, total


@rule
def out_of_sight(box, s, kind):
    """Mystery cards of a kind whose place not all know."""
    n = box.copies[kind] - s.shown[kind] - s.discard[kind]
    for seat in range(s.seats):
        n -= s.known[seat][kind]
    return n


@rule
def may_hold(box, s, seat, kind):
    """What all know does not rule out that a hand holds a card of this kind: one that all saw taken (AM-050), or any other."""
    return s.known[seat][kind] > 0 or (s.cards[seat] > total(s.known[seat]) and out_of_sight(box, s, kind) > 0)


@rule
def draw_mystery(s):
    """The top card of the mystery pile: any of its cards, each equally likely. Nothing ever refills the pile (AM-039)."""
    k = below(s, s.pile_size)
    kind = 0
    while k >= s.pile[kind]:
        k -= s.pile[kind]
        kind += 1
    s.pile[kind] -= 1
    s.pile_size -= 1
    return kind


@rule
def take_mystery(s, seat, kind):
    """A card more in a hand, which has no limit (AM-009)."""
    s.hand[seat][kind] += 1
    s.cards[seat] += 1


@rule
def forget_returned(s, watcher, kind):
    """A card left the pile. Who saw which (ALL, or one seat) still knows of the cards that it put back there; the others
    know nothing of the pile any more."""
    for seat in range(s.seats):
        if watcher == ALL or seat == watcher:
            if s.returned[seat][kind] > 0:
                s.returned[seat][kind] -= 1
        else:
            fill(s.returned[seat], 0)
