"""A table laid by hand: cards, workers and resources where a test wants them, and no card twice."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from athanor.kernel import positions
from athanor.kernel.loading import load
from athanor.kernel.match import NOW, Match, start

SPACES = [
    "ORD-C1",
    "ORD-C2",
    "ORD-C3",
    "ORD-B1",
    "ORD-B2",
    "ORD-A1",
    "LOC-1",
    "LOC-2",
    "LOC-3",
    "LOC-P",
    "FRG-1",
    "FRG-2",
    "FRG-P",
    "AST-1",
    "AST-2",
    "AST-3",
]
PILE_OF = (0, 0, 0, 1, 1, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5)
TABLES = {"C": "orders", "B": "orders", "A": "orders", "L": "locations", "F": "forges", "AS": "assistants"}
NOTHING = -1


def module(name: str) -> Any:
    """The interpreted twin of one of the game's rule modules."""
    return load("ars_alchimia", compiled=False)._twins.modules[f"athanor.games.ars_alchimia.rules.{name}"]


class Table:
    """A match in the main step of a year, seat 0 to play, seats in turn order."""

    def __init__(self, seats: int = 4, year: int = 2, **laid: Any) -> None:
        self.match: Match = start("ars_alchimia", seats, seed=1, compiled=False)
        self.s.year = year
        self.s.order = [*range(seats), *[-1] * (4 - seats)]
        self.s.atelier = [*range(seats), *[-1] * (4 - seats)]
        self.s.last_atelier = list(self.s.atelier)
        self.s.cursor = self.s.seat = 0
        self.s.to_act = 1
        if seats <= 2:
            pool = self.box.guild[seats][year - 1]
            self.s.crowd = [0] * 16
            self.s.crowd_of = [-1] * 16
            self.s.available[4], self.s.plaza[4] = pool, 0
        for name, value in laid.items():
            getattr(self, name)(value)
        self.settle()

    @property
    def s(self) -> Any:
        return self.match._bench.states[NOW]

    @property
    def box(self) -> Any:
        return self.match._bench.boxes[0]

    def card(self, word: str) -> int:
        """`B05`, `L01`, `AS-03`"""
        kind = "AS" if word.startswith("AS") else word[0]
        return self.match.box.vocabulary[TABLES[kind]].index(word)

    def pile_of(self, word: str) -> int:
        return list(TABLES).index("AS" if word.startswith("AS") else word[0])

    # Laying

    def stock(self, rows: dict[int, tuple[int, ...]]) -> None:
        for seat, row in rows.items():
            self.s.stock[seat] = list(row)

    def show(self, cards: dict[str, str]) -> None:
        """Turn a card up on a space, in exchange for the one that lies there."""
        for space, word in cards.items():
            at, card = SPACES.index(space), self.card(word)
            pile = PILE_OF[at]
            for other in range(16):
                if PILE_OF[other] == pile and self.s.face[other] == card:
                    self.s.face[other] = self.s.face[at]
            row = self.s.pile[pile]
            for k in range(self.s.size[pile]):
                place = (self.s.top[pile] + k) % 20
                if row[place] == card:
                    row[place] = self.s.face[at]
            self.s.face[at] = card

    def take_out(self, word: str) -> int:
        """Take a card out of its pile, or from its space, which gets the lowest card of the pile."""
        card, pile = self.card(word), self.pile_of(word)
        cards = self.pile(pile)
        if card in cards:
            cards.remove(card)
        else:
            at = next(k for k in range(16) if PILE_OF[k] == pile and self.s.face[k] == card)
            self.s.face[at] = cards.pop()
        self.lay_pile(pile, cards)
        return card

    def pile(self, pile: int) -> list[int]:
        return [self.s.pile[pile][(self.s.top[pile] + k) % 20] for k in range(self.s.size[pile])]

    def lay_pile(self, pile: int, cards: list[int]) -> None:
        """The pile in an order that all know."""
        self.s.pile[pile] = [*cards, *[0] * (20 - len(cards))]
        self.s.joined[pile] = [0] * 20
        self.s.top[pile], self.s.size[pile], self.s.loose[pile] = 0, len(cards), 0

    def top(self, words: list[str]) -> None:
        """The next cards of a pile."""
        cards = [self.take_out(word) for word in words]
        pile = self.pile_of(words[0])
        self.lay_pile(pile, cards + self.pile(pile))

    def words(self, pile: int) -> list[str]:
        """The cards of a pile, from the top."""
        name = ("orders", "orders", "orders", "locations", "forges", "assistants")[pile]
        return [self.match.box.vocabulary[name][card] for card in self.pile(pile)]

    def orders(self, rows: dict[int, list[str]]) -> None:
        for seat, words in rows.items():
            for word in words:
                self.take_out(word)
                self.s.held[seat][self.s.holds[seat]] = self.card(word)
                self.s.holds[seat] += 1

    def made(self, rows: dict[int, list[str]]) -> None:
        for seat, words in rows.items():
            for word in words:
                self.take_out(word)
                card = self.card(word)
                self.s.maker[card] = seat
                self.s.made[seat][self.box.category[card]] += 1
                self.s.vp[seat] += self.box.points[card]

    def vp(self, rows: dict[int, int]) -> None:
        for seat, points in rows.items():
            self.s.bonus_vp[seat] += points - self.s.vp[seat]
            self.s.vp[seat] = points

    def staff(self, rows: dict[int, list[str]]) -> None:
        for seat, words in rows.items():
            for word in words:
                self.take_out(word)
                self.s.serves[self.card(word)] = seat
                self.s.staff[seat] += 1

    def empty(self, spaces: list[str]) -> None:
        """The pile of a space is empty: the last seat has fulfilled its orders, or employs all its assistants."""
        for space in spaces:
            pile = PILE_OF[SPACES.index(space)]
            last = self.match.seats - 1
            if pile == 5:
                self.staff({last: self.words(pile)})
            else:
                self.made({last: self.words(pile)})

    def crowd(self, rows: dict[str, tuple[int, int]]) -> None:
        """On a space: whose workers, and how many."""
        for space, (owner, count) in rows.items():
            at = SPACES.index(space)
            self.s.crowd_of[at], self.s.crowd[at] = owner, count
            self.s.available[owner] -= count

    def available(self, rows: dict[int, int]) -> None:
        for seat, count in rows.items():
            self.s.available[seat] = count

    def plaza(self, rows: dict[int, int]) -> None:
        for seat, count in rows.items():
            self.s.plaza[seat] = count

    def passed(self, seats: list[int]) -> None:
        for seat in seats:
            self.s.passed[seat] = 1

    def tilt(self, words: list[str]) -> None:
        for word in words:
            self.s.tilted[self.card(word)] = 1

    def settle(self) -> None:
        """Workers that a test did not speak of stand on the plaza or in the reserve."""
        for seat in range(self.match.seats):
            out = sum(n for n, who in zip(self.s.crowd, self.s.crowd_of, strict=True) if who == seat)
            own = self.s.available[seat] + out + self.s.plaza[seat]
            if own < 9:
                self.s.plaza[seat] += 9 - own
                own = 9
            self.s.reserve[seat] = self.box.ceiling[self.match.seats] - own

    # Asking

    def may(self) -> set[str]:
        """The legal actions, in notation."""
        return {self.match.notation(action) for action in self.match.legal()}

    def asks(self) -> str:
        return str(self.match.loaded.rules.QUESTIONS[self.s.asks])

    def told(self) -> list[tuple[str, ...]]:
        """The rules behind the last news, each with its numbers."""
        return [(news.rule, *news.numbers) for news in self.match.news()]

    def rules_told(self) -> list[str]:
        return [news.rule for news in self.match.news()]

    def faces(self, *spaces: str) -> list[str]:
        found = []
        for space in spaces:
            at = SPACES.index(space)
            name = ("orders", "orders", "orders", "locations", "forges", "assistants")[PILE_OF[at]]
            found.append("" if self.s.face[at] == NOTHING else self.match.box.vocabulary[name][self.s.face[at]])
        return found

    def holding(self, seat: int) -> list[str]:
        return [self.match.box.vocabulary["orders"][order] for order in self.s.held[seat] if order != NOTHING]

    def group(self, space: str) -> tuple[int, int]:
        at = SPACES.index(space)
        return self.s.crowd_of[at], self.s.crowd[at]

    def total(self, seat: int) -> int:
        return self.match.scores()[seat][0]


def position(seats: int = 4, year: int = 2, **laid: Any) -> Table:
    """The main step of a year, seat 0 to play; what is laid is named after the methods of a table."""
    return Table(seats, year, **laid)


def refused(table: Table, action: str, seat: int | None = None) -> str:
    """The rule that forbids an action, or an empty text."""
    return positions.refused(table.match, action, seat)


def play(table: Table, *actions: str) -> Table:
    """One action after the other; no invariant is broken by any."""
    for action in actions:
        before = deepcopy(table.s)
        table.match.play(action)
        broken = table.match.loaded.rules.check(table.box, before, table.s)
        assert broken == 0, f"invariant {broken} after {action}"
        assert table.s.news_count <= len(table.s.news)
    return table
