"""A server whose clock the tests move: eight bytes of a file are added to the time of day."""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path


def move_clock(path: Path) -> None:
    """From now on the time of day is that of the file."""
    with path.open("r+b") as file:
        offset = mmap.mmap(file.fileno(), 8)
    real = time.time
    time.time = lambda: real() + struct.unpack("d", offset[:8])[0]


def main(folder: str, database: str, port: str, clock: str) -> None:
    move_clock(Path(clock))
    from athanor.table.serve import serve
    from athanor.table.settings import Limits, Settings

    free = (1e9, 1e9)
    limits = Limits(reads=free, writes=free, tables=free, talk=free, hints=free)
    serve(Settings(database=database, data=Path(folder), port=int(port), pace=0.0, compiled=False, limits=limits))


if __name__ == "__main__":
    main(*sys.argv[1:])
