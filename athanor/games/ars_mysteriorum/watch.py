"""What a designer of Ars Mysteriorum asks: how matches end, where Florims come from, how colours, families, princes and mystery
cards fare."""

from __future__ import annotations

from collections import Counter
from typing import Any

from athanor.kernel.match import Match
from athanor.kernel.watching import Cell, Watched, actions_of, counted

SOURCES = ("bonuses", "duplicates", "princes", "masters", "awards")  # as `earned` keeps them
AIMED = ("glass_eye", "false_seal", "rising_star", "tithe", "jostle", "letter", "invisible_ink", "patronage")


def mystery(action: str) -> str:
    """The mystery card that an action plays, or nothing."""
    word, *rest = action.split()
    return rest[0] if word == "play" else "counterspell" if word == "counter" else word if word in AIMED else ""


def books(state: Any, box: Any, seats: int) -> list[Counter[str]]:
    """The recipes of each seat, by family and by prince."""
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for seat in range(seats):
        for item, copies in zip(box.items, state.book[seat], strict=True):
            found[seat][item.family] += copies
            found[seat][item.prince] += copies
    return found


def after(match: Match, kept: Any) -> Watched:
    state, box = match.state, match.box.components
    held = books(state, box, match.seats)
    columns: list[dict[str, Cell]] = []
    things = []
    for seat, actions in enumerate(actions_of(match)):
        others = [held[other] for other in range(match.seats) if other != seat]
        leads = [name for name, copies in held[seat].items() if copies > max(other[name] for other in others)]
        columns.append({name: int(amount) for name, amount in zip(SOURCES, state.earned[seat], strict=True)})
        things.append(
            {
                "colour": {box.elements[state.colour[seat]].id: 1},
                "most": counted(leads),
                "recipes": {name: int(copies) for name, copies in held[seat].items() if copies},
                "items": {one.id: int(n) for one, n in zip(box.items, state.book[seat], strict=True) if n},
                "mystery": counted([card for card in map(mystery, actions) if card]),
            }
        )
    return Watched({"rounds": int(state.round), "last_recipe": int(state.last)}, columns, things)
