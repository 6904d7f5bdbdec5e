"""What a player of Ars Mysteriorum thinks about, and what he does at first sight: so the bots play a round to its salaries
before they judge it.
"""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .brewing import TRADED
from .mysteries import is_open
from .pieces import A
from .plans import CARD, gain_of, has_moved, plan_of, price_at, salaries_left

LOW = 3  # the lowest cards, of which one is bid for the order
REACH = 10.0  # tokens that four or five favour cards may bring where they are wanted
WANTED = 3.0  # a token that the recipe in view still lacks, beside one that it does not
ONE_DAY = 0.2  # of a recipe that cannot be won in this round


# What is worth a thought


@rule
def need(box, recipe, price, element):
    """Tokens of an element for a recipe and the way to its tent."""
    return box.cost[recipe][element] + (price if box.tent[recipe] == element else 0)


@rule
def takes_trades(box, s, seat, recipe, price):
    """The tokens win the recipe after one trade or more."""
    lacking, spare = 0, 0
    for element in range(p.ELEMENTS):
        more = s.tokens[seat][element] - need(box, recipe, price, element)
        if more < 0:
            lacking -= more
        else:
            spare += more
    if s.stage == p.BREWING:
        lacking -= s.saving
    return 0 < lacking <= spare // TRADED


@rule
def is_reachable(s, seat, tent):
    """A recipe of the tent may still be won in this turn."""
    return not has_moved(s, seat) or is_open(s, seat, tent)


@rule
def tradable(box, s, seat):
    """(elements that a trade for some recipe may bring, elements that it may cost), as bit sets; in the middle of a trade, of
    recipes that ask for what it brings."""
    wanted, spare = 0, 0
    for tent in range(p.ELEMENTS):
        if is_reachable(s, seat, tent):
            price = price_at(box, s, seat, tent)
            for slot in range(p.SLOTS):
                recipe = s.slot[tent][slot]
                if recipe == p.NOTHING or not takes_trades(box, s, seat, recipe, price):
                    continue
                if s.trade != p.NOTHING and s.tokens[seat][s.trade] >= need(box, recipe, price, s.trade):
                    continue
                for element in range(p.ELEMENTS):
                    more = s.tokens[seat][element] - need(box, recipe, price, element)
                    if more < 0:
                        wanted |= 1 << element
                    elif more > s.given[element]:
                        spare |= 1 << element
    return wanted, spare


@rule
def keep_trades(moves, n, first, elements):
    """Of the actions of a family over elements those in a bit set, and all other actions; their number."""
    kept = 0
    for k in range(n):
        element = moves[k] - first
        if element < 0 or element >= p.ELEMENTS or (elements >> element) & 1 == 1:
            moves[kept] = moves[k]
            kept += 1
    return kept


@rule
def likely_rank(s, seat, value, element):
    """How many cards lie before a favour card at an element: the own higher ones, and of each rival those that cannot all be
    lower (each has one of a value)."""
    n = 0
    for higher in range(value + 1, p.VALUES):
        n += s.at[seat][higher] == element
    for other in range(s.seats):
        if other != seat:
            n += max(0, s.placed[other][element] - value)
    return n


@rule
def may_earn(box, s, seat, value, element):
    """A bin with tokens may be left for a favour card."""
    rank = likely_rank(s, seat, value, element)
    return rank < box.bins[s.seats] and s.bins[element][rank] > 0


@rule
def keep_earning(box, s, seat, moves, n):
    """The favour cards that may earn something where they are placed; their number."""
    kept = 0
    for k in range(n):
        value, element = (moves[k] - A.place) // p.ELEMENTS, (moves[k] - A.place) % p.ELEMENTS
        if may_earn(box, s, seat, value, element):
            moves[kept] = moves[k]
            kept += 1
    return kept


@rule
def dearest_mystery(moves, n):
    """The action that takes the mystery card worth most, or NOTHING."""
    best, most = p.NOTHING, p.NOTHING
    for k in range(n):
        if moves[k] < A.place:
            kind = moves[k] - (A.take if moves[k] < A.keep else A.keep)
            if CARD[kind] > most:
                best, most = moves[k], CARD[kind]
    return best


# Phase 5


@rule
def recipe_in_view(box, s, seat, left):
    """The recipe that the favour cards are placed for."""
    best, most = p.NOTHING, 0.0
    for tent in range(p.ELEMENTS):
        price = price_at(box, s, seat, tent)
        for slot in range(p.SLOTS):
            if s.slot[tent][slot] != p.NOTHING:
                value = plan_of(box, s, seat, s.slot[tent][slot], price, left, REACH)
                if value > most:
                    best, most = s.slot[tent][slot], value
    return best


@rule
def likely_bin(box, s, value):
    """The bin that a favour card may be expected to win."""
    favours = box.favours[s.seats]
    return (favours - 1 - value) * box.bins[s.seats] // favours


@rule
def lacks(box, s, seat, recipe, element):
    """Tokens of an element that a recipe with its move still asks for, cards already placed counted in."""
    n = need(box, recipe, price_at(box, s, seat, box.tent[recipe]), element) - s.tokens[seat][element]
    for value in range(p.VALUES):
        if s.at[seat][value] == element:
            n -= s.bins[element][likely_bin(box, s, value)]
    return n


@rule
def favour_at_sight(box, s, seat):
    """The highest card in hand, where it wins most of what is lacking, or most at all."""
    recipe = recipe_in_view(box, s, seat, salaries_left(box, s))
    value = p.VALUES - 1
    while s.at[seat][value] != p.HAND:
        value -= 1
    best, most = 0, -1.0
    for element in range(p.ELEMENTS):
        mine = s.placed[seat][element]
        if mine < box.most_favours:
            rank = max(likely_bin(box, s, value), mine, likely_rank(s, seat, value, element))
            tokens = s.bins[element][rank] if rank < box.bins[s.seats] else 0
            worth = 1.0 * tokens
            if recipe != p.NOTHING:
                worth += WANTED * max(0, min(tokens, lacks(box, s, seat, recipe, element)))
            if worth > most:
                best, most = element, worth
    return A.place + value * p.ELEMENTS + best


# Phases 7 and 8


@rule
def tent_at_sight(box, s, seat, moves, n):
    """The tent of the best recipe that the tokens pay with the move; else of one for another day."""
    left = salaries_left(box, s)
    best, most = p.NOTHING, -1000.0
    for k in range(n):
        if A.go <= moves[k] < A.pay:
            tent = s.tent[s.colour[seat]] if moves[k] == A.stay else moves[k] - A.go
            price = price_at(box, s, seat, tent)
            value = 0.0
            for slot in range(p.SLOTS):
                recipe = s.slot[tent][slot]
                if recipe != p.NOTHING:
                    now = plan_of(box, s, seat, recipe, price, left, 0.0)
                    value = max(value, now if now > 0.0 else ONE_DAY * gain_of(box, s, seat, recipe, left - 1.0))
            value -= 0.1 * price
            if value > most:
                best, most = moves[k], value
    return best


@rule
def payable_recipe(box, s, seat):
    """The best recipe in reach that the tokens pay, trades included."""
    left = salaries_left(box, s)
    best, most = p.NOTHING, 0.0
    for tent in range(p.ELEMENTS):
        if is_reachable(s, seat, tent):
            price = price_at(box, s, seat, tent)
            for slot in range(p.SLOTS):
                if s.slot[tent][slot] != p.NOTHING:
                    value = plan_of(box, s, seat, s.slot[tent][slot], price, left, 0.0)
                    if value > most:
                        best, most = s.slot[tent][slot], value
    return best


@rule
def recipe_at_sight(box, s, seat, moves, n):
    """That recipe, or a trade that leads to it, or nothing."""
    recipe = payable_recipe(box, s, seat)
    if recipe != p.NOTHING:
        for k in range(n):
            if moves[k] == A.learn + recipe:
                return moves[k]
        for k in range(n):
            if A.trade <= moves[k] < A.give:
                element = moves[k] - A.trade
                if box.cost[recipe][element] > s.tokens[seat][element]:
                    return moves[k]
    return moves[n - 1]


@rule
def token_at_sight(box, s, seat, moves, n):
    """The token that is spared most easily."""
    recipe = payable_recipe(box, s, seat)
    best, most = moves[0], -1000
    for k in range(n):
        element = moves[k] - A.give
        spare = s.tokens[seat][element] - s.given[element]
        if recipe != p.NOTHING:
            spare -= need(box, recipe, price_at(box, s, seat, box.tent[recipe]), element)
        if spare > most:
            best, most = moves[k], spare
    return best
