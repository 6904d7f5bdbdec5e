"""What the texts `about-<table>` of Ars Alchimia are told with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from athanor.games.ars_alchimia.box import Assistant, Atelier, Category, Location, Order
from athanor.kernel.box import Component

KINDS = {"ORD": "order", "LOC": "location", "FRG": "forge", "AST": "assistant"}


def name_of(texts: Any, table: str, id: str) -> str:
    """A component named by its id."""
    return str(texts.component(table, texts.box.vocabulary[table].index(id)))


def counted(texts: Any, amounts: Sequence[int]) -> str:
    """`2 × Mana Flower, 1 × Elixir`"""
    spelt = [f"{n} × {texts.component('resources', kind)}" for kind, n in enumerate(amounts) if n]
    return ", ".join(spelt) or texts.say("nothing")


def space(texts: Any, one: Component) -> dict[str, Any]:
    """A pile is worked unseen: the portal and the hidden forge."""
    pile = {"LOC-P": "portal", "FRG-P": "hidden"}
    return {"kind": pile.get(one.id, KINDS.get(one.id.partition("-")[0], "assistant"))}


def atelier(texts: Any, one: Atelier) -> dict[str, Any]:
    return {"number": texts.box.vocabulary["ateliers"].index(one.id) + 1}


def category(texts: Any, one: Category) -> dict[str, Any]:
    series = texts.box.components.numbers.series
    return dict(zip(("two", "three", "four", "five", "six"), series[2:], strict=False))


def order(texts: Any, one: Order) -> dict[str, Any]:
    level = next(level for level in texts.box.components.levels if level.id == one.level)
    return {
        "level": name_of(texts, "levels", one.level),
        "category": name_of(texts, "categories", one.category),
        "cost": counted(texts, one.cost),
        "perfect": level.perfect,
        "loss": one.points // 2,
    }


def location(texts: Any, one: Location) -> dict[str, Any]:
    return {"sure": counted(texts, one.sure), "bonus": name_of(texts, "resources", one.bonus)}


def assistant(texts: Any, one: Assistant) -> dict[str, Any]:
    return {"text": getattr(one.text, texts.language)}


FACTS = {
    "spaces": space,
    "ateliers": atelier,
    "categories": category,
    "orders": order,
    "locations": location,
    "assistants": assistant,
}


def loser(rule: int, numbers: Sequence[int]) -> int:
    """Whom a line of news costs something: what a full track does not hold (AA-005), workers pushed out to the plaza (AA-076)."""
    return numbers[0] if rule in (5, 76) else -1


# Tables of the rules page


def series(texts: Any) -> list[list[Any]]:
    """Points for so many fulfilled orders of a category (AA-181)."""
    return [list(texts.box.components.numbers.series)]


def workers(texts: Any) -> list[list[Any]]:
    """New workers by Atelier (AA-050)."""
    return [[one.workers for one in texts.box.components.ateliers]]


TABLES = {"series": series, "workers": workers}
