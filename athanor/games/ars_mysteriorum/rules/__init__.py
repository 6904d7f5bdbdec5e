# mypy: ignore-errors
"""Ars Mysteriorum: setup, the course of a round, and the end. AM-nnn names a rule; `athanor rules ars_mysteriorum` lists them.

The phases are in `favours.py` (1 to 6) and `brewing.py` (7 and 8), salaries in `salaries.py`, mystery cards in `mysteries.py`,
what each seat may know in `views.py`.
"""

from athanor.kernel.rulebook import ALL, below, fill, rule, table, tell, total

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
    refusal_to_buy,
    refusal_to_go,
    refusal_to_learn,
    refusal_to_save,
    refusal_to_stay,
    refusal_to_trade,
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
    refusal_to_place,
    reveal_mysteries,
    reward,
    select,
    select_mysteries,
    take_position,
)
from .judgement import EXPLORE, HORIZON, estimate  # noqa: F401
from .mysteries import (
    ask_for_counterspell,
    counter,
    grab,
    horn_on,
    is_window,
    keep,
    keep_on,
    let_it_be,
    play_card,
    poll,
    refusal_of_ink,
    refusal_of_kind,
    refusal_of_letter,
    refusal_of_patronage,
    refusal_to_jostle,
    refusal_to_look,
    refusal_to_play,
    refusal_to_reseal,
    refusal_to_rise,
    refusal_to_tithe,
)
from .pieces import (
    ACTIONS,  # noqa: F401
    ASK_BID,
    ASK_BREW,
    ASK_COLOUR,
    ASK_COUNTER,
    ASK_FIRST,
    ASK_GIVE,
    ASK_HORN,
    ASK_KEEP,
    ASK_MOVE,
    ASK_NEUTRAL,
    ASK_PAY,
    ASK_PLACE,
    ASK_POSITION,
    ASK_SAVE,
    ASK_SELECT,
    ASK_TRADE,
    ASK_W3,
    ASK_W5,
    ASK_W6,
    ASK_W9,
    AWARDS,
    AWAY,
    BID_,
    BREWING,
    COLOUR_,
    COLOURS,
    COUNTER_,
    COUNTERSPELL,
    DONE_,
    ELEMENTS,
    END_,
    EYE,
    EYE_,
    FIRSTS,
    GIVE_,
    GO_,
    GRAB_,
    HAND,
    HANDOUT,
    INK,
    INK_,
    JOSTLE,
    JOSTLE_,
    KEEP_,
    KINDS,
    LEARN_,
    LEAVE_,
    LETTER,
    LETTER_,
    MOVES,
    MYSTERY_,
    NEUTRAL_,
    NEUTRALS,
    NOBODY,
    NOTHING,
    OVER,
    PASS_,
    PATRONAGE,
    PATRONAGE_,
    PAY_,
    PLACE_,
    PLAY_,
    POSITION_,
    POSITIONS,
    QUESTION,
    QUESTIONS,
    REVEAL,
    REWARDS,
    SALARIES,
    SAVE_,
    SEAL,
    SEAL_,
    SELECTION,
    STAR,
    STAR_,
    STAY_,
    STOCK,
    TAKE_,
    TITHE,
    TITHE_,
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
            if not poll(box, s, QUESTION[s.stage]):
                s.stage += 1
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


# The kernel's questions

ANY = -2  # some mystery card in hand
SPANS = 7
ANSWERED_BY = {
    ASK_COLOUR: [(COLOUR_, LEARN_, NOTHING)],
    ASK_FIRST: [(LEARN_, GIVE_, NOTHING), (DONE_, END_, NOTHING)],
    ASK_GIVE: [(GIVE_, BID_, NOTHING)],
    ASK_BID: [(BID_, POSITION_, NOTHING)],
    ASK_W3: [(PLAY_, EYE_, ANY), (PASS_, DONE_, NOTHING)],
    ASK_POSITION: [(POSITION_, TAKE_, NOTHING)],
    ASK_SELECT: [(TAKE_, KEEP_, NOTHING), (PLAY_, EYE_, ANY)],
    ASK_KEEP: [(KEEP_, PLACE_, NOTHING)],
    ASK_PLACE: [(PLACE_, GO_, NOTHING), (EYE_, SEAL_, EYE)],
    ASK_W5: [(SEAL_, STAR_, SEAL), (PASS_, DONE_, NOTHING)],
    ASK_W6: [(STAR_, TITHE_, STAR), (TITHE_, JOSTLE_, TITHE), (PASS_, DONE_, NOTHING)],
    ASK_TRADE: [(TRADE_, GIVE_, NOTHING), (DONE_, END_, NOTHING)],
    ASK_MOVE: [(TRADE_, GIVE_, NOTHING), (GO_, PAY_, NOTHING), (PLAY_, EYE_, ANY), (JOSTLE_, LETTER_, JOSTLE)],
    ASK_PAY: [(PAY_, NEUTRAL_, NOTHING)],
    ASK_NEUTRAL: [(NEUTRAL_, MYSTERY_, NOTHING)],
    ASK_BREW: [
        (LEARN_, GIVE_, NOTHING),
        (MYSTERY_, SAVE_, NOTHING),
        (PLAY_, EYE_, ANY),
        (LETTER_, INK_, LETTER),
        (INK_, PATRONAGE_, INK),
        (DONE_, END_, NOTHING),
    ],
    ASK_SAVE: [(SAVE_, GRAB_, NOTHING)],
    ASK_W9: [(PLAY_, EYE_, ANY), (PATRONAGE_, COUNTER_, PATRONAGE), (PASS_, DONE_, NOTHING)],
    ASK_HORN: [(GRAB_, PLAY_, NOTHING)],
    ASK_COUNTER: [(COUNTER_, PASS_, NOTHING)],
}
ANSWERS = table(
    [
        [list(span) for span in ANSWERED_BY[asks]] + [[0, 0, NOTHING]] * (SPANS - len(ANSWERED_BY[asks]))
        for asks in range(len(QUESTIONS))
    ]
)
"""For each question the spans of actions that may answer it, each with the kind of card it needs in hand."""


@rule
def otherwise(asks):
    """The rule behind a question, cited to whoever answers something else."""
    if asks in (ASK_W3, ASK_W5, ASK_W6, ASK_W9):
        return 117
    if asks == ASK_COUNTER:
        return 123
    if asks == ASK_GIVE:
        return 101
    if asks == ASK_BID:
        return 40
    if asks == ASK_POSITION:
        return 44
    if asks == ASK_SELECT:
        return 48
    if asks == ASK_KEEP:
        return 130
    if asks == ASK_PLACE:
        return 52
    if asks == ASK_TRADE:
        return 100
    if asks == ASK_MOVE:
        return 72
    if asks == ASK_PAY:
        return 81
    if asks == ASK_NEUTRAL:
        return 84
    if asks == ASK_SAVE:
        return 138
    if asks == ASK_HORN:
        return 135
    return 11 if asks == ASK_COLOUR else 27


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0. Each question has its own answers; the phases come in their
    order (AM-027)."""
    if action >= PLAY_:
        return refusal_of_card(box, s, seat, action)
    if action < GIVE_:
        return refusal_of_wish(box, s, seat, action)
    if action < GO_:
        return refusal_of_favour(box, s, seat, action)
    return refusal_of_move(box, s, seat, action)


@rule
def refusal_of_wish(box, s, seat, action):
    """Colours, recipes, trades: at setup, in Phases 7 and 8 (AM-099), and in the windows (AM-100)."""
    asks = s.asks
    if action < LEARN_:
        if asks != ASK_COLOUR:
            return otherwise(asks)
        return 11 if s.owner[action - COLOUR_] != NOBODY else 0
    if action < TRADE_:
        if asks != ASK_FIRST and asks != ASK_BREW:
            return otherwise(asks)
        return refusal_to_learn(box, s, seat, action - LEARN_)
    if asks != ASK_FIRST and asks != ASK_TRADE and asks != ASK_MOVE and asks != ASK_BREW:
        return 101 if asks == ASK_GIVE else 99
    return refusal_to_trade(s, seat, action - TRADE_)


@rule
def refusal_of_favour(box, s, seat, action):
    """Tokens given, bids, positions, mystery cards taken, favours placed."""
    asks = s.asks
    if action < BID_:
        if asks != ASK_GIVE:
            return otherwise(asks)
        return 97 if s.tokens[seat][action - GIVE_] <= s.given[action - GIVE_] else 0
    if action < POSITION_:
        if asks != ASK_BID:
            return otherwise(asks)
        return 12 if s.at[seat][action - BID_] == AWAY else 0
    if action < TAKE_:
        if asks != ASK_POSITION:
            return otherwise(asks)
        return 44 if action - POSITION_ >= s.seats or s.taken[action - POSITION_] != NOBODY else 0
    if action < KEEP_:
        if asks != ASK_SELECT:
            return otherwise(asks)
        return 48 if s.shown[action - TAKE_] == 0 else 0
    if action < PLACE_:
        if asks != ASK_KEEP:
            return otherwise(asks)
        return 130 if s.sight[0] != action - KEEP_ and s.sight[1] != action - KEEP_ else 0
    if asks != ASK_PLACE:
        return otherwise(asks)
    return refusal_to_place(box, s, seat, (action - PLACE_) // ELEMENTS, (action - PLACE_) % ELEMENTS)


@rule
def refusal_of_move(box, s, seat, action):
    """Tents, payments, neutral apprentices, purchases."""
    asks = s.asks
    if action < PAY_:
        if asks != ASK_MOVE:
            return otherwise(asks)
        return refusal_to_stay(box, s, seat) if action == STAY_ else refusal_to_go(box, s, seat, action - GO_)
    if action < NEUTRAL_:
        if asks != ASK_PAY:
            return otherwise(asks)
        return 81 if s.tokens[seat][action - PAY_] == 0 else 0
    if action < MYSTERY_:
        if asks != ASK_NEUTRAL:
            return otherwise(asks)
        if action >= LEAVE_:
            return 84 if action - LEAVE_ != s.turn else 0
        colour, tent = (action - NEUTRAL_) // ELEMENTS, (action - NEUTRAL_) % ELEMENTS
        return 84 if colour != s.turn or s.tent[colour] == tent else 0
    if action < SAVE_:
        if asks == ASK_FIRST:
            return 24
        if asks != ASK_BREW:
            return otherwise(asks)
        return refusal_to_buy(s, seat, action - MYSTERY_)
    if action < GRAB_:
        if asks != ASK_SAVE:
            return otherwise(asks)
        return refusal_to_save(box, s, seat, action - SAVE_)
    if asks != ASK_HORN:
        return otherwise(asks)
    return 135 if s.supply[action - GRAB_] == 0 else 0


@rule
def kind_of(action):
    """The kind of mystery card that an action plays."""
    if action < EYE_:
        return action - PLAY_
    if action < SEAL_:
        return EYE
    if action < STAR_:
        return SEAL
    if action < TITHE_:
        return STAR
    if action < JOSTLE_:
        return TITHE
    if action < LETTER_:
        return JOSTLE
    if action < INK_:
        return LETTER
    return INK if action < PATRONAGE_ else PATRONAGE


@rule
def refusal_of_card(box, s, seat, action):
    """Mystery cards with their targets, counterspells, and the words that end a question."""
    if action >= COUNTER_:
        return refusal_of_word(s, seat, action)
    if action < EYE_:
        return refusal_to_play(box, s, seat, action - PLAY_)
    no = refusal_of_kind(s, seat, kind_of(action))
    if no != 0:
        return no
    if action < SEAL_:
        return refusal_to_look(s, seat, action - EYE_)
    if action < STAR_:
        return refusal_to_reseal(box, s, seat, (action - SEAL_) // ELEMENTS, (action - SEAL_) % ELEMENTS)
    if action < TITHE_:
        return refusal_to_rise(s, seat, action - STAR_)
    if action < JOSTLE_:
        return refusal_to_tithe(s, seat, (action - TITHE_) // VALUES, (action - TITHE_) % VALUES)
    if action < LETTER_:
        return refusal_to_jostle(s, seat, (action - JOSTLE_) // ELEMENTS, (action - JOSTLE_) % ELEMENTS)
    if action < INK_:
        return refusal_of_letter(s, seat, action - LETTER_)
    if action < PATRONAGE_:
        return refusal_of_ink(box, s, seat, action - INK_)
    return refusal_of_patronage(s, seat, action - PATRONAGE_)


@rule
def refusal_of_word(s, seat, action):
    """A counterspell answers a mystery card and nothing else (AM-127); playing one is never compulsory (AM-122)."""
    asks = s.asks
    if action < PASS_:
        if asks != ASK_COUNTER:
            return 127
        return 123 if action == COUNTER_ and s.hand[seat][COUNTERSPELL] == 0 else 0
    if action == PASS_:
        return 0 if asks in (ASK_W3, ASK_W5, ASK_W6, ASK_W9) else otherwise(asks)
    return 0 if asks in (ASK_FIRST, ASK_TRADE, ASK_BREW) else otherwise(asks)


@rule
def legal(box, s, seat, moves):
    """As `refusal` says, among the answers to the question asked; cards that are not in the hand are left out at once."""
    n = 0
    for k in range(SPANS):
        span = ANSWERS[s.asks][k]
        if span[2] == NOTHING or (span[2] == ANY and s.cards[seat] > 0) or (span[2] >= 0 and s.hand[seat][span[2]] > 0):
            for action in range(span[0], span[1]):
                if refusal(box, s, seat, action) == 0:
                    moves[n] = action
                    n += 1
    return n


@rule
def apply(box, s, seat, action):
    """One choice, and everything that follows from it up to the next."""
    if s.asks == ASK_BID:
        lay_bid(s, seat, action - BID_)
    else:
        s.to_act = 0
        s.open = 0
        if action >= PLAY_:
            apply_card(box, s, seat, action)
        elif action < PLACE_:
            apply_wish(box, s, seat, action)
        else:
            apply_move(box, s, seat, action)
    go_on(box, s)


@rule
def apply_wish(box, s, seat, action):
    if action < LEARN_:
        take_colour(s, seat, action - COLOUR_)
    elif action < TRADE_:
        s.learning = action - LEARN_
    elif action < GIVE_:
        s.trade = action - TRADE_
    elif action < BID_:
        s.given[action - GIVE_] += 1
    elif action < TAKE_:
        take_position(s, seat, action - POSITION_)
    elif action < KEEP_:
        select(s, seat, action - TAKE_)
    else:
        keep(s, seat, action - KEEP_)


@rule
def apply_move(box, s, seat, action):
    if action < GO_:
        place_favour(s, seat, (action - PLACE_) // ELEMENTS, (action - PLACE_) % ELEMENTS)
    elif action < STAY_:
        go(box, s, seat, action - GO_)
    elif action < PAY_:
        stay(box, s, seat)
    elif action < NEUTRAL_:
        pay_part(s, seat, action - PAY_)
    elif action < LEAVE_:
        put_neutral(s, seat, (action - NEUTRAL_) % ELEMENTS)
    elif action < MYSTERY_:
        s.turn += 1
    elif action < SAVE_:
        buy_mystery(s, seat, action - MYSTERY_)
    elif action < GRAB_:
        s.cut[action - SAVE_] += 1
    else:
        grab(s, seat, action - GRAB_)


@rule
def apply_card(box, s, seat, action):
    """A card with its target: an element, a favour card, an apprentice and a tent, a recipe, a prince."""
    if action < COUNTER_:
        kind = kind_of(action)
        aim, aim2 = aim_of(kind, action)
        play_card(s, seat, kind, aim, aim2)
    elif action == COUNTER_:
        counter(s, seat)
    elif action < DONE_:
        let_it_be(s, seat)
    elif s.stage == BREWING:
        end_brewing(s)
    else:
        s.turn += 1  # first recipes and trade windows


@rule
def aim_of(kind, action):
    """The target that an action names: one number or two."""
    if kind == SEAL:
        return (action - SEAL_) // ELEMENTS, (action - SEAL_) % ELEMENTS
    if kind == TITHE:
        return (action - TITHE_) // VALUES, (action - TITHE_) % VALUES
    if kind == JOSTLE:
        return (action - JOSTLE_) // ELEMENTS, (action - JOSTLE_) % ELEMENTS
    if kind == EYE:
        return action - EYE_, 0
    if kind == STAR:
        return action - STAR_, 0
    if kind == LETTER:
        return action - LETTER_, 0
    if kind == INK:
        return action - INK_, 0
    return (action - PATRONAGE_, 0) if kind == PATRONAGE else (0, 0)
