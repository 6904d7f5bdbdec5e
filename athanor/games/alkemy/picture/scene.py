"""What a picture of Alkemy shows, read from a view: who acts on whom, what was rolled, what is drafted on the screen."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from athanor import drawing
from athanor.games.alkemy.box import FORMAT_POINTS
from athanor.games.alkemy.picture.art import role
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q, Z
from athanor.kernel.match import View, told
from athanor.kernel.texts import Texts

NOTHING = p.NOTHING
PICKING = (Q.area, Q.inch, Q.quarter, Q.dot)
FIGURE_QUESTIONS: dict[int, int] = {  # the first action of the family that names a figure
    Q.deploy: A.deploy, Q.chief: A.chief, Q.feeder: A.chief, Q.subject: A.target,
    Q.activate: A.activate, Q.order: A.order, Q.target: A.target,
    Q.more: A.target, Q.fire: A.target, Q.guard: A.target, Q.heir: A.target, Q.roller: A.target,
    Q.decline: A.target,
}  # fmt: skip
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

    def __init__(self, view: View, texts: Texts, draft: str = "") -> None:
        super().__init__(view, texts, draft)
        self.clicked = dict(re.findall(r"\b([ijxy])(\d{1,3})\b", draft))  # a place in the window, a point of the table
        self.screen = dict(re.findall(r"\b([zfpwv])(\d{1,3})\b", draft)) if self.mine else {}
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

    def drafted(self, **changes: int | None) -> str:
        """The draft with some of it changed."""
        names = {"zoom": "z", "figure": "f", "page": "p", "whole": "w", "via": "v"}
        kept = dict(self.screen)
        for name, value in changes.items():
            kept.pop(names[name], None)
            if value is not None:
                kept[names[name]] = str(value)
        return " ".join(f"{key}{value}" for key, value in sorted({**kept, **self.clicked}.items()))

    # Figures

    def figures(self, seat: int) -> list[int]:
        """All figures of a troop, removed ones too."""
        return [f for f in range(seat * p.TROOP, (seat + 1) * p.TROOP) if self.s.kind[f] != NOTHING]

    @cached_property
    def present(self) -> list[int]:
        """The figures on the table."""
        return [f for seat in range(self.seats) for f in self.figures(seat) if self.s.here[f]]

    def profile(self, f: int) -> Any:
        return self.components.profiles[self.s.kind[f]]

    def name_of(self, f: int) -> str:
        """The name of a figure, without its title."""
        return self.name("profiles", self.s.kind[f]).split(",")[0]

    def epithet(self, f: int) -> str:
        """What stands after the comma of a name."""
        return self.name("profiles", self.s.kind[f]).partition(", ")[2]

    def slot(self, f: int) -> str:
        return f"{'abcd'[f // p.TROOP]}{f % p.TROOP + 1}"

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
    def shown(self) -> tuple[int, int]:
        """The two figures whose cards lie beside the table: those that act, those of the last roll, or the one drafted."""
        actor, target = self.pair
        if actor == NOTHING and self.rolls:
            involved = [roll.figure for roll in self.rolls] + [blow.victim for blow in self.blows]
            actor = involved[0]
            target = next((f for f in involved if f != actor), NOTHING)
        drafted = int(self.screen.get("f", NOTHING))
        if self.is_figure(drafted):
            return (
                (drafted, target if actor == NOTHING or drafted == actor else actor) if actor != drafted else (actor, target)
            )
        return actor, target

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
