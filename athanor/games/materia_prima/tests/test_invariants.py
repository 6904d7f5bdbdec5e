"""MP-I01 to MP-I24 hold on random play from positions in which much can be done."""

from random import Random

import pytest

from athanor.games.materia_prima.tests.tables import BLACKHOLM, HAMMERBREACH, WINDSHIRE, Table, table
from athanor.kernel.records import Plain


def rich(seed, seats, **options) -> Table:
    """Every player has stock, load, formulas, homunculi and extensions."""
    t = table(seats, seed=seed, **options)
    for seat in range(seats):
        t.give(seat, iron=3, fire=3, air=3, earth=3, water=3, mercury=2, copper=2, glass=2, sulphur=2, gold=1, platinum=1)
        t.give(seat, 0, fire=1, water=1)
        t.own(seat, f"Q{9 + seat:02}", f"Q{21 + seat:02}")
        t.hold(seat, f"H{1 + seat:02}", f"Q{1 + seat:02}", f"P{1 + seat:02}")
        t.homunculus(seat, f"H{9 + seat:02}", (HAMMERBREACH, BLACKHOLM, WINDSHIRE, (3, 0))[seat])
        t.homunculus(seat, f"H{17 + seat:02}", ((2, -1), (-2, 0), (-1, 4), (3, -1))[seat])
        t.extend(seat, f"X{1 + seat:02}", f"X{6 + seat:02}")
    t.lay_down((0, 0), gold=1, soul=0)
    return t.turn(0)


@pytest.mark.parametrize("seed", range(12))
def test_invariants_hold_and_legal_is_what_is_not_refused(seed):
    options = [{}, {"early_quests": "on"}, {"retail_25": "on"}, {"special_towers": "on", "pickup_one": "on"}][seed % 4]
    t = rich(seed, 2 + seed % 3, **options)
    chance = Random(seed)
    before = Plain(t.match._array()[0])
    for step in range(260):
        if t.over:
            break
        seat = t.match.to_act()[0]
        legal = t.match.legal()
        if step % 20 == 0:
            every = [a for a in range(t.rules.ACTIONS.size) if t.rules.refusal(t.box, t.s, seat, a) == 0]
            assert sorted(legal) == every
        busy = [action for action in legal if action] or legal
        before.copy_from(t.s)
        action = chance.choice(busy)
        t.match.play(action)
        assert t.rules.check(t.box, before, t.s) == 0, (step, t.match.notation(action))


def test_a_broken_state_is_noticed():
    """MP-158: a marker too many; MP-023: figures of two players on one hex; MP-100: a formula that vanished."""
    t = rich(1, 2)
    before = Plain(t.match._array()[0])
    t.s.stock[0][0] += 1
    assert t.rules.check(t.box, before, t.s) == 1
    t.s.stock[0][0] -= 1
    t.s.at[0][0] = t.s.at[1][0]
    assert t.rules.check(t.box, before, t.s) == 6
    t = rich(1, 2).lay(0, "P09")
    before = Plain(t.match._array()[0])
    t.s.laid[0][1] = 255
    assert t.rules.check(t.box, before, t.s) == 12
