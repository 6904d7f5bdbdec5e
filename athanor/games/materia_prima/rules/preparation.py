"""Setting the table: board, roles, quests, first formulas, towers (MP-001 to MP-016, MP-162, MP-165)."""

from athanor.kernel.rulebook import ALL, below, fill, only, rule, tell

from . import pieces as p
from .board import choose_first, find_farthest, hex_at, lay_out, place_of
from .cities import turn_up
from .figures import draw_supply, stand
from .pieces import Q
from .turns import end_turn, open_turn

PLENTY = 9999  # what an unlimited supply holds (MP-158)


@rule
def setup(box, s):
    """The first player, then the board (MP-003, MP-012)."""
    fill(s.alchemist, p.NONE)
    fill(s.tower, p.NONE)
    fill(s.home, p.NOWHERE)
    fill(s.quest, p.NONE)
    fill(s.spare, p.NONE)
    for seat in range(p.SEATS):
        fill(s.at[seat], p.NOWHERE)
        fill(s.card[seat], p.NONE)
        fill(s.worn[seat], p.NONE)
        fill(s.laid[seat], p.NONE)
    fill(s.pile, p.DECK)
    for kind in range(p.MARKERS):
        unlimited = s.options[p.UNLIMITED] == 1 and kind != p.SOUL
        s.supply[kind] = PLENTY if unlimited else box.supply[kind]  # MP-016
    s.stack = p.EXTENSIONS
    s.active = p.NONE
    s.making = p.NONE
    s.ender = p.NONE
    choose_first(s)
    if not lay_out(box, s):
        choose_roles(box, s)


@rule
def choose_roles(box, s):
    """An extension on each city card (MP-006); then each player has one alchemist and one tower (MP-001, MP-007)."""
    for city in range(3):
        turn_up(s, city)
    s.done = 0
    if s.options[p.RANDOM_ROLES] == 1:
        for seat in range(s.seats):
            s.alchemist[seat] = nth_left(s.alchemist, below(s, p.SEATS - seat))
            s.tower[seat] = nth_left(s.tower, below(s, p.SEATS - seat))
            tell(s, ALL, 7, seat, s.alchemist[seat], s.tower[seat])
        deal(box, s)
    else:
        ask_role(box, s)


@rule
def nth_left(taken, k):
    """The k-th of four things that is not in the row."""
    for one in range(p.SEATS):
        free = True
        for other in taken:
            free &= other != one
        if free:
            if k == 0:
                return one
            k -= 1
    return p.NONE


@rule
def setup_seat(s):
    """Who chooses now in set-up: in turn order (MP-007, MP-013)."""
    return (s.first + s.done) % s.seats


@rule
def ask_setup(s, question):
    """Ask the seat whose turn it is in the set-up."""
    s.seat = setup_seat(s)
    s.to_act = only(s.seat)
    s.asks = question
    s.open = 0


@rule
def ask_role(box, s):
    """An alchemist, then a tower; the fourth player has no choice (MP-007)."""
    if s.done == s.seats:
        deal(box, s)
        return
    ask_setup(s, Q.alchemist)
    if s.done == p.SEATS - 1:
        s.alchemist[s.seat] = nth_left(s.alchemist, 0)
        take_tower(box, s, s.seat, nth_left(s.tower, 0))
        deal(box, s)


@rule
def take_tower(box, s, seat, tower):
    """A tower, with the alchemist chosen before (MP-007)."""
    s.tower[seat] = tower
    tell(s, ALL, 7, seat, s.alchemist[seat], tower)
    s.done += 1


@rule
def deal(box, s):
    """Soul stones (MP-008), quests (MP-009), formulas (MP-010, MP-011)."""
    for seat in range(s.seats):
        s.souls[seat] = box.souls_at_start
        draw_supply(s, p.SOUL, box.souls_at_start)
    deal_quests(box, s, -1)
    for deck in range(3):
        for seat in range(s.seats):
            deal_first_level(box, s, seat, deck)
            s.pile[deck] -= 1
            s.hand[seat][deck] = 1
            s.novice[seat][deck] = 1
    s.done = 0
    if s.options[p.RETAIL_QUESTS] == 1:
        ask_setup(s, Q.quest)
    else:
        ask_site(box, s)


@rule
def deal_first_level(box, s, seat, deck):
    """One of the level 1 cards of a deck that nobody has seen, each equally likely (MP-010)."""
    left = 0
    for card in range(deck * p.DECK, deck * p.DECK + p.DECK):
        left += s.where[card] == p.PILE and box.level[card] == 1
    k = below(s, left)
    for card in range(deck * p.DECK, deck * p.DECK + p.DECK):
        if s.where[card] == p.PILE and box.level[card] == 1:
            if k == 0:
                s.where[card] = p.HAND + seat
                return
            k -= 1


@rule
def eligible(box, s, quest):
    """Its number of players is reached (MP-009); the two last printed are left out on demand (MP-165)."""
    return box.quest_players[quest] <= s.seats and (s.options[p.QUEST_SET] == 0 or quest < 8)


@rule
def draw_quest(box, s, taken):
    """One of the quests in the deal that are not in the bit set, each equally likely."""
    left = 0
    for quest in range(p.QUESTS):
        left += eligible(box, s, quest) and (taken >> quest) & 1 == 0
    k = below(s, left)
    for quest in range(p.QUESTS):
        if eligible(box, s, quest) and (taken >> quest) & 1 == 0:
            if k == 0:
                return quest
            k -= 1
    return 0


@rule
def deal_quests(box, s, keeper):
    """One quest each (MP-009), two in the retail module (MP-162), for all but the keeper and what everybody knows."""
    taken = 0
    for seat in range(s.seats):
        if s.quest[seat] != p.NONE:
            taken |= 1 << s.quest[seat]
        if s.spare[seat] != p.NONE:
            taken |= 1 << s.spare[seat]
    for seat in range(s.seats):
        if s.quest[seat] == p.NONE:
            s.quest[seat] = draw_quest(box, s, taken)
            taken |= 1 << s.quest[seat]
        if s.options[p.RETAIL_QUESTS] == 1 and s.spare[seat] == p.NONE:
            s.spare[seat] = draw_quest(box, s, taken)
            taken |= 1 << s.spare[seat]


@rule
def keep_quest(box, s, seat, quest):
    """The other is set aside unseen (MP-162)."""
    if quest == s.spare[seat]:
        s.spare[seat] = s.quest[seat]
        s.quest[seat] = quest
    tell(s, ALL, 162, seat)
    s.done += 1
    if s.done < s.seats:
        ask_setup(s, Q.quest)
    else:
        s.done = 0
        ask_site(box, s)


@rule
def ask_site(box, s):
    """Each places tower and alchemist together (MP-013), on the sites of the quick start in the default layout."""
    if s.options[p.QUICK_START] == 1 and s.options[p.LAYOUT] == p.PRESET:
        for k in range(s.seats):
            site = hex_at(s, box.quick_start[k][0], box.quick_start[k][1])
            settle(s, setup_seat(s), site)
    if s.done < s.seats:
        ask_setup(s, Q.site)
    else:
        begin(box, s)


@rule
def settle(s, seat, h):
    """The tower hex for the whole match: a free hex no longer (MP-013, MP-017)."""
    tell(s, ALL, 13, seat, place_of(s, h))
    s.home[seat] = h
    s.tower_on[h] = 1 + seat
    stand(s, seat, p.ALCHEMIST, h)
    s.done += 1


@rule
def begin(box, s):
    """All towers stand: the first player's turn (MP-024)."""
    find_farthest(s)
    s.done = 0
    if not open_turn(box, s, s.first):
        tell(s, ALL, 33, s.first)
        end_turn(box, s)
