"""What is known of an event: who takes part, which rounds were paired, what was played and what it is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from typing import Self

from athanor.events.errors import BadEvent
from athanor.events.pieces import Meeting, Player, Showing, check_count, drawn, won
from athanor.events.plan import Plan
from athanor.kernel.errors import did_you_mean
from athanor.kernel.game import Game, find
from athanor.kernel.organised import Objective, Organised, organised_of, totals

TOURNAMENT, CAMPAIGN, LEAGUE = KINDS = ("tournament", "campaign", "league")


@dataclass(frozen=True)
class Known:
    """Everything that is known of an event."""

    id: str
    kind: str
    game: str
    name: str
    seats: int
    points: tuple[int, ...]
    ties: tuple[str, ...]
    rounds: int  # how many are planned; 0 for as many as the organiser pairs
    options: dict[str, str]
    seed: int
    over: bool = False
    organisers: tuple[str, ...] = ()
    key: str = ""  # whoever has it organises
    scenarios: tuple[dict[str, str], ...] = ()  # options of each round that differ from those of the event
    players: tuple[Player, ...] = field(default=())
    meetings: tuple[Meeting, ...] = field(default=())
    plan: Plan = field(default_factory=Plan)
    waiting: tuple[Player, ...] = ()  # those for whom there is no room, the first first
    club: str = ""  # whose event it is

    @property
    def title_page(self) -> Game:
        return find(self.game)

    @property
    def organised(self) -> Organised:
        return organised_of(self.title_page)

    @property
    def round(self) -> int:
        """The round that was paired last; 0 before the first."""
        return len(self.scenarios)

    @property
    def planned(self) -> int:
        """Rounds planned: what the organiser said, or in a league once everybody against everybody."""
        if self.rounds or self.kind != LEAGUE:
            return self.rounds
        count = len(self.entered)
        return count - 1 + count % 2 if count else 0

    @property
    def begun(self) -> bool:
        """Some result is known."""
        return any(meeting.results for meeting in self.meetings)

    @property
    def scored(self) -> str:
        """The word for what a match is counted in: scenario points where the game brings its own account, else its score."""
        return "score" if self.organised.account is totals else "scenario"

    @property
    def entered(self) -> list[Player]:
        """Everybody but the bots that fill byes."""
        return [player for player in self.players if not player.filler]

    @property
    def active(self) -> list[Player]:
        return [player for player in self.entered if not player.dropped]

    @property
    def full(self) -> bool:
        return bool(self.plan.most) and len(self.entered) >= self.plan.most

    @property
    def takes_entries(self) -> bool:
        """People may register: until the first round is paired, and at any time in a campaign."""
        return bool(self.plan.entry) and not self.over and (self.kind == CAMPAIGN or not self.round)

    def checks_in(self, now: float) -> bool:
        """Players may say that they are there."""
        plan = self.plan
        on_time = plan.check_in_from() <= now and (now < plan.begins or not plan.every)
        return bool(plan.check_in) and not self.round and not self.over and on_time

    def due(self, now: float) -> bool:
        """The clock pairs the next round."""
        more = not self.planned or self.round < self.planned
        ready = self.kind != CAMPAIGN and not self.over and more and not self.open_meetings
        return self.plan.clocked and ready and now >= self.plan.starts(self.round + 1)

    @property
    def open_meetings(self) -> list[Meeting]:
        return [meeting for meeting in self.meetings if not meeting.done]

    @property
    def least(self) -> int:
        """The fewest players who make a table."""
        return max(2, self.title_page.seats[0])

    @property
    def bye_points(self) -> int:
        """A bye counts as a win, without scenario points."""
        return self.points[0]

    @cached_property
    def _meetings_of(self) -> dict[int, list[Meeting]]:
        found: dict[int, list[Meeting]] = {player.number: [] for player in self.players}
        for meeting in self.meetings:
            for number in meeting.players:
                found[number].append(meeting)
        return found

    @cached_property
    def _by_number(self) -> dict[int, Player]:
        return {player.number: player for player in self.players}

    @cached_property
    def _met(self) -> Counter[frozenset[int]]:
        return Counter(frozenset(pair) for meeting in self.meetings for pair in combinations(meeting.players, 2))

    def meetings_of(self, number: int) -> list[Meeting]:
        return self._meetings_of[number]

    def names(self, numbers: Sequence[int]) -> str:
        """`Ann, Bob`, as they sit."""
        return ", ".join(self.player(number).name for number in numbers)

    def met(self, one: int, other: int) -> int:
        """How often two players have been paired."""
        return self._met[frozenset((one, other))]

    def byes(self, number: int) -> int:
        return sum(meeting.bye for meeting in self.meetings_of(number))

    def rests(self, number: int) -> int:
        """How often a player had a bye, or met a bot that filled it."""
        fillers = {player.number for player in self.players if player.filler}
        return sum(meeting.bye or not fillers.isdisjoint(meeting.players) for meeting in self.meetings_of(number))

    def of(self, person: str) -> Player | None:
        """The player whom somebody is, or will be when there is room."""
        return next((one for one in (*self.players, *self.waiting) if person and one.person == person), None)

    def waits(self, player: Player) -> bool:
        return any(one is player for one in self.waiting)

    def player(self, who: int | str) -> Player:
        """A player by number, or by name; of a text the name is tried first."""
        found = self._by_number.get(who) if isinstance(who, int) else self._by_text(who.casefold())
        if found:
            return found
        raise BadEvent("no-such-player", who=str(who), near=did_you_mean(str(who), [one.name for one in self.players]))

    def _by_text(self, text: str) -> Player | None:
        named = (one for one in self.players if one.name.casefold() == text)
        return next(named, None) or next((one for one in self.players if str(one.number) == text), None)

    def meeting(self, round: int, board: int) -> Meeting:
        for meeting in self.meetings:
            if (meeting.round, meeting.board) == (round, board):
                return meeting
        raise BadEvent("no-such-meeting", round=round, board=board)

    def settings(self, round: int) -> dict[str, str]:
        """The options of the game in a round."""
        return {**self.options, **(self.scenarios[round - 1] if 0 < round <= self.round else {})}

    def roles(self, language: str) -> list[tuple[str, str]]:
        """What players may choose to play: id and name."""
        return self.organised.roles(self.options, language)

    def objective(self, id: str) -> Objective:
        for card in self.organised.objectives:
            if card.id == id:
                return card
        raise BadEvent("no-such-objective", id=id, near=did_you_mean(id, [one.id for one in self.organised.objectives]))

    def used(self, number: int) -> list[str]:
        """The secret objectives that a player has spent (AK-250)."""
        shown = (meeting.of(number) for meeting in self.meetings_of(number))
        return [one.objective for one in shown if one and one.objective]

    def unused(self, number: int) -> list[Objective]:
        return [card for card in self.organised.objectives if card.id not in self.used(number)]

    # Victory points

    def victory_points(self, meeting: Meeting, number: int) -> int:
        """Of one meeting: those of the place, and those of the secret objective (AK-251)."""
        shown = meeting.of(number)
        if shown is None:
            return self.bye_points if meeting.bye else 0
        return self.place_points(meeting, shown) + self.objective_points(meeting, number)

    def place_points(self, meeting: Meeting, shown: Showing) -> int:
        if shown.place == 1:
            return self.points[1 if drawn(meeting) else 0]
        return self.points[min(shown.place, len(self.points) - 1)]

    def objective_points(self, meeting: Meeting, number: int) -> int:
        """Nothing unless it was accomplished; the bonus only for whoever won (AK-251; not in a draw, AK-R69)."""
        shown = meeting.of(number)
        if shown is None or not shown.objective or not shown.achieved:
            return 0
        card = self.objective(shown.objective)
        return card.points + (card.bonus if won(meeting, number) else 0)

    # What every deed asks

    def _check_open(self) -> None:
        if self.over:
            raise BadEvent("closed")

    def _check_counted(self, what: str, number: int) -> None:
        """A number in a column that only some games have."""
        check_count(number)
        if number and what not in self.organised.counts:
            raise BadEvent("no-such-column", game=self.game, what=what)

    def _put(self, player: Player) -> Self:
        return replace(self, players=tuple(player if one.number == player.number else one for one in self.players))

    def _replace(self, old: Meeting, new: Meeting) -> Self:
        return replace(self, meetings=tuple(new if one is old else one for one in self.meetings))
