"""A sheet of samples to look at: every question of a game at every table, in every layout and both languages.

    python -m athanor.drawing.samples alchemist DIR

A game whose matches tell little when they are played like that says in `picture/samples.py` how to play them: `WALK`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from athanor.drawing.panels import LAYOUTS
from athanor.kernel.game import LANGUAGES, Game, find, part, slugs
from athanor.kernel.match import Match, start

NAMES = ("Abigaïl", "Merlin", "Zosime", "Flamel", "Dee", "Agrippa")
SEED = 7


class Sample(NamedTuple):
    """A position worth a look: whose view of it, and what is composed on the screen."""

    name: str
    match: Match
    seat: int
    draft: str = ""


def spread(match: Match, seat: int) -> int:
    """Some of everything, without chance."""
    legal = match.legal(seat)
    return legal[(7 * len(match.lines) + 3) % len(legal)]


def nothing(match: Match, seat: int) -> str:
    """Nothing is composed."""
    return ""


@dataclass(frozen=True)
class Walk:
    """How matches are played to find samples: the tables by name, what is chosen, what is composed, and for how long."""

    tables: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    choose: Callable[[Match, int], int] = spread
    draft: Callable[[Match, int], str] = nothing
    most: int = 2000


def walk_of(game: Game) -> Walk:
    """The game's own walk, or the plain one."""
    found: Walk = part(game, "picture.samples").WALK if (game.folder / "picture" / "samples.py").is_file() else Walk()
    return found


def samples(slug: str, compiled: bool = False) -> Iterator[Sample]:
    """Every sample of a game; each match may be kept."""
    game = find(slug)
    walk = walk_of(game)
    for name, how in (walk.tables or {str(seats): {"seats": seats} for seats in game.seats}).items():
        players = NAMES[: how["seats"]]
        match = start(slug, **{"seed": SEED, "players": players, "compiled": compiled, **how})
        for sample in walked(match, walk):
            yield sample._replace(name=f"{name}-{sample.name}")


def walked(match: Match, walk: Walk) -> Iterator[Sample]:
    """The opening, each question the last time that it came up, the last of them as others see it, and the end."""
    yield Sample("opening", match.clone(), match.to_act()[0])
    asked: dict[str, Sample] = {}
    while not match.over and len(match.lines) < walk.most:
        seat, question = match.to_act()[0], match.loaded.rules.QUESTIONS[match.state.asks]
        asked.pop(question, None)
        asked[question] = Sample(f"asks-{question}", match.clone(), seat, walk.draft(match, seat))
        match.play(walk.choose(match, seat), seat)
    yield from asked.values()
    last = list(asked.values())[-1]
    yield Sample("spectator", last.match, -1)
    if match.seats > 1:
        yield Sample("waits", last.match, (last.seat + 1) % match.seats)
    yield Sample("end", match, 0)


def write(slug: str, folder: Path) -> int:
    """Every sample in every layout and both languages; their number."""
    folder.mkdir(parents=True, exist_ok=True)
    draw, count = part(find(slug), "picture").draw, 0
    for name, match, seat, draft in samples(slug):
        view = match.view(seat)
        for language in LANGUAGES:
            for layout in LAYOUTS:
                svg = draw(view, match.texts(language), layout=layout, draft=draft)
                (folder / f"{name}.{layout}.{language}.svg").write_text(svg, encoding="utf-8")
                count += 1
    return count


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Write a sheet of samples: every question of a game, as pictures.")
    asked.add_argument("game", choices=slugs())
    asked.add_argument("folder", type=Path)
    given = asked.parse_args()
    print(f"{write(given.game, given.folder)} pictures in {given.folder}")
