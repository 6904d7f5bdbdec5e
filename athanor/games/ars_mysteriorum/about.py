"""What the texts `about-<table>` of Ars Mysteriorum are told with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from athanor.games.ars_mysteriorum.box import Element, FamilyOfItems, Item, Prince, Recipe
from athanor.kernel.box import Component


def name_of(texts: Any, table: str, id: str) -> str:
    """A component named by its id."""
    return str(texts.component(table, texts.box.vocabulary[table].index(id)))


def tent_of(texts: Any, element: str) -> str:
    """Tents stand in the order of their elements."""
    return str(texts.component("tents", texts.box.vocabulary["elements"].index(element)))


def element(texts: Any, one: Element) -> dict[str, Any]:
    """Tokens in play, by number of players."""
    kind = texts.box.vocabulary["elements"].index(one.id)
    left = {row.seats: one.tokens - row.removed[kind] for row in texts.box.components.setup}
    return {"tent": tent_of(texts, one.id), "five": left[5], "four": left[4], "three": left[3]}


def tent(texts: Any, one: Component) -> dict[str, Any]:
    paid = texts.box.components.elements[texts.box.vocabulary["tents"].index(one.id)]
    count = sum(recipe.tent == paid.id for recipe in texts.box.components.recipes)
    return {"recipes": count, "element": paid.name.said(texts.language)}


def prince(texts: Any, one: Prince) -> dict[str, Any]:
    return dict(zip(("two", "three", "four", "five"), one.scale[1:], strict=True))


def family(texts: Any, one: FamilyOfItems) -> dict[str, Any]:
    items = [item.name.said(texts.language) for item in texts.box.components.items if item.family == one.id]
    amounts = {"two": one.scale[1], "three": one.scale[2], "award": one.award}
    return {"items": ", ".join(items), **{key: texts.say("florims", n=n) for key, n in amounts.items()}}


def item(texts: Any, one: Item) -> dict[str, Any]:
    duplicates = ", ".join(f"×{2 + k} {texts.say('florims', n=n)}" for k, n in enumerate(one.duplicates))
    return {
        "prince": name_of(texts, "princes", one.prince),
        "family": name_of(texts, "families", one.family),
        "recipes": sum(recipe.item == one.id for recipe in texts.box.components.recipes),
        "duplicates": duplicates,
    }


def recipe(texts: Any, one: Recipe) -> dict[str, Any]:
    cost = [f"{n} × {texts.component('elements', kind)}" for kind, n in enumerate(one.cost) if n]
    return {"tent": tent_of(texts, one.tent), "item": name_of(texts, "items", one.item), "cost": ", ".join(cost)}


FACTS = {
    "elements": element,
    "tents": tent,
    "princes": prince,
    "families": family,
    "items": item,
    "recipes": recipe,
}


LOSERS = {123: 1, 126: 0, 134: 1, 143: 0}


def loser(rule: int, numbers: Sequence[int]) -> int:
    """Whom a line of news costs something: a card countered (AM-123) or cancelled (AM-126), tithe (AM-134), salt tax (AM-143)."""
    return numbers[LOSERS[rule]] if rule in LOSERS else -1


# Tables of the rules page


def called(texts: Any, one: Any) -> str:
    return str(one.name.said(texts.language))


def removed(texts: Any) -> list[list[Any]]:
    """Tokens out of the game, by number of players, from brimstone to salt (AM-016)."""
    return [[row.seats, *row.removed] for row in texts.box.components.setup]


def bins(texts: Any) -> list[list[Any]]:
    """Of each element, the bins in use with 3, 4 and 5 players (AM-032)."""
    box = texts.box.components
    used = [slice(row.largest_bins_dropped, 5 - row.smallest_bins_dropped) for row in box.setup]
    return [[called(texts, one), *(", ".join(map(str, one.bins[span])) for span in used)] for one in box.elements]


def duplicates(texts: Any) -> list[list[Any]]:
    """Of each item, what two, three and four of it pay every round (AM-104)."""
    rows = texts.box.components.items
    return [[called(texts, one), *one.duplicates, *["–"] * (3 - len(one.duplicates))] for one in rows]


def lines(texts: Any) -> list[list[Any]]:
    """Of each prince, what so many different items of his line pay every round (AM-105)."""
    return [[called(texts, one), *one.scale] for one in texts.box.components.princes]


def columns(texts: Any) -> list[list[Any]]:
    """Of each family, what so many different items pay every round, and its award at the end (AM-106, AM-147)."""
    return [[called(texts, one), *one.scale, one.award] for one in texts.box.components.families]


TABLES = {"removed": removed, "bins": bins, "duplicates": duplicates, "lines": lines, "columns": columns}
