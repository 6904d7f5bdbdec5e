"""What somebody who learns the game reads: the role of each field, and what a player works out from several of them."""

from athanor.kernel.roles import UNREAD, bit_set, category, count, flag, others, own, per_seat, seat, seat_set
from athanor.kernel.rulebook import rule, total

from . import pieces as p
from .brewing import missing
from .mysteries import is_open
from .salaries import recipes_of, salary

ROLES = {
    "round": count(12),
    "stage": category(p.OVER),
    "turn": count(5),
    "last": flag(),
    "colour": per_seat(category(p.ELEMENTS)),
    "owner": seat(),
    "order": seat(),
    "place": per_seat(category(p.MAX_SEATS)),
    "taken": seat(),
    "supply": count(12),
    "tokens": per_seat(count(5)),
    "florims": per_seat(count(100)),
    "earned": UNREAD,  # what the florims are made of
    "bins": count(4),
    "at": per_seat(category(p.UNSEEN + 1)),
    "placed": per_seat(count(3)),
    "rank": per_seat(count(4)),
    "bears": per_seat(count(3)),
    "seen": UNREAD,  # what was seen lies open in the own view
    "looked": UNREAD,
    "recipe": UNREAD,  # read where they lie
    "slot": UNREAD,
    "left": count(8),
    "book": per_seat(count(2)),
    "tent": category(p.ELEMENTS),
    "pile": UNREAD,  # hidden from all
    "pile_size": count(30),
    "gone": UNREAD,
    "shown": count(2),
    "discard": count(3),
    "hand": own(count(2)),
    "cards": per_seat(count(4)),
    "known": others(count(2)),
    "returned": own(count(2)),
    "sight": category(p.KINDS),
    "sights": count(2),
    "word": per_seat(flag()),
    "upside": count(2),
    "trade": category(p.ELEMENTS),
    "given": count(3),
    "base": UNREAD,
    "polled": seat_set(),
    "answered": UNREAD,  # who has answered is not asked again
    "resume": UNREAD,
    "depth": count(3),
    "link": seat(),
    "card": category(p.KINDS),
    "aim": count(10),
    "aim2": count(10),
    "origin": category(p.ELEMENTS),
    "carpet": flag(),
    "due": count(3),
    "horn": count(3),
    "allowed": count(3),
    "won": count(2),
    "saving": count(3),
    "open_tents": bit_set(p.ELEMENTS),
    "learning": UNREAD,
    "cut": count(2),
    "patronage": per_seat(flag()),
    "taxes": count(2),
    "taxer": UNREAD,
    "furnaces": per_seat(flag()),
    "guess": UNREAD,  # blank
}
MARGIN = 25  # Florims: a clear victory
CARD_WIDTH = p.ELEMENTS + 7
ADDED = {  # features, and about the most that each can be
    "recipes": (p.ELEMENTS * p.SLOTS * CARD_WIDTH, 4),
    "to learn": (p.RECIPES, 4),
    "learning": (p.ELEMENTS, 3),
    "tents": (p.MAX_SEATS * p.ELEMENTS, 1),
    "salaries": (p.MAX_SEATS, 30),
    "families": (p.MAX_SEATS * p.FAMILIES, 3),
    "heaps": (p.MAX_SEATS, 12),
    "leads": (p.MAX_SEATS - 1, 30),
}


@rule
def features(box, s, seat, row, n):
    """The recipes at the tents, told by what they cost, bring and lack; those that the own tokens pay by name; what the recipe
    being learnt costs; where the apprentices stand, seat by seat; salaries as they stand, recipes of each family, tokens, and the
    Florims by which the own seat is ahead of each other."""
    for k in range(p.RECIPES):
        row[n + p.ELEMENTS * p.SLOTS * CARD_WIDTH + k] = 0
    for tent in range(p.ELEMENTS):
        for slot in range(p.SLOTS):
            write_recipe(box, s, seat, s.slot[tent][slot], row, n + (tent * p.SLOTS + slot) * CARD_WIDTH, n)
    n += p.ELEMENTS * p.SLOTS * CARD_WIDTH + p.RECIPES
    for element in range(p.ELEMENTS):
        row[n + element] = box.cost[s.learning][element] if s.learning != p.NOTHING else 0
    n += p.ELEMENTS
    for k in range(p.MAX_SEATS):
        write_seat(box, s, seat, k, row, n)


@rule
def write_recipe(box, s, seat, recipe, row, n, start):
    """A recipe: its cost, its bonus, what it adds to the salary, what is lacking, whether it can be paid and its tent is open."""
    for k in range(CARD_WIDTH):
        row[n + k] = 0
    if recipe == p.NOTHING:
        return
    for element in range(p.ELEMENTS):
        row[n + element] = box.cost[recipe][element]
    lacking, item = missing(box, s, seat, recipe), box.item[recipe]
    before = salary(box, s, seat)
    s.book[seat][item] += 1
    brings = salary(box, s, seat) - before
    s.book[seat][item] -= 1
    row[n + 5] = box.bonus[recipe]
    row[n + 6] = brings
    row[n + 7] = lacking
    row[n + 8] = 4 if lacking <= s.saving else 0
    row[n + 9] = 4 if is_open(s, seat, box.tent[recipe]) else 0
    row[n + 10] = 4
    row[n + 11] = s.book[seat][item]
    if lacking <= s.saving:
        row[start + p.ELEMENTS * p.SLOTS * CARD_WIDTH + recipe] = 1 + brings


@rule
def write_seat(box, s, seat, k, row, n):
    """What one seat has, `k` places after the own one; blank where nobody sits."""
    other, there = (seat + k) % s.seats, k < s.seats
    tent = s.tent[s.colour[other]] if s.colour[other] != p.NOTHING else p.NOTHING
    for element in range(p.ELEMENTS):
        row[n + k * p.ELEMENTS + element] = 1 if there and tent == element else 0
    n += p.MAX_SEATS * p.ELEMENTS
    row[n + k] = min(127, salary(box, s, other)) if there else 0
    n += p.MAX_SEATS
    for family in range(p.FAMILIES):
        row[n + k * p.FAMILIES + family] = recipes_of(s, other, family) if there else 0
    n += p.MAX_SEATS * p.FAMILIES
    row[n + k] = min(127, total(s.tokens[other])) if there else 0
    n += p.MAX_SEATS
    if k > 0:
        row[n + k - 1] = max(-127, min(127, s.florims[seat] - s.florims[other])) if there else 0
