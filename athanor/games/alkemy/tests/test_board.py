"""Positions, paths, sight and fire on the table."""

import copy
import heapq
import random

from athanor.games.alkemy.rules import board, paths, terrain, ways
from athanor.games.alkemy.rules.board import DODGING, FREE
from athanor.games.alkemy.rules.geometry import CONTACT_COUNT, CONTACTS, RINGS, cost
from athanor.games.alkemy.rules.movement import push_away
from athanor.games.alkemy.rules.terrain import overlaps_element

from .tables import position

PLAIN = "AU5"  # size 2, Marche 5


def path_of(table, name, gx, gy, budget=10**9):
    return path_to(table, name, (gx, gy), 0, [(gx, gy)], budget)


def path_to(table, name, centre, slack, goals, budget):
    """The path to the nearest of some goals, which lie within `slack` of a centre, and what it costs."""
    f = table.at(name)
    n = 1 + len(goals) + paths.count_nodes(table.box, table.s, f, *centre, budget)
    points = [0] * (paths.POINT * n)
    for k, goal in enumerate(goals, 1):
        points[paths.POINT * k : paths.POINT * k + 2] = goal
    k = paths.find_path(table.box, table.s, f, *centre, slack, len(goals), budget, points)
    assert k > 0
    way, spent = [], points[paths.POINT * k + paths.SPENT]
    while k >= 0:
        point = points[paths.POINT * k : paths.POINT * (k + 1)]
        way.append((point[paths.X], point[paths.Y]))
        k = point[paths.PARENT]
    return way[::-1], spent


def stop(table, name, gx, gy, inches, end=FREE, shooter=-1):
    found = [0] * ways.FOUND
    ways.travel(table.box, table.s, table.at(name), gx, gy, 4096 * inches, end, shooter, found)
    return found[0], found[1]


def test_ak021_x04_way_round_a_figure():
    table = position({"a1": (PLAIN, 100, 100), "a2": (PLAIN, 100, 140)})
    assert path_of(table, "a1", 100, 180) == ([(100, 100), (84, 133), (84, 147), (100, 180)], 22362)
    assert paths.path_cost(table.box, table.s, 0, 100, 180, 4096 * 4) == -1
    assert paths.path_cost(table.box, table.s, 0, 100, 180, 4096 * 6) == 22362


def test_ak021_x05_way_round_scenery():
    table = position({"a1": (PLAIN, 100, 100)}, elements=[("D07", 0, 112, 144)])
    points, spent = path_of(table, "a1", 100, 190)
    assert (points[1:-1], spent) == ([(74, 114), (71, 120), (71, 168), (74, 174)], 31100)


def plain_path(table, f, goals):
    """The canonical path as the rule says it: every ring point of every obstacle, every clear leg; to the nearest goal, of
    equally near ones to the smallest."""
    box, s = table.box, table.s
    r = box.radius[s.kind[f]]
    centres = [(s.x[g], s.y[g], r + box.radius[s.kind[g]]) for g in range(len(s.here)) if s.here[g] and g != f]
    for e in range(s.elements):
        outline = box.outline[s.element[e]][s.bearing[e]][: box.element_corners[s.element[e]]]
        centres += [(s.ex[e] + x, s.ey[e] + y, r) for x, y in outline]
    points = {(x + dx, y + dy) for x, y, rho in centres for dx, dy in RINGS[rho]} - set(goals)
    points = {(x, y) for x, y in points if board.legal_at(box, s, f, x, y)}
    queue, arrived = [(0, 0, [(s.x[f], s.y[f])])], []
    while queue and not (arrived and queue[0][0] > arrived[0][0]):
        spent, legs, way = heapq.heappop(queue)
        if way[-1] in goals:
            arrived.append((spent, way[-1], legs, way))
        elif way[-1] in points or legs == 0:
            points.discard(way[-1])
            for point in [*points, *goals]:
                if paths.leg_clear(box, s, f, *way[-1], *point):
                    heapq.heappush(queue, (spent + cost(*way[-1], *point), legs + 1, [*way, point]))
    return (min(arrived)[3], arrived[0][0]) if arrived else None


def crowded_tables(rng, n):
    """Tables with a1 at the left, four enemies and two elements in its way."""
    for _ in range(n):
        figures = {
            f"b{k}": (rng.choice([PLAIN, "AU7"]), rng.randrange(60, 170), rng.randrange(40, 120)) for k in range(1, 5)
        }
        elements = [
            (f"D{rng.randrange(1, 13):02}", rng.randrange(4), rng.randrange(80, 160), rng.randrange(40, 130))
            for _ in range(2)
        ]
        table = position({"a1": (rng.choice([PLAIN, "AU7"]), 30, 80), **figures}, elements=elements)
        if board.legal_at(table.box, table.s, 0, 30, 80):
            yield table


def test_ak021_the_search_finds_the_canonical_path():
    rng, turned = random.Random(7), 0
    for table in crowded_tables(rng, 14):
        goal = rng.randrange(170, 230), rng.randrange(30, 140)
        if board.legal_at(table.box, table.s, 0, *goal):
            way = plain_path(table, 0, [goal])
            assert path_of(table, "a1", *goal) == way
            turned += len(way[0]) > 3
    assert turned > 3


def test_ak133_the_search_finds_the_nearest_point_of_contact():
    rng, turned = random.Random(8), 0
    for table in crowded_tables(rng, 6):
        table.set("x", "b1", rng.randrange(170, 230))
        tx, ty = table.of("x", "b1"), table.of("y", "b1")
        reach = table.box.radius[table.s.kind[0]] + table.box.radius[table.s.kind[16]]
        around = [(tx + dx, ty + dy) for dx in range(-reach - 1, reach + 2) for dy in range(-reach - 1, reach + 2)]
        touching = [point for point in around if reach**2 <= (point[0] - tx) ** 2 + (point[1] - ty) ** 2 <= (reach + 1) ** 2]
        goals = [point for point in touching if board.legal_at(table.box, table.s, 0, *point)]
        way = plain_path(table, 0, goals)
        if way:
            assert path_to(table, "a1", (tx, ty), 256 * (reach + 1), goals, 10**6) == way
            turned += len(way[0]) > 2
    assert turned > 2


def ring_of_figures(gap):
    """A point with eight figures around it, one of them farther off by `gap`: between neighbours nobody passes."""
    around = [(22, 0), (16, 16), (0, 22), (-16, 16), (-22, 0), (-16, -16), (0, -22), (16, -16)]
    figures = {f"b{k + 1}": (PLAIN, 200 + x, 200 + y) for k, (x, y) in enumerate(around)}
    figures["b1"] = (PLAIN, 222 + gap, 200)
    return position({"a1": (PLAIN, 60, 60), **figures})


def test_ak021_where_no_way_leads_the_search_says_so():
    """A closed ring, and one with a gate on the far side."""
    assert plain_path(ring_of_figures(0), 0, [(200, 200)]) is None
    shut, ajar = ring_of_figures(0), ring_of_figures(40)
    assert stop(shut, "a1", 200, 200, 30) == (60, 60)
    assert paths.path_cost(shut.box, shut.s, 0, 200, 200, 1 << 20) == -1
    way, spent = plain_path(ajar, 0, [(200, 200)])
    assert path_of(ajar, "a1", 200, 200) == (way, spent)
    assert stop(ajar, "a1", 200, 200, 30) == (200, 200)


def test_ak018_the_disc_inside_an_element_bars_what_the_element_bars():
    rng, barred = random.Random(3), 0
    for kind in range(1, 13):
        table = position({"a1": (PLAIN, 60, 60)}, elements=[(f"D{kind:02}", kind % 4, 150, 150)])
        box, s = table.box, table.s
        assert 0 < box.element_inside[s.element[0]] < box.element_reach[s.element[0]]
        for _ in range(300):
            leg = [rng.randrange(90, 210) for _ in range(4)]
            bars = paths.element_bars(box, s, 0, *leg, 8)
            assert bars != terrain.leg_clears_element(box, s, 0, *leg, 8)
            barred += bars
    assert 600 < barred < 3000


def test_ak133_what_bars_all_legs_to_a_target_bars_each_of_them():
    """Said of a look at the target's middle; asked of every point of contact."""
    rng, said = random.Random(5), 0
    for deal in range(40):
        figures = {f"a{k}": (PLAIN, *rng.choices(range(60, 320), k=2)) for k in range(2, 8)}
        table = position({"a1": (PLAIN, 60, 60), **figures}, elements=[(f"D{1 + deal % 12:02}", deal % 4, 190, 190)])
        gx, gy, near = *rng.choices(range(200, 360), k=2), [0] * paths.NEAR
        paths.gather(table.box, table.s, 0, gx, gy, 1 << 20, near)
        for _ in range(20):
            ux, uy = rng.choices(range(20, 200), k=2)
            if paths.all_barred(ux, uy, gx, gy, 256 * 17, near):
                said += 1
                legs = [(gx + dx, gy + dy) for dx, dy in CONTACTS[0][: CONTACT_COUNT[0]]]
                assert not any(paths.leg_passes(table.box, table.s, 8, ux, uy, x, y, near) for x, y in legs)
    assert said > 80


def test_ak021_points_inside_the_scenery_they_are_around_are_no_ring_points():
    """Of a corner, the points beside the element stay, and no others: a base there would overlap it."""
    table = position({"a1": (PLAIN, 100, 100)}, elements=[("D07", 0, 200, 200)])
    box, kind = table.box, table.s.element[0]
    for size, r in enumerate((8, 12)):
        for k in range(box.element_corners[kind]):
            x, y = box.outline[kind][0][k]
            clear = [not overlaps_element(box, table.s, 0, 200 + x + dx, 200 + y + dy, r) for dx, dy in RINGS[r]]
            assert box.beside[kind][0][k][size] == sum(1 << i for i in range(16) if clear[i])
            assert 4 <= sum(clear) <= 8


def test_ak012_ak013_ak089_ak011_where_a_base_may_stand():
    table = position({"a1": (PLAIN, 100, 100), "b1": ("AU7", 150, 100)}, elements=[("D10", 0, 200, 200)], objectives=True)
    fits = lambda x, y: board.legal_at(table.box, table.s, 0, x, y)  # noqa: E731
    assert fits(8, 8)
    assert not fits(7, 8)
    assert fits(376, 376)
    assert not fits(377, 376)
    assert fits(150, 80)  # 8 + 12 apart: AK-011
    assert not fits(150, 81)
    assert fits(64, 208)
    assert not fits(64, 207)  # an objective
    assert not fits(200, 231)  # scenery
    assert fits(200, 232)


def test_ak020_ak022_ak023_a_far_destination_is_approached():
    table = position({"a1": (PLAIN, 100, 100)})
    assert stop(table, "a1", 100, 300, 4) == (100, 164)
    assert stop(table, "a1", 100, 150, 4) == (100, 150)
    assert stop(table, "a1", 100, 100, 4) == (100, 100)
    walled = position({"a1": (PLAIN, 100, 100), "a2": (PLAIN, 100, 130)})
    x, y = stop(walled, "a1", 100, 300, 4)
    assert cost(100, 100, x, y) <= 4096 * 4
    assert y > 140


def test_ak120_ak126_a_move_ends_free():
    """AK-016: touching an enemy on the way does not engage; ending in contact would."""
    table = position({"a1": (PLAIN, 100, 100), "b1": (PLAIN, 100, 150)})
    assert stop(table, "a1", 100, 134, 5) == (100, 132)  # contact from 133 on
    assert board.free_at(table.box, table.s, 0, 100, 132)
    assert not board.free_at(table.box, table.s, 0, 100, 133)
    aside = position({"a1": (PLAIN, 100, 100), "b1": (PLAIN, 116, 130)})
    assert stop(aside, "a1", 100, 160, 5) == (100, 160)


def test_ak025_ak026_ak002_x06_sight_past_figures():
    def seen(blockers, first="AU5", second="AU5"):
        others = {f"a{k + 2}": who for k, who in enumerate(blockers)}
        table = position({"a1": (first, 200, 100), "b1": (second, 200, 220), **others})
        one, two = board.sees(table.box, table.s, 0, 16), board.sees(table.box, table.s, 16, 0)
        assert one == two
        return one

    assert not seen([("AU5", 200, 160)])
    assert seen([("AU5", 201, 160)])
    assert seen([("NA6", 200, 160)])
    assert seen([("AU5", 200, 160)], second="AU7")
    assert not seen([("AU5", 192, 160), ("AU5", 208, 160)])
    assert not seen([("AU5", 191, 160), ("AU5", 208, 160)])
    assert seen([("AU5", 190, 160), ("AU5", 209, 160)])


def test_ak027_xb20_sight_and_walls():
    def seen(kind, bearing, x, y):
        table = position({"a1": ("AU5", 200, 100), "b1": ("AU5", 200, 220)}, elements=[(kind, bearing, x, y)])
        return board.sees(table.box, table.s, 0, 16)

    assert not seen("D05", 0, 200, 160)  # size 2, across every line
    assert seen("D01", 0, 200, 160)  # lower than both
    assert seen("D05", 0, 240, 160)  # a free line beside it


def test_ak027_x07_sight_and_a_wall():
    """Along x = 192 a line is free while the wall reaches from 192 to 208; from 191 to 209 none is."""
    table = position({"a1": ("AU5", 200, 100), "b1": ("AU5", 200, 220)}, elements=[("D06", 0, 200, 156)])
    table.box = copy.deepcopy(table.box)
    kind = table.s.element[0]
    assert table.box.element_size[kind] == 2
    for half, seen in ((8, True), (9, False)):
        wall = [(-half, -6), (half, -6), (half, 6), (-half, 6)]
        table.box.outline[kind][0][:4], table.box.element_corners[kind] = [list(corner) for corner in wall], 4
        assert board.sees(table.box, table.s, 0, 16) == seen
        assert board.sees(table.box, table.s, 16, 0) == seen


def test_ak026_ak083_an_objective_may_hide():
    for scenario, seen in (("lights", False), ("jin", True)):  # a lamp is tall, a post is not
        table = position({"a1": ("AV6", 56, 20), "b1": ("AV6", 56, 92)}, scenario)
        table.s.objectives, table.s.ox[0], table.s.oy[0] = 1, 56, 56
        assert board.sees(table.box, table.s, 0, 16) == seen


def test_ak028_contact_is_seen():
    table = position({"a1": ("AU5", 200, 100), "b1": ("AU5", 200, 117), "a2": ("AU7", 220, 109)})
    assert board.sees(table.box, table.s, 0, 16)
    assert board.sees(table.box, table.s, 0, 0)


def test_ak159_ak032_ak083_obstacles_to_fire():
    def count(others, **more):
        table = position({"a1": ("TJ6", 100, 40), "b1": ("AU5", 100, 300), **others}, **more)
        return board.obstacles(table.box, table.s, 0, 16)

    assert count({}) == 0
    assert count({"a2": ("NA6", 100, 121)}) == 1
    assert count({"a2": ("NA6", 100, 120)}) == 0
    fallen = position({"a1": ("TJ6", 100, 40), "b1": ("AU5", 100, 300), "a2": ("NA6", 100, 200)})
    fallen.set("here", "a2", 0)
    assert board.obstacles(fallen.box, fallen.s, 0, 16) == 0
    assert count({"a2": ("AU5", 115, 200), "b2": ("AU5", 85, 230)}) == 2
    assert count({}, elements=[("D01", 0, 130, 200)]) == 1
    assert count({}, elements=[("D11", 0, 100, 200)]) == 0  # size 0
    line = position({"a1": ("TJ6", 64, 40), "b1": ("AU5", 64, 300)}, objectives=True)
    assert board.obstacles(line.box, line.s, 0, 16) == 1


def test_ak165_out_of_fire():
    """AK-031 and AK-014: behind a wall within an inch, out of sight, or out of range."""
    table = position({"b1": ("AU5", 200, 300), "a1": ("GC6", 200, 160)}, elements=[("D02", 0, 200, 260)])
    out = lambda x, y: board.out_of_fire(table.box, table.s, 16, x, y, 0)  # noqa: E731
    assert out(200, 276 + 8)  # within an inch of the hedge in the corridor
    assert not out(200, 300 - 7 + 16)
    assert out(200, 340)  # beyond 10 inches
    assert stop(table, "b1", 200, 284, 4, DODGING, 0) == (200, 284)


def test_ak036_a_push_stops_before_anything():
    table = position({"a1": ("AU5", 100, 100), "b1": ("AU5", 100, 130), "b2": ("AU5", 100, 170)})
    push_away(table.box, table.s, 16, 100, 100, 48)
    assert (table.of("x", "b1"), table.of("y", "b1")) == (100, 154)
    edge = position({"a1": ("AU5", 100, 340), "b1": ("AU5", 100, 360)})
    push_away(edge.box, edge.s, 16, 100, 340, 48)
    assert edge.of("y", "b1") == 376


def test_ak037_table_zones():
    table = position({"a1": ("AU5", 100, 100)})
    assert board.zone_of(table.box, table.s, 10, 191) == 0
    assert board.zone_of(table.box, table.s, 10, 192) == 0  # ties belong to the earlier letter
    assert board.zone_of(table.box, table.s, 10, 193) == 1


def test_ak033_ak178_templates_and_points():
    table = position({"a1": ("AU3", 100, 100), "b1": ("AU5", 150, 100)}, elements=[("D09", 0, 200, 100)])
    table.s.laid[0] = [7, 120, 100, 0, 1, 0]
    assert board.under(table.box, table.s, 0, 150, 100, 8)
    assert not board.under(table.box, table.s, 0, 157, 100, 8)
    assert board.sees_point(table.box, table.s, 0, 170, 130)
    assert not board.sees_point(table.box, table.s, 0, 240, 100)


def test_ak015_ak003_distances_are_from_edge_to_edge():
    table = position({"a1": ("AU5", 100, 100), "b1": ("AU7", 100, 152)})
    assert board.near(table.box, table.s, 0, 16, 2)
    table.set("y", "b1", 153)
    assert not board.near(table.box, table.s, 0, 16, 2)
