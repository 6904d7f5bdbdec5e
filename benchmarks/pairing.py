"""How long it takes to pair those who seek: `python benchmarks/pairing.py --seekers 1000`.

The seekers come one after the other, with all games, numbers of players and speeds; some leave the number or the speed open.
"""

from __future__ import annotations

import argparse
import random
import time

from athanor.kernel.game import slugs
from athanor.table.finding.finder import numbers, speeds
from athanor.table.finding.pairing import Seek, pair


def crowd(count: int, seed: int = 7) -> list[Seek]:
    luck, seats = random.Random(seed), numbers()
    found = []
    for k in range(count):
        game = luck.choice(slugs())
        chosen = luck.choice([0, *seats[game]])
        found.append(Seek(f"p{k:06}", f"P{k}", game, chosen, luck.choice(["", *speeds()]), luck.random() < 0.5, float(k)))
    return found


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seekers", type=int, default=1000)
    seekers = crowd(words.parse_args().seekers)
    began = time.process_time()
    tables = pair(seekers, numbers(), speeds())
    took = time.process_time() - began
    paired = sum(len(table.seekers) for table in tables)
    print(f"{len(seekers)} seekers, {len(tables)} tables, {paired} paired, {1000 * took:.0f} ms of the processor")


if __name__ == "__main__":
    main()
