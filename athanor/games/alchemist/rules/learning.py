"""What somebody who learns the game reads: the role of each field, and what a player works out from several of them."""

from athanor.kernel.roles import UNREAD, category, count, digits, flag, others, own, per_seat, seat
from athanor.kernel.rulebook import rule

from .cubes import exhausted, in_play
from .pieces import CAULDRONS, DIGITS, KINDS, MAX_SEATS, NOBODY

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
    "school": own(category(KINDS)),
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
    "cauldron": category(CAULDRONS),
    "brewing": digits(KINDS, DIGITS),
}
MARGIN = 25  # points: a clear victory
ADDED = {  # features, and about the most that each can be
    "unseen": (KINDS, 8),
    "exhausted": (1, 3),
    "lacking": (MAX_SEATS * CAULDRONS, 3),
    "ready": (MAX_SEATS * CAULDRONS, 1),
    "lead": (MAX_SEATS - 1, 30),
}


@rule
def features(box, s, seat, row, n):
    """Cubes of each type that lie in the bag or behind the screens of others; exhausted types; what each seat lacks, as far as
    `seat` knows, to copy each potion, and whether it lacks nothing; the points by which the own seat is ahead of each other."""
    for kind in range(KINDS):
        unseen = in_play(box, s) - s.reserve[kind] - s.out[kind] - s.stock[seat][kind]
        for c in range(CAULDRONS):
            unseen -= s.recipe[c][kind]
        row[n + kind] = unseen
    n += KINDS
    row[n] = exhausted(s)
    n += 1
    for k in range(MAX_SEATS):
        other = (seat + k) % s.seats
        for c in range(CAULDRONS):
            lacking, copies = 0, k < s.seats and s.maker[c] != NOBODY and s.maker[c] != other
            for kind in range(KINDS):
                if copies:
                    has = s.stock[seat][kind] if k == 0 else s.floor[other][kind]
                    lacking += max(0, s.recipe[c][kind] - has)
            row[n + k * CAULDRONS + c] = lacking
            row[n + (MAX_SEATS + k) * CAULDRONS + c] = 1 if copies and lacking == 0 else 0
    n += 2 * MAX_SEATS * CAULDRONS
    for k in range(1, MAX_SEATS):
        lead = s.score[seat] - s.score[(seat + k) % s.seats] if k < s.seats else 0
        row[n + k - 1] = max(-127, min(127, lead))
