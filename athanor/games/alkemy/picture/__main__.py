"""Writes a sheet of samples: every question the first time it is asked, in both layouts and both languages."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from athanor.games.alkemy.picture import draw
from athanor.kernel.match import Match, start

TABLES = {
    "skirmish": {},
    "prepared": {"start": "full", "format": "180", "scenario": "lights"},
    "great": {"format": "300", "scenario": "pillars", "distances": "measured"},
}
EAGER = ("charge", "shoot", "fight", "formula", "claim", "collect")


def samples() -> Iterator[tuple[str, Match, int]]:
    """Name, match and seat of each sample."""
    for name, options in TABLES.items():
        match = start("alkemy", seats=2, seed=11, options=options, players=("Abigaïl", "Merlin"), compiled=False)
        asked: set[int] = set()
        while not match.over and len(match.lines) < 160:
            seat = match.to_act()[0]
            if match.state.asks not in asked:
                asked.add(match.state.asks)
                question = match.loaded.rules.QUESTIONS[match.state.asks]
                yield f"{name}-{question}", match, seat
                yield f"{name}-{question}-waits", match, 1 - seat
            match.play(choice(match, seat), seat)
        yield f"{name}-late", match, -1


def choice(match: Match, seat: int) -> int:
    """A varied match without chance: fights where there can be one, otherwise some of everything."""
    legal = match.legal(seat)
    keen = [action for action in legal if match.notation(action).split()[0] in EAGER] or legal
    return keen[(7 * len(match.lines) + 3) % len(keen)]


def write_samples(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, match, seat in samples():
        for language in ("fr", "en"):
            for layout in ("desk", "phone"):
                svg = draw(match.view(seat), match.texts(language), layout=layout)
                (folder / f"{name}.{layout}.{language}.svg").write_text(svg, encoding="utf-8")
                count += 1
    return count


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m athanor.games.alkemy.picture DIR")
    print(f"{write_samples(Path(sys.argv[1]))} pictures in {sys.argv[1]}")
