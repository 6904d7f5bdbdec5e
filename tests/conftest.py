"""Games of the examples and of the tests stand on the shelf too. What takes longest is begun first, and shared out."""

import os
from pathlib import Path

from athanor.kernel.game import add_shelf
from tests.postgres import ending

HERE = Path(__file__).parent
add_shelf(HERE.parent / "examples")
add_shelf(HERE / "games")
LONG = ("browser", "leaks", "histories", "loading", "conformance", "storage", "mutants", "fuzz", "shipped", "furnace")
"""Parts of the names of modules whose tests take long: they talk to servers, browsers or a compiler."""


def pytest_collection_modifyitems(items):
    """Each of several workers begins with its share of the long tests; whoever is done first takes short ones from the others."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if any(part in item.path.stem for part in LONG)]
    short = [item for item in items if item not in set(long)]
    items[:] = [item for k in range(workers) for item in (*long[k::workers], *share(short, k, workers))]


def share(items, k, workers):
    """The k-th of so many equal parts."""
    return items[len(items) * k // workers : len(items) * (k + 1) // workers]


def pytest_sessionfinish():
    ending.close()
