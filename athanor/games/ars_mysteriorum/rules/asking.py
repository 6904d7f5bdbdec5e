"""Who is asked: one seat, or several at the same time, unseen (AM-007, AM-117, AM-123)."""

from athanor.kernel.rulebook import only, rule


@rule
def ask_in_secret(s, seats, question):
    """All of a bit set of seats answer at the same time, unseen: nobody learns who answered what, nor when."""
    s.polled = seats
    s.to_act = seats
    s.asks = question
    s.open = 0


@rule
def ask(s, seat, question):
    """The match waits for one seat."""
    s.to_act = only(seat)
    s.asks = question
    s.open = 0


@rule
def ask_openly(s, seat, question):
    """The same, in the middle of a choice that may still be taken back."""
    ask(s, seat, question)
    s.open = 1


@rule
def in_turn(s):
    """The player in turn (AM-007)."""
    return s.order[s.turn]
