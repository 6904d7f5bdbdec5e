"""What a visitor finds in the lobby: the tables where it is their turn, and those that wait, that are open, over, to watch.

The tables and who sits there are a few queries. What a match looks like from afar is worked out once for a tick, without any lock
while it is drawn, and kept as long as there is room: a lobby that nothing has happened to since is not worked out again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from athanor.drawing import LAYOUTS
from athanor.drawing.paint import Wax
from athanor.kernel.errors import AthanorError
from athanor.kernel.game import Game, find, slugs
from athanor.kernel.organised import points_of
from athanor.kernel.words import Words
from athanor.table.audience import SPECTATOR, eyes_of
from athanor.table.errors import No
from athanor.table.levels import LEVELS, USUAL, levels_of
from athanor.table.live import Live
from athanor.table.look import Look, look, results
from athanor.table.pictures import board, panels
from athanor.table.request import Asking
from athanor.table.since import deeds
from athanor.table.storage import GATHERING, OVER, PLAYING, Chair, Header
from athanor.table.verdict import verdict

SEATED, FINISHED, SHOWN = 30, 5, 12
"""How many tables are shown: those of a visitor that go on, those that are over, those of others."""
LAST_COOKIE = "athanor_last"
LONGEST = 8  # players that can be asked for


# A match from afar


@dataclass(frozen=True)
class Glance:
    """A match as a visitor sees it from afar: its picture, how far it is, the points and seals of all, whom it waits for, what
    others have done since the visitor's last turn; how it ended."""

    picture: str
    progress: str
    points: Sequence[int]
    waxes: Sequence[Wax]
    thinking: str
    deeds: int
    last: str
    result: str

    def __len__(self) -> int:
        return len(self.picture)


def glance(ask: Asking, header: Header, chairs: Sequence[Chair]) -> Glance:
    """What this visitor may see of a match that has begun."""
    if header.status == GATHERING:
        raise No("not-started")
    mine = seats_of(chairs, ask.person.id)
    key = (header.id, header.tick), "glance", tuple(mine), ask.language
    found: Glance = ask.matches.archive.once(key, lambda: glanced(ask, header.id))
    return found


def glanced(ask: Asking, match: str) -> Glance:
    """From the visitor's seat; several people at one screen see what a spectator does."""
    person = ask.person.id
    with ask.matches.holding(match) as live:
        mine = live.seats_of(person)
        seat = mine[0] if len(mine) == 1 else SPECTATOR
        seen = None if live.over else look(live, person, seat, ask.language)
    seen = seen or look(live, person, seat, ask.language)
    spread = panels(seen.view, seen.texts, "desk", LAYOUTS["desk"])
    since = deeds(seen)
    return Glance(
        picture=board(spread, seen.texts.game.title[ask.language]),
        progress=spread.progress.words,
        points=points_of(seen.view),
        waxes=seen.waxes,
        thinking=thinking(ask.words, seen),
        deeds=sum(deed.times for deed in since),
        last=since[-1].words if since else "",
        result=result(ask.words, live, mine) if live.over else "",
    )


def thinking(words: Words, seen: Look) -> str:
    """Whom the match waits for, as far as the visitor knows."""
    names = [seen.chairs[seat].name for seat in seen.to_act if seat not in seen.mine or seen.chairs[seat].bot]
    return words("lobby-thinks", names=words.listed(names), count=len(names)) if names else ""


def result(words: Words, live: Live, mine: Sequence[int]) -> str:
    """How it ended, told to whoever has these seats; and what decided it, where the points do not tell."""
    ended, decided = outcome(words, results(live), mine), verdict(live, live.texts(words.language), words)
    return words("result-tie", ended=ended, why=decided.words) if decided and decided.tie else ended


def outcome(words: Words, told: list[dict[str, Any]], mine: Sequence[int]) -> str:
    first = [one for one in told if one["place"] == 1]
    names = words.listed([one["name"] for one in first])
    if len(mine) != 1:
        return words("result-theirs", names=names, count=len(first), points=first[0]["total"])
    me = told[mine[0]]
    others = [one for one in told if one is not me]
    if me["resigned"]:
        return words("result-resigned")
    if me["place"] > 1:
        return words("result-lost", names=names, count=len(first), points=first[0]["total"], mine=me["total"])
    if len(first) > 1:
        also = words.listed([one["name"] for one in first if one is not me])
        return words("result-shared", names=also, mine=me["total"])
    if not others or all(one["resigned"] for one in others):
        return words("result-alone" if me["won"] else "result-short", mine=me["total"])
    return words("result-won", mine=me["total"], points=max(one["total"] for one in others))


def seats_of(chairs: Sequence[Chair], person: str) -> list[int]:
    return [chair.seat for chair in chairs if person and chair.person == person]


# The lists


@dataclass(frozen=True)
class Row:
    """A table in a list."""

    header: Header
    chairs: Sequence[Chair]
    person: str
    glance: Glance | None = None

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def game(self) -> Game:
        return find(self.header.game)

    @property
    def mine(self) -> list[int]:
        return seats_of(self.chairs, self.person)

    @property
    def rivals(self) -> list[Chair]:
        return [chair for chair in self.chairs if chair.seat not in self.mine]

    @property
    def with_people(self) -> bool:
        """Somebody else waits at this table, not only bots."""
        return any(chair.person and not chair.bot for chair in self.rivals)

    @property
    def your_turn(self) -> bool:
        waited_for = [seat for seat in self.mine if self.header.waits >> seat & 1 and not self.chairs[seat].bot]
        return self.header.status == PLAYING and bool(waited_for)

    @property
    def away(self) -> bool:
        """A bot stands in for the visitor."""
        return any(self.chairs[seat].bot and not self.chairs[seat].resigned for seat in self.mine)

    @property
    def since(self) -> float:
        """When something last happened that everybody noticed."""
        return self.header.noticed

    @property
    def tick(self) -> int:
        return self.header.tick_for(eyes_of(self.mine))

    @property
    def taken(self) -> int:
        return sum(chair.taken for chair in self.chairs)

    @property
    def host(self) -> str:
        return next((chair.name for chair in self.chairs if chair.person == self.header.host), "")

    @property
    def known_luck(self) -> str:
        """What is said of a match whose luck was known before: of which kind it is."""
        return "is-lesson" if self.header.lesson else "luck-known" if self.header.parent else ""


def tables(ask: Asking) -> dict[str, list[Row]]:
    """The tables by what they are to this visitor. People who wait come before bots, the longest wait on top."""
    storage, person = ask.matches.storage, ask.person.id
    mine = [
        *(storage.tables((GATHERING, PLAYING), person, most=SEATED) if person else ()),
        *(storage.tables((OVER,), person, most=FINISHED) if person else ()),
    ]
    own = {header.id for header in mine}
    others = [
        header
        for status in (GATHERING, PLAYING)
        for header in storage.tables((status,), most=SHOWN + SEATED)
        if header.id not in own
    ]
    known = [header for header in (*mine, *others) if header.game in slugs()]
    chairs = storage.seated(header.id for header in known)
    rows = [row_of(ask, header, chairs[header.id], header.id in own) for header in known]
    seated = [row for row in rows if row.id in own]
    going = [row for row in seated if row.header.status != OVER]
    return {
        "turns": sorted((row for row in going if row.your_turn), key=lambda row: (not row.with_people, row.since)),
        "waiting": [row for row in going if not row.your_turn],
        "open": [row for row in rows if row.id not in own and row.header.status == GATHERING][:SHOWN],
        "over": [row for row in seated if row.header.status == OVER],
        "watch": [row for row in rows if row.id not in own and row.header.status == PLAYING][:SHOWN],
    }


def row_of(ask: Asking, header: Header, chairs: Sequence[Chair], seated: bool) -> Row:
    """A table; one of an edition that is not at hand has nothing to be seen of."""
    seen = None
    if seated and header.status != GATHERING:
        with suppress(AthanorError):
            seen = glance(ask, header, chairs)
    return Row(header, chairs, ask.person.id, seen)


# A new game


@dataclass(frozen=True)
class Last:
    """How somebody played last: against how many (0: as many as the game likes best), and how strong bots."""

    seats: int = 0
    level: str = USUAL
    played: bool = False

    def __str__(self) -> str:
        return f"{self.seats}.{self.level}"


def last_of(written: str) -> Last:
    """What a cookie says; one that says something else says nothing."""
    found = re.fullmatch(rf"([0-{LONGEST}])\.({'|'.join(LEVELS)})", written)
    return Last(int(found[1]), found[2], True) if found else Last()


def levels() -> dict[str, str]:
    """The levels for any game: where some games have no champion yet, it says so."""
    words = {level: {levels_of(slug)[level] for slug in slugs()} for level in LEVELS}
    return {level: min(found) if len(found) == 1 else f"level-{level}-some" for level, found in words.items()}


def lobby(ask: Asking) -> dict[str, Any]:
    found = tables(ask)
    invited = [(find(game), host, link) for game, host, link in ask.rooms.finder.invited(ask.person)]
    return {"lists": found, "invited": invited, "newcomer": not any(found[name] for name in ("turns", "waiting", "over"))}
