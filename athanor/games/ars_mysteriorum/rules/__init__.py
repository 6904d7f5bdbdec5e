# mypy: ignore-errors
"""Ars Mysteriorum: setup, the course of a round, and the end. AM-nnn names a rule; `athanor rules ars_mysteriorum` lists them.

The phases are in `favours.py` (1 to 6) and `brewing.py` (7 and 8), salaries in `salaries.py`, mystery cards in `mysteries.py`,
what each seat may know in `views.py`.
"""

from athanor.kernel.rulebook import ALL, below, fill, rule, tell, total

from .answers import AIMED_KIND, FAMILY, FIRST, SECOND, legal, refusal  # noqa: F401
from .brewing import (
    brew_in_turn,
    buy_mystery,
    end_brewing,
    give_on,
    go,
    learn_first,
    move_apprentices,
    move_neutrals,
    pay_on,
    pay_part,
    put_neutral,
    save_on,
    stay,
    trade_in_turn,
)
from .checks import check  # noqa: F401
from .favours import (
    begin_round,
    choose_positions,
    hand_out,
    lay_bid,
    place_favour,
    place_favours,
    reveal_mysteries,
    reward,
    select,
    select_mysteries,
    take_position,
)
from .hunches import hunch, sensible  # noqa: F401
from .judgement import EXPLORE, HORIZON, estimate, worth  # noqa: F401
from .mysteries import (
    answer_in_secret,
    ask_for_counterspell,
    counter,
    grab,
    horn_on,
    is_window,
    keep,
    keep_on,
    play_card,
    poll,
)
from .pieces import (
    ACTIONS,  # noqa: F401
    ASK_BID,
    ASK_COLOUR,
    ASK_FIRST,
    AWARDS,
    AWAY,
    BID_,
    BREWING,
    COLOURS,
    COUNTER_,
    ELEMENTS,
    EYE_,
    FIRSTS,
    GIVE_,
    GO_,
    GRAB_,
    HAND,
    HANDOUT,
    KEEP_,
    KINDS,
    LEARN_,
    LEAVE_,
    MOVES,
    MYSTERY_,
    NEUTRAL_,
    NEUTRALS,
    NOBODY,
    NOTHING,
    OVER,
    PAY_,
    PLACE_,
    PLAY_,
    POSITIONS,
    QUESTION,
    QUESTIONS,  # noqa: F401
    REVEAL,
    REWARDS,
    SALARIES,
    SAVE_,
    SECRET,  # noqa: F401
    SELECTION,
    STAY_,
    STOCK,
    TAKE_,
    TRADE_,
    TRADES_1,
    TRADES_7,
    VALUES,
    Box,  # noqa: F401
    State,  # noqa: F401
    ask,
    in_turn,
    turn_up,
)
from .salaries import account, give_awards, pay_salaries  # noqa: F401
from .views import hide, imagine  # noqa: F401

TURN_RULE = 7
CHOOSE = 1  # option colours

# Setup (AM-011 to AM-026)


@rule
def setup(box, s):
    """Three to five players (AM-001), a colour each, by lot or chosen in the order of the seats (AM-011)."""
    fill(s.owner, NOBODY)
    fill(s.taken, NOBODY)
    fill(s.sight, NOTHING)
    for tent in range(ELEMENTS):
        fill(s.slot[tent], NOTHING)
    s.trade = NOTHING
    s.card = NOTHING
    s.learning = NOTHING
    for kind in range(KINDS):
        s.pile[kind] = box.copies[kind]
    s.pile_size = total(box.copies)
    s.stage = COLOURS
    if s.options[0] == CHOOSE:
        ask(s, 0, ASK_COLOUR)
        return
    for seat in range(s.seats):
        take_colour(s, seat, free_colour(s, below(s, ELEMENTS - seat)))
    lay_out(box, s)
    ask(s, s.order[0], ASK_FIRST)


@rule
def free_colour(s, k):
    """The k-th colour that nobody has taken."""
    for colour in range(ELEMENTS):
        if s.owner[colour] == NOBODY:
            if k == 0:
                return colour
            k -= 1
    return NOTHING


@rule
def take_colour(s, seat, colour):
    s.colour[seat] = colour
    s.owner[colour] = seat
    s.turn += 1
    tell(s, ALL, 11, seat, colour)


@rule
def choose_colours(box, s):
    """Each seat takes a free colour; the last of five is left with one (AM-011)."""
    if s.turn == s.seats:
        lay_out(box, s)
    elif s.turn == ELEMENTS - 1:
        take_colour(s, s.turn, free_colour(s, 0))
    else:
        ask(s, s.turn, ASK_COLOUR)


@rule
def lay_out(box, s):
    """Favour cards (AM-012), two recipes at each of the five tents (AM-014, AM-015), tokens (AM-016, AM-017), a Florim each
    (AM-018), apprentices at home, neutral ones too (AM-013, AM-019), and the printed order of the colours in play (AM-020)."""
    for tent in range(ELEMENTS):
        s.left[tent] = box.cards[tent]
        s.tent[tent] = tent
        s.supply[tent] = box.tokens[s.seats][tent] - s.seats * box.start_tokens
    turn_up(box, s, 15)
    for seat in range(s.seats):
        fill(s.tokens[seat], box.start_tokens)
        s.florims[seat] = box.start_florims
        for value in range(VALUES):
            s.at[seat][value] = HAND if value < box.favours[s.seats] else AWAY
    position = 0
    for k in range(ELEMENTS):
        seat = s.owner[box.first_order[k]]
        if seat != NOBODY:
            s.order[position] = seat
            s.place[seat] = position
            position += 1
    s.stage = FIRSTS
    s.turn = 0


# The course of a match (AM-027, AM-028)


@rule
def go_on(box, s):
    """Everything that needs no choice, up to the next question: nine phases a round (AM-027), round after round (AM-028)."""
    while s.to_act == 0 and s.stage != OVER:
        if s.depth > 0:
            ask_for_counterspell(box, s)
        elif s.horn > 0:
            horn_on(s)
        elif s.sights > 0:
            keep_on(s)
        elif s.due > 0:
            pay_on(s)
        elif s.trade != NOTHING:
            give_on(s, in_turn(s))
        elif s.learning != NOTHING:
            save_on(box, s, in_turn(s))
        elif is_window(s.stage):
            poll(box, s, QUESTION[s.stage])
        elif s.stage < REWARDS:
            early_stage(box, s)
        else:
            late_stage(box, s)


@rule
def early_stage(box, s):
    """Setup and Phases 1 to 5."""
    if s.stage == COLOURS:
        choose_colours(box, s)
    elif s.stage == FIRSTS:
        learn_first(box, s)
    elif s.stage == STOCK:
        begin_round(box, s)
    elif s.stage == REVEAL:
        reveal_mysteries(s)
    elif s.stage == POSITIONS:
        choose_positions(box, s)
    elif s.stage == SELECTION:
        select_mysteries(box, s)
    else:
        place_favours(box, s)


@rule
def late_stage(box, s):
    """Phases 6 to 9, and the end."""
    if s.stage == REWARDS:
        reward(box, s)
    elif s.stage == HANDOUT:
        hand_out(s)
    elif s.stage == TRADES_7 or s.stage == TRADES_1:
        trade_in_turn(box, s)  # AM-071, AM-112
    elif s.stage == MOVES:
        move_apprentices(box, s)
    elif s.stage == NEUTRALS:
        move_neutrals(s)
    elif s.stage == BREWING:
        brew_in_turn(box, s)
    elif s.stage == SALARIES:
        end_round(box, s)
    else:
        end_match(box, s)


@rule
def end_round(box, s):
    """Salaries; after the last recipe of a tent the match ends, whatever the mystery pile holds (AM-144, AM-146)."""
    pay_salaries(box, s)
    s.turn = 0
    s.stage = AWARDS if s.last == 1 else TRADES_1


# End of the match (AM-144 to AM-152)


@rule
def end_match(box, s):
    """No salary for a round that ends in Phase 2 (AM-145); awards by family (AM-147), then the most Florims win (AM-151)."""
    s.stage = OVER
    s.asks = ASK_COLOUR
    s.open = 0
    give_awards(box, s)
    most = 0
    for seat in range(s.seats):
        most = max(most, s.florims[seat])
    for seat in range(s.seats):
        if s.florims[seat] == most:
            tell(s, ALL, 151, seat, most)


@rule
def score(box, s, sheet):
    """Florims and nothing else (AM-002, AM-150): equal Florims share the place (AM-152)."""
    for seat in range(s.seats):
        sheet[seat][0] = s.florims[seat]
        sheet[seat][1] = 0
        sheet[seat][2] = 0
        sheet[seat][3] = 0


# One choice


@rule
def apply(box, s, seat, action):
    """One choice, and everything that follows from it up to the next."""
    first, second = FIRST[action], SECOND[action]
    if s.polled != 0:
        speaker, card = answer_in_secret(box, s, seat, action)
        if speaker != NOBODY:
            apply_card(box, s, speaker, card, FIRST[card], SECOND[card])
    elif s.asks == ASK_BID:
        lay_bid(s, seat, first)
    else:
        s.to_act = 0
        s.open = 0
        if action >= PLAY_:
            apply_card(box, s, seat, action, first, second)
        elif action < PLACE_:
            apply_wish(box, s, seat, action, first)
        else:
            apply_move(box, s, seat, action, first, second)
    go_on(box, s)


@rule
def apply_wish(box, s, seat, action, first):
    if action < LEARN_:
        take_colour(s, seat, first)
    elif action < TRADE_:
        s.learning = first
    elif action < GIVE_:
        s.trade = first
    elif action < BID_:
        s.given[first] += 1
    elif action < TAKE_:
        take_position(s, seat, first)
    elif action < KEEP_:
        select(s, seat, first)
    else:
        keep(s, seat, first)


@rule
def apply_move(box, s, seat, action, first, second):
    if action < GO_:
        place_favour(s, seat, first, second)
    elif action < STAY_:
        go(box, s, seat, first)
    elif action < PAY_:
        stay(box, s, seat)
    elif action < NEUTRAL_:
        pay_part(s, seat, first)
    elif action < LEAVE_:
        put_neutral(s, seat, second)
    elif action < MYSTERY_:
        s.turn += 1
    elif action < SAVE_:
        buy_mystery(s, seat, first)
    elif action < GRAB_:
        s.cut[first] += 1
    else:
        grab(s, seat, first)


@rule
def apply_card(box, s, seat, action, first, second):
    """A card with its target: an element, a favour card, an apprentice and a tent, a recipe, a prince."""
    if action < EYE_:
        play_card(s, seat, first, 0, 0)
    elif action < COUNTER_:
        play_card(s, seat, AIMED_KIND[FAMILY[action]], first, second)
    elif action == COUNTER_:
        counter(s, seat)
    elif s.stage == BREWING:
        end_brewing(s)
    else:
        s.turn += 1  # first recipes and trade windows
