"""Reads and checks the box of Materia Prima, and lays it into the record of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from athanor.games.materia_prima.rules import board, figures, pieces
from athanor.kernel.box import Component, Name, Strict

Count = Annotated[int, Field(ge=0, le=99)]
Value = Annotated[int, Field(ge=0, le=10)]
Level = Annotated[int, Field(ge=1, le=3)]
Axial = Annotated[tuple[int, int], Field(strict=False)]
Cost = dict[str, Annotated[int, Field(ge=1, le=3)]]
Columns = Annotated[tuple[Value, Value, Value, Annotated[int, Field(ge=1, le=5)]], Field(strict=False)]
KEYWORDS = (
    "",
    "REROLL_A",
    "REROLL_D",
    "MINE2",
    "RANGE2",
    "FREE_MOVE",
    "DRAW2",
    "FREE_CONVERT",
    "PLUS_ACTION",
    "RECALL",
    "SOUL",
    "FREE_CITY",
)
FREE, FIRST_CITY = 5, 6  # what a hex shows besides the five basic elements: pieces.py
NONE = 255


class Element(Component):
    markers: Count
    made_of: Annotated[tuple[str, str] | None, Field(strict=False)] = None


class Alchemist(Component):
    """Attack, defence, capacity and actions in each column."""

    hearted: Columns
    soulless: Columns
    ability: str
    title: Name


class Special(Strict):
    """The conversion of one tower in the module of special towers."""

    from_: Annotated[tuple[str, str], Field(strict=False, alias="from")]
    makes: str


class Tower(Component):
    special: Special


class City(Component):
    sells: list[str]


class Tile(Component):
    hexes: Annotated[list[str], Field(min_length=7, max_length=7)]


class Formula(Component):
    """A card that is transmuted."""

    level: Level
    cost: Cost


class Homunculus(Formula):
    values: Columns


class Equipment(Formula):
    kind: Literal["weapon", "shield", "armour", "bag", "jewel", "tool"]
    bonus: Annotated[tuple[Value, Value, Value], Field(strict=False)]
    keyword: str = ""


class Stone(Formula):
    """A formula of the Philosopher's Stone."""


class Wild(Strict):
    base: str
    makes: str


class Extension(Component):
    income: str = ""
    wild: Wild | None = None
    price: Cost


class Quest(Component):
    players: Annotated[int, Field(ge=2, le=4)]


class Place(Strict):
    """Where a slot lies and which tile the default layout puts there."""

    centre: Axial
    tile: str
    turned: Annotated[int, Field(ge=0, le=5)]


class Numbers(Strict):
    dice: Annotated[list[Annotated[int, Field(ge=0, le=6)]], Field(min_length=6, max_length=6)]
    most_dice: Annotated[int, Field(ge=1, le=10)]
    hand: Annotated[int, Field(ge=3, le=6)]
    souls_at_start: Annotated[int, Field(ge=1, le=2)]
    quick_start: Annotated[list[Axial], Field(min_length=4, max_length=4)]
    armourer: Count
    spendthrift: Count
    reaper: Count
    tycoon: Count
    hellfire: Count
    guardians: Count
    bodyguard: Count
    element_points: Count
    set_points: Count
    soul_points: Count
    extension_points: Count
    quest_points: Count
    idle_rounds: Annotated[int, Field(ge=1, le=10)]
    retail_target: Count
    retail_penalty: Count


def exactly(n: int) -> Any:
    return Field(min_length=n, max_length=n)


class Components(Strict):
    elements: Annotated[list[Element], exactly(13)]
    alchemists: Annotated[list[Alchemist], exactly(4)]
    towers: Annotated[list[Tower], exactly(4)]
    cities: Annotated[list[City], exactly(3)]
    decks: Annotated[list[Component], exactly(3)]
    tiles: Annotated[list[Tile], exactly(7)]
    hexes: Annotated[list[Component], exactly(49)]
    directions: Annotated[list[Component], exactly(6)]
    figures: Annotated[list[Component], exactly(4)]
    colours: Annotated[list[Component], exactly(4)]
    homunculi: Annotated[list[Homunculus], exactly(24)]
    equipment: Annotated[list[Equipment], exactly(24)]
    stones: Annotated[list[Stone], exactly(24)]
    cards: Annotated[list[Component], exactly(72)]
    """The three decks one after another: what an action calls a formula by. Not written in the file."""
    extensions: Annotated[list[Extension], exactly(12)]
    quests: Annotated[list[Quest], exactly(10)]
    layout: Annotated[list[Place], exactly(7)]
    numbers: Numbers

    @model_validator(mode="before")
    @classmethod
    def number_the_cards(cls, raw: Any) -> Any:
        if not isinstance(raw, dict):
            return raw
        decks = [raw.get(name, []) for name in ("homunculi", "equipment", "stones")]
        if not all(isinstance(deck, list) and all(isinstance(card, dict) for card in deck) for deck in decks):
            return raw
        cards = [{key: card[key] for key in ("id", "name", "origin") if key in card} for deck in decks for card in deck]
        return {**raw, "cards": cards}

    @model_validator(mode="after")
    def fits_together(self) -> Components:
        ids = [one.id for one in self.elements]
        self.check_elements(ids)
        self.check_cards(ids)
        known = {*ids[:5], *(city.id for city in self.cities), "free"}
        for tile in self.tiles:
            for shown in tile.hexes:
                if shown not in known:
                    raise ValueError(f"tile {tile.id} shows {shown!r}, which is no basic element, no city and not free")
        shown_cities = [shown for tile in self.tiles for shown in tile.hexes if shown in {city.id for city in self.cities}]
        if sorted(shown_cities) != sorted(city.id for city in self.cities):
            raise ValueError("each city must be shown by exactly one hex of the tiles")
        if sorted(place.tile for place in self.layout) != sorted(tile.id for tile in self.tiles):
            raise ValueError("the default layout must use each tile once (MP-002)")
        return self

    @property
    def formulas(self) -> list[Formula]:
        """The three decks one after another."""
        return [*self.homunculi, *self.equipment, *self.stones]

    def check_elements(self, ids: Sequence[str]) -> None:
        for k, one in enumerate(self.elements):
            if (one.made_of is not None) != (5 <= k < 12):
                raise ValueError("the five basic elements come first, then the seven made ones, then the soul stone")
            for source in one.made_of or ():
                if source not in ids[: 5 if k < 9 else 9] or (k >= 9 and source in ids[:5]):
                    raise ValueError(f"{one.id} must be made of two elements of the level below, not of {source!r}")

    def check_cards(self, ids: Sequence[str]) -> None:
        decks = [one.id for one in self.decks]
        for city in self.cities:
            if not set(city.sells) <= set(decks):
                raise ValueError(f"city {city.id} sells a deck that is none of {', '.join(decks)}")
        for card in self.formulas:
            if not set(card.cost) <= set(ids):
                raise ValueError(f"the cost of {card.id} names something that is no element")
        for deck in (self.homunculi, self.equipment, self.stones):
            if [one.level for one in deck] != sorted(one.level for one in deck) or sum(one.level == 1 for one in deck) < 4:
                raise ValueError("each deck is listed by rising level, with at least four cards of level 1 (MP-010)")
        for keyword in [*(one.ability for one in self.alchemists), *(one.keyword for one in self.equipment if one.keyword)]:
            if keyword not in KEYWORDS[1:]:
                raise ValueError(f"there is no keyword {keyword!r}; known: {', '.join(KEYWORDS[1:])}")
        for one in self.extensions:
            if bool(one.income) == (one.wild is not None):
                raise ValueError(f"extension {one.id} must have either an income or a wild conversion")

    def fill(self, box: Any) -> None:
        """Lay everything into the record that the rules read."""
        kind = {one.id: k for k, one in enumerate(self.elements)}
        box["supply"] = [one.markers for one in self.elements]
        box["recipe"] = [[kind[source] for source in one.made_of] for one in self.elements if one.made_of]
        shows = {**{one.id: k for k, one in enumerate(self.elements[:5])}, "free": FREE}
        shows |= {city.id: FIRST_CITY + k for k, city in enumerate(self.cities)}
        box["tile"] = [[shows[one] for one in tile.hexes] for tile in self.tiles]
        tiles = [tile.id for tile in self.tiles]
        box["slot"] = [place.centre for place in self.layout]
        box["layout_tile"] = [tiles.index(place.tile) for place in self.layout]
        box["layout_turn"] = [place.turned for place in self.layout]
        box["alchemist"] = [[one.hearted, one.soulless] for one in self.alchemists]
        box["ability"] = [KEYWORDS.index(one.ability) for one in self.alchemists]
        for k, tower in enumerate(self.towers):
            box["special"][k] = [*(kind[one] for one in tower.special.from_), kind[tower.special.makes]]
        decks = [one.id for one in self.decks]
        box["sells"] = [[int(deck in city.sells) for deck in decks] for city in self.cities]
        self.fill_cards(box, kind)
        for name, value in self.numbers:
            box[name] = value

    def fill_cards(self, box: Any, kind: dict[str, int]) -> None:
        for c, card in enumerate(self.formulas):
            box["level"][c] = card.level
            for element, n in card.cost.items():
                box["cost"][c][kind[element]] = n
        box["homunculus"] = [one.values for one in self.homunculi]
        box["bonus"] = [one.bonus for one in self.equipment]
        box["keyword"] = [KEYWORDS.index(one.keyword) for one in self.equipment]
        for x, one in enumerate(self.extensions):
            box["income"][x] = kind[one.income] if one.income else NONE
            box["wild_base"][x] = kind[one.wild.base] if one.wild else NONE
            box["wild_makes"][x] = kind[one.wild.makes] if one.wild else NONE
            for element, n in one.price.items():
                box["price"][x][kind[element]] = n
        box["quest_players"] = [one.players for one in self.quests]


def who(texts: Any, value: int) -> str:
    """A figure of the news: an alchemist by number, or 4 + a homunculus card."""
    return str(texts.component("alchemists", value) if value < 4 else texts.component("homunculi", value - 4))


def figure(texts: Any, value: int) -> str:
    """A figure of an action: by its name, or by its place in the service where no position tells it."""
    return who(texts, value - NAMED) if value >= NAMED else str(texts.component("figures", value))


def place(texts: Any, value: int) -> str:
    """A hex by what one sees of it, as `place_of` packs it: a tower, a city, an element, or where it lies on its tile."""
    if value < 0:
        return str(texts.say("place-unknown"))
    (at, shows), tower = divmod(value // 8, 16), value % 8
    tile = str(texts.component("tiles", at // 7))
    if tower:
        return str(texts.say("place-tower", a=tower - 1))
    if shows >= FIRST_CITY:
        return str(texts.component("cities", shows - FIRST_CITY))
    if shows == FREE:
        return str(texts.say("place-free", at=at % 7, tile=tile))
    return str(texts.say("place-element", element=of_element(texts, shows), tile=tile))


def of_element(texts: Any, kind: int) -> str:
    """`fire`; in French `de feu`, `d’air`."""
    name = str(texts.component("elements", kind))
    return name if texts.language == "en" else f"d’{name}" if name[0] in "aeiouéh" else f"de {name}"


def dice(texts: Any, value: int) -> str:
    """The faces of a roll, packed to the base of 8, one more than each face: `2, 1, 0`."""
    faces = []
    while value:
        faces.append(str(value % 8 - 1))
        value //= 8
    return ", ".join(faces) or "–"


def sold_in(texts: Any, deck: int) -> str:
    """The cities that sell a deck: `Blackholm or Windshire`."""
    box = texts.box.components
    *most, last = [one.name.said(texts.language) for one in box.cities if box.decks[deck].id in one.sells] or [""]
    return str(texts.say("either", first=", ".join(most), last=last) if most else last or texts.say("no-city"))


FUNCTIONS = {"WHO": who, "FIGURE": figure, "PLACE": place, "DICE": dice, "SOLD_IN": sold_in}
UNTOLD = -1
NAMED = 100
"""Added to the number of a figure's name, so that it differs from a place in the service."""
OF_FIGURES = ("move", "mine", "pick", "drop", "equip", "dismiss", "fight")


def arguments(state: Any, family: str, values: Sequence[int]) -> list[int]:
    """What an action is told with: figures by name, hexes by what one sees of them, as far as a position shows them."""
    told = list(values)
    if family == "move":
        told.append(UNTOLD)
    if family == "spot":
        return [*told, *(beside(state, told[0]) if state is not None else (UNTOLD, UNTOLD))]
    if family == "site":
        return [UNTOLD if state is None else int(board.place_of(state, told[0]))]
    if state is None or family not in OF_FIGURES:
        return told
    told[0] = named(state, state.seat, values[0])
    if family == "fight":
        told[2] = named(state, values[1], values[2])
    elif family == "move" and told[0] >= NAMED:
        ahead = state.near[state.at[state.seat][values[0]]][values[1]]
        told[2] = UNTOLD if ahead == pieces.NOWHERE else int(board.place_of(state, ahead))
    return told


def named(state: Any, seat: int, which: int) -> int:
    """A figure by its name, if it is on the board."""
    there = seat < state.seats and state.at[seat][which] != pieces.NOWHERE
    return NAMED + int(figures.name_of(state, seat, which)) if there else which


SIDES = ((3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3), (2, 1))
"""How far the middle of a tile is from that of its neighbour: in the north-east, north, west, south-west, south, east."""


def beside(state: Any, spot: int) -> tuple[int, int]:
    """A laid tile that a spot touches, and on which side of it the spot lies."""
    q, r = board.spot_q(spot), board.spot_r(spot)
    laid = [slot for slot in range(pieces.SLOTS) if state.tiles[slot] != pieces.NONE]
    found = [
        (int(state.tiles[slot]), SIDES.index(away))
        for slot in laid
        if (away := (q - state.spot[slot][0], r - state.spot[slot][1])) in SIDES
    ]
    return found[0] if found else (UNTOLD, UNTOLD)


def circumstances(state: Any, seat: int, family: str, values: Sequence[int]) -> dict[str, int]:
    """The hex that an action names."""
    known = state is not None and family == "site" and state.tiles[values[0] // 7] != pieces.NONE
    return {"place": int(board.place_of(state, values[0])) if known else UNTOLD}
