"""Cities, homunculi, equipment (MP-104 to MP-133)."""

import pytest

from athanor.games.materia_prima.rules.cities import works
from athanor.games.materia_prima.tests.tables import BLACKHOLM, HAMMERBREACH, WINDSHIRE, play, position, refused

TOGAL_FIRST = ("togal", "vitrudes", "sejlon", "kalda")
VITRUDES_FIRST = ("vitrudes", "sejlon", "kalda", "togal")


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
    t = position().stand(0, city)
    assert {text.split()[1] for text in t.offers("research")} == decks
    play(t, f"research {sorted(decks)[0]}")
    assert len(t.hand(0)) == 1
    assert [row[2] for row in t.told(104)] == [0, 1]  # all know that a card was drawn, its owner knows which


def test_mp105_a_hand_of_three():
    """MP-106: the fourth card, or another, is discarded face up."""
    t = position().stand(0, WINDSHIRE).hold(0, "P01", "P02", "P03")
    play(t, "research homunculus")
    assert t.asks == "discard"
    assert len(t.offers("discard")) == 4
    play(t, "discard P01")
    assert t.s.where[48] == 1
    assert t.s.spent == [0, 0, 1]
    assert refused(t, "discard P02") == "MP-028"


def test_mp104_any_card_of_the_pile_may_be_its_top():
    drawn = set()
    for luck in range(60):
        t = position().stand(0, WINDSHIRE)
        t.s.rng = luck
        t.rules.apply(t.box, t.s, 0, t.match.read("research stone"))
        drawn |= t.hand(0)
    assert len(drawn) > 15


def test_mp107_an_empty_pile_is_made_of_the_discards():
    t = position().stand(0, WINDSHIRE)
    for c in range(24):
        t.s.where[c] = 1
    t.s.pile[0], t.s.spent[0] = 0, 24
    play(t, "research homunculus")
    assert t.s.pile[0] == 23
    assert t.s.spent[0] == 0
    assert t.told(107)
    t = position().stand(0, WINDSHIRE)
    for c in range(24):
        t.s.where[c] = 8
    t.s.pile[0] = 0
    assert refused(t, "research homunculus") == "MP-107"


def test_mp108_the_price_is_paid_from_the_load():
    t = position().stand(0, WINDSHIRE).offer("windshire", "X06").give(0, 0, sulphur=1, iron=1, fire=1)
    play(t, "buy")
    assert t.s.loaded[0][0] == 0
    assert t.s.extension[5] == 4
    assert t.points() == 5
    assert refused(position(), "buy") == "MP-108"


def test_mp031_research_and_purchase_cost_an_action():
    t = (
        position(roles=("kalda", "sejlon"))
        .stand(0, WINDSHIRE)
        .offer("windshire", "X06")
        .give(0, 0, sulphur=1, iron=1, fire=1)
    )
    assert refused(t, "buy") == refused(t, "research homunculus") == ""
    t.s.left[0][0] = 0
    assert refused(t, "buy") == refused(t, "research homunculus") == "MP-031"


def test_mp109_a_new_one_is_turned_up():
    t = position().stand(0, WINDSHIRE).offer("windshire", "X06").give(0, 0, sulphur=1, iron=1, fire=1)
    t.s.stack = 0
    for x in range(12):
        if t.s.extension[x] == 0:
            t.s.extension[x] = 5
    play(t, "buy")
    assert not any(where == 3 for where in t.s.extension)
    assert refused(t, "buy") == "MP-109"
    t = play(position().stand(0, WINDSHIRE).offer("windshire", "X06").give(0, 0, sulphur=1, iron=1, fire=1), "buy")
    assert t.told(109) == [[2, t.s.extension.index(3), 0, 0, 0]]
    assert t.s.stack == 8


def test_mp110_any_number_of_extensions():
    t = position().extend(0, "X01", "X02", "X03", "X04", "X05")
    assert t.points() == 3 + 10


def test_mp111_an_extension_works_from_the_next_turn():
    t = position().extend(0, "X01", "X02")
    t.s.bought[1] = 1
    assert not works(t.s, 0, 1)
    assert works(t.s, 0, 0)


def test_mp112_exactly_one_is_active():
    t = position().extend(0, "X01", "X02").turn(0)
    assert refused(t, "activate X05") == "MP-112"
    play(t, "activate X02")
    assert t.s.active == 1
    assert t.stock(0, "water") == 1
    assert t.stock(0, "earth") == 0
    play(t, "end", "end")
    assert t.asks == "extension"
    assert t.s.active == 255


def test_mp113_no_income_from_an_empty_supply():
    t = position().extend(0, "X01").give(1, earth=20).turn(0)
    assert t.stock(0, "earth") == 0
    assert t.s.active == 0


# Homunculi


def test_mp114_three_homunculi_at_most():
    """MP-115, MP-116: the fourth takes the place of one, whose load goes into the stock at home."""
    t = position().hold(0, "H13").give(0, copper=1, sulphur=1)
    for card in ("H01", "H02", "H03"):
        t.homunculus(0, card, (1, 0))
    t.give(0, 2, water=1)
    play(t, "transmute H13")
    assert refused(t, "dismiss alchemist") == "MP-115"
    play(t, "dismiss second")
    assert t.stock(0, "water") == 1
    assert sum(at != 49 for at in t.s.at[0]) == 4
    assert t.s.spent[0] == 1


def test_mp118_a_homunculus_carries_what_its_card_says():
    t = position()
    t.homunculus(0, "H02", (1, 1))
    play(t, "mine first")
    assert refused(t, "mine first") == "MP-042"


# Equipment


def test_mp120_two_items_at_most():
    t = position().own(0, "Q01", "Q03").own(0, "Q10", worn=False)
    assert t.value("A") == 4
    play(t, "equip alchemist")
    assert refused(t, "wear Q10") == "MP-120"


def test_mp122_a_new_item_displaces_none():
    t = position().own(0, "Q01", "Q03").hold(0, "Q10").give(0, mercury=1, sulphur=1)
    play(t, "transmute Q10")
    assert t.asks == "turn"
    assert sorted(t.s.worn[0]) == [0, 2]


def test_mp123_equipment_stays_with_its_owner():
    t = position().own(1, "Q01").own(1, "Q10", worn=False).stand(0, (0, 1)).stand(1, (0, 2))
    play(t, "fight alchemist II alchemist", dice=(2, 2, 0, 1, 0))
    assert t.s.where[24] == t.s.where[33] == 8
    assert t.s.worn[1][0] == 0


def test_mp124_sources_add_up():
    t = position(roles=TOGAL_FIRST).own(0, "Q16").give(0, fire=3, iron=3)
    play(t, "convert mercury", "done", "convert mercury", "done")
    assert t.left() == 3
    play(t, "convert mercury", "done")
    assert t.left() == 2


def test_mp125_zeros_are_rolled_again():
    t = position(roles=VITRUDES_FIRST).own(0, "Q07").own(1, "Q08").stand(0, (0, 1)).stand(1, (0, 2))
    play(t, "fight alchemist II alchemist", dice=(0, 0, 0, 2, 0, 0, 0, 0, 1))
    assert t.s.again == [2, 1]
    assert t.s.forces == [2, 1]


def test_mp126_a_shovel_digs_two_once_a_turn():
    t = position().own(0, "Q09").stand(0, (1, 1))
    play(t, "mine alchemist", "mine-two")
    assert t.load(0, "iron") == 3
    assert refused(t, "mine-two") == "MP-126"
    t.stand(0, (-3, 1)).give(0, 0, iron=-3).turn(0)
    assert refused(t, "mine-two") == ""


def test_mp127_boots_make_the_first_move_free():
    t = position().own(0, "Q14")
    play(t, "move alchemist E", "move alchemist E")
    assert t.left() == 2
    t.s.left[0][0], t.s.moves = 0, 0
    assert refused(t, "move alchemist W") == ""
    assert "move alchemist W" in t.offers("move")


def test_mp128_a_ring_makes_the_first_conversion_free():
    t = position().own(0, "Q16").give(0, fire=2, iron=2)
    t.s.left[0][0] = 1
    play(t, "convert mercury")
    assert t.told(128) == [[0, 0, 0, 0, 0]]
    assert t.left() == 1
    play(play(t, "done").turn(0), "convert mercury")
    assert t.left() == 3  # free again


def test_mp129_a_guest_runs_one_errand_free():
    t = position().stand(0, WINDSHIRE)
    play(t, "research stone", "research stone")
    assert t.left() == 2
    play(t.turn(0), "research stone")
    assert t.left() == 3


def test_mp130_spectacles_draw_two_and_keep_one():
    t = position().own(0, "Q15").stand(0, WINDSHIRE)
    play(t, "research stone")
    drawn = t.offers("keep")
    assert t.asks == "keep"
    assert len(drawn) == 2
    assert sum(where == 2 for where in t.match.view(1).state.where) == 0
    play(t, drawn[0])
    assert len(t.hand(0)) == 1
    assert t.s.pile[2] == 23
    assert not any(where == 2 for where in t.s.where)


def test_mp131_an_hourglass_counts_at_the_start():
    t = position().own(0, "Q21", worn=False).turn(0)
    play(t, "equip alchemist", "wear Q21")
    assert t.left() == 2
    t.turn(0)
    assert t.left() == 4


def test_mp132_the_seal_calls_home():
    t = position().own(0, "Q22").stand(0, WINDSHIRE)
    play(t, "recall")
    assert t.place(0) == (1, 0)
    assert t.left() == 2
    assert refused(t, "recall") == "MP-132"
    assert refused(position().stand(0, WINDSHIRE), "recall") == "MP-132"


def test_mp133_a_soul_is_made():
    t = position().hold(0, "Q23").give(0, gold=1, aqua_regia=1)
    play(t, "transmute Q23", "wear Q23")
    assert t.s.souls[0] == 2
    assert t.told(133)
    t = position().hold(0, "Q23").give(0, gold=1, aqua_regia=1)
    t.s.supply[12] = 0
    assert refused(t, "transmute Q23") == "MP-133"
