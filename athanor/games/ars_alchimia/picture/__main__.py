"""A sheet of samples: every question, at several tables, in both layouts and languages."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from athanor.games.ars_alchimia.picture import draw
from athanor.kernel.match import Match, start

NAMES = ("Abigaïl", "Merlin", "Zosime", "Flamel")


def samples() -> Iterator[tuple[str, Match, int]]:
    """Positions that show every question that comes up: name, match, seat."""
    for seats, seed in ((4, 5), (3, 7), (2, 2), (1, 4)):
        match = start("ars_alchimia", seats=seats, seed=seed, players=NAMES[:seats], compiled=False)
        asked: set[tuple[int, int]] = set()
        while not match.over:
            state, seat = match.state, match.to_act()[0]
            key = (state.asks, min(2, state.year))
            if key not in asked:
                asked.add(key)
                yield f"{seats}-year-{state.year}-{match.loaded.rules.QUESTIONS[state.asks]}", match, seat
            match.play(sample_choice(match))
        yield f"{seats}-end", match, 0


def sample_choice(match: Match) -> int:
    """A varied match without chance: small groups, nobody passes early, orders are fulfilled."""
    legal = match.legal()
    names = {action: match.notation(action).split()[0] for action in legal}
    for wanted in ("send", "fulfil"):
        some = [action for action in legal if names[action] == wanted]
        if some:
            return some[len(match.lines) % 5 == 0 and len(some) > 1]
    some = [action for action in legal if names[action] != "pass"] or legal
    return some[(7 * len(match.lines) + 3) % len(some)]


def write_samples(folder: Path) -> int:
    """Every sample in both layouts and both languages; their number."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, match, seat in samples():
        view = match.view(seat)
        for language in ("fr", "en"):
            for layout in ("desk", "phone"):
                svg = draw(view, match.texts(language), layout=layout)
                (folder / f"{name}.{layout}.{language}.svg").write_text(svg, encoding="utf-8")
                count += 1
    return count


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("python -m athanor.games.ars_alchimia.picture DIR")
    print(write_samples(Path(sys.argv[1])), "pictures written")
