"""A whole match with the keyboard: the table in words, numbered actions, refusals that cite their rule."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.panel import Panel

from athanor.bots import Bot, make
from athanor.bots.champion import instead
from athanor.kernel.errors import AthanorError, BadSettings
from athanor.kernel.match import luck_of, start
from athanor.kernel.texts import Texts

PERSON = "me"


class Terminal:
    """One match between the people at this keyboard and bots."""

    def __init__(
        self, slug: str, seats: list[str], seed: int | None, options: dict[str, str], language: str, box: Path | None
    ) -> None:
        people = seats.count(PERSON)
        numbers = iter(range(1, people + 1))
        names = [f"{PERSON} {next(numbers)}" if who == PERSON and people > 1 else who for who in seats]
        self.specs = {seat: who for seat, who in enumerate(seats) if who != PERSON}
        self.bots: dict[int, Bot] = {seat: make(who) for seat, who in self.specs.items()}
        self.people = people
        if not people:
            raise BadSettings(f"Nobody sits at the keyboard: name one seat {PERSON!r}, or use `athanor lab`.")
        self.console = Console(highlight=False)
        with self.console.status(slug):
            self.match = start(slug, len(seats), seed, options, box, players=names, language=language)
        self.texts: Texts = self.match.texts()

    def run(self) -> None:
        """Play until the match is over or the keyboard is left."""
        say = self.texts.say
        self.console.print(say("terminal-help"))
        for seat, why in self.stand_ins():
            self.console.print(f"{self.texts.seat(seat)}: {say(why)}", markup=False)
        while not self.match.over:
            seat = self.match.to_act()[0]
            if seat in self.bots:
                with self.console.status(say("terminal-thinks", who=self.texts.seat(seat))):
                    luck = luck_of(self.match.seed, f"bot {seat} {self.match.mixed}", len(self.match.lines))
                    action = self.bots[seat].think(self.match.view(seat), luck).action
                self.match.play(action, seat)
                self.tell()
            elif not self.ask(seat):
                self.console.print(say("terminal-left"))
                return
        self.console.print(Panel(self.match.view(-1).in_words(self.match.language, self.match.players)))
        for result in sorted(self.match.outcome(), key=lambda one: one.place):
            self.console.print(f"{result.place}. {self.texts.seat(result.seat)}  {result.total}", markup=False)

    def stand_ins(self) -> list[tuple[int, str]]:
        """The bots for whom another plays, and why."""
        view = self.match.view(-1)
        return [(seat, why) for seat, spec in self.specs.items() if (why := instead(spec, view))]

    def tell(self) -> None:
        """The news of the last action, as far as the people at the keyboard may read it."""
        if not self.match.news():
            return
        watcher = next((s for s in range(self.match.seats) if s not in self.bots), -1) if self.people == 1 else -1
        for line in self.match.view(watcher).news(self.match.language, self.match.players):
            self.console.print(f"  {line.text} ({line.rule})", markup=False)

    def ask(self, seat: int) -> bool:
        """One action of a person; False when the person leaves."""
        view = self.match.view(seat)
        legal = view.legal()
        words = view.in_words(self.match.language, self.match.players)
        self.console.print(Panel(words, title=self.texts.seat(seat)))
        for number, action in enumerate(legal, 1):
            words = self.texts.action(action, view.state)
            self.console.print(f"  {number:3}  {words}  [{self.match.notation(action)}]", markup=False)
        self.console.print(self.texts.question(view.state.asks), markup=False)
        while True:
            try:
                typed = self.console.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if typed in ("q", "quit"):
                return False
            if typed in ("u", "undo"):
                return self.take_back(seat)
            try:
                chosen = (
                    legal[int(typed) - 1] if typed.isdecimal() and 0 < int(typed) <= len(legal) else self.match.read(typed)
                )
                self.match.play(chosen, seat)
            except AthanorError as error:
                self.console.print(f"  {error}", style="red", markup=False)
                continue
            self.tell()
            return True

    def take_back(self, seat: int) -> bool:
        """Choices may be taken back until they are committed."""
        if self.match.open and self.match.lines and self.match.lines[-1].seat == seat:
            self.match.undo()
        else:
            self.console.print(f"  {self.texts.say('terminal-committed')}", style="red", markup=False)
        return True
