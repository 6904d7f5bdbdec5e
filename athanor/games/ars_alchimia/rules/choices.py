"""What may be chosen: the rule that forbids an action, and what is left."""

from athanor.kernel.rulebook import BY_REFUSAL, rule

from . import pieces as p
from .assistants import has, ready, wages
from .crowds import least_with_golem, minimum
from .means import (
    can_renew,
    can_transmute,
    due,
    holds_order,
    least,
    payable,
    payable_with,
    refusal_of_order,
    refusal_of_payment,
    refusal_to_activate,
    refusal_to_exchange,
    refusal_to_go,
    spare_elixirs,
)
from .pieces import A, Q, Z
from .piles import spaces
from .years import card_is_free

# Refusals


@rule
def wrong_question(s):
    """What is to be decided first: a card (AA-042), wages (AA-054), a turn (AA-071), the window at the end of the year
    (AA-131), or the action under way, which is carried out completely (AA-081)."""
    if s.asks == Q.atelier:
        return 42
    if s.asks == Q.wages:
        return 54
    if s.asks == Q.turn:
        return 71
    if s.asks == Q.closing:
        return 131
    return 81


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0. Whoever lacks wages dismisses (AA-057), and only then (AA-133);
    the Salamander takes Fire for one unit of an order (AA-219)."""
    if s.asks == Q.turn:
        if A.go <= action <= Z.go:
            return refusal_to_go(box, s, seat, action - A.go, can_transmute(box, s, seat))
        if action == A.pass_:
            return 0  # AA-082
        if A.activate <= action <= Z.activate:
            return refusal_to_activate(box, s, seat, action - A.activate, True)
    elif s.asks == Q.size:
        if A.send <= action <= Z.golem:
            return refusal_of_size(s, seat, action)
    elif s.asks == Q.transmute:
        return refusal_to_transmute(box, s, seat, action)
    elif s.asks == Q.payment:
        if A.spend <= action <= Z.spend:
            return refusal_of_payment(box, s, seat, action - A.spend)
    elif s.asks == Q.salamander:
        if A.fire <= action <= Z.fire:
            return 0 if payable_with(box, s, seat, s.making, p.REPLACES[action - A.fire]) else 219
    elif s.asks == Q.wages:
        if A.dismiss <= action <= Z.dismiss:
            return 0 if has(s, seat, action - A.dismiss) else 133
        if action == A.pay:
            return 57 if s.available[seat] < wages(box, s, seat) else 0  # AA-057
        if A.activate <= action <= Z.activate:
            return refusal_to_activate(box, s, seat, action - A.activate, False)
    else:
        return refusal_of_detail(box, s, seat, action)
    return wrong_question(s)


@rule
def refusal_of_size(s, seat, action):
    """From the minimum (AA-073) up to all available workers (AA-075); with the Golem one fewer (AA-207, AA-208)."""
    if action >= A.golem:
        workers = action - A.golem + 1
        if not ready(s, seat, p.GOLEM):
            return 207
        if workers < least_with_golem(s, s.space):
            return 208
    else:
        workers = action - A.send + 1
        if workers < minimum(s, s.space):
            return 73
    return 75 if workers > s.available[seat] else 0


@rule
def refusal_to_transmute(box, s, seat, action):
    """A held order that can be paid (AA-146, AA-151), Elixir from two kinds (AA-161 to AA-163), with the Distiller (AA-221),
    an activation (AA-131), or the end of the visit, not before one transmutation if one is possible (AA-147)."""
    if A.fulfil <= action <= Z.fulfil:
        if not holds_order(s, seat, action - A.fulfil):
            return 146
        return 0 if payable(box, s, seat, action - A.fulfil) else 151
    if A.elixir <= action <= Z.distil:
        if action >= A.distil and not ready(s, seat, p.DISTILLER):
            return 221
        pair = (action - A.elixir) % 6
        if s.stock[seat][p.ELIXIR] >= box.room[p.ELIXIR]:
            return 163
        return 161 if s.stock[seat][p.PAIR[pair][0]] == 0 or s.stock[seat][p.PAIR[pair][1]] == 0 else 0
    if action == A.done:
        return 147 if s.transmuted == 0 and can_transmute(box, s, seat) else 0
    if A.activate <= action <= Z.activate:
        return refusal_to_activate(box, s, seat, action - A.activate, False)
    return 81


@rule
def refusal_of_detail(box, s, seat, action):
    """The smaller questions: a free Atelier card (AA-045, alone AA-271), an assistant and a resource of the Nymph (AA-200,
    AA-201), an exchange of the Merchant (AA-222), an order of the Negotiator (AA-225)."""
    if s.asks == Q.atelier:
        if action <= Z.choose:
            return 0 if card_is_free(s, action - A.choose) else 271 if s.seats == 1 else 45
    elif s.asks == Q.second:
        if A.take <= action <= Z.take:
            return refusal_of_order(box, s, seat, action - A.take)
        if action == A.done:
            return 0
    elif s.asks == Q.pile:
        if A.use <= action <= Z.use:
            return 0
    elif s.asks == Q.smith:
        if action in (A.perfect, A.roll):
            return 0
    elif s.asks == Q.reroll:
        if action in (A.roll, A.keep):
            return 0
    elif s.asks == Q.dismiss:
        if A.dismiss <= action <= Z.dismiss:
            return 0 if has(s, seat, action - A.dismiss) else 200
    elif s.asks == Q.gain:
        if A.gain <= action <= Z.gain:
            return 0 if s.stock[seat][action - A.gain] < box.room[action - A.gain] else 201
    elif s.asks == Q.exchange:
        if A.exchange <= action <= Z.exchange:
            pair = action - A.exchange
            return refusal_to_exchange(box, s, seat, pair // p.BASICS, pair % p.BASICS)
        if action == A.done:
            return 0 if s.exchanged > 0 else 222
    elif s.asks == Q.renew:
        if A.renew <= action <= Z.renew:
            return 0 if can_renew(s, action - A.renew) else 225
    elif s.asks == Q.closing:
        if A.activate <= action <= Z.activate:
            return refusal_to_activate(box, s, seat, action - A.activate, False)
        if action == A.done:
            return 0
    return wrong_question(s)


# Legal actions: as `refusal` says, written out for the questions that are asked most


@rule
def legal(box, s, seat, moves):
    """As `refusal` says, written out for the questions that are asked most."""
    if s.asks == Q.turn:
        return legal_turns(box, s, seat, moves)
    if s.asks == Q.size:
        return legal_sizes(s, seat, moves)
    if s.asks == Q.transmute:
        return legal_transmutations(box, s, seat, moves)
    if s.asks == Q.payment:
        return legal_payments(box, s, seat, moves)
    if s.asks == Q.wages:
        return legal_wages(box, s, seat, moves)
    if s.asks == Q.closing:
        n = add_activations(box, s, seat, False, moves, 0)
        moves[n] = A.done
        return n + 1
    return BY_REFUSAL


@rule
def add_activations(box, s, seat, own_turn, moves, n):
    """The assistants that can be activated now (AA-131), after the first `n` moves; their number with these."""
    if s.staff[seat] > 0:
        for k in range(len(p.ACTIVATED)):
            assistant = p.ACTIVATED[k]
            if s.serves[assistant] == seat and refusal_to_activate(box, s, seat, assistant, own_turn) == 0:
                moves[n] = A.activate + assistant
                n += 1
    return n


@rule
def legal_turns(box, s, seat, moves):
    """Spaces to go to (AA-071), activations (AA-131), and passing (AA-082)."""
    n = 0
    if s.available[seat] > 0:
        forge = can_transmute(box, s, seat)
        for space in range(spaces(box, s)):
            if refusal_to_go(box, s, seat, space, forge) == 0:
                moves[n] = A.go + space
                n += 1
    n = add_activations(box, s, seat, True, moves, n)
    moves[n] = A.pass_
    return n + 1


@rule
def legal_sizes(s, seat, moves):
    """From the minimum to all available workers (AA-073, AA-075), with the Golem too (AA-207)."""
    n = 0
    for workers in range(minimum(s, s.space), s.available[seat] + 1):
        moves[n] = A.send + workers - 1
        n += 1
    if ready(s, seat, p.GOLEM):
        for workers in range(least_with_golem(s, s.space), s.available[seat] + 1):
            moves[n] = A.golem + workers - 1
            n += 1
    return n


@rule
def legal_transmutations(box, s, seat, moves):
    """Held orders that can be paid (AA-146), Elixir (AA-161), activations (AA-131), the end (AA-147)."""
    n, possible = 0, False
    for slot in range(p.SLOTS):
        order = s.held[seat][slot]
        if order != p.NOTHING and payable(box, s, seat, order):
            moves[n] = A.fulfil + order
            n += 1
    if s.stock[seat][p.ELIXIR] < box.room[p.ELIXIR]:
        distiller = ready(s, seat, p.DISTILLER)
        for pair in range(6):
            if s.stock[seat][p.PAIR[pair][0]] > 0 and s.stock[seat][p.PAIR[pair][1]] > 0:
                moves[n] = A.elixir + pair
                n += 1
                if distiller:
                    moves[n] = A.distil + pair
                    n += 1
    possible = n > 0
    n = add_activations(box, s, seat, False, moves, n)
    if s.transmuted > 0 or not possible:
        moves[n] = A.done
        n += 1
    return n


@rule
def legal_payments(box, s, seat, moves):
    """The Elixirs that may stand for Flower, Snow, Fire and Sand (AA-153), as codes."""
    n = 0
    spare = spare_elixirs(box, s, seat)
    for mana in range(least(box, s, seat, 0), due(box, s, 0) + 1):
        for snow in range(least(box, s, seat, 1), due(box, s, 1) + 1):
            for fire in range(least(box, s, seat, 2), due(box, s, 2) + 1):
                for sand in range(least(box, s, seat, 3), due(box, s, 3) + 1):
                    if mana + snow + fire + sand <= spare:
                        moves[n] = A.spend + mana * p.DIGIT[0] + snow * p.DIGIT[1] + fire * p.DIGIT[2] + sand * p.DIGIT[3]
                        n += 1
    return n


@rule
def legal_wages(box, s, seat, moves):
    """Dismissals (AA-055), paying if it can be paid (AA-057), activations (AA-060)."""
    n = 0
    for assistant in range(p.ASSISTANTS):
        if s.serves[assistant] == seat:
            moves[n] = A.dismiss + assistant
            n += 1
    if s.available[seat] >= wages(box, s, seat):
        moves[n] = A.pay
        n += 1
    return add_activations(box, s, seat, False, moves, n)
