"""Ratings: people and bots on one scale for each game, by the places of matches that count (Plackett and Luce's model).

They follow from the results, in the order in which the matches ended: worked out again they are the same, bit for bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, tuple_

from athanor.table.schema import finished, rating_steps, ratings, results

MODEL = PlackettLuce()
FIRST, SPREAD = 1500, 40  # where everybody begins, and how far a step of the model is shown
SURE = 1.959964
Place = tuple[str, int]
"""Who, and where they came."""


@dataclass(frozen=True)
class Rating:
    """What is known of somebody's strength."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    matches: int = 0

    @property
    def shown(self) -> int:
        return shown(self.mu)

    @property
    def doubt(self) -> int:
        """Half of the 95 % interval."""
        return round(SURE * SPREAD * self.sigma)


def shown(mu: float) -> int:
    return round(FIRST + SPREAD * (mu - MODEL.mu))


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The same after a match in which they came so."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(float(team[0].mu), float(team[0].sigma), one.matches + 1) for team, one in zip(after, before, strict=True)
    ]


def all_of(played: Iterable[tuple[str, float, Sequence[Place]]]) -> tuple[dict[str, Rating], list[dict[str, Any]]]:
    """The ratings after these matches (name, end, places), and every step on the way."""
    now: dict[str, Rating] = {}
    steps: list[dict[str, Any]] = []
    for match, ended, places in played:
        before = [now.get(who, Rating()) for who, _ in places]
        after = rated(before, [place for _, place in places])
        now |= {who: rating for (who, _), rating in zip(places, after, strict=True)}
        steps += [step(match, ended, who, now[who]) for who, _ in places]
    return now, steps


def step(match: str, ended: float, who: str, rating: Rating) -> dict[str, Any]:
    return {"match": match, "ended": ended, "who": who, "mu": rating.mu, "sigma": rating.sigma}


# In the database


def count(connection: Connection, game: str, match: str, ended: float, places: Sequence[Place]) -> None:
    """One more match that counts. Where one that ended later was counted already, all are counted again."""
    later = select(finished.c.match).where(
        finished.c.game == game, finished.c.why == "", tuple_(finished.c.ended, finished.c.match) > tuple_(ended, match)
    )
    if connection.execute(later.limit(1)).first() is not None:
        recount(connection, game)
        return
    known = of(connection, game, [who for who, _ in places])
    after = rated([known.get(who, Rating()) for who, _ in places], [place for _, place in places])
    names = [who for who, _ in places]
    connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.who.in_(names)))
    now = dict(zip(names, after, strict=True))
    keep(connection, game, now, [step(match, ended, who, now[who]) for who in names])


def of(connection: Connection, game: str, names: Sequence[str]) -> dict[str, Rating]:
    wanted = select(ratings.c.who, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
    found = connection.execute(wanted.where(ratings.c.game == game, ratings.c.who.in_(names)))
    return {row.who: Rating(row.mu, row.sigma, row.matches) for row in found}


def keep(connection: Connection, game: str, now: dict[str, Rating], steps: Sequence[dict[str, Any]]) -> None:
    rows = [{"game": game, "who": who, **vars(one)} for who, one in now.items()]
    for table, some in ((ratings, rows), (rating_steps, [{**one, "game": game} for one in steps])):
        for first in range(0, len(some), 1000):
            connection.execute(insert(table), some[first : first + 1000])


def played(connection: Connection, game: str) -> list[tuple[str, float, list[Place]]]:
    """Every match that counts, in the order in which they ended, with the places by seat."""
    wanted = (
        select(finished.c.match, finished.c.ended, results.c.who, results.c.place)
        .join_from(finished, results, results.c.match == finished.c.match)
        .where(finished.c.game == game, finished.c.why == "")
        .order_by(finished.c.ended, finished.c.match, results.c.seat)
    )
    found: dict[str, tuple[str, float, list[Place]]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.match, (row.match, row.ended, []))[2].append((row.who, row.place))
    return list(found.values())


def recount(connection: Connection, game: str) -> dict[str, Rating]:
    """All ratings of a game, worked out from its matches anew."""
    now, steps = all_of(played(connection, game))
    connection.execute(delete(ratings).where(ratings.c.game == game))
    connection.execute(delete(rating_steps).where(rating_steps.c.game == game))
    keep(connection, game, now, steps)
    return now


def kept(connection: Connection, game: str) -> tuple[dict[str, Rating], set[tuple[Any, ...]]]:
    """What is kept of a game, to be compared with what follows from its matches."""
    now = connection.execute(select(ratings).where(ratings.c.game == game)).all()
    wanted = select(rating_steps.c.match, rating_steps.c.ended, rating_steps.c.who, rating_steps.c.mu, rating_steps.c.sigma)
    steps = connection.execute(wanted.where(rating_steps.c.game == game)).all()
    return {row.who: Rating(row.mu, row.sigma, row.matches) for row in now}, {tuple(row) for row in steps}
