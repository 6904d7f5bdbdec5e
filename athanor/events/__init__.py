"""The organised game: tournaments, campaigns and leagues of any game. Pure: nothing here knows where an event is kept."""

from athanor.events.errors import BadEvent
from athanor.events.event import Event, new_event
from athanor.events.known import KINDS
from athanor.events.pieces import Claim, Meeting, Player, Showing
from athanor.events.plan import Plan
from athanor.events.standings import Standing, standings

__all__ = [
    "KINDS", "BadEvent", "Claim", "Event", "Meeting", "Plan", "Player", "Showing", "Standing", "new_event", "standings",
]  # fmt: skip
