"""Fights, alchemists and soul stones (MP-054 to MP-083)."""

import pytest

from athanor.games.materia_prima.tests.tables import play, position, refused

KALDA_FIRST = ("kalda", "vitrudes", "sejlon", "togal")
VITRUDES_FIRST = ("vitrudes", "sejlon", "kalda", "togal")


# Fight


def test_mp054_an_adjacent_figure_of_another_player():
    t = position().stand(0, (0, 1)).stand(1, (-1, 3))
    t.homunculus(0, "H17", (0, 2))
    assert refused(t, "fight alchemist II alchemist") == "MP-054"
    assert refused(t, "fight first II alchemist") == ""
    assert refused(t, "fight alchemist I first") == "MP-054"


def test_mp055_not_on_its_own_tower_hex():
    t = position().stand(0, (-1, 2))
    assert refused(t, "fight alchemist II alchemist") == "MP-055"


def test_mp056_out_of_the_own_tower():
    t = position().stand(1, (0, 1))
    assert refused(t, "fight alchemist II alchemist") == ""


def test_mp057_one_of_several_is_chosen():
    t = position().stand(0, (0, 1)).stand(1, (0, 2))
    t.homunculus(1, "H01", (0, 2))
    t.homunculus(1, "H02", (0, 2))
    assert len(t.offers("fight")) == 3
    play(t, "fight alchemist II first", dice=(2, 2, 0, 0))
    assert t.s.card[1][1] == 255
    assert t.s.card[1][2] != 255
    assert t.place(1) == (0, 2)


def test_mp058_as_often_as_there_are_actions():
    t = position().stand(0, (0, 1)).stand(1, (0, 2))
    play(t, "fight alchemist II alchemist", dice=(0, 0, 0, 0, 0))
    play(t, "fight alchemist II alchemist", dice=(0, 0, 0, 0, 0))
    assert t.left() == 1
    assert refused(t, "fight alchemist II alchemist") == ""


@pytest.mark.parametrize(("items", "attack", "defence"), [((), 3, 3), (("Q17",), 6, 3), (("Q18", "Q12"), 5, 6)])
def test_mp059_items_add_to_the_values(items, attack, defence):
    """MP-121"""
    t = position().own(0, *items)
    assert t.value("A") == attack
    assert t.value("D") == defence


def test_mp060_as_many_dice_as_the_value():
    """MP-061"""
    t = position().own(0, "Q10").stand(0, (0, 1)).stand(1, (0, 2))
    play(t, "fight alchemist II alchemist", dice=(1, 0, 2, 1, 0, 2, 2))
    assert [sum(die > 0 for die in roll) for roll in t.s.rolls] == [5, 2]
    assert t.s.forces == [4, 4]
    assert t.told(60)[0][3] == 4
    assert t.told(61)[0][3] == 4


def test_mp061_a_value_of_nothing_has_no_force():
    t = position().stand(0, (0, 1))
    t.homunculus(1, "H05", (0, 2))
    play(t, "fight alchemist II first", dice=(1, 0, 0))
    assert t.s.forces == [1, 0]
    assert t.s.card[1][1] == 255


def test_mp062_ten_dice_at_most():
    t = position(roles=VITRUDES_FIRST).souls(0, 0).own(0, "Q17", "Q18").stand(0, (0, 1)).stand(1, (0, 2))
    assert t.value("A") == 10
    t.box.most_dice, kept = 8, t.box.most_dice
    play(t, "fight alchemist II alchemist", dice=(1,) * 8)
    t.box.most_dice = kept
    assert sum(die > 0 for die in t.s.rolls[0]) == 8


def test_mp063_the_defence_holds_on_a_tie():
    t = position().stand(0, (0, 1)).stand(1, (0, 2)).give(1, 0, fire=1)
    play(t, "fight alchemist II alchemist", dice=(1, 1, 0, 1, 1))
    assert t.place(1) == (0, 2)
    assert t.load(1, "fire") == 1
    assert t.told(63)


def test_mp064_the_attacker_does_not_move():
    t = position().stand(0, (0, 1)).stand(1, (0, 2))
    play(t, "fight alchemist II alchemist", dice=(2, 1, 0, 0, 0))
    assert t.place(0) == (0, 1)
    assert t.place(1) == (-2, 2)
    assert t.told(64)


def test_mp064_who_fought_is_remembered():
    t = position(3).stand(1, (0, 2)).turn(1)
    t.homunculus(2, "H01", (0, 1))
    play(t, "fight alchemist III first", dice=(0, 0, 0, 0))
    assert t.s.fighters == [1, t.s.alchemist[1], 2, 4]


def test_mp065_a_defeated_homunculus_leaves_for_good():
    t = position().stand(0, (0, 1))
    t.homunculus(1, "H01", (0, 2))
    play(t, "fight alchemist II first", dice=(2, 1, 0, 0))
    assert t.s.at[1][1] == 49
    assert t.s.where[0] == 1
    assert t.s.spent[0] == 1


def test_mp066_a_defeated_alchemist_keeps_all_but_his_load():
    t = position().stand(0, (0, 1)).stand(1, (0, 2)).own(1, "Q01").lay(1, "P01").give(1, gold=1).give(1, 0, fire=1)
    play(t, "fight alchemist II alchemist", dice=(2, 2, 0, 1, 0))
    play(t, "done")
    assert t.told(66) == [[1, 0, 0, 0, 0]]
    assert t.s.worn[1][0] == 0
    assert t.s.laid[1][0] == 48
    assert t.stock(1, "gold") == 1
    assert t.s.loaded[1][0] == 0


def test_mp067_a_victorious_alchemist_takes_the_soul_stone():
    t = position().stand(0, (0, 1)).stand(1, (0, 2)).give(0, 0, iron=4)
    play(t, "fight alchemist II alchemist", dice=(2, 2, 0, 1, 0))
    assert t.s.souls[:2] == [2, 0]
    assert t.ground((0, 2), "soul") == 0


def test_mp068_a_homunculus_leaves_the_soul_stone():
    t = position().stand(1, (0, 2))
    t.homunculus(0, "H17", (0, 1))
    play(t, "fight first II alchemist", dice=(2, 2, 1, 0, 0, 0))
    assert t.s.souls[:2] == [1, 0]
    assert t.ground((0, 2), "soul") == 1


def test_mp069_loot_within_capacity():
    """MP-070: the winner's own load stays."""
    t = position().stand(0, (0, 1)).stand(1, (0, 2)).give(0, 0, iron=2).give(1, 0, gold=1, fire=2)
    play(t, "fight alchemist II alchemist", dice=(2, 2, 0, 1, 0))
    assert t.asks == "loot"
    assert t.s.open == 0
    assert refused(t, "all") == "MP-069"
    assert refused(t, "put iron") == "MP-069"
    play(t, "take gold")
    assert t.s.open == 1
    play(t, "done")
    assert t.load(0, "gold") == 1
    assert t.load(0, "iron") == 2
    assert t.ground((0, 2), "fire") == 2


def test_mp069_the_last_marker_ends_the_loot():
    t = position().stand(0, (0, 1)).stand(1, (0, 2)).give(1, 0, gold=1, fire=1)
    play(t, "fight alchemist II alchemist", dice=(2, 2, 0, 1, 0))
    play(t, "take gold", "take fire")
    assert t.asks == "turn"
    assert t.place(1) == (-2, 2)
    assert t.told(69) == [[0, 1, 1, 1, 0], [0, 1, 9, 1, 0]]
    assert t.load(0, "gold") == t.load(0, "fire") == 1


def test_mp069_all_of_it_when_it_fits():
    t = position().stand(0, (0, 1)).stand(1, (0, 2)).give(0, 0, iron=1).give(1, 0, gold=1, fire=2)
    play(t, "fight alchemist II alchemist", dice=(2, 2, 0, 1, 0))
    play(t, "all")
    assert (t.load(0, "gold"), t.load(0, "fire"), t.load(0, "iron")) == (1, 2, 1)
    assert (t.asks, t.place(1)) == ("turn", (-2, 2))


def test_mp071_the_order_after_a_fight():
    t = (
        position(roles=KALDA_FIRST)
        .stand(0, (0, 1))
        .stand(1, (0, 2))
        .souls(0, 0)
        .give(0, 0, iron=3, water=3)
        .give(1, 0, fire=1)
    )
    play(t, "fight alchemist II alchemist", dice=(2, 2, 2, 0, 0))
    assert t.asks == "overflow"
    assert t.place(1) == (0, 2)
    play(t, "shed water")
    assert t.place(1) == (-2, 2)


def test_mp072_attacking_is_remembered_defending_is_not():
    t = position().stand(1, (0, 2))
    t.homunculus(0, "H06", (0, 1))
    play(t, "fight first II alchemist", dice=(0, 0, 2, 2))
    assert t.s.attacked[:2] == [1, 0]


def test_mp073_a_crossbow_reaches_two_hexes():
    t = position().own(0, "Q11").stand(0, (0, 1)).stand(1, (-1, 3))
    t.homunculus(0, "H01", (-1, 2))
    assert refused(t, "fight alchemist II alchemist") == ""
    t.stand(0, (2, 1))
    assert refused(t, "fight alchemist II alchemist") == "MP-073"


# Alchemists and soul stones


def test_mp074_the_column_follows_the_soul_stones():
    t = position(roles=VITRUDES_FIRST)
    assert [t.value(which) for which in "ADC"] == [3, 2, 3]
    t.souls(0, 0)
    assert [t.value(which) for which in "ADC"] == [5, 3, 3]


def test_mp075_a_soulless_alchemist_plays_on_but_ends_nothing():
    t = position().quest(0, "K05").stone(0).souls(0, 0).turn(0)
    play(t, "move alchemist W")
    assert t.place(0) == (0, 0)
    assert not t.over
    assert t.left() == 2


def test_mp076_the_loss_of_the_soul_changes_nothing_else():
    t = position().own(0, "Q10")
    t.homunculus(0, "H17", (0, 1))
    t.souls(0, 0)
    assert t.value("A", 0, 1) == 4
    assert t.value("A") == 5


def test_mp077_soul_stones_are_alike_and_limited():
    """MP-078: any number of them, without capacity."""
    t = position().stand(0, (0, 1)).lay_down((0, 1), soul=2).give(0, 0, iron=4)
    play(t, "pick alchemist", "take soul")  # the first was no choice
    assert t.s.souls[0] == 3
    assert t.s.loaded[0][0] == 4


def test_mp079_each_lost_fight_costs_one_soul_stone():
    t = position().stand(0, (0, 1)).stand(1, (0, 2)).souls(1, 2)
    play(t, "fight alchemist II alchemist", dice=(2, 2, 0, 1, 0))
    assert t.s.souls[:2] == [2, 1]
    assert t.place(1) == (-2, 2)


def test_mp080_there_may_be_no_stone_to_take():
    t = position().stand(0, (0, 1)).stand(1, (0, 2)).souls(1, 0)
    play(t, "fight alchemist II alchemist", dice=(2, 2, 0, 1, 0, 0))
    assert t.s.souls[:2] == [1, 0]
    assert t.place(1) == (-2, 2)


def test_mp081_a_soul_stone_may_be_an_ingredient():
    t = position().hold(0, "P16").give(0, sulphur=1).souls(0, 0)
    assert refused(t, "transmute P16") == "MP-081"
    play(t.souls(0, 1), "transmute P16")
    assert t.s.souls[0] == 0
    assert t.s.laid[0][1] == t.id("P16", "cards")


def test_mp082_a_soul_regained():
    t = position().souls(0, 0).stand(0, (0, 1)).lay_down((0, 1), soul=1)
    play(t, "pick alchemist")
    assert t.value("D") == 3
    assert t.told(74) == [[0, 1, 1, 0, 0]]


def test_mp083_excess_goes_to_the_stock_at_home():
    t = position().own(0, "Q05").give(0, 0, fire=6)
    play(t, "equip alchemist", "stow Q05", "done")
    assert t.s.loaded[0][0] == 4
    assert t.stock(0, "fire") == 2
