"""Reads and checks the box of Alchemist, and lays it into the record of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import Field, model_validator

from athanor.kernel.box import Component, Name, Strict

Count = Annotated[int, Field(ge=0, le=99)]
IngredientId = str


class Ingredient(Component):
    """The name stands on the pile; sentences speak of `one` cube with its article, and of `many`."""

    one: Name
    many: Name
    letter: Annotated[str, Field(min_length=1, max_length=1)]
    colour: str
    cubes: Count


class Cauldron(Component):
    produces: Annotated[tuple[IngredientId, IngredientId], Field(strict=False)]


class School(Component):
    ingredient: IngredientId


class Tile(Strict):
    value: Annotated[int, Field(ge=1, le=10)]


class Setup(Strict):
    """A row of the setup table: cubes of each type, and the school rewards by rank."""

    seats: Annotated[int, Field(ge=2, le=5)]
    bag: Count
    reserve: Annotated[int, Field(ge=1, le=99)]
    rewards: list[Count]


class Numbers(Strict):
    start_stock: Annotated[int, Field(ge=1, le=20)]
    seals: Annotated[int, Field(ge=1, le=10)]
    most_cubes: Annotated[int, Field(ge=1, le=6)]
    most_same: Annotated[int, Field(ge=1, le=2)]
    opening_value: Annotated[int, Field(ge=1, le=10)]
    draw: Annotated[int, Field(ge=1, le=5)]
    exhausted_to_end: Annotated[int, Field(ge=1, le=5)]
    cubes_per_point: Annotated[int, Field(ge=1, le=10)]
    lap: Annotated[int, Field(ge=10, le=100)]
    bag_amigo: Count


class Components(Strict):
    ingredients: Annotated[list[Ingredient], Field(min_length=5, max_length=5)]
    cauldrons: Annotated[list[Cauldron], Field(min_length=10, max_length=10)]
    schools: Annotated[list[School], Field(min_length=5, max_length=5)]
    colours: Annotated[list[Component], Field(min_length=5, max_length=5)]
    tiles: Annotated[list[Tile], Field(min_length=10, max_length=10)]
    setup: Annotated[list[Setup], Field(min_length=4, max_length=4)]
    numbers: Numbers

    @model_validator(mode="after")
    def fits_together(self) -> Components:
        ids = [one.id for one in self.ingredients]
        pairs = [frozenset(one.produces) for one in self.cauldrons]
        for cauldron, pair in zip(self.cauldrons, pairs, strict=True):
            if not pair <= set(ids) or len(pair) != 2:
                raise ValueError(f"cauldron {cauldron.id} must produce two different ingredients of {', '.join(ids)}")
            if pairs.count(pair) > 1:
                raise ValueError(
                    f"cauldron {cauldron.id} produces what another one does; the ten pairs must differ (AL-003)"
                )
        if [one.ingredient for one in self.schools] != ids:
            raise ValueError(f"the schools must favour {', '.join(ids)}, in this order, one each")
        if [row.seats for row in self.setup] != [2, 3, 4, 5]:
            raise ValueError("setup must have one row for 2, 3, 4 and 5 seats, in this order")
        if sorted(tile.value for tile in self.tiles) != [tile.value for tile in self.tiles]:
            raise ValueError("the tiles must be listed by rising value")
        if len({tile.value for tile in self.tiles}) != len(self.tiles):
            raise ValueError("no two tiles may have the same value: a tile is called by it")
        self.check_setup()
        return self

    def check_setup(self) -> None:
        for row in self.setup:
            bags = [row.bag, self.numbers.bag_amigo] if row.seats == 3 else [row.bag]
            for one in self.ingredients:
                if max(bags) + row.reserve > one.cubes:
                    raise ValueError(
                        f"{row.seats} seats need {max(bags) + row.reserve} cubes of {one.id}, there are {one.cubes}"
                    )
            if min(bags) * len(self.ingredients) < row.seats * self.numbers.start_stock:
                raise ValueError(f"with {row.seats} seats the bag does not hold {self.numbers.start_stock} cubes for each")
            if len(row.rewards) != row.seats:
                raise ValueError(f"{row.seats} seats need {row.seats} rewards, not {len(row.rewards)}")

    def fill(self, box: Any) -> None:
        """Lay everything into the record that the rules read."""
        kinds = [one.id for one in self.ingredients]
        for row in self.setup:
            box["in_bag"][row.seats] = row.bag
            box["in_reserve"][row.seats] = row.reserve
            box["rewards"][row.seats][: row.seats] = row.rewards
        for c, cauldron in enumerate(self.cauldrons):
            products = [kinds.index(one) for one in cauldron.produces]
            box["produces"][c] = products
            box["admits"][c] = [kind for kind in range(len(kinds)) if kind not in products]
        box["tile_value"] = [tile.value for tile in self.tiles]
        box["in_bag_amigo"] = self.numbers.bag_amigo
        for name, value in self.numbers:
            if name != "bag_amigo":
                box[name] = value


def arguments(state: Any, family: str, values: Sequence[int]) -> list[int]:
    """What an action is told with: a tribute also with whom it goes to, or -1 without a position."""
    told = list(values)
    if family == "tribute":
        told.append(int(state.maker[state.cauldron]) if state is not None and state.cauldron >= 0 else -1)
    return told


def one(texts: Any, kind: int) -> str:
    """A cube of a type with its article: `a mushroom`."""
    return str(getattr(texts.box.components.ingredients[kind].one, texts.language))


def many(texts: Any, kind: int) -> str:
    """Cubes of a type: `mushrooms`."""
    return str(getattr(texts.box.components.ingredients[kind].many, texts.language))


def of_many(texts: Any, kind: int) -> str:
    """Cubes of a type after the French `de`: `de champignons`, `d’araignées`."""
    cubes = many(texts, kind)
    return f"d’{cubes}" if cubes[0] in "aeiouyhéèêàâîôûœæ" else f"de {cubes}"


def cubes(texts: Any, kind: int, count: int) -> str:
    """`a mushroom`, `2 mushrooms`."""
    return one(texts, kind) if count == 1 else f"{count} {many(texts, kind)}"


def recipe(texts: Any, value: int) -> str:
    """A recipe in words: `2 bird legs and a mushroom`."""
    counts = [value // 4 ** (4 - kind) % 4 for kind in range(5)]
    *most, last = [cubes(texts, kind, count) for kind, count in enumerate(counts) if count] or [texts.say("no-cube")]
    return str(texts.say("both", first=", ".join(most), last=last) if most else last)


def tile(texts: Any, index: int) -> str:
    """The value of a tile, by which it is called."""
    return str(texts.box.components.tiles[index].value)


FUNCTIONS = {"ONE": one, "MANY": many, "DE_MANY": of_many, "RECIPE": recipe, "TILE": tile}
