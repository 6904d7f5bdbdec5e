"""The record of what was played: how each match ended, written once it is over, and whether it counts.

A thread of its own writes it, so that no action waits for it. What a stopped server has left is taken up at the next start.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Iterable, Sequence
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, exists, insert, select, update

from athanor.kernel.errors import AthanorError
from athanor.kernel.honours import Course, earned, role_of
from athanor.table import trouble
from athanor.table.accounts import ratings
from athanor.table.archive import Past
from athanor.table.lanes import PARTING
from athanor.table.levels import LEVELS, level_of
from athanor.table.look import results as results_of
from athanor.table.schema import accounts, finished, honours, lines, matches, rating_steps, results
from athanor.table.schema import ratings as rating_rows
from athanor.table.storage import OVER, RATING, Chair, Header

if TYPE_CHECKING:
    from athanor.table.matches import Matches

Rows = list[dict[str, Any]]
BOT = "bot:"
LEFT = 200  # matches that are taken up at a time
REST = 0.1  # seconds after a match: whoever plays comes first


class Record:
    """Writes down how matches ended."""

    def __init__(self, rooms: Matches) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self._waiting: SimpleQueue[str | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._stopped = False

    # The thread

    def start(self) -> None:
        """Take up what was left."""
        self.changed(None)

    def changed(self, header: Header | None) -> None:
        """Called after every change of a match."""
        if self._stopped or (header is not None and header.status != OVER):
            return
        self._waiting.put(header.id if header else "")
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="record", daemon=True)
                self._thread.start()

    def stop(self) -> None:
        self._stopped = True
        self._waiting.put(None)
        if self._thread:
            self._thread.join(PARTING)

    def _run(self) -> None:
        while (match := self._waiting.get()) is not None:
            try:
                self.write(match) if match else self.catch_up()
            except Exception as error:
                if not self._stopped and trouble.excuse(error) is None:
                    trouble.defect("the record of a match", error)
            if not self._stopped:
                time.sleep(REST)

    def catch_up(self) -> int:
        """Write every match that is over and was not written; how many."""
        done = 0
        while some := self._left():
            for match in some:
                if self._stopped:
                    return done
                self.write(match)
                done += 1
        return done

    def _left(self) -> list[str]:
        unwritten = ~exists().where(finished.c.match == matches.c.id)
        wanted = select(matches.c.id).where(matches.c.status == OVER, unwritten).order_by(matches.c.noticed).limit(LEFT)
        with self.storage.reading.connect() as connection:
            return list(connection.execute(wanted).scalars())

    # Writing

    def write(self, match: str) -> None:
        """How this match ended. Twice is no mistake, and neither is a match that can no longer be replayed."""
        with self.storage.reading.connect() as connection:
            if connection.execute(select(finished.c.match).where(finished.c.match == match)).first():
                return
        header = self.storage.header(match)
        rows, won, why = self._told(header)
        head = {"match": match, "game": header.game, "ended": header.noticed, "why": why}
        with self.storage.writing() as connection:
            self.storage.alone(connection, RATING)
            if not self.storage.add(connection, finished, head):
                return
            if rows:
                connection.execute(insert(results), rows)
            for one in won:
                self.storage.add(connection, honours, one)
            if not why:
                ratings.count(connection, header.game, match, header.noticed, [(one["who"], one["place"]) for one in rows])

    def _told(self, header: Header) -> tuple[Rows, Rows, str]:
        """The result of each seat, the achievements, and why the match does not count."""
        try:
            with self.rooms.holding(header.id) as live:
                assert isinstance(live, Past)
                past = live
        except AthanorError:
            return [], [], "edition"
        told = results_of(past)
        return rows_of(past, told), honoured(past, told), self.unrated(past)

    def why(self, past: Past) -> str:
        """The same as it was written, or will be."""
        with self.storage.reading.connect() as connection:
            found = connection.execute(select(finished.c.why).where(finished.c.match == past.header.id)).first()
        return str(found.why) if found else self.unrated(past)

    def unrated(self, past: Past) -> str:
        """Why a match does not count for ratings, in a word; nothing if it does."""
        header, chairs = past.header, past.chairs
        laid = {
            "lesson": bool(header.lesson),
            "played-on": bool(header.parent),
            "casual": not header.rated,
            "hints": header.hints,
        }
        return first_of(laid) or self._unrated(header, chairs)  # most matches were never meant to count

    def _unrated(self, header: Header, chairs: Sequence[Chair]) -> str:
        """The same of one that was laid to count."""
        people = [chair.person for chair in chairs if chair.person]
        with self.storage.reading.connect() as connection:
            known = set(connection.execute(select(accounts.c.id).where(accounts.c.id.in_(people))).scalars())
            undone = connection.execute(
                select(lines.c.number).where(lines.c.match == header.id, lines.c.kind == "back").limit(1)
            ).first()
        bots = [chair.bot for chair in chairs if chair.bot and not chair.person]
        played = {
            "undo": undone is not None,
            "guest": not known.issuperset(people),
            "bot": any(level_of(bot, header.game) not in LEVELS for bot in bots),
            "alone": header.seats < 2,
            "twice": len({*people, *bots}) < len(people) + len(bots),
        }
        return first_of(played)


def first_of(reasons: dict[str, bool]) -> str:
    """The first reason that is true; nothing if none is."""
    return next((word for word, true in reasons.items() if true), "")


Told = list[dict[str, Any]]
"""Who came where, as `look.results` tells it."""


def rows_of(past: Past, told: Told) -> Rows:
    """The result of each seat."""
    header = past.header
    first: dict[int, str] = {}
    for line in past.lines:
        first.setdefault(line.seat, past.match.notation(line.action)[:80])
    return [
        {
            "match": header.id,
            "seat": one["seat"],
            "who": who(past.chairs[one["seat"]]),
            "game": header.game,
            "ended": header.noticed,
            "seats": header.seats,
            "place": one["place"],
            "won": one["won"],
            "points": one["total"],
            "role": str(role) if (role := role_of(past.match.game, past.match.state, one["seat"])) >= 0 else "",
            "opening": first.get(one["seat"], ""),
        }
        for one in told
    ]


def honoured(past: Past, told: Told) -> Rows:
    """What people have earned in a match that was theirs from its beginning and that nobody gave up."""
    header = past.header
    if header.parent or header.ending != "rules":
        return []
    news, last = [entry.news for entry in past.log], past.match.state
    found = []
    for one in told:
        chair = past.chairs[one["seat"]]
        if chair.person and not chair.bot:
            course = Course(
                one["seat"], header.seats, news, last, one["place"], one["total"], lambda line: past.past(line).state
            )
            whose = {"who": chair.person, "game": header.game, "match": header.id, "ended": header.noticed}
            found += [{**whose, "name": name} for name in earned(past.match.game, course)]
    return found


def who(chair: Any) -> str:
    """A person, also where a bot stood in for them; or a bot."""
    return str(chair.person or f"{BOT}{chair.bot}")


# Who it was may change


def renamed(connection: Connection, old: str, new: str) -> None:
    """A guest has become an account; what both had earned stays earned."""
    connection.execute(update(results).where(results.c.who == old).values(who=new))
    had = select(honours.c.game, honours.c.name).where(honours.c.who == new)
    for game, name in connection.execute(had).all():
        connection.execute(delete(honours).where(honours.c.who == old, honours.c.game == game, honours.c.name == name))
    connection.execute(update(honours).where(honours.c.who == old).values(who=new))


def forgotten(connection: Connection, person: str) -> None:
    """Somebody is forgotten: a name that says nothing stands for them, so that the ratings of others still follow."""
    connection.execute(delete(honours).where(honours.c.who == person))
    nobody = f"gone:{secrets.token_urlsafe(9)}"
    for table in (results, rating_rows, rating_steps):
        connection.execute(update(table).where(table.c.who == person).values(who=nobody))


def recount(rooms: Matches, games: Iterable[str], check: bool = False) -> dict[str, Sequence[tuple[str, ratings.Rating]]]:
    """The ratings of these games, worked out again from what was played; with `check` they are compared and left as they are."""
    found: dict[str, Sequence[tuple[str, ratings.Rating]]] = {}
    for game in games:
        with rooms.storage.writing() as connection:
            rooms.storage.alone(connection, RATING)
            if check:
                now, steps = ratings.all_of(ratings.played(connection, game))
                told = {(one["match"], one["ended"], one["who"], one["mu"], one["sigma"]) for one in steps}
                if ratings.kept(connection, game) != (now, told):
                    raise AthanorError(
                        f"The ratings of {game} do not follow from its matches: say `athanor ratings {game}`."
                    )
            else:
                now = ratings.recount(connection, game)
        found[game] = sorted(now.items(), key=lambda one: (-one[1].mu, one[0]))
    return found
