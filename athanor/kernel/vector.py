"""A state as a row of numbers, for learning."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

UNLEARNT = ("rng", "fresh", "news", "news_count")  # luck, and the story of the last action


@lru_cache(maxsize=64)
def stretches(dtype: np.dtype[Any]) -> list[tuple[int, int, str]]:
    """(first byte, end, element type) of the fields that a learner reads; neighbours of one type are one stretch."""
    found: list[tuple[int, int, str]] = []
    for name in dtype.names or ():
        field, start = dtype.fields[name][:2]  # type: ignore[index]
        code, end = field.base.str[1:], start + field.itemsize
        if name in UNLEARNT:
            continue
        if found and found[-1][1:] == (start, code):
            start = found.pop()[0]
        found.append((start, end, code))
    return found


def as_vector(array: NDArray[Any]) -> NDArray[np.int32]:
    """The first record as one row of whole numbers. A field of 64 bits, which no such number holds, becomes its bits."""
    memory = array[:1].view(np.uint8)
    parts = [
        np.unpackbits(memory[start:end], bitorder="little") if code in ("i8", "u8") else memory[start:end].view(code)
        for start, end, code in stretches(array.dtype)
    ]
    return np.concatenate(parts, dtype=np.int32, casting="unsafe")
