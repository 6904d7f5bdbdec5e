"""Playthroughs: whole matches of random legal choices, kept with a game so that a changed rule shows as a diff.

    python -m athanor.kernel.playthroughs alchemist

writes `tests/playthroughs/` in the folder of the game: for each number of seats a transcript, which replays, and a log for
the reader, every line of play with the news that it brought, in English.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from athanor.kernel.game import find
from athanor.kernel.match import Match, start

SEED = 1


def playthrough(slug: str, seats: int) -> dict[str, str]:
    """The files of one match, by name."""
    match = start(slug, seats, SEED, compiled=False)
    chance = Random(SEED)
    log: list[str] = []
    while not match.over:
        seat = chance.choice(match.to_act())
        match.play(chance.choice(match.legal(seat)), seat)
        log += lines(match)
    return {f"{seats}-seats.txt": match.transcript(), f"{seats}-seats.log": "\n".join([*log, *places(match)]) + "\n"}


def lines(match: Match) -> list[str]:
    """The last line of play, and its news."""
    last, texts = match.lines[-1], match.texts("en")
    news = [f"    {one.rule} {one.text}" for one in match.news("en")]
    return [f"{len(match.lines)} {texts.seat(last.seat)}: {texts.action(last.action)}", *news]


def places(match: Match) -> list[str]:
    """How each seat ended."""
    texts = match.texts("en")
    return [f"{result.place} {texts.seat(result.seat)}: {result.total}" for result in match.outcome()]


def folder(slug: str) -> Path:
    return find(slug).folder / "tests" / "playthroughs"


def write(slug: str) -> list[Path]:
    """Write the playthroughs of a game anew."""
    folder(slug).mkdir(parents=True, exist_ok=True)
    paths: list[Path] = []
    for seats in find(slug).seats:
        for name, text in playthrough(slug, seats).items():
            paths.append(folder(slug) / name)
            paths[-1].write_text(text, encoding="utf-8")
    return paths


if __name__ == "__main__":
    for path in write(sys.argv[1]):
        print(path)
