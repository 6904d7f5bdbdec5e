"""Moving, mining, picking up, dropping (MP-037 to MP-053)."""

from athanor.games.materia_prima.tests.tables import WINDSHIRE, table

KALDA_FIRST = ("kalda", "vitrudes", "sejlon", "togal")


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
    assert t.told(44) == [[0, 1, 1, 1, 0], [0, 1, 9, 1, 0]]
    assert t.left() == 2
    assert t.load(0, "gold") == 1
    assert t.load(0, "fire") == 1
    assert t.ground((0, 1), "fire") == 2


def test_mp044_within_the_capacity():
    t = table().stand(0, (0, 1)).give(0, 0, iron=3).lay_down((0, 1), fire=1, gold=1, soul=1)
    t.play("pick alchemist", "take fire")
    assert t.no("take gold") == 44  # four is all that he carries
    assert t.no("take soul") == 0


def test_mp044_there_is_something_to_pick_up():
    t = table().stand(0, (0, 1))
    assert t.no("pick alchemist") == 44


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
    assert t.no("shed gold") == 83
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
    assert t.told(49) == [[0, 1, 0, 1, 0], [0, 1, 1, 1, 0]]
    assert t.left() == 2
    assert t.s.loaded[0][0] == 2
    assert t.ground((0, 1), "fire") == 1
    t.play("drop alchemist", "put fire")
    assert t.no("all") == 49  # one is left: it is named
    t.play("put iron", "done")
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
    assert t.told(50) == [[0, 1, 12, 1, 0]]
    t = table().stand(0, (0, 1)).souls(0, 0).give(0, 0, fire=2).play("drop alchemist")
    assert t.no("put soul") == 50


def test_mp051_nothing_is_dropped_in_a_tower():
    t = table().give(0, 0, fire=1)
    assert t.no("drop alchemist") == 51


def test_mp053_no_gift_from_figure_to_figure():
    t = table().give(0, 0, fire=2)
    t.homunculus(0, "H01", (1, 0))
    assert not [text for text in t.offers() if text.split()[0] not in ("end", "move", "equip")]
