"""Every rule of Alchemist, by its number. Vectors count grey, blue, orange, yellow, green."""

import tomllib
from itertools import pairwise, product

import pytest

import athanor
from athanor.games.alchemist.tests.tables import (
    FULL,
    KINDS,
    choices,
    create,
    digits,
    finished,
    full_board,
    refused,
    rules_told,
    table,
    walk,
)
from athanor.kernel.box import read_box
from athanor.kernel.game import find

SEATS = (2, 3, 4, 5)
SETUP = {2: (6, 10), 3: (8, 12), 4: (12, 16), 5: (14, 18)}  # bag and reserve, per type
PRODUCTS = {
    "C01": ("grey", "blue"),
    "C02": ("blue", "orange"),
    "C03": ("orange", "yellow"),
    "C04": ("yellow", "green"),
    "C05": ("green", "grey"),
    "C06": ("grey", "orange"),
    "C07": ("orange", "green"),
    "C08": ("green", "blue"),
    "C09": ("blue", "yellow"),
    "C10": ("yellow", "grey"),
}
LAIR = {"C04": (1, "22100", 9)}  # a potion of seat 1, for seat 0 to copy
ALL_THREE = {0: (2, 2, 1, 0, 0)}


def deal(seats=3, seed=1, **options):
    return athanor.start("alchemist", seats, seed, options, compiled=False)


def in_play(state):
    """Cubes of each type that are somewhere in the match."""
    rows = [state.bag, state.reserve, state.out, *state.stock, *state.recipe]
    return [sum(row[kind] for row in rows) for kind in range(5)]


# General


def test_al001_two_to_five_players():
    for seats in SEATS:
        assert deal(seats).state.seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(athanor.BadSettings, match="2 to 5"):
            deal(seats)


@pytest.mark.parametrize(("cauldron", "products"), PRODUCTS.items())
def test_al003_each_cauldron_produces_its_own_pair(cauldron, products):
    match = create(table(turn=0), cauldron, FULL[cauldron], 1)
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
    match = table()
    assert (match.state.maker[3], match.state.recipe[3], match.state.tile[3]) == (-1, [0] * 5, 0)
    create(match, "C04", "21000", 7)
    assert (match.state.maker[3], match.state.recipe[3], match.state.tile[3]) == (0, [2, 1, 0, 0, 0], 7)
    assert refused(match, "create C04") == "AL-028"


def test_al005_a_recipe_is_how_many_of_each_type():
    match = create(table(), "C09", "10200", 3)
    assert match.state.recipe[8] == [1, 0, 2, 0, 0]
    match.play("create C04")  # other spaces, another cauldron: the same numbers are the same recipe
    assert refused(match, "brew 10200") == "AL-032"


@pytest.mark.parametrize("seats", SEATS)
def test_al006_scores_start_at_0_and_never_go_down(seats):
    scores = [match.state.score for match in walk(seats, 4)]
    assert scores[0] == [0] * 5
    assert all(a <= b for before, after in pairwise(scores) for a, b in zip(before, after, strict=True))


def test_al007_a_turn_is_one_action_and_a_round_is_a_turn_of_each():
    match = table(turn_of=0)
    create(match, "C04", "10000", 1)
    assert match.state.turn == 10
    match.play("take blue")
    assert match.state.turn == 11
    match.play("draw")
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
    match = table(2, school=("grey", "blue", -1, -1, -1))
    assert match.view(0).state.school[:2] == [0, -1]
    assert match.view(1).state.school[:2] == [-1, 1]
    assert match.view().state.school[:2] == [-1, -1]


def test_al014_nobody_can_tell_a_school_set_aside_from_one_that_was_drawn():
    views = {table(2, school={0: "grey", 1: other}).view(0).memory for other in ("blue", "orange", "yellow", "green")}
    assert len(views) == 1


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
    match = table(reserve=(1, 2, 3, 4, 5))
    assert [match.view(seat).state.reserve for seat in (-1, 0, 1, 2)] == [[1, 2, 3, 4, 5]] * 4


# Turn order


@pytest.mark.parametrize("seats", SEATS)
def test_al019_the_first_player_begins_and_turns_go_clockwise(seats):
    match = deal(seats, first=str(seats - 1))
    order = match.to_act()
    create(match, "C04", next(word for word in ("10000", "01000", "00100") if plays(match, "C04", word)), 5)
    for _ in range(seats):
        order += match.to_act()
        match.play("take blue")
    assert order == [seats - 1, *range(seats)]


def plays(match, cauldron, recipe):
    return not refused(match.clone().play(f"create {cauldron}"), f"brew {recipe}")


def test_al019_nobody_acts_out_of_turn():
    match = table(turn_of=1)
    assert refused(match, "take blue", 1) == ""
    assert refused(match, "take blue", 0) == refused(match, "draw", 2) == "AL-019"
    before = match.memory
    with pytest.raises(athanor.Refused, match="not your turn"):
        match.play("take blue", 0)
    assert match.memory == before


@pytest.mark.parametrize(
    "actions",
    [("take grey",), ("draw",), ("create C04", "brew 10000", "tile 1"), ("copy C03", "tribute grey"), ("copy C09",)],
)
def test_al020_exactly_one_action_makes_a_turn(actions):
    match = table(potions={"C03": (1, "11000", 2), "C09": (1, "00100", 3)})
    for action in actions:
        assert match.to_act() == [0]
        match.play(action)
    assert match.to_act() == [1]


def test_al021_who_can_act_may_not_pass():
    nothing = {"bag": (0,) * 5, "reserve": (0,) * 5, "stocks": ALL_THREE, "seals": {0: 0}}
    assert refused(table(**nothing), "pass") == ""
    for something in (
        {"bag": (0, 0, 0, 0, 1)},
        {"reserve": (0, 0, 0, 0, 1)},
        {"seals": {0: 1}},  # a creation
        {"potions": LAIR},  # a copy
    ):
        assert refused(table(**(nothing | something)), "pass") == "AL-021"


def test_al022_who_cannot_act_passes_and_nothing_else_happens():
    match = table(3, 0, bag=(0,) * 5, reserve=(0, 0, 0, 0, 1), stocks={1: (0,) * 5})
    before = match.state
    match.play("take green")
    assert match.to_act() == [2]
    assert match.state.turn == before.turn + 2
    assert rules_told(match) == ["AL-060", "AL-075", "AL-022"]
    assert match.state.stock[1:3] == before.stock[1:3]
    assert match.state.score == before.score


def test_al023_after_the_action_the_next_player_or_the_end_of_the_round():
    match = table(3, 1).play("take grey")
    assert match.to_act() == [2]
    match.play("draw")
    assert match.to_act() == [0]
    assert table(3, 2, reserve=(1, 1, 0, 0, 0)).play("draw").over


def test_al024_two_players_open_with_a_creation_of_5_or_more():
    match = table(2, turn=0)
    assert choices(match) == [f"create {cauldron}" for cauldron in FULL]
    for action in ("take blue", "draw", "pass", "copy C01"):
        assert refused(match, action) == "AL-024"
    match.play("create C04").play("brew 10000")
    assert choices(match) == [f"tile {value}" for value in (5, 6, 7, 8, 9, 10)]
    assert refused(match, "tile 4") == "AL-024"


def test_al025_the_second_player_is_free_and_so_is_every_later_turn():
    match = create(table(2, turn=0), "C04", "10000", 5)
    assert {"take blue", "draw", "copy C04", "create C01"} <= set(choices(match))
    match.play("create C01").play("brew 00100")
    assert "tile 1" in choices(match)
    match.play("tile 1")
    assert {"take blue", "draw", "create C02"} <= set(choices(match))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_al026_three_or_more_players_open_as_they_like(seats):
    match = table(seats, turn=0)
    assert {"take blue", "draw", "create C04"} <= set(choices(match))
    match.play("create C04").play("brew 10000")
    assert len(choices(match)) == 10


# Create a new potion


def test_al027_a_creation_takes_a_seal():
    assert refused(table(seals={0: 1}), "create C04") == ""
    assert {refused(table(seals={0: 0}), f"create {cauldron}") for cauldron in FULL} == {"AL-027"}


def test_al028_only_an_empty_cauldron():
    match = table(potions={"C04": (1, "10000", 1), "C05": (0, "01000", 2)})
    assert refused(match, "create C04") == refused(match, "create C05") == "AL-028"
    assert refused(match, "create C06") == ""


def test_al029_one_to_five_cubes_of_the_own_stock():
    match = table(stocks={0: (2, 2, 1, 9, 9)}).play("create C04")
    assert refused(match, "brew 00000") == "AL-029"
    assert refused(match, "brew 22200") == "AL-029"  # six, and one orange too many
    assert refused(match, "brew 00200") == "AL-029"  # not in the stock
    assert refused(match, "brew 22100") == refused(match, "brew 10000") == ""
    assert refused(table(stocks={0: (6, 6, 6, 0, 0)}).play("create C04"), "brew 22200") == "AL-029"


@pytest.mark.parametrize(("cauldron", "products"), PRODUCTS.items())
def test_al030_nothing_that_the_cauldron_produces(cauldron, products):
    match = table().play(f"create {cauldron}")
    for kind in range(5):
        single = "".join(str(int(kind == k)) for k in range(5))
        assert refused(match, f"brew {single}") == ("AL-030" if KINDS[kind] in products else "")


def test_al031_at_most_two_of_a_type():
    match = table(stocks={0: (6, 6, 6, 0, 0)}).play("create C04")
    assert refused(match, "brew 20000") == ""
    assert refused(match, "brew 30000") == refused(match, "brew 13100") == "AL-031"


def test_al032_no_recipe_twice_whoever_made_it():
    for maker in (0, 1):
        match = table(potions={"C03": (maker, "02000", 4)})
        for cauldron in ("C04", "C05", "C06"):
            assert refused(match.clone().play(f"create {cauldron}"), "brew 02000") == "AL-032"


def test_al032_a_creation_enters_the_compendium_for_everybody():
    match = create(table(), "C04", "11000", 3)
    for _ in range(3):
        assert refused(match.clone().play("create C07"), "brew 11000") == "AL-032"
        match.play("take blue")


def test_al033_other_numbers_are_another_recipe():
    match = create(table(), "C03", "02000", 4).play("create C05")
    assert {"brew 01000", "brew 02100", "brew 02010"} <= set(choices(match))
    assert "brew 02000" not in choices(match)
    assert refused(match, "brew 02000") == "AL-032"
    assert refused(match, "brew 01000") == refused(match, "brew 02100") == ""


def test_al034_a_cauldron_needs_a_new_recipe_from_the_stock():
    only_grey = {"stocks": {0: (1, 0, 0, 0, 0)}}
    match = table(**only_grey)
    assert [c for c in FULL if refused(match, f"create {c}") == "AL-034"] == ["C01", "C05", "C06", "C10"]
    match = table(**only_grey, potions={"C02": (1, "10000", 4)})
    assert {refused(match, f"create {c}") for c in FULL if c != "C02"} == {"AL-034"}
    assert {refused(table(stocks={0: (0,) * 5}), f"create {c}") for c in FULL} == {"AL-034"}


def test_al035_the_seal_goes_onto_the_cauldron_and_stays():
    match = create(table(), "C04", "10000", 5)
    assert match.state.seals[:3] == [4, 5, 5]
    match.play("copy C04").play("take blue")
    assert match.state.maker[3] == 0
    assert match.state.seals[:3] == [4, 5, 5]


def test_al036_the_cubes_go_from_the_stock_onto_the_cauldron_and_stay():
    match = create(table(), "C04", "21000", 5)
    assert match.state.stock[0] == [0, 1, 2, 3, 3]
    assert match.state.recipe[3] == [2, 1, 0, 0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_al036_al056_what_lies_on_a_cauldron_stays_until_the_end(seats):
    """Seal, cubes and tile: AL-035, AL-036, AL-038, AL-056."""
    seen = {}
    for match in walk(seats, 5):
        state = match.state
        for c in range(10):
            potion = state.maker[c], state.recipe[c], state.tile[c]
            if potion[0] >= 0:
                assert seen.setdefault(c, potion) == potion
    assert len(seen) > 3


@pytest.mark.parametrize(("cauldron", "recipe"), [("C04", "10000"), ("C04", "22100"), ("C09", "00102")])
def test_al037_any_available_tile_with_any_recipe(cauldron, recipe):
    match = table(potions={"C01": (1, "00010", 4)}).play(f"create {cauldron}").play(f"brew {recipe}")
    assert choices(match) == [f"tile {value}" for value in (1, 2, 3, 5, 6, 7, 8, 9, 10)]


def test_al038_a_tile_serves_once_and_stays():
    match = create(table(), "C04", "10000", 6)
    assert match.state.tiles == [1, 1, 1, 1, 1, 0, 1, 1, 1, 1]
    assert refused(match.clone().play("create C01").play("brew 00100"), "tile 6") == "AL-038"
    match.play("copy C04")
    assert match.state.tile == [0, 0, 0, 6, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("value", range(1, 11))
def test_al039_the_creator_scores_the_tile_at_once(value):
    match = create(table(score={0: 20, 1: 30}), "C04", "10000", value)
    assert match.state.score[:3] == [20 + value, 30, 0]


def test_al040_the_creator_receives_one_of_each_product():
    match = create(table(reserve=(4, 6, 2, 5, 3)), "C04", "10000", 1)
    assert match.state.reserve == [4, 6, 2, 4, 2]
    assert match.state.stock[0] == [1, 2, 2, 3, 3]
    assert rules_told(match).count("AL-040") == 2


def test_al041_a_missing_product_is_lost():
    match = create(table(reserve=(4, 6, 2, 0, 3)), "C04", "10000", 1)
    assert match.state.reserve == [4, 6, 2, 0, 2]
    assert match.state.stock[0] == [1, 2, 2, 2, 3]
    assert rules_told(match) == ["AL-045", "AL-039", "AL-041", "AL-040"]
    assert match.to_act() == [1]


def test_al042_empty_piles_do_not_forbid_a_creation():
    match = create(table(reserve=(4, 6, 2, 0, 0)), "C04", "10000", 8)
    assert match.state.score[0] == 8
    assert match.state.stock[0] == [1, 2, 2, 2, 2]


def test_al043_products_cannot_be_declined_and_come_after_the_payment():
    match = table(stocks={0: (1, 0, 0, 0, 0)}, reserve=(9, 9, 0, 1, 1))
    match.play("create C04")  # the only recipe, of the only cube
    match.play("tile 3")
    assert match.state.stock[0] == [0, 0, 0, 1, 1]
    assert match.state.reserve == [9, 9, 0, 0, 0]  # even though it brings the end
    assert match.to_act() == [1]


def test_al044_five_potions_a_player_and_ten_in_all():
    match = table(potions={c: (0, FULL[c], k + 1) for k, c in enumerate(list(FULL)[:5])})
    assert match.state.seals[0] == 0
    assert {refused(match, f"create {cauldron}") for cauldron in FULL} == {"AL-027"}
    match = table(potions=full_board((1, 2) * 5))
    assert {refused(match, f"create {cauldron}") for cauldron in FULL} == {"AL-028"}


def test_al045_cauldron_recipe_tile_then_score_and_products():
    match = table()
    assert refused(match, "brew 10000") == refused(match, "tile 3") == "AL-045"
    match.play("create C04")
    for action in ("tile 3", "create C05", "take blue", "draw", "tribute grey"):
        assert refused(match, action) == "AL-045"
    match.play("brew 10000")
    for action in ("brew 10000", "create C05", "copy C05", "pass"):
        assert refused(match, action) == "AL-045"
    assert match.state.stock[0] == [2, 2, 2, 2, 2]  # nothing is committed yet
    match.play("tile 3")
    assert rules_told(match) == ["AL-045", "AL-039", "AL-040", "AL-040"]


def test_al045_an_only_recipe_and_an_only_tile_are_chosen_by_themselves():
    match = table(stocks={0: (1, 0, 0, 5, 4)}, potions=full_board((1, 2) * 5, without=("C04",)))
    match.play("create C04")
    assert match.state.recipe[3] == [1, 0, 0, 0, 0]
    assert match.state.tile[3] == 4
    assert match.to_act() == [1]


# Copy an existing potion


def test_al046_only_a_potion_of_another_player():
    match = table(potions={"C04": (0, "10000", 1), "C05": (1, "01000", 2)})
    assert [c for c in FULL if refused(match, f"copy {c}") == "AL-046"] == [c for c in FULL if c != "C05"]
    assert refused(match, "copy C05") == ""


@pytest.mark.parametrize("stock", [(1, 2, 1, 9, 9), (2, 1, 1, 9, 9), (2, 2, 0, 9, 9)])
def test_al047_the_whole_recipe_type_by_type(stock):
    assert refused(table(potions=LAIR, stocks={0: stock}), "copy C04") == "AL-047"
    assert refused(table(potions=LAIR, stocks=ALL_THREE), "copy C04") == ""


def test_al048_a_copy_needs_no_seal_no_tile_and_no_empty_cauldron():
    match = table(3, 2, potions=full_board((0, 1) * 5), seals={2: 0})
    assert sum(match.state.tiles) == 0
    match.play("copy C04").play("tribute grey")
    assert match.state.score[2] == 4


def test_al049_the_cubes_leave_the_stock_in_sight_of_all():
    match = table(potions=LAIR).play("copy C04").play("tribute grey")
    assert match.state.stock[0] == [0, 0, 1, 3, 3]
    spectator = match.view()
    assert spectator.state.cubes[0] == 7
    assert spectator.news()[0].rule == "AL-049"
    assert spectator.news()[0].numbers[:3] == (0, 3, 1)


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_al050_the_copier_chooses_the_cube_that_the_creator_gets(kind):
    match = table(potions=LAIR).play("copy C04")
    assert choices(match) == ["tribute grey", "tribute blue", "tribute orange"]
    match.play(f"tribute {KINDS[kind]}")
    assert match.state.stock[1] == [2 + (k == kind) for k in range(5)]
    assert match.state.cubes[1] == 11


def test_al051_the_tribute_is_one_of_the_cubes_used():
    match = table(potions=LAIR, stocks={0: (2, 2, 1, 5, 5)}).play("copy C04")
    assert refused(match, "tribute yellow") == refused(match, "tribute green") == "AL-051"
    match.play("tribute grey")
    assert match.state.stock[0] == [0, 0, 0, 6, 6]  # no cube more than the recipe was paid


def test_al052_the_other_cubes_leave_the_game():
    match = table(potions=LAIR, reserve=(5, 5, 5, 5, 5)).play("copy C04").play("tribute grey")
    assert match.state.out == [1, 2, 1, 0, 0]
    assert match.state.reserve == [5, 5, 5, 4, 4]


def test_al053_a_single_cube_goes_to_the_creator_and_none_leaves():
    match = table(potions={"C01": (1, "00100", 6)}).play("copy C01")
    assert match.to_act() == [1]  # there was nothing to choose
    assert match.state.stock[1] == [2, 2, 3, 2, 2]
    assert match.state.out == [0] * 5
    match = table(potions={"C03": (1, "02000", 6)}).play("copy C03")
    assert match.state.out == [0, 1, 0, 0, 0]


def test_al054_the_copier_scores_and_the_creator_does_not():
    match = table(potions=LAIR, score={0: 11, 1: 9}).play("copy C04").play("tribute grey")
    assert match.state.score[:3] == [20, 9, 0]


@pytest.mark.parametrize(
    ("reserve", "left", "stock"),
    [
        ((4, 6, 2, 5, 3), [4, 6, 2, 4, 2], [0, 0, 1, 3, 3]),
        ((4, 6, 2, 0, 3), [4, 6, 2, 0, 2], [0, 0, 1, 2, 3]),
        ((4, 6, 2, 5, 0), [4, 6, 2, 4, 0], [0, 0, 1, 3, 2]),
    ],
)
def test_al055_the_copier_receives_the_products_as_available(reserve, left, stock):
    match = table(potions=LAIR, reserve=reserve).play("copy C04").play("tribute grey")
    assert match.state.reserve == left
    assert match.state.stock[0] == stock


def test_al056_a_copy_leaves_the_potion_as_it_is():
    match = table(potions=LAIR)
    before = match.state
    after = match.play("copy C04").play("tribute grey").state
    for name in ("maker", "recipe", "tile", "tiles", "known", "seals"):
        assert getattr(after, name) == getattr(before, name), name


def test_al057_a_potion_may_be_copied_again_and_again():
    match = table(2, potions=LAIR, stocks={0: (6, 6, 3, 0, 0)})
    for times in (1, 2, 3):
        match.play("copy C04").play("tribute grey")
        assert match.state.score[0] == 9 * times
        match.play("take orange")
    match = table(3, potions={"C01": (1, "00100", 6)}).play("copy C01").play("take grey").play("copy C01")
    assert match.state.score[:3] == [6, 0, 6]


def test_al058_empty_piles_do_not_forbid_a_copy():
    match = table(potions=LAIR, reserve=(4, 6, 2, 0, 0)).play("copy C04").play("tribute grey")
    assert match.state.score[0] == 9
    assert match.state.stock[0] == [0, 0, 1, 2, 2]
    assert rules_told(match).count("AL-041") == 2


def test_al059_potion_and_tribute_then_score_and_products():
    match = table(potions=LAIR)
    assert refused(match, "tribute grey") == "AL-059"
    match.play("copy C04")
    for action in ("take blue", "draw", "create C05", "copy C04", "brew 10000", "tile 3", "pass"):
        assert refused(match, action) == "AL-059"
    assert match.state.stock[0] == [2, 2, 2, 2, 2]  # nothing is committed yet
    match.play("tribute blue")
    assert rules_told(match) == ["AL-049", "AL-050", "AL-054", "AL-055", "AL-055"]


# Take ingredients


@pytest.mark.parametrize("kind", range(5))
def test_al060_one_cube_of_a_chosen_type(kind):
    match = table().play(f"take {KINDS[kind]}")
    assert match.state.stock[0] == [2 + (k == kind) for k in range(5)]
    assert match.state.reserve == [12 - (k == kind) for k in range(5)]
    assert match.state.bag_size == 5
    assert match.to_act() == [1]


def test_al060_or_two_from_the_bag():
    match = table().play("draw")
    assert (match.state.cubes[0], match.state.bag_size) == (12, 3)
    assert match.state.reserve == [12] * 5
    assert match.to_act() == [1]


def test_al061_only_from_a_pile_that_is_not_empty():
    match = table(reserve=(0, 2, 0, 1, 5))
    assert [kind for kind in KINDS if refused(match, f"take {kind}") == "AL-061"] == ["grey", "orange"]
    assert {"take blue", "take yellow", "take green"} <= set(choices(match))


@pytest.mark.parametrize(("bag", "drawn"), [((0, 0, 1, 0, 0), 1), ((0, 0, 2, 0, 0), 2), ((0, 0, 3, 0, 0), 2)])
def test_al062_two_cubes_or_the_last_one(bag, drawn):
    match = table(bag=bag).play("draw")
    assert match.state.stock[0] == [2, 2, 2 + drawn, 2, 2]
    assert match.state.bag_size == sum(match.state.bag) == sum(bag) - drawn


def test_al062_each_cube_of_the_bag_is_equally_likely():
    kinds = [0] * 5
    match = table(bag=(6, 0, 3, 0, 1))
    for seed in range(600):
        match.seed = seed
        after = match.clone().play("draw").state
        kinds = [n + new - 2 for n, new in zip(kinds, after.stock[0], strict=True)]
    assert kinds[1] == kinds[3] == 0
    assert kinds[0] == pytest.approx(720, abs=60)
    assert kinds[2] == pytest.approx(360, abs=60)
    assert kinds[4] == pytest.approx(120, abs=40)


def test_al063_nothing_is_drawn_from_an_empty_bag():
    match = table(bag=(0,) * 5)
    assert refused(match, "draw") == "AL-063"
    assert {f"take {kind}" for kind in KINDS} <= set(choices(match))


def test_al064_with_an_empty_reserve_only_the_bag_is_left():
    match = table(reserve=(0,) * 5, bag=(0, 0, 3, 0, 0), stocks={0: (0,) * 5})
    assert choices(match) == ["draw"]
    match.play("draw")
    assert match.state.stock[0] == [0, 0, 2, 0, 0]


def test_al065_all_see_what_is_taken_and_the_drawer_alone_what_is_drawn():
    match = table().play("take blue")
    for seat in (-1, 0, 1, 2):
        assert [(news.rule, news.numbers[:2]) for news in match.view(seat).news()] == [("AL-060", (0, 1))]
    match = table(bag=(0, 0, 0, 2, 0)).play("draw")
    assert [news.rule for news in match.view(0).news()] == ["AL-062", "AL-065", "AL-065"]
    assert [news.numbers[0] for news in match.view(0).news()[1:]] == [3, 3]
    for seat in (-1, 1, 2):
        assert [news.rule for news in match.view(seat).news()] == ["AL-062"]


def test_al065_other_seats_see_the_same_whatever_was_drawn():
    matches = [table(bag=bag).play("draw") for bag in ((0, 0, 0, 2, 2), (1, 1, 2, 0, 0))]
    for seat in (-1, 1, 2):
        assert matches[0].view(seat).memory == matches[1].view(seat).memory
    assert matches[0].view(0).memory != matches[1].view(0).memory


@pytest.mark.parametrize("seats", SEATS)
def test_al066_neither_bag_nor_reserve_ever_receives_a_cube(seats):
    piles = [match.state.bag + match.state.reserve for match in walk(seats, 6)]
    assert all(b <= a for before, after in pairwise(piles) for a, b in zip(before, after, strict=True))


# Stocks


def test_al067_a_stock_has_no_limit():
    match = table(stocks={0: (18, 18, 18, 18, 18)}, bag=(0, 0, 0, 2, 0))
    assert match.clone().play("take grey").state.cubes[0] == 91
    assert match.play("draw").state.stock[0] == [18, 18, 18, 20, 18]


def test_al068_others_see_how_many_cubes_but_not_which():
    one = table(stocks={1: (5, 0, 0, 0, 2)}, bag=(0, 3, 0, 0, 2))
    other = table(stocks={1: (0, 3, 2, 2, 0)}, bag=(5, 0, 0, 0, 0))
    for seat in (-1, 0, 2):
        assert one.view(seat).memory == other.view(seat).memory
        assert one.view(seat).state.cubes[1] == 7
        assert one.view(seat).state.stock[1] == [0] * 5
    assert one.view(1).memory != other.view(1).memory
    assert one.view(1).state.stock[1] == [5, 0, 0, 0, 2]


def test_al068_choices_not_committed_yet_are_not_seen():
    match = table(potions=LAIR)
    before = {seat: unsaid(match.view(seat)) for seat in (-1, 1, 2)}
    for actions in (["create C05"], ["create C05", "brew 01100"], ["copy C04"]):
        chosen = match.clone()
        for action in actions:
            chosen.play(action)
        assert chosen.open
        assert {seat: unsaid(chosen.view(seat)) for seat in (-1, 1, 2)} == before


def unsaid(view):
    """A view without the news of the last action."""
    return {name: value for name, value in vars(view.state).items() if not name.startswith("news")}


def test_al068_what_others_can_be_sure_of_is_what_they_saw():
    match = table(potions={"C04": (1, "22000", 9)}, stocks={0: (2, 2, 0, 0, 0)})
    match.play("copy C04").play("tribute blue").play("take green")
    assert match.state.floor[0] == [0, 0, 0, 1, 1]  # the products
    assert match.state.floor[1] == [0, 1, 0, 0, 1]  # the tribute and the cube taken
    match.play("draw")
    assert match.state.floor[2] == [0] * 5
    view = match.view(2)
    for luck in range(20):
        world = view.imagined(luck).state
        assert world.stock[0] == [0, 0, 0, 1, 1]
        assert all(a >= b for a, b in zip(world.stock[1], match.state.floor[1], strict=True))
        assert [sum(stock) for stock in world.stock] == match.state.cubes


def test_al068_what_is_paid_is_no_longer_there_for_sure():
    match = table(stocks={0: (0,) * 5}).play("take grey").play("draw").play("draw")
    assert match.state.floor[0] == [1, 0, 0, 0, 0]
    create(match.play("take blue").play("take blue").play("take blue"), "C04", "11000", 3)
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
        match = create(table(score={0: score}), "C04", "10000", 9)
        assert ("AL-071" in rules_told(match)) == ((score + 9) // 50 > score // 50)
    assert match.box.components.numbers.lap == 50


@pytest.mark.parametrize(("score", "token"), [(40, False), (41, True), (49, True), (50, False), (90, False)])
def test_al071_a_token_when_the_score_first_reaches_50(score, token):
    match = create(table(score={0: score}), "C04", "10000", 9)
    assert ("AL-071" in rules_told(match)) == token


@pytest.mark.parametrize(("score", "turned"), [(90, False), (91, True), (99, True), (100, False), (41, False), (141, False)])
def test_al072_the_token_is_turned_when_the_score_reaches_100(score, turned):
    match = create(table(score={0: score}), "C04", "10000", 9)
    assert ("AL-072" in rules_told(match)) == turned


@pytest.mark.parametrize(("score", "after"), [(145, 154), (199, 208), (991, 1000)])
def test_al073_the_score_goes_on_counting(score, after):
    match = create(table(score={0: score}), "C04", "10000", 9)
    assert match.state.score[0] == after
    assert not {"AL-071", "AL-072"} & set(rules_told(match))


# End of the game


def test_al075_a_type_is_exhausted_when_the_reserve_has_none():
    match = table(reserve=(1, 5, 5, 5, 5), bag=(3, 0, 0, 0, 0), potions={"C04": (1, "20000", 1)}).play("take grey")
    assert [news.numbers[:2] for news in match.news() if news.rule == "AL-075"] == [(0, 1)]
    match.play("take blue")
    assert "AL-075" not in rules_told(match)


@pytest.mark.parametrize(("reserve", "over"), [((0, 0, 4, 4, 4), False), ((0, 0, 0, 4, 4), True), ((0, 0, 0, 0, 4), True)])
def test_al076_three_exhausted_types_end_the_match_at_the_end_of_a_round(reserve, over):
    match = table(3, 2, reserve=reserve).play("draw")
    assert match.over == over
    assert ("AL-076" in rules_told(match)) == over
    if not over:
        assert match.to_act() == [0]


def test_al077_the_round_is_played_to_its_end():
    match = table(4, 0, reserve=(0, 0, 1, 5, 7)).play("take orange")
    assert rules_told(match) == ["AL-060", "AL-075", "AL-077"]
    for seat in (1, 2, 3):
        assert match.to_act() == [seat]
        match.play("take green")
    assert match.over


@pytest.mark.parametrize("seats", SEATS)
def test_al078_all_have_had_the_same_number_of_turns(seats):
    for seed in range(6):
        *_, match = walk(seats, seed)
        assert match.state.turn % seats == 0


def test_al079_nothing_else_ends_the_match():
    full = full_board((0, 1) * 5)
    match = table(2, 1, potions=full, bag=(0,) * 5, stocks={0: (0,) * 5, 1: (0,) * 5}, reserve=(0, 0, 1, 5, 7))
    assert match.state.seals[:2] == [0, 0]
    match.play("take green")
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
        match = table(stocks={0: (6,) * 5}).play(f"create {cauldron}")
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
    match = table(potions=LAIR, stocks={0: (0,) * 5}, seals={0: 0}, reserve={"grey": 0})
    before = match.memory
    for action in ("create C04", "copy C04", "take grey", "pass", "brew 10000", "tribute grey"):
        with pytest.raises(athanor.Refused):
            match.play(action)
        assert match.memory == before
