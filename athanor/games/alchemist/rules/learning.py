"""What somebody who learns the game reads: the role of each field, and what a player works out from several of them."""

from athanor.kernel.roles import UNREAD, category, count, digits, flag, others, own, per_seat, seat
from athanor.kernel.rulebook import rule

from . import pieces as p
from .cubes import exhausted, in_play

ROLES = {
    "first": seat(),
    "turn": count(60),
    "seat": UNREAD,  # who chooses is the own seat
    "reserve": count(8),
    "bag": UNREAD,  # hidden from all
    "bag_size": count(40),
    "stock": own(count(5)),
    "cubes": per_seat(count(15)),
    "floor": others(count(4)),
    "school": own(category(p.KINDS)),
    "seals": per_seat(count(5)),
    "score": per_seat(count(40)),
    "stock_points": UNREAD,  # at the end
    "reward": UNREAD,
    "maker": seat(),
    "recipe": count(2),
    "tile": count(10),
    "tiles": flag(),
    "known": UNREAD,  # the recipes on the board
    "out": count(5),
    "cauldron": category(p.CAULDRONS),
    "brewing": digits(p.KINDS, p.DIGITS),
}
MARGIN = 25  # points: a clear victory
ADDED = {  # features, and about the most that each can be
    "unseen": (p.KINDS, 8),
    "exhausted": (1, 3),
    "lacking": (p.MAX_SEATS * p.CAULDRONS, 3),
    "ready": (p.MAX_SEATS * p.CAULDRONS, 1),
    "lead": (p.MAX_SEATS - 1, 30),
}


@rule
def features(box, s, seat, row, n):
    """Cubes of each type that lie in the bag or behind the screens of others; exhausted types; what each seat lacks, as far as
    `seat` knows, to copy each potion, and whether it lacks nothing; the points by which the own seat is ahead of each other."""
    for kind in range(p.KINDS):
        unseen = in_play(box, s) - s.reserve[kind] - s.out[kind] - s.stock[seat][kind]
        for c in range(p.CAULDRONS):
            unseen -= s.recipe[c][kind]
        row[n + kind] = unseen
    n += p.KINDS
    row[n] = exhausted(s)
    n += 1
    for k in range(p.MAX_SEATS):
        other = (seat + k) % s.seats
        for c in range(p.CAULDRONS):
            lacking, copies = 0, k < s.seats and s.maker[c] != p.NOBODY and s.maker[c] != other
            for kind in range(p.KINDS):
                if copies:
                    has = s.stock[seat][kind] if k == 0 else s.floor[other][kind]
                    lacking += max(0, s.recipe[c][kind] - has)
            row[n + k * p.CAULDRONS + c] = lacking
            row[n + (p.MAX_SEATS + k) * p.CAULDRONS + c] = 1 if copies and lacking == 0 else 0
    n += 2 * p.MAX_SEATS * p.CAULDRONS
    for k in range(1, p.MAX_SEATS):
        lead = s.score[seat] - s.score[(seat + k) % s.seats] if k < s.seats else 0
        row[n + k - 1] = max(-127, min(127, lead))
