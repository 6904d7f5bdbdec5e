"""The worked examples of the specification, MP-E01 to MP-E49, with their numbers. Seat 0 is "U", Sejlon unless said otherwise."""

import json

import pytest

from athanor.games.materia_prima.rules.board import distance
from athanor.games.materia_prima.rules.cities import works
from athanor.games.materia_prima.rules.quests import beside_farthest
from athanor.games.materia_prima.tests.tables import BLACKHOLM, HAMMERBREACH, WINDSHIRE, play, position, refused
from athanor.kernel.box import box_of, standard_box
from athanor.kernel.errors import Refused
from athanor.kernel.game import find

VITRUDES_FIRST = ("vitrudes", "sejlon", "kalda", "togal")
KALDA_FIRST = ("kalda", "vitrudes", "sejlon", "togal")
TOGAL_FIRST = ("togal", "vitrudes", "sejlon", "kalda")


# The rulebook's own


def test_e01_vitrudes_beats_sejlon_and_takes_what_he_can_carry():
    """MP-064, MP-066, MP-067, MP-069, MP-074"""
    t = position(roles=VITRUDES_FIRST).stand(0, (0, 1)).stand(1, (0, 2))
    t.give(0, 0, iron=1).give(1, 0, fire=2, water=1)
    assert t.value("A") == 3
    assert t.value("D", 1) == 3
    play(t, "fight alchemist II alchemist", dice=(2, 1, 1, 1, 1, 1))
    assert t.s.forces == [4, 3]
    assert t.s.souls[:2] == [2, 0]
    assert t.asks == "loot"
    assert t.offers() == ["take fire", "take water", "done"]
    play(t, "take fire", "take fire")
    assert t.asks == "turn"
    assert t.load(0, "fire") == 2
    assert t.s.loaded[0][0] == 3
    assert t.ground((0, 2), "water") == 1
    assert t.ground((0, 2), "soul") == 0
    assert t.place(1) == (-2, 2)
    assert [t.value(which, 1) for which in "ADC"] == [3, 5, 4]


def test_e02_storing_both_elements_is_one_action():
    t = position(roles=VITRUDES_FIRST).give(0, 0, fire=1, iron=1)
    play(t, "equip alchemist", "store fire", "store iron")
    assert t.s.loaded[0][0] == 0
    assert t.stock(0, "fire") == 1
    assert t.stock(0, "iron") == 1
    assert t.left() == 2


def test_e03_gold_in_three_actions():
    t = position().give(0, air=1, fire=1).give(0, 0, fire=1, iron=1)
    play(t, "convert copper", "done", "convert mercury", "done", "convert gold")
    assert t.stock(0, "gold") == 1
    assert t.supply("air") == 20
    assert t.supply("fire") == 20
    assert t.supply("iron") == 20
    play(t, "load gold")
    assert t.load(0, "gold") == 1
    assert t.s.seat == 1


def test_e04_water_and_fire_make_no_copper_but_with_the_crucible():
    t = position().give(0, water=1, fire=2, iron=1)
    assert refused(t, "convert copper") == "MP-090"
    t.extend(0, "X06").turn(0)
    play(t, "wild water")
    assert t.stock(0, "copper") == 1
    assert t.stock(0, "water") == 0


def test_e05_the_shovel():
    t = position().hold(0, "Q09").give(0, copper=1).give(0, 0, mercury=1)
    play(t, "transmute Q09", "wear Q09")
    assert t.left() == 2
    assert t.supply("copper") == 12
    assert t.supply("mercury") == 12
    assert t.points() == 5  # the shovel and a soul stone
    t.stand(0, (1, -1))
    assert refused(t, "mine-two") == ""
    play(t, "mine-two")
    assert t.load(0, "fire") == 2
    assert refused(t, "mine-two") == "MP-126"


def test_e06_buying_an_extension():
    t = position().stand(0, HAMMERBREACH).offer("hammerbreach", "X01").give(0, 0, copper=1, mercury=1)
    play(t, "buy")
    x = t.id("X01", "extensions")
    assert t.s.extension[x] == 4
    assert t.s.bought[x] == 1
    assert t.supply("copper") == 12
    assert sum(where == 1 for where in t.s.extension) == 1
    assert t.s.stack == 8
    assert t.left() == 3  # an honoured guest
    assert not works(t.s, 0, x)
    t.turn(0)
    assert t.s.active == x


def test_e07_research():
    t = position().stand(0, HAMMERBREACH).hold(0, "P01", "H01")
    assert refused(t, "research stone") == "MP-104"
    play(t, "research equipment")
    assert t.s.hand[0] == [1, 1, 1]
    assert len(t.hand(0)) == 3
    assert sum(where == 3 for where in t.match.view(1).state.where) == 0


def test_e08_earth_each_turn():
    t = position().extend(0, "X01").stand(0, WINDSHIRE).turn(0)
    assert t.stock(0, "earth") == 1
    assert t.supply("earth") == 19


def test_e09_fire_with_any_other():
    t = position().extend(0, "X06").turn(0).give(0, fire=1, earth=1)
    play(t, "wild earth")
    assert t.stock(0, "copper") == 1
    t = position().extend(0, "X06").turn(0).give(0, fire=2)
    assert refused(t, "wild fire") == "MP-093"
    assert not t.offers("wild")
    assert not t.offers("convert")


def test_e10_a_soul_by_equipment():
    t = position().souls(0, 0).hold(0, "Q24").give(0, platinum=1, aqua_regia=1)
    play(t, "transmute Q24", "stow Q24")
    assert t.s.souls[0] == 1
    assert t.value("D") == 3
    assert t.points() == 6


def test_e11_a_soul_as_ingredient():
    t = position().lay(0, "P01", "P09").hold(0, "P23").give(0, gold=1)
    supply = t.supply("soul")
    play(t, "transmute P23")
    assert t.s.stone[0] == 1
    assert t.s.souls[0] == 0
    assert t.supply("soul") == supply + 1
    assert t.supply("gold") == 8
    assert t.value("D") == 5
    assert not t.over


def test_e12_the_two_score_sheets():
    """MP-147, MP-148 to MP-154"""
    t = position()
    t.give(0, gold=2).stone(0).quest(0, "K05")
    t.homunculus(0, "H17", (0, 1))
    t.give(1, platinum=3).lay(1, "P02", "P10").own(1, "Q17", "Q10", worn=False).souls(1, 2)
    t.homunculus(1, "H18", (-2, 1))
    t.homunculus(1, "H09", (-2, 1))
    play(t.stand(0, (0, 1)), "move alchemist NW")  # onto the air temple
    assert t.place(0) == (0, 0)
    assert t.over
    assert t.match.scores()[0][0] == 4 + 3 + 6 + 5 + 3 + 9 == 30
    assert t.match.scores()[1][0] == 6 + 5 + 3 + 5 + 6 == 25
    assert t.match.outcome().winners == [0]


def test_e13_a_lost_homunculus_counts_nothing():
    """MP-149"""
    t = position(turn=1)
    t.homunculus(0, "H17", (0, 1))
    before = t.points()
    t.stand(1, (0, 2)).give(1, 0, fire=0)
    play(t, "fight alchemist I first", dice=(2, 2, 2, 0, 0, 0, 0))
    assert t.points() == before - 3 == 3


# Our own


def two_dice_each():
    """As the examples have them; in the box Sejlon attacks with three dice and Kalda defends with four."""
    game = find("materia_prima")
    written = json.loads(standard_box(game).written)
    people = {one["id"]: one for one in written["alchemists"]}
    people["sejlon"]["hearted"][0] = 2
    people["kalda"]["hearted"][1] = 2
    return box_of(game, json.dumps(written), "examples")


def test_e14_a_homunculus_beats_an_alchemist():
    t = position(roles=("sejlon", "kalda"), box=two_dice_each())
    h = t.homunculus(0, "H09", (0, 2))
    t.stand(1, (0, 1)).give(1, 0, water=4).souls(1, 2)
    play(t, "fight first II alchemist", dice=(2, 2, 0, 1, 0))
    assert t.s.forces == [4, 1]
    assert t.place(1) == (-2, 2)
    assert t.s.souls[1] == 1
    assert t.value("D", 1) == 2
    assert t.ground((0, 1), "soul") == 1
    assert t.ground((0, 1), "water") == 4
    assert t.s.loaded[0][h] == 0
    assert t.asks == "turn"


def test_e15_a_tie_holds():
    t = position(roles=("sejlon", "kalda"), box=two_dice_each()).stand(0, (0, 1)).stand(1, (0, 2))
    play(t, "fight alchemist II alchemist", dice=(2, 0, 1, 1))
    assert t.s.forces == [2, 2]
    assert t.place(1) == (0, 2)
    assert t.left() == 2
    assert t.s.attacked[0] == 1


def test_e16_one_zero_is_rolled_again():
    t = position(roles=VITRUDES_FIRST).stand(0, (0, 1)).stand(1, (0, 2))
    play(t, "fight alchemist II alchemist", dice=(0, 0, 2, 1, 2, 2, 2))
    assert t.s.forces[0] == 3
    assert t.s.again[0] == 1


def test_e17_a_soulless_defender():
    t = position(roles=("kalda", "togal")).stand(0, (0, 1)).stand(1, (0, 2)).souls(1, 0).give(1, 0, iron=2)
    play(t, "fight alchemist II alchemist", dice=(2, 2, 0, 0, 0))
    assert t.s.souls[:2] == [1, 0]
    assert t.offers() == ["take iron", "all", "done"]
    play(t, "done")
    assert t.place(1) == (-2, 2)
    assert t.ground((0, 2), "iron") == 2


def test_e18_regaining_the_soul_in_a_fight():
    t = (
        position(roles=KALDA_FIRST)
        .stand(0, (0, 1))
        .stand(1, (0, 2))
        .souls(0, 0)
        .give(0, 0, iron=3, water=3)
        .give(1, 0, fire=1)
    )
    assert t.value("C") == 6
    play(t, "fight alchemist II alchemist", dice=(2, 2, 2, 0, 0))
    assert t.asks == "overflow"
    assert t.s.souls[0] == 1
    assert t.value("C") == 5
    play(t, "shed iron")
    assert t.ground((0, 1), "iron") == 1
    assert t.ground((0, 2), "fire") == 1
    assert t.asks == "turn"


def test_e19_nobody_is_attacked_in_his_own_tower():
    t = position(roles=VITRUDES_FIRST).stand(0, (-1, 2))
    assert refused(t, "fight alchemist II alchemist") == "MP-055"
    t.turn(1)
    assert refused(t, "fight alchemist I alchemist") == ""


def test_e20_a_stack():
    t = position().stand(1, (-2, 0)).stand(0, (-2, 1))
    t.homunculus(1, "H10", (-2, 0))
    assert t.offers("fight") == ["fight alchemist II alchemist", "fight alchemist II first"]
    play(t, "fight alchemist II first", dice=(2, 2, 0, 0, 0, 0))
    assert t.place(1) == (-2, 0)
    assert t.s.at[1][1] == 49


def test_e21_a_transfer_through_the_ground():
    t = position().stand(0, (0, 1))
    t.homunculus(0, "H08", (0, 1))
    t.give(0, 1, water=3)
    play(t, "drop first", "all")
    assert t.ground((0, 1), "water") == 3
    assert t.left(0, 1) == 1
    play(t, "pick alchemist", "all")
    assert t.load(0, "water") == 3
    assert t.left() == 2


def test_e22_icon_or_ground():
    t = position().stand(0, (1, 1)).lay_down((1, 1), gold=1, iron=1).give(0, 0, water=2)
    play(t, "mine alchemist")
    assert t.load(0, "iron") == 1
    assert t.ground((1, 1), "iron") == 1
    assert t.supply("iron") == 18
    t = position().stand(0, (1, 1)).lay_down((1, 1), gold=1, iron=1).give(0, 0, water=2)
    play(t, "pick alchemist")
    assert t.offers() == ["take iron", "take gold", "all"]
    play(t, "all")
    assert t.load(0, "gold") == 1
    assert t.load(0, "iron") == 1
    assert t.left() == 2


def test_e23_an_empty_supply():
    t = position().give(1, glass=12).give(0, earth=1, air=1)
    assert refused(t, "convert glass") == "MP-091"
    t.s.stock[1][t.kind("glass")] -= 1
    t.s.supply[t.kind("glass")] += 1
    assert refused(t, "convert glass") == ""


def test_e24_hand_overflow():
    t = position().stand(0, BLACKHOLM).hold(0, "P01", "H03", "Q05")
    play(t, "research stone")
    assert t.asks == "discard"
    assert len(t.offers()) == 4
    new = next(iter(t.hand(0) - {"P01", "H03", "Q05"}))
    play(t, f"discard {new}")
    assert t.hand(0) == {"P01", "H03", "Q05"}
    assert t.s.spent[2] == 1


def test_e25_draw_two_with_one_card_left():
    t = position(roles=KALDA_FIRST).stand(0, BLACKHOLM)
    for c in range(48, 72):
        t.s.where[c] = 8  # laid long ago, by somebody
    t.s.where[48], t.s.where[49], t.s.where[50], t.s.where[51] = 0, 1, 1, 1
    t.s.pile[2], t.s.spent[2] = 1, 3
    play(t, "research stone")
    assert t.asks == "keep"
    assert len(t.offers()) == 2
    assert "keep P01" in t.offers()
    play(t, "keep P01")
    assert t.hand(0) == {"P01"}
    assert t.s.pile[2] == 3
    assert t.s.spent[2] == 0


def test_e26_a_fourth_homunculus():
    t = position().hold(0, "H13").give(0, copper=1, sulphur=1)
    for card, place in (("H01", (0, 2)), ("H05", (0, 1)), ("H06", (0, 1))):
        t.homunculus(0, card, place)
    t.give(0, 1, air=2)
    play(t, "transmute H13")
    assert t.asks == "dismiss"
    assert t.offers() == ["dismiss first", "dismiss second", "dismiss third"]
    play(t, "dismiss first")
    assert t.ground((0, 2), "air") == 2
    assert t.s.where[t.id("H01", "cards")] == 1
    assert t.place(0, 1) == (1, 0)
    assert t.s.card[0][1] == t.id("H13", "cards")
    assert t.left(0, 1) == 0


def test_e27_a_third_item():
    t = position().own(0, "Q01", "Q03").hold(0, "Q17").give(0, gold=1, mercury=1)
    play(t, "transmute Q17")
    assert t.s.where[t.id("Q17", "cards")] == 7
    assert t.id("Q17", "equipment") not in t.s.worn[0]
    assert t.asks == "turn"
    play(t, "equip alchemist", "stow Q01", "wear Q17", "done")
    assert sorted(t.s.worn[0]) == [t.id("Q03", "equipment"), t.id("Q17", "equipment")]


def test_e28_a_bag_put_off():
    t = position(roles=TOGAL_FIRST).own(0, "Q05").give(0, 0, fire=3, iron=3)
    assert t.value("C") == 6
    play(t, "equip alchemist", "stow Q05", "done")
    assert t.asks == "overflow"
    play(t, "shed fire", "shed iron")
    assert t.stock(0, "fire") == 1
    assert t.stock(0, "iron") == 1
    assert t.s.loaded[0][0] == 4
    assert t.asks == "turn"


def test_e29_a_second_formula_of_level_one():
    t = position().lay(0, "P03").hold(0, "P07").give(0, earth=1, air=1, iron=1)
    assert refused(t, "transmute P07") == "MP-100"


def test_e30_an_extension_works_in_the_next_turn():
    t = position().extend(0, "X01").stand(0, WINDSHIRE).offer("windshire", "X04").turn(0).give(0, 0, sulphur=1, glass=1)
    assert t.s.active == t.id("X01", "extensions")
    play(t, "buy")
    assert t.s.active == t.id("X01", "extensions")
    t.turn(0)
    assert t.asks == "extension"
    assert t.offers() == ["activate X01", "activate X04"]
    play(t, "activate X04")
    assert t.s.active == t.id("X04", "extensions")
    assert t.stock(0, "fire") == 1
    assert t.stock(0, "earth") == 1


def test_e31_buying_needs_the_load():
    t = position().stand(0, WINDSHIRE).offer("windshire", "X03").give(0, 0, sulphur=1).give(0, mercury=1)
    assert refused(t, "buy") == "MP-108"


def test_e32_the_farthest_tower():
    t = position(4)
    assert [distance(t.s, t.s.home[0], t.s.home[k]) for k in (1, 2, 3)] == [3, 2, 2]
    assert t.s.far[0] == 0b0010
    beside = {(t.s.q[h], t.s.r[h]) for h in range(49) if beside_farthest(t.s, 0, h)}
    assert beside == {(-1, 2), (-1, 1), (-2, 1), (-3, 2), (-3, 3), (-2, 3)}


def test_e33_the_spendthrift_in_two_trips():
    t = position().quest(0, "K03").stone(0).lay_down((-2, 1), gold=2)
    t.homunculus(0, "H22", (-2, 1))
    t.give(0, 1, platinum=1)
    before = t.points()
    play(t, "drop first")
    assert t.over
    assert t.s.ended == 146
    assert t.s.ender == 0
    assert t.points() == before - 2 + 9


def test_e34_hellfire_too_early():
    t = position().quest(0, "K07").stand(0, WINDSHIRE).lay_down(WINDSHIRE, fire=8).give(0, 0, fire=2)
    play(t, "drop alchemist", "put fire", "done")
    assert t.ground(WINDSHIRE, "fire") == 9
    assert not t.over
    t.stone(0)
    play(t, "drop alchemist", "put fire", "done")
    assert t.over
    assert t.s.ender == 0


def test_e35_the_tyrant():
    t = position().quest(0, "K01").stone(0)
    t.homunculus(0, "H01", HAMMERBREACH)
    t.homunculus(0, "H02", BLACKHOLM)
    t.homunculus(0, "H03", (-1, 4))
    assert not t.over
    play(t, "move third NW")
    assert t.place(0, 3) == WINDSHIRE
    assert t.over
    assert t.s.ender == 0


def test_e36_the_bodyguard_short_of_souls():
    t = position(3).quest(0, "K10").stone(0).souls(0, 2).stand(0, (-1, 1))
    play(t, "drop alchemist", "put soul", "put soul")
    assert not t.over
    assert t.s.souls[0] == 0
    assert t.ground((-1, 1), "soul") == 2


@pytest.mark.parametrize("survivors", [1, 2])
def test_e37_house_guardians(survivors):
    t = position().quest(0, "K08").stone(0)
    for card in ("H02", "H04")[:survivors]:
        t.homunculus(0, card, (0, 1))
    t.extend(0, "X01", "X02").turn(0)
    assert t.over == (survivors == 2)
    assert t.asks == "extension" or survivors == 2


def test_e38_the_cult_on_the_last_action():
    t = position().quest(0, "K09").stone(0).stand(0, (3, 1))
    t.homunculus(0, "H01", (3, 1), left=0)
    t.homunculus(0, "H02", (3, 1), left=0)
    t.homunculus(0, "H03", (2, 1), left=1)
    t.s.left[0][0] = 0
    play(t, "move third E")
    assert t.over
    assert t.s.ender == 0


def test_e39_the_pacifist_spoiled():
    t = position().quest(0, "K05").stand(1, (0, 2))
    t.homunculus(0, "H06", (0, 1))
    play(t, "fight first II alchemist", dice=(0, 0, 2, 2))
    t.stone(0).turn(0)
    play(t.stand(0, (1, 0)), "move alchemist W")
    assert t.place(0) == (0, 0)
    assert not t.over


def test_e40_column_and_actions():
    t = position(roles=TOGAL_FIRST).souls(0, 0).lay_down((0, 1), soul=1).stand(0, (0, 1)).turn(0)
    assert t.left() == 4
    assert t.value("A") == 3
    play(t, "pick alchemist")
    assert t.s.souls[0] == 1
    assert t.value("A") == 2
    assert t.left() == 3
    t.turn(0)
    assert t.left() == 3


def test_e41_the_crossbow():
    t = position().own(0, "Q11").stand(0, (0, 1)).stand(1, (-1, 3)).give(0, 0, water=3).give(1, 0, gold=2)
    assert refused(t, "fight alchemist II alchemist") == ""
    play(t, "fight alchemist II alchemist", dice=(2, 2, 2, 0, 0, 0))
    assert t.s.souls[0] == 2
    play(t, "take gold")
    assert t.load(0, "gold") == 1
    assert t.ground((-1, 3), "gold") == 1
    assert t.place(1) == (-2, 2)


def test_e42_a_blocked_city():
    t = position(roles=KALDA_FIRST).stand(0, (-2, 0))
    t.homunculus(1, "H20", BLACKHOLM)
    assert refused(t, "move alchemist NW") == "MP-038"
    assert refused(t, "fight alchemist II first") == ""
    assert t.value("A") == 2
    assert t.value("D", 1, 1) == 6


def test_e43_spectacles_and_a_seer():
    t = position(roles=KALDA_FIRST).own(0, "Q15").stand(0, BLACKHOLM)
    pile = t.s.pile[2]
    play(t, "research stone")
    assert len(t.offers()) == 3
    assert t.left() == 2
    play(t, t.offers()[1])
    assert t.s.pile[2] == pile - 1
    assert t.s.hand[0] == [0, 0, 1]


def test_e44_togals_conversions():
    t = position(roles=TOGAL_FIRST).own(0, "Q16").give(0, air=1, fire=2, iron=1)
    play(t, "convert copper", "done", "convert mercury", "done")
    assert t.left() == 3
    play(t, "convert gold", "done")
    assert t.left() == 2


def test_e45_an_equip_swap():
    t = position().own(0, "Q01", "Q03").own(0, "Q17", worn=False).give(0, 0, fire=2).give(0, iron=1)
    play(t, "equip alchemist", "stow Q01", "wear Q17", "store fire", "store fire", "load iron", "done")
    assert t.left() == 2
    assert t.stock(0, "fire") == 2
    assert t.load(0, "iron") == 1
    assert sorted(t.s.worn[0]) == [t.id("Q03", "equipment"), t.id("Q17", "equipment")]


def test_e46_a_transfer_after_a_conversion():
    t = position().give(0, 0, water=4).give(0, earth=1, air=1)
    play(t, "convert glass")
    assert t.asks == "transfer"
    assert refused(t, "load glass") == "MP-086"
    play(t, "store water", "load glass")
    assert refused(t, "load water") == "MP-095"
    play(t, "done")
    assert t.load(0, "glass") == 1
    assert t.load(0, "water") == 3
    assert t.left() == 2


def test_e47_the_shovel_at_the_limit():
    t = position().own(0, "Q09").stand(0, (1, -1)).give(0, 0, water=3)
    assert refused(t, "mine-two") == "MP-126"
    play(t, "mine alchemist")
    assert t.s.dug == 0


def test_e48_the_score_of_cargo():
    t = position()
    t.homunculus(0, "H22", (0, 1))
    t.give(0, 1, gold=2, copper=1).lay_down((0, 2), platinum=1)
    assert t.points() == 4 + 3 + 3  # and the soul stone


def test_e49_the_cap():
    t = position(max_rounds="40")
    t.s.turn = 39 * 2
    play(t.turn(0), "end")
    assert not t.over
    play(t, "end")
    assert t.over
    assert t.s.ended == 160
    assert t.s.ender == 255
    assert [score[1] for score in t.match.scores()] == [0, 0]


def test_the_ender_may_lose():
    """MP-147: 23 against 28."""
    t = position().quest(0, "K05").stone(0)
    t.give(1, gold=2, platinum=1).own(1, "Q09", "Q17", "Q01", worn=False).lay(1, "P02", "P10").souls(1, 2).extend(1, "X05")
    t.homunculus(1, "H09", (-2, 1))
    t.homunculus(1, "H17", (-2, 1))
    play(t.stand(0, (1, 0)), "move alchemist W")
    assert t.over
    assert [score[0] for score in t.match.scores()] == [23, 28]
    assert t.match.outcome().winners == [1]


def test_a_refused_action_says_its_rule():
    with pytest.raises(Refused):
        play(position(), "mine alchemist")
