"""What holds after every action."""

from athanor.kernel.rulebook import rule, total

from . import pieces as p
from .assistants import has
from .crowds import owned
from .means import most_uses, order_limit, refusal_of_level
from .piles import spaces


@rule
def check(box, before, s):
    """0, or the number of the invariant that does not hold."""
    no = check_cards(box, s)
    if no == 0:
        no = check_workers(box, before, s)
    if no == 0:
        no = check_players(box, before, s)
    if no == 0:
        no = check_years(box, before, s)
    return no


@rule
def face_up(s, pile):
    """How many cards of a pile lie face up."""
    n = 0
    for space in range(p.SPACES):
        if p.PILE_OF[space] == pile and s.face[space] != p.NOTHING:
            n += 1
    return n


@rule
def check_cards(box, s):
    """No order (1), location or forge (2), or assistant (3) is lost or doubled."""
    for level in range(3):
        n = s.size[level] + face_up(s, level)
        for order in range(p.ORDERS):
            if s.maker[order] != p.NOBODY and box.level[order] == level:
                n += 1
        for seat in range(s.seats):
            for slot in range(p.SLOTS):
                order = s.held[seat][slot]
                if order != p.NOTHING and box.level[order] == level:
                    n += 1
        if n != p.CARDS[level]:
            return 1
    for pile in range(p.LOCATION_PILE, p.FORGE_PILE + 1):
        in_use = face_up(s, pile) + (1 if s.spare != p.NOTHING and p.PILE_OF[s.space] == pile else 0)
        between = s.space == p.NOTHING
        if s.size[pile] + in_use != p.CARDS[pile] or (between and in_use != (3 if pile == p.LOCATION_PILE else 2)):
            return 2
    held = 0
    for assistant in range(p.ASSISTANTS):
        places = 0
        for k in range(s.size[p.ASSISTANT_PILE]):
            places += s.pile[p.ASSISTANT_PILE][(s.top[p.ASSISTANT_PILE] + k) % p.ASSISTANTS] == assistant
        for space in range(p.FIRST_ASSISTANT, p.SPACES):
            places += s.face[space] == assistant
        if s.serves[assistant] != p.NOBODY:
            places += 1
            held += 1
        if places != 1:
            return 3
    return 3 if held != total(s.staff) else 0


@rule
def check_workers(box, before, s):
    """Workers are neither lost nor made (4), a crowd has one colour (5) and grew by the rule (8), the spaces are empty before
    the first placement of a year (9), the Guild has its pool (17)."""
    for seat in range(s.seats):
        own = owned(s, seat)
        if own + s.reserve[seat] != box.ceiling[s.seats] or own < box.workers or own < owned(before, seat):
            return 4
        if s.available[seat] < 0 or s.plaza[seat] < 0 or s.reserve[seat] < 0:
            return 4
    crowds = 0
    for space in range(p.SPACES):
        crowds += s.crowd[space]
        if (s.crowd[space] > 0) != (s.crowd_of[space] != p.NOBODY) or (s.crowd[space] > 0 and space >= spaces(box, s)):
            return 5
        moved = s.crowd[space] != before.crowd[space] or s.crowd_of[space] != before.crowd_of[space]
        if before.step == p.MAIN and s.step == p.MAIN and moved:
            golem = s.tilted[p.GOLEM] == 1 and before.tilted[p.GOLEM] == 0
            if s.crowd[space] < before.crowd[space] + (0 if golem else 1):
                return 8
    if s.step == p.CHOOSING and total(s.plaza) > 0:
        return 9
    if s.step != p.MAIN and s.step != p.CLOSING and crowds > 0:
        return 9
    if s.seats <= 2:
        if owned(s, p.GUILD) != box.guild[s.seats][s.year - 1]:
            return 17
    return 0


@rule
def check_players(box, before, s):
    """Tracks (6), slots (7), points (10), Atelier cards (11), tilts (12), levels (13), a player who passed (15)."""
    for seat in range(s.seats):
        for kind in range(p.KINDS):
            if s.stock[seat][kind] < 0 or s.stock[seat][kind] > box.room[kind]:
                return 6
        points, count = s.bonus_vp[seat], 0
        for order in range(p.ORDERS):
            if s.maker[order] == seat:
                points += box.points[order]
        for slot in range(p.SLOTS):
            count += s.held[seat][slot] != p.NOTHING
        if count != s.holds[seat] or (count > before.holds[seat] and count > order_limit(box, s, seat)):
            return 7
        if points != s.vp[seat] or s.vp[seat] < before.vp[seat]:
            return 10
        for other in range(seat):
            if s.atelier[other] == s.atelier[seat] and s.atelier[seat] != p.NOTHING:
                return 11
        for slot in range(p.SLOTS):
            order = s.held[seat][slot]
            if order != p.NOTHING and before.held[seat][slot] != order:
                if refusal_of_level(box, before, seat, box.level[order]) != 0:
                    return 13
        if before.step == p.MAIN and s.step == p.MAIN and before.passed[seat] == 1:
            change = s.available[seat] - before.available[seat]
            if change < 0 or (change > 0 and not has(s, seat, p.BLACK_CAT)) or s.passed[seat] == 0:
                return 15
    for assistant in range(p.ASSISTANTS):
        straightened = before.tilted[assistant] == 1 and s.tilted[assistant] == 0
        if straightened and s.year == before.year and s.serves[assistant] == before.serves[assistant]:
            return 12
        if s.tilted[assistant] == 1 and s.serves[assistant] == p.NOBODY:
            return 12
    return 0


@rule
def check_years(box, before, s):
    """Transmutations of a visit (14), four years and three refills (16)."""
    if s.transmuted != 0:
        if s.space <= p.PORTAL or s.space >= p.FIRST_ASSISTANT or s.transmuted > box.uses[s.face[s.space]] + 1:
            return 14
        if s.to_act != 0 and s.transmuted > most_uses(box, s, s.seat):
            return 14
    if s.year < before.year or s.year > min(p.YEARS, before.year + 1) or (s.to_act == 0 and s.year != p.YEARS):
        return 16
    if s.to_act == 0 and s.step != p.MAIN:
        return 16
    return 0
