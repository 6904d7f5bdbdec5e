"""An event as a calendar file (RFC 5545): the day that it begins, or every round where rounds begin by the clock."""

from __future__ import annotations

from datetime import UTC, datetime

from athanor.events.event import Event
from athanor.events.words import words_of

HOUR = 3600
LONGEST_LINE = 75  # octets


def calendar(event: Event, url: str, language: str, now: float) -> str:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Athanor//Events//EN", "METHOD:PUBLISH"]
    for round in dated(event):
        lines += entry(event, round, url, language, now)
    return "".join(folded(line) for line in [*lines, "END:VCALENDAR"])


def dated(event: Event) -> list[int]:
    """The rounds whose beginning is known; none where nothing is."""
    if not event.plan.begins:
        return []
    return list(range(1, max(1, event.planned if event.plan.clocked else 1) + 1))


def entry(event: Event, round: int, url: str, language: str, now: float) -> list[str]:
    w, begins = words_of(event.title_page, language), event.plan.starts(round)
    several = len(dated(event)) > 1
    title = w("calendar-round", event=event.name, n=round) if several else event.name
    length = min(event.plan.every * 60, event.title_page.minutes * 60 * 2) if event.plan.every else 4 * HOUR
    told = f"{event.title_page.title[language]}, {w('kind-' + event.kind)}. {url}"
    lines = [
        "BEGIN:VEVENT",
        f"UID:{event.id}-{round}@athanor",
        f"DTSTAMP:{stamp(now)}",
        f"DTSTART:{stamp(begins)}",
        f"DTEND:{stamp(begins + length)}",
        f"SUMMARY:{escaped(title)}",
        f"DESCRIPTION:{escaped(told)}",
        f"URL:{url}",
    ]
    return [*lines, *([f"LOCATION:{escaped(event.plan.venue)}"] if event.plan.venue else []), "END:VEVENT"]


def stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    for letter in "\\;,":
        text = text.replace(letter, f"\\{letter}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """A long line goes on after a break and a space; no letter is broken in two."""
    parts, part, size = [], "", 0
    for letter in line:
        length = len(letter.encode())
        if size + length > LONGEST_LINE:
            parts.append(part)
            part, size = " ", 1
        part, size = part + letter, size + length
    return "\r\n".join([*parts, part]) + "\r\n"
