"""What the texts `about-<table>` of Alkemy are told with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from athanor.games.alkemy.box import Card, Die, Element, Faction, Format, Profile, Troop, Zones
from athanor.games.alkemy.rules.pieces import FIGURES, TROOP


def name_of(texts: Any, table: str, id: str) -> str:
    """A component named by its id."""
    return str(texts.component(table, texts.box.vocabulary[table].index(id)))


def skill(texts: Any, word: str) -> str:
    """A skill with its value: `Tough 1`, `Expert (Brutal)`."""
    id, _, value = word.partition(" ")
    if id == "alchemist":
        return str(texts.say(f"pic-circle-{value}"))
    name = name_of(texts, "skills", id)
    if id == "expert":
        value = name_of(texts, "cards", value).split(" ")[-1 if texts.language == "fr" else 0]
    return name.replace("X", value) if value else name


def profile(texts: Any, one: Profile) -> dict[str, Any]:
    walk, charge, run = one.moves
    return {
        "hero": int(one.hero),
        "life": sum(one.boxes),
        "walk": walk,
        "charge": charge,
        "run": run,
        "esp": "–" if one.esp is None else one.esp,
        "shot": int(one.weapon is not None),
        "tir": one.weapon.tir if one.weapon else 0,
        "range": one.weapon.range if one.weapon else 0,
        "skills": ", ".join(skill(texts, word) for word in one.skills) or "–",
    }


def die(texts: Any, one: Die) -> dict[str, Any]:
    symbols = {word: texts.say(f"words-symbol-{k}") for k, word in enumerate(("sword", "axe", "mace"))}
    return {"faces": ", ".join(f"{value} {symbols[symbol]}" for value, symbol in zip(one.values, one.symbols, strict=True))}


def card(texts: Any, one: Card) -> dict[str, Any]:
    return {"counts_as": name_of(texts, "cards", one.counts_as)}


def faction(texts: Any, one: Faction) -> dict[str, Any]:
    return {"affinity": name_of(texts, "affinities", one.affinity)}


def scenery(texts: Any, one: Element) -> dict[str, Any]:
    return {"vision": name_of(texts, "visions", one.vision), "crossing": name_of(texts, "crossings", one.crossing)}


def zones(texts: Any, one: Zones) -> dict[str, Any]:
    return {"players": len(one.deploy_24)}


def format_of(texts: Any, one: Format) -> dict[str, Any]:
    low, high = one.heroes
    return {"low": low, "high": high}


def troop(texts: Any, one: Troop) -> dict[str, Any]:
    figures = [f"{count} × {name_of(texts, 'profiles', id)}" for id, count in one.figures.items()]
    return {"faction": name_of(texts, "factions", one.faction), "figures": ", ".join(figures)}


FACTS = {
    "profiles": profile,
    "dice": die,
    "cards": card,
    "factions": faction,
    "scenery": scenery,
    "zones": zones,
    "formats": format_of,
    "troops": troop,
}


TELLING = (43, 57)  # who was struck down, who was hit: more than the dice that led to it
PRELUDES = (107,)  # who is activated: the deed is what it does then
ECHOES = (22, 132)  # the way of a walk or a run, the contact at the end of a charge


def loser(rule: int, numbers: Sequence[int]) -> int:
    """Whom a line of news costs something: whose figure is hurt (AK-041) or struck down (AK-043)."""
    figure = numbers[0] % FIGURES if numbers[0] >= 0 else -1 - numbers[0]  # its profile may be unknown
    return figure // TROOP if rule in (41, 43) else -1
