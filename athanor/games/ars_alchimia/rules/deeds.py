"""What a choice does."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .asking import commit
from .assistants import dismiss
from .pieces import A, Q, Z
from .staff import activate, exchange, finish_exchanging, negotiate, receive_gift, send_away
from .visits import (
    accept_roll,
    choose_payment,
    choose_space,
    end_visit,
    fulfil,
    pay_order,
    place,
    produce,
    roll,
    smith,
    take_second,
    use_card,
)
from .years import end_turn, pass_turn, pay_wages, proceed, take_card

# Playing


@rule
def apply(box, s, seat, action):
    """One choice. It may be taken back until a die, a card or the next player commits it (AA-292)."""
    s.open = 1
    if action <= Z.choose:
        commit(s)
        take_card(s, seat, action - A.choose, 42)
        proceed(box, s)
    elif action <= Z.dismiss:
        if s.asks == Q.dismiss:
            send_away(box, s, seat, action - A.dismiss)
        else:
            dismiss(s, seat, action - A.dismiss)
            proceed(box, s)
    elif action == A.pay:
        pay_wages(box, s, seat)
    elif action <= Z.activate:
        activate(box, s, seat, action - A.activate)
    elif action <= Z.go:
        choose_space(s, seat, action - A.go)
    elif action == A.pass_:
        pass_turn(box, s, seat)
    elif action <= Z.send:
        place(box, s, seat, action - A.send + 1, 0)
    elif action <= Z.golem:
        place(box, s, seat, action - A.golem + 1, 1)
    else:
        apply_detail(box, s, seat, action)


@rule
def apply_detail(box, s, seat, action):
    """The choices inside an action."""
    if action <= Z.take:
        take_second(box, s, seat, action - A.take)
    elif action <= Z.renew:
        negotiate(box, s, seat, action - A.renew)
    elif action <= Z.use:
        use_card(box, s, seat, action - A.use)
    elif action == A.perfect:
        smith(box, s, seat)
    elif action == A.roll:
        roll(box, s, seat, s.asks == Q.reroll)
    elif action == A.keep:
        accept_roll(box, s, seat, False)
    elif action <= Z.fulfil:
        fulfil(box, s, seat, action - A.fulfil)
    elif action <= Z.elixir:
        produce(box, s, seat, action - A.elixir, 0)
    elif action <= Z.distil:
        produce(box, s, seat, action - A.distil, 1)
    elif action <= Z.fire:
        choose_payment(box, s, seat, p.REPLACES[action - A.fire])
    elif action <= Z.spend:
        pay_order(box, s, seat, action - A.spend)
    elif action <= Z.gain:
        receive_gift(box, s, seat, action - A.gain)
    elif action <= Z.exchange:
        exchange(box, s, seat, (action - A.exchange) // p.BASICS, (action - A.exchange) % p.BASICS)
    else:
        apply_done(box, s, seat)


@rule
def apply_done(box, s, seat):
    """No second order (AA-205), no more transmutations (AA-147), one exchange only (AA-222), nothing at the year's end."""
    commit(s)
    if s.asks == Q.second:
        end_turn(box, s)
    elif s.asks == Q.transmute:
        end_visit(box, s)
    elif s.asks == Q.exchange:
        s.open = 1
        finish_exchanging(box, s, seat)
    else:
        s.cursor += 1
        proceed(box, s)
