"""Reads and checks the box of Alkemy, and lays it into the record of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, hypot, pi
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from athanor.games.alkemy.rules import pieces
from athanor.games.alkemy.rules.agreed import form, measured
from athanor.games.alkemy.rules.figures import goal_at, who
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
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI")
SIDES = ("", "e", "ne", "n", "nw", "w", "sw", "s", "se")
"""Where something lies, as a wind: n is the far edge of the table."""
BESIDE = 40  # a base whose centre is no farther from that of an objective stands at it: 1 inch and both radii, rounded up
NAMED = {"deploy": 0, "chief": 0, "activate": 0, "target": 0, "order": 0, "effect": 1}
"""Actions that name a figure, and which of their arguments does."""
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
CELLS = ("area", "inch", "quarter", "dot", "via")  # actions that name a cell of the table or of a part of it
WITH_MOVER = (pieces.MOVING, pieces.CHARGING, pieces.SHIFTING, pieces.SUMMONING, pieces.COVERING)


def arguments(state: Any, family: str, values: Sequence[int]) -> list[int]:
    """What an action is told with: figures and pieces of scenery by name, points by where they lie, pairs by their dice, and so
    on, as far as the position shows them."""
    told = list(values)
    if family in NAMED:
        told[NAMED[family]] = figure_in(state, told[NAMED[family]])
    elif family in ("pawn", "onto"):
        told = piece_in(state, told[0])
    elif family == "spot":
        told += spot_of(state, told[0]) if state else [UNTOLD, UNTOLD, UNTOLD, UNTOLD]
    elif family in CELLS:
        told = [cell_in(state, family, told[0])]
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


def place_in(state: Any, x: int, y: int) -> int:
    """A point, as PART reads it."""
    return int((form(state) * MOST + x) * MOST + y)


def spot_of(state: Any, k: int) -> list[int]:
    """Where an offered point is. By eye: its part of the table (AK-004). Where everybody may measure: how far from the mover
    and in which direction, or else its coordinates; and the objective beside which it lies."""
    x, y = state.spot[k]
    if not measured(state):
        return [UNTOLD, UNTOLD, UNTOLD, place_in(state, x, y)]
    near = [o for o in range(state.objectives) if hypot(x - state.ox[o], y - state.oy[o]) <= BESIDE]
    at = goal_in(state, near[0]) if near else UNTOLD
    if state.purpose in WITH_MOVER:
        dx, dy = x - state.x[state.mover], y - state.y[state.mover]
        return [round(hypot(dx, dy)), wind(dx, dy), at, UNTOLD]
    return [x, UNTOLD, at, y]


def cell_in(state: Any, family: str, k: int) -> int:
    """A cell of a part of the table, as CELL reads it: one of 4 by 4, or of the whole table; below zero where nobody knows it."""
    if family != "area":
        return k
    return 1024 * (1 + int(form(state))) + k if state else -1 - k


def wind(dx: int, dy: int) -> int:
    """A direction as one of SIDES; 0 for nowhere."""
    return 0 if dx == dy == 0 else 1 + round(atan2(dy, dx) / (pi / 4)) % 8


def figure_in(state: Any, f: int) -> int:
    """A figure as the news tell it; below zero where its profile is not known."""
    return who(state, f) if state and state.kind[f] >= 0 else -1 - f


def piece_in(state: Any, e: int) -> list[int]:
    """A piece of scenery by its kind and where it stands; by its number where it is not known."""
    known = state and e < state.elements
    return [state.element[e], place_in(state, state.ex[e], state.ey[e])] if known else [e, UNTOLD]


def goal_in(state: Any, o: int) -> int:
    """An objective as the news tell it."""
    return int(goal_at(state, o))


def pair_of(state: Any, pair: int) -> int:
    """The dice of a pair, as DICE reads them."""
    one, two = (state.dice[k] for k in PAIRS[pair])
    return int(3 * (5 * (one + 6 * two) + 2) + state.dice_colour)


def figure(texts: Any, value: int) -> str:
    """A figure as it is called on the table, `Wolf II`; with its player where another troop has such figures too."""
    if value < 0:
        return str(texts.say("figure-unknown", n=(-1 - value) % pieces.TROOP + 1, a=(-1 - value) // pieces.TROOP))
    rest, number = divmod(value, 64)
    shared, nth = divmod(rest // 64, pieces.SHARED)
    name = f"{short_name(texts, rest % 64)} {ROMAN[nth]}".rstrip()
    return f"{name} ({texts.seat(number // pieces.TROOP)})" if shared else name


def short_name(texts: Any, profile: int) -> str:
    """A profile as it is called on the table: by a word of its own, or its name without the title."""
    own = f"pic-short-{texts.box.components.profiles[profile].id}"
    return str(texts.say(own) if texts.has(own) else texts.component("profiles", profile).split(",")[0])


def piece(texts: Any, value: int) -> str:
    """A piece of scenery and where it stands: `Ruin (bottom left)`."""
    kind, where = divmod(value, 9)
    return f"{texts.component('scenery', kind)} ({texts.say(f'words-place-{where // 3}{where % 3}')})"


def objective(texts: Any, value: int) -> str:
    """An objective by what it is and where the eye sees it: `west post`."""
    (row, scenario), (seats, o) = divmod(value // 64, 5), divmod(value % 64, 8)
    box = texts.box.components
    kind = box.scenarios[scenario].kind
    ground = next((one for one in box.layouts if one.players == seats), box.scenarios[scenario])
    wide = table_of(texts, row)
    points = ground.objectives_24 if wide == 24 * INCH else ground.objectives_36
    return named_objective(texts, kind, points, min(o, len(points) - 1), wide)


def named_objective(texts: Any, kind: str, points: Sequence[Sequence[int]], o: int, width: int) -> str:
    """The same, among these points of a table; of two on one side, one is the outer and one the inner."""
    sides = [side_of(x, y, width) for x, y in points]
    same = [k for k, side in enumerate(sides) if side == sides[o]]
    apart = [abs(points[k][0] - width // 2) + abs(points[k][1] - width // 2) for k in same]
    rank = 0 if len(same) == 1 else 1 + (apart[same.index(o)] < max(apart))
    return str(texts.say(f"pic-objective-{kind}", side=texts.say(f"pic-side-{sides[o] or 'centre'}"), rank=rank))


def side_of(x: int, y: int, width: int) -> str:
    """The side of the table on which a point lies, as a wind: n is the far edge."""
    middle, near = width // 2, width // 12
    return "n" * (y > middle + near) + "s" * (y < middle - near) + "e" * (x > middle + near) + "w" * (x < middle - near)


def improvement(texts: Any, value: int) -> str:
    """What an improvement of a formula gives."""
    formula, k = divmod(value, 2)
    return str(texts.say(f"pic-gives-{texts.box.components.formulas[formula].improvements[k].gives}"))


def part_of_table(texts: Any, value: int) -> str:
    """In which of the nine parts of the table a point of a format lies, as the eye sees it."""
    rest, y = divmod(value, MOST)
    row, x = divmod(rest, MOST)
    wide = table_of(texts, row)
    return str(texts.say(f"words-place-{min(2, 3 * y // wide)}{min(2, 3 * x // wide)}"))


def table_of(texts: Any, row: int) -> int:
    """How wide the table of a format is."""
    return int(INCH * next(one.table for one in texts.box.components.formats if row_of(one) == row))


def cell(texts: Any, value: int) -> str:
    """A cell by its row and column."""
    if value < 0:
        return str(texts.say("cell-unknown", n=-value))
    row, k = divmod(value, 1024)
    across = table_of(texts, row - 1) // 64 if row else 4
    return str(texts.say("cell", column=k % across + 1, row=k // across + 1))


def towards(texts: Any, value: int) -> str:
    """A direction: `to the north-east`."""
    return str(texts.say(f"towards-{SIDES[value]}"))


def inches(texts: Any, value: int) -> str:
    """A distance, to a quarter of an inch."""
    return f"{round(value / 4) / 4:g}".replace(".", "," if texts.language == "fr" else ".")


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
    """Dice as `4A 6M`: value and initial of the symbol (sword, axe, mace) of each."""
    value, colour = divmod(value, 3)
    faces, count = divmod(value, 5)
    die = texts.box.components.dice[colour]
    shown = []
    for _ in range(count):
        faces, face = divmod(faces, 6)
        symbol = texts.say(f"words-symbol-{SYMBOLS.index(die.symbols[face])}")
        shown.append(f"{die.values[face]}{symbol[0].upper()}")
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
    "OBJECTIVE": objective,
    "TOWARDS": towards,
    "CELL": cell,
    "HALVES": halves,
}
