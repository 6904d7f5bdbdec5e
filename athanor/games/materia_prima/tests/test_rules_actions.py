"""Moving, mining, fighting, the tower, the cities (MP-037 to MP-133)."""

import pytest

from athanor.games.materia_prima.tests.tables import BLACKHOLM, HAMMERBREACH, WINDSHIRE, table

KALDA_FIRST = ("kalda", "vitrudes", "sejlon", "togal")
TOGAL_FIRST = ("togal", "vitrudes", "sejlon", "kalda")
VITRUDES_FIRST = ("vitrudes", "sejlon", "kalda", "togal")


# Move


def test_mp037_one_step_to_an_adjacent_hex():
    t = table()
    assert len(t.offers("move")) == 6
    t.play("move alchemist NE")
    assert t.place(0) == (2, -1)
    assert t.left() == 2


def test_mp038_no_figure_of_another_player():
    """MP-119: a homunculus blocks its hex."""
    t = table()
    t.homunculus(1, "H05", (2, 0))
    assert t.no("move alchemist E") == 38
    assert len(t.offers("move")) == 5


def test_mp039_no_tower_of_another_player():
    t = table().stand(0, (-1, 2)).stand(1, (0, 2))
    assert t.no("move alchemist W") == 39


def test_mp040_the_own_tower_and_the_own_figures():
    t = table().stand(0, (2, 0))
    t.homunculus(0, "H01", (2, -1))
    assert t.no("move alchemist W") == 0
    assert t.no("move alchemist NW") == 0


def test_mp041_the_load_travels():
    t = table().give(0, 0, gold=2).own(0, "Q01")
    t.play("move alchemist E")
    assert t.load(0, "gold") == 2
    assert t.s.souls[0] == 1
    assert t.s.worn[0][0] == 0


# Mine, pick up, drop


def test_mp042_mining_takes_one_marker():
    """MP-043: onto the card of the figure that mined."""
    t = table().stand(0, (1, 1))
    t.homunculus(0, "H01", (1, 1))
    t.play("mine first")
    assert t.load(0, "iron", 1) == 1
    assert t.s.loaded[0][0] == 0
    assert t.supply("iron") == 19
    t.give(0, 0, water=4)
    assert t.no("mine alchemist") == 42


def test_mp044_a_pick_up_takes_any_number_for_one_action():
    t = table().stand(0, (0, 1)).lay_down((0, 1), fire=3, gold=2)
    t.play("pick alchemist")
    assert t.asks == "pick"
    assert t.s.open == 1
    assert t.no("all") == 44
    assert t.no("done") == 44
    t.play("take gold", "take fire", "done")
    assert t.left() == 2
    assert t.load(0, "gold") == 1
    assert t.load(0, "fire") == 1
    assert t.ground((0, 1), "fire") == 2


def test_mp044_a_single_marker_is_no_choice():
    t = table().stand(0, (0, 1)).lay_down((0, 1), fire=1)
    t.play("pick alchemist")
    assert t.asks == "turn"
    assert t.load(0, "fire") == 1


def test_mp045_soul_stones_are_for_alchemists():
    t = table().lay_down((0, 1), soul=1)
    t.homunculus(0, "H10", (0, 1))
    assert t.no("pick first") == 45
    t.lay_down((0, 1), fire=2)
    t.play("pick first")
    assert t.no("take soul") == 45
    t.play("all")
    t.stand(0, (0, 1)).give(0, 0, iron=4)
    t.play("pick alchemist")
    assert t.s.souls[0] == 2
    assert t.ground((0, 1), "soul") == 0


def test_mp045_elements_fit_the_capacity_before_the_action():
    t = table(roles=KALDA_FIRST).souls(0, 0).stand(0, (0, 1)).give(0, 0, iron=5).lay_down((0, 1), soul=1, fire=1)
    t.play("pick alchemist", "take soul", "take fire")
    assert t.asks == "overflow"
    assert t.s.loaded[0][0] == 6
    assert t.s.souls[0] == 1
    t.play("shed fire")
    assert t.ground((0, 1), "fire") == 1
    assert t.asks == "turn"


def test_mp046_mine_or_pick_up_is_said():
    t = table().stand(0, (1, 1)).lay_down((1, 1), fire=1)
    assert t.no("mine alchemist") == 0
    assert t.no("pick alchemist") == 0


def test_mp047_nothing_is_mined_in_a_city():
    t = table().stand(0, WINDSHIRE).lay_down(WINDSHIRE, fire=1)
    assert t.no("mine alchemist") == 47
    assert t.no("pick alchemist") == 0


def test_mp048_no_mining_nor_picking_up_in_a_tower():
    t = table()
    assert t.no("mine alchemist") == 48
    assert t.no("pick alchemist") == 48


def test_mp049_a_drop_leaves_any_number_for_one_action():
    t = table().stand(0, (0, 1)).give(0, 0, fire=2, iron=2)
    t.play("drop alchemist")
    assert t.asks == "drop"
    assert t.s.open == 1
    assert t.no("done") == 49
    assert t.no("put water") == 49
    t.play("put fire", "put iron", "done")
    assert t.left() == 2
    assert t.s.loaded[0][0] == 2
    assert t.ground((0, 1), "fire") == 1
    t.play("drop alchemist", "all", "done")
    assert t.s.loaded[0][0] == 0
    assert t.s.souls[0] == 1


def test_mp050_soul_stones_may_be_dropped():
    t = table().stand(0, (0, 1))
    t.homunculus(0, "H01", (0, 1))
    t.give(0, 1, air=2)
    t.play("drop first")
    assert t.no("put soul") == 50
    t.play("all", "drop alchemist")
    assert t.s.souls[0] == 0
    assert t.ground((0, 1), "soul") == 1
    assert t.told(74)


def test_mp051_nothing_is_dropped_in_a_tower():
    t = table().give(0, 0, fire=1)
    assert t.no("drop alchemist") == 51


def test_mp053_no_gift_from_figure_to_figure():
    t = table().give(0, 0, fire=2)
    t.homunculus(0, "H01", (1, 0))
    assert not [text for text in t.offers() if text.split()[0] not in ("end", "move", "equip")]


# Fight


def test_mp054_an_adjacent_figure_of_another_player():
    t = table().stand(0, (0, 1)).stand(1, (-1, 3))
    t.homunculus(0, "H17", (0, 2))
    assert t.no("fight alchemist II alchemist") == 54
    assert t.no("fight first II alchemist") == 0
    assert t.no("fight alchemist I first") == 54


def test_mp055_not_on_its_own_tower_hex():
    t = table().stand(0, (-1, 2))
    assert t.no("fight alchemist II alchemist") == 55


def test_mp056_out_of_the_own_tower():
    t = table().stand(1, (0, 1))
    assert t.no("fight alchemist II alchemist") == 0


def test_mp057_one_of_several_is_chosen():
    t = table().stand(0, (0, 1)).stand(1, (0, 2))
    t.homunculus(1, "H01", (0, 2))
    t.homunculus(1, "H02", (0, 2))
    assert len(t.offers("fight")) == 3
    t.play("fight alchemist II first", dice=(2, 2, 0))
    assert t.s.card[1][1] == 255
    assert t.s.card[1][2] != 255
    assert t.place(1) == (0, 2)


def test_mp058_as_often_as_there_are_actions():
    t = table().stand(0, (0, 1)).stand(1, (0, 2))
    t.play("fight alchemist II alchemist", dice=(0, 0, 0, 0))
    t.play("fight alchemist II alchemist", dice=(0, 0, 0, 0))
    assert t.left() == 1
    assert t.no("fight alchemist II alchemist") == 0


@pytest.mark.parametrize(("items", "attack", "defence"), [((), 2, 3), (("Q17",), 5, 3), (("Q18", "Q12"), 4, 6)])
def test_mp059_items_add_to_the_values(items, attack, defence):
    """MP-121"""
    t = table().own(0, *items)
    assert t.value("A") == attack
    assert t.value("D") == defence


def test_mp060_as_many_dice_as_the_value():
    """MP-061"""
    t = table().own(0, "Q10").stand(0, (0, 1)).stand(1, (0, 2))
    t.play("fight alchemist II alchemist", dice=(1, 0, 2, 1, 2, 2))
    assert [sum(die > 0 for die in roll) for roll in t.s.rolls] == [4, 2]
    assert t.s.forces == [4, 4]
    assert t.told(60)[0][3] == 4
    assert t.told(61)[0][3] == 4


def test_mp061_a_value_of_nothing_has_no_force():
    t = table().stand(0, (0, 1))
    t.homunculus(1, "H05", (0, 2))
    t.play("fight alchemist II first", dice=(1, 0))
    assert t.s.forces == [1, 0]
    assert t.s.card[1][1] == 255


def test_mp062_ten_dice_at_most():
    t = table(roles=VITRUDES_FIRST).souls(0, 0).own(0, "Q17", "Q18").stand(0, (0, 1)).stand(1, (0, 2))
    assert t.value("A") == 10
    t.box.most_dice, kept = 8, t.box.most_dice
    t.play("fight alchemist II alchemist", dice=(1,) * 8)
    t.box.most_dice = kept
    assert sum(die > 0 for die in t.s.rolls[0]) == 8


def test_mp063_the_defence_holds_on_a_tie():
    t = table().stand(0, (0, 1)).stand(1, (0, 2)).give(1, 0, fire=1)
    t.play("fight alchemist II alchemist", dice=(1, 1, 1, 1))
    assert t.place(1) == (0, 2)
    assert t.load(1, "fire") == 1
    assert t.told(63)


def test_mp064_the_attacker_does_not_move():
    t = table().stand(0, (0, 1)).stand(1, (0, 2))
    t.play("fight alchemist II alchemist", dice=(2, 1, 0, 0))
    assert t.place(0) == (0, 1)
    assert t.place(1) == (-2, 2)
    assert t.told(64)


def test_mp065_a_defeated_homunculus_leaves_for_good():
    t = table().stand(0, (0, 1))
    t.homunculus(1, "H01", (0, 2))
    t.play("fight alchemist II first", dice=(2, 1, 0))
    assert t.s.at[1][1] == 49
    assert t.s.where[0] == 1
    assert t.s.spent[0] == 1


def test_mp066_a_defeated_alchemist_keeps_all_but_his_load():
    t = table().stand(0, (0, 1)).stand(1, (0, 2)).own(1, "Q01").lay(1, "P01").give(1, gold=1).give(1, 0, fire=1)
    t.play("fight alchemist II alchemist", dice=(2, 2, 1, 0))
    t.play("done")
    assert t.s.worn[1][0] == 0
    assert t.s.laid[1][0] == 48
    assert t.stock(1, "gold") == 1
    assert t.s.loaded[1][0] == 0


def test_mp067_a_victorious_alchemist_takes_the_soul_stone():
    t = table().stand(0, (0, 1)).stand(1, (0, 2)).give(0, 0, iron=4)
    t.play("fight alchemist II alchemist", dice=(2, 2, 1, 0))
    assert t.s.souls[:2] == [2, 0]
    assert t.ground((0, 2), "soul") == 0


def test_mp068_a_homunculus_leaves_the_soul_stone():
    t = table().stand(1, (0, 2))
    t.homunculus(0, "H17", (0, 1))
    t.play("fight first II alchemist", dice=(2, 2, 1, 0, 0, 0))
    assert t.s.souls[:2] == [1, 0]
    assert t.ground((0, 2), "soul") == 1


def test_mp069_loot_within_capacity():
    """MP-070: the winner's own load stays."""
    t = table().stand(0, (0, 1)).stand(1, (0, 2)).give(0, 0, iron=2).give(1, 0, gold=1, fire=2)
    t.play("fight alchemist II alchemist", dice=(2, 2, 1, 0))
    assert t.asks == "loot"
    assert t.s.open == 0
    assert t.no("all") == 69
    assert t.no("put iron") == 69
    t.play("take gold")
    assert t.s.open == 1
    t.play("done")
    assert t.load(0, "gold") == 1
    assert t.load(0, "iron") == 2
    assert t.ground((0, 2), "fire") == 2


def test_mp071_the_order_after_a_fight():
    t = table(roles=KALDA_FIRST).stand(0, (0, 1)).stand(1, (0, 2)).souls(0, 0).give(0, 0, iron=3, water=3).give(1, 0, fire=1)
    t.play("fight alchemist II alchemist", dice=(2, 2, 2, 0, 0))
    assert t.asks == "overflow"
    assert t.place(1) == (0, 2)
    t.play("shed water")
    assert t.place(1) == (-2, 2)


def test_mp072_attacking_is_remembered_defending_is_not():
    t = table().stand(1, (0, 2))
    t.homunculus(0, "H06", (0, 1))
    t.play("fight first II alchemist", dice=(0, 0, 2, 2))
    assert t.s.attacked[:2] == [1, 0]


def test_mp073_a_crossbow_reaches_two_hexes():
    t = table().own(0, "Q11").stand(0, (0, 1)).stand(1, (-1, 3))
    t.homunculus(0, "H01", (-1, 2))
    assert t.no("fight alchemist II alchemist") == 0
    t.stand(0, (2, 1))
    assert t.no("fight alchemist II alchemist") == 73


# Alchemists and soul stones


def test_mp074_the_column_follows_the_soul_stones():
    t = table(roles=VITRUDES_FIRST)
    assert [t.value(which) for which in "ADC"] == [3, 2, 3]
    t.souls(0, 0)
    assert [t.value(which) for which in "ADC"] == [5, 3, 3]


def test_mp075_a_soulless_alchemist_plays_on_but_ends_nothing():
    t = table().quest(0, "K05").stone(0).souls(0, 0).turn(0)
    t.play("move alchemist W")
    assert t.place(0) == (0, 0)
    assert not t.over
    assert t.left() == 2


def test_mp076_the_loss_of_the_soul_changes_nothing_else():
    t = table().own(0, "Q10")
    t.homunculus(0, "H17", (0, 1))
    t.souls(0, 0)
    assert t.value("A", 0, 1) == 4
    assert t.value("A") == 5


def test_mp077_soul_stones_are_alike_and_limited():
    """MP-078: any number of them, without capacity."""
    t = table().stand(0, (0, 1)).lay_down((0, 1), soul=2).give(0, 0, iron=4)
    t.play("pick alchemist", "take soul")  # the first was no choice
    assert t.s.souls[0] == 3
    assert t.s.loaded[0][0] == 4


def test_mp079_each_lost_fight_costs_one_soul_stone():
    t = table().stand(0, (0, 1)).stand(1, (0, 2)).souls(1, 2)
    t.play("fight alchemist II alchemist", dice=(2, 2, 1, 0))
    assert t.s.souls[:2] == [2, 1]
    assert t.place(1) == (-2, 2)


def test_mp080_there_may_be_no_stone_to_take():
    t = table().stand(0, (0, 1)).stand(1, (0, 2)).souls(1, 0)
    t.play("fight alchemist II alchemist", dice=(2, 2, 1, 0, 0))
    assert t.s.souls[:2] == [1, 0]
    assert t.place(1) == (-2, 2)


def test_mp081_a_soul_stone_may_be_an_ingredient():
    t = table().hold(0, "P16").give(0, sulphur=1).souls(0, 0)
    assert t.no("transmute P16") == 81
    t.souls(0, 1).play("transmute P16")
    assert t.s.souls[0] == 0
    assert t.s.laid[0][1] == t.id("P16", "cards")


def test_mp082_a_soul_regained():
    t = table().souls(0, 0).stand(0, (0, 1)).lay_down((0, 1), soul=1)
    t.play("pick alchemist")
    assert t.value("D") == 3
    assert t.told(74) == [[0, 1, 1, 0, 0]]


def test_mp083_excess_goes_to_the_stock_at_home():
    t = table().own(0, "Q05").give(0, 0, fire=6)
    t.play("equip alchemist", "stow Q05", "done")
    assert t.s.loaded[0][0] == 4
    assert t.stock(0, "fire") == 2


# The tower


def test_mp085_the_stock_is_unlimited():
    t = table().give(0, fire=18).give(0, 0, fire=2)
    t.play("equip alchemist", "store fire", "store fire")
    assert t.stock(0, "fire") == 20


def test_mp086_equip_moves_both_ways_for_one_action():
    t = table().give(0, 0, fire=2).give(0, iron=3)
    t.play("equip alchemist")
    assert t.s.open == 1
    assert t.no("done") == 86
    t.play("store fire", "load iron", "load iron", "done")
    assert t.left() == 2
    assert t.load(0, "iron") == 2
    assert t.load(0, "fire") == 1
    assert table().no("equip alchemist") == 86
    assert table().stand(0, (0, 1)).no("equip alchemist") == 86


def test_mp087_items_move_with_equip():
    t = table().own(0, "Q01").own(0, "Q03", worn=False)
    t.homunculus(0, "H01", (1, 0))
    t.play("equip alchemist", "wear Q03", "stow Q01")
    assert t.s.worn[0] == [255, 2]
    assert t.asks == "turn"
    t.give(0, 1, fire=1)
    t.play("equip first")
    assert t.no("stow Q03") == 87


def test_mp088_a_homunculus_load_is_no_stock():
    t = table()
    t.homunculus(0, "H08", (1, 0))
    t.give(0, 1, fire=1, iron=1)
    assert t.no("convert mercury") == 90
    t.play("equip first", "store fire", "store iron")
    assert t.no("convert mercury") == 0


def test_mp089_one_product_for_one_action():
    """MP-091: it goes into the stock."""
    t = table().give(0, fire=2, iron=2)
    t.play("convert mercury")
    assert t.stock(0, "mercury") == 1
    assert t.left() == 2
    assert t.supply("mercury") == 11
    t.play("done")
    t.stand(0, (0, 1))
    assert t.no("convert mercury") == 89


def test_mp090_sources_from_the_stock_first():
    t = table().give(0, fire=1).give(0, 0, fire=1, iron=1)
    t.play("convert mercury")
    assert t.stock(0, "fire") == 0
    assert t.load(0, "fire") == 1
    assert t.load(0, "iron") == 0


@pytest.mark.parametrize(
    ("product", "one", "two"),
    [
        ("mercury", "fire", "iron"),
        ("copper", "air", "fire"),
        ("glass", "earth", "air"),
        ("sulphur", "water", "earth"),
        ("gold", "copper", "mercury"),
        ("platinum", "glass", "copper"),
        ("aqua-regia", "sulphur", "glass"),
    ],
)
def test_mp092_the_seven_conversions(product, one, two):
    t = table().give(0, **{one: 1, two: 1})
    assert t.offers("convert") == [f"convert {product}"]
    t.play(f"convert {product}")
    assert t.stock(0, product) == 1
    assert t.no("convert iron") == 94


def test_mp092_basics_are_mined():
    assert table().no("convert iron") == 92


def test_mp093_a_wild_conversion_needs_another_kind():
    t = table().extend(0, "X10").turn(0).give(0, mercury=2, glass=1, copper=1, water=1)
    assert t.no("wild mercury") == 93
    assert t.no("wild water") == 93
    assert t.no("wild copper") == 93  # that is the common conversion
    assert t.offers("wild") == ["wild glass"]
    t.play("wild glass")
    assert t.stock(0, "gold") == 1


def test_mp094_a_transfer_follows_conversions_and_transmutations():
    t = table().give(0, fire=1, iron=1, water=1).own(0, "Q01")
    t.play("convert mercury")
    assert t.asks == "transfer"
    assert t.s.open == 1
    assert t.no("stow Q01") == 94
    t.play("load mercury", "done")
    assert t.load(0, "mercury") == 1
    assert t.left() == 2
    t.hold(0, "H01").give(0, earth=1, air=1)
    t.play("transmute H01")
    assert t.asks == "transfer"
    assert t.s.open == 0


def test_mp095_each_kind_moves_one_way():
    t = table().give(0, 0, fire=1, iron=3).give(0, fire=1).own(0, "Q01")
    t.play("equip alchemist")
    assert t.no("load fire") == 86
    t.play("store fire")
    assert t.no("load fire") == 95
    t.play("stow Q01")
    assert t.no("wear Q01") == 95


def test_mp096_a_transmutation_pays_its_whole_cost():
    t = table().hold(0, "Q01").give(0, fire=1)
    assert t.no("transmute Q01") == 96
    assert t.no("transmute Q02") == 96
    t.give(0, 0, iron=1)
    t.play("transmute Q01")
    assert t.supply("fire") == 20
    assert t.supply("iron") == 20
    assert t.left() == 2
    assert t.hand(0) == set()


def test_mp097_the_soul_of_an_item_comes_before_the_transfer():
    t = table(roles=KALDA_FIRST).souls(0, 0).hold(0, "Q24").give(0, platinum=1, aqua_regia=1).give(0, 0, iron=3, fire=3)
    t.play("transmute Q24", "stow Q24")
    assert t.asks == "overflow"
    t.play("shed iron")
    assert t.asks == "transfer"
    assert t.stock(0, "iron") == 1


def test_mp098_a_homunculus_begins_at_the_tower():
    t = table().hold(0, "H05").give(0, air=1, water=1)
    t.play("transmute H05")
    assert t.place(0, 1) == (1, 0)
    assert t.s.loaded[0][1] == 0


@pytest.mark.parametrize(("answer", "worn"), [("wear Q01", [0, 255]), ("stow Q01", [255, 255])])
def test_mp099_an_item_is_equipped_or_stored(answer, worn):
    t = table().hold(0, "Q01").give(0, fire=1, iron=1)
    t.play("transmute Q01")
    assert t.asks == "item"
    assert t.offers() == ["wear Q01", "stow Q01"]
    assert t.no("wear Q02") == 99
    t.play(answer)
    assert t.s.worn[0] == worn
    assert t.points() == 4


def test_mp100_a_formula_on_the_place_of_its_level():
    """MP-101: in any order."""
    t = table().hold(0, "P17").give(0, gold=1, platinum=1)
    t.play("transmute P17")
    assert t.s.laid[0] == [255, 255, t.id("P17", "cards")]


def test_mp102_three_formulas_are_the_stone():
    """MP-103: for good."""
    t = table().lay(0, "P17", "P09").hold(0, "P01").give(0, water=1, earth=1, fire=1)
    t.play("transmute P01")
    assert t.s.stone[0] == 1
    assert t.told(102)
    t.stand(0, (0, 1)).stand(1, (0, 2)).turn(1)
    t.play("fight alchemist I alchemist", dice=(2, 2, 2, 0, 0, 0))
    assert t.s.stone[0] == 1
    assert t.s.souls[0] == 0


# Cities


@pytest.mark.parametrize(
    ("city", "decks"),
    [
        (HAMMERBREACH, {"equipment", "homunculus"}),
        (BLACKHOLM, {"stone", "equipment"}),
        (WINDSHIRE, {"homunculus", "stone"}),
    ],
)
def test_mp104_each_city_sells_two_decks(city, decks):
    t = table().stand(0, city)
    assert {text.split()[1] for text in t.offers("research")} == decks
    t.play(f"research {sorted(decks)[0]}")
    assert len(t.hand(0)) == 1
    assert [row[2] for row in t.told(104)] == [0, 1]  # all know that a card was drawn, its owner knows which


def test_mp105_a_hand_of_three():
    """MP-106: the fourth card, or another, is discarded face up."""
    t = table().stand(0, WINDSHIRE).hold(0, "P01", "P02", "P03")
    t.play("research homunculus")
    assert t.asks == "discard"
    assert len(t.offers("discard")) == 4
    t.play("discard P01")
    assert t.s.where[48] == 1
    assert t.s.spent == [0, 0, 1]
    assert t.no("discard P02") == 28


def test_mp107_an_empty_pile_is_made_of_the_discards():
    t = table().stand(0, WINDSHIRE)
    for c in range(24):
        t.s.where[c] = 1
    t.s.pile[0], t.s.spent[0] = 0, 24
    t.play("research homunculus")
    assert t.s.pile[0] == 23
    assert t.s.spent[0] == 0
    assert t.told(107)
    t = table().stand(0, WINDSHIRE)
    for c in range(24):
        t.s.where[c] = 8
    t.s.pile[0] = 0
    assert t.no("research homunculus") == 107


def test_mp108_the_price_is_paid_from_the_load():
    t = table().stand(0, WINDSHIRE).offer("windshire", "X06").give(0, 0, sulphur=1, iron=1, fire=1)
    t.play("buy")
    assert t.s.loaded[0][0] == 0
    assert t.s.extension[5] == 4
    assert t.points() == 5
    assert table().no("buy") == 108


def test_mp109_a_new_one_is_turned_up():
    t = table().stand(0, WINDSHIRE).offer("windshire", "X06").give(0, 0, sulphur=1, iron=1, fire=1)
    t.s.stack = 0
    for x in range(12):
        if t.s.extension[x] == 0:
            t.s.extension[x] = 5
    t.play("buy")
    assert not any(where == 3 for where in t.s.extension)
    assert t.no("buy") == 109


def test_mp110_any_number_of_extensions():
    t = table().extend(0, "X01", "X02", "X03", "X04", "X05")
    assert t.points() == 3 + 10


def test_mp111_an_extension_works_from_the_next_turn():
    t = table().extend(0, "X01", "X02")
    t.s.bought[1] = 1
    assert not t.rules.works(t.s, 0, 1)
    assert t.rules.works(t.s, 0, 0)


def test_mp112_exactly_one_is_active():
    t = table().extend(0, "X01", "X02").turn(0)
    assert t.no("activate X05") == 112
    t.play("activate X02")
    assert t.s.active == 1
    assert t.stock(0, "water") == 1
    assert t.stock(0, "earth") == 0
    t.play("end", "end")
    assert t.asks == "extension"
    assert t.s.active == 255


def test_mp113_no_income_from_an_empty_supply():
    t = table().extend(0, "X01").give(1, earth=20).turn(0)
    assert t.stock(0, "earth") == 0
    assert t.s.active == 0


# Homunculi


def test_mp114_three_homunculi_at_most():
    """MP-115, MP-116: the fourth takes the place of one, whose load goes into the stock at home."""
    t = table().hold(0, "H13").give(0, copper=1, sulphur=1)
    for card in ("H01", "H02", "H03"):
        t.homunculus(0, card, (1, 0))
    t.give(0, 2, water=1)
    t.play("transmute H13")
    assert t.no("dismiss alchemist") == 115
    t.play("dismiss second")
    assert t.stock(0, "water") == 1
    assert sum(at != 49 for at in t.s.at[0]) == 4
    assert t.s.spent[0] == 1


def test_mp118_a_homunculus_carries_what_its_card_says():
    t = table()
    t.homunculus(0, "H02", (1, 1))
    t.play("mine first")
    assert t.no("mine first") == 42


# Equipment


def test_mp120_two_items_at_most():
    t = table().own(0, "Q01", "Q03").own(0, "Q10", worn=False)
    assert t.value("A") == 3
    t.play("equip alchemist")
    assert t.no("wear Q10") == 120


def test_mp122_a_new_item_displaces_none():
    t = table().own(0, "Q01", "Q03").hold(0, "Q10").give(0, mercury=1, sulphur=1)
    t.play("transmute Q10")
    assert t.asks == "turn"
    assert sorted(t.s.worn[0]) == [0, 2]


def test_mp123_equipment_stays_with_its_owner():
    t = table().own(1, "Q01").own(1, "Q10", worn=False).stand(0, (0, 1)).stand(1, (0, 2))
    t.play("fight alchemist II alchemist", dice=(2, 2, 1, 0))
    assert t.s.where[24] == t.s.where[33] == 8
    assert t.s.worn[1][0] == 0


def test_mp124_sources_add_up():
    t = table(roles=TOGAL_FIRST).own(0, "Q16").give(0, fire=3, iron=3)
    t.play("convert mercury", "done", "convert mercury", "done")
    assert t.left() == 3
    t.play("convert mercury", "done")
    assert t.left() == 2


def test_mp125_zeros_are_rolled_again():
    t = table(roles=VITRUDES_FIRST).own(0, "Q07").own(1, "Q08").stand(0, (0, 1)).stand(1, (0, 2))
    t.play("fight alchemist II alchemist", dice=(0, 0, 0, 2, 0, 0, 0, 0, 1))
    assert t.s.again == [2, 1]
    assert t.s.forces == [2, 1]


def test_mp126_a_shovel_digs_two_once_a_turn():
    t = table().own(0, "Q09").stand(0, (1, 1))
    t.play("mine alchemist", "mine-two")
    assert t.load(0, "iron") == 3
    assert t.no("mine-two") == 126


def test_mp127_boots_make_the_first_move_free():
    t = table().own(0, "Q14")
    t.play("move alchemist E", "move alchemist E")
    assert t.left() == 2
    t.s.left[0][0], t.s.moves = 0, 0
    assert t.no("move alchemist W") == 0


def test_mp128_a_ring_makes_the_first_conversion_free():
    t = table().own(0, "Q16").give(0, fire=2, iron=2)
    t.s.left[0][0] = 1
    t.play("convert mercury", "done")
    assert t.left() == 1


def test_mp129_a_guest_runs_one_errand_free():
    t = table().stand(0, WINDSHIRE)
    t.play("research stone", "research stone")
    assert t.left() == 2


def test_mp130_spectacles_draw_two_and_keep_one():
    t = table().own(0, "Q15").stand(0, WINDSHIRE)
    t.play("research stone")
    drawn = t.offers("keep")
    assert t.asks == "keep"
    assert len(drawn) == 2
    assert sum(where == 2 for where in t.match.view(1).state.where) == 0
    t.play(drawn[0])
    assert len(t.hand(0)) == 1
    assert t.s.pile[2] == 23
    assert not any(where == 2 for where in t.s.where)


def test_mp131_an_hourglass_counts_at_the_start():
    t = table().own(0, "Q21", worn=False).turn(0)
    t.play("equip alchemist", "wear Q21")
    assert t.left() == 2
    t.turn(0)
    assert t.left() == 4


def test_mp132_the_seal_calls_home():
    t = table().own(0, "Q22").stand(0, WINDSHIRE)
    t.play("recall")
    assert t.place(0) == (1, 0)
    assert t.left() == 2
    assert t.no("recall") == 132
    assert table().stand(0, WINDSHIRE).no("recall") == 132


def test_mp133_a_soul_is_made():
    t = table().hold(0, "Q23").give(0, gold=1, aqua_regia=1)
    t.play("transmute Q23", "wear Q23")
    assert t.s.souls[0] == 2
    assert t.told(133)
    t = table().hold(0, "Q23").give(0, gold=1, aqua_regia=1)
    t.s.supply[12] = 0
    assert t.no("transmute Q23") == 133
