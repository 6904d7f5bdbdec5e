"""Reads and checks the box of Alkemy, and lays it into the record of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from athanor.games.alkemy.rules import pieces
from athanor.games.alkemy.rules.agreed import form, measured
from athanor.games.alkemy.rules.geometry import RINGS, disc_inside_polygon, disc_overlaps_polygon
from athanor.games.alkemy.rules.terrain import NOWHERE
from athanor.kernel.box import Component, Name, Strict

Small = Annotated[int, Field(ge=0, le=99)]
Point = Annotated[tuple[int, int], Field(strict=False)]
Columns = Annotated[tuple[Small, Small, Small, Small, Small, Small], Field(strict=False)]
Symbol = Literal["sword", "axe", "mace"]
SYMBOLS = ("sword", "axe", "mace")
COLOURS = ("white", "yellow", "red")
INCH = 16
RADII = (8, 12)  # of bases (AK-011)
FORMAT_POINTS = (200, 180, 250, 300, 150)  # as the option lists them


class Faction(Component):
    affinity: Literal["earth", "water", "air", "fire"]
    part_of: str = ""


class Die(Component):
    values: Columns
    symbols: Annotated[tuple[Symbol, Symbol, Symbol, Symbol, Symbol, Symbol], Field(strict=False)]


class Card(Component):
    kind: Literal["attack", "defence"]
    counts_as: str
    ref_dice: Annotated[int, Field(ge=-2, le=2)]
    beats: str = ""
    shift: Annotated[int, Field(ge=-5, le=5)]


class Weapon(Strict):
    name: Name
    tir: Annotated[int, Field(ge=1, le=12)]
    range: Annotated[int, Field(ge=1, le=30)]
    damage: Columns


class Profile(Component):
    symbols: Annotated[list[str], Field(min_length=1)]
    hero: bool = False
    cost: Annotated[int, Field(ge=1, le=150)]
    most: Annotated[int, Field(ge=1, le=9)]
    lines: Annotated[int, Field(ge=1, le=3)]
    boxes: Annotated[tuple[Small, Small, Small], Field(strict=False)]
    esp: Annotated[int, Field(ge=1, le=12)] | None = None
    ref: Small
    com: Small
    defence: Annotated[int, Field(ge=5, le=12, alias="def")]
    pa: Annotated[int, Field(ge=1, le=6)]
    moves: Annotated[tuple[Small, Small, Small], Field(strict=False)]
    size: Annotated[int, Field(ge=1, le=3)]
    damage: Columns
    weapon: Weapon | None = None
    skills: list[str]
    formulas: Annotated[list[str], Field(max_length=3, default_factory=list)]


class Improvement(Strict):
    stones: Annotated[int, Field(ge=1, le=6)]
    gives: Literal["more", "another", "range", "area", "also", "second"]
    most: Annotated[int, Field(ge=1, le=9)]


class Formula(Component):
    level: Annotated[int, Field(ge=0, le=4)]
    components: Annotated[int, Field(ge=0, le=12)]
    range: Annotated[int, Field(ge=1, le=30)]
    target: str
    effect: str
    amount: Small
    in_all: Annotated[int, Field(ge=1, le=9)] = 9
    improvements: Annotated[list[Improvement], Field(max_length=2)]


class Element(Component):
    size: Annotated[int, Field(ge=0, le=4)]
    corners: Annotated[list[Point], Field(min_length=3, max_length=8)]
    vision: Literal["opaque", "sparse", "clear"]
    crossing: Literal["clear", "awkward", "cluttered", "climb", "impassable"]


class Template(Component):
    corners: Annotated[list[Point], Field(min_length=4, max_length=4)]


class Zones(Component):
    anchors_24: Annotated[list[Point], Field(min_length=2, max_length=4)]
    anchors_36: Annotated[list[Point], Field(min_length=2, max_length=4)]
    deploy_24: Annotated[list[list[Point]], Field(min_length=2, max_length=4)]
    deploy_36: Annotated[list[list[Point]], Field(min_length=2, max_length=4)]


class Ground(Component):
    """Where the objectives lie, and from where the players come."""

    objectives_24: Annotated[list[Point], Field(min_length=1, max_length=5)]
    objectives_36: Annotated[list[Point], Field(min_length=1, max_length=5)]
    zones: str


class Layout(Ground):
    """The ground of three or four players."""

    players: Literal[3, 4]


class Scenario(Ground):
    """A scenario, with its ground for two players."""

    kind: str
    size: Annotated[int, Field(ge=0, le=4)]
    goal: Annotated[int, Field(ge=1, le=50)]


class Format(Component):
    points: Annotated[int, Field(ge=50, le=500)]
    players: Literal["two", "more"]
    heroes: Annotated[tuple[int, int], Field(strict=False)]
    table: Literal[24, 36]
    scenery: Annotated[tuple[int, int], Field(strict=False)]
    stop_from: Small
    advanced: Annotated[tuple[int, int], Field(strict=False)]
    advanced_stop: Small
    effects: Small
    pawns: Small
    pawns_away: Small


class Troop(Component):
    faction: str
    points: Annotated[int, Field(ge=50, le=500)]
    figures: dict[str, Annotated[int, Field(ge=1, le=9)]]


class Command(Component):
    cost: Annotated[int, Field(ge=0, le=20)]


class Secret(Component):
    points: Small
    bonus: Small


class Reserve(Strict):
    components: Annotated[int, Field(ge=0, le=12)]
    stones: Annotated[int, Field(ge=0, le=12)]
    stones_per_use: Annotated[int, Field(ge=0, le=6)]


class Reserves(Strict):
    outer: Reserve
    inner: Reserve


class Components(Strict):
    colours: Annotated[list[Component], Field(min_length=4, max_length=4)]
    affinities: Annotated[list[Component], Field(min_length=4, max_length=4)]
    factions: Annotated[list[Faction], Field(min_length=1, max_length=8)]
    dice: Annotated[list[Die], Field(min_length=3, max_length=3)]
    cards: Annotated[list[Card], Field(min_length=9, max_length=9)]
    skills: Annotated[list[Component], Field(min_length=30, max_length=30)]
    profiles: Annotated[list[Profile], Field(min_length=49, max_length=49)]
    formulas: Annotated[list[Formula], Field(min_length=32, max_length=32)]
    scenery: Annotated[list[Element], Field(min_length=12, max_length=12)]
    templates: Annotated[list[Template], Field(min_length=4, max_length=4)]
    zones: list[Zones]
    layouts: Annotated[list[Layout], Field(min_length=2, max_length=2)]
    scenarios: Annotated[list[Scenario], Field(min_length=5, max_length=5)]
    formats: Annotated[list[Format], Field(min_length=8, max_length=8)]
    troops: Annotated[list[Troop], Field(min_length=40, max_length=40)]
    visions: Annotated[list[Component], Field(min_length=3, max_length=3)]
    crossings: Annotated[list[Component], Field(min_length=5, max_length=5)]
    effects: Annotated[list[Component], Field(min_length=8, max_length=8)]
    commands: Annotated[list[Command], Field(min_length=12, max_length=12)]
    secrets: Annotated[list[Secret], Field(min_length=10, max_length=10)]
    reserves: Reserves

    @model_validator(mode="after")
    def fits_together(self) -> Components:
        factions = {one.id for one in self.factions}
        skills = {one.id for one in self.skills}
        formulas = {one.id for one in self.formulas}
        for profile in self.profiles:
            if not set(profile.symbols) <= factions:
                raise ValueError(f"profile {profile.id} has a symbol that no faction has")
            if not {one.split()[0] for one in profile.skills} <= skills:
                raise ValueError(f"profile {profile.id} has a skill that is not in the list of skills")
            if not set(profile.formulas) <= formulas:
                raise ValueError(f"profile {profile.id} has a formula that is not in the list of formulas")
            if list(profile.damage) != sorted(profile.damage):
                raise ValueError(f"the damage line of {profile.id} must not decrease (AK-057)")
        for formula in self.formulas:
            if formula.effect not in pieces.EFFECTS or formula.target not in pieces.AIMS:
                raise ValueError(f"formula {formula.id} has an effect or a target that no rule knows")
        for troop in self.troops:
            self.check_troop(troop)
        return self

    def check_troop(self, troop: Troop) -> None:
        known = {one.id: one for one in self.profiles}
        for figure in troop.figures:
            if figure not in known:
                raise ValueError(f"troop {troop.id} takes {figure}, which is no profile")

    def fill(self, box: Any) -> None:
        """Lay everything into the record that the rules read."""
        box["profiles"], box["troops"] = len(self.profiles), len(self.troops)
        for p, profile in enumerate(self.profiles):
            self.fill_profile(box, p, profile)
        for f, faction in enumerate(self.factions):
            box["affinity"][f] = ("earth", "water", "air", "fire").index(faction.affinity)
        for circle, reserve in ((1, self.reserves.outer), (2, self.reserves.inner)):
            box["components"][circle] = reserve.components
            box["stones"][circle] = reserve.stones
            box["stones_per_use"][circle] = reserve.stones_per_use
        for f, formula in enumerate(self.formulas):
            fill_formula(box, f, formula)
        for c, die in enumerate(self.dice):
            box["face"][c] = die.values
            box["symbol"][c] = [SYMBOLS.index(one) for one in die.symbols]
        names = [card.id for card in self.cards]
        for c, card in enumerate(self.cards):
            box["attack"][c] = card.kind == "attack"
            box["counts_as"][c] = names.index(card.counts_as)
            box["card_ref"][c] = card.ref_dice
            box["beats"][c] = names.index(card.beats) if card.beats else -1
            box["shift"][c] = card.shift
        visions, crossings = [one.id for one in self.visions], [one.id for one in self.crossings]
        for k, element in enumerate(self.scenery):
            fill_element(box, k, element)
            box["element_vision"][k] = visions.index(element.vision)
            box["element_crossing"][k] = 1 << crossings.index(element.crossing)
        box["command_cost"] = [one.cost for one in self.commands]
        box["secret_points"] = [one.points for one in self.secrets]
        box["secret_bonus"] = [one.bonus for one in self.secrets]
        for t, template in enumerate(self.templates):
            box["template"][t][:4] = template.corners
        self.fill_table(box)
        self.fill_troops(box)

    def fill_profile(self, box: Any, p: int, profile: Profile) -> None:
        factions = [one.id for one in self.factions]
        skills = [one.id for one in self.skills]
        cards = [one.id for one in self.cards]
        formulas = [one.id for one in self.formulas]
        box["esp"][p] = -1 if profile.esp is None else profile.esp
        for name in ("ref", "com", "defence", "pa", "boxes", "size", "damage", "hero", "cost", "most", "lines"):
            box[name][p] = getattr(profile, name)
        box["life"][p] = sum(profile.boxes)
        box["moves"][p] = [INCH * inches for inches in profile.moves]
        box["radius"][p] = 12 if profile.size == 3 else 8
        if profile.weapon:
            box["tir"][p] = profile.weapon.tir
            box["reach"][p] = INCH * profile.weapon.range
            box["shot"][p] = profile.weapon.damage
        box["symbols"][p] = sum(1 << factions.index(one) for one in profile.symbols)
        for skill in profile.skills:
            name, _, value = skill.partition(" ")
            box["skills"][p] |= 1 << skills.index(name)
            if name in ("tough", "frightening", "regeneration"):
                box[name][p] = int(value)
            elif name == "expert":
                box["expert"][p] |= 1 << cards.index(value)
            elif name == "alchemist":
                box["circle"][p] = 2 if value == "inner" else 1
        box["formulas"][p] = [-1, -1, -1]
        for k, formula in enumerate(profile.formulas):
            box["formulas"][p][k] = formulas.index(formula)

    def fill_table(self, box: Any) -> None:
        grounds = {one.players: one for one in self.layouts}
        for s, scenario in enumerate(self.scenarios):
            box["objective_size"][s] = scenario.size
            box["goal"][s] = scenario.goal
            self.fill_ground(box, 0, s, scenario)
            for players, ground in grounds.items():
                self.fill_ground(box, players - 2, s, ground)
        for one in self.formats:
            f = row_of(one)
            box["width"][f] = INCH * one.table
            box["limit"][f] = one.points
            box["heroes"][f] = one.heroes
            box["elements"][f] = (one.scenery, one.advanced)
            box["stop_from"][f] = (one.stop_from, one.advanced_stop)
            box["effects_each"][f] = one.effects
            box["pawns"][f] = one.pawns
            box["pawns_away"][f] = one.pawns_away

    def fill_ground(self, box: Any, players: int, s: int, ground: Ground) -> None:
        """Objectives, anchors and deployment zones of a scenario, for two, three or four players."""
        zone = next(one for one in self.zones if one.id == ground.zones)
        box["objectives"][players][s] = len(ground.objectives_24)
        tables = (
            (ground.objectives_24, zone.anchors_24, zone.deploy_24),
            (ground.objectives_36, zone.anchors_36, zone.deploy_36),
        )
        for t, (objectives, anchors, deploy) in enumerate(tables):
            box["objective"][players][s][t][: len(objectives)] = objectives
            box["anchor"][players][s][t][: len(anchors)] = anchors
            for letter, corners in enumerate(deploy):
                box["zone"][players][s][t][letter][: len(corners)] = corners
                box["zone_corners"][players][s][letter] = len(corners)

    def fill_troops(self, box: Any) -> None:
        ids = [one.id for one in self.profiles]
        factions = [one.id for one in self.factions]
        for t, troop in enumerate(self.troops):
            box["troop_faction"][t] = factions.index(troop.faction)
            box["troop_made_for"][t] = troop.points
            for figure, count in troop.figures.items():
                p = ids.index(figure)
                box["troop"][t][p] = count
                box["troop_points"][t] += count * self.profiles[p].cost
                box["troop_heroes"][t] += count * self.profiles[p].hero


def fill_formula(box: Any, f: int, formula: Formula) -> None:
    box["level"][f] = formula.level
    box["price"][f] = formula.components
    box["range"][f] = INCH * formula.range
    box["aim"][f] = pieces.AIMS.index(formula.target)
    box["effect"][f] = pieces.EFFECTS.index(formula.effect)
    box["amount"][f] = formula.amount
    box["gives"][f] = [-1, -1]
    box["gives_in_all"][f] = formula.in_all
    for k, one in enumerate(formula.improvements):
        box["gives"][f][k] = pieces.GIVES.index(one.gives)
        box["gives_price"][f][k] = one.stones
        box["gives_most"][f][k] = one.most


def fill_element(box: Any, k: int, element: Element) -> None:
    box["element_size"][k] = element.size
    box["element_corners"][k] = len(element.corners)
    turned = [[tuple(corner) for corner in element.corners]]
    turned.append([(rounded(181 * (x - y)), rounded(181 * (x + y))) for x, y in turned[0]])
    turned += [[(-y, x) for x, y in corners] for corners in turned]
    for bearing, corners in enumerate(turned):
        box["outline"][k][bearing][: len(corners)] = corners
        box["beside"][k][bearing][: len(corners)] = [[beside(corners, corner, r) for r in RADII] for corner in corners]
        if set(corners) not in [set(earlier) for earlier in turned[:bearing]]:
            box["bearings"][k] |= 1 << bearing
    far = max(x * x + y * y for corners in turned for x, y in corners)
    box["element_reach"][k] = next(r for r in range(200) if r * r >= far)
    box["element_inside"][k] = min(inside(corners) for corners in turned)


def inside(corners: list[tuple[int, ...]]) -> int:
    """The radius of a disc around the centre that lies wholly inside the element; 0 for none."""
    return max((r for r in range(1, 200) if disc_inside_polygon(0, 0, r, corners, len(corners), 0, 0, NOWHERE)), default=0)


def beside(corners: list[tuple[int, ...]], corner: tuple[int, ...], r: int) -> int:
    """The ring points of a corner (AK-021), as a bit set, where a base of radius r does not overlap the element."""
    x, y = corner
    clear = [not disc_overlaps_polygon(x + dx, y + dy, r, corners, len(corners), 0, 0) for dx, dy in RINGS[r]]
    return sum(1 << k for k in range(len(clear)) if clear[k])


def rounded(n: int) -> int:
    """n / 256, halves away from zero."""
    return (2 * abs(n) + 256) // 512 * (1 if n >= 0 else -1)


UNTOLD = -1
MOST = 1024  # more than the coordinates of any table
NAMED = {"deploy": 0, "chief": 0, "activate": 0, "target": 0, "order": 0, "effect": 1}
"""Actions that name a figure, and which of their arguments does."""
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def arguments(state: Any, family: str, values: Sequence[int]) -> list[int]:
    """What an action is told with: figures and pieces of scenery by kind and number, pairs by their dice, and so on, as far as
    the position shows them."""
    told = list(values)
    if family in NAMED:
        told[NAMED[family]] = of_kind(state.kind if state else [], told[NAMED[family]])
    elif family in ("pawn", "onto"):
        told[0] = of_kind(state.element if state else [], told[0])
    elif family == "spot":
        told += spot_of(state, told[0]) if state else [UNTOLD, UNTOLD]
    elif family == "keep":
        told.append(pair_of(state, told[0]) if state else UNTOLD)
    elif family == "improve":
        told.append(2 * state.casting + told[0] if state else UNTOLD)
    elif family == "mix":
        told.append(state.stack[state.top - 1][2] - told[0] if state else UNTOLD)
    elif family == "obey":
        told.append(state.called[told[0]] - 1 if state else UNTOLD)
    return told


def row_of(one: Format) -> int:
    """The row of a format, as `form` counts them."""
    return FORMAT_POINTS.index(one.points) + (len(FORMAT_POINTS) if one.players == "more" else 0)


def spot_of(state: Any, k: int) -> list[int]:
    """Where an offered point is: its coordinates where everybody may measure; by eye only what PART tells of it (AK-004)."""
    x, y = state.spot[k]
    return [x, y] if measured(state) else [UNTOLD, (form(state) * MOST + x) * MOST + y]


def of_kind(kinds: Sequence[int], number: int) -> int:
    """Kind and number in one; below zero where the kind is not known."""
    kind = kinds[number] if number < len(kinds) else UNTOLD
    return 64 * kind + number if kind >= 0 else -1 - number


def pair_of(state: Any, pair: int) -> int:
    """The dice of a pair, as DICE reads them."""
    one, two = (state.dice[k] for k in PAIRS[pair])
    return int(3 * (5 * (one + 6 * two) + 2) + state.dice_colour)


def figure(texts: Any, value: int) -> str:
    """A figure by its profile and number, `Templar a3`; by its number alone where the profile is not known."""
    if value < 0:
        return slot(texts, -1 - value)
    kind, number = divmod(value, 64)
    return f"{texts.component('profiles', kind)} {slot(texts, number)}"


def piece(texts: Any, value: int) -> str:
    """A piece of scenery by its number and kind: `3 (Ruin)`."""
    if value < 0:
        return str(-value)
    kind, number = divmod(value, 64)
    return f"{number + 1} ({texts.component('scenery', kind)})"


def improvement(texts: Any, value: int) -> str:
    """What an improvement of a formula gives."""
    formula, k = divmod(value, 2)
    return str(texts.say(f"pic-gives-{texts.box.components.formulas[formula].improvements[k].gives}"))


def part_of_table(texts: Any, value: int) -> str:
    """In which of the nine parts of the table a point of a format lies, as the eye sees it."""
    rest, y = divmod(value, MOST)
    row, x = divmod(rest, MOST)
    wide = INCH * next(one.table for one in texts.box.components.formats if row_of(one) == row)
    return str(texts.say(f"words-place-{min(2, 3 * y // wide)}{min(2, 3 * x // wide)}"))


def inches(texts: Any, value: int) -> str:
    """A distance, to a quarter of an inch."""
    return f"{round(value / 4) / 4:g}".replace(".", "," if texts.language == "fr" else ".")


def slot(texts: Any, value: int) -> str:
    """The number of a figure: `a3`."""
    return f"{'abcd'[value // 16]}{value % 16 + 1}"


def halves(texts: Any, value: int) -> str:
    """An estimate: the first one is half an inch."""
    return f"{(value + 1) / 2:g}".replace(".", "," if texts.language == "fr" else ".")


def nth(texts: Any, value: int) -> str:
    """Counted from 1."""
    return str(value + 1)


def degrees(texts: Any, value: int) -> str:
    """A bearing: 0, 45, 90, 135 degrees."""
    return f"{45 * value}°"


def tray(texts: Any, value: int) -> str:
    """Dice as `4A 6M`: value and symbol (sword S, axe A, mace M) of each."""
    value, colour = divmod(value, 3)
    faces, count = divmod(value, 5)
    die = texts.box.components.dice[colour]
    shown = []
    for _ in range(count):
        faces, face = divmod(faces, 6)
        shown.append(f"{die.values[face]}{die.symbols[face][0].upper()}")
    return " ".join(shown)


def seats_named(texts: Any, value: int) -> str:
    """Several players, from a bit set of their seats."""
    return str(texts.listed([texts.seat(seat) for seat in range(4) if value >> seat & 1] or [""]))


def crossings(texts: Any, value: int) -> str:
    """Several rules of crossing, from a bit set of them."""
    return ", ".join(texts.component("crossings", k) for k in range(5) if value >> k & 1)


FUNCTIONS = {
    "PIECE": piece,
    "GIVES": improvement,
    "INCHES": inches,
    "PART": part_of_table,
    "CROSSINGS": crossings,
    "SEATS": seats_named,
    "DICE": tray,
    "NTH": nth,
    "DEGREES": degrees,
    "FIGURE": figure,
    "SLOT": slot,
    "HALVES": halves,
}
