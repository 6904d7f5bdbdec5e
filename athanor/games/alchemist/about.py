"""What the texts `about-<table>` of Alchemist are told with."""

from __future__ import annotations

from typing import Any

from athanor.games.alchemist.box import Cauldron, School
from athanor.kernel.box import Component


def words_of(texts: Any, ingredient: str, form: str) -> str:
    """An ingredient with its article or in the plural: `a mushroom`, `mushrooms`."""
    one = next(one for one in texts.box.components.ingredients if one.id == ingredient)
    return str(getattr(getattr(one, form), texts.language))


def cauldron(texts: Any, one: Cauldron) -> dict[str, Any]:
    first, second = (words_of(texts, kind, "name") for kind in one.produces)
    return {"first": first, "second": second}


def school(texts: Any, one: School) -> dict[str, Any]:
    return {"many": words_of(texts, one.ingredient, "many")}


def colour(texts: Any, one: Component) -> dict[str, Any]:
    return {"seals": texts.box.components.numbers.seals}


FACTS = {"cauldrons": cauldron, "schools": school, "colours": colour}


# Tables of the rules page


def cubes(texts: Any) -> list[list[int]]:
    """By number of players: cubes of each ingredient in the bag, in the reserve and out of the game (AL-008)."""
    box = texts.box.components
    return [[row.seats, row.bag, row.reserve, box.ingredients[0].cubes - row.bag - row.reserve] for row in box.setup]


def rewards(texts: Any) -> list[list[Any]]:
    """By number of players and rank (AL-087)."""
    rows = texts.box.components.setup
    return [[row.seats, *row.rewards, *["–"] * (rows[-1].seats - row.seats)] for row in rows]


TABLES = {"cubes": cubes, "rewards": rewards}
