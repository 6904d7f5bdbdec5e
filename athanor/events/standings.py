"""The ranking: victory points first, then what the organiser has put in order (AK-252 to AK-254)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from athanor.events.event import Event, lot
from athanor.events.pieces import Meeting, Player, drawn, won

NO_POINTS = 50  # the index of a match in which nobody has a scenario point (AK-R68), and of a bye


@dataclass(frozen=True)
class Standing:
    """One row. Players whom nothing parts share a place."""

    place: int
    player: Player
    points: int
    played: int
    wins: int
    draws: int
    losses: int
    byes: int
    ties: dict[str, int]


def scenario_index(own: int, all_points: int) -> int:
    """A hundred times the share of the scenario points, half up; 50 when there are none (AK-253)."""
    return (200 * own + all_points) // (2 * all_points) if all_points else NO_POINTS


def index_of(meeting: Meeting, number: int) -> int:
    """The scenario index of a player in one meeting."""
    shown = meeting.of(number)
    if shown is None:
        return NO_POINTS if meeting.bye else 0
    return scenario_index(shown.scenario, sum(one.scenario for one in meeting.results))


def points_of(event: Event, number: int) -> int:
    """All victory points of a player so far (AK-251)."""
    return sum(event.victory_points(meeting, number) for meeting in event.meetings_of(number))


def opponents_points(event: Event, number: int) -> int:
    """The victory points of everybody whom a player has met (Buchholz)."""
    return sum(
        points_of(event, other)
        for meeting in event.meetings_of(number)
        if meeting.results
        for other in meeting.players
        if other != number
    )


def direct_points(event: Event, number: int, group: Sequence[int]) -> int:
    """The victory points that a player took from those with whom he is tied."""
    return sum(
        event.victory_points(meeting, number)
        for meeting in event.meetings_of(number)
        if meeting.results and any(other in group for other in meeting.players if other != number)
    )


def sum_shown(event: Event, number: int, what: str) -> int:
    shown = (meeting.of(number) for meeting in event.meetings_of(number))
    return sum(int(getattr(one, what)) for one in shown if one)


Value = Callable[[Event, int, Sequence[int]], int]
VALUES: dict[str, Value] = {
    "index": lambda event, number, group: sum(index_of(one, number) for one in event.meetings_of(number)),
    "wins": lambda event, number, group: sum(won(one, number) for one in event.meetings_of(number)),
    "objectives": lambda event, number, group: sum(event.objective_points(one, number) for one in event.meetings_of(number)),
    "opponents": lambda event, number, group: opponents_points(event, number),
    "direct": direct_points,
    "scenario": lambda event, number, group: sum_shown(event, number, "scenario"),
    "losses": lambda event, number, group: -sum_shown(event, number, "losses"),
    "painting": lambda event, number, group: event.player(number).painting,
    "random": lambda event, number, group: lot(event, number),
}
"""Each tie-break as a number of which more is better; `group` are the players who are still tied."""


def parted(event: Event, group: list[int], values: Sequence[Value]) -> list[list[int]]:
    """Players in order: those whom nothing parts together."""
    if len(group) == 1 or not values:
        return [group]
    value = {number: values[0](event, number, group) for number in group}
    rows: list[list[int]] = []
    for level in sorted(set(value.values()), reverse=True):
        rows += parted(event, [number for number in group if value[number] == level], values[1:])
    return rows


def ranked(event: Event) -> list[list[int]]:
    """All players by place, but for the bots that fill byes."""
    first: Value = lambda event, number, group: points_of(event, number)  # noqa: E731
    return parted(event, [player.number for player in event.entered], [first, *(VALUES[tie] for tie in event.ties)])


def leaders(event: Event) -> list[Player]:
    """Who stands first."""
    points = {player.number: points_of(event, player.number) for player in event.entered}
    best = [number for number in points if points[number] == max(points.values())]
    return [event.player(number) for number in parted(event, best, [VALUES[tie] for tie in event.ties])[0]] if best else []


def pairing_order(event: Event) -> list[int]:
    """Who is to be paired, best first; the lot parts whoever shares a place."""
    active = {player.number for player in event.active}
    rows = ([number for number in row if number in active] for row in ranked(event)) if event.entered else ()
    return [number for row in rows for number in sorted(row, key=lambda one: -lot(event, one))]


def standings(event: Event) -> list[Standing]:
    """The table, best first."""
    rows: list[Standing] = []
    if not event.entered:
        return rows
    points = {player.number: points_of(event, player.number) for player in event.entered}
    for group in ranked(event):
        place = len(rows) + 1
        equals = [number for number in points if points[number] == points[group[0]]]
        rows += [row_of(event, place, number, equals) for number in group]
    return rows


def row_of(event: Event, place: int, number: int, group: Sequence[int]) -> Standing:
    """A player's row; `group` are those with as many victory points, for the tie-breaks among them."""
    mine = event.meetings_of(number)
    shown = [(meeting, one) for meeting in mine if (one := meeting.of(number))]
    wins = sum(won(meeting, number) for meeting, _ in shown)
    draws = sum(drawn(meeting) for meeting, _ in shown)
    return Standing(
        place,
        event.player(number),
        points_of(event, number),
        len(shown),
        wins,
        draws,
        len(shown) - wins - draws,
        event.byes(number),
        {tie: VALUES[tie](event, number, group) for tie in event.ties if tie != "random"},
    )


def next_round(event: Event, options: dict[str, str] | None = None, rematches: bool = False) -> Event:
    """Pair the next round by the standings; the first one for those who are there."""
    event = event.gathered()
    return event.paired(pairing_order(event), options, rematches)
