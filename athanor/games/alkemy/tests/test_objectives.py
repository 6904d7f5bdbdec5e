"""Competitive mode: secret objectives, chosen in secret, counted at the end (AK-250, AK-251)."""

import random

import pytest

import athanor
from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import combat, objectives, scenario
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.figures import marked, set_mark
from athanor.games.alkemy.rules.pieces import QUESTIONS
from athanor.games.alkemy.tests.tables import BOX, play, position, refused

FIGURES = {
    "a1": ("AV1", 100, 20), "a2": ("AV4", 60, 20), "a3": ("AV8", 20, 20), "a4": ("AV8", 200, 20),
    "b1": ("KH1", 300, 364), "b2": ("KH8", 340, 364), "b3": ("KH8", 20, 364), "b4": ("KH4", 60, 364), "b5": ("KH4", 200, 364),
}  # fmt: skip


def competing(seats=2, **more):
    table = position(FIGURES, seats=seats, **more)
    table.s.options[7] = 1
    table.s.trophy[:] = [p.NOTHING] * 4
    objectives.note_trophies(table.box, table.s)
    return table


def done(table, seat, number):
    return objectives.accomplished(table.box, table.s, seat, number - 1)


def fall(table, name, by=p.NOTHING, kind=combat.BY_OTHER):
    table.s.hurt[table.at(name)] = BOX.life[table.s.kind[table.at(name)]]
    combat.remove(table.box, table.s, table.at(name), by, kind)


def test_ak250_each_chooses_in_secret_and_it_stays_hidden():
    table = competing()
    table.run(p.SECRETS_ASKED)
    assert (table.asks, table.s.to_act, len(table.legal(0))) == ("secret", 0b11, p.SECRET_CARDS)
    assert refused(table, "pass", 0) == "AK-250"
    play(table, (1, "secret O09"))
    hidden = competing()
    hidden.s = table.s
    play(table, (0, "secret O01"))
    assert table.s.secret[:2] == [1, 9]
    table.s.to_act = 1
    rules.hide(table.box, table.s, 0)
    assert table.s.secret[:2] == [1, 0]
    seen = set()
    for luck in range(200):
        table.s.rng = luck
        rules.imagine(table.box, table.s, 0)
        seen.add(table.s.secret[1])
    assert seen == set(range(1, p.SECRET_CARDS + 1))


def test_ak251_victory_points():
    """A wins 3-2 with an objective of 1 and a bonus of 1, B loses with one of 3 that it kept (section 8, example 1)."""
    table = competing(objectives=True)
    table.s.secret[:2] = [6, 1]  # honour guard, shield corps
    table.s.points[:2] = [2, 2]
    table.s.owner[:3] = [0, 0, 1]
    table.run(p.COUNT_POINTS)
    assert (table.s.winner, table.s.points[:2], table.s.victory[:2]) == (0, [3, 2], [6 + 1 + 1, 1 + 3])
    assert table.news().count(251) == 2
    rules.hide(table.box, table.s, 1)
    assert table.s.secret[:2] == [6, 1]  # revealed


def test_ak251_a_draw_gives_no_bonus():
    table = competing(objectives=True)
    table.s.secret[:2] = [6, 10]
    table.s.points[:2] = [3, 3]
    table.run(p.COUNT_POINTS)
    assert (table.s.winner, table.s.victory[:2]) == (-1, [3 + 1, 3])


def test_ak251_wells_that_bring_both_over_the_goal_are_a_draw():
    """A at 11 and B at 10; the count gives 2 and 3: 13 each, at or above 12 (section 8, example 2)."""
    figures = {"a1": ("AV1", 128, 230), "b1": ("KH1", 128, 154), "b2": ("KH3", 256, 230)}
    table = position(figures, "wells", objectives=True)
    table.s.options[7] = 1
    gains = [scenario.points_of_turn(table.box, table.s, seat) for seat in range(2)]
    assert gains == [2, 3]
    table.s.points[:2] = [11, 10]
    table.run(p.COUNT_POINTS)
    assert (table.s.points[:2], table.s.winner, table.s.ending, table.s.victory[:2]) == ([13, 13], -1, 202, [3, 3])


@pytest.mark.parametrize(("points", "winner", "victory"), [(1, -1, [3, 3]), (2, 0, [6, 1])])
def test_ak251_wiping_the_enemy_out_is_a_draw_unless_the_goal_is_reached(points, winner, victory):
    """The threshold is checked first (section 8, examples 3 and 4)."""
    table = competing(objectives=True)
    for name in ("b1", "b2", "b3", "b4", "b5"):
        table.set("here", name, 0)
    table.s.points[:2] = [points, 0]
    table.s.owner[:3] = [0, -1, -1] if points == 2 else [-1, -1, -1]
    table.run(p.COUNT_POINTS)
    assert (table.s.winner, table.s.victory[:2]) == (winner, victory)


def test_o01_no_figure_lost_even_one_that_came_back():
    table = competing()
    assert done(table, 1, 1)
    fall(table, "b2")
    assert not done(table, 1, 1)
    table.s.here[table.at("b2")] = 1
    assert not done(table, 1, 1)


def test_o02_pawns_collected():
    for big, wanted in ((False, 2), (True, 3)):
        table = competing(big=big)
        table.s.gathered[0] = wanted - 1
        assert not done(table, 0, 2)
        table.s.gathered[0] = wanted
        assert done(table, 0, 2)


def test_o03_o06_heroes():
    table = competing()
    assert (done(table, 0, 3), done(table, 1, 6)) == (False, True)
    fall(table, "b1")
    assert (done(table, 0, 3), done(table, 1, 6)) == (True, False)


def test_o04_the_costliest_card():
    table = competing()
    assert table.s.trophy[0] == table.at("b4")  # a Ghulam costs 27, the first deployed of two
    fall(table, "b5")
    assert not done(table, 0, 4)
    fall(table, "b4")
    assert done(table, 0, 4)
    pair = position({"a1": ("AV1", 20, 20), "b1": ("AV8", 200, 300), "b2": ("AV8", 240, 300)})
    pair.s.trophy[:] = [p.NOTHING] * 4
    objectives.note_trophies(pair.box, pair.s)
    fall(pair, "b1")
    assert not done(pair, 0, 4)  # both figures of the card
    fall(pair, "b2")
    pair.s.here[pair.at("b1")] = 1
    assert done(pair, 0, 4)  # who came back had been removed
    assert marked(pair.s, pair.at("b1"), p.FELL)


def test_o05_breakthrough():
    table = competing()
    table.s.y[table.at("a1")] = 352  # wholly inside the other zone, which begins at 344
    table.s.y[table.at("a2")] = 351
    assert not done(table, 0, 5)
    table.s.y[table.at("a2")] = 352
    assert done(table, 0, 5)


def test_o07_a_hero_that_removed_two_by_blows():
    table = competing()
    fall(table, "b2", table.at("a1"), combat.BY_COM)
    fall(table, "b3", table.at("a1"), combat.BY_TIR)
    assert not done(table, 0, 7)
    fall(table, "b4", table.at("a1"), combat.BY_COM)
    assert done(table, 0, 7)
    fall(table, "a1")
    assert done(table, 0, 7)  # even if it fell later
    table = competing()
    set_mark(table.s, table.at("a2"), p.DUELLIST)
    assert not done(table, 0, 7)  # no hero


def test_o08_two_shot():
    table = competing()
    fall(table, "b2", table.at("a2"), combat.BY_TIR)
    assert not done(table, 0, 8)
    fall(table, "b3", table.at("a3"), combat.BY_TIR)
    assert done(table, 0, 8)


def test_o09_the_line_is_held():
    table = competing()
    assert done(table, 0, 9)
    table.s.y[table.at("b2")] = 192  # on the limit: A's
    assert not done(table, 0, 9)
    table.s.y[table.at("b2")] = 193
    assert done(table, 0, 9)


def test_o10_supremacy():
    table = competing()
    table.s.winner, table.s.points[:2] = 0, [3, 1]
    assert done(table, 0, 10)
    table.s.points[1] = 2
    assert not done(table, 0, 10)
    table.s.points[1], table.s.winner = 0, -1
    assert not done(table, 0, 10)


@pytest.mark.parametrize("seats", [2, 4])
def test_matches_with_secret_objectives_go_on(seats):
    options = {"competitive": "on", "command": "on", "scenery": "advanced", "format": "180", "distances": "measured"}
    match = athanor.start("alkemy", seats=seats, seed=9, options=options, compiled=False)
    luck, asked = random.Random(9), set()
    for _ in range(60):
        seat = luck.choice(match.to_act())
        asked.add(QUESTIONS[match.state.asks])
        match.play(luck.choice(match.legal(seat)), seat)
    assert "secret" in asked
    assert all(match.state.secret[:seats])
    for seat in range(seats):
        seen = match.view(seat).state.secret
        assert [bool(seen[other]) for other in range(seats)] == [other == seat for other in range(seats)]
