"""A real server in this process: what it writes into its log can be read, and the matches behind it can be entered."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from athanor.kernel.loading import load
from athanor.table.matches import Matches
from athanor.table.serve import listener
from athanor.table.server import server
from athanor.table.settings import Limits, Settings

MUCH = (1e6, 1e6)
FREE = Limits(reads=MUCH, writes=MUCH, tables=MUCH, talk=MUCH, hints=MUCH, codes=MUCH, exports=MUCH)


class Written(logging.Handler):
    """The server's log, as it would be read."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logging.Formatter("%(name)s %(message)s"))
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(self.format(record))


@contextmanager
def inside(folder: Path, **given: Any) -> Iterator[tuple[str, Matches, list[str]]]:
    """(the server's address, the matches behind it, the log)"""
    log, root = Written(), logging.getLogger()
    before = root.level
    root.addHandler(log)
    root.setLevel(logging.DEBUG)
    for guests in ("httpx2", "httpcore2"):
        logging.getLogger(guests).setLevel(logging.WARNING)
    bound = listener("127.0.0.1", 0)
    port = bound.getsockname()[1]
    running = server(Settings(**{"data": folder, "port": port, "compiled": False, "pace": 0.0, "limits": FREE, **given}))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{port}", running.config.app.state.rooms.matches, log.written  # type: ignore[union-attr]
    finally:
        running.handle_exit(15, None)
        thread.join(60)
        root.removeHandler(log)
        root.setLevel(before)


def hot(matches: Matches, game: str) -> None:
    """From now on this game is played compiled."""
    matches.furnace._loaded[game] = load(game)
