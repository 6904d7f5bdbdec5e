"""The long run, with its figures: seed after seed until the time is over."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path

from tests import conftest  # noqa: F401  the shelves
from tests.histories.run import run
from tests.postgres import postgres


def main() -> int:
    flags = argparse.ArgumentParser(prog="python -m tests.histories", description=__doc__)
    flags.add_argument("--seconds", type=float, default=600)
    flags.add_argument("--each", type=float, default=30, help="seconds of one run")
    flags.add_argument("--processes", type=int, default=2)
    flags.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    flags.add_argument("--seed", type=int, default=1)
    given = flags.parse_args()
    end, seed, failed = time.monotonic() + given.seconds, given.seed, 0
    while time.monotonic() < end:
        with (
            postgres() if given.database == "postgresql" else nullcontext("") as url,
            tempfile.TemporaryDirectory() as folder,
        ):
            done = run(Path(folder), url, given.processes, given.each, seed)
        print(f"seed {seed}, {given.database}, {given.processes} processes: {done.told()}", flush=True)
        failed += bool(done.broken)
        seed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
