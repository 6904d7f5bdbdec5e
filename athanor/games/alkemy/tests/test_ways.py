"""The way of a move: a player's own points, the one leap of Bond, flames, and the path that stays on the table."""

from itertools import pairwise

import pytest

from athanor.games.alkemy.rules import board, paths, ways
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.figures import marked

from .tables import play, position, refused

WALKER, LEAPER = "AU5", "GC7"  # Marche 5; Marche 4 and Bond


def to_pass(table, x, y):
    """Name a point to pass, by the four small choices."""
    across = table.box.width[table.s.options[0]] // 64
    return play(
        table,
        "point",
        f"area {y // 64 * across + x // 64}",
        f"inch {y % 64 // 16 * 4 + x % 64 // 16}",
        f"quarter {y % 16 // 4 * 4 + x % 16 // 4}",
        f"via {y % 4 * 4 + x % 4}",
    )


def trail(table):
    return [tuple(point) for point in table.s.trail[: table.s.trails]]


def walking(measured=True, **more):
    table = position({"a1": (WALKER, 100, 100), "b1": (WALKER, 340, 340)}, measured=measured, **more)
    return play(table.activate("a1"), "walk")


# Own points (AK-022)


def test_ak022_a_move_passes_the_points_that_its_player_names():
    table = to_pass(walking(), 130, 100)
    assert table.asks == "destination"
    assert table.s.ways == 1
    table.point(130, 130)
    assert (table.of("x", "a1"), table.of("y", "a1")) == (130, 130)
    assert trail(table) == [(100, 100), (130, 100), (130, 130)]
    assert table.s.ways == 0


@pytest.mark.parametrize("measured", [True, False])
def test_ak022_ak023_the_whole_way_costs_its_value(measured):
    """5 inches are 80 u: 40 there, 30 back to the side, and of 30 more only 10."""
    table = to_pass(to_pass(walking(measured), 140, 100), 140, 130)
    table.point(110, 130)
    assert (table.of("x", "a1"), table.of("y", "a1")) == (130, 130)
    assert trail(table) == [(100, 100), (140, 100), (140, 130), (130, 130)]
    far = to_pass(walking(measured), 200, 100)
    far.point(200, 200)
    assert (far.of("x", "a1"), far.of("y", "a1")) == (180, 100)


def test_ak022_between_its_points_the_way_goes_round_things():
    table = walking(elements=[("D03", 0, 124, 100)])
    to_pass(table, 148, 100).point(150, 110)
    assert table.of("x", "a1") > 140
    assert len(trail(table)) > 3
    assert all(paths.leg_clear(table.box, table.s, 0, *a, *b) for a, b in pairwise(trail(table)))


def test_ak120_ak126_a_point_may_touch_an_enemy_but_the_move_does_not_end_there():
    table = play(position({"a1": (WALKER, 100, 100), "b1": ("AV8", 140, 117)}).activate("a1"), "walk")
    to_pass(table, 140, 100)  # in contact with b1
    table.point(140, 100)
    assert not board.engaged(table.box, table.s, 0)
    assert table.of("x", "a1") > 120  # it stopped before the contact


def test_ak022_which_points_may_be_passed():
    table = walking(elements=[("D03", 0, 124, 100)])
    play(table, "point", "area 7", "inch 10", "quarter 6")
    assert (table.s.px, table.s.py) == (104, 100)
    assert refused(table, "via 0") == ""
    assert refused(table, "via 1") == "AK-013"  # (105, 100) touches the crates
    placed = play(position({"a1": (WALKER, 100, 100), "b1": (WALKER, 340, 340)}).activate("a1"), "walk")
    for k in range(p.WAYS):
        to_pass(placed, 110 + k, 100)
    play(placed, "point", "area 7", "inch 10", "quarter 0")
    assert refused(placed, "via 0") == "AK-022"
    assert refused(placed, "dot 0") == ""
    placed.s.purpose, placed.s.ways = p.MOVING + 1, 0
    assert refused(placed, "via 0") == "AK-022"


def test_ak165_a_marche_in_reaction_may_have_points_too():
    table = position({"a1": (WALKER, 100, 100), "b1": ("KH7", 300, 100)}, elements=[("D10", 0, 140, 160)])
    table.run(p.MOVE, 0, 80, board.DODGING, 16, 0)
    to_pass(table, 100, 130).point(104, 160)
    assert (table.of("x", "a1"), table.of("y", "a1")) == (104, 160)
    assert trail(table) == [(100, 100), (100, 130), (104, 160)]


# Bond (S03)


def leaping(goal, elements=(), figures=(), scenario="jin", objectives=False, inches=None):
    table = position(
        {"a1": (LEAPER, 100, 100), "b1": (WALKER, 340, 340), **dict(figures)},
        elements=elements,
        scenario=scenario,
        objectives=objectives,
    )
    found = [0] * ways.FOUND
    value = 256 * (16 * inches if inches else table.box.moves[table.s.kind[0]][2])
    ways.travel(table.box, table.s, 0, *goal, value, board.FREE, p.NOTHING, found)
    turns = [(found[5 + 2 * k], found[6 + 2 * k]) for k in range(found[4])]
    return table, (found[0], found[1]), turns[::-1], found[3]


def test_ak020_bond_one_leap_straight_over_things():
    """S03: a wall of 4 inches across the way, leapt in a straight line of 3."""
    _, end, turns, spent = leaping((100, 148), [("D01", 0, 100, 124)])
    assert (end, turns, spent) == ((100, 148), [], 48 * 256)
    walker = position({"a1": (WALKER, 100, 100)}, elements=[("D01", 0, 100, 124)])
    assert paths.path_cost(walker.box, walker.s, 0, 100, 148, 10**6) > 48 * 256


def test_ak020_bond_a_leap_is_one_leg_of_a_longer_path():
    """S03: 6 inches are more than a leap of 4: it walks, leaps and walks on, within one move."""
    table, end, turns, spent = leaping((100, 196), [("D07", 0, 100, 150)])
    assert end == (100, 196)
    assert turns
    path = [(100, 100), *turns, end]
    over = [leg for leg in pairwise(path) if not paths.leg_clear(table.box, table.s, 0, *leg[0], *leg[1])]
    assert len(over) == 1
    assert (over[0][1][0] - over[0][0][0]) ** 2 + (over[0][1][1] - over[0][0][1]) ** 2 <= 64**2
    table.s.leapt = 1
    assert spent < paths.path_cost(table.box, table.s, 0, 100, 196, 10**7)


def test_ak020_bond_two_leaps_are_one_too_many():
    """Two walls from edge to edge, 5 inches apart: the first can be leapt, the second then stands in the way."""
    walls = [("D02", 0, x, y) for y in (130, 210) for x in (40, 120, 200, 280, 344)]
    _, end, _, _ = leaping((100, 250), walls)
    assert end == (100, 100)  # no path leads there
    _, over_one, _, _ = leaping((100, 170), walls)
    assert over_one == (100, 170)


def test_ak020_bond_what_is_too_tall():
    """Size 4 is not leapt, scenery or lamp."""
    _, _, turns, _ = leaping((100, 156), [("D09", 0, 100, 128)])
    assert turns  # a tree: round it
    lamps, _, turns, _ = leaping((192, 100), scenario="lights", objectives=True)
    lamps.s.x[0], lamps.s.y[0] = 147, 120
    assert not paths.may_leap(lamps.box, lamps.s, 0, 147, 174)
    posts, *_ = leaping((100, 120), objectives=True)
    posts.s.x[0], posts.s.y[0] = 192, 165
    assert paths.may_leap(posts.box, posts.s, 0, 192, 219)


def test_ak022_bond_its_player_chooses_where_to_leap():
    table = position({"a1": (LEAPER, 100, 100), "b1": (WALKER, 340, 340)}, elements=[("D07", 0, 100, 150)]).activate("a1")
    play(table, "run")
    to_pass(to_pass(table, 90, 117), 90, 183)  # 66 u are too far for one leap
    table.point(90, 190)
    assert len(trail(table)) > 4
    again = position({"a1": (LEAPER, 100, 100), "b1": (WALKER, 340, 340)}, elements=[("D06", 0, 100, 150)]).activate("a1")
    play(again, "run")
    to_pass(to_pass(again, 100, 120), 100, 180).point(100, 200)
    assert trail(again) == [(100, 100), (100, 120), (100, 180), (100, 200)]
    assert again.s.leapt == 0


def test_ak131_bond_a_charge_may_leap():
    """S03: a wall between charger and target that is wider than the Charge can go round."""
    walls = [("D01", 0, x, 130) for x in (36, 100, 164)]
    table = play(position({"a1": (LEAPER, 100, 100), "b1": ("AV8", 100, 176)}, elements=walls).activate("a1"), "charge")
    assert table.asks in ("destination", "card")
    while table.asks == "destination":
        play(table, table.legal()[0])
    assert board.engaged(table.box, table.s, 0)
    assert not marked(table.s, 0, p.LAME)
    walker = play(position({"a1": ("AV6", 100, 100), "b1": ("AV8", 100, 176)}, elements=walls).activate("a1"), "charge")
    assert marked(walker.s, 0, p.LAME)


# Flames, and what stays to be seen


def flames(x, y):
    table = position({"a1": (WALKER, 100, 100), "b1": ("AV8", 100, 190)})
    table.s.templates = 1
    table.s.laid[0][:6] = [p.WALL, x, y, 0, 1, 0]
    return table


def test_ak033_a_way_through_flames_and_one_round_them():
    """F30: 2 DOM for a move that overlaps the template at any point; the player's own way avoids it."""
    through = play(flames(100, 140).activate("a1"), "walk").point(100, 170)
    assert through.of("hurt", "a1") == 2
    assert marked(through.s, 0, p.BURNT)
    round_it = play(flames(60, 150).activate("a1"), "walk")
    to_pass(round_it, 110, 130).point(110, 150)
    assert round_it.of("hurt", "a1") == 0


def test_ak132_a_charge_through_flames_burns():
    """F30: a Charge is a move."""
    table = play(flames(100, 140).activate("a1"), "charge")
    while table.asks == "destination":
        play(table, table.legal()[0])
    assert table.of("hurt", "a1") == 2


def test_ak020_the_path_stays_until_the_next_activation():
    table = walking().point(130, 100)
    assert table.s.trail_of == 0
    assert trail(table) == [(100, 100), (130, 100)]
    table.activate("b1")
    assert (table.s.trail_of, table.s.trails) == (p.NOTHING, 0)


def test_ak133_a_failed_charge_leaves_its_path():
    table = play(position({"a1": ("AV6", 100, 40), "b1": ("AV8", 100, 153)}).activate("a1"), "charge")
    assert trail(table)[-1] == (100, 104)
