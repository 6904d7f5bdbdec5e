"""Screenshots of every page, and of each game at three stages, into docs/pictures: `make pictures`.

A server is started for it, with an empty database; Chromium looks at it, wide and narrow, in both languages.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import athanor  # noqa: E402
from athanor.kernel.game import find, slugs  # noqa: E402
from tests.browser import CHROMIUM, FLAGS, Served, serving  # noqa: E402

SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
OF_GAMES = {"troop": "/games/alkemy/pages/troop?load=cobra-200", "setup": "/games/alkemy/pages/setup?scenario=pillars"}
STAGES = {"start": 0.02, "middle": 0.5, "end": 0.9}
ENTRANTS = {
    "Abigaïl": "cobra-200",
    "Merlin": "avalon-200",
    "Zosime": "khaliman-200",
    "Hypatia": "aurlok-200",
    "Maria": "triade-200",
    "Geber": "naashti-200",
    "Flamel": "temple-200",
}


class Album:
    """Takes the pictures of one server."""

    def __init__(self, served: Served, browser: Browser, folder: Path) -> None:
        self.served = served
        self.browser = browser
        self.folder = folder

    def visitor(self, size: str, language: str) -> Page:
        phone = {"is_mobile": True, "has_touch": True} if size == "phone" else {}
        given: dict[str, Any] = {"viewport": SIZES[size], "locale": language, **phone}
        return self.browser.new_context(base_url=self.served.url, **given).new_page()

    def take(self, page: Page, name: str, whole: bool = True) -> None:
        page.wait_for_load_state("load")
        page.wait_for_timeout(400)
        page.screenshot(path=self.folder / f"{name}.jpg", full_page=whole, type="jpeg", quality=84)
        print(f"docs/pictures/{name}.jpg")

    def pages(self, slug: str, size: str, language: str) -> None:
        page = self.visitor(size, language)
        pages = {"lobby": "/", "new": f"/new/{slug}", "rules": f"/rules/{slug}", "api": "/api", **OF_GAMES}
        for name, path in pages.items():
            page.goto(path)
            self.take(page, f"page-{name}-{size}-{language}", whole=name not in ("rules", "api"))

    def event(self, size: str, language: str) -> None:
        """A tournament in its second round, as its organiser sees it."""
        page = self.visitor(size, language)
        page.goto("/new-event/alkemy")
        page.fill("#name", "Coupe de la Saint-Jean")
        page.fill("#person", "Abigaïl")
        page.fill("#rounds", "4")
        page.click(".key.big")
        for name, troop in ENTRANTS.items():
            page.fill("#player-name", name)
            page.select_option("#ready", troop)
            page.click("#players button.key")
        page.click("form[action$='/pair'] button.key")
        for k, (winner, scenario) in enumerate([("1-2", (3, 1)), ("1-1", (2, 2)), ("2-1", (0, 3))]):
            board = page.locator(f"#table-1-{k + 1}")
            board.locator("details summary").click()
            board.locator("select[name=winner]").select_option(winner)
            for seat in (0, 1):
                board.locator(f"input[name=scenario{seat}]").fill(str(scenario[seat]))
                board.locator(f"select[name=objective{seat}]").select_option(index=1 + 2 * k + seat)
            board.locator("input[name=achieved0]").check()
            board.locator("details button").click()
        page.click("form[action$='/pair'] button.key")
        page.evaluate("scrollTo(0, 0)")
        self.take(page, f"page-event-{size}-{language}", whole=size == "desk")

    def stages(self, slug: str, size: str, language: str) -> None:
        """One match against bots, by clicks in the list of actions, looked at three times."""
        page = self.visitor(size, language)
        page.goto("/")
        page.fill(f"#name-{slug}", "Abigaïl")
        page.select_option(f"#level-{slug}", "apprentice")
        page.click(f"#game-{slug} .key")
        page.wait_for_selector("#picture svg")
        lines = self.length(slug)
        for stage, share in STAGES.items():
            self.served.play_until(page, int(lines * share))
            self.take(page, f"{slug}-{stage}-{size}-{language}", whole=size == "phone")
        self.served.play_until(page, 10**6)
        page.wait_for_selector(".over")
        self.take(page, f"page-over-{size}-{language}")

    def length(self, slug: str) -> int:
        """About how many lines a match has."""
        seats = 3 if 3 in find(slug).seats else None
        match, luck = athanor.start(slug, seats, 1, compiled=False), Random(1)
        while not match.over:
            seat = match.to_act()[0]
            match.play(luck.choice(match.legal(seat)), seat)
        return len(match.lines)


def main() -> None:
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as served, sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        album = Album(served, browser, folder)
        for size, language in (("desk", "en"), ("phone", "fr")):
            album.pages(slugs()[0], size, language)
            album.event(size, language)
            for slug in slugs():
                album.stages(slug, size, language)


if __name__ == "__main__":
    main()
