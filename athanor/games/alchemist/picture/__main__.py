"""A sheet of samples: every question at every table, both layouts, both languages."""

import sys
from pathlib import Path

from athanor.games.alchemist.picture import write_samples

if len(sys.argv) != 2:
    sys.exit("usage: python -m athanor.games.alchemist.picture DIR")
print(f"{write_samples(Path(sys.argv[1]))} pictures in {sys.argv[1]}")
