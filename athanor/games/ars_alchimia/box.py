"""Reads and checks the box of Ars Alchimia, and lays it into the record of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import Field, model_validator

from athanor.games.ars_alchimia.weights import BRINGS, WEIGHTS
from athanor.kernel.box import Component, Name, Strict

Count = Annotated[int, Field(ge=0, le=99)]
Few = Annotated[int, Field(ge=1, le=9)]
Amounts = Annotated[list[Count], Field(min_length=5, max_length=5)]
Years = Annotated[list[Count], Field(min_length=4, max_length=4)]

OFFSETS = {"orders": 0, "locations": 42, "forges": 52, "assistants": 60, "spaces": 80}
"""Every card of the board has one number in the news: orders first, then locations, forges, assistants; then come the spaces,
which are named where no card lies."""
LIE = ("orders",) * 6 + ("locations",) * 4 + ("forges",) * 3 + ("assistants",) * 3
"""The table of the box that the card on each space comes from."""
UNTOLD = -1
"""Where an action is told without a position."""


class Resource(Component):
    letter: Annotated[str, Field(min_length=1, max_length=1)]
    colour: str
    start: Count
    most: Annotated[int, Field(ge=1, le=12)]


class Category(Component):
    letter: Annotated[str, Field(min_length=1, max_length=1)]


class Level(Component):
    perfect: Count
    colour: str


class Atelier(Component):
    workers: Annotated[int, Field(ge=0, le=11)]


class Order(Component):
    level: str
    category: str
    cost: Amounts
    points: Annotated[int, Field(ge=1, le=40)]


class Location(Component):
    sure: Amounts
    die: Annotated[int, Field(ge=1, le=6)]
    bonus: str


class Forge(Component):
    uses: Annotated[int, Field(ge=1, le=6)]
    die: Annotated[int, Field(ge=1, le=6)]


class Assistant(Component):
    text: Name
    yearly: Annotated[int, Field(ge=0, le=1)]


class Rank(Component):
    at: int


class Setup(Strict):
    """What the number of players changes."""

    seats: Annotated[int, Field(ge=1, le=4)]
    ceiling: Annotated[int, Field(ge=9, le=20)]
    assistants: Annotated[int, Field(ge=1, le=3)]
    origin: str


class Numbers(Strict):
    workers: Annotated[int, Field(ge=1, le=18)]
    orders_held: Annotated[int, Field(ge=1, le=4)]
    more_orders_held: Annotated[int, Field(ge=1, le=4)]
    level_b: Few
    level_a: Few
    elixir_points: Count
    assistant_points: Count
    perfect_elixir: Count
    inn: Few
    butler: Few
    scout: Few
    bellows: Few
    distilled: Few
    exchanges: Few
    won_alone: Count
    series: Annotated[list[Count], Field(min_length=7, max_length=7)]
    guild_two: Years
    guild_alone: Years


class Components(Strict):
    numbers: Numbers
    setup: Annotated[list[Setup], Field(min_length=4, max_length=4)]
    colours: Annotated[list[Component], Field(min_length=5, max_length=5)]
    resources: Annotated[list[Resource], Field(min_length=5, max_length=5)]
    categories: Annotated[list[Category], Field(min_length=4, max_length=4)]
    levels: Annotated[list[Level], Field(min_length=3, max_length=3)]
    spaces: Annotated[list[Component], Field(min_length=16, max_length=16)]
    ateliers: Annotated[list[Atelier], Field(min_length=4, max_length=4)]
    orders: Annotated[list[Order], Field(min_length=42, max_length=42)]
    locations: Annotated[list[Location], Field(min_length=10, max_length=10)]
    forges: Annotated[list[Forge], Field(min_length=8, max_length=8)]
    assistants: Annotated[list[Assistant], Field(min_length=20, max_length=20)]
    ranks: Annotated[list[Rank], Field(min_length=5, max_length=5)]

    @model_validator(mode="after")
    def fits_together(self) -> Components:
        levels, categories = [one.id for one in self.levels], [one.id for one in self.categories]
        resources = [one.id for one in self.resources]
        if [one.level for one in self.orders] != ["C"] * 18 + ["B"] * 14 + ["A"] * 10 or levels != ["C", "B", "A"]:
            raise ValueError("the orders must be 18 of level C, then 14 of level B, then 10 of level A")
        for order in self.orders:
            if order.category not in categories:
                raise ValueError(f"order {order.id} must be of a category of {', '.join(categories)}")
            if not sum(order.cost) or any(n > one.most for n, one in zip(order.cost, self.resources, strict=True)):
                raise ValueError(f"order {order.id} must cost something, and no more of a resource than its track holds")
        for location in self.locations:
            if location.bonus not in resources:
                raise ValueError(f"location {location.id} must give a bonus of {', '.join(resources)}")
        if self.resources[-1].most > 4:
            raise ValueError("the Elixir track holds 4 at most: a payment is written with the digits 0 to 4")
        if [row.seats for row in self.setup] != [1, 2, 3, 4]:
            raise ValueError("setup must have one row for 1, 2, 3 and 4 seats, in this order")
        if any(row.ceiling < self.numbers.workers for row in self.setup):
            raise ValueError("nobody can start with more workers than the ceiling")
        if [one.at for one in self.ranks] != sorted(one.at for one in self.ranks):
            raise ValueError("the ranks must be listed by rising total")
        return self

    def fill(self, box: Any) -> None:
        """Lay everything into the record that the rules read."""
        resources = [one.id for one in self.resources]
        for k, order in enumerate(self.orders):
            box["cost"][k] = order.cost
            box["points"][k] = order.points
            box["level"][k] = [one.id for one in self.levels].index(order.level)
            box["category"][k] = [one.id for one in self.categories].index(order.category)
        for k, location in enumerate(self.locations):
            box["sure"][k] = location.sure
            box["bonus"][k] = resources.index(location.bonus)
            box["location_die"][k] = location.die
        box["uses"] = [one.uses for one in self.forges]
        box["forge_die"] = [one.die for one in self.forges]
        box["extra"] = [one.workers for one in self.ateliers]
        box["start"] = [one.start for one in self.resources]
        box["room"] = [one.most for one in self.resources]
        box["perfect"] = [one.perfect for one in self.levels]
        box["ranks"] = [one.at for one in self.ranks]
        for row in self.setup:
            box["ceiling"][row.seats] = row.ceiling
            box["assistants"][row.seats] = row.assistants
        box["guild"][1] = self.numbers.guild_alone
        box["guild"][2] = self.numbers.guild_two
        box["brings"] = [BRINGS[one.id] for one in self.assistants]
        for name, weight in WEIGHTS.items():
            box[f"judge_{name}"] = weight
        for name, value in self.numbers:
            if not name.startswith("guild"):
                box[name] = value


def lying(state: Any, space: int, card: int | None = None) -> int:
    """What lies on a space, by its number in the news; without a position, the space."""
    if card is None:
        card = int(state.face[space]) if state is not None else UNTOLD
    return OFFSETS["spaces"] + space if card < 0 else OFFSETS[LIE[space]] + card


def arguments(state: Any, family: str, values: Sequence[int]) -> list[int]:
    """What an action is told with: not a space, but what lies there."""
    told = list(values)
    if family in ("go", "take", "renew"):
        told[0] = lying(state, told[0])
    elif family in ("send", "golem"):
        told.append(lying(state, state.space) if state is not None and state.space >= 0 else UNTOLD)
    elif family == "use":
        at_hand = state is not None and state.space >= 0
        told.append(lying(state, state.space, state.spare if told[0] else None) if at_hand else UNTOLD)
    return told


def pile(texts: Any, space: int) -> str:
    """The cards that lie on a space and in its pile: `level C orders`, `assistants`."""
    id = texts.box.components.spaces[space].id
    return str(texts.say("cards-of", table=LIE[space], level=id[4] if LIE[space] == "orders" else ""))


def circumstances(state: Any, seat: int, family: str, values: Sequence[int]) -> dict[str, int]:
    """What a refused placement is told with: what lies there, the least it takes, how many were sent (0: none yet) and how many
    are at hand. All of it is public."""
    if state is None or family not in ("go", "send", "golem"):
        return {"place": 0, "least": 0, "sent": 0, "have": 0}
    space = values[0] if family == "go" else max(state.space, 0)
    sent = 0 if family == "go" else values[0] + 1
    return {"place": lying(state, space), "least": state.crowd[space] + 1, "sent": sent, "have": state.available[seat]}


def card(texts: Any, number: int) -> str:
    """The name of any card of the board, by its number in the news."""
    table = max((name for name in OFFSETS if OFFSETS[name] <= number), key=OFFSETS.__getitem__)
    return str(texts.component(table, number - OFFSETS[table]))


def payment(texts: Any, code: int) -> str:
    """The units that Elixir stands for: `1 Mana Flower, 1 Spirit Sand`; or the word for nothing."""
    digits = [code // 5 ** (3 - kind) % 5 for kind in range(4)]
    spelt = [f"{count} {texts.component('resources', kind)}" for kind, count in enumerate(digits) if count]
    return ", ".join(spelt) or texts.say("nothing")


PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def pair(texts: Any, index: int) -> str:
    """The two resources of a production: `Mana Flower and Ancient Snow`."""
    first, last = (texts.component("resources", kind) for kind in PAIRS[index])
    return str(texts.say("both", first=first, last=last))


def replaced(texts: Any, value: int) -> str:
    """What the Salamander's Fire stands for: the second word of `fire mana`."""
    return str(texts.component("resources", (0, 0, 1, 3)[value]))


def needed(texts: Any, number: int) -> str:
    """A number of workers that counts from 0 in an action and from 1 in a sentence."""
    return str(number + 1)


FUNCTIONS = {"CARD": card, "PAYMENT": payment, "PAIR": pair, "REPLACED": replaced, "ONE_MORE": needed, "PILE": pile}
