"""Phases 7 to 9 and trading: AM-072 to AM-112."""

import pytest

from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.tests.tables import (
    B,
    G,
    P,
    R,
    Y,
    asked,
    choices,
    go_on,
    hold,
    live,
    own,
    play,
    position,
    refused,
    show,
    tokens,
    told,
)

SOME = (3, 3, 3, 3, 3)


def moving(*counts, seats=5, tent=(Y, G, B, R, P), **fields):
    """Seat 0, the blue apprentice in the blue tent, is to move and holds these tokens."""
    return go_on(tokens(position(seats, tent=tent), 0, *counts), p.MOVES, **fields)


def tents(match):
    return [one for one in choices(match) if one.split()[0] in ("go", "stay")]


def test_am072_move_or_stay():
    match = moving(*SOME)
    assert refused(match, "go blue") == "AM-072"
    assert refused(match, "done") == "AM-072"
    assert tents(match) == ["go yellow", "go green", "go red", "go purple", "stay"]


def test_am073_a_move_costs_one_and_one_for_each_other():
    match = moving(9, 9, 9, 9, 9, tent=(R, R, B, R, P))
    before = live(match).tokens[0][R]
    play(match, "go red")
    assert live(match).tokens[0][R] == before - 4
    assert live(match).tent[B] == R


def test_am074_a_stay_costs_three_and_one_for_each_other():
    match = moving(9, 9, 9, 9, 9, tent=(B, G, B, R, P))
    play(match, "stay")
    assert live(match).tokens[0][B] == 9 - 4


def test_am075_neutral_apprentices_count_and_only_those_there_now():
    match = moving(9, 9, 9, 9, 9, seats=3, tent=(Y, G, B, R, Y))  # yellow and purple are neutral
    play(match, "go yellow")
    assert live(match).tokens[0][Y] == 9 - 3


def test_am076_any_number_may_stand_in_a_tent():
    match = moving(9, 9, 9, 9, 9, tent=(P, P, B, P, P))
    play(match, "go purple")
    assert live(match).tent == [P] * 5


def test_am077_the_whole_price_in_the_colour_of_the_tent():
    match = moving(9, 9, 9, 1, 9)
    assert refused(match, "go red") == "AM-077"
    assert refused(match, "go yellow") == ""


def test_am078_am079_who_can_move_and_not_stay_must_move():
    assert refused(moving(2, 0, 3, 0, 0), "stay") == ""
    assert refused(moving(2, 0, 2, 0, 0), "stay") == "AM-079"


def test_am080_who_cannot_move_pays_the_full_stay_unasked():
    match = moving(0, 0, 3, 0, 0, supply=(0,) * 5)
    assert live(match).tokens[0] == [0] * 5
    assert match.to_act() != [0]


def test_am081_part_payment_takes_the_tents_colour_first():
    match = moving(1, 0, 1, 1, 1, supply=(0,) * 5)
    assert asked(match) == "pay"
    assert live(match).tokens[0] == [1, 0, 0, 1, 1]
    assert refused(match, "pay green") == "AM-081"
    play(match, "pay red")
    play(match, "pay yellow")
    assert live(match).tokens[0] == [0, 0, 0, 0, 1]
    assert match.to_act() == [1]


def test_am081_of_one_colour_nothing_is_asked():
    match = moving(0, 0, 0, 4, 0, tent=(R, R, B, R, R), supply=(0,) * 5)
    assert live(match).tokens[0] == [0, 0, 0, 1, 0]
    assert match.to_act() == [1]


def test_am082_who_has_nothing_stays_free_of_charge():
    match = moving(0, 0, 0, 0, 0)
    assert live(match).tent[B] == B
    assert match.to_act() == [1]


def test_am083_trades_that_might_be_made_do_not_count():
    match = moving(1, 0, 0, 1, 1, tent=(Y, Y, B, R, P), supply=(9,) * 5)
    assert tents(match) == ["stay"]
    play(match, "trade green")  # three tokens, all of them given; now only one tent is legal
    assert live(match).tent[B] == G


def test_am084_the_last_player_moves_the_neutral_apprentices():
    match = go_on(position(3), p.NEUTRALS)
    assert asked(match) == "neutral"
    assert match.to_act() == [2]
    assert refused(match, "neutral yellow yellow") == "AM-084"
    assert refused(match, "neutral purple red") == refused(match, "leave purple") == "AM-084"
    play(match, "neutral yellow red")
    assert live(match).tent[Y] == R
    assert choices(match)[-1] == "leave purple"
    play(match, "leave purple")
    assert live(match).tent[P] == P
    assert live(match).stage == p.BREWING


@pytest.mark.parametrize(("seats", "asks"), [(3, 2), (4, 1), (5, 0)])
def test_am085_with_five_players_nothing_is_neutral(seats, asks):
    match = go_on(position(seats), p.NEUTRALS)
    n = 0
    while asked(match) == "neutral":
        play(match, choices(match)[-1])
        n += 1
    assert n == asks


def brewing(*counts, recipes=("B1", "B8"), seats=5, **fields):
    """Seat 0, in the blue tent, is to win a recipe and holds these tokens."""
    return go_on(show(tokens(position(seats), 0, *counts), B, *recipes), p.BREWING, **fields)


def test_am086_a_recipe_of_the_own_tent_for_exactly_its_cost():
    match = show(brewing(2, 3, 3, 1, 1), R, "R4", "R8")
    assert [one for one in choices(match) if one.startswith("learn")] == ["learn B1", "learn B8"]
    assert refused(match, "learn R4") == "AM-153"
    play(match, "learn B1")
    assert live(match).tokens[0] == [0, 0, 1, 1, 0]
    assert refused(brewing(2, 2, 2, 0, 1), "learn B1") == "AM-086"


def test_am087_the_slot_stays_empty_and_nobody_else_wins_the_card():
    match = brewing(2, 3, 3, 1, 1, tent=(Y, G, B, B, P))
    play(match, "learn B1")
    s = live(match)
    assert s.book[0][0] == 1
    assert s.slot[B][0] == p.NOTHING
    assert match.to_act() == [1]
    assert refused(match, "learn B1") == "AM-087"


def test_am088_the_bonus_is_paid():
    match = brewing(2, 3, 3, 1, 1)
    play(match, "learn B1")
    assert live(match).florims[0] == 1 + 5
    assert live(match).earned[0][0] == 5


def test_am089_a_mystery_card_for_a_token():
    match = brewing(0, 0, 0, 1, 0)
    assert refused(match, "mystery blue") == "AM-089"
    size = live(match).pile_size
    play(match, "mystery red")
    s = live(match)
    assert s.pile_size == size - 1
    assert s.cards[0] == 1
    assert s.tokens[0] == [0] * 5
    assert sum(match.view(1).state.hand[0]) == 0
    assert sum(match.view(0).state.hand[0]) == 1


def test_am090_an_empty_pile_sells_nothing():
    match = brewing(1, 0, 0, 1, 1, pile=(0,) * 17, pile_size=0)
    assert refused(match, "mystery red") == "AM-090"


def test_am091_am093_one_recipe_or_one_card():
    match = brewing(2, 3, 9, 9, 9)
    play(match, "learn B1")
    assert match.to_act() == [1]
    match = hold(brewing(5, 5, 9, 9, 9), 0, "second_furnace")
    play(match, "play second_furnace", "learn B1")
    assert match.to_act() == [0]
    assert refused(match, "mystery blue") == "AM-091"
    match = brewing(2, 3, 9, 9, 9)
    play(match, "mystery blue")
    assert match.to_act() == [1]


def test_am092_several_recipes_of_an_item():
    match = own(brewing(2, 3, 3, 1, 1), 0, "gold")
    play(match, "learn B1")
    assert live(match).book[0][0] == 2


def last_yellow(mysteries=20):
    """One yellow recipe is left, and seat 0 stands before it."""
    match = position(3, colours=("yellow", "green", "red"))
    s = live(match)
    show(match, Y, "Y2")
    for r in range(8):
        if r != 1:
            s.recipe[r] = p.BOOK + 1
            s.book[1][match.loaded.rules.Box and match._bench.boxes[0].item[r]] += 1
    s.left[Y] = 0
    while s.pile_size > mysteries:
        kind = next(k for k in range(17) if s.pile[k])
        s.pile[kind] -= 1
        s.discard[kind] += 1
        s.pile_size -= 1
    return go_on(tokens(match, 0, 1, 0, 3, 0, 2), p.BREWING)


def test_am094_am144_am146_the_last_recipe_of_a_tent_ends_the_match_after_the_round():
    match = last_yellow(mysteries=1)
    play(match, "learn Y2")
    assert "AM-094" in told(match)
    assert not match.over
    assert match.to_act() == [1]
    play(match, "done", "done")
    assert match.over
    assert sum(live(match).earned[1][1:4]) > 0  # the round's salaries were paid
    assert live(match).round == 1


def test_am095_three_tokens_for_one():
    match = brewing(3, 0, 2, 0, 0)
    supply = list(live(match).supply)
    play(match, "trade red", "give yellow", "give blue", "give yellow")
    s = live(match)
    assert s.tokens[0] == [1, 0, 1, 1, 0]
    assert s.supply == [supply[0] + 2, supply[1], supply[2] + 1, supply[3] - 1, supply[4]]
    assert refused(brewing(1, 0, 1, 0, 0), "trade red") == "AM-095"


def test_am096_the_supply_must_hold_the_colour_before():
    assert refused(brewing(0, 3, 3, 0, 0, supply=(9, 0, 9, 0, 9)), "trade red") == "AM-096"


def test_am097_any_three_tokens_that_are_there():
    match = brewing(1, 2, 3, 0, 0)
    play(match, "trade blue", "give green", "give green")
    assert refused(match, "give green") == "AM-097"
    assert choices(match) == ["give yellow", "give blue"]
    play(match, "give blue")  # one of the colour taken
    assert live(match).tokens[0] == [1, 0, 3, 0, 0]


def test_am098_trades_may_be_repeated():
    match = brewing(0, 0, 9, 0, 0)
    for left in (7, 5, 3, 1):
        play(match, "trade blue")
        assert sum(live(match).tokens[0]) == left


def test_am099_no_trade_in_other_phases():
    match = go_on(position(5, supply=(9,) * 5), p.PLACING)
    assert refused(match, "trade red") == "AM-099"
    assert refused(moving(*SOME), "trade red") == ""
    assert refused(brewing(*SOME), "trade red") == ""


@pytest.mark.parametrize("stage", [p.TRADES_7, p.TRADES_1])
def test_am100_two_windows_each_player_once_in_turn_order(stage):
    match = go_on(position(3, supply=(9,) * 5), stage)
    assert refused(match, "stay") == "AM-100"
    order = []
    while live(match).stage == stage:
        order.append(match.to_act()[0])
        play(match, "done")
    assert order == [0, 1, 2]


def test_am101_nothing_interrupts_a_trade():
    match = brewing(3, 3, 3, 0, 0)
    play(match, "trade red")
    assert live(match).tokens[0] == [3, 3, 3, 0, 0]
    assert refused(match, "learn B1") == refused(match, "trade blue") == "AM-101"
    seen = match.view(1).state
    assert p.QUESTIONS[seen.asks] == "brew"
    assert seen.trade == p.NOTHING
    assert live(match).open == 1


def paid(*items, seats=3, **fields):
    """The salary of seat 0 by kind: duplicates, princes, masters."""
    match = go_on(own(position(seats, **fields), 0, *items), p.SALARIES)
    return live(match).earned[0][1:4]


def test_am102_a_window_opens_before_the_salaries():
    match = go_on(hold(position(3), 1, "salt_tax"), p.WINDOW_9)
    assert asked(match) == "window_9"
    assert match.to_act() == [1]


def test_am103_the_sum_of_three_kinds():
    match = go_on(own(position(3), 0, "gold", "gold", "ruby", "silver"), p.SALARIES)
    assert live(match).florims[0] == 1 + 2 + 1 + 2


@pytest.mark.parametrize(("items", "florims"), [("myrrh", 0), ("myrrh myrrh", 2), ("myrrh " * 3, 5), ("myrrh " * 4, 10)])
def test_am104_duplicates_by_number_of_copies(items, florims):
    assert paid(*items.split()) == [florims, 0, 0]


def test_am105_different_items_of_a_line():
    assert paid("gold", "ruby", "amethyst") == [0, 3, 0]
    assert paid("electrum", "sapphire", "turquoise") == [0, 2, 0]


def test_am106_different_items_of_a_column():
    assert paid("gold", "silver", "electrum") == [0, 0, 6]
    assert paid("indigo", "tyrian_purple") == [0, 0, 1]


def test_am107_once_for_the_whole_set():
    assert paid("gold", "ruby", "amethyst", "frankincense", "red_dye_5") == [0, 10, 0]


def test_am108_am109_sets_lie_in_layers():
    assert paid("gold", "gold", "ruby", "ruby", "silver", "silver") == [6, 2, 4]


def test_am110_recipes_of_setup_count():
    match = position(3)
    assert live(own(match, 0, "gold", "silver")).round == 1
    assert live(go_on(match, p.SALARIES)).earned[0][3] == 2


def test_am111_salaries_are_paid_at_the_same_time():
    match = own(own(position(3), 0, "gold", "silver"), 2, "ruby", "emerald")
    go_on(match, p.SALARIES)
    assert [row[3] for row in live(match).earned[:3]] == [2, 0, 2]
    assert told(match).count("AM-103") == 3


def test_am112_trades_then_the_next_round():
    match = go_on(position(3, supply=(9,) * 5), p.SALARIES)
    assert live(match).stage == p.TRADES_1
    for _ in range(3):
        play(match, "done")
    assert live(match).round == 2


def test_am103_all_48_recipes_pay_241():
    match = position(3)
    items = [one.item for one in match.box.components.recipes]
    assert paid(*items) == [94, 81, 66]
