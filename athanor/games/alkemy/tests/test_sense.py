"""What bots think about, and that it is always something legal."""

import random

import athanor
from athanor.bots import make
from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import ACTIONS, A, Q

from .tables import ENTRY, VOCABULARY, play, position

PLAIN = "AU5"  # size 2, Marche 5


def thought_of(table):
    moves = [0] * ACTIONS.size
    n = ENTRY.list_legal(table.box, table.s, table.seat(), moves)
    n = rules.sensible(table.box, table.s, table.seat(), moves, n)
    return [ACTIONS.text(action, VOCABULARY) for action in moves[:n]]


def test_bots_charge_whom_they_may_reach():
    far = position({"a1": (PLAIN, 100, 100), "b1": (PLAIN, 300, 300)}).activate("a1")
    assert "charge" in far.legal()
    assert "charge" not in thought_of(far)
    near = position({"a1": (PLAIN, 100, 100), "b1": (PLAIN, 100, 150), "b2": (PLAIN, 300, 300)}).activate("a1")
    assert "charge" in thought_of(near)
    assert thought_of(play(near, "charge")) == ["target b1"]


def test_bots_look_at_few_points_and_at_the_objectives():
    table = play(position({"a1": (PLAIN, 150, 100), "b1": (PLAIN, 300, 300)}, objectives=True).activate("a1"), "walk")
    spots = thought_of(table)
    assert "point" in table.legal()
    assert "point" not in spots
    assert 3 <= len(spots) <= 8
    stood = [tuple(table.s.spot[int(spot.split()[1]) - 1]) for spot in spots]
    assert any(y > 150 for x, y in stood)  # towards the posts, which stand at 192


def at_hand(figures, **how):
    """Seat 0 has the hand and chooses a card."""
    table = position(figures, **how)
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
    table = position({"a1": ("AV1", 100, 100), "b1": ("AV1", 300, 300)}).dice(1, 1, 6, 6).run(p.INITIATIVE)
    assert (table.asks, table.seat()) == ("starts", 1)
    assert table.legal() == ["starts a", "starts b"]
    assert thought_of(table) == ["starts b", "starts a"]


def test_bots_strike_or_parry_as_the_other_is_weak_or_strong():
    """Both think of the same cards, whoever has to choose first."""
    equals = play(position({"a1": (PLAIN, 100, 100), "b1": (PLAIN, 100, 116)}).activate("a1"), "fight")
    assert thought_of(equals)[0] == "card brutal"
    assert not {"card parry", "card idle"} & set(thought_of(equals))
    weak = play(position({"a1": ("AU7", 100, 100), "b1": ("AV8", 100, 120)}).activate("a1"), "fight")
    weak.set("hurt", "b1", 5)
    play(weak, "card brutal")
    assert (weak.asks, weak.seat()) == ("card", 1)
    assert "card parry" in thought_of(weak)
    assert "card idle" not in thought_of(weak)


def test_who_declares_a_fight_strikes():
    """The other is much stronger: a Parade would stop half of its blows, but then the fight was declared for nothing."""
    weak = play(position({"a1": ("AV8", 100, 120), "b1": ("AU7", 100, 100)}).activate("a1"), "fight")
    weak.set("hurt", "a1", 5)
    assert {"card parry", "card brutal"} <= set(weak.legal())
    assert "card parry" not in thought_of(weak)
    assert all(weak.box.attack[ACTIONS.read(card, VOCABULARY) - A.card] for card in thought_of(weak))
    assert weak.greedy() in thought_of(weak)


def test_bots_keep_no_pair_of_dice_that_another_beats():
    """AK-051, AK-057: white faces 1 to 6 bear symbols 2, 0, 0, 1, 1, 2. Of 1, 5 and 6 the 6 goes with the 5 for the sum, with the
    1 for the symbols; 1 and 5 are worse than both."""
    table = position({"a1": ("AU1", 100, 100), "b1": (PLAIN, 100, 116), "b2": (PLAIN, 300, 300)}).activate("a1")
    s = table.s
    s.asks, s.dice_count, s.dice_extra, s.dice_colour = Q.keep, 3, 1, p.WHITE
    s.dice[:3] = [0, 4, 5]
    assert table.legal() == ["keep 1", "keep 2", "keep 4"]
    assert thought_of(table) == ["keep 2", "keep 4"]
    s.dice[:3] = [1, 4, 5]
    assert thought_of(table) == ["keep 4"]


def test_the_chief_is_sound():
    """AK-042, AK-102: ESP 8 with red dice promises less than ESP 7 with white ones."""
    table = position({"a1": ("AU1", 100, 100), "a2": ("AV1", 60, 60), "b1": (PLAIN, 300, 300), "b2": (PLAIN, 350, 350)})
    table.s.asks, table.s.to_act = Q.chief, 1
    assert thought_of(table) == ["chief a1"]
    table.set("hurt", "a1", table.box.life[table.of("kind", "a1")] - 1)
    assert thought_of(table) == ["chief a2"]


def test_ak241_bots_take_a_full_hand_of_command():
    """Whether the other has chosen or not."""
    match = athanor.start("alkemy", seed=3, options={"command": "on"}, compiled=False)
    while match.loaded.rules.QUESTIONS[match.state.asks] != "hand":
        match.play(match.legal(match.to_act()[0])[0], match.to_act()[0])
    box, moves = match.box.records(match.loaded)[0], [0] * ACTIONS.size
    n = match.loaded.rules.sensible(box, match.state, 0, moves, _legal(match, box, 0, moves))
    assert A.ready in match.legal(0)
    assert A.ready not in moves[:n]
    while 0 in match.to_act():
        match.play(make("search:30").think(match.view(0), luck=1).action, seat=0)
    assert match.to_act() == [1]
    assert match.state.commands[0].bit_count() == 5


def alchemist(components, x, y):
    """An alchemist, and a pawn on an element at (x, y)."""
    figures = {"a1": ("AV3", 100, 100), "a2": (PLAIN, 60, 60), "b1": ("AV6", 300, 300), "b2": ("AV6", 350, 350)}
    table = position(figures, elements=[("D03", 0, x, y)], objectives=True)
    table.s.pawn[0], table.s.pawns = p.WATER + 1, 1
    table.set("components", "a1", components)
    table.set("stones", "a1", 0)
    return table.activate("a1")


def test_ak180_an_alchemist_without_components_goes_to_a_pawn_and_collects_it():
    assert alchemist(0, 100, 120).greedy() == "collect"
    assert alchemist(12, 100, 120).greedy() != "collect"
    for components, there in ((0, True), (12, False)):
        table = play(alchemist(components, 40, 140), "walk")
        spot = int(table.greedy().split()[1]) - 1
        assert (table.s.spot[spot][0] < 100) == there


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
