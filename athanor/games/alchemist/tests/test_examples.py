"""The worked examples of the specification, with their numbers: X01 to X06, W01 to W35, A to F, and the invariants.

Vectors count grey, blue, orange, yellow, green. Seat 1 of an example is seat 0 here.
"""

import pytest

from athanor.games.alchemist.tests.tables import (
    FULL,
    KINDS,
    choices,
    create,
    deal,
    finished,
    full_board,
    play,
    position,
    refused,
    rules_told,
    walk,
)
from athanor.kernel.loading import load

ABIGAIL, MERLIN = 0, 1
NOTHING = (0, 0, 0, 0, 0)


def families(match):
    """The kinds of action that are offered."""
    return {action.split()[0] for action in choices(match)}


# The rulebook's own


def abigail(**given):
    stocks = {ABIGAIL: (3, 3, 2, 2, 2), MERLIN: (2, 3, 1, 3, 3), 2: (3, 2, 2, 2, 3)}
    return position(3, turn=0, stocks=stocks, bag=(0, 0, 3, 1, 0), reserve=(12,) * 5, **given)


def test_x01_abigail_creates():
    match = create(abigail(), "C04", "22100", 9)
    state = match.state
    assert (state.maker[3], state.recipe[3], state.tile[3]) == (ABIGAIL, [2, 2, 1, 0, 0], 9)
    assert [value for value in range(1, 11) if state.tiles[value - 1]] == [1, 2, 3, 4, 5, 6, 7, 8, 10]
    assert (state.score[ABIGAIL], state.seals[ABIGAIL]) == (9, 4)
    assert state.reserve == [12, 12, 12, 11, 11]
    assert state.stock[ABIGAIL] == [1, 1, 1, 3, 3]


def test_x02_nothing_yellow_or_green_in_the_lair():
    match = play(abigail(), "create C04")
    first, view = match.read("brew 00000"), match.view(ABIGAIL)
    for key in range(4**5):
        if key % 4**2:  # the last two digits: yellow and green
            assert view.why_not(first + key) == "AL-030"


def test_x03_merlin_copies():
    match = play(create(abigail(), "C04", "22100", 9), "copy C04", "tribute grey")
    state = match.state
    assert state.out == [1, 2, 1, 0, 0]
    assert (state.stock[ABIGAIL], state.score[ABIGAIL]) == ([2, 1, 1, 3, 3], 9)
    assert (state.stock[MERLIN], state.score[MERLIN]) == ([0, 1, 0, 4, 4], 9)
    assert state.reserve == [12, 12, 12, 10, 10]
    assert (state.maker[3], state.recipe[3], state.tile[3]) == (ABIGAIL, [2, 2, 1, 0, 0], 9)
    assert state.cubes[:3] == [10, 9, 12]
    assert (sum(state.reserve), state.bag_size, sum(map(sum, state.recipe)), sum(state.out)) == (56, 4, 5, 4)
    assert 10 + 9 + 12 + 56 + 4 + 5 + 4 == 100


def test_x04_school_rewards_of_three():
    match = finished([(2, 0, 0, 0, 0), (0, 5, 0, 0, 0), (0, 0, 9, 0, 0)], NOTHING, school={0: 0, 1: 1, 2: 2})
    assert match.state.reward[:3] == [10, 5, 0]


@pytest.mark.parametrize(
    ("score", "tile", "after", "marker", "token"), [(47, 9, 56, 6, 71), (95, 10, 105, 5, 72), (49, 1, 50, 0, 71)]
)
def test_x05_the_score_track(score, tile, after, marker, token):
    match = create(position(score={0: score}), "C04", "10000", tile)
    assert match.state.score[0] == after
    assert after % match.box.components.numbers.lap == marker
    assert [rule for rule in rules_told(match) if rule in ("AL-071", "AL-072")] == [f"AL-{token:03d}"]


def test_x06_five_potions_made():
    potions = {c: (0, FULL[c], k + 1) for k, c in enumerate(list(FULL)[:5])} | {"C06": (1, FULL["C06"], 9)}
    match = position(3, 0, potions=potions)
    assert families(match) == {"take", "draw", "copy"}
    assert [action for action in choices(match) if action.startswith("copy")] == ["copy C06"]


# Our own


def test_w01_setup_of_two():
    state = deal(2).state
    assert (state.bag_size, state.reserve, state.cubes[:2]) == (6, [10] * 5, [12, 12])
    assert 24 + 6 + 50 + 80 == 160


@pytest.mark.parametrize(("setup3", "left", "removed"), [("rulebook", 4, 60), ("amigo", 14, 50)])
def test_w02_setup_of_three(setup3, left, removed):
    state = deal(3, setup3=setup3).state
    assert state.bag_size == left
    assert state.bag_size + sum(state.cubes) + sum(state.reserve) + removed == 160


def test_w03_the_opening_of_two():
    match = position(2, turn=0)
    assert families(match) == {"create"}
    play(match, "create C04", "brew 10000")
    assert choices(match) == [f"tile {value}" for value in (5, 6, 7, 8, 9, 10)]


def test_w04_the_second_player_is_free():
    match = create(position(2, turn=0), "C04", "10000", 5)
    assert {"copy C04", "take blue", "draw"} <= set(choices(match))
    assert "tile 1" in choices(play(match, "create C01", "brew 00100"))


def test_w05_the_opening_of_three():
    assert families(position(3, turn=0)) == {"create", "take", "draw"}


def test_w06_a_recipe_is_taken_on_every_cauldron():
    match = position(potions={"C03": (1, "02000", 4)}, stocks={0: (2, 2, 2, 2, 2)})
    on_nest, on_lair = play(match.clone(), "create C05"), play(match.clone(), "create C04")
    assert refused(on_nest, "brew 02000") == refused(on_lair, "brew 02000") == "AL-032"
    for recipe in ("01000", "02100", "02010"):
        assert refused(on_nest, f"brew {recipe}") == ""


def test_w07_also_for_its_own_maker():
    match = play(position(potions={"C03": (0, "02000", 4)}), "create C06")
    assert refused(match, "brew 02000") == "AL-032"


def test_w08_all_25_recipes():
    match = play(position(turn=0, stocks={0: (6, 6, 6, 0, 0)}), "create C04")
    assert len(choices(match)) == 25
    assert "brew 22100" in choices(match)
    assert not {"brew 22200", "brew 30000"} & set(choices(match))


def test_w09_the_last_cauldron_and_a_single_recipe():
    potions = full_board((1, 2) * 5, without=("C04",))
    match = position(potions=potions, stocks={0: (1, 0, 0, 5, 4)})
    assert play(match.clone(), "create C04").state.recipe[3] == [1, 0, 0, 0, 0]
    potions["C07"] = (1, "10000", 7)
    match = position(potions=potions, stocks={0: (1, 0, 0, 5, 4)})
    assert "create" not in families(match)
    assert refused(match, "create C04") == "AL-034"


def test_w10_one_product_is_missing():
    match = create(position(reserve=(4, 6, 2, 0, 3)), "C04", "10000", 1)
    assert match.state.reserve == [4, 6, 2, 0, 2]
    assert match.state.stock[0] == [1, 2, 2, 2, 3]


def test_w11_both_products_are_missing():
    match = create(position(reserve=(4, 6, 2, 0, 0)), "C04", "10000", 8)
    assert match.state.score[0] == 8
    assert match.state.cubes[0] == 9


def test_w12_a_copy_with_one_product_missing():
    match = play(position(potions={"C04": (1, "22100", 9)}, reserve=(4, 6, 2, 0, 3)), "copy C04", "tribute grey")
    assert match.state.reserve == [4, 6, 2, 0, 2]
    assert match.state.stock[0] == [0, 0, 1, 2, 3]


def test_w13_a_copy_of_one_cube():
    match = position(potions={"C01": (0, "00100", 6)}, turn_of=1, stocks={0: (1, 0, 0, 0, 0), 1: (0, 1, 1, 0, 0)})
    play(match, "copy C01")
    assert match.state.stock[:2] == [[1, 0, 1, 0, 0], [1, 2, 0, 0, 0]]
    assert match.state.out == [0] * 5
    assert match.state.score[1] == 6
    assert match.to_act() == [2]


@pytest.mark.parametrize(("tribute", "out"), [("orange", [0, 2, 0, 0, 0]), ("blue", [0, 1, 1, 0, 0])])
def test_w14_the_choice_of_a_tribute(tribute, out):
    match = play(position(potions={"C05": (0, "02100", 4)}, turn_of=1), "copy C05")
    assert choices(match) == ["tribute blue", "tribute orange"]
    assert play(match, f"tribute {tribute}").state.out == out


def test_w15_no_copy_of_ones_own():
    match = position(potions={"C04": (0, "22100", 9)}, stocks={0: (2, 2, 1, 0, 0)}, seals={0: 0})
    assert "copy" not in families(match)
    assert refused(match, "copy C04") == "AL-046"


def test_w16_a_blue_cube_is_lacking():
    match = position(potions={"C03": (0, "02000", 4)}, turn_of=1, stocks={1: (3, 1, 3, 3, 3)})
    assert "copy C03" not in choices(match)
    assert refused(match, "copy C03") == "AL-047"


def test_w17_twice_the_same_copy():
    match = position(2, 1, potions={"C04": (0, "22100", 9)}, stocks={0: NOTHING, 1: (4, 4, 2, 0, 0)})
    play(match, "copy C04", "tribute grey", "take blue", "copy C04", "tribute orange")
    assert match.state.score[1] == 18
    assert match.state.stock[0] == [1, 1, 1, 0, 0]
    assert sum(match.state.out) == 8


def test_w18_the_last_cube_of_the_bag():
    match = play(position(bag=(0, 0, 0, 0, 1)), "draw")
    assert match.state.stock[0] == [2, 2, 2, 2, 3]
    for _ in range(3):
        assert refused(match, "draw") == "AL-063"
        play(match, "take blue")


def test_w19_what_the_reserve_offers():
    match = position(bag=NOTHING, reserve=(0, 2, 0, 1, 5), stocks={0: NOTHING})
    assert choices(match) == ["take blue", "take yellow", "take green"]


def test_w20_only_the_bag_is_left():
    match = position(3, 1, bag=(1, 1, 1, 0, 0), reserve=NOTHING, stocks={1: NOTHING})
    assert choices(match) == ["draw"]
    play(match, "draw")
    assert (match.state.cubes[1], match.state.bag_size) == (2, 1)


def test_w21_a_forced_pass_in_the_last_round():
    potions = {"C03": (3, "20000", 5)}
    match = position(5, 0, bag=NOTHING, reserve=(0, 0, 1, 1, 1), potions=potions, stocks={2: (0, 1, 0, 0, 0)}, seals={2: 0})
    play(match, "copy C03", "take green")
    assert match.state.reserve == [0] * 5
    assert match.to_act() == [3]
    assert [news.numbers[0] for news in match.news() if news.rule == "AL-022"] == [2]
    create(match, "C04", "10000", 1)
    assert match.to_act() == [4]
    create(match, "C05", "01000", 2)
    assert match.over


def test_w22_the_last_round_is_played_out():
    match = play(position(4, 0, reserve=(0, 0, 1, 5, 7)), "take orange")
    assert "AL-077" in rules_told(match)
    for seat in (1, 2, 3):
        assert match.to_act() == [seat]
        play(match, "take yellow")
    assert match.over


def test_w23_the_last_seat_brings_the_end():
    match = play(position(4, 0, reserve=(0, 0, 1, 5, 7)), "take green", "take green", "draw")
    assert not match.over
    assert play(match, "take orange").over


def test_w24_two_exhausted_types_begin_a_new_round():
    potions = full_board((0, 1) * 5)
    match = play(position(3, 2, bag=(0, 0, 0, 0, 1), reserve=(0, 0, 1, 5, 7), potions=potions), "draw")
    assert match.state.reserve == [0, 0, 1, 5, 7]
    assert match.state.bag_size == 0
    assert match.to_act() == [0]


def test_w25_points_for_stocks():
    stocks = [(7, 0, 0, 0, 0), (1, 1, 1, 1, 0), (0, 0, 1, 0, 0), NOTHING]
    assert finished(stocks, (0, 0, 0, 4, 4)).state.stock_points[:4] == [3, 2, 0, 0]


def test_w26_what_the_pool_counts():
    match = finished(
        [(2, 0, 0, 0, 0), (0, 1, 0, 0, 0)],
        (1, 0, 0, 0, 5),
        bag=(1, 0, 0, 0, 0),
        out=(6, 0, 0, 0, 0),
        potions={"C02": (0, "20000", 1), "C03": (1, "21000", 2), "C04": (0, "20100", 3)},
        school={0: "grey", 1: "blue"},
    )
    told = [news.numbers[:3] for news in match.news() if news.rule == "AL-083"]
    assert told[0] == (0, 0, 3)


def test_w27_absent_schools_take_no_rank():
    match = finished([(0, 5, 1, 0, 0), (0, 0, 0, 2, 4)], NOTHING, school={0: "blue", 1: "green"})
    assert match.state.reward[:2] == [0, 6]


def test_w28_tied_schools():
    schools = {0: "blue", 1: "yellow", 2: "orange", 3: "green"}
    match = finished([(0, 6, 0, 0, 0), (0, 0, 0, 5, 0), (0, 0, 5, 0, 0), (0, 0, 0, 0, 4)], NOTHING, school=schools)
    assert match.state.reward[:4] == [4, 8, 8, 12]


def test_w29_the_reward_decides():
    stocks = [(0, 2, 4, 0, 0), (0, 3, 6, 0, 0)]
    match = finished(stocks, NOTHING, school={0: "blue", 1: "orange"}, score={0: 50, 1: 55})
    assert match.outcome().totals == [59, 59]
    assert match.state.reward[:2] == [6, 0]
    assert match.outcome().winners == [0]


def test_w30_a_shared_victory():
    stocks = [(2, 2, 2, 0, 0), (0, 2, 2, 0, 0), (0, 1, 1, 0, 0)]
    match = finished(stocks, NOTHING, school={0: "blue", 1: "orange", 2: "grey"}, score={0: 45, 1: 46, 2: 40})
    assert match.outcome().totals == [53, 53, 51]
    assert match.state.reward[:3] == [5, 5, 10]
    assert [result.place for result in match.outcome()] == [1, 1, 3]


def test_w31_a_draw_as_each_seat_sees_it():
    match = play(position(3, 1, bag=(2, 1, 1, 1, 1)), "draw")
    own = match.view(1)
    drawn = [news.numbers[0] for news in own.news() if news.rule == "AL-065"]
    assert len(drawn) == 2
    assert own.state.stock[1] == [2 + drawn.count(kind) for kind in range(5)]
    for seat in (-1, 0, 2):
        view = match.view(seat)
        assert (view.state.cubes[1], view.state.bag_size) == (12, 4)
        assert (view.state.stock[1], view.state.bag) == ([0] * 5, [0] * 5)
    other = play(position(3, 1, bag=(0, 0, 0, 0, 6), stocks={1: (5, 5, 0, 0, 0)}), "draw")
    for seat in (-1, 0, 2):
        assert match.view(seat).memory == other.view(seat).memory


def test_w32_one_cube_for_ten_points():
    match = create(position(3, turn=0), "C04", "10000", 10)
    assert match.state.score[0] == 10


def test_w33_a_full_board():
    match = position(3, 0, potions=full_board((0, 0, 1, 1, 1, 1, 2, 2, 2, 2)))
    assert match.state.seals[0] == 3
    assert "create" not in families(match)
    assert sum(match.state.tiles) == 0


def test_w34_all_seals_used():
    match = position(2, potions=full_board((0, 1) * 5))
    for _ in range(6):
        assert families(match) == {"copy", "take", "draw"} - ({"draw"} if match.state.bag_size == 0 else set())
        play(match, "take green")
    assert not match.over


def test_w35_the_last_two_cubes():
    match = create(position(2, 0, reserve=(0, 4, 4, 1, 1)), "C04", "10000", 3)
    assert match.state.stock[0] == [1, 2, 2, 3, 3]
    assert match.state.reserve == [0, 4, 4, 0, 0]
    assert match.to_act() == [1]
    assert play(match, "draw").over


# Final scoring


def test_example_a_three_players():
    match = finished(
        [(2, 1, 0, 3, 1), (0, 2, 1, 0, 1), (1, 0, 2, 0, 2)],
        (0, 3, 0, 0, 2),
        school={0: "orange", 1: "blue", 2: "green"},
        score={0: 41, 1: 46, 2: 48},
    )
    assert match.state.stock_points[:3] == [3, 2, 2]
    told = [news.numbers[:4] for news in match.news() if news.rule == "AL-083"]
    assert told == [(0, 2, 3, 1), (1, 1, 6, 2), (2, 4, 6, 2)]
    assert match.state.reward[:3] == [10, 5, 5]
    assert match.outcome().totals == [54, 53, 55]
    assert match.outcome().winners == [2]


def test_example_b_a_tie_of_two():
    match = finished([(6, 0, 0, 0, 0), (0, 0, 9, 0, 0)], NOTHING, school={0: "grey", 1: "orange"}, score={0: 50, 1: 55})
    assert match.state.stock_points[:2] == [3, 4]
    assert match.outcome().totals == [59, 59]
    assert match.outcome().winners == [0]


def test_example_c_a_full_tie():
    """The same figures as W30, from other stocks."""
    stocks = [(1, 3, 2, 0, 0), (0, 1, 2, 0, 2), (0, 0, 0, 3, 0)]
    match = finished(stocks, NOTHING, school={0: "blue", 1: "orange", 2: "green"}, score={0: 45, 1: 46, 2: 40})
    assert match.state.stock_points[:3] == [3, 2, 1]
    assert match.outcome().totals == [53, 53, 51]
    assert match.outcome().winners == [0, 1]
    assert match.outcome()[2].place == 3


def test_example_d_four_players():
    schools = {0: "blue", 1: "yellow", 2: "orange", 3: "green"}
    match = finished([(0, 6, 0, 0, 0), (0, 0, 0, 5, 0), (0, 0, 5, 0, 0), (0, 0, 0, 0, 4)], NOTHING, school=schools)
    assert dict(zip(schools.values(), match.state.reward, strict=False)) == {
        "green": 12,
        "yellow": 8,
        "orange": 8,
        "blue": 4,
    }


def test_example_e_all_tied():
    stocks = [tuple(7 * (seat == kind) for kind in range(5)) for seat in range(5)]
    assert finished(stocks, NOTHING, school=dict(enumerate(KINDS))).state.reward == [12] * 5


def test_example_f_tied_schools_of_two():
    match = finished([(5, 2, 0, 0, 1), (0, 0, 0, 5, 0)], NOTHING, school={0: "yellow", 1: "grey"})
    assert match.state.reward[:2] == [6, 6]


# Invariants, written out once more and apart from the rules' own `check`

QUOTA = {2: 16, 3: 20, 4: 28, 5: 32}
OPTIONS = [{}, {"schools": "off"}, {"setup3": "amigo"}]


def cubes_are_kept(state, quota):
    """I-01, I-02, I-15: every cube is somewhere, no number is negative."""
    places = [state.bag, state.reserve, state.out, *state.stock, *state.recipe]
    assert min(map(min, places)) >= 0
    assert [sum(row[kind] for row in places) for kind in range(5)] == [quota] * 5
    assert state.cubes == [sum(stock) for stock in state.stock]
    assert state.bag_size == sum(state.bag)


def board_is_sound(state, box):
    """I-04 to I-07."""
    potions = [c for c in range(10) if state.maker[c] >= 0]
    for c in range(10):
        if c not in potions:
            assert (state.tile[c], state.recipe[c]) == (0, [0] * 5)
            continue
        products = [KINDS.index(kind) for kind in box.components.cauldrons[c].produces]
        assert 1 <= sum(state.recipe[c]) <= 5
        assert max(state.recipe[c]) <= 2
        assert [state.recipe[c][kind] for kind in products] == [0, 0]
    recipes = [tuple(state.recipe[c]) for c in potions]
    assert len(set(recipes)) == len(recipes) == sum(state.known)
    lying = [value for value in range(1, 11) if state.tiles[value - 1]]
    assert sorted(lying + [state.tile[c] for c in potions]) == list(range(1, 11))
    for seat in range(state.seats):
        assert state.seals[seat] + sum(state.maker[c] == seat for c in potions) == 5


def step_is_sound(before, after, news):
    """I-03, I-08 to I-11: what one action may change. Returns the points scored in play."""
    told = {rule: [line.numbers for line in news if line.rule == rule] for rule in {line.rule for line in news}}
    assert all(a >= b for a, b in zip(before.reserve + before.bag, after.reserve + after.bag, strict=True))
    points = sum(numbers[1] for rule in ("AL-039", "AL-054") for numbers in told.get(rule, []))
    assert 0 <= points <= 10
    gone = sum(after.out) - sum(before.out)
    for seat in range(after.seats):
        final = after.stock_points[seat] + after.reward[seat]
        assert after.score[seat] - before.score[seat] - final == (points if seat == before.seat else 0)
        change = after.cubes[seat] - before.cubes[seat]
        made = told.get("AL-040", []) + told.get("AL-055", [])
        if seat != before.seat:
            assert change == sum(numbers[2] == seat for numbers in told.get("AL-050", []))
        elif "AL-045" in told:
            paid = sum(map(sum, after.recipe)) - sum(map(sum, before.recipe))
            assert change == len(made) - paid
            assert gone == 0
        elif "AL-049" in told:
            paid = sum(after.recipe[told["AL-049"][0][1]])
            assert change == len(made) - paid
            assert gone == paid - 1
        else:
            drawn = told["AL-062"][0][1] if "AL-062" in told else 0
            assert change == ("AL-060" in told) + drawn
            assert gone == 0
    return points


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_invariants_of_random_matches(seats, options):
    quota = 22 if seats == 3 and "setup3" in options else QUOTA[seats]
    for seed in range(4):
        before, points = None, 0
        for match in walk(seats, seed, **options):
            state = match.state
            cubes_are_kept(state, quota)
            board_is_sound(state, match.box)
            if before is not None:
                points += step_is_sound(before, state, match.news())
                assert state.school == before.school  # I-12
            else:
                taken = [school for school in state.school[:seats] if school >= 0]
                assert len(set(taken)) == len(taken) == (0 if "schools" in options else seats)
            if not match.over and state.turn % seats == 0:
                assert state.reserve.count(0) <= 2  # I-13
            before = state
        final = sum(before.stock_points) + sum(before.reward)
        assert sum(before.score) == points + final  # I-09
        assert before.turn % seats == 0  # I-14
        assert before.turn < 4 * 5 * quota + 15
        row = match.box.components.setup[seats - 2].rewards
        if "schools" not in options:  # I-16
            assert set(before.reward[:seats]) <= set(row)
            assert max(before.reward) == row[0]


def broken(state, invariant):
    """The state after an action, with one thing wrong."""
    made = next(c for c in range(10) if state.maker[c] >= 0)
    empty = next(c for c in range(10) if state.maker[c] < 0)
    seat = state.maker[made]
    match invariant:
        case 1:
            state.bag[0] -= 1
        case 2:
            state.reserve[0], state.out[0] = -1, state.out[0] + state.reserve[0] + 1
        case 3:
            kind = state.bag.index(max(state.bag))
            state.bag[kind], state.reserve[kind] = state.bag[kind] - 1, state.reserve[kind] + 1
        case 4:
            state.tile[empty] = 1
        case 6:
            state.tiles[state.tile[made] - 1] = 1
        case 7:
            state.seals[seat] += 1
        case 8:
            state.score[(state.seat + 1) % 2] += 1
        case 10:
            state.cubes[0] += 1
        case 12:
            state.school[0] = state.school[1]
        case 14:
            state.turn = 10_000
        case 17:
            state.floor[0][0] = state.stock[0][0] + 1
    return state


@pytest.mark.parametrize("invariant", [1, 2, 3, 4, 6, 7, 8, 10, 12, 14, 17])
def test_a_broken_invariant_is_noticed(invariant):
    rules = load("alchemist", compiled=False).rules
    before = None
    for match in walk(2, 5):
        state, box = match.state, match.box.records(match.loaded)[0]
        if before is not None and max(state.maker) >= 0 and before.maker == state.maker and state.turn % 2:
            assert rules.check(box, before, state) == 0
            assert rules.check(box, state, broken(match.state, invariant)) == invariant
            return
        before = state
    pytest.fail("no potion in this match")


def test_i09_points_are_those_of_the_tile():
    rules, before = load("alchemist", compiled=False).rules, None
    for match in walk(2, 5):
        state, box = match.state, match.box.records(match.loaded)[0]
        if before is not None and before.maker != state.maker:
            assert rules.check(box, before, state) == 0
            state.score[before.seat] += 1 if max(state.tile) < 10 else -1
            assert rules.check(box, before, state) == 9
            return
        before = state


@pytest.mark.parametrize(("seats", "rounds"), [(2, (13, 21)), (3, (10, 16)), (4, (10, 17)), (5, (10, 15))])
def test_random_matches_have_the_length_seen_in_simulations(seats, rounds):
    for seed in range(12):
        *_, match = walk(seats, seed)
        assert rounds[0] - 2 <= match.state.turn // seats <= rounds[1] + 2
        assert all(12 <= total <= 201 for total in match.outcome().totals)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_i17_a_view_is_the_same_in_every_world_that_it_cannot_rule_out(seats):
    for step, match in enumerate(walk(seats, 3)):
        if step % 7 or match.over:
            continue
        for seat in range(-1, seats):
            seen = match.view(seat).state
            world = match.view(seat).imagined(step).state
            cubes_are_kept(world, QUOTA[seats])
            for name in ("reserve", "cubes", "floor", "maker", "recipe", "tile", "score", "seals", "out", "bag_size"):
                assert getattr(world, name) == getattr(seen, name), name
            if seat >= 0:
                assert (world.stock[seat], world.school[seat]) == (match.state.stock[seat], match.state.school[seat])
