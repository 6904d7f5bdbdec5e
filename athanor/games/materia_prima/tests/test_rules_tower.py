"""The tower: Equip, Convert, Transmute (MP-084 to MP-103)."""

import pytest

from athanor.games.materia_prima.tests.tables import play, position, refused

KALDA_FIRST = ("kalda", "vitrudes", "sejlon", "togal")


def test_mp085_the_stock_is_unlimited():
    t = position().give(0, fire=18).give(0, 0, fire=2)
    play(t, "equip alchemist", "store fire", "store fire")
    assert t.stock(0, "fire") == 20


def test_mp086_equip_moves_both_ways_for_one_action():
    t = position().give(0, 0, fire=2).give(0, iron=3)
    play(t, "equip alchemist")
    assert t.s.open == 1
    assert refused(t, "done") == "MP-086"
    play(t, "store fire", "load iron", "load iron", "done")
    assert t.told(86) == [[0, 1, 0, 2, 2], [0, 1, 1, 1, 1]]
    assert (t.asks, t.s.open) == ("turn", 0)
    assert t.left() == 2
    assert t.load(0, "iron") == 2
    assert t.load(0, "fire") == 1
    assert refused(position(), "equip alchemist") == "MP-086"
    assert refused(position().stand(0, (0, 1)), "equip alchemist") == "MP-086"


def test_mp087_items_move_with_equip():
    t = position().own(0, "Q01").own(0, "Q03", worn=False)
    t.homunculus(0, "H01", (1, 0))
    play(t, "equip alchemist", "wear Q03", "stow Q01")
    assert t.s.worn[0] == [255, 2]
    assert t.asks == "turn"
    t.give(0, 1, fire=1)
    play(t, "equip first")
    assert refused(t, "stow Q03") == "MP-087"
    assert refused(t, "wear Q01") == "MP-087"


def test_mp088_a_homunculus_load_is_no_stock():
    t = position()
    t.homunculus(0, "H08", (1, 0))
    t.give(0, 1, fire=1, iron=1)
    assert refused(t, "convert mercury") == "MP-090"
    play(t, "equip first", "store fire", "store iron")
    assert refused(t, "convert mercury") == ""


def test_mp089_one_product_for_one_action():
    """MP-091: it goes into the stock."""
    t = position().give(0, fire=2, iron=2)
    play(t, "convert mercury")
    assert t.stock(0, "mercury") == 1
    assert t.left() == 2
    assert t.supply("mercury") == 11
    play(t, "done")
    t.stand(0, (0, 1))
    assert refused(t, "convert mercury") == "MP-089"


def test_mp090_sources_from_the_stock_first():
    t = position().give(0, fire=1).give(0, 0, fire=1, iron=1)
    play(t, "convert mercury")
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
    t = position().give(0, **{one: 1, two: 1})
    assert t.offers("convert") == [f"convert {product}"]
    play(t, f"convert {product}")
    assert t.stock(0, product) == 1
    assert refused(t, "convert iron") == "MP-094"


def test_mp092_basics_are_mined():
    assert refused(position(), "convert iron") == "MP-092"


def test_mp093_a_wild_conversion_needs_another_kind():
    t = position().extend(0, "X10").turn(0).give(0, mercury=2, glass=1, copper=1, water=1)
    assert refused(t, "wild mercury") == "MP-093"
    assert refused(t, "wild water") == "MP-093"
    assert refused(t, "wild copper") == "MP-093"  # that is the common conversion
    assert t.offers("wild") == ["wild glass"]
    play(t, "wild glass")
    assert t.stock(0, "gold") == 1


def test_mp094_a_transfer_follows_conversions_and_transmutations():
    t = position().give(0, fire=1, iron=1, water=1).own(0, "Q01")
    play(t, "convert mercury")
    assert t.asks == "transfer"
    assert t.s.open == 1
    assert refused(t, "stow Q01") == "MP-094"
    play(t, "load mercury", "done")
    assert t.load(0, "mercury") == 1
    assert t.left() == 2
    t.hold(0, "H01").give(0, earth=1, air=1)
    play(t, "transmute H01")
    assert t.asks == "transfer"
    assert t.s.open == 0  # the card is shown
    play(t, "load water")
    assert t.s.open == 1  # the marker may go back


def test_mp095_each_kind_moves_one_way():
    t = position().give(0, 0, fire=1, iron=3).give(0, fire=1).own(0, "Q01")
    play(t, "equip alchemist")
    assert refused(t, "load fire") == "MP-086"
    play(t, "store fire")
    assert refused(t, "load fire") == "MP-095"
    play(t, "stow Q01")
    assert refused(t, "wear Q01") == "MP-095"
    play(t, "done", "equip alchemist")
    assert (refused(t, "load fire"), refused(t, "wear Q01")) == ("", "")  # in another action they may


def test_mp096_a_transmutation_pays_its_whole_cost():
    t = position().hold(0, "Q01").give(0, fire=1)
    assert refused(t, "transmute Q01") == "MP-096"
    assert refused(t, "transmute Q02") == "MP-096"
    t.give(0, 0, iron=1)
    play(t, "transmute Q01")
    assert t.supply("fire") == 20
    assert t.supply("iron") == 20
    assert t.left() == 2
    assert t.hand(0) == set()


def test_mp097_the_soul_of_an_item_comes_before_the_transfer():
    t = position(roles=KALDA_FIRST).souls(0, 0).hold(0, "Q24").give(0, platinum=1, aqua_regia=1).give(0, 0, iron=3, fire=3)
    play(t, "transmute Q24", "stow Q24")
    assert t.asks == "overflow"
    play(t, "shed iron")
    assert t.asks == "transfer"
    assert t.stock(0, "iron") == 1


def test_mp098_a_homunculus_begins_at_the_tower():
    t = position().hold(0, "H05").give(0, air=1, water=1)
    play(t, "transmute H05")
    assert t.place(0, 1) == (1, 0)
    assert t.s.loaded[0][1] == 0


@pytest.mark.parametrize(("answer", "worn"), [("wear Q01", [0, 255]), ("stow Q01", [255, 255])])
def test_mp099_an_item_is_equipped_or_stored(answer, worn):
    t = position().hold(0, "Q01", "P01").give(0, fire=1, iron=1)
    play(t, "transmute Q01")
    assert t.asks == "item"
    assert refused(t, "discard P01") == "MP-099"
    assert t.offers() == ["wear Q01", "stow Q01"]
    assert refused(t, "wear Q02") == "MP-099"
    play(t, answer)
    assert t.s.worn[0] == worn
    assert t.points() == 4


def test_mp100_a_formula_on_the_place_of_its_level():
    """MP-101: in any order."""
    t = position().hold(0, "P17").give(0, gold=1, platinum=1)
    play(t, "transmute P17")
    assert t.s.laid[0] == [255, 255, t.id("P17", "cards")]
    assert t.told(100) == [[0, t.id("P17", "cards"), 3, 0, 0]]


@pytest.mark.parametrize("laid", [("P01", "P09"), ("P01", "P17"), ("P09", "P17")])
def test_mp102_two_formulas_are_no_stone(laid):
    t = position().lay(0, laid[0]).hold(0, laid[1]).give(0, sulphur=1, glass=1, copper=1, gold=1, platinum=1)
    play(t, f"transmute {laid[1]}")
    assert t.s.stone[0] == 0


def test_mp102_three_formulas_are_the_stone():
    """MP-103: for good."""
    t = position().lay(0, "P17", "P09").hold(0, "P01").give(0, water=1, earth=1, fire=1)
    play(t, "transmute P01")
    assert t.s.stone[0] == 1
    assert t.told(102)
    t.stand(0, (0, 1)).stand(1, (0, 2)).turn(1)
    play(t, "fight alchemist I alchemist", dice=(2, 2, 2, 0, 0, 0))
    assert t.s.stone[0] == 1
    assert t.s.souls[0] == 0
