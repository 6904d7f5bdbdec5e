"""What somebody has played: their matches with results, and what they come to in each game; each question goes by an index."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import exists, func, select

from athanor.table.schema import finished, honours, matches, results
from athanor.table.storage import Chair, Storage

PAGE = 20
OPENINGS = 5
LATEST = 200  # matches of a plot
MORE = 1  # one more than is shown: there is another page


@dataclass(frozen=True)
class Played:
    """A match of somebody's, from one of their seats."""

    match: str
    game: str
    ended: float
    seat: int
    seats: int
    place: int
    points: int
    why: str
    tick: int
    chairs: Sequence[Chair] = ()


@dataclass(frozen=True)
class Share:
    """So many matches of a kind, and how many of them were won."""

    kind: str
    matches: int
    won: int


@dataclass(frozen=True)
class Statistics:
    """What somebody's matches of one game come to."""

    matches: int
    won: int
    by_seat: Sequence[Share]
    by_role: Sequence[Share]
    openings: Sequence[Share]
    points: Sequence[int]
    best: Played | None


def history(storage: Storage, person: str, game: str = "", result: str = "", page: int = 1) -> tuple[list[Played], bool]:
    """A page of somebody's matches, the latest first, and whether there is another: two queries. What comes before the page is
    passed over in the index alone."""
    order = results.c.ended.desc(), results.c.match.desc(), results.c.seat.desc()
    chosen = select(results.c.match, results.c.seat).where(results.c.who == person).order_by(*order)
    if game:
        chosen = chosen.where(results.c.game == game)
    if result in ("won", "lost"):
        chosen = chosen.where(results.c.won if result == "won" else ~results.c.won)
    if result == "rated":
        chosen = chosen.where(exists().where(finished.c.match == results.c.match, finished.c.why == ""))
    here = chosen.offset((page - 1) * PAGE).limit(PAGE + MORE).subquery()
    wanted = (
        select(results.c.match, results.c.game, results.c.ended, results.c.seat, results.c.seats, results.c.place,
               results.c.points, finished.c.why, matches.c.tick)
        .join_from(here, results, (results.c.match == here.c.match) & (results.c.seat == here.c.seat))
        .join(finished, finished.c.match == results.c.match)
        .join(matches, matches.c.id == results.c.match)
        .order_by(*order)
    )  # fmt: skip
    with storage.reading.connect() as connection:
        found = connection.execute(wanted).all()
    chairs = storage.seated({row.match for row in found[:PAGE]})
    return [Played(*row, chairs[row.match]) for row in found[:PAGE]], len(found) > PAGE


def shares(told: Sequence[tuple[str, int, int]], most: int = 100) -> list[Share]:
    """The kinds that were played most, each with its wins."""
    matches: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for kind, count, wins in told:
        if kind:
            matches[kind] += count
            won[kind] += wins
    ordered = sorted(matches, key=lambda kind: (-matches[kind], kind))
    return [Share(kind, matches[kind], won[kind]) for kind in ordered[:most]]


def statistics(storage: Storage, person: str, game: str) -> Statistics:
    """Three queries, however much was played; what is counted is counted in one index."""
    mine = (results.c.who == person) & (results.c.game == game)
    kinds = results.c.seat, results.c.role, results.c.opening, results.c.won
    counted = select(*kinds, func.count().label("matches")).where(mine).group_by(*kinds)
    latest = select(results.c.points).where(mine).order_by(results.c.ended.desc(), results.c.match.desc()).limit(LATEST)
    highest = (
        select(results.c.match, results.c.game, results.c.ended, results.c.seat, results.c.seats, results.c.place,
               results.c.points)
        .where(mine).order_by(results.c.points.desc(), results.c.ended).limit(1)
    )  # fmt: skip
    with storage.reading.connect() as connection:
        told = connection.execute(counted).all()
        points = list(reversed(connection.execute(latest).scalars().all()))
        best = connection.execute(highest).first()

    def by(name: str, most: int = 100) -> list[Share]:
        return shares([(str(row._mapping[name]), row.matches, row.matches * row.won) for row in told], most)

    by_seat = sorted(by("seat"), key=lambda one: int(one.kind))
    return Statistics(
        sum(one.matches for one in by_seat), sum(one.won for one in by_seat), by_seat, by("role"), by("opening", OPENINGS),
        points, Played(*best, "", 0) if best else None,
    )  # fmt: skip


def honours_of(storage: Storage, person: str) -> dict[tuple[str, str], tuple[str, float]]:
    """What somebody has earned, by game and name: in which match, and when."""
    wanted = select(honours.c.game, honours.c.name, honours.c.match, honours.c.ended).where(honours.c.who == person)
    with storage.reading.connect() as connection:
        return {(row.game, row.name): (row.match, row.ended) for row in connection.execute(wanted)}
