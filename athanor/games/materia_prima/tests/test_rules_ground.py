"""Moving, mining, picking up, dropping (MP-037 to MP-053)."""

from athanor.games.materia_prima.tests.tables import WINDSHIRE, play, position, refused

KALDA_FIRST = ("kalda", "vitrudes", "sejlon", "togal")


# Move


def test_mp037_one_step_to_an_adjacent_hex():
    t = position()
    assert len(t.offers("move")) == 6
    play(t, "move alchemist NE")
    assert t.place(0) == (2, -1)
    assert t.left() == 2


def test_mp038_no_figure_of_another_player():
    """MP-119: a homunculus blocks its hex."""
    t = position()
    t.homunculus(1, "H05", (2, 0))
    assert refused(t, "move alchemist E") == "MP-038"
    assert len(t.offers("move")) == 5


def test_mp039_no_tower_of_another_player():
    t = position().stand(0, (-1, 2)).stand(1, (0, 2))
    assert refused(t, "move alchemist W") == "MP-039"


def test_mp040_the_own_tower_and_the_own_figures():
    t = position().stand(0, (2, 0))
    t.homunculus(0, "H01", (2, -1))
    assert refused(t, "move alchemist W") == ""
    assert refused(t, "move alchemist NW") == ""


def test_mp041_the_load_travels():
    t = position().give(0, 0, gold=2).own(0, "Q01")
    play(t, "move alchemist E")
    assert t.load(0, "gold") == 2
    assert t.s.souls[0] == 1
    assert t.s.worn[0][0] == 0


# Mine, pick up, drop


def test_mp042_mining_takes_one_marker():
    """MP-043: onto the card of the figure that mined."""
    t = position().stand(0, (1, 1))
    t.homunculus(0, "H01", (1, 1))
    play(t, "mine first")
    assert t.load(0, "iron", 1) == 1
    assert t.s.loaded[0][0] == 0
    assert t.supply("iron") == 19
    t.give(0, 0, water=4)
    assert refused(t, "mine alchemist") == "MP-042"


def test_mp044_a_pick_up_takes_any_number_for_one_action():
    t = position().stand(0, (0, 1)).lay_down((0, 1), fire=3, gold=2)
    play(t, "pick alchemist")
    assert t.asks == "pick"
    assert t.s.open == 1
    assert refused(t, "all") == "MP-044"
    assert refused(t, "done") == "MP-044"
    play(t, "take gold", "take fire", "done")
    assert t.told(44) == [[0, 1, 1, 1, 0], [0, 1, 9, 1, 0]]
    assert t.left() == 2
    assert t.load(0, "gold") == 1
    assert t.load(0, "fire") == 1
    assert t.ground((0, 1), "fire") == 2


def test_mp044_within_the_capacity():
    t = position().stand(0, (0, 1)).give(0, 0, iron=3).lay_down((0, 1), fire=1, gold=1, soul=1)
    play(t, "pick alchemist", "take fire")
    assert refused(t, "take gold") == "MP-044"  # four is all that he carries
    assert refused(t, "take soul") == ""


def test_mp044_there_is_something_to_pick_up():
    t = position().stand(0, (0, 1))
    assert refused(t, "pick alchemist") == "MP-044"


def test_mp044_a_single_marker_is_no_choice():
    t = position().stand(0, (0, 1)).lay_down((0, 1), fire=1)
    play(t, "pick alchemist")
    assert t.asks == "turn"
    assert t.load(0, "fire") == 1


def test_mp045_soul_stones_are_for_alchemists():
    t = position().lay_down((0, 1), soul=1)
    t.homunculus(0, "H10", (0, 1))
    assert refused(t, "pick first") == "MP-045"
    t.lay_down((0, 1), fire=2)
    play(t, "pick first")
    assert refused(t, "take soul") == "MP-045"
    play(t, "all")
    t.stand(0, (0, 1)).give(0, 0, iron=4)
    play(t, "pick alchemist")
    assert t.s.souls[0] == 2
    assert t.ground((0, 1), "soul") == 0


def test_mp045_elements_fit_the_capacity_before_the_action():
    t = position(roles=KALDA_FIRST).souls(0, 0).stand(0, (0, 1)).give(0, 0, iron=5).lay_down((0, 1), soul=1, fire=1)
    play(t, "pick alchemist", "take soul", "take fire")
    assert t.asks == "overflow"
    assert t.s.loaded[0][0] == 6
    assert t.s.souls[0] == 1
    assert refused(t, "shed gold") == "MP-083"
    play(t, "shed fire")
    assert t.ground((0, 1), "fire") == 1
    assert t.asks == "turn"


def test_mp046_mine_or_pick_up_is_said():
    t = position().stand(0, (1, 1)).lay_down((1, 1), fire=1)
    assert refused(t, "mine alchemist") == ""
    assert refused(t, "pick alchemist") == ""


def test_mp047_nothing_is_mined_in_a_city():
    t = position().stand(0, WINDSHIRE).lay_down(WINDSHIRE, fire=1)
    assert refused(t, "mine alchemist") == "MP-047"
    assert refused(t, "pick alchemist") == ""


def test_mp048_no_mining_nor_picking_up_in_a_tower():
    t = position()
    assert refused(t, "mine alchemist") == "MP-048"
    assert refused(t, "pick alchemist") == "MP-048"


def test_mp049_a_drop_leaves_any_number_for_one_action():
    t = position().stand(0, (0, 1)).give(0, 0, fire=2, iron=2)
    play(t, "drop alchemist")
    assert t.asks == "drop"
    assert t.s.open == 1
    assert refused(t, "done") == "MP-049"
    assert refused(t, "put water") == "MP-049"
    play(t, "put fire", "put iron", "done")
    assert t.told(49) == [[0, 1, 0, 1, 0], [0, 1, 1, 1, 0]]
    assert t.left() == 2
    assert t.s.loaded[0][0] == 2
    assert t.ground((0, 1), "fire") == 1
    play(t, "drop alchemist", "put fire")
    assert refused(t, "all") == "MP-049"  # one is left: it is named
    play(t, "put iron", "done")
    assert t.s.loaded[0][0] == 0
    assert t.s.souls[0] == 1


def test_mp050_soul_stones_may_be_dropped():
    t = position().stand(0, (0, 1))
    t.homunculus(0, "H01", (0, 1))
    t.give(0, 1, air=2)
    play(t, "drop first")
    assert refused(t, "put soul") == "MP-050"
    play(t, "all", "drop alchemist")
    assert t.s.souls[0] == 0
    assert t.ground((0, 1), "soul") == 1
    assert t.told(74)
    assert t.told(50) == [[0, 1, 12, 1, 0]]
    t = play(position().stand(0, (0, 1)).souls(0, 0).give(0, 0, fire=2), "drop alchemist")
    assert refused(t, "put soul") == "MP-050"


def test_mp051_nothing_is_dropped_in_a_tower():
    t = position().give(0, 0, fire=1)
    assert refused(t, "drop alchemist") == "MP-051"


def test_mp053_no_gift_from_figure_to_figure():
    t = position().give(0, 0, fire=2)
    t.homunculus(0, "H01", (1, 0))
    assert not [text for text in t.offers() if text.split()[0] not in ("end", "move", "equip")]
