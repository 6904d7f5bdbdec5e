"""Whole random matches by the million on an NVIDIA GPU: the same rules, compiled to PTX, one match a thread.

program = athanor.research.gpu.program("alchemist", seats=3)   # takes numba-cuda, and no GPU
batch = program.play(1_000_000, luck=7)                        # takes CuPy and a GPU, and nothing else

A program is kept in a file (`save`, `read`), so that one machine can compile it and another play it. As a script, this file
needs no more than CuPy: `python gpu.py play alchemist.npz`.
"""

from __future__ import annotations

import argparse
import importlib
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from athanor.kernel.box import Box

THREADS = 256  # a block
WIDTH = 5  # numbers in a row of a score sheet: as athanor.kernel.ranking, which is not there where this file plays alone
MOVE = np.int16


@dataclass(frozen=True)
class Batch:
    """Matches played. `scores[match, seat]` is a total and its tie-breaks, as the rules count them, and 1 for a seat that may not
    win; `places[match, seat]` is where it came."""

    decisions: NDArray[np.int64]
    scores: NDArray[np.int64]
    places: NDArray[np.int64]
    seconds: float


@dataclass(frozen=True)
class Program:
    """A game, its box and its options, compiled for GPUs of one compute capability or a later one."""

    slug: str
    seats: int
    ptx: str
    box: bytes
    blank: bytes
    """The state before the deal: number of seats and options."""
    actions: int
    chairs: int
    """Rows of a score sheet: the most seats that the game knows."""
    longest: int

    def save(self, path: str | Path) -> None:
        kept: Any = {name: np.frombuffer(x, np.uint8) if isinstance(x, bytes) else x for name, x in asdict(self).items()}
        np.savez_compressed(path, **kept)

    @staticmethod
    def read(path: str | Path) -> Program:
        with np.load(path) as kept:
            found = {one.name: kept[one.name] for one in fields(Program)}
        return Program(**{name: x.tobytes() if x.dtype == np.uint8 else x.item() for name, x in found.items()})

    def play(self, matches: int, luck: int = 1) -> Batch:
        """Match k is dealt and played with the luck `luck` + k. Compiled for this GPU's own code at the first call."""
        gpu = need_cupy()
        box, blank = gpu.array(np.frombuffer(self.box, np.uint8)), gpu.array(np.frombuffer(self.blank, np.uint8))
        states = gpu.zeros(matches * len(self.blank), np.uint8)
        moves = gpu.zeros((matches, self.actions), MOVE)
        sheets = gpu.zeros((matches, self.chairs, WIDTH), np.int64)
        places = gpu.zeros((matches, self.chairs), np.int64)
        steps = gpu.zeros(matches, np.int64)
        given = [
            *as_argument(box, len(self.box), (1,)),
            *as_argument(blank, len(self.blank), (1,)),
            *as_argument(states, len(self.blank), (matches,)),
            *as_argument(moves, moves.itemsize, moves.shape),
            *as_argument(sheets, sheets.itemsize, sheets.shape),
            *as_argument(places, places.itemsize, places.shape),
            *as_argument(steps, steps.itemsize, steps.shape),
            np.uint64(luck),
            np.int64(self.longest),
        ]
        kernel = self._kernel()
        gpu.cuda.Device().synchronize()
        start = time.perf_counter()
        kernel((-(-matches // THREADS),), (THREADS,), tuple(given))
        gpu.cuda.Device().synchronize()
        seconds = time.perf_counter() - start
        return Batch(steps.get(), sheets.get()[:, : self.seats], places.get()[:, : self.seats], seconds)

    def _kernel(self) -> Any:
        gpu = need_cupy()
        if self.ptx not in _kernels:
            module = gpu.cuda.function.Module()
            module.load(self.ptx.encode())
            name = self.ptx.split(".visible .entry ")[1].split("(")[0].strip()
            _kernels[self.ptx] = module.get_function(name)
        return _kernels[self.ptx]


_kernels: dict[str, Any] = {}


def need_cupy() -> Any:
    try:
        return importlib.import_module("cupy")
    except ImportError as error:
        raise SystemExit(f"cupy cannot be imported ({error}); install it with: pip install 'athanor[gpu]'") from None


def as_argument(array: Any, size: int, shape: tuple[int, ...]) -> list[Any]:
    """An array as Numba's kernels take it: owner, parent, items, bytes an item, where it lies, shape, strides."""
    strides = [size * int(np.prod(shape[k + 1 :])) for k in range(len(shape))]
    whole = [int(np.prod(shape)), size, array.data.ptr, *shape, *strides]
    return [np.int64(value) for value in (0, 0, *whole)]


def kernel_of(loaded: Any, grid: Callable[[int], Any]) -> Callable[..., None]:
    """One thread: deal, play at random to the end, count and rank. `grid` tells a thread its number."""
    game, entry = loaded.rules, loaded.entry

    def play_all(boxes, blank, states, moves, sheets, places, steps, luck, limit):  # type: ignore[no-untyped-def]
        k = grid(1)
        if k < len(states):
            states[k] = blank[0]
            s = states[k]
            s.rng = luck + np.uint64(k)
            game.setup(boxes[0], s)
            steps[k] = entry.roll_out(boxes[0], s, moves[k], limit)
            game.score(boxes[0], s, sheets[k])
            for seat in range(s.seats):
                places[k][seat] = entry.place_of(sheets[k], s.seats, seat)

    return play_all


def program(
    slug: str,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    box: str | Path | Box | None = None,
    compute: tuple[int, int] = (7, 5),
) -> Program:
    """Compile a game for GPUs of a compute capability; no GPU is needed."""
    from athanor.kernel.match import BLANK, start
    from athanor.research import need
    from athanor.research.ptx import ptx_of

    need("numba_cuda", "gpu")
    numba, cuda = need("numba", "gpu"), need("numba.cuda", "gpu")
    types = numba.types

    match = start(slug, seats, seed=1, options=options, box=box)
    loaded, boxes, blank = match.loaded, match.box.records(match.loaded), match._bench.states[BLANK : BLANK + 1]
    one_box, one_state = numba.typeof(boxes).dtype, numba.typeof(blank).dtype
    numbers = [(types.int16, 2), (types.int64, 3), (types.int64, 2), (types.int64, 1)]
    shapes = [(one_box, 1), (one_state, 1), (one_state, 1), *numbers]
    arrays = [types.Array(kind, dimensions, "C") for kind, dimensions in shapes]
    signature = types.void(*arrays, types.uint64, types.int64)
    ptx = ptx_of(kernel_of(loaded, cuda.grid), signature, compute)
    game = loaded.game
    return Program(
        slug, match.seats, ptx, boxes.tobytes(), blank.tobytes(), loaded.actions.size, game.seats[-1], game.longest
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Random matches on a GPU.")
    ways = parser.add_subparsers(dest="way", required=True)
    compiling = ways.add_parser("compile", help="compile a game into a file; no GPU is needed")
    compiling.add_argument("game")
    compiling.add_argument("file", type=Path)
    compiling.add_argument("--seats", type=int)
    compiling.add_argument("--compute", default="7.5", help="the least compute capability of the GPU (7.5)")
    playing = ways.add_parser("play", help="play a compiled game, and say how fast")
    playing.add_argument("file", type=Path)
    playing.add_argument("--matches", type=int, default=1_000_000)
    playing.add_argument("--luck", type=int, default=1)
    given = parser.parse_args()
    if given.way == "compile":
        major, _, minor = given.compute.partition(".")
        program(given.game, given.seats, compute=(int(major), int(minor))).save(given.file)
        return
    found = Program.read(given.file)
    found.play(given.matches, given.luck)  # the first time, the GPU's own code is made
    batch = found.play(given.matches, given.luck)
    decisions, points = int(batch.decisions.sum()), int(batch.scores[:, :, 0].sum())
    print(f"{found.slug}, {found.seats} seats: {given.matches:,} matches, {decisions:,} decisions, {points:,} points")
    print(f"{batch.seconds:.3f} s: {decisions / batch.seconds / 1e6:,.1f} million decisions a second")


if __name__ == "__main__":
    main()
