"""The box of Ars Mysteriorum: its sums, and the sentence that a broken one gets."""

import pytest

from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.tests.tables import asked, go_on, live
from athanor.kernel.box import read_box, standard_box
from athanor.kernel.errors import BadBox
from athanor.kernel.game import find
from athanor.kernel.match import start

GAME = find("ars_mysteriorum")
WORTH = (8, 6, 5, 4, 3)


def components():
    return standard_box(GAME).components


def test_recipes_add_up():
    recipes = components().recipes
    assert [sum(one.cost[element] for one in recipes) for element in range(5)] == [49, 63, 77, 91, 105]
    assert sum(one.bonus for one in recipes) == 165
    assert len({tuple(one.cost) for one in recipes}) == 48
    assert [sum(one.tent == e.id for one in recipes) for e in components().elements] == [8, 9, 9, 11, 11]


def test_a_bonus_follows_from_the_cost():
    for one in components().recipes:
        value = sum(count * worth for count, worth in zip(one.cost, WORTH, strict=True))
        assert one.bonus == -(-(value - 20) // 6), one.id


def test_forty_mystery_cards_of_seventeen_kinds():
    assert [one.copies for one in components().mysteries] == [2, 2, 2, 2, 2, 3, 3, 3, 3, 2, 3, 2, 2, 1, 2, 2, 4]


def test_bins_and_tokens():
    assert [sum(one.bins) for one in components().elements] == [9, 12, 15, 18, 21]
    assert [one.tokens for one in components().elements] == [14, 18, 22, 26, 30]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("scale = [0, 1, 3, 6, 10]", "scale = [0, 5, 6, 6, 7]", "the scale of glorim must grow by at least as much"),
        ("bins = [5, 4, 3, 2, 1]", "bins = [1, 2, 3, 4, 5]", "the bins of blue must be listed from the largest"),
        ("order = 5", "order = 4", "numbered 1 to 5"),
        ('item = "gold"', 'item = "silver"', "gold has 2 recipes and a scale for 3"),
        ('id = "counterspell"', 'id = "spell"', "the last mystery must be counterspell"),
        ("seats = 3", "seats = 4", "one row for 3, 4 and 5 seats"),
        ("tokens = 14", "tokens = 11", "4 seats cannot be dealt"),
        ("horn = 2", "horn = 0", "numbers.horn"),
    ],
)
def test_a_broken_box_is_refused_with_a_reason(tmp_path, old, new, reason):
    text = (GAME.folder / "box.toml").read_text(encoding="utf-8")
    if old == "tokens = 14":
        text = text.replace("removed = [1, 2, 3, 4, 5]", "removed = [4, 2, 3, 4, 5]")
    path = tmp_path / "box.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadBox, match=reason):
        read_box(GAME, path)


@pytest.mark.parametrize(("window", "stage"), [("trade_before_moves", p.TRADES_7), ("trade_after_salaries", p.TRADES_1)])
def test_am100_a_window_of_trade_may_be_closed(window, stage, tmp_path):
    path = tmp_path / "box.toml"
    source = (GAME.folder / "box.toml").read_text(encoding="utf-8")
    path.write_text(source.replace(f"{window} = 1", f"{window} = 0"), encoding="utf-8")
    asks = []
    for box in (None, read_box(GAME, path)):
        match = start(GAME.slug, 3, 1, {}, box, compiled=False)
        while live(match).stage == p.FIRSTS:
            match.play("done")
        asks.append(asked(go_on(match, stage)))
    assert asks[0] == "trade"
    assert asks[1] != "trade"
