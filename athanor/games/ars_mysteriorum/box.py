"""Reads and checks the box of Ars Mysteriorum, and lays it into the record of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import Field, model_validator

from athanor.games.ars_mysteriorum.rules import choices, pieces
from athanor.kernel.box import Component, Name, Strict

Small = Annotated[int, Field(ge=0, le=60)]
Row5 = Annotated[list[Small], Field(min_length=5, max_length=5)]


class Element(Component):
    letter: Annotated[str, Field(min_length=1, max_length=1)]
    tokens: Annotated[int, Field(ge=11, le=60)]
    order: Annotated[int, Field(ge=1, le=5)]
    bins: Row5


class Prince(Component):
    scale: Row5


class FamilyOfItems(Component):
    scale: Annotated[list[Small], Field(min_length=3, max_length=3)]
    award: Small


class Item(Component):
    base: Annotated[Name, Field(alias="from")]
    prince: str
    family: str
    duplicates: Annotated[list[Small], Field(min_length=2, max_length=3)]


class Recipe(Component):
    tent: str
    item: str
    cost: Row5
    bonus: Small


class Mystery(Component):
    copies: Annotated[int, Field(ge=0, le=8)]


class Setup(Strict):
    """What a number of seats leaves in the box (AM-012, AM-016, AM-025, AM-032)."""

    seats: Annotated[int, Field(ge=3, le=5)]
    removed: Row5
    favours: Annotated[int, Field(ge=5, le=6)]
    largest_bins_dropped: Annotated[int, Field(ge=0, le=1)]
    smallest_bins_dropped: Annotated[int, Field(ge=0, le=1)]
    mysteries_removed: Annotated[int, Field(ge=0, le=10)]
    origin: str = ""


class Numbers(Strict):
    start_tokens: Annotated[int, Field(ge=1, le=2)]
    start_florims: Small
    start_mysteries: Annotated[int, Field(ge=0, le=2)]
    most_favours: Annotated[int, Field(ge=2, le=3)]
    move: Annotated[int, Field(ge=0, le=5)]
    stay: Annotated[int, Field(ge=0, le=9)]
    trade_before_moves: Annotated[int, Field(ge=0, le=1)]
    trade_after_salaries: Annotated[int, Field(ge=0, le=1)]
    word: Annotated[int, Field(ge=1, le=9)]
    horn: Annotated[int, Field(ge=1, le=5)]
    catalyst: Annotated[int, Field(ge=1, le=5)]
    tax: Annotated[int, Field(ge=1, le=9)]


class Components(Strict):
    elements: Annotated[list[Element], Field(min_length=5, max_length=5)]
    tents: Annotated[list[Component], Field(min_length=5, max_length=5)]
    apprentices: Annotated[list[Component], Field(min_length=5, max_length=5)]
    colours: Annotated[list[Component], Field(min_length=5, max_length=5)]
    princes: Annotated[list[Prince], Field(min_length=3, max_length=3)]
    families: Annotated[list[FamilyOfItems], Field(min_length=5, max_length=5)]
    items: Annotated[list[Item], Field(min_length=15, max_length=15)]
    recipes: Annotated[list[Recipe], Field(min_length=48, max_length=48)]
    mysteries: Annotated[list[Mystery], Field(min_length=17, max_length=17)]
    setup: Annotated[list[Setup], Field(min_length=3, max_length=3)]
    numbers: Numbers

    @model_validator(mode="after")
    def fits_together(self) -> Components:
        self.check_elements()
        self.check_book()
        self.check_recipes()
        if self.mysteries[-1].id != "counterspell":
            raise ValueError("the last mystery must be counterspell: it is the one that answers the others")
        if [row.seats for row in self.setup] != [3, 4, 5]:
            raise ValueError("setup must have one row for 3, 4 and 5 seats, in this order")
        for row in self.setup:
            left = sum(one.copies for one in self.mysteries) - row.mysteries_removed
            if not row.seats * (1 + self.numbers.start_mysteries) <= left <= 60:
                raise ValueError(f"{left} mystery cards do not serve {row.seats} seats")
        return self

    def check_elements(self) -> None:
        if sorted(one.order for one in self.elements) != [1, 2, 3, 4, 5]:
            raise ValueError("the order cards must be numbered 1 to 5, one for each element (AM-020)")
        for one in self.elements:
            if sorted(one.bins, reverse=True) != one.bins:
                raise ValueError(f"the bins of {one.id} must be listed from the largest to the smallest (AM-034)")
            for row in self.setup:
                removed = row.removed[self.elements.index(one)]
                if one.tokens - removed < row.seats * self.numbers.start_tokens:
                    raise ValueError(f"{row.seats} seats cannot be dealt their tokens of {one.id}")

    def check_book(self) -> None:
        """Five families by three princes; scales grow by ever more, as AM-109 needs."""
        cells = [(one.prince, one.family) for one in self.items]
        grid = [(prince.id, family.id) for prince in self.princes for family in self.families]
        if cells != grid:
            raise ValueError("the items must fill the book line by line: one for each prince and family, in their order")
        scales = {one.id: one.scale for one in self.princes} | {one.id: one.scale for one in self.families}
        scales |= {one.id: [0, *one.duplicates] for one in self.items}
        for name, scale in scales.items():
            steps = [after - before for before, after in zip([0, *scale], scale, strict=False)]
            if steps != sorted(steps):
                raise ValueError(f"the scale of {name} must grow by at least as much at each step (AM-109)")

    def check_recipes(self) -> None:
        elements = [one.id for one in self.elements]
        if [one.tent for one in self.recipes] != sorted((one.tent for one in self.recipes), key=elements.index):
            raise ValueError("the recipes must be listed tent by tent, in the order of the elements")
        for item in self.items:
            copies = sum(one.item == item.id for one in self.recipes)
            if copies != 1 + len(item.duplicates):
                raise ValueError(f"{item.id} has {copies} recipes and a scale for {1 + len(item.duplicates)}")
        for tent in elements:
            if sum(one.tent == tent for one in self.recipes) < 2:
                raise ValueError(f"the tent of {tent} needs two recipes or more")

    def fill(self, box: Any) -> None:
        """Lay everything into the record that the rules read."""
        elements = [one.id for one in self.elements]
        items = [one.id for one in self.items]
        for row in self.setup:
            box["tokens"][row.seats] = [one.tokens - gone for one, gone in zip(self.elements, row.removed, strict=True)]
            box["favours"][row.seats] = row.favours
            box["bins"][row.seats] = 5 - row.largest_bins_dropped - row.smallest_bins_dropped
            box["first_bin"][row.seats] = row.largest_bins_dropped
            box["mysteries_removed"][row.seats] = row.mysteries_removed
        for e, element in enumerate(self.elements):
            box["bin"][e] = element.bins
            box["first_order"][element.order - 1] = e
            cards = [r for r, one in enumerate(self.recipes) if one.tent == element.id]
            box["first_card"][e], box["cards"][e] = cards[0], len(cards)
        for r, recipe in enumerate(self.recipes):
            box["tent"][r] = elements.index(recipe.tent)
            box["item"][r] = items.index(recipe.item)
            box["cost"][r] = recipe.cost
            box["bonus"][r] = recipe.bonus
        for i, item in enumerate(self.items):
            box["duplicates"][i][2 : 2 + len(item.duplicates)] = item.duplicates
        for p, prince in enumerate(self.princes):
            box["prince_scale"][p][1:] = prince.scale
        for f, family in enumerate(self.families):
            box["family_scale"][f][1:] = family.scale
            box["award"][f] = family.award
        box["copies"] = [one.copies for one in self.mysteries]
        for name, value in self.numbers:
            box[name] = value


def circumstances(state: Any, seat: int, family: str, values: Sequence[int]) -> dict[str, int]:
    """Whoever is not asked while others still bid has bid already (AM-040); and which mystery card an action would play."""
    bidding = state is not None and state.stage == pieces.BIDS
    card = values[0] if family == "play" else choices.KIND_OF.get(family, pieces.COUNTERSPELL)
    return {"laid": int(bidding and not state.to_act >> seat & 1), "card": card}


UNTOLD = -1


def arguments(state: Any, family: str, values: Sequence[int]) -> list[int]:
    """What an action is told with: the tent where one stays, whose favour card or apprentice it touches, the card that it
    counters; UNTOLD as far as no position shows them."""
    if family == "stay":
        return [UNTOLD if state is None else tent_in_turn(state)]
    if family in ("counter", "let"):
        return [UNTOLD, UNTOLD] if state is None or state.depth == 0 else list(in_question(state))
    owner = state.owner[values[0]] if state is not None and family in ("tithe", "jostle") else pieces.NOBODY
    owner = UNTOLD if owner == pieces.NOBODY else int(owner)
    if family == "tithe":
        place = UNTOLD if owner == UNTOLD else int(state.at[owner][values[1]])
        return [*values, owner, place if place < pieces.ELEMENTS else UNTOLD]
    return [*values, owner] if family == "jostle" else list(values)


def tent_in_turn(state: Any) -> int:
    """The tent of the player who is to move."""
    asked = [seat for seat in range(state.seats) if state.to_act >> seat & 1]
    return int(state.tent[state.colour[asked[0]]]) if len(asked) == 1 else UNTOLD


def in_question(state: Any) -> tuple[int, int]:
    """The mystery card that may be countered, and who played it."""
    return int(pieces.COUNTERSPELL if state.depth > 1 else state.card), int(state.link[state.depth - 1])


def value(texts: Any, index: int) -> str:
    """The number on a favour card or a position: they count from 1."""
    return str(index + 1)


def tokens(texts: Any, n: int) -> str:
    """`3 tokens`"""
    return str(texts.say("tokens", n=n))


def florims(texts: Any, n: int) -> str:
    """`3 Florims`"""
    return str(texts.say("florims", n=n))


FUNCTIONS = {"VALUE": value, "TOKENS": tokens, "FLORIMS": florims}
