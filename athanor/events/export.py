"""An event to take away: the standings and the results as CSV, and all of it as a page to read or to print."""

from __future__ import annotations

import csv
import io
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from athanor.events.event import Event
from athanor.events.pieces import Meeting
from athanor.events.standings import index_of, standings
from athanor.events.words import words_of
from athanor.kernel.words import Words

FOLDER = Path(__file__).parent / "templates"
COLUMNS = {"losses": ("losses",), "objectives": ("objective", "achieved")}
"""The columns of a result for what a game may count beside."""
FORMULAS = tuple("=+-@\t\r")  # how they begin


def safe(cell: Any) -> Any:
    """A spreadsheet must not take a name for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULAS) else cell


def as_csv(rows: list[list[Any]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([safe(cell) for cell in row] for row in rows)
    return out.getvalue()


def standings_csv(event: Event) -> str:
    """One row a player."""
    ties = [tie for tie in event.ties if tie != "random"]
    head = ["place", "player", "troop", "points", "played", "won", "drawn", "lost", "byes", *ties, "left"]
    rows = [
        [
            row.place, row.player.name, row.player.troop_name, row.points, row.played, row.wins, row.draws, row.losses, row.byes,
            *(abs(row.ties[tie]) for tie in ties), int(row.player.dropped),
        ]
        for row in standings(event)
    ]  # fmt: skip
    return as_csv([head, *rows])


def results_csv(event: Event) -> str:
    """One row a player and meeting."""
    head = ["round", "table", "player", "place", event.scored, *columns_of(event), "points", "index", "match"]
    return as_csv([head, *(row for meeting in event.meetings for row in result_rows(event, meeting))])


def columns_of(event: Event) -> list[str]:
    """What only this game counts of a result, as a `Showing` calls it."""
    return [column for count, columns in COLUMNS.items() if count in event.organised.counts for column in columns]


def result_rows(event: Event, meeting: Meeting) -> list[list[Any]]:
    rows: list[list[Any]] = []
    for number in meeting.players:
        shown = meeting.of(number)
        names = ["place", "scenario", *columns_of(event)]
        told = [getattr(shown, name) if shown else "" for name in names]
        told = [int(one) if isinstance(one, bool) else one for one in told]
        counted = [event.victory_points(meeting, number), index_of(meeting, number)] if meeting.done else ["", ""]
        rows.append([meeting.round, meeting.board, event.player(number).name, *told, *counted, meeting.match])
    return rows


def points_line(event: Event, w: Words) -> str:
    """The points table in a sentence."""
    first, shared, *rest = event.points
    if event.seats == 2:
        return w("points-table", first=first, shared=shared, second=rest[0])
    return w("points-table-many", first=first, shared=shared, rest=", ".join(map(str, rest)))


def ties_line(event: Event, w: Words) -> str:
    return w("tie-order", ties=", ".join(w(f"tie-{tie}").lower() for tie in event.ties))


@lru_cache(maxsize=1)
def shelf() -> Environment:
    return Environment(
        loader=FileSystemLoader(FOLDER), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )


def page(event: Event, language: str) -> str:
    """A page that stands alone: no script, no other file; it prints well."""
    w = words_of(event.title_page, language)
    return shelf().get_template("page.html").render(
        event=event,
        rows=standings(event),
        ties=[tie for tie in event.ties if tie != "random"],
        points_line=points_line(event, w),
        ties_line=ties_line(event, w),
        title=event.title_page.title[language],
        language=language,
        w=w,
    )  # fmt: skip
