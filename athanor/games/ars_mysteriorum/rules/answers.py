# mypy: ignore-errors
"""What may answer each question of Ars Mysteriorum: the one source of legality."""

from athanor.kernel.rulebook import rule, table

from .brewing import (
    refusal_to_buy,
    refusal_to_go,
    refusal_to_learn,
    refusal_to_save,
    refusal_to_stay,
    refusal_to_trade,
)
from .favours import refusal_to_place
from .mysteries import (
    refusal_of_ink,
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
    ACTIONS,
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
    AWAY,
    BID_,
    COUNTER_,
    COUNTERSPELL,
    EYE,
    EYE_,
    GIVE_,
    GO_,
    GRAB_,
    INK,
    INK_,
    JOSTLE,
    JOSTLE_,
    KEEP_,
    LEARN_,
    LEAVE_,
    LETTER,
    LETTER_,
    MYSTERY_,
    NEUTRAL_,
    NOBODY,
    NOTHING,
    PATRONAGE,
    PATRONAGE_,
    PLACE_,
    PLAY_,
    POSITION_,
    QUESTIONS,
    SAVE_,
    SEAL,
    SEAL_,
    STAR,
    STAR_,
    STAY_,
    TAKE_,
    TITHE,
    TITHE_,
    TRADE_,
)

# Actions, taken apart

FAMILY = table([k for k, one in enumerate(ACTIONS.families) for _ in range(one.size)])
VALUES_OF = [(*one.values(action), 0, 0) for one in ACTIONS.families for action in range(one.first, one.first + one.size)]
FIRST = table([values[0] for values in VALUES_OF])
"""The first thing that each action names: an element, a recipe, a favour card, a kind of mystery card; 0 if it names none."""
SECOND = table([values[1] for values in VALUES_OF])
"""And the second."""

KIND_OF = {
    "glass_eye": EYE,
    "false_seal": SEAL,
    "rising_star": STAR,
    "tithe": TITHE,
    "jostle": JOSTLE,
    "letter": LETTER,
    "invisible_ink": INK,
    "patronage": PATRONAGE,
}
AIMED_KIND = table([KIND_OF.get(one.name, NOTHING) for one in ACTIONS.families])
"""The kind of mystery card that a family of actions plays, if it names a target."""

# Answers that belong to another question

BEHIND = {
    ASK_COLOUR: 11,
    ASK_FIRST: 27,
    ASK_GIVE: 101,
    ASK_BID: 40,
    ASK_W3: 117,
    ASK_POSITION: 44,
    ASK_SELECT: 48,
    ASK_KEEP: 130,
    ASK_PLACE: 52,
    ASK_W5: 117,
    ASK_W6: 117,
    ASK_TRADE: 100,
    ASK_MOVE: 72,
    ASK_PAY: 81,
    ASK_NEUTRAL: 84,
    ASK_BREW: 27,
    ASK_SAVE: 138,
    ASK_W9: 117,
    ASK_HORN: 135,
    ASK_COUNTER: 123,
}
"""The rule behind each question, cited to whoever answers something else."""


def misplaced(one, asks):
    """The rule that forbids a family of actions at a question, or 0. Each kind of card without a target has its own question."""
    if asks in one.asked or one.name == "play":
        return 0
    if one.name in KIND_OF:
        return 113
    if one.name in ("counter", "let"):  # a counterspell answers a mystery card and nothing else
        return 127
    if one.name == "trade":
        return 101 if asks == ASK_GIVE else 99
    if one.name == "mystery" and asks == ASK_FIRST:
        return 24
    return BEHIND[asks]


MISPLACED = table([[misplaced(one, asks) for asks in range(len(QUESTIONS))] for one in ACTIONS.families])


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0. Each question has its own answers; the phases come in their
    order (AM-027), trades in their windows (AM-099, AM-100), a counterspell after a mystery card (AM-127)."""
    no = MISPLACED[FAMILY[action]][s.asks]
    return no if no != 0 else refusal_of_answer(box, s, seat, action)


@rule
def refusal_of_answer(box, s, seat, action):
    """The same of an action that may answer the question asked."""
    first, second = FIRST[action], SECOND[action]
    if action >= PLAY_:
        return refusal_of_card(box, s, seat, action, first, second)
    if action < TAKE_:
        return refusal_of_wish(box, s, seat, action, first)
    if action < GO_:
        return refusal_of_favour(box, s, seat, action, first, second)
    return refusal_of_move(box, s, seat, action, first, second)


@rule
def refusal_of_wish(box, s, seat, action, first):
    """Colours (AM-011), recipes, trades, tokens given (AM-097), bids (AM-012), positions (AM-044)."""
    if action < LEARN_:
        return 11 if s.owner[first] != NOBODY else 0
    if action < TRADE_:
        return refusal_to_learn(box, s, seat, first)
    if action < GIVE_:
        return refusal_to_trade(s, seat, first)
    if action < BID_:
        return 97 if s.tokens[seat][first] <= s.given[first] else 0
    if action < POSITION_:
        return 12 if s.at[seat][first] == AWAY else 0
    return 44 if first >= s.seats or s.taken[first] != NOBODY else 0


@rule
def refusal_of_favour(box, s, seat, action, first, second):
    """Mystery cards taken (AM-048) and kept (AM-130), favours placed."""
    if action < KEEP_:
        return 48 if s.shown[first] == 0 else 0
    if action < PLACE_:
        return 130 if s.sight[0] != first and s.sight[1] != first else 0
    return refusal_to_place(box, s, seat, first, second)


@rule
def refusal_of_move(box, s, seat, action, first, second):
    """Tents, payments, neutral apprentices (AM-084), purchases, savings, tokens of a Horn of Plenty (AM-135)."""
    if action < STAY_:
        return refusal_to_go(box, s, seat, first)
    if action == STAY_:
        return refusal_to_stay(box, s, seat)
    if action < NEUTRAL_:
        return 81 if s.tokens[seat][first] == 0 else 0
    if action < LEAVE_:
        return 84 if first != s.turn or s.tent[first] == second else 0
    if action < MYSTERY_:
        return 84 if first != s.turn else 0
    if action < SAVE_:
        return refusal_to_buy(s, seat, first)
    if action < GRAB_:
        return refusal_to_save(box, s, seat, first)
    return 135 if s.supply[first] == 0 else 0


@rule
def refusal_of_card(box, s, seat, action, first, second):
    """Mystery cards, those with a target from the hand (AM-114); then the words that end a question. Playing a counterspell is
    never compulsory (AM-122)."""
    if action < EYE_:
        return refusal_to_play(box, s, seat, first)
    if action >= COUNTER_:
        return 123 if action == COUNTER_ and s.hand[seat][COUNTERSPELL] == 0 else 0
    if s.hand[seat][AIMED_KIND[FAMILY[action]]] == 0:
        return 114
    if action < SEAL_:
        return refusal_to_look(s, seat, first)
    if action < STAR_:
        return refusal_to_reseal(box, s, seat, first, second)
    if action < TITHE_:
        return refusal_to_rise(s, seat, first)
    if action < JOSTLE_:
        return refusal_to_tithe(s, seat, first, second)
    if action < LETTER_:
        return refusal_to_jostle(s, seat, first, second)
    if action < INK_:
        return refusal_of_letter(s, seat, first)
    if action < PATRONAGE_:
        return refusal_of_ink(box, s, seat, first)
    return refusal_of_patronage(s, seat, first)


# All of them

ANY = -2  # some mystery card in hand


def needed(name):
    """The kind of card that a family of actions needs in hand, ANY or NOTHING."""
    return ANY if name == "play" else KIND_OF.get(name, NOTHING)


def spans_of(asks):
    """[first, end, card needed] of the families that answer a question."""
    return [[one.first, one.first + one.size, needed(one.name)] for one in ACTIONS.families if asks in one.asked]


SPANS = max(len(spans_of(asks)) for asks in range(len(QUESTIONS)))
ANSWERS = table([(spans_of(asks) + [[0, 0, NOTHING]] * SPANS)[:SPANS] for asks in range(len(QUESTIONS))])


@rule
def legal(box, s, seat, moves):
    """As `refusal` says, among the answers to the question asked; cards that are not in the hand are left out at once."""
    n = 0
    for k in range(SPANS):
        span = ANSWERS[s.asks][k]
        if span[2] == NOTHING or (span[2] == ANY and s.cards[seat] > 0) or (span[2] >= 0 and s.hand[seat][span[2]] > 0):
            for action in range(span[0], span[1]):
                if refusal_of_answer(box, s, seat, action) == 0:
                    moves[n] = action
                    n += 1
    return n
