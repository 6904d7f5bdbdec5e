"""Turn order (AL-019 to AL-026) and the end of the match (AL-075 to AL-079)."""

from athanor.kernel.rulebook import ALL, only, rule, tell, total

from . import pieces as p
from .cubes import exhausted
from .pieces import Q
from .potions import refusal_to_copy, refusal_to_create
from .scoring import count_out


@rule
def begin_turn(s, seat):
    """The seat must carry out exactly one action (AL-020)."""
    s.seat = seat
    s.to_act = only(seat)
    ask(s, Q.turn)
    s.cauldron = p.NOTHING
    s.brewing = p.NOTHING


@rule
def ask(s, question):
    """All but the first question of a turn may be taken back: the last one commits."""
    s.asks = question
    s.open = 0 if question == Q.turn else 1


@rule
def can_act(box, s, seat):
    """Some action is possible: otherwise the seat passes (AL-022), and not otherwise (AL-021)."""
    if s.bag_size > 0 or total(s.reserve) > 0:
        return True
    for c in range(p.CAULDRONS):
        if refusal_to_create(box, s, seat, c) == 0 or refusal_to_copy(s, seat, c) == 0:
            return True
    return False


@rule
def end_turn(box, s):
    """The turn goes on clockwise (AL-019, AL-023); whoever cannot act passes, and nothing else happens (AL-022)."""
    while True:
        s.turn += 1
        seat = (s.first + s.turn) % s.seats
        if seat == s.first and end_round(box, s):
            return
        begin_turn(s, seat)
        if can_act(box, s, seat):
            return
        tell(s, ALL, 22, seat)


@rule
def end_round(box, s):
    """The match ends if three types are exhausted at the end of a round (AL-076), and for no other reason (AL-079): never
    inside a round (AL-077), so that all have had the same number of turns (AL-078)."""
    if exhausted(s) < box.exhausted_to_end:
        return False
    tell(s, ALL, 76, s.turn // s.seats)
    count_out(box, s)
    s.to_act = 0
    ask(s, Q.turn)
    s.cauldron = p.NOTHING
    s.brewing = p.NOTHING
    return True
