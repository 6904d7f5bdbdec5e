"""Advanced scenery: sight, crossing, climbing, special effects (AK-220 to AK-239)."""

import random

import pytest

import athanor
from athanor.games.alkemy.rules import (
    advanced,
    alchemy,
    board,
    dice,
    movement,
    paths,
    pieces,
    places,
    preparation,
    shooting,
    terrain,
    ways,
)
from athanor.games.alkemy.rules.figures import marked, set_mark
from athanor.games.alkemy.rules.pieces import QUESTIONS
from athanor.games.alkemy.tests.tables import play, position, refused

FIGURE = {"a1": ("AV1", 100, 100), "b1": ("KH4", 300, 300)}  # Garlan: size 2, ESP 7, REF 4, moves 4/6/10


def ground(*elements, figures=None, **more):
    return position(figures or FIGURE, elements=elements, scenery=1, **more)


def give(table, e, effect):
    table.s.special[e] = effect + 1
    return table


def walked(table, x, y, run=False):
    """Where a1 stops on its way to a point."""
    terrain.slow_down(table.s, 3 if run else 1)
    found = [0] * ways.FOUND
    value = table.box.moves[table.s.kind[0]][2 if run else 0]
    ways.travel(table.box, table.s, 0, x, y, 256 * value, board.FREE, pieces.NOTHING, found)
    assert table.s.barred == table.s.closed  # nothing stays barred
    return found[0], found[1]


def test_ak220_what_is_closed_stays_an_obstacle_and_the_rest_may_be_entered():
    table = ground(("D05", 0, 200, 200), ("D06", 0, 100, 200), ("D08", 0, 200, 100), ("D11", 0, 300, 200))
    inside = [board.legal_at(table.box, table.s, 0, table.s.ex[e], table.s.ey[e]) for e in range(4)]
    assert inside == [True, False, False, True]
    basic = position(FIGURE, elements=[("D05", 0, 200, 200)])
    assert not board.legal_at(basic.box, basic.s, 0, 200, 200)
    table.s.x[0], table.s.y[0] = 200, 200
    assert terrain.touches_element(table.box, table.s, 0, 0)  # inside counts as in contact
    table.s.x[0] = 257
    assert not terrain.touches_element(table.box, table.s, 0, 0)


def test_ak221_more_elements_and_closer_together():
    match = athanor.start("alkemy", seed=1, options={"scenery": "advanced", "start": "full"}, compiled=False)
    for seat in (0, 1):
        match.play("muster avalon-200", seat)
    assert (match.state.spacing, QUESTIONS[match.state.asks]) == (32, "element")
    table = ground()
    assert (preparation.fewest_elements(table.box, table.s), preparation.most_elements(table.box, table.s)) == (8, 16)
    table.s.placed[:2] = [3, 3]
    assert preparation.refusal_to_stop(table.box, table.s, 0) == 221
    table.s.placed[:2], table.s.elements = [4, 4], 8
    assert preparation.refusal_to_stop(table.box, table.s, 0) == 0
    big = ground(big=True)
    assert (preparation.fewest_elements(big.box, big.s), preparation.most_elements(big.box, big.s)) == (12, 20)
    assert [big.box.stop_from[row][1] for row in (0, 2)] == [5, 7]


def test_ak222_ak223_giving_an_effect_takes_a_turn_of_placing():
    table = ground(("D03", 0, 100, 100), ("D03", 0, 300, 300), figures={})
    table.s.spacing = 32
    table.run(pieces.PLACE_ELEMENT, 0)
    play(table, "give soothing")
    assert table.asks == "gift"
    assert refused(table, "give dark") == "AK-222"  # the element comes first
    play(table, "onto 2")
    assert (table.s.special[1], table.s.given[0], table.s.placed[0], table.seat()) == (pieces.SOOTHING + 1, 1, 0, 1)
    assert refused(table, "give soothing") == "AK-222"  # each once a game
    play(table, "give dark")
    assert refused(table, "onto 2") == "AK-222"  # one for each element
    play(table, "onto 1")
    assert refused(table, "give shaal") == "AK-222"  # no element is without
    table.s.special[0] = 0
    table.s.given[0] = 2
    assert refused(table, "give shaal") == "AK-222"  # two each on the small table
    basic = position({}, elements=[("D03", 0, 100, 100)])
    basic.run(pieces.PLACE_ELEMENT, 0)
    assert refused(basic, "give shaal") == "AK-222"


def test_ak222_the_last_element_is_no_turn_to_give_an_effect():
    table = ground(("D03", 0, 100, 100), ("D03", 0, 300, 300), figures={})
    table.s.spacing = 32
    table.run(pieces.LAST_ELEMENT, 0)
    play(table, "yes")
    assert (table.asks, refused(table, "give soothing")) == ("element", "AK-222")


def test_ak224_the_rules_of_the_library_or_those_the_placer_chooses():
    table = ground(("D02", 0, 200, 200), ("D07", 0, 300, 300))
    assert (table.s.closed, table.s.mire, table.s.thick, table.s.clear, table.s.sparse) == (0, 1, 2, 1, 1)
    match = athanor.start("alkemy", seed=1, options={"scenery": "free", "start": "full"}, compiled=False)
    for seat in (0, 1):
        match.play("muster avalon-200", seat)
    match.play("element D03")
    match.play(match.legal()[0])
    match.play("spot 1")
    assert QUESTIONS[match.state.asks] == "vision"
    match.play("vision sparse")
    assert match.why_not("enough")
    match.play("crossing awkward")
    assert match.why_not("crossing clear")  # Clear stands alone
    assert match.why_not("crossing awkward")  # and each counts once
    match.play("crossing cluttered")
    match.play("enough")
    s = match.state
    assert (s.closed, s.mire, s.thick, s.clear, s.sparse) == (0, 1, 1, 1, 1)
    assert QUESTIONS[s.asks] == "element"


def test_ak225_sight_and_shots_through_scenery():
    pair = {"a1": ("AV9", 200, 100), "b1": ("AV9", 200, 220)}  # size 2
    blocked = ground(("D06", 2, 200, 160), figures=pair)  # an opaque boulder of size 2
    assert not board.sees(blocked.box, blocked.s, 0, 16)
    thicket = ground(("D05", 0, 200, 160), figures=pair)  # sparse, size 2
    assert board.sees(thicket.box, thicket.s, 0, 16)
    hedge = ground(("D02", 0, 200, 170), figures=pair)  # sparse, size 1: an ordinary obstacle
    far = {"a1": ("AV9", 200, 40), "b1": ("AV9", 200, 300)}
    thicket, hedge = (ground((kind, 0, 200, 200), figures=far) for kind in ("D05", "D02"))
    assert board.obstacles(thicket.box, thicket.s, 0, 16) == 2
    assert board.obstacles(hedge.box, hedge.s, 0, 16) == 1
    ruin = ground(("D07", 0, 200, 100), figures=pair)  # opaque, size 3; the shooter stands in it
    assert board.sees(ruin.box, ruin.s, 0, 16)
    assert board.obstacles(ruin.box, ruin.s, 0, 16) == 1  # though it lies within 5 inches
    assert shooting.in_the_way(ruin.box, ruin.s, 16, 0, 0) == 1


def test_ak226_whatever_it_is_to_sight_it_is_an_obstacle():
    far = {"a1": ("AV9", 200, 40), "b1": ("AV9", 200, 300)}
    table = ground(("D03", 0, 200, 200), ("D11", 0, 200, 120), figures=far)
    terrain.set_nature(table.s, 0, 2, 1)  # crates that one sees and walks through
    assert board.obstacles(table.box, table.s, 0, 16) == 1  # and the pond is of size 0


def test_ak227_clear_and_impassable():
    table = ground(("D03", 0, 140, 100))
    terrain.set_nature(table.s, 0, 2, 1)
    assert walked(table, 164, 100) == (164, 100)
    terrain.set_nature(table.s, 0, 0, 1 << 4)
    assert walked(table, 164, 100) != (164, 100)


def test_ak228_awkward_elements_take_an_inch_two_or_three():
    table = ground(("D12", 0, 150, 100))  # a marsh of 80 by 64 u across the way: edges at 110 and 190
    assert walked(table, 148, 100) == (148, 100)  # 3 inches of 4
    assert walked(table, 150, 100) == (148, 100)
    assert walked(table, 164, 100) == (148, 100)
    assert walked(table, 102, 100) == (102, 100)
    start = ground(("D12", 0, 100, 100))  # it starts inside
    assert walked(start, 164, 100) == (148, 100)
    assert walked(start, 260, 100, run=True) == (212, 100)  # 7 inches of 10
    beyond = ground(("D11", 0, 190, 100))  # a pond that begins at 158: a base stops before it with more than 3 inches
    assert walked(beyond, 164, 100) == (150, 100)


def test_ak228_or_round_them_with_the_full_value():
    table = ground(("D11", 0, 132, 130))  # round it is hardly longer than straight on
    assert terrain.muddy(table.box, table.s, 0, 100, 100, 162, 100)
    assert walked(table, 162, 100) == (162, 100)


def test_ak228_the_reduction_is_taken_once_on_a_way_over_several_points():
    table = ground(("D12", 0, 150, 100))
    play(table.activate("a1"), "walk")
    table.s.ways, table.s.way[0] = 1, [124, 100]  # into the marsh, then on and back
    table.point(148, 100)
    assert (table.s.x[0], table.s.y[0]) == (148, 100)  # 48 u: 3 inches of 4
    assert table.s.mired == 0
    table = ground(("D12", 0, 150, 100))
    play(table.activate("a1"), "walk")
    table.s.ways, table.s.way[0] = 1, [124, 100]
    table.point(160, 100)
    assert (table.s.x[0], table.s.y[0]) == (148, 100)


def test_ak229_no_point_to_pass_in_clutter():
    table = ground(("D05", 0, 150, 100))
    play(table.activate("a1"), "walk", "point", "area 8", "inch 9", "quarter 0")
    assert (refused(table, "via 0"), refused(table, "dot 0")) == ("AK-229", "")


def test_ak229_cluttered_elements_are_entered_to_end_inside():
    table = ground(("D05", 0, 150, 100))  # a thicket from 118 to 182
    assert walked(table, 150, 100) == (150, 100)
    assert not board.legal_at(table.box, table.s, 0, 118, 100)  # astride its edge
    assert board.clear_at(table.box, table.s, 0, 118, 100)
    terrain.bar(table.box, table.s, 0, 195, 100, False)
    assert not paths.leg_clear(table.box, table.s, 0, 100, 100, 195, 100)  # for a path through it, an obstacle
    terrain.unbar(table.s)
    inside = ground(("D05", 0, 100, 100))
    assert walked(inside, 145, 100) == (145, 100)  # it leaves, and ends wholly out
    assert walked(inside, 135, 100)[0] < 132
    inside.activate("a1")
    assert refused(inside, "run") == "AK-229"
    marsh = ground(("D12", 0, 100, 100), ("D05", 0, 250, 250))  # the clutter is elsewhere
    assert refused(marsh.activate("a1"), "run") == ""


def test_ak229_charges_from_and_into_clutter_go_four_inches():
    for gap, valid in ((64, True), (66, False)):
        for thicket in (100, 116 + gap):
            table = ground(("D05", 0, thicket, 100), figures={"a1": ("AV1", 100, 100), "b1": ("KH4", 116 + gap, 100)})
            assert movement.charge_reaches(table.box, table.s, 0, 16, 1 << 16) == valid
    plain = ground(figures={"a1": ("AV1", 100, 100), "b1": ("KH4", 116 + 66, 100)})
    assert movement.charge_reaches(plain.box, plain.s, 0, 16, 1 << 16)


def test_ak228_a_charge_through_a_marsh_loses_two_inches():
    for gap, valid in ((62, True), (70, False)):
        figures = {"a1": ("AV1", 100, 192), "b1": ("KH4", 116 + gap, 192)}
        table = ground(("D12", 0, 150, 192), figures=figures)  # far too wide to go round
        assert movement.charge_reaches(table.box, table.s, 0, 16, 1 << 16) == valid
        assert table.s.barred == table.s.closed


def test_ak133_ak228_a_failed_charge_walks_an_inch_less_through_a_marsh():
    table = ground(("D12", 0, 150, 192), figures={"a1": ("AV1", 100, 192), "b1": ("KH4", 300, 192)})
    play(table.activate("a1"), "charge")
    assert (table.of("x", "a1"), table.of("y", "a1")) == (148, 192)  # 3 inches of 4


def test_ak228_ak131_a_marsh_elsewhere_takes_nothing_from_a_charge_round_a_wall():
    wall, marsh = ("D01", 2, 132, 76), ("D12", 0, 300, 300)
    for elements in ((wall,), (wall, marsh)):
        table = ground(*elements, figures={"a1": ("AV1", 100, 100), "b1": ("KH4", 180, 100)})
        ends = [movement.contact_reached(table.box, table.s, 0, 16, 0, 164, 100, round_things) for round_things in (0, 1)]
        assert ends == [False, True]
        assert movement.charge_reaches(table.box, table.s, 0, 16, 1 << 16)  # 4.5 inches of 6


def test_ak230_x27_climbing():
    """REF 3 against a boulder of size 2: difficulty 10; dice 2 and 3 make 8: 2 DOM, it stays, 1 PA is spent."""
    table = ground(("D06", 0, 100, 130), figures={"a1": ("AV4", 100, 100), "b1": ("KH4", 300, 300)})
    play(table.activate("a1").dice(2, 3), "climb")
    assert (table.of("hurt", "a1"), table.of("pa", "a1"), table.s.x[0], table.s.y[0]) == (2, 2, 100, 100)
    play(table.dice(3, 4), "climb")  # 10 is enough; the boulder lies from 110 to 150: down at the first point past it
    assert [row[3:5] + row[6:] for row in table.s.news[: table.s.news_count] if row[1] == 52] == [[10, 10, 1]]
    assert (table.s.x[0], table.s.y[0], table.of("hurt", "a1")) == (100, 158, 2)
    assert not marked(table.s, 0, 1)  # a move, but not the last


def test_ak230_what_cannot_be_climbed():
    table = ground(("D06", 0, 100, 130), figures={"a1": ("AV4", 100, 100), "b1": ("KH4", 100, 160)})
    table.s.y[16] = 162  # nobody may come down into a fight: the point behind the enemy is too far
    play(table.activate("a1").dice(6, 6), "climb")
    assert (table.s.y[0], table.of("pa", "a1"), table.of("hurt", "a1")) == (100, 2, 0)
    far = ground(("D06", 0, 100, 150), figures={"a1": ("AV4", 100, 100), "b1": ("KH4", 300, 300)})
    assert refused(far.activate("a1"), "climb") == "AK-230"  # farther than an inch
    by_eye = ground(("D06", 0, 100, 150), measured=False, figures={"a1": ("AV4", 100, 100), "b1": ("KH4", 300, 300)})
    play(by_eye.activate("a1"), "climb")  # tried for, and failed without a roll
    assert (by_eye.of("pa", "a1"), by_eye.of("hurt", "a1"), by_eye.s.y[0]) == (2, 0, 100)
    house = ground(("D08", 0, 100, 130))
    assert refused(house.activate("a1"), "climb") == "AK-230"
    leaping = next(p for p in range(49) if table.box.skills[p] >> 2 & 1)
    table = ground(("D06", 0, 100, 130), figures={"a1": ("AV4", 100, 100), "b1": ("KH4", 300, 300)})
    table.s.kind[0] = leaping
    play(table.activate("a1"), "climb")  # Bond needs no roll
    assert table.s.y[0] == 158


def test_ak231_the_shaal_makes_it_charge_or_bleed():
    near = {"a1": ("AV1", 100, 100), "b1": ("KH4", 160, 100), "b2": ("KH4", 100, 190)}
    table = give(ground(("D03", 0, 80, 80), figures=near), 0, pieces.SHAAL)
    table.dice(1, 1).activate("a1")  # 7 + 2 against 13
    assert table.of("pa", "a1") == 3
    if table.asks == "destination":
        play(table, "spot 1")
    assert (table.asks, refused(table, "card normal", 0), refused(table, "card brutal", 0)) in (
        ("card", "AK-231", ""),
        ("card", "AK-142", "AK-142"),
    )
    assert board.fights(table.box, table.s, 0, 16)  # the nearest
    assert marked(table.s, 0, pieces.DRIVEN)
    table = give(ground(("D03", 0, 80, 80)), 0, pieces.SHAAL)  # nobody in reach
    table.dice(1, 1).activate("a1")
    assert (table.of("hurt", "a1"), table.of("pa", "a1"), table.asks) == (1, 4, "declare")
    assert refused(table, "rest") == "AK-114"
    table = give(ground(("D03", 0, 80, 80)), 0, pieces.SHAAL)
    table.dice(4, 3).activate("a1")  # 7 + 7: it holds
    assert table.of("hurt", "a1") == 0


def test_ak232_haunted_places():
    table = give(ground(("D03", 0, 80, 80)), 0, pieces.HAUNT)
    table.dice(1, 1).activate("a1")
    assert marked(table.s, 0, pieces.HAUNTED)
    assert [row[3] for row in table.s.news[: table.s.news_count] if row[1] == 1] == [pieces.HAUNTED]
    assert dice.malus(table.box, table.s, 0, dice.COM_ROLL) == 1
    table.s.top = table.s.to_act = 0
    table.s.marks[0] &= ~(1 << pieces.HAUNTED)
    table.s.news_count = 0
    table.dice(6, 6).activate("a1")  # no roll: it fails by itself, and so it is told
    assert marked(table.s, 0, pieces.HAUNTED)
    assert [row[3] for row in table.s.news[: table.s.news_count] if row[1] == 1] == [pieces.SPOOKED]
    table.s.marks[0] &= ~(1 << pieces.HAUNTED)
    table.s.top = table.s.to_act = 0
    table.s.x[0] = 200
    table.queue.clear()
    table.activate("a1")  # elsewhere: forgotten
    assert not marked(table.s, 0, pieces.HAUNTED)
    assert not marked(table.s, 0, pieces.SPOOKED)


def test_ak233_drawing_strength():
    table = give(ground(("D03", 0, 100, 121)), 0, pieces.BRACING)  # crates in contact
    table.set("hurt", "a1", 5)
    table.s.dice_colour = pieces.RED  # of whoever rolled before
    table.activate("a1")
    assert table.legal()[-1] == "brace"
    advanced.below, kept = lambda s, n: 3, advanced.below  # a white 4: an axe
    try:
        play(table, "brace")
    finally:
        advanced.below = kept
    assert (table.of("hurt", "a1"), table.of("pa", "a1"), table.s.dice_count, table.s.dice_colour) == (3, 3, 1, pieces.WHITE)
    assert refused(table, "brace") == "AK-233"  # once a turn
    away = give(ground(("D03", 0, 100, 130)), 0, pieces.BRACING)
    assert refused(away.activate("a1"), "brace") == "AK-233"


def test_ak234_bewitching_places_take_a_point():
    table = give(ground(("D03", 0, 80, 80)), 0, pieces.BEWITCHING)
    table.dice(1, 1).activate("a1")
    assert table.of("pa", "a1") == 3
    table = give(ground(("D03", 0, 80, 80)), 0, pieces.BEWITCHING)
    table.set("pa", "a1", 1)
    table.dice(1, 1).activate("a1")  # nothing left: the activation ends without an Action (AK-R63)
    assert (table.of("pa", "a1"), table.s.active) == (0, pieces.NOTHING)


def test_ak235_a_strategic_element_moves():
    table = ground(("D11", 0, 100, 100), ("D08", 0, 300, 300), figures={})
    table.run(pieces.PLACE_ELEMENT, 0)
    play(table, "give strategic", "onto 1")
    assert table.asks == "place"
    assert advanced.may_relocate(table.box, table.s, 0, 192, 192)
    assert not advanced.may_relocate(table.box, table.s, 0, 192, 50)  # a deployment zone
    corners = ground(("D11", 0, 100, 100), figures={}, scenario="lights")
    places_ = ((32, 100), (31, 100), (100, 24), (100, 23))  # a pond of 64 by 48 u
    assert [advanced.may_relocate(corners.box, corners.s, 0, x, y) for x, y in places_] == [True, False, True, False]
    table.point(192, 192)  # upon an objective if need be
    assert (table.s.ex[0], table.s.ey[0], table.seat()) == (192, 192, 1)
    table = ground(("D11", 0, 100, 100), ("D08", 0, 300, 300), figures={})
    table.run(pieces.PLACE_ELEMENT, 0)
    play(table, "give strategic", "onto 2")  # a hut cannot be seen through: it stays
    assert (table.asks, table.seat(), table.s.special[1]) == ("element", 1, pieces.STRATEGIC + 1)
    table = ground(("D11", 0, 100, 100), figures={})
    terrain.set_nature(table.s, 0, pieces.SPARSE, 1 << pieces.IMPASSABLE)
    table.run(pieces.PLACE_ELEMENT, 0)
    play(table, "give strategic", "onto 1")  # seen through, but nobody enters it: it stays
    assert (table.asks, table.seat()) == ("element", 1)


def test_ak236_alchemical_places():
    priest = {"a1": ("AV4", 100, 100), "a2": ("AV1", 60, 100), "b1": ("KH4", 300, 300)}
    table = give(ground(("D03", 0, 100, 121), figures=priest), 0, pieces.ALCHEMICAL)
    assert places.components_for(table.box, table.s, 0, 1) == 1  # a blessing costs 2
    table.s.faction[0] = 0
    table.s.pawn[0], table.s.pawns = 1, 1  # of its own affinity: 4, and 2 more here
    table.s.components[0], table.s.stones[0] = 0, 0
    alchemy.collect(table.box, table.s, 0)
    table.s.pawns = 1
    play(table, "gather resources")
    assert table.legal()[-1] == "mix 6"


def test_ak237_dark_places():
    figures = {"a1": ("AV1", 100, 100), "b1": ("KH4", 160, 100)}
    table = give(ground(("D03", 0, 160, 121), figures=figures), 0, pieces.DARK)
    assert not movement.charge_reaches(table.box, table.s, 0, 16, 1 << 16)
    table.s.x[0], table.s.y[0] = 160, 142
    assert terrain.touches_element(table.box, table.s, 0, 0)
    assert not movement.in_the_dark(table.box, table.s, 0, 16)


def test_ak238_soothing_places():
    priest = {"a1": ("AV4", 100, 100), "b1": ("KH4", 300, 300)}
    table = give(ground(("D03", 0, 80, 80), figures=priest), 0, pieces.SOOTHING)
    assert dice.extra_for(table.box, table.s, 0, dice.ESP_ROLL, 0, 0) == 1
    assert dice.extra_for(table.box, table.s, 0, dice.REF_ROLL, 0, 0) == 0
    table.activate("a1")
    assert table.of("focus", "a1") == 1
    play(table, "focus", "rest")
    assert table.of("focus", "a1") == 3  # one more at the end
    beside = {"a1": ("AV1", 100, 100), "a2": ("AV4", 60, 100), "b1": ("KH4", 300, 300)}
    table = give(ground(("D03", 0, 80, 80), figures=beside), 0, pieces.SOOTHING)
    play(table.activate("a1"), "walk", "spot 1", "rest")
    assert table.of("focus", "a2") == 0  # it was not her activation


def test_ak239_the_controller_orders_the_effects():
    table = ground(("D03", 0, 80, 80), ("D03", 0, 80, 120), ("D03", 0, 120, 80))
    for e, effect in enumerate((pieces.BEWITCHING, pieces.HAUNT, pieces.DARK)):
        give(table, e, effect)
    table.activate("a1")
    assert (table.asks, table.legal()) == ("effects", ["effect haunted a1", "effect bewitching a1"])
    assert refused(table, "effect soothing a1") == "AK-006"
    play(table.dice(1, 1, 1, 1), "effect haunted a1")  # haunted first: a malus die for the other
    assert (table.asks, table.of("pa", "a1")) == ("declare", 3)


def test_the_marks_of_a_haunting_last_and_those_of_the_turn_do_not():
    table = ground()
    set_mark(table.s, 0, pieces.SPOOKED)
    set_mark(table.s, 0, pieces.HAUNTED)
    table.s.braced = 1
    table.run(pieces.TURN_EFFECTS, 0)
    assert marked(table.s, 0, pieces.SPOOKED)
    assert not marked(table.s, 0, pieces.HAUNTED)
    assert table.s.braced == 0


@pytest.mark.parametrize("options", [{"start": "quick"}, {"start": "full", "format": "180"}])
def test_matches_on_advanced_scenery_go_on(options):
    match = athanor.start(
        "alkemy", seed=7, options={"scenery": "advanced", "distances": "measured", **options}, compiled=False
    )
    luck = random.Random(7)
    for _ in range(90):
        if not match.over:
            seat = luck.choice(match.to_act())
            match.play(luck.choice(match.legal(seat)), seat)
    s = match.state
    assert s.elements > 0
    assert sum(s.given) == sum(1 for effect in s.special if effect)
