"""A real server in this process: what it writes into its log can be read, and the house behind it can be entered."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from athanor.table.house import House
from athanor.table.serve import listener
from athanor.table.server import server
from athanor.table.settings import Limits, Settings

FREE = Limits(reads=(1e6, 1e6), writes=(1e6, 1e6), tables=(1e6, 1e6), talk=(1e6, 1e6), hints=(1e6, 1e6))


class Desk(logging.Handler):
    """The server's log, as it would be read."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logging.Formatter("%(name)s %(message)s"))
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(self.format(record))


@contextmanager
def inside(folder: Path, **given: Any) -> Iterator[tuple[str, House, list[str]]]:
    """(the server's address, the house behind it, the log)"""
    log, root = Desk(), logging.getLogger()
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
        yield f"http://127.0.0.1:{port}", running.config.app.state.rooms.house, log.written  # type: ignore[union-attr]
    finally:
        running.handle_exit(15, None)
        thread.join(20)
        root.removeHandler(log)
        root.setLevel(before)
