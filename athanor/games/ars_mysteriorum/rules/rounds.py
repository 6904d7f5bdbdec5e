"""The course of a match (AM-027, AM-028) and its end (AM-144 to AM-152)."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p
from .asking import in_turn
from .brewing import brew_in_turn, give_on, learn_first, move_apprentices, move_neutrals, pay_on, save_on, trade_in_turn
from .favours import begin_round, choose_positions, hand_out, place_favours, reveal_mysteries, reward, select_mysteries
from .mysteries import ask_for_counterspell, horn_on, is_window, keep_on, poll
from .pieces import Q
from .preparation import choose_colours
from .salaries import give_awards, pay_salaries

# The course of a match (AM-027, AM-028)


@rule
def go_on(box, s):
    """Everything that needs no choice, up to the next question: nine phases a round (AM-027), round after round (AM-028)."""
    while s.to_act == 0 and s.stage != p.OVER:
        if s.depth > 0:
            ask_for_counterspell(box, s)
        elif s.horn > 0:
            horn_on(s)
        elif s.sights > 0:
            keep_on(s)
        elif s.due > 0:
            pay_on(s)
        elif s.trade != p.NOTHING:
            give_on(s, in_turn(s))
        elif s.learning != p.NOTHING:
            save_on(box, s, in_turn(s))
        elif is_window(s.stage):
            poll(box, s, p.QUESTION[s.stage])
        elif s.stage < p.REWARDS:
            early_stage(box, s)
        else:
            late_stage(box, s)


@rule
def early_stage(box, s):
    """Setup and Phases 1 to 5."""
    if s.stage == p.COLOURS:
        choose_colours(box, s)
    elif s.stage == p.FIRSTS:
        learn_first(box, s)
    elif s.stage == p.STOCK:
        begin_round(box, s)
    elif s.stage == p.REVEAL:
        reveal_mysteries(s)
    elif s.stage == p.POSITIONS:
        choose_positions(box, s)
    elif s.stage == p.SELECTION:
        select_mysteries(box, s)
    else:
        place_favours(box, s)


@rule
def late_stage(box, s):
    """Phases 6 to 9, and the end."""
    if s.stage == p.REWARDS:
        reward(box, s)
    elif s.stage == p.HANDOUT:
        hand_out(s)
    elif s.stage == p.TRADES_7 or s.stage == p.TRADES_1:
        trade_in_turn(box, s)  # AM-071, AM-112
    elif s.stage == p.MOVES:
        move_apprentices(box, s)
    elif s.stage == p.NEUTRALS:
        move_neutrals(s)
    elif s.stage == p.BREWING:
        brew_in_turn(box, s)
    elif s.stage == p.SALARIES:
        end_round(box, s)
    else:
        end_match(box, s)


@rule
def end_round(box, s):
    """Salaries; after the last recipe of a tent the match ends, whatever the mystery pile holds (AM-144, AM-146)."""
    pay_salaries(box, s)
    s.turn = 0
    s.stage = p.AWARDS if s.last == 1 else p.TRADES_1


# End of the match (AM-144 to AM-152)


@rule
def end_match(box, s):
    """No salary for a round that ends in Phase 2 (AM-145); awards by family (AM-147), then the most Florims win (AM-151); who has
    as many shares the victory (AM-152)."""
    s.stage = p.OVER
    s.asks = Q.colour
    s.open = 0
    give_awards(box, s)
    most, winners = 0, 0
    for seat in range(s.seats):
        most = max(most, s.florims[seat])
    for seat in range(s.seats):
        winners += s.florims[seat] == most
    for seat in range(s.seats):
        if s.florims[seat] == most:
            tell(s, ALL, 152 if winners > 1 else 151, seat, most)
