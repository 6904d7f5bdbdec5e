"""The box holds what the specification lists, and says what is wrong with one that does not."""

import json
import tomllib
from collections import Counter

import pytest

from athanor.kernel.box import read_box, standard_box
from athanor.kernel.errors import BadBox
from athanor.kernel.game import find

GAME = find("materia_prima")
BOX = standard_box(GAME).components
PATH = GAME.folder / "box.toml"


def test_mp016_there_are_180_markers():
    assert [one.markers for one in BOX.elements] == [20] * 5 + [12] * 4 + [8] * 3 + [8]
    assert sum(one.markers for one in BOX.elements) == 180


def test_every_deck_has_eight_cards_of_each_level():
    for deck in (BOX.homunculi, BOX.equipment, BOX.stones):
        assert Counter(card.level for card in deck) == {1: 8, 2: 8, 3: 8}
    assert [card.id for card in BOX.cards] == [f"{letter}{k:02}" for letter in "HQP" for k in range(1, 25)]


@pytest.mark.parametrize(("level", "budget"), [(1, 7), (2, 11), (3, 16)])
def test_homunculi_keep_their_budget(level, budget):
    for card in BOX.homunculi:
        attack, defence, capacity, acts = card.values
        if card.level == level:
            assert attack + defence + capacity + 2 * acts == budget, card.id


def test_three_hexes_of_each_element_and_31_free():
    shown = Counter(one for tile in BOX.tiles for one in tile.hexes)
    assert shown["free"] == 31
    assert [shown[one.id] for one in BOX.elements[:5]] == [3] * 5


def test_five_incomes_and_seven_wild_extensions():
    assert sum(bool(one.income) for one in BOX.extensions) == 5
    assert len(BOX.extensions) == 12
    assert all(sum(one.price.values()) <= 3 for one in BOX.extensions)


def test_every_component_has_two_names_and_most_their_origin():
    raw = tomllib.loads(PATH.read_text(encoding="utf-8"))
    rows = [row for table in raw.values() if isinstance(table, list) for row in table if "id" in row]
    assert all(row["name"]["fr"] and row["name"]["en"] and row["origin"] for row in rows)
    assert "'" not in json.dumps([row["name"] for row in rows], ensure_ascii=False)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('hexes = ["hammerbreach", "iron"', 'hexes = ["hammerbreach", "silver"', "shows 'silver'"),
        ('keyword = "MINE2"', 'keyword = "MINE3"', "no keyword 'MINE3'"),
        ("dice = [0, 0, 1, 1, 2, 2]", "dice = [0, 1, 2]", "numbers.dice"),
        ('sells = ["stone", "equipment"]', 'sells = ["stone", "bread"]', "sells a deck"),
        ('tile = "T7"', 'tile = "T1"', "each tile once"),
    ],
)
def test_a_wrong_box_is_refused_in_one_sentence(tmp_path, old, new, said):
    text = PATH.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "box.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadBox, match=said):
        read_box(GAME, path)
