"""How a picture comes about: a scene is read from a view, a layout puts it on a sheet, and the sheet becomes one SVG document.

A game's `Scene` adds the questions that only its own pictures ask; a `Picture` names its parts and gives the functions that the
kernel asks of a game: `draw`, `in_words` and `waxes`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from athanor.drawing.paint import Hand, Rect, Wax, document
from athanor.kernel.game import part
from athanor.kernel.match import View, told
from athanor.kernel.ranking import WIDTH, places
from athanor.kernel.texts import Texts

DESK, PHONE = 1440, 390
"""How wide the sheet of each layout is."""


class Scene:
    """One view, with the questions that every picture asks of it."""

    def __init__(self, view: View, texts: Texts, draft: str = "") -> None:
        self.view = view
        self.texts = texts
        self.draft = draft  # what is composed on the screen and not sent yet
        self.s = view.state
        self.components = view.box.components
        self.me = view.seat
        self.first = 0  # from whom a spectator looks around
        self.seats: int = self.s.seats
        self.over = bool(self.s.to_act == 0)
        self.mine = view.seat in view.to_act()
        self.legal = view.legal() if self.mine else []
        self.hand = Hand(self.legal, texts, seated=view.seat >= 0 and not self.over, state=view.state)

    @cached_property
    def numbers(self) -> Any:
        """The box as rules read it."""
        return self.view.numbers

    # Words

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.view.game.title[self.texts.language]

    def say(self, message: str, **facts: Any) -> str:
        """A sentence of the picture."""
        return self.texts.say(f"pic-{message}", **facts)

    def name(self, table: str, index: int) -> str:
        """The name of a component."""
        return self.texts.component(table, index)

    @cached_property
    def news(self) -> list[str]:
        """The sentences of the last action."""
        return [one.text for one in told(self.s, self.texts)]

    def headline(self) -> str:
        """Whose turn it is and what is asked, or how the match ended."""
        if self.over:
            return self.ended()
        return self.texts.question(self.s.asks) if self.mine else self.waiting()

    def ended(self) -> str:
        """How the match ended."""
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        if len(winners) == 1:
            return self.say("winner", a=winners[0])
        return self.say("winners", names=self.texts.listed([self.texts.seat(seat) for seat in winners]))

    def waiting(self) -> str:
        """Whom the match waits for."""
        return self.say("waiting", a=self.view.to_act()[0])

    # Seats and questions

    @cached_property
    def places(self) -> list[int]:
        """The place of each seat by the game's own score: 1 has won, and who may not win stands behind all others."""
        sheet = [[0] * WIDTH for _ in range(self.seats)]
        part(self.view.game, "rules").score(self.numbers, self.s, sheet)
        return places(sheet)

    @property
    def question(self) -> str:
        """The name of what is asked now."""
        return str(self.texts.questions[self.s.asks])

    def asks(self, *questions: int) -> bool:
        """The seat that looks at the picture is asked one of these now."""
        return self.mine and self.s.asks in questions

    def around(self) -> list[int]:
        """The seats clockwise, from the one who looks."""
        start = self.me if self.me >= 0 else self.first
        return [(start + k) % self.seats for k in range(self.seats)]

    def rivals(self) -> list[int]:
        """The same without the one who looks."""
        return [seat for seat in self.around() if seat != self.me]


class Sheet(NamedTuple):
    """A picture laid out: its size, and its layers from the table up."""

    width: int
    height: int
    layers: Sequence[str]


class Column:
    """Room for panels from top to bottom: each takes what it needs."""

    def __init__(self, x: float, y: float, w: float, gap: float = 7) -> None:
        self.x, self.y, self.w, self.gap = x, y, w, gap

    def take(self, height: float, gap: float | None = None) -> Rect:
        """The room of the next panel."""
        room = Rect(self.x, self.y, self.w, height)
        self.y += height + (self.gap if gap is None else gap)
        return room

    def rest(self, bottom: float) -> Rect:
        """What is left above this line."""
        return Rect(self.x, self.y, self.w, bottom - self.y)


S = TypeVar("S", bound=Scene)


@dataclass(frozen=True)
class Picture(Generic[S]):
    """How a game is drawn: its scene, its layouts by name, the same in words, what it draws once and uses often, its seals."""

    scene: type[S]
    layouts: Mapping[str, Callable[[S], Sheet]]
    spoken: Callable[[S], str]
    defs: Callable[[S], str]
    seals: Callable[[Any], Sequence[Wax]]  # by the state

    def draw(self, view: View, texts: Texts, *, layout: str = "desk", draft: str = "", standalone: bool = True) -> str:
        """The table as one seat sees it. Same view in, same bytes out."""
        if layout not in self.layouts:
            raise ValueError(f"{view.game.slug} has no layout {layout!r}: it has {', '.join(self.layouts)}")
        scene = self.scene(view, texts, draft)
        words = view.kept[self.spoken, texts, draft] = self.spoken(scene)
        name = f"{scene.title} · {scene.headline()}"
        width, height, layers = self.layouts[layout](scene)
        return document(width, height, name, words, self.defs(scene), layers, standalone=standalone)

    def in_words(self, view: View, texts: Texts) -> str:
        """The same table for those who read or listen; a view that was drawn has its words already."""
        if (self.spoken, texts, "") not in view.kept:
            view.kept[self.spoken, texts, ""] = self.spoken(self.scene(view, texts, ""))
        return str(view.kept[self.spoken, texts, ""])

    def waxes(self, view: View, texts: Texts) -> Sequence[Wax]:
        """How the seats look, for the page around the picture."""
        return self.seals(view.state)
