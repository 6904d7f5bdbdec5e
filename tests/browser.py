"""A server of our own and a browser to look at it: for the tests and for the screenshots."""

from __future__ import annotations

import atexit
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

import httpx2 as httpx
from playwright.sync_api import Browser, Error, expect, sync_playwright

ROOT = Path(__file__).parent.parent
SHELVES = f"{ROOT / 'examples'}:{ROOT / 'tests' / 'games'}"
CHROMIUM = os.environ.get("ATHANOR_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # a second page of a visitor finds what the first has read
]
PATIENCE = 120.0  # seconds for whatever must come: a busy machine takes long, and nothing may depend on how long
LONG = 900.0  # for a whole match, or for games that are not compiled yet
MOMENT = 4000  # milliseconds for a click that may be tried again
expect.set_options(timeout=1000 * PATIENCE)


class Served:
    """One server process."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        port: int = 0,
        pace: float = 0.0,
        shelves: str = "",
        compiled: bool = False,
        more: Sequence[str] = (),
    ) -> None:
        self.data = data
        words = [sys.executable, "-m", "athanor.cli", "serve", "--port", str(port), "--pace", str(pace)]
        words += [*more] if compiled else ["--interpreted", *more]
        given = {**os.environ, "ATHANOR_DATA": str(data), "PYTHONPATH": str(ROOT), "PYTHONFAULTHANDLER": "1"}
        if shelves:
            given["ATHANOR_GAMES"] = shelves
        words += ["--database", database] if database else []
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.log = data / "log"
        with self.log.open("a") as log:
            self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True, env=given, cwd=ROOT)
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"http://\S+", first)
        assert found, f"the server did not start: {first!r} {self.log.read_text()}"
        self.url = found[0].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(PATIENCE)

    def heated(self, game: str) -> None:
        """Wait until a game is played compiled."""
        wait_until(lambda: self._fire(game) == "hot", LONG)

    def _fire(self, game: str) -> str:
        with urlopen(f"{self.url}/api/games", timeout=PATIENCE) as answer:
            fires = {one["slug"]: one["furnace"]["status"] for one in json.load(answer)["games"]}
        assert fires[game] != "broken"
        return str(fires[game])

    def play_until(self, page: Any, line: int) -> None:
        """Click one of the things that may be done, again and again, until so many lines are played or the match is over."""
        wait_until(lambda: self._plays_on(page, line), LONG)

    def play_out(self, page: Any) -> None:
        """Play the match to its end over the API, from a page that draws nothing, and come back to what is shown then."""
        match, seat = page.url.rpartition("/")[2], int(page.locator("main").get_attribute("data-seat"))
        page.goto("/healthz")
        known = {one["name"]: one["value"] for one in page.context.cookies(self.url)}
        with httpx.Client(base_url=self.url, cookies=known, headers={"Origin": self.url}, timeout=PATIENCE) as me:
            wait_until(lambda: self._played_out(me, f"/api/matches/{match}", seat), LONG)
        page.goto(f"/m/{match}")

    def _played_out(self, me: httpx.Client, match: str, seat: int) -> bool:
        """Play as long as it is one's turn; True when the match is over. Nobody may be faster than a visitor: then one waits."""
        while (view := me.get(f"{match}/view", params={"seat": seat}).json())["your_turn"]:
            action = view["legal"][view["version"] * 7 % len(view["legal"])]["action"]
            answer = me.post(f"{match}/act", json={"seat": seat, "action": action, "version": view["version"]})
            if answer.status_code == 429:
                return False
            assert answer.is_success or answer.status_code == 409, answer.text
        return bool(view["table"]["status"] == "over")

    def _plays_on(self, page: Any, line: int) -> bool:
        """One click; True when there is nothing left to click. A page may go while it is looked at, and a button too."""
        with suppress(Error):
            before = seen(page)
            if before["page"] == "over" or before["shown"] >= line:
                return True
            buttons = page.locator("#choices button[data-action]")
            count = buttons.count()
            if count:
                buttons.nth(before["shown"] * 7 % count).dispatch_event("click", timeout=MOMENT)  # the list may be folded
                wait_until(lambda: seen(page) != before, MOMENT / 1000, "the click was lost")
            else:
                page.wait_for_timeout(30)
        return False


def seen(page: Any) -> dict[str, Any]:
    """Which page is shown, at which version of the match, and how often its picture was drawn."""
    found: dict[str, Any] = page.evaluate(
        """() => { const { page, shown = 0, drawn = 0 } = document.querySelector("main").dataset;
        return { page, shown: Number(shown), drawn: Number(drawn) }; }"""
    )
    return found


class Late(Error):
    """It did not come."""


def wait_until(comes: Callable[[], bool], seconds: float = PATIENCE, otherwise: str = "it does not come") -> None:
    end = time.monotonic() + seconds
    while not comes():
        if time.monotonic() > end:
            raise Late(f"{otherwise}: waited {seconds:g} seconds")
        time.sleep(0.02)


@contextmanager
def serving(data: Path, **how: Any) -> Iterator[Served]:
    served = Served(data, **how)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.stop()


@cache
def chromium() -> Browser:
    """The browser of this process: started when it is first asked for, gone with the process."""
    assert Path(CHROMIUM).exists(), "Chromium is not installed: say `make chromium`, or name it in ATHANOR_CHROMIUM."
    engine = sync_playwright().start()
    atexit.register(engine.stop)
    return engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@cache
def table(compiled: bool) -> Served:
    """The server of this process, likewise: everybody who comes is somebody else, and lays tables of their own."""
    folder = TemporaryDirectory(prefix="athanor-")
    atexit.register(folder.cleanup)
    served = Served(Path(folder.name), shelves="" if compiled else SHELVES, compiled=compiled)
    atexit.register(served.stop)
    return served
