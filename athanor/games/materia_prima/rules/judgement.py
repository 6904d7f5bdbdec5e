"""How a position looks to a bot: points as they stand, less what its goals still take (`toil.py`).

One unit for all: an action is worth a share of a point, so that a step towards the Stone, the quest, or a formula that pays is
always a gain. A much smaller term draws figures to where they are wanted: sources, the tower, a city, a soul stone.
"""

from athanor.kernel.rulebook import fill, rule

from . import pieces as p
from .board import distance
from .figures import free, hearted, homunculi_of, items_of, on_board
from .figures import value as value_of
from .pieces import Q
from .scoring import points, thirds_of
from .thrift import idle
from .toil import (
    AHEAD,
    HASTE,
    IDLE_HELP,
    ITEM_HELP,
    SOULLESS,
    card_toil,
    fill_purse,
    in_hand,
    may_close,
    quest_deck,
    relief,
    still_to_drop,
    stone_toil,
    wanted,
    way_to_quest,
)
from .walking import FAR, to_deck, to_shown, to_soul, to_source, to_victim, walk
from .works import makes_soul

HORIZON = 0
EXPLORE = 0.004
WIDENING = 0.7

POINT = 1 / 300  # what a point ahead is worth of a victory
USUAL = 40.0  # points by which prospects, with all their toil, usually stand behind what is seen of a rival

ERRAND = 0.2  # points that a far errand costs: less than doing any gains, so that the next one may be anywhere
LOADED = 0.1  # a marker on a figure is worth less than one in the tower: what is carried is to be brought home
SLOW = 0.1  # points that an action is worth to who can only gather points
FORMULA_DRAW, CARD_DRAW = 1.5, 0.5  # a full hand looks for a formula, or another card, if its least card is of less use
LOST_QUEST = 9.0
DISCARDED = 0.15  # a card drawn for nothing: an action lost
TURN_ACTIONS = 3
HELPERS_ACTION = 0.05  # points that an action of a homunculus is worth, whatever it does
ENOUGH = 4  # markers of a kind that may still come in useful


# Errands


@rule
def pull(steps):
    """What the way to an errand costs: every step counts, the last ones most."""
    return ERRAND * steps / (steps + 2.0)


@rule
def way_to_errand(box, s, seat, deck):
    """Steps of the alchemist to what is nearest of: a source, when there is room; the tower, when something can be made or the
    load is full; a city, for a card that is missing; a soul stone."""
    walk(s, seat, s.at[seat][p.ALCHEMIST])
    best = to_soul(s)
    room = free(box, s, seat, p.ALCHEMIST) > 0
    if s.ready == 1 or not room:
        best = min(best, s.steps[s.home[seat]])
    if s.lack != 0 and room:
        best = min(best, to_source(s))
    if deck >= 0:
        best = min(best, to_deck(box, s, deck))
    if not hearted(s, seat):
        best = min(best, to_victim(s, seat))
    return 0 if best == FAR else best


@rule
def errand_of(box, s, seat, figure, closing):
    """Steps of a homunculus: to a source while there is room, home when full or nothing is lacking; with Fire to Windshire, when
    that is the quest."""
    walk(s, seat, s.at[seat][figure])
    room = free(box, s, seat, figure) > 0
    if closing and s.quest[seat] == p.HELLFIRE and value_of(box, s, seat, figure, p.CAPACITY) > 0:
        return to_shown(s, p.FIRE if room else p.WINDSHIRE)
    if s.lack != 0 and room:
        return to_source(s)
    return 0 + s.steps[s.home[seat]] if s.loaded[seat][figure] > 0 else 0


@rule
def way_of_homunculi(box, s, seat, closing):
    """What the homunculi carry, and where they are wanted."""
    if closing and quest_deck(s, seat) == p.HOMUNCULUS and wanted(box, s, seat) == 0:
        return 0.0
    n = 0.0
    for figure in range(1, p.FIGURES):
        if on_board(s, seat, figure):
            n += 0.4 * pull(errand_of(box, s, seat, figure, closing))
    return n


@rule
def missing_deck(box, s, seat, formula, cards, least):
    """The deck in which to look for a card: the Stone's first, then one for a soul stone, the quest's, a helper; or -1. A
    hand full of better cards looks for none."""
    full = cards >= box.hand
    if formula and not (full and least > FORMULA_DRAW):
        return p.STONE
    if full and least > CARD_DRAW:
        return -1
    if s.stone[seat] == 1 and not hearted(s, seat):
        return p.EQUIPMENT  # some items make a soul stone
    if wanted(box, s, seat) > s.hand[seat][max(0, quest_deck(s, seat))]:
        return quest_deck(s, seat)
    if not full and s.stone[seat] == 0 and homunculi_of(s, seat) + s.hand[seat][p.HOMUNCULUS] == 0:
        return p.HOMUNCULUS
    return -1


@rule
def held(s, seat):
    """Cards in hand, with those just drawn."""
    n = 0
    for card in range(p.CARDS):
        n += in_hand(s, seat, card)
    return n


# What a position is worth


@rule
def want_all(s):
    """Who can only gather points lacks every basic element of which little is left."""
    for kind in range(p.BASICS):
        if s.purse[kind] < ENOUGH:
            s.lack |= 1 << kind


@rule
def time_gone(s, seat):
    """Actions of the alchemist that are gone, used or not: those of every turn begun, less those left in this one. A turn ended
    early is time lost; who does what his goals need loses as much toil as time."""
    turns = (s.turn + s.seats - (seat + s.seats - s.first) % s.seats) // s.seats
    left = 0
    if s.seat == seat:
        left = TURN_ACTIONS if s.asks == Q.extension else 0 + s.left[seat][p.ALCHEMIST]
    return TURN_ACTIONS * turns - left


@rule
def helpers_left(s, seat):
    """Actions that the homunculi have left in this turn."""
    n = 0
    for figure in range(1, p.FIGURES):
        n += s.left[seat][figure]
    return n


@rule
def prospects(box, s, seat, worth_ending):
    """The value of a player's position, in points. A soul stone that is about to come is counted as there."""
    coming = soul_to_come(box, s, seat)
    s.souls[seat] += coming
    fill_purse(s, seat)
    closing = may_close(s, seat) and worth_ending
    patient = s.stone[seat] == 1 and not closing
    toil, used, least, formula = stone_toil(box, s, seat)
    toil += way_to_quest(box, s, seat) if closing and wanted(box, s, seat) == 0 else AHEAD
    tasks, gain, more, last = card_toil(box, s, seat, SLOW if patient else HASTE, toil)
    toil = (toil + tasks) * (1.0 - relief(carriers(box, s, seat)))
    least = min(least, last)
    cards = held(s, seat)
    useless = cards - used - more
    value = 1.0 * points(box, s, seat) - box.element_points * thirds_of(s, seat) - HASTE * toil + gain
    if cards > box.hand:  # a hand too large loses its least card
        value -= DISCARDED * (cards - box.hand) + least * max(0, cards - box.hand - useless)
    if patient:
        want_all(s)
    value += leftovers(box, s, patient) + ITEM_HELP * items_of(s, seat)
    value += IDLE_HELP * (homunculi_of(s, seat) - carriers(box, s, seat))
    value -= HASTE * time_gone(s, seat) - HELPERS_ACTION * helpers_left(s, seat)
    value -= DISCARDED * (s.spent[0] + s.spent[1] + s.spent[2])
    if formula:
        value -= 1.05 * DISCARDED * s.pile[p.STONE]  # where it is, or at whose end the discards come back
    deck = missing_deck(box, s, seat, formula, cards, 0.0 if useless > 0 else least)
    value -= pull(way_to_errand(box, s, seat, deck)) + way_of_homunculi(box, s, seat, closing)
    for figure in range(p.FIGURES):
        value -= LOADED * s.loaded[seat][figure]
    if not hearted(s, seat):
        value -= SOULLESS
    if s.quest[seat] == p.PACIFIST and s.attacked[seat] == 1:
        value -= LOST_QUEST
    s.souls[seat] -= coming
    blank(s)
    return value


@rule
def soul_to_come(box, s, seat):
    """1 while it is asked where the item goes that brings a soul stone."""
    return 1 if s.asks == Q.item and s.seat == seat and makes_soul(box, s.making) else 0


@rule
def blank(s):
    """Nothing of the judgement stays in the position."""
    s.lack = 0
    s.ready = 0
    fill(s.purse, 0)
    fill(s.put_by, 0)
    fill(s.steps, 0)
    fill(s.queue, 0)


@rule
def carriers(box, s, seat):
    """Homunculi that carry; the others are of use in fights only."""
    n = 0
    for figure in range(1, p.FIGURES):
        n += on_board(s, seat, figure) and value_of(box, s, seat, figure, p.CAPACITY) > 0
    return n


@rule
def leftovers(box, s, patient):
    """What no goal has claimed: points for elements of level 3, a little for the rest; more for who only gathers points."""
    n = 0.0
    for kind in range(p.KINDS):
        if kind >= p.SECONDS:
            n += box.element_points * s.purse[kind]
        elif kind >= p.BASICS:
            n += (0.8 if patient else 0.4) * min(s.purse[kind], ENOUGH)
        else:
            n += (0.35 if patient else 0.06) * min(s.purse[kind], ENOUGH)
    return n


@rule
def standing(box, s, seat):
    """What everybody sees of a player's position, in points."""
    value = 1.0 * points(box, s, seat)
    for level in range(3):
        if s.laid[seat][level] != p.NONE:
            value += 2.0 * level + 4.0
    for kind in range(p.SECONDS):
        held_back = s.stock[seat][kind] + s.load[seat][p.ALCHEMIST][kind]
        value += (0.3 if kind < p.BASICS else 0.9) * min(held_back, ENOUGH)
    return value if hearted(s, seat) else value - 3.0


@rule
def site_value(box, s, seat):
    """How good a tower hex is, before the first turn: near to every element and to a city that sells formulas of the Stone, and
    not too near to a rival."""
    walk(s, seat, s.home[seat])
    n = to_deck(box, s, p.STONE)
    for kind in range(p.BASICS):
        n += to_shown(s, kind)
    for other in range(s.seats):
        if other != seat and s.home[other] != p.NOWHERE:
            n += 3 * max(0, 5 - distance(s, s.home[seat], s.home[other]))
    blank(s)
    return 0.7 - 0.01 * n


@rule
def final_points(box, s, seat):
    """The points that a player would end the match with: the quest's, less those of the elements that it wants dropped."""
    n = points(box, s, seat) + box.quest_points
    if s.quest[seat] == p.TYCOON or s.quest[seat] == p.SPENDTHRIFT:
        n -= box.element_points * min(thirds_of(s, seat), still_to_drop(box, s, seat))
    return n


@rule
def most_of_rivals(box, s, seat):
    """The most points of a rival who can win: he has a soul stone (MP-168)."""
    most = -1
    for other in range(s.seats):
        if other != seat and hearted(s, other):
            most = max(most, points(box, s, other))
    return most


@rule
def best_rival(box, s, seat):
    """The highest standing among the others."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(box, s, other))
    return best


@rule
def outlook(box, s, seat):
    """0 to 1: how a seat's prospects, which it knows, stand to what everybody sees of its best rival: imagined hands would only
    blur the choice. Before the first action the tower sites are compared.

    A point counts the same wherever a player stands: what a search explores is measured against it.
    """
    if s.turn == 0 and s.busy == 0:
        return 0.5 if s.home[seat] == p.NOWHERE else site_value(box, s, seat)
    worth_ending = final_points(box, s, seat) >= most_of_rivals(box, s, seat)
    ahead = prospects(box, s, seat, worth_ending) - best_rival(box, s, seat) + USUAL
    return min(0.98, max(0.02, 0.5 + POINT * ahead))


@rule
def estimate(box, s, out):
    """The outlook of every seat."""
    for seat in range(s.seats):
        out[seat] = outlook(box, s, seat)


@rule
def sensible(box, s, seat, moves, n):
    """All legal actions but the idle ones; all of them if there are no others."""
    if s.asks != Q.turn and s.asks != Q.drop and s.asks != Q.equip and s.asks != Q.transfer:
        return n
    kept = 0
    for k in range(n):
        if not idle(box, s, seat, moves[k]):
            moves[kept] = moves[k]
            kept += 1
    return kept if kept > 0 else n
