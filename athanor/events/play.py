"""Meetings played by bots: each player's bot, with each player's troop."""

from __future__ import annotations

from collections.abc import Callable

from athanor.bots import make
from athanor.events.errors import BadEvent
from athanor.events.event import Event, Meeting, Showing
from athanor.kernel.box import Box, standard_box
from athanor.kernel.loading import load
from athanor.kernel.match import Match, luck_of
from athanor.lab.simulate import play_out

USUAL_BOT = "greedy"


def showings(event: Event, match: Match) -> list[Showing]:
    """What each seat of a finished match brings home."""
    accounts = event.organised.account(match)
    return [
        Showing(result.place, account.scenario, account.losses, account.objective, account.achieved)
        for result, account in zip(match.outcome(), accounts, strict=True)
    ]


def opening_lines(event: Event, meeting: Meeting) -> list[tuple[int, str]]:
    """The seats and actions by which the players take their troops."""
    settings = event.settings(meeting.round)
    troops = [(seat, event.player(number).troop) for seat, number in enumerate(meeting.players)]
    return [(seat, line) for seat, troop in troops if troop for line in event.organised.opening(troop, settings)]


def play_meeting(
    event: Event, meeting: Meeting, bot: str = USUAL_BOT, box: Box | None = None, compiled: bool = True
) -> list[Showing]:
    """One match between bots, always the same for the same event, round and board."""
    if meeting.bye:
        raise BadEvent("bye-has-none")
    bots = [make(event.player(number).bot or bot) for number in meeting.players]
    seed = luck_of(event.seed, f"round {meeting.round}", meeting.board)
    chosen = box or standard_box(event.title_page)
    match = Match(load(event.game, compiled=compiled), chosen, len(bots), event.settings(meeting.round), seed=seed)
    for seat, line in opening_lines(event, meeting):
        match.play(line, seat)
    play_out(match, bots)
    return event.counted(meeting, showings(event, match))


def play_round(
    event: Event,
    bot: str = USUAL_BOT,
    box: Box | None = None,
    compiled: bool = True,
    progress: Callable[[], None] = lambda: None,
) -> Event:
    """Every meeting that waits for its result and is not being played at the table."""
    for meeting in event.open_meetings:
        if not meeting.match:
            event = event.with_result(meeting.round, meeting.board, play_meeting(event, meeting, bot, box, compiled))
            progress()
    return event
