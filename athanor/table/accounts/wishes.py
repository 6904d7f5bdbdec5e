"""What somebody wishes of the table: kept with the account, or in a cookie of whoever has none. The first value is the usual."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request

from athanor.table.people import Person

COOKIE = "athanor_settings"
WISHES: dict[str, tuple[str, ...]] = {
    "language": ("", "en", "fr"),  # empty: as the browser says
    "theme": ("dark", "light", "contrast"),
    "text": ("usual", "large", "larger"),
    "motion": ("system", "reduce"),
    "sound": ("off", "on"),
    "pace": ("900", "1600", "400", "0"),  # milliseconds for a deed of the others that is shown
    "measured": ("on", "off"),  # distances, where a game can be played by eye
    "chat": ("on", "off"),
    "confirm": ("off", "on"),  # a choice is pressed twice
}
Wishes = dict[str, str]


def cleaned(given: Mapping[str, object]) -> Wishes:
    """A value for each; what is no value of ours is the usual one."""
    return {name: str(given[name]) if given.get(name) in values else values[0] for name, values in WISHES.items()}


def wishes_of(request: Request, person: Person) -> Wishes:
    return cleaned(person.settings if person.account else read(request.cookies.get(COOKIE, "")))


def read(cookie: str) -> dict[str, str]:
    try:
        return dict(parse_qsl(cookie[:400], max_num_fields=len(WISHES)))
    except ValueError:
        return {}


def written(wishes: Wishes) -> str:
    """For a cookie: what is not as usual."""
    return urlencode({name: value for name, value in wishes.items() if value != WISHES[name][0]})
