"""A view as pictures read it. A game's `Scene` adds the questions that only its own pictures ask."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, reduce
from typing import Any

from athanor.drawing import paint
from athanor.drawing.paint import Hand
from athanor.kernel.game import part
from athanor.kernel.match import View, told
from athanor.kernel.ranking import WIDTH, places
from athanor.kernel.texts import Texts


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
        self.mine = view.seat in view.to_act() and not view.past
        self.legal = view.legal() if self.mine else []
        self.hand = Hand(self.legal, texts, seated=view.seat >= 0 and not self.over and not view.past, state=view.state)

    @cached_property
    def numbers(self) -> Any:
        """The box as rules read it."""
        return self.view.numbers

    def composes(self, action: int) -> bool:
        """An action that is put together on the screen, step by step, and so needs no key of its own."""
        return False

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

    def about(self, table: str, index: int, *inside: str) -> str:
        """What shows a component of the box, by which one may ask about it."""
        return paint.about(f"{table} {self.view.box.tables[table][index].id}", *inside)

    @cached_property
    def news(self) -> list[str]:
        """The sentences of the last action."""
        return [one.text for one in told(self.s, self.texts)]

    def headline(self) -> str:
        """Whose turn it is and what is asked, or how the match ended."""
        if self.over:
            return self.ended()
        return self.asked() if self.mine else self.waiting()

    def asked(self) -> str:
        """What is asked of the one who looks. A game whose question means another thing each time names that thing."""
        return self.texts.question(self.s.asks)

    def labelled(self, what: str, words: str) -> str:
        """`Hand: 3 of 3`, for the table in words."""
        return self.say("words-told", what=what, words=words)

    def parted(self, parts: Sequence[str]) -> str:
        """What has commas of its own, one thing after another."""
        return reduce(lambda before, after: self.say("words-then", before=before, after=after), parts) if parts else ""

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
