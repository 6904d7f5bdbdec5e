"""Cities: Research, Buy, extensions (MP-104 to MP-113, MP-129, MP-130)."""

from athanor.kernel.rulebook import ALL, below, only, rule, tell

from . import pieces as p
from .figures import begin_chain, give_back, keyword, load_on
from .pieces import Q


@rule
def city_of(s, seat):
    """The city that the alchemist stands in, or -1."""
    return s.shows[s.at[seat][p.ALCHEMIST]] - p.CITY if s.shows[s.at[seat][p.ALCHEMIST]] >= p.CITY else -1


@rule
def free_errand(box, s, seat):
    """The first Research or Buy of a turn may be free (MP-129, MP-124)."""
    return s.errands < keyword(box, s, seat, p.FREE_CITY)


@rule
def pay_errand(box, s, seat):
    """An action, unless the alchemist's ability spares it (MP-129)."""
    begin_chain(s, p.ALCHEMIST, p.DEED_CITY)
    if free_errand(box, s, seat):
        tell(s, ALL, 129, seat)
    else:
        s.left[seat][p.ALCHEMIST] -= 1
    s.errands += 1


# Research (MP-104 to MP-107, MP-130)


@rule
def refusal_to_research(box, s, seat, deck):
    """In a city that sells the deck (MP-104), while a card is left in its pile or its discards (MP-107)."""
    city = city_of(s, seat)
    if city < 0 or box.sells[city][deck] == 0:
        return 104
    if s.pile[deck] + s.spent[deck] == 0:
        return 107
    return 31 if s.left[seat][p.ALCHEMIST] == 0 and not free_errand(box, s, seat) else 0


@rule
def reshuffle(s, deck):
    """An empty draw pile is made of the discards (MP-107)."""
    for card in range(deck * p.DECK, deck * p.DECK + p.DECK):
        if s.where[card] == p.SPENT:
            s.where[card] = p.PILE
    s.pile[deck] = s.spent[deck]
    s.spent[deck] = 0
    tell(s, ALL, 107, deck)


@rule
def draw_card(s, deck):
    """The top card: nobody knows the order, so any card of the pile."""
    if s.pile[deck] == 0:
        reshuffle(s, deck)
    k = below(s, s.pile[deck])
    s.pile[deck] -= 1
    card = deck * p.DECK
    while s.where[card] != p.PILE or k > 0:
        if s.where[card] == p.PILE:
            k -= 1
        card += 1
    return card


@rule
def research(box, s, seat, deck):
    """One card into the hand (MP-104); with spectacles or a seer several are drawn and one is kept (MP-130)."""
    pay_errand(box, s, seat)
    s.deck = deck
    tell(s, ALL, 104, seat, deck, 0)
    count = min(1 + keyword(box, s, seat, p.DRAW2), s.pile[deck] + s.spent[deck])
    card = 0
    for _ in range(count):
        card = draw_card(s, deck)
        s.where[card] = p.DRAWN
    if count == 1:
        keep(box, s, seat, card)
    else:
        s.asks = Q.keep


@rule
def keep(box, s, seat, card):
    """The others are shuffled back into the pile (MP-130). A hand of four discards one at once (MP-105)."""
    for other in range(s.deck * p.DECK, s.deck * p.DECK + p.DECK):
        if s.where[other] == p.DRAWN and other != card:
            s.where[other] = p.PILE
            s.pile[s.deck] += 1
    s.where[card] = p.HAND + seat
    s.hand[seat][s.deck] += 1
    tell(s, only(seat), 104, seat, s.deck, 1, card)
    s.asks = Q.turn
    if s.hand[seat][0] + s.hand[seat][1] + s.hand[seat][2] > box.hand:
        s.asks = Q.discard


@rule
def discard(box, s, seat, card):
    """Face up on the discard pile of its deck; there is no other way to be rid of a formula (MP-105, MP-106)."""
    deck = card // p.DECK
    s.where[card] = p.SPENT
    s.spent[deck] += 1
    s.hand[seat][deck] -= 1
    if box.level[card] == 1:
        s.novice[seat][deck] = 0
    tell(s, ALL, 105, seat, card)
    s.asks = Q.turn


# Buy (MP-108 to MP-113)


@rule
def extension_in(s, city):
    """The extension face up on a city card (MP-006), or NONE."""
    for x in range(p.EXTENSIONS):
        if s.extension[x] == p.ON_CARD + city:
            return x
    return p.NONE


@rule
def refusal_to_buy(box, s, seat):
    """In a city with an extension, its price in the alchemist's own load (MP-108)."""
    city = city_of(s, seat)
    if city < 0:
        return 108
    x = extension_in(s, city)
    if x == p.NONE:
        return 109
    for kind in range(p.KINDS):
        if box.price[x][kind] > s.load[seat][p.ALCHEMIST][kind]:
            return 108
    return 31 if s.left[seat][p.ALCHEMIST] == 0 and not free_errand(box, s, seat) else 0


@rule
def buy(box, s, seat):
    """The price to the supply, the marker onto the tower card (MP-108), any number of them (MP-110); a new one is turned up
    (MP-109). It works from the next turn on (MP-111)."""
    pay_errand(box, s, seat)
    city = city_of(s, seat)
    x = extension_in(s, city)
    for kind in range(p.KINDS):
        load_on(s, seat, p.ALCHEMIST, kind, -box.price[x][kind])
        give_back(s, kind, box.price[x][kind])
    s.extension[x] = p.OWNED + seat
    s.bought[x] = 1
    tell(s, ALL, 108, seat, x, city)
    turn_up(s, city)
    s.asks = Q.turn


@rule
def turn_up(s, city):
    """The top marker of the stack, whose order nobody knows; an empty stack leaves the city without (MP-006, MP-109)."""
    if s.stack == 0:
        return
    k = below(s, s.stack)
    s.stack -= 1
    x = 0
    while s.extension[x] != p.STACK or k > 0:
        if s.extension[x] == p.STACK:
            k -= 1
        x += 1
    s.extension[x] = p.ON_CARD + city
    tell(s, ALL, 109, city, x)


@rule
def works(s, seat, x):
    """The player's own, bought in an earlier turn (MP-111)."""
    return s.extension[x] == p.OWNED + seat and s.bought[x] == 0


@rule
def working(s, seat):
    """How many extensions work for the player."""
    n = 0
    for x in range(p.EXTENSIONS):
        n += works(s, seat, x)
    return n


@rule
def activate(box, s, seat, x):
    """The one extension of this turn (MP-112); an income comes at once, if the supply has it (MP-113)."""
    s.active = x
    tell(s, ALL, 112, seat, x)
    kind = box.income[x]
    if kind != p.NONE and s.supply[kind] > 0:
        give_back(s, kind, -1)
        s.stock[seat][kind] += 1
        tell(s, ALL, 113, seat, kind)
