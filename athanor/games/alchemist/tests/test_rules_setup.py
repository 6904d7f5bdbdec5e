"""General rules, setup and turn order (AL-001 to AL-026). Vectors count grey, blue, orange, yellow, green."""

import tomllib
from itertools import pairwise

import pytest

import athanor
from athanor.games.alchemist.tests.tables import (
    ALL_THREE,
    FULL,
    KINDS,
    LAIR,
    PRODUCTS,
    SEATS,
    SETUP,
    choices,
    create,
    deal,
    in_play,
    play,
    position,
    refused,
    rules_told,
    walk,
)
from athanor.kernel.box import read_box
from athanor.kernel.game import find

# General


def test_al001_two_to_five_players():
    for seats in SEATS:
        assert deal(seats).state.seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(athanor.BadSettings, match="2 to 5"):
            deal(seats)


@pytest.mark.parametrize(("cauldron", "products"), PRODUCTS.items())
def test_al003_each_cauldron_produces_its_own_pair(cauldron, products):
    match = create(position(turn=0), cauldron, FULL[cauldron], 1)
    made = [kind in products for kind in KINDS]
    assert match.state.reserve == [12 - gone for gone in made]


def test_al003_a_box_with_a_pair_twice_is_refused(tmp_path):
    game = find("alchemist")
    text = (game.folder / "box.toml").read_text(encoding="utf-8")
    twice = text.replace('produces = ["blue", "orange"]', 'produces = ["blue", "grey"]')
    assert tomllib.loads(twice) != tomllib.loads(text)
    (tmp_path / "box.toml").write_text(twice, encoding="utf-8")
    with pytest.raises(athanor.BadBox, match="AL-003"):
        read_box(game, tmp_path / "box.toml")


def test_al004_a_cauldron_holds_one_potion_or_none():
    match = position()
    assert (match.state.maker[3], match.state.recipe[3], match.state.tile[3]) == (-1, [0] * 5, 0)
    create(match, "C04", "21000", 7)
    assert (match.state.maker[3], match.state.recipe[3], match.state.tile[3]) == (0, [2, 1, 0, 0, 0], 7)
    assert refused(match, "create C04") == "AL-028"


def test_al005_a_recipe_is_how_many_of_each_type():
    match = create(position(), "C09", "10200", 3)
    assert match.state.recipe[8] == [1, 0, 2, 0, 0]
    play(match, "create C04")  # other spaces, another cauldron: the same numbers are the same recipe
    assert refused(match, "brew 10200") == "AL-032"


@pytest.mark.parametrize("seats", SEATS)
def test_al006_scores_start_at_0_and_never_go_down(seats):
    scores = [match.state.score for match in walk(seats, 4)]
    assert scores[0] == [0] * 5
    assert all(a <= b for before, after in pairwise(scores) for a, b in zip(before, after, strict=True))


def test_al007_a_turn_is_one_action_and_a_round_is_a_turn_of_each():
    match = position(turn_of=0)
    create(match, "C04", "10000", 1)
    assert match.state.turn == 10
    play(match, "take blue")
    assert match.state.turn == 11
    play(match, "draw")
    assert match.state.turn == 12
    assert match.to_act() == [match.state.first]


# Setup


@pytest.mark.parametrize("seats", SEATS)
def test_al008_bag_and_reserve_by_number_of_players(seats):
    state = deal(seats).state
    bag, reserve = SETUP[seats]
    assert state.reserve == [reserve] * 5
    assert [state.bag[kind] + sum(stock[kind] for stock in state.stock) for kind in range(5)] == [bag] * 5


@pytest.mark.parametrize("seats", SEATS)
def test_al009_removed_cubes_never_come_into_play(seats):
    quota = [sum(SETUP[seats])] * 5
    for match in walk(seats, 9):
        assert in_play(match.state) == quota
    assert in_play(deal(seats).view(0).imagined(1).state) == quota  # and nobody reckons with them


@pytest.mark.parametrize("seats", SEATS)
def test_al010_all_ten_tiles_are_available_in_sight_of_all(seats):
    match = deal(seats)
    for seat in range(-1, seats):
        assert match.view(seat).state.tiles == [1] * 10
    assert [tile.value for tile in match.box.components.tiles] == list(range(1, 11))


@pytest.mark.parametrize("seats", SEATS)
def test_al011_a_colour_of_ones_own_and_five_seals_for_potions(seats):
    match = deal(seats)
    assert match.state.seals[:seats] == [5] * seats
    assert match.state.score[:seats] == [0] * seats
    assert len({match.texts().seat(seat) for seat in range(seats)}) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_al012_twelve_cubes_each_at_random_from_the_full_bag(seats):
    state = deal(seats).state
    assert [sum(stock) for stock in state.stock[:seats]] == [12] * seats
    assert state.cubes[:seats] == [12] * seats
    assert state.bag_size == sum(state.bag) == SETUP[seats][0] * 5 - 12 * seats
    assert len({str(deal(seats, seed).state.stock) for seed in range(10)}) == 10


@pytest.mark.parametrize("seats", SEATS)
def test_al013_one_school_each_no_two_alike_drawn_at_random(seats):
    dealt = [deal(seats, seed).state.school[:seats] for seed in range(60)]
    for schools in dealt:
        assert len(set(schools)) == seats
        assert set(schools) <= set(range(5))
    assert all({schools[seat] for schools in dealt} == set(range(5)) for seat in range(seats))


def test_al013_a_school_is_seen_by_its_owner_only():
    match = position(2, school=("grey", "blue", -1, -1, -1))
    assert match.view(0).state.school[:2] == [0, -1]
    assert match.view(1).state.school[:2] == [-1, 1]
    assert match.view().state.school[:2] == [-1, -1]


def test_al014_nobody_can_tell_a_school_set_aside_from_one_that_was_drawn():
    views = {position(2, school={0: "grey", 1: other}).view(0).memory for other in ("blue", "orange", "yellow", "green")}
    assert len(views) == 1


def test_al014_others_imagine_any_school_but_those_they_know():
    match = next(walk(3, 5))
    own = match.state.school[1]
    worlds = [match.view(1).imagined(luck).state.school[:3] for luck in range(60)]
    assert all(schools[1] == own and len(set(schools)) == 3 for schools in worlds)
    for seat in (0, 2):
        assert {schools[seat] for schools in worlds} == set(range(5)) - {own}
    spectator = [match.view().imagined(luck).state.school[:3] for luck in range(60)]
    assert all(len(set(schools)) == 3 for schools in spectator)
    assert {schools[2] for schools in spectator} == set(range(5))
    assert next(walk(3, 5, schools="off")).view(1).imagined(1).state.school[:3] == [-1, -1, -1]


@pytest.mark.parametrize("seats", SEATS)
def test_al015_the_first_player_is_random_or_named(seats):
    assert {deal(seats, seed).state.first for seed in range(60)} == set(range(seats))
    for seat in range(seats):
        assert {deal(seats, seed, first=str(seat)).state.first for seed in range(5)} == {seat}


@pytest.mark.parametrize("seats", SEATS)
def test_al016_all_cauldrons_are_empty_at_the_start(seats):
    state = deal(seats).state
    assert state.maker == [-1] * 10
    assert state.recipe == [[0] * 5] * 10
    assert state.tile == [0] * 10
    assert sum(state.known) == 0


def test_al017_everybody_sees_the_reserve_by_type():
    match = position(reserve=(1, 2, 3, 4, 5))
    assert [match.view(seat).state.reserve for seat in (-1, 0, 1, 2)] == [[1, 2, 3, 4, 5]] * 4


# Turn order


@pytest.mark.parametrize("seats", SEATS)
def test_al019_the_first_player_begins_and_turns_go_clockwise(seats):
    match = deal(seats, first=str(seats - 1))
    order = match.to_act()
    create(match, "C04", next(word for word in ("10000", "01000", "00100") if plays(match, "C04", word)), 5)
    for _ in range(seats):
        order += match.to_act()
        play(match, "take blue")
    assert order == [seats - 1, *range(seats)]


def plays(match, cauldron, recipe):
    return not refused(play(match.clone(), f"create {cauldron}"), f"brew {recipe}")


def test_al019_nobody_acts_out_of_turn():
    match = position(turn_of=1)
    assert refused(match, "take blue", 1) == ""
    assert refused(match, "take blue", 0) == refused(match, "draw", 2) == "AL-019"
    before = match.memory
    with pytest.raises(athanor.Refused, match="not your turn"):
        play(match, (0, "take blue"))
    assert match.memory == before


@pytest.mark.parametrize(
    "actions",
    [("take grey",), ("draw",), ("create C04", "brew 10000", "tile 1"), ("copy C03", "tribute grey"), ("copy C09",)],
)
def test_al020_exactly_one_action_makes_a_turn(actions):
    match = position(potions={"C03": (1, "11000", 2), "C09": (1, "00100", 3)})
    for action in actions:
        assert match.to_act() == [0]
        play(match, action)
    assert match.to_act() == [1]


def test_al021_who_can_act_may_not_pass():
    nothing = {"bag": (0,) * 5, "reserve": (0,) * 5, "stocks": ALL_THREE, "seals": {0: 0}}
    assert refused(position(**nothing), "pass") == ""
    for something in (
        {"bag": (0, 0, 0, 0, 1)},
        {"reserve": (0, 0, 0, 0, 1)},
        {"seals": {0: 1}},  # a creation
        {"potions": LAIR},  # a copy
    ):
        assert refused(position(**(nothing | something)), "pass") == "AL-021"


def test_al022_who_cannot_act_passes_and_nothing_else_happens():
    match = position(3, 0, bag=(0,) * 5, reserve=(0, 0, 0, 0, 1), stocks={1: (0,) * 5})
    before = match.state
    play(match, "take green")
    assert match.to_act() == [2]
    assert match.state.turn == before.turn + 2
    assert rules_told(match) == ["AL-060", "AL-075", "AL-022"]
    assert match.state.stock[1:3] == before.stock[1:3]
    assert match.state.score == before.score


def test_al022_a_pass_in_an_imagined_world():
    """Nobody is asked who cannot act; but a world that another player imagines may leave the player in turn with nothing."""
    match = play(position(bag=(0,) * 5, reserve=(0,) * 5, stocks=ALL_THREE, seals={0: 0}), "pass")
    assert rules_told(match) == ["AL-022"]
    assert match.to_act() == [1]


def test_al023_after_the_action_the_next_player_or_the_end_of_the_round():
    match = play(position(3, 1), "take grey")
    assert match.to_act() == [2]
    play(match, "draw")
    assert match.to_act() == [0]
    assert play(position(3, 2, reserve=(1, 1, 0, 0, 0)), "draw").over


def test_al024_two_players_open_with_a_creation_of_5_or_more():
    match = position(2, turn=0)
    assert choices(match) == [f"create {cauldron}" for cauldron in FULL]
    for action in ("take blue", "draw", "pass", "copy C01"):
        assert refused(match, action) == "AL-024"
    play(match, "create C04", "brew 10000")
    assert choices(match) == [f"tile {value}" for value in (5, 6, 7, 8, 9, 10)]
    assert refused(match, "tile 4") == "AL-024"


def test_al025_the_second_player_is_free_and_so_is_every_later_turn():
    match = create(position(2, turn=0), "C04", "10000", 5)
    assert {"take blue", "draw", "copy C04", "create C01"} <= set(choices(match))
    play(match, "create C01", "brew 00100")
    assert "tile 1" in choices(match)
    play(match, "tile 1")
    assert {"take blue", "draw", "create C02"} <= set(choices(match))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_al026_three_or_more_players_open_as_they_like(seats):
    match = position(seats, turn=0)
    assert {"take blue", "draw", "create C04"} <= set(choices(match))
    play(match, "create C04", "brew 10000")
    assert len(choices(match)) == 10
