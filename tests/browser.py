"""A server of our own and a browser to look at it: for the tests and for the screenshots."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, TimeoutError

ROOT = Path(__file__).parent.parent
CHROMIUM = os.environ.get("ATHANOR_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Served:
    """One server process."""

    def __init__(self, data: Path, database: str = "", port: int = 0, pace: float = 0.0, shelves: str = "") -> None:
        self.data = data
        words = [sys.executable, "-m", "athanor.cli", "serve", "--port", str(port), "--pace", str(pace), "--interpreted"]
        given = {**os.environ, "ATHANOR_DATA": str(data), "PYTHONPATH": str(ROOT)}
        if shelves:
            given["ATHANOR_GAMES"] = shelves
        words += ["--database", database] if database else []
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=given, cwd=ROOT)
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"http://\S+", first)
        assert found, f"the server did not start: {first!r}"
        self.url = found[0].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(20)

    def play_until(self, page: Any, line: int) -> None:
        """Click the first thing that may be done, again and again, until so many lines are played or the match is over."""
        end = time.monotonic() + 240
        while time.monotonic() < end:
            if page.locator("main").get_attribute("data-page") == "over":
                return
            played = page.evaluate("Number(document.querySelector('main').dataset.shown ?? 0)")
            if played >= line:
                return
            button = page.locator("#actions button[data-action]")
            count = button.count()
            if count:
                before = page.evaluate("document.querySelector('main').dataset.shown")
                with suppress(TimeoutError):  # a button may be replaced in the moment in which it is clicked
                    button.nth(played * 7 % count).click(timeout=2000)
                until(page, before)
            else:
                page.wait_for_timeout(30)
        raise AssertionError("the match does not come to an end")


def until(page: Any, before: str | None) -> None:
    end = time.monotonic() + 2
    while time.monotonic() < end:
        try:
            if page.evaluate("document.querySelector('main').dataset.shown") != before:
                return
        except Error:
            return  # another page came
        page.wait_for_timeout(10)


@contextmanager
def serving(data: Path, **how: Any) -> Iterator[Served]:
    served = Served(data, **how)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.stop()
