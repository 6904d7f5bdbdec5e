"""What a picture of Ars Alchimia shows, read from a view."""

from __future__ import annotations

from functools import cached_property

from athanor import drawing
from athanor.games.ars_alchimia.rules import crowds, means, piles, scoring
from athanor.games.ars_alchimia.rules import pieces as p
from athanor.games.ars_alchimia.rules.pieces import Q
from athanor.kernel.match import View
from athanor.kernel.texts import Texts

TABLES = ("orders", "orders", "orders", "locations", "forges", "assistants")
"""The table of the box that the cards of each pile come from."""


class Scene(drawing.Scene):
    """One view of Ars Alchimia. A spectator looks over the shoulder of the first in turn order."""

    def __init__(self, view: View, texts: Texts, draft: str = "") -> None:
        super().__init__(view, texts, draft)
        self.me = view.seat if view.seat >= 0 else int(self.s.order[0])

    @property
    def choosing(self) -> bool:
        """Something smaller than a turn is being decided here."""
        return self.mine and self.s.asks != Q.turn

    def ended(self) -> str:
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        names = self.texts.listed([self.texts.seat(seat) for seat in winners])
        return self.say("wins", who=names, count=len(winners), n=scoring.final_total(self.numbers, self.s, winners[0]))

    def waiting(self) -> str:
        return self.say("waits", who=self.texts.seat(self.s.seat))

    def rivals(self) -> list[int]:
        """The other seats in turn order, from the one that looks on."""
        order = [int(seat) for seat in self.s.order[: self.seats] if seat >= 0] or list(range(self.seats))
        at = order.index(self.me) if self.me in order else 0
        return [order[(at + k) % len(order)] for k in range(1, len(order))]

    # Cards and spaces

    def word(self, table: str, index: int) -> str:
        """The id of a component."""
        return str(self.view.box.vocabulary[table][index])

    def spaces(self) -> int:
        return int(piles.spaces(self.numbers, self.s))

    def price(self, space: int) -> int:
        return int(crowds.minimum(self.s, space))

    def open_to_me(self, space: int) -> bool:
        """The seat that looks may act there, now or on its next turn, as things stand."""
        forge = means.can_transmute(self.numbers, self.s, self.me)
        return not self.over and means.refusal_to_go(self.numbers, self.s, self.me, space, forge) == 0

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

    # Payments

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
        """A die lies on the table."""
        return bool(self.s.die > 0 and 0 <= self.s.die_seat < p.MAX_SEATS)
