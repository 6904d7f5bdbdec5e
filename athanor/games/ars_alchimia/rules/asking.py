"""Who decides what, and until when it may be taken back (AA-291, AA-292)."""

from athanor.kernel.rulebook import only, rule

from . import pieces as p

# Deciding (AA-291, AA-292)


@rule
def commit(s):
    """A die, a card turned up, a hand-over: nothing before it can be taken back (AA-292)."""
    s.open = 0


@rule
def wait_for(s, seat, question):
    """Ask a seat; when the word goes to another one, what came before stands (AA-292)."""
    if seat != s.seat:
        commit(s)
    s.seat = seat
    s.to_act = only(seat)
    s.asks = question


@rule
def forget_visit(s):
    """No placement is under way."""
    s.space = p.NOTHING
    s.spare = p.NOTHING
    s.making = p.NOTHING
    s.fire = p.NOTHING
    s.surplus = 0
    s.perfect = 0
    s.transmuted = 0
    s.exchanged = 0
