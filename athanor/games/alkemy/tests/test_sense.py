"""What bots think about, and that it is always something legal."""

import random

import athanor
from athanor.bots import make
from athanor.games.alkemy import rules
from athanor.games.alkemy.rules.pieces import ACTIONS, Q_CHIEF

from .tables import VOCABULARY, Table

PLAIN = "AU5"  # size 2, Marche 5


def thought_of(table):
    moves = [0] * ACTIONS.size
    n = rules.legal(table.box, table.s, table.seat(), moves)
    n = rules.sensible(table.box, table.s, table.seat(), moves, n)
    return [ACTIONS.text(action, VOCABULARY) for action in moves[:n]]


def test_bots_charge_whom_they_may_reach():
    far = Table({"a1": (PLAIN, 100, 100), "b1": (PLAIN, 300, 300)}).activate("a1")
    assert "charge" in far.legal()
    assert "charge" not in thought_of(far)
    near = Table({"a1": (PLAIN, 100, 100), "b1": (PLAIN, 100, 150), "b2": (PLAIN, 300, 300)}).activate("a1")
    assert "charge" in thought_of(near)
    assert thought_of(near.play("charge")) == ["target b1"]


def test_bots_look_at_few_points_and_at_the_objectives():
    table = Table({"a1": (PLAIN, 150, 100), "b1": (PLAIN, 300, 300)}, objectives=True).activate("a1").play("walk")
    spots = thought_of(table)
    assert "point" in table.legal()
    assert "point" not in spots
    assert 3 <= len(spots) <= 8
    stood = [tuple(table.s.spot[int(spot.split()[1]) - 1]) for spot in spots]
    assert any(y > 150 for x, y in stood)  # towards the posts, which stand at 192


def test_ak250_bots_choose_objectives_that_they_often_reach():
    """Not the one that is reached as long as nothing has happened."""
    match = athanor.start("alkemy", seed=3, options={"competitive": "on"}, compiled=False)
    match.play("muster cobra-200", seat=0).play("muster temple-200", seat=1)
    box, moves = match.box.records(match.loaded)[0], [0] * ACTIONS.size
    n = match.loaded.rules.sensible(box, match.state, 0, moves, _legal(match, box, 0, moves))
    assert [match.notation(action)[-3:] for action in moves[:n]] == ["O03", "O04", "O10", "O09", "O07"]
    for seat in (0, 1):
        match.play(make("greedy").think(match.view(seat), luck=seat).action, seat=seat)
    assert match.state.secret[:2] == [3, 3]


def test_bots_think_of_something_legal_in_every_position():
    for scenario in ("jin", "chests", "wells"):
        match, luck = athanor.start("alkemy", seed=11, options={"scenario": scenario}, compiled=False), random.Random(3)
        box, moves = match.box.records(match.loaded)[0], [0] * ACTIONS.size
        for _ in range(150):
            if match.over:
                break
            seat = match.to_act()[0]
            n = match.loaded.rules.sensible(box, match.state, seat, moves, _legal(match, box, seat, moves))
            assert n > 0
            assert set(moves[:n]) <= set(match.legal(seat))
            assert match.state.asks != Q_CHIEF or n == 1
            match.play(luck.choice(moves[:n]), seat)


def _legal(match, box, seat, moves):
    return match.loaded.rules.legal(box, match.state, seat, moves)
