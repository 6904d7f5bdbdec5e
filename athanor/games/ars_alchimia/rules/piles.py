"""Piles and the spaces beside them (AA-014, AA-026 to AA-029, AA-172, AA-294)."""

from athanor.kernel.rulebook import ALL, below, rule, tell

from . import pieces as p
from .asking import commit

# Piles (AA-014, AA-028, AA-294)


@rule
def put_under(s, pile, card, joined):
    """Face down under all others; `joined` to the card that follows if they are shuffled together (AA-014)."""
    place = (s.top[pile] + s.size[pile]) % p.MOST_IN_PILE
    s.pile[pile][place] = card
    s.joined[pile][place] = joined
    s.size[pile] += 1


@rule
def draw(s, pile):
    """The top card, which lies in the ring at `top` (AA-294): any of the block on top, since nobody knows the order
    there (AA-293)."""
    top = s.top[pile]
    if s.loose[pile] == 0:
        last = top
        while s.joined[pile][last] == 1:
            last = (last + 1) % p.MOST_IN_PILE
        s.loose[pile] = (last - top) % p.MOST_IN_PILE + 1
    place = top
    if s.loose[pile] > 1:
        place = (top + below(s, s.loose[pile])) % p.MOST_IN_PILE
    card = s.pile[pile][place]
    s.pile[pile][place] = s.pile[pile][top]
    s.pile[pile][top] = 0
    s.top[pile] = (top + 1) % p.MOST_IN_PILE
    s.size[pile] -= 1
    s.loose[pile] -= 1
    return card


@rule
def turn_up(s, space, news):
    """Put the top card of its pile on a space; an empty pile leaves the space empty (AA-109, AA-174), until the year ends
    (AA-177)."""
    pile = p.PILE_OF[space]
    if s.size[pile] > 0:
        s.face[space] = draw(s, pile)
        tell(s, ALL, news, space, s.face[space] + p.NEWS_NUMBER[pile])
    else:
        s.face[space] = p.NOTHING
        tell(s, ALL, 177, space)
    commit(s)


@rule
def lying(s, space):
    """What lies on a space, by its number in the news: a card, or the pile that the space itself is."""
    if s.face[space] == p.NOTHING:
        return p.SPACE_NUMBER + space
    return s.face[space] + p.NEWS_NUMBER[p.PILE_OF[space]]


@rule
def spaces(box, s):
    """How many spaces there are: with three players or fewer the last does not exist (AA-029)."""
    return p.FIRST_ASSISTANT + box.assistants[s.seats]


@rule
def refill(box, s, news):
    """Three orders of level C, two of B, one of A (AA-027), three locations, two forges, the assistants (AA-029), in the
    order of the spaces (AA-013). The portal and the hidden forge are the piles themselves."""
    for space in range(spaces(box, s)):
        if space != p.PORTAL and space != p.HIDDEN_FORGE:
            turn_up(s, space, news)


@rule
def renew(s, space, news):
    """A face-up card goes under its pile and the next is turned up (AA-256, AA-225); on locations and forges the Guild only
    raises the price (AA-257). The crowd does not move (AA-078)."""
    pile = p.PILE_OF[space]
    tell(s, ALL, news, space, s.face[space] + p.NEWS_NUMBER[pile])
    put_under(s, pile, s.face[space], 0)
    turn_up(s, space, 108 if pile < p.ASSISTANT_PILE else 122)


@rule
def return_cards(s):
    """The face-up cards of each kind as one shuffled block under their pile (AA-172, AA-014)."""
    last = p.NOTHING
    for space in range(p.SPACES):
        if s.face[space] != p.NOTHING:
            if last == p.PILE_OF[space]:
                join_last(s, last)
            last = p.PILE_OF[space]
            put_under(s, last, s.face[space], 0)
            s.face[space] = p.NOTHING


@rule
def join_last(s, pile):
    """The lowest card of a pile is shuffled with the one that comes below it now (AA-014)."""
    s.joined[pile][(s.top[pile] + s.size[pile] - 1) % len(s.joined[pile])] = 1
