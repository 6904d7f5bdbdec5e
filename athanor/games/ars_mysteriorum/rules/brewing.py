"""Trades, apprentices and recipes of Ars Mysteriorum (first recipes, Phases 7 and 8, AM-021 to AM-024, AM-072 to AM-101)."""

from athanor.kernel.rulebook import ALL, fill, only, rule, tell, total

from . import pieces as p
from .asking import ask, ask_openly, in_turn
from .cards import draw_mystery, forget_returned, take_mystery
from .mysteries import is_open, may_play
from .pieces import Q
from .salaries import BONUS
from .tents import others_in
from .tokens import can_trade, earn, pay, receive

TRADED = 3  # tokens given for one (AM-095)


# Trading three for one (AM-095 to AM-101)


@rule
def refusal_to_trade(s, seat, element):
    """Three tokens of any colours (AM-095, AM-097) for one that the supply holds (AM-096), as often as one likes (AM-098)."""
    if total(s.tokens[seat]) < TRADED:
        return 95
    return 96 if s.supply[element] == 0 else 0


@rule
def give_on(s, seat):
    """The colour taken is named first; ask for the next token to give, unless all are of one colour or all must go. Nothing
    moves before the third is chosen, and nothing comes between (AM-101)."""
    while total(s.given) < TRADED:
        colours, last = 0, p.NOTHING
        for element in range(p.ELEMENTS):
            if s.tokens[seat][element] > s.given[element]:
                colours += 1
                last = element
        if colours > 1 and total(s.tokens[seat]) > TRADED:
            ask_openly(s, seat, Q.give)
            return
        s.given[last] += 1
    finish_trade(s, seat)


@rule
def finish_trade(s, seat):
    """Three tokens to the supply, one from it (AM-095)."""
    first, second, third = p.NOTHING, p.NOTHING, p.NOTHING
    for element in range(p.ELEMENTS):
        for _ in range(s.given[element]):
            if first == p.NOTHING:
                first = element
            elif second == p.NOTHING:
                second = element
            else:
                third = element
        pay(s, seat, element, s.given[element])
    receive(s, seat, s.trade, 1)
    tell(s, ALL, 95, seat, s.trade, first, second, third)
    fill(s.given, 0)
    s.trade = p.NOTHING


@rule
def trade_in_turn(box, s):
    """Windows T7 and T1: each player once, in turn order, makes as many trades as he likes (AM-100)."""
    wanted = box.trade_before_moves if s.stage == p.TRADES_7 else box.trade_after_salaries
    while wanted == 1 and s.turn < s.seats:
        if can_trade(s, in_turn(s)):
            ask(s, in_turn(s), Q.trade)
            return
        s.turn += 1
    s.stage = p.MOVES if s.stage == p.TRADES_7 else p.STOCK
    s.turn = 0


# First recipes (AM-020 to AM-024)


@rule
def missing(box, s, seat, recipe):
    """Tokens that the seat lacks for a recipe."""
    n = 0
    for element in range(p.ELEMENTS):
        n += max(0, box.cost[recipe][element] - s.tokens[seat][element])
    return n


@rule
def refusal_to_learn(box, s, seat, recipe):
    """A face-up recipe (AM-087) of an open tent (AM-153), at setup of the own apprentice's (AM-021), whose cost can be paid
    (AM-086), savings of Catalysts apart (AM-138)."""
    if s.recipe[recipe] != p.UP:
        return 87
    if s.stage == p.FIRSTS:
        if s.tent[s.colour[seat]] != box.tent[recipe]:
            return 21
        return 21 if missing(box, s, seat, recipe) > 0 else 0
    if not is_open(s, seat, box.tent[recipe]):
        return 153
    return 86 if missing(box, s, seat, recipe) > s.saving else 0


@rule
def can_learn(box, s, seat):
    """Some recipe at a tent can be learnt."""
    for tent in range(p.ELEMENTS):
        for slot in range(p.SLOTS):
            recipe = s.slot[tent][slot]
            if recipe != p.NOTHING and refusal_to_learn(box, s, seat, recipe) == 0:
                return True
    return False


@rule
def learn_first(box, s):
    """In the first order each may win a recipe of his tent (AM-021), trading before it if he likes (AM-022); no mystery card
    is for sale (AM-024)."""
    if s.turn == s.seats:
        deal_mysteries(box, s)
        return
    seat = in_turn(s)
    if can_trade(s, seat) or can_learn(box, s, seat):
        ask(s, seat, Q.first)
    else:
        s.turn += 1


@rule
def deal_mysteries(box, s):
    """With three players four cards are removed unseen; each player gets one that only he sees (AM-025). The rest is the
    pile (AM-026)."""
    for _ in range(box.mysteries_removed[s.seats]):
        s.gone[draw_mystery(s)] += 1
    for seat in range(s.seats):
        for _ in range(box.start_mysteries):
            kind = draw_mystery(s)
            take_mystery(s, seat, kind)
            tell(s, only(seat), 25, kind)
    s.stage = p.STOCK


# Phase 7: move apprentices (AM-072 to AM-085)


@rule
def price_of_move(box, s, seat, tent):
    """One token, and one more for each other apprentice there (AM-073), however many there are (AM-076)."""
    return box.move + others_in(s, s.colour[seat], tent)


@rule
def price_of_stay(box, s, seat):
    """Three tokens, and one more for each other apprentice there (AM-074)."""
    colour = s.colour[seat]
    return box.stay + others_in(s, colour, s.tent[colour])


@rule
def refusal_to_go(box, s, seat, tent):
    """To one of the four other tents (AM-072), if the whole price is in hand in the tent's colour (AM-077)."""
    if s.tent[s.colour[seat]] == tent:
        return 72
    if s.carpet == 1:
        return 0
    return 77 if s.tokens[seat][tent] < price_of_move(box, s, seat, tent) else 0


@rule
def can_pay_stay(box, s, seat):
    """The full stay is payable in the tent's colour (AM-078)."""
    return s.tokens[seat][s.tent[s.colour[seat]]] >= price_of_stay(box, s, seat)


@rule
def can_move(box, s, seat):
    """Some move is legal on the tokens in hand: trades that might be made do not count (AM-083)."""
    for tent in range(p.ELEMENTS):
        if refusal_to_go(box, s, seat, tent) == 0:
            return True
    return False


@rule
def refusal_to_stay(box, s, seat):
    """Who can move and cannot pay the full stay must move (AM-079); who can do neither stays for what he has (AM-081)."""
    if s.carpet == 1 or can_pay_stay(box, s, seat):
        return 0
    return 79 if can_move(box, s, seat) else 0


@rule
def legal_tents(box, s, seat):
    """How many tents the apprentice may be at after this move, staying included."""
    n = 1 if refusal_to_stay(box, s, seat) == 0 else 0
    for tent in range(p.ELEMENTS):
        if refusal_to_go(box, s, seat, tent) == 0:
            n += 1
    return n


@rule
def move_apprentices(box, s):
    """In turn order each moves or stays (AM-072); with one legal tent, no trade and no card that he may
    hold there is nothing to ask."""
    if s.turn == s.seats:
        s.stage = p.NEUTRALS
        s.turn = 0
        return
    seat = in_turn(s)
    if can_trade(s, seat) or may_play(box, s, seat, Q.move) or legal_tents(box, s, seat) > 1:
        ask(s, seat, Q.move)
        return
    for tent in range(p.ELEMENTS):
        if refusal_to_go(box, s, seat, tent) == 0:
            go(box, s, seat, tent)
            return
    stay(box, s, seat)  # AM-080, AM-082


@rule
def go(box, s, seat, tent):
    """The price is paid in the colour of the tent of arrival (AM-073), nothing under a Flying Carpet (AM-136)."""
    price = 0 if s.carpet == 1 else price_of_move(box, s, seat, tent)
    pay(s, seat, tent, price)
    s.tent[s.colour[seat]] = tent
    tell(s, ALL, 73, seat, tent, price)
    end_move(s)


@rule
def stay(box, s, seat):
    """The full price (AM-074), or else as much as he can: own colour first, then others of his choice (AM-081); nothing from
    who has nothing (AM-082)."""
    tent = s.tent[s.colour[seat]]
    price = 0 if s.carpet == 1 else min(price_of_stay(box, s, seat), total(s.tokens[seat]))
    own = min(price, s.tokens[seat][tent])
    pay(s, seat, tent, own)
    tell(s, ALL, 74, seat, tent, own)
    s.due = price - own
    if s.due == 0:
        end_move(s)


@rule
def pay_on(s):
    """What is left of a part payment: asked token by token, unless all is due or one colour is left (AM-081)."""
    seat = in_turn(s)
    colours, last = 0, p.NOTHING
    for element in range(p.ELEMENTS):
        if s.tokens[seat][element] > 0:
            colours += 1
            last = element
    if colours > 1 and s.due < total(s.tokens[seat]):
        ask(s, seat, Q.pay)
    else:
        pay_part(s, seat, last)


@rule
def pay_part(s, seat, element):
    """One token of what the move costs (AM-081)."""
    pay(s, seat, element, 1)
    tell(s, ALL, 81, seat, element)
    s.due -= 1
    if s.due == 0:
        end_move(s)


@rule
def end_move(s):
    """The apprentice has moved or stayed: the next player's turn."""
    s.carpet = 0
    s.turn += 1


@rule
def move_neutrals(s):
    """The player in the last position may move each neutral apprentice, free of charge, in the order of the colours (AM-084);
    with five players there is none (AM-085)."""
    while s.turn < p.ELEMENTS and s.owner[s.turn] != p.NOBODY:
        s.turn += 1
    if s.turn < p.ELEMENTS:
        ask(s, s.order[s.seats - 1], Q.neutral)
    else:
        s.stage = p.BREWING
        s.turn = 0
        begin_brewing(s)


@rule
def put_neutral(s, seat, tent):
    """A neutral apprentice goes to a tent (AM-084)."""
    tell(s, ALL, 84, seat, s.turn, tent)
    s.tent[s.turn] = tent
    s.turn += 1


# Phase 8: win recipes (AM-086 to AM-094)


@rule
def begin_brewing(s):
    """A turn allows one recipe (AM-091); what mystery cards gave to the last one is over."""
    s.allowed = 1
    s.won = 0
    s.saving = 0
    s.open_tents = 0


@rule
def refusal_to_buy(s, seat, element):
    """One token of any colour (AM-089) while the pile lasts (AM-090), and instead of a recipe (AM-091)."""
    if s.won > 0:
        return 91
    if s.pile_size == 0:
        return 90
    return 89 if s.tokens[seat][element] == 0 else 0


@rule
def can_brew(box, s, seat):
    """There is something to do but to end the turn, for all that the others know."""
    if can_trade(s, seat) or (s.won == 0 and s.pile_size > 0 and total(s.tokens[seat]) > 0):
        return True
    return can_learn(box, s, seat) or may_play(box, s, seat, Q.brew)


@rule
def brew_in_turn(box, s):
    """Each does all his acts of the phase in his own turn (AM-086)."""
    while s.turn < s.seats:
        if s.allowed > 0 and can_brew(box, s, in_turn(s)):
            ask(s, in_turn(s), Q.brew)
            return
        end_brewing(s)
    s.stage = p.WINDOW_9  # AM-102
    s.base = 0


@rule
def end_brewing(s):
    """The turn ends, whatever the player holds (AM-093)."""
    s.turn += 1
    begin_brewing(s)


@rule
def to_save(box, s):
    """Tokens that the recipe being learnt still costs less: as many as the cost allows (AM-138)."""
    return min(s.saving, total(box.cost[s.learning])) - total(s.cut)


@rule
def missing_after(box, s, seat, element):
    """Tokens lacking once one more of this element is saved."""
    n = 0
    for one in range(p.ELEMENTS):
        cost = box.cost[s.learning][one] - s.cut[one] - (1 if one == element else 0)
        n += max(0, cost - s.tokens[seat][one])
    return n


@rule
def refusal_to_save(box, s, seat, element):
    """A token of the remaining cost, such that the rest stays payable (AM-138)."""
    if box.cost[s.learning][element] <= s.cut[element]:
        return 138
    return 138 if missing_after(box, s, seat, element) > to_save(box, s) - 1 else 0


@rule
def save_on(box, s, seat):
    """Ask which token is saved, unless all that is saved is lacking, or there is only one choice; then the recipe is won."""
    while to_save(box, s) > 0:
        choices, last = 0, p.NOTHING
        lacking = missing_after(box, s, seat, p.NOTHING)
        for element in range(p.ELEMENTS):
            if refusal_to_save(box, s, seat, element) == 0:
                choices += 1
                last = element
        if choices > 1 and lacking < to_save(box, s) and s.saving < total(box.cost[s.learning]):
            ask_openly(s, seat, Q.save)
            return
        s.cut[last] += 1
    learn(box, s, seat)


@rule
def learn(box, s, seat):
    """The cost is paid, the card goes into the book and leaves its slot empty (AM-087), as many of an item as one likes
    (AM-092). The bonus is paid (AM-088), but not at setup (AM-023). A tent's last recipe makes the round the last (AM-094)."""
    recipe = s.learning
    tent = box.tent[recipe]
    for element in range(p.ELEMENTS):
        pay(s, seat, element, box.cost[recipe][element] - s.cut[element])
    fill(s.cut, 0)
    s.learning = p.NOTHING
    s.recipe[recipe] = p.BOOK + seat
    s.book[seat][box.item[recipe]] += 1
    for slot in range(p.SLOTS):
        if s.slot[tent][slot] == recipe:
            s.slot[tent][slot] = p.NOTHING
    if s.stage == p.FIRSTS:
        tell(s, ALL, 23, seat, recipe)
        s.turn += 1
        return
    tell(s, ALL, 88, seat, recipe, box.bonus[recipe])
    earn(s, seat, BONUS, box.bonus[recipe])
    s.saving = 0
    s.won += 1
    s.allowed -= 1
    if s.left[tent] == 0 and s.slot[tent][0] == p.NOTHING and s.slot[tent][1] == p.NOTHING and s.last == 0:
        s.last = 1
        tell(s, ALL, 94, tent)
    if s.allowed == 0:
        end_brewing(s)


@rule
def buy_mystery(s, seat, element):
    """The top card of the pile, unseen by the others (AM-089); it ends the turn (AM-093), so it serves later (AM-121)."""
    pay(s, seat, element, 1)
    kind = draw_mystery(s)
    forget_returned(s, seat, kind)
    take_mystery(s, seat, kind)
    tell(s, ALL, 89, seat, element)
    tell(s, only(seat), 121, kind)
    end_brewing(s)
