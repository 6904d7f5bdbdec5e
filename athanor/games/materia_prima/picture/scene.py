"""What a picture of Materia Prima shows, read from a view."""

from __future__ import annotations

from functools import cached_property

from athanor import drawing
from athanor.drawing import paint
from athanor.games.materia_prima.box import KEYWORDS
from athanor.games.materia_prima.rules import pieces
from athanor.games.materia_prima.rules.figures import actions_of, name_of, value
from athanor.games.materia_prima.rules.pieces import A, Q, Z
from athanor.games.materia_prima.rules.scoring import points, total_points
from athanor.games.materia_prima.rules.turns import MOST_ROUNDS
from athanor.kernel.match import View
from athanor.kernel.texts import Texts

MARKERS = (Q.drop, Q.pick, Q.loot, Q.equip, Q.transfer, Q.overflow)
"""Questions about markers and items, one by one."""
CARDS = (Q.keep, Q.quest, Q.alchemist, Q.tower, Q.tile, Q.rotation, Q.extension)
"""Questions about cards and tiles that lie nowhere on the table."""

TILES = [f"tile {slot}" for slot in range(pieces.SLOTS)]
WHOLE = "all"
"""The draft of who wants to see a whole board that is too long for its room."""


def actor(action: int) -> int:
    """The figure that would act, or -1 where no figure is named."""
    across = {A.move: pieces.DIRECTIONS, A.fight: pieces.SEATS * pieces.FIGURES}
    spans = ((A.move, Z.move), (A.fight, Z.fight), (A.mine, Z.mine), (A.pick, Z.pick), (A.drop, Z.drop), (A.equip, Z.equip))
    return next((int(action - first) // across.get(first, 1) for first, last in spans if first <= action <= last), -1)


class Scene(drawing.Scene):
    """One view of Materia Prima. The draft is the figure chosen on the screen, or the part of a long board that is looked at."""

    def __init__(self, view: View, texts: Texts, draft: str = "") -> None:
        super().__init__(view, texts, draft)
        self.first = self.s.first
        self.round = min(self.s.turn // self.seats + 1, self.last_round)
        self.playing = self.mine and self.s.asks == Q.turn
        self.chosen = self._chosen(draft) if self.playing else -1
        self.tile = int(draft[5:]) if self.asks(Q.site) and draft in TILES else -1

    def _chosen(self, draft: str) -> int:
        """The figure chosen on the screen, or the first that can act."""
        if draft in ("0", "1", "2", "3") and self.s.at[self.me][int(draft)] != pieces.NOWHERE:
            return int(draft)
        return next((figure for figure in range(pieces.FIGURES) if self.can_act(figure)), pieces.ALCHEMIST)

    @cached_property
    def able(self) -> set[int]:
        """The figures of which some action is legal."""
        return {
            pieces.ALCHEMIST if action == A.mine_two or A.convert <= action < A.put else actor(action)
            for action in self.legal
        }

    def can_act(self, figure: int) -> bool:
        """Some action of this figure is legal."""
        return figure in self.able

    def composes(self, action: int) -> bool:
        """What another figure does is reached by choosing that figure first; a place for the tower, by looking at its tile."""
        if self.asks(Q.site):
            return True
        figure = actor(action) if self.playing else -1
        return figure not in (-1, self.chosen) and self.s.at[self.me][figure] != pieces.NOWHERE

    @property
    def chooses(self) -> bool:
        """What is asked is answered on a panel of its own."""
        return self.asks(*MARKERS, *CARDS)

    @property
    def chooses_much(self) -> bool:
        """The answers need more room than a tab."""
        return self.asks(*CARDS, Q.equip, Q.transfer)

    @property
    def city(self) -> int:
        """The city in which the own alchemist stands, or -1."""
        at = self.s.at[self.me][pieces.ALCHEMIST] if self.me >= 0 else pieces.NOWHERE
        return int(self.s.shows[at]) - pieces.CITY if at != pieces.NOWHERE and self.s.shows[at] >= pieces.CITY else -1

    def warning(self) -> str:
        """What a player should know before acting; shown to that player only."""
        s, me = self.s, self.me
        if self.asks(Q.drop) and s.figure == pieces.ALCHEMIST and s.souls[me] == 1 and self.hand.may(A.put + pieces.SOUL):
            return self.say("warn-soul")
        if not self.playing:
            return ""
        if s.quest[me] == pieces.PACIFIST and not s.attacked[me] and any(A.fight <= a <= Z.fight for a in self.hand.legal):
            return self.say("warn-pacifist")
        bonus = self.components.numbers.quest_points
        ahead = any(k != me and self.hearted(k) and self.points(k) > self.points(me) + bonus for k in range(self.seats))
        return self.say("warn-ending") if s.stone[me] and ahead else ""

    @property
    def last_round(self) -> int:
        return int(MOST_ROUNDS[self.s.options[pieces.MAX_ROUNDS]])

    @property
    def settled(self) -> bool:
        """The one who looks has an alchemist and a tower."""
        return self.me >= 0 and self.s.alchemist[self.me] != pieces.NONE and self.s.tower[self.me] != pieces.NONE

    def about(self, table: str, index: int, *inside: str) -> str:
        """A component of the box that may be asked about."""
        return paint.about(f"{table} {getattr(self.components, table)[index].id}", *inside)

    def about_card(self, card: int, *inside: str) -> str:
        """The same of a formula."""
        deck, k = divmod(card, pieces.DECK)
        return self.about(("homunculi", "equipment", "stones")[deck], k, *inside)

    def about_figure(self, seat: int, figure: int, *inside: str) -> str:
        """The same of an alchemist or a homunculus on the board."""
        code = int(name_of(self.s, seat, figure))
        return self.about("alchemists", code, *inside) if code < 4 else self.about("homunculi", code - 4, *inside)

    def figures(self, seat: int) -> list[int]:
        return [figure for figure in range(pieces.FIGURES) if self.s.at[seat][figure] != pieces.NOWHERE]

    def value(self, seat: int, figure: int, which: int) -> int:
        """Who has not settled yet has no soul stone yet either, and will have one."""
        if self.s.home[seat] == pieces.NOWHERE:
            return int(self.components.alchemists[self.s.alchemist[seat]].hearted[which])
        return int(value(self.numbers, self.s, seat, figure, which))

    def acts(self, seat: int, figure: int) -> int:
        return int(actions_of(self.numbers, self.s, seat, figure))

    def figure_name(self, seat: int, figure: int) -> str:
        code = int(name_of(self.s, seat, figure))
        return self.name("alchemists", code) if code < 4 else self.name("homunculi", code - 4)

    def hearted(self, seat: int) -> bool:
        return bool(self.s.souls[seat] > 0)

    def points(self, seat: int) -> int:
        return int(total_points(self.numbers, self.s, seat) if self.over else points(self.numbers, self.s, seat))

    def load(self, seat: int, figure: int) -> list[int]:
        """The markers on a figure's card, one by one."""
        return [kind for kind in range(pieces.KINDS) for _ in range(self.s.load[seat][figure][kind])]

    def hand_cards(self, seat: int) -> list[int]:
        """The cards of a hand that this view may see."""
        return [card for card, where in enumerate(self.s.where) if where == pieces.HAND + seat]

    def items(self, seat: int) -> list[int]:
        return [item for item in range(pieces.DECK) if self.s.where[pieces.DECK + item] == pieces.PLAY + seat]

    def extensions(self, seat: int) -> list[int]:
        return [x for x, where in enumerate(self.s.extension) if where == pieces.OWNED + seat]

    def holdings(self, kind: int) -> int:
        """What the one who looks has of an element, in the tower and on the alchemist."""
        return int(self.s.stock[self.me][kind] + self.s.load[self.me][pieces.ALCHEMIST][kind]) if self.me >= 0 else 0

    def chance(self, action: int) -> int:
        """The chance of an attack, in per cent."""
        k = action - A.fight
        figure, rival, prey = k // (pieces.SEATS * pieces.FIGURES), k // pieces.FIGURES % pieces.SEATS, k % pieces.FIGURES
        attack = spread(self.numbers.dice, self.value(self.me, figure, 0), self.rerolls(self.me, figure, "REROLL_A"))
        defence = spread(self.numbers.dice, self.value(rival, prey, 1), self.rerolls(rival, prey, "REROLL_D"))
        won = sum(p * q for a, p in attack.items() for d, q in defence.items() if a > d)
        return round(100 * won)

    def rerolls(self, seat: int, figure: int, word: str) -> int:
        if figure != pieces.ALCHEMIST:
            return 0
        number = KEYWORDS.index(word)
        worn = [self.numbers.keyword[item] for item in self.s.worn[seat] if item != pieces.NONE]
        return worn.count(number) + int(self.numbers.ability[self.s.alchemist[seat]] == number)


def spread(faces: list[int], dice: int, again: int) -> dict[int, float]:
    """How likely each force is: some dice showing 0 are thrown once more."""
    out: dict[tuple[int, int], float] = {(0, 0): 1.0}  # force, noughts
    for _ in range(min(dice, 10)):
        nxt: dict[tuple[int, int], float] = {}
        for (force, noughts), p in out.items():
            for face in faces:
                at = (force + face, noughts + (face == 0))
                nxt[at] = nxt.get(at, 0.0) + p / len(faces)
        out = nxt
    total: dict[int, float] = {}
    for (force, noughts), p in out.items():
        for extra, q in spread(faces, min(noughts, again), 0).items() if min(noughts, again) else ((0, 1.0),):
            total[force + extra] = total.get(force + extra, 0.0) + p * q
    return total
