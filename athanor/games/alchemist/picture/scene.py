"""What a picture of Alchemist shows, read from a view: counts by name, the last deed, the recipe on the workbench."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from athanor import drawing
from athanor.games.alchemist.rules.cubes import exhausted
from athanor.games.alchemist.rules.pieces import CAULDRONS, KINDS, NOBODY, NOTHING, PLACE4, SCHOOLS, A, Q, Z
from athanor.games.alchemist.rules.potions import digit, must_open, only_tile, some_recipes
from athanor.games.alchemist.rules.scoring import pool, rank
from athanor.kernel.match import View
from athanor.kernel.texts import Texts


@dataclass
class Deed:
    """The last action, as its news tell it: who, what, where, and the figures."""

    what: str = ""
    seat: int = NOBODY
    cauldron: int = NOTHING
    points: int = 0
    paid: list[int] = field(default_factory=list)  # kinds, one by one
    received: list[int] = field(default_factory=list)
    drawn: int = 0  # cubes from the bag, of which `received` names those that this seat may know
    tribute: int = NOTHING
    maker: int = NOBODY
    passes: list[int] = field(default_factory=list)


def last_deed(s: Any) -> Deed:
    """Read the deed back from the news (AL-045, AL-049, AL-050, AL-060, AL-062, AL-022)."""
    deed = Deed()
    for _, rule, a, b, c, _d, _e in s.news[: s.news_count]:
        if rule == 45:
            deed.what, deed.seat, deed.cauldron = "create", a, b
            deed.paid = kinds_of([digit(c, kind) for kind in range(KINDS)])
        elif rule == 49:
            deed.what, deed.seat, deed.cauldron, deed.maker = "copy", a, b, c
            deed.paid = kinds_of(s.recipe[b])
        elif rule == 50:
            deed.tribute = b
        elif rule in (39, 54):
            deed.points = b
        elif rule in (40, 55):
            deed.received.append(b)
        elif rule == 60:
            deed.what, deed.seat, deed.received = "take", a, [b]
        elif rule == 62:
            deed.what, deed.seat, deed.drawn = "draw", a, b
        elif rule == 65:
            deed.received.append(a)
        elif rule == 22:
            deed.passes.append(a)
    if not deed.what and deed.passes:
        deed.what, deed.seat = "pass", deed.passes[0]
    return deed


def kinds_of(counts: list[int]) -> list[int]:
    """The cubes of a vector, one by one, in the order of their types."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def preview(c: int) -> str:
    """The draft that looks at a creation before it is done."""
    return f"create-{c}"


class Scene(drawing.Scene):
    """One view of Alchemist."""

    def __init__(self, view: View, texts: Texts, draft: str = "") -> None:
        super().__init__(view, texts, draft)
        self.first = self.s.first
        ids = [one.id for one in self.components.ingredients]
        self.produces = tuple((ids.index(a), ids.index(b)) for a, b in (one.produces for one in self.components.cauldrons))
        self.deed = last_deed(self.s)
        self.exhausted: int = exhausted(self.s)
        self.ending = not self.over and self.exhausted >= self.components.numbers.exhausted_to_end
        self.round = max(1, -(-self.s.turn // self.seats) if self.over else self.s.turn // self.seats + 1)
        self.previewed = self._previewed(draft)
        self.chosen: int = self.s.cauldron if self.choosing else self.previewed  # the cauldron of this turn, or NOTHING
        self.recipe = self._read(draft)

    def _previewed(self, draft: str) -> int:
        """The cauldron whose creation is looked at before it is done, or NOTHING."""
        found = next((c for c in range(CAULDRONS) if draft == preview(c)), NOTHING)
        return found if self.asks(Q.turn) and found != NOTHING and self.commits(found) else NOTHING

    def _read(self, draft: str) -> list[int]:
        """The recipe on the workbench: chosen already, or composed on the screen; never more cubes than there are."""
        if self.asks(Q.tile):
            return [digit(self.s.brewing, kind) for kind in range(KINDS)]
        if self.previewed != NOTHING:
            return [digit(self.only_recipe(self.previewed), kind) for kind in range(KINDS)]
        if not self.mine or self.s.asks != Q.recipe or len(draft) != KINDS or not set(draft) <= set("0123"):
            return [0] * KINDS
        return [min(int(n), stock) for n, stock in zip(draft, self.s.stock[self.me], strict=True)]

    # What may be chosen

    @property
    def choosing(self) -> bool:
        """Something of this turn is chosen and not committed yet."""
        return self.asks(Q.recipe, Q.tile, Q.tribute)

    @property
    def question(self) -> str:
        """As the rules ask; a turn that leaves less to choose than others has a name of its own."""
        if self.asks(Q.turn) and must_open(self.s):
            return "opening"
        if self.previewed != NOTHING:
            return "preview"
        return "pass" if self.hand.may(A.pass_) else super().question

    @cached_property
    def last_tile(self) -> int:
        """The value of the one tile that a new potion can carry, or NOTHING where there is a choice."""
        found = only_tile(self.numbers, self.s) if self.asks(Q.turn, Q.recipe) else NOTHING
        return NOTHING if found == NOTHING else self.value(found + 1)

    def only_recipe(self, c: int) -> int:
        """The one recipe that a cauldron admits from the own stock, or NOTHING."""
        n, recipe = some_recipes(self.numbers, self.s, self.me, c, 2)
        return int(recipe) if n == 1 else NOTHING

    def commits(self, c: int) -> bool:
        """To choose this cauldron would create a potion at once: there is one recipe, and one tile, and both choose
        themselves. So they are shown before."""
        return self.last_tile != NOTHING and self.hand.may(A.create + c) and self.only_recipe(c) != NOTHING

    def composes(self, action: int) -> bool:
        """A recipe is composed cube by cube, and a creation that would commit itself is looked at first."""
        if A.create <= action <= Z.create:
            return self.commits(action - A.create)
        return bool(A.brew <= action <= Z.brew)

    # What lies on the table

    def value(self, tile: int) -> int:
        """The fame of a tile, by its number from 1."""
        return int(self.components.tiles[tile - 1].value)

    def school(self, seat: int) -> int:
        """A school that this view may know, or NOTHING."""
        return int(self.s.school[seat])

    @property
    def with_schools(self) -> bool:
        return bool(self.s.options[SCHOOLS] == 0)

    @property
    def rewards(self) -> list[int]:
        """What the schools score at the end, by rank (AL-087)."""
        return next(row.rewards for row in self.components.setup if row.seats == self.seats)

    def leads(self, seat: int) -> bool:
        return bool(self.s.score[seat] > 0 and self.s.score[seat] == max(self.s.score[: self.seats]))

    def pool(self, kind: int) -> int:
        return int(pool(self.s, kind))

    def rank(self, kind: int) -> int:
        """The rank of a school in play, from 1."""
        return int(rank(self.s, kind)) + 1

    def owner(self, kind: int) -> int:
        """The seat of a school, or NOBODY."""
        return next((seat for seat in range(self.seats) if self.s.school[seat] == kind), NOBODY)

    def recorded_on(self, recipe: list[int]) -> int:
        """The cauldron that holds this very recipe, or NOTHING (AL-032)."""
        return next((c for c, other in enumerate(self.s.recipe) if other == recipe and self.s.maker[c] != NOBODY), NOTHING)

    def brew(self, recipe: list[int]) -> int:
        """The action that chooses a recipe."""
        return int(A.brew + sum(n * int(place) for n, place in zip(recipe, PLACE4, strict=True)))

    def changed(self, kind: int, by: int) -> list[int]:
        return [n + by * (kind == k) for k, n in enumerate(self.recipe)]

    def may_add(self, kind: int) -> bool:
        """One more cube of a type may lie on the workbench: that part of a recipe can still be right (AL-029 to AL-031)."""
        numbers = self.components.numbers
        fits = self.recipe[kind] < numbers.most_same and sum(self.recipe) < numbers.most_cubes
        return fits and kind not in self.produces[self.chosen]
