"""What a picture of Alkemy shows, read from a view: who acts on whom, what was rolled, what is drafted on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot
from typing import Any, NamedTuple, TypeVar

from athanor import drawing
from athanor.games.alkemy.box import FORMAT_POINTS, ROMAN, figure, named_objective, short_name
from athanor.games.alkemy.picture.art import role
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.figures import who
from athanor.games.alkemy.rules.pieces import A, Q, Z
from athanor.kernel.match import View, told
from athanor.kernel.texts import Texts

T = TypeVar("T")
NOTHING = p.NOTHING
PICKING = (Q.area, Q.inch, Q.quarter, Q.dot)
FIGURE_QUESTIONS: dict[int, int] = {  # the first action of the family that names a figure
    Q.deploy: A.deploy, Q.chief: A.chief, Q.feeder: A.chief, Q.subject: A.target,
    Q.activate: A.activate, Q.order: A.order, Q.target: A.target,
    Q.more: A.target, Q.fire: A.target, Q.guard: A.target, Q.heir: A.target, Q.roller: A.target,
    Q.decline: A.target, Q.free_attack: A.target,
}  # fmt: skip
ACTING = (  # questions about a figure that stands for them
    Q.station, Q.declare, Q.target, Q.more, Q.marksman, Q.destination, *PICKING, Q.card, Q.pay, Q.improve, Q.gather,
    Q.mix, Q.lay,
)  # fmt: skip
PAIRED = {  # who acts and on whom, in the step that waits for the answer
    p.FIGURE_STATIONED: (1, 0), p.DECLARED: (1, 0), p.TARGETED: (1, 0), p.MORE_TARGETS: (1, 0), p.MARKSMAN_ANSWERED: (1, 0),
    p.PAY_CHOSEN: (1, 0), p.LAID: (1, 0), p.COVERED: (1, 0), p.ESTIMATED_EARLY: (1, 0), p.ROLLER_CHOSEN: (1, 0),
    p.FREE_ATTACK_ANSWERED: (1, 2), p.MOVED: (1, 0), p.CHARGE_ANSWERED: (1, 2),
    p.CHARGE_MOVE: (1, 2), p.CARDS_CHOSEN: (1, 2),
    p.MASTER_ANSWERED: (1, 0), p.ATTACK_KEPT: (1, 2), p.NET_ANSWERED: (1, 2), p.CHAIN_ANSWERED: (1, 2), p.PARRY_KEPT: (1, 2),
    p.COUNTER_ANSWERED: (1, 2), p.GUARD_ANSWERED: (1, 3), p.EMPATHY_ANSWERED: (1, 3), p.SHOT_ESTIMATED: (1, 2),
    p.SHOT_ANSWERED: (1, 2), p.TIR_KEPT: (1, 2), p.FIRE_CHOSEN: (1, 0), p.DENIED: (1, 2), p.IMPROVED: (1, 0),
    p.EXTRA_TARGETED: (1, 0), p.SHIFTED: (1, 0), p.GATHERED: (1, 0), p.HEIR_CHOSEN: (1, 0), p.MIXED: (1, 0),
    p.DECLINE_ANSWERED: (1, 0), p.START_EFFECT_CHOSEN: (1, 0),
}  # fmt: skip
SHOTS = (p.SHOT_ESTIMATED, p.SHOT_ANSWERED, p.TIR_KEPT, p.CHARGE_ANSWERED)
AIMED_AT_FIGURES = (p.CHARGE, p.SHOOT, p.FIGHT)
ROLLS = {
    52: (1, 2, 3, 4), 53: (1, -1, 2, -1), 158: (1, 2, 3, 4), 167: (1, -1, 2, -1),
    231: (1, 2, 3, 4), 232: (1, 2, 3, 4), 234: (1, 2, 3, 4),
}  # fmt: skip
"""Where the news of a roll tell the result, what it was against, the dice, and whether it succeeded."""

MOVES = (22, 94, 132, 133, 180, 230, 261, 263, 265, 269)


class Die(NamedTuple):
    """One die as it lies: colour, value, symbol."""

    colour: int
    value: int
    symbol: int


@dataclass(frozen=True)
class Roll:
    """A roll that the news tell of."""

    rule: int
    figure: int
    total: int
    against: int | None
    dice: tuple[Die, ...]
    success: bool | None


@dataclass(frozen=True)
class Blow:
    """Damage read on a line: who, on whom, how much, in which column (from 0)."""

    figure: int
    victim: int
    damage: int
    column: int


class Scene(drawing.Scene):
    """One view of Alkemy. The draft tells what is chosen on the screen (`screen`), and where it was clicked."""

    boxed = False  # cards are shown as they lie in the box: nobody leads them

    def __init__(self, view: View, texts: Texts, draft: str = "") -> None:
        super().__init__(view, texts, draft)
        written = re.findall(r"\b([a-z])([0-9]{1,3})\b", draft)
        here = "zfpwvht" if self.mine else "zfw"  # who waits looks around, and composes nothing
        self.clicked = {
            key: n for key, n in written if key in "ijxy" and self.mine
        }  # a place in the window, a point of the table
        self.screen = {key: n for key, n in written if key in here}
        self.layout = "desk"  # for which it is drawn: the grid, which is asked first, says so
        self.made: dict[object, Any] = {}
        points = FORMAT_POINTS[self.s.options[p.FORMAT]]
        players = "two" if self.seats == 2 else "more"
        self.format = next(one for one in self.components.formats if one.points == points and one.players == players)
        self.scenario = self.components.scenarios[self.s.options[p.SCENARIO]]
        self.ground = next((one for one in self.components.layouts if one.players == self.seats), self.scenario)
        zones = next(one for one in self.components.zones if one.id == self.ground.zones)
        self.anchors = zones.anchors_24 if self.format.table == 24 else zones.anchors_36
        self.deployments = zones.deploy_24 if self.format.table == 24 else zones.deploy_36
        self.width: int = 16 * self.format.table
        self.measured = self.s.options[p.MEASURED] == 1
        self.preparing = self.s.turn == 0

    def once(self, key: object, make: Callable[[], T]) -> T:
        """What panels ask for when they are measured and again when they are drawn."""
        if key not in self.made:
            self.made[key] = make()
        found: T = self.made[key]
        return found

    @property
    def finger(self) -> int:
        """How large what is clicked must be: for a finger, or for a mouse."""
        return 44 if self.layout in ("tablet", "landscape", "phone") else 32

    def composes(self, action: int) -> bool:
        """Points of the table, things in a part of it that is not shown, pages of choices."""
        composed = (A.spot, Z.spot), (A.point, Z.via), (A.pawn, Z.pawn), (A.onto, Z.onto), (A.estimate, Z.estimate)
        return any(low <= action <= high for low, high in (*composed, (A.muster, Z.recruit)))

    def drafted(self, **changes: int | None) -> str:
        """The draft with some of it changed."""
        names = {"zoom": "z", "figure": "f", "page": "p", "whole": "w", "via": "v", "half": "h", "troop": "t"}
        kept = dict(self.screen)
        for name, value in changes.items():
            kept.pop(names[name], None)
            if value is not None:
                kept[names[name]] = str(value)
        return " ".join(f"{key}{value}" for key, value in sorted({**kept, **self.clicked}.items()))

    # Figures

    @cached_property
    def mustered(self) -> list[list[int]]:
        """All figures of each troop, removed ones too."""
        kinds = self.s.kind
        return [
            [f for f in range(seat * p.TROOP, (seat + 1) * p.TROOP) if kinds[f] != NOTHING] for seat in range(self.seats)
        ]

    def figures(self, seat: int) -> list[int]:
        """All figures of a troop, removed ones too."""
        return self.mustered[seat]

    @cached_property
    def choosable(self) -> set[int]:
        """The figures that may be named in answer to what is asked now."""
        first = FIGURE_QUESTIONS.get(self.s.asks) if self.mine else None
        if first is None:
            return set()
        return {f for troop in self.mustered for f in troop if self.naming(f) in self.hand.legal}

    @cached_property
    def listed(self) -> list[list[list[int]]]:
        """The cards of each troop; the figures of one stand alone where each of them may be named."""
        split = self.mine and self.s.asks in FIGURE_QUESTIONS and self.s.asks not in (Q.activate, Q.deploy)
        found: list[list[list[int]]] = []
        for troop in self.mustered:
            cards = [self.card_of(f) for f in troop if self.s.card[f] == f]
            apart = [split and len(card) > 1 and any(f in self.choosable for f in card) for card in cards]
            found.append(
                [row for card, alone in zip(cards, apart, strict=True) for row in ([[f] for f in card] if alone else [card])]
            )
        return found

    @cached_property
    def present(self) -> list[int]:
        """The figures on the table."""
        return [f for seat in range(self.seats) for f in self.figures(seat) if self.s.here[f]]

    def profile(self, f: int) -> Any:
        return self.components.profiles[self.s.kind[f]]

    def ask(self, table: str, number: int) -> str:
        """How a component is asked about: `scenery D01`."""
        return f"{table} {self.view.box.vocabulary[table][number]}"

    def ask_figure(self, f: int) -> str:
        """How a figure is asked about: by its profile."""
        return f"profiles {self.profile(f).id}"

    def name_of(self, f: int) -> str:
        """The name of a figure, without its title."""
        return self.name("profiles", self.s.kind[f]).split(",")[0]

    def epithet(self, f: int) -> str:
        """What stands after the comma of a name."""
        return self.name("profiles", self.s.kind[f]).partition(", ")[2]

    @cached_property
    def twins(self) -> dict[int, str]:
        """I, II, III for figures of one profile in one troop."""
        found = {}
        for seat in range(self.seats):
            kinds: dict[int, list[int]] = {}
            for f in self.figures(seat):
                kinds.setdefault(self.s.kind[f], []).append(f)
            found.update({f: ROMAN[k] for same in kinds.values() if len(same) > 1 for k, f in enumerate(same, 1)})
        return found

    def asked(self) -> str:
        """With the figure that acts, by the name that it has on the table."""
        actor = self.pair[0]
        if actor == NOTHING or actor // p.TROOP != self.me or self.s.asks not in ACTING:
            return super().asked()
        return self.say("asked", name=self.short(actor), what=super().asked())

    def called(self, f: int) -> str:
        """`Wolf Thunder-Warrior II`; one of several on a card by its singular, `Recruit III`."""
        own = f"pic-one-{self.profile(f).id}"
        name = self.texts.say(own) if self.texts.has(own) else self.name_of(f)
        return f"{name} {self.twins[f]}" if f in self.twins else name

    def short(self, f: int) -> str:
        """`Wolf II`: as it is called on the table."""
        words = short_name(self.texts, self.s.kind[f])
        return f"{words} {self.twins[f]}" if f in self.twins else words

    def called_card(self, figures: Sequence[int], short: bool = False) -> str:
        """The figures of a card together: `Recruits I, II`."""
        first = figures[0]
        if short or len(figures) == 1:
            name = self.short(first) if short else self.called(first)
        else:
            name = f"{self.name_of(first)} {self.twins.get(first, '')}".rstrip()
        return ", ".join([name, *(self.twins[f] for f in figures[1:] if f in self.twins)])

    def told_as(self, f: int) -> str:
        """A figure as the log tells it: `Wolf II`, with its player where another troop has such figures too."""
        return figure(self.texts, who(self.s, f))

    def card_of(self, f: int) -> list[int]:
        """The figures of a card, by its first one."""
        end = min(f + p.LINES, (f // p.TROOP + 1) * p.TROOP)
        return [g for g in range(f, end) if self.s.kind[g] != NOTHING and self.s.card[g] == f]

    def objective_name(self, o: int) -> str:
        """`west post`: what an objective is, and where the eye sees it."""
        points = self.ground.objectives_24 if self.format.table == 24 else self.ground.objectives_36
        return named_objective(self.texts, self.scenario.kind, points, o, self.width)

    def emblem(self, f: int) -> str:
        return role(self.profile(f))

    def faction(self, f: int) -> str:
        """The faction whose field a figure shows: its troop's when it has that symbol."""
        own = self.components.factions[self.s.faction[f // p.TROOP]].id
        return own if own in self.profile(f).symbols else str(self.profile(f).symbols[0])

    def radius(self, f: int) -> int:
        return 12 if self.profile(f).size == 3 else 8

    def colour(self, f: int) -> int:
        """Health: 0 white, 1 yellow, 2 red (AK-042)."""
        white, yellow, _ = self.profile(f).boxes
        return int(self.s.hurt[f] >= white) + int(self.s.hurt[f] >= white + yellow)

    def marked(self, f: int, mark: int) -> bool:
        return bool(self.s.marks[f] >> mark & 1)

    def is_figure(self, f: int) -> bool:
        return 0 <= f < self.seats * p.TROOP and self.s.kind[f] != NOTHING

    def holder(self, o: int) -> int:
        """The seat that holds an objective, or has opened it; NOBODY."""
        return int(self.s.opened_by[o] if self.s.opened_by[o] != p.NOBODY else self.s.owner[o])

    def gap(self, f: int, g: int) -> float:
        """Base edge to base edge (AK-003)."""
        s = self.s
        return max(0.0, hypot(s.x[f] - s.x[g], s.y[f] - s.y[g]) - self.radius(f) - self.radius(g))

    @cached_property
    def duels(self) -> list[tuple[int, int]]:
        """Enemies in contact (AK-016)."""
        here = self.present
        return [(f, g) for f in here for g in here if f // p.TROOP < g // p.TROOP and self.touch(f, g)]

    def touch(self, f: int, g: int) -> bool:
        """Two bases are in contact: what lies between them is no distance."""
        return self.gap(f, g) <= 1

    def fighting(self, f: int) -> bool:
        return any(f in duel for duel in self.duels)

    def valued(self, number: int) -> int:
        """The figure of a number in the news."""
        return number % 64

    # Who acts, on whom

    @cached_property
    def step(self) -> list[int]:
        """The step that waits for the answer, and its arguments."""
        return list(self.s.stack[self.s.top - 1]) if self.s.top > 0 else [NOTHING] * 8

    @cached_property
    def pair(self) -> tuple[int, int]:
        """The figure that acts and its target, or NOTHING."""
        if self.over or (self.preparing and self.s.asks != Q.station):
            return NOTHING, NOTHING
        step = self.step
        if step[0] in PAIRED:
            actor, target = (step[k] if k else NOTHING for k in PAIRED[step[0]])
            if self.is_figure(actor):
                return actor, target if self.is_figure(target) else self.planned(actor)
        if self.s.active != NOTHING:
            return self.s.active, self.planned(self.s.active)
        return NOTHING, NOTHING

    def planned(self, f: int) -> int:
        """The target of the Action that a figure has declared."""
        if self.s.active == NOTHING or self.s.card[f] != self.s.active:
            return NOTHING
        deed, target, _, _, _, formula = self.s.plan[f - self.s.card[f]]
        if self.s.asks in (Q.declare, Q.order):
            return NOTHING
        at_figure = deed in AIMED_AT_FIGURES or (
            deed == p.CAST
            and formula != NOTHING
            and self.components.formulas[formula].target not in ("self", "template", "point")
        )
        return target if at_figure and self.is_figure(target) else NOTHING

    @property
    def shooting(self) -> bool:
        """Somebody shoots: the corridor matters."""
        return self.step[0] in SHOTS and not self.over

    @cached_property
    def shown(self) -> int:
        """The figure whose card lies beside the table: the one looked at, who acts, who rolled last, who may be chosen."""
        looked, involved = int(self.screen.get("f", NOTHING)), [roll.figure for roll in self.rolls]
        named = [f for f in self.present if f in self.choosable]
        own = [f for seat in self.around() for f in self.figures(seat)]
        tried = [looked, self.pair[0], *named, *involved, *own]
        return next((f for f in tried if self.is_figure(f)), NOTHING)

    def naming(self, f: int) -> int | None:
        """The action that names a figure in answer to what is asked now."""
        first = FIGURE_QUESTIONS.get(self.s.asks) if self.mine else None
        if first is None:
            return None
        if self.s.asks in (Q.activate, Q.deploy):
            f = self.s.card[f]
        return first + f

    # News

    @cached_property
    def told(self) -> list[list[int]]:
        """The news of the last action: rule and numbers."""
        return [list(one[1:]) for one in self.s.news[: self.s.news_count] if one[1]]

    @cached_property
    def cited(self) -> list[tuple[str, str]]:
        """The sentences of the last action with their rules."""
        return [(one.rule, one.text) for one in told(self.s, self.texts)]

    def dice_of(self, number: int) -> tuple[Die, ...]:
        """Dice out of a number of the news."""
        number, colour = divmod(number, 3)
        faces, count = divmod(number, 5)
        out = []
        for _ in range(count):
            faces, face = divmod(faces, 6)
            out.append(self.die(colour, face))
        return tuple(out)

    def die(self, colour: int, face: int) -> Die:
        die = self.components.dice[colour]
        return Die(colour, die.values[face], ("sword", "axe", "mace").index(die.symbols[face]))

    @cached_property
    def rolls(self) -> list[Roll]:
        out = []
        for rule, *numbers in self.told:
            if rule in ROLLS:
                total, against, dice, success = ROLLS[rule]
                out.append(
                    Roll(
                        rule,
                        self.valued(numbers[0]),
                        numbers[total],
                        numbers[against] if against >= 0 else None,
                        self.dice_of(numbers[dice]),
                        bool(numbers[success]) if success >= 0 else None,
                    )
                )
        return out

    @cached_property
    def blows(self) -> list[Blow]:
        return [
            Blow(self.valued(a), self.valued(b), c, d - 1) for rule, a, b, c, d, _ in self.told if rule == 57 and 1 <= d <= 6
        ]

    @cached_property
    def hits(self) -> dict[int, int]:
        """Damage that each figure has just suffered."""
        out: dict[int, int] = {}
        for rule, a, b, *_ in self.told:
            if rule == 41:
                out[self.valued(a)] = out.get(self.valued(a), 0) + b
        return out

    @cached_property
    def moved(self) -> set[int]:
        """The figures that have just moved, arrived or changed an objective."""
        return {self.valued(a) for rule, a, *_ in self.told if rule in MOVES}

    @cached_property
    def clash(self) -> tuple[int, int, int, int] | None:
        """The two cards just revealed: figure, card, figure, card (AK-142)."""
        found = [(self.valued(a), b, self.valued(c), d) for rule, a, b, c, d, _ in self.told if rule == 142]
        return found[-1] if found else None

    @cached_property
    def tray(self) -> tuple[Die, ...]:
        """The dice that the roller chooses from now."""
        if self.over or self.s.asks != Q.keep:
            return ()
        return tuple(self.die(self.s.dice_colour, face) for face in self.s.dice[: self.s.dice_count])

    # The match

    def ended(self) -> str:
        if self.s.sharing:
            return self.say("sharing", a=self.s.sharing)
        return self.say("draw") if self.s.winner == p.NOBODY else self.say("winner", a=self.s.winner)

    def waiting(self) -> str:
        return self.say("waiting-all") if len(self.view.to_act()) > 1 else super().waiting()

    @cached_property
    def phase(self) -> str:
        asks = self.s.asks
        if self.over:
            return "end"
        if not self.preparing:
            early = (Q.chief, Q.starts, Q.command, Q.cancel, Q.subject, Q.sabotage)
            return "start" if asks in early else "activations"
        if asks == Q.muster:
            return "troops"
        if asks in (Q.element, Q.bearing, Q.last, Q.gift, Q.vision, Q.crossing) or self.placing:
            return "scenery"
        return "pawns" if asks == Q.pawn else "deployment"

    @property
    def placing(self) -> bool:
        return self.s.asks == Q.place or (self.s.asks in PICKING and self.s.purpose in (p.PLACING, p.RELOCATING))

    @property
    def pointing(self) -> bool:
        """The seat that looks picks a point now, from the list or step by step."""
        return self.asks(*p.POINTED, *PICKING)

    @property
    def passing(self) -> bool:
        """The point that is picked now is one to pass on the way, not the destination (AK-022)."""
        may = any(A.via <= action <= Z.via for action in self.legal)
        return "v" in self.screen and self.asks(Q.dot) and may

    @property
    def trail(self) -> list[tuple[int, int]]:
        """The path of the last move in this activation."""
        s = self.s
        if s.trail_of == NOTHING or not s.here[s.trail_of]:
            return []
        return [(x, y) for x, y in s.trail[: s.trails]]

    def kinds_of_scenery(self) -> set[int]:
        """The kinds that the picture needs: those on the table, or all while they are chosen from."""
        if self.phase == "scenery":
            return set(range(len(self.components.scenery)))
        return set(self.s.element[: self.s.elements])

    @property
    def last_turn(self) -> int:
        return int(p.LAST_TURN[self.s.options[p.TURNS]]) if self.seats == 2 else 5
