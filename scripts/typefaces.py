"""The typefaces that travel with the project, and how wide each letter of them is.

    python scripts/typefaces.py FOLDER

FOLDER holds the npm package `source-serif` (unpacked, with its LICENSE.md) and EBGaramond12-Regular.otf from Debian's
`fonts-ebgaramond`. Needs fonttools, brotli and uharfbuzz. Source Serif is taken as it is: its licence reserves the name for
unchanged files. EB Garamond's regular face reserves none, so it is cut down to the letters of our languages.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path

import uharfbuzz
from fontTools import subset
from fontTools.ttLib import TTFont

HOME = Path(__file__).parent.parent / "athanor" / "drawing" / "typefaces"
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xA0, 0x100)))
    + "ŒœŸŠšŽž–—‘’“”„†•…‹›′″⁄−×·½¼¾≤≥→←↑↓\u2009\u202f"
)
FACES = {
    "text": "source-serif/WOFF2/TTF/SourceSerif4SmText-Regular.ttf.woff2",
    "italic": "source-serif/WOFF2/TTF/SourceSerif4SmText-It.ttf.woff2",
    "bold": "source-serif/WOFF2/TTF/SourceSerif4SmText-Bold.ttf.woff2",
    "title": "EBGaramond12-Regular.otf",
}


def shipped(name: str, source: Path) -> Path:
    """The file that travels."""
    target = HOME / f"{name}.woff2"
    if source.suffix == ".woff2":
        target.write_bytes(source.read_bytes())
        return target
    options = subset.Options(
        flavor="woff2", layout_features=["kern", "smcp", "c2sc", "lnum", "tnum", "liga", "locl", "ccmp"]
    )
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=LETTERS)
    cutter.subset(font)
    subset.save_font(font, str(target), options)
    return target


def measured(path: Path, small_caps: bool = False) -> dict[str, object]:
    """The width of every letter, and what two that stand together move: in thousandths of the size, figures of equal height."""
    plain = path.with_suffix(".sfnt")
    font = TTFont(path)
    font.flavor = None
    font.save(plain)
    face = uharfbuzz.Face(plain.read_bytes())
    plain.unlink()
    shaper = uharfbuzz.Font(face)
    features = {"liga": False, "lnum": True, "smcp": small_caps}

    def width(words: str) -> float:
        buffer = uharfbuzz.Buffer()
        buffer.add_str(words)
        buffer.guess_segment_properties()
        uharfbuzz.shape(shaper, buffer, features)
        return 1000 * sum(one.x_advance for one in buffer.glyph_positions) / face.upem

    known = [letter for letter in LETTERS if ord(letter) in font.getBestCmap()]
    widths = {letter: width(letter) for letter in known}
    pairs = {}
    for one, two in product(known, known):
        moved = width(one + two) - widths[one] - widths[two]
        if abs(moved) >= 0.5:
            pairs.setdefault(f"{moved:g}", []).append(one + two)
    return {
        "widths": {k: round(v, 1) for k, v in widths.items()},
        "pairs": {k: "".join(v) for k, v in sorted(pairs.items())},
    }


def main(folder: Path) -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    metrics = {}
    for name, source in FACES.items():
        path = shipped(name, folder / source)
        metrics[name] = measured(path)
        if name == "title":
            metrics["caps"] = measured(path, small_caps=True)
    (HOME / "metrics.json").write_text(
        json.dumps(metrics, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
