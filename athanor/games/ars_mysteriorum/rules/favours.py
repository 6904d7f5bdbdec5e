"""Stocking the bins, the turn order, and the favour cards of Ars Mysteriorum (Phases 1 to 6, AM-029 to AM-070)."""

from athanor.kernel.rulebook import ALL, fill, rule, tell

from . import pieces as p
from .asking import ask, in_turn
from .cards import draw_mystery, forget_returned, take_mystery
from .mysteries import may_play
from .pieces import Q
from .tents import turn_up

# Phase 1: recipes and stock (AM-029 to AM-036)


@rule
def begin_round(box, s):
    """Favour cards come back to the hands (AM-029), recipes are turned up (AM-030), bins are stocked (AM-033)."""
    s.round += 1
    tell(s, ALL, 27, s.round)
    for seat in range(s.seats):
        for value in range(p.VALUES):
            if s.at[seat][value] == p.LAID:
                s.at[seat][value] = p.HAND
    turn_up(box, s, 30)
    for element in range(p.ELEMENTS):
        stock(box, s, element)
    s.stage = p.REVEAL


@rule
def stock(box, s, element):
    """The bins in use (AM-032), each element on its own (AM-035), from the largest to the smallest; where the supply runs out
    a bin gets the rest (AM-034). They were empty (AM-036)."""
    stocked = 0
    for k in range(box.bins[s.seats]):
        tokens = min(box.bin[element][box.first_bin[s.seats] + k], s.supply[element])
        s.bins[element][k] = tokens
        s.supply[element] -= tokens
        stocked += tokens
    tell(s, ALL, 33, element, stocked)


# Phase 2: mystery cards (AM-037 to AM-039)


@rule
def reveal_mysteries(s):
    """As many mystery cards as players are turned up (AM-037), or the match ends (AM-038, AM-145); then all bid (AM-040)."""
    if s.pile_size < s.seats:
        tell(s, ALL, 38, s.pile_size)
        s.stage = p.AWARDS
        return
    for _ in range(s.seats):
        kind = draw_mystery(s)
        forget_returned(s, ALL, kind)
        s.shown[kind] += 1
        tell(s, ALL, 37, kind)
    s.stage = p.BIDS
    s.to_act = (1 << s.seats) - 1
    s.asks = Q.bid
    s.open = 0


# Phase 3: turn order (AM-040 to AM-047)


@rule
def lay_bid(s, seat, value):
    """A sealed choice: the others see only that it was made (AM-040). The last one turns all cards up (AM-041)."""
    s.at[seat][value] = p.LAID
    s.to_act &= ~(1 << seat)
    tell(s, ALL, 40, seat)
    if s.to_act == 0:
        for other in range(s.seats):
            tell(s, ALL, 41, other, bid_of(s, other))
        fill(s.word, 0)
        s.upside = 0
        s.stage = p.WINDOW_3  # AM-042
        s.base = 0


@rule
def bid_of(s, seat):
    """The value of the card bid for the order, 0 before; it stays out until the next round (AM-047)."""
    for value in range(p.VALUES):
        if s.at[seat][value] == p.LAID:
            return value + 1
    return 0


@rule
def strength(box, s, seat):
    """What a bid counts: 7 under A Prince's Word (AM-128), and the lowest first under World Upside Down (AM-129)."""
    n = box.word if s.word[seat] == 1 else bid_of(s, seat)
    return -n if s.upside == 1 else n


@rule
def has_position(s, seat):
    """The player has chosen a position in the order."""
    for position in range(s.seats):
        if s.taken[position] == seat:
            return True
    return False


@rule
def next_chooser(box, s):
    """The highest bid first, equal bids by the previous order (AM-043); NOBODY when all have chosen."""
    best = p.NOBODY
    for position in range(s.seats):
        seat = s.order[position]
        if not has_position(s, seat) and (best == p.NOBODY or strength(box, s, seat) > strength(box, s, best)):
            best = seat
    return best


@rule
def choose_positions(box, s):
    """In choosing order each takes a free position; the last one is forced (AM-044). Then the new order holds (AM-045)."""
    seat = next_chooser(box, s)
    if seat == p.NOBODY:
        for position in range(s.seats):
            s.order[position] = s.taken[position]
            s.place[s.taken[position]] = position
            s.taken[position] = p.NOBODY
        s.stage = p.SELECTION
        s.turn = 0
        return
    free, last = 0, p.NOTHING
    for position in range(s.seats):
        if s.taken[position] == p.NOBODY:
            free += 1
            last = position
    if free == 1:
        take_position(s, seat, last)
    else:
        ask(s, seat, Q.position)


@rule
def take_position(s, seat, position):
    """A position in the order of the round (AM-044)."""
    s.taken[position] = seat
    tell(s, ALL, 44, seat, position + 1)


# Phase 4: mystery selection (AM-048 to AM-050)


@rule
def select_mysteries(box, s):
    """Each takes one face-up card, in the new order (AM-048), until none remains (AM-049); the last one by itself, from whoever
    can hold no Second Sight."""
    if s.turn == s.seats:
        s.stage = p.PLACING
        s.turn = 0
        return
    seat = in_turn(s)
    kinds, last = 0, p.NOTHING
    for kind in range(p.KINDS):
        if s.shown[kind] > 0:
            kinds += 1
            last = kind
    if kinds == 1 and not may_play(box, s, seat, Q.select):
        select(s, seat, last)
    else:
        ask(s, seat, Q.select)


@rule
def select(s, seat, kind):
    """All have seen which card it was (AM-050); it may be played from now on (AM-120)."""
    s.shown[kind] -= 1
    take_mystery(s, seat, kind)
    s.known[seat][kind] += 1
    tell(s, ALL, 48, seat, kind)
    s.turn += 1


# Phase 5: bids for elements (AM-051 to AM-058)


@rule
def place_favours(box, s):
    """In turn order one card each, again and again, until all are placed (AM-051): five each, or four with three players
    (AM-057). Nobody passes (AM-052)."""
    if s.turn == s.seats * (box.favours[s.seats] - 1):
        s.stage = p.WINDOW_5  # AM-058
        s.base = 0
    else:
        ask(s, s.order[s.turn % s.seats], Q.place)


@rule
def refusal_to_place(box, s, seat, value, element):
    """A card of the hand, on an element as a whole (AM-054) with fewer than three own cards (AM-053), be its bins empty
    (AM-056). The card bid for the order is out (AM-047)."""
    if s.at[seat][value] == p.LAID:
        return 47
    if s.at[seat][value] != p.HAND:
        return 51
    return 53 if s.placed[seat][element] >= box.most_favours else 0


@rule
def place_favour(s, seat, value, element):
    """All see owner and element, the owner alone the value (AM-055)."""
    s.at[seat][value] = element
    s.placed[seat][element] += 1
    s.turn += 1
    tell(s, ALL, 51, seat, element)


# Phase 6: receive elements (AM-059 to AM-070)


@rule
def hand_at(s, seat, element):
    """A player's unranked cards at an element as a bit set: a greater number is a greater list (AM-061, AM-062)."""
    cards = 0
    for value in range(p.VALUES):
        if s.at[seat][value] == element and s.rank[seat][value] == 0:
            cards |= 1 << value
    return cards


@rule
def next_ranked(s, element):
    """Whose highest card is ranked next: the greatest list of unranked cards (AM-061), compared afresh each time (AM-064),
    then the earlier player (AM-063)."""
    best, most = p.NOBODY, 0
    for position in range(s.seats):
        seat = s.order[position]
        cards = hand_at(s, seat, element)
        if cards > most:
            best, most = seat, cards
    return best


@rule
def highest(s, seat, element):
    """The highest favour card of a player for an element that has no rank yet, or NOTHING."""
    for k in range(p.VALUES):
        value = p.VALUES - 1 - k
        if s.at[seat][value] == element and s.rank[seat][value] == 0:
            return value
    return p.NOTHING


@rule
def resolve(box, s, element):
    """Rank by rank the next largest bin goes onto the card (AM-065); cards beyond the bins get nothing (AM-066), bins without
    a card go back to the supply (AM-067)."""
    rank = 0
    seat = next_ranked(s, element)
    while seat != p.NOBODY:
        value = highest(s, seat, element)
        s.rank[seat][value] = rank + 1
        tokens = s.bins[element][rank] if rank < box.bins[s.seats] else 0
        s.bears[seat][value] = tokens
        if rank < box.bins[s.seats]:
            s.bins[element][rank] = 0
        tell(s, ALL, 65, seat, value + 1, element, rank + 1, tokens)
        rank += 1
        seat = next_ranked(s, element)
    back = 0
    for k in range(p.BINS):
        back += s.bins[element][k]
        s.bins[element][k] = 0
    s.supply[element] += back
    if back > 0:
        tell(s, ALL, 67, element, back)


@rule
def reward(box, s):
    """All cards are turned up (AM-059) and all elements resolved (AM-060) before anything is handed back (AM-068); then the
    rewards may be changed (AM-069)."""
    for element in range(p.ELEMENTS):
        resolve(box, s, element)
    fill(s.seen, 0)
    for seat in range(s.seats):
        fill(s.looked[seat], 0)
    s.stage = p.WINDOW_6
    s.base = 0


@rule
def hand_out(s):
    """Each takes back the favour cards and the tokens lying on them (AM-070); then trades may be made (AM-071)."""
    for seat in range(s.seats):
        tokens = 0
        for value in range(p.VALUES):
            if s.at[seat][value] < p.ELEMENTS:
                tokens += s.bears[seat][value]
                s.tokens[seat][s.at[seat][value]] += s.bears[seat][value]
                s.at[seat][value] = p.HAND
        fill(s.bears[seat], 0)
        fill(s.rank[seat], 0)
        fill(s.placed[seat], 0)
        tell(s, ALL, 70, seat, tokens)
    s.stage = p.TRADES_7
    s.turn = 0
