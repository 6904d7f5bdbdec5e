"""Ars Alchimia: the rules. AA-nnn names a rule; `athanor rules ars_alchimia` lists them.

The table is in `board`, what a player can do in `means`, the course of the years in `years`, placements in `visits`, activated
assistants in `staff`, invariants in `laws`, what bots think of a position in `judgement`.
"""

from athanor.kernel.rulebook import BY_REFUSAL, rule

from .board import (
    ACTIONS,
    ACTIVATED,
    ASK_ATELIER,
    ASK_CLOSING,
    ASK_DISMISS,
    ASK_EXCHANGE,
    ASK_GAIN,
    ASK_PAYMENT,
    ASK_PILE,
    ASK_RENEW,
    ASK_REROLL,
    ASK_SALAMANDER,
    ASK_SECOND,
    ASK_SIZE,
    ASK_SMITH,
    ASK_TRANSMUTE,
    ASK_TURN,
    ASK_WAGES,
    ASSISTANTS,
    BASICS,
    DIGIT,
    DISTILLER,
    DO_ACTIVATE,
    DO_CHOOSE,
    DO_DISMISS,
    DO_DISTIL,
    DO_DONE,
    DO_ELIXIR,
    DO_EXCHANGE,
    DO_FIRE,
    DO_FULFIL,
    DO_GAIN,
    DO_GO,
    DO_GOLEM,
    DO_KEEP,
    DO_PASS,
    DO_PAY,
    DO_PERFECT,
    DO_RENEW,
    DO_ROLL,
    DO_SEND,
    DO_SPEND,
    DO_TAKE,
    DO_USE,
    ELIXIR,
    GOLEM,
    NOBODY,
    NOTHING,
    PAIR,
    QUESTIONS,
    REPLACES,
    SLOTS,
    UNIVERSITY,
    Box,
    State,
    commit,
    dismiss,
    has,
    ready,
    spaces,
)
from .judgement import EXPLORE, HORIZON, estimate, sensible, worth
from .laws import check
from .means import (
    can_renew,
    can_transmute,
    due,
    holds_order,
    least,
    least_with_golem,
    minimum,
    payable,
    payable_with,
    refusal_of_order,
    refusal_of_payment,
    refusal_to_activate,
    refusal_to_exchange,
    refusal_to_go,
    spare_elixirs,
    wages,
)
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
from .years import (
    account,
    begin_year,
    card_is_free,
    end_turn,
    final_total,
    lay_out,
    pass_turn,
    pay_wages,
    proceed,
    take_card,
)

__all__ = [
    "ACTIONS",
    "EXPLORE",
    "HORIZON",
    "QUESTIONS",
    "TURN_RULE",
    "Box",
    "State",
    "account",
    "check",
    "estimate",
    "sensible",
    "worth",
]

TURN_RULE = 70


@rule
def setup(box, s):
    """The table is laid (AA-020 to AA-031), and year 1 begins (AA-041)."""
    lay_out(box, s)
    s.seat = NOBODY
    begin_year(box, s)
    proceed(box, s)


# Refusals


@rule
def wrong_question(s):
    """What is to be decided first: a card (AA-042), wages (AA-054), a turn (AA-071), the window at the end of the year
    (AA-131), or the action under way, which is carried out completely (AA-081)."""
    if s.asks == ASK_ATELIER:
        return 42
    if s.asks == ASK_WAGES:
        return 54
    if s.asks == ASK_TURN:
        return 71
    if s.asks == ASK_CLOSING:
        return 131
    return 81


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0."""
    if s.asks == ASK_TURN:
        if DO_GO <= action < DO_PASS:
            return refusal_to_go(box, s, seat, action - DO_GO, can_transmute(box, s, seat))
        if action == DO_PASS:
            return 0  # AA-082
        if DO_ACTIVATE <= action < DO_GO:
            return refusal_to_activate(box, s, seat, action - DO_ACTIVATE, True)
    elif s.asks == ASK_SIZE:
        if DO_SEND <= action < DO_TAKE:
            return refusal_of_size(s, seat, action)
    elif s.asks == ASK_TRANSMUTE:
        return refusal_to_transmute(box, s, seat, action)
    elif s.asks == ASK_PAYMENT:
        if DO_SPEND <= action < DO_GAIN:
            return refusal_of_payment(box, s, seat, action - DO_SPEND)
    elif s.asks == ASK_SALAMANDER:
        if DO_FIRE <= action < DO_SPEND:
            return 0 if payable_with(box, s, seat, s.making, REPLACES[action - DO_FIRE]) else 219
    elif s.asks == ASK_WAGES:
        if DO_DISMISS <= action < DO_PAY:
            return 0 if has(s, seat, action - DO_DISMISS) else 133
        if action == DO_PAY:
            return 57 if s.available[seat] < wages(box, s, seat) else 0  # AA-057
        if DO_ACTIVATE <= action < DO_GO:
            return refusal_to_activate(box, s, seat, action - DO_ACTIVATE, False)
    else:
        return refusal_of_detail(box, s, seat, action)
    return wrong_question(s)


@rule
def refusal_of_size(s, seat, action):
    """From the minimum (AA-073) up to all available workers (AA-075); with the Golem one fewer (AA-207, AA-208)."""
    if action >= DO_GOLEM:
        workers = action - DO_GOLEM + 1
        if not ready(s, seat, GOLEM):
            return 207
        if workers < least_with_golem(s, s.space):
            return 208
    else:
        workers = action - DO_SEND + 1
        if workers < minimum(s, s.space):
            return 73
    return 75 if workers > s.available[seat] else 0


@rule
def refusal_to_transmute(box, s, seat, action):
    """A held order that can be paid (AA-146, AA-151), Elixir from two kinds (AA-161 to AA-163), with the Distiller (AA-221),
    an activation (AA-131), or the end of the visit, not before one transmutation if one is possible (AA-147)."""
    if DO_FULFIL <= action < DO_ELIXIR:
        if not holds_order(s, seat, action - DO_FULFIL):
            return 146
        return 0 if payable(box, s, seat, action - DO_FULFIL) else 151
    if DO_ELIXIR <= action < DO_FIRE:
        if action >= DO_DISTIL and not ready(s, seat, DISTILLER):
            return 221
        pair = (action - DO_ELIXIR) % 6
        if s.stock[seat][ELIXIR] >= box.room[ELIXIR]:
            return 163
        return 161 if s.stock[seat][PAIR[pair][0]] == 0 or s.stock[seat][PAIR[pair][1]] == 0 else 0
    if action == DO_DONE:
        return 147 if s.transmuted == 0 and can_transmute(box, s, seat) else 0
    if DO_ACTIVATE <= action < DO_GO:
        return refusal_to_activate(box, s, seat, action - DO_ACTIVATE, False)
    return 81


@rule
def refusal_of_detail(box, s, seat, action):
    """The smaller questions, each with its own answers."""
    if s.asks == ASK_ATELIER:
        if action < DO_DISMISS:
            return 0 if card_is_free(s, action - DO_CHOOSE) else 271 if s.seats == 1 else 45
    elif s.asks == ASK_SECOND:
        if DO_TAKE <= action < DO_RENEW:
            return refusal_of_order(box, s, seat, action - DO_TAKE)
        if action == DO_DONE:
            return 0
    elif s.asks == ASK_PILE:
        if DO_USE <= action < DO_PERFECT:
            return 0
    elif s.asks == ASK_SMITH:
        if action in (DO_PERFECT, DO_ROLL):
            return 0
    elif s.asks == ASK_REROLL:
        if action in (DO_ROLL, DO_KEEP):
            return 0
    elif s.asks == ASK_DISMISS:
        if DO_DISMISS <= action < DO_PAY:
            return 0 if has(s, seat, action - DO_DISMISS) else 200
    elif s.asks == ASK_GAIN:
        if DO_GAIN <= action < DO_EXCHANGE:
            return 0 if s.stock[seat][action - DO_GAIN] < box.room[action - DO_GAIN] else 201
    elif s.asks == ASK_EXCHANGE:
        if DO_EXCHANGE <= action < DO_DONE:
            pair = action - DO_EXCHANGE
            return refusal_to_exchange(box, s, seat, pair // BASICS, pair % BASICS)
        if action == DO_DONE:
            return 0 if s.exchanged > 0 else 222
    elif s.asks == ASK_RENEW:
        if DO_RENEW <= action < DO_USE:
            return 0 if can_renew(s, action - DO_RENEW) else 225
    elif s.asks == ASK_CLOSING:
        if DO_ACTIVATE <= action < DO_GO:
            return refusal_to_activate(box, s, seat, action - DO_ACTIVATE, False)
        if action == DO_DONE:
            return 0
    return wrong_question(s)


# Legal actions: as `refusal` says, written out for the questions that are asked most


@rule
def legal(box, s, seat, moves):
    if s.asks == ASK_TURN:
        return legal_turns(box, s, seat, moves)
    if s.asks == ASK_SIZE:
        return legal_sizes(s, seat, moves)
    if s.asks == ASK_TRANSMUTE:
        return legal_transmutations(box, s, seat, moves)
    if s.asks == ASK_PAYMENT:
        return legal_payments(box, s, seat, moves)
    if s.asks == ASK_WAGES:
        return legal_wages(box, s, seat, moves)
    if s.asks == ASK_CLOSING:
        n = add_activations(box, s, seat, False, moves, 0)
        moves[n] = DO_DONE
        return n + 1
    return BY_REFUSAL


@rule
def add_activations(box, s, seat, own_turn, moves, n):
    if s.staff[seat] > 0:
        for k in range(len(ACTIVATED)):
            assistant = ACTIVATED[k]
            if s.serves[assistant] == seat and refusal_to_activate(box, s, seat, assistant, own_turn) == 0:
                moves[n] = DO_ACTIVATE + assistant
                n += 1
    return n


@rule
def legal_turns(box, s, seat, moves):
    n = 0
    if s.available[seat] > 0:
        forge = can_transmute(box, s, seat)
        for space in range(spaces(box, s)):
            if refusal_to_go(box, s, seat, space, forge) == 0:
                moves[n] = DO_GO + space
                n += 1
    n = add_activations(box, s, seat, True, moves, n)
    moves[n] = DO_PASS
    return n + 1


@rule
def legal_sizes(s, seat, moves):
    n = 0
    for workers in range(minimum(s, s.space), s.available[seat] + 1):
        moves[n] = DO_SEND + workers - 1
        n += 1
    if ready(s, seat, GOLEM):
        for workers in range(least_with_golem(s, s.space), s.available[seat] + 1):
            moves[n] = DO_GOLEM + workers - 1
            n += 1
    return n


@rule
def legal_transmutations(box, s, seat, moves):
    n, possible = 0, False
    for slot in range(SLOTS):
        order = s.held[seat][slot]
        if order != NOTHING and payable(box, s, seat, order):
            moves[n] = DO_FULFIL + order
            n += 1
    if s.stock[seat][ELIXIR] < box.room[ELIXIR]:
        distiller = ready(s, seat, DISTILLER)
        for pair in range(6):
            if s.stock[seat][PAIR[pair][0]] > 0 and s.stock[seat][PAIR[pair][1]] > 0:
                moves[n] = DO_ELIXIR + pair
                n += 1
                if distiller:
                    moves[n] = DO_DISTIL + pair
                    n += 1
    possible = n > 0
    n = add_activations(box, s, seat, False, moves, n)
    if s.transmuted > 0 or not possible:
        moves[n] = DO_DONE
        n += 1
    return n


@rule
def legal_payments(box, s, seat, moves):
    n = 0
    spare = spare_elixirs(box, s, seat)
    for mana in range(least(box, s, seat, 0), due(box, s, 0) + 1):
        for snow in range(least(box, s, seat, 1), due(box, s, 1) + 1):
            for fire in range(least(box, s, seat, 2), due(box, s, 2) + 1):
                for sand in range(least(box, s, seat, 3), due(box, s, 3) + 1):
                    if mana + snow + fire + sand <= spare:
                        moves[n] = DO_SPEND + mana * DIGIT[0] + snow * DIGIT[1] + fire * DIGIT[2] + sand * DIGIT[3]
                        n += 1
    return n


@rule
def legal_wages(box, s, seat, moves):
    n = 0
    for assistant in range(ASSISTANTS):
        if s.serves[assistant] == seat:
            moves[n] = DO_DISMISS + assistant
            n += 1
    if s.available[seat] >= wages(box, s, seat):
        moves[n] = DO_PAY
        n += 1
    return add_activations(box, s, seat, False, moves, n)


# Playing


@rule
def apply(box, s, seat, action):
    """One choice. It may be taken back until a die, a card or the next player commits it (AA-292)."""
    s.open = 1
    if action < DO_DISMISS:
        commit(s)
        take_card(s, seat, action - DO_CHOOSE, 42)
        proceed(box, s)
    elif action < DO_PAY:
        if s.asks == ASK_DISMISS:
            send_away(box, s, seat, action - DO_DISMISS)
        else:
            dismiss(s, seat, action - DO_DISMISS)
            proceed(box, s)
    elif action == DO_PAY:
        pay_wages(box, s, seat)
    elif action < DO_GO:
        activate(box, s, seat, action - DO_ACTIVATE)
    elif action < DO_PASS:
        choose_space(s, seat, action - DO_GO)
    elif action == DO_PASS:
        pass_turn(box, s, seat)
    elif action < DO_GOLEM:
        place(box, s, seat, action - DO_SEND + 1, 0)
    elif action < DO_TAKE:
        place(box, s, seat, action - DO_GOLEM + 1, 1)
    else:
        apply_detail(box, s, seat, action)


@rule
def apply_detail(box, s, seat, action):
    """The choices inside an action."""
    if action < DO_RENEW:
        take_second(box, s, seat, action - DO_TAKE)
    elif action < DO_USE:
        negotiate(box, s, seat, action - DO_RENEW)
    elif action < DO_PERFECT:
        use_card(box, s, seat, action - DO_USE)
    elif action == DO_PERFECT:
        smith(box, s, seat)
    elif action == DO_ROLL:
        roll(box, s, seat, s.asks == ASK_REROLL)
    elif action == DO_KEEP:
        accept_roll(box, s, seat, False)
    elif action < DO_ELIXIR:
        fulfil(box, s, seat, action - DO_FULFIL)
    elif action < DO_DISTIL:
        produce(box, s, seat, action - DO_ELIXIR, 0)
    elif action < DO_FIRE:
        produce(box, s, seat, action - DO_DISTIL, 1)
    elif action < DO_SPEND:
        choose_payment(box, s, seat, REPLACES[action - DO_FIRE])
    elif action < DO_GAIN:
        pay_order(box, s, seat, action - DO_SPEND)
    elif action < DO_EXCHANGE:
        receive_gift(box, s, seat, action - DO_GAIN)
    elif action < DO_DONE:
        exchange(box, s, seat, (action - DO_EXCHANGE) // BASICS, (action - DO_EXCHANGE) % BASICS)
    else:
        apply_done(box, s, seat)


@rule
def apply_done(box, s, seat):
    """No second order (AA-205), no more transmutations (AA-147), one exchange only (AA-222), nothing at the year's end."""
    commit(s)
    if s.asks == ASK_SECOND:
        end_turn(box, s)
    elif s.asks == ASK_TRANSMUTE:
        end_visit(box, s)
    elif s.asks == ASK_EXCHANGE:
        s.open = 1
        finish_exchanging(box, s, seat)
    else:
        s.cursor += 1
        proceed(box, s)


# What is hidden, and the totals


@rule
def hide(box, s, seat):
    """Nothing but the order of the piles is hidden (AA-012), and a pile keeps as blocks what nobody knows the order of."""


@rule
def imagine(box, s, seat):
    """Cards and dice are drawn when they are turned up (AA-293): any luck makes a world that nobody can rule out."""


@rule
def score(box, s, sheet):
    """The total, then fulfilled University orders (AA-186 to AA-188); places below the first by the same criteria."""
    for seat in range(s.seats):
        sheet[seat][0] = final_total(box, s, seat)
        sheet[seat][1] = s.made[seat][UNIVERSITY]
        sheet[seat][2] = 0
        sheet[seat][3] = 0
