"""The Guild, with one player or two (AA-250 to AA-259, AA-270 to AA-276)."""

from athanor.kernel.rulebook import ALL, below, rule, tell

from . import pieces as p
from .asking import commit
from .crowds import displace, minimum, settle
from .piles import lying, renew, spaces

# The Guild (AA-250 to AA-259, AA-270 to AA-276)


@rule
def guild_turns(box, s, count):
    """So many turns of the Guild in a row (AA-252, AA-272)."""
    for _ in range(count):
        guild_turn(box, s)


@rule
def guild_turn(box, s):
    """A space drawn among those with a card or a pile (AA-253). With one worker more than stands there the Guild takes it
    (AA-254), otherwise nothing happens (AA-255)."""
    filled = 0
    for space in range(spaces(box, s)):
        filled += has_card(s, space)
    k = below(s, filled)
    space = 0
    while k > 0 or not has_card(s, space):
        k -= has_card(s, space)
        space += 1
    commit(s)
    count = minimum(s, space)
    if s.available[p.GUILD] < count:
        tell(s, ALL, 255, space, lying(s, space))
        return
    displace(s, p.GUILD, space)
    settle(s, p.GUILD, space, count)
    tell(s, ALL, 254, space, count, lying(s, space))
    if space < p.ORDER_SPACES or space >= p.FIRST_ASSISTANT:
        renew(s, space, 256)


@rule
def has_card(s, space):
    """The space holds a card or a pile (AA-253); location and forge pile never run out."""
    return s.face[space] != p.NOTHING or space in (p.PORTAL, p.HIDDEN_FORGE)
