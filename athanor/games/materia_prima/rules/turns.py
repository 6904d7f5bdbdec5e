"""The turn: beginning, counting, ending (MP-024 to MP-036, MP-159, MP-160)."""

from athanor.kernel.rulebook import ALL, fill, only, rule, table, tell

from . import pieces as p
from .cities import activate, free_errand, refusal_to_buy, refusal_to_research, working, works
from .combat import begin_looting, refusal_to_fight
from .figures import actions_of, at_home, excess, kinds_loaded, on_board, shed
from .ground import free_move, refusal_to_drop, refusal_to_enter, refusal_to_mine, refusal_to_pick, refusal_to_recall
from .pieces import Q
from .quests import after_drop, after_move, at_end, at_start, end_match, ends_by_score, ends_early
from .works import (
    begin_transfer,
    free_convert,
    refusal_to_convert,
    refusal_to_convert_special,
    refusal_to_convert_wild,
    refusal_to_equip,
    refusal_to_make,
)

MOST_ROUNDS = table([60, 40, 20, 100])


# What a player can still do (MP-031, MP-033)


@rule
def can_move(s, seat, figure):
    """Some hex beside the figure may be entered."""
    for d in range(p.DIRECTIONS):
        if refusal_to_enter(s, seat, s.near[s.at[seat][figure]][d]) == 0:
            return True
    return False


@rule
def can_do_more(box, s, seat, figure):
    """An action of any figure but Move, paid."""
    if refusal_to_mine(box, s, seat, figure, 1) == 0 or refusal_to_pick(box, s, seat, figure) == 0:
        return True
    if refusal_to_drop(s, seat, figure) == 0 or refusal_to_equip(box, s, seat, figure) == 0:
        return True
    for rival in range(s.seats):
        for prey in range(p.FIGURES):
            if refusal_to_fight(box, s, seat, figure, rival, prey) == 0:
                return True
    return False


@rule
def can_convert(box, s, seat):
    """Some conversion is possible."""
    for kind in range(p.KINDS):
        if refusal_to_convert(box, s, seat, kind) == 0:
            return True
    for kind in range(p.SECONDS):
        if refusal_to_convert_wild(box, s, seat, kind) == 0:
            return True
    return refusal_to_convert_special(box, s, seat) == 0


@rule
def can_run_errand(box, s, seat):
    """Some card can be researched, or an extension bought."""
    for deck in range(3):
        if refusal_to_research(box, s, seat, deck) == 0:
            return True
    return refusal_to_buy(box, s, seat) == 0


@rule
def may_transmute(box, s, seat):
    """For all that the others know the hand holds a formula that can be made: some card of a deck that it has cards of, in
    whatever hand or pile that card lies. A turn that ended by itself where it holds none would tell so (MP-033)."""
    for card in range(p.CARDS):
        if s.hand[seat][card // p.DECK] > 0 and (s.where[card] == p.PILE or p.HAND <= s.where[card] < p.HAND + p.SEATS):
            if refusal_to_make(box, s, seat, card) == 0:
                return True
    return False


@rule
def can_act(box, s, seat):
    """Some figure has a legal action, paid or free (MP-031), for all that the others know: the likeliest are asked first."""
    for figure in range(p.FIGURES):
        if on_board(s, seat, figure) and s.left[seat][figure] > 0:
            if can_move(s, seat, figure) or can_do_more(box, s, seat, figure):
                return True
    if free_move(box, s, seat, p.ALCHEMIST) and can_move(s, seat, p.ALCHEMIST):
        return True
    paid = s.left[seat][p.ALCHEMIST] > 0
    if (paid or free_convert(box, s, seat)) and at_home(s, seat, p.ALCHEMIST) and can_convert(box, s, seat):
        return True
    if (paid or free_errand(box, s, seat)) and can_run_errand(box, s, seat):
        return True
    return paid and (may_transmute(box, s, seat) or refusal_to_recall(box, s, seat) == 0)


# Resolving an action, step by step


@rule
def overflows(box, s, seat):
    """Too much to carry: the owner removes the excess, at his choice (MP-083); with one kind there is none. True when he is
    asked."""
    n = excess(box, s, seat, s.figure)
    if n == 0:
        return False
    if kinds_loaded(s, seat, s.figure) > 1:
        s.asks = Q.overflow
        s.open = 0
        return True
    for kind in range(p.KINDS):
        if s.load[seat][s.figure][kind] > 0:
            shed(s, seat, s.figure, kind, n)
    return False


@rule
def resolve(box, s, seat):
    """The figure's own choices are made: overflow, then loot (MP-071), transfer (MP-094, MP-097) or the quests of the deed."""
    if on_board(s, seat, s.figure) and overflows(box, s, seat):
        return
    deed = s.deed
    s.deed = p.NO_DEED
    if deed == p.DEED_FIGHT:
        begin_looting(box, s, seat)
    elif deed == p.DEED_TRANSMUTE:
        s.deed = p.DEED_CONVERT  # what follows is a transfer
        begin_transfer(box, s, seat, 0)
    elif deed == p.DEED_MOVE:
        after_move(box, s, seat, s.figure)
    elif deed == p.DEED_DROP:
        after_drop(box, s, seat)


@rule
def proceed(box, s, seat):
    """Between two actions the player may go on in any order (MP-028), or the turn ends by itself (MP-033)."""
    s.open = 0
    s.busy = 1
    ends_early(s)
    ends_by_score(box, s)
    if s.to_act != 0 and not can_act(box, s, seat):
        tell(s, ALL, 33, seat)
        end_turn(box, s)


# The turn (MP-024 to MP-027)


@rule
def set_counters(box, s, seat):
    """Each figure on the board gets its actions (MP-026); nothing has been done for free yet (MP-124)."""
    for figure in range(p.FIGURES):
        s.left[seat][figure] = actions_of(box, s, seat, figure) if on_board(s, seat, figure) else 0
    s.moves = 0
    s.conversions = 0
    s.errands = 0
    s.dug = 0
    s.deed = p.NO_DEED
    s.asks = Q.turn


@rule
def open_turn(box, s, seat):
    """In this order: K08, the active extension, its income, the counters (MP-025). True when the player chooses now."""
    s.seat = seat
    s.to_act = only(seat)
    s.active = p.NONE
    for x in range(p.EXTENSIONS):
        s.bought[x] = 0
    tell(s, ALL, 24, seat, s.turn // s.seats + 1)
    at_start(box, s, seat)
    ends_early(s)
    if s.to_act == 0:
        return True
    if working(s, seat) > 1:
        s.asks = Q.extension
        return True
    for x in range(p.EXTENSIONS):
        if works(s, seat, x):
            activate(box, s, seat, x)  # a single one is no choice (MP-112)
    set_counters(box, s, seat)
    return can_act(box, s, seat)


@rule
def close_turn(box, s):
    """K09 is checked, what is left is lost (MP-032, MP-034). After a round: idle rounds (MP-159) and the cap (MP-160)."""
    at_end(s, s.seat)
    ends_early(s)
    fill(s.left[s.seat], 0)
    s.turn += 1
    if s.to_act != 0 and s.turn % s.seats == 0:
        s.idle = 0 if s.busy == 1 else s.idle + 1
        s.busy = 0
        if s.idle >= box.idle_rounds:
            end_match(s, 159, p.NONE)
        elif s.turn // s.seats >= MOST_ROUNDS[s.options[p.MAX_ROUNDS]]:
            end_match(s, 160, p.NONE)


@rule
def end_turn(box, s):
    """On clockwise (MP-024), until somebody can act."""
    while True:
        close_turn(box, s)
        if s.to_act == 0:
            return
        seat = (s.first + s.turn) % s.seats
        if open_turn(box, s, seat):
            return
        tell(s, ALL, 33, seat)
