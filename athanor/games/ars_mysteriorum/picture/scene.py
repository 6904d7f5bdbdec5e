"""What a picture of Ars Mysteriorum shows, read from a view."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any, NamedTuple

from athanor import drawing
from athanor.drawing import paint
from athanor.drawing.paint import EMBLEMS, Wax
from athanor.games.ars_mysteriorum.rules import brewing, favours, salaries
from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.rules.pieces import Q


class Tint(NamedTuple):
    """The colours of an element: cloth, shade, and what is written on it."""

    cloth: str
    shade: str
    ink: str


TINTS = (
    Tint("#e3b537", "#75590a", "#1c150e"),
    Tint("#68a45a", "#2f5a2a", "#fdf6e3"),
    Tint("#3a70b4", "#1f4577", "#fdf6e3"),
    Tint("#b83f2a", "#7d2618", "#fdf6e3"),
    Tint("#643b86", "#3c214f", "#fdf6e3"),
)
GREY = Tint("#9a948a", "#5d5850", "#1c150e")
AIMED = ("glass_eye", "false_seal", "rising_star", "tithe", "jostle", "letter", "invisible_ink", "patronage")
"""Mystery cards that name a target: the card is chosen first, on the screen, then the target."""
MOVERS = (p.SEAL, p.JOSTLE)
"""Those that move something: what they move is chosen between the two."""
MARKERS = (p.STAR, p.TITHE)
"""Those that mean a favour card with tokens: the field where it lies is chosen between the two."""

TRACES = {
    51: (("field", 1),),
    73: (("ground", 1),),
    74: (("ground", 1),),
    84: (("ground", 2),),
    88: (("seat", 0),),
    89: (("seat", 0),),
    95: (("seat", 0),),
    131: (("field", 1),),
    132: (("field", 1), ("field", 2)),
    137: (("ground", 2),),
}
"""By rule, where its news left a trace, and which of its numbers says where."""


def waxes_of(s: Any) -> list[Wax]:
    """A seat has the colour of its apprentice, once it is chosen, and an emblem."""
    tints = [TINTS[s.colour[seat]] if s.owner[s.colour[seat]] == seat else GREY for seat in range(s.seats)]
    return [Wax(tint.cloth, emblem, tint.ink) for tint, emblem in zip(tints, EMBLEMS, strict=False)]


class Favour(NamedTuple):
    """A favour card at an element: whose, its value or 0 where this seat does not know it, its rank or 0, the tokens on it."""

    seat: int
    value: int
    rank: int
    tokens: int


class Scene(drawing.Scene):
    """One view of Ars Mysteriorum."""

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

    def waiting(self) -> str:
        if self.secret:
            return self.say("secret")
        if self.s.asks == Q.bid:
            return self.say("bidding", n=len(self.waits_for))
        return self.say("waits", who=self.texts.seat(self.waits_for[0]))

    @property
    def question(self) -> str:
        """The name of what is asked now; while a mystery card is aimed, that."""
        if self.chosen_card == p.NOTHING:
            return super().question
        ready = self.chosen_card not in (*MOVERS, *MARKERS) or self.chosen_thing != p.NOTHING
        return f"{'aim' if ready else 'pick'}-{self.components.mysteries[self.chosen_card].id}"

    def asked(self) -> str:
        """With the card that is aimed, or that may be countered, or with what tokens are given for."""
        if self.chosen_card != p.NOTHING:
            return self.say("aiming", card=self.name("mysteries", self.chosen_card), what=self.say(f"where-{self.question}"))
        if self.s.asks == Q.counter and self.in_question:
            card, seat = self.in_question
            return self.say("ask-counter", a=seat, card=self.name("mysteries", card))
        if self.s.asks == Q.give and self.s.trade != p.NOTHING:
            return self.say("ask-give", n=brewing.TRADED - sum(self.s.given), element=self.name("elements", self.s.trade))
        return super().asked()

    def action(self, family: str, *values: int) -> int:
        return self.texts.actions.by_name[family].action(*values)

    def may(self, family: str, *values: int) -> bool:
        return self.hand.may(self.action(family, *values))

    def about(self, table: str, index: int, *inside: str) -> str:
        """A component of the box that may be asked about."""
        return paint.about(f"{table} {getattr(self.components, table)[index].id}", *inside)

    def of_element(self, word: str, element: int, *inside: str) -> str:
        """What every element has, as its bins: asked about under the name of the element."""
        return paint.about(f"{word}-{self.components.elements[element].id}", *inside)

    def family_of(self, action: int) -> str:
        return self.texts.actions.family_of(action).name

    # What is composed on the screen

    @cached_property
    def composed(self) -> tuple[str, int, int]:
        """The draft taken apart: what it picks, which one, and what that is to move; NOTHING where it does not say."""
        parts = re.fullmatch(r"(card|favour)(\d+)(?:-(\d+))?", self.draft)
        return (parts[1], int(parts[2]), int(parts[3] or p.NOTHING)) if parts else ("", p.NOTHING, p.NOTHING)

    @cached_property
    def chosen_card(self) -> int:
        """The kind of mystery card whose target is being chosen, or NOTHING."""
        what, kind, _ = self.composed
        return kind if what == "card" and kind < p.KINDS and self.targets(kind) else p.NOTHING

    @cached_property
    def chosen_thing(self) -> int:
        """What the chosen mystery card is to move: the colour of an apprentice, a favour card (value - 1); or the element of the
        favour card that it means; or NOTHING."""
        thing = self.composed[2]
        return thing if self.chosen_card != p.NOTHING and thing in self.things else p.NOTHING

    @cached_property
    def things(self) -> list[int]:
        """What the chosen mystery card may move, where it moves something from one tent to another; or the elements at which lies
        what it may mean."""
        if self.chosen_card in MARKERS:
            return [tent for tent in range(p.ELEMENTS) if self.meant(tent)]
        if self.chosen_card not in MOVERS:
            return []
        return sorted({self.texts.actions.family_of(one).values(one)[0] for one in self.targets(self.chosen_card)})

    @cached_property
    def chosen_favour(self) -> int:
        """The favour card (value - 1) about to be placed: the one picked, or else the highest in hand."""
        if not self.asks(Q.place) or self.chosen_card != p.NOTHING:
            return p.NOTHING
        what, picked, _ = self.composed
        return picked if what == "favour" and picked in self.favours_in_hand else self.favours_in_hand[-1]

    def targets(self, kind: int) -> list[int]:
        """The legal plays of a kind that names a target."""
        name = self.components.mysteries[kind].id
        return [action for action in self.legal if self.family_of(action) == name] if name in AIMED else []

    def meant(self, tent: int) -> list[int]:
        """The legal plays of the chosen card that mean a favour card at an element."""
        if self.chosen_card not in MARKERS:
            return []
        return [action for action in self.targets(self.chosen_card) if self.lies(action) == tent]

    def marked(self, action: int) -> tuple[int, int]:
        """Whose favour card a Rising Star or a Tithe means, and which (value - 1)."""
        *colour, value = self.texts.actions.family_of(action).values(action)
        return (self.s.owner[colour[0]] if colour else self.me), value

    def lies(self, action: int) -> int:
        """At which element it lies."""
        seat, value = self.marked(action)
        return int(self.s.at[seat][value])

    def composes(self, action: int) -> bool:
        """Favour cards are picked, then placed. Mystery cards with a target are picked, some with what they move, then aimed; and
        while one is aimed, all else waits until it is put back."""
        if self.chosen_card != p.NOTHING:
            return self.chosen_card in (*MOVERS, *MARKERS) or action not in self.targets(self.chosen_card)
        return self.family_of(action) in ("place", *AIMED)

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
        """Who stands in a tent; before colours are chosen, each where it will begin."""
        return [colour for colour in range(p.ELEMENTS) if (self.s.tent[colour] if self.started else colour) == tent]

    @cached_property
    def moving(self) -> int:
        """The colour of the apprentice that this seat is to move now, or NOTHING."""
        if self.chosen_card == p.JOSTLE:
            return self.chosen_thing
        if self.asks(Q.neutral):
            return int(self.s.turn)
        return int(self.s.colour[self.me]) if self.asks(Q.move) else p.NOTHING

    def price(self, tent: int) -> int:
        """What the player in turn (or else this seat) would pay to go there, or to stay."""
        seat = self.in_turn if self.in_turn >= 0 else self.me
        if seat < 0 or self.s.carpet:
            return 0
        if self.s.tent[self.s.colour[seat]] == tent:
            return int(brewing.price_of_stay(self.numbers, self.s, seat))
        return int(brewing.price_of_move(self.numbers, self.s, seat, tent))

    def paid(self, seat: int) -> tuple[int, int, int]:
        """Duplicates, princes, masters, as the book stands."""
        box, s = self.numbers, self.s
        return (
            int(salaries.duplicate_salary(box, s, seat)),
            int(salaries.prince_salary(box, s, seat)),
            int(salaries.master_salary(box, s, seat)),
        )

    @cached_property
    def salaries(self) -> list[tuple[int, int, int]]:
        """The same of every seat."""
        return [self.paid(seat) for seat in range(self.seats)]

    def raise_by(self, recipe: int) -> int:
        """What a recipe would add to this seat's salary."""
        item = self.numbers.item[recipe]
        before = sum(self.salaries[self.me])
        self.s.book[self.me][item] += 1
        after = sum(self.paid(self.me))
        self.s.book[self.me][item] -= 1
        return after - before

    @cached_property
    def families(self) -> list[list[int]]:
        """How many recipes of each family every seat has."""
        return [
            [int(salaries.recipes_of(self.s, seat, family)) for family in range(p.FAMILIES)] for seat in range(self.seats)
        ]

    def leading(self, family: int) -> list[int]:
        """Who would get the award of a family now."""
        most = max(self.families[seat][family] for seat in range(self.seats))
        return [seat for seat in range(self.seats) if most and self.families[seat][family] == most]

    def bid(self, seat: int) -> int:
        """The value laid for the order, 0 before it is seen."""
        return int(favours.bid_of(self.s, seat))

    def favours_at(self, tent: int) -> list[Favour]:
        """The favour cards at an element: ranked ones by rank."""
        found: list[Favour] = []
        for seat in self.order if self.started else []:
            known = [value for value in reversed(range(p.VALUES)) if self.s.at[seat][value] == tent]
            found += [Favour(seat, value + 1, self.s.rank[seat][value], self.s.bears[seat][value]) for value in known]
            found += [Favour(seat, 0, 0, 0)] * (self.s.placed[seat][tent] - len(known))
        return sorted(found, key=lambda card: card.rank)

    @cached_property
    def favours_in_hand(self) -> list[int]:
        """The favour cards (value - 1) that this seat holds."""
        return [value for value in range(p.VALUES) if self.me >= 0 and self.s.at[self.me][value] == p.HAND]

    def favours_left(self, seat: int) -> int:
        """How many favour cards a seat holds: known to all, whatever their values are."""
        held = sum(place in (p.HAND, p.UNSEEN, *range(p.ELEMENTS)) for place in self.s.at[seat])
        laid = self.s.stage == p.BIDS and seat != self.me and seat not in self.waits_for
        return held - int(sum(self.s.placed[seat])) - laid

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

    @cached_property
    def in_question(self) -> tuple[int, int] | None:
        """The mystery card that may be countered now, and who played it."""
        if self.s.depth == 0:
            return None
        return (p.COUNTERSPELL if self.s.depth > 1 else self.s.card), self.s.link[self.s.depth - 1]

    @cached_property
    def traces(self) -> set[tuple[str, int]]:
        """Where the last deed left a trace: the ground or the field of a tent, a seat."""
        found = set()
        for _, rule, *numbers in self.s.news[: self.s.news_count]:
            found |= {(where, numbers[k]) for where, k in TRACES.get(rule, ())}
        return found

    @cached_property
    def looks_at_mysteries(self) -> bool:
        """What is asked now concerns the mystery cards on the table."""
        return self.asks(Q.select, Q.keep, Q.counter)
