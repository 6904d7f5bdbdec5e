"""The exact geometry, against Shapely on 100,000 random scenes and against the worked examples."""

from types import SimpleNamespace

import numba
import numpy as np
import pytest
import shapely

from athanor.games.alkemy.rules import geometry
from athanor.kernel import caching  # noqa: F401  it says what all is compiled for
from athanor.kernel.game import find
from athanor.kernel.loading import Twins

SCENES = 100_000
NEAR = 1e-6  # a float knows no better; the exact answer is tested by the examples

WALL = [(-32, -6), (32, -6), (32, 6), (-32, 6)]
BOULDER = [(-12, -20), (12, -20), (24, 0), (12, 20), (-12, 20), (-24, 0)]
MARSH = [(-20, -32), (20, -32), (40, -12), (40, 12), (20, 32), (-20, 32), (-40, 12), (-40, -12)]
SHAPES = (WALL, BOULDER, MARSH)


@pytest.fixture(scope="module")
def scenes():
    rng = np.random.default_rng(7)
    return SimpleNamespace(
        p=rng.integers(0, 385, (SCENES, 2)),
        q=rng.integers(0, 385, (SCENES, 2)),
        c=rng.integers(0, 385, (SCENES, 2)),
        r=rng.choice([8, 12], SCENES),
        R=rng.choice([8, 12], SCENES),
        shape=rng.integers(0, 3, SCENES),
    )


@pytest.fixture(scope="module")
def compiled():
    """The geometry as the matches run it."""
    return Twins(find("alkemy"), True, "tests").of("athanor.games.alkemy.rules.geometry")


@pytest.fixture(scope="module")
def corners():
    array = np.zeros((3, 8, 2), np.int64)
    for k, shape in enumerate(SHAPES):
        array[k, : len(shape)] = shape
    return array


COUNTS = np.array([len(shape) for shape in SHAPES])


def polygons(scenes):
    found = np.empty(SCENES, object)
    for k, shape in enumerate(SHAPES):
        of_kind = np.flatnonzero(scenes.shape == k)
        rings = scenes.c[of_kind][:, None, :] + np.array([*shape, shape[0]])[None]
        found[of_kind] = shapely.polygons(rings)
    return found


def segments(a, b):
    return shapely.linestrings(np.stack([a, b], axis=1))


def agree(exact, inexact, margin):
    """Equal wherever a float can tell: `margin` is how far a scene is from the border between yes and no."""
    clear = np.abs(margin) > NEAR
    assert clear.mean() > 0.95
    assert (exact[clear] == inexact[clear]).all()
    assert 0.005 < exact.mean() < 0.995  # both answers occur


def test_ak018_legs_past_discs(scenes, compiled):
    check = compiled.leg_clears_disc

    @numba.njit
    def batch(p, q, c, r, R, out):
        for i in range(len(out)):
            out[i] = check(p[i, 0], p[i, 1], q[i, 0], q[i, 1], r[i], c[i, 0], c[i, 1], R[i])

    out = np.zeros(SCENES, np.bool_)
    batch(scenes.p, scenes.q, scenes.c, scenes.r, scenes.R, out)
    margin = shapely.distance(segments(scenes.p, scenes.q), shapely.points(scenes.c)) - scenes.r - scenes.R
    agree(out, margin >= 0, margin)


def test_ak017_discs_and_polygons(scenes, compiled, corners):
    overlaps, touches = compiled.disc_overlaps_polygon, compiled.disc_within_polygon

    @numba.njit
    def batch(p, c, r, shape, counts, corners, out, near):
        for i in range(len(out)):
            k = shape[i]
            out[i] = overlaps(p[i, 0], p[i, 1], r[i], corners[k], counts[k], c[i, 0], c[i, 1])
            near[i] = touches(p[i, 0], p[i, 1], r[i], corners[k], counts[k], c[i, 0], c[i, 1], 80)

    out, near = np.zeros(SCENES, np.bool_), np.zeros(SCENES, np.bool_)
    batch(scenes.p, scenes.c, scenes.r, scenes.shape, COUNTS, corners, out, near)
    gap = shapely.distance(shapely.points(scenes.p), polygons(scenes))
    agree(out, gap < scenes.r, gap - scenes.r)
    agree(near, gap <= scenes.r + 80, gap - scenes.r - 80)


def test_ak018_legs_past_polygons(scenes, compiled, corners):
    check = compiled.leg_clears_polygon

    @numba.njit
    def batch(p, q, c, r, shape, counts, corners, out):
        for i in range(len(out)):
            k = shape[i]
            out[i] = check(p[i, 0], p[i, 1], q[i, 0], q[i, 1], r[i], corners[k], counts[k], c[i, 0], c[i, 1])

    out = np.zeros(SCENES, np.bool_)
    batch(scenes.p, scenes.q, scenes.c, scenes.r, scenes.shape, COUNTS, corners, out)
    margin = shapely.distance(segments(scenes.p, scenes.q), polygons(scenes)) - scenes.r
    agree(out, margin >= 0, margin)


def test_ak027_polygons_cut_lines(scenes, compiled, corners):
    check = compiled.polygon_cuts

    @numba.njit
    def batch(p, q, c, shape, counts, corners, out):
        for i in range(len(out)):
            k = shape[i]
            out[i] = check(p[i, 0], p[i, 1], q[i, 0], q[i, 1], corners[k], counts[k], c[i, 0], c[i, 1])

    out = np.zeros(SCENES, np.bool_)
    batch(scenes.p, scenes.q, scenes.c, scenes.shape, COUNTS, corners, out)
    lines, shapes = segments(scenes.p, scenes.q), polygons(scenes)
    margin = shapely.distance(lines, shapes)
    some = np.flatnonzero(
        margin <= NEAR
    )  # they meet: how long the line is inside, of a polygon a bit smaller and a bit larger
    sizes = (shapely.buffer(shapes[some], -NEAR), shapely.buffer(shapes[some], NEAR))
    inside, outside = (shapely.length(shapely.intersection(lines[some], size)) for size in sizes)
    margin[some] = np.where((inside > 0) == (outside > 0), np.where(inside > 0, -1.0, 1.0), 0.0)
    agree(out, margin < 0, margin)


def test_ak030_ak031_the_fire_corridor(scenes, compiled, corners):
    disc, polygon = compiled.disc_in_corridor, compiled.polygon_in_corridor

    @numba.njit
    def batch(p, q, c, r, R, shape, counts, corners, discs, polygons):
        for i in range(len(discs)):
            k = shape[i]
            discs[i] = disc(p[i, 0], p[i, 1], 8, q[i, 0], q[i, 1], r[i], c[i, 0], c[i, 1], R[i])
            polygons[i] = polygon(p[i, 0], p[i, 1], 8, q[i, 0], q[i, 1], r[i], corners[k], counts[k], c[i, 0], c[i, 1])

    discs, inside = np.zeros(SCENES, np.bool_), np.zeros(SCENES, np.bool_)
    batch(scenes.p, scenes.q, scenes.c, scenes.r, scenes.R, scenes.shape, COUNTS, corners, discs, inside)
    shooter, target, line = shapely.points(scenes.p), shapely.points(scenes.q), segments(scenes.p, scenes.q)
    thing, shapes = shapely.points(scenes.c), polygons(scenes)
    apart = (shapely.distance(thing, shooter) > 8 + scenes.R) & (shapely.distance(thing, target) > scenes.r + scenes.R)
    margin = beyond_corridor(scenes, shapely.distance(line, thing) - scenes.R, thing, scenes.R)
    agree(discs[apart], (margin < 0)[apart], margin[apart])
    clear = (shapely.distance(shapes, shooter) > 8) & (shapely.distance(shapes, target) > scenes.r)
    margin = beyond_corridor(scenes, shapely.distance(line, shapes), shapes, np.zeros(SCENES))
    agree(inside[clear], (margin < 0)[clear], margin[clear])


def beyond_corridor(scenes, gap, things, reach):
    """How far things are from the corridor between a base of 8 and one of r; `gap` is how far they are from its middle line.

    Between equal bases it is as wide everywhere. Else its outline is needed only where the narrow end does not reach and the wide
    end would: rounded outlines are large.
    """
    narrow, wide = np.minimum(8, scenes.r), np.maximum(8, scenes.r)
    margin = np.where(gap < narrow, gap - narrow, gap - wide)
    some = np.flatnonzero((gap >= narrow) & (gap < wide))
    assert some.size > SCENES / 200
    ends = (shapely.points(scenes.p[some]), 8), (shapely.points(scenes.q[some]), scenes.r[some])
    outline = shapely.convex_hull(shapely.union(*(shapely.buffer(end, r, quad_segs=64) for end, r in ends)))
    found = shapely.distance(outline, things[some]) - reach[some]
    shared = shapely.area(shapely.intersection(outline, things[some]))  # of a polygon; a point has no area
    margin[some] = np.where((found < -0.01) | (shared > 0.5), -1.0, np.where(found > 0.01, 1.0, 0.0))
    return margin


def test_ak034_distances_between_polygons(scenes, compiled, corners):
    near, overlap = compiled.polygons_nearer_than, compiled.polygons_overlap

    @numba.njit
    def batch(c, p, shape, counts, corners, out, over):
        for i in range(len(out)):
            k, m = shape[i], (shape[i] + i) % 3
            out[i] = near(corners[k], counts[k], c[i, 0], c[i, 1], corners[m], counts[m], p[i, 0], p[i, 1], 48)
            over[i] = overlap(corners[k], counts[k], c[i, 0], c[i, 1], corners[m], counts[m], p[i, 0], p[i, 1])

    out, over = np.zeros(SCENES, np.bool_), np.zeros(SCENES, np.bool_)
    batch(scenes.c, scenes.p, scenes.shape, COUNTS, corners, out, over)
    first = polygons(scenes)
    second = polygons(SimpleNamespace(c=scenes.p, shape=(scenes.shape + np.arange(SCENES)) % 3))
    gap = shapely.distance(first, second)
    agree(out, gap <= 48, gap - 48)
    area = shapely.area(shapely.intersection(first, second))
    agree(over, area > 0, np.where((gap > NEAR) | (area > NEAR), 1.0, 0.0))


def test_ak016_x01_contact():
    assert geometry.discs_touch(100, 100, 8, 117, 100, 8)
    assert not geometry.discs_touch(100, 100, 8, 113, 112, 8)
    assert geometry.discs_overlap(100, 100, 8, 111, 111, 8)
    assert geometry.discs_touch(0, 0, 8, 16, 12, 12)
    assert geometry.CONTACT_COUNT[0] == 108


def test_ak014_x02_range():
    assert geometry.discs_within(100, 100, 8, 100, 196, 8, 80)
    assert not geometry.discs_within(100, 100, 8, 100, 197, 8, 80)


def test_ak019_x03_cost():
    assert geometry.cost(0, 0, 45, 45) == 16292 <= 4096 * 4
    assert geometry.cost(0, 0, 45, 46) == 16474 > 4096 * 4
    for d in range(1, 200):
        assert (geometry.cost(0, 0, d, 0) <= 4096 * 4) == (d <= 64)


def test_ak021_ring_points():
    assert [geometry.RINGS[8][k] for k in range(4)] == [(9, 0), (8, 4), (6, 6), (4, 8)]
    assert [geometry.RINGS[12][k] for k in range(4)] == [(13, 0), (12, 5), (9, 9), (5, 12)]
    assert [geometry.RINGS[16][k] for k in range(4)] == [(17, 0), (16, 7), (12, 12), (7, 16)]
    assert [geometry.RINGS[20][k] for k in range(4)] == [(21, 0), (19, 8), (15, 15), (8, 19)]
    assert [geometry.RINGS[24][k] for k in range(4)] == [(25, 0), (23, 10), (18, 18), (10, 23)]
    assert geometry.RINGS[8][5] == (-4, 8)


def test_ak023_steps_along_a_leg():
    """AK-010: halves away from zero, whole numbers only."""
    assert [geometry.along(-3, k, 25) for k in (1, 2, 3, 4, 5)] == [-1, -1, -2, -2, -3]
    assert [geometry.along(4, k, 25) for k in (1, 2, 3, 4, 5)] == [1, 2, 2, 3, 4]


def test_ak024_nearest_compares_gaps():
    assert geometry.gap256(0, 0, 8, 0, 32, 8) == 256 * 16
    assert geometry.gap256(0, 0, 8, 0, 40, 12) == 256 * 20


def test_ak030_x08_corridor():
    assert geometry.disc_in_corridor(100, 40, 8, 100, 300, 8, 115, 200, 8)
    assert not geometry.disc_in_corridor(100, 40, 8, 100, 300, 8, 116, 200, 8)
    assert geometry.disc_in_corridor(100, 40, 8, 100, 300, 12, 118, 200, 8)
    assert not geometry.disc_in_corridor(100, 40, 8, 100, 300, 12, 119, 200, 8)
    square = [(-10, -10), (10, -10), (10, 10), (-10, 10)]
    assert geometry.polygon_in_corridor(100, 40, 8, 100, 300, 8, square, 4, 117, 200)
    assert not geometry.polygon_in_corridor(100, 40, 8, 100, 300, 8, square, 4, 118, 200)


def test_ak032_x09_five_inches():
    """AK-015: wholly within."""
    assert geometry.disc_wholly_within(100, 40, 8, 100, 120, 8, 80)
    assert not geometry.disc_wholly_within(100, 40, 8, 100, 121, 8, 80)


def test_ak035_x29_deployment_in_a_corner():
    zone = [(216, 0), (384, 0), (384, 168)]
    assert geometry.disc_inside_polygon(236, 8, 8, zone, 3, 0, 0, 384)
    assert not geometry.disc_inside_polygon(235, 8, 8, zone, 3, 0, 0, 384)
