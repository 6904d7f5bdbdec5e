"""`thread.py` made ready for one game: compiled for a processor, or to PTX for a GPU."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from athanor.kernel.features import features_of
from athanor.kernel.loading import Loaded, load
from athanor.kernel.records import NEWS_WIDTH

SOURCE = Path(__file__).with_name("thread.py")
GIVEN = ["boxes", "blanks", "which", "states", "words", "views", "seen", "moves", "slot_of", "feats", "mask", "seats"]
ANSWERS = ["action_of", "chosen", "done", "places", "totals", "sheets"]


@lru_cache(maxsize=16)
def thread_of(loaded: Loaded) -> ModuleType:
    """What happens in one match, for a loaded game."""
    text, made = SOURCE.read_text(encoding="utf-8"), features_of(loaded)
    news = loaded.rules.State.fields["news"]
    first, end = -(-news[1] // 8), (news[1] + news[0].itemsize) // 8  # whole words of news, which nobody copies
    assert news[0].shape[1] == NEWS_WIDTH
    mark = hashlib.sha256(f"{text} {made.mark} {first} {end}".encode()).hexdigest()[:16]
    return loaded.run(f"thread_{mark}", text, observe=made.code.observe, NEWS=first, AFTER=end)


def ptx(slug: str, compute: tuple[int, int]) -> tuple[str, str]:
    """The code of dealing and of stepping for GPUs of a compute capability."""
    from athanor.research import need
    from athanor.research.ptx import ptx_of

    need("numba_cuda", "gpu")
    numba, cuda = need("numba", "gpu"), need("numba.cuda", "gpu")
    types, loaded = numba.types, load(slug)
    thread = thread_of(loaded)
    box, state = (numba.typeof(np.zeros(1, kind)).dtype for kind in (loaded.rules.Box, loaded.rules.State))
    kinds: dict[str, tuple[Any, int]] = {
        "boxes": (box, 1), "blanks": (state, 1), "which": (types.int16, 1), "states": (state, 1), "words": (types.uint64, 2),
        "views": (state, 1), "seen": (types.uint64, 2), "moves": (types.int16, 2), "slot_of": (types.int16, 1),
        "feats": (types.int8, 2), "mask": (types.int8, 2), "seats": (types.int8, 1), "action_of": (types.int16, 1),
        "chosen": (types.int64, 1), "done": (types.int8, 1), "places": (types.int8, 2), "totals": (types.int32, 2),
        "sheets": (types.int64, 3),
    }  # fmt: skip

    def arrays(names: list[str]) -> list[Any]:
        return [types.Array(*kinds[name], "C") for name in names]

    deal, step = kernels(thread, cuda.grid)
    signatures = types.void(*arrays(GIVEN), types.uint64), types.void(*arrays(GIVEN + ANSWERS))
    return ptx_of(deal, signatures[0], compute), ptx_of(step, signatures[1], compute)


def machine_code(deal: str, step: str, compute: tuple[int, int]) -> tuple[bytes, bytes]:
    """The same for one kind of GPU, if there is an assembler."""
    from athanor.research.ptx import assembled

    return assembled(deal, compute), assembled(step, compute)


def kernels(thread: Any, grid: Any) -> tuple[Any, Any]:
    """What each thread of a GPU does; `grid` tells it its number."""
    deal, step = thread.deal, thread.step

    def deal_all(  # type: ignore[no-untyped-def]
        boxes, blanks, which, states, words, views, seen, moves, slot_of, feats, mask, seats, luck
    ):
        k = grid(1)
        if k < len(states):
            deal(boxes, blanks, which, states, words, views, seen, moves, slot_of, feats, mask, seats, luck, k, k)

    def step_all(  # type: ignore[no-untyped-def]
        boxes, blanks, which, states, words, views, seen, moves, slot_of, feats, mask, seats,
        action_of, chosen, done, places, totals, sheets,
    ):  # fmt: skip
        k = grid(1)
        if k < len(states):
            step(
                boxes, blanks, which, states, words, views, seen, moves, slot_of, feats, mask, seats,
                action_of, chosen, done, places, totals, sheets, k, k,
            )  # fmt: skip

    return deal_all, step_all
