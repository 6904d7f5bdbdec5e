"""What has happened since somebody's last turn, deed by deed: the strip over the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Any

from athanor.kernel.game import Game, part
from athanor.table.live import Entry, Told
from athanor.table.look import Look, sentence
from athanor.table.storage import OVER

MOST = 12  # deeds shown; the oldest fall off first


@dataclass(frozen=True)
class Deed:
    """What somebody else did, or the table by itself (seat -1): its sentence, and the line after which the picture shows it."""

    seat: int
    line: int
    words: str
    rule: str
    times: int = 1
    losses: tuple[str, ...] = ()  # what it cost whoever looks, in sentences


def deeds(seen: Look) -> list[Deed]:
    """The deeds of others since the last line of whoever looks; for a spectator the last ones."""
    known = range(seen.header.seats) if seen.header.status == OVER else seen.mine
    told, found = telling(seen.view.game), list[Deed]()
    for number, entry in reversed(seen.recent):
        who = entry.played_by(known)
        if (who in seen.mine and seen.mine) or number == 0:
            break
        row = told.best(entry.seen_by(seen.seat), who)
        if row is not None:
            words, rule = seen.texts.deed(row[1], row[2:]), seen.texts.game.rule_id(row[1])
            found.append(Deed(who, number, words, rule, losses=losses(seen, entry)))
    return joined(found[::-1], told)[-MOST:]


@dataclass(frozen=True)
class Telling:
    """How a game's news become deeds (`TELLING`, `PRELUDES` and `ECHOES` of its `about.py`)."""

    best_first: tuple[int, ...]  # rules that tell a line better than its first news does
    preludes: frozenset[str]  # rules by which somebody only announces what the next line does
    echoes: frozenset[str]  # rules that carry out what the line before announced

    def best(self, rows: Sequence[Told], who: int) -> Told | None:
        """The news of a line that tells most of it; of what is said of several seats, that about the one who played."""
        wanted = [row for rule in self.best_first for row in rows if row[1] == rule]
        first = next(iter((*wanted, *rows)), None)
        return next((row for row in rows if first and row[1:3] == (first[1], who)), first)


@lru_cache(maxsize=64)
def telling(game: Game) -> Telling:
    told = vars(part(game, "about")) if (game.folder / "about.py").is_file() else {}
    ids = [frozenset(map(game.rule_id, told.get(name, ()))) for name in ("PRELUDES", "ECHOES")]
    return Telling(told.get("TELLING", ()), *ids)


def told_log(seen: Look) -> list[dict[str, Any]]:
    """The log, newest lines first, without news that only carry out what the line before announced."""
    echoes, log = telling(seen.view.game).echoes, seen.log()
    for line, before in pairwise(log):
        if line["seat"] == before["seat"]:
            line["news"] = [one for one in line["news"] if one["rule"] not in echoes]
    return [line for line in log if line["news"]]


def losses(seen: Look, entry: Entry) -> tuple[str, ...]:
    """The sentences of a line that cost whoever looks something."""
    loser = loser_of(seen.view.game)
    cost = [row for row in entry.seen_by(seen.seat) if loser(row[1], row[2:]) in seen.mine]
    return tuple(sentence(seen.texts, row)[1] for row in cost)


@lru_cache(maxsize=64)
def loser_of(game: Game) -> Callable[[int, Sequence[int]], int]:
    """How a game says whom a line of news costs something."""
    told = part(game, "about") if (game.folder / "about.py").is_file() else None
    return getattr(told, "loser", lambda rule, numbers: -1)


def joined(deeds: list[Deed], told: Telling) -> list[Deed]:
    """The same said twice in a row by one seat is one deed, done twice; what was announced and then done is one deed too."""
    found: list[Deed] = []
    for deed in deeds:
        last = found[-1] if found else None
        if last is None or last.seat != deed.seat:
            found.append(deed)
        elif last.words == deed.words and not deed.losses:
            found[-1] = replace(deed, times=last.times + 1)
        elif last.rule in told.preludes:
            found[-1] = replace(deed, losses=last.losses + deed.losses)
        elif deed.rule in told.echoes:
            found[-1] = replace(last, line=deed.line, losses=last.losses + deed.losses)
        else:
            found.append(deed)
    return found
