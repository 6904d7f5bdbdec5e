"""Results of meetings: the organiser's word, and what players say until all of them do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Self

from athanor.events.errors import BadEvent
from athanor.events.known import Known
from athanor.events.pieces import Claim, Meeting, Showing, check_count


class Claims(Known):
    """The deeds that say how a meeting ended."""

    def with_result(self, round: int, board: int, results: Sequence[Showing]) -> Self:
        """Enter a result, or correct it: until the next round is paired."""
        self._check_open()
        meeting = self.meeting(round, board)
        if meeting.bye:
            raise BadEvent("bye-has-none")
        if round < self.round:
            raise BadEvent("too-late", round=round, next=self.round)
        self._check_results(meeting, results)
        return self._replace(meeting, replace(meeting, results=tuple(results), claim=None))

    def claimed(self, round: int, board: int, number: int, results: Sequence[Showing]) -> Self:
        """What a player says of a table that was played elsewhere. It counts when everybody there has said the same; until
        then anybody there may say otherwise, and the organiser has the last word."""
        self._check_open()
        meeting, said = self._at_table(round, board, number), tuple(results)
        if meeting.results == said:
            return self
        if meeting.done:
            raise BadEvent("has-result")
        self._check_results(meeting, said)
        before = meeting.claim
        same = before is not None and before.results == said
        yes = {number, *(before.yes if before and same else ())}
        if yes >= set(meeting.players):
            return self.with_result(round, board, said)
        other = before is not None and (before.disputed or (not same and before.yes != (number,)))
        return self._replace(meeting, replace(meeting, claim=Claim(said, tuple(sorted(yes)), other)))

    def disputed(self, round: int, board: int, number: int) -> Self:
        """A player says that what was entered is not so."""
        self._check_open()
        meeting = self._at_table(round, board, number)
        if meeting.claim is None:
            raise BadEvent("nothing-claimed")
        yes = tuple(one for one in meeting.claim.yes if one != number)
        return self._replace(meeting, replace(meeting, claim=replace(meeting.claim, yes=yes, disputed=True)))

    def _at_table(self, round: int, board: int, number: int) -> Meeting:
        """A meeting of people that is played elsewhere, for one of them."""
        meeting = self.meeting(round, board)
        if number not in meeting.players:
            raise BadEvent("not-at-table")
        if meeting.bye:
            raise BadEvent("bye-has-none")
        if meeting.match:
            raise BadEvent("has-table")
        if any(self.player(one).bot for one in meeting.players):
            raise BadEvent("bot-at-table")
        return meeting

    def with_match(self, round: int, board: int, match: str) -> Self:
        """The meeting is played at the table."""
        self._check_open()
        meeting = self.meeting(round, board)
        if meeting.done or meeting.match:
            raise BadEvent("has-table")
        return self._replace(meeting, replace(meeting, match=match))

    def _check_results(self, meeting: Meeting, results: Sequence[Showing]) -> None:
        if len(results) != len(meeting.players):
            raise BadEvent("one-result-each", players=len(meeting.players))
        places = sorted(shown.place for shown in results)
        if any(place != 1 + sum(other < place for other in places) for place in places):
            raise BadEvent("odd-places", places=", ".join(map(str, places)))
        for number, shown in zip(meeting.players, results, strict=True):
            check_count(shown.scenario)
            self._check_counted("losses", shown.losses)
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
