"""What bots go by: how a position stands, which choices are worth a thought, what is done at first sight."""

from athanor.kernel.rulebook import below, fill, rule

from . import pieces as p
from .choices import legal
from .hunches import (
    LOW,
    dearest_mystery,
    favour_at_sight,
    keep_earning,
    keep_trades,
    recipe_at_sight,
    tent_at_sight,
    token_at_sight,
    tradable,
)
from .pieces import A, Q
from .plans import RIVAL, guess_rewards, lead, plans, salaries_left, value_of


@rule
def sensible(box, s, seat, moves, n):
    """Bots trade for a recipe that they can win so, give what it does not need, and leave the trade windows (AM-100): what can
    be traded there can be traded in their turn. They place favour cards where something may be left for them."""
    if s.asks == Q.place:
        kept = keep_earning(box, s, seat, moves, n)
        return kept if kept > 0 else n
    if s.asks == Q.trade:
        moves[0] = moves[n - 1]
        return 1
    if s.asks == Q.give:
        wanted, spare = tradable(box, s, seat)
        kept = keep_trades(moves, n, A.give, spare)
        return kept if kept > 0 else n
    if s.asks == Q.first or s.asks == Q.move or s.asks == Q.brew:
        wanted, spare = tradable(box, s, seat)
        return keep_trades(moves, n, A.trade, wanted)
    return n


# What is done at first sight


@rule
def hunch(box, s, seat, moves):
    """A legal action; NOTHING between two rounds, where the position can be judged. `moves` is worked on. What is not named here
    is let be: cards are kept, trades left, neutral apprentices stay."""
    asks = s.asks
    if s.stage == p.TRADES_1 and s.pile_size >= s.seats:
        return p.NOTHING
    if s.stage == p.BIDS and s.to_act == (1 << s.seats) - 1:
        return p.NOTHING
    if asks == Q.place:
        return favour_at_sight(box, s, seat)
    if s.polled != 0:
        return A.let if asks == Q.counter else A.pass_
    n = legal(box, s, seat, moves)
    if asks == Q.bid:
        return moves[below(s, min(n, LOW))]
    if asks == Q.position:
        return moves[0]
    if asks == Q.select or asks == Q.keep:
        return dearest_mystery(moves, n)
    if asks == Q.move:
        return tent_at_sight(box, s, seat, moves, n)
    if asks == Q.brew or asks == Q.first:
        return recipe_at_sight(box, s, seat, moves, n)
    if asks == Q.give:
        return token_at_sight(box, s, seat, moves, n)
    return moves[n - 1]


HORIZON = 90  # decisions of a round and more: hunches end it after the salaries
EXPLORE = 0.1


@rule
def estimate(box, s, out):
    """How far each seat is ahead of the best other, from 0 to 1; a rival's plan counts less than the own."""
    left = salaries_left(box, s)
    if p.PLACING <= s.stage <= p.WINDOW_6 and s.stage != p.REWARDS:
        guess_rewards(box, s)
    best, second, leader = -1000.0, -1000.0, p.NOBODY
    for seat in range(s.seats):
        value = value_of(box, s, seat, left)
        plan = plans(box, s, seat, left) if left > 0.0 else 0.0
        s.guess[seat][0] = int(100.0 * plan)
        out[seat] = value
        value += RIVAL * plan
        if value > best:
            best, second, leader = value, best, seat
        elif value > second:
            second = value
    for seat in range(s.seats):
        out[seat] = lead(out[seat] + 0.01 * s.guess[seat][0] - (second if seat == leader else best), left)
        fill(s.guess[seat], 0)


@rule
def worth(box, s, out):
    """A finished match: the lead in Florims, and the victory itself."""
    most, winners = 0, 0
    for seat in range(s.seats):
        if s.florims[seat] > most:
            most, winners = s.florims[seat] + 0, 0
        winners += s.florims[seat] == most
    for seat in range(s.seats):
        rival = 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, s.florims[other])
        share = 0.4 / winners if s.florims[seat] == most else 0.0
        out[seat] = 0.6 * lead(1.0 * (s.florims[seat] - rival), 0.0) + share
