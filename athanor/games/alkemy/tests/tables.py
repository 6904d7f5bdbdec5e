"""A table set by hand: figures where a test wants them, dice that fall as it says."""

from copy import deepcopy

import numpy as np

from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import dice, pieces, steps, terrain
from athanor.games.alkemy.rules.agreed import form
from athanor.games.alkemy.rules.pieces import ACTIONS, QUESTIONS, Box, State
from athanor.games.alkemy.rules.stack import push
from athanor.kernel.box import standard_box
from athanor.kernel.game import find
from athanor.kernel.loading import load
from athanor.kernel.records import Plain

GAME = find("alkemy")
SCENARIOS = ("jin", "chests", "pillars", "lights", "wells")


def filled():
    box = np.zeros(1, Box)
    standard_box(GAME).components.fill(box[0])
    return Plain(box[0])


BOX = filled()
ENTRY, BOTS = load(GAME.slug, compiled=False).entry, load(GAME.slug, compiled=False).bots
IDS = [profile.id for profile in standard_box(GAME).components.profiles]
VOCABULARY = standard_box(GAME).vocabulary


def cited(rule):
    """A rule by its number; none is an empty text."""
    return GAME.rule_id(rule) if rule else ""


class Table:
    """Figures on a table, and the dice that fall next."""

    def __init__(self, figures, scenario="jin", measured=True, elements=(), objectives=False, big=False, seats=2, scenery=0):
        self.box = BOX
        self.s = s = Plain(np.zeros(1, State)[0])
        s.seats = seats
        s.options[0] = 2 if big else 0
        s.options[1] = SCENARIOS.index(scenario)
        s.options[2] = int(measured)
        s.options[5] = scenery
        s.kind, s.card = [pieces.NOTHING] * pieces.FIGURES, [pieces.NOTHING] * pieces.FIGURES
        s.winner = s.active = s.casting = s.stopped = s.trail_of = -1
        s.turn, s.opened, s.spacing = 1, 1, 48
        s.pending[0][0] = s.pending[1][0] = -1
        for name, (profile, x, y) in figures.items():
            f = self.at(name)
            p = IDS.index(profile)
            s.kind[f], s.x[f], s.y[f], s.here[f] = p, x, y, 1
            before = f - 1
            shared = f % pieces.TROOP and s.kind[before] == p and BOX.lines[p] > f - s.card[before]
            s.card[f] = s.card[before] if shared else f
            s.pa[f] = BOX.pa[p]
            s.components[f], s.stones[f] = BOX.components[BOX.circle[p]], BOX.stones[BOX.circle[p]]
        for kind, bearing, x, y in elements:
            e = s.elements
            s.element[e], s.bearing[e], s.ex[e], s.ey[e] = VOCABULARY["scenery"].index(kind), bearing, x, y
            terrain.nature_of_kind(BOX, s, e)
            s.elements += 1
        scenario_number = s.options[1]
        if objectives:
            s.objectives = BOX.objectives[seats - 2][scenario_number]
            for o in range(s.objectives):
                s.ox[o], s.oy[o] = BOX.objective[seats - 2][scenario_number][int(big)][o]
                s.owner[o] = s.opened_by[o] = -1
        self.queue = []
        self.below = dice.below

    @staticmethod
    def at(name):
        return "abcd".index(name[0]) * pieces.TROOP + int(name[1:]) - 1

    def __getattr__(self, name):
        return getattr(self.s, name)

    def of(self, field, name):
        return getattr(self.s, field)[self.at(name)]

    def set(self, field, name, value):
        getattr(self.s, field)[self.at(name)] = value

    def dice(self, *faces):
        """The next dice, by face from 1 to 6 of their colour."""
        self.queue += [face - 1 for face in faces]
        dice.below = self.next_die
        return self

    def next_die(self, s, n):
        if self.queue:
            return self.queue.pop(0)
        return self.below(s, n)

    def run(self, step, *args):
        """Do a step, and all that follows until somebody must choose."""
        self.s.to_act = 0
        push(self.s, step, *args)
        try:
            steps.run(self.box, self.s, 0)
        finally:
            dice.below = self.below
        return self

    def activate(self, name):
        return self.run(pieces.BEGIN_ACTIVATION, self.at(name))

    @property
    def asks(self):
        return QUESTIONS[self.s.asks] if self.s.to_act else ""

    def seat(self):
        return (self.s.to_act & -self.s.to_act).bit_length() - 1

    def legal(self, seat=None):
        moves = [0] * ACTIONS.size
        n = ENTRY.list_legal(self.box, self.s, self.seat() if seat is None else seat, moves)
        return [ACTIONS.text(action, VOCABULARY) for action in moves[:n]]

    def greedy(self, worlds=4):
        """What the greedy bot of the seat to act would choose."""
        view, work = deepcopy(self.s), [[0] * ACTIONS.size for _ in range(2)]
        rules.hide(self.box, view, self.seat())
        states, sheet = [view, deepcopy(view), deepcopy(view)], [[0] * 8 for _ in range(4)]
        action = BOTS.greedy([self.box], states, *work, sheet, [0.0] * 4, self.seat(), worlds, 1)
        return ACTIONS.text(action, VOCABULARY)

    def point(self, x, y):
        """Pick a point of the table by its four small choices."""
        across = BOX.width[form(self.s)] // 64
        area_x, area_y = min(x // 64, across - 1), min(y // 64, across - 1)
        x, y = x - area_x * 64, y - area_y * 64
        return play(
            self,
            "point",
            f"area {area_y * across + area_x}",
            f"inch {y // 16 * 4 + x // 16}",
            f"quarter {y % 16 // 4 * 4 + x % 16 // 4}",
            f"dot {y % 4 * 4 + x % 4}",
        )

    def news(self):
        return [row[1] for row in self.s.news[: self.s.news_count]]


def position(figures, scenario="jin", **more) -> Table:
    """Figures are given as {"a1": ("AV1", x, y)}; a card is named by its first figure."""
    return Table(figures, scenario, **more)


def refused(table, action, seat=None):
    """The rule that forbids an action, or an empty text."""
    who = table.seat() if seat is None else seat
    return cited(rules.refusal(table.box, table.s, who, ACTIONS.read(action, VOCABULARY)))


def play(table, *actions):
    """One action after the other, sealed ones as (seat, action)."""
    for one in actions:
        seat, action = one if isinstance(one, tuple) else (table.seat(), one)
        no = refused(table, action, seat)
        assert no == "", (action, table.asks, no, table.legal(seat))
        table.s.news_count = 0
        try:
            rules.apply(table.box, table.s, seat, ACTIONS.read(action, VOCABULARY))
        finally:
            dice.below = table.below if not table.queue else dice.below
    return table
