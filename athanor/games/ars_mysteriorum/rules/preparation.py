"""Setup (AM-011 to AM-026)."""

from athanor.kernel.rulebook import ALL, below, fill, rule, tell, total

from . import pieces as p
from .asking import ask
from .pieces import Q
from .tents import turn_up

CHOOSE = 1  # option colours


# Setup (AM-011 to AM-026)


@rule
def setup(box, s):
    """Three to five players (AM-001), a colour each, by lot or chosen in the order of the seats (AM-011)."""
    fill(s.owner, p.NOBODY)
    fill(s.taken, p.NOBODY)
    fill(s.sight, p.NOTHING)
    for tent in range(p.ELEMENTS):
        fill(s.slot[tent], p.NOTHING)
    s.trade = p.NOTHING
    s.card = p.NOTHING
    s.learning = p.NOTHING
    for kind in range(p.KINDS):
        s.pile[kind] = box.copies[kind]
    s.pile_size = total(box.copies)
    s.stage = p.COLOURS
    if s.options[0] == CHOOSE:
        ask(s, 0, Q.colour)
        return
    for seat in range(s.seats):
        take_colour(s, seat, free_colour(s, below(s, p.ELEMENTS - seat)))
    lay_out(box, s)
    ask(s, s.order[0], Q.first)


@rule
def free_colour(s, k):
    """The k-th colour that nobody has taken."""
    for colour in range(p.ELEMENTS):
        if s.owner[colour] == p.NOBODY:
            if k == 0:
                return colour
            k -= 1
    return p.NOTHING


@rule
def take_colour(s, seat, colour):
    """A colour for a player (AM-011)."""
    s.colour[seat] = colour
    s.owner[colour] = seat
    s.turn += 1
    tell(s, ALL, 11, seat, colour)


@rule
def choose_colours(box, s):
    """Each seat takes a free colour; the last of five is left with one (AM-011)."""
    if s.turn == s.seats:
        lay_out(box, s)
    elif s.turn == p.ELEMENTS - 1:
        take_colour(s, s.turn, free_colour(s, 0))
    else:
        ask(s, s.turn, Q.colour)


@rule
def lay_out(box, s):
    """Favour cards (AM-012), two recipes at each of the five tents (AM-014, AM-015), tokens (AM-016, AM-017), a Florim each
    (AM-018), apprentices at home, neutral ones too (AM-013, AM-019), and the printed order of the colours in play (AM-020)."""
    for tent in range(p.ELEMENTS):
        s.left[tent] = box.cards[tent]
        s.tent[tent] = tent
        s.supply[tent] = box.tokens[s.seats][tent] - s.seats * box.start_tokens
    turn_up(box, s, 15)
    for seat in range(s.seats):
        fill(s.tokens[seat], box.start_tokens)
        s.florims[seat] = box.start_florims
        for value in range(p.VALUES):
            s.at[seat][value] = p.HAND if value < box.favours[s.seats] else p.AWAY
    position = 0
    for k in range(p.ELEMENTS):
        seat = s.owner[box.first_order[k]]
        if seat != p.NOBODY:
            s.order[position] = seat
            s.place[seat] = position
            position += 1
    s.stage = p.FIRSTS
    s.turn = 0
