"""What the texts `about-<table>` of Ars Mysteriorum are told with."""

from __future__ import annotations

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
    return {"recipes": count, "element": getattr(paid.name, texts.language)}


def prince(texts: Any, one: Prince) -> dict[str, Any]:
    return dict(zip(("two", "three", "four", "five"), one.scale[1:], strict=True))


def family(texts: Any, one: FamilyOfItems) -> dict[str, Any]:
    items = [getattr(item.name, texts.language) for item in texts.box.components.items if item.family == one.id]
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
