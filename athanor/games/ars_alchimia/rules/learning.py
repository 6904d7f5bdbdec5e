"""What somebody who learns the game reads: the role of each field, and what a player works out from several of them."""

from athanor.kernel.roles import UNREAD, category, count, flag, per_seat, seat
from athanor.kernel.rulebook import rule

from . import pieces as p
from .crowds import can_afford
from .means import holds_order, missing, payable
from .scoring import final_total, series

ROLES = {
    "year": category(p.YEARS, 1),
    "step": category(4),
    "cursor": category(p.MAX_SEATS),
    "seat": UNREAD,  # who chooses is the own seat
    "order": seat(),
    "atelier": per_seat(category(4)),
    "last_atelier": per_seat(category(4)),
    "passed": per_seat(flag()),
    "reserve": per_seat(count(8)),
    "available": per_seat(count(12)),
    "plaza": per_seat(count(8)),
    "crowd": count(5),
    "crowd_of": seat(p.GUILD),
    "face": UNREAD,  # read as what lies there: cards of one pile have the numbers of another's
    "spare": UNREAD,
    "stock": per_seat(count(5)),
    "vp": per_seat(count(60)),
    "bonus_vp": UNREAD,  # a part of vp
    "held": UNREAD,  # read as what they cost
    "holds": per_seat(count(4)),
    "maker": UNREAD,
    "made": per_seat(count(4)),
    "serves": seat(),
    "tilted": flag(),
    "staff": per_seat(count(4)),
    "pile": UNREAD,  # hidden from all
    "joined": UNREAD,
    "top": UNREAD,
    "size": count(20),
    "loose": UNREAD,
    "space": category(p.SPACES),
    "surplus": count(3),
    "perfect": flag(),
    "transmuted": count(3),
    "making": UNREAD,
    "fire": category(p.BASICS),
    "exchanged": count(2),
    "die": count(6),
    "die_more": count(4),
    "die_needs": count(6),
    "die_seat": UNREAD,  # the last roll is over, but for a reroll of one's own
    "die_space": UNREAD,
    "die_card": UNREAD,
}
MARGIN = 30  # points: a clear victory
ALONE = 85  # what a single player aims at (AA-275)
PLACES = p.FIRST_FORGE - p.FIRST_LOCATION + 1  # where a location may lie, the Portal Keeper's other card last
FURNACES = p.FIRST_ASSISTANT - p.FIRST_FORGE + 1
ORDER_WIDTH, PLACE_WIDTH, FURNACE_WIDTH = 13, 12, 3
ADDED = {  # features, and about the most that each can be
    "offered": (p.ORDER_SPACES * ORDER_WIDTH, 5),
    "held": (p.MAX_SEATS * p.SLOTS * ORDER_WIDTH, 5),
    "making": (ORDER_WIDTH, 5),
    "places": (PLACES * PLACE_WIDTH, 3),
    "forges": (FURNACES * FURNACE_WIDTH, 4),
    "to hire": ((p.SPACES - p.FIRST_ASSISTANT) * p.ASSISTANTS, 1),
    "own orders": (2 * p.ORDERS, 1),
    "unseen": (p.ORDERS, 1),
    "within reach": (p.SPACES, 1),
    "totals": (p.MAX_SEATS, 60),
    "leads": (p.MAX_SEATS - 1, 30),
    "series": (p.MAX_SEATS * 4, 10),
}


@rule
def narrow(points):
    """Points as far as a feature holds them."""
    return max(-127, min(127, points))


@rule
def write_order(box, s, seat, order, row, n):
    """An order as somebody would read it: its cost, points, category, whether it is there, what this seat lacks for it beyond
    its Elixirs, and whether it lacks nothing."""
    for k in range(ORDER_WIDTH):
        row[n + k] = 0
    if order == p.NOTHING:
        return
    for kind in range(p.KINDS):
        row[n + kind] = box.cost[order][kind]
    row[n + 5] = box.points[order] // 2
    row[n + 6 + box.category[order]] = 5
    row[n + 10] = 5
    row[n + 11] = max(0, missing(box, s, seat, order, p.NOTHING) - s.stock[seat][p.ELIXIR])
    row[n + 12] = 5 if payable(box, s, seat, order) else 0


@rule
def write_place(box, card, row, n):
    """A location: what is sure, the bonus, and what the die must reach."""
    for k in range(PLACE_WIDTH):
        row[n + k] = 0
    if card != p.NOTHING:
        for kind in range(p.KINDS):
            row[n + kind] = box.sure[card][kind]
        row[n + 5 + box.bonus[card]] = 3
        row[n + 10] = box.location_die[card]
        row[n + 11] = 3


@rule
def write_forge(box, card, row, n):
    """A forge: its uses, and what the die must reach."""
    there = card != p.NOTHING
    row[n] = 4 if there else 0
    row[n + 1] = box.uses[card] if there else 0
    row[n + 2] = box.forge_die[card] if there else 0


@rule
def features(box, s, seat, row, n):
    """The cards on the spaces and the orders held, told by what is printed on them and by what each seat lacks for them; the own
    orders by name, those that can be paid and those that nobody has seen; where the own workers reach; final totals as they
    stand, the lead over each other, what each category brings so far."""
    for space in range(p.ORDER_SPACES):
        write_order(box, s, seat, s.face[space], row, n)
        n += ORDER_WIDTH
    for k in range(p.MAX_SEATS):
        other = (seat + k) % s.seats
        for slot in range(p.SLOTS):
            write_order(box, s, other, s.held[other][slot] if k < s.seats else p.NOTHING, row, n)
            n += ORDER_WIDTH
    write_order(box, s, seat, s.making, row, n)
    n += ORDER_WIDTH
    for k in range(PLACES):
        at_portal = s.space == p.PORTAL
        write_place(box, s.face[p.FIRST_LOCATION + k] if k < PLACES - 1 else s.spare if at_portal else p.NOTHING, row, n)
        n += PLACE_WIDTH
    for k in range(FURNACES):
        hidden = s.space == p.HIDDEN_FORGE
        write_forge(box, s.face[p.FIRST_FORGE + k] if k < FURNACES - 1 else s.spare if hidden else p.NOTHING, row, n)
        n += FURNACE_WIDTH
    for space in range(p.FIRST_ASSISTANT, p.SPACES):
        for assistant in range(p.ASSISTANTS):
            row[n + assistant] = 1 if s.face[space] == assistant else 0
        n += p.ASSISTANTS
    for order in range(p.ORDERS):
        mine = holds_order(s, seat, order)
        row[n + order] = 1 if mine else 0
        row[n + p.ORDERS + order] = 1 if mine and payable(box, s, seat, order) else 0
        row[n + 2 * p.ORDERS + order] = 1 if s.maker[order] == p.NOBODY else 0
    mark_seen(s, row, n + 2 * p.ORDERS)
    n += 3 * p.ORDERS
    for space in range(p.SPACES):
        row[n + space] = 1 if can_afford(s, seat, space) else 0
    write_totals(box, s, seat, row, n + p.SPACES)


@rule
def mark_seen(s, row, n):
    """Orders that lie on the table or are held are seen."""
    for space in range(p.ORDER_SPACES):
        if s.face[space] != p.NOTHING:
            row[n + s.face[space]] = 0
    for other in range(s.seats):
        for slot in range(p.SLOTS):
            if s.held[other][slot] != p.NOTHING:
                row[n + s.held[other][slot]] = 0


@rule
def write_totals(box, s, seat, row, n):
    """Final totals as they stand, the lead over each other, what each category brings so far."""
    own = final_total(box, s, seat)
    for k in range(p.MAX_SEATS):
        other = (seat + k) % s.seats
        total = final_total(box, s, other) if k < s.seats else 0
        row[n + k] = narrow(total)
        if k > 0:
            row[n + p.MAX_SEATS + k - 1] = narrow(own - total) if k < s.seats else 0
        for kind in range(4):
            row[n + 2 * p.MAX_SEATS - 1 + 4 * k + kind] = series(box, s, other, kind) if k < s.seats else 0
