"""Who plays the pieces of a run: threads of this process, or processes of this machine. Each is a `plan.Run`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from multiprocessing import get_context

from athanor.kernel.loading import load
from athanor.lab.plan import Piece, Played, Run, play_piece


def threads(jobs: int = 1) -> Run:
    """So many threads: compiled search releases the interpreter's lock."""

    def run(pieces: Sequence[Piece]) -> Iterator[tuple[Piece, list[Played]]]:
        for piece in pieces[:1]:
            load(piece.plan.game, piece.plan.compiled)
        return played(ThreadPoolExecutor(jobs), pieces)

    return run


def processes(jobs: int = 1) -> Run:
    """So many processes, where bots and watchers think in Python."""

    def run(pieces: Sequence[Piece]) -> Iterator[tuple[Piece, list[Played]]]:
        return played(ProcessPoolExecutor(jobs, get_context("spawn")), pieces)

    return run


def played(pool: Executor, pieces: Sequence[Piece]) -> Iterator[tuple[Piece, list[Played]]]:
    """Each piece with its rows, as soon as it is done; what has not begun when nobody asks any more is left."""
    try:
        waiting = {pool.submit(play_piece, piece): piece for piece in pieces}
        for done in as_completed(waiting):
            yield waiting.pop(done), done.result()
    finally:
        pool.shutdown(cancel_futures=True)
