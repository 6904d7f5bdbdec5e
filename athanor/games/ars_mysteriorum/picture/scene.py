"""What a picture of Ars Mysteriorum shows, read from a view."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any, NamedTuple

from athanor import drawing
from athanor.drawing.paint import EMBLEMS, Wax
from athanor.games.ars_mysteriorum.rules import brewing, favours, salaries
from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.rules.pieces import Q
from athanor.kernel.match import View
from athanor.kernel.texts import Texts


class Tint(NamedTuple):
    """The colours of an element: cloth, shade, and what is written on it."""

    cloth: str
    shade: str
    ink: str


TINTS = (
    Tint("#e3b537", "#9a7413", "#1c150e"),
    Tint("#68a45a", "#2f5a2a", "#fdf6e3"),
    Tint("#3a70b4", "#1f4577", "#fdf6e3"),
    Tint("#b83f2a", "#7d2618", "#fdf6e3"),
    Tint("#643b86", "#3c214f", "#fdf6e3"),
)
AIMED = ("glass_eye", "false_seal", "rising_star", "tithe", "jostle", "letter", "invisible_ink", "patronage")
"""Mystery cards that name a target: the card is chosen first, on the screen, then the target."""


def waxes_of(s: Any) -> list[Wax]:
    """A seat has the colour of its apprentice, and an emblem."""
    tints = [TINTS[colour] for colour in s.colour[: s.seats]]
    return [Wax(tint.cloth, emblem, tint.ink) for tint, emblem in zip(tints, EMBLEMS, strict=False)]


class Scene(drawing.Scene):
    """One view of Ars Mysteriorum. `drawn` collects the actions that were put on the table."""

    def __init__(self, view: View, texts: Texts, draft: str = "") -> None:
        super().__init__(view, texts, draft)
        self.drawn: set[int] = set()

    # What is asked

    @property
    def phase(self) -> int:
        return int(p.PHASE[self.s.stage])

    @cached_property
    def started(self) -> bool:
        """Colours are chosen and the table is laid."""
        return bool(self.s.stage != p.COLOURS)

    @cached_property
    def waits_for(self) -> list[int]:
        return self.view.to_act()

    @cached_property
    def secret(self) -> bool:
        """Who has answered is nobody's business."""
        return not self.over and self.s.polled != 0

    @property
    def in_turn(self) -> int:
        """The one seat that all may know to be in turn, or -1."""
        if self.over or self.secret or len(self.waits_for) != 1:
            return -1
        return self.waits_for[0]

    def ended(self) -> str:
        return self.say("over")

    def waiting(self) -> str:
        if self.secret:
            return self.say("secret")
        if self.s.asks == Q.bid:
            return self.say("bidding", n=len(self.waits_for))
        return self.say("waits", who=self.texts.seat(self.waits_for[0]))

    def action(self, family: str, *values: int) -> int:
        return self.texts.actions.by_name[family].action(*values)

    def may(self, family: str, *values: int) -> bool:
        return self.hand.may(self.action(family, *values))

    def family_of(self, action: int) -> str:
        return self.texts.actions.family_of(action).name

    # What is composed on the screen

    @cached_property
    def chosen_card(self) -> int:
        """The kind of mystery card whose target is being chosen, or NOTHING."""
        parts = re.fullmatch(r"card(\d+)", self.draft)
        kind = int(parts[1]) if parts else p.NOTHING
        return kind if 0 <= kind < p.KINDS and self.targets(kind) else p.NOTHING

    @cached_property
    def chosen_favour(self) -> int:
        """The favour card (value - 1) about to be placed: the one picked, or else the highest in hand."""
        if not self.mine or self.s.asks != Q.place:
            return p.NOTHING
        hand = [value for value in range(p.VALUES) if self.s.at[self.me][value] == p.HAND]
        parts = re.fullmatch(r"favour(\d)", self.draft)
        picked = int(parts[1]) if parts else p.NOTHING
        return picked if picked in hand else hand[-1]

    def targets(self, kind: int) -> list[int]:
        """The legal plays of a kind that names a target."""
        name = self.components.mysteries[kind].id
        return [action for action in self.legal if self.family_of(action) == name] if name in AIMED else []

    def leftover(self) -> list[int]:
        """Legal actions that nothing on the table performs yet: they become buttons."""
        chosen = set(self.targets(self.chosen_card)) if self.chosen_card != p.NOTHING else set()
        found = []
        for action in self.legal:
            name = self.family_of(action)
            if action in self.drawn or name == "place" or (name in AIMED and action not in chosen):
                continue
            found.append(action)
        return found

    # What lies on the table

    @cached_property
    def order(self) -> list[int]:
        """The seats in turn order."""
        return [int(seat) for seat in self.s.order[: self.seats]] if self.started else list(range(self.seats))

    @property
    def reader(self) -> int:
        """Whose book lies open."""
        return self.me if self.me >= 0 else self.order[0]

    def apprentices(self, tent: int) -> list[int]:
        return [colour for colour in range(p.ELEMENTS) if self.started and self.s.tent[colour] == tent]

    def price(self, tent: int) -> int:
        """What the player in turn (or else this seat) would pay to go there, or to stay."""
        seat = self.in_turn if self.in_turn >= 0 else self.me
        if seat < 0 or self.s.carpet:
            return 0
        if self.s.tent[self.s.colour[seat]] == tent:
            return int(brewing.price_of_stay(self.numbers, self.s, seat))
        return int(brewing.price_of_move(self.numbers, self.s, seat, tent))

    def salary(self, seat: int) -> tuple[int, int, int]:
        """Duplicates, princes, masters, as the book stands."""
        box, s = self.numbers, self.s
        return (
            int(salaries.duplicate_salary(box, s, seat)),
            int(salaries.prince_salary(box, s, seat)),
            int(salaries.master_salary(box, s, seat)),
        )

    def raise_by(self, recipe: int) -> int:
        """What a recipe would add to this seat's salary."""
        item = self.numbers.item[recipe]
        before = sum(self.salary(self.me))
        self.s.book[self.me][item] += 1
        after = sum(self.salary(self.me))
        self.s.book[self.me][item] -= 1
        return after - before

    def families(self, seat: int) -> list[int]:
        return [int(salaries.recipes_of(self.s, seat, family)) for family in range(p.FAMILIES)]

    def leading(self, family: int) -> list[int]:
        """Who would get the award of a family now."""
        most = max(self.families(seat)[family] for seat in range(self.seats))
        return [seat for seat in range(self.seats) if most and self.families(seat)[family] == most]

    def bid(self, seat: int) -> int:
        """The value laid for the order, 0 before it is seen."""
        return int(favours.bid_of(self.s, seat))

    def favours_at(self, tent: int) -> list[tuple[int, int, int, int]]:
        """(seat, value or 0, rank or 0, tokens) of each favour card at an element: ranked ones by rank."""
        found: list[tuple[int, int, int, int]] = []
        for seat in self.order if self.started else []:
            known = [value for value in reversed(range(p.VALUES)) if self.s.at[seat][value] == tent]
            found += [(seat, value + 1, self.s.rank[seat][value], self.s.bears[seat][value]) for value in known]
            found += [(seat, 0, 0, 0)] * (self.s.placed[seat][tent] - len(known))
        return sorted(found, key=lambda card: card[2])

    def cards(self, seat: int) -> list[tuple[int, int]]:
        """(kind, number) of the mystery cards of a hand that this seat knows."""
        row = self.s.hand[seat] if seat == self.me or self.over else self.s.known[seat]
        return [(kind, row[kind]) for kind in range(p.KINDS) if row[kind]]

    @cached_property
    def rounds_left(self) -> int:
        if self.s.last:
            return 0
        dealt = self.seats + self.numbers.mysteries_removed[self.seats] if self.s.round == 0 else 0
        return int((self.s.pile_size - dealt) // self.seats)

    def mystery_rule(self, kind: int) -> str:
        """The sentence of a mystery card."""
        return self.texts.rule(123 if kind == p.COUNTERSPELL else 128 + kind)
