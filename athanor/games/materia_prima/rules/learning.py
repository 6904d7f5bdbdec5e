"""What somebody who learns the game reads: the role of each field, and what a player works out from several of them."""

from athanor.kernel.roles import UNREAD, category, count, flag, own, per_seat, seat, seat_set
from athanor.kernel.rulebook import fill, rule, whole

from . import pieces as p
from .figures import hearted, on_board, tower_holds, value
from .judgement import blank
from .quests import beside_farthest
from .scoring import points, thirds_of
from .toil import dropping, fill_purse, formula_toil, in_hand, soil_on, thirds_beside, wanted, well_worn
from .walking import FAR, passable, walk_on

ROLES = {
    "tiles": UNREAD,  # the board is told by its ways
    "turned": UNREAD,
    "spot": UNREAD,
    "q": UNREAD,
    "r": UNREAD,
    "shows": UNREAD,
    "near": UNREAD,
    "soil": UNREAD,  # read where the own figures stand
    "littered": UNREAD,
    "crowd": UNREAD,  # told by the figures
    "holder": UNREAD,
    "tower_on": UNREAD,
    "supply": count(12),
    "alchemist": per_seat(category(p.SEATS)),
    "tower": per_seat(category(p.SEATS)),
    "home": own(category(p.HEXES)),
    "far": per_seat(seat_set()),
    "at": own(category(p.HEXES)),
    "card": UNREAD,  # told by what it can do
    "load": own(count(3)),
    "loaded": per_seat(count(4)),
    "left": per_seat(count(3)),
    "souls": per_seat(count(2)),
    "stock": per_seat(count(4)),
    "worn": own(category(p.DECK)),
    "laid": UNREAD,
    "stone": per_seat(flag()),
    "attacked": per_seat(flag()),
    "forged": per_seat(count(4)),
    "where": UNREAD,
    "hand": per_seat(count(2)),
    "novice": UNREAD,
    "pile": count(24),
    "spent": count(12),
    "extension": UNREAD,
    "bought": flag(),
    "stack": UNREAD,
    "quest": own(category(p.QUESTS)),
    "spare": own(category(p.QUESTS)),
    "proven": per_seat(flag()),
    "first": seat(),
    "seat": seat(),
    "turn": count(240),
    "idle": count(3),
    "busy": flag(),
    "active": category(p.EXTENSIONS),
    "moves": count(3),
    "conversions": count(3),
    "errands": count(2),
    "dug": count(2),
    "deed": category(10),
    "figure": category(p.FIGURES),
    "rival": seat(),
    "prey": category(p.FIGURES),
    "room": count(4),
    "done": count(4),
    "moved": count(3),
    "way": count(2),
    "handled": UNREAD,
    "making": UNREAD,
    "deck": category(3),
    "rolls": UNREAD,  # the last fight is over
    "forces": UNREAD,
    "again": UNREAD,
    "fighters": UNREAD,
    "ender": UNREAD,  # at the end
    "ended": UNREAD,
    "purse": UNREAD,  # blank
    "lack": UNREAD,
    "ready": UNREAD,
    "put_by": UNREAD,
    "steps": UNREAD,
    "queue": UNREAD,
}
MARGIN = 15  # points: a clear victory
SIGHTS = p.BASICS + 1 + 3  # what a hex may show
HOME, GROUND, FARTHEST, VICTIM, TARGETS = 8, 9, 10, 11, 12  # after five elements and three cities
CARDS_SEEN, CARD_WIDTH = 6, 26
ADDED = {  # features, and about the most that each can be
    "ways": (TARGETS * p.FIGURES, 8),
    "steps": (TARGETS * p.FIGURES * p.DIRECTIONS, 1),
    "under": (p.FIGURES * p.MARKERS, 3),
    "shown": (p.FIGURES * SIGHTS, 1),
    "values": (p.SEATS * p.FIGURES * 3, 4),
    "laid": (p.SEATS * 3, 1),
    "extensions": (p.EXTENSIONS * 4, 1),
    "hand": (CARDS_SEEN * CARD_WIDTH, 5),
    "cards": (p.CARDS * 3, 1),
    "aims": (5, 4),
    "points": (p.SEATS, 25),
    "leads": (p.SEATS - 1, 10),
}


@rule
def features(box, s, seat, row, n):
    """Ways of the own figures to all that may be wanted, and which step shortens them; what lies under them; what every figure
    can do; formulas laid, extensions, the cards of the hand and what they still take; how far the quest is; points as they
    stand."""
    for target in range(TARGETS):
        walk_from(s, seat, target)
        for figure in range(p.FIGURES):
            k = target * p.FIGURES + figure
            write_ways(s, seat, figure, row, n + k, n + TARGETS * p.FIGURES + k * p.DIRECTIONS)
    n += TARGETS * p.FIGURES * (1 + p.DIRECTIONS)
    for figure in range(p.FIGURES):
        h = s.at[seat][figure]
        here = h != p.NOWHERE
        for kind in range(p.MARKERS):
            row[n + figure * p.MARKERS + kind] = min(127, s.soil[h][kind]) if here else 0
        for sight in range(SIGHTS):
            row[n + p.FIGURES * p.MARKERS + figure * SIGHTS + sight] = 1 if here and s.shows[h] == sight else 0
    n += p.FIGURES * (p.MARKERS + SIGHTS)
    for k in range(p.SEATS):
        write_seat(
            box, s, (seat + k) % s.seats, k < s.seats, row, n + k * p.FIGURES * 3, n + p.SEATS * p.FIGURES * 3 + k * 3
        )
    n += p.SEATS * (p.FIGURES + 1) * 3
    for x in range(p.EXTENSIONS):
        for c in range(3):
            row[n + 4 * x + c] = 1 if s.extension[x] == p.ON_CARD + c else 0
        row[n + 4 * x + 3] = 1 if s.extension[x] == p.OWNED + seat else 0
    n += 4 * p.EXTENSIONS
    write_cards(box, s, seat, row, n)
    n += CARDS_SEEN * CARD_WIDTH + 3 * p.CARDS
    write_aims(box, s, seat, row, n)
    n += 5
    mine = points(box, s, seat)
    for k in range(p.SEATS):
        theirs = points(box, s, (seat + k) % s.seats) if k < s.seats else 0
        row[n + k] = theirs
        if k > 0:
            row[n + p.SEATS + k - 1] = mine - theirs if k < s.seats else 0
    blank(s)


@rule
def is_target(s, seat, h, target):
    """A hex is one of those wanted."""
    if target < p.BASICS:
        return s.shows[h] == target
    if target < HOME:
        return s.shows[h] == p.CITY + target - p.BASICS
    if target == HOME:
        return s.home[seat] == h
    if target == GROUND:
        return s.soil[h][p.SOUL] > 0
    if target == FARTHEST:
        return s.tower_on[h] == 0 and beside_farthest(s, seat, h)
    return beside_victim(s, seat, h)


@rule
def beside_victim(s, seat, h):
    """Next to an opposing alchemist who has a soul stone and is not at home."""
    for other in range(s.seats):
        at = s.at[other][p.ALCHEMIST]
        if other != seat and at != p.NOWHERE and s.souls[other] > 0 and at != s.home[other]:
            for d in range(p.DIRECTIONS):
                if s.near[at][d] == h:
                    return True
    return False


@rule
def walk_from(s, seat, target):
    """The steps that the player's figures need from every hex to the nearest one of those wanted."""
    fill(s.steps, FAR)
    known = 0
    for h in range(p.HEXES):
        if is_target(s, seat, h, target):
            s.steps[h] = 0
            s.queue[known] = h
            known += 1
    walk_on(s, seat, known)


@rule
def write_ways(s, seat, figure, row, n, m):
    """How far a figure is, and by how much each direction brings it nearer."""
    h = s.at[seat][figure]
    if h == p.NOWHERE:
        row[n] = 0
        for d in range(p.DIRECTIONS):
            row[m + d] = 0
        return
    row[n] = s.steps[h]
    for d in range(p.DIRECTIONS):
        near = s.near[h][d]
        nearer = 0
        if near != p.NOWHERE and passable(s, seat, near):
            nearer = whole(s.steps[h]) - whole(s.steps[near])
        row[m + d] = max(-2, min(2, nearer))


@rule
def write_seat(box, s, seat, there, row, n, m):
    """Attack, defence and capacity of a player's figures; which formulas of the Stone are laid."""
    for figure in range(p.FIGURES):
        for which in range(3):
            here = there and on_board(s, seat, figure)
            row[n + 3 * figure + which] = value(box, s, seat, figure, which) if here else 0
    for level in range(3):
        row[m + level] = 1 if there and s.laid[seat][level] != p.NONE else 0


@rule
def write_cards(box, s, seat, row, n):
    """The cards of the hand, or just drawn, one after another: what they are, cost and take; then all cards by name: in hand,
    to be paid now, in play."""
    for k in range(CARDS_SEEN * CARD_WIDTH):
        row[n + k] = 0
    m, found = n + CARDS_SEEN * CARD_WIDTH, 0
    for card in range(p.CARDS):
        held = in_hand(s, seat, card)
        row[m + card] = 1 if held else 0
        row[m + p.CARDS + card] = 1 if held and can_pay(box, s, seat, card) else 0
        row[m + 2 * p.CARDS + card] = 1 if s.where[card] == p.PLAY + seat else 0
        if held and found < CARDS_SEEN:
            write_card(box, s, seat, card, row, n + found * CARD_WIDTH)
            found += 1


@rule
def can_pay(box, s, seat, card):
    """The tower and the alchemist hold all that a formula costs."""
    for kind in range(p.KINDS):
        if box.cost[card][kind] > tower_holds(s, seat, kind):
            return False
    return box.cost[card][p.SOUL] <= s.souls[seat]


@rule
def write_card(box, s, seat, card, row, n):
    """A formula: its deck, level and cost, what it takes in actions, and the elements to be mined for it."""
    fill_purse(s, seat)
    row[n] = 4
    row[n + 1 + card // p.DECK] = 4
    row[n + 4] = box.level[card]
    row[n + 5] = 4 if s.where[card] == p.DRAWN else 0
    for kind in range(p.MARKERS):
        row[n + 6 + kind] = min(127, box.cost[card][kind])
    row[n + 19] = min(127, int(formula_toil(box, s, card) / 2))
    for kind in range(p.BASICS):
        row[n + 20 + kind] = 4 if (s.lack >> kind) & 1 == 1 else 0
    row[n + 25] = 4 if can_pay(box, s, seat, card) else 0


@rule
def write_aims(box, s, seat, row, n):
    """How far the quest is: homunculi or items wanted, items worn, what lies where the quest wants it; whether Stone and soul are
    there; elements of level 3."""
    quest = s.quest[seat]
    row[n] = max(0, wanted(box, s, seat))
    row[n + 1] = well_worn(box, s, seat)
    lies = 0
    if quest == p.TYCOON:
        lies = soil_on(s, p.HAMMERBREACH, p.GOLD)
    elif quest == p.HELLFIRE:
        lies = soil_on(s, p.WINDSHIRE, p.FIRE)
    elif quest == p.SPENDTHRIFT:
        lies = thirds_beside(s, seat)
    row[n + 2] = min(127, lies)
    row[n + 3] = 4 if s.stone[seat] == 1 and hearted(s, seat) and not dropping(s, seat) else 0
    row[n + 4] = min(127, thirds_of(s, seat))
