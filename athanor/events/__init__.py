"""The organised game: tournaments, campaigns and leagues of any game. Pure: nothing here knows where an event is kept."""

from athanor.events.errors import BadEvent
from athanor.events.event import KINDS, Event, Meeting, Player, Showing, new_event
from athanor.events.standings import Standing, standings

__all__ = ["KINDS", "BadEvent", "Event", "Meeting", "Player", "Showing", "Standing", "new_event", "standings"]
