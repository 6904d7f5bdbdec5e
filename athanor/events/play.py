"""Meetings played by bots: each player's bot, with each player's troop and the objectives that are left to him."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from threading import Event as Stop

from athanor.bots import Bot, Thought, make
from athanor.events.errors import BadEvent
from athanor.events.event import Event
from athanor.events.pieces import Meeting, Showing
from athanor.kernel.box import Box, standard_box
from athanor.kernel.loading import load
from athanor.kernel.match import Match, View, luck_of
from athanor.lab.simulate import play_out

USUAL_BOT = "greedy"


class Sparing:
    """A bot that leaves some actions alone as long as there are others: the next best of those it thought about, or any."""

    def __init__(self, bot: Bot, spared: set[int]) -> None:
        self.bot = bot
        self.spared = spared

    def think(self, view: View, luck: int, stop: Stop | None = None) -> Thought:
        thought = self.bot.think(view, luck, stop)
        if thought.action not in self.spared:
            return thought
        thought_of = [one for one in thought.candidates if one.action not in self.spared]
        left = [action for action in view.legal() if action not in self.spared]
        if not left:
            return thought
        action = thought_of[0].action if thought_of else random.Random(luck).choice(left)
        return replace(thought, action=action, candidates=thought_of)


def bot_of(event: Event, number: int, bot: str, match: Match) -> Bot:
    """The bot of a player. It chooses no objective that the player has used in the event (AK-250)."""
    made, choosing = make(event.player(number).bot or bot), event.organised.choosing
    spent = event.used(number) if choosing else []
    return Sparing(made, {match.read(choosing(id)) for id in spent}) if choosing and spent else made


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
    seed = luck_of(event.seed, f"round {meeting.round}", meeting.board)
    chosen = box or standard_box(event.title_page)
    seats, settings = len(meeting.players), event.settings(meeting.round)
    match = Match(load(event.game, compiled=compiled), chosen, seats, settings, seed=seed)
    bots = [bot_of(event, number, bot, match) for number in meeting.players]
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
