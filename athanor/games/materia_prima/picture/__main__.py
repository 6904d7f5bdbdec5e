"""A sheet of samples: the questions of the table, both layouts, both languages."""

import sys
from pathlib import Path

from athanor.games.materia_prima.picture import write_samples

if len(sys.argv) != 2:
    sys.exit("usage: python -m athanor.games.materia_prima.picture DIR")
print(f"{write_samples(Path(sys.argv[1]))} pictures in {sys.argv[1]}")
