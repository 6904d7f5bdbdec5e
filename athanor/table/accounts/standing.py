"""Where people and bots stand in a game, and what anybody may know of somebody: the name, the ratings, the results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from athanor.table.accounts.ratings import Rating, shown
from athanor.table.accounts.record import BOT
from athanor.table.levels import LEVELS, level_of
from athanor.table.schema import accounts, rating_steps, ratings
from athanor.table.storage import Storage

MOST = 100
STEPS = 400  # of a graph


@dataclass(frozen=True)
class Standing:
    """One line of a ladder. A bot has a level, and no name; whoever was forgotten has neither."""

    rank: int
    name: str
    level: str
    rating: Rating


def ladder(storage: Storage, game: str) -> list[Standing]:
    """The strongest of a game: one query."""
    wanted = (
        select(ratings.c.who, ratings.c.mu, ratings.c.sigma, ratings.c.matches, accounts.c.name)
        .join_from(ratings, accounts, accounts.c.id == ratings.c.who, isouter=True)
        .where(ratings.c.game == game).order_by(ratings.c.mu.desc(), ratings.c.who).limit(MOST)
    )  # fmt: skip
    with storage.reading.connect() as connection:
        found = connection.execute(wanted).all()
    return [
        Standing(rank, row.name or "", bot_level(row.who, game), Rating(row.mu, row.sigma, row.matches))
        for rank, row in enumerate(found, 1)
    ]


def bot_level(who: str, game: str) -> str:
    """The level of a bot in a game, or nothing where somebody else is meant."""
    level = level_of(who.removeprefix(BOT), game) if who.startswith(BOT) else ""
    return level if level in LEVELS else ""


def ratings_of(storage: Storage, person: str) -> dict[str, Rating]:
    """By game."""
    wanted = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.matches).where(ratings.c.who == person)
    with storage.reading.connect() as connection:
        return {row.game: Rating(row.mu, row.sigma, row.matches) for row in connection.execute(wanted)}


def steps_of(storage: Storage, person: str, game: str) -> list[int]:
    """How somebody's rating of a game went, the latest matches last."""
    wanted = (
        select(rating_steps.c.mu).where(rating_steps.c.who == person, rating_steps.c.game == game)
        .order_by(rating_steps.c.ended.desc(), rating_steps.c.match.desc()).limit(STEPS)
    )  # fmt: skip
    with storage.reading.connect() as connection:
        return [shown(mu) for mu in reversed(connection.execute(wanted).scalars().all())]


def counts(storage: Storage) -> dict[str, int]:
    """How many are rated, by game."""
    wanted = select(ratings.c.game, func.count()).group_by(ratings.c.game)
    with storage.reading.connect() as connection:
        return {row[0]: int(row[1]) for row in connection.execute(wanted)}


def as_json(one: Standing) -> dict[str, Any]:
    rating = {"rating": one.rating.shown, "doubt": one.rating.doubt, "matches": one.rating.matches}
    return {"rank": one.rank, "name": one.name or None, "level": one.level or None, **rating}
