"""Create, copy, take (AL-027 to AL-066). Vectors count grey, blue, orange, yellow, green."""

from itertools import pairwise

import pytest

from athanor.games.alchemist.tests.tables import (
    ALL_THREE,
    FULL,
    KINDS,
    LAIR,
    PRODUCTS,
    SEATS,
    choices,
    create,
    full_board,
    play,
    position,
    refused,
    rules_told,
    walk,
)

# Create a new potion


def test_al027_a_creation_takes_a_seal():
    assert refused(position(seals={0: 1}), "create C04") == ""
    assert {refused(position(seals={0: 0}), f"create {cauldron}") for cauldron in FULL} == {"AL-027"}


def test_al028_only_an_empty_cauldron():
    match = position(potions={"C04": (1, "10000", 1), "C05": (0, "01000", 2)})
    assert refused(match, "create C04") == refused(match, "create C05") == "AL-028"
    assert refused(match, "create C06") == ""


def test_al029_one_to_five_cubes_of_the_own_stock():
    match = play(position(stocks={0: (2, 2, 1, 9, 9)}), "create C04")
    assert refused(match, "brew 00000") == "AL-029"
    assert refused(match, "brew 22200") == "AL-029"  # six, and one orange too many
    assert refused(match, "brew 00200") == "AL-029"  # not in the stock
    assert refused(match, "brew 22100") == refused(match, "brew 10000") == ""
    assert refused(play(position(stocks={0: (6, 6, 6, 0, 0)}), "create C04"), "brew 22200") == "AL-029"


@pytest.mark.parametrize(("cauldron", "products"), PRODUCTS.items())
def test_al030_nothing_that_the_cauldron_produces(cauldron, products):
    match = play(position(), f"create {cauldron}")
    for kind in range(5):
        single = "".join(str(int(kind == k)) for k in range(5))
        assert refused(match, f"brew {single}") == ("AL-030" if KINDS[kind] in products else "")


def test_al031_at_most_two_of_a_type():
    match = play(position(stocks={0: (6, 6, 6, 0, 0)}), "create C04")
    assert refused(match, "brew 20000") == ""
    assert refused(match, "brew 30000") == refused(match, "brew 13100") == "AL-031"


def test_al032_no_recipe_twice_whoever_made_it():
    for maker in (0, 1):
        match = position(potions={"C03": (maker, "02000", 4)})
        for cauldron in ("C04", "C05", "C06"):
            assert refused(play(match.clone(), f"create {cauldron}"), "brew 02000") == "AL-032"


def test_al032_a_creation_enters_the_compendium_for_everybody():
    match = create(position(), "C04", "11000", 3)
    for _ in range(3):
        assert refused(play(match.clone(), "create C07"), "brew 11000") == "AL-032"
        play(match, "take blue")


def test_al033_other_numbers_are_another_recipe():
    match = play(create(position(), "C03", "02000", 4), "create C05")
    assert {"brew 01000", "brew 02100", "brew 02010"} <= set(choices(match))
    assert "brew 02000" not in choices(match)
    assert refused(match, "brew 02000") == "AL-032"
    assert refused(match, "brew 01000") == refused(match, "brew 02100") == ""


def test_al034_a_cauldron_needs_a_new_recipe_from_the_stock():
    only_grey = {"stocks": {0: (1, 0, 0, 0, 0)}}
    match = position(**only_grey)
    assert [c for c in FULL if refused(match, f"create {c}") == "AL-034"] == ["C01", "C05", "C06", "C10"]
    match = position(**only_grey, potions={"C02": (1, "10000", 4)})
    assert {refused(match, f"create {c}") for c in FULL if c != "C02"} == {"AL-034"}
    assert {refused(position(stocks={0: (0,) * 5}), f"create {c}") for c in FULL} == {"AL-034"}


def test_al035_the_seal_goes_onto_the_cauldron_and_stays():
    match = create(position(), "C04", "10000", 5)
    assert match.state.seals[:3] == [4, 5, 5]
    play(match, "copy C04", "take blue")
    assert match.state.maker[3] == 0
    assert match.state.seals[:3] == [4, 5, 5]


def test_al036_the_cubes_go_from_the_stock_onto_the_cauldron_and_stay():
    match = create(position(), "C04", "21000", 5)
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
    match = play(position(potions={"C01": (1, "00010", 4)}), f"create {cauldron}", f"brew {recipe}")
    assert choices(match) == [f"tile {value}" for value in (1, 2, 3, 5, 6, 7, 8, 9, 10)]


def test_al038_a_tile_serves_once_and_stays():
    match = create(position(), "C04", "10000", 6)
    assert match.state.tiles == [1, 1, 1, 1, 1, 0, 1, 1, 1, 1]
    assert refused(play(match.clone(), "create C01", "brew 00100"), "tile 6") == "AL-038"
    play(match, "copy C04")
    assert match.state.tile == [0, 0, 0, 6, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("value", range(1, 11))
def test_al039_the_creator_scores_the_tile_at_once(value):
    match = create(position(score={0: 20, 1: 30}), "C04", "10000", value)
    assert match.state.score[:3] == [20 + value, 30, 0]


def test_al040_the_creator_receives_one_of_each_product():
    match = create(position(reserve=(4, 6, 2, 5, 3)), "C04", "10000", 1)
    assert match.state.reserve == [4, 6, 2, 4, 2]
    assert match.state.stock[0] == [1, 2, 2, 3, 3]
    assert rules_told(match).count("AL-040") == 2


def test_al041_a_missing_product_is_lost():
    match = create(position(reserve=(4, 6, 2, 0, 3)), "C04", "10000", 1)
    assert match.state.reserve == [4, 6, 2, 0, 2]
    assert match.state.stock[0] == [1, 2, 2, 2, 3]
    assert rules_told(match) == ["AL-045", "AL-039", "AL-041", "AL-040"]
    assert match.to_act() == [1]


def test_al042_empty_piles_do_not_forbid_a_creation():
    match = create(position(reserve=(4, 6, 2, 0, 0)), "C04", "10000", 8)
    assert match.state.score[0] == 8
    assert match.state.stock[0] == [1, 2, 2, 2, 2]


def test_al043_products_cannot_be_declined_and_come_after_the_payment():
    match = position(stocks={0: (1, 0, 0, 0, 0)}, reserve=(9, 9, 0, 1, 1))
    play(match, "create C04")  # the only recipe, of the only cube
    play(match, "tile 3")
    assert match.state.stock[0] == [0, 0, 0, 1, 1]
    assert match.state.reserve == [9, 9, 0, 0, 0]  # even though it brings the end
    assert match.to_act() == [1]


def test_al044_five_potions_a_player_and_ten_in_all():
    match = position(potions={c: (0, FULL[c], k + 1) for k, c in enumerate(list(FULL)[:5])})
    assert match.state.seals[0] == 0
    assert {refused(match, f"create {cauldron}") for cauldron in FULL} == {"AL-027"}
    match = position(potions=full_board((1, 2) * 5))
    assert {refused(match, f"create {cauldron}") for cauldron in FULL} == {"AL-028"}


def test_al045_cauldron_recipe_tile_then_score_and_products():
    match = position()
    assert refused(match, "brew 10000") == refused(match, "brew 00000") == refused(match, "tile 3") == "AL-045"
    play(match, "create C04")
    for action in ("tile 3", "create C05", "take blue", "draw", "tribute grey"):
        assert refused(match, action) == "AL-045"
    play(match, "brew 10000")
    for action in ("brew 10000", "create C05", "copy C05", "pass"):
        assert refused(match, action) == "AL-045"
    assert match.state.stock[0] == [2, 2, 2, 2, 2]  # nothing is committed yet
    play(match, "tile 3")
    assert rules_told(match) == ["AL-045", "AL-039", "AL-040", "AL-040"]


def test_al045_an_only_recipe_and_an_only_tile_are_chosen_by_themselves():
    match = position(stocks={0: (1, 0, 0, 5, 4)}, potions=full_board((1, 2) * 5, without=("C04",)))
    play(match, "create C04")
    assert match.state.recipe[3] == [1, 0, 0, 0, 0]
    assert match.state.tile[3] == 4
    assert match.to_act() == [1]


# Copy an existing potion


def test_al046_only_a_potion_of_another_player():
    match = position(potions={"C04": (0, "10000", 1), "C05": (1, "01000", 2)})
    assert [c for c in FULL if refused(match, f"copy {c}") == "AL-046"] == [c for c in FULL if c != "C05"]
    assert refused(match, "copy C05") == ""


@pytest.mark.parametrize("stock", [(1, 2, 1, 9, 9), (2, 1, 1, 9, 9), (2, 2, 0, 9, 9)])
def test_al047_the_whole_recipe_type_by_type(stock):
    assert refused(position(potions=LAIR, stocks={0: stock}), "copy C04") == "AL-047"
    assert refused(position(potions=LAIR, stocks=ALL_THREE), "copy C04") == ""


def test_al048_a_copy_needs_no_seal_no_tile_and_no_empty_cauldron():
    match = position(3, 2, potions=full_board((0, 1) * 5), seals={2: 0})
    assert sum(match.state.tiles) == 0
    play(match, "copy C04", "tribute grey")
    assert match.state.score[2] == 4


def test_al049_the_cubes_leave_the_stock_in_sight_of_all():
    match = play(position(potions=LAIR), "copy C04", "tribute grey")
    assert match.state.stock[0] == [0, 0, 1, 3, 3]
    spectator = match.view()
    assert spectator.state.cubes[0] == 7
    assert spectator.news()[0].rule == "AL-049"
    assert spectator.news()[0].numbers[:3] == (0, 3, 1)


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_al050_the_copier_chooses_the_cube_that_the_creator_gets(kind):
    match = play(position(potions=LAIR), "copy C04")
    assert choices(match) == ["tribute grey", "tribute blue", "tribute orange"]
    play(match, f"tribute {KINDS[kind]}")
    assert match.state.stock[1] == [2 + (k == kind) for k in range(5)]
    assert match.state.cubes[1] == 11


def test_al051_the_tribute_is_one_of_the_cubes_used():
    match = play(position(potions=LAIR, stocks={0: (2, 2, 1, 5, 5)}), "copy C04")
    assert refused(match, "tribute yellow") == refused(match, "tribute green") == "AL-051"
    play(match, "tribute grey")
    assert match.state.stock[0] == [0, 0, 0, 6, 6]  # no cube more than the recipe was paid


def test_al052_the_other_cubes_leave_the_game():
    match = play(position(potions=LAIR, reserve=(5, 5, 5, 5, 5)), "copy C04", "tribute grey")
    assert match.state.out == [1, 2, 1, 0, 0]
    assert match.state.reserve == [5, 5, 5, 4, 4]


def test_al053_a_single_cube_goes_to_the_creator_and_none_leaves():
    match = play(position(potions={"C01": (1, "00100", 6)}), "copy C01")
    assert match.to_act() == [1]  # there was nothing to choose
    assert match.state.stock[1] == [2, 2, 3, 2, 2]
    assert match.state.out == [0] * 5
    match = play(position(potions={"C03": (1, "02000", 6)}), "copy C03")
    assert match.state.out == [0, 1, 0, 0, 0]


def test_al054_the_copier_scores_and_the_creator_does_not():
    match = play(position(potions=LAIR, score={0: 11, 1: 9}), "copy C04", "tribute grey")
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
    match = play(position(potions=LAIR, reserve=reserve), "copy C04", "tribute grey")
    assert match.state.reserve == left
    assert match.state.stock[0] == stock


def test_al056_a_copy_leaves_the_potion_as_it_is():
    match = position(potions=LAIR)
    before = match.state
    after = play(match, "copy C04", "tribute grey").state
    for name in ("maker", "recipe", "tile", "tiles", "known", "seals"):
        assert getattr(after, name) == getattr(before, name), name


def test_al057_a_potion_may_be_copied_again_and_again():
    match = position(2, potions=LAIR, stocks={0: (6, 6, 3, 0, 0)})
    for times in (1, 2, 3):
        play(match, "copy C04", "tribute grey")
        assert match.state.score[0] == 9 * times
        play(match, "take orange")
    match = play(position(3, potions={"C01": (1, "00100", 6)}), "copy C01", "take grey", "copy C01")
    assert match.state.score[:3] == [6, 0, 6]


def test_al058_empty_piles_do_not_forbid_a_copy():
    match = play(position(potions=LAIR, reserve=(4, 6, 2, 0, 0)), "copy C04", "tribute grey")
    assert match.state.score[0] == 9
    assert match.state.stock[0] == [0, 0, 1, 2, 2]
    assert rules_told(match).count("AL-041") == 2


def test_al059_potion_and_tribute_then_score_and_products():
    match = position(potions=LAIR)
    assert refused(match, "tribute grey") == "AL-059"
    play(match, "copy C04")
    for action in ("take blue", "draw", "create C05", "copy C04", "brew 10000", "tile 3", "pass"):
        assert refused(match, action) == "AL-059"
    assert match.state.stock[0] == [2, 2, 2, 2, 2]  # nothing is committed yet
    play(match, "tribute blue")
    assert rules_told(match) == ["AL-049", "AL-050", "AL-054", "AL-055", "AL-055"]


# Take ingredients


@pytest.mark.parametrize("kind", range(5))
def test_al060_one_cube_of_a_chosen_type(kind):
    match = play(position(), f"take {KINDS[kind]}")
    assert match.state.stock[0] == [2 + (k == kind) for k in range(5)]
    assert match.state.reserve == [12 - (k == kind) for k in range(5)]
    assert match.state.bag_size == 5
    assert match.to_act() == [1]


def test_al060_or_two_from_the_bag():
    match = play(position(), "draw")
    assert (match.state.cubes[0], match.state.bag_size) == (12, 3)
    assert match.state.reserve == [12] * 5
    assert match.to_act() == [1]


def test_al061_only_from_a_pile_that_is_not_empty():
    match = position(reserve=(0, 2, 0, 1, 5))
    assert [kind for kind in KINDS if refused(match, f"take {kind}") == "AL-061"] == ["grey", "orange"]
    assert {"take blue", "take yellow", "take green"} <= set(choices(match))


@pytest.mark.parametrize(("bag", "drawn"), [((0, 0, 1, 0, 0), 1), ((0, 0, 2, 0, 0), 2), ((0, 0, 3, 0, 0), 2)])
def test_al062_two_cubes_or_the_last_one(bag, drawn):
    match = play(position(bag=bag), "draw")
    assert match.state.stock[0] == [2, 2, 2 + drawn, 2, 2]
    assert match.state.bag_size == sum(match.state.bag) == sum(bag) - drawn


def test_al062_each_cube_of_the_bag_is_equally_likely():
    kinds = [0] * 5
    match = position(bag=(6, 0, 3, 0, 1))
    for seed in range(600):
        match.seed = seed
        after = play(match.clone(), "draw").state
        kinds = [n + new - 2 for n, new in zip(kinds, after.stock[0], strict=True)]
    assert kinds[1] == kinds[3] == 0
    assert kinds[0] == pytest.approx(720, abs=60)
    assert kinds[2] == pytest.approx(360, abs=60)
    assert kinds[4] == pytest.approx(120, abs=40)


def test_al063_nothing_is_drawn_from_an_empty_bag():
    match = position(bag=(0,) * 5)
    assert refused(match, "draw") == "AL-063"
    assert {f"take {kind}" for kind in KINDS} <= set(choices(match))


def test_al064_with_an_empty_reserve_only_the_bag_is_left():
    match = position(reserve=(0,) * 5, bag=(0, 0, 3, 0, 0), stocks={0: (0,) * 5})
    assert choices(match) == ["draw"]
    play(match, "draw")
    assert match.state.stock[0] == [0, 0, 2, 0, 0]


def test_al065_all_see_what_is_taken_and_the_drawer_alone_what_is_drawn():
    match = play(position(), "take blue")
    for seat in (-1, 0, 1, 2):
        assert [(news.rule, news.numbers[:2]) for news in match.view(seat).news()] == [("AL-060", (0, 1))]
    match = play(position(bag=(0, 0, 0, 2, 0)), "draw")
    assert [news.rule for news in match.view(0).news()] == ["AL-062", "AL-065", "AL-065"]
    assert [news.numbers[0] for news in match.view(0).news()[1:]] == [3, 3]
    for seat in (-1, 1, 2):
        assert [news.rule for news in match.view(seat).news()] == ["AL-062"]


def test_al065_other_seats_see_the_same_whatever_was_drawn():
    matches = [play(position(bag=bag), "draw") for bag in ((0, 0, 0, 2, 2), (1, 1, 2, 0, 0))]
    for seat in (-1, 1, 2):
        assert matches[0].view(seat).memory == matches[1].view(seat).memory
    assert matches[0].view(0).memory != matches[1].view(0).memory


@pytest.mark.parametrize("seats", SEATS)
def test_al066_neither_bag_nor_reserve_ever_receives_a_cube(seats):
    piles = [match.state.bag + match.state.reserve for match in walk(seats, 6)]
    assert all(b <= a for before, after in pairwise(piles) for a, b in zip(before, after, strict=True))
