"""The box: what came with the game, and what a wrong one is told."""

import pytest

from athanor.kernel.box import read_box, standard_box
from athanor.kernel.errors import BadBox
from athanor.kernel.game import find

GAME = find("ars_alchimia")
TOML = (GAME.folder / "box.toml").read_text(encoding="utf-8")


def test_every_component_is_there_with_both_names_and_an_origin():
    tables = standard_box(GAME).tables
    counts = {name: len(rows) for name, rows in tables.items()}
    assert counts == {
        "colours": 5, "resources": 5, "categories": 4, "levels": 3, "spaces": 16, "ateliers": 4, "orders": 42,
        "locations": 10, "forges": 8, "assistants": 20, "ranks": 5,
    }  # fmt: skip
    for rows in tables.values():
        assert len({row.id for row in rows}) == len(rows)
        for row in rows:
            assert row.name.fr
            assert row.name.en
            assert set(row.origin) & set("RPD")


def test_demand_over_all_orders():
    """The sums of the cost curve: Flower 42, Snow 41, Fire 44, Sand 30, Elixir 3."""
    orders = standard_box(GAME).components.orders
    assert [sum(one.cost[kind] for one in orders) for kind in range(5)] == [42, 41, 44, 30, 3]


@pytest.mark.parametrize(("old", "new", "reason"), [
    ('id = "C01"\nname = { fr = "Veilleuse de Pétales", en = "Petal Night-light" }\nlevel = "C"',
     'id = "C01"\nname = { fr = "Veilleuse de Pétales", en = "Petal Night-light" }\nlevel = "A"', "18 of level C"),
    ('category = "myth"', 'category = "magic"', "must be of a category"),
    ("cost = [2, 0, 0, 0, 0]", "cost = [0, 0, 0, 0, 0]", "must cost something"),
    ("cost = [2, 0, 0, 0, 0]", "cost = [2, 0, 0, 0, 5]", "than its track holds"),
    ('bonus = "mana"', 'bonus = "gold"', "must give a bonus"),
    ("seats = 3\nceiling = 18", "seats = 4\nceiling = 18", "one row for 1, 2, 3 and 4"),
    ("workers = 9 ", "workers = 19 ", "less than or equal to 18"),
    ("at = 55", "at = 99", "rising total"),
    ("uses = 4", "uses = 9", "less than or equal to 6"),
    ("inn = 2", "in = 2", "Field required"),
])  # fmt: skip
def test_a_wrong_box_is_told_why(tmp_path, old, new, reason):
    assert old in TOML
    path = tmp_path / "box.toml"
    path.write_text(TOML.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadBox, match=reason):
        read_box(GAME, path)


def test_an_elixir_track_of_five_cannot_be_written(tmp_path):
    at = TOML.index('id = "elixir"')
    path = tmp_path / "box.toml"
    path.write_text(TOML[:at] + TOML[at:].replace("most = 4", "most = 5", 1), encoding="utf-8")
    with pytest.raises(BadBox, match="digits 0 to 4"):
        read_box(GAME, path)
