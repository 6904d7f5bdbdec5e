"""Three and four players: their tables, the order of everything, who wins (AK-255 to AK-259, AK-268)."""

import random

import pytest

import athanor
from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import activation, agreed, board, dice, preparation, scenario
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A
from athanor.games.alkemy.tests.tables import BOX, play, position, refused
from athanor.kernel.errors import BadSettings
from athanor.kernel.game import find

FOUR = {"a1": ("AV1", 60, 60), "b1": ("KH1", 60, 300), "c1": ("TJ1", 300, 300), "d1": ("NA1", 300, 60)}
THREE = {"a1": ("AV1", 192, 60), "b1": ("KH1", 60, 300), "c1": ("TJ1", 300, 300)}


def played(seats, steps, **options):
    """A match some steps in, every choice by lot."""
    match = athanor.start("alkemy", seats=seats, seed=5, options=options, compiled=False)
    luck = random.Random(seats)
    for _ in range(steps):
        if not match.over:
            seat = luck.choice(match.to_act())
            match.play(luck.choice(match.legal(seat)), seat)
    return match


def test_ak255_formats_of_two_players_and_of_more():
    game = find("alkemy")
    assert game.seats == range(2, 5)
    assert game.settings(3, {"format": "150"})[0] == 4
    with pytest.raises(BadSettings, match="needs 3 seats, not 2"):
        game.settings(2, {"format": "150"})
    with pytest.raises(BadSettings, match="needs at most 2 seats, not 4"):
        game.settings(4, {"format": "300"})
    widths = [BOX.width[row] for row in (0, 1, 2, 3, 5, 6, 7, 9)]
    assert widths == [384, 384, 576, 576, 576, 384, 576, 384]  # 200 points are a large table for more than two
    table = position(FOUR, seats=4)
    table.s.seat_a = 2
    assert [agreed.letter_of(table.s, seat) for seat in range(4)] == [2, 3, 0, 1]


@pytest.mark.parametrize("seats", [3, 4])
def test_ak256_the_quick_start_keeps_every_rule_of_placement(seats):
    match = played(seats, seats, format="150")
    s = match.state
    assert s.turn == 1
    assert 2 * seats <= s.elements <= 12
    assert s.pawns == 2 * seats
    assert not any(s.pawns_left)
    assert not any(s.pawns_owed)
    for f in range(seats * p.TROOP):
        if s.here[f]:
            assert board.in_zone(BOX, s, f // p.TROOP, s.x[f], s.y[f], board.radius(BOX, s, f))


def test_ak256_stopping_pawns_and_deployment():
    table = position({}, seats=3)
    table.s.options[0] = 4
    table.s.placed[:3] = [2, 2, 1]
    assert preparation.refusal_to_stop(table.box, table.s, 0) == 256
    table.s.placed[2] = 2
    assert preparation.refusal_to_stop(table.box, table.s, 0) == 0
    preparation.stop_placing(table.s, 1)  # each other may place a last one, clockwise: first C, then A
    assert [frame[:2] for frame in table.s.stack[: table.s.top]] == [[p.LAST_ELEMENT, 0], [p.LAST_ELEMENT, 2]]
    table = position({}, seats=3, elements=[("D03", 0, 192, 60), ("D03", 0, 60, 330), ("D03", 0, 320, 330)])
    table.s.options[0] = 4
    table.s.pawns_left[:3] = table.s.pawns_owed[:3] = [1, 1, 1]
    table.run(p.PLACE_PAWN, agreed.seat_with(table.s, 2))
    assert (table.seat(), refused(table, "pawn 3")) == (2, "AK-091")  # C starts, and not at home
    play(table, "pawn 1")
    assert table.seat() == 0
    figures = {"a1": ("AV1", 9, 9), "b1": ("KH1", 9, 9), "b2": ("KH4", 9, 9), "c1": ("TJ1", 9, 9), "c2": ("TJ4", 9, 9)}
    table = position(figures, seats=3)
    for name in figures:
        table.set("here", name, 0)
    preparation.below, kept = lambda s, n: 0, preparation.below
    try:
        table.run(p.WHO_DEPLOYS)
    finally:
        preparation.below = kept
    assert (table.seat(), table.asks) == (2, "deploy")  # two cards each: by lot
    table.s.top = 0
    for name in ("c1", "c2"):
        table.set("here", name, 1)
    table.run(p.DEPLOY_CARD, 2)
    assert table.seat() == 0  # C has finished: the next goes on


def test_ak094_a_zone_without_room_gives_one_point_outside_it():
    walls = [("D07", 0, 32, 360), ("D10", 0, 24, 308), ("D10", 0, 88, 360), ("D06", 0, 52, 330)]
    table = position({"a1": ("AV1", 9, 9), "b1": ("KH1", 9, 9), "c1": ("TJ1", 9, 9)}, seats=3, elements=walls)
    table.s.options[0] = 4
    for name in ("a1", "b1", "c1"):
        table.set("here", name, 0)
    table.run(p.STATION_FIGURE, table.at("b1"))
    assert (table.asks, table.legal(), refused(table, "point")) == ("station", ["spot 1"], "AK-094")


def test_ak256_no_element_in_any_enemy_deployment_zone():
    table = position({}, seats=4)
    table.s.options[0] = 4
    assert preparation.element_fits(table.box, table.s, 0, 2, 0, 40, 40) == 0
    table.s.placed[0] = 1
    assert preparation.element_fits(table.box, table.s, 0, 2, 0, 40, 340) == 86
    assert (
        preparation.element_fits(table.box, table.s, 0, 2, 0, 40, 250) == 0
    )  # in B's table zone, out of its deployment zone


def test_ak257_initiative_of_all_and_ties():
    table = position(FOUR, seats=4)
    table.set("here", "b1", 0)
    table.dice(3, 3, 6, 6, 1, 1).run(p.INITIATIVE)  # one figure each: no choice; C rolls best
    assert (table.asks, table.seat()) == ("starts", 2)
    assert refused(table, "starts b") == "AK-259"  # out of the game
    play(table, "starts d")
    assert table.s.hand == 3


def test_ak257_equal_results_the_higher_esp_then_all_again():
    table = position({"a1": ("AV1", 60, 60), "b1": ("AV3", 60, 300), "c1": ("AV1", 300, 300)}, seats=3)
    for seat in range(3):
        table.s.sealed[seat] = A.chief + seat * p.TROOP + 1
    queue = []
    dice.below, kept = lambda s, n: queue.pop(0), dice.below
    try:
        queue[:] = [4, 4, 3, 3, 0, 0]  # 7 + 10 = 17, 9 + 8 = 17, 7 + 2
        assert activation.best_spirit(table.box, table.s) == table.at("b1")
        queue[:] = [5, 5, 0, 0, 5, 5, 5, 5, 0, 0, 5, 4]  # A and C 19 each with ESP 7: all again
        assert activation.best_spirit(table.box, table.s) == table.at("a1")
        assert queue == []
    finally:
        dice.below = kept


def test_ak106_ak257_the_turn_ends_when_all_pass_in_a_row():
    table = position(FOUR, seats=4)
    table.run(p.HAND)
    play(table, "pass", "pass", "pass")
    assert table.asks == "activate"
    play(table, "pass")
    assert table.s.turn == 2


def test_ak257_the_end_at_the_goal_or_with_one_player_left():
    table = position(FOUR, seats=4, objectives=True)
    table.s.points[:4] = [2, 1, 0, 0]
    table.s.owner[:5] = [0, -1, -1, -1, -1]
    table.run(p.COUNT_POINTS)
    assert (table.s.winner, table.s.to_act) == (0, 0)
    table = position(FOUR, seats=4, objectives=True)
    for name in ("a1", "b1", "d1"):
        table.set("here", name, 0)
    table.run(p.COUNT_POINTS)
    assert (table.s.winner, table.s.ending, table.s.to_act) == (-1, 257, 0)


def test_ak258_after_turn_five_the_best_who_still_stands():
    """Three players: A has 4 points but no figure, B and C have 3: they share the victory (section 8, example 6)."""
    table = position(THREE, seats=3, scenario="wells", objectives=True)
    table.s.turn = 5
    table.s.points[:3] = [4, 3, 3]
    table.set("here", "a1", 0)
    table.run(p.COUNT_POINTS)
    assert (table.s.winner, table.s.sharing, table.s.ending) == (-1, 0b110, 258)
    sheet = [[0] * 4 for _ in range(4)]
    rules.score(table.box, table.s, sheet)
    assert [row[0] for row in sheet[:3]] == [0, 2, 2]
    table = position(THREE, seats=3, scenario="wells", objectives=True)
    table.s.turn, table.s.points[:3] = 5, [1, 3, 2]
    table.run(p.COUNT_POINTS)
    assert (table.s.winner, table.s.sharing) == (1, 0)
    rules.score(table.box, table.s, sheet)
    assert [row[:3] for row in sheet[:3]] == [[0, 1, 1], [2, 0, 0], [0, 2, 1]]


def test_ak257_a_draw_has_no_places():
    """Several at the goal in one turn draw, whatever the totals (AK-202)."""
    table = position(THREE, seats=3, objectives=True)
    table.s.points[:3] = [5, 3, 1]
    table.run(p.COUNT_POINTS)
    sheet = [[0] * 4 for _ in range(4)]
    rules.score(table.box, table.s, sheet)
    assert sheet[:3] == [[1, 0, 0, 0]] * 3


def test_ak257_the_game_goes_on_until_turn_five():
    table = position(THREE, seats=3, objectives=True)
    table.s.turn = 4
    table.run(p.COUNT_POINTS)
    assert table.s.turn == 5


def test_ak259_a_player_without_figures_is_skipped_and_still_scores():
    table = position(THREE, seats=3, objectives=True)
    table.set("here", "b1", 0)
    table.s.owner[:4] = [1, 1, 0, -1]
    table.run(p.COUNT_POINTS)
    assert table.s.points[:3] == [0, 1, 0]
    table.s.hand = 1
    table.s.to_act = table.s.top = table.s.news_count = 0
    table.run(p.HAND)
    assert (table.seat(), table.asks) == (2, "activate")
    assert 105 not in table.news()


def test_ak259_disengaging_from_several_players():
    """The first of them clockwise names who rolls; then each strikes with his own figures."""
    figures = {"a1": ("AV1", 200, 200), "b1": ("KH4", 200, 217), "c1": ("TJ4", 217, 200), "c2": ("TJ4", 183, 200)}
    table = position(figures, seats=3)
    table.dice(1, 1, 6, 6).run(p.DISENGAGE, table.at("a1"))  # one figure of B: no choice, and it wins
    assert (table.seat(), table.asks) == (1, "free_attack")
    assert (refused(table, "target b1"), refused(table, "target c1")) == ("", "AK-124")
    play(table, "enough")
    assert (table.seat(), table.legal()) == (2, ["target c1", "target c2", "enough"])
    table = position({name: figures[name] for name in ("a1", "c1", "c2")}, seats=3)
    table.run(p.DISENGAGE, table.at("a1"))
    assert (table.seat(), table.asks, refused(table, "target b1")) == (2, "roller", "AK-123")
    assert board.fights(table.box, table.s, table.at("a1"), table.at("c1"))


def test_ak268_pillars_of_more_players():
    table = position(FOUR, seats=4, scenario="pillars", objectives=True)
    table.s.owner[:5] = [0, 0, 0, -1, -1]
    assert scenario.pillar_points(table.box, table.s, 0) == 2
    table.s.owner[:5] = [0] * 5
    assert scenario.pillar_points(table.box, table.s, 0) == 3
    table.s.owner[0] = -1
    assert scenario.pillar_points(table.box, table.s, 0) == 0


def test_ak264_ak270_ak271_scenarios_of_more_players():
    table = position(FOUR, seats=4, scenario="chests", objectives=True)
    preparation.first_turn(table.box, table.s)
    assert sorted(table.s.value[:5]) == [3, 4, 4, 5, 5]
    table = position(THREE, seats=3, scenario="chests", objectives=True)
    preparation.first_turn(table.box, table.s)
    assert sorted(table.s.value[:4]) == [3, 4, 4, 5]
    table = position(THREE, seats=3, scenario="lights", objectives=True)
    table.s.owner[:4] = [0, 0, 1, -1]
    assert [scenario.points_of_turn(table.box, table.s, seat) for seat in range(3)] == [3, 1, 0]
    at_wells = {"a1": ("AV4", 192, 224), "b1": ("KH4", 115, 166), "c1": ("TJ4", 9, 9)}
    table = position(at_wells, seats=3, scenario="wells", objectives=True)
    assert [scenario.points_of_turn(table.box, table.s, seat) for seat in range(3)] == [2, 1, 0]


def test_ak263_jamming_takes_from_the_enemy_with_most_tokens():
    table = position(
        {"a1": ("AV1", 192, 224), "b1": ("KH1", 60, 300), "c1": ("TJ1", 300, 300)}, "chests", objectives=True, seats=3
    )
    assert table.s.options[1] == p.CHESTS
    table.s.value[:4] = [5, 4, 4, 3]
    table.s.tokens[0] = [0, 1, 2, 0]
    play(table.activate("a1"), "jam")
    assert table.s.tokens[0] == [0, 1, 1, 0]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", ["jin", "chests", "pillars", "lights", "wells"])
def test_matches_of_more_players_go_on(seats, name):
    match = played(seats, 60, scenario=name, format="180", distances="measured")
    assert match.over or match.state.turn >= 1
    values = [0.0] * 4
    rules.estimate(BOX, match.state, values)
    assert all(0 < value < 1 for value in values[:seats])
