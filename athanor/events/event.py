"""An event: players, rounds, meetings and their results. Every deed gives a new event; a deed that is not allowed says why.

The book's competitive mode is the model (AK-250 to AK-254): victory points for a win, a draw and a loss, secret objectives that
are used once, a ranking by victory points and then by what the organiser orders. Any other game has its own points table.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations

from athanor.events.errors import BadEvent
from athanor.events.pairing import round_robin, swiss, tables
from athanor.kernel.errors import did_you_mean
from athanor.kernel.game import Game, find
from athanor.kernel.match import luck_of
from athanor.kernel.organised import TIES, Objective, Organised, organised_of, totals

TOURNAMENT, CAMPAIGN, LEAGUE = KINDS = ("tournament", "campaign", "league")
LONGEST_NAME = 60
MOST_PLAYERS = 256
MOST_COUNTED = 100_000  # scenario points, losses, marks


@dataclass(frozen=True)
class Player:
    """Somebody who takes part, or a bot."""

    number: int
    name: str
    troop: str = ""  # as it was written down
    troop_name: str = ""
    bot: str = ""
    painting: int = 0  # marks for the painting of the troop, a tie-break of the book
    dropped: bool = False
    person: str = ""  # who plays it at the table, if anybody has come to sit there
    link: str = ""  # whoever has it may


@dataclass(frozen=True)
class Showing:
    """What one player brought home from one meeting."""

    place: int
    scenario: int = 0
    losses: int = 0
    objective: str = ""
    achieved: bool = False


@dataclass(frozen=True)
class Meeting:
    """Players at one table, by seat. A player alone has a bye."""

    round: int
    board: int
    players: tuple[int, ...]
    results: tuple[Showing, ...] = ()
    match: str = ""  # played at the table

    @property
    def bye(self) -> bool:
        return len(self.players) == 1

    @property
    def done(self) -> bool:
        return self.bye or bool(self.results)

    def of(self, player: int) -> Showing | None:
        """The result of one player; a bye has none."""
        return self.results[self.players.index(player)] if self.results and player in self.players else None


@dataclass(frozen=True)
class Event:
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

    # What is known

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
    def begun(self) -> bool:
        """Some result is known."""
        return any(meeting.results for meeting in self.meetings)

    @property
    def scored(self) -> str:
        """The word for what a match is counted in: scenario points where the game brings its own account, else its score."""
        return "score" if self.organised.account is totals else "scenario"

    @property
    def active(self) -> list[Player]:
        return [player for player in self.players if not player.dropped]

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

    def met(self, one: int, other: int) -> int:
        """How often two players have been paired."""
        return self._met[frozenset((one, other))]

    def byes(self, number: int) -> int:
        return sum(meeting.bye for meeting in self.meetings_of(number))

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

    # Players

    def with_player(
        self, name: str, troop: str = "", bot: str = "", painting: int = 0, link: str = "", language: str = "en"
    ) -> Event:
        """Somebody more takes part: at any time in a tournament or campaign, before the first round of a league."""
        self._check_open()
        name = clean(name)
        if any(one.name.casefold() == name.casefold() for one in self.players):
            raise BadEvent("name-taken", name=name)
        if len(self.players) >= MOST_PLAYERS:
            raise BadEvent("full", most=MOST_PLAYERS)
        if self.kind == LEAGUE and self.round:
            raise BadEvent("league-begun")
        check_count(painting)
        text, title = self._checked(troop, language)
        player = Player(len(self.players) + 1, name, text, title, bot, painting, link=link)
        return replace(self, players=(*self.players, player))

    def with_troop(self, who: int | str, troop: str, language: str = "en") -> Event:
        """A player's troop, until the first round is paired."""
        self._check_open()
        if self.round:
            raise BadEvent("troops-fixed")
        text, title = self._checked(troop, language)
        return self._put(replace(self.player(who), troop=text, troop_name=title))

    def with_painting(self, who: int | str, marks: int) -> Event:
        self._check_open()
        check_count(marks)
        return self._put(replace(self.player(who), painting=marks))

    def seated(self, who: int | str, person: str) -> Event:
        """A person plays for this player at the table."""
        return self._put(replace(self.player(who), person=person))

    def dropped(self, who: int | str) -> Event:
        """A player leaves: the results stay, no further round is paired for him. A table that waits is finished first."""
        self._check_open()
        player = self.player(who)
        waiting = [meeting for meeting in self.meetings_of(player.number) if not meeting.done]
        if waiting:
            raise BadEvent("drop-later", name=player.name, round=waiting[0].round, board=waiting[0].board)
        if self.round == 0:
            return self._without(player)
        return self._put(replace(player, dropped=True))

    def back(self, who: int | str) -> Event:
        """A player who left plays again."""
        self._check_open()
        return self._put(replace(self.player(who), dropped=False))

    def _without(self, player: Player) -> Event:
        """Nothing was paired yet: as if he had never been there."""
        rest = [one for one in self.players if one.number != player.number]
        return replace(self, players=tuple(replace(one, number=k + 1) for k, one in enumerate(rest)))

    def _checked(self, troop: str, language: str) -> tuple[str, str]:
        if not troop:
            return "", ""
        if self.organised.troop is None:
            raise BadEvent("no-troops", game=self.game)
        return self.organised.troop(troop, self.options, language)

    def _put(self, player: Player) -> Event:
        return replace(self, players=tuple(player if one.number == player.number else one for one in self.players))

    # Rounds

    def paired(self, order: Sequence[int], options: Mapping[str, str] | None = None, rematches: bool = False) -> Event:
        """The next round, paired in this order of the players, the first of the standings first."""
        self._check_open()
        if self.kind == CAMPAIGN:
            raise BadEvent("campaign-pairs-freely")
        self._check_next_round()
        if len(order) < 2:
            raise BadEvent("too-few", least=2)
        return self._with_round(self._groups(order, rematches), options or {})

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

    def unpaired(self) -> Event:
        """Take the last round back, as long as nothing was entered for it."""
        self._check_open()
        last = [meeting for meeting in self.meetings if meeting.round == self.round]
        if not last:
            raise BadEvent("nothing-paired")
        if any(meeting.results or meeting.match for meeting in last):
            raise BadEvent("round-begun", round=self.round)
        rest = tuple(meeting for meeting in self.meetings if meeting.round != self.round)
        return replace(self, meetings=rest, scenarios=self.scenarios[:-1])

    def _groups(self, order: Sequence[int], rematches: bool) -> list[tuple[int, ...]]:
        if self.kind == LEAGUE:
            return self._league_round()
        if self.seats > 2:
            return tables(order, self.met, self.byes, self.seats, self.least)
        most = max([*self._met.values(), *map(self.byes, order)]) if rematches and self.meetings else 0
        for allowed in range(most + 1):
            found = swiss(order, self.met, self.byes, allowed)
            if found is not None:
                return [self._by_first_seat(group) for group in found]
        raise BadEvent("only-rematches")

    def _league_round(self) -> list[tuple[int, ...]]:
        """Everybody meets everybody; whoever was to meet a player who left has a bye."""
        gone = {player.number for player in self.players if player.dropped}
        groups = round_robin([player.number for player in self.players], self.round + 1)
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

    @property
    def planned(self) -> int:
        """Rounds planned: what the organiser said, or in a league once everybody against everybody."""
        if self.rounds or self.kind != LEAGUE:
            return self.rounds
        return len(self.players) - 1 + len(self.players) % 2 if self.players else 0

    # Results

    def with_result(self, round: int, board: int, results: Sequence[Showing]) -> Event:
        """Enter a result, or correct it: until the next round is paired."""
        self._check_open()
        meeting = self.meeting(round, board)
        if meeting.bye:
            raise BadEvent("bye-has-none")
        if round < self.round:
            raise BadEvent("too-late", round=round, next=self.round)
        self._check_results(meeting, results)
        return self._replace(meeting, replace(meeting, results=tuple(results)))

    def with_match(self, round: int, board: int, match: str) -> Event:
        """The meeting is played at the table."""
        self._check_open()
        meeting = self.meeting(round, board)
        if meeting.done or meeting.match:
            raise BadEvent("has-table")
        return self._replace(meeting, replace(meeting, match=match))

    def _replace(self, old: Meeting, new: Meeting) -> Event:
        return replace(self, meetings=tuple(new if one is old else one for one in self.meetings))

    def _check_results(self, meeting: Meeting, results: Sequence[Showing]) -> None:
        if len(results) != len(meeting.players):
            raise BadEvent("one-result-each", players=len(meeting.players))
        places = sorted(shown.place for shown in results)
        if any(place != 1 + sum(other < place for other in places) for place in places):
            raise BadEvent("odd-places", places=", ".join(map(str, places)))
        for number, shown in zip(meeting.players, results, strict=True):
            check_count(shown.scenario)
            check_count(shown.losses)
            self._check_objective(meeting, number, shown)

    def _check_objective(self, meeting: Meeting, number: int, shown: Showing) -> None:
        """A secret objective is chosen once in an event (AK-250)."""
        if not shown.objective:
            if shown.achieved:
                raise BadEvent("achieved-what", name=self.player(number).name)
            return
        card = self.objective(shown.objective)
        elsewhere = (one.of(number) for one in self.meetings_of(number) if one is not meeting)
        if any(one is not None and one.objective == card.id for one in elsewhere):
            rule = dict(self.organised.rules).get("objectives", "")
            raise BadEvent("objective-used", rule, name=self.player(number).name, id=card.id)

    def counted(self, meeting: Meeting, results: Sequence[Showing]) -> list[Showing]:
        """What a match brings home: a secret objective that its player has used before counts for nothing (AK-250)."""
        before = [self.used(number) if not meeting.results else [] for number in meeting.players]
        return [
            replace(shown, objective="", achieved=False) if shown.objective in spent else shown
            for shown, spent in zip(results, before, strict=True)
        ]

    # The end

    def closed(self) -> Event:
        """The last word: the standings are final."""
        self._check_open()
        if self.open_meetings:
            self._check_next_round()
        return replace(self, over=True)

    def _check_open(self) -> None:
        if self.over:
            raise BadEvent("closed")


def check_count(number: int) -> None:
    if not 0 <= number <= MOST_COUNTED:
        raise BadEvent("bad-number", number=str(number), most=str(MOST_COUNTED))


def drawn(meeting: Meeting) -> bool:
    """Nobody is behind anybody. Where only some share the first place they have won together (AK-258)."""
    return all(shown.place == 1 for shown in meeting.results)


def won(meeting: Meeting, number: int) -> bool:
    shown = meeting.of(number)
    return shown is not None and shown.place == 1 and not drawn(meeting)


def clean(name: str) -> str:
    """A name that can be shown: one line, no control characters."""
    seen = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in unicodedata.normalize("NFC", name))
    seen = re.sub(r" +", " ", seen).strip()
    if not seen or len(seen) > LONGEST_NAME:
        raise BadEvent("bad-name", most=LONGEST_NAME)
    return seen


def slug_of(name: str) -> str:
    """`Coupe d’Été` is at coupe-d-ete."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name).lower() if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:32].strip("-") or "event"


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
        if tie not in TIES:
            raise BadEvent("no-such-tie", tie=tie, near=did_you_mean(tie, TIES))
    if len(set(ties)) != len(ties):
        raise BadEvent("tie-twice")
    if points and (len(points) < 3 or any(not 0 <= one <= 1000 for one in points) or points[0] < max(points)):
        raise BadEvent("bad-points")
    if not 0 <= rounds <= 200:
        raise BadEvent("bad-rounds", rounds=str(rounds))
    if not 0 <= seed < 2**63:
        raise BadEvent("bad-seed")
    return Event(
        id or slug_of(clean(name)), kind, game, clean(name), seats, tuple(points) or brought.points,
        tuple(ties) or brought.ties, rounds, dict(options or {}), seed,
    )  # fmt: skip
