"""What each seat of Ars Mysteriorum may know, and the worlds that it cannot rule out.

Who has answered in a polled window or about a counterspell is nobody's business but his own: to the others the match waits
for all who were asked, until all have answered.
"""

from athanor.kernel.rulebook import acts, below, fill, only, rule, total

from . import pieces as p
from .pieces import Q


@rule
def knows(s, seat, other, value):
    """Seat has seen this favour card of another by Glass Eye (AM-131)."""
    return seat >= 0 and (s.seen[seat] >> (other * p.VALUES + value)) & 1 == 1


@rule
def sealed(s, seat):
    """A False Seal of another is in question: which card it moves is not announced (AM-132)."""
    return s.card == p.SEAL and s.link[0] != seat


@rule
def hide(box, s, seat):
    """Hands, piles and removed cards; bids until all are laid (AM-040); values of placed favours (AM-055); who has answered in
    secret, and what; and choices that are not made yet. At the end of the match all is shown. The rest is public (AM-008)."""
    if s.to_act == 0:
        return
    fill(s.pile, 0)
    fill(s.gone, 0)
    for other in range(s.seats):
        if other != seat:
            fill(s.hand[other], 0)
            fill(s.returned[other], 0)
            s.seen[other] = 0
            s.answered[other] = 0
            hide_favours(s, seat, other)
    if sealed(s, seat):
        s.aim = p.NOTHING
    if s.polled != 0:
        s.to_act = s.polled
        if seat >= 0 and s.answered[seat] > 0:
            s.to_act &= ~only(seat)
    if seat < 0 or not acts(s, seat):
        hide_choice(s)


@rule
def hide_favours(s, seat, other):
    """Of another's favour cards only the one laid for the order is seen, once all are."""
    if s.stage == p.BIDS:
        for value in range(p.VALUES):
            if s.at[other][value] == p.LAID:
                s.at[other][value] = p.HAND
    elif s.stage == p.PLACING or s.stage == p.WINDOW_5:
        for value in range(p.VALUES):
            if s.at[other][value] <= p.HAND and not knows(s, seat, other, value):
                s.at[other][value] = p.UNSEEN


@rule
def hide_choice(s):
    """What another seat is composing, or looking at, is not on the table."""
    fill(s.sight, p.NOTHING)
    if s.asks == Q.give or s.asks == Q.save:
        s.asks = p.QUESTION[s.stage]
        s.open = 0
        s.trade = p.NOTHING
        fill(s.given, 0)
        s.learning = p.NOTHING
        fill(s.cut, 0)


@rule
def imagine(box, s, seat):
    """Deal what the seat cannot see. Of a question asked in secret nobody else has answered yet: what they will answer is for
    whoever plays on to say. That others passed rules out no card (AM-122)."""
    if s.to_act == 0:
        return
    imagine_favours(s, seat)
    if sealed(s, seat):
        s.aim = pick(s, s.link[0], s.origin)
    for kind in range(p.KINDS):
        s.pile[kind] = unseen(box, s, seat, kind)
        for other in range(s.seats):
            if other != seat:
                s.hand[other][kind] = s.known[other][kind]
    s.pile_size = total(s.pile)  # all that is dealt below comes out of it
    if s.asks == Q.keep and (seat < 0 or not acts(s, seat)):
        s.sight[0] = deal(s)
        s.sight[1] = deal(s)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.cards[other] - total(s.hand[other])):
                s.hand[other][deal(s)] += 1
    if s.stage > p.FIRSTS:
        for _ in range(box.mysteries_removed[s.seats]):
            s.gone[deal(s)] += 1
    if seat >= 0:
        for kind in range(p.KINDS):
            s.pile[kind] += s.returned[seat][kind]
            s.pile_size += s.returned[seat][kind]


@rule
def unseen(box, s, seat, kind):
    """Cards of a kind whose place the seat does not know."""
    n = box.copies[kind] - s.shown[kind] - s.discard[kind]
    for other in range(s.seats):
        n -= s.hand[other][kind] if other == seat else s.known[other][kind]
    if seat >= 0:
        n -= s.returned[seat][kind]
    for k in range(2):
        if s.sight[k] == kind:
            n -= 1
    return n


@rule
def deal(s):
    """A card of the heap of unseen ones."""
    k = below(s, s.pile_size)
    kind = 0
    while k >= s.pile[kind]:
        k -= s.pile[kind]
        kind += 1
    s.pile[kind] -= 1
    s.pile_size -= 1
    return kind


@rule
def imagine_favours(s, seat):
    """Bids of those who have laid one; places of the cards that lie face down."""
    for other in range(s.seats):
        if other == seat:
            continue
        if s.stage == p.BIDS and not acts(s, other):
            s.at[other][pick(s, other, p.HAND)] = p.LAID
        elif s.stage == p.PLACING or s.stage == p.WINDOW_5:
            for element in range(p.ELEMENTS):
                missing = s.placed[other][element]
                for value in range(p.VALUES):
                    if s.at[other][value] == element:
                        missing -= 1
                for _ in range(missing):
                    s.at[other][pick(s, other, p.UNSEEN)] = element
            for value in range(p.VALUES):
                if s.at[other][value] == p.UNSEEN:
                    s.at[other][value] = p.HAND


@rule
def pick(s, seat, where):
    """One of a player's favour cards that are there, each equally likely."""
    n = 0
    for value in range(p.VALUES):
        if s.at[seat][value] == where:
            n += 1
    k = below(s, n)
    for value in range(p.VALUES):
        if s.at[seat][value] == where:
            if k == 0:
                return value
            k -= 1
    return p.NOTHING
