"""Positions of Materia Prima for the tests: pieces are put where a test wants them, every marker taken from the supply.

Hexes are given by their axial coordinates, components by their ids. Dice are loaded by looking for a stream of chance that
throws them.
"""

from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.figures import leave, put_on, stand, value
from athanor.games.materia_prima.rules.turns import open_turn
from athanor.kernel.errors import Refused
from athanor.kernel.match import NOW, Match, start
from athanor.kernel.records import Plain
from athanor.kernel.rulebook import below

ROLES = ("sejlon", "vitrudes", "kalda", "togal")
COLOURS = ("blue", "red", "green", "yellow")
HOMES = ((1, 0), (-2, 2), (0, -1), (2, -2))
HAMMERBREACH, BLACKHOLM, WINDSHIRE = (3, -2), (-2, -1), (-1, 3)


class Stream:
    rng = 0


class Table:
    """An interpreted match whose pieces can be moved by hand."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rules = match.loaded.rules
        self.box = match._bench.boxes[0]
        self.s = match._bench.states[NOW]

    def id(self, word, table):
        return self.match.box.vocabulary[table].index(word)

    def kind(self, word):
        return self.id(word, "elements")

    def hex(self, place):
        return next(h for h in range(49) if (self.s.q[h], self.s.r[h]) == place)

    def place(self, seat, figure=0):
        h = self.s.at[seat][figure]
        return (self.s.q[h], self.s.r[h])

    # Putting pieces

    def give(self, seat, figure=None, **markers):
        """Markers from the supply into the stock, or onto a figure's card."""
        for word, n in markers.items():
            kind = self.kind(word.replace("_", "-"))
            if kind == p.SOUL:
                self.s.souls[seat] += n
            elif figure is None:
                self.s.stock[seat][kind] += n
            else:
                self.s.load[seat][figure][kind] += n
                self.s.loaded[seat][figure] += n
            self.s.supply[kind] -= n
        return self

    def lay_down(self, place, **markers):
        for word, n in markers.items():
            kind = self.kind(word.replace("_", "-"))
            self.s.soil[self.hex(place)][kind] += n
            self.s.littered[self.hex(place)] += n
            self.s.supply[kind] -= n
        return self

    def souls(self, seat, n):
        return self.give(seat, soul=n - self.s.souls[seat])

    def stand(self, seat, place, figure=0):
        if self.s.at[seat][figure] != p.NOWHERE:
            leave(self.s, seat, figure)
        stand(self.s, seat, figure, self.hex(place))
        return self

    def homunculus(self, seat, card, place, left=None):
        """A homunculus on the board, with its actions."""
        c = self.id(card, "cards")
        self.release(c)
        figure = next(f for f in (1, 2, 3) if self.s.card[seat][f] == p.NONE)
        self.s.where[c] = p.PLAY + seat
        self.s.card[seat][figure] = c
        stand(self.s, seat, figure, self.hex(place))
        self.s.left[seat][figure] = self.box.homunculus[c][3] if left is None else left
        return figure

    def release(self, c):
        """Take a card out of wherever it is."""
        where, deck = self.s.where[c], c // p.DECK
        if where == p.PILE:
            self.s.pile[deck] -= 1
        elif where == p.SPENT:
            self.s.spent[deck] -= 1
        elif p.HAND <= where < p.PLAY:
            self.s.hand[where - p.HAND][deck] -= 1
            self.s.novice[where - p.HAND][deck] = 0

    def hold(self, seat, *cards):
        """The hand is these cards; what it held goes back to the piles."""
        for c in range(72):
            if self.s.where[c] == p.HAND + seat:
                self.release(c)
                self.s.where[c] = p.PILE
                self.s.pile[c // p.DECK] += 1
        for card in cards:
            c = self.id(card, "cards")
            self.release(c)
            self.s.where[c] = p.HAND + seat
            self.s.hand[seat][c // p.DECK] += 1
        return self

    def own(self, seat, *cards, worn=True):
        """Items in play, equipped while there is a place."""
        for card in cards:
            c = self.id(card, "cards")
            self.release(c)
            self.s.where[c] = p.PLAY + seat
            if worn:
                put_on(self.s, seat, c - p.DECK)
        return self

    def lay(self, seat, *cards):
        """Stone formulas laid; three of them are the Stone."""
        for card in cards:
            c = self.id(card, "cards")
            self.release(c)
            self.s.where[c] = p.PLAY + seat
            self.s.laid[seat][self.box.level[c] - 1] = c
        self.s.stone[seat] = int(p.NONE not in self.s.laid[seat])
        return self

    def stone(self, seat):
        return self.lay(seat, *[f"P{8 * level + seat + 1:02}" for level in range(3)])

    def extend(self, seat, *extensions):
        """Extensions bought in an earlier turn."""
        for word in extensions:
            x = self.id(word, "extensions")
            if self.s.extension[x] == p.STACK:
                self.s.stack -= 1
                self.s.extension[x] = p.OWNED + seat
            else:
                city = self.s.extension[x]
                other = next(y for y in range(12) if self.s.extension[y] == p.STACK)
                self.s.extension[x], self.s.extension[other] = p.OWNED + seat, city
                self.s.stack -= 1
        return self

    def offer(self, city, extension):
        """This extension lies on the card of this city."""
        x, c = self.id(extension, "extensions"), self.id(city, "cities")
        there = next(y for y in range(12) if self.s.extension[y] == 1 + c)
        self.s.extension[x], self.s.extension[there] = self.s.extension[there], self.s.extension[x]
        return self

    def quest(self, seat, quest):
        self.s.quest[seat] = self.id(quest, "quests")
        return self

    def turn(self, seat=0):
        """A new turn of this seat begins now."""
        self.s.turn += (seat - self.s.first - self.s.turn) % self.s.seats
        self.s.news_count = 0
        open_turn(self.box, self.s, seat)
        return self

    # Asking

    def seek(self, faces):
        """A stream of chance that throws these faces first."""
        chance = Stream()
        for seed in range(1 << 22):
            chance.rng = seed
            if all(self.box.dice[below(chance, 6)] == face for face in faces):
                return seed
        raise AssertionError(f"no stream throws {faces}")

    def offers(self, family=""):
        """The legal actions of a family, in notation."""
        found = [self.match.notation(action) for action in self.match.legal()]
        return [text for text in found if text.split()[0] == family] if family else found

    def told(self, number):
        """The numbers of the news of a rule since the last action."""
        return [row[2:] for row in self.s.news[: self.s.news_count] if row[1] == number]

    def stock(self, seat, word):
        return self.s.stock[seat][self.kind(word)]

    def load(self, seat, word, figure=0):
        return self.s.load[seat][figure][self.kind(word)]

    def ground(self, place, word):
        return self.s.soil[self.hex(place)][self.kind(word)]

    def supply(self, word):
        return self.s.supply[self.kind(word)]

    def hand(self, seat):
        return {self.match.box.vocabulary["cards"][c] for c in range(72) if self.s.where[c] == p.HAND + seat}

    def left(self, seat=0, figure=0):
        return self.s.left[seat][figure]

    def value(self, which, seat=0, figure=0):
        return value(self.box, self.s, seat, figure, "ADC".index(which))

    def points(self, seat=0):
        return self.match.scores()[seat][0]

    @property
    def asks(self):
        return self.rules.QUESTIONS[self.s.asks]

    @property
    def over(self):
        return self.match.over


def position(seats=2, roles=ROLES, seed=1, turn=0, box=None, **options) -> Table:
    """The towers stand on the quick-start sites, seat 0 begins; hands are emptied, quests are set apart."""
    settings = {"quick_start": "on", "first_player": "0", **options}
    match = start("materia_prima", seats, seed, settings, box, compiled=False)
    one = Table(match)
    while one.asks in ("alchemist", "tower"):
        seat = match.to_act()[0]
        play(one, f"alchemist {roles[seat]}" if one.asks == "alchemist" else f"tower {COLOURS[seat]}")
    for seat in range(seats):
        one.hold(seat)
        one.quest(seat, ("K01", "K09", "K08", "K02")[seat])
    return one.turn(turn) if turn else one


def refused(table, action, seat=None):
    """The rule that forbids an action, or an empty text."""
    seat = table.match.to_act()[0] if seat is None else seat
    rule = table.match.loaded.entry.refusal_or_turn(table.box, table.s, seat, table.match.read(action))
    return table.match.game.rule_id(rule) if rule else ""


def play(table, *actions, dice=None):
    """One action after the other, each with these dice; no invariant is broken by any."""
    for action in actions:
        seat = table.match.to_act()[0]
        number = table.match.read(action)
        rule = table.rules.refusal(table.box, table.s, seat, number)
        if rule:
            raise Refused(f"MP-{rule:03}", action)
        before = Plain(table.match._array()[0])
        table.s.rng = table.seek(dice) if dice is not None else 12345 + table.s.turn
        table.s.news_count = 0
        table.rules.apply(table.box, table.s, seat, number)
        assert table.rules.check(table.box, before, table.s) == 0, (action, table.rules.check(table.box, before, table.s))
    return table
