"""A run in a folder: its plans, the pieces played so far, and in the end its rows. A run that was interrupted goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from athanor.kernel.errors import BadSettings
from athanor.kernel.watching import Watched
from athanor.lab.plan import Piece, Plan, Played, Run, cut
from athanor.lab.rows import FILES, match_rows, seat_rows, thing_rows, write_parquet

PLANS, PIECES = "run.json", "pieces"


class Kept:
    """The folder of a run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, plans: Sequence[Plan], resume: bool = False) -> None:
        """Note what is to be played. What another run has left is not mixed with it."""
        written = {"plans": [plan.written for plan in plans]}
        if (self.folder / PLANS).exists():
            if not resume:
                raise BadSettings(f"{self.folder} holds a run already: --resume goes on with it, or name another folder.")
            if self.read() != written:
                raise BadSettings(
                    f"{self.folder} holds another run: other matches, rules, players or box. Name another folder."
                )
        elif resume:
            raise BadSettings(f"{self.folder} holds no run to go on with.")
        (self.folder / PIECES).mkdir(parents=True, exist_ok=True)
        put(self.folder / PLANS, written)

    def read(self) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads((self.folder / PLANS).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise BadSettings(f"{self.folder} holds no run of the lab.") from None
        return found

    def path(self, piece: Piece) -> Path:
        return self.folder / PIECES / f"{piece.name}.json"

    def keep(self, piece: Piece, rows: Sequence[Played]) -> None:
        put(self.path(piece), [asdict(one) for one in rows])

    def has(self, piece: Piece) -> bool:
        return self.path(piece).is_file()

    def rows(self) -> list[Played]:
        """All that has been played so far, in the order of plans and numbers."""
        names = [self.folder / PIECES / name for name in self.piece_names()]
        return [played(row) for path in names if path.is_file() for row in json.loads(path.read_text(encoding="utf-8"))]

    def piece_names(self) -> list[str]:
        order = {plan["digest"][:16]: k for k, plan in enumerate(self.read()["plans"])}
        found = [path.name for path in (self.folder / PIECES).glob("*.json")]
        return sorted(found, key=lambda name: (order.get(name[:16], len(order)), name))

    def finish(self, rows: Sequence[Played]) -> dict[str, int]:
        """The rows as Parquet: how many of each."""
        made = zip(FILES, (match_rows, seat_rows, thing_rows), strict=True)
        return {f"{name}.parquet": write_parquet(make(rows), self.folder / f"{name}.parquet") for name, make in made}


def put(path: Path, what: Any) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    part.write_text(json.dumps(what), encoding="utf-8")
    part.replace(path)


def played(row: dict[str, Any]) -> Played:
    return Played(**{**row, "watched": Watched(**row["watched"])})


def play_all(
    plans: Sequence[Plan],
    run: Run,
    progress: Callable[[int], None] | None = None,
    kept: Kept | None = None,
    grown: Callable[[list[Played]], None] | None = None,
) -> list[Played]:
    """All matches of several plans, plan by plan in the order of their numbers. With a folder, each piece is kept as soon as it
    is played, and those that lie there are not played again. `grown` gets all rows so far after every piece."""
    for plan in plans:
        plan.check()
    pieces = [piece for plan in plans for piece in cut(plan)]
    rows: dict[str, list[Played]] = {}

    def so_far() -> list[Played]:
        return [one for piece in pieces for one in rows.get(piece.name, ())]

    for piece in pieces:
        if kept and kept.has(piece):
            rows[piece.name] = [played(row) for row in json.loads(kept.path(piece).read_text(encoding="utf-8"))]
            if progress:
                progress(piece.matches)
    for piece, new in run([piece for piece in pieces if piece.name not in rows]):
        rows[piece.name] = new
        if kept:
            kept.keep(piece, new)
        if progress:
            progress(piece.matches)
        if grown:
            grown(so_far())
    return so_far()


def transcripts(rows: Sequence[Played], folder: Path) -> int:
    """Each match as a transcript in this folder; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    for one in rows:
        name = "-".join(part for part in (named(one.variant), f"{one.match:06d}") if part)
        (folder / f"{name}.txt").write_text(one.transcript, encoding="utf-8")
    return len(rows)


def named(variant: str) -> str:
    """A variant as a part of a file's name."""
    return "".join(letter if letter.isalnum() or letter in "._=" else "_" for letter in variant)
