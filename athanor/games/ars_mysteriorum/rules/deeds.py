"""What a choice does."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .brewing import buy_mystery, end_brewing, go, pay_part, put_neutral, stay
from .choices import aimed
from .favours import lay_bid, place_favour, select, take_position
from .mysteries import answer_in_secret, counter, grab, keep, play_card
from .pieces import A, Q, Z
from .preparation import take_colour
from .rounds import go_on

# One choice


@rule
def apply(box, s, seat, action):
    """One choice, and everything that follows from it up to the next."""
    if s.polled != 0:
        speaker, card = answer_in_secret(box, s, seat, action)
        if speaker != p.NOBODY:
            apply_card(box, s, speaker, card)
    elif s.asks == Q.bid:
        lay_bid(s, seat, action - A.bid)
    else:
        s.to_act = 0
        s.open = 0
        if action >= A.play:
            apply_card(box, s, seat, action)
        elif action <= Z.keep:
            apply_wish(box, s, seat, action)
        else:
            apply_move(box, s, seat, action)
    go_on(box, s)


@rule
def apply_wish(box, s, seat, action):
    """Colours, recipes, trades, bids, positions and mystery cards."""
    if action <= Z.colour:
        take_colour(s, seat, action - A.colour)
    elif action <= Z.learn:
        s.learning = action - A.learn
    elif action <= Z.trade:
        s.trade = action - A.trade
    elif action <= Z.give:
        s.given[action - A.give] += 1
    elif action <= Z.position:
        take_position(s, seat, action - A.position)
    elif action <= Z.take:
        select(s, seat, action - A.take)
    else:
        keep(s, seat, action - A.keep)


@rule
def apply_move(box, s, seat, action):
    """Favours, apprentices, purchases and what they cost."""
    if action <= Z.place:
        value, element = divmod(action - A.place, p.ELEMENTS)
        place_favour(s, seat, value, element)
    elif action <= Z.go:
        go(box, s, seat, action - A.go)
    elif action <= Z.stay:
        stay(box, s, seat)
    elif action <= Z.pay:
        pay_part(s, seat, action - A.pay)
    elif action <= Z.neutral:
        put_neutral(s, seat, (action - A.neutral) % p.ELEMENTS)
    elif action <= Z.leave:
        s.turn += 1
    elif action <= Z.mystery:
        buy_mystery(s, seat, action - A.mystery)
    elif action <= Z.save:
        s.cut[action - A.save] += 1
    else:
        grab(s, seat, action - A.grab)


@rule
def apply_card(box, s, seat, action):
    """A card without a target, or with one: an element, a favour card, an apprentice and a tent, a recipe, a prince."""
    if action <= Z.play:
        play_card(s, seat, action - A.play, 0, 0)
    elif action <= Z.patronage:
        kind, aim, aim2 = aimed(action)
        play_card(s, seat, kind, aim, aim2)
    elif action == A.counter:
        counter(s, seat)
    elif s.stage == p.BREWING:
        end_brewing(s)
    else:
        s.turn += 1  # first recipes and trade windows
