"""What holds after every action."""

from athanor.kernel.rulebook import rule, total

from . import pieces as p
from .cubes import exhausted, in_play


@rule
def check(box, before, s):
    """0, or the number of the invariant that does not hold after an action."""
    for kind in range(p.KINDS):
        n = s.bag[kind] + s.reserve[kind] + s.out[kind]
        low = min(s.bag[kind], s.reserve[kind])
        for seat in range(s.seats):
            n += s.stock[seat][kind]
            low = min(low, s.stock[seat][kind])
        for c in range(p.CAULDRONS):
            n += s.recipe[c][kind]
        if n != in_play(box, s):
            return 1
        if low < 0:
            return 2
        if s.reserve[kind] > before.reserve[kind] or s.bag[kind] > before.bag[kind]:
            return 3
    potions, free, values, entries = 0, total(s.tiles), 0, 0
    for c in range(p.CAULDRONS):
        potion = s.maker[c] != p.NOBODY
        cubes = total(s.recipe[c])
        if potion != (s.tile[c] > 0) or potion != (1 <= cubes <= box.most_cubes):
            return 4
        for kind in range(p.KINDS):
            if s.recipe[c][kind] > box.most_same:
                return 4
        for kind in box.produces[c]:
            if s.recipe[c][kind] > 0:
                return 4
        for other in range(c):
            same = potion
            for kind in range(p.KINDS):
                same = same and s.recipe[other][kind] == s.recipe[c][kind]
            if same:
                return 5
        if potion:
            potions += 1
            values += s.tile[c]
    for tile in range(p.TILES):
        values += (tile + 1) * s.tiles[tile]
    for entry in range(243):
        entries += s.known[entry]
    if free != p.CAULDRONS - potions or values != p.TILES * (p.TILES + 1) // 2 or entries != potions:
        return 6
    return check_seats(box, before, s)


@rule
def is_worth(before, s, points):
    """Points come from the potion just made, or else from one that could be copied."""
    copied = False
    for c in range(p.CAULDRONS):
        if s.maker[c] != before.maker[c]:
            return points == s.tile[c]
        copied = copied or points == s.tile[c]
    return copied


@rule
def check_seats(box, before, s):
    """The invariants of each player, and of the round."""
    gone = total(s.out) - total(before.out)
    for seat in range(s.seats):
        own = 0
        for c in range(p.CAULDRONS):
            if s.maker[c] == seat:
                own += 1
        if s.seals[seat] + own != box.seals:
            return 7
        points = s.score[seat] - before.score[seat] - s.stock_points[seat] - s.reward[seat]
        if points != 0 and (seat != before.seat or points < 1 or points > 10):
            return 8
        if points != 0 and not is_worth(before, s, points):
            return 9
        change = s.cubes[seat] - before.cubes[seat]
        if seat != before.seat and change != 0 and change != 1:
            return 10
        if s.cubes[seat] != total(s.stock[seat]):
            return 10
        for kind in range(p.KINDS):
            if s.floor[seat][kind] > s.stock[seat][kind]:
                return 17
        for other in range(seat):
            if s.options[p.SCHOOLS] == 0 and s.school[other] == s.school[seat]:
                return 12
        if s.school[seat] != before.school[seat] or (s.school[seat] == p.NOTHING) != (s.options[p.SCHOOLS] == 1):
            return 12
    if gone < 0 or gone >= box.most_cubes:
        return 11
    if s.to_act != 0 and s.turn % s.seats == 0 and exhausted(s) >= box.exhausted_to_end:
        return 13
    if s.turn >= 4 * p.KINDS * in_play(box, s) + 15 or (s.to_act == 0 and s.turn % s.seats != 0):
        return 14
    if s.to_act == 0 and s.options[p.SCHOOLS] == 0:
        best = 0
        for seat in range(s.seats):
            best = max(best, s.reward[seat])
        if best != box.rewards[s.seats][0]:
            return 16
    return 0
