"""Stocks, score track, end and final scoring, options (AL-067 to AL-095). Vectors count grey, blue, orange, yellow, green."""

from itertools import product

import pytest

import athanor
from athanor.games.alchemist.tests.tables import (
    FULL,
    KINDS,
    LAIR,
    SEATS,
    choices,
    create,
    deal,
    digits,
    finished,
    full_board,
    in_play,
    play,
    position,
    rules_told,
    walk,
)

# Stocks


def test_al067_a_stock_has_no_limit():
    match = position(stocks={0: (18, 18, 18, 18, 18)}, bag=(0, 0, 0, 2, 0))
    assert play(match.clone(), "take grey").state.cubes[0] == 91
    assert play(match, "draw").state.stock[0] == [18, 18, 18, 20, 18]


def test_al068_others_see_how_many_cubes_but_not_which():
    one = position(stocks={1: (5, 0, 0, 0, 2)}, bag=(0, 3, 0, 0, 2))
    other = position(stocks={1: (0, 3, 2, 2, 0)}, bag=(5, 0, 0, 0, 0))
    for seat in (-1, 0, 2):
        assert one.view(seat).memory == other.view(seat).memory
        assert one.view(seat).state.cubes[1] == 7
        assert one.view(seat).state.stock[1] == [0] * 5
    assert one.view(1).memory != other.view(1).memory
    assert one.view(1).state.stock[1] == [5, 0, 0, 0, 2]


def test_al068_choices_not_committed_yet_are_not_seen():
    """Not even that a choice was made: what the others read and see stays the same, byte for byte."""
    match = position(potions=LAIR, turn_of=2)
    play(match, "take blue")
    before = {seat: match.view(seat).memory for seat in (-1, 1, 2)}
    assert match.view(1).news()
    for actions in (["create C05"], ["create C05", "brew 01100"], ["copy C04"]):
        chosen = match.clone()
        for action in actions:
            play(chosen, action)
        assert chosen.open
        assert chosen.news() == []
        assert {seat: chosen.view(seat).memory for seat in (-1, 1, 2)} == before


def test_al068_what_others_can_be_sure_of_is_what_they_saw():
    match = position(potions={"C04": (1, "22000", 9)}, stocks={0: (2, 2, 0, 0, 0)})
    play(match, "copy C04", "tribute blue", "take green")
    assert match.state.floor[0] == [0, 0, 0, 1, 1]  # the products
    assert match.state.floor[1] == [0, 1, 0, 0, 1]  # the tribute and the cube taken
    play(match, "draw")
    assert match.state.floor[2] == [0] * 5
    view = match.view(2)
    for luck in range(20):
        world = view.imagined(luck).state
        assert world.stock[0] == [0, 0, 0, 1, 1]
        assert all(a >= b for a, b in zip(world.stock[1], match.state.floor[1], strict=True))
        assert [sum(stock) for stock in world.stock] == match.state.cubes


def test_al068_what_is_paid_is_no_longer_there_for_sure():
    match = play(position(stocks={0: (0,) * 5}), "take grey", "draw", "draw")
    assert match.state.floor[0] == [1, 0, 0, 0, 0]
    create(play(match, "take blue", "take blue", "take blue"), "C04", "11000", 3)
    assert match.state.floor[0] == match.state.stock[0] == [0, 0, 0, 1, 1]


@pytest.mark.parametrize("seats", SEATS)
def test_al069_cubes_pass_between_players_as_tribute_only(seats):
    before = None
    for match in walk(seats, 7):
        state = match.state
        if before is not None:
            for seat in range(seats):
                gained = [a - b for a, b in zip(state.stock[seat], before.stock[seat], strict=True)]
                if seat != before.seat and any(gained):
                    tribute = next(news for news in match.news() if news.rule == "AL-050")
                    assert tribute.numbers[2] == seat
                    assert gained == [int(kind == tribute.numbers[1]) for kind in range(5)]
        before = state


# Score track


def test_al070_a_lap_of_the_track_is_50():
    for score in (0, 39, 40, 41, 48):
        match = create(position(score={0: score}), "C04", "10000", 9)
        assert ("AL-071" in rules_told(match)) == ((score + 9) // 50 > score // 50)
    assert match.box.components.numbers.lap == 50


@pytest.mark.parametrize(("score", "token"), [(40, False), (41, True), (49, True), (50, False), (90, False)])
def test_al071_a_token_when_the_score_first_reaches_50(score, token):
    match = create(position(score={0: score}), "C04", "10000", 9)
    assert ("AL-071" in rules_told(match)) == token


@pytest.mark.parametrize(("score", "turned"), [(90, False), (91, True), (99, True), (100, False), (41, False), (141, False)])
def test_al072_the_token_is_turned_when_the_score_reaches_100(score, turned):
    match = create(position(score={0: score}), "C04", "10000", 9)
    assert ("AL-072" in rules_told(match)) == turned


@pytest.mark.parametrize(("score", "after"), [(145, 154), (199, 208), (991, 1000)])
def test_al073_the_score_goes_on_counting(score, after):
    match = create(position(score={0: score}), "C04", "10000", 9)
    assert match.state.score[0] == after
    assert not {"AL-071", "AL-072"} & set(rules_told(match))


# End of the game


def test_al075_a_type_is_exhausted_when_the_reserve_has_none():
    match = play(position(reserve=(1, 5, 5, 5, 5), bag=(3, 0, 0, 0, 0), potions={"C04": (1, "20000", 1)}), "take grey")
    assert [news.numbers[:2] for news in match.news() if news.rule == "AL-075"] == [(0, 1)]
    play(match, "take blue")
    assert "AL-075" not in rules_told(match)


@pytest.mark.parametrize(("reserve", "over"), [((0, 0, 4, 4, 4), False), ((0, 0, 0, 4, 4), True), ((0, 0, 0, 0, 4), True)])
def test_al076_three_exhausted_types_end_the_match_at_the_end_of_a_round(reserve, over):
    match = play(position(3, 2, reserve=reserve), "draw")
    assert match.over == over
    assert ("AL-076" in rules_told(match)) == over
    if not over:
        assert match.to_act() == [0]


def test_al077_the_round_is_played_to_its_end():
    match = play(position(4, 0, reserve=(0, 0, 1, 5, 7)), "take orange")
    assert rules_told(match) == ["AL-060", "AL-075", "AL-077"]
    for seat in (1, 2, 3):
        assert match.to_act() == [seat]
        play(match, "take green")
    assert match.over


@pytest.mark.parametrize("seats", SEATS)
def test_al078_all_have_had_the_same_number_of_turns(seats):
    for seed in range(6):
        *_, match = walk(seats, seed)
        assert match.state.turn % seats == 0


def test_al079_nothing_else_ends_the_match():
    full = full_board((0, 1) * 5)
    match = position(2, 1, potions=full, bag=(0,) * 5, stocks={0: (0,) * 5, 1: (0,) * 5}, reserve=(0, 0, 1, 5, 7))
    assert match.state.seals[:2] == [0, 0]
    play(match, "take green")
    assert match.to_act() == [0]
    assert match.state.turn == 8


# Final scoring


@pytest.mark.parametrize(("cubes", "points"), [(7, 3), (4, 2), (1, 0), (0, 0)])
def test_al080_a_point_for_two_cubes_rounded_down(cubes, points):
    stocks = [(cubes // 2, 0, 0, 0, cubes - cubes // 2), (0, 0, 0, 0, 2)]
    match = finished(stocks, (0, 0, 0, 5, 5))
    assert match.state.stock_points[:2] == [points, 1]


def pool_told(match):
    """Cubes of their ingredient in the pool, as told with each seat's school."""
    return [news.numbers[2] for news in match.news() if news.rule == "AL-083"]


def test_al081_the_pool_is_the_reserve_and_all_stocks():
    stocks = [(1, 2, 0, 0, 0), (3, 0, 1, 0, 0), (2, 0, 0, 0, 4)]
    match = finished(stocks, (0, 3, 0, 0, 2), school={0: "grey", 1: "blue", 2: "green"})
    assert pool_told(match) == [6, 5, 6]


def test_al082_cauldrons_bag_and_lost_cubes_do_not_count():
    potions = {"C02": (0, "20002", 1), "C03": (1, "21000", 2)}
    stocks = [(1, 2, 0, 0, 0), (3, 0, 1, 0, 0), (2, 0, 0, 0, 4)]
    schools = {0: "grey", 1: "blue", 2: "green"}
    match = finished(stocks, (0, 3, 0, 0, 2), school=schools, potions=potions, bag=(9, 9, 9, 9, 9), out=(5, 5, 5, 5, 5))
    assert pool_told(match) == [6, 5, 6]


def test_al083_schools_and_stocks_are_revealed_at_the_end():
    stocks = [(1, 2, 0, 0, 0), (3, 0, 1, 0, 0), (2, 0, 0, 0, 4)]
    match = finished(stocks, (0, 3, 0, 0, 2), school={0: "grey", 1: "blue", 2: "green"})
    assert [news.numbers[:2] for news in match.view().news() if news.rule == "AL-083"] == [(0, 0), (1, 1), (2, 4)]
    for seat in (-1, 0, 1, 2):
        assert match.view(seat).state.school[:3] == [0, 1, 4]
        assert match.view(seat).state.stock[:3] == [list(stock) for stock in stocks]


def rewards(pool, *schools):
    """The rewards of players of these schools, all of the pool lying in seat 0's stock."""
    nothing = [(0,) * 5] * (len(schools) - 1)
    match = finished([pool, *nothing], (0,) * 5, school=dict(enumerate(schools)))
    return match.state.reward[: len(schools)]


def test_al084_the_scarcest_school_ranks_first():
    assert rewards((3, 7, 5, 0, 0), "grey", "blue", "orange") == [10, 0, 5]
    assert rewards((0, 9, 5, 2, 7), "orange", "green", "yellow", "blue") == [8, 4, 12, 0]


def test_al085_equal_schools_share_the_full_reward():
    assert rewards((4, 4, 5, 0, 0), "grey", "blue", "orange") == [10, 10, 5]
    assert rewards((7, 7, 7, 7, 7), *KINDS) == [12] * 5


def test_al086_no_rank_is_skipped_after_a_tie():
    assert rewards((0, 6, 5, 5, 4), "blue", "yellow", "orange", "green") == [4, 8, 8, 12]
    assert rewards((3, 3, 3, 4, 5), *KINDS) == [12, 12, 12, 9, 6]


@pytest.mark.parametrize(("seats", "row"), [(2, [6, 0]), (3, [10, 5, 0]), (4, [12, 8, 4, 0]), (5, [12, 9, 6, 3, 0])])
def test_al087_the_reward_of_each_rank_by_number_of_players(seats, row):
    assert rewards((1, 2, 3, 4, 5), *KINDS[:seats]) == row


def test_al088_schools_without_a_player_take_no_rank():
    assert rewards((0, 5, 1, 2, 4), "blue", "green") == [0, 6]
    assert rewards((3, 3, 9, 9, 3), "blue", "yellow", "orange") == [10, 5, 5]


def test_al089_the_total_is_play_cubes_and_school():
    stocks = [(4, 3, 0, 0, 0), (0, 0, 0, 0, 4)]
    match = finished(stocks, (0, 0, 0, 0, 2), school={0: "blue", 1: "green"}, score={0: 41, 1: 47})
    assert match.outcome().totals == [41 + 3 + 6, 47 + 2 + 0]
    assert [news.numbers[0] for news in match.news() if news.rule == "AL-071"] == [0]  # on the track like the others


def test_al090_the_highest_total_wins():
    stocks = [(0, 2, 0, 0, 0), (0, 0, 0, 0, 2)]
    match = finished(stocks, (0,) * 5, options={"schools": "off"}, score={0: 40, 1: 41}, school={0: -1, 1: -1})
    assert match.outcome().winners == [1]
    assert [news.numbers[:2] for news in match.news() if news.rule == "AL-090"] == [(1, 42)]


def test_al091_the_larger_reward_breaks_a_tie():
    stocks = [(0, 2, 4, 0, 0), (0, 3, 6, 0, 0)]
    match = finished(stocks, (0,) * 5, school={0: "blue", 1: "orange"}, score={0: 50, 1: 55})
    assert match.outcome().totals == [59, 59]
    assert match.outcome().winners == [0]
    assert [news.numbers[0] for news in match.news() if news.rule == "AL-090"] == [0]


def test_al092_equal_in_both_they_share_the_place_and_places_are_skipped():
    stocks = [(2, 2, 2, 0, 0), (0, 2, 2, 0, 0), (0, 1, 1, 0, 0)]
    match = finished(stocks, (0,) * 5, school={0: "blue", 1: "orange", 2: "grey"}, score={0: 45, 1: 46, 2: 40})
    assert match.outcome().totals == [53, 53, 51]
    assert [result.place for result in match.outcome()] == [1, 1, 3]
    assert [news.numbers[0] for news in match.news() if news.rule == "AL-090"] == [0, 1]


def test_al093_cubes_are_counted_before_they_are_poured_together():
    match = finished([(0, 3, 0, 0, 0), (0, 0, 5, 0, 0)], (0, 0, 0, 8, 8))
    assert match.state.stock_points[:2] == [1, 2]  # each from the own stock, whatever is added to the pool
    assert [news.rule for news in match.news() if news.rule in ("AL-080", "AL-083")] == ["AL-080"] * 2 + ["AL-083"] * 2


# Options


def test_al094_the_german_setup_for_three():
    state = deal(3, setup3="amigo").state
    assert state.bag_size == 14
    assert state.reserve == [12] * 5
    assert in_play(state) == [22] * 5
    for seats in (2, 4, 5):
        assert deal(seats, setup3="amigo").state.bag == deal(seats).state.bag
    *_, match = walk(3, 2, setup3="amigo")
    assert in_play(match.state) == [22] * 5


def test_al095_without_schools():
    match = deal(4, schools="off")
    assert match.state.school == [-1] * 5
    stocks = [(4, 0, 0, 0, 0), (0, 4, 0, 0, 0), (0, 0, 2, 0, 0)]
    match = finished(stocks, (0,) * 5, options={"schools": "off"}, score={0: 50, 1: 50, 2: 50}, school=(-1,) * 5)
    assert match.outcome().totals == [52, 52, 51]
    assert [result.place for result in match.outcome()] == [1, 1, 3]
    assert not {"AL-083", "AL-087"} & set(rules_told(match))


# All rules together


def test_recipes_of_a_cauldron_and_of_the_whole_board():
    """120 recipes, 25 for each cauldron: AL-029 to AL-032 from a stock that holds everything."""
    everything = set()
    for cauldron in FULL:
        match = play(position(stocks={0: (6,) * 5}), f"create {cauldron}")
        assert len(choices(match)) == 25
        everything |= set(choices(match))
    assert len(everything) == 120
    allowed = [key for key in map("".join, product("012", repeat=5)) if key.count("0") >= 2 and 1 <= sum(digits(key)) <= 5]
    assert everything == {f"brew {key}" for key in allowed}


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_not_refused_is_legal(seats):
    """AL-020: the list of legal actions and the refusals tell the same, in every question of a match."""
    asked = set()
    for match in walk(seats, 11):
        if not match.over and match.state.asks not in asked:
            asked.add(match.state.asks)
            view = match.view(match.state.seat)
            may = [action for action in range(match.loaded.actions.size) if not view.why_not(action)]
            assert match.legal() == may
    assert asked == {0, 1, 2, 3}


def test_a_refused_action_changes_nothing():
    match = position(potions=LAIR, stocks={0: (0,) * 5}, seals={0: 0}, reserve={"grey": 0})
    before = match.memory
    for action in ("create C04", "copy C04", "take grey", "pass", "brew 10000", "tribute grey"):
        with pytest.raises(athanor.Refused):
            play(match, action)
        assert match.memory == before
