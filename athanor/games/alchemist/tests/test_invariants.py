"""Each clause of the invariants, broken by itself in a state of a match."""

from copy import deepcopy

from athanor.games.alchemist.tests.tables import walk

SEATS = 2


def moments(seed=5):
    """(the check against this very state, the state) after each action of a match."""
    for match in walk(SEATS, seed):
        state, box, rules = match.state, match.box.records(match.loaded)[0], match.loaded.rules
        yield lambda after, box=box, rules=rules, before=match.state: rules.check(box, before, after), state


def moment(wanted):
    """The first moment like this: nothing is broken in it."""
    check, state = next((check, state) for check, state in moments() if wanted(state))
    assert check(state) == 0
    return check, state


def with_potion():
    """A potion of one or two cubes, and a full reserve."""
    check, state = moment(lambda s: 1 <= sum(map(sum, s.recipe)) <= 2 and min(s.reserve) >= 5)
    return check, state, next(c for c in range(10) if state.maker[c] >= 0)


def products(c):
    match = next(walk(SEATS, 5))
    return list(match.box.records(match.loaded)[0].produces[c])


def add(state, c, kind, cubes):
    """Cubes of the reserve join a recipe."""
    state.reserve[kind] -= cubes
    state.recipe[c][kind] += cubes


def test_i03_the_bag_never_grows():
    check, state, _ = with_potion()
    state.reserve[0] -= 1
    state.bag[0] += 1
    assert check(state) == 3


def test_i04_a_potion_of_nothing():
    check, state, made = with_potion()
    empty = next(c for c in range(10) if state.maker[c] < 0)
    state.maker[empty], state.tile[empty] = state.maker[made], 1
    assert check(state) == 4


def test_i04_three_cubes_of_a_type():
    check, state, made = with_potion()
    kind = next(kind for kind in range(5) if kind not in products(made))
    add(state, made, kind, 3 - state.recipe[made][kind])
    assert check(state) == 4


def test_i04_a_cube_that_the_cauldron_produces():
    check, state, made = with_potion()
    add(state, made, products(made)[0], 1)
    assert check(state) == 4


def test_i05_the_same_recipe_twice():
    check, state, made = with_potion()
    other = next(c for c in range(10) if state.maker[c] < 0 and not any(state.recipe[made][kind] for kind in products(c)))
    state.maker[other], state.tile[other] = state.maker[made], 1
    for kind in range(5):
        add(state, other, kind, state.recipe[made][kind])
    assert check(state) == 5


def test_i10_two_cubes_for_somebody_else():
    check, state, _ = with_potion()
    other = 1 - state.seat
    state.reserve[0] -= 2
    state.stock[other][0] += 2
    state.cubes[other] += 2
    assert check(state) == 10


def test_i11_five_cubes_leave_the_game():
    check, state, _ = with_potion()
    state.reserve[0] -= 5
    state.out[0] += 5
    assert check(state) == 11


def test_i12_a_school_that_changes():
    check, state, _ = with_potion()
    state.school[0] = next(kind for kind in range(5) if kind not in state.school)
    assert check(state) == 12


def test_i12_a_school_that_two_have():
    match = next(walk(SEATS, 5))
    before, state = match.state, match.state
    before.school[0] = state.school[0] = state.school[1]
    assert match.loaded.rules.check(match.box.records(match.loaded)[0], before, state) == 12


def test_i13_a_round_begins_with_three_empty_piles():
    check, state = moment(lambda s: s.turn == 2 * SEATS)
    for kind in range(3):
        state.stock[state.seat][kind] += state.reserve[kind]
        state.cubes[state.seat] += state.reserve[kind]
        state.reserve[kind] = 0
    assert check(state) == 13


def test_i16_nobody_has_the_reward_of_the_first_rank():
    *_, last = walk(SEATS, 5)
    before, state, box = last.state, last.state, last.box.records(last.loaded)[0]
    assert state.to_act == 0
    before.score = [total - state.stock_points[seat] - state.reward[seat] for seat, total in enumerate(state.score)]
    assert last.loaded.rules.check(box, before, state) == 0
    first = state.reward.index(max(state.reward))
    state.reward[first], state.score[first] = state.reward[first] - 1, state.score[first] - 1
    assert state.reward.count(state.reward[first] + 1) == 0
    assert last.loaded.rules.check(box, before, state) == 16


# The tiles, the score and the round


def swap_tiles(state, taken, given):
    for tile in taken:
        state.tiles[tile - 1] -= 1
    for tile in given:
        state.tiles[tile - 1] += 1


def test_i06_tiles_are_ten_and_add_up():
    for taken, given in (((1, 2), (3,)), ((1,), (2,))):  # one too few, with the same sum; as many, with another
        check, state = moment(lambda s: s.tiles[:3] == [1, 1, 1])
        swap_tiles(state, taken, given)
        assert check(state) == 6


def test_i06_every_potion_has_its_recipe():
    check, state, _ = with_potion()
    state.known[state.known.index(1)] = 0
    assert check(state) == 6


def brewed():
    """Two potions or more."""
    return moment(lambda s: sum(maker >= 0 for maker in s.maker) >= 2)


def scored(state, seat, points):
    """The check of a state in which the seat in turn has just scored so much."""
    match = next(walk(SEATS, 5))
    box, before = match.box.records(match.loaded)[0], deepcopy(state)
    state.score[seat] += points
    return match.loaded.rules.check(box, before, state)


def test_i08_only_the_player_in_turn_scores_one_to_ten():
    _, state = brewed()
    for points in (-1, 11):
        assert scored(deepcopy(state), state.seat, points) == 8
    assert scored(deepcopy(state), 1 - state.seat, max(state.tile)) == 8


def test_i09_a_score_is_the_value_of_a_potion():
    _, state = brewed()
    values = [points for points in range(1, 11) if scored(deepcopy(state), state.seat, points) == 0]
    assert values == sorted(tile for tile in state.tile if tile)
    assert len(values) >= 2


def test_i10_a_creator_gets_one_cube():
    check, state, _ = with_potion()
    other = 1 - state.seat
    state.reserve[0] -= 1
    state.stock[other][0] += 1
    state.cubes[other] += 1
    assert check(state) == 0


def test_i11_no_cube_comes_back():
    check, state = moment(lambda s: sum(s.out) > 0)
    kind = next(kind for kind in range(5) if state.out[kind])
    state.out[kind] -= 1
    state.stock[state.seat][kind] += 1
    state.cubes[state.seat] += 1
    assert check(state) == 11


def test_i12_without_schools_nobody_has_one():
    """And no reward is given at the end (16)."""
    *_, last = walk(SEATS, 5, schools="off")
    state, box = last.state, last.box.records(last.loaded)[0]
    before = deepcopy(state)
    before.score = [total - state.stock_points[seat] for seat, total in enumerate(state.score)]
    assert last.loaded.rules.check(box, before, state) == 0
    before.school[0] = state.school[0] = 2
    assert last.loaded.rules.check(box, before, state) == 12


def test_i13_within_the_last_round_piles_may_be_empty():
    check, state = moment(lambda s: s.turn == 2 * SEATS + 1)
    for kind in range(3):
        state.stock[state.seat][kind] += state.reserve[kind]
        state.cubes[state.seat] += state.reserve[kind]
        state.reserve[kind] = 0
    assert check(state) == 0


def test_i14_all_have_had_as_many_turns_and_not_too_many():
    check, state = moment(lambda s: s.turn == 3)
    state.turn = 4 * 5 * 16 + 15
    assert check(state) == 14
    *_, last = walk(SEATS, 5)
    before, state, box = last.state, last.state, last.box.records(last.loaded)[0]
    before.score = [total - state.stock_points[seat] - state.reward[seat] for seat, total in enumerate(state.score)]
    state.turn += 1
    assert last.loaded.rules.check(box, before, state) == 14
