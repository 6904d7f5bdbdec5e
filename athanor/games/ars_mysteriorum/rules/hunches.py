# mypy: ignore-errors
"""What a player of Ars Mysteriorum thinks about, and what he does at first sight: so the bots play a round to its salaries
before they judge it."""

from athanor.kernel.rulebook import below, rule

from .answers import legal
from .brewing import TRADED
from .judgement import CARD, gain_of, has_moved, plan_of, price_at, salaries_left
from .mysteries import is_open
from .pieces import (
    ASK_BID,
    ASK_BREW,
    ASK_COUNTER,
    ASK_FIRST,
    ASK_GIVE,
    ASK_KEEP,
    ASK_MOVE,
    ASK_PLACE,
    ASK_POSITION,
    ASK_SELECT,
    ASK_TRADE,
    BIDS,
    BREWING,
    ELEMENTS,
    GIVE_,
    GO_,
    HAND,
    KEEP_,
    LEARN_,
    LET_,
    NOTHING,
    PASS_,
    PAY_,
    PLACE_,
    SLOTS,
    STAY_,
    TAKE_,
    TRADE_,
    TRADES_1,
    VALUES,
)

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
    for element in range(ELEMENTS):
        more = s.tokens[seat][element] - need(box, recipe, price, element)
        if more < 0:
            lacking -= more
        else:
            spare += more
    if s.stage == BREWING:
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
    for tent in range(ELEMENTS):
        if is_reachable(s, seat, tent):
            price = price_at(box, s, seat, tent)
            for slot in range(SLOTS):
                recipe = s.slot[tent][slot]
                if recipe == NOTHING or not takes_trades(box, s, seat, recipe, price):
                    continue
                if s.trade != NOTHING and s.tokens[seat][s.trade] >= need(box, recipe, price, s.trade):
                    continue
                for element in range(ELEMENTS):
                    more = s.tokens[seat][element] - need(box, recipe, price, element)
                    if more < 0:
                        wanted |= 1 << element
                    elif more > s.given[element]:
                        spare |= 1 << element
    return wanted, spare


@rule
def sensible(box, s, seat, moves, n):
    """Bots trade for a recipe that they can win so, give what it does not need, and leave the trade windows (AM-100): what can
    be traded there can be traded in their turn."""
    if s.asks == ASK_TRADE:
        moves[0] = moves[n - 1]
        return 1
    if s.asks == ASK_GIVE:
        wanted, spare = tradable(box, s, seat)
        kept = keep_trades(moves, n, GIVE_, spare)
        return kept if kept > 0 else n
    if s.asks == ASK_FIRST or s.asks == ASK_MOVE or s.asks == ASK_BREW:
        wanted, spare = tradable(box, s, seat)
        return keep_trades(moves, n, TRADE_, wanted)
    return n


@rule
def keep_trades(moves, n, first, elements):
    """Of the actions of a family over elements those in a bit set, and all other actions; their number."""
    kept = 0
    for k in range(n):
        element = moves[k] - first
        if element < 0 or element >= ELEMENTS or (elements >> element) & 1 == 1:
            moves[kept] = moves[k]
            kept += 1
    return kept


# What is done at first sight


@rule
def hunch(box, s, seat, moves):
    """A legal action; NOTHING between two rounds, where the position can be judged. `moves` is worked on. What is not named here
    is let be: cards are kept, trades left, neutral apprentices stay."""
    asks = s.asks
    if s.stage == TRADES_1 and s.pile_size >= s.seats:
        return NOTHING
    if s.stage == BIDS and s.to_act == (1 << s.seats) - 1:
        return NOTHING
    if asks == ASK_PLACE:
        return favour_at_sight(box, s, seat)
    if s.polled != 0:
        return LET_ if asks == ASK_COUNTER else PASS_
    n = legal(box, s, seat, moves)
    if asks == ASK_BID:
        return moves[below(s, min(n, LOW))]
    if asks == ASK_POSITION:
        return moves[0]
    if asks == ASK_SELECT or asks == ASK_KEEP:
        return dearest_mystery(moves, n)
    if asks == ASK_MOVE:
        return tent_at_sight(box, s, seat, moves, n)
    if asks == ASK_BREW or asks == ASK_FIRST:
        return recipe_at_sight(box, s, seat, moves, n)
    if asks == ASK_GIVE:
        return token_at_sight(box, s, seat, moves, n)
    return moves[n - 1]


@rule
def dearest_mystery(moves, n):
    best, most = NOTHING, NOTHING
    for k in range(n):
        if moves[k] < PLACE_:
            kind = moves[k] - (TAKE_ if moves[k] < KEEP_ else KEEP_)
            if CARD[kind] > most:
                best, most = moves[k], CARD[kind]
    return best


# Phase 5


@rule
def recipe_in_view(box, s, seat, left):
    """The recipe that the favour cards are placed for."""
    best, most = NOTHING, 0.0
    for tent in range(ELEMENTS):
        price = price_at(box, s, seat, tent)
        for slot in range(SLOTS):
            if s.slot[tent][slot] != NOTHING:
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
    for value in range(VALUES):
        if s.at[seat][value] == element:
            n -= s.bins[element][likely_bin(box, s, value)]
    return n


@rule
def favour_at_sight(box, s, seat):
    """The highest card in hand, where it wins most of what is lacking, or most at all."""
    recipe = recipe_in_view(box, s, seat, salaries_left(box, s))
    value = VALUES - 1
    while s.at[seat][value] != HAND:
        value -= 1
    best, most = 0, -1.0
    for element in range(ELEMENTS):
        mine = s.placed[seat][element]
        if mine < box.most_favours:
            tokens = s.bins[element][min(max(likely_bin(box, s, value), mine), box.bins[s.seats] - 1)]
            worth = 1.0 * tokens
            if recipe != NOTHING:
                worth += WANTED * max(0, min(tokens, lacks(box, s, seat, recipe, element)))
            if worth > most:
                best, most = element, worth
    return PLACE_ + value * ELEMENTS + best


# Phases 7 and 8


@rule
def tent_at_sight(box, s, seat, moves, n):
    """The tent of the best recipe that the tokens pay with the move; else of one for another day."""
    left = salaries_left(box, s)
    best, most = NOTHING, -1000.0
    for k in range(n):
        if GO_ <= moves[k] < PAY_:
            tent = s.tent[s.colour[seat]] if moves[k] == STAY_ else moves[k] - GO_
            price = price_at(box, s, seat, tent)
            value = 0.0
            for slot in range(SLOTS):
                recipe = s.slot[tent][slot]
                if recipe != NOTHING:
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
    best, most = NOTHING, 0.0
    for tent in range(ELEMENTS):
        if is_reachable(s, seat, tent):
            price = price_at(box, s, seat, tent)
            for slot in range(SLOTS):
                if s.slot[tent][slot] != NOTHING:
                    value = plan_of(box, s, seat, s.slot[tent][slot], price, left, 0.0)
                    if value > most:
                        best, most = s.slot[tent][slot], value
    return best


@rule
def recipe_at_sight(box, s, seat, moves, n):
    """That recipe, or a trade that leads to it, or nothing."""
    recipe = payable_recipe(box, s, seat)
    if recipe != NOTHING:
        for k in range(n):
            if moves[k] == LEARN_ + recipe:
                return moves[k]
        for k in range(n):
            if TRADE_ <= moves[k] < GIVE_:
                element = moves[k] - TRADE_
                if box.cost[recipe][element] > s.tokens[seat][element]:
                    return moves[k]
    return moves[n - 1]


@rule
def token_at_sight(box, s, seat, moves, n):
    """The token that is spared most easily."""
    recipe = payable_recipe(box, s, seat)
    best, most = moves[0], -1000
    for k in range(n):
        element = moves[k] - GIVE_
        spare = s.tokens[seat][element] - s.given[element]
        if recipe != NOTHING:
            spare -= need(box, recipe, price_at(box, s, seat, box.tent[recipe]), element)
        if spare > most:
            best, most = moves[k], spare
    return best
