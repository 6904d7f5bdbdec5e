"""Lab runs in the background: bots play with a changed box and with the game's own, piece by piece, in a lane of their own.

A run lives in the process that began it, as long as there is room; whoever wants to keep one takes its box to `athanor lab`.
"""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass, field

from athanor.kernel.box import Box
from athanor.kernel.watching import watcher_of
from athanor.lab.dials import AS_IT_IS, CHANGED
from athanor.lab.plan import Piece, Plan, Played, cut, play_piece
from athanor.lab.report import body
from athanor.table import trouble
from athanor.table.errors import No
from athanor.table.lanes import Lane, Owner

BOTS = ("random", "greedy:1", "greedy:4", "greedy", "search:50")
KEPT = 40  # runs that a process remembers
SEED = 1
IN_A_PIECE = 2  # matches: others wait no longer than that


@dataclass
class Run:
    """Some matches with a box, and with the game's own where that is another one."""

    id: str
    owner: Owner
    box: Box
    plans: list[Plan]
    waiting: list[Piece]
    rows: dict[str, list[Played]] = field(default_factory=dict)
    done: int = 0
    stopped: bool = False
    failed: bool = False

    @property
    def matches(self) -> int:
        return sum(plan.matches for plan in self.plans)

    @property
    def going(self) -> bool:
        return not (self.stopped or self.failed) and self.done < self.matches

    def played(self) -> list[Played]:
        """What has been played so far, plan by plan."""
        rows = dict(self.rows)
        pieces = [piece for plan in self.plans for piece in cut(plan, IN_A_PIECE)]
        return [one for piece in pieces for one in rows.get(piece.name, ())]

    def report(self, language: str) -> str:
        rows = self.played()
        return body(rows, self.box, language) if rows else ""


class Runs:
    """All runs of a process. Everybody has one at a time."""

    def __init__(self) -> None:
        self.lane = Lane("workshop", 1)
        self.runs: OrderedDict[str, Run] = OrderedDict()
        self._lock = threading.Lock()

    def start(self, owner: Owner, box: Box, own: Box, players: tuple[str, ...], matches: int, compiled: bool) -> Run:
        watched = watcher_of(box.game) is not None
        boxes = [(AS_IT_IS, own)] if own.digest == box.digest else [(AS_IT_IS, own), (CHANGED, box)]
        plans = [
            Plan(box.game.slug, players, matches, SEED, {}, one, variant=name, watched=watched, compiled=compiled)
            for name, one in boxes
        ]
        for plan in plans:
            plan.check()
        run = Run(secrets.token_hex(12), owner, box, plans, [piece for plan in plans for piece in cut(plan, IN_A_PIECE)])
        with self._lock:
            if any(other.going and other.owner.person == owner.person for other in self.runs.values()):
                raise No("run-going", 409)
            self.runs[run.id] = run
            for old in [id for id, one in self.runs.items() if not one.going][: max(0, len(self.runs) - KEPT)]:
                del self.runs[old]
        self._go_on(run)
        return run

    def find(self, id: str, slug: str) -> Run:
        run = self.runs.get(id)
        if run is None or run.box.game.slug != slug:
            raise No("no-such-run", 404)
        return run

    def stop_run(self, id: str, slug: str, person: str) -> Run:
        run = self.find(id, slug)
        if run.owner.person != person:
            raise No("not-your-run", 403)
        run.stopped = True
        return run

    def stop(self) -> None:
        self.lane.stop()

    def _go_on(self, run: Run) -> None:
        """The next piece, when its turn has come."""
        if run.going and run.waiting:
            piece = run.waiting.pop(0)
            self.lane.do(run.owner, lambda enough: play_piece(piece)).add_done_callback(
                lambda future: self._done(run, piece, future)
            )

    def _done(self, run: Run, piece: Piece, future: Future[list[Played]]) -> None:
        if future.cancelled():
            run.stopped = True
            return
        if error := future.exception():
            trouble.defect("workshop", error)
            run.failed = True
            return
        run.rows[piece.name] = future.result()
        run.done += piece.matches
        self._go_on(run)
