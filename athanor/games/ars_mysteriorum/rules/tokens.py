"""Tokens and Florims."""

from athanor.kernel.rulebook import rule, total


@rule
def pay(s, seat, element, tokens):
    """Tokens paid lie in the supply at once (AM-005), and their number never changes (AM-004)."""
    s.tokens[seat][element] -= tokens
    s.supply[element] += tokens


@rule
def receive(s, seat, element, tokens):
    """Tokens from the supply; nothing limits how many a player holds (AM-009)."""
    s.supply[element] -= tokens
    s.tokens[seat][element] += tokens


@rule
def earn(s, seat, source, florims):
    """The bank never runs out (AM-006)."""
    s.florims[seat] += florims
    s.earned[seat][source] += florims


@rule
def can_trade(s, seat):
    """Three tokens to give (AM-095) and one to take (AM-096)."""
    return total(s.tokens[seat]) >= 3 and total(s.supply) > 0
