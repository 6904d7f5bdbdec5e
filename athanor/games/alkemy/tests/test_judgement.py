"""What bots think a position is worth."""

from itertools import pairwise

import pytest

from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.begun import begun, expected, taken
from athanor.games.alkemy.rules.judgement import chance, concentration, support
from athanor.games.alkemy.rules.pieces import A

from .tables import play, position

WARRIOR = "AU5"  # DEF 10, 8 boxes, 23 points
CROSSBOW = "AV9"  # TIR 3, 25 inches, line 1 1 2 3 3 4
MASTIFF = "NA6"  # an Animal


def worth(table, seat=0):
    values = [0.0] * 4
    rules.estimate(table.box, table.s, values)
    return values[seat]


def test_the_last_box_takes_more_than_the_others():
    table = position({"a1": (WARRIOR, 100, 100), "b1": (WARRIOR, 200, 200)})
    b1 = table.at("b1")
    assert taken(table.box, table.s, b1, 2) == pytest.approx(23 * 0.65 * 2 / 8)
    table.set("hurt", "b1", 7)
    assert taken(table.box, table.s, b1, 2) == pytest.approx(23 * (0.65 / 8 + 0.35))


def test_what_a_roll_takes_is_its_mean():
    """TIR 3 against DEF 10 needs 7 of two white dice: 21 of 36."""
    table = position({"a1": (CROSSBOW, 100, 100), "b1": (WARRIOR, 100, 200)})
    table.set("hurt", "b1", 7)
    last = 23 * (0.65 / 8 + 0.35)
    line = [1, 1, 2, 3, 3, 4]
    assert expected(table.box, table.s, 0, table.at("b1"), 3, 10, line, 0) == pytest.approx(21 / 36 * last)
    assert expected(table.box, table.s, 0, table.at("b1"), 3, 16, line, 0) == 0.0


def shot():
    table = position({"a1": (CROSSBOW, 100, 100), "b1": (WARRIOR, 100, 200), "b2": (WARRIOR, 350, 350)}, measured=False)
    table.set("hurt", "b1", 7)
    return table.activate("a1")


def test_a_shot_is_worth_its_damage_from_the_moment_it_is_declared():
    table = shot()
    before = worth(table)
    play(table, "shoot", "target b1")
    assert table.asks == "estimate"
    assert begun(table.box, table.s, 0) == pytest.approx(21 / 36 * 23 * (0.65 / 8 + 0.35))
    assert begun(table.box, table.s, 1) == 0.0
    assert worth(table) > before
    walked = play(shot(), "walk")
    assert worth(table) > worth(walked)


def two_shots(**scenery):
    """What the shots of two figures of a card are worth, after the first and after the second is declared."""
    figures = {"a1": (CROSSBOW, 90, 100), "a2": (CROSSBOW, 110, 100), "b1": (WARRIOR, 100, 200), "b2": (WARRIOR, 350, 350)}
    table = play(position(figures, measured=False, **scenery).activate("a1"), "shoot", "target b1", "eye")
    first = begun(table.box, table.s, 0)
    play(table, "shoot", "target b1", "eye")
    assert table.asks == "order"
    return first, begun(table.box, table.s, 0)


def test_a_shot_waits_for_the_others_of_its_card():
    first, both = two_shots()
    assert 0 < first < both


def test_a_shot_that_sees_nobody_is_worth_nothing():
    assert two_shots(elements=[("D08", 0, 100, 150)]) == (0.0, 0.0)


def fight():
    figures = {"a1": (WARRIOR, 100, 100), "b1": (WARRIOR, 100, 116), "b2": (WARRIOR, 350, 350)}
    return play(position(figures).activate("a1"), "fight")


def test_a_blow_is_judged_by_its_card():
    table = fight()
    assert table.asks == "card"
    values = {}
    for card in (p.BRUTAL, p.NORMAL, p.QUICK, p.PARRY):
        table.s.sealed[0] = A.card + card + 1
        values[card] = begun(table.box, table.s, 0)
    assert values[p.BRUTAL] > values[p.NORMAL] > values[p.QUICK] > values[p.PARRY]
    table.s.sealed[0] = A.card + p.NORMAL + 1
    for card in (p.IDLE, p.PARRY, p.NORMAL):
        table.s.sealed[1] = A.card + card + 1
        values[card] = begun(table.box, table.s, 0)
    assert values[p.IDLE] > values[p.PARRY] > values[p.NORMAL] == 0


def test_whoever_cannot_strike_back_is_the_better_target():
    table = fight()
    ready = begun(table.box, table.s, 0)
    table.set("pa", "b1", 0)
    assert begun(table.box, table.s, 0) > ready


def test_ak203_the_last_of_a_troop_is_spared():
    """Without enemies a match of two is a draw, unless the count brings somebody to the goal."""
    figures = {"a1": (WARRIOR, 192, 176), "b1": (WARRIOR, 192, 192), "b2": (WARRIOR, 300, 300)}
    table = position(figures, objectives=True)
    table.s.points[0], table.s.owner[:2] = 1, [0, 0]
    play(table.activate("a1"), "fight")
    assert begun(table.box, table.s, 0) > 0
    table.set("here", "b2", 0)
    assert begun(table.box, table.s, 0) == 0
    left = worth(table)
    table.set("here", "b1", 0)
    assert 0.5 < worth(table) < left
    table.s.points[0] = 2
    assert worth(table) > left


def test_nets_count_as_long_as_the_turn_lasts():
    table = position({"a1": (WARRIOR, 100, 100), "b1": (WARRIOR, 200, 200)})
    before = worth(table)
    table.set("marks", "b1", 1 << p.NETTED)
    assert worth(table) > before
    table.set("pa", "a1", 0)
    table.set("pa", "b1", 0)
    late = worth(table)
    table.set("marks", "b1", 0)
    assert worth(table) == late


def test_alchemists_concentrate_as_far_as_their_formulas_ask():
    """Mother Ysoline's graft asks for level 3 and 4 components; without them rising sap asks for level 2 (AK-173)."""
    table = position({"a1": ("AV3", 100, 100), "b1": (WARRIOR, 300, 300)})

    def gains():
        levels = []
        for level in range(5):
            table.set("focus", "a1", level)
            levels.append(concentration(table.box, table.s, 0))
        return [round(high - low, 3) for low, high in pairwise(levels)]

    assert gains() == [1, 1, 1, 0.4]
    table.set("components", "a1", 3)
    assert gains() == [1, 1, 0.4, 0.4]


def test_animals_go_where_the_fighting_is():
    near = position({"a1": (MASTIFF, 192, 120), "b1": (WARRIOR, 350, 350)}, objectives=True)
    far = position({"a1": (MASTIFF, 192, 20), "b1": (WARRIOR, 350, 350)}, objectives=True)
    assert support(near.box, near.s, 0) > support(far.box, far.s, 0)
    assert worth(near) > worth(far)


def test_a_match_that_is_nearly_won_is_still_played():
    """Every further box counts, however great the lead is."""
    mine = {f"a{k}": ("AV1", 40 * k, 40) for k in range(1, 9)}
    table = position({**mine, "b1": (WARRIOR, 300, 300)}, objectives=True)
    table.s.owner[:3] = [0, 0, 0]
    table.s.points[0] = 2
    values = []
    for hurt in range(8):
        table.set("hurt", "b1", hurt)
        values.append(worth(table))
    assert values == sorted(set(values))
    assert values[-1] < 1


@pytest.mark.parametrize("fair", [1 / 2, 1 / 3, 1 / 4])
def test_an_edge_is_always_a_better_chance(fair):
    chances = [chance(fair, edge / 10) for edge in range(-50, 51)]
    assert chances == sorted(set(chances))
    assert chances[0] > 0
    assert chances[50] == fair
    assert chances[-1] < 1
