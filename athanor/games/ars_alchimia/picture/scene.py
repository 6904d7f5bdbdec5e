"""What a picture of Ars Alchimia shows, read from a view."""

from __future__ import annotations

from functools import cached_property

from athanor import drawing
from athanor.drawing import paint
from athanor.games.ars_alchimia.rules import crowds, means, piles, scoring
from athanor.games.ars_alchimia.rules import pieces as p
from athanor.games.ars_alchimia.rules.pieces import A, Q
from athanor.kernel.match import News, told

TABLES = ("orders", "orders", "orders", "locations", "forges", "assistants")
"""The table of the box that the cards of each pile come from."""
LAPS = (30, 60, 90, 120, 180)
"""Where the score track ends: at the first of these that nobody has passed."""
COMPOSED = ("golem", "elixir", "distil", "spend", "exchange")
"""Families of actions that are put together on the screen: their draft says what is chosen so far."""


def signed(number: int) -> str:
    """A number with the sign that is written, not typed."""
    return str(number).replace("-", "−")


class Scene(drawing.Scene):
    """One view of Ars Alchimia."""

    @property
    def choosing(self) -> bool:
        """The choice is made on a sheet of its own, and not in the town or on the mat."""
        return self.asks(Q.atelier, Q.size, Q.pile, Q.payment)

    def composes(self, action: int) -> bool:
        return self.texts.actions.family_of(action).name in COMPOSED

    @property
    def goal(self) -> str:
        """The most points (AA-186); alone, enough of them (AA-275)."""
        return self.say("goal-alone", n=int(self.numbers.won_alone)) if self.seats == 1 else self.texts.goal()

    def ended(self) -> str:
        total, aim = scoring.final_total(self.numbers, self.s, 0), int(self.numbers.won_alone)
        if self.seats == 1 and total < aim:
            return self.say("short", n=int(total), aim=aim)
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        names = self.texts.listed([self.texts.seat(seat) for seat in winners])
        return self.say("wins", who=names, count=len(winners), n=scoring.final_total(self.numbers, self.s, winners[0]))

    def waiting(self) -> str:
        return self.say("waits", who=self.texts.seat(self.s.seat))

    def rivals(self) -> list[int]:
        """The other seats in turn order, from the one that looks on."""
        order = [int(seat) for seat in self.s.order[: self.seats] if seat >= 0] or list(range(self.seats))
        at = order.index(self.me) + 1 if self.me in order else 0
        around = order[at:] + order[:at]
        return [seat for seat in around if seat != self.me]

    def shown_seats(self) -> list[int]:
        """Who has a sheet beside the town: the rivals; at the end everybody, in order of their points."""
        if not self.over:
            return self.rivals()
        return sorted(range(self.seats), key=lambda seat: (self.places[seat], seat))

    def passed(self, seat: int) -> bool:
        return bool(self.s.step == p.MAIN and self.s.passed[seat] == 1)

    def plays(self, seat: int) -> bool:
        return not self.over and bool(self.s.to_act >> seat & 1)

    def standing(self, seat: int) -> str:
        """What a player is doing, in a word or two."""
        if self.over:
            return ""
        if self.plays(seat):
            return self.say("plays")
        if self.passed(seat):
            return self.say("passed")
        return "" if self.s.atelier[seat] == p.NOTHING else self.name("ateliers", self.s.atelier[seat])

    def points(self, seat: int) -> str:
        """Victory points on the track; at the end all of them."""
        return signed(self.scores(seat)["total"] if self.over else int(self.s.vp[seat]))

    def last_point(self) -> int:
        """Where the score track ends."""
        most = max(int(self.s.vp[seat]) for seat in range(self.seats))
        return next((lap for lap in LAPS if most <= lap), LAPS[-1])

    @cached_property
    def tidings(self) -> list[News]:
        """What the last deed brought."""
        return list(told(self.s, self.texts))

    @cached_property
    def news(self) -> list[str]:
        """The sentences of the last action; which cards were turned up at the start of a year, the town shows."""
        return [one.text for one in self.tidings if one.rule not in ("AA-027", "AA-029", "AA-173")]

    @cached_property
    def trodden(self) -> frozenset[int]:
        """The spaces that the last deed changed."""
        sent = {one.numbers[1] for one in self.tidings if one.rule == "AA-077"}
        return frozenset(sent | {one.numbers[0] for one in self.tidings if one.rule == "AA-254"})

    # Cards and spaces

    def word(self, table: str, index: int) -> str:
        """The id of a component."""
        return str(self.view.box.vocabulary[table][index])

    def about_seat(self, colour: int, *inside: str) -> str:
        """What shows a player, or the Guild."""
        return self.about("colours", colour, *inside) if colour == p.GUILD else paint.about(f"seat {colour}", *inside)

    def spaces(self) -> int:
        return int(piles.spaces(self.numbers, self.s))

    def what_lies(self, space: int) -> str:
        """The name of a space: of the card that lies there, or of the pile."""
        card = int(self.s.face[space])
        if card != p.NOTHING:
            return self.name(TABLES[p.PILE_OF[space]], card)
        return self.name("spaces", space) if space in (p.PORTAL, p.HIDDEN_FORGE) else self.say("empty")

    def price(self, space: int) -> int:
        return int(crowds.minimum(self.s, space))

    def open_to_me(self, space: int) -> bool:
        """The seat that looks may act there, now or on its next turn, as things stand; who only looks sees all as it is."""
        if self.me < 0 or self.over:
            return True
        forge = means.can_transmute(self.numbers, self.s, self.me)
        return bool(means.refusal_to_go(self.numbers, self.s, self.me, space, forge) == 0)

    def pile(self, pile: int) -> int:
        return int(self.s.size[pile])

    # Players

    def orders(self, seat: int) -> list[int]:
        return [int(order) for order in self.s.held[seat] if order != p.NOTHING]

    def slots(self, seat: int) -> int:
        return max(int(means.order_limit(self.numbers, self.s, seat)), len(self.orders(seat)))

    def staff(self, seat: int) -> list[int]:
        return [k for k in range(p.ASSISTANTS) if self.s.serves[k] == seat]

    def level_is_open(self, seat: int, level: int) -> bool:
        return bool(means.refusal_of_level(self.numbers, self.s, seat, level) == 0)

    def on_board(self, colour: int) -> int:
        return sum(n for n, who in zip(self.s.crowd, self.s.crowd_of, strict=True) if who == colour)

    def fulfilled(self, seat: int, category: int) -> list[int]:
        orders = self.components.orders
        names = [one.id for one in self.components.categories]
        return [k for k, who in enumerate(self.s.maker) if who == seat and orders[k].category == names[category]]

    def bonus(self, seat: int, category: int) -> int:
        return int(scoring.series(self.numbers, self.s, seat, category))

    def colours(self) -> list[int]:
        """Everybody who has workers: the seats, and the Guild in the variants."""
        return [*range(self.seats), *([p.GUILD] if self.seats <= 2 else [])]

    def units(self, order: int) -> list[int]:
        """The units of a cost, one by one."""
        return [kind for kind in range(p.KINDS) for _ in range(int(self.numbers.cost[order][kind]))]

    def cost(self, order: int, seat: int) -> list[tuple[int, str]]:
        """The units of a cost, each with how the player could pay it: `own`, `elixir` or `missing`."""
        left = [int(n) for n in self.s.stock[seat]]
        units: list[tuple[int, str]] = []
        due = [int(n) for n in self.numbers.cost[order]]
        left[4] -= due[4]
        for kind in range(4):
            for _ in range(due[kind]):
                if left[kind] > 0:
                    left[kind] -= 1
                    units.append((kind, "own"))
                elif left[4] > 0:
                    left[4] -= 1
                    units.append((kind, "elixir"))
                else:
                    units.append((kind, "missing"))
        have = int(self.s.stock[seat][4])
        units += [(4, "own" if k < have else "missing") for k in range(due[4])]
        return units

    # The die

    def chance(self, surplus: int) -> float | None:
        """The chance of the roll that a placement with this surplus brings; unknown where the card is."""
        space = int(self.s.space)
        if not p.FIRST_LOCATION <= space < p.FIRST_ASSISTANT or self.s.face[space] == p.NOTHING:
            return None
        forge = space >= p.FIRST_FORGE
        card = int(self.s.face[space])
        needs = int(self.numbers.forge_die[card] if forge else self.numbers.location_die[card])
        helper, more = (p.BELLOWS_TENDER, self.numbers.bellows) if forge else (p.SCOUT, self.numbers.scout)
        total = surplus + (int(more) if self.s.serves[helper] == self.me else 0)
        once = min(6, max(0, 7 - needs + total)) / 6
        return 1 - (1 - once) ** 2 if self.s.serves[p.FORTUNE_TELLER] == self.me else once

    # What is composed on the screen

    @property
    def with_golem(self) -> bool:
        """The Golem goes with the workers: it was asked for, or nothing goes without."""
        alone = any(self.hand.may(A.send + n) for n in range(20))
        return self.golem_may_go and (self.draft == "golem" or not alone)

    @property
    def golem_may_go(self) -> bool:
        return any(self.hand.may(A.golem + n) for n in range(20))

    def given(self, letter: str) -> int:
        """The resource that was chosen first, of a pair for Elixir (`e`, or `d` with the Distiller) or of an exchange (`x`)."""
        chosen = self.draft[:1] == letter and self.draft[1:] in ("0", "1", "2", "3")
        return int(self.draft[1:]) if chosen else p.NOTHING

    @cached_property
    def payment(self) -> list[int]:
        """Elixirs for each basic kind: composed on the screen, or as few as possible."""
        low = [int(means.least(self.numbers, self.s, self.s.seat, kind)) for kind in range(4)]
        if len(self.draft) != 4 or not set(self.draft) <= set("01234"):
            return low
        return [int(digit) for digit in self.draft]

    def payment_choices(self, kind: int) -> list[int]:
        """How many Elixirs this kind may take, the others staying as they are."""
        due, low = (
            int(f) for f in (means.due(self.numbers, self.s, kind), means.least(self.numbers, self.s, self.s.seat, kind))
        )
        room = int(means.spare_elixirs(self.numbers, self.s, self.s.seat)) - sum(self.payment) + self.payment[kind]
        return [n for n in range(low, due + 1) if n <= room]

    def scores(self, seat: int) -> dict[str, int]:
        """The final scoring, line by line."""
        s, box = self.s, self.numbers
        return {
            "track": int(s.vp[seat]),
            "penalty": -int(scoring.penalty(box, s, seat)),
            "categories": sum(self.bonus(seat, category) for category in range(4)),
            "elixirs": int(s.stock[seat][4] * box.elixir_points),
            "assistants": int(s.staff[seat] * box.assistant_points),
            "total": int(scoring.final_total(box, s, seat)),
        }

    def last_rolled(self) -> bool:
        """The last deed rolled the die."""
        return any(one.rule in ("AA-093", "AA-143") for one in self.tidings)
