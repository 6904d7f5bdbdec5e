"""Turns, placements and their actions, the end of a year, final scoring (AA-070 to AA-189)."""

import pytest

from athanor.games.ars_alchimia.tests.tables import SPACES, module, play, position, refused

BASICS = {0: (2, 2, 2, 2, 0)}

# Turns and placements


def test_aa070_turns_go_round_without_those_who_passed(dice):
    dice(*[1] * 4)
    table = position(passed=[1])
    seen = []
    for space in ("LOC-1", "LOC-2", "LOC-3", "LOC-P"):
        seen += table.match.to_act()
        play(table, f"go {space}", "send 1")
    assert seen == [0, 2, 3, 0]
    assert refused(table, "pass", seat=0) == "AA-070"


def test_aa071_a_placement_or_a_pass_after_any_activations(dice):
    dice(1)
    table = position(staff={0: ["AS-20", "AS-05"]}, plaza={0: 2})
    play(table, "activate AS-20", "activate AS-05")
    assert table.match.to_act() == [0]
    assert refused(table, "fulfil C01") == "AA-071"
    play(table, "go LOC-1", "send 1")
    assert table.match.to_act() == [1]


def test_aa072_only_own_available_workers_on_one_space(dice):
    dice(1)
    table = position(available={0: 5})
    before = list(table.s.available)
    play(table, "go LOC-1", "send 2")
    assert table.s.available == [3, *before[1:]]
    assert sum(table.s.crowd) == 2


def test_aa073_aa074_one_more_than_stand_there():
    for owner in (0, 1):
        table = position(crowd={"LOC-1": (owner, 3)}, available={0: 9})
        play(table, "go LOC-1")
        assert refused(table, "send 3") == "AA-073"
        assert refused(table, "send 4") == ""
    table = position(available={0: 9})
    assert refused(play(table, "go LOC-1"), "send 1") == ""


def test_aa075_up_to_all_available_workers():
    table = position(available={0: 7})
    assert play(table, "go LOC-1").may() == {f"send {n}" for n in range(1, 8)}
    assert refused(table, "send 8") == "AA-075"


def test_aa076_aa077_the_crowd_goes_to_the_plaza_and_the_new_one_stays(dice):
    dice(1, 1)
    table = position(crowd={"LOC-1": (2, 2)})
    plaza, home = table.s.plaza[2], table.s.available[2]
    play(table, "go LOC-1", "send 3", "go LOC-2", "send 1")
    assert (table.s.plaza[2], table.s.available[2]) == (plaza + 2, home)
    assert table.group("LOC-1") == (0, 3)


def test_aa078_a_new_card_does_not_lower_the_price():
    table = position(crowd={"AST-1": (1, 2)}, available={0: 9})
    play(table, "go AST-1", "send 3")
    assert table.group("AST-1") == (0, 3)
    assert refused(play(table, "go AST-1"), "send 3") == "AA-073"


def test_aa079_surplus_helps_the_die_and_nothing_else(dice):
    dice(4)
    table = position(show={"LOC-1": "L10"}, stock={0: (0, 0, 0, 0, 0)})
    play(table, "go LOC-1", "send 3")
    assert table.s.stock[0] == [0, 0, 1, 1, 1]  # 4 + 2 reaches 6
    play(table, "go ORD-C1", "send 4")
    assert len(table.holding(1)) == 1
    assert table.group("ORD-C1") == (1, 4)


def test_aa080_the_action_must_be_possible_and_the_minimum_available():
    table = position(available={0: 2}, crowd={"LOC-1": (1, 2)})
    assert refused(table, "go LOC-1") == "AA-073"
    table = position(available={0: 2}, crowd={"LOC-1": (1, 2)}, staff={0: ["AS-04"]})
    assert refused(table, "go LOC-1") == ""


def test_aa081_the_action_is_completed_before_the_next_turn(dice):
    dice(1)
    table = position(show={"FRG-1": "F03"}, stock=BASICS)
    play(table, "go FRG-1")
    assert refused(table, "pass") == "AA-081"
    play(table, "send 1")
    assert table.match.to_act() == [0]
    assert refused(table, "go LOC-1") == "AA-081"
    play(table, "elixir MN", "done")
    assert table.match.to_act() == [1]


def test_aa082_aa084_aa085_passing_with_workers_left_is_final(dice):
    dice(1, 1, 1)
    table = position(crowd={"LOC-1": (0, 1)}, available={0: 8})
    play(table, "pass", "go LOC-1", "send 2")
    assert table.group("LOC-1") == (1, 2)
    play(table, "go LOC-2", "send 1", "go LOC-3", "send 1")
    assert table.match.to_act() == [1]  # not seat 0 again


def test_aa083_who_can_do_nothing_passes_on_the_own_turn(dice):
    dice(1)
    table = position(available={1: 0})
    play(table, "go LOC-1", "send 1")
    assert table.match.to_act() == [2]
    assert table.s.passed == [0, 1, 0, 0]
    assert "AA-083" in table.rules_told()
    dice(1)
    table = position(available={1: 0}, staff={1: ["AS-20"]})
    assert play(table, "go LOC-1", "send 1").match.to_act() == [1]


def test_aa086_aa087_the_last_goes_on_and_then_the_step_ends(dice):
    dice(1, 1)
    table = position(passed=[1, 2, 3])
    play(table, "go LOC-1", "send 1")
    assert table.match.to_act() == [0]
    play(table, "go LOC-2", "send 1", "pass")
    assert table.s.year == 3


# Collecting


def test_aa090_a_location_is_open_even_if_nothing_can_be_stored(dice):
    dice(6)
    table = position(show={"LOC-1": "L01"}, stock={0: (6, 6, 6, 4, 4)})
    assert refused(table, "go LOC-1") == ""
    play(table, "go LOC-1", "send 1")
    assert table.s.stock[0] == [6, 6, 6, 4, 4]


def test_aa091_aa097_the_portal_card_is_turned_up_after_placing_and_goes_below(dice):
    dice(1)
    table = position(top=["L07"], stock={0: (0, 0, 0, 0, 0)})
    play(table, "go LOC-P")
    assert table.faces("LOC-P") == [""]
    play(table, "send 1")
    assert ("AA-091", 0, 42 + 6, 0, 0, 0) in table.told()
    assert table.words(3)[-1] == "L07"
    assert table.faces("LOC-P") == [""]
    assert table.group("LOC-P") == (0, 1)


LOCATIONS = [
    ("L01", 3, [2, 0, 0, 0, 0], 0), ("L02", 3, [0, 2, 0, 0, 0], 1), ("L03", 3, [0, 0, 2, 0, 0], 2),
    ("L04", 4, [1, 1, 0, 0, 0], 3), ("L05", 3, [0, 1, 1, 0, 0], 0), ("L06", 3, [1, 0, 1, 0, 0], 1),
    ("L07", 2, [0, 0, 0, 1, 0], 3), ("L08", 5, [1, 0, 0, 1, 0], 2), ("L09", 6, [1, 1, 1, 0, 0], 3),
    ("L10", 6, [0, 0, 1, 1, 0], 4),
]  # fmt: skip


@pytest.mark.parametrize(("location", "die", "sure", "bonus"), LOCATIONS)
def test_aa092_aa093_aa094_aa095_sure_resources_then_the_die(dice, location, die, sure, bonus):
    for face in (die - 1, die):
        dice(face)
        table = position(show={"LOC-1": location}, stock={0: (0, 0, 0, 0, 0)})
        play(table, "go LOC-1", "send 1")
        wanted = list(sure)
        wanted[bonus] += face >= die
        assert table.s.stock[0] == wanted
        assert ("AA-095" in table.rules_told()) == (face < die)


def test_aa096_locations_and_forges_stay_for_the_year(dice):
    """AA-148 says the same of forges."""
    dice(1, 1, 1)
    table = position(show={"LOC-1": "L01", "FRG-1": "F01"}, stock=dict.fromkeys(range(4), (1, 1, 0, 0, 0)))
    play(table, "go LOC-1", "send 1", "go LOC-1", "send 2", "go FRG-1", "send 1", "elixir MN")
    assert table.faces("LOC-1", "FRG-1") == ["L01", "F01"]


# Orders


def test_aa101_aa102_aa107_aa108_aa112_taking_an_order():
    table = position(show={"ORD-C2": "C05"}, top=["C06"])
    play(table, "go ORD-C2", "send 1")
    assert table.s.held[0] == [4, -1, -1, -1]
    assert table.faces("ORD-C2") == ["C06"]
    assert "AA-093" not in table.rules_told()
    table = position(orders={0: ["C01", "C02"]})
    table.s.held[0] = [-1, 0, 1, -1]
    play(table, "go ORD-C1", "send 1")
    assert table.s.held[0][0] != -1  # the lowest free slot


def test_aa103_aa104_aa106_levels_by_own_university_orders():
    table = position(made={1: ["C13", "C14"]})
    assert refused(table, "go ORD-C1") == ""
    assert (refused(table, "go ORD-B1"), refused(table, "go ORD-A1")) == ("AA-103", "AA-104")
    table = position(made={0: ["B11"]})
    assert (refused(table, "go ORD-B1"), refused(table, "go ORD-A1")) == ("", "AA-104")
    table = position(made={0: ["B11", "C13"]})
    assert (refused(table, "go ORD-B1"), refused(table, "go ORD-A1")) == ("", "")
    table = position(made={0: ["C01", "C06", "C10"]})
    assert refused(table, "go ORD-B1") == "AA-103"


@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_aa105_in_year_4_any_level(year):
    assert (refused(position(year=year), "go ORD-A1") == "") == (year == 4)


def test_aa109_aa177_an_empty_space_waits_for_the_year_end():
    table = position(empty=["ORD-A1"], made={0: ["C13", "C14"]})
    play(table, "go ORD-A1", "send 1")
    assert ("AA-177", 5, 0, 0, 0, 0) in table.told()
    assert table.faces("ORD-A1") == [""]
    assert refused(table, "go ORD-A1", seat=1) == "AA-109"


def test_aa110_three_slots_four_with_help():
    three = {0: ["C01", "C02", "C03"]}
    assert refused(position(orders=three), "go ORD-C1") == "AA-110"
    assert refused(position(orders=three, staff={0: ["AS-02"]}), "go ORD-C1") == ""
    four = {0: ["C01", "C02", "C03", "C04"]}
    assert refused(position(orders=four, staff={0: ["AS-02", "AS-03"]}), "go ORD-C1") == "AA-110"


def test_aa111_an_order_leaves_only_by_being_fulfilled():
    table = position(orders={0: ["C03"]}, staff={0: ["AS-19", "AS-01"]})
    play(table, "activate AS-19", "renew ORD-C1", "activate AS-01", "dismiss AS-19", "gain sand")
    for _ in range(4):
        play(table, "pass")
    assert table.holding(0) == ["C03"]
    assert not any(word in family.name for family in table.match.loaded.actions.families for word in ("drop", "discard"))


# Assistants


def test_aa120_aa121_aa122_aa123_aa124_hiring(dice):
    dice(1)
    table = position(show={"AST-1": "AS-09", "LOC-1": "L08"}, top=["AS-13"], staff={0: ["AS-01", "AS-02"]}, passed=[1, 2, 3])
    play(table, "go AST-1", "send 1")
    assert table.s.serves[8] == 0
    assert table.s.tilted[8] == 0
    assert table.s.staff[0] == 3
    assert table.faces("AST-1") == ["AS-13"]
    play(table, "go LOC-1", "send 1")
    assert table.s.die_more == 2  # the Scout counts at once


def test_aa120_aa122_an_empty_assistant_space_is_closed():
    table = position(show={"AST-1": "AS-09"}, empty=["AST-1"])
    play(table, "go AST-1", "send 1")
    assert table.faces("AST-1") == [""]
    assert refused(table, "go AST-1") == "AA-120"


def test_aa125_aa126_activating_is_free_and_without_a_limit_repeated():
    table = position(staff={0: ["AS-01", "AS-09", "AS-10"]}, available={0: 9})
    play(table, "activate AS-01", "dismiss AS-09", "gain sand", "activate AS-01", "dismiss AS-10", "gain sand")
    assert table.s.available[0] == 9
    assert table.s.stock[0][3] == 2


@pytest.mark.parametrize("assistant", ["AS-05", "AS-16", "AS-19", "AS-20"])
def test_aa127_once_a_year(assistant):
    table = position(staff={0: [assistant]}, plaza={0: 4}, tilt=[assistant])
    assert refused(table, f"activate {assistant}") == "AA-127"
    table = position(staff={0: [assistant]}, plaza={0: 4})
    play(table, f"activate {assistant}")
    assert table.s.tilted[table.card(assistant)] == 1


def test_aa128_tilt_blocks_the_limited_effect_only():
    three = {0: ["C01", "C02", "C03"]}
    table = position(orders=three, staff={0: ["AS-03"]}, tilt=["AS-03"])
    play(table, "go ORD-C1", "send 1")
    assert len(table.holding(0)) == 4
    assert table.match.to_act() == [1]  # no second order


def test_aa129_a_dismissed_assistant_comes_back_fresh():
    table = position(staff={0: ["AS-01", "AS-20"]}, tilt=["AS-20"], passed=[1, 2, 3], stock={0: (0, 0, 0, 0, 0)})
    play(table, "activate AS-01", "dismiss AS-20", "gain mana")
    assert table.s.tilted[19] == 0
    table.show({"AST-1": "AS-20"})
    play(table, "go AST-1", "send 1", "activate AS-20")
    assert table.s.stock[0] == [1, 0, 0, 1, 0]


def test_aa130_losing_an_effect_undoes_nothing(dice):
    dice(1)
    table = position(orders={0: ["C01", "C02", "C03"]}, staff={0: ["AS-02", "AS-01"]}, passed=[1, 2, 3])
    play(table, "go ORD-C1", "send 1", "activate AS-01", "dismiss AS-02", "gain sand")
    assert len(table.holding(0)) == 4
    assert refused(table, "go ORD-C2") == "AA-110"
    table = position(staff={0: ["AS-17", "AS-01"]}, passed=[1, 2, 3])
    play(table, "go ORD-B1", "send 1", "activate AS-01", "dismiss AS-17", "gain sand")
    assert len(table.holding(0)) == 1
    assert refused(table, "go ORD-B2") == "AA-103"


def test_aa121_who_is_hired_is_told():
    table = play(position(show={"AST-1": "AS-02"}), "go AST-1", "send 1")
    assert ("AA-121", 0, table.card("AS-02"), 0, 0, 0) in table.told()


def test_aa131_aa132_aa232_the_four_windows(dice):
    every = ["AS-01", "AS-05", "AS-16", "AS-19", "AS-20"]
    laid = {"staff": {0: every}, "stock": {0: (2, 2, 0, 0, 0)}, "plaza": {0: 3}, "show": {"FRG-1": "F03"}}
    usable = lambda table: {word for word in every if f"activate {word}" in table.may()}  # noqa: E731
    table = position(**laid)
    assert usable(table) == set(every)
    dice(1)
    play(table, "go FRG-1", "send 1")
    assert usable(table) == {"AS-01", "AS-16", "AS-20"}
    assert refused(table, "activate AS-05") == "AA-131"
    play(table, "elixir MN", "done")
    for _ in range(3):
        play(table, "pass")
    play(table, "pass")
    assert table.asks() == "closing"  # seat 0 has passed and may still activate
    assert "done" in table.may()
    assert table.s.passed[0] == 1
    assert usable(table) == {"AS-01", "AS-16", "AS-20"}
    assert refused(table, "go LOC-1") == "AA-131"
    play(table, "activate AS-20", "done", "choose AT-1", "choose AT-2", "choose AT-3")
    assert table.asks() == "wages"
    assert usable(table) == {"AS-01", "AS-16", "AS-20"}


def test_aa131_the_window_at_the_year_end_is_skipped_without_choices_and_in_year_4():
    table = position(staff={0: ["AS-20"], 1: ["AS-05", "AS-19", "AS-13"]}, tilt=["AS-20"], plaza={1: 3})
    for _ in range(4):
        play(table, "pass")
    assert table.asks() == "atelier"
    table = position(year=4, staff={0: ["AS-20"]})
    for _ in range(4):
        play(table, "pass")
    assert table.match.over


def test_aa133_dismissal_by_wages_and_nymph_only():
    table = position(staff={0: ["AS-09"]})
    assert refused(table, "dismiss AS-09") == "AA-071"


# Transforming


def test_aa141_something_to_transform():
    assert refused(position(stock={0: (1, 0, 0, 0, 0)}), "go FRG-P") == "AA-141"
    assert refused(position(stock={0: (1, 0, 0, 1, 0)}), "go FRG-P") == ""
    assert refused(position(stock={0: (0, 0, 2, 0, 0)}, orders={0: ["C06"]}), "go FRG-1") == ""
    assert refused(position(stock={0: (0, 0, 2, 0, 0)}, orders={0: ["C08"]}), "go FRG-1") == "AA-141"
    assert refused(position(stock={0: (1, 0, 1, 0, 0)}, orders={0: ["C01"]}, staff={0: ["AS-14"]}), "go FRG-1") == ""
    # effects not yet activated do not count
    assert refused(position(stock={0: (0, 0, 0, 1, 0)}, orders={0: ["C12"]}, staff={0: ["AS-20"]}), "go FRG-1") == "AA-141"


def test_aa142_aa149_the_hidden_forge(dice):
    dice(1)
    table = position(top=["F08"], stock=BASICS)
    play(table, "go FRG-P", "send 1")
    assert table.faces("FRG-P") == ["F08"]
    assert ("AA-142", 0, 52 + 7, 0, 0, 0) in table.told()
    play(table, "elixir MN", "done")
    assert table.words(4)[-1] == "F08"
    assert table.group("FRG-P") == (0, 1)


FORGES = [
    ("F01", 1, 2),
    ("F02", 1, 3),
    ("F03", 2, 3),
    ("F04", 2, 4),
    ("F05", 2, 5),
    ("F06", 3, 5),
    ("F07", 3, 6),
    ("F08", 4, 6),
]


@pytest.mark.parametrize(("forge", "uses", "die"), FORGES)
def test_aa143_aa144_aa145_one_roll_and_as_many_uses_as_flasks(dice, forge, uses, die):
    for face in (die - 1, die):
        dice(face)  # one roll: a second one would fail
        table = position(show={"FRG-1": forge}, stock={0: (4, 4, 0, 0, 0)})
        play(table, "go FRG-1", "send 1")
        assert table.s.perfect == (face >= die)
        for _ in range(uses):
            assert table.match.to_act() == [0]
            play(table, "elixir MN")
        assert table.match.to_act() == [1]
        assert table.s.stock[0][4] == uses
        assert table.s.vp[0] == (uses if face >= die else 0)


def test_aa146_orders_and_elixir_in_any_mix(dice):
    dice(1)
    table = position(show={"FRG-1": "F08"}, stock={0: (3, 1, 3, 0, 0)}, orders={0: ["C06", "C01"]})
    play(table, "go FRG-1", "send 1", "elixir MN", "fulfil C06", "spend 0000", "fulfil C01", "spend 0000")
    assert table.s.vp[0] == 6
    assert refused(table, "fulfil C02", seat=0) == "AA-070"
    dice(1)
    table = position(show={"FRG-1": "F08"}, stock={0: (3, 1, 3, 0, 0)}, orders={0: ["C06", "C01"]})
    assert refused(play(table, "go FRG-1", "send 1"), "fulfil C02") == "AA-146"


def test_aa147_one_is_compulsory_the_others_are_not(dice):
    dice(1)
    table = position(show={"FRG-1": "F08"}, stock=BASICS)
    play(table, "go FRG-1", "send 1")
    assert refused(table, "done") == "AA-147"
    play(table, "elixir MN")
    assert refused(table, "done") == ""


def test_aa148_forges_stay_for_the_year(dice):
    dice(1, 1)
    table = position(show={"FRG-2": "F01"}, stock={0: (1, 1, 0, 0, 0), 1: (1, 1, 0, 0, 0)})
    play(table, "go FRG-2", "send 1", "elixir MN", "go FRG-2", "send 2", "elixir MN")
    assert table.faces("FRG-2") == ["F01"]
    assert table.group("FRG-2") == (1, 2)


def at_forge(dice, face=1, forge="F08", **laid):
    dice(face)
    return play(position(show={"FRG-1": forge}, **laid), "go FRG-1", "send 1")


def test_aa151_exactly_the_cost_elixir_for_any_unit(dice):
    table = at_forge(dice, stock={0: (1, 1, 1, 0, 1)}, orders={0: ["B12"]})
    play(table, "fulfil B12")
    assert table.s.stock[0] == [0, 0, 0, 0, 0]
    table = at_forge(dice, stock={0: (1, 1, 1, 0, 0)}, orders={0: ["B12"]})
    assert refused(table, "fulfil B12") == "AA-151"
    table = at_forge(dice, stock={0: (2, 1, 0, 0, 1)}, orders={0: ["C01"]})
    play(table, "fulfil C01")
    assert refused(table, "spend 2000") == "AA-152"
    assert refused(table, "spend 0100") == "AA-151"
    table = at_forge(dice, stock={0: (1, 1, 1, 0, 2)}, orders={0: ["B12"]})
    play(table, "fulfil B12")
    assert refused(table, "spend 0000") == "AA-151"  # the sand that is missing
    assert "spend 0001" in table.may()


def test_aa152_elixir_of_a_cost_is_elixir(dice):
    table = at_forge(dice, stock={0: (6, 6, 6, 4, 0)}, orders={0: ["A05"]})
    assert refused(table, "fulfil A05") == "AA-151"
    table = at_forge(dice, stock={0: (1, 1, 1, 2, 1)}, orders={0: ["A05"]})
    play(table, "fulfil A05")
    assert table.s.vp[0] == 15
    assert table.s.stock[0] == [0, 0, 0, 0, 0]


def test_aa153_the_player_chooses_what_elixir_pays(dice):
    table = at_forge(dice, stock={0: (2, 1, 0, 0, 2)}, orders={0: ["C04"]})
    play(table, "fulfil C04")
    assert table.may() == {f"spend {code}" for code in ("0000", "1000", "2000", "0100", "1100")}
    play(table, "spend 1100")
    assert table.s.stock[0] == [1, 0 + 1, 0, 0, 0]


def test_aa154_aa155_aa157_aa158_a_fulfilled_order(dice):
    table = at_forge(dice, stock={0: (1, 0, 3, 0, 0)}, orders={0: ["C13", "C06"]})
    play(table, "fulfil C13")
    assert table.holding(0) == ["C06"]
    assert (table.s.holds[0], table.s.vp[0]) == (1, 2)
    assert table.s.maker[12] == 0
    assert table.s.made[0] == [0, 0, 0, 1]
    play(table, "done", "pass", "pass", "pass", "pass")
    assert "C13" not in table.words(0) + table.faces("ORD-C1", "ORD-C2", "ORD-C3")


@pytest.mark.parametrize(("order", "points", "more"), [("C11", 5, 1), ("B12", 7, 2), ("A09", 10, 3)])
def test_aa156_perfect_bonus_by_level(dice, order, points, more):
    for face in (1, 6):
        table = at_forge(dice, face, stock={0: (3, 3, 3, 3, 0)}, orders={0: [order]})
        play(table, f"fulfil {order}")
        assert table.s.vp[0] == points + (more if face == 6 else 0)
        assert table.s.bonus_vp[0] == (more if face == 6 else 0)


@pytest.mark.parametrize(("pair", "left"), [
    ("MN", [0, 0, 1, 1, 1]), ("MP", [0, 1, 0, 1, 1]), ("MS", [0, 1, 1, 0, 1]),
    ("NP", [1, 0, 0, 1, 1]), ("NS", [1, 0, 1, 0, 1]), ("PS", [1, 1, 0, 0, 1]),
])  # fmt: skip
def test_aa161_aa162_two_different_basics_make_an_elixir(dice, pair, left):
    table = at_forge(dice, stock={0: (1, 1, 1, 1, 0)})
    play(table, f"elixir {pair}")
    assert table.s.stock[0] == left


def test_aa161_aa162_elixir_is_no_ingredient(dice):
    assert refused(position(stock={0: (3, 0, 0, 0, 2)}), "go FRG-1") == "AA-141"
    table = at_forge(dice, stock={0: (3, 1, 0, 0, 2)})
    assert (
        refused(table, "elixir MP")
        == refused(table, "elixir PS")
        == refused(table, "elixir NP")
        == refused(table, "elixir NS")
        == "AA-161"
    )
    assert refused(at_forge(dice, stock={0: (0, 3, 1, 0, 0)}), "elixir MN") == "AA-161"
    assert {action for action in table.may() if action.startswith("elixir")} == {"elixir MN"}


def test_aa163_not_at_the_maximum(dice):
    table = at_forge(dice, stock={0: (2, 2, 2, 0, 3)})
    play(table, "elixir MN")
    assert table.match.to_act() == [1]  # the track is full, nothing else to do
    assert refused(position(stock={0: (2, 2, 0, 0, 4)}), "go FRG-1") == "AA-141"


def test_aa164_perfect_production(dice):
    table = at_forge(dice, 6, stock=BASICS)
    play(table, "elixir MN", "elixir PS")
    assert table.s.vp[0] == 2


def test_aa165_elixir_may_be_spent_in_the_same_visit(dice):
    table = at_forge(dice, stock={0: (1, 1, 1, 0, 0)}, orders={0: ["C06"]})
    assert refused(table, "fulfil C06") == "AA-151"
    play(table, "elixir MN", "fulfil C06")
    assert table.s.vp[0] == 3


# End of the year


def end_of_year(**laid):
    table = position(**laid)
    faces = [table.s.face[k] for k in range(16)]
    for _ in range(4):
        play(table, "pass")
    return table, faces


def test_aa170_aa171_workers_come_home_and_cards_are_straightened():
    table, _ = end_of_year(
        crowd={"LOC-1": (0, 3), "FRG-1": (1, 2)}, available={0: 5, 1: 6}, plaza={0: 2}, staff={0: ["AS-19"]}, tilt=["AS-19"]
    )
    assert table.s.available[0] == 10
    assert table.s.plaza == [0] * 5
    assert table.s.crowd == [0] * 16
    assert table.s.tilted[18] == 0


def test_aa172_aa173_face_up_cards_go_below_and_others_come(dice):
    table, faces = end_of_year(top=["C01", "C02", "C03"])
    assert table.faces("ORD-C1", "ORD-C2", "ORD-C3") == ["C01", "C02", "C03"]
    assert sorted(table.pile(0)[-3:]) == sorted(faces[:3])
    assert sorted(table.pile(1)[-2:]) == sorted(faces[3:5])
    assert table.pile(2)[-1] == faces[5]
    assert sorted(table.pile(3)[-3:]) == sorted(faces[6:9])
    assert sorted(table.pile(4)[-2:]) == sorted(faces[10:12])
    assert sorted(table.pile(5)[-3:]) == sorted(faces[13:])
    assert table.s.joined[0][(table.s.top[0] + table.s.size[0] - 2) % 20] == 1


def test_aa174_a_pile_that_runs_out_leaves_spaces_empty():
    table = position(empty=["AST-1"])
    table.s.serves[table.s.face[14]] = table.s.serves[table.s.face[15]] = 3
    table.s.staff[3] += 2
    table.s.face[14] = table.s.face[15] = -1
    module("years").end_year(table.box, table.s)
    assert table.faces("AST-2", "AST-3") == ["", ""]
    assert table.faces("AST-1") != [""]


def test_aa175_players_keep_what_they_have():
    table = position(orders={0: ["C03"]}, made={0: ["C13"]}, staff={0: ["AS-09"]}, stock={0: (3, 2, 1, 1, 1)})
    for _ in range(4):
        play(table, "pass")
    assert table.holding(0) == ["C03"]
    assert table.s.maker[12] == 0
    assert table.s.serves[8] == 0
    assert table.s.stock[0] == [3, 2, 1, 1, 1]
    assert table.s.last_atelier == [0, 1, 2, 3]
    assert table.s.vp[0] == 2


def test_aa176_the_game_ends_after_the_main_step_of_year_4():
    table = position(year=4, staff={0: ["AS-09"]})
    faces = list(table.s.face)
    for _ in range(4):
        play(table, "pass")
    assert table.match.over
    assert table.s.face == faces
    assert "AA-173" not in table.rules_told()
    assert table.s.plaza[0] == 0
    assert refused(table, "pass", seat=0) == ""  # over: no rule, the match itself refuses


# Final scoring


def test_aa180_half_the_points_rounded_down():
    table = position(orders={0: ["C03", "A05", "C13"]})
    assert table.total(0) == -(2 + 7 + 1)


@pytest.mark.parametrize("category", range(4))
def test_aa181_aa182_each_category_scores_its_single_value(category):
    orders = position().match.box.components.orders
    names = ["life", "industry", "myth", "university"]
    words = [one.id for one in orders if one.category == names[category]]
    for count, bonus in ((0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 9), (6, 12), (7, 12)):
        table = position(made={0: words[:count]})
        assert table.total(0) - table.s.vp[0] == bonus


def test_aa183_aa184_aa185_elixirs_and_assistants_score_and_nothing_else():
    table = position(stock={0: (6, 6, 6, 4, 3), 1: (0, 0, 0, 0, 0)}, staff={0: ["AS-09", "AS-20"]}, tilt=["AS-20"])
    assert table.total(0) == 3 + 2
    assert table.total(1) == 0


def finish(**laid):
    table = position(year=4, **laid)
    for _ in range(table.match.seats):
        play(table, "pass")
    return table


def test_aa186_the_highest_total_wins():
    table = finish(vp={0: 10, 1: 12, 2: 3})
    assert table.match.outcome().winners == [1]
    assert ("AA-186", 1, 12, 0, 0, 0) in table.told()


def test_aa187_then_more_university_orders():
    table = finish(made={0: ["C13", "C14"], 1: ["C01", "C02"]}, vp={0: 10, 1: 10})
    assert table.match.outcome().winners == [0]


def test_aa188_a_tie_is_shared():
    table = finish(vp={0: 10, 3: 10})
    assert table.match.outcome().winners == [0, 3]


def test_aa189_a_total_may_be_negative():
    assert finish(orders={0: ["A05"]}).match.outcome().totals[0] == -7


def test_every_space_has_its_kind():
    assert len(SPACES) == 16
