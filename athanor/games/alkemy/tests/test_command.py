"""Command cards: reserve, hand, the card of the turn, cancellations, orders (AK-240 to AK-245)."""

import random

import pytest

import athanor
from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import activation, combat, command, dice, effects, invariants, judgement, ways
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.figures import marked
from athanor.games.alkemy.rules.pieces import QUESTIONS
from athanor.games.alkemy.tests.tables import BOX, VOCABULARY, play, position, refused

TROOPS = {"a1": ("AV1", 100, 100), "a2": ("AV4", 60, 100), "b1": ("KH1", 300, 300), "b2": ("KH3", 340, 300)}


def commanding(figures=TROOPS, hands=((1, 5), (5, 9)), **more):
    """A table with hands of cards, by number from 0."""
    table = position(figures, **more)
    table.s.options[6] = 1
    for seat, cards in enumerate(hands):
        table.s.commands[seat] = sum(1 << card for card in cards)
        table.s.held[seat] = len(cards)
    table.s.reserve[: len(hands)] = [10] * len(hands)
    return table


def test_ak240_x24_the_reserve():
    """Garlan has ESP 7 and is a Chef, with one priest: 7 + 2 + 1 = 10."""
    table = position(TROOPS)
    table.run(p.RESERVES)
    assert table.s.reserve[0] == 10
    two = {"a1": ("AV1", 100, 100), "a2": ("AV3", 60, 100), "b1": ("KH1", 300, 300)}
    table = position(two)
    table.s.options[3] = 1  # the full set-up asks whose ESP it is
    table.run(p.RESERVES)
    assert (table.asks, table.legal(0)) == ("feeder", ["chief a1", "chief a2"])
    assert refused(table, "chief b1", 0) == "AK-240"
    play(table, (0, "chief a2"))
    assert table.s.reserve[0] == 9 + 2 + 1  # the abbess is an alchemist, Garlan a Chef


def test_ak241_five_different_cards_at_most():
    table = position(TROOPS)
    table.run(p.RESERVES)
    assert table.asks == "hand"
    for card in ("K01", "K02", "K05", "K06"):
        play(table, (0, f"command {card}"))
    assert refused(table, "command K01", 0) == "AK-241"
    play(table, (0, "command K12"))
    assert table.s.to_act == 0b10  # five: the hand is complete
    play(table, (1, "ready"))
    assert (table.s.held[:2], table.s.commands[1]) == ([5, 0], 0)


def test_ak242_ak243_one_card_a_turn_revealed_together_and_paid():
    table = commanding()
    table.run(p.COMMAND_PHASE)
    assert (table.asks, table.s.to_act) == ("command", 0b11)
    assert refused(table, "command K01", 0) == "AK-241"  # not in the hand
    table.s.reserve[1] = 3
    assert refused(table, "command K06", 1) == "AK-242"  # dearer than the reserve
    table.s.reserve[1] = 10
    play(table, (0, "command K02"))
    assert table.s.called[:2] == [0, 0]  # nothing is shown before all have chosen
    play(table, (1, "command K06"))
    assert (table.s.called[:2], table.s.reserve[:2], table.s.held[:2]) == ([2, 6], [7, 6], [1, 1])
    assert command.refusal_of_command(table.box, table.s, 0, 1) == 243  # once a game


def test_ak244_x24_cancelling_costs_one_more():
    """K06 costs 4, cancelling it 5; having played K02 (3) out of 10 he has 7, so he can."""
    table = commanding()
    table.run(p.COMMAND_PHASE)
    play(table, (0, "command K02"), (1, "command K06"))
    assert table.asks == "cancel"
    assert table.legal(0) == ["cancel nobody", "cancel b"]
    assert refused(table, "cancel a", 0) == "AK-244"
    play(table, (0, "cancel b"), (1, "cancel nobody"))
    assert table.s.reserve[:2] == [2, 6]
    assert table.s.orders[:2] == [1 << p.HEROIC_CHARGE, 0]
    assert table.s.played[1] == 1 << p.ADVANCE_ORDER  # spent without effect
    poor = commanding()
    poor.s.reserve[0] = 7
    poor.run(p.COMMAND_PHASE)
    play(poor, (0, "command K02"), (1, "command K06"))  # 4 left of his, 5 are asked
    assert poor.s.to_act == 0b10


def test_ak244_several_cancel_and_all_pay():
    three = {**TROOPS, "c1": ("TJ1", 200, 300)}
    table = commanding(three, hands=((1, 5), (5, 9), (5,)), seats=3)
    table.run(p.COMMAND_PHASE)
    play(table, (0, "command K02"), (1, "hold"), (2, "command K06"))
    assert table.legal(1) == ["cancel nobody", "cancel a", "cancel c", "cancel ac"]
    assert refused(table, "cancel b", 0) == "AK-244"  # B has called no card
    play(table, (0, "cancel c"), (1, "cancel ac"), (2, "cancel nobody"))
    assert table.s.reserve[:3] == [10 - 3 - 5, 10 - 4 - 5, 10 - 4]
    assert table.s.orders[:3] == [0, 0, 0]


def test_ak245_the_cards_left_take_effect_before_the_initiative():
    table = commanding(hands=((4,), (9,)))  # a second wind, a sabotage
    table.set("hurt", "a1", 4)
    table.s.elements, table.s.pawn[0], table.s.pawns = 1, 2, 1
    table.s.initiative = 0  # B lost the last roll: he orders the cards (AK-006)
    table.run(p.COMMAND_PHASE)
    play(table, (0, "command K05"), (1, "command K10"), (0, "cancel nobody"), (1, "cancel nobody"))
    assert (table.asks, table.seat(), table.legal()) == ("orders", 1, ["obey a", "obey b"])
    play(table, "obey b")
    assert (table.asks, table.seat(), table.legal()) == ("sabotage", 1, ["onto 1"])
    play(table, "onto 1")
    assert (table.s.pawn[0], table.s.collected, table.s.gathered[1]) == (0, 1, 0)
    assert (table.asks, table.seat()) == ("subject", 0)
    assert refused(table, "target b1") == "AK-245"
    play(table, "target a1")
    assert table.of("hurt", "a1") == 1


def test_ak245_ak006_the_order_is_asked_for_where_several_cards_work_at_once():
    """AK-006: a card that lasts all turn needs no place; the loser of the last roll orders the others."""
    cards = {0: "K05", 1: "K02", 2: "K06"}
    three = {**TROOPS, "c1": ("TJ1", 200, 300), "c2": ("TJ1", 240, 300)}
    table = commanding(three, hands=((4,), (1,), (5,)), seats=3)
    table.s.initiative, table.s.first = 0, 1  # clockwise from B, A is last
    table.run(p.COMMAND_PHASE)
    play(table, *((seat, f"command {card}") for seat, card in cards.items()))
    play(table, *((seat, "cancel nobody") for seat in cards))
    assert (table.asks, table.seat(), table.legal()) == ("orders", 0, ["obey a", "obey c"])
    assert refused(table, "obey b") == refused(table, "obey d") == "AK-006"
    play(table, "obey c")
    assert (table.asks, table.seat()) == ("subject", 2)
    play(table, "target c1")
    assert (table.asks, table.seat()) == ("subject", 0)  # one is left: nothing to ask
    play(table, "target a1")
    assert table.s.orders[:3] == [1 << p.SECOND_WIND, 1 << p.HEROIC_CHARGE, 1 << p.ADVANCE_ORDER]


def test_ak245_a_card_alone_is_not_ordered():
    table = commanding(hands=((4,), (1,)))
    table.run(p.COMMAND_PHASE)
    play(table, (0, "command K05"), (1, "command K02"), (0, "cancel nobody"), (1, "cancel nobody"))
    assert (table.asks, table.seat()) == ("subject", 0)
    bare = commanding(hands=((4,), (9,)))  # a sabotage where no pawn lies
    bare.run(p.COMMAND_PHASE)
    play(bare, (0, "command K05"), (1, "command K10"), (0, "cancel nobody"), (1, "cancel nobody"))
    assert (bare.asks, bare.seat()) == ("subject", 0)


def test_ak259_who_has_no_figures_orders_nothing():
    three = {**TROOPS, "c1": ("TJ1", 200, 300)}
    table = commanding(three, hands=((4,), (1,), (5,)), seats=3)
    table.s.initiative = table.s.first = 0
    assert activation.last_to_play(table.s) == 2
    table.s.here[32] = 0
    assert activation.last_to_play(table.s) == 1


def test_ak006_who_orders_before_the_first_roll():
    table = commanding()
    table.s.initiative = -1
    assert activation.last_to_play(table.s) == 1  # B
    table.s.initiative = 1
    assert activation.last_to_play(table.s) == 0


def test_k01_k02_moves():
    table = commanding()
    table.s.orders[0] = 1 << p.FORCED_MARCH
    assert [ways.value_of(table.box, table.s, 0, move) for move in range(3)] == [64, 96, 192]
    table.s.orders[0] = 1 << p.HEROIC_CHARGE
    assert [ways.value_of(table.box, table.s, f, 1) for f in (0, 1)] == [128, 96]  # heroes only


def test_k03_k04_shots():
    pair = {"a1": ("AV9", 100, 40), "b1": ("AV9", 100, 200)}
    table = commanding(pair)
    table.s.orders[0] = 1 << p.VOLLEY
    table.dice(1, 1, 1).run(p.TIR, 0, 16, 0, 0, 0)
    assert (table.s.dice_count, marked(table.s, 0, p.VOLLEYED)) == (3, True)
    table.s.top = table.s.to_act = 0
    table.run(p.TIR, 0, 16, 0, 0, 0)
    assert table.s.dice_count == 2  # the first Tir only
    for orders, hit in ((0, True), (1 << p.SHIELDS_UP, False)):
        table = commanding(pair)
        table.s.orders[1] = orders
        table.s.dice[:2], table.s.dice_count = [4, 1], 2  # 5 and 2 and TIR 3: 10 against DEF 10, or 11
        table.s.answer = rules.ACTIONS.read("keep 1", VOCABULARY)
        table.run(p.TIR_KEPT, 0, 16, 0, 0)
        assert (table.s.pending[0][0] != -1) == hit


def test_k06_a_point_above_the_printed_ones():
    table = commanding(hands=((5,), ()))
    table.s.called[0], table.s.orders[0] = p.ADVANCE_ORDER + 1, 1 << p.ADVANCE_ORDER
    table.run(p.ORDERS, 1)
    play(table, "target a1")
    assert table.of("pa", "a1") == BOX.pa[table.s.kind[0]] + 1
    assert invariants.check_figure(table.box, table.s, table.s, 0) == 0
    table.s.orders[0] = 0
    assert invariants.check_figure(table.box, table.s, table.s, 0) == 2


def test_k07_k08_dice_of_spirit():
    table = commanding()
    table.s.orders[0] = 1 << p.ONE_STEP_AHEAD
    assert activation.initiative_dice(table.box, table.s, 0) == 2
    table.s.orders[1] = 1 << p.INTIMIDATION
    assert activation.initiative_dice(table.box, table.s, 0) == 1
    assert dice.extra_for(table.box, table.s, 1, dice.ESP_ROLL, 0, 0) == -1
    assert dice.extra_for(table.box, table.s, 16, dice.ESP_ROLL, 0, 0) == 0
    assert dice.extra_for(table.box, table.s, 1, dice.REF_ROLL, 0, 0) == 0


def test_k09_each_alchemist_recovers_two():
    table = commanding(hands=((8,), ()))
    table.s.components[1] -= 3
    table.s.stones[1] -= 1
    table.s.called[0], table.s.orders[0] = 9, 1 << 8
    table.run(p.ORDERS, 1)
    assert (table.asks, table.legal()) == ("mix", ["mix 1", "mix 2"])
    play(table, "mix 1")
    assert (table.s.components[1], table.s.stones[1]) == (6, 6)


def test_ak242_who_has_nothing_left_to_pay_with_is_not_asked():
    table = commanding()
    table.s.reserve[0] = 0
    table.run(p.COMMAND_PHASE)
    assert (table.asks, table.s.to_act) == ("command", 0b10)


def test_ak245_k09_without_an_alchemist_on_the_table_is_not_waited_for():
    """AK-006: who comes first is asked only if both cards do something now."""
    for here, asks in ((1, "orders"), (0, "subject")):
        table = commanding(hands=((8,), (4,)))
        table.s.here[1] = here
        table.s.hurt[16] = 3
        table.s.called[:2], table.s.orders[:2] = [9, 5], [1 << 8, 1 << 4]
        table.run(p.ORDERS, 0b11)
        assert table.asks == asks


def test_k11_k12_reflexes():
    pair = {"a1": ("AV1", 100, 100), "b1": ("KH4", 117, 100)}
    table = commanding(pair)
    table.s.orders[1] = 1 << p.NO_RETREAT
    table.s.answer = rules.ACTIONS.read("target b1", VOCABULARY)
    table.dice(6, 6, 1, 1, 1).run(p.ROLLER_CHOSEN, 0)
    assert table.s.news[0][4] % 15 // 3 == 3  # three dice: one of them is malus
    assert combat.ref_dice(table.box, table.s, 0, p.BRUTAL, False) == -1
    table.s.orders[0] = 1 << p.FURY_ORDER
    assert combat.ref_dice(table.box, table.s, 0, p.BRUTAL, False) == 0


def test_k06_a_point_that_was_not_spent_goes_with_the_turn():
    table = commanding(hands=((), ()))
    table.s.orders[0], table.s.pa[0] = 1 << p.ADVANCE_ORDER, BOX.pa[table.s.kind[0]] + 1
    effects.sweep(table.s)
    assert invariants.check_figure(table.box, table.s, table.s, 0) == 0
    activation.new_turn(table.box, table.s)
    assert invariants.check_figure(table.box, table.s, table.s, 0) == 0
    assert table.s.orders[0] == 0


def test_orders_end_with_the_turn():
    table = commanding()
    table.s.orders[0], table.s.called[0] = 1, 1
    table.run(p.TURN_EFFECTS, 0)
    assert (table.s.orders[0], table.s.called[0]) == (0, 0)


def test_a_card_that_does_nothing_is_worth_less_than_none():
    table = commanding(hands=((4, 7), ()))
    table.s.asks = QUESTIONS.index("command")
    worths = []
    for text in ("hold", "command K05", "command K08"):
        table.s.sealed[0] = rules.ACTIONS.read(text, VOCABULARY) + 1
        worths.append(judgement.command_worth(table.box, table.s, 0))
    assert worths[1] < worths[0] < worths[2]  # nobody is hurt
    table.set("hurt", "a1", 3)
    table.s.sealed[0] = rules.ACTIONS.read("command K05", VOCABULARY) + 1
    assert judgement.command_worth(table.box, table.s, 0) > worths[0]


def test_hands_stay_hidden_and_are_imagined_without_the_cards_that_were_played():
    table = commanding(hands=((1, 5, 7), (5, 9)))
    table.s.played[1] = 0b111
    hidden = rules.hide
    hidden(table.box, table.s, 0)
    assert (table.s.commands[0], table.s.commands[1], table.s.held[1]) == (0b10100010, 0, 2)
    for luck in range(30):
        table.s.rng = luck
        rules.imagine(table.box, table.s, 0)
        assert command.cards_in(table.s.commands[1]) == 2
        assert table.s.commands[1] & 0b111 == 0
    rules.hide(table.box, table.s, 0)
    assert table.s.commands[1] == 0
    without = position(TROOPS)
    without.s.to_act = 1
    rules.imagine(without.box, without.s, 0)
    assert without.s.commands[:2] == [0, 0]


@pytest.mark.parametrize("seats", [2, 3])
def test_matches_with_command_go_on(seats):
    match = athanor.start("alkemy", seats=seats, seed=3, options={"command": "on", "format": "180"}, compiled=False)
    luck, asked = random.Random(3), set()
    for _ in range(80):
        seat = luck.choice(match.to_act())
        asked.add(QUESTIONS[match.state.asks])
        match.play(luck.choice(match.legal(seat)), seat)
    assert {"hand", "command"} <= asked
    assert all(reserve <= 30 for reserve in match.state.reserve)
