"""Shooting, estimates and Reactions."""

import copy

from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules import shooting
from athanor.games.alkemy.rules.figures import marked
from athanor.games.alkemy.rules.movement import go

from .tables import play, position, refused


def test_ak155_who_may_shoot():
    """AK-155 and AK-099: a weapon, free, an enemy."""
    table = position({"a1": ("TJ6", 100, 40), "a2": ("AU5", 60, 40), "b1": ("AV8", 100, 56)}).activate("a1")
    assert refused(table, "shoot") == "AK-155"
    other = position({"a1": ("AU5", 60, 40), "b1": ("AV8", 100, 300)}).activate("a1")
    assert refused(other, "shoot") == "AK-155"


def test_ak158_ak211_x14_a_shot():
    """AK-211: measured and clear, it is well aimed; AK-159: an obstacle shifts the column left (X-B16)."""
    table = play(position({"a1": ("TJ6", 100, 40), "b1": ("AV8", 100, 240)}).activate("a1").dice(2, 4, 6), "shoot")
    assert table.asks == "react"
    play(table, "react nothing")
    assert table.s.dice_count == 3
    play(table, "keep 4")  # 4 A and 6 M: 13, column 5
    assert table.of("hurt", "b1") == 3
    behind = position({"a1": ("TJ6", 100, 40), "b1": ("AV8", 100, 240), "b2": ("NA6", 100, 200)})
    behind.s.pa[16] = 0
    play(behind.activate("a1").dice(4, 6), "shoot", "target b1")
    assert behind.s.dice_count == 2
    assert behind.of("hurt", "b1") == 2


def test_ak157_x11_estimates():
    table = position({"a1": ("TJ6", 100, 40), "b1": ("AV8", 230, 300)}, measured=False)
    right = [n for n in range(1, 61) if shooting.estimate_is_right(table.box, table.s, 0, 16, n)]
    assert [n / 2 for n in right] == [17.5, 18.0]


def test_ak156_ak116_the_order_of_a_shot():
    """AK-156: sight, then the estimate, then range; AK-116 asks early on a shared card."""
    table = play(position({"a1": ("TJ6", 100, 40), "b1": ("AV8", 100, 240)}, measured=False).activate("a1"), "shoot")
    assert table.asks == "estimate"
    hidden = position({"a1": ("TJ6", 100, 40), "b1": ("AV8", 100, 240)}, measured=False, elements=[("D10", 0, 100, 140)])
    play(hidden.activate("a1"), "shoot")
    assert hidden.asks == "declare"
    assert hidden.of("pa", "a1") == 1
    pair = position({"a1": ("TJ6", 100, 40), "a2": ("TJ6", 130, 40), "b1": ("AV8", 100, 240)}, measured=False)
    play(pair.activate("a1"), "shoot")
    assert pair.asks == "estimate"
    play(pair, "estimate 20")
    assert pair.asks == "declare"
    measured = position({"a1": ("TJ6", 100, 40), "a2": ("TJ6", 130, 40), "b1": ("AV8", 100, 240)})
    play(measured.activate("a1"), "shoot")
    assert measured.asks == "declare"  # AK-210: no estimate; the other declares
    far = play(position({"a1": ("GC6", 100, 40), "b1": ("AV8", 100, 340)}).activate("a1"), "shoot")
    assert (far.asks, far.of("pa", "a1")) == ("declare", 1)


def test_ak163_only_a_libre_target_with_a_point_reacts():
    table = position({"a1": ("TJ6", 100, 40), "b1": ("TJ6", 100, 200), "a2": ("AV6", 300, 300)})
    assert [shooting.refusal_to_react(table.box, table.s, 0, 16, k) for k in range(4)] == [0, 0, 0, 0]
    table.s.x[1], table.s.y[1] = 100, 216
    assert [shooting.refusal_to_react(table.box, table.s, 0, 16, k) for k in range(4)] == [0, 163, 163, 163]
    table.s.y[1], table.s.pa[16] = 300, 0
    assert [shooting.refusal_to_react(table.box, table.s, 0, 16, k) for k in range(4)] == [0, 163, 163, 163]


def test_ak004_an_imagined_distance_is_known_by_eye_only():
    """AK-004: in an imagined world a right estimate is a matter of luck."""
    table = play(position({"a1": ("TJ6", 100, 40), "b1": ("AV8", 230, 300)}, measured=False).activate("a1"), "shoot")
    found = set()
    for luck in range(60):
        world = copy.deepcopy(table.s)
        world.rng = luck * 7919
        rules.imagine(table.box, world, 0)
        found.add(shooting.estimate_is_right(table.box, world, 0, 16, 35))
    assert found == {True, False}
    assert table.s.haze == 0


def test_ak161_point_blank():
    near = position({"a1": ("TJ6", 100, 100), "b1": ("AV8", 100, 196)})
    near.set("pa", "b1", 0)
    play(near.activate("a1").dice(4, 5, 3), "shoot", "keep 1")
    assert near.of("hurt", "b1") == 2  # A A, one column right
    away = position({"a1": ("TJ6", 100, 100), "b1": ("AV8", 100, 197)})
    away.set("pa", "b1", 0)
    play(away.activate("a1").dice(4, 5, 3), "shoot", "keep 1")
    assert away.of("hurt", "b1") == 2  # A A: column 3 of 1 1 2 2 3 4


def test_ak163_ak162_ak213_ak164_returning_fire():
    """AK-164: both are rolled before either is applied; AK-162: the aim is lost."""
    table = position({"a1": ("TJ6", 100, 100), "b1": ("TJ6", 100, 250)})
    table.set("hurt", "a1", 5)
    table.set("hurt", "b1", 5)
    play(table.activate("a1"), "shoot").dice(6, 6, 6, 6)
    table.s.dice_colour = 0
    play(table, "react shoot")
    assert (table.of("here", "a1"), table.of("here", "b1")) in ((0, 0), (1, 1))
    assert table.of("pa", "b1") == (0 if table.of("here", "b1") == 0 else 1)


def test_ak166_x22_charging_the_shooter():
    table = play(position({"a1": ("KH7", 100, 100), "b1": ("AU5", 100, 212)}).activate("a1"), "shoot").dice(1, 1)
    play(table, "react charge")
    assert table.asks == "destination"
    play(table, "spot 1")
    assert table.asks == "card"
    assert refused(table, "card idle", 1) == "AK-132"
    assert refused(table, "card normal", 0) == ""
    assert table.of("pa", "b1") == 1


def test_ak165_ak169_walking_to_shelter():
    """AK-169: the walk is answered by nobody."""
    table = play(position({"a1": ("GC6", 200, 160), "b1": ("AU5", 200, 310)}).activate("a1"), "shoot").dice(1, 1)
    play(table, "react walk")
    assert table.asks == "destination"
    table.point(200, 370)
    assert table.of("y", "b1") > 330
    stuck = play(position({"a1": ("KH1", 200, 160), "b1": ("AV8", 200, 310)}).activate("a1"), "shoot", "no")
    play(stuck.dice(1, 1, 1), "react walk").point(230, 310)
    assert (stuck.of("x", "b1"), stuck.of("pa", "b1")) == (200, 1)


def test_ak163_only_the_free_with_a_point_react():
    table = position({"a1": ("TJ6", 100, 100), "b1": ("AV8", 100, 250)})
    table.set("pa", "b1", 0)
    play(table.activate("a1"), "shoot")
    assert table.asks in ("keep", "declare", "")
    assert shooting.refusal_to_react(table.box, table.s, 0, 16, 2) == 163
    table.set("pa", "b1", 1)
    assert shooting.refusal_to_react(table.box, table.s, 0, 16, 1) == 164
    table.s.marks[16] = 1 << p.STILL
    assert shooting.refusal_to_react(table.box, table.s, 0, 16, 3) == 103


def test_ak167_ak168_xb17_shooting_into_a_fight():
    """AK-168: the difficulty stays that of the first target."""
    table = position({"a1": ("KH7", 100, 100), "a2": ("KH4", 100, 250), "b1": ("AU6", 100, 266)})
    table.dice(6, 6, 4, 4).run(p.TIR, 0, 16, 0, 0, 0)
    assert table.s.pending[0][0] == 1
    missed = position({"a1": ("KH7", 100, 100), "a2": ("KH4", 100, 250), "b1": ("AU6", 100, 266)})
    missed.dice(6, 6, 3, 4).run(p.TIR, 0, 16, 0, 0, 0)
    assert missed.s.pending[0][0] == 16


def test_ak212_x31_the_second_shot():
    figures = {"a1": ("AU6", 100, 100), "b1": ("AV8", 100, 240), "b2": ("NA6", 100, 200)}
    table = position(figures)
    table.s.pa[16] = 0
    play(play(table.activate("a1").dice(1, 1), "shoot", "target b1").dice(1, 1, 1), "shoot", "target b1")
    assert table.s.dice_count == 3
    moved = position(figures)
    moved.s.pa[16] = 0
    play(moved.activate("a1").dice(1, 1), "shoot", "target b1")
    assert moved.s.aimed[0] == 1 << 16
    go(moved.box, moved.s, 16, 101, 240)
    assert moved.s.aimed[0] == 0


def test_ak020_ak212_staying_is_a_move_and_the_aim_is_lost():
    """AK-R81: who walks to where it stands has moved."""
    table = position({"a1": ("TJ6", 100, 100), "b1": ("AV8", 100, 250)})
    table.s.aimed[0] = 1 << 16
    play(table.activate("a1"), "walk", "spot 1")
    assert (table.of("x", "a1"), table.of("y", "a1"), table.s.aimed[0]) == (100, 100, 0)


def test_ak001_stealth_marksman_and_diplomat():
    """AK-001: Furtif counts an obstacle more, a marksman may ignore them, a Diplomat stops a shot."""
    table = position({"a1": ("KH1", 100, 40), "b1": ("KH6", 100, 240)})
    assert shooting.in_the_way(table.box, table.s, 0, 16, 0) == 1
    assert shooting.in_the_way(table.box, table.s, 0, 16, 1) == 0
    play(table.activate("a1"), "shoot")
    assert table.asks == "marksman"
    play(table, "yes")
    assert table.of("pa", "a1") == 2
    diplomat = play(position({"a1": ("TJ6", 100, 40), "b1": ("KH1", 100, 240)}).activate("a1").dice(1, 1), "shoot")
    assert (diplomat.asks, diplomat.of("pa", "a1")) == ("declare", 1)


def test_ak115_ak005_a_target_that_is_gone():
    """AK-115, X-B09: the second charger has no target left; AK-005: what was paid stays spent."""
    table = position({"a1": ("TJ5", 90, 40), "a2": ("TJ5", 110, 40), "b1": ("NA6", 100, 90)})
    table.s.hurt[16] = 6
    table.s.pa[16] = 0
    play(table.activate("a1"), "charge", "charge", "order a1")
    if table.asks == "destination":
        play(table, "spot 1")
    play(table.dice(6, 6, 6), (0, "card normal"))
    if table.asks == "keep":
        play(table, table.legal()[0])
    assert table.of("here", "b1") == 0
    assert marked(table.s, 1, p.LAME)
    assert (table.of("x", "a2"), table.of("y", "a2")) == (110, 40)
    assert table.s.active == p.NOTHING
