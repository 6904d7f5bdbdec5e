"""What bots think about, and that it is always something legal."""

import random

import athanor
from athanor.bots import make
from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import ACTIONS, Q

from .tables import ENTRY, VOCABULARY, Table

PLAIN = "AU5"  # size 2, Marche 5


def thought_of(table):
    moves = [0] * ACTIONS.size
    n = ENTRY.list_legal(table.box, table.s, table.seat(), moves)
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


def at_hand(figures, **how):
    """Seat 0 has the hand and chooses a card."""
    table = Table(figures, **how)
    table.s.hand = 0
    return table.run(p.HAND)


def test_the_most_urgent_card_comes_first():
    """Who may take an objective, then who may strike, then the cheapest; passing is left for when all have played."""
    figures = {"a1": ("AU1", 40, 40), "a2": (PLAIN, 300, 100), "a3": ("AU8", 192, 168), "a4": ("AV8", 20, 100)}
    enemies = {"b1": (PLAIN, 300, 160), "b2": (PLAIN, 350, 350)}
    table = at_hand({**figures, **enemies}, objectives=True)
    assert table.asks == "activate"
    assert thought_of(table)[0] == "activate a3"
    table.set("pa", "a3", 0)
    assert thought_of(table)[0] == "activate a2"
    table.set("pa", "a2", 0)
    assert set(thought_of(table)) == {"activate a1", "activate a4"}
    assert thought_of(table)[0] == "activate a4"


def test_who_wins_the_initiative_thinks_of_starting_first():
    table = Table({"a1": ("AV1", 100, 100), "b1": ("AV1", 300, 300)}).dice(1, 1, 6, 6).run(p.INITIATIVE)
    assert (table.asks, table.seat()) == ("starts", 1)
    assert table.legal() == ["starts a", "starts b"]
    assert thought_of(table) == ["starts b", "starts a"]


def test_bots_strike_or_parry_as_the_other_is_weak_or_strong():
    """Both think of the same cards, whoever has to choose first."""
    equals = Table({"a1": (PLAIN, 100, 100), "b1": (PLAIN, 100, 116)}).activate("a1").play("fight")
    assert thought_of(equals)[0] == "card brutal"
    assert not {"card parry", "card idle"} & set(thought_of(equals))
    weak = Table({"a1": ("AU7", 100, 100), "b1": ("AV8", 100, 120)}).activate("a1").play("fight")
    weak.set("hurt", "b1", 5)
    weak.play("card brutal")
    assert (weak.asks, weak.seat()) == ("card", 1)
    assert "card parry" in thought_of(weak)
    assert "card idle" not in thought_of(weak)


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
            assert match.state.asks != Q.chief or n == 1
            match.play(luck.choice(moves[:n]), seat)


def _legal(match, box, seat, moves):
    return match.loaded.entry.list_legal(box, match.state, seat, moves)
