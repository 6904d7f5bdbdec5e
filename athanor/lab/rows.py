"""What was played as rows: one a match, one a seat, one for each thing that a seat had or used, its opening first of all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Any, TypeAlias

from athanor.kernel.errors import AthanorError
from athanor.lab.plan import Played

Row: TypeAlias = dict[str, Any]
FILES = ("matches", "seats", "things")
APART = ("watched", "transcript")  # what a match's row does not hold


def match_rows(played: Sequence[Played]) -> Iterator[Row]:
    """One row a match; what its watcher saw of it stands in columns of its own."""
    for one in played:
        yield {**{name: value for name, value in vars(one).items() if name not in APART}, **one.watched.match}


def seat_rows(played: Sequence[Played]) -> Iterator[Row]:
    """One row a seat: `won` is its share of the victory, `lead` by how much its total is above the mean of the match."""
    for one in played:
        for seat in range(len(one.players)):
            yield {**about(one, seat), **columns_of(one.watched.seats, seat)}


def thing_rows(played: Sequence[Played]) -> Iterator[Row]:
    """One row for each kind and name of thing that a seat had or used: how often."""
    for one in played:
        for seat in range(len(one.players)):
            yield {**about(one, seat), "kind": "opening", "name": one.openings[seat], "times": 1}
            for kind, counts in columns_of(one.watched.things, seat).items():
                for name, times in counts.items():
                    yield {**about(one, seat), "kind": kind, "name": name, "times": times}


def columns_of(by_seat: Sequence[Mapping[str, Any]], seat: int) -> Mapping[str, Any]:
    return by_seat[seat] if by_seat else {}


def about(one: Played, seat: int) -> Row:
    """What every row of a seat begins with."""
    return {
        "match": one.match,
        "variant": one.variant,
        "seed": one.seed,
        "edition": one.edition,
        "box": one.box,
        "seat": seat,
        "player": one.players[seat],
        "opening": one.openings[seat],
        "total": one.totals[seat],
        "place": one.places[seat],
        "won": won(one.places, seat),
        "lead": one.totals[seat] - mean(one.totals),
    }


def won(places: Sequence[int], seat: int) -> float:
    """A seat's share of the victory."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def write_parquet(rows: Iterator[Row], path: Path) -> int:
    """Rows into a Parquet file, whole or not at all; how many."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise AthanorError("Parquet files need pyarrow: pip install 'athanor[lab]'.") from None
    found = list(rows)
    temporary = path.with_suffix(path.suffix + ".part")
    parquet.write_table(pyarrow.Table.from_pylist(found), temporary)
    temporary.replace(path)
    return len(found)
