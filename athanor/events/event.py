"""An event: players, rounds, meetings and their results. Every deed gives a new event; a deed that is not allowed says why.

The book's competitive mode is the model (AK-250 to AK-254): victory points for a win, a draw and a loss, secret objectives that
are used once, a ranking by victory points and then by what the organiser orders. Any other game has its own points table.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from athanor.events.claims import Claims
from athanor.events.errors import BadEvent
from athanor.events.known import CAMPAIGN, KINDS, LEAGUE
from athanor.events.pairing import round_robin, swiss, tables
from athanor.events.pieces import Meeting, Player, clean, slug_of
from athanor.events.plan import Plan
from athanor.events.registering import Registering
from athanor.kernel.errors import did_you_mean
from athanor.kernel.game import find
from athanor.kernel.match import luck_of
from athanor.kernel.organised import organised_of

FILLER = "Golem"  # the name of a bot that fills a bye


class Event(Registering, Claims):
    """An event, and the deeds that pair its rounds; those of players and results are what it is made of."""

    def paired(self, order: Sequence[int], options: Mapping[str, str] | None = None, rematches: bool = False) -> Event:
        """The next round, paired in this order of the players, the first of the standings first."""
        self._check_open()
        if self.kind == CAMPAIGN:
            raise BadEvent("campaign-pairs-freely")
        self._check_next_round()
        if len(order) < 2:
            raise BadEvent("too-few", least=2)
        filled, groups = self._filled(self._groups(order, rematches))
        return filled._with_round(groups, options or {})

    def _filled(self, groups: Sequence[tuple[int, ...]]) -> tuple[Event, list[tuple[int, ...]]]:
        """Bots meet whoever would have a bye, where the plan says so: always the same ones, as many as a table needs."""
        missing = self.least - 1
        if not self.plan.filler or all(len(group) > 1 for group in groups):
            return self, list(groups)
        event = self
        fillers = [player for player in self.players if player.filler]
        for _ in range(missing - len(fillers)):
            number, taken = len(event.players) + 1, {player.name for player in event.players}
            name = next(one for one in (FILLER, *(f"{FILLER} {k}" for k in range(2, 999))) if one not in taken)
            fillers.append(Player(number, name, bot=self.plan.filler, link=self._secret(number), filler=True))
            event = replace(event, players=(*event.players, fillers[-1]))
        company = tuple(player.number for player in fillers[:missing])
        return event, [group if len(group) > 1 else (*group, *company) for group in groups]

    def met_by_hand(self, who: Sequence[int | str], options: Mapping[str, str] | None = None) -> Event:
        """A campaign is paired freely: these players meet, in the present round if none of them has a table in it."""
        self._check_open()
        if self.kind != CAMPAIGN:
            raise BadEvent("only-campaigns")
        players = [self.player(one) for one in who]
        numbers = tuple(player.number for player in players)
        if len(set(numbers)) != len(numbers) or len(numbers) not in self.title_page.seats or len(numbers) < 2:
            raise BadEvent("wrong-count", low=self.least, high=self.title_page.seats[-1])
        for player in players:
            if player.dropped:
                raise BadEvent("has-left", name=player.name)
            if any(not meeting.done for meeting in self.meetings_of(player.number)):
                raise BadEvent("plays-already", name=player.name)
        now = [meeting for meeting in self.meetings if meeting.round == self.round]
        busy = {number for meeting in now for number in meeting.players}
        if self.round and not busy & set(numbers) and not options:
            return replace(self, meetings=(*self.meetings, Meeting(self.round, len(now) + 1, numbers)))
        self._check_planned()
        return self._with_round([numbers], options or {})

    def _secret(self, number: int) -> str:
        """A link that nobody can guess who does not have the key."""
        return hashlib.sha256(f"{self.id} {self.key} {number}".encode()).hexdigest()[:32]

    def unpaired(self) -> Event:
        """Take the last round back, as long as nothing was entered for it."""
        self._check_open()
        last = [meeting for meeting in self.meetings if meeting.round == self.round]
        if not last:
            raise BadEvent("nothing-paired")
        if any(meeting.results or meeting.match or meeting.claim for meeting in last):
            raise BadEvent("round-begun", round=self.round)
        rest = tuple(meeting for meeting in self.meetings if meeting.round != self.round)
        return replace(self, meetings=rest, scenarios=self.scenarios[:-1])

    def _groups(self, order: Sequence[int], rematches: bool) -> list[tuple[int, ...]]:
        if self.kind == LEAGUE:
            return self._league_round()
        if self.seats > 2:
            return tables(order, self.met, self.rests, self.seats, self.least)
        most = max([*self._met.values(), *map(self.rests, order)]) if rematches and self.meetings else 0
        for allowed in range(most + 1):
            found = swiss(order, self.met, self.rests, allowed)
            if found is not None:
                return [self._by_first_seat(group) for group in found]
        raise BadEvent("only-rematches")

    def _league_round(self) -> list[tuple[int, ...]]:
        """Everybody meets everybody; whoever was to meet a player who left has a bye."""
        gone = {player.number for player in self.players if player.dropped}
        groups = round_robin([player.number for player in self.entered], self.round + 1)
        left = [tuple(number for number in group if number not in gone) for group in groups]
        return sorted((group for group in left if group), key=len, reverse=True)

    def _by_first_seat(self, group: tuple[int, ...]) -> tuple[int, ...]:
        """Whoever has sat first less often sits first."""
        firsts = Counter(meeting.players[0] for meeting in self.meetings if not meeting.bye)
        return tuple(sorted(group, key=lambda number: (firsts[number], group.index(number))))

    def _with_round(self, groups: Sequence[tuple[int, ...]], options: Mapping[str, str]) -> Event:
        round = self.round + 1
        self.title_page.settings(self.seats, {**self.options, **options})
        made = (Meeting(round, board, group) for board, group in enumerate(groups, 1))
        return replace(self, meetings=(*self.meetings, *made), scenarios=(*self.scenarios, dict(options)))

    def _check_next_round(self) -> None:
        waiting = self.open_meetings
        if waiting:
            raise BadEvent("results-missing", round=waiting[0].round, boards=", ".join(str(one.board) for one in waiting))
        self._check_planned()

    def _check_planned(self) -> None:
        planned = self.planned
        if planned and self.round >= planned:
            raise BadEvent("all-rounds", rounds=planned)

    def closed(self) -> Event:
        """The last word: the standings are final."""
        self._check_open()
        if self.open_meetings:
            self._check_next_round()
        return replace(self, over=True)


def lot(event: Event, number: int) -> int:
    """Drawn once for each player: what parts those whom nothing else parts (AK-254)."""
    return luck_of(event.seed, "lot", number)


def new_event(
    kind: str,
    game: str,
    name: str,
    *,
    seed: int,
    id: str = "",
    seats: int = 0,
    points: Sequence[int] = (),
    ties: Sequence[str] = (),
    rounds: int = 0,
    options: Mapping[str, str] | None = None,
    plan: Plan | None = None,
    club: str = "",
) -> Event:
    """An event without players. What is left out is as the game wants it."""
    page = find(game)
    brought = organised_of(page)
    if kind not in KINDS:
        raise BadEvent("no-such-kind", kind=kind, near=did_you_mean(kind, KINDS))
    seats = seats or max(2, page.seats[0])
    if seats < 2:
        raise BadEvent("one-alone")
    page.settings(seats, dict(options or {}))
    if kind == LEAGUE and seats != 2:
        raise BadEvent("league-of-two")
    for tie in ties:
        if tie not in brought.tie_breaks:
            raise BadEvent("no-such-tie", tie=tie, near=did_you_mean(tie, brought.tie_breaks))
    if len(set(ties)) != len(ties):
        raise BadEvent("tie-twice")
    if points and (len(points) < 3 or any(not 0 <= one <= 1000 for one in points) or points[0] < max(points)):
        raise BadEvent("bad-points")
    if not 0 <= rounds <= 200:
        raise BadEvent("bad-rounds", rounds=str(rounds))
    if not 0 <= seed < 2**63:
        raise BadEvent("bad-seed")
    made = Event(
        id or slug_of(clean(name)), kind, game, clean(name), seats, tuple(points) or brought.points,
        tuple(ties) or brought.ties, rounds, dict(options or {}), seed, club=club,
    )  # fmt: skip
    return made.planned_as(plan) if plan else made
