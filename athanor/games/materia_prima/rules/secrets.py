"""What is hidden, and what a player may imagine of it (MP-010, MP-134, and the backs of formulas)."""

from athanor.kernel.rulebook import below, rule

from .pieces import CARDS, DECK, DRAWN, HAND, KEEPING, NONE, PILE, QUEST, SEATS
from .preparation import deal_first_level, deal_quests


@rule
def hide(box, s, seat):
    """Other hands, but not their size nor of which deck each card is; cards another player has drawn and not kept yet; other
    quests until they are accomplished or the match is over (MP-134). The order of piles and stack is not kept at all."""
    for card in range(CARDS):
        where = s.where[card]
        if HAND <= where < HAND + SEATS and where != HAND + seat:
            s.where[card] = PILE
        if where == DRAWN and s.seat != seat:
            s.where[card] = PILE
    for other in range(s.seats):
        if other != seat:
            s.spare[other] = NONE
            if s.to_act != 0 and s.proven[other] == 0:
                s.quest[other] = NONE


@rule
def imagine(box, s, seat):
    """Deal what the seat cannot see: each hand has its size, and a level 1 card of each deck from which none has left it since
    the deal (MP-010); quests among those that the seat does not know to be elsewhere."""
    if s.asks >= QUEST:
        deal_quests(box, s, seat)
    for other in range(s.seats):
        for deck in range(3):
            if other != seat and s.novice[other][deck] == 1:
                deal_first_level(box, s, other, deck)
    for other in range(s.seats):
        for deck in range(3):
            if other != seat:
                for _ in range(s.hand[other][deck] - s.novice[other][deck]):
                    s.where[unseen_card(s, deck)] = HAND + other
    if s.asks == KEEPING and s.seat != seat:
        count = unseen(s, s.deck) - s.pile[s.deck]
        for _ in range(count):
            s.where[unseen_card(s, s.deck)] = DRAWN


@rule
def unseen(s, deck):
    """Cards of a deck that are neither seen nor imagined to be in a hand."""
    n = 0
    for card in range(deck * DECK, deck * DECK + DECK):
        n += s.where[card] == PILE
    return n


@rule
def unseen_card(s, deck):
    """One of them, each equally likely."""
    k = below(s, unseen(s, deck))
    card = deck * DECK
    while s.where[card] != PILE or k > 0:
        if s.where[card] == PILE:
            k -= 1
        card += 1
    return card
