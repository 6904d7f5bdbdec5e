"""What may not be done, each with the rule that says so: positions in which nothing else forbids it."""

import pytest

from athanor.games.alkemy.rules import activation, alchemy, choices, combat, places, preparation
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.figures import set_mark
from athanor.games.alkemy.rules.pieces import QUESTIONS, Q
from athanor.games.alkemy.rules.stack import push

from .tables import BOX, IDS, VOCABULARY, cited, position, refused

FAR = ("KH4", 300, 300)


def duel(profile="AV8", enemy=FAR, **more):
    return position({"a1": (profile, 100, 100), "b1": enemy}, **more)


# Activating and declaring


def test_ak107_an_own_card_that_can_do_something():
    table = duel()
    assert activation.refusal_to_activate(table.box, table.s, 0, 0) == 0
    assert activation.refusal_to_activate(table.box, table.s, 0, table.at("b1")) == 107
    assert activation.refusal_to_activate(table.box, table.s, 0, 1) == 107  # no such card
    table.set("pa", "a1", 0)
    assert activation.refusal_to_activate(table.box, table.s, 0, 0) == 107


def test_ak121_a_run_costs_two():
    table = duel()
    assert [activation.refusal_of_deed(table.box, table.s, 0, pa, p.RUN) for pa in (1, 2)] == [121, 0]


def test_ak130_who_charges_is_free_and_has_a_point():
    table = duel()
    assert [activation.refusal_of_deed(table.box, table.s, 0, pa, p.CHARGE) for pa in (0, 1)] == [130, 0]
    engaged = duel(enemy=("KH4", 100, 116))
    assert activation.refusal_of_deed(engaged.box, engaged.s, 0, 2, p.CHARGE) == 130
    alone = position({"a1": ("AV8", 100, 100)})
    assert activation.refusal_of_deed(alone.box, alone.s, 0, 2, p.CHARGE) == 130


def test_ak260_ak261_only_the_action_of_the_scenario():
    table = duel(scenario="chests", objectives=True)
    assert activation.refusal_of_scenario_action(table.box, table.s, 0, 4, p.CLAIM) == 261


def test_ak260_a_figure_in_a_fight_changes_nothing():
    x, y = (int(n) for n in BOX.objective[0][0][0][0])
    figures = {"a1": ("AV8", x, y + 16), "b1": ("KH4", x, y + 100)}
    table = position(figures, objectives=True)
    assert activation.refusal_of_scenario_action(table.box, table.s, 0, 4, p.CLAIM) == 0
    table.s.y[table.at("b1")] = y + 32
    assert activation.refusal_of_scenario_action(table.box, table.s, 0, 4, p.CLAIM) == 260


# Formulas


def formula(table, number, pa):
    """What is said to the first figure and its formula."""
    slot = list(BOX.formulas[table.s.kind[0]]).index(VOCABULARY["formulas"].index(number))
    return activation.refusal_of_formula(table.box, table.s, 0, pa, slot)


def test_ak174_a_point_or_a_level_pays():
    table = position({"a1": ("AV4", 100, 100), "a2": ("AV8", 100, 160), "b1": FAR})
    table.set("focus", "a1", 1)
    assert [formula(table, "F02", pa) for pa in (0, 1)] == [174, 0]
    table.set("focus", "a1", 2)
    assert formula(table, "F02", 0) == 0


def test_ak174_somebody_to_aim_at():
    table = position({"a1": ("AV4", 100, 100), "b1": FAR})
    table.set("focus", "a1", 4)
    assert formula(table, "F02", 3) == 174


def test_ak178_a_servant_to_bring_back():
    table = position({"a1": ("KH2", 100, 100), "a2": ("KH8", 100, 160), "b1": ("AV8", 300, 300)})
    table.set("focus", "a1", 4)
    assert formula(table, "F15", 3) == 178
    table.set("here", "a2", 0)
    assert formula(table, "F15", 3) == 0


def casting(profile, number):
    """The first figure casts a formula that can be improved in two ways."""
    table = position({"a1": (profile, 100, 100), "a2": (profile, 100, 40), "b1": FAR, "b2": ("AV8", 100, 160)})
    table.s.casting = VOCABULARY["formulas"].index(number)
    assert alchemy.refusal_to_improve(table.box, table.s, 0, 0) == 0
    return table


def test_ak176_improved_twice_in_all():
    table = casting("AU4", "F08")
    table.s.improved[:] = [1, 0]
    assert alchemy.refusal_to_improve(table.box, table.s, 0, 0) == 0
    table.s.improved[:] = [1, 1]
    table.s.stones[0] = 9
    assert alchemy.refusal_to_improve(table.box, table.s, 0, 0) == 176


def test_ak176_stones_enough():
    table = casting("AV3", "F06")
    table.s.stones[0] = 0
    assert alchemy.refusal_to_improve(table.box, table.s, 0, 0) == 176


def test_ak177_three_more_targets_at_most():
    table = casting("AV3", "F06")
    assert alchemy.refusal_to_improve(table.box, table.s, 0, 1) == 0
    table.s.extras = 3
    assert alchemy.refusal_to_improve(table.box, table.s, 0, 1) == 177


# Combat


def test_ak001_an_animal_does_not_parry():
    animal, other = duel("NA6"), duel("NA5")
    assert combat.refusal_of_card(animal.box, animal.s, 0, p.PARRY, 0, False) == 1
    assert combat.refusal_of_card(other.box, other.s, 0, p.PARRY, 0, False) == 0


# Climbing


def test_ak230_a_climb_costs_one():
    table = position({"a1": ("AV4", 100, 100), "b1": FAR}, elements=[("D06", 0, 100, 130)], scenery=1)
    assert [places.refusal_to_climb(table.box, table.s, 0, pa) for pa in (0, 1)] == [230, 0]


def test_ak103_who_may_not_move_does_not_climb():
    table = position({"a1": ("AV4", 100, 100), "b1": FAR}, elements=[("D06", 0, 100, 130)], scenery=1)
    set_mark(table.s, 0, p.STILL)
    assert places.refusal_to_climb(table.box, table.s, 0, 1) == 103


# Troops and scenery


def test_ak071_ak074_a_ready_troop_of_the_format():
    table = position({})
    heroes = list(BOX.troop_heroes[: BOX.troops])
    one = next(t for t in range(BOX.troops) if heroes[t] == 1 and BOX.troop_points[t] <= 200)
    assert preparation.refusal_of_troop(table.box, table.s, one) == 0
    assert preparation.refusal_of_troop(table.box, table.s, BOX.troops) == 71
    table.s.options[0] = 2  # two heroes, no fewer
    assert preparation.refusal_of_troop(table.box, table.s, one) == 74


def recruiting(*ids):
    table = position({})
    table.s.options[p.FULL] = 1
    for name in ids:
        table.s.recruits[0][IDS.index(name)] += 1
    return table


@pytest.mark.parametrize(
    ("rule", "there", "one"),
    [
        (71, ["AV8"], "KH8"),
        (73, ["AV1", "AV5", "AV5", "AV6", "AV6", "AV8"], "AV4"),
        (74, ["AV1", "AV2"], "AV3"),
        (0, ["AV1"], "AV3"),
    ],
)
def test_ak071_ak073_ak074_recruits(rule, there, one):
    table = recruiting(*there)
    assert preparation.refusal_of_recruit(table.box, table.s, 0, IDS.index(one)) == rule


def test_ak085_three_of_a_kind_and_the_bearings_that_differ():
    table = position({}, elements=[("D01", 0, 60, 190), ("D01", 0, 190, 190), ("D01", 0, 320, 190)])
    kinds = VOCABULARY["scenery"]
    assert preparation.refusal_of_element(table.box, table.s, 0, kinds.index("D01")) == 85
    empty = position({})
    assert preparation.refusal_of_element(empty.box, empty.s, 0, kinds.index("D01")) == 0
    assert [preparation.refusal_of_bearing(empty.box, empty.s, 0, kinds.index("D03"), k) for k in range(4)] == [0, 0, 85, 85]


def test_ak086_room_for_it():
    table = position({})
    table.s.elements = 12
    table.s.spacing = 10_000  # nothing is far enough from what lies
    d05 = VOCABULARY["scenery"].index("D05")
    assert preparation.refusal_of_element(table.box, table.s, 0, d05) == 86
    assert preparation.refusal_of_bearing(table.box, table.s, 0, d05, 0) == 86


# Points


def point(table, purpose, x, y, mover=0):
    table.s.purpose, table.s.mover = purpose, mover
    return choices.point_fits(table.box, table.s, x, y)


def test_ak010_ak012_a_point_of_the_table():
    table = duel()
    assert point(table, p.MOVING, -1, 100) == 10
    assert point(table, p.MOVING, 2, 100) == 12  # the base would hang over
    assert point(table, p.MOVING, 50, 100) == 0


def test_ak094_a_point_of_the_own_zone():
    table = duel()
    assert sorted(point(table, p.DEPLOYING, 180, y) for y in (20, 192, 364)) == [0, 94, 94]


def test_ak235_a_point_outside_the_zones():
    table = position({"a1": ("AV8", 100, 100), "b1": FAR}, elements=[("D05", 0, 190, 190)], scenery=1)
    assert point(table, p.RELOCATING, 192, 192) == 0
    assert point(table, p.RELOCATING, 192, 20) == 235


def test_ak131_a_cell_where_the_charge_ends_in_contact():
    table = duel(enemy=("KH4", 180, 100))
    push(table.s, 0, 0, table.at("b1"), 1 << table.at("b1"))
    table.s.purpose, table.s.mover = p.CHARGING, 0
    assert choices.cell_fits(table.box, table.s, 128, 64, 64) == 0
    assert choices.cell_fits(table.box, table.s, 256, 256, 64) == 131


def test_ak010_areas_are_of_the_table():
    table = duel()
    table.s.asks, table.s.purpose, table.s.mover = Q.area, p.MOVING, 0
    across = choices.area_across(table.box, table.s)
    assert choices.refusal_of_area(table.box, table.s, across * across) == 10
    assert choices.refusal_of_area(table.box, table.s, across + 1) == 0


# Answers to another question


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("muster", 70), ("element", 85), ("bearing", 85), ("pawn", 90), ("chief", 102), ("deploy", 94), ("starts", 102),
        ("activate", 104), ("declare", 111), ("target", 111), ("order", 113), ("destination", 22), ("place", 22), ("area", 10),
        ("inch", 10), ("quarter", 10), ("dot", 10), ("estimate", 157), ("react", 163), ("card", 142), ("keep", 51), ("pay", 174),
        ("improve", 176), ("gather", 181), ("mix", 182), ("lay", 33), ("effects", 6), ("gift", 222), ("vision", 224),
        ("crossing", 224), ("feeder", 240), ("hand", 241), ("command", 242), ("cancel", 244), ("orders", 6), ("sabotage", 90),
        ("secret", 250),
    ],
)  # fmt: skip
def test_what_answers_no_question_is_refused_by_the_rule_of_the_question(question, rule):
    table = duel()
    push(table.s, 0)
    table.s.to_act, table.s.asks = 1, QUESTIONS.index(question)
    assert refused(table, "no") == cited(rule)
    assert "no" not in table.legal()


@pytest.mark.parametrize(("question", "rule"), [("last", 88), ("counter", 118), ("net", 118), ("deny", 118)])
def test_a_question_of_yes_or_no(question, rule):
    table = duel()
    push(table.s, 0)
    table.s.to_act, table.s.asks = 1, QUESTIONS.index(question)
    assert (refused(table, "yes"), refused(table, "no"), refused(table, "keep 1")) == ("", "", cited(rule))


def test_ak022_the_points_shown_are_all():
    table = duel()
    table.s.to_act, table.s.asks, table.s.spots = 1, QUESTIONS.index("destination"), 3
    assert [refused(table, f"spot {k}") for k in (3, 4)] == ["", "AK-022"]


def test_ak104_who_did_not_open_may_not_pass():
    table = duel()
    table.s.to_act, table.s.asks = 1, QUESTIONS.index("activate")
    assert refused(table, "pass") == ""
    table.s.opened = 0
    assert refused(table, "pass") == "AK-104"


def test_ak088_the_last_element_is_placed():
    table = duel()
    push(table.s, 0, 0, 1)
    table.s.to_act, table.s.asks = 1, QUESTIONS.index("element")
    assert refused(table, "stop") == "AK-088"


def test_ak085_at_most_three_of_a_kind():
    table = position({}, elements=[("D03", 0, 100, 100), ("D03", 0, 100, 200), ("D03", 0, 100, 300), ("D05", 0, 300, 100)])
    assert [preparation.kind_is_used(table.s, table.s.element[0], most) for most in (3, 4)] == [True, False]
    assert not preparation.kind_is_used(table.s, table.s.element[3], 2)


def test_ak094_only_who_waits_is_deployed():
    table = duel()
    table.s.to_act, table.s.asks = 1, QUESTIONS.index("deploy")
    table.s.here[0] = 0
    assert [refused(table, f"deploy {name}") for name in ("a1", "a2", "b1")] == ["", "AK-094", "AK-094"]
    table.s.here[0] = 1
    assert refused(table, "deploy a1") == "AK-094"


def test_ak090_sabotage_needs_a_pawn():
    table = position({"a1": ("AV8", 100, 100), "b1": FAR}, elements=[("D05", 0, 190, 190), ("D05", 0, 300, 190)])
    table.s.pawn[0] = 1
    table.s.to_act, table.s.asks = 1, QUESTIONS.index("sabotage")
    assert [refused(table, f"onto {k}") for k in (1, 2, 3)] == ["", "AK-090", "AK-090"]


# Figures to be named


def named(table, question, name, *args, step=0):
    push(table.s, step, *args)
    table.s.to_act, table.s.asks = 1, QUESTIONS.index(question)
    return refused(table, f"target {name}")


@pytest.mark.parametrize(
    ("question", "rule"),
    [("target", 130), ("more", 130), ("fire", 184), ("guard", 119), ("heir", 180), ("decline", 200), ("subject", 245),
     ("free_attack", 124), ("roller", 123)],
)  # fmt: skip
def test_nobody_that_is_not_on_the_table(question, rule):
    assert named(duel(), question, "a9") == cited(rule)


def test_ak177_another_target_is_another():
    table = casting("AV3", "F06")
    assert named(table, "target", "a2", step=p.EXTRA_TARGETED) == ""
    assert named(table, "target", "b2", step=p.EXTRA_TARGETED) == "AK-177"


def test_ak184_fire_burns_an_enemy():
    table = duel()
    assert (named(table, "fire", "b1"), named(table, "fire", "a1")) == ("", "AK-184")


def test_ak259_one_of_the_own_figures_rolls():
    table = position({"a1": ("AV8", 100, 100), "b1": ("KH4", 100, 116), "c1": ("NA5", 116, 116)}, seats=3)
    opponent = table.at("b1")
    assert named(table, "roller", "a1", opponent) == ""
    assert named(table, "roller", "c1", opponent) == "AK-259"


@pytest.mark.parametrize(
    ("question", "rule"), [("target", 130), ("subject", 130), ("guard", 0), ("more", 0), ("decline", 0)]
)
def test_enough_is_said_where_nobody_need_be_named(question, rule):
    table = duel()
    push(table.s, 0)
    table.s.to_act, table.s.asks = 1, QUESTIONS.index(question)
    assert refused(table, "enough") == cited(rule)
