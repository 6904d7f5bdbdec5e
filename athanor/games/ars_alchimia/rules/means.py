"""What a player can do: levels and slots, paying orders, placing, activating. Nothing here changes the table."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .assistants import has
from .crowds import can_afford
from .piles import spaces

# Orders (AA-101 to AA-112)


@rule
def order_limit(box, s, seat):
    """Three, or four with an assistant who says so (AA-110, AA-202, AA-204), never more with both (AA-206). A tilted
    Courier still counts (AA-128)."""
    return box.more_orders_held if has(s, seat, p.ARCHIVIST) or has(s, seat, p.COURIER) else box.orders_held


@rule
def refusal_of_level(box, s, seat, level):
    """C always (AA-102); B after one University order of one's own (AA-103), A after two (AA-104): the player's own only
    (AA-106). The Scholar counts as one (AA-223). In year 4 every level (AA-105)."""
    if s.year == p.YEARS:
        return 0
    known = s.made[seat][p.UNIVERSITY] + (1 if has(s, seat, p.SCHOLAR) else 0)
    if level == p.LEVEL_B and known < box.level_b:
        return 103
    if level == p.LEVEL_A and known < box.level_a:
        return 104
    return 0


@rule
def refusal_of_order(box, s, seat, space):
    """A card (AA-101, AA-109), its level, and a free slot (AA-110); all judged anew at each take (AA-130)."""
    if s.face[space] == p.NOTHING:
        return 109
    no = refusal_of_level(box, s, seat, p.PILE_OF[space])
    if no != 0:
        return no
    return 110 if s.holds[seat] >= order_limit(box, s, seat) else 0


# Paying an order (AA-151 to AA-153, AA-219, AA-220)


@rule
def missing(box, s, seat, order, fire):
    """Units of M, N, P, S that the player lacks, and Elixirs of the cost: what Elixir must pay (AA-151, AA-152).

    With `fire` a kind, one unit of it is paid by a real Fire (AA-219, AA-220).
    """
    stock = s.stock[seat]
    n = box.cost[order][p.ELIXIR]
    for kind in range(p.BASICS):
        due = box.cost[order][kind] - (1 if kind == fire else 0)
        if kind == p.FIRE and fire != p.NOTHING:
            due += 1
        if due > stock[kind]:
            n += due - stock[kind]
    return n


@rule
def payable_with(box, s, seat, order, fire):
    """The order can be paid, with the Salamander's Fire for one unit of this kind, or without her (NOTHING)."""
    if fire != p.NOTHING and (box.cost[order][fire] == 0 or s.stock[seat][p.FIRE] == 0):
        return False
    return missing(box, s, seat, order, fire) <= s.stock[seat][p.ELIXIR]


@rule
def payable(box, s, seat, order):
    """The order can be paid in some way; whatever is held may be fulfilled, of any level (AA-151)."""
    if payable_with(box, s, seat, order, p.NOTHING):
        return True
    if has(s, seat, p.SALAMANDER):
        for k in range(1, 4):
            if payable_with(box, s, seat, order, p.REPLACES[k]):
                return True
    return False


@rule
def holds_order(s, seat, order):
    """The order lies in one of the player's slots."""
    for slot in range(p.SLOTS):
        if s.held[seat][slot] == order:
            return True
    return False


@rule
def due(box, s, kind):
    """What is left to pay of a basic kind, the Salamander's unit apart."""
    return box.cost[s.making][kind] - (1 if kind == s.fire else 0)


@rule
def at_hand(s, seat, kind):
    """The stock, less the Fire that the Salamander has taken."""
    return s.stock[seat][kind] - (1 if kind == p.FIRE and s.fire != p.NOTHING else 0)


@rule
def least(box, s, seat, kind):
    """Elixirs that this kind needs at least."""
    return max(0, due(box, s, kind) - at_hand(s, seat, kind))


@rule
def spare_elixirs(box, s, seat):
    """Elixirs that may stand for other resources."""
    return s.stock[seat][p.ELIXIR] - box.cost[s.making][p.ELIXIR]


@rule
def only_payment(box, s, seat):
    """The code of the payment if there is one alone (AA-291), or NOTHING."""
    n, lows, free = 0, 0, False
    for kind in range(p.BASICS):
        low = least(box, s, seat, kind)
        n += low * p.DIGIT[kind]
        lows += low
        free |= low < due(box, s, kind)
    return p.NOTHING if free and lows < spare_elixirs(box, s, seat) else n


@rule
def refusal_of_payment(box, s, seat, payment):
    """Each unit by its resource or by 1 Elixir (AA-151), an Elixir of the cost by Elixir (AA-152), as the player likes
    (AA-153)."""
    used = 0
    for kind in range(p.BASICS):
        elixirs = payment // p.DIGIT[kind] % 5
        used += elixirs
        if elixirs > due(box, s, kind) or elixirs < least(box, s, seat, kind):
            return 151
    return 152 if used > spare_elixirs(box, s, seat) else 0


# Transmutations (AA-141, AA-145, AA-161 to AA-163)


@rule
def can_distil(box, s, seat):
    """Two basic resources of different kinds (AA-161), never Elixir itself (AA-162), and room on the track (AA-163)."""
    if s.stock[seat][p.ELIXIR] >= box.room[p.ELIXIR]:
        return False
    kinds = 0
    for kind in range(p.BASICS):
        kinds += s.stock[seat][kind] > 0
    return kinds >= 2


@rule
def can_transmute(box, s, seat):
    """At least one transmutation with the present resources and orders (AA-141)."""
    if can_distil(box, s, seat):
        return True
    for slot in range(p.SLOTS):
        order = s.held[seat][slot]
        if order != p.NOTHING and payable(box, s, seat, order):
            return True
    return False


@rule
def most_uses(box, s, seat):
    """As many as the forge has flasks (AA-145), one more while the Apprentice is held (AA-218, AA-235)."""
    return box.uses[s.face[s.space]] + (1 if has(s, seat, p.APPRENTICE) else 0)


@rule
def refusal_to_go(box, s, seat, space, forge):
    """The action must be possible (AA-080): a location always is (AA-090), an order by AA-101, an assistant if there is a
    card (AA-120), a forge if there is something to transmute (AA-141: `forge`); and the minimum must be available."""
    if space >= spaces(box, s):
        return 29
    if space < p.ORDER_SPACES:
        no = refusal_of_order(box, s, seat, space)
        if no != 0:
            return no
    elif space >= p.FIRST_ASSISTANT:
        if s.face[space] == p.NOTHING:
            return 120
    elif space >= p.FIRST_FORGE and not forge:
        return 141
    return 0 if can_afford(s, seat, space) else 73


@rule
def can_place(box, s, seat):
    """Some placement is legal (AA-083)."""
    if s.available[seat] == 0:
        return False
    forge = can_transmute(box, s, seat)
    for space in range(spaces(box, s)):
        if refusal_to_go(box, s, seat, space, forge) == 0:
            return True
    return False


# Activating (AA-125 to AA-131, AA-233)


@rule
def has_room(box, s, seat):
    """Some track is not full (AA-201)."""
    for kind in range(p.KINDS):
        if s.stock[seat][kind] < box.room[kind]:
            return True
    return False


@rule
def refusal_to_exchange(box, s, seat, give, get):
    """A basic resource for another kind whose track is not full (AA-222)."""
    if give == get or s.stock[seat][give] == 0 or s.stock[seat][get] >= box.room[get]:
        return 222
    return 0


@rule
def can_exchange(box, s, seat):
    """Some exchange of the Merchant is possible (AA-222)."""
    for give in range(p.BASICS):
        if s.stock[seat][give] > 0:
            for get in range(p.BASICS):
                if refusal_to_exchange(box, s, seat, give, get) == 0:
                    return True
    return False


@rule
def can_renew(s, space):
    """A face-up order whose pile is not empty (AA-225)."""
    return s.face[space] != p.NOTHING and s.size[p.PILE_OF[space]] > 0


@rule
def refusal_to_activate(box, s, seat, assistant, own_turn):
    """Only what would change something (AA-233), in a window of the card (AA-131): Innkeeper and Negotiator on the own turn
    alone (`own_turn`), the Nymph, the Merchant and the Sandman in all four (AA-232). It costs no worker (AA-125), and
    without a limit it may be used again (AA-126)."""
    if not has(s, seat, assistant):
        return 123
    if s.tilted[assistant] == 1:
        return 127
    if assistant == p.NYMPH:
        return 0 if has_room(box, s, seat) else 201
    if assistant == p.MERCHANT:
        return 0 if can_exchange(box, s, seat) else 233
    if assistant == p.INNKEEPER and own_turn:
        return 0 if s.plaza[seat] > 0 else 209
    if assistant == p.NEGOTIATOR and own_turn:
        for space in range(p.ORDER_SPACES):
            if can_renew(s, space):
                return 0
        return 225
    if assistant == p.SANDMAN:
        return 0 if s.stock[seat][p.SAND] < box.room[p.SAND] else 226
    return 131


@rule
def can_activate(box, s, seat, own_turn):
    """Some assistant can be activated now."""
    if s.staff[seat] == 0:
        return False
    for k in range(5):
        if (own_turn or p.EVERYWHERE[k] == 1) and s.serves[p.ACTIVATED[k]] == seat:
            if refusal_to_activate(box, s, seat, p.ACTIVATED[k], own_turn) == 0:
                return True
    return False
