"""What is hidden, and what a player may imagine of it (MP-010, MP-134, and the backs of formulas)."""

from athanor.kernel.rulebook import below, rule

from . import pieces as p
from .pieces import Q
from .preparation import deal_first_level, deal_quests


@rule
def hide(box, s, seat):
    """Other hands, but not their size nor of which deck each card is; cards another player has drawn and not kept yet; other
    quests until they are accomplished or the match is over (MP-134). The order of piles and stack is not kept at all."""
    for card in range(p.CARDS):
        where = s.where[card]
        if p.HAND <= where < p.HAND + p.SEATS and where != p.HAND + seat:
            s.where[card] = p.PILE
        if where == p.DRAWN and s.seat != seat:
            s.where[card] = p.PILE
    for other in range(s.seats):
        if other != seat:
            s.spare[other] = p.NONE
            if s.to_act != 0 and s.proven[other] == 0:
                s.quest[other] = p.NONE


@rule
def imagine(box, s, seat):
    """Deal what the seat cannot see: each hand has its size, and a level 1 card of each deck from which none has left it since
    the deal (MP-010); quests among those that the seat does not know to be elsewhere."""
    if s.asks >= Q.quest:
        deal_quests(box, s, seat)
    for other in range(s.seats):
        for deck in range(3):
            if other != seat and s.novice[other][deck] == 1:
                deal_first_level(box, s, other, deck)
    for other in range(s.seats):
        for deck in range(3):
            if other != seat:
                for _ in range(s.hand[other][deck] - s.novice[other][deck]):
                    s.where[unseen_card(s, deck)] = p.HAND + other
    if s.asks == Q.keep and s.seat != seat:
        count = unseen(s, s.deck) - s.pile[s.deck]
        for _ in range(count):
            s.where[unseen_card(s, s.deck)] = p.DRAWN


@rule
def unseen(s, deck):
    """Cards of a deck that are neither seen nor imagined to be in a hand."""
    n = 0
    for card in range(deck * p.DECK, deck * p.DECK + p.DECK):
        n += s.where[card] == p.PILE
    return n


@rule
def unseen_card(s, deck):
    """One of them, each equally likely."""
    k = below(s, unseen(s, deck))
    card = deck * p.DECK
    while s.where[card] != p.PILE or k > 0:
        if s.where[card] == p.PILE:
            k -= 1
        card += 1
    return card
