"""What may answer each question of Ars Mysteriorum: the one source of legality."""

from athanor.kernel.rulebook import rule, table

from . import pieces as p
from .brewing import refusal_to_buy, refusal_to_go, refusal_to_learn, refusal_to_save, refusal_to_stay, refusal_to_trade
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
from .pieces import A, Q, Z

# Mystery cards with a target

KIND_OF = {
    "glass_eye": p.EYE,
    "false_seal": p.SEAL,
    "rising_star": p.STAR,
    "tithe": p.TITHE,
    "jostle": p.JOSTLE,
    "letter": p.LETTER,
    "invisible_ink": p.INK,
    "patronage": p.PATRONAGE,
}
"""The kind of mystery card that a family of actions plays, if it names a target."""


@rule
def aimed(action):
    """The kind of mystery card that an action plays, and its target: one number, or two."""
    if action <= Z.glass_eye:
        return p.EYE, action - A.glass_eye, 0
    if action <= Z.false_seal:
        value, element = divmod(action - A.false_seal, p.ELEMENTS)
        return p.SEAL, value, element
    if action <= Z.rising_star:
        return p.STAR, action - A.rising_star, 0
    if action <= Z.tithe:
        colour, value = divmod(action - A.tithe, p.VALUES)
        return p.TITHE, colour, value
    if action <= Z.jostle:
        colour, tent = divmod(action - A.jostle, p.ELEMENTS)
        return p.JOSTLE, colour, tent
    if action <= Z.letter:
        return p.LETTER, action - A.letter, 0
    if action <= Z.invisible_ink:
        return p.INK, action - A.invisible_ink, 0
    return p.PATRONAGE, action - A.patronage, 0


# Answers that belong to another question

BEHIND = {
    Q.colour: 11,
    Q.first: 27,
    Q.give: 101,
    Q.bid: 40,
    Q.window_3: 117,
    Q.position: 44,
    Q.select: 48,
    Q.keep: 130,
    Q.place: 52,
    Q.window_5: 117,
    Q.window_6: 117,
    Q.trade: 100,
    Q.move: 72,
    Q.pay: 81,
    Q.neutral: 84,
    Q.brew: 27,
    Q.save: 138,
    Q.window_9: 117,
    Q.horn: 135,
    Q.counter: 123,
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
        return 101 if asks == Q.give else 99
    if one.name == "mystery" and asks == Q.first:
        return 24
    return BEHIND[asks]


MISPLACED = table(
    [[misplaced(one, asks) for asks in range(len(p.QUESTIONS))] for one in p.ACTIONS.families for _ in range(one.size)]
)
"""The same for each action."""


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0. Each question has its own answers; the phases come in their
    order (AM-027), trades in their windows (AM-099, AM-100), a counterspell after a mystery card (AM-127)."""
    no = MISPLACED[action][s.asks]
    return no if no != 0 else refusal_of_answer(box, s, seat, action)


@rule
def refusal_of_answer(box, s, seat, action):
    """The same of an action that may answer the question asked."""
    if action >= A.play:
        return refusal_of_card(box, s, seat, action)
    if action <= Z.position:
        return refusal_of_wish(box, s, seat, action)
    if action <= Z.place:
        return refusal_of_favour(box, s, seat, action)
    return refusal_of_move(box, s, seat, action)


@rule
def refusal_of_wish(box, s, seat, action):
    """Colours (AM-011), recipes, trades, tokens given (AM-097), bids (AM-012), positions (AM-044)."""
    if action <= Z.colour:
        return 11 if s.owner[action - A.colour] != p.NOBODY else 0
    if action <= Z.learn:
        return refusal_to_learn(box, s, seat, action - A.learn)
    if action <= Z.trade:
        return refusal_to_trade(s, seat, action - A.trade)
    if action <= Z.give:
        element = action - A.give
        return 97 if s.tokens[seat][element] <= s.given[element] else 0
    if action <= Z.bid:
        return 12 if s.at[seat][action - A.bid] == p.AWAY else 0
    position = action - A.position
    return 44 if position >= s.seats or s.taken[position] != p.NOBODY else 0


@rule
def refusal_of_favour(box, s, seat, action):
    """Mystery cards taken (AM-048) and kept (AM-130), favours placed."""
    if action <= Z.take:
        return 48 if s.shown[action - A.take] == 0 else 0
    if action <= Z.keep:
        return 130 if s.sight[0] != action - A.keep and s.sight[1] != action - A.keep else 0
    value, element = divmod(action - A.place, p.ELEMENTS)
    return refusal_to_place(box, s, seat, value, element)


@rule
def refusal_of_move(box, s, seat, action):
    """Tents, payments (AM-081), neutral apprentices (AM-084), purchases, savings, tokens of a Horn of Plenty (AM-135)."""
    if action <= Z.go:
        return refusal_to_go(box, s, seat, action - A.go)
    if action == A.stay:
        return refusal_to_stay(box, s, seat)
    if action <= Z.pay:
        return 81 if s.tokens[seat][action - A.pay] == 0 else 0
    if action <= Z.neutral:
        colour, tent = divmod(action - A.neutral, p.ELEMENTS)
        return 84 if colour != s.turn or s.tent[colour] == tent else 0
    if action <= Z.leave:
        return 84 if action - A.leave != s.turn else 0
    if action <= Z.mystery:
        return refusal_to_buy(s, seat, action - A.mystery)
    if action <= Z.save:
        return refusal_to_save(box, s, seat, action - A.save)
    return 135 if s.supply[action - A.grab] == 0 else 0


@rule
def refusal_of_card(box, s, seat, action):
    """Mystery cards, those with a target from the hand (AM-114); then the words that end a question. Playing a counterspell is
    never compulsory (AM-122), and needs one (AM-123)."""
    if action <= Z.play:
        return refusal_to_play(box, s, seat, action - A.play)
    if action >= A.counter:
        return 123 if action == A.counter and s.hand[seat][p.COUNTERSPELL] == 0 else 0
    kind, aim, aim2 = aimed(action)
    if s.hand[seat][kind] == 0:
        return 114
    if kind == p.EYE:
        return refusal_to_look(s, seat, aim)
    if kind == p.SEAL:
        return refusal_to_reseal(box, s, seat, aim, aim2)
    if kind == p.STAR:
        return refusal_to_rise(s, seat, aim)
    if kind == p.TITHE:
        return refusal_to_tithe(s, seat, aim, aim2)
    if kind == p.JOSTLE:
        return refusal_to_jostle(s, seat, aim, aim2)
    if kind == p.LETTER:
        return refusal_of_letter(s, seat, aim)
    if kind == p.INK:
        return refusal_of_ink(box, s, seat, aim)
    return refusal_of_patronage(s, seat, aim)


# All of them

ANY = -2  # some mystery card in hand


def needed(name):
    """The kind of card that a family of actions needs in hand, ANY or NOTHING."""
    return ANY if name == "play" else KIND_OF.get(name, p.NOTHING)


def spans_of(asks):
    """[first, end, card needed] of the families that answer a question."""
    return [[one.first, one.first + one.size, needed(one.name)] for one in p.ACTIONS.families if asks in one.asked]


SPANS = max(len(spans_of(asks)) for asks in range(len(p.QUESTIONS)))
ANSWERS = table([(spans_of(asks) + [[0, 0, p.NOTHING]] * SPANS)[:SPANS] for asks in range(len(p.QUESTIONS))])


@rule
def legal(box, s, seat, moves):
    """As `refusal` says, among the answers to the question asked; cards that are not in the hand are left out at once."""
    n = 0
    for k in range(SPANS):
        span = ANSWERS[s.asks][k]
        if span[2] == p.NOTHING or (span[2] == ANY and s.cards[seat] > 0) or (span[2] >= 0 and s.hand[seat][span[2]] > 0):
            for action in range(span[0], span[1]):
                if refusal_of_answer(box, s, seat, action) == 0:
                    moves[n] = action
                    n += 1
    return n
