"""What a position of Ars Mysteriorum is worth, for the bots: Florims now, and those that may still come.

The worth of a seat has two parts: what its book, tokens and cards will bring, and its best *plan*, a recipe that its tokens may
still win. Whatever only a world imagined by the bot knows is left out where it can be, so that worlds differ little.
"""

from athanor.kernel.rulebook import rule, table, total

from . import pieces as p
from .brewing import price_of_move, price_of_stay
from .favours import hand_at
from .mysteries import is_open
from .salaries import recipes_of, salary

HOPE = 0.15  # of the next step of a scale, before it is reached
CHOICE = 0.2  # Florims that a token is worth for not being spent yet
LATER = 0.5  # of a plan for the next round
RIVAL = 0.3  # of the plan of a rival
MOVE = 5  # tokens that a move will cost, a stay now and then
CARD = table([8, 5, 9, 6, 9, 14, 13, 16, 10, 7, 14, 14, 9, 5, 13, 15, 12])
"""The worth of a mystery card that all have seen, in tenths of a Florim."""
USUAL = 11  # and of any other


# Salaries to come


@rule
def salaries_left(box, s):
    """How many salaries are still to be paid, as the mystery pile stands; purchases shorten the rest a little."""
    if s.last == 1:
        return 1.0 if s.stage <= p.SALARIES else 0.0
    if s.stage <= p.FIRSTS:
        return 0.9 * ((s.pile_size - box.mysteries_removed[s.seats]) // s.seats - 1)
    rounds = 0.9 * (s.pile_size // s.seats)
    return rounds + 1.0 if s.stage <= p.SALARIES else rounds


@rule
def step(scale, n, last):
    """The next step of a scale, with hope for the one after it."""
    now = scale[min(n + 1, last)] - scale[min(n, last)]
    after = scale[min(n + 2, last)] - scale[min(n + 1, last)]
    return (1.0 - HOPE) * now + HOPE * after


@rule
def raise_of(box, s, seat, item):
    """How much one recipe more of an item adds to each salary."""
    copies = s.book[seat][item]
    prince, family = item // p.FAMILIES, item % p.FAMILIES
    line, column = 0, 0
    for other in range(p.FAMILIES):
        if s.book[seat][prince * p.FAMILIES + other] > copies:
            line += 1
    for other in range(p.PRINCES):
        if s.book[seat][other * p.FAMILIES + family] > copies:
            column += 1
    more = step(box.prince_scale[prince], line, 5) + step(box.family_scale[family], column, 3)
    return more + step(box.duplicates[item], copies, 4)


@rule
def hopes(box, s, seat):
    """What the book promises beyond its salary: the next steps of its lines, columns and copies."""
    n = 0.0
    for prince in range(p.PRINCES):
        size = 0
        for family in range(p.FAMILIES):
            if s.book[seat][prince * p.FAMILIES + family] > 0:
                size += 1
        n += box.prince_scale[prince][min(size + 1, 5)] - box.prince_scale[prince][size]
    for family in range(p.FAMILIES):
        size = 0
        for prince in range(p.PRINCES):
            if s.book[seat][prince * p.FAMILIES + family] > 0:
                size += 1
        n += box.family_scale[family][min(size + 1, 3)] - box.family_scale[family][size]
    for item in range(p.ITEMS):
        copies = s.book[seat][item]
        n += max(0, box.duplicates[item][min(copies + 1, 4)] - box.duplicates[item][copies])
    return HOPE * n


@rule
def award_share(box, s, seat, family, more):
    """The award that a seat would get with some recipes more."""
    mine = recipes_of(s, seat, family) + more
    if mine == 0:
        return 0.0
    equal = 1
    for other in range(s.seats):
        if other != seat:
            n = recipes_of(s, other, family)
            if n > mine:
                return 0.0
            if n == mine:
                equal += 1
    return box.award[family] / equal


@rule
def sure(left):
    """How much of a lead in a family will last to the end."""
    return 1.0 / (1.0 + 0.5 * max(0.0, left))


@rule
def gain_of(box, s, seat, recipe, left):
    """Florims that a recipe brings: its bonus, its part of the salaries to come, its weight for the award."""
    item = box.item[recipe]
    family = item % p.FAMILIES
    award = award_share(box, s, seat, family, 1) - award_share(box, s, seat, family, 0)
    bonus = 0 if s.stage == p.FIRSTS else box.bonus[recipe]
    return bonus + max(0.0, left) * raise_of(box, s, seat, item) + award * sure(left)


# Plans: what the tokens may still win


@rule
def token_worth(left):
    """What a token left over is worth."""
    return 0.0 if left <= 0.0 else 0.15 + 0.07 * left


@rule
def is_in_turn(s, seat):
    """It is this player's turn."""
    return s.order[min(s.turn, s.seats - 1)] == seat


@rule
def plan_of(box, s, seat, recipe, price, left, slack):
    """The value of winning a recipe with the tokens in sight, trades and a move included; -1 when they do not suffice.
    `slack` tokens more may still come."""
    tent = box.tent[recipe]
    lacking, spare = 0.0, 0.0
    for element in range(p.ELEMENTS):
        need = box.cost[recipe][element] + (price if element == tent else 0)
        more = s.tokens[seat][element] + 0.1 * s.guess[seat][element] - need
        if more < 0:
            lacking -= more
        else:
            spare += more
    if s.stage == p.BREWING and is_in_turn(s, seat):
        lacking = max(0.0, lacking - s.saving)
    short = lacking - spare / 3.0
    gain = gain_of(box, s, seat, recipe, left)
    if short > 0.0:
        return -1.0 if short > slack else gain * (1.0 - 0.7 * short / slack)
    if slack == 0.0 and spare // 3 < lacking:
        return -1.0
    rest = spare - 3.0 * lacking
    return gain + token_worth(left) * (rest if rest < 8.0 else 8.0 + 0.5 * (rest - 8.0))


@rule
def may_brew_now(s, seat):
    """The seat can still win a recipe in this round (or at setup)."""
    if s.stage == p.FIRSTS or s.stage == p.BREWING:
        return s.place[seat] >= s.turn
    return p.BIDS <= s.stage < p.BREWING


@rule
def has_moved(s, seat):
    """The apprentice stands where it will brew."""
    return s.stage in (p.FIRSTS, p.NEUTRALS, p.BREWING) or (s.stage == p.MOVES and s.place[seat] < s.turn)


@rule
def must_move(s, seat):
    """The apprentice has still to move in this round, or to stay, at a price."""
    return p.BIDS <= s.stage < p.MOVES or (s.stage == p.MOVES and s.place[seat] >= s.turn)


@rule
def before_me(s, seat):
    """How many may win a recipe before this seat."""
    if s.stage == p.FIRSTS:
        return 0
    return max(0, s.place[seat] - s.turn) if s.stage == p.BREWING else s.place[seat]


@rule
def tokens_to_come(s):
    """Tokens that a plan may still count on in this round."""
    if s.stage <= p.FIRSTS or s.stage >= p.TRADES_7:
        return 0.0
    return 4.0 if s.stage >= p.PLACING else 9.0


@rule
def price_at(box, s, seat, tent):
    """What it takes to brew at a tent: nothing any more once the apprentice has moved."""
    if has_moved(s, seat) or (s.carpet == 1 and is_in_turn(s, seat)):
        return 0
    return price_of_stay(box, s, seat) if s.tent[s.colour[seat]] == tent else price_of_move(box, s, seat, tent)


@rule
def plans(box, s, seat, left):
    """The best use of the tokens: a recipe now, a second one under a Second Furnace, or one in the next round."""
    best, second = 0.0, 0.0
    for element in range(p.ELEMENTS):
        best += 0.9 * token_worth(left) * min(6.0, s.tokens[seat][element] + 0.1 * s.guess[seat][element])
    now, moved, slack = may_brew_now(s, seat), has_moved(s, seat), tokens_to_come(s)
    later = MOVE if must_move(s, seat) else 2
    for tent in range(p.ELEMENTS):
        here = s.tent[s.colour[seat]] == tent
        opened = s.stage == p.BREWING and s.place[seat] == s.turn and is_open(s, seat, tent)
        reachable = now and (not moved or here or opened)
        price = price_at(box, s, seat, tent)
        for slot in range(p.SLOTS):
            recipe = s.slot[tent][slot]
            if recipe == p.NOTHING:
                continue
            value = plan_of(box, s, seat, recipe, price, left, slack) if reachable else -1.0
            if value > 0.0:
                value *= 1.0 - 0.05 * before_me(s, seat)
            if s.last == 0 and value < best:
                value = max(value, LATER * plan_of(box, s, seat, recipe, later, left - 1.0, 16.0))
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    if s.stage == p.BREWING and is_in_turn(s, seat) and s.allowed > 1:
        best += 0.4 * second
    return best


@rule
def guess_rewards(box, s):
    """Tenths of tokens that favour cards will bring, as they lie: only for the while of a judgement."""
    if s.stage == p.WINDOW_6:
        for seat in range(s.seats):
            for value in range(p.VALUES):
                if s.at[seat][value] < p.ELEMENTS:
                    s.guess[seat][s.at[seat][value]] += 10 * s.bears[seat][value]
        return
    weight = 9 if s.stage >= p.WINDOW_5 else 7
    for element in range(p.ELEMENTS):
        done = 0
        for rank in range(box.bins[s.seats]):
            best, most, card = p.NOBODY, 0, 0
            for position in range(s.seats):
                seat = s.order[position]
                cards = hand_at(s, seat, element) & ~(done >> (seat * p.VALUES))
                if cards > most:
                    best, most = seat, cards
            if best == p.NOBODY:
                break
            while most >> (card + 1) > 0:
                card += 1
            done |= 1 << (best * p.VALUES + card)
            s.guess[best][element] += weight * s.bins[element][rank]


# The whole


@rule
def value_of_hand(s, seat):
    """Mystery cards: those that all have seen count by their kind, the others alike."""
    value = USUAL * (s.cards[seat] - total(s.known[seat]))
    for kind in range(p.KINDS):
        if s.known[seat][kind] > 0:
            value += CARD[kind] * s.known[seat][kind]
    return 0.1 * value


@rule
def value_of_favours(s, seat, left):
    """Favour cards that are still in hand, and the place in the turn order."""
    value = 0.0
    if p.BIDS <= s.stage <= p.PLACING:
        for one in range(p.VALUES):
            if s.at[seat][one] == p.HAND:
                value += token_worth(left) * (1.0 + 0.6 * one)
    if s.stage == p.POSITIONS:
        for position in range(s.seats):
            if s.taken[position] == seat:
                value += 0.3 * (s.seats - position)
    return value


@rule
def tax_of(box, s, seat, taxer):
    """What a Salt Tax that was played will bring or cost a seat."""
    if seat != taxer:
        return -1.0 * box.tax if salary(box, s, seat) > salary(box, s, taxer) else 0.0
    n = 0.0
    for other in range(s.seats):
        if salary(box, s, other) > salary(box, s, taxer):
            n += box.tax
    return n


@rule
def value_of(box, s, seat, left):
    """Florims of a seat, those to come included, without its plan."""
    value = s.florims[seat] + left * (salary(box, s, seat) + hopes(box, s, seat)) + value_of_favours(s, seat, left)
    for family in range(p.FAMILIES):
        value += sure(left) * award_share(box, s, seat, family, 0)
    if left > 0.0:
        value += value_of_hand(s, seat) * min(1.6, 0.5 + 0.2 * left)
        for element in range(p.ELEMENTS):
            value += CHOICE * (s.tokens[seat][element] + 0.1 * s.guess[seat][element])
    for prince in range(p.PRINCES):
        if s.patronage[seat][prince] == 1:  # it holds for one salary only
            value -= (left - 1.0) * 1.5
    for k in range(s.taxes):
        value += tax_of(box, s, seat, s.taxer[k])
    return value


@rule
def lead(ahead, left):
    """Florims ahead of the best other, from 0 to 1: the fewer salaries are to come, the more each counts."""
    return 0.5 + 0.5 * ahead / (8.0 + 4.0 * left + abs(ahead))
