"""Thousands of matches at once, one step at a time: what a learner plays in, on the threads of a processor or on a GPU.

pack = athanor.research.arena.pack("alchemist")       # all seats, all options; `pack.for_gpu()` compiles it, and needs no GPU
arena = Threads(pack, matches=4096, seed=7)        # or Gpu(...), with CuPy and nothing else
arena.chosen[:] = ...                              # a slot for each match, of those with arena.mask[slot, match] == 1
arena.step()

Both play the same matches, byte for byte. A pack is kept in a file, so that one machine compiles it and another plays; this file
alone plays it on a GPU, without the project.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from athanor.kernel.box import Box

THREADS = 64  # a block of a GPU
THINKS = "\talloca"  # in the code of rules that think on paper (athanor.kernel.scratch)
STACK_SIZE = 0  # the number of that limit (cudaLimitStackSize)
STACK = 65536  # bytes for each thread then: a GPU gives one kibibyte, and nobody can tell how much will be asked for
WIDTH = 5  # numbers in a row of a score sheet
SMALL = 256  # a family of more actions is listed as far as play has found them legal
MANY = 256  # settings; of more, one for each number of seats is learned
PROOF = 256, 7  # matches and seed of the fingerprint
Setting = tuple[int, dict[str, str]]


@dataclass(frozen=True)
class Pack:
    """A game with its box, its settings and what a learner sees and may choose; compiled for a GPU if it has PTX."""

    slug: str
    box_digest: str
    features_mark: str
    settings: str
    """JSON: the number of seats and the options of each setting."""
    chairs: int
    """The most seats."""
    longest: int
    box: bytes
    blanks: bytes
    """The state before the deal, for each setting."""
    scales: NDArray[np.float32]
    """What each feature is multiplied with to be about 1."""
    action_of: NDArray[np.int16]
    """The action of each slot. Slot 0 stands for any legal action that is not listed, where no listed one is legal."""
    actions: int
    margin: float
    """Points by which a clear victory is won; 0 where points say little."""
    alone: float = 0.0
    """The total that a single player aims at."""
    deal: str = ""
    step: str = ""
    proof: str = ""
    """The fingerprint of some matches on a processor: a GPU that plays the same has the same."""
    compute: str = ""
    """The compute capability of the GPUs that take the machine code below ("90"); others are given PTX."""
    deal_code: bytes = b""
    step_code: bytes = b""

    @property
    def listed(self) -> list[Setting]:
        return [(seats, options) for seats, options in json.loads(self.settings)]

    @property
    def slots(self) -> int:
        return len(self.action_of)

    @property
    def features(self) -> int:
        return len(self.scales)

    def save(self, path: str | Path) -> None:
        kept: Any = {name: np.frombuffer(x, np.uint8) if isinstance(x, bytes) else x for name, x in asdict(self).items()}
        np.savez_compressed(path, **kept)

    @staticmethod
    def read(path: str | Path) -> Pack:
        with np.load(path) as kept:
            found: dict[str, Any] = {one.name: kept[one.name] for one in fields(Pack)}
        for name, x in found.items():
            found[name] = x.tobytes() if x.dtype == np.uint8 else x.item() if x.ndim == 0 else x
        return Pack(**found)

    def for_gpu(self, compute: tuple[int, int] = (9, 0)) -> Pack:
        """The same with code for GPUs of a compute capability or a later one; takes numba-cuda, and no GPU."""
        from athanor.research.compiling import machine_code, ptx

        deal, step = ptx(self.slug, compute)
        codes = machine_code(deal, step, compute)
        made = replace(self, deal=deal, step=step, proof=fingerprint(Threads(self, *PROOF)))
        return replace(made, compute=f"{compute[0]}{compute[1]}", deal_code=codes[0], step_code=codes[1])


def pack(slug: str, settings: Sequence[Setting] | None = None, box: str | Path | Box | None = None, seed: int = 1) -> Pack:
    """A game as a learner plays it, with these settings or all; with the usual ones where there are too many."""
    from athanor.kernel.box import box_for
    from athanor.kernel.conformance import sample
    from athanor.kernel.conformance import settings as every
    from athanor.kernel.features import features_of
    from athanor.kernel.game import find
    from athanor.kernel.loading import load

    game = find(slug)
    loaded, chosen = load(slug), box_for(game, box)
    listed = list(settings or islice(every(game), MANY + 1))
    if len(listed) > MANY:
        listed = sample(game, seed, len(game.seats))
    blanks = np.zeros(len(listed), loaded.rules.State)
    for blank, (seats, options) in zip(blanks, listed, strict=True):
        numbers = game.settings(seats, options)
        blank["seats"] = seats
        blank["options"][: len(numbers)] = numbers
    made, boxes = features_of(loaded), chosen.records(loaded)
    return Pack(
        slug, chosen.digest, made.mark, json.dumps(listed), game.seats[-1], game.longest, boxes.tobytes(), blanks.tobytes(),
        made.scales, worth_listing(loaded, boxes, blanks, seed), loaded.actions.size,
        float(getattr(loaded.rules, "MARGIN", 0)), float(getattr(loaded.rules, "ALONE", 0)),
    )  # fmt: skip


def worth_listing(loaded: Any, boxes: Any, blanks: Any, seed: int) -> NDArray[np.int16]:
    """Slot 0, then every action of a small family, and of a large one those that some random match finds legal."""
    from athanor.research.compiling import thread_of

    marks = np.zeros(loaded.actions.size, np.int8)
    matches = max(1, 200_000 // (len(blanks) * min(loaded.game.longest, 200)))
    room = np.zeros(loaded.actions.size, np.int64)
    if any(family.size > SMALL for family in loaded.actions.families):
        thread_of(loaded).find_legal(
            boxes, blanks, blanks[:1].copy(), room, np.uint64(seed), matches, loaded.game.longest, marks
        )
    for family in loaded.actions.families:
        if family.size <= SMALL:
            marks[family.first : family.first + family.size] = 1
    return np.array([-1, *np.flatnonzero(marks)], np.int16)


class Arena:
    """What both kinds share: the arrays, one column a match.

    feats[feature, match] and mask[slot, match] are what the seat seats[match] sees and may choose; after a step, done[match] is 1
    where a match ended, and then places[seat, match] and totals[seat, match] tell how.
    """

    def __init__(
        self, pack: Pack, matches: int, seed: int, which: NDArray[Any] | None, xp: Any, sheets: int, order: str
    ) -> None:
        """With so many sheets of scratch paper. A match's features lie side by side ("F"), or a feature's matches ("C")."""
        self.pack, self.matches, self.xp = pack, matches, xp
        count = len(pack.listed)
        chosen = np.arange(matches) % count if which is None else np.asarray(which)
        size = len(pack.blanks) // count
        self.players = np.array([seats for seats, _ in pack.listed], np.int8)[chosen]  # seats of each match
        slot_of = np.zeros(pack.actions, np.int16)
        slot_of[pack.action_of[1:]] = np.arange(1, pack.slots)
        self.boxes = xp.array(np.frombuffer(pack.box, np.uint8)).reshape(1, -1)
        self.blanks = xp.array(np.frombuffer(pack.blanks, np.uint8)).reshape(count, size)
        self.which = xp.array(chosen.astype(np.int16))
        self.states, self.views = xp.zeros((matches, size), xp.uint8), xp.zeros((sheets, size), xp.uint8)
        self.moves = xp.zeros((sheets, pack.actions), xp.int16)
        self.slot_of, self.action_of = xp.array(slot_of), xp.array(pack.action_of)
        self.feats = xp.zeros((pack.features, matches), xp.int8, order=order)
        self.mask = xp.zeros((pack.slots, matches), xp.int8, order=order)
        self.seats = xp.zeros(matches, xp.int8)
        self.chosen = xp.zeros(matches, xp.int64)
        self.done = xp.zeros(matches, xp.int8)
        self.places = xp.zeros((pack.chairs, matches), xp.int8)
        self.totals = xp.zeros((pack.chairs, matches), xp.int32)
        self.sheets = xp.zeros((matches, pack.chairs, WIDTH), xp.int64)
        self.luck = luck_from(seed)

    @property
    def given(self) -> list[Any]:
        """What dealing and stepping share, in the order of their arguments."""
        words = [self.states.view(np.uint64), self.views.view(np.uint64)]
        head = [self.boxes, self.blanks, self.which, self.states, words[0], self.views, words[1]]
        return [*head, self.moves, self.slot_of, self.feats, self.mask, self.seats]

    @property
    def answers(self) -> list[Any]:
        return [self.action_of, self.chosen, self.done, self.places, self.totals, self.sheets]


def luck_from(seed: int) -> np.uint64:
    """Where the streams of chance of an arena begin."""
    return np.uint64((seed * 0x9E3779B97F4A7C15) & ((1 << 63) - 1))


class Threads(Arena):
    """An arena on a processor. Compiled rules release the interpreter's lock: each thread has a stretch of the matches."""

    def __init__(self, pack: Pack, matches: int, seed: int = 1, which: Any = None, jobs: int = 0) -> None:
        from athanor.kernel.loading import load
        from athanor.research.compiling import thread_of

        jobs = min(matches, jobs or os.cpu_count() or 1)
        super().__init__(pack, matches, seed, which, np, jobs, "F")
        loaded = load(pack.slug)
        self._thread = thread_of(loaded)
        self._pool = ThreadPoolExecutor(max(1, jobs - 1))
        edges = np.linspace(0, matches, jobs + 1).astype(int).tolist()
        self._stretches = list(zip(edges[:-1], edges[1:], range(jobs), strict=True))
        box, state = loaded.rules.Box, loaded.rules.State
        kinds = {0: box, 1: state, 3: state, 5: state}
        self._given = [x.view(kinds[k]).reshape(-1) if k in kinds else x for k, x in enumerate(self.given)]
        self._streams = np.zeros(matches, np.uint64)
        self._playing = *self._given, *self.answers
        self._thread.step_some(*self._playing, 0, 0, 0)  # compiled now, not in the first step
        self._thread.choose_some(self.mask, self._streams, self.chosen, 0, 0, 0)
        self._thread.first_refused(self.mask, self.chosen)
        self.deal(seed)

    def _all(self, function: Any, *given: Any) -> None:
        """Each thread its stretch; the first is ours."""
        first, *rest = self._stretches
        waiting = [self._pool.submit(function, *given, *stretch) for stretch in rest]
        function(*given, *first)
        for one in waiting:
            one.result()

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def deal(self, seed: int) -> None:
        """New matches everywhere, and a new stream of chance for each."""
        self.luck = luck_from(seed)
        self._streams[:] = np.random.default_rng(seed).integers(1, 1 << 63, self.matches, np.uint64)
        self._all(self._thread.deal_some, *self._given, self.luck)

    def choose(self) -> None:
        """Any slot that may be chosen, in every match, each equally likely."""
        self._all(self._thread.choose_some, self.mask, self._streams, self.chosen)

    def step(self) -> None:
        """Play what is in `chosen`, in every match. A slot that may not be chosen raises ValueError, and nothing is played."""
        k = self._thread.first_refused(self.mask, self.chosen)
        if k >= 0:
            raise ValueError(f"Match {k} may not choose slot {self.chosen[k]}.")
        self._all(self._thread.step_some, *self._playing)


class Gpu(Arena):
    """An arena on an NVIDIA GPU: a thread a match. Nothing is checked there: who chooses keeps to the mask."""

    def __init__(self, pack: Pack, matches: int, seed: int = 1, which: Any = None) -> None:
        cupy = importlib.import_module("cupy")
        super().__init__(pack, matches, seed, which, cupy, matches, "C")
        self._grid = (-(-matches // THREADS),), (THREADS,)
        records = [as_argument(x, x.shape[1], (len(x),)) for x in (self.boxes, self.blanks, self.states, self.views)]
        plain = [as_argument(x, x.itemsize, x.shape) for x in self.given]
        plain[0], plain[1], plain[3], plain[5] = records
        given = [number for one in plain for number in one]
        answers = [number for x in self.answers for number in as_argument(x, x.itemsize, x.shape)]
        fits = cupy.cuda.Device().compute_capability == pack.compute
        if THINKS in pack.step:
            cupy.cuda.runtime.deviceSetLimit(STACK_SIZE, STACK)
        self._step, self._arguments = kernel(pack.step, pack.step_code if fits else b""), (*given, *answers)
        kernel(pack.deal, pack.deal_code if fits else b"")(*self._grid, (*given, self.luck))
        cupy.cuda.Device().synchronize()

    def step(self) -> None:
        """Play what is in `chosen`, in every match, on CuPy's current stream."""
        self._step(*self._grid, self._arguments)


def fingerprint(arena: Any, steps: int = 200) -> str:
    """A digest of everything that is seen and done in some steps of an arena, chosen by number: the same wherever it runs."""
    sha, order = hashlib.sha256(), np.arange(arena.matches)
    here = getattr(arena.xp, "asnumpy", np.asarray)
    for step in range(steps):
        mask = here(arena.mask)
        wanted = (order * 7919 + step * 104729) % mask.sum(0)  # so many legal slots are passed over
        arena.chosen[:] = arena.xp.asarray((mask.cumsum(0) > wanted).argmax(0))
        arena.step()
        for x in (arena.states, arena.feats, arena.mask, arena.seats, arena.done, arena.places, arena.totals):
            sha.update(here(x).tobytes())
    return sha.hexdigest()


@lru_cache(maxsize=16)
def kernel(ptx: str, code: bytes = b"") -> Any:
    """The GPU's own code; where there is none the driver makes it, which can take a while: once."""
    module = importlib.import_module("cupy").cuda.function.Module()
    module.load(code or ptx.encode())
    _modules.append(module)  # a function does not keep its module alive
    return module.get_function(ptx.split(".visible .entry ")[1].split("(")[0].strip())


_modules: list[Any] = []


def as_argument(array: Any, size: int, shape: tuple[int, ...]) -> list[Any]:
    """An array as Numba's kernels take it: owner, parent, items, bytes an item, where it lies, shape, strides."""
    strides = [size * int(np.prod(shape[k + 1 :])) for k in range(len(shape))]
    whole = [int(np.prod(shape)), size, array.data.ptr, *shape, *strides]
    return [np.int64(value) for value in (0, 0, *whole)]
