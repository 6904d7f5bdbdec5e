"""Command: the reserve, the hand, the card of the turn, cancellations and orders (AK-240 to AK-245)."""

from athanor.kernel.rulebook import ALL, fill, rule, tell

from . import pieces as p
from .activation import last_to_play
from .alchemy import choose_mix
from .board import on_the_table
from .combat import heal
from .figures import has, is_alchemist, piece, seat_of, who
from .pieces import A, Q
from .stack import ask, push

LARGEST_HAND = 5


@rule
def cards_in(hand):
    """How many cards a hand holds."""
    n = 0
    for card in range(p.COMMANDS):
        n += (hand >> card) & 1
    return n


# Before deployment (AK-240, AK-241)


@rule
def refusal_to_feed(box, s, f):
    """One of his heroes (AK-240)."""
    return 0 if s.kind[f] != p.NOTHING and box.hero[s.kind[f]] == 1 else 240


@rule
def reserves(box, s):
    """Each player names the hero whose ESP feeds his reserve; the quick start takes the highest."""
    push(s, p.RESERVES_CHOSEN)
    s.to_act = 0
    for seat in range(s.seats):
        heroes, best = 0, p.NOTHING
        for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
            if refusal_to_feed(box, s, f) == 0:
                heroes += 1
                if best == p.NOTHING or box.esp[s.kind[f]] > box.esp[s.kind[best]]:
                    best = f
        s.sealed[seat] = A.chief + best + 1
        if heroes > 1 and s.options[p.FULL] == 1:
            s.sealed[seat] = 0
            s.to_act |= 1 << seat
    s.asks = Q.feeder
    s.open = 0


@rule
def reserves_chosen(box, s):
    """ESP of the hero, 2 for each alchemist, 1 for each hero who is a Chef (AK-240); then the hands are chosen (AK-241)."""
    for seat in range(s.seats):
        f = s.sealed[seat] - 1 - A.chief
        points = box.esp[s.kind[f]]
        for g in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
            if s.kind[g] != p.NOTHING:
                points += 2 if is_alchemist(box, s, g) else 0
                points += 1 if box.hero[s.kind[g]] == 1 and has(box, s, g, p.LEADER) else 0
        s.reserve[seat] = points
        s.commands[seat] = 0
        tell(s, ALL, 240, seat, points, who(s, f))
    fill(s.sealed, 0)
    push(s, p.HANDS_CHOSEN)
    s.to_act = (1 << s.seats) - 1
    s.asks = Q.hand
    s.open = 0


@rule
def refusal_to_take(s, seat, card):
    """Different cards, five at most (AK-241)."""
    return 241 if (s.commands[seat] >> card) & 1 == 1 or cards_in(s.commands[seat]) >= LARGEST_HAND else 0


@rule
def hands_chosen(s):
    """How many command cards each holds is told (AK-241)."""
    for seat in range(s.seats):
        s.held[seat] = cards_in(s.commands[seat])
        tell(s, ALL, 241, seat, s.held[seat])
    fill(s.sealed, 0)


# The card of the turn (AK-242 to AK-245)


@rule
def command_phase(box, s):
    """Every player who holds cards and points chooses one or none, in secret (AK-242)."""
    push(s, p.COMMANDS_CHOSEN)
    s.to_act = 0
    for seat in range(s.seats):
        s.sealed[seat] = A.hold + 1
        if s.held[seat] > 0 and s.reserve[seat] > 0 and on_the_table(s, seat) > 0:
            s.sealed[seat] = 0
            s.to_act |= 1 << seat
    s.asks = Q.command
    s.open = 0


@rule
def refusal_of_command(box, s, seat, card):
    """A card of the hand, not played yet (AK-243), that the reserve can pay (AK-242)."""
    if (s.played[seat] >> card) & 1 == 1:
        return 243
    if (s.commands[seat] >> card) & 1 == 0:
        return 241
    return 0 if box.command_cost[card] <= s.reserve[seat] else 242


@rule
def commands_chosen(box, s):
    """Revealed together and paid (AK-242); then each may cancel cards of his enemies (AK-244)."""
    called = 0
    for seat in range(s.seats):
        card = s.sealed[seat] - 1 - A.command
        if 0 <= card < p.COMMANDS:
            called += 1
            s.called[seat] = card + 1
            s.reserve[seat] -= box.command_cost[card]
            s.commands[seat] &= ~(1 << card)
            s.played[seat] |= 1 << card
            s.held[seat] -= 1
            tell(s, ALL, 242, seat, card, s.reserve[seat])
    fill(s.sealed, 0)
    if called == 0:
        return
    push(s, p.CANCELLED)
    s.to_act = 0
    for seat in range(s.seats):
        s.sealed[seat] = A.cancel + 1
        for other in range(s.seats):
            if on_the_table(s, seat) > 0 and refusal_to_cancel(box, s, seat, 1 << other) == 0:
                s.sealed[seat] = 0
                s.to_act |= 1 << seat
    s.asks = Q.cancel
    s.open = 0


@rule
def price_of_cancelling(box, s, seats):
    """The cost of each card, and 1 more (AK-244)."""
    price = 0
    for other in range(s.seats):
        if (seats >> other) & 1 == 1:
            price += box.command_cost[s.called[other] - 1] + 1
    return price


@rule
def refusal_to_cancel(box, s, seat, seats):
    """Cards of enemies that have been called, as far as the reserve goes once one's own is paid (AK-244)."""
    if (seats >> seat) & 1 == 1 or seats >> s.seats != 0:
        return 244
    for other in range(s.seats):
        if (seats >> other) & 1 == 1 and s.called[other] == 0:
            return 244
    return 0 if price_of_cancelling(box, s, seats) <= s.reserve[seat] else 244


@rule
def cancelled(box, s):
    """All cancellations are paid, even several of one card; what is cancelled has no effect (AK-244). The other cards take
    effect before the initiative (AK-245)."""
    stopped = 0
    for seat in range(s.seats):
        seats = s.sealed[seat] - 1 - A.cancel
        if seats > 0:
            s.reserve[seat] -= price_of_cancelling(box, s, seats)
            stopped |= seats
            tell(s, ALL, 244, seat, seats, s.reserve[seat])
    fill(s.sealed, 0)
    left = 0
    for seat in range(s.seats):
        if s.called[seat] > 0 and (stopped >> seat) & 1 == 0:
            s.orders[seat] = 1 << (s.called[seat] - 1)
            left |= 1 << seat
    push(s, p.ORDERS, left)


@rule
def works_at_once(box, s, seat):
    """The card of the turn heals, gives or takes something now, and its owner may have to choose what."""
    card = s.called[seat] - 1
    if card == p.ALCHEMICAL_RESERVE:
        for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
            if s.here[f] == 1 and is_alchemist(box, s, f):
                return True
    if card == p.SABOTAGE:
        return pawns_left(s)
    return card in (p.SECOND_WIND, p.ADVANCE_ORDER)


@rule
def pawns_left(s):
    """Some element still has its resource pawn."""
    for e in range(s.elements):
        if s.pawn[e] > 0:
            return True
    return False


@rule
def order_of_cards(box, s, left):
    """The cards that remain, as a bit set of seats, take effect one after the other; where several work at once, who chooses
    later knows more: their order is asked for (AK-006, AK-245)."""
    waiting, last = 0, p.NOTHING
    for seat in range(s.seats):
        if (left >> seat) & 1 == 1:
            if not works_at_once(box, s, seat):
                push(s, p.ORDERS, left & ~(1 << seat))
                give_orders(box, s, seat)
                return
            waiting += 1
            last = seat
    if waiting == 0:
        return
    push(s, p.ORDER_CHOSEN, left)
    if waiting == 1:
        s.answer = A.obey + last
    else:
        ask(s, last_to_play(s), Q.orders)


@rule
def order_chosen(box, s, left):
    """Whose command cards come next."""
    seat = s.answer - A.obey
    push(s, p.ORDERS, left & ~(1 << seat))
    give_orders(box, s, seat)


@rule
def give_orders(box, s, seat):
    """What a card does at once; the others count all through the turn (AK-245)."""
    card = s.called[seat] - 1
    if card not in (p.SECOND_WIND, p.ADVANCE_ORDER, p.SABOTAGE):
        tell(s, ALL, 245, seat, card)
    if card in (p.SECOND_WIND, p.ADVANCE_ORDER):
        choose_subject(s, seat, card)
    elif card == p.ALCHEMICAL_RESERVE:
        for f in range(seat * p.TROOP + p.TROOP - 1, seat * p.TROOP - 1, -1):
            if s.here[f] == 1 and is_alchemist(box, s, f):
                push(s, p.RECOVERY, f)
    elif card == p.SABOTAGE and pawns_left(s):
        push(s, p.SABOTAGED, seat)
        ask(s, seat, Q.sabotage)


@rule
def choose_subject(s, seat, card):
    """The figure that a command card is about; an only one is not asked for."""
    figures, last = 0, 0
    for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
        if s.here[f] == 1:
            figures += 1
            last = f
    push(s, p.SUBJECT_CHOSEN, seat, card)
    if figures == 1:
        s.answer = A.target + last
    else:
        ask(s, seat, Q.subject)


@rule
def subject_chosen(box, s, card):
    """A second wind heals 3 boxes; an advance order gives 1 PA, above the printed ones too (AK-245)."""
    f = s.answer - A.target
    tell(s, ALL, 245, seat_of(f), card, who(s, f), 0, 1)
    if card == p.SECOND_WIND:
        heal(box, s, f, 3)
    else:
        s.pa[f] += 1


@rule
def recovery(box, s, f):
    """An alchemist recovers 2 resources, in the mix that its owner likes (AK-245)."""
    choose_mix(box, s, f, 2)


@rule
def sabotaged(box, s, seat):
    """A pawn leaves the table (AK-245)."""
    e = s.answer - A.onto
    tell(s, ALL, 245, seat, p.SABOTAGE, piece(box, s, e), s.pawn[e] - 1, 2)
    s.pawn[e] = 0
    s.collected += 1
