"""How wide words are: counted from the typefaces that travel with the project, so that a line breaks where it was computed.

`text`, `italic` and `bold` are Source Serif 4, the cut for small sizes; `title` is EB Garamond, and `caps` its true small
capitals. `scripts/typefaces.py` writes the files beside this one.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

TYPEFACES = Path(__file__).parent / "typefaces"
FACES = ("text", "italic", "bold", "title", "caps")
UNKNOWN = 620  # a letter that no face of ours has: other fonts draw it, seldom wider


class Metrics(NamedTuple):
    """Widths of letters, and what pairs of them move, in thousandths of the size."""

    widths: dict[str, float]
    pairs: dict[str, float]


@cache
def metrics(face: str) -> Metrics:
    found = json.loads((TYPEFACES / "metrics.json").read_text(encoding="utf-8"))[face]
    pairs = {run[k : k + 2]: float(moved) for moved, run in found["pairs"].items() for k in range(0, len(run), 2)}
    return Metrics(found["widths"], pairs)


@lru_cache(maxsize=1 << 14)
def width(words: str, size: float, face: str = "text") -> float:
    """How wide a line is, in the units of its size."""
    widths, pairs = metrics(face)
    units = sum(widths.get(letter, UNKNOWN) for letter in words)
    units += sum(pairs.get(words[k : k + 2], 0) for k in range(len(words) - 1))
    return units * size / 1000


@lru_cache(maxsize=1 << 12)
def lines(words: str, room: float, size: float, face: str = "text") -> tuple[str, ...]:
    """A sentence broken into lines no wider than the room; only a single word may be wider. A space that must not break stays."""
    found: list[str] = []
    for word in words.replace("\n", " ").split(" "):
        if found and width(f"{found[-1]} {word}", size, face) <= room:
            found[-1] += f" {word}"
        elif word:
            found.append(word)
    return tuple(found)


def sheet(where: str) -> str:
    """The style sheet that names the faces; `where` is the folder in which a page finds the files."""
    faces = {"text": ("Athanor", 400, "normal"), "italic": ("Athanor", 400, "italic"), "bold": ("Athanor", 700, "normal")}
    faces["title"] = ("Athanor Title", 400, "normal")
    return "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};font-display:block;'
        f'src:url("{where}/{name}.woff2") format("woff2")}}\n'
        for name, (family, weight, style) in faces.items()
    )
