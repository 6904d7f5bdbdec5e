"""Points that a move is offered because of other figures (AK-022), and what they must not tell (AK-004)."""

import math

from athanor.games.alkemy.rules import board, choices, geometry, terrain
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.geometry import discs_within
from athanor.games.alkemy.rules.movement import offer_moves

from .tables import position


def offered(table, name="a1", inches=4, end=board.FREE, shooter=-1):
    offer_moves(table.box, table.s, table.at(name), 16 * inches, end, shooter)
    points = [tuple(point) for point in table.s.spot[: table.s.spots]]
    assert len(points) == len(set(points)) <= p.SPOTS
    return points


def gap(table, point, name):
    f = table.at(name)
    return ((point[0] - table.s.x[f]) ** 2 + (point[1] - table.s.y[f]) ** 2) ** 0.5 - 16


def test_ak022_sixteen_directions_at_full_and_at_half_value():
    """On a bare table: staying, then each direction at 4 and at 2 inches."""
    table = position({"a1": ("AV6", 192, 192), "b1": ("AV8", 376, 376)}, measured=False)
    points = offered(table)
    assert points[0] == (192, 192)
    assert offered(table) == points
    for k in range(16):
        angle = k * math.pi / 8
        for inches, (x, y) in zip((4, 2), points[1 + 2 * k : 3 + 2 * k], strict=True):
            assert math.hypot(x - 192 - 16 * inches * math.cos(angle), y - 192 - 16 * inches * math.sin(angle)) < 1.5


def test_ak022_at_most_sixty_points_and_none_twice():
    """Amid sixteen enemies, each of which makes two points good."""
    enemies = {}
    for k in range(16):
        angle = (2 * k + 1) * math.pi / 16
        enemies[f"b{k + 1}"] = ("AV8", round(288 + 150 * math.cos(angle)), round(288 + 150 * math.sin(angle)))
    assert len(offered(position({"a1": ("AV6", 288, 288), **enemies}, big=True))) == p.SPOTS


def test_ak022_a_cell_is_offered_if_it_holds_a_legal_point():
    """As if every point of it were tried."""
    figures = {"a1": ("AV6", 40, 40), "b1": ("AV8", 72, 60), "b2": ("AU7", 100, 84), "b3": ("AV8", 118, 100)}
    table = position(figures, elements=[("D08", 0, 60, 120), ("D02", 1, 130, 50)])
    table.s.purpose, table.s.mover = p.MOVING, 0
    held = []
    for side in (64, 16, 4):
        for x in range(0, 144, side):
            for y in range(0, 144, side):
                points = [(px, py) for py in range(y, y + side) for px in range(x, x + side)]
                fits = any(board.legal_at(table.box, table.s, 0, *point) for point in points)
                assert (choices.cell_fits(table.box, table.s, x, y, side) == 0) == fits
                held.append(fits)
    assert 100 < sum(held) < len(held) - 100


def test_ak022_just_out_of_an_enemys_charge():
    """The Berserker charges 8 inches: there is a point a little more than that away."""
    near = position({"a1": ("AV6", 100, 100), "b1": ("KH5", 150, 213)})
    assert any(128 < gap(near, point, "b1") < 132 for point in offered(near))
    far = position({"a1": ("AV6", 100, 100), "b1": ("KH5", 150, 270)})
    assert any(128 < gap(far, point, "b1") < 132 for point in offered(far))


def test_ak131_where_ones_own_charge_becomes_valid():
    table = position({"a1": ("AV6", 100, 100), "b1": ("AV8", 130, 240)})
    assert any(discs_within(*point, 8, 130, 240, 8, 96) and gap(table, point, "b1") > 93 for point in offered(table))


def test_ak165_shelter_from_a_shooter():
    """Behind the tower no arrow comes."""
    table = position({"a1": ("AV6", 100, 100), "b1": ("KH7", 350, 120)}, elements=[("D10", 0, 140, 150)])
    hidden = [point for point in offered(table, inches=6) if not board.sees_from(table.box, table.s, 0, *point, 16)]
    assert hidden
    fleeing = position({"a1": ("AV6", 100, 100), "b1": ("KH7", 350, 120)}, elements=[("D10", 0, 140, 150)], measured=False)
    dodges = offered(fleeing, inches=6, end=board.DODGING, shooter=16)
    assert any(point != (100, 100) for point in dodges)
    assert all(board.out_of_fire(fleeing.box, fleeing.s, 0, *point, 16) for point in dodges if point != (100, 100))


def test_ak001_beside_leaders_partners_and_prayers():
    led = position({"a1": ("AV8", 100, 100), "a3": ("AV1", 230, 100), "b1": ("AV8", 350, 350)})
    assert any(geometry.discs_within(*point, 8, 230, 100, 8, 96) for point in offered(led))
    partners = position({"a1": ("AV8", 100, 100), "a3": ("AV7", 160, 110), "b1": ("AV8", 350, 350)})
    assert any(geometry.discs_within(*point, 8, 160, 110, 8, 16) for point in offered(partners))
    prayed = position({"a1": ("AV9", 100, 100), "a3": ("AV4", 170, 130), "b1": ("AV8", 350, 350)})
    prayed.s.prayer[2] = 32
    assert any(geometry.discs_within(*point, 8, 170, 130, 8, 32) for point in offered(prayed))


def test_ak037_the_way_home():
    table = position({"a1": ("AV6", 100, 100), "b1": ("AV8", 300, 300)})
    assert (100, 36) in offered(table)
    table.s.x[16], table.s.y[16] = 210, 360
    assert (210, 376) in offered(table, "b1")
    corner = position({"a1": ("AV6", 300, 100), "b1": ("AV8", 60, 300)}, scenario="lights")
    assert any(x > 330 and y < 60 for x, y in offered(corner))


def test_ak004_by_estimate_no_point_tells_a_distance_between_figures():
    figures = {"a1": ("AV8", 100, 100), "a3": ("AV1", 230, 100), "b1": ("KH5", 150, 213), "b2": ("KH7", 350, 120)}
    by_eye = offered(position(figures, measured=False))
    moved = dict(figures, b1=("KH5", 154, 219), b2=("KH7", 344, 130), a3=("AV1", 226, 106))
    assert by_eye == offered(position(moved, measured=False))
    assert offered(position(figures)) != offered(position(moved))
    assert set(by_eye) < set(offered(position(figures)))


def test_ak180_a_servant_is_shown_the_way_to_a_pawn():
    table = position({"a1": ("GC4", 100, 100), "b1": ("AV8", 350, 350)}, elements=[("D06", 0, 100, 160)])
    table.s.pawn[0], table.s.pawns = 1, 1
    touching = []
    for x, y in offered(table):
        table.s.x[0], table.s.y[0] = x, y
        touching.append(terrain.touches_element(table.box, table.s, 0, 0))
    assert any(touching)
