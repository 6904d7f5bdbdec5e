"""What the texts `about-<table>` of Materia Prima are told with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from athanor.games.materia_prima.box import Alchemist, City, Element, Equipment, Extension, Homunculus, Stone, Tile, Tower

BASICS = 5
VALUES = ("attack", "defence", "capacity", "actions")


def name_of(texts: Any, table: str, id: str) -> str:
    """A component named by its id."""
    return str(texts.component(table, texts.box.vocabulary[table].index(id)))


def listed(texts: Any, ids: Sequence[str]) -> str:
    """`fire and air`"""
    return str(texts.listed([name_of(texts, "elements", id) for id in ids]))


def priced(texts: Any, cost: Mapping[str, int]) -> str:
    """`2 × copper, 1 × mercury`"""
    return ", ".join(f"{n} × {name_of(texts, 'elements', id)}" for id, n in cost.items())


def level_of(texts: Any, one: Element) -> int:
    """Basic elements are of level 1, their products of level 2, and so on; a soul stone has none."""
    if one.made_of is None:
        return int(texts.box.vocabulary["elements"].index(one.id) < BASICS)
    source = next(source for source in texts.box.components.elements if source.id == one.made_of[0])
    return 1 + level_of(texts, source)


def element(texts: Any, one: Element) -> dict[str, Any]:
    return {"level": level_of(texts, one), "sources": listed(texts, one.made_of) if one.made_of else ""}


def alchemist(texts: Any, one: Alchemist) -> dict[str, Any]:
    soulless = ", ".join(str(value) for value in one.soulless)
    return {**dict(zip(VALUES, one.hearted, strict=True)), "soulless": soulless, "ability": texts.say(f"word-{one.ability}")}


def tower(texts: Any, one: Tower) -> dict[str, Any]:
    return {"sources": listed(texts, one.special.from_), "makes": name_of(texts, "elements", one.special.makes)}


def city(texts: Any, one: City) -> dict[str, Any]:
    return {"sells": texts.listed([name_of(texts, "decks", deck) for deck in one.sells])}


def tile(texts: Any, one: Tile) -> dict[str, Any]:
    """What its hexes show, free ones last."""
    counts = Counter(one.hexes)
    free = counts.pop("free", 0)
    table = {id: name for name in ("elements", "cities") for id in texts.box.vocabulary[name]}
    shown = [
        f"{n} × {name_of(texts, table[id], id)}" if n > 1 else name_of(texts, table[id], id) for id, n in counts.items()
    ]
    return {"hexes": texts.listed([*shown, *([texts.say("free-hexes", n=free)] if free else [])])}


def homunculus(texts: Any, one: Homunculus) -> dict[str, Any]:
    return {**dict(zip(VALUES, one.values, strict=True)), "cost": priced(texts, one.cost)}


def equipment(texts: Any, one: Equipment) -> dict[str, Any]:
    gains = [texts.say(f"pic-bonus-{key}", n=n) for key, n in zip(VALUES, one.bonus, strict=False) if n]
    gains += [texts.say(f"word-{one.keyword}")] if one.keyword else []
    return {"cost": priced(texts, one.cost), "effect": ", ".join(gains) or "–"}


def stone(texts: Any, one: Stone) -> dict[str, Any]:
    return {"cost": priced(texts, one.cost), "soul": one.cost.get("soul", 0)}


def extension(texts: Any, one: Extension) -> dict[str, Any]:
    return {
        "wild": int(one.wild is not None),
        "income": name_of(texts, "elements", one.income) if one.income else "",
        "base": name_of(texts, "elements", one.wild.base) if one.wild else "",
        "makes": name_of(texts, "elements", one.wild.makes) if one.wild else "",
        "price": priced(texts, one.price),
    }


FACTS = {
    "elements": element,
    "alchemists": alchemist,
    "towers": tower,
    "cities": city,
    "tiles": tile,
    "homunculi": homunculus,
    "equipment": equipment,
    "stones": stone,
    "extensions": extension,
}


TELLING = (135, 64, 104)  # a quest, a fight that was won, a research: more than the dice or the action that led to it
LOSERS = {65: 0, 66: 0, 67: 1, 68: 0}


def loser(rule: int, numbers: Sequence[int]) -> int:
    """Whom a line of news costs something: whose homunculus is gone (MP-065), who is sent home (MP-066), robbed of a soul
    (MP-067), or loses one (MP-068)."""
    return numbers[LOSERS[rule]] if rule in LOSERS else -1
