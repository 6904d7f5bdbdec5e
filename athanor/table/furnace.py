"""The furnace: games are compiled, each in a process of its own, while they are already played interpreted.

Run as a module it heats one game and prints how far it is; the compiled code lies in the kernel's cache afterwards.
"""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from athanor.kernel.game import find, slugs
from athanor.kernel.loading import Loaded, load, ready, weight
from athanor.table.lanes import PARTING

log = logging.getLogger("athanor.table")
STOPS = {signal.SIGTERM, signal.SIGINT}  # a child that is told to stop is not broken
COLD, HEATING, HOT, BROKEN = "cold", "heating", "hot", "broken"


@dataclass
class Fire:
    """How far one game is."""

    status: str = COLD
    done: int = 0
    steps: int = 0

    @property
    def percent(self) -> int:
        return 100 if self.status == HOT else 100 * self.done // max(1, self.steps)


class Furnace:
    """Which way each game runs now: compiled as soon as it can be. So many are compiled at a time as there are cores, `jobs` at
    most: the first hand takes the shortest that is left, so that some are hot soon, the others the longest, which takes longest.
    """

    def __init__(self, compiled: bool = True, jobs: int = 2) -> None:
        self.compiled = compiled
        self.jobs = max(1, min(jobs, os.cpu_count() or 1))
        self.fires = {slug: Fire() for slug in slugs()}
        self._loaded: dict[str, Loaded] = {}
        self._queue = sorted(self.fires, key=weight)
        self._children: dict[str, subprocess.Popen[str]] = {}
        self._wanted: set[str] = set()  # somebody sits there
        self._put_off: set[str] = set()  # told to stop for one that is wanted
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self.burnt: Callable[[], object] = lambda: None
        self._thread = threading.Thread(target=self._burn, name="furnace", daemon=True)

    def loaded(self, slug: str) -> Loaded:
        """The game, at once: interpreted as long as it is not compiled."""
        if slug not in self._loaded:
            find(slug)
            self._loaded.setdefault(slug, load(slug, compiled=False))
        return self._loaded[slug]

    def start(self) -> None:
        if self.compiled:
            self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        for child in list(self._children.values()):
            child.terminate()
        if self._thread.is_alive():
            self._thread.join(PARTING)

    def hurry(self, slug: str) -> None:
        """Somebody wants to play this one: it comes next, and at once in place of a game that nobody waits for. What was
        compiled of that one stays in the cache."""
        with self._lock:
            self._wanted.add(slug)
            if slug not in self._queue:
                return
            self._queue.remove(slug)
            self._queue.insert(0, slug)
            idle = [one for one in self._children if one not in self._wanted]
            if idle and len(self._children) >= self.jobs and not self._put_off:
                last = max(idle, key=weight)
                self._put_off.add(last)
                self._children[last].terminate()

    def _burn(self) -> None:
        with ThreadPoolExecutor(self.jobs, "furnace") as pool:
            list(pool.map(self._tend, range(self.jobs)))
        self.burnt()

    def _next(self, hand: int) -> str:
        """The game to compile next; none when all are done."""
        with self._lock:
            if not self._queue or self._stopped.is_set():
                return ""
            first = hand == 0 or self._queue[0] in self._wanted
            return self._queue.pop(0 if first else -1)

    def _tend(self, hand: int) -> None:
        while slug := self._next(hand):
            fire = self.fires.setdefault(slug, Fire())
            fire.status = HEATING
            try:
                if self._heat(slug, fire) and not self._stopped.is_set():
                    self._loaded[slug] = load(slug)
                    fire.status = HOT
                else:
                    fire.status = COLD
            except Exception:
                log.exception("%s could not be compiled; it is played interpreted", slug)
                fire.status = BROKEN
            with self._lock:
                if slug in self._put_off and fire.status == COLD:
                    self._queue.append(slug)
                self._put_off.discard(slug)

    def _heat(self, slug: str, fire: Fire) -> bool:
        """True when the compiled game lies in the cache."""
        if ready(slug):
            return True
        shelves = os.pathsep.join([str(find(slug).folder.parent), os.environ.get("ATHANOR_GAMES", "")])
        root = os.pathsep.join(path or os.getcwd() for path in sys.path)
        given = {**os.environ, "ATHANOR_GAMES": shelves, "PYTHONPATH": root}
        words = [sys.executable, "-m", "athanor.table.furnace", slug]
        pipe = subprocess.PIPE  # in a session of its own: Ctrl-C is said to the server, who tells the furnace
        with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, env=given, start_new_session=True) as child:
            self._children[slug] = child
            if self._stopped.is_set():  # somebody stopped us while it was lit
                child.terminate()
            assert child.stdout is not None
            assert child.stderr is not None
            for row in child.stdout:
                done, _, steps = row.partition(" ")
                fire.done, fire.steps = int(done), int(steps)
            complaint = child.stderr.read()
        del self._children[slug]
        if child.returncode and not self._stopped.is_set() and -child.returncode not in STOPS:
            raise RuntimeError(complaint.strip()[-2000:])
        return child.returncode == 0


def main() -> None:
    os.nice(5)  # whoever plays meanwhile comes first
    load(sys.argv[1], progress=lambda step, k, n: print(k, n, flush=True))


if __name__ == "__main__":
    main()
