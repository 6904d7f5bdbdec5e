"""What a choice does."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .brewing import buy_mystery, end_brewing, go, pay_part, put_neutral, stay
from .choices import AIMED_KIND, FAMILY, FIRST, SECOND
from .favours import lay_bid, place_favour, select, take_position
from .mysteries import answer_in_secret, counter, grab, keep, play_card
from .pieces import A, Q, Z
from .preparation import take_colour
from .rounds import go_on

# One choice


@rule
def apply(box, s, seat, action):
    """One choice, and everything that follows from it up to the next."""
    first, second = FIRST[action], SECOND[action]
    if s.polled != 0:
        speaker, card = answer_in_secret(box, s, seat, action)
        if speaker != p.NOBODY:
            apply_card(box, s, speaker, card, FIRST[card], SECOND[card])
    elif s.asks == Q.bid:
        lay_bid(s, seat, first)
    else:
        s.to_act = 0
        s.open = 0
        if action >= A.play:
            apply_card(box, s, seat, action, first, second)
        elif action <= Z.keep:
            apply_wish(box, s, seat, action, first)
        else:
            apply_move(box, s, seat, action, first, second)
    go_on(box, s)


@rule
def apply_wish(box, s, seat, action, first):
    """Colours, recipes, trades, bids, positions and mystery cards."""
    if action <= Z.colour:
        take_colour(s, seat, first)
    elif action <= Z.learn:
        s.learning = first
    elif action <= Z.trade:
        s.trade = first
    elif action <= Z.give:
        s.given[first] += 1
    elif action <= Z.position:
        take_position(s, seat, first)
    elif action <= Z.take:
        select(s, seat, first)
    else:
        keep(s, seat, first)


@rule
def apply_move(box, s, seat, action, first, second):
    """Favours, apprentices, purchases and what they cost."""
    if action <= Z.place:
        place_favour(s, seat, first, second)
    elif action <= Z.go:
        go(box, s, seat, first)
    elif action <= Z.stay:
        stay(box, s, seat)
    elif action <= Z.pay:
        pay_part(s, seat, first)
    elif action <= Z.neutral:
        put_neutral(s, seat, second)
    elif action <= Z.leave:
        s.turn += 1
    elif action <= Z.mystery:
        buy_mystery(s, seat, first)
    elif action <= Z.save:
        s.cut[first] += 1
    else:
        grab(s, seat, first)


@rule
def apply_card(box, s, seat, action, first, second):
    """A card with its target: an element, a favour card, an apprentice and a tent, a recipe, a prince."""
    if action <= Z.play:
        play_card(s, seat, first, 0, 0)
    elif action <= Z.patronage:
        play_card(s, seat, AIMED_KIND[FAMILY[action]], first, second)
    elif action == A.counter:
        counter(s, seat)
    elif s.stage == p.BREWING:
        end_brewing(s)
    else:
        s.turn += 1  # first recipes and trade windows
